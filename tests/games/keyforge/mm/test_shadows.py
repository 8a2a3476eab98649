"""Mass Mutation, Shadows, card by card."""

from tests.games.keyforge.board import Tables


def test_mastermindy_schemes_and_steals(table: Tables) -> None:
    t = table(house="shadows", line=["mastermindy"], their_amber=5, their_houses=["mars"])
    t.end_turn()
    assert t.card("mastermindy")["counters"] == {"scheme": 1}
    t.end_turn()
    assert t.card("mastermindy")["counters"] == {"scheme": 1}  # at the end of your own turn
    t.use_action("mastermindy")
    assert t.amber == [1, 4]
    assert t.card("mastermindy")["counters"] == {}


def test_mastermindy_without_schemes_steals_nothing(table: Tables) -> None:
    assert table(house="shadows", line=["mastermindy"], their_amber=5).use_action("mastermindy").amber == [0, 5]


def test_mutant_cutpurse_has_nothing_but_its_enhancement(table: Tables) -> None:
    t = table(house="shadows", hand=["mutant-cutpurse"], their_line=["troll"]).play("mutant-cutpurse")
    assert t.card("mutant-cutpurse")["power"] == 3
    assert t.card("troll")["damage"] == 0


def test_rad_penny_steals_and_returns_to_the_deck(table: Tables) -> None:
    t = table(house="shadows", hand=["rad-penny", "poison-wave"], their_amber=2, deck=["urchin"]).play("rad-penny")
    assert t.amber == [1, 1]
    t.play("poison-wave")
    assert t.where("rad-penny") == "deck-0"


def test_shoulder_id_steals_instead_of_dealing_damage(table: Tables) -> None:
    t = table(house="brobnar", line=["troll"], amber=3, their_line=["shoulder-id", "urchin"])
    t.fight("troll", "shoulder-id")
    assert t.line(1) == ["urchin"]
    assert t.card("troll")["damage"] == 0
    assert t.amber == [2, 1]


def test_shoulder_id_cannot_fight(table: Tables) -> None:
    t = table(house="shadows", line=["shoulder-id"], their_line=["troll"])
    assert not t.may("fight shoulder-id")
    assert t.may("reap shoulder-id")


def test_shoulder_id_steals_for_other_damage_of_its_own(table: Tables) -> None:
    t = table(
        house="shadows",
        line=[{"card": "shoulder-id", "upgrades": ["red-planet-ray-gun"]}, "ulyq-megamouth"],
        their_line=["troll"],
        their_amber=3,
    )
    t.reap("shoulder-id")
    t.choose("troll")
    assert t.card("troll")["damage"] == 0
    assert t.amber == [2, 2]
