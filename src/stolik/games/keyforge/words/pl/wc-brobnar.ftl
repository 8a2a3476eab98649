# Zderzenie Światów, dom brobnar: tytuły, potem słowa pojedynczych kart.

title-the-big-one = Ta Wielka

card-the-big-one = „{ title-the-big-one }”
