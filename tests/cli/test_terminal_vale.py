"""The Vale's table on a text screen."""

import random

import pytest
from rich.console import Console
from tests.cli.running import run
from tests.games.vale.board import Table, Tables

from stolik.cli.sitting import card_marks
from stolik.games import load
from stolik.table import SHOW_ALL, Match, State
from stolik.terminal import Reader, draw_table
from stolik.words import LANGUAGES

NAMES = ("Ania", "Bartek", "Celina", "Daniel")
SPECTATOR = 2


def shown(match: Match[State], viewer: int, width: int = 100, lang: str = "en") -> str:
    ask = match.ask_of(viewer) if viewer >= 0 else None
    marks = card_marks(match, ask) if ask else {}
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw_table(match.view(viewer), viewer, Reader(match.game, lang, NAMES), marks, width))
    return capture.get()


def seen(t: Table, viewer: int = 0) -> str:
    return shown(t.match, viewer)  # type: ignore[arg-type]


def line_with(drawn: str, *words: str) -> str:
    (line,) = [line for line in drawn.splitlines() if all(word in line for word in words)]
    return line


@pytest.fixture
def table() -> Tables:
    return Tables()


def test_the_hunt_lies_by_families_with_what_they_sell_for_and_whose_marker_is_where(table: Tables) -> None:
    t = table(step="hunt", hunt=["imp", "troll", "hydra", "surtr"]).choose("troll")
    drawn = seen(t, 1)
    assert line_with(drawn, "fire").split()[:2] == ["fire", "▲▲▲"]
    assert "3 Troll ↻ ‹Ania›" in line_with(drawn, "earth")
    assert " 1  " in line_with(drawn, "Imp")  # it can be picked
    assert "round 8/10 · hunt: Ania Bartek Bartek Ania" in drawn


def test_points_stones_and_creatures_of_everybody(table: Tables) -> None:
    t = table(
        hand=["surtr"], area=["agni", "hestia"], stones="rrbp", score=(30, 7), their_stones="b", their_area=["troll"]
    )
    mine, theirs = line_with(seen(t), "Ania", "━"), line_with(seen(t), "Bartek", "━")
    assert "★  30" in mine
    assert "▲▲■◆·· = 13 (6)" in mine
    assert "■··· = 3" in theirs
    assert "Area: 4 Agni ∞  0 Hestia ∞  ·  ·  ·  ·  ·  ·" in seen(t)
    assert seen(t).index("Bartek") < seen(t).rindex("Ania")


def test_the_hand_shows_prices_and_texts(table: Tables) -> None:
    t = table(hand=["odin", "imp"], area=["hippogriff"], their_hand=["ember"])
    assert "4(6) Odin ↻" in line_with(seen(t), "Active: If you have at most 5 cards")
    assert "0 Imp !↻" in seen(t)
    assert "Hand: 7 Ember !" in seen(t)  # everybody saw it being tamed
    assert "Instant: Score 7 points" not in seen(t)


def test_a_drawn_card_is_hidden_from_others(table: Tables) -> None:
    t = table(area=["griffon"], deck=["ember"], their_hand=["imp"]).resolve()
    assert "Ember" in seen(t, 0)
    for viewer in (1, SPECTATOR):
        assert "Ember" not in seen(t, viewer)
    assert "Ember" in seen(t, SHOW_ALL)


def test_what_waits_to_be_activated_is_marked(table: Tables) -> None:
    t = table(area=["nessie", "troll", "salamander"]).resolve().choose("nessie")
    assert "Troll ↻…" in seen(t)
    assert "Nessie ↻…" not in seen(t)
    assert "resolution: Ania Bartek" in seen(t)


@pytest.mark.parametrize("width", [60, 80, 100, 160])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_fits_the_width(width: int, lang: str) -> None:
    for seats in (2, 3, 4):
        match: Match[State] = Match(load("vale"), seats, {}, width)
        rng = random.Random(seats)
        while match.question is not None:
            if rng.random() < 0.03:
                assert max(map(len, shown(match, 0, width, lang).splitlines())) <= width
            match.answer(rng.choice(match.asks[0].options))
        assert max(map(len, shown(match, SHOW_ALL, width, lang).splitlines())) <= width


def test_a_whole_match_is_played_at_the_keyboard() -> None:
    played = run("play", "vale", "--seed", "3", "--lang", "en", typed="1\n" * 200)
    assert "round 10/10" in played or "60 points" in played
    assert "wins." in played
