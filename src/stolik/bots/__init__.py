"""Players that are programs. They work for every game and know only what their seat knows."""

from stolik.bots.bot import Bot, answer_bots, play_out
from stolik.bots.chair import Chair
from stolik.bots.greedy import GreedyBot
from stolik.bots.levels import ALL_BOTS, LEVELS, FickleBot, make_bot
from stolik.bots.random_bot import RandomBot
from stolik.bots.search import SearchBot, Thought

__all__ = [
    "ALL_BOTS",
    "LEVELS",
    "Bot",
    "Chair",
    "FickleBot",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "Thought",
    "answer_bots",
    "make_bot",
    "play_out",
]
