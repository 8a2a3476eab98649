"""Why a card cannot be chosen: what it lacks, question by question."""

from typing import cast

from stolik.games.vale.effects import joined
from stolik.games.vale.state import Vale
from stolik.games.vale.stones import value
from stolik.games.vale.zones import AREA, DECK, DISCARD, HAND, MARKED
from stolik.table import Ask, Message, Seat, message

WITHOUT_CARDS = {"keep": "stones", "pay": "stones", "steal": "player", "choose-victim": "player", "choose": "part"}
"""The questions whose answer is no card, and what it is."""


def why_not(g: Vale, ask: Ask, card: int) -> Message | None:
    """Why the seat that is asked cannot choose a card that it sees; None if it can."""
    if ask.prompt in WITHOUT_CARDS:
        return Message(f"why-not-{WITHOUT_CARDS[ask.prompt]}")
    seat, zone = ask.seat, g.where[card]
    match ask.prompt:
        case "hunt":
            return _not_huntable(zone)
        case "act" | "act-marked":
            return _no_action(g, seat, card)
        case "discard":
            # Of one's hand only what must stay for the free summoning of the Young Forest Spirit cannot be chosen.
            return Message("why-not-discardable" if zone == HAND[seat] else "why-not-hand")
        case "summon-free":
            return _not_free(g, ask, card) if zone == HAND[seat] else Message("why-not-hand")
        case "take-from-discard":
            return _unfit(g, ask, card) if zone == DISCARD else Message("why-not-discard-pile")
    if zone != AREA[seat]:
        return Message("why-not-area")
    if ask.prompt == "activate":
        return Message("why-not-activated" if g.has_active(card) else "why-not-no-active")
    return Message("why-not-itself") if card == ask.source else _unfit(g, ask, card)


def _not_huntable(zone: int) -> Message:
    if zone in MARKED:
        return message("why-not-marked", seat=Seat(MARKED.index(zone)))
    return Message("why-not-hunt")


def _no_action(g: Vale, seat: int, card: int) -> Message | None:
    zone = g.where[card]
    if zone == MARKED[seat]:
        return None
    if zone == HAND[seat]:
        found = obstacles(g, seat, card)
        return message("why-not-summon", why=joined(found)) if found else None
    if zone == AREA[seat]:
        wealth = value(g.stones[seat], g.powers(seat).worth)
        return message("why-not-release", cost=g.round, wealth=wealth) if wealth < g.round else None
    if zone in MARKED:
        return message("why-not-their-marker", seat=Seat(MARKED.index(zone)))
    if zone in (DECK, DISCARD):
        return Message("why-not-on-deck" if zone == DECK else "why-not-discarded")
    return message("why-not-theirs", seat=Seat((HAND if zone in HAND else AREA).index(zone)))


def obstacles(g: Vale, seat: int, card: int) -> list[Message]:
    """Everything that keeps a seat from summoning a card now, were it in its hand."""
    area, powers = g.zones[AREA[seat]], g.powers(seat)
    wealth, cost = value(g.stones[seat], powers.worth), powers.costs[g.faces[card]]
    found = []
    if wealth < cost:
        found.append(message("obstacle-cost", cost=cost, wealth=wealth))
    if len(area) >= g.round:
        found.append(message("obstacle-slot", count=g.round))
    return found + lacking(g, seat, card)


def lacking(g: Vale, seat: int, card: int) -> list[Message]:
    """What its instant effect would lack, judged with the card in the area (decision 3)."""
    instant = g.instant(card)
    hand = [other for other in g.zones[HAND[seat]] if other != card]
    return [] if instant is None else instant.lacking(g, seat, card, hand, [*g.zones[AREA[seat]], card])


def _not_free(g: Vale, ask: Ask, card: int) -> Message | None:
    found = lacking(g, ask.seat, card)
    return _unfit(g, ask, card) or (message("why-not-summon", why=joined(found)) if found else None)


def _unfit(g: Vale, ask: Ask, card: int) -> Message | None:
    """What the question wants of the card and the card does not have."""
    wants, instant = ask.args, g.instant(card)
    family = wants.get("family")
    if wants.get("effect") == "active" and not g.has_active(card):
        return Message("why-not-no-active")
    if wants.get("effect") == "instant" and instant is None:
        return Message("why-not-no-instant")
    if family is not None and g.family(card) != family:
        return message("why-not-family", family=Message(f"family-{family}"))
    if g.cost(card) > cast(int, wants.get("cost", g.cost(card))):
        return message("why-not-dear", cost=g.cost(card), most=cast(int, wants["cost"]))
    if ask.prompt == "copy" and instant is not None:
        # From the copier's place, which is where its effect would work (decision 13).
        seat = ask.seat
        found = instant.lacking(g, seat, ask.source, g.zones[HAND[seat]], g.zones[AREA[seat]])
        return message("why-not-unresolvable", why=joined(found)) if found else None
    return None
