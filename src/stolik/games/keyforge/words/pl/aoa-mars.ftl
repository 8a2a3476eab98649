# Czas Wstąpienia, dom mars: tytuły, potem słowa pojedynczych kart.

title-collector-worm = Robal zbieracz
title-yzphyz-knowdrone = Yzphyz Wiedzodron

card-collector-worm = „{ title-collector-worm }”
card-yzphyz-knowdrone = „{ title-yzphyz-knowdrone }”
