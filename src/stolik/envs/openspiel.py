"""A game as an OpenSpiel game in Python: `load("cardia")`, then whatever OpenSpiel's algorithms do with a game.

The deal is one chance node at the beginning, among `deals` of them; everything else follows from it and the actions, so
histories replay. Where several choose blindly they act one after another and cannot see what was chosen before.
"""

import json
import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from stolik.envs.encoding import Floats
from stolik.envs.table import Table
from stolik.games import every
from stolik.games import load as load_rules
from stolik.table import BadOption, IllegalAnswer, State
from stolik.table import Game as Rules

PREFIX = "python_stolik_"
DEALS = 1000
LONGEST = 100_000
"""Matches end by themselves; no bot has ever needed a tenth of it."""


class StolikGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
    rules: ClassVar[Rules[State]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        seats, options = params.get("players") or usual_seats(self.rules), read_options(params.get("options") or "")
        self.table = Table(self.rules.id, seats, options, remembers=True)
        self.deals: int = params.get("deals") or DEALS
        if self.deals < 0:
            raise BadOption("deals", f"there is at least one, not {self.deals}")
        shape = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.size,
            max_chance_outcomes=self.deals,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.table.seats == 2 else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(self.rules, self.table.seats), shape, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def __deepcopy__(self, memo: dict[int, Any]) -> "StolikGame":
        return self

    def new_initial_state(self) -> "StolikState":
        return StolikState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "StolikObserver | StolikMemory":
        if iig_obs_type is not None:
            shown = iig_obs_type.public_info, iig_obs_type.private_info
            if shown != (True, pyspiel.PrivateInfoType.SINGLE_PLAYER):
                raise BadOption("observation", "a player sees what is public and their own: there is no other here")
            if iig_obs_type.perfect_recall:
                return StolikMemory()
        return StolikObserver(self.table.encoder.size)


class StolikState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: StolikGame) -> None:
        super().__init__(game)
        self.table = game.table.clone()
        self.deals = game.deals
        self.dealt = False

    def __reduce__(self) -> tuple[Any, ...]:
        return _read, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def __deepcopy__(self, memo: dict[int, Any]) -> "StolikState":
        twin: StolikState = self.clone()
        return twin

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        ask = self.table.ask
        return int(pyspiel.PlayerId.TERMINAL) if ask is None else ask.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal() if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.table.act(action)
        elif action not in range(self.deals):
            raise IllegalAnswer(f"there is no deal {action}; they are 0 to {self.deals - 1}")
        else:
            self.table.deal(action)
            self.dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        ask = self.table.ask
        asked = ask is not None and ask.seat == player and action in self.table.legal()
        return self.table.meaning(action) if asked else f"action {action}"

    def is_terminal(self) -> bool:
        return self.dealt and self.table.over

    def returns(self) -> list[float]:
        return self.table.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """A digest of all that a player was shown and asked since the deal and has answered, and what it sees now.

        Whoever could tell two histories apart has two digests of them, whoever could not has one.
        """
        player = self._player(player)
        return f"{self.table.remembered[player] if self.dealt else ''} {self.observation_string(player)}"

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees and is asked now, however it came to that."""
        player = self._player(player)
        ask = self.table.match.ask_of(player) if self.dealt else None
        return f"{'' if ask is None else ask.prompt} {self.table.view(player) if self.dealt else ''}"

    def _player(self, player: int | None) -> int:
        """Whose eyes are meant: nobody's but a player's, since others may see all cards."""
        player = self.current_player() if player is None else player
        if player not in range(self.table.seats):
            raise BadOption("player", f"it is one of 0 to {self.table.seats - 1}, not {player}")
        return player

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "StolikState":
        """A state that the player cannot tell from this one. Its history is this one's: it does not replay to it."""
        player = self._player(player)
        twin: StolikState = self.clone()
        twin.table = self.table.resampled(player, random.Random(int(sampler() * 2**53)))
        return twin

    def __str__(self) -> str:
        return str(self.table.view(self.table.seats)) if self.dealt else "not dealt"


class StolikObserver:
    """What `observation_tensor` is made by."""

    def __init__(self, size: int) -> None:
        self.tensor: Floats = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: StolikState, player: int) -> None:
        self.tensor[:] = state.table.observe(player) if state.dealt else 0

    def string_from(self, state: StolikState, player: int) -> str:
        return state.observation_string(player)


class StolikMemory:
    """Of all that a player was shown there are words, and no numbers."""

    tensor = dict = None

    def set_from(self, state: StolikState, player: int) -> None:
        raise BadOption(
            "tensor", "there is none of all that was seen: use information_state_string, or the observation"
        )

    def string_from(self, state: StolikState, player: int) -> str:
        return state.information_state_string(player)


def _read(written: str) -> StolikState:
    _, state = pyspiel.deserialize_game_and_state(written)
    assert isinstance(state, StolikState)
    return state


def usual_seats(rules: Rules[State]) -> int:
    return 2 if 2 in rules.seat_counts else min(rules.seat_counts)


def kind_of(rules: Rules[State], seats: int) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=PREFIX + rules.id,
        long_name=f"Stolik: {rules.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if seats == 2 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seat_counts),
        min_num_players=min(rules.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "deals": DEALS, "options": ""},
    )


def register(rules: Rules[State]) -> None:
    """Let OpenSpiel find a game by its name: whatever it writes down it can read again."""

    # A class of its own: OpenSpiel keeps it beyond the end of Python, and a class is never freed.
    class Registered(StolikGame):
        pass

    Registered.rules = rules
    pyspiel.register_game(kind_of(rules, usual_seats(rules)), Registered)


for each in every():
    register(each)


def written(options: Mapping[str, object] | None) -> str:
    """Options as a parameter of OpenSpiel's: without commas, brackets and the like, which it reads otherwise."""
    return quote(json.dumps(dict(options), sort_keys=True), safe="") if options else ""


def read_options(written: str) -> dict[str, object] | None:
    try:
        options = json.loads(unquote(written)) if written else None
    except ValueError:
        options = written
    if options is None or isinstance(options, dict):
        return options
    raise BadOption("options", f"{written!r} is no JSON of options with a % code for every sign; load() makes them")


def load(game: str, players: int = 0, deals: int = DEALS, options: Mapping[str, object] | None = None) -> pyspiel.Game:
    """A game of ours as OpenSpiel plays it; once this is imported, OpenSpiel's own `load_game` knows it, too."""
    rules = load_rules(game)
    rules.check_options(options, rules.check_seats(players or usual_seats(rules)))
    told = {"players": players, "deals": deals, "options": written(options)}
    return pyspiel.load_game(PREFIX + rules.id, told)
