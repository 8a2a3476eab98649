# What the board of Cardia says of itself; the rules' own words come from the server.

signets-of = { $n ->
    [one] { $n } signet
   *[other] { $n } signets
}
signets-goal = { $n } of 5 signets
encounter = Encounter { $n }
encounters = Encounters
next-encounter = Next encounter
next-card-of = Next card: { $name }
influence = influence { $n }
influence-now = influence { $n } (printed { $printed })
modifier = modifier { $n }
ongoing-works = ongoing ability works
ongoing-token = ongoing token
coming-modifier = { $n } waits for the next card
coming-librarian = Librarian: +2 or −2 after the reveal
coming-engineer = Engineer: +5 after the abilities
coming-blackmail = Blackmail: { $faction } or discard two
coming-open = The next card is placed face up
open-card = Face-up card
locations = Locations
