"""What a store is to the server. Every method is one transaction, durable when it returns."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar, Literal, Protocol

from stolik.server.skill import Belief


class Conflict(Exception):
    """Somebody else wrote first: this table or match is no longer ours to write."""


class StoreDown(Exception):
    """The database cannot be reached. What was to be read was not, what was to be written may have been."""


class NewerStore(ValueError):
    """The database was changed by a newer Stolik than this one: an older one would not know what it does there."""


@dataclass(frozen=True, slots=True)
class Guest:
    id: str
    nickname: str
    language: str


@dataclass(frozen=True, slots=True)
class Kept:
    """A text of a game that a guest keeps: a deck."""

    id: str
    guest: str
    game: str
    text: str
    added: float


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as JSON; `version` counts its changes, `waiting` lists the seats that are asked."""

    id: str
    version: int
    listed: bool
    phase: str
    touched: float
    document: str
    guests: tuple[str, ...] = ()
    """Who sits there: it is among these guests' own tables."""
    waiting: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class NewMatch:
    id: str
    table_id: str
    header: str
    started: float


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A record in parts, as JSON texts; a transcript exists only after the end."""

    id: str
    table_id: str
    header: str
    started: float
    ended: float | None
    entries: list[str]
    hashes: str
    snapshot: str


@dataclass(frozen=True, slots=True)
class ChatLine:
    n: int
    at: float
    guest: str
    nickname: str
    said: str


Kind = Literal["people", "bots", "solo"]
Outcome = Literal["won", "drawn", "lost"]


@dataclass(frozen=True, slots=True)
class Played:
    """One seat of a match that ended: a guest, or a bot of which we believe something for good."""

    guest: str
    place: int
    outcome: Outcome
    belief: Belief | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a match counts for, entered together with its end."""

    game: str
    kind: Kind
    at: float
    rated: bool
    played: list[Played]


@dataclass(frozen=True, slots=True)
class Tally:
    """A guest's matches of one game against one kind of opponent."""

    game: str
    kind: Kind
    belief: Belief
    matches: int
    won: int
    drawn: int


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match that a guest has played; `gained` is by how much the rating changed, if it was rated."""

    match: str
    game: str
    kind: Kind
    at: float
    outcome: Outcome
    rated: bool
    gained: float
    header: str


@dataclass(slots=True)
class Change:
    """What one command changes, written whole or not at all.

    `table` must be the successor of the stored version, entry number `first` must be the next one of `match`, and
    `node`, if it is named, must hold the lease on the table; otherwise nothing is written and Conflict is raised.
    """

    table_id: str
    node: str = ""
    table: StoredTable | None = None
    waiting: tuple[int, ...] | None = None
    used: bool = False
    """Is it to be noted that the table is in use? A table that is not forgotten needs no note with every answer."""
    start: NewMatch | None = None
    match: str = ""
    first: int = 0
    entries: list[str] = field(default_factory=list)
    hashes: str | None = None
    snapshot: str | None = None
    ended: float | None = None
    sheet: Sheet | None = None
    chat: ChatLine | None = None


@dataclass(frozen=True, slots=True)
class Lease:
    """Which node owns a table, and for how many seconds more."""

    node: str
    seconds: float


@dataclass(frozen=True, slots=True)
class StoredGuest:
    """A guest, when they came first and last, and from where that was."""

    guest: Guest
    created: float
    seen: float
    address: str


@dataclass(frozen=True, slots=True)
class NamedTable:
    """A table, and the node that owns it now."""

    table: StoredTable
    node: str


@dataclass(frozen=True, slots=True)
class Ban:
    """Whom the operator keeps out: a guest by id, or a network of addresses; without `until` for ever."""

    kind: Literal["guest", "address"]
    what: str
    at: float
    until: float | None
    why: str


@dataclass(frozen=True, slots=True)
class Retention:
    """How many seconds, and how many bytes, of everything are kept."""

    tables: float
    """Tables that never started."""
    matches: float
    guests: float
    addresses: float
    chat: float
    reports: float
    match_bytes: float
    report_bytes: float
    chat_bytes: float


@dataclass(slots=True)
class Tidied:
    """How much of everything was removed."""

    tables: int = 0
    matches: int = 0
    chat: int = 0
    reports: int = 0
    guests: int = 0
    addresses: int = 0


@dataclass(frozen=True, slots=True)
class Census:
    """How much of everything there is; `nodes` counts the tables that each node owns."""

    schema: int
    guests: int
    guests_today: int
    tables: dict[str, int]
    matches: int
    matches_running: int
    matches_today: int
    match_bytes: int
    chat_lines: int
    reports: int
    reports_today: int
    report_bytes: int
    bans: int
    nodes: dict[str, int]


class Store(Protocol):
    NAME: ClassVar[str]

    async def close(self) -> None: ...

    # guests
    async def add_guest(self, guest: Guest, token_hash: str, at: float) -> None: ...
    async def guest_by_token(self, token_hash: str) -> Guest | None: ...
    async def change_guest(self, guest: Guest) -> None: ...

    # what guests keep
    async def shelf(self, guest: str, game: str) -> list[Kept]:
        """The newest first."""
        ...

    async def keep(self, kept: Kept, most: int) -> bool:
        """False if the guest has so many texts of all games already."""
        ...

    async def change_kept(self, guest: str, kept_id: str, text: str) -> bool: ...
    async def drop_kept(self, guest: str, kept_id: str) -> bool: ...

    # tables
    async def add_table(self, table: StoredTable) -> None: ...
    async def table(self, table_id: str) -> StoredTable | None: ...
    async def lobby(self, limit: int) -> list[StoredTable]: ...
    async def tables_of(self, guest: str, limit: int) -> list[StoredTable]: ...
    async def save(self, change: Change) -> None: ...
    # matches
    async def match(self, match_id: str) -> StoredMatch | None: ...
    async def add_match(self, match: StoredMatch) -> None:
        """A whole match at once: one that was imported."""
        ...

    async def keep_transcript(self, match_id: str, transcript: str) -> None: ...
    async def transcript(self, match_id: str) -> str: ...
    async def without_transcript(self, limit: int) -> list[str]:
        """Matches that ended and have no transcript yet."""
        ...

    async def keep_analysis(self, match_id: str, analysis: str) -> None: ...
    async def analysis(self, match_id: str) -> str: ...

    # one's own play
    async def counts(self, guest: str) -> bool:
        """Are this guest's results kept?"""
        ...

    async def let_count(self, guest: str, counts: bool) -> None:
        """Keep a guest's results from now on, or forget all of them and keep none."""
        ...

    async def tallies(self, guest: str) -> list[Tally]: ...
    async def past_matches(self, guest: str, limit: int) -> list[PastMatch]: ...

    # chat
    async def chat(self, table_id: str, limit: int) -> list[ChatLine]: ...

    # leases
    async def lease(self, table_id: str, node: str, seconds: float) -> Lease:
        """Take or prolong the lease on a table unless another node holds it; returns who holds it now.

        Seconds are counted by the database's clock: what a node believes the time to be does not matter.
        """
        ...

    async def prolong(self, node: str, seconds: float) -> set[str]:
        """Let every lease that this node still has last so long from now on; returns the tables."""
        ...

    async def release(self, table_id: str, node: str) -> None: ...
    async def release_all(self, node: str) -> None:
        """A node ends: whatever it still held is free."""
        ...

    # problem reports
    async def add_report(self, report_id: str, at: float, document: str) -> None: ...
    async def report(self, report_id: str) -> str | None: ...
    async def reports(self, limit: int) -> list[tuple[str, float]]: ...

    async def touch(self, table_ids: list[str]) -> None: ...

    # the operator
    async def all_tables(self, phases: tuple[str, ...], limit: int) -> list[NamedTable]: ...
    async def edit_table(
        self, table_id: str, edit: Callable[[StoredTable], StoredTable | None]
    ) -> StoredTable | None: ...
    async def tables_that_name(self, guest: str) -> list[str]: ...
    async def guest(self, guest_id: str) -> StoredGuest | None: ...
    async def guests(self, name: str, limit: int) -> list[StoredGuest]: ...
    async def visit(self, guest_id: str, address: str, at: float) -> None: ...
    async def erase_guest(self, guest_id: str, alias: str) -> int: ...
    async def remove_chat(self, table_id: str, n: int | None = None) -> int: ...
    async def remove_chat_of(self, guest: str) -> int: ...
    async def chat_of(self, guest: str, limit: int) -> list[tuple[str, ChatLine]]: ...
    async def remove_report(self, report_id: str) -> bool: ...
    async def bans(self) -> list[Ban]: ...
    async def ban(self, kind: Literal["guest", "address"], what: str, seconds: float | None, why: str) -> Ban: ...
    async def unban(self, kind: Literal["guest", "address"], what: str) -> bool: ...

    # care
    async def tidy(self, keep: Retention) -> Tidied: ...
    async def census(self) -> Census: ...
    async def space(self) -> tuple[int, int | None]: ...
    async def ping(self, node: str = "") -> None:
        """Write something: what cannot be written to is not healthy."""
        ...

    async def backup(self, to: Path) -> None: ...


async def open_store(url: str, change: bool = True) -> Store:
    """The store that an address names: `sqlite:///path/to/file` or `postgresql://...`.

    Its tables are made, or changed to what this version wants, unless `change` is false: then they have to be right.
    """
    if url.startswith("sqlite:///"):
        from stolik.server.store.sqlite import SqliteStore

        return await SqliteStore.open(Path(url.removeprefix("sqlite:///")), change)
    if url.startswith(("postgresql://", "postgres://")):
        from stolik.server.store.postgres import PostgresStore

        return await PostgresStore.open(url, change=change)
    raise ValueError(f"no store is known for the database address {url.split(':', 1)[0]}:...")
