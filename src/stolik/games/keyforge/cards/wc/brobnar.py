"""Brobnar in Worlds Collide."""

from stolik.games.keyforge.card import Card
from stolik.games.keyforge.effects import add_counter, after_play, artifact, creature_card, destroy_each, when
from stolik.games.keyforge.nouns import a_creature_or_artifact, counters_on_this

CARDS: dict[str, Card] = {
    "the-big-one": artifact(
        amber=1,
        traits="weapon",
        after=after_play(
            creature_card,
            (add_counter("fuse"), when(counters_on_this("fuse", 10), destroy_each(a_creature_or_artifact))),
            who="each",
        ),
    ),
}
