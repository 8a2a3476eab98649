"""Taking turns: however much one address wants, the others wait no longer for it."""

import asyncio
from collections import OrderedDict, deque


class Turns:
    """So many at a time. Addresses take turns, however many wishes one of them has."""

    def __init__(self, places: int = 1) -> None:
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._free = places

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self._queues.values()))

    def of(self, whose: str) -> int:
        return len(self._queues.get(whose, ()))

    def take_now(self) -> bool:
        """Take a place if one is free."""
        if not self._free:
            return False
        self._free -= 1
        return True

    async def take(self, whose: str) -> None:
        """Take a place, which has to be given back."""
        if self.take_now():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(whose, deque()).append(mine)
        try:
            await mine
        except BaseException:
            if mine.done() and not mine.cancelled():
                self.give_back()
            elif whose in self._queues and mine in self._queues[whose]:
                self._queues[whose].remove(mine)
                if not self._queues[whose]:
                    del self._queues[whose]
            raise

    def give_back(self) -> None:
        while self._queues:
            whose, queue = self._queues.popitem(last=False)
            following = queue.popleft()
            if queue:
                self._queues[whose] = queue
            if not following.done():
                following.set_result(None)
                return
        self._free += 1
