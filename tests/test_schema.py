"""The published schema is current, valid, closed, and names nothing that it does not define."""

import json
import re
from collections.abc import Iterator
from typing import TypedDict

import pytest
from jsonschema import Draft202012Validator

from stolik import games, schema


def parts(node: object) -> Iterator[dict[str, object]]:
    if isinstance(node, dict):
        yield node
        for value in node.values():
            yield from parts(value)
    elif isinstance(node, list):
        for value in node:
            yield from parts(value)


def test_the_committed_file_is_current() -> None:
    assert schema.FILE.read_text("utf-8") == schema.text(), "write it again: python -m stolik.schema"


def test_it_is_a_json_schema() -> None:
    Draft202012Validator.check_schema(schema.document())


def test_every_reference_leads_somewhere() -> None:
    defined = set(schema.document()["$defs"])  # type: ignore[arg-type]
    assert set(re.findall(r'"#/\$defs/([^"]+)"', schema.text())) <= defined
    assert {"Record", "Question", "Event", "Message", "Result"} <= defined
    for game in games.every():
        assert {f"{game.id}-View", f"{game.id}-Update", f"{game.id}-Transcript"} <= defined


def test_every_object_is_closed() -> None:
    for node in parts(schema.document()["$defs"]):
        if "properties" in node and "type" in node:
            assert node["additionalProperties"] is False


class Branch(TypedDict):
    """A tree."""

    twigs: "list[Branch]"
    leaf: tuple[int, str] | None


def test_a_type_that_mentions_itself() -> None:
    definitions = schema.Definitions("oak-")
    assert definitions.refer(Branch) == {"$ref": "#/$defs/oak-Branch"}
    tree = Draft202012Validator({**json.loads(json.dumps(definitions.found["oak-Branch"])), "$defs": definitions.found})
    leaf = {"twigs": [], "leaf": [1, "green"]}
    assert tree.is_valid({"twigs": [leaf, leaf], "leaf": None})
    for wrong in ({"twigs": [{}], "leaf": None}, {"twigs": [], "leaf": [1, 2]}, {**leaf, "nest": 1}, {"twigs": []}):
        assert not tree.is_valid(wrong)


def test_a_view_that_is_not_plain_is_refused() -> None:
    class Odd(TypedDict):
        cards: set[int]

    with pytest.raises(TypeError, match="plain JSON types"):
        schema.Definitions().refer(Odd)
