"""How good a position is, for bots that look one step ahead: glory had, and glory to be expected."""

from math import tanh

from stolik.games.mysthea.alignments import ALIGNMENTS
from stolik.games.mysthea.board import REGIONS, STORM, TRACK, TYPE_OF
from stolik.games.mysthea.cards import KIND, POINTS
from stolik.games.mysthea.forecast import forecast
from stolik.games.mysthea.state import NOBODY, Mysthea
from stolik.games.mysthea.zones import EQUIPMENT, HAND

SCALE = 40.0
"""A lead of so much glory is nearly certain to last."""
POINT = 1.8
"""A command point that is still to be spent."""
ENERGY = (0.0, 0.8, 1.6, 2.3, 3.0, 3.5, 4.0, 4.3, 4.6, 4.8, 5.0, 5.1, 5.2)
"""What so much energy is worth: the first points most, since hardly anybody spends twelve."""
SURE = 0.75
"""What control of a region is worth before the Era ends, beside its glory."""


def evaluate(g: Mysthea, seat: int) -> float:
    """The lead over the best opponent."""
    if g.result is not None:
        return 1.0 if g.result.places[seat] == 1 else -1.0
    if g.era == 0:
        return 0.0
    worth = expected(g)
    best = max(worth[other] for other in range(g.seats) if other != seat)
    mean = (sum(worth) - worth[seat]) / (g.seats - 1)
    return 0.99 * tanh((worth[seat] - 0.6 * best - 0.4 * mean) / SCALE)


def expected(g: Mysthea) -> list[float]:
    """What each seat will have in the end, roughly."""
    eras_left = 3 - g.era
    rounds_left = _rounds_left(g)
    coming = forecast(g)
    later = _untold(g)
    worth = []
    for seat in range(g.seats):
        paid, late = coming[seat]
        value = g.glory[seat] + SURE * (sum(paid) + late) + SURE * later[seat]
        value += _means(g, seat, rounds_left, eras_left)
        worth.append(value)
    return worth


def _rounds_left(g: Mysthea) -> float:
    regions = sum(event < STORM for event in g.track)
    return (5 - regions) * (1 + (g.era + 1) / 6)


def _untold(g: Mysthea) -> list[float]:
    """Control of regions whose cards are still to come: about what the next spaces of the track are worth."""
    value = [0.0] * g.seats
    placed = len(g.track)
    missing = [kind for kind in range(STORM) if kind not in g.track]
    if missing:
        spaces = [TRACK[min(placed + step, len(TRACK) - 1)] for step in range(len(missing))]
        mean = sum(spaces) / len(spaces)
        for region in range(REGIONS):
            if TYPE_OF[region] in missing:
                holder = g.controller(region)
                if holder != NOBODY:
                    value[holder] += 0.6 * mean
    return value


def _means(g: Mysthea, seat: int, rounds_left: float, eras_left: int) -> float:
    """Energy, experience, cards and units, while there is time to use them."""
    time = min(1.0, (rounds_left + 4 * eras_left) / 4)
    value = time * (ENERGY[g.energy[seat]] + 0.9 * min(g.experience[seat], 6))
    if g.next_encounter_costs(seat) and g.token[seat] == g.island_of(seat):
        value += 1.0 * time
    value += time * 1.5 * g.charged[seat] + POINT * g.points[seat]
    if not g.has_aligned(seat) and g.charged[seat]:
        island = g.island_of(seat)
        if g.aligned[island] == NOBODY:
            alignment = ALIGNMENTS[island][g.night[island]]
            value += 0.3 * time * alignment.glory * alignment.per.of(g, seat)
    value += time * 0.35 * sum(POINTS[g.faces[card]] for card in g.zones[HAND[seat]])
    lasting = time * (1.0 + 0.5 * (rounds_left / 6 + eras_left))
    for card in g.zones[EQUIPMENT[seat]]:
        value += lasting * (1.0 + 0.4 * POINTS[g.faces[card]])
    for face in g.slots[5 * seat : 5 * seat + 5]:
        if face >= 0 and KIND[face] == "upgrade":
            value += lasting * (0.8 + 0.4 * POINTS[face])
    constructs, golems = g.count("construct", seat), g.count("golem", seat)
    value += time * (0.5 * g.pool_constructs[seat] + 0.9 * g.pool_golems[seat] + 1.1 * constructs + 2.0 * golems)
    value += time * 0.5 * g.count("fortification", seat) + 0.3 * time * g.stands[seat].bit_count()
    return value - (2.0 * time if g.wounded[seat] else 0.0)
