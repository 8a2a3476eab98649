# Własne słowa klienta, po polsku. To, co mówi gra, przysyła serwer.

## Wszędzie

cancel = Anuluj
close = Zamknij
menu = Menu
settings = Ustawienia
table = Stół
you = ty
loading = Wczytywanie…
connecting = Łączenie…
lost = Utracono połączenie. Trwa ponowne łączenie…
to-start = Strona główna
zoom = Powiększ
round = Runda { $n }
turn = Tura { $n }
era-round = Era { $era }, runda { $n }
player-n = Gracz { $n }

## Strona główna

start-lead = Siadaj i graj
start-text = Gry stołowe, w których zasad pilnuje stół. Zagraj od razu z botem albo wyślij komuś odnośnik.
play-bot = Zagraj z botem
create = Załóż stół
learn = Ucz się, grając
players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
}
players-range = { $from }–{ $to } graczy
length = { $n } min
my-tables = Moje stoły
no-tables-mine = Tu pojawią się stoły, przy których siadasz.
join-open = Otwarte stoły
no-tables = W tej chwili nikt nie szuka towarzystwa.
join-link = Wklej odnośnik z zaproszeniem albo identyfikator stołu
join = Dołącz
join-wrong = To nie jest odnośnik do stołu ani identyfikator stołu.
import = Otwórz zapisaną partię
your-turn = Twoja kolej
waiting = Oczekiwanie
playing = W toku
finished = Zakończona

## Kto siada

seats = Miejsca
free-seat = Wolne miejsce
fill-bots = Wszystkie wolne miejsca
sit = Usiądź tutaj
sit-too = Usiądź też tutaj (ten sam ekran)
leave-seat = Wstań od stołu
leave-stay = Zostaję
leave-sure = Wstać od stołu?
leave-text = Nikt inny tu nie siedzi, więc stół zostanie zamknięty, a odnośnik przestanie działać.
kick = Usuń
host = Gospodarz
bot-level = Bot: { $level }
level-beginner = początkujący
level-casual = niedzielny gracz
level-strong = mocny
level-expert = ekspert
level-random = gra losowo
level-greedy = liczy jeden ruch naprzód
level-search = liczy wiele ruchów naprzód
name = Pseudonim
nickname = Twój pseudonim
nickname-save = Zapisz
guest-default = Gość
invite = Zaproś kogoś
invite-text = Kto otworzy ten odnośnik, może usiąść przy tym stole.
invite-local = Działa tylko na tym komputerze. Żeby mogli dołączyć znajomi z tej samej sieci, uruchom serwer tak:
copy-link = Kopiuj odnośnik
copied = Odnośnik skopiowany
copy-failed = Skopiuj ten adres: { $address }
options = Opcje
none = brak
yes = tak
no = nie
open-table = Widoczny dla wszystkich
open-table-text = Każdy na tym serwerze widzi stół i może przy nim usiąść. W przeciwnym razie tylko osoby z odnośnikiem.
clock = Zegar
clock-none = Bez zegara
clock-minutes = { $n ->
    [one] { $n } minuta dla każdej osoby
    [few] { $n } minuty dla każdej osoby
   *[many] { $n } minut dla każdej osoby
}
clock-seconds = { $n ->
    [0] bez dodatkowego czasu
    [one] + { $n } sekunda za każdą odpowiedź
    [few] + { $n } sekundy za każdą odpowiedź
   *[many] + { $n } sekund za każdą odpowiedź
}
clock-extra = Dodatkowy czas
clock-text = Tyle czasu ma każda osoba na decyzje w całej partii. Czas biegnie, gdy stół na nią czeka, także po utracie połączenia; boty go nie potrzebują. Czyj zegar dojdzie do zera, ta osoba przegrywa i partia się kończy.
start = Zaczynamy
start-seats = Czekamy, aż wszystkie miejsca będą zajęte
start-wait = Czekamy, aż gospodarz zacznie
hand-over = Podaj urządzenie
hand-over-text = Teraz decyduje { $name }. Niech nikt inny nie patrzy.
hand-over-ready = To ja, { $name }: pokaż moje karty

## Przy stole

log = Dziennik
log-more = { $n ->
    [one] + jeszcze { $n } wpis
    [few] + jeszcze { $n } wpisy
   *[many] + jeszcze { $n } wpisów
}
log-less = mniej wpisów
log-empty = Jeszcze nic się nie wydarzyło.
chat = Czat
chat-say = Napisz coś
chat-send = Wyślij
chat-unread = { $n ->
    [one] { $n } nowa wiadomość
    [few] { $n } nowe wiadomości
   *[many] { $n } nowych wiadomości
}
chat-somebody = ktoś, kto tu nie siedzi
mute = Wycisz
mute-name = { $name }: wycisz tę osobę
mute-sure = Wyciszyć tę osobę ({ $name })?
mute-text = Przy tym stole nie zobaczysz już jej wiadomości, także wcześniejszych. Ta osoba się o tym nie dowie, a wyciszenie można cofnąć.
muted = Wyciszono: { $name }
unmute = Cofnij wyciszenie
unmute-name = Cofnij wyciszenie: { $name }
rules = Zasady
rules-words = Słowniczek
since = Od twojego ostatniego ruchu
spectating = Oglądasz
thinking = myśli…
answered = gotowe
sending = Wysyłanie…
sent-arrived = Połączenie wróciło. Twój wybór dotarł.
sent-again = Połączenie wróciło. Twój wybór został wysłany jeszcze raz i dotarł.
sent-counted = Połączenie wróciło. Twój wybór się liczy, a partia poszła już dalej.
sent-missed = Połączenie wróciło. Twój wybór się nie liczy. { $why }
sent-missed-match = Partia, której dotyczył, już się skończyła.
sent-missed-end = Partia skończyła się, zanim dotarł.
sent-missed-other = Padła inna odpowiedź albo cofnięto partię; szczegóły są w dzienniku.
sent-unknown = Połączenie wróciło. Z twojego miejsca padła już odpowiedź na to pytanie; czy ta wysłana stąd, pokazuje dziennik.
sent-unknown-match = Połączenie wróciło. Partia, której dotyczył twój wybór, już się skończyła; trwa następna.
gone = { $name } od ponad minuty nie daje znaku życia.
gone-bot = Niech dalej gra bot
gone-wait = Czekamy dalej
back-bot = Zamiast ciebie gra bot.
back-left = Ta partia toczy się bez ciebie.
back = Wracam do gry
back-not = Nie teraz
away = nie ma przy stole
clock-left = Pozostały czas
clock-short = Zostało mało czasu
clock-warning = Na decyzje w tej partii zostało ci pół minuty.
waiting-for = Czekamy: { $names }
title-turn = Twoja kolej
title-lost = Brak połączenia
confirm = Potwierdź
skip = Pomiń
undo = Cofnij
hint = Podpowiedź
hint-says = Ekspert wybrałby: { $what } (pewność { $sure }%).
hint-cost = Drugi wybór: { $second }, szansa wygranej niższa o { $cost } pkt proc.
hint-even = Drugi wybór, równie dobry: { $second }.
hint-often = Ekspert wybierałby tu różnie: { $what } – { $times ->
    [one] raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razy
} na 100.
hint-often-second = Na drugim miejscu: { $second } – { $times ->
    [one] raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } razy
} na 100.
hint-always = Ekspert wybierałby tu zawsze: { $what }.
undo-ask = Poproś o cofnięcie
undo-sure = Cofnąć to wszystko?
undo-text = Cofnie się też wszystko, co od tego czasu zrobiły boty. O tym, co wyszło na jaw, już wiesz.
undo-do = Cofnij
undo-keep = Zostaw
all-options = Wszystkie ({ $n })
not-asked = Teraz nikt cię o nic nie pyta.
not-an-option = Teraz nie można jej wybrać. Pytanie brzmi: { $prompt }
card-count = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
card-shown = Karta z bliska
reader-hint = Wskaż kartę, żeby ją przeczytać
deck = Talia
discard = Stos kart odrzuconych
hand = Ręka
hand-of = Ręka: { $name }
hidden-card = Zakryta karta
hand-empty = Brak kart na ręce
only-you-see = Tylko ty ją widzisz
table-text = Stół jako tekst

## Co wymaga zgody wszystkich

agree = Zgoda
decline = Odmów
proposal-yours = Czekamy na zgodę pozostałych osób
proposal-refused = Nie ma zgody
takeover = Niech za tę osobę ({ $name }) gra bot
takeover-later = { $name }: brak połączenia. Po minucie nieobecności będzie tu można poprosić, żeby dalej grał bot.
concede = Poddaj się
concede-sure = Poddać partię?
concede-text = Od razu przegrywasz tę partię. Tego nie można cofnąć.
keep-playing = Gram dalej
abort = Przerwij partię bez wyniku
abort-sure = Przerwać partię?
abort-do = Przerwij partię
abort-ask = Partia kończy się bez wyniku, gdy tylko pozostałe osoby się zgodzą.
abort-text = Partia kończy się od razu i bez wyniku. Tego nie można cofnąć.
report = Zgłoś problem
report-text = Co jest nie tak?
report-done = Zgłoszono jako { $id }
export = Zapisz do pliku

## Koniec partii

match-over = Koniec partii
result = Wynik
fold = Schowaj
end-won = Wygrywasz!
end-lost = Przegrywasz. Wygrywa { $winner }.
end-lost-alone = Przegrywasz.
end-place = Zajmujesz { $n }. miejsce. { $winners ->
    [one] Wygrywa { $winner }.
    [few] Wygrywają { $winner }.
   *[many] Wygrywają { $winner }.
}
end-tie = Remis.
end-shared = Zajmujesz pierwsze miejsce ex aequo: { $winner }.
place-n = { $n }. miejsce
rematch = Rewanż
rematch-same = To samo rozdanie
play-again = Następna partia
series = Seria
series-one = Jedna partia
series-to = Do { $n } wygranych
series-won = partie: { $n } z { $of }
series-yours = Wygrywasz całą serię!
series-theirs = { $winners ->
    [one] Całą serię wygrywa { $winner }.
    [few] Całą serię wygrywają ex aequo: { $winner }.
   *[many] Całą serię wygrywają ex aequo: { $winner }.
}
series-none = Seria kończy się bez zwycięzcy.
story = Jak do tego doszło
story-chart = Przebieg partii od początku do końca
analysis = Kto wygrywał
analysis-do = Pokaż, kto wygrywał
analysis-busy = Przeglądam partię… To potrwa kilka sekund.
analysis-chart = Szanse wygranej od początku do końca
analysis-turn-n = Punkt zwrotny { $n }
analysis-table = Szanse w tabeli
analysis-step = Krok
analysis-costly = Ruchy, które kosztowały najwięcej
analysis-none = Żaden ruch nie wygląda na błąd.
analysis-move = { $name }: { $given }
analysis-better = lepiej: { $better }
analysis-cost = szansa wygranej: −{ $cost } pkt proc.
analysis-how = Obliczone krótkim przeszukiwaniem na podstawie tego, co gracze mogli wtedy wiedzieć: to wskazówka, nie wyrok.
own-play = Moje wyniki
own-play-about = Tę stronę widzisz tylko ty. Ranking zaczyna się od 25; druga liczba mówi, o ile może się jeszcze mylić, i maleje z każdą partią. Partie z podpowiedziami, ze znanym rozdaniem albo z botem w zastępstwie nie liczą się do rankingu.
own-count = Zapisuj moje wyniki
own-count-about = Po wyłączeniu wszystko, co zapisano, zostaje usunięte.
own-sure = Usunąć twoje wyniki?
own-sure-text = Wszystkie twoje wyniki i rankingi na tym serwerze zostaną usunięte. Rozegrane partie nadal można obejrzeć przez ich odnośniki.
own-erase = Usuń
own-keep = Zostaw
own-none = Nie ma jeszcze zakończonych partii.
own-off = Twoje wyniki nie są zapisywane.
own-game = Gra
own-kind = Przeciwnicy
own-kind-people = ludzie
own-kind-bots = boty
own-kind-solo = solo
own-matches = Partie
own-won = Wygrane
own-rating = Ranking
own-recent = Ostatnie partie
own-outcome-won = wygrana
own-outcome-drawn = remis
own-outcome-lost = przegrana
own-unrated = poza rankingiem

## Lekcje

lesson-again = Powtórz lekcję
lesson-first = Jeszcze nie. Teraz w lekcji pora na co innego: { $what }.
lesson-over = Koniec lekcji
lesson-play-on = Graj dalej

## Powtórki

replay = Powtórka
to-table = Do stołu
replay-step = Krok { $n } z { $all }
replay-link = Odnośnik do tej chwili
replay-asks = Decyduje: { $names }
unit = Długość kroku
unit-page = Krok po kroku
unit-answer = Ruch po ruchu
unit-round = Runda po rundzie
unit-turn = Tura po turze
history = Historia
history-back = Wróć do gry
history-back-turn = Wróć do gry: twoja kolej
deal = Rozdanie
deal-text = Przed pierwszą kartą serwer podaje odcisk tajnej liczby, z której wynika całe rozdanie. Na koniec ujawnia samą liczbę i każdy może sprawdzić, że nie została zmieniona.
deal-commitment = Odcisk znany od początku (SHA-256)
deal-secret = Tajna liczba ujawniona na koniec
deal-true = Tajna liczba zgadza się z odciskiem: sprawdziła to ta przeglądarka.
deal-false = Tajna liczba nie zgadza się z odciskiem.
deal-unknown = Ta przeglądarka może to sprawdzić tylko przez bezpieczne połączenie (https). W wierszu poleceń: stolik replay PLIK --verify ODCISK
deal-known = To rozdanie było już rozgrywane, więc można było wiedzieć, co nastąpi.
replay-seat = Czyimi oczami
everyone = Wszystkie karty odkryte
spectator = Widz
autoplay = Odtwarzaj
autoplay-stop = Pauza
begin = Początek
previous = Poprzedni
next = Następny
end = Koniec
speed = Tempo

## Ustawienia

settings-look = Wygląd
language = Język
theme = Motyw
theme-light = Jasny
theme-dark = Ciemny
system = Jak w systemie
motion = Animacje
motion-full = Pełne
motion-reduced = Ograniczone
settings-play = Granie
settings-confirm = Potwierdzanie wyboru
settings-confirm-touch = Przy dotyku
settings-confirm-always = Zawsze
settings-confirm-never = Nigdy
settings-pace = Pokazywanie zdarzeń
settings-pace-slow = Powoli, po kolei
settings-pace-normal = Po kolei
settings-pace-quick = Szybko
settings-pace-off = Od razu
settings-auto = Wybieraj za mnie, gdy możliwość jest tylko jedna
settings-text = Pokaż stół jako tekst
settings-sound = Krótkie dźwięki
notify = Powiadamiaj mnie, gdy nadejdzie moja kolej
notify-denied = Ta przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w ustawieniach przeglądarki.
settings-keys = Klawiatura
key-digit = wybór możliwości
key-enter = potwierdzenie, tak jak spacja
key-undo = cofnięcie
key-arrows = przejście między kartami
key-zoom = powiększenie karty
key-log = dziennik
key-history = historia partii
key-hint = co zrobiłby ekspert
key-rules = zasady
key-text = stół jako tekst

## Gdy coś jest nie tak

broken = Coś poszło nie tak
broken-text = Nie udało się pokazać tej strony. Nic z twojej partii nie przepadło.
reload = Wczytaj stronę ponownie
not-found = Tu niczego nie ma.
not-found-text = Adres może być niepełny albo tego, co tu było, już nie ma.
table-closed = Ten stół został zamknięty.
refused-text = Poproś o nowy odnośnik albo załóż własny stół.

## O programie

about = O programie
about-text = Stolik to miejsce do grania w gry stołowe z botami i znajomymi. To wolne oprogramowanie na licencji MIT.
about-games = Gry
about-games-text = Zasady i nazwy należą do autorów i wydawców gier. Wszystkie teksty i obrazki są nasze własne, bez opublikowanych ilustracji. Jeśli gra ci się podoba, kup ją: na prawdziwym stole jest jeszcze lepsza.
about-icons = Ikony
about-icons-text = Obrazki na kartach to ikony z game-icons.net, dzieło wielu autorów (Lorc, Delapouite i inni), na licencji CC BY 3.0. Kolory i kompozycja są nasze.
about-fonts = Kroje pisma
about-fonts-text = Brygada 1918 i Commissioner, oba na licencji SIL Open Font License 1.1.
about-software = Oprogramowanie
about-software-text = Strona powstała z użyciem Svelte i uqr (licencja MIT) oraz Fluent (Apache 2.0), serwer – Starlette, uvicorn i msgspec (BSD-3-Clause).

## Działanie na rzeczach

turned = wyczerpana
targets = { $n ->
    [one] { $n } cel
    [few] { $n } cele
   *[many] { $n } celów
}
another-way = Inaczej
option-list = Wszystkie możliwości
own-text = Własny tekst…
shelf = Moje talie
shelf-add = Dodaj talię
shelf-another = Inna
shelf-drop = Usuń
shelf-drop-sure = Usunąć tę talię z półki?
shelf-empty = Półka jest pusta: wylosuj talię albo wklej listę.
shelf-file = Z pliku…
shelf-keep = Odłóż na półkę
shelf-kept = Talia jest na twojej półce.
shelf-list = Lista: dom w osobnym wierszu, pod nim dwanaście kart, po jednej w wierszu; albo JSON
shelf-long = Plik „{ $name }” jest za długi na listę: najwyżej { $n } znaków.
shelf-look = Obejrzyj
shelf-new = Wylosowana talia
shelf-nothing = Plik „{ $name }” jest pusty.
shelf-own = Własna lista…
shelf-rename = Zmień nazwę
shelf-sample =
    # Moja talia
    Dis
    2 Pyłowy chochlik
    …
shelf-unnamed = Talia bez nazwy
shelf-use = Zagraj nią
puzzles = Zadania
puzzles-text = Pozycje do rozwiązania w jednej turze. Ruchy możesz cofać, a po nieudanej próbie zacząć od nowa.
solve = Rozwiąż
in-this-order = Rozpatrz w tej kolejności
marked-of = Wybrane: { $n } z { $all }
key-list = lista wszystkich możliwości
key-end = koniec tury, gotowe
key-skip = pominięcie pokazywania, rezygnacja z wyboru
map-in = Przybliż
map-out = Oddal
map-fit = Pokaż całość
