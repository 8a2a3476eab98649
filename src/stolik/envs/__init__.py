"""The games as environments that learning programs know (the extra `stolik[envs]`).

`stolik.envs.pettingzoo` (AEC), `stolik.envs.gym` (one seat, the others played by bots) and `stolik.envs.openspiel`
share what is here: a match played seat by seat, observations and actions as numbers. See docs/bots.md.
"""

from stolik.envs.actions import Actions
from stolik.envs.encoding import Encoder
from stolik.envs.table import Table

__all__ = ["Actions", "Encoder", "Table"]
