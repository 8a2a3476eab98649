"""What several commands take: a game, its options, a language, a record in a file."""

import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from stolik.bots import ALL_BOTS, is_own, make_bot, make_unhurried
from stolik.cli.problems import Wrong, spelled_out
from stolik.games import load
from stolik.table import (
    BadOption,
    DamagedRecord,
    Game,
    Json,
    Number,
    Options,
    OptionSpec,
    PerSeat,
    Record,
    State,
    Subset,
    Switch,
    Text,
)
from stolik.words import LANGUAGES

GameArgument: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `stolik games` lists it.")]
GameOptions: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; a list by commas. May be repeated."),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Lang: TypeAlias = Annotated[
    str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="The language (default: locale).")
]

OwnCards: TypeAlias = Annotated[
    Path | None,
    typer.Option("--cards", metavar="FILE", help="Cards of your own for Ostium, as docs/ostium-cards.md describes."),
]


MOST_DIGITS = 30
"""Nobody counts anything of more; Python itself reads no more than some thousands."""


def use_own_cards(file: Path) -> None:
    """Let Ostium be played with the cards of a file; processes that this one starts do so, too."""
    os.environ["STOLIK_OSTIUM_CARDS"] = str(file.resolve())
    try:
        load("ostium")
    except BadOption as error:
        raise Wrong(str(error)) from error


def language(given: str | None) -> str:
    """The language asked for or, if none was, the one of the locale."""
    if given is not None:
        if given not in LANGUAGES:
            raise Wrong(f"lang: {given!r} is not one of {', '.join(LANGUAGES)}")
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            spoken = os.environ[name].lower()[:2]
            return spoken if spoken in LANGUAGES else "en"
    return "en"


def read_options(game: Game[State], given: Iterable[str] | None, seats: int = 0) -> Options:
    """The options of a game from `name=value` texts; `name.0=value` is for one seat where each has its own."""
    specs = {spec.name: spec for spec in game.options}
    seats = seats or min(game.seat_counts)
    options: dict[str, object] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise Wrong(f"option: {text!r} is not name=value")
        stem, dot, number = name.rpartition(".")
        spec = specs.get(stem if dot else name)
        if isinstance(spec, PerSeat):
            asked = options.setdefault(spec.name, [_of_one_seat(spec)] * seats)
            assert isinstance(asked, list)
            own = whole(number)
            if dot and (own is None or own >= seats):
                raise Wrong(f"option: {text!r} names seat {number!r}; the seats are 0 to {seats - 1}")
            for seat in range(seats) if own is None or not dot else [own]:
                asked[seat] = _read_option(spec.each, value)
        elif name in options:
            raise Wrong(f"option: {name!r} is given twice")
        else:
            options[name] = _read_option(spec, value)
    return game.check_options(options, seats)


def _of_one_seat(spec: PerSeat) -> object:
    return list(spec.each.default) if isinstance(spec.each, Subset) else spec.each.default


def _read_option(spec: OptionSpec | None, value: str) -> object:
    """What a text means as a value of an option; whatever it does not mean is left for the option to refuse."""
    match spec:
        case Number():
            return value if whole(value.removeprefix("-")) is None else int(value)
        case Subset():
            return [item.strip() for item in value.split(",") if item.strip()]
        case Switch():
            return {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}.get(value, value)
        case Text() if value.startswith("@"):
            try:
                return Path(value[1:]).read_text("utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise Wrong(f"option: the file for {spec.name!r} cannot be read: {error}") from error
    return value


def check_bots(levels: Iterable[str], *others: str) -> None:
    """Each must be a level of bot, or one of `others`. Where bots play among themselves one's own may, too."""
    known = [*others, *ALL_BOTS]
    for level in levels:
        if is_own(level) and not others:
            if "" not in sys.path:  # as Python itself does for a module that it is told to run
                sys.path.insert(0, "")
            make_unhurried(level)
        elif level not in known:
            if ":" in level:
                make_bot(level)
            else:
                raise BadOption("seat" if others else "bot", f"{level!r} is not one of {', '.join(known)}")


def print_json(data: Json) -> None:
    """JSON that does nothing to a terminal."""
    print(spelled_out(json.dumps(data, ensure_ascii=False, indent=2)))


def whole(text: str) -> int | None:
    """The number that digits spell; nothing if it is none, or one of more digits than anybody counts."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


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
