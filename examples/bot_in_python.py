"""A bot of one's own in Python, measured against the ones that come along.

    python examples/bot_in_python.py cardia 20

It plays every option to the end at random in a few imagined worlds and takes what won most often.
"""

import random
import sys

from stolik.bots import Bot, Chair, make_bot, play_out
from stolik.games import load
from stolik.table import Match, Option, State


class Playouts(Bot):
    level = "playouts"

    def choose(self, chair: Chair[State], worlds: int = 6) -> Option:  # type: ignore[override]
        options = chair.options[:20]
        wins = [0] * len(options)
        for world in chair.worlds(self.rng, worlds):
            for ask in world.asks:  # others who are asked at the same time: guess
                if ask.seat != chair.seat:
                    world.answer(self.rng.choice(ask.options), ask.seat)
            for place, option in enumerate(options):
                trial = world.clone()
                trial.answer(option, chair.seat)
                trial.playout(random.Random(self.rng.random()).random)
                wins[place] += trial.result is not None and chair.seat in trial.result.winners()
        return options[wins.index(max(wins))]


if __name__ == "__main__":
    game, deals = load(sys.argv[1]), int(sys.argv[2])
    won = 0
    for seed in range(deals):
        for seat in (0, 1):  # every deal from both sides
            match: Match[State] = Match(game, 2, {}, seed)
            play_out(match, {seat: Playouts(seed), 1 - seat: make_bot("random", seed)})
            won += match.result is not None and match.result.winners() == [seat]
    print(f"won {won} of {2 * deals}")
