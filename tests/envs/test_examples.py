"""The examples in Python do what they say; the one over the network is tried in tests/server."""

import importlib.util
import random
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_bot_in_python_plays_and_wins() -> None:
    played = subprocess.run(
        [sys.executable, EXAMPLES / "bot_in_python.py", "cardia", "3"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("won ")
    assert played.stdout.endswith(" of 6\n")


def test_a_policy_is_measured_from_both_sides_without_anything_that_learns() -> None:
    """With everything but the network of the PPO example: its environment, masks, deals and intervals."""
    ppo, rng = load("ppo_cardia"), random.Random(1)

    def anything(seen: Any, mask: Any) -> int:
        assert abs(seen).max() < 20
        return rng.choice([n for n, allowed in enumerate(mask) if allowed])

    won, of = ppo.measure(anything, 10)
    assert of == 20
    assert 0 < won < 20
    low, high = ppo.wilson(won, of)
    assert low < won / of < high
    assert ppo.measure(lambda seen, mask: int(mask.argmax()), 2) == ppo.measure(
        lambda seen, mask: int(mask.argmax()), 2
    )


def test_ppo_learns_a_little_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib", reason="pip install 'stolik[train]'")
    ppo = load("ppo_cardia")
    monkeypatch.setattr(ppo, "TRIED", 2)
    ppo.train(tmp_path, 2048, 1)
    ppo.train(tmp_path, 2048, 1)
    rows = [line.split(",") for line in (tmp_path / "curve.csv").read_text().splitlines()]
    assert [row[0] for row in rows] == ["2048", "4096"]
    ppo.draw(tmp_path)
    assert all((tmp_path / f"curve.{kind}").stat().st_size > 1000 for kind in ("svg", "png"))
