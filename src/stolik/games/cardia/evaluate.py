"""How good a position is, for bots that look one step ahead."""

from stolik.games.cardia.state import Cardia
from stolik.games.cardia.zones import DECK, HAND


def evaluate(g: Cardia, seat: int) -> float:
    """Signets first, then cards in hand and deck, then what lies active on the table."""
    if g.result is not None:
        mine, theirs = g.result.places[seat], g.result.places[1 - seat]
        return 0.0 if mine == theirs else 1.0 if mine < theirs else -1.0
    signets = g.signets()
    score = 0.12 * (signets[seat] - signets[1 - seat])
    score += 0.02 * (len(g.zones[HAND + seat]) - len(g.zones[HAND + 1 - seat]))
    score += 0.008 * (len(g.zones[DECK + seat]) - len(g.zones[DECK + 1 - seat]))
    for card in g.tokens:
        score += 0.03 if g.backs[card] == seat else -0.03
    return max(-0.95, min(0.95, score))
