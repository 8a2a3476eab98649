"""Several seats answer one question without seeing each other."""

import json
import random

import pytest
from tests.table.bare import Bare, BareGame
from tests.table.play import replays, same_place, stored

from stolik.table import Ask, Asking, IllegalAnswer, Match, Next, NotUndoable, Outcome, Together, drawn


def secret_cards(g: Bare) -> Asking[Outcome]:
    """Every seat lays a card of its hand face down, then all are turned over."""
    asks = [Ask(seat, "lay", g.zones[seat][:]) for seat in range(g.seats)]
    cards = yield Together(asks)
    assert isinstance(cards, list)
    for card in cards:
        assert isinstance(card, int)
        g.move(card, g.seats, "card_turned", g.where[card])
    return Next("secret_cards")


def cards(seats: int) -> BareGame:
    hands = {f"hand-{seat}": (1 << seat, [0, 1, 2, 3]) for seat in range(seats)}
    backs = [seat for seat in range(seats) for _ in range(4)]
    return BareGame({"secret_cards": secret_cards}, {**hands, "table": ((2 << seats) - 1, [])}, backs)


TWO, THREE = cards(2), cards(3)


def everything(match: Match[Bare], viewer: int) -> str:
    return json.dumps(match.update(viewer), sort_keys=True)


@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_an_answer_shows_to_nobody_else_before_all_have_answered(viewer: int) -> None:
    """Whichever card seat 0 lays, everybody else receives the same bytes: from the match, its clone, its replay."""
    received = set()
    for card in range(4):
        match = Match(THREE, 3)
        match.answer(card, 0)
        assert match.pending == {0: card}
        received.add(everything(match, viewer))
        received.add(everything(match.clone(), viewer))
        received.add(everything(Match.replay(THREE, stored(match.record())), viewer))
        with pytest.raises(IllegalAnswer) as caught:
            match.answer(99, 1)
        received.add(everything(match, viewer))
        assert (
            str(caught.value)
            == "99 is not an answer to question 1 'lay' of seat 1 (options: "
            + ", ".join(f"{option}={THREE.faces[option - 4]}" for option in range(4, 8))
            + ")"
        )
    assert len(received) == 1
    assert '"answered": true' in received.pop()


def test_the_order_of_answers_does_not_matter() -> None:
    matches = []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        match = Match(THREE, 3)
        for seat in order:
            assert [ask.seat for ask in match.asks] == [s for s in range(3) if s not in match.pending]
            match.answer(4 * seat + 1, seat, question=1)
        matches.append(match)
        replays(match)
    same_place(matches[0], matches[1])
    same_place(matches[0], matches[2])
    assert [line.event for line in matches[0].log] == [line.event for line in matches[1].log]


def test_who_answers_must_be_said_while_several_are_asked() -> None:
    match = Match(TWO, 2)
    with pytest.raises(IllegalAnswer, match="seats 0, 1"):
        match.answer(0)
    match.answer(0, 0)
    match.answer(4)
    assert match.number == 2


def test_the_answer_that_was_given_is_told_to_its_own_seat() -> None:
    match = Match(TWO, 2)
    match.answer(2, 0)
    (ours, theirs) = match.question_json(0)["asks"]  # type: ignore[index, call-overload, misc]
    assert ours["given"] == match.given(0) == f"c{match.state.ids[2]}"  # type: ignore[index, call-overload]
    assert "given" not in theirs  # type: ignore[operator]
    assert all("given" not in ask for viewer in (1, 2) for ask in match.question_json(viewer)["asks"])  # type: ignore[index, call-overload, union-attr, operator]
    match.undo(0)
    assert "given" not in json.dumps(match.question_json(0))


def test_nobody_is_asked_twice_at_the_same_time() -> None:
    with pytest.raises(ValueError, match="each seat is asked once"):
        Together([Ask(0, "lay", (1, 2)), Ask(0, "lay", (3, 4))])
    with pytest.raises(ValueError, match="somebody must be"):
        Together([])


def test_an_answer_is_given_once() -> None:
    match = Match(TWO, 2)
    match.answer(0, 0, question=1)
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked now"):
        match.answer(0, 0, question=1)
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked now"):
        match.answer(1, 0, question=1)
    assert match.pending == {0: 0}
    assert len(match.entries) == 1


def test_a_crash_between_two_answers_loses_neither() -> None:
    match = Match(TWO, 2)
    match.answer(2, 0)
    woken = replays(match)
    assert woken.pending == {0: 2}
    woken.answer(5, 1)
    match.answer(5, 1)
    same_place(match, woken)
    assert match.state.zones[2] == [2, 5]


def test_an_answer_can_be_retracted_until_the_last_one() -> None:
    match = Match(TWO, 2)
    match.answer(2, 0)
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0, at=1.0)
    assert match.pending == {}
    assert match.number == 1
    assert [entry.kind for entry in match.entries] == ["answer", "retract"]
    replays(match)
    match.answer(3, 0)
    with pytest.raises(NotUndoable):
        match.undo(1)
    match.answer(4, 1)
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    assert match.state.zones[2] == [3, 4]
    replays(match)


def test_retracting_leaves_the_answers_of_others() -> None:
    match = Match(THREE, 3)
    match.answer(0, 0)
    match.answer(4, 1)
    match.undo(0)
    assert match.pending == {1: 4}
    match.answer(1, 0)
    match.undo(1)
    match.answer(5, 1)
    match.answer(8, 2)
    assert match.state.zones[3] == [1, 5, 8]
    replays(match)


def test_a_clone_keeps_what_was_answered() -> None:
    match = Match(TWO, 2)
    match.answer(1, 0)
    clone = match.clone()
    clone.answer(6, 1)
    assert match.pending == {0: 1}
    match.answer(6, 1)
    same_place(match, clone)


def test_a_determinized_world_knows_only_that_others_answered() -> None:
    match = Match(THREE, 3)
    match.answer(1, 0)
    match.answer(6, 1)
    rng = random.Random(7)
    guesses: dict[int, set[object]] = {0: set(), 1: set()}
    for _ in range(80):
        world = match.determinize(1, rng)
        assert world.pending[1] == 6
        assert set(world.pending) == {0, 1}
        guesses[0].add((world.pending[0], world.state.faces[int(str(world.pending[0]))]))
        onlooker = match.determinize(3, rng)
        guesses[1].add(onlooker.pending[1])
        world.answer(8, 2)
        assert world.number == 2
    assert len(guesses[0]) == 16
    assert guesses[1] == {4, 5, 6, 7}


def test_the_worlds_of_a_seat_do_not_depend_on_what_others_answered() -> None:
    """The same chance gives the same worlds, whichever card seat 0 has laid."""
    worlds = []
    for card in range(4):
        match = Match(TWO, 2)
        match.answer(card, 0)
        rng = random.Random(5)
        worlds.append([(w.state.faces, w.pending) for w in (match.determinize(1, rng) for _ in range(5))])
    assert all(world == worlds[0] for world in worlds)


def test_a_playout_uses_the_answers_already_given() -> None:
    def ask(g: Bare) -> Asking[Outcome]:
        votes = yield Together([Ask(seat, "vote", range(5), "number") for seat in range(2)])
        assert isinstance(votes, list)
        g.note(*(str(vote) for vote in votes))
        g.finish(drawn(2, "counted"))
        return None

    match = Match(BareGame({"ask": ask}), 2)
    match.answer(4, 1)
    assert match.clone().playout(lambda: 0.0) == 1
    world = match.clone()
    world.playout(lambda: 0.0)
    assert world.state.notes == ["0", "4"]


def test_one_seat_asked_together_is_still_asked() -> None:
    def ask(g: Bare) -> Asking[Outcome]:
        votes = yield Together([Ask(0, "vote", ("a", "b"), "word")])
        assert votes == ["b"]
        return Next("ask")

    match = Match(BareGame({"ask": ask}), 2)
    match.answer("b")
    assert match.number == 2
    replays(match)


def test_asking_together_in_the_middle_of_a_step() -> None:
    def ask(g: Bare) -> Asking[Outcome]:
        word = yield Ask(0, "first", ("a", "b"), "word")
        votes = yield Together([Ask(seat, "vote", ("x", "y"), "word") for seat in range(2)])
        last = yield Ask(1, "last", ("c", "d"), "word")
        g.note(str(word), str(votes), str(last))
        return Next("ask")

    match = Match(BareGame({"ask": ask}), 2)
    match.answer("b")
    assert match.can_undo(0)
    match.answer("y", 1)
    assert not match.can_undo(0)
    same_place(match.clone(), match)
    match.answer("x", 0)
    same_place(match.clone(), match)
    replays(match)
    match.answer("d")
    assert match.state.notes == ["b", "['x', 'y']", "d"]
    replays(match)
