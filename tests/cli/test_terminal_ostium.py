"""Ostium's table on a text screen."""

import random

import pytest
from rich.console import Console
from tests.cli.running import run
from tests.games.ostium.board import Table, Tables

from stolik.games import load
from stolik.table import SHOW_ALL, Match, State
from stolik.terminal import Reader, draw_table, where_is
from stolik.words import LANGUAGES

NAMES = ("Ania", "Bartek", "Celina")


def shown(match: Match[State], viewer: int, width: int = 120, lang: str = "en") -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw_table(match.view(viewer), viewer, Reader(match.game, lang, NAMES), {}, width))
    return capture.get()


def seen(t: Table, viewer: int = 0) -> str:
    return shown(t.match, viewer)  # type: ignore[arg-type]


@pytest.fixture
def table() -> Tables:
    return Tables()


def test_battlefields_face_each_other(table: Tables) -> None:
    t = table(
        attack=["magma-ram"], their_attack=["sparkling"], gates=[15, 7, 0], their_gates=[3, 15, 15], hand=["dripling"]
    )
    lines = seen(t).splitlines()
    theirs = next(line for line in lines if "Sparkling" in line)
    ours = next(line for line in lines if "Magma Ram" in line and line.startswith(" Attack row"))
    assert theirs.index("2/1 Sparkling") == ours.index("6/4 Magma Ram"), "one column"
    gates = [line.split() for line in lines if line.startswith(" Gates")]
    assert gates == [["Gates", "▣", "3", "▣", "15", "▣", "15"], ["Gates", "▣", "15", "▣", "7", "▣", "×"]]


def test_what_a_charge_would_do_is_told_beforehand(table: Tables) -> None:
    t = table(attack=["magma-ram"], their_attack=["sparkling"], hand=["dripling"])
    assert "→ Magma Ram 6 = 4 + 2 │ Sparkling 1×, ▣ −5 → 10 │ ▣ −6 → 9" in seen(t)


def test_hands_of_others_stay_hidden(table: Tables) -> None:
    t = table(hand=["dripling"], their_hand=["acornling"])
    assert "Acornling" not in seen(t)
    assert "Dripling" in seen(t)
    assert "Dripling" not in seen(t, 1)


def test_two_cards_of_a_name_are_told_apart(table: Tables) -> None:
    t = table(attack=["dripling"], defence=[None, "dripling"], hand=["zapling"])
    reader = Reader(load("ostium"), "en", NAMES)
    places = [where_is(t.match.view(0), t.g.ids[card], reader) for card in t.g.slots if card >= 0]
    assert places == ["attack row, left", "defence row, middle"]


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_can_be_drawn(seats: int, lang: str) -> None:
    rng = random.Random(seats)
    match: Match[State] = Match(load("ostium"), seats, {}, seats)
    for number in range(150):
        if match.question is None:
            break
        if number % 15 == 0:
            for viewer in (*range(seats + 1), SHOW_ALL):
                assert "Ostium" in shown(match, viewer, rng.choice([60, 100, 160]), lang)
        ask = match.asks[0]
        match.answer(rng.choice(ask.options), ask.seat)


def test_a_match_in_the_terminal() -> None:
    played = run(
        "play", "ostium", "--seed", "3", "--lang", "en", "--seat", "human", "--seat", "random", typed="1\n" * 6 + "q\n"
    )
    assert "Ostium" in played
