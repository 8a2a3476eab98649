"""Logos in Dark Tidings."""

from stolik.games.keyforge.card import Card, Scene
from stolik.games.keyforge.effects import after, archive_top_of, artifact, do
from stolik.games.keyforge.state import KeyForge
from stolik.table import Asking


def they_archive(g: KeyForge, s: Scene) -> Asking[None]:
    """Whoever raised the tide."""
    assert s.event is not None
    yield from archive_top_of(g, s.event.seat)


CARDS: dict[str, Card] = {
    "hydrocataloguer": artifact(
        amber=1,
        traits="item",
        after=after("tide-raised", "text-after-tide-raised", do(they_archive, "text-they-archive-top")),
    ),
}
