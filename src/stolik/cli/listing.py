"""`stolik games` and `stolik cards`: what there is to play, and what every card does."""

from rich.console import Console
from rich.table import Table

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
    table = Table("id", "", "seats", "cards", "options")
    for game in every():
        seats = ", ".join(str(count) for count in game.seat_counts)
        options = "\n".join(_option_line(spec.schema()) for spec in game.options)
        name = Reader(game, reading).say(Message("game-name"))
        table.add_row(game.id, name, seats, str(len(game.faces)), options)
    console.print(table)


def cards(game_id: GameArgument, lang: Lang = None, as_json: AsJson = False) -> None:
    """List the cards of a game with their full text."""
    game, reading = load(game_id), language(lang)
    console = Console()
    if as_json:
        print_json([_card_json(game, face) for face in game.faces])
        return
    reader = Reader(game, reading)
    table = Table("id", "", "", show_lines=True)
    for face in game.faces:
        table.add_row(face, reader.title(face), reader.card_text(face))
    console.print(table)


def _option_line(schema: dict[str, Json]) -> str:
    match schema:
        case {"name": name, "kind": "number", "lowest": lowest, "highest": highest}:
            return f"{name}={lowest}..{highest}"
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
        "text": {reader.lang: reader.card_text(face) for reader in readers},
    }
