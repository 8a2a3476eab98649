# Masowa Mutacja, dom untamed: tytuły, potem słowa pojedynczych kart.

title-keyfrog = Kumźnia
title-reclaimed-by-nature = Odzyskane przez naturę
title-wild-bounty = Dziki dar
title-chonkers = Spaślak

card-keyfrog = „{ title-keyfrog }”
card-reclaimed-by-nature = „{ title-reclaimed-by-nature }”
card-wild-bounty = „{ title-wild-bounty }”
card-chonkers = „{ title-chonkers }”

text-double-power-counters = podwój liczbę znaczników siły +1 na tym stworzeniu
