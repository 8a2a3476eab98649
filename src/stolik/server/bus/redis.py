"""The bus over Redis: every node listens to a channel of its own. Nothing is kept there; what is lost was only news.

A question goes out once and never again by itself: whether it may be repeated is for whoever asked to say.
"""

import asyncio
import contextlib
import itertools
import logging
import secrets
from collections.abc import Awaitable
from typing import Any, Literal, Self, cast

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from stolik.server.bus.base import Answerer, NodeGone, Receiver
from stolik.server.bus.memory import Counter
from stolik.server.settings import SIGNS

log = logging.getLogger(__name__)
LOST = (RedisError, OSError, asyncio.TimeoutError)
PAUSES = (0.05, 0.1, 0.2, 0.5)
"""Seconds between tries to reach Redis again; the last one over and over."""
COUNT = """
local at = tonumber(redis.call('TIME')[1])
local window = math.floor(at / ARGV[2])
local here = ARGV[1] .. ':' .. ARGV[2] .. ':' .. window
local now = redis.call('INCR', here)
redis.call('EXPIRE', here, ARGV[2] * 2 + 1)
local before = redis.call('GET', ARGV[1] .. ':' .. ARGV[2] .. ':' .. (window - 1))
return {now, tonumber(before or 0), at}
"""
"""Counts by the clock of Redis, whatever the nodes believe the time to be."""


class Envelope(msgspec.Struct, array_like=True):
    kind: Literal["ask", "reply", "failed", "send"]
    data: bytes
    number: int = 0
    back: str = ""
    """The channel that waits for the reply."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Envelope).decode


class RedisBus:
    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._counter = Counter()
        self._inbox = f"stolik:reply:{secrets.token_hex(8)}"
        self._nodes: dict[str, tuple[Answerer, Receiver]] = {}
        self._asked: dict[int, asyncio.Future[bytes]] = {}
        self._numbers = itertools.count(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._heard: dict[str, asyncio.Event] = {}
        """By channel: does Redis know that we listen?"""
        self._ears: PubSub | None = None
        self._closed = False
        self._reading: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Self:
        # A command that is sent twice is a question that is asked twice, so the client must not try again.
        alive: dict[str, Any] = (
            {} if url.startswith("unix://") else {"socket_keepalive": True, "socket_connect_timeout": 3}
        )
        try:
            redis = Redis.from_url(url, retry=Retry(NoBackoff(), 0), health_check_interval=5, socket_timeout=5, **alive)
        except ValueError:
            # Which part of it was taken for what is not said: it may be a part of the password.
            raise ValueError(f"the address of Redis is not understood; {SIGNS}") from None
        bus = cls(redis)
        try:
            await redis.ping()
            bus._reading = asyncio.get_running_loop().create_task(bus._read())
            await bus._listen(bus._inbox)
        except LOST as error:
            await bus.close()
            raise ConnectionError(f"Redis cannot be reached: {error}") from None
        except BaseException:
            await bus.close()
            raise
        return bus

    async def join(self, node: str, answerer: Answerer, receiver: Receiver) -> None:
        self._nodes[channel(node)] = answerer, receiver
        await self._listen(channel(node))

    async def leave(self, node: str) -> None:
        self._nodes.pop(channel(node), None)
        self._heard.pop(channel(node), None)
        if self._ears is not None:
            with contextlib.suppress(*LOST):
                await self._ears.unsubscribe(channel(node))

    async def ask(self, node: str, question: bytes, seconds: float) -> bytes:
        number, loop = next(self._numbers), asyncio.get_running_loop()
        reply: asyncio.Future[bytes] = loop.create_future()
        self._asked[number] = reply
        deadline = loop.time() + seconds
        try:
            if not self._heard[self._inbox].is_set():
                # Redis was lost: whoever asks before listening again misses the reply.
                try:
                    await asyncio.wait_for(self._heard[self._inbox].wait(), seconds)
                except TimeoutError:
                    raise NodeGone(node, reached=False) from None
            # No time-out that cancels: the client may swallow it. It has one of its own.
            if not await self._redis.publish(channel(node), _encode(Envelope("ask", question, number, self._inbox))):
                raise NodeGone(node, reached=False)
            await asyncio.wait({reply}, timeout=max(0.0, deadline - loop.time()))
            if not reply.done():
                raise NodeGone(node)
            return reply.result()
        except LOST as error:
            raise NodeGone(node) from error
        finally:
            self._asked.pop(number, None)
            if not reply.cancel() and not reply.cancelled():
                reply.exception()  # seen, if publishing failed as well

    async def send(self, node: str, message: bytes) -> None:
        try:
            await self._redis.publish(channel(node), _encode(Envelope("send", message)))
        except LOST as error:
            log.warning("a message to another node was lost", extra={"node": node, "why": type(error).__name__})

    async def count(self, name: str, seconds: float) -> float:
        try:
            now, then, at = await cast(
                "Awaitable[list[int]]", self._redis.eval(COUNT, 0, f"stolik:count:{name}", str(int(seconds)))
            )
        except LOST as error:
            log.warning("counted by this node alone", extra={"why": type(error).__name__})
            return self._counter.count(name, seconds)
        return now + then * (1 - at % int(seconds) / int(seconds))

    async def ping(self) -> None:
        await self._redis.ping()
        deaf = self._reading is None or self._reading.done()
        if deaf or not all(heard.is_set() for heard in self._heard.values()):
            raise ConnectionError("not listening to Redis")

    async def close(self) -> None:
        self._closed = True
        tasks = {task for task in (self._reading, *self._tasks) if task is not None}
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=2)
        await self._redis.aclose()

    # -- listening ----------------------------------------------------------------------------------------------------

    async def _listen(self, name: str) -> None:
        heard = self._heard[name] = asyncio.Event()
        if self._ears is not None:
            # If this fails, the reader is about to find out and to subscribe to everything anew.
            with contextlib.suppress(*LOST):
                await self._ears.subscribe(name)
        async with asyncio.timeout(10):
            await heard.wait()

    async def _read(self) -> None:
        pauses = iter(PAUSES)
        while not self._closed:
            try:
                async with self._redis.pubsub() as self._ears:
                    await self._ears.subscribe(*self._heard)
                    while not self._closed:
                        message = await self._ears.get_message(timeout=1.0)
                        if message is not None:
                            pauses = iter(PAUSES)
                            self._take(message["type"], message["channel"].decode(), message["data"])
            except LOST as error:
                log.warning("the connection to Redis was lost", extra={"why": type(error).__name__})
            self._ears = None
            for heard in self._heard.values():
                heard.clear()
            for number, reply in self._asked.items():
                if not reply.done():
                    reply.set_exception(ConnectionError(f"the reply to question {number} may have been lost"))
            await asyncio.sleep(next(pauses, PAUSES[-1]))

    def _take(self, kind: str, name: str, data: bytes) -> None:
        if kind == "subscribe" and name in self._heard:
            self._heard[name].set()
        if kind != "message":
            return
        try:
            envelope = _decode(data)
        except msgspec.DecodeError as error:
            log.warning("a message was not understood", extra={"why": str(error)})
            return
        match envelope.kind:
            case "ask" if name in self._nodes:
                task = asyncio.get_running_loop().create_task(self._reply(self._nodes[name][0], envelope))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            case "send" if name in self._nodes:
                try:
                    self._nodes[name][1](envelope.data)
                except Exception:
                    log.exception("a message of another node was not understood")
            case "reply" | "failed":
                reply = self._asked.get(envelope.number)
                if reply is not None and not reply.done():
                    if envelope.kind == "reply":
                        reply.set_result(envelope.data)
                    else:
                        reply.set_exception(ConnectionError("the other node failed to reply"))

    async def _reply(self, answerer: Answerer, envelope: Envelope) -> None:
        try:
            reply = Envelope("reply", await answerer(envelope.data), envelope.number)
        except Exception:
            log.exception("a question of another node was not answered")
            reply = Envelope("failed", b"", envelope.number)
        for pause in (0.0, *PAUSES, *PAUSES):
            await asyncio.sleep(pause)
            with contextlib.suppress(*LOST):
                if await self._redis.publish(envelope.back, _encode(reply)):
                    return  # otherwise whoever asked is connecting again, or gone


def channel(node: str) -> str:
    return f"stolik:node:{node}"
