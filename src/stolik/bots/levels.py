"""The bots by name: levels that people choose by feel, and the plain ones behind them for commands and measurements."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, TypeVar

from stolik.bots.bot import Bot
from stolik.bots.chair import Chair
from stolik.bots.greedy import GreedyBot
from stolik.bots.random_bot import RandomBot
from stolik.bots.search import SearchBot
from stolik.table import BadOption, Option, State

S = TypeVar("S", bound=State)


class FickleBot(GreedyBot):
    """Looks one move ahead like the greedy bot, but every so often does the first thing that comes to its mind."""

    level = "fickle"

    def __init__(
        self, seed: int | str = 0, *, errs: float = 0.3, worlds: int = 4, seconds: float | None = None
    ) -> None:
        super().__init__(seed, worlds=worlds, seconds=seconds)
        self.errs = errs

    def choose(self, chair: Chair[S]) -> Option:
        return self.rng.choice(chair.options) if self.rng.random() < self.errs else super().choose(chair)


Maker = Callable[[int | str], Bot]

LEVELS: Mapping[str, Maker] = {
    "beginner": lambda seed: FickleBot(seed, errs=0.7, worlds=1),
    "casual": lambda seed: FickleBot(seed, errs=0.3, worlds=2),
    "strong": lambda seed: GreedyBot(seed, worlds=4),
    "expert": lambda seed: SearchBot(seed, iterations=2_000, seconds=2.5, patient=True),
}
"""What people choose from, weakest first."""

SETTINGS: Mapping[str, tuple[Callable[..., Bot], str, type[int] | type[float]]] = {
    "random": (RandomBot, "", int),
    "greedy": (GreedyBot, "worlds", int),
    "fickle": (FickleBot, "errs", float),
    "search": (SearchBot, "iterations", int),
}
"""The plain bots, and the number that may follow the name of each: `search:400` judges 400 positions."""

ALL_BOTS = (*LEVELS, "random", "greedy", "search")


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """A bot by its level or its plain name."""
    if name in LEVELS:
        return LEVELS[name](seed)
    plain, colon, number = name.partition(":")
    kind = SETTINGS.get(plain)
    if kind is None or (colon and not kind[1]):
        raise BadOption("bot", f"there is no bot {name!r}; the bots are: {', '.join(ALL_BOTS)}")
    make, setting, of = kind
    settings: dict[str, Any] = {}
    if colon:
        try:
            settings[setting] = of(number)
            right = 0 <= settings[setting] <= 1 if of is float else settings[setting] >= 1
        except ValueError:
            right = False
        if not right:
            bounds = "from 0 to 1" if of is float else "from 1 up"
            raise BadOption("bot", f"{number!r} in {name!r} is not a number of {setting} {bounds}")
    return make(seed, **settings)


def make_unhurried(name: str, seed: int | str = 0) -> Bot:
    """A bot without a limit of time: on a busy machine, too, what it answers follows from its seed alone.

    Besides those that come along it may be one of one's own, by its module and its class: `my_bots.Cautious`.
    """
    bot = _own(name, seed) if is_own(name) else make_bot(name, seed)
    bot.seconds = None
    return bot


def is_own(name: str) -> bool:
    """Is this a bot of somebody's own?"""
    return "." in name.partition(":")[0]


def _own(name: str, seed: int | str) -> Bot:
    module, _, kind = name.rpartition(".")
    try:
        bot = getattr(import_module(module), kind)(seed)
    except Exception as error:  # whatever there may be in a module of somebody's own
        raise BadOption("bot", f"{name} cannot be made ({type(error).__name__}): {error}") from error
    if not isinstance(bot, Bot):
        raise BadOption("bot", f"{name} is no bot: a class that is a stolik.bots.Bot")
    return bot
