"""The eyes of a connection at a table."""

from collections.abc import Callable
from dataclasses import dataclass

from stolik.server.store import Guest


@dataclass(slots=True)
class Watcher:
    """One connection's eyes at a table. `seat` is whose view it gets; the spectators' is the number of seats."""

    id: str
    table: str
    guest: Guest
    language: str
    seat: int
    push: Callable[[bytes], None]
    seq: int = 0
    pages: bool = False
    """Is what happens told page by page?"""
    left: bool = False
    """The connection is gone: whoever is about to let it watch again need not."""

    def send(self, body: bytes) -> None:
        """Number a message and hand it to the connection."""
        self.seq += 1
        self.push(b'{"seq":%d,%s' % (self.seq, body[1:]))
