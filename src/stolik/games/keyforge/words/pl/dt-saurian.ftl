# Mroczny Przypływ, dom saurian: tytuły, potem słowa pojedynczych kart.

title-eclectic-ambrosius-evil-twin = Eklektyk Ambrozjusz
title-eclectic-ambrosius = Eklektyk Ambrozjusz
title-venator-altum = Venator Altum

card-eclectic-ambrosius-evil-twin = „{ title-eclectic-ambrosius-evil-twin }”
card-eclectic-ambrosius = „{ title-eclectic-ambrosius }”
card-venator-altum = „{ title-venator-altum }”

text-make-ignorant = połóż na wrogim stworzeniu znacznik ignorancji; dopóki tam leży, opis tego stworzenia uznaje się za pusty (oprócz cech)
text-after-this-is-damaged = gdy to stworzenie otrzymuje obrażenia, { $what }
