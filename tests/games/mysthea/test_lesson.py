"""What the lesson claims to teach really happens in it."""

from stolik.games.mysthea import GAME
from stolik.games.mysthea.lesson import LEARNER, LESSON
from stolik.table import Match


def played(until: int | None = None) -> Match[object]:  # type: ignore[type-var]
    match = Match(GAME, LESSON.seats, LESSON.options, LESSON.seed)
    for _ in range(len(LESSON.moves) if until is None else until):
        following = LESSON.following(match)
        assert following is not None
        match.answer(following[1], following[0].seat)
    return match  # type: ignore[return-value]


def events(kind: str, match: Match[object] | None = None) -> list[dict[str, object]]:  # type: ignore[type-var]
    return [dict(line.event.args) for line in (match or played()).log if line.event.kind == kind]


def test_the_learner_has_artifact_one_and_three_energy() -> None:
    assert {"seat": LEARNER, "artifact": "1"} in events("artifact_received")


def test_what_is_gained() -> None:
    glory = [(event["glory"], event["why"]) for event in events("glory_gained") if event["seat"] == LEARNER]
    assert glory == [(6, "alignment"), (6, "card"), (6, "encounter")]


def test_forests_and_mists_are_on_the_track_as_told() -> None:
    placed = [(event["occasion"], event["value"]) for event in events("event_placed")]
    assert ("forest", 3) in placed
    assert ("mist", 4) in placed


def test_the_token_goes_two_islands_on() -> None:
    assert events("token_moved")[-1]["count"] == 2


def test_the_opponent_is_on_turn_at_the_end() -> None:
    match = played()
    assert [ask.seat for ask in match.asks] == [1]
