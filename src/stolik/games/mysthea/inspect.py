"""What must hold between any two answers."""

from stolik.games.mysthea.board import BIT, STORM, TYPES
from stolik.games.mysthea.cards import COMMAND
from stolik.games.mysthea.effects import SLOTS
from stolik.games.mysthea.state import CONSTRUCTS, ENCOUNTERS, FORTIFICATIONS, GOLEMS, MOST, Mysthea
from stolik.games.mysthea.turn import EQUIPMENT_SLOTS
from stolik.games.mysthea.zones import EQUIPMENT, ORDERS, UPGRADES


def inspect(g: Mysthea) -> None:
    assert sorted(g.ring) == [0, 1, 2, 3, 4], "an island is lost"
    assert sorted(g.order) == [*range(g.seats)]
    assert all(g.order[rank] == seat for seat, rank in enumerate(g.rank)), "artifacts and order differ"
    known = [card for met in g.met for card in met]
    assert sorted([*g.unmet, *known]) == [*range(30)], "an encounter is lost"
    if g.era:
        events = [*g.coming, *g.track, *([g.next_event] if g.next_event >= 0 else [])]
        assert sorted(events) == sorted([*range(STORM + 1), *(6 + m for m in g.monsters[: g.era])]), "events lost"
        assert len(TYPES) >= sum(event < STORM for event in g.track)
    for seat in range(g.seats):
        _inspect_seat(g, seat)


def _inspect_seat(g: Mysthea, seat: int) -> None:
    base = 15 * seat
    assert 0 <= g.energy[seat] <= MOST, "energy out of bounds"
    assert 0 <= g.experience[seat] <= MOST, "experience out of bounds"
    assert g.glory[seat] >= 0, "glory below zero"
    assert g.points[seat] >= 0, "command points below zero"
    assert len(g.met[seat]) <= ENCOUNTERS, "too many encounters"
    assert g.aligned.count(seat) <= 1, "aligned twice in an Era"
    constructs = g.count("construct", seat) + g.pool_constructs[seat] + g.spare_constructs[seat]
    golems = g.count("golem", seat) + g.pool_golems[seat] + g.spare_golems[seat]
    fortifications = g.count("fortification", seat) + g.spare_fortifications[seat]
    assert (constructs, golems, fortifications) == (CONSTRUCTS, GOLEMS, FORTIFICATIONS), "units lost or doubled"
    assert min(g.pool_constructs[seat], g.pool_golems[seat], g.spare_constructs[seat], g.spare_golems[seat]) >= 0
    assert g.spare_fortifications[seat] >= 0
    for region in range(15):
        assert 0 <= g.moved_constructs[base + region] <= g.constructs[base + region], "more moved than there are"
        assert 0 <= g.moved_golems[base + region] <= g.golems[base + region], "more moved than there are"
        there = g.units(seat, region)
        assert bool(g.stands[seat] & BIT[region]) == (there > 0), "where a seat stands is not where its units are"
        assert not there or region not in g.closed, "a unit in a mirage"
    assert len(g.zones[EQUIPMENT[seat]]) <= EQUIPMENT_SLOTS, "too much equipment"
    faces = {g.faces[card] for card in g.zones[UPGRADES[seat]]}
    slots = g.slots[5 * seat : 5 * seat + 5]
    assert faces == {face for face in slots if face >= 0}, "upgrades and slots differ"
    assert all(face < 0 or COMMAND[face].slot == SLOTS[slot] for slot, face in enumerate(slots)), "a wrong slot"
    assert g.battle is not None or not g.zones[ORDERS[seat]], "an order card was left lying"
