"""More answers of the rulebook: bonus icons, using cards, copies, and what is dealt, captured or readied."""

import pytest
from tests.games.keyforge.board import Tables
from tests.games.keyforge.rules.book import rule


@rule("faq-maleficorn-own-icon")
def test_maleficorn_adds_to_its_own_icon(table: Tables) -> None:
    t = table(house="dis", hand=["maleficorn~+d"], their_line=["troll"]).play("maleficorn", "troll")
    assert t.card("troll")["damage"] == 2


@rule("faq-bonesaw-icon")
def test_bonesaw_is_in_play_before_its_icon(table: Tables) -> None:
    t = table(house="dis", hand=["bonesaw~+d"], line=["urchin"]).play("bonesaw", "left", "urchin")
    assert t.line() == ["bonesaw"]
    assert t.card("bonesaw")["exhausted"]


@rule("faq-wild-bounty-all-icons")
def test_wild_bounty_doubles_printed_icons_too(table: Tables) -> None:
    t = table(house="untamed", hand=["wild-bounty", "dust-pixie~+r"], deck=["punch", "anger", "troll"])
    t.play("wild-bounty").play("dust-pixie")
    assert (t.amber, len(t.hand())) == ([4, 0], 2)


@rule("faq-shoulder-id-icon")
def test_an_icon_on_shoulder_id_deals_damage(table: Tables) -> None:
    t = table(house="shadows", hand=["shoulder-id~+d"], their_line=["troll"], their_amber=2).play(
        "shoulder-id", "troll"
    )
    assert (t.card("troll")["damage"], t.amber) == (1, [0, 2])


@rule("faq-rad-penny-dies", "faq-rad-penny-draw")
def test_rad_penny_dies_of_her_own_icon(table: Tables) -> None:
    t = table(house="shadows", hand=["rad-penny~+dr"], deck=["punch"], their_amber=2).play("rad-penny")
    assert t.amber == [0, 2]
    assert len(t.hand()) == 1  # the draw icon counted all the same
    assert sorted(t.hand() + t.zone("deck-0")) == ["punch", "rad-penny"]


@rule("faq-fission-gravitron")
def test_fission_bloom_doubles_the_icons_of_a_purged_creature(table: Tables) -> None:
    t = table(
        house="logos",
        artifacts=["fission-bloom"],
        line=["ultra-gravitron"],
        archives=["punch"],
        hand=["dust-pixie~logos"],
        their_line=["dust-pixie"],
    )
    t.use_action("fission-bloom").reap("ultra-gravitron", "punch", "dust-pixie#2")
    assert t.amber == [1 + 4, 0]
    assert t.play("dust-pixie", "left").amber == [7, 0]  # it is used up


@rule("faq-master-of-grey")
def test_the_master_of_the_grey_bars_icons_as_if_played(table: Tables) -> None:
    grey = ["master-of-the-grey", "dust-pixie"]
    t = table(house="staralliance", line=["ensign-el-samra"], hand=["dust-pixie"], their_line=grey)
    assert t.use_action("ensign-el-samra", "dust-pixie").amber == [0, 0]
    t = table(house="untamed", hand=["reclaimed-by-nature"], their_artifacts=["keyforgery"], their_line=grey)
    assert t.play("reclaimed-by-nature").amber == [0, 0]
    assert t.where("keyforgery") == "purged-1"
    t = table(house="logos", line=["ultra-gravitron"], archives=["punch"], their_line=grey)
    assert t.reap("ultra-gravitron", "punch", "dust-pixie").amber == [1, 0]


@rule("faq-favian-amphora")
def test_an_icon_becomes_a_capture_and_then_a_theft(table: Tables) -> None:
    t = table(
        house="sanctum", hand=["smite~+r"], line=["scrivener-favian"], artifacts=["amphora-captura"], their_amber=2
    )
    t.play("smite")
    assert t.options == ["icon-draw", "icon-capture"]
    t.choose("icon-capture")
    assert t.options == ["icon-capture", "icon-steal"]
    t.choose("icon-steal")
    assert t.amber == [1, 1]


@rule("faq-nexus-shard")
def test_a_borrowed_shard_is_friendly(table: Tables) -> None:
    t = table(house="shadows", line=["nexus"], their_artifacts=["shard-of-greed"]).reap("nexus")
    assert t.amber == [2, 0]


@rule("faq-replicator-sequis")
def test_a_replicated_sequis_captures_from_my_opponent(table: Tables) -> None:
    t = table(house="logos", line=["replicator"], their_line=["sequis"], their_amber=2).reap("replicator")
    assert (t.amber, t.card("sequis")["amber"]) == ([1, 1], 1)


@rule("faq-anger-no-enemy")
def test_anger_without_an_enemy(table: Tables) -> None:
    t = table(house="brobnar", hand=["anger"], line=[{"card": "bumpsy", "exhausted": True}]).play("anger")
    assert not t.card("bumpsy")["exhausted"]


@rule("faq-combat-pheromones")
def test_combat_pheromones_stay_on_the_chosen_cards(table: Tables) -> None:
    t = table(
        house="dis",
        houses=["dis", "mars"],
        artifacts=["combat-pheromones"],
        line=["john-smyth", "mindwarper", "shooler"],
    )
    t.use_omni("combat-pheromones", "john-smyth", "mindwarper").reap("mindwarper")
    t.reap("john-smyth")
    assert t.may("reap mindwarper")


@rule("faq-obsidian-forge-ward")
def test_a_warded_creature_is_no_fuel(table: Tables) -> None:
    t = table(house="dis", artifacts=["obsidian-forge"], amber=11, line=[{"card": "urchin", "warded": True}, "shooler"])
    t.use_action("obsidian-forge", "urchin", "shooler")
    assert (t.line(), t.card("urchin")["warded"]) == (["urchin"], False)
    t.choose("yes").forge("red")
    assert (t.amber, t.keys) == ([0, 0], [1, 0])


@rule("faq-saurian-egg-twins")
def test_twins_hatch_of_one_egg(table: Tables) -> None:
    t = table(house="saurian", line=["saurian-egg"], deck=["crassosaurus", "optio-gorkus"]).use_omni("saurian-egg")
    t.choose("left", "left")
    assert sorted(t.line()) == ["crassosaurus", "optio-gorkus"]
    assert [(t.card(name)["plus"], t.card(name)["exhausted"]) for name in t.line()] == [(3, False)] * 2


@rule("faq-chosen-one")
def test_the_chosen_one_takes_all_of_it_at_once(table: Tables) -> None:
    tired = [{"card": name, "exhausted": True} for name in ("troll", "bumpsy", "krump", "headhunter")]
    t = table(house="brobnar", line=tired, their_line=[{"card": "the-chosen-one", "damage": 8}], their_houses=["dis"])
    t.end_turn()
    assert t.line(1) == []
    assert all(t.card(name)["exhausted"] for name in t.line())


@rule("faq-sack-of-coins")
def test_a_sack_of_coins_may_be_split(table: Tables) -> None:
    t = table(house="shadows", hand=["sack-of-coins"], amber=2, their_line=["troll", "bumpsy", "krump"])
    t.play("sack-of-coins", "troll", "bumpsy", "krump")
    assert [t.card(name)["damage"] for name in t.line(1)] == [1, 1, 1]


@rule("faq-lethal-distraction-twice")
def test_two_lethal_distractions(table: Tables) -> None:
    t = table(
        house="shadows",
        hand=["lethal-distraction", "lethal-distraction", "dust-pixie~shadows+d"],
        their_line=[{"card": "troll"}, "bumpsy"],
    )
    t.play("lethal-distraction", "troll").play("lethal-distraction#2", "troll").play("dust-pixie", "troll")
    assert t.card("troll")["damage"] == 5


@rule("faq-poltergeist-banner")
def test_poltergeist_destroys_what_cannot_be_used(table: Tables) -> None:
    t = table(house="dis", hand=["poltergeist"], their_artifacts=["banner-of-battle"]).play("poltergeist")
    assert t.where("banner-of-battle") == "discard-1"


@rule("faq-crassosaurus")
def test_crassosaurus_takes_all_ten(table: Tables) -> None:
    t = table(house="saurian", hand=["crassosaurus"], amber=4, their_amber=6).play("crassosaurus")
    assert (t.amber, t.card("crassosaurus")["amber"]) == ([0, 0], 10)


@rule("faq-exhume-explo-rover")
def test_an_exhumed_explo_rover_may_be_an_upgrade(table: Tables) -> None:
    t = table(house="dis", hand=["exhume"], discard=["explo-rover"], line=["troll"]).play("exhume", "explo-rover")
    assert t.options == ["as-creature", "as-upgrade"]
    t.choose("as-upgrade")
    assert t.card("troll")["upgrades"] == ["explo-rover"]


@rule("faq-gel-unmodified")
def test_mimic_gel_copies_what_is_printed(table: Tables) -> None:
    t = table(
        house="logos",
        hand=["mimic-gel"],
        their_line=[{"card": "bumpsy", "power": 1, "warded": True, "upgrades": ["blood-of-titans"]}],
        their_amber=2,
    ).play("mimic-gel")
    assert (t.card("mimic-gel")["power"], t.card("mimic-gel")["warded"]) == (5, False)
    assert t.amber == [0, 1]  # Bumpsy's ability


@rule("faq-gel-crash-muldoon")
def test_mimic_gel_as_crash_muldoon(table: Tables) -> None:
    t = table(house="logos", hand=["mimic-gel"], line=["troll", "bumpsy"], their_line=["crash-muldoon"])
    t.play("mimic-gel", "crash-muldoon")
    assert t.options == [0, 1, 2]
    t.choose(1)
    assert t.line() == ["troll", "mimic-gel", "bumpsy"]
    assert not t.card("mimic-gel")["exhausted"]


@rule("faq-gel-auto-legionary")
def test_mimic_gel_as_an_auto_legionary(table: Tables) -> None:
    t = table(
        house="saurian",
        houses=["saurian", "logos", "dis"],
        artifacts=["auto-legionary"],
        line=["urchin"],
        hand=["mimic-gel~saurian"],
    )
    t.use_action("auto-legionary", "left").play("mimic-gel", "auto-legionary", "right")
    assert (t.line()[-1], t.card("mimic-gel")["power"]) == ("mimic-gel", 5)
    t.end_turn().end_turn().choose("dis")
    assert t.may("reap mimic-gel")  # as if of the active house (decision 99)


@rule("rul-forge-cost-modified")
@pytest.mark.parametrize(("amber", "keys"), [(7, 0), (8, 1)])
def test_murmook_and_a_grabber_jammer(table: Tables, amber: int, keys: int) -> None:
    t = table(step="start", houses=["dis"], amber=amber, their_line=["murmook", "grabber-jammer"])
    if keys:
        t.forge("red")
    assert (t.keys, t.amber) == ([keys, 0], [0 if keys else 7, 0])


@rule("rul-house-of-controlled-card", "glo-control-take")
def test_a_controlled_card_adds_its_house(table: Tables) -> None:
    theirs = {"card": "troll", "damage": 2, "amber": 1, "exhausted": True, "upgrades": ["blood-of-titans"], "power": 1}
    t = table(
        house="dis", hand=["collar-of-subordination"], line=["shooler"], their_line=[theirs], houses=["dis", "mars"]
    )
    t.play_upgrade("collar-of-subordination", "troll", "right")
    shown = t.card("troll")
    assert (t.line(), shown["damage"], shown["amber"], shown["plus"]) == (["shooler", "troll"], 2, 1, 1)
    assert shown["exhausted"]
    assert sorted(map(str, shown["upgrades"])) == ["blood-of-titans", "collar-of-subordination"]  # type: ignore[arg-type]
    t.end_turn().end_turn()
    assert t.options == ["dis", "mars", "brobnar"]


@rule("rul-house-illegal-forced")
def test_an_order_to_choose_an_illegal_house_is_ignored(table: Tables) -> None:
    t = table(house="dis", hand=["control-the-weak"], their_houses=["mars", "logos"], houses=["dis"]).play(
        "control-the-weak", "mars"
    )
    t.g.houses = (t.g.houses[0], ("logos", "sanctum"))
    t.end_turn()
    assert t.options == ["logos", "sanctum"]


@rule("glo-house-two-musts")
def test_of_two_orders_either_may_be_followed(table: Tables) -> None:
    t = (
        table(
            house="dis",
            hand=["control-the-weak"],
            their_line=["pitlord"],
            their_houses=["mars", "logos", "dis"],
        )
        .play("control-the-weak", "mars")
        .end_turn()
    )
    assert t.options == ["mars", "dis"]


@rule("rul-artifact-enter", "rul-artifact-use", "glo-action-ability")
def test_artifacts(table: Tables) -> None:
    t = table(house="brobnar", hand=["cannon"], their_line=["troll"], line=["krump"]).play("cannon")
    assert (t.zone("artifacts-0"), t.line(), t.card("cannon")["exhausted"]) == (["cannon"], ["krump"], True)
    assert not t.may("action cannon")
    t.end_turn().end_turn()
    assert not t.may("reap cannon")
    assert not t.may("fight cannon")
    t.use_action("cannon")
    assert t.card("cannon")["exhausted"]  # before the text is resolved
    t.choose("troll")
    assert t.card("troll")["damage"] == 2


@rule("rul-artifact-omni-offhouse", "glo-omni", "glo-ability-resolves-fully")
def test_an_omni_of_another_house(table: Tables) -> None:
    t = table(house="dis", artifacts=["mighty-javelin"], their_line=["troll"]).use_omni("mighty-javelin")
    # It has left play before the rest of its ability is resolved.
    assert (t.where("mighty-javelin"), t.card("troll")["damage"]) == ("discard-0", 4)


@rule("rul-artifact-sacrifice-exhausted")
def test_an_exhausted_javelin_cannot_be_thrown(table: Tables) -> None:
    t = table(house="brobnar", hand=["mighty-javelin"], their_line=["troll"]).play("mighty-javelin")
    assert not t.may("omni mighty-javelin")


@rule("rul-action-ability")
def test_an_action_is_no_reaping(table: Tables) -> None:
    t = table(house="dis", line=["pit-demon"], their_amber=3).use_action("pit-demon")
    assert (t.amber, t.card("pit-demon")["exhausted"]) == ([1, 2], True)


@rule("rul-text-order")
def test_hyde_draws_two_instead_of_one(table: Tables) -> None:
    t = table(house="logos", line=["hyde", "velum"], deck=["punch"] * 4).reap("hyde")
    assert len(t.hand()) == 2
