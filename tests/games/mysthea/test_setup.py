"""rulebook: "Przygotowanie", with both starts and every option."""

import random
from collections import Counter

import pytest
from tests.games.mysthea.board import Tables

from stolik.games.mysthea import MystheaGame
from stolik.games.mysthea.board import ISLAND_OF, MIRAGES, TYPE_OF
from stolik.games.mysthea.chosen import CHOSEN
from stolik.games.mysthea.effects import KINDS
from stolik.games.mysthea.zones import HAND, OFFER
from stolik.table import BadOption, Match

SEATS = (2, 3, 4, 5)


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_alike(table: Tables, seats: int) -> None:
    g = table.new(seats).g
    for seat in range(seats):
        assert [g.kind(card) for card in g.zones[HAND[seat]]] == list(KINDS)
        assert (g.pool_constructs[seat], g.pool_golems[seat]) == (2, 1)
        assert (g.spare_constructs[seat], g.spare_golems[seat], g.spare_fortifications[seat]) == (6, 3, 4)
        assert (g.glory[seat], g.energy[seat], g.experience[seat]) == (0, 0, 0)
        assert g.charged[seat]
    assert sorted(g.order) == [*range(seats)]
    assert len(set(g.chosen)) == seats
    assert len(set(g.monsters)) == 3


def test_the_islands_lie_at_random() -> None:
    rings = {Match(MystheaGame(), 2, {}, seed, keep=False).state.ring for seed in range(40)}
    assert len(rings) > 20


def test_two_players_get_mirages_on_five_different_types() -> None:
    """Decision 20."""
    assert all(len({ISLAND_OF[region] for region in way}) == 5 for way in MIRAGES)
    assert all(len({TYPE_OF[region] for region in way}) == 5 for way in MIRAGES)
    laid = {Match(MystheaGame(), 2, {}, seed, keep=False).state.closed for seed in range(60)}
    assert len(laid) > 5
    assert Match(MystheaGame(), 3, {}, 1, keep=False).state.closed == ()


def test_placing_goes_from_the_last_player_to_the_first(table: Tables) -> None:
    t = table.new(3)
    last, middle, first = reversed(t.g.order)
    assert (t.asker, t.asked) == (last, "place-chosen")
    assert len(t.options) == 15
    t.choose("tree-forest")
    assert t.options == ["crystal", "rift", "sphere", "volcano"], "the token goes to another island"
    t.choose("rift")
    assert t.asker == middle
    assert not any(str(option).startswith("tree-") for option in t.options), "one Chosen an island"
    t.choose("rift-mist", "tree", "sphere-river", "tree")
    assert t.asker == first
    assert t.g.era == 1


def test_a_chosen_is_not_placed_into_a_mirage_and_three_mirages_go(table: Tables) -> None:
    t = table.new(2)
    assert len(t.options) == 10
    rng = random.Random(1)
    while t.g.era == 0:
        t.choose(rng.choice(t.options))
    inhabited = {ISLAND_OF[region] for region in t.g.at}
    assert {ISLAND_OF[region] for region in t.g.closed} == inhabited
    assert len(t.g.closed) == 2


def test_era_one_begins_with_energy_by_artifact(table: Tables) -> None:
    """rulebook, example under "Początek Ery" 9: 3, 4 and 5 energy."""
    t = table.new(5, abilities=False)
    rng = random.Random(1)
    while t.g.era == 0:
        t.choose(rng.choice(t.options))
    assert [t.energy[seat] for seat in t.g.order] == [3, 4, 5, 6, 7]
    assert len(t.market) == 3
    assert len(t.track) == 1
    assert t.asker == t.g.order[0]


def test_a_drafted_start(table: Tables) -> None:
    """rulebook: "Tryb zaawansowany"."""
    t = table.new(3, start="drafted")
    assert t.asker == t.g.order[0]
    assert len(t.options) == 5
    first = str(t.options[0])
    t.choose(first)
    assert t.asker == t.g.order[1]
    assert len(t.g.zones[OFFER]) == 4, "another card of that kind is laid open"
    rng = random.Random(3)
    while t.asked == "draft":
        seat, held = t.asker, {t.g.kind(card) for card in t.g.zones[HAND[t.asker]]}
        kinds = [t.g.kind(t.card(str(name))) for name in t.options if name not in CHOSEN]
        assert not held & set(kinds), "nobody takes a kind twice"
        assert (t.g.chosen[seat] < 0) == any(name in CHOSEN for name in t.options)
        t.choose(rng.choice(t.options))
    for seat in range(3):
        assert Counter(t.g.kind(card) for card in t.g.zones[HAND[seat]]) == Counter(KINDS)
        assert t.g.chosen[seat] >= 0
    assert len(set(t.g.chosen)) == 3


def test_alignments_by_day_by_night_and_mixed() -> None:
    assert Match(MystheaGame(), 2, {"alignments": "day"}, 0).state.night == [False] * 5
    assert Match(MystheaGame(), 2, {"alignments": "night"}, 0).state.night == [True] * 5
    sides = {tuple(Match(MystheaGame(), 2, {"alignments": "mixed"}, s, keep=False).state.night) for s in range(40)}
    assert len(sides) > 10


def test_seats_may_name_their_chosen() -> None:
    for seed in range(5):
        g = Match(MystheaGame(), 3, {"chosen": ["sanya", "random", "anuth"]}, seed).state
        assert (g.chosen[0], g.chosen[2]) == (CHOSEN.index("sanya"), CHOSEN.index("anuth"))
        assert len(set(g.chosen)) == 3


@pytest.mark.parametrize(
    "options",
    [
        {"chosen": ["sanya", "sanya"]},
        {"chosen": ["sanya"], "start": "drafted"},
        {"chosen": ["nobody"]},
        {"chosen": "sanya"},
        {"chosen": ["random", "random", "random"]},
        {"abilities": "on"},
        {"alignments": "dusk"},
        {"weather": "fine"},
    ],
)
def test_odd_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Match(MystheaGame(), 2, options, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_every_combination_of_options_plays_to_its_end(seats: int) -> None:
    game = MystheaGame()
    number = 0
    for alignments in ("day", "night", "mixed"):
        for start in ("standard", "drafted"):
            for switches in range(8):
                options = {
                    "alignments": alignments,
                    "start": start,
                    "abilities": bool(switches & 1),
                    "behaviours": bool(switches & 2),
                    "premonition": bool(switches & 4),
                }
                match = Match(game, seats, options, number, keep=False)
                rng = random.Random(number)
                while match.question is not None:
                    ask = match.asks[0]
                    match.answer(rng.choice(ask.options), ask.seat)
                    if match.question is not None and match.number % 7 == 0:
                        game.inspect(match.state)
                assert match.result is not None
                assert sorted(match.result.places) == [*range(1, seats + 1)]
                number += 1
