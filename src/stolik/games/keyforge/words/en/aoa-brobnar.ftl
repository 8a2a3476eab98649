# Age of Ascension, house brobnar: titles, then the words of single cards.

title-1-2-punch = 1-2 Punch
title-drummernaut = Drummernaut
title-groggins = Groggins
title-the-flex = The Flex
title-forgemaster-og = Forgemaster Og

card-1-2-punch = { title-1-2-punch }
card-drummernaut = { title-drummernaut }
card-groggins = { title-groggins }
card-the-flex = { title-the-flex }
card-forgemaster-og = { title-forgemaster-og }

text-drain-the-forger = whoever forged it loses all their remaining Æmber
text-fights-only-flanks = this creature can attack only creatures on a flank
