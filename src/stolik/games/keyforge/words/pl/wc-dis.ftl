# Zderzenie Światów, dom dis: tytuły, potem słowa pojedynczych kart.

title-obsidian-forge = Obsydianowa kuźnia
title-sinestra = Lewus
title-dexus = Prawus

card-obsidian-forge = „{ title-obsidian-forge }”
card-sinestra = „{ title-sinestra }”
card-dexus = „{ title-dexus }”

text-after-play-on-left-flank = gdy przeciwnik zagrywa stworzenie na swojej lewej flance, { $what }
text-after-play-on-right-flank = gdy przeciwnik zagrywa stworzenie na swojej prawej flance, { $what }
