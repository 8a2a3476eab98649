# Mass Mutation, house untamed: titles, then the words of single cards.

title-keyfrog = Keyfrog
title-reclaimed-by-nature = Reclaimed by Nature
title-wild-bounty = Wild Bounty
title-chonkers = Chonkers

card-keyfrog = { title-keyfrog }
card-reclaimed-by-nature = { title-reclaimed-by-nature }
card-wild-bounty = { title-wild-bounty }
card-chonkers = { title-chonkers }

text-double-power-counters = double the number of +1 power counters on this creature
