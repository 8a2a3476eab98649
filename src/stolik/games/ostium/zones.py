"""Where cards lie: the Summon Field and its piles, then every player's deck, hand, discard pile and battlefield."""

SHARED = ("warriors", "summon", "unsummoned", "sovereigns", "throne", "primals", "removed")
WARRIORS, SUMMON, UNSUMMONED, SOVEREIGNS, THRONE, PRIMALS, REMOVED = range(7)
"""`summon` are the open warriors (in solo the opponent's battlefield), `throne` the open sovereigns."""
OWN = ("deck", "hand", "discard", "field")
DECK, HAND, DISCARD, FIELD = ((7 + own, 11 + own, 15 + own) for own in range(4))


def names(seats: int) -> tuple[str, ...]:
    return (*SHARED, *(f"{own}-{seat}" for seat in range(seats) for own in OWN))
