"""`stolik simulate`."""

import json
import os
import signal
import subprocess
import time
from contextlib import suppress

import pytest
from tests.cli.running import COMMAND, ENVIRONMENT, run, run_json, run_piped


def test_simulate_for_programs() -> None:
    summary = run_json("simulate", "cardia", "--matches", "60", "--seed", "5")
    assert set(summary) == {"matches", "decisions", "seconds", "decisions_per_s", "clone_us", "results"}
    assert summary["matches"] == 60
    assert summary["decisions"] > 600
    assert summary["decisions_per_s"] > 0
    assert summary["clone_us"] > 0
    results = summary["results"]
    assert sum(results["wins"]) + results["draws"] == 60
    assert sum(results["reasons"].values()) == 60


def outcome(*arguments: str) -> object:
    summary = run_json("simulate", "cardia", "--matches", "30", *arguments)
    return summary["decisions"], summary["results"]


def test_the_seed_decides_what_comes_of_it() -> None:
    assert outcome("--seed", "5") == outcome("--seed", "5")
    assert outcome("--seed", "5") != outcome("--seed", "6")


def test_more_processes_play_the_same_matches() -> None:
    alone = run_piped("simulate", "cardia", "--matches", "30", "--json")
    shared = run_piped("simulate", "cardia", "--matches", "30", "--jobs", "2", "--json")
    assert (alone.returncode, shared.returncode) == (0, 0), shared.stderr
    for key in ("decisions", "results"):
        assert json.loads(alone.stdout)[key] == json.loads(shared.stdout)[key]


def test_bots_sit_where_they_are_told() -> None:
    summary = run_json("simulate", "cardia", "--matches", "8", "--bot", "greedy", "--bot", "random")
    assert summary["results"]["wins"][0] > summary["results"]["wins"][1]


def test_options_reach_the_matches() -> None:
    summary = run_json("simulate", "cardia", "--matches", "60", "--option", "locations=haunted-catacombs,bazaar")
    assert summary["results"]["reasons"]["haunted-catacombs"] > 10


def test_people_get_a_table() -> None:
    shown = run("simulate", "cardia", "--matches", "20", "--bot", "random")
    assert "matches" in shown
    assert "seat 1 wins (random)" in shown


@pytest.mark.parametrize("whole", [True, False])
def test_ctrl_c_stops_all_processes(whole: bool) -> None:
    """In a terminal it reaches all of them; somebody else may tell only the first."""
    command = [*COMMAND, "simulate", "cardia", "--matches", "1000000000", "--jobs", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, start_new_session=True
    ) as running:
        while len(processes_of(running.pid)) < 4:  # one counts what the others need of the system
            assert running.poll() is None
            time.sleep(0.05)
        (os.killpg if whole else os.kill)(running.pid, signal.SIGINT)
        try:
            running.communicate(timeout=60)
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 130


def processes_of(group: int) -> list[str]:
    found = []
    for process in filter(str.isdecimal, os.listdir("/proc")):
        with suppress(ProcessLookupError):
            if os.getpgid(int(process)) == group:
                found.append(process)
    return found
