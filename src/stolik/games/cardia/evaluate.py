"""How good a position is, for bots that look one step ahead.

What a seat has are things with a weight each: cards that it may still play, its signets, a short hand, what works on
the table and what is prepared. The weights are log odds of winning, fitted by `scripts/fit_evaluation.py`.
"""

from math import tanh

from stolik.games.cardia.cards import FACES
from stolik.games.cardia.state import OURS, THEIRS, Cardia
from stolik.games.cardia.zones import DECK, HAND, HIDDEN, ROW

FROM_DECK = 0.6
"""What a card in the deck is worth beside the same one in hand."""
WEIGHTS = {
    "hired-blade": 0.34,
    "void-mage": 0.32,
    "surgeon": -0.01,
    "mediator": 0.3,
    "saboteur": 0.04,
    "fortune-teller": 0.06,
    "palace-guard": 0.21,
    "judge": 0.52,
    "ambusher": 0.17,
    "puppeteer": 0.34,
    "clockmaker": 0.17,
    "treasurer": 0.11,
    "swamp-guardian": 0.29,
    "magistra": 0.34,
    "inventor": 0.18,
    "djinn": 0.13,
    "poisoner": 0.4,
    "kinesis-mage": 0.36,
    "envoy": 0.33,
    "tax-collector": 0.08,
    "revolutionary": 0.1,
    "librarian": 0.13,
    "prodigy": 0.27,
    "aristocrat": -0.06,
    "blackmailer": 0.11,
    "illusionist": 0.35,
    "engineer": 0.17,
    "counselor": 0.29,
    "witch-king": 0.04,
    "elemental": 0.26,
    "mechanical-djinn": 0.28,
    "successor": 0.32,
    "no card": -1.2,
    "hand of 1": -0.67,
    "hand of 2": -0.02,
    "hand of 3": 0.11,
    "1 signet": 0.43,
    "2 signets": 0.93,
    "3 signets": 1.57,
    "4 signets": 2.51,
    "5 signets": 2.89,
    "signet past five": 0.59,
    "working judge": 0.34,
    "working mechanical-djinn": 0.26,
    "working aristocrat": -0.09,
    "mechanical djinn wins next": 1.21,
    "waiting librarian": 0.0,
    "waiting engineer": 0.32,
    "blackmailed": 0.06,
    "foretold": -0.13,
    "better unrevealed card": 0.27,
}
"""What each thing counts. A card counts by its face while it is still to be played."""
VALUES = tuple(WEIGHTS.values())
_AT = {name: number for number, name in enumerate(WEIGHTS)}
NO_CARD, ONE_SIGNET, PAST_FIVE = _AT["no card"], _AT["1 signet"], _AT["signet past five"]
SHORT_HAND = ONE_SIGNET - NO_CARD
"""Whoever holds so few cards is in danger: with none left to play one loses."""
WORKING = {face: _AT[f"working {face}"] for face in FACES if f"working {face}" in _AT}
"""What is worth more than the signets that it moves already."""
WINS_NEXT = _AT["mechanical djinn wins next"]
"""An active Mechanical Djinn in the last encounter wins the match with the next one."""
LIBRARIAN, ENGINEER = _AT["waiting librarian"], _AT["waiting engineer"]
BLACKMAILED, FORETOLD = _AT["blackmailed"], _AT["foretold"]
BETTER = _AT["better unrevealed card"]
"""In the Foggy Swamp: of two cards that are not yet revealed."""


def evaluate(g: Cardia, seat: int) -> float:
    """What this side has, less what the other has."""
    if g.result is not None:
        mine, theirs = g.result.places[seat], g.result.places[1 - seat]
        return 0.0 if mine == theirs else 1.0 if mine < theirs else -1.0
    values, faces, zones = VALUES, g.faces, g.zones
    sides = []
    for side, things in enumerate(beside_cards(g)):
        odds = FROM_DECK * sum([values[faces[card]] for card in zones[DECK + side]])
        for thing in things:
            odds += values[thing]
        for card in zones[HAND + side]:
            odds += values[faces[card]]
        for card in zones[HIDDEN + side]:
            odds += values[faces[card]]
        sides.append(odds)
    return 0.99 * tanh((sides[seat] - sides[1 - seat]) / 2)


def features(g: Cardia, seat: int) -> tuple[float, ...]:
    """How much of each thing a seat has, in the order of the weights."""
    found = [0.0] * len(VALUES)
    for thing in beside_cards(g)[seat]:
        found[thing] += 1
    for zone, part in ((HAND, 1.0), (HIDDEN, 1.0), (DECK, FROM_DECK)):
        for card in g.zones[zone + seat]:
            found[g.faces[card]] += part
    return tuple(found)


def beside_cards(g: Cardia) -> tuple[list[int], list[int]]:
    """What each seat has beside the cards that it may still play, as numbers of weights."""
    ours = theirs = 0
    for standing in g.standings():
        ours += standing & OURS
        theirs += standing >> THEIRS
    both = _own(g, 0, ours), _own(g, 1, theirs)
    for card in g.tokens:
        lasting, seat = g.works(card), g.backs[card]
        if lasting == "mechanical-djinn" and card == g.zones[ROW + seat][-1]:
            both[seat].append(WINS_NEXT)
        elif lasting in WORKING:
            both[seat].append(WORKING[lasting])
    for one, two in zip(g.zones[HIDDEN], g.zones[HIDDEN + 1]):
        gap = g.influence(one) - g.influence(two)
        if gap:
            both[gap < 0].append(BETTER)
    return both


def _own(g: Cardia, seat: int, signets: int) -> list[int]:
    """What lies with a seat itself."""
    has = []
    if signets:
        has.append(ONE_SIGNET - 1 + (min(5, signets)))
        if signets > 5:
            has += [PAST_FIVE] * (signets - 5)
    held = len(g.zones[HAND + seat])
    if held < SHORT_HAND:
        has.append(NO_CARD + held)
    coming = g.coming[seat]
    if coming is not None:
        has += [LIBRARIAN] * coming.librarians + [ENGINEER] * coming.engineers + [BLACKMAILED] * len(coming.blackmail)
    if seat in g.foretold:
        has.append(FORETOLD)
    return has
