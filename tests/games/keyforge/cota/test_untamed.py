"""Call of the Archons, Untamed, card by card."""

from tests.games.keyforge.board import Tables


def test_cooperative_hunting_divides_its_damage(table: Tables) -> None:
    t = table(
        house="untamed",
        hand=["cooperative-hunting"],
        line=["snufflegator", "niffle-ape"],
        their_line=["valdr", "dust-pixie"],
    )
    t.play("cooperative-hunting", "valdr", "dust-pixie")
    assert t.card("valdr")["damage"] == 1
    assert t.where("dust-pixie") == "discard-1"


def test_cooperative_hunting_meets_armor_once(table: Tables) -> None:
    """decision 8: all of it is one packet."""
    t = table(
        house="untamed",
        hand=["cooperative-hunting"],
        line=["snufflegator", "niffle-ape"],
        their_line=["raiding-knight"],
    )
    t.play("cooperative-hunting", "raiding-knight", "raiding-knight")
    assert t.card("raiding-knight")["damage"] == 0
    assert t.card("raiding-knight")["armor_left"] == 0


def test_cooperative_hunting_without_friends_does_nothing(table: Tables) -> None:
    """decision 9."""
    t = table(house="untamed", hand=["cooperative-hunting"], their_line=["valdr"]).play("cooperative-hunting")
    assert t.card("valdr")["damage"] == 0


def test_full_moon_pays_for_each_creature_played(table: Tables) -> None:
    t = table(house="untamed", hand=["full-moon", "niffle-ape", "regrowth"]).play("full-moon").play("niffle-ape")
    assert t.amber == [1, 0]
    t.play("regrowth")
    assert t.amber == [2, 0]  # the icon of Regrowth only


def test_lost_in_the_woods_takes_two_from_each_side(table: Tables) -> None:
    t = table(
        house="untamed",
        hand=["lost-in-the-woods"],
        line=["snufflegator", "niffle-ape", "dust-pixie"],
        their_line=["valdr", "mother"],
    )
    t.play("lost-in-the-woods", "dust-pixie")
    assert t.options == ["snufflegator", "niffle-ape"]
    t.choose("niffle-ape")
    assert t.line() == ["snufflegator"]
    assert t.line(1) == []
    assert sorted(t.zone("deck-0")) == ["dust-pixie", "niffle-ape"]
    assert sorted(t.zone("deck-1")) == ["mother", "valdr"]


def test_lost_in_the_woods_with_enemies_only(table: Tables) -> None:
    """rulebook: FAQ "Zrób tyle, ile się da"."""
    t = table(house="untamed", hand=["lost-in-the-woods"], their_line=["valdr", "mother"]).play("lost-in-the-woods")
    assert t.line(1) == []


def test_regrowth_brings_a_creature_back(table: Tables) -> None:
    t = table(house="untamed", hand=["regrowth"], discard=["punch", "valdr", "mother"]).play("regrowth")
    assert t.options == ["mother", "valdr"]
    t.choose("valdr")
    assert t.hand() == ["valdr"]
    assert t.zone("discard-0") == ["mother", "punch", "regrowth"]


def test_dust_pixie_brings_two(table: Tables) -> None:
    assert table(house="untamed", hand=["dust-pixie"]).play("dust-pixie").amber == [2, 0]


def test_snufflegator_attacks_unharmed_but_defends_as_usual(table: Tables) -> None:
    t = table(house="untamed", line=["snufflegator"], their_line=["valdr"]).fight("snufflegator", "valdr")
    assert (t.card("snufflegator")["damage"], t.card("valdr")["damage"]) == (0, 4)
    t = table(house="brobnar", line=["headhunter"], their_line=["snufflegator"]).fight("headhunter", "snufflegator")
    assert t.card("headhunter")["damage"] == 4


def test_niffle_ape_ignores_taunt_and_elusive(table: Tables) -> None:
    t = table(house="untamed", line=["niffle-ape", "snufflegator"], their_line=["urchin", "champion-anaphiel"])
    t.choose("fight niffle-ape")
    assert t.options == ["urchin", "champion-anaphiel"]
    t.choose("urchin")
    assert t.where("urchin") == "discard-1"
    assert t.card("niffle-ape")["damage"] == 1


def test_niffle_queen_strengthens_beasts_and_niffles(table: Tables) -> None:
    t = table(
        house="untamed", line=["niffle-queen", "niffle-ape", "snufflegator", "dust-pixie"], their_line=["niffle-ape"]
    )
    assert [t.card(name)["power"] for name in ("niffle-queen", "niffle-ape", "snufflegator", "dust-pixie")] == [
        6,
        5,
        5,
        1,
    ]
    assert t.card("niffle-ape#2")["power"] == 3


def test_hunting_witch_pays_for_other_creatures(table: Tables) -> None:
    t = table(house="untamed", hand=["hunting-witch", "niffle-ape"]).play("hunting-witch")
    assert t.amber == [0, 0]
    t.play("niffle-ape", "left")
    assert t.amber == [1, 0]


def test_witch_of_the_eye_takes_any_card_back(table: Tables) -> None:
    t = table(house="untamed", line=["witch-of-the-eye"], discard=["punch", "valdr"]).reap("witch-of-the-eye", "punch")
    assert t.hand() == ["punch"]
    assert t.amber == [1, 0]


def test_ancient_bear_kills_before_the_fight(table: Tables) -> None:
    t = table(house="untamed", line=["ancient-bear"], their_line=["silvertooth"]).fight("ancient-bear", "silvertooth")
    assert t.where("silvertooth") == "discard-1"
    assert t.card("ancient-bear")["damage"] == 0


def test_assault_and_hazardous_in_the_order_of_the_active_player(table: Tables) -> None:
    """rulebook: "Natarcie", "Zagrożenie"; decision 70."""
    t = table(house="untamed", line=["ancient-bear"], their_line=["briar-grubbling"])
    t.fight("ancient-bear", "briar-grubbling")
    assert t.options == ["assault", "hazardous"]
    t.choose("assault")
    assert t.where("briar-grubbling") == "discard-1"
    assert t.card("ancient-bear")["damage"] == 0
    t = table(house="untamed", line=["ancient-bear"], their_line=["briar-grubbling"])
    t.fight("ancient-bear", "briar-grubbling", "hazardous")
    assert t.where("ancient-bear") == "discard-0"
    assert t.where("briar-grubbling") == "line-1"


def test_briar_grubbling_hurts_whoever_attacks(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"], their_line=["briar-grubbling"]).fight("valdr", "briar-grubbling")
    assert t.where("valdr") == "discard-0"  # 5 before the fight, 2 in it
