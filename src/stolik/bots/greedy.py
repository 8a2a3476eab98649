"""A bot that looks one step ahead: it tries every option in several possible worlds and takes the best."""

import random
import time
from collections.abc import Sequence
from typing import TypeVar

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
        for number in range(self.worlds):
            world = chair.world(rng)
            for ask in world.asks:  # guess what the others say to a question that they answer together with this seat
                if ask.seat != chair.seat:
                    world.answer(rng.choice(ask.options), ask.seat)
            for place, option in enumerate(options):
                twin = finish_work(answered(world, option, chair.seat))
                totals[place] += twin.game.evaluate(twin.state, chair.seat)
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


def answered(match: Match[S], option: Option, seat: int) -> Match[S]:
    """The match as it would go on."""
    twin = match.clone()
    twin.answer(option, seat)
    return twin


def finish_work(match: Match[S]) -> Match[S]:
    """Let a card that asks something finish its work: whoever it asks takes what looks best to that seat.

    Where it could be enough by now ("done") the position counts as it stands.
    """
    for _ in range(FOLLOW_UPS):
        question = match.question
        if not isinstance(question, Ask) or not asked_by_a_card(question) or "done" in question.options:
            break
        match = best_at_sight(match, question)
    return match


def asked_by_a_card(ask: Ask) -> bool:
    """Is this question a part of something that goes on already, and not a seat's next turn?"""
    return ask.source >= 0 or bool(ask.args) or bool(ask.group)


def best_at_sight(match: Match[S], ask: Ask) -> Match[S]:
    """The match after the answer that looks best to the seat that is asked."""
    options = ask.options[:: len(ask.options) // TRIED + 1] if len(ask.options) > TRIED else ask.options
    twins = [answered(match, option, ask.seat) for option in options]
    return max(twins, key=lambda twin: twin.game.evaluate(twin.state, ask.seat))
