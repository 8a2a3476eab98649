"""How strong a deck is, estimated from what its cards did in simulated matches (`scripts/keyforge_strength.py`)."""

import json
import math
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

from stolik.games.keyforge.decks import Deck

SHARE = 0.6
"""How much of what quick players showed holds for bots that look ahead (`scripts/keyforge_strength.py check`)."""
OFF = 0.7
"""How far the estimate of a deck is off there, as a standard deviation of log odds."""
WORTH = Path(str(files("stolik.games.keyforge") / "cards" / "worth.json"))


@cache
def worth() -> dict[str, int]:
    """What one copy of a card adds to the odds, in thousandths of a logit; `+d` is a damage icon added to some card."""
    found: dict[str, int] = json.loads(WORTH.read_text("utf-8"))
    return found


def features(deck: Deck) -> Counter[str]:
    """How many there are of each title, and of each icon that was added."""
    found: Counter[str] = Counter()
    for card in deck.cards:
        title, _, detail = card.partition("~")
        found[title] += 1
        for letter in detail.partition("+")[2]:
            found[f"+{letter}"] += 1
    return found


def log_odds(deck: Deck) -> float:
    """Of winning against an average deck."""
    known = worth()
    return SHARE * sum(known.get(name, 0) * count for name, count in features(deck).items()) / 1000


def strength(deck: Deck, off: float = 0) -> float:
    """Of a hundred matches against average decks, how many it would win, if the estimate is `off` by so much."""
    return 100 / (1 + math.exp(-log_odds(deck) - off))


def likely(deck: Deck) -> tuple[float, float]:
    """Between what its strength lies, 95 times of a hundred."""
    return strength(deck, -1.96 * OFF), strength(deck, 1.96 * OFF)
