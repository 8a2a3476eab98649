# Masowa Mutacja, dom sanctum: tytuły, potem słowa pojedynczych kart.

title-ardent-hero = Żarliwy bohater
title-scrivener-favian = Skryba Favian
title-book-of-malefaction = Księga Przewin
title-master-of-the-grey = Mistrzyni Szarego Zakonu

card-ardent-hero = „{ title-ardent-hero }”
card-scrivener-favian = „{ title-scrivener-favian }”
card-book-of-malefaction = „{ title-book-of-malefaction }”
card-master-of-the-grey = „{ title-master-of-the-grey }”

text-ardent-hero = temu stworzeniu nie zadają obrażeń stworzenia z cechą { trait-mutant } ani stworzenia o sile 5 lub większej
text-after-theft-from-you = za każdym razem, gdy przeciwnik kradnie twój Æmber, { $what }
text-issue-warrants = połóż na tej karcie { counter-warrant } za każdy ukradziony Æmber
text-no-icons = przeciwnik nie rozpatruje symboli premii na kartach, które zagrywa
text-capture-as-steal = gdy rozpatrujesz symbol przejęcia, możesz zamiast tego ukraść 1 Æmber
