"""Dark Tidings, Saurian, card by card."""

import pytest
from tests.games.keyforge.board import Tables


def test_eclectic_ambrosius_learns_at_the_end_of_its_turns(table: Tables) -> None:
    t = table(house="saurian", houses=["saurian"], line=["eclectic-ambrosius"], their_houses=["dis"]).end_turn()
    assert t.card("eclectic-ambrosius")["counters"] == {"knowledge": 1}
    t.end_turn()
    assert t.card("eclectic-ambrosius")["counters"] == {"knowledge": 1}


@pytest.mark.parametrize(("counters", "left", "amber"), [(2, {}, 0), (3, {}, 6), (5, {"knowledge": 2}, 6)])
def test_eclectic_ambrosius_sells_three(table: Tables, counters: int, left: dict[str, int], amber: int) -> None:
    """decision 10."""
    line = [{"card": "eclectic-ambrosius", "counters": {"knowledge": counters}}]
    t = table(house="saurian", line=line).use_action("eclectic-ambrosius")
    assert (t.card("eclectic-ambrosius")["counters"], t.amber) == (left, [amber, 0])


def test_the_twin_of_ambrosius_makes_an_enemy_ignorant(table: Tables) -> None:
    t = table(
        house="saurian",
        line=["eclectic-ambrosius-evil-twin", "tocsin"],
        their_line=["truebaru", "dust-imp"],
    ).reap("eclectic-ambrosius")
    assert t.options == ["truebaru", "dust-imp"]
    t.choose("truebaru")
    assert t.card("truebaru")["counters"] == {"ignorance": 1}
    assert "taunt" not in t.card("truebaru")["keywords"]
    t.change(house="dis", move={"eclectic-ambrosius": "discard-0"})
    t.choose("fight tocsin")
    assert t.options == ["truebaru", "dust-imp"]  # whatever became of the twin
    t.choose("dust-imp")
    assert t.amber == [1, 2]


@pytest.mark.parametrize(("tide", "amber"), [("theirs", 1), ("yours", 0), ("", 0)])
def test_venator_altum_is_exalted_when_hurt_at_low_tide(table: Tables, tide: str, amber: int) -> None:
    t = table(house="saurian", line=["venator-altum"], their_line=["krump"], tide=tide).fight("venator-altum", "krump")
    assert (t.card("venator-altum")["damage"], t.card("venator-altum")["amber"]) == (4, amber)


def test_venator_altum_is_not_exalted_when_it_dies_or_is_unhurt(table: Tables) -> None:
    """rulebook: FAQ "Venator Altum"."""
    t = table(house="brobnar", line=["troll"], their_line=[{"card": "venator-altum", "damage": 1}], tide="yours")
    assert t.fight("troll", "venator-altum").amber == [0, 0]
    t = table(house="dis", line=["dust-imp"], their_line=["venator-altum"], tide="yours")
    t.fight("dust-imp", "venator-altum")
    assert t.card("venator-altum")["amber"] == 0
