# Worlds Collide, house saurian: titles, then the words of single cards.

title-imperial-scutum = Imperial Scutum
title-phalanx-strike = Phalanx Strike
title-senator-shrix = Senator Shrix
title-gargantodon = Gargantodon
title-terrordactyl = Terrordactyl
title-auto-legionary = Auto-Legionary
title-crassosaurus = Crassosaurus
title-the-colosseum = The Colosseum

card-imperial-scutum = { title-imperial-scutum }
card-phalanx-strike = { title-phalanx-strike }
card-senator-shrix = { title-senator-shrix }
card-gargantodon = { title-gargantodon }
card-terrordactyl = { title-terrordactyl }
card-auto-legionary = { title-auto-legionary }
card-crassosaurus = { title-crassosaurus }
card-the-colosseum = { title-the-colosseum }

text-auto-legionary = in a battleline this card is a creature with 5 power and may be used as if it belonged to the active house
text-join-the-line = put this card on a flank of your battleline
text-after-enemy-dies-fighting = after an enemy creature is destroyed in a fight, { $what }
text-feast = capture 10 Æmber from any combination of players; then, if there is less than 10 Æmber on this creature, purge it
text-steal-is-capture = each Æmber that would be stolen is captured by a creature of the active player instead
