"""What every viewer of a finished match received, page by page: it keeps a replay alive when the rules move on."""

import base64
import zlib
from collections.abc import Iterable, Iterator
from typing import cast

import msgspec

from stolik import games
from stolik.server import protocol as p
from stolik.server.reading import Kept, Page, Reader, open_page, page
from stolik.table import SHOW_ALL, DamagedRecord, Game, Match, Record, State

MOST_ENTRIES = 20_000
MOST_BYTES = 8 * 2**20
"""Of all transcripts of a match together, compressed."""


class Roll:
    """A viewer's transcript as it is written: a page a line, compressed as it comes."""

    def __init__(self) -> None:
        self._press = zlib.compressobj(5)
        self._parts: list[bytes] = []
        self.size = 0

    def add(self, frozen: bytes) -> None:
        self._parts.append(self._press.compress(frozen + b"\n"))
        self.size += len(self._parts[-1])

    def text(self) -> str:
        return base64.b85encode(b"".join([*self._parts, self._press.flush()])).decode()


def transcribe(record: Record) -> str:
    """The transcripts of all viewers (the spectators come last, SHOW_ALL is -1) of a match, packed."""
    game = games.load(record.game)
    if len(record.entries) > MOST_ENTRIES:
        raise ValueError(f"a record of {len(record.entries)} entries is too long")
    finished = replayed(record).result is not None
    rolls = {str(viewer): Roll() for viewer in viewers_of(record.seats)}
    kept = Kept()
    for match, start in steps(record):
        for viewer in viewers_of(record.seats):
            rolls[str(viewer)].add(_any_page(match, viewer, start, kept))
        if sum(roll.size for roll in rolls.values()) > MOST_BYTES:
            raise ValueError(f"a transcript of more than {MOST_BYTES} bytes is too long")
    return pack(finished, game.rules, rolls)


def replayed(record: Record) -> Match[State]:
    """The match of a record under today's rules; DamagedRecord if they would make another match of its entries.

    A match that goes on from its snapshot is one whose beginning cannot be told any more: whatever its entries happen
    to do now was never seen by anybody, and may show what is still hidden.
    """
    match: Match[State] = Match.replay(games.load(record.game), record, every=False)
    if match.restored != "replayed":
        raise DamagedRecord("it was begun under other rules and does not replay under these")
    return match


def pack(finished: bool, rules: int, rolls: dict[str, Roll]) -> str:
    whole = {"finished": finished, "rules": rules, "rolls": {viewer: roll.text() for viewer, roll in rolls.items()}}
    return msgspec.json.encode(whole).decode()


def read(packed: str, viewer: int) -> Iterator[bytes]:
    """The pages of one viewer's transcript."""
    if not packed.startswith("{"):
        # As it was written before every viewer had a roll of their own.
        whole = msgspec.json.decode(zlib.decompress(base64.b85decode(packed)))
        yield from (msgspec.json.encode(page) for page in whole["pages"][str(viewer)])
        return
    roll = base64.b85decode(msgspec.json.decode(packed)["rolls"][str(viewer)])
    yield from zlib.decompress(roll).splitlines()


def unpack(packed: str, seats: int) -> dict[str, list[Page]]:
    """Everybody's pages."""
    return {str(viewer): [read_page(frozen) for frozen in read(packed, viewer)] for viewer in viewers_of(seats)}


def viewers_of(seats: int) -> list[int]:
    """Everybody who has a transcript of a match that is over."""
    return [SHOW_ALL, *range(seats + 1)]


def steps(record: Record) -> Iterator[tuple[Match[State], int]]:
    """The match at its start and after every entry, and from which line of the log on it is told there."""
    game = games.load(record.game)
    match: Match[State] = Match(game, record.seats, record.options, record.seed, pages=True, every=False)
    yield match, 0
    for entry in record.entries:
        start = len(match.log)
        match.apply(entry)
        yield match, len(match.log) - 1 if entry.kind == "undo" else start


def pages_of(record: Record, seat: int) -> Iterator[bytes]:
    """What a seat received, one page for the start and one for every entry: of a running match, too."""
    kept = Kept()
    for match, start in steps(record):
        yield _frozen(match, page(match, seat, start, kept, list(match.beats(start))))


def last_pages(match: Match[State]) -> str:
    """The last page of a match that is over, for each viewer, packed."""
    rolls = {str(viewer): Roll() for viewer in viewers_of(match.seats)}
    for viewer, roll in rolls.items():
        roll.add(_any_page(match, int(viewer), 0, Kept()))
    return pack(True, match.game.rules, rolls)


def _any_page(match: Match[State], viewer: int, start: int, kept: Kept) -> bytes:
    beats = list(match.beats(start))
    if viewer == SHOW_ALL:
        return _frozen(match, open_page(match, start, kept, beats))
    return _frozen(match, page(match, viewer, start, kept, beats))


def _frozen(match: Match[State], shown: Page) -> bytes:
    """A page as JSON: the state it was made from goes on changing."""
    return msgspec.json.encode({**shown, "standing": match.game.standing(match.state)})


def happened(page: Page) -> list[Page]:
    """Every line of a page of a transcript, those of the moments on the way first."""
    return [*(line for one in page.get("pages", ()) for line in one["events"]), *page["events"]]


def beats(pages: Iterable[Page], reader: Reader, game: Game[State]) -> list[p.Beat]:
    """The first page and every one that changed the standing, without those that were taken back.

    Of what happened, those kinds of events are told that are telling, or all where none of them is among it.
    """
    told: list[tuple[int, p.Beat]] = []
    before = (0, 0)
    for step, one in enumerate(pages, 1):
        while told and told[-1][0] > one["kept"]:
            told.pop()
        events = happened(one)
        counted = _counted(one["view"])
        chosen = [line for line in events if line["kind"] in game.telling] or events
        # What an answer ends a round with is told before the next one starts, what that begins with after it.
        started = any(line["kind"] in game.chapters for line in events[: events.index(chosen[0]) + 1 if chosen else 0])
        era, now = counted if before == (0, 0) or not events or started else before
        before = counted
        standing = one.get("standing")
        if standing is not None and (not told or standing != told[-1][1].standing):
            said = [reader.say(line["message"]) for line in chosen if line["kind"] not in game.chapters]
            told.append((one["kept"] + len(events), p.Beat(step, now, standing, said, era)))
    return [beat for _, beat in told]


def _counted(view: Page) -> tuple[int, int]:
    """The number of the era, if the game has any, and of the round or, where there is none, of the turn."""
    number: int = view["round"] if "round" in view else view.get("turn", 1)
    return view.get("era", 0), max(1, number)


def read_page(frozen: bytes) -> Page:
    return cast(Page, msgspec.json.decode(frozen))
