"""Every card that is implemented, by the name of its print, and everything on them that can last, by name."""

from stolik.games.keyforge.card import Card, Constant, Listener, Standing, printed


class Catalog(dict[str, Card]):
    """By print name: a title, or with what differs on this print: "punch~mars+ad" (a maverick with two icons)."""

    def __missing__(self, name: str) -> Card:
        title, _, detail = name.partition("~")
        if not detail:
            raise KeyError(f"no card {name!r}")
        made = self[name] = printed(self[title], detail)
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
