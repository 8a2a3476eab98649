# Masowa Mutacja, dom saurian: tytuły, potem słowa pojedynczych kart.

title-saurian-egg = Jajo rzymozaura
title-siren-horn = Róg sygnałowy
title-amphora-captura = Amfora Przejmula
title-optio-gorkus = Optio Gorkus
title-deusillus = Deusillus

card-saurian-egg = „{ title-saurian-egg }”
card-siren-horn = „{ title-siren-horn }”
card-amphora-captura = „{ title-amphora-captura }”
card-optio-gorkus = „{ title-optio-gorkus }”
card-deusillus = „{ title-deusillus }”

title-deusillus2 = Deusillus (2 z 2)
card-deusillus2 = „{ title-deusillus2 }”
text-icon-as-capture = gdy rozpatrujesz symbol premii, możesz zamiast tego rozpatrzyć go jako przejęcie
text-hatch = każde odrzucone w ten sposób stworzenie z domu { house-saurian } umieść w grze w stanie gotowości z trzema znacznikami siły +1; jeśli odrzucono choć jedno, zniszcz tę kartę
