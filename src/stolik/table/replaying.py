"""Records: writing a match down, and bringing it back."""

import random
from collections.abc import Generator
from itertools import pairwise
from typing import TYPE_CHECKING, TypeVar, cast

from stolik.table.ask import Answer, Ask, Option
from stolik.table.book import Book, mark_checkpoint, new_entries
from stolik.table.chance import Chance
from stolik.table.errors import DamagedRecord, IllegalAnswer, TableError
from stolik.table.game import Game
from stolik.table.plain import Json, dump, load
from stolik.table.record import MIXED, Entry, Record, Snapshot, read_option
from stolik.table.running import Reseed
from stolik.table.state import Log, State
from stolik.table.worlds import replay_since

if TYPE_CHECKING:
    from stolik.table.match import Match

S = TypeVar("S", bound=State)


def record_with(match: "Match[S]", *more: Entry) -> Record | None:
    """The record, with further entries that did not come to pass."""
    book = match.book
    if book is None:
        return None
    mark_checkpoint(match, book)
    snapshot = book.origin
    if match.question is not None:
        since = cast("list[Json]", [_plain_answer(answer) for answer in match.since])
        pending = {str(seat): _plain_answer(option) for seat, option in match.pending.items()}
        snapshot = Snapshot(len(book.entries), match.number, dump(match.checkpoint), since, pending)
    rules = MIXED if book.origin is not None else match.game.rules
    entries = [*book.entries, *more]
    return Record(match.game.id, rules, book.options, match.seats, book.seed, entries, book.hashes[:], snapshot)


def replay(
    cls: "type[Match[S]]", game: Game[S], record: Record, pages: bool, every: bool
) -> "Generator[None, None, Match[S]]":
    if record.game != game.id:
        raise DamagedRecord(f"this is a record of {record.game!r}, not of {game.id!r}")
    try:
        match = yield from _replay_all(cls, game, record, pages, every)
        match.restored = "replayed"
        return match
    except DamagedRecord:
        if record.rules == game.rules or record.snapshot is None:
            raise
    return _from_snapshot(cls, game, record, record.snapshot, pages, every)


def _replay_all(
    cls: "type[Match[S]]", game: Game[S], record: Record, pages: bool, every: bool
) -> "Generator[None, None, Match[S]]":
    try:
        match = cls(game, record.seats, record.options, record.seed, pages=pages, every=every)
    except TableError as error:
        raise DamagedRecord(f"the match cannot be set up: {error}") from error
    for (earlier, _), (later, _) in pairwise(record.hashes):
        if earlier >= later:
            raise DamagedRecord("its hash is out of order", max(later - 1, 0))
    marks = dict(record.hashes)
    _check_hash(match, marks, 0)
    for number, entry in enumerate(record.entries):
        try:
            yield from applying(match, entry)
        except (TableError, TypeError) as error:
            raise DamagedRecord(str(error), number) from error
        _check_hash(match, marks, number + 1)
        yield
    if marks:
        raise DamagedRecord("it is missing: the hashes go on", len(record.entries))
    return match


def _check_hash(match: "Match[S]", marks: dict[int, str], entries: int) -> None:
    """Does the table stand after so many entries as the record says, if it says anything of that?"""
    book = match.book
    assert book is not None
    if entries in marks:
        mark_checkpoint(match, book)
        if book.hashes[-1][1] != marks.pop(entries):
            raise DamagedRecord("the table stands otherwise than the record says", max(entries - 1, 0))


def apply(match: "Match[S]", entry: Entry) -> None:
    """Do what an entry of a record says."""
    for _ in applying(match, entry):
        pass


def applying(match: "Match[S]", entry: Entry) -> "Generator[None, None, None]":
    """The same, stopping where it takes long."""
    if match.question is not None and entry.question != match.number:
        raise IllegalAnswer(f"question {entry.question} is closed; question {match.number} is open")
    match entry.kind:
        case "answer":
            match.answer(entry.value, entry.seat, entry.question, entry.at)
        case "retract":
            if entry.seat not in match.pending:
                raise IllegalAnswer(f"seat {entry.seat} has no answer to retract")
            match.undo(entry.seat, at=entry.at)
        case "undo":
            if not isinstance(entry.value, int) or entry.value < 1:
                raise IllegalAnswer(f"an undo says how many answers, not {entry.value!r}")
            yield from match.undoing(entry.seat, answers=entry.value, at=entry.at)
        case "concede":
            match.concede(entry.seat, entry.at)
        case "timeout":
            match.timeout(entry.seat, entry.at)
        case "abort":
            match.abort(entry.at)


def _from_snapshot(
    cls: "type[Match[S]]", game: Game[S], record: Record, snapshot: Snapshot, pages: bool, every: bool
) -> "Match[S]":
    match = cls.__new__(cls)
    match.game = game
    try:
        options = game.check_options(record.options, record.seats)
        checkpoint = cast(S, load(game.state, snapshot.state))
        checkpoint.seal = Chance.of(record.seed).seal
        checkpoint.prints = game.prints(record.seats, options)
        since = [_read_answer(answer) for answer in snapshot.since]
        match.pending = {int(seat): cast(Option, read_option(v)) for seat, v in snapshot.pending.items()}
        match.number = snapshot.question
        match.restored = "snapshot"
        book: Book[S] = Book(options, record.seed, every, new_entries(record.entries[: snapshot.entries]))
        book.hashes.extend(mark for mark in record.hashes if mark[0] <= snapshot.entries)
        book.history.extend((seat, option, 0) for seat, option in match.pending.items())
        book.origin = snapshot
        book.hashed = match.checkpoint = checkpoint
        match.book = book
        match.since = since
        match.keep = True
        if len(book.entries) != snapshot.entries:
            raise ValueError(f"the snapshot was taken after {snapshot.entries} entries of {len(record.entries)}")
        if not replay_since(match, random.Random(0), bend=False) or not _fits_pending(match):
            raise ValueError("an answer that was given is not legal")
    except Exception as error:
        raise DamagedRecord(f"neither the entries nor the snapshot fit these rules: {error!r}") from error
    match.state.log = Log(game.zones(match.seats), match.state.seen, pages)
    for number, entry in enumerate(record.entries[snapshot.entries :], snapshot.entries):
        try:
            apply(match, entry)
        except (TableError, TypeError) as error:
            raise DamagedRecord(str(error), number) from error
    return match


def _fits_pending(match: "Match[S]") -> bool:
    asks = () if match.question is None or isinstance(match.question, Ask) else match.question.asks
    options = {ask.seat: ask.options for ask in asks}
    given = match.pending.items()
    return not given or (
        len(given) < len(asks) and all(seat in options and option in options[seat] for seat, option in given)
    )


def _plain_answer(answer: Answer | Reseed) -> Json:
    if isinstance(answer, Reseed):
        raise TableError("a determinized match has no record")
    if isinstance(answer, list):
        return {"together": [_plain_answer(option) for option in answer]}
    return list(answer) if isinstance(answer, tuple) else answer


def _read_answer(data: Json) -> Answer | Reseed:
    if isinstance(data, dict):
        return [cast(Option, read_option(option)) for option in cast("list[Json]", data["together"])]
    option = read_option(data)
    if option is None:
        raise DamagedRecord(f"{data!r} is not an answer")
    return option
