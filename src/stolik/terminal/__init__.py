"""Draws tables on a text screen. A game may have a module of its own here; any other is drawn as a tree."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias, cast

from rich.console import RenderableType

from stolik.table import Json
from stolik.terminal.reader import Reader
from stolik.terminal.tree import draw_tree

__all__ = ["Draw", "Marks", "Reader", "Where", "draw_table", "where_is"]

Marks: TypeAlias = Mapping[int, str]
"""By card id, the number under which the card can be picked now."""
Draw: TypeAlias = Callable[[dict[str, Json], int, Reader, Marks, int], RenderableType]
Where: TypeAlias = Callable[[dict[str, Json], int, Reader], str]


@cache
def _drawing(game_id: str, name: str) -> object:
    """A function of the game's own module here, if it has one."""
    module = f"stolik.terminal.{game_id}"
    return getattr(import_module(module), name, None) if find_spec(module) else None


def draw_table(view: dict[str, Json], viewer: int, reader: Reader, marks: Marks, width: int) -> RenderableType:
    """The table as a viewer sees it, in that many columns."""
    draw = cast("Draw | None", _drawing(reader.game.id, "draw"))
    return draw(view, viewer, reader, marks, width) if draw else draw_tree(view, reader, marks)


def where_is(view: dict[str, Json], card: int, reader: Reader) -> str:
    """Where a card lies, to tell it from another of the same name; nothing if the game does not say."""
    where = cast("Where | None", _drawing(reader.game.id, "where"))
    return where(view, card, reader) if where else ""
