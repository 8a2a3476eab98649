# Worlds Collide, house dis: titles, then the words of single cards.

title-obsidian-forge = Obsidian Forge
title-sinestra = Sinestra
title-dexus = Dexus

card-obsidian-forge = { title-obsidian-forge }
card-sinestra = { title-sinestra }
card-dexus = { title-dexus }

text-after-play-on-left-flank = after your opponent plays a creature on their left flank, { $what }
text-after-play-on-right-flank = after your opponent plays a creature on their right flank, { $what }
