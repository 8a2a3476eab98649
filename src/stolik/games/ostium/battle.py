"""The attack phase in numbers: power with all its bonuses, fusion routes, and what a charge would do.

Everything here only reads the table.
"""

from dataclasses import dataclass

from stolik.games.ostium.cards import (
    ANY_FURY,
    ASSAULT,
    ASSAULT_LEFT,
    ASSAULT_RIGHT,
    CLAN,
    FURY,
    FURY_LEFT,
    FURY_RIGHT,
    FUSION,
    FUSION_LEFT,
    FUSION_RIGHT,
    GUARD,
    GUARD_LEFT,
    GUARD_RIGHT,
    POWER,
    WILD,
    WILD_LEFT,
    WILD_RIGHT,
)
from stolik.games.ostium.effects import ANY_CLAN, CLANS
from stolik.games.ostium.state import EMPTY, ROW, SIDE, Ostium

FUSED = 2
"""rulebook: "Fuzja Mocy": what a chain adds by itself."""


# -- synergy and power ------------------------------------------------------------------------------------------------


def joins(g: Ostium, at: int) -> tuple[bool, bool]:
    """rulebook: "Synergia Klanowa": is there a creature of the same clan at its left, and one at its right?"""
    slots, faces = g.slots, g.faces
    clan = CLAN[faces[slots[at]]]
    column = at % ROW
    left = column > 0 and slots[at - 1] != EMPTY and clan & CLAN[faces[slots[at - 1]]] != 0
    right = column < 2 and slots[at + 1] != EMPTY and clan & CLAN[faces[slots[at + 1]]] != 0
    return left, right


def defence(g: Ostium, at: int) -> int:
    """The power of the creature in a slot when it is attacked. A defeated one has none (decision 15)."""
    if g.turned >> at & 1:
        return 0
    face = g.faces[g.slots[at]]
    power = POWER[face] + GUARD[face]
    if GUARD_LEFT[face] or GUARD_RIGHT[face]:
        left, right = joins(g, at)
        power += (GUARD_LEFT[face] if left else 0) + (GUARD_RIGHT[face] if right else 0)
    return power


def assault(g: Ostium, at: int) -> int:
    """What a creature adds to its own power when it charges."""
    face = g.faces[g.slots[at]]
    power = ASSAULT[face]
    if ASSAULT_LEFT[face] or ASSAULT_RIGHT[face]:
        left, right = joins(g, at)
        power += (ASSAULT_LEFT[face] if left else 0) + (ASSAULT_RIGHT[face] if right else 0)
    return power


def furious(g: Ostium, at: int) -> int:
    """How often the creature in a slot has fury."""
    face = g.faces[g.slots[at]]
    times = FURY[face]
    if FURY_LEFT[face] or FURY_RIGHT[face]:
        left, right = joins(g, at)
        times += (FURY_LEFT[face] if left else 0) + (FURY_RIGHT[face] if right else 0)
    return times


def anybody_furious(g: Ostium, side: int) -> bool:
    """Does any creature that could charge have fury?"""
    for at in range(SIDE * side, SIDE * side + ROW):
        card = g.slots[at]
        if card != EMPTY and ANY_FURY[g.faces[card]] and not g.turned >> at & 1 and furious(g, at):
            return True
    return False


def creatures_of(g: Ostium, clan: int) -> int:
    """Creatures of a clan on all battlefields; defeated ones count, primals do not (decision 8)."""
    faces, bit = g.faces, 1 << clan
    return sum(card != EMPTY and CLAN[faces[card]] == bit for card in g.slots)


def strongest_clan(g: Ostium) -> int:
    """The clan with the most creatures, the first of several."""
    return max(range(len(CLANS)), key=lambda clan: creatures_of(g, clan))


def power(g: Ostium, side: int, column: int) -> int:
    """The power with which the creature in a column of the attack row charges, all bonuses included."""
    at = SIDE * side + column
    total = POWER[g.faces[g.slots[at]]] + assault(g, at) + g.bonus[column]
    if g.fury >= 0:
        times = furious(g, at)
        if times:
            total += times * creatures_of(g, g.fury)
    return total


def chargers(g: Ostium, side: int) -> list[int]:
    """The columns whose creatures charge: those that are not defeated and have any power (decision 4)."""
    base = SIDE * side
    idle = g.turned >> base | g.charged
    return [
        column
        for column in range(ROW)
        if g.slots[base + column] != EMPTY and not idle >> column & 1 and power(g, side, column) > 0
    ]


# -- fusion -----------------------------------------------------------------------------------------------------------


def _routes(column: int) -> tuple[tuple[int, ...], ...]:
    """All ways from the defence slot of a column to a slot of the attack row, without crossing themselves."""
    found: list[tuple[int, ...]] = []

    def go(way: tuple[int, ...]) -> None:
        last = way[-1]
        if last < ROW:
            found.append(way)
        row, at = divmod(last, ROW)
        steps = [last + ROW if row == 0 else last - ROW]
        steps += [last - 1] if at > 0 else []
        steps += [last + 1] if at < 2 else []
        for step in steps:
            if step not in way:
                go((*way, step))

    go((ROW + column,))
    return tuple(sorted(found, key=lambda way: (len(way), way)))


WAYS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(_routes(column) for column in range(ROW))
"""By the gate's column, every way that a chain could take, the shortest first."""


def fusible(g: Ostium, at: int) -> int:
    """The clans in whose chain the creature of a slot may stand, a bit each."""
    face = g.faces[g.slots[at]]
    if WILD[face]:
        return ANY_CLAN
    if WILD_LEFT[face] or WILD_RIGHT[face]:
        left, right = joins(g, at)
        if (left and WILD_LEFT[face]) or (right and WILD_RIGHT[face]):
            return ANY_CLAN
    return CLAN[face]


def chained(g: Ostium) -> int:
    """The slots (of one side) through which a chain already goes, a bit each."""
    used = 0
    for chain in g.chains:
        for slot in chain[1:]:
            used |= 1 << slot
    return used


def routes(g: Ostium, side: int, column: int, used: int = 0) -> list[tuple[int, ...]]:
    """rulebook: "Fuzja Mocy": the chains that may start at a gate, beside those that use these slots already.

    One clan a chain; primals and the wild join any. It ends on a creature that can charge; defeated ones on its way
    still take part in synergy.
    """
    if g.gates[ROW * side + column] <= 0:
        return []
    base = SIDE * side
    slots = g.slots
    if slots[base + ROW + column] == EMPTY or used >> (ROW + column) & 1:
        return []
    clans = [0 if slots[base + slot] == EMPTY or used >> slot & 1 else fusible(g, base + slot) for slot in range(SIDE)]
    turned = g.turned >> base
    found = []
    for way in WAYS[column]:
        common = ANY_CLAN
        for slot in way:
            common &= clans[slot]
        if common and not turned >> way[-1] & 1:
            found.append(way)
    return found


def fusion(g: Ostium, side: int, way: tuple[int, ...] | list[int]) -> int:
    """What a chain adds to the charge of the creature at its end."""
    base = SIDE * side
    faces, slots = g.faces, g.slots
    total = FUSED
    for slot in way:
        at = base + slot
        face = faces[slots[at]]
        total += FUSION[face]
        if FUSION_LEFT[face] or FUSION_RIGHT[face]:
            left, right = joins(g, at)
            total += (FUSION_LEFT[face] if left else 0) + (FUSION_RIGHT[face] if right else 0)
    return total


# -- charges ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hit:
    """A creature on the way of a charge: where it stands, its power, and the power left of the charge after it."""

    at: int
    strength: int
    left: int
    """Below 0 if the charge was blocked; 0 if it ends here with the creature's defeat."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a charge does: whom it meets, and the damage at the gate (0 if it never gets there)."""

    power: int
    hits: tuple[Hit, ...]
    gate: int
    damage: int
    wasted: bool
    """It gets through where no gate stands."""

    @property
    def defeats(self) -> int:
        return sum(hit.left >= 0 for hit in self.hits)


def blockable(g: Ostium, column: int, foe: int) -> bool:
    """Does a creature stand in the attack row opposite, so that it may be skipped?"""
    at = SIDE * foe + g.facing(column)
    return g.slots[at] != EMPTY and not g.turned >> at & 1


def forecast(g: Ostium, column: int, foe: int, skip: bool, strength: int) -> Forecast:
    """rulebook: "Pokonanie Kreatury": a charge of this strength from a column against a foe.

    Creatures that are defeated already stand in nobody's way (decision 15).
    """
    opposite = g.facing(column)
    first = SIDE * foe + opposite
    left = strength
    hits: list[Hit] = []
    gate = ROW * foe + opposite
    for at in (first + ROW,) if skip else (first, first + ROW):
        if g.slots[at] == EMPTY or g.turned >> at & 1:
            continue
        defending = defence(g, at)
        left -= defending
        hits.append(Hit(at, defending, left))
        if left <= 0:
            return Forecast(strength, tuple(hits), gate, 0, False)
    stands = g.gates[gate] > 0
    return Forecast(strength, tuple(hits), gate, left if stands else 0, not stands)
