"""The arena: fair plans, the same results whoever plays them, figures that are right, and files that can be read."""

import csv
import json
import math
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from pyarrow import parquet

from stolik.arena import Fixture, Outcome, Plan, play, ratings, run, standings, wilson
from stolik.arena.batches import Batches
from stolik.arena.figures import card_figures, duels, quantiles
from stolik.arena.journal import JOURNAL
from stolik.arena.play import BotErred, _told, let_play
from stolik.arena.plots import draw_plots
from stolik.arena.ratings import elo
from stolik.arena.report import write_tables
from stolik.arena.workers import WorkerFailed
from stolik.bots import Bot, Chair, make_bot, play_out
from stolik.games import load
from stolik.table import BadOption, Match, Option, State, TableError

CARDIA = Plan("cardia", 2, {}, ("greedy:1", "random"), 6)


def timeless(outcomes: list[Outcome]) -> list[Outcome]:
    """Without what depends on the machine."""
    return [replace(outcome, seconds=()) for outcome in outcomes]


def outcome(bots: tuple[str, ...], places: tuple[int, ...], seed: int = 0) -> Outcome:
    zero = (0,) * len(bots)
    return Outcome(seed, seed, bots, places, "signets", 10, 5, zero, tuple(map(float, zero)), ())


# -- plans -------------------------------------------------------------------------------------------------------------


def test_everybody_meets_everybody_with_every_deal_from_both_sides() -> None:
    fixtures = list(Plan("cardia", 2, {}, ("a", "b", "c"), 4).fixtures())
    assert len(fixtures) == 3 * 4
    assert [fixture.number for fixture in fixtures] == list(range(12))
    for fixture in fixtures:
        other = tuple(reversed(fixture.bots))
        assert any(each.seed == fixture.seed and each.bots == other for each in fixtures)


@pytest.mark.parametrize("seats", [3, 4])
def test_at_a_bigger_table_every_bot_has_every_seat_of_every_deal(seats: int) -> None:
    bots = ("a", "b", "c", "d")
    fixtures = list(Plan("vale", seats, {}, bots, 8).fixtures())
    for bot in bots:
        places = {(each.seed, seat) for each in fixtures for seat, name in enumerate(each.bots) if name == bot}
        assert places == {(deal, seat) for deal in range(-(-8 // seats)) for seat in range(seats)}


def test_two_bots_share_a_bigger_table() -> None:
    assert Plan("vale", 3, {}, ("a", "b"), 3).groups() == [("a", "b", "b"), ("b", "a", "a")]


def test_alone_everybody_plays_the_same_deals() -> None:
    fixtures = list(Plan("ostium", 1, {}, ("a", "b"), 2).fixtures())
    assert [(each.seed, each.bots) for each in fixtures] == [(0, ("a",)), (0, ("b",)), (1, ("a",)), (1, ("b",))]


@pytest.mark.parametrize(("seats", "bots"), [(1, "ab"), (2, "abc"), (3, "ab"), (3, "abcd"), (4, "abc")])
def test_how_many_matches_there_are_is_known_before_they_are_listed(seats: int, bots: str) -> None:
    for matches in (1, 7, 12):
        plan = Plan("vale", seats, {}, tuple(bots), matches)
        assert plan.total() == len(list(plan.fixtures()))


def test_a_plan_needs_somebody_to_compare() -> None:
    with pytest.raises(BadOption, match="takes two"):
        Plan("cardia", 2, {}, ("greedy",), 10)
    with pytest.raises(BadOption, match="named twice"):
        Plan("cardia", 2, {}, ("greedy", "greedy"), 10)


# -- playing -----------------------------------------------------------------------------------------------------------


def test_the_same_results_with_any_number_of_workers() -> None:
    alone, shared = run(CARDIA), run(CARDIA, workers=2)
    assert timeless(alone) == timeless(shared)
    assert len(alone) == 6
    assert all(each.decisions[0] and each.seconds[0] for each in alone)


def test_a_worker_is_given_more_at_a_time_where_matches_are_short() -> None:
    short, long = (Batches(list(Plan("cardia", 2, {}, ("a", "b"), 1_000).fixtures())) for _ in range(2))
    assert [len(short.take(2)), len(long.take(2))] == [1, 1], "nobody knows yet"
    short.note(1, 0.01)
    long.note(1, 30.0)
    assert [len(short.take(2)), len(long.take(2))] == [50, 1]
    sizes = []
    while batch := short.take(2):
        sizes.append(len(batch))
    assert sum(sizes) == 1_000 - 51
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 1, "all end together"


def test_workers_know_nothing_of_the_program_that_starts_them(tmp_path: Path) -> None:
    """It may be slow to import, or do things when it is: no worker runs it again."""
    program = tmp_path / "program.py"
    program.write_text(
        "print('begun')\n"
        "from stolik.arena import Plan, run\n"
        "print(len(run(Plan('cardia', 2, {}, ('random', 'greedy:1'), 4), workers=2)))\n",
        "utf-8",
    )
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, check=False)
    assert (done.stdout.split(), done.stderr) == (["begun", "4"], "")


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    with pytest.raises(TableError, match="there is no bot 'nobody'"):
        run(replace(CARDIA, bots=("nobody", "random")), workers=2)


def test_a_worker_that_cannot_be_started_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.arena.workers.sys", SimpleNamespace(executable="/nowhere/python"))
    with pytest.raises(WorkerFailed, match="fewer with --workers"):
        run(CARDIA, workers=2)


def test_nobody_is_started_for_whom_there_is_no_match(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []
    playing = sys.modules["stolik.arena.run"]
    monkeypatch.setattr(playing, "in_processes", lambda plan, batches, workers: started.append(workers) or [])
    run(CARDIA, workers=200)
    assert started == [6]


def test_a_worker_that_dies_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.arena.workers.PROGRAM", ("-c", "import sys; sys.stdin.buffer.read(1); sys.exit(3)"))
    with pytest.raises(WorkerFailed, match="exit status 3"):
        run(CARDIA, workers=2)


def test_no_clock_decides_a_match_of_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    """The expert thinks for 2.5 seconds at most: on a busy machine that would make another bot of it."""
    fixture = Fixture(0, 2, ("expert", "random"))
    played = play("cardia", 2, {}, fixture)
    hour = iter(range(0, 10**9, 3_600))
    monkeypatch.setattr("stolik.bots.search.time", SimpleNamespace(monotonic=lambda: float(next(hour))))
    assert timeless([play("cardia", 2, {}, fixture)]) == timeless([played])


def test_bots_that_play_for_ever_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """In KeyForge nobody has to do anything."""

    class Passive(Bot):
        level = "passive"

        def choose(self, chair: Chair[State]) -> Option:  # type: ignore[override]
            return chair.options[-1]

    monkeypatch.setattr(sys.modules["stolik.arena.play"], "LONGEST", 400)
    match: Match[State] = Match(load("keyforge"), 2, seed=3)
    with pytest.raises(BotErred, match=r"^mine.Passive, yours.Passive in deal 3: no end after 400 answers$"):
        let_play(match, [Passive(), Passive()], ("mine.Passive", "yours.Passive"), 3)


def test_what_was_interrupted_goes_on(tmp_path: Path) -> None:
    class Stop(Exception):
        pass

    def stop_after_two(count: int, seen: list[int] = []) -> None:  # noqa: B006
        seen.append(count)
        if sum(seen) >= 2:
            raise Stop

    with pytest.raises(Stop):
        run(CARDIA, tmp_path, progress=stop_after_two)
    journal = tmp_path / JOURNAL
    with journal.open("a", encoding="utf-8") as file:
        file.write('{"number": 5, "seed"')  # power failed here
    again: list[int] = []
    outcomes = run(CARDIA, tmp_path, progress=again.append)
    assert again[0] == 2
    assert timeless(outcomes) == timeless(run(CARDIA))
    assert len(journal.read_text("utf-8").splitlines()) == 1 + 6
    played = journal.read_bytes()
    assert run(CARDIA, tmp_path) == outcomes
    assert journal.read_bytes() == played
    with pytest.raises(BadOption, match="another tournament"):
        run(replace(CARDIA, seed=7), tmp_path)


def test_matches_of_other_rules_are_not_gone_on_with(tmp_path: Path) -> None:
    run(CARDIA, tmp_path)
    journal = tmp_path / JOURNAL
    first, _, rest = journal.read_text("utf-8").partition("\n")
    head = json.loads(first)
    assert head["rules"] == load("cardia").rules
    played = json.dumps(head | {"rules": 0}) + "\n" + rest
    journal.write_text(played, "utf-8")
    with pytest.raises(BadOption, match=r"rules 0 of cardia.*an empty folder"):
        run(CARDIA, tmp_path)
    assert journal.read_text("utf-8") == played


def test_whoever_pulls_the_plug_loses_a_batch_at_most(tmp_path: Path) -> None:
    """The program is killed while two workers play: they end, too, and the next run goes on from what is written."""
    plan = Plan("cardia", 2, {}, ("greedy:1", "random"), 40)
    # It writes a few outcomes down and no more, or a busy machine would let it end before anybody pulls the plug.
    program = (
        "import time; from pathlib import Path; from stolik.arena import Plan, run; seen = []\n"
        "def hold(count): seen.append(count); time.sleep(600 if sum(seen) >= 3 else 0)\n"
        f"run({plan!r}, Path({str(tmp_path)!r}), workers=2, progress=hold)"
    )
    journal = tmp_path / JOURNAL
    running = subprocess.Popen([sys.executable, "-c", program], stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 120
        while not journal.exists() or journal.read_bytes().count(b"\n") < 4:
            assert running.poll() is None, "it was through before anybody could pull the plug"
            assert time.monotonic() < until
            time.sleep(0.01)
        workers = children(running.pid)
        assert len(workers) == 2
    finally:
        running.kill()
        running.wait()
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < until
        time.sleep(0.01)
    found: list[int] = []
    outcomes = run(plan, tmp_path, progress=found.append)
    assert found[0] >= 3
    assert len(found) == 1 + 40 - found[0]
    assert timeless(outcomes) == timeless(run(plan))


def children(process: int) -> list[int]:
    told = Path(f"/proc/{process}/task/{process}/children")
    if not told.exists():
        pytest.skip("this system does not say who started whom")
    return [int(one) for one in told.read_text("ascii").split()]


def test_a_longer_plan_goes_on_where_a_shorter_one_ended(tmp_path: Path) -> None:
    run(replace(CARDIA, matches=4), tmp_path)
    found: list[int] = []
    outcomes = run(CARDIA, tmp_path, progress=found.append)
    assert found == [4, 1, 1]
    assert timeless(outcomes) == timeless(run(CARDIA))
    assert len(run(replace(CARDIA, matches=2), tmp_path)) == 2, "what was asked for, though more is known"


def test_a_match_says_which_cards_did_what() -> None:
    one = play("vale", 2, {}, Fixture(0, 3, ("random", "random")))
    assert len({event for event, _, _ in one.cards}) > 2
    assert {seat for _, seat, _ in one.cards} == {0, 1}
    figures = {(each.event, each.card): each for each in card_figures([one, one])}
    event, _, card = one.cards[0]
    owners = {owner for e, owner, c in one.cards if (e, c) == (event, card)}
    assert figures[event, card].times == 2 * len(owners)
    assert figures[event, card].score == pytest.approx(2 * sum(one.score(owner) for owner in owners))


@pytest.mark.parametrize("game", ["cardia", "keyforge"])
def test_a_match_of_the_arena_is_what_a_recorded_one_is(game: str) -> None:
    fixture = Fixture(0, 5, ("random", "random"))
    told = play(game, 2, {}, fixture)
    match: Match[State] = Match(load(game), 2, {}, fixture.seed)
    play_out(match, {seat: make_bot(name, f"{fixture.seed}-{seat}-{name}") for seat, name in enumerate(fixture.bots)})
    assert match.result is not None
    assert (told.places, told.reason) == (match.result.places, match.result.reason)
    assert told.questions == len(match.entries)
    events = [line.event for line in match.log]
    assert told.rounds == sum(event.kind in match.game.chapters for event in events)
    assert set(told.cards) == {one for event in events for one in _told(event, match.state.prints, 2)}


# -- figures -----------------------------------------------------------------------------------------------------------


def test_wilson() -> None:
    low, high = wilson(65, 100)
    assert low == pytest.approx(0.5525, abs=5e-4)  # by the formula, worked by hand
    assert high == pytest.approx(0.7363, abs=5e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10) == (pytest.approx(0.7225, abs=5e-4), pytest.approx(1))


def test_a_first_place_that_is_shared_is_divided() -> None:
    drawn = outcome(("a", "b"), (1, 1))
    assert [drawn.score(0), drawn.score(1)] == [0.5, 0.5]
    three = outcome(("a", "b", "c"), (1, 3, 1))
    assert [three.score(seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert [one.score for one in standings([drawn])] == [0.5, 0.5]
    assert {(one.bot, one.against): one.rate for one in duels([three])}["a", "c"] == 0.5


def test_a_match_counts_once_for_two_bots_that_share_a_table() -> None:
    """Two seats of one bot in one match are not two matches: they meet the same cards and the same rival."""
    results = [outcome(("a", "b", "b"), (1, 2, 3), 0), outcome(("a", "b", "b"), (2, 1, 3), 1)]
    results.append(outcome(("a", "a", "b"), (1, 3, 1), 2))
    found = {(one.bot, one.against): one for one in duels(results)}
    assert (found["a", "b"].matches, found["b", "a"].matches) == (3, 3)
    assert found["a", "b"].score == 1 + 0.5 + 0.25
    assert found["b", "a"].score == 0 + 0.5 + 0.75


def test_elo_of_three_wins_in_four_is_known() -> None:
    results = [outcome(("a", "b"), (1, 2), seed) for seed in range(300)]
    results += [outcome(("a", "b"), (2, 1), seed) for seed in range(300, 400)]
    found = elo(results)
    assert found["a"] - found["b"] == pytest.approx(400 * math.log10(3), abs=2)
    rated = ratings(results)
    assert [one.bot for one in rated] == ["a", "b"]
    assert rated[0].low < rated[0].value < rated[0].high


def test_elo_of_bots_far_apart_is_as_far() -> None:
    """Each beats the next in 98 of 100 matches, and whoever is below that always: what foretells most of it is Elo."""
    bots = ("a", "b", "c", "d", "e")
    results = [
        outcome((one, two), (2, 1) if number < 2 and bots.index(two) == place + 1 else (1, 2), number)
        for place, one in enumerate(bots)
        for two in bots[place + 1 :]
        for number in range(100)
    ]
    found = elo(results)
    score = {
        bot: sum(each.score(seat) for each in results for seat in (0, 1) if each.bots[seat] == bot) for bot in bots
    }
    for bot in bots:
        expected = sum(100.5 / (1 + 10 ** ((found[other] - found[bot]) / 400)) for other in bots if other != bot)
        assert expected == pytest.approx(score[bot] + 0.25 * 4, abs=1e-6)
    assert sum(found.values()) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("deals", [1, 50])
def test_a_rating_is_not_sure_because_nothing_was_ever_lost(deals: int) -> None:
    """However the deals are drawn anew, the same comes of it: that says nothing of matches that were not played."""
    results = [
        one for seed in range(deals) for one in (outcome(("a", "b"), (1, 2), seed), outcome(("b", "a"), (2, 1), seed))
    ]
    best, worst = ratings(results)
    assert best.high - best.low == pytest.approx(worst.high - worst.low)
    # Half a draw and all the rest won: the likelihood bends by a quarter there, which is two in log odds for two bots.
    rate = (2 * deals + 0.25) / (2 * deals + 0.5)
    error = 400 / math.log(10) / 2 / math.sqrt((2 * deals + 0.5) * rate * (1 - rate))
    assert best.low == pytest.approx(best.value - 1.96 * error, rel=1e-3)
    assert best.high == pytest.approx(best.value + 1.96 * error, rel=1e-3)


def test_whoever_met_others_less_often_is_known_less_well() -> None:
    results = [outcome(("a", "b"), (1, 2) if seed % 3 else (2, 1), seed) for seed in range(300)]
    results += [outcome(("b", "c"), (1, 2) if seed % 2 else (2, 1), seed) for seed in range(20)]
    width = {one.bot: one.high - one.low for one in ratings(results)}
    assert width["c"] > 1.5 * width["a"]


def test_of_bots_that_nobody_connects_nothing_is_known() -> None:
    results = [
        outcome(pair, (1, 2) if seed % 3 else (2, 1), seed) for pair in (("a", "b"), ("c", "d")) for seed in range(30)
    ]
    rated = {one.bot: one for one in ratings(results)}
    assert rated["a"].value == pytest.approx(rated["c"].value, abs=1e-3)
    assert rated["a"].value > rated["b"].value
    assert rated["a"].high - rated["a"].low > 1e6


def test_ratings_of_more_than_two_put_the_winner_first() -> None:
    results = [outcome(("a", "b", "c"), (1, 2, 3), seed) for seed in range(30)]
    assert [one.bot for one in ratings(results)] == ["a", "b", "c"]


def test_quantiles() -> None:
    assert quantiles(list(range(100))) == [10, 50, 90]


# -- files -------------------------------------------------------------------------------------------------------------


def test_tables_and_pictures(tmp_path: Path) -> None:
    outcomes = run(CARDIA)
    names = {path.name for path in write_tables(tmp_path, outcomes)}
    assert names == {f"{name}.{kind}" for name in ("seats", "rates", "ratings", "cards") for kind in ("csv", "parquet")}
    for name in ("seats", "rates", "ratings", "cards"):
        with (tmp_path / f"{name}.csv").open(encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        kept = parquet.read_table(tmp_path / f"{name}.parquet").to_pylist()
        assert [{key: str(value) for key, value in row.items()} for row in kept] == rows
    pictures = draw_plots(tmp_path, "cardia", outcomes)
    assert {path.name for path in pictures} == {
        f"{name}.{kind}" for name in ("wins", "ratings", "lengths", "cards") for kind in ("png", "svg")
    }
    for path in pictures:
        start = path.read_bytes()[:100]
        assert start.startswith(b"\x89PNG") if path.suffix == ".png" else b"<?xml" in start
    assert "greedy:1" in (tmp_path / "wins.svg").read_text("utf-8")


@pytest.mark.parametrize("count", [2, 6, 12])
def test_no_square_of_the_matrix_is_written_into_another(count: int) -> None:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    from stolik.arena.plots import _wins

    bots = [f"my_bots.Cautious{number}" for number in range(count)]
    pairs = [(one, two) for one in bots for two in bots if one != two]
    figure = Figure(figsize=(8, 5), layout="constrained")
    assert _wins(figure, [outcome(pair, (1, 2), seed) for pair in pairs for seed in range(12)])
    canvas = FigureCanvasAgg(figure)
    canvas.draw()
    boxes = [text.get_window_extent(canvas.get_renderer()) for text in figure.axes[0].texts]
    assert len(boxes) == len(pairs)
    assert not any(one.overlaps(two) for place, one in enumerate(boxes) for two in boxes[:place])
