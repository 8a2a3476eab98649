"""Views as numbers of a fixed size.

The layout of an observation follows from the schema of the game's view, field by field; `Encoder.fields` names every
number of it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, cast
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from stolik import schema
from stolik.games import load
from stolik.table import Ask, Game, Json, State
from stolik.table.event import title

PROMPTS = 64
PLACES = (8, 6, 4)
"""How many things of a list are told one by one, in a list of the table, in one inside that, and so on."""
LABELS = frozenset({"id", "card", "option"})
"""What names a thing but says nothing about it."""

Floats = NDArray[np.float32]
Write = Callable[[Any, Floats, int], None]


@dataclass(frozen=True, slots=True)
class Field:
    """A part of an observation: what it is called, how many numbers it takes, and how they are written."""

    name: str
    size: int
    write: Write


class Encoder:
    """Turns what a seat sees of a game into numbers."""

    def __init__(self, game: Game[State], seats: int) -> None:
        self.game = game
        self.seats = seats
        self._definitions = _definitions()
        self._faces = {face: place for place, face in enumerate(dict.fromkeys(map(title, game.faces)))}
        self._parts = [Field("prompt", PROMPTS, _one_hot_prompt), Field("together", 1, _number)]
        self._view = list(self._of({"$ref": f"#/$defs/{game.id}-View"}, "", 0))
        self.size = sum(field.size for field in [*self._parts, *self._view])

    def __reduce__(self) -> tuple[Any, ...]:
        return _encoder, (self.game.id, self.seats)

    def fields(self) -> list[str]:
        """The name of every number of an observation, in order."""
        names = []
        for field in [*self._parts, *self._view]:
            names += [field.name] if field.size == 1 else [f"{field.name}[{i}]" for i in range(field.size)]
        return names

    def encode(self, view: dict[str, Json], viewer: int, ask: Ask | None, together: bool) -> Floats:
        """What a seat sees, from its own side: lists by seat begin with it."""
        out = np.zeros(self.size, np.float32)
        at = 0
        for field, value in zip(self._parts, ("" if ask is None else ask.prompt, together), strict=True):
            field.write(value, out, at)
            at += field.size
        shown = dict(view)
        players = shown.get("players")
        if isinstance(players, list) and viewer < len(players):
            shown["players"] = [*players[viewer:], *players[:viewer]]
        for field in self._view:
            field.write(shown, out, at)
            at += field.size
        return out

    # -- from the schema ----------------------------------------------------------------------------------------------

    def _of(self, told: dict[str, Any], name: str, depth: int) -> Iterator[Field]:
        """The numbers for a value of this kind; what writes them is given the value itself."""
        if "$ref" in told:
            yield from self._of(self._definitions[told["$ref"].rpartition("/")[2]], name, depth)
        elif "anyOf" in told:
            kinds = [kind for kind in told["anyOf"] if kind.get("type") != "null"]
            if len(kinds) < len(told["anyOf"]):
                yield Field(f"{name}?", 1, _there)
            if len(kinds) == 1:
                yield from self._of(kinds[0], name, depth)
        elif "enum" in told:
            yield Field(name, len(told["enum"]), _one_hot(told["enum"]))
        elif told.get("type") in ("integer", "number", "boolean"):
            yield Field(name, 1, _number)
        elif told.get("type") == "object" and "properties" in told:
            for key, kind in told["properties"].items():
                if key == "face":
                    yield Field(f"{name}.face", 1, self._face)
                elif key not in LABELS:
                    for field in self._of(kind, f"{name}.{key}" if name else key, depth):
                        yield Field(field.name, field.size, _inside(key, field.write))
        elif told.get("type") == "array" and isinstance(told.get("items"), dict):
            yield from self._of_list(told["items"], name, depth)

    def _of_list(self, items: dict[str, Any], name: str, depth: int) -> Iterator[Field]:
        if name == "players":
            for seat in range(self.seats):
                for field in self._of(items, f"players.{seat}", depth):
                    yield Field(field.name, field.size, _inside(seat, field.write))
            return
        yield Field(f"#{name}", 1, _length)
        if self._has_face(items):
            yield Field(f"{name}:faces", len(self._faces), self._bag)
        for place in range(PLACES[depth] if depth < len(PLACES) else 0):
            for field in self._of(items, f"{name}.{place}", depth + 1):
                yield Field(field.name, field.size, _inside(place, field.write))

    def _has_face(self, told: dict[str, Any]) -> bool:
        if "$ref" in told:
            return self._has_face(self._definitions[told["$ref"].rpartition("/")[2]])
        if "anyOf" in told:
            return any(self._has_face(kind) for kind in told["anyOf"])
        return "face" in told.get("properties", ())

    def _face(self, value: Any, out: Floats, at: int) -> None:
        """The number of a card's title among the game's, from 1, as a part of them all."""
        if isinstance(value, dict) and isinstance(value.get("face"), str):
            out[at] = (self._faces.get(title(value["face"]), -1) + 1) / len(self._faces)

    def _bag(self, value: Any, out: Floats, at: int) -> None:
        """How many cards of each title there are."""
        for card in value if isinstance(value, list) else ():
            if isinstance(card, dict) and isinstance(card.get("face"), str):
                place = self._faces.get(title(card["face"]))
                if place is not None:
                    out[at + place] += 1


def _encoder(game_id: str, seats: int) -> Encoder:
    return Encoder(load(game_id), seats)


@cache
def _definitions() -> dict[str, Any]:
    return cast("dict[str, Any]", schema.document()["$defs"])


def _inside(key: str | int, write: Write) -> Write:
    """Write a part of a value, if it has that part."""

    def inner(value: Any, out: Floats, at: int) -> None:
        if isinstance(value, dict) and isinstance(key, str):
            part = value.get(key)
        elif isinstance(value, list) and isinstance(key, int) and key < len(value):
            part = value[key]
        else:
            return
        if part is not None:
            write(part, out, at)

    return inner


def _number(value: Any, out: Floats, at: int) -> None:
    if isinstance(value, int | float):
        out[at] = value


def _there(value: Any, out: Floats, at: int) -> None:
    out[at] = 1


def _length(value: Any, out: Floats, at: int) -> None:
    if isinstance(value, list):
        out[at] = len(value)


def _one_hot(values: Sequence[Any]) -> Write:
    def inner(value: Any, out: Floats, at: int) -> None:
        if value in values:
            out[at + values.index(value)] = 1

    return inner


def _one_hot_prompt(value: Any, out: Floats, at: int) -> None:
    if value:
        out[at + crc32(value.encode()) % PROMPTS] = 1
