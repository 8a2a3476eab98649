"""Bots that think in worker processes: the expert takes every free one, and gives all of them back."""

import random

from tests.server.harness import play

from stolik import games
from stolik.server import bots
from stolik.table import Match


@play
async def test_the_expert_thinks_in_all_free_workers(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(bots, "START", 60.0)
    monkeypatch.setattr(bots, "GRACE", 30.0)
    thinkers = bots.Thinkers(2, 0.3, random.Random(1))
    match = Match(games.load("cardia"), 2, seed=3)
    try:
        for level in ("expert", "casual"):
            choice = await thinkers.choose(match, 0, level)
            assert choice in match.ask_of(0).options
            assert len(thinkers._free) == 2
        assert all(worker.process is not None for worker in thinkers._workers)
    finally:
        await thinkers.stop()
