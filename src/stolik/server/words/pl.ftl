## Dlaczego polecenie nie zostało wykonane

problem-bad-message = Serwer nie rozumie tej wiadomości.
problem-too-big = To jest za duże.
problem-too-fast = Za szybko. Poczekaj chwilę.
problem-failed = Coś poszło nie tak na serwerze. Nic się nie zmieniło; spróbuj jeszcze raz.
problem-closing = Serwer uruchamia się ponownie. Twój stół jest bezpieczny; wróć za chwilę.
problem-store-down = Serwer nie ma połączenia z bazą danych. Ostatnia czynność mogła się nie zapisać; zajrzyj ponownie za chwilę.
problem-moved = Stół właśnie przenosi się w inne miejsce. Spróbuj jeszcze raz.
problem-not-found = Nic tu nie ma.
problem-wrong-method = Tego nie da się tutaj zrobić.
problem-other-origin = Ta strona nie może korzystać z serwera.
problem-no-guest = Najpierw wybierz pseudonim.
problem-no-nickname = Pseudonim potrzebuje choć jednej litery lub cyfry.
problem-needs-connection = Do tego potrzebne jest otwarte połączenie.
problem-not-watching = Nie patrzysz na ten stół.
problem-too-many-watched = Patrzysz na zbyt wiele stołów naraz.
problem-no-such-game = Nie ma takiej gry.
problem-no-lesson = Ta gra nie ma jeszcze lekcji.
problem-in-lesson = W czasie lekcji nie można tego zrobić.
problem-lesson-expects = Jeszcze nie! Następna odpowiedź w tej lekcji to: { $what }
problem-no-such-table = Nie ma takiego stołu.
problem-no-such-seat = Nie ma takiego miejsca.
problem-no-such-match = Nie ma takiej partii.
problem-no-such-question = Pytanie { $number } jeszcze nie padło.
problem-private = Ten stół jest prywatny: potrzebny jest odnośnik z zaproszeniem.
problem-not-your-seat = To nie jest Twoje miejsce.
problem-not-host = To może zrobić tylko gospodarz stołu.
problem-already-started = Partia już trwa.
problem-seats-free = Przy stole są jeszcze wolne miejsca.
problem-no-free-seat = Nie ma wolnego miejsca.
problem-seat-taken = To miejsce jest zajęte.
problem-nobody-to-kick = Na tym miejscu nie ma kogo usunąć.
problem-too-many-seated = Przy stole siedzi więcej osób.
problem-too-many-tables = Masz już { $number ->
    [one] { $number } niedokończony stół
    [few] { $number } niedokończone stoły
    [many] { $number } niedokończonych stołów
   *[other] { $number } niedokończonego stołu
}.
problem-bad-option = Takie ustawienie nie jest możliwe.
problem-no-match = Nie trwa żadna partia.
problem-not-over = Partia jeszcze się nie skończyła.
problem-series-over = Seria jest rozstrzygnięta. Zaproponuj rewanż, żeby grać dalej.
problem-still-running = Partia jeszcze trwa.
problem-not-asked = To miejsce nie jest teraz pytane.
problem-answered-already = To miejsce już odpowiedziało. Najpierw cofnij odpowiedź.
problem-bad-answer = To nie jest możliwa odpowiedź.
problem-group-over = Ostatnie odpowiedzi przyszły za późno: ich pytanie jest zamknięte.
problem-bot-plays = Na tym miejscu gra bot. Najpierw usiądź ponownie.
problem-nothing-to-undo = Nie ma odpowiedzi do cofnięcia.
problem-final = Tej odpowiedzi nie można już cofnąć.
problem-rules-broke = Błąd w zasadach: Twoja odpowiedź się nie liczy. Zgłoszenie ma numer { $report }.
problem-damaged = Tej partii nie można otworzyć w obecnej wersji zasad. Błąd jest zgłoszony.
problem-bad-record = To nie jest zapis partii.
problem-proposal-open = Na stole jest inna propozycja; najpierw na nią odpowiedz.
problem-no-proposal = Nie ma żadnej propozycji.
problem-not-asked-to-agree = Nikt nie pyta Cię o zgodę.
problem-not-abandoned = To miejsce nie jest opuszczone.
problem-nothing-said = W tej wiadomości nic nie ma.
problem-too-many-muted = Zbyt wiele osób jest już wyciszonych.

## Co czytają wszyscy przy stole

notice-rules-broke = Błąd w zasadach zatrzymał ostatnią odpowiedź. Partia stoi tak jak przed nią, więc można odpowiedzieć inaczej. Zgłoszenie ma numer { $report }.
notice-view-broke = Z powodu błędu w grze nie można pokazać stołu. Odpowiedzi są bezpieczne.
notice-out-of-time = { $name }: czas się skończył.

## Propozycje

proposal-undo = { $by } prosi o cofnięcie { $answers ->
    [one] ostatniej odpowiedzi
    [few] ostatnich { $answers } odpowiedzi
    [many] ostatnich { $answers } odpowiedzi
   *[other] ostatnich { $answers } odpowiedzi
}.
proposal-abort = { $by } proponuje przerwać partię.
proposal-takeover = { $by } proponuje, żeby zamiast { $about } grał bot.
proposal-rematch = { $by } proponuje rewanż { $deal ->
    [same] z tym samym rozdaniem
   *[new] z nowym rozdaniem
}{ $swap ->
    [true] {" "}i zamianą miejsc
   *[false] {""}
}.
