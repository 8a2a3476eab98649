"""Keeps anybody from taking more than their share."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from stolik.server import protocol as p
from stolik.server.bus import Bus
from stolik.server.problems import Refused
from stolik.server.settings import Settings

T = TypeVar("T")


class Bucket:
    """So many a second, and a burst of `burst` after a rest."""

    __slots__ = ("_at", "_clock", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = self.left = burst
        self._clock = clock
        self._at = clock()

    def take(self, cost: float = 1) -> bool:
        now = self._clock()
        left = self.left + (now - self._at) * self.rate
        self.left = left = min(self.burst, left)
        self._at = now
        cost = min(cost, self.burst)
        if left < cost:
            return False
        self.left = left - cost
        return True

    def owe(self, cost: float, most: float) -> float:
        """Take what was used already, even if there is not so much; it is paid back in `most` seconds at most.

        Says what time it is.
        """
        now = self._clock()
        left = self.left + (now - self._at) * self.rate
        self._at = now
        self.left = max(min(self.burst, left) - cost, -self.rate * most)
        return now

    def wait(self, cost: float = 1) -> float:
        """How many seconds until there is so much to take."""
        return max(0.001, (min(cost, self.burst) - self.left) / self.rate)


class Each(Generic[T]):
    """One of something for each address; the ones unused for longest are forgotten."""

    def __init__(self, make: Callable[[str], T], most: int = 10_000) -> None:
        self.most = most
        self._make = make
        self._made: OrderedDict[str, T] = OrderedDict()

    def of(self, key: str) -> T:
        one = self._made.get(key)
        if one is None:
            one = self._made[key] = self._make(key)
            if len(self._made) > self.most:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return one


class Buckets(Each[Bucket]):
    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        super().__init__(lambda _: Bucket(rate, burst), most)

    def take(self, key: str) -> bool:
        return self.of(key).take()


COUNTED: dict[type, str] = {p.Chat: "chats", p.Report: "reports", p.Hint: "hints", p.Start: "matches"}
"""The commands of which an address may have so many."""


def counted_as(command: p.AnyCommand) -> str | None:
    """What a command takes of the share of its address; the guest's own is counted where it is carried out.

    A guest is made in a moment: by themselves they are no measure of anything.
    """
    if isinstance(command, p.Propose) and command.what == "rematch":
        return "matches"
    return COUNTED.get(type(command))


CLUB = 5
"""Behind one address there may be several guests: together they have so many shares."""


@dataclass(frozen=True, slots=True)
class Limit:
    """So many in so many seconds."""

    most: float
    seconds: float


class Limits:
    """What one guest or address may do in a while, counted by all nodes together."""

    def __init__(self, settings: Settings, bus: Bus) -> None:
        self._bus = bus
        self._limits = {
            "guests": Limit(settings.guests_per_minute, 60),
            "copies": Limit(settings.copies_per_minute, 60),
            "imports": Limit(settings.imports_per_hour, 3600),
            "reports": Limit(settings.reports_per_hour, 3600),
            "chats": Limit(settings.chats_per_minute, 60),
            "hints": Limit(settings.hints_per_minute, 60),
            "tables": Limit(settings.tables_per_hour, 3600),
            "matches": Limit(settings.matches_per_hour, 3600),
        }

    async def take_for(self, command: p.AnyCommand, address: str) -> None:
        """Count what a command takes of the share of its address."""
        if (what := counted_as(command)) is not None:
            await self.take(what, address=address)

    async def take(self, what: str, *, guest: str = "", address: str = "") -> None:
        """Count one for a guest and an address; Refused says that one of them has had enough."""
        limit = self._limits[what]
        shares = {f"guest:{guest}": limit.most} if guest else {}
        if address:
            shares[f"address:{address}"] = limit.most * (1 if what == "guests" else CLUB)
        full = [await self._bus.count(f"{what}:{key}", limit.seconds) > most for key, most in shares.items()]
        if any(full):
            if limit.seconds > 60:
                raise Refused("enough", status=429, minutes=round(limit.seconds / 60))
            raise Refused("too-fast", status=429)
