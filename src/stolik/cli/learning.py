"""A lesson at the terminal: the same that the browser gives, step by step."""

from collections.abc import Mapping

from rich.text import Text

from stolik.bots import Bot
from stolik.cli.sitting import Screen, Sitting
from stolik.table import Ask, Lesson, Match, Option, Result, State
from stolik.terminal import Reader


class LessonSitting(Sitting):
    """The bots answer as the lesson says; where it stops before the match is over, they play on by themselves."""

    def __init__(
        self, screen: Screen, match: Match[State], bots: Mapping[int, Bot], reader: Reader, lesson: Lesson
    ) -> None:
        super().__init__(screen, match, bots, reader)
        self.lesson = lesson

    def play(self) -> Result:
        self.lesson.teach(self.match)
        result = super().play()
        self._tell()
        return result

    def _ask(self, seat: int) -> None:
        super()._ask(seat)
        self.lesson.teach(self.match)

    def _show_question(self, ask: Ask) -> None:
        self._tell()
        super()._show_question(ask)

    def _tell(self) -> None:
        telling = self.lesson.telling(self.match)
        if telling is not None:
            for note in telling.happened:
                self._print(Text(self.reader.say(note), "green"))
            if telling.text is not None:
                self._print(Text(self.reader.say(telling.text), "bold green"))

    def _default(self, ask: Ask) -> Option | None:
        following = self.lesson.following(self.match)
        return super()._default(ask) if following is None else following[1]

    def _pick(self, ask: Ask, number: int | None) -> bool:
        if number is not None and self.lesson.following(self.match) is not None:
            wanted = self._default(ask)
            assert wanted is not None
            if number != (wanted if isinstance(ask.options, range) else ask.options.index(wanted) + 1):
                self._complain("lesson-expects", option=self.reader.say(self.match.label(ask, wanted)))
                return False
        return super()._pick(ask, number)

    def _undo(self, seat: int) -> bool:
        if self.lesson.following(self.match) is not None:
            self._complain("lesson-final")
            return False
        return super()._undo(seat)
