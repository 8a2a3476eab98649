"""Our games, measured as the peers are: two or more random players as fast as they can, and what a search needs."""

import random
import tracemalloc
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from statistics import mean, quantiles
from time import perf_counter, thread_time

from stolik.games import load
from stolik.table import Game, Match, State


@dataclass(frozen=True, slots=True)
class OurResult:
    name: str
    matches: int
    answers: int
    decisions: int
    seconds: float
    copy_us: float | None


@dataclass(frozen=True, slots=True)
class Details:
    """What one game costs beyond playing it at random; times in microseconds."""

    game: str
    clone_mean: float
    clone_p99: float
    determinize_mean: float
    decision: float
    bytes_per_match: int
    hundredth: float
    """How long the matches around the hundredth of a process take, the first ones being 1."""


seeds = count(1)


def measure_ours(game_id: str, seats: int, seconds: float) -> OurResult:
    """Whole matches for about `seconds`; then, apart from that time, the cost of a clone in the middle of a card."""
    game = load(game_id)
    rand = random.Random(next(seeds)).random
    matches = decisions = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        match = Match(game, seats, seed=next(seeds), keep=False)
        decisions += match.playout(rand)
        matches += 1
    answers = round(decisions * answers_per_decision(game, seats))
    clones = [clone_us(match) for match in mid_card(game, seats, 200)]
    return OurResult(f"Stolik {game_id}", matches, answers, decisions, elapsed, mean(clones) if clones else None)


def answers_per_decision(game: Game[State], seats: int) -> float:
    answers = decisions = 0
    for match in questions(game, seats, 60):
        options = [len(ask.options) for ask in match.asks]
        answers += 1
        decisions += options[0] > 1
    return answers / decisions


def questions(game: Game[State], seats: int, matches: int) -> Iterator[Match[State]]:
    """Matches played at random with everything kept, seen at each of their questions."""
    rng = random.Random(7)
    for seed in range(matches):
        match = Match(game, seats, seed=seed)
        while match.question is not None:
            yield match
            ask = match.asks[0]
            match.answer(rng.choice(ask.options), ask.seat)


def mid_card(game: Game[State], seats: int, wanted: int) -> Iterator[Match[State]]:
    """The questions at which a step has already been answered something: a clone must replay part of a card."""
    found = 0
    for match in questions(game, seats, 10_000):
        if match.since:
            yield match
            found += 1
            if found == wanted:
                return


def clone_us(match: Match[State]) -> float:
    """Time of the processor: one clone among thousands that had to wait for its core is not a slow clone."""
    start = thread_time()
    match.clone()
    return (thread_time() - start) * 1e6


def measure_details(game_id: str, seats: int) -> Details:
    game = load(game_id)
    clones = [clone_us(match) for match in mid_card(game, seats, 4_000)]
    rng = random.Random(3)
    worlds = []
    for match in mid_card(game, seats, 1_000):
        start = thread_time()
        match.determinize(0, rng)
        worlds.append((thread_time() - start) * 1e6)
    return Details(
        game_id,
        mean(clones),
        quantiles(clones, n=100)[-1],
        mean(worlds),
        decision_us(game, seats),
        bytes_per_match(game, seats),
        hundredth_to_first(game, seats),
    )


def decision_us(game: Game[State], seats: int, seconds: float = 1.0) -> float:
    """Of the processor, as clones are measured."""
    rand = random.Random(next(seeds)).random
    decisions = 0
    start = thread_time()
    while (elapsed := thread_time() - start) < seconds:
        decisions += Match(game, seats, seed=next(seeds), keep=False).playout(rand)
    return elapsed / decisions * 1e6


def bytes_per_match(game: Game[State], seats: int, matches: int = 200) -> int:
    """Memory of a match in the middle of play, record and log included."""
    halfway = sum(1 for match in questions(game, seats, 20)) // 40
    rng = random.Random(5)
    live = []
    tracemalloc.start()
    for seed in range(matches):
        match = Match(game, seats, seed=seed)
        for _ in range(halfway):
            if match.question is not None:
                ask = match.asks[0]
                match.answer(rng.choice(ask.options), ask.seat)
        live.append(match)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size // len(live)


def hundredth_to_first(game: Game[State], seats: int) -> float:
    """The same ten deals, played as the first matches of a round and again as its hundredth ones."""

    def ten() -> float:
        start = perf_counter()
        for seed in range(10):
            Match(game, seats, seed=seed, keep=False).playout(random.Random(seed).random)
        return perf_counter() - start

    first = min(ten() for _ in range(3))
    for seed in range(100):
        Match(game, seats, seed=seed, keep=False).playout(random.Random(seed).random)
    return min(ten() for _ in range(3)) / first


def details_table(rows: list[Details]) -> str:
    headings = (
        "game",
        "decision, µs",
        "clone mid-card, µs (mean)",
        "in decisions",
        "p99",
        "in decisions",
        "determinize, µs",
        "bytes per live match",
        "100th match / first",
    )
    lines = [headings, ("---", *["---:"] * (len(headings) - 1)), *map(figures, rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def figures(row: Details) -> tuple[str, ...]:
    return (
        row.game,
        f"{row.decision:.1f}",
        f"{row.clone_mean:.1f}",
        f"{row.clone_mean / row.decision:.2f}",
        f"{row.clone_p99:.1f}",
        f"{row.clone_p99 / row.decision:.2f}",
        f"{row.determinize_mean:.1f}",
        f"{row.bytes_per_match:,}",
        f"{row.hundredth:.2f}",
    )
