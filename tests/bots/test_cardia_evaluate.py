"""Cardia's `evaluate`, which greedy bots steer by."""

import random
from typing import cast

import pytest

from stolik.games import load
from stolik.games.cardia.cards import FACES
from stolik.games.cardia.evaluate import WEIGHTS, evaluate
from stolik.games.cardia.state import Cardia
from stolik.games.cardia.zones import HAND, ROW
from stolik.table import Match


def fresh(seed: int = 1) -> Cardia:
    return cast(Cardia, Match(load("cardia"), 2, seed=seed).state)


def play_an_encounter(g: Cardia, winner: int) -> None:
    """Each seat plays the first card of its hand, and this seat's turns out the stronger one."""
    for seat in (0, 1):
        g.move(g.zones[HAND + seat][0], ROW + seat)
    g.modifiers[g.zones[ROW + winner][-1]] += 30
    g.announced = g.standings()


def test_the_first_weights_are_those_of_the_cards_by_their_faces() -> None:
    assert tuple(WEIGHTS)[: len(FACES)] == FACES


@pytest.mark.parametrize("seed", range(5))
def test_what_is_good_for_one_is_as_bad_for_the_other(seed: int) -> None:
    match, rng = Match(load("cardia"), 2, seed=seed), random.Random(seed)
    while match.question is not None:
        g = cast(Cardia, match.state)
        assert evaluate(g, 0) == pytest.approx(-evaluate(g, 1))
        assert -1 < evaluate(g, 0) < 1
        ask = match.asks[0]
        match.answer(rng.choice(ask.options), ask.seat)
    g = cast(Cardia, match.state)
    assert evaluate(g, 0) in (-1, 0, 1)
    assert match.result is not None
    assert (evaluate(g, 0) == 1) == (match.result.winners() == [0])


def test_every_signet_is_better_than_the_last() -> None:
    ours, theirs = fresh(), fresh()
    values = []
    for _ in range(4):
        play_an_encounter(ours, winner=0)
        play_an_encounter(theirs, winner=1)
        values.append(evaluate(ours, 0) - evaluate(theirs, 0))
    assert values == sorted(values)
    assert values[0] > 0


def test_an_active_mechanical_djinn_is_a_threat_until_the_next_encounter() -> None:
    match = Match(load("cardia"), 2, {"guild": "two"}, seed=1)
    g = cast(Cardia, match.state)
    djinn = next(card for card in range(16) if FACES[g.faces[card]] == "mechanical-djinn")
    if g.where[djinn] != HAND:
        g.move(djinn, HAND)
    g.zones[HAND].remove(djinn)
    g.zones[HAND].insert(0, djinn)
    play_an_encounter(g, winner=1)
    before = evaluate(g, 0)
    g.tokens.append(djinn)
    threat = evaluate(g, 0) - before
    assert threat > 0.2
    play_an_encounter(g, winner=1)
    g.tokens.remove(djinn)
    without = evaluate(g, 0)
    g.tokens.append(djinn)
    assert 0 < evaluate(g, 0) - without < threat
