"""Mysthea's table on a text screen."""

import random

import pytest
from rich.console import Console
from tests.cli.running import run
from tests.games.mysthea.board import Table, Tables

from stolik.cli.sitting import card_marks
from stolik.games import load
from stolik.table import SHOW_ALL, Match, State
from stolik.terminal import Reader, draw_table
from stolik.words import LANGUAGES

NAMES = ("Ania", "Bartek", "Celina", "Daniel", "Ewa")


def shown(match: Match[State], viewer: int, width: int = 110, lang: str = "en") -> str:
    ask = match.ask_of(viewer) if viewer >= 0 else None
    marks = card_marks(match, ask) if ask else {}
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw_table(match.view(viewer), viewer, Reader(match.game, lang, NAMES), marks, width))
    return capture.get()


def seen(t: Table, viewer: int = 0) -> str:
    return shown(t.match, viewer)  # type: ignore[arg-type]


@pytest.fixture
def table() -> Tables:
    return Tables()


def test_regions_with_their_forces_and_what_they_pay(table: Tables) -> None:
    t = table(at="tree-forest", units={"tree-forest": "cgf"}, their_units={"tree-forest": "c"}, track=("forest",))
    drawn = seen(t)
    assert "forest (2)" in drawn
    assert "Ania ♛▴■♜ 8" in drawn
    assert "Bartek ▴ 1" in drawn
    assert "☠ Utcoro 10" in drawn


def test_what_everybody_has(table: Tables) -> None:
    t = table(energy=7, experience=3, glory=[12, 4], charged=False, upgrades=["c019"], hand=["c001"])
    drawn = seen(t)
    assert "◇I  ★ 12" in drawn
    assert "⚡ 7  ✦ 3 (? 1)" in drawn
    assert "2 Chosen +2 strength" in drawn
    assert "Move your Chosen to any region" in drawn


def test_a_battle(table: Tables) -> None:
    t = table(units={"volcano-river": "c"}, hand=["c001"], their_hand=["c030", "c002"])
    t.choose("battle volcano-river").orders("c001", "c030")
    drawn = seen(t, 1)
    assert "attack 2" in drawn
    assert "retreat 3" in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100, 200])
def test_every_table_can_be_drawn(lang: str, width: int) -> None:
    for seats in (2, 5):
        match: Match[State] = Match(load("mysthea"), seats, {"start": "drafted"}, width)
        rng = random.Random(width)
        while match.question is not None:
            ask = match.asks[0]
            if match.number % 90 == 0:
                for viewer in (0, seats, SHOW_ALL):
                    assert shown(match, viewer, width, lang).strip()
            match.answer(rng.choice(ask.options), ask.seat)
        assert shown(match, SHOW_ALL, width, lang).strip()


def test_it_can_be_played() -> None:
    played = run("play", "mysthea", "--seed", "3", "--lang", "en", typed="1\n" * 40 + "q\n")
    assert "Place your Chosen" in played


@pytest.mark.parametrize(
    ("lang", "said"),
    [("pl", "W tej partii Wybrańcy nie mają zdolności."), ("en", "In this match the Chosen have no abilities.")],
)
def test_what_a_match_is_played_without(table: Tables, lang: str, said: str) -> None:
    """Cards say what is printed on them, so the table says what of it does not hold."""
    assert said in shown(table(behaviours=False).match, 0, lang=lang)  # type: ignore[arg-type]
    assert said not in shown(table(chosen=["anuth", "telron"]).match, 0, lang=lang)  # type: ignore[arg-type]
