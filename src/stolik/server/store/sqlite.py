"""The store in one SQLite file. Whatever is written waits for the disk; waiting writes share one trip to it."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Self, TypeVar, cast

from stolik.server.store.base import Conflict
from stolik.server.store.sql import Cursor, SqlStore, migrate

T = TypeVar("T")
BATCH = 200
"""So many writes at most share a commit."""


class Job:
    """A transaction that waits for its turn, and whoever waits for it."""

    __slots__ = ("error", "future", "loop", "result", "run")

    def __init__(self, run: Callable[[Cursor], object]) -> None:
        self.run = run
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[object] = self.loop.create_future()
        self.result: object = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Tell the waiting side, from the thread of the database."""
        try:
            self.loop.call_soon_threadsafe(self._settle)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return

    def _settle(self) -> None:
        if not self.future.done():
            if self.error is not None:
                self.future.set_exception(self.error)
            else:
                self.future.set_result(self.result)


class SqliteStore(SqlStore):
    """One thread writes, another reads; neither holds up the event loop."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writes: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reads: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="sqlite-writer", daemon=True)
        self._reader = threading.Thread(target=self._read_all, name="sqlite-reader", daemon=True)

    @classmethod
    async def open(cls, path: Path) -> Self:
        store = cls(path)
        await asyncio.to_thread(store._prepare)
        store._writer.start()
        store._reader.start()
        return store

    async def close(self) -> None:
        self._writes.put(None)
        self._reads.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._reader.join)

    async def write(self, transaction: Callable[[Cursor], T]) -> T:
        job = Job(transaction)
        self._writes.put(job)
        return cast(T, await job.future)

    async def read(self, transaction: Callable[[Cursor], T]) -> T:
        job = Job(transaction)
        self._reads.put(job)
        return cast(T, await job.future)

    async def backup(self, to: Path) -> None:
        """A whole copy of the file, made while others read and write."""

        def copy() -> None:
            with closing(self._connect()) as source, closing(sqlite3.connect(to)) as target:
                source.backup(target)

        await asyncio.to_thread(copy)

    # -- in the threads -----------------------------------------------------------------------------------------------

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def _prepare(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with closing(self._connect()) as connection:
            cursor = connection.cursor()
            cursor.execute("BEGIN IMMEDIATE")
            migrate(_as_cursor(cursor))
            cursor.execute("COMMIT")

    def _read_all(self) -> None:
        with closing(self._connect()) as connection:
            cursor = connection.cursor()
            while (job := self._reads.get()) is not None:
                try:
                    cursor.execute("BEGIN")
                    job.result = job.run(_as_cursor(cursor))
                except Exception as error:
                    job.error = error
                if connection.in_transaction:
                    cursor.execute("ROLLBACK")
                job.settle()

    def _write_all(self) -> None:
        with closing(self._connect()) as connection:
            open_ = True
            while open_ and (first := self._writes.get()) is not None:
                jobs = [first]
                while len(jobs) < BATCH and not self._writes.empty():
                    job = self._writes.get()
                    if job is None:
                        open_ = False
                        break
                    jobs.append(job)
                self._commit(connection, jobs)
                for job in jobs:
                    job.settle()

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        """Each job stands or falls by itself; the trip to the disk they make together."""
        cursor = connection.cursor()
        try:
            cursor.execute("BEGIN IMMEDIATE")
            for job in jobs:
                cursor.execute("SAVEPOINT job")
                try:
                    job.result = job.run(_as_cursor(cursor))
                except Exception as error:
                    cursor.execute("ROLLBACK TO job")
                    job.error = Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
                cursor.execute("RELEASE job")
            cursor.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.rollback()
            for job in jobs:
                job.error = error


def _as_cursor(cursor: Any) -> Cursor:
    return cast(Cursor, cursor)
