"""The published schema: what a record, an update, a transcript and a message look like as JSON, for every game.

`python -m stolik.schema` writes docs/schema.json. Objects are closed: a property that is not listed here is an error,
so that nothing finds its way to a player unannounced.
"""

import inspect
import json
import sys
import types
import typing
from importlib import import_module
from pathlib import Path
from typing import Annotated, Literal, NotRequired, Required, TypedDict, Union

from stolik import games
from stolik.table import Json
from stolik.table.record import Kind

DRAFT = "https://json-schema.org/draft/2020-12/schema"
FILE = Path(__file__).parents[2] / "docs" / "schema.json"


class SeatReference(TypedDict):
    """A player in a message; the reader sees the name of whoever sits there."""

    seat: int


class MessageJson(TypedDict):
    """A key of the game's words and its arguments; a plain string is verbatim text."""

    key: str
    args: "dict[str, int | str | SeatReference | MessageJson | list[MessageJson]]"


class CardJson(TypedDict):
    """A card as the viewer saw it; null stands for what it could not see, `was` is the id it had before."""

    id: int | None
    face: str | None
    was: NotRequired[int]


class OptionJson(TypedDict):
    """One answer: its id is what the client sends; `verb` and `things` say what it does, and to what.

    A thing is a card (`c12` by its id, `hand-1:3` by its place), a zone, a player (`seat-1`) or one of the game's own.
    `toward` are things that the next question is going to offer.
    """

    id: str
    message: MessageJson
    verb: str
    things: list[str]
    toward: NotRequired[list[str]]


class AskJson(TypedDict):
    """What one seat is asked. Only that seat receives the options: a list, or the ends of a range of numbers."""

    seat: int
    prompt: str
    args: dict[str, int | str | CardJson]
    message: MessageJson
    answered: bool
    given: NotRequired[str]
    source: NotRequired[CardJson]
    of: NotRequired[str]
    group: NotRequired[str]
    suggest: NotRequired[str | None]
    options: NotRequired[list[OptionJson]]
    range: NotRequired[tuple[int, int]]


class QuestionJson(TypedDict):
    """The open question: one ask, or several that are answered without seeing each other."""

    number: int
    asks: list[AskJson]


EventJson = TypedDict(
    "EventJson",
    {
        "kind": str,
        "args": dict[str, int | str | CardJson | list[CardJson]],
        "from": NotRequired[str],
        "to": NotRequired[str],
    },
)
EventJson.__doc__ = "Something that happened; `from` and `to` name zones if a card moved."


class ResultJson(TypedDict):
    """Every seat's place (equal places are shared, 0 means called off), the reason, and the scores if there are any."""

    places: list[int]
    reason: str
    scores: list[int]


class EntryJson(TypedDict):
    """One thing that a seat did."""

    kind: Kind
    seat: int
    question: int
    value: int | str | list[int | str] | None
    at: float


class SnapshotJson(TypedDict):
    """Where a match stands: the state of its last checkpoint and the answers since."""

    entries: int
    question: int
    state: dict[str, object]
    since: list[int | str | list[int | str] | dict[str, list[int | str | list[int | str]]]]
    pending: dict[str, int | str | list[int | str]]


class RecordJson(TypedDict):
    """All there is to know of a match. It holds the seed, so it stays on the server while the match runs."""

    game: str
    rules: int
    options: dict[str, str | int | bool | list[str | int | bool | list[str]]]
    seats: int
    seed: int | str
    entries: list[EntryJson]
    hashes: list[tuple[int, str]]
    snapshot: SnapshotJson | None


def document() -> dict[str, Json]:
    """The whole schema. What all games share is named plainly, what is a game's own starts with the game's id."""
    common = Definitions()
    for shared in (RecordJson, QuestionJson, EventJson, ResultJson):
        common.refer(shared)
    definitions = common.found
    for game in games.every():
        own = Definitions(f"{game.id}-")
        view = own.refer(import_module(f"stolik.games.{game.id}.view").View)
        update: dict[str, Json] = {
            "question": {"anyOf": [common.refer(QuestionJson), {"type": "null"}]},
            "view": view,
            "events": {"type": "array", "items": common.refer(EventJson)},
            "result": {"anyOf": [common.refer(ResultJson), {"type": "null"}]},
        }
        own.found[f"{game.id}-Page"] = {
            "description": "The table on the way to a question, and what had happened since the page before.",
            **_closed({"events": update["events"], "view": view}, ["events", "view"]),
        }
        pages: dict[str, Json] = {"type": "array", "items": {"$ref": f"#/$defs/{game.id}-Page"}}
        own.found[f"{game.id}-Update"] = {
            "description": "What a viewer receives at a question: the question, the table, and what happened since.",
            **_closed({**update, "pages": pages}, list(update)),
        }
        own.found[f"{game.id}-Transcript"] = {
            "description": "What a viewer received, question by question.",
            "type": "array",
            "items": {"$ref": f"#/$defs/{game.id}-Update"},
        }
        definitions = {**definitions, **own.found}
    return {"$schema": DRAFT, "title": "Stolik", "$defs": dict(sorted(definitions.items()))}


class Definitions:
    """Collects the schema of every TypedDict that it is asked for, and of those that these mention."""

    def __init__(self, prefix: str = "") -> None:
        self.prefix = prefix
        self.found: dict[str, Json] = {}

    def refer(self, cls: type) -> Json:
        name = self.prefix + cls.__name__.removesuffix("Json")
        if name not in self.found:
            self.found[name] = None  # it may mention itself
            hints = typing.get_type_hints(cls, include_extras=True)
            required: frozenset[str] = cls.__required_keys__  # type: ignore[attr-defined]
            properties = {key: self.describe(hint) for key, hint in hints.items()}
            closed = _closed(properties, [key for key in properties if key in required])
            self.found[name] = {"description": inspect.cleandoc(cls.__doc__ or ""), **closed}
        return {"$ref": f"#/$defs/{name}"}

    def describe(self, hint: object) -> Json:
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin in (NotRequired, Required, Annotated):
            return self.describe(args[0])
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.describe(arg) for arg in args]}
        if origin is Literal:
            return {"enum": list(args)}
        if origin is list:
            return {"type": "array", "items": self.describe(args[0])}
        if origin is tuple:
            return {
                "type": "array",
                "prefixItems": [self.describe(arg) for arg in args],
                "minItems": len(args),
                "items": False,
            }
        if origin is dict and args[0] is str:
            return {"type": "object", "additionalProperties": self.describe(args[1])}
        if typing.is_typeddict(hint):
            return self.refer(typing.cast(type, hint))
        try:
            return {**SIMPLE[hint]}
        except (KeyError, TypeError):
            raise TypeError(f"a view holds plain JSON types and TypedDicts, not {hint!r}") from None


SIMPLE: dict[object, dict[str, Json]] = {
    object: {},
    type(None): {"type": "null"},
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
}


def _closed(properties: dict[str, Json], required: list[str]) -> dict[str, Json]:
    names: list[Json] = [*required]
    return {"type": "object", "properties": properties, "required": names, "additionalProperties": False}


def text() -> str:
    return json.dumps(document(), indent=2, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> None:
    file = Path(*arguments) if arguments else FILE
    file.write_text(text(), "utf-8")
    print(file)


if __name__ == "__main__":
    main(sys.argv[1:])
