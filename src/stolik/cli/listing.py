"""`stolik games` and `stolik cards`: what there is to play, and what every card does."""

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

from stolik.cli.inputs import AsJson, GameArgument, Lang, language, print_json
from stolik.games import every, load
from stolik.table import Game, Json, Message, State
from stolik.terminal import Reader
from stolik.words import LANGUAGES

TEXT_WIDTH = 25
"""So much room a card's text needs in a table."""


def games(lang: Lang = None, as_json: AsJson = False) -> None:
    """List the games: id, name, seats, options, number of cards."""
    reading = language(lang)
    console = Console()
    if as_json:
        print_json([_game_json(game) for game in every()])
        return
    readers = {game.id: Reader(game, reading) for game in every()}
    headings = next(iter(readers.values()))
    table = Table("Id", *(headings.ui(f"heading-{what}") for what in ("name", "seats", "cards")))
    table.add_column(headings.ui("heading-options"), overflow="fold")
    for game in every():
        seats = ", ".join(str(count) for count in game.seat_counts)
        options = "\n".join(_option_line(spec.schema()) for spec in game.options)
        name = readers[game.id].say(Message("game-name"))
        table.add_row(game.id, name, seats, str(len(game.faces)), options)
    console.print(table)


def cards(game_id: GameArgument, lang: Lang = None, as_json: AsJson = False) -> None:
    """List the cards of a game: name and id, what is printed on each, and its full text."""
    game, reading = load(game_id), language(lang)
    console = Console()
    if as_json:
        print_json([_card_json(game, face) for face in game.faces])
        return
    reader = Reader(game, reading)
    facts = {face: {fact.name: fact for fact in game.card_facts(face)} for face in game.faces}
    columns = {name: fact.heading for printed in facts.values() for name, fact in printed.items()}
    headings = [reader.ui("heading-card"), *map(reader.say, columns.values()), reader.ui("heading-text")]
    rows = []
    for face, printed in facts.items():
        shown = [reader.fact(printed[name]) if name in printed else "" for name in columns]
        rows.append([f"{reader.title(face)}\n[dim]{face}[/dim]", *shown, reader.card_text(face)])
    if _width(_table(headings[:-1], [row[:-1] for row in rows])) + TEXT_WIDTH <= console.width:
        console.print(_table(headings, rows))
        return
    # A narrower table would cut words: each card has a few lines of its own then.
    for face, printed in facts.items():
        told = (f"{reader.say(fact.heading)}: {reader.fact(fact)}".replace("\n", ", ") for fact in printed.values())
        console.print(f"[bold]{reader.title(face)}[/bold] [dim]{face}[/dim]")
        console.print("; ".join(told), reader.card_text(face), "", sep="\n")


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(*headings, show_lines=True)
    for row in rows:
        table.add_row(*row)
    return table


def _width(table: Table) -> int:
    """How wide a table is where nothing on it is wrapped."""
    endless = Console(width=sys.maxsize)
    return Measurement.get(endless, endless.options, table).maximum


def _option_line(schema: dict[str, Json]) -> str:
    match schema:
        case {"name": name, "kind": "number", "lowest": lowest, "highest": highest}:
            return f"{name}={lowest}..{highest}"
        case {"name": name, "kind": "switch"}:
            return f"{name}=on|off"
        case {"name": name, "kind": "text"}:
            return f"{name}=TEXT or {name}=@FILE"
        case {"kind": "seats", "each": dict(each)}:
            name, _, values = _option_line(each).partition("=")
            return f"{name}.SEAT={values}"
        case {"name": name, "values": list(values), "kind": kind}:
            return f"{name}={(',' if kind == 'subset' else '|').join(map(str, values))}"
    return str(schema["name"])


def _game_json(game: Game[State]) -> Json:
    return {
        "id": game.id,
        "names": {lang: Reader(game, lang).say(Message("game-name")) for lang in LANGUAGES},
        "seats": list(game.seat_counts),
        "options": [spec.schema() for spec in game.options],
        "cards": len(game.faces),
    }


def _card_json(game: Game[State], face: str) -> Json:
    readers = [Reader(game, lang) for lang in LANGUAGES]
    return {
        "id": face,
        "names": {reader.lang: reader.title(face) for reader in readers},
        "facts": {fact.name: fact.json for fact in game.card_facts(face)},
        "text": {reader.lang: reader.card_text(face) for reader in readers},
    }
