"""Paying with stones: every sufficient set without superfluous stones, exact ones first. rulebook: "Przykład"."""

from typing import cast

import pytest
from tests.games.vale.board import Tables, letters_of, stones_of

from stolik.games.vale.cards import FACES
from stolik.games.vale.stones import NONE, WORTH, keepings, payments, sensible_keeping, sensible_payment, value
from stolik.table import Glimpse


def ways(held: str, cost: int, worth: tuple[int, int, int] = WORTH, rewards: tuple[int, int, int] = NONE) -> list[str]:
    return [letters_of(payment) for payment in payments(stones_of(held), worth, cost, rewards)]


def test_three_ways_to_pay_four() -> None:
    """rulebook: "Przywołanie stworzenia": stones worth four, others worth four, or one worth six without change."""
    assert ways("rrrrbp", 4) == ["rrrr", "rb", "p"]


def test_no_payment_holds_a_stone_that_is_not_needed() -> None:
    assert ways("rrbb", 3) == ["b"]
    assert ways("rrrb", 3) == ["rrr", "b"]
    assert ways("bbp", 5) == ["bb", "p"]


def test_too_few_stones_pay_nothing() -> None:
    assert ways("rrb", 6) == []


def test_nothing_costs_nothing() -> None:
    """Decision 7."""
    assert ways("rbp", 0) == [""]


@pytest.mark.parametrize("cost", range(13))
def test_payments_are_exactly_the_sets_without_superfluous_stones(cost: int) -> None:
    held = (3, 2, 2)
    found = payments(held, WORTH, cost)
    for payment in keepings(held, 2) + keepings(held, 4) + keepings(held, 3) + keepings(held, 1) + keepings(held, 5):
        needless = any(payment[colour] and value(payment, WORTH) - WORTH[colour] >= cost for colour in range(3))
        assert (payment in found) == (value(payment, WORTH) >= cost and not needless)


def test_exact_payments_come_first_and_the_sensible_one_is_suggested() -> None:
    assert ways("rrrbb", 5)[0] == "rrb"
    assert letters_of(sensible_payment(stones_of("rrrbb"), WORTH, 5)) == "rrb"
    assert letters_of(sensible_payment(stones_of("rrrb"), WORTH, 3)) == "rrr"


def test_a_rewarded_stone_is_not_superfluous() -> None:
    """Decision 7: Kappa, Phoenix and Gargoyle."""
    assert ways("rrp", 0, rewards=(1, 0, 0)) == ["", "r", "rr"]
    assert ways("bbr", 1, rewards=(0, 2, 0)) == ["r", "b"]
    assert ways("rp", 1, rewards=(0, 0, 3)) == ["r", "p"]
    assert ways("bp", 6, rewards=(0, 2, 0)) == ["p", "bp"]
    assert letters_of(sensible_payment(stones_of("rb"), WORTH, 1, (0, 2, 0))) == "r"
    assert letters_of(sensible_payment(stones_of("rrrb"), WORTH, 3, (0, 2, 0))) == "b"


def test_worth_decides_not_colour() -> None:
    assert ways("bp", 6, worth=(1, 6, 3)) == ["b"]


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
    assert t.options == ["rb", "p"]
    assert t.suggested == "rb"
    t.choose("p")
    assert t.stones() == "rrb"


def test_there_is_no_change(table: Tables) -> None:
    t = table(hand=["salamander"], stones="p").summon("salamander")
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


def test_others_give_what_they_give_after_the_instant_effect(table: Tables) -> None:
    """Decision 9: pay, lay the card down, resolve it, then the bonuses."""
    t = table(hand=["surtr", "imp"], area=["kappa", "sylph"], stones="rb", marked=["goblin"]).summon("surtr")
    kinds = [line.event.kind for line in t.match.log]
    assert kinds.index("stones_paid") < kinds.index("card_summoned") < kinds.index("points_scored")
    scored = [line.event.args for line in t.match.log if line.event.kind == "points_scored"]
    assert [FACES[cast(Glimpse, args["by"]).face] for args in scored] == ["surtr", "kappa", "sylph"]


def test_surplus_stones_go_before_others_give_what_they_give(table: Tables) -> None:
    """Decisions 6 and 9: the limit is checked as soon as the instant effect is done."""
    t = table(hand=["imp"], area=["sylph"], stones="bbbp", marked=["goblin"]).summon("imp")
    assert (t.asked, t.score) == ("keep", [10, 10])
    t.choose("bbbp")
    assert t.score == [11, 10]
