"""What runs the statements: an engine executes a transaction, a plain function of a cursor, and makes it durable.

Placeholders are written `?`, and an engine with another mark replaces them. A transaction may run again from its start
if the database asks for it, so it changes nothing but the database.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar, Protocol, TypeAlias, TypeVar, cast

Value: TypeAlias = str | int | float | None
Row: TypeAlias = Sequence[Value]
T = TypeVar("T")
FOR_US_ALONE = 0o600
"""How a file is made that others on this machine may not read."""


class Cursor(Protocol):
    """What sqlite3 and psycopg have in common."""

    @property
    def rowcount(self) -> int: ...
    def execute(self, query: str, values: Sequence[Value] = (), /) -> object: ...
    def fetchone(self) -> Row | None: ...
    def fetchall(self) -> list[Row]: ...


class Engine(ABC):
    HOLD: ClassVar[str] = ""
    """What makes a SELECT keep others from changing the row until the transaction ends, where writers do not queue."""
    CLOCK: ClassVar[str]
    """The time by the database's own clock, in seconds: the one clock that all nodes share."""
    NAME: ClassVar[str]

    @abstractmethod
    async def write(self, transaction: Callable[[Cursor], T]) -> T:
        """Run a transaction; it is durable when this returns. A row that exists already raises Conflict."""

    @abstractmethod
    async def read(self, transaction: Callable[[Cursor], T]) -> T:
        """Run a transaction that changes nothing."""

    @abstractmethod
    async def space(self) -> tuple[int, int | None]:
        """Bytes that the database takes, and how many more there is room for if that can be told."""

    @abstractmethod
    async def backup(self, to: Path) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    def time(self, cursor: Cursor) -> float:
        return number(cursor, f"SELECT {self.CLOCK}")


def number(cursor: Cursor, query: str, values: Sequence[Value] = ()) -> float:
    """The one number that a query asks for."""
    cursor.execute(query, values)
    row = cursor.fetchone()
    assert row is not None
    return float(cast(float, row[0] or 0))


def count(cursor: Cursor, query: str, values: Sequence[Value] = ()) -> int:
    return int(number(cursor, query, values))


def column(cursor: Cursor, query: str, values: Sequence[Value] = ()) -> list[str]:
    """The texts in the first column of what a query finds."""
    cursor.execute(query, values)
    return [str(row[0]) for row in cursor.fetchall()]
