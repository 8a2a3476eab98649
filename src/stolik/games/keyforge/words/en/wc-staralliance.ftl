# Worlds Collide, house staralliance: titles, then the words of single cards.

title-explo-rover = Explo-rover
title-lieutenant-khrkhar = Lieutenant Khrkhar
title-captain-val-jericho = Captain Val Jericho
title-crash-muldoon = Crash Muldoon
title-disruption-field = Disruption Field
title-encounter-suit = Encounter Suit

card-explo-rover = { title-explo-rover }
card-lieutenant-khrkhar = { title-lieutenant-khrkhar }
card-captain-val-jericho = { title-captain-val-jericho }
card-crash-muldoon = { title-crash-muldoon }
card-disruption-field = { title-disruption-field }
card-encounter-suit = { title-encounter-suit }

text-val-jericho = while this card is in the centre of your battleline, each turn you may play one card that is not of the active house
text-before-action = after an action card is played, but before its “Play:” ability, { $what }
text-explo-rover = as an upgrade, it gives its creature skirmish
