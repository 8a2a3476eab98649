"""The table of Mysthea: islands, units, tracks and cards, and the verbs that change them."""

from dataclasses import dataclass, field
from typing import Self, TypeVar

from stolik.games.mysthea.board import (
    BIT,
    ISLAND_MASK,
    ISLAND_OF,
    REGION,
    STRENGTH,
    UNITS,
    WOUNDED,
    Move,
    paths,
    regions_in,
)
from stolik.games.mysthea.cards import COMMAND, KIND, POINTS, POWER, STRONGER
from stolik.games.mysthea.effects import NOTHING, SLOTS, Power
from stolik.games.mysthea.zones import DECK, DISCARD, EQUIPMENT, GONE, HAND, MARKET, UPGRADES
from stolik.table import State

T = TypeVar("T")

MOST = 12
"""rulebook: nobody has more energy or experience."""
CONSTRUCTS, GOLEMS, FORTIFICATIONS = 8, 4, 4
ENCOUNTERS = 6
"""How many encounters a player may resolve in a whole match."""
NOBODY = -1
CONSTRUCT, GOLEM, CHOSEN, FORTIFICATION = map(STRENGTH.__getitem__, UNITS)
"""The strength of a unit by itself."""


@dataclass(slots=True)
class Battle:
    """A battle under way. Lists go by fighter, in the order of their artifacts."""

    region: int
    starter: int
    bonus: int
    fighters: list[int]
    stage: str = "cards"
    cards: list[int] = field(default_factory=list)
    """The order card of each, or -1."""
    came: list[list[int]] = field(default_factory=list)
    """What each had there when it began: constructs, golems, fortifications, and a Chosen (1, or 2 if wounded)."""
    attack: list[int] = field(default_factory=list)
    retreated: list[int] = field(default_factory=list)
    strength: list[int] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    wounded: list[int] = field(default_factory=list)
    glory: list[int] = field(default_factory=list)
    acting: int = -1
    """The place of the fighter whose order is being carried out, or who is losing units."""

    def copy(self) -> "Battle":
        return Battle(
            self.region,
            self.starter,
            self.bonus,
            self.fighters[:],
            self.stage,
            self.cards[:],
            [units[:] for units in self.came],
            self.attack[:],
            self.retreated[:],
            self.strength[:],
            self.removed[:],
            self.wounded[:],
            self.glory[:],
            self.acting,
        )


def changed(items: list[T], place: int, item: T) -> list[T]:
    """The same list with something else at one place, for a list that copies share."""
    new = items[:]
    new[place] = item
    return new


@dataclass(slots=True, kw_only=True)
class Mysthea(State):
    """Lists go by seat unless they say otherwise; those of regions have 15 numbers a seat, one seat after another.

    Copies share the lists that seldom change: once the table is laid out those are replaced and never changed in place.
    """

    abilities: bool = True
    behaviours: bool = True
    premonition: bool = False
    era: int = 0
    """The number of the Era, or 0 before the first."""
    round: int = 0
    order: list[int]
    """The seats by artifact: the first one holds number I."""
    rank: list[int]
    """Of each seat, the number of its artifact, from 0."""
    turn: int = 0
    """The place in the order whose turn it is."""
    acted: bool = False
    special: bool = False
    """Has the seat whose turn it is taken its basic, its special action?"""
    ring: tuple[int, ...]
    """The islands clockwise."""
    closed: tuple[int, ...] = ()
    """The regions with a mirage."""
    night: list[bool]
    """By island: does its alignment card lie with the night side up?"""
    aligned: list[int]
    """By island: who has taken its alignment card this Era, or NOBODY."""
    monsters: list[int]
    """The monsters of the three Eras."""
    lairs: list[int]
    """By Era: the island on which its monster is, or -1 while it waits."""
    defeated: list[int] = field(default_factory=list)
    """The monsters beaten this Era."""
    coming: list[int] = field(default_factory=list)
    """The event cards under the top one. The deck has no order: a card is drawn when it comes to lie on top."""
    next_event: int = -1
    track: list[int] = field(default_factory=list)
    unmet: list[int]
    """The encounters under the top one, drawn like events."""
    front: int = -1
    """What the front of the top encounter shows; which of those with this front it is turns out when it is turned."""
    glory: list[int]
    energy: list[int]
    experience: list[int]
    charged: list[bool]
    chosen: list[int]
    at: list[int]
    """The region of each Chosen, or -1."""
    wounded: list[bool]
    token: list[int]
    """The island of each encounter token, or -1."""
    met: list[list[int]]
    """The encounters that each has resolved, those under way included."""
    pool_constructs: list[int]
    pool_golems: list[int]
    spare_constructs: list[int]
    spare_golems: list[int]
    spare_fortifications: list[int]
    constructs: list[int]
    golems: list[int]
    fortifications: list[int]
    moved_constructs: list[int]
    moved_golems: list[int]
    """How many of those in a region have moved this turn."""
    strode: list[bool]
    """Has the Chosen moved this turn?"""
    stands: list[int]
    """The mask of regions where a seat has a unit."""
    slots: list[int]
    """Five a seat: the face of the upgrade for constructs, golems, Chosen, fortifications and cards, or -1."""
    points: list[int]
    """Command points to be spent."""
    crystals: int = 0
    """Command points of crystal fields, which only create and deploy."""
    offered: int = -1
    """In a drafted start, the Chosen that lies open."""
    undealt: list[int] = field(default_factory=list)
    """The Chosen that nobody has."""
    battle: Battle | None = None
    attack: list[int] = field(default_factory=list)
    """While a monster attacks: the Era it came in (from 0), the island, its strength, that of all units there."""
    meeting: list[int] = field(default_factory=list)
    """While an encounter is resolved: whose it is, its front, and once it is turned its card and the option taken."""
    scoring: int = -1
    """At the end of an Era, the place on the event track that is being resolved."""

    def copy(self) -> Self:
        new = self.copy_into(type(self).__new__(type(self)))
        new.abilities = self.abilities
        new.behaviours = self.behaviours
        new.premonition = self.premonition
        new.era = self.era
        new.round = self.round
        new.order = self.order
        new.rank = self.rank
        new.turn = self.turn
        new.acted = self.acted
        new.special = self.special
        new.ring = self.ring
        new.closed = self.closed
        new.night = self.night
        new.aligned = self.aligned
        new.monsters = self.monsters
        new.lairs = self.lairs
        new.defeated = self.defeated
        new.coming = self.coming
        new.next_event = self.next_event
        new.track = self.track
        new.unmet = self.unmet
        new.front = self.front
        new.glory = self.glory[:]
        new.energy = self.energy[:]
        new.experience = self.experience[:]
        new.charged = self.charged
        new.chosen = self.chosen
        new.at = self.at[:]
        new.wounded = self.wounded
        new.token = self.token
        new.met = self.met
        new.pool_constructs = self.pool_constructs[:]
        new.pool_golems = self.pool_golems[:]
        new.spare_constructs = self.spare_constructs[:]
        new.spare_golems = self.spare_golems[:]
        new.spare_fortifications = self.spare_fortifications
        new.constructs = self.constructs[:]
        new.golems = self.golems[:]
        new.fortifications = self.fortifications
        new.moved_constructs = self.moved_constructs[:]
        new.moved_golems = self.moved_golems[:]
        new.strode = self.strode
        new.stands = self.stands[:]
        new.slots = self.slots
        new.points = self.points[:]
        new.crystals = self.crystals
        new.offered = self.offered
        new.undealt = self.undealt
        new.battle = None if self.battle is None else self.battle.copy()
        new.attack = self.attack
        new.meeting = self.meeting
        new.scoring = self.scoring
        return new

    # -- reading ------------------------------------------------------------------------------------------------------

    def active(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.turn]

    def kind(self, card: int) -> str:
        return KIND[self.faces[card]]

    def worth(self, card: int) -> int:
        """The command points of a card, which are also what its effect costs in energy."""
        return POINTS[self.faces[card]]

    def power(self, seat: int, slot: int) -> Power:
        """What the upgrade in a slot does; nothing if the slot is free."""
        return POWER[self.slots[5 * seat + slot]]

    def carries(self, seat: int, unit: str) -> tuple[str, ...]:
        """The units that one of this kind may take along."""
        return POWER[self.slots[5 * seat + SLOTS.index(unit)]].carries

    def has(self, seat: int, chosen: int) -> bool:
        """May this seat use the ability of this Chosen now? (A wounded one has none.)"""
        return self.chosen[seat] == chosen and self.abilities and not self.wounded[seat]

    def weights(self, seat: int) -> tuple[int, int, int, int]:
        """The strength of one construct, golem and fortification of this seat, and of its Chosen."""
        slots, base = self.slots, 5 * seat
        return (
            CONSTRUCT + STRONGER[slots[base]],
            GOLEM + STRONGER[slots[base + 1]],
            FORTIFICATION + STRONGER[slots[base + 3]],
            (WOUNDED if self.wounded[seat] else CHOSEN) + STRONGER[slots[base + 2]],
        )

    def strength(self, seat: int, region: int) -> int:
        """rulebook: "Siła jednostek", upgrades included, everything else not."""
        if not self.stands[seat] >> region & 1:
            return 0
        slots, base, place = self.slots, 5 * seat, 15 * seat + region
        total = 0
        if count := self.constructs[place]:
            total += count * (CONSTRUCT + STRONGER[slots[base]])
        if count := self.golems[place]:
            total += count * (GOLEM + STRONGER[slots[base + 1]])
        if count := self.fortifications[place]:
            total += count * (FORTIFICATION + STRONGER[slots[base + 3]])
        if self.at[seat] == region:
            total += (WOUNDED if self.wounded[seat] else CHOSEN) + STRONGER[slots[base + 2]]
        return total

    def units(self, seat: int, region: int) -> int:
        """How many units, of all kinds."""
        place = 15 * seat + region
        there = self.constructs[place] + self.golems[place] + self.fortifications[place]
        return there + 1 if self.at[seat] == region else there

    def controller(self, region: int) -> int:
        """rulebook: "Kontrolowanie regionu": the strongest, of equals the one with the lower artifact; or NOBODY."""
        best, holder = 0, NOBODY
        bit, stands = BIT[region], self.stands
        for seat in self.order:
            if stands[seat] & bit:
                strength = self.strength(seat, region)
                if strength > best:
                    best, holder = strength, seat
        return holder

    def control(self) -> list[int]:
        """Of each seat, the mask of the regions that it controls: `controller` of them all."""
        anybody = several = 0
        for mine in self.stands:
            several |= anybody & mine
            anybody |= mine
        masks = [mine & ~several for mine in self.stands]
        for region in regions_in(several):
            masks[self.controller(region)] |= BIT[region]
        return masks

    def controlled(self, seat: int) -> int:
        """The mask of the regions that a seat controls."""
        contested = self.battlefields(seat)
        mask = self.stands[seat] & ~contested
        for region in regions_in(contested):
            if self.controller(region) == seat:
                mask |= BIT[region]
        return mask

    def on_island(self, seat: int, island: int) -> bool:
        return self.stands[seat] & ISLAND_MASK[island] != 0

    def count(self, unit: str, seat: int) -> int:
        """How many of a seat's units of this kind are deployed."""
        counts = self.counts(unit)
        return sum(counts[15 * seat : 15 * seat + 15])

    def counts(self, unit: str) -> list[int]:
        if unit == "construct":
            return self.constructs
        return self.golems if unit == "golem" else self.fortifications

    def fresh(self, seat: int, unit: str, region: int) -> bool:
        """Is there such a unit in the region that has not moved this turn?"""
        place = 15 * seat + region
        if unit == "construct":
            return self.constructs[place] > self.moved_constructs[place]
        if unit == "golem":
            return self.golems[place] > self.moved_golems[place]
        return self.at[seat] == region and not self.strode[seat]

    def moves(self, seat: int, unit: str, far: bool = False) -> list[Move]:
        """Every move of one unit of this kind: near as a command point allows, or far to any region."""
        ways = paths(self.ring, self.closed)
        by_region = (ways.far_moves if far else ways.near_moves)[unit]
        if unit == "chosen":
            return list(by_region[self.at[seat]]) if self.at[seat] >= 0 else []
        found: list[Move] = []
        base = 15 * seat
        there, moved = (
            (self.constructs, self.moved_constructs) if unit == "construct" else (self.golems, self.moved_golems)
        )
        for region in regions_in(self.stands[seat]):
            if there[base + region] > moved[base + region]:
                found += by_region[region]
        return found

    def near_moves(self, seat: int) -> list[Move]:
        """Every move for a command point: of the Chosen, then of golems, then of constructs."""
        ways = paths(self.ring, self.closed).near_moves
        base, regions, golems, constructs = 15 * seat, regions_in(self.stands[seat]), ways["golem"], ways["construct"]
        found = [*ways["chosen"][self.at[seat]]]
        for region in regions:
            if self.golems[base + region] > self.moved_golems[base + region]:
                found += golems[region]
        for region in regions:
            if self.constructs[base + region] > self.moved_constructs[base + region]:
                found += constructs[region]
        return found

    def next_encounter_costs(self, seat: int) -> int:
        """rulebook: the n-th encounter costs n experience; 0 means that there is no more."""
        resolved = len(self.met[seat])
        return resolved + 1 if resolved < ENCOUNTERS and self.front >= 0 else 0

    def resolved(self, seat: int) -> int:
        """How many encounters a seat has resolved; one that is under way is not, its card is put away last."""
        return len(self.met[seat]) - sum(frame[0] == "depart" and frame[1] == seat for frame in self.stack)

    def has_aligned(self, seat: int) -> bool:
        return seat in self.aligned

    def deck(self) -> list[int]:
        """The deck of this Era; its top is its end."""
        return self.zones[DECK[self.era - 1]]

    def can_develop(self, seat: int) -> bool:
        """rulebook: "Rozwój": for at least 1 energy, while there is a card to take."""
        return self.energy[seat] > 0 and (len(self.zones[MARKET]) > 0 or len(self.deck()) > 0)

    def can_take_part(self, region: int) -> list[int]:
        """The seats with a unit in a region, in the order of their artifacts."""
        return [seat for seat in self.order if self.stands[seat] >> region & 1]

    def battlefields(self, seat: int) -> int:
        """The mask of regions where this seat and another one have units."""
        others = 0
        for other, mask in enumerate(self.stands):
            if other != seat:
                others |= mask
        return self.stands[seat] & others

    def spending(self, seat: int) -> bool:
        """Is this seat in the middle of spending command points, under what goes on now?"""
        return any(frame[0] == "spend" and frame[1] == seat for frame in self.stack[:-1])

    # -- points -------------------------------------------------------------------------------------------------------

    def win(self, seat: int, glory: int, why: str) -> None:
        """Gain glory."""
        if glory:
            self.glory[seat] += glory
            if self.log is not None:
                self.emit("glory_gained", seat=seat, glory=glory, total=self.glory[seat], why=why)

    def lose(self, seat: int, glory: int, why: str) -> None:
        """rulebook: nobody has less than 0 glory."""
        lost = min(glory, self.glory[seat])
        if lost:
            self.glory[seat] -= lost
            self.emit("glory_lost", seat=seat, glory=lost, total=self.glory[seat], why=why)

    def energize(self, seat: int, energy: int) -> None:
        """Gain energy, up to 12."""
        gained = min(energy, MOST - self.energy[seat])
        if gained:
            self.energy[seat] += gained
            if self.log is not None:
                self.emit("energy_gained", seat=seat, energy=gained, total=self.energy[seat])

    def learn(self, seat: int, experience: int) -> None:
        """Gain experience, up to 12."""
        gained = min(experience, MOST - self.experience[seat])
        if gained:
            self.experience[seat] += gained
            if self.log is not None:
                self.emit("experience_gained", seat=seat, experience=gained, total=self.experience[seat])

    def pay_energy(self, seat: int, energy: int) -> None:
        if energy:
            self.energy[seat] -= energy
            if self.log is not None:
                self.emit("energy_paid", seat=seat, energy=energy, total=self.energy[seat])

    def pay_experience(self, seat: int, experience: int) -> None:
        if experience:
            self.experience[seat] -= experience
            if self.log is not None:
                self.emit("experience_paid", seat=seat, experience=experience, total=self.experience[seat])

    def recharge(self, seat: int) -> None:
        if not self.charged[seat]:
            self.charged = changed(self.charged, seat, True)
            if self.log is not None:
                self.emit("artifact_charged", seat=seat)

    def discharge(self, seat: int) -> None:
        self.charged = changed(self.charged, seat, False)
        if self.log is not None:
            self.emit("artifact_discharged", seat=seat)

    # -- units --------------------------------------------------------------------------------------------------------

    def create(self, seat: int, unit: str) -> None:
        """From beside the player board to the pool of created units."""
        spare, pool = (
            (self.spare_constructs, self.pool_constructs)
            if unit == "construct"
            else (self.spare_golems, self.pool_golems)
        )
        spare[seat] -= 1
        pool[seat] += 1
        if self.log is not None:
            self.emit("unit_created", seat=seat, unit=unit)
        self.learn(seat, self.power(seat, 0 if unit == "construct" else 1).create_experience)

    def deploy(self, seat: int, unit: str) -> None:
        """From the pool to the region of the Chosen."""
        region = self.at[seat]
        place = 15 * seat + region
        if unit == "construct":
            self.pool_constructs[seat] -= 1
            self.constructs[place] += 1
        else:
            self.pool_golems[seat] -= 1
            self.golems[place] += 1
        self.stands[seat] |= BIT[region]
        if self.log is not None:
            self.emit("unit_deployed", seat=seat, unit=unit, region=REGION[region])
        self._reward_deploying(seat, self.power(seat, 0 if unit == "construct" else 1))

    def fortify(self, seat: int, region: int) -> None:
        """A fortification goes straight from beside the player board to the board."""
        place = 15 * seat + region
        self.spare_fortifications = changed(self.spare_fortifications, seat, self.spare_fortifications[seat] - 1)
        self.fortifications = changed(self.fortifications, place, self.fortifications[place] + 1)
        self.stands[seat] |= BIT[region]
        if self.log is not None:
            self.emit("unit_deployed", seat=seat, unit="fortification", region=REGION[region])
        self._reward_deploying(seat, self.power(seat, 3))

    def _reward_deploying(self, seat: int, power: Power) -> None:
        if power is not NOTHING:
            self.win(seat, power.deploy_glory, "upgrade")
            self.energize(seat, power.deploy_energy)
            self.learn(seat, power.deploy_experience)

    def travel(self, seat: int, unit: str, source: int, target: int) -> None:
        """Move one unit; of equal ones one that has not moved yet."""
        if unit == "chosen":
            self.at[seat] = target
            self.strode = changed(self.strode, seat, True)
        else:
            base = 15 * seat
            there, moved = (
                (self.constructs, self.moved_constructs) if unit == "construct" else (self.golems, self.moved_golems)
            )
            there[base + source] -= 1
            there[base + target] += 1
            moved[base + target] += 1
        self._leave(seat, source)
        self.stands[seat] |= BIT[target]
        if self.log is not None:
            self.emit("unit_moved", seat=seat, unit=unit, start=REGION[source], region=REGION[target])

    def _leave(self, seat: int, region: int) -> None:
        place = 15 * seat + region
        if (
            not self.constructs[place]
            and not self.golems[place]
            and not self.fortifications[place]
            and self.at[seat] != region
        ):
            self.stands[seat] &= ~BIT[region]

    def remove(self, seat: int, unit: str, region: int) -> None:
        """rulebook: removed units go back to the pool; a fortification lies beside the board again (decision 6).

        Of equal ones it is one that has already moved.
        """
        place = 15 * seat + region
        if unit == "construct":
            self.constructs[place] -= 1
            self.pool_constructs[seat] += 1
            if self.moved_constructs[place]:
                self.moved_constructs[place] -= 1
        elif unit == "golem":
            self.golems[place] -= 1
            self.pool_golems[seat] += 1
            if self.moved_golems[place]:
                self.moved_golems[place] -= 1
        else:
            self.fortifications = changed(self.fortifications, place, self.fortifications[place] - 1)
            self.spare_fortifications = changed(self.spare_fortifications, seat, self.spare_fortifications[seat] + 1)
        self._leave(seat, region)
        if self.log is not None:
            self.emit("unit_removed", seat=seat, unit=unit, region=REGION[region])

    def wound(self, seat: int) -> None:
        """rulebook: "Ranny Wybraniec": the figure stays; until the next Era it is weak and has no ability."""
        if not self.wounded[seat]:
            self.wounded = changed(self.wounded, seat, True)
            self.emit("chosen_wounded", seat=seat)

    def forget_moves(self) -> None:
        """A new turn: everything may move again."""
        zeroes = [0] * len(self.constructs)
        self.moved_constructs = zeroes
        self.moved_golems = zeroes[:]
        self.strode = [False] * self.seats

    def place_chosen(self, seat: int, region: int) -> None:
        self.at[seat] = region
        self.stands[seat] |= BIT[region]
        self.emit("chosen_placed", seat=seat, region=REGION[region])

    # -- cards --------------------------------------------------------------------------------------------------------

    def draw_card(self, seat: int) -> bool:
        """The top card of this Era's deck, for nothing."""
        deck = self.deck()
        if not deck:
            return False
        self.move(deck[-1], HAND[seat], "card_drawn", seat, in_sight=True)
        return True

    def refill_market(self) -> None:
        deck, market = self.deck(), self.zones[MARKET]
        while len(market) < 3 and deck:
            self.move(deck[-1], MARKET, "card_revealed", in_sight=True)

    def discard_card(self, seat: int, card: int) -> None:
        self.move(card, DISCARD[seat], "card_discarded", seat)

    def give_up(self, seat: int, card: int) -> None:
        """Out of the game for good."""
        self.move(card, GONE, "card_gone", seat)

    def install(self, seat: int, card: int) -> None:
        """Lay an upgrade into its slot; the one that was there is discarded."""
        slot = SLOTS.index(COMMAND[self.faces[card]].slot)
        place = 5 * seat + slot
        if self.slots[place] >= 0:
            old = next(other for other in self.zones[UPGRADES[seat]] if self.faces[other] == self.slots[place])
            self.discard_card(seat, old)
        self.move(card, UPGRADES[seat], "card_placed", seat)
        self.slots = changed(self.slots, place, self.faces[card])

    def equip(self, seat: int, card: int) -> None:
        self.move(card, EQUIPMENT[seat], "card_placed", seat)

    # -- the islands --------------------------------------------------------------------------------------------------

    def island_of(self, seat: int) -> int:
        """The island on which a Chosen is."""
        return ISLAND_OF[self.at[seat]]
