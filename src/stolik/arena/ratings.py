"""How strong each bot is on one scale: Elo where two meet, openskill where more do."""

import math
import random
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from openskill.models import PlackettLuce

from stolik.arena.figures import SURE
from stolik.arena.play import Outcome

ROUNDS, CLOSE = 100, 1e-9
"""So many steps at the most towards the likeliest ratings, until one is as small as this."""
HARDLY = 1e-9
RESAMPLED = 100
"""How many times the matches are drawn anew to see how far the ratings might have come out otherwise."""
SCALE = 400 / math.log(10)

Pairs: TypeAlias = dict[tuple[str, str], float]
"""A number for every pair that met."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating and its 95 % interval. Elo is 0 in the mean; openskill starts at 25."""

    bot: str
    value: float
    low: float
    high: float


def ratings(outcomes: Sequence[Outcome]) -> list[Rating]:
    """The best first."""
    if not outcomes or len(outcomes[0].bots) == 1:
        return []
    found = _elo_ratings(outcomes) if len(outcomes[0].bots) == 2 else _openskill_ratings(outcomes)
    return sorted(found, key=lambda rating: -rating.value)


def _elo_ratings(outcomes: Sequence[Outcome]) -> list[Rating]:
    rng = random.Random(0)
    deals = _deals(outcomes)
    met, score = _in_sum(deals)
    rated = _likeliest(met, score)
    errors = _standard_errors(met, rated)
    # A deal stays whole: what is played from both sides is one observation.
    kinds, times = list(deals), list(deals.values())
    again = [_likeliest(*_in_sum(Counter(rng.choices(kinds, times, k=deals.total())))) for _ in range(RESAMPLED)]
    found = []
    for bot, value in rated.items():
        spread = sorted(one.get(bot, value) for one in again)
        # Of deals that all ended alike the same comes again and again, which does not make it sure.
        low = min(spread[round(0.025 * RESAMPLED)], value - SURE * errors[bot])
        high = max(spread[round(0.975 * RESAMPLED) - 1], value + SURE * errors[bot])
        found.append(Rating(bot, value, low, high))
    return found


Deal: TypeAlias = tuple[tuple[tuple[str, str], int, float], ...]
"""What came of a deal: of every pair that met how often it did, and what the first of them scored."""


def _deals(outcomes: Sequence[Outcome]) -> Counter[Deal]:
    """How many deals ended in the same way."""
    deals: defaultdict[int, dict[tuple[str, str], list[float]]] = defaultdict(dict)
    for outcome in outcomes:
        first = min(outcome.bots)
        row = deals[outcome.seed].setdefault((first, max(outcome.bots)), [0, 0.0])
        row[0] += 1
        row[1] += outcome.score(outcome.bots.index(first))
    return Counter(
        tuple((pair, int(times), score) for pair, (times, score) in sorted(deal.items())) for deal in deals.values()
    )


def _in_sum(deals: Mapping[Deal, int]) -> tuple[Pairs, dict[str, float]]:
    """How often each pair met, and what everybody scored, with half a draw of every pair besides."""
    met: Pairs = {}
    won: Pairs = {}
    for deal, often in deals.items():
        for pair, times, first in deal:
            met[pair] = met.get(pair, 0.5) + often * times
            won[pair] = won.get(pair, 0.25) + often * first
    score = dict.fromkeys(sorted({bot for pair in met for bot in pair}), 0.0)
    for pair, of in met.items():
        score[pair[0]] += won[pair]
        score[pair[1]] += of - won[pair]
    return met, score


def elo(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """The ratings under which these results are likeliest (Bradley and Terry), each pair with half a draw besides."""
    return _likeliest(*_in_sum(_deals(outcomes)))


def _likeliest(met: Pairs, score: Mapping[str, float]) -> dict[str, float]:
    odds = dict.fromkeys(score, 0.0)
    for _ in range(ROUNDS):  # Newton's method, no faster than one at a time
        lacking = dict(score)
        for (one, two), times in met.items():
            likely = times / (1 + math.exp(odds[two] - odds[one]))
            lacking[one] -= likely
            lacking[two] -= times - likely
        step = solved(_bends(met, odds), [lacking[bot] for bot in odds])
        most = max(map(abs, step))
        odds = {bot: value + each / max(1.0, most) for (bot, value), each in zip(odds.items(), step, strict=True)}
        if most < CLOSE:
            break
    return {bot: SCALE * value for bot, value in odds.items()}


def _bends(met: Pairs, odds: Mapping[str, float]) -> list[list[float]]:
    """How sharply the likelihood of these log odds bends, where their mean stays 0: what lifts all changes nothing."""
    place = {bot: number for number, bot in enumerate(odds)}
    bends = [[1 / len(odds)] * len(odds) for _ in odds]
    for (one, two), times in met.items():
        weight = times / 4 / math.cosh((odds[one] - odds[two]) / 2) ** 2
        i, j = place[one], place[two]
        for row, column, sign in ((i, i, 1), (j, j, 1), (i, j, -1), (j, i, -1)):
            bends[row][column] += sign * weight
    for number in place.values():
        bends[number][number] += (
            HARDLY  # else nothing would say how far apart those are who never met, over others neither
        )
    return bends


def _standard_errors(met: Pairs, rated: Mapping[str, float]) -> dict[str, float]:
    """How far each rating may be off if no match says anything of another."""
    bends = _bends(met, {bot: value / SCALE for bot, value in rated.items()})
    errors = {}
    for place, bot in enumerate(rated):
        unit = [float(other == place) for other in range(len(rated))]
        errors[bot] = SCALE * math.sqrt(max(0.0, solved(bends, unit)[place] - 1 / len(rated)))
    return errors


def solved(matrix: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """What this symmetric, positive matrix takes to the wanted vector (Gauss and Jordan)."""
    rows = [[*row, value] for row, value in zip(matrix, wanted, strict=True)]
    for place, row in enumerate(rows):
        row[:] = [value / row[place] for value in row]
        for other in rows:
            if other is not row:
                lead = other[place]
                other[:] = [value - lead * each for value, each in zip(other, row, strict=True)]
    return [row[-1] for row in rows]


def _openskill_ratings(outcomes: Sequence[Outcome]) -> list[Rating]:
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for outcome in outcomes for bot in outcome.bots}
    for outcome in outcomes:
        teams: dict[str, list[int]] = defaultdict(list)
        for seat, bot in enumerate(outcome.bots):
            teams[bot].append(outcome.places[seat])
        if len(teams) < 2:
            continue
        # A bot in several seats counts once, by the mean of its places.
        places = [math.fsum(places) / len(places) for places in teams.values()]
        for (new,), bot in zip(model.rate([[rated[bot]] for bot in teams], ranks=places), teams, strict=True):
            rated[bot] = new
    return [Rating(bot, one.mu, one.mu - 2 * one.sigma, one.mu + 2 * one.sigma) for bot, one in rated.items()]
