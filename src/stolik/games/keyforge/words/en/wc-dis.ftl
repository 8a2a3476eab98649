# Worlds Collide, house dis: titles, then the words of single cards.

title-obsidian-forge = Obsidian Forge
title-sinestra = Sinestra
title-dexus = Dexus

card-obsidian-forge = { title-obsidian-forge }
card-sinestra = { title-sinestra }
card-dexus = { title-dexus }
