"""The wind family, card by card: the normal case, nothing to work on, and how it meets other cards (facts/vale)."""

import pytest
from tests.games.vale.board import Tables

# -- Dandelion Spirit, Griffon ----------------------------------------------------------------------------------------


def test_dandelion_spirit_draws_and_goes_back(table: Tables) -> None:
    t = table(hand=["dandelion-spirit"], stones="b", deck=["eternity"]).summon("dandelion-spirit").resolve()
    assert t.hand() == ["eternity", "dandelion-spirit"]


def test_dandelion_spirit_draws_nothing_from_nothing(table: Tables) -> None:
    """Decision 2: an exhausted deck does not block."""
    t = table(hand=["dandelion-spirit"], stones="b", rest="their hand").summon("dandelion-spirit").resolve()
    assert t.hand() == ["dandelion-spirit"]


def test_griffon_draws_each_round(table: Tables) -> None:
    t = table(area=["griffon"], deck=["ember", "imp"]).resolve()
    assert t.hand() == ["ember"]


def test_griffon_with_nothing_to_draw(table: Tables) -> None:
    t = table(area=["griffon"], rest="their hand", their_area=["tidal"]).resolve()
    assert t.hand() == []


# -- Harpy ------------------------------------------------------------------------------------------------------------


def test_harpy_scores_with_as_many_cards_in_hand_as_in_the_area(table: Tables) -> None:
    assert table(area=["harpy", "agni"], hand=["ember", "gust"]).resolve().score == [13, 10]


@pytest.mark.parametrize("hand", [[], ["ember"], ["ember", "gust", "marina"]])
def test_harpy_scores_nothing_otherwise(table: Tables, hand: list[str]) -> None:
    assert table(area=["harpy", "agni"], hand=hand).resolve().score == [10, 10]


# -- Pegasus, Hippogriff ----------------------------------------------------------------------------------------------


def test_pegasus_draws_and_makes_others_cheaper(table: Tables) -> None:
    t = table(hand=["pegasus", "surtr"], stones="bb", deck=["ember"]).summon("pegasus", "b")
    assert t.hand() == ["surtr", "ember"]
    t.summon("surtr", "b")
    assert t.score == [14, 10]


def test_a_card_that_pegasus_has_drawn_may_be_summoned_at_once(table: Tables) -> None:
    t = table(hand=["pegasus"], stones="b", deck=["imp"], marked=["goblin"]).summon("pegasus").summon("imp")
    assert (t.area(), t.stones()) == (["pegasus", "imp"], "rr")


def test_pegasus_pays_its_own_full_cost(table: Tables) -> None:
    """Decision 10."""
    assert not table(hand=["pegasus", "imp"], stones="rr").may("summon pegasus")


@pytest.mark.parametrize("name", ["pegasus", "hippogriff", "sylph"])
def test_whoever_draws_may_come_without_anything_to_draw(table: Tables, name: str) -> None:
    """Decision 2: an exhausted deck does not block."""
    t = table(hand=[name, "imp"], stones="rb", rest="their hand").summon(name)
    assert (t.area(), t.hand()) == ([name], ["imp"])


def test_hippogriff_makes_wind_cards_cheaper_by_two(table: Tables) -> None:
    t = table(hand=["hippogriff", "sylph", "surtr"], stones="brrr", deck=["imp", "ember"]).summon("hippogriff", "rb")
    assert t.hand() == ["sylph", "surtr", "imp"]
    assert t.may("summon sylph")
    assert not t.may("summon surtr")
    t.summon("sylph", "rr")


def test_discounts_add_up_and_stop_at_nothing(table: Tables) -> None:
    """rulebook: "Przywołanie stworzenia": reductions add up, the cost never drops below 0."""
    t = table(hand=["tengu", "surtr"], area=["pegasus", "hippogriff"])
    assert t.g.powers(0).costs[t.g.faces[t.card("tengu")]] == 0
    assert t.g.powers(0).costs[t.g.faces[t.card("surtr")]] == 3
    assert t.may("summon tengu")
    t.summon("tengu")
    assert t.score == [16, 10]


def test_discounts_do_not_make_a_release_cheaper(table: Tables) -> None:
    """Decision 10: summoning only."""
    assert not table(area=["pegasus", "hippogriff"], stones="r", hand=["imp"], in_round=3).may("release pegasus")


# -- Tengu ------------------------------------------------------------------------------------------------------------


def test_tengu_scores_six_and_goes_on_top_of_the_deck(table: Tables) -> None:
    t = table(hand=["tengu", "imp"], stones="b").summon("tengu")
    assert t.score == [16, 10]
    assert t.deck[0] == "tengu"
    assert t.area() == []


def test_tengu_on_the_deck_is_known_to_all(table: Tables) -> None:
    t = table(hand=["tengu", "imp"], stones="b").summon("tengu")
    for viewer in range(3):
        top = t.match.view(viewer)["top"]
        assert isinstance(top, dict)
        assert top["face"] == "tengu"


def test_tengu_needs_a_slot_although_it_leaves(table: Tables) -> None:
    """Decision 15."""
    assert not table(hand=["tengu"], area=["agni"], stones="p", in_round=1).may("summon tengu")


def test_tengu_is_the_next_card_drawn(table: Tables) -> None:
    t = table(hand=["tengu", "imp"], area=["griffon"], stones="b").summon("tengu").resolve()
    assert t.hand() == ["imp", "tengu"]


def test_tengu_counts_for_the_sylph_although_it_leaves(table: Tables) -> None:
    t = table(hand=["tengu", "imp"], area=["sylph"], stones="b").summon("tengu")
    assert t.score == [10 + 6 + 1, 10]


# -- Boreas -----------------------------------------------------------------------------------------------------------


def test_boreas_counts_wind_with_itself_and_goes_back(table: Tables) -> None:
    t = table(hand=["boreas"], area=["sylph", "pegasus"], stones="b").summon("boreas")
    assert t.score == [10 + 3 + 1, 10]  # and the Sylph's 1
    assert t.hand() == ["boreas"]


def test_boreas_alone_scores_one(table: Tables) -> None:
    assert table(hand=["boreas"], stones="rb").summon("boreas").score == [11, 10]


def test_boreas_needs_a_slot_although_it_goes_back(table: Tables) -> None:
    """Decision 15."""
    assert not table(hand=["boreas"], area=["agni"], stones="bp", in_round=1).may("summon boreas")


def test_boreas_always_costs_something(table: Tables) -> None:
    """Decision 18: at least 1 with both discounts, so nothing goes on for ever."""
    t = table(hand=["boreas"], area=["pegasus", "hippogriff"], stones="rr").summon("boreas", "r")
    t.summon("boreas", "r")
    assert t.score == [16, 10]


# -- Genie ------------------------------------------------------------------------------------------------------------


def test_genie_activates_everything_in_any_order(table: Tables) -> None:
    t = table(hand=["genie", "imp"], area=["salamander", "burning-skull", "agni"], stones="rr").summon("genie", "rr")
    assert (t.asked, t.options) == ("activate", ["salamander", "burning-skull"])
    t.choose("salamander")
    assert t.score == [10 + 1 + 3, 10]
    assert t.stones() == ""


def test_genie_does_not_use_up_the_activation_of_the_round(table: Tables) -> None:
    """Decision 14."""
    t = table(hand=["genie"], area=["nessie"], stones="rb").summon("genie").resolve()
    assert t.score == [14, 10]


def test_genie_with_nothing_to_activate_may_come(table: Tables) -> None:
    """Decision 2."""
    assert table(hand=["genie"], stones="rb").summon("genie").area() == ["genie"]


def test_genie_sends_an_imp_back(table: Tables) -> None:
    t = table(hand=["genie", "ember"], area=["imp"], stones="rb").summon("genie")
    assert t.hand() == ["ember", "imp"]


def test_genie_does_not_activate_what_has_left(table: Tables) -> None:
    """Decision 4: Asmodeus takes the Imp back first."""
    t = table(hand=["genie"], area=["asmodeus", "imp"], stones="rb", marked=["goblin"]).summon("genie")
    t.choose("asmodeus")
    assert t.hand() == ["imp"]
    assert t.happened("effect_activated") == 1


def test_genie_lets_the_exalted_genie_copy(table: Tables) -> None:
    """Decision 14: Genie Exalted may be among the cards activated."""
    t = table(hand=["genie", "imp"], area=["genie-exalted", "nessie"], stones="rb").summon("genie")
    t.choose("genie-exalted")
    assert t.score[0] == 14


def test_genie_checks_the_limit_after_each_effect(table: Tables) -> None:
    """Decision 6."""
    t = table(hand=["genie", "ember"], area=["horned-salamander", "undine-queen"], stones="rbpp")
    t.summon("genie", "rb").choose("horned-salamander")
    assert t.asked == "keep"
    t.choose("rrpp")
    assert t.asked == "keep"
    t.choose("rbpp")


# -- Sylph ------------------------------------------------------------------------------------------------------------


def test_sylph_scores_every_later_summoning(table: Tables) -> None:
    t = table(hand=["sylph", "imp", "hestia"], stones="rb", deck=["ember"]).summon("sylph")
    assert t.score == [10, 10]
    assert t.hand() == ["imp", "hestia", "ember"]
    t.summon("imp").summon("hestia")
    assert t.score == [12, 10]


def test_sylph_that_the_instant_effect_removes_still_pays(table: Tables) -> None:
    """Decision 9: the point is earned by playing the card, before its instant effect."""
    t = table(hand=["boulder"], area=["sylph"], stones="bp", in_round=9).summon("boulder")
    assert t.area() == ["boulder"]
    assert t.score == [19, 10]


# -- Genie Exalted ----------------------------------------------------------------------------------------------------


def test_genie_exalted_copies_an_active_effect(table: Tables) -> None:
    t = table(area=["genie-exalted", "nessie", "troll"], stones="p").resolve().choose("genie-exalted")
    assert (t.asked, t.options) == ("copy", ["nessie", "troll"])
    t.choose("troll", "troll")
    assert t.score == [10 + 3 + 3 + 2, 10]


def test_genie_exalted_must_copy_the_only_effect_there_is(table: Tables) -> None:
    t = table(area=["genie-exalted", "burning-skull"], stones="rr").resolve().choose("genie-exalted")
    assert t.stones() == ""
    assert t.score == [16, 10]


def test_genie_exalted_alone_does_nothing(table: Tables) -> None:
    t = table(area=["genie-exalted", "agni"]).resolve()
    assert t.score == [10, 10]


def test_genie_exalted_that_copies_an_imp_returns_the_imp(table: Tables) -> None:
    """Decision 13."""
    t = table(area=["genie-exalted", "imp"]).resolve().choose("genie-exalted")
    assert t.area() == ["genie-exalted"]
    assert t.hand() == ["imp"]


def test_genie_exalted_copies_a_choice(table: Tables) -> None:
    t = table(area=["genie-exalted", "basilisk"]).resolve().choose("genie-exalted", (2,), (1,))
    assert t.stones() == "bp"
    assert t.score == [7, 10]


def test_genie_exalted_must_copy_a_loss_too(table: Tables) -> None:
    """Facts: forced if there is something to copy."""
    t = table(area=["genie-exalted", "goblin-soldier"], score=(20, 10)).resolve().choose("goblin-soldier")
    assert t.score == [12, 10]


def test_genie_exalted_copies_what_others_must_do(table: Tables) -> None:
    t = table(seats=3, area=["genie-exalted", "goblin"]).resolve().choose("genie-exalted")
    assert t.options == ["seat 1", "seat 2"]
    t.choose("seat 1", "seat 1")
    assert t.score == [12, 8, 10]


# -- Valkyrie, Freyja -------------------------------------------------------------------------------------------------


def test_valkyrie_counts_families(table: Tables) -> None:
    assert table(area=["valkyrie", "agni", "hestia", "kappa"]).resolve().score == [13, 10]


def test_valkyrie_alone_is_one_family(table: Tables) -> None:
    assert table(area=["valkyrie"]).resolve().score == [11, 10]


def test_freyja_counts_active_cards_with_herself(table: Tables) -> None:
    t = table(area=["freyja", "troll", "mud-slime", "agni"]).resolve().choose("freyja", "troll")
    assert t.score == [13, 10]


def test_freyja_counts_only_those_still_there(table: Tables) -> None:
    """Decision 4: the order is the player's, for better or worse."""
    t = table(area=["freyja", "mud-slime"]).resolve().choose("mud-slime")
    assert t.score == [11, 10]


# -- Odin -------------------------------------------------------------------------------------------------------------

FIVE = ["ember", "gust", "marina", "boulder", "eternity"]


def test_odin_scores_with_five_cards_in_hand(table: Tables) -> None:
    assert table(area=["odin"], hand=FIVE).resolve().score == [12, 10]


def test_odin_brings_a_purple_stone_with_six(table: Tables) -> None:
    t = table(area=["odin"], hand=[*FIVE, "willow"]).resolve()
    assert t.score == [10, 10]
    assert t.stones() == "p"


# -- Rudra, Gi-rin ----------------------------------------------------------------------------------------------------


def test_rudra_scores_the_hand_without_itself(table: Tables) -> None:
    """Decision 11."""
    assert table(hand=["rudra", "imp", "ember"], stones="bp").summon("rudra", "bp").score == [14, 10]


def test_rudra_with_an_empty_hand(table: Tables) -> None:
    assert table(hand=["rudra"], stones="bp").summon("rudra").score == [10, 10]


def test_gi_rin_scores_the_area_with_itself(table: Tables) -> None:
    t = table(hand=["gi-rin"], area=["agni", "hestia"], stones="pp").summon("gi-rin")
    assert t.score == [16, 10]


def test_gi_rin_alone_scores_two(table: Tables) -> None:
    assert table(hand=["gi-rin"], stones="pp").summon("gi-rin").score == [12, 10]
