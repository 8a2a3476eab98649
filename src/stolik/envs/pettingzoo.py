"""A game as a PettingZoo environment (AEC): agents act one after another, and are told what they may do by a mask."""

import random
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from stolik.envs.actions import whole
from stolik.envs.table import RENDER_MODES, Table, check_render_mode, check_seed
from stolik.table import BadOption, IllegalAnswer


class StolikAEC(AECEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """Observations are {"observation": numbers, "action_mask": 0 or 1 for every action}; see `Encoder.fields`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "stolik_v0",
        "is_parallelizable": False,
        "render_modes": RENDER_MODES,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options)
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.dealt = False
        self._chance = random.Random()
        actions = self.table.actions.size
        box = spaces.Box(-np.inf, np.inf, (self.table.encoder.size,), np.float32)
        shown = spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, shown)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise BadOption("agent", f"there is no {agent!r}; the agents are: {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = random.Random(check_seed(seed))
        self.table.deal(self._chance.getrandbits(63))
        self.dealt = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def _next(self) -> None:
        ask = self.table.ask
        self.agent_selection = self.possible_agents[0 if ask is None else ask.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        if not self.dealt:
            raise ResetNeeded("no match is dealt: reset() deals one")
        seat, ask = self._seat(agent), self.table.ask
        asked = ask is not None and ask.seat == seat
        mask = self.table.mask() if asked else np.zeros(self.table.actions.size, np.int8)
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self._expect_agents()
        told: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def _expect_agents(self) -> None:
        if not self.agents:
            raise ResetNeeded("no match is going on: reset() deals one")

    def step(self, action: int | None) -> None:
        self._expect_agents()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAnswer(f"{agent} is asked and must act; None is only for whoever is told that it is over")
        self.table.act(whole(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.over:
            for other, value in zip(self.possible_agents, self.table.returns(), strict=True):
                self.rewards[other] = value
                self.terminations[other] = True
        self._next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator sees."""
        return None if self.render_mode is None else self.table.text(self.table.seats)

    def close(self) -> None:
        pass
