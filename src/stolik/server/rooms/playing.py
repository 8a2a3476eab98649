"""The match itself: answers, taking back, the clock and the bots."""

import asyncio
import logging
import random
from typing import Any, cast

from stolik.server import protocol as p
from stolik.server.bots import BotFailed
from stolik.server.problems import Refused, say
from stolik.server.rooms.keeping import Gone
from stolik.server.rooms.showing import Showing, body
from stolik.server.rooms.watcher import Watcher
from stolik.server.store import Conflict, Guest, StoreDown
from stolik.server.tables import Seat
from stolik.table import (
    IllegalAnswer,
    Match,
    NotUndoable,
    Option,
    Record,
    RulesBroke,
    State,
)

log = logging.getLogger(__name__)
TRIES = 8
"""How many options are tried for a bot whose answers break the rules."""


class Playing(Showing):
    def _seat(self, number: int) -> Seat:
        if number not in range(len(self.table.seats)):
            raise Refused("no-such-seat", field="seat", status=400)
        return self.table.seats[number]

    def _own_seat(self, guest: Guest, number: int) -> Seat:
        seat = self._seat(number)
        if seat.guest != guest.id:
            raise Refused("not-your-seat", field="seat", status=403)
        return seat

    async def _running(self) -> Match[State]:
        """The match, if one is being played."""
        match = await self._loaded() if self.table.match else None
        if match is None or match.question is None:
            raise Refused("no-match")
        return match

    async def _answer(self, guest: Guest, command: p.Answer, watcher: Watcher | None) -> p.Done:
        seat = self._own_seat(guest, command.seat)
        number = command.seat
        match = await self._loaded() if self.table.match else None
        if match is None:
            raise Refused("no-match")
        if seat.stand_in:
            raise Refused("bot-plays")
        if command.match not in (None, self.table.match):
            if watcher is not None:
                self._send_update(watcher)
            return p.Done(result="stale")
        if command.question != match.number:
            if watcher is not None:
                self._send_update(watcher)
            if command.question > match.number:
                raise Refused("no-such-question", field="question", number=command.question)
            return p.Done(result="stale")
        if number in match.pending:
            if watcher is not None:
                self._send_update(watcher)
            if command.options == [match.given(number)]:
                return p.Done(result="repeated")
            raise Refused("answered-already", field="question")
        ask_now = match.ask_of(number)
        if ask_now is None:
            raise Refused("not-asked", field="seat")
        problem: Refused | None = None
        applied, before, group = 0, Mark(match), ask_now.group
        reader = self._reader(watcher.language if watcher is not None else guest.language)
        for name in command.options:
            ask_now = match.ask_of(number)
            if ask_now is None or (applied and (not group or ask_now.group != group)):
                problem = Refused("group-over", field="options")
                break
            problem = self._unexpected(match, ask_now, name, reader)
            if problem is not None:
                break
            try:
                match.answer(match.option_by_id(ask_now, name), number, at=self.house.now())
            except IllegalAnswer:
                # The match's own words quote options by their faces, which not even this seat may have seen.
                problem = Refused("bad-answer", field="options", detail=f"{name!r} is none of the options")
                break
            except RulesBroke as broke:
                problem = await self._broke(broke, guest.id)
                break
            applied += 1
        if applied:
            self._teach(match)
            await self._went_on(before)
            self.house.metrics.answers.labels(self.table.game, "person").inc(applied)
        if problem is not None:
            problem.applied = applied
            raise problem
        return p.Done(applied=applied)

    async def _take_back(self, match: Match[State], seat: int, answers: int) -> None:
        try:
            match.undo(seat, answers=answers, at=self.house.now())
        except NotUndoable as error:
            raise Refused("final", detail=str(error)) from error

    async def _concede(self, guest: Guest, number: int) -> None:
        self._own_seat(guest, number)
        match = await self._running()
        before = Mark(match)
        match.concede(number, at=self.house.now())
        await self._went_on(before)

    async def _went_on(self, before: "Mark", undone: bool = False, agreed: bool = False) -> None:
        """The match has changed in memory: store it, then tell everybody."""
        match = self.match
        assert match is not None
        table_changed = self._read_clock(before) or agreed
        if self.table.proposal is not None and self.table.proposal.question not in (0, match.number):
            self.table.proposal, table_changed = None, True
        ended = match.result is not None
        if ended:
            self._count(match)
        await self._commit(table=table_changed or ended)
        if table_changed or ended:
            # First, so that whoever reads of the end knows already how the series stands.
            self._publish_table()
        if agreed:
            self._publish_full()
        elif undone and match.number != before.number:
            self._publish_update(len(match.log) - 1)
        else:
            self._publish_update(before.lines, partly=match.number == before.number)
        if ended and match.result is not None:
            self.house.metrics.ended.labels(self.table.game, match.result.reason).inc()
            self.on_end(self.table.match, match)
        self._wake_bots()

    def _count(self, match: Match[State]) -> None:
        """Enter the result of a match into the series."""
        assert match.result is not None
        series = self.table.the_series()
        series.add(match.result)
        self.table.series = cast("dict[str, Any]", series.to_json())
        self.table.proposal = None
        if series.over:
            self.table.phase = "over"

    async def _broke(self, broke: RulesBroke, guest: str) -> Refused:
        """The rules raised an exception; the match stands where it stood before that answer."""
        self.house.metrics.rules_broke.labels(self.table.game).inc()
        record = broke.record.to_json() if isinstance(broke.record, Record) else None
        report = await self._keep_bundle("rules-broke", str(broke), record, guest)
        log.error("rules broke", extra={"table": self.table.id, "match": self.table.match, "report": report})
        for watcher in self.watchers.values():
            text = say("notice-rules-broke", watcher.language, report=report)
            watcher.send(body(p.Notice(table=self.table.id, seq=0, code="rules-broke", text=text, report=report)))
        return Refused("rules-broke", status=500, report=report)

    # -- the clock -----------------------------------------------------------------------------------------------------

    def _read_clock(self, before: "Mark") -> bool:
        """Take the time that passed from the seats that were asked; says whether there is a clock."""
        table, now = self.table, self.house.now()
        if table.clock is None or self.match is None:
            return False
        for seat in before.asked:
            if not table.seats[seat].played_by:
                table.left[seat] = max(0.0, table.left[seat] - (now - self._since))
        for entry in self.match.entries[before.entries :]:
            if entry.kind == "answer":
                table.left[entry.seat] += table.clock.increment
        self._since = now
        self._set_flag()
        return True

    def _set_flag(self) -> None:
        """Wake up when the first of the running clocks runs out."""
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        running = self._running_clocks()
        if running and not self.gone:
            wait = min(self.table.left[seat] for seat in running) - (self.house.now() - self._since)
            self._flag = asyncio.get_running_loop().call_later(max(wait, 0.0) + 0.02, self._flag_fell)

    def _running_clocks(self) -> list[int]:
        if self.table.clock is None or self.match is None or not self.table.left:
            return []
        return [ask.seat for ask in self.match.asks if not self.table.seats[ask.seat].played_by]

    def _times(self) -> p.ClockState | None:
        if self.table.clock is None or not self.table.left:
            return None
        running = self._running_clocks()
        passed = self.house.now() - self._since
        left = [
            round(max(0.0, seconds - (passed if seat in running else 0.0)), 1)
            for seat, seconds in enumerate(self.table.left)
        ]
        return p.ClockState(left, running)

    def _flag_fell(self) -> None:
        task = asyncio.get_running_loop().create_task(self._out_of_time())
        self._thinking[-1] = task
        task.add_done_callback(_log_failure)

    async def _out_of_time(self) -> None:
        async with self.lock:
            passed = self.house.now() - self._since
            late = [seat for seat in self._running_clocks() if self.table.left[seat] <= passed]
            if not late or self.gone or self.match is None:
                self._set_flag()
                return
            before = Mark(self.match)
            self.match.concede(late[0], at=self.house.now())
            await self._went_on(before)
            for watcher in self.watchers.values():
                text = say("notice-out-of-time", watcher.language, name=self.table.names[late[0]])
                watcher.send(body(p.Notice(table=self.table.id, seq=0, code="out-of-time", text=text)))

    # -- bots ----------------------------------------------------------------------------------------------------------

    def _wake_bots(self) -> None:
        """Let every bot that is asked think about its answer."""
        if self.match is None or self.gone:
            return
        for ask in self.match.asks:
            level = self.table.seats[ask.seat].played_by
            task = self._thinking.get(ask.seat)
            if level and (task is None or task.done() or task.get_name() != str(self.match.number)):
                task = asyncio.get_running_loop().create_task(
                    self._think(ask.seat, self.match.number, level), name=str(self.match.number)
                )
                self._thinking[ask.seat] = task
                task.add_done_callback(_log_failure)

    async def _think(self, seat: int, number: int, level: str) -> None:
        match = self.match
        assert match is not None
        ask = match.ask_of(seat)
        assert ask is not None
        choice: Option | None = ask.options[0]
        if len(ask.options) > 1:
            with self.house.metrics.thinking.time():
                try:
                    choice = await self.house.thinkers.choose(match, seat, level)
                except Exception as error:
                    if not isinstance(error, BotFailed):
                        log.exception("a bot could not be asked", extra={"table": self.table.id})
                    choice = None
        async with self.lock:
            if self.gone or self.match is not match or match.number != number or not self.table.seats[seat].played_by:
                return
            ask = match.ask_of(seat)
            if ask is None:
                return
            if choice is None or choice not in ask.options:
                self.house.metrics.bot_failures.labels(level).inc()
                log.warning("a bot failed", extra={"table": self.table.id, "level": level})
                choice = ask.suggest
            await self._answer_for_bot(match, seat, choice)

    async def _answer_for_bot(self, match: Match[State], seat: int, choice: Option | None) -> None:
        """Give a bot's answer; if the rules break on it, try others: a match must not be stuck."""
        ask = match.ask_of(seat)
        assert ask is not None
        others = random.sample(range(len(ask.options)), min(TRIES, len(ask.options)))
        tried = [*([] if choice is None else [choice]), *(ask.options[place] for place in others)]
        before = Mark(match)
        for option in tried[:TRIES]:
            try:
                match.answer(option, seat, at=self.house.now())
            except RulesBroke as broke:
                await self._broke(broke, "")
            else:
                await self._went_on(before)
                self.house.metrics.answers.labels(self.table.game, "bot").inc()
                return

    @property
    def busy(self) -> bool:
        """Is there something to be done even if nobody sends anything?"""
        return any(not task.done() for task in self._thinking.values()) or bool(self._running_clocks())

    def _match_is_back(self) -> None:
        self._since = self.house.now()
        self._set_flag()
        self._wake_bots()


class Mark:
    """Where a match stood before a command."""

    __slots__ = ("asked", "entries", "lines", "number")

    def __init__(self, match: Match[State] | None) -> None:
        self.number = match.number if match else 0
        self.lines = len(match.log) if match else 0
        self.entries = len(match.entries) if match else 0
        self.asked = [ask.seat for ask in match.asks] if match else []


def _log_failure(task: asyncio.Task[None]) -> None:
    if task.cancelled() or (error := task.exception()) is None or isinstance(error, Gone):
        return
    if isinstance(error, Conflict | StoreDown):
        # The table is opened anew, here or elsewhere.
        log.warning("a task of a room was too late", extra={"why": str(error)})
    else:
        log.error("a task of a room failed", exc_info=error)
