"""How good a position is, for bots that look one step ahead: glory had, and glory to be expected.

The weights are log odds of winning, fitted by `scripts/fit_evaluation.py`.
"""

from functools import lru_cache
from math import tanh
from operator import mul
from typing import NamedTuple

from stolik.games.mysthea.alignments import ALIGNMENTS
from stolik.games.mysthea.board import ISLAND_OF, STORM, TRACK, TYPE_OF, regions_in
from stolik.games.mysthea.cards import POINTS
from stolik.games.mysthea.forecast import Track, at_the_end, hunts, on_track
from stolik.games.mysthea.state import CONSTRUCTS, FORTIFICATIONS, GOLEMS, NOBODY, Mysthea
from stolik.games.mysthea.zones import EQUIPMENT, HAND, UPGRADES

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
    total = sum(worth)
    mine = worth.pop(seat)
    mean = (total - mine) / (g.seats - 1)
    return 0.99 * tanh((mine - 0.6 * max(worth) - 0.4 * mean) / 2)


def features(g: Mysthea, seat: int) -> tuple[float, ...]:
    """What a seat has, in the order of the weights."""
    return sides(g)[seat] if g.era else (0.0,) * len(VALUES)


class Season(NamedTuple):
    """How late in the match it is, and what that means for everybody."""

    early: float
    time: float
    """How much what is worth something only later still counts."""
    lasting: float
    """The same for what is worth something every turn."""
    untold: tuple[float, ...]
    """By type: what a region is worth whose card is still to come, the mean of the next spaces of the track."""
    track: Track


@lru_cache(maxsize=1024)
def _season(era: int, track: tuple[int, ...], scoring: int) -> Season:
    missing = [kind for kind in range(STORM) if kind not in track]
    spaces = TRACK[len(track) : len(track) + len(missing)]
    untold = tuple(0.0 if kind in track else sum(spaces) / len(spaces) for kind in range(STORM))
    eras_left = 3 - era
    rounds_left = len(missing) * (1 + (era + 1) / 6)
    time = min(1.0, (rounds_left + 4 * eras_left) / 4)
    lasting = time * (1.0 + 0.5 * (rounds_left / 6 + eras_left))
    return Season(eras_left / 2, time, lasting, untold, on_track(track, scoring))


def sides(g: Mysthea) -> list[tuple[float, ...]]:
    """What each seat has."""
    early, time, lasting, untold, (pay, monsters) = _season(g.era, tuple(g.track), g.scoring)
    control = g.control()
    hunted, beaten = hunts(g, monsters)
    last = [0] * g.seats if g.scoring == len(g.track) else at_the_end(g, control, beaten)
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


def _means(g: Mysthea, seat: int, time: float, lasting: float) -> tuple[float, ...]:
    """Energy, experience, cards and units, while there is time to use them."""
    zones, faces = g.zones, g.faces
    island, charged = ISLAND_OF[g.at[seat]], g.charged[seat]
    alignment = 0.0
    if charged and g.aligned[island] == NOBODY and seat not in g.aligned:
        there = ALIGNMENTS[island][g.night[island]]
        alignment = time * there.glory * there.per.of(g, seat)
    hand = equipment = upgrades = 0
    for card in zones[HAND[seat]]:
        hand += POINTS[faces[card]]
    equipped = zones[EQUIPMENT[seat]]
    for card in equipped:
        equipment += POINTS[faces[card]]
    upgraded = zones[UPGRADES[seat]]
    for card in upgraded:
        upgrades += POINTS[faces[card]]
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
        lasting * len(upgraded),
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
