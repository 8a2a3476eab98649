# Mroczny Przypływ, dom logos: tytuły, potem słowa pojedynczych kart.

title-hydrocataloguer = Hydrokataloger

card-hydrocataloguer = „{ title-hydrocataloguer }”
