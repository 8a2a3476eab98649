"""Dark Tidings, Untamed, card by card."""

from tests.games.keyforge.board import Tables


def test_cross_porpoises_raises_the_tide_and_enrages_two(table: Tables) -> None:
    t = table(
        house="untamed",
        hand=["cross-porpoises"],
        line=["flaxia"],
        their_line=["troll", "bumpsy", "headhunter"],
        tidal=True,
    )
    t.play("cross-porpoises")
    assert t.read()["tide"] == "yours"
    assert t.options == ["troll", "bumpsy", "headhunter"]
    t.choose("troll")
    assert t.options == ["bumpsy", "headhunter"]
    t.choose("headhunter")
    assert [t.card(name)["enraged"] for name in t.line(1)] == [True, False, True]


def test_cross_porpoises_enrages_all_there_are(table: Tables) -> None:
    t = table(house="untamed", hand=["cross-porpoises"], their_line=["troll"]).play("cross-porpoises")
    assert t.card("troll")["enraged"] is True
