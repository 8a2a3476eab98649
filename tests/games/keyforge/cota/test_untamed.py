"""Call of the Archons, Untamed, card by card."""

from tests.games.keyforge.board import Tables


def test_cooperative_hunting_divides_its_damage(table: Tables) -> None:
    t = table(
        house="untamed",
        hand=["cooperative-hunting"],
        line=["snufflegator", "niffle-ape"],
        their_line=["valdr", "dust-pixie"],
    )
    t.play("cooperative-hunting", "valdr", "dust-pixie")
    assert t.card("valdr")["damage"] == 1
    assert t.where("dust-pixie") == "discard-1"


def test_cooperative_hunting_meets_armor_once(table: Tables) -> None:
    """decision 8: all of it is one packet."""
    t = table(
        house="untamed",
        hand=["cooperative-hunting"],
        line=["snufflegator", "niffle-ape"],
        their_line=["raiding-knight"],
    )
    t.play("cooperative-hunting", "raiding-knight", "raiding-knight")
    assert t.card("raiding-knight")["damage"] == 0
    assert t.card("raiding-knight")["armor_left"] == 0


def test_cooperative_hunting_without_friends_does_nothing(table: Tables) -> None:
    """decision 9."""
    t = table(house="untamed", hand=["cooperative-hunting"], their_line=["valdr"]).play("cooperative-hunting")
    assert t.card("valdr")["damage"] == 0


def test_full_moon_pays_for_each_creature_played(table: Tables) -> None:
    t = table(house="untamed", hand=["full-moon", "niffle-ape", "regrowth"]).play("full-moon").play("niffle-ape")
    assert t.amber == [1, 0]
    t.play("regrowth")
    assert t.amber == [2, 0]  # the icon of Regrowth only


def test_lost_in_the_woods_takes_two_from_each_side(table: Tables) -> None:
    t = table(
        house="untamed",
        hand=["lost-in-the-woods"],
        line=["snufflegator", "niffle-ape", "dust-pixie"],
        their_line=["valdr", "mother"],
    )
    t.play("lost-in-the-woods", "dust-pixie")
    assert t.options == ["snufflegator", "niffle-ape"]
    t.choose("niffle-ape")
    assert t.line() == ["snufflegator"]
    assert t.line(1) == []
    assert sorted(t.zone("deck-0")) == ["dust-pixie", "niffle-ape"]
    assert sorted(t.zone("deck-1")) == ["mother", "valdr"]


def test_lost_in_the_woods_with_enemies_only(table: Tables) -> None:
    """rulebook: FAQ "Zrób tyle, ile się da"."""
    t = table(house="untamed", hand=["lost-in-the-woods"], their_line=["valdr", "mother"]).play("lost-in-the-woods")
    assert t.line(1) == []


def test_regrowth_brings_a_creature_back(table: Tables) -> None:
    t = table(house="untamed", hand=["regrowth"], discard=["punch", "valdr", "mother"]).play("regrowth")
    assert t.options == ["mother", "valdr"]
    t.choose("valdr")
    assert t.hand() == ["valdr"]
    assert t.zone("discard-0") == ["mother", "punch", "regrowth"]


def test_dust_pixie_brings_two(table: Tables) -> None:
    assert table(house="untamed", hand=["dust-pixie"]).play("dust-pixie").amber == [2, 0]


def test_snufflegator_attacks_unharmed_but_defends_as_usual(table: Tables) -> None:
    t = table(house="untamed", line=["snufflegator"], their_line=["valdr"]).fight("snufflegator", "valdr")
    assert (t.card("snufflegator")["damage"], t.card("valdr")["damage"]) == (0, 4)
    t = table(house="brobnar", line=["headhunter"], their_line=["snufflegator"]).fight("headhunter", "snufflegator")
    assert t.card("headhunter")["damage"] == 4


def test_niffle_ape_ignores_taunt_and_elusive(table: Tables) -> None:
    t = table(house="untamed", line=["niffle-ape", "snufflegator"], their_line=["urchin", "champion-anaphiel"])
    t.choose("fight niffle-ape")
    assert t.options == ["urchin", "champion-anaphiel"]
    t.choose("urchin")
    assert t.where("urchin") == "discard-1"
    assert t.card("niffle-ape")["damage"] == 1


def test_niffle_queen_strengthens_beasts_and_niffles(table: Tables) -> None:
    t = table(
        house="untamed", line=["niffle-queen", "niffle-ape", "snufflegator", "dust-pixie"], their_line=["niffle-ape"]
    )
    assert [t.card(name)["power"] for name in ("niffle-queen", "niffle-ape", "snufflegator", "dust-pixie")] == [
        6,
        5,
        5,
        1,
    ]
    assert t.card("niffle-ape#2")["power"] == 3


def test_hunting_witch_pays_for_other_creatures(table: Tables) -> None:
    t = table(house="untamed", hand=["hunting-witch", "niffle-ape"]).play("hunting-witch")
    assert t.amber == [0, 0]
    t.play("niffle-ape", "left")
    assert t.amber == [1, 0]


def test_witch_of_the_eye_takes_any_card_back(table: Tables) -> None:
    t = table(house="untamed", line=["witch-of-the-eye"], discard=["punch", "valdr"]).reap("witch-of-the-eye", "punch")
    assert t.hand() == ["punch"]
    assert t.amber == [1, 0]


def test_ancient_bear_kills_before_the_fight(table: Tables) -> None:
    t = table(house="untamed", line=["ancient-bear"], their_line=["silvertooth"]).fight("ancient-bear", "silvertooth")
    assert t.where("silvertooth") == "discard-1"
    assert t.card("ancient-bear")["damage"] == 0


def test_assault_and_hazardous_in_the_order_of_the_active_player(table: Tables) -> None:
    """rulebook: "Natarcie", "Zagrożenie"; decision 70."""
    t = table(house="untamed", line=["ancient-bear"], their_line=["briar-grubbling"])
    t.fight("ancient-bear", "briar-grubbling")
    assert t.options == ["assault", "hazardous"]
    t.choose("assault")
    assert t.where("briar-grubbling") == "discard-1"
    assert t.card("ancient-bear")["damage"] == 0
    t = table(house="untamed", line=["ancient-bear"], their_line=["briar-grubbling"])
    t.fight("ancient-bear", "briar-grubbling", "hazardous")
    assert t.where("ancient-bear") == "discard-0"
    assert t.where("briar-grubbling") == "line-1"


def test_briar_grubbling_hurts_whoever_attacks(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"], their_line=["briar-grubbling"]).fight("valdr", "briar-grubbling")
    assert t.where("valdr") == "discard-0"  # 5 before the fight, 2 in it


# -- actions ----------------------------------------------------------------------------------------------------------


def test_curiosity_is_bad_for_scientists(table: Tables) -> None:
    t = table(house="untamed", hand=["curiosity"], line=["mother", "snufflegator"], their_line=["doc-bookton", "valdr"])
    t.play("curiosity")
    assert (t.line(), t.line(1), t.amber) == (["snufflegator"], ["valdr"], [1, 0])


def test_fertility_chant_feeds_both(table: Tables) -> None:
    assert table(house="untamed", hand=["fertility-chant"]).play("fertility-chant").amber == [4, 2]


def test_fogbank_stops_their_fights_for_a_turn(table: Tables) -> None:
    t = table(house="untamed", hand=["fogbank"], line=["snufflegator"], their_line=["valdr"]).play("fogbank")
    assert t.may("fight snufflegator")
    t.end_turn()
    assert not t.may("fight valdr")
    assert t.may("reap valdr")
    t.end_turn().end_turn()
    assert t.may("fight valdr")


def test_grasping_vines_pull_up_to_three_artifacts_down(table: Tables) -> None:
    t = table(
        house="untamed",
        hand=["grasping-vines"],
        line=["snufflegator"],
        artifacts=["world-tree"],
        their_artifacts=["library-of-babble", "seeker-needle", "subtle-maul"],
    ).play("grasping-vines")
    assert t.options == ["world-tree", "library-of-babble", "seeker-needle", "subtle-maul", "done"]
    t.choose("library-of-babble", "subtle-maul").done()
    assert sorted(t.hand(1)) == ["library-of-babble", "subtle-maul"]
    assert t.zone("artifacts-0") == ["world-tree"]
    assert table(house="untamed", hand=["grasping-vines"]).play("grasping-vines").amber == [1, 0]


def test_key_charge_may_forge_for_seven(table: Tables) -> None:
    t = table(house="untamed", hand=["key-charge"], amber=8).play("key-charge")
    assert t.options == ["yes", "no"]
    t.choose("yes", "blue")
    assert (t.keys, t.amber) == ([1, 0], [1, 0])
    t = table(house="untamed", hand=["key-charge"], amber=7).play("key-charge", "no")
    assert (t.keys, t.amber) == ([0, 0], [6, 0])


def test_key_charge_with_too_little(table: Tables) -> None:
    t = table(house="untamed", hand=["key-charge"], amber=6).play("key-charge")
    assert (t.keys, t.amber) == ([0, 0], [5, 0])
    t = table(house="untamed", hand=["key-charge"]).play("key-charge")
    assert t.keys == [0, 0]


def test_lifeweb_punishes_three_creatures(table: Tables) -> None:
    creatures = ["valdr", "headhunter", "smaaash"]
    t = table(house="untamed", hand=["lifeweb"], their_hand=creatures, their_amber=4).end_turn()
    t.play("valdr").play("headhunter", "left").play("smaaash", "left", "valdr").end_turn()
    assert t.play("lifeweb").amber == [3, 2]
    t = table(house="untamed", hand=["lifeweb"], their_hand=creatures, their_amber=4).end_turn()
    t.play("valdr").play("headhunter", "left").end_turn()
    assert t.play("lifeweb").amber == [1, 4]


def test_mimicry_is_the_action_it_copies(table: Tables) -> None:
    """decision 99: its icons, its title for the rule of six, its effect; then its owner's discard pile."""
    t = table(
        house="untamed",
        hand=["mimicry"],
        their_discard=["punch", "valdr", "library-of-babble", "anger"],
        their_line=["mother"],
        discard=["terms-of-redress"],
    ).play("mimicry")
    assert t.options == ["anger", "punch"]
    t.choose("punch")
    assert t.card("mother")["damage"] == 3
    assert t.amber == [1, 0]
    assert t.where("mimicry") == "discard-0"
    assert t.g.tries == {"punch": 1}
    assert t.card("mimicry")["title"] == "mimicry"


def test_mimicry_of_library_access_purges_itself(table: Tables) -> None:
    t = table(
        house="untamed",
        hand=["mimicry", "dust-pixie"],
        their_discard=["library-access"],
        deck=["punch", "anger"],
    ).play("mimicry")
    assert t.where("mimicry") == "purged-0"
    t.play("dust-pixie")
    assert t.hand() == ["punch"]


def test_mimicry_without_anything_to_copy(table: Tables) -> None:
    t = table(house="untamed", hand=["mimicry"], their_discard=["valdr", "mimicry"]).play("mimicry")
    assert t.where("mimicry") == "discard-0"
    assert t.amber == [0, 0]


def test_natures_call_sends_up_to_three_home(table: Tables) -> None:
    t = table(
        house="untamed", hand=["nature-s-call"], line=["dust-pixie"], their_line=["valdr", "mother", "dodger"]
    ).play("nature-s-call", "dust-pixie", "valdr", "dodger")
    assert t.hand() == ["dust-pixie"]
    assert sorted(t.hand(1)) == ["dodger", "valdr"]
    t = table(house="untamed", hand=["nature-s-call"], their_line=["valdr"]).play("nature-s-call", "done")
    assert t.line(1) == ["valdr"]


def test_nocturnal_maneuver_exhausts_up_to_three(table: Tables) -> None:
    t = table(house="untamed", hand=["nocturnal-maneuver"], their_line=["valdr", "mother", "dodger", "urchin"])
    t.play("nocturnal-maneuver", "valdr", "mother")
    assert t.options == ["dodger", "urchin", "done"]
    t.choose("urchin")
    names = ("valdr", "mother", "dodger", "urchin")
    assert [t.card(name)["exhausted"] for name in names] == [True, True, False, True]


def test_perilous_wild_catches_the_elusive(table: Tables) -> None:
    t = table(house="untamed", hand=["perilous-wild"], line=["urchin"], their_line=["noddy-the-thief", "valdr"])
    t.play("perilous-wild")
    assert (t.line(), t.line(1)) == ([], ["valdr"])


def test_save_the_pack_destroys_the_wounded(table: Tables) -> None:
    t = table(
        house="untamed",
        hand=["save-the-pack"],
        line=[{"card": "snufflegator", "damage": 1}],
        their_line=[{"card": "valdr", "damage": 2}, "mother"],
    ).play("save-the-pack")
    assert (t.line(), t.line(1)) == ([], ["mother"])
    assert t.g.chains == [1, 0]


def test_scout_lets_two_skirmish(table: Tables) -> None:
    t = table(
        house="untamed",
        hand=["scout"],
        line=["niffle-ape", "valdr", {"card": "ancient-bear", "exhausted": True}],
        their_line=["mother", "dodger"],
    ).play("scout")
    assert t.options == ["niffle-ape", "valdr", "ancient-bear", "done"]
    t.choose("niffle-ape", "valdr")
    assert t.options == ["niffle-ape", "valdr"]
    t.choose("valdr", "dodger")
    assert t.where("dodger") == "discard-1"
    assert t.card("mother")["damage"] == 3  # the ape's fight; only one enemy is left
    assert [t.card(name)["damage"] for name in ("niffle-ape", "valdr")] == [0, 0]
    assert t.card("niffle-ape")["keywords"] == {"skirmish": 1}
    assert t.card("ancient-bear")["keywords"] == {"assault": 2}


def test_scout_cannot_fight_with_the_exhausted(table: Tables) -> None:
    t = table(
        house="untamed", hand=["scout"], line=[{"card": "niffle-ape", "exhausted": True}], their_line=["mother"]
    ).play("scout", "niffle-ape")
    assert t.card("mother")["damage"] == 0
    assert t.card("niffle-ape")["keywords"] == {"skirmish": 1}


def test_stampede_counts_creatures_used(table: Tables) -> None:
    t = table(
        house="untamed", hand=["stampede"], line=["snufflegator", "niffle-ape", "ancient-bear"], their_amber=3
    ).reap("snufflegator")
    t.reap("niffle-ape").reap("ancient-bear").play("stampede")
    assert t.amber == [6, 1]
    t = table(house="untamed", hand=["stampede"], line=["snufflegator", "niffle-ape"], their_amber=3)
    t.reap("snufflegator").reap("niffle-ape").play("stampede")
    assert t.amber == [3, 3]


def test_the_common_cold_may_kill_martians(table: Tables) -> None:
    t = table(
        house="untamed",
        hand=["the-common-cold"],
        line=["snufflegator~mars"],
        their_line=["dust-pixie", "valdr~mars", "mother"],
    ).play("the-common-cold")
    assert t.options == ["yes", "no"]
    assert t.where("dust-pixie") == "discard-1"
    t.choose("yes")
    assert (t.line(), t.line(1)) == ([], ["mother"])


def test_the_common_cold_without_martians(table: Tables) -> None:
    t = table(house="untamed", hand=["the-common-cold"], their_line=["valdr"]).play("the-common-cold")
    assert t.card("valdr")["damage"] == 1
    t = table(house="untamed", hand=["the-common-cold"], their_line=["valdr~mars"]).play("the-common-cold", "no")
    assert t.line(1) == ["valdr"]


def test_troop_call_gathers_niffles(table: Tables) -> None:
    t = table(
        house="untamed",
        hand=["troop-call"],
        line=["niffle-queen", "snufflegator"],
        discard=["niffle-ape", "dust-pixie"],
        their_line=["niffle-ape"],
    ).play("troop-call")
    assert sorted(t.hand()) == ["niffle-ape", "niffle-queen"]
    assert t.line() == ["snufflegator"]
    assert t.line(1) == ["niffle-ape#2"]


def test_vigor_pays_for_three_healed(table: Tables) -> None:
    t = table(house="untamed", hand=["vigor"], line=[{"card": "snufflegator", "damage": 3}], their_line=["valdr"])
    t.play("vigor", "snufflegator")
    assert t.options == [0, 1, 2, 3]
    t.choose(3)
    assert (t.card("snufflegator")["damage"], t.amber) == (0, [2, 0])
    t = table(house="untamed", hand=["vigor"], line=[{"card": "snufflegator", "damage": 3}]).play("vigor", 2)
    assert (t.card("snufflegator")["damage"], t.amber) == (1, [1, 0])
    t = table(house="untamed", hand=["vigor"], line=["snufflegator"]).play("vigor")
    assert t.amber == [1, 0]


def test_word_of_returning_takes_captured_amber_back(table: Tables) -> None:
    t = table(
        house="untamed",
        hand=["word-of-returning"],
        line=[{"card": "snufflegator", "amber": 2}],
        their_line=[{"card": "valdr", "amber": 3}, {"card": "silvertooth", "amber": 2}, "mother"],
    ).play("word-of-returning")
    assert t.amber == [6, 0]  # 1 icon, 3 moved, 2 from the one that died
    assert (t.card("valdr")["damage"], t.card("valdr")["amber"]) == (3, 0)
    assert t.where("silvertooth") == "discard-1"
    assert t.card("mother")["damage"] == 0
    assert t.card("snufflegator")["amber"] == 2


# -- artifacts --------------------------------------------------------------------------------------------------------


def test_bear_flute_heals_a_bear(table: Tables) -> None:
    t = table(
        house="untamed",
        artifacts=["bear-flute"],
        line=["snufflegator"],
        their_line=[{"card": "ancient-bear", "damage": 4}],
        deck=["ancient-bear"],
    ).use_action("bear-flute")
    assert t.card("ancient-bear#2")["damage"] == 0
    assert t.zone("deck-0") == ["ancient-bear"]


def test_bear_flute_calls_all_bears(table: Tables) -> None:
    t = table(
        house="untamed",
        artifacts=["bear-flute"],
        deck=["punch", "ancient-bear", "valdr"],
        discard=["ancient-bear", "dust-pixie"],
    ).use_action("bear-flute", "ancient-bear", "ancient-bear")
    assert t.options == ["pass"]
    t.done()
    assert sorted(t.hand()) == ["ancient-bear", "ancient-bear#2"]
    assert t.zone("discard-0") == []
    assert sorted(t.zone("deck-0")) == ["dust-pixie", "punch", "valdr"]


def test_bear_flute_may_find_fewer_bears_and_shows_none(table: Tables) -> None:
    """decisions 12, 105: a search may fail, and only a text that says so reveals what it found."""
    t = table(house="untamed", artifacts=["bear-flute"], deck=["ancient-bear"], discard=["punch"])
    t.use_action("bear-flute").done()
    assert (t.hand(), t.zone("discard-0")) == ([], ["punch"])
    t.change(cards={"bear-flute": {"exhausted": False}}).use_action("bear-flute", "ancient-bear", "pass")
    assert (t.hand(), t.zone("deck-0")) == (["ancient-bear"], ["punch"])
    assert not t.g.seen[t.find("ancient-bear")] & 0b10


def test_bear_flute_without_bears(table: Tables) -> None:
    t = table(house="untamed", artifacts=["bear-flute"], deck=["punch"], discard=["dust-pixie"])
    t.use_action("bear-flute").done()
    assert (t.hand(), t.zone("discard-0")) == ([], ["dust-pixie"])


def test_nepenthe_seed_returns_a_card(table: Tables) -> None:
    t = table(house="brobnar", artifacts=["nepenthe-seed"], discard=["punch", "valdr"]).use_omni("nepenthe-seed")
    assert sorted(map(str, t.options)) == ["nepenthe-seed", "punch", "valdr"]
    t.choose("valdr")
    assert t.hand() == ["valdr"]
    assert t.where("nepenthe-seed") == "discard-0"


def test_ritual_of_balance_steals_from_the_rich(table: Tables) -> None:
    t = table(house="untamed", artifacts=["ritual-of-balance"], their_amber=6).use_action("ritual-of-balance")
    assert t.amber == [1, 5]
    t = table(house="untamed", artifacts=["ritual-of-balance"], their_amber=5).use_action("ritual-of-balance")
    assert t.amber == [0, 5]


def test_ritual_of_the_hunt_lets_untamed_act(table: Tables) -> None:
    t = table(house="brobnar", artifacts=["ritual-of-the-hunt"], line=["snufflegator", "mother"], their_line=["dodger"])
    assert not t.may("reap snufflegator")
    t.use_omni("ritual-of-the-hunt")
    assert t.may("reap snufflegator")
    assert t.may("fight snufflegator")
    assert not t.may("reap mother")
    assert t.where("ritual-of-the-hunt") == "discard-0"


def test_world_tree_puts_a_creature_on_top(table: Tables) -> None:
    t = table(house="untamed", artifacts=["world-tree"], deck=["anger"], discard=["punch", "valdr", "dust-pixie"])
    t.use_action("world-tree")
    assert t.options == ["dust-pixie", "valdr"]
    t.choose("valdr")
    assert t.zone("deck-0") == ["anger", "valdr"]


# -- creatures --------------------------------------------------------------------------------------------------------


def test_bigtwig_fights_only_the_stunned(table: Tables) -> None:
    t = table(house="untamed", line=["bigtwig"], their_line=["valdr", {"card": "mother", "stunned": True}, "dodger"])
    t.fight("bigtwig", "mother")
    assert t.where("mother") == "discard-1"
    t = table(house="untamed", line=["bigtwig"], their_line=["valdr", "dodger"])
    assert not t.may("fight bigtwig")
    t.reap("bigtwig", "valdr")
    assert (t.card("valdr")["stunned"], t.card("valdr")["exhausted"]) == (True, True)
    assert not t.card("dodger")["stunned"]


def test_witch_of_the_wilds_allows_one_untamed_card(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["dust-pixie", "snufflegator", "mother", "headhunter"],
        line=["witch-of-the-wilds"],
    )
    assert t.may("play dust-pixie")
    assert not t.may("play mother")
    assert not t.may("discard dust-pixie")
    t.play("headhunter", "left")
    assert t.may("play snufflegator")  # her permission was not needed
    t.play("dust-pixie", "left")
    assert not t.may("play snufflegator")
    t.end_turn().end_turn().choose("brobnar")
    assert t.may("play snufflegator")


def test_two_witches_allow_two_cards(table: Tables) -> None:
    """decision 54."""
    t = table(house="brobnar", hand=["dust-pixie", "snufflegator", "niffle-ape"], line=["witch-of-the-wilds"] * 2).play(
        "dust-pixie", "left"
    )
    t.play("snufflegator", "left")
    assert not t.may("play niffle-ape")


def test_a_witch_who_comes_back_allows_another_card(table: Tables) -> None:
    """rulebook: "Opuszczenie gry": what the one that left had allowed is over; she is another one now."""
    t = table(house="dis", hand=["dust-pixie", "snufflegator", "hysteria"], line=["witch-of-the-wilds~dis"])
    t.play("dust-pixie", "left").play("hysteria").play("witch-of-the-wilds")
    assert t.may("play snufflegator")
    t.play("snufflegator", "left")
    assert not t.may("play dust-pixie")


def test_witch_of_the_wilds_on_an_untamed_turn(table: Tables) -> None:
    t = table(house="untamed", hand=["dust-pixie", "snufflegator", "valdr"], line=["witch-of-the-wilds"])
    t.play("dust-pixie", "left").play("snufflegator", "left")
    assert not t.may("play valdr")


def test_chota_hazri_may_forge(table: Tables) -> None:
    t = table(house="untamed", hand=["chota-hazri"], amber=7).play("chota-hazri", "yes", "red")
    assert (t.keys, t.amber) == ([1, 0], [0, 0])
    t = table(house="untamed", hand=["chota-hazri"], amber=7, their_line=["murmook"]).play("chota-hazri")
    assert (t.keys, t.amber) == ([0, 0], [6, 0])  # the current cost is 7


def test_dew_faerie_gathers_twice(table: Tables) -> None:
    t = table(house="untamed", line=["dew-faerie"]).reap("dew-faerie")
    assert t.amber == [2, 0]
    assert t.card("dew-faerie")["keywords"] == {"elusive": 1}


def test_flaxia_pays_in_a_crowd(table: Tables) -> None:
    t = table(house="untamed", hand=["flaxia"], line=["dust-pixie"], their_line=["valdr"]).play("flaxia", "left")
    assert t.amber == [2, 0]
    t = table(house="untamed", hand=["flaxia"], their_line=["valdr"]).play("flaxia")
    assert t.amber == [0, 0]


def test_fuzzy_gruen_feeds_the_opponent_too(table: Tables) -> None:
    assert table(house="untamed", hand=["fuzzy-gruen"]).play("fuzzy-gruen").amber == [2, 1]


def test_giant_sloth_needs_something_to_chew(table: Tables) -> None:
    t = table(house="untamed", hand=["dust-pixie"], line=["giant-sloth"], their_line=["mother"])
    assert not any(t.may(f"{way} giant-sloth") for way in ("reap", "fight", "action"))
    t.discard("dust-pixie")
    assert t.may("reap giant-sloth")
    assert t.use_action("giant-sloth").amber == [3, 0]


def test_giant_sloth_wants_an_untamed_card(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"], line=["giant-sloth~brobnar"]).discard("punch")
    assert not t.may("reap giant-sloth")


def test_halacor_covers_the_flanks(table: Tables) -> None:
    t = table(house="untamed", line=["halacor", "niffle-ape", "dust-pixie"], their_line=["valdr"])
    skirmish = [t.card(name)["keywords"] for name in ("halacor", "niffle-ape", "dust-pixie", "valdr")]
    assert skirmish == [{"skirmish": 1}, {}, {"skirmish": 1}, {}]


def test_inka_stuns_and_poisons(table: Tables) -> None:
    t = table(house="untamed", hand=["inka-the-spider"], their_line=["valdr", "mother"]).play("inka-the-spider")
    assert t.options == ["inka-the-spider", "valdr", "mother"]
    t.choose("valdr")
    assert t.card("valdr")["stunned"]
    t = table(house="untamed", line=["inka-the-spider"], their_line=["mother"]).fight("inka-the-spider", "mother")
    assert t.where("mother") == "discard-1"
    t = table(house="untamed", line=["inka-the-spider"], their_line=["raiding-knight"])
    t.fight("inka-the-spider", "raiding-knight")
    assert t.where("raiding-knight") == "line-1"  # rulebook: "Trucizna": all of it was prevented


def test_kindrith_shoots_from_afar(table: Tables) -> None:
    t = table(house="untamed", line=["kindrith-longshot"], their_line=["valdr"]).reap("kindrith-longshot", "valdr")
    assert t.card("valdr")["damage"] == 2
    assert t.card("kindrith-longshot")["keywords"] == {"elusive": 1, "skirmish": 1}


def test_lupo_bites_an_enemy(table: Tables) -> None:
    t = table(house="untamed", hand=["lupo-the-scarred"], line=["dust-pixie"], their_line=["valdr", "mother"])
    t.play("lupo-the-scarred", "left")
    assert t.options == ["valdr", "mother"]
    t.choose("valdr")
    assert t.card("valdr")["damage"] == 2


def test_mighty_tiger_bites_harder(table: Tables) -> None:
    t = table(house="untamed", hand=["mighty-tiger"], line=["dust-pixie"], their_line=["valdr"])
    t.play("mighty-tiger", "left")
    assert t.card("valdr")["damage"] == 4
    assert table(house="untamed", hand=["mighty-tiger"]).play("mighty-tiger").line() == ["mighty-tiger"]


def test_murmook_makes_their_keys_dearer(table: Tables) -> None:
    t = table(line=["murmook"], their_houses=["dis"])
    assert (t.player(0)["key_cost"], t.player(1)["key_cost"]) == (6, 7)
    t = table(line=["valdr"], their_line=["murmook"], amber=6, step="start")
    assert t.keys == [0, 0]


def test_mushroom_man_shrinks_with_keys(table: Tables) -> None:
    assert table(house="untamed", line=["mushroom-man"]).card("mushroom-man")["power"] == 11
    assert table(house="untamed", line=["mushroom-man"], keys=2).card("mushroom-man")["power"] == 5


def test_mushroom_man_dies_of_a_key_at_once(table: Tables) -> None:
    """decision 16: a change of power is looked at before anything else, also while a key is forged."""
    hurt = {"card": "mushroom-man", "damage": 9}
    t = table(step="start", houses=["untamed", "dis"], amber=6, line=[hurt], artifacts=["soul-snatcher"]).forge("red")
    assert (t.asked, t.where("mushroom-man"), t.amber) == ("house", "discard-0", [1, 0])
    t = table(house="untamed", amber=7, hand=["key-charge"], line=[hurt]).play("key-charge", "yes").forge("red")
    assert t.where("mushroom-man") == "discard-0"
    t = table(house="brobnar", hand=["punch"], their_amber=6, their_line=["keyfrog", hurt]).play("punch", "keyfrog")
    t.forge("blue")
    assert t.line(1) == [], "both leave together"


def test_piranha_monkeys_bite_all_others(table: Tables) -> None:
    t = table(house="untamed", hand=["piranha-monkeys"], line=["snufflegator"], their_line=["valdr", "silvertooth"])
    t.play("piranha-monkeys", "left")
    assert [t.card(name)["damage"] for name in ("piranha-monkeys", "snufflegator", "valdr")] == [0, 2, 2]
    assert t.where("silvertooth") == "discard-1"
    t = table(house="untamed", line=["piranha-monkeys"], their_line=["valdr"]).reap("piranha-monkeys")
    assert t.card("valdr")["damage"] == 2


def test_teliga_profits_from_their_creatures(table: Tables) -> None:
    t = table(house="untamed", hand=["niffle-ape"], line=["teliga"], their_hand=["valdr", "punch"])
    assert t.play("niffle-ape", "left").amber == [0, 0]
    t.end_turn().play("valdr")
    assert t.amber == [1, 0]
    t.play("punch", "teliga")
    assert t.amber == [1, 1]


# -- upgrades ---------------------------------------------------------------------------------------------------------


def test_way_of_the_bear_adds_to_assault(table: Tables) -> None:
    """rulebook: "Natarcie": the values add up."""
    t = table(house="untamed", hand=["way-of-the-bear"], line=["ancient-bear", "valdr"])
    t.play_upgrade("way-of-the-bear", "ancient-bear")
    assert t.card("ancient-bear")["keywords"] == {"assault": 4}
    assert t.card("valdr")["keywords"] == {}


def test_way_of_the_wolf_gives_skirmish(table: Tables) -> None:
    t = table(house="untamed", hand=["way-of-the-wolf"], line=["niffle-ape"], their_line=["valdr"])
    t.play_upgrade("way-of-the-wolf", "niffle-ape").fight("niffle-ape", "valdr")
    assert (t.card("niffle-ape")["damage"], t.card("valdr")["damage"]) == (0, 3)
    assert t.amber == [1, 0]


def test_scout_fights_with_a_creature_that_the_first_fight_readies(table: Tables) -> None:
    """One at a time: who can fight is seen when its turn comes."""
    tired = {"card": "zorg", "exhausted": True}
    t = table(house="untamed", hand=["scout"], line=["john-smyth", tired], their_line=["kelifi-dragon"])
    t.play("scout", "john-smyth", "zorg")
    assert t.card("kelifi-dragon")["damage"] == 2 + 7
    assert t.card("zorg")["exhausted"]


def test_stampede_counts_an_artifact_that_was_a_creature_when_it_was_used(table: Tables) -> None:
    """decision 35: in the line it is a creature; its action before that was an artifact's."""
    t = table(
        house="saurian",
        line=["mack-the-knife", "senator-shrix"],
        artifacts=["auto-legionary"],
        hand=["stampede~saurian", "stampede~saurian"],
        their_amber=5,
    )
    t.use_action("auto-legionary", "left").reap("mack-the-knife").reap("senator-shrix", "no").play("stampede")
    assert t.amber == [3, 5]
    t.change(cards={"auto-legionary": {"exhausted": False}}).reap("auto-legionary").play("stampede")
    assert t.amber == [3 + 1 + 1 + 2, 3]
