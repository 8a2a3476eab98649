"""The server against a plain Match: joins, answers, drops, repeats, stale numbers, undo and restarts in any order."""

import asyncio
import os
import tempfile
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.server.harness import Player
from tests.server.inside import Inside

from stolik import games
from stolik.table import SHOW_ALL, Match, Option, State

T = TypeVar("T")
SEATS = st.integers(0, 1)
CHOICES = st.integers(0, 50)


class Background:
    """An event loop in a thread, for a test that is not written in async."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


class ServerAgainstMatch(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.background = Background()
        self.folder = tempfile.TemporaryDirectory()
        self.run = self.background.run
        self.last: dict[int, tuple[int, str]] = {}

    @initialize(variant=st.integers(0, 10), seed=st.integers(0, 9999))
    def sit_down(self, variant: int, seed: int) -> None:
        game = games.load("cardia")
        options = game.variants()[variant]
        self.inside = Inside(Path(self.folder.name))
        self.run(self.inside.__aenter__())
        self.inside.server.house.seed = lambda: seed
        names = ("Ania", "Bartek", "Celina")
        self.players = [Player(self.inside.url, name) for name in names]
        for player in self.players:
            self.run(player.__aenter__())
        ania, bartek, celina = self.players
        self.table = self.run(ania.new_table(options=options))
        self.run(bartek.ok("sit", table=self.table))
        self.run(ania.ok("start", table=self.table))
        for player in (bartek, celina):
            self.run(player.ok("watch", table=self.table))
        self.model: Match[State] = Match(game, 2, options, seed)
        self.watching = {0, 1, 2}

    def teardown(self) -> None:
        for player in self.players:
            self.run(player.__aexit__())
        self.run(self.inside.__aexit__())
        self.background.stop()
        self.folder.cleanup()

    # -- what people do -----------------------------------------------------------------------------------------------

    def asked(self, seat: int) -> bool:
        return self.model.ask_of(seat) is not None

    def pick(self, seat: int, choice: int) -> tuple[Option, str]:
        ask = self.model.ask_of(seat)
        assert ask is not None
        option = ask.options[choice % len(ask.options)]
        return option, self.model.option_id(ask, option)

    def send_answer(self, seat: int, question: int, name: str) -> dict[str, Any]:
        self.come_back(seat)
        return self.run(
            self.players[seat].send("answer", table=self.table, seat=seat, question=question, options=[name])
        )

    @precondition(lambda self: self.model.question is not None)
    @rule(seat=SEATS, choice=CHOICES)
    def answer(self, seat: int, choice: int) -> None:
        seat = seat if self.asked(seat) else 1 - seat
        option, name = self.pick(seat, choice)
        number = self.model.number
        reply = self.send_answer(seat, number, name)
        assert reply["type"] == "done", reply
        assert reply["applied"] == 1
        self.last[seat] = number, name
        self.model.answer(option, seat, number)

    @precondition(lambda self: len(self.model.asks) == 2)
    @rule(choice=CHOICES, other=CHOICES)
    def answer_at_once(self, choice: int, other: int) -> None:
        for seat in (0, 1):
            self.come_back(seat)
        picked = [self.pick(0, choice), self.pick(1, other)]
        number = self.model.number

        async def both() -> list[dict[str, Any]]:
            sent = []
            for seat, player in enumerate(self.players[:2]):
                answer = player.send("answer", table=self.table, seat=seat, question=number, options=[picked[seat][1]])
                sent.append(asyncio.create_task(answer))
                await asyncio.sleep(0.003)  # not for the reply, only so that the order is the same in every run
            return [await task for task in sent]

        assert [reply.get("applied") for reply in self.run(both())] == [1, 1]
        entries = self.inside.server.hall.rooms[self.table].match.entries
        for entry in entries[-2:]:
            self.model.answer(picked[entry.seat][0], entry.seat, number)
            self.last[entry.seat] = number, picked[entry.seat][1]

    @precondition(lambda self: self.last)
    @rule(seat=SEATS)
    def repeat(self, seat: int) -> None:
        if seat not in self.last:
            return
        number, name = self.last[seat]
        if number == self.model.number and seat not in self.model.pending:
            return  # it was taken back: sending it again would be an answer
        reply = self.send_answer(seat, number, name)
        assert reply["type"] == "done", reply
        assert reply["result"] == ("repeated" if number == self.model.number else "stale")

    @rule(seat=SEATS, back=st.integers(1, 3), name=st.sampled_from(["c1", "done", "hand-1:0", "x"]))
    def answer_something_old(self, seat: int, back: int, name: str) -> None:
        reply = self.send_answer(seat, max(0, self.model.number - back), name)
        assert reply["result"] == "stale"

    @rule(seat=SEATS, name=st.sampled_from(["", "c999", "x" * 200, "-1", "hand-0:99"]))
    def answer_nonsense(self, seat: int, name: str) -> None:
        reply = self.send_answer(seat, self.model.number, name)
        assert reply["type"] == "problem"
        assert reply["code"] in ("bad-answer", "not-asked", "answered-already")

    @precondition(lambda self: self.model.question is not None)
    @rule(seat=SEATS, agree=st.booleans())
    def undo(self, seat: int, agree: bool) -> None:
        self.come_back(seat)
        free = self.model.can_undo(seat)
        reply = self.run(self.players[seat].send("undo", table=self.table, seat=seat))
        if free:
            assert reply["type"] == "done", reply
            assert "result" not in reply
            self.model.undo(seat)
        elif reply["type"] == "problem":
            assert reply["code"] == "nothing-to-undo"
            assert all(entry.seat != seat for entry in self.model.entries) or not self.has_standing(seat)
        else:
            assert reply["result"] == "proposed"
            self.come_back(1 - seat)
            other = self.players[1 - seat]
            self.run(other.until(lambda: other.tables[self.table]["proposal"]))
            answers = other.tables[self.table]["proposal"]["answers"]
            if agree:
                self.run(other.ok("agree", table=self.table))
                self.model.undo(seat, answers=answers)
                assert not self.model.can_undo(seat)
            else:
                self.run(other.ok("decline", table=self.table))

    def has_standing(self, seat: int) -> bool:
        """Does an answer of this seat still count?"""
        standing: list[int] = []
        for entry in self.model.entries:
            if entry.kind == "answer":
                standing.append(entry.seat)
            elif entry.kind == "retract":
                del standing[max(place for place, who in enumerate(standing) if who == entry.seat)]
            elif entry.kind == "undo":
                del standing[len(standing) - int(entry.value) :]  # type: ignore[arg-type]
        return seat in standing

    @rule(who=st.integers(0, 2))
    def drop(self, who: int) -> None:
        self.run(self.players[who].drop())
        self.watching.discard(who)

    @rule(who=st.integers(0, 2))
    def come_back(self, who: int) -> None:
        if who not in self.watching:
            self.run(self.players[who].connect())
            self.run(self.players[who].ok("watch", table=self.table))
            self.watching.add(who)

    @rule()
    def put_the_match_away(self) -> None:
        room = self.inside.server.hall.rooms.get(self.table)
        if room is not None:
            self.run(room.put_away())

    @rule(gently=st.booleans())
    def restart(self, gently: bool) -> None:
        if not gently:
            # What a crash leaves behind is the store as it was: no snapshot is taken and no room says goodbye.
            self.inside.server.hall.rooms.clear()
        for player in self.players:
            self.run(player.drop())
        self.watching = set()
        self.run(self.inside.__aexit__())
        self.inside = Inside(Path(self.folder.name))
        self.run(self.inside.__aenter__())
        for player in self.players:
            player.url = self.inside.url
            player.http.base_url = self.inside.url
        self.come_back(0)

    # -- what must hold -----------------------------------------------------------------------------------------------

    @invariant()
    def everybody_sees_what_the_match_shows(self) -> None:
        seen = self.run(self.look())
        for who, live, whole in seen:
            expected = self.expected(who)
            assert whole == expected
            assert live == expected

    async def look(self) -> list[tuple[int, dict[str, Any], dict[str, Any]]]:
        """What everybody has put together from updates, and what they get when they ask for everything."""

        async def one(who: int) -> tuple[int, dict[str, Any], dict[str, Any]]:
            player = self.players[who]
            await player.ok("unwatch", table="nowhere")  # whatever was sent before its reply has arrived
            live = self.shown(player)
            await player.ok("sync", table=self.table)
            return who, live, self.shown(player)

        return list(await asyncio.gather(*(one(who) for who in sorted(self.watching))))

    def shown(self, player: Player) -> dict[str, Any]:
        update = player.updates[self.table]
        return {
            "number": update["question"] and update["question"]["number"],
            "asks": update["question"] and [without(ask, "text", "options") for ask in update["question"]["asks"]],
            "options": update["question"]
            and [[option["id"] for option in ask.get("options", [])] for ask in update["question"]["asks"]],
            "view": update["view"],
            "log": [without(line, "text", "at", "question") for line in player.log[self.table]],
            "result": update["result"] and update["result"]["places"],
        }

    def expected(self, who: int) -> dict[str, Any]:
        model = self.model
        question: Any = model.question_json(who)
        return {
            "number": question and model.number,
            "asks": question and [without(ask, "message", "options") for ask in question["asks"]],
            "options": question and [[o["id"] for o in ask.get("options", [])] for ask in question["asks"]],
            "view": model.view(who if model.result is None else SHOW_ALL),
            "log": model.events(who),
            "result": list(model.result.places) if model.result else None,
        }


def without(data: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in names}


TestServerAgainstMatch = ServerAgainstMatch.TestCase
TestServerAgainstMatch.settings = settings(
    max_examples=int(os.environ.get("STOLIK_STATEFUL", "12")), stateful_step_count=40
)
