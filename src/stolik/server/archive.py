"""Matches that are over: their replays, stories and records, and files of matches from elsewhere.

Clerks do the work; here is decided who may have what, and what was made lately is kept at hand.
"""

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from stolik.server import transcripts
from stolik.server.bots import BotFailed, TooBusy
from stolik.server.house import House
from stolik.server.problems import Refused
from stolik.server.store import StoredMatch
from stolik.table import Match, State

log = logging.getLogger(__name__)
Key: TypeAlias = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Share:
    """`take` takes one of what somebody may have made for them, or is Refused; `whose` share it is, the clerks know."""

    take: Callable[[], Awaitable[None]]
    whose: str


class Shelf:
    """What was made lately, up to so many bytes and seconds."""

    def __init__(self, most: int = 32 * 2**20, seconds: float = 300.0) -> None:
        self.most, self.seconds = most, seconds
        self._held: OrderedDict[Key, tuple[float, bytes]] = OrderedDict()
        self._size = 0

    def get(self, key: Key) -> bytes | None:
        at, data = self._held.get(key, (0.0, b""))
        if not data or time.monotonic() - at > self.seconds:
            return None
        self._held.move_to_end(key)
        return data

    def put(self, key: Key, data: bytes) -> None:
        self._size += len(data) - len(self._held.get(key, (0.0, b""))[1])
        self._held[key] = time.monotonic(), data
        self._held.move_to_end(key)
        while self._size > self.most:
            _, (_, gone) = self._held.popitem(last=False)
            self._size -= len(gone)


class Archive:
    """Everything comes as JSON, compressed with gzip."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._shelf = Shelf()
        self._making: dict[Key, asyncio.Task[bytes]] = {}

    def forget(self) -> None:
        """Somebody may have been erased: what was made with their name, or is being made, is for nobody any more."""
        self._shelf = Shelf()
        self._making.clear()

    async def replay(self, match_id: str, seat: int | None, language: str, share: Share) -> bytes:
        """A finished match step by step, as a seat, the spectators or (without a seat) everybody saw it."""

        async def make() -> Any:
            stored = await self._finished(match_id)
            if seat is not None and seat not in range(json.loads(stored.header)["seats"] + 1):
                raise Refused("no-such-seat", field="seat", status=404)
            return await self._wish(share, "replay", stored, await self._transcript(stored, share), seat, language)

        return await self._made(("replay", match_id, seat, language), share, make)

    async def story(self, match_id: str, language: str, share: Share) -> bytes:
        """How a finished match came about."""

        async def make() -> Any:
            stored = await self._finished(match_id)
            return await self._wish(share, "story", stored, await self._transcript(stored, share), language)

        return await self._made(("story", match_id, language), share, make)

    async def analysis(self, match_id: str, language: str, share: Share) -> bytes:
        """Who was winning when in a finished match, and which answers cost most."""

        async def make() -> Any:
            stored = await self._finished(match_id)
            text = await self.house.store.analysis(match_id)
            if not text:
                try:
                    text = await self.house.clerks.analyse(stored, share.whose)
                except TooBusy as busy:
                    raise Refused("busy", status=503) from busy
                except BotFailed as failed:
                    raise Refused("no-analysis", detail=str(failed)[:500], status=500) from failed
                await self.house.store.keep_analysis(match_id, text)
            told: bytes = await self._wish(share, "analysis", stored, text, language)
            return told

        return await self._made(("analysis", match_id, language), share, make)

    async def record(self, match_id: str, share: Share) -> bytes:
        """The record of a finished match, to be kept as a file. It says what it was dealt from, too."""

        async def make() -> Any:
            return await self._wish(share, "record", await self._finished(match_id))

        return await self._made(("record", match_id), share, make)

    async def own(self, match_id: str, seat: int, language: str, share: Share) -> bytes:
        """What a seat or the spectators received so far. Whoever asks has been found to sit there, or may look on."""
        stored = await self.house.store.match(match_id)
        if stored is None:
            raise Refused("no-such-match", status=404)

        async def make() -> Any:
            made = await self._wish(share, "own", stored, seat, language, told=False)
            if not made:
                raise Refused("older-rules")
            return made

        return await self._made(("own", match_id, len(stored.entries), seat, language), share, make)

    async def take_in(self, body: bytes, whose: str) -> str:
        """Make a replay of a record from a file; what is wrong with it is named."""
        try:
            header, entries, hashes, packed = await self.house.clerks.wish("take_in", body, whose=whose)
        except TooBusy as busy:
            raise Refused("busy", status=503) from busy
        except BotFailed as failed:
            raise Refused("bad-record", detail=str(failed), status=400) from failed
        match_id, now = self.house.secret(), self.house.now()
        await self.house.store.add_match(StoredMatch(match_id, "", header, now, now, entries, hashes, ""))
        await self.house.store.keep_transcript(match_id, packed)
        return match_id

    async def keep(self, match_id: str, match: Match[State] | None = None) -> None:
        """Make the transcript of a match that has ended. `match` helps if its record does not replay."""
        try:
            stored = await self.house.store.match(match_id)
            if stored is not None:
                await self._transcribe(stored)
        except BotFailed as failed:
            log.warning("no transcript from the record", extra={"match": match_id, "why": str(failed)})
            if match is not None:
                # The rules changed under it, so its record does not replay: its last page is what can be kept.
                await self.house.store.keep_transcript(match_id, transcripts.last_pages(match))

    async def catch_up(self) -> None:
        """Make the transcripts that a crash prevented."""
        for match_id in await self.house.store.without_transcript(1000):
            await self.keep(match_id)

    async def _made(self, key: Key, share: Share, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What lies on the shelf, is being made already, or is made now if it is within the share."""
        found = self._shelf.get(key)
        if found is not None:
            return found
        if key not in self._making:
            await share.take()
        if key not in self._making:
            task = asyncio.ensure_future(make())
            self._making[key] = task
            task.add_done_callback(lambda done: self._finish(key, done))
        return await asyncio.shield(self._making[key])

    def _finish(self, key: Key, task: asyncio.Future[bytes]) -> None:
        failed = task.cancelled() or task.exception() is not None
        if self._making.get(key) is task:
            del self._making[key]
            if not failed:
                self._shelf.put(key, task.result())

    async def _wish(self, share: Share, what: str, *args: object, seconds: float = 20.0, told: bool = True) -> Any:
        """What a clerk makes of it. Of a match that still runs nobody is `told` what went wrong: it names cards."""
        try:
            return await self.house.clerks.wish(what, *args, whose=share.whose, seconds=seconds)
        except TooBusy as busy:
            raise Refused("busy", status=503) from busy
        except BotFailed as failed:
            raise Refused("damaged", detail=str(failed) if told else "", status=500) from failed

    async def _finished(self, match_id: str) -> StoredMatch:
        stored = await self.house.store.match(match_id)
        if stored is None:
            raise Refused("no-such-match", status=404)
        if stored.ended is None:
            raise Refused("still-running", status=403)
        return stored

    async def _transcript(self, stored: StoredMatch, share: Share) -> str:
        text = await self.house.store.transcript(stored.id)
        if not text:
            # Somebody waits for it: the clerk who has all the time in the world may be long in getting there.
            text = await self._wish(share, "transcribe", stored, seconds=60.0)
            await self.house.store.keep_transcript(stored.id, text)
        return text

    async def _transcribe(self, stored: StoredMatch) -> str:
        text = await self.house.clerks.write(stored)
        await self.house.store.keep_transcript(stored.id, text)
        return text
