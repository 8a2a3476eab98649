"""Who pays for what this process does: one thread plays everybody's matches, and its time is what runs out first.

Every address has a purse. What is done because of a request, a message or a bot that one of them woke is paid from it
by the time that it took, whatever it was: nobody has to know beforehand what is expensive. Whoever owes waits.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from types import coroutine
from typing import Any, TypeVar

from stolik.server.limits import Bucket, Buckets

T = TypeVar("T")
AT_ONCE = 5.0
"""Somebody who has done nothing for so many seconds may use all that these were worth at once."""
MOST_OWED = 10.0
"""Nobody has to wait for longer than this, whatever they did."""


class Purse:
    """Seconds of work that one address may still cause."""

    def __init__(self, whose: str, bucket: Bucket) -> None:
        self.whose = whose
        self._bucket = bucket

    def pay(self, seconds: float) -> None:
        self._bucket.owe(seconds, MOST_OWED)

    @property
    def owes(self) -> bool:
        return not self._bucket.take(0)

    async def settle(self, unless: Callable[[], bool] = lambda: False) -> None:
        """Wait until nothing is owed, unless there is a reason not to."""
        while self.owes and not unless():
            await asyncio.sleep(min(0.2, self._bucket.wait(0)))


class Purses:
    """`share` is how many seconds a second each address may have; whoever has none cannot be told from the others."""

    def __init__(self, share: float) -> None:
        self._buckets = Buckets(share, share * AT_ONCE)

    def of(self, whose: str) -> Purse:
        return Purse(whose, self._buckets.of(whose)) if whose else NOBODYS


NOBODYS = Purse("", Bucket(1e9, 1e9))
"""Pays for what the house does of its own accord."""
payer: ContextVar[Purse] = ContextVar("payer", default=NOBODYS)
"""Whoever the present task works for. A task that it starts works for the same."""


@coroutine
def _timed(work: Coroutine[Any, Any, T], pay: Callable[[float], None]) -> Generator[Any, None, T]:
    thrown: BaseException | None = None
    while True:
        begun = time.thread_time()
        try:
            waits_for = work.send(None) if thrown is None else work.throw(thrown)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            pay(time.thread_time() - begun)
        thrown = None
        try:
            yield waits_for
        except BaseException as error:
            thrown = error


async def paid(work: Coroutine[Any, Any, T]) -> T:
    """Do something at the expense of whoever it is done for: the time in which nobody else had their turn."""
    return await _timed(work, payer.get().pay)
