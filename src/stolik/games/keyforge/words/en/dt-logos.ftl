# Dark Tidings, house logos: titles, then the words of single cards.

title-hydrocataloguer = Hydrocataloguer

card-hydrocataloguer = { title-hydrocataloguer }

text-after-tide-raised = each time a player raises the tide, { $what }
text-they-archive-top = they archive the top card of their deck
