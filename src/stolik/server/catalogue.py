"""What a client needs to know once: a game's name, options, cards and words in a language, and what messages look like.

A game has hundreds of cards and thousands of words, and where these are put together others play.
"""

from functools import cache
from typing import Any

from stolik import games, schema
from stolik.bots import LEVELS
from stolik.server import publishing
from stolik.server.leisure import Slowly
from stolik.table import Game, Json, Message, State, message
from stolik.table.message import to_plain
from stolik.words import MissingWords, words_for


def the_protocol() -> Slowly[object]:
    yield
    return publishing.document()


def the_schema() -> Slowly[object]:
    """What views, events and records look like, game by game."""
    yield
    return schema.document()


def every_game(language: str) -> Slowly[list[dict[str, Any]]]:
    pages = []
    for game_id in games.IDS:
        pages.append(game_page(game_id, language))
        yield
    return pages


def one_game(game_id: str, language: str) -> Slowly[dict[str, Any]]:
    yield
    return game_page(game_id, language)


@cache
def game_page(game_id: str, language: str) -> dict[str, Any]:
    """For the lobby: what the game is called, how many play it, what can be set."""
    game = games.load(game_id)
    words = words_for(game_id)

    def said(key: str) -> str:
        return words.render(Message(key), language)

    def value_page(option: str, value: str) -> dict[str, str]:
        page = {"value": value, "text": said(f"setting-{option}-{value}")}
        about = f"setting-text-{option}-{value}"
        return {**page, "about": said(about)} if words.has(about, language) else page

    def option_page(schema: dict[str, Any]) -> dict[str, Any]:
        shown = {**schema, "text": said(f"setting-{schema['name']}")}
        about = f"setting-text-{schema['name']}"
        if words.has(about, language):
            shown["about"] = said(about)
        for listed in ("values", "offers"):
            if listed in shown:
                shown[listed] = [value_page(schema["name"], value) for value in shown[listed]]
        if "each" in shown:
            shown["each"] = option_page(shown["each"])
        return shown

    return {
        "id": game_id,
        "name": said("game-name"),
        "about": said("game-about"),
        "seats": list(game.seat_counts),
        "options": [option_page(spec.schema()) for spec in game.options if getattr(spec, "shown", True)],
        "bots": list(LEVELS),
        "lesson": game.lesson() is not None,
        "puzzles": [
            {"value": name, "text": said(f"puzzle-{name}"), "about": said(f"puzzle-text-{name}")}
            for name in game.puzzles
        ],
        "chapters": sorted(game.chapters),
    }


def card_pages(game_id: str, language: str) -> Slowly[list[dict[str, Json]]]:
    """Every card's name and text, what is printed on it besides, and what its text is made of."""
    game: Game[State] = games.load(game_id)
    words = words_for(game_id)
    pages: list[dict[str, Json]] = []
    for face in game.faces:
        lines = game.card_text(face)
        pages.append(
            {
                "face": face,
                "name": words.render(message(f"card-{face}"), language),
                "text": words.sentences(lines, language),
                "facts": {fact.name: fact.json for fact in game.card_facts(face)},
                "lines": [{**to_plain(line), "text": words.render(line, language)} for line in lines],
            }
        )
        yield
    return pages


def word_page(game_id: str, language: str) -> Slowly[dict[str, str]]:
    """Every message of the game that needs no arguments: names of zones, settings, rules in short."""
    words = words_for(game_id)
    page = {}
    for key in sorted(words.keys(language)):
        yield
        try:
            page[key] = words.render(Message(key), language, strict=True)
        except MissingWords:
            continue  # it needs arguments, so it only ever comes rendered
    return page
