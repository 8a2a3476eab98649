"""Everything that lives as long as a server runs."""

import itertools
import logging
import random

from stolik.server.bots import Thinkers
from stolik.server.bus import open_bus
from stolik.server.clerks import Clerks
from stolik.server.connection import Connection
from stolik.server.hall import Hall
from stolik.server.house import House
from stolik.server.limits import Buckets, Limits
from stolik.server.metrics import Metrics
from stolik.server.settings import Settings
from stolik.server.store import open_store

log = logging.getLogger(__name__)


class Server:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.origins = set(settings.each_origin)
        self.requests = Buckets(settings.requests_per_second, settings.requests_per_second * 3)
        self.names = itertools.count(1)
        self.connections: set[Connection] = set()
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
            thinkers=Thinkers(settings.bot_workers, settings.bot_seconds, chance),
            clerks=Clerks(),
            metrics=Metrics(),
            node=settings.node_name,
        )
        if settings.rehearsal:
            self.house.seed = lambda: f"{chance.getrandbits(256):064x}"
        self.hall = Hall(self.house)
        await self.hall.open()

    async def drain(self) -> None:
        """Finish the answers in flight; from now on commands are refused."""
        await self.hall.close()

    async def close(self) -> None:
        await self.drain()
        await self.house.thinkers.stop()
        await self.house.clerks.stop()
        await self.house.bus.close()
        await self.house.store.close()
