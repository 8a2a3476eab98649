"""`stolik play`: whole matches in the terminal, typed line by line."""

import json
import re
from pathlib import Path
from typing import cast

import pytest
from tests.cli.running import ENVIRONMENT, run, run_in_terminal, run_piped

from stolik.games import load
from stolik.table import Match, Record, State


def saved_match(file: Path) -> Match[State]:
    return Match.replay(load("cardia"), Record.from_json(json.loads(file.read_text("utf-8"))))


# -- whole matches -----------------------------------------------------------------------------------------------------


def test_a_whole_match_in_a_real_terminal(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    shown, status = run_in_terminal(
        "play", "cardia", "--seed", "3", "--lang", "pl", "--save", str(file), typed="1\n" * 80
    )
    assert status == 0, shown
    assert "\x1b[" in shown  # in colour
    assert "Wygrywa" in shown
    assert "Traceback" not in shown
    match = saved_match(file)
    assert match.result is not None
    assert {entry.seat for entry in match.entries} == {0, 1}


def test_a_whole_match_with_piped_answers() -> None:
    done = run_piped("play", "cardia", "--seed", "3", "--lang", "en", "--option", "guild=two", typed="1\n" * 80)
    assert (done.returncode, done.stderr) == (0, "")
    assert "wins." in done.stdout


@pytest.mark.parametrize("width", [80, 100])
def test_the_table_fits_the_screen(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.cli.running.ENVIRONMENT", {**ENVIRONMENT, "COLUMNS": str(width)})
    done = run_piped("play", "cardia", "--seed", "5", "--lang", "pl", "--option", "academy=two", typed="1\n" * 80)
    assert done.returncode == 0
    assert max(len(line) for line in done.stdout.splitlines()) <= width


def test_bots_play_alone_while_we_watch() -> None:
    shown = run("play", "cardia", "--seat", "random", "--seat", "greedy", "--seed", "2", "--lang", "en")
    assert "Random bot" in shown
    assert "Greedy bot" in shown
    assert "Reason:" in shown


def test_a_series_goes_on_until_somebody_has_two_wins(tmp_path: Path) -> None:
    file = tmp_path / "series.json"
    seats = ("--seat", "greedy", "--seat", "random")
    shown = run("play", "cardia", *seats, "--wins", "2", "--seed", "1", "--lang", "en", "--save", str(file))
    assert "Greedy bot wins the series." in shown
    saved = json.loads(file.read_text("utf-8"))
    assert saved["series"]["wins"] == 2
    assert len(saved["records"]) == len(saved["series"]["results"]) >= 2
    assert len({record["seed"] for record in saved["records"]}) == len(saved["records"])


# -- at the keyboard ---------------------------------------------------------------------------------------------------


def typed(*lines: str, options: tuple[str, ...] = ()) -> str:
    """What is shown to seat 0, against a bot, that types these lines and leaves."""
    return run("play", "cardia", "--seed", "3", "--lang", "en", *options, typed="".join(f"{line}\n" for line in lines))


def test_the_hand_shows_what_the_cards_do_and_what_to_type() -> None:
    shown = typed("q")
    assert re.search(r"1 +11 ▲ +Clockmaker +Give \+3 influence", shown)
    assert "You leave the table before the end." in shown


def test_a_card_is_explained_on_demand() -> None:
    shown = typed("? 3", "? djinn", "q")
    assert "Judge: You win every tied encounter" in shown
    assert "Mechanical Djinn: " in shown


@pytest.mark.parametrize(
    ("line", "reply"),
    [
        ("9", "There is no option 9."),
        ("0", "There is no option 0."),
        ("? 9", "There is no option 9."),
        ("? unicorn", "No card is called “unicorn”."),
        ("dance", "I do not understand “dance”."),
        ("u", "Your last answer can no longer be taken back."),
        ("u 3", "I do not understand “u 3”."),
        ("?", "take your last answer back"),
        ("l", "Nothing has happened yet."),
    ],
)
def test_what_is_typed_wrong_changes_nothing(line: str, reply: str) -> None:
    shown = typed(line, "q")
    assert reply in shown
    assert shown.count("Choose your card") == 1


def test_conceding_asks_first() -> None:
    assert "You leave" in typed("c", "n", "q")
    shown = typed("c", "y")
    assert "Casual bot wins." in shown
    assert "You leave" not in shown


def test_the_end_of_the_input_leaves_the_table_and_keeps_the_match(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    shown = typed("1", options=("--save", str(file)))
    assert "You leave the table" in shown
    match = saved_match(file)
    assert match.result is None
    assert match.entries


# -- hot-seat ----------------------------------------------------------------------------------------------------------


def hotseat(*lines: str, options: tuple[str, ...] = ()) -> str:
    arguments = ("play", "cardia", "--hotseat", "--seed", "3", "--lang", "en", *options)
    return run(*arguments, typed="".join(f"{line}\n" for line in lines))


def test_the_screen_is_handed_over_before_another_hand_is_shown() -> None:
    shown = hotseat("", "1", "", "q")
    first, second = shown.split("Hand the keyboard to Player 2")
    assert "Hand the keyboard to Player 1" in first
    assert "Clockmaker" in first
    assert "Inventor" not in first
    assert "Inventor" in second
    assert "Clockmaker" not in second


def test_an_answer_is_taken_back_before_the_screen_is_handed_over(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    shown = hotseat("", "1", "u", "2", "", "q", options=("--save", str(file)))
    assert shown.count("Player 1 Choose your card") == 2
    kinds = [(entry.kind, entry.seat) for entry in saved_match(file).entries]
    assert kinds == [("answer", 0), ("retract", 0), ("answer", 0)]


def test_in_a_terminal_the_screen_is_wiped_at_the_hand_over() -> None:
    shown, status = run_in_terminal("play", "cardia", "--hotseat", "--seed", "3", "--lang", "en", typed="\n1\n\nq\n")
    assert status == 0
    before, after = shown.split("Hand the keyboard to Player 2")
    assert "\x1b[3J" in before[-40:]
    assert "\x1b[3J" in after


def test_a_step_of_a_card_can_be_undone(tmp_path: Path) -> None:
    """The Inventor loses to the Djinn and asks twice; the first answer is taken back at the second question."""
    file = tmp_path / "match.json"
    seed, opening = a_deal_for_the_inventor()
    lines = ["", *opening, "1", "u", "2", "q"]
    arguments = ("play", "cardia", "--hotseat", "--seed", str(seed), "--lang", "en", "--save", str(file))
    shown = run(*arguments, typed="".join(f"{line}\n" for line in lines))
    assert "The last move is taken back." in shown
    assert "(Player 1, encounter 1)" in shown
    kinds = [entry.kind for entry in saved_match(file).entries]
    assert kinds == ["answer"] * 5 + ["undo", "answer"]


def a_deal_for_the_inventor() -> tuple[int, list[str]]:
    """A seed, and what to type until the Inventor asks: a round without questions, then Inventor against Djinn."""
    game = load("cardia")

    def number(match: Match[State], seat: int, face: str) -> int:
        ask = match.ask_of(seat)
        hand = [] if ask is None else [game.faces[match.state.faces[cast(int, card)]] for card in ask.options]
        return hand.index(face) if face in hand else -1

    for seed in range(500):
        match: Match[State] = Match(game, 2, seed=seed)
        if number(match, 0, "surgeon") < 0 or number(match, 0, "inventor") < 0 or number(match, 1, "djinn") < 0:
            continue
        typed = []
        for ours, theirs in (("surgeon", "magistra"), ("inventor", "djinn")):
            places = number(match, 0, ours), number(match, 1, theirs)
            if -1 in places:
                break
            for seat, place in enumerate(places):
                ask = match.ask_of(seat)
                assert ask is not None
                match.answer(ask.options[place], seat)
                typed += [str(place + 1), ""]
        else:
            return seed, typed
    raise AssertionError("no such deal")
