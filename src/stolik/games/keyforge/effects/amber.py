"""Æmber: gained, lost, stolen, captured, moved."""

from typing import TYPE_CHECKING

from stolik.games.keyforge.card import Scene, Verb
from stolik.games.keyforge.effects.choosing import Amount, choose_one, number, said_amount, said_per, whom
from stolik.games.keyforge.forging import capture as take_captive
from stolik.games.keyforge.forging import steal as take_away
from stolik.games.keyforge.nouns import Count, Noun, player, this_card
from stolik.table import Asking, Message, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge


def gain(amount: Amount, per: Count | None = None, who: str = "you") -> Verb:
    """`who` is you, opponent, or whoever `whom` finds by the card that this is about."""

    def does(g: "KeyForge", s: Scene) -> None:
        gained = number(amount, g, s) * (1 if per is None else per.of(g, s))
        s.amount = g.gain(whom(g, s, who), gained, s.giver)
        s.ok = s.amount > 0

    key = "text-gain" if who == "you" else f"text-{who}-gains"
    return Verb(does, said_per(said_amount(key, amount), per))


def lose(amount: Amount, per: Count | None = None, who: str = "opponent") -> Verb:
    """`who` is opponent, you, or whoever `whom` finds by the card that this is about."""

    def does(g: "KeyForge", s: Scene) -> None:
        wanted = number(amount, g, s) * (1 if per is None else per.of(g, s))
        s.amount = g.lose(whom(g, s, who), wanted, s.giver)
        s.ok = s.amount == wanted > 0

    return Verb(does, said_per(said_amount("text-lose" if who == "you" else f"text-{who}-loses", amount), per))


def lose_all_but(kept: int, who: str = "each") -> Verb:
    """Whoever has more than so much loses the rest."""

    def does(g: "KeyForge", s: Scene) -> None:
        seats = (s.me, 1 - s.me) if who == "each" else (player(s, who),)
        s.amount = sum(g.lose(seat, max(0, g.pool[seat] - kept), s.giver) for seat in seats)
        s.ok = s.amount > 0

    return Verb(does, message(f"text-lose-all-but-{who}", amount=kept))


def lose_all(who: str = "you") -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        s.amount = g.lose(player(s, who), g.pool[player(s, who)], s.giver)
        s.ok = s.amount > 0

    return Verb(does, Message(f"text-lose-all-{who}"))


def each_loses_half() -> Verb:
    """Each player; the loss is rounded down."""

    def does(g: "KeyForge", s: Scene) -> None:
        s.amount = sum(g.lose(seat, g.pool[seat] // 2, s.giver) for seat in (0, 1))
        s.ok = s.amount > 0

    return Verb(does, Message("text-each-loses-half"))


def take_what_is_left() -> Verb:
    """The opponent must give you all they have: that is no stealing."""

    def does(g: "KeyForge", s: Scene) -> None:
        s.amount = g.pool[1 - s.me]
        s.ok = s.amount > 0
        if s.ok:
            g.pool[1 - s.me] = 0
            g.emit("amber_given", seat=s.me, opponent=1 - s.me, amount=s.amount)
            g.add_to_pool(s.me, s.amount)

    return Verb(does, Message("text-take-what-is-left"))


def steal(amount: Amount, per: Count | None = None) -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        wanted = number(amount, g, s) * (1 if per is None else per.of(g, s))
        s.amount = yield from take_away(g, s.me, wanted, s.giver)
        s.ok = s.amount == wanted > 0

    return Verb(does, said_per(said_amount("text-steal", amount), per))


def steal_all_but(kept: int) -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.amount = yield from take_away(g, s.me, max(0, g.pool[1 - s.me] - kept), s.giver)
        s.ok = s.amount > 0

    return Verb(does, message("text-steal-all-but", amount=kept))


def opponent_steals(amount: int) -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.amount = yield from take_away(g, 1 - s.me, amount, s.giver)
        s.ok = s.amount == amount

    return Verb(does, message("text-opponent-steals", amount=amount))


def capture(amount: Amount, by: Noun = this_card, per: Count | None = None, own_side: bool = False) -> Verb:
    """A creature captures: the card itself, or one that is chosen; from the opponent, or from its own side."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        captor = yield from choose_one(g, s, by, "choose-captor")
        s.ok = captor >= 0
        s.amount = 0
        if captor >= 0:
            wanted = number(amount, g, s) * (1 if per is None else per.of(g, s))
            side = g.controller(captor) if own_side else 1 - s.me if by.side != "enemy" else -1
            s.amount = yield from take_captive(g, captor, wanted, side)
            s.ok = s.amount == wanted > 0

    key = "text-capture" if by.fixed == "self" else "text-it-captures" if by.fixed else "text-captures"
    args = {} if by.fixed == "self" else {"who": by.text}
    said = said_per(said_amount(key, amount, **args), per)
    own = (lambda g, s: g.pool[1 - s.me] > 0) if by.fixed == "self" else None
    return Verb(does, message("text-own-side", what=said) if own_side else said, target=not by.fixed, own=own)


def capture_all_but(kept: int) -> Verb:
    """The card itself captures what the opponent has beyond so much."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.amount = yield from take_captive(g, s.card, max(0, g.pool[1 - s.me] - kept), 1 - s.me)

    return Verb(does, message("text-capture-all-but", amount=kept) if kept else Message("text-capture-all"))


def each_captures(noun: Noun, amount: int = 1) -> Verb:
    """Each of them, from its opponent, one at a time."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        waiting = noun.find(g, s)
        while waiting:
            captor = waiting[0]
            sides = [1 - g.controller(one) for one in waiting]
            if any(0 < g.pool[seat] < sides.count(seat) * amount for seat in (0, 1)):
                captor = yield from g.pick(g.active, "choose-captor", waiting, public=True, source=s.giver)
            waiting.remove(captor)
            if g.is_creature(captor):
                yield from take_captive(g, captor, amount)

    return Verb(does, message("text-each-captures", noun=noun.text, amount=amount))


def different_capture(noun: Noun, per: Count) -> Verb:
    """For each of something one of them captures 1, each of them once."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        done: list[int] = []
        for _ in range(per.of(g, s)):
            captor = yield from choose_one(g, s, noun, "choose-captor", done)
            if captor < 0 or not (yield from take_captive(g, captor, 1, 1 - s.me)):
                break
            done.append(captor)
        s.them = done
        s.ok = bool(done)

    return Verb(does, message("text-different-capture", who=noun.text, per=per.text), target=True)


def exalt(noun: Noun = this_card, amount: int = 1) -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-exalt")
        s.ok = found >= 0
        if found >= 0:
            g.put_amber_on(found, amount)

    return Verb(does, message("text-exalt", what=noun.text), target=not noun.fixed)


def exalt_each(noun: Noun) -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        s.them = noun.find(g, s)
        s.ok = bool(s.them)
        for found in s.them:
            g.put_amber_on(found, 1)

    return Verb(does, message("text-exalt-each", noun=noun.text))


def place_amber(amount: int, noun: Noun) -> Verb:
    """From the supply onto a card."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-amber-on")
        s.ok = found >= 0
        if found >= 0:
            g.put_amber_on(found, amount)

    key = "text-place-amber-here" if noun.fixed == "self" else "text-place-amber"
    return Verb(does, message(key, amount=amount, what=noun.text), target=not noun.fixed)


def move_to_pool(amount: int, noun: Noun) -> Verb:
    """From a card to your pool."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun.with_amber, "choose-amber-from")
        moved = min(amount, g.amber[found]) if found >= 0 else 0
        s.ok = moved == amount
        if moved:
            g.take_amber_off(found, moved)
            if g.add_to_pool(s.me, moved):
                g.emit("amber_moved", card=found, amount=moved, seat=s.me)

    return Verb(does, message("text-move-to-pool", amount=amount, what=noun.text), target=True)


def move_all_to_pool(noun: Noun) -> Verb:
    """All Æmber from each of these cards to your pool."""

    def does(g: "KeyForge", s: Scene) -> None:
        s.amount = 0
        for found in noun.with_amber.find(g, s):
            moved = g.amber[found]
            g.take_amber_off(found, moved)
            s.amount += moved
            if g.add_to_pool(s.me, moved):
                g.emit("amber_moved", card=found, amount=moved, seat=s.me)
        s.ok = s.amount > 0

    return Verb(does, message("text-move-all-to-pool", noun=noun.text))


def move_to_supply(amount: int, noun: Noun) -> Verb:
    """From a card to the supply; `amount` 0 moves all of it."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun if noun.fixed else noun.with_amber, "choose-amber-from")
        moved = min(amount or g.amber[found], g.amber[found]) if found >= 0 else 0
        s.ok = moved > 0 and moved >= amount
        if moved:
            g.take_amber_off(found, moved)
            g.emit("amber_removed", card=found, amount=moved)

    text = message("text-move-to-supply", amount=amount) if amount else Message("text-move-all-to-supply")
    if not noun.fixed:
        text = message(
            "text-move-to-supply-from" if amount else "text-move-all-to-supply-from", amount=amount, what=noun.text
        )
    return Verb(does, text, target=not noun.fixed)


def move_amber(amount: int, source: Noun, target: Noun) -> Verb:
    """From one card to another; `amount` 0 moves all of it. A card that is chosen first is `it` for the second noun."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, source if source.fixed else source.with_amber, "choose-amber-from")
        moved = min(amount or g.amber[found], g.amber[found]) if found >= 0 else 0
        to = (yield from choose_one(g, s, target, "choose-amber-on")) if moved else -1
        s.ok = to >= 0 and moved >= amount
        if to >= 0:
            g.take_amber_off(found, moved)
            g.put_amber_on(to, moved)

    own = (lambda g, s: True) if target.own else None
    if not source.fixed:
        key = "text-move-amber-from" if amount else "text-move-all-amber-from"
        return Verb(does, message(key, amount=amount, source=source.text, what=target.text), target=True, own=own)
    if amount:
        return Verb(does, message("text-move-amber", amount=amount, what=target.text), own=own)
    return Verb(does, message("text-move-all-amber", what=target.text), own=own)


def move_from_pool(amount: int, noun: Noun = this_card) -> Verb:
    """From your pool to a card."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-amber-on")
        moved = min(amount, g.pool[s.me]) if found >= 0 else 0
        s.ok = moved == amount
        if moved:
            g.pool[s.me] -= moved
            g.put_amber_on(found, moved)

    key = "text-move-from-pool-onto" if noun.fixed else "text-move-from-pool"
    return Verb(does, message(key, amount=amount, what=noun.text), target=not noun.fixed)
