"""How positions are judged: for bots, beside the names of the players, and by the conformance suite."""

from collections.abc import Callable

import pytest
from tests.games.ostium.board import Tables

from stolik.bots import GreedyBot, RandomBot, play_out
from stolik.games.ostium import GAME, OstiumGame
from stolik.games.ostium.evaluate import ALONE, features_alone
from stolik.games.ostium.state import EMPTY, Ostium
from stolik.table import Match

game = OstiumGame()


def test_greedy_beats_random() -> None:
    """As weak a greedy bot as there is, from both seats. docs/ostium-balance.md says how a hundred went."""
    won = 0
    for seed in range(10):
        match = Match(GAME, 2, seed=seed)
        mine = seed % 2
        play_out(match, {mine: GreedyBot(seed, worlds=1), 1 - mine: RandomBot(seed)})
        assert match.result is not None
        won += match.result.winners() == [mine]
    assert won >= 9


def test_greedy_makes_a_match_of_it_alone() -> None:
    """It wins about one match in three (docs/ostium-balance.md), and mostly breaks two gates at least."""
    broken = []
    for seed in range(6):
        match = Match(GAME, 1, seed=seed)
        play_out(match, {0: GreedyBot(seed, worlds=1)})
        broken.append(match.state.gates[3:].count(0))
    assert sum(broken) >= 6, broken


@pytest.mark.parametrize(
    "better",
    [
        {"their_gates": [15, 9, 15]},
        {"their_gates": [15, 0, 15]},
        {"attack": ["forge-horn"]},
        {"defence": [None, None, "stone-beetle"]},
        {"discard": ["old-kraken"]},
        {"crystals": 3},
        {"warriors": ["mossling", "crackler", "shoal-diver"]},
        {"their_attack": ["sparkling", None, "magma-ram"]},
    ],
)
def test_what_makes_a_position_alone_better(table: Tables, better: dict[str, object]) -> None:
    """The Magma Ram in the middle comes to the right column before it charges; the one at the right is sent away."""
    usual: dict[str, object] = {
        "seats": 1,
        "their_attack": ["sparkling", "magma-ram", None],
        "warriors": ["mossling"],
        "hand": ["dripling"],
    }
    plain, changed = table(**usual), table(**{**usual, **better})  # type: ignore[arg-type]
    assert -1 < game.evaluate(plain.g, 0) < game.evaluate(changed.g, 0) < 1


def test_alone_every_feature_has_a_weight(table: Tables) -> None:
    t = table(seats=1, attack=["magma-ram"], their_defence=["mossling"], hand=["dripling"])
    assert len(features_alone(t.g)) == len(ALONE)


def test_whoever_wins_has_everything_and_whoever_loses_nothing(table: Tables) -> None:
    t = table(attack=["magma-ram"], their_gates=[6, 0, 0], hand=["dripling"]).attack()
    assert t.places == (1, 2)
    assert [game.evaluate(t.g, seat) for seat in (0, 1)] == [1.0, -1.0]


@pytest.mark.parametrize(
    "better",
    [
        {"their_gates": [15, 9, 15]},
        {"their_gates": [15, 0, 15]},
        {"attack": ["magma-ram"]},
        {"defence": ["stone-beetle"]},
        {"discard": ["old-kraken"]},
        {"crystals": 3},
    ],
)
def test_what_makes_a_position_better(table: Tables, better: dict[str, object]) -> None:
    usual: dict[str, object] = {"summon": ["sparkling", "bloodflame"], "hand": ["dripling"], "their_hand": ["dripling"]}
    plain, changed = table(**usual), table(**{**usual, **better})  # type: ignore[arg-type]
    for seat, sign in ((0, 1), (1, -1)):
        gain = game.evaluate(changed.g, seat) - game.evaluate(plain.g, seat)
        assert sign * gain > 0, f"for seat {seat}: {gain}"
        assert -1 < game.evaluate(changed.g, seat) < 1


def test_a_position_is_as_good_for_one_as_it_is_bad_for_the_other(table: Tables) -> None:
    t = table(attack=["magma-ram"], their_defence=["stone-beetle"], gates=[4, 15, 15], their_gates=[15, 7, 15])
    assert game.evaluate(t.g, 0) == pytest.approx(-game.evaluate(t.g, 1))


def test_one_stands_by_what_is_left_of_the_gates(table: Tables) -> None:
    assert game.standing(table(gates=[4, 15, 0], their_gates=[15, 7, 15], hand=["dripling"]).g) == (19, 37)
    assert game.standing(table(seats=1, gates=[4, 15, 0], hand=["dripling"]).g) == (19,)
    assert game.standing(table(seats=3, gates=[4, -1, 15], hand=["dripling"]).g) == (19, 30, 30), (
        "a column without a gate counts for nothing"
    )


def lose_a_creature(g: Ostium) -> None:
    g.slots[0] = EMPTY


def hide_a_warrior(g: Ostium) -> None:
    g.summon[0] = EMPTY


def turn_nothing(g: Ostium) -> None:
    g.turned = 1 << 5


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda g: setattr(g, "crystals", -1), "crystals below zero"),
        (lambda g: setattr(g, "actions", 61), "more actions than a phase has"),
        (lambda g: g.gates.__setitem__(2, 16), "gate 2 has durability 16"),
        (lambda g: g.gates.__setitem__(1, -1), "gate 1 is missing"),
        (lose_a_creature, "the slots and the battlefield differ"),
        (hide_a_warrior, "a warrior is astray"),
        (turn_nothing, "an empty slot is turned"),
        (lambda g: g.chains.append([0, 3, 0]), "a chain was left"),
        (lambda g: g.out.append(1), "somebody is out with a gate left"),
    ],
)
def test_a_table_that_cannot_be_is_noticed(table: Tables, spoil: Callable[[Ostium], None], said: str) -> None:
    t = table(attack=["magma-ram"], summon=["sparkling"])
    game.inspect(t.g)
    spoilt = t.g.copy()
    spoil(spoilt)
    with pytest.raises(AssertionError, match=said):
        game.inspect(spoilt)
