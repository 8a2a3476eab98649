"""What the rulebook says about cards of Shadows, Sanctum and Untamed."""

import pytest
from tests.games.keyforge.board import Tables
from tests.games.keyforge.rules.book import rule

from stolik.games.keyforge.scenario import Scenario

THEIRS = {"their_houses": ["dis"]}


def happened(t: Scenario) -> list[str]:
    return [line.event.kind for line in t.match.log]


@rule("rul-forge-from-cards")
def test_amber_on_safe_place_counts_for_a_key(table: Tables) -> None:
    t = table(amber=4, artifacts=[{"card": "safe-place", "amber": 2}], houses=["shadows", "dis"], step="start")
    t.forge("red")
    assert (t.keys, t.amber, t.card("safe-place")["amber"]) == ([1, 0], [0, 0], 0)
    t.choose("dis")
    t = table(amber=3, artifacts=[{"card": "safe-place", "amber": 2}], houses=["shadows", "dis"], step="start")
    assert t.asked == "house"


@rule("glo-leaves-play-noncreature-amber")
def test_amber_on_an_artifact_goes_to_the_supply(table: Tables) -> None:
    t = table(house="sanctum", hand=["oath-of-poverty"], artifacts=[{"card": "safe-place", "amber": 3}])
    t.play("oath-of-poverty")
    assert (t.where("safe-place"), t.amber) == ("discard-0", [1 + 2, 0])


@rule("glo-this-way")
def test_only_what_was_destroyed_this_way_counts(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["oath-of-poverty"],
        artifacts=["safe-place", "hallowed-blaster"],
        their_artifacts=["customs-office"],
    ).play("oath-of-poverty")
    assert t.amber == [1 + 4, 0]
    assert t.zone("artifacts-1") == ["customs-office"]


@rule("rul-upgrade-not-usable")
def test_upgrades_are_not_used(table: Tables) -> None:
    t = table(house="shadows", line=[{"card": "valdr", "upgrades": ["silent-dagger"]}], their_line=["urchin"])
    assert t.options == ["end-turn"]
    t = table(house="brobnar", line=[{"card": "valdr", "upgrades": ["silent-dagger"]}], their_line=["tocsin"])
    t.reap("valdr", "tocsin")
    assert t.where("tocsin") == "discard-1"


@rule("rul-omni-creature-offhouse")
def test_omni_in_a_turn_of_another_house(table: Tables) -> None:
    t = table(house="dis", line=["deipno-spymaster", "valdr"], their_line=["urchin"])
    assert t.options == ["omni deipno-spymaster", "end-turn"]
    t.use_omni("deipno-spymaster", "valdr")
    assert t.options == ["fight valdr", "reap valdr", "end-turn"]


@rule("rul-one-ability-damage-simultaneous")
def test_mighty_lance_hits_both_at_once(table: Tables) -> None:
    t = table(house="sanctum", hand=["mighty-lance"], their_line=["tocsin", "niffle-ape", "valdr"])
    t.play("mighty-lance", "tocsin")
    assert t.line(1) == ["valdr"]
    kinds = happened(t)
    assert kinds.count("tagged") == 2
    assert max(i for i, kind in enumerate(kinds) if kind == "tagged") < kinds.index("card_destroyed")


@rule("err-bait-and-switch", "faq-bait-14", "glo-repeat-preceding")
@pytest.mark.parametrize(("mine", "theirs", "then"), [(0, 14, [2, 12]), (0, 2, [1, 1]), (3, 3, [3, 3]), (1, 4, [3, 2])])
def test_bait_and_switch_repeats_once(table: Tables, mine: int, theirs: int, then: list[int]) -> None:
    t = table(house="shadows", hand=["bait-and-switch"], amber=mine, their_amber=theirs).play("bait-and-switch")
    assert t.amber == then


@rule("err-magda-the-rat")
@pytest.mark.parametrize("card", ["fear", "punch", "oubliette", "lost-in-the-woods"])
def test_magda_leaves_in_any_way(table: Tables, card: str) -> None:
    house = {"fear": "dis", "punch": "brobnar", "oubliette": "shadows", "lost-in-the-woods": "untamed"}[card]
    worn = {"card": "magda-the-rat", "damage": 1}
    t = table(house=house, hand=[card], their_line=[worn], their_amber=5)
    if card == "oubliette":
        assert t.play("oubliette").line(1) == ["magda-the-rat"]  # power 4 is too much
        return
    before = t.amber[0]
    t.play(card)
    icons = len(t.g.card(t.find(card)).icons)
    assert (t.line(1), t.amber) == ([], [before + icons + 2, 3])


@rule("glo-steal-too-much")
def test_only_what_is_there_is_stolen(table: Tables) -> None:
    t = table(house="shadows", hand=["magda-the-rat"], their_amber=1).play("magda-the-rat")
    assert t.amber == [1, 0]


@rule("err-armageddon-cloak")
def test_armageddon_cloak(table: Tables) -> None:
    host = {"card": "tocsin", "upgrades": ["armageddon-cloak"]}
    t = table(house="brobnar", hand=["punch"], their_line=[host])
    assert t.card("tocsin")["keywords"]["hazardous"] == 2  # type: ignore[call-overload, index]
    t.play("punch")
    assert (t.where("tocsin"), t.card("tocsin")["damage"], t.where("armageddon-cloak")) == ("line-1", 0, "discard-1")
    assert t.card("tocsin")["keywords"] == {}


@rule("faq-duma-too-late", "glo-destroy-heal")
def test_duma_comes_too_late_for_the_tagged(table: Tables) -> None:
    t = table(
        house="shadows",
        hand=["poison-wave"],
        their_line=[{"card": "duma-the-martyr", "damage": 1}, "dust-pixie", {"card": "valdr", "damage": 1}],
        their_deck=["punch", "anger", "warsong"],
    )
    t.play("poison-wave").default()
    assert (t.line(1), t.card("valdr")["damage"]) == (["valdr"], 0)
    assert t.hand(1) == ["punch", "anger"]


@rule("glo-destroy-duma")
def test_duma_jehu_and_remiel(table: Tables) -> None:
    t = table(
        house="shadows",
        hand=["poison-wave"],
        their_line=[
            "jehu-the-bureaucrat",
            {"card": "duma-the-martyr", "damage": 2},
            {"card": "commander-remiel", "damage": 1},
        ],
        their_deck=["punch", "anger", "warsong"],
    ).play("poison-wave")
    assert (t.line(1), t.card("jehu-the-bureaucrat")["damage"]) == (["jehu-the-bureaucrat"], 0)
    assert len(t.hand(1)) == 2


@rule("faq-faygin-enemy-urchin")
def test_faygin_returns_an_enemy_urchin(table: Tables) -> None:
    t = table(house="shadows", line=["faygin"], their_line=["urchin"], discard=["urchin"]).reap("faygin")
    assert len(t.options) == 2
    t.choose("urchin")
    back = [name for name in ("urchin", "urchin#2") if t.where(name).startswith("hand")]
    assert [t.where(name) for name in back] in (["hand-1"], ["hand-0"])
    t = table(house="shadows", line=["faygin"], their_line=["urchin"]).reap("faygin")
    assert t.hand(1) == ["urchin"]


@rule("faq-masterplan-vines")
def test_masterplan_is_returned_by_what_it_plays(table: Tables) -> None:
    t = table(
        house="dis",
        artifacts=[{"card": "masterplan", "under": ["grasping-vines"]}],
        their_artifacts=["safe-place"],
    ).use_omni("masterplan")
    assert t.asked == "choose-return-up-to"
    assert "masterplan" in t.options
    t.choose("masterplan").done()
    assert t.where("masterplan") == "hand-0"
    assert t.where("grasping-vines") == "discard-0"


@rule("faq-phase-shift-mimicry")
def test_mimicry_uses_up_a_phase_shift(table: Tables) -> None:
    t = table(house="logos", hand=["phase-shift", "mimicry", "punch"], their_discard=["foggify"])
    t.play("phase-shift").play("mimicry")
    assert not t.may("play punch")


@rule("faq-six-mimicry")
def test_mimicry_counts_as_what_it_copies(table: Tables) -> None:
    t = table(house="untamed", hand=["mimicry"], their_discard=["foggify"]).play("mimicry")
    assert t.g.tries.get("foggify") == 1


@rule("glo-purge")
def test_a_purged_card_is_out_of_the_game(table: Tables) -> None:
    t = table(house="shadows", hand=["oubliette"], their_line=["urchin"]).play("oubliette")
    assert t.zone("purged-1") == ["urchin"]
    assert t.match.view(0)["players"][1]["purged"][0]["face"] == "urchin"  # type: ignore[call-overload, index]


@rule("glo-current-cost")
def test_the_current_cost(table: Tables) -> None:
    t = table(house="untamed", hand=["chota-hazri"], amber=7).play("chota-hazri")
    t.choose("yes").forge("red")
    assert (t.keys, t.amber) == ([1, 0], [0, 0])


@rule("glo-assault-stacks")
def test_assault_adds_up(table: Tables) -> None:
    t = table(house="untamed", line=[{"card": "ancient-bear", "upgrades": ["way-of-the-bear"]}])
    assert t.card("ancient-bear")["keywords"]["assault"] == 4  # type: ignore[call-overload, index]


@rule("glo-elusive")
def test_elusive_once_a_turn(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr", "headhunter"], their_line=["dew-faerie"])
    t.fight("valdr", "dew-faerie")
    assert (t.where("dew-faerie"), t.card("valdr")["damage"]) == ("line-1", 0)
    t.fight("headhunter", "dew-faerie")
    assert (t.where("dew-faerie"), t.card("headhunter")["damage"]) == ("discard-1", 2)


@rule("glo-elusive-assault")
def test_elusive_does_not_stop_assault(table: Tables) -> None:
    t = table(house="untamed", line=["ancient-bear"], their_line=["dew-faerie"]).fight("ancient-bear", "dew-faerie")
    assert t.where("dew-faerie") == "discard-1"


@rule("glo-least-powerful")
def test_a_tie_for_the_least_power(table: Tables) -> None:
    t = table(house="sanctum", hand=["horseman-of-famine"], line=["urchin"], their_line=["dust-pixie", "valdr"])
    t.play("horseman-of-famine", "left")
    assert sorted(map(str, t.options)) == ["dust-pixie", "urchin"]
    t.choose("dust-pixie")


@rule("glo-armor-adds")
def test_armor_adds_up(table: Tables) -> None:
    t = table(house="sanctum", line=["staunch-knight", "bulwark", "valdr"])
    assert [t.card(name)["armor"] for name in ("staunch-knight", "valdr")] == [4, 2]


@rule("glo-armor-lost-late", "glo-armor-lose-used-first")
def test_armor_that_goes_away(table: Tables) -> None:
    line = ["champion-anaphiel", {"card": "bulwark", "damage": 3}]
    t = table(house="brobnar", hand=["punch~+dd", "punch"], line=["valdr"], their_line=line)
    t.play("punch", "champion-anaphiel", "champion-anaphiel", "bulwark")  # two icons, then 3 to Bulwark, which has 2
    assert t.where("bulwark") == "discard-1"
    shown = t.card("champion-anaphiel")
    assert (shown["damage"], shown["armor"]) == (0, 1)
    t.play("punch#2", "champion-anaphiel")
    assert t.card("champion-anaphiel")["damage"] == 3 - 1


@rule("glo-pay")
def test_paying_the_customs_office(table: Tables) -> None:
    setup = {"house": "brobnar", "hand": ["gauntlet-of-command"], "their_artifacts": ["customs-office"]}
    t = table(amber=1, **setup).play("gauntlet-of-command")
    icons = len(t.g.card(t.find("gauntlet-of-command")).icons)
    assert t.amber == [icons, 1]
    assert not table(amber=0, **setup).may("play gauntlet-of-command")


@rule("glo-sacrifice", "glo-ability-nested")
def test_a_sacrifice_is_a_destruction(table: Tables) -> None:
    t = table(house="shadows", hand=["pawn-sacrifice"], line=["dust-imp", "valdr"], their_line=["tocsin", "niffle-ape"])
    t.play("pawn-sacrifice", "dust-imp")
    assert (t.amber, t.where("dust-imp")) == ([1 + 2, 0], "discard-0")
    assert sorted(map(str, t.options)) == ["niffle-ape", "tocsin", "valdr"]
    t.choose("tocsin", "niffle-ape")
    assert t.line(1) == []


@rule("glo-capture-self")
def test_a_creature_captures_for_itself(table: Tables) -> None:
    t = table(house="sanctum", line=["valdr", "sequis", "troll"], their_amber=2).reap("sequis")
    assert (t.card("sequis")["amber"], t.amber) == (1, [1, 1])


@rule("glo-search-play-area")
def test_a_search_changes_no_order(table: Tables) -> None:
    t = table(house="untamed", artifacts=["bear-flute"], discard=["punch", "anger"], deck=["warsong"])
    t.use_action("bear-flute")
    if t.asked != "act":
        t.done()
    assert t.zone("discard-0") == ["anger", "punch"]


@rule("glo-friendly")
def test_friendly_means_this_card_too(table: Tables) -> None:
    t = table(house="sanctum", line=["grey-monk", "valdr"], their_line=["urchin"])
    assert [t.card(name)["armor"] for name in ("grey-monk", "valdr", "urchin")] == [1, 1, 0]


@rule("glo-poison-armor")
def test_armor_keeps_poison_out(table: Tables) -> None:
    t = table(house="untamed", line=["inka-the-spider"], their_line=["raiding-knight"])
    t.fight("inka-the-spider", "raiding-knight")
    assert (t.where("raiding-knight"), t.card("raiding-knight")["damage"]) == ("line-1", 0)


@rule("glo-fight-both")
def test_only_the_attacker_uses_fight_abilities(table: Tables) -> None:
    t = table(
        house="sanctum", hand=["take-hostages"], line=["champion-anaphiel"], their_line=["headhunter"], their_amber=3
    )
    t.play("take-hostages").fight("champion-anaphiel", "headhunter")
    assert t.card("champion-anaphiel")["amber"] == 1
    assert t.amber[1] == 2  # Headhunter's Fight ability did not gain anything


@rule("tim-3-fight-after")
def test_after_a_fight_everything_waits_together(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["warsong", "take-hostages~brobnar"],
        line=["headhunter"],
        their_line=["tocsin"],
        their_amber=2,
    )
    t.play("warsong").play("take-hostages")
    before = t.amber[0]
    t.fight("headhunter", "tocsin")
    assert sorted(map(str, t.options)) == ["headhunter", "take-hostages", "warsong"]
    t.default()
    assert (t.amber[0] - before, t.card("headhunter")["amber"]) == (2, 1)
