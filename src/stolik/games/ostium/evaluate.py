"""How good a position is, for bots that look one step ahead.

A seat's prospects are its gates, what its army would do in an attack and hold in defence, and the cards that it owns.
"""

from math import tanh

from stolik.games.ostium.battle import blockable, defence, forecast, fusion, power, routes
from stolik.games.ostium.cards import COST, CREATURES, FACES, POWER, WHEN_DISCARDED
from stolik.games.ostium.state import EMPTY, RIVAL, ROW, SIDE, Ostium
from stolik.games.ostium.turn import BANISH, field_card, offered
from stolik.games.ostium.zones import DECK, DISCARD, HAND, WARRIORS

GATE = 6.0
"""A gate that stands, beside its durability."""
DAMAGE = 0.85
"""A point of damage that an attack now would do, beside one that is done."""
THREAT = 0.75
"""The same for what the others would do if it were their turn now."""
OWNED = 0.9
"""What a card is worth wherever it lies, for each point of its worth."""
ON_FIELD = 0.5
"""What a point of power is worth more on the battlefield."""
AT_ONCE = 0.9
"""What a point of power bought for the battlefield does in the coming attack."""
FAMILIAR = -1.2
"""A familiar among the cards clogs the deck."""
PURSE = 0.9
"""What could be bought now, beside what has been."""
CRYSTAL = 0.1
"""A crystal that buys nothing."""
IN_HAND = 0.05
"""A card in hand beside the same one elsewhere."""
SCALE = 26.0


def _worth(face: int) -> float:
    """What it is good to own: roughly its cost, which follows its power and abilities."""
    creature = CREATURES[face]
    if creature.kind == "familiar":
        return FAMILIAR
    if creature.kind == "primal":
        return 0.4
    return 0.6 + 1.05 * creature.cost if creature.kind == "sovereign" else 0.3 + 1.0 * creature.cost


WORTH = tuple(_worth(face) for face in range(len(FACES)))
BOUGHT = tuple(OWNED * WORTH[face] + 0.25 + (ON_FIELD + AT_ONCE) * POWER[face] for face in range(len(FACES)))
RECRUITED = tuple(OWNED * WORTH[face] for face in range(len(FACES)))
CRYSTALS = tuple(sum(value for verb, value in then if verb == "crystal") for then in WHEN_DISCARDED)


def evaluate(g: Ostium, seat: int) -> float:
    """The lead over the best opponent."""
    if g.result is not None:
        places = g.result.places
        if places[seat] == 1:
            return 0.0 if len(places) > 1 and all(place == 1 for place in places) else 1.0
        return -1.0
    if seat in g.out:
        return -0.999
    if g.seats == 1:
        return 0.99 * tanh((prospects(g, 0) - rival_prospects(g)) / SCALE)
    mine = prospects(g, seat)
    theirs = [prospects(g, other) for other in range(g.seats) if other != seat and other not in g.out]
    return 0.99 * tanh((mine - max(theirs) - 0.3 * (sum(theirs) - max(theirs))) / SCALE)


def gates_worth(g: Ostium, side: int) -> float:
    total = 0.0
    for durability in g.gates[ROW * side :][:ROW]:
        if durability > 0:
            total += durability + GATE
    return total


def damage_now(g: Ostium, side: int) -> float:
    """What an attack with the creatures that stand there would do to gates, chains roughly led."""
    if side == g.active and g.phase == "end":
        weight, charged = THREAT, 0
    else:
        weight, charged = (DAMAGE, g.charged) if side == g.active else (THREAT, 0)
    bonus = dict(enumerate(g.bonus)) if side == g.active and g.phase == "charge" else _chains(g, side)
    total = 0.0
    for column in range(ROW):
        at = SIDE * side + column
        if g.slots[at] == EMPTY or charged >> column & 1 or (g.turned >> at & 1 and side == g.active):
            continue
        strength = power(g, side, column) + bonus.get(column, 0)
        if side == g.active or g.phase != "charge":
            strength -= g.bonus[column]
        best = 0.0
        for foe in g.targets(side, column):
            for skip in (False, True) if blockable(g, column, foe) else (False,):
                end = forecast(g, column, foe, skip, strength)
                value = min(end.damage, g.gates[end.gate]) + 0.0
                if end.damage >= g.gates[end.gate] > 0:
                    value += GATE
                value += sum(0.35 * WORTH[g.faces[g.slots[hit.at]]] + 0.3 for hit in end.hits if hit.left >= 0)
                best = max(best, value)
        total += best
    return weight * total


def _chains(g: Ostium, side: int) -> dict[int, int]:
    """Chains as somebody in a hurry would lead them: each gate the one that adds most."""
    used = 0
    bonus: dict[int, int] = {}
    for column in range(ROW):
        ways = routes(g, side, column, used)
        if ways:
            way = max(ways, key=lambda way: fusion(g, side, way) - 0.1 * len(way))
            bonus[way[-1]] = fusion(g, side, way)
            for slot in way:
                used |= 1 << slot
    return bonus


def prospects(g: Ostium, seat: int) -> float:
    faces, zones = g.faces, g.zones
    total = gates_worth(g, seat) + damage_now(g, seat)
    total += IN_HAND * len(zones[HAND[seat]])
    for zone in (DECK[seat], DISCARD[seat], HAND[seat]):
        for card in zones[zone]:
            total += OWNED * WORTH[faces[card]]
    for at in range(SIDE * seat, SIDE * seat + SIDE):
        card = g.slots[at]
        if card != EMPTY:
            worth = WORTH[faces[card]]
            total += OWNED * worth + 0.25
            if not g.turned >> at & 1:
                total += ON_FIELD * (POWER[faces[card]] + (0.5 if at % SIDE >= ROW else 0.0) * defence(g, at))
    if g.active == seat and g.phase == "develop":
        total += PURSE * purchases(g, seat)
    return total


def purchases(g: Ostium, seat: int) -> float:
    """The best that the crystals of this turn can buy, those of the familiars in hand included."""
    faces = g.faces
    purse = g.crystals
    for card in g.zones[HAND[seat]]:
        purse += CRYSTALS[faces[card]]
    if not purse:
        return 0.0
    best = [0.0] * (purse + 1)
    if EMPTY in g.slots[SIDE * seat : SIDE * seat + SIDE]:
        for card in offered(g):
            face = faces[card]
            cost, gain = COST[face], BOUGHT[face]
            for crystals in range(purse, cost - 1, -1):
                with_it = best[crystals - cost] + gain
                if with_it > best[crystals]:
                    best[crystals] = with_it
    for place in BANISH:
        card = field_card(g, place)
        if card != EMPTY:
            gain = RECRUITED[faces[card]]
            for crystals in range(purse, 0, -1):
                with_it = best[crystals - 1] + gain
                if with_it > best[crystals]:
                    best[crystals] = with_it
    return max(value + CRYSTAL * (purse - spent) for spent, value in enumerate(best))


def rival_prospects(g: Ostium) -> float:
    """The virtual opponent's gates and army, and the time that is left until its deck is spent."""
    total = gates_worth(g, RIVAL) + damage_now(g, RIVAL)
    for card in g.slots[SIDE:]:
        if card != EMPTY:
            total += 0.3 * POWER[g.faces[card]]
    return total - 0.1 * len(g.zones[WARRIORS])
