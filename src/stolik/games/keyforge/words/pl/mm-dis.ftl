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

text-everybody-is-weak = każde stworzenie uznaje się za mające siłę 1 i pancerz 0
text-bonesaw = jeśli w tej turze zniszczono przyjazne stworzenie, to stworzenie wchodzi do gry w stanie gotowości
text-shares-fight-damage = obrażenia zadane w walce sąsiadom tego stworzenia otrzymuje także ono
text-after-icon-damage = gdy wrogie stworzenie otrzymuje obrażenie z symbolu premii, { $what }
text-picaroon = siła tego stworzenia jest równa łącznej sile jego sąsiadów bez cechy { trait-changeling }
