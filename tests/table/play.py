"""A table to play at in tests: every answer is also a check of clones, undo and the record."""

import json
from typing import Generic, TypeVar

import pytest

from stolik.table import Answer, Ask, Game, Match, NotUndoable, Option, Record, State, fingerprint

S = TypeVar("S", bound=State)


def same_place(one: Match[S], other: Match[S]) -> None:
    """Two matches stand at the same question of the same table, and every viewer is told the same."""
    assert one.state == other.state
    assert fingerprint(one.state) == fingerprint(other.state)
    assert one.pending == other.pending
    assert one.result == other.result
    for viewer in range(one.seats + 1):
        assert one.view(viewer) == other.view(viewer)
        mine, theirs = one.question_json(viewer), other.question_json(viewer)
        if isinstance(mine, dict) and isinstance(theirs, dict):
            mine["number"] = theirs["number"]  # an undo uses a number up
        assert mine == theirs


def stored(record: Record) -> Record:
    """The record as it comes back from a store."""
    return Record.from_json(json.loads(json.dumps(record.to_json())))


def replays(match: Match[S]) -> Match[S]:
    """Replay the record of a match from its JSON form: state, log, result and record must come out the same."""
    again = Match.replay(match.game, stored(match.record()))
    same_place(match, again)
    assert again.number == match.number
    assert again.log == match.log
    assert again.record() == match.record()
    assert [again.can_undo(seat) for seat in range(match.seats)] == [match.can_undo(s) for s in range(match.seats)]
    return again


class Table(Generic[S]):
    """Play by the names of cards. `prove` then replays everything that was played in every way there is."""

    def __init__(self, game: Game[S], seats: int = 2, seed: int = 1) -> None:
        self.game = game
        self.match = Match(game, seats, seed=seed)
        self.clones: list[Match[S]] = [self.match.clone()]
        self.answers: list[tuple[Option, int]] = []

    @property
    def g(self) -> S:
        return self.match.state

    def ask(self, seat: int, prompt: str) -> Ask:
        """The open question; it must be this one."""
        ask = self.match.ask_of(seat)
        assert ask is not None, f"seat {seat} is not asked {prompt!r}; open: {self.match.question!r}"
        assert ask.prompt == prompt
        return ask

    def names(self, seat: int) -> list[str]:
        """What a seat may answer now, by name."""
        ask = self.match.ask_of(seat)
        assert ask is not None
        return [self._name(ask, option) for option in ask.options]

    def _name(self, ask: Ask, option: Option) -> str:
        if isinstance(option, int) and ask.of in ("card", "face"):
            return self.game.faces[self.g.faces[option] if ask.of == "card" else option]
        if isinstance(option, tuple):
            return " ".join(str(part) for part in option)
        return str(option)

    def option(self, seat: int, name: str, nth: int = 0) -> Option:
        ask = self.match.ask_of(seat)
        assert ask is not None, f"seat {seat} is not asked"
        found = [option for option in ask.options if self._name(ask, option) == name]
        assert found, f"{name!r} is none of {self.names(seat)}"
        return found[nth]

    def answer(self, seat: int, prompt: str, name: str, nth: int = 0) -> None:
        """Answer by name, and check that undoing it and answering again changes nothing."""
        self.ask(seat, prompt)
        option = self.option(seat, name, nth)
        before = self.match.clone()
        match = self.match
        rng, reveals, together = match.state.rng, match.state.reveals, not isinstance(match.question, Ask)
        match.answer(option, seat)
        self.answers.append((option, seat))
        final = match.question is None or (rng, reveals) != (match.state.rng, match.state.reveals) or together
        if seat in match.pending:
            final = False
        assert match.can_undo(seat) == (not final)
        assert not match.can_undo(1 - seat) or together
        if final:
            with pytest.raises(NotUndoable):
                match.undo(seat)
        else:
            self._take_back(seat, option, before)
        self.clones.append(match.clone())

    def _take_back(self, seat: int, option: Option, before: Match[S]) -> None:
        match = self.match
        after, lines = match.clone(), match.log[:]
        match.undo(seat)
        same_place(match, before)
        undone = [line.event.kind for line in match.log].count("undone")
        match.answer(option, seat)
        same_place(match, after)
        events = [line.event for line in match.log if line.event.kind != "undone"]
        assert events == [line.event for line in lines if line.event.kind != "undone"]
        assert undone >= (0 if seat in match.pending else 1)

    def prove(self) -> None:
        """Every clone taken on the way resolves as its original did, and so does the record."""
        final = self.match.clone()
        for place, clone in enumerate(self.clones):
            for option, seat in self.answers[place:]:
                clone.answer(option, seat)
            same_place(clone, final)
        replays(self.match)


def play_out(match: Match[S], answers: list[Answer]) -> None:
    """Answer Ask after Ask."""
    for answer in answers:
        match.answer(answer)
