"""Worlds Collide, Dis, card by card."""

import pytest
from tests.games.keyforge.board import Tables


def test_obsidian_forge_makes_a_key_of_creatures(table: Tables) -> None:
    t = table(
        house="dis", artifacts=["obsidian-forge"], line=["tocsin", "shooler", "troll"], amber=10, their_line=["valdr"]
    ).use_action("obsidian-forge")
    assert t.options == ["tocsin", "shooler", "troll", "done"]
    t.choose("tocsin", "shooler").done().choose("yes", "red")
    assert (t.keys, t.amber) == ([1, 0], [0, 0])  # 6 and 6, less 2
    assert t.where("obsidian-forge") == "discard-0"
    assert t.line() == ["troll"]


def test_obsidian_forge_stays_without_a_key(table: Tables) -> None:
    """decision 112: the creatures are gone either way; FAQ: one with a ward does not count."""
    t = table(
        house="dis", artifacts=["obsidian-forge"], line=[{"card": "tocsin", "warded": True}, "shooler"], amber=10
    ).use_action("obsidian-forge", "tocsin", "shooler")
    assert (t.keys, t.amber) == ([0, 0], [10, 0])
    assert (t.line(), t.where("obsidian-forge")) == (["tocsin"], "artifacts-0")
    t = table(house="dis", artifacts=["obsidian-forge"], line=["shooler"], amber=12).use_action("obsidian-forge")
    t.done().choose("no")
    assert (t.keys, t.line()) == ([0, 0], ["shooler"])


@pytest.mark.parametrize(("demon", "side", "lost"), [("sinestra", "left", 1), ("sinestra", "right", 0)])
def test_sinestra_watches_the_left(table: Tables, demon: str, side: str, lost: int) -> None:
    watch(table, demon, side, lost)


@pytest.mark.parametrize(("demon", "side", "lost"), [("dexus", "left", 0), ("dexus", "right", 1)])
def test_dexus_watches_the_right(table: Tables, demon: str, side: str, lost: int) -> None:
    watch(table, demon, side, lost)


def watch(table: Tables, demon: str, side: str, lost: int) -> None:
    """The opponent plays a creature next to another one."""
    t = table(
        house="dis",
        houses=["dis"],
        hand=["shooler"],
        line=[demon],
        their_hand=["troll"],
        their_line=["valdr"],
        their_houses=["brobnar"],
        their_amber=3,
        amber=2,
    ).play("shooler", side)
    assert t.amber == [2, 3]  # only their creatures
    t.end_turn().play("troll", side)
    assert t.amber == [2, 3 - lost]


def test_sinestra_and_dexus_both_see_a_lonely_creature(table: Tables) -> None:
    """rulebook: FAQ "Lewus i Prawus"."""
    t = table(
        house="dis",
        houses=["dis"],
        line=["sinestra", "dexus"],
        their_hand=["troll"],
        their_houses=["brobnar"],
        their_amber=3,
    )
    t.end_turn().play("troll").default()
    assert t.amber == [0, 1]
