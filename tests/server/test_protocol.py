"""The published protocol: what goes over the wire is what the schema says, and the docs are current."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from tests.server.harness import Party, ServerProcess, both, play, some_turns

from stolik.server import protocol, publishing
from stolik.server.problems import server_words
from stolik.words import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
SERVER = Path(protocol.__file__).parent


def validator(name: str) -> jsonschema.Draft202012Validator:
    document: dict[str, Any] = {**publishing.document(), "$ref": f"#/$defs/{name}"}
    jsonschema.Draft202012Validator.check_schema(document)
    return jsonschema.Draft202012Validator(closed(document))


def closed(schema: Any) -> Any:
    """The schema with every object closed: what the server sends must be announced."""
    if isinstance(schema, list):
        return [closed(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    shut = {key: closed(value) for key, value in schema.items()}
    if "properties" in shut and shut.get("type") == "object":
        shut.setdefault("additionalProperties", False)
    return shut


@play
async def test_every_frame_of_whole_matches_is_as_published(server: ServerProcess) -> None:
    message = validator("Message")
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(clock={"minutes": 5}, wins=2)
        celina = await party.guest("Celina", "pl")
        await celina.ok("watch", table=table)
        await celina.ok("chat", table=table, text="powodzenia")
        await ania.refused("kick", table=table, seat=1)
        await both(ania.play_on(table), bartek.play_on(table))
        await ania.ok("start", table=table)
        await bartek.until(lambda: not bartek.result(table))  # he may hear of it later than she does
        await some_turns(table, ania, bartek, questions=1)
        await ania.ok("undo", table=table, seat=0)
        await bartek.ok("agree", table=table)
        await ania.ok("propose", table=table, what="abort")
        for player in (ania, bartek, celina):
            for frame in player.received:
                message.validate(frame)
        replay = validator("Replay")
        replay.validate(await ania.get(f"/api/matches/{ania.tables[table]['matches'][0]}?seat=0"))
        line = validator("TableLine")
        for table_line in [*await ania.get("/api/tables"), *await ania.get("/api/my/tables")]:
            line.validate(table_line)
        assert await ania.get("/protocol.json") == publishing.document()
        assert "cardia-View" in (await ania.get("/schema.json"))["$defs"]


@pytest.mark.parametrize("command", protocol.AnyCommand.__args__)
def test_every_command_is_read_back_as_it_was_written(command: type[protocol.Command]) -> None:
    given: dict[str, Any] = {
        "table": "abc", "id": 7, "seat": 1, "question": 3, "options": ["c1"], "level": "greedy", "what": "abort",
        "text": "x", "guest": "g", "card": 5, "option": "deck", "value": "random",
    }  # fmt: skip
    known = {field.name for field in msgspec.structs.fields(command)}
    made = command(**{name: value for name, value in given.items() if name in known and name != "options"}
                   | ({"options": ["c1"]} if command is protocol.Answer else {}))  # fmt: skip
    encoded = protocol.encode(made)
    assert protocol.read_command(encoded) == made
    validator("Command").validate(json.loads(encoded))


def test_the_docs_are_current() -> None:
    """`python -m stolik.server.publishing` writes them."""
    assert (DOCS / "protocol.json").read_text("utf-8") == publishing.text()
    page = (DOCS / "protocol.md").read_text("utf-8")
    generated = page.partition(publishing.BEGIN)[2].partition(publishing.END)[0]
    assert generated.strip() == publishing.tables().strip()


def codes() -> Iterator[str]:
    """Every code that the source gives to Refused or to a notice."""
    import re

    for file in SERVER.rglob("*.py"):
        source = file.read_text("utf-8")
        yield from (f"problem-{code}" for code in re.findall(r'Refused\(\s*"([a-z-]+)"', source))
        yield from (f"problem-{code}" for code in re.findall(r'refuse\(socket, "([a-z-]+)"', source))
        yield from (f"notice-{code}" for code in re.findall(r'notify\(\s*"([a-z-]+)"', source))
        yield from re.findall(r'say\(\s*"((?:notice|proposal)-[a-z-]+)"', source)
    yield from (f"problem-{code}" for code in ("not-found", "wrong-method"))
    yield from (f"proposal-{what}" for what in ("undo", "abort", "takeover", "rematch"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_words_in_both_languages_and_none_is_left_over(language: str) -> None:
    own = {key for key in server_words().keys(language) if key.split("-")[0] in ("problem", "notice", "proposal")}
    assert own == set(codes())
    assert server_words().problems() == []
