"""The words that a view says of a table: to its schema they are mere texts, here is which there are."""

from collections.abc import Mapping, Sequence
from typing import Final

from stolik.games.cardia.effects import FACTIONS
from stolik.games.cardia.options import LOCATIONS
from stolik.games.keyforge.card import HOUSES, ICONS
from stolik.games.keyforge.cards import FACES as TITLES
from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.state import COUNTERS, KEYS
from stolik.games.keyforge.view import KEYWORDS
from stolik.games.mysthea.board import EVENTS, ISLANDS, REGION, UNITS
from stolik.games.mysthea.cards import ENCOUNTERS, MET
from stolik.games.mysthea.chosen import CHOSEN
from stolik.games.mysthea.monsters import MONSTERS
from stolik.games.ostium.effects import CLANS

_MONSTERS = tuple(monster.name for monster in MONSTERS)
_SIGNS = tuple(sorted({way.sign for encounter in ENCOUNTERS for way in encounter.ways}))

WORDS: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "cardia": {"blackmail": FACTIONS, "locations": tuple(LOCATIONS)},
    "ostium": {"fury": CLANS},
    "mysthea": {
        "aligned": ISLANDS,
        "beside": UNITS,
        "chosen": CHOSEN,
        "coming": EVENTS,
        "created": UNITS,
        "encounters": MET,
        "event": EVENTS,
        "island": ISLANDS,
        "lifted": ISLANDS,
        "monster": _MONSTERS,
        "ring.monsters": _MONSTERS,
        "next_event": EVENTS,
        "offered_chosen": CHOSEN,
        "region": REGION,
        "ring.name": ISLANDS,
        "ring.regions.name": REGION,
        "sign": _SIGNS,
        "signs": _SIGNS,
        "token": ISLANDS,
    },
    "keyforge": {
        "counters": COUNTERS,
        "deck_list": TITLES,
        "house": HOUSES,
        "houses": HOUSES,
        "icons": tuple(ICONS.values()),
        "keys": KEYS,
        "keywords": KEYWORDS,
        "step": ("bid", "mulligan", "forge", "house", "main", "ready", "draw", "end"),
        "traits": tuple(sorted({trait for card in CATALOG.values() for trait in card.traits})),
    },
}
"""By game and field, or the way to it where two fields of one name say different things.

What a card's title says of it (its clan, its kind) is not said again.
"""
