"""rulebook: "Karty dowodzenia": all eighty, by number; and every number against the printed card."""

import pytest
from tests.games.mysthea.board import Table, Tables

from stolik.games.mysthea.cards import COMMAND, FACES, POINTS, era_of
from stolik.games.mysthea.effects import KINDS

ERA = {name: max(1, era_of(number)) for number, name in enumerate(FACES[:80])}


def played(table: Tables, card: str, *then: object, **more: object) -> Table:
    """Seat 0 plays a card, uses its effect, and answers what comes of it."""
    settings: dict[str, object] = {
        "hand": [card, *more.pop("besides", [])],  # type: ignore[misc]
        "energy": POINTS[FACES.index(card)],
        "era": ERA[card],
        "charged": False,
        "pool": "",
        **more,
    }
    t = table(**settings)  # type: ignore[arg-type]
    t.hanging = True
    t.play(card, "effect", *then)
    return t


def used(table: Tables, card: str, *then: object, **more: object) -> Table:
    """Seat 0 uses an equipment card of its board."""
    settings: dict[str, object] = {
        "equipment": [card],
        "energy": 1,
        "experience": 1,
        "token": "crystal",
        "era": ERA[card],
        "charged": False,
        "pool": "",
        **more,
    }
    t = table(**settings)  # type: ignore[arg-type]
    t.hanging = True
    t.use(card, *then)
    return t


def test_kinds_and_points_are_those_of_the_printed_cards() -> None:
    by_era = {0: [2] * 5, 1: [1, 1, 2, 3, 3], 2: [1, 2, 3, 3, 4], 3: [1, 2, 3, 4, 5]}
    for number, card in enumerate(COMMAND):
        assert card.kind == KINDS[number % 20 // 5]
        assert card.points == by_era[era_of(number)][number % 5]


# Karty taktyki


def test_c001_the_chosen_goes_anywhere_alone(table: Tables) -> None:
    t = played(table, "c001", at="tree-forest", units={"tree-forest": "c"}, upgrades=["c038"])
    assert len(t.moves("chosen")) == 14
    t.choose("chosen tree-forest > crystal-river")
    assert t.units("crystal-river") == "W", "it takes nobody along"
    assert t.asked == "spend"


def test_c002_experience_and_development(table: Tables) -> None:
    t = played(table, "c002", energy=3, market=["c021", "c026", "c031"], deck=["c036"])
    assert t.experience[0] == 2
    t.choose("reveal", "c036")
    assert t.energy[0] == 0
    without = played(table, "c002", market=["c021", "c026", "c031"])
    assert without.experience[0] == 2
    assert without.asked == "spend", "decision 17: no energy is left for a development"


def test_c003_another_act(table: Tables) -> None:
    t = played(table, "c003", "play c026", besides=["c026"], energy=3)
    assert t.g.points[0] == 3, "the points of both cards"
    t.choose("effect", "energy", "done")
    assert t.glory[0] == 3
    assert t.g.points[0] == 2, "what is left belongs to the first card again"
    t.choose("done")
    assert t.g.points[0] == 0
    alone = table(hand=["c003"], charged=False)
    alone.play("c003")
    assert not alone.may("effect"), "there is no other card to play"
    alone.choose("done")


@pytest.mark.parametrize(("card", "bonus"), [("c004", 2), ("c043", 3), ("c065", 5)])
def test_battles_with_a_bonus(table: Tables, card: str, bonus: int) -> None:
    t = played(table, card, "volcano-river", units={"volcano-river": "c"}, charged=True)
    assert t.told("strength_counted")[0]["strength"] == 1 + bonus
    assert t.g.charged[0], "the artifact is not discharged"
    assert t.asked == "spend"
    lone = table(hand=[card], energy=5, era=ERA[card], charged=False)
    lone.play(card)
    assert not lone.may("effect")
    lone.choose("done")


def test_c005_a_meditation(table: Tables) -> None:
    t = played(table, "c005", at="crystal-river")
    assert (t.energy[0], t.glory[0]) == (3, 2)


def test_c021_recharges(table: Tables) -> None:
    t = played(table, "c021")
    assert t.g.charged[0]
    full = table(hand=["c021"])
    full.play("c021")
    assert not full.may("effect"), "it would change nothing"
    full.choose("done", "end")


def test_c022_a_golem_goes_anywhere(table: Tables) -> None:
    t = played(table, "c022", units={"tree-forest": "gc"}, upgrades=["c077"])
    assert len(t.moves("golem")) == 14
    t.choose("golem tree-forest > crystal-river")
    assert t.units("crystal-river") == "g"
    assert t.moves("golem") == [], "an effect's move counts (decision 15)"


@pytest.mark.parametrize(("card", "unit"), [("c023", "f"), ("c044", "c"), ("c062", "g")])
def test_each_opponent_in_a_region_loses_a_unit(table: Tables, card: str, unit: str) -> None:
    t = played(
        table,
        card,
        seats=3,
        units={"rift-mist": unit},
        their_units={"rift-mist": unit * 2, "tree-forest": unit},
        armies={2: {"rift-mist": unit}},
    )
    assert t.options == ["rift-mist", "tree-forest"]
    t.choose("rift-mist")
    assert (t.units("rift-mist"), t.units("rift-mist", 1), t.units("rift-mist", 2)) == (unit, unit, "W")
    assert t.glory == [0, 0, 0]


@pytest.mark.parametrize(("answer", "constructs", "golems"), [((0,), 1, 0), ((1,), 0, 1), ((0, 1), 1, 1)])
def test_c024_creates(table: Tables, answer: object, constructs: int, golems: int) -> None:
    t = played(table, "c024", answer)
    assert (t.g.pool_constructs[0], t.g.pool_golems[0]) == (constructs, golems)


@pytest.mark.parametrize(("answer", "units"), [((0,), "Wc"), ((1,), "Wg"), ((0, 1), "Wcg")])
def test_c025_deploys(table: Tables, answer: object, units: str) -> None:
    t = played(table, "c025", answer, pool="cg")
    assert t.units("tree-forest") == units


def test_c041_draws_two(table: Tables) -> None:
    t = played(table, "c041", deck=["c056", "c057"])
    assert t.hand() == ["c056", "c057"]


def test_c042_two_constructs_go_anywhere(table: Tables) -> None:
    t = played(table, "c042", units={"tree-forest": "cc"}, upgrades=["c059"])
    t.choose("construct tree-forest > crystal-river", "construct tree-forest > rift-mist")
    assert (t.units("crystal-river"), t.units("rift-mist")) == ("c", "c")
    one = played(table, "c042", "construct tree-forest > crystal-river", "skip", units={"tree-forest": "cc"})
    assert one.units("tree-forest") == "Wc"


def test_c045_everybody_who_has_not_moved_marches(table: Tables) -> None:
    t = table(
        hand=["c045"], energy=4, era=2, pool="", units={"tree-forest": "cgf", "tree-mountains": "c"}, charged=False
    )
    t.play("c045", "construct tree-mountains > tree-forest", "effect", "tree-forest > crystal-river")
    assert t.units("crystal-river") == "Wcg"
    assert t.units("tree-forest") == "cf", "a fortification and a construct that had moved"
    t.choose("done")


def test_c045_leaves_a_chosen_that_has_moved(table: Tables) -> None:
    t = table(hand=["c045"], energy=4, era=2, pool="", at="tree-mountains", units={"tree-forest": "c"}, charged=False)
    t.play("c045", "chosen tree-mountains > tree-forest", "effect", "tree-forest > crystal-river", "done")
    assert (t.units("tree-forest"), t.units("crystal-river")) == ("W", "c")


def test_c061_fills_the_energy(table: Tables) -> None:
    assert played(table, "c061").energy[0] == 12


def test_c063_a_monster_of_the_track_attacks(table: Tables) -> None:
    t = played(table, "c063", "cannibarok", track=("utcoro", "cannibarok"), lairs=["rift", "rift"])
    assert (t.lair("cannibarok"), t.lair("utcoro")) == ("tree", "rift")


def test_c064_wounds(table: Tables) -> None:
    t = played(table, "c064", seats=3, their_at="rift-mist", homes=["rift-mist"], at="rift-mist")
    assert t.g.wounded == [False, True, True]


# Karty celu


@pytest.mark.parametrize(
    ("card", "region", "other"),
    [
        ("c006", "rift-forest", "volcano-forest"),
        ("c007", "rift-mist", "sphere-mist"),
        ("c008", "crystal-river", "sphere-river"),
        ("c009", "tree-crystal-field", "crystal-crystal-field"),
        ("c010", "rift-mountains", "tree-mountains"),
    ],
)
def test_three_glory_a_region(table: Tables, card: str, region: str, other: str) -> None:
    their = {other: "g"}
    at = "tree-mountains" if card != "c010" else "tree-forest"
    t = played(table, card, at=at, units={region: "c", other: "c"}, their_units=their)
    assert t.glory[0] == 3, "one is controlled, in the other somebody is stronger"
    nothing = table(hand=[card], at=at, charged=False)
    nothing.play(card)
    assert not nothing.may("effect")
    nothing.choose("done")


@pytest.mark.parametrize(("card", "glory"), [("c026", 3), ("c047", 5), ("c048", 7), ("c069", 9)])
def test_plain_glory(table: Tables, card: str, glory: int) -> None:
    t = played(table, card)
    assert (t.glory[0], t.energy[0]) == (glory, 0)


def test_c027_a_tactic_for_points_and_experience(table: Tables) -> None:
    t = played(table, "c027", "c024", besides=["c024", "c030"])
    assert t.g.points[0] == 1 + 3
    assert t.experience[0] == 3
    assert t.gone == ["c024"]
    none = table(hand=["c027", "c030"], charged=False)
    none.play("c027")
    assert not none.may("effect")
    none.choose("done")


def test_c028_fortifications(table: Tables) -> None:
    assert played(table, "c028", units={"tree-forest": "ff", "rift-mist": "f"}).glory[0] == 6


def test_c029_golems_give_glory_and_energy(table: Tables) -> None:
    t = played(table, "c029", units={"tree-forest": "gg"})
    assert (t.glory[0], t.energy[0]) == (2, 2)


def test_c030_encounters(table: Tables) -> None:
    assert played(table, "c030", met=["en01", "en02"]).glory[0] == 6


def test_c046_an_objective_for_glory_and_points(table: Tables) -> None:
    t = played(table, "c046", "c030", besides=["c030", "c024"])
    assert (t.glory[0], t.g.points[0]) == (3, 4)


def test_c049_constructs(table: Tables) -> None:
    assert played(table, "c049", units={"tree-forest": "ccc"}).glory[0] == 3


@pytest.mark.parametrize(("answer", "charged", "energy"), [((0,), True, 0), ((1,), False, 4), ((0, 1), True, 4)])
def test_c050_recharge_or_meditate_or_both(table: Tables, answer: object, charged: bool, energy: int) -> None:
    t = played(table, "c050", answer)
    assert (t.g.charged[0], t.energy[0]) == (charged, energy)


def test_c066_equipment_for_energy_and_glory(table: Tables) -> None:
    t = played(table, "c066", "c034", besides=["c034"])
    assert (t.energy[0], t.glory[0]) == (3, 3)


def test_c067_an_upgrade_for_glory_and_experience(table: Tables) -> None:
    t = played(table, "c067", "c039", besides=["c039"])
    assert (t.glory[0], t.experience[0]) == (3, 3)


def test_c068_charge_and_glory(table: Tables) -> None:
    t = played(table, "c068")
    assert (t.g.charged[0], t.glory[0]) == (True, 4)
    assert played(table, "c068", charged=True).glory[0] == 4


def test_c070_four_cards_for_sixteen_glory(table: Tables) -> None:
    t = played(table, "c070", "c001", "c006", "c011", "c016", besides=["c001", "c006", "c011", "c016"])
    assert t.glory[0] == 16
    assert t.gone == ["c001", "c006", "c011", "c016"]
    short = table(hand=["c070", "c001", "c006", "c011"], energy=5, era=3, charged=False)
    short.play("c070")
    assert not short.may("effect")
    short.choose("done")


# Karty wyposażenia


@pytest.mark.parametrize(("card", "kind"), [("c011", "c001"), ("c012", "c006"), ("c013", "c014"), ("c014", "c016")])
def test_equipment_that_wants_a_card_of_its_kind(table: Tables, card: str, kind: str) -> None:
    others = [
        name
        for name in ("c002", "c007", "c015", "c017")
        if COMMAND[FACES.index(name)].kind != COMMAND[FACES.index(kind)].kind
    ]
    assert not table(equipment=[card], hand=others, charged=False).may(f"use {card}")
    assert table(equipment=[card], hand=[kind, *others], market=["c021"], charged=False).may(f"use {card}")


def test_c011_a_tactic_for_an_act(table: Tables) -> None:
    t = used(table, "c011", "c001", "play c026", hand=["c001", "c026"])
    t.choose("effect", "energy")
    assert t.glory[0] == 3
    assert sorted(t.discard()) == ["c001", "c026"]
    assert t.asked == "turn-basic"


def test_c012_an_objective_for_a_development(table: Tables) -> None:
    t = used(table, "c012", "c006", "reveal", "c036", hand=["c006"], market=["c021", "c026", "c031"], deck=["c036"])
    assert t.hand() == ["c036"]


def test_c013_equipment_for_a_meditation(table: Tables) -> None:
    t = used(table, "c013", "c012", hand=["c012"], energy=0)
    assert t.energy[0] == 4


@pytest.mark.parametrize(("answer", "charged", "glory"), [((0,), True, 0), ((1,), False, 4), ((0, 1), True, 4)])
def test_c014_an_upgrade_for_charge_and_glory(table: Tables, answer: object, charged: bool, glory: int) -> None:
    t = used(table, "c014", "c016", answer, hand=["c016"])
    assert (t.g.charged[0], t.glory[0]) == (charged, glory)


def test_c015_any_card_for_its_points(table: Tables) -> None:
    t = used(table, "c015", "c030", hand=["c030"], energy=0)
    assert (t.asked, t.g.points[0]) == ("spend", 3)
    t.choose("energy", "create construct", "done")
    assert (t.energy[0], t.g.points[0]) == (1, 0)


def test_c031_energy_for_energy(table: Tables) -> None:
    assert used(table, "c031").energy[0] == 2
    assert not table(equipment=["c031"], energy=0).may("use c031")


def test_c032_the_chosen_travels(table: Tables) -> None:
    t = used(table, "c032", "chosen tree-forest > crystal-river", units={"tree-forest": "c"}, upgrades=["c038"])
    assert t.units("crystal-river") == "W", "it takes nobody along"
    assert t.energy[0] == 0


@pytest.mark.parametrize(("card", "glory"), [("c033", 2), ("c054", 4), ("c074", 6)])
def test_experience_for_glory(table: Tables, card: str, glory: int) -> None:
    t = used(table, card)
    assert (t.glory[0], t.experience[0]) == (glory, 0)
    assert not table(equipment=[card], era=ERA[card], experience=0).may(f"use {card}")


@pytest.mark.parametrize(
    ("card", "place", "then", "pool", "where", "units"),
    [
        ("c034", 0, [], "c", "tree-forest", "Wcg"),
        ("c034", 1, ["construct tree-forest > tree-mountains"], "", "tree-mountains", "c"),
        ("c035", 0, [], "g", "tree-forest", "Wcg"),
        ("c035", 1, ["golem tree-forest > tree-mountains"], "", "tree-mountains", "g"),
        ("c052", 0, [], "gg", "tree-forest", "Wcg"),
        ("c052", 1, [], "", "tree-forest", "Wcgg"),
        ("c053", 0, [], "cc", "tree-forest", "Wcg"),
        ("c053", 1, [], "", "tree-forest", "Wccg"),
        ("c072", 0, [], "", "tree-forest", "Wcgg"),
        ("c072", 1, ["golem tree-forest > tree-mountains"], "g", "tree-mountains", "g"),
        ("c073", 0, [], "", "tree-forest", "Wccg"),
        ("c073", 1, ["construct tree-forest > tree-mountains"], "c", "tree-mountains", "c"),
    ],
)
def test_equipment_with_two_uses(
    table: Tables, card: str, place: int, then: list[object], pool: str, where: str, units: str
) -> None:
    start = "" if card in ("c034", "c035") else "g" if card in ("c052", "c072") else "c"
    t = used(table, card, (place,), *then, units={"tree-forest": "cg"}, pool=start)
    assert t.units(where) == units
    assert "c" * t.g.pool_constructs[0] + "g" * t.g.pool_golems[0] == pool
    assert t.energy[0] == 0


def test_c051_experience_and_glory(table: Tables) -> None:
    t = used(table, "c051")
    assert (t.experience[0], t.glory[0], t.energy[0]) == (2, 1, 0)


def test_c055_a_fortification(table: Tables) -> None:
    t = used(table, "c055", "rift-mist", units={"rift-mist": "c"})
    assert t.units("rift-mist") == "cf"


def test_c071_two_equipment_cards_for_a_monster(table: Tables) -> None:
    t = used(table, "c071", "c031", "c032", hand=["c031", "c032"], track=("utcoro",), lairs=["rift"])
    assert t.lair("utcoro") == "tree"
    assert t.gone == ["c031", "c032"]
    assert not table(equipment=["c071"], hand=["c031"], track=("utcoro",), era=3).may("use c071")


def test_c075_a_card_for_double_glory(table: Tables) -> None:
    t = used(table, "c075", "c030", hand=["c030"])
    assert (t.glory[0], t.gone) == (6, ["c030"])


def test_equipment_works_once_a_turn_and_again_the_next(table: Tables) -> None:
    t = used(table, "c031")
    assert not t.may("use c031")
    t.choose("meditate", "end")
    t.pass_turns()
    assert t.may("use c031")


# Karty ulepszeń


@pytest.mark.parametrize(
    ("card", "glory", "energy", "experience"),
    [("c016", 1, 1, 0), ("c036", 0, 0, 1), ("c079", 4, 0, 0)],
)
def test_upgrades_for_fortifications(table: Tables, card: str, glory: int, energy: int, experience: int) -> None:
    t = table(upgrades=[card], era=ERA[card], at="tree-mountains", energy=0, charged=False)
    t.choose("meditate")
    assert (t.glory[0], t.energy[0], t.experience[0]) == (glory, 3 + energy, experience)


def test_c017_new_constructs_teach(table: Tables) -> None:
    t = table(upgrades=["c017"], hand=["c001"], energy=0, charged=False)
    t.play("c001", "create construct", "create construct")
    assert t.experience[0] == 2


@pytest.mark.parametrize(("card", "unit"), [("c018", "golem"), ("c039", "construct")])
def test_new_units_may_be_deployed_at_once(table: Tables, card: str, unit: str) -> None:
    t = table(upgrades=[card], hand=["c001"], energy=0, pool="", charged=False)
    t.play("c001", f"create {unit}")
    assert t.options == ["deploy", "keep"]
    t.choose("deploy")
    if t.asked == "spend":
        t.choose("done")
    assert t.units("tree-forest") == f"W{unit[0]}"
    kept = table(upgrades=[card], hand=["c001"], energy=0, pool="", charged=False)
    kept.play("c001", f"create {unit}", "keep")
    if kept.asked == "spend":
        kept.choose("done")
    assert kept.units("tree-forest") == "W"


@pytest.mark.parametrize(
    ("card", "strength"), [("c019", 3 + 2 + 5), ("c058", 3 + 6), ("c060", 3 + 6), ("c076", 3 + 3 + 5), ("c080", 3 + 6)]
)
def test_upgrades_of_strength(table: Tables, card: str, strength: int) -> None:
    assert table(upgrades=[card], era=ERA[card], units={"tree-forest": "cgf"}).strength("tree-forest") == strength


@pytest.mark.parametrize(("card", "other"), [("c020", "c019"), ("c040", "c031"), ("c057", "c021"), ("c078", "c026")])
def test_cards_that_cost_no_energy(table: Tables, card: str, other: str) -> None:
    t = table(upgrades=[card], hand=[other], energy=0, era=ERA[card], charged=False)
    t.play(other, "place" if other in ("c019", "c031") else "effect", "done")
    assert t.energy[0] == 0
    assert other in (*t.upgrades(), *t.equipment(), *t.discard())


def test_c037_deployed_golems_bring_glory(table: Tables) -> None:
    t = table(upgrades=["c037"], hand=["c001"], pool="g", energy=0, charged=False)
    t.play("c001", "deploy golem")
    assert t.glory[0] == 3


def test_c038_the_chosen_takes_another_unit_along_each_time(table: Tables) -> None:
    t = table(upgrades=["c038"], hand=["c001"], pool="", energy=0, units={"tree-forest": "cgf"}, charged=False)
    t.play("c001", "chosen tree-forest > tree-mountains")
    assert t.options == ["construct", "golem", "alone"], "no fortifications"
    t.choose("golem", "chosen tree-mountains > tree-forest")
    assert t.units("tree-forest") == "Wcf", "the golem has moved this turn and cannot come back"
    assert t.units("tree-mountains") == "g"


@pytest.mark.parametrize(("card", "unit"), [("c059", "construct"), ("c077", "golem")])
def test_constructs_and_golems_that_take_others_along(table: Tables, card: str, unit: str) -> None:
    t = table(
        upgrades=[card], hand=["c021"], pool="", energy=0, era=ERA[card], units={"tree-forest": "cg"}, charged=False
    )
    t.play("c021", f"{unit} tree-forest > tree-mountains")
    other = "golem" if unit == "construct" else "construct"
    assert t.options == [other, "chosen", "alone"]
    t.choose("chosen")
    assert t.units("tree-mountains") == f"W{unit[0]}"


def test_a_chosen_that_has_moved_is_not_taken_along(table: Tables) -> None:
    t = table(upgrades=["c059"], hand=["c001"], pool="", energy=0, era=2, units={"tree-forest": "c"}, charged=False)
    t.play("c001", "chosen tree-forest > tree-mountains", "construct tree-forest > tree-crystal-field")
    assert t.asked == "turn-end"


def test_c056_encounters_bring_energy(table: Tables) -> None:
    t = table(upgrades=["c056"], at="sphere-mist", experience=1, energy=0, front="en26", charged=False, era=2)
    t.choose("encounter", "dialogue")
    assert t.energy[0] == 3
    t.choose("meditate")


def test_a_wounded_chosen_keeps_its_upgrade(table: Tables) -> None:
    assert table(upgrades=["c076"], wounded=[0], era=3).strength("tree-forest") == 4


def test_carrying_in_a_retreat(table: Tables) -> None:
    t = table(upgrades=["c038"], at="volcano-river", units={"volcano-river": "gg"}, hand=["c026"], pool="")
    t.choose("battle volcano-river").orders("c026")
    t.choose("chosen volcano-river > volcano-forest", "golem")
    assert t.units("volcano-forest") == "Wg"
    assert t.told("battle_ended")[0]["count"] == 3
    t.choose("meditate")
