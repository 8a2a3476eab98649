"""A short run of benchmarks/abuse.py: others play on while one abuser does its worst."""

import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def test_others_play_on_under_abuse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import abuse

    measured = abuse.run(matches=4, seconds=4.0)
    sys.modules.pop("abuse", None)
    # How fast they are is for the bench to say: here they only must not stand still.
    outcomes = measured.outcomes
    assert measured.calm.done
    assert len(measured.stormy.done) >= 4
    assert measured.memory < 400 * 2**20
    assert outcomes["messages"] > 0
    assert outcomes["import: 201"] == 0
    assert not any(": 5" in what and ": 503" not in what for what in outcomes), outcomes
