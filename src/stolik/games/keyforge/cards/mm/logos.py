"""Logos in Mass Mutation."""

from stolik.games.keyforge.card import Card
from stolik.games.keyforge.effects import artifact, player_rule, uses
from stolik.table import Message

CARDS: dict[str, Card] = {
    "fission-bloom": artifact(
        traits="power",
        enhance="r",
        action=uses(1, player_rule("double-icons", Message("text-double-icons"), "you")),
    ),
}
