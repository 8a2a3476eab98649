"""The parts of a room, each alone: no server, no connection."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.harness import play

from stolik.server.bots import Thinkers
from stolik.server.bus import open_bus
from stolik.server.clerks import Clerks
from stolik.server.house import House
from stolik.server.limits import Limits
from stolik.server.metrics import Metrics
from stolik.server.protocol import Clock as Minutes
from stolik.server.purses import Purses
from stolik.server.rooms.clock import Clock
from stolik.server.rooms.keeping import Keeper, Mark
from stolik.server.rooms.teaching import Teacher
from stolik.server.settings import Settings
from stolik.server.store import NewMatch, open_store
from stolik.server.tables import Proposal, Seat, Table
from stolik.table import Match


@asynccontextmanager
async def a_keeper(folder: Path, **more: object) -> AsyncIterator[Keeper]:
    settings = Settings(data=folder)
    chance = random.Random(1)
    bus = await open_bus("")
    house = House(
        settings=settings,
        store=await open_store(settings.store_url),
        bus=bus,
        limits=Limits(settings, bus),
        purses=Purses(settings.work_per_second),
        thinkers=Thinkers(1, 1.0, chance),
        clerks=Clerks(),
        metrics=Metrics(),
        node="local",
    )
    table = Table(
        id="t",
        code="c",
        game="cardia",
        options={},
        open=True,
        host="ania",
        created=0.0,
        seats=[Seat(guest="ania"), Seat(guest="bartek")],
        **more,  # type: ignore[arg-type]
    )
    keeper = Keeper(house, table, 1, ())
    keeper.take(Match(table.rules, 2, None, 7), stored=0)
    yield keeper
    await house.store.close()


@play
async def test_a_clock_takes_time_from_whoever_is_asked_and_tells_who_has_none_left(tmp_path: Path) -> None:
    async with a_keeper(tmp_path, clock=Minutes(minutes=1, increment=5)) as keeper:
        clock, fell = Clock(keeper), asyncio.Queue[int]()
        clock.on_fall = fell.put
        clock.set_up()
        match = keeper.match
        assert match is not None
        assert clock.running() == [0, 1]
        before = Mark(match)
        match.answer(match.asks[0].options[0], 0)
        assert clock.read(before)
        assert clock.running() == [1]
        left = keeper.table.left
        assert 60 < left[0] <= 65
        assert left[1] <= 60
        left[1] = 0.0
        clock.set_flag()
        assert await fell.get() == 1
        clock.stop()


@play
async def test_a_bot_has_all_the_time_of_the_world(tmp_path: Path) -> None:
    async with a_keeper(tmp_path, clock=Minutes(minutes=1)) as keeper:
        keeper.table.seats[1] = Seat(bot="random")
        clock = Clock(keeper)
        clock.set_up()
        assert clock.running() == [0]


@play
async def test_a_teacher_says_nothing_where_nothing_is_taught(tmp_path: Path) -> None:
    async with a_keeper(tmp_path) as keeper:
        teacher = Teacher(keeper)
        assert teacher.lesson is None
        assert not teacher.runs()
        keeper.table.lesson = True
        assert teacher.lesson is not None


@play
async def test_that_a_table_is_in_use_is_noted_now_and_then(tmp_path: Path) -> None:
    """With the first answer and half a minute later: with every one of them an index would change."""
    async with a_keeper(tmp_path) as keeper:
        house, now = keeper.house, 1_000.0
        house.ticks = lambda: now
        await house.store.add_table(keeper.table.stored(1, 10.0))
        await house.store.lease("t", "local", 60)
        keeper.table.match = "m"
        await keeper.commit(start=NewMatch("m", "t", "{}", 0.0))
        noted = []
        for seconds in (0, 20, 20, 5):
            now += seconds
            match = keeper.match
            assert match is not None
            match.answer(match.asks[0].options[0], match.asks[0].seat)
            before = await house.store.table("t")
            await keeper.commit()
            after = await house.store.table("t")
            assert before is not None
            assert after is not None
            assert after.waiting == tuple(ask.seat for ask in match.asks)
            noted.append(after.touched != before.touched)
        assert noted == [True, False, True, False]


def test_whoever_plays_and_is_there_has_to_agree() -> None:
    seats = [Seat(guest="ania"), Seat(guest="bartek"), Seat(guest="celina", left=True), Seat(bot="random")]
    table = Table(id="t", code="c", game="vale", options={}, open=True, host="ania", created=0.0, seats=seats)
    assert table.missing(Proposal("abort", "ania", ["ania"])) == ["bartek"]
    assert table.missing(Proposal("takeover", "ania", ["ania"], seat=1)) == []
