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
    key_cost,
    keyword,
    name_house,
    opponents_next_turn,
    player_rule,
    power,
    purge_the_beaten,
    random_discard,
    return_to_hand,
    steal,
    upgrade,
    use,
    when,
    while_in_play,
)
from stolik.games.keyforge.nouns import a_creature, a_friendly_creature, an_enemy_creature, opponent_has, this_creature
from stolik.table import Message

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
    "lash-of-broken-dreams": artifact(traits="weapon", action=opponents_next_turn(key_cost(3))),
    "pitlord": creature(
        power=9,
        amber=2,
        traits="demon",
        keywords="taunt",
        constant=player_rule("must-house", Message("text-must-choose-dis"), "you", word="dis"),
    ),
    "restringuntus": creature(
        power=1,
        traits="demon",
        play=(name_house(), while_in_play(player_rule("cannot-house", Message("text-cannot-choose-that-house")))),
    ),
    "flame-wreathed": upgrade(amber=1, constant=(power(2, this_creature), keyword("hazardous", this_creature, 2))),
}
