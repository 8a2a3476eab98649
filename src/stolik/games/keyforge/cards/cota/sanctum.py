"""Sanctum: knights in armor who protect one another."""

from stolik.games.keyforge.card import Card
from stolik.games.keyforge.effects import (
    action,
    armor,
    artifact,
    cannot_be_damaged,
    capture,
    creature,
    gain,
    heal,
    heal_each,
    keyword,
    may,
    power,
    ready_and_fight,
    return_to_hand,
    stun,
    this_turn,
    upgrade,
)
from stolik.games.keyforge.nouns import (
    a_creature,
    a_friendly_creature,
    done_this_way,
    this_card,
    this_creature,
    this_is_on_flank,
)

CARDS: dict[str, Card] = {
    "cleansing-wave": action(play=(heal_each(1), gain(1, done_this_way))),
    "shield-of-justice": action(amber=1, play=this_turn(cannot_be_damaged(a_friendly_creature))),
    "terms-of-redress": action(amber=1, play=capture(2, a_friendly_creature)),
    "hallowed-blaster": artifact(traits="weapon", action=heal(3)),
    "champion-anaphiel": creature(power=6, armor=1, traits="spirit knight", keywords="taunt"),
    "lady-maxena": creature(power=5, armor=2, traits="knight spirit", play=stun(), action=return_to_hand(this_card)),
    "raiding-knight": creature(power=4, armor=2, traits="human knight", play=capture(1)),
    "sergeant-zakiel": creature(
        power=4, armor=1, traits="human knight", play=may(ready_and_fight(a_creature.friendly.neighbouring))
    ),
    "staunch-knight": creature(
        power=4, armor=2, traits="human knight", constant=power(2, this_card, while_=this_is_on_flank)
    ),
    "protect-the-weak": upgrade(amber=1, constant=(armor(1, this_creature), keyword("taunt", this_creature))),
}
