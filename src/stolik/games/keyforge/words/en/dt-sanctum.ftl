# Dark Tidings, house sanctum: titles, then the words of single cards.

title-lightsmith-clariel = Lightsmith Clariel

card-lightsmith-clariel = { title-lightsmith-clariel }
