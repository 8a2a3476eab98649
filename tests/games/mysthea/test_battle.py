"""rulebook: "Rozpoczęcie bitwy", the four orders, "Ranny Wybraniec"."""

from tests.games.mysthea.board import Tables

HERE = "volcano-crystal-field"


def test_example_battle_of_four(table: Tables) -> None:
    """rulebook, example: blue retreats, yellow defends, red attacks, black lays no card."""
    red, blue, yellow, black = 0, 1, 2, 3
    t = table(
        seats=4,
        order=[blue, yellow, red, black],
        hand=["c024"],
        their_hand=["c026"],
        hands={yellow: ["c079"], black: ["c001"]},
        at="tree-forest",
        their_at="rift-mist",
        homes=[HERE, HERE],
        units={HERE: "cg"},
        their_units={HERE: "gfc"},
        armies={yellow: {HERE: "ccc"}, black: {HERE: "g"}},
        era=3,
    )
    t.choose(f"battle {HERE}")
    assert not t.g.charged[red]
    t.orders("c026", "c079", "c024", "no-order")
    assert (t.asker, t.asked) == (blue, "retreat")
    t.choose(f"golem {HERE} > volcano-river")
    assert t.glory[yellow] == 8, "4 and one for each of four units"
    assert [event["strength"] for event in t.told("strength_counted")] == [3, 6, 6, 5]
    assert t.units(HERE, blue) == "", "three units are due, only two are there"
    assert (t.asker, t.options) == (black, ["golem", "chosen"])
    t.choose("chosen")
    assert t.units(HERE, black) == "wg"
    assert t.glory == [8, 0, 16, 0]
    assert t.g.pool_constructs[blue] == 1
    assert t.g.spare_fortifications[blue] == 4, "decision 6"
    assert t.discard(blue) == ["c026"]


def test_a_battle_needs_a_charged_artifact_and_an_opponent(table: Tables) -> None:
    t = table(units={"volcano-river": "c", "rift-mist": "c"})
    assert [option for option in t.options if str(option).startswith("battle")] == ["battle volcano-river"]
    assert not table(units={"volcano-river": "c"}, charged=False).may("battle volcano-river")


def test_cards_are_chosen_in_secret_and_shown_together(table: Tables) -> None:
    t = table(units={"volcano-river": "c"}, hand=["c001"], their_hand=["c006"])
    t.choose("battle volcano-river")
    assert {ask.seat for ask in t.match.asks} == {0, 1}
    assert t.options_of(0) == ["c001", "no-order"]
    t.match.answer("no-order", 1)
    assert t.happened("no_order") == 0
    assert t.match.can_undo(1), "an answer that nobody has seen may be taken back"
    t.match.answer("no-order", 0)
    assert t.happened("no_order") == 2
    t.choose("meditate")


def test_a_hand_without_cards_gives_no_order(table: Tables) -> None:
    t = table(units={"volcano-river": "c"}, their_hand=["c006"])
    t.choose("battle volcano-river")
    assert [ask.seat for ask in t.match.asks] == [1]
    t.orders("no-order")
    t.choose("meditate")


def test_losses_are_as_many_units_as_strength_is_missing(table: Tables) -> None:
    """Decision 4: units, not strength; the owner chooses."""
    t = table(pool="", units={"volcano-river": "gg"}, their_units={"volcano-river": "ggg"})
    t.choose("battle volcano-river")
    # 4 against 9: five units are due, two are there.
    assert t.units("volcano-river") == ""
    assert t.glory[1] == 4
    assert t.g.pool_golems[0] == 2
    t.choose("meditate")


def test_a_wounded_chosen_is_weak_absorbs_nothing_and_keeps_its_upgrades(table: Tables) -> None:
    t = table(at="volcano-river", wounded=[0], upgrades=["c019"], their_units={"volcano-river": "gg"})
    assert t.strength("volcano-river") == 3
    t.choose("battle volcano-river")
    assert t.units("volcano-river") == "w"
    assert t.glory == [0, 0], "nobody fell"
    t.choose("meditate")


def test_a_tie_costs_nobody_anything(table: Tables) -> None:
    t = table(at="volcano-river")
    t.choose("battle volcano-river")
    assert t.units("volcano-river") == "W"
    assert t.glory == [0, 0]
    t.choose("meditate")


def test_retreat_only_from_the_region_and_as_many_moves_as_points(table: Tables) -> None:
    """Decision 7."""
    t = table(
        at="tree-forest",
        units={"volcano-river": "cg", "sphere-river": "c"},
        hand=["c030"],
        their_hand=["c011"],
        charged=True,
    )
    t.choose("battle volcano-river").orders("c030", "no-order")
    assert all("volcano-river >" in move for move in (*t.moves("construct"), *t.moves("golem")))
    assert t.moves("chosen") == []
    t.choose("construct volcano-river > volcano-forest", "golem volcano-river > volcano-forest")
    assert t.units("volcano-forest") == "cg"
    assert t.glory == [0, 4], "the one who stays is strongest: two units retreated"
    t.choose("meditate")


def test_a_retreating_chosen_may_go_on_but_others_move_once(table: Tables) -> None:
    t = table(at="volcano-river", units={"volcano-river": "c"}, hand=["c030"], their_hand=["c011"])
    t.choose("battle volcano-river").orders("c030", "no-order")
    t.choose("chosen volcano-river > volcano-forest", "chosen volcano-forest > volcano-crystal-field")
    t.choose("construct volcano-river > volcano-forest")
    assert t.units("volcano-crystal-field") == "W"
    assert t.glory[1] == 4
    t.choose("meditate", "done")


def test_fortifications_do_not_retreat(table: Tables) -> None:
    t = table(units={"volcano-river": "f"}, hand=["c030"])
    t.choose("battle volcano-river").orders("c030")
    assert t.units("volcano-river") == "", "2 against 3: it is lost"
    t.choose("meditate")


def test_moves_of_the_active_player_count_in_a_retreat(table: Tables) -> None:
    t = table(
        hand=["c021", "c030"], energy=0, pool="", units={"volcano-forest": "c"}, their_units={"volcano-river": "c"}
    )
    t.play("c021", "construct volcano-forest > volcano-river")
    t.choose("battle volcano-river").orders("c030")
    assert t.units("volcano-river") == "", "it has moved this turn and cannot flee"


def test_defence_and_sacrifice_count_units(table: Tables) -> None:
    t = table(
        at="volcano-river",
        units={"volcano-river": "cc"},
        hand=["c012"],
        their_hand=["c017"],
        energy=0,
    )
    t.choose("battle volcano-river").orders("c012", "c017")
    assert t.energy[0] == 5
    assert t.glory[1] == 3
    assert t.units("volcano-river", 1) == "w", "3 against 5: the Chosen is wounded, nothing else is there"
    assert t.glory[0] == 2
    t.choose("meditate")


def test_an_attack_adds_its_points_for_this_battle(table: Tables) -> None:
    t = table(units={"volcano-river": "c"}, hand=["c065"], era=3)
    t.choose("battle volcano-river").orders("c065")
    assert t.told("strength_counted")[0]["strength"] == 6
    assert t.units("volcano-river", 1) == "w"
    assert t.strength("volcano-river") == 1
    t.choose("meditate")


def test_order_cards_give_neither_effect_nor_points(table: Tables) -> None:
    t = table(units={"volcano-river": "c"}, hand=["c026"], energy=6, charged=True)
    t.choose("battle volcano-river").orders("c026")
    t.choose("done")
    assert t.discard() == ["c026"]
    assert t.g.points[0] == 0
    assert t.energy[0] == 6
    t.choose("meditate")


def test_third_parties_fight_too(table: Tables) -> None:
    t = table(seats=3, units={"volcano-river": "c"}, armies={2: {"volcano-river": "gg"}})
    t.choose("battle volcano-river")
    assert [event["strength"] for event in t.told("strength_counted")] == [1, 3, 4]
    assert t.units("volcano-river") == ""
    assert t.units("volcano-river", 1) == "w"
    assert t.glory == [0, 0, 4]
    t.choose("meditate")


def test_without_units_nobody_is_strongest(table: Tables) -> None:
    """Own decision: a bonus without a unit is no strength."""
    t = table(hand=["c004", "c006"], energy=2, units={"volcano-river": "c"}, their_hand=["c007"])
    t.play("c004", "effect", "volcano-river").orders("c006", "c007")
    t.choose("construct volcano-river > volcano-forest")
    t.choose("chosen volcano-river > volcano-forest", "chosen volcano-forest > volcano-crystal-field")
    assert [event["strength"] for event in t.told("strength_counted")] == [0, 0]
    assert t.glory == [0, 0]
    t.choose("done", "end")


def test_a_battle_is_told_in_stages(table: Tables) -> None:
    t = table(units={"volcano-river": "c"}, hand=["c001"], their_hand=["c017"])
    t.choose("battle volcano-river").orders("c001", "c017")
    assert t.happened("order_shown") == 2
    kinds = [line.event.kind for line in t.match.log]
    assert kinds.index("order_shown") < kinds.index("order_given") < kinds.index("strength_counted")
    assert kinds.index("strength_counted") < kinds.index("battle_ended")
    t.choose("meditate")
