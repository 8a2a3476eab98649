"""Each point that Cardia's lesson claims to teach really happens in it, where it says so."""

from typing import cast

import pytest

from stolik.games.cardia import GAME
from stolik.games.cardia.cards import FACES, VALUE
from stolik.games.cardia.lesson import LEARNER, LESSON, TEACHER
from stolik.games.cardia.state import Cardia
from stolik.table import Event, Glimpse, Match, Message, State
from stolik.words import words_for

WORDS = words_for("cardia")


class Walk:
    """The lesson played to its end; `after[key]` are the events that followed the answer told by that key."""

    def __init__(self) -> None:
        self.match: Match[State] = Match(GAME, LESSON.seats, LESSON.options, LESSON.seed)
        self.after: dict[str, list[str]] = {}
        self.signets: dict[str, tuple[int, int]] = {}
        LESSON.teach(self.match)
        while (telling := LESSON.telling(self.match)) is not None and not telling.over:
            assert telling.text is not None
            assert telling.option is not None
            start = len(self.match.log)
            self.match.answer(telling.option, LEARNER)
            LESSON.teach(self.match)
            self.after[telling.text.key] = [said(line.event) for line in self.match.log[start:]]
            self.signets[telling.text.key] = cast(Cardia, self.match.state).signets()


def said(event: Event) -> str:
    """An event in short: kind, whose, which card, and the number in it."""
    card = event.args.get("card")
    number = event.args.get("influence", event.args.get("signets", event.args.get("encounter", "")))
    face = FACES[card.face] if isinstance(card, Glimpse) else ""
    return " ".join(str(part) for part in (event.kind, event.args.get("seat", ""), face, number) if part != "")


@pytest.fixture(scope="module")
def walk() -> Walk:
    return Walk()


def test_the_higher_influence_takes_the_signet_and_the_loser_uses_its_ability(walk: Walk) -> None:
    assert f"signets_placed {LEARNER} swamp-guardian 1" in walk.after["lesson-1"]
    assert f"ability_activated {TEACHER} surgeon" in walk.after["lesson-1"]
    assert f"next_card_lowered {TEACHER}" in walk.after["lesson-1"]


def test_a_modifier_counts_and_losing_uses_the_learners_ability(walk: Walk) -> None:
    happened = walk.after["lesson-2"]
    assert f"modifier_attached {TEACHER} magistra 9" in happened
    assert f"signets_placed {TEACHER} magistra 1" in happened
    assert f"ability_activated {LEARNER} fortune-teller" in happened
    assert f"card_shown {TEACHER} clockmaker" in happened, "the opponent shows a card before the learner chooses"


def test_a_tie_gives_nothing(walk: Walk) -> None:
    happened = walk.after["lesson-3"]
    assert "encounter_tied 3" in happened
    assert not any(line.startswith(("signets_placed", "ability_activated")) for line in happened)


def test_an_ongoing_ability_turns_the_tie_into_a_signet(walk: Walk) -> None:
    happened = walk.after["lesson-4"]
    token = happened.index(f"token_placed {LEARNER} judge")
    assert f"signets_placed {LEARNER} clockmaker 1" in happened[token:]


def test_an_instant_with_two_choices_decides_two_encounters_anew(walk: Walk) -> None:
    assert f"ability_activated {LEARNER} inventor" in walk.after["lesson-5"]
    assert f"influence_raised {LEARNER} inventor 18" in walk.after["lesson-6"]
    assert f"signets_placed {LEARNER} inventor 1" in walk.after["lesson-6"]
    assert f"influence_lowered {TEACHER} puppeteer 7" in walk.after["lesson-7"]
    assert f"signets_placed {LEARNER} judge 1" in walk.after["lesson-7"]
    assert walk.signets["lesson-7"] == (4, 1)


def test_the_djinn_that_loses_later_stays_silent(walk: Walk) -> None:
    every_line = [line for lines in walk.after.values() for line in lines]
    assert f"ability_activated {TEACHER} djinn" not in every_line


def test_what_was_won_can_be_lost_again(walk: Walk) -> None:
    happened = walk.after["lesson-8"]
    assert f"modifiers_removed {LEARNER} inventor" in happened
    assert f"signets_placed {TEACHER} djinn 1" in happened
    assert walk.signets["lesson-8"] == (4, 2)


def test_five_signets_win(walk: Walk) -> None:
    result = walk.match.result
    assert result is not None
    assert (result.winners(), result.reason, result.scores) == ([LEARNER], "signets", (5, 2))


def test_the_numbers_in_the_words_are_those_of_the_cards() -> None:
    def value(face: str) -> int:
        return VALUE[FACES.index(face)]

    claims = {
        "lesson-1": [value("swamp-guardian")],
        "lesson-1-note": [value("swamp-guardian"), value("surgeon")],
        "lesson-2": [value("fortune-teller")],
        "lesson-2-note": [value("magistra") - 5, value("fortune-teller")],
        "lesson-3": [value("clockmaker")],
        "lesson-4": [value("judge")],
        "lesson-5": [value("inventor")],
        "lesson-6": [value("inventor") + 3, value("djinn")],
        "lesson-7": [value("puppeteer"), value("puppeteer") - 3],
        "lesson-8": [value("treasurer")],
        "lesson-9-note": [value("magistra"), value("fortune-teller")],
    }
    for key, numbers in claims.items():
        for lang in ("pl", "en"):
            text = WORDS.render(Message(key), lang)
            for number in numbers:
                assert str(number) in text, f"{key} [{lang}] should mention {number}"
