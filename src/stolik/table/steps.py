"""How a step says what comes next. A step is `step(g, *args)`; the stack of steps is part of the state."""

from dataclasses import dataclass
from typing import TypeAlias

from stolik.table.ask import Asking

Arg: TypeAlias = int | str


@dataclass(slots=True, init=False)
class Next:
    """Go on with another step in this one's place.

    Nobody changes one: it is not frozen, because to set what is frozen takes twice the time.
    """

    step: str
    args: tuple[Arg, ...]

    def __init__(self, step: str, *args: Arg) -> None:
        self.step = step
        self.args = args


@dataclass(slots=True, init=False)
class Call:
    """Run another process to its end, then go on with `then` (or with whoever called this step)."""

    step: str
    args: tuple[Arg, ...]
    then: Next | None

    def __init__(self, step: str, *args: Arg, then: Next | None = None) -> None:
        self.step = step
        self.args = args
        self.then = then


class Leave(Exception):
    """Raised deep inside a step to end it at once.

    Without `until` only this step ends and `then` takes its place. With it every step above the one named ends too,
    and `then` (if given) takes the place of that one.
    """

    def __init__(self, then: Next | None = None, until: str | None = None) -> None:
        super().__init__()
        self.then = then
        self.until = until


Outcome: TypeAlias = Next | Call | None
"""What a step returns: None ends it and its caller goes on."""
StepBody: TypeAlias = Outcome | Asking[Outcome]
