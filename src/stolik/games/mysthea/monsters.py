"""The four monsters: how strong, where they appear, what they leave to those who beat them."""

from dataclasses import dataclass

from stolik.games.mysthea.board import CRYSTAL, SPHERE, TREE, VOLCANO


@dataclass(frozen=True, slots=True)
class Reward:
    glory: int
    energy: int = 0
    experience: int = 0
    points: int = 0
    encounters: int = 0


@dataclass(frozen=True, slots=True)
class Monster:
    """Its rewards are gold, silver and bronze: for the strongest, the second and the third."""

    name: str
    strength: int
    island: int
    rewards: tuple[Reward, Reward, Reward]


MONSTERS = (
    Monster("utcoro", 10, TREE, (Reward(3, encounters=1), Reward(2, encounters=1), Reward(1, encounters=1))),
    Monster("cannibarok", 12, CRYSTAL, (Reward(6, energy=6), Reward(4, energy=4), Reward(2, energy=2))),
    Monster("onygauros", 13, VOLCANO, (Reward(4, points=4), Reward(3, points=3), Reward(2, points=2))),
    Monster("caerulas", 15, SPHERE, (Reward(5, experience=5), Reward(4, experience=4), Reward(3, experience=3))),
)
UTCORO, CANNIBAROK, ONYGAUROS, CAERULAS = range(4)
METALS = ("gold", "silver", "bronze")

COWARDS_LOSE = 5
"""What Utcoro costs whoever does not fight it, and what saves a card from Onygauros."""
ON_CRYSTALS = 2
"""What a crystal field adds to Cannibarok."""
