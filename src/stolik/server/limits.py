"""Keeps anybody from taking more than their share."""

import time
from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """So many a second, and a burst of `burst` after a rest."""

    __slots__ = ("_at", "_clock", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = self.left = burst
        self._clock = clock
        self._at = clock()

    def take(self) -> bool:
        now = self._clock()
        self.left = min(self.burst, self.left + (now - self._at) * self.rate)
        self._at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> float:
        """How many seconds until there is something to take."""
        return max(0.0, (1 - self.left) / self.rate)


class Buckets:
    """A bucket for each address; the ones unused for longest are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()
