# Mroczny Przypływ, dom sanctum: tytuły, potem słowa pojedynczych kart.

title-lightsmith-clariel = Clariel Kowal Światła

card-lightsmith-clariel = „{ title-lightsmith-clariel }”

text-switch-power-and-armor = zamień miejscami siłę i pancerz tego stworzenia do końca tury
