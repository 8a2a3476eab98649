"""What a seat may be told about a card: why it cannot be chosen, and what would come of using it now."""

from typing import TypeVar, cast

from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.fighting import attackable, fight_damage, still_fighting
from stolik.games.keyforge.fighting import before_fight as prepare_fight
from stolik.games.keyforge.playing import SIX, fee, may_play, playing_permits, resolve_icons, second_half
from stolik.games.keyforge.state import ATTACKED, NONE, WARDED, KeyForge
from stolik.games.keyforge.using import gain_by_reaping, has_ability, may_use, ways
from stolik.games.keyforge.zones import ARTIFACTS, DECK, HAND, HIDDEN, IN_PLAY, LINE, SEAT_OF
from stolik.table import Ask, Asking, Message, message
from stolik.table.steps import Leave

T = TypeVar("T")


def why_not(g: KeyForge, ask: Ask, card: int) -> Message | None:
    """Why the seat that is asked cannot choose a card that it sees."""
    if ask.of == "action":
        offered = {option for option in ask.options if isinstance(option, tuple)}
        number = g.ids[card]
        if g.where[card] == HAND[ask.seat]:
            return None if ("play", number) in offered else _not_played(g, ask.seat, card)
        if any(option[1] == number for option in offered):
            return None
        return _not_used(g, ask.seat, card)
    if ask.of != "card":
        return Message("why-not-no-card")
    if ask.prompt == "fight-whom":
        return _not_attacked(g, ask.source, card)
    return message("why-not-target", card=_name(g, ask.source)) if ask.source >= 0 else Message("why-not-other")


def _not_played(g: KeyForge, seat: int, card: int) -> Message | None:
    printed = CATALOG[g.prints[g.faces[card]]]
    permitted = playing_permits(g, seat, card)
    if printed.house != g.house and not permitted:
        return message("why-not-house", house=Message(f"house-{printed.house}"))
    if g.turn == 1 and g.from_hand and not permitted:
        return Message("why-not-first-turn")
    if g.tries.get(printed.title, 0) >= SIX:
        return Message("why-not-six")
    if printed.type == "upgrade" and not (g.zones[LINE[0]] or g.zones[LINE[1]]):
        return Message("why-not-no-creature")
    if "alpha" in printed.keywords and g.stepped:
        return Message("why-not-alpha")
    if printed.playable is not None and not printed.playable(g, seat, card):
        return Message("why-not-condition")
    owed = printed.cost + fee(g, "play-fee", seat, printed.type)
    if owed > g.pool[seat]:
        return message("why-not-fee", amount=owed, held=g.pool[seat])
    if printed.half and not second_half(g, card):
        return Message("why-not-half")
    return None if may_play(g, seat, card) else Message("why-not-forbidden")


def _not_used(g: KeyForge, seat: int, card: int) -> Message | None:
    zone = g.where[card]
    if zone not in (LINE[seat], ARTIFACTS[seat]):
        return Message("why-not-enemy" if IN_PLAY[zone] and SEAT_OF[zone] != seat else "why-not-out-of-play")
    if g.exhausted[card]:
        return Message("why-not-exhausted")
    if zone == ARTIFACTS[seat] and not (has_ability(g, card, "action") or has_ability(g, card, "omni")):
        return Message("why-not-no-action")
    if g.tries.get(g.title(card), 0) >= SIX:
        return Message("why-not-six")
    if not may_use(g, seat, card):
        # "You cannot use this card unless ..." stands on the card itself.
        own = any(entry.card == card and g.holds(entry, card) for entry in g.index.get("cannot-use", NONE))
        return Message("why-not-condition" if own else "why-not-forbidden")
    houses = g.houses_of(card)
    if g.house not in houses:
        return message("why-not-house", house=Message(f"house-{houses[0]}"))
    return Message("why-not-forbidden")


def _not_attacked(g: KeyForge, attacker: int, card: int) -> Message:
    rival = 1 - SEAT_OF[g.where[attacker]]
    if g.where[card] != LINE[rival]:
        return Message("why-not-no-enemy")
    guard = next((other for other in g.neighbours(card) if g.keyword(other, "taunt")), -1)
    if guard >= 0 and not g.keyword(card, "taunt"):
        return message("why-not-taunt", card=_name(g, guard))
    return Message("why-not-attack")


# -- outlook ----------------------------------------------------------------------------------------------------------


def outlook(g: KeyForge, seat: int, card: int) -> tuple[Message, ...]:
    """What using a card of one's own would bring, by what lies on the table; of an enemy creature, what it takes."""
    if g.result is not None or g.batch is not None:
        return ()
    zone = g.where[card]
    if zone == HAND[seat]:
        return _icons(g, seat, card)
    if zone == LINE[1 - seat]:
        left = g.power(card) - g.damage[card] + g.armor_left(card)
        return (message("outlook-warded" if g.marks[card] & WARDED else "outlook-enemy", amount=max(0, left)),)
    if zone != LINE[seat] or g.active != seat or not may_use(g, seat, card):
        return ()
    found = ways(g, card)
    if "unstun" in found:
        return (Message("outlook-stunned"),)
    told = [_reap(g, card)] if "reap" in found else []
    return (*told, *(_fight(g, seat, card, target) for target in attackable(g, card) if "fight" in found))


def foresee(g: KeyForge, ask: Ask, card: int) -> tuple[Message, ...]:
    """How a fight would end, where it is asked whom to attack."""
    return (_fight(g, ask.seat, ask.source, card),) if ask.prompt == "fight-whom" and g.batch is None else ()


def _try(asking: Asking[T], target: int = -1) -> T | None:
    """Do it on a copy: whatever has to be decided on the way hits the target if it may, else it is what comes first."""
    try:
        ask = next(asking)
        while True:
            assert isinstance(ask, Ask)
            ask = asking.send(target if ask.of == "card" and target in ask.options else ask.options[0])
    except StopIteration as over:
        return cast(T, over.value)
    except Leave:
        return None


def _icons(g: KeyForge, seat: int, card: int) -> tuple[Message, ...]:
    """The Æmber that playing a card brings at once, and what is left then of what it costs."""
    printed, copy = CATALOG[g.prints[g.faces[card]]], g.copy()
    _try(resolve_icons(copy, seat, card, [icon for icon in printed.icons if icon == "amber"]))
    gained = copy.pool[seat] - g.pool[seat]
    total = copy.pool[seat] - printed.cost - fee(g, "play-fee", seat, printed.type)
    return (message("outlook-icons", amount=gained, total=total),) if gained and total >= gained else ()


def _reap(g: KeyForge, card: int) -> Message:
    """What is in the pool then, before anything that reacts to it."""
    copy, seat = g.copy(), SEAT_OF[g.where[card]]
    _try(gain_by_reaping(copy, card, seat))
    return message("outlook-reap", total=copy.pool[seat], cost=g.key_cost(seat))


def _fight(g: KeyForge, seat: int, card: int, target: int) -> Message:
    """How a fight would end. What the seat cannot see is not there: a creature that dies may play it."""
    copy = g.copy()
    for zone in (*DECK, *HIDDEN):
        copy.zones[zone] = [other for other in copy.zones[zone] if g.sees(seat, other)]
    first_attack = not copy.marks[target] & ATTACKED
    copy.marks[target] |= ATTACKED

    def fought() -> Asking[list[int]]:
        yield from prepare_fight(copy, card, target, SEAT_OF[copy.where[card]])
        return (yield from fight_damage(copy, card, target, first_attack)) if still_fighting(copy, card, target) else []

    dead = _try(fought(), target) or []
    return message(
        "outlook-fight",
        card=g.ids[target],
        target=_name(g, target),
        mine=_fate(g, copy, card, dead),
        other=_fate(g, copy, target, dead),
    )


def _fate(g: KeyForge, copy: KeyForge, card: int, dead: list[int]) -> Message:
    if card in dead or not copy.is_creature(card):
        return Message("fate-gone")
    taken = copy.damage[card] - g.damage[card]
    left = copy.power(card) - copy.damage[card]
    return message("fate-hurt", amount=taken, left=left) if taken > 0 else Message("fate-whole")


def _name(g: KeyForge, card: int) -> Message:
    return Message(f"card-{g.title(card)}")
