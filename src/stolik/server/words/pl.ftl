## Dlaczego polecenie nie zostało wykonane

problem-bad-message = Serwer nie rozumie tej wiadomości.
problem-too-big = To jest za duże.
problem-too-fast = Za szybko. Poczekaj chwilę.
problem-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
problem-enough = Na razie wystarczy. Spróbuj ponownie później: limit obejmuje { $minutes } min.
problem-kicked = Gospodarz wyprosił cię od tego stołu.
problem-name-of-player = Twój pseudonim wygląda jak pseudonim kogoś, kto tu gra. Wybierz inny, żeby się odezwać.
problem-too-much-undone = W tej partii cofano już ruchy tego miejsca { $number } razy; wystarczy.
problem-too-many-connections = Masz zbyt wiele połączeń z tym serwerem. Zamknij najpierw niektóre z nich.
problem-too-slow = Wiadomość docierała zbyt długo.
problem-failed = Coś poszło nie tak na serwerze. Nic się nie zmieniło; spróbuj jeszcze raz.
problem-closing = Serwer uruchamia się ponownie. Twój stół jest bezpieczny; wróć za chwilę.
problem-store-down = Serwer nie ma połączenia z bazą danych. Ostatnia czynność mogła się nie zapisać; zajrzyj ponownie za chwilę.
problem-moved = Stół przenosi się właśnie na inny serwer. Spróbuj jeszcze raz.
problem-not-found = Nic tu nie ma.
problem-wrong-method = Tego nie da się tutaj zrobić.
problem-other-origin = Ta strona nie może korzystać z serwera.
problem-no-guest = Najpierw wybierz pseudonim.
problem-banned = Operator tego serwera zablokował ci dostęp.
problem-no-nickname = Pseudonim musi mieć co najmniej jedną literę lub cyfrę.
problem-needs-connection = Do tego potrzebne jest otwarte połączenie.
problem-not-watching = Nie obserwujesz tego stołu.
problem-too-many-watched = Obserwujesz zbyt wiele stołów naraz.
problem-no-such-game = Nie ma takiej gry.
problem-no-lesson = Ta gra nie ma jeszcze lekcji.
problem-in-lesson = W czasie lekcji nie można tego zrobić.
problem-lesson-expects = Jeszcze nie! Następny krok w tej lekcji to: { $what }
problem-no-such-table = Nie ma takiego stołu.
problem-no-such-seat = Nie ma takiego miejsca.
problem-no-such-match = Nie ma takiej partii.
problem-no-such-question = Pytanie { $number } jeszcze nie padło.
problem-private = Ten stół jest prywatny: potrzebny jest odnośnik z zaproszeniem.
problem-not-your-seat = To nie jest twoje miejsce.
problem-not-host = To może zrobić tylko gospodarz stołu.
problem-already-started = Partia już trwa.
problem-seats-free = Przy stole są jeszcze wolne miejsca.
problem-no-free-seat = Nie ma wolnego miejsca.
problem-seat-taken = To miejsce jest zajęte.
problem-nobody-to-kick = Z tego miejsca nie ma kogo usunąć.
problem-too-many-seated = Przy stole siedzi już więcej osób.
problem-too-many-tables = Masz już { $number ->
    [one] { $number } niedokończony stół
    [few] { $number } niedokończone stoły
    [many] { $number } niedokończonych stołów
   *[other] { $number } niedokończonego stołu
}.
problem-no-shelf = W tej grze nie ma czego przechowywać.
problem-not-kept = Tego już nie ma na twojej półce.
problem-shelf-full = Półka jest pełna: mieści się na niej { $number }.
problem-bad-text = Tego nie da się odczytać.
text-line = wiersz { $line }: { $what }
problem-bad-option = Takie ustawienie nie jest możliwe.
problem-no-match = Nie trwa żadna partia.
problem-not-over = Partia jeszcze się nie skończyła.
problem-series-over = Seria jest rozstrzygnięta. Zaproponuj rewanż, żeby grać dalej.
problem-still-running = Partia jeszcze trwa.
problem-not-asked = Na tym miejscu nie ma teraz pytania, na które można odpowiedzieć.
problem-answered-already = Na tym miejscu wybór już zapadł. Najpierw go cofnij.
problem-out = Nie grasz już w tej partii, więc nie możesz się poddać.
problem-bad-answer = To nie jest teraz możliwe.
problem-group-over = Ostatnie odpowiedzi przyszły za późno: pytanie, na które odpowiadały, jest już zamknięte.
problem-bot-plays = Na tym miejscu gra bot. Najpierw usiądź na nim ponownie.
problem-nothing-to-undo = Nie ma ruchu do cofnięcia.
problem-no-hints = Podpowiedzi są tylko w partiach z samymi botami.
problem-no-hint = Tym razem nie udało się przygotować podpowiedzi. Spróbuj jeszcze raz.
problem-final = Tego ruchu nie można już cofnąć.
problem-rules-broke = Błąd w zasadach: twój ruch się nie liczy. Numer zgłoszenia: { $report }.
problem-damaged = Tej partii nie można otworzyć w obecnej wersji zasad. Błąd został zgłoszony.
problem-older-rules = Ta partia zaczęła się według starszych zasad, dlatego nie można już wyeksportować jej przebiegu.
problem-no-analysis = Tej partii nie da się przeanalizować.
problem-bad-record = To nie jest zapis partii.
problem-proposal-open = Ktoś złożył już inną propozycję; najpierw na nią odpowiedz.
problem-no-proposal = Nie ma żadnej propozycji.
problem-not-asked-to-agree = Nikt nie pyta cię o zgodę.
problem-not-abandoned = To miejsce nie jest opuszczone.
problem-nothing-said = Ta wiadomość jest pusta.
problem-too-many-muted = Masz już zbyt wiele wyciszonych osób.

## Co czytają wszyscy przy stole

notice-rules-broke = Błąd w zasadach zatrzymał ostatni ruch. Partia wróciła do stanu sprzed niego, więc można zagrać inaczej. Numer zgłoszenia: { $report }.
notice-view-broke = Z powodu błędu w grze nie można pokazać stołu. Twoje ruchy są bezpieczne.
notice-closed = Ten stół został zamknięty.
notice-too-long = Partia liczy już { $number } ruchów i zostaje przerwana bez wyniku: dłuższych ten serwer nie prowadzi.
notice-out-of-time = { $name }: czas się skończył.

## Propozycje

proposal-undo = { $yours ->
    [true] Prosisz
   *[false] { $by } prosi
} o cofnięcie { $answers ->
    [one] ostatniego ruchu
    [few] ostatnich { $answers } ruchów
    [many] ostatnich { $answers } ruchów
   *[other] ostatnich { $answers } ruchów
}.
proposal-abort = { $yours ->
    [true] Proponujesz
   *[false] { $by } proponuje
} przerwanie partii.
proposal-takeover = { $yours ->
    [true] Proponujesz
   *[false] { $by } proponuje
}, żeby dalej grał bot, a nie { $about }.
proposal-rematch = { $yours ->
    [true] Proponujesz
   *[false] { $by } proponuje
} rewanż { $deal ->
    [same] z tym samym rozdaniem
   *[new] z nowym rozdaniem
}{ $swap ->
    [true] {" "}i zamianą miejsc
   *[false] {""}
}.{ $deal ->
    [same] {" "}Wszyscy mogą już znać te karty.
   *[new] {""}
}
