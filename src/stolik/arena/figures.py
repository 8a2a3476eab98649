"""Sums over matches: win rates with their intervals, lengths, times, cards."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations

from stolik.arena.play import Outcome

SURE = 1.959964
"""Standard deviations on both sides of 95 %."""


def wilson(score: float, matches: int, z: float = SURE) -> tuple[float, float]:
    """Between what bounds a rate lies (95 % sure), when `score` of so many matches were won; a draw is half a win."""
    if not matches:
        return 0.0, 1.0
    rate = score / matches
    grown = 1 + z * z / matches
    middle = (rate + z * z / (2 * matches)) / grown
    margin = z / grown * math.sqrt(rate * (1 - rate) / matches + z * z / (4 * matches * matches))
    return max(0.0, middle - margin), min(1.0, middle + margin)


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did, against one other or against all."""

    bot: str
    against: str
    """Another bot, or nothing for all of them."""
    matches: int
    score: float
    decisions: int = 0
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        return self.score / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.score, self.matches)


def standings(outcomes: Iterable[Outcome]) -> list[Standing]:
    """Every bot against all others, the best first."""
    total: defaultdict[str, list[float]] = defaultdict(lambda: [0, 0.0, 0, 0.0])
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            row = total[bot]
            row[0] += 1
            row[1] += outcome.score(seat)
            row[2] += outcome.decisions[seat]
            row[3] += outcome.seconds[seat]
    found = [Standing(bot, "", int(row[0]), row[1], int(row[2]), row[3]) for bot, row in total.items()]
    return sorted(found, key=lambda standing: -standing.rate)


def duels(outcomes: Iterable[Outcome]) -> list[Standing]:
    """Every bot against every other: the share of matches in which it came before the other; a tie is half.

    Where a bot has several seats a match is one all the same, and counts by how many of its pairs of seats came first.
    """
    total: defaultdict[tuple[str, str], list[float]] = defaultdict(lambda: [0, 0.0])
    for outcome in outcomes:
        places: defaultdict[str, list[int]] = defaultdict(list)
        for seat, bot in enumerate(outcome.bots):
            places[bot].append(outcome.places[seat])
        for bot, rival in permutations(places, 2):
            pairs = [(mine, theirs) for mine in places[bot] for theirs in places[rival]]
            row = total[bot, rival]
            row[0] += 1
            row[1] += sum(0.5 if mine == theirs else mine < theirs for mine, theirs in pairs) / len(pairs)
    return [Standing(bot, rival, int(row[0]), row[1]) for (bot, rival), row in sorted(total.items())]


@dataclass(frozen=True, slots=True)
class CardFigure:
    """How often seats won in matches in which something happened with a card of theirs."""

    event: str
    card: str
    times: int
    score: float

    @property
    def rate(self) -> float:
        return self.score / self.times

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.score, self.times)


def card_figures(outcomes: Iterable[Outcome]) -> list[CardFigure]:
    total: defaultdict[tuple[str, str], list[float]] = defaultdict(lambda: [0, 0.0])
    for outcome in outcomes:
        for event, seat, card in outcome.cards:
            row = total[event, card]
            row[0] += 1
            row[1] += outcome.score(seat)
    return [CardFigure(event, card, int(row[0]), row[1]) for (event, card), row in sorted(total.items())]


def quantiles(values: Sequence[float], parts: Sequence[float] = (0.1, 0.5, 0.9)) -> list[float]:
    ranked = sorted(values)
    return [ranked[min(len(ranked) - 1, int(part * len(ranked)))] for part in parts] if ranked else []
