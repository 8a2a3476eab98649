"""What the conformance suite plays: every game, seat count and set of options, driven by a sequence of choices."""

import json
import os
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import cache, wraps
from hashlib import sha256
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from hypothesis.database import DirectoryBasedExampleDatabase

from stolik import games
from stolik.table import Answer, Game, Match, Options, Record, RulesBroke, State, TableError

EFFORT = int(os.environ.get("STOLIK_CONFORMANCE", "1"))
"""How many times more than usual is played; `make conformance` sets it."""
LONGEST = 10_000
"""No match takes as many answers; one that does goes round in circles."""
USUAL = 100
"""Of a game whose long matches take more answers than this, fewer are played."""
BIG = {"keyforge": 8}
"""So many times fewer matches are played of games whose tables take long to show."""
PHASES = [phase for phase in Phase if phase is not Phase.explain]
"""Which choices of a match do not matter takes long to find out, and the record says more."""
P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True)
class Case:
    """A game as it is played by so many with these options."""

    game: Game[State]
    seats: int
    options: Options
    share: int = 1
    """How many cases of this game there are: the effort is shared out among them."""

    def __str__(self) -> str:
        said = [
            f"{name}={'+'.join(map(str, value)) if isinstance(value, list) else value}"
            for name, value in self.options.items()
        ]
        return "-".join([self.game.id, str(self.seats), *said])

    def portion(self, of_the_game: int, at_least: int = 3) -> int:
        """The share of this case; a game with long matches plays fewer of them."""
        long = max(USUAL, longest_of(self.game)) * BIG.get(self.game.id, 1)
        return max(at_least, of_the_game // self.share * USUAL // long) * EFFORT


def cases(game: Game[State]) -> list[Case]:
    found = [Case(game, seats, options) for seats in game.seat_counts for options in game.variants()]
    return [replace(case, share=len(found)) for case in found]


CASES = [case for game in games.every() for case in cases(game)]


@dataclass(frozen=True)
class Play:
    """A match in the making: each choice answers one question, and the match stands where the choices run out."""

    case: Case
    seed: int
    choices: Sequence[int] = field(repr=False)
    luck: int = 0
    """For what a check picks at random besides the answers."""
    sealed: bool = False
    """Dealt from a secret, as on a server, instead of a number."""

    @property
    def game(self) -> Game[State]:
        return self.case.game

    def start(self, faces: list[int] | None = None) -> Match[State]:
        seed = sha256(str(self.seed).encode()).hexdigest() if self.sealed else self.seed
        return Match(self.game, self.case.seats, self.case.options, seed, pages=True, faces=faces)

    def questions(self) -> Iterator[Match[State]]:
        """The one match, at each of its questions."""
        match = self.start()
        yield match
        for choice in self.choices:
            if match.question is None:
                return
            answer(match, choice)
            yield match

    def played(self) -> Match[State]:
        """The match where the choices end."""
        *_, match = self.questions()
        return match

    def open(self) -> Match[State]:
        """The match where the choices end or, if it was over by then, before its last answer."""
        match = self.played()
        if match.question is None:
            match = replace(self, choices=self.choices[: len(match.entries) - 1]).played()
        return match

    def rng(self) -> random.Random:
        return random.Random(self.luck)

    def looks_closely(self, number: int) -> bool:
        """Is a dear check made at this question? At all of a short play, and at some 50 of a long one."""
        step = 1 + len(self.choices) // 50
        return number % step == self.luck % step

    def viewer(self) -> int:
        """A seat, or the spectators."""
        return self.luck % (self.case.seats + 1)


def pick(match: Match[State], choice: int) -> tuple[int, Answer]:
    """What a choice means at the open question: who answers, and what."""
    asks = match.asks
    ask = asks[choice % len(asks)]
    return ask.seat, ask.options[choice // len(asks) % len(ask.options)]


def answer(match: Match[State], choice: int) -> tuple[int, Answer]:
    seat, option = pick(match, choice)
    match.answer(option, seat, at=float(len(match.entries)))
    return seat, option


def random_play(case: Case, seed: int, least: int = 0) -> Play:
    """A play without Hypothesis, for volume: every fourth goes to the end, the others stop anywhere."""
    rng = random.Random(seed)
    longest = longest_of(case.game)
    length = 4 * longest if rng.random() < 0.25 else rng.randrange(longest)
    choices = rng.choices(range(1 << 20), k=max(length, least))
    return Play(case, seed, choices, rng.getrandbits(16), sealed=rng.random() < 0.5)


@cache
def longest_of(game: Game[State]) -> int:
    """About as many answers as a long match of this game takes."""
    longest, rng = 24, random.Random(0)
    for seed, case in enumerate(cases(game)[:8]):
        with suppress(RulesBroke):  # it is for the checks to find
            for match in Play(case, seed, rng.choices(range(1 << 20), k=600)).questions():
                longest = max(longest, len(match.entries))
    return longest


@st.composite
def plays(draw: st.DrawFn, case: Case) -> Play:
    """Plays that shrink to few choices and to first options."""
    length = draw(st.integers(0, longest_of(case.game)))
    choices = draw(st.lists(st.integers(0, 1023), min_size=length, max_size=length))
    return Play(case, draw(st.integers(0, 9999)), choices, draw(st.integers(0, 9999)), draw(st.booleans()))


def explore(case: Case, check: Callable[[Play], int | None], examples: int) -> int:
    """Let Hypothesis try a check on plays of a case; returns the sum of what the check counted."""
    counted = 0
    steady = settings.default is not None and settings.default.derandomize
    database = None if steady else DirectoryBasedExampleDatabase(Path(".hypothesis", check.__name__, str(case)))

    @settings(max_examples=examples, database=database, phases=PHASES)
    @given(play=plays(case))
    def run(play: Play) -> None:
        nonlocal counted
        counted += check(play) or 0

    run()
    return counted


def with_record(check: Callable[Concatenate[Play, P], R]) -> Callable[Concatenate[Play, P], R]:
    """Whatever a check raises also says which record shows it."""

    @wraps(check)
    def checked(play: Play, *args: P.args, **kwargs: P.kwargs) -> R:
        with showing(play.played):
            return check(play, *args, **kwargs)

    return checked


@contextmanager
def showing(played: Callable[[], Match[State]]) -> Iterator[None]:
    """What is raised in here gets a note with the record of the match."""
    try:
        yield
    except Exception as error:
        try:
            record: object = error.record if isinstance(error, RulesBroke) else played().record()
        except RulesBroke as broke:
            record = broke.record
        except TableError:
            record = None
        error.add_note(f"record: {json.dumps(record.to_json())}" if isinstance(record, Record) else "no record")
        raise
