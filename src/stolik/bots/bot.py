"""What a bot is: something that sits in a chair and picks an option."""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, TypeVar

from stolik.bots.chair import Chair
from stolik.table import BadOption, Match, Option, State

S = TypeVar("S", bound=State)


class Bot(ABC):
    """Decides for one seat of one match at a time; the same seed and the same questions give the same answers."""

    level: ClassVar[str]
    seconds: float | None = None
    """It thinks no longer than this, if anything is set: what it answers then depends on the machine."""

    def __init__(self, seed: int | str = 0) -> None:
        self.rng = random.Random(seed)

    @abstractmethod
    def choose(self, chair: Chair[S]) -> Option:
        """One of the options that the chair is asked to pick from."""


def answer_bots(match: Match[S], bots: Mapping[int, Bot]) -> int:
    """Let every bot that is asked now answer; returns how many of them had at least two options."""
    decisions = 0
    for ask in match.asks:
        if ask.seat in bots:
            decisions += len(ask.options) > 1
            match.answer(bots[ask.seat].choose(Chair(match, ask.seat)), ask.seat)
    return decisions


def play_out(match: Match[S], bots: Mapping[int, Bot]) -> int:
    """Let bots in all seats play a match to its end; returns how many answers had at least two options."""
    missing = [seat for seat in range(match.seats) if seat not in bots]
    if missing:
        raise BadOption("bots", f"no bot sits in seat {missing[0]}; the bots are a mapping from seat to bot")
    decisions = 0
    while match.question is not None:
        decisions += answer_bots(match, bots)
    return decisions
