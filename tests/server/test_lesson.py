"""A lesson at the server: what the learner is told, what is refused, and that only the record is stored."""

import asyncio

import pytest
from tests.server.harness import Json, Party, Player, ServerProcess, play
from tests.server.test_protocol import validator

from stolik import games


async def begin(player: Player, game: str = "cardia") -> str:
    reply = await player.post(f"/api/lessons/{game}", {})
    assert reply.status_code == 201, reply.text
    table: str = reply.json()["id"]
    await player.ok("watch", table=table)
    return table


def lesson(player: Player, table: str) -> Json:
    told: Json = player.updates[table]["lesson"]
    return told


async def obey(player: Player, table: str) -> None:
    (expected,) = lesson(player, table)["expect"]
    reply = await player.answer(table, expected)
    assert reply["type"] == "done", reply


def other_option(player: Player, table: str) -> str:
    ask = player.ask(table)
    assert ask is not None
    return str(next(one["id"] for one in ask["options"] if one["id"] not in lesson(player, table)["expect"]))


@play
async def test_the_list_of_games_says_which_can_be_learnt(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        listed = {game["id"]: game["lesson"] for game in await ania.get("/api/games")}
        assert listed == {game.id: game.lesson() is not None for game in games.every()}
        assert listed["cardia"]
        reply = await ania.post("/api/lessons/chess", {})
        assert (reply.status_code, reply.json()["code"]) == (404, "no-such-game")


@pytest.mark.parametrize("game", [game.id for game in games.every() if game.lesson()])
@play
async def test_a_lesson_is_played_to_its_end(server: ServerProcess, game: str) -> None:
    message = validator("Message")
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        table = await begin(ania, game)
        assert ania.tables[table]["lesson"]
        assert not ania.tables[table]["open"]
        steps = lesson(ania, table)["steps"]
        for step in range(steps):
            told = lesson(ania, table)
            assert (told["step"], told["over"]) == (step, False)
            assert told["text"]
            assert ania.updates[table]["undo"] == ""
            await obey(ania, table)
        told = lesson(ania, table)
        assert told["over"]
        assert told["expect"] == []
        assert told["step"] == steps
        assert told["text"]
        if not ania.result(table):
            # From here on it is a match like any other, against a bot.
            await ania.until(lambda: ania.ask(table) or ania.result(table))
            for _ in range(5):
                await ania.until(lambda: ania.ask(table) or ania.result(table))
                await ania.answer(table)
                assert lesson(ania, table) is None, "whoever goes on has read the last word"
        for frame in ania.received:
            message.validate(frame)


@play
async def test_another_answer_is_refused_kindly_and_changes_nothing(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, celina = await party.guest("Ania"), await party.guest("Celina", "pl")
        for player, hint in ((ania, "the next step is: Swamp Guardian"), (celina, "„Strażnik bagien”")):
            table = await begin(player)
            before = dict(player.updates[table])
            ask, question = player.ask(table), player.question(table)
            assert ask is not None
            assert question is not None
            wrong = other_option(player, table)
            problem = await player.refused("answer", table=table, seat=0, question=question["number"], options=[wrong])
            assert (problem["code"], problem["field"]) == ("lesson-expects", "options")
            assert hint in problem["text"]
            assert player.updates[table] == before
            await player.ok("sync", table=table)
            assert player.question(table) == question
            assert lesson(player, table) == before["lesson"]
            await obey(player, table)
            assert lesson(player, table)["step"] == 1
            assert lesson(player, table)["happened"]


@play
async def test_a_lesson_is_not_taken_back_nor_set_up_anew(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        table = await begin(ania)
        await obey(ania, table)
        for command in (
            {"type_": "undo", "seat": 0},
            {"type_": "setup", "wins": 3},
            {"type_": "bot", "seat": 1, "level": "random"},
            {"type_": "kick", "seat": 1},
        ):
            assert (await ania.refused(table=table, **command))["code"] == "in-lesson"


@play
async def test_it_goes_on_after_a_lost_connection(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        table = await begin(ania)
        for _ in range(3):
            await obey(ania, table)
        before = lesson(ania, table)
        await ania.reconnect(table)
        assert lesson(ania, table) == before
        await ania.ok("watch", table=table, language="pl")
        assert lesson(ania, table)["expect"] == before["expect"]
        assert "zdolność stałą" in lesson(ania, table)["text"]
        await obey(ania, table)
        assert lesson(ania, table)["step"] == 4


@pytest.mark.parametrize("crash", [True, False], ids=["crash", "restart"])
@pytest.mark.parametrize("game", ["cardia", "vale"])
@play
async def test_it_goes_on_after_the_server_was_gone(own_server: ServerProcess, game: str, crash: bool) -> None:
    async with Party(own_server.url) as party:
        ania = await party.guest("Ania")
        table = await begin(ania, game)
        for _ in range(5):
            await obey(ania, table)
        before, view = lesson(ania, table), ania.updates[table]["view"]
        await asyncio.to_thread(own_server.kill if crash else own_server.stop)
        await asyncio.to_thread(own_server.start)
        await ania.reconnect(table)
        assert lesson(ania, table) == before
        assert ania.updates[table]["view"] == view
        while not lesson(ania, table)["over"]:
            await obey(ania, table)
        assert (ania.result(table) is not None) == (game == "cardia")


@play
async def test_spectators_learn_nothing_and_strangers_do_not_get_in(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek = await party.guest("Ania"), await party.guest("Bartek")
        table = await begin(ania)
        assert (await bartek.refused("watch", table=table))["code"] == "private"
        await bartek.ok("watch", table=table, code=ania.tables[table]["you"]["code"])
        assert lesson(bartek, table) is None
        assert all("options" not in ask for ask in bartek.question(table)["asks"])  # type: ignore[index]


@play
async def test_a_lesson_left_half_way_is_called_off_by_the_next_one(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        first = await begin(ania)
        await obey(ania, first)
        second = await begin(ania)
        await ania.until(lambda: ania.result(first))
        assert lesson(ania, first) is None, "nothing is taught at a match that was called off"
        assert lesson(ania, second)["step"] == 0


@play
async def test_a_rematch_at_a_lesson_is_an_ordinary_match(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        table = await begin(ania)
        while not lesson(ania, table)["over"]:
            await obey(ania, table)
        before = ania.updates[table]["match"]
        await ania.ok("propose", table=table, what="rematch")
        await ania.until(lambda: ania.updates[table]["match"] != before and ania.ask(table))
        assert not ania.tables[table]["lesson"]
        assert "lesson" not in ania.updates[table]
        await ania.play_on(table)


@play
async def test_whoever_gives_up_is_not_told_that_they_won(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        table = await begin(ania)
        while lesson(ania, table)["step"] < lesson(ania, table)["steps"] - 1:
            await obey(ania, table)
        await ania.ok("concede", table=table, seat=0)
        await ania.until(lambda: ania.result(table))
        assert lesson(ania, table) is None
