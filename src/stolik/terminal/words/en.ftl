# What the terminal itself says; what happens in a game is said by the game’s own words.

## Headings of tables

heading-card = Card
heading-name = Name
heading-seats = Seats
heading-cards = Cards
heading-options = Options
heading-text = Text

## Seats

bot-beginner = Beginner bot
bot-casual = Casual bot
bot-strong = Strong bot
bot-expert = Expert bot
bot-random = Random bot
bot-greedy = Greedy bot
bot-search = Searching bot
numbered-bot = { $bot } { $number }
spectator = spectators
everything = all cards face up

## A turn

hand-over = Hand the keyboard to { $seat }, then press Enter.
hand-over-undo = ({ $seat } may type u to take the answer back.)
your-choice = Your choice
range-hint = a number from { $lowest } to { $highest }
press-enter = Enter: { $option }
command-undo = undo
command-concede = concede
command-log = log
command-help = help
command-quit = leave
help = A number answers the question. Enter takes the only option, or the suggested one.
help-option-text = what the card of option 3 does
help-card-text = what the cards with that word in their name do
help-board = draw the table again
help-log = the whole log
help-undo = take your last answer back, as long as nobody has acted on it and nothing has been revealed
help-concede = give up the match
help-quit = leave; with --save the match is kept
card-name = name
unknown-command = I do not understand “{ $text }”. A number answers; a question mark lists the commands.
no-such-option = There is no option { $number }.
no-such-card = No card is called “{ $text }”.
no-text = Option { $number } is not a card.
not-undoable = Your last answer can no longer be taken back.
really-concede = Do you really give up the match? (y/n)
yes-letter = y
lesson-expects = Not yet! In this lesson the next answer is: { $option }
lesson-final = Nothing can be taken back in a lesson.
log-title = Log
log-empty = Nothing has happened yet.

## The end

because = Reason: { $reason }.
series-score = Wins: { $scores }
series-player-score = { $seat } { $score }
series-win = { $seat } wins the series.
series-draw = Nobody wins the series.
next-match = Next match: press Enter.
left = You leave the table before the end.
saved = Saved: { $file }

## Replays

replay-step = step { $step } of { $steps }
replay-seat = view: { $viewer }
replay-hint = Enter or n: next, p: previous, a number: jump, s N: another seat, q: leave
replay-no-seat = No such view: { $text }. Pick a seat from 0 to { $last }, { $more }.
replay-verified = The deal matches the fingerprint given at the start: it follows from the revealed secret, and so do all { $answers ->
    [one] { $answers } step
   *[other] { $answers } steps
} of the match.
replay-first = This is the beginning.
replay-last = This is the end.

## Cardia

round = round { $number }
cardia-signets = signets { $count }/5
cardia-hand = hand { $count }
cardia-deck = deck { $count }
cardia-discard = discarded { $count }
cardia-next-card = next card
cardia-librarian = +2 or −2 after the reveal
cardia-engineer = +5 after the abilities
cardia-blackmail = { $faction } or two cards
cardia-foretold = places the next card face up
cardia-hand-title = Hand
cardia-empty-table = No encounter yet
cardia-place = { $seat }, encounter { $number }
cardia-face-down = face down

## The Vale of Eternity

vale-hunt = hunt
vale-act = actions
vale-resolve = resolution
ostium-turn = turn { $turn }
