"""Playing cards, bonus icons, upgrades, abilities, what lasts, and the errata and answers about single cards."""

import pytest
from tests.games.keyforge.board import Tables
from tests.games.keyforge.rules.book import rule

from stolik.games.keyforge.scenario import Scenario

THEIRS = {"their_houses": ["dis"]}


def happened(t: Scenario) -> list[str]:
    return [line.event.kind for line in t.match.log]


@rule("rul-setup-supply")
def test_tokens_do_not_run_out(table: Tables) -> None:
    t = table(house="dis", line=[{"card": "charette", "amber": 500}], their_amber=500, hand=["charette"])
    t.play("charette", "left")
    assert t.card("charette")["amber"] == 3
    assert t.card("charette#2")["amber"] == 500


@rule("rul-golden-rule")
def test_a_card_beats_a_rule(table: Tables) -> None:
    # Only cards of the active house are used; Gauntlet of Command names no house.
    t = table(house="brobnar", artifacts=["gauntlet-of-command"], line=["urchin"], their_line=["valdr"])
    assert not t.may("fight urchin")
    t.use_action("gauntlet-of-command")
    assert t.where("urchin") == "discard-0"


@rule("rul-bonus-amber-first")
def test_amber_comes_before_the_effect(table: Tables) -> None:
    t = table(house="dis", hand=["mind-barb"], their_hand=["punch"]).play("mind-barb")
    kinds = happened(t)
    assert kinds.index("amber_gained") < kinds.index("card_discarded")
    assert t.amber == [1, 0]


@rule("rul-play-after-enter")
def test_a_creature_is_in_play_for_its_play_effect(table: Tables) -> None:
    t = table(house="brobnar", hand=["smaaash"], their_line=["urchin"]).play("smaaash")
    assert (t.asked, t.options) == ("choose-stun", ["smaaash", "urchin"])
    assert t.line() == ["smaaash"]
    t.choose("smaaash")
    assert t.card("smaaash")["stunned"]


@rule("rul-action-discard")
def test_an_action_is_discarded_last(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"], line=["valdr"], their_line=["urchin"]).play("punch")
    assert t.where("punch") == "resolving-0"
    t.choose("urchin")
    assert (t.zone("discard-0"), t.zone("discard-1")) == (["punch"], ["urchin"])


@rule("rul-upgrade-attach")
def test_an_upgrade_goes_to_either_side(table: Tables) -> None:
    t = table(house="brobnar", hand=["blood-of-titans"], line=["valdr"], their_line=["urchin"]).play("blood-of-titans")
    assert (t.asked, t.options) == ("attach", ["valdr", "urchin"])
    t.choose("urchin")
    assert t.card("urchin")["power"] == 6
    assert t.card("blood-of-titans")["host"] == "urchin"


@rule("rul-upgrade-host-leaves", "glo-leaves-play-cleanup", "glo-leaves-play-owner")
def test_an_upgrade_goes_with_its_creature(table: Tables) -> None:
    host = {
        "card": "dodger",
        "upgrades": ["blood-of-titans"],
        "damage": 2,
        "stunned": True,
        "power": 2,
        "exhausted": True,
    }
    t = table(house="dis", hand=["fear"], line=["shooler"], their_line=[host]).play("fear")
    assert (t.where("dodger"), t.where("blood-of-titans")) == ("hand-1", "discard-1")
    card = t.find("dodger")
    assert [t.g.damage[card], t.g.marks[card], t.g.plus[card], t.g.exhausted[card]] == [0, 0, 0, 0]


@rule("rul-upgrade-no-host")
def test_an_upgrade_needs_a_creature(table: Tables) -> None:
    t = table(house="brobnar", hand=["blood-of-titans"])
    assert t.options == ["discard blood-of-titans", "end-turn"]


@rule("rul-creature-flank")
def test_creatures_enter_on_a_flank(table: Tables) -> None:
    for side, line in (("left", ["headhunter", "valdr", "shooler"]), ("right", ["valdr", "shooler", "headhunter"])):
        t = table(house="brobnar", hand=["headhunter"], line=["valdr", "shooler"]).play("headhunter")
        assert (t.asked, t.options) == ("flank", ["left", "right"])
        assert t.choose(side).line() == line


@rule("rul-battleline-closes", "glo-neighbor", "glo-battleline-order", "tim-destroy-discard", "glo-flank")
def test_a_battleline_closes_up(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"], their_line=["staunch-knight", "urchin", "dodger"])
    assert [t.card(name)["flank"] for name in t.line(1)] == [True, False, True]
    g = t.g
    assert g.neighbours(t.find("urchin")) == [t.find("staunch-knight"), t.find("dodger")]
    t.play("punch", "urchin")
    assert t.line(1) == ["staunch-knight", "dodger"]
    assert t.g.neighbours(t.find("dodger")) == [t.find("staunch-knight")]


@rule("glo-flank-single")
def test_a_single_creature_is_on_both_flanks(table: Tables) -> None:
    t = table(house="sanctum", line=["staunch-knight"])
    assert (t.card("staunch-knight")["flank"], t.card("staunch-knight")["power"]) == (True, 6)
    t = table(house="sanctum", line=["urchin", "staunch-knight", "dodger"])
    assert (t.card("staunch-knight")["flank"], t.card("staunch-knight")["power"]) == (False, 4)


@rule("glo-flank-control-change")
def test_control_changes_on_a_chosen_flank(table: Tables) -> None:
    t = table(house="logos", hand=["harland-mindlock"], line=["mother", "batdrone"], their_line=["dodger", "valdr"])
    t.play("harland-mindlock", "left")
    assert t.options == ["dodger", "valdr"]
    t.choose("dodger")
    assert t.asked == "flank"
    assert t.choose("right").line() == ["harland-mindlock", "mother", "batdrone", "dodger"]
    assert (t.card("dodger")["owner"], t.card("dodger")["controller"]) == (1, 0)


@rule("rul-creature-use-modes", "tim-3-action-exhaust", "tim-3-action-resolve")
def test_one_of_four_ways(table: Tables) -> None:
    t = table(house="sanctum", line=["raiding-knight"], artifacts=["hallowed-blaster"], their_line=["urchin"])
    assert t.options == ["fight raiding-knight", "reap raiding-knight", "action hallowed-blaster", "end-turn"]
    t.reap("raiding-knight")
    assert t.options == ["action hallowed-blaster", "end-turn"]
    t.use_action("hallowed-blaster")
    assert t.asked == "choose-heal"
    assert t.card("hallowed-blaster")["exhausted"]
    t.choose("urchin")
    assert t.options == ["end-turn"]


@rule("rul-reap", "tim-3-reap-exhaust", "tim-3-reap-gain")
def test_reaping(table: Tables) -> None:
    t = table(house="logos", line=["doc-bookton"], deck=["punch", "anger"]).reap("doc-bookton")
    assert (t.card("doc-bookton")["exhausted"], t.amber, t.hand()) == (True, [1, 0], ["punch"])
    kinds = happened(t)
    assert kinds.index("amber_gained") < kinds.index("card_drawn")


@rule("rul-do-as-much", "glo-fight-with")
def test_what_cannot_be_done_is_skipped(table: Tables) -> None:
    t = table(
        house="brobnar", hand=["anger"], line=["snufflegator"], their_line=["valdr", "champion-anaphiel", "urchin"]
    )
    t.play("anger")
    assert t.card("champion-anaphiel")["damage"] == 4 - 1  # taunt, on both sides of it
    t = table(house="brobnar", hand=["anger"], line=["snufflegator"], their_line=["tocsin"]).play("anger")
    assert t.where("tocsin") == "discard-1"


@rule("rul-use-by-ability-any-house")
def test_a_card_that_names_no_house(table: Tables) -> None:
    line = ["urchin", "mother", "valdr"]
    t = table(house="brobnar", artifacts=["gauntlet-of-command"], line=line, their_line=["shadow-self"])
    t.use_action("gauntlet-of-command")
    assert t.options == line
    t.choose("mother")
    assert t.card("shadow-self")["damage"] == 5


@rule("rul-use-by-ability-needs-ready", "rul-use-only-controlled")
def test_only_ready_creatures_of_ones_own(table: Tables) -> None:
    t = table(
        house="dis",
        artifacts=["dominator-bauble"],
        line=[{"card": "valdr", "exhausted": True}],
        their_line=["urchin"],
    ).use_action("dominator-bauble")
    assert (t.asked, t.card("valdr")["exhausted"], t.card("urchin")["exhausted"]) == ("act", True, False)
    assert t.amber == [0, 0]


@rule("rul-constant-while-exhausted", "rul-constant-while-stunned", "rul-constant-not-use", "glo-stun-passive")
@pytest.mark.parametrize("how", ["exhausted", "stunned"])
def test_constant_abilities_go_on(table: Tables, how: str) -> None:
    t = table(house="dis", line=[{"card": "mother", how: True}], deck=["fear"] * 9, **THEIRS)
    tries = dict(t.g.tries)
    t.end_turn()
    assert len(t.hand()) == 7
    assert tries == {}


@rule("err-library-access")
def test_library_access(table: Tables) -> None:
    t = table(house="logos", hand=["library-access", "batdrone", "mother"], deck=["punch", "anger", "valdr"])
    t.play("library-access")
    assert (t.where("library-access"), t.zone("deck-0")) == ("purged-0", ["valdr", "anger", "punch"])
    t.play("batdrone").play("mother", "left")
    assert t.hand() == ["punch", "anger"]


@rule("faq-library-wormhole", "glo-active-player-orders", "tim-simultaneous")
def test_library_access_and_wild_wormhole(table: Tables) -> None:
    t = table(house="logos", hand=["library-access", "wild-wormhole"], deck=["urchin", "punch", "anger"], their_amber=4)
    t.play("library-access").play("wild-wormhole")
    assert t.amber == [1, 4]  # Library Access has no icon, Wild Wormhole one
    assert (t.asked, sorted(map(str, t.options))) == ("next-trigger", ["library-access", "wild-wormhole"])
    t.choose("wild-wormhole")
    assert t.line() == ["urchin"]
    assert (t.asked, sorted(map(str, t.options))) == ("next-trigger", ["library-access", "urchin"])
    t.choose("library-access")
    assert (t.hand(), t.amber) == (["punch", "anger"], [2, 3])


@rule("faq-lost-in-the-woods")
def test_lost_in_the_woods(table: Tables) -> None:
    t = table(house="untamed", hand=["lost-in-the-woods"], their_line=["urchin", "valdr"]).play("lost-in-the-woods")
    assert (t.line(1), sorted(t.zone("deck-1"))) == ([], ["urchin", "valdr"])


@rule("faq-smaaash-all-stunned", "glo-stun-not-twice")
def test_stunning_the_stunned(table: Tables) -> None:
    t = table(house="brobnar", hand=["smaaash"], their_line=[{"card": "urchin", "stunned": True}]).play("smaaash")
    t.choose("urchin")
    assert (t.card("urchin")["stunned"], t.card("smaaash")["stunned"]) == (True, False)
    assert "stunned" not in happened(t)


@rule("glo-enrage-not-twice")
def test_enraging_the_enraged(table: Tables) -> None:
    t = table(house="brobnar", line=[{"card": "valdr", "enraged": True}])
    assert not t.g.enrage(t.find("valdr"))
    assert t.card("valdr")["enraged"]


@rule("faq-anger-stunned", "glo-stun-by-effect")
@pytest.mark.parametrize("enemies", [[], ["urchin"]])
def test_a_stunned_creature_is_made_to_fight(table: Tables, enemies: list[str]) -> None:
    tired = {"card": "valdr", "stunned": True, "exhausted": True}
    t = table(house="brobnar", hand=["anger"], line=[tired], their_line=enemies).play("anger")
    assert (t.card("valdr")["stunned"], t.card("valdr")["exhausted"]) == (False, True)
    assert t.line(1) == enemies
    assert t.g.used == [t.find("valdr")]


@rule("glo-stun")
def test_a_stunned_creature_only_comes_to(table: Tables) -> None:
    t = table(house="logos", line=[{"card": "doc-bookton", "stunned": True}], their_line=["urchin"])
    assert t.options == ["unstun doc-bookton", "end-turn"]
    t.unstun("doc-bookton")
    assert (t.card("doc-bookton")["stunned"], t.card("doc-bookton")["exhausted"], t.amber) == (False, True, [0, 0])


@rule("glo-amber-yours", "glo-capture")
def test_captured_amber_is_nobodys(table: Tables) -> None:
    t = table(house="dis", hand=["charette"], their_amber=2, amber=5).play("charette")
    assert (t.card("charette")["amber"], t.amber) == (2, [5, 0])
    assert t.g.to_spend(0) == 5


@rule("rul-amber-on-leaving-creature", "glo-return-captured")
def test_captured_amber_goes_back(table: Tables) -> None:
    holder = {"card": "charette", "amber": 3}
    t = table(house="dis", hand=["fear"], line=["shooler"], their_line=[holder]).play("fear")
    assert t.amber == [3, 0]
    t = table(house="brobnar", hand=["punch"], line=[holder]).play("punch")
    assert t.amber == [1, 0]
    assert t.card("charette")["damage"] == 3
    t = table(house="brobnar", hand=["punch"], line=[{**holder, "damage": 1}]).play("punch")
    assert t.amber == [1, 3]


@rule("glo-replacement-dimension-door")
@pytest.mark.parametrize(("held", "then"), [(3, [1, 2]), (0, [0, 0])])
def test_dimension_door(table: Tables, held: int, then: list[int]) -> None:
    t = table(house="logos", hand=["dimension-door"], line=["batdrone"], their_amber=held)
    t.play("dimension-door")
    before = t.amber
    t.reap("batdrone")
    assert [now - was for now, was in zip(t.amber, before, strict=True)] == [then[0], then[1] - held]


@rule("glo-if-you-do")
def test_if_you_do(table: Tables) -> None:
    t = table(house="shadows", hand=["nerve-blast"], their_line=["dodger", "urchin"]).play("nerve-blast")
    assert t.asked == "act"
    t = table(house="shadows", hand=["nerve-blast"], their_line=["dodger", "urchin"], their_amber=1).play("nerve-blast")
    assert t.choose("urchin").where("urchin") == "discard-1"


@rule("glo-may")
def test_you_may(table: Tables) -> None:
    setup = {"house": "brobnar", "hand": ["ganger-chieftain"], "line": ["valdr"], "their_line": ["shadow-self"]}
    t = table(**setup).play("ganger-chieftain", "right")
    assert "pass" in t.options
    t.done()
    assert t.card("shadow-self")["damage"] == 0
    t = table(**setup).play("ganger-chieftain", "right", "valdr")
    assert t.card("shadow-self")["damage"] > 0


@rule("glo-self-reference")
def test_a_title_means_this_very_card(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"], their_line=["bad-penny", "bad-penny"]).play("punch", "bad-penny")
    assert (t.hand(1), t.line(1)) == (["bad-penny"], ["bad-penny#2"])


@rule("glo-steal")
def test_stealing(table: Tables) -> None:
    t = table(house="shadows", hand=["urchin"], their_amber=3).play("urchin")
    assert t.amber == [1, 2]


@rule("glo-heal-undamaged")
def test_healing_what_is_whole(table: Tables) -> None:
    t = table(house="sanctum", hand=["cleansing-wave"], line=[{"card": "valdr", "damage": 2}, "mother"])
    before = t.amber[0]
    t.play("cleansing-wave")
    assert t.amber[0] - before == 1  # one creature was healed, not two
    assert t.card("valdr")["damage"] == 1


@rule("glo-damage-one-effect", "glo-destroy-order", "tim-destroy-tag", "tim-destroy-destroyed")
def test_one_effect_kills_together(table: Tables) -> None:
    t = table(house="shadows", hand=["poison-wave"], their_line=["dust-imp", "valdr", "dust-imp"])
    t.play("poison-wave")
    assert (t.asked, len(t.line(1))) == ("next-trigger", 3)
    t.default()
    assert (t.line(1), t.amber[1]) == (["valdr"], 4)
    kinds = happened(t)
    assert kinds.count("tagged") == 2
    assert max(place for place, kind in enumerate(kinds) if kind == "tagged") < kinds.index("card_destroyed")
    gained = [place for place, kind in enumerate(kinds) if kind == "amber_gained"][-1]
    assert gained < kinds.index("card_destroyed")
    assert t.card("valdr")["damage"] == 2


@rule("glo-lasting")
def test_warsong_goes_on(table: Tables) -> None:
    t = table(house="brobnar", hand=["warsong"], line=["valdr"], their_line=["urchin"]).play("warsong")
    assert t.where("warsong") == "discard-0"
    before = t.amber[0]
    t.fight("valdr", "urchin")
    assert t.amber[0] == before + 1


@rule("glo-lasting-new-cards")
def test_what_lasts_also_holds_for_newcomers(table: Tables) -> None:
    t = table(house="sanctum", hand=["shield-of-justice", "raiding-knight"]).play("shield-of-justice")
    t.play("raiding-knight")
    assert t.g.any_holds("no-damage", t.find("raiding-knight"))


@rule("glo-traits")
def test_traits_alone_do_nothing(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"])
    assert t.card("valdr")["traits"]
    assert t.options == ["reap valdr", "end-turn"]
    t = table(house="untamed", hand=["curiosity"], line=["doc-bookton", "valdr"]).play("curiosity")
    assert t.line() == ["valdr"], "others go by them"


@rule("glo-maverick", "glo-legacy", "glo-rarity")
def test_a_maverick_belongs_to_its_deck(table: Tables) -> None:
    t = table(house="dis", hand=["punch~dis"], their_line=["valdr"])
    assert t.may("play punch")
    t = table(house="brobnar", houses=["brobnar", "dis"], hand=["punch~dis"])
    assert t.options == ["end-turn"]


@rule("glo-discard-public")
def test_discard_piles_are_open(table: Tables) -> None:
    t = table(house="brobnar", hand=["anger", "warsong"], discard=["punch", "valdr"]).discard("anger").play("warsong")
    for viewer in (0, 1, 2):
        pile = t.match.view(viewer)["players"][0]["discard"]  # type: ignore[call-overload, index]
        assert [card["face"] for card in pile] == ["valdr", "punch", "anger", "warsong"]


@rule("glo-bonus-icons-order", "glo-bonus-amber", "tim-3-play-icons")
def test_icons_come_one_by_one(table: Tables) -> None:
    t = table(house="brobnar", hand=["smaaash~+darc"], deck=["punch"], their_line=["urchin", "valdr"], their_amber=2)
    t.play("smaaash")
    assert (t.asked, t.options) == ("icon-damage", ["smaaash", "urchin", "valdr"])
    assert (t.amber, t.hand()) == ([0, 2], [])
    t.choose("valdr")
    assert (t.amber, t.hand(), t.card("smaaash")["amber"]) == ([1, 1], ["punch"], 1)
    assert t.asked == "choose-stun"
    t.choose("valdr")


@rule("faq-two-icons-ward")
def test_two_damage_icons_and_a_ward(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch~+dd"], line=["valdr"], their_line=[{"card": "urchin", "warded": True}])
    t.play("punch", "urchin")
    assert (t.where("urchin"), t.card("urchin")["warded"]) == ("line-1", False)
    t.choose("urchin")
    assert t.where("urchin") == "discard-1"


@rule("rul-active-decides")
def test_the_active_player_decides(table: Tables) -> None:
    # Which creature is dealt damage, and in my turn also whatever the opponent's cards leave open.
    t = table(house="brobnar", hand=["punch"], their_line=["dust-imp", "bad-penny"]).play("punch")
    assert t.asker == 0
    t.choose("bad-penny")


@rule("glo-ability-in-play-only", "glo-enemy")
def test_abilities_touch_cards_in_play(table: Tables) -> None:
    t = table(house="dis", hand=["fear", "hand-of-dis"], discard=["valdr"], their_line=["urchin", "dodger"]).play(
        "fear"
    )
    assert t.options == ["urchin", "dodger"]
    t.choose("urchin")
    assert t.hand(1) == ["urchin"]
