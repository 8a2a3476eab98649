"""`stolik play --learn`: the lesson at the terminal."""

import json
from pathlib import Path

import pytest
from tests.cli.running import refusal, run

from stolik.games import load
from stolik.table import Match, Record, State


def saved(file: Path, game: str) -> Match[State]:
    return Match.replay(load(game), Record.from_json(json.loads(file.read_text("utf-8"))))


def test_enter_alone_walks_cardias_lesson_to_its_win(tmp_path: Path) -> None:
    shown = run("play", "cardia", "--learn", "--lang", "en", "--save", str(tmp_path / "m.json"), typed="\n" * 9)
    assert "Begin with Swamp Guardian" in shown
    assert "Enter: Swamp Guardian" in shown
    assert "The round ends with five signets on your cards, so you win!" in shown
    match = saved(tmp_path / "m.json", "cardia")
    assert match.result is not None
    assert match.result.winners() == [0]


def test_after_the_vales_lesson_a_bot_plays_on(tmp_path: Path) -> None:
    shown = run(
        "play", "vale", "--learn", "--lang", "pl", "--save", str(tmp_path / "m.json"), typed="\n" * 20 + "1\nq\n"
    )
    assert "Wiesz już dość!" in shown
    lesson = load("vale").lesson()
    assert lesson is not None
    assert len(saved(tmp_path / "m.json", "vale").entries) > len(lesson.moves) + 1, "the bot has answered, too"


def test_another_answer_is_refused_and_nothing_is_taken_back() -> None:
    shown = run("play", "cardia", "--learn", "--lang", "en", typed="1\n5\nu\nq\n")
    assert "Not yet! In this lesson the next answer is: Swamp Guardian" in shown
    assert "Nothing can be taken back in a lesson." in shown
    assert "Your 13 beats 3" in shown


@pytest.mark.parametrize("more", [("--seed", "3"), ("--hotseat",), ("--wins", "2"), ("--seat", "human")])
def test_a_lesson_is_dealt_by_itself(more: tuple[str, ...]) -> None:
    assert refusal("play", "cardia", "--learn", *more).startswith("learn: a lesson has its own seats")
