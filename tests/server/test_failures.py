"""What must not stop a match: broken rules, bots that crash or dawdle, a store that fails, a slow reader."""

import asyncio
import json
import os
import pickle
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import PATIENCE, Party, both, play, some_turns
from tests.server.inside import Inside

from stolik import games
from stolik.bots import Chair
from stolik.server import bots
from stolik.server.rooms.keeping import ERRORS
from stolik.server.store import Change
from stolik.table import Chance, DamagedRecord, Match, Record


@pytest.fixture
def broken_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """Cardia whose encounters cannot be compared while `broken` is set."""
    game = games.load("cardia")
    switch = {"broken": True}
    view = type(game).view
    compare = game.steps["place"]

    def place(g: Any) -> Any:
        answer = yield from compare(g)
        if switch["broken"]:
            raise ZeroDivisionError("the Djinn laughs")
        return answer

    monkeypatch.setattr(type(game), "steps", {**game.steps, "place": place})
    yield switch
    assert type(game).view is view


@play
async def test_an_exception_in_the_rules_costs_one_answer_and_tells_the_table(
    tmp_path: Path, broken_rules: dict[str, Any]
) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        await ania.answer(table)
        problem = await bartek.answer(table)
        assert problem["code"] == "rules-broke"
        assert problem["report"] in problem["text"]
        await ania.until(lambda: ania.notices)
        assert ania.notices[0]["report"] == problem["report"]
        assert ania.notices[0]["report"] in ania.notices[0]["text"]
        document = await inside.server.house.store.report(problem["report"])
        bundle = json.loads(document or "")
        assert "ZeroDivisionError" in bundle["text"]
        assert len(Record.from_json(bundle["record"]).entries) == 2
        await bartek.ok("sync", table=table)
        assert [ask["answered"] for ask in bartek.question(table)["asks"]] == [True, False]
        broken_rules["broken"] = False
        others = await party.pair()
        await both(others[0].play_on(others[2]), others[1].play_on(others[2]))
        await both(ania.play_on(table), bartek.play_on(table))
        stored = await inside.server.house.store.match(ania.tables[table]["match"])
        assert stored is not None
        assert stored.ended


@play
async def test_an_error_that_somebody_repeats_fills_no_disk(tmp_path: Path, broken_rules: dict[str, Any]) -> None:
    """Each report holds the whole match, and beyond their room the oldest of all go."""
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        store = inside.server.house.store
        await ania.answer(table)
        told = [await bartek.answer(table) for _ in range(ERRORS + 20)]
        assert {problem["code"] for problem in told} == {"rules-broke"}
        kept = {report for report, _ in await store.reports(1000)}
        assert len(kept) == ERRORS
        assert {problem["report"] for problem in told} == kept, "whoever is told of one can name it"
        await bartek.ok("report", table=table, text="what people say is counted otherwise")
        assert len(await store.reports(1000)) == ERRORS + 1


@play
async def test_a_match_that_cannot_be_opened_is_reported_a_few_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, _, table = await party.pair()
        room, store = inside.server.hall.rooms[table], inside.server.house.store
        room.keeper.forget()

        def damaged(*_: Any, **more: Any) -> Any:
            raise DamagedRecord("somebody spilt tea")
            yield

        monkeypatch.setattr(Match, "replaying", damaged)
        told = [await ania.refused("watch", table=table) for _ in range(ERRORS + 10)]
        assert {problem["code"] for problem in told} == {"damaged"}
        assert len(await store.reports(1000)) == ERRORS


@play
async def test_a_bot_that_breaks_the_rules_does_not_stop_the_server(
    tmp_path: Path, broken_rules: dict[str, Any]
) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        table = await ania.new_table()
        await ania.ok("bot", table=table, seat=1, level="random")
        await ania.ok("start", table=table)
        await ania.until(lambda: ania.question(table)["asks"][1]["answered"])
        assert (await ania.answer(table))["code"] == "rules-broke"
        broken_rules["broken"] = False
        await ania.play_on(table)


@pytest.mark.parametrize("sabotage", ["crash", "sleep"])
@play
async def test_a_bot_that_crashes_or_dawdles_is_replaced_by_a_legal_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sabotage: str
) -> None:
    # What the worker is sent makes it end at once, or wait for ever.
    real, bad = bots.imagine, Ending() if sabotage == "crash" else Sleeping()
    monkeypatch.setattr(bots, "imagine", lambda *_: bad)
    monkeypatch.setattr(bots, "START", 1.0)
    monkeypatch.setattr(bots, "GRACE", 0.2)
    async with Inside(tmp_path, bot_seconds=0.1) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        table = await ania.new_table()
        await ania.ok("bot", table=table, seat=1, level="greedy")
        await ania.ok("start", table=table)
        await ania.until(lambda: ania.question(table)["asks"][1]["answered"])
        monkeypatch.setattr(bots, "imagine", real)
        for patience in ("START", "GRACE"):
            monkeypatch.setattr(bots, patience, PATIENCE)
        await ania.play_on(table)
        metrics = inside.server.house.metrics.page().decode()
        assert 'stolik_bot_failures_total{level="greedy"} 1.0' in metrics


class Sleeping:
    """Unpickling it takes for ever."""

    def __reduce__(self) -> tuple[Any, ...]:
        return time.sleep, (3600,)


class Ending:
    """Unpickling it ends the process."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (3,)


@play
async def test_a_worker_gets_worlds_and_neither_the_seed_nor_the_hidden_cards(tmp_path: Path) -> None:
    game = games.load("cardia")
    match = Match(game, 2, seed=5)
    hidden = [card for card in range(32) if not match.state.sees(0, card)]
    rng = random.Random(1)
    worlds = [bots.imagine(match, 0, rng) for _ in range(60)]
    unpacked = [Match.unpack(game, world) for world in pickle.loads(pickle.dumps(worlds))]
    for card in hidden:
        assert len({world.state.faces[card] for world in unpacked}) > 1
    for world in unpacked:
        assert world.view(0) == match.view(0)
        assert world.state.rng != match.state.rng
        assert world.checkpoint.rng != match.state.rng
        assert world.entries == []
    chair = Chair(unpacked[0], 0)
    assert chair.options == match.ask_of(0).options
    for card in hidden:  # what the worker imagines from one world goes as far from the truth as that itself
        assert len({chair.world(rng).state.faces[card] for _ in range(60)}) > 1


@play
async def test_what_the_store_did_not_keep_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        await ania.answer(table)
        store = inside.server.house.store
        save = store.save

        async def fail(change: Change) -> None:
            raise OSError("no space left on device")

        monkeypatch.setattr(store, "save", fail)
        assert (await bartek.answer(table))["code"] == "failed"
        monkeypatch.setattr(store, "save", save)
        await bartek.ok("sync", table=table)
        assert bartek.question(table)["number"] == 1
        assert [ask["answered"] for ask in bartek.question(table)["asks"]] == [True, False]
        await both(ania.play_on(table), bartek.play_on(table))


@play
async def test_an_error_in_the_middle_of_a_command_leaves_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        await ania.answer(table)

        def undoing(match: Match[Any], seat: int, **_: object) -> None:
            del match.pending[seat]
            raise KeyError("halfway")

        with monkeypatch.context() as broken:
            broken.setattr(Match, "undoing", undoing)
            assert (await ania.refused("undo", table=table, seat=0))["code"] == "failed"
        await ania.ok("sync", table=table)
        assert ania.question(table)["asks"][0]["answered"]
        await both(ania.play_on(table), bartek.play_on(table))


@play
async def test_a_match_that_another_node_wrote_to_is_read_anew(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        option = json.dumps(inside.server.hall.rooms[table].match.asks[1].options[0])
        entry = f'{{"kind": "answer", "seat": 1, "question": 1, "value": {option}, "at": 0.0}}'
        change = Change(table, match=ania.tables[table]["match"], first=0, entries=[entry])
        await inside.server.house.store.save(change)
        assert (await ania.answer(table))["code"] == "moved"
        await ania.ok("sync", table=table)
        assert [ask["answered"] for ask in ania.question(table)["asks"]] == [False, True]
        await both(ania.play_on(table), bartek.play_on(table))


@play
async def test_a_reader_who_is_too_slow_gets_everything_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from stolik.server import connection

    monkeypatch.setattr(connection, "MOST_WAITING", 3)
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        for n in range(40):
            await asyncio.gather(*(ania.ok("chat", table=table, text=f"{n} {m}") for m in range(5)))
        await bartek.until(lambda: len(bartek.chat) >= 100)
        await both(ania.play_on(table), bartek.play_on(table))
        assert bartek.gaps == 0 or inside.server.house.metrics.behind._value.get() > 0


@play
async def test_a_clock_that_runs_out_loses_the_match(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(clock={"minutes": 1})
        await ania.answer(table)
        room = inside.server.hall.rooms[table]
        room.table.left[1] = 0.2
        room.clock.set_flag()
        await both(*(player.until(lambda p=player: p.result(table)) for player in (ania, bartek)))
        assert ania.result(table)["places"] == [1, 2]
        await ania.until(lambda: ania.notices)
        assert ania.notices[0]["text"] == "Bartek is out of time."


@play
async def test_a_match_goes_on_and_its_replay_opens_after_the_rules_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.load("cardia")
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, old = await party.pair()
        await both(ania.play_on(old), bartek.play_on(old))
        table = await ania.new_table()
        await bartek.ok("sit", table=table)
        await bartek.ok("watch", table=table)
        await ania.ok("start", table=table)
        # One question: a few deals more and, now and then, the Djinn has won already, and what is over has no snapshot.
        await some_turns(table, ania, bartek, questions=1)
        await ania.ok("sync", table=table)
        view, cookies = ania.updates[table]["view"], (ania.http.cookies, bartek.http.cookies)
        finished = ania.tables[old]["match"]
        pages = (await ania.get(f"/api/matches/{finished}?seat=0"))["pages"]
    setup = type(game).setup

    def other_deal(self: Any, seats: int, options: Any, chance: Chance) -> Any:
        return setup(self, seats, options, Chance(chance.rng + 1000, chance.seal))

    monkeypatch.setattr(type(game), "setup", other_deal)
    monkeypatch.setattr(type(game), "rules", game.rules + 1)
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek = await party.guest("Ania"), await party.guest("Bartek")
        for player, cookie in zip((ania, bartek), cookies, strict=True):
            await player.drop()
            player.http.cookies = cookie
            await player.connect()
            await player.ok("watch", table=table)
        assert ania.updates[table]["view"] == view
        assert 'restored_total{how="snapshot"} 1.0' in inside.server.house.metrics.page().decode()
        await both(ania.play_on(table), bartek.play_on(table))
        assert (await ania.get(f"/api/matches/{finished}?seat=0"))["pages"] == pages
        last = (await ania.get(f"/api/matches/{ania.tables[table]['match']}"))["pages"][-1]
        assert last["result"]["places"] == ania.result(table)["places"]
