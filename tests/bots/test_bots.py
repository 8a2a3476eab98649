"""Bots: they answer every game legally, the same way for the same seed, and greedy takes what is best."""

from typing import cast

import pytest
from tests.bots.purse import ACE, STACK, Purse, PurseGame

from stolik.bots import (
    ALL_BOTS,
    LEVELS,
    Bot,
    Chair,
    GreedyBot,
    RandomBot,
    SearchBot,
    answer_bots,
    make_bot,
    play_out,
)
from stolik.games import every, load
from stolik.table import Ask, Asking, BadOption, Game, IllegalAnswer, Match, Outcome, State, Together, drawn


def greedy(game: PurseGame, seat: int = 0, seats: int = 2, **settings: int) -> object:
    """What a greedy bot says to the first question of a match."""
    return GreedyBot(7, **settings).choose(Chair(Match(game, seats), seat))


def end(g: Purse) -> None:
    g.finish(drawn(g.seats, "done"))


# -- what greedy takes -------------------------------------------------------------------------------------------------


def test_it_takes_the_best_option() -> None:
    def start(g: Purse) -> Asking[Outcome]:
        g.coins[0] += cast(int, (yield Ask(0, "take", (3, 9, 5), "number", True)))
        end(g)
        return None

    assert greedy(PurseGame({"start": start})) == 9


def test_it_looks_through_what_a_card_asks_next() -> None:
    def start(g: Purse) -> Asking[Outcome]:
        if (yield Ask(0, "tempt", ("now", "later"), "tempt", True)) == "now":
            g.coins[0] += 50
        else:
            g.coins[0] += cast(int, (yield Ask(0, "prize", (5, 500), "number", True, source=0)))
        end(g)
        return None

    assert greedy(PurseGame({"start": start})) == "later"


def test_it_expects_others_to_take_what_is_best_for_them() -> None:
    def start(g: Purse) -> Asking[Outcome]:
        if (yield Ask(0, "trust", ("share", "keep"), "trust", True)) == "keep":
            g.coins[0] += 50
        elif (yield Ask(1, "split", ("fair", "unfair"), "split", True, source=0)) == "fair":
            g.coins = [400, 10]
        else:
            g.coins = [0, 20]
        end(g)
        return None

    assert greedy(PurseGame({"start": start})) == "keep"


def test_a_question_of_the_next_turn_is_not_looked_through() -> None:
    asked = []

    def start(g: Purse) -> Asking[Outcome]:
        yield Ask(0, "first", ("a", "b"), "letter", True)
        asked.append((yield Ask(0, "second", (1, 2), "number", True)))
        end(g)
        return None

    greedy(PurseGame({"start": start}))
    assert asked == []


def test_of_a_huge_domain_it_tries_a_few_and_both_ends() -> None:
    tried: list[int] = []

    def start(g: Purse) -> Asking[Outcome]:
        tried.append(cast(int, (yield Ask(0, "name", range(1_000_001), "number", True))))
        g.coins[0] += tried[-1]
        end(g)
        return None

    assert greedy(PurseGame({"start": start}), worlds=1, most_options=10) == 1_000_000
    assert len(tried) == 10


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_answers_together_with_any_number_of_others(seats: int) -> None:
    def start(g: Purse) -> Asking[Outcome]:
        taken = yield Together([Ask(seat, "take", (1, 2, 8, 4), "number", True) for seat in range(g.seats)])
        g.coins = cast("list[int]", taken)
        end(g)
        return None

    for seat in range(seats):
        assert greedy(PurseGame({"start": start}), seat, seats) == 8


def test_time_stops_it_after_a_world() -> None:
    def start(g: Purse) -> Asking[Outcome]:
        g.coins[0] += cast(int, (yield Ask(0, "take", (3, 9, 5), "number", True)))
        end(g)
        return None

    match = Match(PurseGame({"start": start}), 2)
    assert GreedyBot(worlds=10**9, seconds=0.01).choose(Chair(match, 0)) == 9


# -- what a bot may know -----------------------------------------------------------------------------------------------


def bet(g: Purse) -> Asking[Outcome]:
    """Is the top card the ace? One of four is, so for whoever cannot look the safe coins are better."""
    looker = 1 - g.coins.index(1)
    if (yield Ask(looker, "bet", ("bet", "safe"), "bet", True)) == "safe":
        g.coins[looker] += 10
    elif g.faces[g.zones[STACK][-1]] == ACE:
        g.coins[looker] += 100
    else:
        g.coins[looker] -= 100
    end(g)
    return None


@pytest.mark.parametrize("top", ["ace", "no ace"])
def test_it_never_acts_on_a_card_that_its_seat_cannot_see(top: str) -> None:
    cards = (1, 2, 3, ACE) if top == "ace" else (ACE, 1, 2, 3)

    def start_blind(g: Purse) -> Asking[Outcome]:
        g.coins = [0, 1]
        return (yield from bet(g))

    assert greedy(PurseGame({"start": start_blind}, cards), seat=0, worlds=200) == "safe"


@pytest.mark.parametrize(("top", "answer"), [("ace", "bet"), ("no ace", "safe")])
def test_it_acts_on_a_card_that_its_seat_sees(top: str, answer: str) -> None:
    cards = (1, 2, 3, ACE) if top == "ace" else (ACE, 1, 2, 3)

    def start_looking(g: Purse) -> Asking[Outcome]:
        g.coins = [1, 0]
        return (yield from bet(g))

    assert greedy(PurseGame({"start": start_looking}, cards), seat=1) == answer


def test_whoever_is_not_asked_has_nothing_to_choose() -> None:
    def start(g: Purse) -> Asking[Outcome]:
        yield Ask(0, "take", (1, 2), "number", True)
        end(g)
        return None

    with pytest.raises(IllegalAnswer, match="seat 1 is not asked"):
        RandomBot().choose(Chair(Match(PurseGame({"start": start}), 2), 1))


# -- every game --------------------------------------------------------------------------------------------------------

TABLES = [(game, seats) for game in every() for seats in game.seat_counts]


def table_name(table: object) -> str:
    return table.id if isinstance(table, Game) else str(table)


def seated(level: str, seats: int, seed: int) -> dict[int, Bot]:
    return {seat: make_bot(level, f"{seed}-{seat}") for seat in range(seats)}


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=table_name)
@pytest.mark.parametrize("level", ["random", "greedy:2"])  # two worlds: nobody asks here how well it plays
def test_bots_finish_every_variant_of_every_game(game: Game[State], seats: int, level: str) -> None:
    for seed, options in enumerate(game.variants()):
        match: Match[State] = Match(game, seats, dict(options), seed)
        play_out(match, seated(level, seats, seed))
        assert match.result is not None, options


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=table_name)
@pytest.mark.parametrize("level", ["random", "casual"])
def test_the_same_seed_plays_the_same_match(game: Game[State], seats: int, level: str) -> None:
    """As far as most matches go: in the rest of a long one nothing new is asked."""
    matches: list[Match[State]] = [Match(game, seats, {}, 5) for _ in range(2)]
    for match in matches:
        bots = seated(level, seats, 5)
        while match.question is not None and match.number < 80:
            answer_bots(match, bots)
    first, again = (match.record().to_json() for match in matches)
    assert first == again


def test_bots_are_called_by_their_level() -> None:
    assert isinstance(make_bot("random", 1), RandomBot)
    assert isinstance(make_bot("greedy", 1), GreedyBot)
    assert list(LEVELS) == ["beginner", "casual", "strong", "expert"]
    for name in ALL_BOTS:
        assert make_bot(name, 1).rng.random() == make_bot(name, 1).rng.random()
    searching = make_bot("search:90", 1)
    assert isinstance(searching, SearchBot)
    assert searching.iterations == 90
    with pytest.raises(BadOption, match="there is no bot 'clever'; the bots are: beginner, casual, strong, expert, "):
        make_bot("clever")
    with pytest.raises(BadOption, match="there is no bot 'random:3'"):
        make_bot("random:3")
    with pytest.raises(BadOption, match="'many' in 'search:many' is not a number of iterations"):
        make_bot("search:many")


@pytest.mark.parametrize("seats", [2, 3])
def test_every_level_plays_a_match_to_its_end(seats: int) -> None:
    match: Match[State] = Match(load("vale"), seats, {}, 2)
    bots = {seat: make_bot(level, seat) for seat, level in enumerate(["expert", "strong", "beginner"][:seats])}
    for bot in bots.values():
        if isinstance(bot, SearchBot):
            bot.iterations = 5
    play_out(match, bots)
    assert match.result is not None


def test_greedy_beats_random_at_cardia() -> None:
    """Paired: the same deals from both sides. Nine in ten are expected; two thirds would already be no accident."""
    won = 0
    for seed in range(12):
        for seat in (0, 1):
            match: Match[State] = Match(load("cardia"), 2, seed=seed)
            play_out(match, {seat: GreedyBot(seed), 1 - seat: RandomBot(seed)})
            assert match.result is not None
            won += match.result.winners() == [seat]
    assert won >= 17


def test_a_seat_without_a_bot_is_named() -> None:
    match = Match(load("cardia"), 2)
    with pytest.raises(BadOption, match="no bot sits in seat 1"):
        play_out(match, {0: RandomBot()})
    with pytest.raises(BadOption, match="a mapping from seat to bot"):
        play_out(match, [RandomBot(), RandomBot()])  # type: ignore[arg-type]
