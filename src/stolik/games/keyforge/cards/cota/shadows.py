"""Shadows: thieves who are hard to catch."""

from stolik.games.keyforge.card import Card, Constant
from stolik.games.keyforge.effects import (
    action,
    artifact,
    creature,
    damage,
    damage_each,
    deals_no_fight_damage,
    gain,
    gains,
    if_you_do,
    return_to_hand,
    steal,
    steal_all_but,
    upgrade,
    use_as_if_yours,
    when,
)
from stolik.games.keyforge.nouns import an_artifact, it_was_destroyed, this_card
from stolik.table import Message

SHADOWING = Constant(
    "redirect",
    lambda g, entry, hit: "specter" not in g.card(hit).traits and hit in g.neighbours(entry.card),
    Message("text-shadow-self"),
)

CARDS: dict[str, Card] = {
    "nerve-blast": action(play=if_you_do(steal(1), damage(2))),
    "poison-wave": action(amber=1, play=damage_each(2)),
    "too-much-to-protect": action(amber=1, play=steal_all_but(6)),
    "seeker-needle": artifact(traits="weapon", action=(damage(1), when(it_was_destroyed, gain(1)))),
    "bad-penny": creature(power=1, traits="human thief", destroyed=return_to_hand(this_card)),
    "noddy-the-thief": creature(power=2, traits="elf thief", keywords="elusive", action=steal(1)),
    "dodger": creature(power=5, traits="elf thief", fight=steal(1)),
    "shadow-self": creature(power=9, traits="specter", constant=(deals_no_fight_damage(), SHADOWING)),
    "silvertooth": creature(power=2, traits="elf thief", enters="ready"),
    "urchin": creature(power=1, traits="elf thief", keywords="elusive", play=steal(1)),
    "macis-asp": creature(power=3, traits="beast", keywords="skirmish poison"),
    "nexus": creature(power=3, traits="cyborg thief", keywords="elusive", reap=use_as_if_yours(an_artifact.enemy)),
    "duskrunner": upgrade(constant=gains("reap", steal(1))),
}
