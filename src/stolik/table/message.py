"""What the rules say: keys and typed arguments, never sentences. `stolik.words` puts them into a language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from stolik.table.plain import Json


@dataclass(frozen=True, slots=True)
class Seat:
    """A player; the reader sees the name of whoever sits there."""

    number: int


@dataclass(frozen=True, slots=True)
class Message:
    """A key and its arguments, kept sorted by name: the same message is equal however it was built."""

    key: str
    args: tuple[tuple[str, Value], ...] = ()

    def __post_init__(self) -> None:
        if len(self.args) > 1:
            object.__setattr__(self, "args", tuple(sorted(self.args)))


MORE_WORDS: dict[str, dict[str, str]] = {}
"""By game and language, Fluent text that only a loaded game knows, such as the names of a host's own cards."""

# A str is verbatim text, such as a nickname, and is never translated.
Value: TypeAlias = int | str | Seat | Message | tuple[Message, ...]


def message(key: str, /, **args: Value) -> Message:
    return Message(key, tuple(args.items()))


def to_plain(message: Message) -> dict[str, Json]:
    """The message as JSON data, {"key": ..., "args": {...}}; a seat in it is {"seat": 0}, a tuple a list."""
    return {"key": message.key, "args": {name: _plain(value) for name, value in message.args}}


def from_plain(data: object) -> Message:
    value = _value(data)
    if not isinstance(value, Message):
        raise ValueError(f"not a message: {data!r}")
    return value


def _plain(value: Value) -> Json:
    match value:
        case Message():
            return to_plain(value)
        case Seat(number):
            return {"seat": number}
        case tuple():
            return [to_plain(member) for member in value]
        case _:
            return value


def _value(data: object) -> Value:
    match data:
        case int() | str():
            return data
        case list():
            return tuple(from_plain(member) for member in data)
        case {"seat": int(number)}:
            return Seat(number)
        case {"key": str(key), "args": dict(args)}:
            return Message(key, tuple((name, _value(value)) for name, value in args.items()))
        case _:
            raise ValueError(f"not a message's value: {data!r}")
