"""What is drawn on the screen: Cardia's table, the tree for any other game, and the words around it."""

import random
from collections.abc import Mapping
from typing import cast

import pytest
from rich.console import Console, RenderableType
from tests.cli.running import run

import stolik.terminal
from stolik.cli.sitting import card_marks, result_lines
from stolik.games import load
from stolik.games.cardia.state import Cardia, Coming
from stolik.games.cardia.zones import HAND
from stolik.table import Match, Result, State
from stolik.terminal import Reader, draw_table
from stolik.terminal.reader import terminal_words
from stolik.terminal.tree import draw_tree
from stolik.words import LANGUAGES


def screen(drawing: RenderableType, width: int = 100) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(drawing)
    return capture.get()


def shown(match: Match[State], viewer: int, marks: Mapping[int, str] | None = None, width: int = 100) -> str:
    reader = Reader(match.game, "en", ("Ania", "Bartek"))
    return screen(draw_table(match.view(viewer), viewer, reader, marks or {}, width), width)


def after(rounds: int, options: dict[str, object] | None = None, seed: int = 1) -> Match[State]:
    """Cardia after some rounds of random play."""
    match: Match[State] = Match(load("cardia"), 2, options, seed)
    rng = random.Random(seed)
    while match.question is not None and cast(Cardia, match.state).round <= rounds:
        ask = match.asks[0]
        match.answer(rng.choice(ask.options), ask.seat)
    return match


def names(match: Match[State], zone: int) -> set[str]:
    reader = Reader(match.game, "en")
    return {reader.title(match.game.faces[match.state.faces[card]]) for card in match.state.zones[zone]}


def test_the_viewers_side_is_below_and_only_their_hand_is_shown() -> None:
    match = after(0)
    for seat, name in enumerate(("Ania", "Bartek")):
        drawn = shown(match, seat)
        assert drawn.rindex(name) > drawn.rindex(("Bartek", "Ania")[seat])
        assert all(card in drawn for card in names(match, HAND + seat))
        assert not any(card in drawn for card in names(match, HAND + 1 - seat) - names(match, HAND + seat))


def test_spectators_see_no_hand_and_show_all_sees_both() -> None:
    match = after(0)
    both = names(match, HAND) | names(match, HAND + 1)
    assert not any(card in shown(match, 2) for card in both)
    assert all(card in shown(match, -1) for card in both)


@pytest.mark.parametrize("width", [60, 80, 100, 160])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_fits_the_width(width: int, lang: str) -> None:
    for seed in range(6):
        match = after(9, {"academy": "two", "guild": "two"}, seed)
        reader = Reader(match.game, lang)
        drawn = screen(draw_table(match.view(-1), -1, reader, {}, width), width)
        assert max(map(len, drawn.splitlines())) <= width
        assert "…" not in drawn or width < 80


def test_cards_that_can_be_picked_carry_their_number() -> None:
    match = after(0)
    ask = match.asks[0]
    marks = card_marks(match, ask)
    assert sorted(marks.values()) == ["1", "2", "3", "4", "5"]
    title = Reader(match.game, "en").title(match.game.faces[match.state.faces[cast(int, ask.options[2])]])
    assert any(title in line and " 3 " in line for line in shown(match, ask.seat, marks).splitlines())


def test_modifiers_tokens_and_signets_lie_on_the_cards() -> None:
    match = after(2)
    g = cast(Cardia, match.state)
    card = g.zones[6][0]
    g.modifiers[card] = 3
    g.tokens.append(card)
    g.announced[0] = 2
    drawn = shown(match, 0)
    assert f"{g.influence(card)} {g.influence(card) - 3}+3 ∞" in drawn
    assert "▼●●" in drawn
    assert "▲●●" in shown(match, 1)


def test_what_waits_for_the_next_card_is_said() -> None:
    match = after(1)
    g = cast(Cardia, match.state)
    g.coming[1] = Coming(modifier=-5, librarians=1, engineers=1, blackmail=["guild"])
    g.foretold = [1]
    line = " ".join(shown(match, 0).split())
    assert "places the next card face up" in line
    assert "next card: -5, +2 or −2 after the reveal, +5 after the abilities, Guild or two cards" in line


def test_in_the_foggy_swamp_only_the_owner_sees_the_face_down_card() -> None:
    match = after(1, {"locations": ["foggy-swamp"]})
    g = cast(Cardia, match.state)
    mine = Reader(match.game, "en").title(match.game.faces[g.faces[g.zones[4][0]]])
    assert "Foggy Swamp" in shown(match, 0)
    assert mine in shown(match, 0)
    assert "face down" in shown(match, 1)


def test_any_game_is_drawn_as_a_tree() -> None:
    match = after(1)
    ask = match.asks[0]
    reader = Reader(match.game, "en")
    drawn = screen(draw_tree(match.view(0), reader, card_marks(match, ask)))
    assert all(card in drawn for card in names(match, HAND))
    assert "?, ?, ?, ?, ?" in drawn
    assert " 5 " in drawn


def test_a_game_without_a_drawing_of_its_own_is_playable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stolik.terminal, "_drawing", lambda game, name: None)
    played = run("play", "cardia", "--seed", "3", "--lang", "en", typed="1\n" * 80)
    assert "encounters" in played
    assert "wins." in played


@pytest.mark.parametrize(
    ("result", "lines"),
    [
        (Result((2, 1), "djinn"), ["Bartek wins."]),
        (Result((1, 1), "no-card"), ["The match is a draw."]),
        (Result((0, 0), "aborted"), []),
        (Result((2,), "conceded"), []),
        (Result((1, 2, 1), "conceded"), ["Shared victory: Ania and Celina."]),
    ],
)
def test_the_result_in_words(result: Result, lines: list[str]) -> None:
    said = result_lines(result, Reader(load("cardia"), "en", ("Ania", "Bartek", "Celina")))
    assert said[: len(lines)] == lines
    assert said[len(lines)].startswith("Reason: ")


def test_among_several_everybody_hears_their_place() -> None:
    said = result_lines(
        Result((3, 1, 2), "conceded", (4, 9, 7)), Reader(load("cardia"), "en", ("Ania", "Bartek", "Celina"))
    )
    assert said[-3:] == ["Ania: 3rd place (4)", "Bartek: 1st place (9)", "Celina: 2nd place (7)"]


def test_the_terminals_own_words_are_complete() -> None:
    words = terminal_words()
    assert words.problems() == []
    assert words.keys("pl") == words.keys("en")
