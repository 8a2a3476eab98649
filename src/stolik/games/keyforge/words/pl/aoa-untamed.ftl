# Czas Wstąpienia, dom untamed: tytuły, potem słowa pojedynczych kart.

title-duskwitch = Wiedźma zmierzchu
title-glimmer = Błyskacz
title-tantadlin = Tantadlin
title-po-s-pixies = Wróżki Po

card-duskwitch = „{ title-duskwitch }”
card-glimmer = „{ title-glimmer }”
card-tantadlin = „{ title-tantadlin }”
card-po-s-pixies = „{ title-po-s-pixies }”
