"""Looking back at a finished match: who was winning when, where it turned, and which answers cost most.

How a position stands comes from the game's `evaluate` with every card open: the match is over. An answer is judged by
what its seat knew then: first those after which a seat's chances fell most are found, then each is searched as a bot
would search it, and what was better there is named. Everything has an end: `LOOKED_AT` and `SECONDS`.
"""

import math
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeAlias

from stolik import games
from stolik.bots import Chair, SearchBot, Thought
from stolik.bots.greedy import asked_by_a_card
from stolik.bots.search import few_enough
from stolik.table import Ask, Match, Record, State
from stolik.table.message import to_plain

LOOKED_AT = 14
"""So many answers are searched."""
ITERATIONS = 400
BLIND = 5
"""So many times as many where others choose blindly: else a longer search does half of the mistakes itself."""
SECONDS = 16.0
"""After so much work no further search begins."""
COSTLY = 0.04
"""An answer that cost less of the chances is no mistake that could be told from noise."""
MOST_COSTLY, MOST_TURNS = 5, 4
TURN = 0.1
"""What moved the chances less is no turning point."""
MOST_POINTS = 160
"""A graph needs no more."""


Point: TypeAlias = tuple[int, list[float]]
"""A step of the replay, and how likely each seat was to win there."""


@dataclass(slots=True)
class Decision:
    """An answer that stands: the entry it is, who gave it, and the chances before and after it."""

    entry: int
    seat: int
    before: float
    after: float = 0.0


def chances(match: Match[State]) -> list[float]:
    """How likely each seat is to win, as the game judges the position; after the end, as it came out."""
    result = match.result
    if result is not None and any(result.places):
        winners = result.winners() or list(range(match.seats) if match.seats > 1 else ())
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]
    values = _each_alone(match)
    return values if match.seats == 1 else [value / (math.fsum(values) or 1.0) for value in values]


def _each_alone(match: Match[State]) -> list[float]:
    """How likely each seat is to win as the game judges it: beside the best of its rivals."""
    return [(match.game.evaluate(match.state, seat) + 1) / 2 for seat in range(match.seats)]


def among_all(match: Match[State]) -> float:
    """What a chance beside the best rival is to be divided by, so that those of all seats make one."""
    return (math.fsum(_each_alone(match)) or 1.0) if match.seats > 2 else 1.0


def analyse(record: Record, name: str) -> dict[str, Any]:
    """The analysis of a finished match as plain data; the same for the same `name`, on a machine that is fast enough.

    `points` are pairs of a step of the replay and the chances there, `turns` the steps after which all is different,
    `costly` the answers that cost most: the step at which they were given, the seat, the cost, what was answered and
    what would have been better.
    """
    points, decisions = _walk(record)
    worst = sorted(decisions, key=lambda one: one.after - one.before)[:LOOKED_AT]
    costly = _judge(record, {one.entry for one in worst}, name)
    turns = _turns(points)
    return {
        "points": [[step, [round(value, 3) for value in of]] for step, of in _thinned(points, turns)],
        "turns": turns,
        "costly": sorted(costly, key=lambda one: -one["cost"])[:MOST_COSTLY],
    }


def _start(record: Record) -> Match[State]:
    return Match(games.load(record.game), record.seats, record.options, record.seed)


def _walk(record: Record) -> tuple[list[Point], list[Decision]]:
    """The chances wherever somebody's next move begins, and the answers among several options; none taken back."""
    match = _start(record)
    points: list[Point] = [(1, chances(match))]
    standing: list[tuple[int, int, Decision | None]] = []
    """Of every answer that stands: its seat, how many points there were before it, and what there was to decide."""
    for number, entry in enumerate(record.entries):
        if entry.kind == "answer":
            ask = match.ask_of(entry.seat)
            several = ask is not None and len(ask.options) > 1
            before = points[-1][1][entry.seat]
            standing.append((entry.seat, len(points), Decision(number, entry.seat, before) if several else None))
        elif entry.kind == "retract":
            del standing[max(place for place, (seat, _, _) in enumerate(standing) if seat == entry.seat)]
        elif entry.kind == "undo":
            assert isinstance(entry.value, int)
            for _ in range(entry.value):
                del points[standing.pop()[1] :]
        match.apply(entry)
        question = match.question
        move = question is None or not isinstance(question, Ask) or not asked_by_a_card(question)
        # What is called off stands as it stood: nobody has won or lost.
        if entry.kind not in ("retract", "undo", "abort") and move and not match.pending:
            points.append((number + 2, chances(match)))
    decisions = []
    for seat, place, decision in standing:
        if decision is not None:
            decision.after = points[min(place, len(points) - 1)][1][seat]
            decisions.append(decision)
    return points, decisions


def _judge(record: Record, wanted: set[int], name: str) -> list[dict[str, Any]]:
    """What each of these answers cost beside the best that its seat could have known of."""
    match = _start(record)
    rng = random.Random(name)
    # Of the processor: on a busy machine it takes longer, and finds the same.
    deadline = time.process_time() + SECONDS
    found: list[dict[str, Any]] = []
    for number, entry in enumerate(record.entries):
        if number in wanted and time.process_time() < deadline:
            ask = match.ask_of(entry.seat)
            assert ask is not None
            given = entry.value
            assert given is not None
            options = list(few_enough(ask, rng))
            if given not in options:
                options[-1] = given
            blind = not isinstance(match.question, Ask)
            bot = SearchBot(rng.getrandbits(64), iterations=ITERATIONS * (BLIND if blind else 1))
            thought = bot.think(Chair(match, entry.seat), options)
            best, cost = _best(thought, options.index(given), mixed=blind)
            cost = min(1.0, cost / among_all(match))
            if cost >= COSTLY:
                found.append(
                    {
                        "step": number + 1,
                        "seat": entry.seat,
                        "cost": round(cost, 3),
                        "given": to_plain(match.label(ask, given)),
                        "better": to_plain(match.label(ask, options[best])),
                    }
                )
        match.apply(entry)
    return found


def _best(thought: Thought, given: int, mixed: bool) -> tuple[int, float]:
    """The place of what was best, and how much of the chance to win was lost by what was given instead.

    Where others choose blindly at the same time there is no one best answer: nothing that the search would do now and
    then was a mistake.
    """
    best = max(range(len(thought.visits)), key=lambda place: (thought.visits[place], thought.value(place)))
    if best == given or not thought.visits[given] or thought.shares(mixed)[given] > 0:
        return best, 0.0
    return best, (thought.value(best) - thought.value(given)) / 2


def _thinned(points: list[Point], turns: Sequence[int]) -> list[Point]:
    """No more than a graph needs, and both sides of every turning point: what it brought is read off them."""
    every = -(-len(points) // MOST_POINTS)
    beside = {place for after, (step, _) in enumerate(points) if step in turns for place in (after - 1, after)}
    last = len(points) - 1
    return [point for place, point in enumerate(points) if place % every == 0 or place == last or place in beside]


def _turns(points: list[Point]) -> list[int]:
    """The steps that moved the chances most, in their order; the last one says only how it ended."""
    moved = [
        (max(abs(a - b) for a, b in zip(before, after, strict=True)), step)
        for (_, before), (step, after) in pairwise(points[:-1])
    ]
    best = sorted((one for one in moved if one[0] >= TURN), reverse=True)[:MOST_TURNS]
    return sorted(step for _, step in best)
