"""What an operator does with the store, and what it keeps for how long: on every engine."""

import asyncio
import json
import os
import random
import sqlite3
import stat
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest
from tests import services
from tests.server.test_store import on_every_engine, sqlite

from stolik import games
from stolik.server import transcripts
from stolik.server.settings import Settings
from stolik.server.store import (
    Change,
    ChatLine,
    Conflict,
    Guest,
    Kept,
    NewerStore,
    NewMatch,
    Retention,
    Store,
    StoredMatch,
    StoreDown,
    StoredTable,
    Tidied,
    open_store,
)
from stolik.table import Match, State

DAY = 86_400.0
KEEP = Retention(
    tables=60 * DAY,
    matches=400 * DAY,
    guests=400 * DAY,
    addresses=14 * DAY,
    chat=90 * DAY,
    reports=180 * DAY,
    match_bytes=1e9,
    report_bytes=1e9,
    chat_bytes=1e9,
)


async def now(store: Store) -> float:
    """By the store's own clock."""
    await store.ban("guest", "nobody", 1.0, "")
    (ban,) = [ban for ban in await store.bans() if ban.what == "nobody"]
    await store.unban("guest", "nobody")
    return ban.at


# -- tables under the hands of their owner ----------------------------------------------------------------------------


@on_every_engine
async def test_an_edited_table_is_lost_to_its_owner(store: Store) -> None:
    await store.add_table(StoredTable("t1", 1, True, "waiting", 10.0, "before", ("g1", "g2")))
    await store.lease("t1", "a", 30.0)
    edited = await store.edit_table(
        "t1", lambda table: replace(table, document="after", phase="closed", listed=False, guests=("g2",))
    )
    assert edited is not None
    found = await store.table("t1")
    assert found is not None
    assert (found.version, found.document, found.phase, found.listed) == (2, "after", "closed", False)
    assert [table.id for table in await store.tables_of("g1", 9)] == []
    with pytest.raises(Conflict):
        await store.save(Change("t1", "a", table=replace(found, version=3)))
    assert await store.prolong("a", 30.0) == set()
    assert await store.edit_table("nowhere", lambda table: table) is None
    assert await store.edit_table("t1", lambda table: None) is None


@on_every_engine
async def test_all_tables_are_listed_with_their_owners(store: Store) -> None:
    for number, phase in enumerate(["waiting", "playing", "over", "closed"]):
        await store.add_table(StoredTable(f"t{number}", 1, False, phase, float(number), "{}"))
    await store.lease("t1", "a", 30.0)
    await store.lease("t2", "b", -1.0)
    found = await store.all_tables(("waiting", "playing", "over"), 10)
    assert [(one.table.id, one.node) for one in found] == [("t2", ""), ("t1", "a"), ("t0", "")]
    assert len(await store.all_tables(("closed",), 10)) == 1
    assert len(await store.all_tables(("waiting", "playing"), 1)) == 1


# -- people -----------------------------------------------------------------------------------------------------------


@on_every_engine
async def test_guests_are_found_by_name_with_their_last_visit(store: Store) -> None:
    await store.add_guest(Guest("g1", "Ania", "pl"), "h1", 1.0)
    await store.add_guest(Guest("g2", "100%_sure", "en"), "h2", 2.0)
    await store.visit("g1", "192.0.2.7", 50.0)
    assert [one.guest.id for one in await store.guests("", 9)] == ["g1", "g2"]
    assert [one.guest.id for one in await store.guests("NIA", 9)] == ["g1"]
    assert [one.guest.id for one in await store.guests("%_", 9)] == ["g2"]
    assert await store.guests("n_a", 9) == []
    found = await store.guest("g1")
    assert found is not None
    assert (found.created, found.seen, found.address) == (1.0, 50.0, "192.0.2.7")
    assert await store.guest("g3") is None


@on_every_engine
async def test_bans_end_by_themselves_or_not_at_all(store: Store) -> None:
    await store.ban("guest", "g1", None, "spam")
    await store.ban("address", "192.0.2.0/24", 3600.0, "")
    await store.ban("guest", "g2", -1.0, "over already")
    assert {(ban.kind, ban.what, ban.why) for ban in await store.bans()} == {
        ("guest", "g1", "spam"),
        ("address", "192.0.2.0/24", ""),
    }
    await store.ban("guest", "g1", None, "worse")
    assert [ban.why for ban in await store.bans() if ban.what == "g1"] == ["worse"]
    assert await store.unban("guest", "g1")
    assert not await store.unban("guest", "g1")
    assert not await store.unban("guest", "192.0.2.0/24")


@on_every_engine
async def test_chat_is_removed_by_line_by_table_and_by_guest(store: Store) -> None:
    for table in ("t1", "t2"):
        await store.lease(table, "a", 30.0)
        for n in range(4):
            guest = "g1" if n % 2 else "g2"
            await store.save(Change(table, chat=ChatLine(n, float(n), guest, "Ania", f"{table} {n}")))
    assert await store.remove_chat("t1", 1) == 1
    assert [line.n for line in await store.chat("t1", 9)] == [0, 2, 3]
    assert await store.prolong("a", 30.0) == {"t2"}
    assert [(table, line.said) for table, line in await store.chat_of("g1", 2)] == [("t1", "t1 3"), ("t2", "t2 3")] or [
        (table, line.said) for table, line in await store.chat_of("g1", 2)
    ] == [("t2", "t2 3"), ("t1", "t1 3")]
    assert await store.remove_chat_of("g1") == 3
    assert await store.prolong("a", 30.0) == set()
    assert await store.remove_chat("t2") == 2
    assert await store.chat("t2", 9) == []


@on_every_engine
async def test_an_erased_guest_is_found_nowhere(store: Store) -> None:
    for name in ("g1", "g2"):
        await store.add_guest(Guest(name, name.upper(), "pl"), f"hash {name}", 1.0)
        header = {"game": "cardia", "guests": ["g1", name], "names": ["G1", name.upper()]}
        await store.add_match(StoredMatch(f"m {name}", "t1", json.dumps(header), 1.0, 2.0, [], "", ""))
        await store.save(Change("t1", chat=ChatLine(int(name[1]), 1.0, name, name.upper(), "halo")))
        await store.add_report(f"r {name}", 1.0, json.dumps({"kind": "reported", "guest": name, "text": "x"}))
    await store.add_table(StoredTable("t1", 1, True, "waiting", 1.0, '{"a": "g2"}', ("g2",)))
    assert await store.tables_that_name("g2") == ["t1"]
    assert await store.erase_guest("g2", "Anon") == 1
    assert await store.guest("g2") is None
    assert await store.guest_by_token("hash g2") is None
    match = await store.match("m g2")
    assert match is not None
    assert json.loads(match.header)["names"] == ["G1", "Anon"]
    assert json.loads(match.header)["guests"] == ["g1", ""]
    assert [line.guest for line in await store.chat("t1", 9)] == ["g1"]
    assert [report for report, _ in await store.reports(9)] == ["r g1"]
    assert await store.tables_of("g2", 9) == []
    assert await store.erase_guest("g2", "Anon") == 0


# -- retention --------------------------------------------------------------------------------------------------------


@on_every_engine
async def test_what_is_old_goes_and_what_is_shown_stays(store: Store) -> None:
    time = await now(store)
    for name, phase, days in [
        ("empty", "waiting", 61),
        ("fresh", "waiting", 59),
        ("closed", "closed", 61),
        ("old", "over", 401),
        ("abandoned", "playing", 401),
        ("alive", "playing", 1),
    ]:
        await store.add_table(StoredTable(name, 1, True, phase, time - days * DAY, "{}", ("g1",)))
        await store.save(Change(name, chat=ChatLine(0, time - days * DAY, "g1", "Ania", "halo")))
    for name, table, started, ended in [
        ("m1", "old", 402, 401),
        ("m2", "abandoned", 402, None),
        ("m3", "alive", 500, 499),
        ("m4", "alive", 450, 449),  # what the table still shows
        ("m5", "", 402, 401),
        ("m6", "old", 398, 397),
    ]:
        at, end = time - started * DAY, None if ended is None else time - ended * DAY
        await store.save(Change(table, start=NewMatch(name, table, "{}", at)))
        await store.save(Change(table, match=name, first=0, entries=["e"], ended=end))
    done = await store.tidy(KEEP)
    assert done == Tidied(tables=4, matches=3, chat=0)
    assert [one.table.id for one in await store.all_tables(("waiting", "playing", "over", "closed"), 9)] == [
        "alive",
        "fresh",
    ]
    kept = [name for name in ("m1", "m2", "m3", "m4", "m5", "m6") if await store.match(name) is not None]
    assert kept == ["m4", "m6"]
    assert await store.chat("old", 9) == []
    assert len(await store.chat("fresh", 9)) == 1
    assert await store.tidy(KEEP) == Tidied()
    assert (await store.tidy(replace(KEEP, chat=30 * DAY))).chat == 1


@on_every_engine
async def test_guests_addresses_and_reports_go_in_their_time(store: Store) -> None:
    time = await now(store)
    for name, days in [("g1", 401), ("g2", 399), ("g3", 401), ("g4", 13)]:
        await store.add_guest(Guest(name, name, "pl"), name, time - days * DAY)
        await store.visit(name, "192.0.2.1", time - days * DAY)
        await store.add_report(f"r {name}", time - days * DAY, "{}")
        assert await store.keep(Kept(f"k {name}", name, "keyforge", "x", time), 9)
    await store.add_table(StoredTable("t1", 1, True, "playing", time, "{}", ("g3",)))
    done = await store.tidy(KEEP)
    assert [len(await store.shelf(name, "keyforge")) for name in ("g1", "g2", "g3", "g4")] == [0, 1, 1, 1]
    assert (done.guests, done.addresses, done.reports) == (1, 2, 3)
    assert {one.guest.id: one.address for one in await store.guests("", 9)} == {
        "g2": "",
        "g3": "",
        "g4": "192.0.2.1",
    }


@on_every_engine
async def test_beyond_its_room_the_oldest_goes_first(store: Store) -> None:
    time = await now(store)
    for n in range(500):
        await store.add_match(StoredMatch(f"m{n}", "", "h" * 100, time, time + n, ["e" * 100] * 2, "", ""))
        await store.add_report(f"r{n}", time + n, "d" * 100)
    assert (await store.census()).match_bytes == 500 * 428
    done = await store.tidy(replace(KEEP, match_bytes=428 * 10, report_bytes=1999))
    assert (done.matches, done.reports) == (490, 481)
    assert await store.match("m489") is None
    assert await store.match("m490") is not None
    assert await store.report("r480") is None
    assert await store.report("r481") is not None
    census = await store.census()
    assert (census.match_bytes, census.report_bytes, census.matches, census.reports) == (4280, 1900, 10, 19)


@on_every_engine
async def test_files_from_elsewhere_push_out_nothing_that_was_played(store: Store) -> None:
    at = await now(store)
    for number in range(10):
        played = StoredMatch(f"played{number}", f"t{number}", "{}", at, at + number, ["x" * 1000], "[]", "")
        sent = StoredMatch(f"sent{number}", "", "{}", at, at + 100 + number, ["x" * 1000], "[]", "")
        await store.add_match(played)
        await store.add_match(sent)
    size = (await store.census()).match_bytes // 20
    assert (await store.tidy(replace(KEEP, match_bytes=size * 14))).matches == 6
    left = {name for name in (f"{kind}{number}" for kind in ("played", "sent") for number in range(10))
            if await store.match(name) is not None}  # fmt: skip
    assert left == {f"played{number}" for number in range(10)} | {f"sent{number}" for number in range(6, 10)}
    assert (await store.tidy(replace(KEEP, match_bytes=size * 7))).matches == 7
    assert await store.match("played9") is not None
    assert await store.match("played2") is None, "only then the oldest"


@on_every_engine
async def test_what_was_said_has_room_too(store: Store) -> None:
    time = await now(store)
    for n in range(30):
        await store.save(Change(f"t{n % 3}", chat=ChatLine(n, time + n, "g1", "Ania", "x" * 500)))
    assert (await store.tidy(replace(KEEP, chat_bytes=10_000))).chat == 20
    assert sorted(line.n for _, line in await store.chat_of("g1", 99)) == list(range(20, 30))


@on_every_engine
async def test_a_census(store: Store) -> None:
    time = await now(store)
    await store.add_guest(Guest("g1", "Ania", "pl"), "h", time)
    await store.add_table(StoredTable("t1", 1, True, "playing", time, "{}", ("g1",)))
    await store.save(Change("t1", start=NewMatch("m1", "t1", "{}", time)))
    await store.lease("t1", "a", 30.0)
    await store.ban("guest", "g9", None, "")
    census = await store.census()
    assert (census.guests, census.guests_today, census.tables, census.nodes) == (1, 1, {"playing": 1}, {"a": 1})
    assert (census.matches, census.matches_running, census.bans, census.reports) == (1, 1, 1, 0)
    used, _ = await store.space()
    assert used > 1000


# -- the file ---------------------------------------------------------------------------------------------------------


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_nobody_else_may_read_the_database_file(tmp_path: Path) -> None:
    async def run() -> None:
        umask = os.umask(0)
        try:
            async with sqlite(tmp_path) as store:
                await store.save(Change("t1", chat=ChatLine(0, 0.0, "g1", "Ania", "halo")))
                files = {path.name: mode(path) for path in tmp_path.iterdir()}
                assert files == {"stolik.db": 0o600, "stolik.db-wal": 0o600, "stolik.db-shm": 0o600}
                await store.backup(tmp_path / "copy.db")
                assert mode(tmp_path / "copy.db") == 0o600
        finally:
            os.umask(umask)
        (tmp_path / "stolik.db").chmod(0o644)  # as an earlier version left it
        async with sqlite(tmp_path) as store:
            await store.ping()
            assert {mode(path) for path in tmp_path.glob("stolik.db*")} == {0o600}

    asyncio.run(run())


@on_every_engine
async def test_a_healthy_store_was_written_to(store: Store) -> None:
    await store.ping("a")
    await store.ping("a")


@pytest.mark.parametrize("harm", ["overwritten", "replaced", "removed", "locked"])
def test_a_broken_file_is_not_healthy(tmp_path: Path, harm: str) -> None:
    async def run() -> None:
        path = tmp_path / "stolik.db"
        async with sqlite(tmp_path) as store:
            await store.ping()
            with sqlite3.connect(path) as other:
                other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            match harm:
                case "overwritten":
                    with open(path, "r+b") as file:
                        file.write(b"\0" * 8192)
                case "replaced":
                    path.rename(tmp_path / "away.db")
                    (tmp_path / "away.db").read_bytes()
                    path.write_bytes((tmp_path / "away.db").read_bytes())
                case "removed":
                    path.unlink()
                case "locked":
                    holder = sqlite3.connect(path, isolation_level=None)
                    holder.execute("BEGIN IMMEDIATE")
            with pytest.raises((StoreDown, OSError, sqlite3.DatabaseError, TimeoutError)):
                async with asyncio.timeout(1 if harm == "locked" else 20):
                    await store.ping()
            if harm == "locked":
                holder.close()

    asyncio.run(run())


@pytest.mark.parametrize("change", [True, False])
@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
def test_a_newer_schema_is_refused_and_left_alone(engine: str, change: bool, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'stolik.db'}" if engine == "sqlite" else services.postgres().new_database()

    async def run() -> None:
        await (await open_store(url)).close()
        with (
            sqlite3.connect(tmp_path / "stolik.db") if engine == "sqlite" else psycopg.connect(url) as other  # type: ignore[attr-defined]
        ):
            other.execute("INSERT INTO migrations (number) VALUES (9999)")
        with pytest.raises(NewerStore, match=r"schema 9999.*newer version"):
            await open_store(url, change)

    asyncio.run(run())


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
def test_an_older_schema_is_changed_by_the_server_alone(engine: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'stolik.db'}" if engine == "sqlite" else services.postgres().new_database()

    async def run() -> None:
        with pytest.raises(ValueError, match=r"there is no database|schema 0"):
            await open_store(url, change=False)
        await (await open_store(url)).close()
        await (await open_store(url, change=False)).close()

    asyncio.run(run())


def test_the_schema_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    from stolik.server.store.sql import migrations

    async def run() -> None:
        with sqlite3.connect(tmp_path / "stolik.db") as old:
            old.execute("CREATE TABLE migrations (number BIGINT PRIMARY KEY)")
            old.execute("INSERT INTO migrations VALUES (1)")
            for statement in dict(migrations())[1]:
                old.execute(statement)
            old.execute("INSERT INTO guests VALUES ('g1', 'h', 'Ania', 'pl', 5.0)")
            old.execute("INSERT INTO matches VALUES ('m1', '', 'hhhh', 1.0, 2.0, '[]', '', 'tttt')")
            old.execute("INSERT INTO entries VALUES ('m1', 0, 'ee')")
            old.execute("INSERT INTO reports VALUES ('r1', 1.0, '{}')")
            old.execute("INSERT INTO tables VALUES ('t1', 3, 1, 'playing', '[1, 0]', 7.0, '{}')")
            old.execute("INSERT INTO tables VALUES ('t2', 1, 1, 'waiting', '[]', 8.0, '{}')")
        async with sqlite(tmp_path) as store:
            playing, waiting = await store.table("t1"), await store.table("t2")
            assert (playing.waiting, playing.version, playing.touched) == ((1, 0), 3, 7.0)
            assert (waiting.waiting, waiting.phase) == ((), "waiting")
            found = await store.guest("g1")
            assert found is not None
            assert found.seen == 5.0
            census = await store.census()
            assert (census.match_bytes, census.report_bytes) == (4 + 2 + 4 + 2 + 64, 2)

    asyncio.run(run())


# -- what the defaults are worth --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "a_day"), [("cardia", 2, 200), ("vale", 4, 20)])
def test_a_year_of_play_fits_on_a_small_disk(game: str, seats: int, a_day: int, tmp_path: Path) -> None:
    """So many matches a day with their replays, as docs/hosting.md promises of what is kept unless somebody says so."""
    usual = Settings()
    assert min(usual.match_days, usual.guest_days) > 365
    assert usual.match_megabytes + usual.report_megabytes + usual.chat_megabytes < 5000

    async def sizes() -> float:
        store = await open_store(f"sqlite:///{tmp_path / 'stolik.db'}")
        played = 2
        for seed in range(played):
            match: Match[State] = Match(games.load(game), seats, None, f"{seed:064x}")
            rng = random.Random(seed)
            while match.question is not None:
                ask = match.asks[0]
                match.answer(rng.choice(ask.options), ask.seat, at=1.8e9)
            record = match.record()
            entries = [json.dumps(entry.to_json()) for entry in record.entries]
            header = json.dumps({"names": ["Ania"] * seats, "guests": ["x" * 16] * seats, "seed": record.seed})
            stored = StoredMatch(f"m{seed}", "t", header, 1.0, 2.0, entries, json.dumps(record.hashes), "")
            await store.add_match(stored)
            await store.keep_transcript(f"m{seed}", transcripts.transcribe(record))
        used = (await store.census()).match_bytes / played
        await store.close()
        return used

    assert asyncio.run(sizes()) * a_day * 365 < usual.match_megabytes * 1e6
