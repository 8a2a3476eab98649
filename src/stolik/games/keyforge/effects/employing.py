"""Using cards: fight, ready and fight, use."""

from typing import TYPE_CHECKING, cast

from stolik.games.keyforge.card import Scene, Verb
from stolik.games.keyforge.effects.choosing import choose_one
from stolik.games.keyforge.nouns import Noun
from stolik.games.keyforge.using import fight_with, use_somehow
from stolik.table import Asking, Option, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge


def fight(noun: Noun) -> Verb:
    """Fight with a creature."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-fighter")
        s.ok = found >= 0
        if found >= 0:
            s.ok = yield from fight_with(g, found, s.me)

    return Verb(does, message("text-fight", what=noun.text), target=not noun.fixed)


def fight_each(noun: Noun) -> Verb:
    """With each of them that can, one at a time, in the order that the active player likes; one may ready another."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        waiting = noun.find(g, s)
        s.ok = False
        while able := [found for found in waiting if g.is_creature(found) and not g.exhausted[found]]:
            fighter = yield from g.pick(g.active, "choose-fighter", able, public=True, source=s.giver)
            waiting.remove(fighter)
            s.ok = True
            yield from fight_with(g, fighter, s.me)

    return Verb(does, message("text-fight-each", noun=noun.text))


def ready_and_fight(noun: Noun) -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-fighter")
        s.ok = found >= 0
        if found >= 0:
            g.make_ready(found)
            s.ok = yield from fight_with(g, found, s.me)

    return Verb(does, message("text-ready-and-fight", what=noun.text), target=not noun.fixed)


def ready_and_fight_several(count: int, noun: Noun) -> Verb:
    """Up to so many different creatures, one at a time."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        done: list[int] = []
        for _ in range(count):
            options: list[Option] = [*(found for found in noun.find(g, s) if found not in done), "done"]
            if len(options) == 1:
                return
            answer = yield from g.choose(g.active, "choose-fighter", options, public=True, source=s.giver)
            if answer == "done":
                return
            done.append(cast(int, answer))
            g.make_ready(done[-1])
            yield from fight_with(g, done[-1], s.me)

    return Verb(does, message("text-ready-and-fight-several", count=count, noun=noun.text), target=True)


def ready_and_fight_different(times: int, noun: Noun) -> Verb:
    """With one creature, so many times, each time against another enemy."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-fighter")
        s.ok = found >= 0
        fought: dict[int, list[int]] = {}
        for _ in range(times if found >= 0 else 0):
            # decision 21: whom the other side has put into play since is another creature.
            if g.is_creature(found) and found in noun.find(g, s):
                g.make_ready(found)
                yield from fight_with(g, found, s.me, fought)

    return Verb(does, message("text-ready-and-fight-different", count=times, what=noun.text), target=True)


def use(noun: Noun) -> Verb:
    """Use a card in any way it can be used."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-use")
        s.ok = found >= 0
        if found >= 0:
            s.ok = yield from use_somehow(g, found, source=s.giver)

    return Verb(does, message("text-use", what=noun.text), target=not noun.fixed)


def ready_and_use(noun: Noun) -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-use")
        s.ok = found >= 0
        if found >= 0:
            g.make_ready(found)
            s.ok = yield from use_somehow(g, found, source=s.giver)

    return Verb(does, message("text-ready-and-use", what=noun.text), target=not noun.fixed)


def use_as_if_yours(noun: Noun) -> Verb:
    """decision 32: no change of control; "you" in it is whoever uses it."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-use")
        s.ok = found >= 0
        if found >= 0:
            s.ok = yield from use_somehow(g, found, s.me, s.giver)

    return Verb(does, message("text-use-as-if-yours", what=noun.text), target=not noun.fixed)
