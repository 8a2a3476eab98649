"""Publishes the protocol: as JSON Schema at /protocol.json and in docs/protocol.json, as tables in docs/protocol.md.

`python -m stolik.server.publishing` writes the documents.
"""

import json
import sys
from pathlib import Path
from typing import Any, cast

import msgspec
from msgspec import Struct

from stolik.server import protocol as p
from stolik.table import Json

DRAFT = "https://json-schema.org/draft/2020-12/schema"
PUBLISHED: tuple[Any, ...] = (
    p.AnyCommand,
    p.AnyServerMessage,
    p.GuestRequest,
    p.GuestState,
    p.TableRequest,
    p.TableLine,
    p.Replay,
    p.Story,
    p.Analysis,
    p.OwnPlay,
    p.OwnPlayRequest,
    p.Imported,
    p.KeepRequest,
    p.RenameRequest,
    p.KeptOut,
)


def document() -> dict[str, Json]:
    """The whole protocol as JSON Schema: `Command` is what a client sends, `Message` what it receives."""
    roots, definitions = msgspec.json.schema_components(PUBLISHED, ref_template="#/$defs/{name}")
    roots = tuple(roots)
    definitions = {**definitions, "Command": roots[0], "Message": roots[1]}
    return {"$schema": DRAFT, "title": "Stolik protocol", "$defs": dict(sorted(definitions.items()))}


def text() -> str:
    return json.dumps(document(), indent=2, ensure_ascii=False) + "\n"


DOCS = Path(__file__).parents[3] / "docs"
BEGIN, END = "<!-- generated: python -m stolik.server.publishing -->", "<!-- end of the generated part -->"


def tables() -> str:
    """The messages as tables for docs/protocol.md."""
    lines: list[str] = []
    for title, union in (("Commands", p.AnyCommand), ("Messages of the server", p.AnyServerMessage)):
        lines += [f"### {title}", ""]
        for cls in union.__args__:
            lines += [f"**`{cls.__struct_config__.tag}`**. {_said(cls)}", "", *_fields(cls), ""]
    lines += ["### Parts of messages", ""]
    for cls in (
        p.TableState,
        p.SeatState,
        p.SeriesState,
        p.ClockState,
        p.ProposalState,
        p.DealState,
        p.You,
        p.QuestionOut,
        p.AskOut,
        p.OptionOut,
    ):
        lines += [f"**{cls.__name__}**. {_said(cls)}", "", *_fields(cls), ""]
    for cls in (p.EventOut, p.CardOut, p.PageOut, p.ResultOut, p.LessonOut, p.HintOut, p.ChatLineOut, p.Clock):
        lines += [f"**{cls.__name__}**. {_said(cls)}", "", *_fields(cls), ""]
    return "\n".join(lines).rstrip() + "\n"


def _said(cls: type) -> str:
    return " ".join((cls.__doc__ or "").split()) if not (cls.__doc__ or "").startswith(cls.__name__ + "(") else ""


def _fields(cls: type[Struct]) -> list[str]:
    _, definitions = msgspec.json.schema_components([cls], ref_template="{name}")
    schema = cast("dict[str, Any]", definitions[cls.__name__])
    rows = []
    for name, kind in schema["properties"].items():
        if name != "type":
            needed = "yes" if name in schema.get("required", ()) else ""
            rows.append(f"| `{name}` | {_kind(kind)} | {needed} |")
    return ["| field | kind | always |", "| --- | --- | --- |", *rows] if rows else []


def _kind(kind: dict[str, Any]) -> str:
    if "anyOf" in kind:
        return " or ".join(_kind(member) for member in kind["anyOf"])
    if "$ref" in kind:
        return str(kind["$ref"])
    if "enum" in kind:
        return " or ".join(f"`{json.dumps(value)}`" for value in kind["enum"])
    if kind.get("type") == "array":
        if "prefixItems" in kind:
            return "[" + ", ".join(_kind(item) for item in kind["prefixItems"]) + "]"
        return f"list of {_kind(kind.get('items', {}))}"
    return str(kind.get("type", "anything"))


def main(arguments: list[str]) -> None:
    docs = Path(*arguments) if arguments else DOCS
    (docs / "protocol.json").write_text(text(), "utf-8")
    page = docs / "protocol.md"
    before, _, rest = page.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n\n{tables()}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
