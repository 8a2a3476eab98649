"""Which matches are played: everybody against everybody, each deal from every side."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations

from stolik.table import BadOption, Options


@dataclass(frozen=True, slots=True)
class Fixture:
    """One match to be played: its number in the plan, its deal, and who sits where."""

    number: int
    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament. The same plan gives the same matches, whoever plays them and in whatever order."""

    game: str
    seats: int
    options: Options
    bots: tuple[str, ...]
    matches: int
    """At least so many for every group that meets; a deal is played from every side, so it may be a few more."""
    seed: int = 0

    def __post_init__(self) -> None:
        if twice := {bot for bot in self.bots if self.bots.count(bot) > 1}:
            raise BadOption("bots", f"{', '.join(sorted(twice))} is named twice")
        if not self.bots:
            raise BadOption("bots", "nobody plays")
        if self.seats > 1 and len(self.bots) < 2:
            raise BadOption("bots", "it takes two to compare; name another bot")

    def groups(self) -> list[tuple[str, ...]]:
        """Who meets whom. Where seats outnumber the bots, two share a table: one seat to one, the rest to the other."""
        if self.seats == 1:
            return [(bot,) for bot in self.bots]
        if self.seats == 2 or len(self.bots) < self.seats:
            pairs = list(combinations(self.bots, 2))
            if self.seats == 2:
                return [(one, two) for one, two in pairs]
            # a against many b, and b against many a
            rest = self.seats - 1
            return [group for one, two in pairs for group in ((one, *[two] * rest), (two, *[one] * rest))]
        return list(combinations(self.bots, self.seats))

    def total(self) -> int:
        """How many matches that makes."""
        return self.deals() * len(self.groups()) * self.seats

    def deals(self) -> int:
        return max(1, -(-self.matches // self.seats))

    def fixtures(self) -> Iterator[Fixture]:
        """All matches. A deal goes round the table: every bot of a group plays it from every seat."""
        groups = self.groups()
        number = 0
        for deal in range(self.deals()):
            for group in groups:
                for turn in range(self.seats):
                    yield Fixture(number, self.seed + deal, rotated(group, turn))
                    number += 1

    def name(self) -> str:
        """What tells this plan from others: results are only ever added to those of the same plan.

        How many matches there are is not part of it. The first deals of a longer plan are those of a shorter one.
        """
        told = json.dumps(asdict(replace(self, matches=0)), sort_keys=True)
        return hashlib.sha256(told.encode()).hexdigest()[:16]


def rotated(group: Sequence[str], turn: int) -> tuple[str, ...]:
    return (*group[-turn:], *group[:-turn]) if turn else tuple(group)
