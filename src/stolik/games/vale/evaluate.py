"""How good a position is, for bots that look one step ahead: the points a seat has and may still expect.

The weights are log odds of winning, fitted by `scripts/fit_evaluation.py`, as far as a bot that follows them wins more.
"""

from math import tanh
from operator import mul

from stolik.games.vale.cards import COST, FACES, SALE_OF
from stolik.games.vale.state import Vale
from stolik.games.vale.stones import WORTH, value
from stolik.games.vale.turn import POINTS_TO_END, ROUNDS
from stolik.games.vale.zones import AREA, HAND, MARKED

POINTS_PER_ROUND = 9.0
"""What the leader scores in a usual round: it tells how many rounds are left."""
STONE = 0.7
"""Points for stones worth one, while there is time to spend them."""
IN_HAND = 0.6
"""A creature that could be summoned beside one that has been."""
LEAST_IN_HAND = 0.3
SCALE = 22.0
"""A lead of so many points is nearly certain to last."""
WEIGHTS = {
    "score": 1.6,
    "stones": 0.8,
    "each round": 1.25,
    "hand": 1.34,
}
"""What each feature of a side counts."""
VALUES = tuple(WEIGHTS.values())

AT_ONCE_AND_EACH_ROUND: dict[str, tuple[float, float]] = {
    "hestia": (0.0, 1.0),
    "imp": (1.5, 1.5),
    "succubus": (3.0, 0.0),
    "firefox": (3.0, 0.0),
    "salamander": (0.0, 1.8),
    "horned-salamander": (0.0, 2.4),
    "ifrit": (4.0, 0.0),
    "incubus": (4.0, 0.0),
    "burning-skull": (0.0, 2.2),
    "lava-giant": (5.0, 0.0),
    "phoenix": (0.0, 1.2),
    "agni": (0.0, 2.0),
    "asmodeus": (0.0, 1.5),
    "balog": (0.0, 1.5),
    "surtr": (6.0, 0.0),
    "yuki-onna": (5.0, 0.0),
    "kappa": (0.0, 1.5),
    "sea-spirit": (0.0, 1.5),
    "undine": (2.0, 1.3),
    "nessie": (0.0, 2.0),
    "hae-tae": (0.0, 1.5),
    "snail-maiden": (0.0, 2.0),
    "undine-queen": (0.0, 2.2),
    "yuki-onna-exalted": (5.0, 0.0),
    "hydra": (7.0, 0.0),
    "leviathan": (8.0, 0.0),
    "triton": (0.0, 1.2),
    "water-giant": (4.0, 1.6),
    "charybdis": (0.0, 3.2),
    "poseidon": (9.0, 0.0),
    "young-forest-spirit": (6.0, 0.0),
    "goblin": (0.0, 1.7),
    "forest-spirit": (4.0, 0.0),
    "gargoyle": (0.0, 1.8),
    "basilisk": (0.0, 2.5),
    "troll": (0.0, 2.2),
    "goblin-soldier": (0.0, 0.8),
    "medusa": (0.0, 2.8),
    "cerberus": (2.0, 0.0),
    "mimic": (0.0, 2.0),
    "mud-slime": (6.0, 1.0),
    "rock-golem": (8.0, 0.0),
    "stone-golem": (8.0, 0.0),
    "behemoth": (11.0, 0.0),
    "sand-giant": (14.0, 0.0),
    "dandelion-spirit": (1.5, 0.5),
    "harpy": (0.0, 1.2),
    "pegasus": (1.5, 1.6),
    "tengu": (6.0, 0.0),
    "boreas": (3.0, 0.0),
    "genie": (5.0, 0.0),
    "hippogriff": (1.5, 1.0),
    "sylph": (1.5, 1.6),
    "genie-exalted": (0.0, 2.5),
    "valkyrie": (0.0, 3.2),
    "odin": (0.0, 2.2),
    "freyja": (0.0, 3.2),
    "griffon": (0.0, 1.8),
    "rudra": (9.0, 0.0),
    "gi-rin": (13.0, 0.0),
    "dragon-egg": (8.0, 0.0),
    "tidal": (8.0, 0.0),
    "ember": (8.0, 0.0),
    "marina": (8.0, 0.0),
    "boulder": (9.0, 0.0),
    "gust": (9.0, 0.0),
    "aeris": (7.0, 0.0),
    "scorch": (7.0, 0.0),
    "willow": (13.0, 0.0),
    "eternity": (16.0, 0.0),
}
"""What each creature brings when it is summoned, and every round from then on."""
AT_ONCE = tuple(AT_ONCE_AND_EACH_ROUND[face][0] for face in FACES)
EACH_ROUND = tuple(AT_ONCE_AND_EACH_ROUND[face][1] for face in FACES)
SOLD = tuple(STONE * value(stones, WORTH) for stones in SALE_OF)


def evaluate(g: Vale, seat: int) -> float:
    """The lead over the best opponent, in points had and points to be expected."""
    if g.result is not None:
        places = g.result.places
        if places[seat] > 1:
            return -1.0
        return 0.0 if all(place == 1 for place in places) else 1.0
    left = rounds_left(g)
    mine = expected(g, seat, left)
    theirs = max(expected(g, other, left) for other in range(g.seats) if other != seat)
    return 0.99 * tanh((mine - theirs) / 2)


def rounds_left(g: Vale) -> float:
    """How many resolution phases are still to come, if somebody reaches 60 points at the usual pace."""
    until_last = ROUNDS - g.round + 1
    until_sixty = max(1.0, (POINTS_TO_END - max(g.score)) / POINTS_PER_ROUND + 0.5)
    left = min(until_last, until_sixty)
    return left - 0.5 if g.stack[-1][0] == "resolve" else left


def expected(g: Vale, seat: int, left: float) -> float:
    """What a seat has and may expect, in log odds."""
    odds: float = sum(map(mul, VALUES, features(g, seat, left)))
    return odds


def features(g: Vale, seat: int, left: float | None = None) -> tuple[float, ...]:
    """What a seat has and may expect, in the order of the weights: in points, beside how much is still to come."""
    if left is None:
        left = rounds_left(g)
    faces = g.faces
    soon = min(1.0, left / 2)
    engine = hand = 0.0
    for card in g.zones[AREA[seat]]:
        engine += EACH_ROUND[faces[card]]
    for card in g.zones[HAND[seat]]:
        hand += in_hand(faces[card], left)
    for card in g.zones[MARKED[seat]]:
        face = faces[card]
        hand += max(soon * SOLD[face], in_hand(face, left))
    scale = 2 / (SCALE + 2 * left)
    return (
        scale * g.score[seat],
        scale * soon * value(g.stones[seat], g.powers(seat).worth),
        scale * left * engine,
        scale * hand,
    )


def in_hand(face: int, left: float) -> float:
    """What a creature is worth before it is paid for."""
    profit = AT_ONCE[face] + EACH_ROUND[face] * max(0.0, left - 0.5) - STONE * COST[face]
    return min(1.0, left / 2) * max(LEAST_IN_HAND, IN_HAND * profit)
