"""Logos in Mass Mutation."""

from dataclasses import replace

from stolik.games.keyforge.card import Card, Constant
from stolik.games.keyforge.effects import (
    archive_top,
    artifact,
    creature,
    discard_archived,
    if_you_do,
    purge_for_icons,
    uses,
)
from stolik.games.keyforge.nouns import a_creature
from stolik.table import Message

DOUBLE_ICONS = Constant("more-icons", lambda g, entry, found: True, Message("text-double-icons"))
ULTRA_GRAVITRON = creature(
    power=10,
    armor=3,
    traits="robot",
    half=1,
    play=archive_top(5),
    fight_reap=if_you_do(discard_archived(), purge_for_icons(a_creature)),
)

CARDS: dict[str, Card] = {
    "fission-bloom": artifact(
        traits="power",
        enhance="r",
        action=uses(1, DOUBLE_ICONS),
    ),
    "ultra-gravitron": ULTRA_GRAVITRON,
    "ultra-gravitron2": replace(ULTRA_GRAVITRON, title="ultra-gravitron", armor=0, half=2),
}
