# What the board of Ostium says of itself; the rules' own words come from the server.

after-attack = after this attack { $n }
another-route = Another way
banish = banish zone: leaves after the development phase
battlefield-of = Battlefield of { $name }
charges-with = charges with { $n }
cost = cost { $n }
countdown = Warrior deck: { $n } left, none means defeat
crystals = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
defeated = defeated
defends-with = defends with { $n }
discard-own = Discard pile, in the order in which it is drawn: { $n }
discard-top = Discard pile: { $n }, its top card
facing = Facing you
gate-broken = destroyed
gate-of = { $name }, { $gate }: { $n } of { $all }
gate-of-broken = { $name }, { $gate }: destroyed
goes-past = goes past
lead-it = Lead this chain
middle-against = The middle column meets { $name }
next-back = drawn first
no-gate = no gate
of-deck = deck { $n }
out = out of the game
power-of = { $n } power
primals-left = Primals: { $n } left
removed = removed { $n }
route-n = Way { $n } of { $all }
royals = Sovereigns · Primals
royals-left = Sovereign deck: { $sovereigns }, Primals left: { $primals }
unsummoned = unsummoned { $n }
view-of = Look at
