"""Worlds Collide, Saurian, card by card."""

import pytest
from tests.games.keyforge.board import Tables


def test_phalanx_strike_hits_one_creature_for_each_friend(table: Tables) -> None:
    t = table(
        house="saurian", hand=["phalanx-strike"], line=["senator-shrix", "troll"], their_line=["valdr", "krump"]
    ).play("phalanx-strike")
    assert t.options == ["senator-shrix", "troll", "valdr", "krump"]
    t.choose("valdr")
    assert t.card("valdr")["damage"] == 2
    assert t.options == ["senator-shrix", "troll", "pass"]
    t.choose("troll", "krump")
    assert (t.card("krump")["damage"], t.card("troll")["amber"]) == (2, 1)  # once more, and no more
    assert t.amber == [1, 0]


def test_phalanx_strike_through_a_ward(table: Tables) -> None:
    """rulebook: FAQ "Atak falangi": two instances of damage."""
    t = table(
        house="saurian", hand=["phalanx-strike"], line=["troll"], their_line=[{"card": "valdr", "warded": True}]
    ).play("phalanx-strike", "valdr")
    assert t.card("valdr")["damage"] == 0
    t.choose("troll", "valdr")
    assert t.card("valdr")["damage"] == 1


def test_phalanx_strike_need_not_be_repeated(table: Tables) -> None:
    t = table(house="saurian", hand=["phalanx-strike"], line=["troll"], their_line=["valdr"])
    t.play("phalanx-strike", "valdr").done()
    assert (t.card("valdr")["damage"], t.card("troll")["amber"]) == (1, 0)


def test_auto_legionary_joins_the_line(table: Tables) -> None:
    """erratum: usable in any house, but of its own."""
    t = table(house="saurian", artifacts=["auto-legionary"], line=["troll"], their_line=["tocsin"])
    t.use_action("auto-legionary")
    assert t.options == ["left", "right"]
    t.choose("left")
    assert t.line() == ["auto-legionary", "troll"]
    assert t.card("auto-legionary")["power"] == 5
    assert t.zone("artifacts-0") == []
    t.change(cards={"auto-legionary": {"exhausted": False}}).use_action("auto-legionary", "right")
    assert t.line() == ["troll", "auto-legionary"]  # from flank to flank
    t.change(house="dis", cards={"auto-legionary": {"exhausted": False}})
    assert t.may("reap auto-legionary")
    t.fight("auto-legionary", "tocsin")
    assert t.card("auto-legionary")["damage"] == 3


def test_auto_legionary_behind_the_line_is_of_its_house(table: Tables) -> None:
    t = table(house="dis", artifacts=["auto-legionary"], hand=["gateway-to-dis"], line=["troll"])
    assert not t.may("action auto-legionary")
    t.play("gateway-to-dis")
    assert t.where("auto-legionary") == "artifacts-0"


def test_the_colosseum_counts_glory_and_forges(table: Tables) -> None:
    t = table(
        house="brobnar",
        artifacts=[{"card": "the-colosseum", "counters": {"glory": 5}}],
        line=["troll", "krump"],
        hand=["punch"],
        their_line=["tocsin", "dust-imp", "dust-pixie"],
        amber=7,
    ).play("punch", "dust-imp")
    assert t.card("the-colosseum")["counters"] == {"glory": 5}  # not in a fight
    t.use_omni("the-colosseum")
    assert t.keys == [0, 0]
    t.change(cards={"the-colosseum": {"exhausted": False}}).fight("troll", "tocsin")
    assert t.card("the-colosseum")["counters"] == {"glory": 6}
    t.use_omni("the-colosseum", "red")
    assert (t.keys, t.amber) == ([1, 0], [2, 2])
    assert t.card("the-colosseum")["counters"] == {}


def test_the_colosseum_pays_glory_even_without_amber(table: Tables) -> None:
    """decision 112."""
    t = table(house="dis", artifacts=[{"card": "the-colosseum", "counters": {"glory": 7}}], amber=5)
    t.use_omni("the-colosseum")
    assert (t.keys, t.card("the-colosseum")["counters"]) == ([0, 0], {"glory": 1})


def test_crassosaurus_takes_ten_from_both(table: Tables) -> None:
    """rulebook: FAQ "Krasozaur"."""
    t = table(house="saurian", hand=["crassosaurus"], amber=4, their_amber=6).play("crassosaurus")
    assert (t.card("crassosaurus")["amber"], t.amber) == (10, [0, 0])


def test_crassosaurus_lets_the_player_divide(table: Tables) -> None:
    t = table(house="saurian", hand=["crassosaurus"], amber=5, their_amber=8).play("crassosaurus")
    assert t.options == [2, 3, 4, 5]
    t.choose(3)
    assert (t.card("crassosaurus")["amber"], t.amber) == (10, [2, 1])


def test_crassosaurus_with_too_little_is_purged(table: Tables) -> None:
    t = table(house="saurian", hand=["crassosaurus"], amber=2, their_amber=6).play("crassosaurus")
    assert t.where("crassosaurus") == "purged-0"
    assert t.amber == [0, 8]  # what lay on it goes to the opponent


def test_gargantodon_enters_stunned_and_fights_for_four(table: Tables) -> None:
    t = table(house="saurian", hand=["gargantodon"]).play("gargantodon")
    assert t.card("gargantodon")["stunned"]
    t = table(house="saurian", line=["gargantodon"], their_line=["valdr"]).fight("gargantodon", "valdr")
    assert t.card("valdr")["damage"] == 4


def test_gargantodon_turns_theft_into_capture(table: Tables) -> None:
    t = table(house="shadows", hand=["urchin"], line=["dodger"], their_line=["gargantodon"], their_amber=3)
    t.play("urchin", "left")
    assert t.options == ["urchin", "dodger"]
    t.choose("dodger")
    assert (t.card("dodger")["amber"], t.amber) == (1, [0, 2])


def test_gargantodon_and_no_creature_to_capture_with(table: Tables) -> None:
    t = table(house="shadows", hand=["too-much-to-protect"], their_line=["gargantodon"], their_amber=8)
    assert t.play("too-much-to-protect").amber == [1, 8]


def test_senator_shrix_is_a_purse(table: Tables) -> None:
    t = table(house="saurian", line=["senator-shrix"]).reap("senator-shrix", "yes")
    assert (t.card("senator-shrix")["amber"], t.amber) == (1, [1, 0])
    t = table(house="saurian", hand=["senator-shrix"]).play("senator-shrix", "no")
    assert t.card("senator-shrix")["amber"] == 0
    t = table(step="start", line=[{"card": "senator-shrix", "amber": 4}], amber=3)
    assert t.options == [3, 4]
    t.choose(3, "red")
    assert (t.keys, t.amber, t.card("senator-shrix")["amber"]) == ([1, 0], [0, 0], 1)


def test_terrordactyl_sweeps_the_neighbours(table: Tables) -> None:
    t = table(house="saurian", line=["terrordactyl"], their_line=["troll", "valdr", "krump", "tocsin"])
    t.fight("terrordactyl", "valdr")
    assert [t.card(name)["damage"] for name in ("troll", "valdr", "krump", "tocsin")] == [4, 4, 4, 0]
    assert t.card("terrordactyl")["damage"] == 6
    t = table(house="saurian", hand=["terrordactyl"]).play("terrordactyl")
    assert t.card("terrordactyl")["stunned"]


@pytest.mark.parametrize(("upgrades", "pool"), [(["imperial-scutum"], 0), ([], 3)])
def test_imperial_scutum_saves_the_amber_from_the_enemy(table: Tables, upgrades: list[str], pool: int) -> None:
    t = table(house="saurian", line=[{"card": "tocsin", "amber": 3, "upgrades": upgrades}], their_line=["troll"])
    t.change(house="dis")
    assert t.card("tocsin")["armor"] == (2 if upgrades else 0)
    t.fight("tocsin", "troll")
    assert t.where("tocsin") == "discard-0"
    assert t.amber == [0, pool]


def test_auto_legionary_stays_what_it_has_become_where_its_text_is_blank(table: Tables) -> None:
    """rulebook: "Trwałe efekty": its action has made it a creature, and that lasts."""
    t = table(
        house="saurian",
        houses=["saurian", "dis", "mars"],
        line=["eclectic-ambrosius-evil-twin"],
        their_houses=["saurian", "logos", "mars"],
        their_artifacts=["auto-legionary"],
    )
    t.end_turn().choose("saurian").use_action("auto-legionary").end_turn().choose("saurian")
    t.reap("eclectic-ambrosius")
    assert (t.where("auto-legionary"), t.card("auto-legionary")["power"]) == ("line-1", 5)
    t.end_turn().choose("logos")
    assert t.may("reap auto-legionary")
    assert not t.may("action auto-legionary"), "that is text"


def test_auto_legionary_does_not_join_the_line_of_another_player(table: Tables) -> None:
    """rulebook: FAQ "Przesuwanie stworzeń": into another line only where control is said to change."""
    t = table(house="shadows", line=["nexus"], their_artifacts=["auto-legionary"]).reap("nexus")
    assert (t.where("auto-legionary"), t.card("auto-legionary")["exhausted"]) == ("artifacts-1", True)
