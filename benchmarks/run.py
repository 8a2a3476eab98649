"""Measures the peers and us in one run, then what learning and search cost, then a load on the server, in Markdown.

Everybody is measured in short slices that alternate, so that a busy machine slows all of them alike. A figure
is the median over the slices; a ratio is the median of the ratios within each slice.
"""

import argparse
import platform
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version
from statistics import median
from typing import Protocol

from learning import environments_table, scaling_table, search_table
from load import PAGED, STEPS, measure_load
from ours import details_table, measure_details, measure_ours
from peers import PEERS
from thinking import thinking_table


class Measured(Protocol):
    """What one slice of one engine gives. `copy_us` is None where there is no copy to speak of."""

    @property
    def name(self) -> str: ...
    @property
    def matches(self) -> int: ...
    @property
    def answers(self) -> int: ...
    @property
    def decisions(self) -> int: ...
    @property
    def seconds(self) -> float: ...
    @property
    def copy_us(self) -> float | None: ...


Provider = Callable[[float], Measured]
Slices = Sequence[Measured]

OURS = [("cardia", 2), ("vale", 2), ("ostium", 2), ("mysthea", 2), ("keyforge", 2)]
"""Each of our games, and with how many seats it is measured."""
PROVIDERS: list[Provider] = [*PEERS, *(partial(measure_ours, game, seats) for game, seats in OURS)]


def measure_all(providers: Sequence[Provider], slices: int, seconds: float) -> list[Slices]:
    """One row for each provider: its slices."""
    for provider in providers:
        provider(seconds / 10)  # warm up
    rows: list[list[Measured]] = [[] for _ in providers]
    for turn in range(slices):
        print(f"slice {turn + 1} of {slices} ...", file=sys.stderr)
        order = list(zip(providers, rows))
        for provider, row in order if turn % 2 == 0 else reversed(order):
            row.append(provider(seconds))
    return [*rows]


def rate(measured: Measured) -> float:
    """Decisions per second."""
    return measured.decisions / measured.seconds


def ratio(row: Slices, peer: Slices) -> float:
    return median(rate(ours) / rate(theirs) for ours, theirs in zip(row, peer))


def copy_cost(row: Slices) -> str:
    costs = [measured.copy_us for measured in row if measured.copy_us is not None]
    return f"{median(costs):.1f}" if costs else "–"


COLUMNS: list[tuple[str, Callable[[Slices], str]]] = [
    ("decisions/s", lambda row: f"{median(map(rate, row)):,.0f}"),
    ("answers/s", lambda row: f"{median(m.answers / m.seconds for m in row):,.0f}"),
    ("forced", lambda row: f"{1 - sum(m.decisions for m in row) / sum(m.answers for m in row):.0%}"),
    ("matches/s", lambda row: f"{median(m.matches / m.seconds for m in row):,.1f}"),
    ("copy, µs", copy_cost),
]


def table(rows: Sequence[Slices]) -> str:
    """The rows in Markdown; every row is also compared with each peer, one column a peer."""
    peers = rows[: len(PEERS)]
    headings = ["engine", *(name for name, _ in COLUMNS), *(f"× {peer[0].name}" for peer in peers)]
    lines = [headings, ["---", *["---:"] * (len(headings) - 1)]]
    for row in rows:
        figures = [show(row) for _, show in COLUMNS]
        lines.append([row[0].name, *figures, *(f"{ratio(row, peer):.2f}" for peer in peers)])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main(providers: Sequence[Provider] = PROVIDERS) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--slices", type=int, default=5, help="slices for each engine (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a slice (default: %(default)s)")
    parser.add_argument("--matches", type=int, default=STEPS[-1], help="live matches at most (default: %(default)s)")
    parser.add_argument("--no-load", action="store_true", help="leave the server out")
    options = parser.parse_args()
    if options.slices < 1 or options.seconds <= 0 or options.matches < 1:
        parser.error("--slices, --seconds and --matches must be positive")
    print(table(measure_all(providers, options.slices, options.seconds)))
    print()
    print(details_table([measure_details(game, seats) for game, seats in OURS]))
    print(f"\nEnvironments:\n\n{environments_table(options.slices, options.seconds / 2)}")
    print(f"\nThe search:\n\n{search_table()}\n\nThe arena:\n\n{scaling_table()}")
    if not options.no_load:
        print(f"\nPlayers who see only where an answer leads to:\n\n{measure_load(options.matches)}")
        print(f"\nPlayers beside whom experts think:\n\n{thinking_table(min(options.matches, 100))}")
        print(f"\nPlayers who see it page by page:\n\n{measure_load(min(options.matches, PAGED), pages=True)}")
    packages = ", ".join(f"{name} {version(name)}" for name in ("stolik", "catanatron", "rlcard"))
    print(f"\nPython {platform.python_version()}, {packages}; {options.slices} slices of {options.seconds:g} s.")


if __name__ == "__main__":
    main()
