# Zderzenie Światów, dom saurian: tytuły, potem słowa pojedynczych kart.

title-imperial-scutum = Imperialne scutum
title-phalanx-strike = Atak falangi
title-senator-shrix = Senator Shrix
title-gargantodon = Gargantodon
title-terrordactyl = Terrordaktyl
title-auto-legionary = Autolegionista
title-crassosaurus = Krasozaur
title-the-colosseum = Koloseum

card-imperial-scutum = „{ title-imperial-scutum }”
card-phalanx-strike = „{ title-phalanx-strike }”
card-senator-shrix = „{ title-senator-shrix }”
card-gargantodon = „{ title-gargantodon }”
card-terrordactyl = „{ title-terrordactyl }”
card-auto-legionary = „{ title-auto-legionary }”
card-crassosaurus = „{ title-crassosaurus }”
card-the-colosseum = „{ title-the-colosseum }”

text-auto-legionary = w szyku ta karta jest stworzeniem o sile 5, którego możesz używać jak karty z aktywnego domu
text-join-the-line = umieść tę kartę na flance swojego szyku
text-after-enemy-dies-fighting = gdy wrogie stworzenie zostaje zniszczone w walce, { $what }
text-feast = przejmij 10 Æmberów od dowolnych graczy; potem, jeśli na tym stworzeniu jest mniej niż 10 Æmberów, anihiluj je
text-steal-is-capture = każdy Æmber, który miałby zostać ukradziony, zamiast tego przejmuje stworzenie aktywnego gracza
