"""States and counters of cards in play, their places and who controls them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from stolik.games.keyforge.card import Scene, Verb
from stolik.games.keyforge.effects.choosing import choose_one, choose_several, said_per
from stolik.games.keyforge.nouns import Count, Noun, a_creature, it, this_card
from stolik.games.keyforge.state import STUNNED
from stolik.games.keyforge.timing import take_control
from stolik.table import Asking, Message, Option, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge


Marking = Callable[["KeyForge", int], bool]


def _marking(marking: Marking, word: str, noun: Noun, count: int = 1, up_to: bool = False) -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        if count == 1 and not up_to:
            found = yield from choose_one(g, s, noun, f"choose-{word}")
            s.them = [found] if found >= 0 else []
        else:
            s.them = yield from choose_several(g, s, noun, f"choose-{word}", count, up_to=up_to)
        done = [marking(g, found) for found in s.them]
        s.amount = sum(done)
        s.ok = bool(done) and all(done)
        if done:
            g.beat()

    if count == 1 and not up_to:
        text = message(f"text-{word}", what=noun.text)
    else:
        text = message(f"text-{word}-up-to" if up_to else f"text-{word}-several", count=count, noun=noun.text)
    return Verb(does, text, target=not noun.fixed)


def _marking_each(marking: Marking, word: str, noun: Noun) -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        s.them = noun.find(g, s)
        s.amount = sum(marking(g, found) for found in s.them)
        s.ok = s.amount > 0
        g.beat()

    return Verb(does, message(f"text-{word}-each", noun=noun.text))


def _stun(g: "KeyForge", found: int) -> bool:
    return g.stun(found)


def _unstun(g: "KeyForge", found: int) -> bool:
    return g.unmark(found, STUNNED, "unstunned")


def _exhaust(g: "KeyForge", found: int) -> bool:
    if g.exhaust(found):
        g.emit("exhausted", card=found)
        return True
    return False


def stun(noun: Noun = a_creature) -> Verb:
    return _marking(_stun, "stun", noun)


def stun_each(noun: Noun) -> Verb:
    return _marking_each(_stun, "stun", noun)


def unstun_each(noun: Noun) -> Verb:
    return _marking_each(_unstun, "unstun", noun)


def exhaust(noun: Noun, count: int = 1, up_to: bool = False) -> Verb:
    return _marking(_exhaust, "exhaust", noun, count, up_to)


def exhaust_each(noun: Noun) -> Verb:
    return _marking_each(_exhaust, "exhaust", noun)


def ready(noun: Noun) -> Verb:
    return _marking(lambda g, found: g.make_ready(found), "ready", noun)


def ready_each(noun: Noun) -> Verb:
    return _marking_each(lambda g, found: g.make_ready(found), "ready", noun)


def ward(noun: Noun = this_card, count: int = 1) -> Verb:
    return _marking(lambda g, found: g.ward(found), "ward", noun, count)


def ward_each(noun: Noun) -> Verb:
    return _marking_each(lambda g, found: g.ward(found), "ward", noun)


def enrage(noun: Noun, count: int = 1) -> Verb:
    return _marking(lambda g, found: g.enrage(found), "enrage", noun, count)


def enrage_each(noun: Noun) -> Verb:
    return _marking_each(lambda g, found: g.enrage(found), "enrage", noun)


def add_power(count: int, noun: Noun = this_card, per: Count | None = None) -> Verb:
    """+1 power counters; with `per` all of them on the one that is chosen."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-add-power")
        s.ok = found >= 0
        if found >= 0:
            g.add_power(found, count * (1 if per is None else per.of(g, s)))

    key = "text-add-power" if per is None and not noun.fixed else "text-gets-counters"
    text = said_per(message(key, count=count, what=noun.text), per)
    if not noun.fixed and per is not None:
        text = message("text-choose-then", what=noun.text, then=said_per(message(key, count=count, what=it.text), per))
    return Verb(does, text, target=not noun.fixed)


def add_power_each(count: int, noun: Noun) -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        for found in noun.find(g, s):
            g.add_power(found, count)

    return Verb(does, message("text-add-power-each", count=count, noun=noun.text))


def add_counter(kind: str, noun: Noun = this_card) -> Verb:
    """A special counter: doom, fuse, glory and so on."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-counter")
        s.ok = found >= 0
        if found >= 0:
            g.add_counter(found, kind)

    counter = Message(f"counter-{kind}")
    if noun.fixed == "self":
        return Verb(does, message("text-add-counter-self", counter=counter))
    return Verb(does, message("text-add-counter", counter=counter, what=noun.text), target=True)


def remove_counters(kind: str, count: int = 0) -> Verb:
    """From the card itself; done completely only if there are so many. Without `count` all of them."""

    def does(g: "KeyForge", s: Scene) -> None:
        there = g.counter(s.card, kind)
        s.ok = there >= count
        s.amount = min(count or there, there)
        if there:
            g.add_counter(s.card, kind, -s.amount)

    counter = Message(f"counter-{kind}")
    if not count:
        return Verb(does, message("text-remove-each-counter", counter=counter))
    return Verb(does, message("text-remove-counters", count=count, counter=counter))


def move_damage(amount: int, source: Noun, target: Noun) -> Verb:
    """rulebook: "Przeniesienie": it is not dealt, so nothing prevents it; `amount` 0 moves all of it."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, source, "choose-damage-from")
        moved = min(amount or g.damage[found], g.damage[found]) if found >= 0 else 0
        to = (yield from choose_one(g, s, target, "choose-damage", [found])) if moved else -1
        s.ok = to >= 0 and moved >= amount
        if to >= 0:
            g.damage[found] -= moved
            g.damage[to] += moved
            g.unsettled = True
            g.emit("damage_moved", card=found, target=to, amount=moved)

    key = "text-move-damage" if amount else "text-move-all-damage"
    return Verb(does, message(key, amount=amount, what=source.text, other=target.text), target=True)


def move_in_line(noun: Noun) -> Verb:
    """Anywhere in its controller's battleline, also to where it is (decision 33); from then on it is `it`."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-card")
        s.ok = found >= 0
        if found >= 0:
            g.side = g.controller(found)
            line = g.zones[g.where[found]]
            places: list[Option] = [("place", place) for place in range(len(line))]
            answer = yield from g.choose(g.active, "deploy", places, "place", public=True, source=found)
            line.remove(found)
            line.insert(cast("tuple[str, int]", answer)[1], found)
            g.emit("moved_in_line", card=found)
            g.changed()

    return Verb(does, message("text-move-in-line", what=noun.text), target=not noun.fixed)


def move_to_flank(noun: Noun) -> Verb:
    """To either flank of its controller's battleline; from then on it is `it`."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-card")
        s.ok = found >= 0 and g.is_creature(found)
        if s.ok:
            g.side = g.controller(found)
            side = yield from g.choose(g.active, "flank", ("left", "right"), "word", public=True, source=found)
            line = g.zones[g.where[found]]
            line.remove(found)
            line.insert(0 if side == "left" else len(line), found)
            g.emit("moved_in_line", card=found)
            g.changed()

    return Verb(does, message("text-move-to-flank", what=noun.text), target=not noun.fixed)


def attach_to(noun: Noun) -> Verb:
    """The upgrade that gave the ability goes over to another creature."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = (yield from choose_one(g, s, noun, "attach")) if g.in_play(s.giver) else -1
        s.ok = found >= 0 and g.host[s.giver] >= 0
        if s.ok:
            g.host[s.giver] = found
            g.emit("attached", card=s.giver, target=found)
            g.changed()

    return Verb(does, message("text-attach-to", what=noun.text), target=True)


def swap(noun: Noun) -> Verb:
    """The card itself trades places with another creature of its line (decision 33)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        elsewhere = [other for other in noun.find(g, s) if g.where[other] != g.where[s.card]]
        found = yield from choose_one(g, s, noun, "choose-swap", elsewhere)
        s.ok = found >= 0 and g.is_creature(s.card)
        if s.ok:
            line = g.zones[g.where[found]]
            here, there = line.index(s.card), line.index(found)
            line[here], line[there] = line[there], line[here]
            g.emit("swapped", card=s.card, target=found)
            g.changed()

    return Verb(does, message("text-swap", what=noun.text), target=True)


def control(noun: Noun, while_in_play: bool = False) -> Verb:
    """Take control of a card, for good or as long as the card that says so is in play."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-control")
        s.ok = found >= 0
        if found >= 0:
            s.ok = yield from take_control(g, found, s.me, s.card if while_in_play else -1)

    key = "text-control-while" if while_in_play else "text-control"
    return Verb(does, message(key, what=noun.text), target=True)
