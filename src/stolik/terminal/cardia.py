"""Cardia's table: two rows of cards that face each other, the viewer's below, and the viewer's hand."""

from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from stolik.games.cardia.cards import FACES, LASTING
from stolik.games.cardia.view import CardView, ComingView, EncounterView, PlayedView, PlayerView, View
from stolik.table import Json, Message, Seat
from stolik.terminal import Marks
from stolik.terminal.reader import Reader

COLOUR = {"rebellion": "green", "academy": "blue", "guild": "yellow", "dynasty": "magenta"}
SHAPE = {"rebellion": "♣", "academy": "♦", "guild": "▲", "dynasty": "♥"}
SIGNET, ONGOING = "●", "∞"
NARROW, WIDE = 16, 18
"""A card's width on the screen, from and to."""


def draw(view: dict[str, Json], viewer: int, reader: Reader, marks: Marks, width: int) -> RenderableType:
    table = cast(View, view)
    near = viewer if viewer in (0, 1) else 0
    parts: list[RenderableType] = [
        _headline(table, reader),
        _player(table["players"][1 - near], 1 - near, reader),
    ]
    if viewer < 0:
        parts.append(_far_hand(table["players"][1 - near], reader))
    parts.append(_rows(table, near, reader, marks, width))
    parts.append(_player(table["players"][near], near, reader))
    if viewer < 0 or viewer == near:
        parts.append(_hand(table["players"][near], reader, marks))
    return Group(*parts)


def where(view: dict[str, Json], card: int, reader: Reader) -> str:
    """Whose card in play it is and in which encounter; both rows may show the same face."""
    for number, encounter in enumerate(cast(View, view)["encounters"], 1):
        for seat, played in enumerate(encounter["cards"]):
            if played["id"] == card:
                return reader.ui("cardia-place", seat=Seat(seat), number=number)
    return ""


def _headline(table: View, reader: Reader) -> RenderableType:
    title = Text.assemble((reader.say(Message("game-name")), "bold"), " · ", reader.ui("round", number=table["round"]))
    for location in table["locations"]:
        title.append(" · ").append(reader.say(Message(f"location-{location}")), "cyan")
    return Rule(title, style="dim")


def _player(player: PlayerView, seat: int, reader: Reader) -> RenderableType:
    line = Text.assemble((reader.name(seat), "bold reverse"), "  ")
    line.append(SIGNET * player["signets"], "bold yellow").append(" " if player["signets"] else "")
    line.append(reader.ui("cardia-signets", count=player["signets"]), "yellow")
    line.append("   ").append(reader.ui("cardia-hand", count=len(player["hand"])))
    line.append("   ").append(reader.ui("cardia-deck", count=player["deck"]))
    line.append("   ").append(reader.ui("cardia-discard", count=len(player["discard"])))
    if player["discard"]:
        line.append(" (").append(Text(" ").join(_short(card) for card in player["discard"])).append(")")
    if player["foretold"]:
        line.append("   ").append(reader.ui("cardia-foretold"), "bold red")
    if player["coming"]:
        line.append("   ").append(_coming(player["coming"], reader))
    return Padding(line, (0, 1))


def _coming(coming: ComingView, reader: Reader) -> Text:
    """What waits for a seat's next card."""
    waits = [f"{coming['modifier']:+}"] if coming["modifier"] else []
    waits += [reader.ui("cardia-librarian")] * coming["librarians"]
    waits += [reader.ui("cardia-engineer")] * coming["engineers"]
    waits += [
        reader.ui("cardia-blackmail", faction=reader.say(Message(f"faction-{name}"))) for name in coming["blackmail"]
    ]
    return Text(f"{reader.ui('cardia-next-card')}: {', '.join(waits)}", "bold cyan")


def _lasts(face: str) -> str:
    """A mark on cards whose ability is an ongoing one."""
    return ONGOING if LASTING[FACES.index(face)] else ""


def _short(card: CardView) -> Text:
    return Text(f"{card['value']}{SHAPE[card['faction']]}", COLOUR[card["faction"]])


# -- the rows ----------------------------------------------------------------------------------------------------------


def _rows(table: View, near: int, reader: Reader, marks: Marks, width: int) -> RenderableType:
    """The encounters from left to right, in as many bands as the screen is too narrow for."""
    columns = [_encounter_column(encounter, near, reader, marks) for encounter in table["encounters"]]
    sides = [table["players"][seat] for seat in (1 - near, near)]
    for place in range(max(len(player["hidden"]) for player in sides)):
        top, bottom = (_face_down(player, place, reader) for player in sides)
        columns.append((top, Text("?", "dim", justify="center"), bottom))
    if not columns:
        return Padding(Text(reader.ui("cardia-empty-table"), "dim"), (1, 3))
    bands = -(-len(columns) // max(1, width // NARROW))
    size = -(-len(columns) // bands)
    card_width = max(NARROW, min(WIDE, width // size))
    drawn: list[RenderableType] = []
    for start in range(0, len(columns), size):
        grid = Table.grid()
        for _ in columns[start : start + size]:
            grid.add_column(width=card_width)
        for line in zip(*columns[start : start + size], strict=True):
            grid.add_row(*line)
        drawn.append(grid)
    return Group(*drawn)


Column = tuple[RenderableType, RenderableType, RenderableType]


def _encounter_column(encounter: EncounterView, near: int, reader: Reader, marks: Marks) -> Column:
    theirs, ours = encounter["signets"][1 - near], encounter["signets"][near]
    between = Text(justify="center", style="bold yellow")
    if theirs:
        between.append("▲" + SIGNET * theirs)
    if theirs and ours:
        between.append(" ")
    if ours:
        between.append("▼" + SIGNET * ours)
    if not theirs and not ours:
        between.append("=", "dim")
    return (
        _played(encounter["cards"][1 - near], bool(theirs), encounter["current"], reader, marks),
        between,
        _played(encounter["cards"][near], bool(ours), encounter["current"], reader, marks),
    )


def _played(card: PlayedView, wins: bool, current: bool, reader: Reader, marks: Marks) -> RenderableType:
    colour = COLOUR[card["faction"]]
    line = Text.assemble((SHAPE[card["faction"]], colour), " ", (str(card["influence"]), "bold"))
    if card["modifier"]:
        line.append(f" {card['value']}{card['modifier']:+}", "dim")
    if card["tokens"]:
        line.append(f" {ONGOING}", "bold cyan" if card["active"] else "dim")
    name = Text(reader.title(card["face"]), colour, overflow="ellipsis")
    mark = marks.get(card["id"])
    return Panel(
        Group(line, name),
        box=box.HEAVY if wins else box.ROUNDED,
        border_style=f"bold {colour}" if wins else colour if current else f"dim {colour}",
        title=Text(f" {mark} ", "reverse bold") if mark else None,
        title_align="left",
        padding=(0, 0),
        height=5,
    )


def _face_down(player: PlayerView, place: int, reader: Reader) -> RenderableType:
    """A card that is placed and not yet revealed; its owner may look at it."""
    if place >= len(player["hidden"]):
        return Text("")
    card, waits = player["hidden"][place], player["waiting"][place]
    inside = Text(reader.ui("cardia-face-down"), "dim")
    if card is not None:
        inside = Text.assemble(_short(card), "\n", (reader.title(card["face"]), "dim"))
    if waits and waits["modifier"]:
        inside.append(f"\n{waits['modifier']:+}", "bold cyan")
    return Panel(inside, box=box.SQUARE, border_style="dim", padding=(0, 0), height=5)


# -- the hand ----------------------------------------------------------------------------------------------------------


def _far_hand(player: PlayerView, reader: Reader) -> RenderableType:
    """The hand on the far side, once it is open, in a line."""
    cards = [Text.assemble(_short(card), " ", reader.title(card["face"])) for card in player["hand"] if card]
    return Padding(Text.assemble(reader.ui("cardia-hand-title"), ": ", Text(", ").join(cards)), (0, 1))


def _hand(player: PlayerView, reader: Reader, marks: Marks) -> RenderableType:
    hand = Table(
        box=None, show_header=False, padding=(0, 1), title=reader.ui("cardia-hand-title"), title_justify="left"
    )
    hand.add_column(no_wrap=True, justify="right")
    hand.add_column(no_wrap=True, justify="right")
    hand.add_column(no_wrap=True)
    hand.add_column()
    for card in player["hand"]:
        if card is None:
            continue
        colour = COLOUR[card["faction"]]
        mark = marks.get(card["id"])
        hand.add_row(
            Text(f" {mark} ", "reverse bold") if mark else "",
            Text(f"{card['value']} {SHAPE[card['faction']]}", f"bold {colour}"),
            Text(f"{reader.title(card['face'])} {_lasts(card['face'])}", colour),
            Text(reader.card_text(card["face"])),
        )
    return hand
