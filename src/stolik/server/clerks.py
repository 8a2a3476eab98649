"""Clerks: worker processes for what takes long and can wait, so that nobody who plays has to."""

import asyncio
from typing import Any, cast

from stolik.server.bots import Worker
from stolik.server.problems import Refused
from stolik.server.store import StoredMatch

WRITER, READER = 19, 10
"""How much they stand back for whoever needs the processor at once (see nice(2))."""
MEMORY = 1024 * 2**20
"""Bytes that a clerk may take; one that wants more is replaced."""
MOST_WAITING = 64
"""So many wishes wait at most; whoever comes then is asked to come again."""


class Clerks:
    """One writes down matches that have ended, at leisure; one serves people who wait for a replay or a file."""

    def __init__(self) -> None:
        self._writer, self._reader = Worker(WRITER, MEMORY), Worker(READER, MEMORY)
        self._writing, self._reading = asyncio.Lock(), asyncio.Lock()
        self._waiting = 0
        self.done = 0
        """How many wishes were carried out."""

    async def write(self, stored: StoredMatch, seconds: float = 60.0) -> str:
        """Every viewer's transcript of a finished match, packed, or BotFailed with what is wrong with the record."""
        async with self._writing:
            return cast(str, await self._writer.work(("transcribe", stored), seconds))

    async def wish(self, what: str, *args: object, seconds: float = 20.0) -> Any:
        """What a function of `copying` returns; BotFailed if it fails, takes too long or too much memory."""
        if self._waiting >= MOST_WAITING:
            raise Refused("busy", status=503)
        self._waiting += 1
        try:
            async with self._reading:
                self.done += 1
                return await self._reader.work((what, *args), seconds)
        finally:
            self._waiting -= 1

    async def stop(self) -> None:
        await self._writer.close()
        await self._reader.close()
