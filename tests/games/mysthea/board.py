"""Sets a table of Mysthea up and plays on it, so that a test reads like play.

A command card is called by its number in the rulebook ("c006"), a region by island and type ("tree-forest"). Units are
letters: "ccg" is two constructs and a golem, "f" a fortification. Seat 0 is "ours", seat 1 "theirs"; it is the turn of
seat 0 in Era I unless a test says otherwise. The islands lie in the order crystal, rift, tree, sphere, volcano.
"""

from collections.abc import Mapping, Sequence
from typing import cast

from tests.games.shared import Reader, about, prepared

from stolik.games.mysthea import MystheaGame
from stolik.games.mysthea.board import BIT, EVENTS, FIRST_MONSTER, ISLANDS, REGION, STORM
from stolik.games.mysthea.cards import COMMAND, FACES, FRONT_OF, MET, era_of
from stolik.games.mysthea.chosen import CHOSEN
from stolik.games.mysthea.effects import KINDS, SLOTS
from stolik.games.mysthea.monsters import MONSTERS
from stolik.games.mysthea.state import CONSTRUCTS, FORTIFICATIONS, GOLEMS, NOBODY, Mysthea
from stolik.games.mysthea.zones import DECK, DISCARD, EQUIPMENT, GONE, HAND, MARKET, START, UPGRADES
from stolik.table import Ask, Match, Option

READER = Reader(
    "mysthea",
    ("Ania", "Jan", "Ola", "Piotr", "Ewa"),
    ("text", "option", "unit", "kind", "amount", "per", "power", "slot", "sign", "region", "island", "why", "outlook"),
)
TURN = ("turn", "turn-basic", "turn-special", "turn-end")
HOMES = ("tree-forest", "volcano-river", "rift-mist", "sphere-mountains", "crystal-river")
"""Where the Chosen of each seat is unless a test says otherwise."""
Names = Sequence[str]
Units = Mapping[str, str]


class Table:
    """A match in play."""

    def __init__(self, match: Match[Mysthea]) -> None:
        self.match = match
        self.hanging = False

    # -- playing ------------------------------------------------------------------------------------------------------

    def choose(self, *wanted: object) -> "Table":
        """Answer the open question and those that follow."""
        for name in wanted:
            ask = self._ask()
            self.match.answer(self._option(ask, name), ask.seat)
        return self

    def play(self, card: str, *then: object) -> "Table":
        """Play a card, and answer what comes of it."""
        return self.choose(f"play {card}", *then)

    def use(self, card: str, *then: object) -> "Table":
        return self.choose(f"use {card}", *then)

    def end(self) -> "Table":
        return self.choose("end")

    def orders(self, *cards: str) -> "Table":
        """What everybody in a battle answers, in the order in which they are asked."""
        for ask, card in zip(self.match.asks, cards, strict=True):
            self.match.answer(self._option(ask, card), ask.seat)
        return self

    def pass_turns(self, turns: int = 1) -> "Table":
        """So many turns in which somebody meditates and does nothing else."""
        for _ in range(turns):
            seat, era, place = self.g.active(), self.g.era, len(self.g.track)
            if not self.g.acted:
                self.choose("meditate")
            while self.match.question is not None and (seat, era, place) == (
                self.g.active() if self.g.turn < self.g.seats else -1,
                self.g.era,
                len(self.g.track),
            ):
                ask = self._ask()
                self.match.answer(ask.options[-1], ask.seat)
        return self

    def _ask(self) -> Ask:
        assert len(self.match.asks) == 1, f"one seat should be asked, not {self.match.asks!r}"
        return self.match.asks[0]

    def _option(self, ask: Ask, name: object) -> Option:
        fitting = [option for option in ask.options if self._word(ask, option) == name]
        assert fitting, f"{ask.prompt}: {name!r} is not among {[self._word(ask, option) for option in ask.options]}"
        return fitting[0]

    def _word(self, ask: Ask, option: Option) -> object:
        if isinstance(option, str):
            return option
        if isinstance(option, int):
            match ask.of:
                case "card":
                    return FACES[self.g.faces[option]]
                case "region":
                    return REGION[option]
                case "monster":
                    return MONSTERS[self.g.monsters[option]].name
            return ISLANDS[option]
        match ask.of:
            case "action":
                verb, number = cast("tuple[str, int]", option)
                if verb == "battle":
                    return f"battle {REGION[number]}"
                return f"{verb} {FACES[self.g.faces[self.g.ids.index(number)]]}"
            case "command":
                verb, unit, *where = option
                if verb == "move":
                    source, target = cast("list[int]", where)
                    return f"{unit} {REGION[source]} > {REGION[target]}"
                return f"{verb} {unit}"
            case "together":
                source, target = cast("tuple[int, int]", option)
                return f"{REGION[source]} > {REGION[target]}"
        return option[1:]

    # -- the open question --------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        return self._ask().prompt

    @property
    def asker(self) -> int:
        return self._ask().seat

    @property
    def options(self) -> list[object]:
        ask = self._ask()
        return [self._word(ask, option) for option in ask.options]

    def options_of(self, seat: int) -> list[object]:
        ask = self.match.ask_of(seat)
        assert ask is not None
        return [self._word(ask, option) for option in ask.options]

    def may(self, name: object) -> bool:
        return name in self.options

    def moves(self, unit: str) -> list[str]:
        """Where units of this kind may go now."""
        return [str(option) for option in self.options if str(option).startswith(f"{unit} ")]

    # -- the table ----------------------------------------------------------------------------------------------------

    @property
    def g(self) -> Mysthea:
        return self.match.state

    def card(self, name: str) -> int:
        return self.g.faces.index(FACES.index(name))

    def _names(self, zone: int) -> list[str]:
        return [FACES[self.g.faces[card]] for card in self.g.zones[zone]]

    def hand(self, seat: int = 0) -> list[str]:
        return self._names(HAND[seat])

    def discard(self, seat: int = 0) -> list[str]:
        return self._names(DISCARD[seat])

    def equipment(self, seat: int = 0) -> list[str]:
        return self._names(EQUIPMENT[seat])

    def upgrades(self, seat: int = 0) -> list[str]:
        return self._names(UPGRADES[seat])

    @property
    def market(self) -> list[str]:
        return self._names(MARKET)

    @property
    def gone(self) -> list[str]:
        return self._names(GONE)

    def units(self, region: str, seat: int = 0) -> str:
        """The units in a region as letters; "W" is a Chosen, "w" a wounded one."""
        place = REGION.index(region)
        at = 15 * seat + place
        chosen = "" if self.g.at[seat] != place else "w" if self.g.wounded[seat] else "W"
        return chosen + "c" * self.g.constructs[at] + "g" * self.g.golems[at] + "f" * self.g.fortifications[at]

    def strength(self, region: str, seat: int = 0) -> int:
        return self.g.strength(seat, REGION.index(region))

    def control(self, region: str) -> int | None:
        holder = self.g.controller(REGION.index(region))
        return None if holder == NOBODY else holder

    @property
    def glory(self) -> list[int]:
        return self.g.glory

    @property
    def energy(self) -> list[int]:
        return self.g.energy

    @property
    def experience(self) -> list[int]:
        return self.g.experience

    @property
    def ring(self) -> list[str]:
        return [ISLANDS[island] for island in self.g.ring]

    def lair(self, monster: str) -> str:
        which = next(i for i, number in enumerate(self.g.monsters) if MONSTERS[number].name == monster)
        return ISLANDS[self.g.lairs[which]]

    def token(self, seat: int = 0) -> str:
        return ISLANDS[self.g.token[seat]]

    @property
    def track(self) -> list[str]:
        return [EVENTS[event] for event in self.g.track]

    def happened(self, kind: str) -> int:
        return sum(line.event.kind == kind for line in self.match.log)

    def told(self, kind: str) -> list[dict[str, object]]:
        """What the events of a kind say."""
        return [dict(line.event.args) for line in self.match.log if line.event.kind == kind]

    def why_not(self, name: str) -> str:
        reason = about(self.match, self.asker, self.card(name)).why_not
        return "" if reason is None else READER.say(reason)

    def outlook(self, name: str, seat: int = 0) -> list[str]:
        return [READER.say(line) for line in about(self.match, seat, self.card(name)).outlook]

    def check(self) -> None:
        """Nothing is left hanging, nothing is lost, and the record holds."""
        g = self.g
        if self.match.question is not None:
            self.match.game.inspect(g)
            asked = [ask.prompt for ask in self.match.asks]
            ready = all(prompt in (*TURN, "draft", "place-chosen", "place-token") for prompt in asked)
            assert self.hanging or ready, f"left hanging: {self.match.question!r}"
        assert sorted(card for zone in g.zones for card in zone) == list(range(80))
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
        hand: Names = (),
        their_hand: Names = (),
        hands: Mapping[int, Names] | None = None,
        discard: Names = (),
        their_discard: Names = (),
        equipment: Names = (),
        upgrades: Names = (),
        their_upgrades: Names = (),
        market: Names = (),
        deck: Names = (),
        empty_deck: bool = False,
        at: str = "",
        their_at: str = "",
        homes: Names = (),
        units: Units | None = None,
        their_units: Units | None = None,
        armies: Mapping[int, Units] | None = None,
        pool: str = "ccg",
        energy: int = 6,
        experience: int = 0,
        glory: Sequence[int] = (),
        charged: bool = True,
        their_charged: bool = True,
        aligned: Mapping[str, int] | None = None,
        wounded: Sequence[int] = (),
        chosen: Names = (),
        token: str = "sphere",
        met: Names = (),
        front: str = "",
        premonition: bool = False,
        behaviours: bool = True,
        night: bool = False,
        era: int = 1,
        order: Sequence[int] = (),
        track: Names = ("river",),
        next_event: str = "",
        monsters: Names = ("utcoro", "cannibarok", "onygauros"),
        lairs: Names = (),
        closed: Names = (),
        seed: int = 0,
    ) -> Table:
        """A table in the middle of an Era, at the start of seat 0's turn.

        Without `chosen` nobody's ability counts. `front` is the encounter on top, which is then the only one left of
        its front. `deck` names the top cards of the Era's deck from the top.
        """

        def arrange(g: Mysthea) -> None:
            cards = {FACES[face]: card for card, face in enumerate(g.faces)}
            zones: dict[int, Names] = {
                HAND[0]: hand,
                HAND[1]: their_hand,
                **{HAND[seat]: names for seat, names in (hands or {}).items()},
                DISCARD[0]: discard,
                DISCARD[1]: their_discard,
                EQUIPMENT[0]: equipment,
                UPGRADES[0]: upgrades,
                UPGRADES[1]: their_upgrades,
                MARKET: market,
            }
            for zone in range(len(g.zones)):
                g.zones[zone] = [cards.pop(name) for name in zones.get(zone, ())]
            top = [cards.pop(name) for name in reversed(deck)]
            for name, card in cards.items():
                face = FACES.index(name)
                home = START[KINDS.index(COMMAND[face].kind)] if not era_of(face) else DECK[era_of(face) - 1]
                g.zones[GONE if empty_deck and home == DECK[era - 1] else home].append(card)
            g.zones[DECK[era - 1]] += top
            for zone, members in enumerate(g.zones):
                for card in members:
                    g.where[card] = zone
                    g.seen[card] = g.everyone if zone in HAND else g.audience[zone]
            g.remembered = True
            for seat, names in ((0, upgrades), (1, their_upgrades)):
                for name in names:
                    face = FACES.index(name)
                    g.slots[5 * seat + SLOTS.index(COMMAND[face].slot)] = face
            places = [at, their_at, *homes][:seats]
            places += [""] * (seats - len(places))
            for seat in range(seats):
                g.at[seat] = REGION.index(places[seat] or HOMES[seat])
                g.stands[seat] |= BIT[g.at[seat]]
                army = {0: units, 1: their_units, **(armies or {})}.get(seat) or {}
                self._deploy(g, seat, army, pool if seat == 0 else "")
            g.ring = (0, 1, 2, 3, 4)
            g.closed = tuple(REGION.index(name) for name in closed)
            g.order = [*(order or range(seats))]
            for rank, seat in enumerate(g.order):
                g.rank[seat] = rank
            g.turn = g.order.index(0)
            g.energy[0], g.experience[0] = energy, experience
            g.glory = [*glory, *[0] * seats][:seats]
            g.charged = [charged] + [their_charged] * (seats - 1)
            for island, holder in (aligned or {}).items():
                g.aligned[ISLANDS.index(island)] = holder
            g.wounded = [seat in wounded for seat in range(seats)]
            names = [*chosen, *(name for name in CHOSEN if name not in chosen)]
            g.chosen = [CHOSEN.index(name) for name in names[:seats]]
            g.token = [ISLANDS.index(token)] * seats
            g.met[0] = [MET.index(name) for name in met]
            g.unmet = [card for card in range(30) if card not in g.met[0]]
            if front:
                top_card = MET.index(front)
                g.front = FRONT_OF[top_card]
                others = [c for c in g.unmet if FRONT_OF[c] == g.front and c != top_card]
                g.unmet = [card for card in g.unmet if card not in others]
                g.met[-1] = others[:6]
                g.unmet += others[6:]
            g.era, g.round = era, len(track)
            g.monsters = [[monster.name for monster in MONSTERS].index(name) for name in monsters]
            g.lairs = [MONSTERS[number].island if i < era else -1 for i, number in enumerate(g.monsters)]
            for i, name in enumerate(lairs):
                g.lairs[i] = ISLANDS.index(name)
            events = [*range(STORM + 1), *(FIRST_MONSTER + each for each in g.monsters[:era])]
            g.track = [EVENTS.index(name) for name in track]
            rest = [event for event in events if event not in g.track]
            first = EVENTS.index(next_event) if next_event else rest[0] if rest else -1
            g.next_event = first
            g.coming = [event for event in rest if event != first]
            g.stack = [["turn", 0]]

        options = {
            "abilities": bool(chosen),
            "behaviours": behaviours,
            "premonition": premonition,
            "alignments": "night" if night else "day",
        }
        table = Table(Match(prepared(MystheaGame, arrange), seats, options, seed))
        self.laid.append(table)
        return table

    @staticmethod
    def _deploy(g: Mysthea, seat: int, army: Units, pool: str) -> None:
        base = 15 * seat
        for name, letters in army.items():
            region = REGION.index(name)
            g.constructs[base + region] = letters.count("c")
            g.golems[base + region] = letters.count("g")
            g.fortifications[base + region] = letters.count("f")
            g.stands[seat] |= BIT[region]
        all_constructs, all_golems = g.count("construct", seat), g.count("golem", seat)
        g.pool_constructs[seat] = min(pool.count("c"), CONSTRUCTS - all_constructs)
        g.pool_golems[seat] = min(pool.count("g"), GOLEMS - all_golems)
        g.spare_constructs[seat] = CONSTRUCTS - all_constructs - g.pool_constructs[seat]
        g.spare_golems[seat] = GOLEMS - all_golems - g.pool_golems[seat]
        g.spare_fortifications[seat] = FORTIFICATIONS - g.count("fortification", seat)

    def new(self, seats: int = 2, seed: int = 0, **options: object) -> Table:
        """A real match from its beginning."""
        table = Table(Match(MystheaGame(), seats, options, seed))
        self.laid.append(table)
        return table

    def check(self) -> None:
        for table in self.laid:
            table.check()
