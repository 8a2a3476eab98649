"""The errata of the rulebook, each with the card that it changes."""

import pytest
from tests.games.keyforge.board import Tables
from tests.games.keyforge.rules.book import rule


@rule("err-drummernaut")
def test_drummernaut_returns_another_giant(table: Tables) -> None:
    t = table(house="brobnar", line=["drummernaut", "urchin"]).reap("drummernaut")
    assert t.line() == ["drummernaut", "urchin"]
    t = table(house="brobnar", line=["drummernaut", "bumpsy"]).reap("drummernaut")
    assert t.hand() == ["bumpsy"]


@rule("err-pain-reaction", "faq-pain-reaction-neighbors")
def test_pain_reaction_hurts_the_neighbours_that_were(table: Tables) -> None:
    t = table(house="dis", hand=["pain-reaction"], their_line=["bumpsy", "umbra", "troll", "headhunter"])
    t.play("pain-reaction", "umbra")
    assert t.line(1) == ["bumpsy", "troll", "headhunter"]
    assert [t.card(name)["damage"] for name in t.line(1)] == [2, 2, 0]
    kinds = [line.event.kind for line in t.match.log]
    assert kinds.index("card_destroyed") < len(kinds) - 1 - kinds[::-1].index("damage_dealt")


@rule("err-tendrils-of-pain")
def test_tendrils_of_pain_after_a_key(table: Tables) -> None:
    t = table(
        step="start",
        active=1,
        their_amber=6,
        hand=["tendrils-of-pain"],
        houses=["dis"],
        their_houses=["brobnar"],
        their_line=[{"card": "troll", "warded": True}, "bumpsy"],
    )
    t.forge("red").end_turn().play("tendrils-of-pain")
    assert [t.card(name)["damage"] for name in t.line(1)] == [0, 4]  # one packet: the ward takes all of it
    assert not t.card("troll")["warded"]


@rule("err-the-flex")
def test_the_flex(table: Tables) -> None:
    line = ["krump", {"card": "earthshaker", "exhausted": True}, "urchin"]
    t = table(house="brobnar", hand=["the-flex"], line=[*line, "king-of-the-crag"], their_line=["troll"])
    t.play("the-flex")
    assert t.options == ["krump", "king-of-the-crag"]
    t.choose("king-of-the-crag")
    assert t.amber == [3, 0]
    assert t.card("king-of-the-crag")["exhausted"]


@rule("err-plague-rat")
def test_plague_rat_deals_one_packet(table: Tables) -> None:
    t = table(
        house="shadows",
        hand=["plague-rat"],
        line=["plague-rat"],
        their_line=[{"card": "troll", "warded": True}, "bumpsy"],
    )
    t.play("plague-rat", "left")
    assert [t.card(name)["damage"] for name in t.line(1)] == [0, 2]


@rule("err-yzphyz-knowdrone")
def test_yzphyz_stuns_only_for_a_purged_card(table: Tables) -> None:
    t = table(house="mars", hand=["yzphyz-knowdrone", "punch"], their_line=["troll"]).play("yzphyz-knowdrone")
    t.choose("punch")
    assert t.options == ["punch", "pass"]
    t.done()
    assert (t.where("punch"), t.card("troll")["stunned"]) == ("archives-0", False)
    t = table(house="mars", hand=["yzphyz-knowdrone", "punch"], their_line=["troll"])
    t.play("yzphyz-knowdrone", "punch", "punch", "troll")
    assert (t.where("punch"), t.card("troll")["stunned"]) == ("purged-0", True)


@rule("err-life-for-a-life")
def test_life_for_a_life_needs_a_death(table: Tables) -> None:
    t = table(house="shadows", hand=["life-for-a-life"], their_line=["troll"]).play("life-for-a-life")
    assert t.card("troll")["damage"] == 0
    t = table(
        house="shadows", hand=["life-for-a-life"], line=[{"card": "urchin", "warded": True}], their_line=["troll"]
    ).play("life-for-a-life")
    assert (t.line(), t.card("troll")["damage"]) == (["urchin"], 0)


@rule("err-auto-legionary")
def test_auto_legionary_becomes_a_creature(table: Tables) -> None:
    t = table(house="saurian", houses=["saurian", "dis"], artifacts=["auto-legionary"], line=["shaffles", "urchin"])
    t.use_action("auto-legionary", "right")
    assert t.line() == ["shaffles", "urchin", "auto-legionary"]
    assert (t.card("auto-legionary")["power"], t.card("auto-legionary")["houses"]) == (5, ["saurian"])
    t.end_turn().end_turn().choose("dis")
    assert t.may("reap auto-legionary")


@rule("err-experimental-therapy")
def test_experimental_therapy(table: Tables) -> None:
    t = table(house="logos", houses=["logos", "dis"], hand=["experimental-therapy"], line=["urchin"])
    t.play("experimental-therapy")
    assert t.card("urchin")["stunned"]
    assert t.card("urchin")["exhausted"]
    assert t.card("urchin")["houses"] == ["shadows"]
    t.end_turn().end_turn().choose("dis")
    assert t.may("unstun urchin")


@rule("err-custom-virus")
def test_custom_virus(table: Tables) -> None:
    t = table(house="mars", artifacts=["custom-virus"], hand=["punch"], line=["urchin"]).use_omni("custom-virus")
    t.done()
    assert (t.where("custom-virus"), t.line()) == ("discard-0", ["urchin"])
    setup = {"artifacts": ["custom-virus"], "hand": ["bumpsy"], "their_line": ["troll", "urchin"]}
    t = table(house="mars", **setup).use_omni("custom-virus").done()
    assert (t.where("custom-virus"), t.line(1), t.hand()) == ("discard-0", ["troll", "urchin"], ["bumpsy"])
    t = table(house="mars", **setup).use_omni("custom-virus", "bumpsy")
    assert (t.where("bumpsy"), t.line(1)) == ("purged-0", ["urchin"])


@rule("err-keyforgery")
def test_keyforgery_guards_keys_of_the_opponents_own_turn(table: Tables) -> None:
    t = table(
        house="shadows", artifacts=["keyforgery"], hand=["labwork"], their_amber=6, their_houses=["mars"]
    ).end_turn()
    assert (t.asker, t.asked) == (1, "name-house")
    t.choose("dis")
    assert (t.keys, t.amber, t.where("keyforgery")) == ([0, 0], [0, 6], "discard-0")
    # On your turn their Keyfrog forges without a guess.
    t = table(
        house="brobnar", artifacts=["keyforgery"], hand=["labwork", "punch"], their_line=["keyfrog"], their_amber=6
    ).play("punch")
    t.forge("red")
    assert (t.keys, t.where("keyforgery")) == ([0, 1], "artifacts-0")


@rule("err-incubation-chamber")
def test_incubation_chamber(table: Tables) -> None:
    t = table(house="dis", artifacts=["incubation-chamber"], hand=["blypyp", "punch"]).use_omni("incubation-chamber")
    assert t.options == ["blypyp", "pass"]
    t.choose("blypyp")
    assert t.where("blypyp") == "archives-0"
    t = table(house="dis", artifacts=["incubation-chamber"], hand=["punch"]).use_omni("incubation-chamber")
    assert t.done().hand() == ["punch"]


@rule("err-uxlyx-the-zookeeper")
def test_what_uxlyx_has_taken_goes_home(table: Tables) -> None:
    t = table(house="mars", line=["uxlyx-the-zookeeper"], their_line=["troll"]).reap("uxlyx-the-zookeeper")
    assert t.where("troll") == "archives-0"
    t.end_turn().end_turn().choose("yes")
    assert t.where("troll") == "hand-1"


@rule("err-mass-abduction")
@pytest.mark.parametrize("taken", [0, 2, 3])
def test_mass_abduction(table: Tables, taken: int) -> None:
    names = ["troll", "bumpsy", "headhunter", "krump"]
    t = table(house="mars", hand=["mass-abduction"], their_line=[{"card": name, "damage": 1} for name in names])
    t.play("mass-abduction", *names[:taken])
    if taken < 3:
        t.done()
    assert t.zone("archives-0") == names[:taken]
    t.end_turn().end_turn()
    if taken:
        t.choose("yes")
    assert t.zone("hand-1")[-taken:] == names[:taken] if taken else not t.hand(1)


@rule("err-sample-collection")
def test_sample_collection(table: Tables) -> None:
    t = table(house="mars", hand=["sample-collection"], their_keys=2, their_line=["troll", "bumpsy", "krump"])
    t.play("sample-collection", "troll", "krump")
    assert t.zone("archives-0") == ["troll", "krump"]
    t.end_turn().end_turn().choose("yes")
    assert sorted(t.hand(1)) == ["krump", "troll"]


@rule("err-1-2-punch")
def test_one_two_punch(table: Tables) -> None:
    line = [{"card": "troll", "stunned": True}, "bumpsy"]
    assert table(house="brobnar", hand=["1-2-punch"], their_line=line).play("1-2-punch", "troll").line(1) == ["bumpsy"]
    t = table(house="brobnar", hand=["1-2-punch"], their_line=line).play("1-2-punch", "bumpsy")
    assert t.card("bumpsy")["stunned"]
    assert t.line(1) == ["troll", "bumpsy"]


@rule("err-collector-worm")
def test_collector_worm(table: Tables) -> None:
    t = table(house="mars", line=["collector-worm"], their_line=["bumpsy"]).fight("collector-worm", "bumpsy")
    assert t.where("bumpsy") == "archives-0"
    t.end_turn().end_turn().choose("yes")
    assert t.where("bumpsy") == "hand-1"
