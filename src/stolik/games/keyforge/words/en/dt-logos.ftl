# Dark Tidings, house logos: titles, then the words of single cards.

title-hydrocataloguer = Hydrocataloguer

card-hydrocataloguer = { title-hydrocataloguer }
