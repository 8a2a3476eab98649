"""Several servers, one store: any of them takes any connection, and a table outlives the one that owned it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.harness import PATIENCE, Party, Player, both, insist, play, some_turns
from tests.server.inside import Inside

from stolik.server import hall
from stolik.server.rooms import Room


@asynccontextmanager
async def two_nodes(folder: Path, lease: float = 10.0) -> AsyncIterator[tuple[Inside, Inside]]:
    """Their leases last: a machine that stands still for a moment takes no table from anybody."""
    shared = {"redis": f"memory://{folder}", "lease_seconds": lease}
    async with Inside(folder, node="one", **shared) as one, Inside(folder, node="two", **shared) as two:
        yield one, two


async def pair_across(one: Party, two: Party) -> tuple[Player, Player, str]:
    """Ania at the first node, which owns the table, and Bartek at the second."""
    ania, bartek = await one.guest("Ania"), await two.guest("Bartek")
    table = await ania.new_table()
    await bartek.ok("sit", table=table, seat=1)
    await bartek.ok("watch", table=table)
    await ania.ok("start", table=table)
    await bartek.until(lambda: table in bartek.updates)
    return ania, bartek, table


async def die(node: Inside, soon: bool = True) -> None:
    """As after kill -9: the node answers nothing, sends nothing and keeps its leases until they run out."""
    server = node.server
    await server.house.bus.leave(server.house.node)
    for task in list(server.hall._tasks):
        task.cancel()
    for room in server.hall.rooms.values():
        room.drop()
        room.watchers.clear()
    server.hall.rooms.clear()
    if soon:
        await server.house.store.prolong(server.house.node, 0.6)


async def answer_after_all(player: Player, table: str) -> None:
    """Answer at a table whose owner died, as often as it takes."""
    ask, number = player.ask(table), player.question(table)["number"]
    option = ask["options"][0]["id"]
    await insist(player, "answer", table=table, seat=ask["seat"], question=number, options=[option])


@play
async def test_a_match_is_played_across_two_nodes(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as (one, two), Party(one.url) as near, Party(two.url) as far:
        ania, bartek, table = await pair_across(near, far)
        assert list(one.server.hall.rooms) == [table]
        assert two.server.hall.rooms == {}
        celina = await far.guest("Celina", "pl")
        await celina.ok("watch", table=table)
        await celina.ok("chat", table=table, text="cześć")
        await ania.until(lambda: ania.chat)
        assert (await bartek.refused("kick", table=table, seat=0))["code"] == "not-host"
        await both(ania.play_on(table), bartek.play_on(table))
        await celina.until(lambda: celina.result(table))
        assert ania.result(table)["places"] == bartek.result(table)["places"] == celina.result(table)["places"]
        assert ania.gaps == bartek.gaps == celina.gaps == 0
        assert (await bartek.get(f"/api/tables/{table}"))["phase"] == "over"
        assert len(await bartek.get(f"/api/tables/{table}/transcript?seat=1")) > 5
        await bartek.drop()
        await ania.until(lambda: not ania.tables[table]["seats"][1]["online"])


@play
async def test_when_the_owner_dies_its_table_moves_within_seconds(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as (one, two), Party(one.url) as near, Party(two.url) as far:
        ania, bartek, table = await pair_across(near, far)
        await some_turns(table, ania, bartek)
        before = len(bartek.received)
        await die(one)
        await bartek.until(lambda: any(m["type"] == "update" and m["full"] for m in bartek.received[before:]))
        assert list(two.server.hall.rooms) == [table]
        ania.url = two.url
        ania.http.base_url = two.url
        await ania.reconnect(table)
        await both(ania.play_on(table), bartek.play_on(table))
        assert bartek.gaps == 0


@play
async def test_an_answer_to_an_owner_that_died_is_given_to_the_next_one(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as (one, two), Party(one.url) as near, Party(two.url) as far:
        _, bartek, table = await pair_across(near, far)
        await die(one)
        await answer_after_all(bartek, table)
        assert two.server.hall.rooms[table].match.pending


@play
async def test_a_node_that_was_asleep_gives_up_what_others_own_now(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as (one, two), Party(one.url) as near, Party(two.url) as far:
        ania, bartek, table = await pair_across(near, far)
        asleep: Room = one.server.hall.rooms[table]
        store = two.server.house.store
        await store.release(table, "one")
        assert (await store.lease(table, "two", 60.0)).node == "two"
        await ania.until(lambda: asleep.gone)
        await asyncio.sleep(0.5)
        await both(ania.play_on(table), bartek.play_on(table))
        assert table in two.server.hall.rooms
        assert table not in one.server.hall.rooms


@play
async def test_watchers_of_a_node_that_died_are_forgotten(tmp_path: Path) -> None:
    async with two_nodes(tmp_path, lease=0.6) as (one, two), Party(one.url) as near, Party(two.url) as far:
        ania, bartek, table = await pair_across(near, far)
        await bartek.until(lambda: bartek.tables[table]["seats"][1]["online"])
        two.server.hall.watching.clear()
        two.server.hall.nodes.lent.clear()
        await ania.until(lambda: not ania.tables[table]["seats"][1]["online"])
        assert len(one.server.hall.rooms[table].watchers) == 1


@play
async def test_the_lobby_of_every_node_shows_people_before_empty_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has waited for long is seen from other nodes, too, and those who have gone are not."""
    monkeypatch.setattr(hall, "LATELY", 0.6)
    async with two_nodes(tmp_path) as (one, two), Party(one.url) as near, Party(two.url) as far:
        ania, gone, bartek = await near.guest("Ania"), await near.guest("Celina"), await far.guest("Bartek")
        table = await ania.new_table()
        empty = [await gone.new_table() for _ in range(3)]
        await gone.drop()
        for player in (ania, bartek):
            listed: list[str] = []
            async with asyncio.timeout(PATIENCE):
                while listed[:1] != [table]:
                    await asyncio.sleep(0.5)
                    listed = [line["id"] for line in await player.get("/api/tables")]
            assert set(listed[1:]) == set(empty)
