"""The turn: development (discard, summon, move, recall), the warriors' field, fusion, charges, and the end."""

from collections.abc import Mapping
from typing import cast

from stolik.games.ostium.attack import link, run
from stolik.games.ostium.battle import (
    anybody_furious,
    blockable,
    chained,
    chargers,
    forecast,
    fusion,
    power,
    routes,
    strongest_clan,
)
from stolik.games.ostium.cards import COST, KIND, LAST_BREATH, SWIFT, WHEN_DISCARDED
from stolik.games.ostium.effects import CLANS
from stolik.games.ostium.solo import rival_attack, rival_develop
from stolik.games.ostium.state import COLUMNS, EMPTY, RIVAL, ROW, SIDE, Ostium
from stolik.games.ostium.uses import Use, arriving, at_once, breathe, collect, collecting, set_off, use
from stolik.games.ostium.zones import (
    DISCARD,
    HAND,
    PRIMALS,
    SOVEREIGNS,
    SUMMON,
    THRONE,
    UNSUMMONED,
    WARRIORS,
)
from stolik.table import Ask, Asking, Next, Option, Outcome, Result
from stolik.table.ask import NO_ARGS
from stolik.table.game import Step

HAND_LIMIT = 5
ACTIONS = 60
"""A development phase ends after so many actions: with a thin deck and swift creatures it could go on for ever."""
TURNS = 400
"""A match ends after so many turns; whoever holds back for ever does not keep the others at the table for ever."""
FIELD_PLACES = range(6)
ROWS = ((0, 1, 2), (3, 4, 5))
BANISH = (2, 5)
"""The places of the banish zone in the warriors' field: the rightmost column."""
CLAN_NUMBERS = list(range(len(CLANS)))
CHEAPEST = min(cost for cost, kind in zip(COST, KIND, strict=True) if kind != "familiar")
"""With fewer crystals nothing of the Summon Field can be had."""
FEE = 1
"""rulebook: "Przesuń albo Odwołaj Kreaturę", and a warrior from the banish zone to the discard pile: one crystal."""

DEVELOP, FUSE, CHARGE, AFTERMATH, LAST_DISCARDS, CROWN, START, GATHER = map(
    Next, ("develop", "fuse", "charge", "aftermath", "last_discards", "crown", "start_turn", "gather")
)


# -- rulebook: "Fazy gry" ---------------------------------------------------------------------------------------------


def start_turn(g: Ostium) -> Outcome:
    g.phase = "develop"
    g.crystals = g.actions = g.lost = g.charged = 0
    g.fury = -1
    if g.log is not None:
        g.emit("turn_started", seat=g.who(g.active), turn=g.turn)
    if g.active and g.solo:
        return Next("rival_develop")
    # rulebook, "Tryb dla trzech graczy": everybody collects their defeated creatures when their own turn begins.
    if g.turned and own_turned(g, g.active):
        return GATHER
    return DEVELOP


def own_turned(g: Ostium, side: int) -> list[int]:
    return [at for at in range(SIDE * side, SIDE * side + SIDE) if g.turned >> at & 1]


def gather(g: Ostium) -> Asking[Outcome]:
    yield from collect(g, g.active, own_turned(g, g.active), "creature_collected", breath=True)
    g.beat()
    return DEVELOP


# -- rulebook: "Faza rozwoju" -----------------------------------------------------------------------------------------


def develop(g: Ostium) -> Asking[Outcome]:
    """One action after the other, then the attack. A phase in which nothing is left to do ends by itself."""
    seat = g.active
    while True:
        options = actions(g)
        if len(options) == 1:
            return end_development(g)
        answer = yield Ask(seat, "develop", options, "action")
        if answer == "attack":
            return end_development(g)
        g.actions += 1
        action, number = cast("tuple[str, int]", answer)
        card = g.ids.index(number)
        if action == "discard":
            waiting = discard(g, seat, card)
            if waiting:
                yield from use(g, seat, waiting, card)
        elif action == "summon":
            yield from summon(g, seat, card)
        elif action == "recruit":
            pay(g, FEE)
            leave_field(g, card)
            g.move(card, DISCARD[seat], "warrior_recruited", seat)
        elif action == "move":
            yield from move(g, seat, card)
        else:
            yield from recall(g, seat, card)
        if g.tracked:
            return DEVELOP  # a checkpoint; in a playout nobody needs one


def actions(g: Ostium) -> list[Option]:
    """Everything the active player may do now; the attack always comes last."""
    if g.actions >= ACTIONS:
        return ["attack"]
    seat, crystals, ids, faces = g.active, g.crystals, g.ids, g.faces
    base = SIDE * seat
    own = g.slots[base : base + SIDE]
    hand = g.zones[HAND[seat]]
    room = EMPTY in own
    options: list[Option] = [("summon", ids[card]) for card in hand] if room else []
    options += [("discard", ids[card]) for card in hand]
    if room and crystals >= CHEAPEST:
        options += [("summon", ids[card]) for card in offered(g) if COST[faces[card]] <= crystals]
    if crystals:
        for place in BANISH:
            card = field_card(g, place)
            if card != EMPTY:
                options.append(("recruit", ids[card]))
    turned = g.turned >> base
    if turned:
        own = [EMPTY if turned >> slot & 1 else card for slot, card in enumerate(own)]
    if crystals and (room or own.count(EMPTY) < SIDE - 1):
        options += [("move", ids[card]) for card in own if card != EMPTY]
    options += [("recall", ids[card]) for card in own if card != EMPTY and (crystals or SWIFT[faces[card]])]
    options.append("attack")
    return options


def field_card(g: Ostium, place: int) -> int:
    """The warrior at a place of their field that may be had; in solo a defeated one is out of reach."""
    if g.seats != 1:
        return g.summon[place]
    at = SIDE * RIVAL + place
    return EMPTY if g.turned >> at & 1 else g.slots[at]


def offered(g: Ostium) -> list[int]:
    """rulebook: "Pole Przywołań": the open warriors, the open sovereigns and the next primal."""
    zones = g.zones
    if g.seats != 1:
        found = [card for card in g.summon if card != EMPTY]
    else:
        found = [card for place in FIELD_PLACES if (card := field_card(g, place)) != EMPTY]
    found += zones[THRONE]
    if zones[PRIMALS]:
        found.append(zones[PRIMALS][-1])
    return found


def pay(g: Ostium, crystals: int) -> None:
    if crystals:
        g.crystals -= crystals
        if g.log is not None:
            g.emit("crystals_paid", seat=g.active, count=crystals, total=g.crystals)


def leave_field(g: Ostium, card: int) -> None:
    """A card leaves its place in the Summon Field, which stays empty for now."""
    if g.where[card] != SUMMON:
        return
    if g.seats != 1:
        g.summon[g.summon.index(card)] = EMPTY
    else:
        g.slots[g.slots.index(card)] = EMPTY


# rulebook: "Akcja 1 - Odrzuć Kreaturę"
def discard(g: Ostium, seat: int, card: int) -> list[Use]:
    """A card goes from hand to the discard pile; returns what may be used because of that."""
    g.move(card, DISCARD[seat], "card_discarded", seat)
    abilities = WHEN_DISCARDED[g.faces[card]]
    return at_once(g, seat, set_off(abilities, card)) if abilities else []


# rulebook: "Akcja 2 - Przywołaj Kreaturę"
def summon(g: Ostium, seat: int, card: int) -> Asking[None]:
    """From hand for free, from the Summon Field for its cost; its place is chosen first."""
    base = SIDE * seat
    free = [slot for slot in range(SIDE) if g.slots[base + slot] == EMPTY]
    slot = free[0]
    if len(free) > 1:
        slot = cast(int, (yield Ask(seat, "place", free, "slot", True, card)))
    source, face = g.where[card], g.faces[card]
    from_hand = source == HAND[seat]
    if not from_hand:
        pay(g, COST[face])
        leave_field(g, card)
    g.put(seat, slot, card, "creature_summoned")
    if source == THRONE:
        g.crown()
    waiting = at_once(g, seat, arriving(g, seat, slot, from_hand or SWIFT[face]))
    if waiting:
        yield from use(g, seat, waiting, card)
    g.beat()


# rulebook: "Akcja 3 - Przesuń albo Odwołaj Kreaturę"
def move(g: Ostium, seat: int, card: int) -> Asking[None]:
    """To a free slot, or in exchange with another creature; it sets nothing off (decision 24)."""
    base = SIDE * seat
    at = g.slots.index(card)
    places = [
        slot
        for slot in range(SIDE)
        if base + slot != at and (g.slots[base + slot] == EMPTY or not g.turned >> (base + slot) & 1)
    ]
    slot = yield from g.pick(seat, "move-to", places, "slot", public=True, source=card)
    pay(g, FEE)
    there = g.slots[base + slot]
    g.slots[base + slot], g.slots[at] = card, there
    if there == EMPTY:
        g.emit("creature_moved", seat=seat, card=card)
    else:
        g.emit("creatures_swapped", seat=seat, card=card, target=there)


def recall(g: Ostium, seat: int, card: int) -> Asking[None]:
    """rulebook: "Odwołaj": swift creatures go for free."""
    if not SWIFT[g.faces[card]]:
        pay(g, FEE)
    g.take_off(g.slots.index(card), "creature_recalled")
    if LAST_BREATH[g.faces[card]]:
        yield from breathe(g, seat, card)


# rulebook: "Zakończenie Fazy Rozwoju"
def end_development(g: Ostium) -> Outcome:
    if g.crystals:
        if g.log is not None:
            g.emit("crystals_lost", seat=g.active, count=g.crystals)
        g.crystals = 0
    # rulebook, "Tryb solo": the opponent's battlefield is not filled up now.
    if g.seats != 1:
        refill(g)
    g.phase = "fuse"
    g.beat()
    return FUSE


def refill(g: Ostium) -> None:
    """rulebook: "Uzupełnienie Pola Przywołań Wojowników": remove, shift, refill (example D)."""
    field = g.summon
    for place in BANISH:
        if field[place] != EMPTY:
            g.move(field[place], UNSUMMONED, "warrior_unsummoned")
    for left, middle, right in ROWS:
        # With the right one gone, the others close up to the right.
        if field[middle] != EMPTY:
            field[right], field[middle], field[left] = field[middle], field[left], EMPTY
        else:
            field[right], field[left] = field[left], EMPTY
    for place in FIELD_PLACES:
        if field[place] == EMPTY:
            if not g.zones[WARRIORS] and not renew_warriors(g):
                return
            field[place] = g.draw(WARRIORS, SUMMON, "warrior_shown")


def renew_warriors(g: Ostium) -> bool:
    """rulebook: "Jeżeli w talii Wojowników zabrakło kart": the unsummoned are shuffled into a new deck."""
    for card in g.zones[UNSUMMONED][:]:
        g.move(card, WARRIORS, in_sight=True)
    if not g.zones[WARRIORS]:
        return False
    g.shuffle(WARRIORS)
    g.emit("warriors_renewed", count=len(g.zones[WARRIORS]))
    return True


# -- rulebook: "Faza ataku" -------------------------------------------------------------------------------------------


def fuse(g: Ostium) -> Asking[Outcome]:
    """Fury names its clan, then every gate that can starts a chain (or none)."""
    seat = g.active
    suggest: Option | None
    if anybody_furious(g, seat):
        suggest = strongest_clan(g) if g.tracked else None
        named = yield Ask(seat, "fury", CLAN_NUMBERS, "clan", True, -1, NO_ARGS, "attack", suggest)
        g.fury = cast(int, named)
        g.emit("fury_named", seat=seat, clan=CLANS[g.fury])
    for column in range(ROW):
        ways = routes(g, seat, column, chained(g) if g.chains else 0)
        if ways:
            g.decided = column
            options: list[Option] = [(column, *way) for way in ways]
            options.append("none")
            args: dict[str, int | str] = {"gate": COLUMNS[column]}
            suggest = best_route(g, seat, column, ways) if g.tracked else None
            answer = yield Ask(seat, "fuse", options, "route", True, -1, args, "attack", suggest)
            g.decided = column + 1
            if answer != "none":
                link(g, seat, list(cast("tuple[int, ...]", answer)))
    g.decided = 0
    g.phase = "charge"
    return CHARGE


def charge(g: Ostium) -> Asking[Outcome]:
    """rulebook: "Szarża": compulsory; whoever attacks chooses the order, and whether the attack row is skipped."""
    seat = g.active
    while options := charges(g):
        answer: object = options[0]
        if len(options) > 1:
            answer = yield Ask(seat, "charge", options, "charge", True, -1, NO_ARGS, "attack")
        verb, column, foe = cast("tuple[str, int, int]", answer)
        run(g, seat, column, forecast(g, column, foe, verb == "skip", power(g, seat, column)))
        if g.tracked:
            return CHARGE
    return end_attack(g)


def charges(g: Ostium) -> list[Option]:
    """Each creature that has yet to charge, against each foe, into the attack row or past it."""
    options: list[Option] = []
    for column in chargers(g, g.active):
        for foe in g.targets(g.active, column):
            options.append(("charge", column, foe))
            if blockable(g, column, foe):
                options.append(("skip", column, foe))
    return options


def best_route(g: Ostium, side: int, column: int, ways: list[tuple[int, ...]]) -> Option:
    """A sensible chain: the one whose charge does most at a gate, then defeats most."""

    def promise(way: tuple[int, ...]) -> tuple[int, int, int]:
        strength = power(g, side, way[-1]) - g.bonus[way[-1]] + fusion(g, side, way)
        found = [
            forecast(g, way[-1], foe, skip, strength) for foe in g.targets(side, way[-1]) for skip in (False, True)
        ]
        return max(f.damage for f in found), max(f.defeats for f in found), -len(way)

    return (column, *max(ways, key=promise))


# -- rulebook: "Zakończenie Fazy Ataku" -------------------------------------------------------------------------------


def end_attack(g: Ostium) -> Outcome:
    g.phase = "end"
    g.chains = []
    g.bonus = [0] * ROW
    # rulebook, "Tryb dla trzech graczy": nothing is collected now while all three play.
    return AFTERMATH if g.turned and not g.three else end_turn(g)


def aftermath(g: Ostium) -> Asking[Outcome]:
    """Everybody collects their defeated creatures and uses their last breaths, whoever defends first (decision 9)."""
    for side in collecting(g):
        yield from collect(g, side, own_turned(g, side), "creature_collected", breath=True)
        # A gate that a last breath destroys may defeat more creatures, of either side.
    g.beat()
    return AFTERMATH if g.turned else end_turn(g)


def end_turn(g: Ostium) -> Outcome:
    if g.active and g.solo:
        return draw_up(g)
    return LAST_DISCARDS if g.zones[HAND[g.active]] else draw_up(g)


def last_discards(g: Ostium) -> Asking[Outcome]:
    """Decision 11: cards may be discarded at any time of one's turn; it is asked once more before drawing."""
    seat = g.active
    hand = g.zones[HAND[seat]]
    while hand:
        answer = yield Ask(seat, "last-discard", [*hand, "done"], "card", False, -1, NO_ARGS, "discard")
        if answer == "done":
            break
        card = cast(int, answer)
        waiting = discard(g, seat, card)
        if waiting:
            yield from use(g, seat, waiting, card)
        # What was set off may have destroyed a gate, and turned creatures.
        if g.turned and not g.three:
            return AFTERMATH
        if g.tracked:
            return LAST_DISCARDS
    return draw_up(g)


def draw_up(g: Ostium) -> Outcome:
    if not (g.active and g.solo):
        missing = HAND_LIMIT - len(g.zones[HAND[g.active]])
        if missing > 0:
            g.draw_cards(g.active, missing)
    return CROWN if g.lost else next_turn(g)


def crown(g: Ostium) -> Asking[Outcome]:
    """A sovereign for whoever lost a gate this turn: one at most, whoever defends first (decision 9)."""
    for side in collecting(g):
        if not g.lost >> side & 1:
            continue
        if g.solo and side == RIVAL:
            if g.zones[SOVEREIGNS]:
                g.draw(SOVEREIGNS, WARRIORS, "sovereign_joins_warriors")
        elif g.zones[THRONE]:
            card = yield from g.pick(side, "sovereign", g.zones[THRONE], public=True)
            g.move(card, HAND[side], "sovereign_taken", side)
            g.crown()
    g.beat()
    return next_turn(g)


def next_turn(g: Ostium) -> Outcome:
    if g.turn == TURNS:
        g.finish(standing(g))
    g.turn += 1
    if g.solo:
        g.active = 1 - g.active
    else:
        g.active = (g.active + 1) % g.seats
        while g.active in g.out:
            g.active = (g.active + 1) % g.seats
    return START


def standing(g: Ostium) -> Result:
    """When time is up: more gates, then more durability; those who are out come last."""
    ranks = [(g.standing_gates(side), sum(max(0, d) for d in g.gates[ROW * side :][:ROW])) for side in range(g.sides)]
    if g.solo:
        return Result((2,), "time-up")
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    for place, seat in enumerate(reversed(g.out)):
        places[seat] = g.seats - len(g.out) + 1 + place
    return Result(tuple(places), "time-up")


STEPS: Mapping[str, Step] = {
    "start_turn": start_turn,
    "gather": gather,
    "develop": develop,
    "fuse": fuse,
    "charge": charge,
    "end_attack": end_attack,
    "aftermath": aftermath,
    "last_discards": last_discards,
    "crown": crown,
    "rival_develop": rival_develop,
    "rival_attack": rival_attack,
}
