"""Long work in short moments, so that nobody's match has to wait for it."""

import asyncio
import time
from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Slowly: TypeAlias = Generator[None, None, T]
"""Work that stops again and again on its way, so that others have their turn, and returns what it made."""
MOMENT = 0.002
"""Seconds at a time."""


async def at_leisure(work: Slowly[T]) -> T:
    """What a generator returns, going on with it for a moment whenever everybody else had their turn."""
    while True:
        end = time.perf_counter() + MOMENT
        try:
            while time.perf_counter() < end:
                next(work)
        except StopIteration as done:
            whole: T = done.value
            return whole
        await asyncio.sleep(0)
