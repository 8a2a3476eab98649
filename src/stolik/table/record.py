"""The record: everything a match is. Entries are added and never removed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeVar, cast, get_args

from stolik.table.ask import Option
from stolik.table.chance import SECRET, Seed
from stolik.table.errors import DamagedRecord
from stolik.table.game import Options
from stolik.table.plain import Json

Kind = Literal["answer", "retract", "undo", "concede", "timeout", "abort"]
KINDS: tuple[str, ...] = get_args(Kind)
MIXED = 0
"""The rules version of a record that began under other rules and went on from a snapshot: no rules replay it whole."""
LATEST = 2**53
"""No time is as far off; and what is no number is not within it."""
T = TypeVar("T")


@dataclass(slots=True)
class Entry:
    """One thing that a seat did: `value` is the option answered or, for an undo, how many answers it took back."""

    kind: Kind
    seat: int
    question: int
    value: Option | None = None
    at: float = 0.0

    def to_json(self) -> Json:
        value: Json = [*self.value] if isinstance(self.value, tuple) else self.value
        return {"kind": self.kind, "seat": self.seat, "question": self.question, "value": value, "at": self.at}


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Where the match stands: the last checkpoint, the answers since, and after how many entries that was."""

    entries: int
    question: int
    state: Json
    since: list[Json]
    pending: dict[str, Json]

    def to_json(self) -> Json:
        return {
            "entries": self.entries,
            "question": self.question,
            "state": self.state,
            "since": self.since,
            "pending": self.pending,
        }


@dataclass(frozen=True, slots=True)
class Record:
    """It holds the seed, so it must not leave the server while the match runs."""

    game: str
    rules: int
    options: Options
    seats: int
    seed: Seed
    """A number, or the secret of a match that cannot be foretold."""
    entries: list[Entry] = field(default_factory=list)
    hashes: list[tuple[int, str]] = field(default_factory=list)
    """After how many entries a new checkpoint stood, and its fingerprint."""
    snapshot: Snapshot | None = None

    def to_json(self) -> dict[str, Json]:
        return {
            "game": self.game,
            "rules": self.rules,
            "options": cast(Json, self.options),
            "seats": self.seats,
            "seed": self.seed,
            "entries": [entry.to_json() for entry in self.entries],
            "hashes": [[count, mark] for count, mark in self.hashes],
            "snapshot": self.snapshot.to_json() if self.snapshot else None,
        }

    @classmethod
    def from_json(cls, data: object) -> "Record":
        """Read a record; a damaged one names the first thing that is wrong."""
        head = _mapping(data, "a record")
        entries = _list(head, "entries")
        marks = [_mark(mark) for mark in _list(head, "hashes")]
        snapshot = head.get("snapshot")
        return cls(
            game=_typed(head, "game", str),
            rules=_typed(head, "rules", int),
            options=cast(Options, _typed(head, "options", dict)),
            seats=_typed(head, "seats", int),
            seed=_seed(head),
            entries=[_entry(number, entry) for number, entry in enumerate(entries)],
            hashes=marks,
            snapshot=None if snapshot is None else _snapshot(snapshot),
        )


def _mapping(data: object, what: str) -> Mapping[str, object]:
    if not isinstance(data, Mapping):
        raise DamagedRecord(f"{what} is a JSON object, not {type(data).__name__}")
    return data


def _typed(data: Mapping[str, object], name: str, kind: type[T]) -> T:
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise DamagedRecord(f"the field {name!r} should be {kind.__name__}, not {value!r}")
    return value


def _seed(data: Mapping[str, object]) -> Seed:
    seed = data.get("seed")
    if isinstance(seed, str) and SECRET.fullmatch(seed):
        return seed
    return _typed(data, "seed", int)


def _list(data: Mapping[str, object], name: str) -> list[object]:
    return _typed(data, name, list)


def _mark(mark: object) -> tuple[int, str]:
    match mark:
        case [int(count), str(text)]:
            return count, text
    raise DamagedRecord(f"a hash is [entries, text], not {mark!r}")


def read_option(value: object) -> Option | None:
    """An option from its JSON form, or None if that is not one."""
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    if isinstance(value, list | tuple) and all(isinstance(v, str | int) and not isinstance(v, bool) for v in value):
        return tuple(value)
    return None


def _entry(number: int, data: object) -> Entry:
    try:
        fields = _mapping(data, "an entry")
        kind = _typed(fields, "kind", str)
        if kind not in KINDS:
            raise DamagedRecord(f"{kind!r} is not one of {', '.join(KINDS)}")
        at = fields.get("at", 0.0)
        if not isinstance(at, int | float) or isinstance(at, bool) or not -LATEST <= at <= LATEST:
            raise DamagedRecord(f"the time should be a number, not {at!r}")
        value = read_option(fields.get("value"))
        if kind == "answer" and value is None:
            raise DamagedRecord(f"an answer needs a value, not {fields.get('value')!r}")
        return Entry(cast(Kind, kind), _typed(fields, "seat", int), _typed(fields, "question", int), value, at)
    except DamagedRecord as error:
        raise DamagedRecord(str(error), number) from None


def _snapshot(data: object) -> Snapshot:
    fields = _mapping(data, "a snapshot")
    return Snapshot(
        entries=_typed(fields, "entries", int),
        question=_typed(fields, "question", int),
        state=cast(Json, _typed(fields, "state", dict)),
        since=cast("list[Json]", _list(fields, "since")),
        pending=cast("dict[str, Json]", _typed(fields, "pending", dict)),
    )
