"""Worlds Collide, Shadows, card by card."""

import pytest
from tests.games.keyforge.board import Tables

from stolik.games.keyforge.card import HOUSES


@pytest.mark.parametrize(("named", "keys"), [("dis", 0), ("logos", 1)])
def test_keyforgery_makes_the_opponent_guess(table: Tables, named: str, keys: int) -> None:
    t = table(
        house="shadows",
        artifacts=["keyforgery"],
        hand=["labwork"],
        their_amber=6,
        their_houses=["mars"],
    )
    t.end_turn()
    assert (t.asker, t.asked, t.options) == (1, "name-house", list(HOUSES))
    t.choose(named)
    if keys:
        t.forge("red")
    assert t.keys == [0, keys]
    assert t.amber == [0, 0 if keys else 6]
    assert t.where("keyforgery") == ("artifacts-0" if keys else "discard-0")


def test_keyforgery_asks_nothing_of_an_empty_hand_or_of_its_owner(table: Tables) -> None:
    t = table(step="start", artifacts=["keyforgery"], hand=["labwork"], amber=6, houses=["shadows"])
    assert t.asked == "key-colour"
    t.forge("red")
    t = table(step="start", active=1, artifacts=["keyforgery"], their_amber=6, their_houses=["mars"])
    assert t.asked == "key-colour"
    t.forge("red")
    assert t.keys == [0, 1]
