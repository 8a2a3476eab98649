"""Logos in Dark Tidings."""

from stolik.games.keyforge.card import Card, Scene
from stolik.games.keyforge.effects import after, artifact, do
from stolik.games.keyforge.state import KeyForge
from stolik.games.keyforge.zones import ARCHIVES, DECK


def they_archive(g: KeyForge, s: Scene) -> None:
    """Whoever raised the tide."""
    assert s.event is not None
    deck = g.zones[DECK[s.event.seat]]
    if deck:
        g.move(deck[-1], ARCHIVES[s.event.seat], "card_archived", s.event.seat, in_sight=True)


CARDS: dict[str, Card] = {
    "hydrocataloguer": artifact(
        amber=1,
        traits="item",
        after=after("tide-raised", "text-after-tide-raised", do(they_archive, "text-they-archive-top")),
    ),
}
