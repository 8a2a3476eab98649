"""Unfathomable in Dark Tidings."""

from stolik.games.keyforge.card import Card, Constant, Entry, Happening, Scene, Verb
from stolik.games.keyforge.cards.wc.saurian import join_the_line
from stolik.games.keyforge.effects import (
    add_counter,
    after,
    artifact,
    at_end_of_turn,
    creature,
    destroy_each,
    do,
    player_rule,
    rule,
    when,
)
from stolik.games.keyforge.nouns import a_creature, counters_on_this, it
from stolik.games.keyforge.state import KeyForge
from stolik.games.keyforge.timing import deal
from stolik.table import Asking, Message

AWAKE = (
    rule("power", Message("text-nothing"), it, 100),
    rule("armor", Message("text-nothing"), it, 100),
    rule("blank", Message("text-nothing"), it),
)


def awaken(g: KeyForge, s: Scene) -> Asking[None]:
    """decision 35: it joins the line; power and armor are not its text, which is blank from then on."""
    for standing in AWAKE:
        g.last(standing, s.me, s.card, "leaves", target=s.card)
    yield from join_the_line(g, s)


def enemy_reaped(g: KeyForge, entry: Entry, h: Happening) -> bool:
    return h.seat != entry.me


def exhausted_creatures_strike(g: KeyForge, s: Scene) -> Asking[None]:
    """All of it at once."""
    tired = sum(g.exhausted[one] for one in g.creatures(1 - s.me))
    s.ghosts = yield from deal(g, [(s.card, tired)])


CARDS: dict[str, Card] = {
    "effigy-of-melerukh": artifact(
        traits="item",
        after=after(
            "reaped",
            "text-after-enemy-reaps",
            (
                add_counter("awakening"),
                when(counters_on_this("awakening", 6), do(awaken, "text-awaken", *AWAKE)),
            ),
            enemy_reaped,
        ),
    ),
    "kiligog-s-trench": artifact(
        traits="location",
        after=at_end_of_turn(
            (
                add_counter("depth"),
                destroy_each(
                    a_creature.that(
                        Message("as-strong-as-deep"),
                        lambda g, s, found: g.power(found) == g.counter(s.card, "depth"),
                        own=True,
                    )
                ),
            )
        ),
    ),
    "the-chosen-one": creature(
        power=9,
        traits="aquan",
        constant=Constant(
            "instead-of-readying",
            player_rule("", Message("text-nothing")).holds,
            Message("text-the-chosen-one"),
            doing=Verb(exhausted_creatures_strike, Message("text-nothing")),
        ),
    ),
}
