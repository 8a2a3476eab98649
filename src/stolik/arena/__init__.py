"""Many matches between bots: who wins how often, how sure that is, how long it takes, and which cards win.

`plan` says which matches are played, `play` plays one, `run` plays them all in processes or on a cluster and keeps what
came of them, `figures` and `ratings` sum up, `report` writes tables, and `plots` draws.
"""

from stolik.arena.figures import Standing, standings, wilson
from stolik.arena.plan import Fixture, Plan
from stolik.arena.play import Outcome, play
from stolik.arena.ratings import Rating, ratings
from stolik.arena.run import run

__all__ = [
    "Fixture",
    "Outcome",
    "Plan",
    "Rating",
    "Standing",
    "play",
    "ratings",
    "run",
    "standings",
    "wilson",
]
