"""Untamed in Age of Ascension."""

from stolik.games.keyforge.card import Card, Constant
from stolik.games.keyforge.effects import (
    creature,
    deals_in_fights,
    discard_random_archived,
    player_rule,
    return_from_discard,
)
from stolik.table import Message

CARDS: dict[str, Card] = {
    "duskwitch": creature(
        power=1,
        traits="human witch",
        keywords="omega elusive",
        constant=Constant(
            "enters-ready",
            lambda g, entry, found: g.type_of(found) == "creature" and found != entry.card,
            Message("text-creatures-enter-ready"),
        ),
    ),
    "glimmer": creature(power=1, traits="faerie", keywords="alpha", play=return_from_discard()),
    "po-s-pixies": creature(
        power=1,
        traits="faerie",
        keywords="elusive",
        constant=player_rule("instead-of-theft", Message("text-instead-of-theft"), "you"),
    ),
    "tantadlin": creature(power=9, traits="tree", constant=deals_in_fights(2), fight=discard_random_archived()),
}
