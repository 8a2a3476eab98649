"""The words of cards and options: messages made from the data that the engine executes."""

from typing import cast

from stolik.games.ostium.cards import COST, FACES, SWIFT
from stolik.games.ostium.effects import ACTIVE, CLANS, WITH_ANOTHER, WITHOUT_VALUE, Ability, Creature
from stolik.games.ostium.state import COLUMNS, EMPTY, NO_GATE, ROW, SIDE, Ostium
from stolik.games.ostium.turn import FEE
from stolik.games.ostium.zones import HAND
from stolik.table import Act, Ask, Message, Option, Seat, message


def ability_text(ability: Ability) -> Message:
    """An ability as a sentence; its form `.clause` stands inside another one."""
    if ability.verb in WITH_ANOTHER:
        assert ability.then is not None
        return message(f"ability-{ability.verb}", then=ability_text(ability.then))
    if ability.verb in WITHOUT_VALUE:
        return Message(f"ability-{ability.verb}")
    return message(f"ability-{ability.verb}", value=ability.value)


def card_text(creature: Creature) -> tuple[Message, ...]:
    """What a creature is, its main domain, and its side domains."""
    kind = Message(f"kind-{creature.kind}")
    said = [Message("text-primal")]
    if creature.kind != "primal":
        said = [message("text-kind", kind=kind, clan=Message(f"clan-{creature.clan}"))]
    for ability in creature.main:
        text = ability_text(ability)
        said.append(message("text-main", what=text) if ability.verb in ACTIVE else text)
    for side, domain in (("left", creature.left), ("right", creature.right)):
        said += [message(f"text-{side}", what=ability_text(ability)) for ability in domain]
    return tuple(said)


def card_name(g: Ostium, card: int) -> Message:
    return Message(f"card-{FACES[g.faces[card]]}")


def side_name(g: Ostium, side: int) -> Message | Seat:
    return Message("seat-rival") if side and g.solo else Seat(side)


def gate_name(gate: int) -> Message:
    return Message(f"gate-{COLUMNS[gate % ROW]}")


def slot_name(slot: int) -> Message:
    row = "attack" if slot < ROW else "defence"
    return Message(f"slot-{row}-{COLUMNS[slot % ROW]}")


def label(g: Ostium, option: tuple[int | str, ...], of: str) -> Message:
    match of:
        case "slot":
            return slot_name(cast(int, option[0]))
        case "clan":
            return Message(f"clan-{CLANS[cast(int, option[0])]}")
        case "action":
            return _action(g, str(option[0]), g.ids.index(cast(int, option[1])))
        case "route":
            return _route(g, [cast(int, part) for part in option])
        case "charge":
            return _charge(g, str(option[0]), cast(int, option[1]), cast(int, option[2]))
    return _use(g, str(option[0]), cast(int, option[1]), cast(int, option[2]))


def _action(g: Ostium, action: str, card: int) -> Message:
    name, face = card_name(g, card), g.faces[card]
    match action:
        case "summon":
            if g.where[card] == HAND[g.active]:
                return message("action-summon", card=name)
            return message("action-buy", card=name, cost=COST[face])
        case "recall":
            return message("action-recall", card=name, cost=0 if SWIFT[face] else FEE)
        case "recruit" | "move":
            return message(f"action-{action}", card=name, cost=FEE)
    return message("action-discard", card=name)


def _route(g: Ostium, chain: list[int]) -> Message:
    cards = tuple(card_name(g, g.slots[SIDE * g.active + slot]) for slot in chain[1:])
    return message("route", cards=cards)


def _charge(g: Ostium, verb: str, column: int, foe: int) -> Message:
    card = card_name(g, g.slots[SIDE * g.active + column])
    front = g.slots[SIDE * foe + g.facing(column)]
    if verb == "skip":
        return message("charge-skip", card=card, target=card_name(g, front))
    if front != EMPTY and not g.turned >> (SIDE * foe + g.facing(column)) & 1:
        return message("charge-hit", card=card, target=card_name(g, front))
    if g.gates[ROW * foe + g.facing(column)] == NO_GATE:
        return message("charge-middle", card=card, seat=side_name(g, foe))
    return message("charge-straight", card=card, gate=gate_name(g.facing(column)), seat=side_name(g, foe))


def _use(g: Ostium, verb: str, value: int, what: int) -> Message:
    match verb:
        case "draw":
            return message("use-draw", value=value)
        case "repair" | "rebuild":
            return message(f"use-{verb}", value=value, gate=gate_name(what))
        case "strike":
            return message("use-strike", value=value, gate=gate_name(what), seat=side_name(g, what // ROW))
        case "strike-all":
            return message("use-strike-all", value=value, seat=side_name(g, what))
        case "cull":
            return message("use-cull", clan=Message(f"clan-{CLANS[what]}"))
    card = g.ids.index(what)
    if verb == "exile":
        place = "hand" if g.where[card] in HAND else "discard"
        return message(f"use-exile-{place}", card=card_name(g, card))
    return message("use-dismiss", card=card_name(g, card))


# -- what options are about -------------------------------------------------------------------------------------------


def gate_thing(gate: int) -> str:
    return f"gate-{gate // ROW}-{gate % ROW}"


def act(g: Ostium, ask: Ask, option: Option) -> Act:
    """What an option does, and to which things; slots are `slot-<side>-<slot>`, gates `gate-<side>-<column>`."""
    parts = cast("tuple[int, ...]", option if isinstance(option, tuple) else (option,))
    match ask.of:
        case "slot":
            return Act(ask.prompt, (f"slot-{ask.seat}-{parts[0]}",))
        case "clan":
            return Act(ask.prompt, (f"clan-{CLANS[parts[0]]}",))
        case "action":
            card = g.ids.index(parts[1])
            bought = str(parts[0]) == "summon" and g.where[card] != HAND[ask.seat]
            return Act("buy" if bought else str(parts[0]), (card,))
        case "route":
            base = SIDE * ask.seat
            return Act("fuse", (gate_thing(ROW * ask.seat + parts[0]), *(g.slots[base + slot] for slot in parts[1:])))
        case "charge":
            return Act(str(parts[0]), (g.slots[SIDE * ask.seat + parts[1]], _first_met(g, *parts)))
    return Act(str(parts[0]), (_used_on(g, str(parts[0]), parts[2]),))


def _first_met(g: Ostium, verb: int | str, column: int, foe: int) -> int | str:
    """What a charge meets first: a creature or the gate."""
    front = SIDE * foe + g.facing(column)
    for at in (front + ROW,) if verb == "skip" else (front, front + ROW):
        if g.slots[at] != EMPTY and not g.turned >> at & 1:
            return g.slots[at]
    return gate_thing(ROW * foe + g.facing(column))


def _used_on(g: Ostium, verb: str, what: int) -> int | str:
    match verb:
        case "draw":
            return f"deck-{what}"
        case "repair" | "rebuild" | "strike":
            return gate_thing(what)
        case "strike-all":
            return "rival" if g.solo else f"seat-{what}"
        case "cull":
            return f"clan-{CLANS[what]}"
    return g.ids.index(what)
