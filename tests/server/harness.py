"""A real server in a process of its own, and players who talk to it as browsers do."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack
from functools import wraps
from pathlib import Path
from types import TracebackType
from typing import Any, ParamSpec, Self, TypeVar
from urllib.parse import urlsplit

import httpx
from tests import forked
from websockets.asyncio.client import ClientConnection, connect

P = ParamSpec("P")
R = TypeVar("R")
Json = dict[str, Any]
MANY = [
    "messages-per-second",
    "requests-per-second",
    "guests-per-minute",
    "work-per-second",
    "copies-per-minute",
    "imports-per-hour",
    "reports-per-hour",
    "chats-per-minute",
    "hints-per-minute",
    "tables-per-hour",
    "matches-per-hour",
    "sockets-per-guest",
    "sockets-per-address",
]
GENEROUS = [part for name in MANY for part in (f"--{name}", "100000")]
PATIENCE = 60.0
"""Seconds that anything may take on the worst hour of a machine: longer only what never comes."""
MOVING = {"moved", "store-down", "closing"}
"""What may be said to a player while a table goes from one node to another."""


class Luck:
    """What servers deal and players choose in a test follows from its name: STOLIK_DEALS=2 brings it other luck."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, test: str) -> None:
        self.word = f"{test} {os.environ.get('STOLIK_DEALS', '1')}"
        self.chance = random.Random(self.word)


luck = Luck()


def play(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test that waits for things; one that waits too long fails."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def limited() -> None:
            async with asyncio.timeout(5 * PATIENCE):
                await test(*args, **kwargs)

        asyncio.run(limited())

    return run


class ServerProcess:
    """`python -m stolik.server` on a free port: a copy of one that has loaded everything, or, if `fresh`, a new one."""

    def __init__(
        self,
        data: Path,
        *flags: str,
        env: dict[str, str] | None = None,
        program: str = "stolik.server",
        fresh: bool = False,
    ) -> None:
        self.data = data
        self.program = program
        self.fresh = fresh
        self.flags = [*GENEROUS, "--rehearsal", luck.word, *flags]
        self.env = {**os.environ, **(env or {})}
        self.port = 0
        self.process: subprocess.Popen[str] | forked.Forked | None = None

    def start(self) -> Self:
        flags = ["--data", str(self.data), "--port", str(self.port), *self.flags]
        self.log = open(self.data / "server.log", "a")  # noqa: SIM115
        if self.fresh:
            command = [sys.executable, "-m", self.program, *flags]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True, env=self.env)
        else:
            self.process = forked.start(*flags, program=self.program, env=self.env, stderr=self.log.fileno())
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Stolik: http"), (line, self.logged())
        self.url = line.split()[1]
        self.port = urlsplit(self.url).port or 0
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"{self.url}/health", timeout=PATIENCE).status_code == 200:
                    return self
            except httpx.TransportError:
                pass
            assert self.process.poll() is None, self.logged()
            assert time.monotonic() < deadline, self.logged()
            time.sleep(0.02)

    def kill(self) -> None:
        """Pull the plug."""
        assert self.process is not None
        self.process.kill()
        self._clear()

    def stop(self) -> None:
        """Ask it to end."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self._clear()

    def _clear(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None
        self.log.close()

    def logged(self) -> str:
        return (self.data / "server.log").read_text("utf-8")

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


class Player:
    """A guest with a cookie and, once connected, a WebSocket; keeps everything it is sent."""

    def __init__(self, url: str, nickname: str = "Ania", language: str = "en", address: str = "127.0.0.1") -> None:
        self.url = url
        self.address = address
        self.nickname = nickname
        self.language = language
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=transport)
        self.socket: ClientConnection | None = None
        self.frames: list[str] = []
        self.received: list[Json] = []
        self.tables: dict[str, Json] = {}
        self.updates: dict[str, Json] = {}
        self.log: dict[str, list[Json]] = {}
        self.chat: list[Json] = []
        self.notices: list[Json] = []
        self.seqs: dict[str, int] = {}
        self.gaps = 0
        self._replies: dict[int, asyncio.Future[Json]] = {}
        self._notes = 0
        self._news = asyncio.Condition()
        self._reading: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.come_in()
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.drop()
        await self.http.aclose()

    async def come_in(self) -> None:
        reply = await self.http.post("/api/guest", json={"nickname": self.nickname, "language": self.language})
        assert reply.status_code in (200, 201), reply.text
        self.id = reply.json()["id"]

    @property
    def cookie(self) -> str:
        return f"stolik={self.http.cookies['stolik']}"

    async def connect(self, **headers: str) -> None:
        address = self.url.replace("http", "ws", 1) + "/api/socket"
        cookie = {"Cookie": self.cookie, **headers}
        self.socket = await connect(
            address,
            additional_headers=cookie,
            max_size=2**24,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
            local_addr=(self.address, 0),
        )
        self._reading = asyncio.create_task(self._read(self.socket))

    async def drop(self) -> None:
        """Lose the connection."""
        if self.socket is not None:
            await self.socket.close()
            assert self._reading is not None
            await asyncio.gather(self._reading, return_exceptions=True)
            self.socket = None

    async def reconnect(self, table: str, **more: Any) -> None:
        await self.drop()
        await self.connect()
        await self.ok("watch", table=table, **more)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                await self._take(json.loads(frame))
        finally:
            for reply in self._replies.values():
                if not reply.done():
                    reply.set_exception(ConnectionError("the connection was lost"))
            self._replies.clear()
            async with self._news:
                self._news.notify_all()

    async def _take(self, message: Json) -> None:
        self.received.append(message)
        match message["type"]:
            case "done" | "problem":
                if message.get("id") in self._replies:
                    self._replies.pop(message["id"]).set_result(message)
            case "table":
                self.tables[message["table"]["id"]] = message["table"]
                self._number(message["table"]["id"], message)
            case "update":
                self._number(message["table"], message)
                before = {} if message["full"] else self.updates.get(message["table"], {})
                self.updates[message["table"]] = {**before, **message}
                lines = [] if message["full"] else self.log.get(message["table"], [])
                paged = [line for page in message.get("pages", ()) for line in page["events"]]
                self.log[message["table"]] = [*lines[: message["kept"]], *paged, *message["events"]]
            case "chat":
                self._number(message["table"], message)
                self.chat = message["lines"] if message["full"] else [*self.chat, *message["lines"]]
            case "notice":
                self._number(message["table"], message)
                self.notices.append(message)
        async with self._news:
            self._news.notify_all()

    def _number(self, table: str, message: Json) -> None:
        if not message.get("full") and table in self.seqs and message["seq"] not in (1, self.seqs[table] + 1):
            self.gaps += 1
        self.seqs[table] = message["seq"]

    # -- saying -------------------------------------------------------------------------------------------------------

    async def send(self, type_: str, **fields: Any) -> Json:
        """Send a command and wait for its reply."""
        assert self.socket is not None
        self._notes += 1
        note = self._notes
        reply = self._replies[note] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps({"type": type_, "id": note, **fields}))
        except Exception as error:
            self._replies.pop(note, None)
            if reply.done():
                reply.exception()  # the reader noticed first
            raise ConnectionError("the connection was lost") from error
        return await reply

    async def ok(self, type_: str, **fields: Any) -> Json:
        reply = await self.send(type_, **fields)
        assert reply["type"] == "done", reply
        return reply

    async def refused(self, type_: str, **fields: Any) -> Json:
        """The problem with a command that must not be carried out."""
        reply = await self.send(type_, **fields)
        assert reply["type"] == "problem", reply
        assert reply["text"]
        return reply

    async def say_raw(self, data: str | bytes) -> Json:
        """Send anything, and wait for the next reply to anything."""
        assert self.socket is not None
        before = len(self.replies())
        await self.socket.send(data)
        await self.until(lambda: len(self.replies()) > before)
        return self.replies()[-1]

    def replies(self) -> list[Json]:
        return [message for message in self.received if message["type"] in ("done", "problem")]

    async def post(self, path: str, body: Any) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def get(self, path: str) -> Any:
        reply = await self.http.get(path)
        assert reply.status_code == 200, reply.text
        return reply.json()

    # -- seeing -------------------------------------------------------------------------------------------------------

    async def until(self, true: Callable[[], object], seconds: float = PATIENCE) -> None:
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(lambda: bool(true()) or (self._reading is not None and self._reading.done()))
        assert true(), "the connection ended first"

    async def past(self, table: str, number: int) -> None:
        """Wait until a later question is asked, or none."""
        await self.until(lambda: self.question(table) is None or self.question(table)["number"] > number)

    def question(self, table: str) -> Json | None:
        """None before the first one, too: whoever waits for it may be told later than whoever has begun."""
        question: Json | None = self.updates[table]["question"] if table in self.updates else None
        return question

    def result(self, table: str) -> Json | None:
        return self.updates[table].get("result") if table in self.updates else None

    def ask(self, table: str, seat: int | None = None) -> Json | None:
        """What the seat that is looked from has to answer now."""
        update = self.updates.get(table)
        if update is None or not update["question"]:
            return None
        seat = update["seat"] if seat is None else seat
        for ask in update["question"]["asks"]:
            if ask["seat"] == seat and not ask["answered"] and ("options" in ask or "range" in ask):
                return dict(ask)
        return None

    # -- playing ------------------------------------------------------------------------------------------------------

    async def new_table(self, game: str = "cardia", **more: Any) -> str:
        reply = await self.post("/api/tables", {"game": game, **more})
        assert reply.status_code == 201, reply.text
        table: str = reply.json()["id"]
        if self.socket is not None:
            await self.ok("watch", table=table)
        return table

    async def answer(self, table: str, option: str | None = None) -> Json:
        """Answer with an option or any."""
        ask, question = self.ask(table), self.question(table)
        assert ask is not None
        assert question is not None
        option = pick(ask) if option is None else option
        number = question["number"]
        reply = await self.send("answer", table=table, seat=ask["seat"], question=number, options=[option])
        if reply["type"] == "done" and not reply.get("result"):
            await self.moved_on(table, ask["seat"], number, self.updates[table]["match"])
        return reply

    async def moved_on(self, table: str, seat: int, number: int, match: str) -> None:
        """Wait until the answer of a seat to a question is seen at the table."""
        await self.until(lambda: self._moved_on(table, seat, number) or self.updates[table]["match"] != match)

    def _moved_on(self, table: str, seat: int, number: int) -> bool:
        question = self.question(table)
        if question is None or question["number"] != number:
            return True
        return any(ask["seat"] == seat and ask["answered"] for ask in question["asks"])

    async def play_on(self, table: str, answers: int = 10_000) -> None:
        """Answer whatever is asked until the match is over."""
        while answers and not self.result(table):
            await self.until(lambda: self.ask(table) or self.result(table))
            if self.result(table):
                return
            reply = await self.answer(table)
            assert reply["type"] == "done", reply
            answers -= 1


def pick(ask: Json, rng: random.Random | None = None) -> str:
    rng = rng or luck.chance
    if "range" in ask:
        low, high = ask["range"]
        return str(rng.randint(low, min(high, low + 3)))
    option: str = rng.choice(ask["options"])["id"]
    return option


class Party:
    """Several players, and a table that two of them sit at."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        await self._stack.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        await self._stack.__aexit__(kind, error, where)

    async def guest(self, nickname: str, language: str = "en", address: str = "127.0.0.1") -> Player:
        return await self._stack.enter_async_context(Player(self.url, nickname, language, address))

    async def pair(self, start: bool = True, **table: Any) -> tuple[Player, Player, str]:
        """Ania, who is the host, and Bartek at a table for two."""
        ania, bartek = await self.guest("Ania"), await self.guest("Bartek")
        place = await ania.new_table(**table)
        code = ania.tables[place]["you"]["code"]
        await bartek.ok("sit", table=place, seat=1, code=code)
        await bartek.ok("watch", table=place)
        if start:
            await ania.ok("start", table=place)
            await bartek.until(lambda: place in bartek.updates)
        return ania, bartek, place


async def take_turns(table: str, *players: Player, until: Callable[[], object]) -> None:
    """Everybody answers whatever they are asked, question by question."""
    while not until() and not any(player.result(table) for player in players):
        number = max(question["number"] for player in players if (question := player.question(table)))
        await both(*(player.past(table, number - 1) for player in players))
        for player in players:
            if player.ask(table):
                await player.answer(table)
        await both(*(player.past(table, number) for player in players))


async def some_turns(table: str, *players: Player, questions: int = 2) -> None:
    """Play a little: one may be asked several times in a row, and now and then a match is over before long."""

    def reached() -> bool:
        asked = players[0].question(table)
        return asked is None or asked["number"] >= goal

    begun = players[0].question(table)
    assert begun is not None
    goal = begun["number"] + questions
    await take_turns(table, *players, until=reached)


async def insist(player: Player, type_: str, **fields: Any) -> Json:
    """Say something again and again while the table is on its way to another node, as the browser does."""
    while (reply := await player.send(type_, **fields)).get("code") in MOVING:
        await asyncio.sleep(0.1)
    assert reply["type"] == "done", reply
    return reply


async def both(*work: Awaitable[object]) -> None:
    await asyncio.gather(*work)
