"""Hints: what the expert would do, for whoever plays only against bots, from what their seat knows and no more."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest
from tests.server.harness import Party, Player, ServerProcess, play
from tests.server.inside import Inside

from stolik.bots import Thought
from stolik.table import Ask, Match, Option, State


async def against_a_bot(player: Player, game: str = "cardia", **more: Any) -> str:
    table = await player.new_table(game, **more)
    await player.ok("bot", table=table, seat=1, level="random")
    await player.ok("start", table=table)
    await player.until(lambda: player.ask(table))
    return table


@play
async def test_the_expert_says_what_it_would_do_and_answers_nothing(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        table = await against_a_bot(ania)
        assert ania.tables[table]["hints"]
        ask, number = ania.ask(table), ania.question(table)["number"]
        hint = (await ania.post("/api/commands", {"type": "hint", "table": table, "seat": 0})).json()["hint"]
        options = [option["id"] for option in ask["options"]]
        assert hint["question"] == number
        assert hint["option"] in options
        assert hint.get("second") in {*options, None} - {hint["option"]}
        assert hint["mixed"], "both place a card before either is seen"
        assert 1 / len(options) <= hint["share"] <= 1
        assert 0 <= hint.get("cost", 0) <= hint["chance"] <= 1
        assert ania.ask(table) == ask
        assert (await ania.send("hint", table=table, seat=1))["code"] == "not-your-seat"


@play
async def test_nobody_is_helped_against_people(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        for player, seat in ((ania, 0), (bartek, 1)):
            assert not player.tables[table]["hints"]
            assert (await player.refused("hint", table=table, seat=seat))["code"] == "no-hints"
        celina = await party.guest("Celina")
        both = await celina.new_table()
        await celina.ok("sit", table=both, seat=1)
        await celina.ok("start", table=both)
        assert (await celina.refused("hint", table=both, seat=0))["code"] == "no-hints"
        lesson = (await celina.post("/api/lessons/cardia", {})).json()
        assert (await celina.post("/api/commands", {"type": "hint", "table": lesson["id"], "seat": 0})).json()[
            "code"
        ] == "in-lesson"


@play
async def test_hints_are_counted_and_wait_for_each_other(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    """The answer that is given while the expert thinks makes its hint stale; the table never waits for it."""
    async with Inside(tmp_path, hints_per_minute=2) as inside, Party(inside.url) as party:
        thinks, goes_on = asyncio.Event(), asyncio.Event()
        seen: list[tuple[Match[State], int]] = []

        async def consider(match: Match[State], seat: int) -> tuple[Sequence[Option], Thought, bool]:
            seen.append((match, seat))
            thinks.set()
            await goes_on.wait()
            options = match.ask_of(seat).options  # type: ignore[union-attr]
            visits = tuple(range(1, len(options) + 1))
            run = tuple((0.1 * n, 0.1 * n + 0.01 * (n % 2)) for n in visits)
            blind = not isinstance(match.question, Ask)
            return options, Thought(visits, tuple(0.1 * n * n for n in visits), sum(visits), (run,)), blind

        monkeypatch.setattr(inside.server.house.thinkers, "consider", consider)
        ania = await party.guest("Ania")
        table = await against_a_bot(ania)
        wish = {"type": "hint", "table": table, "seat": 0}
        first = asyncio.create_task(ania.post("/api/commands", wish))
        await thinks.wait()
        assert (await ania.post("/api/commands", wish)).json()["code"] == "busy"
        number = ania.question(table)["number"]
        await ania.answer(table)
        await ania.until(lambda: ania.ask(table) and ania.question(table)["number"] > number)
        while len(ania.ask(table).get("options", ())) < 2:  # one question in a hundred has no second choice
            await ania.answer(table)
            await ania.until(lambda: ania.ask(table))
        goes_on.set()
        late = (await first).json()
        assert (late["result"], "hint" in late) == ("stale", False)
        ask = ania.ask(table)
        hint = (await ania.post("/api/commands", wish)).json()["hint"]
        count = len(ask["options"])
        assert hint["option"] == ask["options"][-1]["id"]
        assert hint["second"] == ask["options"][-2]["id"]
        if not hint.get("mixed"):
            assert hint["share"] == 0.99, "in every world it was better by about as much"
        assert hint["chance"] == round((0.1 * count + 1) / 2, 3)
        assert hint["cost"] == 0.05
        assert (await ania.post("/api/commands", wish)).json()["code"] == "too-fast"


@pytest.mark.parametrize("visits", [(60, 30, 10), (97, 2, 1)])
@play
async def test_where_others_choose_blindly_a_hint_says_how_often(
    tmp_path, monkeypatch: pytest.MonkeyPatch, visits
) -> None:  # type: ignore[no-untyped-def]
    """As often as the expert does choose it, which is not how often its search looked at it."""
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        rest = (0,) * 12
        chosen: list[Option] = []

        async def consider(match: Match[State], seat: int) -> tuple[Sequence[Option], Thought, bool]:
            options = match.ask_of(seat).options  # type: ignore[union-attr]
            thought = Thought((*visits, *rest)[: len(options)], (0.0,) * len(options), 100)
            chosen[:] = [thought.choice(options, True, random.Random(n)) for n in range(4000)]
            return options, thought, True

        monkeypatch.setattr(inside.server.house.thinkers, "consider", consider)
        ania = await party.guest("Ania")
        table = await against_a_bot(ania)
        match = inside.server.hall.rooms[table].match
        assert match is not None
        ask = match.ask_of(0)
        assert ask is not None
        hint = (await ania.post("/api/commands", {"type": "hint", "table": table, "seat": 0})).json()["hint"]
        often = {match.option_id(ask, option): chosen.count(option) / 4000 for option in chosen}
        assert hint["mixed"]
        assert hint.get("share", 1.0) == pytest.approx(often[hint["option"]], abs=0.03)
        assert hint.get("second_share", 0.0) == pytest.approx(often.get(hint.get("second", ""), 0.0), abs=0.03)
        assert (len(often) > 1) == ("second" in hint), "what it would never choose is no second choice"


@pytest.mark.parametrize(("game", "seats"), [("mysthea", 5), ("vale", 4), ("cardia", 2)])
@play
async def test_at_a_table_of_many_a_hint_speaks_of_the_chance_to_win_against_all(
    tmp_path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:  # type: ignore[no-untyped-def]
    """At the beginning nobody is ahead of the best rival, which is an even chance only where there is one."""
    async with Inside(tmp_path) as inside, Party(inside.url) as party:

        async def consider(match: Match[State], seat: int) -> tuple[Sequence[Option], Thought, bool]:
            count = len(options := match.ask_of(seat).options)  # type: ignore[union-attr]
            return options, Thought((9, 8, *(1,) * (count - 2)), (0.0, -1.6, *(-0.9,) * (count - 2)), 100), False

        monkeypatch.setattr(inside.server.house.thinkers, "consider", consider)
        ania = await party.guest("Ania")
        table = await ania.new_table(game, seats=seats)
        for seat in range(1, seats):
            await ania.ok("bot", table=table, seat=seat, level="random")
        await ania.ok("start", table=table)
        await ania.until(lambda: ania.ask(table) and len(ania.ask(table)["options"]) > 2)  # type: ignore[index]
        hint = (await ania.post("/api/commands", {"type": "hint", "table": table, "seat": 0})).json()["hint"]
        assert hint["chance"] == pytest.approx(1 / seats, abs=0.04)
        assert hint["cost"] == pytest.approx(0.2 / seats, abs=0.01), "of what there is, a fifth"


@play
async def test_a_hint_is_thought_of_in_a_world_that_the_seat_may_hold_for_true(tmp_path) -> None:  # type: ignore[no-untyped-def]
    """What goes to the worker shows the seat's own view, and not the opponent's hand as it is."""
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        thinkers = inside.server.house.thinkers
        sent: list[Any] = []

        async def work(job: Any, seconds: float) -> Thought:
            sent.append(job)
            return Thought((1,) * len(job[4]), (0.0,) * len(job[4]), 1)

        for worker in thinkers._workers:
            worker.work = work  # type: ignore[method-assign]
        ania = await party.guest("Ania")
        table = await against_a_bot(ania)
        match = inside.server.hall.rooms[table].match
        assert match is not None
        for _ in range(8):
            await thinkers.consider(match, 0)
        worlds = [Match.unpack(match.game, job[2]) for job in sent if job[0] == "think"]
        assert all(world.view(0) == match.view(0) for world in worlds)
        truth = match.view(1)["players"][1]["hand"]  # type: ignore[index, call-overload]
        assert any(world.view(1)["players"][1]["hand"] != truth for world in worlds)  # type: ignore[index, call-overload]
