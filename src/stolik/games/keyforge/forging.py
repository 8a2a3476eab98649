"""Æmber taken from pools, and the keys that it is spent on (the chart of the rulebook, step 1)."""

from collections.abc import Sequence
from typing import cast

from stolik.games.keyforge.card import HOUSES, Happening
from stolik.games.keyforge.state import KEYS, NONE, KeyForge
from stolik.games.keyforge.timing import destroy, happen, settle
from stolik.games.keyforge.zones import HAND, SEAT_OF
from stolik.table import Asking, won_by


def capture(g: KeyForge, creature: int, amount: int, side: int = -1) -> Asking[int]:
    """Æmber from a pool onto a creature: from the opponent of its controller unless a side is named (decision 82)."""
    if not g.is_creature(creature) or amount <= 0:
        return 0
    victim = 1 - SEAT_OF[g.where[creature]] if side < 0 else side
    taken = min(amount, g.pool[victim])
    if taken > 0:
        if not from_supply(g, victim):
            g.pool[victim] -= taken
        g.amber[creature] += taken
        g.unsettled = True
        if g.log is not None:
            g.emit("amber_captured", card=creature, amount=taken)
            g.beat()
        yield from happen(g, Happening("captured", creature, SEAT_OF[g.where[creature]], amount=taken))
    return taken


def from_supply(g: KeyForge, victim: int) -> bool:
    """What would be stolen or captured from this pool comes from the supply instead, as much as is in the pool."""
    return "instead-of-theft" in g.index and g.any_holds("instead-of-theft", victim)


def steal(g: KeyForge, seat: int, amount: int, by: int = -1) -> Asking[int]:
    """rulebook: "Kradzież": as much as is there."""
    victim = 1 - seat
    index = g.index
    stolen = min(amount, g.pool[victim])
    if stolen <= 0:
        return 0
    if "no-theft" in index and g.any_holds("no-theft", victim):
        g.emit("theft_prevented", seat=victim)
        return 0
    if "steal-is-capture" in index:
        # Without a creature of the active player's nothing happens at all.
        mine = g.creatures(g.active)
        for _ in range(stolen if mine else 0):
            captor = yield from g.pick(g.active, "captor", mine, public=True)
            yield from capture(g, captor, 1, victim)
        return 0
    if not from_supply(g, victim):
        g.pool[victim] -= stolen
    if g.log is not None:
        g.emit("amber_stolen", seat=seat, opponent=victim, amount=stolen)
    g.add_to_pool(seat, stolen)
    g.beat()
    yield from happen(g, Happening("stolen", by, seat, amount=stolen))
    return stolen


def can_forge(g: KeyForge, seat: int) -> bool:
    return not ("cannot-forge" in g.index and g.any_holds("cannot-forge", seat))


def forge(g: KeyForge, seat: int, cost: int) -> Asking[bool]:
    """Forge a key at this cost, if it can be paid (rulebook: "Krok 1"). The third one wins at once."""
    if not can_forge(g, seat) or g.to_spend(seat) < cost:
        return False
    if "guess-to-forge" in g.index and (yield from guessed_wrong(g, seat)):
        return False
    yield from pay_for_key(g, seat, cost)
    left = [colour for colour in KEYS if colour not in g.keys[seat]]
    colour = cast(str, (yield from g.choose(g.active, "key-colour", left, "key", public=True)))
    g.keys[seat].append(colour)
    if seat == g.active:
        g.forged[seat].append(colour)
    g.emit("key_forged", seat=seat, key=colour, cost=cost, count=len(g.keys[seat]))
    g.beat()
    if len(g.keys[seat]) == len(KEYS):
        g.finish(won_by(seat, 2, "three-keys", (len(g.keys[0]), len(g.keys[1]))))
    # decision 16: a creature whose power counts the keys may die of this one before anything reacts to it.
    yield from settle(g)
    yield from happen(g, Happening("forged", -1, seat, amount=cost))
    return True


def guessed_wrong(g: KeyForge, seat: int) -> Asking[bool]:
    """rulebook: "Errata", "Fałszywka": on their own turn they name the house of a random card of the other's hand."""
    for entry in list(g.index["guess-to-forge"]):
        hand = g.zones[HAND[entry.me]]
        if seat != g.active or entry.me == seat or not hand:
            continue
        house = cast(str, (yield from g.choose(seat, "name-house", HOUSES, "house", public=True, source=entry.card)))
        g.emit("house_named", house=house, by=entry.card)
        shown = hand[g.below(len(hand))]
        g.show(shown, g.everyone, "card_revealed", entry.me)
        if g.card(shown).house != house:
            yield from destroy(g, [entry.card])
            return True
    return False


def pay_for_key(g: KeyForge, seat: int, cost: int) -> Asking[None]:
    """From the pool, and from cards that say so: the active player decides how much from where (decision 88)."""
    left = cost
    purses = g.purses(seat) if "spend" in g.index else []
    for place, purse in enumerate(purses):
        rest = g.pool[seat] + sum(g.amber[other] for other in purses[place + 1 :])
        lowest, highest = max(0, left - rest), min(left, g.amber[purse])
        amounts = range(lowest, highest + 1)
        paid = yield from g.pick(g.active, "spend-from", amounts, "number", public=True, source=purse)
        g.take_amber_off(purse, paid)
        left -= paid
    g.pool[seat] -= left
    takers = [entry for entry in g.index.get("key-payment", NONE) if g.holds(entry, seat)]
    if takers:
        # decision 115: in place of the supply, so a second one finds nothing.
        g.gain(takers[0].me, cost, takers[0].card)


def unforge(g: KeyForge, seat: int, colours: Sequence[str]) -> Asking[bool]:
    """Turn one of these keys back."""
    able = [colour for colour in colours if colour in g.keys[seat]]
    if not able:
        return False
    colour = cast(str, (yield from g.choose(g.active, "unforge", able, "key", public=True)))
    g.keys[seat].remove(colour)
    g.emit("key_unforged", seat=seat, key=colour)
    return True
