"""The process in which bots think: reads jobs from its standard input until that is closed."""

import resource
import signal
import sys
from pickle import HIGHEST_PROTOCOL, dumps, loads
from typing import Any, BinaryIO, NoReturn

from stolik import games
from stolik.bots import Chair, make_bot
from stolik.bots.search import think_for
from stolik.table import Match, Option, Packed, State


def choose(game_id: str, level: str, seed: int, seat: int, seconds: float, packed: Packed[State]) -> Option:
    bot = make_bot(level, seed)
    if hasattr(bot, "seconds"):
        bot.seconds = seconds
    return bot.choose(Chair(Match.unpack(games.load(game_id), packed), seat))


class OutOfTime(BaseException):
    """The job took all the time of the processor that it may have; no rule of a game takes that for its own error."""


def out_of_time(*_: object) -> NoReturn:
    raise OutOfTime


def work(seconds: float, job: tuple[Any, ...]) -> tuple[str, object]:
    """What comes of a job that may use the processor for so many seconds, or for as long as it likes."""
    try:
        signal.setitimer(signal.ITIMER_PROF, seconds)
        try:
            return do(job)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    except OutOfTime:
        return "error", f"takes more than {seconds:.0f} seconds"


def do(job: tuple[Any, ...]) -> tuple[str, object]:
    try:
        match job:
            case ("choose", *rest):
                return "ok", choose(*rest)
            case ("think", *rest):
                return "ok", think_for(*rest)
            case (
                "transcribe" | "replay" | "own" | "story" | "analyse" | "analysis" | "record" | "take_in" as name,
                *rest,
            ):
                # Only clerks need it: a bot that is woken to answer does not wait for as much again to be loaded.
                from stolik.server import copying

                return "ok", getattr(copying, name)(*rest)
    except Exception as error:
        return "error", f"{type(error).__name__}: {error}"
    return "error", f"no such job: {job[0]!r}"


def serve(jobs: BinaryIO, replies: BinaryIO) -> None:
    while header := jobs.read(4):
        reply = dumps(work(*loads(jobs.read(int.from_bytes(header, "big")))), HIGHEST_PROTOCOL)
        replies.write(len(reply).to_bytes(4, "big") + reply)
        replies.flush()


if __name__ == "__main__":
    # Ctrl-C in a terminal reaches the whole group; the server decides when its workers end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGPROF, out_of_time)
    if memory := int(sys.argv[1]):
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    serve(sys.stdin.buffer, sys.stdout.buffer)
