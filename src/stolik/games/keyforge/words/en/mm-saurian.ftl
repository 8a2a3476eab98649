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

title-deusillus2 = Deusillus (2 of 2)
card-deusillus2 = { title-deusillus2 }
text-icon-as-capture = when you resolve a bonus icon, you may resolve it as a capture icon instead
text-hatch = put each creature of house { house-saurian } discarded this way into play ready, with three +1 power counters; if there was any, destroy this card
