"""A second reading of Ostium's rulebook plays beside the engine. Longer: `python -m tests.readings.ostium 1000`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.readings.ostium.beside import play
from tests.readings.ostium.model import Model
from tests.readings.ostium.mutants import MUTANTS
from tests.readings.ostium.sets import random_set
from tests.readings.side_by_side import Difference, Tally

PROMPTS = {"develop", "place", "move-to", "use", "fuse", "charge", "collect", "last-discard", "sovereign"}
"""All but fury, which few cards have."""
ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(("seats", "matches"), [(1, 10), (2, 2), (3, 1)])
def test_whole_matches(seats: int, matches: int) -> None:
    tally = Tally()
    for seed in range(matches):
        play(seed, seats, tally)
    assert tally.matches == matches
    assert tally.questions > 400
    assert tally.prompts.keys() >= (PROMPTS - {"fuse"} if seats == 1 else PROMPTS)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_random_positions(seats: int) -> None:
    tally = Tally()
    for seed in range(20):
        play(seed, seats, tally, positions=True)
    assert tally.prompts.keys() >= PROMPTS
    expected = {"gates-lost", "warriors-spent"} if seats == 1 else {"gates-destroyed", "time-up"}
    assert expected <= set(tally.reasons)


def test_cards_made_at_random(tmp_path: Path) -> None:
    """Another process, since the cards of a process are read once."""
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(random_set(7)), "utf-8")
    command = [sys.executable, "-m", "tests.readings.ostium", "8", "--positions", "--cards", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("8 matches") == 3


@pytest.mark.parametrize(("mutant", "seats", "wanted"), MUTANTS, ids=lambda value: getattr(value, "__name__", None))
def test_a_misread_rule_is_noticed(mutant: type[Model], seats: int, wanted: str) -> None:
    for seed in range(120):
        try:
            play(seed, seats, Tally(), mutant, positions=True, wanted=wanted)
        except Difference:
            return
    pytest.fail(f"120 positions do not tell {mutant.__name__} from the rules: {mutant.__doc__}")
