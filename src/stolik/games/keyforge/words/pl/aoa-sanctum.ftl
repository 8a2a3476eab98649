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
