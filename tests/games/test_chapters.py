"""Where a log is divided: every game says it, in events that happen and have words."""

import random

import pytest

from stolik.games import every
from stolik.server.catalogue import game_page
from stolik.table import Game, Match, State
from stolik.words import LANGUAGES, words_for


@pytest.mark.parametrize("game", every(), ids=lambda game: game.id)
def test_chapters_open_in_play_and_have_words(game: Game[State]) -> None:
    rng = random.Random(3)
    match = Match(game, game.seat_counts[-1], seed=3)
    while match.question is not None:
        ask = match.asks[0]
        match.answer(rng.choice(ask.options), ask.seat)
    opened = {line.event.kind for line in match.log} & game.chapters
    assert opened
    for kind in opened:
        assert all(words_for(game.id).has(f"event-{kind.replace('_', '-')}", lang) for lang in LANGUAGES)


def test_a_client_is_told_where_a_log_is_divided() -> None:
    for game in every():
        assert game_page(game.id, "en")["chapters"] == sorted(game.chapters)
