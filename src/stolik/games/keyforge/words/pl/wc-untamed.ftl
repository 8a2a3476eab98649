# Zderzenie Światów, dom untamed: tytuły, potem słowa pojedynczych kart.

title-ghosthawk = Widmowy jastrząb
title-creed-of-nurture = Filozofia wychowania
title-vineapple-tree = Winojabłoń

card-ghosthawk = „{ title-ghosthawk }”
card-creed-of-nurture = „{ title-creed-of-nurture }”
card-vineapple-tree = „{ title-vineapple-tree }”
