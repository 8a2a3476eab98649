"""The store in one SQLite file. Whatever is written waits for the disk; waiting writes share one trip to it."""

import asyncio
import os
import queue
import shutil
import sqlite3
import stat
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, ClassVar, Self, TypeVar, cast

import msgspec

from stolik.server.store.base import Change, Conflict, StoreDown
from stolik.server.store.engine import FOR_US_ALONE, Cursor
from stolik.server.store.sql import SqlStore, migrate, save, waiting_text

T = TypeVar("T")
BATCH = 200
"""So many writes at most share a commit."""
REST, LONGEST_REST = 4.0, 0.025
"""After a trip to the disk nobody goes for so many times as long as it took, and for so many seconds at the most: the
busier the machine, the longer it takes and the more share the next one."""
BEGINS = b"SQLite format 3\0"
LOG_PAGES = 4096
"""So many pages of 4 kB does SQLite's log hold before whoever writes brings all of it into the file."""
TIDY = 1.0
"""Seconds between two times that somebody else does: an answer must not wait for what others have written long ago."""
SPARE = 32 * 1024 * 1024
"""A disk with fewer free bytes counts as full: the log of SQLite alone may need half of it."""
BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside its file."""


NOTHING_ELSE = (None,) * 7
"""What a change brings besides answers, if it brings nothing."""


class Job:
    """A transaction that waits for its turn, and whoever waits for it."""

    __slots__ = ("answer", "error", "future", "loop", "result", "run")

    def __init__(self, run: Callable[[Cursor], object], answer: Change | None = None) -> None:
        self.run = run
        self.answer = answer
        """What it writes, if that is answers and nothing else."""
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[object] = self.loop.create_future()
        self.result: object = None
        self.error: Exception | None = None

    def settle(self) -> None:
        if not self.future.done():
            if self.error is not None:
                self.future.set_exception(self.error)
            else:
                self.future.set_result(self.result)


def settle(jobs: list[Job]) -> None:
    """Tell the waiting side, from the thread of the database."""

    def tell() -> None:
        for job in jobs:
            job.settle()

    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
        jobs[0].loop.call_soon_threadsafe(tell)


class Answers:
    """Writes the answers of many tables with a few statements, as `save` writes each of them.

    Whatever a statement does is done without the interpreter, but after each of them the thread has to wait for it
    again: what counts is how many there are.
    """

    ENTRIES = """
        INSERT INTO entries (match_id, n, entry)
        SELECT json_extract(one.value, '$[2]'), json_extract(one.value, '$[3]') + entry.key, entry.value
        FROM json_each(?) AS one, json_each(one.value, '$[4]') AS entry
        WHERE json_extract(one.value, '$[1]') =
            (SELECT node FROM leases WHERE table_id = json_extract(one.value, '$[0]'))
        AND json_extract(one.value, '$[3]') =
            (SELECT COALESCE(MAX(n), -1) + 1 FROM entries WHERE match_id = json_extract(one.value, '$[2]'))
    """

    TURNS = """
        INSERT INTO turns (table_id, waiting)
        SELECT json_extract(one.value, '$[0]'), json_extract(one.value, '$[5]')
        FROM json_each(?) AS one WHERE json_extract(one.value, '$[5]') IS NOT NULL
        ON CONFLICT (table_id) DO UPDATE SET waiting = excluded.waiting
    """

    def __init__(self, clock: str) -> None:
        self._used = f"UPDATE tables SET touched = {clock} WHERE id IN (SELECT value FROM json_each(?))"

    def write(self, cursor: sqlite3.Cursor, changes: list[Change]) -> None:
        """All of them, or Conflict: then each has to be written by itself to find out whose fault it is."""
        rows = [
            (
                *(one.table_id, one.node, one.match, one.first, one.entries),
                None if one.waiting is None else waiting_text(one.waiting),
            )
            for one in changes
        ]
        told = (msgspec.json.encode(rows).decode(),)
        if cursor.execute(self.ENTRIES, told).rowcount != sum(len(one.entries) for one in changes):
            raise Conflict("one of these answers does not follow what is stored")
        cursor.execute(self.TURNS, told)
        if used := [one.table_id for one in changes if one.used]:
            cursor.execute(self._used, (msgspec.json.encode(used).decode(),))


def only_answers(change: Change) -> bool:
    others = (change.table, change.start, change.hashes, change.snapshot, change.ended, change.sheet, change.chat)
    return bool(change.node and change.entries) and others == NOTHING_ELSE


class SqliteStore(SqlStore):
    """One thread writes, another reads; neither holds up the event loop."""

    CLOCK: ClassVar[str] = "((julianday('now') - 2440587.5) * 86400.0)"
    NAME: ClassVar[str] = "SQLite"

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = -1
        """The file itself, open as long as we are: closing it would end the locks that SQLite has on it, and the next
        program to look into the database would believe to be alone and remove its log."""
        self._writes: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reads: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._answers = Answers(self.CLOCK)
        self._written = threading.Event()
        self._closed = threading.Event()
        self._writer = threading.Thread(target=self._write_all, name="sqlite-writer", daemon=True)
        self._tidier = threading.Thread(target=self._tidy_all, name="sqlite-tidier", daemon=True)
        self._reader = threading.Thread(target=self._read_all, name="sqlite-reader", daemon=True)

    @classmethod
    async def open(cls, path: Path, change: bool = True) -> Self:
        store = cls(path)
        await asyncio.to_thread(store._prepare, change)
        store._writer.start()
        store._reader.start()
        store._tidier.start()
        return store

    async def close(self) -> None:
        self._writes.put(None)
        self._reads.put(None)
        self._closed.set()
        await asyncio.to_thread(self._tidier.join)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._reader.join)
        os.close(self._file)

    async def write(self, transaction: Callable[[Cursor], T]) -> T:
        job = Job(transaction)
        self._writes.put(job)
        return cast(T, await job.future)

    async def save(self, change: Change) -> None:
        job = Job(lambda cursor: save(cursor, change, self), change if only_answers(change) else None)
        self._writes.put(job)
        await job.future

    async def read(self, transaction: Callable[[Cursor], T]) -> T:
        job = Job(transaction)
        self._reads.put(job)
        return cast(T, await job.future)

    async def ping(self, node: str = "") -> None:
        await asyncio.to_thread(self._look)
        await super().ping(node)

    def _look(self) -> None:
        """Is the file still the one we opened, readable from its beginning, with room to grow?"""
        if identity(os.stat(self.path)) != identity(os.fstat(self._file)):
            raise StoreDown(f"{self.path} was replaced while the server runs")
        if os.pread(self._file, len(BEGINS), 0) != BEGINS:
            raise StoreDown(f"{self.path} is no database any more")
        if shutil.disk_usage(self.path.parent).free < SPARE:
            raise StoreDown(f"the disk with {self.path} is full")
        # Without the pages that the other connections remember.
        with closing(sqlite3.connect(self.path, timeout=10)) as connection:
            connection.execute("SELECT COUNT(*) FROM health").fetchone()

    async def space(self) -> tuple[int, int | None]:
        def look() -> tuple[int, int]:
            files = [self.path, *(self.path.with_name(self.path.name + ending) for ending in BESIDE)]
            return sum(file.stat().st_size for file in files if file.exists()), shutil.disk_usage(self.path).free

        return await asyncio.to_thread(look)

    async def backup(self, to: Path) -> None:
        """A whole copy of the file, made while others read and write."""

        def copy() -> None:
            keep_private(to)
            try:
                with closing(self._connect()) as source, closing(sqlite3.connect(to)) as target:
                    source.backup(target)
            except sqlite3.Error as error:
                to.unlink()  # half of it is none
                raise OSError(f"no backup was made: {error}") from error

        await asyncio.to_thread(copy)

    # -- in the threads -----------------------------------------------------------------------------------------------

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        return connection

    def _prepare(self, change: bool) -> None:
        if change:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        elif not self.path.is_file():
            raise ValueError(f"there is no database {self.path}")
        keep_private(self.path)
        try:
            with closing(self._connect()) as connection:
                cursor = connection.cursor()
                cursor.execute("BEGIN IMMEDIATE")
                migrate(_as_cursor(cursor), change)
                cursor.execute("COMMIT")
        except sqlite3.DatabaseError as error:
            raise ValueError(f"{self.path} cannot be used: {error}") from error
        self._file = os.open(self.path, os.O_RDONLY)

    def _read_all(self) -> None:
        with closing(self._connect()) as connection:
            cursor = connection.cursor()
            while (job := self._reads.get()) is not None:
                try:
                    cursor.execute("BEGIN")
                    job.result = job.run(_as_cursor(cursor))
                except Exception as error:
                    job.error = as_ours(error)
                if connection.in_transaction:
                    cursor.execute("ROLLBACK")
                settle([job])

    def _write_all(self) -> None:
        with closing(self._connect()) as connection:
            open_, rested = True, 0.0
            while open_ and (first := self._writes.get()) is not None:
                if (early := rested - time.monotonic()) > 0:
                    time.sleep(early)
                jobs = [first]
                while len(jobs) < BATCH and not self._writes.empty():
                    job = self._writes.get()
                    if job is None:
                        open_ = False
                        break
                    jobs.append(job)
                begun = time.monotonic()
                self._commit(connection, jobs)
                rested = (ended := time.monotonic()) + min(LONGEST_REST, REST * (ended - begun))
                settle(jobs)
                self._written.set()

    def _tidy_all(self) -> None:
        """Bring what is written from the log into the file, beside whoever writes on."""
        with closing(self._connect()) as connection:
            while not self._closed.wait(TIDY):
                if self._written.is_set():
                    self._written.clear()
                    with suppress(sqlite3.Error):  # whoever writes next finds out, and tells
                        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        """Each job stands or falls by itself; the trip to the disk they make together.

        Nearly always all of them stand, so that at first none is kept apart from the others: each statement less is
        one time less that this thread has to wait for the one of the event loop.
        """
        cursor = connection.cursor()
        try:
            try:
                cursor.execute("BEGIN IMMEDIATE")
                answers = [job.answer for job in jobs if job.answer is not None]
                if answers:
                    self._answers.write(cursor, answers)
                for job in jobs:
                    if job.answer is None:
                        job.result = job.run(_as_cursor(cursor))
                cursor.execute("COMMIT")
            except Exception:
                if connection.in_transaction:
                    connection.rollback()
                self._commit_each(cursor, jobs)
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.rollback()
            for job in jobs:
                job.error = as_ours(error)

    def _commit_each(self, cursor: sqlite3.Cursor, jobs: list[Job]) -> None:
        cursor.execute("BEGIN IMMEDIATE")
        for job in jobs:
            cursor.execute("SAVEPOINT job")
            try:
                job.result = job.run(_as_cursor(cursor))
            except Exception as error:
                cursor.execute("ROLLBACK TO job")
                job.error = as_ours(error)
            cursor.execute("RELEASE job")
        cursor.execute("COMMIT")


def _as_cursor(cursor: Any) -> Cursor:
    return cast(Cursor, cursor)


def as_ours(error: Exception) -> Exception:
    """What a disk that is full, or a file that is broken, means to whoever wanted to read or write."""
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(str(error))
    if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.ProgrammingError):
        return StoreDown(str(error))
    return error


def keep_private(path: Path) -> None:
    """It holds hidden cards: nobody else on this machine may read it. What SQLite makes beside it is alike."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FOR_US_ALONE))
    for file in (path, *(path.with_name(path.name + ending) for ending in BESIDE)):
        # Files of an earlier version were as open as the system made them.
        with suppress(FileNotFoundError):
            if stat.S_IMODE(file.stat().st_mode) != FOR_US_ALONE:
                file.chmod(FOR_US_ALONE)


def identity(told: os.stat_result) -> tuple[int, int]:
    return told.st_dev, told.st_ino
