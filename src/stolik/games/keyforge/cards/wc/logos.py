"""Logos in Worlds Collide."""

from stolik.games.keyforge.card import Card
from stolik.games.keyforge.effects import (
    Kind,
    archive,
    archive_each_from_play,
    archive_from_discard,
    archive_from_play,
    creature,
    draw,
    gain,
    if_you_do,
    its_controller_has,
    no_theft,
    playable_if,
    rule,
    upgrade,
    when,
)
from stolik.games.keyforge.nouns import (
    a_creature,
    a_friendly_creature,
    its_neighbours,
    there_is,
    they_shared_a_house,
    this_card,
)
from stolik.table import Message

CARDS: dict[str, Card] = {
    "code-monkey": creature(
        power=3,
        traits="ai beast",
        keywords="deploy",
        play=(archive_each_from_play(its_neighbours), when(they_shared_a_house, gain(2))),
    ),
    "discombobulator": upgrade(amber=1, constant=its_controller_has(no_theft())),
    "hyde": creature(
        power=4,
        traits="human scientist",
        reap=when(there_is(a_friendly_creature.named("velum")), draw(2), draw(1)),
        destroyed=if_you_do(archive_from_discard(Kind(title="velum")), archive_from_play(this_card)),
    ),
    # Alone it is a copy of nothing: its own power is a rule to look up, for it may die of having none.
    "mimic-gel": creature(
        traits="shapeshifter mutant",
        enters="copy",
        playable=playable_if(there_is(a_creature.another)),
        constant=rule("power", Message("text-nothing")),
    ),
    "velum": creature(
        power=2,
        traits="human scientist",
        reap=when(there_is(a_friendly_creature.named("hyde")), archive(count=2), archive()),
        destroyed=if_you_do(archive_from_discard(Kind(title="hyde")), archive_from_play(this_card)),
    ),
}
