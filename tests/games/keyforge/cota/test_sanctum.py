"""Call of the Archons, Sanctum, card by card."""

from tests.games.keyforge.board import Tables


def test_cleansing_wave_pays_for_each_creature_really_healed(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["cleansing-wave"],
        line=[{"card": "valdr", "damage": 2}, "headhunter"],
        their_line=[{"card": "smaaash", "damage": 1}],
    ).play("cleansing-wave")
    assert t.amber == [2, 0]
    assert t.card("valdr")["damage"] == 1
    assert t.card("smaaash")["damage"] == 0


def test_shield_of_justice_protects_friends_for_the_turn(table: Tables) -> None:
    t = table(house="sanctum", hand=["shield-of-justice"], line=["sergeant-zakiel"], their_line=["valdr"])
    t.play("shield-of-justice").fight("sergeant-zakiel", "valdr")
    assert t.card("sergeant-zakiel")["damage"] == 0
    assert t.card("sergeant-zakiel")["armor_left"] == 1
    assert t.card("valdr")["damage"] == 4
    t.end_turn().fight("valdr", "sergeant-zakiel")
    assert t.where("sergeant-zakiel") == "discard-0"


def test_shield_of_justice_protects_later_arrivals(table: Tables) -> None:
    """decision 102."""
    t = table(house="sanctum", hand=["shield-of-justice", "raiding-knight"], line=["dust-pixie"])
    t.play("shield-of-justice").play("raiding-knight", "left")
    assert t.g.any_holds("no-damage", t.find("raiding-knight"))


def test_terms_of_redress_lets_a_friend_capture_two(table: Tables) -> None:
    t = table(
        house="sanctum", hand=["terms-of-redress"], line=["valdr", "mother"], their_line=["urchin"], their_amber=3
    )
    t.play("terms-of-redress")
    assert t.options == ["valdr", "mother"]
    t.choose("mother")
    assert t.card("mother")["amber"] == 2
    assert t.amber == [1, 1]


def test_hallowed_blaster_heals_three(table: Tables) -> None:
    t = table(house="sanctum", artifacts=["hallowed-blaster"], line=[{"card": "valdr", "damage": 5}])
    t.use_action("hallowed-blaster")
    assert t.card("valdr")["damage"] == 2


def test_champion_anaphiel_protects_its_neighbours(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"], their_line=["urchin", "champion-anaphiel", "mother", "dust-pixie"])
    t.choose("fight valdr")
    assert t.options == ["champion-anaphiel", "dust-pixie"]
    t.choose("champion-anaphiel")
    assert t.card("champion-anaphiel")["damage"] == 5


def test_lady_maxena_stuns_and_goes_home(table: Tables) -> None:
    t = table(house="sanctum", hand=["lady-maxena"], their_line=["valdr"]).play("lady-maxena", "valdr")
    assert t.card("valdr")["stunned"]
    t = table(house="sanctum", line=["lady-maxena"]).use_action("lady-maxena")
    assert t.hand() == ["lady-maxena"]


def test_raiding_knight_captures_one(table: Tables) -> None:
    t = table(house="sanctum", hand=["raiding-knight"], their_amber=2).play("raiding-knight")
    assert t.card("raiding-knight")["amber"] == 1
    assert t.amber == [0, 1]


def test_sergeant_zakiel_readies_a_neighbour_to_fight(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["sergeant-zakiel"],
        line=[{"card": "champion-anaphiel", "exhausted": True}],
        their_line=["dust-pixie"],
    )
    t.play("sergeant-zakiel", "left", "champion-anaphiel")
    assert t.where("dust-pixie") == "discard-1"
    assert t.card("champion-anaphiel")["exhausted"]


def test_staunch_knight_is_stronger_on_a_flank(table: Tables) -> None:
    t = table(house="sanctum", hand=["raiding-knight"], line=["dust-pixie", "staunch-knight"])
    assert t.card("staunch-knight")["power"] == 6
    t.play("raiding-knight", "right")
    assert t.card("staunch-knight")["power"] == 4


def test_staunch_knight_dies_of_its_damage_when_it_loses_the_flank(table: Tables) -> None:
    """decision 16: at once, before the Play ability of the creature that took the flank."""
    t = table(
        house="sanctum",
        hand=["raiding-knight"],
        line=["dust-pixie", {"card": "staunch-knight", "damage": 5}],
        their_amber=1,
    )
    t.play("raiding-knight", "right")
    assert t.where("staunch-knight") == "discard-0"
    assert t.card("raiding-knight")["amber"] == 1


def test_protect_the_weak_gives_armor_and_taunt(table: Tables) -> None:
    t = table(
        house="sanctum", hand=["protect-the-weak"], line=["quixo-the-adventurer", "dust-pixie"], their_line=["valdr"]
    )
    t.play_upgrade("protect-the-weak", "quixo-the-adventurer")
    assert t.card("quixo-the-adventurer")["armor"] == 1
    assert t.card("quixo-the-adventurer")["keywords"] == {"skirmish": 1, "taunt": 1}
    t.end_turn().choose("fight valdr")
    assert t.where("quixo-the-adventurer") == "discard-0"


# -- actions ----------------------------------------------------------------------------------------------------------


def test_begone_destroys_dis_or_pays(table: Tables) -> None:
    t = table(house="sanctum", hand=["begone"], line=["shooler"], their_line=["the-terror", "valdr"]).play("begone")
    assert t.options == [0, 1]
    t.choose(0)
    assert (t.line(), t.line(1), t.amber) == ([], ["valdr"], [0, 0])
    t = table(house="sanctum", hand=["begone"], their_line=["the-terror"]).play("begone", 1)
    assert (t.line(1), t.amber) == (["the-terror"], [1, 0])


def test_blinding_light_stuns_the_creatures_of_a_house(table: Tables) -> None:
    t = table(house="sanctum", hand=["blinding-light"], line=["valdr"], their_line=["headhunter", "mother"])
    t.play("blinding-light")
    assert len(t.options) == 10
    t.choose("brobnar")
    assert [t.card(name)["stunned"] for name in ("valdr", "headhunter", "mother")] == [True, True, False]
    assert t.amber == [1, 0]


def test_charge_gives_the_creatures_you_play_a_blow(table: Tables) -> None:
    t = table(
        house="sanctum", hand=["charge", "bulwark", "francus"], line=["sequis"], their_line=["valdr", "mother"]
    ).play("charge")
    assert [t.card(name)["damage"] for name in ("valdr", "mother")] == [0, 0]
    t.play("bulwark", "left")
    assert t.options == ["valdr", "mother"]
    t.choose("valdr").play("francus", "left", "mother")
    assert [t.card(name)["damage"] for name in ("valdr", "mother")] == [2, 2]
    t.end_turn()
    assert not t.g.lasting


def test_clear_mind_wakes_friends_only(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["clear-mind"],
        line=[{"card": "valdr", "stunned": True}, "sequis"],
        their_line=[{"card": "mother", "stunned": True}],
    ).play("clear-mind")
    assert [t.card(name)["stunned"] for name in ("valdr", "sequis", "mother")] == [False, False, True]


def test_doorstep_to_heaven_leaves_everybody_five(table: Tables) -> None:
    t = table(house="sanctum", hand=["doorstep-to-heaven"], amber=8, their_amber=6).play("doorstep-to-heaven")
    assert t.amber == [5, 5]
    t = table(house="sanctum", hand=["doorstep-to-heaven"], amber=1, their_amber=5).play("doorstep-to-heaven")
    assert t.amber == [2, 5]


def test_glorious_few_pays_for_being_outnumbered(table: Tables) -> None:
    t = table(house="sanctum", hand=["glorious-few"], line=["sequis"], their_line=["valdr", "mother", "dodger"])
    assert t.play("glorious-few").amber == [2, 0]
    t = table(house="sanctum", hand=["glorious-few"], line=["sequis", "valdr"], their_line=["mother"])
    assert t.play("glorious-few").amber == [0, 0]


def test_honorable_claim_is_for_knights(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["honorable-claim"],
        line=["sequis", "valdr", "bulwark"],
        their_line=["francus"],
        their_amber=3,
    ).play("honorable-claim")
    assert [t.card(name)["amber"] for name in ("sequis", "valdr", "bulwark", "francus")] == [1, 0, 1, 0]
    assert t.amber == [1, 1]


def test_honorable_claim_with_too_little_to_go_round(table: Tables) -> None:
    """decision 82: the active player decides who gets it."""
    t = table(house="sanctum", hand=["honorable-claim"], line=["sequis", "bulwark"], their_amber=1)
    t.play("honorable-claim")
    assert t.options == ["sequis", "bulwark"]
    t.choose("bulwark")
    assert [t.card(name)["amber"] for name in ("sequis", "bulwark")] == [0, 1]


def test_inspiration_uses_any_friend(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["inspiration"],
        line=[{"card": "noddy-the-thief", "exhausted": True}, "valdr"],
        their_line=["mother"],
        their_amber=2,
    ).play("inspiration")
    assert t.options == ["noddy-the-thief", "valdr"]
    t.choose("noddy-the-thief")
    assert t.options == ["fight", "reap", "action"]
    t.choose("action")
    assert t.amber == [1, 1]
    assert t.card("noddy-the-thief")["exhausted"]


def test_mighty_lance_hits_a_creature_and_a_neighbour_at_once(table: Tables) -> None:
    t = table(house="sanctum", hand=["mighty-lance"], their_line=["dust-pixie", "valdr", "mother", "dodger"])
    t.play("mighty-lance", "valdr")
    assert t.options == ["dust-pixie", "mother"]
    t.choose("mother")
    assert [t.card(name)["damage"] for name in ("dust-pixie", "valdr", "mother", "dodger")] == [0, 3, 3, 0]


def test_mighty_lance_on_a_lonely_creature(table: Tables) -> None:
    t = table(house="sanctum", hand=["mighty-lance"], their_line=["valdr"]).play("mighty-lance")
    assert t.card("valdr")["damage"] == 3


def test_oath_of_poverty_pays_for_your_own_artifacts(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["oath-of-poverty"],
        artifacts=["library-of-babble", "hallowed-blaster"],
        their_artifacts=["seeker-needle"],
    ).play("oath-of-poverty")
    assert t.amber == [5, 0]
    assert t.zone("artifacts-0") == []
    assert t.zone("artifacts-1") == ["seeker-needle"]


def test_one_stood_against_many_fights_three_different_enemies(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["one-stood-against-many"],
        line=[{"card": "champion-anaphiel", "exhausted": True}, "valdr"],
        their_line=["dust-pixie", "mother", "urchin", "dodger"],
    ).play("one-stood-against-many", "champion-anaphiel", "urchin")
    assert t.where("urchin") == "line-1"  # elusive
    assert t.options == ["dust-pixie", "mother", "dodger"]
    t.choose("dust-pixie")
    assert t.options == ["mother", "dodger"]
    t.choose("dodger")
    assert t.line(1) == ["mother", "urchin"]
    assert t.card("champion-anaphiel")["exhausted"]
    assert t.card("champion-anaphiel")["damage"] == 5  # 1 stopped by armor


def test_one_stood_against_few_stops_early(table: Tables) -> None:
    t = table(house="sanctum", hand=["one-stood-against-many"], line=["francus"], their_line=["valdr"])
    t.play("one-stood-against-many")
    assert t.card("valdr")["zone"] == "discard-1"
    assert not t.card("francus")["exhausted"]  # made ready for a second fight that nobody was left for
    assert t.card("francus")["damage"] == 5


def test_radiant_truth_spares_the_flanks(table: Tables) -> None:
    t = table(
        house="sanctum", hand=["radiant-truth"], line=["sequis", "bulwark", "francus"], their_line=["valdr", "mother"]
    ).play("radiant-truth")
    assert not any(t.card(name)["stunned"] for name in ("valdr", "mother", "bulwark"))
    t = table(house="sanctum", hand=["radiant-truth"], their_line=["valdr", "mother", "dodger"]).play("radiant-truth")
    assert [t.card(name)["stunned"] for name in ("valdr", "mother", "dodger")] == [False, True, False]


def test_take_hostages_lets_survivors_capture(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["take-hostages"],
        line=["sequis", "commander-remiel"],
        their_line=["dust-pixie", "valdr"],
        their_amber=3,
    ).play("take-hostages")
    t.fight("sequis", "dust-pixie")
    assert t.card("sequis")["amber"] == 1
    t.fight("commander-remiel", "valdr")
    assert t.where("commander-remiel") == "discard-0"
    assert t.amber == [1, 2]


def test_the_harder_they_come_purges_the_strong(table: Tables) -> None:
    t = table(house="sanctum", hand=["the-harder-they-come"], line=["francus"], their_line=["valdr", "sequis"])
    t.play("the-harder-they-come")
    assert t.options == ["francus", "valdr"]
    t.choose("valdr")
    assert t.where("valdr") == "purged-1"


def test_the_spirits_way_spares_the_weak(table: Tables) -> None:
    t = table(
        house="sanctum", hand=["the-spirit-s-way"], line=["sequis", "urchin"], their_line=["valdr", "silvertooth"]
    )
    t.play("the-spirit-s-way")
    assert (t.line(), t.line(1)) == (["urchin"], ["silvertooth"])


def test_virtuous_works_brings_three(table: Tables) -> None:
    assert table(house="sanctum", hand=["virtuous-works"]).play("virtuous-works").amber == [3, 0]


# -- artifacts --------------------------------------------------------------------------------------------------------


def test_epic_quest_archives_your_knights(table: Tables) -> None:
    t = table(house="sanctum", hand=["epic-quest"], line=["sequis", "valdr", "bulwark"], their_line=["francus"])
    t.play("epic-quest")
    assert t.line() == ["valdr"]
    assert sorted(t.zone("archives-0")) == ["bulwark", "sequis"]
    assert t.line(1) == ["francus"]


def test_epic_quest_forges_after_seven_cards(table: Tables) -> None:
    works = ["virtuous-works"] * 6
    t = table(house="sanctum", hand=[*works, "clear-mind"], artifacts=["epic-quest"])
    for number in range(6):
        t.play("virtuous-works" if not number else f"virtuous-works#{number + 1}")
    t.play("clear-mind").use_omni("epic-quest", "red")
    assert t.keys == [1, 0]
    assert t.amber == [19, 0]
    assert t.where("epic-quest") == "discard-0"


def test_epic_quest_with_too_few_cards(table: Tables) -> None:
    t = table(house="brobnar", artifacts=["epic-quest"]).use_omni("epic-quest")
    assert t.keys == [0, 0]
    assert t.where("epic-quest") == "artifacts-0"


def test_gorm_of_omm_takes_an_artifact_along(table: Tables) -> None:
    t = table(
        house="brobnar", artifacts=["gorm-of-omm", "hallowed-blaster"], their_artifacts=["library-of-babble"]
    ).use_omni("gorm-of-omm")
    assert t.options == ["hallowed-blaster", "library-of-babble"]
    t.choose("library-of-babble")
    assert t.where("gorm-of-omm") == "discard-0"
    assert t.where("library-of-babble") == "discard-1"


def test_potion_of_invulnerability_protects_for_the_turn(table: Tables) -> None:
    t = table(house="brobnar", artifacts=["potion-of-invulnerability"], line=["valdr"], their_line=["mother"])
    t.use_omni("potion-of-invulnerability").fight("valdr", "mother")
    assert t.where("potion-of-invulnerability") == "discard-0"
    assert t.card("valdr")["damage"] == 0
    assert t.where("mother") == "discard-1"
    assert t.end_turn().g.lasting == []


def test_round_table_seats_knights(table: Tables) -> None:
    t = table(house="sanctum", artifacts=["round-table"], line=["sequis", "valdr"], their_line=["bulwark"])
    assert (t.card("sequis")["power"], t.card("sequis")["keywords"]) == (5, {"taunt": 1})
    assert (t.card("valdr")["power"], t.card("valdr")["keywords"]) == (6, {})
    assert (t.card("bulwark")["power"], t.card("bulwark")["keywords"]) == (4, {})


def test_sigil_of_brotherhood_lets_sanctum_act(table: Tables) -> None:
    t = table(house="brobnar", artifacts=["sigil-of-brotherhood"], line=["sequis", "mother"], their_amber=2)
    assert not t.may("reap sequis")
    t.use_omni("sigil-of-brotherhood")
    assert t.may("reap sequis")
    assert not t.may("reap mother")
    t.reap("sequis")
    assert t.amber == [1, 1]
    assert t.where("sigil-of-brotherhood") == "discard-0"


def test_whispering_reliquary_returns_an_artifact(table: Tables) -> None:
    t = table(house="sanctum", artifacts=["whispering-reliquary"], line=["valdr"], their_artifacts=["seeker-needle"])
    t.use_action("whispering-reliquary")
    assert t.options == ["whispering-reliquary", "seeker-needle"]
    t.choose("seeker-needle")
    assert t.hand(1) == ["seeker-needle"]


# -- creatures --------------------------------------------------------------------------------------------------------


def test_bulwark_covers_its_neighbours(table: Tables) -> None:
    """rulebook: "Pancerz": the values add up."""
    t = table(house="sanctum", line=["staunch-knight", "bulwark", "valdr", "mother"], their_line=["dodger"])
    armor = [t.card(name)["armor"] for name in ("staunch-knight", "bulwark", "valdr", "mother", "dodger")]
    assert armor == [4, 2, 2, 0, 0]


def test_champion_tabris_captures_after_a_fight(table: Tables) -> None:
    t = table(house="sanctum", line=["champion-tabris"], their_line=["dust-pixie"], their_amber=2)
    t.fight("champion-tabris", "dust-pixie")
    assert t.card("champion-tabris")["amber"] == 1
    assert t.amber == [0, 1]


def test_commander_remiel_orders_others_about(table: Tables) -> None:
    t = table(house="sanctum", line=["commander-remiel", "doc-bookton", "valdr", "sequis"], deck=["punch"])
    t.reap("commander-remiel")
    assert t.options == ["doc-bookton", "valdr"]
    t.choose("doc-bookton")
    assert t.hand() == ["punch"]
    assert t.amber == [2, 0]


def test_duma_heals_the_others_and_draws(table: Tables) -> None:
    """rulebook: example under "Zniszczona karta"."""
    t = table(
        house="shadows",
        hand=["poison-wave"],
        their_line=[
            "jehu-the-bureaucrat",
            {"card": "duma-the-martyr", "damage": 2},
            {"card": "commander-remiel", "damage": 1},
        ],
        their_deck=["punch", "anger", "smaaash"],
    ).play("poison-wave")
    assert t.line(1) == ["jehu-the-bureaucrat"]
    assert t.card("jehu-the-bureaucrat")["damage"] == 0
    assert t.hand(1) == ["punch", "anger"]


def test_francus_captures_from_whom_it_beats(table: Tables) -> None:
    t = table(house="sanctum", line=["francus"], their_line=["dust-pixie", "valdr"], their_amber=2)
    t.fight("francus", "dust-pixie")
    assert t.card("francus")["amber"] == 1
    t = table(house="sanctum", line=["francus"], their_line=["shadow-self"], their_amber=2).fight(
        "francus", "shadow-self"
    )
    assert t.card("francus")["amber"] == 0
    t = table(house="brobnar", line=["headhunter"], their_line=["francus"], amber=2).fight("headhunter", "francus")
    assert t.card("francus")["amber"] == 1  # also when it defends


def test_grey_monk_armors_friends_and_itself(table: Tables) -> None:
    t = table(house="sanctum", line=["grey-monk", "sequis"], their_line=[{"card": "valdr", "damage": 3}])
    assert [t.card(name)["armor"] for name in ("grey-monk", "sequis", "valdr")] == [1, 3, 0]
    t.reap("grey-monk")
    assert t.options == ["grey-monk", "sequis", "valdr"]
    t.choose("valdr")
    assert t.card("valdr")["damage"] == 1


def test_hayyel_is_paid_for_your_artifacts(table: Tables) -> None:
    t = table(house="sanctum", hand=["whispering-reliquary", "clear-mind"], line=["hayyel-the-merchant"])
    assert t.play("whispering-reliquary").amber == [1, 0]
    assert t.play("clear-mind").amber == [2, 0]  # its icon only


def test_horseman_of_death_calls_the_others_back(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["horseman-of-death"],
        discard=["horseman-of-war", "valdr", "horseman-of-famine"],
        their_discard=["horseman-of-pestilence"],
    ).play("horseman-of-death")
    assert sorted(t.hand()) == ["horseman-of-famine", "horseman-of-war"]
    assert t.zone("discard-0") == ["valdr"]


def test_horseman_of_famine_takes_the_weakest_each_time(table: Tables) -> None:
    t = table(
        house="sanctum", hand=["horseman-of-famine"], line=["sequis"], their_line=["dust-pixie", "urchin", "valdr"]
    ).play("horseman-of-famine", "left")
    assert t.options == ["dust-pixie", "urchin"]
    t.choose("urchin").end_turn().choose("untamed").end_turn()
    t.reap("horseman-of-famine")
    assert t.line(1) == ["valdr"]


def test_horseman_of_famine_dies_when_it_is_alone(table: Tables) -> None:
    t = table(house="sanctum", hand=["horseman-of-famine"]).play("horseman-of-famine")
    assert t.where("horseman-of-famine") == "discard-0"


def test_horseman_of_pestilence_spares_horsemen(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["horseman-of-pestilence"],
        line=["horseman-of-war", "valdr"],
        their_line=["dust-pixie", "mother"],
    ).play("horseman-of-pestilence", "left")
    assert [t.card(name)["damage"] for name in ("horseman-of-war", "valdr", "mother")] == [0, 1, 1]
    assert t.where("dust-pixie") == "discard-1"


def test_horseman_of_war_lets_everybody_fight_and_nothing_else(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["horseman-of-war"],
        line=["valdr", "sequis", "lady-maxena"],
        artifacts=["hallowed-blaster"],
        their_line=["mother"],
    )
    assert t.may("reap sequis")
    assert t.may("action lady-maxena")
    t.play("horseman-of-war", "left")
    assert [t.may(f"fight {name}") for name in ("valdr", "sequis", "lady-maxena")] == [True, True, True]
    assert [t.may(f"reap {name}") for name in ("valdr", "sequis", "lady-maxena")] == [False, False, False]
    assert not t.may("action lady-maxena")
    assert t.may("action hallowed-blaster")
    t.fight("valdr", "mother")
    assert t.where("mother") == "discard-1"


def test_jehu_is_paid_when_sanctum_is_chosen(table: Tables) -> None:
    t = table(line=["jehu-the-bureaucrat", "valdr"], step="start").choose("sanctum")
    assert t.amber == [2, 0]
    t = table(line=["jehu-the-bureaucrat", "valdr"], step="start").choose("brobnar")
    assert t.amber == [0, 0]


def test_lord_golgotha_strikes_the_neighbours_first(table: Tables) -> None:
    t = table(house="sanctum", line=["lord-golgotha"], their_line=["valdr", "mother", "dodger", "urchin"])
    t.fight("lord-golgotha", "mother")
    assert [t.card(name)["damage"] for name in ("valdr", "dodger")] == [3, 3]
    assert t.line(1) == ["valdr", "dodger", "urchin"]


def test_numquid_makes_the_sides_even(table: Tables) -> None:
    t = table(house="sanctum", hand=["numquid-the-fair"], their_line=["valdr", "mother", "dodger"])
    t.play("numquid-the-fair", "valdr")
    assert t.options == ["mother", "dodger"]
    t.choose("dodger")
    assert t.line(1) == ["mother"]


def test_numquid_destroys_one_even_if_outnumbered(table: Tables) -> None:
    t = table(house="sanctum", hand=["numquid-the-fair"], line=["sequis"], their_line=["valdr"])
    t.play("numquid-the-fair", "left")
    assert t.line(1) == []


def test_protectrix_protects_whom_it_heals(table: Tables) -> None:
    t = table(
        house="sanctum",
        line=["protectrix", {"card": "sequis", "damage": 3}],
        their_line=["valdr"],
    ).reap("protectrix")
    assert t.options == ["protectrix", "sequis", "valdr", "pass"]
    t.choose("sequis").fight("sequis", "valdr")
    assert (t.card("sequis")["damage"], t.card("valdr")["damage"]) == (0, 4)


def test_protectrix_protects_nobody_who_was_not_healed(table: Tables) -> None:
    """rulebook: "Leczenie": who has no damage is not healed."""
    t = table(house="sanctum", line=["protectrix", "sequis"], their_line=["valdr"]).reap("protectrix", "sequis")
    t.fight("sequis", "valdr")
    assert t.where("sequis") == "discard-0"
    t = table(house="sanctum", line=["protectrix", {"card": "sequis", "damage": 3}]).reap("protectrix", "pass")
    assert t.card("sequis")["damage"] == 3


def test_sanctum_guardian_changes_places(table: Tables) -> None:
    t = table(house="sanctum", line=["sanctum-guardian", "sequis", "valdr"], their_line=["mother"])
    t.reap("sanctum-guardian")
    assert t.options == ["sequis", "valdr"]
    t.choose("valdr")
    assert t.line() == ["valdr", "sequis", "sanctum-guardian"]


def test_sequis_captures_onto_itself(table: Tables) -> None:
    t = table(house="sanctum", line=["sequis"], their_amber=2).reap("sequis")
    assert t.card("sequis")["amber"] == 1
    assert t.amber == [1, 1]


def test_gatekeeper_leaves_five_of_seven(table: Tables) -> None:
    t = table(house="sanctum", hand=["gatekeeper"], their_amber=9).play("gatekeeper")
    assert (t.card("gatekeeper")["amber"], t.amber) == (4, [0, 5])
    t = table(house="sanctum", hand=["gatekeeper"], their_amber=6).play("gatekeeper")
    assert (t.card("gatekeeper")["amber"], t.amber) == (0, [0, 6])


def test_the_vaultkeeper_keeps_thieves_out(table: Tables) -> None:
    t = table(house="shadows", hand=["urchin"], their_line=["the-vaultkeeper"], their_amber=3).play("urchin")
    assert t.amber == [0, 3]
    t = table(
        house="sanctum", hand=["terms-of-redress"], line=["sequis"], their_line=["the-vaultkeeper"], their_amber=3
    )
    assert t.play("terms-of-redress").amber == [1, 1]  # capturing is not stealing


def test_veemos_lightbringer_finds_the_elusive(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["veemos-lightbringer"],
        line=["urchin", "sequis"],
        their_line=["noddy-the-thief", "valdr"],
    ).play("veemos-lightbringer", "left")
    assert t.line() == ["veemos-lightbringer", "sequis"]
    assert t.line(1) == ["valdr"]


# -- upgrades ---------------------------------------------------------------------------------------------------------


def test_armageddon_cloak_is_destroyed_in_place_of_its_wearer(table: Tables) -> None:
    """erratum; decision 18."""
    t = table(
        house="brobnar", line=["valdr"], their_line=[{"card": "sequis", "damage": 1, "upgrades": ["armageddon-cloak"]}]
    )
    assert t.card("sequis")["keywords"] == {"hazardous": 2}
    t.fight("valdr", "sequis")
    assert t.where("armageddon-cloak") == "discard-1"
    assert t.where("sequis") == "line-1"
    assert t.card("sequis")["damage"] == 0
    assert t.card("sequis")["keywords"] == {}
    assert t.where("valdr") == "discard-0"  # 2 from hazardous, 4 in the fight


def test_armageddon_cloak_when_many_are_destroyed(table: Tables) -> None:
    """rulebook: "Efekty zastępujące": the one who wears it stays, untagged; nobody sees it destroyed."""
    t = table(
        house="sanctum",
        hand=["the-spirit-s-way"],
        line=[{"card": "commander-remiel", "damage": 2, "upgrades": ["armageddon-cloak"]}, "sequis"],
        their_line=["valdr"],
    ).play("the-spirit-s-way")
    assert (t.line(), t.line(1)) == (["commander-remiel"], [])
    assert t.card("commander-remiel")["damage"] == 0
    assert t.g.killed == [1, 1]
    assert sorted(t.zone("discard-0")) == ["armageddon-cloak", "sequis", "the-spirit-s-way"]


def test_mantle_of_the_zealot_opens_every_house(table: Tables) -> None:
    t = table(house="sanctum", hand=["mantle-of-the-zealot"], line=["valdr", "mother"], their_line=["dodger"])
    assert not t.may("reap valdr")
    t.play_upgrade("mantle-of-the-zealot", "valdr")
    assert t.may("reap valdr")
    assert t.may("fight valdr")
    assert not t.may("reap mother")


def test_shoulder_armor_counts_on_a_flank(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["sequis"],
        line=["valdr", {"card": "mother", "upgrades": ["shoulder-armor"]}],
    )
    assert (t.card("mother")["power"], t.card("mother")["armor"]) == (7, 2)
    t.play("sequis", "right")
    assert (t.card("mother")["power"], t.card("mother")["armor"]) == (5, 0)


def test_new_armor_is_fresh_where_used_armor_was_lost(table: Tables) -> None:
    """decision 77: the points that Bulwark gave and that were used are lost with it; another one brings its own."""
    t = table(house="sanctum", hand=["mighty-lance", "bulwark"], line=["valdr", {"card": "bulwark", "damage": 3}])
    t.play("mighty-lance", "valdr")
    assert (t.line(), t.card("valdr")["damage"]) == (["valdr"], 1)
    t.play("bulwark", "right")
    assert (t.card("valdr")["armor"], t.card("valdr")["armor_left"]) == (2, 2)


def test_armor_that_came_later_and_goes_takes_used_points_along(table: Tables) -> None:
    """decision 77: whichever effect gave them."""
    hand = ["mighty-lance", "grey-monk", "oubliette~sanctum"]
    t = table(house="sanctum", hand=hand, line=["lady-maxena", "sequis"]).play("mighty-lance", "sequis")
    assert t.card("sequis")["armor_left"] == 0
    t.play("grey-monk", "right")
    assert t.card("sequis")["armor_left"] == 1
    t.play("oubliette")
    assert (t.line(), t.card("sequis")["armor_left"]) == (["lady-maxena", "sequis"], 1)


def test_a_ward_lost_to_a_lack_of_power_puts_nothing_off(table: Tables) -> None:
    """decisions 16, 78: off the flank the knight has as much damage as power, and dies before anything else happens."""
    line = ["valdr", {"card": "staunch-knight", "damage": 4, "warded": True}]
    t = table(house="sanctum", hand=["lady-maxena"], line=line).play("lady-maxena", "right")
    assert t.options == ["valdr", "lady-maxena"]
    t.choose("valdr")
    assert t.where("staunch-knight") == "discard-0"


def test_after_horseman_of_war_ghosthawk_lets_nobody_reap(table: Tables) -> None:
    """decision 15: "can only fight" beats "may"."""
    t = table(
        house="sanctum",
        line=["troll", "witch-of-the-wilds"],
        hand=["ghosthawk", "horseman-of-war"],
        their_line=["bumpsy"],
    )
    t.play("horseman-of-war", "left").play("ghosthawk", 1)
    assert (t.asked, t.amber) == ("act", [0, 0])


def test_take_hostages_has_no_captor_when_the_attacker_came_back_on_the_other_side(table: Tables) -> None:
    """decision 21: what Overlord Greking put into play is not the creature that fought."""
    t = table(
        house="sanctum",
        hand=["take-hostages"],
        line=[{"card": "mugwump~sanctum", "damage": 2}],
        their_line=["overlord-greking"],
        their_amber=2,
    ).play("take-hostages")
    t.fight("mugwump", "overlord-greking", "left")
    assert (t.card("mugwump")["amber"], t.amber) == (0, [1, 2])


def test_one_stood_against_many_stops_when_overlord_greking_takes_the_fighter(table: Tables) -> None:
    """decision 21: it came back as another creature, and not as a friendly one."""
    t = table(
        house="sanctum",
        hand=["one-stood-against-many"],
        line=["mugwump", "troll"],
        their_line=["overlord-greking", "valdr"],
    ).play("one-stood-against-many", "mugwump", "overlord-greking", "left")
    assert t.line(1) == ["mugwump", "overlord-greking", "valdr"]
    assert t.card("mugwump")["exhausted"]
    assert t.card("troll")["damage"] == 0
