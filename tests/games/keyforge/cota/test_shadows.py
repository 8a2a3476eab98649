"""Call of the Archons, Shadows, card by card."""

from tests.games.keyforge.board import Tables


def test_nerve_blast_deals_damage_only_if_it_steals(table: Tables) -> None:
    t = table(house="shadows", hand=["nerve-blast"], their_amber=1, their_line=["valdr"]).play("nerve-blast")
    assert t.amber == [1, 0]
    assert t.card("valdr")["damage"] == 2
    t = table(house="shadows", hand=["nerve-blast"], their_line=["valdr"]).play("nerve-blast")
    assert t.card("valdr")["damage"] == 0


def test_poison_wave_hits_everybody_at_once(table: Tables) -> None:
    t = table(house="shadows", hand=["poison-wave"], line=["dodger", "silvertooth"], their_line=["raiding-knight"])
    t.play("poison-wave")
    assert t.card("dodger")["damage"] == 2
    assert t.where("silvertooth") == "discard-0"
    assert t.card("raiding-knight")["damage"] == 0
    assert t.card("raiding-knight")["armor_left"] == 0
    assert t.amber == [1, 0]


def test_too_much_to_protect_leaves_six(table: Tables) -> None:
    assert table(house="shadows", hand=["too-much-to-protect"], their_amber=9).play("too-much-to-protect").amber == [
        4,
        6,
    ]
    assert table(house="shadows", hand=["too-much-to-protect"], their_amber=6).play("too-much-to-protect").amber == [
        1,
        6,
    ]


def test_seeker_needle_pays_if_it_kills(table: Tables) -> None:
    t = table(house="shadows", artifacts=["seeker-needle"], line=["dodger"], their_line=["dust-pixie"])
    t.use_action("seeker-needle", "dust-pixie")
    assert t.amber == [1, 0]
    t = table(house="shadows", artifacts=["seeker-needle"], their_line=["valdr"]).use_action("seeker-needle")
    assert t.amber == [0, 0]
    assert t.card("valdr")["damage"] == 1


def test_seeker_needle_pays_for_a_creature_that_returns_to_hand(table: Tables) -> None:
    """decision 19: destroyed is destroyed, wherever it goes."""
    t = table(house="shadows", artifacts=["seeker-needle"], their_line=["bad-penny"]).use_action("seeker-needle")
    assert t.where("bad-penny") == "hand-1"
    assert t.amber == [1, 0]


def test_bad_penny_returns_to_its_owners_hand(table: Tables) -> None:
    t = table(house="shadows", line=["bad-penny"], their_line=["valdr"]).fight("bad-penny", "valdr")
    assert t.hand() == ["bad-penny"]


def test_bad_penny_under_enemy_control_returns_to_its_owner(table: Tables) -> None:
    """decision 25."""
    t = table(house="shadows", line=[{"card": "bad-penny", "owner": 1}], their_line=["valdr"]).fight(
        "bad-penny", "valdr"
    )
    assert t.hand(1) == ["bad-penny"]


def test_noddy_steals_with_its_action(table: Tables) -> None:
    t = table(house="shadows", line=["noddy-the-thief"], their_amber=3).use_action("noddy-the-thief")
    assert t.amber == [1, 2]
    assert t.card("noddy-the-thief")["exhausted"]


def test_noddy_is_elusive_once_a_turn(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr", "headhunter"], their_line=["noddy-the-thief"])
    t.fight("valdr", "noddy-the-thief")
    assert (t.card("valdr")["damage"], t.card("noddy-the-thief")["damage"]) == (0, 0)
    t.fight("headhunter", "noddy-the-thief")
    assert t.where("noddy-the-thief") == "discard-1"
    assert t.card("headhunter")["damage"] == 2


def test_dodger_steals_after_a_fight(table: Tables) -> None:
    t = table(house="shadows", line=["dodger"], their_line=["dust-pixie"], their_amber=1).fight("dodger", "dust-pixie")
    assert t.amber == [1, 0]


def test_shadow_self_takes_what_armor_leaves(table: Tables) -> None:
    """rulebook: FAQ "Pancerz": the knight's armor stops two, Shadow Self takes the other two."""
    t = table(house="untamed", line=["snufflegator"], their_line=["raiding-knight", "shadow-self"])
    t.fight("snufflegator", "raiding-knight")
    assert t.card("raiding-knight")["damage"] == 0
    assert t.card("shadow-self")["damage"] == 2
    t = table(house="brobnar", line=["headhunter"], their_line=["raiding-knight", "shadow-self"])
    t.fight("headhunter", "raiding-knight")
    assert t.card("shadow-self")["damage"] == 3
    assert t.card("headhunter")["damage"] == 4


def test_shadow_self_deals_no_damage_and_does_not_shield_specters(table: Tables) -> None:
    t = table(house="shadows", line=["shadow-self", "shadow-self"], their_line=["valdr"]).fight("shadow-self", "valdr")
    assert t.card("valdr")["damage"] == 0
    assert t.card("shadow-self")["damage"] == 6
    assert t.card("shadow-self#2")["damage"] == 0


def test_silvertooth_enters_ready(table: Tables) -> None:
    t = table(house="shadows", hand=["silvertooth"]).play("silvertooth")
    assert t.may("reap silvertooth")


def test_urchin_steals_when_played(table: Tables) -> None:
    t = table(house="shadows", hand=["urchin"], their_amber=2).play("urchin")
    assert t.amber == [1, 1]
    assert t.card("urchin")["keywords"] == {"elusive": 1}


def test_macis_asp_poisons_unharmed(table: Tables) -> None:
    t = table(house="shadows", line=["macis-asp"], their_line=["valdr"]).fight("macis-asp", "valdr")
    assert t.where("valdr") == "discard-1"
    assert t.card("macis-asp")["damage"] == 0


def test_poison_needs_damage_that_is_dealt(table: Tables) -> None:
    """rulebook: "Trucizna": not through a ward."""
    t = table(house="shadows", line=["macis-asp"], their_line=[{"card": "valdr", "warded": True}])
    t.fight("macis-asp", "valdr")
    assert t.where("valdr") == "line-1"


def test_nexus_uses_an_enemy_artifact_as_if_it_were_yours(table: Tables) -> None:
    t = table(house="shadows", line=["nexus"], their_artifacts=["library-of-babble"], deck=["punch"]).reap("nexus")
    assert t.hand() == ["punch"]
    assert t.card("library-of-babble")["exhausted"]
    assert t.card("library-of-babble")["controller"] == 1


def test_duskrunner_gives_a_reap_ability(table: Tables) -> None:
    t = table(house="shadows", hand=["duskrunner"], line=["dodger", "doc-bookton"], their_amber=3, deck=["punch"])
    t.play_upgrade("duskrunner", "dodger").reap("dodger")
    assert t.amber == [2, 2]


def test_duskrunner_on_a_creature_that_reaps_anyway_is_put_in_order(table: Tables) -> None:
    t = table(
        house="logos", line=[{"card": "doc-bookton", "upgrades": ["duskrunner"]}], their_amber=3, deck=["punch"]
    ).reap("doc-bookton")
    assert sorted(str(option) for option in t.options) == ["doc-bookton", "duskrunner"]
    t.default()
    assert t.amber == [2, 2]
    assert t.hand() == ["punch"]


# -- actions ----------------------------------------------------------------------------------------------------------


def test_bait_and_switch_repeats_once(table: Tables) -> None:
    """erratum: at most two."""
    assert table(house="shadows", hand=["bait-and-switch"], their_amber=14).play("bait-and-switch").amber == [2, 12]
    assert table(house="shadows", hand=["bait-and-switch"], their_amber=2).play("bait-and-switch").amber == [1, 1]
    t = table(house="shadows", hand=["bait-and-switch"], amber=3, their_amber=3).play("bait-and-switch")
    assert t.amber == [3, 3]


def test_booby_trap_splashes(table: Tables) -> None:
    t = table(house="shadows", hand=["booby-trap"], line=["urchin"], their_line=["valdr", "shadow-self", "mother"])
    t.play("booby-trap")
    assert [t.card(name)["damage"] for name in ("valdr", "mother", "urchin")] == [0, 0, 0]
    assert t.card("shadow-self")["damage"] == 8  # it takes what splashes on its neighbours, too
    t = table(house="shadows", hand=["booby-trap"], their_line=["valdr", "mother", "headhunter", "dust-pixie"])
    t.play("booby-trap")
    assert t.options == ["mother", "headhunter"]
    t.choose("mother")
    assert [t.card(name)["damage"] for name in ("valdr", "mother", "headhunter", "dust-pixie")] == [2, 4, 2, 0]


def test_finishing_blow_needs_a_damaged_creature(table: Tables) -> None:
    t = table(
        house="shadows",
        hand=["finishing-blow"],
        line=["dodger"],
        their_line=[{"card": "valdr", "damage": 1}, "mother"],
        their_amber=2,
    ).play("finishing-blow")
    assert t.line(1) == ["mother"]
    assert t.amber == [2, 1]
    t = table(house="shadows", hand=["finishing-blow"], their_line=["valdr"], their_amber=2).play("finishing-blow")
    assert t.amber == [1, 2]


def test_finishing_blow_stopped_by_a_ward_steals_nothing(table: Tables) -> None:
    """decision 10."""
    t = table(
        house="shadows",
        hand=["finishing-blow"],
        their_line=[{"card": "valdr", "damage": 1, "warded": True}],
        their_amber=2,
    ).play("finishing-blow")
    assert t.amber == [1, 2]
    assert not t.card("valdr")["warded"]


def test_ghostly_hand_wants_exactly_one(table: Tables) -> None:
    assert table(house="shadows", hand=["ghostly-hand"], their_amber=1).play("ghostly-hand").amber == [3, 0]
    assert table(house="shadows", hand=["ghostly-hand"], their_amber=2).play("ghostly-hand").amber == [2, 2]


def test_hidden_stash_archives_from_hand(table: Tables) -> None:
    t = table(house="shadows", hand=["hidden-stash", "punch", "valdr"]).play("hidden-stash")
    assert t.options == ["punch", "valdr"]
    t.choose("valdr")
    assert t.zone("archives-0") == ["valdr"]
    assert t.hand() == ["punch"]


def test_imperial_traitor_may_purge_a_sanctum_card(table: Tables) -> None:
    t = table(house="shadows", hand=["imperial-traitor"], their_hand=["sequis", "valdr", "clear-mind"])
    t.play("imperial-traitor")
    assert t.asker == 0
    assert t.options == ["sequis", "clear-mind", "pass"]
    t.choose("clear-mind")
    assert t.where("clear-mind") == "purged-1"
    assert t.hand(1) == ["sequis", "valdr"]
    assert all(t.g.seen[t.find(name)] & 1 for name in ("sequis", "valdr"))


def test_imperial_traitor_may_be_content_with_looking(table: Tables) -> None:
    t = table(house="shadows", hand=["imperial-traitor"], their_hand=["sequis"]).play("imperial-traitor", "pass")
    assert t.hand(1) == ["sequis"]
    t = table(house="shadows", hand=["imperial-traitor"], their_hand=["valdr"]).play("imperial-traitor")
    assert t.options == ["pass"], "spectators do not learn that there is no Sanctum card"
    assert t.done().hand(1) == ["valdr"]


def test_key_of_darkness_costs_less_when_they_have_nothing(table: Tables) -> None:
    t = table(house="shadows", hand=["key-of-darkness"], amber=8).play("key-of-darkness", "red")
    assert (t.keys, t.amber) == ([1, 0], [0, 0])
    t = table(house="shadows", hand=["key-of-darkness"], amber=11, their_amber=1).play("key-of-darkness")
    assert (t.keys, t.amber) == ([0, 0], [11, 1])
    t = table(house="shadows", hand=["key-of-darkness"], amber=12, their_amber=1).play("key-of-darkness", "blue")
    assert (t.keys, t.amber) == ([1, 0], [0, 1])


def test_lights_out_sends_two_enemies_home(table: Tables) -> None:
    t = table(house="shadows", hand=["lights-out"], line=["dodger"], their_line=["valdr", "mother", "urchin"])
    t.play("lights-out", "valdr")
    assert t.options == ["mother", "urchin"]
    t.choose("urchin")
    assert sorted(t.hand(1)) == ["urchin", "valdr"]
    t = table(house="shadows", hand=["lights-out"], their_line=["valdr"]).play("lights-out")
    assert t.hand(1) == ["valdr"]


def test_miasma_skips_their_forging(table: Tables) -> None:
    t = table(house="shadows", hand=["miasma"], their_amber=7, their_houses=["dis"]).play("miasma").end_turn()
    assert t.keys == [0, 0]
    t.end_turn().end_turn().choose("red")
    assert t.keys == [0, 1]  # the turn after that as usual


def test_one_last_job_pays_for_everyone_who_retires(table: Tables) -> None:
    t = table(
        house="shadows",
        hand=["one-last-job"],
        line=["dodger", "valdr", {"card": "urchin", "warded": True}, "bad-penny"],
        their_line=["silvertooth"],
        their_amber=5,
    ).play("one-last-job")
    assert t.line() == ["valdr", "urchin"]
    assert sorted(t.zone("purged-0")) == ["bad-penny", "dodger"]
    assert t.line(1) == ["silvertooth"]
    assert t.amber == [3, 3]


def test_oubliette_swallows_the_small(table: Tables) -> None:
    t = table(house="shadows", hand=["oubliette"], line=["silvertooth"], their_line=["valdr", "urchin"])
    t.play("oubliette")
    assert t.options == ["silvertooth", "urchin"]
    t.choose("urchin")
    assert t.where("urchin") == "purged-1"


def test_pawn_sacrifice_resolves_the_pawn_first(table: Tables) -> None:
    """rulebook: "Umiejętność": the Imp's own ability is over before the damage is dealt."""
    t = table(
        house="shadows", hand=["pawn-sacrifice"], line=["dust-imp", "dodger"], their_line=["valdr", "mother"]
    ).play("pawn-sacrifice")
    assert t.options == ["dust-imp", "dodger"]
    t.choose("dust-imp")
    assert t.amber == [3, 0]
    assert t.options == ["dodger", "valdr", "mother"]
    t.choose("valdr")
    assert t.options == ["dodger", "mother"]
    t.choose("mother")
    assert [t.card(name)["damage"] for name in ("dodger", "valdr", "mother")] == [0, 3, 3]


def test_pawn_sacrifice_without_a_pawn(table: Tables) -> None:
    t = table(house="shadows", hand=["pawn-sacrifice"], their_line=["valdr", "mother"]).play("pawn-sacrifice")
    assert [t.card(name)["damage"] for name in ("valdr", "mother")] == [0, 0]


def test_relentless_whispers_steals_for_a_kill(table: Tables) -> None:
    t = table(
        house="shadows", hand=["relentless-whispers"], line=["dodger"], their_line=["silvertooth"], their_amber=2
    ).play("relentless-whispers", "silvertooth")
    assert t.amber == [2, 1]
    t = table(house="shadows", hand=["relentless-whispers"], their_line=["valdr"], their_amber=2)
    t.play("relentless-whispers")
    assert t.amber == [1, 2]
    assert t.card("valdr")["damage"] == 2


def test_routine_job_gets_better_each_time(table: Tables) -> None:
    t = table(house="shadows", hand=["routine-job"], discard=["routine-job", "routine-job", "punch"], their_amber=9)
    assert t.play("routine-job").amber == [3, 6]
    t = table(house="shadows", hand=["routine-job"], their_amber=9)
    assert t.play("routine-job").amber == [1, 8]


def test_treasure_map_is_all_you_play(table: Tables) -> None:
    t = table(house="shadows", hand=["treasure-map", "dodger"], line=["silvertooth"]).play("treasure-map")
    assert t.amber == [4, 0]
    assert not t.may("play dodger")
    assert t.may("discard dodger")
    assert t.may("reap silvertooth")
    t = table(house="shadows", hand=["treasure-map", "silvertooth"]).play("silvertooth").play("treasure-map")
    assert t.amber == [1, 0]


# -- artifacts --------------------------------------------------------------------------------------------------------


def test_customs_office_must_be_paid(table: Tables) -> None:
    """rulebook: "Płacenie"."""
    t = table(house="shadows", hand=["subtle-maul", "urchin"], their_artifacts=["customs-office"], amber=1)
    t.play("subtle-maul")
    assert t.amber == [0, 1]
    t = table(house="shadows", hand=["subtle-maul", "urchin"], their_artifacts=["customs-office"])
    assert not t.may("play subtle-maul")
    assert t.may("play urchin")
    t = table(house="shadows", hand=["subtle-maul"], artifacts=["customs-office"])
    assert t.may("play subtle-maul")


def test_evasion_sigil_may_lead_a_fighter_astray(table: Tables) -> None:
    """decision 80: exhausted, nobody was attacked."""
    t = table(
        house="brobnar",
        line=["valdr"],
        deck=["punch", "urchin"],
        their_line=["urchin"],
        their_artifacts=["evasion-sigil"],
    )
    t.choose("fight valdr")
    assert t.zone("discard-0") == ["punch"]
    assert t.card("valdr")["exhausted"]
    assert not t.g.marks[t.find("urchin#2")]
    t = table(
        house="brobnar", line=["valdr"], deck=["urchin"], their_line=["mother"], their_artifacts=["evasion-sigil"]
    ).fight("valdr", "mother")
    assert t.zone("discard-0") == ["urchin"]
    assert t.where("mother") == "discard-1"
    t = table(house="brobnar", line=["valdr"], artifacts=["evasion-sigil"], their_line=["mother"])
    assert t.fight("valdr", "mother").where("mother") == "discard-1"  # an empty deck decides nothing


def test_longfused_mines_spare_the_flanks(table: Tables) -> None:
    t = table(
        house="brobnar",
        artifacts=["longfused-mines"],
        line=["valdr", "headhunter", "smaaash"],
        their_line=["mother", "dodger", "shooler"],
    ).use_omni("longfused-mines")
    assert t.where("longfused-mines") == "discard-0"
    assert [t.card(name)["damage"] for name in ("headhunter", "mother", "dodger", "shooler")] == [0, 0, 3, 0]


def test_masterplan_keeps_a_card_for_any_turn(table: Tables) -> None:
    t = table(house="shadows", hand=["masterplan", "punch", "valdr"], their_line=["mother"]).play("masterplan")
    assert t.options == ["punch", "valdr"]
    t.choose("punch")
    assert t.where("punch") == "hidden-0"
    assert t.card("masterplan")["under"] == ["punch"]
    assert not t.g.seen[t.find("punch")] & 2
    t.end_turn().choose("end-turn").choose("brobnar")
    t.use_omni("masterplan")
    assert t.card("mother")["damage"] == 3
    assert t.amber == [2, 0]
    assert sorted(t.zone("discard-0")) == ["masterplan", "punch"]


def test_masterplan_plays_its_card_before_it_is_destroyed(table: Tables) -> None:
    """rulebook: FAQ "Plan idealny": it may save itself with the card under it."""
    t = table(house="brobnar", artifacts=[{"card": "masterplan", "under": ["grasping-vines"]}])
    t.use_omni("masterplan", "masterplan")
    assert t.hand() == ["masterplan"]
    assert t.zone("discard-0") == ["grasping-vines"]


def test_safe_place_helps_forging(table: Tables) -> None:
    t = table(house="shadows", artifacts=["safe-place"], amber=3, their_line=["valdr"]).use_action("safe-place")
    assert (t.amber, t.card("safe-place")["amber"]) == ([2, 0], 1)
    t = table(artifacts=[{"card": "safe-place", "amber": 2}], amber=4, step="start", houses=["shadows"])
    t.choose("red")
    assert (t.keys, t.amber, t.card("safe-place")["amber"]) == ([1, 0], [0, 0], 0)


def test_safe_place_takes_its_amber_along(table: Tables) -> None:
    """rulebook: "Opuszczenie gry": Æmber on an artifact goes to the supply."""
    t = table(
        house="sanctum",
        artifacts=["gorm-of-omm"],
        their_artifacts=[{"card": "safe-place", "amber": 3}],
    ).use_omni("gorm-of-omm")
    assert t.amber == [0, 0]
    assert t.where("safe-place") == "discard-1"


def test_skeleton_key_lets_a_friend_capture(table: Tables) -> None:
    t = table(
        house="shadows", artifacts=["skeleton-key"], line=["valdr", "mother"], their_line=["urchin"], their_amber=1
    ).use_action("skeleton-key")
    assert t.options == ["valdr", "mother"]
    t.choose("mother")
    assert (t.card("mother")["amber"], t.amber) == (1, [0, 0])


def test_special_delivery_purges_whom_it_kills(table: Tables) -> None:
    t = table(
        house="brobnar", artifacts=["special-delivery"], line=["valdr"], their_line=["urchin", "mother", "dodger"]
    )
    t.use_omni("special-delivery")
    assert t.options == ["valdr", "urchin", "dodger"]
    t.choose("urchin")
    assert t.where("urchin") == "purged-1"
    t = table(house="brobnar", artifacts=["special-delivery"], their_line=["dodger"]).use_omni("special-delivery")
    assert t.card("dodger")["damage"] == 3


def test_special_delivery_loses_bad_penny(table: Tables) -> None:
    """decision 21: what went to a hand is lost."""
    t = table(house="brobnar", artifacts=["special-delivery"], their_line=["bad-penny"]).use_omni("special-delivery")
    assert t.hand(1) == ["bad-penny"]


def test_speed_sigil_readies_the_first_creature_of_each_turn(table: Tables) -> None:
    t = table(
        house="shadows",
        hand=["subtle-maul", "dodger", "urchin"],
        artifacts=["speed-sigil"],
        their_hand=["valdr", "headhunter"],
    )
    t.play("subtle-maul").play("dodger").play("urchin", "left")
    assert [t.card(name)["exhausted"] for name in ("subtle-maul", "dodger", "urchin")] == [True, False, True]
    t.end_turn().play("valdr")
    assert not t.card("valdr")["exhausted"]


def test_subtle_maul_knocks_a_card_out_of_their_hand(table: Tables) -> None:
    t = table(house="shadows", artifacts=["subtle-maul"], their_hand=["valdr", "punch"]).use_action("subtle-maul")
    assert len(t.hand(1)) == 1
    assert len(t.zone("discard-1")) == 1


def test_the_sting_takes_what_they_pay(table: Tables) -> None:
    """decision 115."""
    t = table(artifacts=["the-sting"], amber=9, step="start", houses=["shadows"], their_amber=7, their_houses=["dis"])
    assert t.keys == [0, 0]  # no forging for its owner
    t.end_turn().choose("red")
    assert (t.keys, t.amber) == ([0, 1], [15, 1])


def test_the_sting_can_be_given_up(table: Tables) -> None:
    t = table(house="shadows", artifacts=["the-sting"]).use_action("the-sting")
    assert t.where("the-sting") == "discard-0"


# -- creatures --------------------------------------------------------------------------------------------------------


def test_bulleteye_picks_off_a_flank(table: Tables) -> None:
    t = table(house="shadows", line=["bulleteye", "dodger", "urchin"], their_line=["valdr", "mother", "smaaash"])
    t.reap("bulleteye")
    assert t.options == ["bulleteye", "urchin", "valdr", "smaaash"]
    t.choose("smaaash")
    assert t.line(1) == ["valdr", "mother"]


def test_carlo_phantom_steals_with_every_artifact(table: Tables) -> None:
    t = table(house="shadows", hand=["subtle-maul", "hidden-stash"], line=["carlo-phantom"], their_amber=3)
    assert t.play("subtle-maul").amber == [1, 2]
    assert t.play("hidden-stash").amber == [2, 2]


def test_deipno_spymaster_lends_its_permission(table: Tables) -> None:
    """rulebook: "Omni": it may be used for that only; decision 64."""
    t = table(house="brobnar", line=["deipno-spymaster", "mother", "doc-bookton"], their_line=["dodger"])
    assert not t.may("reap deipno-spymaster")
    assert not t.may("fight deipno-spymaster")
    t.use_omni("deipno-spymaster")
    assert t.options == ["deipno-spymaster", "mother", "doc-bookton"]
    t.choose("mother")
    assert t.may("reap mother")
    assert not t.may("reap doc-bookton")


def test_faygin_finds_urchins_everywhere(table: Tables) -> None:
    """rulebook: FAQ "Faygin": to its owner's hand."""
    t = table(
        house="shadows", line=["faygin", "urchin"], discard=["urchin", "dodger"], their_line=["urchin", "valdr"]
    ).reap("faygin")
    assert t.options == ["urchin", "urchin#3", "urchin#2"]
    t.choose("urchin#3")
    assert t.hand(1) == ["urchin#3"]
    t = table(house="shadows", line=["faygin"], discard=["urchin", "dodger"]).reap("faygin")
    assert t.hand() == ["urchin"]
    t = table(house="shadows", line=["faygin"], their_line=["valdr"]).reap("faygin")
    assert t.amber == [1, 0]


def test_mack_the_knife_works_on_every_turn(table: Tables) -> None:
    t = table(house="brobnar", line=["mack-the-knife"], their_line=["urchin", "valdr"])
    assert t.may("reap mack-the-knife")
    t.use_action("mack-the-knife", "urchin")
    assert t.amber == [1, 0]


def test_magda_brings_two_and_takes_them_back(table: Tables) -> None:
    """erratum: in whatever way she leaves."""
    t = table(house="shadows", hand=["magda-the-rat"], their_amber=3, their_hand=["fear"], their_houses=["dis"])
    t.play("magda-the-rat")
    assert t.amber == [2, 1]
    t.end_turn().play("fear")
    assert t.hand() == ["magda-the-rat"]
    assert t.amber == [0, 3]
    assert table(house="shadows", hand=["magda-the-rat"], their_amber=1).play("magda-the-rat").amber == [1, 0]


def test_magda_destroyed(table: Tables) -> None:
    """rulebook: "Opuszczenie gry": just before she leaves."""
    t = table(house="brobnar", hand=["punch"], their_line=[{"card": "magda-the-rat", "damage": 1}], their_amber=3)
    t.play("punch")
    assert t.where("magda-the-rat") == "discard-1"
    assert t.amber == [3, 1]


def test_mooncurser_poisons_and_steals(table: Tables) -> None:
    t = table(house="shadows", line=["mooncurser"], their_line=["valdr"], their_amber=1).fight("mooncurser", "valdr")
    assert t.where("valdr") == "discard-1"
    assert t.where("mooncurser") == "line-0"
    assert t.amber == [1, 0]


def test_old_bruno_captures_three(table: Tables) -> None:
    t = table(house="shadows", hand=["old-bruno"], their_amber=4).play("old-bruno")
    assert (t.card("old-bruno")["amber"], t.amber) == (3, [0, 1])


def test_selwyn_turns_captured_amber_into_yours(table: Tables) -> None:
    t = table(
        house="shadows",
        line=["selwyn-the-fence", {"card": "sequis", "amber": 2}],
        artifacts=[{"card": "safe-place", "amber": 1}],
        their_line=[{"card": "valdr", "amber": 3}],
    ).reap("selwyn-the-fence")
    assert t.options == ["sequis", "safe-place"]
    t.choose("sequis")
    assert (t.card("sequis")["amber"], t.amber) == (1, [2, 0])


def test_smiling_ruth_needs_a_key(table: Tables) -> None:
    t = table(house="shadows", line=["smiling-ruth"], their_line=["valdr", "mother", "dodger"]).reap("smiling-ruth")
    assert t.line(1) == ["valdr", "mother", "dodger"]
    t = table(line=["smiling-ruth"], their_line=["valdr", "mother", "dodger"], amber=6, step="start")
    t.choose("red").reap("smiling-ruth")
    assert t.options == ["valdr", "dodger"]
    t.choose("dodger", "left")
    assert t.line() == ["dodger", "smiling-ruth"]
    assert t.card("dodger")["owner"] == 1


def test_sneklifter_makes_an_artifact_of_yours(table: Tables) -> None:
    """decision 29."""
    t = table(
        house="shadows",
        houses=["shadows", "brobnar", "dis"],
        hand=["sneklifter"],
        artifacts=["skeleton-key"],
        their_artifacts=["library-of-babble", "gauntlet-of-command"],
        deck=["punch"],
    ).play("sneklifter")
    assert t.options == ["library-of-babble", "gauntlet-of-command"]
    t.choose("library-of-babble")
    assert t.zone("artifacts-0") == ["skeleton-key", "library-of-babble"]
    assert t.card("library-of-babble")["houses"] == ["shadows"]
    t.use_action("library-of-babble")
    assert t.hand() == ["punch"]


def test_sneklifter_leaves_your_own_houses_alone(table: Tables) -> None:
    t = table(
        house="shadows",
        houses=["shadows", "brobnar", "dis"],
        hand=["sneklifter"],
        their_artifacts=["gauntlet-of-command"],
    ).play("sneklifter")
    assert t.card("gauntlet-of-command")["controller"] == 0
    assert t.card("gauntlet-of-command")["houses"] == ["brobnar"]
    assert not t.may("action gauntlet-of-command")


def test_umbra_steals_unharmed(table: Tables) -> None:
    t = table(house="shadows", line=["umbra"], their_line=["valdr"], their_amber=1).fight("umbra", "valdr")
    assert (t.card("umbra")["damage"], t.amber) == (0, [1, 0])


# -- upgrades ---------------------------------------------------------------------------------------------------------


def test_ring_of_invisibility_hides_its_bearer(table: Tables) -> None:
    t = table(house="shadows", hand=["ring-of-invisibility"], line=["valdr", "dodger"])
    t.play_upgrade("ring-of-invisibility", "valdr")
    assert t.card("valdr")["keywords"] == {"elusive": 1, "skirmish": 1}
    assert t.card("dodger")["keywords"] == {}
    assert t.amber == [1, 0]


def test_silent_dagger_strikes_a_flank(table: Tables) -> None:
    t = table(
        house="shadows",
        line=[{"card": "dodger", "upgrades": ["silent-dagger"]}, "urchin", "shooler"],
        their_line=["valdr", "mother", "headhunter"],
    ).reap("dodger")
    assert t.options == ["dodger", "shooler", "valdr", "headhunter"]
    t.choose("valdr")
    assert t.card("valdr")["damage"] == 4


def test_selwyn_may_take_what_holds_a_creature_up(table: Tables) -> None:
    """decision 16: without the Æmber on it the Marauder has as much damage as power."""
    t = table(house="shadows", line=["selwyn-the-fence", {"card": "yxili-marauder", "amber": 1, "damage": 2}])
    t.reap("selwyn-the-fence")
    assert (t.line(), t.amber) == (["selwyn-the-fence"], [2, 0])


def test_shadow_self_meets_its_own_damage_and_that_of_others_at_once(table: Tables) -> None:
    """decision 76: a ward takes all damage of one moment."""
    t = table(house="shadows", hand=["poison-wave"], their_line=["valdr", {"card": "shadow-self", "warded": True}])
    t.play("poison-wave")
    assert [t.card(name)["damage"] for name in ("valdr", "shadow-self")] == [0, 0]
    assert not t.card("shadow-self")["warded"]


def test_of_two_shadow_selves_the_active_player_says_who_takes_it(table: Tables) -> None:
    """decision 3."""
    t = table(house="shadows", hand=["relentless-whispers"], their_line=["shadow-self", "valdr", "shadow-self"])
    t.play("relentless-whispers", "valdr")
    assert t.options == ["shadow-self", "shadow-self#2"]
    t.choose("shadow-self#2")
    assert [t.card(name)["damage"] for name in ("shadow-self", "valdr", "shadow-self#2")] == [0, 0, 2]
    line = ["shadow-self", {"card": "valdr", "warded": True}, "shadow-self"]
    t = table(house="shadows", hand=["relentless-whispers"], their_line=line).play("relentless-whispers", "valdr")
    assert not t.card("valdr")["warded"]  # nothing is left to take


def test_two_stings_take_one_payment(table: Tables) -> None:
    """decision 115."""
    t = table(their_artifacts=["the-sting", "the-sting"], amber=7, step="start", houses=["dis"]).choose("red")
    assert t.amber == [1, 6]


def test_speed_sigil_readies_a_gel_that_copies_an_artifact_in_the_line(table: Tables) -> None:
    """decisions 35, 99: Mimic Gel enters as a creature, whatever is printed on what it copies."""
    t = table(house="saurian", artifacts=["auto-legionary", "speed-sigil"], hand=["mimic-gel~saurian"])
    t.use_action("auto-legionary").play("mimic-gel", "left")
    assert (t.card("mimic-gel")["zone"], t.card("mimic-gel")["exhausted"]) == ("line-0", False)


def test_masterplan_has_only_its_own_half_of_a_gigantic_creature(table: Tables) -> None:
    """rulebook: "Olbrzymie stworzenie": an effect that plays one half fails, wherever the other one is."""
    plans = [{"card": "masterplan", "under": [half]} for half in ("ultra-gravitron", "ultra-gravitron2")]
    t = table(house="shadows", artifacts=plans).use_omni("masterplan")
    assert (t.line(), len(t.zone("discard-0"))) == ([], 2), "the plan and the half that lay under it"
