# Czas Wstąpienia, dom untamed: tytuły, potem słowa pojedynczych kart.

title-duskwitch = Wiedźma zmierzchu
title-glimmer = Błyskacz
title-tantadlin = Tantadlin
title-po-s-pixies = Wróżki Po

card-duskwitch = „{ title-duskwitch }”
card-glimmer = „{ title-glimmer }”
card-tantadlin = „{ title-tantadlin }”
card-po-s-pixies = „{ title-po-s-pixies }”

text-creatures-enter-ready = twoje stworzenia wchodzą do gry w stanie gotowości
text-instead-of-theft = Æmber, który miałby zostać ukradziony lub przejęty z twojej puli, jest zamiast tego brany z puli ogólnej
