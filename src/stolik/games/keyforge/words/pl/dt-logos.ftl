# Mroczny Przypływ, dom logos: tytuły, potem słowa pojedynczych kart.

title-hydrocataloguer = Hydrokataloger

card-hydrocataloguer = „{ title-hydrocataloguer }”

text-after-tide-raised = za każdym razem, gdy gracz wywołuje przypływ, { $what }
text-they-archive-top = archiwizuje kartę z wierzchu swojej talii
