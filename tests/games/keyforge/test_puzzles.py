"""Every puzzle can be solved this turn, and not by chance."""

import json
import random

import pytest

from stolik.games.keyforge import KeyForgeGame
from stolik.games.keyforge.puzzles import GALLERY, POSITIONS, PUZZLES, SOLVER
from stolik.games.keyforge.state import KeyForge
from stolik.table import Match, Option
from stolik.words import LANGUAGES, words_for

GAME = KeyForgeGame()
MOST_POSITIONS = 6_000
"""A search that needs more has gone astray."""


def search(match: Match[KeyForge], seen: set[str]) -> list[Option] | None:
    """Answers that win, found by trying everything; None if there are none."""
    if match.question is None:
        result = match.result
        return [] if result is not None and result.winners() == [SOLVER] else None
    # What is seen and what is asked is all that matters: a fight that is over looks the same in either order.
    key = json.dumps([match.view(SOLVER), match.update(SOLVER)["question"]["asks"]])  # type: ignore[index,call-overload]
    if key in seen:
        return None
    seen.add(key)
    assert len(seen) < MOST_POSITIONS
    ask = match.asks[0]
    for option in ask.options:
        if option == "end-turn":
            continue
        after = match.clone()
        after.answer(option, ask.seat)
        found = search(after, seen)
        if found is not None:
            return [option, *found]
    return None


@pytest.mark.parametrize("name", PUZZLES)
def test_it_can_be_solved(name: str) -> None:
    match = Match(GAME, 2, {"puzzle": name}, 1)
    answers = search(match, set())
    assert answers is not None, "there is no way to win"
    for answer in answers:
        match.answer(answer, match.asks[0].seat)
    assert match.result is not None
    assert match.result.reason == "three-keys"


@pytest.mark.parametrize("name", PUZZLES)
def test_it_is_hardly_ever_solved_at_random(name: str) -> None:
    solved = 0
    for seed in range(100):
        match = Match(GAME, 2, {"puzzle": name}, seed, keep=False)
        match.playout(random.Random(seed).random)
        assert match.result is not None
        solved += match.result.winners() == [SOLVER]
    assert solved <= 15


def test_the_turn_is_all_there_is() -> None:
    match = Match(GAME, 2, {"puzzle": "full-moon"}, 1)
    match.answer("end-turn", SOLVER)
    assert match.result is not None
    assert match.result.reason == "unsolved"
    assert match.result.winners() != [SOLVER]


def test_it_is_replayed_from_its_record() -> None:
    match = Match(GAME, 2, {"puzzle": "last-job"}, 7)
    rng = random.Random(7)
    while match.question is not None:
        match.answer(rng.choice(match.asks[0].options), match.asks[0].seat)
    assert Match.replay(GAME, match.record()).result == match.result


def test_every_puzzle_has_words_and_nothing_else_is_offered() -> None:
    words = words_for("keyforge")
    assert GAME.puzzles == tuple(PUZZLES)
    assert set(POSITIONS) - set(PUZZLES) == {GALLERY}
    for name in PUZZLES:
        assert all(words.has(f"puzzle{text}-{name}", lang) for text in ("", "-text") for lang in LANGUAGES)
