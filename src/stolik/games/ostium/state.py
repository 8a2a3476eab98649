"""The table of Ostium: battlefields, gates, the Summon Field, and the verbs that change them.

A *side* is a seat, or in solo the virtual opponent, which is side 1. A battlefield has six slots: 0, 1 and 2 are its
attack row from left to right as its owner sees it, 3, 4 and 5 the defence row behind it. Lists over all slots or gates
have six slots or three gates a side.
"""

from dataclasses import dataclass, field
from typing import Self

from stolik.games.ostium.cards import FACES
from stolik.games.ostium.zones import DECK, DISCARD, FIELD, HAND, REMOVED, SOVEREIGNS, SUMMON, THRONE
from stolik.table import Result, State

DURABILITY = 15
"""rulebook: "Karty Bram": what a gate begins with, and never exceeds."""
NO_GATE = -1
"""rulebook: "Tryb dla trzech graczy": the middle column has no gate."""
EMPTY = -1
ROW = 3
"""Columns of a battlefield, and the way from a slot of the attack row to the one behind it."""
SIDE = 6
RIVAL = 1
"""The virtual opponent's side in solo."""
COLUMNS = ("left", "middle", "right")


@dataclass(slots=True, kw_only=True)
class Ostium(State):
    first: int = 0
    """The seat that begins."""
    active: int = 0
    """The side whose turn it is."""
    turn: int = 1
    phase: str = "develop"
    """Of the turn: develop, fuse, charge, end."""
    crystals: int = 0
    actions: int = 0
    """How many actions this development phase has had."""
    slots: list[int]
    """The card in each slot of each side, or EMPTY."""
    turned: int = 0
    """A bit for each slot whose creature is defeated and waits to be collected."""
    gates: list[int]
    """The durability of each gate: 0 if destroyed, NO_GATE where there is none."""
    summon: list[int]
    """The open warriors: two rows of three, the rightmost column being the banish zone."""
    fury: int = -1
    """The clan named for this attack phase."""
    chains: list[list[int]] = field(default_factory=list)
    """The power fusions of this attack phase: the gate's column, then the slots on the way."""
    bonus: list[int]
    """What fusion adds to the power in each column of the attack row."""
    charged: int = 0
    """A bit for each column whose creature has charged."""
    lost: int = 0
    """A bit for each side that lost a gate this turn."""
    out: list[int] = field(default_factory=list)
    """The seats that have lost all their gates, in order."""
    decided: int = field(default=0, compare=False, metadata={"transient": True})
    """How many gates, from the left, lead their chain in this attack phase already, or want none."""

    def copy(self) -> Self:
        new = self.copy_into(type(self).__new__(type(self)))
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.phase = self.phase
        new.crystals = self.crystals
        new.actions = self.actions
        new.slots = self.slots[:]
        new.turned = self.turned
        new.gates = self.gates[:]
        new.summon = self.summon[:]
        new.fury = self.fury
        new.chains = [chain[:] for chain in self.chains] if self.chains else []
        new.bonus = self.bonus[:]
        new.charged = self.charged
        new.lost = self.lost
        new.out = self.out[:]
        new.decided = self.decided
        return new

    # -- reading ------------------------------------------------------------------------------------------------------

    def face(self, card: int) -> str:
        return FACES[self.faces[card]]

    @property
    def sides(self) -> int:
        return len(self.gates) // ROW

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def three(self) -> bool:
        """Are three players still in the game?"""
        return self.seats == 3 and not self.out

    def who(self, side: int) -> int | str:
        """A side as an event names it: its seat, or the virtual opponent."""
        return "rival" if side and self.seats == 1 else side

    def pile(self, side: int) -> int:
        """Where the creatures of a side go. rulebook, "Tryb solo": one pile for all that is gone."""
        return REMOVED if side and self.seats == 1 else DISCARD[side]

    def foes(self, side: int) -> tuple[int, ...]:
        """The sides against this one, its left neighbour first; turns pass to the left."""
        if self.seats != 3:
            return (1 - side,)
        return tuple(foe for foe in ((side + 1) % 3, (side + 2) % 3) if foe not in self.out)

    def facing(self, column: int) -> int:
        """The column of the enemy opposite this one. Everybody's left is their own, but in solo the player's."""
        return column if self.seats == 1 else 2 - column

    def targets(self, side: int, column: int) -> tuple[int, ...]:
        """Whom a creature in this column may attack. rulebook: "Tryb dla trzech graczy", "Faza ataku"."""
        foes = self.foes(side)
        if len(foes) == 1 or column == 1:
            return foes
        return foes[:1] if column == 0 else foes[1:]

    def standing_gates(self, side: int) -> int:
        return sum(durability > 0 for durability in self.gates[ROW * side : ROW * side + ROW])

    # -- cards --------------------------------------------------------------------------------------------------------

    def put(self, side: int, slot: int, card: int, event: str = "") -> None:
        """A creature comes to a battlefield."""
        self.slots[SIDE * side + slot] = card
        if side and self.seats == 1:
            self.move(card, SUMMON, event, in_sight=True)
        else:
            self.move(card, FIELD[side], event, side)

    def take_off(self, at: int, event: str) -> int:
        """A creature goes from its slot (counted over all sides) to its owner's pile."""
        card = self.slots[at]
        self.slots[at] = EMPTY
        self.turned &= ~(1 << at)
        self.move(card, self.pile(at // SIDE), event)
        return card

    def draw_cards(self, seat: int, count: int) -> int:
        """rulebook: "Zakończenie Fazy Ataku": draw as many as there are; an empty deck is the discard pile turned over.

        Nothing is ever shuffled: what was discarded first is drawn first (decision 12).
        """
        deck, discard = self.zones[DECK[seat]], self.zones[DISCARD[seat]]
        drawn = min(count, len(deck))
        self.take_from_top(DECK[seat], HAND[seat], drawn)
        if drawn < count and discard:
            self.take_from_top(DISCARD[seat], DECK[seat], len(discard))
            if self.log is not None:
                self.emit("deck_turned", seat=seat, count=len(deck))
            rest = min(count - drawn, len(deck))
            self.take_from_top(DECK[seat], HAND[seat], rest)
            drawn += rest
        if drawn and self.log is not None:
            self.emit("cards_drawn", seat=seat, count=drawn)
        return drawn

    def take_from_top(self, source: int, to: int, count: int) -> None:
        """Cards move one by one from the top of a pile; everybody sees where they come from."""
        if not count:
            return
        cards = self.zones[source][: -count - 1 : -1]
        if self.tracked:
            for card in cards:
                self.move(card, to, in_sight=True)
        else:
            del self.zones[source][-count:]
            self.zones[to] += cards
            for card in cards:
                self.where[card] = to

    def crown(self) -> None:
        """rulebook: "Pole Przywołań Suwerenów uzupełnij natychmiast"."""
        while len(self.zones[THRONE]) < 2 and self.zones[SOVEREIGNS]:
            self.draw(SOVEREIGNS, THRONE, "sovereign_shown")

    # -- crystals and gates -------------------------------------------------------------------------------------------

    def collect_crystals(self, side: int, count: int) -> None:
        """Crystals exist in the development phase only (decision 10)."""
        if self.phase == "develop" and side == self.active:
            self.crystals += count
            if self.log is not None:
                self.emit("crystals_gained", seat=side, count=count, total=self.crystals)

    def repair(self, gate: int, amount: int) -> None:
        """rulebook: "Napraw": never above 15, and never a destroyed gate."""
        before = self.gates[gate]
        self.gates[gate] = min(DURABILITY, before + amount)
        if self.log is not None:
            side, column = divmod(gate, ROW)
            count, left = self.gates[gate] - before, self.gates[gate]
            self.emit("gate_repaired", seat=self.who(side), gate=COLUMNS[column], count=count, left=left)

    def rebuild(self, gate: int, durability: int) -> None:
        """rulebook: "Odbuduj zniszczoną Bramę"."""
        self.gates[gate] = min(DURABILITY, durability)
        if self.log is not None:
            side, column = divmod(gate, ROW)
            self.emit("gate_rebuilt", seat=self.who(side), gate=COLUMNS[column], left=self.gates[gate])

    def damage(self, gate: int, amount: int, by: int) -> None:
        """rulebook: "Zniszczenie Bramy". `by` is the side that deals the damage."""
        side, column = divmod(gate, ROW)
        left = self.gates[gate] = max(0, self.gates[gate] - amount)
        if self.log is not None:
            self.emit("gate_damaged", seat=self.who(side), gate=COLUMNS[column], count=amount, left=left)
        if left == 0:
            self._destroy(side, column, by)

    def _destroy(self, side: int, column: int, by: int) -> None:
        """The wave: all creatures of its owner in the column, and the destroyer's in the attack row opposite it."""
        self.lost |= 1 << side
        base = SIDE * side + column
        struck = [base, base + ROW]
        opposite = self.facing(column)
        # Decision 7; with three players the destroyer may not face this gate at all.
        if side in self.targets(by, opposite):
            struck.append(SIDE * by + opposite)
        fallen = [at for at in struck if self.slots[at] != EMPTY and not self.turned >> at & 1]
        for at in fallen:
            self.turned |= 1 << at
        if self.log is not None:
            self.emit("gate_destroyed", seat=self.who(side), gate=COLUMNS[column])
            if fallen:
                self.emit("wave_struck", cards=[self.slots[at] for at in fallen])
        self.beat()
        if self.standing_gates(side) == 0:
            self._fall(side)

    # -- the end ------------------------------------------------------------------------------------------------------

    def _fall(self, side: int) -> None:
        """rulebook: "Koniec gry": all gates of a side are gone."""
        if self.seats == 1:
            self.finish(Result((2,), "gates-lost") if side == 0 else Result((1,), "gates-destroyed"))
        self.out.append(side)
        self.emit("player_fell", seat=side)
        left = [seat for seat in range(self.seats) if seat not in self.out]
        if len(left) == 1:
            places = [1] * self.seats
            for place, seat in enumerate(reversed(self.out), 2):
                places[seat] = place
            self.finish(Result(tuple(places), "gates-destroyed"))
        # Decision 14: the battlefield of whoever is out is cleared; nothing on it is used any more.
        self.lost &= ~(1 << side)
        for at in range(SIDE * side, SIDE * side + SIDE):
            if self.slots[at] != EMPTY:
                self.take_off(at, "creature_cleared")
