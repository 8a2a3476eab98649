"""Options per seat, switches, and texts that the game reads."""

import pytest
from tests.table.bare import Bare, BareGame

from stolik.table import Asking, BadOption, BadText, Choice, Outcome, PerSeat, Subset, Switch, Text


def read_deck(text: str) -> str:
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() not in ("ace", "king", ""):
            raise BadText(number, f"{line!r} is no card")
    return text.strip()


def step(g: Bare) -> Asking[Outcome]:
    yield from ()
    return None


GAME = BareGame(
    {"step": step},
    options=(
        Switch("fog"),
        Text("deck", read_deck, "ace"),
        PerSeat(Choice("hero", ("bold", "wise"), "bold")),
        PerSeat(Text("list", read_deck)),
        PerSeat(Subset("gear", ("rope", "lamp"), ("rope",))),
    ),
)


def test_defaults_are_for_every_seat() -> None:
    assert GAME.check_options({}, 3) == {
        "fog": False,
        "deck": "ace",
        "hero": ["bold"] * 3,
        "list": [""] * 3,
        "gear": [["rope"]] * 3,
    }


def test_each_seat_has_its_own() -> None:
    given = {"fog": True, "hero": ["wise", "bold"], "list": ["ace\nking", ""], "gear": [["lamp", "rope"], []]}
    checked = GAME.check_options(given, 2)
    assert checked["hero"] == ["wise", "bold"]
    assert checked["gear"] == [["rope", "lamp"], []]
    assert GAME.check_options(checked, 2) == checked


@pytest.mark.parametrize(
    ("given", "name", "says"),
    [
        ({"fog": 1}, "fog", "neither true nor false"),
        ({"fog": "yes"}, "fog", "neither true nor false"),
        ({"deck": 3}, "deck", "not a text"),
        ({"deck": "ace\nking\nqueen"}, "deck", "line 3: 'queen' is no card"),
        ({"deck": "x" * 20_000}, "deck", "at most 10000"),
        ({"hero": "bold"}, "hero", "not a list with a value for each of the 2 seats"),
        ({"hero": ["bold"]}, "hero", "it has 1 values; there are 2 seats"),
        ({"hero": ["bold", "mad"]}, "hero", "seat 1: 'mad' is not one of bold, wise"),
        ({"list": ["", "ace\njoker"]}, "list", "seat 1: line 2: 'joker' is no card"),
        ({"hero": [["bold"], {}]}, "hero", "seat 0"),
    ],
)
def test_a_bad_value_is_named(given: dict[str, object], name: str, says: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.check_options(given, 2)
    assert error.value.field == name
    assert says in error.value.problem


def test_options_describe_themselves() -> None:
    kinds = {spec.name: spec.schema()["kind"] for spec in GAME.options}
    assert kinds == {"fog": "switch", "deck": "text", "hero": "seats", "list": "seats", "gear": "seats"}
    assert GAME.options[2].schema()["each"] == {
        "name": "hero",
        "kind": "choice",
        "values": ["bold", "wise"],
        "default": "bold",
    }


def test_options_fit_another_number_of_seats() -> None:
    checked = GAME.check_options({"fog": True, "hero": ["wise", "bold"]}, 2)
    assert GAME.fit_options(checked, 3)["hero"] == ["wise", "bold", "bold"]
    assert GAME.fit_options(checked, 1)["hero"] == ["wise"]
    assert GAME.fit_options(checked, 3)["fog"] is True
    assert GAME.check_options(GAME.fit_options(checked, 3), 3) == GAME.fit_options(checked, 3)
