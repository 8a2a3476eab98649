# Age of Ascension, house untamed: titles, then the words of single cards.

title-duskwitch = Duskwitch
title-glimmer = Glimmer
title-tantadlin = Tantadlin
title-po-s-pixies = Po’s Pixies

card-duskwitch = { title-duskwitch }
card-glimmer = { title-glimmer }
card-tantadlin = { title-tantadlin }
card-po-s-pixies = { title-po-s-pixies }

text-creatures-enter-ready = your creatures enter play ready
text-instead-of-theft = Æmber that would be stolen or captured from your pool comes from the supply instead
