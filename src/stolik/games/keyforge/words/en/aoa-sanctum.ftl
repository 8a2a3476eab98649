# Age of Ascension, house sanctum: titles, then the words of single cards.

title-hallowed-shield = Hallowed Shield
title-maruck-the-marked = Maruck the Marked
title-sir-marrows = Sir Marrows
title-smite = Smite
title-opal-knight = Opal Knight

card-hallowed-shield = { title-hallowed-shield }
card-maruck-the-marked = { title-maruck-the-marked }
card-sir-marrows = { title-sir-marrows }
card-smite = { title-smite }
card-opal-knight = { title-opal-knight }
