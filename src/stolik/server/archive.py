"""Matches that are over: their replays, stories and records, and files of matches from elsewhere."""

import asyncio
import json
import logging
from typing import Any, cast

from stolik import games
from stolik.server import protocol as p
from stolik.server import transcripts
from stolik.server.bots import BotFailed
from stolik.server.house import House
from stolik.server.problems import Refused
from stolik.server.reading import Page, Reader
from stolik.server.rooms import deal_state, record_of
from stolik.server.store import StoredMatch
from stolik.table import SHOW_ALL, DamagedRecord, Match, Record, State

log = logging.getLogger(__name__)


class Archive:
    def __init__(self, house: House) -> None:
        self.house = house
        self._copying = asyncio.Lock()

    async def replay(self, match_id: str, seat: int | None, language: str) -> p.Replay:
        """A finished match step by step, as a seat, the spectators or (without a seat) everybody saw it."""
        stored = await self._finished(match_id)
        header = json.loads(stored.header)
        if seat is not None and seat not in range(header["seats"] + 1):
            raise Refused("no-such-seat", field="seat", status=404)
        viewer = SHOW_ALL if seat is None else seat
        pages = await self._pages(stored)
        reader = Reader(header["game"], language, header["names"])
        return p.Replay(
            id=match_id,
            game=header["game"],
            names=header["names"],
            options=header["options"],
            seat=viewer,
            started=stored.started,
            deal=deal_state(header["seed"], header.get("known", False), over=True),
            pages=[cast(p.ReplayPage, reader.read(one)) for one in pages[str(viewer)]],
        )

    async def story(self, match_id: str, language: str) -> p.Story:
        """How a finished match came about. A transcript from before stories were told has an empty one."""
        stored = await self._finished(match_id)
        header = json.loads(stored.header)
        pages = (await self._pages(stored))[str(SHOW_ALL)]
        reader = Reader(header["game"], language, header["names"])
        telling = games.load(header["game"]).telling
        return p.Story(match_id, header["game"], header["names"], transcripts.beats(pages, reader, telling))

    async def record(self, match_id: str) -> dict[str, Any]:
        """The record of a finished match, to be kept as a file. It says who played, too."""
        stored = await self._finished(match_id)
        return {**record_of(stored).to_json(), "snapshot": None}

    async def take_in(self, data: object) -> str:
        """Make a replay of a record from a file; what is wrong with it is named."""
        try:
            record = Record.from_json(data)
            packed = await self.house.thinkers.transcribe(record.to_json())
        except (DamagedRecord, BotFailed) as error:
            raise Refused("bad-record", detail=str(error), status=400) from error
        match_id, now = self.house.secret(), self.house.now()
        header = {
            "game": record.game,
            "rules": record.rules,
            "options": record.options,
            "seats": record.seats,
            "seed": record.seed,
            "names": [""] * record.seats,
        }
        entries = [json.dumps(entry.to_json()) for entry in record.entries]
        stored = StoredMatch(match_id, "", json.dumps(header), now, now, entries, json.dumps(record.hashes), "")
        await self.house.store.add_match(stored)
        await self.house.store.keep_transcript(match_id, packed)
        return match_id

    async def keep(self, match_id: str, match: Match[State] | None = None) -> None:
        """Make the transcript of a match that has ended. `match` helps if its record does not replay."""
        try:
            # In the evening many matches wait for their transcripts, and memory is for those that are played.
            async with self._copying:
                stored = await self.house.store.match(match_id)
                if stored is not None:
                    await self._transcribe(stored)
        except BotFailed as failed:
            log.warning("no transcript from the record", extra={"match": match_id, "why": str(failed)})
            if match is not None:
                # The rules changed under it, so its record does not replay: its last page is what can be kept.
                whole = {"finished": True, "rules": match.game.rules, "pages": transcripts.last_pages(match)}
                await self.house.store.keep_transcript(match_id, transcripts.pack(whole))

    async def catch_up(self) -> None:
        """Make the transcripts that a crash prevented."""
        for match_id in await self.house.store.without_transcript(1000):
            await self.keep(match_id)

    async def _finished(self, match_id: str) -> StoredMatch:
        stored = await self.house.store.match(match_id)
        if stored is None:
            raise Refused("no-such-match", status=404)
        if stored.ended is None:
            raise Refused("still-running", status=403)
        return stored

    async def _pages(self, stored: StoredMatch) -> dict[str, list[Page]]:
        text = await self.house.store.transcript(stored.id)
        if not text:
            try:
                text = await self._transcribe(stored)
            except BotFailed as failed:
                raise Refused("damaged", detail=str(failed), status=500) from failed
        transcript = await asyncio.to_thread(transcripts.unpack, text)
        return cast("dict[str, list[Page]]", transcript["pages"])

    async def _transcribe(self, stored: StoredMatch) -> str:
        text = await self.house.thinkers.transcribe(record_of(stored).to_json())
        await self.house.store.keep_transcript(stored.id, text)
        return text
