"""Dark Tidings, Sanctum, card by card."""

from tests.games.keyforge.board import Tables


def test_lightsmith_clariel_may_switch_power_and_armor_before_a_fight(table: Tables) -> None:
    t = table(house="sanctum", line=["lightsmith-clariel"], their_line=["headhunter", "troll"])
    t.fight("lightsmith-clariel", "headhunter")
    assert t.options == ["yes", "no"]
    t.choose("yes")
    assert (t.card("lightsmith-clariel")["power"], t.card("lightsmith-clariel")["armor"]) == (2, 5)
    assert t.card("lightsmith-clariel")["damage"] == 0
    assert t.card("headhunter")["damage"] == 2
    t.end_turn()
    assert (t.card("lightsmith-clariel")["power"], t.card("lightsmith-clariel")["armor"]) == (5, 2)


def test_lightsmith_clariel_may_fight_as_it_is(table: Tables) -> None:
    t = table(house="sanctum", line=["lightsmith-clariel"], their_line=["headhunter"])
    t.fight("lightsmith-clariel", "headhunter", "no")
    assert t.line(1) == []
    assert t.card("lightsmith-clariel")["damage"] == 3


def test_lightsmith_clariel_dies_of_old_wounds_when_switched(table: Tables) -> None:
    t = table(house="sanctum", line=[{"card": "lightsmith-clariel", "damage": 2}], their_line=["troll"])
    t.fight("lightsmith-clariel", "troll", "yes")
    assert t.line() == []
    assert t.card("troll")["damage"] == 0
