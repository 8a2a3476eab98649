"""A lesson at a table: the other seats answer as it is written, and the learner is told what to do and why."""

import logging
from typing import Any

from stolik.server.problems import Refused
from stolik.server.reading import Reader
from stolik.server.rooms.keeping import Keeper, Mark
from stolik.table import Ask, BrokenLesson, Lesson, Match, RulesBroke, State

log = logging.getLogger(__name__)


class Teacher:
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    @property
    def lesson(self) -> Lesson | None:
        """What is taught at this table, from its first answer to its last match."""
        return self.keeper.table.rules.lesson() if self.keeper.table.lesson else None

    def teach(self, match: Match[State], before: Mark) -> None:
        """Answer for the other seats, as far as the lesson says. It is stored together with what it follows."""
        if (lesson := self.lesson) is not None:
            try:
                while (following := lesson.following(match)) is not None and following[0].seat != lesson.learner:
                    match.answer(following[1], following[0].seat, at=self.keeper.house.now())
                    before.follow(match)
            except (BrokenLesson, RulesBroke) as broken:
                self._broke(broken)

    def unexpected(self, match: Match[State], ask: Ask, name: str, reader: Reader) -> Refused | None:
        """A kind no to what the lesson does not want."""
        expected = self._expected(match, ask.seat)
        if not expected or name == expected:
            return None
        what = reader.say(match.label(ask, match.option_by_id(ask, expected)))
        return Refused("lesson-expects", field="options", what=what)

    def runs(self) -> bool:
        """Is there still something that the learner is to do?"""
        lesson, match = self.lesson, self.keeper.match
        return lesson is not None and match is not None and bool(self._expected(match, lesson.learner))

    def page(self, match: Match[State], seat: int, reader: Reader) -> dict[str, Any] | None:
        """What the learner reads with the question."""
        lesson = self.lesson
        if lesson is None or seat != lesson.learner:
            return None
        try:
            telling = lesson.telling(match)
        except BrokenLesson as broken:
            self._broke(broken)
            return None
        if telling is None:
            return None
        expected = self._expected(match, seat)
        return {
            "happened": " ".join(reader.say(note) for note in telling.happened),
            "text": reader.say(telling.text) if telling.text is not None else "",
            "expect": [expected] if expected else [],
            "step": telling.step,
            "steps": lesson.steps,
            "over": telling.over,
        }

    def _expected(self, match: Match[State], seat: int) -> str:
        """The id of the only answer that the lesson wants now, or nothing if any will do."""
        lesson = self.lesson
        ask = match.ask_of(seat)
        if lesson is None or ask is None or seat != lesson.learner:
            return ""
        try:
            following = lesson.following(match)
        except BrokenLesson as broken:
            self._broke(broken)
            return ""
        return "" if following is None else match.option_id(ask, following[1])

    def _broke(self, broken: Exception) -> None:
        """The lesson or the rules were changed under this match: it goes on as any other."""
        log.warning("a lesson does not go on", extra={"table": self.keeper.table.id, "why": str(broken)})
        self.keeper.table.lesson = False
