# Dark Tidings, house unfathomable: titles, then the words of single cards.

title-effigy-of-melerukh = Effigy of Melerukh
title-kiligog-s-trench = Kiligog’s Trench
title-the-chosen-one = The Chosen One

card-effigy-of-melerukh = { title-effigy-of-melerukh }
card-kiligog-s-trench = { title-kiligog-s-trench }
card-the-chosen-one = { title-the-chosen-one }

text-after-enemy-reaps = each time an enemy creature reaps, { $what }
text-awaken = this card joins a flank of your battleline as a creature with 100 power and 100 armor and without any text
as-strong-as-deep = whose power equals the number of depth counters on this card
text-the-chosen-one = in their ready step, your opponent does not ready creatures; instead, this creature is dealt 1 damage for each exhausted creature they control
