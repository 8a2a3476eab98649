"""Dis in Worlds Collide."""

from stolik.games.keyforge.card import Card, Entry, Happening
from stolik.games.keyforge.effects import (
    after,
    artifact,
    creature,
    destroy_any,
    destroy_one,
    forge_key,
    if_you_do,
    lose,
)
from stolik.games.keyforge.nouns import a_friendly_creature, this_card, this_way
from stolik.games.keyforge.state import KeyForge


def on_their_left(g: KeyForge, entry: Entry, h: Happening) -> bool:
    """The opponent played this creature at the left end of their line; it may be gone by now."""
    return h.seat != entry.me and "left" in h.word


def on_their_right(g: KeyForge, entry: Entry, h: Happening) -> bool:
    return h.seat != entry.me and "right" in h.word


CARDS: dict[str, Card] = {
    "obsidian-forge": artifact(
        amber=1,
        traits="item",
        action=(
            destroy_any(a_friendly_creature),
            if_you_do(forge_key(more=6, less=this_way("destroyed"), optional=True), destroy_one(this_card)),
        ),
    ),
    "dexus": creature(
        power=5, traits="demon", after=after("played", "text-after-play-on-right-flank", lose(1), on_their_right)
    ),
    "sinestra": creature(
        power=5, traits="demon", after=after("played", "text-after-play-on-left-flank", lose(1), on_their_left)
    ),
}
