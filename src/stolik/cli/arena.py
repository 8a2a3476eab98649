"""`stolik arena`: bots against bots, and how sure it is who is better."""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, cast

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from stolik.arena import Outcome, Plan, ratings, run, standings
from stolik.arena.figures import duels, quantiles
from stolik.arena.plots import draw_plots
from stolik.arena.report import write_tables
from stolik.cli.inputs import AsJson, GameArgument, GameOptions, check_bots, print_json, read_options
from stolik.games import load
from stolik.table import Json


def arena(
    game_id: GameArgument,
    bots: Annotated[str, typer.Option(help="Who plays, by commas: levels, random, greedy, search:400, ...")],
    matches: Annotated[int, typer.Option(min=1, help="How many for every pair that meets.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many seats [default: two if the game allows].")] = None,
    seed: Annotated[int, typer.Option(help="Deal number i has this seed plus i.")] = 0,
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for results, tables and pictures; what is in it already is not played again."),
    ] = None,
    plots: Annotated[bool, typer.Option(help="Draw pictures into the folder.")] = True,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster, or on one that is started here.")] = False,
    ray_address: Annotated[str, typer.Option(help="Where that cluster is.")] = "",
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
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), disable=as_json) as progress:
        bar = progress.add_task(game.id, total=sum(1 for _ in plan.fixtures()))
        outcomes = run(
            plan,
            out,
            workers=workers,
            ray=ray_address if ray or ray_address else None,
            progress=lambda played: progress.advance(bar, played),
        )
    if out is not None:
        write_tables(out, outcomes)
        if plots:
            draw_plots(out, game.id, outcomes)
    if as_json:
        print_json(_summary(plan, outcomes))
    else:
        _print(Console(), plan, outcomes)


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
    table.add_column("bot")
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
        pairs.add_column(name, justify="left" if name in ("bot", "against") else "right")
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
