"""Mass Mutation, Saurian, card by card."""

import pytest
from tests.games.keyforge.board import Tables


def test_amphora_captura_makes_icons_capture(table: Tables) -> None:
    t = table(
        house="brobnar", artifacts=["amphora-captura"], hand=["punch", "anger"], line=["troll"], their_amber=3
    ).play("punch")
    assert t.options == ["icon-amber", "icon-capture"]
    t.choose("icon-capture")
    assert (t.card("troll")["amber"], t.amber) == (1, [0, 2])
    t.play("anger", "icon-amber")
    assert t.amber == [1, 2]


def test_amphora_captura_asks_nothing_of_the_other_player(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"], line=["troll"], their_artifacts=["amphora-captura"]).play("punch")
    assert t.amber == [1, 0]


def test_deusillus_is_played_with_both_halves(table: Tables) -> None:
    """rulebook: "Olbrzymie stworzenie"."""
    assert not table(house="saurian", hand=["deusillus", "troll"]).may("play deusillus")
    t = table(house="saurian", hand=["deusillus", "deusillus2"], their_line=["valdr", "troll"], their_amber=4).play(
        "deusillus"
    )
    t.choose("troll")
    assert (len(t.line()), t.hand()) == (1, [])
    assert t.card("deusillus")["power"] == 20
    assert (t.card("deusillus")["amber"], t.amber) == (4, [0, 0])
    assert t.card("troll")["damage"] == 5


def test_deusillus_pays_to_sweep(table: Tables) -> None:
    t = table(
        house="saurian",
        line=[{"card": "deusillus", "amber": 2}],
        hand=["hysteria~saurian"],
        their_line=["valdr", "dust-pixie"],
    ).reap("deusillus")
    assert t.card("deusillus")["amber"] == 1
    assert (t.card("valdr")["damage"], t.where("dust-pixie")) == (2, "discard-1")
    t.play("hysteria")
    assert len(t.hand(0)) == 2  # both halves


def test_optio_gorkus_takes_the_amber_of_fallen_neighbours(table: Tables) -> None:
    t = table(
        house="brobnar",
        line=["troll"],
        their_line=[{"card": "tocsin", "amber": 2}, "optio-gorkus", {"card": "dust-imp", "amber": 1}],
    ).fight("troll", "tocsin")
    assert t.card("optio-gorkus")["amber"] == 2
    assert t.amber == [0, 0]


def test_optio_gorkus_with_a_scutum(table: Tables) -> None:
    """rulebook: FAQ "Optio Gorkus": the active player orders it."""
    t = table(
        house="dis",
        hand=["gateway-to-dis"],
        line=[
            {"card": "tocsin", "amber": 2},
            {"card": "optio-gorkus", "upgrades": ["imperial-scutum"]},
            {"card": "troll", "amber": 1},
        ],
    ).play("gateway-to-dis")
    assert sorted(map(str, t.options)) == ["imperial-scutum", "optio-gorkus", "optio-gorkus 2"]
    t.choose("optio-gorkus", "optio-gorkus")
    assert t.amber == [0, 0]


def test_saurian_egg_only_hatches(table: Tables) -> None:
    t = table(
        house="saurian",
        line=["saurian-egg"],
        their_line=["valdr"],
        deck=["senator-shrix", "terrordactyl", "punch"],
    )
    assert not t.may("reap saurian-egg")
    assert not t.may("fight saurian-egg")
    t.use_omni("saurian-egg", "left", "right")
    assert t.line() == ["senator-shrix", "terrordactyl"]
    assert [t.card(name)["power"] for name in t.line()] == [7, 15]
    assert [t.card(name)["exhausted"] for name in t.line()] == [False, False]
    assert t.card("terrordactyl")["stunned"]
    assert t.where("saurian-egg") == "discard-0"


@pytest.mark.parametrize("halves", [["deusillus", "deusillus2"], ["deusillus2", "deusillus"]])
def test_saurian_egg_hatches_a_gigantic_creature_whichever_half_comes_first(table: Tables, halves: list[str]) -> None:
    t = table(house="dis", line=["saurian-egg"], deck=halves).use_omni("saurian-egg", "left")
    (giant,) = t.line()
    assert (t.card(giant)["exhausted"], t.card(giant)["plus"], t.where("saurian-egg")) == (False, 3, "discard-0")


def test_saurian_egg_finds_nothing(table: Tables) -> None:
    t = table(house="dis", line=["saurian-egg"], deck=["troll", "phalanx-strike", "punch"]).use_omni("saurian-egg")
    assert t.line() == ["saurian-egg"]
    assert t.zone("discard-0") == ["troll", "phalanx-strike"]


def test_siren_horn_hands_amber_over(table: Tables) -> None:
    t = table(
        house="brobnar",
        line=[{"card": "troll", "amber": 2, "upgrades": ["siren-horn"]}],
        their_line=["tocsin", "krump"],
    ).fight("troll", "tocsin")
    assert t.card("troll")["amber"] == 1
    assert t.amber == [1, 0]  # Tocsin fell with it


def test_siren_horn_before_or_after_assault(table: Tables) -> None:
    """rulebook: FAQ "Róg sygnałowy"."""
    t = table(
        house="untamed",
        line=[{"card": "ancient-bear", "amber": 1, "upgrades": ["siren-horn"]}],
        their_line=["dust-imp"],
    ).fight("ancient-bear", "dust-imp")
    assert t.options == ["siren-horn", "assault"]
    t.choose("siren-horn")
    assert t.amber == [1, 2]
    t = table(
        house="untamed",
        line=[{"card": "ancient-bear", "amber": 1, "upgrades": ["siren-horn"]}],
        their_line=["dust-imp"],
    ).fight("ancient-bear", "dust-imp", "assault")
    assert t.card("ancient-bear")["amber"] == 1


def test_of_two_optio_gorkus_the_player_says_whose_ability_comes_first(table: Tables) -> None:
    rich = {"card": "troll", "amber": 2}
    t = table(house="dis", hand=["hand-of-dis"], their_line=["optio-gorkus", rich, "optio-gorkus"]).play("hand-of-dis")
    assert t.options == ["optio-gorkus", "optio-gorkus#2"]
    t.choose("optio-gorkus#2")
    assert [t.card(name)["amber"] for name in t.line(1)] == [0, 2]


def test_who_gains_the_text_of_optio_gorkus_is_meant_by_it(table: Tables) -> None:
    """rulebook: "Karta odnosząca się do samej siebie": a title in a text that a creature gains is that creature."""
    t = table(
        house="saurian",
        artifacts=["creed-of-nurture"],
        hand=["optio-gorkus", "key-to-dis"],
        line=[{"card": "dust-imp", "amber": 2}, "troll"],
        their_line=[{"card": "dust-pixie", "power": 3}],
    )
    t.use_omni("creed-of-nurture", "optio-gorkus", "troll").change(house="dis").fight("dust-imp", "dust-pixie")
    t.choose("troll")
    assert (t.line(), t.card("troll")["amber"]) == (["troll"], 2)
