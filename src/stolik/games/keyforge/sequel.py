"""From match to match of one table: decks that are swapped and bid for, handicap chains, and who begins."""

from collections.abc import Sequence
from typing import cast

from stolik.games.keyforge.decks import RANDOM, STARTER, STARTER_OF
from stolik.games.keyforge.preparing import BEGINNERS, MOST_CHAINS
from stolik.table import Options, Result

SERIES = ("plain", "swap")
"""swap: own decks, then each other's, then chains are bid for the deck that has won both times."""
OWN, SWAPPED, BID = range(3)
"""The matches of such a best of three."""
HANDICAPS = ("none", "first", "second")
"""Which deck is the stronger one, by the seat that brings it."""
FIRST_CHAINS = 4
STREAK = 3


def sequel(options: Options, results: Sequence[Result]) -> Options:
    """The options of the match that comes after these results; decks are counted by the seat that brings them."""
    swapping = options["series"] == "swap"
    place = places(results)[-1]
    swapped = swapping and place == SWAPPED
    bidding = options["bidding"] is True or (swapping and place == BID)
    decks = list(cast("list[str]", options["deck"]))
    chains = list(cast("list[int]", options["chains"]))
    if options["handicap"] != "none" and not bidding:
        # rulebook: "Licytacja łańcuchów": instead of the chains that are suggested.
        stronger = HANDICAPS.index(str(options["handicap"])) - 1
        chains[stronger] = min(MOST_CHAINS, chains[stronger] + handicap(wins_of(stronger, swapping, results)))
    beginner = str(options["beginner"])
    if results and not bidding and RANDOM not in decks:
        loser = losing_deck(swapping, results)
        if loser >= 0:
            # rulebook: "Przygotowanie do gry": whoever now uses the deck that lost.
            beginner = BEGINNERS[1 + (1 - loser if swapped else loser)]
    if swapped:
        decks = [STARTER_OF[seat].name if deck == STARTER else deck for seat, deck in enumerate(decks)]
        decks.reverse()
        chains.reverse()
    return {
        **options,
        "deck": decks,
        "chains": cast("list[str]", chains),
        "bidding": bidding,
        "beginner": beginner,
    }


def places(results: Sequence[Result]) -> list[int]:
    """Which match of a best of three each of these was, and which comes next; what nobody won is played again."""
    found, won = [OWN], [0, 0]
    for result in results:
        if len(winners := result.winners()) == 1:
            won[winners[0]] += 1
        if max(won) == 2:
            won = [0, 0]
        found.append(sum(won))
    return found


def handicap(won: Sequence[bool]) -> int:
    """rulebook: "Osłabianie talii łańcuchami": 4, one more for three wins in a row, one less for three losses."""
    chains, streak = FIRST_CHAINS, 0
    for win in won:
        streak = max(streak, 0) + 1 if win else min(streak, 0) - 1
        if abs(streak) == STREAK:
            chains = max(0, chains + (1 if win else -1))
            streak = 0
    return chains


def wins_of(deck: int, swapping: bool, results: Sequence[Result]) -> list[bool]:
    """Did this deck win? Only matches whose decks are known for sure count: not those that were bid for."""
    found = []
    for place, result in zip(places(results), results):
        winners = result.winners()
        if len(winners) == 1 and not (swapping and place == BID):
            found.append((1 - winners[0] if swapping and place == SWAPPED else winners[0]) == deck)
    return found


def losing_deck(swapping: bool, results: Sequence[Result]) -> int:
    """The deck that lost the last match, or -1 if nobody did or it was bid for."""
    won = wins_of(0, swapping, results[-1:] if not swapping else results)
    last = results[-1].winners()
    if len(last) != 1 or (swapping and places(results)[-2] == BID):
        return -1
    return 1 if won[-1] else 0
