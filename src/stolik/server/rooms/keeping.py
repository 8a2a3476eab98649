"""A table and its match in memory, and how both get into the store and back."""

import asyncio
import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable

import msgspec

from stolik import __version__
from stolik.server.house import House
from stolik.server.problems import Refused
from stolik.server.reading import Kept, Page, Reader
from stolik.server.rooms.watcher import Watcher
from stolik.server.store import Change, ChatLine, NewMatch, StoredMatch
from stolik.server.tables import Standing, Table
from stolik.table import DamagedRecord, Match, Record, State
from stolik.table.record import Entry

log = logging.getLogger(__name__)
SNAPSHOT_EVERY = 16
"""So many entries lie at most between the stored snapshot and a crash."""


class Gone(Exception):
    """This room is no longer in charge of its table; find the one that is."""


class Keeping(ABC):
    """Everything is changed under `lock`. What is in memory is ahead of the store only while a commit runs."""

    def __init__(self, house: House, table: Table, version: int, waiting: tuple[int, ...], chat_lines: int) -> None:
        self.house = house
        self.table = table
        self.version = version
        self.match: Match[State] | None = None
        self.lock = asyncio.Lock()
        self.gone = False
        self.watchers: dict[str, Watcher] = {}
        self.touched = house.now()
        self.chat_lines = chat_lines
        self._waiting = waiting
        self._stored = 0
        """How many entries of the match are in the store."""
        self._snapped = 0
        self._since = house.now()
        """When the running clocks were last read."""
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._flag: asyncio.TimerHandle | None = None
        self._seen: dict[str, float] = {}
        """When guests without a connection had one last."""
        self._readers: dict[str, Reader] = {}
        self._asked: dict[tuple[int, str], tuple[int, Reader, Page | None]] = {}
        """By seat and language, the question as it was last put into words."""
        self._standing = Standing()
        self._kept = Kept()
        self.on_end: Callable[[str, Match[State]], None] = lambda match_id, match: None
        self.on_drop: Callable[[str], None] = lambda table_id: None

    @property
    @abstractmethod
    def busy(self) -> bool:
        """Is there something to be done even if nobody sends anything?"""

    @abstractmethod
    def _match_is_back(self) -> None:
        """The match was brought back from its record: clocks run again, bots think again."""

    def _check_here(self) -> None:
        if self.gone:
            raise Gone

    async def _loaded(self) -> Match[State]:
        """The match, brought back from its record if it is not in memory."""
        if self.match is None:
            stored = await self.house.store.match(self.table.match)
            assert stored is not None, f"table {self.table.id} has no match {self.table.match}"
            try:
                match = Match.replay(self.table.rules, record_of(stored))
            except DamagedRecord as error:
                report = await self._keep_bundle("damaged", str(error), record_of(stored).to_json(), "")
                log.error("a record cannot be replayed", extra={"match": self.table.match, "report": report})
                raise Refused("damaged", status=500, report=report) from error
            self.house.metrics.restored.labels(match.restored).inc()
            self._take_match(match, len(stored.entries))
            self._match_is_back()
        assert self.match is not None
        return self.match

    def _take_match(self, match: Match[State], stored: int) -> None:
        if self.match is None:
            self.house.metrics.matches.inc()
        self.match, self._stored, self._snapped = match, stored, stored
        self._thinking.clear()
        self._asked.clear()
        self._standing = Standing()
        self._kept = Kept()

    async def _commit(
        self,
        *,
        table: bool = False,
        start: NewMatch | None = None,
        chat: ChatLine | None = None,
        snapshot: bool = False,
    ) -> None:
        """Store what changed since the last commit, in one transaction. If that fails, nothing here counts any more."""
        now = self.house.now()
        change = Change(self.table.id, self.house.node, start=start, chat=chat)
        if table:
            change.table = self.table.stored(self.version + 1, now)
        match = self.match
        if match is not None:
            entries = match.entries[self._stored :]
            change.match, change.first = self.table.match, self._stored
            change.entries = [entry_text(entry) for entry in entries]
            ended = match.result is not None
            if ended and entries:
                change.ended = now
            if start or snapshot or (ended and entries) or len(match.entries) - self._snapped >= SNAPSHOT_EVERY:
                record = match.record()
                change.hashes = json.dumps(record.hashes)
                change.snapshot = json.dumps(record.snapshot.to_json()) if record.snapshot else ""
            waiting = tuple(ask.seat for ask in match.asks)
            if waiting != self._waiting:
                change.waiting = waiting
        try:
            with self.house.metrics.storing.time():
                await self.house.store.save(change)
        except BaseException:
            self.drop()
            self.on_drop(self.table.id)
            raise
        self.version += table
        if match is not None:
            self._stored = len(match.entries)
            self._waiting = tuple(ask.seat for ask in match.asks)
            if change.hashes is not None:
                self._snapped = self._stored

    async def put_away(self) -> None:
        """Take the match out of memory; it comes back from its record."""
        async with self.lock:
            if self.match is not None and not self.gone and not self.busy:
                if self._snapped < len(self.match.entries):
                    await self._commit(snapshot=True)
                self._forget_match()

    async def close(self) -> None:
        """Finish what is being done, leave a fresh snapshot, and do nothing more."""
        async with self.lock:
            if not self.gone:
                if self.match is not None and self._snapped < len(self.match.entries):
                    await self._commit(snapshot=True)
                self.drop()

    def drop(self) -> None:
        """What is in memory counts no more; whoever watches has to find the table anew."""
        self.gone = True
        self._forget_match()

    def _forget_match(self) -> None:
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        for task in self._thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        self._thinking.clear()
        if self.match is not None:
            self.house.metrics.matches.dec()
            self.match = None

    async def _keep_bundle(self, kind: str, text: str, record: object, guest: str) -> str:
        """Everything that helps to find an error, under an id that can be told."""
        own = self.table.seats_of(guest)
        seat = own[0] if own else len(self.table.seats)
        view = self.match.update(seat) if self.match is not None else None
        bundle = {
            "kind": kind,
            "text": text,
            "version": __version__,
            "table": self.table.id,
            "match": self.table.match,
            "game": self.table.game,
            "seat": seat,
            "record": record,
            "last_view": view,
        }
        report = self.house.secret()
        await self.house.store.add_report(report, self.house.now(), json.dumps(bundle))
        return report


def record_of(stored: StoredMatch) -> Record:
    """The record whose parts the store keeps."""
    header = json.loads(stored.header)
    head = {name: header[name] for name in ("game", "rules", "options", "seats", "seed")}
    return Record.from_json(
        {
            **head,
            "entries": [json.loads(entry) for entry in stored.entries],
            "hashes": json.loads(stored.hashes or "[]"),
            "snapshot": json.loads(stored.snapshot) if stored.snapshot else None,
        }
    )


def entry_text(entry: Entry) -> str:
    return msgspec.json.encode(entry.to_json()).decode()
