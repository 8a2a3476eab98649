# Zderzenie Światów, dom staralliance: tytuły, potem słowa pojedynczych kart.

title-explo-rover = Zwiado-łazik
title-lieutenant-khrkhar = Porucznik Khrkhar
title-captain-val-jericho = Kapitan Val Jerycho
title-crash-muldoon = Muldoon „Kraksa”
title-disruption-field = Pole zakłócające
title-encounter-suit = Skafander ochronny

card-explo-rover = „{ title-explo-rover }”
card-lieutenant-khrkhar = „{ title-lieutenant-khrkhar }”
card-captain-val-jericho = „{ title-captain-val-jericho }”
card-crash-muldoon = „{ title-crash-muldoon }”
card-disruption-field = „{ title-disruption-field }”
card-encounter-suit = „{ title-encounter-suit }”

text-val-jericho = dopóki ta karta jest w samym środku twojego szyku, w każdej swojej turze możesz zagrać jedną kartę spoza aktywnego domu
text-before-action = po zagraniu karty akcji, ale przed rozpatrzeniem jej umiejętności „Zagranie:”, { $what }
text-explo-rover = jako ulepszenie daje swojemu stworzeniu doskok
