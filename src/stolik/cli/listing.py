"""`stolik games` and `stolik cards`: what there is to play, and what every card does."""

from rich.console import Console
from rich.table import Column, Table

from stolik.cli.inputs import AsJson, GameArgument, Lang, language, print_json
from stolik.games import every, load
from stolik.table import Game, Json, Message, State
from stolik.terminal import Reader
from stolik.words import LANGUAGES


def games(lang: Lang = None, as_json: AsJson = False) -> None:
    """List the games: id, name, seats, options, number of cards."""
    reading = language(lang)
    console = Console()
    if as_json:
        print_json([_game_json(game) for game in every()])
        return
    readers = {game.id: Reader(game, reading) for game in every()}
    headings = next(iter(readers.values()))
    table = Table("Id", *(headings.ui(f"heading-{what}") for what in ("name", "seats", "cards", "options")))
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
    headings = [reader.say(heading) for heading in columns.values()]
    card = Column(reader.ui("heading-card"), no_wrap=True)
    table = Table(card, *headings, reader.ui("heading-text"), show_lines=True)
    for face, printed in facts.items():
        shown = [reader.fact(printed[name]) if name in printed else "" for name in columns]
        table.add_row(f"{reader.title(face)}\n[dim]{face}[/dim]", *shown, reader.card_text(face))
    console.print(table)


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
