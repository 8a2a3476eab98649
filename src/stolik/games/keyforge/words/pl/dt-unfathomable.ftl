# Mroczny Przypływ, dom unfathomable: tytuły, potem słowa pojedynczych kart.

title-effigy-of-melerukh = Posąg Melerukh
title-kiligog-s-trench = Rozpadlina Kiligoga
title-the-chosen-one = Wybraniec

card-effigy-of-melerukh = „{ title-effigy-of-melerukh }”
card-kiligog-s-trench = „{ title-kiligog-s-trench }”
card-the-chosen-one = „{ title-the-chosen-one }”

text-after-enemy-reaps = za każdym razem, gdy wrogie stworzenie zbiera, { $what }
text-awaken = ta karta staje na flance twojego szyku jako stworzenie o sile 100, z pancerzem 100 i bez żadnego opisu
as-strong-as-deep = o sile równej liczbie znaczników głębin na tej karcie
text-the-chosen-one = w kroku przygotowania kart przeciwnik nie przygotowuje swoich stworzeń; zamiast tego zadaje temu stworzeniu 1 obrażenie za każde swoje wyczerpane stworzenie
