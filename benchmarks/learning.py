"""Environments beside the peers' own games, how fast the search judges positions, and what a second worker brings."""

import random
import warnings
from collections.abc import Callable
from functools import partial
from itertools import count
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
import rlcard
from open_spiel.python.games import tic_tac_toe
from pettingzoo.classic import connect_four_v3, tictactoe_v3

from stolik.arena import Plan, run
from stolik.bots import Chair, GreedyBot, answer_bots
from stolik.bots.search import Search, few_enough
from stolik.envs.openspiel import load as load_spiel
from stolik.envs.pettingzoo import StolikAEC
from stolik.games import every, load
from stolik.table import Match, State

Steps = Callable[[float], float]
"""Steps a second, measured for about so many seconds."""

assert tic_tac_toe  # importing it makes OpenSpiel know its game in Python


def pettingzoo_steps(make: Callable[[], Any]) -> Steps:
    """PettingZoo's own loop with random legal actions: an observation and a mask for every step."""

    def measure(seconds: float) -> float:
        env, chance, seeds, steps = make(), np.random.default_rng(1), count(1), 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            env.reset(seed=next(seeds))
            for _ in env.agent_iter():
                observation, _, ended, cut, _ = env.last()
                over = ended or cut
                env.step(None if over else chance.choice(np.flatnonzero(observation["action_mask"])))
                steps += not over
        return steps / elapsed

    return measure


def rlcard_steps(name: str) -> Steps:
    def measure(seconds: float) -> float:
        env, chance, steps = rlcard.make(name), random.Random(1), 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(chance.choice(list(state["legal_actions"])))
                steps += 1
        return steps / elapsed

    return measure


def openspiel_steps(make: Callable[[], Any]) -> Steps:
    """Legal actions and what one of them leads to; nothing is observed."""

    def measure(seconds: float) -> float:
        game, chance, steps = make(), random.Random(1), 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
                steps += 1
        return steps / elapsed

    return measure


ENVIRONMENTS: list[tuple[str, str, Steps]] = [
    ("PettingZoo", "tictactoe_v3", pettingzoo_steps(tictactoe_v3.env)),
    ("PettingZoo", "connect_four_v3", pettingzoo_steps(connect_four_v3.env)),
    *(("PettingZoo", f"Stolik {game.id}", pettingzoo_steps(partial(StolikAEC, game.id))) for game in every()),
    ("RLCard", "uno", rlcard_steps("uno")),
    ("RLCard", "gin-rummy", rlcard_steps("gin-rummy")),
    ("OpenSpiel", "gin_rummy (C++)", openspiel_steps(lambda: pyspiel.load_game("gin_rummy"))),
    ("OpenSpiel", "python_tic_tac_toe", openspiel_steps(lambda: pyspiel.load_game("python_tic_tac_toe"))),
    *(
        ("OpenSpiel", f"Stolik {game.id}", openspiel_steps(partial(load_spiel, game.id, 2, 1_000)))
        for game in every()
        if 2 in game.seat_counts
    ),
]


def environments_table(slices: int, seconds: float) -> str:
    """Measured in slices that alternate, like everything here."""
    warnings.filterwarnings("ignore")  # of the peers
    rates: list[list[float]] = [[] for _ in ENVIRONMENTS]
    for _ in range(slices):
        for row, (_, _, measure) in zip(rates, ENVIRONMENTS, strict=True):
            row.append(measure(seconds))
    lines = ["| interface | game | steps/s |", "| --- | --- | ---: |"]
    for (interface, game, _), row in zip(ENVIRONMENTS, rates, strict=True):
        lines.append(f"| {interface} | {game} | {median(row):,.0f} |")
    return "\n".join(lines)


def search_table(positions: int = 12, iterations: int = 500) -> str:
    """How many positions a search judges in a second, over questions from the whole length of a match."""
    lines = ["| game | positions judged/s | 1,000 take, ms |", "| --- | ---: | ---: |"]
    for game in every():
        judged, seconds = 0, 0.0
        for chair in questions(game.id, positions):
            search = Search(chair, few_enough(chair.ask, random.Random(1)), random.Random(1))
            start = perf_counter()
            search.run(iterations)
            seconds += perf_counter() - start
            judged += search.iterations
        lines.append(f"| {game.id} | {judged / seconds:,.0f} | {1e6 * seconds / judged:,.0f} |")
    return "\n".join(lines)


def questions(game_id: str, wanted: int) -> list[Chair[State]]:
    """Questions with several answers of matches between greedy bots, far from each other."""
    found: list[Chair[State]] = []
    game = load(game_id)
    for seed in count(1):
        match: Match[State] = Match(game, 2, seed=seed)
        bots = {seat: GreedyBot(seat, worlds=1) for seat in (0, 1)}
        while match.question is not None:
            ask = match.asks[0]
            if len(ask.options) > 1 and match.number % 11 == 5:
                found.append(Chair(match.determinize(ask.seat, random.Random(match.number)), ask.seat))
                if len(found) == wanted:
                    return found
            answer_bots(match, bots)
    return found


def scaling_table(matches: int = 2_000) -> str:
    """The same tournament of Cardia with one worker and with two, started processes included."""
    plan = Plan("cardia", 2, {}, ("greedy:2", "random"), matches)
    rates = []
    for workers in (1, 2):
        start = perf_counter()
        run(plan, workers=workers)
        rates.append(matches / (perf_counter() - start))
    lines = ["| workers | matches/s | × one |", "| ---: | ---: | ---: |"]
    lines += [f"| {place + 1} | {rate:.1f} | {rate / rates[0]:.2f} |" for place, rate in enumerate(rates)]
    return "\n".join(lines)
