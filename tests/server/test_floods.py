"""Whoever sends too much, too fast, in pieces too small, or reads nothing: the others do not notice."""

import asyncio
import contextlib
import gzip
import json
import os
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import PATIENCE, Party, Player, play, some_turns
from tests.server.inside import Inside
from tests.server.test_work import a_match
from websockets.asyncio.client import connect

from stolik.server import addresses, clerks, connection, hall, leisure, patience
from stolik.server.clerks import Clerks
from stolik.server.limits import CLUB
from stolik.server.patience import FRAMES, PIECE, PatientSocket
from stolik.server.problems import Refused
from stolik.server.tables import Glance

ABUSER, ITS_SHARE = "127.0.0.66", "127.0.0.66/32"
GET = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"


def port_of(inside: Inside) -> int:
    return int(inside.url.rsplit(":", 1)[1])


LINES: list[asyncio.StreamWriter] = []


def flood(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test, and hang up whatever it dialled."""

    @play
    @wraps(test)
    async def run(*args: Any, **kwargs: Any) -> None:
        try:
            await test(*args, **kwargs)
        finally:
            while LINES:
                line = LINES.pop()
                line.close()
                with contextlib.suppress(ConnectionError):
                    await line.wait_closed()

    return run


async def dial(inside: Inside, said: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(inside), local_addr=(ABUSER, 0))
    LINES.append(writer)
    writer.write(said)
    return reader, writer


async def heard(reader: asyncio.StreamReader) -> bytes:
    """All that is said until the connection ends, however it does."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while more := await reader.read(65536):
            said += more
    return said


@asynccontextmanager
async def deaf(inside: Inside) -> AsyncIterator[socket.socket]:
    """A connection at whose other end next to nothing is read."""
    with socket.socket() as ear:
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ear.bind((ABUSER, 0))
        ear.setblocking(False)
        await asyncio.get_running_loop().sock_connect(ear, ("127.0.0.1", port_of(inside)))
        yield ear


async def until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


# -- HTTP --------------------------------------------------------------------------------------------------------------


@flood
async def test_a_head_has_a_size(tmp_path: Path) -> None:
    heads = [
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 20_000,
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * 200_000,
        b"GET /" + b"a" * 200_000,
    ]
    async with Inside(tmp_path) as inside:
        for head in heads:
            reader, writer = await dial(inside, head)
            said = await heard(reader)
            assert said == b"" or said.startswith(b"HTTP/1.1 431 "), said[:100]
            writer.close()
        reader, writer = await dial(inside, b"GET /api/games HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 2_000)
        assert (await reader.readline()).startswith(b"HTTP/1.1 431 ")
        writer.close()
        reader, writer = await dial(inside, GET + b"X-Long: " + b"a" * 8_000 + b"\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 200 ")
        writer.close()


@flood
async def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    async with Inside(tmp_path, sockets_per_address=3) as inside:
        held = [await dial(inside) for _ in range(6)]
        reader, writer = await dial(inside, GET + b"\r\n")
        assert (await heard(reader)).startswith(b"HTTP/1.1 429 ")
        writer.close()
        async with Party(inside.url) as party:  # others come in as ever; so does a web server in front of us
            for _ in range(4):
                await party.guest("Ania")
        held.pop()[1].close()

        async def let_in() -> bytes:
            reader, writer = await dial(inside, GET + b"Connection: close\r\n\r\n")
            try:
                return await heard(reader)
            finally:
                writer.close()

        async with asyncio.timeout(PATIENCE):
            while not (await let_in()).startswith(b"HTTP/1.1 200 "):
                await asyncio.sleep(0.05)
        for _, writer in held:
            writer.close()
        await until(lambda: not inside.server.door._here)


@flood
async def test_sockets_count_as_connections_until_they_end(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside:
        async with Party(inside.url) as party:
            ania = await party.guest("Ania", address=ABUSER)
            await until(lambda: inside.server.door._here[ITS_SHARE] >= 1)
            await ania.new_table()
        await until(lambda: not inside.server.door._here)


@flood
async def test_requests_in_a_row_wait_for_each_other(tmp_path: Path) -> None:
    """However many come in one packet, a few are looked at; the rest stays where it is."""
    async with Inside(tmp_path, requests_per_second=2) as inside:
        reader, writer = await dial(inside, (GET + b"\r\n") * 20_000)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200 ")
        most = 0
        for _ in range(20):
            (one,) = inside.protocols
            most = max(most, len(one.pipeline))
            assert len(one._held) <= 2**19
            await asyncio.sleep(0.02)
        assert 0 < most <= PIECE // len(GET)
        writer.close()


@flood
async def test_a_long_reply_waits_for_its_reader_and_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    large = json.dumps(["a" * 60_000_000]).encode()
    async with Inside(tmp_path) as inside:
        inside.server.hall.archive._shelf.put(("replay", "m1", None, "en"), gzip.compress(large))
        ask = b"GET /api/matches/m1?lang=en HTTP/1.1\r\nHost: x\r\n\r\n"
        async with deaf(inside) as one, deaf(inside) as other:
            for ear in (one, other):
                await asyncio.get_running_loop().sock_sendall(ear, ask)
            await until(lambda: sum(bool(here.transport.get_write_buffer_size()) for here in inside.protocols) == 2)
            for here in inside.protocols:
                assert here.transport.get_write_buffer_size() < 2**20, "no more is made than is read"
        await until(lambda: not inside.protocols)
        monkeypatch.setattr(patience, "UNREAD_SECONDS", 0.5)
        async with deaf(inside) as ear:
            await asyncio.get_running_loop().sock_sendall(ear, ask)
            while not inside.protocols:
                await asyncio.sleep(0)
            await until(lambda: not inside.protocols)
        monkeypatch.undo()
        async with Player(inside.url) as ania:  # whoever reads gets it all, packed or not
            for coding in ("identity", "gzip"):
                reply = await ania.http.get("/api/matches/m1?lang=en", headers={"Accept-Encoding": coding})
                assert reply.content == large
                assert int(reply.headers["content-length"]) == reply.num_bytes_downloaded


@flood
async def test_a_body_that_nobody_wants_is_not_read_to_its_end(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside:
        reader, writer = await dial(inside, b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n")
        writer.write(b"Content-Type: application/json\r\n\r\n")
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 99_999_999:
                writer.write(b"a" * 65_536)
                await writer.drain()
                sent += 65_536
        assert sent < 99_999_999
        assert b"413" in (await heard(reader))[:20] + b"413"  # perhaps the line was cut before it was read
        writer.close()


@flood
async def test_whoever_asks_too_fast_hears_so_slowly(tmp_path: Path) -> None:
    async with Inside(tmp_path, requests_per_second=1) as inside, Player(inside.url, address=ABUSER) as ania:
        inside.server.requests.of(ITS_SHARE).left = -1000.0
        for place in ("/api/games", "/metrics", "/schema.json"):
            reply = await ania.http.get(place)
            assert (reply.status_code, reply.json()["code"]) == (429, "too-fast"), place
        async with connect(
            inside.url.replace("http", "ws") + "/api/socket",
            additional_headers={"Cookie": ania.cookie},
            local_addr=(ABUSER, 0),
        ) as one:
            assert json.loads(await one.recv())["code"] == "too-fast"
        reply = await ania.http.get("/")
        assert reply.status_code != 429, "the client's own files have a larger share"
        async with Player(inside.url, address="127.0.0.67") as bartek:
            assert (await bartek.http.get("/api/games")).status_code == 200


@flood
async def test_whoever_is_sent_away_is_let_go_at_once(tmp_path: Path) -> None:
    """Both say goodbye at the same time, and neither waits for the other until it gives up."""
    async with Inside(tmp_path) as inside:
        one = await connect(inside.url.replace("http", "ws") + "/api/socket", close_timeout=60)
        assert json.loads(await one.recv())["code"] == "no-guest"
        async with asyncio.timeout(8):  # uvicorn itself waits for ten seconds
            await one.close()
        await until(lambda: not inside.protocols)


@flood
async def test_few_files_of_matches_are_in_memory_at_once(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek = await party.guest("Ania", address=ABUSER), await party.guest("Bartek")
        head = f"POST /api/matches HTTP/1.1\r\nHost: x\r\nCookie: {ania.cookie}\r\nContent-Type: application/json\r\n"
        held = [
            await dial(inside, f"{head}Content-Length: 4000000\r\n\r\n".encode())
            for _ in range(addresses.IMPORTS_OF_ONE)
        ]
        await until(lambda: inside.server.importing[ITS_SHARE] == addresses.IMPORTS_OF_ONE)
        file = a_match().record().to_json()
        reply = await ania.post("/api/matches", file)
        assert (reply.status_code, reply.json()["code"]) == (503, "busy")
        assert (await bartek.post("/api/matches", file)).status_code == 201
        for _, writer in held:
            writer.close()
        await until(lambda: not inside.server.importing)


@flood
async def test_the_lobby_is_listed_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        store, asked = inside.server.house.store, 0
        lobby = store.lobby

        async def counted(limit: int) -> Any:
            nonlocal asked
            asked += 1
            await asyncio.sleep(0.2)
            return await lobby(limit)

        monkeypatch.setattr(store, "lobby", counted)
        inside.server.hall._listed = -1000.0, []
        monkeypatch.setattr(hall, "LOBBY_SECONDS", 600.0)
        replies = await asyncio.gather(*(ania.http.get("/api/tables") for _ in range(20)))
        assert {reply.status_code for reply in replies} == {200}
        assert asked == 1


# -- sockets -----------------------------------------------------------------------------------------------------------


def frame(kind: int, said: bytes) -> bytes:
    return bytes([0x80 | kind, 0x80 | len(said)]) + bytes(4) + said


async def upgrade(inside: Inside, cookie: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, PatientSocket]:
    reader, writer = await dial(
        inside,
        f"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode(),
    )
    assert b"101" in await reader.readline()
    (one,) = [one for one in inside.protocols if isinstance(one, PatientSocket) and one._address == ITS_SHARE]
    return reader, writer, one


@flood
async def test_tiny_messages_are_looked_at_a_few_at_a_time(tmp_path: Path) -> None:
    async with Inside(tmp_path, messages_per_second=100) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        _, writer, one = await upgrade(inside, ania.cookie)
        writer.write(frame(1, b"{}") * 50_000)
        most = 0
        await until(lambda: one._held)
        for _ in range(50):
            most = max(most, len(one.queue.messages))
            assert len(one._held) <= 2**19
            await asyncio.sleep(0.01)
        assert 0 < most <= FRAMES // 6
        writer.close()
        await ania.new_table()


@flood
async def test_long_messages_in_many_packets_are_read_in_order(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, _, table = await party.pair(start=False)
        said = [f"{n} " + "ą" * 450 for n in range(40)]
        await asyncio.gather(*(ania.ok("chat", table=table, text=text) for text in said))
        await ania.until(lambda: len(ania.chat) == 40)
        assert [line["text"] for line in ania.chat] == said


@flood
async def test_whoever_pings_without_end_is_let_go(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        assert ania.socket is not None
        await (await ania.socket.ping())
        reader, writer, one = await upgrade(inside, ania.cookie)
        with contextlib.suppress(ConnectionError):
            for _ in range(1000):
                writer.write(frame(9, b"x" * 100) * 100)
                await writer.drain()
        await heard(reader)
        await until(lambda: one.disconnected)
        writer.close()
        await ania.new_table()


@flood
async def test_whoever_comes_while_their_address_waits_for_its_turn_is_heard(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        inside.server.house.purses.of(ITS_SHARE).pay(30)
        reader, writer, _ = await upgrade(inside, ania.cookie)
        while (await reader.readline()).strip():
            pass
        writer.write(frame(1, b"{}"))
        async with asyncio.timeout(PATIENCE):
            assert b"bad-message" in await reader.read(1000)


@flood
async def test_whoever_is_not_listened_to_is_not_taken_for_dead(tmp_path: Path) -> None:
    async with Inside(tmp_path, messages_per_second=0.01) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        _, writer, one = await upgrade(inside, ania.cookie)
        one.ping_timeout = 0.05
        writer.write(frame(1, b"{}") * 100)
        await until(lambda: one.read_paused)
        one.send_keepalive_ping()
        await asyncio.sleep(0.3)
        assert not one.transport.is_closing()
        writer.close()
        await until(lambda: not [here for here in inside.protocols if here is one])
        _, _, silent = await upgrade(inside, ania.cookie)
        silent.ping_timeout = 0.05
        silent.send_keepalive_ping()
        await until(silent.transport.is_closing)


@flood
async def test_whoever_reads_no_replies_is_not_listened_to(tmp_path: Path) -> None:
    """What waits to be read by a slow or silent reader has an end, in messages and in bytes."""
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        async with deaf(inside) as ear:
            head = (
                f"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Cookie: {ania.cookie}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n"
            )
            loop = asyncio.get_running_loop()
            await loop.sock_sendall(ear, head.encode())
            await until(lambda: any(one.address == ITS_SHARE for one in inside.server.connections))
            (one,) = [one for one in inside.server.connections if one.address == ITS_SHARE]
            # The system keeps little for whoever does not read, so that it takes few replies until they wait with us.
            (line,) = [here for here in inside.protocols if here._address == ITS_SHARE]
            line.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            watch = json.dumps({"type": "watch", "table": table}).encode()
            # An answer to nonsense is longer than the nonsense.
            asking = asyncio.create_task(loop.sock_sendall(ear, frame(1, watch) + frame(1, b"{}") * 20_000))
            await until(lambda: len(one._outgoing) >= connection.MOST_WAITING)
            for _ in range(20):
                await ania.ok("sync", table=table)
                assert len(one._outgoing) <= connection.MOST_WAITING + 1
                assert one._size < connection.MOST_BYTES * 1.5
            asking.cancel()
        await until(lambda: one not in inside.server.connections)
        await some_turns(table, ania, bartek, questions=3)


@flood
async def test_an_address_hears_no_faster_than_its_share(tmp_path: Path) -> None:
    async with Inside(tmp_path, messages_per_second=1) as inside, Party(inside.url) as party:
        host = await party.guest("Ania")
        table = await host.new_table()
        many = [await party.guest(f"Gość {n}", address=ABUSER) for n in range(6)]
        pace = inside.server.to_address.of(ITS_SHARE)
        await asyncio.gather(*(one.ok("watch", table=table) for one in many))
        await until(lambda: not any(one._outgoing for one in inside.server.connections))
        clock, now = pace._clock, pace._clock()
        pace.left, pace._at = 0.0, now
        pace._clock = lambda: now  # or what a slow machine lets pass would be a share
        inside.server.hall.rooms[table].shower.publish_table()
        await asyncio.sleep(0)
        waiting = [one for one in inside.server.connections if one.address == ITS_SHARE]
        assert [len(one._outgoing) for one in waiting] == [1] * 6
        pace._clock = clock
        await asyncio.gather(*(one.until(lambda o=one: o.received[-1]["type"] == "table") for one in many))


# -- shares ------------------------------------------------------------------------------------------------------------


@flood
async def test_what_is_said_counts_for_the_address_too(tmp_path: Path) -> None:
    """A guest is made in a moment: many of them are still one address."""
    async with Inside(tmp_path, chats_per_minute=1, reports_per_hour=1) as inside, Party(inside.url) as party:
        host = await party.guest("Ania")
        table = await host.new_table()
        for command in ({"type_": "chat", "text": "x"}, {"type_": "report", "text": "x"}):
            replies = []
            for n in range(CLUB + 1):
                one = await party.guest(f"Gość {n}", address=ABUSER)
                replies.append((await one.send(table=table, **command))["type"])
            assert replies == ["done"] * CLUB + ["problem"], command
            last = await party.guest("Gość", address=ABUSER)
            posted = await last.post("/api/commands", {"type": command["type_"], "table": table, "text": "x"})
            assert posted.status_code == 429
        await host.ok("chat", table=table, text="jestem")


@flood
async def test_clerks_serve_addresses_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerks, "MOST_OF_ONE", 6)
    body = json.dumps(a_match().record().to_json()).encode()
    ours = Clerks()
    done: list[str] = []

    async def wish(whose: str) -> None:
        await ours.wish("take_in", body, whose=whose)
        done.append(whose)

    try:
        hog = [asyncio.create_task(wish("hog")) for _ in range(10)]
        while len(ours._reading) < 6:
            await asyncio.sleep(0)
        hog[4].cancel()  # whoever hangs up leaves the queue
        await wish("other")
        assert done.count("hog") <= 2
        results = await asyncio.gather(*hog, return_exceptions=True)
        assert done.count("hog") == 6
        assert sum(isinstance(result, Refused) for result in results) == 10 - 7
        await wish("hog")
    finally:
        await ours.stop()


def test_as_many_files_are_open_as_the_system_allows(tmp_path: Path) -> None:
    import resource

    from tests.server.harness import ServerProcess

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, soft), hard))
    try:
        with ServerProcess(tmp_path, fresh=True) as server:
            assert server.process is not None
            limits = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
            assert limits[0] >= min(hard, 65536) if hard > 0 else limits[0] >= 65536
            assert os.path.exists(f"/proc/{server.process.pid}")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@play
async def test_the_lobby_is_listed_in_moments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand tables, each read in one go, would hold everybody up twice a second."""
    honest, in_one_go, most = hall.glance_at, 0, 0

    def slowly(document: str) -> Glance:
        nonlocal in_one_go, most
        in_one_go += 1
        most = max(most, in_one_go)
        time.sleep(2 * leisure.MOMENT)
        return honest(document)

    async with Inside(tmp_path, tables_per_guest=1000) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        for _ in range(40):
            await ania.post("/api/tables", {"game": "cardia"})
        monkeypatch.setattr(hall, "glance_at", slowly)
        await asyncio.sleep(hall.LOBBY_SECONDS + 0.1)
        asked = asyncio.create_task(ania.get("/api/tables"))
        while not asked.done():
            in_one_go = 0
            await asyncio.sleep(0)
        assert len(await asked) == 40
        assert 0 < most < 10
