"""`stolik` alone and `stolik serve`: a server on this machine, in a folder of the user's."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from tests.cli.running import run_piped

PATIENCE = 60


@contextmanager
def started(folder: Path, *arguments: str, port: int = 0) -> Iterator[str]:
    """The address that a server prints; it must end by itself when told to."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "STOLIK_PORT": str(port), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "stolik", *arguments]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert address is not None
            yield address.group(0)
        finally:
            server.send_signal(signal.SIGTERM)
            assert server.wait(PATIENCE) in (0, -signal.SIGTERM)


@pytest.mark.parametrize("arguments", [("--no-browser",), ("serve",)])
def test_it_serves_from_the_folder_of_the_user(arguments: tuple[str, ...], tmp_path: Path) -> None:
    with started(tmp_path, *arguments) as address:
        with urlopen(f"{address}/health", timeout=PATIENCE) as health:
            assert health.status == 200
        with urlopen(f"{address}/api/games", timeout=PATIENCE) as games:
            assert "cardia" in json.dumps(json.load(games))
    assert (tmp_path / "stolik" / "stolik.db").is_file()


def test_a_bad_setting_is_one_line() -> None:
    done = run_piped("serve", "--port", "high")
    assert done.returncode == 2
    assert done.stderr.splitlines() == ["stolik: argument --port: invalid int value: 'high'"]
