"""The five alignment cards, day and night: what whoever moves an island may be rewarded for."""

from dataclasses import dataclass

from stolik.games.mysthea.board import CRYSTAL, RIFT, SPHERE, TREE, VOLCANO
from stolik.games.mysthea.effects import (
    Count,
    deployed,
    discarded_card,
    encounter_resolved,
    equipment_in_play,
    experience_held,
    monster_defeated,
    region_you_control,
    region_you_hold,
    upgrade_in_play,
)


@dataclass(frozen=True, slots=True)
class Alignment:
    name: str
    glory: int
    per: Count
    at_the_end: bool = False
    """Counted when the Era is over, not at once."""


_BY_ISLAND = {
    CRYSTAL: (Alignment("a01", 3, upgrade_in_play), Alignment("a06", 4, equipment_in_play)),
    RIFT: (Alignment("a02", 4, encounter_resolved), Alignment("a07", 2, experience_held)),
    TREE: (Alignment("a03", 3, region_you_control), Alignment("a08", 1, region_you_hold)),
    SPHERE: (Alignment("a04", 2, deployed("construct")), Alignment("a09", 3, deployed("golem"))),
    VOLCANO: (Alignment("a05", 2, discarded_card), Alignment("a10", 8, monster_defeated, at_the_end=True)),
}
ALIGNMENTS = tuple(_BY_ISLAND[island] for island in range(5))
"""By island: the day side and the night side."""
