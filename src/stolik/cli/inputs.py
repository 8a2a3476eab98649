"""What several commands take: a game, its options, a language, a record in a file."""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from stolik.bots import LEVELS
from stolik.cli.problems import Wrong
from stolik.table import BadOption, Choice, DamagedRecord, Game, Json, Number, Options, Record, State
from stolik.words import LANGUAGES

GameArgument: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `stolik games` lists it.")]
GameOptions: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; a list by commas. May be repeated."),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Lang: TypeAlias = Annotated[str | None, typer.Option("--lang", metavar="pl|en", help="The language [default: locale].")]


def language(given: str | None) -> str:
    """The language asked for or, if none was, the one of the locale."""
    if given is not None:
        if given not in LANGUAGES:
            raise Wrong(f"lang: {given!r} is not one of {', '.join(LANGUAGES)}")
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "pl" if os.environ[name].lower().startswith("pl") else "en"
    return "en"


def read_options(game: Game[State], given: Iterable[str] | None) -> Options:
    """The options of a game from `name=value` texts."""
    specs = {spec.name: spec for spec in game.options}
    options: dict[str, object] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise Wrong(f"option: {text!r} is not name=value")
        if name in options:
            raise Wrong(f"option: {name!r} is given twice")
        spec = specs.get(name)
        if isinstance(spec, Number):
            options[name] = int(value) if value.removeprefix("-").isdecimal() else value
        elif spec is None or isinstance(spec, Choice):
            options[name] = value
        else:
            options[name] = [item.strip() for item in value.split(",") if item.strip()]
    return game.check_options(options)


def check_bots(levels: Iterable[str], *others: str) -> None:
    """Each must be a level of bot, or one of `others`."""
    known = [*others, *LEVELS]
    for level in levels:
        if level not in known:
            raise BadOption("seat" if others else "bot", f"{level!r} is not one of {', '.join(known)}")


def print_json(data: Json) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def read_records(file: Path) -> list[Record]:
    """The records in a file: a single one, or those of the matches of a series."""
    try:
        data = json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise Wrong(f"{file}: {error.strerror or error}") from error
    except (ValueError, RecursionError) as error:
        raise Wrong(f"{file}: not a JSON file ({error})") from error
    matches = data["records"] if isinstance(data, dict) and isinstance(data.get("records"), list) else [data]
    try:
        records = [Record.from_json(match) for match in matches]
    except DamagedRecord as error:
        raise Wrong(f"{file}: damaged record: {error}") from error
    if not records:
        raise Wrong(f"{file}: there is no match in it")
    return records
