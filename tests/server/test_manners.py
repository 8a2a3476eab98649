"""Guests who try it on: at tables, in the chat, in the lobby, with names, with connections."""

import asyncio
from pathlib import Path

import httpx
import pytest
from tests.server.harness import PATIENCE, Party, Player, ServerProcess, both, play
from tests.server.inside import Inside

from stolik.server import patience
from stolik.server.bus import memory
from stolik.server.bus.memory import Counter
from stolik.server.limits import CLUB
from stolik.server.names import clean, is_name, looks
from stolik.server.rooms.seating import VISITORS
from stolik.server.rooms.talking import MUTED, MUTING
from stolik.server.tables import read_table


@play
async def test_spectators_of_a_table_that_turns_private_are_shown_out(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(start=False)
        celina = await party.guest("Celina")
        await celina.ok("watch", table=table)
        await ania.ok("setup", table=table, open=False)
        await celina.until(lambda: celina.notices)
        assert celina.notices[0]["code"] == "private"
        seen = len(celina.received)
        await ania.ok("start", table=table)
        await bartek.until(lambda: table in bartek.updates)
        await both(ania.answer(table), bartek.answer(table))
        assert [message for message in celina.received[seen:] if message["type"] in ("update", "table")] == []
        assert (await celina.refused("watch", table=table))["code"] == "private"
        assert ania.tables[table]["spectators"] == 0


@play
async def test_whoever_is_sent_away_stays_away(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(start=False)
        code = ania.tables[table]["you"]["code"]
        await ania.ok("kick", table=table, seat=1)
        for command in ({"type_": "sit", "seat": 1}, {"type_": "watch"}, {"type_": "sit", "code": code}):
            assert (await bartek.refused(table=table, **command))["code"] == "kicked"
        for command in ({"type_": "chat", "text": "hej"}, {"type_": "report"}):
            assert (await bartek.refused(table=table, **command))["code"] == "kicked"
        assert (await bartek.http.get(f"/api/tables/{table}?code={code}")).status_code == 403
        await bartek.until(lambda: bartek.notices)
        assert bartek.notices[0]["code"] == "kicked"
        await ania.until(lambda: not ania.tables[table]["seats"][1]["guest"])
        celina = await party.guest("Celina")
        await celina.ok("sit", table=table, seat=1)


@play
async def test_a_host_renews_the_invitation(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(start=False, open=False)
        old = ania.tables[table]["you"]["code"]
        assert (await bartek.refused("renew", table=table))["code"] == "not-host"
        await ania.ok("renew", table=table)
        await ania.until(lambda: ania.tables[table]["you"]["code"] != old)
        celina = await party.guest("Celina")
        assert (await celina.refused("watch", table=table, code=old))["code"] == "private"
        await celina.ok("watch", table=table, code=ania.tables[table]["you"]["code"])
        await bartek.reconnect(table)


@play
async def test_nobody_talks_under_the_name_of_a_player(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair()
        for name in ("Ania", "ania", "A n i a", "Аniа", "Anía", "ANlA".replace("l", "I")):
            fake = await party.guest(name)
            await fake.ok("watch", table=table)
            assert (await fake.refused("chat", table=table, text="poddaję się"))["code"] == "name-of-player", name
        other = await party.guest("Anna")
        await other.ok("chat", table=table, text="hej")
        assert (await bartek.post("/api/guest", {"nickname": "Ania", "language": "en"})).status_code == 200
        await bartek.ok("chat", table=table, text="to ja")
        await ania.until(lambda: len(ania.chat) == 2)
        assert ania.chat[1]["nickname"] == "Bartek"


def test_names_hold_no_invisible_characters_and_no_towers() -> None:
    assert clean("\u3164\u200b\u2800\u115f\ufe0f") == ""
    tower = "Z" + "\u0301" * 30 + "algo"
    assert len(clean(tower)) <= len("Zalgo") + 2
    assert clean("\u0301Ania") == "Ania"
    assert clean("Zażółć gęślą jaźń, Nguyễn, हिन्दी") == "Zażółć gęślą jaźń, Nguyễn, हिन्दी"
    assert not is_name("-- ..")
    assert is_name("7")
    assert looks("Ania") == looks("АΝＩА") != looks("Anna")
    for other in ("ᴀɴɪᴀ", "ɑniɑ", "ꓮꓠꓲꓮ", "𝓐𝓷𝓲𝓪", "Ⓐnia", "A\u180bnia", "A\U0001d159nia", "Αɴⅰа"):
        assert looks(other) == looks("Ania"), other
    assert looks("Ꮇarek") == looks("Marek")
    assert looks("Đorđe") == looks("Dorde")


@play
async def test_a_nickname_has_something_to_be_read(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        for nickname in ("\u3164", "\u2800\u2800", "\u0301\u0301", "...", "\u202e"):
            reply = await ania.post("/api/guest", {"nickname": nickname})
            assert (reply.status_code, reply.json()["code"]) == (400, "no-nickname"), nickname
        table = await ania.new_table()
        for name in ("...", "\u202e", "\u0301", "\u3164 \u2800"):
            problem = await ania.refused("sit", table=table, seat=1, name=name)
            assert (problem["code"], problem["field"]) == ("no-nickname", "name"), name
        assert ania.tables[table]["seats"][1]["guest"] == ""
        long = (await ania.post("/api/guest", {"nickname": "\ufb2c" * 24})).json()["nickname"]
        assert 0 < len(long) <= 24, "one sign that is written as three"


@play
async def test_a_seat_that_is_left_between_two_matches_is_free(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(wins=2)
        await bartek.ok("concede", table=table, seat=1)
        await ania.until(lambda: ania.result(table))
        await bartek.ok("leave", table=table)
        await ania.until(lambda: not ania.tables[table]["seats"][1]["guest"])
        assert (await ania.refused("start", table=table))["code"] == "seats-free"
        celina = await party.guest("Celina")
        await celina.ok("sit", table=table, seat=1)
        await celina.ok("watch", table=table)
        await ania.ok("start", table=table)
        await celina.until(lambda: celina.ask(table))
        await celina.ok("concede", table=table, seat=1)
        await ania.until(lambda: ania.tables[table]["phase"] == "over")
        assert ania.tables[table]["series"]["scores"] == [2, 0]


@play
async def test_a_bot_takes_a_seat_between_two_matches(server: ServerProcess) -> None:
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(wins=2)
        assert (await ania.refused("bot", table=table, seat=1, level="random"))["code"] == "already-started"
        await bartek.ok("concede", table=table, seat=1)
        await ania.until(lambda: ania.result(table))
        await bartek.ok("leave", table=table)
        await ania.ok("bot", table=table, seat=1, level="random")
        await ania.ok("start", table=table)
        await ania.until(lambda: not ania.result(table))
        await ania.play_on(table)


# -- shares ------------------------------------------------------------------------------------------------------------


@play
async def test_no_guest_has_more_tables_than_allowed_however_fast_they_ask(tmp_path: Path) -> None:
    async with Inside(tmp_path, tables_per_guest=5) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        replies = await asyncio.gather(*(ania.post("/api/tables", {"game": "cardia"}) for _ in range(30)))
        assert sorted(reply.status_code for reply in replies) == [201] * 5 + [429] * 25
        assert {reply.json()["code"] for reply in replies if reply.status_code == 429} == {"too-many-tables"}
        assert len(await ania.get("/api/my/tables")) == 5


@play
async def test_chat_reports_and_tables_have_their_measure(tmp_path: Path) -> None:
    few = {"chats_per_minute": 3, "reports_per_hour": 2, "tables_per_hour": 4}
    async with Inside(tmp_path, **few) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        for n in range(3):
            await ania.ok("chat", table=table, text=str(n))
        assert (await ania.refused("chat", table=table, text="x"))["code"] == "too-fast"
        await bartek.ok("chat", table=table, text="I am still here")
        for _ in range(2):
            await ania.ok("report", table=table, text="x")
        problem = await ania.refused("report", table=table, text="x")
        assert (problem["code"], "60" in problem["text"]) == ("enough", True)
        codes = [(await bartek.post("/api/tables", {"game": "cardia"})).status_code for _ in range(5)]
        assert codes == [201] * 4 + [429]


@play
async def test_one_guest_has_a_few_connections_however_many_come_at_once(tmp_path: Path) -> None:
    async with Inside(tmp_path, sockets_per_guest=3) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        twins = [Player(inside.url) for _ in range(12)]
        for twin in twins:
            twin.http.cookies = ania.http.cookies
        await both(*(twin.connect() for twin in twins))
        async with asyncio.timeout(PATIENCE):
            while sum(bool(twin.received) for twin in twins) < 10:
                await asyncio.sleep(0.05)
        assert {twin.received[0]["code"] for twin in twins if twin.received} == {"too-many-connections"}
        assert len(inside.server.connections) == 3
        for twin in twins:
            await twin.drop()
            await twin.http.aclose()
        async with asyncio.timeout(PATIENCE):
            while len(inside.server.connections) > 1:
                await asyncio.sleep(0.05)
        await ania.reconnect(await ania.new_table())


@play
async def test_whoever_drips_a_request_in_is_asked_to_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        monkeypatch.setattr(patience, "HEAD_SECONDS", 0.5)
        port = int(inside.url.rsplit(":", 1)[1])
        for said in (b"", b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: "):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            assert (await reader.read()).startswith(b"HTTP/1.1 408"), said
            writer.close()
        monkeypatch.undo()  # whoever makes haste may be kept from it by the machine
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(2):
            writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
        monkeypatch.setattr(patience, "HEAD_SECONDS", 0.5)
        writer.write(b"GET /health HT")
        assert b"408" in await reader.read()
        writer.close()
        await asyncio.sleep(1)
        monkeypatch.undo()
        await ania.new_table()


@play
async def test_the_lobby_shows_people_first_and_has_pages(tmp_path: Path) -> None:
    async with Inside(tmp_path, tables_per_guest=1000) as inside, Party(inside.url) as party:
        ania = await party.guest("Ania")
        table = await ania.new_table()
        flood = await party.guest("Powódź")
        await flood.drop()
        for _ in range(71):
            reply = await flood.post("/api/tables", {"game": "cardia"})
            assert reply.status_code == 201
        await asyncio.sleep(0.6)
        first = await ania.http.get("/api/tables")
        assert table in [line["id"] for line in first.json()][:4]
        assert (len(first.json()), first.headers["x-total-count"]) == (50, "72")
        second = await ania.get("/api/tables?page=1")
        assert len(second) == 22
        assert not {line["id"] for line in first.json()} & {line["id"] for line in second}
        assert await ania.get("/api/tables?page=9") == []
        for page in ("-1", "x", "1e1", "100"):
            assert (await ania.http.get("/api/tables", params={"page": page})).status_code == 400


def test_a_counter_forgets_what_is_past() -> None:
    now = 1000.0
    counter = Counter(lambda: now)
    assert [counter.count("x", 60) for _ in range(3)] == [1, 2, 3]
    now += 60
    assert 1 < counter.count("x", 60) < 4
    now += 120
    assert counter.count("x", 60) == 1
    assert counter.count("y", 60) == 1


def test_a_flood_of_names_frees_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MOST_COUNTED", 100)
    now = 1000.0
    counter = Counter(lambda: now)
    assert [counter.count("abuser", 3600) for _ in range(5)][-1] == 5
    for name in range(1000):
        counter.count(f"guest {name}", 3600)
    assert counter.count("abuser", 3600) == 6
    for _ in range(50):
        counter.count("long ago", 60)
    now += 200
    for name in range(200):
        counter.count(f"guest {name}", 3600)
    assert not [name for name, _ in counter._counts if name == "long ago"], "what is past takes no room"
    assert len(counter._counts) <= 100


@play
async def test_an_address_has_shares_for_a_club(tmp_path: Path) -> None:
    async with Inside(tmp_path, tables_per_hour=1) as inside, Party(inside.url) as party:
        codes = []
        for number in range(CLUB + 2):
            guest = await party.guest(f"Gość {number}")
            codes.append((await guest.post("/api/tables", {"game": "cardia"})).status_code)
        assert codes == [201] * CLUB + [429] * 2


@play
async def test_matches_have_their_measure(tmp_path: Path) -> None:
    """Each takes room on the disk, and beyond its room the oldest of everybody's go."""
    async with Inside(tmp_path, matches_per_hour=3) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(wins=20)
        for _ in range(2):
            await ania.ok("concede", table=table, seat=0)
            await ania.ok("start", table=table)
        await ania.ok("concede", table=table, seat=0)
        problem = await ania.refused("start", table=table)
        assert (problem["code"], "60" in problem["text"]) == ("enough", True)
        await bartek.ok("start", table=table)
        alone = await bartek.new_table("vale", seats=2)
        await bartek.ok("bot", table=alone, seat=1, level="random")
        for _ in range(2):
            again = bool(bartek.tables[alone]["match"])
            await bartek.ok(
                *(["propose"] if again else ["start"]), table=alone, **({"what": "rematch"} if again else {})
            )
            await bartek.until(lambda: bartek.updates.get(alone) and not bartek.result(alone))
            await bartek.ok("concede", table=alone, seat=0)
            await bartek.until(lambda: bartek.result(alone))
        match = bartek.tables[alone]["match"]
        assert (await bartek.refused("propose", table=alone, what="rematch"))["code"] == "enough"
        state = await bartek.get(f"/api/tables/{alone}")
        assert (state["match"], state["phase"], state["proposal"]) == (match, "over", None)
        assert len(inside.server.hall.rooms[alone].table.matches) == 2


@play
async def test_an_address_has_its_measure_of_matches_too(tmp_path: Path) -> None:
    async with Inside(tmp_path, matches_per_hour=1) as inside, Party(inside.url) as party:
        codes = []
        for number in range(CLUB + 2):
            guest = await party.guest(f"Gość {number}")
            table = await guest.new_table("vale", seats=2)
            await guest.ok("bot", table=table, seat=1, level="random")
            codes.append((await guest.send("start", table=table)).get("code", ""))
        assert codes == [""] * CLUB + ["enough"] * 2


@play
async def test_a_table_does_not_grow_by_what_onlookers_do(tmp_path: Path) -> None:
    """It is written whole whenever it changes, and read whole for every list of the lobby."""
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(open=False)
        code, store = ania.tables[table]["you"]["code"], inside.server.house.store
        await ania.ok("mute", table=table, guest=bartek.id)
        for number in range(MUTING + 3):
            celina = await party.guest(f"Celina {number}")
            await celina.ok("watch", table=table, code=code)
            for line in range(MUTED if number < 3 else 1):
                await celina.ok("mute", table=table, guest=f"{line:040}")
            if number == 0:
                assert (await celina.refused("mute", table=table, guest="x"))["code"] == "too-many-muted"
                await celina.ok("mute", table=table, guest=f"{0:040}", muted=False)
        stored = await store.table(table)
        assert stored is not None
        held = read_table(stored.document)
        assert len(held.muted) == MUTING + 1
        assert held.muted[ania.id] == [bartek.id], "whoever plays is not forgotten for those who do not"
        await ania.ok("mute", table=table, guest=bartek.id, muted=False)
        room = inside.server.hall.rooms[table]
        assert ania.id not in room.table.muted
        for number in range(VISITORS + 10):
            await room.seating.let_in(f"guest{number}", code)
        assert len(room.table.visitors) == VISITORS


@play
async def test_an_address_is_an_ipv4_address_or_an_ipv6_household(tmp_path: Path) -> None:
    """Whoever has a whole network of 64 bits has as much as whoever has one address."""
    async with Inside(tmp_path, guests_per_minute=3) as inside, httpx.AsyncClient(base_url=inside.url) as http:

        async def come_in(address: str) -> int:
            http.cookies.clear()
            reply = await http.post("/api/guest", json={"nickname": "X"}, headers={"X-Forwarded-For": address})
            return reply.status_code

        household = ["2001:db8:0:1::1", "2001:db8:0:1::2", "2001:DB8:0:1:ffff::3", "2001:db8:0:1:a:b:c:d"]
        assert [await come_in(address) for address in household] == [201, 201, 201, 429]
        assert await come_in("2001:db8:0:2::1") == 201, "the neighbours"
        same = ["203.0.113.7", "::ffff:203.0.113.7", "::ffff:cb00:7107", "203.0.113.7"]
        assert [await come_in(address) for address in same] == [201, 201, 201, 429]
        assert await come_in("203.0.113.8") == 201
        made_up = ["somewhere", "x" * 5000, "203.0.113.9.1", "_hidden"]
        assert [await come_in(address) for address in made_up] == [201, 201, 201, 429]
        assert max(len(guest.address) for guest in await inside.server.house.store.guests("", 100)) <= 64
