# What the board of Mysthea says of itself; the rules' own words come from the server.

aligned-by = Aligned: { $name }
alignment-worth = Aligning gives { $n } now
artifact-charged = Artifact { $n }, charged
artifact-empty = Artifact { $n }, discharged
attack-lost = Too little: the monster wins
attack-nobody = Nobody is there
attack-reward = reward { $n }
attack-title = { $monster } attacks: { $island }
attack-won = Enough: the monster will be beaten
battle-at = Battle: { $region }
battle-due = to lose: { $n }
battle-losses = { $n ->
    [0] no losses
    [one] { $n } loss
   *[other] { $n } losses
}
battle-now = strength { $n }
battle-retreated = retreated: { $n }
battle-secret = chooses in secret
battle-stage-cards = Cards
battle-stage-glory = Glory
battle-stage-losses = Losses
battle-stage-orders = Orders
battle-started-by = starts
battle-strongest = strongest
board-of = Board: { $name }
bonus = bonus +{ $n }
cards-in-hand = cards in hand: { $n }
controls = Controlled by { $name }
deck-left = deck { $n }
discards = Discard pile: { $n }
draft-title = Drafting
encounter-glory = +{ $n } glory
encounter-of = Encounters: { $n } of { $all }
encounter-price = the next for { $n } experience
end-of-era = End of the Era
energy-of = Energy: { $n } of 12
era-n = Era { $n }
event-next = next
event-recharge = artifacts recharge here
experience-of = Experience: { $n } of 12
forecast = if the Era ended now: +{ $n }
forecast-here = if the Era ended now: +{ $n }
gap-here = Put it here, after { $name }
glory-of = Glory: { $n }
tab-hand = Hand
held-there = regions controlled: { $n }
island-now = Island: { $name }
island-rises = rises to the centre
island-was = from here
tab-islands = Islands
tab-market = Develop
meditation = Meditation
meditation-crystal-field = +1 point to create and deploy
meditation-forest = +1 energy
meditation-mist = +1 experience
meditation-mountains = a fortification
meditation-river = +2 glory
meditation-now = Meditating now gives: { $what }
tab-mine = Board
mirage = A mirage: this region is closed
monster-here = { $name }, strength { $n } against { $against }
monster-beaten = beaten this Era
no-card = no card
nobody-controls = Nobody controls it
tab-others = Players
pays = Pays { $n } glory at the end of this Era
out-of-reach = Out of reach of a move
place-of = space { $n }
points = command points { $n }
points-left = { $n ->
    [one] { $n } command point
   *[other] { $n } command points
}
points-crystal = { $n ->
    [one] { $n } point from crystal fields
   *[other] { $n } points from crystal fields
}
prospect = strength { $now } → { $then }
regions-n = regions { $n }/5
regions-title = region cards: { $n } of 5, the fifth ends the Era
round-n = round { $n }
strength = strength { $n }
the-ring = The ring of islands
token-of = Encounter token: { $name }
upgrades-of = Upgrades
wounded = wounded
