# To, co mówi sam terminal; o tym, co dzieje się w grze, mówią słowa gry.

## Nagłówki tabel

heading-card = Karta
heading-name = Nazwa
heading-seats = Miejsca
heading-cards = Karty
heading-options = Opcje
heading-text = Treść

## Miejsca

bot-beginner = Bot początkujący
bot-casual = Bot niedzielny
bot-strong = Bot mocny
bot-expert = Bot ekspert
bot-random = Bot losowy
bot-greedy = Bot zachłanny
bot-search = Bot szukający
numbered-bot = { $bot } { $number }
spectator = widownia
everything = wszystkie karty odkryte

## Ruch

hand-over = Oddaj klawiaturę. Teraz { $seat }: naciśnij Enter.
hand-over-undo = ({ $seat } może wpisać u, żeby cofnąć odpowiedź.)
your-choice = Twój wybór
range-hint = liczba od { $lowest } do { $highest }
press-enter = Enter: { $option }
command-undo = cofnij
command-concede = poddaj
command-log = dziennik
command-help = pomoc
command-quit = wyjdź
help = Na pytanie odpowiada się liczbą. Enter wybiera jedyną albo proponowaną odpowiedź.
help-option-text = co robi karta z odpowiedzi numer 3
help-card-text = co robią karty, które mają to w nazwie
help-board = narysuj stół jeszcze raz
help-log = cały dziennik
help-undo = cofnij ostatnią odpowiedź, o ile nikt na nią nie zareagował i niczego nie odkryto
help-concede = poddaj partię
help-quit = wyjdź; z --save partia zostaje zapisana
card-name = nazwa
unknown-command = Nie rozumiem: „{ $text }”. Odpowiada się liczbą, a listę poleceń pokazuje znak zapytania.
no-such-option = Nie ma odpowiedzi numer { $number }.
no-such-card = Żadna karta nie nazywa się „{ $text }”.
no-text = Odpowiedź numer { $number } to nie karta.
not-undoable = Twojej ostatniej odpowiedzi nie można już cofnąć.
really-concede = Na pewno poddajesz partię? (t/n)
yes-letter = t
lesson-expects = Jeszcze nie! Następna odpowiedź w tej lekcji to: { $option }
lesson-final = W czasie lekcji niczego się nie cofa.
log-title = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.

## Koniec

because = Powód: { $reason }.
series-score = Zwycięstwa: { $scores }
series-player-score = { $seat } { $score }
series-win = Całą serię wygrywa { $seat }.
series-draw = Nikt nie wygrywa całej serii.
next-match = Następna partia: naciśnij Enter.
left = Wstajesz od stołu przed końcem.
saved = Zapisano: { $file }

## Powtórki

replay-step = krok { $step } z { $steps }
replay-seat = widok: { $viewer }
replay-hint = Enter lub n: dalej, p: wstecz, liczba: skok, s N: inne miejsce, q: wyjdź
replay-no-seat = Nie ma takiego widoku: { $text }. Wybierz miejsce od 0 do { $last }, { $more }.
replay-verified = Rozdanie odpowiada odciskowi podanemu na początku: wynika z ujawnionej tajnej liczby, a przebieg partii ({ $answers ->
    [one] { $answers } krok
    [few] { $answers } kroki
   *[many] { $answers } kroków
}) zgadza się co do joty.
replay-first = To jest początek.
replay-last = To jest koniec.

## Cardia

round = runda { $number }
cardia-signets = sygnety { $count }/5
cardia-hand = ręka { $count }
cardia-deck = talia { $count }
cardia-discard = odrzucone { $count }
cardia-next-card = następna karta
cardia-librarian = +2 albo −2 po odkryciu
cardia-engineer = +5 po zdolnościach
cardia-blackmail = { $faction } albo dwie karty
cardia-foretold = następną kartę kładzie odkrytą
cardia-hand-title = Ręka
cardia-empty-table = Nie ma jeszcze żadnego starcia
cardia-place = { $seat }, starcie { $number }
cardia-face-down = zakryta

## Dolina Żywiołów

vale-hunt = polowanie
vale-act = akcje
vale-resolve = rozpatrywanie
ostium-turn = tura { $turn }
