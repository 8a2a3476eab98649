"""What every bus must do. A new one joins by adding its way of opening to `BUSES`."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from redis.asyncio import Redis
from redis.exceptions import RedisError
from tests import services
from tests.server.harness import PATIENCE

from stolik.server.bus import Bus, NodeGone, open_bus


@asynccontextmanager
async def memory() -> AsyncIterator[tuple[Bus, Bus]]:
    """The bus as two nodes see it."""
    bus = await open_bus("")
    yield bus, bus
    await bus.close()


@asynccontextmanager
async def redis() -> AsyncIterator[tuple[Bus, Bus]]:
    url = services.redis().url
    one, two = await open_bus(url), await open_bus(url)
    yield one, two
    await one.close()
    await two.close()


BUSES = {"memory": memory, "redis": redis}


async def shout(question: bytes) -> bytes:
    if question == b"sleep":
        await asyncio.sleep(PATIENCE)
    return question.decode().upper().encode()


async def insist(bus: Bus, node: str, question: bytes) -> bytes:
    """Ask a node that is there: on a machine that stands still Redis may take too long to say so."""
    while True:
        try:
            return await bus.ask(node, question, PATIENCE)
        except NodeGone:
            await asyncio.sleep(0.1)


@pytest.mark.parametrize("kind", BUSES)
def test_nodes_ask_each_other(kind: str) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), BUSES[kind]() as (one, two):
            await one.join("one", shout, lambda message: None)
            await two.join("two", shout, lambda message: None)
            assert await one.ask("two", "zażółć".encode(), PATIENCE) == "ZAŻÓŁĆ".encode()
            replies = await asyncio.gather(*(insist(two, "one", b"n%d" % n) for n in range(50)))
            assert replies == [b"N%d" % n for n in range(50)]
            with pytest.raises(NodeGone):
                await one.ask("two", b"sleep", 0.2)
            with pytest.raises(NodeGone):
                await one.ask("three", b"hello", 0.3)
            await two.leave("two")
            with pytest.raises(NodeGone):
                await one.ask("two", b"hello", 0.3)
            await one.ping()

    asyncio.run(run())


@pytest.mark.parametrize("kind", BUSES)
def test_what_one_node_sends_arrives_in_order(kind: str) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), BUSES[kind]() as (one, two):
            got: list[bytes] = []
            await two.join("two", shout, got.append)
            for n in range(100):
                await one.send("two", b"%d" % n)
            await one.send("nobody", b"lost")
            while len(got) < 100:
                await asyncio.sleep(0.01)
            assert got == [b"%d" % n for n in range(100)]

    asyncio.run(run())


def test_nodes_find_each_other_again_after_redis_restarts() -> None:
    server = services.redis()

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), redis() as (one, two):
            await one.join("one", shout, lambda message: None)
            await two.join("two", shout, lambda message: None)
            waiting = asyncio.create_task(one.ask("two", b"sleep", PATIENCE))
            await asyncio.sleep(0.1)
            server.crash()
            with pytest.raises(NodeGone):
                await waiting  # at once: nobody waits for a reply that got lost
            with pytest.raises(NodeGone):
                await one.ask("two", b"hello", 1)
            await one.send("two", b"lost")
            with pytest.raises((OSError, RedisError)):
                await one.ping()
            server.start()
            while True:
                try:
                    await two.ping()
                    assert await one.ask("two", b"hello", 1) == b"HELLO"
                    break
                except (NodeGone, OSError, RedisError):
                    await asyncio.sleep(0.05)

    asyncio.run(run())


class OnAFile(services.RedisServer):
    """Redis that listens on a socket file as well."""

    def command(self) -> list[str]:
        return [*super().command(), "--unixsocket", str(self.folder / "redis.sock")]


def test_redis_is_reached_over_a_socket_file() -> None:
    server = OnAFile()
    server.start()

    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            bus = await open_bus(f"unix://{server.folder / 'redis.sock'}")
            await bus.join("one", shout, lambda message: None)
            assert await bus.ask("one", b"hello", PATIENCE) == b"HELLO"
            assert await bus.count("x", 60) == 1
            await bus.ping()
            await bus.close()

    try:
        asyncio.run(run())
    finally:
        server.remove()


@pytest.mark.parametrize(
    ("url", "problem"),
    [
        ("redis://127.0.0.1:1", "Redis cannot be reached: "),
        ("redis://:PASSWORD@127.0.0.1:1", "Redis cannot be reached: "),
        ("unix:///nowhere/redis.sock", "Redis cannot be reached: "),
        ("redis://:PASS#WORD@127.0.0.1:1", "the address of Redis is not understood; "),
        ("redis://:PASSWORD@127.0.0.1:99999", "the address of Redis is not understood; "),
    ],
)
def test_what_is_wrong_with_an_address_is_said_without_its_password(url: str, problem: str) -> None:
    with pytest.raises((ValueError, OSError)) as wrong:
        asyncio.run(open_bus(url))
    assert str(wrong.value).startswith(problem)
    assert "PASS" not in str(wrong.value)
    assert wrong.value.__suppress_context__, "nor in what it came of"


GARBAGE = (
    b"",
    b"hello",
    b"\xc1",
    b"\x90",
    b"\x94\xa3ask\xc4\x00",
    msgspec.msgpack.encode(["ask", b"x", -1, "nobody"]),
    msgspec.msgpack.encode(["reply", b"x", 2**63]),
    msgspec.msgpack.encode(["send", "x", 0, ""]),
    msgspec.msgpack.encode(["other", b"x", 0, ""]),
    msgspec.msgpack.encode([[["ask"] * 100] * 100]),
    msgspec.msgpack.encode({"kind": "ask"}),
    b"\xdd\xff\xff\xff\xff",
)


def test_what_nobody_understands_makes_no_node_deaf() -> None:
    """Another version, or another program, on the same Redis: a node that stopped listening would look healthy."""
    url = services.redis().url

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), redis() as (one, two):
            await one.join("one", shout, lambda message: None)
            await two.join("two", shout, lambda message: msgspec.msgpack.decode(message))
            async with Redis.from_url(url) as stranger:
                for name in (await stranger.pubsub_channels("stolik:*")) * 2:
                    for message in GARBAGE:
                        await stranger.publish(name, message)
            await one.send("two", b"\xc1")
            assert await one.ask("two", b"hello", PATIENCE) == b"HELLO"
            assert await two.ask("one", b"hello", PATIENCE) == b"HELLO"
            for bus in (one, two):
                await bus.ping()

    asyncio.run(run())


@pytest.mark.parametrize("kind", BUSES)
def test_nodes_count_together(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), BUSES[kind]() as (one, two):
            now = time.time()
            name = f"test:{now}"
            assert [await bus.count(name, 3600) for bus in (one, two, one, two)] == [1, 2, 3, 4]
            monkeypatch.setattr(time, "time", lambda: now + 2 * 3600)  # a clock that is set gives nobody a new share
            assert await two.count(name, 3600) == 5
            assert await one.count(name + ":other", 3600) == 1

    asyncio.run(run())
