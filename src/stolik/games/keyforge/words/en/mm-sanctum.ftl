# Mass Mutation, house sanctum: titles, then the words of single cards.

title-ardent-hero = Ardent Hero
title-scrivener-favian = Scrivener Favian
title-book-of-malefaction = Book of Malefaction
title-master-of-the-grey = Master of the Grey

card-ardent-hero = { title-ardent-hero }
card-scrivener-favian = { title-scrivener-favian }
card-book-of-malefaction = { title-book-of-malefaction }
card-master-of-the-grey = { title-master-of-the-grey }

text-ardent-hero = this creature is dealt no damage by creatures with the trait { trait-mutant } or by creatures with power 5 or more
text-after-theft-from-you = each time Æmber is stolen from you, { $what }
text-issue-warrants = put a { counter-warrant } on this card for each Æmber stolen
text-no-icons = your opponent does not resolve the bonus icons of the cards they play
text-capture-as-steal = when you resolve a capture icon, you may steal 1 Æmber instead
