"""A second reading of Mysthea's rulebook plays beside the engine. Longer: `python -m tests.readings.mysthea 100`."""

import pytest
from tests.readings.mysthea.beside import options_of, play
from tests.readings.mysthea.model import Model
from tests.readings.mysthea.mutants import MUTANTS
from tests.readings.side_by_side import Difference, Tally

ALWAYS = {
    "place-chosen",
    "place-token",
    "turn",
    "turn-basic",
    "turn-special",
    "spend",
    "develop",
    "take",
    "move-island",
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_match(seats: int) -> None:
    tally = Tally()
    play(seats, seats, tally)
    assert tally.questions > 150
    assert tally.prompts.keys() >= ALWAYS


def test_every_combination_of_the_options_comes_round() -> None:
    drawn = [options_of(seed, 5, in_turn=True) for seed in range(48)]
    names = ("alignments", "start", "abilities", "behaviours", "premonition")
    assert len({tuple(options[name] for name in names) for options in drawn}) == 3 * 2 * 2 * 2 * 2
    assert any("chosen" in options for options in drawn)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_positions(seats: int) -> None:
    tally = Tally()
    for seed in range(6):
        play(seed, seats, tally, positions=True, most=60)
    assert tally.questions > 200
    assert tally.prompts.keys() >= {"turn", "spend", "order", "travel", "grow"}


def test_of_equal_units_one_that_has_moved_is_destroyed() -> None:
    """In another's turn: command points for a beaten monster moved one golem, and an encounter takes one of two."""
    tally = Tally()
    play(771_253, 3, tally, positions=True, most=60)
    assert tally.prompts["destroy-of"] == 2


@pytest.mark.parametrize(("mutant", "seats", "seed"), MUTANTS, ids=lambda value: getattr(value, "__name__", None))
def test_a_misread_rule_is_noticed(mutant: type[Model], seats: int, seed: int) -> None:
    for number in (seed, *range(200)):
        try:
            play(number, seats, Tally(), mutant, positions=True, most=150)
        except Difference:
            return
    pytest.fail(f"200 positions do not tell {mutant.__name__} from the rules: {mutant.__doc__}")
