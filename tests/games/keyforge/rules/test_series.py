"""From match to match of one table: who begins, decks that are swapped and bid for, and handicap chains."""

import pytest
from tests.games.keyforge.rules.book import rule

from stolik.games.keyforge import KeyForgeGame
from stolik.games.keyforge.decks import STARTER_OF
from stolik.games.keyforge.sequel import handicap
from stolik.games.keyforge.zones import HAND
from stolik.table import Match, Options, Result, won_by

GAME = KeyForgeGame()
FIRST, SECOND = won_by(0, 2, "three-keys"), won_by(1, 2, "three-keys")
NAMES = [deck.name for deck in STARTER_OF]


def after(given: Options, *results: Result) -> Options:
    return GAME.sequel(GAME.check_options(given), results)


@rule("rul-setup-first-rematch")
@pytest.mark.parametrize(("winner", "decider"), [(FIRST, 1), (SECOND, 0)])
@pytest.mark.parametrize("answer", ["begin", "follow"])
def test_the_user_of_the_deck_that_lost_decides_who_begins(winner: Result, decider: int, answer: str) -> None:
    assert after({})["beginner"] == "lot"
    match = Match(GAME, 2, after({}, winner), 3)
    assert (match.asks[0].prompt, match.asks[0].seat, match.asks[0].options) == (
        "who-begins",
        decider,
        ("begin", "follow"),
    )
    match.answer(answer, decider)
    first = decider if answer == "begin" else 1 - decider
    g = match.state
    assert (g.first, len(g.zones[HAND[first]]), len(g.zones[HAND[1 - first]])) == (first, 7, 6)
    assert (match.asks[0].prompt, match.asks[0].seat) == ("mulligan", first)


def test_other_decks_are_begun_by_lot() -> None:
    assert after({"deck": ["random", "random"]}, FIRST)["beginner"] == "lot"
    assert after({}, Result((1, 1), "called-off"))["beginner"] == "lot"


def test_decks_are_swapped_and_then_bid_for() -> None:
    given: Options = {"series": "swap"}
    assert after(given)["deck"] == ["starter", "starter"]
    second = after(given, FIRST)
    assert second["deck"] == [NAMES[1], NAMES[0]]
    assert second["beginner"] == "first-says"  # who now plays with the deck that lost
    third = after(given, FIRST, SECOND)
    assert (third["deck"], third["bidding"], third["beginner"]) == (["starter", "starter"], True, "lot")
    match = Match(GAME, 2, third, 3)
    assert match.asks[0].prompt == "bid-deck"
    assert Match(GAME, 2, second, 3).state.decks == (NAMES[1], NAMES[0])


def test_a_best_of_three_that_is_decided_begins_anew_with_own_decks() -> None:
    given: Options = {"series": "swap"}
    drawn = Result((1, 1), "called-off")
    assert after(given, FIRST, FIRST)["deck"] == ["starter", "starter"]
    assert not after(given, FIRST, FIRST)["bidding"], "two wins are enough"
    assert after(given, FIRST, FIRST, SECOND)["deck"] == [NAMES[1], NAMES[0]]
    assert after(given, FIRST, SECOND, FIRST)["deck"] == ["starter", "starter"]
    assert after(given, FIRST, drawn)["deck"] == [NAMES[1], NAMES[0]], "a match that nobody won is played again"
    assert GAME.to_win(GAME.check_options(given)) == 2
    assert GAME.to_win(GAME.check_options({})) == 1


@rule("rul-chains-handicap")
def test_the_stronger_deck_has_chains() -> None:
    given: Options = {"handicap": "second"}
    assert after({})["chains"] == [0, 0]
    assert after(given)["chains"] == [0, 4]
    assert after(given, SECOND, SECOND)["chains"] == [0, 4]
    assert after(given, SECOND, SECOND, SECOND)["chains"] == [0, 5]
    assert after(given, FIRST, FIRST, FIRST)["chains"] == [0, 3]
    assert after({**given, "series": "swap"}, FIRST)["chains"] == [4, 0]  # with the deck
    assert Match(GAME, 2, after(given), 3).state.chains == [0, 3]  # one is shed for the first hand
    assert after({**given, "bidding": True}, SECOND)["chains"] == [0, 0], "chains are bid for instead"
    assert after({**given, "series": "swap"}, FIRST, SECOND)["chains"] == [0, 0]


@pytest.mark.parametrize(
    ("won", "chains"),
    [("", 4), ("WWLWW", 4), ("WWWWWW", 6), ("WWWLLL", 4), ("L" * 15, 0), ("WWWW", 5)],
)
def test_three_in_a_row_change_the_handicap(won: str, chains: int) -> None:
    assert handicap([letter == "W" for letter in won]) == chains
