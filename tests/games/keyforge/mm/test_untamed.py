"""Mass Mutation, Untamed, card by card."""

from tests.games.keyforge.board import Tables


def test_reclaimed_by_nature_purges_an_artifact_for_its_icons(table: Tables) -> None:
    t = table(
        house="untamed",
        hand=["reclaimed-by-nature"],
        artifacts=["vineapple-tree"],
        their_artifacts=["keyforgery~+r", "cannon"],
        deck=["punch"],
    )
    t.play("reclaimed-by-nature")
    assert t.options == ["vineapple-tree", "keyforgery", "cannon"]
    t.choose("keyforgery")
    assert t.where("keyforgery") == "purged-1"
    assert t.amber == [2, 0]
    assert t.hand() == ["punch"]


def test_wild_bounty_doubles_the_icons_of_the_next_card(table: Tables) -> None:
    t = table(house="untamed", hand=["wild-bounty", "dust-pixie", "regrowth"])
    t.play("wild-bounty").play("dust-pixie")
    assert t.amber == [4, 0]
    assert t.play("regrowth").amber == [5, 0]


def test_chonkers_doubles_its_counters_by_winning_fights(table: Tables) -> None:
    t = table(house="untamed", hand=["chonkers"], their_line=["urchin", "dust-pixie"], their_houses=["mars"])
    t.play("chonkers")
    assert t.card("chonkers")["power"] == 2
    t.end_turn().choose("mars").end_turn()
    t.fight("chonkers", "dust-pixie")
    assert t.card("chonkers")["power"] == 3


def test_chonkers_gets_nothing_for_a_fight_that_is_not_won(table: Tables) -> None:
    t = table(house="untamed", line=[{"card": "chonkers", "power": 1}], their_line=["troll"])
    t.fight("chonkers", "troll")
    assert t.card("chonkers")["power"] == 2


def test_keyfrog_forges_a_key_when_it_dies(table: Tables) -> None:
    t = table(house="untamed", line=["keyfrog"], their_line=["troll"], amber=6).fight("keyfrog", "troll")
    t.forge("blue")
    assert (t.keys, t.amber) == ([1, 0], [0, 0])


def test_keyfrog_forges_nothing_that_cannot_be_paid(table: Tables) -> None:
    t = table(house="untamed", line=["keyfrog"], their_line=["troll"], amber=5).fight("keyfrog", "troll")
    assert (t.keys, t.amber) == ([0, 0], [5, 0])
