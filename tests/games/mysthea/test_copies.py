"""Copies of a table: they share what seldom changes, and nothing that happens later shows in them."""

import random
from typing import cast

import pytest

from stolik.games import load
from stolik.games.mysthea.state import Mysthea
from stolik.table import Game, Match, Options

GAME = cast("Game[Mysthea]", load("mysthea"))


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("options", GAME.variants(), ids=["standard", "drafted"])
def test_a_copy_stays_as_it_was_while_the_match_goes_on(seats: int, options: Options) -> None:
    rng = random.Random(1)
    match: Match[Mysthea] = Match(GAME, seats, options, 3)
    while match.question is not None:
        copy = match.state.copy()
        before = repr(copy)
        for ask in match.asks:
            match.answer(rng.choice(ask.options), ask.seat)
        assert repr(copy) == before
