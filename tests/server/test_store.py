"""What every store must do. A new engine joins by adding its way of opening to `ENGINES`."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import wraps
from pathlib import Path

import pytest
from tests import services

from stolik.server.store import (
    Change,
    ChatLine,
    Conflict,
    Guest,
    Kept,
    NewMatch,
    Store,
    StoredMatch,
    StoredTable,
    open_store,
)


@asynccontextmanager
async def sqlite(folder: Path) -> AsyncIterator[Store]:
    store = await open_store(f"sqlite:///{folder / 'stolik.db'}")
    yield store
    await store.close()


@asynccontextmanager
async def postgres(folder: Path) -> AsyncIterator[Store]:
    store = await open_store(services.postgres().new_database())
    yield store
    await store.close()


ENGINES = {"sqlite": sqlite, "postgres": postgres}
Check = Callable[[Store], Awaitable[None]]


def on_every_engine(check: Check) -> Callable[[str, Path], None]:
    @pytest.mark.parametrize("engine", ENGINES)
    def test(engine: str, tmp_path: Path) -> None:
        async def run() -> None:
            async with asyncio.timeout(300), ENGINES[engine](tmp_path) as store:
                await check(store)

        asyncio.run(run())

    wraps(check)(test)
    del test.__wrapped__  # or pytest would ask for the check's own arguments
    return test


TABLE = StoredTable("t1", 1, True, "waiting", 10.0, '{"a": "ą"}', ("g1",))
OVER = -1.0
"""So long lasts a lease that has run out already."""
MATCH = NewMatch("m1", "t1", '{"game": "cardia"}', 11.0)


@on_every_engine
async def test_a_guest_is_found_by_the_hash_of_a_token(store: Store) -> None:
    await store.add_guest(Guest("g1", "Ania", "pl"), "hash", 1.0)
    assert await store.guest_by_token("hash") == Guest("g1", "Ania", "pl")
    assert await store.guest_by_token("other") is None
    await store.change_guest(Guest("g1", "Anna", "en"))
    assert await store.guest_by_token("hash") == Guest("g1", "Anna", "en")
    with pytest.raises(Conflict):
        await store.add_guest(Guest("g2", "Bartek", "pl"), "hash", 1.0)


@on_every_engine
async def test_a_guest_keeps_so_many_texts_and_no_more(store: Store) -> None:
    await store.add_guest(Guest("g1", "Ania", "pl"), "hash", 1.0)
    first, second = Kept("k1", "g1", "keyforge", "ą", 1.0), Kept("k2", "g1", "keyforge", "b", 2.0)
    assert await store.keep(first, 2)
    assert await store.keep(second, 2)
    assert not await store.keep(replace(first, id="k3"), 2)
    assert not await store.keep(replace(first, id="k4", guest="nobody"), 2)
    assert await store.shelf("g1", "keyforge") == [second, first]
    assert await store.shelf("g1", "cardia") == []
    assert await store.change_kept("g1", "k1", "c")
    assert not await store.change_kept("g2", "k1", "d"), "it is not theirs"
    assert not await store.drop_kept("g2", "k2")
    assert await store.drop_kept("g1", "k2")
    assert await store.shelf("g1", "keyforge") == [replace(first, text="c")]
    await store.erase_guest("g1", "Anon")
    assert await store.shelf("g1", "keyforge") == []


@on_every_engine
async def test_two_at_once_do_not_both_get_the_last_place(store: Store) -> None:
    await store.add_guest(Guest("g1", "Ania", "pl"), "hash", 1.0)
    kept = [Kept(f"k{n}", "g1", "keyforge", "a", float(n)) for n in range(6)]
    assert sum(await asyncio.gather(*(store.keep(one, 2) for one in kept))) == 2


@on_every_engine
async def test_a_table_changes_version_by_version(store: Store) -> None:
    await store.add_table(TABLE)
    assert await store.table("t1") == replace(TABLE, guests=())
    second = replace(TABLE, version=2, phase="playing", document="{}", guests=("g1", "g2"))
    await store.save(Change("t1", table=second, waiting=(0, 1)))
    found = await store.table("t1")
    assert found is not None
    assert (found.version, found.phase, found.waiting) == (2, "playing", (0, 1))
    with pytest.raises(Conflict):
        await store.save(Change("t1", table=second))
    with pytest.raises(Conflict):
        await store.save(Change("t1", table=replace(second, version=4)))
    assert await store.table("nowhere") is None


@on_every_engine
async def test_the_lobby_lists_open_tables_and_my_tables_my_own(store: Store) -> None:
    for number, (listed, phase) in enumerate(
        [(True, "waiting"), (False, "waiting"), (True, "over"), (True, "playing")]
    ):
        await store.add_table(
            StoredTable(f"t{number}", 1, listed, phase, float(number), "{}", ("g1",) if number else ("g2",))
        )
    assert [table.id for table in await store.lobby(10)] == ["t0", "t3"]
    assert [table.id for table in await store.tables_of("g1", 10)] == ["t3", "t2", "t1"]
    assert [table.id for table in await store.tables_of("g1", 2)] == ["t3", "t2"]
    await store.save(Change("t1", table=StoredTable("t1", 2, False, "waiting", 9.0, "{}", ("g2",))))
    assert [table.id for table in await store.tables_of("g1", 10)] == ["t3", "t2"]
    assert [table.id for table in await store.tables_of("g2", 10)] == ["t1", "t0"]


@on_every_engine
async def test_no_number_of_waiting_tables_hides_those_that_are_played(store: Store) -> None:
    for number in range(6):
        await store.add_table(StoredTable(f"w{number}", 1, True, "waiting", 100.0 + number, "{}", ()))
    for number in range(3):
        await store.add_table(StoredTable(f"p{number}", 1, True, "playing", float(number), "{}", ()))
    for limit, listed in {
        4: "w5 w4 p2 p1",
        5: "w5 w4 p2 p1 p0",
        8: "w5 w4 w3 w2 w1 p2 p1 p0",
        20: "w5 w4 w3 w2 w1 w0 p2 p1 p0",
    }.items():
        assert " ".join(table.id for table in await store.lobby(limit)) == listed, limit


@on_every_engine
async def test_entries_are_appended_in_order_and_never_twice(store: Store) -> None:
    await store.add_table(TABLE)
    await store.save(Change("t1", start=MATCH))
    await store.save(Change("t1", match="m1", first=0, entries=["e0", "e1"]))
    await store.save(Change("t1", match="m1", first=2, entries=["e2"], hashes="[]", snapshot="{}"))
    for wrong in (2, 1, 4):
        with pytest.raises(Conflict):
            await store.save(Change("t1", match="m1", first=wrong, entries=["x"]))
    await store.save(Change("t1", match="m1", first=3, entries=["e3"], ended=20.0))
    found = await store.match("m1")
    assert found == StoredMatch("m1", "t1", MATCH.header, 11.0, 20.0, ["e0", "e1", "e2", "e3"], "[]", "{}")
    assert await store.match("nothing") is None


@on_every_engine
async def test_a_change_is_written_whole_or_not_at_all(store: Store) -> None:
    await store.add_table(TABLE)
    await store.save(Change("t1", start=MATCH))
    stale = Change("t1", table=replace(TABLE, version=2, document="new"), match="m1", first=5, entries=["e"])
    with pytest.raises(Conflict):
        await store.save(stale)
    table, match = await store.table("t1"), await store.match("m1")
    assert table is not None
    assert match is not None
    assert (table.document, match.entries) == (TABLE.document, [])


@on_every_engine
async def test_writers_at_the_same_time_do_not_disturb_each_other(store: Store) -> None:
    for n in range(20):
        await store.save(Change(f"t{n}", start=NewMatch(f"m{n}", f"t{n}", "{}", 0.0)))

    async def write(n: int) -> list[bool]:
        kept = []
        for place in range(10):
            doubled = [Change(f"t{n}", match=f"m{n}", first=place, entries=[f"{place}"]) for _ in range(2)]
            results = await asyncio.gather(*map(store.save, doubled), return_exceptions=True)
            kept.append(sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"])
        return kept

    for kept in await asyncio.gather(*(write(n) for n in range(20))):
        assert all(kept)
    for n in range(20):
        found = await store.match(f"m{n}")
        assert found is not None
        assert found.entries == [str(place) for place in range(10)]


@on_every_engine
async def test_answers_that_come_together_stand_or_fall_each_by_itself(store: Store) -> None:
    """Many tables answer at the same time, and each time something else is wrong with one of them."""
    for n in range(20):
        await store.add_table(replace(TABLE, id=f"t{n}"))
        await store.lease(f"t{n}", "us", 60)
        await store.save(Change(f"t{n}", start=NewMatch(f"m{n}", f"t{n}", "{}", 0.0)))
    written: list[list[str]] = [[] for _ in range(20)]

    async def answer(wrong: set[int], **faults: object) -> None:
        changes = []
        for n, so_far in enumerate(written):
            entries = ['{"ą": "\\u0000"}', f"{len(so_far)}"]
            change = Change(f"t{n}", "us", match=f"m{n}", first=len(so_far), entries=entries, waiting=(n % 3, 1))
            change.used = n % 2 == 0
            changes.append(replace(change, **faults) if n in wrong else change)
        results = await asyncio.gather(*map(store.save, changes), return_exceptions=True)
        assert {n for n, result in enumerate(results) if isinstance(result, Conflict)} == wrong
        assert all(result is None for n, result in enumerate(results) if n not in wrong)
        for n, change in enumerate(changes):
            if n not in wrong:
                written[n] += change.entries
        for n, entries in enumerate(written):
            found, table = await store.match(f"m{n}"), await store.table(f"t{n}")
            assert found is not None
            assert table is not None
            assert (found.entries, table.waiting) == (entries, (n % 3, 1))
            # Where it is to be noted that somebody plays it is not the table of 1970 that it was.
            assert (table.touched > 1e9) == (n % 2 == 0)

    await answer(set())
    await answer({7}, node="them")
    await answer({8}, first=1)
    await answer({9}, first=100)
    await answer({3, 4}, table_id="nowhere")
    await answer(set())


@on_every_engine
async def test_transcripts_are_kept_for_finished_matches(store: Store) -> None:
    for n in range(3):
        await store.save(Change("t1", start=NewMatch(f"m{n}", "t1", "{}", 0.0)))
    await store.save(Change("t1", match="m1", ended=5.0))
    await store.save(Change("t1", match="m2", ended=4.0))
    assert await store.without_transcript(10) == ["m2", "m1"]
    await store.keep_transcript("m2", "ż" * 100_000)
    assert await store.without_transcript(10) == ["m1"]
    assert await store.transcript("m2") == "ż" * 100_000
    assert await store.transcript("m1") == ""
    await store.add_match(StoredMatch("m9", "", "{}", 1.0, 2.0, ["a", "b"], "[]", ""))
    found = await store.match("m9")
    assert found is not None
    assert found.entries == ["a", "b"]


@on_every_engine
async def test_the_last_lines_of_a_chat(store: Store) -> None:
    for n in range(5):
        await store.save(Change("t1", chat=ChatLine(n, float(n), "g1", "Ania", f"linia {n}")))
    assert [line.said for line in await store.chat("t1", 2)] == ["linia 3", "linia 4"]
    assert await store.chat("t2", 2) == []
    with pytest.raises(Conflict):
        await store.save(Change("t1", chat=ChatLine(4, 9.0, "g1", "Ania", "x")))


@on_every_engine
async def test_one_node_at_a_time_has_the_lease(store: Store) -> None:
    assert (await store.lease("t1", "a", 10.0)).node == "a"
    held = await store.lease("t1", "b", 15.0)
    assert (held.node, 9.0 < held.seconds <= 10.0) == ("a", True)
    assert 15.0 < (await store.lease("t1", "a", 16.0)).seconds <= 16.0
    await store.lease("t1", "a", OVER)
    assert (await store.lease("t1", "b", 10.0)).node == "b"
    assert await store.prolong("b", 40.0) == {"t1"}
    assert await store.prolong("a", 40.0) == set()
    assert (await store.lease("t1", "a", 50.0)).node == "b"
    await store.release("t1", "a")
    assert (await store.lease("t1", "a", 50.0)).node == "b"
    await store.release("t1", "b")
    assert (await store.lease("t1", "a", 50.0)).node == "a"
    got = await asyncio.gather(*(store.lease("t2", node, 9.0) for node in "abcdef"))
    assert len({lease.node for lease in got}) == 1


@on_every_engine
async def test_a_lease_from_before_the_clock_was_set_back_holds_nobody_up(store: Store) -> None:
    await store.lease("t1", "a", 3600.0)
    assert (await store.lease("t1", "b", 6.0)).node == "b"


@on_every_engine
async def test_only_the_node_with_the_lease_writes(store: Store) -> None:
    await store.add_table(TABLE)
    await store.save(Change("t1", start=MATCH))
    with pytest.raises(Conflict):
        await store.save(Change("t1", "a", match="m1", first=0, entries=["a0"]))
    await store.lease("t1", "a", 10.0)
    await store.save(Change("t1", "a", match="m1", first=0, entries=["a0"]))
    assert await store.prolong("a", OVER) == {"t1"}
    await store.lease("t1", "b", 20.0)
    # Nobody has written since, so without the lease this would be the next entry.
    with pytest.raises(Conflict):
        await store.save(Change("t1", "a", match="m1", first=1, entries=["a1"]))
    with pytest.raises(Conflict):
        await store.save(Change("t1", "a", chat=ChatLine(0, 1.0, "g1", "Ania", "halo")))
    await store.save(Change("t1", "b", match="m1", first=1, entries=["b1"]))
    found = await store.match("m1")
    assert found is not None
    assert found.entries == ["a0", "b1"]
    assert await store.prolong("a", 30.0) == set()


@on_every_engine
async def test_what_cannot_be_an_id_is_not_found(store: Store) -> None:
    for strange in ("\0", "t1\0", "%s", "'; DROP TABLE tables; --", "ż" * 3000):
        assert await store.table(strange) is None
        assert await store.match(strange) is None
        assert await store.guest_by_token(strange) is None


@on_every_engine
async def test_reports_are_found_by_their_id(store: Store) -> None:
    await store.add_report("r1", 1.0, '{"text": "ojej"}')
    await store.add_report("r2", 2.0, "{}")
    assert await store.report("r1") == '{"text": "ojej"}'
    assert await store.report("r3") is None
    assert await store.reports(10) == [("r2", 2.0), ("r1", 1.0)]


def test_a_sqlite_store_is_backed_up_while_it_is_written_to(tmp_path: Path) -> None:
    async def run() -> None:
        async with sqlite(tmp_path) as store:
            await store.save(Change("t1", start=MATCH))

            async def write() -> None:
                for n in range(200):
                    await store.save(Change("t1", match="m1", first=n, entries=[f"{n}"]))

            writing = asyncio.create_task(write())
            await asyncio.sleep(0.02)
            await store.backup(tmp_path / "copy.db")
            await writing
        copy = await open_store(f"sqlite:///{tmp_path / 'copy.db'}")
        found = await copy.match("m1")
        assert found is not None
        assert found.entries == [str(n) for n in range(len(found.entries))]
        await copy.close()

    asyncio.run(run())


def test_migrations_are_applied_once(tmp_path: Path) -> None:
    async def run() -> None:
        for _ in range(2):
            async with sqlite(tmp_path) as store:
                await store.ping()

    asyncio.run(run())


def test_an_unknown_address_is_refused() -> None:
    with pytest.raises(ValueError, match="mysql"):
        asyncio.run(open_store("mysql://user:password@host/db"))
