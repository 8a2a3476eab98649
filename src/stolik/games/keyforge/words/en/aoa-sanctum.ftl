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

text-after-armor = each time the armor of this creature prevents damage, { $what }
per-prevented = for each point of damage prevented
text-after-they-reap = each time your opponent gains Æmber by reaping, { $what }
text-capture-it = this creature captures that Æmber
text-smite = ready and fight with a friendly creature; then deal 2 damage to each neighbour of the creature it attacked
with-even-power = with even power
