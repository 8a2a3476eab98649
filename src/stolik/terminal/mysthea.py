"""Mysthea's table: the islands clockwise with who stands where, the event track, the market, everybody's board."""

from typing import cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from stolik.games.mysthea.view import BattleView, CardView, ForceView, IslandView, PlayerView, RegionView, View
from stolik.table import Json, Message
from stolik.terminal import Marks
from stolik.terminal.reader import Reader

COLOUR = {"tactic": "red", "objective": "yellow", "equipment": "green", "upgrade": "blue"}
LAND = {"forest": "green", "river": "blue", "mist": "magenta", "mountains": "yellow", "crystal-field": "bright_magenta"}
ROMAN = ("I", "II", "III", "IV", "V")
CHOSEN, WOUNDED, CONSTRUCT, GOLEM, FORTIFICATION = "♛", "♕", "▴", "■", "♜"
CHARGED, SPENT = "◆", "◇"
FREE = "·"
MIRAGE = "░░░"


def draw(view: dict[str, Json], viewer: int, reader: Reader, marks: Marks, width: int) -> RenderableType:
    table = cast(View, view)
    seats = len(table["players"])
    parts: list[RenderableType] = [_headline(table, reader)]
    played = {"abilities": table["abilities"], "behaviours": table["behaviours"]}
    parts += [Text(_say(reader, f"without-{rule}"), "dim") for rule, there in played.items() if not there]
    parts += [_islands(table, reader), _track(table, reader)]
    if table["battle"]:
        parts.append(_battle(table["battle"], reader))
    if table["phase"] == "draft":
        offered = [_card(card, reader, marks) for card in table["offer"]]
        if table["offered_chosen"]:
            offered.append(Text(reader.title(table["offered_chosen"]), "bold"))
        parts.append(_row(_say(reader, "zone-offer"), offered))
    elif table["era"]:
        cards = [_card(card, reader, marks) for card in table["market"]]
        parts.append(_row(f"{_say(reader, 'zone-market')} ({table['deck']})", cards))
    for seat in table["order"]:
        parts += _player(table, seat, viewer, reader, marks)
    if 0 <= viewer < seats and table["players"][viewer]["hand"]:
        parts.append(_hand(table["players"][viewer], reader, marks))
    return Group(*parts)


def _say(reader: Reader, key: str) -> str:
    return reader.say(Message(key))


def _headline(table: View, reader: Reader) -> RenderableType:
    title = Text.assemble((_say(reader, "game-name"), "bold"))
    if table["era"]:
        title.append(f" · {_say(reader, 'fact-era')} {ROMAN[table['era'] - 1]} · ")
        title.append(reader.ui("round", number=table["round"]))
    for place, seat in enumerate(table["order"]):
        style = "bold reverse" if seat == table["turn"] else ""
        title.append(" · " if not place else " ").append(reader.name(seat), style)
    return Rule(title, style="dim")


def _islands(table: View, reader: Reader) -> RenderableType:
    """A line an island, clockwise; a column a region."""
    grid = Table(box=None, show_header=False, padding=(0, 1))
    grid.add_column(no_wrap=True)
    for _ in range(3):
        grid.add_column(ratio=1)
    for island in table["ring"]:
        grid.add_row(_head(table, island, reader), *(_region(region, reader) for region in island["regions"]))
    return grid


def _head(table: View, island: IslandView, reader: Reader) -> Text:
    lifted = island["name"] == table["lifted"]
    head = Text(_say(reader, f"island-{island['name']}"), "bold reverse" if lifted else "bold")
    for monster in island["monsters"]:
        strength = next(known["strength"] for known in table["monsters"] if known["face"] == monster)
        head.append(f"\n☠ {_say(reader, f'monster-{monster}')} {strength}", "red")
    if island["tokens"]:
        head.append("\n? " + " ".join(reader.name(seat) for seat in island["tokens"]), "dim")
    holder = island["alignment"]["holder"]
    head.append(f"\n☀ {reader.title(island['alignment']['face'])}", "dim")
    return head if holder is None else head.append(f" ‹{reader.name(holder)}›", "dim")


def _region(region: RegionView, reader: Reader) -> Text:
    """Its type, what it pays at the end of the Era, and the forces in it, strongest first."""
    line = Text(_say(reader, f"type-{region['type']}"), f"bold {LAND[region['type']]}")
    if region["pays"]:
        line.append(f" ({region['pays']})", "yellow")
    if region["closed"]:
        line.append(f" {MIRAGE}", "dim")
    for place, force in enumerate(region["forces"]):
        line.append("\n").append(_force(force, reader), "bold" if not place else "")
    return line


def _force(force: ForceView, reader: Reader) -> str:
    chosen = {"": "", "healthy": CHOSEN, "wounded": WOUNDED}[force["chosen"]]
    units = chosen + CONSTRUCT * force["constructs"] + GOLEM * force["golems"] + FORTIFICATION * force["fortifications"]
    return f"{reader.name(force['seat'])} {units} {force['strength']}"


def _track(table: View, reader: Reader) -> RenderableType:
    line = Text(f"{_say(reader, 'zone-track')}: ", "dim")
    for place, space in enumerate(table["track"]):
        style = "bold reverse" if place == table["scoring"] else "bold"
        line.append(f"{space['value']}{'⚡' if space['recharge'] else ''} ", "yellow")
        line.append(reader.title(space["event"]) if space["event"] else FREE, style if space["event"] else "dim")
        line.append("  ")
    if table["next_event"]:
        line.append(f"→ {reader.title(table['next_event'])}", "dim")
    if table["encounter"]:
        signs = "/".join(_say(reader, f"sign-{sign}") for sign in table["encounter"]["signs"])
        line.append(f"   {_say(reader, 'keyword-encounter')} +{table['encounter']['glory']} {signs}", "dim")
    return Padding(line, (1, 1, 0, 1))


def _battle(battle: BattleView, reader: Reader) -> RenderableType:
    """What everybody has brought, ordered and lost."""
    grid = Table(box=None, show_header=False, padding=(0, 1), title=_say(reader, f"region-{battle['region']}"))
    for fighter in battle["fighters"]:
        units = {"": "", "healthy": CHOSEN, "wounded": WOUNDED}[fighter["chosen"]]
        units += CONSTRUCT * fighter["constructs"] + GOLEM * fighter["golems"]
        units += FORTIFICATION * fighter["fortifications"]
        order = _say(reader, f"order-{fighter['order']}") if fighter["order"] else FREE
        points = str(fighter["card"]["points"]) if fighter["card"] else ""
        strength = "" if fighter["strength"] is None else f"= {fighter['strength']}"
        lost = fighter["removed"] + fighter["wounded"] + fighter["retreated"]
        grid.add_row(reader.name(fighter["seat"]), units, f"{order} {points}", strength, f"−{lost}" if lost else "")
    return grid


def _player(table: View, seat: int, viewer: int, reader: Reader, marks: Marks) -> list[RenderableType]:
    player = table["players"][seat]
    line = Text.assemble((f" {reader.name(seat)} ", "bold reverse"))
    line.append(f" {CHARGED if player['charged'] else SPENT}{ROMAN[player['artifact'] - 1]}", "bold yellow")
    line.append(f"  ★ {player['glory']}", "bold")
    forecast = table["forecast"][seat]["total"]
    if forecast:
        line.append(f" (+{forecast})", "yellow")
    line.append(f"  ⚡ {player['energy']}  ✦ {player['experience']}")
    if player["price"]:
        line.append(f" (? {player['price']})", "bold" if player["meets"] else "dim")
    if player["chosen"]:
        line.append(f"  {reader.title(player['chosen'])}", "red" if player["wounded"] else "")
    pool = CONSTRUCT * player["created"]["construct"] + GOLEM * player["created"]["golem"]
    line.append(f"  {_say(reader, 'zone-pool')} {pool or FREE}", "dim")
    line.append(f"  {_say(reader, 'zone-hand')} {len(player['hand'])}", "dim")
    line.append(f"  {_say(reader, 'zone-discard')} {len(player['discard'])}", "dim")
    parts: list[RenderableType] = [Padding(line, (1, 1, 0, 1))]
    board = [*player["equipment"], *(slot["card"] for slot in player["upgrades"] if slot["card"])]
    if board:
        parts.append(Padding(Text("  ").join(_card(card, reader, marks) for card in board), (0, 3)))
    if seat != viewer and any(player["hand"]):
        known = [_card(card, reader, marks) if card else Text("?", "dim") for card in player["hand"]]
        parts.append(_row(_say(reader, "zone-hand"), known))
    return parts


def _row(name: str, cards: list[Text]) -> RenderableType:
    return Padding(Text.assemble((f"{name}: ", "dim"), Text("  ").join(cards)), (0, 3))


def _card(card: CardView, reader: Reader, marks: Marks) -> Text:
    line = Text()
    if mark := marks.get(card["id"]):
        line.append(f" {mark} ", "reverse bold").append(" ")
    colour = COLOUR[card["kind"]]
    return line.append(str(card["points"]), f"bold {colour}").append(f" {reader.title(card['face'])}", colour)


def _hand(player: PlayerView, reader: Reader, marks: Marks) -> RenderableType:
    hand = Table(box=None, show_header=False, padding=(0, 1), title=_say(reader, "zone-hand"), title_justify="left")
    hand.add_column(no_wrap=True)
    hand.add_column()
    for card in player["hand"]:
        if card:
            hand.add_row(_card(card, reader, marks), Text(reader.card_text(card["face"])))
    return hand
