"""One abuser does the worst it can at full speed, while others play: `python benchmarks/abuse.py [matches] [seconds]`.

The server has its usual limits and one core. Every match of the others has an address of its own, the abuser has one
with as many guests as it gets: replays in every language, files of matches that no match could have, transcripts,
floods of chat, reports and syncs on all sockets it may open, tables, lists, and connections that say nothing; heads of
many lines, requests and frames by the thousand in one packet, pings whose replies nobody reads; matches of every game
with bots at all other seats, watched from all sides and answered as fast as it goes; the pages, cards and words of
every game, which nobody has asked for before.
"""

import asyncio
import contextlib
import itertools
import json
import os
import random
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from websockets.asyncio.client import connect

from load import Load, LoadedServer, Times, cores, waited_seconds
from stolik import games
from stolik.table import Entry, Game, Match, State

ADDRESS = "127.0.0.2"
MATCHES, SECONDS = 100, 20.0
BAR = 0.250
"""Of a hundred answers of the others, 99 take less than this many seconds."""
SOCKETS, SILENT, HANDS, LOUD = 16, 200, 4, 4
BEHIND = 10
"""The abuser has the core of those who play to itself whenever they do not need it (see nice(2)): else it, and not the
server, would be what they wait for."""
BEGINNING = 60.0
"""Seconds that the abuser has to get going, however busy the machine is."""
GOODBYE = 15.0
"""Seconds that its connections have to end."""
GET = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"
LOUD_REQUESTS = {"long head": GET + b"a: b\r\n" * 200_000 + b"\r\n", "requests in a row": (GET + b"\r\n") * 5_000}


def frame(kind: int, said: bytes) -> bytes:
    """A frame as a browser sends it, masked with zeros."""
    return bytes([0x80 | kind, 0x80 | len(said)]) + bytes(4) + said


LOUD_FRAMES = {"tiny messages": frame(1, b"{}") * 20_000, "pings": frame(9, b"x" * 100) * 2_000}


def hostile_file() -> dict[str, Any]:
    """The first answer given and taken back nine thousand times, then a whole match."""
    match: Match[State] = Match(games.load("cardia"), 2, None, 1)
    rng = random.Random(1)
    while match.question is not None:
        ask = match.asks[0]
        match.answer(rng.choice(ask.options), ask.seat)
    record = match.record()
    first = record.entries[0]
    entries = [first, Entry("retract", first.seat, first.question)] * 9_000 + record.entries
    return {**record.to_json(), "entries": [entry.to_json() for entry in entries], "hashes": [], "snapshot": None}


class Place:
    """Where the server is, for a process of its own."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port

    request = LoadedServer.request


class Abuser:
    def __init__(self, server: Place) -> None:
        self.server: Any = server
        self.outcomes: Counter[str] = Counter()
        self._tasks: list[asyncio.Task[None]] = []
        self.cookie = self.table = self.match = ""
        self.crowds: list[str] = []
        """Tables at which bots play."""

    async def ask(self, what: str, method: str, path: str, body: object = None) -> Any:
        try:
            async with asyncio.timeout(30):
                status, _, said = await self.server.request(method, path, body, self.cookie, ADDRESS)
        except (OSError, TimeoutError, ValueError):
            self.outcomes[f"{what}: no answer"] += 1
            return None
        self.outcomes[f"{what}: {status}"] += 1
        return said

    async def set_up(self) -> None:
        """Come in, and have a match that is over and one that runs."""
        wish = {"nickname": "Zły", "language": "pl"}
        _, self.cookie, _ = await self.server.request("POST", "/api/guest", wish, address=ADDRESS)
        table = (await self.ask("table", "POST", "/api/tables", {"game": "cardia", "wins": 20}))["id"]
        self.table = table
        for command in (
            {"type": "bot", "seat": 1, "level": "random"},
            {"type": "start"},
            {"type": "concede", "seat": 0},
        ):
            await self.ask("command", "POST", "/api/commands", {**command, "table": table})
        self.match = (await self.ask("table", "GET", f"/api/tables/{table}"))["match"]
        await self.ask("command", "POST", "/api/commands", {"type": "start", "table": table})

    async def gather_crowds(self) -> None:
        """Everybody else at a table of each game is a bot that answers at once, or one that thinks for long."""
        levels = ("random", "expert")
        await asyncio.gather(*(self._gather_crowd(game, level) for game in games.every() for level in levels))

    async def _gather_crowd(self, game: Game[State], level: str) -> None:
        wish = {"game": game.id, "seats": game.seat_counts[-1], "wins": 20}
        table = (await self._insist("/api/tables", wish))["id"]
        commands: list[dict[str, object]] = [
            {"type": "bot", "seat": seat, "level": level} for seat in range(1, game.seat_counts[-1])
        ]
        commands.append({"type": "start"})
        for command in commands:
            await self._insist("/api/commands", {**command, "table": table})
        self.crowds.append(table)

    async def _insist(self, path: str, body: object) -> Any:
        while True:
            said = await self.ask("crowd", "POST", path, body)
            if said is not None and said.get("code") != "too-fast":
                return said

    def begin(self) -> None:
        file = hostile_file()
        places = itertools.cycle(
            [
                f"/api/matches/{self.match}?lang={lang}{seat}"
                for lang in ("pl", "en")
                for seat in ("", "&seat=0", "&seat=2")
            ]
            + [
                f"/api/matches/{self.match}/story",
                f"/api/matches/{self.match}/record",
                "/schema.json",
                "/protocol.json",
            ]
            + [f"/api/tables/{self.table}/transcript?seat=0", "/api/tables", "/api/my/tables"]
            + [f"/api/games?lang={lang}" for lang in ("pl", "en")]
            + [
                f"/api/games/{game}{what}?lang={lang}"
                for game in games.IDS
                for what in ("", "/cards", "/words")
                for lang in ("pl", "en")
            ]
        )
        work = [self._over(lambda: self.ask("read", "GET", next(places))) for _ in range(HANDS)]
        work += [self._over(lambda: self.ask("import", "POST", "/api/matches", file)) for _ in range(2)]
        work += [self._over(lambda: self.ask("table", "POST", "/api/tables", {"game": "vale"})) for _ in range(2)]
        work += [self._over(self._come_again)]
        work += [self._play(number) for number in range(len(self.crowds))]
        work += [self._talk(n) for n in range(SOCKETS + 4)]
        work += [self._shout(what, b"", said) for what, said in LOUD_REQUESTS.items() for _ in range(LOUD)]
        upgrade = (
            f"GET /api/socket HTTP/1.1\r\nHost: {self.server.host}:{self.server.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nCookie: {self.cookie}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        work += [self._shout(what, upgrade, said) for what, said in LOUD_FRAMES.items() for _ in range(LOUD)]
        work += [self._say_nothing() for _ in range(SILENT)]
        self._tasks = [asyncio.get_running_loop().create_task(one) for one in work]

    async def _over(self, what: Any) -> None:
        while True:
            await what()

    async def _come_again(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            wish = {"nickname": "Zły", "language": "pl"}
            status, _, _ = await self.server.request("POST", "/api/guest", wish, address=ADDRESS)
            self.outcomes[f"guest: {status}"] += 1

    async def _talk(self, number: int) -> None:
        floods: list[dict[str, Any]] = [
            {"type": "sync"},
            {"type": "chat", "text": "a" * 500},
            {"type": "report", "text": "a" * 4000},
            {"type": "watch", "pages": True},
            {"type": "undo", "seat": 0},
        ]
        while True:
            with contextlib.suppress(Exception):
                async with self._socket() as socket:
                    await socket.send(json.dumps({"type": "watch", "table": self.table, "pages": True}))
                    for flood in itertools.cycle(floods):
                        await socket.send(json.dumps({**flood, "table": self.table}))
                        self.outcomes["messages"] += 1
                        await asyncio.sleep(0.002)  # or this program would be the one that is too slow
            self.outcomes["socket lost"] += 1
            await asyncio.sleep(0.1)

    async def _play(self, number: int) -> None:
        """Answer at a crowd's table as fast as it goes, look at it from another side, ask about every card."""
        while True:
            with contextlib.suppress(Exception):
                async with self._socket() as socket:
                    table, card = self.crowds[number], itertools.cycle(range(200))
                    await socket.send(json.dumps({"type": "watch", "table": table, "pages": True}))
                    async for text in socket:
                        said = json.loads(text)
                        if said.get("result"):
                            await socket.send(json.dumps({"type": "start", "table": table}))
                        asks = (said.get("question") or {"asks": []})["asks"]
                        for ask in asks:
                            if ask["seat"] == 0 and not ask["answered"] and ask.get("options"):
                                answer = {"seat": 0, "question": said["question"]["number"]}
                                answer["options"] = [random.choice(ask["options"])["id"]]
                                await socket.send(json.dumps({"type": "answer", "table": table, **answer}))
                                self.outcomes["answers"] += 1
                        await socket.send(json.dumps({"type": "about", "table": table, "card": next(card)}))
                        if not asks:
                            await socket.send(json.dumps({"type": "sync", "table": table}))
            await asyncio.sleep(0.1)

    def _socket(self) -> Any:
        return connect(
            f"ws://{self.server.host}:{self.server.port}/api/socket",
            additional_headers={"Cookie": self.cookie},
            local_addr=(ADDRESS, 0),
            max_size=None,
        )

    async def _shout(self, what: str, upgrade: bytes, said: bytes) -> None:
        """Send without reading, again and again."""
        while True:
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(
                    self.server.host, self.server.port, local_addr=(ADDRESS, 0)
                )
                try:
                    if upgrade:
                        writer.write(upgrade)
                        await reader.readuntil(b"\r\n\r\n")
                    async with asyncio.timeout(1):
                        while True:
                            writer.write(said)
                            await writer.drain()
                            self.outcomes[what] += 1
                finally:
                    writer.close()
            await asyncio.sleep(0.05)

    async def _say_nothing(self) -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    self.server.host, self.server.port, local_addr=(ADDRESS, 0)
                )
                writer.write(b"GET /health HTTP/1.1\r\nX-Slow: ")
                with contextlib.suppress(OSError):
                    self.outcomes["silent: 408" if b"408" in await reader.read() else "silent: closed"] += 1
                writer.close()
            await asyncio.sleep(0.05)

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        # Whoever has sent more than the server wants to read waits for ever to say goodbye.
        await asyncio.wait(self._tasks, timeout=GOODBYE)


async def abuse(host: str, port: int, seconds: float) -> None:
    os.nice(BEHIND)
    abuser = Abuser(Place(host, port))
    await abuser.set_up()
    await abuser.gather_crowds()
    abuser.begin()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(BEGINNING):
            while not abuser.outcomes["messages"]:
                await asyncio.sleep(0.1)
    await asyncio.sleep(seconds)
    await abuser.end()
    print(json.dumps(abuser.outcomes))


@dataclass(slots=True)
class Measured:
    """How long answers of the others took before and during the abuse, what became of it, and the memory it took."""

    calm: Times
    stormy: Times
    outcomes: Counter[str]
    memory: int
    used: tuple[float, float]
    """Which part of the time the server had its core, and the processes that work for it."""
    waited: float
    """The same of the time that it was ready to run and did not have it: because of those, or of others."""
    we_waited: float
    """The same of those who play."""


async def measure(server: LoadedServer, matches: int, seconds: float) -> Measured:
    load = Load(server)
    try:
        await load.grow_to(matches)
        await asyncio.sleep(2)
        load.times = calm = Times()
        await asyncio.sleep(seconds / 2)
        memory = server.memory()
        begun, waited, we_waited = perf_counter(), server.waited_seconds(), waited_seconds(os.getpid())
        used = server.cpu_seconds()
        load.times = stormy = Times()
        abuser = await asyncio.create_subprocess_exec(
            *(sys.executable, __file__, "--abuse", server.host, str(server.port), str(seconds)),
            stdout=asyncio.subprocess.PIPE,
        )
        said, _ = await abuser.communicate()
        took = perf_counter() - begun
        load.times = Times()
        load.check()
        return Measured(
            calm,
            stormy,
            Counter(json.loads(said)),
            server.memory() - memory,
            ((server.cpu_seconds()[0] - used[0]) / took, (server.cpu_seconds()[1] - used[1]) / took),
            (server.waited_seconds() - waited) / took,
            (waited_seconds(os.getpid()) - we_waited) / took,
        )
    finally:
        await load.stop()


def run(matches: int, seconds: float) -> Measured:
    with tempfile.TemporaryDirectory() as folder, cores() as core:
        server = LoadedServer(Path(folder), core, limited=True)
        try:
            return asyncio.run(measure(server, matches, seconds))
        finally:
            server.stop()


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[int(len(times) * part)] if times else float("inf")


def main() -> None:
    if sys.argv[1:2] == ["--abuse"]:
        asyncio.run(abuse(sys.argv[2], int(sys.argv[3]), float(sys.argv[4])))
        return
    matches, seconds = (
        (int(sys.argv[1]) if sys.argv[1:] else MATCHES),
        (float(sys.argv[2]) if sys.argv[2:] else SECONDS),
    )
    measured = run(matches, seconds)
    print(f"| {matches} matches | answers | p50 ms | p99 ms | longest ms |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name, times in (("before", measured.calm), ("during the abuse", measured.stormy)):
        shown = [percentile(times.done, part) * 1000 for part in (0.5, 0.99)]
        print(f"| {name} | {len(times.done)} | {shown[0]:.1f} | {shown[1]:.1f} | {max(times.done) * 1000:.1f} |")
    print(
        f"\nMeanwhile the server had its core {measured.used[0]:.0%} of the time, waited {measured.waited:.0%} for it,"
        f" its workers had it {measured.used[1]:.0%}; those who play waited for theirs {measured.we_waited:.0%}."
    )
    print(f"The server's memory grew by {measured.memory / 2**20:.0f} MB. What became of the abuse:\n")
    print("\n".join(f"- {what}: {count}" for what, count in sorted(measured.outcomes.items())))
    if percentile(measured.stormy.done, 0.99) > BAR:
        raise SystemExit(f"p99 is over {BAR * 1000:.0f} ms")


if __name__ == "__main__":
    main()
