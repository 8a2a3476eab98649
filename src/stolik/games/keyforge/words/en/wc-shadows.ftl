# Worlds Collide, house shadows: titles, then the words of single cards.

title-keyforgery = Keyforgery

card-keyforgery = { title-keyforgery }
