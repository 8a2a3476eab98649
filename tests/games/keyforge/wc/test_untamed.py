"""Worlds Collide, Untamed, card by card."""

import random

from tests.games.keyforge.board import Tables

from stolik.games.keyforge.zones import HAND


def test_creed_of_nurture_gives_a_creature_another_text(table: Tables) -> None:
    t = table(
        house="untamed",
        artifacts=["creed-of-nurture"],
        hand=["snufflegator", "punch", "inka-the-spider"],
        line=["flaxia"],
        their_line=["troll", "bumpsy"],
    )
    t.use_omni("creed-of-nurture")
    assert t.options == ["snufflegator", "inka-the-spider"]
    t.choose("inka-the-spider")
    assert t.options == ["flaxia", "troll", "bumpsy"]
    t.choose("flaxia")
    assert t.where("creed-of-nurture") == "discard-0"
    t.reap("flaxia")  # it stuns, as Inka does
    assert t.options == ["flaxia", "troll", "bumpsy"]
    t.choose("troll")
    assert t.card("troll")["stunned"] is True
    t.end_turn().end_turn().choose("untamed").reap("flaxia")
    assert t.asked == "act"


def test_creed_of_nurture_gives_keywords_and_constant_effects(table: Tables) -> None:
    t = table(
        house="untamed",
        artifacts=["creed-of-nurture"],
        hand=["snufflegator"],
        line=["flaxia"],
        their_line=["bumpsy"],
    )
    t.use_omni("creed-of-nurture", "snufflegator", "flaxia").fight("flaxia", "bumpsy")
    assert t.card("flaxia")["damage"] == 0  # skirmish
    assert t.card("bumpsy")["damage"] == 4


def test_creed_of_nurture_without_a_creature_to_show(table: Tables) -> None:
    t = table(house="untamed", artifacts=["creed-of-nurture"], hand=["punch"], line=["flaxia"])
    t.use_omni("creed-of-nurture")
    assert t.where("creed-of-nurture") == "discard-0"


def test_ghosthawk_lets_its_neighbours_reap(table: Tables) -> None:
    t = table(house="untamed", hand=["ghosthawk"], line=["troll", "flaxia", "bumpsy"])
    t.play("ghosthawk", 1)
    assert t.options == ["troll", "flaxia", "done"]
    t.choose("troll")
    assert t.options == ["flaxia", "done"]
    t.done()
    assert t.amber == [1, 0]
    assert t.card("flaxia")["exhausted"] is False


def test_ghosthawk_cannot_use_exhausted_neighbours(table: Tables) -> None:
    t = table(house="untamed", hand=["ghosthawk"], line=[{"card": "troll", "exhausted": True}])
    t.play("ghosthawk", 1)
    assert t.asked == "act"


def test_vineapple_tree_makes_keys_dearer_until_one_is_forged(table: Tables) -> None:
    t = table(house="untamed", artifacts=["vineapple-tree"], their_amber=7, their_houses=["mars"])
    t.use_action("vineapple-tree")
    assert (t.player(0)["key_cost"], t.player(1)["key_cost"]) == (7, 7)
    t.end_turn().forge("red")
    assert t.amber == [0, 0]
    assert t.card("vineapple-tree")["counters"] == {}
    assert t.player(1)["key_cost"] == 6


def test_creed_of_nurture_without_a_creature_in_hand_tells_everybody_so(table: Tables) -> None:
    """Whoever must reveal a creature and does not has none: what the other player thinks of the hand fits that."""
    t = table(house="untamed", artifacts=["creed-of-nurture"], hand=["punch"], deck=["urchin", "zorg", "anger"])
    t.use_omni("creed-of-nurture")
    worlds = [t.match.determinize(1, random.Random(seed)).state for seed in range(40)]
    assert {world.prints[world.faces[world.zones[HAND[0]][0]]] for world in worlds} == {"punch", "anger"}
