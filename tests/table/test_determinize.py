"""Worlds in which a seat could be sitting, made in the middle of a step."""

import random

import pytest
from tests.table.bare import Bare, BareGame
from tests.table.play import same_place

from stolik.table import Ask, Asking, Match, Next, Outcome, Together, drawn
from stolik.table.state import EVENTS_PER_ANSWER

DECK, HAND0, HAND1, TABLE, STASH = range(5)


def zones(deck: list[int], mine: list[int], theirs: list[int]) -> dict[str, tuple[int, list[int]]]:
    return {
        "deck": (0, deck),
        "hand-0": (0b001, mine),
        "hand-1": (0b010, theirs),
        "table": (0b111, []),
        "stash-1": (0b010, []),
    }


def worlds(match: Match[Bare], seat: int, count: int = 100) -> list[Match[Bare]]:
    rng = random.Random(9)
    return [match.determinize(seat, rng) for _ in range(count)]


def same_for(seat: int, world: Match[Bare], match: Match[Bare]) -> None:
    """The seat receives in this world exactly what it received."""
    assert world.question_json(seat) == match.question_json(seat)
    assert world.view(seat) == match.view(seat)
    assert world.number == match.number
    assert world.log == []
    mine, theirs = world.ask_of(seat), match.ask_of(seat)
    assert (mine is None) == (theirs is None)
    if mine is not None and theirs is not None:
        assert list(mine.options) == list(theirs.options)


def long_step(g: Bare) -> Asking[Outcome]:
    """Seat 1 discards, a die falls, seat 0 draws and shuffles, seat 1 lays a card face down, seat 0 is asked."""
    card = yield from g.pick(1, "discard", g.zones[HAND1][:], public=False)
    g.move(card, TABLE, "discarded", 1)
    g.note("die", g.below(1000))
    yield Ask(0, "draw", ("draw",), "word", public=True)
    g.shuffle(DECK)
    g.draw(DECK, HAND0, "drawn", 0)
    card = yield from g.pick(1, "lay", g.zones[HAND1][:], public=False)
    g.move(card, STASH, "laid", 1)
    yield from g.pick(0, "guess", range(6), "face", public=False)
    g.note("then", g.below(1000))
    return Next("long_step")


LONG = BareGame({"long_step": long_step}, zones([0, 1, 2, 3], [4], [5, 0, 1]))


def in_the_middle() -> Match[Bare]:
    match = Match(LONG, 2, seed=2)
    match.answer(6)
    match.answer("draw")
    match.answer(5)
    return match


def test_a_world_in_the_middle_of_a_step_keeps_what_happened_since() -> None:
    match = in_the_middle()
    assert isinstance(match.question, Ask)
    assert match.question.prompt == "guess"
    laid = set()
    for world in worlds(match, 0):
        same_for(0, world, match)
        assert world.state.notes == match.state.notes  # the die fell as it fell
        assert world.state.zones == match.state.zones  # and so did the shuffle
        laid.add(world.state.faces[5])
    assert laid == {0, 1, 2, 3, 5} | {match.state.faces[5]}


def test_chance_is_new_from_now_on() -> None:
    match = in_the_middle()
    rolls = set()
    for world in worlds(match, 0):
        world.answer(0)
        rolls.add(world.state.notes[-1])
    assert len(rolls) > 60
    match.answer(0)
    assert len(rolls & {match.state.notes[-1]}) <= 1


def test_a_clone_of_a_world_behaves_as_the_world() -> None:
    match = in_the_middle()
    for world in worlds(match, 0, 20):
        clone = world.clone()
        same_place(clone, world)
        again = clone.clone()
        for other in (world, clone, again):
            other.answer(3)
            other.answer(other.asks[0].options[0])
        same_place(clone, world)
        same_place(again, world)


def test_a_world_of_a_world() -> None:
    match = in_the_middle()
    rng = random.Random(4)
    world = match.determinize(0, rng)
    for seat in (0, 1, 2):
        inner = world.determinize(seat, rng)
        same_for(seat, inner, world)
        twin = inner.clone()
        inner.answer(1)
        twin.answer(1)
        same_place(inner, twin)
    world.answer(2)
    inner = world.determinize(0, rng)
    same_for(0, inner, world)


def test_worlds_leave_the_match_alone() -> None:
    match = in_the_middle()
    before, record = match.clone(), match.record()
    for world in worlds(match, 0, 5):
        world.answer(3)
    same_place(match, before)
    assert match.record() == record


def test_a_world_has_no_record_and_takes_nothing_back() -> None:
    (world,) = worlds(in_the_middle(), 0, 1)
    assert not world.can_undo(0)
    with pytest.raises(Exception, match="no record"):
        world.record()


# -- answers that other worlds forbid ---------------------------------------------------------------------------------


def picky(g: Bare) -> Asking[Outcome]:
    """Seat 1 may lay only a high card (0 to 2) face down, or nothing: what is legal depends on its secret hand."""
    high: list[int | str] = [card for card in g.zones[HAND1] if g.faces[card] <= 2]
    card = yield from g.choose(1, "high", [*high, "nothing"], public=False)
    if isinstance(card, int):
        g.move(card, STASH, "laid", 1)
        g.note("laid")
    yield from g.pick(0, "guess", range(6), "face", public=False)
    return Next("picky")


def test_a_world_in_which_the_answer_was_illegal_is_not_taken() -> None:
    match = Match(BareGame({"picky": picky}, zones([3, 4, 5, 1], [5, 5], [0, 4])), 2)
    match.answer(6)
    assert match.state.zones[STASH] == [6]
    faces = set()
    for world in worlds(match, 0):
        same_for(0, world, match)
        faces.add(world.state.faces[6])
    assert faces == {0, 1}  # the two high cards that seat 0 does not see


def chatty(g: Bare) -> Asking[Outcome]:
    """Whoever lays an ace is asked once more, with the same words; the others see that."""
    card = yield from g.pick(1, "lay", g.zones[HAND1][:], public=False)
    g.move(card, STASH, "laid", 1)
    if g.faces[card] == 0:
        yield Ask(1, "ace", ("yes", "no"), "word")
    yield Ask(0, "guess", ("yes", "no"), "word")
    yield Ask(1, "confirm", ("yes", "no"), "word")
    return Next("chatty")


def test_a_world_asks_the_seat_the_same_question() -> None:
    """Seat 0 saw that seat 1 was asked about its ace: only worlds in which it is one fit."""
    match = Match(BareGame({"chatty": chatty}, zones([1, 2, 0, 3], [4], [0, 5])), 2)
    match.answer(5)
    match.answer("yes")
    assert match.ask_of(0) is not None
    for world in worlds(match, 0):
        same_for(0, world, match)


def test_a_world_offers_the_seat_the_same_options() -> None:
    """Seat 0 may look at what was laid only if it is low: its own options tell it something."""

    def tell(g: Bare) -> Asking[Outcome]:
        card = yield from g.pick(1, "lay", g.zones[HAND1][:], public=False)
        g.move(card, STASH, "laid", 1)
        yield Ask(0, "react", ("low", "pass") if g.faces[card] > 2 else ("pass",), "word")
        return Next("tell")

    match = Match(BareGame({"tell": tell}, zones([1, 2, 3, 4], [5], [0, 5])), 2)
    match.answer(6)
    faces = set()
    for world in worlds(match, 0):
        same_for(0, world, match)
        faces.add(world.state.faces[6])
    assert faces <= {3, 4, 5}
    assert len(faces) > 1


def test_an_answer_that_is_legal_in_no_other_world_is_replaced() -> None:
    """Seat 1 says what it holds, unheard by seat 0."""

    def honest(g: Bare) -> Asking[Outcome]:
        held = sorted(g.faces[card] for card in g.zones[HAND1])
        yield Ask(1, "say", [tuple(held)], "hand")
        yield Ask(0, "guess", ("yes", "no"), "word")
        return Next("honest")

    cards = list(range(6)) * 3
    match = Match(BareGame({"honest": honest}, zones(cards[:10], cards[10:12], cards[12:])), 2)
    match.answer((0, 1, 2, 3, 4, 5))
    hands = set()
    for world in worlds(match, 0, 20):
        same_for(0, world, match)
        hands.add(tuple(sorted(world.state.faces[card] for card in world.state.zones[HAND1])))
        clone = world.clone()
        same_place(clone, world)
    assert len(hands) > 3


def test_when_nothing_else_fits_a_world_is_still_a_world() -> None:
    """As many questions as the secret cards say: no other world comes to the same question."""

    def count(g: Bare) -> Asking[Outcome]:
        for card in g.zones[HAND1]:
            for _ in range(g.faces[card]):
                yield Ask(1, f"count-{card}", ("on",), "word")
        yield Ask(0, "guess", ("on",), "word")
        return Next("rest")

    def rest(g: Bare) -> Asking[Outcome]:
        yield Ask(0, "rest", ("on",), "word")
        return Next("rest")

    match = Match(BareGame({"count": count, "rest": rest}, zones([0] * 30, [], [5, 4, 3, 2, 1, 5, 4, 3])), 2)
    while match.ask_of(1):
        match.answer("on")
    for world in worlds(match, 0, 5):
        same_for(0, world, match)
        world.answer("on")


def test_where_worlds_hardly_fit_the_unseen_cards_still_vary() -> None:
    """Seat 0 is asked only because the other holds nothing above a queen: one deal in a hundred is like that."""

    def low(g: Bare) -> Asking[Outcome]:
        all_low = all(g.faces[card] <= 2 for card in g.zones[HAND1])
        yield Ask(0, "all-low" if all_low else "mixed", ("yes", "no"), "word")
        return Next("low")

    match = Match(BareGame({"low": low}, zones([0, 1, 3, 3, 4, 4, 5, 5], [0], [0, 0, 1, 1, 2, 2])), 2)
    hands = set()
    for world in worlds(match, 0, 60):
        same_for(0, world, match)
        hands.add(tuple(world.state.faces[card] for card in world.state.zones[HAND1]))
    assert all(max(hand) <= 2 for hand in hands)
    assert len(hands) > 30


def test_a_world_in_which_the_rules_would_never_stop_is_not_taken() -> None:
    def loop(g: Bare) -> Asking[Outcome]:
        card = yield from g.pick(1, "lay", g.zones[HAND1][:], public=False)
        g.move(card, STASH, "laid", 1)
        if g.faces[card] == 5:
            for _ in range(EVENTS_PER_ANSWER + 1):
                g.emit("spun")
        yield Ask(0, "guess", ("yes", "no"), "word")
        return Next("loop")

    match = Match(BareGame({"loop": loop}, zones([5, 5, 5, 1], [4], [0, 5])), 2)
    match.answer(5)
    for world in worlds(match, 0, 10):
        same_for(0, world, match)
        assert world.state.faces[5] in (0, 1)


def test_together_with_fewer_seats_in_another_world() -> None:
    """Only seats that hold a high card are asked: in another world one answer fewer was given."""

    def some(g: Bare) -> Asking[Outcome]:
        high = [seat for seat in (0, 1) if any(g.faces[card] <= 2 for card in g.zones[HAND0 + seat])]
        yield Together([Ask(seat, "vote", ("a", "b"), "word") for seat in high])
        yield Ask(0, "guess", ("yes", "no"), "word")
        return Next("some")

    match = Match(BareGame({"some": some}, zones([3, 4, 5, 5, 4, 3], [0], [1])), 2)
    match.answer("a", 0)
    match.answer("b", 1)
    for world in worlds(match, 0, 30):
        same_for(0, world, match)
        assert world.state.faces[7] == 1


def fetch(g: Bare) -> Asking[Outcome]:
    """Seat 1 takes a card from the deck by name, unseen by seat 0; then seat 0 is asked."""
    for card in g.zones[DECK]:
        g.show(card, 0b010)
    names = sorted({g.faces[card] for card in g.zones[DECK]})
    found = yield from g.choose(1, "search", [*names, "found-nothing"], "face", public=False)
    if found != "found-nothing":
        g.move(next(card for card in g.zones[DECK] if g.faces[card] == found), HAND1, "fetched", 1)
    g.shuffle(DECK)
    yield Ask(0, "guess", ("yes", "no"), "word")
    return Next("fetch")


@pytest.mark.parametrize("deck", [[0, 1, 2, 3], [0, 0, 1, 1, 2, 3]])
def test_a_card_that_another_seat_fetched_by_name_stays_a_secret(deck: list[int]) -> None:
    match = Match(BareGame({"fetch": fetch}, zones(deck, [5, 2], [4])), 2)
    match.answer(2)
    assert [match.state.faces[card] for card in match.state.zones[HAND1]] == [4, 2]
    fetched = set()
    for world in worlds(match, 0):
        same_for(0, world, match)
        fetched.add(world.state.faces[world.state.zones[HAND1][-1]])
        same_place(world.clone(), world)
    assert fetched == {0, 1, 2, 3, 4}
    for world in worlds(match, 1, 20):
        same_for(1, world, match)
        assert world.state.zones[HAND1] == match.state.zones[HAND1]


def test_a_card_that_was_fetched_and_shown_is_no_secret() -> None:
    def fetch_openly(g: Bare) -> Asking[Outcome]:
        names = sorted({g.faces[card] for card in g.zones[HAND1]})
        named = yield from g.choose(1, "name", names, "face", public=False)
        g.emit("named", face=BareGame.faces[int(str(named))])
        g.note(str(named))
        g.move(next(card for card in g.zones[HAND1] if g.faces[card] == named), TABLE, "shown", 1)
        yield Ask(0, "guess", ("yes", "no"), "word")
        return Next("fetch_openly")

    match = Match(BareGame({"fetch_openly": fetch_openly}, zones([0, 1, 2, 2], [5], [2, 3])), 2)
    match.answer(2)
    for world in worlds(match, 0):
        same_for(0, world, match)


# -- pending answers --------------------------------------------------------------------------------------------------


def test_a_pending_answer_of_another_seat_is_legal_in_its_world() -> None:
    def lay(g: Bare) -> Asking[Outcome]:
        yield Ask(0, "ready", ("yes",), "word")
        hands = [[c for c in g.zones[HAND0 + s] if g.faces[c] <= 3] for s in (0, 1)]
        cards = yield Together([Ask(s, "lay", [*hands[s], "nothing"]) for s in (0, 1)])
        assert isinstance(cards, list)
        for card in cards:
            if isinstance(card, int):
                g.move(card, TABLE, "laid")
        if not g.zones[HAND0]:
            g.finish(drawn(2, "empty"))
        return Next("lay")

    match = Match(BareGame({"lay": lay}, zones([0, 4, 5, 2], [1, 3], [2, 5, 0])), 2)
    match.answer("yes")
    match.answer(6, 1)
    given = set()
    for world in worlds(match, 0):
        same_for(0, world, match)
        (ask,) = (a for a in world.question.asks if a.seat == 1)  # type: ignore[union-attr]
        assert world.pending[1] in ask.options
        given.add(world.pending[1])
        clone = world.clone()
        world.answer(4, 0)
        clone.answer(4, 0)
        same_place(world, clone)
    assert given == {6, 7, 8, "nothing"}


def test_the_own_pending_answer_is_kept() -> None:
    def vote(g: Bare) -> Asking[Outcome]:
        votes = yield Together([Ask(s, "vote", range(9), "number") for s in range(3)])
        assert isinstance(votes, list)
        g.note(*(str(vote) for vote in votes))
        return Next("vote")

    match = Match(BareGame({"vote": vote}), 3)
    match.answer(5, 0)
    match.answer(6, 1)
    votes = set()
    for world in worlds(match, 0):
        assert world.pending[0] == 5
        world.answer(7, 2)
        votes.add(world.state.notes[1])
        assert world.state.notes[0] == "5"
        assert world.state.notes[2] == "7"
    assert len(votes) == 9


def test_a_world_remembers_no_true_card() -> None:
    """Seat 0 shuffles a card of its hand into the deck: where it lies, and for seat 1 what it was, no world tells."""

    def tuck(g: Bare) -> Asking[Outcome]:
        card = yield from g.pick(0, "tuck", g.zones[HAND0][:], public=False)
        g.move(card, DECK, "tucked", 0)
        g.shuffle(DECK)
        return Next("wait")

    def wait(g: Bare) -> Asking[Outcome]:
        yield Ask(0, "go", ("go",), "word")
        return Next("wait")

    game = BareGame({"tuck": tuck, "wait": wait}, zones([0, 1, 2, 3], [4, 5], [5, 0, 1]))
    match = Match(game, 2, seed=5)
    card = match.asks[0].options[0]
    match.answer(card)
    (rumour,) = match.state.rumours
    assert (rumour.seat, rumour.located) == (0, [match.state.faces[int(str(card))]])
    own = worlds(match, 0, 60)
    assert all(world.state.rumours == match.state.rumours for world in own)
    assert all(4 in [world.state.faces[slot] for slot in rumour.slots] for world in own)
    told = set()
    for world in worlds(match, 1, 200):
        (memory,) = world.state.rumours
        assert memory.slots == rumour.slots
        there = [world.state.faces[slot] for slot in memory.slots]
        assert all(face in there for face in memory.located)
        told.update(memory.located)
    assert len(told) > 3, "seat 1 cannot know what seat 0 remembers"
