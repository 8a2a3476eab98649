"""What a bus is to the server: nodes ask each other, and send each other what their connections should receive."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias


class NodeGone(Exception):
    """The node that was asked is not there, or did not reply in time; perhaps the question did reach it."""

    def __init__(self, node: str, reached: bool = True) -> None:
        super().__init__(node)
        self.reached = reached


Answerer: TypeAlias = Callable[[bytes], Awaitable[bytes]]
"""Replies to what another node asks."""
Receiver: TypeAlias = Callable[[bytes], None]
"""Takes what another node sends without waiting for a reply. One sender's messages arrive in their order."""


class Bus(Protocol):
    async def join(self, node: str, answerer: Answerer, receiver: Receiver) -> None:
        """From now on this node can be asked and sent to under its name."""
        ...

    async def leave(self, node: str) -> None: ...

    async def ask(self, node: str, question: bytes, seconds: float) -> bytes:
        """Another node's reply, or NodeGone."""
        ...

    async def send(self, node: str, message: bytes) -> None:
        """Hand a message to another node; nothing happens if it is gone."""
        ...

    async def count(self, name: str, seconds: float) -> float:
        """How often this was counted within so many seconds, by all nodes together, this time included."""
        ...

    async def ping(self) -> None: ...
    async def close(self) -> None: ...


async def open_bus(url: str) -> Bus:
    """The bus that an address names: nothing for one process alone, or `redis://...`.

    `memory://name` is shared by the servers that live in one process.
    """
    if not url or url.startswith("memory://"):
        from stolik.server.bus.memory import MemoryBus, shared

        return shared(url) if url else MemoryBus()
    if url.startswith(("redis://", "rediss://", "unix://")):
        from stolik.server.bus.redis import RedisBus

        return await RedisBus.open(url)
    raise ValueError(f"no bus is known for the address {url.split(':', 1)[0]}:...")
