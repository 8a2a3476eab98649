"""A server in the test's own process, for looking inside and for breaking things on purpose."""

import asyncio
from pathlib import Path
from typing import Any, Self

from tests.server.harness import MANY, luck

from stolik.server.app import Server, make_app
from stolik.server.serving import Host, bind, configure
from stolik.server.settings import Settings


class Prompt(Host):
    """Looks ten times as often whether it is to end: tests end many."""

    async def main_loop(self) -> None:
        ticks = 0
        while not await self.on_tick(ticks // 10):
            ticks += 1
            await asyncio.sleep(0.01)


class Inside:
    def __init__(self, data: Path, **settings: Any) -> None:
        generous = {name.replace("-", "_"): 100_000 for name in MANY}
        self.settings = Settings(data=data, port=0, **{"rehearsal": luck.word, **generous, **settings})

    async def __aenter__(self) -> Self:
        bound = bind("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{bound.getsockname()[1]}"
        app = make_app(self.settings)
        self.server: Server = app.state.server
        self._host = Prompt(configure(app, self.settings))
        self._task = asyncio.create_task(self._host.serve(sockets=[bound]))
        while not self._host.started:
            assert not self._task.done(), self._task
            await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._host.should_exit = True
        await self._task

    @property
    def protocols(self) -> list[Any]:
        """The connections as the network sees them."""
        return list(self._host.server_state.connections)
