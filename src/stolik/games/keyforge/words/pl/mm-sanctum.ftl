# Masowa Mutacja, dom sanctum: tytuły, potem słowa pojedynczych kart.

title-ardent-hero = Żarliwy bohater
title-scrivener-favian = Skryba Favian
title-book-of-malefaction = Księga Przewin
title-master-of-the-grey = Mistrzyni Szarego Zakonu

card-ardent-hero = „{ title-ardent-hero }”
card-scrivener-favian = „{ title-scrivener-favian }”
card-book-of-malefaction = „{ title-book-of-malefaction }”
card-master-of-the-grey = „{ title-master-of-the-grey }”
