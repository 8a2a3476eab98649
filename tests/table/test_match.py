"""A match: questions, answers, numbers, nested steps, and what happens when the rules break."""

import pickle
import random

import pytest
from tests.table.bare import Bare, BareGame
from tests.table.play import replays, same_place, stored

from stolik.table import (
    Ask,
    Asking,
    BadOption,
    Call,
    IllegalAnswer,
    Leave,
    Match,
    Next,
    Outcome,
    Result,
    RulesBroke,
    TableError,
    Together,
    won_by,
)
from stolik.table.state import EVENTS_PER_ANSWER


def talk(g: Bare) -> Asking[Outcome]:
    """Seat after seat says a word; "stop" ends it."""
    while True:
        for seat in range(g.seats):
            said = yield Ask(seat, "speak", ("yes", "no", "stop"), "word")
            g.note(seat, str(said))
            if said == "stop":
                g.finish(won_by(seat, g.seats, "stopped"))


def poll(g: Bare) -> Asking[Outcome]:
    """All seats vote without seeing each other, again and again."""
    votes = yield Together([Ask(seat, "vote", range(3), "number") for seat in range(g.seats)])
    assert isinstance(votes, list)
    g.note(*(str(vote) for vote in votes))
    return Next("poll")


TALK = BareGame({"talk": talk})
POLL = BareGame({"poll": poll})


# -- answers ----------------------------------------------------------------------------------------------------------


def test_an_illegal_answer_quotes_the_question_and_changes_nothing() -> None:
    match = Match(TALK, 2)
    match.answer("yes")
    before, record = match.clone(), match.record()
    with pytest.raises(IllegalAnswer) as caught:
        match.answer("maybe")
    for part in ("'maybe'", "'speak'", "question 2", "seat 1", "'yes'", "'no'", "'stop'"):
        assert part in str(caught.value)
    same_place(match, before)
    assert match.number == before.number
    assert match.record() == record


@pytest.mark.parametrize("answer", [None, True, 1.0, b"yes", {"a": 1}, [None], "", ("yes",), 0, ["yes", True]])
def test_whatever_is_no_option_is_an_illegal_answer(answer: object) -> None:
    match = Match(TALK, 2)
    with pytest.raises(IllegalAnswer):
        match.answer(answer)
    assert match.number == 1


def test_a_long_question_is_quoted_in_part() -> None:
    def count(g: Bare) -> Asking[Outcome]:
        yield Ask(0, "count", range(100), "number")
        return None

    with pytest.raises(IllegalAnswer, match="and 88 more"):
        Match(BareGame({"count": count}), 1).answer(100)


def test_an_error_never_names_a_card_that_the_seat_cannot_see() -> None:
    def rob(g: Bare) -> Asking[Outcome]:
        yield Ask(0, "rob", g.zones[1][:])
        return None

    game = BareGame({"rob": rob}, {"hand-0": (1, [0]), "hand-1": (2, [1, 2])})
    with pytest.raises(IllegalAnswer) as caught:
        Match(game, 2).answer("nothing")
    assert "king" not in str(caught.value)
    assert "queen" not in str(caught.value)


def test_a_stale_question_is_refused() -> None:
    match = Match(TALK, 2)
    match.answer("yes", 0, question=1)
    with pytest.raises(IllegalAnswer, match="question 1 is closed; question 2 is open"):
        match.answer("yes", 0, question=1)
    with pytest.raises(IllegalAnswer, match="question 3 is closed"):
        match.answer("yes", 1, question=3)
    match.answer("yes", 1, question=2)
    assert match.state.notes == [0, "yes", 1, "yes"]


def test_only_the_seat_that_is_asked_may_answer() -> None:
    match = Match(TALK, 3)
    with pytest.raises(IllegalAnswer, match="seat 1 is not asked now; waiting for seat 0"):
        match.answer("yes", 1)
    assert match.ask_of(1) is None
    assert match.ask_of(0) is match.question


def test_a_match_that_is_over_takes_no_answer() -> None:
    match = Match(TALK, 2)
    match.answer("stop")
    assert match.result == Result((1, 2), "stopped")
    assert match.question is None
    assert match.asks == ()
    for seat in (0, None):
        with pytest.raises(IllegalAnswer, match="over"):
            match.answer("yes", seat)
    with pytest.raises(IllegalAnswer, match="over"):
        match.concede(0)
    with pytest.raises(IllegalAnswer, match="over"):
        match.abort()
    assert not match.can_undo(0)
    replays(match)
    same_place(match.clone(), match)
    same_place(match.determinize(0, random.Random(1)), match)


def test_conceding_and_calling_off() -> None:
    match = Match(TALK, 3)
    match.answer("yes")
    with pytest.raises(IllegalAnswer, match="no seat 3"):
        match.concede(3)
    match.concede(1, at=5.0)
    assert match.result == Result((1, 2, 1), "conceded")
    assert match.log[-1].event.kind == "conceded"
    assert match.log[-1].at == 5.0
    replays(match)
    match = Match(POLL, 2)
    match.answer(1, 0)
    match.abort()
    assert match.result == Result((0, 0), "aborted")
    assert match.pending == {}
    replays(match)


# -- steps ------------------------------------------------------------------------------------------------------------


def test_plain_steps_make_no_checkpoint_and_may_end_the_match() -> None:
    def begin(g: Bare) -> Outcome:
        g.note("begun")
        return Next("middle", 3)

    def middle(g: Bare, left: int) -> Asking[Outcome]:
        yield Ask(0, "go", ("on",))
        return Next("wind_up") if left == 1 else Next("middle", left - 1)

    def wind_up(g: Bare) -> Outcome:
        g.note("done")
        g.finish(won_by(0, 1, "done"))
        raise AssertionError("finish leaves")

    match = Match(BareGame({"begin": begin, "middle": middle, "wind_up": wind_up}), 1)
    for _ in range(3):
        assert match.question is not None
        match.answer("on")
    assert match.state.notes == ["begun", "done"]
    assert match.result == won_by(0, 1, "done")
    assert len(match.record().hashes) == 3
    replays(match)


def test_a_match_may_be_over_before_it_asks_anything() -> None:
    def begin(g: Bare) -> Outcome:
        g.finish(won_by(0, 1, "luck"))
        return None

    match = Match(BareGame({"begin": begin}), 1)
    assert match.question is None
    assert match.clone().result == won_by(0, 1, "luck")
    replays(match)


def test_a_generator_that_asks_nothing_hands_on() -> None:
    def maybe(g: Bare) -> Asking[Outcome]:
        if g.seats == 2:
            yield Ask(0, "go", ("on",))
        return Next("ask")

    def ask(g: Bare) -> Asking[Outcome]:
        yield Ask(0, "ask", ("on",))
        return Next("ask")

    match = Match(BareGame({"maybe": maybe, "ask": ask}), 1)
    assert isinstance(match.question, Ask)
    assert match.question.prompt == "ask"
    same_place(match.clone(), match)


def nested(**leaves: Leave) -> BareGame:
    """Three processes in one another; the innermost does what the answer says."""

    def outer(g: Bare) -> Asking[Outcome]:
        yield Ask(0, "outer", ("go",))
        return Call("inner", 7, then=Next("after_inner", 1))

    def inner(g: Bare, number: int) -> Asking[Outcome]:
        yield Ask(0, "inner", ("go",))
        return Call("innermost", number, then=Next("after_innermost", 2))

    def innermost(g: Bare, number: int) -> Asking[Outcome]:
        word = yield from g.choose(0, "innermost", ["end", "tail", *leaves], "word", public=True)
        if word == "tail":
            return Call("tail")
        if word != "end":
            yield from deeper(g, str(word))
        return None

    def deeper(g: Bare, word: str) -> Asking[None]:
        yield Ask(0, "sure", ("sure",))
        g.note("leaving")
        leave = leaves[word]
        g.leave(leave.then, leave.until)

    def tail(g: Bare) -> Outcome:
        g.note("tail")
        return None

    def after(g: Bare, number: int) -> Asking[Outcome]:
        g.note("after", number)
        yield Ask(0, "after", ("go",))
        return None if number == 2 else Next("outer")

    steps = {"outer": outer, "inner": inner, "innermost": innermost, "tail": tail}
    return BareGame({**steps, "after_inner": after, "after_innermost": after})


@pytest.mark.parametrize(
    ("word", "leave", "stack"),
    [
        ("end", None, [["after_inner", 1], ["after_innermost", 2]]),
        ("tail", None, [["after_inner", 1], ["after_innermost", 2]]),
        ("step", Leave(), [["after_inner", 1], ["after_innermost", 2]]),
        ("other", Leave(Next("inner", 4)), [["after_inner", 1], ["after_innermost", 2], ["inner", 4]]),
        ("two", Leave(until="after_inner"), [["after_inner", 1]]),
        ("two-for", Leave(Next("outer"), "after_inner"), [["outer"]]),
        ("self", Leave(until="innermost"), [["after_inner", 1], ["after_innermost", 2], ["innermost", 7]]),
    ],
)
def test_steps_call_leave_and_go_on(word: str, leave: Leave | None, stack: list[list[int | str]]) -> None:
    match = Match(nested(**{word: leave} if leave else {}), 1)
    match.answer("go")
    match.answer("go")
    assert match.state.stack == [["after_inner", 1], ["after_innermost", 2], ["innermost", 7]]
    clone = match.clone()
    match.answer(word)
    clone.answer(word)
    if leave:
        assert match.question is not None
        clone = match.clone()
        match.answer("sure")
        clone.answer("sure")
    assert match.state.stack == stack
    same_place(match, clone)
    replays(match)


def test_leaving_until_a_step_that_is_not_there_breaks_the_rules_and_is_rolled_back() -> None:
    match = Match(nested(lost=Leave(until="nowhere")), 1)
    match.answer("go")
    match.answer("go")
    match.answer("lost")
    before = match.clone()
    with pytest.raises(RulesBroke, match="nowhere"):
        match.answer("sure")
    same_place(match, before)


def test_a_question_without_options_breaks_the_rules() -> None:
    """Nobody could ever answer it."""

    def stuck(g: Bare) -> Asking[Outcome]:
        yield Ask(0, "go", ("on",))
        yield Ask(0, "pick", [])
        return None

    match = Match(BareGame({"stuck": stuck}), 1)
    with pytest.raises(RulesBroke, match="pick"):
        match.answer("on")


# -- rules that break -------------------------------------------------------------------------------------------------


def brittle(g: Bare) -> Asking[Outcome]:
    g.note(str((yield Ask(0, "first", ("a", "b"), "word"))))
    word = yield Ask(1, "second", ("fine", "break", "spin"), "word")
    g.shuffle(0)
    g.draw(0, 1, "drawn", 0)
    g.note("before")
    if word == "break":
        raise KeyError("oops")
    while word == "spin":
        g.emit("spun")
    return Next("brittle")


BRITTLE = BareGame({"brittle": brittle}, {"deck": (0, [0, 1, 2, 3, 4, 5]), "hand-0": (1, [])})


@pytest.mark.parametrize(("word", "says"), [("break", "KeyError"), ("spin", str(EVENTS_PER_ANSWER))])
def test_broken_rules_roll_back_exactly_that_answer(word: str, says: str) -> None:
    match = Match(BRITTLE, 2)
    match.answer("a")
    match.answer("fine")
    match.answer("b")
    before, record, number = match.clone(), match.record(), match.number
    with pytest.raises(RulesBroke) as caught:
        match.answer(word)
    assert says in str(caught.value)
    assert "'second'" in str(caught.value)
    assert repr(word) in str(caught.value)
    same_place(match, before)
    assert match.number == number
    assert match.record() == record
    assert [line.event.kind for line in match.log] == ["noted", "drawn", "noted", "noted"]
    match.answer("fine")
    replays(match)


def test_what_broke_comes_with_a_record_that_breaks_again() -> None:
    match = Match(BRITTLE, 2)
    match.answer("a")
    with pytest.raises(RulesBroke) as caught:
        match.answer("break", at=3.0)
    record = stored(caught.value.record)  # type: ignore[arg-type]
    assert len(record.entries) == 2
    with pytest.raises(TableError, match="entry 1: KeyError"):
        Match.replay(BRITTLE, record)


def test_broken_rules_in_a_clone_roll_the_clone_back() -> None:
    match = Match(BRITTLE, 2)
    match.answer("a")
    clone, before = match.clone(), match.clone()
    with pytest.raises(RulesBroke) as caught:
        clone.answer("break")
    assert caught.value.record is None
    same_place(clone, before)
    clone.answer("fine")
    same_place(match, before)


def test_a_broken_together_keeps_the_answer_of_the_other_seat() -> None:
    def bad(g: Bare) -> Asking[Outcome]:
        votes = yield Together([Ask(seat, "vote", ("a", "b"), "word") for seat in range(2)])
        if votes == ["a", "b"]:
            raise ZeroDivisionError
        return Next("bad")

    match = Match(BareGame({"bad": bad}), 2)
    match.answer("a", 0)
    with pytest.raises(RulesBroke) as caught:
        match.answer("b", 1)
    assert match.pending == {0: "a"}
    assert [ask.seat for ask in match.asks] == [1]
    with pytest.raises(TableError, match="entry 1: ZeroDivisionError"):
        Match.replay(match.game, stored(caught.value.record))  # type: ignore[arg-type]
    match.answer("a", 1)
    assert match.pending == {}
    replays(match)


def test_a_playout_match_that_breaks_says_so_too() -> None:
    match = Match(BRITTLE, 2, keep=False)
    for word in ("a", "fine", "b", "fine", "a"):
        match.answer(word)
    with pytest.raises(RulesBroke, match="KeyError"):
        match.answer("break")
    assert match.question is None  # it keeps no checkpoint to go back to


def test_steps_that_chase_each_other_without_an_event_are_stopped() -> None:
    def ask(g: Bare) -> Asking[Outcome]:
        yield Ask(0, "go", ("on",))
        return Next("ping")

    match = Match(BareGame({"ask": ask, "ping": lambda g: Next("pong"), "pong": lambda g: Next("ping")}), 1)
    with pytest.raises(RulesBroke, match=str(EVENTS_PER_ANSWER)):
        match.answer("on")
    assert match.question is not None


def test_showing_cards_for_ever_is_stopped() -> None:
    def show(g: Bare) -> Asking[Outcome]:
        yield Ask(0, "go", ("on",))
        while True:
            g.show(0, 1, "shown")

    with pytest.raises(RulesBroke, match=str(EVENTS_PER_ANSWER)):
        Match(BareGame({"show": show}, {"deck": (0, [0])}), 1).answer("on")


def test_the_bound_on_events_is_per_answer_in_a_clone_too() -> None:
    """A long step may pass it over several answers; a clone replays them all at once."""

    def long(g: Bare) -> Asking[Outcome]:
        while True:
            yield Ask(0, "go", ("on",))
            for _ in range(EVENTS_PER_ANSWER // 2):
                g.emit("ticked")

    match = Match(BareGame({"long": long}), 1)
    for _ in range(4):
        match.answer("on")
    same_place(match.clone(), match)
    assert match.determinize(0, random.Random(1)).question is not None


# -- without a record -------------------------------------------------------------------------------------------------


def test_a_match_without_keeping_plays_the_same_and_clones_not() -> None:
    kept, fast = Match(BRITTLE, 2, seed=5), Match(BRITTLE, 2, seed=5, keep=False)
    for word in ("a", "fine", "b", "fine"):
        kept.answer(word)
        fast.answer(word)
    assert (fast.state.zones, fast.state.notes, fast.state.rng) == (kept.state.zones, kept.state.notes, kept.state.rng)
    assert fast.log == []
    with pytest.raises(TableError, match="keep=False"):
        fast.clone()
    with pytest.raises(TableError, match="no record"):
        fast.record()
    with pytest.raises(TableError):
        fast.undo(0)


@pytest.mark.parametrize("game", [TALK, POLL], ids=["alone", "together"])
def test_looking_ahead_is_a_clone_that_has_answered(game: BareGame) -> None:
    match: Match[Bare] = Match(game, 2)
    for _ in range(3):
        ask = match.asks[0]
        option = ask.options[1]
        glanced = match.ahead(option, ask.seat)
        further = match.ahead(option, ask.seat, further=True)
        again = further.clone()
        spent = match.clone()
        last = spent.ahead(option, ask.seat, last=True)
        same_place(match, spent.clone())
        match.answer(option, ask.seat)
        for twin in (glanced, further, again, last):
            same_place(match, twin)
        if glanced.keep:
            same_place(match, glanced.clone())
        else:
            with pytest.raises(TableError, match="no checkpoints"):
                glanced.clone()
        same_place(
            match.ahead(match.asks[0].options[0], match.asks[0].seat),
            further.ahead(again.asks[0].options[0], again.asks[0].seat),
        )


def test_clones_share_nothing_with_their_original() -> None:
    match = Match(BRITTLE, 2, seed=3)
    match.answer("a")
    before = match.clone()
    clone = match.clone()
    clone.answer("fine")
    clone.state.notes.append("scribble")
    clone.state.zones[0].clear()
    again = clone.clone()
    again.answer("a")
    same_place(match, before)
    match.answer("fine")
    match.answer("b")
    same_place(Match.replay(BRITTLE, stored(match.record())), match)


def test_a_seed_decides_everything() -> None:
    def deal(seed: int) -> list[int]:
        match = Match(BRITTLE, 2, seed=seed)
        match.answer("a")
        match.answer("fine")
        return match.state.zones[0]

    assert deal(1) == deal(1)
    assert len({tuple(deal(seed)) for seed in range(20)}) > 10


@pytest.mark.parametrize("error", [BadOption("seats", "too many"), RulesBroke("KeyError", "record"), TableError("no")])
def test_an_error_comes_whole_from_another_process(error: TableError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
