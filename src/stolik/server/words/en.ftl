## Why a command is not carried out

problem-bad-message = The server does not understand this message.
problem-too-big = This is too big.
problem-too-fast = Too fast. Please wait a moment.
problem-busy = The server is busy. Please try again in a moment.
problem-enough = That is enough for now. Please try again later: this is counted over { $minutes } minutes.
problem-kicked = The host has asked you to leave this table.
problem-name-of-player = Your nickname looks like another player’s. Choose a different one to talk here.
problem-too-much-undone = In this match moves of this seat have been taken back { $number } times; that is enough.
problem-too-many-connections = You have too many connections to this server. Close some of them first.
problem-too-slow = The message took too long to arrive.
problem-failed = Something went wrong on the server. Nothing was changed; please try again.
problem-closing = The server is restarting. Your table is safe; please come back in a moment.
problem-store-down = The server cannot reach its database. What was just done may not have been kept; please look again in a moment.
problem-moved = The table is moving to another server. Please try again.
problem-not-found = There is nothing here.
problem-wrong-method = This cannot be done here.
problem-other-origin = This page may not use the server.
problem-no-guest = Please choose a nickname first.
problem-banned = The operator of this server has blocked your access.
problem-no-nickname = A nickname needs at least one letter or digit.
problem-needs-connection = This needs an open connection.
problem-not-watching = You are not watching this table.
problem-too-many-watched = You are watching too many tables at once.
problem-no-such-game = There is no such game.
problem-no-lesson = There is no lesson for this game yet.
problem-in-lesson = That is not possible in a lesson.
problem-lesson-expects = Not yet! In this lesson the next step is: { $what }
problem-no-such-table = There is no such table.
problem-no-such-seat = There is no such seat.
problem-no-such-match = There is no such match.
problem-no-such-question = Question { $number } has not been asked yet.
problem-private = This table is private: you need its invitation link.
problem-not-your-seat = This is not your seat.
problem-not-host = Only the host of the table can do this.
problem-already-started = The match has already started.
problem-seats-free = There are still free seats.
problem-no-free-seat = There is no free seat.
problem-seat-taken = This seat is taken.
problem-nobody-to-kick = There is nobody to remove from this seat.
problem-too-many-seated = More people than that already sit at the table.
problem-too-many-tables = You already have { $number ->
    [one] { $number } unfinished table
   *[other] { $number } unfinished tables
}.
problem-no-shelf = In this game there is nothing to keep.
problem-not-kept = This is not on your shelf any more.
problem-shelf-full = Your shelf is full: { $number } fit on it.
problem-bad-text = This cannot be read.
text-line = line { $line }: { $what }
problem-bad-option = This setting is not possible.
problem-no-match = No match is being played.
problem-not-over = The match is not over yet.
problem-series-over = The series is decided. Propose a rematch to play on.
problem-still-running = The match is still being played.
problem-not-asked = There is no question for this seat now.
problem-answered-already = This seat has already made its choice. Take it back first.
problem-out = You are out of this match and have nothing to give up.
problem-bad-answer = That is not possible now.
problem-group-over = The last answers came too late: the question they belong to is already closed.
problem-bot-plays = A bot is playing for this seat. Sit down again first.
problem-nothing-to-undo = There is no move to take back.
problem-no-hints = Hints are for matches against bots only.
problem-no-hint = There is no hint this time. Please try again.
problem-final = This move can no longer be taken back.
problem-rules-broke = An error in the rules: your move does not count. It was reported as { $report }.
problem-damaged = This match cannot be opened with the current rules. The error has been reported.
problem-older-rules = This match was begun under older rules: what a seat has received of it can no longer be exported.
problem-no-analysis = This match cannot be analysed.
problem-bad-record = This is not the record of a match.
problem-proposal-open = Something else has been proposed; answer that first.
problem-no-proposal = Nothing has been proposed.
problem-not-asked-to-agree = Nobody is asking you to agree.
problem-not-abandoned = This seat has not been abandoned.
problem-nothing-said = This message is empty.
problem-too-many-muted = You have muted too many people.

## What everybody at the table reads

notice-rules-broke = An error in the rules stopped the last move. The match is as it was before it, so another move is possible. The error was reported as { $report }.
notice-view-broke = The table cannot be shown because of an error in the game. Your moves are safe.
notice-closed = This table has been closed.
notice-too-long = The match has reached { $number } moves and is called off: this server does not host longer ones.
notice-out-of-time = { $name } is out of time.

## What is proposed

proposal-undo = { $yours ->
    [true] You
   *[false] { $by }
} would like to take back { $answers ->
    [one] the last move
   *[other] the last { $answers } moves
}.
proposal-abort = { $yours ->
    [true] You
   *[false] { $by }
} would like to call off the match.
proposal-takeover = { $yours ->
    [true] You
   *[false] { $by }
} would like a bot to play for { $about }.
proposal-rematch = { $yours ->
    [true] You
   *[false] { $by }
} would like to play again, { $deal ->
    [same] with the same deal
   *[new] with a new deal
}{ $swap ->
    [true] {" "}and seats swapped
   *[false] {""}
}.{ $deal ->
    [same] {" "}Everybody may know its cards by now.
   *[new] {""}
}
