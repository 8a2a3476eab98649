# Mass Mutation, house shadows: titles, then the words of single cards.

title-mutant-cutpurse = Mutant Cutpurse
title-rad-penny = Rad Penny
title-shoulder-id = Shoulder Id
title-mastermindy = Mastermindy

card-mutant-cutpurse = { title-mutant-cutpurse }
card-rad-penny = { title-rad-penny }
card-shoulder-id = { title-shoulder-id }
card-mastermindy = { title-mastermindy }

text-steals-instead-of-damage = when this creature would deal damage, steal 1 Æmber instead
