# Masowa Mutacja, dom shadows: tytuły, potem słowa pojedynczych kart.

title-mutant-cutpurse = Mutant kieszonkowiec
title-rad-penny = Rad Grosia
title-shoulder-id = Ego Szeptacz
title-mastermindy = Wykminiara

card-mutant-cutpurse = „{ title-mutant-cutpurse }”
card-rad-penny = „{ title-rad-penny }”
card-shoulder-id = „{ title-shoulder-id }”
card-mastermindy = „{ title-mastermindy }”

text-steals-instead-of-damage = gdy to stworzenie miałoby zadać obrażenia, zamiast tego ukradnij 1 Æmber
