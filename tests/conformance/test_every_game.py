"""Every game on the table, with every number of seats and in every variant, keeps the table's promises.

A new game needs nothing here. A failure prints the record that shows it; what a check wants is said in checks.py.
"""

import random

import pytest
from tests.conformance import checks
from tests.conformance.plays import CASES, Case, explore, random_play

from stolik import games
from stolik.table import Game, Match, State
from stolik.words import LANGUAGES, problems, words_for

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", games.every(), ids=lambda game: game.id)


@every_case
def test_random_matches_end(case: Case) -> None:
    for seed in range(case.portion(500, at_least=6)):
        checks.check_ends(case, seed)


@every_case
def test_random_matches_end_without_a_record(case: Case) -> None:
    """The same answers lead to the same result when nothing is written down."""
    for seed in range(case.portion(1200, at_least=10)):
        try:
            quick = checks.check_ends(case, seed, keep=False)
        except Exception:
            checks.check_ends(case, seed)  # which has a record to show
            raise
        if seed % 10 == 0:
            assert quick.result == checks.check_ends(case, seed).result
        playout = Match(case.game, case.seats, case.options, seed, keep=False)
        playout.playout(random.Random(seed).random)
        assert playout.result is not None


@every_case
def test_a_record_replays(case: Case) -> None:
    explore(case, checks.check_replay, case.portion(160))


@every_case
def test_a_clone_goes_the_same_way(case: Case) -> None:
    explore(case, checks.check_clone, case.portion(160))


@every_case
def test_undo_and_the_same_answer(case: Case) -> None:
    explore(case, checks.check_undo, case.portion(100))


@every_case
def test_an_agreed_undo(case: Case) -> None:
    explore(case, checks.check_agreed_undo, case.portion(140))


@every_case
def test_a_crash_loses_nothing(case: Case) -> None:
    explore(case, checks.check_crash, case.portion(90))


@every_case
def test_simultaneous_answers(case: Case) -> None:
    explore(case, checks.check_together, case.portion(90))


@every_case
def test_a_wrong_answer_changes_nothing(case: Case) -> None:
    explore(case, checks.check_refusals, case.portion(150))


@every_case
def test_giving_up(case: Case) -> None:
    explore(case, checks.check_giving_up, case.portion(90))


@every_case
def test_nothing_is_lost(case: Case) -> None:
    explore(case, checks.check_nothing_lost, case.portion(200))


@every_case
def test_nobody_follows_a_card_through_the_dark(case: Case) -> None:
    explore(case, checks.check_ids, case.portion(200))


@every_case
def test_nothing_leaks(case: Case) -> None:
    explore(case, checks.check_leaks, case.portion(200))


@every_case
def test_nothing_leaks_in_volume(case: Case) -> None:
    """Here it is counted that deals really were exchanged: a comparison that never happens finds nothing."""
    matches = case.portion(200, at_least=6)
    compared = [checks.check_leaks(random_play(case, seed)) for seed in range(matches)]
    assert sum(count > 0 for count in compared) > matches * 0.3, f"deals were exchanged too seldom: {compared}"


@every_case
def test_imagined_worlds(case: Case) -> None:
    explore(case, checks.check_worlds, case.portion(160))


@every_case
def test_worlds_tell_nothing(case: Case) -> None:
    plays = case.portion(160, at_least=4)
    compared = [checks.check_worlds_tell_nothing(random_play(case, seed)) for seed in range(plays)]
    assert sum(compared) > plays * 0.3 or case.seats == 1, f"deals were exchanged too seldom: {compared}"


@every_case
def test_words_for_all_that_is_said(case: Case) -> None:
    for seed in range(case.portion(200, at_least=4)):
        checks.check_words(random_play(case, seed))


@every_case
def test_json_and_the_schema(case: Case) -> None:
    explore(case, checks.check_schema, case.portion(60, at_least=2))


@every_case
def test_the_state_is_plain_data(case: Case) -> None:
    explore(case, checks.check_state, case.portion(120))


@every_game
def test_words_of_a_game(game: Game[State]) -> None:
    assert problems(game.id) == []
    checks.check_cards_have_words(game)
    checks.check_telling_has_words(game)
    for lang in LANGUAGES:
        assert words_for(game.id).keys(lang)


@every_game
def test_variants_differ_in_every_option(game: Game[State]) -> None:
    """Each option of a game is played with a value other than its default, so that none goes untested."""
    plain = game.check_options({})
    varied = {name for options in game.variants() for name in plain if game.check_options(options)[name] != plain[name]}
    assert varied == set(plain)
