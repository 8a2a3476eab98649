"""How good a position is: keys first, then Æmber towards the next one, then what stands on the table."""

import math

from stolik.games.keyforge.state import KEY_COST, STUNNED, KeyForge
from stolik.games.keyforge.zones import ARCHIVES, ARTIFACTS, HAND, LINE

KEY, AMBER, CHECK, CREATURE, POWER, READY, CAPTURED, ARTIFACT, CARD, CHAIN = (
    10.0,
    1.0,
    2.5,
    0.9,
    0.12,
    0.25,
    0.55,
    0.8,
    0.3,
    0.25,
)
SPREAD = 12.0


def worth(g: KeyForge, seat: int) -> float:
    """What one side has."""
    cost = g.key_cost(seat)
    found = KEY * len(g.keys[seat]) + AMBER * min(g.pool[seat], cost + KEY_COST)
    if g.pool[seat] >= cost:
        found += CHECK
    for card in g.zones[LINE[seat]]:
        left = g.power(card) - g.damage[card]
        found += CREATURE + POWER * min(left, 8)
        if not g.exhausted[card] and not g.marks[card] & STUNNED:
            found += READY
        found += CAPTURED * g.amber[card]
    found += ARTIFACT * len(g.zones[ARTIFACTS[seat]])
    found += CARD * (len(g.zones[HAND[seat]]) + len(g.zones[ARCHIVES[seat]]))
    return found - CHAIN * g.chains[seat]


def evaluate(g: KeyForge, seat: int) -> float:
    if g.result is not None:
        return 1.0 if g.result.places[seat] == 1 else -1.0
    return math.tanh((worth(g, seat) - worth(g, 1 - seat)) / SPREAD)
