"""Pull the plug while people play, again and again: nothing that was acknowledged is lost, nothing is doubled.

`python -m tests.server.crash 50` kills a server fifty times, with SQLite; `--database postgres` does so with a private
PostgreSQL. `--nodes 3` kills, again and again, the node of a cluster (PostgreSQL and Redis) that owns most tables.
Further arguments go to the server.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path

from tests import services
from tests.server.harness import Json, Player, ServerProcess, pick

from stolik import games
from stolik.table import Match, Record


class Pair:
    """Two players at one table who note what the server acknowledged."""

    def __init__(self, url: str, rng: random.Random) -> None:
        self.players = Player(url, "Ania"), Player(url, "Bartek")
        self.rng = rng
        self.table = ""
        self.acknowledged: list[tuple[str, int, int, str]] = []
        self.sent: set[tuple[str, int, int, str]] = set()

    async def sit_down(self) -> None:
        for player in self.players:
            await player.come_in()
            await player.connect()
        self.table = await self.players[0].new_table(wins=20, draws=20)
        await self.players[1].ok("sit", table=self.table)
        await self.players[0].ok("start", table=self.table)
        await self.players[1].ok("watch", table=self.table)

    async def come_back(self, url: str) -> None:
        for player in self.players:
            player.url = url
            await player.reconnect(self.table)

    async def play(self) -> None:
        """Play until the connection is lost."""
        ends = await asyncio.gather(*(self._play(player) for player in self.players), return_exceptions=True)
        for error in ends:
            if not is_lost(error):
                raise error

    async def _play(self, player: Player) -> None:
        while True:
            await self.turn(player)

    async def turn(self, player: Player) -> None:
        """Wait to be asked, and answer; after the end start the next match."""
        table = self.table
        await player.until(lambda: player.ask(table) or player.result(table))
        if player.result(table):
            await self.next_match(player)
            return
        ask, number = player.ask(table), player.question(table)["number"]
        option = pick(ask, self.rng)
        match = player.updates[table]["match"]
        self.sent.add((match, number, ask["seat"], option))
        reply = await player.send("answer", table=table, seat=ask["seat"], question=number, options=[option])
        if reply["type"] == "done":
            if reply.get("applied"):
                self.acknowledged.append((match, number, ask["seat"], option))
            await player.moved_on(table, ask["seat"], number, match)
        else:
            await self.was_refused(player, reply)

    async def next_match(self, player: Player) -> None:
        """The host starts it, and asks for another series after the last one; the other one agrees."""
        table, host = self.table, player is self.players[0]
        command = {"type_": "start"} if host else {}
        if player.tables[table]["phase"] == "over":
            command = {"type_": "propose", "what": "rematch"} if host else {"type_": "agree"}
            await player.until(lambda: host or player.tables[table]["proposal"] or not player.result(table))
        if command and player.result(table):
            reply = await player.send(**command, table=table)
            if reply["type"] == "problem" and reply["code"] not in ("already-started", "not-over", "no-proposal"):
                await self.was_refused(player, reply)
                return
        await player.until(lambda: not player.result(table))

    async def was_refused(self, player: Player, problem: Json) -> None:
        raise AssertionError(problem)

    async def check(self) -> int:
        """Every acknowledged answer is in a record exactly once, and nothing is there that nobody sent."""
        host = self.players[0]
        if not host.result(self.table):
            await host.ok("concede", table=self.table, seat=0)
            await host.until(lambda: host.result(self.table))
        found = []
        for match_id in {*host.tables[self.table]["matches"], *(match for match, *_ in self.sent)}:
            record = Record.from_json(await host.get(f"/api/matches/{match_id}/record"))
            game = games.load(record.game)
            assert Match.replay(game, record).result is not None
            match = Match(game, record.seats, record.options, record.seed)
            for entry in record.entries:
                if entry.kind == "answer":
                    ask = match.ask_of(entry.seat)
                    found.append((match_id, entry.question, entry.seat, match.option_id(ask, entry.value)))
                match.apply(entry)
        assert len(found) == len(set(found))
        assert set(self.acknowledged) <= set(found), set(self.acknowledged) - set(found)
        assert set(found) <= self.sent
        assert len(self.acknowledged) == len(set(self.acknowledged))
        return len(self.acknowledged)

    async def leave(self) -> None:
        for player in self.players:
            await player.drop()
            await player.http.aclose()


def is_lost(error: BaseException) -> bool:
    """Is this how a lost connection ends?"""
    return isinstance(error, ConnectionError) or "the connection ended first" in str(error)


async def pull_the_plug(data: Path, times: int, *flags: str, tables: int = 3, seed: int = 0) -> int:
    """Kill a server so many times; returns how many answers were acknowledged meanwhile."""
    rng = random.Random(seed)
    server = ServerProcess(data, "--lease-seconds", "1", *flags).start()
    pairs = [Pair(server.url, rng) for _ in range(tables)]
    try:
        for pair in pairs:
            await pair.sit_down()
        for _ in range(times):
            playing = [asyncio.create_task(pair.play()) for pair in pairs]
            before = [len(pair.acknowledged) for pair in pairs]
            # However slow the machine is, somebody at each table is in the midst of playing.
            while any(len(pair.acknowledged) == was for pair, was in zip(pairs, before, strict=True)):
                ended = [one for one in playing if one.done()]
                assert not ended, [one.exception() for one in ended]
                await asyncio.sleep(0.01)
            await asyncio.sleep(rng.uniform(0.01, 0.4))
            server.kill()
            await asyncio.gather(*playing)
            server.start()
            for pair in pairs:
                await pair.come_back(server.url)
        return sum([await pair.check() for pair in pairs])
    finally:
        for pair in pairs:
            await pair.leave()
        server.stop()


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.crash")
    parser.add_argument("times", type=int, nargs="?", default=50)
    parser.add_argument("--database", default="")
    parser.add_argument("--nodes", type=int, default=1)
    given, flags = parser.parse_known_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        if given.nodes > 1:
            from tests.server.cluster import kill_owners

            kept = asyncio.run(kill_owners(Path(folder), given.times, given.nodes, *flags))
        else:
            if given.database == "postgres":
                given.database = services.postgres().new_database()
            if given.database:
                flags += ["--database", given.database]
            kept = asyncio.run(pull_the_plug(Path(folder), given.times, *flags))
    print(f"killed {given.times} times; {kept} answers acknowledged, none lost, none doubled")


if __name__ == "__main__":
    main(sys.argv[1:])
