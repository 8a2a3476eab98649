"""Brobnar: giants who fight first."""

from stolik.games.keyforge.card import Card, Constant
from stolik.games.keyforge.effects import (
    action,
    after_destroyed,
    after_fight,
    artifact,
    creature,
    damage,
    gain,
    may,
    power,
    ready_and_fight,
    stun,
    this_turn,
    upgrade,
)
from stolik.games.keyforge.nouns import a_creature, a_friendly_creature, an_enemy_creature, this_creature
from stolik.table import Message

VALDRS_BLOW = Constant(
    "attack-bonus", lambda g, entry, rival: g.on_flank(rival), Message("text-valdr"), lambda g, entry, rival: 2
)

CARDS: dict[str, Card] = {
    "anger": action(amber=1, play=ready_and_fight(a_friendly_creature)),
    "loot-the-bodies": action(play=this_turn(after_destroyed(an_enemy_creature, gain(1)))),
    "punch": action(amber=1, play=damage(3)),
    "warsong": action(play=this_turn(after_fight(a_friendly_creature, gain(1)))),
    "gauntlet-of-command": artifact(traits="item", action=ready_and_fight(a_friendly_creature)),
    "valdr": creature(power=6, traits="giant", constant=VALDRS_BLOW),
    "ganger-chieftain": creature(power=5, traits="giant", play=may(ready_and_fight(a_creature.friendly.neighbouring))),
    "headhunter": creature(power=5, traits="giant", fight=gain(1)),
    "smaaash": creature(power=5, traits="giant", play=stun()),
    "blood-of-titans": upgrade(amber=1, constant=power(5, this_creature)),
}
