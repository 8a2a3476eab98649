# Worlds Collide, house untamed: titles, then the words of single cards.

title-ghosthawk = Ghosthawk
title-creed-of-nurture = Creed of Nurture
title-vineapple-tree = Vineapple Tree

card-ghosthawk = { title-ghosthawk }
card-creed-of-nurture = { title-creed-of-nurture }
card-vineapple-tree = { title-vineapple-tree }
