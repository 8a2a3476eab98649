"""The bus inside one process: one node, or several in a test."""

import asyncio
from functools import cache

from stolik.server.bus.base import Answerer, NodeGone, Receiver


class MemoryBus:
    def __init__(self) -> None:
        self._nodes: dict[str, tuple[Answerer, Receiver]] = {}

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

    async def ping(self) -> None:
        return

    async def close(self) -> None:
        return


@cache
def shared(name: str) -> MemoryBus:
    """The bus of that name in this process."""
    return MemoryBus()
