"""Players that are programs. They work for every game and know only what their seat knows."""

from stolik.bots.bot import Bot, answer_bots, play_out
from stolik.bots.chair import Chair
from stolik.bots.greedy import GreedyBot
from stolik.bots.random_bot import RandomBot
from stolik.table import BadOption

__all__ = ["LEVELS", "Bot", "Chair", "GreedyBot", "RandomBot", "answer_bots", "make_bot", "play_out"]

LEVELS: dict[str, type[Bot]] = {bot.level: bot for bot in (RandomBot, GreedyBot)}
"""The bots by name, weakest first."""


def make_bot(level: str, seed: int | str = 0) -> Bot:
    """A bot of a level that people can pick by name."""
    if level not in LEVELS:
        raise BadOption("bot", f"there is no bot {level!r}; the bots are: {', '.join(LEVELS)}")
    return LEVELS[level](seed)
