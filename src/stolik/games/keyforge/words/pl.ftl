# KeyForge po polsku. Teksty kart składają się ze zdań składowych: bez wielkiej litery na początku i bez kropki na końcu.

game-name = KeyForge
game-about = Dwoje Archontów z niepowtarzalnymi taliami zbiera Æmber i ściga się o wykucie trzech kluczy.

## Liczby

amber = { $amount ->
    [one] { $amount } Æmber
    [few] { $amount } Æmbery
   *[many] { $amount } Æmberów
}
damage = { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
cards = { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
}
counters = { $count ->
    [one] znacznik siły +1
    [few] { $count } znaczniki siły +1
   *[many] { $count } znaczników siły +1
}
chains = { $count ->
    [one] 1 łańcuch
    [few] { $count } łańcuchy
   *[many] { $count } łańcuchów
}

## Zdania

sentence = { $when }: { $what }.
quoted = { $when }: { $what }
when-always = Stale
when-play = Zagranie
when-fight = Walka
when-reap = Zbieranie
when-action = Akcja
when-omni = Omni
when-destroyed = Zniszczenie
when-before-fight = Przed walką
when-leaves = Opuszczenie gry
when-play-fight = Zagranie/Walka
when-play-reap = Zagranie/Zbieranie
when-fight-reap = Walka/Zbieranie
when-play-fight-reap = Zagranie/Walka/Zbieranie
text-then = { $one }; { $other }
text-and = { $one } i { $other }
text-or = { $one } albo { $other }
text-may = jeśli chcesz, { $what }
text-if-you-do = { $what }; jeśli to zrobisz, { $then }
text-if = jeśli { $condition }, { $what }
text-otherwise = { $what }; w przeciwnym razie { $other }
text-repeat-while = { $what }; powtórz to, jeśli { $condition }
text-repeat-once = { $what }; zrób to jeszcze raz, jeśli { $condition }
text-may-repeat = { $what }; możesz to powtarzać, dopóki { $condition }
text-pick = wybierz { $what }
text-both-ways = { $what }; potem przeciwnik robi to samo tobie
text-choose-one = wybierz jedno: { $what }
text-per = { $what } { $per }
text-while = dopóki { $condition }, { $what }
text-this-turn = do końca tury { $what }
text-on-it-this-turn = wybierz { $noun }; do końca tury { $what }
text-on-several-this-turn = wybierz do { $count } { $noun-pl-gen }; do końca tury { $what }
text-next-turn = w następnej turze przeciwnika: { $what }
text-until-your-next-turn = do początku twojej następnej tury { $what }
text-while-in-play = dopóki ta karta nie opuści gry, { $what }
text-while-under-control = dopóki kontrolujesz przejętą kartę, { $what }
text-blank = Bez umiejętności.
text-enhance = Wzmacnia talię o symbole premii: { $icons }.
icon-times = { $count } × { $icon }
text-gigantic = Możesz zagrać tę kartę tylko razem z jej drugą połową, jako jedno stworzenie.
text-cost-to-play = Aby zagrać tę kartę, musisz stracić { amber }.
text-playable-if = Możesz zagrać tę kartę tylko wtedy, gdy { $condition }.
text-enters-ready = Wchodzi do gry w stanie gotowości.
text-enters-stunned = Wchodzi do gry z ogłuszeniem.
text-enters-enraged = Wchodzi do gry z rozjuszeniem.
text-enters-warded = Wchodzi do gry z osłonięciem.
text-enters-enemy = Wchodzi do gry pod kontrolą przeciwnika.
text-mimics = Gdy zagrywasz tę kartę, staje się ona kopią karty akcji ze stosu odrzuconych przeciwnika.
text-enters-copy = Wchodzi do gry jako kopia innego stworzenia w grze, ale należy do domu Logos.
text-enters-or-upgrade = Możesz zagrać tę kartę jako ulepszenie.
text-nothing = –
icon-amber = Æmber
icon-capture = przejęcie
icon-damage = obrażenie
icon-draw = dobranie

## Za każdy

per-noun = za { $noun-each }
per-hand-you = za każdą kartę na twojej ręce
per-hand-opponent = za każdą kartę na ręce przeciwnika
per-discard-you = za każdą kartę na twoim stosie odrzuconych
per-discard-opponent = za każdą kartę na stosie odrzuconych przeciwnika
per-archives-you = za każdą kartę w twoim archiwum
per-archives-opponent = za każdą kartę w archiwum przeciwnika
per-deck-you = za każdą kartę w twojej talii
per-deck-opponent = za każdą kartę w talii przeciwnika
per-copy-hand = za każdą kopię karty „{ $card }” na twojej ręce
per-copy-discard = za każdą kopię karty „{ $card }” na twoim stosie odrzuconych
per-forged-key-you = za każdy twój wykuty klucz
per-forged-key-opponent = za każdy wykuty klucz przeciwnika
per-unforged-key-you = za każdy twój niewykuty klucz
per-unforged-key-opponent = za każdy niewykuty klucz przeciwnika
per-excess-creature-you = za każde twoje stworzenie ponad liczbę stworzeń przeciwnika
per-excess-creature-opponent = za każde stworzenie przeciwnika ponad liczbę twoich stworzeń
per-two-power-of-it = za każde 2 punkty siły tego stworzenia
per-house-among = za każdy dom reprezentowany wśród { $noun-pl-gen }
per-card-played = za każdą kartę zagraną przez ciebie w tej turze
per-upgrade-on-this = za każde ulepszenie na tej karcie
per-amber-on-this = za każdy Æmber na tej karcie
per-amber-you-have = za każdy Æmber w twojej puli
per-amber-on-it = za każdy Æmber na tym stworzeniu
per-destroyed-this-way = za każde stworzenie zniszczone w ten sposób
per-done-this-way = za każdą kartę, na którą to zadziałało
per-revealed-this-way = za każdą kartę odkrytą w ten sposób
per-discarded-this-way = za każdą kartę odrzuconą w ten sposób
per-purged-this-way = za każdą kartę anihilowaną w ten sposób
per-lost-this-way = za każdy Æmber stracony w ten sposób
per-removed-this-way = za każdy znacznik usunięty w ten sposób
per-counter-on-this = za każdy { $counter } na tej karcie
per-enemy-killed-fighting = za każde wrogie stworzenie zniszczone w tej turze w walce

## Jeśli

if-opponent-has = przeciwnik ma co najmniej { amber }
if-opponent-has-none = przeciwnik nie ma Æmberu
if-opponent-has-exactly = przeciwnik ma dokładnie { amber }
if-opponent-has-more-amber = przeciwnik ma więcej Æmberu niż ty
if-you-have-more-amber = masz więcej Æmberu niż przeciwnik
if-opponent-has-more-keys = przeciwnik ma więcej wykutych kluczy niż ty
if-you-have-more-creatures = kontrolujesz więcej stworzeń niż przeciwnik
if-opponent-has-more-creatures = przeciwnik kontroluje więcej stworzeń niż ty
if-at-least = jest co najmniej { $count } (licząc { $what })
if-you-have = masz co najmniej { amber }
if-there-are = w grze { $count ->
    [one] jest co najmniej { $count } { $noun-nom }
    [few] są co najmniej { $count } { $noun-pl }
   *[many] jest co najmniej { $count } { $noun-pl-gen }
}
if-counters-on-this = liczba { $counter-pl-gen } na tej karcie wynosi co najmniej { $count }
if-it-is = jest to { $noun-nom }
if-this-is = ta karta jest { $noun-inst }
if-enemies-destroyed = w tej turze { $count ->
    [one] zniszczono wrogie stworzenie
    [few] zniszczono co najmniej { $count } wrogie stworzenia
   *[many] zniszczono co najmniej { $count } wrogich stworzeń
}
if-no = w grze nie ma { $noun-gen }
if-both = w grze jest i { $noun-nom }, i { $other-nom }
if-there-is = w grze jest { $noun-nom }
if-it-was-destroyed = to je zniszczy
if-it-was-not-destroyed = to go nie zniszczy
if-it-is-of-that-house = odkryta karta należy do tego domu
if-discarded-not-of = odrzucona karta nie należy do domu { $house }
if-they-shared-a-house = były to dwa stworzenia z tego samego domu
if-amber-here = na tej karcie { $amount ->
    [one] jest
    [few] są
   *[many] jest
} co najmniej { amber }
if-this-on-flank = ta karta jest na flance
if-host-on-flank = to stworzenie jest na flance
if-your-turn = trwa twoja tura
if-haunted = na twoim stosie odrzuconych jest co najmniej 10 kart
if-opponent-forged-last-turn = przeciwnik wykuł klucz w swojej poprzedniej turze
if-you-forged-this-turn = w tej turze został przez ciebie wykuty klucz
if-first-use = to stworzenie zostało w tej turze użyte po raz pierwszy
if-used-creatures = w tej turze użyto co najmniej { $count ->
    [one] jednego stworzenia
    [few] { $count } stworzeń
   *[many] { $count } stworzeń
}
if-opponent-played-creatures = przeciwnik zagrał w swojej poprzedniej turze co najmniej { $count ->
    [one] jedno stworzenie
    [few] { $count } stworzenia
   *[many] { $count } stworzeń
}
if-played-of = w tej turze zagrano co najmniej { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
} z domu { $house }
if-played-exactly-one = w tej turze zagrano dokładnie jedną kartę
if-not-discarded = w tej turze nie odrzucono z twojej ręki karty z domu { $house }
if-healed = to wyleczy { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
if-played-nothing-else = w tej turze nie zagrano żadnej innej karty
if-tide-high = trwa dla ciebie przypływ
if-tide-low = trwa dla ciebie odpływ

## Czasowniki: Æmber, klucze, łańcuchy

text-gain = otrzymujesz { amber }
text-owner-gains = jego właściciel otrzymuje { amber }
text-its-opponent-gains = przeciwnik gracza, który je kontrolował, otrzymuje { amber }
text-opponent-gains = przeciwnik otrzymuje { amber }
text-lose = tracisz { amber }
text-owner-loses = jego właściciel traci { amber }
text-controller-loses = kontrolujący je gracz traci { amber }
text-controller-gains = kontrolujący je gracz otrzymuje { amber }
text-opponent-loses = przeciwnik traci { amber }
text-lose-all-but-each = każdy gracz, który ma więcej niż { amber }, traci nadmiar (zostaje mu { $amount })
text-lose-all-but-opponent = przeciwnik, jeśli ma więcej niż { amber }, traci nadmiar (zostaje mu { $amount })
text-lose-all-you = tracisz cały swój Æmber
text-lose-all-opponent = przeciwnik traci cały swój Æmber
text-each-loses-half = każdy gracz traci połowę swojego Æmberu (stratę zaokrągla się w dół)
text-take-what-is-left = oddaje ci cały Æmber, który mu został
text-steal = ukradnij { amber }
text-steal-all-but = ukradnij Æmber przeciwnika, zostawiając mu { $amount }
text-opponent-steals = przeciwnik kradnie { amber }
text-capture = przejmij { amber }
text-captures = { $who-nom } przejmuje { amber }
text-it-captures = { $who-nom } przejmuje { amber }
text-own-side = { $what } od własnej strony
text-capture-all-but = przejmij Æmber przeciwnika, zostawiając mu { $amount }
text-capture-all = przejmij cały Æmber przeciwnika
text-each-captures = { $noun-each-nom } przejmuje { amber } od swojego przeciwnika
text-different-capture = { $who-nom } przejmuje 1 Æmber { $per } (żadne więcej niż raz)
text-exalt = awansuj { $what }
text-exalt-each = awansuj { $noun-each }
text-place-amber = połóż { amber } z puli ogólnej na { $what-loc }
text-place-amber-here = połóż na tej karcie { amber } z puli ogólnej
text-move-to-pool = przenieś { amber } { $what-from } do swojej puli
text-move-all-to-pool = przenieś cały Æmber z { $noun-each-gen } do swojej puli
text-move-to-supply = przenieś { amber } z tego stworzenia do puli ogólnej
text-move-all-to-supply = przenieś cały Æmber z tego stworzenia do puli ogólnej
text-move-amber = przenieś { amber } z tego stworzenia na { $what }
text-move-all-amber = przenieś cały Æmber z tego stworzenia na { $what }
text-move-amber-from = przenieś { amber } { $source-from } na { $what }
text-move-all-amber-from = przenieś cały Æmber { $source-from } na { $what }
text-move-to-supply-from = przenieś { amber } { $what-from } do puli ogólnej
text-move-all-to-supply-from = przenieś cały Æmber { $what-from } do puli ogólnej
text-move-from-pool-onto = przenieś { amber } ze swojej puli na { $what }
text-move-from-pool = przenieś { amber } ze swojej puli na { $what }
text-gain-chains = otrzymujesz { chains }
text-opponent-gains-chains = przeciwnik otrzymuje { chains }
text-forge = wykuj klucz po obecnym koszcie
text-may-forge = możesz wykuć klucz po obecnym koszcie
text-forge-more = wykuj klucz po obecnym koszcie zwiększonym o { $more }
text-forge-less = wykuj klucz po obecnym koszcie zwiększonym o { $more }, a zmniejszonym o 1 { $per }
text-forge-free = wykuj klucz bez ponoszenia kosztu
text-unforge-last = rozkuj ten klucz
text-raise-tide = wywołaj przypływ

## Czasowniki: obrażenia i leczenie

text-damage = zadaj { damage } { $to-dat }
text-damage-chosen = wybierz { $to }; otrzymuje ono 1 obrażenie { $per }
text-damage-that-much = zadaj tyle samo obrażeń { $to-dat }
text-damage-splash = zadaj { damage } { $to-dat } i { $splash } obszarowo
text-damage-each = zadaj { damage } { $to-each-dat }
text-damage-different = zadaj po { $amount ->
    [one] { $amount } obrażeniu
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} każdemu z { $count } różnych { $to-pl-gen }
text-damage-several = wybierz do { $count } { $to-pl-gen } i zadaj każdemu { damage }
text-damage-and-neighbour = zadaj { damage } { $to-dat } oraz { $second } jednemu z jego sąsiadów
text-pierce = { $what } (pancerz nie powstrzymuje tych obrażeń)
text-heals = wylecz temu stworzeniu { damage }
text-heals-fully = wylecz całkowicie tę kartę
text-heal = wylecz { $what-dat } { damage }
text-heal-up-to = wylecz { $what-dat } najwyżej { damage }
text-heal-fully = wylecz całkowicie { $what }
text-heal-each = wylecz { $noun-each-dat } { damage }
text-fully-heal-each = wylecz całkowicie { $noun-each }

## Czasowniki: karty w grze

text-destroy = zniszcz { $what }
text-destroy-several = zniszcz { $count ->
    [one] { $noun }
    [few] { $count } { $noun-pl }
   *[many] { $count } { $noun-pl-gen }
}
text-destroy-up-to = zniszcz do { $count } { $noun-pl-gen }
text-destroy-any = zniszcz dowolną liczbę { $noun-pl-gen }
text-destroy-each = zniszcz { $noun-each }
text-destroy-both = zniszcz { $what } oraz { $other }
text-destroy-strongest = zniszcz { $count ->
    [one] najsilniejsze { $noun }
    [few] { $count } najsilniejsze { $noun-pl }
   *[many] { $count } najsilniejszych { $noun-pl-gen }
}
text-destroy-all-but-strongest = zniszcz { $noun-each } oprócz najsilniejszego
text-sacrifice = poświęć { $what }
text-return = cofnij { $what } na rękę właściciela
text-return-several = cofnij na ręce właścicieli { $count ->
    [one] { $noun }
    [few] { $count } { $noun-pl }
   *[many] { $count } { $noun-pl-gen }
}
text-return-up-to = cofnij do { $count } { $noun-pl-gen } na ręce właścicieli
text-return-each = cofnij { $noun-each } na rękę właściciela
text-archive-from-play = zarchiwizuj z gry { $what }
text-archive-from-play-each = zarchiwizuj z gry { $noun-each }
text-put-into-archives = umieść { $what } w archiwum właściciela
text-purge = anihiluj { $what }
text-purge-each = anihiluj { $noun-each }
text-purge-it = anihiluj zniszczone stworzenie
text-purge-self = anihiluj tę kartę
text-purge-for-icons = anihiluj { $what } i rozpatrz wszystkie symbole premii anihilowanej karty tak, jakby została przez ciebie zagrana
text-put-it-into-play = umieść zniszczone stworzenie w grze pod swoją kontrolą
text-shuffle-in = wtasuj { $what } do talii właściciela
text-shuffle-in-several = wtasuj do talii właścicieli { $count ->
    [one] { $noun }
    [few] { $count } { $noun-pl }
   *[many] { $count } { $noun-pl-gen }
}
text-shuffle-in-each = wtasuj { $noun-each } do talii właściciela
text-shuffle-in-weakest = wtasuj do talii właścicieli { $count ->
    [one] najsłabsze { $noun }
    [few] { $count } najsłabsze { $noun-pl }
   *[many] { $count } najsłabszych { $noun-pl-gen }
}
text-put-on-deck = połóż { $what } na wierzchu talii właściciela
text-put-on-deck-each = połóż { $noun-each } na wierzchu talii właściciela
text-abduct = { $count ->
    [one] umieść w swoim archiwum { $what } (po opuszczeniu archiwum trafia na rękę właściciela)
    [few] umieść w swoim archiwum { $count } { $what-pl } (po opuszczeniu archiwum trafiają na ręce właścicieli)
   *[many] umieść w swoim archiwum { $count } { $what-pl-gen } (po opuszczeniu archiwum trafiają na ręce właścicieli)
}
text-abduct-up-to = umieść w swoim archiwum do { $count } { $what-pl-gen } (po opuszczeniu archiwum trafiają na ręce właścicieli)
text-stun = ogłusz { $what }
text-stun-each = ogłusz { $noun-each }
text-unstun-each = usuń ogłuszenie z { $noun-each-gen }
text-exhaust = wyczerp { $what }
text-exhaust-up-to = wyczerp do { $count } { $noun-pl-gen }
text-exhaust-each = wyczerp { $noun-each }
text-ready = przygotuj { $what }
text-ready-each = przygotuj { $noun-each }
text-ward = osłoń { $what }
text-ward-several = osłoń { $count ->
    [one] { $noun }
    [few] { $count } { $noun-pl }
   *[many] { $count } { $noun-pl-gen }
}
text-ward-each = osłoń { $noun-each }
text-enrage = rozjusz { $what }
text-enrage-several = rozjusz { $count ->
    [one] { $noun }
    [few] { $count } { $noun-pl }
   *[many] { $count } { $noun-pl-gen }
}
text-enrage-each = rozjusz { $noun-each }
text-add-power = połóż { counters } na { $what-loc }
text-gets-counters = { $what-nom } otrzymuje { counters }
text-choose-then = wybierz { $what }; { $then }
text-add-power-each = { $noun-each-nom } otrzymuje { counters }
text-add-counter = połóż { $counter } na { $what-loc }
text-add-counter-self = połóż na tej karcie { $counter }
text-remove-each-counter = usuń z tej karty wszystkie { $counter-pl }
text-remove-counters = usuń z tej karty { $count ->
    [one] { $counter }
    [few] { $count } { $counter-pl }
   *[many] { $count } { $counter-pl-gen }
}
text-swap = zamień to stworzenie miejscami z { $what-inst }
text-move-damage = przenieś { damage } { $what-from } na { $other }
text-move-all-damage = przenieś wszystkie obrażenia { $what-from } na { $other }
text-move-in-line = przenieś { $what } w dowolne miejsce szyku kontrolującego gracza
text-move-to-flank = przenieś { $what } na dowolną flankę szyku kontrolującego gracza
text-attach-to = przenieś to ulepszenie na { $what }
text-control = przejmij kontrolę nad { $what-inst }
text-control-while = przejmij kontrolę nad { $what-inst }, dopóki ta karta nie opuści gry
text-fight = walcz { $what-inst }
text-fight-each = walcz po kolei { $noun-inst }
text-ready-and-fight = przygotuj { $what } i walcz nim
text-ready-and-fight-several = przygotuj do { $count } różnych { $noun-pl-gen } i walcz nimi po kolei
text-ready-and-fight-different = wybierz { $what }; { $count } razy przygotuj je i walcz nim, za każdym razem z innym wrogim stworzeniem
text-use = użyj { $what-gen }
text-ready-and-use = przygotuj { $what } i użyj go
text-use-as-if-yours = użyj { $what-gen } tak, jakby to była twoja karta

## Czasowniki: karty poza grą

text-draw = dobierz { cards }
text-opponent-draws = przeciwnik dobiera { cards }
text-random-discard-opponent = przeciwnik odrzuca z ręki { $count ->
    [one] losową kartę
    [few] { $count } losowe karty
   *[many] { $count } losowych kart
}
text-random-discard-you = odrzuć z ręki { $count ->
    [one] losową kartę
    [few] { $count } losowe karty
   *[many] { $count } losowych kart
}
text-random-discard-owner = jego właściciel odrzuca z ręki { $count ->
    [one] losową kartę
    [few] { $count } losowe karty
   *[many] { $count } losowych kart
}
text-discard = { $count ->
    [one] odrzuć z ręki { $what }
    [few] odrzuć z ręki { $count } { $what-pl }
   *[many] odrzuć z ręki { $count } { $what-pl-gen }
}
text-discard-each-opponent = przeciwnik odrzuca z ręki { $what-each }
text-discard-each-you = odrzuć z ręki { $what-each }
text-reveal = odkryj ze swojej ręki dowolną liczbę { $what-pl-gen }
text-reveal-and-archive = odkryj ze swojej ręki { $what }, a potem zarchiwizuj odkrytą kartę
text-purge-from-hand = anihiluj ze swojej ręki { $what }
text-purge-each-from-hand = anihiluj ze swojej ręki { $what-each }
text-archive = { $count ->
    [one] zarchiwizuj { $what }
    [few] zarchiwizuj { $count } { $what-pl }
   *[many] zarchiwizuj { $count } { $what-pl-gen }
}
text-archive-up-to = zarchiwizuj do { $count } { $what-pl-gen }
text-archive-top = zarchiwizuj { cards } z wierzchu swojej talii
text-archive-random = zarchiwizuj { $count ->
    [one] losową kartę
    [few] { $count } losowe karty
   *[many] { $count } losowych kart
} z ręki
text-archive-from-under = zarchiwizuj kartę spod tej karty
text-discard-archived = odrzuć kartę ze swojego archiwum
text-discard-random-archived = odrzuć losową kartę z archiwum przeciwnika
text-purge-archived = anihiluj kartę ze swojego archiwum albo losową kartę z archiwum przeciwnika
text-archive-from-discard = zarchiwizuj { $what } ze swojego stosu odrzuconych
text-return-from-discard = cofnij na rękę { $what } ze swojego stosu odrzuconych
text-return-this-from-discard = cofnij na rękę tę kartę ze swojego stosu odrzuconych
text-return-all-from-discard = cofnij na rękę { $what-each } ze swojego stosu odrzuconych
text-discard-to-deck = połóż { $what } ze swojego stosu odrzuconych na wierzchu swojej talii
text-purge-from-discard = { $count ->
    [one] anihiluj { $what } z jednego ze stosów odrzuconych
    [few] anihiluj z jednego ze stosów odrzuconych { $count } { $what-pl }
   *[many] anihiluj z jednego ze stosów odrzuconych { $count } { $what-pl-gen }
}
text-purge-from-discard-up-to = anihiluj do { $count } { $what-pl-gen } z jednego ze stosów odrzuconych
text-discard-top-you = odrzuć { cards } z wierzchu swojej talii
text-discard-top-opponent = odrzuć { cards } z wierzchu talii przeciwnika
text-discard-until = odrzucaj karty z wierzchu swojej talii, aż odrzucisz { $what } albo talia się skończy; znalezioną kartę weź na rękę
text-reveal-top = odkryj kartę z wierzchu swojej talii
text-discard-archives = przeciwnik odrzuca wszystkie karty ze swojego archiwum
text-search-deck = wyszukaj w swojej talii { $what }, odkryj znalezioną kartę i weź ją na rękę
text-look-at-top-you = obejrzyj { cards } z wierzchu swojej talii
text-look-at-top-opponent = obejrzyj { cards } z wierzchu talii przeciwnika
text-reveal-top-you = odkryj { cards } z wierzchu swojej talii
text-reveal-top-opponent = odkryj { cards } z wierzchu talii przeciwnika
text-look-hand = jedna z nich trafia na rękę właściciela
text-look-discard = odrzuć jedną z nich
text-look-archive = zarchiwizuj jedną z nich
text-look-purge = anihiluj jedną z nich
text-look-bottom = połóż jedną z nich na spodzie tej talii
text-look-order = odłóż je na wierzch w dowolnej kolejności
text-look-rest-order = odłóż pozostałe na wierzch w dowolnej kolejności
text-look-rest-discard = odrzuć pozostałe
text-look-rest-shuffle = wtasuj pozostałe do tej talii
text-search = wyszukaj w swojej talii i na swoim stosie odrzuconych { $what }, odkryj znalezioną kartę i weź ją na rękę
text-play-top = zagraj kartę z wierzchu swojej talii
text-search-for-each = wyszukaj w swojej talii i na swoim stosie odrzuconych { $what-each } i weź znalezione karty na rękę
text-play-from-discard = zagraj { $what } ze swojego stosu odrzuconych
text-look-at-hand = obejrzyj rękę przeciwnika
text-purge-from-their-hand = anihiluj { $what } z ręki przeciwnika
text-play-or-use = w tej turze możesz zagrać { $what } lub użyć { $what-gen }
text-put-under = połóż { $what } z ręki zakrytą pod tą kartą
text-play-from-under = zagraj kartę spod tej karty
text-reveal-hand-opponent = odkryj rękę przeciwnika
text-reveal-hand-you = odkryj swoją rękę
text-shuffle-discard-in = wtasuj swój stos odrzuconych do swojej talii
text-shuffle-hand-and-discard-in = wtasuj karty z ręki i swój stos odrzuconych do swojej talii
text-name-house = wybierz dom
text-name-opponents-house = wybierz dom z karty tożsamości przeciwnika

## Efekty stałe

text-gets-power = { $who-each-nom } otrzymuje { $amount } do siły
text-gets-armor = { $who-each-nom } otrzymuje { $amount } do pancerza
text-gains-keyword = { $who-each-nom } zyskuje { $keyword }
text-gains-trait = { $who-each-nom } zyskuje cechę { $trait }
text-loses-keyword = { $who-each-nom } traci { $keyword }
text-gains-ability = { $who-each-nom } zyskuje „{ $what }”
text-key-cost-opponent = koszt kluczy przeciwnika zmienia się o { $amount }
text-key-cost-you = koszt twoich kluczy zmienia się o { $amount }
text-key-cost-each = koszt każdego klucza zmienia się o { $amount }
text-hand-size-you = liczba kart, do której uzupełniasz rękę w kroku dobierania, zmienia się o { $amount }
text-hand-size-opponent = liczba kart, do której przeciwnik uzupełnia rękę w kroku dobierania, zmienia się o { $amount }
text-hand-size-each = liczba kart, do której każdy gracz uzupełnia rękę w kroku dobierania, zmienia się o { $amount }
text-cannot-reap = nie wolno użyć { $who-gen } do zbierania
text-cannot-fight = nie wolno użyć { $who-gen } do walki
text-cannot-use = nie wolno używać { $who-gen }
text-cannot-ready = { $who-each-nom } nie przygotowuje się
text-cannot-be-attacked = { $who-each-nom } nie może być celem ataku
text-no-damage = { $who-each-nom } nie otrzymuje obrażeń
text-cannot-reap-all = { $who-pl-gen } nie wolno używać do zbierania
text-cannot-fight-all = { $who-pl-gen } nie wolno używać do walki
text-cannot-use-all = { $who-pl-gen } nie wolno używać
text-cannot-ready-all = { $who-pl } nie przygotowują się
text-cannot-be-attacked-all = { $who-pl } nie mogą być celem ataku
text-no-damage-all = { $who-pl } nie otrzymują obrażeń
text-cannot-play-opponent = przeciwnik nie może zagrywać { $what }
text-cannot-play-you = nie możesz zagrywać { $what }
text-no-theft = twojego Æmberu nie można kraść
text-may-use = możesz używać { $who-each-gen } jak karty z aktywnego domu
text-may-fight = { $who-each-nom } może walczyć jak karta z aktywnego domu
text-enter-ready = { $what-each-nom } pod twoją kontrolą wchodzi do gry w stanie gotowości
text-enters-ready-if = jeśli { $condition }, ta karta wchodzi do gry w stanie gotowości
text-next-enters-ready = następnym razem, gdy zagrasz { $what }, zagrana karta wchodzi do gry w stanie gotowości
text-deals-in-fights = to stworzenie, gdy walczy, zadaje tylko { damage }
text-deals-no-fight-damage = to stworzenie nie zadaje obrażeń, gdy walczy
text-save-instead = gdy { $who-nom } miałoby zostać zniszczone, zamiast tego { $what }
text-only-fight = przyjazne stworzenia mogą tylko walczyć
text-ignores-taunt-and-elusive = gdy to stworzenie atakuje, nie liczą się prowokacja ani nieuchwytność
text-reap-steals = zamiast otrzymywać Æmber za zbieranie, kradniesz go przeciwnikowi

## Reakcje

text-after-destroyed = za każdym razem, gdy { $noun-nom } zostaje zniszczone, { $what }
text-after-destroyed-your-turn = za każdym razem, gdy w twojej turze { $noun-nom } zostaje zniszczone, { $what }
text-after-beating = gdy wrogie stworzenie zostaje zniszczone w walce z tym stworzeniem, { $what }
text-after-play-you = za każdym razem, gdy zagrywasz { $card }, { $what }
text-after-play-another-you = za każdym razem, gdy zagrywasz { $card } (oprócz tej karty), { $what }
text-after-play-opponent = za każdym razem, gdy przeciwnik zagrywa { $card }, { $what }
text-after-play-another-opponent = za każdym razem, gdy przeciwnik zagrywa { $card } (oprócz tej karty), { $what }
text-after-play-each = za każdym razem, gdy gracz zagrywa { $card }, { $what }
text-after-play-another-each = za każdym razem, gdy gracz zagrywa { $card } (oprócz tej karty), { $what }
text-after-entering = gdy { $noun-nom } wchodzi do gry, { $what }
text-after-reap = za każdym razem, gdy { $noun-nom } zbiera, { $what }
text-after-fight = za każdym razem, gdy { $noun-nom } walczy, { $what }
text-after-neighbour-fights = za każdym razem, gdy sąsiad tego stworzenia walczy, { $what }
text-after-play-beside = gdy obok tego stworzenia zostaje zagrane { $card-nom }, { $what }
text-after-raising-tide-you = gdy wywołujesz przypływ, { $what }
text-after-raising-tide-opponent = gdy przeciwnik wywołuje przypływ, { $what }
text-after-raising-tide-each = gdy gracz wywołuje przypływ, { $what }
text-after-forging-you = gdy wykuwasz klucz, { $what }
text-after-forging-opponent = gdy przeciwnik wykuwa klucz, { $what }
text-after-forging-each = gdy zostaje wykuty klucz, { $what }
text-after-use-artifact = za każdym razem, gdy używasz artefaktu, { $what }
text-after-use-creature = za każdym razem, gdy używasz stworzenia, { $what }
text-after-choosing = gdy wybierasz { $house } jako aktywny dom, { $what }
text-after-choosing-each = gdy gracz wybiera { $house } jako aktywny dom, { $what }
text-after-choosing-opponent = gdy przeciwnik wybiera { $house } jako aktywny dom, { $what }
text-after-discarding = w swojej turze, za każdym razem, gdy odrzucasz z ręki kartę z domu { $house }, { $what }
text-at-end-of-turn = na koniec twojej tury: { $what }
text-at-start-of-turn = na początku twojej tury: { $what }

## Pytania

prompt-mulligan = Zatrzymać tę rękę czy wtasować ją i dobrać o jedną kartę mniej?
prompt-house = Wybierz aktywny dom.
prompt-take-archives = Wziąć na rękę { $count ->
    [one] zarchiwizowaną kartę
    [few] { $count } zarchiwizowane karty
   *[many] { $count } zarchiwizowanych kart
}?
prompt-act = Zagrywaj i odrzucaj karty, używaj ich albo zakończ turę.
prompt-flank = Karta { $source }: na której flance?
prompt-deploy = Karta { $source }: na którym miejscu w szyku?
prompt-attach = Karta { $source }: do którego stworzenia?
prompt-fight-whom = { $source }: kogo atakuje?
prompt-use-how = { $source }: jak użyć tej karty?
prompt-which-ability = { $source }: której umiejętności użyć?
prompt-which-permission = Kilka kart pozwala zagrać tę kartę. Z której korzystasz?
prompt-next-trigger = Czeka kilka umiejętności. Która ma być pierwsza?
prompt-assault-or-hazardous = { $source }: najpierw natarcie czy zagrożenie?
prompt-key-colour = Który klucz wykuć?
prompt-unforge = Który klucz rozkuć?
prompt-spend-from = Ile Æmberu wydać z karty { $source }?
prompt-icon-capture = Symbol premii: które stworzenie przejmuje 1 Æmber?
prompt-icon-damage = Symbol premii: któremu stworzeniu zadać 1 obrażenie?
prompt-icon-as = Symbol premii: jak go rozpatrzyć?
prompt-capture-own = { $source }: ile Æmberu przejmuje z twojej własnej puli?
prompt-captor = Które stworzenie przejmuje ten Æmber?
prompt-may = { $source }: czy chcesz to zrobić?
prompt-repeat = { $source }: powtórzyć?
prompt-choose-one = { $source }: wybierz jedno.
prompt-name-house = { $source }: wybierz dom.
prompt-name-number = { $source }: wybierz liczbę.
prompt-choose-damage = { $source }: któremu stworzeniu zadać obrażenia?
prompt-choose-damage-from = { $source }: z którego stworzenia przenosisz obrażenia?
prompt-choose-heal = { $source }: które stworzenie wyleczyć?
prompt-heal-how-much = Ile obrażeń wyleczyć z karty { $source }?
prompt-choose-destroy = { $source }: którą kartę zniszczyć?
prompt-choose-spare = { $source }: które z najsilniejszych stworzeń oszczędzić?
prompt-choose-sacrifice = { $source }: którą kartę poświęcić?
prompt-look-hand = { $source }: która karta trafia na rękę?
prompt-look-discard = { $source }: którą kartę odrzucić?
prompt-look-archive = { $source }: którą kartę zarchiwizować?
prompt-look-purge = { $source }: którą kartę anihilować?
prompt-look-bottom = { $source }: która karta trafia na spód talii?
prompt-look-top = { $source }: która karta leży na wierzchu pozostałych?
prompt-choose-return = { $source }: którą kartę cofnąć?
prompt-choose-archive = { $source }: którą kartę zarchiwizować?
prompt-choose-archive-from-play = { $source }: którą kartę zarchiwizować z gry?
prompt-choose-put-into-archives = { $source }: którą kartę umieszczasz w archiwum właściciela?
prompt-choose-abduct = { $source }: które stworzenie umieścić w swoim archiwum?
prompt-choose-purge = { $source }: którą kartę anihilować?
prompt-choose-shuffle-in = { $source }: którą kartę wtasować do talii właściciela?
prompt-choose-put-on-deck = { $source }: którą kartę położyć na wierzchu talii?
prompt-choose-stun = { $source }: które stworzenie ogłuszyć?
prompt-choose-exhaust = { $source }: którą kartę wyczerpać?
prompt-choose-ready = { $source }: którą kartę przygotować?
prompt-choose-ward = { $source }: które stworzenie osłonić?
prompt-choose-enrage = { $source }: które stworzenie rozjuszyć?
prompt-choose-add-power = { $source }: które stworzenie otrzymuje znaczniki siły?
prompt-choose-shield = { $source }: które stworzenie bierze obrażenia na siebie?
prompt-choose-captor = { $source }: które stworzenie przejmuje Æmber?
prompt-choose-exalt = { $source }: które stworzenie awansować?
prompt-choose-amber-on = { $source }: na której karcie położyć Æmber?
prompt-choose-amber-from = { $source }: z której karty wziąć Æmber?
prompt-choose-counter = { $source }: na której karcie położyć znacznik?
prompt-choose-card = { $source }: która karta?
prompt-choose-swap = { $source }: z którym stworzeniem zamienia się miejscami?
prompt-choose-control = { $source }: nad którą kartą przejąć kontrolę?
prompt-choose-fighter = { $source }: którym stworzeniem walczyć?
prompt-choose-use = { $source }: której karty użyć?
prompt-choose-discard = { $source }: którą kartę odrzucić?
prompt-choose-reveal = { $source }: które karty odkryć?
prompt-choose-put-into-play = { $source }: która karta wchodzi teraz do gry?
prompt-search = { $source }: której karty szukać?
prompt-choose-play = { $source }: którą kartę zagrać?
prompt-choose-put-under = { $source }: którą kartę położyć pod spodem?
prompt-copy-what = Karta { $source }: kopią której akcji ma być?
prompt-copy-whom = Karta { $source }: kopią którego stworzenia ma być?
prompt-play-as = Karta { $source }: zagrać jako stworzenie czy jako ulepszenie?
prompt-choose-this-turn = { $source }: która karta?

# Kilka kart po kolei; $count (Number) mówi, ile jeszcze zostało do wybrania.
up-to-cards = { $count ->
    [one] Możesz wybrać jeszcze { $count } kartę.
    [few] Możesz wybrać najwyżej { $count } karty.
   *[many] Możesz wybrać najwyżej { $count } kart.
}
up-to-creatures = { $count ->
    [one] Możesz wybrać jeszcze { $count } stworzenie.
    [few] Możesz wybrać najwyżej { $count } stworzenia.
   *[many] Możesz wybrać najwyżej { $count } stworzeń.
}
exactly-cards = { $count ->
    [one] Wybierz jeszcze { $count } kartę.
    [few] Wybierz { $count } karty.
   *[many] Wybierz { $count } kart.
}
exactly-creatures = { $count ->
    [one] Wybierz jeszcze { $count } stworzenie.
    [few] Wybierz { $count } stworzenia.
   *[many] Wybierz { $count } stworzeń.
}
prompt-choose-abduct-several = { $source }: które stworzenia umieścić w swoim archiwum? { exactly-creatures }
prompt-choose-abduct-up-to = { $source }: które stworzenia umieścić w swoim archiwum? { up-to-creatures }
prompt-choose-damage-up-to = { $source }: którym stworzeniom zadać obrażenia? { up-to-creatures }
prompt-choose-destroy-any = { $source }: które karty zniszczyć? Możesz wybrać dowolną liczbę kart.
prompt-choose-destroy-several = { $source }: które karty zniszczyć? { exactly-cards }
prompt-choose-destroy-up-to = { $source }: które karty zniszczyć? { up-to-cards }
prompt-choose-enrage-several = { $source }: które stworzenia rozjuszyć? { exactly-creatures }
prompt-choose-exhaust-up-to = { $source }: które karty wyczerpać? { up-to-cards }
prompt-choose-return-several = { $source }: które karty cofnąć? { exactly-cards }
prompt-choose-return-up-to = { $source }: które karty cofnąć? { up-to-cards }
prompt-choose-shuffle-in-several = { $source }: które karty wtasować do talii właścicieli? { exactly-cards }
prompt-choose-this-turn-up-to = { $source }: które karty? { up-to-cards }
prompt-choose-ward-several = { $source }: które stworzenia osłonić? { exactly-creatures }

## Odpowiedzi

option-pass = Nie wybieram
option-theirs = Losowa karta z archiwum przeciwnika
option-trigger = { $card }
option-trigger-about = { $card } ({ $target })
option-place = Miejsce { $place }
trigger-assault = Natarcie
trigger-hazardous = Zagrożenie
word-keep = Zatrzymaj
word-mulligan = Dobierz nową rękę
word-left = Lewa flanka
word-right = Prawa flanka
word-as-creature = Jako stworzenie
word-as-upgrade = Jako ulepszenie
word-yes = Tak
word-no = Nie
word-fight = Walka
word-reap = Zbieranie
word-action = Akcja
word-omni = Omni
word-icon-amber = Jako Æmber
word-icon-damage = Jako obrażenie
word-icon-draw = Jako dobranie
word-icon-capture = Jako przejęcie
word-icon-steal = Zamiast tego kradzież 1 Æmberu
word-unstun = Usuń ogłuszenie
word-assault = Najpierw natarcie
word-hazardous = Najpierw zagrożenie
key-red = czerwony klucz
key-blue = niebieski klucz
key-yellow = żółty klucz
action-play = Zagraj kartę { $card }
action-discard = Odrzuć kartę { $card }
action-reap = Zbieraj: { $card }
action-fight = Walcz: { $card }
action-action = Użyj karty { $card }: Akcja
action-omni = Użyj karty { $card }: Omni
action-unstun = Usuń ogłuszenie: { $card }
action-end-turn = Zakończ turę
action-raise-tide = Wywołaj przypływ (3 łańcuchy)

## Czasowniki przy rzeczach

verb-play = Zagraj
verb-discard = Odrzuć
verb-reap = Zbieraj
verb-fight = Walcz
verb-action = Akcja
verb-omni = Omni
verb-unstun = Ocuć
verb-end-turn = Zakończ turę
verb-raise-tide = Wywołaj przypływ

## Co się stało

event-hand-kept = { $seat } zatrzymuje początkową rękę.
event-hand-changed = { $seat } wymienia początkową rękę.
event-turn-started = Tura { $turn }: { $seat }.
event-turn-ended = { $seat } kończy turę.
event-house-chosen = { $seat } wybiera dom { $house }.
event-no-house = { $seat } nie może wybrać żadnego domu.
event-house-named = { $by }: dom { $house }.
event-number-named = { $by }: liczba { $number }.
event-key-forged = { $seat } wykuwa { $key } za { $cost ->
    [one] { $cost } Æmber
    [few] { $cost } Æmbery
   *[many] { $cost } Æmberów
}. Klucze: { $count }.
event-key-not-forged = { $seat } nie może wykuć klucza za { $cost ->
    [one] { $cost } Æmber
    [few] { $cost } Æmbery
   *[many] { $cost } Æmberów
}.
event-key-unforged = { $seat }: { $key } zostaje rozkuty.
event-key-announced = { $seat } ma dość Æmberu, żeby w następnej turze wykuć klucz.
event-card-drawn = { $seat } dobiera kartę { $card }.
event-card-put-back = { $seat } odkłada do talii kartę { $card }.
event-card-played = { $seat } zagrywa kartę { $card }.
event-card-put-into-play = Karta { $card } wchodzi do gry.
event-card-not-playable = Karta { $card } nie może zostać zagrana i zostaje na miejscu.
event-card-discarded = Karta { $card } trafia na stos odrzuconych ({ $seat }).
event-card-destroyed = Karta { $card } zostaje zniszczona.
event-card-returned = Karta { $card } trafia na rękę ({ $seat }).
event-card-archived = { $seat } archiwizuje kartę { $card }.
event-card-taken-up = { $seat } bierze z archiwum kartę { $card }.
event-card-purged = Karta { $card } zostaje anihilowana.
event-card-put-on-deck = Karta { $card } trafia na wierzch talii ({ $seat }).
event-card-put-under = Zakryta karta { $card } trafia pod inną ({ $seat }).
event-copied = Karta { $card } staje się kopią karty { $target }.
event-card-shuffled-in = Karta { $card } zostaje wtasowana do talii ({ $seat }).
event-card-revealed = { $seat } odkrywa kartę { $card }.
event-card-used = { $seat } używa karty { $card }.
event-control-taken = { $seat } przejmuje kontrolę nad kartą { $card }.
event-joined-line = Karta { $card } staje w szyku.
event-attached = Ulepszenie { $card } zostaje przyłączone do karty { $target }.
event-ability-used = Działa umiejętność karty { $card }.
event-amber-gained = { $seat } otrzymuje { amber }, ma { $total }.
event-amber-lost = { $seat } traci { amber }, ma { $total }.
event-amber-stolen = { $seat } kradnie { amber } ({ $opponent }).
event-theft-prevented = Tego Æmberu nie można ukraść ({ $seat }).
event-amber-captured = { $card } przejmuje { amber }.
event-amber-placed = Na kartę { $card } { $amount ->
    [one] trafia
    [few] trafiają
   *[many] trafia
} { amber }.
event-amber-removed = Z karty { $card } do puli ogólnej: { amber }.
event-amber-moved = Z karty { $card } do puli ({ $seat }): { amber }.
event-amber-returned = Karta { $card } opuszcza grę: { $seat } otrzymuje z niej { amber }.
event-amber-given = { $opponent } oddaje { amber }, a { $seat } tyle otrzymuje.
event-attacked = { $card } atakuje stworzenie { $target }.
event-keyword-damage = { $card } zadaje { damage }: { $target } ({ $cause }).
event-damage-dealt = { $card } otrzymuje { damage }, razem { $total }.
event-damage-prevented = { $card }: powstrzymane obrażenia ({ $amount }).
event-armor-used = Pancerz karty { $card } powstrzymuje { damage }.
event-healed = Z karty { $card } znikają obrażenia: { $amount }.
event-tagged = { $card } jest do zniszczenia.
event-reaped = { $seat } zbiera: { $card }.
event-stunned = Karta { $card } zostaje ogłuszona.
event-unstunned = Karta { $card } nie jest już ogłuszona.
event-warded = Karta { $card } zostaje osłonięta.
event-ward-lost = { $card } traci osłonięcie.
event-enraged = Karta { $card } zostaje rozjuszona.
event-enrage-lost = Karta { $card } nie jest już rozjuszona.
event-exhausted = Karta { $card } zostaje wyczerpana.
event-readied = Karta { $card } zostaje przygotowana.
event-cards-readied = { $seat } przygotowuje swoje karty.
event-power-added = { $card } otrzymuje { counters }.
event-power-removed = { $card } traci { counters }.
event-counter-added = { $card }: o { $count } więcej ({ $counter }).
event-counter-removed = { $card }: o { $count } mniej ({ $counter }).
event-swapped = { $card } i { $target } zamieniają się miejscami.
event-damage-moved = Obrażenia przeniesione z karty { $card } na kartę { $target }: { $amount }.
event-moved-in-line = Karta { $card } zmienia miejsce w szyku.
event-deck-renewed = { $seat } tasuje stos odrzuconych; nowa talia ma { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
event-piles-swapped = { $seat } zamienia miejscami talię i stos odrzuconych.
event-deck-shuffled = { $seat } tasuje talię.
event-deck-looked-at = { $seat } ogląda { cards } z wierzchu talii ({ $opponent }).
event-hand-looked-at = { $seat } ogląda rękę ({ $opponent }).
event-chains-gained = { $seat } otrzymuje { chains }, ma { $total }.
event-chain-shed = { $seat } zrywa łańcuch, ma { $total }.
event-tide-raised = { $seat } wywołuje przypływ.
reason-three-keys = trzy wykute klucze

## Co jest nie tak z listą kart

bad-deck-no-card = nie ma tu karty „{ $name }”; sprawdź pisownię. Są tu wszystkie karty z Zewu Archontów i część z późniejszych dodatków
bad-deck-no-card-near = nie ma tu karty „{ $name }”; czy chodzi o kartę „{ $near }”?
bad-deck-other-house = „{ $name }” stoi pod domem { $house }, a podaje inny dom; przenieś wiersz albo usuń z niego nazwę domu
bad-deck-print = „{ $name }”: po ~ stoi nazwa domu, po + najwyżej pięć symboli premii (a, c, d, r)
bad-deck-before-house = „{ $name }” stoi przed nazwą domu; dopisz dom w wierszu powyżej
bad-deck-name = nazwa talii ma najwyżej 80 znaków, i to takich, które widać
bad-deck-house-twice = dom { $house } występuje dwa razy; zbierz jego dwanaście kart w jednym miejscu
bad-deck-name-twice = „{ $name }” występuje dwa razy; połącz oba miejsca
bad-deck-fourth-house = { $house } to czwarty dom, a talia ma trzy; usuń jeden
bad-deck-none = ani jednej karty; wpisz liczbę od 1 do 12 albo usuń wiersz
bad-deck-too-many = od tego miejsca dom { $house } ma więcej niż 12 kart; usuń nadmiar
bad-deck-houses = talia ma 3 domy, każdy nazwany w osobnym wierszu, a tu { $count ->
    [one] jest 1
    [few] są { $count }
   *[many] jest { $count }
}
bad-deck-cards = talia ma po 12 kart z domu, a z domu { $house } { $count ->
    [one] jest 1
    [few] są { $count }
   *[many] jest { $count }
}
bad-deck-json = to nie jest JSON; poszukaj brakującego lub zbędnego przecinka, nawiasu albo cudzysłowu
bad-deck-form = talia w JSON to {"{"}"name": "…", "houses": {"{"}"dis": ["fear", …], …{"}"}{"}"}: trzy domy, każdy z listą dwunastu kart
bad-deck-no-house = „{ $name }” to nie jest dom; wpisz jego nazwę z kart, na przykład Dis albo Logos
bad-deck-number = wylosowaną talię wskazuje liczba całkowita, na przykład „generated 1234”
