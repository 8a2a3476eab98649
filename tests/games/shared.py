"""What the tests of every game share: a match that starts from a laid-out table, and a reader who misses nothing."""

import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

from stolik.table import About, Chance, Game, Match, Message, Options, State
from stolik.words import LANGUAGES, words_for

S = TypeVar("S", bound=State)


def prepared(game: type[Game[S]], arrange: Callable[[S], None]) -> Game[S]:
    """The game, whose matches start from a table that a test has laid out."""

    class Prepared(game):  # type: ignore[misc, valid-type]
        def setup(self, seats: int, options: Options, chance: Chance) -> S:
            g: S = super().setup(seats, options, chance)
            arrange(g)
            return g

    return Prepared()


def about(match: Match[S], seat: int, card: int) -> About:
    """What a seat is told about a card that it sees."""
    told = match.about(seat, match.state.ids[card])
    assert told is not None, f"seat {seat} does not see card {card}"
    return told


class Reader:
    """Reads what a game says; complains about anything that no player should see."""

    def __init__(self, game: str, names: Sequence[str], kinds: Sequence[str] = ()) -> None:
        """`kinds` are the beginnings of the game's own keys, which must never show through."""
        self.words = words_for(game)
        self.names = names
        self.leak = re.compile(rf"\b({'|'.join(('card', 'title', 'noun', 'event', 'prompt', 'reason', *kinds))})-[a-z]")

    def say(self, said: Message, lang: str = "en") -> str:
        text = self.words.render(said, lang, self.names, strict=True)
        assert text, f"{said} [{lang}] says nothing"
        assert not re.search(r"[{}$]|\s\s| [.,:;?!]|\.\.", text), text
        assert not self.leak.search(text), text
        return text

    def say_in_both(self, said: Message) -> None:
        for lang in LANGUAGES:
            self.say(said, lang)


class Pages:
    """What a viewer is shown of the last answer: the events of each page, and the tables."""

    def __init__(self, match: Match[S], viewer: int) -> None:
        since = sum(line.question < match.log[-1].question for line in match.log)
        shown = cast("Any", match.update(viewer, since, pages=True))
        self.last = [event["kind"] for event in shown["events"]]
        """What comes with the next question."""
        self.kinds: list[list[str]] = [[event["kind"] for event in page["events"]] for page in shown["pages"]]
        self.views: list[Any] = [page["view"] for page in shown["pages"]]

    def view(self, kind: str) -> Any:
        """The first table on whose page something of this kind happens."""
        return next(view for view, kinds in zip(self.views, self.kinds, strict=True) if kind in kinds)
