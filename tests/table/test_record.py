"""The record: through JSON and back, damaged in every way, and carried over to other rules."""

import copy
import json
import math
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.table.bare import Bare, BareGame
from tests.table.play import replays, same_place, stored

from stolik.table import (
    Ask,
    Asking,
    Choice,
    DamagedRecord,
    Match,
    Next,
    NotUndoable,
    Outcome,
    Record,
    Together,
    drawn,
    transcript,
)

ZONES = {"deck": (0, [0, 1, 2, 3, 4, 5]), "hand-0": (1, []), "hand-1": (2, [])}


def rules(version: int = 1, bonus: int = 0, reword: bool = False, strict: bool = False) -> BareGame:
    """A game whose later versions differ: `bonus` changes the state, `reword` an option, `strict` what is legal."""

    def turn(g: Bare, seat: int) -> Asking[Outcome]:
        words = ["say", "draw", "next", "vote", "pair", "end"]
        if reword:
            words[0] = "speak"
        word = yield Ask(seat, "word", words, "word")
        match word:
            case "say" | "speak":
                g.note(seat, "said")
            case "draw":
                g.draw(0, 1 + seat, "card_drawn", seat)
                g.note(bonus)
            case "next":
                return Next("turn", 1 - seat)
            case "vote":
                votes = yield Together([Ask(s, "vote", range(2 if strict else 5), "number") for s in range(2)])
                g.note(str(votes))
            case "pair":
                pair = yield Ask(seat, "pair", [("a", 1), ("b", 2)], "pair")
                sure = yield Ask(seat, "sure", ("yes", "no"), "word")
                g.note(str(pair), str(sure))
            case "end":
                g.finish(drawn(2, "ended"))
        return Next("turn", seat)

    start: Callable[[Bare], Outcome] = lambda g: Next("turn", 0)  # noqa: E731
    return BareGame({"start": start, "turn": turn}, ZONES, rules=version)


GAME = rules()


def played(*answers: object, game: BareGame = GAME) -> Match[Bare]:
    match = Match(game, 2, {"mood": "wild", "extras": ["wind", "fire"]}, seed=11)
    for at, answer in enumerate(answers):
        seat = None
        if isinstance(answer, tuple) and answer[0] == "by":
            _, seat, answer = answer
        match.answer(answer, seat, at=at / 2)
    return match


LONG = ("say", "draw", "pair", ("b", 2), "yes", "next", "draw", "vote", ("by", 1, 3), ("by", 0, 4), "say")


# -- to JSON and back -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", range(len(LONG) + 1))
def test_a_record_survives_json_at_every_length(length: int) -> None:
    match = played(*LONG[:length])
    record = match.record()
    assert stored(record) == record
    assert json.loads(json.dumps(record.to_json())) == record.to_json()
    again = replays(match)
    assert again.restored == "replayed"


def test_a_record_says_what_was_played() -> None:
    record = played("say", "pair", ("a", 1)).record()
    assert (record.game, record.rules, record.seats, record.seed) == ("bare", 1, 2, 11)
    assert record.options == {"mood": "wild", "extras": ["fire", "wind"], "length": 3}
    assert [(e.kind, e.seat, e.question, e.value, e.at) for e in record.entries] == [
        ("answer", 0, 1, "say", 0.0),
        ("answer", 0, 2, "pair", 0.5),
        ("answer", 0, 3, ("a", 1), 1.0),
    ]
    assert [count for count, _ in record.hashes] == [0, 1]


def test_a_record_does_not_change_while_the_match_goes_on() -> None:
    match = played("say", "vote")
    record = match.record()
    before = copy.deepcopy(record)
    match.answer(1, 0)
    match.answer(1, 1)
    match.answer("draw")
    assert record == before


def test_a_finished_record_has_no_snapshot_and_takes_nothing_more() -> None:
    match = played("say", "end")
    record = match.record()
    assert record.snapshot is None
    with pytest.raises(DamagedRecord, match="entry 2: the match is over"):
        Match.replay(GAME, replace(record, entries=[*record.entries, record.entries[0]]))


# -- damage -----------------------------------------------------------------------------------------------------------


def damaged(change: Callable[[dict[str, Any]], object], *answers: object) -> DamagedRecord:
    data = json.loads(json.dumps(played(*(answers or LONG)).record().to_json()))
    change(data)
    with pytest.raises(DamagedRecord) as caught:
        Match.replay(GAME, Record.from_json(data))
    return caught.value


@pytest.mark.parametrize(
    ("change", "entry", "says"),
    [
        (lambda r: r["entries"][3].update(value="nonsense"), 3, "'nonsense' is not an answer to question 4 'pair'"),
        (lambda r: r["entries"][3].update(value=None), 3, "an answer needs a value"),
        (lambda r: r["entries"][3].update(value={"a": 1}), 3, "an answer needs a value"),
        (lambda r: r["entries"][3].pop("value"), 3, "an answer needs a value"),
        (lambda r: r["entries"][3].update(value=["a", 1.5]), 3, "an answer needs a value"),
        (lambda r: r["entries"][3].update(seat=1), 3, "seat 1 is not asked"),
        (lambda r: r["entries"][3].update(seat="0"), 3, "'seat'"),
        (lambda r: r["entries"][3].update(seat=True), 3, "'seat'"),
        (lambda r: r["entries"][3].update(question=9), 3, "question 9"),
        (lambda r: r["entries"][3].update(question=None), 3, "'question'"),
        (lambda r: r["entries"][3].update(kind="bribe"), 3, "'bribe' is not one of answer, retract"),
        (lambda r: r["entries"][3].update(kind=7), 3, "'kind'"),
        (lambda r: r["entries"][3].update(kind="retract"), 3, "no answer to retract"),
        (lambda r: r["entries"][3].update(kind="undo", value=0), 3, "how many"),
        (lambda r: r["entries"][3].update(kind="undo", value="x"), 3, "how many"),
        (lambda r: r["entries"][3].update(kind="undo", value=50), 3, "50 answers"),
        (lambda r: r["entries"][3].update(kind="undo", value=1, seat=5), 3, "seat 5"),
        (lambda r: r["entries"][3].update(kind="undo", value=1, question=2), 3, "question 2"),
        (lambda r: r["entries"][3].update(kind="concede", seat=2), 3, "no seat 2"),
        (lambda r: r["entries"][3].update(kind="concede", question=1), 3, "question 1"),
        (lambda r: r["entries"][3].update(kind="abort", question=1), 3, "question 1"),
        (lambda r: r["entries"][3].update(kind="abort"), 4, "over"),
        (lambda r: r["entries"][3].update(at="noon"), 3, "time"),
        (lambda r: r["entries"][3].update(at=math.nan), 3, "time"),
        (lambda r: r["entries"][3].update(at=-math.inf), 3, "time"),
        (lambda r: r["entries"][3].update(at=10**400), 3, "time"),
        (lambda r: r["entries"][3].update(at=True), 3, "time"),
        (lambda r: r["entries"].__setitem__(3, "answer"), 3, "JSON object"),
        (lambda r: r["entries"].pop(3), 3, "question 5"),
        (lambda r: r["entries"].insert(3, r["entries"][2]), 3, "question 3"),
        (lambda r: r["entries"].reverse(), 0, "question"),
        (lambda r: r["entries"].pop(), 10, "missing"),
        (lambda r: r["hashes"][2].__setitem__(1, "0" * 16), 1, "stands otherwise"),
        (lambda r: r["hashes"][2].__setitem__(0, 5), 4, "out of order"),
        (lambda r: r["hashes"].append([50, "0" * 16]), 11, "missing"),
        (lambda r: r.update(seed=12), 0, "stands otherwise"),
        (lambda r: r["entries"][0].update(value="draw"), 0, "stands otherwise"),
    ],
)
def test_a_damaged_entry_is_named(change: Callable[[dict[str, Any]], object], entry: int, says: str) -> None:
    error = damaged(change)
    assert error.entry == entry
    assert f"entry {entry}: " in str(error)
    assert says in str(error)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda r: r.pop("entries"), "'entries'"),
        (lambda r: r.update(entries={}), "'entries'"),
        (lambda r: r.pop("hashes"), "'hashes'"),
        (lambda r: r.update(hashes=["x"]), "a hash is"),
        (lambda r: r.update(hashes=[[1]]), "a hash is"),
        (lambda r: r.update(seed="7"), "'seed'"),
        (lambda r: r.update(seats=None), "'seats'"),
        (lambda r: r.update(seats=9), "seats: bare is played with 1, 2, 3 seats, not 9"),
        (lambda r: r.update(rules=None), "'rules'"),
        (lambda r: r.update(options=[]), "'options'"),
        (lambda r: r["options"].update(mood="odd"), "mood: 'odd'"),
        (lambda r: r["options"].update(cheats=True), "cheats: "),
        (lambda r: r.update(game="chess"), "'chess'"),
        (lambda r: r.update(snapshot=[]), "a snapshot"),
        (lambda r: r.update(snapshot={"entries": 1}), "'question'"),
    ],
)
def test_a_damaged_head_is_named(change: Callable[[dict[str, Any]], object], says: str) -> None:
    error = damaged(change)
    assert error.entry is None
    assert says in str(error)


@pytest.mark.parametrize("data", [None, 7, "record", [], [1]])
def test_what_is_no_record_at_all(data: object) -> None:
    with pytest.raises(DamagedRecord, match="a record is a JSON object"):
        Record.from_json(data)


def test_the_first_bad_entry_is_named_of_several() -> None:
    def change(record: dict[str, Any]) -> None:
        record["entries"][7]["value"] = "bad"
        record["entries"][2]["value"] = "worse"

    assert damaged(change).entry == 2


def test_a_damaged_record_has_no_transcript_either() -> None:
    record = played(*LONG).record()
    record.entries[4] = replace(record.entries[4], value="bad")
    with pytest.raises(DamagedRecord, match="entry 4: 'bad'"):
        transcript(GAME, record, 0)


def test_a_damaged_record_of_these_rules_never_goes_on_from_its_snapshot() -> None:
    record = played(*LONG).record()
    assert record.snapshot is not None
    with pytest.raises(DamagedRecord, match="entry 0"):
        Match.replay(GAME, replace(record, seed=99))


@pytest.mark.parametrize("seed", range(40))
def test_any_single_change_is_noticed_or_harmless(seed: int) -> None:
    """Break one field of one entry at random: the record is refused, or it replays to another legal match."""
    rng = random.Random(seed)
    match = played(*LONG)
    data = json.loads(json.dumps(match.record().to_json()))
    entry = rng.choice(data["entries"])
    entry[rng.choice(["kind", "seat", "question", "value"])] = rng.choice([None, 0, 1, 2, "say", "undo", [1], {}, 2.5])
    try:
        replays(Match.replay(GAME, Record.from_json(data)))
    except DamagedRecord as error:
        assert error.entry is not None  # noqa: PT017


# -- other rules ------------------------------------------------------------------------------------------------------


def test_other_rules_that_play_the_same_replay_the_record() -> None:
    match = played(*LONG)
    newer = rules(version=2)
    again = Match.replay(newer, stored(match.record()))
    assert again.restored == "replayed"
    same_place(again, match)
    assert again.record().rules == 2
    replays(again)


@pytest.mark.parametrize("length", range(len(LONG) + 1))
@pytest.mark.parametrize("change", [{"bonus": 1}, {"reword": True}])
def test_other_rules_that_play_differently_go_on_from_the_snapshot(length: int, change: dict[str, Any]) -> None:
    match = played(*LONG[:length])
    record = stored(match.record())
    newer = rules(version=2, **change)
    again = Match.replay(newer, record)
    if again.restored == "replayed":
        return  # nothing that changed had been used yet
    assert again.restored == "snapshot"
    assert again.state == match.state
    assert again.number == match.number
    assert again.pending == match.pending
    assert again.entries == match.entries


def test_a_match_that_went_on_from_its_snapshot_can_be_stored_and_woken_again() -> None:
    match = played(*LONG[:9])  # seat 1 has voted, seat 0 not yet
    newer = rules(version=2, bonus=1)
    again = Match.replay(newer, stored(match.record()))
    assert again.restored == "snapshot"
    again.answer(0, 0)
    again.answer("draw")
    woken = Match.replay(newer, stored(again.record()))
    assert woken.restored == "snapshot"
    same_place(woken, again)
    assert woken.record() == again.record()
    woken.answer("pair")
    woken.answer(("a", 1))
    third = Match.replay(newer, stored(woken.record()))
    same_place(third, woken)
    third.answer("no")
    third.answer("end")
    assert third.result == drawn(2, "ended")
    finished = Match.replay(newer, stored(third.record()))
    assert finished.result == drawn(2, "ended")
    assert finished.entries == third.entries
    # ... and once more by still newer rules.
    assert Match.replay(rules(version=3, bonus=2), stored(woken.record())).restored == "snapshot"


def test_a_restored_match_has_all_its_entries_once() -> None:
    """The snapshot may be older than the last entry, as in what RulesBroke carries or a store that saves few."""
    match = played(*LONG[:5])
    record = stored(match.record())
    match.answer("say")
    match.answer("draw")
    late = replace(stored(match.record()), snapshot=record.snapshot)
    again = Match.replay(rules(version=2, bonus=1), late)
    assert again.restored == "snapshot"
    assert again.entries == match.entries
    assert again.number == match.number
    assert again.state.notes[-1] == 1
    assert [count for count, _ in again.record().hashes] == [count for count, _ in match.record().hashes]


def test_what_follows_the_snapshot_must_be_legal_too() -> None:
    match = played(*LONG[:5])
    snapshot = match.record().snapshot
    match.answer("say")
    late = replace(match.record(), snapshot=snapshot)
    late.entries[-1] = replace(late.entries[-1], value="bad")
    with pytest.raises(DamagedRecord, match="entry 5: 'bad'"):
        Match.replay(rules(version=2, bonus=1), late)


def test_a_pending_answer_of_a_snapshot_can_be_retracted() -> None:
    match = played(*LONG[:9])
    again = Match.replay(rules(version=2, bonus=1), stored(match.record()))
    assert again.pending == {1: 3}
    assert again.can_undo(1)
    again.undo(1)
    assert again.pending == {}
    again.answer(0, 1)
    again.answer(0, 0)
    assert again.state.notes[-1] == "[0, 0]"


def test_answers_before_a_snapshot_are_final() -> None:
    match = played("say", "draw", "say")
    again = Match.replay(rules(version=2, bonus=1), stored(match.record()))
    assert not again.can_undo(0)
    with pytest.raises(NotUndoable):
        again.undo(0)
    with pytest.raises(NotUndoable):
        again.undo(0, answers=1)
    again.answer("say")
    again.undo(0)
    assert again.state == match.state
    again.answer("draw")
    with pytest.raises(NotUndoable):
        again.undo(0, answers=2)


def test_an_answer_that_other_rules_forbid_is_not_carried_over() -> None:
    match = played("draw", "vote", ("by", 1, 4))
    with pytest.raises(DamagedRecord, match="neither the entries nor the snapshot"):
        Match.replay(rules(version=2, bonus=1, strict=True), stored(match.record()))
    match = played("draw", "pair", ("b", 2))
    record = match.record()
    assert record.snapshot is not None
    record.snapshot.since[1] = ["c", 3]
    with pytest.raises(DamagedRecord, match="neither the entries nor the snapshot"):
        Match.replay(rules(version=2, bonus=1), record)


@pytest.mark.parametrize(
    "change",
    [
        lambda s: s["state"].pop("zones"),
        lambda s: s["state"].update(zones=7),
        lambda s: s["state"].update(stack=[]),
        lambda s: s["state"].update(stack=[["nowhere"]]),
        lambda s: s["since"].append("say"),
        lambda s: s["since"].append({"together": 4}),
        lambda s: s["since"].append({}),
        lambda s: s["pending"].update({"0": "x"}),
        lambda s: s["pending"].update({"x": "x"}),
        lambda s: s.update(entries=99),
        lambda s: s.update(entries=-1),
    ],
)
def test_a_damaged_snapshot_is_refused(change: Callable[[dict[str, Any]], object]) -> None:
    data = json.loads(json.dumps(played("draw", "say").record().to_json()))
    change(data["snapshot"])
    with pytest.raises(DamagedRecord):
        Match.replay(rules(version=2, bonus=1), Record.from_json(data))


def test_a_new_field_with_a_default_does_not_end_old_matches() -> None:
    """An upgrade that adds something to the state goes on from the snapshot."""
    data = json.loads(json.dumps(played("draw", "say").record().to_json()))
    del data["snapshot"]["state"]["extra"]
    again = Match.replay(rules(version=2, bonus=1), Record.from_json(data))
    assert again.restored == "snapshot"
    assert again.state.extra == {}


def test_a_new_option_does_not_end_old_matches() -> None:
    newer = rules(version=2)
    newer.options = (*GAME.options, Choice("speed", ("slow", "fast"), "slow"))  # type: ignore[misc]
    again = Match.replay(newer, stored(played("draw", "say").record()))
    assert again.restored == "replayed"
    assert again.record().options["speed"] == "slow"


def test_a_match_that_marks_only_where_its_record_was_asked_for_is_checked_there() -> None:
    """What a server does: fingerprints of some checkpoints say as surely whether the rules have changed."""
    game = rules()
    match: Match[Bare] = Match(game, 2, seed=11, every=False)
    rng, asked = random.Random(3), []
    for _ in range(30):
        ask = rng.choice(match.asks)
        match.answer(rng.choice([option for option in ask.options if option != "end"]), ask.seat)
        if rng.random() < 0.3 and match.can_undo(ask.seat):
            match.undo(ask.seat)
        if rng.random() < 0.3:
            asked.append(len(match.entries))
            match.record()
    record = match.record()
    assert {count for count, _ in record.hashes} <= {*asked, len(record.entries)}
    assert 1 < len(record.hashes) < len(Match.replay(game, replace(record, hashes=[])).record().hashes)
    for every in (True, False):
        same_place(Match.replay(game, record, every=every), match)
    assert Match.replay(game, record, every=False).record() == record
    for place in range(len(record.hashes)):
        wrong = [(count, "0" * 16 if n == place else mark) for n, (count, mark) in enumerate(record.hashes)]
        with pytest.raises(DamagedRecord, match="stands otherwise"):
            Match.replay(game, replace(record, hashes=wrong))
