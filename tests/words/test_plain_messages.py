"""Messages as data: equality, and the JSON form that transcripts and the protocol carry."""

import json

import pytest

from stolik.table.message import Message, Seat, Value, from_plain, message, to_plain

ATTACK = message(
    "event-damage-dealt",
    amount=3,
    key="a nickname",
    seat=Seat(1),
    target=message("creature-troll", owner=Seat(0)),
    wards=(message("ward"), message("ward", n=2)),
)


@pytest.mark.parametrize("sent", [message("draw"), ATTACK, message("nobody", list=())])
def test_a_message_survives_json(sent: Message) -> None:
    assert from_plain(json.loads(json.dumps(to_plain(sent)))) == sent


def test_the_json_form_is_readable() -> None:
    assert to_plain(message("hit", by=Seat(0), n=2, what=(message("troll"),))) == {
        "key": "hit",
        "args": {"by": {"seat": 0}, "n": 2, "what": [{"key": "troll", "args": {}}]},
    }


def test_the_order_of_arguments_does_not_matter() -> None:
    move = message("move", source=1, target=2)
    assert message("move", target=2, source=1) == move
    assert Message("move", (("target", 2), ("source", 1))) == move
    assert from_plain({"key": "move", "args": {"target": 2, "source": 1}}) == move


def test_a_message_can_be_a_dictionary_key() -> None:
    assert {ATTACK: 1}[from_plain(to_plain(ATTACK))] == 1


def test_text_and_number_stay_what_they_are() -> None:
    values: list[Value] = [7, "7", Seat(7)]
    assert [from_plain(to_plain(message("x", v=value))).args[0][1] for value in values] == values


@pytest.mark.parametrize(
    "data",
    [
        None,
        "draw",
        {"seat": 1},
        {"key": "draw"},
        {"key": 1, "args": {}},
        {"key": "draw", "args": {"n": 1.5}},
        {"key": "draw", "args": {"who": {"seat": "Ania"}}},
        {"key": "draw", "args": {"list": ["bare text"]}},
    ],
)
def test_other_data_is_no_message(data: object) -> None:
    with pytest.raises(ValueError, match="not a message"):
        from_plain(data)
