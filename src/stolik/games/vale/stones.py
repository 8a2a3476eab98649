"""Magic stones: what they are worth, and which sets of them may pay for something or be kept."""

from functools import cache
from itertools import product
from typing import TypeAlias

from stolik.table import Message, message

Stones: TypeAlias = tuple[int, int, int]
"""How many red, blue and purple ones."""
COLOURS = ("red", "blue", "purple")
RED, BLUE, PURPLE = range(3)
NONE: Stones = (0, 0, 0)
WORTH: Stones = (1, 3, 6)
LIMIT = 4


def amounts(stones: Stones) -> tuple[Message, ...]:
    """The stones in words, colour by colour; only the last one says what they are: 1 red and 2 blue stones."""
    held = [(colour, count) for colour, count in zip(COLOURS, stones) if count]
    return tuple(
        message(f"{'part' if place < len(held) else 'amount'}-{colour}", count=count)
        for place, (colour, count) in enumerate(held, 1)
    )


def value(stones: Stones, worth: Stones) -> int:
    return stones[0] * worth[0] + stones[1] * worth[1] + stones[2] * worth[2]


def rewarded(payment: Stones, rewards: Stones) -> int:
    """The points for a payment: `rewards` are points for each red stone, for any blue one and for any purple one."""
    return payment[0] * rewards[0] + (rewards[1] if payment[1] else 0) + (rewards[2] if payment[2] else 0)


def _sets(held: Stones) -> list[Stones]:
    red, blue, purple = held
    return list(product(range(red + 1), range(blue + 1), range(purple + 1)))


@cache
def payments(held: Stones, worth: Stones, cost: int, rewards: Stones = NONE) -> tuple[Stones, ...]:
    """All ways to pay: whatever is worth at least the cost, without change (decision 7).

    The thrifty ones come first, and of these the exact ones; then the others, those that waste least first. Where
    nothing is due there are no others.
    """
    thrifty = thrifty_payments(held, worth, cost, rewards)
    if not cost:
        return thrifty
    others = [payment for payment in _sufficient(held, worth, cost) if payment not in thrifty]
    return (*thrifty, *others)


@cache
def thrifty_payments(held: Stones, worth: Stones, cost: int, rewards: Stones = NONE) -> tuple[Stones, ...]:
    """The ways to pay without a superfluous stone: each one is needed for the cost or earns points."""

    def needed(payment: Stones, colour: int) -> bool:
        less = list(payment)
        less[colour] -= 1
        fewer = (less[0], less[1], less[2])
        return value(fewer, worth) < cost or rewarded(fewer, rewards) < rewarded(payment, rewards)

    return tuple(
        payment
        for payment in _sufficient(held, worth, cost)
        if all(needed(payment, colour) for colour in range(3) if payment[colour])
    )


def _sufficient(held: Stones, worth: Stones, cost: int) -> list[Stones]:
    """Exact sets first; of those worth the same the ones with more stones."""
    sufficient = [payment for payment in _sets(held) if value(payment, worth) >= cost]
    return sorted(sufficient, key=lambda payment: (value(payment, worth), -sum(payment)))


@cache
def sensible_payment(held: Stones, worth: Stones, cost: int, rewards: Stones = NONE) -> Stones:
    """The payment that loses least, points counted against it."""
    ways = thrifty_payments(held, worth, cost, rewards)
    return min(ways, key=lambda payment: value(payment, worth) - rewarded(payment, rewards))


@cache
def keepings(held: Stones, limit: int) -> tuple[Stones, ...]:
    """All sets of exactly `limit` stones out of more."""
    return tuple(reversed([kept for kept in _sets(held) if sum(kept) == limit]))


@cache
def sensible_keeping(held: Stones, limit: int, worth: Stones) -> Stones:
    return max(keepings(held, limit), key=lambda kept: value(kept, worth))
