"""What a host watches, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One registry a server, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        one = self.registry
        ProcessCollector(registry=one)
        self.connections = Gauge("stolik_connections", "Open WebSocket connections", registry=one)
        self.rooms = Gauge("stolik_rooms", "Tables in memory", registry=one)
        self.matches = Gauge("stolik_matches", "Matches in memory", registry=one)
        self.answers = Counter("stolik_answers", "Answers that were applied and stored", ["game", "by"], registry=one)
        self.commands = Counter("stolik_commands", "Commands by what came of them", ["type", "outcome"], registry=one)
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
        self.latency = Histogram(
            "stolik_command_seconds", "From a command to its durable reply", buckets=FAST, registry=one
        )
        self.storing = Histogram("stolik_store_seconds", "How long the store takes to save", buckets=FAST, registry=one)
        self.thinking = Histogram("stolik_bot_seconds", "How long bots think", buckets=FAST, registry=one)

        self._labelled: dict[tuple[int, tuple[str, ...]], Counter] = {}

    def count(self, counter: Counter, *labels: str, times: float = 1) -> None:
        """Count one of these; to look its labels up costs more than that."""
        key = id(counter), labels
        child = self._labelled.get(key)
        if child is None:
            child = self._labelled[key] = counter.labels(*labels)
        child.inc(times)

    def page(self) -> bytes:
        return generate_latest(self.registry)
