"""A lesson: a match with a fixed deal in which every answer is known beforehand, and what the learner is told.

It is plain data. Where a match stands in its lesson follows from how many entries its record has, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from stolik.table.ask import Ask, Option
from stolik.table.errors import TableError
from stolik.table.message import Message

if TYPE_CHECKING:
    from stolik.table.match import Match
    from stolik.table.state import State

Name: TypeAlias = str | int | tuple[int | str, ...]
"""An answer as a person would write it down: a card is its face, or its face and the zone where it lies if both seats
have one; inside a tuple of the game's own a face stands for the card's id; everything else is what the rules offer."""


class BrokenLesson(TableError):
    """A lesson that the rules do not let happen; names the move."""


@dataclass(frozen=True, slots=True)
class Move:
    """One answer. `told` is the key of what the learner reads before giving it, `note` of what is read after it."""

    seat: int
    answer: Name
    told: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Telling:
    """What the learner reads at a question: what has just happened, what to do now, and which answer that is."""

    happened: tuple[Message, ...]
    text: Message | None
    option: Option | None
    step: int
    """How many answers of the learner lie behind, out of `Lesson.steps`."""
    over: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """`moves` are all answers in order; where several seats answer together, the learner answers last.

    A lesson may stop before its match is over: from there on everybody plays as they like.
    """

    seats: int
    seed: int
    moves: Sequence[Move]
    ending: str
    learner: int = 0
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def steps(self) -> int:
        return sum(move.seat == self.learner for move in self.moves)

    @property
    def keys(self) -> list[str]:
        """Every message that the learner reads, in order."""
        said = [key for move in self.moves for key in (move.told, move.note) if key]
        return [*said, self.ending]

    def place(self, match: Match[State]) -> int:
        """How many of the moves have been made."""
        return min(len(_answers(match)), len(self.moves))

    def following(self, match: Match[State]) -> tuple[Move, Option] | None:
        """The move that comes next and the option it names, or None if nothing is left to do."""
        place = self.place(match)
        if place >= len(self.moves) or match.question is None:
            return None
        move = self.moves[place]
        ask = match.ask_of(move.seat)
        if ask is None:
            raise BrokenLesson(f"move {place + 1}: seat {move.seat} is not asked, but {match.question!r}")
        return move, self._find(match, ask, move, place)

    def _find(self, match: Match[State], ask: Ask, move: Move, place: int) -> Option:
        fitting = [option for option in ask.options if fits(match, ask, option, move.answer)]
        if len(fitting) != 1:
            offered = ", ".join(match.describe(ask, option) for option in ask.options)
            raise BrokenLesson(f"move {place + 1}: {move.answer!r} fits {len(fitting)} options of: {offered}")
        return fitting[0]

    def teach(self, match: Match[State], at: float = 0.0) -> None:
        """Answer for the other seats until the learner is asked or the lesson is over."""
        while (following := self.following(match)) is not None and following[0].seat != self.learner:
            match.answer(following[1], following[0].seat, at=at)

    def telling(self, match: Match[State]) -> Telling | None:
        """What the learner reads now, the other seats having answered.

        Nothing more once the match was given up half-way, or once the learner has gone on without the lesson.
        """
        done = self.moves[: self.place(match)]
        following = self.following(match)
        over = len(done) == len(self.moves)
        if following is None and (not over or self.learner in _answers(match)[len(done) :]):
            return None
        key = self.ending if following is None else following[0].told
        return Telling(
            self._happened(done),
            Message(key) if key else None,
            None if following is None else following[1],
            sum(move.seat == self.learner for move in done),
            over,
        )

    def _happened(self, done: Sequence[Move]) -> tuple[Message, ...]:
        """The notes from the learner's last answer on."""
        notes: list[Message] = []
        for move in reversed(done):
            if move.note:
                notes.append(Message(move.note))
            if move.seat == self.learner:
                break
        return tuple(reversed(notes))


def _answers(match: Match[State]) -> list[int]:
    """Whose answer each one was."""
    return [entry.seat for entry in match.entries if entry.kind == "answer"]


def fits(match: Match[State], ask: Ask, option: Option, name: Name) -> bool:
    """Is this option what the name means?"""
    if ask.of == "card" and isinstance(option, int):
        state = match.state
        zone = match.game.zones(match.seats)[state.where[option]]
        face = match.state.prints[state.faces[option]]
        return name in (face, (face, zone))
    if ask.of == "face" and isinstance(option, int):
        return name == match.state.prints[option]
    if isinstance(option, tuple) and isinstance(name, tuple):
        return len(option) == len(name) and all(
            part == named or (isinstance(part, int) and isinstance(named, str) and _shows(match, part, named))
            for part, named in zip(option, name, strict=True)
        )
    return option == name


def _shows(match: Match[State], number: int, face: str) -> bool:
    """Does the card with this id show this face?"""
    state = match.state
    return number in state.ids and match.state.prints[state.faces[state.ids.index(number)]] == face
