"""The script that measures how fair a game is: it goes on where it stopped, and its sums are right."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from stolik.games import every

SCRIPT = Path(__file__).parents[2] / "scripts" / "balance.py"


@pytest.fixture(scope="module")
def balance() -> ModuleType:
    spec = importlib.util.spec_from_file_location("balance", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_goes_on_where_it_stopped(balance: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "cardia.jsonl"
    balance.play_many(path, "cardia", "random", 0, 3, 2, 60)
    with path.open("a", encoding="utf-8") as file:
        file.write('[["cardia"')  # power failed here
    kept = balance.read(path)
    balance.play_many(path, "cardia", "random", 0, 5, 2, 60)
    assert [outcome.seed for _, outcome in balance.read(path)] == [0, 1, 2, 3, 4]
    assert balance.read(path)[:3] == kept


@pytest.mark.parametrize("game", [game.id for game in every()])
def test_it_sums_up(balance: ModuleType, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "some.jsonl"
    balance.play_many(path, game, "random", 0, 24, 2, 60)
    outcomes = [outcome for _, outcome in balance.read(path)]
    balance.summed([path], 3)
    printed = capsys.readouterr().out
    won = sum(outcome.score(0) for outcome in outcomes) / len(outcomes)
    assert f"| {game} | random | {len(outcomes)} | {won:.1%}".replace("%", " %") in printed
    assert f"## {game}, random, 2 seats" in printed
    began = [balance.beginner(game, 2, outcome.seed) for outcome in outcomes]
    assert set(began) == ({None} if game == "cardia" else {0, 1})  # in Cardia both choose at once
    assert "| event | cards | won most with | won least with |" in printed
