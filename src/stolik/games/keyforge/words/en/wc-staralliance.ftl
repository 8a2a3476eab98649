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
