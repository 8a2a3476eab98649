"""Any position of KeyForge, set up by card names, played by name and read as plain data.

    s = Scenario(house="brobnar", hand=["punch"], line=["valdr"], their_line=[{"card": "troll", "damage": 2}])
    s.play("punch").choose("troll")
    assert s.card("troll")["damage"] == 5

Seat 0 is "you" (`hand`, `line`, ...), seat 1 "they" (`their_hand`, ...). A card is a print name ("valdr",
"punch~mars+d") or a dict with what lies on it. Several cards of one title are told apart by their order in the setup:
"troll", "troll#2".

As a process it speaks JSON lines: `python -m stolik.games.keyforge.scenario`, see `serve`.
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from inspect import signature
from io import TextIOWrapper
from typing import IO, TypeAlias, TypeVar, cast

from stolik.games.keyforge import KeyForgeGame
from stolik.games.keyforge.card import HOUSES, Card
from stolik.games.keyforge.cards.dt.saurian import IGNORANCE
from stolik.games.keyforge.cards.dt.unfathomable import AWAKE
from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.fighting import attackable
from stolik.games.keyforge.playing import second_half
from stolik.games.keyforge.state import COUNTERS, ENRAGED, KEYS, STUNNED, WARDED, Held, KeyForge
from stolik.games.keyforge.timing import other_halves, strip
from stolik.games.keyforge.turn import called
from stolik.games.keyforge.view import placed_view, player_view
from stolik.games.keyforge.zones import (
    ARCHIVES,
    ARTIFACTS,
    AUDIENCE,
    DECK,
    DISCARD,
    HAND,
    HIDDEN,
    IN_PLAY,
    KINDS,
    LINE,
    PURGED,
    SIZE,
    UNDER,
    UPGRADES,
)
from stolik.table import Ask, Chance, Json, Match, Option, Options

T = TypeVar("T")
Spec: TypeAlias = str | Mapping[str, object]
"""A card in a setup: its print, or a dict with `card` and any of the tokens below."""
PILES = {
    "hand": HAND,
    "line": LINE,
    "artifacts": ARTIFACTS,
    "discard": DISCARD,
    "archives": ARCHIVES,
    "deck": DECK,
    "purged": PURGED,
}
MARKS = {"stunned": STUNNED, "warded": WARDED, "enraged": ENRAGED}
TOKENS = ("damage", "amber", "power", "exhausted", "counters", *MARKS)
"""What may lie on a creature."""
ATTACHED = ("upgrades", "under", "owner")
ON = {
    "line": (*TOKENS, *ATTACHED),
    "artifacts": ("amber", "exhausted", "counters", "under", "owner"),
    "upgrades": ("counters", "owner"),
    "under": ("owner",),
    "half": ("owner",),
    "archives": ("owner",),
}
"""What may be said of a card besides its name, by where it lies."""
FACEDOWN = ("masterplan", "jargogle")
"""decision 34: under these a card lies face down."""
STEPS = {"main": "act", "start": "begin_turn", "mulligan": "mulligan"}
TIDES = {"": -1, "yours": 0, "theirs": 1}
SEATS = (0, 1)


class BadScenario(ValueError):
    """A setup or a command that makes no sense; the message says why."""


class _Prepared(KeyForgeGame):
    """The game with its setup replaced by a position."""

    def __init__(self, position: KeyForge) -> None:
        super().__init__()
        self._position = position

    def setup(self, seats: int, options: Options, chance: Chance) -> KeyForge:
        return self._position

    def prints(self, seats: int, options: Options) -> tuple[str, ...]:
        return self._position.prints


class Scenario:
    """A position in play."""

    def __init__(
        self,
        *,
        house: str = "",
        houses: Sequence[str] = (),
        their_houses: Sequence[str] = (),
        amber: int = 0,
        their_amber: int = 0,
        keys: int | Sequence[str] = 0,
        their_keys: int | Sequence[str] = 0,
        chains: int = 0,
        their_chains: int = 0,
        hand: Sequence[Spec] = (),
        their_hand: Sequence[Spec] = (),
        line: Sequence[Spec] = (),
        their_line: Sequence[Spec] = (),
        artifacts: Sequence[Spec] = (),
        their_artifacts: Sequence[Spec] = (),
        discard: Sequence[Spec] = (),
        their_discard: Sequence[Spec] = (),
        archives: Sequence[Spec] = (),
        their_archives: Sequence[Spec] = (),
        deck: Sequence[Spec] = (),
        their_deck: Sequence[Spec] = (),
        purged: Sequence[Spec] = (),
        their_purged: Sequence[Spec] = (),
        tide: str = "",
        tidal: bool = False,
        turn: int = 2,
        active: int = 0,
        first: int = 0,
        step: str = "main",
        seed: int = 1,
    ) -> None:
        """Decks and discard piles are listed from the top. `step` is main, start (of the turn) or mulligan.

        Without `houses` a player's identity card has the houses of their cards, the active one first. `tide` is yours,
        theirs or nothing.
        """
        _one_of("house", house, ("", *HOUSES))
        for one in (*_many("houses", houses), *_many("their_houses", their_houses)):
            _one_of("houses", one, HOUSES)
        _one_of("active", active, SEATS)
        _one_of("first", first, SEATS)
        _one_of("step", step, tuple(STEPS))
        _one_of("tide", tide, tuple(TIDES))
        _flag("tidal", tidal)
        _whole("turn", turn, 1)
        self.seed = seed
        self._faces: list[int] = []
        self._prints: list[str] = []
        self._backs: list[int] = []
        self._zones: list[list[int]] = [[] for _ in range(2 * SIZE)]
        self._specs: list[tuple[int, Mapping[str, object]]] = []
        self.names: dict[str, int] = {}
        """Every card by its name here."""
        piles = {
            "hand": (hand, their_hand),
            "line": (line, their_line),
            "artifacts": (artifacts, their_artifacts),
            "discard": (discard, their_discard),
            "archives": (archives, their_archives),
            "deck": (deck, their_deck),
            "purged": (purged, their_purged),
        }
        for seat in (0, 1):
            for pile, cards in piles.items():
                listed = cast("list[Spec]", list(_many(pile, cards[seat])))
                if pile in ("deck", "discard"):
                    listed.reverse()
                for spec in listed:
                    self._add(spec, seat, PILES[pile][seat], pile)
        identities = []
        for seat, given in enumerate((houses, their_houses)):
            found = list(given)
            if not given:
                own = [
                    CATALOG[self._prints[self._faces[c]]].house for c, back in enumerate(self._backs) if back == seat
                ]
                wanted = [house] if house and seat == active else []
                found = list(dict.fromkeys([*wanted, *own]))
            identities.append(tuple(found))
        g = KeyForge(
            seats=2,
            rng=seed,
            faces=self._faces,
            backs=tuple(self._backs),
            audience=AUDIENCE,
            zones=self._zones,
            stack=[[STEPS[step]]],
            houses=tuple(identities),
            prints=tuple(self._prints),
            pool=[_whole("amber", amber), _whole("their_amber", their_amber)],
            keys=[_keys(keys), _keys(their_keys)],
            chains=[_whole("chains", chains), _whole("their_chains", their_chains)],
            tide=TIDES[tide],
            tidal=tidal or bool(tide),
            turn=turn,
            active=active,
            first=first,
            step=step,
            house=house if step == "main" else "",
        )
        for card, spec in self._specs:
            self._put_on(g, card, spec)
        self._let_last(g)
        for card, back in enumerate(self._backs):
            seat = g.where[card] // SIZE
            if IN_PLAY[g.where[card]] and seat != back and g.where[card] not in UPGRADES:
                g.held.append(Held(card, seat, -1))
            elif g.where[card] in ARCHIVES and seat != back:
                g.strays.append(card)
        self._start(g)

    # -- setting up ---------------------------------------------------------------------------------------------------

    def _add(self, spec: Spec, seat: int, zone: int, pile: str) -> int:
        detail: object = {"card": spec} if isinstance(spec, str) else spec
        if not isinstance(detail, Mapping) or not isinstance(detail.get("card"), str):
            raise BadScenario(f'{pile}: a card is its name or an object with "card", not {spec!r}')
        name = cast(str, detail["card"])
        try:
            printed: Card = CATALOG[name]
        except KeyError as error:
            raise BadScenario(f"{pile}: {error.args[0]}") from error
        fits = {
            "line": printed.type in ("creature", "artifact"),
            "artifacts": printed.type == "artifact",
            "upgrades": printed.type == "upgrade" or "or-upgrade" in printed.enters,
        }
        if not fits.get(pile, True):
            raise BadScenario(f"{name} is of type {printed.type} and cannot lie in {pile}")
        _only(f"{name} in {pile}", [key for key in detail if key != "card"], ON.get(pile, ()))
        if printed.half == 2 and pile == "line":
            raise BadScenario(f"{name}: a gigantic creature is named by its first half; the other one comes with it")
        card = len(self._faces)
        if name not in self._prints:
            self._prints.append(name)
        self._faces.append(self._prints.index(name))
        owner = cast(int, _one_of(f"the owner of {name}", detail.get("owner", seat), SEATS))
        self._backs.append(owner)
        # An upgrade stays with whoever played it, a card under another one with its owner.
        self._zones[zone if pile not in ("upgrades", "under") else zone + SIZE * (owner - seat)].append(card)
        self._specs.append((card, detail))
        title = printed.title
        count = sum(other == title or other.startswith(f"{title}#") for other in self.names)
        self.names[title if not count else f"{title}#{count + 1}"] = card
        for upgrade in _many(f"the upgrades of {name}", detail.get("upgrades", ())):
            self._specs.append((self._add(cast(Spec, upgrade), seat, UPGRADES[seat], "upgrades"), {"host": card}))
        for other in _many(f"what is under {name}", detail.get("under", ())):
            zones = HIDDEN if title in FACEDOWN else UNDER
            self._specs.append((self._add(cast(Spec, other), owner, zones[owner], "under"), {"host": card}))
        if printed.half == 1 and pile == "line":
            plain, _, differs = name.partition("~")
            house = differs.partition("+")[0]
            half = {"card": f"{plain}2~{house}" if house else f"{plain}2", "owner": owner}
            self._specs.append((self._add(half, seat, UNDER[seat], "half"), {"host": card}))
        return card

    def _put_on(self, g: KeyForge, card: int, spec: Mapping[str, object]) -> None:
        """The tokens of a card as its dict says."""
        if "host" in spec:
            g.host[card] = cast(int, spec["host"])
        for key, value in spec.items():
            what = f"{key} on {self.name(card)}"
            if key == "damage":
                g.damage[card] = _whole(what, value)
            elif key == "amber":
                g.amber[card] = _whole(what, value)
            elif key == "power":
                g.plus[card] = _whole(what, value)
            elif key == "exhausted":
                g.exhausted[card] = int(_flag(what, value))
            elif key in MARKS:
                g.marks[card] = g.marks[card] | MARKS[key] if _flag(what, value) else g.marks[card] & ~MARKS[key]
            elif key == "counters":
                for kind, count in _object(what, value).items():
                    _one_of(what, kind, COUNTERS)
                    g.counters[f"{card} {kind}"] = _whole(what, count)
                    if not count:
                        del g.counters[f"{card} {kind}"]

    @staticmethod
    def _let_last(g: KeyForge) -> None:
        """What lasts on cards that lie as only an ability could have laid them, and does not yet."""
        for card in g.creatures():
            ignorant = [IGNORANCE] if g.counter(card, "ignorance") else []
            awake = AWAKE if g.title(card) == "effigy-of-melerukh" else ()
            if not any(lasting.target == lasting.source == card for lasting in g.lasting):
                for standing in (*ignorant, *awake):
                    g.last(standing, g.controller(card), card, "leaves", target=card)

    def _start(self, g: KeyForge) -> None:
        """Play on from here, if this can be."""
        for card in g.creatures():
            if g.damage[card] >= g.power(card) and not g.keyword(card, "invulnerable"):
                raise BadScenario(
                    f"{self.name(card)} cannot be in play with power {g.power(card)} and damage {g.damage[card]}"
                )
        self._laid_out = g.copy()
        self.match: Match[KeyForge] = Match(_Prepared(g), 2, {}, self.seed)

    @property
    def g(self) -> KeyForge:
        return self.match.state

    # -- changing by hand ---------------------------------------------------------------------------------------------

    def change(
        self,
        *,
        amber: Sequence[int] | None = None,
        chains: Sequence[int] | None = None,
        keys: Sequence[int | Sequence[str]] | None = None,
        tide: str | None = None,
        house: str | None = None,
        cards: Mapping[str, Mapping[str, object]] | None = None,
        move: Mapping[str, str] | None = None,
    ) -> "Scenario":
        """Change the position in the main step; the open question is worked out anew.

        `cards` sets tokens by card name; `move` puts cards into zones: "hand-0", "discard-1", "line-1" (on the right),
        "line-1 0" (at that place), "on troll" for an upgrade, "under troll" for a card under another one. What was on
        or under a card that leaves play goes to its owner's discard pile.
        """
        if self.match.question is None or self._ask().prompt != "act":
            raise BadScenario("a position is changed by hand only in the main step, while nothing is being resolved")
        g = self.g.copy()
        if amber is not None:
            g.pool = [_whole("amber", one) for one in _both("amber", amber)]
        if chains is not None:
            g.chains = [_whole("chains", one) for one in _both("chains", chains)]
        if keys is not None:
            g.keys = [_keys(cast("int | Sequence[str]", one)) for one in _both("keys", keys)]
        if tide is not None:
            g.tide = TIDES[cast(str, _one_of("tide", tide, tuple(TIDES)))]
        if house is not None:
            g.house = cast(str, _one_of("house", house, ("", *HOUSES)))
        for name, zone in _object("move", move or {}).items():
            self._move_by_hand(g, self.find(name), zone)
        g.changed()
        for name, spec in _object("cards", cards or {}).items():
            card = self.find(name)
            kind = KINDS[g.where[card] % SIZE]
            _only(f"{name} in {kind}", list(_object(name, spec)), [one for one in ON.get(kind, ()) if one in TOKENS])
            self._put_on(g, card, cast("Mapping[str, object]", spec))
        self._let_last(g)
        g.stack = [["act"]]
        g.changed()
        g.unsettled = False
        self._start(g)
        return self

    def _move_by_hand(self, g: KeyForge, card: int, zone: object) -> None:
        where, _, place = str(zone).partition(" ")
        host = g.host[card]
        if host >= 0 and card in other_halves(g, host):
            card = host
        printed, owner = g.card(card), g.backs[card]
        if where in ("on", "under"):
            host = self.find(place)
            attaches = printed.type == "upgrade" or "or-upgrade" in printed.enters
            if where == "on" and not (attaches and g.is_creature(host) and host != card):
                raise BadScenario(f"{zone!r}: only an upgrade goes on a card, and only on a creature")
            if where == "under" and (host == card or not g.in_play(host)):
                raise BadScenario(f"{zone!r}: only under another card that is in play")
            self._clear(g, card)
            zones = UPGRADES if where == "on" else HIDDEN if g.title(host) in FACEDOWN else UNDER
            g.move(card, zones[owner])
            g.host[card] = host
            return
        kind, _, side = where.rpartition("-")
        if kind not in KINDS or side not in ("0", "1") or (place and not place.isdecimal()):
            raise BadScenario(f"no zone {zone!r}; a zone is one of {', '.join(KINDS)} with -0 or -1, or on a card")
        if kind in ("upgrades", "under", "hidden", "resolving"):
            raise BadScenario(f"{zone!r}: say on or under which card")
        seat = int(side)
        if seat != owner and kind not in ("line", "artifacts", "archives"):
            raise BadScenario(f"{zone!r}: out of play {self.name(card)} lies with its owner, seat {owner}")
        fits = {"line": ("creature", "artifact"), "artifacts": ("artifact",)}.get(kind)
        if fits is not None and printed.type not in fits:
            raise BadScenario(f"{self.name(card)} is of type {printed.type} and cannot lie in {kind}")
        halves = other_halves(g, card) or second_half(g, card)
        if kind == "line" and printed.half and not halves:
            raise BadScenario(f"{self.name(card)} is half a creature, and the other half is not with it")
        if kind == "line" and printed.half == 2:
            card, halves = halves[0], [card]
        for half in halves if kind == "line" or g.is_creature(card) else ():
            g.move(half, UNDER[seat] if kind == "line" else KINDS.index(kind) + SIZE * seat)
            g.host[half] = -1
        self._clear(g, card)
        g.move(card, KINDS.index(kind) + SIZE * seat, at=int(place) if place else -1)
        if kind == "line":
            for half in halves:
                g.host[half] = card
        if seat != owner:
            if kind in ("line", "artifacts"):
                g.held.append(Held(card, seat, -1))
            elif kind == "archives":
                g.strays.append(card)

    @staticmethod
    def _clear(g: KeyForge, card: int) -> None:
        """Take a card off the table: nothing stays on it or under it."""
        for other in g.upgrades(card) + g.under(card):
            strip(g, other)
            g.move(other, DISCARD[g.backs[other]])
        strip(g, card)
        if card in g.strays:
            g.strays.remove(card)

    # -- acting -------------------------------------------------------------------------------------------------------

    def play(self, name: str, *choices: object) -> "Scenario":
        """Play a card from hand; `choices` answer what it asks."""
        return self._act("play", name, choices)

    def play_upgrade(self, name: str, on: str, *choices: object) -> "Scenario":
        with self._all_or_nothing():
            self._act("play", name, ())
            if self.asked == "play-as":
                self.choose("as-upgrade")
            if self.asked == "attach":
                self.choose(on)
            elif self.card(name).get("host") not in self._called(on):
                raise BadScenario(f"{name} cannot be played on {on!r}")
            return self.choose(*choices)

    def reap(self, name: str, *choices: object) -> "Scenario":
        return self._act("reap", name, choices)

    def fight(self, name: str, target: str, *choices: object) -> "Scenario":
        with self._all_or_nothing():
            if self.may(f"fight {name}"):
                able = [self.name(one) for one in attackable(self.g, self.find(name))]
                if not set(able) & set(self._called(target)):
                    raise BadScenario(f"{target!r} is not among those whom {name} can attack: {able}")
            self._act("fight", name, ())
            if self.asked == "fight-whom":
                self.choose(target)
            return self.choose(*choices)

    def use_action(self, name: str, *choices: object) -> "Scenario":
        return self._act("action", name, choices)

    def use_omni(self, name: str, *choices: object) -> "Scenario":
        return self._act("omni", name, choices)

    def unstun(self, name: str) -> "Scenario":
        return self._act("unstun", name, ())

    def discard(self, name: str, *choices: object) -> "Scenario":
        return self._act("discard", name, choices)

    def end_turn(self) -> "Scenario":
        return self.choose("end-turn")

    def raise_tide(self) -> "Scenario":
        return self.choose("raise-tide")

    def done(self) -> "Scenario":
        """Stop choosing, or choose nothing."""
        words = self.options
        return self.choose("done" if "done" in words else "pass" if "pass" in words else "no")

    def forge(self, colour: str = "red") -> "Scenario":
        """Choose the colour of the key that is being forged."""
        return self.choose(colour)

    def choose(self, *wanted: object) -> "Scenario":
        """Answer the open question and those that follow it: by card name, word, number, house."""
        with self._all_or_nothing():
            for name in wanted:
                ask = self._ask()
                self.match.answer(self._option(ask, name), ask.seat)
        return self

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """Of a command that answers several questions nothing is done if any of the answers is not offered."""
        given = len(self.match.entries)
        try:
            yield
        except Exception:
            if len(self.match.entries) > given:
                entries = list(self.match.entries)[:given]
                self._start(self._laid_out)
                for entry in entries:
                    self.match.apply(entry)
            raise

    def default(self) -> "Scenario":
        """Take what is suggested as long as an order of abilities is asked."""
        while self.match.question is not None and self._ask().group == "triggers":
            ask = self._ask()
            self.match.answer(ask.suggest, ask.seat)
        return self

    def _act(self, action: str, name: str, choices: Sequence[object]) -> "Scenario":
        if self.asked != "act":
            now = f"{self.asked!r} is to be answered: {self.options}" if self.asked else "the match is over"
            raise BadScenario(f"cannot {action} {name} now: {now}")
        return self.choose(f"{action} {name}", *choices)

    def _ask(self) -> Ask:
        if len(self.match.asks) != 1:
            raise BadScenario("nobody is asked anything: the match is over")
        return self.match.asks[0]

    def _option(self, ask: Ask, name: object) -> Option:
        words = self.words(ask)
        if name in words:
            return ask.options[words.index(name)]
        # "troll" may mean any of several copies; the first on offer is taken.
        bare = [word.partition("#")[0] if isinstance(word, str) else word for word in words]
        if name in bare:
            return ask.options[bare.index(name)]
        raise BadScenario(f"{name!r} is not among the answers to {ask.prompt!r}: {words}")

    # -- reading ------------------------------------------------------------------------------------------------------

    def words(self, ask: Ask) -> list[object]:
        """The options of a question as they are named here; several abilities of one card by their order."""
        found: list[object] = []
        for option in ask.options:
            word = self.word(ask, option)
            again = sum(self.word(ask, other) == word for other in ask.options[: len(found)])
            found.append(f"{word} {again + 1}" if again else word)
        return found

    def word(self, ask: Ask, option: Option) -> object:
        """An option as it is named here."""
        if isinstance(option, int):
            if ask.of == "face":
                return self.g.prints[option]
            return self.name(option) if ask.of == "card" else option
        if isinstance(option, str):
            return option
        if ask.of == "action":
            return f"{option[0]} {self.name(called(self.g, cast(int, option[1])))}"
        if ask.of == "trigger":
            return self.name(called(self.g, cast(int, option[0])))
        return option[1]

    def name(self, card: int) -> str:
        return next(name for name, number in self.names.items() if number == card)

    def _called(self, name: str) -> list[str]:
        """The cards that a name may mean: "troll" any of several copies."""
        return [one for one in self.names if name in (one, one.partition("#")[0])]

    def find(self, name: object) -> int:
        if not isinstance(name, str) or name not in self.names:
            raise BadScenario(f"no card {name!r} here; there are {', '.join(self.names)}")
        return self.names[name]

    @property
    def asked(self) -> str:
        """The prompt of the open question, or nothing."""
        return self._ask().prompt if self.match.question is not None else ""

    @property
    def asker(self) -> int:
        return self._ask().seat

    @property
    def options(self) -> list[object]:
        return self.words(self._ask())

    def may(self, what: str) -> bool:
        """Is this among the options now? "reap troll" """
        return what in self.options

    def card(self, name: str) -> dict[str, Json]:
        """Everything about a card: zone, owner, controller, place, numbers, marks, keywords, upgrades."""
        g, card = self.g, self.find(name)
        zone = g.where[card]
        shown: dict[str, Json] = {
            "zone": f"{KINDS[zone % SIZE]}-{zone // SIZE}",
            "place": g.zones[zone].index(card),
            "owner": g.owner(card),
            "controller": g.controller(card),
            "title": g.title(card),
        }
        if g.host[card] >= 0:
            shown["host"] = self.name(g.host[card])
        if zone in LINE or zone in ARTIFACTS:
            shown |= cast("dict[str, Json]", placed_view(g, card, -1))
            shown["upgrades"] = [self.name(upgrade) for upgrade in g.upgrades(card)]
            shown["under"] = [self.name(other) for other in g.under(card)]
        return shown

    def where(self, name: str) -> str:
        """The zone of a card: "discard-1"."""
        return cast(str, self.card(name)["zone"])

    def zone(self, name: str) -> list[str]:
        """The cards in a zone, "line-0", by name; piles from the bottom to the top."""
        kind, _, seat = str(name).rpartition("-")
        if kind not in KINDS or seat not in ("0", "1"):
            raise BadScenario(f"no zone {name!r}; a zone is one of {', '.join(KINDS)} with -0 or -1")
        return [self.name(card) for card in self.g.zones[KINDS.index(kind) + SIZE * int(seat)]]

    def line(self, seat: int = 0) -> list[str]:
        return self.zone(f"line-{seat}")

    def hand(self, seat: int = 0) -> list[str]:
        return self.zone(f"hand-{seat}")

    def player(self, seat: int = 0) -> dict[str, Json]:
        """Everything about a player: amber, chains, keys, houses, key cost, and their piles by card name."""
        shown = cast("dict[str, Json]", player_view(self.g, cast(int, _one_of("seat", seat, SEATS)), -1))
        for pile, zones in PILES.items():
            shown[pile] = [self.name(card) for card in self.g.zones[zones[seat]]]
        return shown

    @property
    def amber(self) -> list[int]:
        return self.g.pool[:]

    @property
    def keys(self) -> list[int]:
        return [len(keys) for keys in self.g.keys]

    @property
    def winner(self) -> int | None:
        result = self.match.result
        return None if result is None else result.winners()[0]

    def question(self) -> dict[str, Json] | None:
        """Who is asked what, with the options by name."""
        if self.match.question is None:
            return None
        ask = self._ask()
        source = self.name(ask.source) if ask.source >= 0 else None
        return {
            "seat": ask.seat,
            "prompt": ask.prompt,
            "of": ask.of,
            "source": source,
            "options": cast("list[Json]", self.options),
        }

    def meanings(self) -> list[dict[str, Json]]:
        """The options of the open question by what they mean: a verb and the things that it is done to.

        Cards are given by name; other things as the table calls them: "seat-1", "gap-0-2".
        """
        found: list[dict[str, Json]] = []
        for ask in self.match.asks:
            for option, word in zip(ask.options, self.words(ask)):
                act = self.match.game.act(self.g, ask, option)
                things: list[Json] = [self.name(one) if isinstance(one, int) else one for one in act.things]
                found.append({"seat": ask.seat, "option": cast(Json, word), "verb": act.verb, "things": things})
        return found

    def plays(self) -> list[dict[str, Json]]:
        """What the active player may do with which card in the main step."""
        if self.match.question is None or self.asked != "act":
            return []
        return [{"verb": one["verb"], "card": one["things"]} for one in self.meanings() if one["things"]]

    def read(self) -> dict[str, Json]:
        """The whole position as plain data."""
        g = self.g
        return {
            "turn": g.turn,
            "active": g.active,
            "step": g.step,
            "house": g.house,
            "tide": {-1: "", 0: "yours", 1: "theirs"}[g.tide],
            "players": [self.player(seat) for seat in (0, 1)],
            "cards": {name: self.card(name) for name in self.names},
            "question": self.question(),
            "winner": self.winner,
        }


# -- what is not taken for granted ------------------------------------------------------------------------------------


def _whole(what: str, value: object, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise BadScenario(f"{what}: a whole number, {least} or more, not {value!r}")
    return value


def _flag(what: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise BadScenario(f"{what}: true or false, not {value!r}")
    return value


def _one_of(what: str, value: object, words: Sequence[object]) -> object:
    if value not in words:
        raise BadScenario(f"{what}: no {value!r}; there are {', '.join(repr(word) for word in words)}")
    return value


def _many(what: str, value: object) -> Sequence[object]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadScenario(f"{what}: a list, not {value!r}")
    return value


def _both(what: str, value: object) -> Sequence[object]:
    if len(_many(what, value)) != len(SEATS):
        raise BadScenario(f"{what}: a list of two, yours and theirs, not {value!r}")
    return cast("Sequence[object]", value)


def _object(what: str, value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise BadScenario(f"{what}: names and what they mean, not {value!r}")
    return value


def _only(what: str, keys: Sequence[str], known: Sequence[str]) -> None:
    unknown = [key for key in keys if key not in known]
    if unknown:
        raise BadScenario(f"{what}: {', '.join(unknown)}? It has {', '.join(known) or 'nothing on it'}")


def _keys(given: int | Sequence[str]) -> list[str]:
    keys = (
        list(KEYS[: _whole("keys", given)]) if isinstance(given, int) else list(cast("list[str]", _many("keys", given)))
    )
    if any(colour not in KEYS for colour in keys) or len(set(keys)) != len(keys):
        raise BadScenario(f"{given!r}: keys are {', '.join(KEYS)}, each once")
    if len(keys) == len(KEYS) or (isinstance(given, int) and given > len(KEYS)):
        raise BadScenario("who has three keys has won")
    return keys


# -- as a process -----------------------------------------------------------------------------------------------------

COMMANDS = (
    "play",
    "play_upgrade",
    "reap",
    "fight",
    "use_action",
    "use_omni",
    "unstun",
    "discard",
    "end_turn",
    "raise_tide",
    "done",
    "forge",
    "choose",
    "default",
)
READING = ("card", "player", "zone", "question", "meanings", "plays", "read", "may", "where")


def answer(table: Scenario | None, line: str) -> tuple[Scenario | None, dict[str, Json]]:
    """One command and its answer. {"do": "setup", "with": {...}}, {"do": "play", "args": ["punch", "troll"]}, ..."""
    try:
        command = json.loads(line)
        if not isinstance(command, dict) or "do" not in command:
            raise BadScenario('a command is an object with "do"')
        _only("a command", list(command), ("do", "args", "with"))
        do, args, given = command["do"], command.get("args", []), command.get("with", {})
        if do not in ("setup", "change", *COMMANDS, *READING):
            raise BadScenario(f"{do!r}? the commands are setup, change, {', '.join((*COMMANDS, *READING))}")
        if not isinstance(args, list) or not isinstance(given, dict):
            raise BadScenario('"args" is a list and "with" an object')
        if do == "setup":
            table = _call(do, Scenario, args, given)
            return table, {"ok": True, "question": table.question()}
        if table is None:
            raise BadScenario("nothing is set up yet")
        result = _call(do, getattr(table, do), args, given)
        if do in READING:
            return table, {"ok": True, "answer": result}
        return table, {"ok": True, "question": table.question()}
    except Exception as error:  # whatever went wrong is the answer; the next command finds the table as it was
        return table, {"ok": False, "error": f"{type(error).__name__}: {error}"}


def _call(do: str, function: Callable[..., T], args: Sequence[object], given: Mapping[str, object]) -> T:
    takes = signature(function)
    try:
        takes.bind(*args, **given)
    except TypeError as error:
        names = (f"*{name}" if one.kind is one.VAR_POSITIONAL else name for name, one in takes.parameters.items())
        raise BadScenario(f"{do}: {error}; it takes {', '.join(names) or 'nothing'}") from None
    return function(*args, **given)


def serve(commands: IO[str], answers: IO[str]) -> None:
    """Read a command a line, write an answer a line, until the input ends."""
    table: Scenario | None = None
    for line in commands:
        if line.strip():
            table, reply = answer(table, line)
            answers.write(json.dumps(reply) + "\n")
            answers.flush()


if __name__ == "__main__":
    if isinstance(sys.stdin, TextIOWrapper):
        # A line that is no text must not end the process.
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    serve(sys.stdin, sys.stdout)
