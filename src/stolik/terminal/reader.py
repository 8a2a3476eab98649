"""Whoever reads the screen: a language, the names at the table, and the words of one game and of the terminal."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from stolik.table import Fact, Game, Message, Seat, State
from stolik.table.message import Value, message
from stolik.words import Words, texts_in, words_for


@cache
def terminal_words() -> Words:
    """The terminal's own words."""
    folder = files("stolik") / "terminal" / "words"
    return Words("terminal", texts_in(folder))


class Reader:
    """Puts everything on the screen into one language."""

    def __init__(self, game: Game[State], lang: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.lang = lang
        self.names = tuple(names)
        self.words = words_for(game.id)

    def say(self, line: Message) -> str:
        """A message of the game."""
        return self.words.render(line, self.lang, self.names)

    def ui(self, key: str, /, **args: Value) -> str:
        """A message of the terminal; a nested message of the game must come rendered."""
        return terminal_words().render(message(key, **args), self.lang, self.names)

    def name(self, seat: int) -> str:
        return self.words.render(message("player", seat=Seat(seat)), self.lang, self.names)

    def card(self, face: str) -> str:
        return self.say(Message(f"card-{face}"))

    def title(self, face: str) -> str:
        """A card's bare name, as it stands on the card itself; `card` is how a sentence calls it."""
        key = f"title-{face}"
        return self.say(Message(key)) if self.words.has(key, self.lang) else self.card(face)

    def card_text(self, face: str) -> str:
        return self.words.sentences(self.game.card_text(face), self.lang)

    def fact(self, fact: Fact) -> str:
        """What a fact of a card comes to, as it stands in a table: a line a word."""
        return "\n".join(self.say(word) for word in fact.words) or str(fact.value)
