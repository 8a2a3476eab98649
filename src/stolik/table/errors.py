"""The few errors of the table; each carries what reproduces it."""


class TableError(Exception):
    """The root of every error that the table raises on purpose."""


class IllegalAnswer(TableError):
    """An answer that the open question does not allow; the match is unchanged."""


class BadOption(TableError, ValueError):
    """A game option, seat count or seed that the game does not have; names the field."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem

    def __reduce__(self) -> tuple[type["BadOption"], tuple[str, str]]:
        return type(self), (self.field, self.problem)  # from a process to another


class NotUndoable(TableError):
    """The last answer is final, so it cannot be taken back."""


class DamagedRecord(TableError, ValueError):
    """A record that cannot be replayed; `entry` is the number of the first bad entry, if one is to blame."""

    def __init__(self, problem: str, entry: int | None = None) -> None:
        super().__init__(problem if entry is None else f"entry {entry}: {problem}")
        self.entry = entry


class RulesBroke(TableError):
    """An exception inside the rules; the match was put back to where it stood before that answer."""

    def __init__(self, problem: str, record: object) -> None:
        super().__init__(problem)
        self.record = record

    def __reduce__(self) -> tuple[type["RulesBroke"], tuple[str, object]]:
        return type(self), (str(self), self.record)


class Endless(TableError):
    """One answer caused more events than any real one does: two effects feed each other for ever."""
