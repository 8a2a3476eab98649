"""Age of Ascension, Sanctum, card by card."""

from tests.games.keyforge.board import Tables


def test_hallowed_shield_protects_any_creature_for_the_turn(table: Tables) -> None:
    t = table(
        house="sanctum",
        artifacts=["hallowed-shield"],
        line=["champion-tabris"],
        their_line=["troll", "bumpsy"],
        their_houses=["brobnar"],
    )
    t.use_action("hallowed-shield")
    assert t.options == ["champion-tabris", "troll", "bumpsy"]
    t.choose("champion-tabris").fight("champion-tabris", "troll")
    assert t.card("champion-tabris")["damage"] == 0
    assert t.card("troll")["damage"] == 6
    t.end_turn().fight("bumpsy", "champion-tabris")
    assert t.card("champion-tabris")["damage"] == 3  # it was for that turn


def test_maruck_captures_what_its_armor_prevents(table: Tables) -> None:
    t = table(house="sanctum", line=["maruck-the-marked"], their_line=["dust-pixie", "urchin"], their_amber=3)
    t.fight("maruck-the-marked", "dust-pixie")
    assert t.card("maruck-the-marked")["amber"] == 1
    assert t.card("maruck-the-marked")["damage"] == 0
    assert t.amber == [0, 2]


def test_maruck_captures_nothing_when_its_armor_is_used_up_or_it_dies(table: Tables) -> None:
    t = table(house="shadows", hand=["poison-wave", "poison-wave"], their_line=["maruck-the-marked"], amber=3)
    t.play("poison-wave")
    assert t.card("maruck-the-marked")["amber"] == 1
    t.play("poison-wave#2")
    assert (t.card("maruck-the-marked")["amber"], t.card("maruck-the-marked")["damage"]) == (1, 1 + 2)
    t = table(house="sanctum", line=["maruck-the-marked"], their_line=["troll"], their_amber=3)
    t.fight("maruck-the-marked", "troll")
    assert t.amber == [0, 3]


def test_sir_marrows_captures_the_aember_that_was_reaped(table: Tables) -> None:
    t = table(house="brobnar", line=["troll"], amber=2, their_line=["sir-marrows", "bumpsy"]).reap("troll")
    assert t.amber == [2, 0]
    assert t.card("sir-marrows")["amber"] == 1
    t.end_turn()
    own = table(house="sanctum", line=["sir-marrows"]).reap("sir-marrows")
    assert own.amber == [1, 0]  # only the opponent's


def test_smite_hurts_the_neighbours_of_the_attacked_creature(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["smite"],
        line=[{"card": "champion-tabris", "exhausted": True}],
        their_line=["bumpsy", "troll", "headhunter", "smaaash"],
    )
    t.play("smite")
    assert t.options == ["bumpsy", "troll", "headhunter", "smaaash"]
    t.choose("troll")
    assert [t.card(name)["damage"] for name in t.line(1)] == [2, 6, 2, 0]
    assert t.line() == []


def test_smite_remembers_the_neighbours_of_a_creature_that_died(table: Tables) -> None:
    t = table(
        house="sanctum", hand=["smite"], line=["champion-tabris"], their_line=["bumpsy", "dust-pixie", "headhunter"]
    )
    t.play("smite", "dust-pixie")
    assert [t.card(name)["damage"] for name in t.line(1)] == [2, 2]


def test_smite_means_the_neighbours_just_before_the_creature_died(table: Tables) -> None:
    # Firespitter kills the two next to Troll before the fight: the line closes up.
    line = ["bumpsy", "urchin", "headhunter", "dust-pixie", "smaaash"]
    t = table(house="sanctum", hand=["smite"], line=["firespitter"], their_line=line).play("smite", "headhunter")
    assert t.line(1) == ["bumpsy", "smaaash"]
    assert [t.card(name)["damage"] for name in t.line(1)] == [3, 3]


def test_smite_without_a_fight_does_nothing_more(table: Tables) -> None:
    t = table(house="sanctum", hand=["smite"], line=[{"card": "champion-tabris", "exhausted": True}]).play("smite")
    assert t.card("champion-tabris")["exhausted"] is False


def test_opal_knight_destroys_creatures_with_even_power(table: Tables) -> None:
    t = table(
        house="sanctum",
        hand=["opal-knight"],
        line=["champion-tabris", "protectrix"],
        their_line=["troll", {"card": "bumpsy", "power": 1}, "headhunter"],
    )
    t.play("opal-knight", "left")
    assert t.line() == ["opal-knight", "protectrix"]
    assert t.line(1) == ["headhunter"]
