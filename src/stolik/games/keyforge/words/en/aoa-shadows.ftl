# Age of Ascension, house shadows: titles, then the words of single cards.

title-life-for-a-life = Life for a Life
title-ronnie-wristclocks = Ronnie Wristclocks
title-little-niff = Little Niff
title-lethal-distraction = Lethal Distraction
title-plague-rat = Plague Rat
title-sack-of-coins = Sack of Coins
title-scowly-caper = Scowly Caper
title-shard-of-greed = Shard of Greed

card-life-for-a-life = { title-life-for-a-life }
card-ronnie-wristclocks = { title-ronnie-wristclocks }
card-little-niff = { title-little-niff }
card-lethal-distraction = { title-lethal-distraction }
card-plague-rat = { title-plague-rat }
card-sack-of-coins = { title-sack-of-coins }
card-scowly-caper = { title-scowly-caper }
card-shard-of-greed = { title-shard-of-greed }

text-more-damage = each time damage is dealt to it, it is dealt 2 more
