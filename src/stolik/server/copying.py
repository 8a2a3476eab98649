"""What clerks do, in processes of their own: transcripts, replays, stories, records as files, files as records.

Nothing here runs where matches are played. Everything comes and goes as texts and bytes, so that handing it on costs
nothing either, and everything has an end: `MOST_ENTRIES`, `MOST_BYTES` and the clerk's own time and memory.
"""

import gzip
import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from stolik import games
from stolik.server import analysing, transcripts
from stolik.server import protocol as p
from stolik.server.reading import Page, Reader
from stolik.server.rooms.keeping import record_of
from stolik.server.rooms.showing import deal_state
from stolik.server.store import StoredMatch
from stolik.table import SHOW_ALL, DamagedRecord, Match, Record, State

PAGED = 16 * 2**20
"""A replay of more bytes than this leaves out the moments on the way."""
TRIED, FACTOR, SPARE = 3, 10, 500
"""A file may have so many times the answers of the longest of so many random matches, and a few for taking back."""


def transcribe(stored: StoredMatch) -> str:
    """Every viewer's transcript of a match, packed."""
    return transcripts.transcribe(record_of(stored))


def replay(stored: StoredMatch, packed: str, seat: int | None, language: str) -> bytes:
    """A finished match step by step, as a seat, the spectators or (without a seat) with everything open."""
    header = json.loads(stored.header)
    viewer = SHOW_ALL if seat is None else seat
    reader = Reader(header["game"], language, header["names"])
    head = {
        "id": stored.id,
        "game": header["game"],
        "names": header["names"],
        "options": header["options"],
        "seat": viewer,
        "started": stored.started,
        "deal": deal_state(header["seed"], header.get("known", False), over=True),
    }
    return _zipped(head, _told(transcripts.read(packed, viewer), reader))


def own(stored: StoredMatch, seat: int, language: str) -> bytes:
    """What a seat or the spectators received so far of a match that may still be running: never more, nor its secret.

    Nothing at all if the rules have changed under it. Why is not said: that would quote the hands of others.
    """
    header, record = json.loads(stored.header), record_of(stored)
    try:
        transcripts.replayed(record)
    except DamagedRecord:
        return b""
    reader = Reader(header["game"], language, header["names"])
    pages = list(_told(transcripts.pages_of(record, seat), reader))
    if pages:
        first = json.loads(pages[0])
        first["commitment"] = deal_state(header["seed"], header.get("known", False), over=False).commitment
        pages[0] = p.encode(first)
    return gzip.compress(b"[" + b",".join(pages) + b"]", 5)


def story(stored: StoredMatch, packed: str, language: str) -> bytes:
    """How a finished match came about. A transcript from before stories were told has an empty one."""
    header = json.loads(stored.header)
    reader = Reader(header["game"], language, header["names"])
    pages = map(transcripts.read_page, transcripts.read(packed, SHOW_ALL))
    beats = transcripts.beats(pages, reader, games.load(header["game"]))
    return gzip.compress(p.encode(p.Story(stored.id, header["game"], header["names"], beats)), 5)


def analyse(stored: StoredMatch) -> str:
    """The analysis of a finished match, as JSON."""
    return p.encode(analysing.analyse(record_of(stored), stored.id)).decode()


def analysis(stored: StoredMatch, text: str, language: str) -> bytes:
    """The same in words."""
    header, found = json.loads(stored.header), json.loads(text)
    say = Reader(header["game"], language, header["names"]).say
    points = [p.ChancePoint(step, chances) for step, chances in found["points"]]
    costly = [
        p.CostlyAnswer(one["step"], one["seat"], one["cost"], say(one["given"]), say(one["better"]))
        for one in found["costly"]
    ]
    told = p.Analysis(stored.id, header["game"], header["names"], points, found["turns"], costly)
    return gzip.compress(p.encode(told), 5)


def record(stored: StoredMatch) -> bytes:
    """The record of a finished match, to be kept as a file."""
    return gzip.compress(p.encode({**record_of(stored).to_json(), "snapshot": None}), 5)


def take_in(body: bytes) -> tuple[str, list[str], str, str]:
    """Header, entries and hashes of a record from a file, as they are stored, and its transcript; or what is wrong."""
    found = Record.from_json(json.loads(body))
    game = games.load(found.game)
    most = most_entries(game.id, game.check_seats(found.seats))
    if len(found.entries) > most:
        raise DamagedRecord(f"{len(found.entries)} entries; a match of {found.game} has at most {most}")
    header: dict[str, Any] = {
        "game": found.game,
        "rules": found.rules,
        "options": found.options,
        "seats": found.seats,
        "seed": found.seed,
        "names": [""] * found.seats,
    }
    entries = [json.dumps(entry.to_json()) for entry in found.entries]
    return json.dumps(header), entries, json.dumps(found.hashes), transcripts.transcribe(found)


@cache
def most_entries(game_id: str, seats: int) -> int:
    """How long a record of this game may be, taking back included: many times what a match at random needs."""
    game, longest = games.load(game_id), 0
    for seed in range(TRIED):
        match: Match[State] = Match(game, seats, None, seed, keep=False)
        rng, answers = random.Random(seed), 0
        while match.question is not None and answers < transcripts.MOST_ENTRIES:
            ask = match.asks[0]
            match.answer(rng.choice(ask.options), ask.seat)
            answers += 1
        longest = max(longest, answers)
    return min(longest * FACTOR + SPARE, transcripts.MOST_ENTRIES)


def _told(pages: Iterator[bytes], reader: Reader) -> Iterator[bytes]:
    """Pages of a transcript in words; beyond a size without the moments on the way."""
    size = 0
    for frozen in pages:
        page: Page = transcripts.read_page(frozen)
        if size > PAGED and "pages" in page:
            page = {**page, "events": transcripts.happened(page)}
            del page["pages"]
        told = p.encode(reader.read(page))
        size += len(told)
        yield told


def _zipped(head: dict[str, Any], pages: Iterator[bytes]) -> bytes:
    return gzip.compress(p.encode(head)[:-1] + b',"pages":[' + b",".join(pages) + b"]}", 5)
