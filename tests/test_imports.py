"""Imports point one way: table <- games <- bots <- arena, envs, server <- cli.

The rules never import words, one game never imports another, and the kernel and the games import nothing
outside the standard library. Imports inside functions and under TYPE_CHECKING count like any other.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"
MODULES = sorted((SRC / "stolik").rglob("*.py"))

# What each part of stolik may import besides itself. A new part needs a line here.
MAY_IMPORT: dict[str, set[str]] = {
    "table": set(),
    "games": {"table"},
    "words": {"table"},
    "schema": {"table", "games"},
    "bots": {"table", "games", "words"},
    "arena": {"table", "games", "bots"},
    "envs": {"table", "games", "bots", "schema"},
    "server": {"table", "games", "words", "bots", "schema"},
    "terminal": {"table", "games", "words"},
    "cli": {"table", "games", "words", "bots", "terminal", "arena", "envs", "server"},
    "__main__": {"cli"},
}
STANDARD_LIBRARY_ONLY = {"", "table", "games"}  # "" is stolik/__init__.py, which everything else runs through


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")


def imported_names(source: str, package: str) -> Iterator[tuple[int, str]]:
    """Line and absolute dotted name of everything that `source`, a module of `package`, imports."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    yield node.lineno, alias.name
            case ast.ImportFrom(module=module, names=names, level=level):
                base = package.split(".")[: len(package.split(".")) - level + 1] if level else []
                for alias in names:
                    yield node.lineno, ".".join([*base, *([module] if module else []), alias.name])
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield node.lineno, name


def part_and_game(name: str) -> tuple[str, str]:
    """The part of stolik that a dotted name belongs to ("" for stolik itself), and the game if any."""
    _, part, game, *_ = [*name.split("."), "", ""]
    return part, game if part == "games" else ""


def wrong_imports(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """What is wrong with the imports of `module`, one line each."""
    part, game = part_and_game(module)
    if part and part not in MAY_IMPORT:
        return [f"stolik.{part} has no place in MAY_IMPORT"]
    if f"stolik.games.{game}" == module and not is_package:
        game = ""  # a single file beside the games, such as a list of them, is no game
    wrong = []
    for line, name in imported_names(source, module if is_package else module.rpartition(".")[0]):
        top, *rest = name.split(".")
        if top != "stolik":
            if part in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names:
                wrong.append(f"line {line}: {module} imports {name}, not in the standard library")
            continue
        to_part, to_game = part_and_game(name)
        if to_part == part and game:
            allowed = to_game == game
        elif to_part in MAY_IMPORT:
            allowed = to_part == part or to_part in MAY_IMPORT.get(part, set())
        else:
            allowed = part != "table" and len(rest) <= 1  # stolik itself, for its version
        if not allowed:
            wrong.append(f"line {line}: {module} imports {name}")
    return wrong


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_imports_point_one_way(path: Path) -> None:
    wrong = wrong_imports(path.read_text("utf-8"), module_name(path), is_package=path.name == "__init__.py")
    assert not wrong, "\n".join(wrong)


def test_the_whole_package_is_looked_at() -> None:
    assert "stolik" in map(module_name, MODULES)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("stolik.table.match", "import stolik.games.cardia"),
        ("stolik.table.match", "from stolik import games"),
        ("stolik.table.match", "from stolik import __version__"),
        ("stolik.table.match", "from ..words import render"),
        ("stolik.table.match", "import msgspec"),
        ("stolik.table.match", "def late():\n    from stolik.bots import greedy"),
        ("stolik.table.match", "if TYPE_CHECKING:\n    from stolik.games.cardia.state import State"),
        ("stolik.games.cardia.turn", "from stolik.words import render"),
        ("stolik.games.cardia.turn", "from stolik.games.vale import state"),
        ("stolik.games.cardia.turn", "from stolik.games import vale"),
        ("stolik.games.cardia.turn", "from .. import vale"),
        ("stolik.games.cardia.turn", "from ..vale.state import State"),
        ("stolik.games.cardia.turn", "import rich.table"),
        ("stolik.games.cardia.turn", "importlib.import_module('stolik.bots')"),
        ("stolik.games.registry", "from stolik.bots import greedy"),
        ("stolik.words.render", "from stolik.games import cardia"),
        ("stolik.bots.greedy", "from stolik.arena import ratings"),
        ("stolik.arena.ratings", "from stolik.server import rooms"),
        ("stolik.envs.gym", "import stolik.cli"),
        ("stolik.server.rooms", "from stolik.cli import main"),
        ("stolik", "from stolik.table import Match"),
        ("stolik.utilities", ""),
    ],
)
def test_a_wrong_import_is_found(module: str, source: str) -> None:
    assert len(wrong_imports(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("stolik.table.match", "from __future__ import annotations\nimport collections.abc, json"),
        (
            "stolik.table.match",
            "from stolik.table.state import State\nfrom .record import Record\nfrom . import zone",
        ),
        (
            "stolik.games.cardia.turn",
            "from stolik.table import Ask\nfrom stolik.games.cardia.state import State",
        ),
        ("stolik.games.cardia.turn", "from .state import State\nfrom . import effects"),
        ("stolik.games.registry", "from stolik.games import cardia, vale\nfrom .ostium import GAME"),
        ("stolik.words.render", "from fluent.runtime import FluentBundle\nfrom stolik.table import Message"),
        ("stolik.bots.greedy", "from stolik import table, games, words, __version__"),
        ("stolik.server.rooms", "import starlette\nfrom stolik import bots"),
        ("stolik.cli", "import stolik, typer\nfrom stolik import arena, server"),
        ("stolik.__main__", "from stolik.cli import main"),
    ],
)
def test_a_right_import_passes(module: str, source: str) -> None:
    assert wrong_imports(source, module) == []


def test_dots_count_from_the_package_in_its_init_file() -> None:
    assert wrong_imports("from .state import State", "stolik.games.cardia", is_package=True) == []
    assert wrong_imports("from ..vale import state", "stolik.games.cardia", is_package=True) == [
        "line 1: stolik.games.cardia imports stolik.games.vale.state"
    ]
