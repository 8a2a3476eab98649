"""How many matches a worker is given at a time."""

from collections.abc import Sequence

from stolik.arena.plan import Fixture

LONG = 0.5
"""A batch should take about so many seconds: then handing it over costs nothing, and little is lost by an end."""
MOST = 256
SHARES = 4
"""Towards the end nobody is given more than this part of an equal share of what is left, so that all end together."""


class Batches:
    """Hands out matches: one at first, and more at a time where they turn out to be short."""

    def __init__(self, fixtures: Sequence[Fixture]) -> None:
        self.fixtures = fixtures
        self.given = 0
        self.matches, self.seconds = 0, 0.0

    def take(self, workers: int) -> list[Fixture]:
        """The next batch for one of so many workers; nothing is left if it is empty."""
        fair = (len(self.fixtures) - self.given) // (SHARES * workers)
        fitting = int(LONG * self.matches / self.seconds) if self.seconds else 1
        start, self.given = self.given, self.given + max(1, min(fair, fitting, MOST))
        return list(self.fixtures[start : self.given])

    def note(self, matches: int, seconds: float) -> None:
        """So many took a worker so long."""
        self.matches += matches
        self.seconds += seconds
