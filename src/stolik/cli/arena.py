"""`stolik arena`: bots against bots, and how sure it is who is better."""

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, NoReturn, cast

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from typer.core import TyperCommand

from stolik.arena import Outcome, Plan, ratings, run, standings
from stolik.arena.cluster import check_address
from stolik.arena.figures import duels, quantiles
from stolik.arena.journal import JOURNAL
from stolik.arena.play import BotErred
from stolik.arena.plots import check_plots, draw_plots
from stolik.arena.report import write_tables
from stolik.arena.workers import WorkerFailed
from stolik.cli.inputs import AsJson, GameArgument, GameOptions, check_bots, print_json, read_options
from stolik.cli.problems import Wrong
from stolik.games import load
from stolik.table import Json

MOST = 1_000_000
"""More than that for a pair are played in parts, each with seeds and a folder of its own."""
LAST_SEED = 2**53
MOST_WORKERS = 256
STOPPED = 130
"""The exit code of what was stopped from the keyboard."""


class ArenaCommand(TyperCommand):
    """`--ray` may stand alone: typer has no options whose value may be left out, so an empty one is put in."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        given = []
        for word, following in zip(args, [*args[1:], "-"], strict=True):
            given += [word, ""] if word == "--ray" and following.startswith("-") else [word]
        return super().parse_args(ctx, given)


def arena(
    game_id: GameArgument,
    bots: Annotated[
        str, typer.Option(help="Who plays, by commas: levels, random, greedy, search:400, my_module.MyBot")
    ],
    matches: Annotated[int, typer.Option(min=1, max=MOST, help="How many for every pair that meets.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many seats (default: two if the game allows).")] = None,
    seed: Annotated[int, typer.Option(min=0, max=LAST_SEED, help="Deal number i has this seed plus i.")] = 0,
    workers: Annotated[int, typer.Option(min=1, max=MOST_WORKERS, help="How many processes.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for results, tables and pictures; what is in it already is not played again."),
    ] = None,
    plots: Annotated[bool, typer.Option(help="Draw pictures into the folder.")] = True,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="[ADDRESS]",
            callback=lambda given: given and check_address(given),
            help="Play on the Ray cluster at HOST:PORT; without an address, on one that is started here.",
        ),
    ] = None,
    option: GameOptions = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, every deal from every side, and measure who is better."""
    game = load(game_id)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    check_bots(names)
    usual = 2 if 2 in game.seat_counts else min(game.seat_counts)
    count = game.check_seats(usual if seats is None else seats)
    plan = Plan(game.id, count, read_options(game, option, count), names, matches, seed)
    if out is not None and plots:
        check_plots()
    try:
        outcomes = _played(plan, out, workers, ray, shown=not as_json)
        if out is not None:
            _write(out, plan, outcomes, plots=plots)
    except KeyboardInterrupt:
        _stopped(out)
    except WorkerFailed as error:
        raise Wrong(f"workers: {error}") from error
    except BotErred as error:
        raise Wrong(f"bots: {error}") from error
    if as_json:
        print_json(_summary(plan, outcomes))
    else:
        _print(Console(), plan, outcomes)


def _played(plan: Plan, out: Path | None, workers: int, ray: str | None, *, shown: bool) -> list[Outcome]:
    """Play under a bar that says how far it is; nothing is shown before all that can be refused has been."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    progress = Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), disable=not shown)
    with ExitStack() as showing:

        def advance(played: int) -> None:
            if not progress.tasks:
                showing.enter_context(progress)
                progress.add_task(plan.game, total=plan.total())
            progress.advance(progress.task_ids[0], played)

        return run(plan, out, workers=workers, ray=ray, progress=advance)


def _write(out: Path, plan: Plan, outcomes: Sequence[Outcome], *, plots: bool) -> None:
    try:
        write_tables(out, outcomes)
        if plots:
            draw_plots(out, plan.game, outcomes)
    except OSError as error:
        raise Wrong(f"out: {error.filename or out}: {error.strerror or error}") from error


def _stopped(out: Path | None) -> NoReturn:
    if out is None:
        told = "nothing is kept without --out"
    else:
        journal = out / JOURNAL
        kept = max(0, journal.read_bytes().count(b"\n") - 1) if journal.is_file() else 0
        told = f"{kept:,} matches are in {out}; the same command goes on from there"
    print(f"stolik: stopped; {told}", file=sys.stderr)
    raise typer.Exit(STOPPED)


def _summary(plan: Plan, outcomes: Sequence[Outcome]) -> Json:
    return cast(
        Json,
        {
            "plan": asdict(plan),
            "matches": len(outcomes),
            "standings": [{**asdict(one), "interval": list(one.interval)} for one in standings(outcomes)],
            "duels": [
                {"bot": one.bot, "against": one.against, "rate": one.rate, "interval": list(one.interval)}
                for one in duels(outcomes)
            ],
            "ratings": [asdict(one) for one in ratings(outcomes)],
            "answers": quantiles([outcome.questions for outcome in outcomes]),
            "rounds": quantiles([outcome.rounds for outcome in outcomes]),
        },
    )


def _print(console: Console, plan: Plan, outcomes: Sequence[Outcome]) -> None:
    rated = {one.bot: one for one in ratings(outcomes)}
    table = Table(title=f"{plan.game}, {plan.seats} seats, {len(outcomes):,} matches")
    table.add_column("bot", overflow="fold")
    for name in ("matches", "wins", "95 %", "Elo" if plan.seats == 2 else "openskill", "decisions", "ms a decision"):
        table.add_column(name, justify="right")
    for one in standings(outcomes):
        low, high = one.interval
        rating = rated.get(one.bot)
        shown = "" if rating is None else f"{rating.value:.0f} ({rating.low:.0f} to {rating.high:.0f})"
        each = one.seconds / one.decisions * 1e3 if one.decisions else 0.0
        decisions = f"{one.decisions / one.matches:.1f}"
        interval = f"{low:.1%} – {high:.1%}"
        table.add_row(one.bot, f"{one.matches:,}", f"{one.rate:.1%}", interval, shown, decisions, f"{each:.1f}")
    console.print(table)
    pairs = Table(title="who beats whom")
    for name in ("bot", "against", "matches", "ahead", "95 %"):
        pairs.add_column(name, justify="left" if name in ("bot", "against") else "right", overflow="fold")
    for one in duels(outcomes):
        low, high = one.interval
        pairs.add_row(one.bot, one.against, f"{one.matches:,}", f"{one.rate:.1%}", f"{low:.1%} – {high:.1%}")
    if pairs.row_count:
        console.print(pairs)
    answers, rounds = (
        " / ".join(f"{value:g}" for value in quantiles(values))
        for values in ([outcome.questions for outcome in outcomes], [outcome.rounds for outcome in outcomes])
    )
    console.print(f"length (10 % / median / 90 %): answers {answers}, rounds or turns {rounds}")
