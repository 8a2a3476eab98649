"""Each point that the Vale's lesson claims to teach really happens in it, where it says so."""

from typing import cast

import pytest
from tests.games.vale.board import READER

from stolik.games.vale import GAME
from stolik.games.vale.cards import ACTIVE, COST, FACES, INSTANT, POWER
from stolik.games.vale.lesson import LEARNER, LESSON
from stolik.games.vale.state import Vale
from stolik.games.vale.stones import BLUE, LIMIT, WORTH, Stones
from stolik.table import Ask, Event, Glimpse, Match, State, message
from stolik.words import LANGUAGES


class Walk:
    """The lesson played to its end: by key, what was asked, what followed, and the stones held after it."""

    def __init__(self) -> None:
        self.match: Match[State] = Match(GAME, LESSON.seats, LESSON.options, LESSON.seed)
        self.asked: dict[str, Ask] = {}
        self.after: dict[str, list[str]] = {}
        self.stones: dict[str, Stones] = {}
        self.round: dict[str, int] = {}
        LESSON.teach(self.match)
        while (telling := LESSON.telling(self.match)) is not None and not telling.over:
            assert telling.text is not None
            key = telling.text.key
            ask = self.match.ask_of(LEARNER)
            assert ask is not None
            assert telling.option is not None
            self.asked[key] = ask
            self.round[key] = self.g.round
            start = len(self.match.log)
            self.match.answer(telling.option, LEARNER)
            LESSON.teach(self.match)
            mine = (line.event for line in self.match.log[start:] if line.event.args.get("seat") == LEARNER)
            self.after[key] = [said(event) for event in mine]
            self.stones[key] = self.g.stones[LEARNER]

    @property
    def g(self) -> Vale:
        return cast(Vale, self.match.state)


def said(event: Event) -> str:
    """An event in short: kind, card, number, stone."""
    card = event.args.get("card", event.args.get("by"))
    face = FACES[card.face] if isinstance(card, Glimpse) else ""
    number = event.args.get("points", event.args.get("count", ""))
    return " ".join(str(part) for part in (event.kind, face, number, event.args.get("stone", "")) if part != "")


@pytest.fixture(scope="module")
def walk() -> Walk:
    return Walk()


def test_it_states_the_goal_before_anything_else() -> None:
    first = LESSON.moves[0].told
    for lang in LANGUAGES:
        text = READER.say(message(first), lang)
        assert "60" in text
        assert "10" in text


def test_it_hunts_sells_tames_and_summons(walk: Walk) -> None:
    assert walk.after["lesson-1"] == ["card_marked horned-salamander", "card_marked undine-queen", "turn_started"]
    assert walk.after["lesson-2"] == ["card_sold undine-queen", "stones_gained undine-queen 1 blue"]
    assert walk.after["lesson-3"] == ["card_tamed horned-salamander"]
    assert walk.after["lesson-4"][:2] == ["stones_paid 1 blue", "card_summoned horned-salamander"]


def test_the_first_payment_gets_no_change_and_is_the_only_one_there_is(walk: Walk) -> None:
    assert COST[FACES.index("horned-salamander")] == 2 < WORTH[BLUE]
    assert walk.asked["lesson-5"].prompt == "hunt", "neither the payment nor the end of the turn is asked for"


def test_an_active_effect_reaches_the_stone_limit(walk: Walk) -> None:
    assert ACTIVE[FACES.index("horned-salamander")] is not None
    assert walk.after["lesson-4-end"] == [
        "effect_activated horned-salamander",
        "stones_gained horned-salamander 4 red",
    ]
    assert walk.stones["lesson-4-end"] == (LIMIT, 0, 0)


def test_the_learner_chooses_which_stones_stay(walk: Walk) -> None:
    assert walk.asked["lesson-8"].prompt == "keep"
    assert list(walk.asked["lesson-8"].options) == [(4, 0, 0), (3, 1, 0)]
    assert walk.stones["lesson-8"] == (3, 1, 0)


def test_any_stones_that_suffice_may_pay(walk: Walk) -> None:
    ask = walk.asked["lesson-11"]
    assert (ask.prompt, ask.args["cost"]) == ("pay", 2)
    assert ask.suggest == (2, 0, 0)
    assert list(ask.options)[:3] == [(2, 0, 0), (0, 1, 0), (3, 0, 0)], "two red ones, or something worth more"
    assert "stones_paid 2 red" in walk.after["lesson-11"]


def test_an_instant_effect_scores_at_once(walk: Walk) -> None:
    assert INSTANT[FACES.index("incubus")] is not None
    assert walk.after["lesson-11"][-2:] == ["card_summoned incubus", "points_scored incubus 4"]


def test_a_turn_ends_once_no_card_is_marked(walk: Walk) -> None:
    assert walk.asked["lesson-9"].prompt == "act-marked"
    assert walk.asked["lesson-12"].prompt == "act"


def test_a_permanent_effect_raises_the_limit(walk: Walk) -> None:
    assert POWER[FACES.index("hestia")] is not None
    assert walk.after["lesson-16"] == ["card_summoned hestia"]
    assert walk.after["lesson-17"] == [
        "card_sold griffon",
        "stones_gained griffon 1 red",
        "stones_gained griffon 1 blue",
    ]
    assert walk.stones["lesson-17"] == (4, 2, 0), "all six stay"


def test_three_rounds_then_the_rest_is_free(walk: Walk) -> None:
    assert [walk.round[f"lesson-{n}"] for n in (1, 5, 14, 19)] == [1, 2, 3, 3]
    assert walk.stones["lesson-19"] == (4, 2, 0)
    assert walk.match.result is None
    assert walk.g.round == 4
