"""The searching bot: it plans, it mixes where it must, it knows only what its seat knows, and it can be repeated."""

import gc
import random
import zlib
from collections import Counter
from itertools import count, pairwise
from types import SimpleNamespace
from typing import cast

import pytest
from tests.bots.purse import ACE, STACK, Purse, PurseGame

from stolik.bots import Chair, SearchBot, Thought, make_bot
from stolik.bots.search import Search, collector_off, fastest, few_enough, keys_of, widened
from stolik.games import every, load
from stolik.table import Ask, Asking, Game, Match, Outcome, State, Together, drawn

TABLES = [(game, seats) for game in every() for seats in game.seat_counts]


def table_name(table: object) -> str:
    return table.id if isinstance(table, Game) else str(table)


def end(g: Purse) -> None:
    g.finish(drawn(g.seats, "done"))


def search(game: PurseGame, seat: int = 0, seats: int = 2, iterations: int = 150) -> object:
    return SearchBot(7, iterations=iterations).choose(Chair(Match(game, seats), seat))


# -- it plans ----------------------------------------------------------------------------------------------------------


def test_it_sees_what_a_greedy_bot_does_not() -> None:
    """Two turns of one's own: what looks worse now is what pays."""

    def start(g: Purse) -> Asking[Outcome]:
        way = yield Ask(0, "way", ("short", "long"), "way", True)
        if way == "short":
            g.coins[0] += 10
        got = yield Ask(0, "dig", ("here", "there"), "dig", True)
        if way == "long" and got == "there":
            g.coins[0] += 500
        end(g)
        return None

    assert search(PurseGame({"start": start})) == "long"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_expected_to_play_for_themselves(seats: int) -> None:
    def start(g: Purse) -> Asking[Outcome]:
        if (yield Ask(0, "trust", ("share", "keep"), "trust", True)) == "keep":
            g.coins[0] += 50
        elif (yield Ask(seats - 1, "split", ("fair", "unfair"), "split", True)) == "fair":
            g.coins[0] += 400
        else:
            g.coins[seats - 1] += 20
        end(g)
        return None

    assert search(PurseGame({"start": start}), seats=seats) == "keep"


def test_of_a_huge_domain_it_looks_at_some() -> None:
    tried: set[int] = set()

    def start(g: Purse) -> Asking[Outcome]:
        number = cast(int, (yield Ask(0, "name", range(1_000_001), "number", True)))
        tried.add(number)
        g.coins[0] += number
        end(g)
        return None

    assert search(PurseGame({"start": start})) == 1_000_000
    assert len(tried) <= 48


def test_time_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    hundredths = count()
    monkeypatch.setattr("stolik.bots.search.time", SimpleNamespace(monotonic=lambda: next(hundredths) / 100))
    match: Match[State] = Match(load("cardia"), 2, seed=3)
    chair = Chair(match, match.asks[0].seat)
    thinker = Search(chair, chair.options, random.Random(1))
    thinker.run(10**9, seconds=1.0)
    assert 0 < thinker.iterations < 10**6


def test_without_any_time_it_looks_at_every_option_once() -> None:
    match: Match[State] = Match(load("vale"), 2, seed=3)
    chair = Chair(match, match.asks[0].seat)
    assert SearchBot(1, seconds=0).think(chair, chair.options).visits == (1,) * len(chair.options)


def both_ways_alike(g: Purse, gain: int) -> Asking[Outcome]:
    """Two ways that end nearly alike, over a purse of which nobody knows how full it is."""
    way = yield Ask(0, "way", ("left", "right"), "way", True)
    g.coins[0] += g.faces[g.zones[STACK][0]] * 100_000 + (gain if way == "right" else 0)
    end(g)
    return None


@pytest.mark.parametrize(("gain", "best"), [(0, {"left", "right"}), (300, {"right"})])
def test_to_choose_between_equals_takes_no_thought(gain: int, best: set[str]) -> None:
    def start(g: Purse) -> Asking[Outcome]:
        return (yield from both_ways_alike(g, gain))

    chair = Chair(Match(PurseGame({"start": start}), 2), 0)
    thinker = Search(chair, chair.options, random.Random(1))
    thinker.run(20_000)
    assert thinker.iterations < 400
    assert thinker.thought().choice(chair.options, False, random.Random(1)) in best


@pytest.mark.parametrize("many", [10, 24, 25, 40, 73, 1_000])
def test_of_many_answers_more_are_looked_at_with_time(many: int) -> None:
    options = tuple(range(many))
    before = list(widened(options, 24))
    assert len(before) == min(many, 24)
    for most in range(25, 200, 7):
        now = list(widened(options, most))
        assert now[: len(before)] == before or set(before) <= set(now)
        assert len(set(now)) == len(now) <= most
        before = now
    assert set(widened(options, many)) == set(options)


def test_the_best_of_many_answers_is_found_where_it_is_worth_it() -> None:
    """What pays is none of those that are looked at first; luck keeps both ways in the race until it is found."""

    def start(g: Purse) -> Asking[Outcome]:
        way = yield Ask(0, "way", ("dig", "rest"), "way", True)
        g.coins[0] += 100_000 * g.faces[g.zones[STACK][way == "rest"]] + (20_000 if way == "rest" else 0)
        if way == "dig" and (yield Ask(0, "where", tuple(range(60)), "number", True)) == 31:
            g.coins[0] += 60_000
        end(g)
        return None

    assert 31 not in widened(range(60), 24)
    assert search(PurseGame({"start": start}), iterations=20_000) == "dig"


def test_an_expert_judges_as_many_positions_as_a_game_is_worth() -> None:
    expert, vale, cardia = make_bot("expert"), load("vale"), load("cardia")
    assert isinstance(expert, SearchBot)
    assert expert.budget(vale) == 4 * expert.budget(cardia) == 4 * expert.iterations
    assert SearchBot(iterations=400).budget(vale) == 400, "whoever names a number means it"


def looks_at_the_clock(thinker: Search, seconds: float, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many positions had been judged whenever the search wanted to know what time it is."""
    looks: list[int] = []

    def monotonic() -> float:
        looks.append(thinker.iterations)
        return 0.0

    with monkeypatch.context() as patched:
        patched.setattr("stolik.bots.search.time", SimpleNamespace(monotonic=monotonic))
        thinker.run(600, seconds)
    return looks


@pytest.mark.parametrize("game", every(), ids=table_name)
def test_the_expert_looks_at_the_clock_often_enough(game: Game[State], monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers within three seconds: it has 2.5, and judges a few hundred positions between two looks at the clock,
    of which a slow game allows 5,000 in a second."""
    seconds = make_bot("expert").seconds
    assert seconds == 2.5
    rng, searched = random.Random(3), 0
    match: Match[State] = Match(game, max(game.seat_counts), {}, 5)
    while match.question is not None and searched < 4:
        ask = match.asks[0]
        if len(ask.options) > 1 and match.number % 11 == 3:
            thinker = Search(Chair(match, ask.seat), few_enough(ask, random.Random(1)), random.Random(1))
            looks = looks_at_the_clock(thinker, seconds, monkeypatch)
            assert max(after - before for before, after in pairwise(looks)) < 1_500
            searched += 1
        match.answer(rng.choice(ask.options), ask.seat)
    assert searched


# -- blind choices -----------------------------------------------------------------------------------------------------


def pennies(g: Purse) -> Asking[Outcome]:
    """Seat 0 wins a coin if both say the same, seat 1 if not: nothing is best but to be unpredictable."""
    ours, theirs = cast(
        "list[str]", (yield Together([Ask(s, "say", ("heads", "tails"), "coin", True) for s in (0, 1)]))
    )
    g.coins[0 if ours == theirs else 1] += 100_000
    end(g)
    return None


def test_a_blind_choice_is_a_mixed_one() -> None:
    chair = Chair(Match(PurseGame({"start": pennies}), 2), 0)
    said = Counter(SearchBot(seed, iterations=60).choose(chair) for seed in range(40))
    assert min(said["heads"], said["tails"]) >= 6


def test_what_others_have_said_already_is_not_known() -> None:
    thoughts = []
    for said in ("heads", "tails"):
        match = Match(PurseGame({"start": pennies}), 2)
        match.answer(said, 1)
        thoughts.append(SearchBot(3, iterations=60).think(Chair(match, 0), ("heads", "tails")))
    assert thoughts[0] == thoughts[1]


# -- what it may know --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("top", ["ace", "no ace"])
def test_it_never_acts_on_a_card_that_its_seat_cannot_see(top: str) -> None:
    def start(g: Purse) -> Asking[Outcome]:
        if (yield Ask(0, "bet", ("bet", "safe"), "bet", True)) == "safe":
            g.coins[0] += 10
        else:
            g.coins[0] += 100 if g.faces[g.zones[STACK][-1]] == ACE else -100
        end(g)
        return None

    cards = (1, 2, 3, ACE) if top == "ace" else (ACE, 1, 2, 3)
    assert search(PurseGame({"start": start}, cards), iterations=300) == "safe"


def test_nothing_is_planned_for_what_another_seat_does_unseen() -> None:
    """Guessing which card was taken wins in half of the cases, however often it was taken in the search."""

    def start(g: Purse) -> Asking[Outcome]:
        if (yield Ask(0, "bet", ("bet", "safe"), "bet", True)) == "safe":
            g.coins[0] += 20
        else:
            g.coins[0] += 30
            taken = cast(int, (yield Ask(1, "take", (0, 1, 2, 3), "card", False)))
            right = (yield Ask(0, "guess", (1, 2), "number", True)) == g.faces[taken]
            g.coins[0] += 100 if right else -200
        end(g)
        return None

    assert search(PurseGame({"start": start}, (1, 1, 2, 2)), iterations=2_000) == "safe"


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=table_name)
def test_hidden_cards_change_nothing(game: Game[State], seats: int) -> None:
    """The hidden cards are exchanged: the same seed thinks the same of every option, and chooses the same."""
    rng, compared = random.Random(2), 0
    match: Match[State] = Match(game, seats, {}, 4)
    while match.question is not None and compared < 6 and match.number < 120:
        ask = match.asks[0]
        if len(ask.options) > 1 and match.number % 9 == 1:
            chairs = [Chair(match, ask.seat), Chair(match.determinize(ask.seat, rng), ask.seat)]
            ours, theirs = (SearchBot(5, iterations=90).think(chair, chair.options[:12]) for chair in chairs)
            assert ours == theirs, f"question {match.number} {ask!r}"
            compared += 1
        match.answer(rng.choice(ask.options), ask.seat)
    assert compared >= 1


def test_a_card_that_its_seat_cannot_see_goes_by_its_place() -> None:
    match = Match(PurseGame({"start": pennies}, (3, 1, 1, 2)), 2)
    state = match.state
    assert keys_of(state, Ask(1, "take", (0, 1, 2, "done")), (0, 1, 2, "done")) == [(3, 0), (1, 0), (1, 1), "done"]
    assert keys_of(state, Ask(0, "take", (0, 1, 2, "done")), (0, 1, 2, "done")) == [-1, -2, -3, "done"]


def test_an_action_with_a_card_goes_by_its_face() -> None:
    match = Match(PurseGame({"start": pennies}, (3, 1, 1, 2)), 2)
    state = match.state
    first, second, third = (state.ids[card] for card in (0, 1, 2))
    options = (("play", first), ("play", second), ("play", third), ("keep", third), ("go", 99), "end")
    assert keys_of(state, Ask(1, "act", options, "action"), options) == [
        ("play", 3, 0),
        ("play", 1, 0),
        ("play", 1, 1),
        ("keep", 1, 0),
        ("go", 99),
        "end",
    ]
    assert keys_of(state, Ask(0, "act", options, "action"), options) == list(options), "seat 0 sees none of them"


# -- how options race --------------------------------------------------------------------------------------------------


def test_what_is_plainly_worse_in_the_same_worlds_falls_behind() -> None:
    luck = [0.1 * (-1) ** world for world in range(12)]
    steady = [0.3 + one for one in luck]
    worse = [0.25 + one for one in luck]
    unsure = [0.29 + 2 * one for one in luck]
    values = [worse, steady, unsure]
    assert sorted(fastest([0, 1, 2], values, 3)) == [1, 2], "worse in every world, and perhaps worse"
    assert sorted(fastest([0, 1, 2], [one[:4] for one in values], 3)) == [0, 1, 2], "after a few worlds nobody knows"
    assert fastest([0, 1, 2], [one[:4] for one in values], 1) == [1], "but so many may go on and no more"


def test_a_lucky_deal_does_not_pass_for_a_good_move() -> None:
    """Which world it is moves a position a hundred times as much as what is answered."""

    def start(g: Purse) -> Asking[Outcome]:
        g.coins[0] += 100_000 * g.faces[g.zones[STACK][-1]]
        g.coins[0] += 1_000 * cast(int, (yield Ask(0, "take", (1, 2, 3), "number", True)))
        end(g)
        return None

    thinker = Search(chair := Chair(Match(PurseGame({"start": start}), 2), 0), chair.options, random.Random(1))
    thinker.run(60)
    thought = thinker.thought()
    assert thought.shares(mixed=False) == (0.0, 0.0, 1.0)
    assert thought.value(2) - thought.value(1) == pytest.approx(0.001, abs=5e-4)


# -- again and again ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=table_name)
def test_the_same_seed_and_budget_give_the_same_answers(game: Game[State], seats: int) -> None:
    """Some answers of a match each, so that trees are reused on the way."""
    matches: list[Match[State]] = [Match(game, seats, {}, 6) for _ in range(2)]
    for match in matches:
        bots = [SearchBot(f"{seat}", iterations=60) for seat in range(seats)]
        for _ in range(15):
            if match.question is None:
                break
            ask = match.asks[0]
            match.answer(bots[ask.seat].choose(Chair(match, ask.seat)), ask.seat)
    first, again = (match.record().to_json() for match in matches)
    assert first == again


THOUGHTS = {
    "cardia": 3682707057,
    "vale": 1350435507,
    "ostium": 3406876777,
    "mysthea": 443281118,
    "keyforge": 1032808081,
}
"""What the search makes of some questions of each game, in short: see below."""


@pytest.mark.parametrize("game", every(), ids=table_name)
def test_what_it_thinks_stays_the_same(game: Game[State]) -> None:
    """To nine places. Whoever makes the search faster changes nothing here; whoever changes the rules of a game, what
    it judges positions by, or how the search goes about it, puts in the number that this says, and measures anew."""
    rng, told = random.Random(1), []
    match: Match[State] = Match(game, 2, {}, 9)
    bots = [SearchBot(seat, iterations=150) for seat in range(2)]
    while match.question is not None and len(told) < 8:
        ask = match.asks[0]
        if len(ask.options) > 1 and match.number % 13 < 2:  # two in a row, so that trees are reused
            thought = bots[ask.seat].think(Chair(match, ask.seat), few_enough(ask, random.Random(1)))
            told.append((thought.visits, [f"{total:.9f}" for total in thought.totals], thought.iterations))
        option = rng.choice(ask.options)
        bots[ask.seat].answered(Chair(match, ask.seat), option)
        match.answer(option, ask.seat)
    assert len(told) >= 2
    assert zlib.crc32(repr(told).encode()) == THOUGHTS[game.id]


@pytest.mark.parametrize("on", [True, False])
def test_the_collector_is_given_back_after_a_thought(on: bool) -> None:
    def fail() -> None:
        with collector_off():
            assert not gc.isenabled()
            raise ZeroDivisionError

    if not on:
        gc.disable()
    try:
        with pytest.raises(ZeroDivisionError):
            fail()
        assert gc.isenabled() is on
    finally:
        gc.enable()


def test_a_tree_is_kept_where_nobody_else_has_answered() -> None:
    def start(g: Purse) -> Asking[Outcome]:
        for _ in range(2):
            g.coins[0] += cast(int, (yield Ask(0, "take", (1, 2, 3), "number", True)))
        yield Ask(1, "take", (1, 2), "number", True)
        g.coins[0] += cast(int, (yield Ask(0, "take", (1, 2, 3), "number", True)))
        end(g)
        return None

    match, bot = Match(PurseGame({"start": start}), 2), SearchBot(1, iterations=40)
    assert bot._root(Chair(match, 0)) is None
    match.answer(bot.choose(Chair(match, 0)), 0)
    assert bot._grown is not None
    assert bot._grown[0] == match.number
    assert bot._grown[1].arms[0]
    match.answer(bot.choose(Chair(match, 0)), 0)
    match.answer(1, 1)
    assert bot._root(Chair(match, 0)) is None
    assert match.state.coins[0] == 6


@pytest.mark.parametrize("option", [1, 2])
def test_the_tree_that_is_kept_is_that_of_the_answer(option: int) -> None:
    """Of equals the first is tried as often as the second, and either may be the answer."""

    def start(g: Purse) -> Asking[Outcome]:
        took = yield Ask(0, "take", (1, 2), "number", True)
        yield Ask(0, "take", (took,), "number", True)
        g.coins[0] += cast(int, (yield Ask(0, "take", ((5, 6, 7) if took == 1 else (8, 9)), "number", True)))
        end(g)
        return None

    match, bot = Match(PurseGame({"start": start}), 2), SearchBot(1, iterations=40)
    bot.think(Chair(match, 0), (1, 2))
    bot.answered(Chair(match, 0), option)
    match.answer(option, 0)
    assert bot.choose(Chair(match, 0)) == option, "there is nothing else to say, and the tree is still kept"
    match.answer(option, 0)
    root = bot._root(Chair(match, 0))
    assert root is not None
    assert set(root.arms[0]) == ({5, 6, 7} if option == 1 else {8, 9})


def test_what_was_looked_at_before_is_judged_no_deeper_than_the_rest() -> None:
    """The other seat takes a lot, whatever is answered: seen behind the best answer alone, it would look the worst."""

    def start(g: Purse) -> Asking[Outcome]:
        yield Ask(0, "take", (1, 2), "number", True)
        g.coins[0] += 10 * cast(int, (yield Ask(0, "take", (1, 2, 3), "number", True)))
        g.coins[1] += cast(int, (yield Ask(1, "take", (1, 2), "number", True)))
        g.coins[0] -= 500
        end(g)
        return None

    match, bot = Match(PurseGame({"start": start}), 2), SearchBot(1, iterations=60)
    match.answer(bot.choose(Chair(match, 0)), 0)
    thought = bot.think(Chair(match, 0), (1, 2, 3))
    assert thought.shares(mixed=False) == (0.0, 0.0, 1.0)
    run = thought.runs[0]
    assert [b - a for a, b in zip(run[0], run[2])] == pytest.approx([20e-6] * min(len(run[0]), len(run[2])))


def test_a_tree_of_a_thought_that_was_not_acted_on_is_not_kept() -> None:
    def start(g: Purse) -> Asking[Outcome]:
        for _ in range(2):
            g.coins[0] += cast(int, (yield Ask(0, "take", (1, 2, 3), "number", True)))
        end(g)
        return None

    match, bot = Match(PurseGame({"start": start}), 2), SearchBot(1, iterations=40)
    bot.think(Chair(match, 0), (1, 2, 3))
    match.answer(2, 0)
    assert bot._root(Chair(match, 0)) is None
    bot.answered(Chair(match, 0), 2)  # said too late, of another question
    assert bot._root(Chair(match, 0)) is None


def test_several_processes_add_up_what_they_find() -> None:
    match: Match[State] = Match(load("cardia"), 2, seed=3)
    chair = Chair(match, match.asks[0].seat)
    bot, again = (SearchBot(1, iterations=40, processes=2) for _ in range(2))
    thought = bot.think(chair, chair.options)
    assert 40 <= thought.iterations < 400
    assert thought == again.think(chair, chair.options)


def test_how_sure_it_is_does_not_follow_from_how_long_it_thought() -> None:
    """Whatever is plainly worse is given up soon, so that the clearest choices take the fewest visits."""

    def start(g: Purse) -> Asking[Outcome]:
        g.coins[0] += cast(int, (yield Ask(0, "take", (0, 9), "number", True)))
        end(g)
        return None

    match = Match(PurseGame({"start": start}), 2)
    thought = SearchBot(1, iterations=200).think(Chair(match, 0), (0, 9))
    assert thought.visits[1] < 0.6 * sum(thought.visits)
    assert thought.surety(1) > 0.99
    assert thought.surety(0) < 0.01
    equal = SearchBot(1, iterations=200).think(Chair(match, 0), (9, 9))
    assert equal.surety(0) == 0.5


def test_a_surety_is_that_over_the_nearest_other_in_the_same_worlds() -> None:
    far, near = (0.0, 0.1, 0.2, 0.1), (0.5, 0.4, 0.6, 0.9)
    best = (0.6, 0.5, 0.7, 0.9)
    thought = Thought((4, 4, 4), (0.4, 2.4, 2.7), 12, ((far, near, best),))
    assert 0.9 < thought.surety(2) < 0.9999
    assert thought.surety(2) == Thought((4, 4), (2.4, 2.7), 8, ((near, best),)).surety(1)
    # What was given up early is compared in the worlds that it saw, and two searches tell more than one.
    short = Thought((2, 4), (0.9, 2.7), 6, ((near[:2], best),))
    assert short.surety(1) > 0.9
    both = Thought.together([thought, thought])
    assert thought.surety(2) < both.surety(2) < 1
    assert Thought((1, 1), (0.1, 0.2), 2, (((0.1,), (0.2,)),)).surety(1) == 0.5, "one world tells nothing"
    assert Thought((1,), (0.1,), 1).surety(0) == 1.0


def test_thoughts_add_up() -> None:
    both = Thought.together([Thought((3, 1), (1.5, -1.0), 4), Thought((1, 3), (0.5, -1.0), 4)])
    assert both == Thought((4, 4), (2.0, -2.0), 8)
    assert both.shares(mixed=False) == (1.0, 0.0)
    assert both.shares(mixed=True) == (0.5, 0.5)
