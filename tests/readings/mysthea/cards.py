"""What is printed on the cards, read from the rulebook's lists and the component facts.

An effect is a list of steps done in order, each a tuple that starts with its verb. X is the number of command points on
the card that was given for the effect.
"""

from typing import Any

Step = tuple[Any, ...]

KINDS = ("tactic", "objective", "equipment", "upgrade")
ALONE = True
"""Of a move: the card says that nobody may be taken along."""
CREATE_OR_MOVE_CONSTRUCT = [("one-of", [[("create", "construct")], [("move", "construct", 1, "normal")]])]
CREATE_OR_MOVE_GOLEM = [("one-of", [[("create", "golem")], [("move", "golem", 1, "normal")]])]
CREATE_OR_DEPLOY_CONSTRUCT = [("one-of", [[("create", "construct")], [("deploy", "construct")]])]
CREATE_OR_DEPLOY_GOLEM = [("one-of", [[("create", "golem")], [("deploy", "golem")]])]
DEPLOY_OR_MOVE_GOLEM = [("one-of", [[("deploy", "golem")], [("move", "golem", 1, "normal")]])]

COMMAND_POINTS = {"start": (2, 2, 2, 2, 2), "I": (1, 1, 2, 3, 3), "II": (1, 2, 3, 3, 4), "III": (1, 2, 3, 4, 5)}
"""The five cards of each type in an Era, in the order of their numbers."""


def era_of(number: int) -> str:
    return ("start", "I", "II", "III")[(number - 1) // 20]


def kind_of(number: int) -> str:
    return KINDS[(number - 1) % 20 // 5]


def points_of(number: int) -> int:
    return COMMAND_POINTS[era_of(number)][(number - 1) % 5]


EFFECTS: dict[int, list[Step]] = {
    1: [("move", "chosen", 1, "any", ALONE)],
    2: [("gain", "experience", 2), ("develop",)],
    3: [("act",)],
    4: [("battle", 2)],
    5: [("meditate",)],
    6: [("score", "glory", 3, "controlled", "forest")],
    7: [("score", "glory", 3, "controlled", "mist")],
    8: [("score", "glory", 3, "controlled", "river")],
    9: [("score", "glory", 3, "controlled", "crystal field")],
    10: [("score", "glory", 3, "controlled", "mountains")],
    11: [("act",)],
    12: [("develop",)],
    13: [("meditate",)],
    14: [("any-of", [[("recharge",)], [("gain", "glory", 4)]])],
    15: [("gain", "points", "X")],
    21: [("recharge",)],
    22: [("move", "golem", 1, "any", ALONE)],
    23: [("destroy", "fortification", "one region")],
    24: [("any-of", [[("create", "construct")], [("create", "golem")]])],
    25: [("any-of", [[("deploy", "construct")], [("deploy", "golem")]])],
    26: [("gain", "glory", 3)],
    27: [("give", "tactic", "out", [("gain", "points", "X"), ("gain", "experience", "X")])],
    28: [("score", "glory", 2, "fortifications")],
    29: [("score", "glory", 1, "golems"), ("score", "energy", 1, "golems")],
    30: [("score", "glory", 3, "encounters")],
    31: [("gain", "energy", 2)],
    32: [("move", "chosen", 1, "any", ALONE)],
    33: [("gain", "glory", 2)],
    34: CREATE_OR_MOVE_CONSTRUCT,
    35: CREATE_OR_MOVE_GOLEM,
    41: [("draw", 2)],
    42: [("move", "construct", 2, "any", ALONE)],
    43: [("battle", 3)],
    44: [("destroy", "construct", "one region")],
    45: [("march", ("chosen", "construct", "golem"))],
    46: [("give", "objective", "out", [("gain", "glory", "X"), ("gain", "points", "X")])],
    47: [("gain", "glory", 5)],
    48: [("gain", "glory", 7)],
    49: [("score", "glory", 1, "constructs")],
    50: [("any-of", [[("recharge",)], [("meditate",)]])],
    51: [("gain", "experience", 1), ("gain", "glory", 1)],
    52: CREATE_OR_DEPLOY_GOLEM,
    53: CREATE_OR_DEPLOY_CONSTRUCT,
    54: [("gain", "glory", 4)],
    55: [("deploy", "fortification")],
    61: [("gain", "energy", 12)],
    62: [("destroy", "golem", "one region")],
    63: [("monster",)],
    64: [("wound",)],
    65: [("battle", 5)],
    66: [("give", "equipment", "out", [("gain", "energy", "X"), ("gain", "glory", "X")])],
    67: [("give", "upgrade", "out", [("gain", "glory", "X"), ("gain", "experience", "X")])],
    68: [("recharge",), ("gain", "glory", 4)],
    69: [("gain", "glory", 9)],
    70: [("give-one-of-each", [("gain", "glory", 16)])],
    71: [("monster",)],
    72: DEPLOY_OR_MOVE_GOLEM,
    73: [("one-of", [[("deploy", "construct")], [("move", "construct", 1, "normal")]])],
    74: [("gain", "glory", 6)],
    75: [("gain", "glory", "2X")],
}
"""Of tactics and objectives when they are played, of equipment when it is used. Upgrades are rules of their own."""

USE: dict[int, Step] = {
    11: ("discard", "tactic", 1),
    12: ("discard", "objective", 1),
    13: ("discard", "equipment", 1),
    14: ("discard", "upgrade", 1),
    15: ("discard", "any", 1),
    31: ("energy", 1),
    32: ("energy", 1),
    33: ("experience", 1),
    34: ("energy", 1),
    35: ("energy", 1),
    51: ("energy", 1),
    52: ("energy", 1),
    53: ("energy", 1),
    54: ("experience", 1),
    55: ("energy", 1),
    71: ("out", "equipment", 2),
    72: ("energy", 1),
    73: ("energy", 1),
    74: ("experience", 1),
    75: ("out", "any", 1),
}
"""What an equipment card costs each time it is used."""

SLOTS = {
    "construct": (17, 39, 59, 80),
    "golem": (18, 37, 58, 77),
    "chosen": (19, 38, 56, 76),
    "fortification": (16, 36, 60, 79),
    "card": (20, 40, 57, 78),
}
"""The place of each upgrade on a player's board."""

ANY_REGION_BATTLE = ("battle", 0)
PAY_FOR_GLORY = [("pay", 1, [("gain", "glory", 3)])]


def discard_for_glory(kind: str) -> list[Step]:
    return [("give", kind, "discard", [("gain", "glory", "X")])]


def controlled(region: str) -> list[Step]:
    return [("score", "glory", 3, "controlled", region)]


ENCOUNTERS: dict[int, tuple[int, list[tuple[str, list[Step], int]]]] = {
    1: (6, [("axe", [("destroy", "fortification", "anywhere")], 1), ("boot", [("gain", "experience", 2)], 3)]),
    2: (6, [("dialogue", [("gain", "points", 3)], 3), ("chest", [("meditate",)], 2)]),
    3: (6, [("boot", [("create", "construct"), ("create", "golem")], 4), ("chest", controlled("crystal field"), 3)]),
    4: (
        7,
        [
            ("axe", controlled("forest"), 3),
            ("dialogue", [("gain", "experience", 1), ("move", "chosen", 1, "normal")], 1),
        ],
    ),
    5: (7, [("boot", [("gain", "points", 2)], 2), ("chest", [("gain", "energy", 1), ("develop",)], 4)]),
    6: (7, [("chest", [("gain", "energy", 3)], 2), ("boot", [("draw", 1)], 3)]),
    7: (8, [("axe", [("gain", "glory", 1), ANY_REGION_BATTLE], 4), ("boot", CREATE_OR_MOVE_CONSTRUCT, 3)]),
    8: (
        8,
        [
            ("dialogue", [("gain", "energy", 1), ("gain", "points", 1)], 1),
            ("boot", [("destroy", "construct", "anywhere")], 3),
        ],
    ),
    9: (8, [("chest", discard_for_glory("tactic"), 3), ("dialogue", CREATE_OR_DEPLOY_CONSTRUCT, 2)]),
    10: (
        7,
        [
            ("dialogue", controlled("mist"), 3),
            ("boot", [("move", "golem", 1, "any"), ("move", "construct", 1, "any")], 1),
        ],
    ),
    11: (7, [("axe", [("destroy", "golem", "anywhere")], 2), ("chest", [("gain", "glory", 3)], 3)]),
    12: (
        7,
        [("chest", [("gain", "energy", 1)], 1), ("axe", [("one-of", [[("recharge",)], [("gain", "points", 1)]])], 4)],
    ),
    13: (7, [("chest", [("develop",)], 3), ("boot", CREATE_OR_MOVE_GOLEM, 1)]),
    14: (
        7,
        [
            ("boot", [("gain", "points", 1), ("gain", "glory", 2)], 4),
            ("axe", [("destroy", "golem", "anywhere")], 2),
        ],
    ),
    15: (7, [("chest", [("draw", 1)], 3), ("dialogue", [("score", "glory", 1, "golems")], 2)]),
    16: (
        6,
        [
            ("dialogue", [("one-of", [[("deploy", "construct")], [("create", "golem")]])], 2),
            ("chest", PAY_FOR_GLORY, 3),
        ],
    ),
    17: (6, [("axe", [("gain", "glory", 1), ANY_REGION_BATTLE], 0), ("boot", [("draw", 1)], 2)]),
    18: (
        6,
        [
            ("chest", [("one-of", [[("create", "construct")], [("create", "golem")]])], 4),
            ("axe", discard_for_glory("equipment"), 2),
        ],
    ),
    19: (
        6,
        [
            ("chest", [("one-of", [[("gain", "energy", 2)], [("gain", "points", 2)]])], 3),
            ("dialogue", [("gain", "experience", 2)], 4),
        ],
    ),
    20: (6, [("boot", [("move", "chosen", 1, "any")], 2), ("axe", [("monster",)], 3)]),
    21: (6, [("dialogue", CREATE_OR_DEPLOY_GOLEM, 1), ("boot", [("gain", "glory", 3), ANY_REGION_BATTLE], 0)]),
    22: (8, [("chest", PAY_FOR_GLORY, 0), ("boot", [("move", "construct", 2, "any")], 3)]),
    23: (8, [("dialogue", [("draw", 1)], 3), ("axe", discard_for_glory("upgrade"), 2)]),
    24: (8, [("boot", DEPLOY_OR_MOVE_GOLEM, 1), ("dialogue", controlled("river"), 2)]),
    25: (
        6,
        [
            ("axe", [("pay", 1, [("gain", "glory", 2), ("gain", "experience", 1)])], 4),
            ("boot", [("march", ("construct", "golem"))], 3),
        ],
    ),
    26: (6, [("boot", [("recharge",), ("gain", "experience", 1)], 0), ("dialogue", [("gain", "glory", 4)], 2)]),
    27: (6, [("chest", [("meditate",)], 3), ("axe", [("monster",)], 2)]),
    28: (
        7,
        [
            ("boot", [("move", "construct", 2, "normal")], 4),
            ("axe", [("one-of", [[("deploy", "fortification")], [("deploy", "golem")]])], 3),
        ],
    ),
    29: (7, [("axe", [("recharge",), ANY_REGION_BATTLE], 2), ("boot", discard_for_glory("objective"), 0)]),
    30: (7, [("dialogue", [("act",)], 3), ("chest", controlled("mountains"), 1)]),
}
"""Glory at once; then either of two signs: what it gives, and how far the token moves."""
