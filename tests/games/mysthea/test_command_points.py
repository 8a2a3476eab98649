"""rulebook: "Działanie", "Wydawanie punktów dowodzenia", "Ruch", "Rodzaje i efekty kart"."""

import pytest
from tests.games.mysthea.board import Tables


def test_example_five_command_points(table: Tables) -> None:
    """rulebook, example under "Ruch": create, deploy, two moves of the Chosen and one of a golem."""
    t = table(hand=["c065"], energy=0, pool="", units={"tree-mountains": "g"}, era=3)
    t.play("c065", "create construct", "deploy construct")
    assert t.units("tree-forest") == "Wc"
    t.choose("chosen tree-forest > tree-crystal-field", "chosen tree-crystal-field > tree-mountains")
    t.choose("golem tree-mountains > sphere-mountains")
    assert t.g.points[0] == 0
    assert t.units("tree-mountains") == "W"
    assert t.units("sphere-mountains") == "g"
    assert t.units("tree-forest") == "c"


def test_a_point_is_an_energy(table: Tables) -> None:
    t = table(hand=["c001"], energy=11)
    t.play("c001", "energy")
    assert t.energy[0] == 12
    assert not t.may("energy"), "nobody has more than 12"
    t.choose("done", "end")


def test_a_golem_takes_two_points_to_create_and_two_to_deploy(table: Tables) -> None:
    t = table(hand=["c024"], energy=0, pool="", charged=False)
    t.play("c024", "create golem")
    assert not t.may("create golem")
    assert not t.may("deploy golem"), "one point is left"
    t.choose("create construct")
    assert (t.g.pool_golems[0], t.g.pool_constructs[0]) == (1, 1)


def test_units_are_deployed_where_the_chosen_is(table: Tables) -> None:
    t = table(hand=["c024"], energy=0, pool="cg", charged=False, at="rift-mist")
    t.play("c024", "deploy golem", "deploy construct")
    assert t.units("rift-mist") == "Wcg"


def test_fortifications_are_neither_created_nor_deployed_with_points(table: Tables) -> None:
    t = table(hand=["c065"], era=3)
    t.play("c065")
    assert not any("fortification" in str(option) for option in t.options)
    t.choose("done", "end")


def test_where_a_unit_may_go(table: Tables) -> None:
    """Another region of the island, or the same type on a neighbouring island."""
    t = table(hand=["c001"], at="tree-forest")
    t.play("c001")
    assert t.moves("chosen") == [
        "chosen tree-forest > rift-forest",
        "chosen tree-forest > tree-crystal-field",
        "chosen tree-forest > tree-mountains",
    ]
    t.choose("done", "end")


def test_an_island_without_that_type_cannot_be_reached_directly(table: Tables) -> None:
    t = table(hand=["c001"], at="tree-crystal-field")
    t.play("c001")
    assert not any("rift" in move or "sphere" in move for move in t.moves("chosen"))
    t.choose("done", "end")


def test_constructs_and_golems_move_once_a_turn(table: Tables) -> None:
    t = table(hand=["c065"], era=3, energy=0, pool="", units={"tree-forest": "cg"})
    t.play("c065", "construct tree-forest > tree-mountains", "golem tree-forest > tree-mountains")
    assert t.moves("construct") == []
    assert t.moves("golem") == []
    t.choose("chosen tree-forest > tree-mountains", "chosen tree-mountains > tree-forest")
    t.choose("done", "end")


def test_of_two_equal_units_the_one_that_has_not_moved_may_move(table: Tables) -> None:
    t = table(hand=["c024"], energy=0, pool="", units={"tree-forest": "c", "tree-mountains": "c"}, charged=False)
    t.play("c024", "construct tree-forest > tree-mountains", "construct tree-mountains > tree-crystal-field")
    assert t.moves("construct") == []
    t.choose("done")
    assert (t.units("tree-mountains"), t.units("tree-crystal-field")) == ("c", "c")


def test_a_new_turn_lets_units_move_again(table: Tables) -> None:
    t = table(hand=["c021", "c022"], energy=0, pool="", units={"tree-forest": "c"}, charged=False)
    t.play("c021", "construct tree-forest > tree-mountains", "end")
    t.pass_turns()
    t.play("c022")
    assert "construct tree-mountains > tree-forest" in t.moves("construct")
    t.choose("done")


def test_mirages_cannot_be_entered(table: Tables) -> None:
    """rulebook: "Rozgrywka na 2 graczy"."""
    t = table(hand=["c001"], at="tree-forest", closed=["tree-mountains", "volcano-forest"])
    t.play("c001")
    assert "chosen tree-forest > tree-mountains" not in t.moves("chosen")
    t.choose("effect")
    assert not any("tree-mountains" in move or "volcano-forest" in move for move in t.moves("chosen"))
    t.choose("chosen tree-forest > sphere-mist", "done", "end")


@pytest.mark.parametrize(("card", "era"), [("c001", 1), ("c022", 1), ("c042", 2), ("c045", 2)])
def test_effects_that_reach_any_region_do_not_reach_mirages(table: Tables, card: str, era: int) -> None:
    """rulebook: "Rozgrywka na 2 graczy"; "any region" is any that is open."""
    closed = ["tree-mountains", "rift-forest"]
    t = table(hand=[card], era=era, units={"tree-forest": "cg"}, closed=closed)
    t.play(card, "effect")
    reached = {str(option).split(" > ")[1] for option in t.options if ">" in str(option)}
    assert len(reached) == 15 - 1 - len(closed)
    assert reached.isdisjoint(closed)
    while t.asked != "spend":
        t.choose(t.options[-1])
    t.choose("done")


def test_nobody_retreats_into_a_mirage(table: Tables) -> None:
    t = table(at="volcano-river", hand=["c006"], closed=["volcano-forest"], units={"volcano-river": "c"})
    t.choose("battle volcano-river").orders("c006")
    assert t.moves("construct") != []
    assert not any("volcano-forest" in move for move in t.moves("construct"))
    t.choose("done", "meditate")


@pytest.mark.parametrize(("energy", "experience"), [(12, 12), (11, 11), (12, 3)])
def test_energy_and_experience_stop_at_twelve(table: Tables, energy: int, experience: int) -> None:
    """rulebook: "Uwaga" under "Przygotowanie" 9."""
    homes = {"tree-forest": "c", "rift-mist": "c", "sphere-mist": "c"}
    t = table(energy=energy, experience=experience, units=homes, charged=False)
    t.choose("meditate")
    assert t.energy[0] == 12
    assert t.experience[0] == min(12, experience + 2)


def test_glory_goes_on_beyond_the_track(table: Tables) -> None:
    """rulebook: "Znacznik chwały": whoever goes round the track goes on counting."""
    t = table(at="tree-mountains", glory=[99, 0], hand=["c047"], era=2, charged=False)
    t.play("c047", "effect", "done")
    assert t.glory[0] == 104


def test_points_may_be_spent_before_and_after_the_effect(table: Tables) -> None:
    """Decision 19."""
    t = table(hand=["c002"], energy=3, market=["c021", "c026", "c031"], charged=False)
    t.play("c002", "energy", "effect", "reveal", "c026", "create construct")
    assert t.experience[0] == 2
    assert "c026" in t.hand()


def test_neither_points_nor_effect_must_be_used(table: Tables) -> None:
    t = table(hand=["c048"], energy=6, era=2, charged=False)
    t.play("c048", "done")
    assert t.energy[0] == 6
    assert t.glory[0] == 0
    assert t.told("points_lost")[0]["points"] == 3


def test_an_effect_costs_as_much_energy_as_the_card_has_points(table: Tables) -> None:
    t = table(hand=["c048"], energy=2, era=2, charged=False)
    t.play("c048")
    assert not t.may("effect")
    t.choose("energy", "effect", "done")
    assert t.energy[0] == 0
    assert t.glory[0] == 7


def test_an_effect_works_once(table: Tables) -> None:
    t = table(hand=["c026"], energy=6, charged=False)
    t.play("c026", "effect")
    assert not t.may("effect")
    t.choose("done")


def test_a_played_card_lies_on_the_discard_pile(table: Tables) -> None:
    t = table(hand=["c026"], charged=False)
    t.play("c026", "done")
    assert t.discard() == ["c026"]


def test_equipment_is_placed_for_energy(table: Tables) -> None:
    t = table(hand=["c031"], energy=1, charged=False)
    t.play("c031", "place", "done")
    assert t.energy[0] == 0
    assert t.equipment() == ["c031"]
    assert t.discard() == []


def test_a_fourth_equipment_card_takes_the_place_of_another(table: Tables) -> None:
    t = table(hand=["c031"], equipment=["c011", "c012", "c013"], charged=False)
    t.play("c031", "place")
    assert t.options == ["c011", "c012", "c013"]
    t.choose("c012", "done")
    assert t.equipment() == ["c011", "c013", "c031"]
    assert t.discard() == ["c012"]


def test_an_upgrade_takes_the_place_of_another_of_its_kind(table: Tables) -> None:
    t = table(hand=["c076"], upgrades=["c019", "c016"], era=3, charged=False)
    assert t.strength("tree-forest") == 5
    t.play("c076", "place", "done")
    assert t.upgrades() == ["c016", "c076"]
    assert t.discard() == ["c019"]
    assert t.strength("tree-forest") == 6


def test_taking_back_while_nothing_was_revealed(table: Tables) -> None:
    """Everything until the end of the action can be taken back."""
    t = table(hand=["c065"], era=3, units={"tree-forest": "cg"})
    before = t.g.copy()
    t.play("c065", "energy", "construct tree-forest > tree-mountains", "chosen tree-forest > tree-mountains")
    while t.match.can_undo(0):
        t.match.undo(0)
    assert t.g.constructs == before.constructs
    assert t.g.at == before.at
    assert t.energy == before.energy


def test_the_end_of_a_turn_is_asked_for_where_nothing_else_is_left(table: Tables) -> None:
    """Whoever wants it answers by itself; until then everything that revealed nothing can be taken back."""
    t = table(hand=["c026"], energy=0, charged=False)
    t.play("c026", "energy", "effect")
    assert (t.asker, t.asked, t.options) == (0, "turn-end", ["end"])
    assert t.match.can_undo(0)
    t.end()
    assert t.asker == 1


def test_what_equipment_could_do_with_secret_cards_is_not_told_by_how_the_end_is_asked(table: Tables) -> None:
    """C011 wants a tactics card to discard; whether there is one in hand only its owner knows."""
    t = table(hand=["c020"], equipment=["c011"], charged=False)
    t.choose("meditate")
    assert (t.asked, t.options) == ("turn-special", ["end"])


def test_the_special_action_comes_before_or_after(table: Tables) -> None:
    t = table(equipment=["c031"], charged=False)
    t.use("c031")
    assert t.asked == "turn-basic"
    assert not t.may("use c031")
    t.choose("meditate")
    assert t.options == ["end"]
    other = table(equipment=["c031"], charged=False)
    other.choose("meditate", "use c031")
    assert other.options == ["end"]


def test_only_one_special_action_a_turn(table: Tables) -> None:
    t = table(equipment=["c031", "c033"], experience=1)
    t.use("c031")
    assert [option for option in t.options if option in ("use c033", "island")] == []
