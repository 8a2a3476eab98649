"""Paying with stones: every sufficient set, exact ones first and wasteful ones last. rulebook: "Przykład"."""

from itertools import product
from typing import cast

import pytest
from tests.games.vale.board import Tables, letters_of, stones_of

from stolik.games.vale.cards import FACES
from stolik.games.vale.stones import (
    NONE,
    WORTH,
    keepings,
    payments,
    rewarded,
    sensible_keeping,
    sensible_payment,
    thrifty_payments,
    value,
)
from stolik.table import Glimpse, IllegalAnswer
from stolik.words import LANGUAGES


def ways(held: str, cost: int, worth: tuple[int, int, int] = WORTH, rewards: tuple[int, int, int] = NONE) -> list[str]:
    return [letters_of(payment) for payment in payments(stones_of(held), worth, cost, rewards)]


def test_three_ways_to_pay_four() -> None:
    """rulebook: "Przywołanie stworzenia": stones worth four, others worth four, or one worth six without change."""
    assert ways("rrrrbp", 4)[:3] == ["rrrr", "rb", "p"]


def test_exact_ways_come_first_then_those_without_a_needless_stone_then_the_rest() -> None:
    """Decision 7: every set that is worth enough is accepted, whatever it wastes."""
    assert ways("rrb", 2) == ["rr", "b", "rb", "rrb"]
    assert ways("rrbb", 3) == ["b", "rb", "rrb", "bb", "rbb", "rrbb"]
    assert ways("rrrb", 3) == ["rrr", "b", "rb", "rrb", "rrrb"]
    assert ways("bbp", 5) == ["bb", "p", "bp", "bbp"]


def test_too_few_stones_pay_nothing() -> None:
    assert ways("rrb", 6) == []


def test_nothing_costs_nothing() -> None:
    """Where nothing is due nothing is wasted either."""
    assert ways("rbp", 0) == [""]


REWARDS = [NONE, (1, 0, 0), (0, 2, 0), (0, 0, 3), (1, 2, 3)]


@pytest.mark.parametrize("rewards", REWARDS)
@pytest.mark.parametrize("cost", range(1, 13))
def test_payments_are_all_sufficient_sets_in_order(cost: int, rewards: tuple[int, int, int]) -> None:
    held = (3, 2, 2)
    found = payments(held, WORTH, cost, rewards)
    every = set(product(range(4), range(3), range(3)))
    assert set(found) == {payment for payment in every if value(payment, WORTH) >= cost}
    assert len(found) == len(set(found))

    def needless(payment: tuple[int, int, int]) -> bool:
        """Could a smaller set of the same stones pay, and earn as much?"""
        return any(
            less != payment and rewarded(less, rewards) == rewarded(payment, rewards)
            for less in cast("list[tuple[int, int, int]]", list(product(*(range(count + 1) for count in payment))))
            if value(less, WORTH) >= cost
        )

    kinds = [(needless(payment), value(payment, WORTH)) for payment in found]
    assert kinds == sorted(kinds)
    thrifty = thrifty_payments(held, WORTH, cost, rewards)
    assert found[: len(thrifty)] == thrifty
    assert not any(map(needless, thrifty))
    assert all(map(needless, found[len(thrifty) :]))
    assert sensible_payment(held, WORTH, cost, rewards) in thrifty


def test_exact_payments_come_first_and_the_sensible_one_is_suggested() -> None:
    assert ways("rrrbb", 5)[0] == "rrb"
    assert letters_of(sensible_payment(stones_of("rrrbb"), WORTH, 5)) == "rrb"
    assert letters_of(sensible_payment(stones_of("rrrb"), WORTH, 3)) == "rrr"


def test_a_rewarded_stone_is_not_superfluous() -> None:
    """Decision 7: Kappa, Phoenix and Gargoyle."""
    assert ways("rrp", 0, rewards=(1, 0, 0)) == ["", "r", "rr"]
    assert ways("bbr", 1, rewards=(0, 2, 0)) == ["r", "b", "rb", "bb", "rbb"]
    assert ways("rp", 1, rewards=(0, 0, 3)) == ["r", "p", "rp"]
    assert ways("bbp", 6, rewards=(0, 2, 0)) == ["bb", "p", "bp", "bbp"]
    assert letters_of(sensible_payment(stones_of("rb"), WORTH, 1, (0, 2, 0))) == "r"
    assert letters_of(sensible_payment(stones_of("rrrb"), WORTH, 3, (0, 2, 0))) == "b"


def test_worth_decides_not_colour() -> None:
    assert ways("bp", 6, worth=(1, 6, 3)) == ["b", "bp"]


def test_every_set_may_be_kept() -> None:
    assert [letters_of(kept) for kept in keepings(stones_of("rrrbbp"), 4)] == [
        "rrrb",
        "rrrp",
        "rrbb",
        "rrbp",
        "rbbp",
    ]
    assert letters_of(sensible_keeping(stones_of("rrrbbp"), 4, WORTH)) == "rbbp"


def test_a_payment_is_one_answer_with_a_suggestion(table: Tables) -> None:
    t = table(hand=["agni"], stones="rrbp")
    t.match.answer(t._option(t._ask(), "summon agni"))
    assert t.options == ["rb", "p", "rrb", "rp", "rrp", "bp", "rbp", "rrbp"]
    assert t.suggested == "rb"
    t.choose("p")
    assert t.stones() == "rrb"


def test_stones_may_be_thrown_away(table: Tables) -> None:
    t = table(hand=["agni"], stones="rrbp").summon("agni", pay="rrbp")
    assert t.area() == ["agni"]
    assert t.stones() == ""
    t = table(area=["kappa"], stones="brr", hand=["imp"], in_round=3).release("kappa", pay="rb")
    assert t.area() == []
    assert t.stones() == "r"


def test_too_little_is_refused(table: Tables) -> None:
    t = table(hand=["agni"], stones="rrbp").choose("summon agni")
    assert not {"", "r", "rr", "b"} & set(t.options)
    with pytest.raises(IllegalAnswer):
        t.match.answer((0, 1, 0))
    t.choose("rb")


def test_what_costs_nothing_is_not_asked_for(table: Tables) -> None:
    t = table(hand=["imp", "hestia"], stones="rb").summon("hestia")
    assert t.asked == "act"
    assert t.stones() == "rb"
    assert t.happened("stones_paid") == 0


def test_what_costs_nothing_may_still_earn_points(table: Tables) -> None:
    t = table(hand=["hestia", "imp"], area=["phoenix", "kappa"], stones="rrbp").choose("summon hestia")
    assert t.options == ["", "r", "rr", "b", "rb", "rrb"], "no purple one, which earns nothing"
    assert [t.question(lang) for lang in LANGUAGES] == [
        "„Hestia”: nic nie kosztuje, ale możesz wydać kamienie, za które dostaniesz punkty.",
        "Hestia: it costs nothing, but you may pay with stones that earn you points.",
    ]
    t.choose("rb")
    assert t.score == [10 + 1 + 2, 10]


def test_there_is_no_change(table: Tables) -> None:
    t = table(hand=["salamander"], stones="p").summon("salamander").resolve()
    assert "rrrrr" not in t.stones()
    assert t.stones() == "r"  # the Salamander's own


def test_a_single_payment_is_not_asked_for(table: Tables) -> None:
    t = table(hand=["agni", "imp"], stones="rb").choose("summon agni")
    assert t.asked == "act"
    assert t.area() == ["agni"]
    assert t.stones() == ""


def test_a_secret_card_is_shown_before_its_price_is_asked(table: Tables) -> None:
    t = table(area=["griffon"], deck=["agni", "imp", "kappa", "ember", "tidal"], stones="rbp", in_round=4).resolve()
    while t.asked == "hunt" or t.asker != 0:
        if t.asked == "hunt":
            t.match.answer(t.match.asks[0].options[0])
        elif t.marked(1):
            t.tame(t.marked(1)[0])
        else:
            t.end()
    assert t.match.view(1)["players"][0]["hand"] == [None]  # type: ignore[call-overload, index]
    t.match.answer(t._option(t._ask(), "summon agni"))
    assert t.asked == "pay"
    assert t.happened("card_announced") == 1
    assert t.match.view(1)["players"][0]["hand"][0]["face"] == "agni"  # type: ignore[call-overload, index]
    assert not t.match.can_undo(0)
    t.choose("rb")
    t.tame(*t.marked())


def test_a_known_card_may_be_put_back_before_it_is_paid(table: Tables) -> None:
    t = table(hand=["agni"], stones="rbp")
    t.match.answer(t._option(t._ask(), "summon agni"))
    assert t.happened("card_announced") == 0
    assert t.match.can_undo(0)
    t.match.undo(0)
    assert t.hand() == ["agni"]
    assert t.asked == "act"


# -- decision 9: what playing a card earns comes before its instant effect --------------------------------------------


def test_others_give_what_they_give_before_the_instant_effect(table: Tables) -> None:
    """Decision 9: pay, lay the card down, the bonuses, then resolve it."""
    t = table(hand=["surtr", "imp"], area=["kappa", "sylph"], stones="rb", marked=["goblin"]).summon("surtr")
    kinds = [line.event.kind for line in t.match.log]
    assert kinds.index("stones_paid") < kinds.index("card_summoned") < kinds.index("points_scored")
    scored = [line.event.args for line in t.match.log if line.event.kind == "points_scored"]
    assert [FACES[cast(Glimpse, args["by"]).face] for args in scored] == ["kappa", "sylph", "surtr"]


def test_others_give_what_they_give_before_surplus_stones_go(table: Tables) -> None:
    """Decisions 6 and 9: the limit is checked as soon as the instant effect is done, and that comes last."""
    t = table(hand=["imp"], area=["sylph"], stones="bbbp", marked=["goblin"]).summon("imp")
    assert (t.asked, t.score) == ("keep", [11, 10])
    t.choose("bbbp")
    assert t.score == [11, 10]


@pytest.mark.parametrize(
    ("giver", "stones", "points"), [("kappa", "rrb", 2), ("phoenix", "rrb", 2), ("gargoyle", "p", 3), ("sylph", "p", 1)]
)
def test_a_giver_that_the_instant_effect_removes_still_pays(
    table: Tables, giver: str, stones: str, points: int
) -> None:
    """Decision 9: Cerberus throws out the very card that paid for its coming."""
    t = table(hand=["cerberus"], area=[giver], stones=stones, marked=["goblin"]).summon("cerberus", stones)
    assert (t.asked, t.score) == ("discard-up-to", [10 + points, 10])
    t.choose(giver)
    assert (t.area(), t.score) == (["cerberus"], [10 + points, 10])


def test_the_instant_effect_sees_the_points_that_playing_the_card_earned(table: Tables) -> None:
    """Decision 9: with the Sylph's point nobody is ahead, so a Goblin Soldier that the Genie activates loses."""
    t = table(hand=["genie"], area=["goblin-soldier"], stones="rb", score=(10, 11), marked=["goblin"])
    assert t.summon("genie").score == [14, 11]
    t = table(hand=["genie"], area=["goblin-soldier", "sylph"], stones="rb", score=(10, 11), marked=["goblin"])
    assert t.summon("genie").score == [7, 11]


def test_only_what_was_there_before_gives_something(table: Tables) -> None:
    """Decision 8: a giver that comes is not paid for its own coming, nor for the card that brought it."""
    t = table(hand=["young-forest-spirit", "imp", "sylph"], deck=["ember"], marked=["goblin"])
    t.summon("young-forest-spirit").choose("imp")
    assert (t.area(), t.score) == (["young-forest-spirit", "sylph"], [10, 10])
