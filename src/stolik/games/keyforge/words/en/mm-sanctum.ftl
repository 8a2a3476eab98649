# Mass Mutation, house sanctum: titles, then the words of single cards.

title-ardent-hero = Ardent Hero
title-scrivener-favian = Scrivener Favian
title-book-of-malefaction = Book of Malefaction
title-master-of-the-grey = Master of the Grey

card-ardent-hero = { title-ardent-hero }
card-scrivener-favian = { title-scrivener-favian }
card-book-of-malefaction = { title-book-of-malefaction }
card-master-of-the-grey = { title-master-of-the-grey }
