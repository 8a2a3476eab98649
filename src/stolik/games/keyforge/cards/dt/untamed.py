"""Untamed in Dark Tidings."""

from stolik.games.keyforge.card import Card
from stolik.games.keyforge.effects import action, enrage, raise_tide
from stolik.games.keyforge.nouns import an_enemy_creature

CARDS: dict[str, Card] = {
    "cross-porpoises": action(amber=1, play=(raise_tide(), enrage(an_enemy_creature, 2))),
}
