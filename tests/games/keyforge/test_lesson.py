"""What the lesson claims to teach really happens in it."""

from stolik.games.keyforge import KeyForgeGame
from stolik.games.keyforge.state import KeyForge
from stolik.table import SHOW_ALL, Match
from stolik.words import LANGUAGES, words_for

GAME = KeyForgeGame()


def taught() -> tuple[Match[KeyForge], dict[str, list[int]]]:
    """The lesson played to its end, and both pools of Æmber when each message is read."""
    lesson = GAME.lesson()
    match = Match(GAME, lesson.seats, lesson.options, lesson.seed)
    lesson.teach(match)
    pools = {}
    for _ in range(lesson.steps):
        telling = lesson.telling(match)  # type: ignore[arg-type]
        assert telling is not None
        assert telling.text is not None
        pools[telling.text.key] = match.state.pool[:]
        match.answer(telling.option, lesson.learner)
        lesson.teach(match)  # type: ignore[arg-type]
    return match, pools


def test_every_number_it_tells_is_true() -> None:
    match, pools = taught()
    assert pools["lesson-5"] == [0, 2]  # Dust Pixie brought 2
    assert pools["lesson-8"] == [1, 1]  # Dodger stole
    assert pools["lesson-10"] == [2, 0]  # so did Urchin
    assert pools["lesson-17"] == [3, 1]
    assert pools["lesson-18"] == [4, 0]
    assert pools["lesson-20"] == [6, 0]
    assert match.state.keys == [["red"], []]


def test_every_point_happens() -> None:
    match, _ = taught()
    kinds = [line.event.kind for line in match.log]
    for kind in ("card_played", "attacked", "card_destroyed", "amber_stolen", "reaped", "card_used", "key_announced"):
        assert kind in kinds, kind
    for lang in LANGUAGES:
        said = [words_for("keyforge").render(message, lang, strict=True) for message in match.messages(SHOW_ALL)]
        assert all(said)
