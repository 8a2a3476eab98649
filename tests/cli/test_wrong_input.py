"""Wrong input: one clear line on stderr, exit code 2, no traceback."""

import json
import subprocess
from pathlib import Path

import pytest
from tests.cli.running import COMMAND, ENVIRONMENT, refusal, run, run_piped

from stolik import __version__
from stolik.games import load
from stolik.table import Json, Match, State

NINES = "9" * 5000
"""More digits than Python reads at once."""


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("cards catan", "game: there is no game 'catan'; the games are: cardia"),
        ("play catan", "there is no game 'catan'"),
        ("simulate ../cardia", "there is no game '../cardia'"),
        ("play cardia --option deck=two", "deck: cardia has no such option"),
        ("play cardia --option guild=three", "guild: 'three' is not one of one, two"),
        ("play cardia --option locations=bazaar,mars", "locations: 'mars' is not one of"),
        ("play cardia --option guild", "option: 'guild' is not name=value"),
        ("play cardia --option guild=one --option guild=two", "option: 'guild' is given twice"),
        ("play cardia --seats 3", "seats: cardia is played with 2 seats, not 3"),
        ("play cardia --seat human", "seats: cardia is played with 2 seats, not 1"),
        (
            "play cardia --seat human --seat clever",
            "seat: 'clever' is not one of human, beginner, casual, strong, expert, random, greedy, search",
        ),
        ("play cardia --seat human --seat human --seats 3", "seats: 3 seats, but --seat names 2"),
        ("play cardia --hotseat --seat human", "hotseat: people sit in all seats already"),
        ("play cardia --wins 0", "wins: a series is played to 1 win or more, not 0"),
        ("play cardia --lang de", "lang: 'de' is not one of pl, en"),
        ("play cardia --save /nowhere/at/all.json", "/nowhere/at/all.json: cannot be written"),
        ("play cardia --seed x", "'--seed'"),
        ("simulate cardia --seats 4", "seats: cardia is played with 2 seats, not 4"),
        ("simulate cardia --matches 0", "'--matches'"),
        ("simulate cardia --jobs 0", "'--jobs'"),
        (
            "simulate cardia --bot clever",
            "bot: 'clever' is not one of beginner, casual, strong, expert, random, greedy, search",
        ),
        (
            "simulate cardia --bot random --bot random --bot greedy",
            "bot: one for all seats or one for each of 2, not 3",
        ),
        ("replay nowhere.json", "nowhere.json: No such file or directory"),
        (f"play keyforge --option chains={NINES}", "chains: seat 0: '999"),
        (f"play keyforge --option chains.{NINES}=1", "the seats are 0 to 1"),
        ("games --colour", "No such option: --colour"),
        ("dance", "No such command 'dance'"),
        ("play", "Missing argument"),
    ],
)
def test_one_line_says_what_is_wrong(arguments: str, line: str) -> None:
    assert line in refusal(*arguments.split())


def a_record() -> dict[str, Json]:
    match: Match[State] = Match(load("cardia"), 2, seed=1)
    for _ in range(4):
        ask = match.asks[0]
        match.answer(ask.options[0], ask.seat)
    return match.record().to_json()


def bad_entry(record: dict[str, Json]) -> None:
    record["entries"][2]["value"] = 31  # type: ignore[index, call-overload]


def no_seed(record: dict[str, Json]) -> None:
    del record["seed"]


def another_game(record: dict[str, Json]) -> None:
    record["game"] = "catan"


def wrong_hash(record: dict[str, Json]) -> None:
    record["hashes"][-1][1] = "0" * 16  # type: ignore[index, call-overload]


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (bad_entry, "damaged record: entry 2: "),
        (no_seed, "damaged record: the field 'seed'"),
        (another_game, "there is no game 'catan'"),
        (wrong_hash, "damaged record: entry "),
    ],
)
def test_a_damaged_record_is_named(damage: object, line: str, tmp_path: Path) -> None:
    record = a_record()
    damage(record)  # type: ignore[operator]
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record))
    assert line in refusal("replay", str(file))


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '"match"', '{"records": []}', '{"records": [7]}', "\x00"])
def test_a_file_that_is_no_record_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(text)
    assert str(file) in refusal("replay", str(file))


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    assert "directory" in refusal("replay", str(tmp_path))


@pytest.mark.parametrize(
    ("arguments", "line"), [(["--seat", "2"], "seat: '2' is not 0 or 1 or spectator"), (["--match", "2"], "match: ")]
)
def test_a_replay_refuses_what_the_record_does_not_have(arguments: list[str], line: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(a_record()))
    assert line in refusal("replay", str(file), *arguments)


def test_a_file_cannot_tell_the_terminal_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps({**a_record(), "options": {"\x1b]0;mine\x07\u202e": 1}}))
    assert "\\u001b]0;mine\\u0007\\u202e: cardia has no such option" in refusal("replay", str(file))


def test_a_number_that_nobody_means_ends_nothing(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(a_record()))
    assert "seat: '999" in refusal("replay", str(file), "--seat", NINES)
    assert NINES[:60] in run("replay", str(file), typed=f"{NINES}\ns {NINES}\nq\n")
    assert NINES[:60] in run("play", "cardia", typed=f"{NINES}\n? {NINES}\nq\n")
    assert NINES[:60] in run("play", "cardia", "--learn", typed=f"{NINES}\nq\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
def test_a_full_disk_is_named_in_one_line(tmp_path: Path) -> None:
    done = run_piped("play", "cardia", "--save", "/dev/full", typed="q\n")
    assert (done.returncode, done.stderr) == (2, "stolik: /dev/full: the record is not kept: No space left on device\n")
    with open("/dev/full", "w") as full:
        for arguments in (["games"], ["games", "--json"], ["cards", "vale"], ["--help"]):
            told = subprocess.run(
                [*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, check=False
            )
            assert (told.returncode, told.stderr) == (2, "stolik: [Errno 28] No space left on device\n"), arguments


def test_an_unfinished_match_is_not_shown_with_all_cards_open(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(a_record()))
    assert refusal("replay", str(file), "--seat", "all") == "seat: 'all' is not 0 or 1 or spectator"


def test_a_real_process_says_it_the_same_way() -> None:
    done = run_piped("play", "cardia", "--option", "guild=three")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "stolik: guild: 'three' is not one of one, two\n"


def test_help_names_the_commands_and_version_the_version() -> None:
    assert "simulate" in run("--help")
    assert run("--version").strip() == __version__


@pytest.mark.parametrize("command", ["games", "cards", "play", "simulate", "arena", "replay", "serve"])
def test_help_says_everything_that_is_written_for_it(command: str) -> None:
    """What stands in square brackets is taken for a colour and left out."""
    shown = " ".join(run(command, "--help").replace("│", " ").split())
    assert " ." not in shown
    if command in ("play", "simulate", "arena"):
        assert "(default: " in shown
