"""The bus inside one process: one node, or several in a test."""

import asyncio
import time
from collections.abc import Callable
from functools import cache

from stolik.server.bus.base import Answerer, NodeGone, Receiver

MOST_COUNTED = 100_000


class Counter:
    """Counts by the window of time, and takes of the last window the part that is not yet past."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._counts: dict[tuple[str, int], int] = {}

    def count(self, name: str, seconds: float) -> float:
        window, part = divmod(self._clock() / seconds, 1)
        here = name, int(window)
        if here not in self._counts and len(self._counts) >= MOST_COUNTED:
            self._counts.clear()
        self._counts[here] = self._counts.get(here, 0) + 1
        return self._counts[here] + self._counts.get((name, int(window) - 1), 0) * (1 - part)


class MemoryBus:
    def __init__(self) -> None:
        self._nodes: dict[str, tuple[Answerer, Receiver]] = {}
        self._counter = Counter()

    async def join(self, node: str, answerer: Answerer, receiver: Receiver) -> None:
        self._nodes[node] = answerer, receiver

    async def leave(self, node: str) -> None:
        self._nodes.pop(node, None)

    async def ask(self, node: str, question: bytes, seconds: float) -> bytes:
        if node not in self._nodes:
            raise NodeGone(node, reached=False)
        answerer, _ = self._nodes[node]
        try:
            async with asyncio.timeout(seconds):
                return await answerer(question)
        except TimeoutError:
            raise NodeGone(node) from None

    async def send(self, node: str, message: bytes) -> None:
        if node in self._nodes:
            self._nodes[node][1](message)

    async def count(self, name: str, seconds: float) -> float:
        return self._counter.count(name, seconds)

    async def ping(self) -> None:
        return

    async def close(self) -> None:
        return


@cache
def shared(name: str) -> MemoryBus:
    """The bus of that name in this process."""
    return MemoryBus()
