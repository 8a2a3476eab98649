"""A world tells nothing: whatever lies face down in the match, the same random numbers make the very same worlds.

The conformance suite compares deals that differ from the start; here are worlds of worlds, where much is remembered.
"""

import random
from collections.abc import Generator, Iterator

import pytest

from stolik.games import every, load
from stolik.table import Game, Match, State, dump, worlds
from stolik.table.chance import Tape
from stolik.table.running import Reseed

TABLES = [(game, seats) for game in every() for seats in game.seat_counts]
LONGEST = 400


def table_name(table: object) -> str:
    return table.id if isinstance(table, Game) else str(table)


def all_that_it_holds(world: Match[State]) -> dict[str, object]:
    """Every field of a world. Of chance: what it brought since the checkpoint, and how it goes on."""
    seal = world.checkpoint.seal
    assert seal is None or isinstance(seal, Tape)
    since = [("reseed", answer.seed) if type(answer) is Reseed else answer for answer in world.since]
    said = {
        "state": dump(world.state),
        "checkpoint": dump(world.checkpoint),
        # A world of a world was reseeded twice; the last time counts.
        "answers": [answer for place, answer in enumerate(since) if answer is since[-1] or not _reseeds(since, place)],
        "drawn": None if seal is None else seal.drawn,
        "pending": dict(world.pending),
        "question": repr(world.question),
        "number": world.number,
        "book": world.book,
        "gen": list(what_the_rules_hold(world)),
    }
    assert {*Match.__slots__} - {*said} == {"game", "keep", "restored", "since"}
    return said


def what_the_rules_hold(world: Match[State]) -> Iterator[tuple[str, str]]:
    """What the rules remember in the middle of a step, in names of their own, down to where they ask."""
    gen = world.gen
    while gen is not None:
        for name, value in gen.gi_frame.f_locals.items():
            if not isinstance(value, State | Generator) and "object at 0x" not in (told := repr(value)):
                yield f"{gen.__name__}.{name}", told
        gen = gen.gi_yieldfrom if isinstance(gen.gi_yieldfrom, Generator) else None


def _reseeds(since: list[object], place: int) -> bool:
    answer = since[place]
    return isinstance(answer, tuple) and answer[0] == "reseed"


def moments(game: Game[State], seats: int) -> Iterator[tuple[int, Match[State]]]:
    """Questions of two random matches; those at which somebody remembers hidden cards more often."""
    rng = random.Random(3)
    for seed in range(2):
        match: Match[State] = Match(game, seats, {}, seed)
        while match.question is not None and match.number < LONGEST:
            heard = bool(match.state.rumours or match.state.denials)
            if match.number % (5 if heard else 11) == seed:
                yield match.number, match
            ask = match.asks[0]
            match.answer(rng.choice(ask.options), ask.seat)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=table_name)
def test_worlds_are_the_same_whatever_lies_face_down(
    game: Game[State], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    wandered = []
    wander = worlds._wander
    # Where hardly any deal leads to where the match stands, worlds are looked for on the way from the true one.
    monkeypatch.setattr(worlds, "_wander", lambda *args: wandered.append(args) or wander(*args))
    rng, compared = random.Random(1), 0
    for number, match in moments(game, seats):
        for seat in [ask.seat for ask in match.asks]:
            exchanged = match.determinize(seat, rng)
            ours, theirs = (each.determinize(seat, random.Random(number)) for each in (match, exchanged))
            for world in (ours, theirs):
                remembered = [world.state.imaginable(other, world.state.faces) for other in range(seats + 1)]
                assert all(remembered), f"question {number}, seat {seat}: somebody remembers what is not so"
            if not wandered:
                assert all_that_it_holds(ours) == all_that_it_holds(theirs), f"question {number}, seat {seat}"
            compared += 1 - bool(wandered)
            wandered.clear()
    assert compared >= 4


def test_a_world_that_remembers_too_well_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """What others remember, kept as it is: it names the faces that they hold in truth."""
    monkeypatch.setattr(State, "others_memory", lambda self, *_: [rumour.copy() for rumour in self.rumours])
    with pytest.raises(AssertionError, match="question"):
        test_worlds_are_the_same_whatever_lies_face_down(load("keyforge"), 2, monkeypatch)
