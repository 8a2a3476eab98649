# What every game says. A game’s own file may not define these keys again.

## Players and lists

# $number (Number) - counted from 1
seat-name = Player { $number }
# A player as a member of a list
player = { $seat }
list-comma = { ", " }
list-and = { " and " }

## Cards

# Stands for a card that the reader may not see
hidden-card = a card
# The same, several or one among others: "draws Punch and 2 cards"
hidden-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}

## Answers

yes = Yes
no = No
done = Done
decline = Pass
undo = Undo
concede = Concede
option-seat = { $seat }
# Two cards with the same name: which one
card-of-seat = { $card } ({ $seat })
option-number = { $number }
option-done = { done }
option-decline = { decline }
option-found-nothing = I find nothing
verb-done = { done }
verb-decline = { decline }
verb-found-nothing = { option-found-nothing }
prompt-loop-count = This keeps triggering itself. How many more times should it happen?

## Results

result-win = { $seat } wins.
result-draw = The match is a draw.
# $seats (list of player) - two or more
result-shared = Shared victory: { $seats }.
reason-conceded = a player conceded
reason-time = a player ran out of time
reason-aborted = the match was called off
place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}

## Events

event-conceded = { $seat } concedes.
event-timeout = { $seat } runs out of time.
event-aborted = The match is called off.
event-undone = The last move is taken back.
