"""Logos in Mass Mutation."""

from dataclasses import replace

from stolik.games.keyforge.card import Card, Constant, Scene
from stolik.games.keyforge.effects import (
    archive_top,
    artifact,
    choose_one,
    creature,
    discard_archived,
    do,
    if_you_do,
    uses,
)
from stolik.games.keyforge.nouns import a_creature
from stolik.games.keyforge.playing import resolve_icons
from stolik.games.keyforge.state import KeyForge
from stolik.games.keyforge.timing import to_purge
from stolik.table import Asking, Message


def purge_for_icons(g: KeyForge, s: Scene) -> Asking[None]:
    """decision 94: icons "as if you had played it"; what bars or doubles icons does so here, too."""
    found = yield from choose_one(g, s, a_creature, "choose-purge")
    if found >= 0:
        s.ghosts = yield from to_purge(g, [found])
        yield from resolve_icons(g, s.me, found, g.card(found).icons)


ULTRA_GRAVITRON = creature(
    power=10,
    armor=3,
    traits="robot",
    half=1,
    play=archive_top(5),
    fight_reap=if_you_do(discard_archived(), do(purge_for_icons, "text-purge-for-icons", target=True)),
)

CARDS: dict[str, Card] = {
    "fission-bloom": artifact(
        traits="power",
        enhance="r",
        action=uses(1, Constant("more-icons", lambda g, entry, found: True, Message("text-double-icons"))),
    ),
    "ultra-gravitron": ULTRA_GRAVITRON,
    "ultra-gravitron2": replace(ULTRA_GRAVITRON, title="ultra-gravitron", armor=0, half=2),
}
