"""The board: five floating islands of three regions each in a ring, the event track, and who may go where."""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product

TYPES = ("forest", "river", "mist", "mountains", "crystal-field")
FOREST, RIVER, MIST, MOUNTAINS, CRYSTAL_FIELD = range(5)

ISLANDS = ("crystal", "rift", "tree", "sphere", "volcano")
"""The anomaly of an island is its name; alignments and monsters belong to islands."""
CRYSTAL, RIFT, TREE, SPHERE, VOLCANO = range(5)
LAND = (
    (MIST, CRYSTAL_FIELD, RIVER),
    (FOREST, MIST, MOUNTAINS),
    (CRYSTAL_FIELD, FOREST, MOUNTAINS),
    (MIST, RIVER, MOUNTAINS),
    (FOREST, CRYSTAL_FIELD, RIVER),
)
"""Of each island, the types of its three regions."""

REGIONS = 15
"""A region is a number: three times its island, plus its place there."""
TYPE_OF = tuple(kind for land in LAND for kind in land)
ISLAND_OF = tuple(region // 3 for region in range(REGIONS))
REGION = tuple(f"{ISLANDS[ISLAND_OF[region]]}-{TYPES[TYPE_OF[region]]}" for region in range(REGIONS))
"""The name of a region: its island and its type, which no island has twice."""
ALL_OF_TYPE = tuple(tuple(r for r in range(REGIONS) if TYPE_OF[r] == kind) for kind in range(5))
BIT = tuple(1 << region for region in range(REGIONS))
TYPE_MASK = tuple(sum(BIT[region] for region in regions) for regions in ALL_OF_TYPE)
ISLAND_MASK = tuple(0b111 << 3 * island for island in range(5))

UNITS = ("construct", "golem", "chosen", "fortification")
STRENGTH = {"construct": 1, "golem": 2, "fortification": 2, "chosen": 3}
WOUNDED = 1

EVENTS = (*TYPES, "storm", "utcoro", "cannibarok", "onygauros", "caerulas")
"""The cards of the event deck: a region type each, the storm, the monsters."""
STORM, FIRST_MONSTER = 5, 6
TRACK = (2, 3, 4, 5, 6, 7, 8, 9, 10)
"""What the spaces of the event track are worth."""
RECHARGE = 4
"""The place of the space with the recharge sign, the one worth 6."""

Ring = tuple[int, ...]
Move = tuple[str, str, int, int]


@cache
def regions_in(mask: int) -> tuple[int, ...]:
    """The regions of a mask, in order."""
    return tuple(region for region in range(REGIONS) if mask >> region & 1)


@dataclass(frozen=True, slots=True)
class Paths:
    """Where a unit may go from each region, and the options that say so, by the word for the unit."""

    near: tuple[tuple[int, ...], ...]
    near_moves: dict[str, tuple[tuple[Move, ...], ...]]
    far_moves: dict[str, tuple[tuple[Move, ...], ...]]
    open: tuple[int, ...]


@lru_cache(maxsize=256)
def paths(ring: Ring, closed: tuple[int, ...]) -> Paths:
    """rulebook: "Ruch": to another region of the island, or to the same type on a neighbouring island."""
    near: list[tuple[int, ...]] = []
    for region in range(REGIONS):
        island = ISLAND_OF[region]
        place = ring.index(island)
        beside = {ring[place - 1], ring[(place + 1) % 5]}
        near.append(
            tuple(
                other
                for other in range(REGIONS)
                if other != region
                and other not in closed
                and (ISLAND_OF[other] == island or (ISLAND_OF[other] in beside and TYPE_OF[other] == TYPE_OF[region]))
            )
        )
    accessible = tuple(region for region in range(REGIONS) if region not in closed)
    return Paths(tuple(near), _moves(near), _far_moves(accessible), accessible)


@lru_cache(maxsize=64)
def _far_moves(accessible: tuple[int, ...]) -> dict[str, tuple[tuple[Move, ...], ...]]:
    return _moves([tuple(other for other in accessible if other != region) for region in range(REGIONS)])


MOVES: dict[str, list[list[Move]]] = {
    unit: [[("move", unit, source, target) for target in range(REGIONS)] for source in range(REGIONS)]
    for unit in UNITS[:3]
}
"""Every option to move a unit there could be; the paths of all matches share them."""


def _moves(targets: list[tuple[int, ...]]) -> dict[str, tuple[tuple[Move, ...], ...]]:
    return {
        unit: tuple(tuple(there[target] for target in near) for there, near in zip(moves, targets, strict=True))
        for unit, moves in MOVES.items()
    }


def clockwise(ring: Ring, island: int, steps: int) -> int:
    """The island so many places on."""
    return ring[(ring.index(island) + steps) % 5]


def gaps(ring: Ring, island: int) -> list[int]:
    """Decision 8: the islands behind which a moved island may be put, clockwise; its old gap is not among them."""
    place = ring.index(island)
    return [ring[(place + step) % 5] for step in (1, 2, 3)]


def moved(ring: Ring, island: int, after: int) -> Ring:
    """The ring after an island was put behind another one, turned so that as many as possible stay where they were."""
    others = [other for other in ring if other != island]
    others.insert(others.index(after) + 1, island)
    turns = [tuple(others[turn:] + others[:turn]) for turn in range(5)]
    return max(turns, key=lambda turned: sum(a == b for a, b in zip(turned, ring)))


MIRAGES = tuple(
    choice
    for choice in product(*(range(3 * island, 3 * island + 3) for island in range(5)))
    if len({TYPE_OF[region] for region in choice}) == 5
)
"""rulebook: "Rozgrywka na 2 graczy": every way to lay a mirage on each island, all on different types of region."""
