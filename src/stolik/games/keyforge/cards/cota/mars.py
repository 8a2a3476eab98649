"""Mars: an army that works best among its own."""

from stolik.games.keyforge.card import Card

CARDS: dict[str, Card] = {}
