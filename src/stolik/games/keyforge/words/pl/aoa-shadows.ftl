# Czas Wstąpienia, dom shadows: tytuły, potem słowa pojedynczych kart.

title-life-for-a-life = Życie za życie
title-ronnie-wristclocks = Ronnie Sikor
title-little-niff = Mała Niff
title-lethal-distraction = Zabójcza dekoncentracja
title-plague-rat = Plagoszczur
title-sack-of-coins = Wór złota
title-scowly-caper = Wściekły peleryniarz
title-shard-of-greed = Okruch Chciwości

card-life-for-a-life = „{ title-life-for-a-life }”
card-ronnie-wristclocks = „{ title-ronnie-wristclocks }”
card-little-niff = „{ title-little-niff }”
card-lethal-distraction = „{ title-lethal-distraction }”
card-plague-rat = „{ title-plague-rat }”
card-sack-of-coins = „{ title-sack-of-coins }”
card-scowly-caper = „{ title-scowly-caper }”
card-shard-of-greed = „{ title-shard-of-greed }”

text-more-damage = za każdym razem, gdy otrzymuje obrażenia, otrzymuje ich o 2 więcej
