"""The vocabulary of the cards: verbs that do something, reactions to what happens, and what holds all the time.

A verb is a frozen value with its words; it reads and writes a `Scene` (who is "you", what was chosen, what was done).
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from stolik.games.keyforge.card import (
    HOUSES,
    TYPES,
    Ability,
    Constant,
    Doing,
    Entry,
    Ghost,
    Happening,
    Listener,
    Part,
    Rule,
    Said,
    Scene,
    Standing,
    Verb,
    ability,
    card,
    clause,
)
from stolik.games.keyforge.nouns import (
    Condition,
    Count,
    Noun,
    a_creature,
    it,
    player,
    that_much,
    this_card,
    this_creature,
)
from stolik.games.keyforge.playing import (
    can_forge,
    discard_from_hand,
    fight_with,
    forge,
    play,
    resolve_icons,
    unforge,
    use_somehow,
)
from stolik.games.keyforge.playing import capture as take_captive
from stolik.games.keyforge.playing import enter as put_into_play
from stolik.games.keyforge.playing import steal as take_away
from stolik.games.keyforge.state import STUNNED
from stolik.games.keyforge.timing import (
    LOOPS,
    deal,
    destroy,
    happen,
    into_deck,
    resolve,
    take_control,
    to_archives,
    to_archives_unnoticed,
    to_deck,
    to_foreign_archives,
    to_hand,
    to_purge,
)
from stolik.games.keyforge.zones import ARCHIVES, DECK, DISCARD, HAND, HIDDEN, OPEN, RESOLVING
from stolik.table import Asking, Message, Option, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge

action = partial(card, "action")
artifact = partial(card, "artifact")
creature = partial(card, "creature")
upgrade = partial(card, "upgrade")

Amount = int | Count


# -- choosing ---------------------------------------------------------------------------------------------------------


def choose_one(g: "KeyForge", s: Scene, noun: Noun, prompt: str, but: Sequence[int] = ()) -> Asking[int]:
    """A card that the noun means, chosen by the active player; -1 if there is none or "you may" is declined."""
    options = [found for found in noun.find(g, s) if found not in but] if but else noun.find(g, s)
    optional, s.may = s.may, False
    if not options:
        return -1
    if optional:
        either: list[Option] = [*options, "pass"]
        answer = yield from g.choose(g.active, prompt, either, public=True, source=s.giver)
        if answer == "pass":
            return -1
        s.it = cast(int, answer)
        return s.it
    s.it = yield from g.pick(g.active, prompt, options, public=True, source=s.giver)
    return s.it


def choose_several(
    g: "KeyForge", s: Scene, noun: Noun, prompt: str, most: int, *, up_to: bool = True
) -> Asking[list[int]]:
    """Several different cards, one after another; with `up_to` the choice may stop at any time."""
    chosen: list[int] = []
    s.may = False
    while len(chosen) < most:
        options = [found for found in noun.find(g, s) if found not in chosen]
        if not options:
            break
        if not up_to and len(options) <= most - len(chosen) and not noun.rank:
            chosen += options
            break
        either: list[Option] = [*options, "done"] if up_to else list(options)
        answer = yield from g.choose(g.active, prompt, either, public=True, source=s.giver, group=prompt)
        if answer == "done":
            break
        chosen.append(cast(int, answer))
    return chosen


def choose_from(
    g: "KeyForge", s: Scene, cards: Sequence[int], prompt: str, *, public: bool, optional: bool = False, seat: int = -1
) -> Asking[int]:
    """One of these cards, which lie out of play; -1 for none."""
    optional = optional or s.may
    s.may = False
    if not cards:
        return -1
    options: list[Option] = [*cards, "pass"] if optional else list(cards)
    asked = g.active if seat < 0 else seat
    answer = yield from g.choose(asked, prompt, options, public=public, source=s.giver)
    if answer == "pass":
        return -1
    s.it = cast(int, answer)
    return s.it


def choose_house(g: "KeyForge", s: Scene, houses: Sequence[str] = HOUSES) -> Asking[str]:
    s.word = cast(
        str, (yield from g.choose(g.active, "name-house", list(houses), "house", public=True, source=s.giver))
    )
    g.emit("house_named", house=s.word, by=s.giver)
    return s.word


def number(amount: Amount, g: "KeyForge", s: Scene) -> int:
    return amount if isinstance(amount, int) else amount.of(g, s)


def _per(base: Message, per: Count | None) -> Message:
    return base if per is None else message("text-per", what=base, per=per.text)


# -- sentences --------------------------------------------------------------------------------------------------------


def verbs(said: Said) -> tuple[Verb, ...]:
    return (said,) if isinstance(said, Verb) else tuple(said)


def do(does: Doing, key: str, /, *parts: Part, target: bool = False, **args: int | str | Message) -> Verb:
    """A verb of one card's own: a function and the key of its words."""
    return Verb(does, message(key, **args), parts, target=target)


def may(said: Said) -> Verb:
    """You may: asked before, unless the verb chooses a card anyway, which can then be passed up."""
    doing = verbs(said)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        if doing[0].idle is not None and doing[0].idle(g, s):
            s.ok = False
            return
        if doing[0].target:
            s.may = True
        else:
            answer = yield from g.choose(g.active, "may", ("yes", "no"), "word", public=True, source=s.giver)
            if answer == "no":
                s.ok = False
                return
        yield from resolve(g, s, doing[:1])
        if s.ok:
            yield from resolve(g, s, doing[1:])
        s.may = False

    return Verb(does, message("text-may", what=clause(doing, "text-and")), doing)


def if_you_do(first: Said, then: Said) -> Verb:
    """The second part only if the first was done completely (decision 10)."""
    doing, following = verbs(first), verbs(then)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        yield from resolve(g, s, doing)
        if s.ok:
            yield from resolve(g, s, following)

    text = message("text-if-you-do", what=clause(doing, "text-and"), then=clause(following, "text-and"))
    return Verb(does, text, (*doing, *following), target=doing[0].target)


def pick(noun: Noun) -> Verb:
    """Choose a card: from then on it is `it`."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.it = yield from choose_one(g, s, noun, "choose-card")
        s.ok = s.it >= 0

    return Verb(does, message("text-pick", what=noun.text), target=True)


def when(condition: Condition, then: Said, otherwise: Said = ()) -> Verb:
    """If something holds, this; else (if given) that."""
    doing, rest = verbs(then), verbs(otherwise)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.ok = condition.holds(g, s)
        if s.ok:
            yield from resolve(g, s, doing)
        elif rest:
            yield from resolve(g, s, rest)

    said = message("text-if", condition=condition.text, what=clause(doing, "text-and"))
    if rest:
        said = message("text-otherwise", what=said, other=clause(rest, "text-and"))
    return Verb(does, said, (*doing, *rest))


def repeat_while(condition: Condition, said: Said) -> Verb:
    """Do it; repeat the whole effect as long as something holds and the card is there (decision 61)."""
    doing = verbs(said)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        # decision 62: what cannot be destroyed would be tried for ever.
        for _ in range(LOOPS):
            yield from resolve(g, s, doing)
            if not condition.holds(g, s) or not (g.in_play(s.card) or g.where[s.card] in RESOLVING):
                return

    return Verb(does, message("text-repeat-while", what=clause(doing), condition=condition.text), doing)


def repeat_once(condition: Condition, said: Said) -> Verb:
    """Do it; do it once more if something holds then (rulebook: "Powtórzenie poprzedniego efektu")."""
    doing = verbs(said)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        yield from resolve(g, s, doing)
        if condition.holds(g, s):
            yield from resolve(g, s, doing)

    return Verb(does, message("text-repeat-once", what=clause(doing), condition=condition.text), doing)


def may_repeat(condition: Condition, said: Said) -> Verb:
    """Do it; as long as something holds you may do the whole of it again (decision 14)."""
    doing = verbs(said)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        yield from resolve(g, s, doing)
        while condition.holds(g, s):
            if (yield from g.choose(g.active, "repeat", ("yes", "no"), "word", public=True, source=s.giver)) == "no":
                return
            yield from resolve(g, s, doing)

    return Verb(does, message("text-may-repeat", what=clause(doing), condition=condition.text), doing)


def choose(*choices: Verb) -> Verb:
    """Choose one: the player picks what to do."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        title = g.card(s.giver).title
        options: list[Option] = [(title, place) for place in range(len(choices))]
        answer = yield from g.choose(g.active, "choose-one", options, "choice", public=True, source=s.giver)
        place = cast("tuple[str, int]", answer)[1]
        yield from resolve(g, s, (choices[place],))

    listed = choices[-1].text
    for choice in reversed(choices[:-1]):
        listed = message("text-or", one=choice.text, other=listed)
    return Verb(does, message("text-choose-one", what=listed), choices, choices)


def both_ways(said: Said) -> Verb:
    """Do it; then the opponent does the same to you."""
    doing = verbs(said)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        yield from resolve(g, s, doing)
        yield from resolve(g, Scene(1 - s.me, s.card, s.giver), doing)

    return Verb(does, message("text-both-ways", what=clause(doing)), doing)


def for_each(count: Count, said: Said) -> Verb:
    """Once for each of something, one at a time (decision 8: for everything but damage)."""
    doing = verbs(said)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        for _ in range(count.of(g, s)):
            yield from resolve(g, s, doing)

    return Verb(does, message("text-per", what=clause(doing), per=count.text), doing)


# -- æmber, keys, chains ----------------------------------------------------------------------------------------------


def whom(g: "KeyForge", s: Scene, who: str) -> int:
    """The seat meant: you, opponent, or by the card it is about its owner, its controller, its-opponent."""
    if who == "owner":
        return g.backs[s.it]
    if who in ("controller", "its-opponent"):
        ghost = None if s.event is None else s.event.ghost
        controller = g.controller(s.it) if ghost is None else ghost.controller
        return controller if who == "controller" else 1 - controller
    return player(s, who)


def gain(amount: Amount, per: Count | None = None, who: str = "you") -> Verb:
    """`who` is you, opponent, or whoever `whom` finds by the card that this is about."""

    def does(g: "KeyForge", s: Scene) -> None:
        gained = number(amount, g, s) * (1 if per is None else per.of(g, s))
        s.amount = g.gain(whom(g, s, who), gained, s.giver)
        s.ok = s.amount > 0

    key = "text-gain" if who == "you" else f"text-{who}-gains"
    return Verb(does, _per(_amounted(key, amount), per))


def _amounted(key: str, amount: Amount, **args: Message) -> Message:
    if isinstance(amount, int):
        return message(key, amount=amount, **args)
    if amount is that_much:
        return message(f"{key}-that-much", **args)
    return message("text-per", what=message(key, amount=1, **args), per=amount.text)


def lose(amount: Amount, per: Count | None = None, who: str = "opponent") -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        wanted = number(amount, g, s) * (1 if per is None else per.of(g, s))
        s.amount = g.lose(player(s, who), wanted, s.giver)
        s.ok = s.amount == wanted > 0

    return Verb(does, _per(_amounted("text-lose" if who == "you" else "text-opponent-loses", amount), per))


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
            g.add_to_pool(s.me, s.amount)
            g.emit("amber_given", seat=s.me, opponent=1 - s.me, amount=s.amount)

    return Verb(does, Message("text-take-what-is-left"))


def steal(amount: Amount, per: Count | None = None) -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        wanted = number(amount, g, s) * (1 if per is None else per.of(g, s))
        s.amount = yield from take_away(g, s.me, wanted, s.giver)
        s.ok = s.amount == wanted > 0

    return Verb(does, _per(_amounted("text-steal", amount), per))


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
    said = _per(_amounted(key, amount, **args), per)
    return Verb(does, message("text-own-side", what=said) if own_side else said, target=not by.fixed)


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
            g.amber[found] -= moved
            g.add_to_pool(s.me, moved)
            g.emit("amber_moved", card=found, amount=moved, seat=s.me)

    return Verb(does, message("text-move-to-pool", amount=amount, what=noun.text), target=True)


def move_all_to_pool(noun: Noun) -> Verb:
    """All Æmber from each of these cards to your pool."""

    def does(g: "KeyForge", s: Scene) -> None:
        s.amount = 0
        for found in noun.with_amber.find(g, s):
            moved, g.amber[found] = g.amber[found], 0
            s.amount += moved
            g.add_to_pool(s.me, moved)
            g.emit("amber_moved", card=found, amount=moved, seat=s.me)
        g.unsettled = True
        s.ok = s.amount > 0

    return Verb(does, message("text-move-all-to-pool", noun=noun.text))


def move_to_supply(amount: int, noun: Noun) -> Verb:
    """From a card to the supply; `amount` 0 moves all of it."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-amber-from")
        moved = min(amount or g.amber[found], g.amber[found]) if found >= 0 else 0
        s.ok = moved > 0 and moved >= amount
        if moved:
            g.amber[found] -= moved
            g.emit("amber_removed", card=found, amount=moved)

    text = message("text-move-to-supply", amount=amount) if amount else Message("text-move-all-to-supply")
    return Verb(does, text, target=not noun.fixed)


def move_amber(amount: int, source: Noun, target: Noun) -> Verb:
    """From one card to another; `amount` 0 moves all of it."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, source, "choose-amber-from")
        moved = min(amount or g.amber[found], g.amber[found]) if found >= 0 else 0
        to = (yield from choose_one(g, s, target, "choose-amber-on")) if moved else -1
        s.ok = to >= 0 and moved >= amount
        if to >= 0:
            g.amber[found] -= moved
            g.put_amber_on(to, moved)

    if amount:
        return Verb(does, message("text-move-amber", amount=amount, what=target.text))
    return Verb(does, message("text-move-all-amber", what=target.text))


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


def gain_chains(count: int, who: str = "you") -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        g.gain_chains(player(s, who), count)

    return Verb(does, message("text-gain-chains" if who == "you" else "text-opponent-gains-chains", count=count))


def forge_key(more: int = 0, less: Count | None = None, free: bool = False, optional: bool = False) -> Verb:
    """Forge a key outside the step: at the current cost and so much more, less something, or at no cost."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        cost = 0 if free else max(0, g.key_cost(s.me) + more - (0 if less is None else less.of(g, s)))
        s.ok = can_forge(g, s.me) and g.to_spend(s.me) >= cost
        if s.ok and optional:
            answer = yield from g.choose(g.active, "may", ("yes", "no"), "word", public=True, source=s.giver)
            s.ok = answer == "yes"
        if s.ok:
            s.ok = yield from forge(g, s.me, cost)

    if free:
        text = Message("text-forge-free")
    elif less is not None:
        text = message("text-forge-less", more=more, per=less.text)
    else:
        text = message("text-forge-more", more=more) if more else Message("text-forge")
    if optional:
        text = message("text-may", what=text) if free or less or more else Message("text-may-forge")
    return Verb(does, text)


def unforge_last() -> Verb:
    """The key that the opponent forged on their previous turn; of several, one (decision 91)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.ok = yield from unforge(g, 1 - s.me, g.forged[1 - s.me])

    return Verb(does, Message("text-unforge-last"))


def raise_tide() -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.ok = yield from turn_tide(g, s.me)

    return Verb(does, Message("text-raise-tide"))


def turn_tide(g: "KeyForge", seat: int) -> Asking[bool]:
    """decision 97: who has it high cannot raise it, and nothing reacts."""
    if g.tide == seat:
        return False
    g.tide = seat
    g.emit("tide_raised", seat=seat)
    g.changed()
    yield from happen(g, Happening("tide-raised", -1, seat))
    return True


# -- damage and healing -----------------------------------------------------------------------------------------------


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
        text = _amounted("text-damage", amount, to=to.text)
    else:
        text = message("text-damage-chosen", to=to.text, per=amount.text)
    return Verb(does, _pierced(_per(text, per), pierce), target=not to.fixed)


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

    return Verb(does, _pierced(_per(_amounted("text-damage-each", amount, to=to.text), per or its), pierce))


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


# -- destroying, returning, archiving, purging from play ---------------------------------------------------------------

Going = Callable[["KeyForge", list[int]], Asking[list[Ghost]]]


def _going(going: Going, word: str, noun: Noun, count: int = 1, up_to: bool = False) -> Verb:
    """Something happens to one card, or to several, that takes it out of play."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        if count == 1 and not up_to:
            found = yield from choose_one(g, s, noun, f"choose-{word}")
            s.them = [found] if found >= 0 else []
        else:
            s.them = yield from choose_several(g, s, noun, f"choose-{word}", count, up_to=up_to)
        s.ghosts = yield from going(g, s.them)
        s.amount = len(s.ghosts)
        s.ok = s.amount == len(s.them) > 0

    if count == 1 and not up_to:
        text = message(f"text-{word}", what=noun.text)
    else:
        text = message(f"text-{word}-up-to" if up_to else f"text-{word}-several", count=count, noun=noun.text)
    return Verb(does, text, target=not noun.fixed)


def _all_going(going: Going, word: str, noun: Noun) -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.them = noun.find(g, s)
        s.ghosts = yield from going(g, s.them)
        s.amount = len(s.ghosts)
        s.ok = s.amount > 0

    return Verb(does, message(f"text-{word}-each", noun=noun.text), idle=lambda g, s: not noun.find(g, s))


def destroy_one(noun: Noun) -> Verb:
    return _going(destroy, "destroy", noun)


def destroy_several(count: int, noun: Noun, up_to: bool = False) -> Verb:
    return _going(destroy, "destroy", noun, count, up_to)


def destroy_any(noun: Noun) -> Verb:
    """Any number of them, none too."""
    any_number = _going(destroy, "destroy", noun, 99, True)
    return Verb(any_number.does, message("text-destroy-any", noun=noun.text), target=True)


def destroy_each(noun: Noun) -> Verb:
    return _all_going(destroy, "destroy", noun)


def destroy_both(one: Noun, other: Noun) -> Verb:
    """One of these and one of those, together; if there is only one half, that (decision 14)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        first = yield from choose_one(g, s, one, "choose-destroy")
        second = yield from choose_one(g, s, other, "choose-destroy")
        s.them = [found for found in (first, second) if found >= 0]
        s.ghosts = yield from destroy(g, s.them)
        s.amount = len(s.ghosts)
        s.ok = s.amount == 2

    return Verb(does, message("text-destroy-both", what=one.text, other=other.text), target=True)


def _by_power(going: Going, word: str, count: int, noun: Noun, strongest: bool) -> Verb:
    """The so many strongest or weakest; the active player chooses among equals (rulebook: "Najsilniejsze")."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.them = []
        while len(s.them) < count:
            rest = [found for found in noun.find(g, s) if found not in s.them]
            if not rest:
                break
            powers = [g.power(found) for found in rest]
            best = max(powers) if strongest else min(powers)
            equals = [found for found, power in zip(rest, powers, strict=True) if power == best]
            if len(equals) > count - len(s.them):
                equals = [(yield from g.pick(g.active, f"choose-{word}", equals, public=True, source=s.giver))]
            s.them += equals
        s.ghosts = yield from going(g, s.them)
        s.amount = len(s.ghosts)
        s.ok = s.amount == len(s.them) > 0

    rank = "strongest" if strongest else "weakest"
    return Verb(does, message(f"text-{word}-{rank}", count=count, noun=noun.text))


def destroy_strongest(count: int, noun: Noun = a_creature) -> Verb:
    return _by_power(destroy, "destroy", count, noun, True)


def shuffle_weakest_in(count: int, noun: Noun = a_creature) -> Verb:
    """Into their owners' decks."""
    return _by_power(into_deck, "shuffle-in", count, noun, False)


def destroy_all_but_strongest(noun: Noun) -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        everyone, equals = noun.find(g, s), noun.strongest.find(g, s)
        s.them = []
        if equals:
            spared = yield from g.pick(g.active, "choose-spare", equals, public=True, source=s.giver)
            s.them = [found for found in everyone if found != spared]
        s.ghosts = yield from destroy(g, s.them)
        s.amount = len(s.ghosts)
        s.ok = s.amount > 0

    return Verb(does, message("text-destroy-all-but-strongest", noun=noun.text))


def sacrifice(noun: Noun = this_card) -> Verb:
    """decision 24: the same as destroying, by its controller."""
    return _going(destroy, "sacrifice", noun)


def return_to_hand(noun: Noun, count: int = 1, up_to: bool = False) -> Verb:
    """From play to its owner's hand."""
    return _going(to_hand, "return", noun, count, up_to)


def return_each(noun: Noun) -> Verb:
    return _all_going(to_hand, "return", noun)


def archive_from_play(noun: Noun) -> Verb:
    return _going(to_archives, "archive-from-play", noun)


def put_into_archives(noun: Noun) -> Verb:
    """Into its owner's archives: that is no archiving, and nothing reacts to it (decision 43)."""
    return _going(to_archives_unnoticed, "put-into-archives", noun)


def archive_each_from_play(noun: Noun) -> Verb:
    return _all_going(to_archives, "archive-from-play", noun)


def purge(noun: Noun) -> Verb:
    """A card in play."""
    return _going(to_purge, "purge", noun)


def purge_each(noun: Noun) -> Verb:
    return _all_going(to_purge, "purge", noun)


def purge_for_icons(noun: Noun) -> Verb:
    """decision 94: its icons "as if you had played it"; what bars or doubles icons does so here, too."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-purge")
        s.ok = found >= 0
        if found >= 0:
            s.ghosts = yield from to_purge(g, [found])
            yield from resolve_icons(g, s.me, found, g.card(found).icons)

    return Verb(does, message("text-purge-for-icons", what=noun.text), target=True)


def shuffle_in(noun: Noun, count: int = 1) -> Verb:
    """From play into its owner's deck."""
    return _going(into_deck, "shuffle-in", noun, count)


def shuffle_each_in(noun: Noun) -> Verb:
    return _all_going(into_deck, "shuffle-in", noun)


def put_on_deck(noun: Noun) -> Verb:
    """From play on top of its owner's deck."""
    return _going(to_deck, "put-on-deck", noun)


def put_each_on_deck(noun: Noun) -> Verb:
    """The active player says in which order they come to lie."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        waiting = noun.find(g, s)
        s.them = []
        while waiting:
            owners = [g.backs[found] for found in waiting]
            found = waiting[0]
            if any(owners.count(owner) > 1 for owner in (0, 1)):
                found = yield from g.pick(g.active, "choose-put-on-deck", waiting, public=True, source=s.giver)
            waiting.remove(found)
            s.them.append(found)
        s.ghosts = yield from to_deck(g, s.them)
        s.amount = len(s.ghosts)
        s.ok = s.amount > 0

    return Verb(does, message("text-put-on-deck-each", noun=noun.text))


def abduct(noun: Noun, count: int = 1, up_to: bool = False, per: Count | None = None) -> Verb:
    """Into your archives; leaving them it goes to its owner's hand (decision 25)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        most = count if per is None else per.of(g, s)
        s.them = yield from choose_several(g, s, noun, "choose-abduct", most, up_to=up_to)
        s.ghosts = yield from to_foreign_archives(g, s.them, s.me)
        s.ok = bool(s.ghosts)

    text = message("text-abduct-up-to" if up_to else "text-abduct", count=count, what=noun.text)
    return Verb(does, _per(text, per), target=True)


# -- states of cards in play ------------------------------------------------------------------------------------------

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


def ward(noun: Noun = this_card) -> Verb:
    return _marking(lambda g, found: g.ward(found), "ward", noun)


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
    text = _per(message(key, count=count, what=noun.text), per)
    if not noun.fixed and per is not None:
        text = message("text-choose-then", what=noun.text, then=_per(message(key, count=count, what=it.text), per))
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
            line = g.zones[g.where[found]]
            places: list[Option] = [("place", place) for place in range(len(line))]
            answer = yield from g.choose(g.active, "deploy", places, "place", public=True, source=found)
            line.remove(found)
            line.insert(cast("tuple[str, int]", answer)[1], found)
            g.emit("moved_in_line", card=found)
            g.unsettled = True

    return Verb(does, message("text-move-in-line", what=noun.text), target=not noun.fixed)


def swap(noun: Noun) -> Verb:
    """The card itself trades places with another creature of its line (decision 33)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-swap")
        s.ok = found >= 0 and g.is_creature(s.card) and g.where[found] == g.where[s.card]
        if s.ok:
            line = g.zones[g.where[found]]
            here, there = line.index(s.card), line.index(found)
            line[here], line[there] = line[there], line[here]
            g.emit("swapped", card=s.card, target=found)
            g.unsettled = True

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


# -- using cards ------------------------------------------------------------------------------------------------------


def fight(noun: Noun) -> Verb:
    """Fight with a creature."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-fighter")
        s.ok = found >= 0
        if found >= 0:
            s.ok = yield from fight_with(g, found, s.me)

    return Verb(does, message("text-fight", what=noun.text), target=not noun.fixed)


def fight_each(noun: Noun) -> Verb:
    """With each of them that can, one at a time, in the order that the active player likes."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        waiting = [found for found in noun.find(g, s) if not g.exhausted[found]]
        s.ok = bool(waiting)
        while waiting:
            fighter = yield from g.pick(g.active, "choose-fighter", waiting, public=True, source=s.giver)
            waiting.remove(fighter)
            yield from fight_with(g, fighter, s.me)
            waiting = [found for found in waiting if g.is_creature(found)]

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
        fought: list[int] = []
        for _ in range(times if found >= 0 else 0):
            if g.is_creature(found):
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


# -- cards in hands, decks, discard piles, archives -------------------------------------------------------------------


def draw(count: Amount, per: Count | None = None, who: str = "you") -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        wanted = number(count, g, s) * (1 if per is None else per.of(g, s))
        s.amount = g.draw_cards(player(s, who), wanted)
        s.ok = s.amount == wanted > 0

    key = "text-draw" if who == "you" else "text-opponent-draws"
    text = (
        message(key, count=count)
        if isinstance(count, int)
        else message("text-per", what=message(key, count=1), per=count.text)
    )
    return Verb(does, _per(text, per))


def random_discard(count: int = 1, who: str = "opponent") -> Verb:
    """decision 107: by chance. `who` is you, opponent, or the owner of `it`."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.amount = 0
        hand = g.zones[HAND[whom(g, s, who)]]
        for _ in range(count):
            if not hand:
                break
            s.it = hand[g.below(len(hand))]
            s.amount += 1
            yield from discard_from_hand(g, s.it)
        s.ok = s.amount == count

    return Verb(does, message(f"text-random-discard-{who}", count=count))


CardTest = Callable[["KeyForge", Scene, int], bool]


class Kind:
    """Cards out of play by type, house or trait: "a Mars creature from your hand"."""

    __slots__ = ("house", "not_house", "test", "text", "title", "trait", "type")

    def __init__(
        self,
        type_: str = "",
        house: str = "",
        trait: str = "",
        title: str = "",
        not_house: str = "",
        that_house: bool = False,
    ) -> None:
        """`type_` may name two: "creature-artifact"."""
        self.type = type_
        types = frozenset(type_.split("-")) if type_ else frozenset(TYPES)
        said = Message(f"kind-{type_ or 'card'}")
        if house:
            said = message("qualified", noun=said, by=message("of-house", house=Message(f"house-{house}")))
        if not_house:
            said = message("qualified", noun=said, by=message("not-of-house", house=Message(f"house-{not_house}")))
        if that_house:
            said = message("qualified", noun=said, by=Message("of-that-house"))
        if trait:
            said = message("qualified", noun=said, by=message("with-trait", trait=Message(f"trait-{trait}")))
        if title:
            said = message("qualified", noun=said, by=message("named", card=Message(f"title-{title}")))
        self.text = said

        def test(g: "KeyForge", s: Scene, found: int) -> bool:
            printed = g.card(found)
            return (
                g.type_of(found) in types
                and house in ("", printed.house)
                and (not not_house or printed.house != not_house)
                and (not that_house or printed.house == s.word)
                and (not trait or trait in printed.traits)
                and title in ("", printed.title)
            )

        self.test = test

    def among(self, g: "KeyForge", s: Scene, cards: Sequence[int]) -> list[int]:
        test = self.test
        return [found for found in cards if test(g, s, found)]


card_ = Kind()
creature_card = Kind("creature")
artifact_card = Kind("artifact")
action_card = Kind("action")


def discard(kind: Kind = card_, count: int = 1) -> Verb:
    """Cards of your choice from your hand."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.amount = 0
        for _ in range(count):
            found = yield from choose_from(
                g, s, kind.among(g, s, g.zones[HAND[s.me]]), "choose-discard", public=False, seat=s.me
            )
            if found < 0:
                break
            s.amount += 1
            yield from discard_from_hand(g, found)
        s.ok = s.amount == count

    return Verb(does, message("text-discard", count=count, what=kind.text), target=True)


def discard_each(kind: Kind, who: str = "opponent") -> Verb:
    """All cards of a kind from a hand."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.them = kind.among(g, s, g.zones[HAND[player(s, who)]])
        s.amount = len(s.them)
        s.ok = s.amount > 0
        for found in s.them:
            yield from discard_from_hand(g, found)

    return Verb(does, message(f"text-discard-each-{who}", what=kind.text))


def reveal(kind: Kind) -> Verb:
    """Any number of cards of a kind from your hand; `this_way("revealed")` counts them."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.them = []
        while True:
            left = [found for found in kind.among(g, s, g.zones[HAND[s.me]]) if found not in s.them]
            options: list[Option] = [*left, "done"]
            answer = yield from g.choose(
                s.me, "choose-reveal", options, public=False, source=s.giver, group="choose-reveal"
            )
            if answer == "done":
                break
            s.them.append(cast(int, answer))
            g.show(s.them[-1], g.everyone, "card_revealed", s.me)
        s.amount = len(s.them)
        s.ok = s.amount > 0

    return Verb(does, message("text-reveal", what=kind.text))


def reveal_and_archive(kind: Kind) -> Verb:
    """One card from your hand."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        cards = kind.among(g, s, g.zones[HAND[s.me]])
        found = yield from choose_from(g, s, cards, "choose-archive", public=False, seat=s.me)
        s.ok = found >= 0
        if found >= 0:
            g.show(found, g.everyone, "card_revealed", s.me)
            yield from into_archives(g, found, s.me)

    return Verb(does, message("text-reveal-and-archive", what=kind.text), target=True)


def purge_from_hand(kind: Kind) -> Verb:
    """One card from your hand; it stays `it`."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        cards = kind.among(g, s, g.zones[HAND[s.me]])
        found = yield from choose_from(g, s, cards, "choose-purge", public=False, seat=s.me)
        s.ok = found >= 0
        if found >= 0:
            g.purge(found, s.me)

    return Verb(does, message("text-purge-from-hand", what=kind.text), target=True)


def purge_each_from_hand(kind: Kind) -> Verb:
    """All cards of a kind from your hand."""

    def does(g: "KeyForge", s: Scene) -> None:
        s.them = kind.among(g, s, g.zones[HAND[s.me]])
        s.amount = len(s.them)
        s.ok = s.amount > 0
        for found in s.them:
            g.purge(found, s.me)

    return Verb(does, message("text-purge-each-from-hand", what=kind.text))


def into_archives(g: "KeyForge", found: int, seat: int = -1) -> Asking[None]:
    """Archive a card that is not in play; "put into archives" is something else and nothing reacts to it."""
    g.archive(found, seat)
    yield from happen(g, Happening("archived", found, seat))


def archive(kind: Kind = card_, count: int = 1, up_to: bool = False) -> Verb:
    """From your hand."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.amount = 0
        for _ in range(count):
            cards = kind.among(g, s, g.zones[HAND[s.me]])
            found = yield from choose_from(g, s, cards, "choose-archive", public=False, optional=up_to)
            if found < 0:
                break
            s.amount += 1
            yield from into_archives(g, found, s.me)
        s.ok = s.amount == count

    key = "text-archive-up-to" if up_to else "text-archive"
    return Verb(does, message(key, count=count, what=kind.text), target=True)


def archive_top(count: int = 1) -> Verb:
    """From the top of your deck; an empty deck gives nothing (decision 104)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        deck = g.zones[DECK[s.me]]
        s.amount = 0
        for _ in range(min(count, len(deck))):
            found = deck[-1]
            g.move(found, ARCHIVES[s.me], "card_archived", s.me, in_sight=True)
            s.amount += 1
            yield from happen(g, Happening("archived", found, s.me))
        s.ok = s.amount == count

    return Verb(does, message("text-archive-top", count=count))


def archive_random(count: int) -> Verb:
    """Cards of your hand, by chance."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        hand = g.zones[HAND[s.me]]
        s.amount = min(count, len(hand))
        for _ in range(s.amount):
            yield from into_archives(g, hand[g.below(len(hand))], s.me)
        s.ok = s.amount == count

    return Verb(does, message("text-archive-random", count=count))


def archive_each_from_under() -> Verb:
    """The cards under this one."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.them = g.under(s.card)
        s.ok = bool(s.them)
        for found in s.them:
            yield from into_archives(g, found, s.me)

    return Verb(does, Message("text-archive-from-under"))


def discard_archived() -> Verb:
    """A card of your choice from your archives; what belongs to the other player goes to their hand instead."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_from(g, s, g.zones[ARCHIVES[s.me]], "choose-discard", public=False, seat=s.me)
        s.ok = found >= 0 and found not in g.strays
        if found >= 0:
            g.discard(found, s.me)

    return Verb(does, Message("text-discard-archived"), target=True)


def discard_random_archived() -> Verb:
    """From the opponent's archives; what belongs to you goes to your hand instead (decision 25)."""

    def does(g: "KeyForge", s: Scene) -> None:
        archives = g.zones[ARCHIVES[1 - s.me]]
        s.ok = bool(archives)
        if archives:
            s.it = archives[g.below(len(archives))]
            s.ok = s.it not in g.strays
            g.discard(s.it, 1 - s.me)

    return Verb(does, Message("text-discard-random-archived"))


def purge_archived() -> Verb:
    """A card of your choice from your archives, or a random one from your opponent's (decision 109).

    What belongs to the other player goes to their hand instead, and was not purged.
    """

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        own, theirs = g.zones[ARCHIVES[s.me]], g.zones[ARCHIVES[1 - s.me]]
        optional, s.may = s.may, False
        s.ok = bool(own or theirs)
        if not s.ok:
            return
        options: list[Option] = [*own, *(["theirs"] if theirs else []), *(["pass"] if optional else [])]
        answer = yield from g.choose(s.me, "choose-purge", options, public=False, source=s.giver)
        if answer == "pass":
            s.ok = False
            return
        s.it = theirs[g.below(len(theirs))] if answer == "theirs" else cast(int, answer)
        s.ok = s.it not in g.strays
        g.purge(s.it)

    return Verb(does, Message("text-purge-archived"), target=True)


def archive_from_discard(kind: Kind = card_) -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_from(g, s, kind.among(g, s, g.zones[DISCARD[s.me]]), "choose-archive", public=True)
        s.ok = found >= 0
        if found >= 0:
            yield from into_archives(g, found, s.me)

    return Verb(does, message("text-archive-from-discard", what=kind.text), target=True)


def return_from_discard(kind: Kind = card_) -> Verb:
    """To your hand."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_from(g, s, kind.among(g, s, g.zones[DISCARD[s.me]]), "choose-return", public=True)
        s.ok = found >= 0
        if found >= 0:
            g.put_away(found, HAND, "card_returned")

    return Verb(does, message("text-return-from-discard", what=kind.text), target=True)


def return_all_from_discard(kind: Kind) -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        s.them = kind.among(g, s, g.zones[DISCARD[s.me]])
        for found in s.them:
            g.put_away(found, HAND, "card_returned")
        s.ok = bool(s.them)

    return Verb(does, message("text-return-all-from-discard", what=kind.text))


def discard_to_deck(kind: Kind = card_) -> Verb:
    """From your discard pile on top of your deck."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_from(g, s, kind.among(g, s, g.zones[DISCARD[s.me]]), "choose-return", public=True)
        s.ok = found >= 0
        if found >= 0:
            g.put_away(found, DECK, "card_put_on_deck")

    return Verb(does, message("text-discard-to-deck", what=kind.text), target=True)


def purge_from_discard(kind: Kind = card_, count: int = 1, up_to: bool = False, any_pile: bool = True) -> Verb:
    """From a discard pile: with several cards all from one pile."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.amount = 0
        seats = [s.me, 1 - s.me] if any_pile else [s.me]
        for _ in range(count):
            cards = [found for seat in seats for found in kind.among(g, s, g.zones[DISCARD[seat]])]
            found = yield from choose_from(g, s, cards, "choose-purge", public=True, optional=up_to)
            if found < 0:
                break
            seats = [g.controller(found)]
            g.purge(found)
            s.amount += 1
        s.ok = s.amount == count

    key = "text-purge-from-discard-up-to" if up_to else "text-purge-from-discard"
    return Verb(does, message(key, count=count, what=kind.text), target=True)


def discard_top(count: int = 1, who: str = "you") -> Verb:
    """From the top of a deck; `it` is the last one."""

    def does(g: "KeyForge", s: Scene) -> None:
        seat = player(s, who)
        deck = g.zones[DECK[seat]]
        s.them = []
        for _ in range(min(count, len(deck))):
            s.it = deck[-1]
            s.them.append(s.it)
            g.move(s.it, DISCARD[seat], "card_discarded", seat, in_sight=True)
        s.amount = len(s.them)
        s.ok = s.amount == count

    return Verb(does, message(f"text-discard-top-{who}", count=count))


def search_for_each(kind: Kind) -> Verb:
    """Your deck and discard pile for every card of a kind; all go to your hand (decision 105)."""

    def does(g: "KeyForge", s: Scene) -> None:
        s.them = kind.among(g, s, g.zones[DECK[s.me]] + g.zones[DISCARD[s.me]])
        for found in s.them:
            g.show(found, g.everyone, "card_revealed", s.me)
            g.put_away(found, HAND, "card_returned")
        g.shuffle_deck(s.me)
        s.amount = len(s.them)
        s.ok = s.amount > 0

    return Verb(does, message("text-search-for-each", what=kind.text))


def discard_until(kind: Kind) -> Verb:
    """From the top of your deck until a card of that kind is discarded, which goes to your hand."""

    def does(g: "KeyForge", s: Scene) -> None:
        deck = g.zones[DECK[s.me]]
        s.them = []
        s.ok = False
        while deck and not s.ok:
            s.it = deck[-1]
            s.them.append(s.it)
            g.move(s.it, DISCARD[s.me], "card_discarded", s.me, in_sight=True)
            s.ok = kind.test(g, s, s.it)
        if s.ok:
            g.put_away(s.it, HAND, "card_returned")

    return Verb(does, message("text-discard-until", what=kind.text))


def reveal_top() -> Verb:
    """The top card of your deck; it stays there and is `it`."""

    def does(g: "KeyForge", s: Scene) -> None:
        deck = g.zones[DECK[s.me]]
        s.ok = bool(deck)
        s.it = deck[-1] if deck else -1
        if deck:
            g.show(s.it, g.everyone, "card_revealed", s.me)

    return Verb(does, Message("text-reveal-top"))


def discard_archives() -> Verb:
    """The opponent discards theirs; cards that belong to the other player go to their hand, not discarded."""

    def does(g: "KeyForge", s: Scene) -> None:
        archives = g.zones[ARCHIVES[1 - s.me]][:]
        s.amount = sum(found not in g.strays for found in archives)
        s.ok = s.amount > 0
        for found in archives:
            g.discard(found, 1 - s.me)

    return Verb(does, Message("text-discard-archives"))


def search(kind: Kind) -> Verb:
    """Your deck and discard pile for a card, which is revealed and goes to your hand (decision 105).

    Nobody else learns what lies there, so cards are asked for by what they show, and none may be found.
    """

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        cards = kind.among(g, s, g.zones[DECK[s.me]] + g.zones[DISCARD[s.me]])
        faces = sorted({g.faces[found] for found in cards}, key=lambda face: g.prints[face])
        options: list[Option] = [*faces, "pass"]
        answer = yield from g.choose(s.me, "search", options, "face", public=False, source=s.giver)
        s.ok = answer != "pass"
        if s.ok:
            s.it = next(found for found in reversed(cards) if g.faces[found] == answer)
            g.show(s.it, g.everyone, "card_revealed", s.me)
            g.put_away(s.it, HAND, "card_returned")
        g.shuffle_deck(s.me)

    return Verb(does, message("text-search", what=kind.text), target=True)


def play_top() -> Verb:
    """Play the top card of your deck; what cannot be played stays there, seen by all (decision 53)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        deck = g.zones[DECK[s.me]]
        s.ok = bool(deck)
        if deck:
            s.ok = yield from play(g, s.me, deck[-1])

    return Verb(does, Message("text-play-top"))


def play_from_discard(kind: Kind = card_) -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_from(g, s, kind.among(g, s, g.zones[DISCARD[s.me]]), "choose-play", public=True)
        s.ok = found >= 0
        if found >= 0:
            s.ok = yield from play(g, s.me, found)

    return Verb(does, message("text-play-from-discard", what=kind.text), target=True)


def purge_from_their_hand(kind: Kind = card_) -> Verb:
    """A card of your choice from the opponent's hand, which you have just looked at."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        cards = kind.among(g, s, g.zones[HAND[1 - s.me]])
        found = yield from choose_from(g, s, cards, "choose-purge", public=False)
        s.ok = found >= 0
        if found >= 0:
            g.purge(found)

    return Verb(does, message("text-purge-from-their-hand", what=kind.text), target=True)


def put_under(kind: Kind = card_) -> Verb:
    """A card from your hand facedown under this card; its owner may look at it (decision 34)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        cards = kind.among(g, s, g.zones[HAND[s.me]]) if g.in_play(s.card) else []
        found = yield from choose_from(g, s, cards, "choose-put-under", public=False)
        s.ok = found >= 0
        if found >= 0:
            g.move(found, HIDDEN[g.owner(found)], "card_put_under", s.me)
            g.host[found] = s.card

    return Verb(does, message("text-put-under", what=kind.text), target=True)


def play_from_under() -> Verb:
    """Play the card under this one; what cannot be played stays there, seen by all (decision 53)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        under = g.under(s.card)
        s.ok = bool(under)
        if under:
            s.ok = yield from play(g, s.me, under[0])

    return Verb(does, Message("text-play-from-under"))


def look_at_hand() -> Verb:
    """The opponent's."""

    def does(g: "KeyForge", s: Scene) -> None:
        for found in g.zones[HAND[1 - s.me]]:
            g.show(found, 1 << s.me)
        g.emit("hand_looked_at", seat=s.me, opponent=1 - s.me)

    return Verb(does, Message("text-look-at-hand"))


def reveal_hand(who: str = "opponent") -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        s.them = g.zones[HAND[player(s, who)]][:]
        for found in s.them:
            g.show(found, g.everyone, "card_revealed", player(s, who))

    return Verb(does, Message(f"text-reveal-hand-{who}"))


def shuffle_discard_in() -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        for found in g.zones[DISCARD[s.me]][:]:
            g.move(found, DECK[s.me])
        g.shuffle_deck(s.me)

    return Verb(does, Message("text-shuffle-discard-in"))


def shuffle_hand_and_discard_in() -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        for found in g.zones[HAND[s.me]] + g.zones[DISCARD[s.me]]:
            g.move(found, DECK[s.me])
        g.shuffle_deck(s.me)

    return Verb(does, Message("text-shuffle-hand-and-discard-in"))


def name_house(own: bool = False, opponents: bool = False) -> Verb:
    """Choose a house: any, or one of an identity card."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        houses = g.houses[s.me] if own else g.houses[1 - s.me] if opponents else HOUSES
        yield from choose_house(g, s, houses)

    return Verb(does, Message("text-name-opponents-house" if opponents else "text-name-house"))


def purge_self() -> Verb:
    """An action that purges itself."""

    def does(g: "KeyForge", s: Scene) -> None:
        s.ok = g.where[s.card] in RESOLVING
        if s.ok:
            g.purge(s.card)

    return Verb(does, Message("text-purge-self"))


def purge_the_beaten() -> Verb:
    """The creature that an "after" is about, if it can still be found (decision 21)."""

    def does(g: "KeyForge", s: Scene) -> None:
        s.ok = s.it >= 0 and g.where[s.it] in DISCARD
        if s.ok:
            g.purge(s.it)

    return Verb(does, Message("text-purge-it"))


def put_the_beaten_into_play() -> Verb:
    """The creature that an "after" is about enters play under your control, if it can still be found (decision 21)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.ok = s.it >= 0 and OPEN[g.where[s.it]]
        if s.ok:
            yield from put_into_play(g, s.me, s.it)

    return Verb(does, Message("text-put-it-into-play"))


# -- what lasts -------------------------------------------------------------------------------------------------------


def this_turn(*standing: Standing) -> Verb:
    """For the remainder of the turn."""

    def does(g: "KeyForge", s: Scene) -> None:
        for value in standing:
            g.last(value, s.me, s.card, word=s.word)

    return Verb(does, message("text-this-turn", what=_standing_text(standing)), standing)


def _standing_text(standing: Sequence[Standing]) -> Message:
    first, *rest = [value.text for value in standing if value.text.key != "text-nothing"]
    for text in rest:
        first = message("text-then", one=first, other=text)
    return first


def on_it_this_turn(noun: Noun, *standing: Standing) -> Verb:
    """For the remainder of the turn something holds for a card that the noun chooses; in it that card is `it`."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-this-turn")
        s.ok = found >= 0
        if found >= 0:
            for value in standing:
                g.last(value, s.me, s.card, target=found, word=s.word)

    text = message("text-this-turn", what=_standing_text(standing))
    if not noun.fixed:
        text = message("text-on-it-this-turn", noun=noun.text, what=_standing_text(standing))
    return Verb(does, text, standing, target=not noun.fixed)


def on_several_this_turn(most: int, noun: Noun, *standing: Standing) -> Verb:
    """The same for up to so many cards (decision 64: it stays on those that were chosen)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.them = yield from choose_several(g, s, noun, "choose-this-turn", most)
        s.ok = bool(s.them)
        for found in s.them:
            for value in standing:
                g.last(value, s.me, s.card, target=found, word=s.word)

    text = message("text-on-several-this-turn", count=most, noun=noun.text, what=_standing_text(standing))
    return Verb(does, text, standing, target=True)


def opponents_next_turn(*standing: Standing) -> Verb:
    """During the opponent's next turn, all of it (decision 37)."""

    def does(g: "KeyForge", s: Scene) -> None:
        for value in standing:
            g.last(value, s.me, s.card, "next-turn", 1 - s.me, word=s.word)

    return Verb(does, message("text-next-turn", what=_standing_text(standing)), standing)


def until_your_next_turn(*standing: Standing) -> Verb:
    """Until the start of your next turn (decision 36)."""

    def does(g: "KeyForge", s: Scene) -> None:
        for value in standing:
            g.last(value, s.me, s.card, "start", s.me, word=s.word)

    return Verb(does, message("text-until-your-next-turn", what=_standing_text(standing)), standing)


def while_in_play(*standing: Standing) -> Verb:
    """Until this card leaves play; what was chosen stays chosen (decision 45)."""

    def does(g: "KeyForge", s: Scene) -> None:
        for value in standing:
            g.last(value, s.me, s.card, "leaves", word=s.word)

    return Verb(does, message("text-while-in-play", what=_standing_text(standing)), standing)


def while_under_control(*standing: Standing) -> Verb:
    """As long as the card that you have just taken control of is in play; the nouns say `it`."""

    def does(g: "KeyForge", s: Scene) -> None:
        if s.ok and g.in_play(s.it):
            for value in standing:
                g.last(value, s.me, s.it, "leaves", target=s.it)

    return Verb(does, message("text-while-under-control", what=_standing_text(standing)), standing)


def uses(count: int, value: Standing) -> Verb:
    """This turn, so many times: a permission, or "the next creature you play"."""

    def does(g: "KeyForge", s: Scene) -> None:
        g.last(value, s.me, s.card, number=count)

    return Verb(does, message("text-this-turn", what=value.text), (value,))


# -- constant effects -------------------------------------------------------------------------------------------------


def scene_of(entry: Entry) -> Scene:
    """What the noun phrases of a standing effect are read in."""
    s = Scene(entry.me, entry.card, entry.giver)
    s.it = entry.target
    s.word = entry.word
    return s


def _for(noun: Noun, condition: Condition | None = None) -> Callable[["KeyForge", Entry, int], bool]:
    """Holds for the cards that the noun means."""
    plain = condition is None and not noun.filters
    if plain and noun.fixed == "self":
        return lambda g, entry, found: found == entry.card
    if plain and noun.fixed == "host":
        return lambda g, entry, found: found == g.host[entry.card]
    if plain and noun.fixed == "it":
        return lambda g, entry, found: found == entry.target

    def holds(g: "KeyForge", entry: Entry, found: int) -> bool:
        if found < 0:
            return False
        s = scene_of(entry)
        if condition is not None and not condition.holds(g, s):
            return False
        return noun.fits(g, s, found)

    return holds


def _worth(amount: Amount) -> Callable[["KeyForge", Entry, int], int]:
    if isinstance(amount, int):
        return lambda g, entry, found: amount
    return lambda g, entry, found: amount.of(g, scene_of(entry))


def _while(text: Message, condition: Condition | None) -> Message:
    return text if condition is None else message("text-while", what=text, condition=condition.text)


def power(amount: int, noun: Noun = this_card, per: Count | None = None, while_: Condition | None = None) -> Constant:
    """The noun's creatures get so much power."""

    def worth(g: "KeyForge", entry: Entry, found: int) -> int:
        return amount if per is None else amount * per.of(g, scene_of(entry))

    text = _per(message("text-gets-power", who=noun.text, amount=_signed(amount)), per)
    return Constant("power", _for(noun, while_), _while(text, while_), worth)


def _signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def armor(amount: int, noun: Noun = this_card, while_: Condition | None = None) -> Constant:
    text = message("text-gets-armor", who=noun.text, amount=_signed(amount))
    return Constant("armor", _for(noun, while_), _while(text, while_), _worth(amount))


def keyword(name: str, noun: Noun = this_card, value: int = 1, while_: Condition | None = None) -> Constant:
    """The noun's creatures gain a keyword."""
    named = message(f"named-{name}", count=value) if name in ("assault", "hazardous") else Message(f"named-{name}")
    text = message("text-gains-keyword", who=noun.text, keyword=named)
    return Constant(name, _for(noun, while_), _while(text, while_), _worth(value))


def loses_keyword(name: str, noun: Noun) -> Constant:
    text = message("text-loses-keyword", who=noun.text, keyword=Message(f"named-{name}"))
    return Constant("lose-keyword", _for(noun), text, word=name)


def gains(
    trigger: str, said: Said, noun: Noun = this_creature, while_: Condition | None = None
) -> tuple[Constant, ...]:
    """The noun's creatures gain an ability with these bold words, "reap" or "fight/reap"; its words stand once."""
    made = ability(trigger, said)
    quoted = message("quoted", when=Message(f"when-{trigger.replace('/', '-')}"), what=clause(made.doing))
    text = _while(message("text-gains-ability", who=noun.text, what=quoted), while_)
    holds = _for(noun, while_)
    return tuple(
        Constant(f"gain-{word}", holds, Message("text-nothing") if place else text, ability=made)
        for place, word in enumerate(trigger.split("/"))
    )


def rule(
    kind: str,
    text: Message,
    noun: Noun = this_card,
    amount: Amount = 0,
    while_: Condition | None = None,
    word: str = "",
) -> Constant:
    """Any other constant effect on cards, by the kind that the rules look up."""
    return Constant(kind, _for(noun, while_), _while(text, while_), _worth(amount), word=word)


def player_rule(
    kind: str, text: Message, who: str = "opponent", amount: Amount = 0, while_: Condition | None = None, word: str = ""
) -> Constant:
    """A constant effect on you, the opponent or each player; the rules ask for it with a seat."""

    def holds(g: "KeyForge", entry: Entry, seat: int) -> bool:
        if who != "each" and (seat == entry.me) != (who == "you"):
            return False
        return while_ is None or while_.holds(g, scene_of(entry))

    return Constant(kind, holds, _while(text, while_), _worth(amount), word=word)


def its_controller_has(rule_: Constant) -> Constant:
    """An upgrade's creature gains a constant effect on players: "you" in it is whoever controls the creature."""

    def holds(g: "KeyForge", entry: Entry, seat: int) -> bool:
        host = g.host[entry.card]
        return host >= 0 and rule_.holds(g, Entry(entry.standing, g.controller(host), entry.card), seat)

    text = message("text-gains-ability", who=this_creature.text, what=rule_.text)
    return Constant(rule_.kind, holds, text, rule_.amount, word=rule_.word)


def key_cost(amount: int, who: str = "opponent", per: Count | None = None, while_: Condition | None = None) -> Constant:
    worth: Amount = amount
    if per is not None:
        worth = Count(per.text, lambda g, s: amount * per.of(g, s))
    text = _per(message(f"text-key-cost-{who}", amount=_signed(amount)), per)
    return player_rule("key-cost", text, who, worth, while_)


def hand_size(amount: int, who: str = "you") -> Constant:
    return player_rule("hand-size", message(f"text-hand-size-{who}", amount=_signed(amount)), who, amount)


def cannot(what: str, noun: Noun = this_card, while_: Condition | None = None) -> Constant:
    """reap, fight, use, ready, be-attacked: the noun's cards cannot."""
    kind = f"cannot-{what}"
    return Constant(kind, _for(noun, while_), _while(message(f"text-cannot-{what}", who=noun.text), while_))


def cannot_be_damaged(noun: Noun) -> Constant:
    return Constant("no-damage", _for(noun), message("text-no-damage", who=noun.text))


def cannot_play(type_: str = "", who: str = "opponent") -> Constant:
    what = Message(f"kinds-{type_ or 'card'}")
    return player_rule("cannot-play", message(f"text-cannot-play-{who}", what=what), who, word=type_)


def no_theft(who: str = "you") -> Constant:
    return player_rule("no-theft", Message("text-no-theft"), who)


def as_active_house(noun: Noun = this_card, fight_only: bool = False) -> Constant:
    """May be used as if it belonged to the active house (decision 47)."""
    kind = "may-fight" if fight_only else "may-use"
    return Constant(kind, _for(noun), message(f"text-{kind}", who=noun.text))


def may_play(text: Message, test: CardTest) -> Constant:
    """Cards of other houses may be played, too."""
    return Constant("may-play", lambda g, entry, found: test(g, scene_of(entry), found), text)


def next_enters_ready(kind: Kind) -> Constant:
    """Use with `uses(1, ...)`."""
    return Constant(
        "enters-ready",
        lambda g, entry, found: kind.test(g, scene_of(entry), found),
        message("text-next-enters-ready", what=kind.text),
        word="played",
    )


def save_instead(noun: Noun, said: Said) -> Constant:
    """When the noun's card would be destroyed, this happens instead; in it `this_card` is the card that is saved."""
    doing = verbs(said)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        yield from resolve(g, s, doing)

    text = message("text-save-instead", who=noun.text, what=clause(doing))
    return Constant("save", _for(noun), text, doing=Verb(does, clause(doing), doing))


def destroyed_if(condition: Condition) -> Constant:
    """Destroys itself as soon as something holds (decision 116)."""
    text = message("text-if", condition=condition.text, what=message("text-destroy", what=this_card.text))
    return Constant("doomed", _for(this_card, condition), text)


def deals_in_fights(amount: int) -> Constant:
    """Only so much damage when fighting."""
    return rule("fight-damage-is", message("text-deals-in-fights", amount=amount), this_card, amount)


def deals_no_fight_damage() -> Constant:
    return Constant(
        "fight-damage-is",
        lambda g, entry, found: found == entry.card,
        Message("text-deals-no-fight-damage"),
        lambda g, entry, found: 0,
    )


# -- reactions --------------------------------------------------------------------------------------------------------

Heard = Callable[["KeyForge", Entry, Happening], bool]


def after(event: str, text: str, said: Said, heard: Heard | None = None, /, **args: int | str | Message) -> Listener:
    """React to something: `text` is the key of "After ..." (with `what` for what is done)."""
    doing = verbs(said)
    words = message(text, what=clause(doing), **args)
    made = Ability(event, doing, words)
    return Listener(event, heard or (lambda g, entry, h: True), made, words)


def _who(who: str, entry: Entry, seat: int) -> bool:
    return who == "each" or (seat == entry.me) == (who == "you")


def after_destroyed(noun: Noun, said: Said, your_turn: bool = False) -> Listener:
    """Each time a creature is destroyed."""

    def heard(g: "KeyForge", entry: Entry, h: Happening) -> bool:
        assert h.ghost is not None
        if h.card == entry.card:
            return False  # decision 19: a card never sees its own destruction, even if it is back by then
        return (not your_turn or g.active == entry.me) and noun.meant(g, scene_of(entry), h.ghost)

    key = "text-after-destroyed-your-turn" if your_turn else "text-after-destroyed"
    return after("destroyed", key, said, heard, noun=noun.text)


def after_beating(said: Said) -> Listener:
    """After an enemy creature is destroyed fighting this one; `it` is the creature that was destroyed."""

    def heard(g: "KeyForge", entry: Entry, h: Happening) -> bool:
        return h.card == entry.card

    def point(g: "KeyForge", s: Scene) -> None:
        assert s.event is not None
        s.it = s.event.other

    pointing = Verb(point, Message("text-nothing"))
    doing = verbs(said)
    words = message("text-after-beating", what=clause(doing))
    return Listener("beaten", heard, Ability("beaten", (pointing, *doing), words), words)


def after_play(kind: Kind, said: Said, who: str = "you", another: bool = False) -> Listener:
    """Each time a player plays a kind of card."""

    def heard(g: "KeyForge", entry: Entry, h: Happening) -> bool:
        if another and h.card == entry.card:
            return False
        return _who(who, entry, h.seat) and kind.test(g, scene_of(entry), h.card)

    key = f"text-after-play-{'another-' if another else ''}{who}"
    return after("played", key, said, heard, card=kind.text)


def after_entering(noun: Noun, said: Said) -> Listener:
    """After a card enters play; `it` is that card."""

    def heard(g: "KeyForge", entry: Entry, h: Happening) -> bool:
        return g.in_play(h.card) and noun.fits(g, scene_of(entry), h.card)

    return after("entered", "text-after-entering", said, heard, noun=noun.text)


def after_reap(noun: Noun, said: Said) -> Listener:
    def heard(g: "KeyForge", entry: Entry, h: Happening) -> bool:
        return g.in_play(h.card) and noun.fits(g, scene_of(entry), h.card)

    return after("reaped", "text-after-reap", said, heard, noun=noun.text)


def after_fight(noun: Noun, said: Said) -> Listener:
    """Each time a creature fights; it need not survive (FAQ "Mała Niff")."""

    def heard(g: "KeyForge", entry: Entry, h: Happening) -> bool:
        side = noun.side == "" or (h.seat == entry.me) == (noun.side == "friendly")
        if not g.in_play(h.card):
            return side and not noun.filters
        return noun.fits(g, scene_of(entry), h.card)

    return after("fight-over", "text-after-fight", said, heard, noun=noun.text)


def after_neighbour_fights(said: Said) -> Listener:
    """After a creature next to this one fights; it need not survive (FAQ "Mała Niff")."""

    def heard(g: "KeyForge", entry: Entry, h: Happening) -> bool:
        near = g.neighbours(entry.card) if g.in_play(h.card) else []
        return h.card in near or (not near and h.ghost is not None and entry.card in h.ghost.neighbours)

    return after("fight-over", "text-after-neighbour-fights", said, heard)


def after_forging(said: Said, who: str = "you") -> Listener:
    return after("forged", f"text-after-forging-{who}", said, lambda g, entry, h: _who(who, entry, h.seat))


def after_use(kind: str, said: Said) -> Listener:
    """Each time you use an artifact (or a creature)."""

    def heard(g: "KeyForge", entry: Entry, h: Happening) -> bool:
        return h.seat == entry.me and g.card(h.card).type == kind

    return after("used", f"text-after-use-{kind}", said, heard)


def after_choosing(house: str, said: Said) -> Listener:
    """After you choose a house as your active house."""
    return after(
        "house-chosen",
        "text-after-choosing",
        said,
        lambda g, entry, h: h.seat == entry.me and h.word == house,
        house=Message(f"house-{house}"),
    )


def after_discarding(house: str, said: Said) -> Listener:
    """During your turn, each time you discard a card of a house from your hand."""
    return after(
        "discarded",
        "text-after-discarding",
        said,
        lambda g, entry, h: h.seat == entry.me == g.active and g.card(h.card).house == house,
        house=Message(f"house-{house}"),
    )


def at_end_of_turn(said: Said) -> Listener:
    return after("turn-ended", "text-at-end-of-turn", said, lambda g, entry, h: h.seat == entry.me)


def at_start_of_turn(said: Said) -> Listener:
    return after("turn-started", "text-at-start-of-turn", said, lambda g, entry, h: h.seat == entry.me)


def playable_if(condition: Condition) -> Rule:
    """Cannot be played unless."""
    return Rule(
        lambda g, seat, found: condition.holds(g, Scene(seat, found)),
        message("text-playable-if", condition=condition.text),
    )
