"""The drawing that fits every game: the view as a tree, with the names of its cards."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from stolik.table import Json
from stolik.terminal.reader import Reader


def draw_tree(view: dict[str, Json], reader: Reader, marks: Mapping[int, str]) -> RenderableType:
    root = Tree("", hide_root=True)
    _grow(root, view, reader, marks)
    return root


def _grow(tree: Tree, value: Json, reader: Reader, marks: Mapping[int, str]) -> None:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, item in items:
        if isinstance(item, dict | list) and item and not _leaf(item):
            _grow(tree.add(Text(str(name), "bold")), item, reader, marks)
        else:
            tree.add(Text.assemble((str(name), "bold"), " ", _say(item, reader, marks)))


def _leaf(item: Json) -> bool:
    """Short enough for one line: a card, or a list of cards and plain values."""
    if isinstance(item, dict):
        return "face" in item
    return isinstance(item, list) and all(not isinstance(part, dict | list) or _leaf(part) for part in item)


def _say(item: Json, reader: Reader, marks: Mapping[int, str]) -> Text:
    if item is None:
        return Text("?", "dim")
    if isinstance(item, list):
        return Text(", ").join(_say(part, reader, marks) for part in item)
    if not isinstance(item, dict):
        return Text(str(item))
    if not isinstance(item.get("face"), str):
        return Text("-", "dim")
    card = Text(reader.title(str(item["face"])), "cyan")
    number = item.get("id")
    if isinstance(number, int) and (mark := marks.get(number)):
        card = Text.assemble((f" {mark} ", "reverse"), " ", card)
    more = [f"{name} {part}" for name, part in item.items() if name not in ("id", "face") and part]
    return card.append(f" ({', '.join(more)})", "dim") if more else card
