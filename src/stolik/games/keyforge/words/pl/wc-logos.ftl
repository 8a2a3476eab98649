# Zderzenie Światów, dom logos: tytuły, potem słowa pojedynczych kart.

title-code-monkey = Cyfrowa małpa
title-discombobulator = Dyskombobulator
title-hyde = Hyde
title-mimic-gel = Żel imitacyjny
title-velum = Velum

card-code-monkey = „{ title-code-monkey }”
card-discombobulator = „{ title-discombobulator }”
card-hyde = „{ title-hyde }”
card-mimic-gel = „{ title-mimic-gel }”
card-velum = „{ title-velum }”
