"""Things done at a moment at which nobody meant them to be done."""

import asyncio
from pathlib import Path

import pytest
from tests.server.harness import Party, both, play
from tests.server.inside import Inside

from stolik import games
from stolik.server import operating
from stolik.server.leisure import Slowly
from stolik.server.rooms import agreeing, playing
from stolik.server.store import ChatLine, StoreDown


@pytest.mark.parametrize("what", ["abort", "rematch"])
@play
async def test_a_proposal_about_a_seat_that_is_not_there_is_refused(tmp_path: Path, what: str) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        if what == "rematch":
            await ania.ok("concede", table=table, seat=0)
        assert (await ania.refused("propose", table=table, what=what, seat=15))["code"] == "no-such-seat"
        await bartek.ok("sync", table=table)
        assert bartek.tables[table]["proposal"] is None


@play
async def test_no_rematch_begins_with_a_free_seat(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek = await party.guest("Ania"), await party.guest("Bartek")
        table = await ania.new_table("vale", seats=3)
        await ania.ok("bot", table=table, seat=1, level="random")
        await bartek.ok("watch", table=table)
        await bartek.ok("sit", table=table, seat=2)
        await ania.ok("start", table=table)
        await ania.ok("concede", table=table, seat=0)
        await bartek.until(lambda: bartek.tables[table]["phase"] == "over")
        await bartek.ok("propose", table=table, what="rematch")
        await ania.ok("kick", table=table, seat=1)
        await ania.ok("sync", table=table)
        if ania.tables[table]["proposal"] is not None:
            await ania.refused("agree", table=table)
        await ania.ok("sync", table=table)
        assert ania.tables[table]["phase"] == "over"


@play
async def test_the_time_of_whoever_returns_runs_out_like_any_other(tmp_path: Path) -> None:
    async with Inside(tmp_path, away_seconds=0.05) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(clock={"minutes": 1})
        await bartek.ok("leave", table=table)
        await ania.ok("propose", table=table, what="takeover", seat=1, level="expert")
        room = inside.server.hall.rooms[table]
        room.table.left[:] = [10_000.0, 0.2]
        room.clock.set_flag()
        await bartek.ok("sit", table=table, seat=1)
        await bartek.until(lambda: bartek.result(table))
        assert bartek.result(table)["reason"] == "time"


@pytest.mark.parametrize("meanwhile", ["answer", "undo"])
@play
async def test_what_is_taken_back_by_agreement_does_not_depend_on_what_others_answer_meanwhile(
    tmp_path: Path, meanwhile: str
) -> None:
    async with Inside(tmp_path, rehearsal="w0") as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        for player in (ania, bartek):
            await player.answer(table, player.ask(table)["options"][0]["id"])
        room = inside.server.hall.rooms[table]
        match = room.match
        assert match is not None
        assert len(match.asks) == 2  # of these cards none asks anything at once
        await both(ania.ok("sync", table=table), bartek.ok("sync", table=table))
        last = len(room.keeper.standing.follow(match.entries))
        last -= room.keeper.standing.answers_since(match.entries, 0)
        if meanwhile == "undo":
            await bartek.answer(table)
        assert (await ania.ok("undo", table=table, seat=0))["result"] == "proposed"
        if meanwhile == "undo":
            await bartek.ok("undo", table=table, seat=1)
        else:
            await bartek.answer(table)
        await bartek.until(lambda: bartek.tables[table]["proposal"])
        await bartek.ok("agree", table=table)
        assert len(room.keeper.standing.follow(match.entries)) == last


@play
async def test_a_match_that_a_bot_played_for_somebody_for_a_while_is_not_rated(tmp_path: Path) -> None:
    async with Inside(tmp_path, away_seconds=0.05) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        await bartek.ok("leave", table=table)
        await ania.ok("propose", table=table, what="takeover", seat=1, level="expert")
        await bartek.ok("sit", table=table, seat=1)
        await ania.ok("concede", table=table, seat=0)
        (past,) = (await bartek.get("/api/my/play"))["matches"]
        assert (past["outcome"], past["gained"]) == ("won", None)


@play
async def test_whoever_is_not_there_to_agree_is_not_made_to_play_again(tmp_path: Path) -> None:
    """A bot plays the rematch for them, as long as they do not return."""
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        await bartek.ok("leave", table=table)
        await ania.ok("concede", table=table, seat=0)
        await ania.ok("propose", table=table, what="rematch", level="random")
        await ania.until(lambda: ania.result(table) is None and ania.ask(table))
        seat = ania.tables[table]["seats"][1]
        assert (seat["guest"], seat["left"], seat["stand_in"]) == (bartek.id, True, "random")
        number = ania.question(table)["number"]
        await ania.answer(table)
        await ania.past(table, number)
        await bartek.ok("sit", table=table, seat=1)
        await bartek.ok("sync", table=table)
        seat = bartek.tables[table]["seats"][1]
        assert (seat["left"], seat["stand_in"]) == (False, "")


@play
async def test_whoever_is_back_for_the_rematch_plays_it(tmp_path: Path) -> None:
    async with Inside(tmp_path, away_seconds=0.0) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        await bartek.drop()
        await ania.until(lambda: not ania.tables[table]["seats"][1]["online"])
        await ania.ok("propose", table=table, what="takeover", seat=1, level="random")
        await ania.ok("concede", table=table, seat=0)
        await bartek.connect()
        await bartek.ok("watch", table=table)
        await ania.ok("propose", table=table, what="rematch")
        await bartek.until(lambda: bartek.ask(table))
        seat = bartek.tables[table]["seats"][1]
        assert (seat["left"], seat["stand_in"]) == (False, "")


@play
async def test_whoever_left_and_proposes_a_rematch_plays_it(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        await bartek.ok("leave", table=table)
        await ania.ok("concede", table=table, seat=0)
        await bartek.ok("propose", table=table, what="rematch")
        await ania.ok("agree", table=table)
        await bartek.until(lambda: bartek.ask(table))
        seat = bartek.tables[table]["seats"][1]
        assert (seat["left"], seat["stand_in"]) == (False, "")


@play
async def test_whoever_came_back_meanwhile_is_not_played_for_by_a_bot(tmp_path: Path) -> None:
    async with Inside(tmp_path, away_seconds=600.0) as inside, Party(inside.url) as party:
        ania, bartek, celina = [await party.guest(name) for name in ("Ania", "Bartek", "Celina")]
        table = await ania.new_table("vale", seats=3)
        for seat, player in ((1, bartek), (2, celina)):
            await player.ok("sit", table=table, seat=seat)
            await player.ok("watch", table=table)
        await ania.ok("start", table=table)
        await celina.ok("leave", table=table)
        await ania.ok("propose", table=table, what="takeover", seat=2, level="random")
        await celina.ok("sit", table=table, seat=2)
        await bartek.ok("sync", table=table)
        assert bartek.tables[table]["proposal"] is None
        assert (await bartek.refused("agree", table=table))["code"] == "no-proposal"
        room = inside.server.hall.rooms[table]
        room.agreements._abandoned = lambda seat: True  # type: ignore[method-assign]
        await ania.ok("propose", table=table, what="takeover", seat=2, level="random")
        del room.agreements._abandoned  # she has only lost the line for a while
        assert (await bartek.refused("agree", table=table))["code"] == "not-abandoned"
        await celina.ok("sync", table=table)
        assert celina.tables[table]["proposal"] is None
        room.agreements._abandoned = lambda seat: True  # type: ignore[method-assign]
        await ania.ok("propose", table=table, what="takeover", seat=2, level="random")
        del room.agreements._abandoned
        await bartek.ok("leave", table=table)
        await celina.ok("sync", table=table)
        assert celina.tables[table]["proposal"] is None
        assert celina.tables[table]["seats"][2]["stand_in"] == ""


@play
async def test_whoever_could_not_be_shown_a_table_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who seems to be there for ever cannot be played for."""
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        await bartek.drop()
        await ania.until(lambda: not ania.tables[table]["seats"][1]["online"])
        await bartek.connect()

        async def down(*_: object) -> list[ChatLine]:
            raise StoreDown("for a moment")

        with monkeypatch.context() as patch:
            patch.setattr(inside.server.house.store, "chat", down)
            assert (await bartek.refused("watch", table=table))["code"] == "store-down"
        await bartek.drop()
        await ania.ok("sync", table=table)
        assert not ania.tables[table]["seats"][1]["online"]
        assert [one.guest.id for one in inside.server.hall.rooms[table].watchers.values()] == [ania.id]


@play
async def test_a_lesson_that_may_not_begin_leaves_no_table(tmp_path: Path) -> None:
    async with Inside(tmp_path, matches_per_hour=1) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        assert (await ania.post("/api/lessons/cardia", {})).status_code == 201
        (first,) = await ania.get("/api/my/tables")
        assert (await ania.post("/api/lessons/vale", {})).json()["code"] == "enough"
        assert [one["id"] for one in await ania.get("/api/my/tables") if one["phase"] != "closed"] == [first["id"]]


@play
async def test_a_rematch_that_cannot_be_dealt_changes_nothing(tmp_path: Path) -> None:
    """New rules may not know an option any more that the table was set up with."""
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        await ania.ok("concede", table=table, seat=0)
        inside.server.hall.rooms[table].table.options["guild"] = "three"
        refused = await ania.refused("propose", table=table, what="rematch", swap=True)
        assert (refused["code"], refused["field"]) == ("bad-option", "guild")
        await bartek.ok("sync", table=table)
        assert bartek.tables[table]["you"]["seats"] == [1]
        assert bartek.tables[table]["proposal"] is None


@play
async def test_nobody_waits_until_a_long_match_is_played_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = 0

    async def piece_by_piece(work: Slowly[None]) -> None:
        nonlocal pieces
        for _ in work:
            pieces += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(playing, "at_leisure", piece_by_piece)
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        match = None
        while match is None or match.question is None:  # who plays by chance may be beaten before it is long
            table = await ania.new_table("ostium", seats=1)
            await ania.ok("start", table=table)
            match = inside.server.hall.rooms[table].match
            assert match is not None
            while match.question is not None and (len(match.entries) < 30 or match.can_undo(0)):
                await ania.play_on(table, 1)
        given = len(match.entries)
        await ania.ok("undo", table=table, seat=0)
        assert pieces == given - 1


@play
async def test_whoever_moves_up_at_a_smaller_table_keeps_what_was_set_for_them(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek = await party.guest("Ania"), await party.guest("Bartek")
        table = await ania.new_table("mysthea", seats=4)
        await bartek.ok("sit", table=table, seat=3)
        chosen = ["random", *games.load("mysthea").options[2].schema()["each"]["values"][1:4]]
        await ania.ok("setup", table=table, options={"chosen": chosen})
        await ania.ok("setup", table=table, seats=2)
        assert [seat["guest"] for seat in ania.tables[table]["seats"]] == [ania.id, bartek.id]
        assert ania.tables[table]["options"]["chosen"] == [chosen[0], chosen[3]]
        await ania.ok("setup", table=table, seats=3)
        assert ania.tables[table]["options"]["chosen"] == [chosen[0], chosen[3], "random"]


@play
async def test_nobody_sits_down_at_a_table_that_was_closed_a_moment_ago(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek = await party.guest("Ania"), await party.guest("Bartek")
        table = await ania.new_table()
        await bartek.ok("watch", table=table)
        await ania.ok("leave", table=table)
        await bartek.until(lambda: bartek.tables[table]["phase"] == "closed")
        assert (await bartek.refused("sit", table=table))["code"] == "no-such-table"


@play
async def test_no_rematch_begins_with_the_seat_of_somebody_who_was_erased(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, celina = [await party.guest(name) for name in ("Ania", "Bartek", "Celina")]
        table = await ania.new_table("vale", seats=3)
        for seat, player in ((1, bartek), (2, celina)):
            await player.ok("sit", table=table, seat=seat)
            await player.ok("watch", table=table)
        await ania.ok("start", table=table)
        await ania.ok("concede", table=table, seat=0)
        await ania.ok("propose", table=table, what="rematch")
        await operating.erase(inside.server.house.store, bartek.id)
        await celina.until(lambda: not celina.tables[table]["seats"][1]["guest"])
        assert celina.tables[table]["proposal"] is None
        assert (await celina.refused("agree", table=table))["code"] == "no-proposal"


@play
async def test_a_bot_that_plays_for_somebody_goes_on_when_they_are_erased(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        await bartek.ok("leave", table=table)
        await ania.ok("propose", table=table, what="takeover", seat=1, level="random")
        await operating.erase(inside.server.house.store, bartek.id)
        await ania.until(lambda: ania.tables[table]["seats"][1]["name"] == "Anon")
        assert ania.tables[table]["seats"][1]["stand_in"] == "random"
        await ania.play_on(table)


@play
async def test_whoever_looks_from_elsewhere_while_others_act_has_missed_nothing(tmp_path: Path) -> None:
    """The numbers of what they are sent go on, whatever comes before the first that is sent for the new side."""
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, _, table = await party.pair()
        room = inside.server.hall.rooms[table]
        async with room.keeper.lock:  # somebody else's command is carried out
            again = asyncio.create_task(ania.ok("watch", table=table))
            while not room.keeper.lock._waiters:
                await asyncio.sleep(0)
            room.shower.publish_table()
        await again
        assert ania.gaps == 0


@play
async def test_a_table_that_an_operator_touches_keeps_no_other_from_being_put_away(tmp_path: Path) -> None:
    async with Inside(tmp_path, lease_seconds=600.0) as inside, Party(inside.url) as party:
        hall, store = inside.server.hall, inside.server.house.store
        ania = await party.guest("Ania")
        first, second = [await ania.new_table("ostium", seats=1) for _ in range(2)]
        for table in (first, second):
            await ania.ok("start", table=table)
            if not ania.result(table):
                await ania.play_on(table, 1)
            hall.rooms[table].touched -= inside.settings.idle_seconds
        await store.edit_table(first, lambda stored: stored)
        await hall.sweep()
        assert hall.rooms[second].match is None


@pytest.mark.parametrize("how", ["kick", "setup"])
@play
async def test_whoever_is_shown_out_does_not_count_among_those_who_look_on(tmp_path: Path, how: str) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(start=False)
        if how == "kick":
            await ania.ok("kick", table=table, seat=1)
        else:
            await bartek.ok("leave", table=table)
            await ania.ok("setup", table=table, open=False)
        assert bartek.id not in {watcher.guest.id for watcher in inside.server.hall.rooms[table].watchers.values()}
        await ania.until(lambda: ania.tables[table]["spectators"] == 0)


@play
async def test_an_invited_guest_comes_in_although_an_operator_has_just_changed_the_table(tmp_path: Path) -> None:
    async with Inside(tmp_path, lease_seconds=600.0) as inside, Party(inside.url) as party:
        ania, celina = await party.guest("Ania"), await party.guest("Celina")
        table = await ania.new_table(open=False)
        await inside.server.house.store.edit_table(table, lambda stored: stored)
        await celina.ok("watch", table=table, code=ania.tables[table]["you"]["code"])
        assert celina.id in inside.server.hall.rooms[table].table.visitors


@play
async def test_whoever_takes_the_seat_of_a_player_has_neither_won_nor_lost_their_match(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        celina, darek = await party.guest("Celina"), await party.guest("Darek")
        await bartek.ok("concede", table=table, seat=1)
        await bartek.ok("leave", table=table)
        for put_away in (False, True):
            if put_away:
                await inside.server.hall.rooms[table].put_away()
            await ania.ok("sync", table=table)
            assert ania.log[table][-1]["text"] == "Bartek concedes."
            await celina.ok("watch", table=table)
            assert celina.log[table][-1]["text"] == "Bartek concedes."
            await celina.ok("sit", table=table, seat=1)
            await ania.ok("sync", table=table)
            assert ania.log[table][-1]["text"] == "Bartek concedes."
            assert ania.result(table)["names"] == ["Ania", "Bartek"]
            assert [seat["name"] for seat in ania.tables[table]["seats"]] == ["Ania", "Celina"]
            await celina.ok("leave", table=table)
        await ania.ok("bot", table=table, seat=1, level="random")
        await darek.ok("watch", table=table)
        assert darek.log[table][-1]["text"] == "Bartek concedes."
        await operating.erase(inside.server.house.store, bartek.id)
        await darek.until(lambda: darek.log[table][-1]["text"] == "Anon concedes.")
        assert darek.result(table)["names"] == ["Ania", "Anon"]


@play
async def test_what_a_match_was_dealt_from_is_still_shown_when_it_was_put_away(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(wins=2)
        await bartek.ok("concede", table=table, seat=1)
        await ania.until(lambda: ania.tables[table]["deal"]["secret"])
        room = inside.server.hall.rooms[table]
        await room.put_away()
        await bartek.drop()
        await ania.until(lambda: not ania.tables[table]["seats"][1]["online"])
        assert room.match is None
        assert ania.tables[table]["deal"]["secret"]
        await ania.ok("start", table=table)
        await ania.until(lambda: ania.ask(table))
        assert not ania.tables[table]["deal"]["secret"]
        await room.put_away()
        room.shower.publish_table()
        await ania.ok("unwatch", table="nowhere")
        assert not ania.tables[table]["deal"]["secret"]


@play
async def test_only_a_guest_is_erased_whatever_an_operator_types(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        store = inside.server.house.store
        ania, bartek, table = await party.pair()
        alone = await ania.new_table()
        await ania.ok("bot", table=alone, seat=1, level="random")
        before = [await store.table(one) for one in (table, alone)]
        state = ania.tables[table]
        mistaken = ["", " ", "%", "cardia", "random", "playing", table, state["match"], state["you"]["code"]]
        for typed in [*mistaken, "Ania", ania.id[:-1]]:
            with pytest.raises(operating.Unknown):
                await operating.erase(store, typed)
            assert [await store.table(one) for one in (table, alone)] == before, typed
        assert (await operating.erase(store, bartek.id)).tables == 1


@play
async def test_nobody_uses_up_what_others_may_take_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agreeing, "TAKEN_BACK", 6)
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        for _ in range(3):
            await ania.answer(table)
            await ania.ok("undo", table=table, seat=0)
            await ania.until(lambda: ania.ask(table))
        await ania.answer(table)
        assert (await ania.refused("undo", table=table, seat=0))["code"] == "too-much-undone"
        assert (await bartek.refused("undo", table=table, seat=1))["code"] == "nothing-to-undo"


@pytest.mark.parametrize(
    ("command", "wrong"),
    [("sit", {"seat": -1}), ("nothing", {}), ("chat", {"text": "x" * 501}), ("start", {"table": 5}), ("undo", {})],
)
@play
async def test_whoever_sends_what_is_no_command_is_told_so_by_its_id(
    tmp_path: Path, command: str, wrong: dict[str, object]
) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        async with asyncio.timeout(10):
            assert (await ania.refused(command, **{"table": "abc", **wrong}))["code"] == "bad-message"
            assert "id" not in await ania.say_raw('{"type": "start", "id": [7]}')
