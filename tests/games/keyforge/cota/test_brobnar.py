"""Call of the Archons, Brobnar, card by card: what may be chosen, what happens, what does not."""

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
