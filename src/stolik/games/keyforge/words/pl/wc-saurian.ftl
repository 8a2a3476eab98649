# Zderzenie Światów, dom saurian: tytuły, potem słowa pojedynczych kart.

title-imperial-scutum = Imperialne scutum
title-phalanx-strike = Atak falangi
title-senator-shrix = Senator Shrix
title-gargantodon = Gargantodon
title-terrordactyl = Terrordaktyl
title-auto-legionary = Autolegionista
title-crassosaurus = Krasozaur
title-the-colosseum = Koloseum

card-imperial-scutum = „{ title-imperial-scutum }”
card-phalanx-strike = „{ title-phalanx-strike }”
card-senator-shrix = „{ title-senator-shrix }”
card-gargantodon = „{ title-gargantodon }”
card-terrordactyl = „{ title-terrordactyl }”
card-auto-legionary = „{ title-auto-legionary }”
card-crassosaurus = „{ title-crassosaurus }”
card-the-colosseum = „{ title-the-colosseum }”
