"""The 70 creatures. A face is a number: 0-14 fire, then water, earth, wind, and 60-69 the dragons."""

from dataclasses import dataclass
from functools import cache

from stolik.games.vale.cards.dragon import DRAGON
from stolik.games.vale.cards.earth import EARTH
from stolik.games.vale.cards.fire import FIRE
from stolik.games.vale.cards.water import WATER
from stolik.games.vale.cards.wind import WIND
from stolik.games.vale.effects import Creature, Effect, Power
from stolik.games.vale.stones import LIMIT, NONE, WORTH, Stones

FAMILY_CARDS: dict[str, dict[str, Creature]] = {
    "fire": FIRE,
    "water": WATER,
    "earth": EARTH,
    "wind": WIND,
    "dragon": DRAGON,
}
SALE: dict[str, Stones] = {
    "fire": (3, 0, 0),
    "water": (0, 1, 0),
    "earth": (4, 0, 0),
    "wind": (1, 1, 0),
    "dragon": (0, 0, 1),
}
"""What the board pays for a card of each family."""

FACES: tuple[str, ...] = tuple(name for cards in FAMILY_CARDS.values() for name in cards)
CREATURES: tuple[Creature, ...] = tuple(creature for cards in FAMILY_CARDS.values() for creature in cards.values())
FAMILY: tuple[str, ...] = tuple(family for family, cards in FAMILY_CARDS.items() for _ in cards)
COST: tuple[int, ...] = tuple(creature.cost for creature in CREATURES)
INSTANT: tuple[Effect | None, ...] = tuple(creature.instant for creature in CREATURES)
ACTIVE: tuple[Effect | None, ...] = tuple(creature.active for creature in CREATURES)
POWER: tuple[Power | None, ...] = tuple(creature.permanent for creature in CREATURES)
SALE_OF: tuple[Stones, ...] = tuple(SALE[family] for family in FAMILY)
PICKY: frozenset[int] = frozenset(
    face for face, instant in enumerate(INSTANT) if instant is not None and instant.conditions
)
"""The faces that cannot always be summoned."""

_LASTING = [face for face, power in enumerate(POWER) if power is not None]
BIT: tuple[int, ...] = tuple(1 << _LASTING.index(face) if face in _LASTING else 0 for face in range(len(FACES)))
"""A bit for each face with a permanent effect: the effects of an area are one number."""


@dataclass(frozen=True, slots=True)
class Powers:
    """All permanent effects of an area together."""

    limit: int
    worth: Stones
    costs: tuple[int, ...]
    """What each face costs to summon."""
    rewards: Stones
    """As in Power.reward."""
    rewards_summons: bool
    tames: tuple[tuple[str, Stones], ...]


@cache
def powers(bits: int) -> Powers:
    """What the faces with these bits do together."""
    held = [power for face, power in enumerate(POWER) if power is not None and bits & BIT[face]]
    red, blue, purple = WORTH
    if any(power.swap for power in held):
        blue, purple = purple, blue
    # Decision 12: the swapped base worth, and on top of it what the others add.
    worth = (
        red + sum(power.worth[0] for power in held),
        blue + sum(power.worth[1] for power in held),
        purple + sum(power.worth[2] for power in held),
    )
    costs = [
        max(0, cost - sum(less for less, of in (power.discount for power in held) if of in ("", family)))
        for cost, family in zip(COST, FAMILY, strict=True)
    ]
    rewards = (
        sum(power.reward[0] for power in held),
        sum(power.reward[1] for power in held),
        sum(power.reward[2] for power in held),
    )
    return Powers(
        LIMIT + sum(power.limit for power in held),
        worth,
        tuple(costs),
        rewards,
        rewards != NONE or any(power.reward_any for power in held),
        tuple(power.tames for power in held if power.tames[0]),
    )
