"""What is kept of a tournament: tables as CSV and Parquet (with the extra `stolik[arena]`)."""

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path

from stolik.arena.figures import card_figures, duels, standings
from stolik.arena.play import Outcome
from stolik.arena.ratings import ratings

Row = Mapping[str, object]


def tables(outcomes: Sequence[Outcome]) -> dict[str, list[Row]]:
    """Every table by its name, rows by column."""
    played: list[Row] = [
        {
            "number": outcome.number,
            "seed": outcome.seed,
            "seat": seat,
            "bot": bot,
            "place": outcome.places[seat],
            "score": outcome.score(seat),
            "reason": outcome.reason,
            "questions": outcome.questions,
            "rounds": outcome.rounds,
            "decisions": outcome.decisions[seat],
            "seconds": outcome.seconds[seat],
        }
        for outcome in outcomes
        for seat, bot in enumerate(outcome.bots)
    ]
    rates: list[Row] = [
        {
            "bot": one.bot,
            "against": one.against,
            "matches": one.matches,
            "score": one.score,
            "rate": one.rate,
            "low": one.interval[0],
            "high": one.interval[1],
        }
        for one in [*standings(outcomes), *duels(outcomes)]
    ]
    rated: list[Row] = [
        {"bot": one.bot, "rating": one.value, "low": one.low, "high": one.high} for one in ratings(outcomes)
    ]
    cards: list[Row] = [
        {
            "event": one.event,
            "card": one.card,
            "times": one.times,
            "rate": one.rate,
            "low": one.interval[0],
            "high": one.interval[1],
        }
        for one in card_figures(outcomes)
    ]
    return {"seats": played, "rates": rates, "ratings": rated, "cards": cards}


def write_tables(folder: Path, outcomes: Sequence[Outcome]) -> list[Path]:
    """Write every table as CSV and, where pyarrow is installed, as Parquet."""
    written = []
    for name, rows in tables(outcomes).items():
        if not rows:
            continue
        path = folder / f"{name}.csv"
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)
        written.append(path)
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError:
            continue
        parquet.write_table(pyarrow.Table.from_pylist(list(rows)), folder / f"{name}.parquet")
        written.append(folder / f"{name}.parquet")
    return written
