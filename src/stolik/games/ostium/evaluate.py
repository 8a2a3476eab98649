"""How good a position is, for bots that look one step ahead.

A seat's prospects are its gates, what its army would do in an attack and hold in defence, and the cards that it owns.
The weights are log odds of winning; `scripts/fit_evaluation.py` says how well they judge and play.
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
WEIGHTS = {
    "durability": 0.046,
    "gates": 0.276,
    "last gate": 0.0,
    "attack": 0.039,
    "threat": 0.035,
    "hand": 0.0024,
    "owned": 0.032,
    "standing": 0.012,
    "power": 0.028,
    "turned": 0.012,
    "defence": 0.014,
    "purse": 0.042,
}
"""What each feature of a side counts."""
VALUES = tuple(WEIGHTS.values())
ALONE = {
    "durability": 0.047,
    "gates": 0.283,
    "last gate": -0.035,
    "hand": 0.006,
    "owned": 0.028,
    "standing": 0.008,
    "power": 0.023,
    "turned": 0.002,
    "defence": 0.013,
    "purse": 0.037,
    "attack": 0.033,
    "gates in reach": 0.18,
    "threat": -0.03,
    "gates threatened": -0.2,
    "creatures threatened": -0.03,
    "its durability": -0.047,
    "its gates": -0.283,
    "its last gate": 0.035,
    "warriors": 0.01,
    "always": -1.0,
}
"""What counts against the virtual opponent. It defeats rather more often than it is defeated."""
ALONE_VALUES = tuple(ALONE.values())
ARRIVAL = 3.2
"""The power with which a warrior charges that has yet to come, on an average."""
ARRIVING_BEHIND = 0.5
"""What a warrior that has yet to come adds to the charge of the one before it."""
USUAL_GUARD = 2.0
"""What a warrior that has yet to come holds."""


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
        return 0.99 * tanh(sum(map(mul, ALONE_VALUES, features_alone(g))) / 2)
    mine = prospects(g, seat)
    if g.seats == 2:
        return 0.99 * tanh((mine - prospects(g, 1 - seat)) / 2)
    theirs = [prospects(g, other) for other in range(g.seats) if other != seat and other not in g.out]
    return 0.99 * tanh((mine - max(theirs) - 0.3 * (sum(theirs) - max(theirs))) / 2)


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


# -- alone ------------------------------------------------------------------------------------------------------------


def features_alone(g: Ostium) -> tuple[float, ...]:
    """What the player has and may expect against the virtual opponent, in the order of the weights.

    Defeating its creatures gains nothing: the next ones come before it attacks, and its deck runs out the sooner.
    """
    durability, gates, last_gate, _, _, *own = features(g, 0)
    its = [left for left in g.gates[ROW:] if left > 0]
    return (
        durability,
        gates,
        last_gate,
        *own,
        *reach(g),
        *threat(g),
        sum(its),
        len(its),
        len(its) == 1,
        len(g.zones[WARRIORS]),
        1.0,
    )


def reach(g: Ostium) -> tuple[float, float]:
    """What the player's next attack does at its gates, and how many of them fall."""
    slots, turned = g.slots, g.turned
    now = g.active == 0 and g.phase != "end"
    damage = fallen = 0.0
    for column in range(ROW):
        card = slots[column]
        if card == EMPTY or turned >> column & 1 or (now and g.charged >> column & 1):
            continue
        if now and g.phase == "charge":
            strength: float = power(g, 0, column)
        else:
            strength = POWER[g.faces[card]] + assault(g, column) + fused(g, column, card, slots[column + ROW])
        guard = SIDE * RIVAL + ROW + column
        if not now:
            strength -= USUAL_GUARD
        elif slots[guard] != EMPTY and not turned >> guard & 1:
            strength -= defence(g, guard)
        durability = g.gates[ROW * RIVAL + column]
        if strength > 0 and durability > 0:
            damage += min(strength, durability)
            fallen += strength >= durability
    return damage, fallen


def threat(g: Ostium) -> tuple[float, float, float]:
    """What its next attack does: damage at gates, gates that fall, and what the defeated creatures are worth.

    In the player's turn those that stand in its right column are as good as gone, and the others close up.
    """
    if g.active and g.phase == "end":
        return 0.0, 0.0, 0.0
    slots, turned = g.slots, g.turned
    base = SIDE * RIVAL
    left = [EMPTY if turned >> at & 1 else slots[at] for at in range(base, base + SIDE)]
    front, back = left[:ROW], left[ROW:]
    if g.active == 0:
        front, back = close_up(front), close_up(back)
    damage = fallen = lost = 0.0
    for column, card in enumerate(front):
        if g.active and (card == EMPTY or g.charged >> column & 1):
            continue
        if card == EMPTY:
            strength = ARRIVAL
        else:
            strength = POWER[g.faces[card]] + ASSAULT[g.faces[card]] + fused(g, ROW + column, card, back[column])
        if strength <= 0:
            continue
        for at in _met(g, column, strength):
            strength -= defence(g, at)
            if strength >= 0:
                lost += DEFEAT[g.faces[slots[at]]]
            if strength <= 0:
                break
        durability = g.gates[column]
        if strength > 0 and durability > 0:
            damage += min(strength, durability)
            fallen += strength >= durability
    return damage, fallen, lost


def close_up(row: list[int]) -> list[int]:
    """rulebook: remove, shift: a row of the warriors' field before it is refilled."""
    left = [card for card in row[:-1] if card != EMPTY]
    return [EMPTY] * (ROW - len(left)) + left


def fused(g: Ostium, gate: int, card: int, behind: int) -> float:
    """What a straight chain from a gate adds to the creature before it."""
    if g.gates[gate] <= 0:
        return 0.0
    if behind == EMPTY:
        return ARRIVING_BEHIND if gate >= ROW and g.active == 0 else 0.0
    face, other = g.faces[card], g.faces[behind]
    return FUSED + FUSION[face] + FUSION[other] if CLAN[face] & CLAN[other] else 0.0


def _met(g: Ostium, column: int, strength: float) -> list[int]:
    """The player's creatures that its charge goes for, by the rulebook's priorities."""
    standing = [at for at in (column, column + ROW) if g.slots[at] != EMPTY and not g.turned >> at & 1]
    if len(standing) == 2:
        first, second = (defence(g, at) for at in standing)
        if strength > first and strength - first >= second:
            return standing
        return standing[1:] if strength >= second else standing
    return standing if column + ROW in standing or not standing or strength >= defence(g, column) else []
