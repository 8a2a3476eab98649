"""How good a position is: keys first, then Æmber towards the next one, then what stands on the table.

The weights are log odds of winning, fitted by `scripts/fit_evaluation.py`.
"""

from math import tanh

from stolik.games.keyforge.state import STUNNED, KeyForge
from stolik.games.keyforge.zones import ARCHIVES, ARTIFACTS, HAND, LINE

WEIGHTS = {
    "first key": 1.1,
    "second key": 1.9,
    "aember": 1.6,
    "aember for the last key": 0.47,
    "can forge": 0.43,
    "can forge the last key": 0.83,
    "aember to spare": 0.21,
    "creatures": 0.17,
    "power": 0.013,
    "ready": 0.098,
    "captured": -0.12,
    "artifacts": 0.31,
    "hand": 0.14,
    "archives": 0.047,
    "chains": -0.038,
    "to play": 0.095,
    "to use": 0.14,
    "on turn": 0.15,
}
"""What each feature of a side counts."""
VALUES = tuple(WEIGHTS.values())


def features(g: KeyForge, seat: int) -> tuple[float, ...]:
    """What one side has, in the order of the weights."""
    pool, keys, cost = g.pool[seat], len(g.keys[seat]), max(1, g.key_cost(seat))
    acting = g.active == seat and g.step == "main"
    part = min(pool, cost) / cost
    can_forge = pool >= cost
    power = ready = captured = to_use = 0
    line = g.zones[LINE[seat]]
    for card in line:
        power += min(g.power(card) - g.damage[card], 8)
        captured += g.amber[card]
        if not g.exhausted[card] and not g.marks[card] & STUNNED:
            ready += 1
            to_use += acting and g.card(card).house == g.house
    hand = g.zones[HAND[seat]]
    return (
        keys > 0,
        keys > 1,
        part,
        part * (keys == 2),
        can_forge,
        can_forge * (keys == 2),
        min(pool - cost, cost) if can_forge else 0,
        len(line),
        power,
        ready,
        captured,
        len(g.zones[ARTIFACTS[seat]]),
        len(hand),
        len(g.zones[ARCHIVES[seat]]),
        g.chains[seat],
        sum(g.card(card).house == g.house for card in hand) if acting else 0,
        to_use,
        g.active == seat,
    )


def evaluate(g: KeyForge, seat: int) -> float:
    if g.result is not None:
        return 1.0 if g.result.places[seat] == 1 else -1.0
    odds = 0.0
    for value, mine, theirs in zip(VALUES, features(g, seat), features(g, 1 - seat), strict=True):
        odds += value * (mine - theirs)
    return 0.99 * tanh(odds / 2)
