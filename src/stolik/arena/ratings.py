"""How strong each bot is on one scale: Elo where two meet, openskill where more do."""

import math
import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from stolik.arena.play import Outcome

ROUNDS = 200
RESAMPLED = 100
"""How many times the matches are drawn anew to see how far the ratings might have come out otherwise."""
SCALE = 400 / math.log(10)


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
    deals: defaultdict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        deals[outcome.seed].append(outcome)
    groups = list(deals.values())
    # A deal stays whole: what is played from both sides is one observation.
    again = [elo([o for group in rng.choices(groups, k=len(groups)) for o in group]) for _ in range(RESAMPLED)]
    found = []
    for bot, value in elo(outcomes).items():
        spread = sorted(one.get(bot, value) for one in again)
        found.append(Rating(bot, value, spread[round(0.025 * RESAMPLED)], spread[round(0.975 * RESAMPLED) - 1]))
    return found


def elo(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """The ratings under which these results are likeliest (Bradley and Terry), each pair with half a draw besides."""
    score: defaultdict[str, float] = defaultdict(float)
    met: defaultdict[tuple[str, str], float] = defaultdict(float)
    for outcome in outcomes:
        one, two = outcome.bots
        score[one] += outcome.score(0)
        score[two] += outcome.score(1)
        met[min(one, two), max(one, two)] += 1
    for one, two in met:
        met[one, two] += 0.5
        score[one] += 0.25
        score[two] += 0.25
    strength = dict.fromkeys(sorted(score), 1.0)
    for _ in range(ROUNDS):
        expected: defaultdict[str, float] = defaultdict(float)
        for (one, two), times in met.items():
            both = strength[one] + strength[two]
            expected[one] += times / both
            expected[two] += times / both
        strength = {bot: score[bot] / expected[bot] for bot in strength}
        mean = math.exp(math.fsum(map(math.log, strength.values())) / len(strength))
        strength = {bot: value / mean for bot, value in strength.items()}
    return {bot: SCALE * math.log(value) for bot, value in strength.items()}


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
