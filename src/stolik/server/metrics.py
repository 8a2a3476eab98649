"""What a host watches, for Prometheus."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Tally(Collector):
    """A counter for what happens with every answer: it becomes what Prometheus reads only when that is read."""

    def __init__(self, name: str, said: str, labels: tuple[str, ...], registry: CollectorRegistry) -> None:
        self._name, self._said, self._labels = name, said, labels
        self._counts: dict[tuple[str, ...], int] = {}
        registry.register(self)

    def add(self, *labels: str, times: int = 1) -> None:
        self._counts[labels] = self._counts.get(labels, 0) + times

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._said, labels=self._labels)
        for labels, count in list(self._counts.items()):
            family.add_metric(labels, count)
        yield family


class Times(Collector):
    """The same for how long something takes."""

    def __init__(self, name: str, said: str, registry: CollectorRegistry) -> None:
        self._name, self._said = name, said
        self._counts = [0] * (len(FAST) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(FAST, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = (*map(str, FAST), "+Inf")
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._said, buckets, self._sum)


class Metrics:
    """One registry a server, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        one = self.registry
        ProcessCollector(registry=one)
        self.connections = Gauge("stolik_connections", "Open WebSocket connections", registry=one)
        self.rooms = Gauge("stolik_rooms", "Tables in memory", registry=one)
        self.matches = Gauge("stolik_matches", "Matches in memory", registry=one)
        self.answers = Tally("stolik_answers", "Answers that were applied and stored", ("game", "by"), one)
        self.commands = Tally("stolik_commands", "Commands by what came of them", ("type", "outcome"), one)
        self.started = Counter("stolik_matches_started", "Matches that began", ["game"], registry=one)
        self.ended = Counter("stolik_matches_ended", "Matches that ended", ["game", "reason"], registry=one)
        self.bot_failures = Counter(
            "stolik_bot_failures", "Bot answers replaced by a legal one", ["level"], registry=one
        )
        self.rules_broke = Counter("stolik_rules_broke", "Exceptions inside the rules", ["game"], registry=one)
        self.restored = Counter("stolik_matches_restored", "Matches brought back from records", ["how"], registry=one)
        self.conflicts = Counter("stolik_conflicts", "Writes refused because another node was first", registry=one)
        self.forwarded = Counter("stolik_forwarded", "Commands that another node carried out for us", registry=one)
        self.found_again = Counter("stolik_watchers_moved", "Watchers whose table moved to another node", registry=one)
        self.behind = Counter("stolik_connections_behind", "Times a slow connection was sent all anew", registry=one)
        self.latency = Times("stolik_command_seconds", "From a command to its durable reply", one)
        self.storing = Times("stolik_store_seconds", "How long the store takes to save", one)
        self.thinking = Histogram("stolik_bot_seconds", "How long bots think", buckets=FAST, registry=one)

    def page(self) -> bytes:
        return generate_latest(self.registry)
