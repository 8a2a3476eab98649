"""What every game must pass: each check takes a play and raises if the game breaks its promise."""

import json
import marshal
import pickle
import random
from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import cast

import pytest
from jsonschema import Draft202012Validator
from tests.conformance.plays import LONGEST, Case, Play, answer, pick, showing, with_record

from stolik import schema
from stolik.table import (
    SHOW_ALL,
    Answer,
    Ask,
    Event,
    Game,
    Glimpse,
    IllegalAnswer,
    Json,
    Match,
    Message,
    NotUndoable,
    Question,
    Record,
    State,
    Together,
    dump,
    fingerprint,
    load,
    transcript,
)
from stolik.table.chance import Seal
from stolik.table.message import to_plain
from stolik.table.plain import canonical
from stolik.table.running import Reseed
from stolik.words import LANGUAGES, words_for

# -- what a match looks like -------------------------------------------------------------------------------------------


def question_plain(question: Question | None) -> object:
    """A question as the rules put it, options included."""
    match question:
        case None:
            return None
        case Ask():
            return [repr(getattr(question, name)) for name in sorted(Ask.__slots__)]
        case Together():
            return {"together": [question_plain(ask) for ask in question.asks]}


def asks_of(match: Match[State]) -> tuple[Ask, ...]:
    """All asks of the open question, answered or not."""
    match match.question:
        case None:
            return ()
        case Ask() as ask:
            return (ask,)
        case Together(asks=asks):
            return asks


def standing(match: Match[State], *, numbered: bool = True) -> str:
    """Everything that decides how a match goes on, as text."""
    said: dict[str, object] = {
        "state": dump(match.state),
        "question": question_plain(match.question),
        "pending": {str(seat): option for seat, option in match.pending.items()},
        "number": match.number if numbered else None,
    }
    return json.dumps(said, sort_keys=True)


def eyes(match: Match[State]) -> range:
    """All seats, and the spectators."""
    return range(match.seats + 1)


def told(match: Match[State], viewer: int, every: int = 20) -> list[Message]:
    """What a seat is told when it asks about cards: every so many of those that it sees, others at each question."""
    said: list[Message] = []
    for card in range(match.number % every, len(match.state.ids), every):
        about = match.about(viewer, match.state.ids[card]) if match.state.sees(viewer, card) else None
        if about is not None:
            said += [*([] if about.why_not is None else [about.why_not]), *about.outlook]
    return said


def received(match: Match[State], viewer: int, start: int = 0, pages: bool = True) -> dict[str, object]:
    """Everything that reaches a viewer at a question: data, and the words made of it."""
    words = words_for(match.game.id)
    spoken = [*match.messages(viewer, start), *(match.prompt(ask, viewer) for ask in asks_of(match))]
    return {
        **match.update(viewer, start, pages=pages),
        "messages": [to_plain(message) for message in spoken],
        "about": [to_plain(message) for message in told(match, viewer)],
        "text": [words.render(message, lang) for lang in LANGUAGES for message in spoken],
        "may undo": match.can_undo(viewer),
    }


def in_bytes(plain: object) -> bytes:
    """Plain data to be compared byte for byte; the same data give the same bytes, and much sooner than as JSON."""
    return marshal.dumps(plain, 2)


def without_number(update: Mapping[str, object]) -> str:
    """An update without what an undo changes for good: the number of the question, and the events so far."""
    question = update["question"]
    assert question is None or isinstance(question, dict)
    return json.dumps({**update, "events": [], "question": question and {**question, "number": 0}}, sort_keys=True)


def all_updates(match: Match[State]) -> list[str]:
    return [without_number(match.update(viewer, len(match.log))) for viewer in eyes(match)]


def happened(match: Match[State]) -> list[Event]:
    """The log without its remarks about undoing."""
    return [line.event for line in match.log if line.event.kind != "undone"]


def through_json(match: Match[State]) -> Record:
    """The match's record after a night on a disk."""
    return Record.from_json(json.loads(json.dumps(match.record().to_json())))


def assert_same(this: object, that: object, what: str) -> None:
    """Equal, or the first thing in which two JSON values differ is named."""
    if this != that:
        raise AssertionError(f"{what}: {_difference(this, that)}")


def _difference(this: object, that: object, at: str = "") -> str:
    if isinstance(this, str) and isinstance(that, str) and this[:1] in "{[" and that[:1] in "{[":
        return _difference(json.loads(this), json.loads(that), at)
    if isinstance(this, dict) and isinstance(that, dict) and this.keys() == that.keys():
        return next(_difference(this[key], that[key], f"{at}.{key}") for key in this if this[key] != that[key])
    if isinstance(this, list) and isinstance(that, list) and len(this) == len(that):
        return next(_difference(a, b, f"{at}[{i}]") for i, (a, b) in enumerate(zip(this, that)) if a != b)
    return f"{at or 'the whole'} is {this!r} in one and {that!r} in the other"


# -- 1. it ends --------------------------------------------------------------------------------------------------------


def check_ends(case: Case, seed: int, *, keep: bool = True) -> Match[State]:
    """A match of random answers ends with a result that places every seat."""
    rng = random.Random(seed)
    match = Match(case.game, case.seats, case.options, seed, keep=keep)
    with showing(lambda: match):
        answers = 0
        while match.question is not None:
            ask = rng.choice(match.asks)
            match.answer(rng.choice(ask.options), ask.seat)
            answers += 1
            assert answers < LONGEST, f"the match of seed {seed} does not end; it asks {ask.prompt!r} again"
        result = match.result
        assert result is not None
        assert len(result.places) == case.seats
        assert min(result.places) == 1 or case.seats == 1, f"nobody is first: {result}"
        assert result.scores == () or len(result.scores) == case.seats
        assert len(case.game.standing(match.state)) == case.seats
        for seat in range(case.seats):
            value = case.game.evaluate(match.state, seat)
            assert -1 <= value <= 1, f"the final position is worth {value} to seat {seat}"
        return match


# -- 2. replays and clones ---------------------------------------------------------------------------------------------


@with_record
def check_replay(play: Play) -> None:
    """The record, read from JSON, is the match: its state, log, result and everything anybody receives."""
    match = play.played()
    record = through_json(match)
    again = Match.replay(play.game, record, pages=True)
    assert again.restored == "replayed"
    assert_same(standing(match), standing(again), "the replay stands otherwise")
    assert again.result == match.result
    assert again.log == match.log, "the replay has another log"
    assert_same(match.record().to_json(), again.record().to_json(), "the replay has another record")
    for viewer in eyes(match):
        # A replay keeps no pages: of those that led to an open question it has nothing to tell any more.
        this, that = received(match, viewer, pages=False), received(again, viewer, pages=False)
        assert_same(this, that, f"viewer {viewer} receives something else")


@with_record
def check_clone(play: Play) -> None:
    """A clone taken anywhere, and a clone of the clone, go the way of their original and leave it alone.

    Where chance comes from a secret a clone must not know it: `check_secret_clone`.
    """
    if play.sealed:
        check_secret_clone(play)
        play = replace(play, sealed=False)
    begun = play.luck % (len(play.choices) + 1)
    match = replace(play, choices=play.choices[:begun]).played()
    before, lines = standing(match), len(match.log)
    clone = match.clone()
    assert_same(before, standing(clone), "the clone stands otherwise")
    assert clone.state is not match.state
    way = []
    for number, choice in enumerate(play.choices[begun:]):
        if clone.question is None:
            break
        if number % 3 == 1:
            clone = clone.clone()
        way.append((*answer(clone, choice), standing(clone)))
    assert_same(before, standing(match), "playing a clone changed its original")
    assert len(match.log) == lines, "playing a clone wrote into its original's log"
    for seat, option, expected in way:
        match.answer(option, seat)
        assert_same(expected, standing(match), f"the clone and its original part after {option!r} of seat {seat}")


def check_secret_clone(play: Play) -> None:
    """A clone of a match that nobody may foretell stands where it stands, and goes its own way from there."""
    match = play.open()
    clone = match.clone()
    hidden = {"rng": 0}
    assert_same({**_dumped(match.state), **hidden}, {**_dumped(clone.state), **hidden}, "the clone stands otherwise")
    assert_same(question_plain(match.question), question_plain(clone.question), "the clone is asked something else")
    assert not isinstance(clone.state.seal, Seal)
    assert not isinstance(clone.checkpoint.seal, Seal)
    again = clone.clone()
    assert_same(standing(clone), standing(again), "a clone of the clone stands otherwise")


def _dumped(state: State) -> dict[str, Json]:
    return cast("dict[str, Json]", dump(state))


# -- 3. undo, crashes, simultaneous answers ----------------------------------------------------------------------------


@with_record
def check_undo(play: Play) -> int:
    """Undo and the same answer change nothing; what chance or a reveal made final stays. Counts the undos."""
    undone = 0
    match = play.start()
    for number, choice in enumerate(play.choices):
        if match.question is None:
            break
        if not play.looks_closely(number):
            answer(match, choice)
            continue
        before, updates, log = standing(match, numbered=False), all_updates(match), happened(match)
        rng, reveals, seen = match.state.rng, match.state.reveals, match.state.seen[:]
        alone = isinstance(match.question, Ask)
        seat, option = answer(match, choice)
        if match.question is None:
            assert not any(match.can_undo(other) for other in range(match.seats))
            break
        after = standing(match, numbered=False), all_updates(match), happened(match)
        waiting = seat in match.pending
        revealed = any(now & ~then for now, then in zip(match.state.seen, seen, strict=True)) or any(
            card.seen & ~card.was_seen and card.was for event in after[2][len(log) :] for card in glimpses(event)
        )
        final = match.state.rng != rng or revealed
        if not waiting and final:
            assert not match.can_undo(seat), f"{option!r} of seat {seat} used chance or showed a card, yet may go"
        if waiting or (alone and match.state.rng == rng and match.state.reveals == reveals):
            assert match.can_undo(seat), f"{option!r} of seat {seat} gave nothing away, yet may not be taken back"
        for other in range(match.seats):
            assert other == seat or other in match.pending or not match.can_undo(other)
        if not match.can_undo(seat):
            numbered = standing(match)
            with pytest.raises(NotUndoable):
                match.undo(seat)
            assert numbered == standing(match)
            continue
        match.undo(seat)
        undone += 1
        assert_same(before, standing(match, numbered=False), f"{option!r} of seat {seat} was not wholly undone")
        assert_same(updates, all_updates(match), "after an undo somebody sees what they did not see before")
        assert happened(match) == log
        match.answer(option, seat)
        assert_same(after[0], standing(match, numbered=False), f"{option!r} of seat {seat} again is not as before")
        assert_same(after[1], all_updates(match), "after the same answer somebody sees something else")
        assert happened(match) == after[2]
    again = Match.replay(play.game, through_json(match))
    assert_same(standing(match), standing(again), "a record with undos replays otherwise")
    assert again.log == match.log
    return undone


@with_record
def check_agreed_undo(play: Play) -> None:
    """Everybody agrees to go back some answers: the match stands as it stood there, and plays on."""
    match = play.open()
    answers = len(match.entries)
    if answers == 0:
        return
    back = 1 + play.luck % min(answers, 12)
    earlier = replace(play, choices=play.choices[: answers - back]).played()
    match.undo(play.luck % match.seats, answers=back)
    assert_same(standing(earlier, numbered=False), standing(match, numbered=False), f"{back} answers back")
    assert happened(match) == happened(earlier)
    for choice in play.choices[answers - back : answers]:
        assert pick(match, choice) == answer(earlier, choice)
        answer(match, choice)
    assert_same(standing(earlier, numbered=False), standing(match, numbered=False), "the same answers again")
    again = Match.replay(play.game, through_json(match))
    assert_same(standing(match), standing(again), "a record with an agreed undo replays otherwise")
    assert again.log == match.log


@with_record
def check_crash(play: Play) -> None:
    """The process dies after an answer, between two simultaneous ones too, and nothing is lost."""
    match = play.start()
    for number, choice in enumerate(play.choices):
        if match.question is None:
            break
        answer(match, choice)
        if not match.pending and not play.looks_closely(number):
            continue
        again = Match.replay(play.game, through_json(match))
        assert_same(standing(match), standing(again), f"after answer {number}")
        if match.question is not None and (match.pending or number % 5 == play.luck % 5):
            other_rules = replace(through_json(match), rules=play.game.rules + 1, hashes=[(0, "of other rules")])
            restored = Match.replay(play.game, other_rules)
            assert restored.restored == "snapshot"
            assert_same(standing(match), standing(restored), f"from the snapshot after answer {number}")
            for viewer in eyes(match):
                assert_same(match.view(viewer), restored.view(viewer), "from the snapshot")
                assert_same(match.question_json(viewer), restored.question_json(viewer), "from the snapshot")
        match = again
    assert_same(standing(play.played()), standing(match), "after all those crashes")


@with_record
def check_together(play: Play) -> int:
    """Simultaneous answers do not see each other, and their order does not matter. Counts the questions."""
    looked_at = 0
    for match in play.questions():
        question = match.question
        if not isinstance(question, Together) or match.pending or (looked_at and match.number % 3):
            continue
        if len(question.asks) == 1:  # its answer is the last one, and what follows may be seen
            continue
        looked_at += 1
        record, rng = match.record(), random.Random(play.luck)
        answers = [(ask.seat, rng.choice(ask.options)) for ask in question.asks]
        forth, back = Match.replay(play.game, record, pages=True), Match.replay(play.game, record, pages=True)
        for seat, option in answers:
            forth.answer(option, seat)
        for seat, option in reversed(answers):
            back.answer(option, seat)
        assert_same(standing(forth), standing(back), "the order of simultaneous answers matters")
        assert [line.event for line in forth.log] == [line.event for line in back.log]
        for ask in question.asks:
            this, that = Match.replay(play.game, record, pages=True), Match.replay(play.game, record, pages=True)
            this.answer(ask.options[0], ask.seat)
            that.answer(ask.options[-1], ask.seat)
            for viewer in eyes(match):
                if viewer != ask.seat:
                    what = f"viewer {viewer} sees what seat {ask.seat} answered"
                    assert_same(received(this, viewer), received(that, viewer), what)
    return looked_at


@with_record
def check_refusals(play: Play) -> None:
    """A wrong answer is refused and changes nothing; so is a stale or repeated one."""
    match = play.played()
    before, asks = standing(match), match.asks
    wrong: list[tuple[object, int | None, int | None]] = [("no-such-word", None, None), (None, None, None)]
    for ask in asks:
        wrong += [(bad, ask.seat, None) for bad in (-1, 10**9, 0.5, True, [], "no-such-word", (0, 0, 0, 0))]
        wrong += [(ask.options[0], ask.seat, match.number - 1), (ask.options[0], ask.seat, match.number + 1)]
    wrong += [(0, seat, None) for seat in range(-1, match.seats + 1) if seat not in {ask.seat for ask in asks}]
    for option, seat, number in wrong:
        with pytest.raises(IllegalAnswer):
            match.answer(option, seat, number)
        assert_same(before, standing(match), f"the wrong answer {option!r} of seat {seat}")


@with_record
def check_giving_up(play: Play) -> None:
    """A seat that concedes is last; a match that is called off places nobody; both replay."""
    match = play.open()
    for seat in range(match.seats):
        left = Match.replay(play.game, match.record())
        if not play.game.takes_part(left.state, seat):
            with pytest.raises(IllegalAnswer):
                left.concede(seat)
            continue
        left.concede(seat)
        assert left.question is None
        assert left.result is not None
        assert left.result.places[seat] == max(left.result.places)
        again = Match.replay(play.game, through_json(left))
        assert_same(standing(left), standing(again), "a conceded match replays otherwise")
    match.abort()
    assert match.result is not None
    assert set(match.result.places) == {0}
    assert Match.replay(play.game, through_json(match)).result == match.result


# -- 4. nothing is lost ------------------------------------------------------------------------------------------------


@with_record
def check_nothing_lost(play: Play) -> None:
    """At every question each card lies in one zone, shows its face still, and is seen by those who may look there."""
    faces: list[int] = []
    for match in play.questions():
        g = match.state
        faces = faces or g.faces[:]
        cards = sorted(card for zone in g.zones for card in zone)
        assert cards == list(range(len(g.faces))), f"cards lost or doubled: {Counter(cards) - Counter(set(cards))}"
        for zone, inside in enumerate(g.zones):
            for card in inside:
                assert g.where[card] == zone, f"card {card} lies in zone {zone}, not in {g.where[card]}"
                assert g.seen[card] & g.audience[zone] == g.audience[zone], f"card {card} hides from its audience"
        assert g.faces == faces, "the face of a card changed"
        assert len(g.backs) == len(faces)
        assert all(0 <= face < len(g.prints) for face in faces)
        assert len(g.zones) == len(g.audience) == len(play.game.zones(g.seats))
        if match.question is not None:
            play.game.inspect(g)


@with_record
def check_ids(play: Play) -> None:
    """A card has an id of its own, and a new one whenever more eyes see it: nobody can follow it through the dark."""
    then: list[tuple[int, int]] = []
    known: list[dict[int, int]] = []
    lost: list[set[int]] = []
    for match in play.questions():
        g = match.state
        assert len(set(g.ids)) == len(g.ids), "two cards share an id"
        now = list(zip(g.ids, g.seen, strict=True))
        known = known or [{} for _ in eyes(match)]
        lost = lost or [set() for _ in eyes(match)]
        for card, (number, seen) in enumerate(now):
            if then and seen & ~then[card][1]:
                assert number != then[card][0], f"card {card} is seen by more, yet is still called {number}"
            for viewer in eyes(match):
                if not seen >> viewer & 1:
                    lost[viewer].add(card)
                else:
                    holder = known[viewer].setdefault(number, card)
                    fresh = holder == card and (card not in lost[viewer] or number not in {i for i, _ in then})
                    assert fresh, f"viewer {viewer} knows the id {number} of card {card} from before it was hidden"
                    lost[viewer].discard(card)
        then = now
    for event in happened(match):
        for glimpse in glimpses(event):
            if glimpse.was and glimpse.seen & ~glimpse.was_seen:
                assert glimpse.id != glimpse.was, f"{event.kind}: a card seen by more is still called {glimpse.id}"


def glimpses(event: Event) -> Iterator[Glimpse]:
    for arg in event.args.values():
        if isinstance(arg, Glimpse):
            yield arg
        elif isinstance(arg, tuple):
            yield from arg


# -- 5. secrets --------------------------------------------------------------------------------------------------------


@contextmanager
def noting_denials() -> Iterator[list[tuple[int, int, frozenset[int]]]]:
    """Notes, for each card that somebody learns something negative about, who could see it and which faces went out."""
    noted: list[tuple[int, int, frozenset[int]]] = []
    rule_out = State.rule_out

    def note(g: State, zone: int, faces: Sequence[int]) -> None:
        faces = list(faces)
        noted.extend((card, g.seen[card], frozenset(faces)) for card in g.zones[zone])
        rule_out(g, zone, faces)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "rule_out", note)
        yield noted


@with_record
def check_leaks(play: Play, tries: int = 12) -> int:
    """What a viewer never saw may be anything: with other cards there, all that reaches the viewer is the same.

    The unseen cards of the deal are exchanged, the same answers are given again, and everything that the viewer
    receives at each question is compared. Where the exchange makes the answer of somebody else illegal, another one
    is tried. Counts the questions that were compared in a deal that really differs.
    """
    viewer = play.viewer()
    bit = 1 << viewer
    pages: list[bytes] = []
    answers: list[tuple[int, Answer]] = []
    with noting_denials() as denials:
        match = play.start()
        ever = [mask & bit for mask in match.state.seen]
        lines = 0
        for choice in (*play.choices, None):
            assert match.state.log is not None
            ever = [mask | now & bit for mask, now in zip(ever, match.state.log.ever, strict=True)]
            pages.append(in_bytes(received(match, viewer, lines)))
            if match.question is None or choice is None:
                break
            lines = len(match.log)
            answers.append(answer(match, choice))
    never: dict[int, set[int]] = {}
    for card, seen, gone in denials:
        if not seen & bit:
            never.setdefault(card, set()).update(gone)
    unseen = [card for card, mask in enumerate(ever) if not mask]
    rng = play.rng()
    most = 0
    for _ in range(tries):
        faces = redeal(match.state, unseen, never, rng)
        if faces == match.state.faces:
            continue
        compared = _compare_pages(play, faces, viewer, pages, answers)
        most = max(most, compared)
        if compared == len(pages):
            break
    return most


@with_record
def check_worlds_tell_nothing(play: Play, tries: int = 12) -> int:
    """Two deals that a seat cannot tell apart give it the same worlds for the same luck, in all that they hold."""
    match = play.open()
    viewer = play.viewer() % match.seats
    assert match.state.log is not None
    unseen = [card for card, mask in enumerate(match.state.log.ever) if not mask >> viewer & 1]
    rng, compared = play.rng(), 0
    for _ in range(tries):
        other = play.start(redeal(match.state, unseen, {}, rng))
        try:
            for entry in match.entries:
                other.answer(entry.value, entry.seat)
        except IllegalAnswer:
            continue
        if received(other, viewer) != received(match, viewer):
            continue  # what was denied to the seat differs, or another seat had no such choice
        compared += 1
        for luck in range(2):
            here, there = (one.determinize(viewer, random.Random(luck)) for one in (match, other))
            assert_same(_held(here), _held(there), f"a world of seat {viewer} tells what the seat cannot know")
        break
    return compared


def _held(world: Match[State]) -> dict[str, object]:
    """Everything that a world holds."""
    assert world.book is None
    seals = [repr(state.seal) for state in (world.state, world.checkpoint)]
    since = [answer.seed if isinstance(answer, Reseed) else repr(answer) for answer in world.since]
    states = [{**_dumped(state), "prints": list(state.prints)} for state in (world.state, world.checkpoint)]
    return {"states": states, "seals": seals, "since": since, "rest": standing(world)}


def _compare_pages(
    play: Play, faces: list[int], viewer: int, pages: list[bytes], answers: list[tuple[int, Answer]]
) -> int:
    match = play.start(faces)
    lines = 0
    for number, page in enumerate(pages):
        here = received(match, viewer, lines)
        if page != in_bytes(here):
            told = f"after {number} answers viewer {viewer} can tell two deals apart that it should not"
            before = canonical(marshal.loads(page))
            assert_same(before, canonical(here), f"{told} ({_changed(play, faces)})")
            raise AssertionError(f"{told}: by the order in which the same is said ({_changed(play, faces)})")
        if number < len(answers):
            lines = len(match.log)
            seat, option = answers[number]
            try:
                match.answer(option, seat)
            except IllegalAnswer:
                assert seat != viewer, f"what viewer {viewer} may answer depends on cards it never saw"
                return number + 1
    return len(pages)


def _changed(play: Play, faces: list[int]) -> str:
    names, dealt = play.start().state.prints, play.start().state.faces
    return ", ".join(f"card {i}: {names[a]} or {names[b]}" for i, (a, b) in enumerate(zip(dealt, faces)) if a != b)


def redeal(g: State, unseen: Sequence[int], never: Mapping[int, set[int]], rng: random.Random) -> list[int]:
    """Other faces for the unseen cards, exchanged among equal backs, that contradict nothing the viewer was told."""
    faces = g.faces[:]
    for back in set(g.backs):
        slots = [card for card in unseen if g.backs[card] == back]
        origins = rng.sample(slots, len(slots))
        holder = match_up(origins, slots, lambda origin, slot: g.faces[origin] not in never.get(slot, ()), rng)
        assert holder is not None, "what a viewer was told cannot be true"
        for slot, origin in holder.items():
            faces[slot] = g.faces[origin]
    return faces


def match_up(
    origins: Sequence[int], slots: Sequence[int], may: Callable[[int, int], bool], rng: random.Random
) -> dict[int, int] | None:
    """Lay every origin into a slot of its own (augmenting paths), or None if that cannot be done."""
    holder: dict[int, int] = {}

    def place(origin: int, tried: set[int]) -> bool:
        for slot in rng.sample(slots, len(slots)):
            if slot not in tried and may(origin, slot):
                tried.add(slot)
                if slot not in holder or place(holder[slot], tried):
                    holder[slot] = origin
                    return True
        return False

    return holder if all(place(origin, set()) for origin in origins) else None


def possible_faces(g: State, seat: int) -> dict[int, set[int]]:
    """For each card that a seat cannot see, the faces that it may have for all the seat knows."""
    must: dict[int, set[int]] = {}
    for rumour in g.rumours:
        for face in rumour.located if rumour.seat == seat else ():
            must[next(card for card in rumour.slots if g.faces[card] == face and card not in must)] = set(rumour.slots)
    never: dict[int, set[int]] = {}
    for denial in g.denials:
        for card in denial.cards if denial.seats >> seat & 1 else ():
            never.setdefault(card, set()).update(denial.faces)
    rng = random.Random(0)
    possible: dict[int, set[int]] = {}
    for back in set(g.backs):
        unseen = [card for card, mask in enumerate(g.seen) if not mask >> seat & 1 and g.backs[card] == back]
        faces = {g.faces[card] for card in unseen}
        for card in unseen:
            possible[card] = set(faces)
            if not must and not never:
                continue

            def may(origin: int, slot: int) -> bool:
                return g.faces[origin] not in never.get(slot, ()) and (origin not in must or slot in must[origin])

            possible[card] = {
                g.faces[origin]
                for origin in unseen
                if may(origin, card)
                and match_up([o for o in unseen if o != origin], [s for s in unseen if s != card], may, rng) is not None
            }
    return possible


@with_record
def check_worlds(play: Play, least: int = 8, most: int = 600) -> int:
    """Imagined worlds look to their seat like the real one and vary in all it cannot know. Counts the worlds."""
    match = play.open()
    seat, rng = play.viewer(), play.rng()
    g = match.state
    before, checkpoint = standing(match), fingerprint(match.checkpoint)
    own = {"view": match.view(seat), "question": match.question_json(seat)}
    prompts = [to_plain(match.prompt(ask, seat)) for ask in match.asks]
    possible = possible_faces(g, seat)
    dealt = sorted(zip(g.backs, g.faces, strict=True))
    faces: dict[int, set[int]] = {card: set() for card, may in possible.items() if len(may) > 1}
    guesses: dict[int, set[str]] = {
        ask.seat: set()
        for ask in asks_of(match)
        if ask.seat in match.pending and ask.seat != seat and len(ask.options) > 1
    }
    chances = set()
    for number in range(most):
        if number >= least and all(len(found) > 1 for found in (*faces.values(), *guesses.values())):
            break
        world = match.determinize(seat, rng)
        seen = {"view": world.view(seat), "question": world.question_json(seat)}
        assert_same(own, seen, f"seat {seat} is shown something else in world {number}")
        assert_same(prompts, [to_plain(world.prompt(ask, seat)) for ask in world.asks], f"in world {number}")
        assert sorted(zip(world.state.backs, world.state.faces, strict=True)) == dealt, "other cards than were dealt"
        for card, may in possible.items():
            assert world.state.faces[card] in may, f"seat {seat} knows that card {card} is not that"
        for card, found in faces.items():
            found.add(world.state.faces[card])
        for other, said in guesses.items():
            said.add(repr(world.pending[other]))
        chances.add(world.state.rng)
        assert world.state.rng != g.rng, f"world {number} knows what chance will bring"
        if number < 2:
            assert_same(standing(world), standing(world.clone()), "a clone of a world stands otherwise")
            away = type(match).unpack(play.game, pickle.loads(pickle.dumps(world.pack())))
            assert_same(standing(world), standing(away), "a world stands otherwise where bots think")
            _play_on(world, rng)
    else:
        stuck = [card for card, found in faces.items() if len(found) < 2]
        assert not stuck, f"seat {seat} is always given the true cards {stuck}"
        assert not [other for other, said in guesses.items() if len(said) < 2], "the true answers of others are kept"
    assert len(chances) == number
    assert_same(before, standing(match), "imagining a world changed the real one")
    assert checkpoint == fingerprint(match.checkpoint), "imagining a world changed the checkpoint"
    return number


def _play_on(world: Match[State], rng: random.Random) -> None:
    for _ in range(LONGEST):
        if world.question is None:
            return
        ask = rng.choice(world.asks)
        world.answer(rng.choice(ask.options), ask.seat)
    raise AssertionError("an imagined world does not end")


# -- 6. words ----------------------------------------------------------------------------------------------------------

COUNTS = (1, 2, 5, 12, 22)
"""In Polish one, few, many, many and few; in English one and four times other."""


@with_record
def check_words(play: Play) -> None:
    """Every prompt, option and event can be read by whoever receives it, in both languages and with any number."""
    lines = 0
    for match in play.questions():
        asks = asks_of(match)
        for viewer in eyes(match):
            for message in match.messages(viewer, lines):
                check_message(play.game, message)
            for ask in asks:
                check_message(play.game, match.prompt(ask, viewer))
            for message in told(match, viewer):
                check_message(play.game, message)
        for ask in asks:
            for option in ask.options if not isinstance(ask.options, range) else (ask.options[0], ask.options[-1]):
                check_message(play.game, match.label(ask, option))
        lines = len(match.log)
    if match.question is None:
        assert match.result is not None
        check_message(play.game, Message(f"reason-{match.result.reason}"))
        for message in match.messages(SHOW_ALL):
            check_message(play.game, message)


def check_message(game: Game[State], message: Message) -> None:
    for lang in LANGUAGES:
        _check_text(game.id, message, lang)


@cache
def _check_text(game_id: str, message: Message, lang: str) -> None:
    words = words_for(game_id)
    for said in with_counts(message):
        text = words.render(said, lang, strict=True)
        assert text.strip() or said.key == "hidden-card", f"{said.key} says nothing in {lang}"
        assert not set("{}$") & set(text), f"{said.key} in {lang} has a hole: {text!r}"


def with_counts(message: Message) -> Iterator[Message]:
    """The message, and again with each of its numbers replaced by one, a few and many."""
    yield message
    for place, (name, value) in enumerate(message.args):
        variants: Iterator[object] = iter(())
        if isinstance(value, int):
            variants = iter(COUNTS)
        elif isinstance(value, Message):
            variants = iter([*with_counts(value)][1:])
        for variant in variants:
            args = [*message.args[:place], (name, variant), *message.args[place + 1 :]]
            yield Message(message.key, tuple(args))


def check_telling_has_words(game: Game[State]) -> None:
    """What tells the story of a match are events that somebody can read."""
    for kind in game.telling:
        key = f"event-{kind.replace('_', '-')}"
        assert all(words_for(game.id).has(key, lang) for lang in LANGUAGES), f"{kind} tells nothing"


def check_cards_have_words(game: Game[State]) -> None:
    for face in game.faces:
        check_message(game, Message(f"card-{face}"))
        text = game.card_text(face)
        assert text, f"{face} has no text"
        for sentence in text:
            check_message(game, sentence)


# -- 7. JSON and the schema --------------------------------------------------------------------------------------------


@cache
def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({**schema.document(), "$ref": f"#/$defs/{name}"})


def check_valid(data: object, name: str) -> None:
    """Plain JSON that the published schema describes, with nothing in it besides."""
    assert_same(data, json.loads(json.dumps(data)), f"{name} does not survive JSON")
    for error in validator(name).iter_errors(data):
        raise AssertionError(f"{name}{error.json_path.removeprefix('$')}: {error.message}")


@with_record
def check_schema(play: Play) -> None:
    """Updates, transcripts and records survive JSON and are what the published schema says."""
    name, viewer = play.game.id, play.viewer()
    pages = []
    lines = 0
    for number, match in enumerate(play.questions()):
        pages.append(match.update(viewer, lines, pages=True))
        if number % 8 == play.luck % 8 and play.looks_closely(number // 8):
            check_valid(match.record().to_json(), "Record")
            for other in (*eyes(match), SHOW_ALL):
                check_valid(match.update(other, lines, pages=other != viewer), f"{name}-Update")
        lines = len(match.log)
    record = match.record()
    check_valid(record.to_json(), "Record")
    received_pages = transcript(play.game, record, viewer, pages=True)
    close = [page for number, page in enumerate(received_pages) if play.looks_closely(number)]
    check_valid(close, f"{name}-Transcript")
    assert_same(pages, received_pages, "the transcript is not what was received")


# -- 8. the state ------------------------------------------------------------------------------------------------------


@with_record
def check_state(play: Play) -> None:
    """A state is plain data: its copy is equal and independent, and JSON brings it back."""
    constant: dict[int, tuple[str, object, Json]] = {}
    for number, match in enumerate(play.questions()):
        if not play.looks_closely(number):
            continue
        g = match.state
        data = dump(g)
        assert isinstance(data, dict)
        twin = g.copy()
        assert type(twin) is type(g), f"the copy is a {type(twin).__name__}"
        for spec in fields(g):
            if not spec.metadata.get("transient"):
                assert_alike(getattr(g, spec.name), getattr(twin, spec.name), spec.name)
        assert twin == g, "the copy is not equal"
        assert twin.log is None, "the copy writes into the log"
        assert fingerprint(twin) == fingerprint(g)
        for path, value in shared(g, twin):
            constant.setdefault(id(value), (path, value, dump(value)))
        for path, value, then in constant.values():
            # To share what never changes is fair, and it is what makes copies cheap.
            assert_same(then, dump(value), f"a copy shares {path}, which changes")
        disturb(twin, constant)
        assert_same(data, dump(g), "a change of the copy reached the original")
        back = load(play.game.state, json.loads(json.dumps(data)))
        assert fingerprint(back) == fingerprint(g)
        for spec in fields(g):
            if not spec.metadata.get("transient"):
                assert_alike(getattr(g, spec.name), getattr(back, spec.name), spec.name)


def assert_alike(this: object, that: object, at: str) -> None:
    """Equal to the last type: a list is no tuple, a bool no int."""
    assert type(this) is type(that), f"{at} is {this!r} in one and {that!r} in the other"
    if isinstance(this, list | tuple):
        assert isinstance(that, list | tuple)
        assert len(this) == len(that), f"{at} is {this!r} in one and {that!r} in the other"
        for i, (a, b) in enumerate(zip(this, that)):
            assert_alike(a, b, f"{at}[{i}]")
    elif isinstance(this, dict):
        assert isinstance(that, dict)
        assert list(this) == list(that), f"{at} has other keys"
        for key in this:
            assert_alike(this[key], that[key], f"{at}.{key}")
    elif is_dataclass(this):
        for spec in fields(this):
            assert_alike(getattr(this, spec.name), getattr(that, spec.name), f"{at}.{spec.name}")
    else:
        assert this == that, f"{at} is {this!r} in one and {that!r} in the other"


def mutable(value: object) -> bool:
    return isinstance(value, list | dict) or (is_dataclass(value) and getattr(value, "__hash__", None) is None)


def parts(value: object) -> list[tuple[str, object]]:
    if isinstance(value, list | tuple):
        return [(str(i), item) for i, item in enumerate(value)]
    if isinstance(value, dict):
        return list(value.items())
    if is_dataclass(value):
        return [(spec.name, getattr(value, spec.name)) for spec in fields(value) if not spec.metadata.get("transient")]
    return []


def shared(this: object, that: object, at: str = "") -> Iterator[tuple[str, object]]:
    """Where two values hold the very same changeable thing, and that thing."""
    for (name, a), (_, b) in zip(parts(this), parts(that)):
        path = f"{at}.{name}" if at else name
        if a is b and mutable(a):
            yield path, a
        elif a is not b:
            yield from shared(a, b, path)


def disturb(value: object, but: Container[int]) -> None:
    """Change every list, dict and field in a value, but not those things."""
    for name, part in parts(value):
        if id(part) not in but:
            disturb(part, but)
            if is_dataclass(value) and mutable(value):
                setattr(value, name, "disturbed")
    if isinstance(value, list):
        value.append("disturbed")
    elif isinstance(value, dict):
        value["disturbed"] = "disturbed"
