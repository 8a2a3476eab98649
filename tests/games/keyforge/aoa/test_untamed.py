"""Age of Ascension, Untamed, card by card."""

from tests.games.keyforge.board import Tables


def test_duskwitch_lets_your_creatures_enter_ready(table: Tables) -> None:
    t = table(house="untamed", hand=["dust-pixie"], line=["duskwitch"], their_houses=["brobnar"], their_hand=["troll"])
    t.play("dust-pixie", "left")
    assert t.may("reap dust-pixie")
    t.end_turn().play("troll")
    assert t.card("troll")["exhausted"] is True


def test_duskwitch_ends_the_step(table: Tables) -> None:
    t = table(house="untamed", hand=["duskwitch", "dust-pixie"], line=["flaxia"], their_houses=["brobnar"])
    t.play("duskwitch", "left")
    assert t.g.active == 1


def test_glimmer_is_played_first_and_returns_a_card(table: Tables) -> None:
    t = table(house="untamed", hand=["glimmer", "dust-pixie"], discard=["troll", "punch"]).play("glimmer")
    assert t.options == ["punch", "troll"]
    t.choose("troll")
    assert "troll" in t.hand()
    late = table(house="untamed", hand=["glimmer", "dust-pixie"], discard=["troll"]).play("dust-pixie")
    assert not late.may("play glimmer")


def test_pos_pixies_lose_nothing_to_thieves(table: Tables) -> None:
    t = table(house="shadows", hand=["ghostly-hand", "urchin"], their_line=["po-s-pixies"], their_amber=1)
    t.play("ghostly-hand")
    assert t.amber == [2 + 1, 1]
    t.play("urchin")
    assert t.amber == [4, 1]


def test_pos_pixies_give_no_more_than_there_is(table: Tables) -> None:
    t = table(house="shadows", hand=["urchin"], line=["charette"], their_line=["po-s-pixies"]).play("urchin", "left")
    assert t.amber == [0, 0]


def test_pos_pixies_keep_what_is_captured(table: Tables) -> None:
    t = table(house="dis", hand=["charette"], their_line=["po-s-pixies"], their_amber=2).play("charette")
    assert t.card("charette")["amber"] == 2
    assert t.amber == [0, 2]


def test_tantadlin_discards_from_their_archives(table: Tables) -> None:
    t = table(house="untamed", line=["tantadlin"], their_line=["troll"], their_archives=["punch"])
    t.fight("tantadlin", "troll")
    assert t.card("troll")["damage"] == 2
    assert t.where("punch") == "discard-1"
    assert t.card("tantadlin")["damage"] == 8
