"""Where cards lie. One deck and one discard pile serve all; a seat has a hand, an area and its marked cards."""

DECK, DISCARD, HUNT = 0, 1, 2
"""HUNT holds the cards around the board that nobody has marked yet."""
HAND, AREA, MARKED = (3, 6, 9, 12), (4, 7, 10, 13), (5, 8, 11, 14)
"""By seat. MARKED are the cards on which a seat's markers lie: all may see them, this seat sells or tames them."""


def names(seats: int) -> tuple[str, ...]:
    own = (f"{kind}-{seat}" for seat in range(seats) for kind in ("hand", "area", "marked"))
    return ("deck", "discard", "hunt", *own)
