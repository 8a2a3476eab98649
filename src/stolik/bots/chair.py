"""What a bot may know: a seat's own question, its view, and worlds that agree with everything the seat knows."""

import random
from collections.abc import Sequence
from copy import copy
from typing import Generic, TypeVar

from stolik.table import Ask, Game, IllegalAnswer, Json, Match, Option, State

S = TypeVar("S", bound=State)


def _own(options: Sequence[Option]) -> Sequence[Option]:
    """What cannot be changed as it is, everything else as a new list."""
    return options if isinstance(options, tuple | range) else list(options)


class Chair(Generic[S]):
    """One seat of a match, for whoever decides there. The match itself stays out of reach."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match[S], seat: int) -> None:
        self._match = match
        self.seat = seat

    @property
    def game(self) -> Game[S]:
        return self._match.game

    @property
    def ask(self) -> Ask:
        """What this seat is asked: a copy, since the rules may ask with their own list of the cards in a hand."""
        ask = copy(self._asked())
        ask.options, ask.args = _own(ask.options), ask.args.copy()
        return ask

    @property
    def options(self) -> Sequence[Option]:
        """All legal answers. Whatever is done to this list, the match stays as it is."""
        return _own(self._asked().options)

    def _asked(self) -> Ask:
        ask = self._match.ask_of(self.seat)
        if ask is None:
            raise IllegalAnswer(f"seat {self.seat} is not asked now")
        return ask

    @property
    def together(self) -> bool:
        """Do others answer at the same time, so that nobody sees what anybody says?"""
        return not isinstance(self._match.question, Ask)

    @property
    def number(self) -> int:
        """The number of the open question; the next one has the next number."""
        return self._match.number

    def view(self) -> dict[str, Json]:
        """What the seat sees of the table."""
        return self._match.view(self.seat)

    def world(self, rng: random.Random) -> Match[S]:
        """A match as it may be, as far as this seat knows: everything in it may be looked at and tried."""
        return self._match.determinize(self.seat, rng)

    def worlds(self, rng: random.Random, count: int) -> list[Match[S]]:
        return [self.world(rng) for _ in range(count)]
