"""What only PostgreSQL can do to us: go away in the middle of something, and be shared by several nodes."""

import asyncio
import stat
import subprocess
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import Any, Self

import psycopg
import pytest
from tests import services

from stolik.server.store import Change, ChatLine, Conflict, Guest, NewMatch, StoreDown, StoredTable, open_store
from stolik.server.store.postgres import PostgresStore
from stolik.server.store.sql import Cursor, save

TABLE = StoredTable("t1", 1, True, "waiting", 10.0, "{}", ("g1",))
MATCH = NewMatch("m1", "t1", "{}", 11.0)


def wait(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def limited() -> None:
            async with asyncio.timeout(300):
                await test(*args, **kwargs)

        asyncio.run(limited())

    return run


class Wire:
    """The line to PostgreSQL, which can be cut right before or right after the next COMMIT gets there."""

    def __init__(self, url: str) -> None:
        self._database = url.rsplit("/", 1)[1]
        self._lines: set[asyncio.Task[None]] = set()
        self.cut = ""
        self.cuts = 0

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.url = f"postgresql://stolik@127.0.0.1:{port}/{self._database}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await asyncio.gather(*self._lines)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.create_task(self._carry(reader, writer))
        self._lines.add(line)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", services.postgres().port)
        deaf = asyncio.Event()

        async def ask() -> None:
            while data := await reader.read(65536):
                if self.cut and b"COMMIT" in data:
                    when, self.cut = self.cut, ""
                    self.cuts += 1
                    if when == "before":
                        return
                    deaf.set()
                back.write(data)

        async def reply() -> None:
            while data := await there.read(65536):
                if deaf.is_set():
                    return  # it is done, but nobody will hear of it
                writer.write(data)

        ways = {asyncio.create_task(ask()), asyncio.create_task(reply())}
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        for end in (back, writer):
            end.close()
            with suppress(OSError):
                await end.wait_closed()


@pytest.mark.parametrize("when", ["before", "after"])
@wait
async def test_a_change_is_written_once_even_if_the_line_is_cut_at_commit(when: str) -> None:
    url = services.postgres().new_database()
    async with Wire(url) as wire:
        store = await open_store(wire.url)
        await store.add_table(TABLE)
        await store.lease("t1", "a", 10.0)
        changes = [
            Change("t1", "a", table=replace(TABLE, version=2), start=MATCH),
            Change("t1", "a", match="m1", first=0, entries=["e0", "e1"], waiting=(1,)),
            Change("t1", "a", match="m1", first=2, entries=["e2"], hashes="[]", snapshot="{}", ended=5.0),
            Change("t1", "a", chat=ChatLine(0, 1.0, "g1", "Ania", "halo")),
            Change("t1", "a", waiting=()),
        ]
        for change in changes:
            wire.cut = when
            await store.save(change)
        assert wire.cuts == len(changes)
        await store.close()
    store = await open_store(url)
    table, match = await store.table("t1"), await store.match("m1")
    assert table is not None
    assert match is not None
    assert (table.version, table.waiting) == (2, ())
    assert (match.entries, match.ended) == (["e0", "e1", "e2"], 5.0)
    assert [line.said for line in await store.chat("t1", 10)] == ["halo"]
    await store.close()


@wait
async def test_what_was_written_before_the_line_was_cut_counts_even_if_the_lease_went_meanwhile() -> None:
    url = services.postgres().new_database()
    other = await open_store(url)
    async with Wire(url) as wire:
        store = await open_store(wire.url)
        await store.save(Change("t1", start=MATCH))
        for when, kept in (("after", True), ("before", False)):
            await other.lease("t1", "a", -1.0)
            wire.cut = when
            first = len((await other.match("m1")).entries)
            saving = asyncio.create_task(store.save(Change("t1", "a", match="m1", first=first, entries=[when])))
            while wire.cut:
                await asyncio.sleep(0.001)
            await other.lease("t1", "b", 3.0)
            if kept:
                await saving
            else:
                with pytest.raises(Conflict):
                    await saving
            await other.release("t1", "b")
        assert (await other.match("m1")).entries == ["after"]
        await store.close()
    await other.close()


@wait
async def test_whether_something_else_was_written_is_said_to_be_unknown() -> None:
    async with Wire(services.postgres().new_database()) as wire:
        store = await open_store(wire.url)
        wire.cut = "before"
        await store.add_guest(Guest("g1", "Ania", "pl"), "one", 1.0)
        wire.cut = "after"
        with pytest.raises(StoreDown):
            await store.add_guest(Guest("g2", "Bartek", "pl"), "two", 1.0)
        assert await store.guest_by_token("one")
        await store.close()


@wait
async def test_a_store_waits_for_a_database_that_restarts(monkeypatch: pytest.MonkeyPatch) -> None:
    server = services.postgres()
    store = await open_store(server.new_database())
    await store.save(Change("t1", start=MATCH))
    server.crash()
    saving = asyncio.create_task(store.save(Change("t1", match="m1", first=0, entries=["e0"])))
    reading = asyncio.create_task(store.match("m1"))
    await asyncio.sleep(0.3)
    assert not saving.done()
    await asyncio.to_thread(server.start)
    await saving
    assert await reading is not None
    assert (await store.match("m1")).entries == ["e0"]
    server.stop()
    monkeypatch.setattr("stolik.server.store.postgres.PATIENCE", 0.5)
    with pytest.raises(StoreDown):
        await store.save(Change("t1", match="m1", first=1, entries=["e1"]))
    with pytest.raises(StoreDown):
        await store.match("m1")
    await asyncio.to_thread(server.start)
    assert (await store.match("m1")).entries == ["e0"]
    await store.close()


@wait
async def test_nodes_that_start_together_set_the_database_up_once() -> None:
    url = services.postgres().new_database()
    stores = await asyncio.gather(*(open_store(url) for _ in range(5)))
    await asyncio.gather(*(store.ping() for store in stores))
    with psycopg.connect(url) as connection:
        applied = connection.execute("SELECT count(*), count(DISTINCT number) FROM migrations").fetchone()
    assert applied is not None
    assert applied[0] == applied[1] > 0
    await asyncio.gather(*(store.close() for store in stores))


@wait
async def test_a_node_that_sleeps_in_a_transaction_does_not_keep_its_tables() -> None:
    url = services.postgres().new_database()
    sleeper, other = await PostgresStore.open(url), await open_store(url)
    await sleeper.save(Change("t1", start=MATCH))
    await sleeper.lease("t1", "a", -1.0)
    asleep, awake = threading.Event(), threading.Event()
    change = Change("t1", "a", match="m1", first=0, entries=["e0"])

    def doze_off(cursor: Cursor) -> None:
        save(cursor, change, sleeper)
        asleep.set()
        awake.wait(20)

    saving = asyncio.create_task(sleeper.write(doze_off))
    assert await asyncio.to_thread(asleep.wait, 20)
    assert (await other.lease("t1", "b", 3.0)).node == "b"
    awake.set()
    with pytest.raises((Conflict, StoreDown)):
        await saving
    assert (await other.match("m1")).entries == []
    await sleeper.close()
    await other.close()


@wait
async def test_a_backup_is_restored_by_pg_restore(tmp_path: Path) -> None:
    server = services.postgres()
    store = await open_store(server.new_database())
    await store.save(Change("t1", start=MATCH))
    await store.save(Change("t1", match="m1", first=0, entries=["e0", "zażółć"]))
    await store.backup(tmp_path / "copy.dump")
    assert stat.S_IMODE((tmp_path / "copy.dump").stat().st_mode) == 0o600
    await store.close()
    copy = server.new_database()
    subprocess.run(
        [services.program("pg_restore"), "--no-owner", "--dbname", copy, str(tmp_path / "copy.dump")], check=True
    )
    store = await open_store(copy)
    assert (await store.match("m1")).entries == ["e0", "zażółć"]
    await store.close()


OLDER = """#!/bin/sh
echo half > $3
echo 'aborting because of server version mismatch' >&2
exit 1
"""


@pytest.mark.parametrize("program", ["", OLDER], ids=["missing", "older"])
@wait
async def test_a_backup_that_fails_leaves_nothing_that_looks_like_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    """Where the program that makes it is missing, or is an older one."""
    store = await open_store(services.postgres().new_database())
    if program:
        (tmp_path / "pg_dump").write_text(program)
        (tmp_path / "pg_dump").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(OSError, match="version mismatch" if program else "pg_dump"):
        await store.backup(tmp_path / "copy.dump")
    assert not (tmp_path / "copy.dump").exists()
    await store.close()


@wait
async def test_a_wrong_address_is_said_to_be_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.server.store.postgres.PATIENCE", 0.5)
    with pytest.raises(StoreDown, match="does not exist"):
        await open_store(services.postgres().url("nowhere"))
