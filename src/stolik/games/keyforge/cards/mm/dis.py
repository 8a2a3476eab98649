"""Dis in Mass Mutation."""

from stolik.games.keyforge.card import Card, Constant, Entry, Happening
from stolik.games.keyforge.effects import (
    Kind,
    action,
    after,
    after_play,
    artifact,
    creature,
    damage,
    destroy_one,
    draw,
    key_cost,
    opponents_next_turn,
    power,
    rule,
    steal,
    this_turn,
)
from stolik.games.keyforge.nouns import a_creature, a_friendly_creature, each, the_hit_creature, this_card
from stolik.games.keyforge.state import KeyForge
from stolik.table import Message


def enemy_hit_by_icon(g: KeyForge, entry: Entry, h: Happening) -> bool:
    return h.word == "damage" and h.other >= 0 and g.is_creature(h.other) and g.controller(h.other) != entry.me


def has_power_x(g: KeyForge, entry: Entry, found: int) -> bool:
    """The text says what X is: a creature that gains it has a power that is not X, and X said twice is still X."""
    if found != entry.card or g.title(found) != "picaroon":
        return False
    return next(one for one in g.index["power"] if one.standing is entry.standing and one.card == found) is entry


def power_of_neighbours(g: KeyForge, entry: Entry, found: int) -> int:
    return sum(g.power(near) for near in g.neighbours(found) if "changeling" not in g.traits_of(near))


CARDS: dict[str, Card] = {
    "waking-nightmare": action(
        amber=1, enhance="c", play=opponents_next_turn(key_cost(1, "each", per=each(a_creature.of("dis"))))
    ),
    "dark-aember-vault": artifact(
        traits="location",
        constant=power(2, a_friendly_creature.trait("mutant")),
        after=after_play(Kind("creature", trait="mutant"), draw(1)),
    ),
    "the-pale-star": artifact(
        traits="power",
        omni=(
            destroy_one(this_card),
            this_turn(
                rule("power-is", Message("text-everybody-is-weak"), a_creature, 1),
                rule("armor-is", Message("text-nothing"), a_creature, 0),
            ),
        ),
    ),
    "bonesaw": creature(
        power=5,
        traits="demon",
        constant=Constant(
            "enters-ready",
            lambda g, entry, found: found == entry.card and g.killed[entry.me] > 0,
            Message("text-bonesaw"),
        ),
    ),
    "drecker": creature(
        power=4,
        traits="imp",
        constant=Constant(
            "shares-fight-damage",
            lambda g, entry, found: found in g.neighbours(entry.card),
            Message("text-shares-fight-damage"),
        ),
        reap=steal(1),
    ),
    "maleficorn": creature(
        power=5,
        traits="mutant",
        enhance="dddd",
        after=after("icon", "text-after-icon-damage", damage(1, the_hit_creature), enemy_hit_by_icon),
    ),
    "picaroon": creature(
        traits="mutant changeling",
        keywords="deploy",
        constant=Constant("power", has_power_x, Message("text-picaroon"), power_of_neighbours),
    ),
}
