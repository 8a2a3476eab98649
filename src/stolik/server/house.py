"""What every room of a server shares: the store, the bus, the bots' processes, time and chance."""

import secrets
import string
import time
from collections.abc import Callable
from dataclasses import dataclass

from stolik.server.bots import Thinkers
from stolik.server.bus import Bus
from stolik.server.clerks import Clerks
from stolik.server.limits import Limits
from stolik.server.metrics import Metrics
from stolik.server.purses import Purses
from stolik.server.settings import Settings
from stolik.server.store import Store
from stolik.table import Game, Match, Options, Seed, State


def ticks() -> float:
    """Seconds that only pass: no wall clock that is set changes them, and a machine that slept has slept."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


def new_match(game: Game[State], seats: int, options: Options, seed: Seed) -> Match[State]:
    return Match(game, seats, options, seed, every=False)


LETTERS = string.ascii_letters + string.digits
ID_LETTERS = 16
IDS = len(LETTERS) ** ID_LETTERS


def new_id() -> str:
    """An id or an invitation that nobody guesses: 95 bits, and nothing that a command line takes for an option."""
    number = secrets.randbelow(IDS)  # the system is asked for chance once, not for every letter
    letters = []
    for _ in range(ID_LETTERS):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def new_secret() -> str:
    """What one match is dealt from and no other: 256 bits that follow from nothing."""
    return secrets.token_hex(32)


@dataclass(slots=True)
class House:
    settings: Settings
    store: Store
    bus: Bus
    thinkers: Thinkers
    clerks: Clerks
    metrics: Metrics
    limits: Limits
    purses: Purses
    node: str
    seed: Callable[[], Seed] = new_secret
    """Of a match that is about to begin. This is the only place that makes one."""
    now: Callable[[], float] = time.time
    """What people call the time: for dates, never for how long something takes."""
    ticks: Callable[[], float] = ticks
    """For how long something takes."""
    secret: Callable[[], str] = new_id
    """An id or an invitation that nobody guesses."""
    deal: Callable[[Game[State], int, Options, Seed], Match[State]] = new_match
