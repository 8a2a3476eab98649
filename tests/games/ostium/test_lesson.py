"""The lesson teaches what it claims to: each point really happens in it."""

from stolik.games.ostium import GAME
from stolik.games.ostium.lesson import LEARNER, LESSON
from stolik.games.ostium.state import Ostium
from stolik.table import Match, State


def taught(moves: int) -> Match[State]:
    """The lesson's match after so many of its moves."""
    match = Match(GAME, LESSON.seats, LESSON.options, LESSON.seed)
    for _ in range(moves):
        following = LESSON.following(match)
        assert following is not None
        match.answer(following[1], following[0].seat)
    return match


def told(key: str) -> int:
    """How many moves lie before the one that this message goes with."""
    return next(number for number, move in enumerate(LESSON.moves) if key in (move.told, move.note))


def state(match: Match[State]) -> Ostium:
    assert isinstance(match.state, Ostium)
    return match.state


def test_familiars_give_crystals_and_these_a_creature() -> None:
    assert state(taught(told("lesson-3"))).crystals == 2
    assert state(taught(told("lesson-5"))).crystals == 0


def test_the_attack_begins_by_itself_and_the_chain_adds_three() -> None:
    asking = taught(told("lesson-7"))
    assert asking.asks[0].prompt == "fuse"
    after = taught(told("lesson-7") + 1)
    powers = [line.event.args["power"] for line in after.log if line.event.kind == "charge_begun"]
    assert powers == [5]
    assert state(after).gates[4] == 10


def test_the_opponents_charge_is_blocked() -> None:
    match = taught(told("lesson-8"))
    assert sum(line.event.kind == "charge_blocked" for line in match.log) == 1
    assert match.asks[0].seat == LEARNER


def test_a_charge_breaks_through() -> None:
    match = taught(told("lesson-13"))
    assert state(match).gates[4] == 6
    assert sum(line.event.kind == "creature_defeated" for line in match.log) == 1


def test_the_lesson_ends_before_the_match_does() -> None:
    match = taught(len(LESSON.moves))
    assert match.question is not None
    telling = LESSON.telling(match)
    assert telling is not None
    assert telling.over
