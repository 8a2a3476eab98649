"""Using cards: what is allowed, and what happens step by step (the chart of the rulebook, step 3)."""

from typing import cast

from stolik.games.keyforge.card import Happening, Scene
from stolik.games.keyforge.fighting import fight, may_fight
from stolik.games.keyforge.forging import steal
from stolik.games.keyforge.playing import SIX, fee, house_allows, note_use, pay_fee, spend
from stolik.games.keyforge.state import ENRAGED, STUNNED, TAGGED, KeyForge
from stolik.games.keyforge.timing import abilities, happen, resolve, settle, window
from stolik.games.keyforge.zones import SEAT_OF
from stolik.table import Asking, Option


def may_use(g: KeyForge, seat: int, card: int) -> bool:
    """Ready, under control, within the rule of six and not forbidden; the house is another question."""
    if g.exhausted[card] or g.marks[card] & TAGGED:
        return False
    if g.tries and g.tries.get(g.card(card).title, 0) >= SIX:
        return False
    index = g.index
    if "cannot-use" in index and g.any_holds("cannot-use", card):
        return False
    if "uses-nothing" in index and g.any_holds("uses-nothing", seat):
        return False
    return not ("use-fee" in index and fee(g, "use-fee", seat, g.type_of(card)) > g.pool[seat])


def spend_permission(g: KeyForge, card: int, how: str) -> None:
    """decision 54: a permission to use one card is spent only if nothing else lets it be used like that."""
    if "may-use" not in g.index or house_allows(g, card):
        return
    if (
        how == "omni"
        or (how == "unstun" and has_ability(g, card, "omni"))
        or (how == "fight" and g.any_holds("may-fight", card))
    ):
        return
    limited = [entry.lasting for entry in g.index["may-use"] if g.holds(entry, card)]
    if limited and limited[0] is not None and all(one is not None and one.number for one in limited):
        spend(g, limited[0])


def may_reap(g: KeyForge, card: int) -> bool:
    """decision 15: "can only fight" is a "cannot", whatever else would let it reap."""
    index = g.index
    if "only-fight" in index and g.any_holds("only-fight", card):
        return False
    return not ("cannot-reap" in index and g.any_holds("cannot-reap", card))


def ways(g: KeyForge, card: int, fight_only: bool = False) -> list[str]:
    """How a creature or artifact may be used by its controller, or by whoever acts as if it were theirs."""
    marks = g.marks[card]
    creature = g.is_creature(card)
    if creature and marks & STUNNED:
        return ["unstun"]
    found: list[str] = []
    if creature and may_fight(g, card):
        found.append("fight")
        if marks & ENRAGED:
            return found
    if fight_only or (creature and "only-fight" in g.index and g.any_holds("only-fight", card)):
        return found
    if creature and may_reap(g, card):
        found.append("reap")
    if has_ability(g, card, "action"):
        found.append("action")
    if has_ability(g, card, "omni"):
        found.append("omni")
    return found


def has_ability(g: KeyForge, card: int, trigger: str) -> bool:
    index = g.index
    if trigger in g.card(card).abilities and not ("blank" in index and g.blank(card)):
        return True
    gained = index.get(f"gain-{trigger}")
    return gained is not None and any(g.holds(entry, card) for entry in gained)


def use(g: KeyForge, card: int, how: str, seat: int = -1, but: dict[int, list[int]] | None = None) -> Asking[bool]:
    """Use a card in one way; a stunned creature only loses its stun (decision 65).

    With `seat` that player uses it as if it were theirs (decision 32). `but` cannot be attacked again.
    """
    me = SEAT_OF[g.where[card]] if seat < 0 else seat
    if not may_use(g, me, card):
        return False
    if "use-fee" in g.index:
        pay_fee(g, "use-fee", me, g.type_of(card))
    title, kind = g.card(card).title, g.type_of(card)
    if g.marks[card] & STUNNED:
        note_use(g, card, title)
        g.exhausted[card] = 1
        g.unmark(card, STUNNED, "unstunned")
        g.beat()
        yield from happen(g, Happening("used", card, me, word=kind))
        return True
    if how == "fight":
        return (yield from fight(g, card, me, but))
    note_use(g, card, title)
    g.exhausted[card] = 1
    if how == "reap":
        yield from reap(g, card, me)
    else:
        if g.log is not None:
            g.emit("card_used", card=card, seat=me)
            g.beat()
        entries = abilities(g, card, how)
        picked = 0
        if len(entries) > 1:
            options: list[Option] = [(g.ids[entry.giver], place, 0) for place, entry in enumerate(entries)]
            answer = yield from g.choose(g.active, "which-ability", options, "trigger", public=True, source=card)
            picked = options.index(answer)
        if entries:
            entry = entries[picked]
            scene = Scene(me, card, entry.giver)
            scene.borrowed = me != SEAT_OF[g.where[card]]
            yield from resolve(g, scene, entry.standing.ability.doing)  # type: ignore[union-attr]
        if "used" in g.index:
            yield from window(g, (Happening("used", card, me, word=kind),))
    return True


def reap(g: KeyForge, card: int, me: int) -> Asking[None]:
    """rulebook: chart "Zbieranie stworzeniem"."""
    if g.log is not None:
        g.emit("reaped", card=card, seat=me)
    yield from gain_by_reaping(g, card, me)
    g.beat()
    index = g.index
    if g.card(card).abilities or "reaped" in index or "used" in index or "gain-reap" in index:
        yield from window(g, (Happening("reaped", card, me), Happening("used", card, me, word="creature")), me)


def gain_by_reaping(g: KeyForge, card: int, me: int) -> Asking[None]:
    """The Æmber that reaping brings, or what takes its place."""
    index = g.index
    if "before-reap" in index:
        yield from window(g, (Happening("before-reap", card, me),))
    if "reap-steals" in index and g.any_holds("reap-steals", me):
        yield from steal(g, me, 1, card)
    else:
        before = g.pool[me]
        g.gain(me, 1, card)
        if "gained-by-reaping" in index and g.pool[me] > before:
            yield from window(g, (Happening("gained-by-reaping", card, me, amount=1),))
    if g.unsettled:
        yield from settle(g)


def use_somehow(g: KeyForge, card: int, seat: int = -1, source: int = -1) -> Asking[bool]:
    """Use a card in whatever way its user picks (decision 63)."""
    me = SEAT_OF[g.where[card]] if seat < 0 else seat
    if not may_use(g, me, card):
        return False
    found = ways(g, card)
    if not found:
        return False
    how = cast(str, (yield from g.choose(g.active, "use-how", found, "word", public=True, source=card)))
    return (yield from use(g, card, how, seat))


def ready_and_fight(g: KeyForge, card: int, me: int) -> Asking[bool]:
    """ "Ready and fight with": a stunned creature loses its stun instead (rulebook: FAQ "Ogłuszenie")."""
    g.make_ready(card)
    return (yield from fight_with(g, card, me))


def fight_with(g: KeyForge, card: int, me: int, but: dict[int, list[int]] | None = None) -> Asking[bool]:
    if not g.is_creature(card):
        return False
    if not may_use(g, me, card):
        return False
    return (yield from use(g, card, "fight", but=but))
