"""What a viewer is told about the log."""

import json
import random
from itertools import pairwise
from typing import Any

import pytest

from stolik import games
from stolik.bots import RandomBot, play_out
from stolik.server import protocol as p
from stolik.server import transcripts
from stolik.server.reading import Kept, Reader, page
from stolik.table import SHOW_ALL, Event, LogLine, Match, State


def a_line(seats_that_know: int) -> LogLine:
    return LogLine(1, 0.0, Event("card_drawn", {}, seats_that_know))


def rewrite(match: Match[State], start: int, *lines: LogLine) -> None:
    assert match.book is not None
    match.book.lines.cut(start)
    match.book.lines.extend(lines)


def test_lines_before_a_place_are_counted_for_whoever_may_read_them() -> None:
    match, kept = Match(games.load("cardia"), 2), Kept()
    rewrite(match, 0, a_line(0b111), a_line(0b001), a_line(0b010), a_line(0b111))
    assert [kept.lines(match, viewer, 4) for viewer in (0, 1, 2)] == [3, 3, 2]
    assert [kept.lines(match, 0, place) for place in (0, 1, 2, 3, 4)] == [0, 1, 2, 2, 3]


def test_lines_that_an_undo_replaced_by_others_count_no_more() -> None:
    match, kept = Match(games.load("cardia"), 2), Kept()
    rewrite(match, 0, a_line(0b111), a_line(0b001))
    assert kept.lines(match, 1, 2) == 1
    rewrite(match, 1, a_line(0b010), a_line(0b111))
    assert kept.lines(match, 1, 3) == 3


def test_counting_on_equals_counting_anew() -> None:
    match, kept, rng = Match(games.load("cardia"), 2), Kept(), random.Random(4)
    for _ in range(2_000):
        kept_lines = max(0, len(match.log) - rng.choice((0, 0, 0, 1, 5)))
        rewrite(match, kept_lines, *(a_line(rng.randrange(8)) for _ in range(rng.randrange(4))))
        viewer, place = rng.randrange(3), rng.randint(0, len(match.log))
        assert kept.lines(match, viewer, place) == sum(line.event.visible(viewer) for line in match.log[:place])


def told_of(game: str, seed: int) -> tuple[list[dict[str, Any]], list[p.Beat]]:
    """A match between bots of chance: its pages, and how it came about."""
    rules = games.load(game)
    match: Match[State] = Match(rules, 2, {}, seed=seed)
    play_out(match, {seat: RandomBot(seat) for seat in (0, 1)})
    pages = [transcripts.read_page(page) for page in transcripts.read(transcripts.transcribe(match.record()), SHOW_ALL)]
    return pages, transcripts.beats(pages, Reader(game, "en", ["Ania", "Bartek"]), rules)


@pytest.mark.parametrize("game", [rules.id for rules in games.every()])
def test_a_story_says_in_which_round_or_turn_everything_happened(game: str) -> None:
    pages, told = told_of(game, 4)
    numbers = [page["view"].get("round", page["view"].get("turn")) for page in pages]
    assert all(beat.round in (numbers[beat.step - 1], numbers[beat.step - 2]) for beat in told[1:])
    assert len({beat.round for beat in told}) > 1


def test_what_a_turn_begins_with_is_told_of_that_turn() -> None:
    """A key is forged before its player is asked anything: the answer that led there ended the turn before."""
    early = 0
    for seed in range(4):
        pages, beats = told_of("keyforge", seed)
        for beat in beats[1:]:
            page = pages[beat.step - 1]
            kinds = [line["kind"] for line in transcripts.happened(page)]
            begun = "turn_started" in kinds and kinds.index("turn_started") < kinds.index("key_forged")
            early += begun
            assert beat.round == page["view"]["turn"] or not begun
    assert early, "keys were forged so"


def test_a_story_says_in_which_era_everything_happened() -> None:
    """The rounds of Mysthea are counted anew in each."""
    pages, beats = told_of("mysthea", 4)
    eras = [page["view"]["era"] for page in pages]
    assert all(beat.era in (eras[beat.step - 1], eras[beat.step - 2]) for beat in beats[1:])
    assert {beat.era for beat in beats[1:]} == {1, 2, 3}
    assert all(before.era < beat.era or before.round <= beat.round for before, beat in pairwise(beats))
    assert not any(beat.era for beat in told_of("vale", 4)[1])


@pytest.mark.parametrize("game", [rules.id for rules in games.every()])
def test_what_is_said_at_once_is_what_is_read_later(game: str) -> None:
    """Lines that everybody reads alike are put together once; nobody is told by that what only another one knows."""
    rules, rng = games.load(game), random.Random(8)
    for seats in (rules.seat_counts[-1], 2):
        match: Match[State] = Match(rules, seats, {}, seed=seats, pages=True)
        reader, names = Reader(game, "pl", ["Ania", "", "Jan :)"]), ["Ania", "", "Jan :)"]
        kept, start = Kept(), 0
        for _ in range(150):
            beats = list(match.beats(start))
            for viewer in rng.sample(range(seats + 1), seats + 1):
                at_once = json.loads(p.encode(page(match, viewer, start, kept, beats, reader)))
                stored = json.loads(p.encode(page(match, viewer, start, kept, beats)))
                assert at_once == json.loads(p.encode(Reader(game, "pl", names).read(stored)))
            if match.question is None:
                break
            start = len(match.log)
            for ask in match.asks:
                match.answer(rng.choice(ask.options), ask.seat)
