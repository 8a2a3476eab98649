# Mysthea po polsku. Karty dowodzenia i spotkania mają numery z instrukcji, a zamiast nazw krótkie tytuły.

game-name = Mysthea
game-about = Prowadź Wybrańca i jego armię po dryfujących wyspach: zdobywaj regiony, staczaj bitwy, pokonuj potwory i przez trzy Ery zbieraj chwałę.

## Karty: `title-` stoi samo, `card-` w zdaniu

title-c001 = Wybraniec w dowolny region
title-c002 = 2 doświadczenia i rozwój
title-c003 = Kolejne działanie
title-c004 = Bitwa +2
title-c005 = Natychmiastowa medytacja
title-c006 = Lasy po 3 chwały
title-c007 = Doliny mgieł po 3 chwały
title-c008 = Rzeki po 3 chwały
title-c009 = Kryształowe pola po 3 chwały
title-c010 = Góry po 3 chwały
title-c011 = Działanie za taktykę
title-c012 = Rozwój za cel
title-c013 = Medytacja za wyposażenie
title-c014 = Ładunek lub chwała za ulepszenie
title-c015 = Punkty dowodzenia za kartę
title-c016 = Fortyfikacje: chwała i energia
title-c017 = Nowe konstrukty: doświadczenie
title-c018 = Nowe golemy od razu w polu
title-c019 = Wybraniec +2 siły
title-c020 = Darmowe ulepszenia
title-c021 = Ładowanie artefaktu
title-c022 = Golem w dowolny region
title-c023 = Burzenie fortyfikacji
title-c024 = Stwórz konstrukt i golema
title-c025 = Rozstaw konstrukt i golema
title-c026 = 3 chwały
title-c027 = Poświęcona taktyka
title-c028 = Fortyfikacje po 2 chwały
title-c029 = Golemy: chwała i energia
title-c030 = Spotkania po 3 chwały
title-c031 = 2 energii za 1
title-c032 = Wyprawa Wybrańca
title-c033 = 2 chwały za doświadczenie
title-c034 = Konstrukt: stwórz lub porusz
title-c035 = Golem: stwórz lub porusz
title-c036 = Fortyfikacje: doświadczenie
title-c037 = Rozstawiane golemy: 3 chwały
title-c038 = Eskorta Wybrańca
title-c039 = Nowe konstrukty od razu w polu
title-c040 = Darmowe wyposażenie
title-c041 = Dwie karty z talii
title-c042 = 2 konstrukty w dowolne regiony
title-c043 = Bitwa +3
title-c044 = Niszczenie konstruktów
title-c045 = Przemarsz
title-c046 = Poświęcony cel
title-c047 = 5 chwały
title-c048 = 7 chwały
title-c049 = Konstrukty po 1 chwale
title-c050 = Ładowanie i medytacja
title-c051 = Doświadczenie i chwała
title-c052 = Golem: stwórz lub rozstaw
title-c053 = Konstrukt: stwórz lub rozstaw
title-c054 = 4 chwały za doświadczenie
title-c055 = Fortyfikacja za energię
title-c056 = Spotkania: 3 energii
title-c057 = Darmowe taktyki
title-c058 = Golemy +1 siły
title-c059 = Konstrukty zabierają innych
title-c060 = Fortyfikacje +1 siły
title-c061 = 12 energii
title-c062 = Niszczenie golemów
title-c063 = Potwór atakuje
title-c064 = Zranienie Wybrańców
title-c065 = Bitwa +5
title-c066 = Poświęcone wyposażenie
title-c067 = Poświęcone ulepszenie
title-c068 = Ładunek i 4 chwały
title-c069 = 9 chwały
title-c070 = 16 chwały za cztery karty
title-c071 = Przynęta na potwora
title-c072 = Golem: rozstaw lub porusz
title-c073 = Konstrukt: rozstaw lub porusz
title-c074 = 6 chwały za doświadczenie
title-c075 = Podwójna chwała za kartę
title-c076 = Wybraniec +3 siły
title-c077 = Golemy zabierają innych
title-c078 = Darmowe cele
title-c079 = Rozstawiane fortyfikacje: 4 chwały
title-c080 = Konstrukty +1 siły
title-en01 = Spotkanie 1
title-en02 = Spotkanie 2
title-en03 = Spotkanie 3
title-en04 = Spotkanie 4
title-en05 = Spotkanie 5
title-en06 = Spotkanie 6
title-en07 = Spotkanie 7
title-en08 = Spotkanie 8
title-en09 = Spotkanie 9
title-en10 = Spotkanie 10
title-en11 = Spotkanie 11
title-en12 = Spotkanie 12
title-en13 = Spotkanie 13
title-en14 = Spotkanie 14
title-en15 = Spotkanie 15
title-en16 = Spotkanie 16
title-en17 = Spotkanie 17
title-en18 = Spotkanie 18
title-en19 = Spotkanie 19
title-en20 = Spotkanie 20
title-en21 = Spotkanie 21
title-en22 = Spotkanie 22
title-en23 = Spotkanie 23
title-en24 = Spotkanie 24
title-en25 = Spotkanie 25
title-en26 = Spotkanie 26
title-en27 = Spotkanie 27
title-en28 = Spotkanie 28
title-en29 = Spotkanie 29
title-en30 = Spotkanie 30
title-a01 = Zestrojenie ulepszeń
title-a06 = Zestrojenie wyposażenia
title-a02 = Zestrojenie spotkań
title-a07 = Zestrojenie doświadczenia
title-a03 = Zestrojenie kontroli
title-a08 = Zestrojenie obecności
title-a04 = Zestrojenie konstruktów
title-a09 = Zestrojenie golemów
title-a05 = Zestrojenie odrzuconych
title-a10 = Zestrojenie potworów
title-anuth = Anuth
title-telron = Telron
title-celethe = Celethe
title-leheir = Leheir
title-sanya = Sanya
title-kolbor-malabor = Kolbor i Malabor
title-cr-2t1 = CR-2T1
title-forest = Las
title-river = Rzeka
title-mist = Dolina mgieł
title-mountains = Góry
title-crystal-field = Kryształowe pole
title-storm = Burza
title-utcoro = Utcoro, rój
title-cannibarok = Cannibarok, pożeracz qoamu
title-onygauros = Onygauros, kolekcjoner
title-caerulas = Caerulas, istota spod chmur

card-c001 = „{ title-c001 }”
card-c002 = „{ title-c002 }”
card-c003 = „{ title-c003 }”
card-c004 = „{ title-c004 }”
card-c005 = „{ title-c005 }”
card-c006 = „{ title-c006 }”
card-c007 = „{ title-c007 }”
card-c008 = „{ title-c008 }”
card-c009 = „{ title-c009 }”
card-c010 = „{ title-c010 }”
card-c011 = „{ title-c011 }”
card-c012 = „{ title-c012 }”
card-c013 = „{ title-c013 }”
card-c014 = „{ title-c014 }”
card-c015 = „{ title-c015 }”
card-c016 = „{ title-c016 }”
card-c017 = „{ title-c017 }”
card-c018 = „{ title-c018 }”
card-c019 = „{ title-c019 }”
card-c020 = „{ title-c020 }”
card-c021 = „{ title-c021 }”
card-c022 = „{ title-c022 }”
card-c023 = „{ title-c023 }”
card-c024 = „{ title-c024 }”
card-c025 = „{ title-c025 }”
card-c026 = „{ title-c026 }”
card-c027 = „{ title-c027 }”
card-c028 = „{ title-c028 }”
card-c029 = „{ title-c029 }”
card-c030 = „{ title-c030 }”
card-c031 = „{ title-c031 }”
card-c032 = „{ title-c032 }”
card-c033 = „{ title-c033 }”
card-c034 = „{ title-c034 }”
card-c035 = „{ title-c035 }”
card-c036 = „{ title-c036 }”
card-c037 = „{ title-c037 }”
card-c038 = „{ title-c038 }”
card-c039 = „{ title-c039 }”
card-c040 = „{ title-c040 }”
card-c041 = „{ title-c041 }”
card-c042 = „{ title-c042 }”
card-c043 = „{ title-c043 }”
card-c044 = „{ title-c044 }”
card-c045 = „{ title-c045 }”
card-c046 = „{ title-c046 }”
card-c047 = „{ title-c047 }”
card-c048 = „{ title-c048 }”
card-c049 = „{ title-c049 }”
card-c050 = „{ title-c050 }”
card-c051 = „{ title-c051 }”
card-c052 = „{ title-c052 }”
card-c053 = „{ title-c053 }”
card-c054 = „{ title-c054 }”
card-c055 = „{ title-c055 }”
card-c056 = „{ title-c056 }”
card-c057 = „{ title-c057 }”
card-c058 = „{ title-c058 }”
card-c059 = „{ title-c059 }”
card-c060 = „{ title-c060 }”
card-c061 = „{ title-c061 }”
card-c062 = „{ title-c062 }”
card-c063 = „{ title-c063 }”
card-c064 = „{ title-c064 }”
card-c065 = „{ title-c065 }”
card-c066 = „{ title-c066 }”
card-c067 = „{ title-c067 }”
card-c068 = „{ title-c068 }”
card-c069 = „{ title-c069 }”
card-c070 = „{ title-c070 }”
card-c071 = „{ title-c071 }”
card-c072 = „{ title-c072 }”
card-c073 = „{ title-c073 }”
card-c074 = „{ title-c074 }”
card-c075 = „{ title-c075 }”
card-c076 = „{ title-c076 }”
card-c077 = „{ title-c077 }”
card-c078 = „{ title-c078 }”
card-c079 = „{ title-c079 }”
card-c080 = „{ title-c080 }”
card-en01 = „{ title-en01 }”
card-en02 = „{ title-en02 }”
card-en03 = „{ title-en03 }”
card-en04 = „{ title-en04 }”
card-en05 = „{ title-en05 }”
card-en06 = „{ title-en06 }”
card-en07 = „{ title-en07 }”
card-en08 = „{ title-en08 }”
card-en09 = „{ title-en09 }”
card-en10 = „{ title-en10 }”
card-en11 = „{ title-en11 }”
card-en12 = „{ title-en12 }”
card-en13 = „{ title-en13 }”
card-en14 = „{ title-en14 }”
card-en15 = „{ title-en15 }”
card-en16 = „{ title-en16 }”
card-en17 = „{ title-en17 }”
card-en18 = „{ title-en18 }”
card-en19 = „{ title-en19 }”
card-en20 = „{ title-en20 }”
card-en21 = „{ title-en21 }”
card-en22 = „{ title-en22 }”
card-en23 = „{ title-en23 }”
card-en24 = „{ title-en24 }”
card-en25 = „{ title-en25 }”
card-en26 = „{ title-en26 }”
card-en27 = „{ title-en27 }”
card-en28 = „{ title-en28 }”
card-en29 = „{ title-en29 }”
card-en30 = „{ title-en30 }”
card-a01 = „{ title-a01 }”
card-a06 = „{ title-a06 }”
card-a02 = „{ title-a02 }”
card-a07 = „{ title-a07 }”
card-a03 = „{ title-a03 }”
card-a08 = „{ title-a08 }”
card-a04 = „{ title-a04 }”
card-a09 = „{ title-a09 }”
card-a05 = „{ title-a05 }”
card-a10 = „{ title-a10 }”
card-anuth = { title-anuth }
card-telron = { title-telron }
card-celethe = { title-celethe }
card-leheir = { title-leheir }
card-sanya = { title-sanya }
card-kolbor-malabor = { title-kolbor-malabor }
card-cr-2t1 = { title-cr-2t1 }
card-forest = „{ title-forest }”
card-river = „{ title-river }”
card-mist = „{ title-mist }”
card-mountains = „{ title-mountains }”
card-crystal-field = „{ title-crystal-field }”
card-storm = „{ title-storm }”
card-utcoro = „{ title-utcoro }”
card-cannibarok = „{ title-cannibarok }”
card-onygauros = „{ title-onygauros }”
card-caerulas = „{ title-caerulas }”

## Miejsca na planszy

island-crystal = Kryształ
    .ins = Kryształem
island-rift = Rozdarcie
    .ins = Rozdarciem
island-tree = Drzewo
    .ins = Drzewem
island-sphere = Kula
    .ins = Kulą
island-volcano = Wulkan
    .ins = Wulkanem
after-crystal = { island-crystal }
after-rift = { island-rift }
after-tree = { island-tree }
after-sphere = { island-sphere }
after-volcano = { island-volcano }
region-crystal-mist = dolina mgieł (Kryształ)
region-crystal-crystal-field = kryształowe pole (Kryształ)
region-crystal-river = rzeka (Kryształ)
region-rift-forest = las (Rozdarcie)
region-rift-mist = dolina mgieł (Rozdarcie)
region-rift-mountains = góry (Rozdarcie)
region-tree-crystal-field = kryształowe pole (Drzewo)
region-tree-forest = las (Drzewo)
region-tree-mountains = góry (Drzewo)
region-sphere-mist = dolina mgieł (Kula)
region-sphere-river = rzeka (Kula)
region-sphere-mountains = góry (Kula)
region-volcano-forest = las (Wulkan)
region-volcano-crystal-field = kryształowe pole (Wulkan)
region-volcano-river = rzeka (Wulkan)
start-crystal-mist = { region-crystal-mist }
start-crystal-crystal-field = { region-crystal-crystal-field }
start-crystal-river = { region-crystal-river }
start-rift-forest = { region-rift-forest }
start-rift-mist = { region-rift-mist }
start-rift-mountains = { region-rift-mountains }
start-tree-crystal-field = { region-tree-crystal-field }
start-tree-forest = { region-tree-forest }
start-tree-mountains = { region-tree-mountains }
start-sphere-mist = { region-sphere-mist }
start-sphere-river = { region-sphere-river }
start-sphere-mountains = { region-sphere-mountains }
start-volcano-forest = { region-volcano-forest }
start-volcano-crystal-field = { region-volcano-crystal-field }
start-volcano-river = { region-volcano-river }
type-forest = las
type-river = rzeka
type-mist = dolina mgieł
type-mountains = góry
type-crystal-field = kryształowe pole

## Te same rzeczy pod nazwami, pod którymi mówią o nich zdarzenia i odpowiedzi

occasion-forest = { card-forest }
occasion-river = { card-river }
occasion-mist = { card-mist }
occasion-mountains = { card-mountains }
occasion-crystal-field = { card-crystal-field }
occasion-storm = { card-storm }
occasion-utcoro = { card-utcoro }
occasion-cannibarok = { card-cannibarok }
occasion-onygauros = { card-onygauros }
occasion-caerulas = { card-caerulas }
monster-utcoro = Utcoro
monster-cannibarok = Cannibarok
monster-onygauros = Onygauros
monster-caerulas = Caerulas
encounter-en01 = { card-en01 }
encounter-en02 = { card-en02 }
encounter-en03 = { card-en03 }
encounter-en04 = { card-en04 }
encounter-en05 = { card-en05 }
encounter-en06 = { card-en06 }
encounter-en07 = { card-en07 }
encounter-en08 = { card-en08 }
encounter-en09 = { card-en09 }
encounter-en10 = { card-en10 }
encounter-en11 = { card-en11 }
encounter-en12 = { card-en12 }
encounter-en13 = { card-en13 }
encounter-en14 = { card-en14 }
encounter-en15 = { card-en15 }
encounter-en16 = { card-en16 }
encounter-en17 = { card-en17 }
encounter-en18 = { card-en18 }
encounter-en19 = { card-en19 }
encounter-en20 = { card-en20 }
encounter-en21 = { card-en21 }
encounter-en22 = { card-en22 }
encounter-en23 = { card-en23 }
encounter-en24 = { card-en24 }
encounter-en25 = { card-en25 }
encounter-en26 = { card-en26 }
encounter-en27 = { card-en27 }
encounter-en28 = { card-en28 }
encounter-en29 = { card-en29 }
encounter-en30 = { card-en30 }
alignment-a01 = { card-a01 }
alignment-a02 = { card-a02 }
alignment-a03 = { card-a03 }
alignment-a04 = { card-a04 }
alignment-a05 = { card-a05 }
alignment-a06 = { card-a06 }
alignment-a07 = { card-a07 }
alignment-a08 = { card-a08 }
alignment-a09 = { card-a09 }
alignment-a10 = { card-a10 }
chosen-anuth = { card-anuth }
option-anuth = { card-anuth }
chosen-telron = { card-telron }
option-telron = { card-telron }
chosen-celethe = { card-celethe }
option-celethe = { card-celethe }
chosen-leheir = { card-leheir }
option-leheir = { card-leheir }
chosen-sanya = { card-sanya }
option-sanya = { card-sanya }
chosen-kolbor-malabor = { card-kolbor-malabor }
option-kolbor-malabor = { card-kolbor-malabor }
chosen-cr-2t1 = { card-cr-2t1 }
option-cr-2t1 = { card-cr-2t1 }
artifact-1 = I
artifact-2 = II
artifact-3 = III
artifact-4 = IV
artifact-5 = V

## Jednostki, rodzaje kart, znaki

unit-construct = konstrukt
    .one = jeden konstrukt
    .acc = konstrukt
    .gen = konstruktu
    .ins = konstruktem
unit-golem = golem
    .one = jednego golema
    .acc = golema
    .gen = golema
    .ins = golemem
unit-fortification = fortyfikacja
    .one = jedną fortyfikację
    .acc = fortyfikację
    .gen = fortyfikacji
    .ins = fortyfikacją
unit-chosen = Wybraniec
    .one = Wybrańca
    .acc = Wybrańca
    .gen = Wybrańca
    .ins = Wybrańcem
mover-construct = { $count ->
    [one] swoim konstruktem
    [few] najwyżej { $count } swoimi konstruktami
   *[many] najwyżej { $count } swoimi konstruktami
}
mover-golem = { $count ->
    [one] swoim golemem
    [few] najwyżej { $count } swoimi golemami
   *[many] najwyżej { $count } swoimi golemami
}
mover-chosen = { $count ->
    [one] swoim Wybrańcem
    [few] swoim Wybrańcem ({ $count } razy)
   *[many] swoim Wybrańcem ({ $count } razy)
}
kind-tactic = taktyka
    .gen = taktyki
kind-objective = cel
    .gen = celu
kind-equipment = wyposażenie
    .gen = wyposażenia
kind-upgrade = ulepszenie
    .gen = ulepszenia
kind-any = dowolna karta
    .gen = dowolnego rodzaju
kinds-tactic = { $count ->
    [one] kartę taktyki
    [few] { $count } karty taktyki
   *[many] { $count } kart taktyki
}
kinds-objective = { $count ->
    [one] kartę celu
    [few] { $count } karty celu
   *[many] { $count } kart celu
}
kinds-equipment = { $count ->
    [one] kartę wyposażenia
    [few] { $count } karty wyposażenia
   *[many] { $count } kart wyposażenia
}
kinds-upgrade = { $count ->
    [one] kartę ulepszenia
    [few] { $count } karty ulepszenia
   *[many] { $count } kart ulepszenia
}
kinds-any = { $count ->
    [one] dowolną kartę
    [few] { $count } dowolne karty
   *[many] { $count } dowolnych kart
}
slot = Ulepszenie: { $slot }.
slot-construct = konstrukty
slot-golem = golemy
slot-chosen = Wybraniec
slot-fortification = fortyfikacje
slot-card = karty zagrywane w działaniu
sign-axe = Topór
sign-boot = But
sign-chest = Skrzynia
sign-dialogue = Dialog
order-retreat = odwrót
order-defend = obrona
order-sacrifice = poświęcenie
order-attack = atak
order-text-attack = punkty karty zwiększają twoją siłę
order-text-retreat = tyle ruchów z pola bitwy, ile karta ma punktów
order-text-sacrifice = tyle energii i po 1 za każdą twoją jednostkę w bitwie
order-text-defend = tyle chwały i po 1 za każdą twoją jednostkę w bitwie
metal-gold = złotą
metal-silver = srebrną
metal-bronze = brązową

## Co jest na karcie

fact-kind = Rodzaj
fact-points = Punkty
fact-era = Era
fact-slot = Miejsce
era-0 = początkowa
era-1 = I
era-2 = II
era-3 = III

## Ile czego

amount-glory = { $count ->
    [one] { $count } punkt chwały
    [few] { $count } punkty chwały
   *[many] { $count } punktów chwały
}
amount-energy = { $count ->
    [one] { $count } punkt energii
    [few] { $count } punkty energii
   *[many] { $count } punktów energii
}
amount-experience = { $count ->
    [one] { $count } punkt doświadczenia
    [few] { $count } punkty doświadczenia
   *[many] { $count } punktów doświadczenia
}
amount-points = { $count ->
    [one] { $count } punkt dowodzenia
    [few] { $count } punkty dowodzenia
   *[many] { $count } punktów dowodzenia
}
x-glory = tyle punktów chwały, ile punktów dowodzenia miała ta karta
x-points = jej punkty dowodzenia
per-forest = każdy las, który kontrolujesz
per-river = każdą rzekę, którą kontrolujesz
per-mist = każdą dolinę mgieł, którą kontrolujesz
per-mountains = każde góry, które kontrolujesz
per-crystal-field = każde kryształowe pole, które kontrolujesz
per-construct = każdy swój konstrukt na planszy
per-golem = każdego swojego golema na planszy
per-fortification = każdą swoją fortyfikację na planszy
per-controlled = każdy region, który kontrolujesz
per-occupied = każdy region z twoją jednostką
per-encounter = każde rozpatrzone przez ciebie spotkanie
per-upgrade = każde ulepszenie na swojej planszy
per-equipment = każde wyposażenie na swojej planszy
per-experience = każdy posiadany punkt doświadczenia
per-discarded = każdą kartę na swoim stosie odrzuconych
per-monster = każdego potwora pokonanego w tej Erze

## Co robią karty: całe zdanie i to samo w środku zdania

text-gain = Zyskaj { $amounts }.
    .clause = zyskaj { $amounts }
    .inf = zyskać { $amounts }
text-gain-each = Za każdy punkt dowodzenia tej karty zyskaj { $amounts }.
text-gain-twice = Zyskaj dwa razy tyle punktów chwały, ile punktów dowodzenia miała ta karta.
    .clause = zyskaj dwa razy tyle punktów chwały, ile punktów dowodzenia miała ta karta
text-score = Zyskaj { $amounts } za { $each }.
    .clause = zyskaj { $amounts } za { $each }
text-recharge = Naładuj swój artefakt.
    .clause = naładuj swój artefakt
text-act = Wykonaj akcję działania.
    .clause = wykonaj akcję działania
text-develop = Wykonaj akcję rozwoju.
    .clause = wykonaj akcję rozwoju
text-meditate = Wykonaj akcję medytacji.
    .clause = wykonaj akcję medytacji
text-draw = { $count ->
    [one] Weź na rękę wierzchnią kartę z talii Ery.
    [few] Weź na rękę { $count } wierzchnie karty z talii Ery.
   *[many] Weź na rękę { $count } wierzchnich kart z talii Ery.
}
    .clause = { $count ->
        [one] weź na rękę wierzchnią kartę z talii Ery
        [few] weź na rękę { $count } wierzchnie karty z talii Ery
       *[many] weź na rękę { $count } wierzchnich kart z talii Ery
    }
text-create = Stwórz { $unit-acc }.
    .clause = stwórz { $unit-acc }
text-deploy = Rozstaw { $unit-acc }.
    .clause = rozstaw { $unit-acc }
text-travel = Porusz się { $unit }.
    .clause = porusz się { $unit }
text-travel-far = { $count ->
    [one] Przejdź { $unit } do dowolnego regionu.
    [few] Przejdź { $unit }, każdym do dowolnego regionu.
   *[many] Przejdź { $unit }, każdym do dowolnego regionu.
}
    .clause = { $count ->
        [one] przejdź { $unit } do dowolnego regionu
        [few] przejdź { $unit }, każdym do dowolnego regionu
       *[many] przejdź { $unit }, każdym do dowolnego regionu
    }
text-travel-alone = { $count ->
    [one] Przejdź { $unit } do dowolnego regionu, bez zabierania innych jednostek.
    [few] Przejdź { $unit }, każdym do dowolnego regionu, bez zabierania innych jednostek.
   *[many] Przejdź { $unit }, każdym do dowolnego regionu, bez zabierania innych jednostek.
}
    .clause = { $count ->
        [one] przejdź { $unit } do dowolnego regionu, bez zabierania innych jednostek
        [few] przejdź { $unit }, każdym do dowolnego regionu, bez zabierania innych jednostek
       *[many] przejdź { $unit }, każdym do dowolnego regionu, bez zabierania innych jednostek
    }
text-travel-all = Wybierz region i przejdź stamtąd do dowolnego innego wszystkimi swoimi jednostkami, które się jeszcze w tej turze nie ruszały, oprócz fortyfikacji.
    .clause = przejdź wszystkimi swoimi jednostkami z jednego regionu do dowolnego innego
text-travel-army = Wybierz region i przejdź stamtąd do dowolnego innego wszystkimi swoimi konstruktami i golemami, które się jeszcze w tej turze nie ruszały.
    .clause = przejdź wszystkimi swoimi konstruktami i golemami z jednego regionu do dowolnego innego
text-battle = Rozpocznij bitwę w dowolnym regionie, w którym są jednostki twoje i przeciwnika. Artefakt nie jest potrzebny.
    .clause = rozpocznij bitwę w regionie, w którym są jednostki twoje i przeciwnika
text-battle-bonus = Rozpocznij bitwę z premią +{ $bonus } do siły w dowolnym regionie, w którym są jednostki twoje i przeciwnika. Artefakt nie jest potrzebny.
    .clause = rozpocznij bitwę z premią +{ $bonus } do siły
text-destroy-region = Wybierz region: każdy z przeciwników traci tam { $unit-one }.
    .clause = wybierz region, w którym każdy z przeciwników traci { $unit-one }
text-destroy = Każdy z przeciwników traci { $unit-one }, a ty wskazujesz gdzie.
    .clause = każdy z przeciwników traci { $unit-one }
text-wound = Wybierz region: wszyscy Wybrańcy przeciwników w tym regionie zostają ranni.
    .clause = zrań Wybrańców przeciwników w jednym regionie
text-provoke = Wybierz potwora, którego karta leży już na torze wydarzeń. Atakuje on natychmiast.
    .clause = wybierz potwora z toru wydarzeń, a on natychmiast zaatakuje
text-pay = Zapłać { $amount }.
    .clause = zapłać { $amount }
    .inf = zapłacić { $amount }
text-discard = Odrzuć z ręki { $kind }.
    .clause = odrzuć z ręki { $kind }
    .inf = odrzucić z ręki { $kind }
text-remove = Usuń z gry { $kind } ze swojej ręki.
    .clause = usuń z gry { $kind } ze swojej ręki
    .inf = usunąć z gry { $kind } ze swojej ręki
text-trade = Możesz { $cost-inf }, żeby { $then-inf }.
    .clause = możesz { $cost-inf }, żeby { $then-inf }
text-either = Wybierz jedno: { $one-clause } albo { $other-clause }.
    .clause = wybierz jedno: { $one-clause } albo { $other-clause }
text-and-or = Wybierz jedno lub oba: { $one-clause }, { $other-clause }.
    .clause = wybierz jedno lub oba: { $one-clause }, { $other-clause }
clauses = { $one } { $other }
    .clause = { $one-clause } i { $other-clause }
text-once-a-turn = Akcja specjalna, raz na turę.
text-nothing = Brak efektu.
power-strength-construct = Każdy twój konstrukt ma +{ $bonus } do siły.
power-strength-golem = Każdy twój golem ma +{ $bonus } do siły.
power-strength-fortification = Każda twoja fortyfikacja ma +{ $bonus } do siły.
power-strength-chosen = Twój Wybraniec ma +{ $bonus } do siły, także gdy jest ranny.
power-carry-chosen = Gdy porusza się twój Wybraniec, może zabrać konstrukt albo golema, który się jeszcze w tej turze nie ruszał. Za każdym razem może to być inna jednostka.
power-carry-construct = Gdy porusza się twój konstrukt, może zabrać jedną twoją jednostkę (konstrukt, golema albo Wybrańca), która się jeszcze w tej turze nie ruszała.
power-carry-golem = Gdy porusza się twój golem, może zabrać jedną twoją jednostkę (konstrukt, golema albo Wybrańca), która się jeszcze w tej turze nie ruszała.
power-create = Gdy tworzysz { $unit-acc }, zyskujesz { $amounts }.
power-create-deploy = Gdy tworzysz { $unit-acc }, możesz tę jednostkę od razu rozstawić za darmo.
power-deploy = Gdy rozstawiasz { $unit-acc }, zyskujesz { $amounts }.
power-encounter = Gdy rozpatrujesz spotkanie, zyskujesz { $amounts }.
power-free-tactic = Efekty zagrywanych przez ciebie kart taktyki nie kosztują energii.
power-free-objective = Efekty zagrywanych przez ciebie kart celu nie kosztują energii.
power-free-equipment = Umieszczanie zagrywanego wyposażenia na planszy nie kosztuje energii.
power-free-upgrade = Umieszczanie zagrywanych ulepszeń na planszy nie kosztuje energii.
text-encounter = Zyskaj { $amounts }, a potem wybierz jeden znak.
text-way = { $sign }: { $effect-clause }. { $count ->
    [0] Żeton zostaje na miejscu.
    [one] Żeton idzie o { $count } wyspę dalej.
    [few] Żeton idzie o { $count } wyspy dalej.
   *[many] Żeton idzie o { $count } wysp dalej.
}
text-alignment = Zyskaj { $amounts } za { $each }.
text-alignment-late = Na koniec tej Ery zyskaj { $amounts } za { $each }, nawet bez udziału w walce z nim.
text-anuth = Jeśli rozpoczynasz bitwę w regionie, w którym jest Anuth, albo potwór atakuje wyspę, na której jest Anuth, ma on w tej walce +{ $bonus } do siły.
text-telron = Na początku każdej Ery, przed wyzdrowieniem Wybrańców, zyskujesz dodatkowo { $amounts }.
text-celethe = Jeśli Celethe jest na wyspie, na której potwór zostaje pokonany, twoja nagroda jest podwójna.
text-leheir = Jeśli rozpoczynasz bitwę, zyskujesz dodatkowo { $amounts } za każdą jednostkę, także twoją, która została w niej usunięta lub zraniona albo się wycofała.
text-sanya = Gdy rozpoczynasz bitwę albo rozpatrujesz spotkanie, najpierw bierzesz na rękę wierzchnią kartę z talii Ery.
text-kolbor-malabor = Gdy przemieszczasz wyspę, możesz przeprowadzić zestrojenie z dowolną wyspą, której karta jest dostępna.
text-cr-2t1 = Na koniec każdej Ery zyskujesz dodatkowo { $amounts } za każde dwa regiony, które kontrolujesz.
text-wounded = Ranny Wybraniec nie korzysta ze zdolności.
without-abilities = W tej partii Wybrańcy nie mają zdolności.
without-behaviours = W tej partii potwory nie mają zachowań.
text-region-event = Na koniec Ery każdy zyskuje tyle chwały, ile wskazuje pole toru, za każdy kontrolowany region tego typu.
text-storm = Na koniec Ery wszystkie potwory na planszy przechodzą o jedną wyspę zgodnie z ruchem wskazówek zegara.
text-monster = Siła { $strength }. Pojawia się na wyspie: { $island }. Na koniec Ery atakuje wszystkich na swojej wyspie. Jeśli jest silniejszy od wszystkich razem, każdy traci jednostki z jednego wybranego przez siebie regionu tej wyspy. W przeciwnym razie zostaje pokonany. Potem, także pokonany, idzie o jedną wyspę dalej.
text-rewards = Nagrody dla trzech najsilniejszych: { $gold }; { $silver }; { $bronze }.
text-reward = { $amounts }
text-reward-encounter = { $amounts } i darmowe spotkanie
text-behaviour-utcoro = Gdy atakuje, każdy, kto nie ma jednostki na tej wyspie, traci { $count ->
    [one] { $count } punkt chwały
    [few] { $count } punkty chwały
   *[many] { $count } punktów chwały
}.
text-behaviour-cannibarok = Na wyspie z kryształowym polem ma +{ $count } do siły.
text-behaviour-onygauros = Gdy atakuje, każdy usuwa z gry losową kartę ze swojego stosu odrzuconych albo traci { $count ->
    [one] { $count } punkt chwały
    [few] { $count } punkty chwały
   *[many] { $count } punktów chwały
}.
text-behaviour-caerulas = Niepokonany idzie o jedną wyspę dalej i atakuje jeszcze raz, a potem już tam zostaje.

## Pytania

prompt-draft = Wybierz kartę ze stołu.
prompt-place-chosen = Ustaw swojego Wybrańca na wyspie, na której nie ma jeszcze nikogo.
prompt-place-token = Połóż swój żeton spotkania na innej wyspie.
prompt-turn = Twoja tura: karta, rozwój albo medytacja. Możesz też wykonać akcję specjalną.
prompt-turn-basic = Teraz karta, rozwój albo medytacja.
prompt-turn-special = Możesz jeszcze wykonać akcję specjalną (wyposażenie, bitwa, wyspa, spotkanie).
prompt-turn-end = W tej turze nie ma już nic do zrobienia.
prompt-act = Którą kartę zagrywasz?
prompt-spend = Wydaj punkty dowodzenia. Zostało: { $points }.
prompt-spend-none = { $points ->
    [0] Punkty są wydane. Możesz jeszcze za energię użyć karty.
    [one] Zostało: { $points }.
    [few] Zostało: { $points }.
   *[many] Zostało: { $points }.
}
prompt-carry = Kto idzie razem?
prompt-deploy-created = Rozstawiasz { $unit-acc } od razu?
prompt-replace = Masz już trzy karty wyposażenia. Którą odrzucasz?
prompt-develop = Rozwój: odkrywasz czwartą kartę czy wymieniasz leżące?
prompt-bury = Która karta idzie teraz na spód talii?
prompt-take = { $energy ->
    [one] Którą kartę bierzesz za { $energy } punkt energii?
    [few] Którą kartę bierzesz za { $energy } punkty energii?
   *[many] Którą kartę bierzesz za { $energy } punktów energii?
}
prompt-fortify = W którym regionie stawiasz fortyfikację?
prompt-grow = Punkty z kryształowych pól: { $points }. Stwórz albo rozstaw jednostki.
prompt-align = Przeprowadzasz zestrojenie, żeby zyskać chwałę?
prompt-move-island = Dokąd przemieszczasz wyspę?
prompt-order = Bitwa, { $region }: wybierz w tajemnicy kartę rozkazu.
prompt-retreat = Odwrót: wskaż jednostkę i region. Zostało ruchów: { $points }.
prompt-lose = { $count ->
    [one] Tracisz jeszcze { $count } jednostkę. Którą?
    [few] Tracisz jeszcze { $count } jednostki. Którą najpierw?
   *[many] Tracisz jeszcze { $count } jednostek. Którą najpierw?
}
prompt-battlefield = { $bonus ->
    [0] Gdzie zaczynasz bitwę?
    [one] Gdzie zaczynasz bitwę? Masz w niej +{ $bonus } do siły.
    [few] Gdzie zaczynasz bitwę? Masz w niej +{ $bonus } do siły.
   *[many] Gdzie zaczynasz bitwę? Masz w niej +{ $bonus } do siły.
}
prompt-travel = { $count ->
    [one] Porusz się { $unit-ins }.
    [few] Porusz się { $unit-ins }. Zostało ruchów: { $count }.
   *[many] Porusz się { $unit-ins }. Zostało ruchów: { $count }.
}
prompt-travel-together = Skąd i dokąd idą twoje jednostki?
prompt-destroy = Wybierz region, w którym przeciwnicy tracą { $unit-acc }.
prompt-destroy-of = Gdzie { $opponent } traci { $unit-acc }?
prompt-wound = W którym regionie ranisz Wybrańców przeciwników?
prompt-provoke = Który potwór atakuje?
prompt-discard = Odrzuć kartę { $kind-gen }.
prompt-give-up = Usuń z gry kartę { $kind-gen }.
prompt-trade = Czy płacisz za nagrodę?
prompt-choose = Co wybierasz?
prompt-encounter = Spotkanie: który znak wybierasz?
prompt-premonition = Spotkanie: którą nagrodę wybierasz?
prompt-free-encounter = Rozpatrujesz darmowe spotkanie?
prompt-collect = Onygauros: tracisz losową kartę ze stosu odrzuconych czy 5 punktów chwały?
prompt-ravaged = Potwór zwycięża. Z którego regionu usuwasz wszystkie swoje jednostki?

## Odpowiedzi

action-play = Zagraj kartę { $card }
action-use = Użyj wyposażenia { $card }
action-battle = Bitwa: { $region }
action-develop = Rozwój
action-meditate = Medytacja
action-island = Przemieść wyspę
action-encounter = Rozpatrz spotkanie
action-end = Koniec tury
action-skip = Nic nie zagrywam
command-energy = 1 punkt energii
command-create = Stwórz { $unit-acc }
command-deploy = Rozstaw { $unit-acc }
command-move = { $unit }: { $start } → { $region } (twoja siła tam { $now } → { $then })
command-effect = Skorzystaj z efektu karty
command-place = Umieść kartę na swojej planszy
command-done = Gotowe
command-skip = Nie ruszam się
region-skip = Rezygnuję
carried-construct = Konstrukt
carried-golem = Golem
carried-chosen = Wybraniec
carried-alone = Nikt
created-deploy = Rozstawiam
created-keep = Zostaje w puli
develop-reveal = Odkryj czwartą kartę
develop-replace = Wymień karty na nowe
develop-skip = Bez rozwoju
alignment-offer = { $alignment }: { $amounts }
alignment-offer-late = { $alignment }: na koniec Ery
alignment-skip = Bez zestrojenia
gap = Między { $after-ins } a { $before-ins }
loss-construct = Konstrukt wraca do puli
loss-golem = Golem wraca do puli
loss-fortification = Fortyfikacja wraca obok planszy
loss-chosen = Wybraniec zostaje ranny
trade-pay = Tak
trade-skip = Nie
invitation-meet = Tak
invitation-skip = Nie
collection-card = Losowa karta
collection-glory = 5 punktów chwały
together-march = { $start } → { $region }
together-skip = Nikt się nie rusza
monster-offer = { $monster } (siła { $strength }, { $island })
monster-skip = Rezygnuję
part-both = Jedno i drugie
part-skip = Rezygnuję
option-no-order = Bez rozkazu

## Krótkie słowa przy rzeczach

verb-play = Zagraj
verb-use = Użyj
verb-battle = Bitwa
verb-develop = Rozwój
verb-meditate = Medytacja
verb-island = Przemieść wyspę
verb-encounter = Spotkanie
verb-end = Koniec tury
verb-skip = Rezygnuję
verb-energy = +1 energii
verb-create = Stwórz
verb-deploy = Rozstaw
verb-move = Porusz
verb-effect = Efekt
verb-place = Umieść
verb-carry = Zabierz
verb-alone = Nikt
verb-keep = Zostaw
verb-replace = Odrzuć
verb-reveal = Odkryj czwartą
verb-renew = Wymień
verb-bury = Na spód
verb-take = Weź
verb-fortify = Ufortyfikuj
verb-align = Zestrojenie
verb-move-island = Wstaw tutaj
verb-order = Rozkaz
verb-no-order = Bez rozkazu
verb-retreat = Odwrót
verb-lose = Strać
verb-destroy = Zniszcz
verb-wound = Zrań
verb-provoke = Atak
verb-discard = Odrzuć
verb-give-up = Usuń z gry
verb-pay = Zapłać
verb-choose = Wybierz
verb-meet = Spotkanie
verb-glory = Strać chwałę
verb-card = Strać kartę
verb-ravaged = Oddaj
verb-draft = Wybierz
verb-place-chosen = Ustaw
verb-place-token = Połóż żeton

## Co się stało

event-turn-began = Tura: { $seat }.
event-era-started = Zaczyna się Era { $era ->
    [1] I
    [2] II
    [one] { $era }
    [few] III
   *[many] { $era }
}.
event-era-ended = Kończy się Era { $era ->
    [1] I
    [2] II
    [one] { $era }
    [few] III
   *[many] { $era }
}. Wydarzenia po kolei:
event-event-placed = Na torze wydarzeń leży { $occasion } (pole { $value }).
event-region-scored = { $occasion }: po { $value } za każdy kontrolowany region.
event-storm-came = Burza: potwory idą dalej.
event-glory-gained = { $seat }: chwała +{ $glory } ({ $why }), razem { $total }.
event-glory-lost = { $seat }: chwała −{ $glory } ({ $why }), razem { $total }.
event-energy-gained = { $seat }: energia +{ $energy }, razem { $total }.
event-energy-paid = { $seat }: energia −{ $energy }, razem { $total }.
event-experience-gained = { $seat }: doświadczenie +{ $experience }, razem { $total }.
event-experience-paid = { $seat }: doświadczenie −{ $experience }, razem { $total }.
event-points-gained = { $seat } zyskuje punkty dowodzenia: { $points }.
event-points-lost = { $seat } nie wykorzystuje punktów dowodzenia: { $points }.
event-artifact-received = { $seat } ma artefakt { $artifact }.
event-artifact-charged = { $seat } ładuje artefakt.
event-artifact-discharged = { $seat } rozładowuje artefakt.
event-unit-created = { $seat } tworzy { $unit-acc }.
event-unit-deployed = { $seat } rozstawia { $unit-acc }: { $region }.
event-unit-moved = { $seat } porusza się { $unit-ins }: { $start } → { $region }.
event-unit-removed = { $seat } traci { $unit-acc }: { $region }.
event-chosen-wounded = { $seat }: Wybraniec zostaje ranny.
event-chosen-placed = { $seat } ustawia Wybrańca: { $region }.
event-chosen-taken = { $seat } bierze Wybrańca: { $chosen }.
event-token-placed = { $seat } kładzie żeton spotkania: { $island }.
event-token-moved = { $count ->
    [0] { $seat }: żeton spotkania zostaje na miejscu: { $island }.
    [one] { $seat }: żeton spotkania idzie o { $count } wyspę dalej: { $island }.
    [few] { $seat }: żeton spotkania idzie o { $count } wyspy dalej: { $island }.
   *[many] { $seat }: żeton spotkania idzie o { $count } wysp dalej: { $island }.
}
event-mirages-lifted = Miraże znikają z wysp, na których nie ma Wybrańców.
event-card-played = { $seat } zagrywa kartę { $card }.
event-card-placed = { $seat } umieszcza na swojej planszy kartę { $card }.
event-card-discarded = { $seat } odrzuca kartę { $card }.
event-card-gone = { $seat } usuwa z gry kartę { $card }.
event-card-drawn = { $seat } bierze z talii kartę { $card }.
event-card-recovered = { $seat } odzyskuje kartę { $card }.
event-card-revealed = Na obszarze rozwoju pojawia się karta { $card }.
event-card-buried = { $seat } kładzie na spód talii kartę { $card }.
event-card-taken = { $seat } bierze z obszaru rozwoju kartę { $card }.
event-card-drafted = { $seat } wybiera kartę { $card }.
event-card-offered = Na stole pojawia się karta { $card }.
event-effect-used = { $seat } korzysta z efektu karty { $card }.
event-equipment-used = { $seat } używa wyposażenia { $card }.
event-meditated = { $seat } medytuje.
event-island-lifted = { $seat } przesuwa na środek wyspę { $island }.
event-aligned = { $seat } przeprowadza zestrojenie: { $alignment }.
event-island-moved = { $seat } wstawia wyspę { $island } za wyspę { $after }.
event-battle-started = { $seat } zaczyna bitwę: { $region }.
event-order-shown = { $seat } wykłada kartę rozkazu { $card }.
event-no-order = { $seat } nie wykłada karty.
event-order-given = { $seat }: { $order } { $points }.
event-order-discarded = { $seat } odrzuca kartę rozkazu { $card }.
event-strength-counted = { $seat }: siła { $strength }.
event-battle-ended = Koniec bitwy: { $region }. Usunięte, ranne i wycofane jednostki: { $count }.
event-encounter-met = { $seat } rozpatruje spotkanie.
event-encounter-resolved = { $seat } wybiera znak { $sign }: { $encounter }.
event-monster-appeared = Pojawia się { $monster }: { $island }.
event-monster-attacked = Atakuje { $monster } o sile { $strength }: { $island }.
event-monster-won = { $monster } zwycięża: siła wszystkich jednostek to tylko { $total }.
event-monster-defeated = { $monster } zostaje pokonany siłą { $total }.
event-monster-moved = { $monster } idzie dalej: { $island }.
event-region-ravaged = { $seat } oddaje region: { $region }.
event-reward-taken = { $seat } bierze { $metal } nagrodę.
why-card = karta
why-encounter = spotkanie
why-upgrade = ulepszenie
why-river = rzeki
why-alignment = zestrojenie
why-defence = obrona
why-battle = bitwa
why-leheir = Leheir
why-monster = potwór
why-coward = nieobecność w walce
why-onygauros = Onygauros
why-region = regiony
why-cr-2t1 = CR-2T1

## Dlaczego nie

why-not-played = Akcja podstawowa tej tury jest już wykonana.
why-not-special = Akcja specjalna tej tury jest już wykonana.
why-not-useless = Teraz niczego by nie zmieniła albo nie masz czym zapłacić.
why-not-upgrade = Ulepszenie działa stale i nie trzeba go używać.
why-not-discarded = Karty ze stosu odrzuconych wracają na rękę na początku następnej Ery.
why-not-market = Karty z obszaru rozwoju bierze się akcją rozwoju.
why-not-others = To karta innego gracza.
why-not-gone = Ta karta jest poza grą.
why-not-no-card = Teraz nie wybiera się karty.
why-not-used = Jej efekt jest już wykorzystany, niczego by teraz nie zmienił albo nie masz czym zapłacić.
why-not-hand = Wybierz kartę z ręki.
why-not-kind = To musi być karta { $kind-gen }.
why-not-market-only = Wybierz kartę z obszaru rozwoju.
why-not-equipment = Wybierz kartę wyposażenia ze swojej planszy.
why-not-offer = Wybierz kartę leżącą na stole.
why-not-has-kind = Masz już kartę tego rodzaju.

## Co by było teraz

outlook-points = Zagrana daje { $amount }.
outlook-cost = Efekt kosztuje { $amount }, a masz ich { $held }.
outlook-place = Umieszczenie kosztuje { $amount }, a masz ich { $held }.
outlook-free = Nie kosztuje cię energii.
outlook-glory = Efekt daje teraz { $amount }.
outlook-nothing = Efekt niczego by teraz nie zmienił.
outlook-replaces = Zastąpi kartę { $card }.
outlook-full = Masz już trzy karty wyposażenia: jedną trzeba będzie odrzucić.
outlook-order = Jako rozkaz w bitwie: { $order } { $points }.
outlook-market = Na obszarze rozwoju jedna karta kosztuje 1 punkt energii, dwie 3, trzy 5.

## Strefy

zone-hand = Ręka
zone-discard = Stos odrzuconych
zone-equipment = Wyposażenie
zone-upgrades = Ulepszenia
zone-orders = Karta rozkazu
zone-market = Obszar rozwoju
zone-deck = Talia Ery
zone-offer = Karty do wyboru
zone-gone = Poza grą
zone-track = Tor wydarzeń
zone-pool = Pula stworzonych
zone-beside = Obok planszy
zone-forecast = Gdyby Era skończyła się teraz

## Ustawienia

setting-alignments = Karty zestrojeń
setting-alignments-day = Dzień
setting-alignments-night = Noc
setting-alignments-mixed = Wymieszane
setting-start = Początek
setting-start-standard = Losowe karty
setting-start-drafted = Wybieranie kart (tryb zaawansowany)
setting-chosen = Wybraniec
setting-chosen-random = Losowo
setting-chosen-anuth = { card-anuth }
setting-chosen-telron = { card-telron }
setting-chosen-celethe = { card-celethe }
setting-chosen-leheir = { card-leheir }
setting-chosen-sanya = { card-sanya }
setting-chosen-kolbor-malabor = { card-kolbor-malabor }
setting-chosen-cr-2t1 = { card-cr-2t1 }
setting-abilities = Zdolności Wybrańców
setting-behaviours = Zachowania potworów
setting-premonition = Przeczucie: nagrody spotkań są jawne

## Dlaczego koniec

reason-three-eras = koniec trzeciej Ery
    .tied = koniec trzeciej Ery; o remisie rozstrzyga niższy numer artefaktu

## Zasady w skrócie

rules-goal = Wygrywa osoba, która po trzech Erach ma najwięcej chwały. Przy remisie decyduje niższy numer artefaktu.
rules-era = Na początku Ery odrzucone karty wracają na rękę, ranni Wybrańcy zdrowieją, pojawia się potwór, a artefakty rozdziela się od nowa według chwały. Im wyższy numer artefaktu, tym więcej energii.
rules-round = Każda runda zaczyna się od wydarzenia na torze. Potem każdy ma turę: jedną akcję podstawową i najwyżej jedną specjalną, przed nią albo po niej.
rules-basic = Akcje podstawowe: działanie (zagraj kartę, wydaj jej punkty dowodzenia i za energię użyj efektu albo połóż ją na planszy), rozwój (nowe karty za energię) i medytacja (3 punkty energii i premie regionów).
rules-special = Akcje specjalne: użycie wyposażenia; bitwa albo przemieszczenie wyspy za ładunek artefaktu; spotkanie za doświadczenie, gdy Wybraniec i żeton są na jednej wyspie.
rules-command = Punkt dowodzenia to 1 punkt energii, stworzenie albo rozstawienie konstruktu (golem kosztuje 2) albo ruch jednej jednostki. Konstrukty i golemy ruszają się raz na turę, Wybraniec dowolnie wiele razy.
rules-battle = W bitwie każdy wykłada w tajemnicy kartę rozkazu albo nie wykłada żadnej. Kto jest słabszy, traci tyle jednostek, ile siły brakuje mu do najsilniejszego, a najsilniejsi dostają po 2 punkty chwały za każdą stratę i każdy odwrót.
rules-scoring = Era kończy się po rundzie, w której na tor wydarzeń trafia piąta karta regionu. Regiony płacą po kolei coraz więcej tym, którzy je kontrolują, a potwory atakują swoje wyspy.

## Słowa gry

keyword-control = Kontrola
keyword-text-control = Region kontroluje najsilniejszy gracz, a przy remisie ten, kto ma artefakt o niższym numerze.
keyword-strength = Siła
keyword-text-strength = Konstrukt 1, golem 2, fortyfikacja 2, Wybraniec 3, a ranny 1. Ulepszenia mogą ją zwiększyć.
keyword-pool = Pula stworzonych jednostek
keyword-text-pool = Jednostki gotowe do rozstawienia w regionie Wybrańca. Wracają tu po stratach.
keyword-move = Ruch
keyword-text-move = Do innego regionu tej samej wyspy albo do regionu tego samego typu na sąsiedniej wyspie. Konstrukty i golemy ruszają się raz na turę, Wybraniec dowolnie wiele razy.
keyword-wounded = Ranny Wybraniec
keyword-text-wounded = Zostaje na planszy z siłą 1 i bez zdolności, a zdrowieje na początku następnej Ery.
keyword-artifact = Artefakt
keyword-text-artifact = Wyznacza kolejność tur. Naładowany pozwala rozpocząć bitwę albo przemieścić wyspę. Ładuje się na początku Ery i na polu 6 toru.
keyword-meditation = Medytacja
keyword-text-meditation = 3 punkty energii i premia za każdy region z twoją jednostką: las – 1 punkt energii, rzeka – 2 punkty chwały, dolina mgieł – 1 punkt doświadczenia, góry – fortyfikacja, kryształowe pole – 1 punkt na tworzenie albo rozstawianie jednostek.
keyword-order = Rozkaz
keyword-text-order = O rozkazie decyduje rodzaj karty, a o jego mocy jej punkty dowodzenia. Taktyka to atak: { order-text-attack }. Cel to odwrót: { order-text-retreat }. Wyposażenie to poświęcenie: { order-text-sacrifice }. Ulepszenie to obrona: { order-text-defend }.
keyword-alignment = Zestrojenie
keyword-text-alignment = Raz na Erę, podczas przemieszczania wyspy, można wziąć jej kartę zestrojenia i od razu zyskać chwałę.
keyword-encounter = Spotkanie
keyword-text-encounter = Kolejne spotkania kosztują 1, 2, 3 i więcej punktów doświadczenia; w całej partii możesz rozpatrzyć najwyżej sześć. Chwałę zyskujesz od razu, a potem wybierasz jeden z dwóch znaków.
keyword-mirage = Miraż
keyword-text-mirage = W partii na dwie osoby zamyka region: nikt nie może tam wejść ani rozstawić jednostki.

## Lekcja

lesson-1 = Wygrywa osoba z największą chwałą po trzech Erach. Dają ją przede wszystkim regiony, które kontrolujesz, gdy Era się kończy. Ustaw Wybrańca w lesie na wyspie Drzewo. Region z mirażem jest zamknięty.
lesson-2 = Połóż żeton spotkania na sąsiedniej wyspie Wulkan. Gdy Wybraniec tam dojdzie, będzie można rozpatrzyć spotkanie.
lesson-2-note = Zaczyna się Era I. Na torze wydarzeń leży pierwsza karta, a ty masz artefakt I i 3 punkty energii. W turze wykonujesz jedną akcję podstawową i możesz wykonać jedną specjalną.
lesson-3 = Zagraj kartę { card-c002 }. Każda karta daje punkty dowodzenia, ta dwa, a za tyle samo energii także swój efekt. Kolejność jest dowolna.
lesson-4 = Wydaj punkt na rozstawienie konstruktu: z puli trafia on do regionu Wybrańca.
lesson-5 = Drugi punkt to ruch. Jednostka idzie do innego regionu swojej wyspy albo do regionu tego samego typu na sąsiedniej. Przejdź konstruktem do lasu na Wulkanie: będziesz kontrolować dwa lasy.
lesson-6 = Teraz za 2 punkty energii skorzystaj z efektu karty: 2 punkty doświadczenia i akcja rozwoju.
lesson-7 = W rozwoju bierzesz nowe karty za energię. Odkryj czwartą kartę.
lesson-8 = Pierwsza karta kosztuje 1 punkt energii. Weź kartę { card-c026 }.
lesson-9 = Naładowany artefakt pozwala na bitwę albo przemieszczenie wyspy. To akcja specjalna. Przemieść wyspę.
lesson-10 = Raz na Erę możesz przy tym przeprowadzić zestrojenie. Zrób to: karta wyspy Drzewo daje 3 punkty chwały za każdy region, który kontrolujesz, a masz ich dwa.
lesson-11 = Na koniec wyspa wraca do kręgu w inne miejsce. Wstaw ją między Wulkan a Kryształ, żeby żeton nadal był blisko.
lesson-11-note = Masz 6 punktów chwały. Artefakt naładuje się znowu na polu 6 toru wydarzeń albo w następnej Erze.
lesson-11-end = Akcja podstawowa i specjalna to wszystko, na co pozwala tura. Zakończ ją.
lesson-12 = Druga runda i nowe wydarzenie: lasy zapłacą po 3 punkty na koniec Ery. Nie masz energii, ale masz kartę { card-c006 }. Zagraj ją.
lesson-13 = Zamień punkt dowodzenia na energię.
lesson-14 = I jeszcze jeden.
lesson-15 = Energii wystarczy na efekt. Skorzystaj z niego: 3 punkty chwały za każdy las, który kontrolujesz.
lesson-15-note = Kontrolujesz dwa lasy, więc zyskujesz 6 punktów chwały.
lesson-15-end = Artefakt jest rozładowany, więc nie ma już akcji specjalnej. Zakończ turę.
lesson-16 = Czas na spotkanie. Zagraj kartę { card-c026 } dla jej punktu dowodzenia.
lesson-17 = Przejdź Wybrańcem do lasu na Wulkanie, gdzie leży twój żeton.
lesson-18 = Rozpatrz spotkanie. Pierwsze kosztuje 1 punkt doświadczenia, a każde następne o jeden więcej.
lesson-19 = Chwała za spotkanie jest od razu twoja. Teraz wybierz znak. But to podróż, a Topór walka. Nagrodę poznasz dopiero potem. Wybierz But.
lesson-19-note = Nagroda: Wybraniec może przejść do dowolnego regionu.
lesson-20 = Karta doliny mgieł leży już na torze i zapłaci 4 punkty. Przejdź do doliny mgieł na wyspie Kula.
lesson-20-note = Żeton spotkania poszedł o dwie wyspy dalej.
lesson-20-end = Obie akcje tej tury są już wykonane. Zakończ ją.
lesson-end = Resztę poznasz w grze: w bitwie każdy wykłada w tajemnicy kartę rozkazu, potwory atakują na koniec Ery, a wyposażenie i ulepszenia kładziesz za energię na swojej planszy. Graj dalej, jak chcesz!
