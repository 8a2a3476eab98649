"""Players that are programs. They work for every game and know only what their seat knows."""

from stolik.bots.bot import Bot, answer_bots, play_out
from stolik.bots.chair import Chair
from stolik.bots.greedy import GreedyBot
from stolik.bots.levels import ALL_BOTS, LEVELS, FickleBot, Maker, is_own, make_bot, make_unhurried
from stolik.bots.random_bot import RandomBot
from stolik.bots.search import SearchBot, Thought

__all__ = [
    "ALL_BOTS",
    "LEVELS",
    "Bot",
    "Chair",
    "FickleBot",
    "GreedyBot",
    "Maker",
    "RandomBot",
    "SearchBot",
    "Thought",
    "answer_bots",
    "is_own",
    "make_bot",
    "make_unhurried",
    "play_out",
]
