# Worlds Collide, house untamed: titles, then the words of single cards.

title-ghosthawk = Ghosthawk
title-creed-of-nurture = Creed of Nurture
title-vineapple-tree = Vineapple Tree

card-ghosthawk = { title-ghosthawk }
card-creed-of-nurture = { title-creed-of-nurture }
card-vineapple-tree = { title-vineapple-tree }

text-nurture = reveal a creature from your hand and choose a creature in play; for the remainder of the turn, the chosen one has the text of the revealed one as well
text-reap-with-neighbours = you may reap with each of its neighbours, one at a time
