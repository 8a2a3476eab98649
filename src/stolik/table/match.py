"""A match: one play of a game.

The rooms of it: `running` runs the rules, `book` keeps what happened and takes it back, `worlds` clones and imagines,
`replaying` writes records and reads them, `showing` says what each viewer receives. Here is the short story over them.
"""

import random
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Generic, Literal, Self, TypeVar, cast

from stolik.table import book, replaying, showing, worlds
from stolik.table.ask import Answer, Ask, Option, Question
from stolik.table.book import Book, LogLine, Trail
from stolik.table.chance import Chance, Seed, commitment
from stolik.table.errors import Endless, IllegalAnswer, RulesBroke, TableError
from stolik.table.game import Game
from stolik.table.message import Message, to_plain
from stolik.table.plain import Json
from stolik.table.record import Entry, Record, read_option
from stolik.table.result import Result
from stolik.table.running import Reseed, playout, rebuild, run
from stolik.table.showing import About, Say
from stolik.table.state import Log, State
from stolik.table.steps import Outcome
from stolik.table.worlds import Packed

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """One play of a game. `question` is the open question, or None when the match is over.

    Where it stands is always the last `checkpoint`, a copy of the state from before the running step, plus the few
    answers `since`. A match that counts keeps a `book`; clones and worlds have none.
    """

    __slots__ = (
        "book",
        "checkpoint",
        "game",
        "gen",
        "keep",
        "number",
        "pending",
        "question",
        "restored",
        "since",
        "state",
    )

    def __init__(
        self,
        game: Game[S],
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: Seed = 0,
        *,
        keep: bool = True,
        pages: bool = False,
        faces: list[int] | None = None,
        every: bool = True,
    ) -> None:
        """With `keep=False` nothing is recorded and no clone can be made: the fastest way to a result.

        `seed` is a number, or a secret of hex digits for a match that nobody may foretell. With `pages` the table is
        kept where the rules say that it is worth looking at. `faces` replaces the deal that the seed makes. With
        `every` each checkpoint gets its fingerprint as it is made; without, only those that are there when a record is
        asked for, which takes a tenth less time.
        """
        self.game = game
        checked = game.check_options(options, game.check_seats(seats))
        state = game.setup(seats, checked, Chance.of(seed))
        state.prints = game.prints(seats, checked)
        if faces is not None:
            state.faces = faces
        self.state = state
        self.number = 0
        self.pending: dict[int, Option] = {}
        self.question: Question | None = None
        self.restored: Literal["", "replayed", "snapshot"] = ""
        self.gen: Generator[Question, Answer, Outcome] | None = None
        self.since: list[Answer | Reseed] = []
        self.checkpoint = state
        self.book: Book[S] | None = Book(checked, seed, every) if keep else None
        self.keep = state.tracked = keep
        if keep:
            state.log = Log(game.zones(seats), state.seen, pages)
        run(self, None)
        if keep:
            book.write_down(self, 0.0)

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
        if not self.pending:
            return question.asks
        return tuple([ask for ask in question.asks if ask.seat not in self.pending])

    def ask_of(self, seat: int) -> Ask | None:
        """What this seat is asked now, if anything."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    @property
    def log(self) -> Sequence[LogLine]:
        return [] if self.book is None else self.book.lines

    @property
    def entries(self) -> Sequence[Entry]:
        return [] if self.book is None else self.book.entries

    @property
    def commitment(self) -> str:
        """What may be shown of the secret that this match is dealt from; empty if it is dealt from a number."""
        seed = None if self.book is None else self.book.seed
        return commitment(seed) if isinstance(seed, str) else ""

    def beats(self, start: int) -> Iterator[tuple[int, S]]:
        """Where the table was worth looking at on the way to this question: up to which line of the log, and how."""
        for line, state in () if self.book is None else self.book.beats:
            if line > start:
                yield line, cast(S, state)

    # -- answering ----------------------------------------------------------------------------------------------------

    def answer(self, option: object, seat: int | None = None, question: int | None = None, at: float = 0.0) -> None:
        """Answer the open question. Anything wrong raises IllegalAnswer and changes nothing."""
        ask = self._expect(seat, question)
        value = read_option(option)
        if value is None or value not in ask.options:
            raise IllegalAnswer(f"{option!r} is not an answer to {self._quote(ask)}")
        kept = self.book
        asked = self.question
        together = not isinstance(asked, Ask)
        number = self.number
        whole: Answer = value
        if not isinstance(asked, Ask) and asked is not None:
            self.pending[ask.seat] = value
            if len(self.pending) < len(asked.asks):
                if kept is not None:
                    kept.entries.append(Entry("answer", ask.seat, number, value, at))
                    kept.history.append((ask.seat, value, len(kept.lines)))
                    kept.trail.clear()
                    kept.beats = []
                return
            whole = [self.pending[other.seat] for other in asked.asks]
        state = self.state
        before = (state.rng, state.reveals)
        checkpoint, since = self.checkpoint, self.since[:]
        trail = Trail(ask.seat, checkpoint, since, len(self.log))
        if self.keep:
            self.since.append(whole)
        pending, self.pending = self.pending, {}
        try:
            run(self, whole)
        except Exception as error:
            pending.pop(ask.seat, None)
            self.checkpoint, self.since, self.pending, self.number = checkpoint, since, pending, number
            if self.keep:
                rebuild(self)
            else:
                self.question = self.gen = None
            if isinstance(error, Endless):
                problem = f"{self._quote(ask)} answered with {value!r}: {error}"
            else:
                problem = f"{type(error).__name__} after {value!r} answered {self._quote(ask)}: {error}"
            bad = Entry("answer", ask.seat, number, value, at)
            raise RulesBroke(problem, replaying.record_with(self, bad)) from error
        if kept is None:
            return
        kept.entries.append(Entry("answer", ask.seat, number, value, at))
        kept.history.append((ask.seat, value, trail.lines))
        if kept.trail and kept.trail[-1].seat != ask.seat:
            kept.trail.clear()
        if together or before != (self.state.rng, self.state.reveals) or self.state.result is not None:
            kept.trail.clear()
        else:
            kept.trail.append(trail)
        book.write_down(self, at)

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
        state = self.state
        if ask.of == "card" and isinstance(option, int):
            return f"{option}={state.prints[state.faces[option]] if state.sees(ask.seat, option) else '?'}"
        return repr(option)

    # -- taking back, giving up ---------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last answer back on its own?"""
        return book.can_undo(self, seat)

    def undo(self, seat: int, *, answers: int = 0, at: float = 0.0) -> None:
        """Take back this seat's last answer; with `answers`, that many of everybody's (all must have agreed)."""
        for _ in self.undoing(seat, answers=answers, at=at):
            pass

    def undoing(self, seat: int, *, answers: int = 0, at: float = 0.0) -> Generator[None, None, None]:
        """The same answer by answer, for whoever has other things to do in between; until the end nothing changes."""
        return book.undoing(self, seat, answers, at)

    def concede(self, seat: int, at: float = 0.0) -> None:
        """A seat gives up."""
        if seat not in range(self.seats):
            raise IllegalAnswer(f"there is no seat {seat}")
        if not self.game.takes_part(self.state, seat):
            raise IllegalAnswer(f"seat {seat} is out and has nothing to give up")
        book.end(self, "concede", seat, self.game.concede(self.state, seat) if self.question else None, at)

    def timeout(self, seat: int, at: float = 0.0) -> None:
        """A seat has no time left: it has lost as if it had given up, and the result says why."""
        if seat not in range(self.seats):
            raise IllegalAnswer(f"there is no seat {seat}")
        lost = replace(self.game.concede(self.state, seat), reason="time") if self.question else None
        book.end(self, "timeout", seat, lost, at)

    def abort(self, at: float = 0.0) -> None:
        """Call the match off: nobody wins or loses."""
        book.end(self, "abort", 0, Result((0,) * self.seats, "aborted"), at)

    # -- clones and worlds --------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent match at the same question, in the middle of a card too; it carries no log or record.

        In a clone chance goes on as in the match, unless that is dealt from a secret: then it goes its own way.
        """
        return cast(Self, worlds.clone(self))

    def ahead(self, option: Option, seat: int, *, further: bool = False, last: bool = False) -> Self:
        """A clone in which this seat has given an answer, which is not checked. Only if it has `keep` can it be cloned.

        That is so as long as the step goes on that asked, and beyond only if `further`. With `last` the clone takes the
        table of this match, of which nothing but clones can be made from then on.
        """
        twin: Self = worlds.heir(self) if last else worlds.clone(self)  # type: ignore[assignment]  # a cast costs time
        twin.keep = further
        if not isinstance(twin.question, Ask):
            twin.answer(option, seat)
            return twin
        step = twin.gen
        run(twin, option)
        if twin.gen is step:
            twin.since.append(option)
            twin.keep = True
        return twin

    def determinize(self, seat: int, rng: random.Random) -> Self:
        """A random match consistent with everything this seat knows now; chance starts anew in it.

        What the seat cannot tell apart is exchanged in the checkpoint and the answers since are replayed. Of others'
        answers to a Together question only that they were given is kept.
        """
        return cast(Self, worlds.determinize(self, seat, rng))

    def reseed(self, seed: int) -> None:
        """From here on, chance in this clone or world goes its own way."""
        worlds.reseed(self, seed)

    def pack(self) -> Packed[S]:
        """This clone or world as data; the true match does not leave its process."""
        return worlds.pack(self)

    @classmethod
    def unpack(cls, game: Game[S], packed: Packed[S]) -> Self:
        return cast(Self, worlds.unpack(cls, game, packed))

    def playout(self, rand: Callable[[], float]) -> int:
        """Play at random to the end; returns how many answers had at least two options.

        No checkpoints are made and nobody's knowledge is tracked, so afterwards only the result can be read.
        """
        return playout(self, rand)

    def hurry(self) -> None:
        """From here on this clone or world keeps no checkpoints and no track of what anybody knows: see `proceed`."""
        self.keep = self.state.tracked = False

    def proceed(self, answer: Answer) -> None:
        """Answer the whole open question at once, unchecked: an option, or for Together one an ask, in their order."""
        self.pending = {}
        if self.keep:
            self.since.append(answer)
        run(self, answer)

    # -- records ------------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """All there is to know of the match. It holds the seed: keep it on the server while the match runs."""
        record = replaying.record_with(self)
        if record is None:
            raise TableError("a clone keeps no record")
        return record

    @classmethod
    def replay(cls, game: Game[S], record: Record, *, pages: bool = False, every: bool = True) -> Self:
        """The match that a record describes.

        A record of these rules must replay to the letter, or DamagedRecord names its first bad entry. One of other
        rules replays as long as its hashes agree, and goes on from its snapshot otherwise; `restored` says which.
        """
        work = cls.replaying(game, record, pages=pages, every=every)
        while True:
            try:
                next(work)
            except StopIteration as done:
                return cast(Self, done.value)

    @classmethod
    def replaying(
        cls, game: Game[S], record: Record, *, pages: bool = False, every: bool = True
    ) -> Generator[None, None, Self]:
        """The same entry by entry, for whoever has other things to do in between."""
        return cast("Generator[None, None, Self]", replaying.replay(cls, game, record, pages, every))

    def apply(self, entry: Entry) -> None:
        """Do what an entry of a record says."""
        replaying.apply(self, entry)

    # -- what a viewer receives ---------------------------------------------------------------------------------------

    def watch(self, pages: bool = True) -> None:
        """From the next answer on, keep the table where it is worth looking at, or do so no more."""
        assert self.state.log is not None, "clones and playouts are not watched"
        self.state.log.paged = pages

    def view(self, viewer: int) -> dict[str, Json]:
        """What a seat (or the spectators: seat number `seats`) sees of the table."""
        return self.game.view(self.state, viewer)

    def events(self, viewer: int, start: int = 0) -> list[dict[str, Json]]:
        """The events from line `start` of the log on, as a viewer sees them."""
        return showing.events(self, viewer, start)

    def messages(self, viewer: int, start: int = 0) -> list[Message]:
        """The same events as lines to be read."""
        return showing.messages(self, viewer, start)

    def prompt(self, ask: Ask, viewer: int) -> Message:
        """The words of a question: what is asked, because of which card, and by whom."""
        return showing.prompt(self, ask, viewer)

    def label(self, ask: Ask, option: Option) -> Message:
        """The words of an option, for the seat that is asked."""
        return showing.label(self, ask, option)

    def option_id(self, ask: Ask, option: Option) -> str:
        """What an option is called outside: a card by its table id or, unseen, by its place; the rest by its value."""
        return showing.option_id(self, ask, option)

    def option_by_id(self, ask: Ask, name: str) -> Option:
        """The option that is called so."""
        return showing.option_by_id(self, ask, name)

    def given(self, seat: int) -> str:
        """The id of what a seat has answered to the open question, while others have not."""
        return showing.given(self, seat)

    def question_json(self, viewer: int, say: Say = to_plain, said: str = "message") -> Json:
        """The open question as a viewer sees it: others see who is asked and the prompt, never the options.

        What is said with it stands under the name `said`.
        """
        return showing.question_json(self, viewer, say, said)

    def about(self, seat: int, number: int) -> About | None:
        """What a seat may be told about the card that it knows by this id, if there is one."""
        return showing.about(self, seat, number)

    def update(self, viewer: int, start: int = 0, *, pages: bool = False) -> dict[str, Json]:
        """Everything a viewer receives at a question: the question, the table, and the events since line `start`.

        With `pages` what happened on the way is told page by page, each with its events and the table as it was then;
        the last page is the update itself.
        """
        return showing.update(self, viewer, start, pages)
