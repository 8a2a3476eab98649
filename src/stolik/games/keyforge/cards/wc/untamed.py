"""Untamed in Worlds Collide."""

from typing import cast

from stolik.games.keyforge.card import Card, Constant, Scene
from stolik.games.keyforge.effects import (
    add_counter,
    after_forging,
    artifact,
    choose_from_hand,
    choose_one,
    creature,
    creature_card,
    do,
    if_you_do,
    key_cost,
    remove_counters,
    sacrifice,
)
from stolik.games.keyforge.nouns import a_creature, counter_on_this
from stolik.games.keyforge.state import STUNNED, KeyForge
from stolik.games.keyforge.using import may_reap, may_use, use
from stolik.table import Asking, Message, Option

GAINED_TEXT = Constant("gain-text", lambda g, entry, found: found == entry.target, Message("text-nothing"))


def nurture(g: KeyForge, s: Scene) -> Asking[None]:
    """decision 101: for the turn, as long as the creature is there."""
    shown = yield from choose_from_hand(g, s, creature_card, "choose-card")
    if shown < 0:
        return
    g.show(shown, g.everyone, "card_revealed", s.me)
    title = g.prints[g.faces[shown]].partition("~")[0]
    found = yield from choose_one(g, s, a_creature, "choose-this-turn")
    if found >= 0:
        g.last(GAINED_TEXT, s.me, s.card, target=found, word=title)


def reap_with_neighbours(g: KeyForge, s: Scene) -> Asking[None]:
    """FAQ "Widmowy jastrząb": an enraged creature may do it, because only reaping is allowed."""
    waiting = g.neighbours(s.card) if g.in_play(s.card) else []
    while True:
        waiting = [
            one
            for one in waiting
            if g.is_creature(one) and may_use(g, s.me, one) and (g.marks[one] & STUNNED or may_reap(g, one))
        ]
        if not waiting:
            return
        options: list[Option] = [*waiting, "done"]
        answer = yield from g.choose(g.active, "choose-use", options, public=True, source=s.card)
        if answer == "done":
            return
        waiting.remove(cast(int, answer))
        yield from use(g, cast(int, answer), "reap")


CARDS: dict[str, Card] = {
    "creed-of-nurture": artifact(traits="power", omni=if_you_do(sacrifice(), do(nurture, "text-nurture", GAINED_TEXT))),
    "ghosthawk": creature(
        power=2, traits="beast", keywords="deploy", play=do(reap_with_neighbours, "text-reap-with-neighbours")
    ),
    "vineapple-tree": artifact(
        amber=1,
        traits="location",
        constant=key_cost(1, "each", per=counter_on_this("growth")),
        after=after_forging(remove_counters("growth"), "each"),
        action=add_counter("growth"),
    ),
}
