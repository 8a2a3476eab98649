"""A lesson walks a match from move to move, and everything about it follows from the record."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import cast

import pytest
from tests.table.bare import Bare, BareGame

from stolik.table import (
    Ask,
    Asking,
    BrokenLesson,
    Game,
    Lesson,
    Match,
    Message,
    Move,
    Next,
    Outcome,
    Record,
    State,
    Telling,
    Together,
    won_by,
)
from stolik.table.game import Step

ACE, KING, QUEEN = 0, 1, 2


def place(g: Bare) -> Asking[Outcome]:
    """Both lay a card from their hand at the same time."""
    cards = cast("list[int]", (yield Together([Ask(0, "place", g.zones[0]), Ask(1, "place", g.zones[1])])))
    g.move(cards[0], 2, "card_placed", 0)
    g.move(cards[1], 2, "card_placed", 1)
    return Next("finish")


def finish(g: Bare) -> Asking[Outcome]:
    """Seat 0 picks a card, a deed with a card, a number and a word, then wins."""
    g.note(cast(int, (yield Ask(0, "pick", [*g.zones[0], *g.zones[2]]))))
    yield Ask(0, "do", [("eat", g.ids[card]) for card in g.zones[2]] + [("pay", 2)], "deed")
    yield Ask(0, "count", range(1, 9), "number")
    yield Ask(1, "mood", ("calm", "wild"), "mood")
    g.finish(won_by(0, 2, "done"))
    return None


STEPS: Mapping[str, Step] = {"place": place, "finish": finish}
LAID = {"hand-0": (0b001, (ACE, KING)), "hand-1": (0b010, (KING, QUEEN)), "row": (0b111, ())}

LESSON = Lesson(
    seats=2,
    seed=7,
    options={"mood": "wild"},
    moves=(
        Move(1, "king"),
        Move(0, "ace", told="first", note="after-first"),
        Move(0, ("king", "row"), told="second"),
        Move(0, ("eat", "ace"), told="third", note="eaten"),
        Move(0, 4, told="fourth"),
        Move(1, "calm", note="calmed"),
    ),
    ending="bye",
)


def start(lesson: Lesson = LESSON) -> Match[State]:
    game = cast("Game[State]", BareGame(STEPS, LAID, backs=(0, 0, 1, 1)))
    match = Match(game, lesson.seats, lesson.options, lesson.seed)
    lesson.teach(match)
    return match


def told(match: Match[State], lesson: Lesson = LESSON) -> Telling:
    telling = lesson.telling(match)
    assert telling is not None
    return telling


def obey(match: Match[State], lesson: Lesson = LESSON) -> None:
    telling = told(match, lesson)
    assert telling.option is not None
    match.answer(telling.option, lesson.learner)
    lesson.teach(match)


def face(match: Match[State], option: object) -> str:
    assert isinstance(option, int)
    return match.game.faces[match.state.faces[option]]


def test_the_others_answer_first_and_the_learner_is_told_what_to_do() -> None:
    match = start()
    assert set(match.pending) == {1}
    telling = told(match)
    assert telling.text == Message("first")
    assert face(match, telling.option) == "ace"
    assert (telling.happened, telling.step, telling.over) == ((), 0, False)


def test_it_is_walked_to_its_end() -> None:
    match = start()
    read = []
    while not told(match).over:
        read.append((told(match).text, told(match).happened))
        obey(match)
    assert read == [
        (Message("first"), ()),
        (Message("second"), (Message("after-first"),)),
        (Message("third"), ()),
        (Message("fourth"), (Message("eaten"),)),
    ]
    last = told(match)
    assert (last.text, last.happened, last.option) == (Message("bye"), (Message("calmed"),), None)
    assert last.step == LESSON.steps == 4
    assert match.result is not None
    assert LESSON.keys == ["first", "after-first", "second", "third", "eaten", "fourth", "calmed", "bye"]


def test_a_card_that_both_have_is_named_with_its_place() -> None:
    match = start()
    obey(match)
    option = told(match).option
    assert face(match, option) == "king"
    assert isinstance(option, int)
    assert match.game.zones(2)[match.state.where[option]] == "row"

    vague = replace(LESSON, moves=(*LESSON.moves[:2], Move(0, "king"), *LESSON.moves[3:]))
    with pytest.raises(BrokenLesson, match=r"move 3: 'king' fits 2 options of: .*king"):
        vague.telling(match)


def test_a_face_in_a_deed_means_the_card_with_that_id() -> None:
    match = start()
    obey(match)
    obey(match)
    option = told(match).option
    assert isinstance(option, tuple)
    assert option[0] == "eat"
    assert match.game.faces[match.state.faces[match.state.ids.index(cast(int, option[1]))]] == "ace"


def test_where_it_stands_follows_from_the_record() -> None:
    match = start()
    places = []
    while True:
        again = Match.replay(match.game, Record.from_json(json.loads(json.dumps(match.record().to_json()))))
        assert LESSON.telling(again) == LESSON.telling(match)
        places.append(LESSON.place(again))
        if told(match).over:
            break
        obey(match)
    assert places == [1, 2, 3, 4, 6]


def test_nothing_more_is_taught_once_somebody_has_given_up() -> None:
    match = start()
    obey(match)
    match.concede(0)
    assert LESSON.telling(match) is None


def test_giving_up_at_the_last_step_is_not_the_end_of_the_lesson() -> None:
    lesson = replace(LESSON, moves=LESSON.moves[:3])
    match = start(lesson)
    obey(match, lesson)
    match.concede(0)
    assert [entry.kind for entry in match.entries] == ["answer", "answer", "concede"]
    assert lesson.telling(match) is None


def test_a_lesson_may_stop_before_its_match_does() -> None:
    lesson = replace(LESSON, moves=LESSON.moves[:2])
    match = start(lesson)
    obey(match, lesson)
    telling = told(match, lesson)
    assert telling.over
    assert telling.text == Message("bye")
    assert match.result is None
    match.answer(match.asks[0].options[0])
    assert lesson.telling(match) is None, "whoever goes on has read it"
    assert lesson.following(match) is None


def test_a_move_of_a_seat_that_is_not_asked_is_named() -> None:
    match = start()
    obey(match)
    odd = replace(LESSON, moves=(*LESSON.moves[:2], Move(1, "calm")))
    with pytest.raises(BrokenLesson, match="move 3: seat 1 is not asked"):
        odd.teach(match)


def test_a_game_has_no_lesson_unless_it_says_so() -> None:
    assert BareGame(STEPS, LAID).lesson() is None
