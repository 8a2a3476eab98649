"""Pictures of a tournament (the extra `stolik[arena]`), each as PNG and as SVG."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from stolik.arena.figures import card_figures, duels, standings
from stolik.arena.play import Outcome
from stolik.arena.ratings import ratings
from stolik.table import BadOption

MOST_CARDS = 24
"""How many cards a picture of cards shows for each event: those with which something happened most often."""
MOST_EVENTS = 6


def check_plots() -> None:
    """Is there what pictures are drawn with? Asked before the first match: after the last it would be a pity."""
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        how = "pip install 'stolik[arena]', or --no-plots"
        raise BadOption("plots", f"matplotlib is not installed: {how}") from error


def draw_plots(folder: Path, game: str, outcomes: Sequence[Outcome]) -> list[Path]:
    check_plots()
    import matplotlib

    matplotlib.use("agg")
    # Letters stay letters, and the same results give the same file.
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "stolik"})
    from matplotlib.figure import Figure

    pictures: dict[str, Callable[[Any, Sequence[Outcome]], bool]] = {
        "wins": _wins,
        "ratings": _ratings,
        "lengths": _lengths,
        "cards": _cards,
    }
    written = []
    for name, draw in pictures.items():
        figure = Figure(figsize=(8, 5), layout="constrained")
        if draw(figure, outcomes):
            figure.suptitle(game)
            for kind in ("png", "svg"):
                path = folder / f"{name}.{kind}"
                figure.savefig(path, dpi=120, metadata={"Date": None} if kind == "svg" else {})
                written.append(path)
    return written


def _wins(figure: Any, outcomes: Sequence[Outcome]) -> bool:
    """Who beats whom how often: a square for each pair."""
    bots = [one.bot for one in standings(outcomes)]
    rates = {(one.bot, one.against): one for one in duels(outcomes)}
    if not rates:
        return False
    figure.set_size_inches(max(8.0, 2.5 + 1.2 * len(bots)), max(5.0, 2 + 0.6 * len(bots)))
    axes = figure.subplots()
    grid = [[rates[one, two].rate if (one, two) in rates else 0.5 for two in bots] for one in bots]
    axes.imshow(grid, vmin=0, vmax=1, cmap="RdYlGn", aspect="auto")
    for y, one in enumerate(bots):
        for x, two in enumerate(bots):
            if (one, two) in rates:
                low, high = rates[one, two].interval
                axes.text(x, y, f"{rates[one, two].rate:.0%}\n{low:.0%} – {high:.0%}", ha="center", va="center")
    axes.set_xticks(range(len(bots)), bots, rotation=30, ha="right")
    axes.set_yticks(range(len(bots)), bots)
    axes.set_xlabel("against")
    return True


def _ratings(figure: Any, outcomes: Sequence[Outcome]) -> bool:
    rated = ratings(outcomes)[::-1]
    if not rated:
        return False
    axes = figure.subplots()
    values = [one.value for one in rated]
    margins = [[one.value - one.low for one in rated], [one.high - one.value for one in rated]]
    axes.errorbar(values, range(len(rated)), xerr=[[max(0.0, m) for m in side] for side in margins], fmt="o", capsize=4)
    axes.set_yticks(range(len(rated)), [one.bot for one in rated])
    axes.set_xlabel("Elo" if len(outcomes[0].bots) == 2 else "openskill")
    axes.grid(axis="x", alpha=0.3)
    return True


def _lengths(figure: Any, outcomes: Sequence[Outcome]) -> bool:
    left, right = figure.subplots(1, 2)
    for axes, values, name in (
        (left, [outcome.questions for outcome in outcomes], "answers"),
        (right, [outcome.rounds for outcome in outcomes], "rounds or turns"),
    ):
        axes.hist(values, bins=min(30, max(1, len(set(values)))))
        axes.set_xlabel(f"{name} in a match")
    left.set_ylabel("matches")
    return True


def _cards(figure: Any, outcomes: Sequence[Outcome]) -> bool:
    """How often the seat won that drew, played or bought each card."""
    figures = card_figures(outcomes)
    events = sorted({one.event for one in figures}, key=lambda e: -sum(one.times for one in figures if one.event == e))
    events = [event for event in events if len({one.card for one in figures if one.event == event}) > 1][:MOST_EVENTS]
    if not events:
        return False
    figure.set_size_inches(5 * len(events), 8)
    for axes, event in zip(figure.subplots(1, len(events), squeeze=False)[0], events, strict=True):
        shown = sorted((one for one in figures if one.event == event), key=lambda one: -one.times)[:MOST_CARDS]
        shown.sort(key=lambda one: one.rate)
        rates = [one.rate for one in shown]
        low = [max(0.0, one.rate - one.interval[0]) for one in shown]
        high = [max(0.0, one.interval[1] - one.rate) for one in shown]
        axes.errorbar(rates, range(len(shown)), xerr=[low, high], fmt="o", markersize=3, linewidth=1)
        axes.set_yticks(range(len(shown)), [one.card for one in shown], fontsize=7)
        axes.axvline(1 / len(outcomes[0].bots), color="grey", linewidth=0.5)
        axes.set_title(f"won when {event.replace('_', ' ')}", fontsize=9)
        axes.set_xlim(0, 1)
    return True
