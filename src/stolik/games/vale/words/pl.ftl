# Dolina Żywiołów (The Vale of Eternity) po polsku. Karty i rodziny mają identyfikatory z zasad.

game-name = Dolina Żywiołów
game-about = Poluj na mityczne istoty, sprzedawaj je za magiczne kamienie albo poskramiaj i przywołuj, żeby zdobywać punkty.

## Karty: `title-` stoi samo, na karcie albo na przycisku, `card-` w zdaniu

title-hestia = Hestia
title-imp = Diablik
title-succubus = Sukkub
title-firefox = Ognisty Lis
title-salamander = Salamandra
title-horned-salamander = Rogata Salamandra
title-ifrit = Ifryt
title-incubus = Inkub
title-burning-skull = Płonąca Czaszka
title-lava-giant = Lawowy Gigant
title-phoenix = Feniks
title-agni = Agni
title-asmodeus = Asmodeusz
title-balog = Balog
title-surtr = Surtr

title-yuki-onna = Yuki-onna
title-kappa = Kappa
title-sea-spirit = Morski Duszek
title-undine = Ondyna
title-nessie = Nessie
title-hae-tae = Hae-tae
title-snail-maiden = Ślimacza Panna
title-undine-queen = Królowa Ondyna
title-yuki-onna-exalted = Potężna Yuki-onna
title-hydra = Hydra
title-leviathan = Lewiatan
title-triton = Tryton
title-water-giant = Wodny Gigant
title-charybdis = Charybda
title-poseidon = Posejdon

title-young-forest-spirit = Młody Leśny Duszek
title-goblin = Goblin
title-forest-spirit = Leśny Duszek
title-gargoyle = Gargulec
title-basilisk = Bazyliszek
title-troll = Troll
title-goblin-soldier = Gobliński Żołnierz
title-medusa = Meduza
title-cerberus = Cerber
title-mimic = Mimik
title-mud-slime = Błotny Potwór
title-rock-golem = Skalny Golem
title-stone-golem = Kamienny Golem
title-behemoth = Behemot
title-sand-giant = Piaskowy Gigant

title-dandelion-spirit = Duszek Dmuchawca
title-harpy = Harpia
title-pegasus = Pegaz
title-tengu = Tengu
title-boreas = Boreasz
title-genie = Geniusz
title-hippogriff = Hipogryf
title-sylph = Sylfida
title-genie-exalted = Potężny Geniusz
title-valkyrie = Walkiria
title-odin = Odyn
title-freyja = Freja
title-griffon = Gryf
title-rudra = Rudra
title-gi-rin = Gi-rin

title-dragon-egg = Smocze Jajo
title-tidal = Pływ
title-ember = Żarnik
title-marina = Wodnica
title-boulder = Głaz
title-gust = Wichrzak
title-aeris = Aeris
title-scorch = Pożoga
title-willow = Wierzba
title-eternity = Nieskończoność

card-hestia = „{ title-hestia }”
card-imp = „{ title-imp }”
card-succubus = „{ title-succubus }”
card-firefox = „{ title-firefox }”
card-salamander = „{ title-salamander }”
card-horned-salamander = „{ title-horned-salamander }”
card-ifrit = „{ title-ifrit }”
card-incubus = „{ title-incubus }”
card-burning-skull = „{ title-burning-skull }”
card-lava-giant = „{ title-lava-giant }”
card-phoenix = „{ title-phoenix }”
card-agni = „{ title-agni }”
card-asmodeus = „{ title-asmodeus }”
card-balog = „{ title-balog }”
card-surtr = „{ title-surtr }”

card-yuki-onna = „{ title-yuki-onna }”
card-kappa = „{ title-kappa }”
card-sea-spirit = „{ title-sea-spirit }”
card-undine = „{ title-undine }”
card-nessie = „{ title-nessie }”
card-hae-tae = „{ title-hae-tae }”
card-snail-maiden = „{ title-snail-maiden }”
card-undine-queen = „{ title-undine-queen }”
card-yuki-onna-exalted = „{ title-yuki-onna-exalted }”
card-hydra = „{ title-hydra }”
card-leviathan = „{ title-leviathan }”
card-triton = „{ title-triton }”
card-water-giant = „{ title-water-giant }”
card-charybdis = „{ title-charybdis }”
card-poseidon = „{ title-poseidon }”

card-young-forest-spirit = „{ title-young-forest-spirit }”
card-goblin = „{ title-goblin }”
card-forest-spirit = „{ title-forest-spirit }”
card-gargoyle = „{ title-gargoyle }”
card-basilisk = „{ title-basilisk }”
card-troll = „{ title-troll }”
card-goblin-soldier = „{ title-goblin-soldier }”
card-medusa = „{ title-medusa }”
card-cerberus = „{ title-cerberus }”
card-mimic = „{ title-mimic }”
card-mud-slime = „{ title-mud-slime }”
card-rock-golem = „{ title-rock-golem }”
card-stone-golem = „{ title-stone-golem }”
card-behemoth = „{ title-behemoth }”
card-sand-giant = „{ title-sand-giant }”

card-dandelion-spirit = „{ title-dandelion-spirit }”
card-harpy = „{ title-harpy }”
card-pegasus = „{ title-pegasus }”
card-tengu = „{ title-tengu }”
card-boreas = „{ title-boreas }”
card-genie = „{ title-genie }”
card-hippogriff = „{ title-hippogriff }”
card-sylph = „{ title-sylph }”
card-genie-exalted = „{ title-genie-exalted }”
card-valkyrie = „{ title-valkyrie }”
card-odin = „{ title-odin }”
card-freyja = „{ title-freyja }”
card-griffon = „{ title-griffon }”
card-rudra = „{ title-rudra }”
card-gi-rin = „{ title-gi-rin }”

card-dragon-egg = „{ title-dragon-egg }”
card-tidal = „{ title-tidal }”
card-ember = „{ title-ember }”
card-marina = „{ title-marina }”
card-boulder = „{ title-boulder }”
card-gust = „{ title-gust }”
card-aeris = „{ title-aeris }”
card-scorch = „{ title-scorch }”
card-willow = „{ title-willow }”
card-eternity = „{ title-eternity }”

## Rodziny

family-fire = ogień
    .gen = ognia
family-water = woda
    .gen = wody
family-earth = ziemia
    .gen = ziemi
family-wind = powietrze
    .gen = powietrza
family-dragon = smoki
    .gen = smoków

## Co jest na karcie

fact-cost = Koszt
fact-family = Rodzina
fact-kind = Efekt
kind-instant = natychmiastowy
kind-active = aktywny
kind-permanent = stały

## Kamienie i liczby

stone-red = czerwony kamień
    .few = czerwone kamienie
    .many = czerwonych kamieni
    .colour = czerwone
stone-blue = niebieski kamień
    .few = niebieskie kamienie
    .many = niebieskich kamieni
    .colour = niebieskie
stone-purple = fioletowy kamień
    .few = fioletowe kamienie
    .many = fioletowych kamieni
    .colour = fioletowe
amount-red = { $count ->
    [one] { $count } { stone-red }
    [few] { $count } { stone-red.few }
   *[many] { $count } { stone-red.many }
}
amount-blue = { $count ->
    [one] { $count } { stone-blue }
    [few] { $count } { stone-blue.few }
   *[many] { $count } { stone-blue.many }
}
amount-purple = { $count ->
    [one] { $count } { stone-purple }
    [few] { $count } { stone-purple.few }
   *[many] { $count } { stone-purple.many }
}
# To samo przed innym kolorem: „1 czerwony i 2 niebieskie kamienie”
part-red = { $count ->
    [one] { $count } czerwony
    [few] { $count } { stone-red.colour }
   *[many] { $count } czerwonych
}
part-blue = { $count ->
    [one] { $count } niebieski
    [few] { $count } { stone-blue.colour }
   *[many] { $count } niebieskich
}
part-purple = { $count ->
    [one] { $count } fioletowy
    [few] { $count } { stone-purple.colour }
   *[many] { $count } fioletowych
}
# $stone (kamień jednego koloru), $count (liczba)
counted-stones = { $count ->
    [one] { $count } { $stone }
    [few] { $count } { $stone-few }
   *[many] { $count } { $stone-many }
}
counted-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
counted-cards = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}

## Miejsca na stole

zone-deck = Stos dobierania
zone-discard = Stos kart odrzuconych
zone-hunt = Polowanie
zone-hand = Ręka
zone-area = Obszar
zone-marked = Oznaczone karty

## Co mówią karty, złożone ze swoich części

effect-instant = Natychmiastowy:
effect-active = Aktywny:
effect-permanent = Stały:

cost = { $cost }

# Po „za”
per-hand-card = każdą kartę na ręce
per-area-card = każdą kartę w swoim obszarze
per-active-card = każdą kartę z efektem aktywnym w swoim obszarze
per-family-card = każdą kartę z rodziny { $family-gen } w swoim obszarze
per-cheap-card = każdą kartę w swoim obszarze, która kosztuje najwyżej { $cost }
per-family = każdą rodzinę obecną w swoim obszarze
per-stone = każdy swój { $stone }

# Po „jeśli”
if-no-family-card = w twoim obszarze nie ma karty z rodziny { $family-gen }
if-stone = masz co najmniej 1 { $stone }
if-hand-at-most = masz na ręce najwyżej { counted-cards }
if-costs = masz w obszarze co najmniej po jednej karcie o koszcie { $costs }
if-hand-equals-area = masz na ręce tyle samo kart co w obszarze
if-behind = któryś z przeciwników ma więcej punktów niż ty

# Biernik
noun-another-card = inną kartę ze swojego obszaru
noun-instant-cheap-card = kartę ze swojego obszaru, która ma efekt natychmiastowy i kosztuje najwyżej { $cost }
noun-instant-family-card = kartę z rodziny { $family-gen } ze swojego obszaru, która ma efekt natychmiastowy

text-score = Zdobądź { counted-points }.
    .clause = zdobądź { counted-points }
text-score-per = Zdobądź { counted-points } za { $each }.
text-score-if = Jeśli { $condition }, zdobądź { counted-points }.
text-score-worth = Zdobądź tyle punktów, ile łącznie są warte twoje { $stone-few }. Kamienie zostają u ciebie.
text-cash-in = Odrzuć wszystkie swoje kamienie i zdobądź tyle punktów, ile łącznie były warte.
text-lose = Strać { counted-points }.
    .clause = strać { counted-points }
text-lose-for = Strać { counted-points }, a w zamian { $then-clause }.
    .clause = strać { counted-points } i { $then-clause }
text-steal = Wskaż przeciwnika i zabierz mu { counted-points }.
text-gain = Weź { $stones }.
    .clause = weź { $stones }
text-spend-for = Odrzuć { $stones }, a w zamian { $then-clause }.
    .clause = odrzuć { $stones } i { $then-clause }
text-turn-all = Zamień każdy swój kamień na { $stone }.
text-draw = Dobierz { counted-cards }.
    .clause = dobierz { counted-cards }
text-either = Jeśli { $condition }, { $then-clause }; w przeciwnym razie { $otherwise-clause }.

# $number (liczba) - która to możliwość, $what - zdanie z formą .clause
choice = ({ $number }) { $what-clause }
text-choose = Wybierz { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}: { $choices }.
choices = { $one }; { $more }
choice-both = { $one } { $other }

text-return-this = Zwróć tę kartę na rękę.
text-put-on-deck = Połóż tę kartę zakrytą na wierzchu stosu dobierania.
text-take-back = Zwróć na rękę { $what }.
text-take-back-and-score = Zwróć na rękę { $what } i zdobądź tyle punktów, ile wynosi jej koszt.
text-player-discards = Wskaż gracza, który ma przywołaną kartę z rodziny { $family-gen } (możesz wskazać siebie). Ten gracz wybiera jedną taką swoją kartę i ją odrzuca.
text-discard-up-to = Możesz odrzucić ze swojego obszaru najwyżej { $count ->
    [one] { $count } inną kartę
    [few] { $count } inne karty
   *[many] { $count } innych kart
}.
text-take-from-discard = Weź na rękę dowolną kartę z rodziny { $family-gen } ze stosu kart odrzuconych.
text-discard-and-score = Odrzuć kartę z ręki i zdobądź tyle punktów, ile wynosi jej koszt.
text-discard-for = Odrzuć kartę z ręki, a w zamian { $then-clause }.
text-discard-and-summon = Odrzuć kartę z ręki, a potem przywołaj za darmo inną kartę z ręki.
text-hatch = Odrzuć tę kartę, a potem przywołaj z ręki za darmo kartę z rodziny smoków.
text-activate-all = Rozpatrz, w dowolnej kolejności, efekt aktywny każdej karty w swoim obszarze.
text-copy-active = Wskaż inną kartę w swoim obszarze, która ma efekt aktywny. Ta karta kopiuje tamten efekt i go rozpatruje.
text-copy-instant = Wskaż inną kartę w swoim obszarze, która ma efekt natychmiastowy. Ta karta kopiuje tamten efekt i go rozpatruje.

text-limit = Twój limit kamieni jest większy o { $count }.
text-worth = Twoje { $stones-colour } kamienie są warte o 1 więcej.
text-swap = Niebieskie kamienie są dla ciebie warte tyle, ile zwykle fioletowe, a fioletowe tyle, ile zwykle niebieskie.
text-cheaper = Przywołanie każdej innej karty kosztuje cię o { $less } mniej.
text-cheaper-family = Przywołanie każdej innej karty z rodziny { $family-gen } kosztuje cię o { $less } mniej.
text-reward-each = Gdy przywołujesz inną kartę, zdobądź { counted-points } za każdy wydany na nią { $stone }.
text-reward-paying = Gdy przywołujesz inną kartę i wydajesz na nią co najmniej 1 { $stone }, zdobądź { counted-points }.
text-reward-any = Gdy przywołujesz inną kartę, zdobądź { counted-points }.
text-when-taming = Gdy poskramiasz kartę z rodziny { $family-gen }, weź { $stones }.

## Pytania

prompt-hunt = Oznacz kartę, którą chcesz upolować.
prompt-act = Wykonaj akcję albo zakończ turę.
prompt-act-marked = Wykonaj akcję. Zanim zakończysz turę, sprzedaj lub poskrom oznaczone karty.
# $cost: nic albo cokolwiek
prompt-pay = { $source }: { $cost ->
    [0] nic nie kosztuje, ale możesz wydać kamienie, za które dostaniesz punkty.
   *[1] zapłać kamieniami co najmniej { $cost }. Reszta przepada.
}
prompt-keep = Masz za dużo kamieni. Wybierz { $count ->
    [one] { $count } kamień, który zachowasz
    [few] { $count } kamienie, które zachowasz
   *[many] { $count } kamieni, które zachowasz
}.
prompt-activate = Wybierz kartę, której efekt aktywny teraz rozpatrzysz.
prompt-choose = { $source }: { $count ->
    [1] wybierz efekt.
   *[2] wybierz dwa efekty.
}
prompt-steal = { $source }: komu zabierasz { counted-points }?
prompt-take-back = { $source }: którą kartę zwracasz na rękę?
prompt-choose-victim = { $source }: kto odrzuca kartę z rodziny { $family-gen }?
prompt-discard-summoned = { $source }: którą przywołaną kartę z rodziny { $family-gen } odrzucasz?
prompt-discard-up-to = { $source }: którą swoją kartę odrzucasz? Możesz odrzucić jeszcze { counted-cards }.
prompt-take-from-discard = { $source }: którą kartę z rodziny { $family-gen } bierzesz ze stosu kart odrzuconych?
prompt-discard = { $source }: którą kartę odrzucasz z ręki?
prompt-summon-free = { $source }: którą kartę przywołujesz za darmo?
prompt-copy = { $source }: efekt której karty kopiujesz?

action-sell = Sprzedaj kartę { $card } ({ $stones })
action-tame = Poskrom kartę { $card }
action-summon = Przywołaj kartę { $card } (koszt { $cost })
action-release = Wypuść kartę { $card } (koszt { $cost })
action-end-turn = Zakończ turę
payment = { $stones }
payment-nothing = Bez kamieni
keeping = { $stones }

## Na przycisku przy karcie albo graczu: co się z nim robi

verb-mark = Oznacz
verb-sell = Sprzedaj
verb-tame = Poskrom
verb-summon = Przywołaj
verb-release = Wypuść
verb-end-turn = Zakończ turę
verb-pay = Zapłać
verb-overpay = Zapłać więcej
verb-keep = Zachowaj
verb-activate = Rozpatrz
verb-choose = Wybierz
verb-steal = Zabierz punkty
verb-take-back = Zwróć na rękę
verb-discard = Odrzuć
verb-take = Weź na rękę
verb-copy = Skopiuj

## Co się stało

event-round-started = Zaczyna się runda { $round }.
event-cards-found = Nowe karty przy planszy: { $cards }.
event-card-marked = { $seat } oznacza kartę { $card }.
event-turn-started = Teraz akcje wykonuje { $seat }.
event-resolution-started = Zaczyna się rozpatrywanie efektów aktywnych.
event-card-tamed = { $seat } poskramia kartę { $card }.
event-card-sold = { $seat } sprzedaje kartę { $card }.
event-card-announced = { $seat } chce przywołać kartę { $card }.
event-card-summoned = { $seat } przywołuje kartę { $card }.
event-card-summoned-free = { $seat } przywołuje za darmo kartę { $card }.
event-card-released = { $seat } wypuszcza kartę { $card }.
event-card-drawn = { $seat } dobiera kartę { $card }.
event-nothing-drawn = { $seat } nie dobiera karty: nie ma już czego dobrać.
event-card-discarded = { $seat } odrzuca kartę { $card }.
event-card-returned = { $seat } zwraca na rękę kartę { $card }.
event-card-retrieved = { $seat } bierze ze stosu kart odrzuconych kartę { $card }.
event-card-put-on-deck = { $seat } kładzie na wierzchu stosu dobierania kartę { $card }.
event-deck-renewed = Karty odrzucone zostają potasowane i tworzą nowy stos dobierania (liczba kart: { $count }).
event-effect-activated = { $seat } rozpatruje efekt aktywny karty { $card }.
event-effect-copied = Karta { $source } kopiuje efekt karty { $card }.
event-effect-idle = Efekt karty { $card } ({ $seat }) nic tu nie daje: { $idle }.
idle-nothing-counted = nie ma tego, za co liczą się punkty
idle-condition = warunek nie jest spełniony
idle-no-points = nie ma punktów do stracenia
idle-too-few-points = punktów jest za mało
idle-no-points-to-take = wskazany przeciwnik nie ma punktów
idle-no-stone = nie ma potrzebnego kamienia
idle-no-stones = nie ma żadnych kamieni
idle-no-choice = żadna z możliwości nie jest teraz dostępna
idle-no-fitting-card = w obszarze nie ma odpowiedniej karty
idle-no-other-card = w obszarze nie ma innej karty
idle-no-summoned-card = nikt nie ma takiej przywołanej karty
idle-none-in-discard = na stosie kart odrzuconych nie ma takiej karty
idle-empty-hand = na ręce nie ma kart
idle-no-free-summon = żadnej karty z ręki nie można teraz przywołać
idle-no-dragon = żadnego smoka z ręki nie można teraz przywołać
idle-no-active = w obszarze nie ma innej karty z efektem aktywnym
idle-no-instant = w obszarze nie ma efektu natychmiastowego, który można skopiować
event-points-scored = { $seat } zdobywa { counted-points } za kartę { $by } (razem: { $total }).
event-points-lost = { $seat } traci { counted-points } przez kartę { $by } (razem: { $total }).
event-stones-gained = { $seat } dostaje { counted-stones } za kartę { $by }.
event-stones-paid = { $seat } płaci { counted-stones }.
event-stones-discarded = { $seat } odrzuca { counted-stones }.
event-stones-turned = { $seat } ma teraz { counted-stones } i żadnych innych.

## Dlaczego nie można wybrać karty

# Po „nie można jej teraz przywołać:”
obstacle-cost = kosztuje { $cost }, a twoje kamienie są warte { $wealth }
obstacle-slot = twój obszar jest pełny (w tej rundzie mieści { counted-cards })
lacks-another-card = w twoim obszarze nie ma innej karty
lacks-summoned-card = nikt nie ma przywołanej karty z rodziny { $family-gen }
lacks-hand-card = nie masz na ręce innej karty
lacks-two-hand-cards = potrzeba dwóch innych kart na ręce, jednej do odrzucenia i jednej do przywołania
lacks-second-slot = karta przywoływana za darmo też potrzebuje wolnego miejsca
lacks-free-summon = żadnej innej karty z ręki nie można by wtedy przywołać
lacks-dragon = nie masz na ręce innej karty z rodziny smoków
lacks-summonable-dragon = żadnego innego smoka z ręki nie można teraz przywołać
lacks-instant = żadna inna karta w twoim obszarze nie ma efektu natychmiastowego
lacks-resolvable-instant = żadnego efektu natychmiastowego z twojego obszaru nie da się teraz rozpatrzyć

why-not-summon = Nie można jej teraz przywołać: { $why }.
why-not-release = Wypuszczenie kosztuje tyle, ile wynosi numer rundy, czyli { $cost }, a twoje kamienie są warte { $wealth }.
why-not-theirs = Nie jest twoja: ma ją { $seat }.
why-not-their-marker = Znacznik ma na niej { $seat }, więc nikt inny nie może jej sprzedać ani poskromić.
why-not-on-deck = Leży na wierzchu stosu dobierania.
why-not-discarded = Leży na stosie kart odrzuconych.
why-not-marked = Znacznik ma już na niej { $seat }.
why-not-hunt = Nie leży przy planszy.
why-not-hand = Nie ma jej na twojej ręce.
why-not-area = Nie leży w twoim obszarze.
why-not-discard-pile = Nie leży na stosie kart odrzuconych.
why-not-discardable = Po jej odrzuceniu żadnej innej karty z ręki nie można by przywołać.
why-not-activated = Jej efekt aktywny został już rozpatrzony.
why-not-no-active = Nie ma efektu aktywnego.
why-not-no-instant = Nie ma efektu natychmiastowego.
why-not-unresolvable = Jej efektu natychmiastowego nie da się teraz rozpatrzyć: { $why }.
why-not-itself = To karta, której efekt właśnie rozpatrujesz.
why-not-family = Nie jest z rodziny { $family-gen }.
why-not-dear = Kosztuje { $cost }, a może kosztować najwyżej { $most }.
why-not-stones = Teraz wybierasz kamienie, a nie kartę.
why-not-player = Teraz wskazujesz gracza, a nie kartę.
why-not-part = Teraz wybierasz efekt, a nie kartę.

## Co karta zrobiłaby teraz

outlook-sold = Sprzedana teraz: { $what }.
outlook-tamed = Poskromiona teraz: { $what }.
outlook-summoned = Przywołana teraz: { $what }.
outlook-activated = Efekt aktywny teraz: { $what }.
outlook-blocked = Teraz nie można by jej przywołać: { $why }.
outlook-worth = Z nią twoje kamienie są warte { $worth }, bez niej { $less }.
outlook-limit = Z nią limit kamieni wynosi { $limit }, bez niej { $less }.
outlook-prices = Z nią tanieją karty na ręce: { $prices }.
outlook-price = { $card } za { $price } zamiast { $less }

outlook-together = { $parts }
outlook-or = { $one } albo { $more }
outlook-by = { $choice }: { $what }
outlook-paying = za { $stones }
outlook-paying-nothing = za darmo
outlook-nothing = nic
outlook-nothing-more = nic więcej
outlook-between = od { $least } do { $most ->
    [one] { $most } punktu
    [few] { $most } punktów
   *[many] { $most } punktów
}
outlook-more = reszta zależy od twoich wyborów
outlook-in-order = { $what }, jeśli aktywujesz karty w tej kolejności, w jakiej leżą
outlook-points = +{ counted-points }
outlook-points-lost = −{ counted-points }
outlook-stones = +{ counted-stones }
outlook-stones-lost = −{ counted-stones }
outlook-turned = twoje kamienie zmieniają się w { counted-stones }
outlook-over = { $count } ponad limit
outlook-drawn = dobierasz { counted-cards }
outlook-returned = na rękę { $count ->
    [one] wraca { $count } karta
    [few] wracają { $count } karty
   *[many] wraca { $count } kart
}
outlook-retrieved = bierzesz { counted-cards } ze stosu kart odrzuconych
outlook-discarded = odrzucasz { counted-cards }
outlook-summoned-free = przywołujesz za darmo { counted-cards }
outlook-put-on-deck = kładziesz { counted-cards } na stos dobierania
outlook-their-discard = { $seat } odrzuca { counted-cards }

## Dlaczego koniec

reason-sixty-points = co najmniej 60 punktów na koniec rundy
    .tied = co najmniej 60 punktów na koniec rundy; o remisie rozstrzyga liczba przywołanych kart
reason-ten-rounds = koniec dziesiątej rundy
    .tied = koniec dziesiątej rundy; o remisie rozstrzyga liczba przywołanych kart

## Zasady w skrócie

rules-goal = Wygrywa osoba, która ma najwięcej punktów. Partia kończy się z rundą, po której ktoś ma co najmniej 60 punktów, a najpóźniej po dziesiątej rundzie. Przy remisie decyduje liczba przywołanych kart, a jeśli i ona jest równa, zwycięstwo jest wspólne.
rules-hunt = Na początku rundy obok planszy wykłada się dwa razy tyle kart, ilu jest graczy. Zaczynając od pierwszego gracza, każdy oznacza jedną kartę, a potem, w odwrotnej kolejności, drugą.
rules-act = W swojej turze wykonujesz dowolną liczbę akcji: sprzedajesz oznaczone karty za kamienie albo poskramiasz je i bierzesz na rękę, przywołujesz karty z ręki, wypuszczasz przywołane. Nie możesz zakończyć tury, dopóki na jakiejś karcie leży twój znacznik.
rules-summon = Przywołanie kosztuje kamienie i wymaga wolnego miejsca, a twój obszar ma ich tyle, ile wynosi numer rundy. Karta, której efektu natychmiastowego nie da się rozpatrzyć, nie może zostać przywołana.
rules-stones = Czerwony kamień jest wart 1, niebieski 3, fioletowy 6. Możesz mieć najwyżej 4 kamienie. Płacisz dowolnymi kamieniami wartymi razem co najmniej tyle, ile wynosi koszt, i nie dostajesz reszty.
rules-resolve = Na koniec rundy każdy rozpatruje wszystkie swoje efekty aktywne w wybranej przez siebie kolejności. Potem znacznik pierwszego gracza przechodzi do następnej osoby.

## Słowa gry

keyword-instant = Efekt natychmiastowy
keyword-text-instant = Działa raz, zaraz po przywołaniu karty.
keyword-active = Efekt aktywny
keyword-text-active = Działa raz w rundzie, w fazie rozpatrywania. Jest obowiązkowy.
keyword-permanent = Efekt stały
keyword-text-permanent = Działa, dopóki karta jest w obszarze, ale nie wpływa na przywołanie samej tej karty.
keyword-area = Obszar
keyword-text-area = Miejsca na twoje przywołane karty: w każdej rundzie tyle, ile wynosi jej numer.
keyword-sell = Sprzedaż
keyword-text-sell = Oznaczona karta zostaje odrzucona, a ty bierzesz kamienie. Ogień daje 3 czerwone, woda 1 niebieski, ziemia 4 czerwone, powietrze 1 czerwony i 1 niebieski, smok 1 fioletowy.
keyword-tame = Poskromienie
keyword-text-tame = Oznaczona karta trafia na twoją rękę, która nie ma limitu.
keyword-summon = Przywołanie
keyword-text-summon = Płacisz koszt kamieniami, kładziesz kartę w obszarze i rozpatrujesz jej efekt natychmiastowy.
keyword-release = Wypuszczenie
keyword-text-release = Płacisz kamieniami tyle, ile wynosi numer rundy, i odrzucasz swoją przywołaną kartę.
keyword-return = Zwrot
keyword-text-return = Karta wraca z obszaru na rękę. Jeśli nie wskazano innej, wraca ta, na której jest to polecenie.
keyword-cost = Koszt
keyword-text-cost = Gdy karta mówi o koszcie innej karty, chodzi o liczbę wydrukowaną, bez zniżek.

## Lekcja: co czyta osoba ucząca się przed odpowiedzią i po niej

lesson-1 = Wygrywa osoba, która ma najwięcej punktów. Partia kończy się z rundą, po której ktoś ma co najmniej 60 punktów, a najpóźniej po rundzie 10. Każda runda zaczyna się od polowania: przy planszy leżą cztery stworzenia i każda strona oznacza dwa. Oznacz kartę { card-horned-salamander }.
lesson-1-note = Przeciwnik oznacza dwa stworzenia, a ostatnie, { card-undine-queen }, jest twoje.
lesson-2 = Teraz wykonujesz tyle akcji, ile chcesz. Sprzedaj kartę { card-undine-queen }: stworzenie wody daje niebieski kamień.
lesson-2-note = Kamienie to pieniądze: czerwony jest wart 1, niebieski 3, a fioletowy 6.
lesson-3 = Poskrom kartę { card-horned-salamander }: oznaczona karta trafia na twoją rękę.
lesson-4 = Przywołaj kartę { card-horned-salamander } za 2. W rundzie 1 twój obszar ma jedno miejsce, w rundzie 2 dwa i tak dalej.
lesson-4-note = Płacisz swoim jedynym kamieniem. Jest wart 3, ale nie dostajesz reszty.
lesson-4-end = Nic więcej nie możesz już zrobić. Zakończ turę.
lesson-5-note = Na koniec rundy działa efekt aktywny karty { card-horned-salamander }: masz teraz cztery czerwone kamienie, czyli tyle, na ile pozwala limit. W rundzie 2 jako pierwszy oznacza kartę przeciwnik.
lesson-5 = Oznacz kartę { card-incubus }: jej efekt natychmiastowy daje punkty.
lesson-6 = Drugie karty oznacza się w odwrotnej kolejności, więc znowu wybierasz ty. Oznacz kartę { card-undine }.
lesson-7-note = Przeciwnik sprzedaje jedno stworzenie, poskramia drugie i kończy turę.
lesson-7 = Sprzedaj kartę { card-undine }, żeby dostać niebieski kamień.
lesson-8 = Pięć kamieni to o jeden za dużo, a ty wybierasz, które zostają. Zostaw cenny niebieski i trzy czerwone.
lesson-9 = Poskrom kartę { card-incubus }.
lesson-10 = Przywołaj kartę { card-incubus }: twój obszar ma już drugie miejsce.
lesson-11 = Koszt to 2. Możesz zapłacić dowolnymi kamieniami wartymi razem co najmniej tyle, ale nadwyżka przepada. Zapłać dokładnie: dwoma czerwonymi.
lesson-11-note = Efekt natychmiastowy działa od razu i tylko raz: 2 punkty za każdą twoją przywołaną kartę o koszcie najwyżej 2. Razem to 4 punkty.
lesson-12 = Nie masz już oznaczonych kart, więc znów możesz zakończyć turę.
lesson-13 = Efekt aktywny karty { card-horned-salamander } daje kolejne cztery czerwone kamienie, ale łącznie mogą ci zostać tylko cztery. Zostaw niebieski i trzy czerwone.
lesson-14 = Runda 3. Przez limit tracisz kamienie, więc oznacz kartę { card-hestia }: jej efekt stały podnosi go o dwa.
lesson-15 = Poskrom kartę { card-hestia }.
lesson-16 = Przywołaj kartę { card-hestia }, zanim weźmiesz więcej kamieni. Nic nie kosztuje i zajmuje twoje trzecie miejsce.
lesson-16-note = Efekt stały działa, dopóki karta leży w twoim obszarze: możesz mieć teraz sześć kamieni.
lesson-17 = Sprzedaj kartę { card-griffon }: stworzenie powietrza daje czerwony kamień i niebieski.
lesson-17-note = Masz sześć kamieni i wszystkie zostają.
lesson-18 = Zakończ turę.
lesson-19 = Kolejne cztery czerwone kamienie, a limit to sześć. Zostaw to, co najcenniejsze: oba niebieskie i cztery czerwone.
lesson-end = Wiesz już dość! Później możesz też wypuścić przywołaną kartę, żeby zrobić miejsce. Teraz graj dalej, jak chcesz.
