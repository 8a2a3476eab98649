"""Runs the `stolik` command: in this process for its output, in another for the real thing."""

import json
import os
import pty
import subprocess
import sys
from typing import Any

from typer.testing import CliRunner

from stolik.cli import app

ENVIRONMENT = {**os.environ, "PYTHONUTF8": "1", "COLUMNS": "100", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
COMMAND = [sys.executable, "-m", "stolik"]


def run(*arguments: str, typed: str = "") -> str:
    """What the command prints when all is well."""
    result = CliRunner(env={"COLUMNS": "100", "LC_ALL": "C.UTF-8"}).invoke(app, arguments, input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == 0, result.output
    return result.stdout


def run_json(*arguments: str) -> Any:
    return json.loads(run(*arguments, "--json"))


def refusal(*arguments: str) -> str:
    """The one line that a wrong command prints, with exit code 2 and nothing else."""
    result = CliRunner(env={"COLUMNS": "100"}).invoke(app, arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert line.startswith("stolik: ")
    return line.removeprefix("stolik: ")


def run_piped(*arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """The command in a process of its own, with lines piped into it."""
    return subprocess.run(
        [*COMMAND, *arguments], input=typed, capture_output=True, text=True, env=ENVIRONMENT, timeout=120, check=False
    )


def run_in_terminal(*arguments: str, typed: str) -> tuple[str, int]:
    """The command in a terminal of its own: what is on the screen at the end, and the exit code."""
    ours, theirs = pty.openpty()
    environment = {**ENVIRONMENT, "TERM": "xterm-256color"}
    with subprocess.Popen(
        [*COMMAND, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
    ) as process:
        os.close(theirs)
        os.write(ours, typed.encode())
        shown = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:  # how a terminal says that nobody writes to it any more
                break
            if not part:
                break
            shown += part
        os.close(ours)
        return shown.decode("utf-8", "replace"), process.wait(timeout=60)
