"""Everything that lives as long as a server runs."""

import asyncio
import itertools
import logging
import random
from collections import Counter
from collections.abc import Coroutine
from typing import Any

from stolik.server.bans import Bans
from stolik.server.bots import Thinkers
from stolik.server.bus import open_bus
from stolik.server.clerks import Clerks
from stolik.server.connection import Connections
from stolik.server.hall import Hall
from stolik.server.house import House
from stolik.server.limits import Buckets, Limits
from stolik.server.metrics import Metrics
from stolik.server.patience import Door
from stolik.server.preparing import Prepared
from stolik.server.purses import Purses
from stolik.server.settings import Settings
from stolik.server.store import StoreDown, open_store
from stolik.server.tidying import Tidier

log = logging.getLogger(__name__)
CHECK = 1.0
PATIENCE = 5.0
"""Seconds that database and bus have to show that they work."""
DOOR = 1.0
"""Seconds between two looks at who is banned."""
BANNED = 4403
"""How a connection is closed that is not wanted."""
CROWD = 10
"""All connections of one address together may send so many times what one guest may."""
PENANCE = 0.5
"""Seconds that whoever asks too fast waits to hear so: saying it at once would only make them faster."""
FILES = 10
"""A page is made of many files: so many times as many of them may be asked for."""


class Server:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.origins = set(settings.each_origin)
        self.requests = Buckets(settings.requests_per_second, settings.requests_per_second * 3)
        self.files = Buckets(settings.requests_per_second * FILES, settings.requests_per_second * FILES * 3)
        self.door = Door(settings)
        rate = settings.messages_per_second
        self.of_guest = Buckets(rate, rate * 3)
        self.of_address = Buckets(rate * CROWD, rate * CROWD * 3)
        self.to_address = Buckets(rate * CROWD * 2, rate * CROWD * 6)
        self.names = itertools.count(1)
        self.connections = Connections()
        self.importing: Counter[str] = Counter()
        """How many files each address is sending us."""
        self.prepared = Prepared()
        self.bans = Bans()
        self._checking = asyncio.Lock()
        self._checked = -CHECK
        self._wrong = ""
        self._tasks: set[asyncio.Task[None]] = set()
        self.house: House
        self.hall: Hall

    async def open(self) -> None:
        settings = self.settings
        chance: random.Random = random.SystemRandom()
        if settings.rehearsal:
            log.warning("a rehearsal: whoever knows its word foresees every deal")
            chance = random.Random(settings.rehearsal)
        bus = await open_bus(settings.redis)
        self.house = House(
            settings=settings,
            store=await open_store(settings.store_url),
            bus=bus,
            limits=Limits(settings, bus),
            purses=Purses(settings.work_per_second),
            thinkers=Thinkers(settings.bot_workers, settings.bot_seconds, chance),
            clerks=Clerks(),
            metrics=Metrics(),
            node=settings.node_name,
        )
        if settings.rehearsal:
            self.house.seed = lambda: f"{chance.getrandbits(256):064x}"
        self.hall = Hall(self.house)
        await self.hall.open()
        self.bans = Bans(await self.house.store.bans())
        self._spawn(self._mind_the_door())
        self._spawn(Tidier(lambda: len(self.hall.rooms)).run())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _mind_the_door(self) -> None:
        """Whom the operator bans is out within a second or two."""
        while True:
            await asyncio.sleep(DOOR)
            try:
                bans = Bans(await self.house.store.bans())
                if bans.marks != self.bans.marks:
                    self.hall.archive.forget()
                self.bans = bans
            except StoreDown as down:
                log.warning("the bans were not read", extra={"why": str(down)})
            except Exception:
                log.exception("the bans were not read")
            for connection in self.connections:
                if self.bans.keep_out(connection.guest.id, connection.address) and not connection.shown_out:
                    connection.shown_out = True
                    self._spawn(connection.show_out("banned", BANNED))

    async def what_is_wrong(self) -> str:
        """Why this node cannot do its work, or nothing. However often it is asked, it looks once a second."""
        async with self._checking:
            if self.house.ticks() - self._checked >= CHECK:
                self._wrong = ""
                try:
                    async with asyncio.timeout(PATIENCE):
                        await self.house.store.ping(self.house.node)
                        await self.house.bus.ping()
                except Exception as error:
                    self._wrong = f"{type(error).__name__}: {error}"
                self._checked = self.house.ticks()
        return self._wrong

    async def drain(self) -> None:
        """Finish the answers in flight; from now on commands are refused."""
        for task in self._tasks:
            task.cancel()
        await self.hall.close()

    async def close(self) -> None:
        await self.drain()
        await self.house.thinkers.stop()
        await self.house.clerks.stop()
        await self.house.bus.close()
        await self.house.store.close()
