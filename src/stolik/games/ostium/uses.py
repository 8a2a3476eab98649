"""Active abilities: which ones an event sets off, how their owner uses them, and how they end."""

from typing import cast

from stolik.games.ostium.cards import CLAN, COST, LAST_BREATH, LEFT, MAIN, POWER, RIGHT, SWIFT, Active
from stolik.games.ostium.effects import CLANS
from stolik.games.ostium.state import DURABILITY, EMPTY, RIVAL, ROW, SIDE, Ostium
from stolik.games.ostium.zones import DECK, DISCARD, HAND, REMOVED, WARRIORS
from stolik.table import Ask, Asking, Option, Result

Use = tuple[str, int, int]
"""An ability to be used: its word, its value, and the card that has it."""


def arriving(g: Ostium, side: int, slot: int, main: bool) -> list[Use]:
    """What a creature that has just been summoned sets off, its own main domain only if `main` says so.

    rulebook: "Synergia Klanowa": the side domains on both sides of each joint between creatures of one clan.
    """
    at = SIDE * side + slot
    slots, faces = g.slots, g.faces
    card = slots[at]
    face = faces[card]
    clan = CLAN[face]
    found: list[Use] = [(verb, value, card) for verb, value in MAIN[face]] if main else []
    column = slot % ROW
    if column > 0 and (beside := slots[at - 1]) != EMPTY and clan & CLAN[faces[beside]]:
        found += [(verb, value, card) for verb, value in LEFT[face]]
        found += [(verb, value, beside) for verb, value in RIGHT[faces[beside]]]
    if column < 2 and (beside := slots[at + 1]) != EMPTY and clan & CLAN[faces[beside]]:
        found += [(verb, value, card) for verb, value in RIGHT[face]]
        found += [(verb, value, beside) for verb, value in LEFT[faces[beside]]]
    return found


def summoned_with_main(face: int, from_hand: bool) -> bool:
    """Decision 1: the main domain works for whoever comes from hand, and for the swift from anywhere."""
    return from_hand or SWIFT[face]


def set_off(abilities: tuple[Active, ...], card: int) -> list[Use]:
    return [(verb, value, card) for verb, value in abilities]


def at_once(g: Ostium, seat: int, waiting: list[Use]) -> list[Use]:
    """Crystals come by themselves, before everything else; returns the rest."""
    rest = []
    for ability in waiting:
        if ability[0] == "crystal":
            g.collect_crystals(seat, ability[1])
        else:
            rest.append(ability)
    return rest


def use(g: Ostium, seat: int, waiting: list[Use], source: int) -> Asking[None]:
    """Let a player use abilities, in any order; each may be declined."""
    while waiting:
        options = uses(g, seat, waiting)
        if not options:
            g.emit("nothing_to_use", seat=seat, card=source)
            return
        options.append("done")
        answer = yield Ask(seat, "use", options, "use", False, source)
        if answer == "done":
            return
        yield from _carry_out(g, seat, waiting, cast("tuple[str, int, int]", answer))


def uses(g: Ostium, seat: int, waiting: list[Use]) -> list[Option]:
    """Every way to use one of these abilities now: the word, its value, and what it is used on."""
    options: list[Option] = []
    done: list[tuple[str, int]] = []
    for verb, value, holder in waiting:
        if (verb, value) in done and verb != "cull":
            continue
        done.append((verb, value))
        if verb == "draw":
            if g.zones[DECK[seat]] or g.zones[DISCARD[seat]]:
                options.append((verb, value, seat))
        elif verb == "repair" or verb == "rebuild":
            for gate in range(ROW * seat, ROW * seat + ROW):
                durability = g.gates[gate]
                if (0 < durability < DURABILITY) if verb == "repair" else durability == 0:
                    options.append((verb, value, gate))
        elif verb == "strike":
            for foe in g.foes(seat):
                gates = range(ROW * foe, ROW * foe + ROW)
                options += [(verb, value, gate) for gate in gates if g.gates[gate] > 0]
        elif verb == "strike-all":
            options += [(verb, value, foe) for foe in g.foes(seat)]
        elif verb == "exile":
            ids = g.ids
            options += [(verb, value, ids[card]) for card in g.zones[HAND[seat]]]
            options += [(verb, value, ids[card]) for card in g.zones[DISCARD[seat]]]
        elif verb == "dismiss":
            for foe in g.foes(seat):
                creatures = g.slots[SIDE * foe : SIDE * foe + SIDE]
                options += [(verb, value, g.ids[card]) for card in creatures if card != EMPTY]
        elif verb == "cull":
            # Each cull spares another creature, so two of them may not reach the same clans.
            reached = [(verb, value, clan) for clan in range(len(CLANS)) if culled(g, clan, holder)]
            options += [option for option in reached if option not in options]
    return options


def _carry_out(g: Ostium, seat: int, waiting: list[Use], chosen: tuple[str, int, int]) -> Asking[None]:
    verb, value, what = chosen
    fitting = [ability for ability in waiting if ability[:2] == (verb, value)]
    ability = next(ability for ability in fitting if verb != "cull" or culled(g, what, ability[2]))
    waiting.remove(ability)
    match verb:
        case "draw":
            g.draw_cards(seat, value)
        case "repair":
            g.repair(what, value)
        case "rebuild":
            g.rebuild(what, value)
        case "strike":
            g.damage(what, value, seat)
        case "strike-all":
            strike_all(g, what, value, seat)
        case "exile":
            hand = g.zones[HAND[seat]]
            card = next(card for card in [*hand, *g.zones[DISCARD[seat]]] if g.ids[card] == what)
            g.move(card, REMOVED, "card_exiled", seat)
            if value > 1:
                waiting.append((verb, value - 1, ability[2]))
        case "dismiss":
            at = next(at for at, card in enumerate(g.slots) if card != EMPTY and g.ids[card] == what)
            g.take_off(at, "creature_dismissed")
        case "cull":
            yield from cull(g, what, ability[2])
    g.beat()


def strike_all(g: Ostium, foe: int, damage: int, by: int) -> None:
    """All gates of one opponent (decision 13), from left to right."""
    for gate in range(ROW * foe, ROW * foe + ROW):
        if g.gates[gate] > 0:
            g.damage(gate, damage, by)


# -- creatures that leave ---------------------------------------------------------------------------------------------


def culled(g: Ostium, clan: int, holder: int) -> list[int]:
    """The slots of all creatures of a clan but the one that culls; primals have no clan (decision 16)."""
    bit = 1 << clan
    return [at for at, card in enumerate(g.slots) if card != EMPTY and card != holder and CLAN[g.faces[card]] == bit]


def cull(g: Ostium, clan: int, holder: int) -> Asking[None]:
    """rulebook: "Wybierz dowolny Klan": they go without a last breath, each owner's in an order of their own."""
    g.emit("clan_culled", clan=CLANS[clan])
    leaving = culled(g, clan, holder)
    for side in collecting(g):
        yield from collect(g, side, [at for at in leaving if at // SIDE == side], "creature_dismissed", breath=False)


def collecting(g: Ostium) -> list[int]:
    """rulebook: "Zakończenie Fazy Ataku": whoever defends is first."""
    return [*g.foes(g.active), g.active]


def collect(g: Ostium, side: int, leaving: list[int], event: str, breath: bool) -> Asking[None]:
    """Creatures go from their slots to their owner's discard pile, in the order that the owner likes.

    Each uses its last breath as it is put down, if `breath` says so.
    """
    rival = g.solo and side != 0
    while leaving:
        at = leaving[0]
        if len(leaving) > 1 and not rival:
            cards = [g.slots[at] for at in leaving]
            card = cast(int, (yield Ask(side, "collect", cards, "card", True, group="collect")))
            at = leaving[cards.index(card)]
        leaving.remove(at)
        card = g.take_off(at, event)
        if breath and LAST_BREATH[g.faces[card]]:
            yield from breathe(g, side, card)
            # A last breath may have culled others that wait here.
            leaving = [at for at in leaving if g.slots[at] != EMPTY]


def breathe(g: Ostium, side: int, card: int) -> Asking[None]:
    """rulebook: "Ostatnie tchnienie" as we call it: what a defeated or recalled creature may still do."""
    waiting = set_off(LAST_BREATH[g.faces[card]], card)
    g.emit("last_breath", card=card)
    if g.solo and side != 0:
        yield from use_alone(g, waiting)
    else:
        yield from use(g, side, at_once(g, side, waiting), card)


# -- the virtual opponent ---------------------------------------------------------------------------------------------


def use_alone(g: Ostium, waiting: list[Use]) -> Asking[None]:
    """rulebook: "Tura przeciwnika": the virtual opponent uses whatever is of use to it (decision 18).

    Where the rulebook lets the player decide between equals, the leftmost is taken.
    """
    own, theirs = range(ROW * RIVAL, ROW * RIVAL + ROW), range(ROW)
    for verb, value, holder in waiting:
        match verb:
            case "exile":
                for _ in range(value):
                    remove_top_warrior(g)
            case "strike":
                g.damage(max(theirs, key=lambda gate: g.gates[gate]), value, RIVAL)
            case "strike-all":
                strike_all(g, 0, value, RIVAL)
            case "repair":
                damaged = [gate for gate in own if 0 < g.gates[gate] < DURABILITY]
                if damaged:
                    g.repair(min(damaged, key=lambda gate: g.gates[gate]), value)
            case "rebuild":
                fallen = [gate for gate in own if g.gates[gate] == 0]
                if fallen:
                    g.rebuild(fallen[0], value)
            case "dismiss":
                standing = [at for at in range(SIDE) if g.slots[at] != EMPTY]
                if standing:
                    g.take_off(max(standing, key=lambda at: worth(g, at)), "creature_dismissed")
            case "cull":
                clan = max(range(len(CLANS)), key=lambda clan: clan_worth(g, clan))
                if clan_worth(g, clan)[0]:
                    yield from cull(g, clan, holder)
        if verb not in ("crystal", "draw"):
            g.beat()


def worth(g: Ostium, at: int) -> tuple[int, int]:
    """By what the virtual opponent picks a creature to dismiss: its cost, then its power."""
    face = g.faces[g.slots[at]]
    return COST[face], POWER[face]


def clan_worth(g: Ostium, clan: int) -> tuple[int, int, int]:
    """By what it picks a clan: how many creatures of it the player has, their cost, their power."""
    found = [g.faces[card] for card in g.slots[:SIDE] if card != EMPTY and CLAN[g.faces[card]] == 1 << clan]
    return len(found), sum(COST[face] for face in found), sum(POWER[face] for face in found)


def remove_top_warrior(g: Ostium) -> None:
    if g.zones[WARRIORS]:
        g.draw(WARRIORS, REMOVED, "warrior_removed")
        check_warriors(g)


def check_warriors(g: Ostium) -> None:
    """rulebook, "Tryb solo": the player loses as soon as the last card has left the deck (decision 19)."""
    if not g.zones[WARRIORS]:
        g.finish(Result((2,), "warriors-spent"))
