"""Cardia's 32 cards. A face is a number: 0-15 are deck I by value, 16-31 deck II."""

from stolik.games.cardia.cards.deck_one import DECK_ONE
from stolik.games.cardia.cards.deck_two import DECK_TWO
from stolik.games.cardia.effects import Ability

FACTION_OF = ("dynasty", "rebellion", "academy", "guild")
"""By value modulo four, the same in both decks."""

FACES: tuple[str, ...] = (*DECK_ONE, *DECK_TWO)
ABILITIES: tuple[Ability, ...] = (*DECK_ONE.values(), *DECK_TWO.values())
VALUE: tuple[int, ...] = tuple(face % 16 + 1 for face in range(32))
FACTION: tuple[str, ...] = tuple(FACTION_OF[value % 4] for value in VALUE)
LASTING: tuple[str, ...] = tuple(ability.lasting for ability in ABILITIES)
FACES_OF: dict[str, tuple[int, ...]] = {
    faction: tuple(face for face in range(32) if FACTION[face] == faction) for faction in FACTION_OF
}
