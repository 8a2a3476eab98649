# Dark Tidings, house sanctum: titles, then the words of single cards.

title-lightsmith-clariel = Lightsmith Clariel

card-lightsmith-clariel = { title-lightsmith-clariel }

text-switch-power-and-armor = switch the power and the armor of this creature for the remainder of the turn
