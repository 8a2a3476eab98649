"""A server that cannot write is not healthy, says so to its players, and goes on once it can."""

import asyncio
import resource
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
from tests.server.harness import PATIENCE, Party, ServerProcess, both, play, some_turns

UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


def fill_the_disk(server: ServerProcess) -> None:
    """From now on no file of this server grows, and none is written beyond its first byte."""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))


def free_the_disk(server: ServerProcess) -> None:
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, UNLIMITED)


def health(server: ServerProcess) -> tuple[int, str]:
    reply = httpx.get(f"{server.url}/health", timeout=PATIENCE)
    return reply.status_code, reply.json()["status"]


@play
async def test_a_full_disk_is_not_healthy_and_nothing_is_lost(own_server: ServerProcess) -> None:
    async with Party(own_server.url) as party:
        ania, bartek, table = await party.pair()
        await some_turns(table, ania, bartek, questions=1)
        assert health(own_server) == (200, "ok")
        fill_the_disk(own_server)
        await asyncio.sleep(1.1)
        assert health(own_server) == (503, "failing")
        stuck = ania if ania.ask(table) else bartek
        assert (await stuck.answer(table))["code"] == "store-down"
        free_the_disk(own_server)
        await asyncio.sleep(1.1)
        assert health(own_server) == (200, "ok")
        await both(*(player.ok("sync", table=table) for player in (ania, bartek)))
        await both(ania.play_on(table), bartek.play_on(table))
        assert ania.result(table) == bartek.result(table)


@play
async def test_other_programs_may_look_into_the_database_of_a_healthy_server(own_server: ServerProcess) -> None:
    """SQLite's locks end when a program closes the file by itself; then the next one to leave removes the log."""
    look = (
        "import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute('SELECT COUNT(*) FROM entries').fetchone()[0])"
    )
    async with Party(own_server.url) as party:
        ania, bartek, table = await party.pair()
        for answers in range(2, 12, 2):
            await some_turns(table, ania, bartek)
            if ania.result(table):
                assert answers > 2
                break
            assert health(own_server) == (200, "ok")
            await asyncio.sleep(1.0)
            command = [sys.executable, "-c", look, str(own_server.data / "stolik.db")]
            seen = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=True)
            assert int(seen.stdout) >= answers
            assert (own_server.data / "stolik.db-wal").exists()


@play
async def test_a_file_that_was_overwritten_is_not_healthy(own_server: ServerProcess) -> None:
    assert health(own_server) == (200, "ok")
    with open(own_server.data / "stolik.db", "r+b") as file:
        file.write(b"\0" * 4096)
    await asyncio.sleep(1.1)
    assert health(own_server) == (503, "failing")


def test_a_database_of_a_newer_version_is_refused_in_one_line(tmp_path: Path) -> None:
    ServerProcess(tmp_path).start().stop()
    with sqlite3.connect(tmp_path / "stolik.db") as other:
        other.execute("INSERT INTO migrations (number) VALUES (77)")
    command = [sys.executable, "-m", "stolik.server", "--data", str(tmp_path), "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith("stolik: the database has schema 77, and this version of Stolik knows only ")
