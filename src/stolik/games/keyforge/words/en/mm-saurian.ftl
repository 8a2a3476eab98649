# Mass Mutation, house saurian: titles, then the words of single cards.

title-saurian-egg = Saurian Egg
title-siren-horn = Siren Horn
title-amphora-captura = Amphora Captura
title-optio-gorkus = Optio Gorkus
title-deusillus = Deusillus

card-saurian-egg = { title-saurian-egg }
card-siren-horn = { title-siren-horn }
card-amphora-captura = { title-amphora-captura }
card-optio-gorkus = { title-optio-gorkus }
card-deusillus = { title-deusillus }
