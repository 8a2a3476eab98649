# Mass Mutation, house logos: titles, then the words of single cards.

title-fission-bloom = Fission Bloom
title-ultra-gravitron = Ultra Gravitron

card-fission-bloom = { title-fission-bloom }
card-ultra-gravitron = { title-ultra-gravitron }
