"""Bad messages and requests: every one gets a clear error, none crashes anything, none changes a table.

`python -m tests.server.fuzz 10000` sends ten thousand of them.
"""

import asyncio
import json
import random
import string
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from tests.server.harness import Party, Player, ServerProcess

from stolik.server import protocol

TYPES = [cls.__struct_config__.tag for cls in protocol.AnyCommand.__args__]
FIELDS = ["table", "id", "seat", "code", "language", "name", "level", "options", "seats", "wins", "draws", "clock"]
FIELDS += ["open", "question", "what", "deal", "swap", "text", "guest", "muted", "type", "entries", "__proto__"]
PATHS = ["/api/guest", "/api/tables", "/api/commands", "/api/matches", "/api/games/cardia/cards", "/api/my/tables"]
PATHS += ["/api/tables/{}", "/api/tables/{}/transcript?seat={}", "/api/matches/{}", "/api/matches/{}/record", "/{}"]


class Nonsense:
    def __init__(self, rng: random.Random, table: str, strangers_table: str) -> None:
        self.rng = rng
        self.table = table
        self.private = strangers_table

    def text(self) -> str:
        rng = self.rng
        kind = rng.randrange(6)
        if kind == 0:
            return "".join(
                chr(rng.choice([rng.randrange(1, 0xD7FF), rng.randrange(0xE000, 0x10FFFF)])) for _ in range(9)
            )
        if kind == 1:
            return rng.choice(["", " ", "\u202e", "../../etc/passwd", "'; DROP TABLE tables; --", "{{7*7}}", "%00"])
        if kind == 2:
            return "A" * rng.choice([41, 300, 5000])
        return "".join(rng.choices(string.ascii_letters + string.digits + "-_", k=rng.randrange(1, 20)))

    def value(self, depth: int = 0) -> Any:
        rng = self.rng
        kind = rng.randrange(11 if depth < 3 else 8)
        plain: list[Any] = [None, True, False, 0, -1, 2**31, 2**63, 10**30, 1.5, 1e308, -0.0]
        if kind < 3:
            return rng.choice(plain)
        if kind < 6:
            return self.text()
        if kind < 8:
            return rng.randrange(-3, 40)
        if kind == 8:
            return [self.value(depth + 1) for _ in range(rng.randrange(4))]
        if kind == 9:
            return {self.text(): self.value(depth + 1) for _ in range(rng.randrange(4))}
        return [[]] * rng.randrange(100)

    def command(self) -> dict[str, Any]:
        """Like a command, with something wrong in it."""
        rng = self.rng
        made: dict[str, Any] = {"type": rng.choice(TYPES), "table": rng.choice([self.table, self.private, self.text()])}
        for name in rng.sample(FIELDS, rng.randrange(7)):
            made[name] = self.value()
        if rng.random() < 0.2:
            made.pop(rng.choice(list(made)))
        return made

    def near_miss(self) -> dict[str, Any]:
        """A command that is well formed and must be refused all the same, whoever of the players sends it."""
        rng = self.rng
        number = rng.choice([0, 2, 5, 10**6])
        wrong: list[dict[str, Any]] = [
            {"type": "answer", "seat": rng.randrange(2, 16), "question": 1, "options": [self.text()[:40]]},
            {"type": "answer", "seat": rng.randrange(2), "question": number, "options": ["c1"]},
            {"type": "answer", "seat": rng.randrange(2), "question": 1, "options": [self.text()[:40] + "?"]},
            {"type": "answer", "seat": rng.randrange(2), "question": 1, "options": ["nothing"] * rng.randrange(1, 64)},
            {"type": "undo", "seat": rng.randrange(16)},
            {"type": "kick", "seat": rng.randrange(16)},
            {"type": "concede", "seat": rng.randrange(2, 16)},
            {"type": "bot", "seat": rng.randrange(16), "level": rng.choice(["greedy", "god"])},
            {"type": "setup", "seats": 2, "options": {}},
            {"type": "start"},
            {"type": "agree"},
            {"type": "decline"},
            {"type": "propose", "what": "rematch"},
            {"type": "propose", "what": "takeover", "seat": rng.randrange(16)},
            {"type": "watch", "seat": rng.randrange(3, 16)},
            {"type": "sit", "seat": rng.randrange(2, 16)},
        ]
        return {**rng.choice(wrong), "table": self.table}

    def frame(self) -> str | bytes:
        rng = self.rng
        kind = rng.randrange(8)
        if kind == 0:
            return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
        if kind == 1:
            return self.text()
        whole = json.dumps(self.command())
        if len(whole) > 16_000:
            return self.text()  # a longer message ends the connection, which test_safety looks at
        if kind == 2:
            return whole[: rng.randrange(len(whole))]
        if kind == 3:
            place = rng.randrange(len(whole))
            return whole[:place] + self.text()[:3] + whole[place + 1 :]
        return whole


def is_command(frame: str | bytes) -> bool:
    try:
        protocol.read_command(frame)
    except (msgspec.DecodeError, UnicodeError):
        return False
    return True


async def pester(server: ServerProcess, count: int, seed: int = 0) -> dict[str, int]:
    """Send so many bad messages and requests; returns how often each code came back."""
    rng = random.Random(seed)
    codes: dict[str, int] = {}
    async with Party(server.url) as party:
        ania, bartek, table = await party.pair(open=False)
        stranger = await party.guest("Obcy")
        nonsense = Nonsense(rng, table, await ania.new_table(open=False))
        before = await state(ania, bartek, table)
        for n in range(count):
            turn = rng.random()
            if turn < 0.3:
                reply = await answer_to_request(stranger, nonsense)
            elif turn < 0.5:
                reply = await rng.choice([ania, bartek]).say_raw(json.dumps(nonsense.near_miss()))
                assert reply["type"] == "problem" or reply.get("result") == "stale", reply
            else:
                # Whatever a stranger says about a private table is wrong; a player says only what is no command.
                frame = nonsense.frame()
                player = stranger if isinstance(frame, bytes) or is_command(frame) else rng.choice([ania, stranger])
                reply = await player.say_raw(frame)
                harmless = reply["type"] == "done" and json.loads(frame)["type"] == "unwatch"
                assert reply["type"] == "problem" or harmless, (frame, reply)
            if reply["type"] == "problem":
                assert reply["text"], reply
                assert reply["code"] not in ("failed", "rules-broke", "moved"), reply
                codes[reply["code"]] = codes.get(reply["code"], 0) + 1
            if n % 100 == 99:
                assert await state(ania, bartek, table) == before, n
        assert await state(ania, bartek, table) == before
        await asyncio.gather(ania.play_on(table), bartek.play_on(table))
    return codes


async def state(ania: Player, bartek: Player, table: str) -> list[Any]:
    """Everything the players know of their table."""
    for player in (ania, bartek):
        await player.ok("sync", table=table)
    return [
        [{**player.tables[table], "spectators": 0}, {**player.updates[table], "seq": 0}, player.chat]
        for player in (ania, bartek)
    ]


async def answer_to_request(player: Player, nonsense: Nonsense) -> dict[str, Any]:
    """What a bad request gets: a status of the right kind, and a problem in words."""
    rng = nonsense.rng
    path = rng.choice(PATHS)
    for _ in range(path.count("{}")):
        path = path.replace(
            "{}", quote(rng.choice([nonsense.table, nonsense.text(), str(nonsense.value())]), safe=""), 1
        )
    method = rng.choice(["GET", "POST", "POST", "PUT", "DELETE"])
    if method == "POST" and path in ("/api/guest", "/api/tables") and rng.random() < 0.5:
        content = json.dumps(nonsense.value()).encode()
    else:
        frame = nonsense.frame()
        content = frame if isinstance(frame, bytes) else frame.encode()
    headers = {"Content-Type": rng.choice(["application/json", "application/json", "text/html", ""])}
    reply = await player.http.request(method, path, content=content, headers=headers)
    assert reply.status_code < 500, (method, path, content, reply.text)
    if reply.status_code < 400:
        assert method in ("GET", "HEAD"), (method, path, content, reply.text)
        return {"type": "done"}
    problem: dict[str, Any] = reply.json()
    return problem


async def main(count: int) -> None:
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder), "--tables-per-guest", "100") as server:
        begun = time.monotonic()
        codes = await pester(server, count, seed=count)
        assert '"level": "error"' not in server.logged(), server.logged()
        print(f"{count} bad messages in {time.monotonic() - begun:.0f} s:", dict(sorted(codes.items())))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
