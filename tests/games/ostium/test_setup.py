"""rulebook: "Przygotowanie gry", at each number of players."""

import pytest

from stolik.games.ostium import GAME
from stolik.games.ostium.cards import CLAN_NAME, CREATURES, FACES, KIND
from stolik.games.ostium.effects import CLANS
from stolik.games.ostium.state import Ostium
from stolik.games.ostium.zones import DECK, HAND, PRIMALS, SOVEREIGNS, SUMMON, THRONE, WARRIORS
from stolik.table import BadOption, Match


def dealt(seats: int, seed: int) -> Ostium:
    g = Match(GAME, seats, seed=seed).state
    assert isinstance(g, Ostium)
    return g


@pytest.mark.parametrize(("seats", "hands"), [(1, [5]), (2, [3, 5]), (3, [3, 4, 5])])
def test_hands_and_decks(seats: int, hands: list[int]) -> None:
    """rulebook: "Ręka początkowa", "Talia gracza": ten familiars, two of each clan."""
    firsts = set()
    for seed in range(30):
        g = dealt(seats, seed)
        firsts.add(g.first)
        assert g.active == g.first
        for place, count in enumerate(hands):
            seat = (g.first + place) % seats
            own = [*g.zones[HAND[seat]], *g.zones[DECK[seat]]]
            assert len(g.zones[HAND[seat]]) == count
            assert sorted(CLAN_NAME[g.faces[card]] for card in own) == sorted([*CLANS, *CLANS])
            assert {KIND[g.faces[card]] for card in own} == {"familiar"}
    assert firsts == set(range(seats)), "a coin decides who begins"


@pytest.mark.parametrize(("seats", "gates"), [(1, [15, 15, 15] * 2), (2, [15, 15, 15] * 2), (3, [15, -1, 15] * 3)])
def test_gates(seats: int, gates: list[int]) -> None:
    """rulebook: "Rząd Bram"; with three players the middle column has none."""
    assert dealt(seats, 1).gates == gates


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_summon_field(seats: int) -> None:
    g = dealt(seats, 3)
    assert (len(g.zones[SUMMON]), len(g.zones[WARRIORS])) == (6, 44)
    assert (len(g.zones[THRONE]), len(g.zones[SOVEREIGNS])) == (2, 8)
    assert len(g.zones[PRIMALS]) == 10
    assert all(KIND[g.faces[card]] == "warrior" for card in [*g.zones[SUMMON], *g.zones[WARRIORS]])


def test_in_solo_the_warriors_stand_on_the_opponents_battlefield() -> None:
    g = dealt(1, 3)
    assert sorted(g.slots[6:]) == sorted(g.zones[SUMMON])
    assert g.slots[:6] == [-1] * 6


def test_the_box() -> None:
    """rulebook: "Karty Kreatur": so many of each clan."""
    for clan in CLANS:
        kinds = [creature.kind for creature in CREATURES if creature.clan == clan]
        assert (kinds.count("familiar"), kinds.count("warrior"), kinds.count("sovereign")) == (1, 10, 2)
    assert len(FACES) == len(set(FACES)) == 66


def test_only_one_two_or_three_play() -> None:
    for seats in (0, 4):
        with pytest.raises(BadOption):
            Match(GAME, seats)
