"""The games as environments that learning programs know (the extra `stolik[envs]`).

`stolik.envs.pettingzoo` (AEC), `stolik.envs.gym` (one seat, the others played by bots) and `stolik.envs.openspiel`
share what is here: a match played seat by seat, observations and actions as numbers. See docs/bots.md.
"""

from stolik.envs.encoding import ACTIONS, Encoder, action_names
from stolik.envs.table import Table

__all__ = ["ACTIONS", "Encoder", "Table", "action_names"]
