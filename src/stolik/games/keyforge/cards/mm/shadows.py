"""Shadows in Mass Mutation."""

from stolik.games.keyforge.card import Card
from stolik.games.keyforge.effects import (
    add_counter,
    at_end_of_turn,
    cannot,
    creature,
    remove_counters,
    rule,
    shuffle_in,
    steal,
)
from stolik.games.keyforge.nouns import this_card, this_way
from stolik.table import Message

CARDS: dict[str, Card] = {
    "mastermindy": creature(
        power=2,
        traits="elf thief",
        keywords="elusive",
        after=at_end_of_turn(add_counter("scheme")),
        action=(remove_counters("scheme"), steal(1, per=this_way("removed"))),
    ),
    "mutant-cutpurse": creature(power=3, traits="mutant thief", enhance="ddd"),
    "rad-penny": creature(power=1, traits="mutant thief", play=steal(1), destroyed=shuffle_in(this_card)),
    "shoulder-id": creature(
        power=6,
        traits="specter",
        keywords="taunt",
        constant=(cannot("fight"), rule("steals-instead-of-damage", Message("text-steals-instead-of-damage"))),
    ),
}
