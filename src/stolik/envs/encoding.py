"""Views as numbers of a fixed size.

The layout of an observation follows from the schema of the game's view, field by field; `Encoder.fields` names every
number of it. Seats are counted from whoever looks: 0 is always oneself.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, cast
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from stolik import schema
from stolik.envs.actions import NAMES, listed
from stolik.envs.words import WORDS
from stolik.games import load
from stolik.table import Ask, Game, Json, State
from stolik.table.event import title

SPARE_PROMPTS: Final = 8
"""Prompts that are not in the game's list share so many numbers."""
PLACES = (8, 6, 4)
"""How many things of a list are told one by one, in a list of the table, in one inside that, and so on."""
LABELS = frozenset({"id", "card", "option"})
"""What names a thing but says nothing about it, where it is a number or a text and not the thing itself."""
LABELLED: Final = {"keyforge": frozenset({"offers.hand", "offers.creatures", "offers.artifacts"})}
"""The lists of such names: how many there are is all that they say."""
SEATS: Final = {
    "vale": frozenset({"first", "marker", "order"}),
    "ostium": frozenset({"active", "first", "foe", "seat", "side"}),
    "mysthea": frozenset({"control", "holder", "order", "seat", "starter", "tokens", "turn"}),
    "keyforge": frozenset({"active", "first", "owner", "tide"}),
}
"""The fields of a game's view that hold a seat, or a list of seats: to the schema they are mere integers."""
BY_SEAT: Final = {
    "cardia": frozenset({"cards", "signets"}),
    "mysthea": frozenset({"forecast", "worth"}),
}
"""The lists that have a thing for every seat, in their order; `players` is one in every game."""
ROOMS: Final = {"cardia": {"encounters": 16}, "mysthea": {"track": 9}}
"""The lists of a table that are told whole: so long they are at the most."""

Floats = NDArray[np.float32]
Write = Callable[[Any, Floats, int, int], None]
"""Writes a value into an observation from a place on, as a viewer counts. What is not there stays 0, with all in it."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of an observation: what its numbers are called, and how they are written."""

    names: tuple[str, ...]
    write: Write

    @property
    def size(self) -> int:
        return len(self.names)


def part(name: str, write: Write, size: int | None = None) -> Part:
    """So many numbers of one name, or a single one."""
    return Part((name,) if size is None else tuple(f"{name}[{place}]" for place in range(size)), write)


class Encoder:
    """Turns what a seat sees of a game into numbers."""

    def __init__(self, game: Game[State], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.sides = max(2, seats)
        """Whoever plays alone has a side of the table against them, too."""
        self._definitions = _definitions()
        self._faces = {face: place for place, face in enumerate(dict.fromkeys(map(title, game.faces)))}
        self._seats = SEATS.get(game.id, frozenset())
        self._by_seat = BY_SEAT.get(game.id, frozenset()) | {"players"}
        self._rooms = ROOMS.get(game.id, {})
        self._words = WORDS.get(game.id, {})
        self._labelled = LABELLED.get(game.id, frozenset())
        # Prompts come last, so that a new one moves nothing.
        parts = {
            "together": part("together", _number),
            "seat": part("seat", _one_hot(range(seats)), seats),
            "source": part("source:faces", self._bag, len(self._faces)),
            "view": self._of({"$ref": f"#/$defs/{game.id}-View"}, "", 0),
            "prompt": _prompt(known_prompts(game.id)),
        }
        self._all = in_a_row([_inside(key, inner) for key, inner in parts.items()])
        self.size = self._all.size

    def __reduce__(self) -> tuple[Any, ...]:
        return encoder_for, (self.game.id, self.seats)

    def fields(self) -> list[str]:
        """The name of every number of an observation, in order."""
        return [*self._all.names]

    def encode(
        self, view: dict[str, Json], viewer: int, ask: Ask | None, together: bool, source: str | None = None
    ) -> Floats:
        """What a seat sees, from its own side: seats are counted from it, and lists by seat begin with it.

        `source` is the face of the card that asks, if the seat sees it.
        """
        out = np.zeros(self.size, np.float32)
        shown = {
            "together": together,
            "seat": viewer,
            "source": None if source is None else [{"face": source}],
            "view": view,
            "prompt": None if ask is None else ask.prompt,
        }
        self._all.write(shown, out, 0, viewer)
        return out

    # -- from the schema ----------------------------------------------------------------------------------------------

    def _of(self, told: dict[str, Any], name: str, depth: int) -> Part:
        """The numbers for a value of this kind."""
        if "$ref" in told:
            return self._of(self._definitions[told["$ref"].rpartition("/")[2]], name, depth)
        if "anyOf" in told:
            kinds = [kind for kind in told["anyOf"] if kind.get("type") != "null"]
            inner = self._of(kinds[0], name, depth) if len(kinds) == 1 else NOTHING
            return in_a_row([part(f"{name}?", _there), inner]) if len(kinds) < len(told["anyOf"]) else inner
        if "enum" in told:
            return _said(name, told["enum"])
        if told.get("type") == "integer" and _field(name) in self._seats:
            return part(name, self._seat, self.sides)
        if told.get("type") in ("integer", "number", "boolean"):
            return part(name, _number)
        if told.get("type") == "object" and "properties" in told:
            parts = []
            for key, kind in told["properties"].items():
                if key == "face":
                    parts.append(part(f"{name}.face", self._face))
                elif key not in LABELS or kind.get("type") not in ("integer", "string"):
                    parts.append(_inside(key, self._of(kind, f"{name}.{key}" if name else key, depth)))
            return in_a_row(parts)
        if told.get("type") == "array" and isinstance(told.get("items"), dict):
            return self._of_list(told["items"], name, depth)
        return _said(name, self._words_of(name))  # a word, or numbers by word

    def _words_of(self, name: str) -> Sequence[str]:
        """Which words a field has; none if they say nothing."""
        return self._words.get(_way(name)) or self._words.get(_field(name), ())

    def _of_list(self, items: dict[str, Any], name: str, depth: int) -> Part:
        bag = [part(f"{name}:faces", self._bag, len(self._faces))] if self._has_face(items) else []
        if _field(name) in self._by_seat:
            sides = [self._of(items, f"{name}.{side}", depth) for side in range(self.sides)]
            return in_a_row([*bag, _from_viewer(_one_by_one(sides))])
        parts = [part(f"#{name}", _length), *bag]
        if _way(name) in self._labelled:
            return in_a_row(parts)
        if items.get("type") == "string":
            return in_a_row([*parts, _said(name, self._words_of(name))])
        places = range(self._rooms.get(name, PLACES[depth]) if depth < len(PLACES) else 0)
        return in_a_row([*parts, _one_by_one([self._of(items, f"{name}.{place}", depth + 1) for place in places])])

    def _has_face(self, told: dict[str, Any]) -> bool:
        if "$ref" in told:
            return self._has_face(self._definitions[told["$ref"].rpartition("/")[2]])
        if "anyOf" in told:
            return any(self._has_face(kind) for kind in told["anyOf"])
        return "face" in told.get("properties", ())

    def _seat(self, value: Any, out: Floats, at: int, viewer: int) -> None:
        if isinstance(value, int) and 0 <= value < self.sides:
            out[at + (value - viewer) % self.sides] = 1

    def _face(self, value: Any, out: Floats, at: int, viewer: int) -> None:
        """The number of a card's title among the game's, from 1, as a part of them all."""
        if isinstance(value, dict) and isinstance(value.get("face"), str):
            out[at] = (self._faces.get(title(value["face"]), -1) + 1) / len(self._faces)

    def _bag(self, value: Any, out: Floats, at: int, viewer: int) -> None:
        """How many cards of each title there are."""
        for card in value if isinstance(value, list) else ():
            if isinstance(card, dict) and isinstance(card.get("face"), str):
                place = self._faces.get(title(card["face"]))
                if place is not None:
                    out[at + place] += 1


@cache
def encoder_for(game_id: str, seats: int) -> Encoder:
    """The one encoder of this table: it holds nothing of a match, and to lay it out takes as long as many steps."""
    return Encoder(load(game_id), seats)


@cache
def known_prompts(game_id: str) -> tuple[str, ...]:
    """Those that have a number of their own, in order."""
    return listed(NAMES / f"{game_id}-prompts.txt")


def _field(name: str) -> str:
    """The field that a number belongs to: `order` for `order.3`."""
    return next(word for word in reversed(name.split(".")) if not word.isdigit())


def _way(name: str) -> str:
    """The fields that lead to a number, without the places in their lists: `ring.regions` for `ring.0.regions.2`."""
    return ".".join(word for word in name.split(".") if not word.isdigit())


@cache
def _definitions() -> dict[str, Any]:
    return cast("dict[str, Any]", schema.document()["$defs"])


def _nothing(value: Any, out: Floats, at: int, viewer: int) -> None:
    pass


NOTHING: Final = Part((), _nothing)


def in_a_row(parts: Sequence[Part]) -> Part:
    """Several parts of the same value."""
    writers, names = _placed(parts)

    def write(value: Any, out: Floats, at: int, viewer: int) -> None:
        for offset, inner in writers:
            inner(value, out, at + offset, viewer)

    return Part(names, write)


def _one_by_one(parts: Sequence[Part]) -> Part:
    """What a list begins with, each in its own part. They are all of one kind, so all are empty or none."""
    writers, names = _placed(parts)

    def write(value: Any, out: Floats, at: int, viewer: int) -> None:
        if isinstance(value, list):
            for (offset, inner), thing in zip(writers, value):
                if thing is not None:
                    inner(thing, out, at + offset, viewer)

    return Part(names, write)


def _from_viewer(by_seat: Part) -> Part:
    """A list by seat, the viewer's part of it first."""

    def write(value: Any, out: Floats, at: int, viewer: int) -> None:
        if isinstance(value, list):
            by_seat.write([*value[viewer:], *value[:viewer]], out, at, viewer)

    return Part(by_seat.names, write)


def _placed(parts: Sequence[Part]) -> tuple[list[tuple[int, Write]], tuple[str, ...]]:
    """Where each part writes that has anything to write, and the names of them all."""
    writers: list[tuple[int, Write]] = []
    names: list[str] = []
    for one in parts:
        if one.size:
            writers.append((len(names), one.write))
        names += one.names
    return writers, tuple(names)


def _inside(key: str, inner: Part) -> Part:
    """A part of a value, if it has that part."""
    write_inner = inner.write

    def write(value: Any, out: Floats, at: int, viewer: int) -> None:
        if isinstance(value, dict):
            found = value.get(key)
            if found is not None:
                write_inner(found, out, at, viewer)

    return Part(inner.names, write)


def _number(value: Any, out: Floats, at: int, viewer: int) -> None:
    if isinstance(value, int | float):
        out[at] = value


def _there(value: Any, out: Floats, at: int, viewer: int) -> None:
    out[at] = 1


def _length(value: Any, out: Floats, at: int, viewer: int) -> None:
    if isinstance(value, list):
        out[at] = len(value)


def _one_hot(values: Sequence[Any]) -> Write:
    def inner(value: Any, out: Floats, at: int, viewer: int) -> None:
        if value in values:
            out[at + values.index(value)] = 1

    return inner


def _said(name: str, words: Sequence[str]) -> Part:
    """How often each of these words is there: one alone, in a list, or with a number of its own."""
    places = {word: place for place, word in enumerate(words)}

    def write(value: Any, out: Floats, at: int, viewer: int) -> None:
        if isinstance(value, str):
            value = (value,)
        for word in value:
            place = places.get(title(word))
            if place is not None:
                out[at + place] += value[word] if isinstance(value, dict) else 1

    return Part(tuple(f"{name}:{word}" for word in words), write)


def _prompt(known: Sequence[str]) -> Part:
    """What is asked: a number for each known prompt, after those that all others share."""
    places = {prompt: SPARE_PROMPTS + place for place, prompt in enumerate(known)}
    spare = tuple(f"prompt[{place}]" for place in range(SPARE_PROMPTS))

    def write(value: Any, out: Floats, at: int, viewer: int) -> None:
        out[at + places.get(value, crc32(value.encode()) % SPARE_PROMPTS)] = 1

    return Part(spare + tuple(f"prompt:{prompt}" for prompt in known), write)
