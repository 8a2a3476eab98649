"""`python -m stolik.server` that notices when it keeps everybody waiting, and says in its log what it was at.

    python -m tests.server.lag --data FOLDER --port 8000 ...

Counted is the time of the processor, by all threads of the process: how busy the machine is does not matter.
"""

import asyncio
import json
import sys
import threading
import time
import traceback
from types import FrameType

from stolik.server import main, serving

LONG = 0.03
"""Seconds that are worth a line."""
LOOK = 0.005


class Watched(serving.Host):
    async def startup(self, sockets: list[serving.socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._watch = asyncio.create_task(watch())


async def watch() -> None:
    """Come by again and again; whatever happened between two visits was done in one go."""
    at, stacks, here = time.process_time(), Stacks(), threading.get_ident()
    threading.Thread(target=stacks.look, args=(here,), daemon=True).start()
    while True:
        stacks.visited = time.monotonic()
        await asyncio.sleep(0.001)
        now = time.process_time()
        if now - at > LONG:
            line = {"lag": round(now - at, 4), "at": stacks.seen}
            print(json.dumps(line), file=sys.stderr, flush=True)
        stacks.seen, at = [], time.process_time()


class Stacks:
    """What the loop was at when it had not been visited for a while, outermost first."""

    def __init__(self) -> None:
        self.visited = time.monotonic()
        self.seen: list[list[str]] = []

    def look(self, thread: int) -> None:
        while True:
            time.sleep(LOOK)
            if time.monotonic() - self.visited > LONG / 2 and len(self.seen) < 20:
                self.seen.append(names(sys._current_frames().get(thread)))


def names(frame: FrameType | None) -> list[str]:
    """The functions of ours on a stack."""
    return [
        f"{place.filename.rpartition('/stolik/')[2]}:{place.lineno}:{place.name}"
        for place in traceback.extract_stack(frame)
        if "/stolik/" in place.filename and "/lib/python" not in place.filename
    ]


def longest(log: str) -> tuple[float, list[list[str]]]:
    """The longest that a server's log tells of, and what it was at."""
    lines = [json.loads(line) for line in log.splitlines() if line.startswith('{"lag"')]
    worst = max(lines, key=lambda line: line["lag"], default={"lag": 0.0, "at": []})
    return worst["lag"], worst["at"]


if __name__ == "__main__":
    serving.Host = Watched  # type: ignore[misc]
    main(sys.argv[1:])
