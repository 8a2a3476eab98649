"""What is believed of somebody's strength, and what a match changes about it: openskill's Plackett-Luce model."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Belief:
    """How strong somebody is, and how far that may be from the truth."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma


def rate(beliefs: Sequence[Belief], places: Sequence[int]) -> list[Belief]:
    """What is believed of everybody after a match in which they came in at these places."""
    teams = [[MODEL.rating(mu=belief.mu, sigma=belief.sigma)] for belief in beliefs]
    return [Belief(one.mu, one.sigma) for (one,) in MODEL.rate(teams, ranks=[float(place) for place in places])]
