"""The clock of a table: whose time runs, and what happens when it has run out."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable

from stolik.server import protocol as p
from stolik.server.rooms.chores import log_failure
from stolik.server.rooms.keeping import Keeper, Mark


class Clock:
    """Time runs for whoever is asked, people only. `on_fall` is told, under the lock, which seat has none left."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.on_fall: Callable[[int], Awaitable[None]]
        self._since = keeper.house.ticks()
        """When the running clocks were last read."""
        self._flag: asyncio.TimerHandle | None = None
        self._falling: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return bool(self.running()) or (self._falling is not None and not self._falling.done())

    def running(self) -> list[int]:
        """The seats whose time runs now."""
        table, match = self.keeper.table, self.keeper.match
        if table.clock is None or match is None or not table.left:
            return []
        return self._timed(ask.seat for ask in match.asks)

    def _timed(self, asked: Iterable[int]) -> list[int]:
        """People only, and of those who share a screen the first: the others wait until it is handed on to them."""
        seats = self.keeper.table.seats
        first: dict[str, int] = {}
        for number in asked:
            if not seats[number].played_by:
                first.setdefault(seats[number].guest, number)
        return list(first.values())

    def times(self) -> p.ClockState | None:
        table = self.keeper.table
        if table.clock is None or not table.left:
            return None
        running = self.running()
        passed = self._passed()
        left = [
            round(max(0.0, seconds - (passed if seat in running else 0.0)), 1)
            for seat, seconds in enumerate(table.left)
        ]
        return p.ClockState(left, running)

    def set_up(self) -> None:
        """A match is about to begin: everybody has all their time."""
        table = self.keeper.table
        table.left = [table.clock.minutes * 60.0] * len(table.seats) if table.clock else []
        table.credited = [0] * len(table.left)
        self._since = self.keeper.house.ticks()

    def go_on(self) -> None:
        """The match is back in memory; the time that passed meanwhile is nobody's."""
        self._since = self.keeper.house.ticks()
        self.set_flag()

    def read(self, before: Mark) -> bool:
        """Take the time that passed from the seats that were asked; says whether there is a clock."""
        table, match = self.keeper.table, self.keeper.match
        if table.clock is None or match is None:
            return False
        passed = self._passed()
        for seat in self._timed(before.asked):
            table.left[seat] = max(0.0, table.left[seat] - passed)
        self._credit(table.clock.increment)
        self._since = self.keeper.house.ticks()
        self.set_flag()
        return True

    def _credit(self, increment: float) -> None:
        """An increment for each answer that stands, once: taking back and answering again earns nothing."""
        table, match = self.keeper.table, self.keeper.match
        assert match is not None
        standing = Counter(self.keeper.standing.follow(match.entries))
        if len(table.credited) != len(table.left):
            table.credited = [standing[seat] for seat in range(len(table.left))]
        for seat, credited in enumerate(table.credited):
            if standing[seat] > credited:
                table.left[seat] += increment * (standing[seat] - credited)
                table.credited[seat] = standing[seat]

    def set_flag(self) -> None:
        """Wake up when the first of the running clocks runs out."""
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        running = self.running()
        if running and not self.keeper.gone:
            wait = min(self.keeper.table.left[seat] for seat in running) - self._passed()
            self._flag = asyncio.get_running_loop().call_later(max(wait, 0.0) + 0.02, self._flag_fell)

    def stop(self) -> None:
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        if self._falling is not None and self._falling is not asyncio.current_task():
            self._falling.cancel()
        self._falling = None

    def _passed(self) -> float:
        return self.keeper.house.ticks() - self._since

    def _flag_fell(self) -> None:
        self._falling = asyncio.get_running_loop().create_task(self._out_of_time())
        self._falling.add_done_callback(log_failure)

    async def _out_of_time(self) -> None:
        async with self.keeper.lock:
            passed = self._passed()
            late = [seat for seat in self.running() if self.keeper.table.left[seat] <= passed]
            if not late or self.keeper.gone:
                self.set_flag()
            else:
                await self.on_fall(late[0])
