"""Plain data: slotted dataclasses of ints, strings, lists and dicts, to JSON and back, and their fingerprint."""

import hashlib
import json
import types
import typing
from dataclasses import fields, is_dataclass
from functools import cache
from typing import TypeAlias, TypeVar, Union, cast

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
T = TypeVar("T")
SIMPLE = (int, str, bool, float)


class NotPlain(TypeError):
    """Something in a state is not plain data, so it could not be copied, stored or compared."""


@cache
def _stored(cls: type) -> tuple[tuple[str, object], ...]:
    hints = typing.get_type_hints(cls)
    return tuple((f.name, hints[f.name]) for f in fields(cls) if not f.metadata.get("transient"))


def dump(value: object) -> Json:
    """The JSON form of plain data; transient fields are left out."""
    if value is None or isinstance(value, SIMPLE):
        return value
    if isinstance(value, (list, tuple)):
        # Nearly everything in a state is a list of numbers: those need not be asked one by one.
        return [item if type(item) in SIMPLE else dump(item) for item in value]
    if isinstance(value, dict):
        for key in value:
            if not isinstance(key, str):
                raise NotPlain(f"a dict in a state has the key {key!r}; keys must be strings")
        return {key: dump(item) for key, item in value.items()}
    if is_dataclass(value) and not isinstance(value, type):
        return {name: dump(getattr(value, name)) for name, _ in _stored(type(value))}
    raise NotPlain(f"{type(value).__name__} is not plain data: {value!r}")


def load(cls: type[T], data: Json) -> T:
    """What `dump` was given, rebuilt as an object of `cls`."""
    return cast(T, _load(cls, data))


def _load(hint: object, data: Json) -> object:
    origin = typing.get_origin(hint)
    if origin in (Union, types.UnionType):
        members = [member for member in typing.get_args(hint) if member is not type(None)]
        if data is None or len(members) != 1:
            return _tuples(data) if any(typing.get_origin(m) is tuple for m in members) else data
        return _load(members[0], data)
    if origin is list:
        (item,) = typing.get_args(hint)
        return [_load(item, value) for value in cast("list[Json]", data)]
    if origin is tuple:
        item = typing.get_args(hint)[0]
        return tuple(_load(item, value) for value in cast("list[Json]", data))
    if origin is dict:
        item = typing.get_args(hint)[1]
        return {key: _load(item, value) for key, value in cast("dict[str, Json]", data).items()}
    if isinstance(hint, type) and is_dataclass(hint):
        stored = cast("dict[str, Json]", data)
        # A field that is not there yet, because the data are older, takes its default.
        return hint(**{name: _load(kind, stored[name]) for name, kind in _stored(hint) if name in stored})
    return data


def _tuples(data: Json) -> object:
    return tuple(_tuples(item) for item in data) if isinstance(data, list) else data


def canonical(data: object) -> str:
    """One spelling for equal plain data: sorted keys, no spaces."""
    return _spell(data)


def _fields(value: object) -> dict[str, object]:
    """A dataclass for the JSON encoder, which goes on by itself from there (and faster than `dump`)."""
    kind: type = type(value)
    names = _names(kind)
    if names is None:
        raise NotPlain(f"{kind.__name__} is not plain data: {value!r}")
    return {name: getattr(value, name) for name in names}


@cache
def _names(cls: type) -> tuple[str, ...] | None:
    return tuple(sorted(name for name, _ in _stored(cls))) if is_dataclass(cls) else None


# Plain data refer to nothing twice, so that nobody has to look whether they refer to themselves.
_spell = json.JSONEncoder(
    default=_fields, sort_keys=True, separators=(",", ":"), ensure_ascii=False, check_circular=False
).encode


def fingerprint(value: object) -> str:
    """A short hash of plain data, the same on every machine."""
    return hashlib.blake2b(canonical(value).encode(), digest_size=8).hexdigest()
