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
