"""Garbage that refers to itself is looked for when few play: meanwhile everybody waits.

The collector looks at everything young again and again, and a thousand live matches are young for a long time: at full
load it took a tenth of the core, up to two fifths of a second at once, and found next to nothing, since playing leaves
nothing behind that is not freed at once. So while there is much to do nothing is looked at, and later all of that.
"""

import asyncio
import gc
import resource
import time
from collections.abc import Callable

EVERY = 0.1
"""Seconds between two looks at how much this thread has to do."""
BUSY, CALM, QUIET = 0.2, 0.1, 0.05
"""What part of the time it works: from the first on many would wait for a look, however much time there is to spare
(at a thousand matches a fast core rests half of it); below the second few do; below the last one nobody minds a moment
in which everything is looked at."""
MEMORY = 0.1
"""How much the last look counts beside those before it."""
YOUNG = 10_000
"""From so many new things on they are put aside."""
ROOM = 128 * 1024
"""By so many kB, or by half, the process may grow before all is looked at in the midst of work: whoever keeps it busy
could fill its memory otherwise."""
EACH = 256
"""And by so many kB for every further table that is open: a thousand matches begin without being looked at in the midst
of it, which takes everybody half a second."""


def spare_the_collector() -> None:
    """What the imports made stays; and even with time to spare not everything is looked at, but what is new."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, 5_000)


def size() -> int:
    """The most memory that this process ever had, in kB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


class Tidier:
    """Turns the collector off while many would wait for it."""

    def __init__(self, tables: Callable[[], int]) -> None:
        self._tables = tables
        """How many are open."""
        self.share = 0.0
        """What part of the time lately was work."""
        self.aside = 0
        """How many things nobody has looked at."""
        self.size = size()
        """Of this process when everything was looked at last, and how many tables were open then."""
        self.open = tables()

    async def run(self) -> None:
        try:
            while True:
                began, worked = time.monotonic(), time.thread_time()
                await asyncio.sleep(EVERY)
                self.mind((time.thread_time() - worked) / (time.monotonic() - began))
        finally:
            gc.enable()

    def mind(self, share: float) -> None:
        """So large a part of the last moment was work."""
        self.share += MEMORY * (share - self.share)
        if self.share >= BUSY:
            gc.disable()
        elif self.share < CALM:
            gc.enable()
        if not gc.isenabled() and (young := gc.get_count()[0]) >= YOUNG:
            gc.freeze()  # takes no time, whatever there is
            self.aside += young
        if self.aside and (self.share < QUIET or size() > self.most()):
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self.aside, self.size, self.open = 0, size(), self._tables()

    def most(self) -> int:
        """How large the process may become, in kB, before all is looked at whatever there is to do."""
        return self.size + max(ROOM, self.size // 2) + EACH * max(0, self._tables() - self.open)
