"""Puzzles: positions in which the third key can be forged this turn. Whoever ends the turn without it has lost.

A puzzle is an option of the game like any other, so it is played at a table, kept in a record and shown in a replay.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from stolik.games.keyforge.state import KeyForge
from stolik.games.keyforge.turn import ACT, act
from stolik.table import Asking, Chance, Next, Outcome
from stolik.table.result import won_by

NO_PUZZLE = ""
SOLVER, RIVAL = 0, 1
SOLVE = Next("solve")
# What nobody needs for the solution lies in the rival's deck: it could be in the rival's hand as well.
_UNKNOWN = {
    "their_hand": ["batdrone", "doc-bookton"],
    "their_deck": ["dextre", "labwork", "twin-bolt-emission"],
    "deck": ["ancient-bear", "fogbank"],
}

PUZZLES: Mapping[str, Mapping[str, Any]] = {
    # Each card counts the ones before it.
    "full-moon": {
        "house": "untamed",
        "houses": ["untamed", "shadows", "dis"],
        "keys": 2,
        "hand": ["flaxia", "dust-pixie", "key-charge", "full-moon"],
        "line": ["snufflegator"],
        "their_keys": 2,
        "their_amber": 6,
        "their_line": [{"card": "champion-anaphiel", "exhausted": True}, "raiding-knight"],
        **_UNKNOWN,
    },
    # What is to be fetched lies in two places.
    "second-harvest": {
        "house": "untamed",
        "houses": ["untamed", "shadows", "dis"],
        "keys": ["red", "blue"],
        "amber": 3,
        "hand": ["regrowth", "nocturnal-maneuver~dis"],
        "line": ["witch-of-the-eye", {"card": "snufflegator", "exhausted": True}],
        "discard": ["full-moon", "key-charge", "dust-pixie", "niffle-ape"],
        "their_keys": 2,
        "their_amber": 5,
        "their_line": ["staunch-knight"],
        **_UNKNOWN,
    },
    # Æmber that somebody else holds, behind a guard.
    "behind-the-guard": {
        "house": "untamed",
        "houses": ["untamed", "shadows", "dis"],
        "keys": ["yellow", "blue"],
        "amber": 4,
        "hand": ["mighty-tiger", "key-charge"],
        "line": [{"card": "niffle-queen", "exhausted": True}, "niffle-ape"],
        "their_keys": 2,
        "their_line": ["champion-anaphiel", {"card": "raiding-knight", "amber": 3}, "lady-maxena"],
        **_UNKNOWN,
    },
    # The rival must be left with nothing, to the last one.
    "in-the-dark": {
        "house": "shadows",
        "houses": ["shadows", "untamed", "dis"],
        "keys": 2,
        "amber": 2,
        "hand": ["ghostly-hand", "key-of-darkness", "silvertooth", "urchin"],
        "line": ["noddy-the-thief"],
        "their_keys": 1,
        "their_amber": 3,
        "their_line": ["staunch-knight"],
        **_UNKNOWN,
    },
    # Whoever works first can leave for good afterwards.
    "last-job": {
        "house": "shadows",
        "houses": ["shadows", "untamed", "dis"],
        "keys": ["red", "yellow"],
        "amber": 2,
        "hand": ["silvertooth", "one-last-job", "key-of-darkness", "bad-penny~dis"],
        "line": ["noddy-the-thief", {"card": "dodger", "exhausted": True}],
        "their_keys": 2,
        "their_amber": 3,
        "their_line": [{"card": "champion-anaphiel", "warded": True}],
        **_UNKNOWN,
    },
}

GALLERY = "gallery"
"""No puzzle: a full table with everything that can lie on a card, for looking at."""
POSITIONS: Mapping[str, Mapping[str, Any]] = {
    **PUZZLES,
    GALLERY: {
        "house": "dis",
        "houses": ["brobnar", "dis", "shadows"],
        "their_houses": ["logos", "sanctum", "untamed"],
        "keys": ["red", "yellow"],
        "their_keys": ["red"],
        "amber": 7,
        "their_amber": 3,
        "chains": 3,
        "their_chains": 8,
        "tide": "yours",
        "turn": 13,
        "hand": ["charette", "hand-of-dis", "gateway-to-dis", "punch", "dodger", "poison-wave", "blood-of-titans~dis"],
        "their_hand": ["batdrone", "twin-bolt-emission", "full-moon", "regrowth", "dust-pixie", "quixo-the-adventurer"],
        "artifacts": ["gauntlet-of-command", "dominator-bauble", {"card": "seeker-needle", "exhausted": True}],
        "their_artifacts": ["library-of-babble", "hallowed-blaster"],
        "line": [
            {"card": "shooler", "amber": 1},
            {"card": "valdr", "damage": 2},
            {"card": "headhunter", "damage": 3},
            {"card": "ganger-chieftain", "upgrades": ["blood-of-titans"]},
            "stealer-of-souls",
            {"card": "tocsin", "stunned": True},
            {"card": "dust-imp", "exhausted": True},
            {"card": "shadow-self", "damage": 4, "warded": True},
            {"card": "urchin", "power": 1},
            "bad-penny",
            {"card": "the-terror", "enraged": True},
        ],
        "their_line": [
            "staunch-knight",
            {"card": "champion-anaphiel", "damage": 1},
            {"card": "doc-bookton", "owner": 0},
            {"card": "raiding-knight", "amber": 2},
            {"card": "mother", "damage": 2, "upgrades": ["protect-the-weak"]},
            {"card": "batdrone", "counters": {"doom": 1}},
            {"card": "niffle-queen", "warded": True},
            {"card": "snufflegator", "damage": 2, "enraged": True},
            {"card": "niffle-ape", "exhausted": True},
            "hunting-witch",
            {"card": "lady-maxena", "stunned": True},
            "witch-of-the-eye",
        ],
        "discard": ["fear", "anger", "nerve-blast"],
        "their_discard": ["wild-wormhole", "cleansing-wave"],
        "archives": ["bad-penny", "warsong"],
        "their_archives": ["dimension-door"],
        "purged": ["loot-the-bodies"],
        "their_purged": ["library-access"],
        "deck": ["smaaash", "headhunter", "too-much-to-protect", "dust-imp"],
        "their_deck": ["dr-escotera", "sergeant-zakiel", "lost-in-the-woods", "niffle-ape", "shield-of-justice"],
    },
}


@cache
def _position(name: str) -> KeyForge:
    from stolik.games.keyforge.scenario import Scenario

    return Scenario(**POSITIONS[name]).g


def prints_of(name: str) -> tuple[str, ...]:
    return _position(name).prints


def lay_out_puzzle(name: str, chance: Chance) -> KeyForge:
    """The position, with the solver to act."""
    g = _position(name).copy()
    g.rng, g.seal = chance.rng, chance.seal
    g.stack = [["solve"]]
    return g


def solve(g: KeyForge) -> Asking[Outcome]:
    """The third step of a turn, for as long as it lasts; what would come after it comes too late."""
    outcome = yield from act(g)
    if outcome is ACT:
        return SOLVE
    g.finish(won_by(RIVAL, 2, "unsolved", (len(g.keys[0]), len(g.keys[1]))))
    return None
