# Cardia po polsku. Karty, frakcje i lokacje mają identyfikatory z zasad.

game-name = Cardia
game-about = Pojedynek o magiczne miasto: silniejsza karta zdobywa sygnet, słabsza używa swojej zdolności.

## Karty: `title-` stoi samo, na karcie albo na przycisku, `card-` w zdaniu

title-hired-blade = Zabójczyni
title-void-mage = Mag pustki
title-surgeon = Chirurg
title-mediator = Mediator
title-saboteur = Sabotażysta
title-fortune-teller = Wróżbita
title-palace-guard = Strażnik pałacu
title-judge = Sędzina
title-ambusher = Czatownik
title-puppeteer = Lalkarka
title-clockmaker = Zegarmistrzyni
title-treasurer = Skarbnik
title-swamp-guardian = Strażnik bagien
title-magistra = Arcymagini
title-inventor = Wynalazczyni
title-djinn = Dżinn

title-poisoner = Truciciel
title-kinesis-mage = Telekineta
title-envoy = Posłaniec
title-tax-collector = Poborca podatków
title-revolutionary = Rewolucjonista
title-librarian = Bibliotekarz
title-prodigy = Młody geniusz
title-aristocrat = Arystokrata
title-blackmailer = Szantażystka
title-illusionist = Iluzjonistka
title-engineer = Inżynier
title-counselor = Doradczyni
title-witch-king = Król wiedźm
title-elemental = Żywiołak
title-mechanical-djinn = Mechaniczny dżinn
title-successor = Następca

card-hired-blade = „{ title-hired-blade }”
card-void-mage = „{ title-void-mage }”
card-surgeon = „{ title-surgeon }”
card-mediator = „{ title-mediator }”
card-saboteur = „{ title-saboteur }”
card-fortune-teller = „{ title-fortune-teller }”
card-palace-guard = „{ title-palace-guard }”
card-judge = „{ title-judge }”
card-ambusher = „{ title-ambusher }”
card-puppeteer = „{ title-puppeteer }”
card-clockmaker = „{ title-clockmaker }”
card-treasurer = „{ title-treasurer }”
card-swamp-guardian = „{ title-swamp-guardian }”
card-magistra = „{ title-magistra }”
card-inventor = „{ title-inventor }”
card-djinn = „{ title-djinn }”

card-poisoner = „{ title-poisoner }”
card-kinesis-mage = „{ title-kinesis-mage }”
card-envoy = „{ title-envoy }”
card-tax-collector = „{ title-tax-collector }”
card-revolutionary = „{ title-revolutionary }”
card-librarian = „{ title-librarian }”
card-prodigy = „{ title-prodigy }”
card-aristocrat = „{ title-aristocrat }”
card-blackmailer = „{ title-blackmailer }”
card-illusionist = „{ title-illusionist }”
card-engineer = „{ title-engineer }”
card-counselor = „{ title-counselor }”
card-witch-king = „{ title-witch-king }”
card-elemental = „{ title-elemental }”
card-mechanical-djinn = „{ title-mechanical-djinn }”
card-successor = „{ title-successor }”

## Frakcje

faction-rebellion = Rebelia
    .gen = Rebelii
    .acc = Rebelię
faction-academy = Akademia
    .gen = Akademii
    .acc = Akademię
faction-guild = Gildia
    .gen = Gildii
    .acc = Gildię
faction-dynasty = Dynastia
    .gen = Dynastii
    .acc = Dynastię

## Co jest na karcie

fact-influence = Wpływ
fact-faction = Frakcja
fact-kind = Zdolność
fact-deck = Talia
kind-instant = natychmiastowa
kind-ongoing = stała
deck-one = I
deck-two = II

## Lokacje

location-serpent-temple = Świątynia węży
location-text-serpent-temple = Ilekroć wynik przeszłego starcia zmienia się na twoją korzyść i zaczynasz je wygrywać, dobierasz kartę, a przeciwnik odrzuca jedną z ręki.
location-bazaar = Bazar
location-text-bazaar = Rundy kończą się bez dobierania. Gdy komuś zostaje na ręce najwyżej jedna karta, od razu dobiera 4.
location-founders-day = Festiwal założyciela
location-text-founders-day = Kto w dowolnej fazie wygrywa 3 sąsiednie starcia, od razu wygrywa partię.
location-grand-library = Wielka biblioteka
location-text-grand-library = Początkowa ręka liczy tylko 2 karty, ale każda runda kończy się dobraniem 2 kart.
location-scrapyard = Złomowisko
location-text-scrapyard = Na koniec rundy każdy, kto ma w talii co najmniej 2 karty, dobiera 2, a potem odkłada jedną kartę z ręki na spód talii. Ostatnią kartę dobiera się jak zwykle.
location-auction-house = Dom aukcyjny
location-text-auction-house = Jeśli odkryta przez ciebie karta ma mniej wpływu niż twoja karta z poprzedniego starcia, wierzchnia karta twojej talii zostaje odrzucona.
location-haunted-catacombs = Nawiedzone katakumby
location-text-haunted-catacombs = Jeśli odkryta przez ciebie karta i twoja karta z poprzedniego starcia należą do tej samej frakcji, od razu przegrywasz partię.
location-foggy-swamp = Mgliste bagna
location-text-foggy-swamp = Nowe karty pozostają zakryte przez rundę: w każdej rundzie odkrywa się i rozpatruje karty położone rundę wcześniej. W pierwszej rundzie nic się nie odkrywa.

## Przygotowanie

setting-rebellion = { faction-rebellion }
setting-rebellion-one = Talia I
setting-rebellion-two = Talia II
setting-academy = { faction-academy }
setting-academy-one = Talia I
setting-academy-two = Talia II
setting-guild = { faction-guild }
setting-guild-one = Talia I
setting-guild-two = Talia II
setting-dynasty = { faction-dynasty }
setting-dynasty-one = Talia I
setting-dynasty-two = Talia II
setting-locations = Lokacje
setting-locations-serpent-temple = { location-serpent-temple }
setting-text-locations-serpent-temple = { location-text-serpent-temple }
setting-locations-bazaar = { location-bazaar }
setting-text-locations-bazaar = { location-text-bazaar }
setting-locations-founders-day = { location-founders-day }
setting-text-locations-founders-day = { location-text-founders-day }
setting-locations-grand-library = { location-grand-library }
setting-text-locations-grand-library = { location-text-grand-library }
setting-locations-scrapyard = { location-scrapyard }
setting-text-locations-scrapyard = { location-text-scrapyard }
setting-locations-auction-house = { location-auction-house }
setting-text-locations-auction-house = { location-text-auction-house }
setting-locations-haunted-catacombs = { location-haunted-catacombs }
setting-text-locations-haunted-catacombs = { location-text-haunted-catacombs }
setting-locations-foggy-swamp = { location-foggy-swamp }
setting-text-locations-foggy-swamp = { location-text-foggy-swamp }

level-mercenaries = Najemnicy w szkoleniu
level-engineers = Doświadczeni inżynierowie
level-mages = Potężni magowie
level-djinn = Dżinn jest pod wrażeniem!

## Miejsca na stole

zone-deck = Talia
zone-hand = Ręka
zone-hidden = Zakryte karty
zone-row = Zagrane karty
zone-discard = Odrzucone karty

## Co mówią zdolności, złożone ze swoich części

ability-instant = Natychmiastowa
ability-ongoing = Stała

noun-this-card = ta karta
    .dat = tej karcie
noun-your-previous-card = twoja karta z poprzedniego starcia
    .dat = swojej karcie z poprzedniego starcia
noun-your-next-card = następna karta, którą zagrasz
    .dat = następnej karcie, którą zagrasz
noun-any-card = dowolna zagrana karta
    .dat = dowolnej zagranej karcie
noun-any-other-card = dowolna inna zagrana karta
    .dat = dowolnej innej zagranej karcie
noun-any-card-or-your-next = dowolna zagrana karta albo następna karta, którą zagrasz
    .dat = dowolnej zagranej karcie albo następnej karcie, którą zagrasz
noun-one-of-yours-at-most = twoja zagrana karta, która ma najwyżej { $number } wpływu
    .dat = swojej zagranej karcie, która ma najwyżej { $number } wpływu

# $amount (tekst) - ze znakiem: +3, −5
text-add = Daj { $amount } wpływu { $target-dat }.
text-mill = Z wierzchu talii przeciwnika { $count ->
    [one] zostaje odrzucona { $count } karta
    [few] zostają odrzucone { $count } karty
   *[many] zostaje odrzuconych { $count } kart
}.
text-opponent-discards = Przeciwnik wybiera i odrzuca { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} ze swojej ręki.
text-opponent-draws = Potem przeciwnik dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
text-name-faction = Wskaż frakcję.

text-discard-encounter = Obie karty tego starcia zostają odrzucone.
text-strip = Wskaż zagraną kartę i zdejmij z niej albo wszystkie modyfikatory, albo wszystkie żetony stałej zdolności.
text-mediator = To starcie liczy się jako remis bez względu na wpływ kart.
text-foretell = Przeciwnik kładzie swoją następną kartę odkrytą i dopiero wtedy wybierasz własną.
text-opponent-may-discard-one = Ta karta dostaje +7 wpływu, chyba że przeciwnik odrzuci z ręki kartę tej frakcji.
text-judge = Wygrywasz każdy remis, w dawnych i w przyszłych starciach. Remis nadal nie aktywuje żadnej zdolności.
text-opponent-discards-faction = Każda karta tej frakcji, którą przeciwnik ma na ręce, zostaje odrzucona.
text-puppeteer = Przeciwna karta zostaje odrzucona, a jej miejsce zajmuje losowa karta z ręki przeciwnika, która nie aktywuje swojej zdolności. Przeciwnik, który nie ma kart na ręce, przegrywa partię.
text-treasurer = Zwycięska karta poprzedniego starcia ma o 1 sygnet więcej, nawet jeśli należy do przeciwnika.
text-take-back = Weź z powrotem na rękę inną swoją zagraną kartę. Karta leżąca naprzeciw niej zostaje odrzucona.
text-copy-instant = Wskaż inną swoją zagraną kartę, która ma zdolność natychmiastową i co najmniej tyle wpływu, ile ta karta. Rozpatrz tamtą zdolność tak, jakby należała do tej karty.
text-win = Wygrywasz partię.

text-poison = Jeśli przeciwna karta ma więcej wpływu niż ta, obniż jej wpływ tak, żeby obie miały go tyle samo.
text-shift-tokens = Wskaż swoją zagraną kartę. Wszystkie jej modyfikatory i żetony stałej zdolności przechodzą na inną twoją zagraną kartę.
text-librarian = Po odkryciu następnej karty, którą zagrasz, daj jej +2 albo −2 wpływu.
text-aristocrat = Dopóki ta karta wygrywa swoje starcie, ma o 1 sygnet więcej.
text-blackmail = Jeśli następna karta zagrana przez przeciwnika należy do innej frakcji, zaraz po jej odkryciu przeciwnik odrzuca 2 wybrane przez siebie karty z ręki.
text-activate-losing = Wskaż inną swoją kartę, która przegrywa swoje starcie, i aktywuj jej zdolność. Położenie liczy się od tamtej karty.
text-engineer = Następna karta, którą zagrasz, dostaje +5 wpływu, ale dopiero po rozpatrzeniu zdolności w rundzie, w której zostanie odkryta.
text-counselor = Wygrywasz poprzednie starcie bez względu na wpływ kart, nawet przy remisie.
text-opponent-discards-faction-everywhere = Każda karta tej frakcji na ręce i w talii przeciwnika zostaje odrzucona. Potem przeciwnik tasuje talię.
text-elemental = Odrzuć z ręki kartę ze zdolnością natychmiastową. Ta karta kopiuje i rozpatruje tamtą zdolność. Potem dobierz kartę.
text-mechanical-djinn = Jeśli na koniec fazy zdolności wygrywasz starcie następujące po tym, wygrywasz partię.
text-successor = Przeciwnik wybiera 2 karty, które zachowa na ręce. Reszta jego ręki i cała jego talia zostają odrzucone.

## Pytania

prompt-place = Wybierz swoją kartę do tego starcia.
prompt-place-open = Wybierz swoją kartę do tego starcia. Wszyscy od razu ją zobaczą.
prompt-tuck = Wybierz kartę, którą odłożysz na spód talii.
prompt-discard = Odrzuć z ręki { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
prompt-keep = { $source }: wybierz { $count ->
    [one] jeszcze { $count } kartę, którą zachowasz
    [few] { $count } karty, które zachowasz
   *[many] { $count } kart, które zachowasz
} na ręce. Wszystkie inne zostaną odrzucone.
prompt-may-discard = Czy odrzucasz kartę { $faction-gen }? Jeśli nie, karta { $source } dostaje +7 wpływu.
prompt-name-faction = { $source }: wskaż frakcję.
prompt-raise = { $source }: która karta dostaje +{ $amount } wpływu?
prompt-lower = { $source }: która karta dostaje −{ $amount } wpływu?
prompt-adjust = Jak zmieniasz wpływ karty { $card }?
prompt-strip = { $source }: z której karty zdejmujesz żetony?
prompt-strip-kind = { $source }: co zdejmujesz z karty { $card }?
prompt-shift-from = { $source }: z której karty zabierasz wszystkie żetony?
prompt-shift-to = { $source }: na którą kartę przenosisz żetony z karty { $card }?
prompt-take-back = { $source }: którą kartę bierzesz z powrotem na rękę?
prompt-copy = { $source }: zdolność natychmiastową której karty kopiujesz?
prompt-activate = { $source }: zdolność której przegrywającej karty aktywujesz?
prompt-use-instant = { $source }: którą kartę odrzucasz, żeby użyć jej zdolności?

option-your-next-card = Następna karta, którą zagram
strip-modifiers = Wszystkie modyfikatory
strip-tokens = Wszystkie żetony stałej zdolności
adjust-raise = +2 wpływu
adjust-lower = −2 wpływu

## Na przycisku przy karcie: co się z nią robi

verb-place = Połóż
verb-tuck = Odłóż na spód
verb-discard = Odrzuć
verb-discard-and-use = Odrzuć i użyj
verb-keep = Zachowaj
verb-name-faction = Wskaż
verb-raise = Wzmocnij
verb-lower = Osłab
verb-strip = Zdejmij żetony
verb-strip-modifiers = Zdejmij modyfikatory
verb-strip-tokens = Zdejmij żetony zdolności
verb-adjust-raise = +2 wpływu
verb-adjust-lower = −2 wpływu
verb-take-tokens = Zabierz żetony
verb-put-tokens = Przenieś tutaj
verb-take-back = Weź na rękę
verb-copy = Skopiuj
verb-activate = Aktywuj

## Dlaczego nie można wybrać karty

why-elsewhere = { $lies } { $wanted }
lies-deck = Ta karta leży w talii.
lies-hand = Masz tę kartę na ręce.
lies-their-hand = Tę kartę ma na ręce przeciwnik.
lies-hidden = Ta karta jest położona, ale jeszcze nierozpatrzona.
lies-row = Ta karta jest już zagrana.
lies-their-row = To karta przeciwnika.
lies-discard = Ta karta leży na stosie kart odrzuconych.
wanted-place = Karty do starcia kładzie się z ręki.
wanted-tuck = Na spód talii trafia karta z ręki.
wanted-keep = Wybierasz, które karty zachowasz na ręce.
wanted-discard = Odrzucasz kartę z ręki.
wanted-play = Wybrać można tylko zagraną kartę.
wanted-yours = Wybierasz spośród swoich zagranych kart.

why-itself = To właśnie ta karta używa zdolności: wskaż inną.
why-chosen-before = Ta karta jest już wybrana: teraz kolej na inną.
why-bare = Nie ma na niej ani modyfikatora, ani żetonu stałej zdolności.
why-ongoing = Jej zdolność jest stała: użyć można tylko natychmiastowej.
why-too-weak = Ma { $influence } wpływu: karta { $source } kopiuje tylko karty, które mają co najmniej { $least }.
why-too-strong = Ma { $influence } wpływu: liczą się tylko karty, które mają najwyżej { $most }.
why-winning = Wygrywa swoje starcie: aktywować można tylko zdolność karty, która przegrywa.
why-tied = W jej starciu jest remis: aktywować można tylko zdolność karty, która przegrywa.
why-other-faction = To karta { $faction-gen }: potrzebna jest karta { $wanted-gen }.
why-kept = Tę kartę już zachowujesz.

why-faction = Teraz wskazujesz frakcję, a nie kartę.
why-strip = Teraz wybierasz, co znika z karty { $card }, a nie kartę.
why-adjust = Teraz wybierasz zmianę wpływu karty { $card }, a nie kartę.

## Co karta zrobiłaby teraz: `ours` i `then` to liczby czytającej osoby, `theirs` i `others` przeciwnika

outlook-counts = Miałaby { $influence } wpływu: { $printed } na karcie, { $modifier } już na nią czeka.
outlook-librarian = Po odkryciu właściciel daje jej +2 albo −2 wpływu{ $times ->
    [one] .
    [few] , i to { $times } razy.
   *[many] , i to { $times } razy.
}
outlook-engineer = Dostanie +{ $amount } wpływu po rozpatrzeniu zdolności w tej rundzie.
outlook-blackmail-paid = Nie należy do { $faction-gen }: szantaż kosztuje do 2 kart z ręki.
outlook-blackmail-free = Należy do { $faction-gen }, więc szantaż nic nie kosztuje.
outlook-wins = Wygrałaby z kartą { $against }, { $influence } do { $other }.
outlook-loses = Przegrałaby z kartą { $against }, { $influence } do { $other }, i użyła zdolności.
outlook-ties = Z kartą { $against } byłby remis, { $influence } do { $other }: żadna zdolność nie działa.
outlook-undecided = Z kartą { $against } jest { $influence } do { $other }, zanim zmieni to karta { card-librarian }.
outlook-catacombs = Ta sama frakcja co poprzednia karta { $card }: natychmiast przegrywasz partię!
outlook-auction = Mniej wpływu niż poprzednia karta { $card } ({ $least }): wierzchnia karta twojej talii zostaje odrzucona.
outlook-djinn-yours = Jeśli wygrasz to starcie, dzięki karcie { $card } wygrasz partię.
outlook-djinn-theirs = Jeśli to starcie wygra przeciwnik, dzięki karcie { $card } wygra partię.
outlook-third-in-a-row = To byłoby trzecie starcie wygrane z rzędu, a więc wygrana partia.
outlook-choice = Jeśli przegra, jej zdolność może dotyczyć kart: { $cards }.
outlook-no-choice = Jeśli teraz przegra, jej zdolność nie znajdzie żadnej karty.
outlook-changes = Jeśli przegra, sygnety na stole zmienią się z { $ours }:{ $theirs } na { $then }:{ $others }.
outlook-changes-nothing = Jeśli teraz przegra, jej zdolność nie zmieni wyniku żadnego starcia na stole.

standing-yours = Wygrywasz to starcie, { $ours } do { $others }.
standing-theirs = To starcie wygrywa przeciwnik, { $others } do { $ours }.
standing-tie = W tym starciu jest remis, { $ours } do { $others }.
standing-yours-because = Wygrywasz to starcie przy { $ours } do { $others }; decyduje o tym: { $causes }.
standing-theirs-because = To starcie wygrywa przeciwnik przy { $others } do { $ours }; decyduje o tym: { $causes }.
standing-tie-because = W tym starciu jest remis przy { $ours } do { $others }; decyduje o tym: { $causes }.
standing-both-because = To starcie wygrywają obie strony przy { $ours } do { $others }; decyduje o tym: { $causes }.
standing-signets = Daje { $signets ->
    [one] { $signets } sygnet
    [few] { $signets } sygnety
   *[many] { $signets } sygnetów
}; decyduje o tym: { $causes }.

ability-sleeps = Jej stała zdolność nie działa: nie leży na niej żeton stałej zdolności.
ability-idle-token = Żeton stałej zdolności nic tu nie daje: zdolność tej karty jest natychmiastowa.
ability-makes-a-difference = Z tą zdolnością jest w sygnetach { $ours }:{ $theirs }, bez niej { $then }:{ $others }.
ability-makes-no-difference = Jej zdolność działa, ale w tej chwili nie zmienia sygnetów.
ability-djinn-waits = Decyduje starcie następujące po tym: jeśli wygra je właściciel tej karty, wygra partię.
ability-djinn-misses = Właściciel nie wygrywa starcia następującego po tym, więc partia toczy się dalej.

## Co się stało

event-round-started = Zaczyna się runda { $round }.
event-cards-placed = Obie strony kładą po zakrytej karcie.
event-card-placed = { $seat } kładzie kartę { $card }.
event-card-shown = { $seat } pokazuje wszystkim kartę { $card }.
event-card-revealed = { $seat } odkrywa kartę { $card }.
event-card-drawn = { $seat } dobiera kartę { $card }.
event-nothing-drawn = { $seat } nie dobiera karty: talia jest pusta.
event-card-discarded = { $seat } odrzuca kartę { $card }.
event-nothing-discarded = { $seat } nie ma na ręce kart, więc nic nie odrzuca.
event-card-taken-back = { $seat } bierze z powrotem na rękę kartę { $card }.
event-card-forced = { $seat } musi zagrać losową kartę z ręki: { $card }.
event-card-tucked = { $seat } odkłada na spód talii kartę { $card }.
event-deck-shuffled = { $seat } tasuje talię.
event-discard-declined = { $seat } nie odrzuca karty.
event-ability-activated = { $seat } aktywuje zdolność karty { $card }.
event-ability-copied = Karta { $source } używa zdolności karty { $card } jak własnej.
event-ability-idle = Zdolność karty { $card } ({ $seat }) nic tu nie zmienia: { $idle }.
idle-no-previous = nie ma poprzedniego starcia
idle-no-card = nie ma odpowiedniej karty
idle-no-other-card = w tym rzędzie nie ma innej karty
idle-no-tokens = na żadnej zagranej karcie nie leżą żetony
idle-no-tokens-of-yours = w tym rzędzie na żadnej karcie nie leżą żetony
idle-nothing-to-copy = nie ma zdolności, którą można by skopiować
idle-no-losing-card = w tym rzędzie nie przegrywa żadna inna karta
idle-no-instant-in-hand = na ręce nie ma karty ze zdolnością natychmiastową
idle-not-stronger = przeciwna karta nie ma więcej wpływu
idle-none-in-hand = przeciwnik nie ma na ręce kart tej frakcji
idle-none-anywhere = przeciwnik nie ma ani na ręce, ani w talii kart tej frakcji
idle-their-deck-empty = talia przeciwnika jest pusta
idle-nothing-to-take = przeciwnik nie ma czego odrzucić
event-faction-named = { $seat } wskazuje { $faction-acc }.
event-blackmail-prepared = Jeśli następna karta, którą zagra { $seat }, nie będzie kartą { $faction-gen }, { $seat } odrzuci 2 karty z ręki.
event-foretold = Następną kartę { $seat } położy odkrytą.
event-influence-raised = Karta { $card } ({ $seat }) dostaje +{ $amount } wpływu i ma teraz { $influence }.
event-influence-lowered = Karta { $card } ({ $seat }) dostaje −{ $amount } wpływu i ma teraz { $influence }.
event-next-card-raised = +{ $amount } wpływu czeka na następną kartę, którą zagra { $seat }.
event-next-card-lowered = −{ $amount } wpływu czeka na następną kartę, którą zagra { $seat }.
event-modifier-attached = Z czekającym na nią modyfikatorem karta { $card } ({ $seat }) ma { $influence } wpływu.
event-adjustment-prepared = { $seat } po odkryciu następnej karty da jej +2 albo −2 wpływu.
event-adjusted = { card-librarian }: karta { $card } ({ $seat }) ma teraz { $influence } wpływu.
event-engineering-prepared = Następna karta, którą zagra { $seat }, dostanie +5 wpływu po rozpatrzeniu zdolności w swojej rundzie.
event-modifiers-removed = Karta { $card } ({ $seat }) traci wszystkie modyfikatory.
event-tokens-removed = Karta { $card } ({ $seat }) traci wszystkie żetony stałej zdolności.
event-tokens-shifted = Wszystkie żetony z karty { $card } przechodzą na kartę { $target }.
event-token-placed = Karta { $card } ({ $seat }) dostaje żeton stałej zdolności.
event-signets-placed = Karta { $card } ({ $seat }) wygrywa swoje starcie i ma { $signets ->
    [one] { $signets } sygnet
    [few] { $signets } sygnety
   *[many] { $signets } sygnetów
}.
event-encounter-tied = W starciu nr { $encounter } jest remis.
event-blackmail-collected = Szantaż: { $seat } zagrywa kartę innej frakcji i musi odrzucić karty.
event-temple-blessed = { location-serpent-temple }: { $seat } wygrywa teraz przeszłe starcie.
event-bazaar-opened = { location-bazaar }: { $seat } ma na ręce najwyżej jedną kartę i dobiera nowe.
event-auction-held = { location-auction-house }: { $seat } odkrywa kartę o mniejszym wpływie niż w poprzednim starciu.

## Dlaczego koniec

reason-signets = co najmniej pięć sygnetów na koniec rundy
reason-no-card = brak karty do zagrania
reason-djinn = zdolność karty { card-djinn }
reason-mechanical-djinn = zdolność karty { card-mechanical-djinn }
reason-puppeteer = brak kart na ręce przy zdolności karty { card-puppeteer }
reason-founders-day = trzy starcia wygrane z rzędu, lokacja „{ location-founders-day }”
reason-haunted-catacombs = ta sama frakcja dwa razy z rzędu, lokacja „{ location-haunted-catacombs }”

## Zasady w skrócie

rules-goal = Wygrywasz, jeśli na koniec rundy na twoich kartach leży co najmniej 5 sygnetów, a na kartach przeciwnika mniej niż na twoich. Niektóre zdolności dają zwycięstwo wcześniej.
rules-place = Gracze kładą naprzeciw siebie po jednej zakrytej karcie z ręki. Kto nie ma czego położyć, przegrywa; jeśli dotyczy to obu stron, rozstrzygają sygnety.
rules-reveal = Obie karty odkrywa się jednocześnie. Czekające na nie modyfikatory działają od razu.
rules-compare = Karta o większym wpływie wygrywa starcie i dostaje sygnet. Przy remisie nie ma ani sygnetu, ani zdolności. Sygnety podążają za każdą późniejszą zmianą wpływu, także w dawnych starciach.
rules-ability = Karta, która właśnie przegrała, aktywuje swoją zdolność, a ty rozpatrujesz z niej tyle, ile się da. Późniejsza zmiana wyniku starcia niczego nie aktywuje.
rules-end = Gracze dobierają po jednej karcie; pusta talia nie oznacza przegranej. Potem liczy się sygnety, a jeśli nikt nie wygrywa, zaczyna się nowa runda.

## Słowa gry

keyword-influence = Wpływ
keyword-text-influence = Liczba na karcie powiększona o leżące na niej modyfikatory; może spaść poniżej zera. Po każdej zmianie starcie rozstrzyga się na nowo.
keyword-encounter = Starcie
keyword-text-encounter = Dwie karty leżące naprzeciw siebie, po jednej od każdego gracza.
keyword-tie = Remis
keyword-text-tie = Starcie o równym wpływie. Żadna karta go nie wygrywa ani nie przegrywa, więc nie ma sygnetu ani zdolności.
keyword-signet = Sygnet
keyword-text-signet = Oznacza zwycięską kartę starcia i przechodzi dalej, gdy tylko zwycięzca się zmieni. Pięć sygnetów na twoich kartach daje zwycięstwo na koniec rundy.
keyword-modifier = Modyfikator
keyword-text-modifier = Żeton, który zwiększa albo zmniejsza wpływ karty. Wszystkie modyfikatory karty sumują się i leżą na niej, dopóki coś ich nie usunie albo karta nie opuści stołu.
keyword-instant = Zdolność natychmiastowa
keyword-text-instant = Działa jeden raz, w chwili aktywacji.
keyword-ongoing = Zdolność stała
keyword-text-ongoing = Po aktywacji karta dostaje żeton stałej zdolności. Zdolność działa, dopóki żeton tam leży, nawet jeśli karta wygra później swoje starcie.
keyword-played-card = Zagrana karta
keyword-text-played-card = Odkryta karta w jednym z dwóch rzędów, również w bieżącym starciu. Odrzucone karty się nie liczą.
keyword-any-card = Dowolna karta
keyword-text-any-card = Zagrana karta któregokolwiek gracza, także ta, która właśnie używa zdolności.
keyword-opposing-card = Przeciwna karta
keyword-text-opposing-card = Druga karta tego samego starcia, leżąca naprzeciwko.
keyword-next-card = Następna karta, którą zagrasz
keyword-text-next-card = Najbliższa karta, którą wybierzesz z ręki. To, co na nią czeka, leży obok rzędu i działa od jej odkrycia.
keyword-previous-encounter = Poprzednie starcie
keyword-text-previous-encounter = Sąsiednie starcie od strony starszych kart, według obecnego układu rzędów.
keyword-past-encounter = Przeszłe starcie
keyword-text-past-encounter = Każde starcie starsze od bieżącego.
keyword-following-encounter = Starcie następujące po tym
keyword-text-following-encounter = Sąsiednie starcie od strony nowszych kart, o ile zostało już zagrane.
keyword-losing-card = Przegrywająca karta
keyword-text-losing-card = Karta, która nie wygrywa swojego starcia, podczas gdy wygrywa je przeciwna karta.
keyword-discard = Odrzucenie
keyword-text-discard = Odrzucona karta trafia odkryta na stos swojego właściciela, który każdy może przeglądać, a żetony z niej wracają do puli. Gdy znikną obie karty starcia, późniejsze starcia przesuwają się w to miejsce.
keyword-copy = Kopiowanie zdolności
keyword-text-copy = Zdolność działa tak, jakby należała do karty, która ją kopiuje: położenie liczy się od tej karty.
keyword-activate = Aktywacja zdolności
keyword-text-activate = Położenie liczy się od karty, do której należy zdolność. Zdolność stała kładzie na tej karcie żeton.

## Lekcja: co czyta osoba ucząca się przed zagraniem karty i po nim

lesson-1 = W każdej rundzie obie strony kładą po zakrytej karcie, a ta, która ma więcej wpływu, czyli większą liczbę, zdobywa sygnet. Pięć sygnetów to zwycięstwo. Zacznij od karty { card-swamp-guardian }: 13 trudno pobić.
lesson-1-note = Twoje 13 wygrywa z 3, więc sygnet jest twój. Karta, która przegrywa, używa za to zdolności: { card-surgeon } odkłada −5 dla następnej karty przeciwnika.
lesson-2 = Przegrana bywa opłacalna, bo zdolności używa tylko karta, która przegrywa. Połóż kartę { card-fortune-teller }: jej 6 raczej przegra.
lesson-2-note = Nawet z −5 karta przeciwnika ma 9 wpływu i wygrywa z twoim 6. Za to dzięki karcie { card-fortune-teller } przeciwnik pokazuje następną kartę, zanim wybierzesz swoją.
lesson-3 = Przeciwnik pokazuje kartę { card-clockmaker } z 11 wpływu. Gdyby przegrała, jej zdolność wzmocniłaby dwie karty. Odpowiedz własną kartą { card-clockmaker }.
lesson-3-note = Tyle samo wpływu to remis: nikt nie dostaje sygnetu i żadna zdolność nie działa.
lesson-4 = Karta { card-judge } ma zdolność stałą: wygrywasz wszystkie remisy. Żeby zaczęła działać, karta musi najpierw przegrać, a z 8 wpływu to łatwe. Zagraj ją.
lesson-4-note = Karta { card-judge } przegrywa i dostaje żeton stałej zdolności. Zdolność działa od razu i na stałe: wygrywasz teraz także remis z rundy 3 i dostajesz za niego sygnet.
lesson-5 = Sygnety przechodzą z karty na kartę przy każdej zmianie wpływu, także w dawnych starciach. Połóż kartę { card-inventor }: jeśli nawet jej 15 przegra, zmieni wpływ dwóch kart.
lesson-5-note = Przeciwnik odkrywa kartę { card-djinn }, jedyną silniejszą od twojej. Działa więc natychmiastowa zdolność karty { card-inventor }: +3 dla jednej zagranej karty i −3 dla innej.
lesson-6 = Daj +3 samej karcie { card-inventor }: 18 wygrywa z 16.
lesson-7 = Ten sygnet jest już twój. Teraz obniż o 3 wpływ karty { card-puppeteer } przeciwnika: jej 10 wygrywa z twoją kartą { card-judge } z rundy 4, ale 7 już nie.
lesson-7-note = Jedna zdolność, dwa sygnety. A karta { card-djinn }, choć teraz przegrywa, milczy: zdolności używa tylko karta, która przegrywa przy odkryciu.
lesson-8 = Masz cztery sygnety, a na koniec rundy potrzeba pięciu. Połóż kartę { card-treasurer } z 12 wpływu.
lesson-8-note = Wygrywasz to starcie, ale karta { card-void-mage } przegrywa i używa zdolności: z karty { card-inventor } znika +3, więc sygnet odbiera jej { card-djinn }. Do końca nic nie jest pewne.
lesson-9 = Nadal masz cztery sygnety. Zagraj swoją najsilniejszą kartę { card-magistra } i wygraj jeszcze jedno starcie.
lesson-9-note = 14 wygrywa z 6 i to jest piąty sygnet.
lesson-end = Runda kończy się z pięcioma sygnetami na twoich kartach, więc wygrywasz! Wiesz już, jak działa Cardia, a resztę powiedzą ci karty.
