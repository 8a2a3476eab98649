"""The peers that Stolik is measured beside, each playing two random players as fast as it can.

A decision is an answer among at least two options, for them as for us. Nothing but the counting is added to
their play.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from time import perf_counter
from typing import Any

import numpy as np
import rlcard
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from rlcard.agents import RandomAgent


@dataclass(frozen=True, slots=True)
class PeerResult:
    name: str
    matches: int
    answers: int
    decisions: int
    seconds: float
    copy_us: float | None


# Catanatron and RLCard come without types: Any stands for their objects.


class CountingPlayer(RandomPlayer):  # type: ignore[misc]
    """Catanatron's RandomPlayer, counting."""

    decisions = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        options = len(playable_actions)
        if options > 1:
            self.decisions += 1
        return playable_actions[random.randrange(0, options)]


catan_seeds = count(1)


def measure_catanatron(seconds: float) -> PeerResult:
    """Whole matches of Catan for about `seconds`; then, apart from that time, the cost of a copy."""
    players = [CountingPlayer(Color.RED), CountingPlayer(Color.BLUE)]
    matches = answers = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        game = Game(players, seed=next(catan_seeds))
        game.play()
        matches += 1
        answers += len(game.state.actions)
    decisions = sum(player.decisions for player in players)
    return PeerResult("Catanatron", matches, answers, decisions, elapsed, catanatron_copy_us())


def catanatron_copy_us() -> float:
    """The mean cost of a copy, over positions from the whole length of one match."""
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=next(catan_seeds))
    positions = []
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if len(game.state.actions) % 5 == 0:
            positions.append(game.copy())
        game.play_tick()
    start = perf_counter()
    for position in positions:
        position.copy()
    return (perf_counter() - start) / len(positions) * 1e6


class CountingAgent(RandomAgent):  # type: ignore[misc]
    """RLCard's RandomAgent, counting."""

    answers = decisions = 0

    def step(self, state: Any) -> Any:
        options = list(state["legal_actions"].keys())
        self.answers += 1
        if len(options) > 1:
            self.decisions += 1
        return np.random.choice(options)


def measure_rlcard(seconds: float) -> PeerResult:
    """Whole matches of uno in RLCard's environment, as its users play: every answer brings an observation."""
    env = rlcard.make("uno")
    agent = CountingAgent(env.num_actions)
    env.set_agents([agent, agent])
    matches = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        env.run(is_training=True)
        matches += 1
    return PeerResult("RLCard uno", matches, agent.answers, agent.decisions, elapsed, None)


def measure_rlcard_rules(seconds: float) -> PeerResult:
    """The same game below the environment: nothing encoded, and a cheaper choice, as in our own playouts."""
    game = rlcard.make("uno").game
    matches = answers = decisions = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        state, _ = game.init_game()
        while not game.is_over():
            options = state["legal_actions"]
            answers += 1
            # A card held twice is listed twice here, and there are two of each at most.
            if len(options) > 2 or (len(options) == 2 and options[0] != options[1]):
                decisions += 1
            state, _ = game.step(options[random.randrange(0, len(options))])
        matches += 1
    return PeerResult("RLCard uno, rules alone", matches, answers, decisions, elapsed, None)


PEERS: list[Callable[[float], PeerResult]] = [measure_catanatron, measure_rlcard, measure_rlcard_rules]
