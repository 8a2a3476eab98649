"""Sanctum in Age of Ascension."""

from stolik.games.keyforge.card import Card, Entry, Happening, Scene
from stolik.games.keyforge.effects import (
    action,
    after,
    artifact,
    cannot_be_damaged,
    capture,
    choose_one,
    creature,
    destroy_each,
    do,
    on_it_this_turn,
)
from stolik.games.keyforge.forging import capture as take_captive
from stolik.games.keyforge.forging import from_supply
from stolik.games.keyforge.nouns import Count, a_creature, a_friendly_creature, it
from stolik.games.keyforge.state import KeyForge
from stolik.games.keyforge.timing import deal
from stolik.games.keyforge.using import fight_with
from stolik.table import Asking, Message

EVEN = a_creature.that(Message("with-even-power"), lambda g, s, found: g.power(found) % 2 == 0)


def smite(g: KeyForge, s: Scene) -> Asking[None]:
    """FAQ "Kara": the neighbours that the attacked creature has, or had just before it left play."""
    found = yield from choose_one(g, s, a_friendly_creature, "choose-fighter")
    if found < 0:
        return
    g.make_ready(found)
    fought: dict[int, list[int]] = {}
    yield from fight_with(g, found, s.me, fought)
    for attacked, had in fought.items():
        near = g.neighbours(attacked) if g.is_creature(attacked) else had
        s.ghosts = yield from deal(g, [(one, 2) for one in near], s.card)


def capture_what_was_reaped(g: KeyForge, s: Scene) -> Asking[None]:
    """decision 113: what one of them has captured is not there for the next, unless it came from the supply."""
    assert s.event is not None
    s.amount = yield from take_captive(g, s.card, s.event.amount, s.event.seat)
    if s.amount and not from_supply(g, s.event.seat):
        s.event.amount = 0


def they_reaped(g: KeyForge, entry: Entry, h: Happening) -> bool:
    return h.seat != entry.me and h.amount > 0


CARDS: dict[str, Card] = {
    "hallowed-shield": artifact(traits="item", action=on_it_this_turn(a_creature, cannot_be_damaged(it))),
    "maruck-the-marked": creature(
        power=5,
        armor=1,
        traits="spirit knight",
        after=after(
            "armor-used",
            "text-after-armor",
            capture(1, per=Count(Message("per-prevented"), lambda g, s: 0 if s.event is None else s.event.amount)),
            lambda g, entry, h: h.card == entry.card,
        ),
    ),
    "sir-marrows": creature(
        power=4,
        armor=2,
        traits="human knight",
        after=after(
            "gained-by-reaping",
            "text-after-they-reap",
            # rulebook: FAQ "Sir Filar": who is first gets it.
            do(capture_what_was_reaped, "text-capture-it", own=lambda g, s: not from_supply(g, 1 - s.me)),
            they_reaped,
        ),
    ),
    "smite": action(play=do(smite, "text-smite", target=True)),
    "opal-knight": creature(power=5, traits="spirit knight", play=destroy_each(EVEN)),
}
