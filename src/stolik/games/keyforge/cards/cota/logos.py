"""Logos: cards, more cards, and machines."""

from stolik.games.keyforge.card import Card
from stolik.games.keyforge.effects import (
    action,
    after_play,
    artifact,
    cannot,
    card_,
    control,
    creature,
    damage_different,
    draw,
    gain,
    hand_size,
    may_play,
    opponents_next_turn,
    play_top,
    player_rule,
    purge_self,
    steal,
    this_turn,
    uses,
)
from stolik.games.keyforge.nouns import a_creature, forged_key
from stolik.table import Message

NOT_LOGOS = may_play(Message("text-may-play-not-logos"), lambda g, s, found: g.card(found).house != "logos")

CARDS: dict[str, Card] = {
    "dimension-door": action(play=this_turn(player_rule("reap-steals", Message("text-reap-steals"), "you"))),
    # erratum: it purges itself; its own play is over before it listens.
    "library-access": action(play=(this_turn(after_play(card_, draw(1), another=True)), purge_self())),
    "twin-bolt-emission": action(amber=1, play=damage_different((2, 2))),
    "wild-wormhole": action(amber=1, play=play_top()),
    "library-of-babble": artifact(traits="location", action=draw(1)),
    "batdrone": creature(power=2, traits="robot", keywords="skirmish", fight=steal(1)),
    "doc-bookton": creature(power=5, traits="human scientist", reap=draw(1)),
    "dr-escotera": creature(power=4, traits="cyborg scientist", play=gain(1, forged_key("opponent"))),
    "quixo-the-adventurer": creature(power=3, traits="human scientist", keywords="skirmish", fight=draw(1)),
    "mother": creature(power=5, traits="robot scientist", constant=hand_size(1)),
    "foggify": action(amber=1, play=opponents_next_turn(cannot("fight", a_creature.enemy))),
    "phase-shift": action(play=uses(1, NOT_LOGOS)),
    "harland-mindlock": creature(
        power=1, traits="cyborg scientist", play=control(a_creature.enemy.on_flank, while_in_play=True)
    ),
}
