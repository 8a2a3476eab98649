"""A wall clock that jumps changes nobody's time, increments are earned once, whoever has no time left has lost."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Party, Player, both, play
from tests.server.inside import Inside
from tests.server.test_nodes import answer_after_all, die, pair_across, two_nodes

from stolik import games
from stolik.server.tables import read_table
from stolik.table import IllegalAnswer, Match, Record, Result

HOUR = 3600.0


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
@play
async def test_a_wall_clock_that_jumps_changes_nobodys_time(tmp_path: Path, jump: float) -> None:
    async with Inside(tmp_path, away_seconds=600.0) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(clock={"minutes": 5})
        await ania.answer(table)
        await bartek.drop()
        house = inside.server.house
        house.now = lambda: time.time() + jump
        await asyncio.sleep(0.3)
        await ania.ok("sync", table=table)
        times = ania.tables[table]["times"]
        assert all(280 < left <= 300 for left in times["left"]), times
        refused = await ania.refused("propose", table=table, what="takeover", seat=1, level="random")
        assert refused["code"] == "not-abandoned"
        await inside.server.hall.sweep()
        assert inside.server.hall.rooms[table].match is not None
        await bartek.connect()
        await bartek.ok("watch", table=table)
        await bartek.answer(table)
        await ania.until(lambda: ania.tables[table]["times"]["running"])
        assert all(280 < left <= 300 for left in ania.tables[table]["times"]["left"])


@play
async def test_a_match_that_is_brought_back_has_the_time_it_had(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(clock={"minutes": 5})
        inside.server.hall.rooms[table].table.left[:] = [100.0, 200.0]
        await ania.answer(table)
        await bartek.answer(table)
        cookie = ania.http.cookies
    async with Inside(tmp_path) as inside:
        inside.server.house.now = lambda: time.time() + 24 * HOUR
        async with Player(inside.url) as ania:
            await ania.drop()
            ania.http.cookies = cookie
            await ania.connect()
            await ania.ok("watch", table=table)
            left = ania.tables[table]["times"]["left"]
            assert 80 < left[0] <= 100, left
            assert 180 < left[1] <= 200, left


@play
async def test_a_node_whose_clock_is_an_hour_ahead_holds_no_lease_for_an_hour(tmp_path: Path) -> None:
    async with two_nodes(tmp_path, lease=1.5) as (one, two), Party(one.url) as near, Party(two.url) as far:
        one.server.house.now = lambda: time.time() + HOUR
        _, bartek, table = await pair_across(near, far)
        await asyncio.sleep(0.6)  # it has prolonged its leases meanwhile
        await die(one, soon=False)
        await answer_after_all(bartek, table)
        assert table in two.server.hall.rooms


@play
async def test_answering_and_taking_back_earns_no_time(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(clock={"minutes": 1, "increment": 60})
        left = inside.server.hall.rooms[table].table.left
        for _ in range(10):
            await ania.answer(table)
            await ania.ok("undo", table=table, seat=0)
            await ania.until(lambda: ania.ask(table))
        assert left[0] <= 120.0
        await ania.answer(table)
        await bartek.answer(table)
        assert 100.0 < left[0] <= 120.0
        assert 100.0 < left[1] <= 120.0
        # By agreement everybody goes back: what was earned stays, and is not earned again.
        number = ania.question(table)["number"]
        reply = await ania.ok("undo", table=table, seat=0)
        if reply.get("result") == "proposed":
            await bartek.until(lambda: bartek.tables[table]["proposal"])
            await bartek.ok("agree", table=table)
        await both(*(player.until(lambda p=player: p.question(table)["number"] != number) for player in (ania, bartek)))
        for player in (ania, bartek):
            await player.ok("sync", table=table)
            if player.ask(table):
                await player.answer(table)
        assert left[0] <= 120.0
        assert left[1] <= 120.0


@play
async def test_an_answer_that_stands_earns_its_increment_also_after_a_restart(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(clock={"minutes": 1, "increment": 60})
        await ania.answer(table)
        await bartek.answer(table)
        await inside.server.hall.rooms[table].close()
        stored = await inside.server.house.store.table(table)
        assert stored is not None
        assert read_table(stored.document).credited == [1, 1]
        await inside.server.hall.room(table)
        await ania.ok("sync", table=table)
        asked = ania if ania.ask(table) else bartek
        await asked.ok("sync", table=table)
        await asked.answer(table)
        left = inside.server.hall.rooms[table].table.left
        assert max(left) > 150.0


@play
async def test_of_those_who_share_a_screen_one_clock_runs_at_a_time(tmp_path: Path) -> None:
    """Both are asked at once, but the second sees the table only when it is handed on."""
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        table = await ania.new_table(clock={"minutes": 1})
        await ania.ok("sit", table=table, seat=1, name="Zosia")
        await ania.ok("start", table=table)
        await ania.until(lambda: ania.ask(table))
        held = inside.server.hall.rooms[table].table
        assert ania.tables[table]["times"]["running"] == [0]
        await asyncio.sleep(0.2)
        await ania.answer(table)
        await ania.until(lambda: ania.tables[table]["times"]["running"] == [1])
        assert held.left[0] < 60.0
        assert held.left[1] == 60.0


@play
async def test_whoever_has_no_time_left_has_lost_on_time(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(clock={"minutes": 1})
        await ania.answer(table)
        room = inside.server.hall.rooms[table]
        room.table.left[1] = 0.2
        room.clock.set_flag()
        await both(*(player.until(lambda p=player: p.result(table)) for player in (ania, bartek)))
        assert ania.result(table)["places"] == [1, 2]
        assert (ania.result(table)["reason"], ania.result(table)["why"]) == ("time", "a player ran out of time")
        assert ania.log[table][-1]["text"] == "Bartek runs out of time."
        record = Record.from_json(await ania.get(f"/api/matches/{ania.tables[table]['match']}/record"))
        assert [entry.kind for entry in record.entries] == ["answer", "timeout"]
        replayed = Match.replay(games.load("cardia"), record)
        assert replayed.result == Result((1, 2), "time")
        polish = await ania.get(f"/api/matches/{ania.tables[table]['match']}?lang=pl&seat=0")
        assert polish["pages"][-1]["result"]["why"] == "przekroczenie czasu"


def test_a_timeout_is_an_end_like_any_other() -> None:
    match: Match[Any] = Match(games.load("cardia"), 2, seed=1)
    with pytest.raises(IllegalAnswer):
        match.timeout(2)
    with pytest.raises(IllegalAnswer):
        match.timeout(-1)
    match.timeout(0)
    assert match.result == Result((2, 1), "time")
    with pytest.raises(IllegalAnswer):
        match.timeout(1)
