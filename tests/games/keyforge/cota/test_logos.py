"""Call of the Archons, Logos, card by card."""

import pytest
from tests.games.keyforge.board import Tables


def test_dimension_door_turns_reaping_into_stealing(table: Tables) -> None:
    """rulebook: "Efekty zastępujące"."""
    t = table(house="logos", hand=["dimension-door"], line=["mother", "dr-escotera"], their_amber=1)
    t.play("dimension-door").reap("mother")
    assert t.amber == [1, 0]
    t.reap("dr-escotera")
    assert t.amber == [1, 0]


def test_library_access_draws_for_each_later_card_and_purges_itself(table: Tables) -> None:
    """rulebook: errata."""
    t = table(house="logos", hand=["library-access", "library-of-babble"], deck=["punch", "anger"]).play(
        "library-access"
    )
    assert t.where("library-access") == "purged-0"
    assert t.hand() == ["library-of-babble"]
    t.play("library-of-babble")
    assert t.hand() == ["punch"]


def test_library_access_and_wild_wormhole_in_either_order(table: Tables) -> None:
    """rulebook: FAQ "Dostęp do biblioteki"."""
    t = table(house="logos", hand=["library-access", "wild-wormhole"], deck=["dust-pixie", "anger", "punch"])
    t.play("library-access").play("wild-wormhole")
    assert t.asked == "next-trigger"
    assert sorted(str(option) for option in t.options) == ["library-access", "wild-wormhole"]
    t.choose("wild-wormhole")
    assert t.line() == ["dust-pixie"]
    assert t.amber == [3, 0]
    assert t.hand() == ["anger", "punch"]


def test_library_access_draws_nothing_for_what_was_played_before_it(table: Tables) -> None:
    """rulebook: errata: for the cards that come next; the wormhole that has brought it is not one of them."""
    t = table(house="logos", hand=["wild-wormhole", "labwork"], deck=["library-access", "punch", "anger"])
    t.play("wild-wormhole")
    assert (t.where("library-access"), t.hand()) == ("purged-0", ["labwork"])
    t.play("labwork").choose("labwork")
    assert t.hand() == ["punch"]


def test_twin_bolt_emission_hits_two_different_creatures(table: Tables) -> None:
    t = table(house="logos", hand=["twin-bolt-emission"], line=["mother"], their_line=["valdr", "headhunter"])
    t.play("twin-bolt-emission", "valdr")
    assert t.options == ["mother", "headhunter"]
    t.choose("headhunter")
    assert [t.card(name)["damage"] for name in ("mother", "valdr", "headhunter")] == [0, 2, 2]


def test_twin_bolt_emission_with_one_creature(table: Tables) -> None:
    t = table(house="logos", hand=["twin-bolt-emission"], their_line=["valdr"]).play("twin-bolt-emission")
    assert t.card("valdr")["damage"] == 2


def test_wild_wormhole_plays_the_top_card(table: Tables) -> None:
    t = table(house="logos", hand=["wild-wormhole"], deck=["urchin", "punch"], their_amber=1).play("wild-wormhole")
    assert t.line() == ["urchin"]
    assert t.amber == [2, 0]
    assert t.zone("deck-0") == ["punch"]


@pytest.mark.parametrize("top", ["valdr", "blood-of-titans"])
def test_wild_wormhole_shows_the_card_before_anything_is_asked_about_it(table: Tables, top: str) -> None:
    """decision 53: nobody says on which flank, or on whom, before it is known what is played."""
    t = table(house="logos", hand=["wild-wormhole"], line=["mother"], their_line=["dextre"], deck=[top])
    t.play("wild-wormhole")
    for viewer in (0, 1, 2):
        (ask,) = t.match.update(viewer)["question"]["asks"]  # type: ignore[index, call-overload]
        assert ask["prompt"] in ("flank", "attach")  # type: ignore[index, call-overload]
        assert ask["source"]["face"].partition("~")[0] == top  # type: ignore[index, call-overload]
    t.choose(str(t.options[0]))
    assert t.zone("deck-0") == []


def test_wild_wormhole_leaves_what_cannot_be_played(table: Tables) -> None:
    """decision 53: an upgrade without a creature stays on the deck."""
    t = table(house="logos", hand=["wild-wormhole"], deck=["blood-of-titans"]).play("wild-wormhole")
    assert t.where("blood-of-titans") == "deck-0"
    assert t.amber == [1, 0]


def test_wild_wormhole_on_an_empty_deck_does_nothing(table: Tables) -> None:
    """decision 104: nothing is shuffled."""
    t = table(house="logos", hand=["wild-wormhole"], discard=["punch"]).play("wild-wormhole")
    assert t.zone("deck-0") == []
    assert t.where("punch") == "discard-0"


def test_wild_wormhole_on_the_first_turn(table: Tables) -> None:
    """rulebook: FAQ "Zasada pierwszej tury"."""
    t = table(house="logos", hand=["wild-wormhole", "mother"], deck=["urchin"], turn=1, their_amber=1)
    t.play("wild-wormhole")
    assert t.line() == ["urchin"]
    assert not t.may("play mother")
    assert not t.may("discard mother")


def test_library_of_babble_draws(table: Tables) -> None:
    t = table(house="logos", artifacts=["library-of-babble"], deck=["punch"]).use_action("library-of-babble")
    assert t.hand() == ["punch"]


def test_batdrone_steals_unharmed(table: Tables) -> None:
    t = table(house="logos", line=["batdrone"], their_line=["valdr"], their_amber=1).fight("batdrone", "valdr")
    assert t.card("batdrone")["damage"] == 0
    assert t.card("valdr")["damage"] == 2
    assert t.amber == [1, 0]


def test_doc_bookton_draws_when_it_reaps(table: Tables) -> None:
    t = table(house="logos", line=["doc-bookton"], deck=["punch"]).reap("doc-bookton")
    assert t.hand() == ["punch"]
    assert t.amber == [1, 0]


def test_dr_escotera_counts_the_opponents_keys(table: Tables) -> None:
    assert table(house="logos", hand=["dr-escotera"], their_keys=2, keys=1).play("dr-escotera").amber == [2, 0]
    assert table(house="logos", hand=["dr-escotera"]).play("dr-escotera").amber == [0, 0]


def test_quixo_draws_after_a_fight(table: Tables) -> None:
    t = table(house="logos", line=["quixo-the-adventurer"], their_line=["valdr"], deck=["punch"])
    t.fight("quixo-the-adventurer", "valdr")
    assert t.hand() == ["punch"]
    assert t.card("quixo-the-adventurer")["damage"] == 0


def test_mother_refills_to_seven(table: Tables) -> None:
    t = table(house="logos", line=["mother"], deck=["punch"] * 9, their_line=["valdr"]).end_turn()
    assert len(t.hand()) == 7
    assert t.player(0)["hand_size"] == 7
    assert t.player(1)["hand_size"] == 6


def test_foggify_stops_fights_for_a_turn(table: Tables) -> None:
    t = table(house="logos", hand=["foggify"], line=["mother"], their_line=["valdr"]).play("foggify").end_turn()
    assert not t.may("fight valdr")
    assert t.may("reap valdr")
    t.end_turn().end_turn()
    assert t.may("fight valdr")


def test_phase_shift_allows_one_card_of_another_house(table: Tables) -> None:
    t = table(house="logos", hand=["phase-shift", "dust-pixie", "snufflegator", "mother"])
    assert not t.may("play dust-pixie")
    t.play("phase-shift").play("mother")
    assert t.may("play snufflegator")
    t.play("dust-pixie", "left")
    assert not t.may("play snufflegator")


def test_two_phase_shifts_allow_two(table: Tables) -> None:
    """rulebook: FAQ "Przesunięcie fazowe"."""
    t = table(house="logos", hand=["phase-shift", "phase-shift", "dust-pixie", "snufflegator", "niffle-ape"])
    t.play("phase-shift").play("phase-shift#2").play("dust-pixie").play("snufflegator", "left")
    assert not t.may("play niffle-ape")


@pytest.mark.parametrize(("spent", "left"), [("phase-shift", True), ("captain-val-jericho", False)])
def test_of_several_permissions_the_player_says_which_is_spent(table: Tables, spent: str, left: bool) -> None:
    """decision 54: only the captain lets a Logos card be played on a Dis turn."""
    t = table(house="dis", hand=["phase-shift~dis", "cannon", "foggify"], line=["captain-val-jericho"])
    t.play("phase-shift").play("cannon")
    assert t.options == ["captain-val-jericho", "phase-shift"]
    t.choose(spent)
    assert t.where("cannon") == "artifacts-0"
    assert t.may("play foggify") is left


def test_phase_shift_of_another_house_allows_one_card_on_the_first_turn(table: Tables) -> None:
    """decisions 39, 54: the permission is needed for a second card, and is spent on it."""
    t = table(house="dis", hand=["phase-shift~dis", "mind-barb", "mind-barb", "dust-pixie"], turn=1)
    t.play("phase-shift").play("mind-barb")
    assert t.options == ["end-turn"]


def test_phase_shift_on_the_first_turn(table: Tables) -> None:
    """rulebook: FAQ "Zasada pierwszej tury"."""
    t = table(house="logos", hand=["phase-shift", "dust-pixie", "mother"], turn=1).play("phase-shift")
    assert t.may("play dust-pixie")
    assert not t.may("play mother")


def test_harland_mindlock_leads_a_creature_with_deploy_to_a_flank(table: Tables) -> None:
    """rulebook: "Flanka", "Zrzut": whoever changes sides does not enter play."""
    t = table(house="logos", hand=["harland-mindlock"], line=["batdrone", "mother"], their_line=["code-monkey"])
    t.play("harland-mindlock", "left")
    assert t.options == ["left", "right"]
    t.choose("right")
    assert t.line() == ["harland-mindlock", "batdrone", "mother", "code-monkey"]


def test_harland_mindlock_borrows_a_flank_creature(table: Tables) -> None:
    t = table(house="logos", hand=["harland-mindlock"], their_line=["valdr", "mother", "headhunter"])
    t.play("harland-mindlock")
    assert t.options == ["valdr", "headhunter"]
    t.choose("headhunter", "left")
    assert t.line() == ["headhunter", "harland-mindlock"]
    assert (t.card("headhunter")["controller"], t.card("headhunter")["owner"]) == (0, 1)
    t.end_turn().choose("brobnar").fight("valdr", "harland-mindlock", "right")
    assert t.line(1) == ["valdr", "mother", "headhunter"]


def test_bouncing_deathquark_goes_on_while_both_halves_are_possible(table: Tables) -> None:
    """decision 14."""
    t = table(
        house="logos",
        hand=["bouncing-deathquark"],
        line=["mother", "batdrone"],
        their_line=["valdr", "headhunter", "smaaash"],
    ).play("bouncing-deathquark")
    assert t.options == ["valdr", "headhunter", "smaaash"]
    t.choose("valdr")
    assert t.options == ["mother", "batdrone"]
    t.choose("batdrone")
    assert (t.line(), t.line(1)) == (["mother"], ["headhunter", "smaaash"])
    assert (t.asked, t.options) == ("repeat", ["yes", "no"])
    t.choose("yes", "smaaash")
    assert (t.line(), t.line(1)) == ([], ["headhunter"])


def test_bouncing_deathquark_may_stop(table: Tables) -> None:
    t = table(house="logos", hand=["bouncing-deathquark"], line=["mother", "batdrone"], their_line=["valdr", "smaaash"])
    t.play("bouncing-deathquark", "valdr", "mother", "no")
    assert (t.line(), t.line(1)) == (["batdrone"], ["smaaash"])


def test_bouncing_deathquark_does_the_possible_half(table: Tables) -> None:
    t = table(house="logos", hand=["bouncing-deathquark"], their_line=["valdr"]).play("bouncing-deathquark")
    assert t.line(1) == []


def test_effervescent_principle_halves_both_pools(table: Tables) -> None:
    t = table(house="logos", hand=["effervescent-principle"], amber=5, their_amber=8).play("effervescent-principle")
    assert t.amber == [3, 4]
    assert t.player()["chains"] == 1


def test_help_from_future_self_finds_a_timetraveller(table: Tables) -> None:
    """rulebook: "Przeszukanie"."""
    t = table(
        house="logos", hand=["help-from-future-self"], deck=["punch", "timetraveller", "anger"], discard=["mother"]
    ).play("help-from-future-self")
    assert t.options == ["timetraveller", "pass"]
    t.choose("timetraveller")
    assert t.hand() == ["timetraveller"]
    assert sorted(t.zone("deck-0")) == ["anger", "mother", "punch"]
    assert t.zone("discard-0") == ["help-from-future-self"]


def test_help_from_future_self_looks_into_the_discard_pile_and_may_find_nothing(table: Tables) -> None:
    t = table(house="logos", hand=["help-from-future-self"], deck=["punch"], discard=["timetraveller"])
    t.play("help-from-future-self", "timetraveller")
    assert t.hand() == ["timetraveller"]
    t = (
        table(house="logos", hand=["help-from-future-self"], deck=["timetraveller"])
        .play("help-from-future-self")
        .done()
    )
    assert t.hand() == []
    t = table(house="logos", hand=["help-from-future-self"], deck=["punch"]).play("help-from-future-self")
    assert t.options == ["pass"]
    t.done()


def test_interdimensional_graft_takes_what_is_left_after_forging(table: Tables) -> None:
    t = table(house="logos", hand=["interdimensional-graft"], their_amber=8, their_line=["valdr"])
    t.play("interdimensional-graft").end_turn().forge()
    assert t.keys == [0, 1]
    assert t.amber == [3, 0]


def test_interdimensional_graft_lasts_one_turn(table: Tables) -> None:
    t = table(house="logos", hand=["interdimensional-graft"], their_amber=5, their_line=["valdr"], line=["mother"])
    t.play("interdimensional-graft").end_turn().reap("valdr").end_turn().end_turn().forge()
    assert t.keys == [0, 1]
    assert t.amber == [1, 0]


def test_knowledge_is_power_archives_or_pays(table: Tables) -> None:
    t = table(house="logos", hand=["knowledge-is-power", "mother"], archives=["punch", "anger"])
    t.play("knowledge-is-power")
    assert t.asked == "choose-one"
    t.choose(1)
    assert t.amber == [2, 0]
    t = table(house="logos", hand=["knowledge-is-power", "mother"], archives=["punch"]).play("knowledge-is-power", 0)
    assert t.options == ["mother"]
    t.choose("mother")
    assert t.zone("archives-0") == ["punch", "mother"]
    assert t.amber == [0, 0]


def test_labwork_archives_a_card_of_the_players_choice(table: Tables) -> None:
    """rulebook: "Archiwum"."""
    t = table(house="logos", hand=["labwork", "mother", "punch"]).play("labwork")
    assert t.options == ["mother", "punch"]
    t.choose("punch")
    assert (t.hand(), t.zone("archives-0"), t.amber) == (["mother"], ["punch"], [1, 0])


def test_labwork_with_an_empty_hand(table: Tables) -> None:
    assert table(house="logos", hand=["labwork"]).play("labwork").zone("archives-0") == []


def test_neuro_syphon_needs_a_richer_opponent(table: Tables) -> None:
    t = table(house="logos", hand=["neuro-syphon"], their_amber=2, deck=["punch"]).play("neuro-syphon")
    assert (t.amber, t.hand()) == ([2, 1], ["punch"])
    t = table(house="logos", hand=["neuro-syphon"], their_amber=1, deck=["punch"]).play("neuro-syphon")
    assert (t.amber, t.hand()) == ([1, 1], [])  # the bonus comes first


def test_positron_bolt_walks_along_the_line(table: Tables) -> None:
    t = table(
        house="logos",
        hand=["positron-bolt"],
        line=["mother"],
        their_line=["valdr", "headhunter", "smaaash", "doc-bookton"],
    )
    t.play("positron-bolt")
    assert t.options == ["mother", "valdr", "doc-bookton"]
    t.choose("doc-bookton")
    assert [t.card(name)["damage"] for name in ("valdr", "headhunter", "smaaash", "doc-bookton")] == [0, 1, 2, 3]


def test_positron_bolt_kills_all_at_once(table: Tables) -> None:
    """decision 7: one packet; whoever dies does not change who stands next to whom."""
    t = table(house="logos", hand=["positron-bolt"], their_line=["urchin", "dodger", "urchin"])
    t.play("positron-bolt", "urchin")
    assert t.line(1) == ["dodger"]
    assert t.card("dodger")["damage"] == 2


def test_positron_bolt_on_a_single_creature(table: Tables) -> None:
    t = table(house="logos", hand=["positron-bolt"], their_line=["valdr"]).play("positron-bolt")
    assert t.card("valdr")["damage"] == 3


def test_positron_bolt_after_spectral_tunneler(table: Tables) -> None:
    """rulebook: FAQ "Fedrownica spektralna"."""
    t = table(
        house="logos",
        hand=["positron-bolt"],
        artifacts=["spectral-tunneler"],
        their_line=["valdr", "headhunter", "smaaash", "mother", "doc-bookton"],
    )
    t.use_action("spectral-tunneler", "smaaash").play("positron-bolt")
    assert t.options == ["valdr", "smaaash", "doc-bookton"]
    t.choose("smaaash")
    assert t.options == ["headhunter", "mother"]
    t.choose("headhunter")
    assert [t.card(name)["damage"] for name in t.line(1)] == [1, 2, 3, 0, 0]


def test_random_access_archives_takes_the_top_card(table: Tables) -> None:
    t = table(house="logos", hand=["random-access-archives"], deck=["punch", "anger"]).play("random-access-archives")
    assert (t.zone("archives-0"), t.zone("deck-0")) == (["punch"], ["anger"])


def test_remote_access_uses_an_enemy_artifact(table: Tables) -> None:
    """rulebook: "Jak gdyby należała do ciebie"."""
    t = table(
        house="logos",
        hand=["remote-access"],
        artifacts=["dominator-bauble"],
        their_artifacts=["library-of-babble"],
        deck=["punch"],
    ).play("remote-access")
    assert t.hand() == ["punch"]
    assert t.card("library-of-babble")["exhausted"]
    assert t.card("library-of-babble")["controller"] == 1


def test_remote_access_cannot_use_an_exhausted_artifact(table: Tables) -> None:
    t = table(
        house="logos",
        hand=["remote-access"],
        their_artifacts=[{"card": "library-of-babble", "exhausted": True}],
        deck=["punch"],
    ).play("remote-access")
    assert t.hand() == []


def test_reverse_time_swaps_deck_and_discard_pile(table: Tables) -> None:
    """rulebook: "Zamiana miejscami"."""
    t = table(house="logos", hand=["reverse-time"], deck=["punch", "anger"], discard=["mother"]).play("reverse-time")
    assert t.zone("deck-0") == ["mother"]
    assert sorted(t.zone("discard-0")) == ["anger", "punch", "reverse-time"]


def test_scrambler_storm_forbids_actions_for_a_turn(table: Tables) -> None:
    t = table(house="logos", hand=["scrambler-storm"], line=["mother"], their_hand=["punch", "headhunter"])
    t.play("scrambler-storm").end_turn()
    assert not t.may("play punch")
    assert t.may("play headhunter")
    assert t.may("discard punch")
    t.end_turn().end_turn()
    assert t.may("play punch")


def test_sloppy_labwork_archives_then_discards(table: Tables) -> None:
    t = table(house="logos", hand=["sloppy-labwork", "mother", "punch", "anger"]).play("sloppy-labwork", "mother")
    assert t.options == ["punch", "anger"]
    t.choose("anger")
    assert (t.hand(), t.zone("archives-0")) == (["punch"], ["mother"])
    assert t.where("anger") == "discard-0"


def test_anomaly_exploiter_destroys_a_damaged_creature(table: Tables) -> None:
    t = table(
        house="logos",
        artifacts=["anomaly-exploiter"],
        line=["mother", {"card": "doc-bookton", "damage": 1}],
        their_line=["valdr", {"card": "headhunter", "damage": 1}],
    ).use_action("anomaly-exploiter")
    assert t.options == ["doc-bookton", "headhunter"]
    t.choose("headhunter")
    assert t.where("headhunter") == "discard-1"


def test_chaos_portal_plays_a_card_of_the_named_house(table: Tables) -> None:
    t = table(house="logos", artifacts=["chaos-portal"], deck=["dust-pixie"]).use_action("chaos-portal")
    assert len(t.options) == 10
    t.choose("untamed")
    assert (t.line(), t.amber) == (["dust-pixie"], [2, 0])


def test_chaos_portal_leaves_another_card_where_it_is(table: Tables) -> None:
    t = table(house="logos", artifacts=["chaos-portal"], deck=["dust-pixie"]).use_action("chaos-portal", "mars")
    assert t.zone("deck-0") == ["dust-pixie"]
    assert t.player()["top"] is not None  # everybody has seen it


def test_crazy_killing_machine_destroys_two_and_stays(table: Tables) -> None:
    t = table(
        house="logos",
        artifacts=["crazy-killing-machine"],
        deck=["anger"],
        their_deck=["dust-imp"],
        line=["headhunter", "mother"],
        their_line=["valdr", "tocsin", "urchin"],
    ).use_action("crazy-killing-machine")
    assert t.options == ["headhunter", "valdr"]
    t.choose("valdr")
    assert t.line(1) == ["urchin"]
    assert t.where("crazy-killing-machine") == "artifacts-0"
    assert (t.where("anger"), t.where("dust-imp")) == ("discard-0", "discard-1")


def test_crazy_killing_machine_destroys_itself_if_fewer_die(table: Tables) -> None:
    setup = {"house": "logos", "artifacts": ["crazy-killing-machine"], "deck": ["anger"]}
    t = table(**setup, their_deck=["dust-imp"], their_line=["valdr", "urchin"]).use_action("crazy-killing-machine")
    assert (t.line(1), t.where("crazy-killing-machine")) == (["urchin"], "discard-0")
    t = table(**setup, their_line=[{"card": "valdr", "warded": True}]).use_action("crazy-killing-machine")
    assert (t.line(1), t.where("crazy-killing-machine")) == (["valdr"], "discard-0")


def test_mobius_scroll_archives_itself_and_up_to_two(table: Tables) -> None:
    t = table(house="logos", artifacts=["mobius-scroll"], hand=["mother", "punch", "anger"]).use_action("mobius-scroll")
    assert t.where("mobius-scroll") == "archives-0"
    t.choose("punch")
    assert t.options == ["mother", "anger", "pass"]
    t.choose("mother")
    assert t.hand() == ["anger"]
    t = table(house="logos", artifacts=["mobius-scroll"], hand=["mother"]).use_action("mobius-scroll").done()
    assert t.hand() == ["mother"]


def test_pocket_universe_keeps_amber_for_keys(table: Tables) -> None:
    t = table(house="logos", artifacts=["pocket-universe"], amber=6, line=["mother"], their_line=["valdr"])
    t.use_action("pocket-universe")
    assert (t.amber, t.card("pocket-universe")["amber"]) == ([5, 0], 1)
    t.end_turn().end_turn()
    assert t.asked == "key-colour"  # everything there is: nothing to choose
    t.forge()
    assert (t.amber, t.card("pocket-universe")["amber"], t.keys) == ([0, 0], 0, [1, 0])


def test_pocket_universe_lets_the_player_choose_where_to_pay_from(table: Tables) -> None:
    """decision 88."""
    t = table(
        house="logos", artifacts=[{"card": "pocket-universe", "amber": 3}], amber=5, step="start", houses=["logos"]
    )
    assert t.options == [1, 2, 3]
    t.choose(2).forge()
    assert (t.amber, t.card("pocket-universe")["amber"]) == ([1, 0], 1)


def test_pocket_universe_with_an_empty_pool_and_out_of_the_thiefs_reach(table: Tables) -> None:
    t = table(house="logos", artifacts=["pocket-universe"]).use_action("pocket-universe")
    assert t.card("pocket-universe")["amber"] == 0
    t = table(house="shadows", hand=["urchin"], their_artifacts=[{"card": "pocket-universe", "amber": 3}]).play(
        "urchin"
    )
    assert t.amber == [0, 0]


def test_spangler_box_purges_and_changes_sides(table: Tables) -> None:
    t = table(house="logos", artifacts=["spangler-box"], line=["mother"], their_line=["valdr"])
    t.use_action("spangler-box")
    assert t.options == ["mother", "valdr"]
    t.choose("valdr")
    assert t.where("valdr") == "purged-1"
    assert t.where("spangler-box") == "artifacts-1"
    t.end_turn().choose("logos")
    assert not t.may("action spangler-box")  # it came over exhausted
    t.change(cards={"spangler-box": {"exhausted": False}}).use_action("spangler-box")
    assert (t.where("mother"), t.where("spangler-box")) == ("purged-0", "artifacts-0")


def test_spangler_box_gives_all_back_when_it_leaves(table: Tables) -> None:
    """decision 114."""
    t = table(
        house="logos",
        artifacts=["spangler-box"],
        line=["mother", "headhunter"],
        their_line=["valdr"],
        their_hand=["strange-gizmo"],
    )
    t.use_action("spangler-box", "valdr").end_turn().choose("logos")
    t.change(cards={"spangler-box": {"exhausted": False}}).use_action("spangler-box", "mother")
    t.change(amber=[6, 0], move={"strange-gizmo": "artifacts-0"}).end_turn().forge()
    assert t.options == ["valdr", "mother"]
    t.choose("valdr", "left")
    assert t.line(1) == ["valdr"]
    assert t.line() == ["mother"]
    assert t.card("mother")["exhausted"]
    assert t.where("headhunter") == "discard-0"


def test_spangler_box_stays_if_a_ward_saves_the_creature(table: Tables) -> None:
    t = table(house="logos", artifacts=["spangler-box"], their_line=[{"card": "valdr", "warded": True}])
    t.use_action("spangler-box")
    assert (t.where("valdr"), t.where("spangler-box")) == ("line-1", "artifacts-0")


def test_spectral_tunneler_gives_a_reap_ability(table: Tables) -> None:
    t = table(
        house="logos",
        artifacts=["spectral-tunneler"],
        line=["dr-escotera", "mother", "batdrone"],
        deck=["punch", "anger"],
    ).use_action("spectral-tunneler", "mother")
    assert t.card("mother")["flank"]
    t.reap("mother").reap("batdrone")
    assert t.hand() == ["punch"]
    t.end_turn().end_turn()
    assert not t.card("mother")["flank"]


def test_spectral_tunneler_used_by_nexus_on_itself(table: Tables) -> None:
    """rulebook: FAQ "Nexus": an ability gained while it reaps is resolved, too."""
    t = table(house="shadows", line=["nexus"], their_artifacts=["spectral-tunneler"], deck=["punch"]).reap("nexus")
    assert t.hand() == ["punch"]


def test_strange_gizmo_destroys_everything_after_a_key(table: Tables) -> None:
    setup = {"artifacts": ["strange-gizmo"], "line": ["mother"], "their_line": ["valdr"], "step": "start"}
    t = table(**setup, their_artifacts=["library-of-babble"], amber=6, house="logos", houses=["logos"]).forge()
    assert (t.line(), t.line(1), t.zone("artifacts-0"), t.zone("artifacts-1")) == ([], [], [], [])
    t = table(**setup, active=1, their_amber=6, their_houses=["brobnar"]).forge()
    assert (t.line(), t.line(1)) == (["mother"], ["valdr"])


def test_strange_gizmo_is_too_late_for_the_third_key(table: Tables) -> None:
    """rulebook: chart, step 1."""
    t = table(artifacts=["strange-gizmo"], line=["mother"], amber=6, keys=2, step="start", houses=["logos"])
    assert t.winner == 0
    assert t.line() == ["mother"]


def test_the_howling_pit_serves_both(table: Tables) -> None:
    t = table(house="logos", artifacts=["the-howling-pit"], deck=["punch"] * 9, their_deck=["punch"] * 9)
    t.end_turn().end_turn()
    assert (len(t.hand()), len(t.hand(1))) == (7, 7)


def test_brain_eater_draws_for_what_it_kills(table: Tables) -> None:
    t = table(house="logos", line=["brain-eater"], their_line=["valdr"], deck=["punch"]).fight("brain-eater", "valdr")
    assert (t.line(), t.line(1), t.hand()) == ([], [], [])  # it must survive
    t = table(house="logos", line=["brain-eater"], their_line=["tocsin"], deck=["punch"]).fight("brain-eater", "tocsin")
    assert t.hand() == ["punch"]


def test_brain_eater_also_draws_when_it_is_attacked(table: Tables) -> None:
    t = table(house="dis", line=["tocsin"], their_line=["brain-eater"], their_deck=["punch"]).fight(
        "tocsin", "brain-eater"
    )
    assert t.hand(1) == ["punch"]


def test_dextre_captures_and_goes_back_to_the_deck(table: Tables) -> None:
    t = table(house="logos", hand=["dextre"], their_amber=2, deck=["anger"], their_line=["valdr"]).play("dextre")
    assert (t.card("dextre")["amber"], t.amber) == (1, [0, 1])
    t.end_turn().fight("valdr", "dextre")
    assert t.zone("deck-0")[-1] == "dextre"
    assert t.amber == [0, 2]


def test_dysania_empties_the_opponents_archives(table: Tables) -> None:
    t = table(house="logos", hand=["dysania"], their_archives=["punch", "anger"], archives=["mother"]).play("dysania")
    assert t.amber == [2, 0]
    assert t.zone("discard-1") == ["punch", "anger"]
    assert t.zone("archives-0") == ["mother"]


def test_ganymede_archivist_archives_when_it_reaps(table: Tables) -> None:
    t = table(house="logos", line=["ganymede-archivist"], hand=["punch", "anger"]).reap("ganymede-archivist")
    assert t.options == ["punch", "anger"]
    t.choose("anger")
    assert (t.zone("archives-0"), t.amber) == (["anger"], [1, 0])


def test_neutron_shark_repeats_until_a_logos_card_comes(table: Tables) -> None:
    t = table(
        house="logos",
        line=["neutron-shark", "headhunter", "tocsin"],
        artifacts=["library-of-babble"],
        their_line=["valdr", "urchin"],
        their_artifacts=["dominator-bauble"],
        deck=["punch", "mother", "anger"],
    ).reap("neutron-shark")
    assert t.options == ["valdr", "urchin", "dominator-bauble"]
    t.choose("valdr")
    assert t.options == ["neutron-shark", "headhunter", "tocsin", "library-of-babble"]
    t.choose("tocsin", "urchin", "headhunter")
    assert (t.line(), t.line(1)) == (["neutron-shark"], [])
    assert t.zone("deck-0") == ["anger"]
    assert t.where("dominator-bauble") == "artifacts-1"


def test_neutron_shark_does_not_repeat_when_it_is_gone(table: Tables) -> None:
    """rulebook: FAQ "Neutronowy rekin"."""
    t = table(house="logos", line=["neutron-shark"], their_line=["valdr", "urchin"], deck=["punch", "anger"])
    t.reap("neutron-shark", "urchin")
    assert (t.line(), t.line(1), t.zone("deck-0")) == ([], ["valdr"], ["anger"])


def test_neutron_shark_acts_when_it_is_played(table: Tables) -> None:
    t = table(house="logos", hand=["neutron-shark"], line=["tocsin"], their_line=["valdr"])
    t.play("neutron-shark", "left", "tocsin")
    assert (t.line(), t.line(1)) == (["neutron-shark"], [])


def test_novu_archaeologist_digs_in_the_discard_pile(table: Tables) -> None:
    t = table(house="logos", line=["novu-archaeologist"], discard=["punch", "anger"], hand=["mother"])
    t.use_action("novu-archaeologist")
    assert sorted(map(str, t.options)) == ["anger", "punch"]
    t.choose("anger")
    assert t.zone("archives-0") == ["anger"]


def test_ozmo_heals_or_stuns_martians(table: Tables) -> None:
    setup = {"house": "logos", "line": ["ozmo-martianologist", "mother"]}
    martians = [{"card": "zorg", "damage": 4}, "tunk"]
    t = table(**setup, their_line=martians).reap("ozmo-martianologist", 0)
    assert t.options == ["zorg", "tunk"]
    t.choose("zorg")
    assert t.card("zorg")["damage"] == 1
    t = table(**setup, their_line=martians).reap("ozmo-martianologist", 1, "tunk")
    assert t.card("tunk")["stunned"]


def test_psychic_bug_looks_at_the_hand(table: Tables) -> None:
    t = table(house="logos", hand=["psychic-bug"], their_hand=["punch"])
    punch = t.find("punch")
    assert not t.g.sees(0, punch)
    t.play("psychic-bug")
    assert t.g.sees(0, punch)
    assert t.amber == [1, 0]


def test_replicator_borrows_a_reap_ability(table: Tables) -> None:
    t = table(
        house="logos",
        line=["replicator", "mother", "doc-bookton"],
        their_line=["valdr", "tocsin"],
        their_hand=["punch"],
        deck=["anger"],
    ).reap("replicator")
    assert t.options == ["doc-bookton", "tocsin"]
    t.choose("tocsin")
    assert t.hand(1) == []  # "your opponent" is Replicator's
    assert not t.card("tocsin")["exhausted"]
    assert t.amber == [1, 0]


def test_replicator_with_nothing_to_borrow(table: Tables) -> None:
    t = table(house="logos", line=["replicator"], their_line=["valdr"]).reap("replicator")
    assert t.amber == [1, 0]


def test_two_replicators_come_to_an_end(table: Tables) -> None:
    """rulebook: "Nieskończona pętla"."""
    t = table(house="logos", line=["replicator", "replicator"]).reap("replicator")
    assert t.amber == [1, 0]


def test_replicator_uses_what_an_upgrade_gives(table: Tables) -> None:
    t = table(
        house="logos",
        line=["replicator", {"card": "doc-bookton", "upgrades": ["duskrunner"]}],
        their_amber=1,
        deck=["punch"],
    ).reap("replicator")
    assert t.asked == "which-ability"
    t.choose("duskrunner")
    assert (t.amber, t.hand()) == ([2, 0], [])


def test_research_smoko_archives_in_death(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"], their_line=["research-smoko"], their_deck=["punch", "anger"])
    t.fight("valdr", "research-smoko")
    assert t.zone("archives-1") == ["punch"]


def test_skippy_timehog_lets_nothing_be_used_for_a_turn(table: Tables) -> None:
    t = table(
        house="logos",
        hand=["skippy-timehog"],
        their_line=["headhunter", {"card": "valdr", "stunned": True}],
        their_hand=["anger", "smaaash", "remote-access"],
        their_artifacts=["gauntlet-of-command"],
        artifacts=["library-of-babble"],
        their_deck=["punch"],
    )
    t.play("skippy-timehog").end_turn().choose("brobnar")
    uses = [option for option in t.options if str(option).split()[0] in ("fight", "reap", "action", "unstun")]
    assert uses == []
    assert t.may("play smaaash")
    t.play("anger", "headhunter")
    assert t.line() == ["skippy-timehog"]
    t.change(house="logos").play("remote-access")
    assert "punch" in t.zone("deck-1")  # a card of the other side cannot be used either
    t.end_turn().end_turn().choose("brobnar")
    assert t.may("reap headhunter")


def test_timetraveller_draws_and_goes_back(table: Tables) -> None:
    t = table(house="logos", hand=["timetraveller"], deck=["punch", "anger"]).play("timetraveller")
    assert (sorted(t.hand()), t.amber) == (["anger", "punch"], [1, 0])
    t.end_turn().end_turn().choose("logos").use_action("timetraveller")
    assert "timetraveller" in t.zone("deck-0")


def test_titan_mechanic_makes_keys_cheaper_on_a_flank(table: Tables) -> None:
    t = table(house="logos", line=["titan-mechanic", "mother"])
    assert (t.player(0)["key_cost"], t.player(1)["key_cost"]) == (5, 5)
    t = table(house="logos", line=["mother", "titan-mechanic", "batdrone"])
    assert (t.player(0)["key_cost"], t.player(1)["key_cost"]) == (6, 6)


def test_vespilon_theorist_guesses_right(table: Tables) -> None:
    t = table(house="logos", line=["vespilon-theorist"], deck=["punch", "anger"]).reap("vespilon-theorist", "brobnar")
    assert (t.zone("archives-0"), t.amber) == (["punch"], [2, 0])


def test_vespilon_theorist_guesses_wrong(table: Tables) -> None:
    t = table(house="logos", line=["vespilon-theorist"], deck=["punch", "anger"]).reap("vespilon-theorist", "dis")
    assert (t.where("punch"), t.amber, t.zone("archives-0")) == ("discard-0", [1, 0], [])


def test_vespilon_theorist_with_an_empty_deck(table: Tables) -> None:
    t = table(house="logos", line=["vespilon-theorist"], discard=["punch"]).reap("vespilon-theorist", "dis")
    assert (t.zone("deck-0"), t.amber) == ([], [1, 0])


def test_veylan_analyst_gains_for_each_artifact_used(table: Tables) -> None:
    t = table(
        house="logos", line=["veylan-analyst", "mother"], artifacts=["library-of-babble"], deck=["punch"]
    ).use_action("library-of-babble")
    assert t.amber == [1, 0]
    t.reap("mother")
    assert t.amber == [2, 0]


def test_veylan_analyst_counts_enemy_artifacts_used_as_if_yours(table: Tables) -> None:
    t = table(house="logos", line=["veylan-analyst"], hand=["remote-access"], their_artifacts=["library-of-babble"])
    assert t.play("remote-access").amber == [2, 0]


def test_experimental_therapy_allows_any_house(table: Tables) -> None:
    """rulebook: errata."""
    t = table(house="logos", hand=["experimental-therapy"], line=["valdr", "mother"])
    t.play_upgrade("experimental-therapy", "valdr")
    assert t.card("valdr")["stunned"]
    assert t.card("valdr")["exhausted"]
    assert t.card("valdr")["houses"] == ["brobnar"]
    t.end_turn().end_turn().choose("logos").unstun("valdr")
    t.end_turn().end_turn().choose("logos")
    assert t.may("reap valdr")


def test_rocket_boots_ready_their_creature_once(table: Tables) -> None:
    t = table(house="logos", line=[{"card": "mother", "upgrades": ["rocket-boots"]}], their_line=["valdr"]).reap(
        "mother"
    )
    assert not t.card("mother")["exhausted"]
    t.reap("mother")
    assert t.card("mother")["exhausted"]
    assert t.amber == [2, 0]


def test_rocket_boots_work_after_a_fight_too(table: Tables) -> None:
    t = table(house="logos", line=[{"card": "mother", "upgrades": ["rocket-boots"]}], their_line=["urchin", "tocsin"])
    t.fight("mother", "tocsin")
    assert t.may("reap mother")


def test_transposition_sandals_swap_and_allow_a_use(table: Tables) -> None:
    """rulebook: "Zamiana miejscami"."""
    t = table(
        house="logos",
        line=[{"card": "mother", "upgrades": ["transposition-sandals"]}, "batdrone", "valdr"],
        their_line=["headhunter"],
    )
    assert not t.may("reap valdr")
    t.use_action("mother")
    assert t.options == ["batdrone", "valdr"]
    t.choose("valdr")
    assert t.line() == ["valdr", "batdrone", "mother"]
    assert t.may("reap valdr")
    t.end_turn().end_turn().choose("logos")
    assert not t.may("reap valdr")


def test_transposition_sandals_alone_do_nothing(table: Tables) -> None:
    t = table(house="logos", line=[{"card": "mother", "upgrades": ["transposition-sandals"]}], their_line=["valdr"])
    t.use_action("mother")
    assert t.line() == ["mother"]


def test_spangler_box_gives_back_a_creature_that_dies_at_once(table: Tables) -> None:
    """decision 17: what is tagged while the Box leaves goes after it, and does not stay on the table."""
    t = table(
        house="logos",
        hand=["poltergeist~logos"],
        line=["troll"],
        artifacts=["autocannon"],
        their_line=["urchin"],
        their_artifacts=["spangler-box"],
    ).play("poltergeist", "spangler-box", "urchin")
    assert sorted(t.zone("discard-1")) == ["spangler-box", "urchin"]
