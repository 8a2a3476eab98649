"""How strong a deck is, estimated from what its cards did in simulated matches (`scripts/keyforge_strength.py`)."""

import json
import math
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

from stolik.games.keyforge.decks import Deck

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


def strength(deck: Deck) -> float:
    """Of a hundred matches against average decks, how many it would win."""
    known = worth()
    logit = sum(known.get(name, 0) * count for name, count in features(deck).items()) / 1000
    return 100 / (1 + math.exp(-logit))
