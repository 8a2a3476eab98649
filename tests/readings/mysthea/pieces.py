"""What lies on the table of the model: every unit is a piece of its own, as the figures are."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.readings.mysthea.cards import ENCOUNTERS, SLOTS, kind_of

ISLANDS = {
    "crystal": ("mist", "crystal field", "river"),
    "rift": ("forest", "mist", "mountains"),
    "tree": ("crystal field", "forest", "mountains"),
    "sphere": ("mist", "river", "mountains"),
    "volcano": ("forest", "crystal field", "river"),
}
"""The regions of each island. A region is numbered: three for each island, in this order."""
NAMES = tuple(ISLANDS)
TYPES = tuple(region for regions in ISLANDS.values() for region in regions)
CHOSEN = ("anuth", "telron", "celethe", "leheir", "sanya", "kolbor-malabor", "cr-2t1")
MONSTERS = {
    "utcoro": (10, "tree"),
    "cannibarok": (12, "crystal"),
    "onygauros": (13, "volcano"),
    "caerulas": (15, "sphere"),
}
"""Their strength, and the island on which they appear."""
REWARDS: dict[str, list[dict[str, int]]] = {
    "utcoro": [{"glory": 3, "encounter": 1}, {"glory": 2, "encounter": 1}, {"glory": 1, "encounter": 1}],
    "cannibarok": [{"glory": 6, "energy": 6}, {"glory": 4, "energy": 4}, {"glory": 2, "energy": 2}],
    "onygauros": [{"glory": 4, "points": 4}, {"glory": 3, "points": 3}, {"glory": 2, "points": 2}],
    "caerulas": [{"glory": 5, "experience": 5}, {"glory": 4, "experience": 4}, {"glory": 3, "experience": 3}],
}
"""Gold, silver and bronze."""
PRICES = {"construct": 1, "golem": 2}
"""Command points to create one, and again to deploy it."""
TRACK = (2, 3, 4, 5, 6, 7, 8, 9, 10)
EVENTS = ("forest", "river", "mist", "mountains", "crystal field", "storm")


def island_of(region: int) -> int:
    return region // 3


def front_of(encounter: int) -> tuple[Any, ...]:
    """What can be seen before it is turned: the glory and the two signs."""
    glory, ways = ENCOUNTERS[encounter + 1]
    return (glory, *(way[0] for way in ways))


@dataclass(slots=True, eq=False)
class Unit:
    owner: int
    kind: str
    where: int | str
    """A region, `pool` or `beside` (the player's board)."""
    moved: bool = False


@dataclass(slots=True)
class Player:
    chosen: str = ""
    glory: int = 0
    energy: int = 0
    experience: int = 0
    points: int = 0
    charged: bool = True
    wounded: bool = False
    token: int | None = None
    met: list[int] = field(default_factory=list)
    meeting: list[int] = field(default_factory=list)
    """Encounters under way, not yet put under the Chosen's card."""
    spending: int = 0
    """How many times one is spending command points now, one inside the other."""
    hand: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    equipment: list[int] = field(default_factory=list)
    upgrades: list[int] = field(default_factory=list)
    order: int | None = None


class Table:
    """Things and plain questions about them; what happens is told in `model.py`."""

    def __init__(self, seats: int, number_of: list[int], start: dict[str, Any], chance: Any) -> None:
        """`number_of` says which of C001 to C080 a card is; `chance` has the generator of the match."""
        self.seats = seats
        self.number_of = number_of
        self.below: Callable[[int], int] = chance.below
        self.players = [Player(chosen=name) for name in start["chosen"]]
        for player, hand in zip(self.players, start["hands"]):
            player.hand = list(hand)
        created = (("chosen", 1, 0), ("construct", 2, 6), ("golem", 1, 3), ("fortification", 0, 4))
        self.units_of = [
            [
                Unit(seat, kind, where)
                for kind, *counts in created
                for where, count in zip(("pool", "beside"), counts)
                for _ in range(count)
            ]
            for seat in range(seats)
        ]
        self.order: list[int] = list(start["order"])
        self.ring: list[int] = list(start["ring"])
        self.mirages: set[int] = set(start["mirages"])
        self.night: list[bool] = list(start["night"])
        self.monsters: list[str] = list(start["monsters"])
        self.lairs: list[int | None] = [None, None, None]
        self.decks: list[list[int]] = [list(deck) for deck in start["decks"]]
        self.piles: list[list[int]] = [list(pile) for pile in start["piles"]]
        self.offer: list[int] = list(start["offer"])
        self.offered: str | None = start["offered"]
        self.undealt: list[str] = list(start["undealt"])
        self.drafted: bool = start["drafted"]
        self.abilities: bool = start["abilities"]
        self.behaviours: bool = start["behaviours"]
        self.premonition: bool = start["premonition"]
        self.market: list[int] = []
        self.out: list[int] = []
        self.aligned: list[int | None] = [None] * 5
        self.event_deck: list[int] = []
        self.next_event: int | None = None
        self.track: list[int] = []
        self.unmet: list[int] = list(start["unmet"])
        self.front: tuple[Any, ...] | None = start["front"]
        self.beaten: list[str] = []
        self.era = 0
        self.round = 0
        self.turn = 0
        self.acted = False
        self.special = False
        self.used: set[int] = set()
        """The equipment used this turn."""
        self.crystals = 0
        self.places: list[int] = []

    # -- cards --------------------------------------------------------------------------------------------------------

    def kind(self, card: int) -> str:
        return kind_of(self.number_of[card])

    def of_kind(self, cards: list[int], kind: str) -> list[int]:
        return [card for card in cards if kind in ("any", self.kind(card))]

    def has(self, seat: int, upgrade: int) -> bool:
        """Is this upgrade on the player's board?"""
        return upgrade in {self.number_of[card] for card in self.players[seat].upgrades}

    def slot(self, card: int) -> str:
        return next(slot for slot, cards in SLOTS.items() if self.number_of[card] in cards)

    @property
    def deck(self) -> list[int]:
        """The deck of this Era; the last card of the list is on top."""
        return self.decks[self.era - 1]

    def ability(self, seat: int, name: str) -> bool:
        """Wybrańcy: whoever is wounded cannot use theirs."""
        return self.abilities and self.players[seat].chosen == name and not self.players[seat].wounded

    # -- units --------------------------------------------------------------------------------------------------------

    def all_units(self) -> list[Unit]:
        return [unit for units in self.units_of for unit in units]

    def own(self, seat: int, where: int | str, kind: str = "") -> list[Unit]:
        return [unit for unit in self.units_of[seat] if unit.where == where and kind in ("", unit.kind)]

    def deployed(self, seat: int, kind: str) -> list[Unit]:
        return [unit for unit in self.units_of[seat] if unit.kind == kind and not isinstance(unit.where, str)]

    def figure(self, seat: int) -> Unit:
        return next(unit for unit in self.units_of[seat] if unit.kind == "chosen")

    def chosen_at(self, seat: int) -> int:
        where = self.figure(seat).where
        assert not isinstance(where, str)
        return where

    def present(self, region: int) -> list[int]:
        """Who has a unit in the region, in the order of the artifacts."""
        return [seat for seat in self.order if any(unit.where == region for unit in self.units_of[seat])]

    def regions_of(self, seat: int) -> list[int]:
        return sorted({unit.where for unit in self.units_of[seat] if not isinstance(unit.where, str)})

    def opponents(self, seat: int) -> list[int]:
        return [other for other in self.order if other != seat]

    def unit_strength(self, unit: Unit) -> int:
        """Siła jednostek, with upgrades."""
        seat = unit.owner
        if unit.kind == "construct":
            return 1 + self.has(seat, 80)
        if unit.kind == "golem":
            return 2 + self.has(seat, 58)
        if unit.kind == "fortification":
            return 2 + self.has(seat, 60)
        return (1 if self.players[seat].wounded else 3) + 2 * self.has(seat, 19) + 3 * self.has(seat, 76)

    def strength(self, seat: int, region: int) -> int:
        return sum(self.unit_strength(unit) for unit in self.own(seat, region))

    def kontrolowanie_regionu(self, region: int) -> int | None:
        """The strongest; of those who tie, whose artifact has the lowest number."""
        there = self.present(region)
        return max(there, key=lambda seat: self.strength(seat, region)) if there else None

    def controlled(self, seat: int, kind: str = "") -> list[int]:
        return [
            region for region in range(15) if kind in ("", TYPES[region]) and self.kontrolowanie_regionu(region) == seat
        ]

    # -- the ring -----------------------------------------------------------------------------------------------------

    def clockwise(self, island: int, steps: int) -> int:
        return self.ring[(self.ring.index(island) + steps) % 5]

    def neighbours(self, region: int) -> list[int]:
        """Ruch: another region of the island, or one of the same type on a neighbouring island."""
        island = island_of(region)
        beside = {self.clockwise(island, 1), self.clockwise(island, -1)}
        return [
            other
            for other in range(15)
            if other != region
            and other not in self.mirages
            and (island_of(other) == island or (island_of(other) in beside and TYPES[other] == TYPES[region]))
        ]

    def anywhere_but(self, region: int) -> list[int]:
        return [other for other in range(15) if other != region and other not in self.mirages]

    # -- tracks -------------------------------------------------------------------------------------------------------

    def gain(self, seat: int, what: str, amount: int) -> None:
        """Nobody has more than 12 or fewer than 0 of energy and experience, or less glory than 0."""
        player = self.players[seat]
        value = max(0, getattr(player, what) + amount)
        setattr(player, what, min(12, value) if what in ("energy", "experience") else value)
