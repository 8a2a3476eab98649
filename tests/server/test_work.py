"""What takes long is done elsewhere, within bounds, and once: whoever plays does not notice."""

import asyncio
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Party, ServerProcess, both, play
from tests.server.inside import Inside

from stolik import games
from stolik.server import publishing, reading, transcripts
from stolik.server.bots import BotFailed, Worker
from stolik.server.copying import most_entries
from stolik.table import Match, Record, State
from stolik.table.record import Entry

PLACES = ("/api/matches/{}", "/api/matches/{}?seat=0", "/api/matches/{}/story", "/api/matches/{}/record")


def a_match(seed: int = 1) -> Match[State]:
    match: Match[State] = Match(games.load("cardia"), 2, None, seed)
    rng = random.Random(seed)
    while match.question is not None:
        ask = match.asks[0]
        match.answer(rng.choice(ask.options), ask.seat)
    return match


@play
async def test_no_replay_is_made_where_matches_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        await both(ania.play_on(table), bartek.play_on(table))
        match = ania.tables[table]["match"]
        file = a_match().record().to_json()

        def here(*_: Any, **__: Any) -> Any:
            raise AssertionError("this belongs to a clerk")

        for place, name in ((Match, "apply"), (Record, "from_json"), (reading.Reader, "read"), (transcripts, "steps")):
            monkeypatch.setattr(place, name, here)
        for place in PLACES:
            assert (await ania.http.get(place.format(match))).status_code == 200, place
        assert (await ania.http.get(f"/api/tables/{table}/transcript?seat=0")).status_code == 200
        assert (await ania.post("/api/matches", file)).status_code == 201


@play
async def test_what_was_made_lately_is_at_hand_and_two_who_want_the_same_wait_together(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        await both(ania.play_on(table), bartek.play_on(table))
        clerks, place = inside.server.house.clerks, f"/api/matches/{ania.tables[table]['match']}?lang=en"
        replies = await asyncio.gather(*(ania.http.get(place) for _ in range(10)))
        assert {reply.status_code for reply in replies} == {200}
        assert len({reply.content for reply in replies}) == 1
        done = clerks.done
        assert done <= 2, "one replay, and the transcript if nobody had written it yet"
        plain = await ania.http.get(place, headers={"Accept-Encoding": "identity"})
        assert plain.content == replies[0].content
        assert clerks.done == done


@play
async def test_a_record_that_no_match_could_have_is_refused(server: ServerProcess) -> None:
    match = a_match()
    record = match.record()
    first = record.entries[0]
    back = Entry("retract", first.seat, first.question)
    entries = [entry for _ in range(9_500) for entry in (first, back)] + record.entries
    hostile = {**record.to_json(), "entries": [entry.to_json() for entry in entries], "hashes": []}
    fair = {**hostile, "entries": [entry.to_json() for entry in ([first, back] * 100 + record.entries)]}
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        reply = await ania.http.post("/api/matches", content=json.dumps(hostile).encode(), headers=JSON)
        assert (reply.status_code, reply.json()["code"]) == (400, "bad-record")
        assert str(most_entries("cardia", 2)) in reply.json()["detail"]
        reply = await ania.http.post("/api/matches", content=json.dumps(fair).encode(), headers=JSON)
        assert reply.status_code == 201, reply.text
        assert len((await ania.get(f"/api/matches/{reply.json()['id']}?seat=0"))["pages"]) == len(fair["entries"]) + 1


JSON = {"Content-Type": "application/json"}


@play
async def test_nonsense_ends_no_clerk(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        good = a_match().record().to_json()
        deep = b"[" * 100_000
        for body in (
            b"",
            b"null",
            b"[]",
            b'"x"',
            deep,
            b"\xff\xfe",
            b"{",
            json.dumps({**good, "seats": 10**9}).encode(),
        ):
            reply = await ania.http.post("/api/matches", content=body, headers=JSON)
            assert (reply.status_code, reply.json()["code"]) == (400, "bad-record"), reply.text
        assert (await ania.post("/api/matches", good)).status_code == 201


@play
async def test_one_guest_has_a_share_of_the_clerks_and_no_more(tmp_path: Path) -> None:
    async with Inside(tmp_path, copies_per_minute=3, imports_per_hour=2) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        await both(ania.play_on(table), bartek.play_on(table))
        match = ania.tables[table]["match"]
        codes = [(await ania.http.get(f"/api/matches/{match}?seat={seat}")).status_code for seat in (0, 1, 2)]
        assert codes == [200, 200, 200]
        late = await ania.http.get(f"/api/matches/{match}")
        assert (late.status_code, late.json()["code"]) == (429, "too-fast")
        assert (await ania.http.get(f"/api/matches/{match}?seat=1")).status_code == 200, "it is at hand"
        assert (await bartek.http.get(f"/api/matches/{match}")).status_code == 200, "his share is his own"
        file = a_match().record().to_json()
        codes = [(await bartek.post("/api/matches", file)).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        assert (await bartek.post("/api/matches", file)).json()["code"] == "enough"


@play
async def test_what_never_changes_is_encoded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0
    document = publishing.document

    def counted() -> Any:
        nonlocal made
        made += 1
        return document()

    monkeypatch.setattr(publishing, "document", counted)
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        await both(*(ania.get("/protocol.json") for _ in range(5)))
        for _ in range(5):
            assert (await ania.get("/protocol.json")) == document()
            assert (await ania.http.get("/schema.json")).status_code == 200
    assert made == 1


def children() -> set[str]:
    found: set[str] = set()
    for task in Path("/proc/self/task").iterdir():
        with suppress(FileNotFoundError):  # a thread may end while we look
            found.update((task / "children").read_text().split())
    return found


@play
async def test_no_worker_starts_once_the_house_is_closed() -> None:
    before = children()
    idle, starting = Worker(), Worker()
    work = asyncio.create_task(starting.work(("nothing",), 5))
    await asyncio.sleep(0)
    await asyncio.gather(idle.close(), starting.close())
    for late in (idle.work(("nothing",), 5), work):
        with pytest.raises(BotFailed):
            await late
    assert children() == before


@play
async def test_whoever_is_interrupted_twice_leaves_no_process_behind() -> None:
    before = children()
    worker = Worker()
    work = asyncio.create_task(worker.work(("nothing",), 5))
    while worker.process is None:
        await asyncio.sleep(0)
    while not work.done():
        work.cancel()
        await asyncio.sleep(0)
    await worker.close()
    assert children() == before
