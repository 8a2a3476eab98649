"""Whole messages go past the library that reads and makes frames: what comes of them is what the library would say."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.harness import Party
from tests.server.inside import Inside
from tests.server.test_floods import flood, frame, until, upgrade
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from stolik.server.connection import MOST_WAITING, Connection
from stolik.server.limits import Bucket
from stolik.server.metrics import Metrics
from stolik.server.patience import LINE, heading, whole_text
from stolik.server.protocol import Sync
from stolik.server.store import Guest

MASK = b"\x07\xa1\x00\xff"


def read_by_the_library(data: bytes) -> list[tuple[Opcode, bytes, bool]] | None:
    """The frames in these bytes; nothing if they are none of a client's, or not whole."""
    server = Protocol(Side.SERVER)
    server.receive_data(data)
    if server.parser_exc is not None or server.reader.buffer:
        return None
    return [
        (event.opcode, bytes(event.data), event.fin) for event in server.events_received() if isinstance(event, Frame)
    ]


def masked(first: int, length: int, body: bytes, mask: bytes = MASK) -> bytes:
    """A frame of a client whose head says what it likes."""
    many = (
        bytes((0x80 | length,))
        if length < 126
        else bytes((0x80 | 126,)) + length.to_bytes(2, "big")
        if length < 65536
        else bytes((0x80 | 127,)) + length.to_bytes(8, "big")
    )
    return bytes((first,)) + many + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))


@given(
    st.sampled_from([0x81, 0x80, 0x01, 0x00, 0x82, 0x88, 0x89, 0x8A, 0xC1, 0xA1, 0x91, 0xFF]),
    st.one_of(st.text(max_size=300).map(str.encode), st.binary(max_size=300)),
    st.integers(-3, 3),
    st.binary(max_size=8),
)
def test_it_takes_what_is_a_message_and_nothing_else(first: int, body: bytes, off: int, more: bytes) -> None:
    for data in (
        masked(first, len(body), body),
        masked(first, max(0, len(body) + off), body),
        masked(first, len(body), body) + more,
        masked(first, len(body), body)[: len(body)],
        more,
    ):
        text = whole_text(data)
        if text is not None:
            assert read_by_the_library(data) == [(Opcode.TEXT, text.encode(), True)]
    try:
        body.decode()
    except UnicodeDecodeError:
        assert whole_text(masked(0x81, len(body), body)) is None
    else:
        assert whole_text(masked(0x81, len(body), body)) == body.decode()


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_what_it_makes_the_library_reads(length: int) -> None:
    client = Protocol(Side.CLIENT)
    client.receive_data(heading(length) + b"a" * length + heading(2) + b"{}")
    first, second = client.events_received()
    assert isinstance(first, Frame)
    assert isinstance(second, Frame)
    assert (first.opcode, first.fin, bytes(first.data)) == (Opcode.TEXT, True, b"a" * length)
    assert bytes(second.data) == b"{}"
    assert client.parser_exc is None


@flood
async def test_messages_in_pieces_and_whole_ones_keep_their_order(tmp_path: Path) -> None:
    """In the middle of a message in pieces a whole one is a fault of the client's, and signs of life are none."""
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        reader, writer, _ = await upgrade(inside, ania.cookie)
        while await reader.readline() != b"\r\n":
            pass
        command = json.dumps({"type": "unwatch", "table": "x", "id": 1}).encode()
        later = command.replace(b'"id": 1', b'"id": 2')
        for piece in (
            masked(0x01, 10, command[:10]),
            frame(9, b"alive"),
            masked(0x00, 5, command[10:15]),
            masked(0x80, len(command) - 15, command[15:]),
            frame(1, later),
        ):
            writer.write(piece)
            await writer.drain()
        client = Protocol(Side.CLIENT)
        heard: list[Frame] = []
        while len(heard) < 3:
            client.receive_data(await reader.read(4096))
            heard += [event for event in client.events_received() if isinstance(event, Frame)]
        assert heard[0].opcode is Opcode.PONG
        assert [json.loads(bytes(one.data))["id"] for one in heard[1:]] == [1, 2]
        writer.write(masked(0x01, 2, b"{}") + frame(1, b"{}"))
        while data := await reader.read(4096):
            client.receive_data(data)
        assert client.close_rcvd is not None
        assert client.close_rcvd.code == 1002


@flood
async def test_only_who_is_silent_is_asked_for_a_sign_of_life(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        _, writer, line = await upgrade(inside, ania.cookie)
        await until(lambda: line.ping_timer is not None)
        for speaks in (True, True, False, False):
            line.stop_keepalive()
            if speaks:
                writer.write(frame(1, b"{}"))
                await until(lambda: line._spoke)
            line.send_keepalive_ping()
            asked = line.pending_ping_payload is not None
            assert asked is not speaks
            assert (line.ping_timer is None) is asked, "it is looked after again"
            assert (line.pong_timer is None) is not asked


class Outlet:
    """The sending end of a line that takes nothing until it is opened."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.open = asyncio.Event()

    @property
    def ready(self) -> bool:
        return self.open.is_set()

    def send_now(self, texts: list[bytes]) -> None:
        assert self.ready
        self.sent += texts

    async def send_texts(self, texts: list[bytes]) -> None:
        await self.open.wait()
        self.sent += texts


@pytest.mark.parametrize("blocked", [True, False])
def test_whoever_was_behind_is_sent_all_anew_and_nothing_is_left_lying(blocked: bool) -> None:
    """In order, and without anybody saying something more."""

    async def run() -> None:
        outlet = Outlet()

        async def do(guest: Guest, command: Sync, watcher: str) -> None:
            assert isinstance(command, Sync)
            connection._push(command.table, b"whole")

        house = SimpleNamespace(metrics=Metrics())
        hall = SimpleNamespace(closing=False, house=house, do=do)
        socket: Any = SimpleNamespace(scope={"extensions": {LINE: outlet}})
        guest = Guest("g", "Ania", "en")
        connection = Connection(socket, cast(Any, hall), guest, "name", "", Bucket(1e6, 1e6))
        connection._loop = asyncio.get_running_loop()
        connection._watched["t"] = cast(Any, None)
        sender = connection._loop.create_task(connection._send_all())
        said = [b"%d" % number for number in range(MOST_WAITING + 5)]
        if not blocked:
            outlet.open.set()
        for number, one in enumerate(said):
            connection._push("t", one)
            if not blocked and number % 7 == 0:
                await asyncio.sleep(0)
        await asyncio.sleep(0)
        outlet.open.set()
        expected = [*said[:MOST_WAITING], b"whole"] if blocked else said
        async with asyncio.timeout(30):
            while outlet.sent[-1:] != expected[-1:]:
                await asyncio.sleep(0)
        assert outlet.sent == expected
        sender.cancel()

    asyncio.run(run())
