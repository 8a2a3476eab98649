"""Damage and healing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolik.games.keyforge.card import Scene, Verb
from stolik.games.keyforge.effects.choosing import Amount, choose_one, choose_several, number, said_amount, said_per
from stolik.games.keyforge.nouns import Count, Noun, a_creature, that_much
from stolik.games.keyforge.timing import deal
from stolik.table import Asking, Message, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge


def damage(
    amount: Amount, to: Noun = a_creature, per: Count | None = None, splash: int = 0, pierce: bool = False
) -> Verb:
    """Damage to one creature; `per` chooses anew for each of something and deals all of it at once (decision 8)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        packets: list[tuple[int, int]] = []
        n = number(amount, g, s)
        # decision 9: no damage needs no creature.
        for _ in range(0 if not n else 1 if per is None else per.of(g, s)):
            hit = yield from choose_one(g, s, to, "choose-damage")
            if hit < 0:
                break
            packets.append((hit, n))
            if splash:
                # decision 75: the neighbours at that moment, in the same packet.
                packets += [(neighbour, splash) for neighbour in g.neighbours(hit)]
        s.ok = bool(packets)
        s.them = [hit for hit, _ in packets]
        s.ghosts = yield from deal(g, packets, s.card, pierce=pierce)

    if splash:
        assert isinstance(amount, int)
        text = message("text-damage-splash", amount=amount, to=to.text, splash=splash)
    elif isinstance(amount, int) or to.fixed or amount is that_much:
        text = said_amount("text-damage", amount, to=to.text)
    else:
        text = message("text-damage-chosen", to=to.text, per=amount.text)
    return Verb(does, _pierced(said_per(text, per), pierce), target=not to.fixed)


def _pierced(text: Message, pierce: bool) -> Message:
    return message("text-pierce", what=text) if pierce else text


def damage_each(
    amount: Amount,
    to: Noun = a_creature,
    pierce: bool = False,
    per: Count | None = None,
    its: Count | None = None,
) -> Verb:
    """`per` counts once for all of them, `its` for each of them (there it is `it`)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        n = number(amount, g, s) * (1 if per is None else per.of(g, s))
        s.them = to.find(g, s)
        s.ok = bool(s.them)
        packets = [(hit, n) for hit in s.them]
        if its is not None:
            packets = []
            for hit in s.them:
                s.it = hit
                packets.append((hit, n * its.of(g, s)))
        s.ghosts = yield from deal(g, packets, s.card, pierce=pierce)

    return Verb(does, _pierced(said_per(said_amount("text-damage-each", amount, to=to.text), per or its), pierce))


def damage_different(amounts: Sequence[int], to: Noun = a_creature) -> Verb:
    """So much to a creature, so much to a different one, all at once."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        packets: list[tuple[int, int]] = []
        for amount in amounts:
            hit = yield from choose_one(g, s, to, "choose-damage", [done for done, _ in packets])
            if hit >= 0:
                packets.append((hit, amount))
        s.ok = len(packets) == len(amounts)
        s.them = [hit for hit, _ in packets]
        s.ghosts = yield from deal(g, packets, s.card)

    return Verb(does, message("text-damage-different", count=len(amounts), amount=amounts[0], to=to.text), target=True)


def damage_several(amount: int, count: int, to: Noun = a_creature) -> Verb:
    """So much to each of up to so many, all at once."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.them = yield from choose_several(g, s, to, "choose-damage", count)
        s.ok = bool(s.them)
        s.ghosts = yield from deal(g, [(hit, amount) for hit in s.them], s.card)

    return Verb(does, message("text-damage-several", count=count, amount=amount, to=to.text), target=True)


def damage_and_neighbour(amount: int, second: int, to: Noun = a_creature) -> Verb:
    """To a creature and to one of its neighbours, at once."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        hit = yield from choose_one(g, s, to, "choose-damage")
        s.ok = hit >= 0
        if hit < 0:
            return
        packets = [(hit, amount)]
        near = g.neighbours(hit)
        if near:
            packets.append(((yield from g.pick(g.active, "choose-damage", near, public=True, source=s.giver)), second))
        s.them = [one for one, _ in packets]
        s.ghosts = yield from deal(g, packets, s.card)

    return Verb(does, message("text-damage-and-neighbour", amount=amount, second=second, to=to.text), target=True)


def heal(amount: int, noun: Noun = a_creature, up_to: bool = False) -> Verb:
    """`up_to`: the player says how much. `amount` 0 heals fully."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-heal")
        s.amount = 0
        s.ok = found >= 0
        if found < 0:
            return
        wanted = amount or g.damage[found]
        if up_to and g.damage[found]:
            most = min(wanted, g.damage[found])
            wanted = yield from g.pick(g.active, "heal-how-much", range(most + 1), "number", public=True, source=found)
        s.amount = g.heal(found, wanted)
        # rulebook: "Leczenie": a creature without damage may be chosen, but it is not healed.
        s.ok = s.amount > 0
        s.them = [found] if s.amount else []

    if noun.fixed == "self":
        text = message("text-heals", amount=amount) if amount else Message("text-heals-fully")
    elif not amount:
        text = message("text-heal-fully", what=noun.text)
    else:
        text = message("text-heal-up-to" if up_to else "text-heal", amount=amount, what=noun.text)
    return Verb(does, text, target=not noun.fixed)


def fully_heal(noun: Noun = a_creature) -> Verb:
    return heal(0, noun)


def heal_each(amount: int, noun: Noun = a_creature) -> Verb:
    """`amount` 0 heals fully; afterwards "this way" counts the creatures healed."""

    def does(g: "KeyForge", s: Scene) -> None:
        s.them = [found for found in noun.find(g, s) if g.heal(found, amount or g.damage[found])]
        s.amount = len(s.them)
        s.ok = s.amount > 0

    text = message("text-heal-each", amount=amount, noun=noun.text)
    return Verb(does, text if amount else message("text-fully-heal-each", noun=noun.text))
