"""Untamed: beasts, faeries and witches of the forest."""

from stolik.games.keyforge.card import Card, Scene
from stolik.games.keyforge.effects import (
    Kind,
    action,
    after_play,
    choose_several,
    creature,
    creature_card,
    damage,
    do,
    gain,
    power,
    return_from_discard,
    rule,
    this_turn,
)
from stolik.games.keyforge.nouns import a_creature, a_friendly_creature, an_enemy_creature, each
from stolik.games.keyforge.state import KeyForge
from stolik.games.keyforge.timing import into_deck
from stolik.table import Asking, Message


def lose_them_in_the_woods(g: KeyForge, s: Scene) -> Asking[None]:
    """decision 14: do the possible half."""
    lost = yield from choose_several(g, s, a_friendly_creature, "choose-shuffle-in", 2, up_to=False)
    lost += yield from choose_several(g, s, an_enemy_creature, "choose-shuffle-in", 2, up_to=False)
    s.ghosts = yield from into_deck(g, lost)


CARDS: dict[str, Card] = {
    "cooperative-hunting": action(play=damage(1, per=each(a_friendly_creature))),
    "full-moon": action(play=this_turn(after_play(creature_card, gain(1)))),
    "lost-in-the-woods": action(amber=1, play=do(lose_them_in_the_woods, "text-lost-in-the-woods")),
    "regrowth": action(amber=1, play=return_from_discard(creature_card)),
    "dust-pixie": creature(power=1, amber=2, traits="faerie"),
    "snufflegator": creature(power=4, traits="beast", keywords="skirmish"),
    "niffle-ape": creature(
        power=3,
        traits="beast niffle",
        constant=(
            rule("ignores-taunt", Message("text-ignores-taunt-and-elusive")),
            rule("ignores-elusive", Message("text-nothing")),
        ),
    ),
    "niffle-queen": creature(
        power=6,
        traits="beast niffle",
        constant=(
            power(1, a_creature.another.friendly.trait("beast")),
            power(1, a_creature.another.friendly.trait("niffle")),
        ),
    ),
    "hunting-witch": creature(power=2, traits="human witch", after=after_play(creature_card, gain(1), another=True)),
    "witch-of-the-eye": creature(power=3, traits="human witch", reap=return_from_discard(Kind())),
    "ancient-bear": creature(power=5, traits="beast", keywords="assault:2"),
    "briar-grubbling": creature(power=2, traits="beast insect", keywords="hazardous:5"),
}
