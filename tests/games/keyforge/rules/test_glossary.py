"""The glossary: what its words mean, shown by the cards that it names or by others that do the same."""

import pytest
import tests.games.keyforge.rules.beyond  # noqa: F401  (cards that only the tests have)
from tests.games.keyforge.board import Tables
from tests.games.keyforge.rules.book import rule

from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.decks import read_list
from stolik.games.keyforge.zones import UNDER


@rule("glo-alpha")
def test_alpha(table: Tables) -> None:
    setup = {"hand": ["eureka", "labwork", "anger"], "line": ["doc-bookton"], "deck": ["punch"] * 3}
    assert table(house="logos", **setup).may("play eureka")
    assert not table(house="logos", **setup).reap("doc-bookton").may("play eureka")
    assert not table(house="logos", **setup).discard("labwork").may("play eureka")
    assert not table(house="logos", **setup).play("labwork", "anger").may("play eureka")


@rule("glo-alpha-other-step")
def test_alpha_looks_at_the_step(table: Tables) -> None:
    jargogle = {"card": "jargogle", "under": ["labwork"]}
    t = table(step="start", amber=6, artifacts=["strange-gizmo"], line=[jargogle], hand=["eureka"], houses=["logos"])
    t.forge("red").choose("eureka", "yes")  # Labwork was played in step 1 and has archived Eureka, which is taken up
    assert t.where("labwork") == "discard-0"
    assert t.may("play eureka")


@rule("glo-anomaly")
def test_a_card_has_the_house_of_its_place_in_the_deck(table: Tables) -> None:
    held = {"hand": ["timequake~mars"], "line": ["troll"], "deck": ["punch", "anger"]}
    t = table(house="logos", houses=["logos", "mars", "dis"], **held)
    assert not t.may("play timequake"), "it is no Logos card in this deck"
    t = table(house="mars", houses=["logos", "mars", "dis"], **held)
    assert t.g.of_house(t.find("timequake"), "mars")
    assert not t.g.of_house(t.find("timequake"), "logos")
    t.play("timequake")
    assert (t.line(), len(t.hand()), t.amber) == ([], 1, [1, 0])
    assert CATALOG["timequake~dis"].house == "dis"
    listed = ["dis", "12 fear", "mars", "11 ether-spider", "timequake", "logos", "12 mother"]
    deck = read_list("\n".join(listed))
    assert "timequake~mars" in deck.cards


@rule("glo-archive-choice")
def test_archiving_is_from_your_hand(table: Tables) -> None:
    t = table(house="logos", hand=["labwork", "punch", "anger"], discard=["troll"], deck=["krump"]).play("labwork")
    assert t.options == ["punch", "anger"]
    t.choose("punch")
    assert t.where("punch") == "archives-0"
    assert t.player(1)["archives"] == []


@rule("glo-archive-put")
def test_putting_into_archives_is_no_archiving(table: Tables) -> None:
    t = table(house="mars", line=["uxlyx-the-zookeeper", "archivist"], their_line=["troll"])
    t.reap("uxlyx-the-zookeeper")
    assert (t.where("troll"), t.amber) == ("archives-0", [1, 0])
    backup = {"card": "urchin", "upgrades": ["biomatrix-backup"]}
    t = table(house="brobnar", hand=["punch"], line=["archivist"], their_line=[backup]).play("punch", "urchin", "yes")
    assert (t.where("urchin"), t.amber) == ("archives-1", [1, 0])
    t = table(house="logos", line=["archivist"], hand=["labwork", "punch"]).play("labwork", "punch")
    assert t.amber == [2, 0]


@rule("glo-exalt")
def test_exalting(table: Tables) -> None:
    t = table(house="saurian", line=["senator-shrix"], their_line=["troll"]).reap("senator-shrix", "yes")
    assert (t.card("senator-shrix")["amber"], t.amber) == (1, [1, 0])
    t.change(cards={"senator-shrix": {"exhausted": False}}).fight("senator-shrix", "troll")
    assert t.amber == [1, 1]


@rule("glo-graft")
def test_a_card_under_a_card(table: Tables) -> None:
    t = table(
        house="dis", hand=["gateway-to-dis"], line=[{"card": "urchin", "under": ["punch"]}], their_houses=["mars"]
    )
    assert t.g.where[t.find("punch")] == UNDER[0]
    assert not t.may("play punch")
    t.play("gateway-to-dis")
    assert t.where("punch") == "discard-0"


@rule("glo-replacement-whole")
def test_what_is_replaced_does_not_happen(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"], their_line=["umbra"], artifacts=["annihilation-ritual"]).play("punch")
    assert (t.where("umbra"), t.zone("discard-1")) == ("purged-1", [])


@rule("glo-replacement-cloak", "glo-replacement-tag")
def test_an_armageddon_cloak_at_the_gateway(table: Tables) -> None:
    t = table(
        house="dis",
        hand=["gateway-to-dis"],
        line=[{"card": "commander-remiel", "upgrades": ["armageddon-cloak"], "damage": 2}],
        their_line=["troll"],
    ).play("gateway-to-dis")
    shown = t.card("commander-remiel")
    assert (t.line(), shown["damage"], shown["tagged"], t.line(1)) == (["commander-remiel"], 0, False, [])
    assert t.where("armageddon-cloak") == "discard-0"


@rule("glo-replacement-ronnie")
def test_ronnie_steals_two_and_not_three(table: Tables) -> None:
    assert table(house="shadows", hand=["ronnie-wristclocks"], their_amber=7).play("ronnie-wristclocks").amber == [2, 5]


@rule("glo-special-counters")
def test_special_counters_go_with_the_card(table: Tables) -> None:
    kinds = ["doom", "disruption", "fuse", "glory", "growth", "warrant", "scheme", "awakening", "depth", "knowledge"]
    counters = dict.fromkeys([*kinds, "ignorance"], 2)
    t = table(house="dis", hand=["fear"], their_line=[{"card": "troll", "counters": counters}])
    assert t.card("troll")["counters"] == counters
    assert t.card("troll")["power"] == 8
    t.play("fear")
    assert (t.where("troll"), t.g.counters) == ("hand-1", {})


@rule("glo-as-if-yours", "glo-as-if-yours-sacrifice")
def test_an_artifact_used_as_if_it_were_yours(table: Tables) -> None:
    t = table(house="logos", hand=["remote-access"], their_artifacts=["cannon"], their_line=["troll"]).play(
        "remote-access"
    )
    assert (t.where("cannon"), t.card("cannon")["exhausted"], t.card("troll")["damage"]) == ("artifacts-1", True, 2)
    t = table(house="logos", hand=["remote-access"], their_artifacts=["mighty-javelin"], their_line=["troll"])
    t.play("remote-access")
    assert (t.where("mighty-javelin"), t.card("troll")["damage"]) == ("discard-1", 4)


@rule("glo-self-reference-gained")
def test_a_gained_text_speaks_of_who_has_it(table: Tables) -> None:
    t = table(
        house="untamed",
        artifacts=["creed-of-nurture"],
        hand=["bad-penny", "save-the-pack"],
        line=[{"card": "dust-pixie", "power": 1, "damage": 1}],
    )
    t.use_omni("creed-of-nurture", "bad-penny").play("save-the-pack")
    assert sorted(t.hand()) == ["bad-penny", "dust-pixie"]


@rule("glo-self-reference-upgrade")
def test_an_upgrade_speaks_of_itself(table: Tables) -> None:
    fields = ["disruption-field", "disruption-field"]
    t = table(
        house="brobnar", line=[{"card": "bumpsy", "upgrades": fields[:1]}, {"card": "krump", "upgrades": fields[1:]}]
    )
    t.reap("krump")
    assert t.g.counter(t.find("disruption-field"), "disruption") == 0
    assert t.g.counter(t.find("disruption-field#2"), "disruption") == 1


@rule("glo-reference-cards", "glo-tide-neutral")
def test_the_tide_is_no_card(table: Tables) -> None:
    t = table(house="dis", tidal=True, line=["urchin"])
    assert "the-tide" not in CATALOG
    assert t.read()["tide"] == ""
    assert t.may("raise-tide")


@rule("glo-tide-raise")
def test_raising_the_tide(table: Tables) -> None:
    t = table(house="untamed", hand=["cross-porpoises"], tide="theirs").play("cross-porpoises")
    assert t.g.tide == 0
    assert t.read()["tide"] == "yours"


@rule("glo-tide-omni", "glo-tide-high-again")
def test_the_tide_may_be_raised_for_three_chains(table: Tables) -> None:
    t = table(house="dis", tidal=True, line=["urchin"]).raise_tide()
    assert (t.g.chains, t.read()["tide"], t.card("urchin")["exhausted"]) == ([3, 0], "yours", False)
    assert not t.may("raise-tide")
    t.change(tide="theirs").raise_tide()  # turned meanwhile: once more this turn
    assert t.g.chains == [6, 0]


@rule("glo-keys-colours")
def test_keys_have_colours(table: Tables) -> None:
    t = table(step="start", amber=6, keys=["blue"], houses=["dis"])
    assert t.options == ["red", "yellow"]
    t.forge("yellow")
    assert t.player(0)["keys"] == {"red": False, "blue": True, "yellow": True}


@rule("glo-end-of-turn")
def test_the_end_of_the_turn_is_after_drawing(table: Tables) -> None:
    t = table(house="dis", line=["shaffles"], deck=["punch"] * 6, their_amber=2, their_houses=["mars"]).end_turn()
    kinds = [line.event.kind for line in t.match.log]
    assert (t.amber, len(t.hand())) == ([0, 1], 6)
    assert kinds.index("card_drawn") < kinds.index("amber_lost")


@rule("glo-control-last-wins")
def test_the_latest_control_counts(table: Tables) -> None:
    t = table(
        house="logos",
        hand=["harland-mindlock"],
        their_line=[{"card": "troll"}, "bumpsy"],
        their_hand=["collar-of-subordination"],
        their_houses=["dis"],
    ).play("harland-mindlock", "troll", "left")
    assert t.line() == ["troll", "harland-mindlock"]
    t.end_turn().choose("dis").play_upgrade("collar-of-subordination", "troll", "left")
    assert t.line(1) == ["troll", "bumpsy"]
    assert t.g.held[-1].seat == 1


@rule("glo-control-leaves", "glo-capture-leaves")
def test_a_controlled_creature_leaves_for_its_owner(table: Tables) -> None:
    held = {"card": "charette", "owner": 1, "amber": 2}
    t = table(house="dis", hand=["gateway-to-dis"], line=[held]).play("gateway-to-dis")
    assert (t.where("charette"), t.amber) == ("discard-1", [0, 2])  # to the opponent of its controller
    t = table(house="dis", hand=["fear"], their_line=[{"card": "charette", "owner": 0}]).play("fear")
    assert t.where("charette") == "hand-0"


@rule("glo-control-have")
def test_having_is_controlling(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["take-that-smartypants"],
        their_line=["doc-bookton", {"card": "dextre", "owner": 0}],
        their_artifacts=["spangler-box"],
        their_amber=3,
    ).play("take-that-smartypants")
    assert t.amber == [3, 1]


@rule("glo-chains-gain")
def test_gateway_to_dis_gives_chains(table: Tables) -> None:
    assert table(house="dis", hand=["gateway-to-dis"], chains=2).play("gateway-to-dis").g.chains == [5, 0]


@rule("glo-haunted")
@pytest.mark.parametrize(("cards", "haunted"), [(9, False), (10, True)])
def test_haunted(table: Tables, cards: int, haunted: bool) -> None:
    t = table(house="dis", hand=["the-grim-reaper"], discard=["punch"] * cards).play("the-grim-reaper")
    assert t.card("the-grim-reaper")["exhausted"] is not haunted


@rule("glo-invulnerable", "glo-invulnerable-other", "glo-invulnerable-zero")
def test_invulnerable(table: Tables) -> None:
    ghost = {"card": "umbra", "upgrades": ["ghostform"]}
    t = table(house="brobnar", hand=["punch"], their_line=[ghost]).play("punch")
    assert (t.line(1), t.card("umbra")["damage"]) == (["umbra"], 0)
    assert table(house="dis", hand=["gateway-to-dis"], their_line=[ghost]).play("gateway-to-dis").line(1) == ["umbra"]
    t = table(house="dis", hand=["fear"], their_line=[ghost]).play("fear")
    assert (t.where("umbra"), t.where("ghostform")) == ("hand-1", "discard-1")
    goblin = {"card": "looter-goblin", "upgrades": ["ghostform"]}
    t = table(house="brobnar", hand=["king-of-the-crag"], their_line=[goblin]).play("king-of-the-crag")
    assert (t.line(1), t.card("looter-goblin")["power"]) == (["looter-goblin"], 0)
    crocag = {"card": "tireless-crocag", "upgrades": ["ghostform"]}
    t = table(house="brobnar", hand=["punch"], line=[crocag], their_line=["urchin"]).play("punch", "urchin")
    assert t.line() == ["tireless-crocag"], "nor does it destroy itself"


@rule("glo-least-powerful-group")
def test_the_weakest(table: Tables) -> None:
    t = table(house="untamed", hand=["thin-the-herd"], line=["troll", "urchin"], their_line=["bumpsy"])
    assert (t.play("thin-the-herd").line(), t.line(1)) == ([], [])
    t = table(
        house="untamed",
        hand=["thin-the-herd"],
        line=["urchin", "umbra", "dodger"],
        their_line=["dust-pixie", "bumpsy", "troll"],
    ).play("thin-the-herd")
    assert t.options == ["dodger", "bumpsy"]
    t.choose("bumpsy")
    assert (t.line(), t.line(1)) == (["dodger"], ["troll"])


@rule("glo-most-powerful-group")
def test_the_strongest(table: Tables) -> None:
    t = table(house="dis", hand=["three-fates"], line=["bumpsy"], their_line=["troll", "headhunter", "earthshaker"])
    t.play("three-fates")
    assert t.options == ["bumpsy", "headhunter"]
    t.choose("headhunter")
    assert (t.line(), t.line(1)) == (["bumpsy"], [])


@rule("glo-adjacent")
def test_adjacent(table: Tables) -> None:
    setup = {"hand": ["dust-pixie~logos"], "deck": ["punch"]}
    t = table(house="logos", line=["fila-the-researcher", "troll"], **setup).play("dust-pixie", "left")
    assert t.hand() == ["punch"]
    t = table(house="logos", line=["fila-the-researcher", "troll"], **setup).play("dust-pixie", "right")
    assert t.hand() == []


@rule("glo-splash")
def test_splash_damage(table: Tables) -> None:
    t = table(house="brobnar", hand=["lava-ball"], their_line=["troll", "bumpsy", "krump", "headhunter"])
    t.play("lava-ball", "bumpsy")
    assert [t.card(name)["damage"] for name in t.line(1)] == [2, 4, 2, 0]


@rule("glo-gigantic-both")
def test_half_a_gigantic_creature_cannot_be_played(table: Tables) -> None:
    assert not table(house="saurian", hand=["deusillus"]).may("play deusillus")
    t = table(house="saurian", hand=["deusillus", "deusillus2"]).play("deusillus")
    assert (t.line(), t.hand(), t.g.played) == (["deusillus"], [], [t.find("deusillus")])


@rule("glo-gigantic-count")
def test_a_gigantic_creature_is_one_card_in_play_and_two_elsewhere(table: Tables) -> None:
    t = table(
        house="logos",
        turn=1,
        hand=["ultra-gravitron", "ultra-gravitron2", "labwork"],
        deck=["punch"] * 6,
        their_hand=["fear"],
        their_houses=["dis"],
    ).play("ultra-gravitron")
    assert len(t.g.creatures()) == 1
    assert not t.may("play labwork")  # that was the one card of the first turn
    t.end_turn().play("fear")
    assert {"ultra-gravitron", "ultra-gravitron#2"} <= set(t.hand())


@rule("glo-gigantic-stats")
def test_the_halves_of_a_gigantic_creature() -> None:
    top, bottom = CATALOG["deusillus2"], CATALOG["deusillus"]
    assert (top.title, top.house, top.type) == (bottom.title, bottom.house, bottom.type)
    assert {top.half, bottom.half} == {1, 2}


@rule("glo-gigantic-fail")
def test_half_a_gigantic_creature_cannot_be_exhumed(table: Tables) -> None:
    t = table(house="dis", hand=["exhume"], discard=["deusillus"]).play("exhume", "deusillus")
    assert (t.line(), t.where("deusillus")) == ([], "discard-0")
    t = table(house="dis", hand=["exhume"], discard=["deusillus", "deusillus2"]).play("exhume", "deusillus")
    assert len(t.line()) == 1
    assert t.zone("discard-0") == ["exhume"]


@rule("glo-gigantic-wormhole")
def test_a_wormhole_finds_half_a_gigantic_creature(table: Tables) -> None:
    t = table(house="logos", hand=["wild-wormhole", "ultra-gravitron2"], deck=["ultra-gravitron", "punch"])
    t.play("wild-wormhole")
    assert (t.line(), t.zone("deck-0")[-1]) == ([], t.name(t.find("ultra-gravitron#2")))


@rule("glo-omega")
def test_omega(table: Tables) -> None:
    t = table(
        house="untamed",
        hand=["duskwitch", "dust-pixie"],
        line=[{"card": "flaxia", "exhausted": True}],
        their_houses=["mars"],
    ).play("duskwitch", "left")
    assert (t.g.active, "dust-pixie" in t.hand(), t.card("flaxia")["exhausted"]) == (1, True, False)


@rule("glo-leaves-play-ability")
def test_magda_pays_back_whatever_way_she_leaves(table: Tables) -> None:
    t = table(house="dis", hand=["fear"], their_line=["magda-the-rat"], their_amber=3).play("fear")
    assert (t.where("magda-the-rat"), t.amber) == ("hand-1", [2, 1])


@rule("glo-leaves-play-lki")
def test_code_monkey_compares_the_houses_they_had(table: Tables) -> None:
    antenna = {"card": "valdr", "upgrades": ["brain-stem-antenna"]}
    for changed, amber in ((antenna, 2), ("valdr", 0)):
        t = table(house="mars", hand=["blypyp", "code-monkey"], line=[changed, "tunk"]).play("blypyp", "right")
        t.default().change(house="logos").play("code-monkey", 1)
        assert (t.amber, sorted(t.zone("archives-0"))) == ([amber, 0], ["tunk", "valdr"])


@rule("glo-ward-not-twice")
def test_a_ward_is_one_ward(table: Tables) -> None:
    suit = {"card": "troll", "upgrades": ["encounter-suit"], "warded": True}
    t = table(house="brobnar", line=[suit], hand=["punch", "punch"], their_line=["bumpsy"])
    t.play("punch", "troll")
    assert (t.card("troll")["warded"], t.card("troll")["damage"]) == (False, 0)


@rule("glo-ward-after-tag")
def test_a_ward_comes_too_late_for_the_tagged(table: Tables) -> None:
    t = table(house="dis", hand=["gateway-to-dis"], line=["urchin", "old-egad", "troll"]).play("gateway-to-dis")
    assert t.line() == []
    t = table(house="brobnar", hand=["punch"], line=["urchin", "old-egad"], their_line=["troll"]).play(
        "punch", "old-egad"
    )
    assert t.card("urchin")["warded"]


@rule("glo-sacrifice-own")
def test_only_what_you_control_is_sacrificed(table: Tables) -> None:
    t = table(house="mars", line=["chuff-ape"], their_line=["urchin"]).reap("chuff-ape")
    assert (t.asked, t.line(1)) == ("act", ["urchin"])


@rule("glo-repeat-effect")
def test_repeats_go_beyond_six(table: Tables) -> None:
    t = table(
        house="logos",
        line=["neutron-shark", *["urchin"] * 9],
        their_line=["urchin"] * 9,
        deck=["punch"] * 8 + ["labwork", "punch"],
    )
    t.reap("neutron-shark")
    while t.asked != "act":
        t.choose(next(name for name in t.options if name != "neutron-shark"))
    assert (len(t.line()), len(t.line(1)), t.zone("deck-0")) == (1, 0, ["punch"])


@rule("glo-before")
def test_before_a_fight(table: Tables) -> None:
    t = table(house="brobnar", line=["firespitter"], their_line=["urchin", "troll"]).fight("firespitter", "troll")
    assert t.line(1) == ["troll"]
    assert t.card("troll")["damage"] == 6


@rule("glo-search")
def test_searching(table: Tables) -> None:
    setup = {"hand": ["help-from-future-self"], "deck": ["punch", "timetraveller", "anger"], "discard": ["troll"]}
    t = table(house="logos", **setup).play("help-from-future-self")
    assert (t.asker, t.options) == (0, ["timetraveller", "pass"])
    t.choose("timetraveller")
    assert t.where("timetraveller") == "hand-0"
    t = table(house="logos", **setup).play("help-from-future-self").done()
    assert t.where("timetraveller") == "deck-0"
    assert "deck_shuffled" in [line.event.kind for line in t.match.log]


@rule("glo-move-amber")
def test_moving_is_no_stealing(table: Tables) -> None:
    t = table(
        house="sanctum",
        line=["mother-northelle", {"card": "troll", "amber": 2}],
        their_artifacts=["book-of-malefaction"],
    ).reap("mother-northelle")
    assert (t.amber, t.card("troll")["amber"], t.card("book-of-malefaction")["counters"]) == ([2, 0], 1, {})


@rule("glo-move-damage")
def test_moved_damage_is_not_dealt(table: Tables) -> None:
    t = table(house="mars", hand=["entropic-manipulator"], line=[{"card": "troll", "damage": 6}, "champion-tabris"])
    t.play("entropic-manipulator", "troll")
    assert t.line() == ["troll"]  # no armor counted
    assert t.card("troll")["damage"] == 0


@rule("glo-move-creature")
def test_a_moved_creature_stays_in_its_line(table: Tables) -> None:
    t = table(house="dis", line=["malison"], their_line=["urchin", "dust-pixie", "troll", "bumpsy"], their_amber=2)
    t.fight("malison", "dust-pixie", "bumpsy")
    assert t.options == [0, 1, 2]
    t.choose(2)  # where it is already
    assert (t.line(1), t.card("bumpsy")["amber"], t.amber) == (["urchin", "troll", "bumpsy"], 1, [0, 1])


@rule("glo-enrage")
def test_enraged(table: Tables) -> None:
    t = table(house="brobnar", line=[{"card": "bumpsy", "enraged": True}], their_line=["urchin"])
    assert not t.may("reap bumpsy")
    t.fight("bumpsy", "urchin")
    assert t.card("bumpsy")["enraged"] is False
    t = table(house="brobnar", line=[{"card": "bumpsy", "enraged": True}]).reap("bumpsy")
    assert t.card("bumpsy")["enraged"] is True


@rule("glo-center")
@pytest.mark.parametrize(("count", "centre"), [(1, 0), (2, -1), (3, 1), (4, -1), (5, 2)])
def test_the_centre(table: Tables, count: int, centre: int) -> None:
    t = table(house="brobnar", line=["urchin"] * count)
    assert [t.g.in_centre(card) for card in t.g.creatures(0)] == [place == centre for place in range(count)]


@rule("glo-bonus-capture")
def test_capture_icons(table: Tables) -> None:
    t = table(house="dis", hand=["shooler~+cc"], line=["urchin"], their_amber=3).play("shooler", "left")
    assert t.options == ["shooler", "urchin"]
    t.choose("shooler", "urchin")
    assert (t.card("shooler")["amber"], t.card("urchin")["amber"], t.amber) == (1, 1, [0, 1])


@rule("glo-bonus-damage")
def test_damage_icons(table: Tables) -> None:
    t = table(house="brobnar", hand=["krump~+dd"], line=["troll"]).play("krump", "left")
    assert t.options == ["krump", "troll"]
    t.choose("krump", "troll")
    assert (t.card("krump")["damage"], t.card("troll")["damage"]) == (1, 1)


@rule("glo-bonus-draw")
def test_draw_icons(table: Tables) -> None:
    assert table(house="dis", hand=["shooler~+r"], deck=["punch", "anger"]).play("shooler").hand() == ["punch"]


@rule("glo-poison-only-power")
def test_poison_is_in_the_power(table: Tables) -> None:
    t = table(house="brobnar", line=["earthshaker"], their_line=["xenos-bloodshadow"])
    t.fight("earthshaker", "xenos-bloodshadow")
    assert (t.card("earthshaker")["damage"], t.line(1)) == (6, ["xenos-bloodshadow"])


@rule("glo-ability-active-in-play")
def test_abilities_sleep_outside_play(table: Tables) -> None:
    witch = "hunting-witch"
    asleep = {
        "hand": ["dust-pixie", witch],
        "discard": [witch],
        "deck": [witch],
        "archives": [witch],
        "purged": [witch],
    }
    assert table(house="untamed", **asleep).play("dust-pixie").amber == [2, 0]
    assert table(house="untamed", line=[witch], **asleep).play("dust-pixie", "left").amber == [3, 0], "one is awake"
    # Relentless Creeper says that it works in the discard pile, and does so there alone.
    dis = {"houses": ["dis"], "step": "start"}
    t = table(discard=["relentless-creeper"], **dis)
    assert t.asked == "may"
    t.choose("yes")
    assert t.hand() == ["relentless-creeper"]
    for zone in ("line", "archives", "deck", "hand"):
        t = table(**{zone: ["relentless-creeper"]}, **dis)
        t.choose(*(["no"] if t.asked == "take-archives" else []))
        assert t.asked == "act", zone
    assert table(discard=["relentless-creeper"], houses=["mars"], step="start").asked == "act"
    assert table(their_discard=["relentless-creeper"], **dis).asked == "act", "it is another player's"


@rule("glo-fight-survive-for-constant")
def test_krump_must_survive(table: Tables) -> None:
    t = table(house="brobnar", line=["krump"], their_line=["hebe-the-huge"], their_amber=2).fight(
        "krump", "hebe-the-huge"
    )
    assert (t.line(), t.line(1), t.amber) == ([], [], [0, 2])


@rule("glo-heal")
def test_healing(table: Tables) -> None:
    t = table(house="brobnar", line=[{"card": "troll", "damage": 2}]).reap("troll")
    assert t.card("troll")["damage"] == 0


@rule("glo-enhance")
def test_enhance_does_nothing_in_play(table: Tables) -> None:
    t = table(house="shadows", hand=["mutant-cutpurse"], their_line=["troll"]).play("mutant-cutpurse")
    assert t.card("troll")["damage"] == 0
    assert CATALOG["mutant-cutpurse"].enhance == "ddd"


@rule("glo-x-value")
def test_a_blank_x_is_nothing(table: Tables) -> None:
    t = table(house="dis", hand=["shadow-of-dis"], their_line=["troll", "picaroon", "urchin"])
    assert t.card("picaroon")["power"] == 9
    assert t.play("shadow-of-dis").line(1) == ["troll", "urchin"]


@rule("glo-play-vs-put")
def test_playing_and_putting(table: Tables) -> None:
    t = table(house="logos", hand=["wild-wormhole"], deck=["bumpsy~+a"], their_amber=2).play("wild-wormhole")
    assert t.amber == [2, 1]  # icons and ability
    t = table(house="dis", line=["overlord-greking"], their_line=["bumpsy~+a"], their_amber=2)
    t.fight("overlord-greking", "bumpsy", "left")
    assert (t.line(), t.amber) == (["bumpsy", "overlord-greking"], [0, 2])  # neither


@rule("glo-for-each-split")
def test_each_shard_chooses_anew(table: Tables) -> None:
    t = table(
        house="dis",
        artifacts=["shard-of-pain", "shard-of-greed", "shard-of-greed"],
        their_line=["troll", "bumpsy", "krump"],
    ).use_action("shard-of-pain", "troll", "krump", "bumpsy")
    assert [t.card(name)["damage"] for name in t.line(1)] == [1, 1, 1]


@rule("glo-for-each-one-target")
def test_the_ray_gun_has_one_target(table: Tables) -> None:
    gunner = {"card": "zyzzix-the-many", "upgrades": ["red-planet-ray-gun"]}
    t = table(house="mars", line=[gunner, "blypyp", "tunk", "mindwarper"], their_line=["troll", "bumpsy"])
    t.reap("zyzzix-the-many").default().choose("troll")
    assert [t.card(name)["damage"] for name in t.line(1)] == [4, 0]


@rule("glo-swap")
def test_swapping(table: Tables) -> None:
    sandals = {"card": "doc-bookton", "upgrades": ["transposition-sandals"]}
    t = table(house="logos", line=[sandals, "troll", "krump"], their_line=["bumpsy"]).use_action("doc-bookton")
    assert t.options == ["troll", "krump"]
    t.choose("krump")
    assert t.line() == ["krump", "troll", "doc-bookton"]


@rule("glo-swap-zones")
def test_swapping_zones(table: Tables) -> None:
    t = table(house="logos", hand=["reverse-time"], deck=["punch"], discard=["troll", "krump"]).play("reverse-time")
    assert sorted(t.zone("deck-0")) == ["krump", "troll"]
    assert sorted(t.zone("discard-0")) == ["punch", "reverse-time"]


@rule("glo-power-counter")
def test_power_counters(table: Tables) -> None:
    t = table(house="mars", line=["zyzzix-the-many"], hand=["blypyp"]).reap("zyzzix-the-many", "blypyp")
    assert (t.card("zyzzix-the-many")["plus"], t.card("zyzzix-the-many")["power"]) == (3, 6)


@rule("glo-destroy-chain")
def test_a_destroyed_ability_tags_more(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["punch", "punch"],
        line=["tolas"],
        their_line=["harbinger-of-doom", "dust-imp", "bad-penny"],
    )
    t.change(cards={"harbinger-of-doom": {"damage": 1}}).play("punch", "harbinger-of-doom").play(
        "punch#2", "harbinger-of-doom"
    )
    t.default()
    assert (t.line(), t.line(1)) == ([], [])
    assert (t.where("bad-penny"), t.amber) == ("hand-1", [2, 2])  # nobody saw it: Tolas left with them


@rule("glo-destroy-gained-late", "glo-destroy-archimedes")
def test_archimedes_at_the_gateway(table: Tables) -> None:
    line = ["urchin", "umbra", "archimedes", "troll", "krump"]
    t = table(house="dis", hand=["gateway-to-dis"], their_line=line).play("gateway-to-dis").default()
    assert sorted(t.zone("archives-1")) == ["troll", "umbra"]
    assert sorted(t.zone("discard-1")) == ["archimedes", "krump", "urchin"]


@rule("glo-destroy-groggins")
def test_groggins_and_the_dust_imp(table: Tables) -> None:
    t = table(
        house="brobnar",
        line=[{"card": "groggins", "upgrades": ["phoenix-heart"]}],
        their_line=[{"card": "dust-imp", "upgrades": ["soulkeeper"]}, "drumble", "shaffles"],
    ).fight("groggins", "dust-imp")
    assert sorted(map(str, t.options)) == ["dust-imp", "soulkeeper"]
    t.choose("soulkeeper").default()
    assert (t.where("groggins"), t.where("phoenix-heart"), t.amber) == ("hand-0", "discard-0", [0, 2])
    assert (t.line(), t.line(1)) == ([], [])


@rule("glo-deploy")
def test_deploying(table: Tables) -> None:
    t = table(house="logos", hand=["code-monkey"], line=["urchin", "umbra", "troll"]).play("code-monkey")
    assert t.options == [0, 1, 2, 3]
    t.choose(3)
    assert t.line() == ["urchin", "umbra", "code-monkey"]


@rule("glo-power-tie-most")
def test_a_tie_is_broken_by_the_active_player(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["punch"],
        line=["bumpsy", "headhunter", "urchin"],
        their_line=[{"card": "umbra", "upgrades": ["soulkeeper"]}],
    ).play("punch", "umbra")
    assert (t.asker, t.options) == (0, ["bumpsy", "headhunter"])
    t.choose("bumpsy")
    assert t.line() == ["headhunter", "urchin"]


@rule("glo-reap-then-abilities")
def test_two_reap_abilities(table: Tables) -> None:
    t = table(
        house="logos",
        line=[{"card": "doc-bookton", "upgrades": ["red-planet-ray-gun"]}, "tunk"],
        deck=["punch"],
        their_line=["troll"],
    ).reap("doc-bookton")
    assert (t.amber, t.options) == ([1, 0], ["doc-bookton", "red-planet-ray-gun"])
    t.choose("red-planet-ray-gun", "troll")
    assert (t.card("troll")["damage"], t.hand()) == (1, ["punch"])
