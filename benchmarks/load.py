"""A load on a real server over loopback: live Cardia matches of two guests each, every match answering once a second.

The server runs on one core, this program on the others. An answer is due at its time whatever the server does: one
that had to wait for the answer before it counts from when it was due, so a slow server cannot hide behind silence.
"""

import asyncio
import contextlib
import gc
import json
import os
import platform
import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect

STEPS = (100, 300, 1000)
# So many at most where players see page by page what happens.
PAGED = 500
SETTLE, MEASURE = 3.0, 20.0
"""Seconds between the last match's start and the measurement, and of the measurement itself."""
RAMP = 60.0
"""A step whose matches are not all set up after so many seconds is measured with those that are, and is the last."""
AT_ONCE = 16
"""So many tables are set up at the same time."""
UNLIMITED = (
    *(
        "work-per-second",
        "messages-per-second",
        "requests-per-second",
        "guests-per-minute",
        "copies-per-minute",
        "imports-per-hour",
    ),
    *("reports-per-hour", "chats-per-minute", "tables-per-hour", "matches-per-hour"),
    *("sockets-per-guest", "sockets-per-address"),
)
BUSY = 0.85
"""A load generator that uses more of its core than this measures itself."""


# -- what is read of a message: nothing that playing on does not need -------------------------------------------------


class Choice(msgspec.Struct, gc=False):
    id: str


class Asked(msgspec.Struct):
    seat: int
    answered: bool
    options: list[Choice] = []
    range: tuple[int, int] | None = None


class Question(msgspec.Struct):
    number: int
    asks: list[Asked]


class Heard(msgspec.Struct):
    type: str
    question: Question | None = None
    result: msgspec.Raw = msgspec.Raw(b"null")
    text: str = ""


_read = msgspec.json.Decoder(Heard).decode


# -- the server --------------------------------------------------------------------------------------------------------


class LoadedServer:
    """`python -m stolik.server` on SQLite in a folder of its own, pinned to one core."""

    def __init__(self, folder: Path, core: int | None, limited: bool = False) -> None:
        command = [sys.executable, "-m", "stolik.server", "--data", str(folder), "--port", "0", "--log-level", "error"]
        begun = perf_counter()
        self.core = core
        self.process = subprocess.Popen(
            [*command, *(part for name in UNLIMITED if not limited for part in (f"--{name}", "1000000"))],
            stdout=subprocess.PIPE,
            text=True,
        )
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})
        try:
            self._find()
            asyncio.run(self._first_answer())
        except BaseException:
            self.stop()
            raise
        self.start_seconds = perf_counter() - begun

    def _find(self) -> None:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Stolik: http"):
            raise RuntimeError(f"the server does not start: {line!r}")
        self.host, _, port = line.split()[1].removeprefix("http://").partition(":")
        self.port = int(port)

    async def _first_answer(self) -> None:
        async with asyncio.timeout(30):
            while True:
                with contextlib.suppress(OSError):
                    status, _, _ = await self.request("GET", "/health")
                    if status == 200:
                        return
                await asyncio.sleep(0.005)

    def cpu_seconds(self) -> tuple[float, float]:
        """Of the server, and of the processes that work for it."""
        pid = self.process.pid
        workers = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return _cpu_seconds(pid), sum(_cpu_seconds(int(worker)) for worker in workers)

    def waited_seconds(self) -> float:
        """How long its main thread was ready to run but had to leave the core to others."""
        return waited_seconds(self.process.pid)

    def stolen_seconds(self) -> float:
        """How long its core was ready to work but was not let: what is left of a core that is only lent."""
        name = "cpu" if self.core is None else f"cpu{self.core}"
        fields = next(line.split() for line in Path("/proc/stat").read_text().splitlines() if line.split()[0] == name)
        return int(fields[8]) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    async def request(
        self, method: str, path: str, body: object = None, cookie: str = "", address: str = "127.0.0.1"
    ) -> tuple[int, str, Any]:
        """Status, cookie and JSON of one request on a connection of its own, from an address of this machine."""
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(address, 0))
        data = b"" if body is None else json.dumps(body).encode()
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "Connection: close",
            "Content-Type: application/json",
            f"Content-Length: {len(data)}",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
        try:
            head, _, text = (await reader.read(-1)).partition(b"\r\n\r\n")
        finally:
            writer.close()
        status, *headers = head.decode().split("\r\n")
        if not status:
            raise OSError("the server hung up")
        given = [header.partition(": ")[2] for header in headers if header.lower().startswith("set-cookie:")]
        return int(status.split()[1]), given[0].partition(";")[0] if given else "", json.loads(text or b"null")


def waited_seconds(pid: int) -> float:
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


def _cpu_seconds(pid: int) -> float:
    # The second field is a name in brackets, which may hold spaces.
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# -- those who play ----------------------------------------------------------------------------------------------------


class Place(Protocol):
    """Where a player sits: the address it comes from, and the table."""

    address: str
    table: str


class Player:
    """A guest's WebSocket, and the last question it was sent."""

    def __init__(self, match: Place, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.cookie = ""
        self.socket: ClientConnection
        self.question: Question | None = None
        self.over = False
        self.reply: asyncio.Future[Heard] | None = None
        self.news: asyncio.Future[None] | None = None
        """Set when the next update comes in."""

    async def come_in(self, server: LoadedServer, nickname: str) -> None:
        wish, address = {"nickname": nickname, "language": "en"}, self.match.address
        status, self.cookie, said = await server.request("POST", "/api/guest", wish, address=address)
        assert status == 201, said
        self.socket = await connect(
            f"ws://{server.host}:{server.port}/api/socket",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            ping_interval=None,
            max_size=None,
            local_addr=(address, 0),
        )
        self.listening = asyncio.get_running_loop().create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                heard = _read(text)
                if heard.type == "update":
                    self.question, self.over = heard.question, bytes(heard.result) not in (b"", b"null")
                    if self.news is not None and not self.news.done():
                        self.news.set_result(None)
                elif heard.type in ("done", "problem") and self.reply is not None and not self.reply.done():
                    self.reply.set_result(heard)
        finally:
            # Whoever still waits would wait for ever, and the measurement with them.
            for waiting in (self.reply, self.news):
                if waiting is not None and not waiting.done():
                    why = f"{self.socket.close_code} {self.socket.close_reason}"
                    waiting.set_exception(RuntimeError(f"the server hung up: {why}"))

    async def say(self, command: str, **fields: Any) -> None:
        """Send a command and wait until it is done."""
        reply = self.reply = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"type": command, "table": self.match.table, **fields}))
        heard: Heard = await reply
        if heard.type != "done":
            raise RuntimeError(f"{command} was refused: {heard.text}")

    def ask(self) -> Asked | None:
        for ask in self.question.asks if self.question is not None else ():
            if ask.seat == self.seat and not ask.answered:
                return ask
        return None

    def await_news(self) -> asyncio.Future[None]:
        self.news = asyncio.get_running_loop().create_future()
        return self.news


@dataclass(slots=True)
class Times:
    """Seconds from when an answer was due to its `done`, and to the update at the other seat."""

    done: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)


class LiveMatch:
    """A table at which two guests play match after match."""

    def __init__(self, rng: random.Random, address: str, pages: bool) -> None:
        self.rng = rng
        self.address = address
        self.pages = pages
        self.table = ""
        self.players = [Player(self, 0), Player(self, 1)]

    async def set_up(self, server: LoadedServer) -> None:
        host, other = self.players
        await host.come_in(server, "Ania")
        await other.come_in(server, "Bartek")
        # A long series: when a match is over, the next one is dealt at the same table.
        wish = {"game": "cardia", "seats": 2, "wins": 20, "draws": 20}
        status, _, table = await server.request("POST", "/api/tables", wish, host.cookie, self.address)
        assert status == 201, table
        self.table = table["id"]
        await other.say("sit", seat=1)
        for player in self.players:
            await player.say("watch", pages=self.pages)
        await self._deal()

    async def _deal(self) -> None:
        host, other = self.players
        dealt = host.await_news(), other.await_news()
        await host.say("start")
        await asyncio.gather(*dealt)

    async def answer_once(self, due: float, times: Times) -> None:
        """One answer of whoever is asked; then, if that ended the match, the next deal."""
        asked = [(player, ask) for player in self.players if (ask := player.ask()) is not None]
        player, ask = self.rng.choice(asked)
        option = str(ask.range[0]) if ask.range is not None else self.rng.choice(ask.options).id
        other = self.players[1 - player.seat]
        assert player.question is not None
        own_news, others_news = player.await_news(), other.await_news()
        others_news.add_done_callback(lambda _: times.seen.append(perf_counter() - due))
        await player.say("answer", seat=player.seat, question=player.question.number, options=[option])
        times.done.append(perf_counter() - due)
        await own_news
        await others_news
        if player.over:
            await self._deal()

    async def close(self) -> None:
        for player in self.players:
            player.reply = player.news = None
            await player.socket.close()
            await asyncio.wait([player.listening])


class Load:
    """Live matches, and the clock that makes them answer."""

    def __init__(self, server: LoadedServer, pages: bool = False) -> None:
        self.server = server
        self.pages = pages
        """Do the players watch page by page, as browsers do, or only where it leads to, as programs do?"""
        self.matches: list[LiveMatch] = []
        self.times = Times()
        self._playing: list[asyncio.Task[None]] = []
        self._rng = random.Random(1)
        self._begun = 0

    async def grow_to(self, count: int) -> None:
        """Up to so many live matches, or as many as the server lets in meanwhile."""
        gate, end = asyncio.Semaphore(AT_ONCE), perf_counter() + RAMP

        async def add() -> None:
            async with gate:
                if perf_counter() > end:
                    return
                self._begun += 1
                # Each from an address of its own: one alone would wait for the turns of all others.
                near = f"127.1.{self._begun // 250}.{self._begun % 250 + 1}"
                match = LiveMatch(self._rng, near, self.pages)
                await match.set_up(self.server)
                self.matches.append(match)
                self._playing.append(asyncio.get_running_loop().create_task(self._play(match)))

        await asyncio.gather(*(add() for _ in range(count - len(self.matches))))

    def check(self) -> None:
        """A match that plays no more would make the others look good."""
        for playing in self._playing:
            if playing.done():
                playing.result()

    async def _play(self, match: LiveMatch) -> None:
        """An answer a second, from a moment that is this match's own, so that all spread evenly."""
        due = perf_counter() + self._rng.random()
        while True:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            await match.answer_once(due, self.times)
            due += 1.0

    async def stop(self) -> None:
        for playing in self._playing:
            playing.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for match in self.matches:
            await match.close()


@dataclass(frozen=True, slots=True)
class Row:
    matches: int
    seconds: float
    done: list[float]
    seen: list[float]
    server_cpu: float
    worker_cpu: float
    own_cpu: float
    waited: float
    """How long the server was kept from its core."""
    stolen: float
    """How long its core was not there at all, because the machine is one of several that share it."""
    memory: int
    """What the server's memory grew by since it served nobody."""


async def measure(server: LoadedServer, steps: Sequence[int], seconds: float, pages: bool) -> list[Row]:
    load = Load(server, pages=pages)
    rows = []
    try:
        await load.grow_to(2)
        await asyncio.sleep(1.0)  # rules and words are loaded now: they belong to no match
        empty = server.memory()
        for step in steps:
            print(f"load: {step} matches ...", file=sys.stderr)
            await load.grow_to(step)
            live = len(load.matches)
            gc.collect()
            gc.freeze()
            await asyncio.sleep(SETTLE)
            load.times = Times()
            begun, own_cpu, (server_cpu, worker_cpu) = perf_counter(), process_time(), server.cpu_seconds()
            waited, stolen = server.waited_seconds(), server.stolen_seconds()
            await asyncio.sleep(seconds)
            times, took = load.times, perf_counter() - begun
            load.check()
            server_then, worker_then = server.cpu_seconds()
            rows.append(
                Row(
                    matches=live,
                    seconds=took,
                    done=sorted(times.done),
                    seen=sorted(times.seen),
                    server_cpu=server_then - server_cpu,
                    worker_cpu=worker_then - worker_cpu,
                    own_cpu=process_time() - own_cpu,
                    waited=server.waited_seconds() - waited,
                    stolen=server.stolen_seconds() - stolen,
                    memory=(server.memory() - empty) // max(live - 2, 1),
                )
            )
            if live < step:
                break
    finally:
        await load.stop()
    return rows


@contextlib.contextmanager
def cores() -> Iterator[int | None]:
    """A core for the server; meanwhile this program keeps to the others."""
    if not hasattr(os, "sched_getaffinity") or len(mine := os.sched_getaffinity(0)) < 2:
        yield None
        return
    core = max(mine)
    os.sched_setaffinity(0, mine - {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, mine)


def measure_load(most: int, seconds: float = MEASURE, pages: bool = False) -> str:
    """The table of the load in Markdown, with what must be known to read it."""
    if platform.system() != "Linux":
        return "The load on the server is measured on Linux only."
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    steps = [*(step for step in STEPS if step < most), most]
    with cores() as core, tempfile.TemporaryDirectory() as folder:
        server = LoadedServer(Path(folder), core)
        try:
            rows = asyncio.run(measure(server, steps, seconds, pages))
        finally:
            server.stop()
            gc.unfreeze()
    notes = [f"First answer of `/health` {server.start_seconds:.2f} s after the start of the process."]
    if rows[-1].matches < steps[-1]:
        notes.append(f"Only {rows[-1].matches} of {steps[-1]} matches were set up in time.")
    if core is None:
        notes.append("Server and load generator shared one core.")
    notes += [
        f"With {row.matches} matches the load generator itself was at its limit: do not trust that row."
        for row in rows
        if row.own_cpu / row.seconds > BUSY
    ]
    waits = ", ".join(f"{row.waited / row.seconds:.0%}" for row in rows)
    stolen = ", ".join(f"{row.stolen / row.seconds:.1%}" for row in rows)
    notes.append(
        f"The server waited for its core {waits} of the time: for its own workers, and whatever else ran there. "
        f"For {stolen} of the time other machines had it: above a few hundredths the figures say more about them."
    )
    return f"{load_table(rows)}\n\n{' '.join(notes)}"


def load_table(rows: Sequence[Row]) -> str:
    headings = (
        "live matches",
        "answers/s",
        "done, ms (p50)",
        "p99",
        "seen by the other, ms (p50)",
        "p99",
        "server CPU per answer, ms",
        "of its workers",
        "server core used",
        "generator core used",
        "memory per match, KB",
    )
    lines = [headings, ["---:"] * len(headings), *map(figures, rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def figures(row: Row) -> tuple[str, ...]:
    return (
        f"{row.matches:,}",
        f"{len(row.done) / row.seconds:,.0f}",
        f"{quantile(row.done, 0.5):.1f}",
        f"{quantile(row.done, 0.99):.1f}",
        f"{quantile(row.seen, 0.5):.1f}",
        f"{quantile(row.seen, 0.99):.1f}",
        f"{row.server_cpu / max(len(row.done), 1) * 1e3:.2f}",
        f"{row.worker_cpu / max(len(row.done), 1) * 1e3:.2f}",
        f"{(row.server_cpu + row.worker_cpu) / row.seconds:.0%}",
        f"{row.own_cpu / row.seconds:.0%}",
        f"{row.memory / 1024:,.0f}",
    )


def quantile(ordered: Sequence[float], share: float) -> float:
    """In milliseconds."""
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] * 1e3 if ordered else float("nan")


if __name__ == "__main__":
    print(
        measure_load(
            int(sys.argv[1]) if len(sys.argv) > 1 else STEPS[-1], float(sys.argv[2]) if len(sys.argv) > 2 else MEASURE
        )
    )
