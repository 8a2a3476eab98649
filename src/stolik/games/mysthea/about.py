"""What a seat may be told about a card: why it cannot be chosen, and what it would do now."""

from stolik.games.mysthea.battle import ORDER
from stolik.games.mysthea.cards import COMMAND, FACES
from stolik.games.mysthea.effects import EQUIPMENTS, SLOTS, UPGRADE
from stolik.games.mysthea.state import Mysthea
from stolik.games.mysthea.turn import EQUIPMENT_SLOTS, cost_of
from stolik.games.mysthea.zones import DISCARD, EQUIPMENT, GONE, HAND, MARKET, OFFER, UPGRADES
from stolik.table import Ask, Message, message

WHERE = {
    "take": (MARKET, "market-only"),
    "bury": (MARKET, "market-only"),
    "draft": (OFFER, "offer"),
}
"""Of some questions, the zone whose cards can be chosen."""


def why_not(g: Mysthea, ask: Ask, card: int) -> Message | None:
    """Why the seat that is asked cannot choose a card that it sees."""
    seat, zone = ask.seat, g.where[card]
    if ask.of == "action":
        return _no_action(g, ask, card)
    if ask.of == "command" and card == ask.source:
        return None if {"effect", "place"} & {*ask.options} else Message("why-not-used")
    if ask.of != "card":
        return Message("why-not-no-card")
    if ask.prompt in WHERE:
        home, key = WHERE[ask.prompt]
        return Message("why-not-has-kind" if zone == home else f"why-not-{key}")
    if ask.prompt == "replace":
        return Message("why-not-equipment")
    if zone != HAND[seat]:
        return Message("why-not-hand")
    kind = ask.args.get("kind", "any")
    return message("why-not-kind", kind=Message(f"kind-{kind}"))


def _no_action(g: Mysthea, ask: Ask, card: int) -> Message | None:
    seat, zone = ask.seat, g.where[card]
    offered = {option for option in ask.options if isinstance(option, tuple)}
    if ("play", g.ids[card]) in offered or ("use", g.ids[card]) in offered:
        return None
    if zone == HAND[seat]:
        return Message("why-not-played")
    if zone == EQUIPMENT[seat]:
        return Message("why-not-special" if g.special else "why-not-useless")
    if zone == UPGRADES[seat]:
        return Message("why-not-upgrade")
    if zone == DISCARD[seat]:
        return Message("why-not-discarded")
    if zone == MARKET:
        return Message("why-not-market")
    return Message("why-not-gone" if zone == GONE else "why-not-others")


def outlook(g: Mysthea, seat: int, card: int) -> tuple[Message, ...]:
    """What a card in one's hand, on one's board or in the market would bring, by what the table shows."""
    zone = g.where[card]
    if zone == EQUIPMENT[seat]:
        return tuple(_effect(g, seat, card))
    if zone not in (HAND[seat], MARKET) or not g.era:
        return ()
    points = g.worth(card)
    lines = [message("outlook-points", amount=message("amount-points", count=points))]
    cost = cost_of(g, seat, card)
    known = COMMAND[g.faces[card]]
    key = "outlook-place" if known.kind in (EQUIPMENTS, UPGRADE) else "outlook-cost"
    if cost:
        lines.append(message(key, amount=message("amount-energy", count=cost), held=g.energy[seat]))
    else:
        lines.append(Message("outlook-free"))
    if known.kind == UPGRADE:
        there = g.slots[5 * seat + SLOTS.index(known.slot)]
        if there >= 0:
            lines.append(message("outlook-replaces", card=Message(f"card-{FACES[there]}")))
    elif known.kind == EQUIPMENTS:
        if len(g.zones[EQUIPMENT[seat]]) == EQUIPMENT_SLOTS:
            lines.append(Message("outlook-full"))
    else:
        lines += _effect(g, seat, card)
    if zone == MARKET:
        return (*lines, Message("outlook-market"))
    return (*lines, message("outlook-order", order=Message(f"order-{ORDER[known.kind]}"), points=points))


def _effect(g: Mysthea, seat: int, card: int) -> list[Message]:
    effect = COMMAND[g.faces[card]].effect
    assert effect is not None
    if not any(verb.possible(g, seat) for verb in effect.verbs):
        return [Message("outlook-nothing")]
    glory = sum(verb.tells(g, seat) for verb in effect.verbs if verb.tells is not None)
    return [message("outlook-glory", amount=message("amount-glory", count=glory))] if glory else []
