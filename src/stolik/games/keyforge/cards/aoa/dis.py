"""Dis in Age of Ascension."""

from stolik.games.keyforge.card import Card
from stolik.games.keyforge.effects import (
    action,
    add_counter,
    after_reap,
    artifact,
    creature,
    creature_card,
    damage,
    damage_each,
    destroy_each,
    destroy_one,
    gains,
    may,
    play_from_discard,
    rule,
    stun,
    until_your_next_turn,
    upgrade,
    when,
)
from stolik.games.keyforge.nouns import (
    a_creature,
    an_artifact,
    an_enemy_creature,
    each,
    it_was_destroyed,
    neighbours_it_had,
    that_creature,
    there_is,
)
from stolik.table import Message

CARDS: dict[str, Card] = {
    "exhume": action(amber=1, play=may(play_from_discard(creature_card))),
    # erratum: the neighbours are hurt when it has left play, as they stood just before.
    "pain-reaction": action(
        amber=1, play=(damage(2, an_enemy_creature), when(it_was_destroyed, damage_each(2, neighbours_it_had)))
    ),
    "shadow-of-dis": action(
        amber=1, play=until_your_next_turn(rule("blank", Message("text-enemies-are-blank"), an_enemy_creature))
    ),
    "unlocked-gateway": action(keywords="omega", play=destroy_each(a_creature)),
    "shard-of-pain": artifact(
        traits="item shard", action=damage(1, an_enemy_creature, per=each(an_artifact.friendly.trait("shard")))
    ),
    "wretched-doll": artifact(
        traits="item",
        action=when(
            there_is(a_creature.with_counter("doom")),
            destroy_each(a_creature.with_counter("doom")),
            add_counter("doom", a_creature),
        ),
    ),
    "aember-imp": creature(
        power=2, traits="imp", keywords="elusive", after=after_reap(a_creature, stun(that_creature))
    ),
    "soulkeeper": upgrade(amber=1, constant=gains("destroyed", destroy_one(an_enemy_creature.strongest))),
}
