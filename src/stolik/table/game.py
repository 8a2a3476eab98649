"""What a game is to the table: its steps, its cards, its options, what each seat sees, how good a position is."""

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeAlias, TypeVar, cast

from stolik.table.ask import Act, Ask, Option
from stolik.table.chance import Chance
from stolik.table.errors import BadOption
from stolik.table.fact import Fact
from stolik.table.lesson import Lesson
from stolik.table.message import Message
from stolik.table.plain import Json
from stolik.table.result import Result
from stolik.table.state import State
from stolik.table.steps import StepBody

OptionValue: TypeAlias = str | int | bool | list[str]
Options: TypeAlias = dict[str, OptionValue]
S = TypeVar("S", bound=State)
Step: TypeAlias = Callable[..., StepBody]  # type: ignore[explicit-any]  # each step has arguments of its own
"""A generator function over the state, or a plain function where nothing is asked."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An option that takes one of a few words."""

    name: str
    values: tuple[str, ...]
    default: str
    shown: bool = True
    """Somebody who sets a table up is asked for it; if not, something else sets it, such as a page of puzzles."""

    def check(self, value: object) -> OptionValue:
        if not isinstance(value, str) or value not in self.values:
            raise BadOption(self.name, f"{value!r} is not one of {', '.join(self.values)}")
        return value

    def schema(self) -> dict[str, Json]:
        return {"name": self.name, "kind": "choice", "values": list(self.values), "default": self.default}


@dataclass(frozen=True, slots=True)
class Subset:
    """An option that takes any number of a few words."""

    name: str
    values: tuple[str, ...]
    default: tuple[str, ...] = ()

    def check(self, value: object) -> OptionValue:
        if not isinstance(value, list | tuple):
            raise BadOption(self.name, f"{value!r} is not a list; any of {', '.join(self.values)} may be in it")
        for item in value:
            if item not in self.values:
                raise BadOption(self.name, f"{item!r} is not one of {', '.join(self.values)}")
        if len(set(value)) != len(value):
            raise BadOption(self.name, "names something twice")
        return [item for item in self.values if item in value]

    def schema(self) -> dict[str, Json]:
        return {"name": self.name, "kind": "subset", "values": list(self.values), "default": list(self.default)}


@dataclass(frozen=True, slots=True)
class Number:
    """An option that takes a whole number between two bounds."""

    name: str
    lowest: int
    highest: int
    default: int

    def check(self, value: object) -> OptionValue:
        if not isinstance(value, int) or isinstance(value, bool) or not self.lowest <= value <= self.highest:
            raise BadOption(self.name, f"{value!r} is not a whole number from {self.lowest} to {self.highest}")
        return value

    def schema(self) -> dict[str, Json]:
        bounds: dict[str, Json] = {"lowest": self.lowest, "highest": self.highest}
        return {"name": self.name, "kind": "number", **bounds, "default": self.default}


@dataclass(frozen=True, slots=True)
class Switch:
    """An option that is on or off."""

    name: str
    default: bool = False

    def check(self, value: object) -> OptionValue:
        if not isinstance(value, bool):
            raise BadOption(self.name, f"{value!r} is neither true nor false")
        return value

    def schema(self) -> dict[str, Json]:
        return {"name": self.name, "kind": "switch", "default": self.default}


@dataclass(frozen=True, slots=True)
class Shelf:
    """Texts of an option that people keep, such as decks: what is worth knowing of one, and another name for it."""

    page: Callable[[str], dict[str, Json]]
    """Of a text as it is kept; nothing of one that only says how another is found."""
    rename: Callable[[str, str], str]


@dataclass(frozen=True, slots=True)
class Text:
    """An option that takes a text which the game reads, such as a deck list.

    `read` gives the text back as it is kept, or raises BadText with the line that is wrong.
    """

    name: str
    read: Callable[[str], str]
    default: str = ""
    longest: int = 10_000
    offers: tuple[str, ...] = ()
    """Texts that somebody may pick instead of writing one; `setting-<name>-<text>` says what each is."""
    shelf: Shelf | None = None
    """People may keep such texts, and look at one before they pick it."""

    def check(self, value: object) -> OptionValue:
        if not isinstance(value, str):
            raise BadOption(self.name, f"{type(value).__name__} is not a text")
        if len(value) > self.longest:
            raise BadOption(self.name, f"it has {len(value)} characters; at most {self.longest} are read")
        try:
            return self.read(value)
        except BadText as error:
            raise BadOption(self.name, str(error)) from error

    def schema(self) -> dict[str, Json]:
        offers: dict[str, Json] = {"offers": list(self.offers)} if self.offers else {}
        shelf: dict[str, Json] = {"shelf": True} if self.shelf is not None else {}
        return {"name": self.name, "kind": "text", "longest": self.longest, "default": self.default, **offers, **shelf}


class BadText(ValueError):
    """A line of a text option cannot be read."""

    def __init__(self, line: int, problem: str, said: Message | None = None) -> None:
        """`said` is the same for people, in the words of the game."""
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.said = said


Single: TypeAlias = Choice | Subset | Number | Switch | Text


@dataclass(frozen=True, slots=True)
class PerSeat:
    """An option that every seat has for itself: a list of as many values as there are seats."""

    each: Single

    @property
    def name(self) -> str:
        return self.each.name

    def check(self, value: object, seats: int) -> OptionValue:
        if not isinstance(value, list | tuple):
            raise BadOption(self.name, f"{value!r} is not a list with a value for each of the {seats} seats")
        if len(value) != seats:
            raise BadOption(self.name, f"it has {len(value)} values; there are {seats} seats")
        # A list of texts for most; whoever asks for numbers or lists a seat reads them as such.
        return cast("list[str]", [self._one(seat, item) for seat, item in enumerate(value)])

    def _one(self, seat: int, item: object) -> OptionValue:
        try:
            return self.each.check(item)
        except BadOption as error:
            raise BadOption(self.name, f"seat {seat}: {error.problem}") from error

    def schema(self) -> dict[str, Json]:
        return {"name": self.name, "kind": "seats", "each": self.each.schema()}


OptionSpec: TypeAlias = Single | PerSeat


class Game(ABC, Generic[S]):
    """The rules of one game. One shared, frozen instance serves all matches."""

    id: ClassVar[str]
    rules: ClassVar[int]
    """The rules version: a change that alters how an old record replays demands a new one."""
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[OptionSpec, ...]] = ()
    puzzles: ClassVar[tuple[str, ...]] = ()
    """Positions to be solved alone, values of the option `puzzle`; words: puzzle-<name> and puzzle-text-<name>."""
    faces: ClassVar[tuple[str, ...]]
    """The name of every card face; its words are under card-<face>."""
    telling: ClassVar[frozenset[str]] = frozenset()
    """The events that say why the standing changed: what the story of a match is told with."""
    chapters: ClassVar[frozenset[str]] = frozenset({"round_started", "turn_started"})
    """The events that open something new, a round or a turn: a log is divided there, and a replay steps from one on."""
    patience: ClassVar[int] = 1
    """An expert judges so many times as many positions as usual, where one is cheap to judge and more tell more."""
    state: ClassVar[type[State]]
    steps: ClassVar[Mapping[str, Step]]

    def __init__(self) -> None:
        self.plain_steps = frozenset(name for name, step in self.steps.items() if not inspect.isgeneratorfunction(step))
        self._zones: dict[int, tuple[str, ...]] = {}

    @abstractmethod
    def setup(self, seats: int, options: Options, chance: Chance) -> S:
        """The table laid out and dealt, with the first step on the stack; the state takes `chance.rng` and `.seal`."""

    @abstractmethod
    def zone_names(self, seats: int) -> tuple[str, ...]:
        """The name of every zone, in order; a seat's own zone ends with its number (`hand-0`)."""

    @abstractmethod
    def view(self, g: S, viewer: int) -> dict[str, Json]:
        """What this seat (or the spectators, or SHOW_ALL) may see, built by listing what is allowed."""

    @abstractmethod
    def evaluate(self, g: S, seat: int) -> float:
        """How good the position is for a seat, between -1 (lost) and 1 (won), from anything in the state."""

    @abstractmethod
    def standing(self, g: S) -> tuple[int, ...]:
        """How far each seat has come in what the game counts openly on the way to winning: points, keys, signets."""

    @abstractmethod
    def card_text(self, face: str) -> tuple[Message, ...]:
        """The rules text of a card, sentence by sentence, made from the data that the engine executes."""

    def card_facts(self, face: str) -> tuple[Fact, ...]:
        """What else is printed on a card, in the order in which a list of cards shows it; a card may lack a fact."""
        return ()

    def prints(self, seats: int, options: Options) -> tuple[str, ...]:
        """The prints that a match is played with, which `State.faces` counts: titles, or `title~detail`."""
        return self.faces

    def act(self, g: S, ask: Ask, option: Option) -> Act:
        """What an option does and to what. A game says it for its own tuples, and where the prompt is no verb."""
        if isinstance(option, str):
            return Act(option)
        if isinstance(option, int) and ask.of == "card":
            return Act(ask.prompt, (option,))
        if isinstance(option, int) and ask.of == "seat":
            return Act(ask.prompt, (f"seat-{option}",))
        return Act(ask.prompt)

    def label(self, g: S, option: tuple[int | str, ...], of: str) -> Message:
        """Words for an option that is the game's own tuple."""
        raise NotImplementedError(f"{self.id} has no words for the option {option!r} of {of}")

    def why_not(self, g: S, ask: Ask, card: int) -> Message | None:
        """Why whoever is asked cannot choose a card, of which it knows what it is; None if there is nothing to say.

        Cards that are options themselves are never asked about. Only what the seat knows may go into the reason.
        """
        return None

    def outlook(self, g: S, seat: int, card: int) -> tuple[Message, ...]:
        """What a card that a seat sees would do for it now: the numbers that its text leaves to the table.

        Only what the seat knows may go into it. `g` stays as it is; try things out on a copy.
        """
        return ()

    def foresee(self, g: S, ask: Ask, card: int) -> tuple[Message, ...]:
        """What would come of it if whoever is asked chose this card, which is among the options; like `outlook`."""
        return ()

    def inspect(self, g: S) -> None:
        """Raise AssertionError if something of the game's own is not as it must be between two answers."""

    def takes_part(self, g: S, seat: int) -> bool:
        """Is this seat still in the game? Who is out has nothing to give up."""
        return True

    def concede(self, g: S, seat: int) -> Result:
        """One seat gives up: it is last, the others that still take part share the first place."""
        winners = [other for other in range(g.seats) if other != seat and self.takes_part(g, other)]
        return Result(tuple(1 if other in winners else 2 for other in range(g.seats)), "conceded")

    def lesson(self) -> Lesson | None:
        """A match that teaches the game step by step, if somebody has written one."""
        return None

    def sequel(self, options: Options, results: Sequence[Result]) -> Options:
        """What the next match of a table is played with, after these results (none yet: the first one).

        Most games are played as they were; one may swap decks, or weigh down who won too often.
        """
        return options

    def to_win(self, options: Options) -> int:
        """How many wins a series takes at least: some are played over several matches by their nature."""
        return 1

    def variants(self) -> Sequence[Options]:
        """The option sets that the conformance suite plays; every option should differ in at least one."""
        return [{}]

    # -- what follows from the above --------------------------------------------------------------------------------

    def check_seats(self, seats: object) -> int:
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadOption("seats", f"{self.id} is played with {counts} seats, not {seats!r}")
        return seats

    def check_options(self, given: Mapping[str, object] | None, seats: int = 0) -> Options:
        """The options with their defaults filled in; a bad one is named. Without `seats`: for the fewest."""
        try:
            given = dict(given or {})
        except (TypeError, ValueError):
            raise BadOption("options", f"a mapping from names to values, not {given!r}") from None
        seats = seats or min(self.seat_counts)
        checked: Options = {}
        for spec in self.options:
            if isinstance(spec, PerSeat):
                asked = given.pop(spec.name) if spec.name in given else [_default(spec.each)] * seats
                checked[spec.name] = spec.check(asked, seats)
            else:
                checked[spec.name] = spec.check(given.pop(spec.name)) if spec.name in given else _default(spec)
        for name in given:
            known = ", ".join(spec.name for spec in self.options) or "none"
            raise BadOption(str(name), f"{self.id} has no such option; its options: {known}")
        return checked

    def fit_options(self, options: Options, seats: int, order: Sequence[int] = ()) -> Options:
        """Checked options for another number of seats: who stays keeps their own, who comes gets the default.

        `order` names the seats as they were in the order in which they are now, if they have moved.
        """
        fitted = dict(options)
        for spec in self.options:
            if isinstance(spec, PerSeat):
                own = cast("list[str]", options[spec.name])
                own = [own[seat] for seat in order] or own
                fresh = cast("list[str]", [_default(spec.each) for _ in range(seats - len(own))])
                fitted[spec.name] = [*own[:seats], *fresh]
        return fitted

    def zones(self, seats: int) -> tuple[str, ...]:
        if seats not in self._zones:
            self._zones[seats] = self.zone_names(seats)
        return self._zones[seats]

    def glance(self, g: S, zone: int, viewer: int) -> list[Json]:
        """The cards of a zone as a viewer sees them: an id and a face, or null for a card that is hidden from it."""
        return [self.card_json(g, card, viewer) for card in g.zones[zone]]

    def card_json(self, g: S, card: int, viewer: int) -> Json:
        if not g.sees(viewer, card):
            return None
        return {"id": g.ids[card], "face": g.prints[g.faces[card]]}


def _default(spec: Single) -> OptionValue:
    return list(spec.default) if isinstance(spec.default, tuple) else spec.default
