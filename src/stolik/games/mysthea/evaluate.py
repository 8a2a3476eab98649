"""How good a position is, for bots that look one step ahead: glory had, and glory to be expected.

The weights are log odds of winning, fitted by `scripts/fit_evaluation.py`.
"""

from collections.abc import Sequence
from math import tanh
from operator import mul

from stolik.games.mysthea.alignments import ALIGNMENTS
from stolik.games.mysthea.board import STORM, TRACK, TYPE_OF, regions_in
from stolik.games.mysthea.cards import POINTS
from stolik.games.mysthea.forecast import at_the_end, to_come
from stolik.games.mysthea.state import CONSTRUCTS, FORTIFICATIONS, GOLEMS, NOBODY, Mysthea
from stolik.games.mysthea.zones import EQUIPMENT, HAND

ENERGY = (0.0, 0.8, 1.6, 2.3, 3.0, 3.5, 4.0, 4.3, 4.6, 4.8, 5.0, 5.1, 5.2)
"""What so much energy is worth: the first points most, since hardly anybody spends twelve."""
WEIGHTS = {
    "glory": 0.073,
    "glory, early": -0.03,
    "track": 0.059,
    "track, early": -0.004,
    "end of the Era": 0.035,
    "untold regions": 0.039,
    "energy": 0.03,
    "experience": 0.042,
    "encounter": 0.066,
    "charged": 0.15,
    "command points": 0.14,
    "alignment": 0.035,
    "hand": 0.06,
    "equipment": 0.1,
    "equipment's points": 0.03,
    "upgrades": 0.02,
    "upgrades' points": 0.018,
    "constructs to place": 0.02,
    "golems to place": 0.03,
    "constructs": 0.11,
    "golems": 0.2,
    "fortifications": 0.033,
    "stands": 0.06,
    "wounded": -0.12,
}
"""What each feature of a side counts."""
VALUES = tuple(WEIGHTS.values())


def evaluate(g: Mysthea, seat: int) -> float:
    """The lead over the best opponent."""
    if g.result is not None:
        return 1.0 if g.result.places[seat] == 1 else -1.0
    if g.era == 0:
        return 0.0
    worth = [sum(map(mul, VALUES, side)) for side in sides(g)]
    best = max(worth[:seat] + worth[seat + 1 :])
    mean = (sum(worth) - worth[seat]) / (g.seats - 1)
    return 0.99 * tanh((worth[seat] - 0.6 * best - 0.4 * mean) / 2)


def features(g: Mysthea, seat: int) -> tuple[float, ...]:
    """What a seat has, in the order of the weights."""
    return sides(g)[seat] if g.era else (0.0,) * len(VALUES)


def sides(g: Mysthea) -> list[tuple[float, ...]]:
    """What each seat has."""
    eras_left = 3 - g.era
    early = eras_left / 2
    missing = [kind for kind in range(STORM) if kind not in g.track]
    rounds_left = len(missing) * (1 + (g.era + 1) / 6)
    time = min(1.0, (rounds_left + 4 * eras_left) / 4)
    lasting = time * (1.0 + 0.5 * (rounds_left / 6 + eras_left))
    untold = _untold(g, missing)
    control = g.control()
    pay, hunted, beaten = to_come(g)
    last = at_the_end(g, control, beaten)
    found: list[tuple[float, ...]] = []
    for seat, mine in enumerate(control):
        glory = g.glory[seat]
        track, later = 0, 0.0
        for region in regions_in(mine):
            kind = TYPE_OF[region]
            track += pay[kind]
            later += untold[kind]
        for won in hunted.values():
            track += won[seat]
        reaped = (glory, early * glory, track, early * track, last[seat], later)
        found.append(reaped + _means(g, seat, time, lasting))
    return found


def _untold(g: Mysthea, missing: Sequence[int]) -> list[float]:
    """By type: what a region is worth whose card is still to come, the mean of the next spaces of the track."""
    value = [0.0] * STORM
    if missing:
        placed = len(g.track)
        mean = sum(TRACK[placed : placed + len(missing)]) / len(missing)
        for kind in missing:
            value[kind] = mean
    return value


def _means(g: Mysthea, seat: int, time: float, lasting: float) -> tuple[float, ...]:
    """Energy, experience, cards and units, while there is time to use them."""
    zones, faces, slots = g.zones, g.faces, g.slots
    island, charged = g.island_of(seat), g.charged[seat]
    alignment = 0.0
    if charged and g.aligned[island] == NOBODY and seat not in g.aligned:
        there = ALIGNMENTS[island][g.night[island]]
        alignment = time * there.glory * there.per.of(g, seat)
    hand = equipment = upgrades = upgraded = 0
    for card in zones[HAND[seat]]:
        hand += POINTS[faces[card]]
    equipped = zones[EQUIPMENT[seat]]
    for card in equipped:
        equipment += POINTS[faces[card]]
    for face in slots[5 * seat : 5 * seat + 5]:
        if face >= 0:
            upgraded += 1
            upgrades += POINTS[face]
    constructs, golems = g.pool_constructs[seat], g.pool_golems[seat]
    return (
        time * ENERGY[g.energy[seat]],
        time * min(g.experience[seat], 6),
        time * (g.token[seat] == island and g.next_encounter_costs(seat) > 0),
        time * charged,
        g.points[seat],
        alignment,
        time * hand,
        lasting * len(equipped),
        lasting * equipment,
        lasting * upgraded,
        lasting * upgrades,
        time * constructs,
        time * golems,
        # What lies neither in the pool nor beside the board is deployed.
        time * (CONSTRUCTS - constructs - g.spare_constructs[seat]),
        time * (GOLEMS - golems - g.spare_golems[seat]),
        time * (FORTIFICATIONS - g.spare_fortifications[seat]),
        time * g.stands[seat].bit_count(),
        time * g.wounded[seat],
    )
