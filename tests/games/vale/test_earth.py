"""The earth family, card by card: the normal case, nothing to work on, and how it meets other cards (facts/vale)."""

import pytest
from tests.games.vale.board import Tables

# -- Young Forest Spirit ----------------------------------------------------------------------------------------------


def test_young_forest_spirit_discards_one_card_and_summons_another(table: Tables) -> None:
    t = table(hand=["young-forest-spirit", "imp", "gi-rin"]).summon("young-forest-spirit")
    assert (t.asked, t.options) == ("discard", ["imp", "gi-rin"])
    t.choose("imp")
    assert t.area() == ["young-forest-spirit", "gi-rin"]
    assert t.score == [14, 10]
    assert t.discard[-1] == "imp"
    assert (t.happened("card_summoned"), t.happened("card_summoned_free")) == (1, 1)


def test_young_forest_spirit_lets_its_owner_choose_what_to_summon(table: Tables) -> None:
    t = table(hand=["young-forest-spirit", "imp", "gi-rin", "eternity"]).summon("young-forest-spirit").choose("imp")
    assert (t.asked, t.options) == ("summon-free", ["gi-rin", "eternity"])
    t.choose("eternity")
    assert t.score == [18, 10]


def test_young_forest_spirit_needs_two_other_cards_in_hand(table: Tables) -> None:
    assert not table(hand=["young-forest-spirit", "gi-rin"], marked=["imp"]).may("summon young-forest-spirit")


def test_young_forest_spirit_needs_a_slot_for_the_free_card_too(table: Tables) -> None:
    """Decision 15."""
    board = {"hand": ["young-forest-spirit", "imp", "gi-rin"], "area": ["kappa"], "stones": "r"}
    assert not table(**board, in_round=2).may("summon young-forest-spirit")
    assert table(**board, in_round=3).may("summon young-forest-spirit")


def test_young_forest_spirit_needs_a_free_card_that_may_itself_be_summoned(table: Tables) -> None:
    """Decision 2: no dragon on the table for Leviathan, no water card for Ember."""
    t = table(hand=["young-forest-spirit", "leviathan", "ember"], marked=["imp"])
    assert not t.may("summon young-forest-spirit")


def test_young_forest_spirit_offers_only_discards_that_leave_something_to_summon(table: Tables) -> None:
    t = table(hand=["young-forest-spirit", "leviathan", "gi-rin"]).summon("young-forest-spirit")
    assert t.area() == ["young-forest-spirit", "gi-rin"]
    assert t.discard == ["leviathan"]


def test_young_forest_spirit_may_hatch_an_egg(table: Tables) -> None:
    t = table(hand=["young-forest-spirit", "imp", "dragon-egg", "tidal"], in_round=3)
    t.summon("young-forest-spirit").choose("imp", "dragon-egg")
    assert t.area() == ["young-forest-spirit", "tidal"]
    assert t.score == [15, 10]


def test_young_forest_spirit_summons_for_the_sylph_but_not_for_kappa(table: Tables) -> None:
    """Decisions 8 and 20: the free card counts, and so does the Spirit itself."""
    t = table(hand=["young-forest-spirit", "imp", "agni"], area=["sylph", "kappa"]).summon("young-forest-spirit")
    t.choose("imp")
    assert t.score == [12, 10]


# -- Goblin -----------------------------------------------------------------------------------------------------------


def test_goblin_moves_a_point(table: Tables) -> None:
    assert table(area=["goblin"]).resolve().score == [11, 9]


def test_goblin_takes_nothing_from_nobody(table: Tables) -> None:
    """Decision 5."""
    assert table(area=["goblin"], score=(3, 0)).resolve().score == [3, 0]


def test_goblin_lets_its_owner_choose_among_several(table: Tables) -> None:
    t = table(seats=4, area=["goblin"]).resolve()
    assert t.options == ["seat 1", "seat 2", "seat 3"]
    t.choose("seat 2")
    assert t.score == [11, 10, 9, 10]


# -- Forest Spirit ----------------------------------------------------------------------------------------------------


def test_forest_spirit_scores_the_cost_of_a_discarded_card(table: Tables) -> None:
    t = table(hand=["forest-spirit", "gi-rin", "imp"], stones="rr").summon("forest-spirit")
    assert t.options == ["gi-rin", "imp"]
    t.choose("gi-rin")
    assert t.score == [20, 10]
    assert t.discard[-1] == "gi-rin"


def test_forest_spirit_looks_at_the_printed_cost(table: Tables) -> None:
    """Decision 10."""
    t = table(hand=["forest-spirit", "gi-rin"], area=["pegasus", "hippogriff"], stones="r").summon("forest-spirit")
    assert t.score == [20, 10]


def test_forest_spirit_needs_another_card_in_hand(table: Tables) -> None:
    assert not table(hand=["forest-spirit"], marked=["imp"], stones="p").may("summon forest-spirit")


# -- Gargoyle ---------------------------------------------------------------------------------------------------------


def test_gargoyle_scores_once_for_purple_stones(table: Tables) -> None:
    """Decision 8."""
    t = table(hand=["eternity"], area=["gargoyle"], stones="pp").summon("eternity")
    assert t.score == [10 + 8 + 3, 10]


def test_gargoyle_scores_nothing_without_purple(table: Tables) -> None:
    assert table(hand=["surtr"], area=["gargoyle"], stones="rb").summon("surtr").score == [14, 10]


def test_gargoyle_does_not_score_its_own_summoning(table: Tables) -> None:
    assert table(hand=["gargoyle"], stones="p").summon("gargoyle").score == [10, 10]


def test_gargoyle_scores_neither_a_release_nor_a_free_summoning(table: Tables) -> None:
    """Decision 8."""
    t = table(area=["gargoyle", "hestia"], stones="p", in_round=3, marked=["goblin"]).release("hestia")
    assert t.score == [10, 10]
    t = table(hand=["dragon-egg", "tidal"], area=["gargoyle"], stones="b", marked=["goblin"]).summon("dragon-egg")
    assert t.score == [15, 10]


# -- Basilisk ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "stones", "score"), [((0,), "r", 10), ((1,), "b", 9), ((2,), "p", 8)])
def test_basilisk_sells_stones_for_points(table: Tables, choice: tuple[int, ...], stones: str, score: int) -> None:
    t = table(area=["basilisk"]).resolve().choose(choice)
    assert t.stones() == stones
    assert t.score == [score, 10]


def test_basilisk_sells_only_what_can_be_paid(table: Tables) -> None:
    """Decision 5."""
    assert table(area=["basilisk"], score=(0, 0)).resolve().stones() == "r"
    t = table(area=["basilisk"], score=(1, 0)).resolve()
    assert t.options == [(0,), (1,)]
    t.choose((1,))
    assert t.score == [0, 0]


# -- Troll ------------------------------------------------------------------------------------------------------------


def test_troll_scores_with_a_purple_stone(table: Tables) -> None:
    t = table(area=["troll"], stones="pp").resolve()
    assert t.score == [13, 10]
    assert t.stones() == "pp"


def test_troll_without_purple_scores_nothing(table: Tables) -> None:
    """Facts: Hae-tae makes no blue stone purple."""
    assert table(area=["troll", "hae-tae"], stones="bb").resolve().score == [10, 10]


# -- Goblin Soldier ---------------------------------------------------------------------------------------------------


def test_goblin_soldier_helps_whoever_is_behind(table: Tables) -> None:
    assert table(area=["goblin-soldier"], score=(10, 11)).resolve().score == [14, 11]
    assert table(seats=3, area=["goblin-soldier"], score=(10, 2, 30)).resolve().score == [14, 2, 30]


def test_goblin_soldier_punishes_the_leader_and_a_tie(table: Tables) -> None:
    assert table(area=["goblin-soldier"], score=(10, 10)).resolve().score == [6, 10]


def test_goblin_soldier_stops_at_zero(table: Tables) -> None:
    """rulebook: "Punkty": never below 0."""
    assert table(area=["goblin-soldier"], score=(3, 1)).resolve().score == [0, 1]


def test_goblin_soldier_strikes_even_if_its_owner_has_just_caught_up(table: Tables) -> None:
    """rulebook: "Efekty kart": every effect must be used, so the order matters: ahead through Nessie, then minus 4."""
    area = ["goblin-soldier", "nessie"]
    assert table(area=area, score=(10, 11)).resolve().choose("nessie").score == [8, 11]
    assert table(area=area, score=(10, 11)).resolve().choose("goblin-soldier").score == [16, 11]


# -- Medusa -----------------------------------------------------------------------------------------------------------


def test_medusa_must_turn_a_card_into_a_purple_stone(table: Tables) -> None:
    """rulebook: "Efekty kart": Medusa's effect must be used and a card discarded, unless there is none."""
    t = table(area=["medusa"], hand=["ember", "gust"]).resolve()
    assert (t.asked, t.options) == ("discard", ["ember", "gust"])
    t.choose("gust")
    assert t.stones() == "p"
    assert t.hand() == ["ember"]


def test_medusa_takes_the_only_card_without_asking(table: Tables) -> None:
    t = table(area=["medusa"], hand=["ember"]).resolve()
    assert t.stones() == "p"
    assert t.hand() == []


def test_medusa_without_cards_brings_nothing(table: Tables) -> None:
    """rulebook: "Efekty kart": no card discarded, no stone."""
    assert table(area=["medusa"]).resolve().stones() == ""


def test_medusa_may_discard_what_the_griffon_has_drawn(table: Tables) -> None:
    t = table(area=["griffon", "medusa"], hand=["gust"], deck=["ember"]).resolve().choose("griffon")
    assert t.options == ["gust", "ember"]
    t.choose("ember")
    assert (t.discard[-1], t.stones()) == ("ember", "p")


def test_medusa_at_the_limit(table: Tables) -> None:
    t = table(area=["medusa"], hand=["ember"], stones="rrrr").resolve()
    assert t.options == ["rrrr", "rrrp"]
    t.choose("rrrp")
    assert t.discard[-1] == "ember"


# -- Cerberus ---------------------------------------------------------------------------------------------------------


def test_cerberus_discards_up_to_three_others(table: Tables) -> None:
    t = table(hand=["cerberus"], area=["hestia", "kappa", "agni", "ifrit"], stones="rrb").summon("cerberus")
    assert t.options == ["hestia", "kappa", "agni", "ifrit", "done"]
    t.choose("hestia", "agni", "ifrit")
    assert t.area() == ["kappa", "cerberus"]
    assert t.discard == ["hestia", "agni", "ifrit"]


def test_cerberus_may_stop_early_or_discard_nothing(table: Tables) -> None:
    """Decision 19: never itself, never another player's card."""
    t = table(hand=["cerberus"], area=["hestia"], their_area=["kappa"], stones="brr").summon("cerberus")
    assert t.options == ["hestia", "done"]
    t.choose("done")
    assert t.area() == ["hestia", "cerberus"]


def test_cerberus_alone_is_asked_nothing(table: Tables) -> None:
    t = table(hand=["cerberus"], stones="brr").summon("cerberus")
    assert t.area() == ["cerberus"]


def test_cerberus_makes_room(table: Tables) -> None:
    t = table(hand=["cerberus", "imp"], area=["kappa"], stones="brr", in_round=2).summon("cerberus").choose("kappa")
    assert t.may("summon imp")


def test_cerberus_that_discards_hestia_lowers_the_limit(table: Tables) -> None:
    """Decision 6: after the whole effect."""
    t = table(hand=["cerberus"], area=["hestia", "kappa"], stones="rrrrrp").summon("cerberus", "p")
    t.choose("hestia", "kappa")
    assert t.stones() == "rrrr"


# -- Mimic ------------------------------------------------------------------------------------------------------------


def test_mimic_takes_any_earth_card_from_the_discard_pile(table: Tables) -> None:
    t = table(area=["mimic"], discard=["troll", "imp", "goblin"]).resolve()
    assert t.options == ["troll", "goblin"]
    t.choose("goblin")
    assert t.hand() == ["goblin"]


def test_mimic_finds_nothing(table: Tables) -> None:
    assert table(area=["mimic"], discard=["imp"]).resolve().hand() == []


# -- Mud Slime --------------------------------------------------------------------------------------------------------


def test_mud_slime_scores_six_and_goes_back(table: Tables) -> None:
    t = table(hand=["mud-slime"], stones="p").summon("mud-slime").resolve()
    assert t.score == [16, 10]
    assert t.hand() == ["mud-slime"]


def test_mud_slime_goes_back_at_once_for_the_genie(table: Tables) -> None:
    t = table(hand=["mud-slime", "genie"], stones="prb").summon("mud-slime").summon("genie")
    assert (t.hand(), t.area()) == (["mud-slime"], ["genie"])
    assert t.score == [16, 10]


# -- Rock Golem, Stone Golem ------------------------------------------------------------------------------------------


def test_rock_golem_scores_purple_stones_and_keeps_them(table: Tables) -> None:
    t = table(hand=["rock-golem"], stones="bbpp").summon("rock-golem", "bb")
    assert t.score == [22, 10]
    assert t.stones() == "pp"


def test_rock_golem_counts_their_worth_now(table: Tables) -> None:
    t = table(hand=["rock-golem"], area=["water-giant"], stones="pp").summon("rock-golem")
    assert t.score == [17, 10]


def test_rock_golem_beside_hae_tae(table: Tables) -> None:
    """Decision 12: purple stones are worth 3 there, and blue ones pay 6."""
    t = table(hand=["rock-golem"], area=["hae-tae"], stones="bpp").summon("rock-golem", "b")
    assert t.score == [16, 10]


def test_rock_golem_without_purple_stones(table: Tables) -> None:
    assert table(hand=["rock-golem"], stones="bb").summon("rock-golem").score == [10, 10]


def test_stone_golem_turns_every_stone_purple(table: Tables) -> None:
    t = table(hand=["stone-golem"], stones="rrrp").summon("stone-golem", "p")
    assert t.stones() == "ppp"


def test_stone_golem_without_stones_left(table: Tables) -> None:
    """Decision 2: nothing to turn does not block."""
    t = table(hand=["stone-golem"], stones="p").summon("stone-golem")
    assert t.stones() == ""
    assert t.area() == ["stone-golem"]


def test_stone_golem_turns_as_many_as_hestia_allows(table: Tables) -> None:
    t = table(hand=["stone-golem"], area=["hestia", "agni"], stones="rrrrrr").summon("stone-golem", "rrr")
    assert t.stones() == "ppp"
    t = table(hand=["young-forest-spirit", "imp", "stone-golem"], area=["hestia"], stones="rrrrbb")
    t.summon("young-forest-spirit").choose("imp")
    assert t.stones() == "pppppp"


# -- Behemoth, Sand Giant ---------------------------------------------------------------------------------------------


def test_behemoth_counts_families(table: Tables) -> None:
    area = ["hestia", "agni", "kappa", "sylph", "eternity"]
    t = table(hand=["behemoth"], area=area, stones="bp").summon("behemoth", "bp")
    assert t.score == [10 + 15 + 2 + 1, 10]  # all five; Kappa's 2 and the Sylph's 1


def test_behemoth_alone_is_one_family(table: Tables) -> None:
    assert table(hand=["behemoth"], stones="bp").summon("behemoth").score == [13, 10]


def test_sand_giant_counts_earth_and_itself(table: Tables) -> None:
    t = table(hand=["sand-giant"], area=["gargoyle", "cerberus", "kappa"], stones="rbp").summon("sand-giant")
    assert t.score == [10 + 12 + 3 + 2, 10]


def test_sand_giant_alone_scores_four(table: Tables) -> None:
    assert table(hand=["sand-giant"], stones="rbp").summon("sand-giant").score == [14, 10]
