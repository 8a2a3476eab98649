"""The water family, card by card: the normal case, nothing to work on, and how it meets other cards (facts/vale)."""

import pytest
from tests.games.vale.board import Tables

# -- Yuki Onna --------------------------------------------------------------------------------------------------------


def test_yuki_onna_turns_all_stones_into_points(table: Tables) -> None:
    t = table(hand=["yuki-onna"], stones="rbp").summon("yuki-onna")
    assert t.score == [20, 10]
    assert t.stones() == ""


def test_yuki_onna_without_stones_may_come_for_nothing(table: Tables) -> None:
    """Decision 2."""
    t = table(hand=["yuki-onna"]).summon("yuki-onna")
    assert t.score == [10, 10]
    assert t.area() == ["yuki-onna"]


def test_yuki_onna_counts_what_stones_are_worth_now(table: Tables) -> None:
    t = table(hand=["yuki-onna"], area=["water-giant", "hae-tae"], stones="bp").summon("yuki-onna")
    assert t.score == [10 + 7 + 4, 10]


# -- Kappa ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "stones", "points"), [("hydra", "bb", 2), ("lava-giant", "b", 2), ("surtr", "p", 0)])
def test_kappa_scores_once_for_any_blue_stones(table: Tables, name: str, stones: str, points: int) -> None:
    """Decision 8: once a summoning, not per stone."""
    t = table(hand=[name], area=["kappa"], stones=stones).summon(name)
    gains = {"hydra": 0, "lava-giant": 2, "surtr": 4}[name]
    if name == "hydra":
        t.choose((0, 1))
    assert t.score == [10 + gains + points, 10]


def test_kappa_does_not_score_its_own_summoning(table: Tables) -> None:
    """rulebook: "Efekty kart": no points even if Kappa itself was paid for with a blue stone."""
    assert table(hand=["kappa"], stones="b").summon("kappa").score == [10, 10]


def test_kappa_makes_a_superfluous_blue_stone_worth_paying(table: Tables) -> None:
    """Decision 7."""
    t = table(hand=["surtr"], area=["kappa"], stones="rbp")
    t.match.answer(t._option(t._ask(), "summon surtr"))
    assert t.options == ["rb", "p", "bp", "rp", "rbp"], "the blue one beside the purple one earns points"
    t.choose("bp")
    assert t.score == [10 + 4 + 2, 10]


def test_kappa_scores_neither_a_release_nor_a_free_summoning(table: Tables) -> None:
    t = table(area=["kappa", "hestia"], stones="b", in_round=3).release("hestia")
    assert t.score == [10, 10]
    free = table(hand=["young-forest-spirit", "ifrit", "agni"], area=["kappa"], stones="r")
    free.summon("young-forest-spirit").choose("ifrit")
    assert free.score == [10, 10]


def test_kappa_wants_blue_whatever_blue_is_worth(table: Tables) -> None:
    """Facts: Hae-tae swaps what stones are worth; Kappa and Charybdis look at the colour."""
    t = table(hand=["mud-slime"], area=["kappa", "hae-tae"], stones="b").summon("mud-slime")
    assert t.score == [10 + 6 + 2, 10]
    t = table(hand=["lava-giant"], area=["kappa", "hae-tae"], stones="p").summon("lava-giant")
    assert t.score == [10 + 2, 10]


# -- Sea Spirit -------------------------------------------------------------------------------------------------------


def test_sea_spirit_counts_blue_stones_not_their_worth(table: Tables) -> None:
    assert table(area=["sea-spirit", "hae-tae"], stones="bbp").resolve().score == [12, 10]


def test_sea_spirit_without_blue_stones_scores_nothing(table: Tables) -> None:
    assert table(area=["sea-spirit"], stones="rp").resolve().score == [10, 10]


# -- Undine, Undine Queen ---------------------------------------------------------------------------------------------


def test_undine_brings_a_blue_stone_and_goes_back(table: Tables) -> None:
    t = table(hand=["undine"], stones="r").summon("undine")
    assert t.stones() == "b"
    t.resolve()
    assert t.hand() == ["undine"]


def test_undine_at_the_limit(table: Tables) -> None:
    t = table(hand=["undine"], area=["pegasus"], stones="rrrr").summon("undine")
    assert t.options == ["rrrr", "rrrb"]
    t.choose("rrrb")


def test_undine_queen_brings_a_blue_stone_each_round(table: Tables) -> None:
    t = table(area=["undine-queen"]).resolve()
    assert t.stones() == "b"
    assert t.area() == ["undine-queen"]


def test_undine_queen_at_the_limit(table: Tables) -> None:
    t = table(area=["undine-queen"], stones="rrrr").resolve()
    assert t.options == ["rrrr", "rrrb"]
    t.choose("rrrb")


# -- Nessie -----------------------------------------------------------------------------------------------------------


def test_nessie_scores_without_dragons(table: Tables) -> None:
    assert table(area=["nessie"], their_area=["tidal"]).resolve().score == [12, 10]


def test_nessie_is_silent_beside_a_dragon(table: Tables) -> None:
    assert table(area=["nessie", "tidal"]).resolve().score == [10, 10]


def test_nessie_sings_again_once_the_dragon_has_left(table: Tables) -> None:
    t = table(area=["nessie", "tidal"], their_hand=["leviathan"], their_stones="rb").end().summon("leviathan").resolve()
    assert t.discard[-1] == "tidal"
    assert t.score == [12, 17]


# -- Hae-tae ----------------------------------------------------------------------------------------------------------


def test_hae_tae_swaps_what_blue_and_purple_are_worth(table: Tables) -> None:
    t = table(hand=["mud-slime"], area=["hae-tae"], stones="bp").summon("mud-slime", "b")
    assert t.stones() == "p"


def test_hae_tae_swaps_worth_not_colours(table: Tables) -> None:
    """Decision 12: Gargoyle still wants purple."""
    t = table(hand=["mud-slime"], area=["hae-tae", "gargoyle"], stones="b").summon("mud-slime")
    assert t.score == [16, 10]


def test_hae_tae_with_the_water_giant(table: Tables) -> None:
    """Decision 12: blue 7, purple 4."""
    t = table(area=["hae-tae", "water-giant"])
    assert t.g.powers(0).worth == (1, 7, 4)


def test_hae_tae_does_not_help_to_pay_for_itself(table: Tables) -> None:
    t = table(hand=["hae-tae"], area=["agni"], stones="rr").summon("hae-tae")
    assert t.stones() == ""


# -- Snail Maiden -----------------------------------------------------------------------------------------------------


def test_snail_maiden_swaps_either_way(table: Tables) -> None:
    t = table(area=["snail-maiden"], stones="bp").resolve()
    assert t.options == [(0,), (1,)]
    t.choose((1,))
    assert t.stones() == "bbbb"
    assert table(area=["snail-maiden"], stones="p").resolve().stones() == "bbb"


def test_snail_maiden_must_swap_what_there_is(table: Tables) -> None:
    assert table(area=["snail-maiden"], stones="rb").resolve().stones() == "rp"


def test_snail_maiden_may_go_over_the_limit_and_back(table: Tables) -> None:
    t = table(area=["snail-maiden"], stones="rrrp").resolve()
    assert t.asked == "keep"
    t.choose("rbbb")
    assert t.stones() == "rbbb"


def test_snail_maiden_without_blue_or_purple_does_nothing(table: Tables) -> None:
    assert table(area=["snail-maiden"], stones="rr").resolve().stones() == "rr"


# -- Yuki Onna Exalted ------------------------------------------------------------------------------------------------


def test_yuki_onna_exalted_scores_blue_stones_and_keeps_them(table: Tables) -> None:
    t = table(hand=["yuki-onna-exalted"], stones="rrrb").summon("yuki-onna-exalted", "rrr")
    assert t.score == [13, 10]
    assert t.stones() == "b"


def test_yuki_onna_exalted_counts_their_worth_now(table: Tables) -> None:
    t = table(hand=["yuki-onna-exalted"], area=["water-giant"], stones="rrrb").summon("yuki-onna-exalted", "rrr")
    assert t.score == [14, 10]


def test_yuki_onna_exalted_without_blue_stones(table: Tables) -> None:
    assert table(hand=["yuki-onna-exalted"], stones="rrr").summon("yuki-onna-exalted").score == [10, 10]


# -- Hydra ------------------------------------------------------------------------------------------------------------


def test_hydra_lets_its_owner_choose_two_different_rewards(table: Tables) -> None:
    t = table(hand=["hydra"], stones="rb", deck=["imp"]).summon("hydra")
    assert t.options == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    t.choose((0, 3))
    assert t.stones() == "p"
    assert t.score == [14, 10]


def test_hydra_draws_and_takes_two_blue_stones(table: Tables) -> None:
    t = table(hand=["hydra"], stones="rb", deck=["imp"]).summon("hydra").choose((1, 2))
    assert t.hand() == ["imp"]
    assert t.stones() == "bb"


def test_hydra_checks_the_limit_only_after_both_rewards(table: Tables) -> None:
    """Decision 6: after each complete effect."""
    t = table(hand=["hydra"], stones="rrrb", area=["agni"]).summon("hydra", "rr").choose((0, 2))
    assert t.asked == "keep"
    assert t.options == ["rbbb", "rbbp", "bbbp"]
    t.choose("bbbp")


def test_hydra_may_draw_from_an_exhausted_deck(table: Tables) -> None:
    """Decision 2: drawing nothing does not block."""
    t = table(hand=["hydra"], stones="rb", rest="their hand").summon("hydra").choose((1, 3))
    assert t.score == [14, 10]
    assert t.hand() == []


# -- Leviathan --------------------------------------------------------------------------------------------------------


def test_leviathan_makes_an_opponent_discard_a_dragon_of_their_choice(table: Tables) -> None:
    t = table(hand=["leviathan"], stones="rb", their_area=["tidal", "ember", "hestia"]).summon("leviathan")
    assert t.score == [17, 10]
    assert (t.asked, t.asker, t.options) == ("discard-summoned", 1, ["tidal", "ember"])
    t.choose("ember")
    assert t.area(1) == ["tidal", "hestia"]
    assert t.discard[-1] == "ember"


def test_leviathan_may_choose_its_owner(table: Tables) -> None:
    """Decision 1."""
    t = table(hand=["leviathan"], stones="rb", area=["gust"], their_area=["tidal"]).summon("leviathan")
    assert t.options == ["seat 0", "seat 1"]
    t.choose("seat 0")
    assert t.area() == ["leviathan"]
    assert t.area(1) == ["tidal"]


def test_leviathan_cannot_be_summoned_without_a_dragon_on_the_table(table: Tables) -> None:
    assert not table(hand=["leviathan", "tidal", "imp"], stones="rb").may("summon leviathan")


# -- Triton -----------------------------------------------------------------------------------------------------------


def test_triton_pays_for_tamed_water_cards(table: Tables) -> None:
    t = table(area=["triton"], marked=["hydra", "imp"]).tame("hydra")
    assert t.stones() == "bb"
    t.tame("imp")
    assert t.stones() == "bb"


def test_triton_pays_only_for_taming(table: Tables) -> None:
    """Facts: not for selling, drawing or returning."""
    t = table(area=["triton", "undine"], marked=["kappa"]).sell("kappa").resolve()
    assert t.stones() == "b"
    assert t.hand() == ["undine"]


def test_triton_does_not_pay_for_a_card_that_is_drawn(table: Tables) -> None:
    t = table(area=["triton", "griffon"], deck=["hydra"]).resolve()
    assert (t.hand(), t.stones()) == (["hydra"], "")


def test_triton_pays_up_to_the_limit(table: Tables) -> None:
    t = table(area=["triton"], marked=["hydra"], stones="rrr").tame("hydra")
    assert t.options == ["rrrb", "rrbb"]
    t.choose("rrbb")


# -- Water Giant ------------------------------------------------------------------------------------------------------


def test_water_giant_brings_blue_stones_that_are_worth_more(table: Tables) -> None:
    t = table(hand=["water-giant", "hydra"], stones="p").summon("water-giant")
    assert t.stones() == "bb"
    t.summon("hydra").choose((0, 3))
    assert t.stones() == "bp"
    assert t.g.powers(0).worth == (1, 4, 7)


def test_water_giant_does_not_help_to_pay_for_itself(table: Tables) -> None:
    assert not table(hand=["water-giant", "imp"], stones="b").may("summon water-giant")


# -- Charybdis --------------------------------------------------------------------------------------------------------


def test_charybdis_swallows_a_blue_stone_for_five_points(table: Tables) -> None:
    t = table(area=["charybdis"], stones="rb").resolve()
    assert t.score == [15, 10]
    assert t.stones() == "r"


def test_charybdis_without_a_blue_stone_does_nothing(table: Tables) -> None:
    t = table(area=["charybdis"], stones="rp").resolve()
    assert t.score == [10, 10]
    assert t.stones() == "rp"


def test_charybdis_wants_blue_whatever_purple_is_worth(table: Tables) -> None:
    """Facts: Hae-tae swaps what stones are worth, not their colours."""
    t = table(area=["charybdis", "hae-tae"], stones="p").resolve()
    assert (t.score, t.stones()) == ([10, 10], "p")


# -- Poseidon ---------------------------------------------------------------------------------------------------------


def test_poseidon_counts_water_and_itself(table: Tables) -> None:
    """Facts: a play report has twelve points with four water cards."""
    area = ["triton", "hae-tae", "hydra", "hestia"]
    t = table(hand=["poseidon"], area=area, stones="bp").summon("poseidon", "bp")
    assert t.score == [22, 10]


def test_poseidon_alone_scores_three(table: Tables) -> None:
    assert table(hand=["poseidon"], stones="rp").summon("poseidon").score == [13, 10]
