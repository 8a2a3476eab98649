"""Nobody gets in with somebody else's name, takes more than their share, or finds secrets in logs."""

import asyncio
import json
import time
from pathlib import Path

import httpx
import pytest
from tests.server.harness import PATIENCE, Party, Player, ServerProcess, play
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stolik.server.house import new_id


@play
async def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(server: ServerProcess) -> None:
    async with Player(server.url, "Ania") as ania:
        reply = await ania.post("/api/guest", {"nickname": "Ania K.", "language": "pl"})
        assert (reply.status_code, reply.json()["id"]) == (200, ania.id)
        assert "set-cookie" not in reply.headers
        assert (await ania.get("/api/guest"))["nickname"] == "Ania K."
    fresh = Player(server.url, "Bartek")
    reply = await fresh.post("/api/guest", {"nickname": "Bartek"})
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    token = cookie.split("=", 1)[1].split(";")[0]
    assert len(token) >= 40
    assert token.encode() not in (server.data / "stolik.db").read_bytes()
    assert token.encode() not in (server.data / "stolik.db-wal").read_bytes()
    await fresh.http.aclose()


@play
async def test_without_a_guest_nothing_is_played(server: ServerProcess) -> None:
    nobody = Player(server.url)
    for method, path in (("GET", "/api/my/tables"), ("POST", "/api/tables"), ("POST", "/api/commands")):
        reply = await nobody.http.request(method, path, json={} if method == "POST" else None)
        assert (reply.status_code, reply.json()["code"]) == (401, "no-guest")
    nobody.http.cookies.set("stolik", "guessed")
    assert (await nobody.http.get("/api/guest")).status_code == 401
    socket = await connect(server.url.replace("http", "ws") + "/api/socket")
    assert json.loads(await socket.recv())["code"] == "no-guest"
    with pytest.raises(ConnectionClosed) as closed:
        await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    await nobody.http.aclose()


@play
async def test_other_pages_cannot_use_a_visitors_cookie(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        evil = {"Origin": "https://evil.example"}
        await ania.drop()
        with pytest.raises(InvalidStatus) as refused:
            await ania.connect(**evil)
        assert refused.value.response.status_code == 403
        reply = await ania.http.post("/api/tables", json={"game": "cardia"}, headers=evil)
        assert (reply.status_code, reply.json()["code"]) == (403, "other-origin")
        reply = await ania.http.post(
            "/api/tables", content=b'{"game": "cardia"}', headers={"Content-Type": "text/plain"}
        )
        assert reply.status_code == 415
        await ania.connect(Origin=server.url)


@play
async def test_every_reply_carries_the_usual_headers(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        for path in ("/health", "/api/games", "/api/nothing", "/", "/metrics"):
            headers = (await ania.http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"], path
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
        missing = await ania.http.get("/api/nothing")
        assert (missing.status_code, missing.json()["code"]) == (404, "not-found")
        assert (await ania.http.delete("/api/tables")).json()["code"] == "wrong-method"


@play
async def test_messages_and_bodies_have_a_size(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        reply = await ania.http.post("/api/guest", json={"nickname": "x" * 70_000})
        assert (reply.status_code, reply.json()["code"]) == (413, "too-big")
        assert ania.socket is not None
        await ania.socket.send("x" * 20_000)
        await ania.socket.wait_closed()
        assert ania.socket.close_code == 1009


@play
async def test_whoever_is_too_fast_has_to_wait(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.flags = ["--guests-per-minute", "3", "--requests-per-second", "1000", "--messages-per-second", "20"]
    with server:
        async with Party(server.url) as party:
            ania = await party.guest("Ania")
            async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as swarm:
                for _ in range(5):
                    swarm.cookies.clear()
                    reply = await swarm.post("/api/guest", json={"nickname": "Rój"})
            assert (reply.status_code, reply.json()["code"]) == (429, "too-fast")
            begun = time.monotonic()
            await ania.drop()
            twins = [Player(server.url) for _ in range(3)]
            for twin in twins:
                twin.http.cookies = ania.http.cookies
                await twin.connect()
            await asyncio.gather(*(twin.send("sync", table="nowhere") for twin in twins for _ in range(12)))
            assert time.monotonic() - begun > 1.5, "all connections of a guest have one share"
            for twin in twins:
                await twin.drop()
                await twin.http.aclose()
    server = ServerProcess(tmp_path)
    server.flags = ["--requests-per-second", "2"]
    with server:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as swarm:
            replies = await asyncio.gather(*(swarm.get("/api/games") for _ in range(30)))
        assert {reply.status_code for reply in replies} == {200, 429}


@play
async def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--log-level", "debug") as server:
        async with Party(server.url) as party:
            ania, bartek, table = await party.pair(open=False)
            code = ania.tables[table]["you"]["code"]
            await ania.get(f"/api/tables/{table}?code={code}")
            await ania.answer(table)
            await bartek.say_raw("{nonsense")
            secrets = [ania.http.cookies["stolik"], bartek.http.cookies["stolik"], code]
            hand = [card["face"] for card in ania.updates[table]["view"]["players"][0]["hand"]]
        logged = server.logged()
    for secret in [*secrets, *hand]:
        assert secret not in logged
    for line in logged.splitlines():
        assert json.loads(line)["message"]


@play
async def test_a_host_sees_how_the_server_is(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        await ania.answer(table)
        assert (await ania.get("/health"))["status"] == "ok"
        metrics = (await ania.http.get("/metrics")).text
        assert "stolik_connections 2.0" in metrics
        assert 'stolik_answers_total{by="person",game="cardia"}' in metrics
        assert "stolik_command_seconds_bucket" in metrics
        await bartek.drop()


@play
async def test_a_server_that_is_told_to_stop_finishes_what_it_does(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        await ania.answer(table)
        server.stop()
        server.start()
        await ania.connect()
        await ania.ok("watch", table=table)
        assert ania.question(table)["asks"][0]["answered"]
        await bartek.connect()
        await bartek.ok("watch", table=table)
        await bartek.answer(table)
        server.stop()
    assert '"level": "error"' not in server.logged()


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with ServerProcess(tmp_path):
        second = ServerProcess(tmp_path)
        with pytest.raises(AssertionError, match="another server uses"):
            second.start()
        assert second.process is not None
        assert second.process.stdout is not None
        second.process.wait(PATIENCE)
        second.process.stdout.close()
        second.log.close()


def test_an_id_is_never_taken_for_an_option_of_a_command() -> None:
    assert all(new_id().isalnum() for _ in range(200))
    assert len({new_id() for _ in range(200)}) == 200
