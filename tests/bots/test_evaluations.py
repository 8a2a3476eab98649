"""What games judge positions by: features with a weight each, the same log odds seen from both sides, and the fit."""

import importlib
import importlib.util
import math
import random
import re
from pathlib import Path
from types import ModuleType
from typing import cast

import numpy as np
import pytest

from stolik.games import every, load
from stolik.games.mysthea.board import REGIONS
from stolik.games.mysthea.state import NOBODY, Mysthea
from stolik.table import Game, Match, Options, State

SCRIPT = Path(__file__).parents[2] / "scripts" / "fit_evaluation.py"


def module_of(game: Game[State]) -> ModuleType:
    return importlib.import_module(f"stolik.games.{game.id}.evaluate")


@pytest.mark.parametrize(
    ("game", "options"),
    [(game, options) for game in every() for options in game.variants()],
    ids=lambda told: told.id if isinstance(told, Game) else None,
)
def test_every_feature_has_a_weight_and_a_lead_is_a_lead_from_both_sides(game: Game[State], options: Options) -> None:
    module, rng = module_of(game), random.Random(1)
    match: Match[State] = Match(game, 2, options, 3)
    while match.question is not None and match.number < 60:
        ask = match.asks[0]
        match.answer(rng.choice(ask.options), ask.seat)
        if match.question is None:
            break
        mine, theirs = (module.features(match.state, seat) for seat in (0, 1))
        assert len(mine) == len(theirs) == len(module.WEIGHTS)
        odds = sum(weight * (a - b) for weight, a, b in zip(module.WEIGHTS.values(), mine, theirs, strict=True))
        assert game.evaluate(match.state, 0) == pytest.approx(0.99 * math.tanh(odds / 2))
        assert game.evaluate(match.state, 1) == pytest.approx(-game.evaluate(match.state, 0))


@pytest.mark.parametrize("seats", [2, 5])
def test_who_holds_what_is_found_at_once_or_region_by_region(seats: int) -> None:
    rng, contested = random.Random(1), 0
    match: Match[Mysthea] = Match(cast("Game[Mysthea]", load("mysthea")), seats, {}, 3)
    while match.question is not None:
        g, ask = match.state, match.asks[0]
        control = g.control()
        assert control == [g.controlled(seat) for seat in range(seats)]
        for region in range(REGIONS):
            held = [seat for seat in range(seats) if control[seat] >> region & 1]
            assert held == [seat for seat in [g.controller(region)] if seat != NOBODY]
        contested += any(sum(mine >> region & 1 for mine in g.stands) > 1 for region in range(REGIONS))
        match.answer(rng.choice(ask.options), ask.seat)
    assert contested > 5


@pytest.fixture(scope="module")
def fitting() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fit_evaluation", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_fit_finds_the_weights_that_made_the_results(fitting: ModuleType) -> None:
    chance = np.random.default_rng(1)
    x = chance.normal(size=(40_000, 3))
    true = np.array([1.0, -0.5, 0.0])
    won = (chance.random(len(x)) < 1 / (1 + np.exp(-x @ true))).astype(float)
    assert fitting.fit(x, won, np.array([0.5, -0.5, 0.1])) == pytest.approx(true, abs=0.08)
    kept = fitting.fit(x, won, np.array([0.5, -0.5, 0.1]), trust=0.001)
    assert kept == pytest.approx([0.5, -0.5, 0.1], abs=0.02), "without trust in the matches nothing moves"


def test_auc_counts_pairs(fitting: ModuleType) -> None:
    won = np.array([1.0, 0.0, 1.0, 0.0])
    assert fitting.auc(np.array([2.0, 1.0, 4.0, 3.0]), won) == 0.75
    assert fitting.auc(np.zeros(4), won) == 0.5


def test_a_few_matches_give_positions_and_a_duel(fitting: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    found = fitting.play("vale", range(2), errs=0.5, worlds=1, seconds=60)
    assert found["features"].shape[1] == len(module_of(load("vale")).WEIGHTS)
    assert len(found["won"]) == len(found["odds"]) > fitting.POSITIONS
    assert set(found["won"]) <= {0.0, 1.0}
    module = importlib.import_module("stolik.games.vale.evaluate")
    present = module.VALUES
    fitting.duel("vale", tuple(-value for value in present), present, 2, 5)
    assert present == module.VALUES
    assert "new weights win 0.0% of 2 matches" in capsys.readouterr().out


def test_the_weights_of_before_can_be_played_against(
    fitting: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    worse = ",".join(str(-weight) for weight in module_of(load("cardia")).WEIGHTS.values())
    monkeypatch.setattr("sys.argv", ["fit_evaluation.py", "cardia", "--variants", "--duel", "44", f"--against={worse}"])
    fitting.main()
    won = re.fullmatch(r"new weights win (.*)% of 44 matches against old ones .*\n", capsys.readouterr().out)
    assert won is not None
    assert float(won[1]) > 65
    monkeypatch.setattr("sys.argv", ["fit_evaluation.py", "cardia", "--against", "1,2"])
    with pytest.raises(SystemExit):
        fitting.main()
    assert "weights, not 2" in capsys.readouterr().err
    monkeypatch.setattr("sys.argv", ["fit_evaluation.py", "chess"])
    with pytest.raises(SystemExit):
        fitting.main()
    assert "invalid choice: 'chess'" in capsys.readouterr().err


def test_the_command_fits_cardia_over_all_its_decks(
    fitting: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["fit_evaluation.py", "cardia", "--variants", "--matches", "44", "--duel", "2"])
    fitting.main()
    told = capsys.readouterr().out
    assert "positions of 4" in told
    assert told.count("AUC by quarter") == 2
    for card in ("hired-blade", "poisoner"):  # of deck I and deck II
        assert f'"{card}": ' in told
    assert "of 2 matches against old ones" in told
