"""What people and programs read: options of a game, results, option ids, labels, prompts, questions, transcripts."""

import json
from dataclasses import dataclass, field

import pytest
from tests.table.bare import Bare, BareGame
from tests.table.play import Table
from tests.table.tiny import SparksGame, board

from stolik.table import (
    SHOW_ALL,
    Ask,
    Asking,
    BadOption,
    Choice,
    IllegalAnswer,
    Match,
    Message,
    Next,
    Number,
    Option,
    Options,
    Outcome,
    Result,
    Seat,
    Subset,
    Together,
    drawn,
    dump,
    fingerprint,
    load,
    message,
    transcript,
    won_by,
)
from stolik.table.message import from_plain, to_plain
from stolik.table.plain import NotPlain, canonical


def idle(g: Bare) -> Asking[Outcome]:
    yield Ask(0, "idle", ("on",), "word")
    return Next("idle")


IDLE = BareGame({"idle": idle})


# -- options of a game ------------------------------------------------------------------------------------------------


def test_options_take_their_defaults() -> None:
    assert IDLE.check_options(None) == {"mood": "calm", "extras": ["ice"], "length": 3}
    assert IDLE.check_options({"length": 9, "extras": ("wind", "fire")}) == {
        "mood": "calm",
        "extras": ["fire", "wind"],
        "length": 9,
    }


@pytest.mark.parametrize(
    ("given", "name", "says"),
    [
        ({"mood": "odd"}, "mood", "'odd' is not one of calm, wild"),
        ({"mood": 3}, "mood", "3 is not one of"),
        ({"mood": None}, "mood", "None is not"),
        ({"extras": "fire"}, "extras", "'fire' is not a list"),
        ({"extras": ["fire", "water"]}, "extras", "'water' is not one of fire, ice, wind"),
        ({"extras": ["fire", "fire"]}, "extras", "twice"),
        ({"extras": [["fire"]]}, "extras", "is not one of"),
        ({"length": 10}, "length", "10 is not a whole number from 1 to 9"),
        ({"length": 0}, "length", "from 1 to 9"),
        ({"length": "3"}, "length", "'3' is not"),
        ({"length": True}, "length", "True is not"),
        ({"length": 2.0}, "length", "2.0 is not"),
        ({"speed": 1}, "speed", "bare has no such option; its options: mood, extras, length"),
    ],
)
def test_a_bad_option_names_its_field(given: dict[str, object], name: str, says: str) -> None:
    with pytest.raises(BadOption) as caught:
        Match(IDLE, 2, given)
    assert caught.value.field == name
    assert str(caught.value).startswith(f"{name}: ")
    assert says in str(caught.value)


@pytest.mark.parametrize("seats", [0, 4, -1, "2", None, True, 2.0])
def test_a_bad_number_of_seats(seats: object) -> None:
    with pytest.raises(BadOption, match="seats: bare is played with 1, 2, 3 seats"):
        Match(IDLE, seats)  # type: ignore[arg-type]


def test_checked_options_are_nobody_elses() -> None:
    defaults = IDLE.check_options(None)
    assert isinstance(defaults["extras"], list)
    defaults["extras"].append("fire")
    assert IDLE.check_options(None)["extras"] == ["ice"]


def test_options_describe_themselves() -> None:
    assert Choice("mood", ("calm", "wild"), "calm").schema() == {
        "name": "mood",
        "kind": "choice",
        "values": ["calm", "wild"],
        "default": "calm",
    }
    assert Subset("x", ("a",)).schema() == {"name": "x", "kind": "subset", "values": ["a"], "default": []}
    assert Number("n", 1, 2, 1).schema() == {"name": "n", "kind": "number", "lowest": 1, "highest": 2, "default": 1}


# -- results ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("result", "winners"),
    [
        (won_by(1, 3, "points"), [1]),
        (won_by(0, 1, "solo"), [0]),
        (drawn(2, "even"), []),
        (Result((1, 1, 3), "shared"), [0, 1]),
        (Result((1, 1, 1), "even"), []),
        (Result((2,), "lost"), []),
        (Result((0, 0), "aborted"), []),
    ],
)
def test_who_has_won(result: Result, winners: list[int]) -> None:
    assert result.winners() == winners
    assert load(Result, json.loads(json.dumps(dump(result)))) == result


def test_places_of_a_result() -> None:
    assert won_by(1, 3, "points", (1, 5, 2)) == Result((2, 1, 2), "points", (1, 5, 2))
    assert drawn(3, "even") == Result((1, 1, 1), "even")


# -- option ids -------------------------------------------------------------------------------------------------------


def offering(options: list[Option] | range | tuple[Option, ...], of: str = "card") -> Match[Bare]:
    def offer(g: Bare) -> Asking[Outcome]:
        taken = yield Ask(0, "offer", options, of)
        g.note(str(taken))
        return Next("offer")

    zones = {"deck": (0, [0, 1]), "hand-0": (1, [2, 3]), "table": (0b111, [4])}
    return Match(BareGame({"offer": offer}, zones), 2)


@pytest.mark.parametrize(
    ("options", "of", "ids"),
    [
        ([0, 1, 2, 4, "pass"], "card", ["deck:0", "deck:1", "c3", "c5", "pass"]),
        ([0, 1], "seat", ["0", "1"]),
        ([5, 0], "face", ["5", "0"]),
        (["yes", "no"], "word", ["yes", "no"]),
        ([("a", 1), ("b", -2, "x"), ("c",)], "pair", ["a-1", "b--2-x", "c"]),
        (range(3), "number", ["0", "1", "2"]),
        (range(-2, 2), "number", ["-2", "-1", "0", "1"]),
        (range(0, 10, 5), "number", ["0", "5"]),
    ],
)
def test_option_ids_lead_back_to_their_options(options: list[Option], of: str, ids: list[str]) -> None:
    match = offering(options, of)
    ask = match.ask_of(0)
    assert ask is not None
    assert [match.option_id(ask, option) for option in ask.options] == ids
    assert [match.option_by_id(ask, name) for name in ids] == list(ask.options)
    for option in ask.options:
        match.clone().answer(match.option_by_id(ask, match.option_id(ask, option)), 0)


@pytest.mark.parametrize("name", ["", "4", "c9", "deck:7", "hand-0:0", "²", "-", "1-", "None", "03x"])
@pytest.mark.parametrize(("options", "of"), [([0, 2, "pass"], "card"), (range(3), "number")])
def test_an_unknown_option_id_is_an_illegal_answer(options: list[Option], of: str, name: str) -> None:
    match = offering(options, of)
    ask = match.ask_of(0)
    assert ask is not None
    with pytest.raises(IllegalAnswer, match="'offer'"):
        match.option_by_id(ask, name)


# -- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "of", "label"),
    [
        (2, "card", message("card-queen")),
        (0, "card", message("hidden-card")),
        ("pass", "card", message("option-pass")),
        (1, "seat", message("option-seat", seat=Seat(1))),
        (7, "number", message("option-number", number=7)),
        (3, "face", message("card-jack")),
        ("found-nothing", "face", message("option-found-nothing")),
        ("yes", "word", message("word-yes")),
        (("a", 1), "pair", message("pair-a")),
        (8, "region", message("region-8")),
    ],
)
def test_the_label_of_an_option(option: Option, of: str, label: Message) -> None:
    match = offering([option], of)
    ask = match.ask_of(0)
    assert ask is not None
    assert match.label(ask, option) == label


def test_the_words_of_a_question_hide_what_the_reader_cannot_see() -> None:
    def ask(g: Bare) -> Asking[Outcome]:
        yield Ask(0, "trade", (2, 3), source=2, args={"target": 4, "amount": 3, "mode": "fast", "opponent": 1})
        return None

    game = BareGame({"ask": ask}, {"deck": (0, [0, 1]), "hand-0": (1, [2, 3]), "table": (0b111, [4])})
    match = Match(game, 2)
    asked = match.ask_of(0)
    assert asked is not None
    common = {"seat": Seat(0), "target": message("card-ten"), "amount": 3, "mode": message("mode-fast")}
    common["opponent"] = Seat(1)
    assert match.prompt(asked, 0) == message("prompt-trade", source=message("card-queen"), **common)  # type: ignore[arg-type]
    for viewer in (1, 2):
        assert match.prompt(asked, viewer) == message("prompt-trade", source=message("hidden-card"), **common)  # type: ignore[arg-type]
        text = json.dumps(match.question_json(viewer))
        assert "queen" not in text
        assert "options" not in text
    assert "queen" in json.dumps(match.question_json(0))


class TalkingGame(BareGame):
    """Says why a card cannot be chosen, and whose eyes see it."""

    def why_not(self, g: Bare, ask: Ask, card: int) -> Message:
        return message("why-not", card=card, prompt=ask.prompt)

    def outlook(self, g: Bare, seat: int, card: int) -> tuple[Message, ...]:
        return (message("outlook", card=card, seat=Seat(seat)),)


def test_a_seat_is_told_about_the_cards_that_it_sees() -> None:
    def ask(g: Bare) -> Asking[Outcome]:
        yield Ask(0, "offer", (2,))
        return None

    match = Match(TalkingGame({"ask": ask}, {"deck": (0, [0, 1]), "hand-0": (1, [2, 3])}), 2)
    ids = match.state.ids
    chosen, other = match.about(0, ids[2]), match.about(0, ids[3])
    assert chosen is not None
    assert other is not None
    assert (chosen.why_not, chosen.outlook) == (None, (message("outlook", card=2, seat=Seat(0)),))
    assert other.why_not == message("why-not", card=3, prompt="offer")
    assert match.about(0, ids[0]) is None, "nobody sees the deck"
    assert match.about(1, ids[3]) is None, "the hand of another"
    assert match.about(2, ids[2]) is match.about(-1, ids[2]) is None, "whoever only watches"
    match.concede(1)
    assert match.about(0, ids[3]) is None, "nothing is asked any more"


def test_a_question_may_speak_of_another_seat() -> None:
    """`seat` is who is asked, unless the question says otherwise."""

    def ask(g: Bare) -> Asking[Outcome]:
        yield Ask(0, "rob", ("yes", "no"), "word", args={"seat": 1})
        return None

    match = Match(BareGame({"ask": ask}), 2)
    asked = match.ask_of(0)
    assert asked is not None
    assert match.prompt(asked, 0) == message("prompt-rob", seat=Seat(1))
    assert match.question_json(0)


def test_a_question_as_json() -> None:
    table = Table(board(hand_0=["duel", "guard", "miner"], hand_1=["dusk"]))
    table.answer(0, "action", "duel")
    table.answer(0, "duel-card", "guard")
    table.answer(1, "duel-card", "dusk")
    question = table.match.question_json(0)
    assert isinstance(question, dict)
    (ask,) = question["asks"]  # type: ignore[misc, union-attr]
    assert isinstance(ask, dict)
    assert (ask["prompt"], ask["group"], ask["suggest"], ask["of"]) == ("raise", "raise", "enough", "card")
    assert [option["message"]["key"] for option in ask["options"]] == ["card-miner", "option-enough"]  # type: ignore[index, union-attr, call-overload]
    for viewer in (1, 2):
        other = table.match.question_json(viewer)
        assert isinstance(other, dict)
        (hidden,) = other["asks"]  # type: ignore[misc, union-attr]
        assert set(hidden) == {"seat", "prompt", "args", "message", "answered"}  # type: ignore[arg-type]


def test_a_range_is_told_by_its_ends() -> None:
    match = offering(range(2, 9), "number")
    question = match.question_json(0)
    assert isinstance(question, dict)
    assert question["asks"][0]["range"] == [2, 8]  # type: ignore[index, call-overload]
    match = offering(range(0, 10, 5), "number")
    question = match.question_json(0)
    assert isinstance(question, dict)
    assert [option["id"] for option in question["asks"][0]["options"]] == ["0", "5"]  # type: ignore[index, union-attr, call-overload]


def test_everything_a_viewer_receives_is_json() -> None:
    table = Table(board(hand_0=["duel", "oracle"], hand_1=["tax"], row_0=["phoenix"]))
    table.answer(0, "action", "oracle")
    table.answer(0, "name", "tax")
    for viewer in (SHOW_ALL, 0, 1, 2):
        update = table.match.update(viewer)
        assert json.loads(json.dumps(update)) == update
        messages = table.match.messages(max(viewer, 0))
        assert [from_plain(json.loads(json.dumps(to_plain(said)))) for said in messages] == messages
    assert [event["kind"] for event in table.match.events(1)] == ["spell_played", "face_named", "card_discarded"]
    assert [event["kind"] for event in table.match.events(1, start=1)] == ["face_named", "card_discarded"]
    assert table.match.messages(1)[0].key == "event-spell-played"


def test_messages_do_not_care_how_they_were_built() -> None:
    assert message("m", a=1, b=2) == message("m", b=2, a=1) == Message("m", (("b", 2), ("a", 1)))
    with pytest.raises(ValueError, match="not a message"):
        from_plain({"seat": 1})
    with pytest.raises(ValueError, match="not a message's value"):
        from_plain({"key": "m", "args": {"a": None}})


# -- transcripts ------------------------------------------------------------------------------------------------------


def test_a_transcript_is_what_a_viewer_received() -> None:
    game = board(hand_0=["duel", "guard"], hand_1=["dusk", "miner"])
    match = Match(game, 2, seed=1)
    pages: dict[int, list[object]] = {viewer: [match.update(viewer)] for viewer in (SHOW_ALL, 0, 1, 2)}
    for seat, name in ((0, "duel"), (1, "dusk"), (0, "guard"), (0, "steal")):
        ask = match.ask_of(seat)
        assert ask is not None
        option = next(
            option
            for option in ask.options
            if (isinstance(option, int) and game.faces[match.state.faces[option]] == name)
            or (isinstance(option, tuple) and option[0] == name)
        )
        start = len(match.log)
        match.answer(option, seat)
        for viewer, received in pages.items():
            received.append(match.update(viewer, start))
    for viewer, received in pages.items():
        assert transcript(game, match.record(), viewer) == received
    assert "seed" not in json.dumps(pages[2])


def test_a_transcript_with_retracted_answers() -> None:
    def vote(g: Bare) -> Asking[Outcome]:
        votes = yield Together([Ask(s, "vote", ("a", "b"), "word") for s in range(2)])
        g.note(str(votes))
        return Next("vote")

    game = BareGame({"vote": vote})
    match = Match(game, 2)
    match.answer("a", 0)
    match.undo(0)
    match.answer("b", 0)
    match.answer("a", 1)
    pages = transcript(game, match.record(), 1)
    assert len(pages) == 5
    answered = [page["question"]["asks"][0]["answered"] for page in pages]  # type: ignore[index, call-overload]
    assert answered == [False, True, False, True, False]
    assert "'b'" in json.dumps(pages[-1]["view"])
    assert "'b'" not in json.dumps(pages[:-1])


# -- plain data -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Inner:
    x: int
    tags: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Outer:
    name: str
    one: Inner
    perhaps: Inner | None
    many: list[Inner]
    by_name: dict[str, Inner]
    pair: tuple[int, ...]
    option: int | str | tuple[int | str, ...]
    deep: list[list[int]]
    ratio: float = 0.5
    cache: list[int] = field(default_factory=list, compare=False, metadata={"transient": True})


def outer() -> Outer:
    return Outer("n", Inner(1), None, [Inner(2, ["a"])], {"k": Inner(3)}, (1, 2), ("a", 1), [[1], []], cache=[9])


def test_plain_data_goes_to_json_and_back() -> None:
    value = outer()
    data = json.loads(json.dumps(dump(value)))
    assert "cache" not in data
    again = load(Outer, data)
    assert again == value
    assert again.cache == []
    assert isinstance(again.pair, tuple)
    assert isinstance(again.option, tuple)
    assert again.one is not value.one
    value.perhaps = Inner(5)
    assert load(Outer, dump(value)) == value


def test_a_fingerprint_tells_states_apart_and_nothing_else() -> None:
    assert fingerprint(outer()) == fingerprint(outer())
    assert len(fingerprint(outer())) == 16
    other = outer()
    other.cache = [1, 2]
    assert fingerprint(other) == fingerprint(outer())
    other.many[0].tags.append("b")
    assert fingerprint(other) != fingerprint(outer())
    assert fingerprint(load(Outer, json.loads(json.dumps(dump(outer()))))) == fingerprint(outer())
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})
    assert canonical({"b": "ż", "a": [1, 2]}) == '{"a":[1,2],"b":"ż"}'


@pytest.mark.parametrize("bad", [{1, 2}, object(), lambda: 1, b"x", Inner, 1j, (x for x in ())])
def test_what_is_not_plain_is_refused(bad: object) -> None:
    for value in (bad, [bad], {"k": bad}, Inner(1, [bad])):  # type: ignore[list-item]
        with pytest.raises(NotPlain):
            dump(value)
        with pytest.raises(NotPlain):
            fingerprint(value)


def test_keys_are_words() -> None:
    with pytest.raises(NotPlain, match="1"):
        dump({1: 2})


def test_a_state_with_something_else_in_it_is_noticed_at_the_first_checkpoint() -> None:
    def cheat(g: Bare) -> Outcome:
        g.notes = [lambda: 1]  # type: ignore[list-item]
        return Next("idle")

    with pytest.raises(NotPlain):
        Match(BareGame({"cheat": cheat, "idle": idle}), 1)


def test_any_state_of_a_match_loads_as_it_was() -> None:
    game = SparksGame()
    for seed in range(5):
        match = Match(game, 2, seed=seed)
        while match.question is not None and match.number < 60:
            ask = match.asks[0]
            match.answer(ask.options[match.number % len(ask.options)], ask.seat)
            again = load(game.state, json.loads(json.dumps(dump(match.state))))
            assert again == match.state
            assert fingerprint(again) == fingerprint(match.state)


# -- a game -----------------------------------------------------------------------------------------------------------


def test_a_game_without_words_for_an_option_says_so() -> None:
    class Mute(BareGame):
        label = SparksGame.__mro__[1].label  # type: ignore[assignment]

    def ask(g: Bare) -> Asking[Outcome]:
        yield Ask(0, "ask", [("odd", 1)], "thing")
        return None

    match = Match(Mute({"ask": ask}), 1)
    asked = match.ask_of(0)
    assert asked is not None
    with pytest.raises(NotImplementedError, match=r"bare has no words for the option \('odd', 1\) of thing"):
        match.label(asked, ("odd", 1))


def test_what_a_game_need_not_say() -> None:
    variants: list[Options] = list(IDLE.variants())
    assert variants == [{}]
    assert IDLE.zones(2) is IDLE.zones(2)
    match = Match(IDLE, 3)
    assert IDLE.concede(match.state, 2) == Result((1, 1, 2), "conceded")
    IDLE.inspect(match.state)
