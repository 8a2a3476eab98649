"""Shadows in Age of Ascension."""

from stolik.games.keyforge.card import Card
from stolik.games.keyforge.effects import (
    action,
    after_neighbour_fights,
    artifact,
    as_active_house,
    at_end_of_turn,
    creature,
    damage,
    damage_each,
    destroy_one,
    gain,
    if_you_do,
    on_it_this_turn,
    rule,
    steal,
    when,
)
from stolik.games.keyforge.nouns import (
    a_creature,
    a_friendly_creature,
    amber_you_have,
    an_artifact,
    each,
    it,
    opponent_has,
)
from stolik.table import Message

CARDS: dict[str, Card] = {
    # erratum: a friendly creature, and only if it is really destroyed.
    "life-for-a-life": action(amber=1, play=if_you_do(destroy_one(a_friendly_creature), damage(6))),
    "lethal-distraction": action(
        amber=1, play=on_it_this_turn(a_creature, rule("damage-bonus", Message("text-more-damage"), it, 2))
    ),
    "sack-of-coins": action(amber=1, play=damage(1, per=amber_you_have)),
    "shard-of-greed": artifact(traits="item shard", action=gain(1, per=each(an_artifact.friendly.trait("shard")))),
    "little-niff": creature(
        power=2, traits="elf thief", keywords="omega deploy elusive", after=after_neighbour_fights(steal(1))
    ),
    # erratum: the damage is dealt to each of them as one.
    "plague-rat": creature(
        power=1,
        traits="beast rat",
        keywords="elusive",
        play=damage_each(1, a_creature.without_trait("rat"), per=each(a_creature.trait("rat"))),
    ),
    "ronnie-wristclocks": creature(power=2, traits="elf thief", play=when(opponent_has(7), steal(2), steal(1))),
    "scowly-caper": creature(
        power=2,
        traits="elf thief",
        keywords="skirmish",
        enters="enemy",
        constant=as_active_house(),
        after=at_end_of_turn(destroy_one(a_creature.neighbouring)),
    ),
}
