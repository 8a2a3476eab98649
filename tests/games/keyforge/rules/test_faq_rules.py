"""Answers of the rulebook about single cards: forging, houses, stealing, fights, icons, what lasts."""

import pytest
from tests.games.keyforge.board import Tables
from tests.games.keyforge.rules.book import rule

PIXIES = ["po-s-pixies"]


@rule("faq-mimicry-alpha-late")
def test_mimicry_is_no_late_eureka(table: Tables) -> None:
    t = table(house="untamed", hand=["dust-pixie", "mimicry"], their_discard=["eureka"]).play("dust-pixie")
    assert not t.may("play mimicry")
    assert t.amber == [2, 0]


@rule("faq-mimicry-alpha-first")
def test_mimicry_is_an_early_eureka(table: Tables) -> None:
    t = table(house="untamed", hand=["mimicry", "punch", "anger"], their_discard=["eureka"]).play("mimicry")
    assert t.amber == [3, 0]  # with the icon of the copy
    assert sorted(t.zone("archives-0")) == ["anger", "punch"]


@rule("faq-sample-dysania")
def test_dysania_gives_my_creatures_back(table: Tables) -> None:
    t = table(
        house="mars", hand=["sample-collection"], their_keys=2, their_line=["troll", "bumpsy"], their_hand=["dysania"]
    )
    t.play("sample-collection", "troll").end_turn().choose("logos").play("dysania")
    assert sorted(t.hand(1)) == ["bumpsy", "troll"]
    assert t.amber == [0, 0]


@rule("faq-yzphyz-opponent-archives")
def test_yzphyz_purges_at_random_from_the_opponents_archives(table: Tables) -> None:
    purged = set()
    for seed in range(8):
        t = table(
            house="mars", hand=["yzphyz-knowdrone"], their_line=["troll"], their_archives=["punch", "anger"], seed=seed
        )
        t.play("yzphyz-knowdrone")
        assert t.options == ["theirs", "pass"]
        t.choose("theirs", "troll")
        purged.add(t.zone("purged-1")[0])
        assert t.card("troll")["stunned"]
    assert purged == {"punch", "anger"}


@rule("faq-pale-star-power")
def test_the_pale_star_beats_every_modifier(table: Tables) -> None:
    t = table(
        house="untamed",
        artifacts=["the-pale-star", "dark-aember-vault"],
        line=[{"card": "chonkers", "power": 1}],
        their_line=[{"card": "champion-tabris", "damage": 0}, "troll"],
    )
    t.use_omni("the-pale-star")
    assert (t.card("chonkers")["power"], t.card("champion-tabris")["armor"]) == (1, 0)
    t.fight("chonkers", "troll")
    assert (t.card("chonkers")["power"], t.card("chonkers")["plus"]) == (1, 2)
    assert t.line(1) == ["champion-tabris"]


@rule("faq-redacted-fourth-amber")
def test_a_fourth_aember_from_elsewhere_forges_nothing(table: Tables) -> None:
    t = table(house="dis", houses=["dis", "logos"], artifacts=[{"card": "redacted", "amber": 3}])
    t.change(cards={"redacted": {"amber": 4}})
    assert (t.keys, t.where("redacted")) == ([0, 0], "artifacts-0")
    t.end_turn().end_turn().choose("logos").forge("red")
    assert (t.keys, t.where("redacted")) == ([1, 0], "discard-0")


@rule("faq-shadow-of-dis-silvertooth", "faq-shadow-of-dis-alpha", "faq-shadow-of-dis-omega")
def test_shadow_of_dis_blanks_only_what_is_in_play(table: Tables) -> None:
    t = table(
        house="dis",
        hand=["shadow-of-dis"],
        their_hand=["glimmer", "glimmer", "duskwitch", "silvertooth~untamed"],
        their_houses=["untamed"],
    )
    t.play("shadow-of-dis").end_turn().play("glimmer")
    assert not t.may("play glimmer#2")  # alpha is looked at in the hand
    t.play("duskwitch", "left")
    assert t.g.active == 1  # omega was blank
    t.play("silvertooth", "left")
    assert not t.card("silvertooth")["exhausted"]


@rule("faq-clariel-armor-used", "faq-clariel-upgrade")
def test_clariel_switches_all_of_its_armor(table: Tables) -> None:
    t = table(
        house="brobnar",
        houses=["brobnar", "sanctum"],
        artifacts=["cannon"],
        line=[{"card": "lightsmith-clariel~brobnar"}],
        their_line=["dust-pixie", "troll"],
    )
    t.use_action("cannon", "lightsmith-clariel")
    assert t.card("lightsmith-clariel")["armor_left"] == 0
    t.fight("lightsmith-clariel", "dust-pixie", "yes")
    assert (t.card("lightsmith-clariel")["power"], t.line(1)) == (2, ["troll"])
    t = table(
        house="sanctum", line=[{"card": "lightsmith-clariel", "upgrades": ["imperial-scutum"]}], their_line=["troll"]
    )
    t.fight("lightsmith-clariel", "troll", "yes")
    assert t.line() == ["lightsmith-clariel"]
    assert (t.card("lightsmith-clariel")["power"], t.card("lightsmith-clariel")["armor"]) == (4, 5)
    assert t.card("lightsmith-clariel")["damage"] == 3


@rule("faq-yxilo-bad-penny", "glo-leaves-play-hidden")
def test_yxilo_bolter_loses_track_of_bad_penny(table: Tables) -> None:
    t = table(house="mars", line=["yxilo-bolter"], their_line=["bad-penny", "umbra"]).reap("yxilo-bolter", "bad-penny")
    assert t.where("bad-penny") == "hand-1"
    t = table(house="mars", line=["yxilo-bolter"], their_line=["bad-penny", "umbra"]).reap("yxilo-bolter", "umbra")
    assert t.where("umbra") == "purged-1"


@rule("faq-tolas-bad-penny", "glo-destroy-moved")
def test_tolas_counts_bad_penny(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"], line=["tolas"], their_line=["bad-penny"]).play("punch", "bad-penny")
    assert (t.where("bad-penny"), t.amber) == ("hand-1", [2, 0])


@rule("faq-jargogle-omega")
def test_an_omega_card_under_jargogle(table: Tables) -> None:
    jargogle = {"card": "jargogle", "under": ["unlocked-gateway"]}
    t = table(house="brobnar", hand=["punch", "anger"], line=[jargogle, "troll"], their_houses=["dis"])
    t.play("punch", "jargogle")
    assert (t.line(), t.g.active) == ([], 1)
    t = table(
        step="start", amber=6, artifacts=["strange-gizmo"], line=[jargogle], hand=["punch"], houses=["brobnar", "logos"]
    )
    t.forge("red")
    assert (t.asked, t.where("unlocked-gateway")) == ("house", "discard-0")
    t.choose("brobnar")
    assert t.may("play punch")


@rule("faq-soulkeeper-opal-knight", "glo-destroy-once")
def test_soulkeeper_still_sees_the_strongest(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["opal-knight"],
        line=[{"card": "umbra", "upgrades": ["soulkeeper"]}],
        their_line=["champion-tabris", "bumpsy"],
    ).play("opal-knight", "left")
    assert (t.line(), t.line(1)) == (["opal-knight"], ["bumpsy"])


@rule("faq-gorkus-scutum")
@pytest.mark.parametrize("gorkus_first", [True, False])
def test_optio_gorkus_with_a_scutum(table: Tables, gorkus_first: bool) -> None:
    t = table(
        house="dis",
        hand=["unlocked-gateway"],
        line=[
            {"card": "urchin", "amber": 2},
            {"card": "optio-gorkus", "upgrades": ["imperial-scutum"], "amber": 1},
        ],
        their_houses=["mars"],
    ).play("unlocked-gateway")
    assert sorted(map(str, t.options)) == ["imperial-scutum", "optio-gorkus"]
    t.choose("optio-gorkus" if gorkus_first else "imperial-scutum")
    assert t.amber == ([0, 0] if gorkus_first else [0, 2])


@rule("faq-nerve-blast-pixies")
def test_what_comes_from_the_supply_is_stolen_all_the_same(table: Tables) -> None:
    t = table(house="shadows", hand=["nerve-blast"], their_line=["po-s-pixies", "troll"], their_amber=2)
    t.play("nerve-blast", "troll")
    assert (t.amber, t.card("troll")["damage"]) == ([1, 2], 2)


@rule("faq-marrows-dimension-door")
def test_sir_marrows_sees_no_gain_through_a_dimension_door(table: Tables) -> None:
    t = table(house="logos", hand=["dimension-door"], line=["doc-bookton"], their_line=["sir-marrows"], their_amber=3)
    t.play("dimension-door").reap("doc-bookton")
    assert (t.amber, t.card("sir-marrows")["amber"]) == ([1, 2], 0)


@rule("faq-discombobulator-gargantodon")
def test_nothing_is_captured_of_what_cannot_be_stolen(table: Tables) -> None:
    t = table(
        house="shadows",
        hand=["urchin"],
        line=["gargantodon"],
        their_line=[{"card": "troll", "upgrades": ["discombobulator"]}],
        their_amber=3,
    ).play("urchin", "left")
    assert (t.amber, t.card("gargantodon")["amber"]) == ([0, 3], 0)


@rule("faq-pixies-two-marrows")
def test_two_marrows_and_the_pixies(table: Tables) -> None:
    t = table(house="untamed", line=PIXIES, their_line=["sir-marrows", "sir-marrows"]).reap("po-s-pixies")
    assert [t.card(name)["amber"] for name in t.line(1)] == [1, 1]
    assert t.amber == [1, 0]


@rule("faq-two-marrows")
def test_two_marrows_and_one_aember(table: Tables) -> None:
    t = table(house="brobnar", line=["bumpsy"], amber=2, their_line=["sir-marrows", "sir-marrows"]).reap("bumpsy")
    assert (t.asker, t.options) == (0, ["sir-marrows", "sir-marrows#2"]), "the active player decides which"
    t.choose("sir-marrows#2")
    assert [t.card(name)["amber"] for name in t.line(1)] == [0, 1]
    assert t.amber == [2, 0]


@rule("faq-shoulder-id-armor")
@pytest.mark.parametrize("attacker", [{"card": "raiding-knight~brobnar"}, {"card": "bumpsy", "warded": True}])
def test_shoulder_id_steals_whatever_would_prevent_its_damage(table: Tables, attacker: dict[str, object]) -> None:
    t = table(house="brobnar", line=[attacker], amber=2, their_line=["shoulder-id"])
    t.fight(t.line()[0], "shoulder-id")
    assert t.amber == [1, 1]
    assert t.card(t.line()[0])["warded"] is bool(attacker.get("warded"))
    t = table(house="sanctum", hand=["shield-of-justice"], line=["raiding-knight"], their_line=["shoulder-id"])
    t.play("shield-of-justice").fight("raiding-knight", "shoulder-id")
    assert t.amber == [0, 1]


@rule("faq-shoulder-id-skirmish")
def test_shoulder_id_deals_nothing_to_a_skirmisher(table: Tables) -> None:
    t = table(house="untamed", line=["snufflegator"], amber=2, their_line=["shoulder-id"])
    t.fight("snufflegator", "shoulder-id")
    assert t.amber == [2, 0]


@rule("faq-tunneler-positron")
def test_a_positron_bolt_on_a_tunneled_creature(table: Tables) -> None:
    t = table(
        house="logos",
        artifacts=["spectral-tunneler"],
        hand=["positron-bolt"],
        their_line=["troll", "bumpsy", "krump", "headhunter", "smaaash"],
    )
    t.use_action("spectral-tunneler", "krump").play("positron-bolt")
    assert sorted(map(str, t.options)) == ["krump", "smaaash", "troll"]
    t.choose("krump")
    assert t.options == ["bumpsy", "headhunter"]
    t.choose("headhunter")
    assert [t.card(name)["damage"] for name in t.line(1)] == [0, 0, 3, 2, 1]


@rule("faq-sinestra-dexus")
def test_a_lonely_creature_is_on_both_flanks(table: Tables) -> None:
    t = table(house="brobnar", hand=["troll"], amber=3, their_line=["sinestra", "dexus"]).play("troll").default()
    assert t.amber == [1, 0]


@rule("faq-waking-nightmare-dynamic")
def test_waking_nightmare_follows_the_number_of_creatures(table: Tables) -> None:
    t = table(house="dis", hand=["waking-nightmare"], line=["charette"], their_hand=["shooler"], their_houses=["dis"])
    t.play("waking-nightmare").end_turn()
    assert t.player(1)["key_cost"] == 7
    t.play("shooler")
    assert t.player(1)["key_cost"] == 8


@rule("faq-keyfrog-shrix")
def test_the_active_player_splits_the_payment(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["punch"],
        their_line=["keyfrog", {"card": "senator-shrix", "amber": 5}],
        their_amber=5,
    ).play("punch", "keyfrog")
    assert (t.asker, t.asked, t.options) == (0, "spend-from", [1, 2, 3, 4, 5])
    t.choose(4)
    assert t.asker == 0
    t.forge("red")
    assert (t.keys, t.amber, t.card("senator-shrix")["amber"]) == ([0, 1], [1, 3], 1)


@rule("faq-wormhole-kelifi")
def test_a_wormhole_finds_a_dragon_that_cannot_be_paid(table: Tables) -> None:
    t = table(house="logos", hand=["wild-wormhole"], deck=["kelifi-dragon", "punch"]).play("wild-wormhole")
    assert (t.amber, t.zone("deck-0")[-1]) == ([1, 0], "kelifi-dragon")


@rule("faq-little-niff-neighbor-dies")
def test_little_niffs_neighbour_may_die(table: Tables) -> None:
    t = table(house="shadows", line=["ronnie-wristclocks", "little-niff"], their_line=["troll"], their_amber=2)
    t.fight("ronnie-wristclocks", "troll")
    assert (t.line(), t.amber) == (["little-niff"], [1, 1])


@rule("faq-key-hammer-two-keys", "glo-unforge")
def test_key_hammer_after_two_keys(table: Tables) -> None:
    t = table(
        step="start",
        active=1,
        their_amber=12,
        their_hand=["key-charge"],
        their_houses=["untamed"],
        hand=["key-hammer"],
        houses=["dis"],
        their_line=["dust-pixie"],
    )
    t.forge("red").change(amber=[0, 7]).play("key-charge", "yes").forge("blue")
    t.end_turn().play("key-hammer")
    assert t.options == ["red", "blue"]
    t.choose("red")
    assert (t.keys, t.amber) == ([0, 1], [1, 6])
    t.end_turn()
    assert t.options == ["red", "yellow"]  # it can be forged again
    t.forge("red")


@rule("faq-gateway-tolas")
def test_tolas_does_not_see_what_dies_with_it(table: Tables) -> None:
    t = table(house="dis", hand=["gateway-to-dis"], line=["tolas", "urchin"], their_line=["troll"]).play(
        "gateway-to-dis"
    )
    assert (t.amber, t.g.chains) == ([0, 0], [3, 0])


@rule("faq-pingle-king", "faq-power-zero")
def test_the_king_of_the_crag_kills_the_weak_at_once(table: Tables) -> None:
    t = table(house="brobnar", hand=["king-of-the-crag"], their_line=["pingle-who-annoys", "looter-goblin", "bumpsy"])
    t.play("king-of-the-crag")
    assert (t.line(1), t.card("king-of-the-crag")["damage"]) == (["bumpsy"], 0)


@rule("faq-nexus-tunneler")
def test_what_nexus_gains_while_it_reaps_counts(table: Tables) -> None:
    t = table(house="shadows", line=["nexus"], their_artifacts=["spectral-tunneler"], deck=["punch"]).reap("nexus")
    assert t.hand() == ["punch"]


@rule("faq-graft-og")
@pytest.mark.parametrize("og_first", [True, False])
def test_the_one_who_forges_orders_graft_and_og(table: Tables, og_first: bool) -> None:
    t = table(
        house="logos",
        hand=["interdimensional-graft"],
        their_line=["forgemaster-og"],
        their_amber=10,
    ).play("interdimensional-graft")
    t.end_turn().forge("red")
    assert (t.asker, sorted(map(str, t.options))) == (1, ["forgemaster-og", "interdimensional-graft"])
    t.choose("forgemaster-og" if og_first else "interdimensional-graft")
    assert t.amber == ([1, 0] if og_first else [5, 0])


@rule("faq-encounter-suit")
def test_an_encounter_suit_wards_before_the_play_effect(table: Tables) -> None:
    t = table(
        house="dis",
        hand=["gateway-to-dis"],
        line=[{"card": "troll", "upgrades": ["encounter-suit"]}],
        their_line=["urchin"],
    ).play("gateway-to-dis")
    assert (t.line(), t.line(1), t.card("troll")["warded"]) == (["troll"], [], False)


@rule("faq-siren-horn-assault")
def test_a_siren_horn_before_the_assault(table: Tables) -> None:
    bear = {"card": "ancient-bear", "upgrades": ["siren-horn"], "amber": 1}
    t = table(house="untamed", line=[bear], their_line=["umbra"]).fight("ancient-bear", "umbra")
    assert t.options == ["siren-horn", "assault"]
    t.choose("siren-horn")
    assert (t.line(1), t.amber) == ([], [1, 0])


@rule("faq-smite-firespitter")
def test_smite_with_firespitter(table: Tables) -> None:
    line = ["umbra", "urchin", "dust-pixie", "bad-penny", "silvertooth"]
    t = table(house="sanctum", hand=["smite"], line=["firespitter"], their_line=line)
    t.play("smite", "dust-pixie")
    assert t.line(1) == ["umbra", "silvertooth"]
    assert [t.card(name)["damage"] for name in t.line(1)] == [1, 1]


@rule("faq-phalanx-ward")
def test_a_phalanx_strikes_twice(table: Tables) -> None:
    t = table(
        house="saurian",
        hand=["phalanx-strike"],
        line=["troll", "bumpsy"],
        their_line=[{"card": "krump", "warded": True}],
    ).play("phalanx-strike", "krump", "troll", "krump")
    assert (t.card("krump")["damage"], t.card("krump")["warded"]) == (2, False)


@rule("faq-greking-tolas")
def test_tolas_does_not_see_its_own_death(table: Tables) -> None:
    t = table(house="dis", line=["overlord-greking"], their_line=[{"card": "tolas", "owner": 1}])
    t.g.marks[t.find("tolas")] |= 16  # it was attacked before: elusive does not help
    t.fight("overlord-greking", "tolas", "left")
    assert (t.line(), t.amber) == (["tolas", "overlord-greking"], [0, 0])


@rule("faq-jargogle-gateway-wormhole")
def test_what_a_wormhole_brings_survives_the_gateway(table: Tables) -> None:
    t = table(
        house="dis",
        hand=["unlocked-gateway"],
        line=[{"card": "jargogle", "under": ["wild-wormhole"]}, "urchin"],
        deck=["troll"],
        their_line=["bumpsy"],
        their_houses=["mars"],
    ).play("unlocked-gateway", "left")
    assert (t.line(), t.line(1), t.g.active) == (["troll"], [], 1)


@rule("faq-venator-lethal")
def test_venator_altum_dies_before_it_is_exalted(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"], their_line=[{"card": "venator-altum", "damage": 6}], tide="yours").play(
        "punch"
    )
    assert (t.line(1), t.amber) == ([], [1, 0])


@rule("faq-neutron-shark-self")
def test_a_neutron_shark_that_destroys_itself_stops(table: Tables) -> None:
    t = table(house="logos", hand=["neutron-shark"], their_line=["troll", "bumpsy"], deck=["punch", "anger"])
    t.play("neutron-shark", "troll")
    assert (t.line(), t.line(1), t.zone("deck-0")) == ([], ["bumpsy"], ["anger"])


@rule("faq-gabos-other-elusive")
def test_gabos_hits_an_elusive_creature_aside(table: Tables) -> None:
    t = table(house="dis", line=["gabos-longarms"], their_line=["umbra", "urchin"]).fight(
        "gabos-longarms", "umbra", "urchin"
    )
    assert t.line(1) == ["umbra"]


@rule("faq-gabos-attacks-elusive")
def test_gabos_attacks_an_elusive_imp(table: Tables) -> None:
    t = table(house="dis", line=["gabos-longarms"], their_line=["aember-imp", "bumpsy"])
    t.fight("gabos-longarms", "aember-imp", "bumpsy")
    assert t.line(1) == ["aember-imp"]
    assert (t.card("aember-imp")["damage"], t.card("gabos-longarms")["damage"]) == (0, 0)


@rule("faq-rock-hurling-ardent", "glo-bonus-damage-source")
def test_ardent_hero_asks_who_deals_the_damage(table: Tables) -> None:
    t = table(house="brobnar", line=["rock-hurling-giant"], hand=["punch"], their_line=["ardent-hero"])
    t.discard("punch", "ardent-hero")
    assert t.card("ardent-hero")["damage"] == 0
    t = table(house="shadows", hand=["mutant-cutpurse~+d"], their_line=["ardent-hero"])
    t.play("mutant-cutpurse", "ardent-hero")
    assert t.card("ardent-hero")["damage"] == 1  # an icon has no source


@rule("faq-survey-rest")
def test_survey_puts_the_other_card_back(table: Tables) -> None:
    t = table(house="staralliance", hand=["survey"], deck=["punch", "anger", "troll"]).play("survey", "anger")
    assert (t.where("anger"), t.zone("deck-0")) == ("discard-0", ["troll", "punch"])


@rule("faq-tantadlin-terrordactyl")
def test_of_two_limits_the_stricter_counts(table: Tables) -> None:
    t = table(
        house="untamed",
        artifacts=["creed-of-nurture"],
        hand=["terrordactyl"],
        line=["tantadlin"],
        their_line=["troll", "krump"],
    )
    t.use_omni("creed-of-nurture", "terrordactyl", "tantadlin").fight("tantadlin", "troll")
    assert [t.card(name)["damage"] for name in t.line(1)] == [2, 4]


@rule("faq-spangler-kelifi")
def test_a_dragon_returns_from_the_box_for_nothing(table: Tables) -> None:
    t = table(
        house="logos",
        houses=["logos"],
        artifacts=["spangler-box"],
        line=["kelifi-dragon"],
        their_hand=["grasping-vines"],
    )
    t.use_action("spangler-box")
    assert t.where("spangler-box") == "artifacts-1"
    t.end_turn().choose("untamed").play("grasping-vines", "spangler-box").default()
    assert (t.line(), t.where("spangler-box")) == (["kelifi-dragon"], "hand-0")


@rule("faq-spangler-scowly")
def test_scowly_caper_returns_to_the_other_side(table: Tables) -> None:
    t = table(
        house="logos",
        artifacts=["spangler-box"],
        their_line=[{"card": "scowly-caper", "owner": 0}],
        their_hand=["grasping-vines"],
    ).use_action("spangler-box")
    assert t.where("scowly-caper") == "purged-0"
    t.end_turn().choose("untamed").play("grasping-vines", "spangler-box").default()
    assert (t.line(), t.line(1)) == ([], ["scowly-caper"])


@rule("faq-hallowed-maruck", "tim-damage-prevent")
def test_prevention_comes_before_armor(table: Tables) -> None:
    t = table(
        house="sanctum",
        artifacts=["hallowed-shield"],
        line=["maruck-the-marked"],
        their_line=["wardrummer"],
        their_amber=2,
    )
    t.use_action("hallowed-shield", "maruck-the-marked").fight("maruck-the-marked", "wardrummer")
    assert (t.amber, t.card("maruck-the-marked")["armor_left"]) == ([0, 2], 1)


@rule("faq-tide-already-high")
def test_a_tide_that_is_high_cannot_be_raised(table: Tables) -> None:
    t = table(
        house="untamed",
        hand=["cross-porpoises"],
        artifacts=["hydrocataloguer"],
        deck=["punch"],
        their_line=["troll"],
        tide="yours",
    ).play("cross-porpoises")
    assert (t.zone("archives-0"), t.card("troll")["enraged"]) == ([], True)


@rule("faq-replicator-sanctum-guardian")
def test_replicator_moves_nobody_across(table: Tables) -> None:
    t = table(house="logos", line=["replicator", "troll"], their_line=["sanctum-guardian", "bumpsy"])
    t.reap("replicator", "sanctum-guardian")
    assert t.asked == "act"  # nobody is in its line whom it could trade places with
    assert (t.line(), t.line(1)) == (["replicator", "troll"], ["sanctum-guardian", "bumpsy"])


@rule("faq-ghosthawk-enraged")
def test_an_enraged_creature_reaps_for_ghosthawk(table: Tables) -> None:
    t = table(house="untamed", hand=["ghosthawk"], line=[{"card": "bumpsy", "enraged": True}], their_line=["troll"])
    t.play("ghosthawk", 1, "bumpsy")
    assert (t.amber, t.card("bumpsy")["enraged"], t.card("bumpsy")["exhausted"]) == ([1, 0], True, True)


@rule("faq-two-dreckers")
def test_two_dreckers_share_once(table: Tables) -> None:
    t = table(house="shadows", line=["umbra"], their_line=["drecker", "drecker"]).fight("umbra", "drecker")
    assert [t.card(name)["damage"] for name in t.line(1)] == [2, 2]
