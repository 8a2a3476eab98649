# What KeyForge's board says of itself; the rules' own words come from the server.

amber-of = Æmber: { $n }, a key costs { $cost }
amber-on = Æmber on it: { $n }
armor = armor { $n } of { $all }
armor-printed = armor { $n }
begins = { $name } plays first
belongs-to = owner: { $name }
between = Place { $n } in the line, between creatures
chains = Chains: { $n }, drawing { $less ->
    [one] { $less } card
   *[other] { $less } cards
} fewer
choose-from = Cards to choose from
damage = damage: { $n }
deck-list = Cards of the deck
deck-mavericks = mavericks
deck-strength = strength { $n }
deck-strength-name = Strength
deck-strength-between = { $n } ({ $low }–{ $high })
deck-strength-text = A rough guide: of a hundred matches against average decks it may win about { $n }, judging by what its cards did in simulated matches. Bots with decks like it won between { $low } and { $high }.
draws-less = draws −{ $n }
enraged = enraged: it must fight if it can
flank = flank
forged = forged
house-played = Active house: { $house }.
houses = Houses
keys-of = { $n ->
    [one] { $n } forged key
   *[other] { $n } forged keys
}
letter-blue = B
letter-red = R
letter-yellow = Y
line = battleline
line-of = Battleline: { $name }
make-first = Move it to the front.
offer-artifacts = artifacts: { $n }
offer-creatures = creatures: { $n }
offer-hand = in hand: { $n }
order = The order of abilities; the one you point at comes first
plus = +1 power counters: { $n }
power-now = power { $n }, { $left } left
power-printed = power { $n }
rarity-common = common
rarity-evil-twin = evil twin
rarity-fixed = fixed
rarity-rare = rare
rarity-special = special
rarity-uncommon = uncommon
rarity-variant = variant
stays = { $n } left
stunned = stunned: its next use only removes the stun
tagged = to be destroyed
tide-none = Tide: not yet raised
tide-of = High tide: { $name }
tide-yours = High tide: you
turn-of = { $name } to play
turn-yours = Your turn
under = cards under it: { $n }
under-it = under it
unforged = not forged
unhurt = unhurt
upgrade = upgrade
warded = warded: it stops the next damage, or leaving play
will-forge = enough for a key next turn
will-forge-brief = key next turn
