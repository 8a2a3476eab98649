"""The dragons, card by card: the normal case, nothing to work on, and how they meet other cards (facts/vale)."""

import pytest
from tests.games.vale.board import Tables

# -- Dragon Egg -------------------------------------------------------------------------------------------------------


def test_dragon_egg_hatches_a_dragon_for_free(table: Tables) -> None:
    t = table(hand=["dragon-egg", "eternity", "tidal", "imp"], stones="b").summon("dragon-egg")
    assert (t.asked, t.options) == ("summon-free", ["eternity", "tidal"])
    t.choose("eternity")
    assert t.area() == ["eternity"]
    assert t.discard[-1] == "dragon-egg"
    assert t.score == [14, 10]


def test_dragon_egg_needs_a_dragon_in_hand(table: Tables) -> None:
    assert not table(hand=["dragon-egg", "imp"], area=["hestia"], stones="b").may("summon dragon-egg")


def test_dragon_egg_needs_a_dragon_that_may_be_summoned(table: Tables) -> None:
    """Decision 2: Ember finds no water card, Aeris no other card."""
    t = table(hand=["dragon-egg", "ember", "aeris"], marked=["sylph"], stones="bp", their_area=["imp"])
    assert not t.may("summon dragon-egg")


def test_dragon_egg_frees_its_own_slot_first(table: Tables) -> None:
    """Decision 15."""
    t = table(hand=["dragon-egg", "tidal"], area=["agni"], stones="rr", in_round=2).summon("dragon-egg")
    assert t.area() == ["agni", "tidal"]


def test_dragon_egg_and_its_dragon_are_two_summonings(table: Tables) -> None:
    """Decision 8: the Sylph rewards free summonings too."""
    t = table(hand=["dragon-egg", "tidal"], area=["sylph"], stones="b").summon("dragon-egg")
    assert t.score == [10 + 5 + 2, 10]


def test_dragon_egg_may_hatch_scorch(table: Tables) -> None:
    """Decision 2: judged without the egg, with Scorch in the area."""
    t = table(hand=["dragon-egg", "scorch"], area=["ifrit"], stones="b", in_round=2).summon("dragon-egg")
    assert t.area() == ["ifrit", "scorch"]
    assert t.score == [12, 10]
    assert not table(hand=["dragon-egg", "scorch"], area=["agni"], stones="b", marked=["imp"]).may("summon dragon-egg")


# -- Tidal ------------------------------------------------------------------------------------------------------------


def test_tidal_counts_dragons_and_itself(table: Tables) -> None:
    """Facts: Leviathan and Hydra are water."""
    t = table(hand=["tidal"], area=["gust", "leviathan", "hydra"], stones="p").summon("tidal")
    assert t.score == [20, 10]


def test_tidal_alone_scores_five(table: Tables) -> None:
    assert table(hand=["tidal"], stones="p").summon("tidal").score == [15, 10]


# -- Ember, Marina, Boulder, Gust -------------------------------------------------------------------------------------

HUNTERS = [
    ("ember", 7, "kappa", "agni"),
    ("marina", 7, "agni", "kappa"),
    ("boulder", 8, "sylph", "agni"),
    ("gust", 8, "gargoyle", "agni"),
]


@pytest.mark.parametrize(("dragon", "points", "prey", "other"), HUNTERS)
def test_a_hunting_dragon_scores_and_makes_somebody_discard(
    table: Tables, dragon: str, points: int, prey: str, other: str
) -> None:
    t = table(hand=[dragon], stones="bp", their_area=[other, prey]).summon(dragon)
    assert t.score == [10 + points, 10]
    assert t.area(1) == [other]
    assert t.discard[-1] == prey


@pytest.mark.parametrize(("dragon", "points", "prey", "other"), HUNTERS)
def test_a_hunting_dragon_without_prey_cannot_be_summoned(
    table: Tables, dragon: str, points: int, prey: str, other: str
) -> None:
    """rulebook: "Efekty kart": if there is no such player, the card cannot be summoned."""
    assert not table(hand=[dragon], marked=["imp"], stones="bpp", their_area=[other]).may(f"summon {dragon}")


def test_ember_chooses_a_player_who_chooses_the_card(table: Tables) -> None:
    """rulebook: "Efekty kart": Ember's owner picks a player with a water card, maybe oneself; the victim picks it."""
    t = table(seats=3, hand=["ember"], area=["kappa"], stones="bp", areas={2: ["triton", "hydra", "imp"]})
    t.summon("ember")
    assert (t.asked, t.asker, t.options) == ("choose-victim", 0, ["seat 0", "seat 2"])
    t.choose("seat 2")
    assert (t.asked, t.asker, t.options) == ("discard-summoned", 2, ["triton", "hydra"])
    t.choose("hydra")
    assert t.discard[-1] == "hydra"


def test_ember_may_be_turned_on_its_owner(table: Tables) -> None:
    t = table(hand=["ember"], area=["kappa"], stones="bp").summon("ember")
    assert t.area() == ["ember"]
    assert t.score == [19, 10]  # Kappa was there when the blue stone was paid (decision 9)


# -- Aeris ------------------------------------------------------------------------------------------------------------


def test_aeris_takes_another_card_back_for_its_cost(table: Tables) -> None:
    t = table(hand=["aeris"], area=["eternity", "hestia"], stones="bp").summon("aeris")
    assert t.options == ["eternity", "hestia"]
    t.choose("eternity")
    assert t.score == [22, 10]
    assert t.hand() == ["eternity"]


def test_aeris_looks_at_the_printed_cost(table: Tables) -> None:
    """Decision 10: Odin would cost 3 now, and 6 is printed on it."""
    t = table(hand=["aeris"], area=["odin", "hippogriff", "pegasus"], stones="bp").summon("aeris").choose("odin")
    assert t.score == [16, 10]


def test_aeris_needs_another_card(table: Tables) -> None:
    assert not table(hand=["aeris", "imp"], stones="bp").may("summon aeris")


def test_aeris_taking_hestia_back_lowers_the_limit(table: Tables) -> None:
    t = table(hand=["aeris"], area=["hestia"], stones="rrrrbp", in_round=9)
    t.summon("aeris", "bp")
    assert t.stones() == "rrrr"
    t = table(hand=["aeris"], area=["hestia", "water-giant"], stones="rrrrrp")
    t.summon("aeris", "rrp").choose("hestia")
    assert t.stones() == "rrr"


# -- Scorch -----------------------------------------------------------------------------------------------------------


def test_scorch_copies_an_instant_effect(table: Tables) -> None:
    t = table(hand=["scorch"], area=["ifrit", "surtr", "kappa"], stones="bp").summon("scorch")
    assert (t.asked, t.options) == ("copy", ["ifrit", "surtr"])
    t.choose("surtr")
    assert t.score == [10 + 6 + 2, 10]  # fire, water and dragon; and Kappa


def test_scorch_needs_an_effect_that_can_be_resolved(table: Tables) -> None:
    """Decision 2: alone, beside cards without one, or beside one that is blocked, it cannot be summoned."""
    assert not table(hand=["scorch", "imp"], stones="bp").may("summon scorch")
    assert not table(hand=["scorch"], area=["agni"], stones="bpp").may("summon scorch")
    assert not table(hand=["scorch"], area=["forest-spirit"], stones="bpp").may("summon scorch")
    assert table(hand=["scorch", "imp"], area=["forest-spirit"], stones="bpp").may("summon scorch")


def test_scorch_that_copies_leviathan_may_be_the_dragon_discarded(table: Tables) -> None:
    """Decision 13."""
    t = table(hand=["scorch"], area=["leviathan"], stones="bp").summon("scorch")
    assert t.score == [17, 10]
    assert t.area() == ["leviathan"]
    assert t.discard[-1] == "scorch"


def test_scorch_that_copies_tidal_counts_itself(table: Tables) -> None:
    assert table(hand=["scorch"], area=["tidal"], stones="bp").summon("scorch").score == [20, 10]


def test_scorch_that_copies_aeris_may_take_aeris_back(table: Tables) -> None:
    """Decision 13: the effect works from the copier's place."""
    t = table(hand=["scorch"], area=["aeris"], stones="bp").summon("scorch")
    assert t.hand() == ["aeris"]
    assert t.score == [19, 10]


def test_scorch_that_copies_cerberus_may_discard_cerberus(table: Tables) -> None:
    t = table(hand=["scorch", "ember"], area=["cerberus"], stones="bp").summon("scorch").choose("cerberus")
    assert t.area() == ["scorch"]


def test_scorch_copies_the_choice_of_hydra(table: Tables) -> None:
    t = table(hand=["scorch"], area=["hydra"], stones="bp").summon("scorch").choose((0, 3))
    assert t.score == [14, 10]
    assert t.stones() == "p"


def test_scorch_copies_a_young_forest_spirit(table: Tables) -> None:
    t = (
        table(hand=["scorch", "imp", "gi-rin"], area=["young-forest-spirit"], stones="bp")
        .summon("scorch")
        .choose("imp")
    )
    assert t.area() == ["young-forest-spirit", "scorch", "gi-rin"]


def test_scorch_copies_a_genie(table: Tables) -> None:
    t = table(hand=["scorch"], area=["genie", "nessie", "valkyrie"], stones="bp", marked=["goblin"])
    t.summon("scorch").choose("nessie")
    assert t.score == [10 + 3, 10]  # a dragon now: nothing for Nessie; water, wind and dragon for Valkyrie


def test_scorch_that_copies_yuki_onna_cashes_in_what_is_left(table: Tables) -> None:
    t = table(hand=["scorch"], area=["yuki-onna"], stones="rbp").summon("scorch", "bp")
    assert (t.score, t.stones()) == ([11, 10], "")


def test_scorch_copies_only_the_instant_effect_of_a_water_giant(table: Tables) -> None:
    t = table(hand=["scorch"], area=["water-giant"], stones="bp").summon("scorch")
    assert t.stones() == "bb"
    assert t.g.powers(0).worth == (1, 4, 7)


def test_scorch_that_copies_a_card_that_leaves_sends_that_card_away(table: Tables) -> None:
    """Decision 13: "this card" is the printed one."""
    t = table(hand=["scorch"], area=["boreas"], stones="bp", marked=["goblin"]).summon("scorch")
    assert (t.area(), t.hand(), t.score) == (["scorch"], ["boreas"], [11, 10])
    t = table(hand=["scorch"], area=["tengu"], stones="bp", marked=["goblin"]).summon("scorch")
    assert (t.area(), t.deck[0], t.score) == (["scorch"], "tengu", [16, 10])
    t = table(hand=["scorch", "tidal"], area=["dragon-egg"], stones="bp", marked=["goblin"]).summon("scorch")
    assert (t.area(), t.discard[-1], t.score) == (["scorch", "tidal"], "dragon-egg", [20, 10])


# -- Willow -----------------------------------------------------------------------------------------------------------


def test_willow_gives_a_stone_of_each_colour_points_and_a_card(table: Tables) -> None:
    t = table(hand=["willow"], stones="pp", deck=["imp"]).summon("willow")
    assert t.stones() == "rbp"
    assert t.score == [13, 10]
    assert t.hand() == ["imp"]


def test_willow_at_the_limit(table: Tables) -> None:
    t = table(hand=["willow"], area=["hestia"], stones="rrrrpp").summon("willow", "rrrrp")
    assert t.stones() == "rbpp"


def test_willow_with_nothing_to_draw(table: Tables) -> None:
    t = table(hand=["willow"], stones="pp", rest="their hand").summon("willow")
    assert (t.hand(), t.score, t.stones()) == ([], [13, 10], "rbp")


# -- Eternity ---------------------------------------------------------------------------------------------------------


def test_eternity_counts_dragons_through_itself(table: Tables) -> None:
    """rulebook: "Efekty kart": the card being resolved counts as in the area."""
    t = table(hand=["eternity"], area=["agni", "kappa", "gargoyle"], stones="rrpp").summon("eternity", "pp")
    assert t.score == [10 + 16 + 3, 10]  # four families, and Gargoyle's 3


def test_eternity_alone_is_one_family(table: Tables) -> None:
    assert table(hand=["eternity"], stones="pp").summon("eternity").score == [14, 10]
