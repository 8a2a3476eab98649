"""A series of matches: who leads, when it ends, and which seed comes next."""

import json
import random

import pytest

from stolik.games import load
from stolik.table import BadOption, Match, Result, drawn, won_by
from stolik.table.series import Series


def test_the_first_to_two_wins_takes_the_series() -> None:
    series = Series(seats=2, wins=2)
    for winner in (0, 1):
        series.add(won_by(winner, 2, "signets"))
    assert series.scores == [1, 1]
    assert not series.over
    assert series.winners() == []
    series.add(won_by(1, 2, "djinn"))
    assert series.over
    assert series.winners() == [1]


def test_one_match_is_a_series_to_one_win() -> None:
    series = Series(seats=2)
    series.add(won_by(0, 2, "signets"))
    assert series.winners() == [0]


def test_draws_score_nothing_and_only_so_many_are_played() -> None:
    series = Series(seats=2, wins=2, idle=2)
    series.add(drawn(2, "no-card"))
    series.add(won_by(0, 2, "signets"))
    assert (series.scores, series.over) == ([1, 0], False)
    series.add(drawn(2, "no-card"))
    assert series.over
    assert series.winners() == [0]


def test_nobody_wins_a_series_of_draws_or_of_matches_called_off() -> None:
    series = Series(seats=2, wins=2, idle=2)
    series.add(drawn(2, "no-card"))
    series.add(Result((0, 0), "aborted"))
    assert series.over
    assert series.winners() == []


def test_a_shared_win_counts_for_each_who_shares_it() -> None:
    series = Series(seats=3, wins=1)
    series.add(Result((1, 2, 1), "points"))
    assert series.scores == [1, 0, 1]
    assert series.winners() == [0, 2]


def test_one_player_alone_wins_and_loses_too() -> None:
    series = Series(seats=1, wins=1, idle=2)
    series.add(Result((2,), "time"))
    assert (series.scores, series.over) == ([0], False)
    series.add(Result((1,), "gate"))
    assert series.winners() == [0]


def test_nothing_is_added_to_a_decided_series() -> None:
    series = Series(seats=2)
    series.add(won_by(0, 2, "signets"))
    with pytest.raises(BadOption, match="decided already"):
        series.add(won_by(1, 2, "signets"))


def test_a_result_must_be_of_this_table() -> None:
    with pytest.raises(BadOption, match="3 seats at a table of 2"):
        Series(seats=2).add(won_by(0, 3, "points"))


@pytest.mark.parametrize("wrong", [{"wins": 0}, {"wins": -1}, {"idle": 0}])
def test_a_series_needs_an_end(wrong: dict[str, int]) -> None:
    with pytest.raises(BadOption, match=next(iter(wrong))):
        Series(seats=2, **wrong)


def test_every_match_has_a_seed_of_its_own_that_follows_from_the_first() -> None:
    def seeds(first: int) -> list[int]:
        series = Series(seats=2, wins=9, seed=first, idle=9)
        found = []
        for _ in range(6):
            found.append(series.match_seed)
            series.add(drawn(2, "no-card"))
        return found

    assert seeds(7) == seeds(7)
    assert seeds(7)[0] == 7
    assert len({*seeds(7), *seeds(8)}) == 12
    assert all(0 <= seed < 1 << 53 for seed in seeds(7))


def test_a_series_survives_json() -> None:
    series = Series(seats=2, wins=2, seed=5)
    series.add(won_by(1, 2, "signets", (3, 5)))
    again = Series.from_json(json.loads(json.dumps(series.to_json())))
    assert again == series
    assert again.match_seed == series.match_seed


def test_a_table_of_cardia_plays_to_two_wins() -> None:
    # rulebook: "Cel i opis gry", two wins are recommended
    series, rng = Series(seats=2, wins=2, seed=3), random.Random(3)
    while not series.over:
        match = Match(load("cardia"), series.seats, seed=series.match_seed, keep=False)
        match.playout(rng.random)
        assert match.result is not None
        series.add(match.result)
    assert max(series.scores) == 2
    assert len(series.winners()) == 1
