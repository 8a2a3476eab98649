"""A lesson at a table: the other seats answer as it is written, and the learner is told what to do and why."""

import logging
from typing import Any

from stolik.server.problems import Refused
from stolik.server.reading import Reader
from stolik.server.rooms.keeping import Keeping
from stolik.table import Ask, BrokenLesson, Lesson, Match, RulesBroke, State

log = logging.getLogger(__name__)


class Teaching(Keeping):
    @property
    def _lesson(self) -> Lesson | None:
        """What is taught at this table, from its first answer to its last match."""
        return self.table.rules.lesson() if self.table.lesson else None

    def _teach(self, match: Match[State]) -> None:
        """Answer for the other seats, as far as the lesson says. It is stored together with what it follows."""
        if (lesson := self._lesson) is not None:
            try:
                lesson.teach(match, at=self.house.now())
            except (BrokenLesson, RulesBroke) as broken:
                self._lesson_broke(broken)

    def _lesson_broke(self, broken: Exception) -> None:
        """The lesson or the rules were changed under this match: it goes on as any other."""
        log.warning("a lesson does not go on", extra={"table": self.table.id, "why": str(broken)})
        self.table.lesson = False

    def _expected(self, match: Match[State], seat: int) -> str:
        """The id of the only answer that the lesson wants now, or nothing if any will do."""
        lesson = self._lesson
        ask = match.ask_of(seat)
        if lesson is None or ask is None or seat != lesson.learner:
            return ""
        try:
            following = lesson.following(match)
        except BrokenLesson as broken:
            self._lesson_broke(broken)
            return ""
        return "" if following is None else match.option_id(ask, following[1])

    def _unexpected(self, match: Match[State], ask: Ask, name: str, reader: Reader) -> Refused | None:
        """A kind no to what the lesson does not want."""
        expected = self._expected(match, ask.seat)
        if not expected or name == expected:
            return None
        what = reader.say(match.label(ask, match.option_by_id(ask, expected)))
        return Refused("lesson-expects", field="options", what=what)

    def _lesson_runs(self) -> bool:
        """Is there still something that the learner is to do?"""
        lesson = self._lesson
        return lesson is not None and self.match is not None and bool(self._expected(self.match, lesson.learner))

    def _lesson_page(self, match: Match[State], seat: int, reader: Reader) -> dict[str, Any] | None:
        """What the learner reads with the question."""
        lesson = self._lesson
        if lesson is None or seat != lesson.learner:
            return None
        try:
            telling = lesson.telling(match)
        except BrokenLesson as broken:
            self._lesson_broke(broken)
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
