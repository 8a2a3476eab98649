"""Age of Ascension, Brobnar, card by card."""

from tests.games.keyforge.board import Tables


def test_1_2_punch_stuns_or_destroys_who_is_stunned(table: Tables) -> None:
    """erratum."""
    setup = {
        "house": "brobnar",
        "hand": ["1-2-punch"],
        "line": ["troll"],
        "their_line": [{"card": "valdr", "stunned": True}, "tocsin"],
    }
    t = table(**setup).play("1-2-punch")
    assert t.options == ["valdr", "tocsin"]
    t.choose("tocsin")
    assert t.card("tocsin")["stunned"]
    assert t.amber == [1, 0]
    t = table(**setup).play("1-2-punch", "valdr")
    assert t.where("valdr") == "discard-1"
    assert table(house="brobnar", hand=["1-2-punch"], line=["troll"]).play("1-2-punch").line() == ["troll"]


def test_the_flex_pays_half_the_power_of_a_ready_friend(table: Tables) -> None:
    """erratum: rounded down."""
    t = table(
        house="brobnar",
        hand=["the-flex"],
        line=[{"card": "troll", "exhausted": True}, "earthshaker", "tocsin", "bumpsy"],
        their_line=["valdr"],
    ).play("the-flex")
    assert t.options == ["earthshaker", "bumpsy"]
    t.choose("earthshaker")
    assert t.card("earthshaker")["exhausted"]
    assert t.amber == [3, 0]
    t = table(house="brobnar", hand=["the-flex"], line=["tocsin"], their_line=["valdr"])
    assert t.play("the-flex").amber == [0, 0]


def test_drummernaut_calls_another_giant_back(table: Tables) -> None:
    """erratum: never itself."""
    t = table(house="brobnar", hand=["drummernaut"], line=["troll", "tocsin", "krump"], their_line=["valdr"]).play(
        "drummernaut", "left"
    )
    assert t.options == ["troll", "krump"]
    t.choose("krump")
    assert t.where("krump") == "hand-0"
    t = table(house="brobnar", line=["drummernaut"], their_line=["valdr"]).reap("drummernaut")
    assert t.line() == ["drummernaut"]


def test_forgemaster_og_empties_the_pool_of_whoever_forges(table: Tables) -> None:
    t = table(step="start", line=["forgemaster-og"], amber=8, their_amber=9, their_houses=["brobnar"])
    t.forge("red")
    assert t.amber == [0, 9]
    t.end_turn().forge("blue")
    assert t.amber == [0, 0]
    assert t.keys == [1, 1]


def test_groggins_attacks_only_flanks(table: Tables) -> None:
    t = table(house="brobnar", line=["groggins", "troll"], their_line=["tocsin", "dust-imp", "valdr"])
    t.choose("fight groggins")
    assert t.options == ["tocsin", "valdr"]
    t.choose("tocsin").choose("fight troll")
    assert t.options == ["dust-imp", "valdr"]
    t.choose("dust-imp")


def test_groggins_cannot_fight_behind_taunting_flanks(table: Tables) -> None:
    t = table(house="brobnar", line=["groggins"], their_line=["tocsin", "pitlord", "dust-imp"])
    assert not t.may("fight groggins")  # the flanks hide behind a neighbour who taunts
    assert t.may("reap groggins")


def test_groggins_with_phoenix_heart_against_a_soulkeeper(table: Tables) -> None:
    """rulebook: "Zniszczona karta", the example."""
    t = table(
        house="brobnar",
        line=[{"card": "groggins", "upgrades": ["phoenix-heart"]}],
        their_line=[{"card": "dust-imp", "upgrades": ["soulkeeper"]}, "drumble", "shaffles"],
    ).fight("groggins", "dust-imp")
    t.choose("soulkeeper").default()
    assert t.where("groggins") == "hand-0"
    assert sorted(t.zone("discard-1")) == ["drumble", "dust-imp", "shaffles", "soulkeeper"]
    assert t.amber == [0, 2]
