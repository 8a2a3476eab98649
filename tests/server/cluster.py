"""Several server processes on one PostgreSQL and one Redis, and pairs of players who sit at different ones."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Self

import httpx
import psycopg
from tests import services
from tests.server.crash import Pair, is_lost
from tests.server.harness import MOVING, PATIENCE, Json, Player, ServerProcess

LEASE = 2.0
ANSWERS = 3
"""So many at a table show that it goes on."""
PASSING = MOVING | {"no-such-question"}
"""While a table moves, or to one who missed the end of a match: it is tried again."""


class Cluster:
    def __init__(self, folder: Path, nodes: int, *flags: str) -> None:
        self.database = services.postgres().new_database()
        shared = ["--database", self.database, "--redis", services.redis().url, "--lease-seconds", str(LEASE), *flags]
        self.servers = [ServerProcess(self._folder(folder, n), *shared) for n in range(nodes)]
        self.names: dict[str, ServerProcess] = {}
        """The servers by what they call themselves; each start is a new name."""

    def _folder(self, folder: Path, number: int) -> Path:
        own = folder / f"node{number}"
        own.mkdir(parents=True)
        return own

    async def start(self) -> Self:
        """Start every node that does not run, all at once."""
        await asyncio.gather(*(self.start_one(server) for server in self.servers if server.process is None))
        return self

    async def start_one(self, server: ServerProcess) -> None:
        await asyncio.to_thread(server.start)
        self.names[httpx.get(f"{server.url}/health", timeout=PATIENCE).json()["node"]] = server

    def stop(self) -> None:
        for server in self.servers:
            if server.process is not None:
                server.stop()

    @property
    def alive(self) -> list[ServerProcess]:
        return [server for server in self.servers if server.process is not None]

    def leases(self) -> dict[str, str]:
        with psycopg.connect(self.database) as connection:
            return dict(connection.execute("SELECT table_id, node FROM leases").fetchall())

    def held(self) -> set[str]:
        """The nodes whose leases have not run out; one that was killed leaves its expired ones behind."""
        with psycopg.connect(self.database) as connection:
            found = connection.execute("SELECT DISTINCT node FROM leases WHERE until > %s", (time.time(),)).fetchall()
        return {node for (node,) in found}

    def owner(self, table: str) -> ServerProcess:
        return self.names[self.leases()[table]]

    def logged(self) -> str:
        return "\n".join(server.logged() for server in self.servers)


class Roamers(Pair):
    """Two players who, if they lose a node, go to another and play on."""

    def __init__(self, cluster: Cluster, rng: random.Random, at: Sequence[ServerProcess]) -> None:
        super().__init__(at[0].url, rng)
        self.players = Player(at[0].url, "Ania"), Player(at[1].url, "Bartek")
        self.cluster = cluster
        self.problems: list[Json] = []
        self.stopping = False

    async def play(self) -> None:
        """Play until told to stop, whatever happens to the nodes."""
        await asyncio.gather(*(self._play(player) for player in self.players))

    async def _play(self, player: Player) -> None:
        while not self.stopping:
            try:
                await self.turn(player)
            except (AssertionError, ConnectionError) as error:
                if not is_lost(error):
                    raise
                await self.move(player)
            except TimeoutError as error:
                raise AssertionError(self.described()) from error

    async def was_refused(self, player: Player, problem: Json) -> None:
        assert problem["code"] in PASSING, problem
        self.problems.append(problem)
        await asyncio.sleep(0.1)

    async def move(self, player: Player) -> None:
        """Connect to a node that is there."""
        deadline = time.monotonic() + PATIENCE
        while True:
            player.url = self.rng.choice(self.cluster.alive).url
            player.http.base_url = player.url
            try:
                with suppress(Exception):
                    await player.drop()
                await player.connect()
                await player.ok("watch", table=self.table)
                return
            except (OSError, AssertionError, ConnectionError):
                assert time.monotonic() < deadline, self.cluster.logged()
                await asyncio.sleep(0.1)

    def described(self) -> Json:
        """What there is to know about a table that does not go on."""
        return {
            player.nickname: (player.url, player.ask(self.table), player.result(self.table), player.received[-4:])
            for player in self.players
        }

    async def stop(self, playing: "asyncio.Task[None]") -> None:
        """Finish the answers that are on their way."""
        self.stopping = True
        with suppress(asyncio.CancelledError):
            await asyncio.wait({playing}, timeout=2)
            playing.cancel()
            await playing


class Club:
    """Pairs who play as long as this lasts, and whose records are checked in the end."""

    def __init__(self, cluster: Cluster, pairs: int, seed: int = 0) -> None:
        rng = random.Random(seed)
        self.cluster = cluster
        alive = cluster.alive
        seats = [(alive[n % len(alive)], alive[(n + 1) % len(alive)]) for n in range(pairs)]
        self.pairs = [Roamers(cluster, rng, at) for at in seats]
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        for pair in self.pairs:
            self._stack.push_async_callback(pair.leave)
            await pair.sit_down()
        self.playing = [asyncio.create_task(pair.play()) for pair in self.pairs]
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        for pair, playing in zip(self.pairs, self.playing, strict=True):
            await pair.stop(playing)
        try:
            if kind is None:
                self.acknowledged = sum([await pair.check() for pair in self.pairs])
        finally:
            await self._stack.aclose()

    def owner(self) -> ServerProcess:
        """The node that owns most of these tables."""
        owners = Counter(self.cluster.owner(pair.table) for pair in self.pairs)
        return owners.most_common(1)[0][0]

    async def all_go_on(self) -> float:
        """Wait until every table has gone on from here; returns how long that took."""
        start = time.monotonic()
        # One reply for each player may have been on its way already.
        enough = {pair: len(pair.acknowledged) + ANSWERS for pair in self.pairs}
        while stuck := [pair.table for pair in self.pairs if len(pair.acknowledged) < enough[pair]]:
            for playing in self.playing:
                if playing.done():
                    playing.result()
            assert time.monotonic() < start + PATIENCE, [pair.described() for pair in self.pairs if pair.table in stuck]
            await asyncio.sleep(0.02)
        return time.monotonic() - start


async def kill_owners(folder: Path, times: int, nodes: int, *flags: str, pairs: int = 6) -> int:
    """Kill the node that owns most tables, again and again, while everybody plays."""
    cluster = await Cluster(folder, nodes, *flags).start()
    waits = []
    try:
        async with Club(cluster, pairs) as club:
            for _ in range(times):
                await asyncio.sleep(random.uniform(0.1, 0.8))
                server = club.owner()
                server.kill()
                waits.append(await club.all_go_on())
                await cluster.start_one(server)
        print(f"every table went on after {sum(waits) / len(waits):.1f} s on average, {max(waits):.1f} s at most")
        return club.acknowledged
    finally:
        cluster.stop()
