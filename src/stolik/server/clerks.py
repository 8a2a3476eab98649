"""Clerks: worker processes for what takes long and can wait, so that nobody who plays has to."""

import asyncio
from typing import Any, cast

from stolik.server.bots import Worker
from stolik.server.problems import Refused
from stolik.server.store import StoredMatch
from stolik.server.turns import Turns

WRITER, ANALYST, READER = 19, 17, 15
"""How much they stand back for whoever needs the processor at once (see nice(2))."""
MEMORY = 1024 * 2**20
"""Bytes that a clerk may take; one that wants more is replaced."""
MOST_WAITING, MOST_OF_ONE = 128, 32
"""So many wishes wait at most, and so many of one address; whoever comes then is asked to come again."""


class Clerks:
    """One writes down matches that have ended, at leisure; one serves people who wait for a replay or a file; one
    looks back at matches, which takes long and must not keep the others waiting."""

    def __init__(self) -> None:
        self._writer, self._reader = Worker(WRITER, MEMORY), Worker(READER, MEMORY)
        self._analyst = Worker(ANALYST, MEMORY)
        self._writing, self._reading, self._analysing = asyncio.Lock(), Turns(), Turns()
        self.done = 0
        """How many wishes were carried out."""

    async def write(self, stored: StoredMatch, seconds: float = 60.0) -> str:
        """Every viewer's transcript of a finished match, packed, or BotFailed with what is wrong with the record."""
        async with self._writing:
            return cast(str, await self._writer.work(("transcribe", stored), seconds, slow=True))

    async def wish(self, what: str, *args: object, whose: str, seconds: float = 20.0) -> Any:
        """What a function of `copying` returns; BotFailed if it fails or takes too much memory or time to think about.

        TooBusy if there is no time for it now.
        """
        return await self._served(self._reader, self._reading, (what, *args), whose, seconds)

    async def analyse(self, stored: StoredMatch, whose: str, seconds: float = 60.0) -> str:
        """The analysis of a finished match, as JSON."""
        return cast(str, await self._served(self._analyst, self._analysing, ("analyse", stored), whose, seconds))

    async def _served(self, worker: Worker, turns: Turns, job: tuple[Any, ...], whose: str, seconds: float) -> Any:
        if len(turns) >= MOST_WAITING or turns.of(whose) >= MOST_OF_ONE:
            raise Refused("busy", status=503)
        await turns.take(whose)
        try:
            self.done += 1
            return await worker.work(job, seconds, slow=True)
        finally:
            turns.give_back()

    async def stop(self) -> None:
        await self._writer.close()
        await self._reader.close()
        await self._analyst.close()
