"""Sets a table of Ostium up and plays on it, so that a test reads like play.

Seat 0 is "ours", seat 1 "theirs", and it is seat 0's development phase unless a test says otherwise. A slot is "A0" to
"A2" in the attack row and "D0" to "D2" in the defence row, from its owner's left. Rows of the others are given as they
lie opposite: `their_attack[0]` faces our left column. Gates likewise.
"""

from collections.abc import Sequence
from typing import cast

from tests.games.shared import Reader, about, prepared

from stolik.games.ostium import OstiumGame
from stolik.games.ostium.battle import defence, power
from stolik.games.ostium.cards import FACES, KIND
from stolik.games.ostium.effects import CLANS
from stolik.games.ostium.state import COLUMNS, EMPTY, NO_GATE, ROW, SIDE, Ostium
from stolik.games.ostium.zones import (
    DECK,
    DISCARD,
    FIELD,
    HAND,
    PRIMALS,
    REMOVED,
    SOVEREIGNS,
    SUMMON,
    THRONE,
    UNSUMMONED,
    WARRIORS,
)
from stolik.table import Ask, Match, Option

READER = Reader(
    "ostium",
    ("Ania", "Jan", "Ola"),
    ("ability", "text", "option", "clan", "kind", "gate", "slot", "use", "charge", "keyword", "outlook", "why", "verb"),
)
Names = Sequence[str | None]
SLOTS = ("A0", "A1", "A2", "D0", "D1", "D2")


class Table:
    """A match in play."""

    def __init__(self, match: Match[Ostium]) -> None:
        self.match = match

    # -- playing ------------------------------------------------------------------------------------------------------

    def summon(self, name: str, slot: str = "") -> "Table":
        """Summon a card from wherever it lies, to a slot; where only one is free nothing is asked."""
        self.choose(f"summon {name}")
        return self.choose(slot) if self.match.question is not None and self.asked == "place" else self

    def discard(self, *names: str) -> "Table":
        return self.choose(*(f"discard {name}" for name in names))

    def recruit(self, name: str) -> "Table":
        return self.choose(f"recruit {name}")

    def move(self, name: str, slot: str) -> "Table":
        return self.choose(f"move {name}", slot)

    def recall(self, name: str) -> "Table":
        return self.choose(f"recall {name}")

    def attack(self) -> "Table":
        """End the development phase."""
        return self.choose("attack")

    def choose(self, *wanted: str) -> "Table":
        """Answer the open question, and those that follow it."""
        for name in wanted:
            ask = self._ask()
            fitting = [option for option in ask.options if self._word(ask, option) == name]
            assert fitting, f"{name!r} is not among {self.options} of {ask.prompt!r}"
            self.match.answer(fitting[0], ask.seat)
        return self

    def finish_turn(self) -> "Table":
        """Go on to the next player's development phase with first options, declining what may be declined."""
        turn = self.g.turn
        while self.match.question is not None and self.g.turn == turn:
            words = self.options
            self.choose(next((word for word in ("attack", "none", "done") if word in words), words[0]))
        return self

    def _ask(self) -> Ask:
        assert len(self.match.asks) == 1, f"one seat should be asked, not {self.match.asks!r}"
        return self.match.asks[0]

    def _word(self, ask: Ask, option: Option) -> str:
        if isinstance(option, str):
            return option
        if isinstance(option, int):
            return {"card": self._name, "slot": SLOTS.__getitem__, "clan": CLANS.__getitem__}[ask.of](option)
        parts = cast("tuple[int, ...]", option)
        if ask.of == "route":
            return " ".join(SLOTS[slot] for slot in parts[1:])
        if ask.of == "charge":
            foe = f" {parts[2]}" if self.g.seats == 3 else ""
            return f"{parts[0]} {parts[1]}{foe}"
        if ask.of == "action":
            return f"{parts[0]} {self._name(self.g.ids.index(parts[1]))}"
        return self._use(str(option[0]), parts[1], parts[2])

    def _use(self, verb: str, value: int, what: int) -> str:
        if verb in ("repair", "rebuild", "strike"):
            side, column = divmod(what, ROW)
            return f"{verb} {value} {side}:{COLUMNS[column]}"
        if verb in ("exile", "dismiss"):
            return f"{verb} {value} {self._name(self.g.ids.index(what))}"
        if verb == "cull":
            return f"cull {CLANS[what]}"
        return f"{verb} {value}" if verb == "draw" else f"{verb} {value} {what}"

    # -- the open question --------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        return self._ask().prompt

    @property
    def asker(self) -> int:
        return self._ask().seat

    @property
    def options(self) -> list[str]:
        ask = self._ask()
        return [self._word(ask, option) for option in ask.options]

    @property
    def suggested(self) -> str | None:
        ask = self._ask()
        return None if ask.suggest is None else self._word(ask, ask.suggest)

    def may(self, action: str) -> bool:
        return action in self.options

    # -- the table ----------------------------------------------------------------------------------------------------

    @property
    def g(self) -> Ostium:
        return self.match.state

    def _name(self, card: int) -> str:
        return FACES[self.g.faces[card]]

    def _names(self, zone: int) -> list[str]:
        return [self._name(card) for card in self.g.zones[zone]]

    def hand(self, seat: int = 0) -> list[str]:
        return self._names(HAND[seat])

    def deck(self, seat: int = 0) -> list[str]:
        """From the top."""
        return self._names(DECK[seat])[::-1]

    def pile(self, seat: int = 0) -> list[str]:
        """The discard pile, what was discarded first coming first."""
        return self._names(DISCARD[seat])

    @property
    def removed(self) -> list[str]:
        return self._names(REMOVED)

    @property
    def unsummoned(self) -> list[str]:
        return self._names(UNSUMMONED)

    @property
    def throne(self) -> list[str]:
        return self._names(THRONE)

    @property
    def summon_field(self) -> list[str | None]:
        return [self._name(card) if card != EMPTY else None for card in self.g.summon]

    def field(self, side: int = 0) -> dict[str, str]:
        """The creatures of a side by slot."""
        slots = self.g.slots[SIDE * side :][:SIDE]
        return {SLOTS[slot]: self._name(card) for slot, card in enumerate(slots) if card != EMPTY}

    def turned(self, side: int = 0) -> list[str]:
        return [SLOTS[slot] for slot in range(SIDE) if self.g.turned >> (SIDE * side + slot) & 1]

    def gates(self, side: int = 0) -> list[int]:
        return self.g.gates[ROW * side :][:ROW]

    @property
    def crystals(self) -> int:
        return self.g.crystals

    def power(self, slot: str, side: int = 0) -> int:
        return power(self.g, side, SLOTS.index(slot))

    def defence(self, slot: str, side: int = 0) -> int:
        return defence(self.g, SIDE * side + SLOTS.index(slot))

    @property
    def over(self) -> bool:
        return self.match.result is not None

    @property
    def places(self) -> tuple[int, ...]:
        assert self.match.result is not None, "the match goes on"
        return self.match.result.places

    @property
    def reason(self) -> str:
        assert self.match.result is not None, "the match goes on"
        return self.match.result.reason

    def happened(self, kind: str) -> int:
        """How many events of this kind there were."""
        return sum(line.event.kind == kind for line in self.match.log)

    def card(self, name: str) -> int:
        """A card of this name; one on the table rather than one in a pile."""
        found = [card for card, face in enumerate(self.g.faces) if FACES[face] == name]
        return min(found, key=lambda card: (self.g.where[card] not in (*FIELD, SUMMON), self.g.where[card] not in HAND))

    def why_not(self, name: str) -> str:
        reason = about(self.match, self.asker, self.card(name)).why_not
        return "" if reason is None else READER.say(reason)

    def outlook(self, name: str, seat: int = 0) -> list[str]:
        return [READER.say(line) for line in about(self.match, seat, self.card(name)).outlook]

    def check(self) -> None:
        """Nothing is lost, and the record holds."""
        g = self.g
        assert sorted(card for zone in g.zones for card in zone) == list(range(len(g.faces)))
        for zone, cards in enumerate(g.zones):
            for card in cards:
                assert g.where[card] == zone
                assert g.audience[zone] & ~g.seen[card] == 0, "somebody does not see what lies before them"
        if not self.over:
            self.match.game.inspect(g)
        again = Match.replay(self.match.game, self.match.record())
        assert again.state == g
        assert again.result == self.match.result


class Tables:
    """Lays tables out; remembers them, so that each is checked when its test is done."""

    def __init__(self) -> None:
        self.laid: list[Table] = []

    def __call__(
        self,
        *,
        seats: int = 2,
        attack: Names = (),
        defence: Names = (),
        gates: Sequence[int] = (),
        hand: Names = (),
        deck: Names | None = None,
        discard: Names = (),
        their_attack: Names = (),
        their_defence: Names = (),
        their_gates: Sequence[int] = (),
        their_hand: Names = (),
        their_deck: Names | None = None,
        their_discard: Names = (),
        third_attack: Names = (),
        third_defence: Names = (),
        third_gates: Sequence[int] = (),
        third_hand: Names = (),
        summon: Names = (),
        throne: Names = (),
        warriors: Names | None = None,
        sovereigns: Names | None = None,
        unsummoned: Names = (),
        removed: Names = (),
        primals: int = 10,
        turned: Sequence[str] = (),
        their_turned: Sequence[str] = (),
        third_turned: Sequence[str] = (),
        crystals: int = 0,
        active: int = 0,
        actions: int = 0,
        turn: int = 5,
        lost: int = 0,
        step: str = "develop",
        seed: int = 0,
    ) -> Table:
        """Decks, `warriors` and `sovereigns` are named from the top and then hold nothing else; unnamed familiars
        lie in their owner's deck if it is not named, and otherwise are removed, like all that is nowhere else. A
        warrior with a question mark is left out if it is somewhere else already.

        In a table of three `their_` is the left neighbour and `third_` the right one, both as they themselves see it.
        """

        def arrange(g: Ostium) -> None:
            pool: dict[str, list[int]] = {}
            for card, face in enumerate(g.faces):
                pool.setdefault(FACES[face], []).append(card)

            def take(name: str, seat: int = -1) -> int:
                cards = pool[name]
                assert cards, f"there is no further {name}"
                cards.sort(key=lambda card: g.backs[card] != seat)
                return cards.pop(0)

            mirrored = seats == 2
            rows = {
                0: (attack, defence, gates, turned, False),
                1: (their_attack, their_defence, their_gates, their_turned, mirrored),
                2: (third_attack, third_defence, third_gates, third_turned, False),
            }
            zones: dict[int, list[int]] = {zone: [] for zone in range(len(g.zones))}
            g.turned = 0
            g.slots = [EMPTY] * len(g.slots)
            for side in range(g.sides):
                front, back, durability, defeated, mirror = rows[side]
                order = (2, 1, 0) if mirror else (0, 1, 2)
                for row, given in ((0, front), (ROW, back)):
                    for column, name in zip(order, given, strict=False):
                        if name is not None:
                            card = take(name, side)
                            g.slots[SIDE * side + row + column] = card
                            zones[SUMMON if seats == 1 and side else FIELD[side]].append(card)
                for column, left in zip(order, durability, strict=False):
                    g.gates[ROW * side + column] = left
                for slot in defeated:
                    g.turned |= 1 << SIDE * side + SLOTS.index(slot)
            hands = (hand, their_hand, third_hand)
            decks, piles = (deck, their_deck, None), (discard, their_discard, ())
            for seat in range(seats):
                zones[HAND[seat]] = [take(str(name), seat) for name in hands[seat]]
                zones[DISCARD[seat]] = [take(str(name), seat) for name in piles[seat]]
                zones[DECK[seat]] = [take(str(name), seat) for name in reversed(decks[seat] or ())]
            g.summon = [EMPTY] * 6
            for place, name in enumerate(summon):
                if name is not None:
                    g.summon[place] = take(name)
            zones[SUMMON] += [card for card in g.summon if card != EMPTY]
            zones[THRONE] = [take(str(name)) for name in throne]
            zones[UNSUMMONED] = [take(str(name)) for name in unsummoned]
            zones[REMOVED] = [take(str(name)) for name in removed]
            named = {WARRIORS: warriors, SOVEREIGNS: sovereigns}
            for zone, names in named.items():
                wanted = [str(name) for name in reversed(names or ()) if name is not None]
                zones[zone] = [take(name.lstrip("?")) for name in wanted if name[0] != "?" or pool[name[1:]]]
            homes = {"warrior": WARRIORS, "sovereign": SOVEREIGNS, "primal": PRIMALS}
            for cards in pool.values():
                for card in sorted(cards):
                    kind = KIND[g.faces[card]]
                    home = DECK[g.backs[card] % 3] if kind == "familiar" else homes[kind]
                    full = (
                        decks[g.backs[card]] is not None
                        if kind == "familiar"
                        else len(zones[PRIMALS]) >= primals
                        if kind == "primal"
                        else named[home] is not None
                    )
                    zones[REMOVED if full else home].append(card)
            for zone, members in zones.items():
                g.zones[zone] = members
                for card in members:
                    g.where[card], g.seen[card] = zone, g.audience[zone]
                    if zone in (*HAND, *DECK) and KIND[g.faces[card]] != "familiar":
                        g.seen[card] = g.everyone
            assert all(g.gates[gate] == NO_GATE for gate in range(1, len(g.gates), ROW)) or seats != 3
            g.remembered = True
            g.crystals, g.active, g.first, g.actions, g.turn, g.lost = crystals, active, 0, actions, turn, lost
            g.phase = {"charge": "charge", "fuse": "fuse", "aftermath": "end", "last_discards": "end"}.get(
                step, "develop"
            )
            g.stack = [[step]]

        laid = Table(Match(prepared(OstiumGame, arrange), seats, {}, seed))
        self.laid.append(laid)
        return laid

    def check(self) -> None:
        for laid in self.laid:
            laid.check()
