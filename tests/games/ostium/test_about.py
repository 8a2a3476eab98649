"""Why a card cannot be chosen, what it would do now, and the outcome of charges before anybody commits to them."""

from typing import cast

from tests.games.ostium.board import Table, Tables

from stolik.games.ostium.view import View


def seen(t: Table, viewer: int = 0) -> View:
    return cast(View, t.match.view(viewer))


def test_what_keeps_a_card_from_being_summoned(table: Tables) -> None:
    t = table(crystals=1, summon=["shellback"], throne=["ebb-king"], hand=["dripling"])
    assert t.why_not("shellback") == "It costs 3, and you have 1 crystal."
    assert t.why_not("dripling") == ""
    full = table(
        attack=["dripling", "zapling", "zapling"],
        defence=["acornling", "acornling", "mothkin"],
        hand=["cinder-imp"],
        crystals=2,
        summon=["sparkling"],
    )
    # Where no slot is free creatures can change places only, so moving makes no room.
    assert full.why_not("cinder-imp") == "No slot of your battlefield is free. Recall a creature first."
    assert full.why_not("sparkling") == full.why_not("cinder-imp")


def test_why_a_creature_stays(table: Tables) -> None:
    t = table(attack=["crackler", "gale-courier"], their_attack=["sparkling"], hand=["dripling"], discard=["mothkin"])
    assert t.why_not("crackler") == "Moving or recalling it costs a crystal, and you have none."
    assert t.why_not("gale-courier") == ""
    assert t.why_not("sparkling") == "It is not yours: it belongs to Jan."
    assert t.why_not("mothkin") == "It lies on a pile from which nothing is taken now."
    assert table(attack=["crackler"], turned=["A0"], hand=["dripling"]).why_not("crackler") == (
        "It is defeated and waits to be collected."
    )


def test_other_questions_say_what_they_want(table: Tables) -> None:
    t = table(hand=["mothkin", "dripling"], attack=["crackler"]).choose("summon mothkin")
    assert t.why_not("crackler") == "You are choosing a slot now."
    t.choose("A1")
    t = table(hand=["dream-sexton", "dripling"], attack=["crackler"]).summon("dream-sexton", "D0")
    assert t.why_not("crackler") == "None of the abilities works on it now."
    t.choose("done")


def test_a_card_in_hand_says_slot_by_slot_what_it_would_do(table: Tables) -> None:
    t = table(attack=["shoal-diver"], defence=["dripling", "zapling", "zapling"], hand=["wave-chanter"])
    assert t.outlook("wave-chanter") == [
        "attack row, middle: charges with 1 power, draw 1 card, gain 1 crystal and draw 1 card.",
        "attack row, right: charges with 1 power and draw 1 card.",
    ]


def test_slots_that_are_alike_are_spoken_of_as_one_row(table: Tables) -> None:
    t = table(defence=["dripling"], hand=["cinder-imp", "wave-chanter"])
    assert t.outlook("cinder-imp") == [
        "Discarded: gain 1 crystal.",
        "Attack row: charges with 0 power.",
        "Defence row: defends with 0 power.",
    ]
    assert [said.split(":")[0] for said in t.outlook("wave-chanter")] == [
        "Attack row",
        "defence row, middle",
        "defence row, right",
    ]


def test_a_creature_says_its_power(table: Tables) -> None:
    t = table(attack=["sparkling"], their_defence=["stone-beetle"], hand=["dripling"])
    assert t.outlook("sparkling") == ["Charges with 2 power, defends with 1."]
    assert t.outlook("stone-beetle") == ["Charges with 2 power, defends with 4."]


def test_the_view_forecasts_every_charge(table: Tables) -> None:
    t = table(
        attack=["magma-ram", "sparkling"],
        defence=["coal-gnawer"],
        their_attack=["sparkling", "mothkin"][1:],
        their_defence=["shoal-diver"],
        hand=["dripling"],
    )
    view = seen(t, 1)
    assert [(chain["gate"], chain["slots"], chain["led"]) for chain in view["chains"]] == [(0, [3, 0], False)]
    ram = view["forecast"][0]
    assert (ram["power"], ram["base"], ram["assault"], ram["fusion"]) == (8, 4, 2, 2)
    assert [way["option"] for way in ram["ways"]] == ["charge-0-1", "skip-0-1"]
    into, past = ram["ways"]
    assert [(hit["strength"], hit["left"]) for hit in into["hits"]] == [(1, 7), (1, 6)]
    assert (into["damage"], into["after"]) == (6, 9)
    assert (past["damage"], past["after"]) == (7, 8)
    t.attack().choose("D0 A0")
    led = seen(t)
    assert led["chains"][0]["led"]
    assert led["forecast"] == view["forecast"]
    t.choose("skip 0")
    assert t.gates(1)[2] == 8, "as it was foretold"


def test_what_is_hidden_from_whom(table: Tables) -> None:
    t = table(hand=["dripling"], their_hand=["acornling", "mothkin"], their_discard=["zapling", "crackler"])
    mine, theirs = seen(t)["players"]
    assert [card and card["face"] for card in mine["hand"]] == ["dripling"]
    assert theirs["hand"] == [None, None]
    assert [card["face"] for card in theirs["discard"]] == ["crackler"], "the top card only"
    assert theirs["discarded"] == 2
    own = seen(t, 1)["players"][1]
    assert [card["face"] for card in own["discard"]] == ["zapling", "crackler"]


def test_a_gate_that_leads_no_chain_is_no_longer_advised_to(table: Tables) -> None:
    t = table(attack=["coal-gnawer", "mothkin"], defence=["forge-horn", "mourner"], their_attack=["shellback"])
    assert {chain["gate"] for chain in seen(t)["chains"]} == {0, 1}
    view = seen(t.choose("none"))
    assert {chain["gate"] for chain in view["chains"]} == {1}
    assert [charge["fusion"] for charge in view["forecast"]] == [0, 2]


def test_each_route_says_what_would_come_of_it(table: Tables) -> None:
    """The chain from the left gate may end on either creature, and then the middle gate's can end elsewhere only."""

    def laid() -> Table:
        ours = {"attack": ["coal-gnawer", "magma-ram"], "defence": ["forge-horn", "sparkling"]}
        return table(**ours, their_attack=["shellback", "tide-seer"], their_defence=["mothkin"])

    t = laid()
    plans = seen(t)["routes"]
    ask = t.match.asks[0]
    assert [plan["option"] for plan in plans] == [t.match.option_id(ask, option) for option in ask.options]
    assert len({str(plan["forecast"]) for plan in plans}) > 2
    for number, plan in enumerate(plans):
        other = laid()
        other.match.answer(other.match.asks[0].options[number], 0)
        then = seen(other)
        assert (plan["chains"], plan["forecast"]) == (then["chains"], then["forecast"]), plan["option"]


def test_no_routes_are_shown_while_no_gate_is_asked_about(table: Tables) -> None:
    t = table(attack=["coal-gnawer", "magma-ram"], defence=["forge-horn"], their_attack=["shellback"], crystals=1)
    assert seen(t)["routes"] == []
    t.attack()
    assert seen(t, 1)["routes"] == seen(t)["routes"] != []
    assert seen(t.choose("D0 A0"))["routes"] == []


def test_a_creature_that_the_attack_is_asked_about_needs_no_excuse(table: Tables) -> None:
    t = table(attack=["coal-gnawer", "magma-ram"], defence=["forge-horn"], their_attack=["shellback"], crystals=1)
    t.attack()
    assert t.asked == "fuse"
    assert [t.why_not(name) for name in ("forge-horn", "magma-ram")] == ["", ""]
    assert t.why_not("shellback") == "You are leading the attack now."
    t.choose("none")
    assert t.asked == "charge"
    assert [t.why_not(name) for name in ("coal-gnawer", "shellback")] == ["", ""]
    assert t.why_not("forge-horn") == "You are leading the attack now."


def test_a_chain_taken_back_is_foretold_as_before(table: Tables) -> None:
    t = table(attack=["coal-gnawer", "mothkin"], defence=["forge-horn", "mourner"], their_attack=["shellback"])
    before = seen(t)
    for answer in ("D0 A0", "none"):
        assert seen(t.choose(answer)) != before
        t.match.undo(0)
        assert seen(t) == before
    assert seen(Table(t.match.clone())) == before
