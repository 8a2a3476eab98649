"""Clerks: worker processes for what takes long and can wait, so that nobody who plays has to."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from stolik.server.bots import Worker
from stolik.server.problems import Refused
from stolik.server.store import StoredMatch

WRITER, READER = 19, 10
"""How much they stand back for whoever needs the processor at once (see nice(2))."""
MEMORY = 1024 * 2**20
"""Bytes that a clerk may take; one that wants more is replaced."""
MOST_WAITING, MOST_OF_ONE = 128, 32
"""So many wishes wait at most, and so many of one address; whoever comes then is asked to come again."""


class Turns:
    """One at a time. Addresses take turns, however many wishes one of them has."""

    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._taken = False

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self._queues.values()))

    def of(self, whose: str) -> int:
        return len(self._queues.get(whose, ()))

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        if self._taken:
            await self._wait(whose)
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, whose: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(whose, deque()).append(mine)
        try:
            await mine
        except BaseException:
            if mine.done() and not mine.cancelled():
                self._pass_on()
            elif whose in self._queues and mine in self._queues[whose]:
                self._queues[whose].remove(mine)
                if not self._queues[whose]:
                    del self._queues[whose]
            raise

    def _pass_on(self) -> None:
        while self._queues:
            whose, queue = self._queues.popitem(last=False)
            following = queue.popleft()
            if queue:
                self._queues[whose] = queue
            if not following.done():
                following.set_result(None)
                return
        self._taken = False


class Clerks:
    """One writes down matches that have ended, at leisure; one serves people who wait for a replay or a file."""

    def __init__(self) -> None:
        self._writer, self._reader = Worker(WRITER, MEMORY), Worker(READER, MEMORY)
        self._writing, self._reading = asyncio.Lock(), Turns()
        self.done = 0
        """How many wishes were carried out."""

    async def write(self, stored: StoredMatch, seconds: float = 60.0) -> str:
        """Every viewer's transcript of a finished match, packed, or BotFailed with what is wrong with the record."""
        async with self._writing:
            return cast(str, await self._writer.work(("transcribe", stored), seconds))

    async def wish(self, what: str, *args: object, whose: str, seconds: float = 20.0) -> Any:
        """What a function of `copying` returns; BotFailed if it fails, takes too long or too much memory."""
        if len(self._reading) >= MOST_WAITING or self._reading.of(whose) >= MOST_OF_ONE:
            raise Refused("busy", status=503)
        async with self._reading.turn(whose):
            self.done += 1
            return await self._reader.work((what, *args), seconds)

    async def stop(self) -> None:
        await self._writer.close()
        await self._reader.close()
