"""The suite itself: Cardia, broken on purpose in one way at a time, is caught by the check that is meant for it."""

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, cast

import pytest
from tests.conformance import checks
from tests.conformance.plays import Case, Play, explore, random_play

from stolik.games.cardia import CardiaGame
from stolik.games.cardia.effects import FACTIONS
from stolik.games.cardia.state import Cardia
from stolik.games.cardia.turn import STEPS
from stolik.games.cardia.zones import DECK, DISCARD, HAND, ROW
from stolik.table import (
    Ask,
    Chance,
    DamagedRecord,
    Game,
    Json,
    Match,
    Message,
    Next,
    Options,
    Outcome,
    Record,
    Result,
    RulesBroke,
    State,
    book,
    message,
    showing,
)
from stolik.table.game import Step
from stolik.words import MissingWords

PLAYS = 300
DECK_TWO: Options = dict.fromkeys(FACTIONS, "two")


def case_of(game: CardiaGame, options: Options | None = None) -> Case:
    return Case(cast("Game[State]", game), 2, options or {})


def caught_by(check: Callable[[Play], object], game: CardiaGame, options: Options | None = None) -> str:
    """What a check says about a broken game, once a random play brings it to light."""
    case = case_of(game, options)
    for seed in range(PLAYS):
        try:
            check(random_play(case, seed))
        except AssertionError as error:
            return str(error)
    pytest.fail(f"{check.__name__} saw nothing wrong with {type(game).__name__} in {PLAYS} plays")


def with_steps(**steps: Step) -> CardiaGame:
    """Cardia with some steps of its round replaced."""
    broken = type("BrokenCardia", (CardiaGame,), {"steps": {**STEPS, **steps}})
    return cast(CardiaGame, broken())


def with_state(state: type[Cardia]) -> CardiaGame:
    """Cardia on a state that behaves differently."""

    def setup(self: CardiaGame, seats: int, options: Options, chance: Chance) -> Cardia:
        g = CardiaGame.setup(self, seats, options, chance)
        g.__class__ = state
        return g

    broken = type("BrokenCardia", (CardiaGame,), {"state": state, "setup": setup})
    return cast(CardiaGame, broken())


def with_view(change: Callable[[Cardia, int, dict[str, Any]], None]) -> CardiaGame:
    """Cardia whose view is tampered with before anybody receives it."""

    def view(self: CardiaGame, g: Cardia, viewer: int) -> dict[str, Json]:
        shown = CardiaGame.view(self, g, viewer)
        change(g, viewer, shown)
        return shown

    return cast(CardiaGame, type("BrokenCardia", (CardiaGame,), {"view": view})())


# -- it ends -----------------------------------------------------------------------------------------------------------


def test_a_match_that_goes_round_in_circles() -> None:
    def place(g: Cardia) -> Any:
        yield Ask(0, "place", g.zones[HAND])
        return Next("place")

    with pytest.raises(AssertionError, match="does not end"):
        checks.check_ends(case_of(with_steps(place=place)), 1, keep=False)


def test_effects_that_feed_each_other() -> None:
    def end(g: Cardia) -> Outcome:
        while True:
            g.emit("round_started", round=g.round)

    with pytest.raises(RulesBroke, match="more than 20000 events"):
        checks.check_ends(case_of(with_steps(end=end, wind_up=end)), 1)


def test_a_match_that_nobody_wins_or_shares() -> None:
    def place(g: Cardia) -> Any:
        yield Ask(0, "place", g.zones[HAND])
        g.finish(Result((2, 3), "signets"))

    with pytest.raises(AssertionError, match="nobody is first"):
        checks.check_ends(case_of(with_steps(place=place)), 1)


def test_an_exception_in_the_rules_carries_the_record() -> None:
    def trip(g: Cardia) -> None:
        raise ZeroDivisionError

    with pytest.raises(RulesBroke) as broke:
        checks.check_replay(Play(case_of(at_the_end(trip)), 5, [0] * 40))
    note = broke.value.__notes__[-1]
    record = Record.from_json(json.loads(note.partition("record: ")[2]))
    assert len(record.entries) >= 2
    with pytest.raises(DamagedRecord, match="ZeroDivisionError"):
        Match.replay(case_of(at_the_end(trip)).game, record)


# -- replays, clones, undo ---------------------------------------------------------------------------------------------


def test_chance_from_outside_the_state() -> None:
    def end(g: Cardia) -> Outcome:
        g.round += random.choice((1, 2))
        return STEPS["end"](g)  # type: ignore[return-value]

    assert "replay" in caught_by_any(checks.check_replay, with_steps(end=end, wind_up=end))


def caught_by_any(check: Callable[[Play], object], game: CardiaGame, options: Options | None = None) -> str:
    """Like `caught_by`, for what the table itself may notice first."""
    for seed in range(PLAYS):
        try:
            check(random_play(case_of(game, options), seed))
        except Exception as error:
            return f"replay: {error}"
    pytest.fail(f"{check.__name__} saw nothing wrong")


def test_a_memory_outside_the_state() -> None:
    rounds: list[int] = []

    def end(g: Cardia) -> Outcome:
        rounds.append(1)
        g.round += len(rounds) % 3
        return STEPS["end"](g)  # type: ignore[return-value]

    assert "part after" in caught_by(checks.check_clone, with_steps(end=end, wind_up=end))


class SharedModifiers(Cardia):
    __slots__ = ()

    def copy(self) -> "SharedModifiers":
        new = super().copy()
        new.modifiers = self.modifiers
        return new


class SharedRows(Cardia):
    __slots__ = ()

    def copy(self) -> "SharedRows":
        new = super().copy()
        new.zones[ROW] = self.zones[ROW]
        return new


class ForgottenRound(Cardia):
    __slots__ = ()

    def copy(self) -> "ForgottenRound":
        new = super().copy()
        new.round = 1
        return new


class UntoldTokens(Cardia):
    __slots__ = ()

    def copy(self) -> "UntoldTokens":
        new = super().copy()
        new.tokens = cast("list[int]", tuple(self.tokens))
        return new


@pytest.mark.parametrize("state", [SharedModifiers, SharedRows])
def test_a_shallow_copy(state: type[Cardia]) -> None:
    assert "a copy shares" in caught_by(checks.check_state, with_state(state))


@pytest.mark.parametrize("state", [SharedModifiers, SharedRows])
def test_a_shallow_copy_spoils_clones(state: type[Cardia]) -> None:
    assert caught_by_any(checks.check_clone, with_state(state))


@pytest.mark.parametrize("state", [ForgottenRound, UntoldTokens])
def test_a_copy_that_is_not_equal(state: type[Cardia]) -> None:
    assert caught_by(checks.check_state, with_state(state))


def test_something_in_the_state_that_is_no_data() -> None:
    def place(g: Cardia) -> Any:
        g.locations = cast("list[str]", {"a", "set"})
        return (yield from STEPS["place"](g))  # type: ignore[misc]

    with pytest.raises(TypeError, match="not plain data"):
        checks.check_state(random_play(case_of(with_steps(place=place)), 1))


class QuietReveals(Cardia):
    """Shows cards without counting it, so that an undo could take the sight of a card back."""

    __slots__ = ()

    def _learn(self, card: int, mask: int) -> None:
        reveals = self.reveals
        super()._learn(card, mask)
        self.reveals = reveals


def test_an_undo_after_a_reveal() -> None:
    assert "used chance or showed a card" in caught_by(checks.check_undo, with_state(QuietReveals), DECK_TWO)


def test_an_undo_that_forgets_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    rebuild = book.rebuild

    def forgetful(match: Match[State]) -> None:
        rebuild(match)
        match.state.minted += 1

    monkeypatch.setattr(book, "rebuild", forgetful)
    assert "not wholly undone" in caught_by(checks.check_undo, CardiaGame(), DECK_TWO)


def test_an_answer_that_a_crash_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    to_json = Record.to_json

    def lossy(record: Record) -> dict[str, Json]:
        last = record.entries[-1:]
        pending = bool(record.snapshot and record.snapshot.pending)
        return to_json(replace(record, entries=record.entries[:-1]) if last and pending else record)

    monkeypatch.setattr(Record, "to_json", lossy)
    assert "after answer" in caught_by(checks.check_crash, CardiaGame())


def test_a_simultaneous_answer_that_others_see(monkeypatch: pytest.MonkeyPatch) -> None:
    question_json = showing.question_json

    def telling(match: Match[State], viewer: int) -> Json:
        shown = question_json(match, viewer)
        return {**shown, "pending": list(match.pending.values())} if isinstance(shown, dict) else shown

    monkeypatch.setattr(showing, "question_json", telling)
    assert "sees what seat" in caught_by(checks.check_together, CardiaGame())


# -- cards -------------------------------------------------------------------------------------------------------------


def at_the_end(change: Callable[[Cardia], None]) -> CardiaGame:
    """Cardia in which something else happens when a round starts."""

    def place(g: Cardia) -> Any:
        if g.round > 1:
            change(g)
        return (yield from STEPS["place"](g))  # type: ignore[misc]

    return with_steps(place=place)


def lose_a_card(g: Cardia) -> None:
    if g.zones[DISCARD]:
        g.zones[DISCARD].pop()


def double_a_card(g: Cardia) -> None:
    g.zones[DISCARD].append(g.zones[HAND][0])


def misplace_a_card(g: Cardia) -> None:
    g.where[g.zones[HAND][0]] = ROW


def repaint_a_card(g: Cardia) -> None:
    g.faces = [g.faces[-1], *g.faces[1:]]


def blindfold(g: Cardia) -> None:
    g.seen[g.zones[HAND][0]] = 0


def forge_a_signet(g: Cardia) -> None:
    if g.announced:
        g.announced[0] += 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lose_a_card, "lost or doubled"),
        (double_a_card, "lost or doubled"),
        (misplace_a_card, "not in"),
        (repaint_a_card, "the face of a card changed"),
        (blindfold, "hides from its audience"),
        (forge_a_signet, "the signets are not what the cards say"),
    ],
)
def test_something_that_goes_missing(change: Callable[[Cardia], None], said: str) -> None:
    assert said in caught_by(checks.check_nothing_lost, at_the_end(change))


class LastingIds(Cardia):
    """A card keeps its id wherever it goes, so that it can be followed through a hand."""

    __slots__ = ()

    def move(self, card: int, to: int, event: str = "", seat: int = -1, at: int = -1, in_sight: bool = False) -> None:
        kept = self.ids[card]
        super().move(card, to, event, seat, at, in_sight)
        self.ids[card] = kept


def test_an_id_that_survives_a_change_of_audience() -> None:
    assert "still called" in caught_by(checks.check_ids, with_state(LastingIds))


# -- secrets -----------------------------------------------------------------------------------------------------------


def show_a_hand(g: Cardia, viewer: int, shown: dict[str, Any]) -> None:
    from stolik.games.cardia.view import card_view

    shown["players"][0]["hand"] = [card_view(g, card) for card in g.zones[HAND]]


def show_the_deck_in_order(g: Cardia, viewer: int, shown: dict[str, Any]) -> None:
    """No face is told, but the size of the deck depends on one."""
    if g.zones[DECK] and g.faces[g.zones[DECK][-1]] % 2:
        shown["players"][0]["deck"] += 1


def sort_a_hidden_hand(g: Cardia, viewer: int, shown: dict[str, Any]) -> None:
    """The places of the cards that are seen betray those that are not."""
    hand = sorted(g.zones[HAND + 1], key=lambda card: g.faces[card])
    shown["round"] = hand.index(g.zones[HAND + 1][0]) if hand else 0


@pytest.mark.parametrize("leak", [show_a_hand, show_the_deck_in_order, sort_a_hidden_hand])
def test_a_view_that_leaks(leak: Callable[[Cardia, int, dict[str, Any]], None]) -> None:
    assert "can tell two deals apart" in caught_by(checks.check_leaks, with_view(leak))


def test_an_event_that_leaks() -> None:
    def tell(g: Cardia) -> None:
        if g.zones[DECK]:
            g.emit("round_started", round=g.influence(g.zones[DECK][-1]))

    assert "can tell two deals apart" in caught_by(checks.check_leaks, at_the_end(tell))


def test_a_remark_about_a_card_that_leaks() -> None:
    class Talkative(CardiaGame):
        def outlook(self, g: Cardia, seat: int, card: int) -> tuple[Message, ...]:
            deck = g.zones[DECK + 1 - seat]
            return (message("event-round-started", round=g.influence(deck[-1])),) if deck else ()

    assert "can tell two deals apart" in caught_by(checks.check_leaks, Talkative())


def test_a_remark_about_a_card_that_nobody_wrote() -> None:
    class Speechless(CardiaGame):
        def why_not(self, g: Cardia, ask: Ask, card: int) -> Message:
            return Message("why-not-nobody-wrote-this")

    with pytest.raises(MissingWords, match="why-not-nobody-wrote-this: no such key"):
        checks.check_words(random_play(case_of(Speechless()), 0, least=30))


def test_a_question_that_is_skipped_for_a_hidden_reason() -> None:
    def place(g: Cardia) -> Any:
        if any(g.influence(card) > 12 for card in g.zones[HAND]):
            yield Ask(0, "discard", ("decline",), args={"count": 1})
        return (yield from STEPS["place"](g))  # type: ignore[misc]

    assert "can tell two deals apart" in caught_by(checks.check_leaks, with_steps(place=place))


def test_a_search_that_tells_nobody_what_it_did_not_find() -> None:
    """To discard a faction says that no other card of the hand belongs to it, and the table must be told."""

    class Silent(Cardia):
        __slots__ = ()

        def rule_out(self, zone: int, faces: object) -> None:
            pass

    assert "can tell two deals apart" in caught_by(checks.check_leaks, with_state(Silent), {"locations": ["bazaar"]})


def true_faces(g: State, seat: int, rng: random.Random) -> list[int]:
    return g.faces


def any_faces(g: State, seat: int, rng: random.Random) -> list[int]:
    return rng.sample(g.faces, len(g.faces))


@pytest.mark.parametrize(("imagine", "said"), [(true_faces, "always given the true"), (any_faces, "something else")])
def test_worlds_that_know_too_much_or_too_little(
    imagine: Callable[..., list[int]], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(State, "imagine", imagine)
    assert said in caught_by(checks.check_worlds, CardiaGame())


def test_worlds_that_ignore_what_was_ruled_out(monkeypatch: pytest.MonkeyPatch) -> None:
    imagine = State.imagine

    def gullible(g: State, seat: int, rng: random.Random) -> list[int]:
        simple = g.copy()
        simple.denials = []
        return imagine(simple, seat, rng)

    monkeypatch.setattr(State, "imagine", gullible)
    assert "knows that card" in caught_by(checks.check_worlds, CardiaGame(), {"locations": ["bazaar"]})


def test_worlds_that_keep_the_answers_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    determinize = Match.determinize

    def faithful(match: Match[State], seat: int, rng: random.Random) -> Match[State]:
        world = determinize(match, seat, rng)
        world.pending = dict(match.pending)
        return world

    monkeypatch.setattr(Match, "determinize", faithful)
    assert "the true answers of others" in caught_by(checks.check_worlds, CardiaGame())


# -- words, JSON -------------------------------------------------------------------------------------------------------


def test_an_event_without_words() -> None:
    game = at_the_end(lambda g: g.emit("nobody_wrote_this"))
    with pytest.raises(MissingWords, match="event-nobody-wrote-this: no such key"):
        checks.check_words(random_play(case_of(game), 0, least=30))


def test_a_card_without_words() -> None:
    class Nameless(CardiaGame):
        faces = (*CardiaGame.faces[:-1], "nobody-wrote-this")

    with pytest.raises(MissingWords, match="card-nobody-wrote-this: no such key"):
        checks.check_cards_have_words(cast("Game[State]", Nameless()))


def test_counts_reach_every_plural_form() -> None:
    said = list(checks.with_counts(message("outer", inner=message("inner", count=7), seat=3)))
    counts: set[object] = set()
    for variant in said:
        args = dict(variant.args)
        inner = cast(Mapping[str, object], dict(args["inner"].args))  # type: ignore[union-attr]
        counts |= {("inner", inner["count"]), ("outer", args["seat"])}
    assert counts >= {(level, count) for level in ("inner", "outer") for count in checks.COUNTS}


def tell_more(g: Cardia, viewer: int, shown: dict[str, Any]) -> None:
    shown["players"][1]["deck_cards"] = len(g.zones[DECK + 1])


def tell_a_tuple(g: Cardia, viewer: int, shown: dict[str, Any]) -> None:
    shown["locations"] = tuple(shown["locations"])


def tell_less(g: Cardia, viewer: int, shown: dict[str, Any]) -> None:
    del shown["round"]


@pytest.mark.parametrize(
    ("change", "said"),
    [(tell_more, "deck_cards"), (tell_a_tuple, "does not survive JSON"), (tell_less, "'round' is a required property")],
)
def test_a_view_that_the_schema_does_not_know(change: Callable[[Cardia, int, dict[str, Any]], None], said: str) -> None:
    assert said in caught_by(checks.check_schema, with_view(change))


# -- shrinking ---------------------------------------------------------------------------------------------------------


def test_a_failing_match_shrinks_to_a_short_record() -> None:
    """A card is lost in the third round: the record that is shown has the answers to get there and no more."""

    def lose_one_late(g: Cardia) -> None:
        if g.round == 3:
            g.zones[DECK].pop()

    case = case_of(at_the_end(lose_one_late))
    with pytest.raises(AssertionError, match="lost or doubled") as caught:
        explore(case, checks.check_nothing_lost, 60)
    note = next(note for note in caught.value.__notes__ if "record: " in note)
    record = Record.from_json(json.loads(note.partition("record: ")[2]))
    assert len(record.entries) <= 8
