# Masowa Mutacja, dom logos: tytuły, potem słowa pojedynczych kart.

title-fission-bloom = Rozszczepienie kaskadowe
title-ultra-gravitron = Ultragravitron
title-ultra-gravitron2 = Ultragravitron (2 z 2)

card-fission-bloom = „{ title-fission-bloom }”
card-ultra-gravitron2 = „{ title-ultra-gravitron2 }”
card-ultra-gravitron = „{ title-ultra-gravitron }”

text-double-icons = następnym razem, gdy zagrasz kartę, każdy z jej symboli premii rozpatrujesz jeszcze raz
