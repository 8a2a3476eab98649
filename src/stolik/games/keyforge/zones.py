"""Where cards lie. Every zone belongs to a seat; cards in play lie with whoever controls them."""

KINDS = (
    "deck",
    "hand",
    "discard",
    "archives",
    "purged",
    "line",
    "artifacts",
    "upgrades",
    "under",
    "hidden",
    "resolving",
)
"""`under` are face-up cards under another card, `hidden` face-down ones; `resolving` is an action being played."""
SIZE = len(KINDS)
DECK, HAND, DISCARD, ARCHIVES, PURGED, LINE, ARTIFACTS, UPGRADES, UNDER, HIDDEN, RESOLVING = (
    (kind, kind + SIZE) for kind in range(SIZE)
)
SEAT_OF = tuple(zone // SIZE for zone in range(2 * SIZE))
IN_PLAY = tuple(zone % SIZE in (LINE[0], ARTIFACTS[0], UPGRADES[0]) for zone in range(2 * SIZE))
OPEN = tuple(zone % SIZE in (DISCARD[0], PURGED[0]) for zone in range(2 * SIZE))
"""Out of play, but everybody can see a card there: an effect may follow it (decision 21)."""

EVERYONE = 0b111
_SEEN_BY = {"deck": (0, 0), "hand": (1, 2), "archives": (1, 2), "hidden": (1, 2)}
AUDIENCE = tuple(_SEEN_BY.get(kind, (EVERYONE, EVERYONE))[seat] for seat in (0, 1) for kind in KINDS)


def names() -> tuple[str, ...]:
    return tuple(f"{kind}-{seat}" for seat in (0, 1) for kind in KINDS)
