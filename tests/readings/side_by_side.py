"""What every second reading does: the engine and the model answer the same questions and are compared at each."""

from collections import Counter
from collections.abc import Callable, Container, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from stolik.table import Ask, Game, Match, Option, State

Table = dict[str, Any]


class Difference(AssertionError):
    """The engine and the model do not agree."""


@dataclass(slots=True)
class Tally:
    matches: int = 0
    questions: int = 0
    prompts: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    longest: int = 0
    """The most turns of a match, where it counts them."""


def begin(game: Any, seats: int, options: dict[str, Any] | None, seed: int) -> Match[Any]:
    """Every other match is played as playouts are: the rules take shorter ways there. A clone writes no book."""
    return Match(game, seats, options, seed, keep=False) if seed % 2 else Match(game, seats, options, seed).clone()


def chance_of(g: State) -> State:
    """The same chance for the model."""
    return State(seats=g.seats, rng=g.rng, faces=[], backs=(), audience=(), zones=[])


def zones_of(game: Game[Any], g: Any) -> dict[str, list[int]]:
    return {name: list(cards) for name, cards in zip(game.zones(g.seats), g.zones)}


def compare(what: str, engine: object, model: object) -> None:
    if engine != model:
        raise Difference(f"{what}:\n  engine {engine}\n  model  {model}")


def compare_tables(engine: Table, model: Table) -> None:
    differing = [name for name in engine if engine[name] != model.get(name)]
    if differing or engine.keys() != model.keys():
        lines = [f"  {name}: engine {engine[name]}, model {model.get(name)}" for name in differing]
        raise Difference("the table:\n" + "\n".join(lines))


class Sides:
    """Both games, each at its next question. The model's `play` yields one `(seat, prompt, options)` or a list of them.

    `together` are the prompts that the model wants answered by seat. With `passing` a question with one option is no
    decision and either side may pass over it: what comes of it is compared all the same.
    """

    def __init__(
        self,
        match: Match[Any],
        asking: Generator[Any, Any, Any],
        in_cards: Callable[[Any, Option], Option],
        tables: Callable[[], tuple[Table, Table]],
        together: Container[str] = (),
        passing: bool = False,
    ) -> None:
        self.match = match
        self.asking = asking
        self.in_cards = in_cards
        self.tables = tables
        self.together = together
        self.passing = passing
        self.asked = 0
        self.trail: list[str] = []
        self.question: list[tuple[int, str, list[Any]]] | None = None
        self._hear(next(asking, None))

    def _hear(self, question: Any) -> None:
        self.question = [question] if isinstance(question, tuple) else question
        if self.passing:
            self._pass_over()

    def _pass_over(self) -> None:
        while self.match.question is not None and all(len(ask.options) == 1 for ask in self.match.asks):
            for ask in self.match.asks:
                self.match.answer(ask.options[0], ask.seat)
        if self.question is not None and all(len(options) == 1 for _, _, options in self.question):
            self._send({seat: options[0] for seat, _, options in self.question})

    def _send(self, answers: dict[int, Any]) -> None:
        assert self.question is not None
        together = self.question[0][1] in self.together
        try:
            question = self.asking.send(answers if together else next(iter(answers.values())))
        except StopIteration:
            question = None
        self._hear(question)

    def compare(self) -> None:
        asks, question = self.match.asks, self.question
        if question is None:
            raise Difference(f"the engine asks {asks}, the model says that it is over")
        compare(
            "who is asked what",
            sorted((ask.seat, ask.prompt) for ask in asks),
            sorted((seat, prompt) for seat, prompt, _ in question),
        )
        ours = {seat: options for seat, _, options in question}
        for ask in asks:
            theirs = Counter(self.in_cards(self.match.state, option) for option in ask.options)
            mine = Counter(ours[ask.seat])
            if mine != theirs:
                only = f"  only the engine {dict(theirs - mine)}\n  only the model {dict(mine - theirs)}"
                raise Difference(f"the options of {ask.prompt!r}:\n{only}")
        compare_tables(*self.tables())

    def answer(self, choose: Callable[[Ask], Option]) -> None:
        answers = {}
        for ask in self.match.asks:
            option = choose(ask)
            answers[ask.seat] = self.in_cards(self.match.state, option)
            self.trail.append(f"{self.asked}. seat {ask.seat} {ask.prompt}: {answers[ask.seat]}")
            self.match.answer(option, ask.seat)
        self._send(answers)

    def play(self, choose: Callable[[Ask], Option], tally: Tally, most: int) -> bool:
        """Question by question; returns whether the match came to its end, and not to so many questions."""
        match = self.match
        while match.question is not None:
            self.compare()
            self.asked += 1
            tally.prompts[match.asks[0].prompt] += 1
            if self.asked == most:
                break
            self.answer(choose)
        else:
            if self.question is not None:
                raise Difference(f"the engine says that it is over ({match.result}), the model asks {self.question}")
            assert match.result is not None
            compare_tables(*self.tables())
            tally.reasons[match.result.reason] += 1
        tally.matches += 1
        tally.questions += self.asked
        return match.question is None


class Said:
    """What is said with an error of a match."""

    def __init__(self) -> None:
        self.sides: Sides | None = None


@contextmanager
def noted(start: str) -> Iterator[Said]:
    """Whatever is raised in here says in which match it was, and what was answered before it."""
    said = Said()
    try:
        yield said
    except Exception as error:
        sides = said.sides
        told = "\n".join(f"  {line}" for line in sides.trail[-8:]) if sides else ""
        error.add_note(f"{start}, question {sides.asked if sides else 0}; before it:\n{told}")
        raise
