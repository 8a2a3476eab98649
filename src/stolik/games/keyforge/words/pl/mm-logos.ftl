# Masowa Mutacja, dom logos: tytuły, potem słowa pojedynczych kart.

title-fission-bloom = Rozszczepienie kaskadowe
title-ultra-gravitron = Ultragravitron

card-fission-bloom = „{ title-fission-bloom }”
card-ultra-gravitron = „{ title-ultra-gravitron }”

text-double-icons = gdy następnym razem zagrasz kartę, każdy z jej symboli premii rozpatrujesz o jeden raz więcej
