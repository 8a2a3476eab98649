"""`stolik arena` as it is typed."""

import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from tests.cli.running import COMMAND, ENVIRONMENT, refusal, run, run_json

CARDIA = ("arena", "cardia", "--bots", "random,greedy:1", "--no-plots")
RAY = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")


def results(told: Any) -> Any:
    """Without what depends on the machine."""
    for one in told["standings"]:
        del one["seconds"]
    return told


def test_it_prints_who_is_better_and_how_sure_that_is(tmp_path: Path) -> None:
    out = tmp_path / "results"
    shown = run(*CARDIA, "--matches", "4", "--out", str(out))
    assert "cardia, 2 seats, 4 matches" in shown
    assert "95 %" in shown
    assert (out / "seats.parquet").exists()
    told = run_json(*CARDIA, "--matches", "4", "--out", str(out))
    assert told["matches"] == 4
    assert {one["bot"] for one in told["standings"]} == {"random", "greedy:1"}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--bots", "random,random"), "bots: random is named twice"),
        (("--bots", "random"), "it takes two to compare; name another bot"),
        (("--bots", ","), "nobody plays"),
        (("--bots", "random,nobody"), "'nobody' is not one of beginner"),
        (("--bots", "random,search:0"), "search:0"),
        (("--bots", "random,greedy:-1"), "greedy:-1"),
        (("--bots", "random,fickle:7"), "fickle:7"),
        (("--bots", "random,fickle:nan"), "fickle:nan"),
        (("--matches", "0"), "--matches"),
        (("--matches", "-1"), "--matches"),
        (("--matches", "1000000000000"), "--matches"),
        (("--workers", "0"), "--workers"),
        (("--workers", "999"), "--workers"),
        (("--seed", "99999999999999999999"), "--seed"),
        (("--seats", "3"), "played with 2 seats, not 3"),
        (("--option", "guild=three"), "'three' is not one of one, two"),
        (("--ray", "cardia"), "ray: 'cardia' is no address"),
        (("--ray", "here:there"), "ray: 'here:there' is no address"),
        (("--ray", "localhost:99999"), "ray: 'localhost:99999' is no address"),
    ],
)
def test_what_cannot_be_meant_is_refused_in_one_line(wrong: tuple[str, ...], said: str) -> None:
    assert said in refusal(*CARDIA, *wrong)


def test_an_address_before_the_game_is_not_taken_for_it() -> None:
    assert "--ray alone" in refusal("arena", "--ray", "cardia", "--bots", "random,greedy:1")


# -- a bot of one's own -----------------------------------------------------------------------------------------------

OWN = """
from stolik.bots import Bot


class First(Bot):
    level = "first"

    def choose(self, chair):
        return chair.options[0]


class Last(First):
    def choose(self, chair):
        return chair.options[-1]


class Odd(First):
    def choose(self, chair):
        return "nonsense"


class Choosy(First):
    def __init__(self, seed):
        if str(seed).startswith("1-"):
            raise ValueError("not that deal")


class Sleepy:
    def __init__(self, seed):
        pass
"""


def typed_in(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*COMMAND, *words], capture_output=True, text=True, cwd=folder, env=ENVIRONMENT, check=False, timeout=120
    )


def test_a_bot_of_ones_own_plays_too(tmp_path: Path) -> None:
    """By module and class, from the folder in which the command is given; with any number of workers the same."""
    (tmp_path / "mine.py").write_text(OWN, "utf-8")
    told = []
    for workers in ("1", "2"):
        words = ("arena", "cardia", "--bots", "mine.First,random", "--matches", "6", "--workers", workers, "--json")
        done = typed_in(tmp_path, *words, "--no-plots", "--out", f"out{workers}")
        assert done.returncode == 0, done.stderr
        told.append(results(json.loads(done.stdout)))
    assert told[0] == told[1]
    assert {one["bot"] for one in told[0]["standings"]} == {"mine.First", "random"}
    assert typed_in(tmp_path, "simulate", "cardia", "--matches", "2", "--bot", "mine.First").returncode == 0


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("mine.Nobody", "mine.Nobody cannot be made (AttributeError)"),
        ("yours.First", "yours.First cannot be made (ModuleNotFoundError)"),
        ("broken.First", "broken.First cannot be made (SyntaxError)"),
        ("mine.Sleepy", "mine.Sleepy is no bot"),
        (".First", ".First cannot be made"),
        ("mine.First:3", "mine.First:3 cannot be made"),
    ],
)
def test_what_is_no_bot_of_ones_own_is_refused_in_one_line(tmp_path: Path, bot: str, said: str) -> None:
    (tmp_path / "mine.py").write_text(OWN, "utf-8")
    (tmp_path / "broken.py").write_text("class First(:", "utf-8")
    done = typed_in(tmp_path, "arena", "cardia", "--bots", f"{bot},random")
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr


@pytest.mark.parametrize("where", [("--workers", "1"), ("--workers", "2"), pytest.param(("--ray",), marks=RAY)])
def test_what_a_bot_of_ones_own_does_wrong_is_told(tmp_path: Path, where: tuple[str, ...]) -> None:
    (tmp_path / "mine.py").write_text(OWN, "utf-8")
    done = typed_in(tmp_path, "arena", "cardia", "--bots", "mine.Odd,random", "--matches", "2", "--json", *where)
    assert done.returncode == 2
    said = done.stderr.splitlines()[-1]
    assert re.search(r"^stolik: bots: mine.Odd in seat \d of deal 0: IllegalAnswer at .*'nonsense' is not", said)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "where",
    [
        ("arena", "--workers", "1"),
        ("arena", "--workers", "2"),
        pytest.param(("arena", "--ray"), marks=RAY),
        ("simulate", "--jobs", "1"),
        ("simulate", "--jobs", "2"),
    ],
)
def test_a_bot_that_cannot_be_made_where_it_plays_is_told_in_one_line(tmp_path: Path, where: tuple[str, ...]) -> None:
    """On a cluster its module may not be there."""
    (tmp_path / "mine.py").write_text(OWN, "utf-8")
    command, *how = where
    who = ("--bots", "mine.Choosy,random") if command == "arena" else ("--bot", "mine.Choosy")
    done = typed_in(tmp_path, command, "cardia", *who, "--matches", "4", "--json", *how)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[-1] == "stolik: bot: mine.Choosy cannot be made (ValueError): not that deal"
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_it_does_wrong_is_told_in_a_simulation_too(tmp_path: Path, jobs: str) -> None:
    (tmp_path / "mine.py").write_text(OWN, "utf-8")
    done = typed_in(tmp_path, "simulate", "cardia", "--bot", "mine.Odd", "--matches", "2", "--json", "--jobs", jobs)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.search(r"^stolik: bot: mine.Odd in seat \d of deal \d: IllegalAnswer at .*'nonsense' is not", done.stderr)
    assert len(done.stderr.splitlines()) == 1, done.stderr


def test_a_narrow_screen_shows_whole_names(tmp_path: Path) -> None:
    """Two bots of one module begin alike."""
    (tmp_path / "my_own_bots.py").write_text(OWN, "utf-8")
    words = ("arena", "cardia", "--bots", "my_own_bots.First,my_own_bots.Last", "--matches", "2")
    narrow = {**ENVIRONMENT, "COLUMNS": "80"}
    done = subprocess.run([*COMMAND, *words], capture_output=True, text=True, cwd=tmp_path, env=narrow, check=True)
    assert "…" not in done.stdout


# -- the folder of results --------------------------------------------------------------------------------------------


def journal_of(folder: Path) -> Path:
    run(*CARDIA, "--matches", "4", "--out", str(folder))
    return folder / "matches.jsonl"


def test_a_folder_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine", "utf-8")
    assert f"folder: {file}" in refusal(*CARDIA, "--matches", "2", "--out", str(file))
    assert "folder: " in refusal(*CARDIA, "--matches", "2", "--out", str(file / "results"))
    (tmp_path / "odd" / "matches.jsonl").mkdir(parents=True)
    assert "folder: " in refusal(*CARDIA, "--matches", "2", "--out", str(tmp_path / "odd"))
    assert file.read_text("utf-8") == "mine"


def test_a_table_that_cannot_be_written_is_told_and_no_match_lost(tmp_path: Path) -> None:
    (tmp_path / "rates.csv").mkdir()
    said = refusal(*CARDIA, "--matches", "2", "--out", str(tmp_path), "--json")
    assert str(tmp_path / "rates.csv") in said
    assert len((tmp_path / "matches.jsonl").read_text("utf-8").splitlines()) == 1 + 2


def test_pictures_that_cannot_be_drawn_are_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    words = ("arena", "cardia", "--bots", "random,greedy:1", "--matches", "2")
    assert "--no-plots" in refusal(*words, "--out", str(tmp_path))
    assert not any(tmp_path.iterdir())
    assert run_json(*words, "--no-plots", "--out", str(tmp_path))["matches"] == 2
    assert run_json(*words)["matches"] == 2


@pytest.mark.parametrize("told", ["hello\n", "[1]\n", '{"a": 1}\n', "\0" * 50, '{"plan": 5}\nhello\n'])
def test_what_is_no_journal_is_left_alone(tmp_path: Path, told: str) -> None:
    journal = tmp_path / "matches.jsonl"
    journal.write_text(told, "utf-8")
    assert "name an empty folder" in refusal(*CARDIA, "--matches", "2", "--out", str(tmp_path))
    assert journal.read_text("utf-8") == told


def test_another_tournament_is_named_and_left_alone(tmp_path: Path) -> None:
    journal = journal_of(tmp_path)
    played = journal.read_bytes()
    for other in (("arena", "vale", "--bots", "random,greedy:1"), (*CARDIA, "--seed", "7")):
        said = refusal(*other, "--matches", "2", "--out", str(tmp_path))
        assert "another tournament (cardia, 2 seats, bots random,greedy:1, seed 0)" in said
    assert journal.read_bytes() == played


@pytest.mark.parametrize("kept", [0.0, 0.1, 0.5])
def test_a_first_line_that_was_cut_short_is_written_again(tmp_path: Path, kept: float) -> None:
    journal = journal_of(tmp_path)
    first, *_ = played = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(first[: int(kept * len(first))])
    assert run_json(*CARDIA, "--matches", "4", "--out", str(tmp_path))["matches"] == 4
    assert len(journal.read_bytes().splitlines()) == len(played)


@pytest.mark.parametrize(
    "line", ['{"number": 1, "seed"', "null", '{"number": 1}', "\0\0\0", '{"number": 1, "seed": 0, "cards": 3}']
)
def test_a_damaged_line_is_named_and_nothing_lost(tmp_path: Path, line: str) -> None:
    journal = journal_of(tmp_path)
    first, second, *rest = journal.read_text("utf-8").splitlines(keepends=True)
    damaged = "".join([first, second, line + "\n", *rest])
    journal.write_text(damaged, "utf-8")
    said = refusal(*CARDIA, "--matches", "4", "--out", str(tmp_path))
    assert "line 3 of" in said
    assert "take the line out" in said
    assert journal.read_text("utf-8") == damaged


def test_matches_of_another_plan_are_not_taken_for_ones_own(tmp_path: Path) -> None:
    """Somebody has put two journals together."""
    journal = journal_of(tmp_path / "one")
    run(*CARDIA, "--seed", "7", "--matches", "4", "--out", str(tmp_path / "two"))
    other = (tmp_path / "two" / "matches.jsonl").read_text("utf-8").splitlines(keepends=True)[1:]
    journal.write_text(journal.read_text("utf-8") + "".join(other), "utf-8")
    assert "line 6 of" in refusal(*CARDIA, "--matches", "4", "--out", str(tmp_path / "one"))


def begun(folder: Path, *more: str) -> "subprocess.Popen[str]":
    """A run that is at it and has written down some matches; in a process group of its own."""
    command = [*COMMAND, *CARDIA, "--matches", "100000", "--out", str(folder), *more]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, start_new_session=True)
    until, journal = time.monotonic() + 120, folder / "matches.jsonl"
    while not journal.exists() or journal.read_bytes().count(b"\n") < 4:
        assert running.poll() is None
        assert time.monotonic() < until
        time.sleep(0.05)
    return running


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_it_and_says_how_to_go_on(tmp_path: Path, workers: str) -> None:
    running = begun(tmp_path, "--workers", workers)
    os.killpg(running.pid, signal.SIGINT)
    _, told = running.communicate(timeout=60)
    assert running.returncode == 130
    last = told.splitlines()[-1]
    kept = len((tmp_path / "matches.jsonl").read_bytes().splitlines()) - 1
    assert re.fullmatch(rf"stolik: stopped; {kept:,} matches are in .*; the same command goes on from there", last)
    assert "Traceback" not in told
    assert run_json(*CARDIA, "--matches", "4", "--out", str(tmp_path))["matches"] == 4


def test_two_runs_do_not_write_into_one_folder(tmp_path: Path) -> None:
    running = begun(tmp_path)
    try:
        assert "another run" in refusal(*CARDIA, "--matches", "4", "--out", str(tmp_path))
    finally:
        running.kill()
        running.communicate()
    assert run_json(*CARDIA, "--matches", "4", "--out", str(tmp_path))["matches"] == 4


def test_a_full_disk_is_told_in_one_line_and_what_was_written_is_gone_on_with(tmp_path: Path) -> None:
    """No file may be longer than 16 kilobytes here, which is as good as a full disk."""
    command = [*COMMAND, *CARDIA, "--matches", "40", "--out", str(tmp_path), "--json"]
    small = ["bash", "-c", 'ulimit -f 16; exec "$@"', "bash", *command]
    done = subprocess.run(small, capture_output=True, text=True, env=ENVIRONMENT, timeout=120, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"stolik: folder: .*matches.jsonl: File too large; .*\n", done.stderr)
    written = (tmp_path / "matches.jsonl").read_bytes()
    assert len(written) == 16 * 1024
    assert results(run_json(*CARDIA, "--matches", "40", "--out", str(tmp_path))) == results(
        run_json(*CARDIA, "--matches", "40")
    )
    assert (tmp_path / "matches.jsonl").read_bytes().startswith(written[: written.rindex(b"\n") + 1])


# -- on a cluster -----------------------------------------------------------------------------------------------------


@RAY
def test_ray_alone_starts_a_cluster_of_two_workers_and_the_results_are_the_same() -> None:
    told = run_json(*CARDIA, "--matches", "6", "--workers", "2", "--ray")
    assert results(told) == results(run_json(*CARDIA, "--matches", "6"))


@pytest.fixture
def cluster() -> Iterator[tuple[str, dict[str, str]]]:
    """A real one of two workers: where it is, and what one needs to know to use it."""
    program = (
        "import ray, sys\n"
        "ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=80 << 20)\n"
        "print(ray.get_runtime_context().gcs_address, flush=True); sys.stdin.read()"
    )
    environment = {**ENVIRONMENT, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as head:
        assert head.stdout is not None
        yield head.stdout.readline().strip(), environment


@RAY
def test_ray_with_an_address_plays_there(cluster: tuple[str, dict[str, str]]) -> None:
    address, environment = cluster
    command = [*COMMAND, *CARDIA, "--matches", "6", "--ray", address, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert results(json.loads(done.stdout)) == results(run_json(*CARDIA, "--matches", "6"))


@RAY
@pytest.mark.parametrize("address", ["localhost:1", "ray://localhost:1", "nowhere.invalid:6379"])
def test_where_no_cluster_is_one_line_says_so(address: str) -> None:
    said = refusal(*CARDIA, "--matches", "2", "--ray", address)
    assert said.startswith(f"ray: nobody answers at {address}")


@RAY
def test_what_answers_but_is_no_cluster_is_told_in_one_line() -> None:
    """Ray itself would try for minutes."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"

        def answer() -> None:
            door, _ = server.accept()
            with door:
                door.recv(100)
                door.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        answering = Thread(target=answer)
        answering.start()
        said = refusal(*CARDIA, "--matches", "2", "--ray", address)
        answering.join()
    assert said.startswith(f"ray: nobody answers at {address}: what answers there is no Ray cluster")
