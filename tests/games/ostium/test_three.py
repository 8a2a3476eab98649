"""rulebook: "Tryb dla trzech graczy"."""

import pytest
from tests.games.ostium.board import READER, Tables

from stolik.table import IllegalAnswer


def test_each_outer_column_has_its_own_enemy(table: Tables) -> None:
    """Turns go clockwise, so the next seat is the left neighbour: our left column meets its right one."""
    t = table(seats=3, attack=["coal-gnawer", "mothkin", "forge-horn"], hand=["dripling"]).attack()
    assert t.options == ["charge 0 1", "charge 1 1", "charge 1 2", "charge 2 2"], "the middle one has a choice"
    t.choose("charge 0 1", "charge 2 2")
    assert t.gates(1) == [15, -1, 15 - 3]
    assert t.gates(2) == [15 - 4, -1, 15]
    t.choose("charge 1 2")
    assert t.happened("damage_wasted") == 1, "there is no gate in the middle"


def test_the_middle_column_fights_the_middle_column(table: Tables) -> None:
    t = table(seats=3, attack=[None, "forge-horn"], their_defence=[None, "mossling"], hand=["dripling"]).attack()
    t.choose("charge 1 1")
    assert t.turned(1) == ["D1"]


def test_no_chain_starts_in_the_middle(table: Tables) -> None:
    t = table(seats=3, attack=[None, "forge-horn"], defence=[None, "coal-gnawer"], hand=["dripling"]).attack()
    assert t.asked == "charge"
    t.choose("charge 1 1")


def test_chains_may_pass_the_middle(table: Tables) -> None:
    t = table(seats=3, attack=[None, "forge-horn"], defence=["sparkling", "coal-gnawer"], hand=["dripling"]).attack()
    assert t.options == ["D0 D1 A1", "none"]
    t.choose("none", "charge 1 1")


def test_defeated_creatures_lie_until_their_owners_turn(table: Tables) -> None:
    """rulebook: "dopiero na początku swojej Fazy Rozwoju"."""
    t = table(
        seats=3,
        attack=["forge-horn"],
        their_defence=[None, None, "mossling"],
        hand=["dripling"],
        their_hand=["acornling"],
    )
    t.attack().choose("done")
    assert (t.g.active, t.asked, t.pile(1), t.turned(1)) == (1, "develop", ["mossling"], [])


def test_the_third_player_meets_defeated_creatures_without_power(table: Tables) -> None:
    """rulebook: "traktujcie, jakby miały 0 Mocy"; decision 15."""
    t = table(
        seats=3,
        active=2,
        third_attack=["forge-horn"],
        attack=[None, None, "crackler"],
        defence=[None, None, "stone-beetle"],
        turned=["D2"],
        third_hand=["dripling"],
        hand=["dripling"],
    ).attack()
    t.choose("skip 0 0")
    assert t.gates(0) == [15, -1, 15 - 4], "the defeated Stone Beetle did not stop it"
    t.choose("done")
    assert t.happened("creature_collected") == 1, "and was collected once, at its owner's turn"


def test_defeated_creatures_still_join(table: Tables) -> None:
    """rulebook: "Mogą one umożliwiać Synergię Klanową"."""
    t = table(seats=3, attack=["thorned-aurochs"], turned=["A0"], hand=["acornling", "dripling"], step="develop")
    t.summon("acornling", "A1")
    assert t.crystals == 1


def test_a_last_breath_waits_for_the_owners_turn(table: Tables) -> None:
    t = table(
        seats=3,
        attack=["forge-horn"],
        their_defence=[None, None, "spiteful-shade"],
        hand=["dripling"],
        their_hand=["dripling"],
    )
    t.attack().choose("done")
    assert (t.asker, t.asked) == (1, "use")
    assert t.options == ["strike 1 2:left", "strike 1 2:right", "strike 1 0:left", "strike 1 0:right", "done"]
    t.choose("strike 1 0:left")
    assert t.gates(0) == [14, -1, 15]


def test_strike_all_hits_one_chosen_opponent(table: Tables) -> None:
    """Decision 13."""
    t = table(seats=3, hand=["lady-of-conflagration", "dripling"]).summon("lady-of-conflagration", "A1")
    assert t.options == ["strike-all 2 1", "strike-all 2 2", "done"]
    t.choose("strike-all 2 2")
    assert (t.gates(1), t.gates(2)) == ([15, -1, 15], [13, -1, 13])


def test_the_wave_takes_a_destroyer_only_in_a_column_that_meets_the_gate(table: Tables) -> None:
    t = table(
        seats=3,
        hand=["pyre-ringer", "dripling"],
        attack=["coal-gnawer", None, "forge-horn"],
        their_gates=[1, -1, 15],
        their_attack=["sparkling"],
        third_attack=[None, None, "crackler"],
    )
    t.summon("pyre-ringer", "D0").choose("strike 2 1:left")
    assert (t.turned(0), t.turned(1), t.turned(2)) == ([], ["A0"], []), "their left gate faces the third player"
    t = table(
        seats=3, hand=["pyre-ringer", "dripling"], attack=["coal-gnawer", None, "forge-horn"], their_gates=[15, -1, 1]
    )
    t.summon("pyre-ringer", "D0").choose("strike 2 1:right")
    assert t.turned(0) == ["A0"], "their right gate faces our left column"


def test_whoever_loses_all_gates_is_out_and_the_others_go_on_as_two(table: Tables) -> None:
    """rulebook: "Cel gry"; decision 14."""
    t = table(
        seats=3,
        attack=["coal-gnawer", None, "forge-horn"],
        their_gates=[0, -1, 3],
        their_attack=[None, "sparkling"],
        their_hand=["dripling"],
        third_defence=["mossling"],
        third_hand=["dripling"],
        hand=["dripling"],
        throne=["ebb-king"],
    ).attack()
    t.choose("charge 0 1")
    assert t.g.out == [1]
    assert (t.field(1), t.pile(1)) == ({}, ["sparkling"])
    assert t.happened("sovereign_taken") == 0, "who is out takes nothing"
    assert t.pile(2) == ["mossling"], "two players collect at the end of the attack phase"
    t.choose("done")
    assert t.g.active == 2, "the seat that is out is passed over"
    t.finish_turn()
    assert t.g.active == 0


def test_two_who_are_left_face_each_other_in_all_columns(table: Tables) -> None:
    t = table(
        seats=3,
        attack=["coal-gnawer", "mothkin", "forge-horn"],
        hand=["pyre-ringer", "dripling"],
        third_gates=[2, -1, 0],
    )
    t.summon("pyre-ringer", "D1").choose("strike 2 2:left")
    assert t.turned(0) == ["A2"]
    t.attack()
    assert t.options == ["charge 0 1", "charge 1 1"]
    t.choose("charge 0 1")
    assert t.gates(1) == [15, -1, 12]


def test_the_last_of_three_wins(table: Tables) -> None:
    t = table(
        seats=3,
        attack=["coal-gnawer", None, "forge-horn"],
        their_gates=[0, -1, 3],
        third_gates=[4, -1, 0],
        hand=["dripling"],
    ).attack()
    t.choose("charge 2 2")
    assert (t.places, t.reason) == ((1, 2, 3), "gates-destroyed"), "whoever fell last is second"


def test_after_a_fall_a_time_limit_ranks_those_who_are_left_first(table: Tables) -> None:
    t = table(
        seats=3, turn=400, attack=["coal-gnawer"], their_gates=[0, -1, 3], third_gates=[9, -1, 9], hand=["dripling"]
    )
    t.attack().choose("done")
    assert (t.places, t.reason) == ((1, 3, 2), "time-up")


def test_the_middle_column_is_not_said_to_have_a_gate(table: Tables) -> None:
    t = table(seats=3, attack=[None, "magma-ram"], third_defence=[None, "mothkin"], hand=["dripling"]).attack()
    ask = t.match.asks[0]
    said = [READER.say(t.match.label(ask, option)) for option in ask.options]
    assert said == ["Magma Ram charges (Jan, middle column)", "Magma Ram charges (Ola, middle column)"]


def test_whoever_is_out_can_neither_give_up_nor_win_because_somebody_does(table: Tables) -> None:
    t = table(seats=3, attack=["magma-ram"], their_gates=[0, -1, 3], hand=["dripling"]).attack().choose("done")
    assert t.g.out == [1]
    with pytest.raises(IllegalAnswer):
        t.match.concede(1)
    assert t.match.question is not None, "the others play on"
    t.match.concede(0)
    assert t.places == (2, 2, 1)
