"""Saurian in Mass Mutation."""

from dataclasses import replace

from stolik.games.keyforge.card import Card, Scene
from stolik.games.keyforge.effects import (
    artifact,
    cannot,
    capture_all_but,
    creature,
    damage,
    damage_each,
    discard_top,
    do,
    gains,
    move_amber,
    move_to_supply,
    player_rule,
    upgrade,
)
from stolik.games.keyforge.nouns import a_creature, an_enemy_creature, its_neighbours, the_fought_creature, this_card
from stolik.games.keyforge.playing import enter
from stolik.games.keyforge.state import KeyForge
from stolik.games.keyforge.timing import destroy
from stolik.games.keyforge.zones import DISCARD
from stolik.table import Asking, Message, message


def hatch(g: KeyForge, s: Scene) -> Asking[None]:
    """The Saurian creatures among the cards discarded; without one the egg stays."""
    hatched = [found for found in s.them if g.card(found).house == "saurian" and g.card(found).type == "creature"]
    for found in hatched:
        entered = (yield from enter(g, s.me, found)) if g.where[found] in DISCARD else -1
        if entered >= 0 and g.in_play(entered):
            g.exhausted[entered] = 0
            g.add_power(entered, 3)
    if hatched:
        yield from destroy(g, [s.card])


THE_GORKUS_BESIDE_IT = a_creature.that(
    message("named", card=Message("title-optio-gorkus")), lambda g, s, found: found == s.giver, own=True
).neighbouring
"""rulebook: "Karta odnosząca się do samej siebie": the one that gave the ability, also if it has gained that text."""
DEUSILLUS = creature(
    power=20,
    traits="mutant",
    play=(capture_all_but(0), damage(5, an_enemy_creature)),
    fight_reap=(move_to_supply(1, this_card), damage_each(2, an_enemy_creature)),
    half=1,
)

CARDS: dict[str, Card] = {
    "amphora-captura": artifact(
        traits="item",
        enhance="aaddrr",
        constant=player_rule("icon-as-capture", Message("text-icon-as-capture"), "you"),
    ),
    "deusillus": DEUSILLUS,
    "deusillus2": replace(DEUSILLUS, title="deusillus", half=2),
    "optio-gorkus": creature(
        power=3,
        armor=3,
        traits="dinosaur soldier",
        keywords="elusive",
        constant=gains("destroyed", move_amber(0, this_card, THE_GORKUS_BESIDE_IT), its_neighbours),
    ),
    "saurian-egg": creature(
        power=1,
        armor=5,
        amber=1,
        traits="dinosaur egg",
        constant=(cannot("fight"), cannot("reap")),
        omni=(discard_top(2), do(hatch, "text-hatch")),
    ),
    "siren-horn": upgrade(amber=1, constant=gains("before-fight", move_amber(1, this_card, the_fought_creature))),
}
