"""How good a position is, for bots that look one step ahead: glory had, and glory to be expected.

The weights are log odds of winning, fitted by `scripts/fit_evaluation.py`.
"""

from collections.abc import Sequence
from math import tanh
from operator import mul

from stolik.games.mysthea.alignments import ALIGNMENTS
from stolik.games.mysthea.board import ALL_OF_TYPE, REGIONS, STORM, TRACK
from stolik.games.mysthea.cards import KIND, POINTS
from stolik.games.mysthea.forecast import forecast
from stolik.games.mysthea.state import NOBODY, Mysthea
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
    best = max(worth[other] for other in range(g.seats) if other != seat)
    mean = (sum(worth) - worth[seat]) / (g.seats - 1)
    return 0.99 * tanh((worth[seat] - 0.6 * best - 0.4 * mean) / 2)


def features(g: Mysthea, seat: int) -> tuple[float, ...]:
    """What a seat has, in the order of the weights."""
    return sides(g)[seat] if g.era else (0.0,) * len(VALUES)


def sides(g: Mysthea) -> list[tuple[float, ...]]:
    """What each seat has."""
    eras_left = 3 - g.era
    rounds_left = _rounds_left(g)
    holders = g.holders()
    coming = forecast(g, holders)
    later = _untold(g, holders)
    early = eras_left / 2
    return [
        (
            g.glory[seat],
            early * g.glory[seat],
            sum(coming[seat][0]),
            early * sum(coming[seat][0]),
            coming[seat][1],
            later[seat],
            *_means(g, seat, rounds_left, eras_left),
        )
        for seat in range(g.seats)
    ]


def _rounds_left(g: Mysthea) -> float:
    regions = sum(event < STORM for event in g.track)
    return (5 - regions) * (1 + (g.era + 1) / 6)


def _untold(g: Mysthea, holders: Sequence[int]) -> list[float]:
    """Control of regions whose cards are still to come: the mean of the next spaces of the track."""
    value = [0.0] * g.seats
    placed = len(g.track)
    missing = [kind for kind in range(STORM) if kind not in g.track]
    if missing:
        spaces = [TRACK[min(placed + step, len(TRACK) - 1)] for step in range(len(missing))]
        mean = sum(spaces) / len(spaces)
        for kind in missing:
            for region in ALL_OF_TYPE[kind]:
                if (holder := holders[region]) != NOBODY:
                    value[holder] += mean
    return value


def _means(g: Mysthea, seat: int, rounds_left: float, eras_left: int) -> tuple[float, ...]:
    """Energy, experience, cards and units, while there is time to use them."""
    time = min(1.0, (rounds_left + 4 * eras_left) / 4)
    island, base = g.island_of(seat), REGIONS * seat
    alignment = 0.0
    if not g.has_aligned(seat) and g.charged[seat] and g.aligned[island] == NOBODY:
        there = ALIGNMENTS[island][g.night[island]]
        alignment = time * there.glory * there.per.of(g, seat)
    lasting = time * (1.0 + 0.5 * (rounds_left / 6 + eras_left))
    equipment = [POINTS[g.faces[card]] for card in g.zones[EQUIPMENT[seat]]]
    upgrades = [POINTS[face] for face in g.slots[5 * seat : 5 * seat + 5] if face >= 0 and KIND[face] == "upgrade"]
    return (
        time * ENERGY[g.energy[seat]],
        time * min(g.experience[seat], 6),
        time * (bool(g.next_encounter_costs(seat)) and g.token[seat] == island),
        time * g.charged[seat],
        g.points[seat],
        alignment,
        time * sum(POINTS[g.faces[card]] for card in g.zones[HAND[seat]]),
        lasting * len(equipment),
        lasting * sum(equipment),
        lasting * len(upgrades),
        lasting * sum(upgrades),
        time * g.pool_constructs[seat],
        time * g.pool_golems[seat],
        time * sum(g.constructs[base : base + REGIONS]),
        time * sum(g.golems[base : base + REGIONS]),
        time * sum(g.fortifications[base : base + REGIONS]),
        time * g.stands[seat].bit_count(),
        time * g.wounded[seat],
    )
