"""A chair tells a bot what its seat knows, and nothing else."""

import random
from collections import Counter
from itertools import count

import pytest

from stolik.bots import Chair, SearchBot, make_bot
from stolik.bots.search import few_enough
from stolik.games import every, load
from stolik.table import Game, Match, State, dump

TABLES = [(game, seats) for game in every() for seats in game.seat_counts]


def table_name(table: object) -> str:
    return table.id if isinstance(table, Game) else str(table)


LOOKING = ("strong", "casual", "strong", "beginner")
"""Levels that look one move ahead, the one that does so always most often."""


class PeekingChair(Chair[State]):
    """What a chair must not be: its worlds are the truth."""

    def world(self, rng: random.Random) -> Match[State]:
        return self._match.clone()


def differing_choices(game: Game[State], seats: int, chair: type[Chair[State]]) -> tuple[int, int]:
    """At how many questions, of how many, a bot chooses otherwise after the hidden cards were exchanged."""
    rng, compared, differing = random.Random(1), 0, 0
    for seed in range(2):
        match: Match[State] = Match(game, seats, {}, seed)
        for number in count():
            if match.question is None:
                break
            ask = match.asks[0]
            # Of a long match some questions are enough.
            if number < 40 or number % 16 == seed:
                level = LOOKING[number % len(LOOKING)]
                bots = make_bot(level, seed), make_bot(level, seed)
                ours = bots[0].choose(chair(match, ask.seat))
                differing += bots[1].choose(chair(match.determinize(ask.seat, rng), ask.seat)) != ours
                compared += 1
            match.answer(rng.choice(ask.options), ask.seat)
    return differing, compared


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=table_name)
def test_the_choice_is_the_same_whatever_lies_face_down(game: Game[State], seats: int) -> None:
    """The hidden cards of a match are exchanged: with the same random numbers the bot cannot tell the difference."""
    differing, compared = differing_choices(game, seats, Chair)
    assert compared > 20
    assert differing == 0


@pytest.mark.parametrize("game", every(), ids=table_name)
def test_the_expert_thinks_the_same_whatever_lies_face_down(game: Game[State]) -> None:
    """With its whole budget, down to what it would mix and how: one question a game, at the biggest table."""
    seats, rng = max(game.seat_counts), random.Random(1)
    match: Match[State] = Match(game, seats, {}, 1)
    whole = match.clone()
    whole.playout(rng.random)
    while match.number < whole.number // 3 or len(match.asks[0].options) < 3:
        ask = match.asks[0]
        match.answer(rng.choice(ask.options), ask.seat)
    seat = match.asks[0].seat
    thoughts = []
    for place in (match, match.determinize(seat, rng)):
        bot = make_bot("expert", 1)
        assert isinstance(bot, SearchBot)
        bot.seconds = None  # a busy machine must not cut one of them short
        thoughts.append(bot.think(Chair(place, seat), few_enough(match.asks[0], random.Random(1))))
    assert thoughts[0] == thoughts[1]


def test_a_bot_that_peeks_is_found_out() -> None:
    differing, _ = differing_choices(load("cardia"), 2, PeekingChair)
    assert differing > 10


def test_a_chair_shows_the_seat_its_own_question_and_view() -> None:
    match: Match[State] = Match(load("cardia"), 2, seed=1)
    for seat in (0, 1):
        chair = Chair(match, seat)
        assert chair.ask.seat == seat
        assert chair.options == match.state.zones[2 + seat]
        assert chair.view() == match.view(seat)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=table_name)
def test_a_bot_is_offered_lists_wherever_it_plays(game: Game[State], seats: int) -> None:
    """Environments play clones, whose options KeyForge works out where somebody looks."""
    rng = random.Random(4)
    match: Match[State] = Match(game, seats, {}, 4)
    for _ in range(30):
        if match.question is None:
            break
        for ask in match.asks:
            ours, theirs = Chair(match, ask.seat), Chair(match.clone(), ask.seat)
            assert (type(ours.options), ours.options) == (type(theirs.options), theirs.options)
            assert (type(ours.ask), ours.ask.options) == (type(ask), ask.options)
            assert isinstance(theirs.options, list | tuple | range)
        match.answer(rng.choice(match.asks[0].options), match.asks[0].seat)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=table_name)
def test_whatever_a_bot_does_to_what_it_is_offered_the_match_stays_as_it_is(game: Game[State], seats: int) -> None:
    """`rng.shuffle(chair.options)` comes easily, and some games ask with the very list of the cards in a hand."""
    rng, offered, lists = random.Random(4), 0, 0
    match: Match[State] = Match(game, seats, {}, 4)
    while match.question is not None and offered < 150:
        before, question = dump(match.state), repr(match.question)
        for ask in match.asks:
            chair = Chair(match, ask.seat)
            for options in (chair.options, chair.ask.options):
                if isinstance(options, list):
                    assert options == ask.options
                    rng.shuffle(options)
                    options.pop()
                    lists += 1
            chair.ask.args.clear()
        assert dump(match.state) == before
        assert repr(match.question) == question
        ask = match.asks[0]
        match.answer(rng.choice(ask.options), ask.seat)
        offered += 1
    assert lists


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=table_name)
def test_every_world_looks_to_the_seat_like_the_table_it_sits_at(game: Game[State], seats: int) -> None:
    match: Match[State] = Match(game, seats, {}, 3)
    chair = Chair(match, match.asks[0].seat)
    for world in chair.worlds(random.Random(3), 10):
        assert world.view(chair.seat) == chair.view()
        asked = world.ask_of(chair.seat)
        assert asked is not None
        assert asked.options == chair.options


def test_worlds_do_not_tell_what_the_opponent_holds() -> None:
    """Of sixteen cards that we have not seen each is in the opponent's first place about once in sixteen worlds."""
    match: Match[State] = Match(load("cardia"), 2, seed=1)
    card = match.state.zones[3][0]
    rng = random.Random(1)
    shown = Counter(world.state.faces[card] for world in Chair(match, 0).worlds(rng, 800))
    assert len(shown) == 16
    assert shown[match.state.faces[card]] < 100  # 50 is expected, and it would be 800 if it leaked
