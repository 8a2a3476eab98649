"""How good a position is: keys first, then Æmber towards the next one, then what stands on the table.

The weights are log odds of winning, fitted by `scripts/fit_evaluation.py`.
"""

from math import tanh

from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.state import KEY_COST, STUNNED, KeyForge
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
    index, copies = g.index, g.copies
    pool, keys = g.pool[seat], len(g.keys[seat])
    cost = max(1, g.key_cost(seat)) if "key-cost" in index else KEY_COST
    acting = g.active == seat and g.step == "main"
    part = min(pool, cost) / cost
    can_forge = pool >= cost
    power = ready = captured = to_use = to_play = 0
    line = g.zones[LINE[seat]]
    prints, faces, house = g.prints, g.faces, g.house
    exhausted, marks, amber, plus, damage = g.exhausted, g.marks, g.amber, g.plus, g.damage
    odd = "power-is" in index or "switched" in index
    boosts = None if odd else index.get("power")
    for card in line:
        printed = g.card(card) if copies else CATALOG[prints[faces[card]]]
        left = (g.power(card) if odd else printed.power + plus[card]) - damage[card]
        if boosts is not None:
            left += g.worth(boosts, card)
        power += min(left, 8)
        captured += amber[card]
        if not exhausted[card] and not marks[card] & STUNNED:
            ready += 1
            if acting and printed.house == house:
                to_use += 1
    hand = g.zones[HAND[seat]]
    if acting:
        for card in hand:
            if (g.card(card) if copies else CATALOG[prints[faces[card]]]).house == house:
                to_play += 1
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
        to_play,
        to_use,
        g.active == seat,
    )


def evaluate(g: KeyForge, seat: int) -> float:
    if g.result is not None:
        return 1.0 if g.result.places[seat] == 1 else -1.0
    odds = 0.0
    for value, mine, theirs in zip(VALUES, features(g, seat), features(g, 1 - seat), strict=True):
        if mine != theirs:
            odds += value * (mine - theirs)
    return 0.99 * tanh(odds / 2)
