"""Call of the Archons, Dis, card by card."""

import pytest
from tests.games.keyforge.board import Tables

from stolik.games.keyforge.scenario import Scenario


def test_fear_returns_an_enemy_creature_to_its_owner(table: Tables) -> None:
    t = table(
        house="dis",
        hand=["fear"],
        line=["tocsin"],
        their_line=[{"card": "valdr", "amber": 2, "damage": 3, "upgrades": ["blood-of-titans"]}, "headhunter"],
    ).play("fear")
    assert t.options == ["valdr", "headhunter"]
    t.choose("valdr")
    assert t.where("valdr") == "hand-1"
    assert t.where("blood-of-titans") == "discard-1"
    assert t.amber == [2, 0]


def test_fear_is_stopped_by_a_ward(table: Tables) -> None:
    """rulebook: "Osłonięcie"."""
    t = table(house="dis", hand=["fear"], their_line=[{"card": "valdr", "warded": True}]).play("fear")
    assert t.where("valdr") == "line-1"
    assert not t.card("valdr")["warded"]


def test_hand_of_dis_destroys_a_creature_off_the_flanks(table: Tables) -> None:
    t = table(
        house="dis", hand=["hand-of-dis"], line=["tocsin", "dust-imp"], their_line=["valdr", "smaaash", "headhunter"]
    ).play("hand-of-dis")
    assert t.where("smaaash") == "discard-1"
    assert t.line(1) == ["valdr", "headhunter"]


def test_hand_of_dis_does_nothing_when_all_stand_on_flanks(table: Tables) -> None:
    t = table(house="dis", hand=["hand-of-dis"], their_line=["valdr", "smaaash"]).play("hand-of-dis")
    assert t.line(1) == ["valdr", "smaaash"]


def test_mind_barb_discards_a_random_card(table: Tables) -> None:
    t = table(house="dis", hand=["mind-barb"], their_hand=["punch", "anger"]).play("mind-barb")
    assert len(t.hand(1)) == 1
    assert len(t.zone("discard-1")) == 1
    assert t.amber == [1, 0]


def test_mind_barb_against_an_empty_hand(table: Tables) -> None:
    t = table(house="dis", hand=["mind-barb"]).play("mind-barb")
    assert t.where("mind-barb") == "discard-0"


def test_dominator_bauble_uses_a_friendly_creature_of_any_house(table: Tables) -> None:
    t = table(house="dis", artifacts=["dominator-bauble"], line=["doc-bookton", "tocsin"], deck=["punch"])
    t.use_action("dominator-bauble")
    assert t.options == ["doc-bookton", "tocsin"]
    t.choose("doc-bookton")
    assert t.where("punch") == "hand-0"
    assert t.amber == [1, 0]


def test_dominator_bauble_lets_the_player_pick_the_way(table: Tables) -> None:
    t = table(
        house="dis", artifacts=["dominator-bauble"], line=["noddy-the-thief"], their_line=["valdr"], their_amber=1
    )
    t.use_action("dominator-bauble")
    assert t.options == ["fight", "reap", "action"]
    t.choose("action")
    assert t.amber == [1, 0]


def test_charette_captures_three(table: Tables) -> None:
    t = table(house="dis", hand=["charette"], their_amber=5).play("charette")
    assert t.card("charette")["amber"] == 3
    assert t.amber == [0, 2]


def test_charette_captures_what_there_is(table: Tables) -> None:
    t = table(house="dis", hand=["charette"], their_amber=2).play("charette")
    assert t.card("charette")["amber"] == 2
    assert t.amber == [0, 0]


def test_dust_imp_pays_when_destroyed(table: Tables) -> None:
    t = table(house="dis", line=["dust-imp"], their_line=["valdr"]).fight("dust-imp", "valdr")
    assert t.amber == [2, 0]
    assert t.where("dust-imp") == "discard-0"


def test_shooler_steals_only_from_the_rich(table: Tables) -> None:
    assert table(house="dis", hand=["shooler"], their_amber=4).play("shooler").amber == [1, 3]
    assert table(house="dis", hand=["shooler"], their_amber=3).play("shooler").amber == [0, 3]


def test_stealer_of_souls_purges_whom_it_beats(table: Tables) -> None:
    t = table(house="dis", line=["stealer-of-souls"], their_line=["tocsin"]).fight("stealer-of-souls", "tocsin")
    assert t.where("tocsin") == "purged-1"
    assert t.amber == [1, 0]


def test_stealer_of_souls_also_as_defender(table: Tables) -> None:
    t = table(house="dis", line=["tocsin"], their_line=["stealer-of-souls"]).fight("tocsin", "stealer-of-souls")
    assert t.where("tocsin") == "purged-0"
    assert t.amber == [0, 1]


def test_stealer_of_souls_gets_nothing_if_both_die(table: Tables) -> None:
    """rulebook: FAQ "Efekty «Zniszczenie:»"."""
    t = table(house="dis", line=["stealer-of-souls"], their_line=["valdr"]).fight("stealer-of-souls", "valdr")
    assert t.where("valdr") == "discard-1"
    assert t.where("stealer-of-souls") == "discard-0"
    assert t.amber == [0, 0]


def test_stealer_of_souls_cannot_purge_a_card_that_went_to_hand(table: Tables) -> None:
    """decision 21: in a hand it is lost, but it was destroyed."""
    t = table(house="dis", line=["stealer-of-souls"], their_line=["bad-penny"]).fight("stealer-of-souls", "bad-penny")
    assert t.where("bad-penny") == "hand-1"
    assert t.amber == [1, 0]


def test_the_terror_gains_two_from_the_poor(table: Tables) -> None:
    assert table(house="dis", hand=["the-terror"]).play("the-terror").amber == [2, 0]
    assert table(house="dis", hand=["the-terror"], their_amber=1).play("the-terror").amber == [0, 1]


def test_tocsin_discards_when_it_reaps(table: Tables) -> None:
    t = table(house="dis", line=["tocsin"], their_hand=["punch"]).reap("tocsin")
    assert t.where("punch") == "discard-1"
    assert t.amber == [1, 0]


def test_lash_of_broken_dreams_raises_the_cost_for_one_turn_of_the_opponent(table: Tables) -> None:
    t = table(house="dis", artifacts=["lash-of-broken-dreams"], their_amber=7, their_line=["valdr"])
    t.use_action("lash-of-broken-dreams")
    assert t.player(1)["key_cost"] == 6
    t.end_turn()
    assert t.player(1)["key_cost"] == 9
    assert (t.keys, t.amber) == ([0, 0], [0, 7])
    t.end_turn()
    assert t.player(1)["key_cost"] == 6


def test_pitlord_forces_dis(table: Tables) -> None:
    t = (
        table(house="dis", line=["pitlord"], houses=["dis", "mars", "logos"], their_houses=["brobnar"])
        .end_turn()
        .end_turn()
    )
    assert t.g.house == "dis"


def test_pitlord_and_restringuntus_cannot_beats_must(table: Tables) -> None:
    """rulebook: "Nie możesz vs musisz"."""
    t = table(house="dis", hand=["restringuntus"], their_line=["pitlord"], their_houses=["dis", "mars", "logos"]).play(
        "restringuntus", "dis"
    )
    t.end_turn()
    assert (t.asker, t.options) == (1, ["mars", "logos"])
    t.choose("mars")


def test_restringuntus_stops_when_it_leaves_play(table: Tables) -> None:
    t = table(
        house="dis",
        houses=["dis"],
        hand=["restringuntus"],
        their_line=["valdr"],
        their_houses=["brobnar", "dis"],
    ).play("restringuntus", "dis")
    t.end_turn().fight("valdr", "restringuntus").end_turn().end_turn()
    assert t.options == ["brobnar", "dis"]


def test_flame_wreathed_makes_hazardous(table: Tables) -> None:
    t = table(
        house="brobnar", line=["smaaash"], their_line=[{"card": "dust-imp", "upgrades": ["flame-wreathed"]}]
    ).fight("smaaash", "dust-imp")
    assert t.where("smaaash") == "discard-0"  # 2 before the fight, 4 in it
    assert t.where("dust-imp") == "discard-1"


def test_a_fair_game_is_played_by_both(table: Tables) -> None:
    t = table(
        house="dis",
        hand=["a-fair-game", "tocsin", "punch", "troll"],
        deck=["bumpsy"],
        their_hand=["mind-barb", "dust-imp", "anger"],
        their_deck=["fear", "troll"],
    ).play("a-fair-game")
    assert t.amber == [2, 2]  # two of Dis with them, two of Brobnar with you
    assert (t.where("fear"), t.where("bumpsy")) == ("discard-1", "discard-0")
    assert t.zone("deck-1") == ["troll#2"]


def test_a_fair_game_with_empty_decks(table: Tables) -> None:
    t = table(house="dis", hand=["a-fair-game", "tocsin"], their_hand=["mind-barb"], their_deck=["fear"])
    assert t.play("a-fair-game").amber == [1, 0]


def test_arise_brings_back_the_creatures_of_one_house(table: Tables) -> None:
    t = table(
        house="dis", hand=["arise"], discard=["tocsin", "dust-imp", "fear", "troll"], their_discard=["the-terror"]
    ).play("arise")
    assert "dis" in t.options
    t.choose("dis")
    assert sorted(t.hand()) == ["dust-imp", "tocsin"]
    assert t.player(0)["chains"] == 1
    assert t.zone("discard-1") == ["the-terror"]


def test_control_the_weak_forces_a_house_for_one_turn(table: Tables) -> None:
    t = table(house="dis", hand=["control-the-weak"], houses=["dis"], their_houses=["mars", "logos", "brobnar"]).play(
        "control-the-weak"
    )
    assert t.options == ["mars", "logos", "brobnar"]
    t.choose("logos").end_turn()
    assert t.g.house == "logos"
    t.end_turn().end_turn()
    assert t.options == ["mars", "logos", "brobnar"]


def test_control_the_weak_and_pitlord_leave_a_choice(table: Tables) -> None:
    """rulebook: "Wybór domu": of two orders either may be followed."""
    t = table(
        house="dis", hand=["control-the-weak"], their_line=["pitlord"], their_houses=["dis", "logos", "brobnar"]
    ).play("control-the-weak", "brobnar")
    t.end_turn()
    assert t.options == ["dis", "brobnar"]
    t.choose("brobnar")


def test_control_the_weak_cannot_force_what_is_forbidden(table: Tables) -> None:
    t = table(
        house="dis",
        hand=["control-the-weak", "restringuntus"],
        their_houses=["mars", "logos", "brobnar"],
    )
    t.play("control-the-weak", "logos").play("restringuntus", "logos").end_turn()
    assert t.options == ["mars", "brobnar"]
    t.choose("mars")


def test_creeping_oblivion_purges_up_to_two_from_one_pile(table: Tables) -> None:
    t = table(house="dis", hand=["creeping-oblivion"], discard=["fear"], their_discard=["punch", "anger"])
    t.play("creeping-oblivion")
    assert sorted(map(str, t.options)) == ["anger", "fear", "pass", "punch"]
    t.choose("punch")
    assert t.options == ["anger", "pass"]  # the same pile
    t.choose("anger")
    assert sorted(t.zone("purged-1")) == ["anger", "punch"]
    assert t.amber == [1, 0]


def test_creeping_oblivion_may_stop(table: Tables) -> None:
    t = table(house="dis", hand=["creeping-oblivion"], discard=["fear"], their_discard=["punch"])
    t.play("creeping-oblivion").done()
    assert t.zone("purged-0") + t.zone("purged-1") == []


def test_dance_of_doom_kills_one_power(table: Tables) -> None:
    t = table(
        house="dis",
        hand=["dance-of-doom"],
        line=["tocsin", {"card": "dust-imp", "power": 1}],
        their_line=["macis-asp", "headhunter"],
    ).play("dance-of-doom")
    assert t.options == [0, 1, 2, 3, 4, 5]
    t.choose(3)
    assert (t.line(0), t.line(1)) == ([], ["headhunter"])
    assert t.amber == [2, 0]


def test_dance_of_doom_may_be_for_nobody(table: Tables) -> None:
    t = table(house="dis", hand=["dance-of-doom"], line=["tocsin"]).play("dance-of-doom", 0)
    assert t.line() == ["tocsin"]
    assert table(house="dis", hand=["dance-of-doom"]).play("dance-of-doom").amber == [0, 0]


def test_gateway_to_dis_takes_everybody(table: Tables) -> None:
    t = table(
        house="dis",
        hand=["gateway-to-dis"],
        line=["tocsin"],
        their_line=["valdr", "tolas"],
        artifacts=["dominator-bauble"],
    ).play("gateway-to-dis")
    assert (t.line(0), t.line(1)) == ([], [])
    assert t.player(0)["chains"] == 3
    assert t.amber == [0, 0]  # rulebook: FAQ "Brama do Dis": Tolas is gone by then
    assert t.where("dominator-bauble") == "artifacts-0"


def test_gongoozle_costs_the_owner_of_a_survivor_a_card(table: Tables) -> None:
    t = table(
        house="dis", hand=["gongoozle", "fear"], line=["tocsin"], their_line=["valdr"], their_hand=["punch", "anger"]
    ).play("gongoozle")
    assert t.options == ["tocsin", "valdr"]
    t.choose("valdr")
    assert t.card("valdr")["damage"] == 3
    assert (len(t.hand(1)), t.hand(0)) == (1, ["fear"])
    assert t.amber == [1, 0]


def test_gongoozle_goes_by_the_owner(table: Tables) -> None:
    t = table(
        house="dis", hand=["gongoozle", "fear"], their_line=[{"card": "valdr", "owner": 0}], their_hand=["punch"]
    ).play("gongoozle")
    assert (t.hand(0), t.hand(1)) == ([], ["punch"])


def test_gongoozle_that_kills_costs_no_card(table: Tables) -> None:
    t = table(house="dis", hand=["gongoozle"], their_line=["tocsin"], their_hand=["punch"]).play("gongoozle")
    assert (t.where("tocsin"), t.hand(1)) == ("discard-1", ["punch"])
    t = table(house="dis", hand=["gongoozle", "fear"], their_hand=["punch"]).play("gongoozle")
    assert (t.hand(0), t.hand(1)) == (["fear"], ["punch"])  # nobody was there


def test_guilty_hearts_destroys_who_holds_amber(table: Tables) -> None:
    t = table(
        house="dis",
        hand=["guilty-hearts"],
        line=[{"card": "tocsin", "amber": 1}, "the-terror"],
        their_line=[{"card": "valdr", "amber": 2}, "troll"],
    ).play("guilty-hearts")
    assert (t.line(0), t.line(1)) == (["the-terror"], ["troll"])
    assert t.amber == [3, 1]  # 1 bonus, 2 from Valdr; 1 from Tocsin


def test_hecatomb_pays_for_dis_creatures(table: Tables) -> None:
    t = table(
        house="dis",
        hand=["hecatomb"],
        line=["tocsin", "the-terror", "troll"],
        their_line=["shooler", "valdr", {"card": "charette", "warded": True}],
    ).play("hecatomb")
    assert (t.line(0), t.line(1)) == (["troll"], ["valdr", "charette"])
    assert t.amber == [3, 1]  # the bonus icon and two; the warded one was not destroyed


def test_hysteria_returns_everybody(table: Tables) -> None:
    t = table(house="dis", hand=["hysteria"], line=["tocsin"], their_line=["valdr", {"card": "troll", "owner": 0}])
    t.play("hysteria")
    assert (sorted(t.hand(0)), t.hand(1)) == (["tocsin", "troll"], ["valdr"])


def after_their_key(table: Tables, *hand: str, forge: bool = True, **setup: object) -> Scenario:
    """Your turn, after one in which the opponent has (or has not) forged a key."""
    t = table(
        step="start",
        active=1,
        hand=hand,
        houses=["dis"],
        their_houses=["brobnar"],
        their_amber=8 if forge else 2,
        **setup,
    )
    if forge:
        t.forge("blue")
    return t.end_turn()


def test_key_hammer_unforges_last_turns_key(table: Tables) -> None:
    """rulebook: "Rozkuć", FAQ "Młot na klucze"."""
    t = after_their_key(table, "key-hammer", their_keys=["red"]).play("key-hammer")
    assert t.g.keys[1] == ["red"]
    assert t.amber == [1, 8]


def test_key_hammer_gives_six_anyway(table: Tables) -> None:
    t = after_their_key(table, "key-hammer", forge=False, their_keys=["red"]).play("key-hammer")
    assert t.g.keys[1] == ["red"]
    assert t.amber == [1, 8]


def test_key_hammer_chooses_among_two_keys(table: Tables) -> None:
    t = table(house="dis", hand=["key-hammer", "key-hammer"], their_keys=2)
    t.g.forged[1] = ["red", "blue"]
    t.play("key-hammer")
    assert t.options == ["red", "blue"]
    t.choose("blue")
    assert t.keys == [0, 1]
    t.play("key-hammer")
    assert (t.keys, t.amber) == ([0, 0], [2, 12])


def test_pandemonium_lets_the_unhurt_capture(table: Tables) -> None:
    t = table(
        house="dis",
        hand=["pandemonium"],
        line=["tocsin", {"card": "troll", "damage": 1}],
        their_line=["valdr"],
        amber=2,
        their_amber=2,
    ).play("pandemonium")
    assert [t.card(name)["amber"] for name in ("tocsin", "troll", "valdr")] == [1, 0, 1]
    assert t.amber == [2, 1]


def test_pandemonium_with_too_little_lets_the_player_choose(table: Tables) -> None:
    t = table(house="dis", hand=["pandemonium"], line=["tocsin", "troll"], their_amber=1).play("pandemonium")
    assert t.options == ["tocsin", "troll"]
    t.choose("troll")
    assert (t.card("troll")["amber"], t.card("tocsin")["amber"]) == (1, 0)


def test_poltergeist_uses_and_destroys_an_artifact(table: Tables) -> None:
    t = table(
        house="dis",
        hand=["poltergeist"],
        artifacts=["dominator-bauble"],
        their_artifacts=["cannon"],
        their_line=["valdr"],
    ).play("poltergeist")
    assert t.options == ["dominator-bauble", "cannon"]
    t.choose("cannon")
    assert t.card("valdr")["damage"] == 2
    assert t.where("cannon") == "discard-1"
    assert t.amber == [1, 0]


def test_poltergeist_destroys_what_cannot_be_used(table: Tables) -> None:
    """rulebook: FAQ "Poltergeist"."""
    t = table(house="dis", hand=["poltergeist"], their_artifacts=["banner-of-battle"]).play("poltergeist")
    assert t.where("banner-of-battle") == "discard-1"
    t = table(house="dis", hand=["poltergeist"], their_artifacts=[{"card": "cannon", "exhausted": True}])
    assert t.play("poltergeist").where("cannon") == "discard-1"


def test_poltergeist_on_a_javelin_that_is_sacrificed(table: Tables) -> None:
    t = table(house="dis", hand=["poltergeist"], their_artifacts=["mighty-javelin"], their_line=["valdr", "troll"])
    t.play("poltergeist", "troll")
    assert t.card("troll")["damage"] == 4
    assert t.where("mighty-javelin") == "discard-1"


def test_red_hot_armor_turns_armor_into_damage(table: Tables) -> None:
    t = table(
        house="dis",
        hand=["red-hot-armor", "gongoozle"],
        line=["champion-anaphiel"],
        their_line=["raiding-knight", "valdr", {"card": "dust-imp", "upgrades": ["protect-the-weak"]}],
    ).play("red-hot-armor")
    assert [t.card(name)["damage"] for name in ("champion-anaphiel", "raiding-knight", "valdr", "dust-imp")] == [
        0,
        2,
        0,
        1,
    ]
    assert [t.card(name)["armor"] for name in ("champion-anaphiel", "raiding-knight", "dust-imp")] == [1, 0, 0]
    t.play("gongoozle", "raiding-knight")
    assert t.where("raiding-knight") == "discard-1"  # 2 and 3, with no armor left


def test_red_hot_armor_ends_with_the_turn(table: Tables) -> None:
    t = table(house="dis", hand=["red-hot-armor"], their_line=["raiding-knight"]).play("red-hot-armor").end_turn()
    assert t.card("raiding-knight")["armor"] == 2


def test_tendrils_of_pain_hits_everybody_for_one(table: Tables) -> None:
    t = after_their_key(table, "tendrils-of-pain", forge=False, line=["the-terror"], their_line=["valdr"])
    t.play("tendrils-of-pain")
    assert [t.card("the-terror")["damage"], t.card("valdr")["damage"]] == [1, 1]
    assert t.amber == [1, 2]


def test_tendrils_of_pain_hits_for_four_in_one_packet(table: Tables) -> None:
    """erratum: a ward meets all of it."""
    t = after_their_key(
        table, "tendrils-of-pain", line=[{"card": "the-terror", "warded": True}], their_line=["firespitter"]
    ).play("tendrils-of-pain")
    assert (t.card("the-terror")["damage"], t.card("firespitter")["damage"]) == (0, 3)


def test_three_fates_takes_the_three_strongest(table: Tables) -> None:
    """rulebook: "Najsilniejsze": 8, 6 and one of the fives."""
    t = table(
        house="dis", hand=["three-fates"], line=["troll", "the-terror", "tocsin"], their_line=["headhunter", "valdr"]
    ).play("three-fates")
    assert t.options == ["the-terror", "headhunter"]
    t.choose("headhunter")
    assert (t.line(0), t.line(1)) == (["the-terror", "tocsin"], [])
    assert t.amber == [1, 0]


def test_three_fates_with_few_creatures(table: Tables) -> None:
    t = table(house="dis", hand=["three-fates"], line=["tocsin"], their_line=["valdr"]).play("three-fates")
    assert (t.line(0), t.line(1)) == ([], [])


def test_annihilation_ritual_purges_the_dead(table: Tables) -> None:
    """rulebook: "Efekty zastępujące"."""
    t = table(
        house="dis",
        hand=["annihilation-ritual", "hand-of-dis"],
        line=["dust-imp"],
        their_line=["valdr", {"card": "tocsin", "upgrades": ["flame-wreathed"]}, "bad-penny"],
    )
    t.play("annihilation-ritual").play("hand-of-dis")
    assert t.where("tocsin") == "purged-1"
    assert t.where("flame-wreathed") == "discard-1"  # no creature
    assert t.where("hand-of-dis") == "discard-0"  # not from play
    t.fight("dust-imp", "bad-penny")
    assert (t.where("dust-imp"), t.where("bad-penny")) == ("line-0", "hand-1")
    assert t.amber == [1, 0]


def test_key_to_dis_is_sacrificed_and_takes_everybody(table: Tables) -> None:
    t = table(house="brobnar", artifacts=["key-to-dis"], line=["tocsin"], their_line=["valdr"]).use_omni("key-to-dis")
    assert (t.line(0), t.line(1)) == ([], [])
    assert t.where("key-to-dis") == "discard-0"
    assert t.player(0)["chains"] == 0


def test_library_of_the_damned_archives_a_card(table: Tables) -> None:
    t = table(house="dis", artifacts=["library-of-the-damned"], hand=["fear", "punch"])
    t.use_action("library-of-the-damned")
    assert t.options == ["fear", "punch"]
    t.choose("punch")
    assert t.where("punch") == "archives-0"


def test_library_of_the_damned_with_an_empty_hand(table: Tables) -> None:
    t = table(house="dis", artifacts=["library-of-the-damned"]).use_action("library-of-the-damned")
    assert t.card("library-of-the-damned")["exhausted"]


def test_lifeward_bars_creatures_for_one_turn(table: Tables) -> None:
    t = table(
        house="brobnar",
        houses=["brobnar"],
        artifacts=["lifeward"],
        hand=["troll"],
        their_hand=["tocsin", "fear"],
        their_houses=["dis"],
    ).use_omni("lifeward")
    assert t.where("lifeward") == "discard-0"
    assert t.may("play troll")
    t.end_turn()
    assert not t.may("play tocsin")
    assert t.may("play fear")
    t.end_turn().end_turn()
    assert t.may("play tocsin")


def test_sacrificial_altar_trades_a_human_for_the_dead(table: Tables) -> None:
    t = table(
        house="dis",
        artifacts=["sacrificial-altar"],
        line=["doc-bookton", "tocsin", "raiding-knight"],
        their_line=["bad-penny"],
        discard=["charette", "fear", "troll"],
        their_amber=4,
    ).use_action("sacrificial-altar")
    assert t.options == ["doc-bookton", "raiding-knight"]
    t.choose("doc-bookton")
    assert t.where("doc-bookton") == "purged-0"
    assert sorted(map(str, t.options)) == ["charette", "troll"]
    t.choose("charette", "left")
    assert t.card("charette")["amber"] == 3


def test_sacrificial_altar_needs_a_human(table: Tables) -> None:
    t = table(house="dis", artifacts=["sacrificial-altar"], line=["tocsin"], discard=["charette"])
    t.use_action("sacrificial-altar")
    assert (t.line(), t.where("charette")) == (["tocsin"], "discard-0")
    t = table(
        house="dis",
        artifacts=["sacrificial-altar"],
        line=[{"card": "doc-bookton", "warded": True}],
        discard=["charette"],
    ).use_action("sacrificial-altar")
    assert (t.line(), t.where("charette")) == (["doc-bookton"], "discard-0")  # decision 10


def test_screaming_cave_shuffles_everything_in(table: Tables) -> None:
    t = table(
        house="dis",
        artifacts=["screaming-cave"],
        hand=["fear", "punch"],
        discard=["anger"],
        deck=["troll"],
        archives=["krump"],
    ).use_action("screaming-cave")
    assert sorted(t.zone("deck-0")) == ["anger", "fear", "punch", "troll"]
    assert (t.hand(), t.zone("discard-0"), t.where("krump")) == ([], [], "archives-0")


def test_soul_snatcher_pays_owners(table: Tables) -> None:
    t = table(
        house="dis",
        artifacts=["soul-snatcher"],
        hand=["hand-of-dis"],
        line=["the-terror"],
        their_line=["valdr", {"card": "tocsin", "owner": 0}, "troll", "shaffles"],
    )
    t.play("hand-of-dis", "tocsin")
    assert t.amber == [1, 0]
    t.fight("the-terror", "shaffles")
    assert t.amber == [1, 1]


def test_soul_snatcher_counts_each_of_the_dead(table: Tables) -> None:
    t = table(
        house="dis",
        artifacts=["soul-snatcher"],
        hand=["gateway-to-dis"],
        line=["tocsin"],
        their_line=["valdr", "troll"],
    ).play("gateway-to-dis")
    assert t.default().amber == [1, 2]


def test_drumble_captures_a_whole_hoard(table: Tables) -> None:
    t = table(house="dis", hand=["drumble"], their_amber=8).play("drumble")
    assert (t.card("drumble")["amber"], t.amber) == (8, [0, 0])
    t = table(house="dis", hand=["drumble"], their_amber=6).play("drumble")
    assert (t.card("drumble")["amber"], t.amber) == (0, [0, 6])


def test_eater_of_the_dead_grows_on_the_dead(table: Tables) -> None:
    t = table(house="dis", line=["eater-of-the-dead"], discard=["tocsin", "fear"], their_discard=["valdr"])
    t.reap("eater-of-the-dead")
    assert t.options == ["tocsin", "valdr"]
    t.choose("valdr")
    assert t.where("valdr") == "purged-1"
    assert t.card("eater-of-the-dead")["power"] == 5


def test_eater_of_the_dead_finds_nothing(table: Tables) -> None:
    t = table(house="dis", line=["eater-of-the-dead"], discard=["fear"]).reap("eater-of-the-dead")
    assert t.card("eater-of-the-dead")["power"] == 4
    t = table(house="dis", line=["eater-of-the-dead"], their_line=["dust-pixie"])
    t.fight("eater-of-the-dead", "dust-pixie")
    assert (t.where("dust-pixie"), t.card("eater-of-the-dead")["power"]) == ("purged-1", 5)


def test_ember_imp_allows_two_plays_a_turn(table: Tables) -> None:
    t = table(
        house="dis",
        houses=["dis"],
        line=["ember-imp"],
        hand=["fear", "hand-of-dis", "tocsin"],
        their_hand=["punch", "bumpsy", "anger"],
        their_houses=["brobnar"],
    )
    t.play("fear").play("hand-of-dis").play("tocsin", "left")
    t.end_turn().play("bumpsy").play("punch", "bumpsy")
    assert not t.may("play anger")
    assert t.may("discard anger")


def test_gabos_longarms_hits_nobody_if_the_chosen_one_is_gone(table: Tables) -> None:
    """Rather than the creature it fights: that one is not hit in the place of the chosen one."""
    t = table(
        house="dis",
        hand=["firespitter"],
        artifacts=["creed-of-nurture"],
        line=["gabos-longarms"],
        their_line=["tocsin", "urchin"],
    )
    t.use_omni("creed-of-nurture", "firespitter", "gabos-longarms")
    t.fight("gabos-longarms", "tocsin", "gabos-longarms", "urchin").default()
    assert t.where("urchin") == "discard-1", "burnt before the fight"
    assert (t.card("tocsin")["damage"], t.card("gabos-longarms")["damage"]) == (1, 3)


def test_gabos_longarms_hits_somebody_else(table: Tables) -> None:
    t = table(house="dis", line=["gabos-longarms", "shooler"], their_line=["charette", "headhunter", "tocsin"])
    t.fight("gabos-longarms", "tocsin")
    assert t.options == ["gabos-longarms", "shooler", "charette", "headhunter", "tocsin"]
    t.choose("headhunter")
    assert t.where("headhunter") == "discard-1"
    assert t.card("tocsin")["damage"] == 0
    assert t.card("gabos-longarms")["damage"] == 3


def test_gabos_longarms_and_elusive(table: Tables) -> None:
    """rulebook: FAQ "Nieuchwytność": only whoever is attacked is hard to hit."""
    t = table(house="dis", line=["gabos-longarms"], their_line=["tocsin", "drumble"])
    t.fight("gabos-longarms", "tocsin", "drumble")
    assert (t.where("drumble"), t.card("tocsin")["damage"]) == ("discard-1", 0)
    t = table(house="dis", line=["gabos-longarms"], their_line=["tocsin", "drumble"])
    t.fight("gabos-longarms", "drumble", "tocsin")
    assert (t.where("tocsin"), t.where("drumble")) == ("discard-1", "line-1")
    assert t.card("gabos-longarms")["damage"] == 0


def test_gabos_longarms_aims_anew_in_each_fight(table: Tables) -> None:
    t = table(house="dis", hand=["anger~dis"], line=["gabos-longarms"], their_line=["troll", "tocsin"])
    t.fight("gabos-longarms", "tocsin", "troll").play("anger", "tocsin", "tocsin")
    assert (t.card("troll")["damage"], t.where("tocsin")) == (5, "discard-1")


def test_guardian_demon_passes_wounds_on(table: Tables) -> None:
    t = table(
        house="dis", line=["guardian-demon", {"card": "tocsin", "damage": 2}], their_line=["valdr", "headhunter"]
    ).reap("guardian-demon")
    assert t.options == ["guardian-demon", "tocsin", "valdr", "headhunter"]
    t.choose("tocsin")
    assert t.options == [0, 1, 2]
    t.choose(2)
    assert t.options == ["guardian-demon", "valdr", "headhunter"]
    t.choose("headhunter")
    assert (t.card("tocsin")["damage"], t.card("headhunter")["damage"]) == (0, 2)


def test_guardian_demon_on_the_unhurt_does_nothing(table: Tables) -> None:
    t = table(house="dis", hand=["guardian-demon"], their_line=["valdr"]).play("guardian-demon", "valdr")
    assert t.card("valdr")["damage"] == 0
    t = table(house="dis", line=["guardian-demon"], their_line=[{"card": "valdr", "damage": 1}, "troll"])
    t.fight("guardian-demon", "troll")
    assert t.where("guardian-demon") == "discard-0"  # no Fight ability without survival


@pytest.mark.parametrize(("power", "victim"), [(1, "dust-pixie"), (2, "dust-imp"), (3, "tocsin")])
def test_masters_destroy_their_number(table: Tables, power: int, victim: str) -> None:
    master = f"master-of-{power}"
    line = ["dust-pixie", "dust-imp", "tocsin", "charette"]
    t = table(house="dis", line=[master], their_line=line).reap(master)
    assert t.options == [victim, "pass"]
    t.choose(victim)
    assert t.where(victim) == "discard-1"
    t = table(house="dis", line=[master], their_line=line).reap(master).done()
    assert t.line(1) == line


def test_overlord_greking_takes_whom_it_beats(table: Tables) -> None:
    t = table(
        house="dis", line=["overlord-greking"], their_line=[{"card": "charette", "amber": 1}, "valdr"], their_amber=3
    ).fight("overlord-greking", "charette")
    t.choose("right")
    assert t.line(0) == ["overlord-greking", "charette"]
    assert t.card("charette")["owner"] == 1
    assert t.card("charette")["exhausted"]
    assert (t.card("charette")["amber"], t.amber) == (0, [1, 3])  # put, not played


def test_overlord_greking_as_defender_and_without_a_body(table: Tables) -> None:
    t = table(house="dis", line=["tocsin"], their_line=["overlord-greking"]).fight("tocsin", "overlord-greking")
    t.choose("left")
    assert t.line(1) == ["tocsin", "overlord-greking"]
    t = table(house="dis", line=["overlord-greking"], their_line=["bad-penny"]).fight("overlord-greking", "bad-penny")
    assert t.where("bad-penny") == "hand-1"


def test_overlord_greking_gives_it_back_when_it_leaves_again(table: Tables) -> None:
    """rulebook: FAQ "Greking": Tolas does not see its own end."""
    t = table(house="dis", hand=["gongoozle"], line=["overlord-greking"], their_line=["tolas"])
    t.fight("overlord-greking", "tolas")
    assert t.where("tolas") == "line-1"  # elusive
    t.change(cards={"overlord-greking": {"exhausted": False}}).fight("overlord-greking", "tolas", "left")
    assert (t.line(0), t.amber) == (["tolas", "overlord-greking"], [0, 0])
    t.play("gongoozle", "tolas")
    assert t.where("tolas") == "discard-1"


def test_pit_demon_steals(table: Tables) -> None:
    t = table(house="dis", line=["pit-demon"], their_amber=2).use_action("pit-demon")
    assert t.amber == [1, 1]
    assert t.card("pit-demon")["exhausted"]


def test_shaffles_shuffles_amber_away_at_the_end(table: Tables) -> None:
    """rulebook: "Koniec tury"."""
    t = table(house="dis", line=["shaffles"], their_amber=3, their_houses=["brobnar"], houses=["dis"]).end_turn()
    assert t.amber == [0, 2]
    t.end_turn()
    assert t.amber == [0, 2]  # only at the end of its own side's turn


def test_snudge_returns_an_artifact_or_a_flank_creature(table: Tables) -> None:
    t = table(
        house="dis",
        line=["snudge", "tocsin", "the-terror"],
        artifacts=["dominator-bauble"],
        their_line=["valdr", "troll", "krump"],
        their_artifacts=["cannon"],
    ).reap("snudge")
    assert sorted(map(str, t.options)) == ["cannon", "dominator-bauble", "krump", "snudge", "the-terror", "valdr"]
    t.choose("cannon")
    assert t.where("cannon") == "hand-1"
    t = table(house="dis", line=["snudge"], their_line=["dust-pixie", "krump"]).fight("snudge", "dust-pixie", "krump")
    assert t.where("krump") == "hand-1"


def test_succubus_shortens_the_hand(table: Tables) -> None:
    deck = ["punch"] * 7
    t = table(house="dis", houses=["dis"], line=["succubus"], deck=deck, their_deck=deck, their_houses=["brobnar"])
    t.end_turn()
    assert len(t.hand(0)) == 6
    t.end_turn()
    assert len(t.hand(1)) == 5


def test_tentacus_is_paid_for_artifacts(table: Tables) -> None:
    t = table(
        house="dis",
        houses=["dis"],
        line=["tentacus"],
        artifacts=["dominator-bauble"],
        their_artifacts=["cannon", "screechbomb"],
        their_amber=1,
        their_houses=["brobnar"],
    )
    t.use_action("dominator-bauble")
    assert t.amber == [1, 1]
    t.end_turn()
    assert t.may("action cannon")
    t.use_action("cannon")
    assert t.amber == [2, 0]
    assert not t.may("omni screechbomb")  # decision 51: nothing left to pay with


def test_tolas_pays_the_other_side(table: Tables) -> None:
    """decision 108."""
    t = table(house="dis", line=["tolas", "the-terror"], their_line=["tocsin", "bad-penny"], hand=["gongoozle"]).fight(
        "the-terror", "tocsin"
    )
    assert t.amber == [1, 0]
    t.play("gongoozle", "bad-penny")
    assert t.where("bad-penny") == "hand-1"
    assert t.amber == [3, 0]  # the bonus icon and 1
    t = table(house="dis", line=["tolas", "tocsin"], their_line=["valdr"]).fight("tocsin", "valdr")
    assert t.amber == [0, 1]


def test_truebaru_costs_three_and_leaves_five(table: Tables) -> None:
    assert not table(house="dis", hand=["truebaru"], amber=2).may("play truebaru")
    t = table(house="dis", hand=["truebaru"], amber=4, their_line=["valdr"]).play("truebaru")
    assert t.amber == [1, 0]
    t = table(house="dis", line=[{"card": "truebaru", "damage": 4}], their_line=["tocsin"])
    t.fight("truebaru", "tocsin")
    assert t.amber == [5, 0]


def test_truebaru_taunts(table: Tables) -> None:
    t = table(house="dis", line=["the-terror"], their_line=["tocsin", "truebaru", "shooler", "charette"])
    t.choose("fight the-terror")
    assert t.options == ["truebaru", "charette"]
    t.choose("charette")


def test_collar_of_subordination_takes_control(table: Tables) -> None:
    t = table(
        house="dis",
        houses=["dis"],
        hand=["collar-of-subordination"],
        line=["tocsin"],
        their_line=[{"card": "valdr", "damage": 2}, "shooler"],
        their_houses=["brobnar"],
    )
    t.play("collar-of-subordination")
    assert t.options == ["tocsin", "valdr", "shooler"]
    t.choose("shooler")
    assert t.options == ["left", "right"]
    t.choose("right")
    assert t.line(0) == ["tocsin", "shooler"]
    assert (t.card("shooler")["owner"], t.card("shooler")["controller"]) == (1, 0)
    assert t.card("shooler")["upgrades"] == ["collar-of-subordination"]
    assert t.may("reap shooler")  # ready, as it was


def test_collar_of_subordination_on_a_friend(table: Tables) -> None:
    t = table(house="dis", hand=["collar-of-subordination", "hysteria"], line=["tocsin"], their_line=["valdr"])
    t.play_upgrade("collar-of-subordination", "tocsin")
    assert t.line(0) == ["tocsin"]
    t.play("hysteria")
    assert (t.where("tocsin"), t.where("collar-of-subordination")) == ("hand-0", "discard-0")


def test_collar_of_subordination_and_the_last_word(table: Tables) -> None:
    """rulebook: "Kontrolowanie": the latest counts, and when it ends the one before."""
    t = table(
        house="dis",
        houses=["dis"],
        hand=["collar-of-subordination", "fear"],
        their_line=["valdr"],
        their_hand=["harland-mindlock"],
        their_houses=["logos"],
    )
    t.play("collar-of-subordination").end_turn().play("harland-mindlock", "left")
    assert t.card("valdr")["controller"] == 1
    t.end_turn().play("fear", "harland-mindlock")
    assert t.line(0) == ["valdr"]  # the Collar is still on it
    assert t.card("valdr")["upgrades"] == ["collar-of-subordination"]


def test_annihilation_ritual_purges_what_leaves_together_with_it(table: Tables) -> None:
    """decision 17: all leave at once, on either side."""
    t = table(
        step="start",
        amber=6,
        houses=["logos", "dis", "mars"],
        line=["troll"],
        artifacts=["strange-gizmo", "annihilation-ritual"],
        their_line=["valdr"],
    ).forge("red")
    assert (t.zone("purged-0"), t.zone("purged-1")) == (["troll"], ["valdr"])
    assert t.zone("discard-1") == []


def test_annihilation_ritual_and_a_creature_destroyed_by_one_shark(table: Tables) -> None:
    t = table(
        house="logos",
        line=["doc-bookton"],
        hand=["neutron-shark"],
        deck=["labwork"],
        their_artifacts=["annihilation-ritual"],
    ).play("neutron-shark", "left", "doc-bookton")
    assert t.zone("purged-0") == ["doc-bookton"]
    assert t.zone("discard-1") == ["annihilation-ritual"]


def test_overlord_greking_does_not_take_again_who_dies_of_something_else(table: Tables) -> None:
    """Once it is in play again it is no longer being fought."""
    t = table(house="dis", line=["overlord-greking"], artifacts=["autocannon"], their_line=["restringuntus"])
    t.fight("overlord-greking", "restringuntus", "left")
    assert t.asked == "act"
    assert (t.where("restringuntus"), t.amber) == ("discard-1", [0, 0])


def test_stealer_of_souls_purges_both_halves_of_a_gigantic_creature(table: Tables) -> None:
    """decision 81."""
    t = table(
        house="dis",
        line=[{"card": "stealer-of-souls", "warded": True}],
        their_line=[{"card": "deusillus", "damage": 15}],
    ).fight("stealer-of-souls", "deusillus")
    assert (sorted(t.zone("purged-1")), t.zone("discard-1")) == (["deusillus", "deusillus#2"], [])
    assert t.amber == [1, 0]


def test_gabos_longarms_that_aims_at_itself_needs_its_ward_once(table: Tables) -> None:
    """decision 76: a ward takes all damage that is dealt at once."""
    t = table(house="dis", line=[{"card": "gabos-longarms", "warded": True}], their_line=["valdr"])
    t.fight("gabos-longarms", "valdr", "gabos-longarms")
    assert (t.card("gabos-longarms")["warded"], t.card("gabos-longarms")["damage"]) == (False, 0)
    assert t.card("valdr")["damage"] == 0


def test_who_enters_play_after_a_destruction_has_not_seen_it(table: Tables) -> None:
    """decision 19, FAQ "Moment aktywacji": Tolas was not in play when it died, nor when Drecker died with it."""
    dying = {"card": "drecker", "damage": 3}
    t = table(house="dis", line=["overlord-greking", "pit-demon"], their_line=["tolas", dying])
    t.fight("pit-demon", "tolas").fight("overlord-greking", "tolas", "left")
    assert (t.line(), t.where("drecker")) == (["tolas", "overlord-greking", "pit-demon"], "discard-1")
    assert t.amber == [0, 0]
