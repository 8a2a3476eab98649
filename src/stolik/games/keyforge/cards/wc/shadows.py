"""Shadows in Worlds Collide."""

from stolik.games.keyforge.card import Card
from stolik.games.keyforge.effects import artifact, player_rule
from stolik.table import Message

CARDS: dict[str, Card] = {
    "keyforgery": artifact(
        amber=1, traits="item", constant=player_rule("guess-to-forge", Message("text-guess-to-forge"))
    ),
}
