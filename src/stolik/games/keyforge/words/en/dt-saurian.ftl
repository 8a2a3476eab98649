# Dark Tidings, house saurian: titles, then the words of single cards.

title-eclectic-ambrosius-evil-twin = Eclectic Ambrosius
title-eclectic-ambrosius = Eclectic Ambrosius
title-venator-altum = Venator Altum

card-eclectic-ambrosius-evil-twin = { title-eclectic-ambrosius-evil-twin }
card-eclectic-ambrosius = { title-eclectic-ambrosius }
card-venator-altum = { title-venator-altum }

text-make-ignorant = put an ignorance counter on an enemy creature; while it has one, its text counts as blank (except its traits)
text-after-this-is-damaged = after this creature is dealt damage, { $what }
