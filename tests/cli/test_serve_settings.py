"""Settings that cannot be meant are refused in one line, by flag and by environment variable."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests import forked
from tests.cli.running import COMMAND, ENVIRONMENT
from tests.cli.test_serve import PATIENCE, started

from stolik.server.settings import SIGNS

WRONG = {
    "--bot-workers 0": "--bot-workers must be at least 1, not 0",
    "--bot-workers -3": "--bot-workers must be at least 1, not -3",
    "--bot-workers many": "argument --bot-workers: invalid int value: 'many'",
    "--bot-seconds 0": "--bot-seconds must be more than 0, not 0.0",
    "--requests-per-second -1": "--requests-per-second must be more than 0, not -1.0",
    "--messages-per-second 0": "--messages-per-second must be more than 0, not 0.0",
    "--guests-per-minute nan": "--guests-per-minute must be a number, not nan",
    "--lease-seconds inf": "--lease-seconds must be a number, not inf",
    "--lease-seconds 0": "--lease-seconds must be at least 0.5, not 0.0",
    "--away-seconds -1": "--away-seconds must be at least 0, not -1.0",
    "--match-days 0": "--match-days must be more than 0, not 0.0",
    "--match-megabytes -5": "--match-megabytes must be more than 0, not -5.0",
    "--port 65536": "--port must be at most 65535, not 65536",
    "--port -1": "--port must be at least 0, not -1",
    "--tables-per-guest 0": "--tables-per-guest must be at least 1, not 0",
    "--log-level loud": "--log-level is one of debug, info, warning, error, not 'loud'",
    "--database mysql://x": "--database is an address that begins with postgresql://",
    "--redis localhost": "--redis is an address that begins with redis://, rediss:// or unix://",
    "--redis redis://localhost": "--redis is for several processes, and those need --database as well",
    "--root-path stolik": "--root-path is a path such as /stolik, without a slash at its end, not 'stolik'",
    "--root-path /stolik/": "--root-path is a path such as /stolik, without a slash at its end, not '/stolik/'",
    "--root-path /a/../b": "--root-path has a part that begins with a dot: '/a/../b'",
    "--root-path /a;b": "--root-path is a path such as /stolik, without a slash at its end, not '/a;b'",
    "--origins games.example.org": "--origins are of the form https://games.example.org, not 'games.example.org'",
    "--origins https://a.b/c": "--origins are of the form https://games.example.org, not 'https://a.b/c'",
    "--origins http://[": "--origins are of the form https://games.example.org, not 'http://['",
    "--idle-seconds 1e-9": "--idle-seconds must be at least 0.05, not 1e-09",
    "--match-megabytes 1e308": "--match-megabytes must be at most 1000000000, not 1e+308",
    "--tables-per-guest 99999999999999999999": (
        "--tables-per-guest must be at most 1000000000, not 99999999999999999999"
    ),
    "--bot-workers 257": "--bot-workers must be at most 256, not 257",
    "--matches-per-hour 0": "--matches-per-hour must be more than 0, not 0.0",
    "--allowed-hosts *.": "--allowed-hosts are names without a port, such as games.example.org, not '*.'",
    "--allowed-hosts a.b:80": "--allowed-hosts are names without a port, such as games.example.org, not 'a.b:80'",
    "--database postgresql://u:PASS%ZZWORD@h/x": f"the address of the database is not understood; {SIGNS}",
    "--database postgresql://u:PASSWORD@h/x?bogus=1": f"the address of the database is not understood; {SIGNS}",
    "--client /nowhere": "--client has no index.html in '/nowhere'",
    "--colour red": "unrecognized arguments: --colour red",
}


@pytest.mark.parametrize("flags", WRONG)
def test_a_wrong_setting_is_one_line(flags: str) -> None:
    done = forked.run("serve", "--port", "0", *flags.split(), program="stolik", env=ENVIRONMENT)
    assert (done.returncode, done.stdout, done.stderr.splitlines()) == (2, "", [f"stolik: {WRONG[flags]}"])


def test_the_environment_is_checked_as_flags_are() -> None:
    environment = {**ENVIRONMENT, "STOLIK_BOT_WORKERS": "0"}
    done = subprocess.run(
        [*COMMAND, "serve", "--port", "0"],
        capture_output=True,
        text=True,
        env=environment,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.splitlines() == ["stolik: --bot-workers must be at least 1, not 0"]


def test_a_port_that_is_taken_is_refused_with_who_has_it(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        command = [sys.executable, "-m", "stolik", "serve", "--data", str(tmp_path), "--port", str(port)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert done.returncode == 2
        (line,) = done.stderr.splitlines()
        assert line.startswith(f"stolik: port {port} of 127.0.0.1 is taken by process {os.getpid()} (")
        assert line.endswith("; choose another with --port")


def test_stolik_alone_looks_for_another_port(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with started(tmp_path, "--no-browser", port=port) as address:
            assert address != f"http://127.0.0.1:{port}"
