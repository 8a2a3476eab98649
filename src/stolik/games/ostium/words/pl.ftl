# Ostium po polsku. Karty i Klany mają identyfikatory z zasad.

game-name = Ostium
game-about = Przywołuj Kreatury przez swoje Bramy, łącz ich moce i burz Bramy przeciwników.

## Karty: `title-` stoi samo, na karcie albo na przycisku, `card-` w zdaniu

title-cinder-imp = Węgielek
title-dripling = Kropelnik
title-acornling = Żołędzik
title-whisperling = Szeptuś
title-zapling = Pstryk
title-primal-wanderer = Pierwotny Wędrowiec
title-sparkling = Iskrzak
title-ash-runner = Popielny Goniec
title-coal-gnawer = Żarłacz Węgla
title-slag-hurler = Miotaczka Żużlu
title-forge-horn = Rogacz Kuźni
title-bloodflame = Krwawy Płomień
title-pyre-ringer = Dzwonnik Pożogi
title-emberwing = Żarskrzydły
title-magma-ram = Taran Magmy
title-herald-of-cinders = Herold Pogorzeli
title-pearl-wobbler = Perłowy Chybot
title-wave-chanter = Piewca Fal
title-shoal-diver = Nurkini Mielizn
title-shellback = Pancerny Skorup
title-tide-seer = Wróżka Przypływu
title-abyssal-whisper = Szept Otchłani
title-young-leviathan = Lewiatek
title-current-rider = Jeździec Prądów
title-whirlpool-witch = Wirowa Wiedźma
title-old-kraken = Stary Kraken
title-mossling = Mszak
title-ravine-herbalist = Zielarka Jarów
title-vine-weaver = Splatacz Pnączy
title-stone-beetle = Kamienny Żuk
title-threshold-keeper = Opiekunka Progu
title-thorned-aurochs = Kolczasty Tur
title-rotwood-mender = Próchnik
title-oaken-giant = Dębowy Olbrzym
title-broodgrove = Matecznik
title-wildwood-sentinel = Strażnik Puszczy
title-mothkin = Ćmik
title-name-gatherer = Zbieracz Imion
title-spiteful-shade = Mściwy Cień
title-dream-sexton = Grabarz Snów
title-mourner = Żałobnica
title-spectral-hound = Widmowy Ogar
title-abductor = Porywacz
title-soul-collector = Poborca Dusz
title-wandering-dancer = Błędny Tancerz
title-silent-headsman = Bezgłośny Kat
title-crackler = Trzaskun
title-spark-acolyte = Iskrowy Akolita
title-glass-hawk = Szklany Jastrząb
title-thunderbearer = Nosiciel Gromu
title-gale-courier = Wietrzny Posłaniec
title-mirror-mage = Zwierciadlany Mag
title-lightning-hunter = Łowca Błyskawic
title-squallborn = Nawałnik
title-chainweaver = Tkaczka Łańcuchów
title-thunder-drake = Gromowy Smok
title-lady-of-conflagration = Pani Pożogi
title-warsmith = Kowal Wojny
title-mother-of-the-deep = Matka Głębin
title-ebb-king = Król Odpływu
title-elder-oak = Pradąb
title-queen-of-mosses = Królowa Mchów
title-nameless-judge = Bezimienny Sędzia
title-dusk-reaper = Żniwiarz Zmierzchu
title-heart-of-the-tempest = Serce Nawałnicy
title-thunder-sovereign = Gromowładna

card-cinder-imp = „{ title-cinder-imp }”
card-dripling = „{ title-dripling }”
card-acornling = „{ title-acornling }”
card-whisperling = „{ title-whisperling }”
card-zapling = „{ title-zapling }”
card-primal-wanderer = „{ title-primal-wanderer }”
card-sparkling = „{ title-sparkling }”
card-ash-runner = „{ title-ash-runner }”
card-coal-gnawer = „{ title-coal-gnawer }”
card-slag-hurler = „{ title-slag-hurler }”
card-forge-horn = „{ title-forge-horn }”
card-bloodflame = „{ title-bloodflame }”
card-pyre-ringer = „{ title-pyre-ringer }”
card-emberwing = „{ title-emberwing }”
card-magma-ram = „{ title-magma-ram }”
card-herald-of-cinders = „{ title-herald-of-cinders }”
card-pearl-wobbler = „{ title-pearl-wobbler }”
card-wave-chanter = „{ title-wave-chanter }”
card-shoal-diver = „{ title-shoal-diver }”
card-shellback = „{ title-shellback }”
card-tide-seer = „{ title-tide-seer }”
card-abyssal-whisper = „{ title-abyssal-whisper }”
card-young-leviathan = „{ title-young-leviathan }”
card-current-rider = „{ title-current-rider }”
card-whirlpool-witch = „{ title-whirlpool-witch }”
card-old-kraken = „{ title-old-kraken }”
card-mossling = „{ title-mossling }”
card-ravine-herbalist = „{ title-ravine-herbalist }”
card-vine-weaver = „{ title-vine-weaver }”
card-stone-beetle = „{ title-stone-beetle }”
card-threshold-keeper = „{ title-threshold-keeper }”
card-thorned-aurochs = „{ title-thorned-aurochs }”
card-rotwood-mender = „{ title-rotwood-mender }”
card-oaken-giant = „{ title-oaken-giant }”
card-broodgrove = „{ title-broodgrove }”
card-wildwood-sentinel = „{ title-wildwood-sentinel }”
card-mothkin = „{ title-mothkin }”
card-name-gatherer = „{ title-name-gatherer }”
card-spiteful-shade = „{ title-spiteful-shade }”
card-dream-sexton = „{ title-dream-sexton }”
card-mourner = „{ title-mourner }”
card-spectral-hound = „{ title-spectral-hound }”
card-abductor = „{ title-abductor }”
card-soul-collector = „{ title-soul-collector }”
card-wandering-dancer = „{ title-wandering-dancer }”
card-silent-headsman = „{ title-silent-headsman }”
card-crackler = „{ title-crackler }”
card-spark-acolyte = „{ title-spark-acolyte }”
card-glass-hawk = „{ title-glass-hawk }”
card-thunderbearer = „{ title-thunderbearer }”
card-gale-courier = „{ title-gale-courier }”
card-mirror-mage = „{ title-mirror-mage }”
card-lightning-hunter = „{ title-lightning-hunter }”
card-squallborn = „{ title-squallborn }”
card-chainweaver = „{ title-chainweaver }”
card-thunder-drake = „{ title-thunder-drake }”
card-lady-of-conflagration = „{ title-lady-of-conflagration }”
card-warsmith = „{ title-warsmith }”
card-mother-of-the-deep = „{ title-mother-of-the-deep }”
card-ebb-king = „{ title-ebb-king }”
card-elder-oak = „{ title-elder-oak }”
card-queen-of-mosses = „{ title-queen-of-mosses }”
card-nameless-judge = „{ title-nameless-judge }”
card-dusk-reaper = „{ title-dusk-reaper }”
card-heart-of-the-tempest = „{ title-heart-of-the-tempest }”
card-thunder-sovereign = „{ title-thunder-sovereign }”

## Klany, rodzaje, miejsca

clan-ember = Klan Żaru
    .gen = Klanu Żaru
clan-tide = Klan Toni
    .gen = Klanu Toni
clan-root = Klan Korzeni
    .gen = Klanu Korzeni
clan-veil = Klan Zasłony
    .gen = Klanu Zasłony
clan-storm = Klan Burzy
    .gen = Klanu Burzy
clan-primal = Pierwotni
    .gen = Pierwotnych

kind-familiar = Chowaniec
kind-primal = Pierwotny
kind-warrior = Wojownik
kind-sovereign = Suweren

seat-rival = Przeciwnik

gate-left = lewa Brama
    .from = z lewej Bramy
    .acc = lewą Bramę
gate-middle = środkowa Brama
    .from = ze środkowej Bramy
    .acc = środkową Bramę
gate-right = prawa Brama
    .from = z prawej Bramy
    .acc = prawą Bramę

slot-attack-left = Rząd Ataku, lewe pole
slot-attack-middle = Rząd Ataku, środkowe pole
slot-attack-right = Rząd Ataku, prawe pole
slot-defence-left = Rząd Obrony, lewe pole
slot-defence-middle = Rząd Obrony, środkowe pole
slot-defence-right = Rząd Obrony, prawe pole

zone-warriors = Talia Wojowników
zone-summon = Pole Przywołań
zone-unsummoned = Nieprzywołani
zone-sovereigns = Talia Suwerenów
zone-throne = Suwereni
zone-primals = Pierwotni
zone-removed = Usunięte
zone-deck = Talia
zone-hand = Ręka
zone-discard = Stos kart odrzuconych
zone-field = Pole Bitwy
row-attack = Rząd Ataku
row-defence = Rząd Obrony
row-gates = Bramy
phase-develop = rozwój
phase-fuse = Fuzja Mocy
phase-charge = szarże
phase-end = koniec tury
fact-kind = Rodzaj
fact-clan = Klan
fact-power = Moc
fact-cost = Koszt

crystals = Kryształy

# $count (liczba)
counted-cards = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
counted-crystals = { $count ->
    [one] { $count } Kryształ
    [few] { $count } Kryształy
   *[many] { $count } Kryształów
}

## Tekst karty: zdolność jest zdaniem, a w innym zdaniu jego częścią

text-kind = { $kind }, { $clan }.
text-primal = Pierwotny: w Synergii Klanowej należy do każdego Klanu, a w Fuzji Mocy w każdej fazie ataku do jednego wybranego.
text-main = Po przywołaniu z ręki: { $what-clause }.
text-left = Po lewej, obok Kreatury swojego Klanu: { $what-clause }.
text-right = Po prawej, obok Kreatury swojego Klanu: { $what-clause }.

# $value (liczba)
ability-crystal = Zbierz { $value ->
    [one] { $value } Kryształ
    [few] { $value } Kryształy
   *[many] { $value } Kryształów
}.
    .clause = zbierz { $value ->
    [one] { $value } Kryształ
    [few] { $value } Kryształy
   *[many] { $value } Kryształów
}
ability-draw = Dobierz { $value ->
    [one] { $value } kartę
    [few] { $value } karty
   *[many] { $value } kart
}.
    .clause = dobierz { $value ->
    [one] { $value } kartę
    [few] { $value } karty
   *[many] { $value } kart
}
ability-repair = Napraw jedną swoją Bramę o { $value }.
    .clause = napraw jedną swoją Bramę o { $value }
ability-rebuild = Odbuduj swoją zniszczoną Bramę z wytrzymałością { $value }.
    .clause = odbuduj swoją zniszczoną Bramę z wytrzymałością { $value }
ability-exile = Usuń poza grę { $value ->
    [one] { $value } kartę
    [few] { $value } karty
   *[many] { $value } kart
} ze swojej ręki lub stosu kart odrzuconych.
    .clause = usuń poza grę { $value ->
    [one] { $value } kartę
    [few] { $value } karty
   *[many] { $value } kart
} ze swojej ręki lub stosu kart odrzuconych
ability-strike = Zadaj { $value ->
    [one] { $value } obrażenie
    [few] { $value } obrażenia
   *[many] { $value } obrażeń
} dowolnej Bramie przeciwnika.
    .clause = zadaj { $value ->
    [one] { $value } obrażenie
    [few] { $value } obrażenia
   *[many] { $value } obrażeń
} dowolnej Bramie przeciwnika
ability-strike-all = Zadaj { $value ->
    [one] { $value } obrażenie
    [few] { $value } obrażenia
   *[many] { $value } obrażeń
} każdej Bramie jednego przeciwnika.
    .clause = zadaj { $value ->
    [one] { $value } obrażenie
    [few] { $value } obrażenia
   *[many] { $value } obrażeń
} każdej Bramie jednego przeciwnika
ability-dismiss = Zdejmij dowolną Kreaturę z Pola Bitwy przeciwnika na jego stos kart odrzuconych, bez ostatniego tchnienia.
    .clause = zdejmij dowolną Kreaturę z Pola Bitwy przeciwnika na jego stos kart odrzuconych, bez ostatniego tchnienia
ability-cull = Wybierz Klan: wszystkie jego pozostałe Kreatury schodzą z każdego Pola Bitwy na stosy kart odrzuconych swoich właścicieli, bez ostatniego tchnienia.
    .clause = wybierz Klan: wszystkie jego pozostałe Kreatury schodzą z każdego Pola Bitwy na stosy kart odrzuconych swoich właścicieli, bez ostatniego tchnienia
ability-echo = Kreatura po tej stronie używa Domeny Bocznej, która styka się z tą kartą.
    .clause = stojąca tam Kreatura używa Domeny Bocznej, która styka się z tą kartą
ability-discard = Gdy odrzucasz tę kartę z ręki: { $then-clause }.
    .clause = gdy odrzucasz tę kartę z ręki: { $then-clause }
ability-swift = Zwinność: Domena Główna działa także po przywołaniu z Pola Przywołań, a odwołanie nic nie kosztuje.
    .clause = zwinność
ability-guard = +{ $value } do Mocy, gdy się broni.
    .clause = +{ $value } do Mocy, gdy się broni
ability-assault = +{ $value } do Mocy, gdy szarżuje.
    .clause = +{ $value } do Mocy, gdy szarżuje
ability-fury = Furia: w każdej fazie ataku wybierasz Klan; szarżuje z Mocą większą o 1 za każdą Kreaturę tego Klanu na wszystkich Polach Bitwy.
    .clause = w każdej fazie ataku wybierasz Klan; szarżuje z Mocą większą o 1 za każdą Kreaturę tego Klanu na wszystkich Polach Bitwy
ability-fusion = Fuzja Mocy, w której uczestniczy, jest silniejsza o { $value }.
    .clause = Fuzja Mocy, w której uczestniczy, jest silniejsza o { $value }
ability-wild-fusion = Może uczestniczyć w Fuzji Mocy dowolnego Klanu i wzmacnia ją o { $value }.
    .clause = może uczestniczyć w Fuzji Mocy dowolnego Klanu i wzmacnia ją o { $value }
ability-last-breath = Ostatnie tchnienie, po pokonaniu lub odwołaniu: { $then-clause }.
    .clause = ostatnie tchnienie, po pokonaniu lub odwołaniu: { $then-clause }

## Pytania

prompt-develop = Rozwijaj armię albo przejdź do ataku.
prompt-place = { $source }: na które pole przywołujesz tę Kreaturę?
prompt-move-to = { $source }: na które pole? Jeśli stoi tam Kreatura, zamienią się miejscami.
prompt-use = { $source }: użyj zdolności albo z niej zrezygnuj.
prompt-fury = Furia: który Klan wybierasz w tym ataku?
prompt-fuse = Fuzja Mocy { $gate-from }: przez które Kreatury prowadzisz łańcuch?
prompt-charge = Która Kreatura szarżuje teraz i jak?
prompt-collect = Która Kreatura trafia teraz na stos kart odrzuconych? Odłożona jako pierwsza wróci pierwsza.
prompt-last-discard = Przed dobraniem kart: chcesz coś odrzucić?
prompt-sovereign = Tracisz Bramę: którego Suwerena bierzesz?

action-summon = Przywołaj z ręki kartę { $card }
action-buy = Przywołaj kartę { $card } (koszt { $cost })
action-discard = Odrzuć kartę { $card }
action-recruit = Weź kartę { $card } na swój stos kart odrzuconych (koszt { $cost })
action-move = Przesuń kartę { $card } (koszt { $cost })
action-recall = Odwołaj kartę { $card } ({ $cost ->
    [0] za darmo
   *[1] koszt { $cost }
})
action-attack = Do ataku
route = { $cards }
route-none = Bez fuzji z tej Bramy
charge-straight = { $card } szarżuje ({ $seat }, { $gate })
charge-middle = { $card } szarżuje ({ $seat }, środkowa kolumna)
charge-hit = { $card } uderza w kartę { $target }
charge-skip = { $card } pomija kartę { $target }
use-draw = Dobierz { $value ->
    [one] { $value } kartę
    [few] { $value } karty
   *[many] { $value } kart
}
use-repair = Napraw { $gate-acc } o { $value }
use-rebuild = Odbuduj { $gate-acc } z wytrzymałością { $value }
use-strike = { $value ->
    [one] { $value } obrażenie
    [few] { $value } obrażenia
   *[many] { $value } obrażeń
}: { $gate } ({ $seat })
use-strike-all = { $value ->
    [one] { $value } obrażenie
    [few] { $value } obrażenia
   *[many] { $value } obrażeń
}: każda Brama ({ $seat })
use-exile-hand = Usuń z ręki kartę { $card }
use-exile-discard = Usuń ze stosu kartę { $card }
use-dismiss = Zdejmij kartę { $card }
use-cull = Zdejmij { $clan }
use-done = Zrezygnuj

## Czasowniki przy rzeczach

verb-summon = Przywołaj
verb-buy = Przywołaj
verb-discard = Odrzuć
verb-recruit = Na stos
verb-move = Przesuń
verb-recall = Odwołaj
verb-attack = Do ataku
verb-place = Tutaj
verb-move-to = Tutaj
verb-draw = Dobierz
verb-repair = Napraw
verb-rebuild = Odbuduj
verb-exile = Usuń
verb-strike = Uderz
verb-strike-all = Uderz wszystkie
verb-dismiss = Zdejmij
verb-cull = Zdejmij Klan
verb-fury = Wybierz
verb-fuse = Prowadź
verb-none = Bez fuzji
verb-charge = Szarżuj
verb-skip = Pomiń
verb-collect = Odłóż
verb-last-discard = Odrzuć
verb-sovereign = Weź

## Co się wydarzyło

event-turn-started = Tura { $turn }: { $seat }.
event-cards-drawn = { $seat } dobiera { counted-cards }.
event-deck-turned = { $seat } odwraca stos kart odrzuconych i ma w talii { counted-cards }.
event-sovereign-shown = Na Polu Przywołań pojawia się Suweren { $card }.
event-crystals-gained = { $seat } zbiera { counted-crystals } (razem { $total }).
event-crystals-paid = { $seat } płaci { counted-crystals } (ma teraz { $total }).
event-crystals-lost = { $seat }: { $count ->
    [one] przepada
    [few] przepadają
   *[many] przepada
} { counted-crystals }.
event-card-discarded = { $seat } odrzuca kartę { $card }.
event-creature-summoned = { $seat } przywołuje kartę { $card }.
event-warrior-recruited = { $seat } bierze na stos kart odrzuconych kartę { $card }.
event-creature-moved = { $seat } przesuwa kartę { $card }.
event-creatures-swapped = { $seat } zamienia miejscami karty { $card } i { $target }.
event-creature-recalled = Karta { $card } zostaje odwołana.
event-creature-dismissed = Karta { $card } zostaje zdjęta z Pola Bitwy.
event-creature-collected = Karta { $card } trafia na stos kart odrzuconych.
event-creature-cleared = Karta { $card } znika z Pola Bitwy.
event-card-exiled = { $seat } usuwa poza grę kartę { $card }.
event-clan-culled = Z Pól Bitwy schodzi { $clan }.
event-last-breath = Ostatnie tchnienie: { $card }.
event-nothing-to-use = { $card }: zdolność nie ma na co zadziałać.
event-gate-repaired = { $seat }: { $gate } odzyskuje { $count } (ma { $left }).
event-gate-rebuilt = { $seat }: { $gate } znów stoi (ma { $left }).
event-gate-damaged = { $seat }: { $gate } traci { $count } (ma { $left }).
event-gate-destroyed = { $seat }: { $gate } zostaje zniszczona.
event-wave-struck = Fala zniszczenia pokonuje: { $cards }.
event-player-fell = { $seat } nie ma już żadnej Bramy.
event-warrior-unsummoned = Nikt nie przywołał karty { $card }.
event-warrior-shown = Na Polu Przywołań pojawia się karta { $card }.
event-warriors-renewed = Nieprzywołani Wojownicy tworzą nową talię; ma ona { counted-cards }.
event-warrior-arrived = Przeciwnik przywołuje kartę { $card }.
event-warrior-removed = Przeciwnik usuwa z talii Wojowników kartę { $card }.
event-fury-named = { $seat } wybiera dla furii { $clan }.
event-power-fused = { $seat } prowadzi łańcuch { $gate-from } przez { $cards }: +{ $count }.
event-charge-begun = { $card } szarżuje z Mocą { $power }.
event-creature-defeated = { $by } pokonuje kartę { $card } ({ $strength }); reszta Mocy szarży: { $left }.
event-charge-blocked = { $target } ({ $strength }) blokuje szarżę karty { $card }.
event-damage-wasted = { $card } przebija się, ale nie ma tam Bramy.
event-sovereign-taken = { $seat } bierze Suwerena { $card }.
event-sovereign-joins-warriors = Na talii Wojowników ląduje zakryta karta Suwerena.

## Dlaczego karty nie można wybrać

why-not-room = Na twoim Polu Bitwy nie ma wolnego miejsca. Najpierw odwołaj Kreaturę.
why-not-cost = Kosztuje { $cost }, a masz { counted-crystals }.
why-not-fee = Przesunięcie lub odwołanie kosztuje 1 Kryształ, a nie masz żadnego.
why-not-turned = Jest pokonana i czeka na zebranie.
why-not-theirs = Nie jest twoja: ma ją { $seat }.
why-not-pile = Leży na stosie, z którego teraz nic się nie bierze.
why-not-actions = W tej fazie rozwoju wykonano już wszystkie akcje ({ $count }).
why-not-slot = Teraz wybierasz pole.
why-not-use = Żadna ze zdolności teraz na nią nie działa.
why-not-attack = Teraz prowadzisz atak.
why-not-collect = Nie należy do Kreatur, które teraz zbierasz.
why-not-hand = Odrzucić można tylko kartę z ręki.
why-not-sovereign = Wziąć można tylko odkrytego Suwerena.

## Co karta zrobiłaby teraz

outlook-creature = Szarżuje z Mocą { $attack }, broni się z Mocą { $defence }.
outlook-waiting = Pokonana: zostanie zebrana na koniec fazy ataku albo na początku tury właściciela.
outlook-place = { $slot }: { $what }.
outlook-attack = szarżuje z Mocą { $power }
outlook-defence = broni się z Mocą { $power }
outlook-discarded = Odrzucona: { $what-clause }.
outlook-part = { $what-clause }

## Dlaczego koniec

reason-gates-destroyed = tylko zwycięzca ma jeszcze Bramę
reason-gates-lost = wszystkie twoje Bramy są zniszczone
reason-warriors-spent = talia Wojowników się wyczerpała
reason-time-up = 400 tur bez rozstrzygnięcia: liczą się Bramy, potem ich wytrzymałość

## Zasady w skrócie

rules-goal = Każdy ma trzy Bramy o wytrzymałości 15. Wygrywa ten, komu jako jedynemu została choć jedna Brama.
rules-develop = W fazie rozwoju odrzucasz, przywołujesz, przesuwasz i odwołujesz Kreatury, w dowolnej kolejności i liczbie; przesunięcie, zamiana dwóch miejscami i odwołanie kosztują po 1 Krysztale. Kryształy zbierasz dzięki zdolnościom, przede wszystkim odrzucając z ręki Chowańce; czego nie wydasz, przepada na koniec fazy. Po 60 akcjach faza kończy się sama.
rules-summon = Kreatury z ręki są darmowe, te z Pola Przywołań kosztują Kryształy. Wojownika ze Strefy Odesłania (prawa kolumna) możesz też za 1 Kryształ wziąć od razu na stos kart odrzuconych. Aktywnych zdolności Domeny Głównej używa się po przywołaniu z ręki, a u Kreatur zwinnych także po przywołaniu z Pola Przywołań.
rules-field = Na koniec fazy rozwoju Wojownicy ze Strefy Odesłania odchodzą, pozostali przesuwają się w prawo, a wolne miejsca zajmują nowi. Miejsce po Suwerenie od razu zajmuje następny. Gdy talia Wojowników się wyczerpie, nieprzywołani zostają potasowani w nową.
rules-synergy = Domena Boczna działa, gdy z tej strony stoi Kreatura tego samego Klanu; zdolności aktywne działają raz, gdy jedna z tych dwóch Kreatur jest przywoływana. Pierwotni należą do każdego Klanu. Po skosie nic nie działa.
rules-fusion = Z każdej twojej Bramy może biec łańcuch: zaczyna się od Kreatury stojącej przed nią w Rzędzie Obrony, prowadzi przez sąsiadujące Kreatury jednego Klanu i kończy się w Rzędzie Ataku. Kreatura na jego końcu szarżuje z Mocą większą o 2, a dzięki zdolnościom fuzji po drodze jeszcze większą. Kreatura uczestniczy tylko w jednym łańcuchu, a Pierwotny w łańcuchu dowolnego Klanu.
rules-charge = Wszystkie Kreatury z Rzędu Ataku, które mają Moc, szarżują na wprost. Rząd Ataku przeciwnika możesz pominąć, Rzędu Obrony nie. Z większą Mocą przebijasz się dalej z resztą, z równą pokonujesz i stajesz, z mniejszą nic się nie dzieje.
rules-gates = Gdy pada Brama, w jej kolumnie pokonane są wszystkie Kreatury właściciela i Kreatura z Rzędu Ataku tego, kto ją zniszczył. Na koniec tury właściciel bierze Suwerena. Po 400 turach wygrywa ten, komu zostało więcej Bram, a przy równej ich liczbie więcej wytrzymałości; w pojedynkę to przegrana.
rules-end = Po szarżach każdy zbiera swoje pokonane Kreatury, najpierw broniący się. Dobierasz do pięciu kart. Gdy twoja talia się wyczerpie, odwracasz stos kart odrzuconych, bez tasowania: to nowa talia.
rules-three = W trzy osoby każdy ma dwie Bramy. Lewa kolumna atakuje lewego sąsiada, prawa prawego, a środkowa jednego z nich. Pokonane Kreatury zbiera się na początku swojej tury; kto straci obie Bramy, odpada, a pozostali grają dalej.
rules-solo = W pojedynkę grasz przeciw talii Wojowników: jej Pole Bitwy jest twoim Polem Przywołań. W swojej turze przeciwnik traci prawą kolumnę, resztę przesuwa w prawo, przywołuje nowych Wojowników, używa ich zdolności i szarżuje; za utraconą Bramę na wierzch jego talii trafia zakryty Suweren. Przegrywasz, gdy stracisz wszystkie Bramy albo gdy talia Wojowników się wyczerpie: nieprzywołani do niej nie wracają.
rules-cards = Wojownicy i Suwereni to zestaw zaprojektowany dla tego stołu, bo wartości drukowanych kart nie są publiczne. Kto prowadzi serwer, może go zastąpić innym.

## Słowa gry

keyword-crystal = Kryształ
keyword-text-crystal = Płaci się nim za Kreatury z Pola Przywołań, przesunięcia i odwołania. Przepada na koniec fazy rozwoju.
keyword-fusion = Fuzja Mocy
keyword-text-fusion = Łańcuch z twojej Bramy przez Kreatury jednego Klanu dodaje 2 do Mocy szarży Kreatury na jego końcu, a zdolności fuzji po drodze dodają więcej.
keyword-synergy = Synergia Klanowa
keyword-text-synergy = Sąsiadujące Kreatury jednego Klanu: działają między nimi Domeny Boczne i biegną przez nie łańcuchy. Pokonane Kreatury też się liczą.
keyword-swift = Zwinność
keyword-text-swift = Domena Główna działa także po przywołaniu z Pola Przywołań. Odwołanie nic nie kosztuje.
keyword-breath = Ostatnie tchnienie
keyword-text-breath = Działa, gdy pokonana lub odwołana Kreatura trafia na stos kart odrzuconych, ale nie, gdy zostaje zdjęta.
keyword-fury = Furia
keyword-text-fury = W każdej swojej fazie ataku wybierasz Klan. Kreatura szarżuje z Mocą większą o 1 za każdą Kreaturę tego Klanu na wszystkich Polach Bitwy, także pokonaną.
keyword-charge = Szarża
keyword-text-charge = Każda Kreatura z Rzędu Ataku, która ma Moc, atakuje na wprost. Może pominąć Rząd Ataku przeciwnika, ale nie Rząd Obrony.
keyword-main = Domena Główna
keyword-text-main = Zdolności pośrodku karty. Aktywnych używa się, gdy Kreatura jest przywoływana z ręki, pasywne działają zawsze.
keyword-banish = Strefa Odesłania
keyword-text-banish = Prawa kolumna Pola Przywołań Wojowników. Co tam zostanie na koniec fazy rozwoju, trafia do nieprzywołanych.
keyword-wave = Fala zniszczenia
keyword-text-wave = Gdy pada Brama, pokonane są wszystkie Kreatury jej właściciela w tej kolumnie i stojąca naprzeciw Kreatura z Rzędu Ataku tego, kto ją zniszczył.
keyword-sovereign = Suweren
keyword-text-sovereign = Kreatura o niezwykłej mocy. Kosztuje wiele Kryształów; kto traci Bramę, bierze jednego za darmo.

## Lekcja: co uczący się czyta przed odpowiedzią i po niej

lesson-1 = Zniszcz Bramy przeciwnika, zanim padną twoje. Najpierw potrzebujesz Kryształów: odrzuć kartę { card-cinder-imp }. Chowaniec odrzucony z ręki daje jeden.
lesson-2 = Odrzuć też kartę { card-dripling }. Kryształy masz do końca swojej fazy rozwoju.
lesson-3 = Dwa Kryształy wystarczą na kartę { card-glass-hawk } z Pola Przywołań. Przywołaj ją.
lesson-4 = Postaw ją pośrodku Rzędu Ataku: szarżują tylko Kreatury, które tam stoją.
lesson-5 = Kreatury z ręki są darmowe. Przywołaj kartę { card-zapling }, która tak jak Szklany Jastrząb należy do Klanu Burzy.
lesson-6 = Postaw ją tuż za nim, pośrodku Rzędu Obrony.
lesson-7 = Ręka jest pusta, a Kryształy wydane, więc zaczyna się atak. Dwie Kreatury jednego Klanu niosą moc stojącej za nimi Bramy: poprowadź łańcuch ze środkowej Bramy.
lesson-7-note = Łańcuch dodał 2, a fuzja Szklanego Jastrzębia jeszcze 1, więc Jastrząb zaszarżował z Mocą 5. Nikt nie stał mu na drodze i środkowej Bramie zostało 10. Potem na twoją rękę trafiło pięć kart.
lesson-8-note = Przeciwnik przywołał naprzeciw Szklanego Jastrzębia kartę { card-ash-runner }. Jej szarża trafiła na niego i została zablokowana.
lesson-8 = Znów twoja tura. Odrzuć kartę { card-acornling }, żeby zebrać Kryształ.
lesson-9 = Wojownicy z prawej kolumny, czyli Strefy Odesłania, znikną po tej fazie. Za jeden Kryształ możesz wziąć takiego na swój stos kart odrzuconych: weź kartę { card-oaken-giant }. Dobierzesz ją, gdy stos zostanie odwrócony i stanie się talią.
lesson-10 = Karty na ręce możesz zachować. Przejdź do ataku.
lesson-11 = Znów poprowadź łańcuch.
lesson-12 = W Rzędzie Ataku naprzeciw stoi { card-ash-runner }. Można go pominąć, ale uderz: 5 przeciw 1 przebija się z resztą 4.
lesson-12-note = Popielny Goniec jest pokonany i trafia na stos właściciela, a Bramie zostaje 6.
lesson-13 = Przed dobraniem kart możesz jeszcze coś odrzucić. Zachowaj karty i dobierz do pięciu.
lesson-end = To wystarczy! Kto traci Bramę, bierze Suwerena, a Domeny Boczne działają obok Kreatur tego samego Klanu. Teraz graj dalej, jak chcesz.
