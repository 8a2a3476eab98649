"""Brobnar in Age of Ascension."""

from stolik.games.keyforge.card import Card, Scene
from stolik.games.keyforge.effects import (
    action,
    after_forging,
    creature,
    destroy_one,
    do,
    exhaust,
    gain,
    pick,
    return_to_hand,
    rule,
    stun,
    when,
)
from stolik.games.keyforge.nouns import (
    a_creature,
    a_friendly_creature,
    an_enemy_creature,
    half_its_power,
    it,
    it_is,
)
from stolik.games.keyforge.state import KeyForge
from stolik.table import Message


def drain_the_forger(g: KeyForge, s: Scene) -> None:
    assert s.event is not None
    g.lose(s.event.seat, g.pool[s.event.seat], s.giver)


CARDS: dict[str, Card] = {
    # erratum: the one that was stunned is destroyed instead.
    "1-2-punch": action(
        amber=1, play=(pick(an_enemy_creature), when(it_is(a_creature.stunned), destroy_one(it), stun(it)))
    ),
    # erratum: half of its power, and it must be ready and friendly.
    "the-flex": action(play=(exhaust(a_friendly_creature.of("brobnar").ready), gain(half_its_power))),
    # erratum: another one.
    "drummernaut": creature(
        power=6, traits="giant", play_fight_reap=return_to_hand(a_creature.another.friendly.trait("giant"))
    ),
    "forgemaster-og": creature(
        power=4, traits="giant", after=after_forging(do(drain_the_forger, "text-drain-the-forger"), "each")
    ),
    "groggins": creature(
        power=8,
        traits="giant",
        constant=rule("can-only-fight", Message("text-fights-only-flanks"), an_enemy_creature.on_flank),
    ),
}
