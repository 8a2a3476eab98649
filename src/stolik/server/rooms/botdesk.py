"""Where the bots of a table are asked for their answers."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from stolik.server.bots import BotFailed
from stolik.server.purses import paid, payer
from stolik.server.rooms.chores import log_failure
from stolik.server.rooms.keeping import Keeper
from stolik.table import Match, Option, State

log = logging.getLogger(__name__)


class BotDesk:
    """Lets every bot that is asked think. `on_choice` is given its answer, or nothing if it failed, under the lock."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.on_choice: Callable[[Match[State], int, Option | None], Awaitable[None]]
        self._thinking: dict[int, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        return any(not task.done() for task in self._thinking.values())

    def wake(self) -> None:
        """Let every bot that is asked think about its answer."""
        match = self.keeper.match
        if match is None or self.keeper.gone:
            return
        for ask in match.asks:
            level = self.keeper.table.seats[ask.seat].played_by
            task = self._thinking.get(ask.seat)
            if level and (task is None or task.done() or task.get_name() != str(match.number)):
                task = asyncio.get_running_loop().create_task(
                    paid(self._think(match, ask.seat, match.number, level)), name=str(match.number)
                )
                self._thinking[ask.seat] = task
                task.add_done_callback(log_failure)

    def clear(self) -> None:
        """Another match is played: whoever still thinks finds out by themselves that it is too late."""
        self._thinking.clear()

    def stop(self) -> None:
        for task in self._thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        self._thinking.clear()

    async def _think(self, match: Match[State], seat: int, number: int, level: str) -> None:
        keeper = self.keeper
        await payer.get().settle()
        ask = match.ask_of(seat)
        if ask is None:
            return
        choice: Option | None = ask.options[0]
        if len(ask.options) > 1:
            with keeper.house.metrics.thinking.time():
                try:
                    choice = await keeper.house.thinkers.choose(match, seat, level)
                except Exception as error:
                    if not isinstance(error, BotFailed):
                        log.exception("a bot could not be asked", extra={"table": keeper.table.id})
                    choice = None
        async with keeper.lock:
            too_late = keeper.gone or keeper.match is not match or match.number != number
            if too_late or not keeper.table.seats[seat].played_by:
                return
            ask = match.ask_of(seat)
            if ask is None:
                return
            if choice is None or choice not in ask.options:
                keeper.house.metrics.bot_failures.labels(level).inc()
                log.warning("a bot failed", extra={"table": keeper.table.id, "level": level})
                choice = ask.suggest
            await self.on_choice(match, seat, choice)
