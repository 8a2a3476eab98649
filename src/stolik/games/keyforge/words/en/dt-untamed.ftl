# Dark Tidings, house untamed: titles, then the words of single cards.

title-cross-porpoises = Cross Porpoises

card-cross-porpoises = { title-cross-porpoises }
