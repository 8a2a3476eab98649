# Mass Mutation, house logos: titles, then the words of single cards.

title-fission-bloom = Fission Bloom
title-ultra-gravitron = Ultra Gravitron
title-ultra-gravitron2 = Ultra Gravitron (2 of 2)

card-fission-bloom = { title-fission-bloom }
card-ultra-gravitron2 = { title-ultra-gravitron2 }
card-ultra-gravitron = { title-ultra-gravitron }

text-double-icons = the next time you play a card, you resolve each of its bonus icons once more
