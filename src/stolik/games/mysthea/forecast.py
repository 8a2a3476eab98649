"""What the end of the Era would bring if it came now, as far as it follows from the table; and what a unit changes."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from stolik.games.mysthea.alignments import ALIGNMENTS
from stolik.games.mysthea.attack import resistance, strength_of
from stolik.games.mysthea.board import (
    BIT,
    CRYSTAL_FIELD,
    FIRST_MONSTER,
    FOREST,
    ISLAND_MASK,
    MIST,
    MOUNTAINS,
    REGIONS,
    RIVER,
    STORM,
    TRACK,
    TYPE_MASK,
    TYPE_OF,
    TYPES,
    VOLCANO,
    clockwise,
    regions_in,
)
from stolik.games.mysthea.chosen import CELETHE, CR_2T1, CR_2T1_GLORY, CR_2T1_REGIONS
from stolik.games.mysthea.monsters import MONSTERS
from stolik.games.mysthea.state import NOBODY, Mysthea
from stolik.games.mysthea.turn import MEDITATION


class Track(NamedTuple):
    """What is still to come of the events on the track."""

    pay: tuple[int, ...]
    """By type: what a region brings."""
    monsters: tuple[tuple[int, int, int], ...]
    """Of each attack: its place, the monster, and how many storms come before it."""


def forecast(g: Mysthea) -> list[tuple[list[int], int]]:
    """By seat: the glory of each event on the track, and of what is counted after them.

    Monsters are beaten or not where they would stand by then; what their victims would lose, and any glory that they
    cost, is not foretold.
    """
    control, nothing = g.control(), [0] * g.seats
    scoring = g.scoring if g.result is None else len(g.track)
    pay, monsters = on_track(tuple(g.track), scoring)
    hunted, beaten = hunts(g, monsters)
    events = [
        [pay[event] * (mine & TYPE_MASK[event]).bit_count() for mine in control]
        if event < STORM
        else hunted.get(place, nothing)
        for place, event in enumerate(g.track)
    ]
    last = nothing if scoring == len(g.track) else at_the_end(g, control, beaten)
    return [([glory[seat] for glory in events], last[seat]) for seat in range(g.seats)]


@lru_cache(maxsize=1024)
def on_track(track: tuple[int, ...], scoring: int) -> Track:
    """What comes from the place that is being scored on; bots ask it of the same track over and over."""
    pay = [0] * len(TYPES)
    monsters: list[tuple[int, int, int]] = []
    storms = 0
    for place, event in enumerate(track):
        if place < scoring:
            continue
        if event < STORM:
            pay[event] = TRACK[place]
        elif event == STORM:
            storms += 1
        else:
            monsters.append((place, event - FIRST_MONSTER, storms))
    return Track(tuple(pay), tuple(monsters))


def hunts(g: Mysthea, monsters: tuple[tuple[int, int, int], ...]) -> tuple[dict[int, list[int]], int]:
    """By place on the track: the glory of each seat for a monster that is beaten. And how many are beaten by then."""
    hunted: dict[int, list[int]] = {}
    beaten = len(g.defeated)
    for place, monster, storms in monsters:
        which = g.monsters.index(monster)
        glory = _hunt(g, which, clockwise(g.ring, g.lairs[which], storms))
        if glory is not None:
            hunted[place] = glory
            beaten += monster not in g.defeated
    return hunted, beaten


def _hunt(g: Mysthea, which: int, island: int) -> list[int] | None:
    """The glory for a monster on this island, if it would be beaten there."""
    there = ISLAND_MASK[island]
    strong = {seat: resistance(g, seat, island) for seat in g.order if g.stands[seat] & there}
    if not strong or sum(strong.values()) < strength_of(g, which, island):
        return None
    glory = [0] * g.seats
    fighters = sorted(strong, key=lambda seat: -strong[seat])
    for seat, reward in zip(fighters, MONSTERS[g.monsters[which]].rewards):
        twice = g.island_of(seat) == island and g.has(seat, CELETHE)
        glory[seat] = reward.glory * (2 if twice else 1)
    return glory


def at_the_end(g: Mysthea, control: Sequence[int], beaten: int) -> list[int]:
    """By seat: the glory of what is counted after the events."""
    glory = [0] * g.seats
    holder = g.aligned[VOLCANO]
    if holder != NOBODY:
        late = ALIGNMENTS[VOLCANO][g.night[VOLCANO]]
        if late.at_the_end:
            glory[holder] = late.glory * beaten
    if CR_2T1 in g.chosen and g.era:
        for seat in range(g.seats):
            if g.has(seat, CR_2T1):
                glory[seat] += CR_2T1_GLORY * (control[seat].bit_count() // CR_2T1_REGIONS)
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
