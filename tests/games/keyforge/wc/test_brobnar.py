"""Worlds Collide, Brobnar, card by card."""

from tests.games.keyforge.board import Tables


def test_the_big_one_counts_creatures_of_both_sides(table: Tables) -> None:
    t = table(
        house="brobnar",
        houses=["brobnar"],
        artifacts=["the-big-one"],
        hand=["krump"],
        their_hand=["tocsin"],
        their_houses=["dis"],
    ).play("krump")
    assert t.card("the-big-one")["counters"] == {"fuse": 1}
    t.end_turn().play("tocsin")
    assert t.card("the-big-one")["counters"] == {"fuse": 2}
    assert t.line(0) == ["krump"]


def test_the_big_one_goes_off_at_ten(table: Tables) -> None:
    t = table(
        house="brobnar",
        artifacts=[{"card": "the-big-one", "counters": {"fuse": 9}}, "cannon"],
        hand=["troll"],
        line=["tocsin"],
        their_line=["valdr"],
        their_artifacts=["dominator-bauble"],
    ).play("troll", "left")
    assert (t.line(0), t.line(1)) == ([], [])
    assert [t.where(name) for name in ("the-big-one", "cannon", "dominator-bauble")] == [
        "discard-0",
        "discard-0",
        "discard-1",
    ]
