"""Mars in Age of Ascension."""

from stolik.games.keyforge.card import Card
from stolik.games.keyforge.effects import abduct, archive, creature, if_you_do, may, purge_archived, stun
from stolik.games.keyforge.nouns import the_fought_creature

CARDS: dict[str, Card] = {
    # decision 110: into the archives of the worm's controller.
    "collector-worm": creature(power=2, armor=5, traits="beast", fight=abduct(the_fought_creature)),
    # erratum and decision 109: any card in any archives.
    "yzphyz-knowdrone": creature(
        power=3, armor=1, traits="martian scientist", play=(archive(), if_you_do(may(purge_archived()), stun()))
    ),
}
