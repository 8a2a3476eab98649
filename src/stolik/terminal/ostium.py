"""Ostium's table: the battlefields facing each other, the Summon Field, what an attack would do, and the hand."""

from typing import cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from stolik.games.ostium.state import COLUMNS, DURABILITY, ROW
from stolik.games.ostium.view import CardView, ChargeView, CreatureView, PlayerView, View, WayView
from stolik.table import Json, Message
from stolik.terminal import Marks
from stolik.terminal.reader import Reader

COLOUR = {"ember": "red", "tide": "blue", "root": "green", "veil": "magenta", "storm": "yellow", "primal": "white"}
CRYSTAL, GATE, FREE, TURNED, BANISHED = "◆", "▣", "·", "×", "»"
OWN_ORDER, MIRRORED = (0, 1, 2), (2, 1, 0)


def draw(view: dict[str, Json], viewer: int, reader: Reader, marks: Marks, width: int) -> RenderableType:
    table = cast(View, view)
    sides = table["players"]
    near = viewer if 0 <= viewer < len(sides) and sides[viewer]["seat"] is not None else 0
    parts: list[RenderableType] = [_headline(table, reader)]
    for step in range(1, len(sides)):
        side = (near + step) % len(sides)
        # With two players the columns lie opposite each other; with three everybody is drawn as they sit.
        order = MIRRORED if len(sides) == 2 and sides[side]["seat"] is not None else OWN_ORDER
        parts += [_player(table, side, reader), _battlefield(sides[side], order, reader, marks, far=True)]
    if table["summon"]:
        parts.append(_summon(table, reader, marks))
    parts += [_courts(table, reader, marks), _player(table, near, reader)]
    parts.append(_battlefield(sides[near], OWN_ORDER, reader, marks, far=False))
    parts += [_charge(table, charge, reader) for charge in table["forecast"]]
    if near == viewer and sides[near]["hand"]:
        parts.append(_hand(sides[near], reader, marks))
    return Group(*parts)


def where(view: dict[str, Json], card: int, reader: Reader) -> str:
    """Two cards of one name: in which slot, or in whose hand or pile."""
    for player in cast(View, view)["players"]:
        for slot, creature in enumerate(player["slots"]):
            if creature and creature["id"] == card:
                row = "attack" if slot < ROW else "defence"
                return reader.say(Message(f"slot-{row}-{COLUMNS[slot % ROW]}"))
        if any(held and held["id"] == card for held in player["hand"]):
            return reader.say(Message("zone-hand"))
        if any(lying["id"] == card for lying in player["discard"]):
            return reader.say(Message("zone-discard"))
    return ""


def _name(table: View, side: int, reader: Reader) -> str:
    seat = table["players"][side]["seat"]
    return reader.say(Message("seat-rival")) if seat is None else reader.name(seat)


def _headline(table: View, reader: Reader) -> RenderableType:
    title = Text.assemble(
        (reader.say(Message("game-name")), "bold"), " · ", reader.ui("ostium-turn", turn=table["turn"])
    )
    title.append(" · ").append(_name(table, table["active"], reader), "bold reverse")
    title.append(": ").append(reader.say(Message(f"phase-{table['phase']}")))
    return Rule(title, style="dim")


def _player(table: View, side: int, reader: Reader) -> RenderableType:
    player = table["players"][side]
    line = Text.assemble((f" {_name(table, side, reader)} ", "bold reverse"))
    if player["out"]:
        return Padding(line.append(f" {TURNED}", "bold red"), (1, 1, 0, 1))
    if player["seat"] is not None:
        for zone, count in (("deck", player["deck"]), ("hand", len(player["hand"])), ("discard", player["discarded"])):
            line.append("   ").append(reader.say(Message(f"zone-{zone}"))).append(f" {count}", "bold")
        if player["discard"]:
            line.append(f" ({reader.title(player['discard'][-1]['face'])})", "dim")
    else:
        line.append("   ").append(reader.say(Message("zone-warriors"))).append(f" {table['warriors']}", "bold red")
    if side == table["active"] and table["crystals"]:
        line.append(f"   {CRYSTAL} {table['crystals']}", "bold cyan")
    return Padding(line, (1, 1, 0, 1))


def _battlefield(
    player: PlayerView, order: tuple[int, ...], reader: Reader, marks: Marks, *, far: bool
) -> RenderableType:
    grid = Table(box=None, show_header=False, padding=(0, 1), expand=True)
    grid.add_column(no_wrap=True, style="dim", min_width=14)
    for _ in order:
        grid.add_column(ratio=3)
    rows: list[list[Text]] = [[_gate(player["gates"][column]) for column in order]]
    for first in (ROW, 0):
        there = [player["slots"][first + column] for column in order]
        rows.append([_creature(creature, reader, marks, for_sale=player["seat"] is None) for creature in there])
    names = [reader.say(Message(f"row-{row}")) for row in ("gates", "defence", "attack")]
    for name, row in list(zip(names, rows, strict=True))[:: 1 if far else -1]:
        grid.add_row(name, *row)
    return grid


def _gate(left: int | None) -> Text:
    if left is None:
        return Text("–", "dim")
    if left == 0:
        return Text(f"{GATE} {TURNED}", "bold red")
    return Text(f"{GATE} {left}", "bold green" if left == DURABILITY else "bold")


def _marked(card: CardView, marks: Marks) -> Text:
    line = Text()
    if mark := marks.get(card["id"]):
        line.append(f" {mark} ", "reverse bold").append(" ")
    return line


def _creature(creature: CreatureView | None, reader: Reader, marks: Marks, *, for_sale: bool) -> Text:
    """Its power when it charges and when it defends, and its name; arrows where a side domain works.

    In solo the opponent's creatures can be bought.
    """
    if creature is None:
        return Text(FREE, "dim")
    line = _marked(creature, marks)
    colour = COLOUR[creature["clan"]]
    if creature["turned"]:
        return line.append(f"{TURNED} {reader.title(creature['face'])}", "dim strike")
    if for_sale:
        line.append(f"{creature['cost']}{CRYSTAL} ", "cyan")
    line.append("‹" if creature["left"] else "", "bold")
    line.append(f"{creature['attack']}/{creature['defence']}", f"bold {colour}")
    return line.append(f" {reader.title(creature['face'])}", colour).append("›" if creature["right"] else "", "bold")


def _offer(card: CardView, reader: Reader, marks: Marks) -> Text:
    line = _marked(card, marks).append(f"{card['cost']}{CRYSTAL} ", "cyan")
    return line.append(f"{card['power']} {reader.title(card['face'])}", COLOUR[card["clan"]])


def _summon(table: View, reader: Reader, marks: Marks) -> RenderableType:
    grid = Table(box=None, show_header=False, padding=(0, 1), expand=True)
    grid.add_column(no_wrap=True, style="dim", min_width=14)
    for _ in range(ROW):
        grid.add_column(ratio=3)
    piles = f"{table['warriors']} / {table['unsummoned']}"
    for row, name in ((0, reader.say(Message("zone-summon"))), (ROW, piles)):
        cells = [
            _offer(card, reader, marks) if card else Text(FREE, "dim") for card in table["summon"][row : row + ROW]
        ]
        grid.add_row(name, *cells[:2], Text(f"{BANISHED} ", "dim").append(cells[2]))
    return Padding(grid, (1, 0, 0, 0))


def _courts(table: View, reader: Reader, marks: Marks) -> RenderableType:
    line = Text.assemble((f"{reader.say(Message('zone-throne'))} ({table['sovereigns']}): ", "dim"))
    line.append(Text("   ").join(_offer(card, reader, marks) for card in table["throne"]))
    if table["primal"]:
        line.append(f"   {reader.say(Message('zone-primals'))} ({table['primals']}): ", "dim")
        line.append(_offer(table["primal"], reader, marks))
    return Padding(line, (0, 1))


def _charge(table: View, charge: ChargeView, reader: Reader) -> RenderableType:
    """What a charge would do, each way to run it."""
    creature = table["players"][table["active"]]["slots"][charge["column"]]
    assert creature is not None
    line = Text(f"→ {reader.title(creature['face'])} {charge['power']}", "dim")
    parts = [charge[part] for part in ("base", "assault", "fury", "fusion") if charge[part]]
    if len(parts) > 1:
        line.append(f" = {' + '.join(map(str, parts))}")
    for way in charge["ways"]:
        line.append(" │ ").append(_way(table, way, reader))
    return Padding(line, (0, 3))


def _way(table: View, way: WayView, reader: Reader) -> str:
    said = []
    for hit in way["hits"]:
        creature = table["players"][hit["side"]]["slots"][hit["slot"]]
        assert creature is not None
        said.append(f"{reader.title(creature['face'])} {hit['strength']}{'' if hit['left'] is None else TURNED}")
    if way["damage"]:
        said.append(f"{GATE} −{way['damage']} → {way['after']}")
    return ", ".join(said) or FREE


def _hand(player: PlayerView, reader: Reader, marks: Marks) -> RenderableType:
    hand = Table(
        box=None, show_header=False, padding=(0, 1), title=reader.say(Message("zone-hand")), title_justify="left"
    )
    hand.add_column(no_wrap=True)
    hand.add_column()
    for card in player["hand"]:
        if card:
            name = _marked(card, marks).append(f"{card['power']} {reader.title(card['face'])}", COLOUR[card["clan"]])
            hand.add_row(name, Text(reader.card_text(card["face"]), "dim"))
    return hand
