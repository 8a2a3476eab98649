"""A series: the matches that one table plays until somebody has won often enough."""

from dataclasses import dataclass, field

from stolik.table.chance import seeded
from stolik.table.errors import BadOption
from stolik.table.plain import Json, dump, load
from stolik.table.result import Result

SEED_BITS = 53
"""A seed fits into a number of any JSON reader."""


@dataclass(slots=True)
class Series:
    """First to `wins` wins; it also ends when `idle` matches had no winner: draws, or matches called off."""

    seats: int
    wins: int = 1
    seed: int = 0
    idle: int = 3
    results: list[Result] = field(default_factory=list)
    earlier: list[Result] = field(default_factory=list)
    """Of the matches that the same table has played before this series."""

    def __post_init__(self) -> None:
        if self.wins < 1:
            raise BadOption("wins", f"a series is played to 1 win or more, not {self.wins}")
        if self.idle < 1:
            raise BadOption("idle", f"a series allows 1 match without a winner or more, not {self.idle}")

    @property
    def number(self) -> int:
        """The number of the match that is played next, from 0."""
        return len(self.results)

    @property
    def history(self) -> list[Result]:
        """Every result of the table so far: what `Game.sequel` goes by."""
        return self.earlier + self.results

    @property
    def match_seed(self) -> int:
        """The seed of the match that is played next. The first match has the seed of the series."""
        if not self.results:
            return self.seed
        return seeded(self.seed + (self.number << SEED_BITS)) >> 64 - SEED_BITS

    @property
    def scores(self) -> list[int]:
        """How many matches each seat has won."""
        scores = [0] * self.seats
        for result in self.results:
            for seat in result.winners():
                scores[seat] += 1
        return scores

    @property
    def idled(self) -> int:
        """How many matches nobody won."""
        return sum(not result.winners() for result in self.results)

    @property
    def over(self) -> bool:
        return max(self.scores) >= self.wins or self.idled >= self.idle

    def add(self, result: Result) -> None:
        """Count a match that has ended."""
        if self.over:
            raise BadOption("series", "it is decided already")
        if len(result.places) != self.seats:
            raise BadOption("series", f"a result for {len(result.places)} seats at a table of {self.seats}")
        self.results.append(result)

    def winners(self) -> list[int]:
        """Who has won most matches once it is over; nobody if everybody has won as many."""
        if not self.over:
            return []
        scores = self.scores
        first = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return [] if len(first) == self.seats > 1 or not max(scores) else first

    def to_json(self) -> Json:
        return dump(self)

    @classmethod
    def from_json(cls, data: Json) -> "Series":
        return load(cls, data)
