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
