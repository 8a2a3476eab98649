"""Where the command cards lie. Everything else on the table is no card with a secret side, and is plain state."""

DECK = (0, 1, 2)
"""The deck of each Era, face down; what is left of it stays where it is when the Era is over."""
START = (3, 4, 5, 6)
"""The cards of the first hand that nobody got, a pile a type."""
MARKET, OFFER, GONE = 7, 8, 9
"""The development area; what lies open in a drafted start; cards that are out of the game."""
_OWN = 10
HAND = tuple(range(_OWN, _OWN + 25, 5))
DISCARD = tuple(zone + 1 for zone in HAND)
EQUIPMENT = tuple(zone + 2 for zone in HAND)
UPGRADES = tuple(zone + 3 for zone in HAND)
ORDERS = tuple(zone + 4 for zone in HAND)
"""The order card of a battle, until all orders are carried out."""


def names(seats: int) -> tuple[str, ...]:
    own = [f"{zone}-{s}" for s in range(seats) for zone in ("hand", "discard", "equipment", "upgrades", "orders")]
    eras = ("deck-1", "deck-2", "deck-3")
    piles = ("pile-tactic", "pile-objective", "pile-equipment", "pile-upgrade")
    return (*eras, *piles, "market", "offer", "gone", *own)
