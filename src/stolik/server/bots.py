"""Bots think in processes of their own, from what their seat may know and nothing else.

What goes to a worker is a world: a match as it may be, made here by `Match.determinize`. The worker imagines its own
worlds from that one, which are the same for all that the seat knows. The true match, its seed and its record never
leave this process. A worker that crashes or takes too long is ended and replaced; whoever asked gets
BotFailed and answers with something legal instead.
"""

import asyncio
import os
import pickle
import random
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, cast

from stolik.bots import LEVELS, SearchBot, Thought
from stolik.bots.search import few_enough
from stolik.server.purses import payer
from stolik.server.turns import Turns
from stolik.table import Ask, Match, Option, Packed, State

PATIENT = "expert"
"""The level that thinks in several workers at once, where some are free."""
THINKER = 10
"""How much it stands back for those who play (see nice(2))."""
GRACE = 1.0
"""Seconds beyond its time before a worker counts as stuck; its first job also starts it."""
START = 15.0


PATIENCE = 6
"""So many times its own time a worker may take for something slow on a machine that has other things to do."""


class BotFailed(Exception):
    """The bot crashed, took too long, or answered nonsense."""


class TooBusy(BotFailed):
    """The worker did not have the time that it may take: nothing is wrong with what it was asked."""


def imagine(match: Match[State], seat: int, rng: random.Random) -> Packed[State]:
    """A world that agrees with what the seat knows, as data."""
    return match.determinize(seat, rng).pack()


def _still_asked(match: Match[State], seat: int) -> Ask:
    """What a seat is asked; whoever waited for a worker may come too late."""
    ask = match.ask_of(seat)
    if ask is None:
        raise BotFailed("the question was closed meanwhile")
    return ask


def stand_back(process: int, nice: int) -> None:
    """Let a process have what those who play leave of the processor: from its first moment, or its start would cost
    them as much as its work."""
    with suppress(OSError):  # it has ended already, or the system knows nothing of the kind
        os.setpriority(os.PRIO_PROCESS, process, os.getpriority(os.PRIO_PROCESS, 0) + nice)
        if hasattr(os, "SCHED_BATCH"):
            os.sched_setscheduler(process, os.SCHED_BATCH, os.sched_param(0))


class Worker:
    """One process that thinks, over its standard input and output. It ends when this process does."""

    def __init__(self, nice: int = 0, memory: int = 0) -> None:
        self.nice, self.memory = nice, memory
        self.process: asyncio.subprocess.Process | None = None
        self._dying: list[asyncio.subprocess.Process] = []
        """Killed, and not yet seen dead: whoever was interrupted while waiting leaves it to the next."""
        self._closed = False
        self._working = asyncio.Lock()

    async def work(self, job: tuple[Any, ...], seconds: float, slow: bool = False) -> object:
        """What comes of a job within so many seconds. Of `slow` jobs those count that the worker had the processor."""
        async with self._working:
            if not slow:
                return await self._work((0.0, job), seconds)
            try:
                return await self._work((seconds, job), seconds * PATIENCE)
            except BotFailed as failed:
                raise TooBusy(str(failed)) if isinstance(failed.__cause__, TimeoutError) else failed from failed

    async def _work(self, job: object, seconds: float) -> object:
        try:
            if self._closed:
                raise BotFailed("the house is closed")
            if self.process is None:
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    *("-m", "stolik.server.thinker", str(self.memory)),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                )
                stand_back(self.process.pid, self.nice)
                if self._closed:  # meanwhile
                    raise BotFailed("the house is closed")
                seconds += START
            async with asyncio.timeout(seconds):
                reply, value = await self._exchange(self.process, job)
        except BaseException as error:
            # After an interruption its replies would be out of step: only a new process can be trusted.
            await self.stop()
            if isinstance(error, OSError | EOFError | TimeoutError | pickle.UnpicklingError):
                raise BotFailed(f"{type(error).__name__}: {error}") from error
            raise
        if reply != "ok":
            raise BotFailed(str(value))
        return value

    async def _exchange(self, process: asyncio.subprocess.Process, job: object) -> tuple[str, object]:
        assert process.stdin is not None
        assert process.stdout is not None
        data = pickle.dumps(job, pickle.HIGHEST_PROTOCOL)
        process.stdin.write(len(data).to_bytes(4, "big") + data)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return cast("tuple[str, object]", pickle.loads(await process.stdout.readexactly(size)))

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            self._dying.append(process)
        while self._dying:
            await (dead := self._dying[-1]).wait()
            if dead in self._dying:  # another may have waited as well
                self._dying.remove(dead)

    async def close(self) -> None:
        """For good: whoever comes later starts no process that nobody would end."""
        self._closed = True
        await self.stop()
        async with self._working:  # what was under way has failed by now, and its process has ended
            pass


class Thinkers:
    """The workers of this node in which bots think. A job waits until one is free."""

    def __init__(self, workers: int, seconds: float, chance: random.Random) -> None:
        self.seconds = seconds
        self.chance = chance
        self._workers = [Worker(THINKER) for _ in range(workers)]
        self._free = self._workers.copy()
        self._turns = Turns(workers)

    async def choose(self, match: Match[State], seat: int, level: str) -> Option:
        """What a bot of this level answers for a seat. Those whom bots think for take turns."""
        if level == PATIENT:
            options, thought, together = await self.consider(match, seat)
            return thought.choice(options, together, random.Random(self.chance.getrandbits(64)))
        await self._turns.take(payer.get().whose)
        worker = self._free.pop()
        try:
            _still_asked(match, seat)
            rng = random.Random(self.chance.getrandbits(64))
            job = ("choose", match.game.id, level, rng.getrandbits(64), seat, self.seconds, imagine(match, seat, rng))
            return cast(Option, await worker.work(job, self.seconds + GRACE))
        finally:
            self._give_back(worker)

    async def consider(self, match: Match[State], seat: int) -> tuple[Sequence[Option], Thought, bool]:
        """The options that the expert looks at, what it makes of them, and whether others choose blindly meanwhile."""
        await self._turns.take(payer.get().whose)
        workers = [self._free.pop()]
        try:
            ask = _still_asked(match, seat)
            rng = random.Random(self.chance.getrandbits(64))
            options = few_enough(ask, rng)
            together = not isinstance(match.question, Ask)
            while self._turns.take_now():
                workers.append(self._free.pop())
            bot = cast(SearchBot, LEVELS[PATIENT](0))
            jobs = [
                (
                    "think",
                    match.game.id,
                    imagine(match, seat, rng),
                    seat,
                    options,
                    rng.getrandbits(64),
                    part,
                    self.seconds,
                )
                for part in [bot.budget(match.game) // len(workers)] * len(workers)
            ]
            thoughts = await asyncio.gather(
                *(worker.work(job, self.seconds + GRACE) for worker, job in zip(workers, jobs, strict=True))
            )
            return options, Thought.together(cast("list[Thought]", thoughts)), together
        finally:
            for worker in workers:
                self._give_back(worker)

    def _give_back(self, worker: Worker) -> None:
        self._free.append(worker)
        self._turns.give_back()

    async def stop(self) -> None:
        for worker in self._workers:
            await worker.close()
