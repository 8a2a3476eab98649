"""A game as a Gymnasium environment: one seat decides, bots of choice sit in the others."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from stolik.bots import Bot, Chair, Maker, make_unhurried
from stolik.envs.actions import whole
from stolik.envs.encoding import Floats
from stolik.envs.table import RENDER_MODES, Table, check_render_mode
from stolik.table import BadOption


class StolikEnv(gymnasium.Env[Floats, np.int64]):
    """The reward comes at the end: 1, 0 or -1. `info["action_mask"]` says what may be done; anything else loses."""

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012  # declared so by Gymnasium

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        opponent: str | Maker = "random",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Without a `seat` each match is played from another, by chance.

        The opponent is a bot by its name, or whatever makes one from a seed, as a class of one's own does.
        """
        self.table = Table(game, seats, options)
        if seat is not None and (not hasattr(seat, "__index__") or seat not in range(self.table.seats)):
            raise BadOption("seat", f"it is one of 0 to {self.table.seats - 1}, or None for any, not {seat!r}")
        self.opponent = opponent
        self._opponent("")  # one that there is not is named at once
        self.render_mode = check_render_mode(render_mode)
        self.fixed_seat = seat
        self.seat = 0 if seat is None else seat
        self.bots: dict[int, Bot] = {}
        self.going = False
        """Is a match under way? One that an illegal action has lost is not."""
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.table.encoder.size,), np.float32)
        self.action_space = spaces.Discrete(self.table.actions.size)

    def _opponent(self, seed: str) -> Bot:
        bot = self.opponent(seed) if callable(self.opponent) else make_unhurried(str(self.opponent), seed)
        if not isinstance(bot, Bot):
            raise BadOption("opponent", f"it makes no bot from a seed, but {bot!r}")
        return bot

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.table.seats)) if self.fixed_seat is None else self.fixed_seat
        self.table.deal(int(self.np_random.integers(2**62)))
        luck = int(self.np_random.integers(2**62))
        self.bots = {
            other: self._opponent(f"{luck}-{other}") for other in range(self.table.seats) if other != self.seat
        }
        self._let_others_play()
        self.going = not self.table.over
        return self._told()

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        if not self.going:
            raise ResetNeeded("no match is going on: deal one with reset() before step()")
        number = whole(action)
        if number not in self.table.legal():
            self.going = False
            shown, info = self._told()
            return shown, -1.0, True, False, {**info, "illegal": True}
        self.table.act(number)
        self._let_others_play()
        self.going = not self.table.over
        shown, info = self._told()
        return shown, self.table.returns()[self.seat], self.table.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, as sb3-contrib asks for it."""
        return self._mask().astype(bool)

    def render(self) -> str | None:
        return None if self.render_mode is None else self.table.text(self.seat)

    def _mask(self) -> NDArray[np.int8]:
        return self.table.mask() if self.going else np.zeros(self.table.actions.size, np.int8)

    def _let_others_play(self) -> None:
        while (ask := self.table.ask) is not None and ask.seat != self.seat:
            self.table.answer(self.bots[ask.seat].choose(Chair(self.table.match, ask.seat)))

    def _told(self) -> tuple[Floats, dict[str, Any]]:
        return self.table.observe(self.seat), {"action_mask": self._mask()}
