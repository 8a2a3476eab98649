"""The book of a match that is played for real: entries, log, fingerprints, and taking answers back."""

from collections.abc import Generator
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar, cast

from stolik.table.ask import Answer, Option
from stolik.table.chance import Seed
from stolik.table.errors import IllegalAnswer, NotUndoable
from stolik.table.event import Event, EventArg, Glimpse
from stolik.table.game import Options
from stolik.table.plain import fingerprint
from stolik.table.record import Entry, Kind, Snapshot
from stolik.table.result import Result
from stolik.table.running import Reseed, rebuild
from stolik.table.shelf import Shelf
from stolik.table.state import State

if TYPE_CHECKING:
    from stolik.table.match import Match

S = TypeVar("S", bound=State)
HAPPENED: dict[Kind, str] = {"concede": "conceded", "timeout": "timeout", "abort": "aborted"}
"""What an entry that ends a match is called in the log."""


@dataclass(slots=True)
class LogLine:
    """An event, the question it came after, and when."""

    question: int
    at: float
    event: Event


Given: TypeAlias = tuple[int, Option, int]
"""An answer that still counts: whose, which, and how long the log was before it."""


def _flat_line(line: LogLine) -> tuple[object, ...]:
    event = line.event
    args = {name: _flat_arg(arg) for name, arg in event.args.items()}
    return line.question, line.at, event.kind, args, event.to, event.source, event.target


def _flat_arg(arg: EventArg) -> object:
    """A glimpse becomes a tuple of its numbers, several become a list of such."""
    if isinstance(arg, Glimpse):
        return arg.face, arg.id, arg.seen, arg.was, arg.was_seen
    return [_flat_arg(card) for card in arg] if isinstance(arg, tuple) else arg


def _whole_line(
    question: int, at: float, kind: str, args: dict[str, object], to: int, source: str, target: str
) -> LogLine:
    return LogLine(question, at, Event(kind, {n: _whole_arg(arg) for n, arg in args.items()}, to, source, target))


def _whole_arg(arg: object) -> EventArg:
    if isinstance(arg, tuple):
        return Glimpse(*arg)
    return tuple(Glimpse(*card) for card in arg) if isinstance(arg, list) else cast(EventArg, arg)


def _flat_entry(entry: Entry) -> tuple[object, ...]:
    return entry.kind, entry.seat, entry.question, entry.value, entry.at


def _as_it_is(thing: tuple[object, ...]) -> tuple[object, ...]:
    return thing


def _whole_hash(question: int, digest: str) -> tuple[int, str]:
    return question, digest


def _whole_given(seat: int, option: Option, length: int) -> Given:
    return seat, option, length


new_lines = partial(Shelf[LogLine], _flat_line, _whole_line)
new_entries = partial(Shelf[Entry], _flat_entry, Entry)
new_hashes = partial(Shelf[tuple[int, str]], _as_it_is, _whole_hash)
new_history = partial(Shelf[Given], _as_it_is, _whole_given)


@dataclass(slots=True)
class Trail(Generic[S]):
    """An answer that can still be taken back: where the match stood before it."""

    seat: int
    checkpoint: S
    since: list[Answer | Reseed]
    lines: int


@dataclass(slots=True)
class Book(Generic[S]):
    """What a match that is played for real keeps besides its state; clones have none."""

    options: Options
    seed: Seed
    every: bool = True
    """Does every checkpoint get its fingerprint, or only where the match stands when its record is asked for?"""
    entries: Shelf[Entry] = field(default_factory=new_entries)
    hashes: Shelf[tuple[int, str]] = field(default_factory=new_hashes)
    lines: Shelf[LogLine] = field(default_factory=new_lines)
    beats: list[tuple[int, State]] = field(default_factory=list)
    """Of the last answer: up to which line of the log the table is worth looking at, and the table then."""
    trail: list[Trail[S]] = field(default_factory=list)
    history: Shelf[Given] = field(default_factory=new_history)
    """Every answer that still counts, in order."""
    hashed: S | None = None
    origin: Snapshot | None = None
    """The snapshot that this match was restored from, if it was: what came before it is final."""


def write_down(match: "Match[S]", at: float) -> None:
    """Keep the events of the last answer and the fingerprint of a new checkpoint."""
    book, log = match.book, match.state.log
    assert book is not None
    assert log is not None
    question, before = match.number, len(book.lines)
    book.lines.extend([LogLine(question, at, event) for event in log.events])
    # With nothing before it a beat shows what everybody saw already, with nothing after it what the question shows.
    book.beats = [(before + count, then) for count, then in log.beats if 0 < count < len(log.events)]
    log.events, log.beats = [], []
    if book.every:
        mark_checkpoint(match, book)


def mark_checkpoint(match: "Match[S]", book: Book[S]) -> None:
    """Keep the fingerprint of the last checkpoint, if that is a new one."""
    if match.checkpoint is not book.hashed:
        book.hashed = match.checkpoint
        book.hashes.append((len(book.entries), fingerprint(match.checkpoint)))


def can_undo(match: "Match[S]", seat: int) -> bool:
    if match.book is None or match.question is None:
        return False
    return seat in match.pending or bool(match.book.trail and match.book.trail[-1].seat == seat)


def undoing(match: "Match[S]", seat: int, answers: int, at: float) -> Generator[None, None, None]:
    """Take answers back; where that takes long, it stops on the way, and nothing has changed before the end."""
    book = match.book
    if book is None or match.question is None:
        raise NotUndoable("a match that is over, or a clone, takes nothing back")
    if seat not in range(match.seats) or answers < 0:
        raise NotUndoable(f"seat {seat} cannot take {answers} answers back")
    alone = answers == 1 and seat not in match.pending and can_undo(match, seat)
    if answers and not alone:
        if answers > len(book.history):
            raise NotUndoable(f"{answers} answers cannot be taken back: there were {len(book.history)}")
        yield from _undo_beyond(match, book, seat, answers, at)
        return
    if seat in match.pending:
        del match.pending[seat]
        place = next(i for i in range(len(book.history) - 1, -1, -1) if book.history[i][0] == seat)
        book.history.extend(book.history.cut(place)[1:])
        book.entries.append(Entry("retract", seat, match.number, None, at))
        return
    if not book.trail or book.trail[-1].seat != seat:
        raise NotUndoable(f"seat {seat} has no answer to take back: its last one is final")
    trail = book.trail.pop()
    book.history.cut(len(book.history) - 1)
    book.entries.append(Entry("undo", seat, match.number, 1, at))
    book.lines.cut(trail.lines)
    match.checkpoint, match.since = trail.checkpoint, trail.since[:]
    rebuild(match)
    _say_undone(match, book, seat, at)


def _undo_beyond(match: "Match[S]", book: Book[S], seat: int, answers: int, at: float) -> Generator[None, None, None]:
    """Everybody agreed to go back further than a seat may alone: the answers that remain are given anew."""
    if book.origin is not None:
        raise NotUndoable("this match was restored from a snapshot: answers before it are final")
    kept = len(book.history) - answers
    fresh = type(match)(match.game, match.seats, book.options, book.seed, faces=match.state.faces)
    for who, option, _ in book.history[:kept]:
        yield
        fresh.answer(option, who)
    gone = book.history.cut(kept)
    book.entries.append(Entry("undo", seat, match.number, answers, at))
    book.lines.cut(gone[0][2])
    book.trail = []
    # What somebody has seen stays seen.
    log, shown = fresh.state.log, match.state.log
    assert log is not None
    assert shown is not None
    log.ever = [now | then for now, then in zip(log.ever, shown.ever)]
    log.paged = shown.paged
    match.state, match.checkpoint, match.since = fresh.state, fresh.checkpoint, fresh.since
    match.gen, match.question, match.pending = fresh.gen, fresh.question, fresh.pending
    _say_undone(match, book, seat, at)


def _say_undone(match: "Match[S]", book: Book[S], seat: int, at: float) -> None:
    match.number += 1
    book.beats = []
    book.hashed = match.checkpoint
    book.lines.append(LogLine(match.number, at, Event("undone", {"seat": seat}, match.state.everyone)))


def end(match: "Match[S]", kind: Kind, seat: int, result: Result | None, at: float) -> None:
    """The match ends by what a seat did outside the rules."""
    if match.question is None or result is None:
        raise IllegalAnswer("the match is over")
    book = match.book
    if book is not None:
        book.entries.append(Entry(kind, seat, match.number, None, at))
        args = {} if kind == "abort" else {"seat": seat}
        match.state.emit(HAPPENED[kind], **args)
    match.state.result = result
    match.question = match.gen = None
    match.pending = {}
    match.number += 1
    if book is not None:
        book.trail.clear()
        write_down(match, at)
