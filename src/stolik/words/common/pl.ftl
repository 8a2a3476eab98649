# Słowa wspólne dla wszystkich gier. Plik gry nie może definiować tych kluczy ponownie.

## Gracze i wyliczenia

# $number (liczba) - od 1
seat-name = Gracz { $number }
# Gracz jako element wyliczenia
player = { $seat }
list-comma = { ", " }
list-and = { " i " }

## Karty

# Karta, której czytający nie może zobaczyć. Puste, bo rzeczownik stoi już w zdaniu: „dobiera kartę { $card }”.
hidden-card = { "" }
# To samo w wyliczeniu: „dobiera karty: Cios i 2 zakryte”
hidden-cards = { $count ->
    [one] 1 zakryta
    [few] { $count } zakryte
   *[many] { $count } zakrytych
}

## Odpowiedzi

yes = Tak
no = Nie
done = Gotowe
decline = Rezygnuję
undo = Cofnij
concede = Poddaję partię
option-seat = { $seat }
# Dwie karty o tej samej nazwie: która z nich
card-of-seat = { $card } ({ $seat })
option-number = { $number }
option-done = { done }
option-decline = { decline }
option-found-nothing = Nic nie znajduję
verb-done = { done }
verb-decline = { decline }
verb-found-nothing = { option-found-nothing }
prompt-loop-count = Te same zdolności wywołują się w kółko. Ile jeszcze razy ma się to wydarzyć?

## Wyniki

result-win = Wygrywa { $seat }.
result-draw = Partia kończy się remisem.
# $seats (wyliczenie player) - co najmniej dwoje
result-shared = Wspólne zwycięstwo: { $seats }.
reason-conceded = poddanie partii
reason-time = przekroczenie czasu
reason-aborted = przerwanie partii
place = { $place }. miejsce

## Zdarzenia

event-conceded = { $seat } poddaje partię.
event-timeout = { $seat } przekracza czas.
event-aborted = Partia zostaje przerwana.
event-undone = Ostatni ruch zostaje cofnięty.
