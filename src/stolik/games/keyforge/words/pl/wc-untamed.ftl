# Zderzenie Światów, dom untamed: tytuły, potem słowa pojedynczych kart.

title-ghosthawk = Widmowy jastrząb
title-creed-of-nurture = Filozofia wychowania
title-vineapple-tree = Winojabłoń

card-ghosthawk = „{ title-ghosthawk }”
card-creed-of-nurture = „{ title-creed-of-nurture }”
card-vineapple-tree = „{ title-vineapple-tree }”

text-nurture = odkryj stworzenie ze swojej ręki i wybierz stworzenie w grze, które do końca tury ma także opis odkrytego stworzenia
text-reap-with-neighbours = możesz zbierać każdym z sąsiadów tego stworzenia, po kolei
