"""Fights, damage, armor, wards and keywords."""

import pytest
from tests.games.keyforge.board import Tables
from tests.games.keyforge.rules.book import rule

from stolik.games.keyforge.scenario import Scenario


def happened(t: Scenario) -> list[str]:
    return [line.event.kind for line in t.match.log]


def damage(t: Scenario, *names: str) -> list[object]:
    return [t.card(name)["damage"] for name in names]


@rule("rul-fight", "tim-3-fight-declare", "tim-3-fight-damage")
def test_a_fight(table: Tables) -> None:
    t = table(house="brobnar", line=["headhunter"], their_line=["tocsin", "niffle-queen"])
    t.fight("headhunter", "tocsin")
    assert (t.where("tocsin"), damage(t, "headhunter"), t.amber) == ("discard-1", [3], [1, 0])
    assert t.card("headhunter")["exhausted"]


@rule("rul-fight-ability-needs-survival")
def test_a_fight_ability_needs_a_survivor(table: Tables) -> None:
    t = table(house="brobnar", line=["headhunter"], their_line=["valdr"]).fight("headhunter", "valdr")
    assert (t.where("headhunter"), damage(t, "valdr"), t.amber) == ("discard-0", [5], [0, 0])


@rule("rul-fight-needs-enemy")
def test_nobody_to_fight(table: Tables) -> None:
    t = table(house="brobnar", line=["headhunter", "valdr"])
    assert t.options == ["reap headhunter", "reap valdr", "end-turn"]


@rule("rul-fight-example", "glo-opponent-creature", "tim-damage-armor")
def test_the_terror_attacks_a_knight(table: Tables) -> None:
    t = table(house="dis", line=["the-terror"], their_line=["raiding-knight"]).fight("the-terror", "raiding-knight")
    assert damage(t, "raiding-knight", "the-terror") == [3, 4]


@rule("rul-damage-destroys", "tim-damage-rest")
def test_damage_as_high_as_power(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"], their_discard=["anger"], their_line=["niffle-ape"]).play("punch")
    assert t.zone("discard-1") == ["anger", "niffle-ape"]


@rule("glo-damage-keeps-power")
def test_damage_does_not_weaken(table: Tables) -> None:
    t = table(house="brobnar", line=[{"card": "headhunter", "damage": 3}], their_line=["niffle-queen"])
    assert t.card("headhunter")["power"] == 5
    t.fight("headhunter", "niffle-queen")
    assert damage(t, "niffle-queen") == [5]


@rule("glo-stun-defends")
def test_the_stunned_defend_themselves(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"], their_line=[{"card": "mother", "stunned": True}])
    t.fight("valdr", "mother")
    assert damage(t, "valdr") == [5]


@rule("glo-skirmish")
def test_skirmish(table: Tables) -> None:
    t = table(house="untamed", line=["snufflegator"], their_line=["valdr"]).fight("snufflegator", "valdr")
    assert damage(t, "snufflegator", "valdr") == [0, 4]


@rule("glo-skirmish-hazardous")
def test_skirmish_does_not_stop_hazards(table: Tables) -> None:
    t = table(house="untamed", line=["snufflegator"], their_line=["briar-grubbling"])
    t.fight("snufflegator", "briar-grubbling")
    assert (t.where("snufflegator"), damage(t, "briar-grubbling")) == ("discard-0", [0])


@rule("glo-skirmish-defending")
def test_skirmish_does_not_defend(table: Tables) -> None:
    t = table(house="dis", line=["tocsin"], their_line=["snufflegator"]).fight("tocsin", "snufflegator")
    assert damage(t, "snufflegator") == [3]
    assert t.where("tocsin") == "discard-0"


@rule("glo-assault", "glo-fight-cancelled")
def test_assault_kills_first(table: Tables) -> None:
    t = table(house="untamed", line=["ancient-bear"], their_line=["dust-imp"]).fight("ancient-bear", "dust-imp")
    assert (t.where("dust-imp"), damage(t, "ancient-bear"), t.amber[1]) == ("discard-1", [0], 2)
    assert t.g.killed_fighting == [0, 0]
    assert t.g.used == [t.find("ancient-bear")]


@rule("glo-hazardous")
def test_hazardous_kills_first(table: Tables) -> None:
    t = table(house="brobnar", line=["headhunter"], their_line=["briar-grubbling"])
    t.fight("headhunter", "briar-grubbling")
    assert (t.where("headhunter"), damage(t, "briar-grubbling"), t.amber) == ("discard-0", [0], [0, 0])


@rule("glo-hazardous-stacks")
def test_hazards_add_up(table: Tables) -> None:
    t = table(house="dis", their_line=[{"card": "briar-grubbling", "upgrades": ["flame-wreathed"]}])
    assert t.card("briar-grubbling")["keywords"]["hazardous"] == 7  # type: ignore[call-overload, index]


@rule("glo-poison")
def test_poison(table: Tables) -> None:
    t = table(house="shadows", line=["macis-asp"], their_line=["niffle-queen"]).fight("macis-asp", "niffle-queen")
    assert t.where("niffle-queen") == "discard-1"


@rule("glo-attack-terms")
def test_while_attacking(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"], their_line=["shadow-self", "urchin"]).fight("valdr", "shadow-self")
    assert damage(t, "shadow-self") == [6 + 2]  # an enemy on a flank
    t = table(house="dis", line=["stealer-of-souls"], their_line=["valdr"]).fight("stealer-of-souls", "valdr")
    assert t.where("stealer-of-souls") == "discard-0"
    t = table(house="dis", line=[{"card": "stealer-of-souls", "power": 2}], their_line=["valdr"])
    t.fight("stealer-of-souls", "valdr")
    assert damage(t, "stealer-of-souls") == [6]  # and not 8: Valdr was attacked


@rule("glo-taunt")
def test_taunt(table: Tables) -> None:
    line = ["hunting-witch", "champion-anaphiel", "quixo-the-adventurer", "mother"]
    t = table(house="brobnar", line=["valdr"], their_line=line).choose("fight valdr")
    assert t.options == ["champion-anaphiel", "mother"]
    t.choose("mother")
    t = table(house="brobnar", line=["valdr"], their_line=["champion-anaphiel", "champion-anaphiel", "mother"])
    t.choose("fight valdr")
    assert t.options == ["champion-anaphiel", "champion-anaphiel#2"]
    t.choose("champion-anaphiel")


@rule("faq-stealer-both-die")
def test_stealer_of_souls_dies_too(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"], their_line=["stealer-of-souls"]).fight("valdr", "stealer-of-souls")
    assert (t.zone("discard-0"), t.zone("discard-1")) == (["valdr"], ["stealer-of-souls"])
    assert (t.zone("purged-0") + t.zone("purged-1"), t.amber) == ([], [0, 0])


@rule("glo-armor")
def test_armor_is_used_up(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch~+d"], line=["valdr"], their_line=["raiding-knight"], their_houses=["dis"])
    t.play("punch", "raiding-knight")
    assert damage(t, "raiding-knight") == [0]
    assert t.card("raiding-knight")["armor_left"] == 1
    t.choose("raiding-knight")
    assert damage(t, "raiding-knight") == [2]
    t.end_turn()
    assert t.card("raiding-knight")["armor_left"] == 2


@rule("glo-armor-gained-late", "glo-armor-tilde")
def test_armor_that_comes_late(table: Tables) -> None:
    t = table(house="sanctum", hand=["protect-the-weak"], line=[{"card": "doc-bookton", "damage": 2}])
    assert t.card("doc-bookton")["armor"] == 0
    t.play("protect-the-weak")
    assert (damage(t, "doc-bookton"), t.card("doc-bookton")["armor"]) == ([2], 1)


@rule("glo-ward", "tim-damage-ward")
@pytest.mark.parametrize("card", ["punch", "fear"])
def test_a_ward_takes_it(table: Tables, card: str) -> None:
    house = "brobnar" if card == "punch" else "dis"
    t = table(house=house, hand=[card], their_line=[{"card": "raiding-knight", "warded": True}]).play(card)
    shown = t.card("raiding-knight")
    assert (shown["zone"], shown["warded"], shown["damage"], shown["armor_left"]) == ("line-1", False, 0, 2)


@rule("err-shadow-self")
def test_shadow_self_takes_the_damage(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"], line=["valdr"], their_line=["mother", "shadow-self"])
    t.play("punch", "mother")
    assert damage(t, "mother", "shadow-self") == [0, 3]
    t.fight("valdr", "shadow-self")
    assert damage(t, "valdr") == [0]
    t = table(house="brobnar", hand=["punch"], their_line=["noddy-the-thief", "shadow-self"])
    t.play("punch", "noddy-the-thief")
    assert damage(t, "shadow-self") == [3]


@rule("faq-shadow-self-knight")
def test_shadow_self_beside_a_knight(table: Tables) -> None:
    t = table(house="dis", line=["charette"], their_line=["raiding-knight", "shadow-self"])
    t.fight("charette", "raiding-knight")
    assert damage(t, "raiding-knight", "shadow-self") == [0, 2]
    assert t.where("charette") == "discard-0"
