"""Call of the Archons, Brobnar, card by card: what may be chosen, what happens, what does not."""

import pytest
from tests.games.keyforge.board import Tables


def test_anger_readies_a_friendly_creature_and_fights_with_it(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["anger"],
        line=[{"card": "valdr", "exhausted": True}],
        their_line=["dust-pixie", "raiding-knight"],
    )
    t.play("anger")
    assert t.amber == [1, 0]
    assert (t.asked, t.options) == ("fight-whom", ["dust-pixie", "raiding-knight"])
    t.choose("dust-pixie")
    assert t.where("dust-pixie") == "discard-1"
    assert t.card("valdr")["exhausted"]
    assert t.where("anger") == "discard-0"


def test_anger_on_a_ready_creature_only_fights(table: Tables) -> None:
    """rulebook: "Zrób tyle, ile się da"."""
    t = table(house="brobnar", hand=["anger"], line=["snufflegator"], their_line=["dust-pixie"]).play("anger")
    assert t.where("dust-pixie") == "discard-1"
    assert t.card("snufflegator")["exhausted"]


def test_anger_without_an_enemy_leaves_the_creature_ready(table: Tables) -> None:
    """rulebook: FAQ "Używanie stworzeń"."""
    t = table(house="brobnar", hand=["anger"], line=[{"card": "valdr", "exhausted": True}]).play("anger")
    assert not t.card("valdr")["exhausted"]
    assert t.may("reap valdr")


def test_anger_on_a_stunned_creature_removes_the_stun(table: Tables) -> None:
    """rulebook: FAQ "Ogłuszenie": also without an enemy."""
    t = table(house="brobnar", hand=["anger"], line=[{"card": "valdr", "exhausted": True, "stunned": True}])
    t.play("anger")
    assert not t.card("valdr")["stunned"]
    assert t.card("valdr")["exhausted"]


def test_loot_the_bodies_pays_for_each_enemy_destroyed_this_turn(table: Tables) -> None:
    t = table(
        house="brobnar", hand=["loot-the-bodies"], line=["valdr", "headhunter"], their_line=["dust-pixie", "tocsin"]
    )
    t.play("loot-the-bodies").fight("valdr", "dust-pixie")
    assert t.amber == [1, 0]
    t.fight("headhunter", "tocsin")
    assert t.amber == [3, 0]  # one for the looting, one for the Headhunter's Fight


def test_loot_the_bodies_ends_with_the_turn_and_ignores_friends(table: Tables) -> None:
    t = table(
        house="brobnar", hand=["loot-the-bodies"], line=["dust-imp", "valdr"], their_line=["shadow-self", "valdr"]
    )
    t.play("loot-the-bodies").end_turn()
    t.choose("brobnar").fight("valdr#2", "dust-imp")
    assert t.where("dust-imp") == "discard-0"
    assert t.amber == [2, 0]  # the Dust Imp's own


def test_punch_deals_three_to_any_creature(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"], line=["valdr"], their_line=["champion-anaphiel"]).play("punch")
    assert t.options == ["valdr", "champion-anaphiel"]
    t.choose("champion-anaphiel")
    assert t.card("champion-anaphiel")["damage"] == 2
    assert t.amber == [1, 0]


def test_punch_without_a_creature_is_only_its_icon(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"]).play("punch")
    assert t.amber == [1, 0]
    assert t.where("punch") == "discard-0"


def test_warsong_pays_each_time_a_friendly_creature_fights_even_if_it_dies(table: Tables) -> None:
    t = table(house="brobnar", hand=["warsong"], line=["valdr", "smaaash"], their_line=["shadow-self", "valdr"])
    t.play("warsong").fight("smaaash", "valdr#2")
    assert t.where("smaaash") == "discard-0"
    assert t.amber == [1, 0]
    t.fight("valdr", "shadow-self")
    assert t.amber == [2, 0]


def test_gauntlet_of_command_works_with_a_creature_of_any_house(table: Tables) -> None:
    t = table(
        house="brobnar",
        artifacts=["gauntlet-of-command"],
        line=[{"card": "dodger", "exhausted": True}],
        their_line=["dust-pixie"],
        their_amber=2,
    )
    t.use_action("gauntlet-of-command")
    assert t.where("dust-pixie") == "discard-1"
    assert t.amber == [1, 1]
    assert not t.may("action gauntlet-of-command")


def test_valdr_hits_harder_on_a_flank(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"], their_line=["shadow-self", "snufflegator", "shadow-self"])
    t.fight("valdr", "shadow-self")
    assert t.card("shadow-self")["damage"] == 8


def test_valdr_hits_as_usual_elsewhere_and_when_attacked(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"], their_line=["silvertooth", "the-terror", "silvertooth"])
    t.fight("valdr", "the-terror")
    assert t.where("the-terror") == "discard-1"
    assert t.card("valdr")["damage"] == 5


def test_ganger_chieftain_may_fight_with_a_neighbour(table: Tables) -> None:
    t = table(
        house="brobnar", hand=["ganger-chieftain"], line=["tocsin", "dodger"], their_line=["dust-pixie"], their_amber=1
    )
    t.play("ganger-chieftain", "right")
    assert t.options == ["dodger", "pass"]
    t.choose("dodger")
    assert t.where("dust-pixie") == "discard-1"
    assert t.amber == [1, 0]


def test_ganger_chieftain_may_decline(table: Tables) -> None:
    t = table(house="brobnar", hand=["ganger-chieftain"], line=["dodger"], their_line=["dust-pixie"])
    t.play("ganger-chieftain", "left").done()
    assert t.where("dust-pixie") == "line-1"
    assert t.line() == ["ganger-chieftain", "dodger"]
    assert t.card("ganger-chieftain")["exhausted"]


def test_headhunter_gains_one_after_a_fight_it_survives(table: Tables) -> None:
    t = table(house="brobnar", line=["headhunter"], their_line=["dust-pixie"]).fight("headhunter", "dust-pixie")
    assert t.amber == [1, 0]
    t = table(house="brobnar", line=["headhunter"], their_line=["valdr"]).fight("headhunter", "valdr")
    assert t.amber == [0, 0]


def test_smaaash_may_stun_itself_or_a_stunned_creature(table: Tables) -> None:
    """rulebook: FAQ "Ogłuszenie"; decision 13."""
    t = table(house="brobnar", hand=["smaaash"], their_line=[{"card": "valdr", "stunned": True}]).play("smaaash")
    assert t.options == ["smaaash", "valdr"]
    t.choose("valdr")
    assert t.card("valdr")["stunned"]
    assert not t.card("smaaash")["stunned"]


def test_smaaash_alone_must_stun_itself(table: Tables) -> None:
    t = table(house="brobnar", hand=["smaaash"]).play("smaaash")
    assert t.card("smaaash")["stunned"]


def test_blood_of_titans_gives_five_power(table: Tables) -> None:
    t = table(house="brobnar", hand=["blood-of-titans"], line=["dust-pixie"], their_line=["valdr"])
    t.play_upgrade("blood-of-titans", "dust-pixie")
    assert t.card("dust-pixie")["power"] == 6
    assert t.card("dust-pixie")["upgrades"] == ["blood-of-titans"]
    assert t.amber == [1, 0]


def test_blood_of_titans_needs_a_creature(table: Tables) -> None:
    """rulebook: "Ulepszenia"."""
    t = table(house="brobnar", hand=["blood-of-titans"])
    assert not t.may("play blood-of-titans")
    assert t.may("discard blood-of-titans")


def test_blood_of_titans_is_discarded_with_its_creature(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["punch"],
        line=[],
        their_line=[{"card": "dust-pixie", "damage": 3, "upgrades": ["blood-of-titans"]}],
    ).play("punch")
    assert t.where("dust-pixie") == "discard-1"
    assert t.where("blood-of-titans") == "discard-1"


def test_barehanded_puts_artifacts_on_their_owners_decks(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["barehanded"],
        artifacts=["cannon"],
        their_artifacts=["dominator-bauble"],
        deck=["punch"],
        their_deck=["anger"],
        line=["valdr"],
    ).play("barehanded")
    assert t.zone("deck-0") == ["punch", "cannon"]
    assert t.zone("deck-1") == ["anger", "dominator-bauble"]
    assert t.line() == ["valdr"]
    assert t.amber == [1, 0]


def test_barehanded_lets_the_active_player_order_them(table: Tables) -> None:
    t = table(house="brobnar", hand=["barehanded"], their_artifacts=["dominator-bauble", "cannon", "screechbomb"])
    t.play("barehanded")
    assert t.options == ["dominator-bauble", "cannon", "screechbomb"]
    t.choose("cannon", "screechbomb")
    assert t.zone("deck-1") == ["cannon", "screechbomb", "dominator-bauble"]


def test_blood_money_lies_on_an_enemy_creature(table: Tables) -> None:
    t = table(house="brobnar", hand=["blood-money"], line=["troll"], their_line=["valdr", "smaaash"], their_amber=1)
    t.play("blood-money")
    assert t.options == ["valdr", "smaaash"]
    t.choose("smaaash")
    assert t.card("smaaash")["amber"] == 2
    assert t.amber == [0, 1]  # it came from the supply


def test_blood_money_without_an_enemy(table: Tables) -> None:
    t = table(house="brobnar", hand=["blood-money"], line=["troll"]).play("blood-money")
    assert t.card("troll")["amber"] == 0


def test_brothers_in_battle_lets_one_house_fight(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["brothers-in-battle"],
        line=["tocsin", "doc-bookton", "dust-imp"],
        their_line=["valdr"],
        their_houses=["dis", "brobnar"],
    )
    assert not t.may("fight tocsin")
    t.play("brothers-in-battle", "dis")
    assert t.amber == [1, 0]
    assert [t.may(f"fight {name}") for name in ("tocsin", "doc-bookton", "dust-imp")] == [True, False, True]
    assert not t.may("reap tocsin")
    t.fight("tocsin", "valdr")
    assert t.where("tocsin") == "discard-0"
    t.end_turn().choose("dis")
    assert not t.may("fight valdr")  # it was for the other side and for that turn


@pytest.mark.parametrize(("had", "left"), [(6, 6), (7, 3), (9, 5)])
def test_burn_the_stockpile_hurts_the_rich(table: Tables, had: int, left: int) -> None:
    assert table(house="brobnar", hand=["burn-the-stockpile"], their_amber=had).play("burn-the-stockpile").amber == [
        0,
        left,
    ]


def test_champions_challenge_leaves_one_on_each_side_to_fight(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["champion-s-challenge"],
        line=["tocsin", {"card": "troll", "exhausted": True}],
        their_line=["valdr", "dust-imp", "headhunter"],
    ).play("champion-s-challenge")
    assert (t.line(0), t.line(1)) == (["troll"], [])  # Troll (8) beat Valdr (6)
    assert t.card("troll")["damage"] == 6
    assert t.card("troll")["exhausted"]
    assert t.amber == [0, 2]  # Dust Imp


def test_champions_challenge_chooses_among_equals(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["champion-s-challenge"],
        line=["smaaash", "bumpsy", "tocsin"],
        their_line=["headhunter", "ganger-chieftain"],
    ).play("champion-s-challenge")
    assert (t.asked, t.options) == ("choose-spare", ["headhunter", "ganger-chieftain"])
    t.choose("headhunter")
    assert t.options == ["smaaash", "bumpsy"]
    t.choose("bumpsy")
    assert (t.line(0), t.line(1)) == ([], [])  # 5 against 5
    assert t.where("smaaash") == "discard-0"


def test_champions_challenge_and_a_ward(table: Tables) -> None:
    """Whoever a ward kept is there, too, to be fought and to be fought with."""
    t = table(
        house="brobnar",
        hand=["champion-s-challenge"],
        line=["troll", {"card": "tocsin", "warded": True}],
        their_line=["valdr"],
    ).play("champion-s-challenge")
    assert t.options == ["troll", "tocsin"]
    t.choose("troll")
    assert not t.card("tocsin")["warded"]


def test_cowards_end_spares_the_damaged(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["coward-s-end"],
        line=["troll", {"card": "valdr", "damage": 1}],
        their_line=[{"card": "smaaash", "damage": 2}, "dust-imp"],
    ).play("coward-s-end")
    assert (t.line(0), t.line(1)) == (["valdr"], ["smaaash"])
    assert t.player(0)["chains"] == 3
    assert t.amber == [0, 2]


def test_follow_the_leader_lets_everybody_fight_but_not_reap(table: Tables) -> None:
    t = table(
        house="brobnar", hand=["follow-the-leader"], line=["tocsin", "doc-bookton", "troll"], their_line=["valdr"]
    )
    t.play("follow-the-leader")
    assert t.may("fight tocsin")
    assert t.may("fight doc-bookton")
    assert not t.may("reap doc-bookton")
    assert t.may("reap troll")
    t.fight("doc-bookton", "valdr")
    assert t.card("valdr")["damage"] == 5
    assert not t.may("fight doc-bookton")


def test_lava_ball_splashes(table: Tables) -> None:
    """rulebook: "Obszarowe"."""
    t = table(
        house="brobnar",
        hand=["lava-ball"],
        line=["troll"],
        their_line=["valdr", "champion-anaphiel", "dust-imp", "krump"],
    ).play("lava-ball")
    assert t.options == ["troll", "valdr", "champion-anaphiel", "dust-imp", "krump"]
    t.choose("champion-anaphiel")
    assert t.card("champion-anaphiel")["damage"] == 3  # armor 1
    assert t.card("valdr")["damage"] == 2
    assert t.where("dust-imp") == "discard-1"
    assert t.card("krump")["damage"] == 0


def test_relentless_assault_fights_with_up_to_three_different_creatures(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["relentless-assault"],
        line=[{"card": "troll", "exhausted": True}, "tocsin", "krump", "valdr"],
        their_line=["shadow-self", "bumpsy", "dust-imp"],
    ).play("relentless-assault")
    assert t.options == ["troll", "tocsin", "krump", "valdr", "done"]
    t.choose("troll", "dust-imp")
    assert t.options == ["tocsin", "krump", "valdr", "done"]
    t.choose("krump", "shadow-self").done()
    assert t.card("shadow-self")["damage"] == 6
    assert not t.card("tocsin")["exhausted"]


def test_relentless_assault_ends_after_three(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["relentless-assault"],
        line=["troll", "tocsin", "krump", "valdr"],
        their_line=[{"card": "shadow-self", "power": 20}],
    ).play("relentless-assault", "troll", "krump", "tocsin")
    assert t.card("shadow-self")["damage"] == 17
    assert not t.card("valdr")["exhausted"]


def test_smith_pays_the_bigger_army(table: Tables) -> None:
    assert table(house="brobnar", hand=["smith"], line=["troll"]).play("smith").amber == [3, 0]
    t = table(house="brobnar", hand=["smith"], line=["troll"], their_line=["valdr"])
    assert t.play("smith").amber == [1, 0]


def test_sound_the_horns_digs_for_a_brobnar_creature(table: Tables) -> None:
    t = table(house="brobnar", hand=["sound-the-horns"], deck=["punch", "tocsin", "valdr", "anger"])
    t.play("sound-the-horns")
    assert t.hand() == ["valdr"]
    assert t.zone("deck-0") == ["anger"]
    assert t.zone("discard-0") == ["punch", "tocsin", "sound-the-horns"]


def test_sound_the_horns_may_find_nothing(table: Tables) -> None:
    t = table(house="brobnar", hand=["sound-the-horns"], deck=["punch", "tocsin"]).play("sound-the-horns")
    assert t.hand() == []
    assert t.zone("discard-0") == ["punch", "tocsin", "sound-the-horns"]
    assert t.amber == [1, 0]


def test_take_that_smartypants_counts_every_logos_card_in_play(table: Tables) -> None:
    """rulebook: "Kontrolowanie": cards that a player has are those they control."""
    setup = {"house": "brobnar", "hand": ["take-that-smartypants"], "their_amber": 3, "line": ["doc-bookton"]}
    t = table(their_line=["doc-bookton", "mother"], their_artifacts=["library-of-babble"], **setup)
    assert t.play("take-that-smartypants").amber == [3, 1]
    t = table(their_line=["doc-bookton", "tocsin"], their_artifacts=["library-of-babble"], **setup)
    assert t.play("take-that-smartypants").amber == [1, 3]


def test_tremor_stuns_a_creature_and_its_neighbours(table: Tables) -> None:
    t = table(house="brobnar", hand=["tremor"], line=["troll"], their_line=["valdr", "krump", "smaaash", "bumpsy"])
    t.play("tremor")
    assert t.options == ["troll", "valdr", "krump", "smaaash", "bumpsy"]
    t.choose("krump")
    assert [t.card(name)["stunned"] for name in ("troll", "valdr", "krump", "smaaash", "bumpsy")] == [
        False,
        True,
        True,
        True,
        False,
    ]


def test_unguarded_camp_captures_with_different_creatures(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["unguarded-camp"],
        line=["troll", "valdr", "krump"],
        their_line=["smaaash"],
        their_amber=5,
    ).play("unguarded-camp")
    assert t.options == ["troll", "valdr", "krump"]
    t.choose("valdr")
    assert t.options == ["troll", "krump"]  # each of them once
    t.choose("troll")
    assert [t.card(name)["amber"] for name in ("troll", "valdr", "krump")] == [1, 1, 0]
    assert t.amber == [1, 3]


def test_unguarded_camp_takes_what_there_is(table: Tables) -> None:
    t = table(house="brobnar", hand=["unguarded-camp"], line=["troll", "valdr"], their_amber=1)
    t.play("unguarded-camp", "valdr")
    assert (t.card("valdr")["amber"], t.amber) == (1, [1, 0])
    t = table(house="brobnar", hand=["unguarded-camp"], line=["troll"], their_line=["krump"], their_amber=2)
    assert t.play("unguarded-camp").amber == [1, 2]


def test_autocannon_hits_everybody_who_enters(table: Tables) -> None:
    """rulebook: chart, step 3: one window with Play abilities."""
    t = table(
        house="brobnar", artifacts=["autocannon"], hand=["bumpsy"], their_amber=2, their_hand=["dust-pixie", "troll"]
    )
    t.play("bumpsy")
    assert t.options == ["bumpsy", "autocannon"]
    t.choose("autocannon")
    assert (t.card("bumpsy")["damage"], t.amber) == (1, [0, 1])
    t.end_turn().choose("untamed").play("dust-pixie")
    assert t.where("dust-pixie") == "discard-1"
    assert t.amber == [0, 3]


def test_autocannon_gives_its_amber_and_spares_who_is_there(table: Tables) -> None:
    t = table(house="brobnar", hand=["autocannon"], line=["tocsin"]).play("autocannon")
    assert (t.card("tocsin")["damage"], t.amber) == (0, [1, 0])


def test_banner_of_battle_strengthens_friends(table: Tables) -> None:
    t = table(house="brobnar", hand=["banner-of-battle"], line=["troll"], their_line=["troll"]).play("banner-of-battle")
    assert [t.card("troll")["power"], t.card("troll#2")["power"]] == [9, 8]


def test_banner_of_battle_leaving_kills_whom_it_kept_alive(table: Tables) -> None:
    t = table(
        house="brobnar", artifacts=["banner-of-battle"], line=[{"card": "dust-imp", "damage": 2}], hand=["barehanded"]
    )
    t.play("barehanded")
    assert t.where("dust-imp") == "discard-0"
    assert t.amber == [3, 0]


def test_cannon_deals_two(table: Tables) -> None:
    t = table(house="brobnar", artifacts=["cannon"], line=["troll"], their_line=["valdr"]).use_action("cannon")
    assert t.options == ["troll", "valdr"]
    t.choose("valdr")
    assert t.card("valdr")["damage"] == 2
    assert t.card("cannon")["exhausted"]


def test_iron_obelisk_counts_damaged_friends(table: Tables) -> None:
    t = table(
        house="brobnar",
        artifacts=["iron-obelisk"],
        line=[{"card": "troll", "damage": 1}, {"card": "valdr", "damage": 2}, "krump", {"card": "tocsin", "damage": 1}],
        their_line=[{"card": "valdr", "damage": 1}],
    )
    assert t.player(1)["key_cost"] == 8
    assert t.player(0)["key_cost"] == 6
    t.reap("troll")
    assert t.player(1)["key_cost"] == 7


def test_mighty_javelin_of_any_house_is_sacrificed(table: Tables) -> None:
    t = table(house="dis", artifacts=["mighty-javelin"], line=["tocsin"], their_line=["valdr"])
    t.use_omni("mighty-javelin")
    assert t.where("mighty-javelin") == "discard-0"
    assert t.options == ["tocsin", "valdr"]
    t.choose("valdr")
    assert t.card("valdr")["damage"] == 4


def test_mighty_javelin_played_this_turn_is_exhausted(table: Tables) -> None:
    """rulebook: "Używanie artefaktów"."""
    t = table(house="brobnar", hand=["mighty-javelin"], their_line=["valdr"]).play("mighty-javelin")
    assert not t.may("omni mighty-javelin")
    assert t.amber == [1, 0]


def test_pile_of_skulls_captures_for_each_enemy_destroyed(table: Tables) -> None:
    t = table(
        house="brobnar",
        artifacts=["pile-of-skulls"],
        line=["troll", "valdr"],
        hand=["earthshaker"],
        their_line=["tocsin", "dust-pixie"],
        their_amber=3,
    )
    t.play("earthshaker", "left")
    t.choose("pile-of-skulls")  # the one about Tocsin first
    assert t.options == ["earthshaker", "troll", "valdr"]
    t.choose("troll", "valdr")
    assert [t.card("troll")["amber"], t.card("valdr")["amber"]] == [1, 1]
    assert t.amber == [0, 1]


def test_pile_of_skulls_rests_on_the_other_turn(table: Tables) -> None:
    t = table(
        house="brobnar",
        artifacts=["pile-of-skulls"],
        line=["troll"],
        their_line=["tocsin"],
        their_amber=2,
    ).end_turn()
    t.fight("tocsin", "troll")
    assert t.card("troll")["amber"] == 0


def test_screechbomb_is_sacrificed_for_two(table: Tables) -> None:
    t = table(house="dis", artifacts=["screechbomb"], their_amber=3).use_omni("screechbomb")
    assert t.where("screechbomb") == "discard-0"
    assert t.amber == [0, 1]


def test_the_warchest_counts_enemies_destroyed_in_fights(table: Tables) -> None:
    t = table(
        house="brobnar",
        artifacts=["the-warchest"],
        hand=["punch"],
        line=["troll", "valdr", "bumpsy"],
        their_line=["tocsin", "dust-pixie", "headhunter", "valdr"],
    )
    t.fight("troll", "tocsin").fight("valdr", "dust-pixie").play("punch", "headhunter")
    t.fight("bumpsy", "headhunter")
    t.use_action("the-warchest")
    assert t.amber == [4, 0]  # 1 for Punch, 3 from the chest


def test_the_warchest_ignores_what_died_otherwise(table: Tables) -> None:
    t = table(
        house="brobnar", artifacts=["the-warchest"], hand=["punch"], line=["firespitter"], their_line=["dust-pixie"]
    )
    t.fight("firespitter", "dust-pixie")  # dead before the fight
    assert t.use_action("the-warchest").amber == [0, 0]


def test_bilgum_avalanche_rolls_when_you_forge(table: Tables) -> None:
    t = table(step="start", line=["bilgum-avalanche"], amber=6, their_line=["valdr", "dust-pixie"], their_amber=6)
    t.forge("red")
    assert (t.card("valdr")["damage"], t.where("dust-pixie")) == (2, "discard-1")
    t.end_turn().forge("red").choose("brobnar")
    assert t.card("bilgum-avalanche")["damage"] == 0  # only when its own side forges
    assert t.card("valdr")["damage"] == 2


def test_bumpsy_costs_the_opponent_one(table: Tables) -> None:
    assert table(house="brobnar", hand=["bumpsy"], amber=1, their_amber=2).play("bumpsy").amber == [1, 1]
    assert table(house="brobnar", hand=["bumpsy"]).play("bumpsy").amber == [0, 0]


def test_earthshaker_destroys_the_weak_on_both_sides(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["earthshaker"],
        line=["tocsin", "troll"],
        their_line=["dust-pixie", "charette", {"card": "tocsin", "power": 1}],
    ).play("earthshaker", "right")
    assert t.line(0) == ["troll", "earthshaker"]
    assert t.line(1) == ["charette", "tocsin#2"]


def test_firespitter_burns_all_enemies_before_the_fight(table: Tables) -> None:
    """rulebook: "Przed"."""
    t = table(house="brobnar", line=["firespitter", "troll"], their_line=["tocsin", "dust-pixie", "raiding-knight"])
    t.fight("firespitter", "tocsin")
    assert t.where("tocsin") == "discard-1"  # 1 + 5
    assert t.where("dust-pixie") == "discard-1"
    assert t.card("raiding-knight")["damage"] == 0  # armor 2
    assert t.card("firespitter")["damage"] == 2  # armor 1
    assert t.card("troll")["damage"] == 0


def test_firespitter_deals_nothing_when_attacked(table: Tables) -> None:
    t = table(house="dis", line=["tocsin", "dust-imp"], their_line=["firespitter"]).fight("tocsin", "firespitter")
    assert t.card("dust-imp")["damage"] == 0


def test_grenade_snib_costs_the_opponent_two(table: Tables) -> None:
    t = table(house="brobnar", line=["grenade-snib"], their_line=["valdr"], their_amber=3, amber=1)
    assert t.fight("grenade-snib", "valdr").amber == [1, 1]


def test_hebe_the_huge_hits_the_unhurt(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["hebe-the-huge"],
        line=["troll", {"card": "krump", "damage": 1}],
        their_line=["dust-pixie", {"card": "valdr", "damage": 3}],
    ).play("hebe-the-huge", "right")
    assert [t.card(name)["damage"] for name in ("hebe-the-huge", "troll", "krump", "valdr")] == [0, 2, 1, 3]
    assert t.where("dust-pixie") == "discard-1"


def test_kelifi_dragon_needs_seven_amber(table: Tables) -> None:
    assert not table(house="brobnar", hand=["kelifi-dragon"], amber=6).may("play kelifi-dragon")
    t = table(house="brobnar", hand=["kelifi-dragon"], amber=7).play("kelifi-dragon")
    assert t.amber == [7, 0]  # a condition, no price


def test_kelifi_dragon_spits_when_it_reaps_or_fights(table: Tables) -> None:
    t = table(house="brobnar", line=["kelifi-dragon"], their_line=["valdr", "troll"]).reap("kelifi-dragon")
    assert t.options == ["kelifi-dragon", "valdr", "troll"]
    t.choose("valdr")
    assert (t.card("valdr")["damage"], t.amber) == (5, [2, 0])
    t = table(house="brobnar", line=["kelifi-dragon"], their_line=["valdr", "troll"])
    t.fight("kelifi-dragon", "valdr", "troll")
    assert (t.card("troll")["damage"], t.amber) == (5, [1, 0])


def test_kelifi_dragon_from_a_wormhole_stays_on_the_deck(table: Tables) -> None:
    """rulebook: FAQ "Luka czasoprzestrzenna"."""
    t = table(house="logos", hand=["wild-wormhole"], deck=["kelifi-dragon", "punch"]).play("wild-wormhole")
    assert t.zone("deck-0") == ["punch", "kelifi-dragon"]
    assert t.amber == [1, 0]


def test_king_of_the_crag_weakens_enemy_brobnar(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["king-of-the-crag"],
        line=["troll"],
        their_line=["pingle-who-annoys", {"card": "smaaash", "damage": 3}, "valdr", "tocsin"],
    ).play("king-of-the-crag", "left")
    assert t.line(1) == ["valdr", "tocsin"]
    assert [t.card(name)["power"] for name in ("troll", "valdr", "tocsin")] == [8, 4, 3]
    assert t.card("king-of-the-crag")["damage"] == 0  # FAQ "Pingiel": it died before it could annoy


def test_krump_takes_from_whoever_lost_the_fight(table: Tables) -> None:
    t = table(house="brobnar", line=["krump"], their_line=["tocsin"], amber=2, their_amber=2)
    assert t.fight("krump", "tocsin").amber == [2, 1]
    t = table(house="brobnar", line=["krump"], their_line=["valdr"], their_amber=2)
    assert t.fight("krump", "valdr").amber == [0, 2]  # rulebook: "Walka": it must survive


@pytest.mark.parametrize(("had", "left"), [(6, 6), (7, 5)])
def test_lomir_flamefist_hurts_the_rich(table: Tables, had: int, left: int) -> None:
    t = table(house="brobnar", hand=["lomir-flamefist"], their_amber=had)
    assert t.play("lomir-flamefist").amber == [0, left]


def test_looter_goblin_loots_for_the_rest_of_the_turn(table: Tables) -> None:
    t = table(house="brobnar", line=["looter-goblin", "troll"], hand=["punch"], their_line=["tocsin", "dust-pixie"])
    t.fight("troll", "tocsin")
    assert t.amber == [0, 0]
    t.reap("looter-goblin").play("punch", "dust-pixie")
    assert t.amber == [3, 0]  # reaping, the bonus icon, the loot


def test_looter_goblin_is_elusive(table: Tables) -> None:
    t = table(house="brobnar", line=["troll"], their_line=["looter-goblin"]).fight("troll", "looter-goblin")
    assert t.where("looter-goblin") == "line-1"


def test_mugwump_heals_and_grows_when_it_wins(table: Tables) -> None:
    t = table(house="brobnar", line=[{"card": "mugwump", "damage": 2}], their_line=["tocsin"]).fight(
        "mugwump", "tocsin"
    )
    assert (t.card("mugwump")["damage"], t.card("mugwump")["power"]) == (0, 7)


def test_mugwump_that_does_not_win_stays_hurt(table: Tables) -> None:
    t = table(house="brobnar", line=["mugwump"], their_line=["charette"], hand=["punch"]).play("punch", "charette")
    t.fight("mugwump", "charette")
    assert t.card("mugwump")["power"] == 7
    t = table(house="brobnar", line=["mugwump"], their_line=["shadow-self"]).fight("mugwump", "shadow-self")
    assert t.card("mugwump")["power"] == 6


def test_pingle_annoys_enemies_that_enter(table: Tables) -> None:
    t = table(
        house="brobnar",
        line=["pingle-who-annoys"],
        hand=["troll"],
        their_hand=["dust-imp", "raiding-knight"],
        their_houses=["dis", "sanctum"],
    )
    t.play("troll", "left")
    assert t.card("troll")["damage"] == 0
    t.end_turn().choose("dis").play("dust-imp")
    assert t.card("dust-imp")["damage"] == 1


def test_rock_hurling_giant_throws_what_you_discard(table: Tables) -> None:
    t = table(
        house="brobnar", line=["rock-hurling-giant"], hand=["punch", "anger", "bumpsy"], their_line=["valdr", "tocsin"]
    )
    t.discard("punch")
    assert t.options == ["rock-hurling-giant", "valdr", "tocsin", "pass"]
    t.choose("valdr")
    assert t.card("valdr")["damage"] == 4
    t.discard("anger").done()
    assert t.card("tocsin")["damage"] == 0


def test_rock_hurling_giant_only_throws_brobnar_cards_on_its_turn(table: Tables) -> None:
    t = table(house="dis", line=["rock-hurling-giant"], hand=["mind-barb"], their_line=["valdr"]).discard("mind-barb")
    assert t.card("valdr")["damage"] == 0
    t = table(
        house="brobnar",
        houses=["brobnar"],
        line=["rock-hurling-giant"],
        hand=["punch"],
        their_hand=["mind-barb"],
        their_houses=["dis"],
        their_line=["tocsin"],
    )
    t.end_turn().play("mind-barb")
    assert t.where("punch") == "discard-0"
    assert t.card("tocsin")["damage"] == 0


def test_rogue_ogre_rests_on_a_quiet_turn(table: Tables) -> None:
    t = table(
        house="brobnar",
        line=[{"card": "rogue-ogre", "damage": 3}],
        hand=["bumpsy", "troll"],
        their_amber=4,
        their_line=["tocsin"],
    )
    t.play("bumpsy", "left").end_turn()
    assert (t.card("rogue-ogre")["damage"], t.card("rogue-ogre")["amber"], t.amber) == (1, 1, [0, 2])


def test_of_two_rogue_ogres_the_player_says_which_captures_the_last_amber(table: Tables) -> None:
    """decisions 3, 4."""
    t = table(house="brobnar", line=["rogue-ogre", "rogue-ogre"], hand=["warsong"], their_amber=1, their_line=["troll"])
    t.play("warsong").end_turn()
    assert t.options == ["rogue-ogre", "rogue-ogre#2"]
    t.choose("rogue-ogre#2")
    assert [t.card(name)["amber"] for name in t.line()] == [0, 1]


def test_two_rogue_ogres_ask_nothing_where_there_is_nothing_to_share(table: Tables) -> None:
    for hand, amber in (["warsong"], 0), ([], 1):
        t = table(
            house="brobnar", line=["rogue-ogre", "rogue-ogre"], hand=hand, their_amber=amber, their_line=["troll"]
        )
        for name in hand:
            t.play(name)
        assert t.end_turn().asked == "act"
        assert [t.card(name)["amber"] for name in t.line()] == [0, 0]


@pytest.mark.parametrize("played", [[], ["bumpsy", "troll"]])
def test_rogue_ogre_wants_exactly_one_card(table: Tables, played: list[str]) -> None:
    t = table(
        house="brobnar",
        line=[{"card": "rogue-ogre", "damage": 3}],
        hand=["bumpsy", "troll"],
        their_amber=4,
        their_line=["tocsin"],
    )
    for name in played:
        t.play(name, "left")
    t.end_turn()
    assert (t.card("rogue-ogre")["damage"], t.card("rogue-ogre")["amber"]) == (3, 0)


def test_tireless_crocag_fights_in_any_house_and_never_reaps(table: Tables) -> None:
    t = table(house="dis", line=["tireless-crocag", "troll"], their_line=["tocsin", "valdr"])
    assert t.may("fight tireless-crocag")
    assert not t.may("reap tireless-crocag")
    assert not t.may("fight troll")
    t.fight("tireless-crocag", "tocsin")
    assert t.where("tireless-crocag") == "line-0"


def test_tireless_crocag_dies_without_an_enemy(table: Tables) -> None:
    t = table(house="brobnar", line=["tireless-crocag", "troll"], their_line=["tocsin"]).fight("troll", "tocsin")
    assert t.where("tireless-crocag") == "discard-0"
    t = table(house="brobnar", hand=["tireless-crocag"]).play("tireless-crocag")
    assert t.where("tireless-crocag") == "discard-0"


def test_a_ward_does_not_save_tireless_crocag_for_long(table: Tables) -> None:
    """decisions 78, 116: the ward is lost, and at the next look there is still no enemy."""
    t = table(
        house="brobnar", hand=["punch"], line=[{"card": "tireless-crocag", "warded": True}], their_line=["urchin"]
    ).play("punch", "urchin")
    assert t.where("tireless-crocag") == "discard-0"


def test_troll_heals_itself_when_it_reaps(table: Tables) -> None:
    """rulebook: "Wyleczyć": no more than there is."""
    for had, left in ((5, 2), (2, 0)):
        t = table(house="brobnar", line=[{"card": "troll", "damage": had}]).reap("troll")
        assert (t.card("troll")["damage"], t.amber) == (left, [1, 0])


def test_wardrummer_calls_the_others_back(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["wardrummer"],
        line=["troll", "tocsin", {"card": "krump", "owner": 1}],
        their_line=["valdr"],
        their_houses=["brobnar"],
    ).play("wardrummer", "left")
    assert t.line(0) == ["wardrummer", "tocsin"]
    assert (t.hand(0), t.hand(1)) == (["troll"], ["krump"])
    assert t.line(1) == ["valdr"]


def test_phoenix_heart_returns_the_creature_and_burns_everybody(table: Tables) -> None:
    t = table(
        house="brobnar",
        line=[{"card": "bumpsy", "upgrades": ["phoenix-heart"]}, "tocsin", "krump"],
        their_line=["valdr", "dust-imp"],
    ).fight("bumpsy", "valdr")
    assert t.where("bumpsy") == "hand-0"
    assert t.where("phoenix-heart") == "discard-0"
    assert t.line(0) == ["krump"]
    assert t.line(1) == []  # Valdr: 5 and 3
    assert t.card("krump")["damage"] == 3
    assert t.amber == [0, 2]


def test_phoenix_heart_belongs_to_the_creature(table: Tables) -> None:
    """An upgrade on an enemy goes to its own owner's pile, the creature to its owner's hand."""
    t = table(house="brobnar", hand=["phoenix-heart", "punch"], line=["troll"], their_line=["tocsin"])
    t.play_upgrade("phoenix-heart", "tocsin").play("punch", "tocsin")
    assert (t.where("tocsin"), t.where("phoenix-heart")) == ("hand-1", "discard-0")
    assert t.card("troll")["damage"] == 3


def test_yo_mama_mastery_heals_and_taunts(table: Tables) -> None:
    t = table(
        house="brobnar",
        hand=["yo-mama-mastery"],
        line=[{"card": "tocsin", "damage": 2}, {"card": "troll", "damage": 5}],
        their_line=["krump"],
        their_houses=["brobnar"],
    )
    t.play("yo-mama-mastery")
    assert t.options == ["tocsin", "troll", "krump"]
    t.choose("troll")
    assert (t.card("troll")["damage"], t.card("tocsin")["damage"], t.amber) == (0, 2, [1, 0])
    t.end_turn().fight("krump", "troll")  # the only one who may be attacked
    assert t.card("troll")["damage"] == 6


def test_looter_goblin_pays_its_user_for_itself_too(table: Tables) -> None:
    """rulebook: "Trwałe efekty": it is the effect that sees it go, not the goblin (decision 19)."""
    t = table(house="logos", line=["replicator"], hand=["twin-bolt-emission"], their_line=["looter-goblin", "valdr"])
    t.reap("replicator").play("twin-bolt-emission", "looter-goblin", "valdr")
    assert t.where("looter-goblin") == "discard-1"
    assert t.amber == [1 + 1 + 1, 0]


def test_crocag_is_gone_before_anybody_reacts_to_the_last_enemy_s_end(table: Tables) -> None:
    """decision 16: the state check comes before the next trigger."""
    t = table(
        house="brobnar",
        artifacts=["pile-of-skulls"],
        line=["tireless-crocag", "troll"],
        their_line=["smaaash"],
        their_amber=2,
    ).fight("tireless-crocag", "smaaash")
    assert t.zone("discard-0") == ["tireless-crocag"]
    assert t.card("troll")["amber"] == 1, "nobody else was left to capture"


def test_warsong_pays_for_an_attacker_that_changed_sides(table: Tables) -> None:
    """It was friendly when it fought."""
    t = table(
        house="brobnar",
        hand=["warsong"],
        line=[{"card": "mugwump", "damage": 2}],
        their_line=["overlord-greking"],
    ).play("warsong")
    t.fight("mugwump", "overlord-greking", "left")
    assert (t.line(1), t.amber) == (["mugwump", "overlord-greking"], [1, 0])


def test_headhunter_that_comes_back_has_not_survived_the_fight(table: Tables) -> None:
    """decision 69: "Fight:" is for an attacker that is still in play."""
    t = table(house="brobnar", line=[{"card": "headhunter", "damage": 2}], their_line=["overlord-greking"])
    t.fight("headhunter", "overlord-greking", "right")
    assert (t.line(1), t.amber) == (["overlord-greking", "headhunter"], [0, 0])


def test_firespitter_with_its_text_gained_spits_twice(table: Tables) -> None:
    """decision 101: the same words printed and gained are two abilities."""
    t = table(
        house="brobnar",
        hand=["firespitter"],
        line=["firespitter"],
        artifacts=["creed-of-nurture"],
        their_line=["valdr", "troll"],
    ).use_omni("creed-of-nurture")
    t.choose("firespitter").choose("firespitter#2").fight("firespitter#2", "valdr").default()
    assert t.card("troll")["damage"] == 2


def test_phoenix_heart_s_victims_are_remembered_as_they_were(table: Tables) -> None:
    """decision 20: Bad Penny was friendly when it was destroyed, though it is in the other player's hand by then."""
    t = table(
        house="brobnar",
        hand=["loot-the-bodies", "punch"],
        line=[{"card": "headhunter", "damage": 2, "upgrades": ["phoenix-heart"]}, {"card": "bad-penny", "owner": 1}],
    ).play("loot-the-bodies")
    t.play("punch", "headhunter")
    assert (t.zone("hand-0"), t.hand(1)) == (["headhunter"], ["bad-penny"])
    assert t.amber == [1, 0], "no enemy creature was destroyed"
