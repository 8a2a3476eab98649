"""Who pays for what this process does: one thread plays everybody's matches, and its time is what runs out first.

Every address has a purse. What is done because of a connection, a request, a message or a bot that one of them woke is
paid from it by the time that it took, whatever it was: nobody has to know beforehand what is expensive. Whoever owes
waits. And whoever owes nothing still works in moments: between two of them everybody else has their turn.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from types import coroutine
from typing import Any, TypeVar

from stolik.server.limits import Bucket, Each

T = TypeVar("T")
AT_ONCE = 5.0
"""Somebody who has done nothing for so many seconds may use all that these were worth at once."""
MOST_OWED = 10.0
"""Nobody has to wait for longer than this, whatever they did."""
MOMENT, PIECES = 0.005, 8
"""So many seconds of work, or pieces of it that had to wait, are done for one address before all others had a turn."""
EBB = 0.2
"""Whoever uses less than this part of the time never has to let others go first: they have their turns anyway."""
SURE = 0.001
"""For so many seconds it need not be asked whether this thread had its core."""
TRICKLE = 0.05
"""The part of the time that is left to those who owe, so that they hear at least why they wait."""


class Purse:
    """Seconds of work that one address may still cause, and its place in the present round of everybody's turns."""

    def __init__(self, whose: str, rate: float, burst: float) -> None:
        self.whose = whose
        self._bucket = Bucket(rate, burst)
        self._spent = 0.0
        """Lately, less a moment for every round that had to pass."""
        self._paid = 0.0
        self._queue: deque[Callable[[], None]] = deque()
        self._next: asyncio.Handle | None = None

    def pay(self, seconds: float) -> None:
        now = self._bucket.owe(seconds, MOST_OWED)
        self._spent = max(0.0, self._spent - (now - self._paid) * EBB) + seconds
        self._paid = now
        if self._spent >= MOMENT:
            self._await_round()

    @property
    def owes(self) -> bool:
        return self._bucket.left < 0 and not self._bucket.take(0)

    async def settle(self, unless: Callable[[], bool] = lambda: False) -> None:
        """Wait until nothing is owed, unless there is a reason not to, and then for a turn."""
        while self.owes and not unless():
            await asyncio.sleep(min(0.2, self._bucket.wait(0)))
        await self.turn()

    # -- rounds --------------------------------------------------------------------------------------------------------

    @property
    def free(self) -> bool:
        """May something be done at once?"""
        return self._spent < MOMENT and not self._queue

    def soon(self, do: Callable[[], None]) -> None:
        """Do something in the next round that has a moment for it."""
        self._queue.append(do)
        self._await_round()

    async def turn(self) -> None:
        """Wait until something may be done."""
        if not self.free:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.soon(lambda: None if mine.done() else mine.set_result(None))
            await mine

    def _await_round(self) -> None:
        if self._next is None:
            loop = asyncio.get_running_loop()
            self._next = (
                loop.call_later(MOMENT / TRICKLE, self._begin_round) if self.owes else loop.call_soon(self._begin_round)
            )

    def _begin_round(self) -> None:
        """Everybody else had their turn."""
        self._next = None
        self._spent = max(0.0, self._spent - MOMENT)
        for _ in range(PIECES):
            if self._spent >= MOMENT or not self._queue:
                break
            self._queue.popleft()()
        if self._spent >= MOMENT or self._queue:
            self._await_round()


class Bottomless(Purse):
    """Pays for what the house does of its own accord, and for whoever cannot be told from others."""

    def __init__(self) -> None:
        super().__init__("", 1e9, 1e9)

    def pay(self, seconds: float) -> None:
        return

    @property
    def free(self) -> bool:
        return True

    def soon(self, do: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_soon(do)


class Purses(Each[Purse]):
    """`share` is how many seconds a second each address may have; whoever has none cannot be told from the others."""

    def __init__(self, share: float) -> None:
        super().__init__(lambda whose: Purse(whose, share, share * AT_ONCE))

    def of(self, key: str) -> Purse:
        return super().of(key) if key else NOBODYS


NOBODYS = Bottomless()
payer: ContextVar[Purse] = ContextVar("payer", default=NOBODYS)
"""Whoever the present task works for. A task that it starts works for the same."""


class Worked:
    """How long this thread has worked: while others had its core it has not.

    The system is asked once a millisecond. In the midst of everything that takes some five microseconds, and four times
    an answer that was a fiftieth of the server's time. What lies between is taken for work.
    """

    __slots__ = ("_asked", "_then")

    def __init__(self) -> None:
        self._asked = self._then = -SURE

    def __call__(self) -> float:
        now = time.perf_counter()
        since = now - self._asked
        if 0.0 <= since <= SURE:
            return self._then + since
        self._asked, self._then = now, time.thread_time()
        return self._then


worked = Worked()


@coroutine
def _timed(work: Coroutine[Any, Any, T], pay: Callable[[float], None]) -> Generator[Any, None, T]:
    thrown: BaseException | None = None
    while True:
        begun = worked()
        try:
            waits_for = work.send(None) if thrown is None else work.throw(thrown)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            pay(max(0.0, worked() - begun))
        thrown = None
        try:
            yield waits_for
        except BaseException as error:
            thrown = error


async def paid(work: Coroutine[Any, Any, T]) -> T:
    """Do something, when it is their turn, at the expense of whoever it is done for.

    Counted is the time in which nobody else had theirs. Once begun it goes on as fast as it can: others may wait for
    what it holds.
    """
    purse = payer.get()
    if not purse.free:
        try:
            await purse.turn()
        except BaseException:
            work.close()
            raise
    return await _timed(work, purse.pay)
