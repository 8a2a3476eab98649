"""`stolik admin` on the store of a server that runs: with SQLite, with PostgreSQL, and with two nodes."""

import asyncio
import json
import os
import resource
import stat
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import Result
from tests import services
from tests.cli.running import COMMAND, ENVIRONMENT, run_piped
from tests.server.cluster import Cluster
from tests.server.harness import PATIENCE, Party, Player, ServerProcess, both, play
from typer.testing import CliRunner

from stolik.cli import app
from stolik.server.store import open_store


@dataclass
class Site:
    """A server that runs (or several), and how its operator names its store."""

    urls: list[str]
    store: list[str]

    async def admin(self, *arguments: str) -> str:
        """What the command prints when all is well."""
        done = await self._run(*arguments)
        assert (done.exit_code, done.stderr) == (0, ""), done.output
        return done.stdout

    async def told(self, *arguments: str) -> Any:
        return json.loads(await self.admin(*arguments, "--json"))

    async def refused(self, *arguments: str) -> str:
        done = await self._run(*arguments)
        assert (done.exit_code, done.stdout) == (2, ""), done.output
        (line,) = done.stderr.splitlines()
        assert line.startswith("stolik: ")
        return line.removeprefix("stolik: ")

    async def _run(self, *arguments: str) -> Result:
        """In a thread of its own, where it has a loop of its own as in a terminal."""
        runner = CliRunner(env={"COLUMNS": "300", "LC_ALL": "C.UTF-8"})
        return await asyncio.to_thread(runner.invoke, app, ["admin", *self.store, *arguments])


@pytest.fixture(scope="module", params=["sqlite", "postgres", "cluster"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    if request.param == "cluster":
        cluster = Cluster(folder, 2)
        asyncio.run(cluster.start())
        yield Site([server.url for server in cluster.servers], ["--database", cluster.database])
        cluster.stop()
        assert '"level": "error"' not in cluster.logged(), cluster.logged()
    else:
        database = services.postgres().new_database() if request.param == "postgres" else ""
        flags = ["--database", database] if database else []
        with ServerProcess(folder, *flags) as server:
            yield Site([server.url], flags or ["--data", str(folder)])
            assert '"level": "error"' not in server.logged(), server.logged()


async def pair_at(site: Site, near: Party, far: Party, **table: Any) -> tuple[Player, Player, str]:
    ania, bartek = await near.guest("Ania"), await far.guest("Bartek")
    place = await ania.new_table(**table)
    await bartek.ok("sit", table=place, seat=1, code=ania.tables[place]["you"]["code"])
    await bartek.ok("watch", table=place)
    await ania.ok("start", table=place)
    await bartek.until(lambda: place in bartek.updates)
    return ania, bartek, place


async def is_shown_out(player: Player) -> None:
    async with asyncio.timeout(PATIENCE):
        assert player.socket is not None
        await player.socket.wait_closed()
    assert player.socket.close_code == 4403
    assert player.received[-1]["code"] == "banned"


async def come_back(player: Player, table: str) -> None:
    """Every server looks now and then at who is banned: try until it lets one in."""
    async with asyncio.timeout(PATIENCE):
        while (await player.http.get("/api/my/tables")).status_code == 403:
            await asyncio.sleep(0.2)
    player.socket = None
    await player.connect()
    await player.ok("watch", table=table)


@play
async def test_tables_are_listed_and_closed(site: Site) -> None:
    async with Party(site.urls[0]) as near, Party(site.urls[-1]) as far:
        ania, bartek, table = await pair_at(site, near, far)
        _, _, other = await pair_at(site, near, far)
        (line,) = [line for line in await site.told("tables", "--guest", ania.id) if line["id"] == table]
        assert (line["game"], line["phase"], line["open"], line["host"]) == ("cardia", "playing", True, ania.id)
        assert [(seat["guest"], seat["name"]) for seat in line["seats"]] == [(ania.id, "Ania"), (bartek.id, "Bartek")]
        assert line["node"]
        assert table in await site.admin("tables", "--game", "cardia", "--phase", "playing")
        assert await site.told("tables", "--game", "vale") == []
        assert await site.admin("close", table) == f"closed {table}\n"
        for player in (ania, bartek):
            await player.until(lambda p=player: p.notices)
            assert player.notices[-1]["code"] == "closed"
        assert (await ania.refused("chat", table=table, text="halo"))["code"] == "no-such-table"
        assert table not in [line["id"] for line in await site.told("tables")]
        assert table in [line["id"] for line in await site.told("tables", "--phase", "closed")]
        assert other in [line["id"] for line in await site.told("tables")]
        assert await site.refused("close", "nowhere") == "there is no table nowhere"
        assert "is not one of open" in await site.refused("tables", "--phase", "lost")


@play
async def test_an_invitation_is_renewed(site: Site) -> None:
    async with Party(site.urls[0]) as near, Party(site.urls[-1]) as far:
        ania, bartek, table = await pair_at(site, near, far, open=False)
        old = ania.tables[table]["you"]["code"]
        link = (await site.admin("invite", table)).strip()
        assert link.startswith(f"/table/{table}?code=")
        new = link.partition("code=")[2]
        await ania.until(lambda: ania.tables[table]["you"]["code"] == new)
        celina = await far.guest("Celina")
        assert (await celina.refused("watch", table=table, code=old))["code"] == "private"
        await celina.ok("watch", table=table, code=new)
        await both(ania.play_on(table), bartek.play_on(table))


@play
async def test_a_banned_guest_is_out_at_once_and_in_again_when_unbanned(site: Site) -> None:
    async with Party(site.urls[0]) as near, Party(site.urls[-1]) as far:
        ania, bartek, table = await pair_at(site, near, far)
        assert (await site.admin("ban", bartek.id, "--why", "spam [b]")).startswith(
            f"banned guest {bartek.id} for good"
        )
        await is_shown_out(bartek)
        assert (await bartek.http.get("/api/my/tables")).status_code == 403
        assert (await bartek.post("/api/tables", {"game": "cardia"})).json()["code"] == "banned"
        assert (await bartek.post("/api/guest", {"nickname": "Inny"})).status_code == 403
        await ania.until(lambda: not ania.tables[table]["seats"][1]["online"])
        (ban,) = [ban for ban in await site.told("bans") if ban["what"] == bartek.id]
        assert (ban["kind"], ban["until"], ban["why"]) == ("guest", None, "spam [b]")
        assert "spam [b]" in await site.admin("bans")
        (line,) = [line for line in await site.told("guests", "bart") if line["id"] == bartek.id]
        assert (line["nickname"], line["banned"], line["address"]) == ("Bartek", True, "127.0.0.1")
        await site.admin("unban", bartek.id)
        await come_back(bartek, table)
        await both(ania.play_on(table), bartek.play_on(table))
        assert "there is no guest nobody" in await site.refused("ban", "nobody")
        assert await site.refused("unban", bartek.id) == f"{bartek.id} is not banned"


@play
async def test_a_banned_address_is_out_whoever_it_is(site: Site) -> None:
    async with Party(site.urls[0]) as near, Party(site.urls[-1]) as far:
        ania, bartek, table = await pair_at(site, near, far)
        try:
            assert "until" in await site.admin("ban", "127.0.0.1", "--days", "1")
            await is_shown_out(ania)
            await is_shown_out(bartek)
            for url in site.urls:
                async with httpx.AsyncClient(timeout=20) as stranger:
                    assert (await stranger.post(f"{url}/api/guest", json={"nickname": "Ja"})).status_code == 403
                    assert (await stranger.get(f"{url}/api/games")).status_code == 403
                    assert (await stranger.get(f"{url}/health")).status_code == 200
        finally:
            await site.admin("unban", "127.0.0.1")
        for player in (ania, bartek):
            await come_back(player, table)
        assert (await site.admin("ban", "2001:db8::1", "--days", "0.0001")).startswith(
            "banned address 2001:db8::/64 until"
        )
        assert (await site.admin("ban", "192.0.2.77/24", "--days", "0.0001")).startswith("banned address 192.0.2.0/24")


@play
async def test_chat_is_read_and_deleted_before_everybodys_eyes(site: Site) -> None:
    async with Party(site.urls[0]) as near, Party(site.urls[-1]) as far:
        ania, bartek, table = await pair_at(site, near, far)
        for text in ("jeden", "dwa", "[red]trzy"):
            await bartek.ok("chat", table=table, text=text)
        await ania.ok("chat", table=table, text="cztery")
        lines = await site.told("chat", table)
        assert [(line["n"], line["said"]) for line in lines] == [
            (0, "jeden"),
            (1, "dwa"),
            (2, "[red]trzy"),
            (3, "cztery"),
        ]
        assert "[red]trzy" in await site.admin("chat", "--guest", bartek.id)
        assert await site.admin("chat", table, "--delete", "1") == "deleted 1 line\n"
        for player in (ania, bartek):
            await player.until(lambda p=player: [line["text"] for line in p.chat] == ["jeden", "[red]trzy", "cztery"])
        assert await site.refused("chat", table, "--delete", "1") == "there is no such line"
        assert await site.admin("chat", "--guest", bartek.id, "--delete-all") == "deleted 2 lines\n"
        await ania.until(lambda: [line["text"] for line in ania.chat] == ["cztery"])
        await bartek.ok("chat", table=table, text="znowu")
        await ania.until(lambda: [line["text"] for line in ania.chat] == ["cztery", "znowu"])
        assert await site.admin("chat", table, "--delete-all") == "deleted 2 lines\n"
        for player in (ania, bartek):
            await player.until(lambda p=player: not p.chat)
        assert "name a table" in await site.refused("chat")
        await both(ania.play_on(table), bartek.play_on(table))


@play
async def test_reports_are_read_exported_and_deleted(site: Site, tmp_path: Path) -> None:
    async with Party(site.urls[0]) as near, Party(site.urls[-1]) as far:
        ania, _, table = await pair_at(site, near, far)
        said = "coś \x1b[31mnie gra \x9b2J \u202eęłąz\U000e0041"
        report = (await ania.ok("report", table=table, text=said))["report"]
        (line,) = [line for line in await site.told("reports") if line["id"] == report]
        assert (line["kind"], line["table"], line["guest"]) == ("reported", table, ania.id)
        assert "record" not in line
        assert "nie gra" in (shown := await site.admin("reports"))
        assert not [sign for sign in shown if not sign.isprintable() and sign != "\n"]
        printed = await site.admin("report", report)
        assert not [sign for sign in printed if not sign.isprintable() and sign != "\n"]
        whole = json.loads(printed)
        assert whole["text"] == line["text"] == said
        assert whole["record"]["game"] == "cardia"
        umask = os.umask(0)
        try:
            await site.admin("reports", "--export", str(tmp_path / "out"))
        finally:
            os.umask(umask)
        file = tmp_path / "out" / f"{report}.json"
        assert json.loads(file.read_text("utf-8"))["record"] == whole["record"]
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        file.chmod(0o644)
        await site.admin("reports", "--export", str(tmp_path / "out"))
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert "/proc/nowhere" in await site.refused("reports", "--export", "/proc/nowhere")
        assert str(file) in await site.refused("reports", "--export", str(file / "within"))
        assert await site.admin("report", report, "--delete") == f"deleted {report}\n"
        assert await site.refused("report", report) == f"there is no report {report}"


@play
async def test_an_erased_guest_is_gone_from_everywhere(site: Site) -> None:
    async with Party(site.urls[0]) as near, Party(site.urls[-1]) as far:
        ania, bartek, table = await pair_at(site, near, far)
        bartek_id = bartek.id
        await bartek.ok("chat", table=table, text="to ja, Bartek")
        await ania.ok("mute", table=table, guest=bartek_id, muted=True)
        await bartek.ok("report", table=table, text="Bartek pisze")
        waiting = await bartek.new_table(open=False)
        before = await bartek.new_table()
        await ania.ok("sit", table=before)
        await bartek.ok("start", table=before)
        await bartek.ok("concede", table=before, seat=0)
        await bartek.until(lambda: bartek.result(before))
        copies = [f"/api/matches/{bartek.tables[before]['match']}{what}" for what in ("", "/story")]
        for copy in copies:
            assert "Bartek" in json.dumps(await ania.get(copy)), "which is then at hand"
        assert "tables and" in await site.admin("erase", bartek_id, "--yes")
        await is_shown_out(bartek)
        assert (await bartek.http.get("/api/my/tables")).status_code == 401
        await ania.until(lambda: ania.tables[table]["seats"][1]["name"] == "Anon")
        assert ania.tables[table]["seats"][1]["left"]
        async with asyncio.timeout(PATIENCE):
            for copy in copies:
                while "Bartek" in json.dumps(await ania.get(copy)):
                    await asyncio.sleep(0.2)
        assert waiting not in [line["id"] for line in await site.told("tables")]
        assert [line for line in await site.told("chat", table) if line["guest"] == bartek_id] == []
        assert [line for line in await site.told("reports") if line.get("guest") == bartek_id] == []
        assert await site.told("tables", "--phase", "all", "--guest", bartek_id) == []
        # The others go on, with a bot in that seat.
        await ania.ok("propose", table=table, what="takeover", seat=1, level="random")
        await ania.play_on(table)
        story = await ania.get(f"/api/matches/{ania.tables[table]['match']}")
        assert story["names"] == ["Ania", "Anon"]
        assert "there is no guest" in await site.refused("erase", bartek_id, "--yes")
        # Whoever comes again is somebody new.
        again = await bartek.post("/api/guest", {"nickname": "Bartek"})
        assert again.status_code == 201
        assert again.json()["id"] != bartek_id


@play
async def test_a_status_and_a_backup(site: Site, tmp_path: Path) -> None:
    async with Party(site.urls[0]) as near, Party(site.urls[-1]) as far:
        ania, bartek, table = await pair_at(site, near, far)
        told = await site.told("status")
        assert told["tables"]["playing"] >= 1
        assert told["guests_today"] >= 2
        assert told["matches_running"] >= 1
        assert sum(told["nodes"].values()) >= 1
        assert told["bytes"] > 10_000
        text = await site.admin("status")
        assert f"schema {told['schema']}" in text
        assert "their room:" in text
        await site.admin("backup", str(tmp_path / "copy"))
        assert (tmp_path / "copy").stat().st_size > 10_000
        assert "is there already" in await site.refused("backup", str(tmp_path / "copy"))
        assert (await site.admin("tidy")).startswith("removed 0 tables, 0 matches")
        await both(ania.play_on(table), bartek.play_on(table))


def test_what_cannot_be_reached_is_one_line(tmp_path: Path) -> None:
    for store, line in {
        ("--data", str(tmp_path)): f"stolik: there is no database {tmp_path / 'stolik.db'}",
        ("--database", "mysql://x"): "stolik: --database is an address that begins with postgresql://",
    }.items():
        done = run_piped("admin", *store, "status")
        assert (done.returncode, done.stdout, done.stderr.splitlines()) == (2, "", [line])
    (tmp_path / "stolik.db").write_text("no database at all, but long enough to be taken for one" * 100)
    done = run_piped("admin", "--data", str(tmp_path), "status")
    assert done.returncode == 2
    assert "cannot be used: file is not a database" in done.stderr


@play
async def test_numbers_that_cannot_be_meant_are_one_line(site: Site) -> None:
    async with Party(site.urls[0]) as near, Party(site.urls[-1]) as far:
        ania, _, table = await pair_at(site, near, far)
        for days in ("-1", "nan", "inf", "-inf", "1e9", "1e308", "x", "", "-0.1"):
            assert "--days" in await site.refused("ban", ania.id, "--days", days), days
        assert ania.id not in [ban["what"] for ban in await site.told("bans")]
        for line in ("-1", "1.5", "x", "", str(2**63), str(10**30)):
            assert "--delete" in await site.refused("chat", table, "--delete", line), line
        for command in ("tables", "guests", "reports"):
            for limit in ("-1", "0", "1e3", str(2**63), "nan"):
                assert "--limit" in await site.refused(command, "--limit", limit), (command, limit)
        assert await site.admin("bans")


@play
async def test_a_network_is_banned_however_it_is_written(site: Site) -> None:
    before = await site.told("bans")
    for given, meant in {
        "::ffff:203.0.113.0/120": "203.0.113.0/24",
        "::ffff:203.0.113.9": "203.0.113.9/32",
        "203.0.113.77/24": "203.0.113.0/24",
        "2001:DB8::1": "2001:db8::/64",
        "2001:db8::/32": "2001:db8::/32",
    }.items():
        assert f"banned address {meant} " in await site.admin("ban", given)
        assert [ban["what"] for ban in await site.told("bans") if ban not in before] == [meant]
        await site.admin("unban", given)
    for given in ("203.0.113.0/33", "203.0.113", "203.0.113.1 ", "::ffff:203.0.113.0/129", "0x7f.1", "", "*"):
        assert "no address" in await site.refused("ban", given), given


def test_a_backup_that_does_not_fit_on_the_disk_is_none(tmp_path: Path) -> None:
    async def fill() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'stolik.db'}")
        await store.add_report("r", 1.0, "x" * 500_000)
        await store.close()

    asyncio.run(fill())
    done = subprocess.run(
        [*COMMAND, "admin", "--data", str(tmp_path), "backup", str(tmp_path / "copy")],
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        timeout=120,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000)),
    )
    (line,) = done.stderr.splitlines()
    assert (done.returncode, done.stdout) == (2, "")
    assert line.startswith("stolik: no backup was made: ")
    assert not (tmp_path / "copy").exists()
