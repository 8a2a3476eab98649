"""The store in PostgreSQL, for several nodes at once. Every thread has a connection of its own.

A transaction that the database could not finish runs again, for as long as somebody waits for it: after a deadlock,
after a lost connection, while the database restarts. If the connection is lost at COMMIT nobody knows whether it
happened; then the database is asked or, where that cannot be told, StoreDown is raised.
"""

import asyncio
import os
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import ClassVar, Self, TypeVar, cast

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from stolik.server.settings import SIGNS
from stolik.server.store.base import Change, Conflict, StoreDown
from stolik.server.store.engine import FOR_US_ALONE, Cursor, Row, Value, count
from stolik.server.store.sql import SqlStore, is_saved, migrate, save

T = TypeVar("T")
CONNECTIONS = 8
PATIENCE = 10.0
"""Seconds that a transaction may take, the wait for a database that restarts included."""
PAUSE = 0.2
LOCK = 0x53544F4C
"""The advisory lock under which nodes that start together take turns."""
SESSION = b"""
    SET synchronous_commit = on;
    SET statement_timeout = '10s';
    SET lock_timeout = '5s';
    -- A node that was stopped in the middle of a transaction must not keep others from its tables.
    SET idle_in_transaction_session_timeout = '3s'
"""
PASSING = (
    psycopg.OperationalError,
    psycopg.InterfaceError,
    errors.IdleInTransactionSessionTimeout,
    errors.ReadOnlySqlTransaction,  # we are connected to what was the primary
)
BEGIN = b"BEGIN"
# One view of the database for all statements of a transaction; those that write check what they rely on instead.
BEGIN_READING = b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


@cache
def with_marks(query: str) -> bytes:
    """A shared statement with the placeholders that psycopg wants."""
    return query.replace("%", "%%").replace("?", "%s").encode()


class Marked:
    """A cursor that understands the shared statements."""

    def __init__(self, cursor: psycopg.Cursor[tuple[Value, ...]]) -> None:
        self._cursor = cursor

    @property
    def rowcount(self) -> int:
        return self._cursor.rowcount

    def execute(self, query: str, values: Sequence[Value] = (), /) -> object:
        # PostgreSQL has no text with a NUL in it, so whoever asks for one finds nothing.
        plain = [value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values]
        return self._cursor.execute(with_marks(query), plain)

    def fetchone(self) -> Row | None:
        return self._cursor.fetchone()

    def fetchall(self) -> list[Row]:
        return cast("list[Row]", self._cursor.fetchall())


class PostgresStore(SqlStore):
    HOLD: ClassVar[str] = " FOR SHARE"
    CLOCK: ClassVar[str] = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION)"
    NAME: ClassVar[str] = "PostgreSQL"

    def __init__(self, url: str, connections: int = CONNECTIONS) -> None:
        self.url = url
        self._threads = ThreadPoolExecutor(connections, "postgres")
        self._own = threading.local()
        self._open: set[psycopg.Connection[tuple[Value, ...]]] = set()

    @classmethod
    async def open(cls, url: str, connections: int = CONNECTIONS, change: bool = True) -> Self:
        try:
            conninfo_to_dict(url)
        except psycopg.ProgrammingError:
            # What is wrong with it is not quoted: it may be a part of the password.
            raise ValueError(f"the address of the database is not understood; {SIGNS}") from None
        store = cls(url, connections)
        try:
            await store._on_a_thread(lambda: store._prepare(change))
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        for connection in self._open:
            connection.close()
        self._open.clear()

    async def write(self, transaction: Callable[[Cursor], T]) -> T:
        deadline = time.monotonic() + PATIENCE
        return await self._on_a_thread(lambda: self._run(BEGIN, transaction, deadline))

    async def read(self, transaction: Callable[[Cursor], T]) -> T:
        deadline = time.monotonic() + PATIENCE
        return await self._on_a_thread(lambda: self._run(BEGIN_READING, transaction, deadline))

    async def save(self, change: Change) -> None:
        deadline = time.monotonic() + PATIENCE

        def again(cursor: Cursor) -> None:
            if not is_saved(cursor, change):
                save(cursor, change, self)

        await self._on_a_thread(lambda: self._run(BEGIN, lambda cursor: save(cursor, change, self), deadline, again))

    async def space(self) -> tuple[int, int | None]:
        return await self.read(lambda cursor: count(cursor, "SELECT pg_database_size(current_database())")), None

    async def backup(self, to: Path) -> None:
        """A dump for `pg_restore`, made while others read and write."""
        told = conninfo_to_dict(self.url)
        environment = {**os.environ, "PGPASSWORD": str(told.pop("password", "") or "")}
        command = ["pg_dump", "--format=custom", "--file", str(to), "--dbname", make_conninfo("", **told)]
        os.close(os.open(to, os.O_WRONLY | os.O_CREAT, FOR_US_ALONE))  # it holds hidden cards, as the database does
        to.chmod(FOR_US_ALONE)
        try:
            await asyncio.to_thread(subprocess.run, command, env=environment, check=True, stderr=subprocess.PIPE)
        except BaseException as error:
            to.unlink(missing_ok=True)  # half of it is none
            if isinstance(error, subprocess.CalledProcessError):
                raise OSError(f"no backup was made: {error.stderr.decode(errors='replace')}") from error
            raise

    async def _on_a_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    # -- in the threads -----------------------------------------------------------------------------------------------

    def _connection(self) -> psycopg.Connection[tuple[Value, ...]]:
        connection: psycopg.Connection[tuple[Value, ...]] | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = psycopg.connect(
                self.url,
                autocommit=True,
                client_encoding="UTF8",
                connect_timeout=5,
                keepalives_idle=10,
                keepalives_interval=5,
                keepalives_count=3,
                tcp_user_timeout=15_000,
            )
            self._own.connection = connection
            self._open.add(connection)
            connection.execute(SESSION)
        return connection

    def _discard(self) -> None:
        connection: psycopg.Connection[tuple[Value, ...]] | None = getattr(self._own, "connection", None)
        if connection is not None:
            self._own.connection = None
            self._open.discard(connection)
            connection.close()

    def _prepare(self, change: bool) -> None:
        def prepare(cursor: Cursor) -> None:
            cursor.execute("SET LOCAL statement_timeout = 0")
            cursor.execute("SET LOCAL lock_timeout = 0")
            cursor.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
            cursor.execute("SHOW server_encoding")
            encoding = cursor.fetchone()
            if encoding != ("UTF8",):
                raise ValueError(f"the database must be encoded in UTF8, not in {encoding}")
            migrate(cursor, change)

        self._run(BEGIN, prepare, time.monotonic() + PATIENCE)

    def _run(
        self,
        begin: bytes,
        transaction: Callable[[Cursor], T],
        deadline: float,
        again: Callable[[Cursor], T] | None = None,
    ) -> T:
        """Run a transaction until it is committed; once that is in doubt, `again` runs in its place."""
        doubt = rechecked = False
        while True:
            committing = False
            try:
                cursor = self._connection().cursor()
                cursor.execute(begin)
                result = (transaction if not doubt or again is None else again)(Marked(cursor))
                committing = begin is BEGIN
                cursor.execute(b"COMMIT")
                if cursor.statusmessage != "COMMIT":
                    raise errors.InFailedSqlTransaction("the transaction was rolled back")
                return result
            except (Conflict, errors.IntegrityError) as error:
                self._roll_back()
                if doubt and again is None:
                    raise StoreDown("whether this was written is not known") from error
                if doubt and not rechecked:
                    rechecked = True  # what we ran into may be our own transaction, which was still committing
                    continue
                raise error if isinstance(error, Conflict) else Conflict(str(error)) from error
            except PASSING as error:
                # Deadlocks, time-outs and failed connections alike: a new connection starts from a known state.
                self._discard()
                doubt = doubt or committing
                if time.monotonic() + PAUSE > deadline:
                    raise StoreDown(str(error)) from error
                time.sleep(PAUSE)
            except BaseException:
                self._discard()
                raise

    def _roll_back(self) -> None:
        try:
            self._connection().execute(b"ROLLBACK")
        except psycopg.Error:
            self._discard()
