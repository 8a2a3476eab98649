"""Sanctum in Dark Tidings."""

from stolik.games.keyforge.card import Card, Scene
from stolik.games.keyforge.effects import creature, do, may, rule
from stolik.games.keyforge.nouns import it
from stolik.games.keyforge.state import KeyForge
from stolik.table import Message

SWITCHED = rule("switched", Message("text-nothing"), it)


def switch(g: KeyForge, s: Scene) -> None:
    """FAQ "Clariel Kowal Światła": all of its armor counts, used or not."""
    g.last(SWITCHED, s.me, s.card, target=s.card)


CARDS: dict[str, Card] = {
    "lightsmith-clariel": creature(
        power=5, armor=2, traits="angel", before_fight=may(do(switch, "text-switch-power-and-armor", SWITCHED))
    ),
}
