"""A bot that looks one step ahead: it tries every option in several possible worlds and takes the best."""

import math
import random
import time
from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from stolik.bots.bot import Bot
from stolik.bots.chair import Chair
from stolik.table import Ask, Match, Option, State

S = TypeVar("S", bound=State)


class GreedyBot(Bot):
    """The best mean of the game's `evaluate` over `worlds` worlds, which are the same for every option.

    Of more than `most_options` options a random sample is tried. With `seconds` it stops imagining further worlds
    when time is up; what it then answers depends on the machine.
    """

    level = "greedy"

    def __init__(
        self, seed: int | str = 0, *, worlds: int = 12, most_options: int = 40, seconds: float | None = None
    ) -> None:
        super().__init__(seed)
        self.worlds = worlds
        self.most_options = most_options
        self.seconds = seconds

    def choose(self, chair: Chair[S]) -> Option:
        options = few_of(chair.options, self.most_options, chair.ask.suggest, self.rng)
        if len(options) == 1:
            return options[0]
        totals, _ = self.judge(chair, options, self.rng)
        best = max(totals)
        return self.rng.choice([option for option, total in zip(options, totals) if total == best])

    def judge(self, chair: Chair[S], options: Sequence[Option], rng: random.Random) -> tuple[list[float], int]:
        """How good each option looks, summed over worlds, and over how many."""
        deadline = None if self.seconds is None else time.monotonic() + self.seconds
        totals = [0.0] * len(options)
        evaluate = chair.game.evaluate
        for number in range(self.worlds):
            world = chair.world(rng)
            for ask in world.asks:  # guess what the others say to a question that they answer together with this seat
                if ask.seat != chair.seat:
                    world.answer(rng.choice(ask.options), ask.seat)
            for place, option in enumerate(options):
                state, judged_by, value = outcome(world, option, chair.seat, evaluate)
                totals[place] += value if judged_by == chair.seat else evaluate(state, chair.seat)
            if deadline is not None and time.monotonic() > deadline:
                return totals, number + 1
        return totals, self.worlds


def few_of(options: Sequence[Option], most: int, suggest: Option | None, rng: random.Random) -> Sequence[Option]:
    """All options, or if there are too many of them the first, the last, the suggested one and some others."""
    if len(options) <= most:
        return options
    few = [options[0], options[-1]]
    if suggest is not None and suggest not in few:
        few.append(suggest)
    for option in rng.sample(options, most):
        if len(few) < most and option not in few:
            few.append(option)
    return few


FOLLOW_UPS = 6
"""How many questions of a card's work are answered before the position counts as it stands."""
TRIED = 16
"""How many options of such a question are tried."""


Judge: TypeAlias = Callable[[S, int], float]


After: TypeAlias = tuple[S, int, float]
"""The table after all that an answer sets off, which seat judged it on the way (-1: none), and how it looks to that."""


def outcome(match: Match[S], option: Option, seat: int, judge: Judge[S]) -> After[S]:
    """The table after an answer and all that it sets off.

    A card that asks something finishes its work: whoever it asks takes what looks best to that seat. Where it could be
    enough by now ("done") the position counts as it stands.
    """
    twin = match.ahead(option, seat)
    ask = twin.question
    if not isinstance(ask, Ask) or not goes_on(ask):
        return twin.state, -1, 0.0
    further = twin if twin.keep else match.ahead(option, seat, further=True)
    return _finished(further, ask, judge, FOLLOW_UPS)


def settled(match: Match[S], judge: Judge[S]) -> After[S]:
    """The table after all that goes on already; nothing but clones can be made of the match afterwards."""
    ask = match.question
    if not isinstance(ask, Ask) or not goes_on(ask):
        return match.state, -1, 0.0
    return _finished(match, ask, judge, 1 + FOLLOW_UPS)


def _finished(match: Match[S], ask: Ask, judge: Judge[S], most: int) -> After[S]:
    """The table after a card has finished its work, or asked so often; the first time is the open question."""
    for count in range(1, most + 1):
        option, twin, by, value = best_at_sight(match, ask, judge)
        further = twin.question
        if count == most or not isinstance(further, Ask) or not goes_on(further):
            break
        match, ask = twin if twin.keep else match.ahead(option, ask.seat, further=True), further
    return twin.state, by, value


def best_at_sight(match: Match[S], ask: Ask, judge: Judge[S]) -> tuple[Option, Match[S], int, float]:
    """The answer that looks best to the seat that is asked, what it leads to, and who judged that how (-1: nobody).

    The last answer is tried at the table of the match itself: nothing but clones can be made of it afterwards.
    """
    seat = ask.seat
    step = len(ask.options) // TRIED + 1 if len(ask.options) > TRIED else 1
    options = list(ask.options[::step])  # the rules may use their list up as they go on at this table
    last = options.pop()
    if not options:
        return last, match.ahead(last, seat, last=True), -1, 0.0
    best, option, twin = -math.inf, last, match
    for other in options:
        tried = match.ahead(other, seat)
        value = judge(tried.state, seat)
        if value > best:
            best, option, twin = value, other, tried
    tried = match.ahead(last, seat, last=True)
    value = judge(tried.state, seat)
    return (last, tried, seat, value) if value > best else (option, twin, seat, best)


def goes_on(ask: Ask) -> bool:
    """Is this a part of a card's work that must be finished?"""
    return asked_by_a_card(ask) and "done" not in ask.options


def asked_by_a_card(ask: Ask) -> bool:
    """Is this question a part of something that goes on already, and not a seat's next turn?"""
    return ask.source >= 0 or bool(ask.args) or bool(ask.group)
