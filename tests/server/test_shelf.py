"""Decks that guests keep, and what every seat of a table plays with."""

import asyncio
import time
from pathlib import Path

import pytest
from tests.server.harness import Party, Player, ServerProcess, play
from tests.server.inside import Inside

from stolik.games.keyforge.decks import ONYX, write_list
from stolik.server import shelves
from stolik.server.protocol import KeptOut
from stolik.server.store import Kept
from stolik.table import Shelf

SHELF = "/api/my/shelf/keyforge"
KNOWN = "All cards of Call of the Archons and some of later sets are known"


async def generated(player: Player, seed: int, **more: object) -> dict[str, object]:
    reply = await player.post(SHELF, {"text": f"generated {seed}", **more})
    assert reply.status_code in (200, 201), reply.text
    found: dict[str, object] = reply.json()
    return found


@play
async def test_a_guest_keeps_renames_and_drops_decks(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek = await party.guest("Ania"), await party.guest("Bartek")
        assert await ania.get(SHELF) == []
        first = await generated(ania, 1234)
        page = first["page"]
        assert len(page["houses"]) == 3
        assert sum(page["cards"].values()) == sum(page["rarities"].values()) == 36
        assert 1 <= page["strength"] <= 99
        again = await generated(ania, 1234, keep=False)
        assert (again["id"], again["text"]) == ("", first["text"]), "the same seed makes the same deck"
        second = (await ania.post(SHELF, {"text": write_list(ONYX), "name": "My  Onyx"})).json()
        assert second["page"]["name"] == "My Onyx"
        assert second["page"]["houses"] == ["brobnar", "dis", "shadows"]
        assert {one["id"] for one in await ania.get(SHELF)} == {first["id"], second["id"]}
        assert await bartek.get(SHELF) == []
        path = f"{SHELF}/{second['id']}"
        assert (await bartek.post(path, {"name": "Mine"})).json()["code"] == "not-kept"
        assert (await bartek.http.request("DELETE", path)).status_code == 404
        assert (await ania.post(path, {"name": "Węgiel"})).json()["page"]["name"] == "Węgiel"
        assert (await ania.post(path, {"name": " "})).json()["field"] == "name"
        assert (await ania.http.request("DELETE", path)).status_code == 200
        assert [one["id"] for one in await ania.get(SHELF)] == [first["id"]]


@play
async def test_the_name_of_a_deck_covers_nothing_that_others_read(server: ServerProcess) -> None:
    listed = "\n".join(write_list(ONYX).splitlines()[1:])
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        for name in ("Z" + "\u0317\u0301" * 30, "Z" + "\u20dd" * 3, "\u202eZ"):
            reply = await ania.post(SHELF, {"text": f"# {name}\n{listed}"})
            assert (reply.status_code, reply.json()["code"]) == (400, "bad-text"), name
            decks = [f"# {name}\n{listed}", "starter"]
            reply = await ania.post("/api/tables", {"game": "keyforge", "options": {"deck": decks}})
            assert (reply.status_code, reply.json()["field"]) == (400, "deck"), name
        for name in ("Ngạ\u0323o", "Z\u0335\u0301ucht", "שָׁלוֹם"):
            assert (await ania.post(SHELF, {"text": f"# {name}\n{listed}"})).status_code == 201, name


@play
async def test_what_is_wrong_with_a_deck_is_said_with_its_line(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        listed = write_list(ONYX).replace("1 fear", "1 no such card")
        line = listed.splitlines().index("1 no such card") + 1
        reply = await ania.post(SHELF, {"text": listed})
        assert (reply.status_code, reply.json()["code"], reply.json()["field"]) == (400, "bad-text", "text")
        assert (
            reply.json()["detail"] == f"line {line}: there is no card “no such card” here; check the spelling. {KNOWN}"
        )
        reply = await ania.post(SHELF, {"text": '{\n"houses": {"dis": ["fear"]}\n}'})
        assert "line 3: a deck has 3 houses, each named on a line of its own; here there is 1" in reply.json()["detail"]
        celina = await party.guest("Celina", language="pl")
        reply = await celina.post(SHELF, {"text": listed})
        assert reply.json()["detail"].startswith(f"wiersz {line}: nie ma tu karty „no such card”; sprawdź pisownię.")
        reply = await ania.post(SHELF, {"text": '{"houses": {"dis": ["\\ud800"]}}'})
        assert (reply.status_code, reply.json()["detail"][:6]) == (400, "line 1"), (
            "half a letter is said as well as can be"
        )
        reply = await ania.post(SHELF, {"text": listed.replace("no such card", "Faer")})
        assert reply.json()["detail"] == f"line {line}: there is no card “Faer” here; do you mean “Fear”?"
        assert await ania.get(SHELF) == [], "nothing of it is kept"
        for word in ("starter", "random"):
            assert (await ania.post(SHELF, {"text": word})).status_code == 400, "that is no deck to keep"
        assert (await ania.post("/api/my/shelf/cardia", {"text": "x"})).json()["code"] == "no-shelf"
        assert (await ania.post(SHELF, {"text": "x" * 10_001})).status_code == 400
        assert await ania.get(SHELF) == []


@play
async def test_every_player_picks_a_deck_for_their_own_seat(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(start=False, game="keyforge")
        deck = await generated(bartek, 7)
        assert (await bartek.refused("setup", table=table, options={"deck": ["random", "random"]}))[
            "code"
        ] == "not-host"
        await bartek.ok("equip", table=table, seat=1, option="deck", value=deck["text"])
        await ania.until(lambda: ania.tables[table]["options"]["deck"] == ["starter", deck["text"]])
        problem = await ania.refused("equip", table=table, seat=1, option="deck", value="random")
        assert problem["code"] == "not-your-seat"
        assert (await bartek.refused("equip", table=table, seat=0, option="deck", value="random"))["code"] == "not-host"
        assert (await bartek.refused("equip", table=table, seat=1, option="chains", value="9"))["field"] == "option"
        problem = await bartek.refused("equip", table=table, seat=1, option="deck", value="dis\n1 nothing")
        assert (problem["code"], problem["field"]) == ("bad-option", "deck")
        await ania.ok("equip", table=table, seat=0, option="deck", value="miss-onyx-censorius")
        await ania.ok("start", table=table)
        assert (await bartek.refused("equip", table=table, seat=1, option="deck", value="random"))["code"] == (
            "already-started"
        )


@play
async def test_a_full_shelf_is_read_in_moments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred milliseconds in one go would be everybody's."""
    honest, in_one_go, most = shelves.shown, 0, 0

    def slowly(shelf: Shelf, kept: Kept) -> KeptOut:
        nonlocal in_one_go, most
        in_one_go += 1
        most = max(most, in_one_go)
        time.sleep(0.01)
        return honest(shelf, kept)

    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        for seed in range(20):
            await generated(ania, seed)
        monkeypatch.setattr(shelves, "shown", slowly)
        asked = asyncio.create_task(ania.get(SHELF))
        while not asked.done():
            in_one_go = 0
            await asyncio.sleep(0)
        assert len(await asked) == 20
        assert 0 < most < 10
