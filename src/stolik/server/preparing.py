"""Replies that were encoded before anybody waits for them: elsewhere, or once and for all."""

import asyncio
import gzip
import zlib
from collections.abc import AsyncIterator, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from stolik.server import protocol as p
from stolik.server.leisure import Slowly, at_leisure
from stolik.server.purses import payer
from stolik.server.static import accepted

PART = 64 * 1024
"""Of a long reply so many bytes at a time are made, as fast as they are read."""


class Ready:
    """A reply that was encoded once and for all, or elsewhere."""

    def __init__(self, zipped: bytes) -> None:
        self.zipped = zipped

    @classmethod
    def of(cls, plain: bytes) -> "Ready":
        return cls(gzip.compress(plain, 9))

    async def reply(self, request: Request, headers: dict[str, str] | None = None) -> Response:
        told = {"Vary": "Accept-Encoding", **(headers or {})}
        if "gzip" not in accepted(request.headers.get("accept-encoding", "")):
            told["Content-Length"] = str(int.from_bytes(self.zipped[-4:], "little"))  # gzip ends with it
            return StreamingResponse(self._plain(), headers=told, media_type="application/json")
        told |= {"Content-Encoding": "gzip", "Content-Length": str(len(self.zipped))}
        return StreamingResponse(self._parts(), headers=told, media_type="application/json")

    async def _parts(self) -> AsyncIterator[bytes]:
        for start in range(0, len(self.zipped), PART):
            await payer.get().turn()
            yield self.zipped[start : start + PART]

    async def _plain(self) -> AsyncIterator[bytes]:
        """A megabyte may be packed into a kilobyte: no more of it is unpacked than somebody reads."""
        unpacker = zlib.decompressobj(zlib.MAX_WBITS | 16)
        async for part in self._parts():
            while part:
                await payer.get().turn()
                if plain := unpacker.decompress(part, PART):
                    yield plain
                part = unpacker.unconsumed_tail
        yield unpacker.flush()


class Prepared:
    """Replies that never change: each is made once, when somebody first wants it, in moments between others' moves."""

    def __init__(self) -> None:
        self._made: dict[tuple[object, ...], Ready] = {}
        self._making: dict[tuple[object, ...], asyncio.Task[Ready]] = {}
        self._one_at_a_time = asyncio.Lock()
        """Or a hundred of them would take a hundred moments in a row."""

    async def get(self, make: Callable[..., Slowly[Any]], *about: str) -> Ready:
        """What `make` makes of `about`."""
        key = (make, *about)
        if key not in self._made and key not in self._making:
            self._making[key] = asyncio.ensure_future(self._prepare(make, *about))
            self._making[key].add_done_callback(lambda _: self._making.pop(key))
        return self._made[key] if key in self._made else await asyncio.shield(self._making[key])

    async def _prepare(self, make: Callable[..., Slowly[Any]], *about: str) -> Ready:
        async with self._one_at_a_time:
            plain = p.encode(await at_leisure(make(*about)))
            # The one thing that takes long and looks at no object of Python: in a thread it holds nobody up.
            made = self._made[make, *about] = await asyncio.to_thread(Ready.of, plain)
            return made
