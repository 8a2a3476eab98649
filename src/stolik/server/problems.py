"""What goes wrong on purpose: a code for programs, words for people."""

from functools import cache
from importlib.resources import files

from stolik.table.message import Value, message
from stolik.words import Words, texts_in

LONGEST = 500
"""What was sent may be quoted, but need not be sent back whole."""


@cache
def server_words() -> Words:
    """The server's own words."""
    folder = files("stolik.server") / "words"
    return Words("server", texts_in(folder))


def say(key: str, language: str, /, **args: Value) -> str:
    return server_words().render(message(key, **args), language)


class Refused(Exception):
    """A command that is not carried out, or a request; `status` is what HTTP says."""

    def __init__(
        self,
        code: str,
        *,
        field: str = "",
        detail: str = "",
        status: int = 409,
        applied: int = 0,
        report: str = "",
        **args: Value,
    ) -> None:
        super().__init__(f"{code} {detail}".strip())
        self.code = code
        self.field = field[:LONGEST]
        self.detail = detail[:LONGEST]
        self.status = status
        self.applied = applied
        self.report = report
        self.args_ = args

    def text(self, language: str) -> str:
        return say(f"problem-{self.code}", language, report=self.report, **self.args_)
