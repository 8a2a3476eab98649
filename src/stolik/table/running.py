"""Running the rules: from one question to the next, back to the open question, and at random to the end."""

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, TypeVar

from stolik.table.ask import Answer, Ask, Question
from stolik.table.errors import Endless, TableError
from stolik.table.state import EVENTS_PER_ANSWER, State
from stolik.table.steps import Leave, Next, Outcome

if TYPE_CHECKING:
    from stolik.table.match import Match

S = TypeVar("S", bound=State)


class Reseed:
    """In the answers since a checkpoint: from here on chance is a fast one that starts anew."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def apply(self, state: State) -> None:
        state.rng, state.seal = self.seed, None


def run(match: "Match[S]", answer: Answer | None) -> None:
    """Run the rules until they ask something or the match ends."""
    state = match.state
    state.ticks = 0
    steps = match.game.steps
    plain = match.game.plain_steps
    stack = state.stack
    gen = match.gen
    outcome: Outcome
    while True:
        try:
            if gen is None:
                frame = stack[-1]
                name = frame[0]
                if name in plain:
                    outcome = steps[name](state, *frame[1:])  # type: ignore[assignment]  # a cast costs time
                else:
                    if match.keep:
                        match.checkpoint = state.copy()
                        match.since = []
                    if len(frame) == 1:
                        gen = steps[name](state)  # type: ignore[index, assignment]
                    else:
                        gen = steps[name](state, *frame[1:])  # type: ignore[index, assignment]
                    match.question = next(gen)  # type: ignore[call-overload]
                    match.gen = gen
                    match.number += 1
                    return
            else:
                match.question = gen.send(answer)  # type: ignore[arg-type]
                match.gen = gen
                match.number += 1
                return
        except StopIteration as stop:
            outcome = stop.value
        except Leave as leave:
            outcome = _left(leave, stack)
        gen = None
        if state.result is not None:
            match.question = match.gen = None
            match.number += 1
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


def _left(leave: Leave, stack: list[list[int | str]]) -> Next | None:
    """A step was left from deep inside, perhaps with the steps above another one."""
    if leave.until is not None:
        if all(frame[0] != leave.until for frame in stack):
            raise TableError(f"no step {leave.until!r} is under way to leave until") from leave
        while stack[-1][0] != leave.until:
            stack.pop()
        if leave.then is None:
            return Next(leave.until, *stack[-1][1:])
    return leave.then


def enter(match: "Match[S]", state: S) -> Generator[Question, Answer, Outcome]:
    """The generator of the step that a checkpoint stands before."""
    frame = state.stack[-1]
    return match.game.steps[frame[0]](state, *frame[1:])  # type: ignore[index, return-value]  # a cast costs time


def rebuild(match: "Match[S]") -> None:
    """Bring the state back to the open question: the checkpoint's copy plus the answers since."""
    log = match.state.log
    state = match.checkpoint.copy()
    gen = enter(match, state)
    question = next(gen)
    for answer in match.since:
        state.ticks = 0
        if type(answer) is Reseed:
            answer.apply(state)
        else:
            question = gen.send(answer)  # type: ignore[arg-type]
    match.state, match.gen, match.question = state, gen, question
    if log is not None:
        del log.events[:], log.beats[:]
        state.log = log


def playout(match: "Match[S]", rand: Callable[[], float]) -> int:
    """Play at random to the end; returns how many answers had at least two options."""
    match.keep = match.state.tracked = False
    decisions = 0
    answer: Answer
    while (question := match.question) is not None:
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
            pending = match.pending
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
            if match.pending:
                match.pending = {}
        run(match, answer)
    return decisions
