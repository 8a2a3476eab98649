# Mroczny Przypływ, dom unfathomable: tytuły, potem słowa pojedynczych kart.

title-effigy-of-melerukh = Posąg Melerukh
title-kiligog-s-trench = Rozpadlina Kiligoga
title-the-chosen-one = Wybraniec

card-effigy-of-melerukh = „{ title-effigy-of-melerukh }”
card-kiligog-s-trench = „{ title-kiligog-s-trench }”
card-the-chosen-one = „{ title-the-chosen-one }”
