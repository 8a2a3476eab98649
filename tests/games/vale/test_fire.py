"""The fire family, card by card: the normal case, nothing to work on, and how it meets other cards (facts/vale)."""

import pytest
from tests.games.vale.board import Tables

# -- Hestia -----------------------------------------------------------------------------------------------------------


def test_hestia_raises_the_limit_to_six(table: Tables) -> None:
    t = table(area=["hestia"], stones="bbbp", marked=["troll"]).sell("troll")
    assert t.asked == "keep"
    assert all(len(str(kept)) == 6 for kept in t.options)
    t.choose("rrbbbp")


def test_hestia_that_is_released_takes_the_limit_with_it(table: Tables) -> None:
    """Decision 6: down to four stones at once."""
    t = table(area=["hestia"], stones="rrrrrr", in_round=1).release("hestia")
    assert t.area() == []
    assert t.stones() == "rrrr"


def test_hestia_discarded_by_an_opponent_makes_its_owner_choose_on_the_spot(table: Tables) -> None:
    t = table(hand=["marina"], stones="rp", their_area=["hestia"], their_stones="rrbbpp").summon("marina", "rp")
    assert (t.asked, t.asker) == ("keep", 1)
    t.choose("bbpp")
    assert t.stones(1) == "bbpp"


# -- Imp --------------------------------------------------------------------------------------------------------------


def test_imp_brings_two_red_stones_and_goes_back(table: Tables) -> None:
    """rulebook: "zwróć": in the resolution phase the Imp must return to the hand of whoever summoned it."""
    t = table(hand=["imp", "kappa"]).summon("imp")
    assert t.stones() == "rr"
    assert t.area() == ["imp"]
    t.resolve()
    assert t.area() == []
    assert t.hand() == ["kappa", "imp"]


def test_imp_may_be_summoned_only_with_a_free_slot(table: Tables) -> None:
    t = table(hand=["imp"], area=["hestia"], stones="r", in_round=1)
    assert not t.may("summon imp")


def test_imp_at_the_limit(table: Tables) -> None:
    t = table(hand=["imp"], stones="bbbp").summon("imp")
    assert set(t.options) == {"rrbb", "rrbp", "rbbb", "rbbp", "bbbp"}
    t.choose("bbbp")


# -- Succubus ---------------------------------------------------------------------------------------------------------


def test_succubus_scores_ten_with_costs_one_to_four(table: Tables) -> None:
    t = table(hand=["succubus"], area=["kappa", "gargoyle", "phoenix", "agni"]).summon("succubus")
    assert t.score == [20, 10]


@pytest.mark.parametrize("missing", ["kappa", "gargoyle", "phoenix", "agni"])
def test_succubus_without_one_of_the_costs_may_come_for_nothing(table: Tables, missing: str) -> None:
    """Decision 2: a failed condition does not block. Neither 0 nor 5 is any help."""
    area = [name for name in ("kappa", "gargoyle", "phoenix", "agni", "genie-exalted") if name != missing]
    t = table(hand=["succubus"], area=area).summon("succubus")
    assert t.area()[-1] == "succubus"
    assert t.score == [10, 10]


# -- Firefox ----------------------------------------------------------------------------------------------------------


def test_firefox_scores_the_hand_without_itself(table: Tables) -> None:
    """Decision 11."""
    t = table(hand=["firefox", "ifrit", "surtr"], stones="r").summon("firefox")
    assert t.score == [12, 10]


def test_firefox_alone_scores_nothing(table: Tables) -> None:
    assert table(hand=["firefox"], stones="r").summon("firefox").score == [10, 10]


# -- Salamander, Horned Salamander ------------------------------------------------------------------------------------


def test_salamander_brings_a_stone_and_a_point_each_round(table: Tables) -> None:
    t = table(area=["salamander"], stones="p").resolve()
    assert t.stones() == "rp"
    assert t.score == [11, 10]


def test_salamander_at_the_limit(table: Tables) -> None:
    t = table(area=["salamander"], stones="bbbb", in_round=9).resolve()
    assert t.asked == "keep"
    assert t.options == ["rbbb", "bbbb"]
    assert t.suggested == "bbbb"
    t.choose("bbbb")
    assert t.score == [11, 10]


def test_horned_salamander_brings_four_red_stones(table: Tables) -> None:
    assert table(area=["horned-salamander"]).resolve().stones() == "rrrr"
    assert table(area=["horned-salamander", "hestia"], stones="b").resolve().stones() == "rrrrb"


def test_horned_salamander_lets_its_owner_choose_what_to_keep(table: Tables) -> None:
    t = table(area=["horned-salamander"], stones="bp").resolve()
    assert set(t.options) == {"rrrr", "rrrb", "rrrp", "rrbp"}
    t.choose("rrbp")
    assert t.stones() == "rrbp"


# -- Ifrit, Incubus, Lava Giant, Surtr --------------------------------------------------------------------------------


def test_ifrit_counts_the_area_and_itself(table: Tables) -> None:
    t = table(hand=["ifrit"], area=["agni", "hestia"], stones="r").summon("ifrit", "r")
    assert t.score == [13, 10]


def test_ifrit_alone_scores_one(table: Tables) -> None:
    assert table(hand=["ifrit"], stones="rr").summon("ifrit").score == [11, 10]


def test_incubus_counts_what_costs_two_or_less(table: Tables) -> None:
    """Facts: not only what costs exactly two; printed costs, whatever the discount."""
    t = table(hand=["incubus"], area=["hestia", "kappa", "gargoyle", "pegasus"], stones="r").summon("incubus")
    assert t.score == [18, 10]


def test_incubus_alone_counts_itself(table: Tables) -> None:
    assert table(hand=["incubus"], stones="rr").summon("incubus").score == [12, 10]


def test_lava_giant_counts_fire_and_itself(table: Tables) -> None:
    t = table(hand=["lava-giant"], area=["hestia", "kappa", "phoenix"], stones="b").summon("lava-giant")
    assert t.score == [10 + 6 + 2, 10]  # and Kappa's 2 for the blue stone


def test_lava_giant_alone_scores_two(table: Tables) -> None:
    assert table(hand=["lava-giant"], stones="b").summon("lava-giant").score == [12, 10]


def test_surtr_counts_families_once_each(table: Tables) -> None:
    t = table(hand=["surtr"], area=["hestia", "kappa", "hae-tae", "eternity"], stones="rb").summon("surtr")
    assert t.score == [10 + 6 + 2, 10]  # fire, water, dragon; and Kappa


def test_surtr_alone_is_one_family(table: Tables) -> None:
    assert table(hand=["surtr"], stones="rb").summon("surtr").score == [12, 10]


# -- Burning Skull ----------------------------------------------------------------------------------------------------


def test_burning_skull_burns_a_red_stone_for_three_points(table: Tables) -> None:
    t = table(area=["burning-skull"], stones="rrb").resolve()
    assert t.score == [13, 10]
    assert t.stones() == "rb"


def test_burning_skull_without_a_red_stone_does_nothing(table: Tables) -> None:
    """rulebook: "Efekty kart": what hangs on a part that cannot be done is not done either."""
    t = table(area=["burning-skull"], stones="bp").resolve()
    assert t.score == [10, 10]
    assert t.stones() == "bp"


# -- Phoenix ----------------------------------------------------------------------------------------------------------


def test_phoenix_scores_each_red_stone_paid(table: Tables) -> None:
    t = table(hand=["agni"], area=["phoenix"], stones="rrrr").summon("agni")
    assert t.score == [14, 10]
    assert table(hand=["agni"], area=["phoenix"], stones="rb").summon("agni").score == [11, 10]
    assert table(hand=["agni"], area=["phoenix"], stones="p").summon("agni").score == [10, 10]


def test_phoenix_does_not_score_its_own_summoning(table: Tables) -> None:
    """Decision 8."""
    assert table(hand=["phoenix"], stones="rrr").summon("phoenix").score == [10, 10]


def test_phoenix_counts_stones_not_their_worth(table: Tables) -> None:
    t = table(hand=["hydra"], area=["phoenix", "agni"], stones="rr").summon("hydra").choose((0, 1))
    assert t.score == [12, 10]


def test_phoenix_does_not_score_a_release(table: Tables) -> None:
    t = table(area=["phoenix", "hestia"], stones="rrrr", in_round=3).release("hestia")
    assert t.score == [10, 10]


def test_phoenix_does_not_score_a_free_summoning(table: Tables) -> None:
    t = table(hand=["young-forest-spirit", "imp", "agni"], area=["phoenix"], stones="b", marked=["goblin"])
    t.summon("young-forest-spirit").choose("imp")
    assert t.score == [10, 10]


def test_phoenix_makes_superfluous_red_stones_worth_paying(table: Tables) -> None:
    """Decision 7: payments whose extra stone earns something are offered too."""
    t = table(hand=["succubus"], area=["phoenix"], stones="rrb")
    t.match.answer(t._option(t._ask(), "summon succubus"))
    assert t.options == ["", "r", "rr"]
    t.choose("rr")
    assert t.score == [12, 10]


# -- Agni -------------------------------------------------------------------------------------------------------------


def test_agni_makes_red_stones_worth_two(table: Tables) -> None:
    t = table(hand=["surtr"], area=["agni"], stones="rr").summon("surtr")
    assert t.stones() == ""


def test_agni_does_not_help_to_pay_for_itself(table: Tables) -> None:
    """rulebook: "Efekty kart": a permanent effect does not work on the summoning of its own card."""
    assert not table(hand=["agni", "imp"], stones="rrr").may("summon agni")


def test_agni_counts_where_stones_are_turned_into_points(table: Tables) -> None:
    assert table(hand=["yuki-onna"], area=["agni"], stones="rrr").summon("yuki-onna").score == [16, 10]


# -- Asmodeus, Balog --------------------------------------------------------------------------------------------------


def test_asmodeus_takes_back_a_cheap_instant(table: Tables) -> None:
    t = table(area=["asmodeus", "ifrit", "firefox", "lava-giant", "gargoyle"]).resolve()
    assert t.options == ["ifrit", "firefox"]
    t.choose("ifrit")
    assert t.hand() == ["ifrit"]
    assert t.score == [10, 10]


def test_asmodeus_must_take_the_only_one(table: Tables) -> None:
    t = table(area=["asmodeus", "ifrit"]).resolve()
    assert t.hand() == ["ifrit"]


def test_asmodeus_without_a_target_does_nothing(table: Tables) -> None:
    t = table(area=["asmodeus", "surtr", "hestia"]).resolve()
    assert t.area() == ["asmodeus", "surtr", "hestia"]


def test_asmodeus_takes_an_imp_back_before_its_own_effect(table: Tables) -> None:
    """Decision 4: a card that has left the area is not activated."""
    t = table(area=["asmodeus", "imp"]).resolve().choose("asmodeus")
    assert t.hand() == ["imp"]
    assert t.happened("effect_activated") == 1


def test_balog_takes_back_a_fire_instant(table: Tables) -> None:
    t = table(area=["balog", "surtr", "hydra", "lava-giant", "hestia"]).resolve()
    assert t.options == ["surtr", "lava-giant"]
    t.choose("surtr")
    assert t.hand() == ["surtr"]
    assert t.score == [10, 10]


def test_balog_must_take_the_only_one_before_its_own_effect(table: Tables) -> None:
    """Decision 4: what has left the area is not activated; the Imp may be summoned again."""
    t = table(area=["balog", "imp"]).resolve().choose("balog")
    assert (t.hand(), t.area()) == (["imp"], ["balog"])
    assert t.happened("effect_activated") == 1


def test_balog_without_a_target_does_nothing(table: Tables) -> None:
    assert table(area=["balog", "hestia", "hydra"]).resolve().hand() == []
