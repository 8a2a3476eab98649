"""How good a position is, for bots that look one step ahead.

A seat's prospects are its gates, what its army would do in an attack and hold in defence, and the cards that it owns.
The weights are log odds of winning, fitted by `scripts/fit_evaluation.py`.
"""

from math import tanh
from operator import mul

from stolik.games.ostium.battle import FUSED, assault, defence, power
from stolik.games.ostium.cards import (
    ASSAULT,
    ASSAULT_LEFT,
    ASSAULT_RIGHT,
    CLAN,
    COST,
    CREATURES,
    FACES,
    FUSION,
    POWER,
    WHEN_DISCARDED,
)
from stolik.games.ostium.state import EMPTY, RIVAL, ROW, SIDE, Ostium
from stolik.games.ostium.turn import BANISH, field_card, offered
from stolik.games.ostium.zones import DECK, DISCARD, HAND, WARRIORS

GATE = 6.0
"""A gate that stands, beside its durability."""
DEFEATED = 0.35
"""A creature of the others that it would defeat, and again for each point of its worth."""
OWNED = 0.7
"""What a card is worth wherever it lies, for each point of its worth."""
ON_FIELD = 0.6
"""What a point of power is worth more on the battlefield."""
AT_ONCE = 0.9
"""What a point of power bought for the battlefield does in the coming attack."""
FAMILIAR = -1.2
"""A familiar among the cards clogs the deck."""
CRYSTAL = 0.1
"""A crystal that buys nothing."""
RIVALS = 0.045
"""What a point of the virtual opponent's prospects counts."""
WEIGHTS = {
    "durability": 0.047,
    "gates": 0.283,
    "last gate": -0.035,
    "attack": 0.033,
    "threat": 0.032,
    "hand": 0.006,
    "owned": 0.028,
    "standing": 0.008,
    "power": 0.023,
    "turned": 0.002,
    "defence": 0.013,
    "purse": 0.037,
}
"""What each feature of a side counts."""
VALUES = tuple(WEIGHTS.values())


def _worth(face: int) -> float:
    """What it is good to own: roughly its cost, which follows its power and abilities."""
    creature = CREATURES[face]
    if creature.kind == "familiar":
        return FAMILIAR
    if creature.kind == "primal":
        return 0.4
    return 4.0 + 1.1 * creature.cost if creature.kind == "sovereign" else 0.3 + 1.0 * creature.cost


WORTH = tuple(_worth(face) for face in range(len(FACES)))
BOUGHT = tuple(OWNED * WORTH[face] + 0.25 + (ON_FIELD + AT_ONCE) * POWER[face] for face in range(len(FACES)))
RECRUITED = tuple(OWNED * WORTH[face] for face in range(len(FACES)))
DEFEAT = tuple(DEFEATED + DEFEATED * WORTH[face] for face in range(len(FACES)))
ASSAULTS = tuple(own or left or right for own, left, right in zip(ASSAULT, ASSAULT_LEFT, ASSAULT_RIGHT, strict=True))
"""May it add anything to its own power when it charges?"""
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
        return 0.99 * tanh((prospects(g, 0) - RIVALS * rival_prospects(g)) / 2)
    mine = prospects(g, seat)
    if g.seats == 2:
        return 0.99 * tanh((mine - prospects(g, 1 - seat)) / 2)
    theirs = [prospects(g, other) for other in range(g.seats) if other != seat and other not in g.out]
    return 0.99 * tanh((mine - max(theirs) - 0.3 * (sum(theirs) - max(theirs))) / 2)


def gates_worth(g: Ostium, side: int) -> float:
    total = 0.0
    for durability in g.gates[ROW * side : ROW * side + ROW]:
        if durability > 0:
            total += durability + GATE
    return total


def damage_now(g: Ostium, side: int) -> float:
    """What an attack with the creatures that stand there would be worth: damage to gates, and creatures defeated.

    Chains count as they are led; before that only straight ones from a gate to the creature before it, which is not
    all that the rules allow but what mostly happens.
    """
    slots, faces, gates, turned = g.slots, g.faces, g.gates, g.turned
    base = SIDE * side
    attacking = side == g.active and g.phase != "end"
    led = attacking and g.phase == "charge"
    foes = None if g.seats == 3 else (1 - side,)
    total = 0.0
    for column in range(ROW):
        at = base + column
        card = slots[at]
        if card == EMPTY or (attacking and (turned >> at & 1 or g.charged >> column & 1)):
            continue
        face = faces[card]
        if led:
            strength = power(g, side, column)
        else:
            strength = POWER[face] + (assault(g, at) if ASSAULTS[face] else 0)
            behind = slots[at + ROW]
            if behind != EMPTY and gates[ROW * side + column] > 0 and CLAN[face] & CLAN[faces[behind]]:
                strength += FUSED + FUSION[face] + FUSION[faces[behind]]
        if not strength:
            continue
        opposite = g.facing(column)
        best = 0.0
        for foe in foes or g.targets(side, column):
            front = SIDE * foe + opposite
            back = front + ROW
            durability = gates[ROW * foe + opposite]
            first = slots[front] if not turned >> front & 1 else EMPTY
            second = slots[back] if not turned >> back & 1 else EMPTY
            stops = defence(g, back) if second != EMPTY else 0
            left = strength - stops
            past = DEFEAT[faces[second]] if second != EMPTY and left >= 0 else 0.0
            if left > 0 and durability > 0:
                past += durability + GATE if left >= durability else left
            if past > best:
                best = past
            if first != EMPTY:
                left = strength - defence(g, front)
                if left < 0:
                    continue
                into = DEFEAT[faces[first]]
                if left > 0 and second != EMPTY:
                    left -= stops
                    into += DEFEAT[faces[second]] if left >= 0 else 0.0
                if left > 0 and durability > 0:
                    into += durability + GATE if left >= durability else left
                if into > best:
                    best = into
        total += best
    return total


def prospects(g: Ostium, seat: int) -> float:
    """What a seat has and may expect, in log odds."""
    odds: float = sum(map(mul, VALUES, features(g, seat)))
    return odds


def features(g: Ostium, seat: int) -> tuple[float, ...]:
    """What a seat has and may expect, in the order of the weights."""
    faces, zones = g.faces, g.zones
    hand = zones[HAND[seat]]
    gates = [durability for durability in g.gates[ROW * seat : ROW * seat + ROW] if durability > 0]
    damage = damage_now(g, seat)
    attacks = seat == g.active
    owned = sum([WORTH[faces[card]] for card in zones[DECK[seat]] + zones[DISCARD[seat]] + hand])
    standing = turned = 0
    strength = defended = 0.0
    base = SIDE * seat
    for at, card in enumerate(g.slots[base : base + SIDE], base):
        if card == EMPTY:
            continue
        owned += WORTH[faces[card]]
        if g.turned >> at & 1:
            turned += 1
        else:
            standing += 1
            strength += POWER[faces[card]]
            if at >= base + ROW:
                defended += defence(g, at)
    return (
        sum(gates),
        len(gates),
        len(gates) == 1,
        damage if attacks else 0.0,
        0.0 if attacks else damage,
        len(hand),
        owned,
        standing,
        strength,
        turned,
        defended,
        purchases(g, seat) if attacks and g.phase == "develop" else 0.0,
    )


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
    total = gates_worth(g, RIVAL) + 0.8 * damage_now(g, RIVAL)
    for card in g.slots[SIDE:]:
        if card != EMPTY:
            total += 0.3 * POWER[g.faces[card]]
    return total - 0.1 * len(g.zones[WARRIORS])
