"""Do those who play wait because experts think? `python benchmarks/thinking.py [matches] [seconds]`.

A hundred matches of people give an answer a second each, first alone, then while at other tables guests play the Vale
against experts, each answering the moment it is asked: so that at every one of these tables somebody always thinks. The
server and everything it starts have one core between them.
"""

import asyncio
import random
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from load import SETTLE, Load, LoadedServer, Player, Times, cores, quantile

MATCHES, SECONDS = 100, 20.0
EXPERTS = 4
"""Tables at which an expert thinks."""


class ExpertsTable:
    """A guest who plays the Vale against an expert and thinks about nothing."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.address = f"127.2.0.{number + 1}"
        self.table = ""
        self.player = Player(self, 0)
        self.answered = 0
        """Questions that the expert has answered."""

    async def set_up(self, server: LoadedServer) -> None:
        player = self.player
        await player.come_in(server, "Celina")
        wish = {"game": "vale", "seats": 2, "wins": 20, "draws": 20}
        status, _, table = await server.request("POST", "/api/tables", wish, player.cookie, self.address)
        assert status == 201, table
        self.table = table["id"]
        await player.say("bot", seat=1, level="expert")
        await player.say("watch", pages=False)

    async def play(self) -> None:
        player = self.player
        while True:
            if player.question is None:
                dealt = player.await_news()
                await player.say("start")
                await dealt
            news = player.await_news()
            if (ask := player.ask()) is None:
                await news
                self.answered += 1
                continue
            assert player.question is not None
            option = str(ask.range[0]) if ask.range is not None else self.rng.choice(ask.options).id
            await player.say("answer", seat=0, question=player.question.number, options=[option])
            await news


@dataclass(frozen=True, slots=True)
class Row:
    who: str
    done: list[float]
    thought: float
    """Answers of experts a second."""
    workers: float
    """What part of the core the processes had that think."""


async def measure(server: LoadedServer, matches: int, seconds: float) -> list[Row]:
    load = Load(server)
    tables = [ExpertsTable(number) for number in range(EXPERTS)]
    playing: list[asyncio.Task[None]] = []

    async def row(who: str) -> Row:
        await asyncio.sleep(SETTLE)
        load.times = Times()
        before, (_, worked) = sum(table.answered for table in tables), server.cpu_seconds()
        await asyncio.sleep(seconds)
        load.check()
        for task in playing:
            if task.done():
                task.result()
        (_, then), thought = server.cpu_seconds(), sum(table.answered for table in tables) - before
        return Row(who, sorted(load.times.done), thought / seconds, (then - worked) / seconds)

    try:
        await load.grow_to(matches)
        rows = [await row("people alone")]
        for table in tables:
            await table.set_up(server)
        playing += [asyncio.create_task(table.play()) for table in tables]
        rows.append(await row(f"beside {EXPERTS} tables of experts"))
        return rows
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await load.stop()


def thinking_table(matches: int = MATCHES, seconds: float = SECONDS) -> str:
    with cores() as core, tempfile.TemporaryDirectory() as folder:
        server = LoadedServer(Path(folder), core)
        try:
            rows = asyncio.run(measure(server, matches, seconds))
        finally:
            server.stop()
    lines = [
        f"| {matches} matches | done, ms (p50) | p99 | experts' answers/s | core used to think |",
        "| --- | ---: | ---: | ---: | ---: |",
        *(
            f"| {row.who} | {quantile(row.done, 0.5):.1f} | {quantile(row.done, 0.99):.1f} "
            f"| {row.thought:.1f} | {row.workers:.0%} |"
            for row in rows
        ),
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    given = sys.argv[1:]
    print(thinking_table(int(given[0]) if given else MATCHES, float(given[1]) if len(given) > 1 else SECONDS))
