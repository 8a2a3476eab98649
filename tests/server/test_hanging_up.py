"""Whoever hangs up, at whatever moment and however rudely, leaves nothing behind: no word in the log, nothing open."""

import asyncio
import contextlib
import json
import socket
import struct
from collections.abc import Iterator
from pathlib import Path

from tests.server.harness import PATIENCE, Party, Player, ServerProcess, both, play

RUDELY = struct.pack("ii", 1, 0)
"""How the system is told to end a connection by a reset, whatever is still on its way."""
UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
KEY = f"{UPGRADE}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="


async def call(port: int, said: bytes, read: int, rudely: bool, wait: float = 0.0) -> None:
    """Say something, perhaps hear the beginning of a reply, and hang up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    if rudely:
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RUDELY)
    with contextlib.suppress(ConnectionError, TimeoutError):
        writer.write(said)
        await writer.drain()
        if read:
            async with asyncio.timeout(PATIENCE):
                await reader.read(read)
        await asyncio.sleep(wait)
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


def requests(head: str, match: str) -> Iterator[bytes]:
    for page in (
        "games",
        "games/keyforge/cards?lang=pl",
        f"matches/{match}",
        f"matches/{match}/story",
        "tables",
        "guest",
    ):
        for coding in ("gzip", "identity"):
            yield f"GET /api/{page} HTTP/1.1\r\n{head}\r\nAccept-Encoding: {coding}\r\n\r\n".encode()
    for page in ("/", "/schema.json", "/health", "/metrics", "/nothing.js"):
        yield f"GET {page} HTTP/1.1\r\n{head}\r\n\r\n".encode()
    for page in ("guest", "tables", "commands", "matches"):
        post = f"POST /api/{page} HTTP/1.1\r\n{head}\r\nContent-Type: application/json\r\n"
        yield f"{post}Content-Length: 20\r\n\r\n".encode()
        yield f'{post}Content-Length: 20\r\n\r\n{{"nickn'.encode()
        yield f"{post}Transfer-Encoding: chunked\r\n\r\n5\r\nab".encode()


def frame(text: str) -> bytes:
    said = text.encode()
    return bytes([0x81, 0x80 | len(said)]) + b"\0\0\0\0" + said


def sockets(head: str, table: str) -> Iterator[bytes]:
    hello = f"GET /api/socket HTTP/1.1\r\n{head}\r\n{KEY}\r\n\r\n".encode()
    watch = frame(json.dumps({"type": "watch", "table": table}))
    for after in (
        b"",
        watch * 3,
        watch[:9],
        b"\xff\xff\xff",
        b"\x81\x05hello",
        b"\x88\x80\0\0\0\0",
        b"\x89\x80\0\0\0\0",
    ):
        yield hello + after
    yield f"GET /api/socket HTTP/1.1\r\nHost: x\r\nOrigin: http://elsewhere\r\n{KEY}\r\n\r\n".encode()
    yield f"GET /api/socket HTTP/1.1\r\nHost: x\r\n{KEY}\r\n\r\n".encode()


async def hang_up(server: ServerProcess, ania: Player, table: str) -> None:
    head = f"Host: 127.0.0.1:{server.port}\r\nCookie: {ania.cookie}"
    for said in (*requests(head, ania.tables[table]["match"]), *sockets(head, table)):
        # Many at once, so that the server is a little behind: then it is in the middle of most of them.
        calls = [
            call(server.port, said, read if b"POST" not in said else 0, rudely, wait)
            for rudely in (False, True)
            for read, wait in ((0, 0.0), (0, 0.005), (1, 0.0), (5000, 0.0))
            for _ in range(3)
        ]
        if said.startswith(b"GET"):
            calls += [call(server.port, said * 5, read, rudely) for rudely in (False, True) for read in (0, 1, 100)]
        await both(*calls)


@play
async def test_whoever_hangs_up_leaves_no_word_in_the_log(tmp_path: Path) -> None:
    """Two tracebacks for every request that nobody waited for would fill the disk of whoever keeps the log."""
    with ServerProcess(tmp_path) as server:
        begun = server.logged()
        async with Party(server.url) as party:
            ania, bartek, table = await party.pair()
            await both(ania.play_on(table), bartek.play_on(table))
            await hang_up(server, ania, table)
            async with asyncio.timeout(PATIENCE):
                while "stolik_connections 2.0" not in (await ania.http.get("/metrics")).text:
                    await asyncio.sleep(0.1)
            await ania.ok("sync", table=table)
    assert server.logged() == begun
