"""A match: runs the steps from question to question, keeps the record, and can be cloned, undone and imagined."""

import random
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import Generic, Literal, Self, TypeVar, cast

from stolik.table.ask import Answer, Ask, Option, Question, Together
from stolik.table.errors import DamagedRecord, Endless, IllegalAnswer, NotUndoable, RulesBroke, TableError
from stolik.table.event import (
    CARD_ARGS,
    Event,
    arg_json,
    arg_message,
    card_message,
    event_json,
    event_message,
    glimpse_json,
)
from stolik.table.game import Game, Options
from stolik.table.message import Message, Seat, Value, to_plain
from stolik.table.plain import Json, dump, fingerprint, load
from stolik.table.record import MIXED, Entry, Kind, Record, Snapshot, read_option
from stolik.table.result import Result
from stolik.table.state import EVENTS_PER_ANSWER, Log, State, seeded
from stolik.table.steps import Leave, Next, Outcome

S = TypeVar("S", bound=State)
TRIES = 24
"""How many worlds to try for one in which everything that happened since the checkpoint could happen."""
BENT = 4
"""In the last few of them an answer that became illegal is replaced by a legal one."""


@dataclass(frozen=True, slots=True)
class Reseed:
    """In the answers since a checkpoint: from here on chance starts anew."""

    seed: int


@dataclass(frozen=True, slots=True)
class Packed(Generic[S]):
    """A clone or a world as data, to be unpacked in another process."""

    number: int
    pending: dict[int, Option]
    checkpoint: S
    since: "list[Answer | Reseed]"


@dataclass(frozen=True, slots=True)
class LogLine:
    """An event, the question it came after, and when."""

    question: int
    at: float
    event: Event


@dataclass(frozen=True, slots=True)
class About:
    """What a seat may be told about a card beyond its text: why it cannot be chosen, and what it would do now."""

    why_not: Message | None
    outlook: tuple[Message, ...]


@dataclass(slots=True)
class Trail(Generic[S]):
    """An answer that can still be taken back: where the match stood before it."""

    seat: int
    checkpoint: S
    since: "list[Answer | Reseed]"
    lines: int


@dataclass(slots=True)
class Book(Generic[S]):
    """What a match that is played for real keeps besides its state; clones have none."""

    options: Options
    seed: int
    entries: list[Entry] = field(default_factory=list)
    hashes: list[tuple[int, str]] = field(default_factory=list)
    lines: list[LogLine] = field(default_factory=list)
    trail: list[Trail[S]] = field(default_factory=list)
    history: list[tuple[int, Option, int]] = field(default_factory=list)
    """Every answer that still counts, in order, and how long the log was before it."""
    hashed: S | None = None
    origin: Snapshot | None = None
    """The snapshot that this match was restored from, if it was: what came before it is final."""


class Match(Generic[S]):
    """One play of a game. `question` is the open question, or None when the match is over."""

    __slots__ = (
        "_book",
        "_checkpoint",
        "_gen",
        "_keep",
        "_since",
        "game",
        "number",
        "pending",
        "question",
        "restored",
        "state",
    )

    def __init__(
        self,
        game: Game[S],
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        *,
        keep: bool = True,
        faces: list[int] | None = None,
    ) -> None:
        """With `keep=False` nothing is recorded and no clone can be made: the fastest way to a result.

        `faces` replaces the deal that the seed makes.
        """
        self.game = game
        checked = game.check_options(options)
        state = game.setup(game.check_seats(seats), checked, seeded(seed))
        if faces is not None:
            state.faces = faces
        self._start(state, Book(checked, seed) if keep else None)

    def _start(self, state: S, book: Book[S] | None) -> None:
        self.state = state
        self.number = 0
        self.pending: dict[int, Option] = {}
        self.question: Question | None = None
        self.restored: Literal["", "replayed", "snapshot"] = ""
        self._gen: Generator[Question, Answer, Outcome] | None = None
        self._since: list[Answer | Reseed] = []
        self._checkpoint = state
        self._book = book
        self._keep = state.tracked = book is not None
        if book is not None:
            state.log = Log(self.game.zones(state.seats), state.seen)
        self._run(None)
        if book is not None:
            self._write_down(0.0)

    # -- reading ------------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The asks of the open question that wait for an answer."""
        question = self.question
        if question is None:
            return ()
        if isinstance(question, Ask):
            return (question,)
        return tuple(ask for ask in question.asks if ask.seat not in self.pending)

    def ask_of(self, seat: int) -> Ask | None:
        """What this seat is asked now, if anything."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    @property
    def log(self) -> list[LogLine]:
        return [] if self._book is None else self._book.lines

    @property
    def entries(self) -> list[Entry]:
        return [] if self._book is None else self._book.entries

    # -- answering ----------------------------------------------------------------------------------------------------

    def answer(self, option: object, seat: int | None = None, question: int | None = None, at: float = 0.0) -> None:
        """Answer the open question. Anything wrong raises IllegalAnswer and changes nothing."""
        ask = self._expect(seat, question)
        value = read_option(option)
        if value is None or value not in ask.options:
            raise IllegalAnswer(f"{option!r} is not an answer to {self._quote(ask)}")
        book = self._book
        asked = self.question
        together = not isinstance(asked, Ask)
        number = self.number
        whole: Answer = value
        if not isinstance(asked, Ask) and asked is not None:
            self.pending[ask.seat] = value
            if len(self.pending) < len(asked.asks):
                if book is not None:
                    book.entries.append(Entry("answer", ask.seat, number, value, at))
                    book.history.append((ask.seat, value, len(book.lines)))
                    book.trail.clear()
                return
            whole = [self.pending[other.seat] for other in asked.asks]
        state = self.state
        before = (state.rng, state.reveals)
        checkpoint, since = self._checkpoint, self._since[:]
        trail = Trail(ask.seat, checkpoint, since, len(self.log))
        if self._keep:
            self._since.append(whole)
        pending, self.pending = self.pending, {}
        try:
            self._run(whole)
        except Exception as error:
            pending.pop(ask.seat, None)
            self._checkpoint, self._since, self.pending, self.number = checkpoint, since, pending, number
            if self._keep:
                self._rebuild()
            else:
                self.question = self._gen = None
            if isinstance(error, Endless):
                problem = f"{self._quote(ask)} answered with {value!r}: {error}"
            else:
                problem = f"{type(error).__name__} after {value!r} answered {self._quote(ask)}: {error}"
            raise RulesBroke(problem, self._record_with(Entry("answer", ask.seat, number, value, at))) from error
        if book is None:
            return
        book.entries.append(Entry("answer", ask.seat, number, value, at))
        book.history.append((ask.seat, value, trail.lines))
        if book.trail and book.trail[-1].seat != ask.seat:
            book.trail.clear()
        if together or before != (self.state.rng, self.state.reveals) or self.state.result is not None:
            book.trail.clear()
        else:
            book.trail.append(trail)
        self._write_down(at)

    def _expect(self, seat: int | None, question: int | None) -> Ask:
        if self.question is None:
            raise IllegalAnswer("the match is over; nothing is asked")
        if question is not None and question != self.number:
            raise IllegalAnswer(f"question {question} is closed; question {self.number} is open")
        asks = self.asks
        if seat is None:
            if len(asks) != 1:
                seats = ", ".join(str(ask.seat) for ask in asks)
                raise IllegalAnswer(f"seats {seats} are asked at the same time; say for which one you answer")
            return asks[0]
        for ask in asks:
            if ask.seat == seat:
                return ask
        seats = ", ".join(str(ask.seat) for ask in asks)
        raise IllegalAnswer(f"seat {seat} is not asked now; waiting for seat {seats}")

    def _quote(self, ask: Ask) -> str:
        """The question in words for an error, options by name."""
        shown = [self.describe(ask, option) for option in ask.options[:12]]
        more = f" and {len(ask.options) - 12} more" if len(ask.options) > 12 else ""
        return f"question {self.number} {ask.prompt!r} of seat {ask.seat} (options: {', '.join(shown)}{more})"

    def describe(self, ask: Ask, option: Option) -> str:
        """An option for people who read code: its value and, for a card, its face."""
        if ask.of == "card" and isinstance(option, int):
            seen = self.state.sees(ask.seat, option)
            return f"{option}={self.game.faces[self.state.faces[option]] if seen else '?'}"
        return repr(option)

    # -- running ------------------------------------------------------------------------------------------------------

    def _run(self, answer: Answer | None) -> None:
        """Run the rules until they ask something or the match ends."""
        state = self.state
        state.ticks = 0
        steps = self.game.steps
        plain = self.game.plain_steps
        stack = state.stack
        gen = self._gen
        outcome: Outcome
        while True:
            try:
                if gen is None:
                    frame = stack[-1]
                    name = frame[0]
                    if name in plain:
                        outcome = steps[name](state, *frame[1:])  # type: ignore[assignment]  # a cast costs time
                    else:
                        if self._keep:
                            self._checkpoint = state.copy()
                            self._since = []
                        if len(frame) == 1:
                            gen = steps[name](state)  # type: ignore[index, assignment]
                        else:
                            gen = steps[name](state, *frame[1:])  # type: ignore[index, assignment]
                        self.question = next(gen)  # type: ignore[call-overload]
                        self._gen = gen
                        self.number += 1
                        return
                else:
                    self.question = gen.send(answer)  # type: ignore[arg-type]
                    self._gen = gen
                    self.number += 1
                    return
            except StopIteration as stop:
                outcome = stop.value
            except Leave as leave:
                if leave.until is not None:
                    if all(frame[0] != leave.until for frame in stack):
                        raise TableError(f"no step {leave.until!r} is under way to leave until") from leave
                    while stack[-1][0] != leave.until:
                        stack.pop()
                    if leave.then is None:
                        leave.then = Next(leave.until, *stack[-1][1:])
                outcome = leave.then
            gen = None
            if state.result is not None:
                self.question = self._gen = None
                self.number += 1
                return
            state.ticks += 1
            if state.ticks > EVENTS_PER_ANSWER:
                raise Endless(f"more than {EVENTS_PER_ANSWER} steps without a question, the last one {stack[-1][0]!r}")
            if outcome is None:
                stack.pop()
            elif isinstance(outcome, Next) or outcome.then is None:
                stack[-1] = [outcome.step, *outcome.args] if outcome.args else [outcome.step]
            else:
                stack[-1] = [outcome.then.step, *outcome.then.args]
                stack.append([outcome.step, *outcome.args])

    def _rebuild(self) -> None:
        """Bring the state back to the open question: the checkpoint's copy plus the answers since."""
        log = self.state.log
        state = self._checkpoint.copy()
        frame = state.stack[-1]
        gen = cast("Generator[Question, Answer, Outcome]", self.game.steps[cast(str, frame[0])](state, *frame[1:]))
        question = next(gen)
        for answer in self._since:
            state.ticks = 0
            if type(answer) is Reseed:
                state.rng = answer.seed
            else:
                question = gen.send(cast(Answer, answer))
        self.state, self._gen, self.question = state, gen, question
        if log is not None:
            del log.events[:]
            state.log = log

    def _write_down(self, at: float) -> None:
        """Keep the events of the last answer and the fingerprint of a new checkpoint."""
        book, log = self._book, self.state.log
        assert book is not None
        assert log is not None
        question = self.number
        book.lines += [LogLine(question, at, event) for event in log.events]
        log.events = []
        if self._checkpoint is not book.hashed:
            book.hashed = self._checkpoint
            book.hashes.append((len(book.entries), fingerprint(self._checkpoint)))

    # -- taking back, giving up ---------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last answer back on its own?"""
        if self._book is None or self.question is None:
            return False
        return seat in self.pending or bool(self._book.trail and self._book.trail[-1].seat == seat)

    def undo(self, seat: int, *, answers: int = 0, at: float = 0.0) -> None:
        """Take back this seat's last answer; with `answers`, that many of everybody's (all must have agreed)."""
        book = self._book
        if book is None or self.question is None:
            raise NotUndoable("a match that is over, or a clone, takes nothing back")
        if seat not in range(self.seats) or answers < 0:
            raise NotUndoable(f"seat {seat} cannot take {answers} answers back")
        alone = answers == 1 and seat not in self.pending and self.can_undo(seat)
        if answers and not alone:
            if answers > len(book.history):
                raise NotUndoable(f"{answers} answers cannot be taken back: there were {len(book.history)}")
            self._undo_beyond(seat, answers, at)
            return
        if seat in self.pending:
            del self.pending[seat]
            place = max(i for i, (who, _, _) in enumerate(book.history) if who == seat)
            del book.history[place]
            book.entries.append(Entry("retract", seat, self.number, None, at))
            return
        if not book.trail or book.trail[-1].seat != seat:
            raise NotUndoable(f"seat {seat} has no answer to take back: its last one is final")
        trail = book.trail.pop()
        book.history.pop()
        book.entries.append(Entry("undo", seat, self.number, 1, at))
        del book.lines[trail.lines :]
        self._checkpoint, self._since = trail.checkpoint, trail.since[:]
        self._rebuild()
        self._after_undo(seat, at)

    def _undo_beyond(self, seat: int, answers: int, at: float) -> None:
        book = self._book
        assert book is not None
        if book.origin is not None:
            raise NotUndoable("this match was restored from a snapshot: answers before it are final")
        book.history, gone = book.history[:-answers], book.history[-answers:]
        fresh: Match[S] = Match(self.game, self.seats, book.options, book.seed, faces=self.state.faces)
        try:
            for who, option, _ in book.history:
                fresh.answer(option, who)
        except TableError:
            book.history += gone
            raise
        book.entries.append(Entry("undo", seat, self.number, answers, at))
        del book.lines[gone[0][2] :]
        book.trail = []
        # What somebody has seen stays seen.
        log, shown = fresh.state.log, self.state.log
        assert log is not None
        assert shown is not None
        log.ever = [now | then for now, then in zip(log.ever, shown.ever)]
        self.state, self._checkpoint, self._since = fresh.state, fresh._checkpoint, fresh._since
        self._gen, self.question, self.pending = fresh._gen, fresh.question, fresh.pending
        self._after_undo(seat, at)

    def _after_undo(self, seat: int, at: float) -> None:
        book = self._book
        assert book is not None
        self.number += 1
        book.hashed = self._checkpoint
        book.lines.append(LogLine(self.number, at, Event("undone", {"seat": seat}, self.state.everyone)))

    def concede(self, seat: int, at: float = 0.0) -> None:
        """A seat gives up."""
        if seat not in range(self.seats):
            raise IllegalAnswer(f"there is no seat {seat}")
        self._end("concede", seat, self.game.concede(self.state, seat) if self.question else None, at)

    def abort(self, at: float = 0.0) -> None:
        """Call the match off: nobody wins or loses."""
        self._end("abort", 0, Result((0,) * self.seats, "aborted"), at)

    def _end(self, kind: Kind, seat: int, result: Result | None, at: float) -> None:
        if self.question is None or result is None:
            raise IllegalAnswer("the match is over")
        if self._book is not None:
            self._book.entries.append(Entry(kind, seat, self.number, None, at))
            args = {"seat": seat} if kind == "concede" else {}
            happened = "conceded" if kind == "concede" else "aborted"
            self.state.emit(happened, **args)
        self.state.result = result
        self.question = self._gen = None
        self.pending = {}
        self.number += 1
        if self._book is not None:
            self._book.trail.clear()
            self._write_down(at)

    # -- clones and worlds --------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent match at the same question, in the middle of a card too; it carries no log or record."""
        twin = self._bare()
        if self.question is None:
            twin.state = self.state.copy()
            twin.question = twin._gen = None
        else:
            twin._rebuild()
        return twin

    def _bare(self) -> Self:
        if not self._keep:
            raise TableError("a match played with keep=False has no checkpoints to clone from")
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin.number = self.number
        twin.pending = self.pending.copy()
        twin.restored = ""
        twin.state = self._checkpoint
        twin._checkpoint = self._checkpoint
        twin._since = self._since[:]
        twin._book = None
        twin._keep = True
        return twin

    def determinize(self, seat: int, rng: random.Random) -> Self:
        """A random match consistent with everything this seat knows now; chance starts anew in it.

        What the seat cannot tell apart is exchanged in the checkpoint and the answers since are replayed. Of others'
        answers to a Together question only that they were given is kept.
        """
        if self.question is None:
            return self.clone()
        for attempt in range(TRIES):
            world = self._world(seat, self.state.imagine(seat, rng), rng, bend=attempt >= TRIES - BENT)
            if world is not None:
                break
        else:
            world = self._wander(seat, rng)
        seed = rng.getrandbits(64)
        if world._checkpoint.rng == self.state.rng:
            # No chance was used since the checkpoint, so the true state of chance need not go along.
            if world._checkpoint is self._checkpoint:
                world._checkpoint = self._checkpoint.copy()
            world._checkpoint.rng = world.state.rng = seed
        else:
            world.reseed(seed)
        for other in world.pending:
            if other != seat and not isinstance(world.question, Ask) and world.question is not None:
                (ask,) = (ask for ask in world.question.asks if ask.seat == other)
                world.pending[other] = rng.choice(ask.options)
        return world

    def reseed(self, seed: int) -> None:
        """From here on, chance in this clone or world goes its own way."""
        if self._book is not None:
            raise TableError("chance in a recorded match follows from its seed")
        self.state.rng = seed
        self._since.append(Reseed(seed))

    def pack(self) -> Packed[S]:
        """This clone or world as data; the true match does not leave its process."""
        if self._book is not None:
            raise TableError("a recorded match is not packed; it has a record")
        return Packed(self.number, self.pending, self._checkpoint, self._since)

    @classmethod
    def unpack(cls, game: Game[S], packed: Packed[S]) -> Self:
        match = cls.__new__(cls)
        match.game = game
        match.number, match.pending, match.restored = packed.number, packed.pending, ""
        match.state = match._checkpoint = packed.checkpoint
        match._since = packed.since
        match._book, match._keep = None, True
        match._rebuild()
        return match

    def _world(self, seat: int, faces: list[int], rng: random.Random, bend: bool) -> Self | None:
        """This match with other faces on the cards, if the seat could not tell the difference."""
        world = self._bare()
        world._checkpoint = world._checkpoint.copy()
        world._checkpoint.faces = faces
        if world._replay_since(rng, bend, self.state, seat) and world._seems(self, seat):
            return world
        return None

    def _wander(self, seat: int, rng: random.Random) -> Self:
        """Away from the real world by exchanging two unseen cards at a time, where independent worlds hardly fit."""
        state = self.state
        world, faces = self.clone(), state.faces
        unseen = [card for card in range(len(faces)) if not state.sees(seat, card)]
        for _ in range(TRIES if len(unseen) > 1 else 0):
            a, b = rng.sample(unseen, 2)
            moved = faces[:]
            moved[a], moved[b] = faces[b], faces[a]
            if state.backs[a] == state.backs[b] and state.imaginable(seat, moved):
                step = self._world(seat, moved, rng, bend=False)
                if step is not None:
                    world, faces = step, moved
        return world

    def _replay_since(self, rng: random.Random, bend: bool, truth: S | None = None, seat: int = -1) -> bool:
        """Like `_rebuild`, but checks each answer: in another world than the truth it may be illegal."""
        state = self._checkpoint.copy()
        frame = state.stack[-1]
        gen = cast("Generator[Question, Answer, Outcome]", self.game.steps[cast(str, frame[0])](state, *frame[1:]))
        try:
            question = next(gen)
            for place, answer in enumerate(self._since):
                state.ticks = 0
                if type(answer) is Reseed:
                    state.rng = answer.seed
                    continue
                if truth is not None and isinstance(question, Ask) and isinstance(answer, int):
                    answer = self._since[place] = self._relabel(question, answer, truth, seat)
                if not _legal(question, cast(Answer, answer)):
                    if not bend:
                        return False
                    answer = self._since[place] = _any_legal(question, rng)
                question = gen.send(cast(Answer, answer))
        except (StopIteration, Leave, Endless):
            return False
        self.state, self._gen, self.question = state, gen, question
        return True

    def _relabel(self, ask: Ask, face: int, truth: S, seat: int) -> int:
        """A card that another seat took by name, from among cards this seat cannot see, has another name here."""
        if ask.of != "face" or ask.public or ask.seat == seat:
            return face
        before = self._checkpoint
        cards = [card for card, shown in enumerate(truth.faces) if shown == face]
        if any(truth.sees(seat, card) and not before.sees(seat, card) for card in cards):
            return face
        hidden = [card for card in cards if not truth.sees(seat, card)]
        moved = [card for card in hidden if truth.where[card] != before.where[card]]
        return before.faces[(moved or hidden)[0]] if hidden else face

    def _seems(self, match: "Match[S]", seat: int) -> bool:
        """Is what this seat is asked, and what anybody can count, the same here as in that match?"""
        here, there = self.question, match.question
        if isinstance(here, Ask) != isinstance(there, Ask) or here is None or there is None:
            return False
        ours = (here,) if isinstance(here, Ask) else here.asks
        theirs = (there,) if isinstance(there, Ask) else there.asks
        return (
            [(ask.seat, ask.prompt) for ask in ours] == [(ask.seat, ask.prompt) for ask in theirs]
            and all(
                mine.seat != seat or mine.options == asked.options or list(mine.options) == list(asked.options)
                for mine, asked in zip(ours, theirs, strict=True)
            )
            and [len(cards) for cards in self.state.zones] == [len(cards) for cards in match.state.zones]
        )

    def playout(self, rand: Callable[[], float]) -> int:
        """Play at random to the end; returns how many answers had at least two options.

        No checkpoints are made and nobody's knowledge is tracked, so afterwards only the result can be read.
        """
        self._keep = self.state.tracked = False
        decisions = 0
        answer: Answer
        while (question := self.question) is not None:
            if isinstance(question, Ask):
                options = question.options
                n = len(options)
                if n > 1:
                    decisions += 1
                    answer = options[int(rand() * n)]
                else:
                    answer = options[0]
            else:
                answer = []
                pending = self.pending
                for ask in question.asks:
                    options = ask.options
                    n = len(options)
                    if pending and ask.seat in pending:
                        answer.append(pending[ask.seat])
                    elif n > 1:
                        decisions += 1
                        answer.append(options[int(rand() * n)])
                    else:
                        answer.append(options[0])
                if self.pending:
                    self.pending = {}
            self._run(answer)
        return decisions

    # -- records ------------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """All there is to know of the match. It holds the seed: keep it on the server while the match runs."""
        record = self._record_with()
        if record is None:
            raise TableError("a clone keeps no record")
        return record

    def _record_with(self, *more: Entry) -> Record | None:
        book = self._book
        if book is None:
            return None
        snapshot = book.origin
        if self.question is not None:
            since = cast("list[Json]", [_plain_answer(answer) for answer in self._since])
            pending = {str(seat): _plain_answer(option) for seat, option in self.pending.items()}
            snapshot = Snapshot(len(book.entries), self.number, dump(self._checkpoint), since, pending)
        entries = [*book.entries, *more]
        rules = MIXED if book.origin is not None else self.game.rules
        return Record(self.game.id, rules, book.options, self.seats, book.seed, entries, book.hashes[:], snapshot)

    @classmethod
    def replay(cls, game: Game[S], record: Record) -> Self:
        """The match that a record describes.

        A record of these rules must replay to the letter, or DamagedRecord names its first bad entry. One of other
        rules replays as long as its hashes agree, and goes on from its snapshot otherwise; `restored` says which.
        """
        if record.game != game.id:
            raise DamagedRecord(f"this is a record of {record.game!r}, not of {game.id!r}")
        try:
            match = cls._replay_all(game, record)
            match.restored = "replayed"
            return match
        except DamagedRecord:
            if record.rules == game.rules or record.snapshot is None:
                raise
        return cls._from_snapshot(game, record, record.snapshot)

    @classmethod
    def _replay_all(cls, game: Game[S], record: Record) -> Self:
        try:
            match = cls(game, record.seats, record.options, record.seed)
        except TableError as error:
            raise DamagedRecord(f"the match cannot be set up: {error}") from error
        book = match._book
        assert book is not None
        checked = match._check_hashes(record, 0)
        for number, entry in enumerate(record.entries):
            try:
                match.apply(entry)
            except (TableError, TypeError) as error:
                raise DamagedRecord(str(error), number) from error
            checked = match._check_hashes(record, checked)
        if checked < len(record.hashes):
            raise DamagedRecord("it is missing: the hashes go on", len(record.entries))
        return match

    def _check_hashes(self, record: Record, checked: int) -> int:
        assert self._book is not None
        for place in range(checked, len(self._book.hashes)):
            if place >= len(record.hashes):
                break
            if record.hashes[place] != self._book.hashes[place]:
                at = self._book.hashes[place][0] - 1
                raise DamagedRecord("the table stands otherwise than the record says", max(at, 0))
        return len(self._book.hashes)

    def apply(self, entry: Entry) -> None:
        """Do what an entry of a record says."""
        if self.question is not None and entry.question != self.number:
            raise IllegalAnswer(f"question {entry.question} is closed; question {self.number} is open")
        match entry.kind:
            case "answer":
                self.answer(entry.value, entry.seat, entry.question, entry.at)
            case "retract":
                if entry.seat not in self.pending:
                    raise IllegalAnswer(f"seat {entry.seat} has no answer to retract")
                self.undo(entry.seat, at=entry.at)
            case "undo":
                if not isinstance(entry.value, int) or entry.value < 1:
                    raise IllegalAnswer(f"an undo says how many answers, not {entry.value!r}")
                self.undo(entry.seat, answers=entry.value, at=entry.at)
            case "concede":
                self.concede(entry.seat, entry.at)
            case "abort":
                self.abort(entry.at)

    @classmethod
    def _from_snapshot(cls, game: Game[S], record: Record, snapshot: Snapshot) -> Self:
        match = cls.__new__(cls)
        match.game = game
        try:
            checkpoint = cast(S, load(game.state, snapshot.state))
            since = [_read_answer(answer) for answer in snapshot.since]
            match.pending = {int(seat): cast(Option, read_option(v)) for seat, v in snapshot.pending.items()}
            match.number = snapshot.question
            match.restored = "snapshot"
            book: Book[S] = Book(game.check_options(record.options), record.seed, record.entries[: snapshot.entries])
            book.hashes = [mark for mark in record.hashes if mark[0] <= snapshot.entries]
            book.history = [(seat, option, 0) for seat, option in match.pending.items()]
            book.origin = snapshot
            book.hashed = match._checkpoint = checkpoint
            match._book = book
            match._since = since
            match._keep = True
            if len(book.entries) != snapshot.entries:
                raise ValueError(f"the snapshot was taken after {snapshot.entries} entries of {len(record.entries)}")
            if not match._replay_since(random.Random(0), bend=False) or not match._fits_pending():
                raise ValueError("an answer that was given is not legal")
        except Exception as error:
            raise DamagedRecord(f"neither the entries nor the snapshot fit these rules: {error!r}") from error
        match.state.log = Log(game.zones(match.seats), match.state.seen)
        for number, entry in enumerate(record.entries[snapshot.entries :], snapshot.entries):
            try:
                match.apply(entry)
            except (TableError, TypeError) as error:
                raise DamagedRecord(str(error), number) from error
        return match

    def _fits_pending(self) -> bool:
        asks = () if self.question is None or isinstance(self.question, Ask) else self.question.asks
        options = {ask.seat: ask.options for ask in asks}
        given = self.pending.items()
        return not given or (
            len(given) < len(asks) and all(seat in options and option in options[seat] for seat, option in given)
        )

    # -- what a viewer receives ---------------------------------------------------------------------------------------

    def view(self, viewer: int) -> dict[str, Json]:
        """What a seat (or the spectators: seat number `seats`) sees of the table."""
        return self.game.view(self.state, viewer)

    def events(self, viewer: int, start: int = 0) -> list[dict[str, Json]]:
        """The events from line `start` of the log on, as a viewer sees them."""
        faces = self.game.faces
        return [event_json(line.event, faces, viewer) for line in self.log[start:] if line.event.visible(viewer)]

    def messages(self, viewer: int, start: int = 0) -> list[Message]:
        """The same events as lines to be read."""
        faces = self.game.faces
        return [event_message(line.event, faces, viewer) for line in self.log[start:] if line.event.visible(viewer)]

    def prompt(self, ask: Ask, viewer: int) -> Message:
        """The words of a question: what is asked, because of which card, and by whom."""
        args: dict[str, Value] = {"seat": Seat(ask.seat)}
        if ask.source >= 0:
            args["source"] = card_message(self.state.glimpse(ask.source), self.game.faces, viewer)
        for name, arg in ask.args.items():
            shown = self.state.glimpse(arg) if name in CARD_ARGS and isinstance(arg, int) else arg
            args[name] = arg_message(name, shown, self.game.faces, viewer)
        return Message(f"prompt-{ask.prompt}", tuple(args.items()))

    def label(self, ask: Ask, option: Option) -> Message:
        """The words of an option, for the seat that is asked."""
        if isinstance(option, tuple):
            return self.game.label(self.state, option, ask.of)
        if isinstance(option, str):
            return Message(f"option-{option}" if ask.of in ("card", "seat", "number", "face") else f"{ask.of}-{option}")
        match ask.of:
            case "card":
                return self._card_label(ask, option)
            case "face":
                return Message(f"card-{self.game.faces[option]}")
            case "seat":
                return Message("option-seat", (("seat", Seat(option)),))
            case "number":
                return Message("option-number", (("number", option),))
        return self.game.label(self.state, (option,), ask.of)

    def _card_label(self, ask: Ask, card: int) -> Message:
        """The name of a card and, where another option has the same, in whose zone it lies."""
        name = card_message(self.state.glimpse(card), self.game.faces, ask.seat)
        state, seat = self.state, ask.seat
        seen = [state.faces[other] for other in ask.options if isinstance(other, int) and state.sees(seat, other)]
        owner = self.game.zones(self.seats)[state.where[card]].rpartition("-")[2]
        if not state.sees(seat, card) or seen.count(state.faces[card]) < 2 or not owner.isdecimal():
            return name
        return Message("card-of-seat", (("card", name), ("seat", Seat(int(owner)))))

    def option_id(self, ask: Ask, option: Option) -> str:
        """What an option is called outside: a card by its table id or, unseen, by its place; the rest by its value."""
        if isinstance(option, tuple):
            return "-".join(str(part) for part in option)
        if isinstance(option, int) and ask.of == "card":
            if self.state.sees(ask.seat, option):
                return f"c{self.state.ids[option]}"
            zone = self.state.where[option]
            place = self.state.zones[zone].index(option)
            return f"{self.game.zones(self.seats)[zone]}:{place}"
        return str(option)

    def given(self, seat: int) -> str:
        """The id of what a seat has answered to the open question, while others have not."""
        assert isinstance(self.question, Together)
        ask = next(ask for ask in self.question.asks if ask.seat == seat)
        return self.option_id(ask, self.pending[seat])

    def option_by_id(self, ask: Ask, name: str) -> Option:
        """The option that is called so."""
        if isinstance(ask.options, range):
            if name.removeprefix("-").isdecimal() and int(name) in ask.options:
                return int(name)
        else:
            for option in ask.options:
                if self.option_id(ask, option) == name:
                    return option
        raise IllegalAnswer(f"{name!r} is not an answer to question {self.number} {ask.prompt!r}")

    def question_json(self, viewer: int) -> Json:
        """The open question as a viewer sees it: others see who is asked and the prompt, never the options."""
        if self.question is None:
            return None
        asks = (self.question,) if isinstance(self.question, Ask) else self.question.asks
        return {"number": self.number, "asks": [self._ask_json(ask, viewer) for ask in asks]}

    def _ask_json(self, ask: Ask, viewer: int) -> Json:
        faces = self.game.faces
        args: dict[str, Json] = {}
        for name, arg in ask.args.items():
            shown = self.state.glimpse(arg) if name in CARD_ARGS and isinstance(arg, int) else arg
            args[name] = arg_json(shown, faces, viewer)
        seen: dict[str, Json] = {
            "seat": ask.seat,
            "prompt": ask.prompt,
            "args": args,
            "message": to_plain(self.prompt(ask, viewer)),
            "answered": ask.seat in self.pending,
        }
        if ask.source >= 0:
            seen["source"] = glimpse_json(self.state.glimpse(ask.source), faces, viewer)
        if viewer != ask.seat:
            return seen
        if ask.seat in self.pending:
            seen["given"] = self.given(ask.seat)
        seen["of"] = ask.of
        seen["group"] = ask.group
        seen["suggest"] = None if ask.suggest is None else self.option_id(ask, ask.suggest)
        if isinstance(ask.options, range) and ask.options.step == 1:
            seen["range"] = [ask.options[0], ask.options[-1]]
        else:
            seen["options"] = [
                {"id": self.option_id(ask, option), "message": to_plain(self.label(ask, option))}
                for option in ask.options
            ]
        return seen

    def about(self, seat: int, number: int) -> About | None:
        """What a seat may be told about the card that it knows by this id, if there is one."""
        state, game = self.state, self.game
        if self.question is None or seat not in range(self.seats):
            return None
        for card, known_as in enumerate(state.ids):
            if known_as == number and state.sees(seat, card):
                ask = self.ask_of(seat)
                free = ask is None or (ask.of == "card" and card in ask.options)
                why_not = None if ask is None or free else game.why_not(state, ask, card)
                return About(why_not, game.outlook(state, seat, card))
        return None

    def update(self, viewer: int, start: int = 0) -> dict[str, Json]:
        """Everything a viewer receives at a question: the question, the table, and the events since line `start`."""
        return {
            "question": self.question_json(viewer),
            "view": self.view(viewer),
            "events": cast("list[Json]", self.events(viewer, start)),
            "result": dump(self.result),
        }


def transcript(game: Game[S], record: Record, viewer: int) -> list[dict[str, Json]]:
    """What a viewer received, question by question: what a player may export and what keeps a replay alive."""
    match: Match[S] = Match(game, record.seats, record.options, record.seed)
    pages = [match.update(viewer)]
    for number, entry in enumerate(record.entries):
        start = len(match.log)
        try:
            match.apply(entry)
        except (TableError, TypeError) as error:
            raise DamagedRecord(str(error), number) from error
        # An undo takes lines back and adds one that says so.
        pages.append(match.update(viewer, len(match.log) - 1 if entry.kind == "undo" else start))
    return pages


def _legal(question: Question, answer: Answer) -> bool:
    if isinstance(question, Ask):
        return not isinstance(answer, list) and answer in question.options
    return (
        isinstance(answer, list)
        and len(answer) == len(question.asks)
        and all(option in ask.options for ask, option in zip(question.asks, answer, strict=True))
    )


def _any_legal(question: Question, rng: random.Random) -> Answer:
    if isinstance(question, Ask):
        return rng.choice(question.options)
    return [rng.choice(ask.options) for ask in question.asks]


def _plain_answer(answer: "Answer | Reseed") -> Json:
    if isinstance(answer, Reseed):
        raise TableError("a determinized match has no record")
    if isinstance(answer, list):
        return {"together": [_plain_answer(option) for option in answer]}
    return list(answer) if isinstance(answer, tuple) else answer


def _read_answer(data: Json) -> "Answer | Reseed":
    if isinstance(data, dict):
        return [cast(Option, read_option(option)) for option in cast("list[Json]", data["together"])]
    option = read_option(data)
    if option is None:
        raise DamagedRecord(f"{data!r} is not an answer")
    return option
