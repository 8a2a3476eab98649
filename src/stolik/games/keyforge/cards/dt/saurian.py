"""Saurian in Dark Tidings."""

from dataclasses import replace

from stolik.games.keyforge.card import Card, Constant, Entry, Happening, Scene
from stolik.games.keyforge.effects import (
    add_counter,
    after,
    at_end_of_turn,
    choose_one,
    creature,
    do,
    exalt,
    gain,
    if_you_do,
    remove_counters,
    when,
)
from stolik.games.keyforge.nouns import an_enemy_creature, tide_is_low
from stolik.games.keyforge.state import KeyForge
from stolik.table import Asking, Message

IGNORANCE = Constant(
    "blank",
    lambda g, entry, found: found == entry.target and g.counter(found, "ignorance") > 0,
    Message("text-nothing"),
)


def make_ignorant(g: KeyForge, s: Scene) -> Asking[None]:
    """It lasts as long as the counter does, whatever becomes of the one who put it there."""
    found = yield from choose_one(g, s, an_enemy_creature, "choose-counter")
    s.ok = found >= 0
    if s.ok:
        if not g.counter(found, "ignorance"):
            g.last(IGNORANCE, s.me, found, "leaves", target=found)
        g.add_counter(found, "ignorance")


def was_hurt(g: KeyForge, entry: Entry, h: Happening) -> bool:
    return h.card == entry.card


CARDS: dict[str, Card] = {
    "eclectic-ambrosius": creature(
        power=4,
        traits="dinosaur philosopher",
        after=at_end_of_turn(add_counter("knowledge")),
        action=if_you_do(remove_counters("knowledge", 3), gain(6)),
    ),
    # decision 60: an evil twin has the same title.
    "eclectic-ambrosius-evil-twin": replace(
        creature(power=4, traits="dinosaur", reap=do(make_ignorant, "text-make-ignorant", IGNORANCE)),
        title="eclectic-ambrosius",
    ),
    "venator-altum": creature(
        power=7,
        armor=2,
        traits="dinosaur soldier",
        after=after("damaged", "text-after-this-is-damaged", when(tide_is_low, exalt()), was_hurt),
    ),
}
