# Age of Ascension, house untamed: titles, then the words of single cards.

title-duskwitch = Duskwitch
title-glimmer = Glimmer
title-tantadlin = Tantadlin
title-po-s-pixies = Po’s Pixies

card-duskwitch = { title-duskwitch }
card-glimmer = { title-glimmer }
card-tantadlin = { title-tantadlin }
card-po-s-pixies = { title-po-s-pixies }
