# Mroczny Przypływ, dom untamed: tytuły, potem słowa pojedynczych kart.

title-cross-porpoises = Dwa w jednym

card-cross-porpoises = „{ title-cross-porpoises }”
