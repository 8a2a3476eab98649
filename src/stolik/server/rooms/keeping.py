"""A table and its match in memory, and how both get into the store and back."""

import asyncio
import json
import logging
import time
from collections.abc import Callable

import msgspec

from stolik import __version__
from stolik.server import transcripts
from stolik.server.house import House
from stolik.server.leisure import at_leisure
from stolik.server.problems import Refused
from stolik.server.rating import sheet_of
from stolik.server.reading import Beats, Kept, Page
from stolik.server.store import Change, ChatLine, NewMatch, StoredMatch
from stolik.server.tables import Standing, Table
from stolik.table import DamagedRecord, Match, Record, State

log = logging.getLogger(__name__)
ERRORS = 10
"""So many reports an error leaves at most that happens again and again in one match."""
IN_USE = 30.0
"""Seconds after which an answer says anew that its table is in use."""
SNAPSHOT_EVERY = 32
"""So many entries lie at most between the stored snapshot and a crash."""


class Gone(Exception):
    """This room is no longer in charge of its table; find the one that is."""


class Keeper:
    """What is in memory is ahead of the store only while a commit runs. Everything is changed under `lock`."""

    def __init__(self, house: House, table: Table, version: int, waiting: tuple[int, ...]) -> None:
        self.house = house
        self.table = table
        self.match: Match[State] | None = None
        self.pages: dict[str, list[Page]] = {}
        """By viewer, what was shown of a match that has ended and that today's rules do not replay."""
        self.played: list[str] = []
        """What those were called who have played the match that is over: others may sit there by now."""
        self.standing = Standing()
        """Follows the entries of the match."""
        self.kept = Kept()
        """Follows the log of the match."""
        self.lock = asyncio.Lock()
        self.gone = False
        self.on_take: Callable[[], None] = lambda: None
        """Another match is in memory: what was known of the last one counts no more."""
        self.on_back: Callable[[], None] = lambda: None
        """The match was brought back from its record: clocks run again, bots think again."""
        self.on_forget: Callable[[], None] = lambda: None
        """The match leaves memory: nothing more is to happen to it."""
        self.on_drop: Callable[[str], None] = lambda table_id: None
        """Something could not be stored: the table has to be read anew."""
        self._version = version
        self._waiting = waiting
        self._stored = 0
        """How many entries of the match are in the store."""
        self._snapped = 0
        self._used = -IN_USE
        """When it was noted last, in ticks, that the table is in use."""
        self._errors: list[str] = []
        """What errors of the match left."""

    def check_here(self) -> None:
        if self.gone:
            raise Gone

    async def opened(self) -> Match[State] | None:
        """The match, brought back from its record if it is not in memory.

        None if there is none, or if it has ended and today's rules do not replay it: what was shown last is in `pages`.
        """
        if self.match is None and self.table.match and not self.pages:
            stored = await self.house.store.match(self.table.match)
            assert stored is not None, f"table {self.table.id} has no match {self.table.match}"
            try:
                match = await at_leisure(Match.replaying(self.table.rules, record_of(stored), every=False))
            except DamagedRecord as error:
                if stored.ended is not None:
                    self.pages = await self._last_pages(stored.id)
                    self.played = json.loads(stored.header)["names"]
                    return None
                report = await self.keep_bundle("damaged", str(error), record_of(stored).to_json(), "")
                log.error("a record cannot be replayed", extra={"match": self.table.match, "report": report})
                raise Refused("damaged", status=500, report=report) from error
            self.house.metrics.restored.labels(match.restored).inc()
            self.take(match, len(stored.entries))
            if stored.ended is not None:
                self.played = json.loads(stored.header)["names"]
            self.on_back()
        return self.match

    async def _last_pages(self, match_id: str) -> dict[str, list[Page]]:
        """What every viewer received of a match that is over, if that was kept."""
        log.warning("a match that is over does not replay", extra={"table": self.table.id, "match": match_id})
        text = await self.house.store.transcript(match_id)
        return await asyncio.to_thread(transcripts.unpack, text, len(self.table.seats)) if text else {"": []}

    async def running(self) -> Match[State]:
        """The match, if one is being played."""
        match = await self.opened()
        if match is None or match.question is None:
            raise Refused("no-match")
        return match

    def take(self, match: Match[State], stored: int) -> None:
        """From now on this match is played here; so many of its entries are in the store."""
        if self.match is None:
            self.house.metrics.matches.inc()
        self.match, self._stored, self._snapped = match, stored, stored
        self.pages = {}
        self.played = []
        self._errors = []
        self.standing = Standing()
        self.kept = Kept()
        self.on_take()

    @property
    def names(self) -> list[str]:
        """What those are called who play the match, or have played it."""
        return self.played or self.table.names

    async def commit(
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
            change.table = self.table.stored(self._version + 1, now)
        match = self.match
        if match is not None:
            entries = match.entries[self._stored :]
            change.match, change.first = self.table.match, self._stored
            change.entries = [json_text(entry) for entry in entries]
            ended = match.result is not None
            if match.result is not None and entries:
                change.ended, change.sheet = now, sheet_of(self.table, match.result, now)
            if start or snapshot or (ended and entries) or len(match.entries) - self._snapped >= SNAPSHOT_EVERY:
                record = match.record()
                change.hashes = json_text(record.hashes)
                change.snapshot = json_text(record.snapshot.to_json()) if record.snapshot else ""
            waiting = tuple([ask.seat for ask in match.asks])
            if waiting != self._waiting:
                change.waiting = waiting
            change.used = bool(change.entries) and self.house.ticks() - self._used > IN_USE
        if table or change.used:
            self._used = self.house.ticks()
        begun = time.perf_counter()
        try:
            await self.house.store.save(change)
        except BaseException:
            self.fail()
            raise
        self.house.metrics.storing.observe(time.perf_counter() - begun)
        self._version += table
        if match is not None:
            self._stored = len(match.entries)
            self._waiting = waiting
            if change.hashes is not None:
                self._snapped = self._stored

    async def leave_snapshot(self) -> None:
        """Whoever brings the match back need not replay all of it."""
        if self.match is not None and self._snapped < len(self.match.entries):
            await self.commit(snapshot=True)

    def fail(self) -> None:
        """Memory may be ahead of the store: the store is right."""
        if not self.gone:
            self.drop()
            self.on_drop(self.table.id)

    def drop(self) -> None:
        """What is in memory counts no more; whoever watches has to find the table anew."""
        self.gone = True
        self.forget()

    def forget(self) -> None:
        """Take the match out of memory; it comes back from its record."""
        self.on_forget()
        if self.match is not None:
            self.house.metrics.matches.dec()
            self.match = None

    async def keep_bundle(self, kind: str, text: str, record: object, guest: str) -> str:
        """Everything that helps to find an error, under an id that can be told."""
        if kind != "reported" and len(self._errors) >= ERRORS:
            return self._errors[-1]  # whoever repeats an error says nothing new
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
            "guest": guest,
            "record": record,
            "last_view": view,
        }
        report = self.house.secret()
        await self.house.store.add_report(report, self.house.now(), json.dumps(bundle))
        if kind != "reported":
            self._errors.append(report)
        return report


class Mark:
    """Where a match stood before a command, and what was worth looking at since."""

    __slots__ = ("asked", "beats", "entries", "lines", "number")

    def __init__(self, match: Match[State] | None) -> None:
        self.number = match.number if match else 0
        self.lines = len(match.log) if match else 0
        self.entries = len(match.entries) if match else 0
        self.asked = [ask.seat for ask in match.asks] if match else []
        self.beats: Beats = []

    def follow(self, match: Match[State]) -> None:
        """An answer was given; the match keeps only what is to be seen of the last one."""
        self.beats += match.beats(self.beats[-1][0] if self.beats else self.lines)


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


def json_text(data: object) -> str:
    return msgspec.json.encode(data).decode()
