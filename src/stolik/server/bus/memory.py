"""The bus inside one process: one node, or several in a test."""

import asyncio
import time
from collections.abc import Callable
from functools import cache

from stolik.server.bus.base import Answerer, NodeGone, Receiver

MOST_COUNTED = 100_000
NONE = (0, 0.0)


class Counter:
    """Counts by the window of time, and takes of the last window the part that is not yet past."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._counts: dict[tuple[str, int], tuple[int, float]] = {}
        """By name and window: how many, and from when on that says nothing any more."""

    def count(self, name: str, seconds: float) -> float:
        window, part = divmod(self._clock() / seconds, 1)
        here = name, int(window)
        if here not in self._counts and len(self._counts) >= MOST_COUNTED:
            self._make_room()
        now = self._counts.get(here, NONE)[0] + 1
        self._counts[here] = now, (window + 2) * seconds
        return now + self._counts.get((name, int(window) - 1), NONE)[0] * (1 - part)

    def _make_room(self) -> None:
        """Forget what is past, and of the rest what counted least: a flood of names frees nobody who had enough."""
        clock = self._clock()
        held = [(key, value) for key, value in self._counts.items() if value[1] > clock]
        held.sort(key=lambda one: one[1][0], reverse=True)
        self._counts = dict(held[: MOST_COUNTED // 2])


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
