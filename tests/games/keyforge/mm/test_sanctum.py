"""Mass Mutation, Sanctum, card by card."""

from tests.games.keyforge.board import Tables


def test_ardent_hero_is_not_hurt_by_strong_creatures_and_mutants(table: Tables) -> None:
    t = table(
        house="sanctum",
        line=["ardent-hero"],
        their_line=["bumpsy", "mutant-cutpurse"],
        their_houses=["brobnar", "shadows"],
    )
    t.fight("ardent-hero", "bumpsy")
    assert t.card("ardent-hero")["damage"] == 0
    assert t.card("bumpsy")["damage"] == 4
    t.end_turn().choose("shadows").fight("mutant-cutpurse", "ardent-hero")
    assert t.where("mutant-cutpurse") == "discard-1"
    assert t.card("ardent-hero")["damage"] == 0


def test_ardent_hero_is_hurt_by_anybody_else(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"], line=["wardrummer"], their_line=["ardent-hero"])
    t.fight("wardrummer", "ardent-hero")
    assert t.card("ardent-hero")["damage"] == 3
    t.play("punch")
    assert t.where("ardent-hero") == "discard-1"


def test_book_of_malefaction_counts_thefts_and_purges(table: Tables) -> None:
    t = table(
        house="shadows",
        hand=["ghostly-hand"],
        line=["silvertooth"],
        their_artifacts=["book-of-malefaction"],
        their_line=["troll"],
        their_amber=1,
        their_houses=["sanctum"],
    )
    t.play("ghostly-hand")
    assert t.card("book-of-malefaction")["counters"] == {"warrant": 2 - 1}
    t.end_turn().choose("sanctum").use_omni("book-of-malefaction")
    assert t.options == ["troll", "silvertooth"]
    t.choose("silvertooth")
    assert t.where("silvertooth") == "purged-0"
    assert t.card("book-of-malefaction")["counters"] == {}


def test_book_of_malefaction_without_a_counter_purges_nothing(table: Tables) -> None:
    t = table(house="sanctum", artifacts=["book-of-malefaction"], their_line=["troll"])
    t.use_omni("book-of-malefaction")
    assert t.line(1) == ["troll"]


def test_master_of_the_grey_bars_the_opponents_icons(table: Tables) -> None:
    t = table(house="untamed", hand=["dust-pixie~+d"], their_line=["master-of-the-grey"]).play("dust-pixie")
    assert t.amber == [0, 0]
    own = table(house="sanctum", hand=["dust-pixie~sanctum"], line=["master-of-the-grey"])
    assert own.play("dust-pixie", "left").amber == [2, 0]


def test_scrivener_favian_may_steal_instead_of_capturing(table: Tables) -> None:
    t = table(house="sanctum", hand=["duma-the-martyr~+cc"], line=["scrivener-favian"], their_amber=3)
    t.play("duma-the-martyr", "left")
    assert t.options == ["icon-capture", "icon-steal"]
    t.choose("icon-steal")
    assert t.amber == [1, 2]
    t.choose("icon-capture")
    assert t.options == ["duma-the-martyr", "scrivener-favian"]
    t.choose("scrivener-favian")
    assert t.amber == [1, 1]
