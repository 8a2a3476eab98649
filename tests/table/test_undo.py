"""Taking answers back: alone while nothing new is known, together with everybody's consent beyond that."""

import random

import pytest
from tests.table.bare import Bare, BareGame
from tests.table.play import replays, same_place, stored

from stolik.table import Ask, Asking, Match, Next, NotUndoable, Outcome, Together, drawn, transcript

WORDS = ("say", "say-more", "next", "roll", "draw", "show", "tuck", "silent", "finish", "vote")


def turn(g: Bare, seat: int) -> Asking[Outcome]:
    """A seat says words; some of them use chance or show a card."""
    while True:
        word = yield Ask(seat, "word", WORDS, "word")
        match word:
            case "say":
                g.note(seat, "said")
            case "say-more":
                g.note(seat, "said more")
                return Next("turn", seat)
            case "next":
                return Next("turn", 1 - seat)
            case "roll":
                g.note(g.below(6))
            case "draw" if g.zones[0]:
                g.draw(0, 1 + seat, "card_drawn", seat)
            case "show" if g.zones[1 + seat]:
                g.show(g.zones[1 + seat][-1], g.everyone, "card_shown", seat)
            case "tuck" if g.zones[1 + seat]:
                g.move(g.zones[1 + seat][-1], 0, "card_tucked", seat, at=0)
            case "finish":
                g.finish(drawn(2, "finished"))
            case "vote":
                votes = yield Together([Ask(s, "vote", range(3), "number") for s in range(2)])
                g.note(str(votes))


GAME = BareGame(
    {"start": lambda g: Next("turn", 0), "turn": turn},
    {"deck": (0, [0, 1, 2, 3, 4, 5]), "hand-0": (1, []), "hand-1": (2, [])},
)


def played(*words: str) -> Match[Bare]:
    match = Match(GAME, 2, seed=4)
    for at, word in enumerate(words):
        match.answer(word, at=float(at))
    return match


def kinds(match: Match[Bare]) -> list[str]:
    return [line.event.kind for line in match.log]


@pytest.mark.parametrize("word", ["say", "say-more", "next", "silent", "tuck"])
def test_an_answer_that_told_nobody_anything_can_be_taken_back(word: str) -> None:
    match = played("draw", "say")
    before, lines = match.clone(), match.log[:]
    match.answer(word)
    after = match.clone()
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0, at=9.0)
    same_place(match, before)
    assert match.log[:-1] == lines
    assert match.log[-1].event.kind == "undone"
    assert match.log[-1].at == 9.0
    match.answer(word)
    same_place(match, after)
    replays(match)


@pytest.mark.parametrize("word", ["roll", "draw", "show"])
def test_chance_and_a_larger_audience_are_final(word: str) -> None:
    match = played("draw", "say", word)
    assert not match.can_undo(0)
    record = match.record()
    with pytest.raises(NotUndoable, match="seat 0"):
        match.undo(0)
    assert match.record() == record
    # ... and so is everything before it.
    match.answer("say")
    match.undo(0)
    assert not match.can_undo(0)


def test_showing_a_card_that_everybody_knows_is_not_final() -> None:
    match = played("draw", "show", "show")
    assert match.can_undo(0)


def test_an_answer_is_final_once_another_seat_has_answered() -> None:
    match = played("say", "next")
    assert match.can_undo(0)  # seat 1 is only asked
    match.answer("say")
    assert not match.can_undo(0)
    assert match.can_undo(1)
    match.undo(1)
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    replays(match)


def test_several_answers_are_taken_back_one_by_one() -> None:
    match = played("draw")
    places = [match.clone()]
    for word in ("say", "say-more", "silent", "say-more", "next"):
        match.answer(word)
        places.append(match.clone())
    for place in reversed(places[:-1]):
        match.undo(0)
        same_place(match, place)
        replays(match)
    assert not match.can_undo(0)
    for word in ("say", "say-more", "silent", "say-more", "next"):
        match.answer(word)
    same_place(match, places[-1])
    replays(match)


def test_numbers_go_on_after_an_undo() -> None:
    """A number never opens twice with different questions: a late answer to the old one is stale."""
    match = played("say", "next")
    assert match.number == 3
    match.undo(0)
    assert match.number == 4
    match.answer("say-more", 0, question=4)
    assert match.number == 5
    replays(match)


def test_the_end_is_final() -> None:
    match = played("say", "finish")
    assert not match.can_undo(0)
    with pytest.raises(NotUndoable, match="over"):
        match.undo(0)
    with pytest.raises(NotUndoable, match="over"):
        match.undo(0, answers=1)


def test_a_clone_takes_nothing_back() -> None:
    clone = played("say").clone()
    assert not clone.can_undo(0)
    with pytest.raises(NotUndoable):
        clone.undo(0)


def test_everybody_may_agree_to_take_back_what_is_final() -> None:
    match = played("say")
    before, lines = match.clone(), match.log[:]
    for at, word in enumerate(["draw", "next", "roll"]):
        match.answer(word, at=10.0 + at)
    match.undo(1, answers=3, at=20.0)
    same_place(match, before)
    assert match.log[:-1] == lines  # with their times
    assert match.log[-1].event.kind == "undone"
    assert not match.can_undo(0)
    replays(match)
    match.answer("draw")
    assert kinds(match) == ["noted", "undone", "card_drawn"]
    replays(match)


def test_agreed_undo_keeps_a_deal_that_was_given() -> None:
    match = Match(GAME, 2, seed=4, faces=[5, 4, 3, 2, 1, 0])
    match.answer("say")
    before = match.clone()
    match.answer("roll")
    match.undo(0, answers=1)
    same_place(match, before)


def test_agreed_undos_count_answers_that_still_stand() -> None:
    match = played("say", "roll", "say-more", "roll")
    match.undo(0, answers=2)
    match.undo(0, answers=1)
    assert match.state.notes == [0, "said"]
    with pytest.raises(NotUndoable, match="2 answers"):
        match.undo(0, answers=2)
    match.undo(1, answers=1)
    same_place(match, Match(GAME, 2, seed=4))
    replays(match)


def test_agreed_undo_of_one_answer_that_the_seat_could_undo_alone() -> None:
    match = played("say", "say-more")
    match.undo(0, answers=1)
    assert match.can_undo(0)
    replays(match)
    match.undo(0)
    same_place(match, Match(GAME, 2, seed=4))
    replays(match)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_only_a_seat_undoes(seat: int) -> None:
    match = played("say", "roll")
    with pytest.raises(NotUndoable):
        match.undo(seat, answers=1)
    assert not match.can_undo(seat)


@pytest.mark.parametrize("answers", [-1, -3])
def test_a_number_of_answers_is_positive(answers: int) -> None:
    match = played("say", "roll", "say")
    with pytest.raises(NotUndoable):
        match.undo(0, answers=answers)
    assert match.state.notes[0] == 0


def test_agreed_undo_across_a_pending_answer() -> None:
    match = played("say", "vote")
    match.answer(2, 1)
    match.undo(0, answers=1)
    assert match.pending == {}
    assert isinstance(match.question, Together)
    replays(match)
    match.answer(1, 0)
    match.answer(2, 1)
    before = match.state.notes[:]
    match.undo(0, answers=1)
    assert match.pending == {0: 1}
    replays(match)
    match.answer(2, 1)
    assert match.state.notes == before
    match.undo(0, answers=3)
    assert match.state.notes == [0, "said"]
    replays(match)


def test_a_pending_answer_is_retracted_before_anything_is_undone() -> None:
    match = played("say", "vote")
    match.answer(2, 0)
    match.undo(0)
    assert match.entries[-1].kind == "retract"
    assert isinstance(match.question, Together)
    replays(match)


def test_what_somebody_saw_before_an_agreed_undo_is_not_forgotten() -> None:
    """The log keeps, for the leak test, who has ever seen a card."""
    match = played("draw")
    (card,) = match.state.zones[1]
    match.undo(1, answers=1)
    assert match.state.log is not None
    assert match.state.log.ever[card] & 1
    assert not match.state.sees(0, card)


def test_a_transcript_shows_every_undo() -> None:
    match = played("say", "say-more", "say")
    match.undo(0)
    match.undo(0)
    match.answer("roll")
    match.undo(1, answers=1)
    pages = transcript(GAME, stored(match.record()), 1)
    events = [[event["kind"] for event in page["events"]] for page in pages]  # type: ignore[index, union-attr, call-overload]
    said = ["noted"]
    assert events == [[], said, said, said, ["undone"], ["undone"], said, ["undone"]]
    assert pages[-1]["view"] == match.view(1)
    assert pages[-1]["question"] == match.question_json(1)


def test_what_takes_long_can_be_taken_back_answer_by_answer() -> None:
    """Others have their turn in between, and until the end nothing has changed."""
    match = Match(GAME, 2, seed=5)
    for word in ["roll", "say", "next", "roll", "next"] * 4:
        match.answer(word)
    untouched = Match(GAME, 2, seed=5)
    for word in ["roll", "say", "next", "roll", "next"] * 4:
        untouched.answer(word)
    pieces = 0
    for _ in match.undoing(0, answers=2, at=3.0):
        pieces += 1
        same_place(match, untouched)
        assert match.entries == untouched.entries
    assert pieces == 18
    untouched.undo(0, answers=2, at=3.0)
    same_place(match, untouched)
    assert match.entries == untouched.entries
    assert sum(1 for _ in Match.replaying(GAME, match.record())) == 20 + 18 + 1
    replays(match)


@pytest.mark.parametrize("seed", range(60))
def test_any_mixture_of_answers_and_undos_replays(seed: int) -> None:
    """The kernel against a second, naive one: play only the answers that still count, on a fresh match."""
    rng = random.Random(seed)
    match = Match(GAME, 2, seed=seed)
    standing: list[tuple[int, object]] = []
    for step in range(60):
        dice = rng.random()
        seat = rng.randrange(2)
        if dice < 0.2 and match.can_undo(seat):
            if seat in match.pending:
                place = max(i for i, (who, _) in enumerate(standing) if who == seat)
                del standing[place]
            else:
                standing.pop()
            match.undo(seat, at=float(step))
        elif dice < 0.25 and standing:
            count = rng.randint(1, min(4, len(standing)))
            match.undo(seat, answers=count, at=float(step))
            del standing[-count:]
        else:
            ask = rng.choice(match.asks)
            option = rng.choice([o for o in ask.options if o != "finish"])
            match.answer(option, ask.seat, match.number, at=float(step))
            standing.append((ask.seat, option))
        fresh = Match(GAME, 2, seed=seed)
        for who, option in standing:
            fresh.answer(option, who)
        same_place(match, fresh)
        same_place(match.clone(), fresh)
    mine = [line.event for line in match.log if line.event.kind != "undone"]
    assert mine == [line.event for line in fresh.log]
    replays(match)
