# Masowa Mutacja, dom dis: tytuły, potem słowa pojedynczych kart.

title-dark-aember-vault = Krypta Mrocznego Æmberu
title-bonesaw = Brzeszczot
title-drecker = Rupieciarz
title-waking-nightmare = Koszmar na jawie
title-picaroon = Fałszywiec
title-maleficorn = Złorożec
title-the-pale-star = Blada Gwiazda

card-dark-aember-vault = „{ title-dark-aember-vault }”
card-bonesaw = „{ title-bonesaw }”
card-drecker = „{ title-drecker }”
card-waking-nightmare = „{ title-waking-nightmare }”
card-picaroon = „{ title-picaroon }”
card-maleficorn = „{ title-maleficorn }”
card-the-pale-star = „{ title-the-pale-star }”
