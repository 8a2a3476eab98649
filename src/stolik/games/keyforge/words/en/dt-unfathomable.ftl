# Dark Tidings, house unfathomable: titles, then the words of single cards.

title-effigy-of-melerukh = Effigy of Melerukh
title-kiligog-s-trench = Kiligog’s Trench
title-the-chosen-one = The Chosen One

card-effigy-of-melerukh = { title-effigy-of-melerukh }
card-kiligog-s-trench = { title-kiligog-s-trench }
card-the-chosen-one = { title-the-chosen-one }
