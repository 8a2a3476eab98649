"""Finished matches by link, step by step; files out and in; transcripts of running ones; reports."""

import json
import sqlite3
from itertools import pairwise

from tests.server.harness import Party, ServerProcess, both, play, take_turns

from stolik import games
from stolik.server.transcripts import happened
from stolik.table import Match, Record


@play
async def test_a_finished_match_is_replayed_step_by_step_from_any_seat(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        match = ania.tables[table]["match"]
        reply = await ania.http.get(f"/api/matches/{match}")
        assert (reply.status_code, reply.json()["code"]) == (403, "still-running")
        await both(ania.play_on(table), bartek.play_on(table))
        celina = await party.guest("Celina", "pl")
        pages = {}
        for seat in (None, 0, 1, 2):
            replay = await celina.get(f"/api/matches/{match}" + ("" if seat is None else f"?seat={seat}"))
            assert replay["names"] == ["Ania", "Bartek"]
            pages[seat] = replay["pages"]
        first = {seat: of[0]["view"]["players"] for seat, of in pages.items()}
        assert all(first[None][seat]["hand"][0]["face"] for seat in (0, 1))
        assert first[0][0]["hand"] == first[None][0]["hand"]
        assert first[0][1]["hand"] == [None] * 5
        assert first[2][0]["hand"] == first[2][1]["hand"] == [None] * 5
        assert pages[0][-1]["result"]["places"] == ania.result(table)["places"]
        assert pages[0][0]["question"]["asks"][0]["text"].startswith("Wybierz")
        english = await celina.get(f"/api/matches/{match}?seat=0&lang=en")
        told = [line for page in english["pages"] for line in happened(page)]
        assert [line["text"] for line in told] == [line["text"] for line in ania.log[table]]
        assert (await celina.http.get(f"/api/matches/{match}?seat=7")).status_code == 404
        assert (await celina.http.get("/api/matches/nothing")).status_code == 404


@play
async def test_a_finished_match_tells_how_it_came_about(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        match = ania.tables[table]["match"]
        assert (await ania.http.get(f"/api/matches/{match}/story")).status_code == 403
        await both(ania.play_on(table), bartek.play_on(table))
        story = await ania.get(f"/api/matches/{match}/story?lang=en")
        replay = await ania.get(f"/api/matches/{match}?lang=en")
        beats = story["beats"]
        assert story["names"] == ["Ania", "Bartek"]
        assert (beats[0]["step"], beats[0]["standing"]) == (1, [0, 0])
        for before, beat in pairwise(beats):
            assert before["step"] < beat["step"]
            assert before["round"] <= beat["round"]
            assert before["standing"] != beat["standing"]
        for beat in beats[1:]:
            page = replay["pages"][beat["step"] - 1]
            assert page["standing"] == beat["standing"]
            ended = any(line["kind"] == "round_started" for line in happened(page))
            assert beat["round"] == page["view"]["round"] - ended
            assert beat["lines"]
            assert set(beat["lines"]) <= {line["text"] for line in happened(page)}
        view = replay["pages"][-1]["view"]
        assert beats[-1]["standing"] == [player["signets"] for player in view["players"]]
        assert any(
            "sygnet" in line for line in (await ania.get(f"/api/matches/{match}/story?lang=pl"))["beats"][1]["lines"]
        )


@play
async def test_what_was_taken_back_is_no_part_of_the_story(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        match = ania.tables[table]["match"]
        await take_turns(table, ania, bartek, until=lambda: ania.updates[table]["view"]["round"] >= 3)
        while ania.updates[table]["view"]["round"] == 3:
            await ania.ok("undo", table=table, seat=0)
            await bartek.until(lambda: bartek.tables[table]["proposal"])
            await bartek.ok("agree", table=table)
            await ania.until(lambda: not ania.tables[table]["proposal"])
        await ania.ok("concede", table=table, seat=0)
        story = await ania.get(f"/api/matches/{match}/story")
        assert [beat["round"] for beat in story["beats"]][-1] <= 2
        steps = [beat["step"] for beat in story["beats"]]
        assert steps == sorted(set(steps))


@play
async def test_a_record_is_exported_after_the_end_and_imported_as_a_replay(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        match = ania.tables[table]["match"]
        assert (await ania.http.get(f"/api/matches/{match}/record")).status_code == 403
        await both(ania.play_on(table), bartek.play_on(table))
        file = await ania.get(f"/api/matches/{match}/record")
        replayed = Match.replay(games.load("cardia"), Record.from_json(file))
        assert list(replayed.result.places) == ania.result(table)["places"]
        reply = await ania.post("/api/matches", file)
        assert reply.status_code == 201, reply.text
        mine = (await ania.get(f"/api/matches/{match}?seat=0"))["pages"]
        again = (await ania.get(f"/api/matches/{reply.json()['id']}?seat=0"))["pages"]
        assert [page["view"] for page in again] == [page["view"] for page in mine]
        nonsense = {**file["entries"][3], "value": "zzz"}
        for damage in ({"entries": [*file["entries"][:3], nonsense]}, {"seed": "x"}, {"game": "chess"}):
            reply = await ania.post("/api/matches", {**file, **damage})
            assert (reply.status_code, reply.json()["code"]) == (400, "bad-record"), reply.text
            assert reply.json()["detail"]


@play
async def test_a_player_exports_their_own_transcript_while_the_match_runs(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        await take_turns(table, ania, bartek, until=lambda: (ania.question(table) or {"number": 0})["number"] >= 3)
        pages = await ania.get(f"/api/tables/{table}/transcript?seat=0")
        await ania.ok("sync", table=table)
        assert pages[-1]["view"] == ania.updates[table]["view"]
        assert [line["text"] for page in pages for line in happened(page)] == [line["text"] for line in ania.log[table]]
        assert "seed" not in json.dumps(pages)
        assert (await ania.http.get(f"/api/tables/{table}/transcript?seat=1")).status_code == 403
        stranger = await party.guest("Obcy")
        assert (await stranger.http.get(f"/api/tables/{table}/transcript?seat=0")).status_code == 403


@play
async def test_spectators_look_back_at_what_spectators_received(server: ServerProcess) -> None:
    """Not a card of a hand, from whichever side it is asked for; what is no seat is named."""
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(open=False)
        celina = await party.guest("Celina")
        address = f"/api/tables/{table}/transcript"
        reply = await celina.http.get(f"{address}?seat=2")
        assert (reply.status_code, reply.json()["code"]) == (403, "private")
        await celina.ok("watch", table=table, code=ania.tables[table]["you"]["code"], pages=True)
        await take_turns(table, ania, bartek, until=lambda: (ania.question(table) or {"number": 0})["number"] >= 3)
        seen = await celina.get(f"{address}?seat=2")
        await celina.ok("sync", table=table)
        assert seen[-1]["view"] == celina.updates[table]["view"]
        lines = [line["text"] for page in seen for line in happened(page)]
        assert lines == [line["text"] for line in celina.log[table]]
        moments = [moment["view"] for page in seen for moment in (*page["pages"], page)]
        hands = [player["hand"] for view in moments for player in view["players"]]
        assert len(moments) > 5
        # A card that was seen, and went back to a hand, is still known; none that was only drawn is.
        others = [line["args"] for page in seen for line in happened(page) if line["kind"] != "card_drawn"]
        told = {args["card"]["face"] for args in others if "card" in args}
        assert all(card is None or card["face"] in told for hand in hands for card in hand)
        assert '"options"' not in json.dumps([page["question"] for page in seen])
        assert "seed" not in json.dumps(seen)
        # Whoever plays may look from the spectators' side as well, where there is nothing of their own hand.
        assert await ania.get(f"{address}?seat=2") == seen
        for seat, status, code in (
            *((f"{own}", 403, "not-your-seat") for own in (0, 1)),
            *((f"{none}", 400, "no-such-seat") for none in (3, 15)),
            *((odd, 400, "bad-message") for odd in ("-1", "16", "100", str(2**64), "1.0", "x", "")),
        ):
            reply = await celina.http.get(address, params={"seat": seat})
            said = reply.json()
            assert (reply.status_code, said["code"], said["field"]) == (status, code, "seat"), said
            assert said["text"]


@play
async def test_a_reported_problem_keeps_the_match_and_names_the_report(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, _, table = await party.pair()
        await ania.answer(table)
        report = (await ania.ok("report", table=table, text="moja karta znikła"))["report"]
    with sqlite3.connect(server.data / "stolik.db") as database:
        ((document,),) = database.execute("SELECT document FROM reports WHERE id = ?", (report,))
    bundle = json.loads(document)
    assert bundle["text"] == "moja karta znikła"
    assert bundle["version"]
    assert bundle["last_view"]["view"]["players"]
    assert len(Match.replay(games.load("cardia"), Record.from_json(bundle["record"])).entries) == 1
