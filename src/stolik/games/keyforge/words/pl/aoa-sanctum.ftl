# Czas Wstąpienia, dom sanctum: tytuły, potem słowa pojedynczych kart.

title-hallowed-shield = Uświęcona tarcza
title-maruck-the-marked = Maruck Naznaczony
title-sir-marrows = Sir Filar
title-smite = Kara
title-opal-knight = Opalowy rycerz

card-hallowed-shield = „{ title-hallowed-shield }”
card-maruck-the-marked = „{ title-maruck-the-marked }”
card-sir-marrows = „{ title-sir-marrows }”
card-smite = „{ title-smite }”
card-opal-knight = „{ title-opal-knight }”

text-after-armor = za każdym razem, gdy pancerz tego stworzenia powstrzymuje obrażenia, { $what }
per-prevented = za każde powstrzymane obrażenie
text-after-they-reap = za każdym razem, gdy przeciwnik otrzymuje Æmber ze zbierania, { $what }
text-capture-it = to stworzenie przejmuje ten Æmber
text-smite = przygotuj przyjazne stworzenie i walcz nim; potem zadaj po 2 obrażenia sąsiadom zaatakowanego stworzenia
with-even-power = o parzystej sile
