"""One match of a tournament."""

import time
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from stolik.arena.plan import Fixture
from stolik.bots import Bot, Chair, is_own, make_unhurried
from stolik.games import load
from stolik.table import Event, Glimpse, Match, Option, Options, State, TableError
from stolik.table.event import title


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a match. Everything but the seconds follows from the fixture."""

    number: int
    seed: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    reason: str
    questions: int
    """How many answers the match took."""
    rounds: int
    """How many of its chapters (rounds or turns) there were."""
    decisions: tuple[int, ...]
    """Of each seat: answers among at least two options."""
    seconds: tuple[float, ...]
    """Of each seat: how long it thought about them."""
    cards: tuple[tuple[str, int, str], ...]
    """What happened to which seat with which card: (event, seat, title), each once."""

    def score(self, seat: int) -> float:
        """1 for a win, 0 for a loss; a draw, or a first place that is shared, is divided."""
        first = [other for other, place in enumerate(self.places) if place == 1]
        return 1 / len(first) if seat in first else 0.0


class Timed(Bot):
    """Counts what another bot decides, and how long that takes it."""

    level = "timed"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions, self.thought = 0, 0.0

    def choose(self, chair: Chair[State]) -> Option:  # type: ignore[override]
        started = time.perf_counter()
        option = self.bot.choose(chair)
        if len(chair.options) > 1:
            self.decisions += 1
            self.thought += time.perf_counter() - started
        return option


LONGEST = 20_000
"""So many answers take no match that anybody wants to win; bots that never do anything play KeyForge for ever."""


class BotErred(TableError):
    """A bot of somebody's own failed, or answered what it was not offered, or plays for ever."""


def let_play(match: Match[State], bots: Sequence[Bot], names: Sequence[str], deal: int) -> int:
    """Let bots play a match to its end, and say how many answers it took, or what went wrong with one's own."""
    answers = 0
    while match.question is not None:
        for ask in match.asks:
            try:
                match.answer(bots[ask.seat].choose(Chair(match, ask.seat)), ask.seat)
            except Exception as error:
                if is_own(names[ask.seat]):
                    raise BotErred(_how(error, f"{names[ask.seat]} in seat {ask.seat} of deal {deal}")) from error
                raise
            answers += 1
        if answers >= LONGEST:
            raise BotErred(f"{', '.join(names)} in deal {deal}: no end after {LONGEST:,} answers")
    return answers


def _how(error: Exception, who: str) -> str:
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{who}: {type(error).__name__} at {where.filename}:{where.lineno}: {error}"


def play(game_id: str, seats: int, options: Options, fixture: Fixture) -> Outcome:
    """Play one match of a plan. The bots' luck follows from the deal and their seat."""
    match: Match[State] = Match(load(game_id), seats, options, fixture.seed)
    events = [line.event for line in match.log]
    match.book = None  # a fixture says all that a record would; to keep one takes as long as to play at random
    log = match.state.log
    assert log is not None
    bots = [Timed(make_unhurried(name, f"{fixture.seed}-{seat}-{name}")) for seat, name in enumerate(fixture.bots)]
    answers = let_play(match, bots, fixture.bots, fixture.seed)
    result = match.result
    assert result is not None
    events += log.events
    return Outcome(
        fixture.number,
        fixture.seed,
        fixture.bots,
        result.places,
        result.reason,
        answers,
        sum(event.kind in match.game.chapters for event in events),
        tuple(bot.decisions for bot in bots),
        tuple(bot.thought for bot in bots),
        tuple(sorted({told for event in events for told in _told(event, match.state.prints, seats)})),
    )


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a batch, and how long it took."""

    outcomes: list[Outcome]
    seconds: float


def play_batch(game_id: str, seats: int, options: Options, batch: Sequence[Fixture]) -> Played:
    started = time.perf_counter()
    return Played([play(game_id, seats, options, fixture) for fixture in batch], time.perf_counter() - started)


def _told(event: Event, prints: tuple[str, ...], seats: int) -> Iterator[tuple[str, int, str]]:
    """Whose card an event is about: the seat that it names, or the one whose zone the card came to."""
    seat = event.args.get("seat")
    if not isinstance(seat, int):
        end = event.target.rpartition("-")[2]
        seat = int(end) if end.isdecimal() and int(end) < seats else None
    card = event.args.get("card")
    if seat is not None and isinstance(card, Glimpse):
        yield event.kind, seat, title(prints[card.face])
