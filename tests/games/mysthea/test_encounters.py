"""rulebook: "Rozpatrzenie spotkania", "Spotkania": all thirty, both ways each."""

import pytest
from tests.games.mysthea.board import Table, Tables

from stolik.games.mysthea.board import ISLANDS
from stolik.games.mysthea.cards import ENCOUNTERS, MET


def met(table: Tables, name: str, sign: str, **more: object) -> Table:
    """Seat 0 resolves this encounter and chooses a sign."""
    settings: dict[str, object] = {
        "front": name,
        "at": "sphere-mist",
        "token": "sphere",
        "experience": 1,
        "energy": 5,
        "charged": False,
        "pool": "cg",
        **more,
    }
    t = table(**settings)  # type: ignore[arg-type]
    t.hanging = True
    t.choose("encounter", sign)
    return t


def test_example_the_fourth_encounter(table: Tables) -> None:
    """rulebook, example: 4 experience, 6 glory, the chest for 1 energy, the token goes on three islands.

    The example speaks of 3 experience; the card list says 3 glory, and so do the facts.
    """
    t = table(front="en16", at="sphere-mist", experience=4, energy=1, met=["en01", "en02", "en03"], charged=False)
    t.choose("encounter")
    assert t.experience[0] == 0
    assert t.glory[0] == 6
    assert t.options == ["dialogue", "chest"]
    t.choose("chest", "pay")
    assert t.glory[0] == 9
    assert t.energy[0] == 0
    assert t.token() == "rift"
    assert t.g.met[0][-1] == MET.index("en16")
    t.choose("meditate")


def test_chosen_and_token_must_be_on_one_island(table: Tables) -> None:
    assert table(at="sphere-mist", token="sphere", experience=1).may("encounter")
    assert not table(at="tree-forest", token="sphere", experience=12).may("encounter")


@pytest.mark.parametrize("resolved", range(7))
def test_the_price_grows_and_six_are_the_most(table: Tables, resolved: int) -> None:
    names = [f"en{number:02}" for number in range(1, resolved + 1)]
    assert not table(at="sphere-mist", met=names, experience=resolved).may("encounter")
    assert table(at="sphere-mist", met=names, experience=12).may("encounter") == (resolved < 6)


def test_only_the_front_is_known_before_the_choice(table: Tables) -> None:
    """Decision 2."""
    t = table.new(3, 4)
    assert "encounter" in t.match.view(0)
    view = t.match.view(0)["encounter"]
    assert isinstance(view, dict)
    assert set(view) == {"glory", "signs", "left"}


def test_premonition_turns_the_card_first(table: Tables) -> None:
    t = table(front="en16", at="sphere-mist", experience=1, charged=False, premonition=True)
    t.choose("encounter")
    assert t.asked == "premonition"
    assert t.options == [(0,), (1,)]
    t.choose((1,), "pay")
    assert t.glory[0] == 9
    t.choose("meditate")


def test_the_next_card_lies_open_at_once(table: Tables) -> None:
    t = met(table, "en26", "dialogue")
    assert t.g.front >= 0
    assert len(t.g.unmet) + sum(map(len, t.g.met)) == 30


@pytest.mark.parametrize("number", range(30))
@pytest.mark.parametrize("way", [0, 1])
def test_every_way_pays_its_glory_and_moves_the_token(table: Tables, number: int, way: int) -> None:
    """Declining whatever can be declined."""
    card = ENCOUNTERS[number]
    t = met(table, MET[number], card.ways[way].sign, energy=0)
    while t.g.meeting:
        ask = t.match.asks[0]
        t.match.answer(ask.options[-1], ask.seat)
    gained = t.told("glory_gained")[0]
    assert (gained["seat"], gained["glory"], gained["why"]) == (0, card.glory, "encounter")
    assert t.token() == ISLANDS[(3 + card.ways[way].steps) % 5]


OWN = {"tree-forest": "cg", "rift-mist": "f"}


@pytest.mark.parametrize(
    ("name", "sign", "then", "glory", "energy", "experience"),
    [
        ("en01", "boot", [], 6, 0, 2),
        ("en02", "dialogue", ["energy", "energy", "energy"], 6, 3, 0),
        ("en02", "chest", ["done"], 6, 3, 0),
        ("en05", "boot", ["energy", "energy"], 7, 2, 0),
        ("en06", "chest", [], 7, 3, 0),
        ("en08", "dialogue", ["energy"], 8, 2, 0),
        ("en11", "chest", [], 10, 0, 0),
        ("en12", "chest", [], 7, 1, 0),
        ("en14", "boot", ["energy"], 9, 1, 0),
        ("en15", "dialogue", [], 8, 0, 0),
        ("en19", "chest", [(0,)], 6, 2, 0),
        ("en19", "chest", [(1,), "energy", "energy"], 6, 2, 0),
        ("en19", "dialogue", [], 6, 0, 2),
        ("en26", "dialogue", [], 10, 0, 0),
    ],
)
def test_what_an_encounter_gives(
    table: Tables, name: str, sign: str, then: list[object], glory: int, energy: int, experience: int
) -> None:
    t = met(table, name, sign, energy=0, units={"tree-crystal-field": "g"}, at="sphere-mist")
    t.choose(*then)
    assert (t.glory[0], t.energy[0]) == (glory, energy)
    assert t.experience[0] == experience + (1 if name == "en02" and sign == "chest" else 0)


@pytest.mark.parametrize(
    ("name", "sign", "region"),
    [
        ("en03", "chest", "tree-crystal-field"),
        ("en04", "axe", "tree-forest"),
        ("en10", "dialogue", "crystal-mist"),
        ("en24", "dialogue", "crystal-river"),
        ("en30", "chest", "tree-mountains"),
    ],
)
def test_glory_for_controlled_regions(table: Tables, name: str, sign: str, region: str) -> None:
    t = met(table, name, sign, units={region: "c"})
    own = 1 if name == "en10" else 0
    assert t.glory[0] == ENCOUNTERS[MET.index(name)].glory + 3 * (1 + own)


@pytest.mark.parametrize(
    ("name", "sign", "unit"),
    [
        ("en01", "axe", "f"),
        ("en08", "boot", "c"),
        ("en11", "axe", "g"),
        ("en14", "axe", "g"),
    ],
)
def test_each_opponent_loses_a_unit(table: Tables, name: str, sign: str, unit: str) -> None:
    t = met(
        table,
        name,
        sign,
        seats=3,
        their_units={"tree-forest": unit * 2, "rift-mist": unit},
        armies={2: {"crystal-river": unit}},
    )
    assert t.asked == "destroy-of"
    t.choose("tree-forest", "crystal-river")
    assert t.units("tree-forest", 1) == unit
    assert t.units("crystal-river", 2) == ""
    assert t.glory[0] == ENCOUNTERS[MET.index(name)].glory


@pytest.mark.parametrize(
    ("name", "sign", "then", "where", "units"),
    [
        ("en07", "boot", [(1,), "construct tree-forest > tree-mountains"], "tree-mountains", "c"),
        ("en09", "dialogue", [(1,)], "sphere-mist", "Wc"),
        ("en13", "boot", [(1,), "golem tree-forest > tree-mountains"], "tree-mountains", "g"),
        ("en16", "dialogue", [(0,)], "sphere-mist", "Wc"),
        ("en21", "dialogue", [(1,)], "sphere-mist", "Wg"),
        ("en24", "boot", [(0,)], "sphere-mist", "Wg"),
        ("en28", "axe", [(0,), "rift-mist"], "rift-mist", "ff"),
        ("en28", "axe", [(1,)], "sphere-mist", "Wg"),
        ("en10", "boot", ["golem tree-forest > crystal-river", "skip"], "crystal-river", "g"),
        ("en22", "boot", ["construct tree-forest > crystal-river", "skip"], "crystal-river", "c"),
        ("en28", "boot", ["construct tree-forest > tree-mountains", "skip"], "tree-mountains", "c"),
        ("en25", "boot", ["tree-forest > crystal-river"], "crystal-river", "cg"),
        ("en20", "boot", ["chosen sphere-mist > crystal-river"], "crystal-river", "W"),
        ("en04", "dialogue", ["chosen sphere-mist > sphere-river"], "sphere-river", "W"),
    ],
)
def test_units_that_encounters_move_and_deploy(
    table: Tables, name: str, sign: str, then: list[object], where: str, units: str
) -> None:
    spare = {**OWN, "rift-forest": "c"} if name in ("en22", "en28") else OWN
    t = met(table, name, sign, units=spare)
    t.choose(*then)
    assert t.units(where) == units
    assert not t.g.meeting


@pytest.mark.parametrize(
    ("name", "upgrade", "move", "along", "units"),
    [
        ("en20", "c038", "chosen tree-forest > crystal-river", ["construct", "golem"], "Wc"),
        ("en10", "c077", "golem tree-forest > crystal-river", ["construct", "golem", "chosen"], "cg"),
        ("en22", "c059", "construct tree-forest > crystal-river", ["construct", "golem", "chosen"], "cc"),
        ("en25", "c059", "tree-forest > crystal-river", ["chosen"], "Wccgg"),
        ("en25", "c077", "tree-forest > crystal-river", ["chosen"], "Wccgg"),
    ],
)
def test_encounters_do_not_keep_upgrades_from_taking_others_along(
    table: Tables, name: str, upgrade: str, move: str, along: list[str], units: str
) -> None:
    """rulebook, "Karty dowodzenia", C038, C059, C077: whenever such a unit moves, unless the card says no (C001)."""
    t = met(
        table, name, "boot", upgrades=[upgrade], at="tree-forest", token="tree", units={"tree-forest": "ccgg"}, era=3
    )
    t.choose(move)
    assert t.asked == "carry"
    assert t.options == [*along, "alone"]
    t.choose(along[0])
    assert t.units("crystal-river") == units


def test_a_chosen_that_has_moved_stays_behind_an_army(table: Tables) -> None:
    t = table(
        front="en25",
        at="sphere-mist",
        units={"sphere-river": "cg"},
        upgrades=["c059"],
        hand=["c001"],
        experience=1,
        energy=0,
        pool="",
        charged=False,
        era=2,
    )
    t.play("c001", "chosen sphere-mist > sphere-river", "done", "encounter", "boot", "sphere-river > crystal-river")
    assert t.units("crystal-river") == "cg"
    assert t.asked == "turn-end"


@pytest.mark.parametrize(
    ("name", "sign", "then", "constructs", "golems"),
    [
        ("en03", "boot", [], 2, 2),
        ("en07", "boot", [(0,)], 2, 1),
        ("en09", "dialogue", [(0,)], 2, 1),
        ("en13", "boot", [(0,)], 1, 2),
        ("en16", "dialogue", [(1,)], 1, 2),
        ("en18", "chest", [(0,)], 2, 1),
        ("en18", "chest", [(1,)], 1, 2),
        ("en21", "dialogue", [(0,)], 1, 2),
    ],
)
def test_units_that_encounters_create(
    table: Tables, name: str, sign: str, then: list[object], constructs: int, golems: int
) -> None:
    t = met(table, name, sign, units=OWN)
    t.choose(*then)
    assert (t.g.pool_constructs[0], t.g.pool_golems[0]) == (constructs, golems)


@pytest.mark.parametrize(
    ("name", "sign", "card", "worth"),
    [("en09", "chest", "c024", 3), ("en18", "axe", "c031", 1), ("en23", "axe", "c016", 2), ("en29", "boot", "c030", 3)],
)
def test_a_discarded_card_is_worth_its_points(table: Tables, name: str, sign: str, card: str, worth: int) -> None:
    t = met(table, name, sign, hand=[card, "c061"])
    assert t.options == ["pay", "skip"]
    t.choose("pay")
    assert t.options == ([card, "c061"] if name == "en09" else [card])
    t.choose(card)
    assert t.glory[0] == ENCOUNTERS[MET.index(name)].glory + worth
    assert card in t.discard()


def test_whether_there_is_such_a_card_is_nobodys_business(table: Tables) -> None:
    t = met(table, "en09", "chest", hand=["c026"])
    assert t.options == ["skip"]
    t.choose("skip")


@pytest.mark.parametrize(
    ("name", "sign", "glory", "experience"),
    [("en16", "chest", 9, 0), ("en22", "chest", 11, 0), ("en25", "axe", 8, 1)],
)
def test_rewards_that_cost_energy(table: Tables, name: str, sign: str, glory: int, experience: int) -> None:
    t = met(table, name, sign, energy=1)
    t.choose("pay")
    assert (t.glory[0], t.energy[0], t.experience[0]) == (glory, 0, experience)


@pytest.mark.parametrize(
    ("name", "sign"), [("en06", "boot"), ("en15", "chest"), ("en17", "boot"), ("en23", "dialogue")]
)
def test_a_card_from_the_deck(table: Tables, name: str, sign: str) -> None:
    t = met(table, name, sign, deck=["c036"])
    assert t.hand() == ["c036"]


@pytest.mark.parametrize(("name", "sign"), [("en05", "chest"), ("en13", "chest")])
def test_a_development(table: Tables, name: str, sign: str) -> None:
    t = met(table, name, sign, energy=1, market=["c021", "c026", "c031"], deck=["c036"])
    t.choose("reveal", "c036")
    if t.asked == "take":
        t.choose("done")
    assert "c036" in t.hand()
    assert t.energy[0] == (1 if name == "en05" else 0)
    assert not t.g.meeting


def test_a_meditation(table: Tables) -> None:
    t = met(table, "en27", "chest", energy=0)
    assert t.energy[0] == 3
    assert t.experience[0] == 1


def test_an_act(table: Tables) -> None:
    t = met(table, "en30", "dialogue", hand=["c026"])
    t.choose("play c026", "effect", "done")
    assert t.glory[0] == 10
    assert not t.g.acted, "the basic action of the turn is still there"


@pytest.mark.parametrize(
    ("name", "sign", "glory"), [("en07", "axe", 9), ("en17", "axe", 7), ("en21", "boot", 9), ("en29", "axe", 7)]
)
def test_a_battle_without_the_artifact(table: Tables, name: str, sign: str, glory: int) -> None:
    """Decision 3: neither charged nor discharged by it."""
    t = met(table, name, sign, units={"volcano-river": "gg"})
    assert t.options == ["volcano-river", "skip"]
    t.choose("volcano-river")
    assert t.g.wounded[1]
    assert t.glory[0] == glory + 2
    assert t.g.charged[0] == (name == "en29")


@pytest.mark.parametrize(("name", "sign"), [("en20", "axe"), ("en27", "axe")])
def test_a_monster_that_attacks_at_once(table: Tables, name: str, sign: str) -> None:
    t = met(table, name, sign, track=("river", "utcoro"), lairs=["rift"])
    t.choose("utcoro")
    assert t.lair("utcoro") == "tree"


def test_recharging(table: Tables) -> None:
    t = met(table, "en26", "boot")
    assert t.g.charged[0]
    assert t.experience[0] == 1
    other = met(table, "en12", "axe")
    other.choose((0,))
    assert other.g.charged[0]
    third = met(table, "en12", "axe", energy=0)
    third.choose((1,), "energy")
    assert third.energy[0] == 1


def test_an_encounter_is_resolved_when_its_card_is_put_away(table: Tables) -> None:
    """ "Rozpatrzenie spotkania": the card goes under the Chosen's card last, so C030 inside EN30 does not count it."""
    t = met(table, "en30", "dialogue", hand=["c030"], met=["en01", "en02"], energy=3, experience=3)
    before = t.glory[0]
    t.play("c030", "effect")
    assert t.glory[0] == before + 6
    t.choose("done", "meditate")


def test_points_of_an_encounter_are_spent_at_once(table: Tables) -> None:
    """ "Możesz natychmiast skorzystać": also in the middle of spending others."""
    t = table(
        at="rift-mist",
        units={"rift-forest": "gggc"},
        lairs=["rift"],
        track=("river", "utcoro"),
        hand=["c063"],
        era=3,
        energy=3,
        charged=False,
        front="en02",
    )
    t.play("c063", "effect").choose("meet", "dialogue")
    assert (t.asked, t.g.points[0], t.token()) == ("spend", 6, "sphere")
    t.choose("energy", "done")
    assert (t.asked, t.g.points[0], t.token()) == ("spend", 5, "rift")
    t.choose("done")
