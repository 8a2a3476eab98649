"""Every number to everything that takes one: none of them shows a card that the sender may not see."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from starlette.routing import Route
from tests.server.harness import Party, Player, both, play
from tests.server.inside import Inside

from stolik.server import protocol as p
from stolik.server.app import make_app
from stolik.server.nodes import Call, Reply
from stolik.server.settings import Settings
from stolik.server.store import Guest

NUMBERS = range(-10, 11)
ADDRESSES = (
    "/api/tables/{table}",
    "/api/tables/{table}/transcript",
    "/api/matches/{match}",
    "/api/matches/{match}/record",
    "/api/matches/{match}/story",
    "/api/matches/{match}/analysis",
    "/api/tables",
    "/api/my/tables",
    "/api/my/play",
    "/api/my/shelf/{game}",
    "/api/guest",
)
SPELLINGS = ("-1", "+1", " 1", "1_0", "१", "1.0", "1e0", "0x1", "-0", "", "null", "-1,0", str(-(2**64)), str(2**64))
NEEDED: dict[str, Any] = {"level": "random", "what": "takeover", "options": ["c1"], "text": "?", "guest": "x"}


def fields_of_numbers() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every command and field that takes a number, with whatever else the command needs."""
    for cls in p.AnyCommand.__args__:
        info = msgspec.inspect.type_info(cls)
        assert isinstance(info, msgspec.inspect.StructType)
        for field in info.fields:
            members = field.type.types if isinstance(field.type, msgspec.inspect.UnionType) else (field.type,)
            if field.name != "id" and any(isinstance(member, msgspec.inspect.IntType) for member in members):
                needed = {
                    other.name: NEEDED.get(other.name, 0)
                    for other in info.fields
                    if other.required and other.name not in (field.name, "table")
                }
                yield str(info.tag), field.name, needed


def hands(data: Any) -> Iterator[list[list[Any]]]:
    """The hands of both players in every view of Cardia, wherever it stands."""
    if isinstance(data, dict):
        if "players" in data:
            yield [player["hand"] for player in data["players"]]
        for value in data.values():
            yield from hands(value)
    elif isinstance(data, list):
        for value in data:
            yield from hands(value)


def check_seen(data: Any, seat: int, looked: list[int]) -> None:
    """Nothing in this shows a card in a hand that is not the seat's own."""
    for both_hands in hands(data):
        looked.append(seat)
        for other, hand in enumerate(both_hands):
            if other != seat:
                assert hand == [None] * len(hand), f"seat {seat} was shown the hand of seat {other}"


async def watch_hands(players: dict[int, Player], looked: list[int]) -> None:
    for seat, player in players.items():
        check_seen(player.received, seat, looked)
        player.received.clear()
        player.frames.clear()


@play
async def test_no_address_shows_more_for_any_number(tmp_path: Path) -> None:
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair(wins=2)
        celina = await party.guest("Celina")
        match = ania.tables[table]["match"]
        looked: list[int] = []
        for seat, player in enumerate((ania, bartek, celina)):
            for address in ADDRESSES:
                for number in [*map(str, NUMBERS), *SPELLINGS]:
                    place = address.format(table=table, match=match, game="keyforge")
                    reply = await player.http.get(place, params={"seat": number, "page": number, "n": number})
                    assert reply.status_code < 500, reply.text
                    if "transcript" in address:
                        assert (reply.status_code == 200) == (number in (str(seat), "2")), (seat, number)
                        check_seen(reply.json(), int(number) if reply.is_success else seat, looked)
                        continue
                    check_seen(reply.json(), seat, looked)
                    if "matches" in address:
                        assert reply.status_code in (400, 403), (address, number)
        assert set(looked) == {0, 1, 2}
        await ania.ok("concede", table=table, seat=0)
        for number in [*map(str, NUMBERS), *SPELLINGS]:
            reply = await ania.http.get(f"/api/matches/{match}", params={"seat": number})
            assert (reply.status_code == 200) == (number in ("0", "1", "2")), number
        assert all(hand[0] for hand in next(hands(await ania.get(f"/api/matches/{match}"))))


@play
async def test_no_command_shows_more_for_any_number(tmp_path: Path) -> None:
    tried = []
    async with Inside(tmp_path) as inside:
        for command, field, needed in fields_of_numbers():
            async with Party(inside.url) as party:
                await try_numbers(inside, party, command, field, needed)
            tried.append((command, field))
    assert {("watch", "seat"), ("answer", "seat"), ("answer", "question"), ("about", "card")} <= set(tried)


async def try_numbers(inside: Inside, party: Party, command: str, field: str, needed: dict[str, Any]) -> None:
    ania, bartek, table = await party.pair()
    celina = await party.guest("Celina")
    await celina.ok("watch", table=table)
    players = {0: ania, 1: bartek, 2: celina}
    looked: list[int] = []
    match = inside.server.hall.rooms[table].match
    assert match is not None
    for number in NUMBERS:
        for seat, player in players.items():
            if match.question is None:
                break  # somebody has conceded, and everything is shown
            sent = {"type": command, "table": table, **needed, field: number}
            reply = await player.say_raw(json.dumps(sent))
            if number < 0:
                assert (reply["type"], reply["code"]) == ("problem", "bad-message"), reply
            if match.question is not None:
                check_seen(reply, seat, looked)
                await watch_hands(players, looked)
            posted = await player.post("/api/commands", sent)
            assert posted.status_code < 500, posted.text
            assert number >= 0 or posted.status_code == 400
            for one in players.values():
                one.received.clear()
    if match.question is not None:
        for seat, player in players.items():
            await player.ok("watch", table=table)
            await player.ok("sync", table=table)
            check_seen(player.received, seat, looked)
        assert set(looked) == {0, 1, 2}


@play
async def test_no_call_of_another_node_shows_more_for_any_number(tmp_path: Path) -> None:
    async with Inside(tmp_path, node="one", redis=f"memory://{tmp_path}") as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        bus = inside.server.house.bus
        looked: list[int] = []

        async def call(who: Player, **fields: Any) -> Reply:
            guest = Guest(who.id, who.nickname, who.language)
            question = Call(node="two", table=table, guest=guest, language="en", **fields)
            return msgspec.msgpack.decode(await bus.ask("one", msgspec.msgpack.encode(question), 5), type=Reply)

        for number in NUMBERS:
            for seat, player in enumerate((ania, bartek)):
                reply = await call(player, op="match", seat=number)
                shown = reply.refusal is None
                assert shown == (number in (seat, 2))
                if shown:
                    assert reply.value == player.tables[table]["match"]
                for command in ("watch", "answer", "concede", "sit", "leave"):
                    more = {"options": ["x"], "question": number} if command == "answer" else {}
                    raw = json.dumps({"type": command, "table": table, "seat": number, **more}).encode()
                    if number < 0:
                        op = "watch" if command == "watch" else "do"
                        reply = await call(player, op=op, command=raw, watcher=f"two:{number}")
                        assert reply.refusal is not None
        await both(ania.ok("sync", table=table), bartek.ok("sync", table=table))
        check_seen(ania.received, 0, looked)
        check_seen(bartek.received, 1, looked)
        assert set(looked) == {0, 1}


@play
async def test_nonsense_from_another_node_is_refused_and_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Inside(tmp_path, node="one", redis=f"memory://{tmp_path}") as inside, Party(inside.url) as party:
        ania, _, table = await party.pair()
        bus, guest = inside.server.house.bus, Guest(ania.id, "Ania", "en")
        await ania.ok("sync", table=table)
        before = ania.updates[table]["view"]
        chat = b'{"type":"chat","table":"%s","text":"x"}' % table.encode()
        said: list[bytes] = [b"", b"\xc1", b"\x80", b"hello", msgspec.msgpack.encode({"op": "all", "node": "two"})]
        commands = (b"", b"{", b"[" * 5000, b"null", b"\xff", b'{"type":"watch"}', b"{}", chat)
        for op in ("do", "watch", "unwatch", "state", "match", "alive"):
            for odd in (
                {"seq": -1},
                {"seq": 2**64 - 1},
                {"seat": "0"},
                {"seat": 16},
                {"seat": None},
                {"watchers": "x"},
            ):
                call = {"op": op, "node": "two", "table": table, "guest": ["x", "x", "x"], **odd}
                said.append(msgspec.msgpack.encode(call))
            calls = [Call(op=op, node="two", table=table, guest=guest, command=command) for command in commands]
            said += map(msgspec.msgpack.encode, calls if op == "watch" else calls[:-1])
        for question in said:
            reply = msgspec.msgpack.decode(await bus.ask("one", question, 5), type=Reply)
            assert reply.refusal is None or reply.refusal.code in ("bad-message", "not-your-seat"), reply
            await bus.send("one", question)
        await ania.ok("sync", table=table)
        assert ania.updates[table]["view"] == before
        assert ania.chat == []
        assert [record for record in caplog.records if record.levelname == "ERROR"] == []


SPECIAL = ("/api/socket", "/metrics", "/health", "/protocol.json", "/schema.json")
ODD: tuple[Any, ...] = (
    *(2**31, 2**53 + 1, 2**63, 2**64, 10**30, -(10**30), 0.5, -0.5, 1e308, True, False, None),
    *("0", "-1", "", "x", "\x00", "9" * 500, [], [0], {}, {"a": 1}),
)


def test_every_address_is_tried() -> None:
    """A new one cannot be forgotten: whatever is read at an address is among those that numbers are sent to."""
    known = {*ADDRESSES, *SPECIAL}
    for route in make_app(Settings()).routes:
        if isinstance(route, Route) and "GET" in (route.methods or ()) and not route.path.startswith("/api/games"):
            assert route.path in known, route.path


@play
async def test_values_of_another_kind_break_nothing_and_show_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Numbers that are no numbers, truths in place of seats, lists in place of texts: in every field of a command."""
    async with Inside(tmp_path) as inside, Party(inside.url) as party:
        ania, bartek, table = await party.pair()
        celina = await party.guest("Celina")
        await celina.ok("watch", table=table)
        players, looked, tried = {0: ania, 1: bartek, 2: celina}, cast("list[int]", []), 0
        for cls in p.AnyCommand.__args__:
            info = msgspec.inspect.type_info(cls)
            assert isinstance(info, msgspec.inspect.StructType)
            if info.tag in ("concede", "leave"):
                continue  # which end it; their seat is one of the numbers above
            needed = {field.name: NEEDED.get(field.name, 0) for field in info.fields if field.required}
            for field in info.fields:
                for odd in ODD:
                    sent = {**needed, "type": info.tag, "table": table, field.name: odd}
                    tried += 1
                    seat = tried % 3
                    reply = await players[seat].say_raw(json.dumps(sent))
                    assert reply.get("code") != "failed", sent
                    check_seen(reply, seat, looked)
                    if tried % 4 == 0:
                        posted = await players[seat].post("/api/commands", sent)
                        assert posted.status_code < 500, (sent, posted.text)
            for player in players.values():
                await player.ok("watch", table=table)
            await watch_hands(players, looked)
        assert tried > 1000
        assert set(looked) == {0, 1, 2}
        match = inside.server.hall.rooms[table].match
        assert match is not None
        assert match.question is not None
        assert [record for record in caplog.records if record.levelname == "ERROR"] == []
