"""One's own play: results and ratings that count once, and the analysis of matches that are over."""

import asyncio
import json
import sqlite3
from itertools import pairwise
from typing import Any

import pytest
from tests import services
from tests.server.harness import Party, Player, ServerProcess, both, play
from tests.server.test_store import on_every_engine

from stolik import games
from stolik.bots import LEVELS, make_bot, play_out
from stolik.server import analysing, rating
from stolik.server.operating import erase
from stolik.server.rating import MEASURED, USUAL, sheet_of, strength
from stolik.server.skill import MODEL, Belief, rate
from stolik.server.store import Change, Guest, NewMatch, Played, Sheet, Store
from stolik.server.tables import Seat, Table
from stolik.table import Game, Match, Result, State

# -- the store ---------------------------------------------------------------------------------------------------------


def header(*guests: str) -> str:
    return json.dumps({"game": "cardia", "guests": list(guests), "names": [guest.title() for guest in guests]})


def sheet(*guests: str, kind: Any = "people", rated: bool = True) -> Sheet:
    """The first of these guests wins."""
    played = [Played(guest, n + 1, "lost" if n else "won") for n, guest in enumerate(guests)]
    return Sheet("cardia", kind, 5.0, rated, played)


async def end(store: Store, match: str, entered: Sheet) -> None:
    guests = [one.guest for one in entered.played]
    await store.save(Change("t1", start=NewMatch(match, "t1", header(*guests), 1.0)))
    await store.save(Change("t1", match=match, entries=["e"], ended=5.0, sheet=entered))


async def come_in(store: Store, *names: str) -> None:
    for name in names:
        await store.add_guest(Guest(name, name.title(), "pl"), f"hash of {name}", 1.0)


@on_every_engine
async def test_a_match_counts_once_for_everybody_who_wants_it(store: Store) -> None:
    await come_in(store, "ania", "bartek")
    await end(store, "m1", sheet("ania", "bartek"))
    again = Change("t1", match="m1", first=1, entries=["twice"], ended=5.0, sheet=sheet("ania", "bartek"))
    await store.save(again)
    strong, weak = rate([Belief(), Belief()], [1, 2])
    for guest, belief, won in (("ania", strong, 1), ("bartek", weak, 0)):
        (tally,) = await store.tallies(guest)
        assert (tally.game, tally.kind, tally.matches, tally.won, tally.drawn) == ("cardia", "people", 1, won, 0)
        assert (tally.belief.mu, tally.belief.sigma) == pytest.approx((belief.mu, belief.sigma))
        (past,) = await store.past_matches(guest, 10)
        assert (past.match, past.outcome, past.rated) == ("m1", "won" if won else "lost", True)
        assert past.gained == pytest.approx(belief.mu - 25)
    await end(store, "m2", sheet("ania", "bartek", rated=False))
    (tally,) = await store.tallies("ania")
    assert (tally.matches, tally.belief.mu) == (2, pytest.approx(strong.mu))
    await store.let_count("bartek", False)
    assert (await store.counts("bartek"), await store.tallies("bartek")) == (False, [])
    assert await store.past_matches("bartek", 10) == []
    await end(store, "m3", sheet("ania", "bartek"))
    assert await store.tallies("bartek") == []
    assert [past.match for past in await store.past_matches("ania", 10)] == ["m1", "m2", "m3"]
    await store.let_count("bartek", True)
    await end(store, "m4", sheet("bartek", "ania"))
    assert [tally.matches for tally in await store.tallies("bartek")] == [1]


@on_every_engine
async def test_many_matches_that_end_together_all_count(store: Store) -> None:
    await come_in(store, "ania", "bartek", "celina")
    pairs = [("ania", "bartek"), ("bartek", "celina"), ("celina", "ania")] * 8
    await asyncio.gather(*(end(store, f"m{n}", sheet(*pair)) for n, pair in enumerate(pairs)))
    for guest in ("ania", "bartek", "celina"):
        (tally,) = await store.tallies(guest)
        assert (tally.matches, tally.won) == (16, 8)
        gained = sum(past.gained for past in await store.past_matches(guest, 100))
        assert tally.belief.mu == pytest.approx(25 + gained)


@on_every_engine
async def test_an_erased_guest_leaves_no_results(store: Store) -> None:
    await come_in(store, "ania", "bartek")
    await end(store, "m1", sheet("ania", "bartek"))
    await erase(store, "bartek")
    assert (await store.tallies("bartek"), await store.past_matches("bartek", 10)) == ([], [])
    (past,) = await store.past_matches("ania", 10)
    assert json.loads(past.header)["names"] == ["Ania", "Anon"]
    await end(store, "m2", sheet("ania", "bartek"))
    assert await store.tallies("bartek") == []


def test_a_database_from_before_ratings_gets_them(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    """On both engines: guests and matches of an older version are there, and can be rated from then on."""
    from stolik.server.store import open_store, sql

    every = dict(sql.migrations())

    async def check(url: str) -> None:
        monkeypatch.setattr(sql, "migrations", lambda: iter([(n, every[n]) for n in (1, 2)]))
        old = await open_store(url)
        await come_in(old, "ania", "bartek")
        await old.save(Change("t1", start=NewMatch("m1", "t1", header("ania", "bartek"), 1.0)))
        await old.close()
        monkeypatch.setattr(sql, "migrations", lambda: iter(every.items()))
        store = await open_store(url)
        assert await store.counts("ania")
        assert await store.analysis("m1") == ""
        await store.save(Change("t1", match="m1", entries=["e"], ended=5.0, sheet=sheet("ania", "bartek")))
        assert [tally.won for tally in await store.tallies("ania")] == [1]
        await store.close()

    asyncio.run(check(f"sqlite:///{tmp_path / 'stolik.db'}"))
    asyncio.run(check(services.postgres().new_database()))


# -- what counts -------------------------------------------------------------------------------------------------------


def table_of(*seats: Seat, **more: Any) -> Table:
    return Table(
        **{
            "id": "t",
            "code": "c",
            "game": "cardia",
            "options": {},
            "open": True,
            "host": "a",
            "created": 0.0,
            "seats": list(seats),
            "match": "m",
            **more,
        }
    )


ANIA, BARTEK, BOT = Seat(guest="a"), Seat(guest="b"), Seat(bot="expert")
WON = Result((1, 2), "signets")


@pytest.mark.parametrize(
    ("table", "kind", "rated"),
    [
        (table_of(ANIA, BARTEK), "people", True),
        (table_of(ANIA, BOT), "bots", True),
        (table_of(ANIA, BOT, hinted="m"), "bots", False),
        (table_of(ANIA, BOT, hinted="another"), "bots", True),
        (table_of(ANIA, BARTEK, known=True), "people", False),
        (table_of(ANIA, Seat(guest="b", stand_in="casual")), "people", False),
        (table_of(ANIA, BOT, lesson=True), None, False),
        (table_of(ANIA, ANIA), None, False),
        (table_of(BOT, BOT), None, False),
        (table_of(ANIA, BOT, game="keyforge", options={"puzzle": "full-moon"}), None, False),
        (table_of(ANIA, BOT, game="keyforge", options={"puzzle": "gallery"}), None, False),
        (table_of(ANIA, BOT, game="keyforge", options={"puzzle": ""}), "bots", True),
    ],
)
def test_what_a_match_counts_for(table: Table, kind: str | None, rated: bool) -> None:
    found = sheet_of(table, WON, 5.0)
    assert (found and found.kind, found is not None and found.rated) == (kind, rated)
    if found is not None:
        assert [one.outcome for one in found.played] == ["won", "lost"]
    assert sheet_of(table, Result((0, 0), "aborted"), 5.0) is None


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.id)
def test_bots_are_as_far_apart_as_they_beat_each_other(game: Game[State]) -> None:
    """Whoever wins as often as a level does against the one below neither rises nor falls from where it is."""
    rated = [strength(game.id, level) for level in LEVELS]
    assert list(rating.LEVELS) == list(LEVELS)
    assert rated[2].mu == MODEL.mu
    for (weak, better), expected in zip(pairwise(rated), MEASURED.get(game.id, (USUAL,) * 3), strict=True):
        won, lost = (rate([better, weak], places)[0].mu - better.mu for places in ((1, 2), (2, 1)))
        assert won > 0 > lost
        assert expected * won + (1 - expected) * lost == pytest.approx(0.0, abs=0.001)
    assert strength(game.id, "random").mu < rated[0].mu


def test_a_long_match_keeps_both_sides_of_its_turning_points() -> None:
    """A graph of few points still shows what each of them brought."""
    points: list[analysing.Point] = [(step, [0.5, 0.5]) for step in range(1, 502)]
    for step, chance in ((78, 0.7), (203, 0.3), (204, 0.8), (357, 0.4)):
        for place in range(step - 1, len(points)):
            points[place] = (place + 1, [chance, 1 - chance])
    turns = analysing._turns(points)
    assert turns == [78, 203, 204, 357]
    shown = analysing._thinned(points, turns)
    assert len(shown) <= analysing.MOST_POINTS + 2 * analysing.MOST_TURNS
    assert (shown[0], shown[-1]) == (points[0], points[-1])
    steps = [step for step, _ in shown]
    gains = [shown[steps.index(step)][1][0] - shown[steps.index(step) - 1][1][0] for step in turns]
    assert gains == pytest.approx([0.2, -0.4, 0.5, -0.4])
    assert steps == sorted(set(steps))
    few = points[:40]
    assert analysing._thinned(few, []) == few


def test_with_bots_among_people_only_the_people_are_compared() -> None:
    found = sheet_of(table_of(ANIA, BOT, BARTEK), Result((2, 1, 3), "signets"), 5.0)
    assert found is not None
    assert [(one.guest, one.place, one.outcome) for one in found.played] == [("a", 2, "lost"), ("b", 3, "lost")]
    drawn = sheet_of(table_of(ANIA, BARTEK), Result((1, 1), "signets"), 5.0)
    assert drawn is not None
    assert {one.outcome for one in drawn.played} == {"drawn"}


# -- over the wire -----------------------------------------------------------------------------------------------------


async def win_by_concession(winner: Player, loser: Player, table: str) -> str:
    match: str = winner.tables[table]["match"]
    await loser.ok("concede", table=table, seat=1)
    await winner.until(lambda: winner.result(table))
    return match


@play
async def test_a_finished_match_counts_once_even_if_the_plug_is_pulled(own_server: ServerProcess) -> None:
    async with Party(own_server.url) as party:
        ania, bartek, table = await party.pair()
        match = await win_by_concession(ania, bartek, table)
        own_server.kill()
        own_server.start()
        mine = await ania.get("/api/my/play")
        (tally,) = mine["tallies"]
        assert (tally["game"], tally["kind"], tally["matches"], tally["won"]) == ("cardia", "people", 1, 1)
        assert tally["rating"] > 25
        assert tally["spread"] > 10
        (past,) = mine["matches"]
        assert (past["match"], past["outcome"], past["names"], past["seat"]) == (match, "won", ["Ania", "Bartek"], 0)
        assert past["gained"] == pytest.approx(tally["rating"] - 25, abs=0.11)
        assert (await bartek.get("/api/my/play"))["matches"][0]["outcome"] == "lost"
        off = (await ania.post("/api/my/play", {"counts": False})).json()
        assert off == {"counts": False, "tallies": [], "matches": []}
        with sqlite3.connect(own_server.data / "stolik.db") as database:
            assert database.execute("SELECT guest FROM results").fetchall() == [(bartek.id,)]
        assert (await ania.post("/api/my/play", {"counts": "yes"})).status_code == 400


@play
async def test_only_what_is_over_is_analysed(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        match = ania.tables[table]["match"]
        reply = await ania.http.get(f"/api/matches/{match}/analysis")
        assert (reply.status_code, reply.json()["code"]) == (403, "still-running")
        await both(ania.play_on(table), bartek.play_on(table))
        celina = await party.guest("Celina", "pl")
        found = await celina.get(f"/api/matches/{match}/analysis?lang=en")
        pages = (await celina.get(f"/api/matches/{match}?lang=en"))["pages"]
        assert found["names"] == ["Ania", "Bartek"]
        steps = [point["step"] for point in found["points"]]
        assert steps == sorted(set(steps))
        assert (steps[0], steps[-1]) == (1, len(pages))
        places = ania.result(table)["places"]
        if places != [1, 1]:
            assert found["points"][-1]["chances"] == [float(place == 1) for place in places]
        assert set(found["turns"]) <= set(steps)
        assert len(found["costly"]) <= 5
        for one in found["costly"]:
            (ask,) = [ask for ask in pages[one["step"] - 1]["question"]["asks"] if ask["seat"] == one["seat"]]
            assert not ask["answered"]
            assert one["given"] != one["better"]
        assert await celina.get(f"/api/matches/{match}/analysis?lang=en") == found
        assert (await celina.http.get("/api/matches/nothing/analysis")).status_code == 404


# -- the analysis ------------------------------------------------------------------------------------------------------


def test_a_blunder_is_found_and_what_was_taken_back_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second seat plays at random; an answer that it took back is in nobody's graph."""
    monkeypatch.setattr(analysing, "ITERATIONS", 60)
    monkeypatch.setattr(analysing, "LOOKED_AT", 6)
    monkeypatch.setattr(analysing, "SECONDS", 60.0)
    match: Match[State] = Match(games.load("vale"), 2, seed=4)
    bots = {0: make_bot("greedy:2", 1), 1: make_bot("random", 2)}
    while match.number < 12:
        (ask,) = match.asks
        match.answer(ask.options[-1], ask.seat)
    undone = len(match.entries)
    seat = match.asks[0].seat
    match.answer(match.asks[0].options[0], seat)
    match.undo(seat, answers=1)
    play_out(match, bots)
    record = match.record()
    found = analysing.analyse(record, "m")
    assert found == analysing.analyse(record, "m")
    steps = [step for step, _ in found["points"]]
    assert undone + 2 not in steps
    assert steps == sorted(set(steps))
    for _, chances in found["points"]:
        assert sum(chances) == pytest.approx(1, abs=0.01)
    assert found["costly"]
    assert all(one["cost"] >= analysing.COSTLY and one["step"] != undone + 1 for one in found["costly"])
    assert [one["cost"] for one in found["costly"]] == sorted((one["cost"] for one in found["costly"]), reverse=True)


def test_what_a_longer_search_does_itself_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who chooses blindly mixes answers; a short search takes a rare one for a mistake, here for a big one."""
    match: Match[State] = Match(games.load("cardia"), 2, seed=6)
    play_out(match, {0: make_bot("strong", 6), 1: make_bot("casual", 15)})
    assert not analysing._judge(match.record(), {16}, "m")
    monkeypatch.setattr(analysing, "BLIND", 20)
    assert not analysing._judge(match.record(), {16}, "m")
    monkeypatch.setattr(analysing, "BLIND", 1)
    (wrong,) = analysing._judge(match.record(), {16}, "m")
    assert wrong["cost"] > 0.15


@pytest.mark.parametrize("game", [game.id for game in games.every()])
def test_every_game_can_be_looked_back_at(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "ITERATIONS", 4)
    monkeypatch.setattr(analysing, "LOOKED_AT", 1)
    rules = games.load(game)
    match: Match[State] = Match(rules, rules.seat_counts[0], seed=7)
    play_out(match, {seat: make_bot("random", seat) for seat in range(match.seats)})
    found = analysing.analyse(match.record(), "m")
    assert found["points"][0][0] == 1
    assert found["points"][-1][0] == len(match.entries) + 1
    assert all(0 <= chance <= 1 for _, chances in found["points"] for chance in chances)


@pytest.mark.parametrize("game", [game.id for game in games.every()])
def test_a_match_that_is_called_off_ends_as_it_stood(game: str) -> None:
    """Nobody has lost: the graph does not fall to nothing for everybody, and no answer did it."""
    rules = games.load(game)
    match: Match[State] = Match(rules, rules.seat_counts[0], seed=7)
    for _ in range(8):
        ask = match.asks[0]
        match.answer(ask.options[-1], ask.seat)
    before, _ = analysing._walk(match.record())
    match.abort()
    points, decisions = analysing._walk(match.record())
    assert points == before
    assert all(abs(one.after - one.before) < 0.9 for one in decisions)
