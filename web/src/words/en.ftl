# The client's own words, English. What a game says comes from the server.

## Everywhere

cancel = Cancel
close = Close
menu = Menu
settings = Settings
table = Table
you = you
loading = Loading…
connecting = Connecting…
lost = Connection lost. Reconnecting…
to-start = Start page
zoom = Enlarge
round = Round { $n }
turn = Turn { $n }
era-round = Era { $era }, round { $n }
player-n = Player { $n }

## The start page

start-lead = Sit down and play
start-text = Tabletop games in which the table minds the rules. Play a bot at once, or send a friend a link.
play-bot = Play a bot now
create = Create a table
learn = Learn by playing
players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
players-range = { $from }–{ $to } players
length = { $n } min
my-tables = My tables
no-tables-mine = The tables you sit down at will be listed here.
join-open = Open tables
no-tables = Nobody is looking for company right now.
join-link = Paste an invitation link or a table’s id
join = Join
join-wrong = This is neither a link to a table nor a table’s id.
import = Open a saved match
your-turn = Your turn
waiting = Waiting
playing = In play
finished = Finished

## Who sits down

seats = Seats
free-seat = Free seat
fill-bots = All free seats
sit = Sit here
sit-too = Sit here too (same screen)
leave-seat = Leave the seat
leave-stay = Stay
leave-sure = Leave the table?
leave-text = Nobody else sits here, so the table will be closed and its link will stop working.
kick = Remove
host = Host
bot-level = Bot: { $level }
level-beginner = beginner
level-casual = casual
level-strong = strong
level-expert = expert
level-random = plays at random
level-greedy = plans one move ahead
level-search = plans many moves ahead
name = Nickname
nickname = Your nickname
nickname-save = Save
guest-default = Guest
invite = Invite a friend
invite-text = Whoever opens this link can sit down at this table.
invite-local = It works on this computer only. For friends on the same network, start the server like this:
copy-link = Copy link
copied = Link copied
copy-failed = Copy this address: { $address }
options = Options
none = none
yes = yes
no = no
open-table = Listed for everybody
open-table-text = Everybody on this server sees the table and may sit down. Otherwise only those with the link.
clock = Clock
clock-none = No clock
clock-minutes = { $n ->
    [one] { $n } minute for each person
   *[other] { $n } minutes for each person
}
clock-seconds = { $n ->
    [0] no extra time
    [one] + { $n } second for every answer
   *[other] + { $n } seconds for every answer
}
clock-extra = Extra time
clock-text = This is all the time each person has to decide in a whole match. It runs while the table waits for them, even if their connection is lost; bots need none. When somebody’s clock runs out, that person loses and the match ends.
start = Start
start-seats = Waiting for all seats to be taken
start-wait = Waiting for the host to start
hand-over = Pass the device
hand-over-text = It is { $name }’s turn. Nobody else should look.
hand-over-ready = I am { $name }: show my cards

## At the table

log = Log
log-more = { $n ->
    [one] + { $n } more line
   *[other] + { $n } more lines
}
log-less = fewer lines
log-empty = Nothing has happened yet.
chat = Chat
chat-say = Say something
chat-send = Send
chat-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
chat-somebody = somebody who does not sit here
mute = Mute
mute-name = { $name }: mute this person
mute-sure = Mute { $name }?
mute-text = At this table you will no longer see what they say, nor what they have said so far. They are not told, and you can unmute them.
muted = Muted: { $name }
unmute = Unmute
unmute-name = Unmute { $name }
rules = Rules
rules-words = Words of the game
since = Since your last move
spectating = You are watching
thinking = thinking…
answered = done
sending = Sending…
sent-arrived = Connected again. Your choice had arrived.
sent-again = Connected again. Your choice has been sent once more and has arrived.
sent-counted = Connected again. Your choice counted, and the match has gone on since.
sent-missed = Connected again. Your choice did not count. { $why }
sent-missed-match = The match it was meant for is over.
sent-missed-end = The match ended before it arrived.
sent-missed-other = The question was answered otherwise, or the match was taken back; the log says how.
sent-unknown = Connected again. Your seat has answered that question; the log shows whether it was with what you chose here.
sent-unknown-match = Connected again. The match that your choice was meant for is over, and another one has begun.
gone = { $name } has been away for more than a minute.
gone-bot = Let a bot play on
gone-wait = Keep waiting
back-bot = A bot plays in your place.
back-left = You have left this match.
back = Take my seat back
back-not = Not now
away = away
clock-left = Time left
clock-short = Little time left
clock-warning = You have half a minute left for your decisions in this match.
waiting-for = Waiting for { $names }
title-turn = Your turn
title-lost = No connection
confirm = Confirm
skip = Skip
undo = Take back
hint = Hint
hint-says = The expert would choose: { $what } ({ $sure }% sure).
hint-cost = Second choice: { $second }, with a chance of winning { $cost } percentage points lower.
hint-even = Second choice, just as good: { $second }.
hint-often = The expert would vary here: { $what }, { $times ->
    [one] once
   *[other] { $times } times
} in 100.
hint-often-second = Next: { $second }, { $times ->
    [one] once
   *[other] { $times } times
} in 100.
hint-always = The expert would always choose: { $what }.
undo-ask = Ask to take back
undo-sure = Take all of it back?
undo-text = What the bots have done since goes back too, and whatever came to light stays known to you.
undo-do = Take it back
undo-keep = Leave it
all-options = All { $n }
not-asked = Nothing is asked of you now.
not-an-option = It cannot be chosen now. The question is: { $prompt }
card-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
card-shown = The card in detail
reader-hint = Point at a card to read it
deck = Deck
discard = Discard pile
hand = Hand
hand-of = Hand: { $name }
hidden-card = Hidden card
hand-empty = No cards in hand
only-you-see = Only you see it
table-text = The table as text

## What needs everybody's word

agree = Agree
decline = Decline
proposal-yours = Waiting for the others to agree
proposal-refused = It was not agreed to
takeover = Let a bot play for { $name }
takeover-later = { $name } has lost the connection. After a minute away, a bot can be asked to play on from here.
concede = Concede
concede-sure = Concede the match?
concede-text = You lose this match at once. This cannot be taken back.
keep-playing = Play on
abort = Call the match off
abort-sure = Call the match off?
abort-do = Call it off
abort-ask = The match ends without a result as soon as the others agree.
abort-text = The match ends at once and without a result. This cannot be taken back.
report = Report a problem
report-text = What is wrong?
report-done = Reported as { $id }
export = Save to a file

## The end of a match

match-over = The match is over
result = Result
fold = Fold away
end-won = You win!
end-lost = You lose. { $winner } wins.
end-lost-alone = You lose.
end-place = You finish { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}. { $winners ->
    [one] { $winner } wins.
   *[other] { $winner } win.
}
end-tie = It is a tie.
end-shared = You share first place: { $winner }.
place-n = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
rematch = Rematch
rematch-same = Same deal again
play-again = Next match
series = Series
series-one = One match
series-to = First to { $n } wins
series-won = matches: { $n } of { $of }
series-yours = You win the whole series!
series-theirs = { $winners ->
    [one] { $winner } wins the whole series.
   *[other] The whole series is shared: { $winner }.
}
series-none = The series ends without a winner.
story = How it came about
story-chart = The standing from start to end
analysis = Who was winning
analysis-do = Show who was winning
analysis-busy = Looking through the match… This takes a few seconds.
analysis-chart = Chances of winning, from start to end
analysis-turn-n = Turning point { $n }
analysis-table = The chances as a table
analysis-step = Step
analysis-costly = Moves that cost the most
analysis-none = No move stands out as a mistake.
analysis-move = { $name }: { $given }
analysis-better = better: { $better }
analysis-cost = chance of winning: −{ $cost } percentage points
analysis-how = Worked out by a short search from what each player could know then: a hint, not a verdict.
own-play = My results
own-play-about = Only you see this page. Ratings start at 25; the second number says how far the truth may be from them, and it shrinks as you play. Matches with hints, with a known deal or with a bot standing in for somebody are not rated.
own-count = Keep my results
own-count-about = When this is switched off, everything that was kept is erased.
own-sure = Erase your results?
own-sure-text = All your results and ratings on this server will be erased. Matches you have played can still be watched through their links.
own-erase = Erase
own-keep = Keep
own-none = No finished matches yet.
own-off = Your results are not kept.
own-game = Game
own-kind = Against
own-kind-people = people
own-kind-bots = bots
own-kind-solo = alone
own-matches = Matches
own-won = Won
own-rating = Rating
own-recent = Recent matches
own-outcome-won = won
own-outcome-drawn = drawn
own-outcome-lost = lost
own-unrated = not rated

## Lessons

lesson-again = Repeat the lesson
lesson-first = Not yet: in this lesson it is time for { $what }.
lesson-over = The lesson is over
lesson-play-on = Play on

## Replays

replay = Replay
to-table = To the table
replay-step = Step { $n } of { $all }
replay-link = Link to this moment
replay-asks = To decide: { $names }
unit = Step size
unit-page = Step by step
unit-answer = Move by move
unit-round = Round by round
unit-turn = Turn by turn
history = History
history-back = Back to now
history-back-turn = Back to now: your turn
deal = The deal
deal-text = Before the first card the server publishes the fingerprint of a secret that everything is dealt from. At the end it reveals the secret, and everybody can check that it was not changed.
deal-commitment = Fingerprint, known from the start (SHA-256)
deal-secret = Secret, revealed at the end
deal-true = The secret matches the fingerprint: this browser has checked it.
deal-false = The secret does not match the fingerprint.
deal-unknown = This browser can check it only over a secure connection (https). On the command line: stolik replay FILE --verify FINGERPRINT
deal-known = This deal had been played before, so players may have known what was coming.
replay-seat = Seen by
everyone = Everybody (all cards)
spectator = A spectator
autoplay = Play
autoplay-stop = Pause
begin = First
previous = Previous
next = Next
end = Last
speed = Speed

## Settings

settings-look = Appearance
language = Language
theme = Theme
theme-light = Light
theme-dark = Dark
system = Same as the system
motion = Animations
motion-full = Full
motion-reduced = Reduced
settings-play = Playing
settings-confirm = Confirm each choice
settings-confirm-touch = On touch screens
settings-confirm-always = Always
settings-confirm-never = Never
settings-pace = Show events
settings-pace-slow = Slowly, step by step
settings-pace-normal = Step by step
settings-pace-quick = Quickly
settings-pace-off = All at once
settings-auto = Choose for me when there is only one option
settings-text = Show the table as text
settings-sound = Short sounds
notify = Notify me when it is my turn
notify-denied = This browser does not allow notifications from this page. You can change that in the browser’s own settings.
settings-keys = Keyboard
key-digit = pick an option
key-enter = confirm, like Space
key-undo = take back
key-arrows = go from card to card
key-zoom = enlarge the card
key-log = the log
key-history = look back at the match
key-hint = what the expert would do
key-rules = the rules
key-text = the table as text

## When something is wrong

broken = Something went wrong
broken-text = This page could not be shown. Nothing of your match is lost.
reload = Load the page again
not-found = There is nothing here.
not-found-text = The address may be incomplete, or what was here is gone.
table-closed = This table has been closed.
refused-text = Ask for a new link, or create a table of your own.

## About

about = About
about-text = Stolik (Polish for a small table) is a place to play tabletop games with bots and friends. It is free software under the MIT licence.
about-games = The games
about-games-text = Rules and names belong to the games’ authors and publishers. Every sentence and picture here is our own; no published artwork is used. If you like a game, buy it: it is even better on a real table.
about-icons = Icons
about-icons-text = The pictures on cards are icons from game-icons.net by its many authors (Lorc, Delapouite and others), licensed CC BY 3.0. Colours and composition are ours.
about-fonts = Typefaces
about-fonts-text = Brygada 1918 and Commissioner, both under the SIL Open Font License 1.1.
about-software = Software
about-software-text = The page is made with Svelte and uqr (both MIT) and Fluent (Apache 2.0); the server with Starlette, uvicorn and msgspec (BSD-3-Clause).

## Acting on things

turned = exhausted
targets = { $n ->
    [one] { $n } target
   *[other] { $n } targets
}
another-way = Another way
option-list = All options
own-text = A text of your own…
shelf = My decks
shelf-add = Add a deck
shelf-another = Another one
shelf-drop = Remove
shelf-drop-sure = Remove this deck from the shelf?
shelf-empty = Your shelf is empty: have a deck generated, or paste a list.
shelf-file = From a file…
shelf-keep = Keep on my shelf
shelf-kept = It is on your shelf.
shelf-list = A list: a house on a line of its own, then its twelve cards, one per line; or JSON
shelf-long = “{ $name }” is too long for a list: { $n } characters at most.
shelf-look = View
shelf-new = A generated deck
shelf-nothing = There is nothing in “{ $name }”.
shelf-own = A list of your own…
shelf-rename = Rename
shelf-sample =
    # My deck
    Dis
    2 Dust Imp
    …
shelf-unnamed = A deck without a name
shelf-use = Play with it
puzzles = Puzzles
puzzles-text = Positions to be solved within one turn. You may take moves back, and start again after a failed attempt.
solve = Solve
in-this-order = Resolve in this order
marked-of = { $n } of { $all } chosen
key-list = list of all options
key-end = end of the turn, done
key-skip = skip what is being shown, drop a choice
map-in = Zoom in
map-out = Zoom out
map-fit = Show everything
