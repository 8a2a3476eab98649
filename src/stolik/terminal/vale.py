"""The Vale's table: the hunt by families, everybody's points, stones and creatures, and the viewer's hand."""

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from stolik.games.vale.cards import SALE
from stolik.games.vale.stones import LIMIT, Stones, value
from stolik.games.vale.turn import POINTS_TO_END
from stolik.games.vale.view import CardView, HuntedView, PlayerView, PricedView, StonesView, SummonedView, View
from stolik.table import Json, Message
from stolik.terminal import Marks
from stolik.terminal.reader import Reader

COLOUR = {"fire": "red", "water": "blue", "earth": "yellow", "wind": "cyan", "dragon": "magenta"}
STONES = (("▲", "red"), ("■", "blue"), ("◆", "magenta"))
KIND = {"instant": "!", "active": "↻", "permanent": "∞"}
FIRST, FREE, WAITING = "★", "·", "…"
BAR = 20
"""How many columns stand for the way to the end of the game."""


def draw(view: dict[str, Json], viewer: int, reader: Reader, marks: Marks, width: int) -> RenderableType:
    table = cast(View, view)
    seats = len(table["players"])
    near = viewer if 0 <= viewer < seats else 0
    parts: list[RenderableType] = [_headline(table, reader), _hunt(table, reader, marks), _piles(table, reader)]
    for step in range(1, seats + 1):
        seat = (near + step) % seats
        player = table["players"][seat]
        mine = seat == viewer
        parts.append(_player(table, seat, reader))
        parts.append(_row(reader.say(Message("zone-area")), _area(table, player, reader, marks)))
        known = [_card(card, reader, marks) if card else Text("?", "dim") for card in player["hand"]]
        if not mine and any(player["hand"]):
            parts.append(_row(reader.say(Message("zone-hand")), known))
    if near == viewer and table["players"][near]["hand"]:
        parts.append(_hand(table["players"][near], reader, marks))
    return Group(*parts)


def _headline(table: View, reader: Reader) -> RenderableType:
    title = Text.assemble((reader.say(Message("game-name")), "bold"), " · ", reader.ui("round", number=table["round"]))
    title.append(f"/{table['rounds']} · ").append(reader.ui(f"vale-{table['phase']}"), "bold").append(": ")
    for place, seat in enumerate(table["order"]):
        style = "dim" if place < table["turn"] else "bold reverse" if place == table["turn"] else ""
        title.append(" " if place else "").append(reader.name(seat), style)
    return Rule(title, style="dim")


def _hunt(table: View, reader: Reader, marks: Marks) -> RenderableType:
    """A line a family: what the board pays for it, and its cards with the markers on them."""
    grid = Table(box=None, show_header=False, padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for family, sale in SALE.items():
        found = [_hunted(card, reader, marks) for card in table["hunt"] if card["family"] == family]
        name = Text(reader.say(Message(f"family-{family}")), f"bold {COLOUR[family]}")
        grid.add_row(name, _stones(sale), Text("   ").join(found) if found else Text(FREE, "dim"))
    return grid


def _piles(table: View, reader: Reader) -> RenderableType:
    line = Text.assemble(reader.say(Message("zone-deck")), f" {table['deck']}")
    if table["top"]:
        line.append(f" ({reader.title(table['top']['face'])})", "dim")
    line.append("   ").append(reader.say(Message("zone-discard"))).append(f" {len(table['discard'])}")
    if table["discard"]:
        line.append(f" ({reader.title(table['discard'][-1]['face'])})", "dim")
    return Padding(line, (0, 1))


def _player(table: View, seat: int, reader: Reader) -> RenderableType:
    player = table["players"][seat]
    held, limit = _counts(player["stones"]), player["limit"]
    line = Text.assemble((f" {reader.name(seat)} ", "bold reverse"))
    widest = max(len(reader.name(other)) for other in range(len(table["players"])))
    line.append(" " * (widest - len(reader.name(seat))))
    line.append(f" {FIRST}" if seat == table["first"] else "  ", "bold yellow")
    done = min(BAR, player["score"] * BAR // POINTS_TO_END)
    line.append(f" {player['score']:>3}", "bold").append(" ━" + "━" * done, "green").append("─" * (BAR - done), "dim")
    line.append("  ").append(_stones(held)).append(FREE * max(0, limit - sum(held)), "dim")
    line.append(f" = {value(held, _counts(player['worth']))}")
    if limit != LIMIT:
        line.append(f" ({limit})", "dim")
    line.append("   ").append(reader.say(Message("zone-hand"))).append(f" {len(player['hand'])}")
    return Padding(line, (1, 1, 0, 1))


def _area(table: View, player: PlayerView, reader: Reader, marks: Marks) -> list[Text]:
    cards = [_summoned(card, reader, marks) for card in player["area"]]
    return [*cards, *[Text(FREE, "dim")] * max(0, table["slots"] - len(cards))]


def _row(name: str, cards: Sequence[Text]) -> RenderableType:
    return Padding(Text.assemble((f"{name}: ", "dim"), Text("  ").join(cards)), (0, 3))


def _counts(stones: StonesView) -> Stones:
    return stones["red"], stones["blue"], stones["purple"]


def _stones(stones: Stones) -> Text:
    line = Text()
    for (shape, style), count in zip(STONES, stones, strict=True):
        line.append(shape * count, f"bold {style}")
    return line


def _card(card: CardView, reader: Reader, marks: Marks) -> Text:
    """What it costs, its name and the kinds of its effects; the number under which it can be picked."""
    colour = COLOUR[card["family"]]
    line = Text()
    if mark := marks.get(card["id"]):
        line.append(f" {mark} ", "reverse bold").append(" ")
    line.append(_cost(card), f"bold {colour}")
    kinds = "".join(KIND[kind] for kind in card["effects"])
    return line.append(f" {reader.title(card['face'])} ", colour).append(kinds, "dim")


def _cost(card: CardView | PricedView) -> str:
    price = card.get("price", card["cost"])
    return str(price) if price == card["cost"] else f"{price}({card['cost']})"


def _hunted(card: HuntedView, reader: Reader, marks: Marks) -> Text:
    line = _card(card, reader, marks)
    return line if card["marker"] is None else line.append(f" ‹{reader.name(card['marker'])}›", "bold")


def _summoned(card: SummonedView, reader: Reader, marks: Marks) -> Text:
    line = _card(card, reader, marks)
    return line.append(WAITING, "bold yellow") if card["waiting"] else line


def _hand(player: PlayerView, reader: Reader, marks: Marks) -> RenderableType:
    hand = Table(
        box=None, show_header=False, padding=(0, 1), title=reader.say(Message("zone-hand")), title_justify="left"
    )
    hand.add_column(no_wrap=True)
    hand.add_column()
    for card in player["hand"]:
        if card:
            hand.add_row(_card(card, reader, marks), Text(reader.card_text(card["face"])))
    return hand
