# Czas Wstąpienia, dom dis: tytuły, potem słowa pojedynczych kart.

title-aember-imp = Æmberowy chochlik
title-exhume = Ekshumacja
title-unlocked-gateway = Odpieczętowane wrota
title-pain-reaction = Łańcuch bólu
title-soulkeeper = Strażnik Dusz
title-shadow-of-dis = Cień Dis
title-shard-of-pain = Okruch Bólu
title-wretched-doll = Ohydna lalka

card-aember-imp = „{ title-aember-imp }”
card-exhume = „{ title-exhume }”
card-unlocked-gateway = „{ title-unlocked-gateway }”
card-pain-reaction = „{ title-pain-reaction }”
card-soulkeeper = „{ title-soulkeeper }”
card-shadow-of-dis = „{ title-shadow-of-dis }”
card-shard-of-pain = „{ title-shard-of-pain }”
card-wretched-doll = „{ title-wretched-doll }”

text-enemies-are-blank = opis każdego wrogiego stworzenia uznaje się za pusty (oprócz cech)
