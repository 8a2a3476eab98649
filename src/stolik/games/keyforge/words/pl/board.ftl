# Miejsca na stole, kroki tury, słowa kluczowe i zasady w skrócie.

fact-trait = Cechy
zone-deck = talia
zone-hand = ręka
zone-discard = odrzucone
zone-archives = archiwum
zone-purged = anihilowane
zone-line = szyk bojowy
zone-artifacts = artefakty
step-bid = licytacja
step-mulligan = początkowa ręka
step-forge = klucz
step-house = dom
step-main = gra
step-ready = przygotowanie
step-draw = dobieranie
step-end = koniec tury
keyword-text-alpha = Tę kartę można zagrać tylko wtedy, gdy nic innego w tym kroku nie zostało jeszcze zagrane, użyte ani odrzucone.
keyword-text-assault = Gdy stworzenie atakuje, przed wymianą ciosów zadaje celowi tyle obrażeń.
keyword-text-deploy = Stworzenie może wejść w dowolne miejsce szyku, nie tylko na flankę.
keyword-text-elusive = Pierwszy w danej turze atak na to stworzenie nikomu nie zadaje obrażeń w walce.
keyword-text-hazardous = Kto atakuje to stworzenie, przed wymianą ciosów otrzymuje tyle obrażeń.
keyword-text-invulnerable = Stworzenie nie otrzymuje obrażeń i nie może zostać zniszczone.
keyword-text-omega = Po zagraniu tej karty krok zagrywania kart od razu się kończy.
keyword-text-poison = Każde obrażenie, które to stworzenie zada w walce, niszczy cel.
keyword-text-skirmish = Gdy to stworzenie atakuje, broniący się nie oddaje ciosu.
keyword-text-taunt = Nie można atakować sąsiadów tego stworzenia, którzy nie mają prowokacji. Stoi ono wysunięte przed szyk.
rules-goal = Wygrywa, kto pierwszy wykuje trzy klucze. Każdy gra własną talią: trzy domy po dwanaście kart. Zaczynający dobiera siedem kart, drugi gracz sześć; początkową rękę można raz wymienić na mniejszą o jedną kartę.
rules-forge = Krok 1. Jeśli masz dość Æmberu, musisz wykuć jeden klucz: zwykle kosztuje 6, ale karty zmieniają tę cenę. Kto kończy turę z taką ilością, ogłasza to przeciwnikowi – plansza robi to za ciebie.
rules-house = Krok 2. Wybierasz jeden z domów swojej talii albo dom karty, którą kontrolujesz. W tej turze zagrywasz i odrzucasz tylko karty tego domu i tylko ich używasz, chyba że karta pozwala inaczej.
rules-main = Krok 3. Zagrywasz i odrzucasz karty aktywnego domu oraz używasz ich w dowolnej kolejności i liczbie, bez opłat. W pierwszej turze partii można zagrać lub odrzucić tylko jedną kartę z ręki. Karty wchodzą do gry wyczerpane.
rules-reap = Przygotowane stworzenie można wyczerpać, żeby zebrać 1 Æmber, walczyć albo użyć jego akcji. Umiejętność „Omni” działa także poza aktywnym domem. Artefakty działają tak samo, lecz nie walczą i nie zbierają.
rules-fight = Atakujący i zaatakowany zadają sobie jednocześnie obrażenia równe swojej sile. Pancerz powstrzymuje w turze tyle obrażeń, ile wynosi. Stworzenie z obrażeniami nie mniejszymi niż siła ginie.
rules-lines = Stworzenia wchodzą na lewą lub prawą flankę szyku; gdy któreś odejdzie, szyk się zwiera. Sąsiedzi i flanki liczą się dla wielu kart. Obrażenia zostają na stworzeniu, dopóki nie zostaną wyleczone.
rules-states = Pierwsze użycie ogłuszonego stworzenia tylko usuwa ogłuszenie. Rozjuszone musi walczyć, jeśli może. Osłonięcie jeden raz zapobiega obrażeniom albo opuszczeniu gry. Przejęty Æmber leży na stworzeniu i wraca do przeciwnika, gdy ono opuszcza grę.
rules-draw = Kroki 4 i 5. Twoje karty się przygotowują, a ty dobierasz do sześciu kart. Gdy talia jest pusta, tasuje się stos odrzuconych.
rules-chains = Łańcuchy zmniejszają dobieranie: przy 1–6 o jedną kartę, przy 7–12 o dwie, przy 13–18 o trzy, przy 19–24 o cztery. Po każdym takim dobraniu zrywasz jeden łańcuch.
rules-archives = Karty w archiwum są zakryte dla przeciwnika. Po wyborze domu możesz wziąć na rękę wszystkie naraz. Karta, która należy do przeciwnika, po opuszczeniu archiwum trafia na jego rękę.
rules-tide = Przypływ może sprzyjać tylko jednej stronie naraz. W kroku 3 możesz go wywołać, biorąc 3 łańcuchy; robią to też niektóre karty.
rules-six = Karty o jednym tytule można w turze zagrać i użyć razem najwyżej sześć razy. Gdy umiejętności napędzałyby się bez końca, aktywny gracz podaje, ile razy jeszcze zadziałają.
rules-end = Gdy kilka umiejętności czeka na tę samą chwilę, kolejność ustala aktywny gracz. Karta robi tyle, ile się da, a „nie może” wygrywa z „musi” i „może”.

## Zadania

reason-unsolved = tura skończona bez trzeciego klucza
setting-puzzle = Zadanie
puzzle-full-moon = Przy pełni
puzzle-text-full-moon = Ani jednego Æmberu, a klucz kosztuje sześć. Kolejność kart jest wszystkim.
puzzle-second-harvest = Drugie zbiory
puzzle-text-second-harvest = To, czego ci trzeba, leży na stosie odrzuconych. Kto po co pójdzie?
puzzle-behind-the-guard = Za plecami strażnika
puzzle-text-behind-the-guard = Trzy twoje Æmbery trzyma rycerz, a zasłania go stworzenie z prowokacją.
puzzle-in-the-dark = Po ciemku
puzzle-text-in-the-dark = Ciemny klucz jest tańszy, gdy przeciwnikowi nie zostało zupełnie nic.
puzzle-last-job = Ostatnia robota
puzzle-text-last-job = Złodzieje odchodzą na dobre, ale najpierw mają jeszcze coś do zrobienia.
