"""What the end of the Era would bring if it came now, as far as it follows from the table; and what a unit changes."""

from collections.abc import Sequence
from typing import NamedTuple

from stolik.games.mysthea.alignments import ALIGNMENTS
from stolik.games.mysthea.attack import resistance, strength_of
from stolik.games.mysthea.board import (
    ALL_OF_TYPE,
    BIT,
    CRYSTAL_FIELD,
    FIRST_MONSTER,
    FOREST,
    MIST,
    MOUNTAINS,
    REGIONS,
    RIVER,
    STORM,
    TRACK,
    TYPE_OF,
    VOLCANO,
    clockwise,
    regions_in,
)
from stolik.games.mysthea.chosen import CELETHE, CR_2T1, CR_2T1_GLORY, CR_2T1_REGIONS
from stolik.games.mysthea.monsters import MONSTERS
from stolik.games.mysthea.state import NOBODY, Mysthea
from stolik.games.mysthea.turn import MEDITATION


def forecast(g: Mysthea, holders: Sequence[int] | None = None) -> list[tuple[list[int], int]]:
    """By seat: the glory of each event on the track, and of what is counted after them.

    Monsters are beaten or not where they would stand by then; what their victims would lose, and any glory that they
    cost, is not foretold. Who has found out already who controls what (`g.holders()`) may say so.
    """
    if g.result is not None or g.scoring == len(g.track):
        return [([0] * len(g.track), 0)] * g.seats
    events: list[list[int]] = [[] for _ in range(g.seats)]
    lairs, beaten = g.lairs[:], set(g.defeated)
    holders = g.holders() if holders is None else holders
    for place, event in enumerate(g.track):
        if place < g.scoring:
            glory = [0] * g.seats
        elif event >= FIRST_MONSTER:
            glory = _hunt(g, g.monsters.index(event - FIRST_MONSTER), lairs, beaten)
        else:
            glory = [0] * g.seats
            if event == STORM:
                for which, lair in enumerate(lairs):
                    if lair >= 0:
                        lairs[which] = clockwise(g.ring, lair, 1)
            else:
                for region in ALL_OF_TYPE[event]:
                    holder = holders[region]
                    if holder != NOBODY:
                        glory[holder] += TRACK[place]
        for seat in range(g.seats):
            events[seat].append(glory[seat])
    return [(events[seat], _at_the_end(g, seat, len(beaten))) for seat in range(g.seats)]


def _hunt(g: Mysthea, which: int, lairs: list[int], beaten: set[int]) -> list[int]:
    island = lairs[which]
    glory = [0] * g.seats
    strong = {seat: resistance(g, seat, island) for seat in g.order if g.on_island(seat, island)}
    if strong and sum(strong.values()) >= strength_of(g, which, island):
        beaten.add(g.monsters[which])
        fighters = sorted(strong, key=lambda seat: -strong[seat])
        for seat, reward in zip(fighters, MONSTERS[g.monsters[which]].rewards):
            twice = g.island_of(seat) == island and g.has(seat, CELETHE)
            glory[seat] = reward.glory * (2 if twice else 1)
    lairs[which] = clockwise(g.ring, island, 1)
    return glory


def _at_the_end(g: Mysthea, seat: int, beaten: int) -> int:
    late = ALIGNMENTS[VOLCANO][g.night[VOLCANO]]
    glory = late.glory * beaten if late.at_the_end and g.aligned[VOLCANO] == seat else 0
    if g.era and g.has(seat, CR_2T1):
        glory += CR_2T1_GLORY * (g.controlled(seat).bit_count() // CR_2T1_REGIONS)
    return glory


def pays(g: Mysthea, region: int) -> int:
    """The glory that control of a region brings at the end of this Era, as far as the track shows it."""
    kind = TYPE_OF[region]
    return sum(value for value, event in zip(TRACK, g.track) if event == kind)


class Prospect(NamedTuple):
    """One unit more or less in a region: the strength of its owner then, who controls it, and what that is worth."""

    unit: str
    region: int
    comes: bool
    now: int
    then: int
    control: int
    glory: int


def prospects(g: Mysthea, seat: int) -> list[Prospect]:
    """What each kind of unit would change wherever it came to, and wherever it left."""
    construct, golem, _, chosen = g.weights(seat)
    there = {"construct": g.constructs, "golem": g.golems}
    found: list[Prospect] = []
    for region in range(REGIONS):
        if region in g.closed:
            continue
        now, worth, mine = g.strength(seat, region), pays(g, region), g.controller(region) == seat
        for unit, weight in (("construct", construct), ("golem", golem), ("chosen", chosen)):
            here = g.at[seat] == region if unit == "chosen" else there[unit][15 * seat + region] > 0
            for then, comes in ((now + weight, True), (now - weight, False)):
                # A Chosen cannot come to where it is, and nothing leaves from where it is not.
                if (here and unit == "chosen") if comes else not here:
                    continue
                control = _controller(g, region, seat, then)
                glory = worth * ((control == seat) - mine)
                found.append(Prospect(unit, region, comes, now, then, control, glory))
    return found


def _controller(g: Mysthea, region: int, seat: int, strength: int) -> int:
    """Who controls a region if one seat has this strength there."""
    best, holder = 0, NOBODY
    for other in g.order:
        theirs = strength if other == seat else g.strength(other, region) if g.stands[other] & BIT[region] else 0
        if theirs > best:
            best, holder = theirs, other
    return holder


def meditation(g: Mysthea, seat: int) -> tuple[int, int, int, int, int]:
    """What meditating would give: energy, glory, experience, fortifications, and points of crystal fields."""
    found = [0] * 5
    for region in regions_in(g.stands[seat]):
        found[TYPE_OF[region]] += 1
    built = min(found[MOUNTAINS], g.spare_fortifications[seat])
    return MEDITATION + found[FOREST], 2 * found[RIVER], found[MIST], built, found[CRYSTAL_FIELD]
