"""Age of Ascension, Shadows, card by card."""

from tests.games.keyforge.board import Tables


def test_life_for_a_life_costs_a_friendly_creature(table: Tables) -> None:
    t = table(house="shadows", hand=["life-for-a-life"], line=["urchin", "silvertooth"], their_line=["troll"])
    t.play("life-for-a-life")
    assert t.options == ["urchin", "silvertooth"]
    t.choose("urchin")
    assert t.options == ["silvertooth", "troll"]
    t.choose("troll")
    assert t.card("troll")["damage"] == 6
    assert t.amber == [1, 0]


def test_lethal_distraction_adds_two_to_all_damage_of_the_turn(table: Tables) -> None:
    t = table(
        house="shadows",
        hand=["lethal-distraction", "poison-wave"],
        line=["silvertooth"],
        their_line=["troll", "bumpsy"],
    )
    t.play("lethal-distraction")
    assert t.options == ["silvertooth", "troll", "bumpsy"]
    t.choose("troll").play("poison-wave")
    assert (t.card("troll")["damage"], t.card("bumpsy")["damage"]) == (4, 2)
    assert t.line() == []


def test_lethal_distraction_ends_with_the_turn(table: Tables) -> None:
    t = table(house="shadows", hand=["lethal-distraction", "poison-wave"], their_line=["troll"])
    t.play("lethal-distraction").end_turn().end_turn().play("poison-wave")
    assert t.card("troll")["damage"] == 2


def test_sack_of_coins_deals_as_much_as_you_have_wherever_you_like(table: Tables) -> None:
    t = table(house="shadows", hand=["sack-of-coins"], amber=2, line=["silvertooth"], their_line=["troll", "bumpsy"])
    t.play("sack-of-coins")
    assert t.options == ["silvertooth", "troll", "bumpsy"]
    t.choose("troll", "bumpsy", "bumpsy")
    assert (t.card("troll")["damage"], t.card("bumpsy")["damage"]) == (1, 2)
    assert t.amber == [3, 0]


def test_shard_of_greed_counts_friendly_shards(table: Tables) -> None:
    t = table(house="shadows", artifacts=["shard-of-greed", "shard-of-pain"], their_artifacts=["shard-of-greed"])
    assert t.use_action("shard-of-greed").amber == [2, 0]


def test_little_niff_steals_when_a_neighbour_fights(table: Tables) -> None:
    t = table(
        house="shadows",
        line=["silvertooth", "little-niff", "dodger", "umbra"],
        their_line=["troll"],
        their_amber=5,
    )
    t.fight("dodger", "troll")
    assert t.where("dodger") == "discard-0"
    assert t.amber == [1, 4]  # it need not survive
    t.fight("silvertooth", "troll")
    assert t.amber == [2, 3]
    table_two = table(
        house="shadows", line=["little-niff", "dodger", "umbra"], their_line=["dust-pixie"], their_amber=5
    )
    table_two.fight("umbra", "dust-pixie")
    assert table_two.amber == [1, 4]  # by Umbra itself, which is no neighbour


def test_little_niff_is_deployed_and_ends_the_step(table: Tables) -> None:
    t = table(house="shadows", hand=["little-niff", "urchin"], line=["silvertooth", "dodger"], their_houses=["mars"])
    t.play("little-niff")
    assert t.options == [0, 1, 2]
    t.choose(1)
    assert t.line() == ["silvertooth", "little-niff", "dodger"]
    assert t.g.active == 1


def test_plague_rat_hurts_everybody_but_rats(table: Tables) -> None:
    t = table(house="shadows", hand=["plague-rat"], line=["plague-rat", "silvertooth"], their_line=["troll"])
    t.play("plague-rat", "left")
    assert t.card("troll")["damage"] == 2
    assert t.line() == ["plague-rat", "plague-rat#2"]
    assert [t.card(name)["damage"] for name in t.line()] == [0, 0]


def test_ronnie_wristclocks_steals_one_or_two(table: Tables) -> None:
    assert table(house="shadows", hand=["ronnie-wristclocks"], their_amber=6).play("ronnie-wristclocks").amber == [1, 5]
    assert table(house="shadows", hand=["ronnie-wristclocks"], their_amber=7).play("ronnie-wristclocks").amber == [2, 5]


def test_scowly_caper_enters_on_the_other_side(table: Tables) -> None:
    t = table(
        house="shadows",
        hand=["scowly-caper"],
        line=["silvertooth"],
        their_line=["troll", "bumpsy"],
        their_houses=["brobnar"],
    )
    t.play("scowly-caper")
    assert t.options == ["left", "right"]
    t.choose("left")
    assert t.line(1) == ["scowly-caper", "troll", "bumpsy"]
    assert (t.card("scowly-caper")["owner"], t.card("scowly-caper")["controller"]) == (0, 1)
    t.end_turn()
    assert t.line(1) == ["scowly-caper", "troll", "bumpsy"]  # not at the end of its owner's turn
    t.choose("brobnar").end_turn()
    assert t.line(1) == ["scowly-caper", "bumpsy"]
    t.end_turn().choose("brobnar")
    assert t.may("reap scowly-caper")  # as if it belonged to any house


def test_of_two_scowly_capers_the_player_says_which_strikes_first(table: Tables) -> None:
    """decision 4: the one that is struck down does not strike."""
    caper = {"card": "scowly-caper", "owner": 1}
    t = table(house="brobnar", line=["troll", caper, caper], their_line=["urchin"]).end_turn()
    assert t.options == ["scowly-caper", "scowly-caper#2"]
    t.choose("scowly-caper#2")
    assert t.line() == ["troll", "scowly-caper#2"]


def test_scowly_capers_controller_chooses_the_neighbour(table: Tables) -> None:
    t = table(house="brobnar", line=["troll", {"card": "scowly-caper", "owner": 1}, "bumpsy"], their_line=["urchin"])
    t.end_turn()
    assert t.options == ["troll", "bumpsy"]
    t.choose("bumpsy")
    assert t.line() == ["troll", "scowly-caper"]
