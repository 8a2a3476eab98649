# Mroczny Przypływ, dom saurian: tytuły, potem słowa pojedynczych kart.

title-eclectic-ambrosius-evil-twin = Eklektyk Ambrozjusz
title-eclectic-ambrosius = Eklektyk Ambrozjusz
title-venator-altum = Venator Altum

card-eclectic-ambrosius-evil-twin = „{ title-eclectic-ambrosius-evil-twin }”
card-eclectic-ambrosius = „{ title-eclectic-ambrosius }”
card-venator-altum = „{ title-venator-altum }”
