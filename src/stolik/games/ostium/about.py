"""What a player asks about a card: why it cannot be chosen, and what it would do now."""

from stolik.games.ostium.battle import assault, defence, power
from stolik.games.ostium.cards import COST, CREATURES, POWER, SWIFT
from stolik.games.ostium.effects import Ability
from stolik.games.ostium.state import EMPTY, ROW, SIDE, Ostium
from stolik.games.ostium.text import ability_text, act, side_name, slot_name
from stolik.games.ostium.turn import ACTIONS
from stolik.games.ostium.uses import arriving
from stolik.games.ostium.zones import FIELD, HAND, PRIMALS, SUMMON, THRONE
from stolik.table import Ask, Message, message

OTHERWISE = {
    "place": "slot",
    "move-to": "slot",
    "fury": "attack",
    "fuse": "attack",
    "charge": "attack",
    "collect": "collect",
    "last-discard": "hand",
    "sovereign": "sovereign",
}
"""The questions whose answer is no card, or only a card of one place."""


def why_not(g: Ostium, ask: Ask, card: int) -> Message | None:
    """Why the seat that is asked cannot choose a card that it sees; None if it can."""
    if ask.prompt in OTHERWISE:
        led = any(isinstance(option, tuple) and card in act(g, ask, option).things for option in ask.options)
        return None if led else Message(f"why-not-{OTHERWISE[ask.prompt]}")
    if ask.prompt == "use":
        chosen = any(
            isinstance(option, tuple) and option[0] in ("exile", "dismiss") and option[2] == g.ids[card]
            for option in ask.options
        )
        return None if chosen else Message("why-not-use")
    if g.actions >= ACTIONS:
        return message("why-not-actions", count=ACTIONS)
    return _no_action(g, ask.seat, card)


def _no_action(g: Ostium, seat: int, card: int) -> Message | None:
    zone = g.where[card]
    if zone == HAND[seat]:
        return None if _room(g, seat) else Message("why-not-room")
    if zone == FIELD[seat]:
        if g.turned >> g.slots.index(card) & 1:
            return Message("why-not-turned")
        return None if g.crystals or SWIFT[g.faces[card]] else Message("why-not-fee")
    if zone in (SUMMON, THRONE) or (zone == PRIMALS and card == g.zones[PRIMALS][-1]):
        if g.solo and card in g.slots and g.turned >> g.slots.index(card) & 1:
            return Message("why-not-turned")
        if COST[g.faces[card]] > g.crystals:
            return message("why-not-cost", cost=COST[g.faces[card]], count=g.crystals)
        return None if _room(g, seat) else Message("why-not-room")
    for other in range(g.seats):
        if other != seat and zone in (FIELD[other], HAND[other]):
            return message("why-not-theirs", seat=side_name(g, other))
    return Message("why-not-pile")


def _room(g: Ostium, seat: int) -> bool:
    return EMPTY in g.slots[SIDE * seat : SIDE * seat + SIDE]


def outlook(g: Ostium, seat: int, card: int) -> tuple[Message, ...]:
    """A creature's power as it stands; for one that may come, what each free slot would make of it."""
    if card in g.slots:
        at = g.slots.index(card)
        said = [_strength(g, at)]
        if g.solo and at >= SIDE and not g.turned >> at & 1:
            said += _places(g, seat, card)
        return tuple(said)
    if g.where[card] == HAND[seat]:
        said = []
        for ability in CREATURES[g.faces[card]].main:
            if ability.verb == "discard" and ability.then is not None:
                said.append(message("outlook-discarded", what=ability_text(ability.then)))
        return (*said, *_places(g, seat, card))
    if g.where[card] in (SUMMON, THRONE) or (g.where[card] == PRIMALS and card == g.zones[PRIMALS][-1]):
        return tuple(_places(g, seat, card))
    return ()


def _strength(g: Ostium, at: int) -> Message:
    if g.turned >> at & 1:
        return Message("outlook-waiting")
    attack = POWER[g.faces[g.slots[at]]] + assault(g, at)
    return message("outlook-creature", attack=attack, defence=defence(g, at))


def _places(g: Ostium, seat: int, card: int) -> list[Message]:
    """Slot by slot: what it would set off there, and its power. Where a row's free slots are alike they are one."""
    said: list[Message] = []
    for row in ("attack", "defence"):
        slots = range(ROW) if row == "attack" else range(ROW, SIDE)
        found = {slot: _place(g, seat, card, slot) for slot in slots if g.slots[SIDE * seat + slot] == EMPTY}
        whats = list(found.values())
        if len(whats) > 1 and all(what == whats[0] for what in whats):
            said.append(message("outlook-place", slot=Message(f"row-{row}"), what=whats[0]))
        else:
            said += [message("outlook-place", slot=slot_name(slot), what=what) for slot, what in found.items()]
    return said


def _place(g: Ostium, seat: int, card: int, slot: int) -> tuple[Message, ...]:
    twin = g.copy()
    twin.slots[SIDE * seat + slot] = card
    main = g.where[card] == HAND[seat] or SWIFT[g.faces[card]]
    parts = [ability_text(Ability(verb, value)) for verb, value, _ in arriving(twin, seat, slot, main)]
    strength = (
        message("outlook-attack", power=power(twin, seat, slot) - twin.bonus[slot])
        if slot < ROW
        else message("outlook-defence", power=defence(twin, SIDE * seat + slot))
    )
    return (strength, *(message("outlook-part", what=part) for part in parts))
