"""A table as it is stored: who sits where, what is played, and what stands between the matches."""

from collections.abc import Sequence
from typing import Any, Literal
from zlib import crc32

import msgspec
from msgspec import Struct

from stolik import games
from stolik.bots import ALL_BOTS
from stolik.server.names import looks
from stolik.server.problems import Refused
from stolik.server.protocol import Clock
from stolik.server.store import StoredTable
from stolik.table import BadOption, Entry, Game, Options, Result, State
from stolik.table.series import Series

Phase = Literal["waiting", "playing", "over", "closed"]
BOTS = ("Bilo", "Dako", "Elmi", "Fenek", "Kubi", "Lumo", "Nori", "Pimo", "Rofi", "Tiko", "Weli", "Zefi")
"""Names that are words of no language, so that a log reads well in each."""


class Seat(Struct):
    """`guest` holds it, or `bot` plays it; `stand_in` is the bot that plays while the guest is away."""

    guest: str = ""
    nickname: str = ""
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    left: bool = False

    @property
    def free(self) -> bool:
        return not self.guest and not self.bot

    @property
    def played_by(self) -> str:
        """The level of the bot that answers for this seat, or nothing if a person does."""
        return self.bot or self.stand_in


class Proposal(Struct):
    what: Literal["undo", "abort", "takeover", "rematch"]
    by: str
    agreed: list[str]
    seat: int | None = None
    answers: int = 0
    question: int = 0
    level: str = ""
    deal: Literal["new", "same"] = "new"
    swap: bool = False


class Glance(Struct, kw_only=True):
    """What has to be read of a table to tell where in the lobby it stands."""

    id: str
    host: str
    seats: list[Seat]

    def people(self) -> list[str]:
        """The guests who play and have not left, each once."""
        return list(dict.fromkeys(seat.guest for seat in self.seats if seat.guest and not seat.left))


class Table(Glance, kw_only=True):
    code: str
    game: str
    options: dict[str, Any]
    open: bool
    created: float
    wins: int = 1
    draws: int = 3
    clock: Clock | None = None
    phase: Phase = "waiting"
    match: str = ""
    matches: list[str] = []
    series: dict[str, Any] | None = None
    seed: int | str = 0
    """What the current match is dealt from, for a rematch with the same deal."""
    known: bool = False
    """The deal of the current match was played before, or is a lesson: anybody may know it."""
    hinted: str = ""
    """The last match in which somebody was told what the expert would do, took back what they had seen come of, or had
    a bot in their place for a while."""
    left: list[float] = []
    """Seconds left on each seat's clock when `match` last changed."""
    credited: list[int] = []
    """For how many answers each seat's clock has had its increment."""
    proposal: Proposal | None = None
    visitors: list[str] = []
    """Guests who came with the invitation of a private table."""
    kicked: list[str] = []
    """Guests whom the host sent away."""
    muted: dict[str, list[str]] = {}
    """By guest, whom this guest does not want to hear."""
    lesson: bool = False
    """The match here is the game's lesson."""

    @property
    def rules(self) -> Game[State]:
        return games.load(self.game)

    @property
    def names(self) -> list[str]:
        """What each seat is called; a bot has a name of its own, a second one that looks the same is numbered."""
        names: list[str] = []
        taken: set[str] = set()
        for number, seat in enumerate(self.seats):
            shown = seat.name or seat.nickname or (self._bot_name(number) if seat.bot else "")
            name, n = shown, 2
            while name and looks(name) in taken:
                name, n = f"{shown} {n}", n + 1
            names.append(name)
            taken.add(looks(name))
        return names

    def _bot_name(self, number: int) -> str:
        """The same for as long as the table stands, another at the next table."""
        return BOTS[(crc32(self.id.encode()) + number) % len(BOTS)]

    def seats_of(self, guest: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def hints(self, guest: str) -> bool:
        """May this guest ask what the expert would do? Only where that takes nothing from another person."""
        own = self.seats_of(guest)
        return len(own) == 1 and all(seat.bot for number, seat in enumerate(self.seats) if number != own[0])

    def allows(self, guest: str, code: str = "") -> bool:
        """May this guest look at the table?"""
        if guest in self.kicked:
            return False
        return self.open or guest in self.visitors or guest == self.host or self.knows(guest) or code == self.code

    def check_allowed(self, guest: str, code: str = "") -> None:
        if guest in self.kicked:
            raise Refused("kicked", status=403)
        if not self.allows(guest, code):
            raise Refused("private", status=403)

    def knows(self, guest: str) -> bool:
        return bool(self.seats_of(guest))

    def seat(self, number: int) -> Seat:
        if number not in range(len(self.seats)):
            raise Refused("no-such-seat", field="seat", status=400)
        return self.seats[number]

    def own_seat(self, guest: str, number: int) -> Seat:
        seat = self.seat(number)
        if seat.guest != guest:
            raise Refused("not-your-seat", field="seat", status=403)
        return seat

    def check_host(self, guest: str) -> None:
        if guest != self.host:
            raise Refused("not-host", status=403)

    def missing(self, proposal: Proposal) -> list[str]:
        """Who has yet to agree: everybody who plays and is there, except whom a takeover is about."""
        about = self.seats[proposal.seat].guest if proposal.what == "takeover" and proposal.seat is not None else ""
        asked = [
            seat.guest
            for seat in self.seats
            if seat.guest and not seat.left and not seat.stand_in and seat.guest != about
        ]
        return [guest for guest in dict.fromkeys(asked) if guest not in proposal.agreed]

    def the_series(self) -> Series:
        """The series that is played; a single match is one that any result ends."""
        return self.new_series() if self.series is None else msgspec.convert(self.series, Series)

    def new_series(self, earlier: Sequence[Result] = ()) -> Series:
        wins = max(self.wins, self.rules.to_win(self.options))
        return Series(len(self.seats), wins, idle=1 if wins == 1 else self.draws, earlier=list(earlier))

    def stored(self, version: int, now: float) -> StoredTable:
        return StoredTable(
            id=self.id,
            version=version,
            listed=self.open,
            phase=self.phase,
            touched=now,
            document=msgspec.json.encode(self).decode(),
            guests=tuple(dict.fromkeys(seat.guest for seat in self.seats if seat.guest)),
        )


def read_table(document: str) -> Table:
    return msgspec.json.decode(document, type=Table)


def glance_at(document: str) -> Glance:
    return msgspec.json.decode(document, type=Glance)


def checked_options(game: Game[State], given: dict[str, Any], seats: int) -> Options:
    """The options with defaults; BadOption names the field, even if what is given is no option's kind of value."""
    try:
        return game.check_options(given, seats)
    except TypeError as error:
        raise BadOption("options", str(error)) from error


def check_level(level: str) -> None:
    if level not in ALL_BOTS:
        raise BadOption("level", f"{level!r} is not one of {', '.join(ALL_BOTS)}")


class Standing:
    """The seats whose answers still count, in their order; follows the entries of one match as they come."""

    __slots__ = ("_read", "_seats")

    def __init__(self) -> None:
        self._read = 0
        self._seats: list[int] = []

    def follow(self, entries: Sequence[Entry]) -> list[int]:
        seats = self._seats
        if self._read == len(entries):
            return seats
        for entry in entries[self._read :]:
            match entry.kind:
                case "answer":
                    seats.append(entry.seat)
                case "retract":
                    del seats[len(seats) - 1 - seats[::-1].index(entry.seat)]
                case "undo":
                    assert isinstance(entry.value, int)
                    del seats[len(seats) - entry.value :]
        self._read = len(entries)
        return seats

    def answers_since(self, entries: Sequence[Entry], seat: int) -> int:
        """How many answers must go so that this seat's last one does; 0 if it has none."""
        seats = self.follow(entries)
        for back in range(len(seats)):
            if seats[-1 - back] == seat:
                return back + 1
        return 0


def stands(entries: Sequence[Entry], seat: int, question: int, options: Sequence[str]) -> bool | None:
    """Does the record hold a seat's answer to a question, by these ids, and was it not taken back?

    Nobody knows by the record alone what a card was called when it was chosen.
    """
    given: list[Entry] = []
    for entry in entries:
        match entry.kind:
            case "answer":
                given.append(entry)
            case "retract":
                given.remove(next(one for one in reversed(given) if one.seat == entry.seat))
            case "undo":
                assert isinstance(entry.value, int)
                del given[len(given) - entry.value :]
    found = next((one for one in reversed(given) if (one.seat, one.question) == (seat, question)), None)
    if found is None:
        return False
    (name, *others), value = options, found.value
    if others or (isinstance(value, int) and not name.removeprefix("-").isdecimal()):
        return None
    return name == ("-".join(map(str, value)) if isinstance(value, tuple) else str(value))
