# Zderzenie Światów, dom dis: tytuły, potem słowa pojedynczych kart.

title-obsidian-forge = Obsydianowa kuźnia
title-sinestra = Lewus
title-dexus = Prawus

card-obsidian-forge = „{ title-obsidian-forge }”
card-sinestra = „{ title-sinestra }”
card-dexus = „{ title-dexus }”
