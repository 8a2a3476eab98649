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
