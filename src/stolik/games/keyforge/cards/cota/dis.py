"""Dis: demons that take, and are glad of every death."""

from stolik.games.keyforge.card import Card
from stolik.games.keyforge.effects import (
    action,
    after_beating,
    artifact,
    capture,
    creature,
    destroy_one,
    gain,
    purge_the_beaten,
    random_discard,
    return_to_hand,
    steal,
    use,
    when,
)
from stolik.games.keyforge.nouns import a_creature, a_friendly_creature, an_enemy_creature, opponent_has

CARDS: dict[str, Card] = {
    "fear": action(play=return_to_hand(an_enemy_creature)),
    "hand-of-dis": action(play=destroy_one(a_creature.not_on_flank)),
    "mind-barb": action(amber=1, play=random_discard()),
    "dominator-bauble": artifact(traits="item", action=use(a_friendly_creature)),
    "charette": creature(power=4, traits="demon", play=capture(3)),
    "dust-imp": creature(power=2, traits="imp", destroyed=gain(2)),
    "shooler": creature(power=5, traits="demon", play=when(opponent_has(4), steal(1))),
    "stealer-of-souls": creature(power=6, traits="demon", after=after_beating((purge_the_beaten(), gain(1)))),
    "the-terror": creature(power=5, traits="demon knight", play=when(opponent_has(exactly=0), gain(2))),
    "tocsin": creature(power=3, traits="demon", reap=random_discard()),
}
