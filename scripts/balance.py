"""Measures how fair a game is, and prints it in Markdown.

    python scripts/balance.py play FILE GAME --bot greedy:1 --matches 500 --first 0   # as often as you like
    python scripts/balance.py sum FILE...

The same bot sits in every seat. Every match is a line of FILE as soon as it is over, and one that is there already is
not played again: a run that was stopped goes on with the same command. What a card does in a match is counted once for
each seat, by event: how often the seat won that drew it, played it and so on.
"""

import argparse
import json
import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from stolik.arena.figures import CardFigure, card_figures, quantiles, wilson
from stolik.arena.journal import read_outcome
from stolik.arena.plan import Fixture
from stolik.arena.play import Outcome, play
from stolik.games import IDS, load
from stolik.table import Match, Message
from stolik.words import words_for

SHOWN = 3
"""How many cards a table shows at both ends."""
OFTEN = 0.02
"""A card counts that is met in at least this part of the matches, for a mean seat."""


def play_many(path: Path, game: str, bot: str, first: int, matches: int, seats: int, seconds: float) -> None:
    done = {(key, outcome.seed) for key, outcome in read(path)}
    if path.exists() and (cut := len(path.read_bytes().rpartition(b"\n")[2])):
        os.truncate(path, path.stat().st_size - cut)  # a line that was not written to its end
    until = time.process_time() + seconds
    with path.open("a", encoding="utf-8") as file:
        for seed in range(first, first + matches):
            if ((game, seats, bot), seed) in done:
                continue
            outcome = play(game, seats, {}, Fixture(seed, seed, (bot,) * seats))
            file.write(json.dumps([[game, seats, bot], asdict(outcome)]) + "\n")
            file.flush()
            if time.process_time() > until:
                break


def read(path: Path) -> list[tuple[tuple[str, int, str], Outcome]]:
    lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
    told = [json.loads(line) for line in lines if line.endswith("\n")]
    return [((game, seats, bot), read_outcome(one)) for (game, seats, bot), one in told]


def percent(rate: float) -> str:
    return f"{rate:.1%}".replace("%", " %")


def between(bounds: tuple[float, float]) -> str:
    return f"{percent(bounds[0])} to {percent(bounds[1])}"


def seats_table(groups: dict[tuple[str, int, str], list[Outcome]]) -> None:
    headings = (
        "game",
        "bot in every seat",
        "matches",
        "first seat wins",
        "95 %",
        "whoever begins wins",
        "95 %",
        "shared",
        "answers",
        "rounds or turns",
    )
    print(f"| {' | '.join(headings)} |")
    print("| --- | --- | ---: | ---: | --- | ---: | --- | ---: | --- | --- |")
    for (game, seats, bot), outcomes in groups.items():
        won = sum(outcome.score(0) for outcome in outcomes)
        shared = sum(outcome.places.count(1) > 1 for outcome in outcomes)
        answers, rounds = (
            ", ".join(f"{value:g}" for value in quantiles(values))
            for values in ([one.questions for one in outcomes], [one.rounds for one in outcomes])
        )
        begun = [one.score(seat) for one in outcomes if (seat := beginner(game, seats, one.seed)) is not None]
        print(
            f"| {game} | {bot} | {len(outcomes):,} | {rate(won, len(outcomes))} "
            f"| {rate(sum(begun), len(begun)) if begun else ' | '} "
            f"| {percent(shared / len(outcomes))} | {answers} | {rounds} |"
        )


def rate(won: float, matches: int) -> str:
    """Two columns."""
    return f"{percent(won / matches)} | {between(wilson(won, matches))}"


def beginner(game: str, seats: int, seed: int) -> int | None:
    """Who begins with this deal, if one does: it is dealt anew to find out."""
    state: Any = Match(load(game), seats, {}, seed, keep=False).state
    if hasattr(state, "order"):
        return int(state.order[0])
    return int(state.first) if hasattr(state, "first") else None


def cards_table(game: str, outcomes: Sequence[Outcome], shown: int) -> None:
    """For each event the cards with which seats won most and least, where there are enough cards to rank."""
    found: defaultdict[str, list[CardFigure]] = defaultdict(list)
    for figure in card_figures(outcomes):
        if figure.times >= max(20, OFTEN * len(outcomes)):
            found[figure.event].append(figure)
    print("| event | cards | won most with | won least with |")
    print("| --- | ---: | --- | --- |")
    for event, figures in sorted(found.items(), key=lambda one: -len(one[1])):
        if len(figures) < 12:
            continue
        ranked = sorted(figures, key=lambda figure: -figure.rate)
        best, worst = (
            "; ".join(told(game, one) for one in some) for some in (ranked[:shown], ranked[: -shown - 1 : -1])
        )
        print(f"| {event.replace('_', ' ')} | {len(figures)} | {best} | {worst} |")


def told(game: str, figure: CardFigure) -> str:
    low, high = figure.interval
    name = words_for(game).render(Message(f"title-{figure.card}"), "en", strict=True)
    return f"{name} {figure.rate:.0%} ({low:.0%} to {high:.0%})".replace("%", " %")


def summed(paths: Sequence[Path], shown: int) -> None:
    groups: defaultdict[tuple[str, int, str], list[Outcome]] = defaultdict(list)
    for path in paths:
        for key, outcome in read(path):
            groups[key].append(outcome)
    seats_table(groups)
    for (game, seats, bot), outcomes in groups.items():
        reasons = Counter(outcome.reason for outcome in outcomes)
        ways = ", ".join(f"{reason} {percent(times / len(outcomes))}" for reason, times in reasons.most_common())
        print(f"\n## {game}, {bot}, {seats} seats\n\nHow matches end: {ways}.\n")
        cards_table(game, outcomes, shown)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("game", choices=IDS)
    playing.add_argument("--bot", default="greedy:1")
    playing.add_argument("--first", type=int, default=0)
    playing.add_argument("--matches", type=int, default=500)
    playing.add_argument("--seats", type=int, default=2)
    playing.add_argument("--seconds", type=float, default=1e9, help="no further match after so much work")
    summing = commands.add_parser("sum")
    summing.add_argument("files", type=Path, nargs="+")
    summing.add_argument("--shown", type=int, default=SHOWN, help="how many cards at both ends")
    args = parser.parse_args()
    if args.command == "play":
        play_many(args.file, args.game, args.bot, args.first, args.matches, args.seats, args.seconds)
    else:
        summed(args.files, args.shown)


if __name__ == "__main__":
    sys.exit(main())
