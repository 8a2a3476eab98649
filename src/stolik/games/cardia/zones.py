"""Where cards lie. Add the seat to the first four words; row place i of both seats together is encounter i."""

DECK, HAND, HIDDEN, ROW, DISCARD = 0, 2, 4, 6, 8
"""HIDDEN holds the cards that are placed and not yet revealed."""
SEATS = (0, 1)
NAMES = tuple(f"{kind}-{seat}" for kind in ("deck", "hand", "hidden", "row", "discard") for seat in SEATS)
