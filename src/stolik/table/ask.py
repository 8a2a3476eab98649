"""Questions: one seat picks one of all its legal options."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

Option: TypeAlias = int | str | tuple[int | str, ...]
"""An int is a thing of the kind `Ask.of` names (a card, a seat, a number), a str a word, a tuple the game's own."""

Answer: TypeAlias = Option | list[Option]
"""What a yield gives back: the option, or for Together one option an ask, in their order."""

NO_ARGS: dict[str, int | str] = {}


@dataclass(slots=True)
class Act:
    """What an option does, and to which things, in the order of pointing: the source first, then its target.

    The words of the verb are under verb-<verb>. A thing is a card (its number) or the name of something else on the
    table: a zone (`discard-0`), a player (`seat-1`), or a thing of the game's own (`region-3`).

    `toward` are the things that the next question is going to offer, where that is known: somebody may point at one of
    them at once. The rules ask all the same.
    """

    verb: str
    things: tuple[int | str, ...] = ()
    toward: tuple[int | str, ...] = ()


class Ask:
    """One seat picks one option. `options` is every legal one: a list, a tuple or a lazy domain such as a range.

    `public` says that the options follow from what everybody knows. `group` ties a sequence of asks into one
    gesture, `suggest` is a sensible default, `source` the card that asks.
    """

    __slots__ = ("args", "group", "of", "options", "prompt", "public", "seat", "source", "suggest")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Option],
        of: str = "card",
        public: bool = False,
        source: int = -1,
        args: dict[str, int | str] = NO_ARGS,
        group: str = "",
        suggest: Option | None = None,
    ) -> None:
        if not options:
            raise ValueError(f"{prompt!r} asks seat {seat} for one of no options")
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.of = of
        self.public = public
        self.source = source
        self.args = args
        self.group = group
        self.suggest = suggest

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, prompt={self.prompt!r}, options={self.options!r})"


class Together:
    """Several seats answer, each without seeing what the others say."""

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.asks = tuple(asks)
        two = len(asks) == 2 and asks[0].seat != asks[1].seat
        if not two and (not asks or len({ask.seat for ask in asks}) < len(asks)):
            raise ValueError(f"each seat is asked once, and somebody must be: {self!r}")

    def __repr__(self) -> str:
        return f"Together({self.asks!r})"


Question: TypeAlias = Ask | Together
R = TypeVar("R")
Asking: TypeAlias = Generator[Question, Answer, R]
"""What a rule that asks is: a generator of questions that ends with an R."""
