"""The games on the table. `load` finds one by its id; a newcomer adds its line here."""

from functools import cache
from importlib import import_module

from stolik.table import BadOption, Game, State

IDS = ("cardia", "vale", "ostium", "mysthea", "keyforge")


@cache
def load(game_id: str) -> Game[State]:
    """The game with this id."""
    if game_id not in IDS:
        raise BadOption("game", f"there is no game {game_id!r}; the games are: {', '.join(IDS)}")
    game: Game[State] = import_module(f"stolik.games.{game_id}").GAME
    return game


def every() -> list[Game[State]]:
    """All games, in the order of the lobby."""
    return [load(game_id) for game_id in IDS]
