"""Every lesson plays to its end: each move is legal, each explanation has words, and its record replays.

A new game gets this by having a lesson.
"""

import json

import pytest

from stolik import games
from stolik.table import Game, Lesson, Match, Message, Record, State, Together
from stolik.words import LANGUAGES, words_for

TAUGHT = [game for game in games.every() if game.lesson() is not None]
every_lesson = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
LONGEST = 330
"""An explanation is read in one go."""


def lesson_of(game: Game[State]) -> Lesson:
    lesson = game.lesson()
    assert lesson is not None
    return lesson


@every_lesson
def test_it_plays_to_its_end(game: Game[State]) -> None:
    lesson = lesson_of(game)
    match = Match(game, lesson.seats, lesson.options, lesson.seed)
    lesson.teach(match)
    for step in range(lesson.steps):
        telling = lesson.telling(match)
        assert telling is not None
        assert telling.step == step
        assert not telling.over
        assert telling.text is not None, f"step {step + 1} does not say what to do"
        assert telling.option is not None
        if isinstance(match.question, Together):
            assert len(match.asks) == 1, "the learner answers last"
        match.answer(telling.option, lesson.learner)
        lesson.teach(match)
    last = lesson.telling(match)
    assert last is not None
    assert last.over

    record = Record.from_json(json.loads(json.dumps(match.record().to_json())))
    assert lesson.telling(Match.replay(game, record)) == lesson.telling(match)


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_explanation_has_words(game: Game[State], lang: str) -> None:
    lesson = lesson_of(game)
    words = words_for(game.id)
    for key in lesson.keys:
        text = words.render(Message(key), lang, strict=True)
        assert text[-1] in ".!?", text
        assert len(text) <= LONGEST, f"{key} [{lang}] is {len(text)} long"


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_written_in_vain(game: Game[State], lang: str) -> None:
    written = {key for key in words_for(game.id).keys(lang) if key.startswith("lesson-")}
    assert written == set(lesson_of(game).keys)
    assert len(written) == len(lesson_of(game).keys), "no explanation comes twice"
