"""Whole matches over real connections: two people, spectators, hot-seat, bots, and coming back."""

import asyncio
from pathlib import Path

from tests.server.harness import Party, Player, ServerProcess, both, play, some_turns


@play
async def test_two_guests_play_a_whole_match(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        await both(ania.play_on(table), bartek.play_on(table))
        assert ania.result(table) == bartek.result(table)
        await both(*(p.until(lambda p=p: p.tables[table]["phase"] == "over") for p in (ania, bartek)))
        assert ania.gaps == bartek.gaps == 0
        assert ania.tables[table]["series"]["played"] == 1


@play
async def test_everybody_reads_in_their_own_language(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania", "pl")
        bartek = await party.guest("Bartek", "en")
        table = await ania.new_table()
        await bartek.ok("sit", table=table)
        await bartek.ok("watch", table=table)
        await ania.ok("start", table=table)
        await bartek.until(lambda: bartek.ask(table))
        assert ania.ask(table)["text"].startswith("Wybierz")
        assert bartek.ask(table)["text"].startswith("Choose")
        await both(ania.answer(table), bartek.answer(table))
        await bartek.past(table, 1)
        assert any("Ania" in line["text"] for line in bartek.log[table])


@play
async def test_others_see_who_is_asked_and_never_the_options(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, _, table = await party.pair()
        celina = await party.guest("Celina")
        await celina.ok("watch", table=table)
        await celina.until(lambda: table in celina.updates)
        assert celina.updates[table]["seat"] == 2
        for asks in (ania.question(table)["asks"], celina.question(table)["asks"]):
            assert "options" not in asks[1]
        assert celina.updates[table]["view"]["players"][0]["hand"] == [None] * 5
        assert ania.updates[table]["view"]["players"][0]["hand"][0]["face"]
        assert ania.tables[table]["spectators"] == 1


@play
async def test_a_spectator_sees_all_hands_once_the_match_is_over(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        celina = await party.guest("Celina")
        await celina.ok("watch", table=table)
        await bartek.ok("concede", table=table, seat=1)
        await celina.until(lambda: celina.result(table))
        assert all(card["face"] for card in celina.updates[table]["view"]["players"][0]["hand"])
        assert celina.result(table)["text"] == "Ania wins."
        assert ania.result(table)["why"] == "a player conceded"


@play
async def test_a_lost_connection_comes_back_to_the_same_seat_and_table(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        await some_turns(table, ania, bartek)
        await bartek.until(lambda: bartek.question(table) == bartek.updates[table]["question"])
        before, lines = bartek.updates[table], bartek.log[table]
        await bartek.drop()
        await ania.until(lambda: not ania.tables[table]["seats"][1]["online"])
        await bartek.reconnect(table)
        after = bartek.updates[table]
        for part in ("view", "question", "seat"):
            assert after[part] == before[part]
        assert bartek.log[table] == lines
        await ania.until(lambda: ania.tables[table]["seats"][1]["online"])
        await both(ania.play_on(table), bartek.play_on(table))


@play
async def test_an_answer_that_waits_for_the_others_is_still_known_after_coming_back(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        option = ania.ask(table)["options"][2]["id"]
        await ania.answer(table, option)
        await ania.until(lambda: ania.question(table)["asks"][0]["answered"])
        assert ania.question(table)["asks"][0]["given"] == option
        await ania.drop()
        await ania.reconnect(table)
        assert ania.question(table)["asks"][0]["given"] == option
        await bartek.until(lambda: bartek.question(table)["asks"][0]["answered"])
        assert "given" not in str(bartek.updates[table])
        await ania.ok("undo", table=table, seat=0)
        await ania.until(lambda: not ania.question(table)["asks"][0]["answered"])
        assert "given" not in ania.question(table)["asks"][0]


@play
async def test_a_seat_asks_about_the_cards_it_sees(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania", "pl")
        bartek = await party.guest("Bartek", "en")
        table = await ania.new_table("vale")
        await bartek.ok("sit", table=table)
        await bartek.ok("watch", table=table)
        await ania.ok("start", table=table)
        await both(*(p.until(lambda p=p: p.question(table)) for p in (ania, bartek)))
        asked, other = (ania, bartek) if ania.ask(table) else (bartek, ania)
        await asked.answer(table)
        await other.until(lambda: other.ask(table))
        taken = next(card for card in other.updates[table]["view"]["hunt"] if card["marker"] is not None)
        free = next(card for card in other.updates[table]["view"]["hunt"] if card["marker"] is None)
        told = (await other.ok("about", table=table, card=taken["id"]))["about"]
        assert told["why_not"]
        assert "why_not" not in (await other.ok("about", table=table, card=free["id"]))["about"]
        assert (await other.ok("about", table=table, card=123456))["about"] == {}
        waiting = (await asked.ok("about", table=table, card=free["id"]))["about"]
        assert "why_not" not in waiting, "who is not asked anything needs no reason"
        celina = await party.guest("Celina")
        await celina.ok("watch", table=table)
        assert (await celina.ok("about", table=table, card=free["id"]))["about"] == {}
        assert (await celina.post("/api/commands", {"type": "about", "table": table, "card": 1})).status_code == 400


@play
async def test_one_person_plays_both_seats_and_looks_from_each(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        table = await ania.new_table()
        await ania.ok("sit", table=table, seat=1, name="Babcia")
        await ania.ok("start", table=table)
        assert [seat["name"] for seat in ania.tables[table]["seats"]] == ["Ania", "Babcia"]
        while not ania.result(table):
            waiting = [ask["seat"] for ask in ania.question(table)["asks"] if not ask["answered"]]
            if ania.updates[table]["seat"] != waiting[0]:
                await ania.ok("watch", table=table, seat=waiting[0])
                assert ania.updates[table]["seat"] == waiting[0]
            other = 1 - waiting[0]
            assert None not in ania.updates[table]["view"]["players"][waiting[0]]["hand"]
            assert not any(ania.updates[table]["view"]["players"][other]["hand"]) or ania.log[table]
            await ania.answer(table)


@play
async def test_a_person_plays_a_bot_of_each_level(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        levels = (await ania.get("/api/games"))[0]["bots"]
        assert len(levels) >= 2
        for level in levels:
            # On a machine that stood still for a moment a bot may have been too late, but not in every match.
            for _ in range(3):
                failures = await failed(ania)
                table = await ania.new_table()
                await ania.ok("bot", table=table, seat=1, level=level)
                await ania.ok("start", table=table)
                await ania.play_on(table)
                if await failed(ania) == failures:
                    break
            else:
                raise AssertionError(f"{level} fails in every match: {failures}")


async def failed(player: Player) -> list[str]:
    """How often bots have failed on this server, by level."""
    metrics = (await player.http.get("/metrics")).text
    return [line for line in metrics.splitlines() if line.startswith("stolik_bot_failures_total{")]


@play
async def test_a_rehearsal_deals_and_plays_the_same_each_time(tmp_path: Path) -> None:
    async def played(word: str) -> list[str]:
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        folder.mkdir()
        with ServerProcess(folder, "--rehearsal", word) as server:
            async with Party(server.url) as party:
                ania = await party.guest("Ania")
                assert "foresees every deal" in server.logged()
                table = await ania.new_table()
                await ania.ok("bot", table=table, seat=1, level="random")
                await ania.ok("start", table=table)
                while not ania.result(table):
                    await ania.until(lambda: ania.ask(table) or ania.result(table))
                    if ask := ania.ask(table):
                        await ania.answer(table, ask["options"][0]["id"])
                bot = ania.tables[table]["seats"][1]["name"]
                return [line["text"].replace(bot, "the bot") for line in ania.log[table]]

    once = await played("first night")
    assert await played("first night") == once
    assert await played("second night") != once


@play
async def test_an_open_table_is_in_the_lobby_and_a_private_one_needs_its_invitation(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek = await party.guest("Ania"), await party.guest("Bartek")
        shown = await ania.new_table()
        hidden = await ania.new_table(open=False)
        listed = [line["id"] for line in await bartek.get("/api/tables")]
        assert shown in listed
        assert hidden not in listed
        assert (await bartek.refused("watch", table=hidden))["code"] == "private"
        assert (await bartek.refused("sit", table=hidden, code="guess"))["code"] == "private"
        code = ania.tables[hidden]["you"]["code"]
        await bartek.ok("watch", table=hidden, code=code)
        assert bartek.tables[hidden]["you"] == {
            "guest": bartek.id,
            "seats": [],
            "host": False,
            "looking": 2,
            "code": "",
            "muted": [],
        }
        await bartek.ok("sit", table=hidden)
        assert bartek.tables[hidden]["you"]["seats"] == [1]


@play
async def test_my_tables_say_whose_turn_it_is(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        await ania.answer(table)
        assert [(line["id"], line["turn"]) for line in await ania.get("/api/my/tables")] == [(table, False)]
        assert [(line["id"], line["turn"]) for line in await bartek.get("/api/my/tables")] == [(table, True)]


@play
async def test_an_idle_match_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--idle-seconds", "0.3") as server:
        async with Party(server.url) as party:
            ania, bartek, table = await party.pair()
            await some_turns(table, ania, bartek, questions=1)
            before = bartek.updates[table]
            await bartek.drop()
            metrics = ""
            while "stolik_matches 0.0" not in metrics:
                await asyncio.sleep(0.1)
                metrics = (await ania.http.get("/metrics")).text
            await bartek.reconnect(table)
            assert bartek.updates[table]["view"] == before["view"]
            assert bartek.log[table] == before["events"] or bartek.log[table]
            await both(ania.play_on(table), bartek.play_on(table))


@play
async def test_nobody_answers_for_another(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        celina: Player = await party.guest("Celina")
        await celina.ok("watch", table=table)
        option = bartek.ask(table)["options"][0]["id"]
        for stranger in (ania, celina):
            problem = await stranger.refused("answer", table=table, seat=1, question=1, options=[option])
            assert problem["code"] == "not-your-seat"
            assert (await stranger.refused("watch", table=table, seat=1))["code"] == "not-your-seat"
            assert (await stranger.refused("undo", table=table, seat=1))["code"] == "not-your-seat"
            assert (await stranger.refused("concede", table=table, seat=1))["code"] == "not-your-seat"
