"""Whoever makes the server work pays for it with their own time, and nobody else's."""

import asyncio
import json
import threading
from collections import Counter
from pathlib import Path

import pytest
from tests.server.harness import Party, both, play
from tests.server.inside import Inside
from tests.server.test_work import a_match

from stolik.server import bots, clerks
from stolik.server.bans import network_of
from stolik.server.bots import BotFailed, TooBusy
from stolik.server.purses import MOMENT, NOBODYS, PIECES, TRICKLE, Purse, Purses, Worked, paid, payer
from stolik.server.rooms import playing
from stolik.server.turns import Turns

ABUSER, HOME = "127.0.0.2", network_of("127.0.0.1")
THEIRS = network_of(ABUSER)


class Worktime:
    """The time that each thread has worked, which here is what it says it has: no machine is too slow or too busy."""

    def __init__(self) -> None:
        self._worked: dict[int, float] = {}

    def thread_time(self) -> float:
        return self._worked.get(threading.get_ident(), 0.0)

    def perf_counter(self) -> float:
        """What has passed for everybody: here one works after the other."""
        return sum(self._worked.values())

    def burn(self, seconds: float) -> None:
        self._worked[threading.get_ident()] = self.thread_time() + seconds


@pytest.fixture
def worktime(monkeypatch: pytest.MonkeyPatch) -> Worktime:
    counted = Worktime()
    monkeypatch.setattr("stolik.server.purses.time", counted)
    return counted


class Counted(Purse):
    def __init__(self) -> None:
        super().__init__("", 1e9, 1e9)
        self.paid = 0.0

    def pay(self, seconds: float) -> None:
        self.paid += seconds


@play
async def test_what_is_paid_is_the_time_in_which_nobody_else_had_a_turn(worktime: Worktime) -> None:
    purse, burn = Counted(), worktime.burn
    payer.set(purse)

    async def others() -> None:
        await asyncio.sleep(0)
        burn(0.1)

    async def work() -> str:
        burn(0.05)
        await asyncio.gather(others(), asyncio.to_thread(burn, 0.1))
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await asyncio.sleep(60)
        burn(0.05)
        return "done"

    assert await paid(work()) == "done"
    assert purse.paid == pytest.approx(0.1)

    async def failing() -> None:
        burn(0.05)
        raise LookupError

    with pytest.raises(LookupError):
        await paid(failing())
    assert purse.paid == pytest.approx(0.15)
    task = asyncio.create_task(paid(asyncio.sleep(60)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


def test_how_long_a_thread_worked_is_asked_once_a_millisecond(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clocks:
        now = worked = 0.0
        asked = 0

        def perf_counter(self) -> float:
            return self.now

        def thread_time(self) -> float:
            self.asked += 1
            return self.worked

    clocks = Clocks()
    monkeypatch.setattr("stolik.server.purses.time", clocks)
    worked, begun = Worked(), 0.0
    for _ in range(100):
        clocks.now += 0.0001
        clocks.worked += 0.0001
        begun = worked()
        assert begun == pytest.approx(clocks.worked)
    assert clocks.asked <= 11
    # Somebody else had the core for a second.
    clocks.now += 1.0
    clocks.worked += 0.002
    assert worked() - begun == pytest.approx(0.002)


@play
async def test_whoever_owes_waits_and_the_house_never_does() -> None:
    purses = Purses(10.0)
    purse = purses.of("a")
    purse.pay(49.0)
    assert not purse.owes, "what was saved may be used at once"
    purse.pay(2.0)
    assert purses.of("a").owes
    assert not purses.of("b").owes
    await purse.settle()
    assert not purse.owes
    assert purses.of("") is NOBODYS
    NOBODYS.pay(1e6)
    await NOBODYS.settle()


@play
async def test_one_address_works_in_moments_between_which_everybody_has_a_turn(
    monkeypatch: pytest.MonkeyPatch, worktime: Worktime
) -> None:
    """However many wishes it has, and however long each takes, between two moments of it all others had their turn."""
    monkeypatch.setattr("stolik.server.purses.EBB", 0.0)  # on a busy machine it uses little of the time that passes
    purses, done, rounds = Purses(1e6), [], [0]

    async def wish(purse: Purse, seconds: float) -> None:
        payer.set(purse)

        async def work() -> None:
            worktime.burn(seconds)
            done.append((purse.whose, rounds[0]))

        await paid(work())

    async def count() -> None:
        while True:
            rounds[0] += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    many = [wish(purses.of("hog"), MOMENT / 2) for _ in range(40)]
    await both(*many, *(wish(purses.of(f"other {n}"), 0.0) for n in range(3)))
    counting.cancel()
    when = [at for whose, at in done if whose == "hog"]
    assert len(when) == 40
    # Two fill a moment. Those that waited are let in a few at a time, and what they took beyond it is paid back.
    assert when[-1] - when[0] >= 40 / 2 - PIECES
    assert max(Counter(when).values()) <= PIECES
    assert max(at for whose, at in done if whose != "hog") <= when[0] + 1
    long = purses.of("long")
    payer.set(long)
    before = rounds[0] = 0
    counting = asyncio.create_task(count())
    await paid(asyncio.sleep(0))
    long.pay(MOMENT * 10)
    await paid(asyncio.sleep(0))
    counting.cancel()
    assert rounds[0] - before >= 9, "whoever had ten moments in a row lets nine rounds pass"


@play
async def test_pieces_that_waited_are_done_in_order_and_a_few_at_a_time() -> None:
    purse, order = Purses(1e6).of("a"), []
    for n in range(PIECES * 3):
        purse.soon(lambda n=n: order.append(n))  # type: ignore[misc]
    assert not purse.free
    assert not order
    await asyncio.sleep(0)
    assert order == list(range(PIECES))
    hurried = asyncio.create_task(purse.turn())
    given_up = asyncio.create_task(purse.turn())
    await asyncio.sleep(0)
    given_up.cancel()
    await hurried
    assert order == list(range(PIECES * 3))
    assert purse.free


@play
async def test_whoever_owes_is_still_heard_a_little() -> None:
    """Or it could not even be told that it has to wait; but that takes next to nothing of the others' time."""
    purse, clock = Purses(0.001).of("a"), asyncio.get_running_loop().time
    purse.pay(1.0)
    assert purse.owes
    begun = clock()
    purse._spent = MOMENT
    for _ in range(5):
        await purse.turn()
        purse.pay(MOMENT)
    assert 1.5 * TRICKLE * (clock() - begun) >= 5 * MOMENT
    assert purse.owes


@play
async def test_one_address_in_debt_waits_and_so_do_its_bots_but_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.purses.MOST_OWED", 1e12)  # or it would be over in ten seconds
    async with Inside(tmp_path, work_per_second=100_000) as inside, Party(inside.url) as party:
        purses = inside.server.house.purses
        zly, ania = await party.guest("Zły", address=ABUSER), await party.guest("Ania")
        tables = {}
        for one in (zly, ania):
            tables[one] = await one.new_table()
            await one.ok("bot", table=tables[one], seat=1, level="random")
            await one.ok("start", table=tables[one])
        purse = purses.of(THEIRS)
        purse._bucket.rate = 1.0
        purse._bucket.left = -1e9
        assert (await zly.http.get("/api/games")).status_code == 429
        assert (await zly.http.get("/health")).status_code == 200
        late = asyncio.create_task(zly.answer(tables[zly]))
        await ania.play_on(tables[ania])
        assert ania.result(tables[ania])
        assert (await ania.http.get("/api/games")).status_code == 200
        assert not late.done()
        match = inside.server.hall.rooms[tables[zly]].match
        assert match is not None
        assert all(entry.seat == 1 for entry in match.entries), "at most what its bot had thought of before"
        purse._bucket.left, purse._bucket.rate = 1e9, 1e9
        await late
        await zly.play_on(tables[zly])


@play
async def test_what_somebody_does_is_paid_by_their_address(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        purses = inside.server.house.purses
        zly, ania = await party.guest("Zły", address=ABUSER), await party.guest("Ania")
        table = await zly.new_table("vale")
        await zly.ok("bot", table=table, seat=1, level="random")
        for address in (THEIRS, HOME):
            bucket = purses.of(address)._bucket
            bucket.rate, bucket.burst, bucket.left = 1e-9, 1e9, 1e9
        await zly.ok("start", table=table)
        await zly.until(lambda: zly.ask(table))
        begun = 1e9 - purses.of(THEIRS)._bucket.left
        await zly.play_on(table, 5)
        after = 1e9 - purses.of(THEIRS)._bucket.left
        assert after > begun > 0
        assert 1e9 - purses.of(HOME)._bucket.left == 0
        await ania.get("/api/tables")
        assert 1e9 - purses.of(HOME)._bucket.left > 0


@play
async def test_addresses_take_turns_however_many_wishes_one_has() -> None:
    turns, order = Turns(2), []

    async def wish(whose: str) -> None:
        await turns.take(whose)
        order.append(whose)
        await asyncio.sleep(0)
        turns.give_back()

    await both(*(wish("a") for _ in range(6)), wish("b"), wish("c"))
    assert order[:2] == ["a", "a"]
    assert set(order[2:5]) == {"a", "b", "c"}
    await turns.take("a")
    assert turns.take_now()
    assert not turns.take_now()
    waiting = asyncio.create_task(turns.take("b"))
    await asyncio.sleep(0)
    assert turns.of("b") == 1
    waiting.cancel()
    await asyncio.wait({waiting})
    assert turns.of("b") == 0
    turns.give_back()
    assert turns.take_now()


@play
async def test_a_match_without_an_end_is_called_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_ENTRIES", 6)
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        await both(ania.play_on(table), bartek.play_on(table))
        await ania.until(lambda: ania.notices)
        assert ania.notices[-1]["code"] == "too-long"
        assert ania.result(table)["reason"] == "aborted"
        assert ania.log[table] == ania.updates[table]["events"]
        match = ania.tables[table]["match"]
        assert (await ania.get(f"/api/matches/{match}"))["pages"][-1]["result"]["reason"] == "aborted"


@play
async def test_a_good_file_is_not_called_bad_because_the_machine_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = a_match().record().to_json()
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        assert (await ania.post("/api/matches", file)).status_code == 201
        monkeypatch.setattr(bots, "PATIENCE", 1e-6)
        reply = await ania.post("/api/matches", file)
        assert (reply.status_code, reply.json()["code"]) == (503, "busy")
        monkeypatch.undo()
        assert (await ania.post("/api/matches", file)).status_code == 201
        assert inside.server.hall is not None


@play
async def test_a_clerk_counts_its_own_time_and_outlives_what_takes_too_much_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "PATIENCE", 60_000)
    ours = clerks.Clerks()
    body = json.dumps(a_match().record().to_json()).encode()
    try:
        await ours.wish("take_in", body, whose="")
        clerk = ours._reader.process
        with pytest.raises(BotFailed, match="takes more than") as failed:
            await ours.wish("take_in", body, whose="", seconds=0.001)
        assert not isinstance(failed.value, TooBusy)
        await ours.wish("take_in", body, whose="")
        assert ours._reader.process is clerk
    finally:
        await ours.stop()
