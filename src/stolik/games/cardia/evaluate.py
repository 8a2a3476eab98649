"""How good a position is, for bots that look one step ahead.

The weights are log odds of winning, fitted by logistic regression to the rounds of 7,000 matches between greedy bots,
and rounded.
"""

from math import tanh

from stolik.games.cardia.cards import FACES
from stolik.games.cardia.state import OURS, THEIRS, Cardia
from stolik.games.cardia.zones import DECK, HAND, HIDDEN, ROW

SIGNETS = (0.0, 0.55, 1.3, 2.1, 3.2, 4.0)
"""What the signets on a seat's cards are worth, by their number; past five each counts like the fifth."""
SHORT_HAND = (2.4, 1.8, 0.9, 0.2)
"""What it costs to hold so few cards: whoever has none left to play loses."""
FROM_DECK = 0.6
"""What a card in the deck is worth beside the same one in hand."""
MECHANICAL_DJINN = 1.6
"""An active Mechanical Djinn in the last encounter wins the match with the next one."""
ACTIVE = {"judge": 0.3, "mechanical-djinn": 0.2, "aristocrat": 0.1}
"""What a working ability is worth beyond the signets that it moves already."""
FORETOLD = -0.2
LIBRARIAN = 0.15
ENGINEER = 0.6
BLACKMAIL = -0.3
OPEN_ENCOUNTER = 0.3
"""In the Foggy Swamp: what the better of two cards that are not yet revealed is worth."""

WORTH_IN_HAND = {
    "hired-blade": 0.4,
    "void-mage": 0.5,
    "surgeon": 0.0,
    "mediator": 0.3,
    "saboteur": 0.0,
    "fortune-teller": 0.05,
    "palace-guard": 0.4,
    "judge": 0.65,
    "ambusher": 0.25,
    "puppeteer": 0.65,
    "clockmaker": 0.15,
    "treasurer": 0.3,
    "swamp-guardian": 0.5,
    "magistra": 0.5,
    "inventor": 0.4,
    "djinn": 0.4,
    "poisoner": 0.2,
    "kinesis-mage": 0.5,
    "envoy": 0.5,
    "tax-collector": 0.05,
    "revolutionary": 0.1,
    "librarian": 0.05,
    "prodigy": 0.4,
    "aristocrat": 0.1,
    "blackmailer": 0.0,
    "illusionist": 0.4,
    "engineer": 0.3,
    "counselor": 0.5,
    "witch-king": 0.5,
    "elemental": 0.4,
    "mechanical-djinn": 0.55,
    "successor": 0.4,
}
IN_HAND = tuple(WORTH_IN_HAND[face] for face in FACES)


def evaluate(g: Cardia, seat: int) -> float:
    """Signets first, then the cards a seat still has, then what works on the table and what is prepared."""
    if g.result is not None:
        mine, theirs = g.result.places[seat], g.result.places[1 - seat]
        return 0.0 if mine == theirs else 1.0 if mine < theirs else -1.0
    ours = theirs = 0
    for standing in g.standings():
        ours += standing & OURS
        theirs += standing >> THEIRS
    odds = _odds(g, 0, ours) - _odds(g, 1, theirs) + _on_the_table(g)
    return 0.99 * tanh((odds if seat == 0 else -odds) / 2)


def _odds(g: Cardia, seat: int, signets: int) -> float:
    """What a seat has of its own."""
    odds = SIGNETS[signets] if signets <= 5 else SIGNETS[5] + 0.8 * (signets - 5)
    faces = g.faces
    hand = g.zones[HAND + seat]
    for card in hand:
        odds += IN_HAND[faces[card]]
    for card in g.zones[DECK + seat]:
        odds += FROM_DECK * IN_HAND[faces[card]]
    for card in g.zones[HIDDEN + seat]:
        odds += IN_HAND[faces[card]]
    if len(hand) < len(SHORT_HAND):
        odds -= SHORT_HAND[len(hand)]
    coming = g.coming[seat]
    if coming is not None:
        odds += LIBRARIAN * coming.librarians + ENGINEER * coming.engineers + BLACKMAIL * len(coming.blackmail)
    if seat in g.foretold:
        odds += FORETOLD
    return odds


def _on_the_table(g: Cardia) -> float:
    """What works on the table, for seat 0."""
    odds = 0.0
    for card in g.tokens:
        lasting = g.works(card)
        worth = ACTIVE.get(lasting, 0.0)
        if lasting == "mechanical-djinn" and card == g.zones[ROW + g.backs[card]][-1]:
            worth = MECHANICAL_DJINN
        odds += -worth if g.backs[card] else worth
    for ours, theirs in zip(g.zones[HIDDEN], g.zones[HIDDEN + 1]):
        gap = g.influence(ours) - g.influence(theirs)
        odds += OPEN_ENCOUNTER * ((gap > 0) - (gap < 0))
    return odds
