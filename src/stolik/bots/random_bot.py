"""A bot that takes any option."""

from typing import TypeVar

from stolik.bots.bot import Bot
from stolik.bots.chair import Chair
from stolik.table import Option, State

S = TypeVar("S", bound=State)


class RandomBot(Bot):
    level = "random"

    def choose(self, chair: Chair[S]) -> Option:
        return self.rng.choice(chair.options)
