"""`stolik simulate`: many matches without anybody watching, and what came of them."""

import random
import signal
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import active_children, get_context
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from stolik.arena.play import BotErred, Timed, let_play
from stolik.bots import make_unhurried
from stolik.cli.inputs import AsJson, GameArgument, GameOptions, check_bots, print_json, read_options
from stolik.cli.problems import Wrong
from stolik.games import load
from stolik.table import Game, Json, Match, Options, State

PORTIONS = 20
"""How many times per process the progress bar moves."""
CLONED_MATCHES = 3


@dataclass(slots=True)
class Tally:
    """What came of some matches."""

    matches: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        self.matches += other.matches
        self.decisions += other.decisions
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins)] if self.wins else other.wins[:]
        self.draws += other.draws
        self.reasons += other.reasons


def simulate(
    game_id: GameArgument,
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="How many seats (default: the fewest the game allows).")] = None,
    seed: Annotated[int, typer.Option(help="Match number i has this seed plus i.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help="A bot (beginner to expert, random, greedy, search:400) for all, or one a seat. Without it, playouts."
        ),
    ] = None,
    option: GameOptions = None,
    as_json: AsJson = False,
) -> None:
    """Play many matches and sum them up."""
    game = load(game_id)
    seats = game.check_seats(min(game.seat_counts) if seats is None else seats)
    options = read_options(game, option, seats)
    bots = _seat_bots(bot or [], seats)
    tally, started = Tally(), time.perf_counter()
    with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
        bar = progress.add_task(game.id, total=matches)
        try:
            for portion in _portions(game.id, seats, options, bots, seed, matches, jobs):
                tally.add(portion)
                progress.update(bar, advance=portion.matches)
        except BotErred as error:
            raise Wrong(f"bot: {error}") from error
    seconds = time.perf_counter() - started
    clone_us = _clone_cost(game, seats, options, seed)
    summary = _summary(tally, seconds, clone_us)
    if as_json:
        print_json(summary)
    else:
        Console().print(_table(game, tally, seconds, clone_us, bots))


def _seat_bots(given: Sequence[str], seats: int) -> list[str]:
    check_bots(given)
    if len(given) == 1:
        return [*given] * seats
    if given and len(given) != seats:
        raise typer.BadParameter(f"bot: one for all seats or one for each of {seats}, not {len(given)}")
    return list(given)


def _portions(
    game_id: str, seats: int, options: Options, bots: list[str], seed: int, matches: int, jobs: int
) -> Iterator[Tally]:
    size = max(1, matches // (jobs * PORTIONS))
    starts = range(0, matches, size)
    parts = [(game_id, seats, options, bots, seed + start, min(size, matches - start)) for start in starts]
    if jobs == 1:
        yield from (play_some(*part) for part in parts)
        return
    # From the keyboard only this process is stopped, and it stops the others.
    unmoved = (signal.SIGINT, signal.SIG_IGN)
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=signal.signal, initargs=unmoved)
    try:
        for done in as_completed([pool.submit(play_some, *part) for part in parts]):
            yield done.result()
    except BaseException:
        for process in active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def play_some(game_id: str, seats: int, options: Options, bots: list[str], seed: int, matches: int) -> Tally:
    """Play matches with the seeds from `seed` on. What comes of each depends on its own seed only."""
    game = load(game_id)
    tally = Tally(wins=[0] * seats)
    for number in range(seed, seed + matches):
        match = Match(game, seats, options, number, keep=bool(bots))
        if bots:
            sitting = [Timed(make_unhurried(level, f"{number}-{seat}")) for seat, level in enumerate(bots)]
            let_play(match, sitting, bots, number)
            tally.decisions += sum(bot.decisions for bot in sitting)
        else:
            tally.decisions += match.playout(random.Random(number).random)
        result = match.result
        assert result is not None
        tally.matches += 1
        tally.reasons[result.reason] += 1
        winners = result.winners()
        tally.draws += not winners and seats > 1
        for seat in winners:
            tally.wins[seat] += 1
    return tally


def _clone_cost(game: Game[State], seats: int, options: Options, seed: int) -> float:
    """The mean time of a clone, in microseconds, over every question of a few random matches."""
    rng, cost, clones = random.Random(seed), 0.0, 0
    for number in range(seed, seed + CLONED_MATCHES):
        match = Match(game, seats, options, number)
        while match.question is not None:
            started = time.perf_counter()
            match.clone()
            cost += time.perf_counter() - started
            clones += 1
            ask = match.asks[0]
            match.answer(rng.choice(ask.options), ask.seat)
    return cost / clones * 1e6


def _summary(tally: Tally, seconds: float, clone_us: float) -> dict[str, Json]:
    reasons: dict[str, Json] = dict(tally.reasons.most_common())
    return {
        "matches": tally.matches,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(tally.decisions / seconds),
        "clone_us": round(clone_us, 2),
        "results": {"wins": list(tally.wins), "draws": tally.draws, "reasons": reasons},
    }


def _table(game: Game[State], tally: Tally, seconds: float, clone_us: float, bots: list[str]) -> Table:
    table = Table(title=game.id, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column(justify="right", style="dim")
    table.add_row("matches", f"{tally.matches:,}", f"{tally.matches / seconds:,.0f}/s")
    table.add_row("decisions", f"{tally.decisions:,}", f"{tally.decisions / seconds:,.0f}/s")
    table.add_row("decisions a match", f"{tally.decisions / tally.matches:.1f}", "")
    table.add_row("clone", f"{clone_us:.1f} us", "", end_section=True)
    for seat, wins in enumerate(tally.wins):
        who = f"seat {seat} wins ({bots[seat]})" if bots else f"seat {seat} wins"
        table.add_row(who, f"{wins:,}", f"{wins / tally.matches:.1%}")
    table.add_row("draws", f"{tally.draws:,}", f"{tally.draws / tally.matches:.1%}", end_section=True)
    for reason, count in tally.reasons.most_common():
        table.add_row(reason, f"{count:,}", f"{count / tally.matches:.1%}")
    return table
