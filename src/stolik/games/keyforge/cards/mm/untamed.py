"""Untamed in Mass Mutation."""

from stolik.games.keyforge.card import Card, Scene
from stolik.games.keyforge.cards.mm.logos import DOUBLE_ICONS
from stolik.games.keyforge.effects import (
    action,
    add_power,
    after_beating,
    creature,
    do,
    forge_key,
    purge_for_icons,
    uses,
)
from stolik.games.keyforge.nouns import an_artifact
from stolik.games.keyforge.state import KeyForge


def double_power_counters(g: KeyForge, s: Scene) -> None:
    g.add_power(s.card, g.plus[s.card])


CARDS: dict[str, Card] = {
    "reclaimed-by-nature": action(amber=1, play=purge_for_icons(an_artifact)),
    "wild-bounty": action(enhance="aa", play=uses(1, DOUBLE_ICONS)),
    "chonkers": creature(
        power=1,
        traits="mutant",
        keywords="skirmish",
        after=after_beating(do(double_power_counters, "text-double-power-counters")),
        play=add_power(1),
    ),
    "keyfrog": creature(power=2, traits="beast", destroyed=forge_key()),
}
