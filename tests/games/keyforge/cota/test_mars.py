"""Call of the Archons, Mars, card by card."""

import random

from tests.games.keyforge.board import Tables

from stolik.games.keyforge.scenario import Scenario
from stolik.games.keyforge.zones import HAND


def damages(t: object, *names: str) -> list[object]:
    return [t.card(name)["damage"] for name in names]  # type: ignore[attr-defined]


def test_ammonia_clouds_hurt_everybody(table: Tables) -> None:
    t = table(house="mars", hand=["ammonia-clouds"], line=["tunk", "zorg"], their_line=["valdr", "urchin"])
    t.play("ammonia-clouds")
    assert damages(t, "tunk", "zorg", "valdr") == [2, 3, 3]  # Tunk has armor 1
    assert t.line(1) == ["valdr"]


def test_battle_fleet_draws_for_each_card_shown(table: Tables) -> None:
    t = table(house="mars", hand=["battle-fleet", "zorg", "tunk", "punch"], deck=["anger", "mother", "urchin"]).play(
        "battle-fleet"
    )
    assert t.options == ["zorg", "tunk", "done"]
    t.choose("zorg")
    assert t.options == ["tunk", "done"]
    assert t.g.sees(1, t.find("zorg"))
    t.choose("tunk")
    assert t.options == ["done"]
    t.done()
    assert t.hand() == ["zorg", "tunk", "punch", "anger", "mother"]
    assert not t.g.sees(1, t.find("punch"))


def test_battle_fleet_may_show_nothing(table: Tables) -> None:
    t = table(house="mars", hand=["battle-fleet", "zorg"], deck=["anger"]).play("battle-fleet").done()
    assert t.hand() == ["zorg"]


def test_deep_probe_discards_creatures_of_the_named_house(table: Tables) -> None:
    t = table(house="mars", hand=["deep-probe"], their_hand=["valdr", "punch", "urchin", "headhunter"])
    t.play("deep-probe", "brobnar")
    assert t.hand(1) == ["punch", "urchin"]
    assert sorted(t.zone("discard-1")) == ["headhunter", "valdr"]
    assert t.g.sees(0, t.find("urchin"))


def test_emp_blast_stuns_martians_and_robots_and_breaks_artifacts(table: Tables) -> None:
    t = table(
        house="mars",
        hand=["emp-blast"],
        line=["zorg", "valdr"],
        their_line=["batdrone", "urchin"],
        artifacts=["sniffer"],
        their_artifacts=["library-of-babble"],
    ).play("emp-blast")
    stunned = [t.card(name)["stunned"] for name in ("zorg", "valdr", "batdrone", "urchin")]
    assert stunned == [True, False, True, False]
    assert t.zone("artifacts-0") + t.zone("artifacts-1") == []


def test_hypnotic_command_lets_enemies_hold_their_own_amber(table: Tables) -> None:
    t = table(
        house="mars", hand=["hypnotic-command"], line=["zorg", "tunk", "urchin"], their_line=["valdr", "mother"],
        their_amber=3,
    ).play("hypnotic-command")  # fmt: skip
    assert t.options == ["valdr", "mother"]
    t.choose("valdr", "mother")
    assert [t.card(name)["amber"] for name in ("valdr", "mother")] == [1, 1]
    assert t.amber == [0, 1]


def test_hypnotic_command_without_martians(table: Tables) -> None:
    t = table(house="mars", hand=["hypnotic-command"], their_line=["valdr"], their_amber=3).play("hypnotic-command")
    assert t.amber == [0, 3]


def test_irradiated_aember_burns_a_rich_opponent(table: Tables) -> None:
    t = table(house="mars", hand=["irradiated-aember"], line=["zorg"], their_line=["valdr"], their_amber=6)
    t.play("irradiated-aember")
    assert damages(t, "zorg", "valdr") == [0, 3]
    t = table(house="mars", hand=["irradiated-aember"], their_line=["valdr"], their_amber=5).play("irradiated-aember")
    assert damages(t, "valdr") == [0]


def test_key_abduction_returns_martians_and_may_forge(table: Tables) -> None:
    t = table(
        house="mars", hand=["key-abduction", "punch"], line=["zorg", "valdr"], their_line=["tunk"], amber=12
    ).play("key-abduction")
    assert (t.hand(), t.hand(1), t.line()) == (["punch", "zorg"], ["tunk"], ["valdr"])
    assert (t.asked, t.options) == ("may", ["yes", "no"])
    t.choose("yes", "red")
    assert t.keys == [1, 0]
    assert t.amber == [0, 0]  # 6 + 9 - 2 cards


def test_key_abduction_may_be_declined(table: Tables) -> None:
    t = table(house="mars", hand=["key-abduction"], line=["zorg"], amber=20).play("key-abduction", "no")
    assert (t.keys, t.amber) == ([0, 0], [21, 0])


def test_martian_hounds_train_one_creature(table: Tables) -> None:
    t = table(
        house="mars",
        hand=["martian-hounds"],
        line=["zorg", {"card": "tunk", "damage": 1}],
        their_line=[{"card": "valdr", "damage": 2}, "urchin"],
    ).play("martian-hounds")
    assert t.options == ["zorg", "tunk", "valdr", "urchin"]
    t.choose("zorg")
    assert t.card("zorg")["power"] == 11


def test_martians_make_bad_allies_purges_the_others(table: Tables) -> None:
    t = table(house="mars", hand=["martians-make-bad-allies", "zorg", "valdr", "punch", "urchin"])
    t.play("martians-make-bad-allies")
    assert t.hand() == ["zorg", "punch"]
    assert sorted(t.zone("purged-0")) == ["urchin", "valdr"]
    assert t.amber == [2, 0]
    assert t.g.sees(1, t.find("punch"))


def test_mass_abduction_takes_up_to_three_damaged_creatures(table: Tables) -> None:
    """rulebook: errata."""
    hurt = [{"card": name, "damage": 1} for name in ("valdr", "headhunter", "smaaash", "mother")]
    t = table(house="mars", hand=["mass-abduction"], their_line=[*hurt, "tocsin"], line=[{"card": "zorg", "damage": 1}])
    t.play("mass-abduction")
    assert t.options == ["valdr", "headhunter", "smaaash", "mother", "done"]
    t.choose("valdr", "headhunter", "smaaash")
    assert (t.zone("archives-0"), t.line(1)) == (["valdr", "headhunter", "smaaash"], ["mother", "tocsin"])
    t.end_turn().choose("logos").end_turn()
    assert t.asked == "take-archives"
    t.choose("yes")
    assert t.zone("archives-0") == []
    assert {"valdr", "headhunter", "smaaash"} <= set(t.hand(1))


def test_mass_abduction_may_take_none(table: Tables) -> None:
    t = table(house="mars", hand=["mass-abduction"], their_line=[{"card": "valdr", "damage": 1}]).play("mass-abduction")
    t.done()
    assert t.line(1) == ["valdr"]


def test_mating_season_shuffles_martians_in_and_pays_their_owners(table: Tables) -> None:
    t = table(
        house="mars", hand=["mating-season"], line=["zorg", "tunk", "valdr"], their_line=["blypyp", "urchin"]
    ).play("mating-season")
    assert t.amber == [3, 1]
    assert sorted(t.zone("deck-0")) == ["tunk", "zorg"]
    assert (t.zone("deck-1"), t.line(), t.line(1)) == (["blypyp"], ["valdr"], ["urchin"])


def test_mothership_support_fires_for_each_ready_martian(table: Tables) -> None:
    t = table(
        house="mars",
        hand=["mothership-support"],
        line=["zorg", "tunk", {"card": "blypyp", "exhausted": True}, "urchin"],
        their_line=["valdr", "headhunter"],
    ).play("mothership-support", "valdr")
    assert t.options == ["zorg", "tunk", "blypyp", "urchin", "valdr", "headhunter"]
    t.choose("headhunter")
    assert damages(t, "valdr", "headhunter") == [2, 2]


def test_orbital_bombardment_fires_for_each_card_shown(table: Tables) -> None:
    t = table(house="mars", hand=["orbital-bombardment", "zorg", "tunk", "punch"], their_line=["valdr", "headhunter"])
    t.play("orbital-bombardment")
    assert t.options == ["zorg", "tunk", "done"]
    t.choose("zorg", "tunk", "done", "valdr", "valdr")
    assert damages(t, "valdr", "headhunter") == [4, 0]


def test_phosphorus_stars_stun_everybody_else(table: Tables) -> None:
    t = table(house="mars", hand=["phosphorus-stars"], line=["tunk", "valdr"], their_line=["urchin"])
    t.play("phosphorus-stars")
    assert [t.card(name)["stunned"] for name in ("tunk", "valdr", "urchin")] == [False, True, True]
    assert t.player()["chains"] == 2


def test_psychic_network_steals_for_each_ready_martian(table: Tables) -> None:
    line = ["tunk", "blypyp", {"card": "zorg", "exhausted": True}, "valdr"]
    assert table(house="mars", hand=["psychic-network"], line=line, their_amber=5).play("psychic-network").amber == [
        2,
        3,
    ]
    assert table(house="mars", hand=["psychic-network"], line=line, their_amber=1).play("psychic-network").amber == [
        1,
        0,
    ]


def test_sample_collection_takes_one_for_each_key(table: Tables) -> None:
    """rulebook: errata."""
    t = table(house="mars", hand=["sample-collection"], their_line=["valdr", "urchin", "mother"], their_keys=2)
    t.play("sample-collection")
    assert t.options == ["valdr", "urchin", "mother"]
    t.choose("valdr", "mother")
    assert (t.zone("archives-0"), t.line(1)) == (["valdr", "mother"], ["urchin"])
    t = table(house="mars", hand=["sample-collection"], their_line=["valdr"]).play("sample-collection")
    assert t.line(1) == ["valdr"]


def test_sample_collection_is_done_key_by_key(table: Tables) -> None:
    """decision 8: after the ward is gone, the next key takes the creature."""
    t = table(house="mars", hand=["sample-collection"], their_line=[{"card": "valdr", "warded": True}], their_keys=2)
    t.play("sample-collection")
    assert (t.zone("archives-0"), t.line(1)) == (["valdr"], [])


def test_dysania_gets_nothing_for_what_was_collected(table: Tables) -> None:
    """rulebook: FAQ "Archiwum"."""
    t = table(
        house="mars", hand=["sample-collection"], their_line=["valdr", "urchin"], their_keys=2, their_hand=["dysania"]
    )
    t.play("sample-collection", "valdr").end_turn().choose("logos").play("dysania")
    assert t.amber == [0, 0]
    assert {"valdr", "urchin"} <= set(t.hand(1))
    assert t.zone("archives-0") == []


def test_shatter_storm_loses_everything_and_three_times_as_much(table: Tables) -> None:
    assert table(house="mars", hand=["shatter-storm"], amber=2, their_amber=7).play("shatter-storm").amber == [0, 1]
    assert table(house="mars", hand=["shatter-storm"], amber=3, their_amber=7).play("shatter-storm").amber == [0, 0]
    assert table(house="mars", hand=["shatter-storm"], their_amber=7).play("shatter-storm").amber == [0, 7]


def test_soft_landing_readies_the_next_creature_or_artifact(table: Tables) -> None:
    t = table(house="mars", hand=["soft-landing", "sniffer", "blypyp", "squawker"], line=["tunk"])
    t.play("soft-landing").play("squawker", 0).play("sniffer")
    assert not t.card("sniffer")["exhausted"]
    t.play("blypyp", "left")
    assert t.card("blypyp")["exhausted"]


def test_soft_landing_waits_for_a_card_that_is_played(table: Tables) -> None:
    t = table(house="mars", hand=["soft-landing", "blypyp", "zorg"], line=["tunk"], artifacts=["swap-widget"])
    t.play("soft-landing").use_action("swap-widget", "blypyp").play("zorg", "left")
    assert not t.card("zorg")["exhausted"]


def test_squawker_readies_a_martian_or_stuns_another(table: Tables) -> None:
    setup = {"house": "mars", "hand": ["squawker"], "their_line": ["valdr", "urchin"]}
    martians = [{"card": "zorg", "exhausted": True}, {"card": "tunk", "exhausted": True}]
    t = table(**setup, line=martians).play("squawker", 0)
    assert t.options == ["zorg", "tunk"]
    t.choose("tunk")
    assert (t.card("zorg")["exhausted"], t.card("tunk")["exhausted"]) == (True, False)
    t = table(**setup, line=martians).play("squawker", 1)
    assert t.options == ["valdr", "urchin"]
    t.choose("urchin")
    assert t.card("urchin")["stunned"]


def test_total_recall_counts_ready_creatures_then_takes_all_back(table: Tables) -> None:
    t = table(house="mars", hand=["total-recall"], line=["tunk", "valdr", {"card": "zorg", "exhausted": True}])
    t.play("total-recall")
    assert t.amber == [3, 0]
    assert (t.line(), sorted(t.hand())) == ([], ["tunk", "valdr", "zorg"])


def test_combat_pheromones_let_two_martians_act(table: Tables) -> None:
    """rulebook: FAQ "Używanie stworzeń"."""
    t = table(
        house="logos",
        artifacts=["combat-pheromones", "crystal-hive"],
        line=["john-smyth", "mindwarper", "valdr"],
        their_amber=1,
        their_line=["urchin"],
    )
    assert not t.may("reap mindwarper")
    t.use_omni("combat-pheromones")
    assert t.options == ["john-smyth", "mindwarper", "crystal-hive", "done"]
    t.choose("mindwarper", "john-smyth")
    assert t.where("combat-pheromones") == "discard-0"
    assert not t.may("action crystal-hive")
    t.reap("mindwarper").reap("john-smyth")
    assert t.card("john-smyth")["exhausted"]
    t.reap("mindwarper")  # readied, it may be used again
    assert t.amber == [3, 1]


def test_combat_pheromones_for_an_artifact_and_for_one_turn(table: Tables) -> None:
    t = table(house="logos", artifacts=["combat-pheromones", "crystal-hive"], line=["mother"])
    t.use_omni("combat-pheromones", "crystal-hive").use_action("crystal-hive").reap("mother")
    assert t.amber == [2, 0]
    t.end_turn().end_turn().choose("logos")
    assert not t.may("action crystal-hive")


def test_commpod_readies_martians_for_cards_shown(table: Tables) -> None:
    tired = [{"card": name, "exhausted": True} for name in ("tunk", "zorg", "valdr")]
    t = table(house="mars", artifacts=["commpod"], hand=["blypyp", "squawker", "punch"], line=tired)
    t.use_action("commpod", "blypyp", "squawker", "done")
    assert t.options == ["tunk", "zorg", "pass"]
    t.choose("zorg", "pass")
    assert [t.card(name)["exhausted"] for name in ("tunk", "zorg", "valdr")] == [True, False, True]


def test_crystal_hive_pays_for_every_reap_this_turn(table: Tables) -> None:
    t = table(house="mars", artifacts=["crystal-hive"], line=["tunk", "zorg"], their_line=["valdr"])
    t.use_action("crystal-hive").reap("tunk").reap("zorg")
    assert t.amber == [4, 0]
    t.end_turn().reap("valdr")
    assert t.amber == [4, 1]


def test_custom_virus_destroys_those_who_share_a_trait(table: Tables) -> None:
    """rulebook: errata."""
    t = table(
        house="dis",
        artifacts=["custom-virus"],
        hand=["quixo-the-adventurer", "punch", "zorg"],
        line=["mother", "valdr"],
        their_line=["bad-penny", "urchin", "dr-escotera"],
    ).use_omni("custom-virus")
    assert t.where("custom-virus") == "discard-0"
    assert t.options == ["quixo-the-adventurer", "zorg", "pass"]
    t.choose("quixo-the-adventurer")
    assert t.where("quixo-the-adventurer") == "purged-0"
    assert (t.line(), t.line(1)) == (["valdr"], ["urchin"])  # humans and scientists are gone


def test_custom_virus_is_gone_even_if_nobody_is_purged(table: Tables) -> None:
    t = table(house="dis", artifacts=["custom-virus"], hand=["zorg"], their_line=["snufflegator"])
    t.use_omni("custom-virus").done()
    assert (t.where("custom-virus"), t.line(1), t.hand()) == ("discard-0", ["snufflegator"], ["zorg"])
    t = table(house="dis", artifacts=["custom-virus"], their_line=["snufflegator"]).use_omni("custom-virus")
    assert (t.where("custom-virus"), t.line(1)) == ("discard-0", ["snufflegator"])


def test_feeding_pit_pays_for_a_discarded_creature(table: Tables) -> None:
    t = table(house="mars", artifacts=["feeding-pit"], hand=["zorg", "punch", "urchin"]).use_action("feeding-pit")
    assert t.options == ["zorg", "urchin"]
    t.choose("urchin")
    assert (t.amber, t.where("urchin")) == ([1, 0], "discard-0")
    t = table(house="mars", artifacts=["feeding-pit"], hand=["punch"]).use_action("feeding-pit")
    assert t.amber == [0, 0]


def test_feeding_pit_without_a_creature_tells_everybody_so(table: Tables) -> None:
    """Whoever must discard a creature and does not has none: what the other player thinks of the hand fits that."""
    setup: dict[str, object] = {"house": "mars", "hand": ["punch"], "deck": ["urchin", "zorg", "punch"]}
    t = table(artifacts=["feeding-pit"], **setup)
    assert imagined_hands(t) == {"punch", "urchin", "zorg"}
    assert imagined_hands(t.use_action("feeding-pit")) == {"punch"}
    t = table(line=["tunk"], artifacts=["swap-widget"], **setup).use_action("swap-widget")
    assert imagined_hands(t) == {"tunk", "punch", "urchin"}, "no Martian with another name"


def imagined_hands(t: Scenario) -> set[str]:
    """What the other player may think lies there."""
    worlds = [t.match.determinize(1, random.Random(seed)).state for seed in range(60)]
    return {world.prints[world.faces[card]] for world in worlds for card in world.zones[HAND[0]]}


def test_invasion_portal_digs_for_a_martian(table: Tables) -> None:
    t = table(house="mars", artifacts=["invasion-portal"], deck=["punch", "squawker", "urchin", "zorg", "tunk"])
    t.use_action("invasion-portal")
    assert t.hand() == ["zorg"]
    assert t.zone("deck-0") == ["tunk"]
    assert sorted(t.zone("discard-0")) == ["punch", "squawker", "urchin"]


def test_invasion_portal_runs_out_of_cards(table: Tables) -> None:
    t = table(house="mars", artifacts=["invasion-portal"], deck=["punch"], discard=["zorg"]).use_action(
        "invasion-portal"
    )
    assert (t.hand(), t.zone("deck-0"), sorted(t.zone("discard-0"))) == ([], [], ["punch", "zorg"])


def test_incubation_chamber_archives_a_martian_it_shows(table: Tables) -> None:
    """rulebook: errata."""
    t = table(house="dis", artifacts=["incubation-chamber"], hand=["zorg", "squawker", "urchin"])
    t.use_omni("incubation-chamber")
    assert t.options == ["zorg", "pass"]
    t.choose("zorg")
    assert t.zone("archives-0") == ["zorg"]
    t = table(house="dis", artifacts=["incubation-chamber"], hand=["zorg"]).use_omni("incubation-chamber").done()
    assert t.hand() == ["zorg"]
    t = table(house="dis", artifacts=["incubation-chamber"], hand=["urchin"]).use_omni("incubation-chamber")
    assert t.options == ["pass"], "the other player does not learn that there is no Martian"
    assert t.done().hand() == ["urchin"]
    t = table(house="dis", artifacts=["incubation-chamber"]).use_omni("incubation-chamber")
    assert t.asked == "act", "nobody is asked for a card of an empty hand"


def test_mothergun_hits_one_creature_with_all(table: Tables) -> None:
    t = table(house="mars", artifacts=["mothergun"], hand=["zorg", "squawker", "punch"], their_line=["valdr", "urchin"])
    t.use_action("mothergun", "zorg", "squawker", "done")
    assert t.options == ["valdr", "urchin"]
    t.choose("valdr")
    assert damages(t, "valdr") == [2]


def test_sniffer_finds_the_elusive(table: Tables) -> None:
    t = table(house="mars", artifacts=["sniffer"], line=["tunk"], their_line=["noddy-the-thief"])
    assert t.card("noddy-the-thief")["keywords"] == {"elusive": 1}
    t.use_action("sniffer").fight("tunk", "noddy-the-thief")
    assert t.line(1) == []


def test_sniffer_only_for_the_turn(table: Tables) -> None:
    t = table(house="mars", artifacts=["sniffer"], their_line=["noddy-the-thief"]).use_action("sniffer").end_turn()
    assert t.card("noddy-the-thief")["keywords"] == {"elusive": 1}


def test_swap_widget_changes_a_martian_for_another(table: Tables) -> None:
    t = table(
        house="mars",
        artifacts=["swap-widget"],
        line=["yxili-marauder", {"card": "tunk", "exhausted": True}, "valdr", "zorg"],
        hand=["yxili-marauder", "blypyp", "urchin", "yxilx-dominator"],
        their_amber=3,
    ).use_action("swap-widget")
    assert t.options == ["yxili-marauder#2", "zorg"]
    t.choose("yxili-marauder#2")
    assert t.options == ["blypyp", "yxilx-dominator"]
    t.choose("yxilx-dominator", "right")
    assert t.line() == ["tunk", "valdr", "zorg", "yxilx-dominator"]
    assert not t.card("yxilx-dominator")["exhausted"]
    assert t.card("yxilx-dominator")["stunned"]  # it enters play stunned, played or not


def test_swap_widget_returns_one_even_if_there_is_no_other(table: Tables) -> None:
    t = table(house="mars", artifacts=["swap-widget"], line=["tunk"], hand=["urchin"]).use_action("swap-widget")
    assert (t.line(), sorted(t.hand())) == ([], ["tunk", "urchin"])


def test_blypyp_readies_the_next_martian(table: Tables) -> None:
    t = table(house="mars", line=["blypyp"], hand=["tunk", "zorg", "sniffer"]).reap("blypyp").play("sniffer")
    assert t.card("sniffer")["exhausted"]
    t.play("tunk", "left").play("zorg", "left")
    assert (t.card("tunk")["exhausted"], t.card("zorg")["exhausted"]) == (False, True)


def test_chuff_ape_eats_a_friend_to_heal(table: Tables) -> None:
    t = table(house="mars", line=[{"card": "chuff-ape", "damage": 7}, "tunk", "urchin"], their_line=["valdr"])
    t.reap("chuff-ape")
    assert t.options == ["tunk", "urchin", "pass"]
    t.choose("urchin")
    assert (damages(t, "chuff-ape"), t.line()) == ([0], ["chuff-ape", "tunk"])


def test_chuff_ape_may_decline_and_needs_a_real_sacrifice(table: Tables) -> None:
    t = table(house="mars", line=[{"card": "chuff-ape", "damage": 7}, "tunk"]).reap("chuff-ape").done()
    assert damages(t, "chuff-ape") == [7]
    t = table(house="mars", line=[{"card": "chuff-ape", "damage": 7}, {"card": "tunk", "warded": True}])
    t.reap("chuff-ape", "tunk")
    assert (damages(t, "chuff-ape"), t.line()) == ([7], ["chuff-ape", "tunk"])
    assert table(house="mars", line=["chuff-ape"]).reap("chuff-ape").amber == [1, 0]


def test_chuff_ape_enters_stunned(table: Tables) -> None:
    t = table(house="mars", hand=["chuff-ape"]).play("chuff-ape")
    assert t.card("chuff-ape")["stunned"]
    assert t.card("chuff-ape")["keywords"] == {"taunt": 1}


def test_ether_spider_catches_what_the_opponent_would_get(table: Tables) -> None:
    """decision 84."""
    t = table(house="brobnar", hand=["punch"], line=["headhunter"], their_line=["ether-spider"], their_amber=1)
    t.play("punch", "headhunter")
    assert (t.amber, t.card("ether-spider")["amber"]) == ([0, 1], 1)
    t.fight("headhunter", "ether-spider")
    assert (t.amber, t.card("ether-spider")["amber"]) == ([0, 1], 2)
    assert damages(t, "headhunter", "ether-spider") == [3, 5]  # it deals none itself


def test_ether_spider_catches_stolen_amber_and_pays_when_it_dies(table: Tables) -> None:
    t = table(
        house="shadows", hand=["urchin"], line=["silvertooth"], their_line=[{"card": "ether-spider", "amber": 1}],
        their_amber=1,
    )  # fmt: skip
    t.play("urchin", "left")
    assert (t.amber, t.card("ether-spider")["amber"]) == ([0, 0], 2)
    t.change(cards={"ether-spider": {"damage": 6}}).fight("silvertooth", "ether-spider")
    assert t.amber == [2, 0]


def test_ether_spider_leaves_its_own_side_alone(table: Tables) -> None:
    t = table(house="mars", line=["ether-spider", "tunk"]).reap("tunk")
    assert (t.amber, t.card("ether-spider")["amber"]) == ([1, 0], 0)


def test_of_two_ether_spiders_the_active_player_says_which_one_catches(table: Tables) -> None:
    """decisions 3, 82: Æmber by Æmber."""

    def caught(t: Scenario) -> list[int]:
        return [t.card(name)["amber"] for name in ("ether-spider", "ether-spider#2")]

    t = table(house="brobnar", hand=["smith"], line=["headhunter", "valdr", "troll"], their_line=["ether-spider"] * 2)
    t.reap("headhunter")
    assert (t.asker, t.asked, t.options) == (0, "captor", ["ether-spider", "ether-spider#2"])
    t.choose("ether-spider#2")
    assert (t.amber, caught(t)) == ([0, 0], [0, 1])
    t.play("smith", "ether-spider#2", "ether-spider", "ether-spider#2")
    assert (t.amber, caught(t)) == ([0, 0], [1, 3])
    t.change(cards={"ether-spider#2": {"damage": 6}}).fight("valdr", "ether-spider#2")
    assert (t.amber, t.card("ether-spider")["amber"]) == ([0, 0], 4), "only one is left"


def test_grabber_jammer_makes_keys_dearer_and_captures(table: Tables) -> None:
    t = table(house="mars", line=["grabber-jammer"], their_amber=2)
    assert (t.player(0)["key_cost"], t.player(1)["key_cost"]) == (6, 7)
    t.reap("grabber-jammer")
    assert (t.amber, t.card("grabber-jammer")["amber"]) == ([1, 1], 1)


def test_grommid_forbids_its_controller_creatures(table: Tables) -> None:
    t = table(house="mars", line=["grommid"], hand=["tunk", "squawker"], their_line=["headhunter"], their_amber=2)
    assert not t.may("play tunk")
    assert t.may("play squawker")
    t.fight("grommid", "headhunter")
    assert t.amber == [0, 1]
    t.change(move={"grommid": "discard-0"})
    assert t.may("play tunk")


def test_john_smyth_readies_a_martian_who_is_no_agent(table: Tables) -> None:
    t = table(
        house="mars",
        line=["john-smyth", {"card": "tunk", "exhausted": True}, "john-smyth", "valdr"],
        their_line=[{"card": "zorg", "exhausted": True}],
    ).reap("john-smyth")
    assert t.options == ["tunk", "zorg"]
    t.choose("tunk")
    assert not t.card("tunk")["exhausted"]


def test_mindwarper_makes_an_enemy_capture_from_its_own_side(table: Tables) -> None:
    t = table(house="mars", line=["mindwarper", "tunk"], their_line=["valdr", "urchin"], their_amber=2)
    t.use_action("mindwarper")
    assert t.options == ["valdr", "urchin"]
    t.choose("urchin")
    assert (t.card("urchin")["amber"], t.amber) == (1, [0, 1])


def test_phylyx_disintegrates_amber_for_each_other_martian(table: Tables) -> None:
    t = table(house="mars", line=["phylyx-the-disintegrator", "tunk", "zorg", "valdr"], their_amber=5)
    assert t.use_action("phylyx-the-disintegrator").amber == [0, 3]


def test_qyxxlyx_kills_humans_through_their_armor(table: Tables) -> None:
    t = table(
        house="mars",
        line=["qyxxlyx-plague-master", "doc-bookton"],
        their_line=["raiding-knight", "staunch-knight", "valdr", "bad-penny"],
    ).reap("qyxxlyx-plague-master")
    assert damages(t, "raiding-knight", "staunch-knight", "doc-bookton", "valdr") == [3, 3, 3, 0]
    assert t.where("bad-penny") == "hand-1"


def test_tunk_heals_when_another_martian_comes(table: Tables) -> None:
    t = table(house="mars", line=[{"card": "tunk", "damage": 4}], hand=["sniffer", "blypyp", "tunk"]).play("sniffer")
    assert damages(t, "tunk#2") == [4]
    t.play("blypyp", "left")
    assert damages(t, "tunk#2") == [0]


def test_ulyq_uses_a_friend_of_another_house(table: Tables) -> None:
    t = table(house="mars", line=["ulyq-megamouth", "doc-bookton", "tunk", "headhunter"], deck=["punch"])
    t.reap("ulyq-megamouth")
    assert t.options == ["doc-bookton", "headhunter"]
    t.choose("doc-bookton")
    assert (t.amber, t.hand()) == ([2, 0], ["punch"])


def test_uxlyx_takes_an_enemy_creature_into_the_archives(table: Tables) -> None:
    """rulebook: errata."""
    t = table(house="mars", line=["uxlyx-the-zookeeper", "tunk"], their_line=["valdr", "urchin"])
    t.reap("uxlyx-the-zookeeper")
    assert t.options == ["valdr", "urchin"]
    t.choose("valdr")
    assert t.zone("archives-0") == ["valdr"]
    t.end_turn().choose("shadows").end_turn().choose("yes")
    assert (t.zone("archives-0"), t.where("valdr")) == ([], "hand-1")


def test_vezyma_may_archive_a_friendly_card(table: Tables) -> None:
    setup = {
        "house": "mars",
        "line": ["vezyma-thinkdrone", "valdr"],
        "artifacts": ["sniffer"],
        "their_line": ["urchin"],
    }
    t = table(**setup).reap("vezyma-thinkdrone")
    assert t.options == ["vezyma-thinkdrone", "valdr", "sniffer", "pass"]
    t.choose("sniffer")
    assert t.zone("archives-0") == ["sniffer"]
    t = table(**setup).reap("vezyma-thinkdrone").done()
    assert t.zone("archives-0") == []


def test_yxili_marauder_grows_with_what_it_captures(table: Tables) -> None:
    t = table(
        house="mars",
        hand=["yxili-marauder"],
        line=["tunk", "zorg", {"card": "blypyp", "exhausted": True}],
        their_amber=5,
    ).play("yxili-marauder", "left", "yxili-marauder")
    assert (t.card("yxili-marauder")["amber"], t.card("yxili-marauder")["power"]) == (2, 4)
    assert t.amber == [0, 3]


def test_yxilo_bolter_purges_what_it_destroys(table: Tables) -> None:
    t = table(house="mars", line=["yxilo-bolter"], their_line=["batdrone", "valdr"]).reap("yxilo-bolter")
    assert t.options == ["yxilo-bolter", "batdrone", "valdr"]
    t.choose("batdrone")
    assert t.where("batdrone") == "purged-1"
    t = table(house="mars", line=["yxilo-bolter"], their_line=["valdr"]).reap("yxilo-bolter", "valdr")
    assert (t.where("valdr"), damages(t, "valdr")) == ("line-1", [2])


def test_yxilo_bolter_loses_sight_of_bad_penny(table: Tables) -> None:
    """rulebook: FAQ "Karabinier Yxilo"."""
    t = table(house="mars", line=["yxilo-bolter"], their_line=["bad-penny"]).reap("yxilo-bolter", "bad-penny")
    assert t.where("bad-penny") == "hand-1"


def test_yxilx_dominator_enters_stunned(table: Tables) -> None:
    t = table(house="mars", hand=["yxilx-dominator"], their_line=["valdr"]).play("yxilx-dominator")
    card = t.card("yxilx-dominator")
    assert (card["stunned"], card["power"], card["armor"], card["keywords"]) == (True, 9, 1, {"taunt": 1})


def test_zorg_stuns_before_it_fights(table: Tables) -> None:
    t = table(house="mars", line=["zorg"], their_line=["urchin", "valdr", "headhunter", "mother"])
    t.fight("zorg", "valdr")
    assert t.line(1) == ["urchin", "headhunter", "mother"]
    assert [t.card(name)["stunned"] for name in t.line(1)] == [True, True, False]
    assert damages(t, "zorg") == [6]
    assert table(house="mars", hand=["zorg"]).play("zorg").card("zorg")["stunned"]


def test_zyzzix_shows_and_archives_to_grow(table: Tables) -> None:
    """rulebook: "Znacznik siły"."""
    t = table(house="mars", line=["zyzzix-the-many"], hand=["urchin", "punch"]).reap("zyzzix-the-many")
    assert t.options == ["urchin", "pass"]
    t.choose("urchin")
    assert (t.zone("archives-0"), t.card("zyzzix-the-many")["power"]) == (["urchin"], 6)
    t = table(house="mars", line=["zyzzix-the-many"], hand=["urchin"]).reap("zyzzix-the-many").done()
    assert t.card("zyzzix-the-many")["power"] == 3
    t = table(house="mars", line=["zyzzix-the-many"], hand=["punch"]).reap("zyzzix-the-many")
    assert t.options == ["pass"]
    assert t.done().card("zyzzix-the-many")["power"] == 3


def test_biomatrix_backup_may_save_its_creature_into_the_archives(table: Tables) -> None:
    setup = {
        "house": "mars",
        "line": ["tunk"],
        "their_line": [{"card": "headhunter", "upgrades": ["biomatrix-backup"]}],
    }
    t = table(**setup).fight("tunk", "headhunter")
    assert (t.asked, t.asker) == ("may", 0)  # decision 3: the active player decides
    t.choose("yes")
    assert (t.where("headhunter"), t.where("biomatrix-backup")) == ("archives-1", "discard-1")
    t = table(**setup).fight("tunk", "headhunter", "no")
    assert t.where("headhunter") == "discard-1"


def test_brain_stem_antenna_readies_its_creature_and_makes_it_martian(table: Tables) -> None:
    t = table(
        house="mars",
        line=[{"card": "valdr", "upgrades": ["brain-stem-antenna"], "exhausted": True}],
        hand=["sniffer", "blypyp"],
        houses=["mars", "brobnar"],
    ).play("sniffer")
    assert t.card("valdr")["exhausted"]
    t.play("blypyp", "left")
    assert t.card("valdr")["houses"] == ["mars"]
    assert t.may("reap valdr")
    t.end_turn().end_turn()
    assert t.card("valdr")["houses"] == ["brobnar"]


def test_brain_stem_antenna_listens_to_its_creatures_controller(table: Tables) -> None:
    """decision 30."""
    t = table(house="mars", hand=["brain-stem-antenna", "blypyp"], their_line=[{"card": "valdr", "exhausted": True}])
    t.play("brain-stem-antenna").play("blypyp")
    assert t.card("valdr")["exhausted"]


def test_jammer_pack_makes_keys_dearer_for_the_other_side(table: Tables) -> None:
    t = table(house="mars", hand=["jammer-pack", "jammer-pack"], line=["tunk"], their_line=["valdr"])
    t.play_upgrade("jammer-pack", "tunk")
    assert (t.player(0)["key_cost"], t.player(1)["key_cost"]) == (6, 8)
    t.play_upgrade("jammer-pack#2", "valdr")
    assert (t.player(0)["key_cost"], t.player(1)["key_cost"]) == (8, 8)


def test_red_planet_ray_gun_puts_all_on_one_creature(table: Tables) -> None:
    """rulebook: "Za każdy"."""
    t = table(
        house="mars",
        line=[{"card": "tunk", "upgrades": ["red-planet-ray-gun"]}, "blypyp"],
        their_line=["valdr", "zorg"],
    ).reap("tunk")
    assert t.options == ["tunk", "blypyp", "valdr", "zorg"]
    t.choose("valdr")
    assert damages(t, "valdr", "zorg") == [3, 0]


def test_uxlyx_abducts_both_halves_of_a_gigantic_creature(table: Tables) -> None:
    """decisions 25, 81."""
    t = table(house="mars", line=["uxlyx-the-zookeeper"], their_line=["deusillus"], their_hand=["dysania"])
    t.reap("uxlyx-the-zookeeper")
    assert sorted(t.zone("archives-0")) == ["deusillus", "deusillus#2"]
    t.end_turn().choose("logos").play("dysania")
    assert (t.zone("archives-0"), t.amber) == ([], [1, 0]), "neither half was discarded"
    assert sorted(t.hand(1)) == ["deusillus", "deusillus#2"]


def test_brain_stem_antenna_does_not_hear_what_is_played_as_an_upgrade(table: Tables) -> None:
    """A creature card that is played as an upgrade is no creature."""
    t = table(
        house="mars",
        hand=["explo-rover~mars"],
        line=[{"card": "troll", "exhausted": True, "upgrades": ["brain-stem-antenna"]}],
    ).play("explo-rover", "as-upgrade")
    assert t.card("troll")["exhausted"]
    assert t.card("troll")["houses"] == ["brobnar"]


def test_biomatrix_backup_asks_nothing_about_a_creature_that_is_gone(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["punch"],
        line=[{"card": "bumpsy", "damage": 3, "upgrades": ["phoenix-heart", "biomatrix-backup"]}],
    ).play("punch")
    t.choose("phoenix-heart")
    assert (t.asked, t.where("bumpsy")) == ("act", "hand-0")
