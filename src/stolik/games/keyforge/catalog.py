"""Every card that is implemented, by the name of its print, and everything on them that can last, by name."""

from collections.abc import Mapping

from stolik.games.keyforge.card import Card, Constant, Listener, Standing, printed


class Catalog(dict[str, Card]):
    """By print name: a title, or with what differs on this print: "punch~mars+ad" (a maverick with two icons)."""

    MOST_MADE = 20_000
    """So many prints are kept besides the cards themselves: anybody may make some up, and they are soon made again."""

    def __init__(self, *given: Mapping[str, Card]) -> None:
        super().__init__(*given)
        self._made: list[str] = []

    def __missing__(self, name: str) -> Card:
        title, _, detail = name.partition("~")
        if not detail:
            raise KeyError(f"no card {name!r}")
        made = printed(self[title], detail)
        if len(self._made) >= self.MOST_MADE:
            for old in self._made:
                del self[old]
            self._made.clear()
        self[name] = made
        self._made.append(name)
        return made


CATALOG = Catalog()
LASTING: dict[str, Standing] = {}
"""What verbs such as "for the remainder of the turn" refer to: title and place on the card."""


def enter(title: str, card: Card) -> None:
    """Take a card into the catalog."""
    if title in CATALOG:
        raise ValueError(f"there are two cards {title!r}")
    CATALOG[title] = card
    number = 0
    for part in card.parts():
        if isinstance(part, Listener | Constant):
            LASTING[f"{title}/{number}"] = part
            number += 1
