"""After an upgrade of the rules everything goes on: also the tables whose match had ended."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Party, Player, both, play, some_turns
from tests.server.inside import Inside

from stolik import games
from stolik.server import copying
from stolik.server.bots import BotFailed
from stolik.table import Chance


def other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cardia deals otherwise from now on."""
    game = games.load("cardia")
    setup = type(game).setup

    def other_deal(self: Any, seats: int, options: Any, chance: Chance) -> Any:
        return setup(self, seats, options, Chance(chance.rng + 1000, chance.seal))

    monkeypatch.setattr(type(game), "setup", other_deal)
    monkeypatch.setattr(type(game), "rules", game.rules + 1)


async def come_back(party: Party, cookies: dict[str, Any], table: str) -> tuple[Player, Player]:
    players = []
    for name, cookie in cookies.items():
        player = await party.guest(name)
        await player.drop()
        player.http.cookies = cookie
        await player.connect()
        await player.ok("watch", table=table)
        players.append(player)
    return players[0], players[1]


@pytest.mark.parametrize("wins", [1, 3])
@play
async def test_a_table_whose_match_had_ended_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wins: int
) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(wins=wins)
        await both(ania.play_on(table), bartek.play_on(table))
        result, log, view = ania.result(table), ania.log[table], ania.updates[table]["view"]
        old = ania.tables[table]["match"]
        played = inside.server.hall.rooms[table].match
        assert played is not None
        answers = len(played.entries)
        cookies = {"Ania": ania.http.cookies, "Bartek": bartek.http.cookies}
        while not await inside.server.house.store.transcript(old):
            await ania.ok("sync", table=table)
    other_rules(monkeypatch)
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek = await come_back(party, cookies, table)
        # What was there last is shown, as it was.
        assert ania.result(table) == result
        assert ania.updates[table]["view"] == view
        assert [line["text"] for line in ania.log[table]] == [line["text"] for line in log]
        assert ania.question(table) is None
        refused = await ania.refused("answer", table=table, seat=0, question=1, options=["x"])
        assert refused["code"] == "no-match"
        await ania.ok("about", table=table, card=1)
        await ania.ok("report", table=table, text="hm")
        await ania.ok("chat", table=table, text="jeszcze raz?")
        if wins == 1:
            await ania.ok("propose", table=table, what="rematch")
            await bartek.until(lambda: bartek.tables[table]["proposal"])
            await bartek.ok("agree", table=table)
        else:
            await ania.ok("start", table=table)
        await both(*(player.until(lambda p=player: not p.result(table)) for player in (ania, bartek)))
        assert ania.tables[table]["match"] != old
        await both(ania.play_on(table), bartek.play_on(table))
        assert len((await ania.get(f"/api/matches/{old}?seat=0"))["pages"]) == 1 + answers


@play
async def test_somebody_may_leave_such_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        await ania.ok("concede", table=table, seat=0)
        await ania.until(lambda: ania.result(table))
        cookies = {"Ania": ania.http.cookies, "Bartek": bartek.http.cookies}
    other_rules(monkeypatch)
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek = await come_back(party, cookies, table)
        await ania.ok("leave", table=table)
        await bartek.until(lambda: not bartek.tables[table]["seats"][0]["guest"])


@play
async def test_a_transcript_shows_nothing_that_was_never_received(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under other rules the entries of a running match are another match: it names, or shows, what is still hidden."""
    running: list[tuple[str, dict[str, Any]]] = []
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        for _ in range(6):
            ania, bartek, table = await party.pair()
            await some_turns(table, ania, bartek)
            if not ania.result(table):
                running.append((table, {"Ania": ania.http.cookies, "Bartek": bartek.http.cookies}))
    assert running
    other_rules(monkeypatch)

    async def here(what: str, *args: Any, whose: str, seconds: float = 20.0) -> Any:
        """What a clerk does, under the other rules."""
        try:
            return getattr(copying, what)(*args)
        except Exception as error:
            raise BotFailed(str(error)) from error

    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        monkeypatch.setattr(inside.server.house.clerks, "wish", here)
        for table, cookies in running:
            for seat, player in enumerate(await come_back(party, cookies, table)):
                reply = await player.http.get(f"/api/tables/{table}/transcript?seat={seat}")
                assert (reply.status_code, reply.json()["code"]) == (409, "older-rules"), reply.text[:300]
                assert "detail" not in reply.json()
