"""How long the expert thinks about an answer: `python scripts/expert_times.py [answers] [processes]`.

In every game it plays against a bot that looks one move ahead, two seats, until it has answered so many questions with
at least two options. Without a limit of time, and in so many processes at once.
"""

import sys
import time
from statistics import median
from typing import cast

from stolik import games
from stolik.bots import LEVELS, Bot, Chair, SearchBot, make_bot
from stolik.table import Match, State


def expert(processes: int) -> SearchBot:
    bot = cast(SearchBot, LEVELS["expert"](1))
    bot.seconds, bot.processes = None, processes
    return bot


def times(game_id: str, wanted: int, processes: int) -> list[float]:
    found: list[float] = []
    deal = 0
    while len(found) < wanted:
        match: Match[State] = Match(games.load(game_id), 2, seed=deal)
        bots: dict[int, Bot] = {deal % 2: expert(processes), 1 - deal % 2: make_bot("greedy:1", deal)}
        while match.question is not None and len(found) < wanted:
            ask = match.asks[0]
            begun = time.perf_counter()
            answer = bots[ask.seat].choose(Chair(match, ask.seat))
            if isinstance(bots[ask.seat], SearchBot) and len(ask.options) > 1:
                found.append(time.perf_counter() - begun)
            match.answer(answer, ask.seat)
        deal += 1
    return found


def main(wanted: int = 100, processes: int = 1) -> None:
    print("| game | answers | median, s | 99 of 100, s | longest, s |\n| --- | ---: | ---: | ---: | ---: |")
    for game in games.every():
        found = sorted(times(game.id, wanted, processes))
        late = found[min(len(found) - 1, int(len(found) * 0.99))]
        print(f"| {game.id} | {len(found)} | {median(found):.2f} | {late:.2f} | {found[-1]:.2f} |", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
