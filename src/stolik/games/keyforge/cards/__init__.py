"""All cards that are implemented. A module holds the cards of one set and house; its name is the house."""

from dataclasses import replace
from importlib import import_module
from pkgutil import iter_modules

from stolik.games.keyforge.card import HOUSES
from stolik.games.keyforge.catalog import CATALOG, enter

SETS = ("cota", "aoa", "wc", "mm", "dt")


def _gather() -> None:
    for name in SETS:
        package = import_module(f"{__name__}.{name}")
        for module in sorted(info.name for info in iter_modules(package.__path__)):
            assert module in HOUSES, f"{module} is no house"
            cards = import_module(f"{package.__name__}.{module}").CARDS
            for title, card in cards.items():
                enter(title, replace(card, title=card.title or title, house=module))


_gather()
FACES: tuple[str, ...] = tuple(CATALOG)
"""Every title."""
