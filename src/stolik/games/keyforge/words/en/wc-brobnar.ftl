# Worlds Collide, house brobnar: titles, then the words of single cards.

title-the-big-one = The Big One

card-the-big-one = { title-the-big-one }
