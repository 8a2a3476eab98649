"""The end of the game: sixty points or ten rounds, ties, and shared victory. rulebook: "Koniec gry i zwycięstwo"."""

from tests.games.vale.board import Tables


def test_sixty_points_end_the_game_with_the_round(table: Tables) -> None:
    t = table(area=["nessie"], score=(58, 30), in_round=6).resolve()
    assert t.over
    assert t.reason == "sixty-points"
    assert t.places == (1, 2)
    assert t.match.result is not None
    assert t.match.result.scores == (60, 30)


def test_sixty_points_do_not_end_a_round(table: Tables) -> None:
    """Decision 17: others may still catch up; a score may exceed 60."""
    t = table(hand=["mud-slime", "hestia"], stones="p", their_area=["nessie"], score=(59, 64), in_round=6)
    t.summon("mud-slime")
    assert not t.over
    t.resolve()
    assert t.over
    assert t.score == [65, 66]
    assert t.places == (2, 1)


def test_points_lost_before_the_end_of_the_round_count(table: Tables) -> None:
    t = table(area=["goblin-soldier"], score=(61, 30), in_round=6).resolve()
    assert not t.over
    assert t.score == [57, 30]


def test_fifty_nine_points_do_not_end_the_game(table: Tables) -> None:
    assert not table(score=(59, 30), in_round=6).resolve().over


def test_the_tenth_round_is_the_last(table: Tables) -> None:
    t = table(score=(20, 30), in_round=10).resolve()
    assert t.over
    assert t.reason == "ten-rounds"
    assert t.places == (2, 1)


def test_the_ninth_round_is_not_the_last(table: Tables) -> None:
    t = table(score=(20, 30), in_round=9).resolve()
    assert not t.over
    assert t.g.round == 10


def test_a_tie_goes_to_whoever_summoned_more(table: Tables) -> None:
    assert table(score=(30, 30), area=["agni"], their_area=["kappa", "sylph"], in_round=10).resolve().places == (2, 1)


def test_those_still_equal_share_the_victory(table: Tables) -> None:
    t = table(seats=3, score=(30, 30, 12), area=["agni"], their_area=["kappa"], in_round=10).resolve()
    assert t.places == (1, 1, 3)
    assert t.match.result is not None
    assert t.match.result.winners() == [0, 1]


def test_everybody_has_a_place(table: Tables) -> None:
    assert table(seats=4, score=(12, 30, 12, 25), area=["agni"], in_round=10).resolve().places == (3, 1, 4, 2)
