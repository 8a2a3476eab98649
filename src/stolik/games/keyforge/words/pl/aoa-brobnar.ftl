# Czas Wstąpienia, dom brobnar: tytuły, potem słowa pojedynczych kart.

title-1-2-punch = Raz, dwa, ŁUP!
title-drummernaut = Bębnonauta
title-groggins = Groggins
title-the-flex = Napinka
title-forgemaster-og = Og, Mistrz Kuźni

card-1-2-punch = „{ title-1-2-punch }”
card-drummernaut = „{ title-drummernaut }”
card-groggins = „{ title-groggins }”
card-the-flex = „{ title-the-flex }”
card-forgemaster-og = „{ title-forgemaster-og }”

text-drain-the-forger = gracz, który go wykuł, traci cały pozostały Æmber
text-fights-only-flanks = to stworzenie może atakować tylko stworzenia na flankach
