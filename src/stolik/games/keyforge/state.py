"""The table of KeyForge: two battlelines, pools, keys, what lasts, what happened this turn, and how to read them."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Self

from stolik.games.keyforge.card import Card, Constant, Entry, Ghost, Happening, Index, Listener, Standing
from stolik.games.keyforge.catalog import CATALOG, LASTING
from stolik.games.keyforge.zones import (
    ARCHIVES,
    ARTIFACTS,
    DECK,
    DISCARD,
    HAND,
    HIDDEN,
    IN_PLAY,
    LINE,
    PURGED,
    SEAT_OF,
    UNDER,
    UPGRADES,
)
from stolik.table import Message, State

STUNNED, WARDED, ENRAGED, TAGGED, ATTACKED = 1, 2, 4, 8, 16
"""Marks on a card in play. TAGGED: to be destroyed. ATTACKED: was attacked this turn."""
KEYS = ("red", "blue", "yellow")
COUNTERS = (
    "doom",
    "disruption",
    "fuse",
    "glory",
    "growth",
    "warrant",
    "scheme",
    "awakening",
    "depth",
    "knowledge",
    "ignorance",
)
"""rulebook: "Inne znaczniki"."""
KEY_COST = 6
HAND_SIZE = 6
NONE: list[Entry] = []
EITHER = "play-or-use"
"""The word of two permissions that are one: whichever is used, the other is gone."""
AS_CREATURE = "as-creature"
"""The word of what an artifact is since its ability put it into a battleline: that lasts, even if its text is blank."""


@dataclass(slots=True)
class Lasting:
    """An effect that outlives its resolution: `name` finds what it is, `seat` is "you" in it.

    `until` is turn (the end of this turn), next-turn (the whole next turn of `turn_of`), start (the start of the next
    turn of `turn_of`) or leaves (as long as `source` is in play). `target` is the card it is about, or -1. `number` is
    how often it can still be used, where that is limited.
    """

    name: str
    seat: int
    source: int
    until: str
    turn_of: int = -1
    target: int = -1
    word: str = ""
    number: int = 0
    started: bool = True

    def copy(self) -> "Lasting":
        return Lasting(
            self.name,
            self.seat,
            self.source,
            self.until,
            self.turn_of,
            self.target,
            self.word,
            self.number,
            self.started,
        )


@dataclass(slots=True)
class Held:
    """A card under somebody's control: as long as `by` is in play, or for good (`by` is -1); the latest counts."""

    card: int
    seat: int
    by: int

    def copy(self) -> "Held":
        return Held(self.card, self.seat, self.by)


class Batch:
    """Cards being destroyed together, as they are and were, and their Destroyed abilities that wait (decision 17)."""

    __slots__ = ("cards", "ghosts", "waiting")

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.ghosts: dict[int, Ghost] = {}
        self.waiting: list[tuple[Happening, Entry]] = []


@dataclass(slots=True, kw_only=True)
class KeyForge(State):
    houses: tuple[tuple[str, ...], ...]
    """On each player's identity card."""
    decks: tuple[str, ...] = ("", "")
    """The name of each player's deck."""
    first: int = 0
    active: int = 0
    turn: int = 0
    """The number of the turn; 1 is the first player's first."""
    step: str = "mulligan"
    house: str = ""
    """The active house, or nothing."""
    pool: list[int] = field(default_factory=lambda: [0, 0])
    keys: list[list[str]] = field(default_factory=lambda: [[], []])
    chains: list[int] = field(default_factory=lambda: [0, 0])
    tide: int = -1
    tidal: bool = False
    """A deck with the tide's card is played: its rule may be used."""
    exhausted: list[int] = field(default_factory=list)
    damage: list[int] = field(default_factory=list)
    amber: list[int] = field(default_factory=list)
    """On cards."""
    plus: list[int] = field(default_factory=list)
    """+1 power counters."""
    marks: list[int] = field(default_factory=list)
    armor_used: list[int] = field(default_factory=list)
    armor_then: list[int] = field(default_factory=list)
    """How much armor a card had when some of it was last used this turn."""
    host: list[int] = field(default_factory=list)
    """Of an upgrade, a card under a card or the second half of a gigantic creature: the card it belongs to."""
    counters: dict[str, int] = field(default_factory=dict)
    """Special counters, by card number and kind: "12 doom"."""
    copies: dict[str, str] = field(default_factory=dict)
    """Cards that are a copy of another print, by card number."""
    lasting: list[Lasting] = field(default_factory=list)
    held: list[Held] = field(default_factory=list)
    strays: list[int] = field(default_factory=list)
    """Cards of the other player in somebody's archives, which go to their owner's hand when they leave."""
    purged_by: dict[str, int] = field(default_factory=dict)

    # what happened this turn (decision 38)
    tries: dict[str, int] = field(default_factory=dict)
    """How often each title was played or used this turn: the rule of six."""
    played: list[int] = field(default_factory=list)
    played_kinds: list[str] = field(default_factory=list)
    """Type and house of each card played this turn: "creature mars"."""
    used: list[int] = field(default_factory=list)
    creatures_used: list[int] = field(default_factory=list)
    """Those of them that were creatures when they were used."""
    discarded: list[str] = field(default_factory=list)
    """The house of each card that the active player discarded from hand this turn."""
    stepped: int = 0
    """How many cards were played, used or discarded in this step (alpha)."""
    from_hand: int = 0
    """How many cards were played or discarded from hand by the basic action (first-turn rule)."""
    killed: list[int] = field(default_factory=lambda: [0, 0])
    """How many creatures of each player were destroyed this turn."""
    killed_fighting: list[int] = field(default_factory=lambda: [0, 0])
    forged: list[list[str]] = field(default_factory=lambda: [[], []])
    """The keys that each player forged in the last turn they took, or are taking."""
    creatures_played: list[int] = field(default_factory=lambda: [0, 0])
    omega: bool = False
    spent: list[int] = field(default_factory=list)
    """Cards in play whose permission "one card each turn" was used this turn."""

    chain: int = field(default=0, compare=False, metadata={"transient": True})
    """How many abilities have reacted since the step began, or since something was done in it."""
    nested: int = field(default=0, compare=False, metadata={"transient": True})
    """How many of them are being resolved, each inside the one before."""
    cut: int = field(default=-1, compare=False, metadata={"transient": True})
    """How often a loop may still run, as the active player said; -1: nobody was asked."""
    stopped: dict[int, int] = field(default_factory=dict, compare=False, metadata={"transient": True})
    """How much damage the armor of each creature has stopped, until it is told."""
    caught: list[tuple[int, int]] = field(default_factory=list, compare=False, metadata={"transient": True})
    """Æmber that would have gone to this player's pool, until the active player says which Ether Spider caught it."""
    side: int = field(default=-1, compare=False, metadata={"transient": True})
    """In whose battleline the creature will stand that a place is asked for."""
    unsettled: bool = field(default=False, compare=False, metadata={"transient": True})
    """Something changed that may have left a creature without power."""
    batch: Batch | None = field(default=None, compare=False, repr=False, metadata={"transient": True})
    fight: tuple[int, int] | None = field(default=None, compare=False, repr=False, metadata={"transient": True})
    """Attacker and defender while their power damage is dealt."""
    standing: Index | None = field(default=None, compare=False, repr=False, metadata={"transient": True})
    """Everything that listens or holds, by what the rules look it up by; None when it must be worked out anew."""

    def __post_init__(self) -> None:
        State.__post_init__(self)
        if not self.exhausted:
            count = len(self.faces)
            self.exhausted = [0] * count
            self.damage = [0] * count
            self.amber = [0] * count
            self.plus = [0] * count
            self.marks = [0] * count
            self.armor_used = [0] * count
            self.armor_then = [0] * count
            self.host = [-1] * count

    def copy(self) -> Self:
        new = self.copy_into(type(self).__new__(type(self)))
        new.houses = self.houses
        new.decks = self.decks
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.step = self.step
        new.house = self.house
        new.pool = self.pool[:]
        new.keys = [self.keys[0][:], self.keys[1][:]]
        new.chains = self.chains[:]
        new.tide = self.tide
        new.tidal = self.tidal
        new.exhausted = self.exhausted[:]
        new.damage = self.damage[:]
        new.amber = self.amber[:]
        new.plus = self.plus[:]
        new.marks = self.marks[:]
        new.armor_used = self.armor_used[:]
        new.armor_then = self.armor_then[:]
        new.host = self.host[:]
        new.counters = self.counters.copy()
        new.copies = self.copies.copy()
        new.lasting = [lasting.copy() for lasting in self.lasting] if self.lasting else []
        new.held = [held.copy() for held in self.held] if self.held else []
        new.strays = self.strays[:]
        new.purged_by = self.purged_by.copy()
        new.tries = self.tries.copy()
        new.played = self.played[:]
        new.played_kinds = self.played_kinds[:]
        new.used = self.used[:]
        new.creatures_used = self.creatures_used[:]
        new.discarded = self.discarded[:]
        new.stepped = self.stepped
        new.from_hand = self.from_hand
        new.killed = self.killed[:]
        new.killed_fighting = self.killed_fighting[:]
        new.forged = [self.forged[0][:], self.forged[1][:]]
        new.creatures_played = self.creatures_played[:]
        new.omega = self.omega
        new.spent = self.spent[:]
        new.chain = new.nested = 0
        new.cut = -1
        new.stopped = {}
        new.caught = []
        new.side = self.side
        new.unsettled = self.unsettled
        new.batch = None
        new.fight = None
        new.standing = None if self.lasting else self.standing
        return new

    def __getstate__(self) -> tuple[None, dict[str, object]]:
        """For worlds that bots think about in other processes: what can be worked out anew there does not travel."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        return None, {**values, "standing": None, "batch": None}

    # -- cards --------------------------------------------------------------------------------------------------------

    def card(self, card: int) -> Card:
        """What is printed on a card, or on the one it is a copy of."""
        if self.copies and str(card) in self.copies:
            return CATALOG[self.copies[str(card)]]
        return CATALOG[self.prints[self.faces[card]]]

    def owner(self, card: int) -> int:
        return self.backs[card]

    def controller(self, card: int) -> int:
        return SEAT_OF[self.where[card]]

    def in_play(self, card: int) -> bool:
        return IN_PLAY[self.where[card]]

    def type_of(self, card: int) -> str:
        """What it is now: an artifact in a battleline is a creature (decision 35), what is attached an upgrade."""
        zone = self.where[card]
        if zone == LINE[0] or zone == LINE[1]:
            return "creature"
        if zone == UPGRADES[0] or zone == UPGRADES[1]:
            return "upgrade"
        return self.card(card).type

    def houses_of(self, card: int) -> tuple[str, ...]:
        own: tuple[str, ...] = (self.card(card).house,)
        if "house" in self.index or "also-house" in self.index:
            for entry in self.index.get("house", NONE):
                if self.holds(entry, card):
                    own = (entry.word or constant_of(entry).word,)
            for entry in self.index.get("also-house", NONE):
                if self.holds(entry, card):
                    own = (*own, entry.word or constant_of(entry).word)
        return own

    def of_house(self, card: int, house: str) -> bool:
        if "house" in self.index or "also-house" in self.index:
            return house in self.houses_of(card)
        return self.card(card).house == house

    def traits_of(self, card: int) -> frozenset[str]:
        """Printed on it, and those that it has gained in play."""
        traits = self.card(card).traits
        if "trait" in self.index and self.in_play(card):
            traits |= {constant_of(entry).word for entry in self.index["trait"] if self.holds(entry, card)}
        return traits

    def blank(self, card: int) -> bool:
        """Is its printed text to be read as if it were not there? (decision 100)"""
        entries = self.index.get("blank")
        return entries is not None and any(self.holds(entry, card) for entry in entries)

    def creatures(self, seat: int = -1) -> list[int]:
        if seat >= 0:
            return self.zones[LINE[seat]]
        active = self.active
        return self.zones[LINE[active]] + self.zones[LINE[1 - active]]

    def artifacts(self, seat: int = -1) -> list[int]:
        if seat >= 0:
            return self.zones[ARTIFACTS[seat]]
        active = self.active
        return self.zones[ARTIFACTS[active]] + self.zones[ARTIFACTS[1 - active]]

    def is_creature(self, card: int) -> bool:
        zone = self.where[card]
        return zone == LINE[0] or zone == LINE[1]

    def upgrades(self, card: int) -> list[int]:
        """Attached to a creature."""
        host = self.host
        return [upgrade for seat in (0, 1) for upgrade in self.zones[UPGRADES[seat]] if host[upgrade] == card]

    def under(self, card: int) -> list[int]:
        host = self.host
        return [
            other for zones in (UNDER, HIDDEN) for zone in zones for other in self.zones[zone] if host[other] == card
        ]

    # -- what is at work ----------------------------------------------------------------------------------------------

    @property
    def index(self) -> Index:
        """Who listens to what and what holds, by what the rules look it up by."""
        index = self.standing
        if index is None:
            index = self.standing = self._find_standing()
        return index

    def _find_standing(self) -> Index:
        index: Index = {}
        prints, faces, zones = self.prints, self.faces, self.zones
        for seat in (0, 1):
            for zone in (LINE[seat], ARTIFACTS[seat], UPGRADES[seat]):
                for card in zones[zone]:
                    printed = CATALOG[prints[faces[card]]] if not self.copies else self.card(card)
                    if printed.listeners or printed.constants:
                        for listener in printed.listeners:
                            index.setdefault(listener.event, []).append(Entry(listener, seat, card))
                        for constant in printed.constants:
                            index.setdefault(constant.kind, []).append(Entry(constant, seat, card))
        for lasting in self.lasting:
            if lasting.started:
                value = LASTING[lasting.name]
                kind = value.event if isinstance(value, Listener) else value.kind
                index.setdefault(kind, []).append(Entry(value, lasting.seat, lasting.source, -1, lasting))
                if kind == "gain-text":
                    self._give_text(index, lasting)
        if "blank" in index:
            self.standing = index
            for entries in index.values():
                entries[:] = [entry for entry in entries if not self._printed_on(entry) or not self.blank(entry.card)]
        return index

    def _give_text(self, index: Index, lasting: Lasting) -> None:
        """A creature has gained the text box of a card: a title in it is its own from now on (decision 101)."""
        seat, card = SEAT_OF[self.where[lasting.target]], lasting.target
        given, parts = CATALOG[lasting.word], text_of(lasting.word)
        for constant in parts:
            index.setdefault(constant.kind, []).append(Entry(constant, seat, card, -1, lasting))
        for listener in given.listeners:
            index.setdefault(listener.event, []).append(Entry(listener, seat, card))
        for constant in given.constants:
            index.setdefault(constant.kind, []).append(Entry(constant, seat, card))

    def _printed_on(self, entry: Entry) -> bool:
        """Is this part of the text of a card in play (and not something that lasts)?"""
        if not self.in_play(entry.card):
            return False
        printed = self.card(entry.card)
        if entry.standing in printed.constants:
            return constant_of(entry).word != AS_CREATURE
        return entry.standing in printed.listeners

    def holds(self, entry: Entry, card: int) -> bool:
        return entry.standing.holds(self, entry, card)  # type: ignore[union-attr]

    def any_holds(self, kind: str, card: int) -> bool:
        """Does any constant effect of this kind hold for this card (or player)?"""
        entries = self.index.get(kind)
        if entries is None:
            return False
        return any(entry.standing.holds(self, entry, card) for entry in entries)  # type: ignore[union-attr]

    def total(self, kind: str, card: int) -> int:
        """What all constant effects of this kind add up to for this card (or player)."""
        entries = self.index.get(kind)
        return 0 if entries is None else self.worth(entries, card)

    def worth(self, entries: list[Entry], card: int) -> int:
        """What these constant effects add up to for this card (or player)."""
        found = 0
        for entry in entries:
            constant = entry.standing
            if constant.holds(self, entry, card):  # type: ignore[union-attr]
                found += constant.amount(self, entry, card)  # type: ignore[union-attr, misc]
        return found

    def changed(self) -> None:
        """The cards in play, or what lasts, are not what they were."""
        self.standing = None
        self.unsettled = True

    def last(
        self,
        value: Standing,
        seat: int,
        source: int,
        until: str = "turn",
        turn_of: int = -1,
        target: int = -1,
        word: str = "",
        number: int = 0,
    ) -> None:
        """From now on this holds, until the turn ends or as it says."""
        started = until != "next-turn"
        name = _NAMES.get(id(value))
        if name is None:
            _NAMES.update({id(other): key for key, other in LASTING.items()})
            name = _NAMES[id(value)]
        self.lasting.append(Lasting(name, seat, source, until, turn_of, target, word, number, started))
        self.changed()

    # -- numbers ------------------------------------------------------------------------------------------------------

    def power(self, card: int, switched: bool = True) -> int:
        index = self.index
        if "power-is" in index:
            # decision 15: a limit, whatever else is said of power.
            for entry in index["power-is"]:
                if self.holds(entry, card):
                    return entry.standing.amount(self, entry, card)  # type: ignore[union-attr, misc]
        if "switched" in index and switched and self.is_switched(card):
            return self.armor(card, False)
        printed = CATALOG[self.prints[self.faces[card]]] if not self.copies else self.card(card)
        power = printed.power + self.plus[card]
        if "power" in index:
            power += self.worth(index["power"], card)
        return power

    def armor(self, card: int, switched: bool = True) -> int:
        """The whole of it, used or not (decision 77). Power and armor may be `switched`."""
        index = self.index
        if "armor-is" in index:
            for entry in index["armor-is"]:
                if self.holds(entry, card):
                    return entry.standing.amount(self, entry, card)  # type: ignore[union-attr, misc]
        if "switched" in index and switched and self.is_switched(card):
            return max(0, self.power(card, False))
        printed = CATALOG[self.prints[self.faces[card]]] if not self.copies else self.card(card)
        armor = printed.armor
        if "armor" in index:
            armor += self.worth(index["armor"], card)
        return max(0, armor)

    def is_switched(self, card: int) -> bool:
        """Power and armor have changed places; who switches them again has them as they were."""
        return sum(self.holds(entry, card) for entry in self.index["switched"]) % 2 == 1

    def armor_left(self, card: int) -> int:
        """What armor can still stop this turn."""
        armor = self.armor(card)
        return max(0, armor - self._armor_still_used(card)) if self.armor_used[card] else armor

    def _armor_still_used(self, card: int) -> int:
        """Of armor that is lost the used points go first (decision 77); switching it with power loses none."""
        return max(0, self.armor_used[card] - max(0, self.armor_then[card] - self.armor(card, False)))

    def note_armor(self, card: int) -> None:
        """Keep what is still used now: points that went with lost armor do not come back with new armor."""
        self.armor_used[card] = self._armor_still_used(card)
        self.armor_then[card] = self.armor(card, False)

    def use_armor(self, card: int, amount: int) -> None:
        self.note_armor(card)
        self.armor_used[card] += amount

    def keyword(self, card: int, name: str) -> int:
        """The value of a keyword, 1 for one without a number, 0 if the card lacks it."""
        printed = CATALOG[self.prints[self.faces[card]]] if not self.copies else self.card(card)
        value = printed.keywords.get(name, 0)
        index = self.index
        if value and "blank" in index and self.blank(card):
            value = 0
        if name in index:
            value += self.worth(index[name], card)
        if value and "lose-keyword" in index:
            for entry in index["lose-keyword"]:
                if (entry.word or entry.standing.word) == name and self.holds(entry, card):  # type: ignore[union-attr]
                    return 0
        return value

    def neighbours(self, card: int) -> list[int]:
        line = self.zones[self.where[card]]
        if not self.is_creature(card):
            return []
        place = line.index(card)
        return line[max(0, place - 1) : place] + line[place + 1 : place + 2]

    def on_flank(self, card: int) -> bool:
        line = self.zones[self.where[card]]
        if line[0] == card or line[-1] == card:
            return self.is_creature(card)
        return "flank" in self.index and self.any_holds("flank", card)

    def in_centre(self, card: int) -> bool:
        line = self.zones[self.where[card]]
        return len(line) % 2 == 1 and line[len(line) // 2] == card

    def key_cost(self, seat: int) -> int:
        return max(0, KEY_COST + self.total("key-cost", seat))

    def to_spend(self, seat: int) -> int:
        """Æmber that a player may forge with, also from cards that say so."""
        found = self.pool[seat]
        if "spend" in self.index:
            found += sum(self.amber[card] for card in self.purses(seat))
        return found

    def purses(self, seat: int) -> list[int]:
        """Cards whose Æmber this player may spend when forging."""
        cards: list[int] = []
        for entry in self.index.get("spend", NONE):
            if self.holds(entry, seat) and self.amber[entry.card] and entry.card not in cards:
                cards.append(entry.card)
        return cards

    def hand_size(self, seat: int) -> int:
        return max(0, HAND_SIZE + self.total("hand-size", seat))

    def penalty(self, seat: int) -> int:
        """rulebook: "Łańcuchy"; decision 41."""
        return (self.chains[seat] + 5) // 6

    def ghost(self, card: int) -> Ghost:
        printed = self.card(card)
        creature = self.is_creature(card)
        return Ghost(
            card,
            self.backs[card],
            SEAT_OF[self.where[card]],
            self.houses_of(card),
            self.power(card) if creature else 0,
            self.armor(card) if creature else 0,
            self.amber[card],
            self.traits_of(card),
            self.neighbours(card) if creature else [],
            "creature" if creature else printed.type,
            frozenset(printed.keywords),
        )

    def title(self, card: int) -> str:
        return self.card(card).title

    def counter(self, card: int, kind: str) -> int:
        return self.counters.get(f"{card} {kind}", 0)

    # -- verbs that ask nothing ---------------------------------------------------------------------------------------

    def gain(self, seat: int, amount: int, by: int = -1) -> int:
        """Take Æmber from the supply into a pool."""
        if amount > 0 and self.add_to_pool(seat, amount) and self.log is not None:
            self.emit("amber_gained", seat=seat, amount=amount, total=self.pool[seat])
        return amount

    def add_to_pool(self, seat: int, amount: int) -> bool:
        """decision 84: Ether Spider takes everything that would be added to a pool. False if it never got there."""
        if amount > 0 and "catch-amber" in self.index and (catchers := self.catchers(seat)):
            if len(catchers) == 1:
                self.catch(catchers[0], amount)
            else:
                self.caught.append((seat, amount))
                self.unsettled = True
            return False
        self.pool[seat] += amount
        return True

    def catchers(self, seat: int) -> list[int]:
        """Who takes what would be added to this pool."""
        return [entry.card for entry in self.index.get("catch-amber", NONE) if self.holds(entry, seat)]

    def catch(self, card: int, amount: int) -> None:
        self.amber[card] += amount
        if self.log is not None:
            self.emit("amber_captured", card=card, amount=amount)

    def lose(self, seat: int, amount: int, by: int = -1) -> int:
        """Returns how much was lost."""
        lost = min(amount, self.pool[seat])
        if lost > 0:
            self.pool[seat] -= lost
            if self.log is not None:
                self.emit("amber_lost", seat=seat, amount=lost, total=self.pool[seat])
        return max(0, lost)

    def gain_chains(self, seat: int, count: int) -> None:
        if count:
            self.chains[seat] += count
            self.emit("chains_gained", seat=seat, count=count, total=self.chains[seat])

    def put_amber_on(self, card: int, amount: int) -> None:
        if amount > 0:
            self.amber[card] += amount
            self.unsettled = True
            if self.log is not None:
                self.emit("amber_placed", card=card, amount=amount)

    def take_amber_off(self, card: int, amount: int) -> None:
        """Whoever has its power from the Æmber on it may die of that (decision 16)."""
        self.amber[card] -= amount
        self.unsettled = True

    def stun(self, card: int) -> bool:
        if self.marks[card] & STUNNED or not self.is_creature(card):
            return False
        self.marks[card] |= STUNNED
        self.emit("stunned", card=card)
        return True

    def ward(self, card: int) -> bool:
        if self.marks[card] & WARDED or not self.is_creature(card):
            return False
        self.marks[card] |= WARDED
        self.emit("warded", card=card)
        return True

    def enrage(self, card: int) -> bool:
        if self.marks[card] & ENRAGED or not self.is_creature(card):
            return False
        self.marks[card] |= ENRAGED
        self.emit("enraged", card=card)
        return True

    def unmark(self, card: int, mark: int, event: str) -> bool:
        if not self.marks[card] & mark:
            return False
        self.marks[card] &= ~mark
        self.emit(event, card=card)
        return True

    def exhaust(self, card: int) -> bool:
        was = self.exhausted[card]
        self.exhausted[card] = 1
        return not was

    def make_ready(self, card: int) -> bool:
        if not self.exhausted[card] or ("cannot-ready" in self.index and self.any_holds("cannot-ready", card)):
            return False
        self.exhausted[card] = 0
        if self.log is not None:
            self.emit("readied", card=card)
        return True

    def heal(self, card: int, amount: int) -> int:
        healed = min(amount, self.damage[card])
        if healed > 0:
            self.damage[card] -= healed
            if self.log is not None:
                self.emit("healed", card=card, amount=healed)
        return healed

    def add_power(self, card: int, count: int) -> None:
        """Put +1 power counters on a creature, or take some off."""
        if self.is_creature(card) and count:
            self.plus[card] = max(0, self.plus[card] + count)
            self.unsettled = True
            self.emit("power_added" if count > 0 else "power_removed", card=card, count=abs(count))

    def add_counter(self, card: int, kind: str, count: int = 1) -> None:
        name = f"{card} {kind}"
        self.counters[name] = max(0, self.counters.get(name, 0) + count)
        if not self.counters[name]:
            del self.counters[name]
        self.changed()
        self.emit("counter_added" if count > 0 else "counter_removed", card=card, counter=kind, count=abs(count))

    def draw_cards(self, seat: int, count: int) -> int:
        """One at a time; an empty deck is made anew from the discard pile (decision 104)."""
        drawn = 0
        deck = self.zones[DECK[seat]]
        for _ in range(count):
            if not deck:
                self.renew_deck(seat)
                if not deck:
                    break
            self.move(deck[-1], HAND[seat], "card_drawn", seat, in_sight=True)
            drawn += 1
        return drawn

    def renew_deck(self, seat: int) -> None:
        if self.zones[DISCARD[seat]]:
            for card in self.zones[DISCARD[seat]][:]:
                self.move(card, DECK[seat])
            self.shuffle(DECK[seat])
            self.emit("deck_renewed", seat=seat, count=len(self.zones[DECK[seat]]))

    def shuffle_deck(self, seat: int) -> None:
        self.shuffle(DECK[seat])
        self.emit("deck_shuffled", seat=seat)

    def put_away(self, card: int, zones: tuple[int, int], event: str, seat: int = -1, at: int = -1) -> None:
        """Move a card that is not in play to one of its owner's zones (decision 25)."""
        if card in self.strays:
            self.strays.remove(card)
            zones, event, at = HAND, "card_returned", -1
        self.host[card] = -1
        self.move(card, zones[self.backs[card]], event, self.backs[card] if seat < 0 else seat, at)

    def archive(self, card: int, seat: int = -1) -> None:
        self.put_away(card, ARCHIVES, "card_archived", seat)

    def discard(self, card: int, seat: int = -1) -> None:
        self.put_away(card, DISCARD, "card_discarded", seat)

    def purge(self, card: int, seat: int = -1) -> None:
        self.put_away(card, PURGED, "card_purged", seat)


@cache
def text_of(title: str) -> tuple[Constant, ...]:
    """The keywords and the abilities with a bold word of a card, as something that another creature gains."""
    printed, nothing = CATALOG[title], Message("text-nothing")

    def value(number: int) -> Callable[["KeyForge", Entry, int], int]:
        return lambda g, entry, found: number

    return (
        *(Constant(word, _for_target, nothing, value(number)) for word, number in printed.keywords.items()),
        *(
            Constant(f"gain-{trigger}", _for_target, nothing, ability=ability)
            for trigger, abilities in printed.abilities.items()
            for ability in abilities
        ),
    )


def _for_target(g: "KeyForge", entry: Entry, found: int) -> bool:
    return found == entry.target


def constant_of(entry: Entry) -> Constant:
    assert isinstance(entry.standing, Constant)
    return entry.standing


_NAMES: dict[int, str] = {}
"""What lasts, by the identity of its value: the names of `LASTING` the other way round."""
