"""The match itself: answers, of people and of bots, taking back, giving up."""

import logging
import random
from collections.abc import Callable

import msgspec

from stolik.server import protocol as p
from stolik.server.leisure import at_leisure
from stolik.server.problems import Refused
from stolik.server.rooms.botdesk import BotDesk
from stolik.server.rooms.clock import Clock
from stolik.server.rooms.keeping import Keeper, Mark
from stolik.server.rooms.showing import Shower
from stolik.server.rooms.teaching import Teacher
from stolik.server.rooms.watcher import Watcher
from stolik.server.store import Guest
from stolik.server.tables import stands
from stolik.table import IllegalAnswer, Match, NotUndoable, Option, Record, RulesBroke, State
from stolik.table.record import Kind

log = logging.getLogger(__name__)
MOST_ENTRIES = 6_000
"""A match of more answers is called off: the longest at random have a fifth of that, so nobody means it to end."""
REMEMBERED = 8
"""So many answers of a seat are remembered by their words, for whoever lost the line and wants to know of one."""
ANSWERS: dict[Kind, int] = {"answer": 1, "retract": -1}
"""How many more answers stand after an entry that leaves the question open."""
TRIES = 8
"""How many options are tried for a bot whose answers break the rules."""


class Play:
    """Apply, store, publish: whatever changes the match ends in `went_on`."""

    def __init__(self, keeper: Keeper, shower: Shower, clock: Clock, teacher: Teacher, bots: BotDesk) -> None:
        self.keeper = keeper
        self.house = keeper.house
        self.shower = shower
        self.clock = clock
        self.teacher = teacher
        self.bots = bots
        self._taken: dict[int, dict[tuple[str, int], list[str]]] = {}
        """By seat: the options of the last answers of people, by match and question."""
        self.on_end: Callable[[str, Match[State]], None] = lambda match_id, match: None
        bots.on_choice = self.answer_for_bot
        clock.on_fall = self.out_of_time

    async def answer(self, guest: Guest, command: p.Answer, watcher: Watcher | None) -> p.Done:
        table = self.keeper.table
        seat = table.own_seat(guest.id, command.seat)
        number = command.seat
        match = self.keeper.match or await self.keeper.opened()
        if match is None:
            raise Refused("no-match")
        if seat.stand_in:
            raise Refused("bot-plays")
        if command.match not in (None, table.match):
            if watcher is not None:
                self.shower.send_update(watcher)
            return self._closed(match, command)
        if command.question != match.number:
            if watcher is not None:
                self.shower.send_update(watcher)
            if command.question > match.number:
                raise Refused("no-such-question", field="question", number=command.question)
            return self._closed(match, command)
        if number in match.pending:
            if watcher is not None:
                self.shower.send_update(watcher)
            if command.options == [match.given(number)]:
                return p.Done(result="repeated")
            raise Refused("answered-already", field="question")
        if match.ask_of(number) is None:
            raise Refused("not-asked", field="seat")
        before = self._about_to_answer(match)
        applied, problem = await self._apply(match, number, command.options, guest, watcher, before)
        if applied:
            self._remember(number, command.question, command.options[:applied])
            self.teacher.teach(match, before)
            await self.went_on(before)
            self.house.metrics.answers.add(table.game, "person", times=applied)
        if problem is not None:
            problem.applied = applied
            raise problem
        return p.Done(applied=applied)

    def _remember(self, seat: int, question: int, options: list[str]) -> None:
        taken = self._taken.setdefault(seat, {})
        place = self.keeper.table.match, question
        taken.pop(place, None)
        taken[place] = options
        if len(taken) > REMEMBERED:
            del taken[next(iter(taken))]

    def _forget_undone(self, match: Match[State]) -> None:
        """What was taken back counts as little as if it had never been said."""
        for seat, taken in self._taken.items():
            for (place, question), options in list(taken.items()):
                if place == self.keeper.table.match and stands(match.entries, seat, question, options) is False:
                    del taken[place, question]

    def _closed(self, match: Match[State], command: p.Answer) -> p.Done:
        """The reply to an answer to a question that is closed: was it this answer that closed it, and does it stand?

        What is not remembered, because it is long ago or this room was opened anew, is told by the record of this
        match, which knows all but cards by their words.
        """
        if command.match is None:
            return p.Done(result="stale")
        taken = self._taken.get(command.seat, {}).get((command.match, command.question))
        stood: bool | None = None
        if taken is not None:
            stood = taken[: len(command.options)] == command.options
        elif command.match == self.keeper.table.match:
            stood = stands(match.entries, command.seat, command.question, command.options)
        return p.Done(result="unknown" if stood is None else "repeated" if stood else "stale")

    async def _apply(
        self, match: Match[State], number: int, options: list[str], guest: Guest, watcher: Watcher | None, before: Mark
    ) -> tuple[int, Refused | None]:
        """Give a seat's answers one by one; how many were taken, and what is wrong with the next."""
        first = match.ask_of(number)
        assert first is not None
        for applied, name in enumerate(options):
            ask = match.ask_of(number)
            if ask is None or (applied and (not first.group or ask.group != first.group)):
                return applied, Refused("group-over", field="options")
            if self.keeper.table.lesson:
                reader = self.shower.reader(guest.language if watcher is None else watcher.language)
                problem = self.teacher.unexpected(match, ask, name, reader)
                if problem is not None:
                    return applied, problem
            try:
                match.answer(match.option_by_id(ask, name), number, at=self.house.now())
            except IllegalAnswer:
                # The match's own words quote options by their faces, which not even this seat may have seen.
                return applied, Refused("bad-answer", field="options", detail=f"{name!r} is none of the options")
            except RulesBroke as broke:
                return applied, await self._broke(broke, guest.id)
            before.follow(match)
        return len(options), None

    def _about_to_answer(self, match: Match[State]) -> Mark:
        """Let the match keep what it shows on the way, if anybody wants to see it."""
        match.watch(self.shower.wants_pages)
        return Mark(match)

    async def answer_for_bot(self, match: Match[State], seat: int, choice: Option | None) -> None:
        """Give a bot's answer; if the rules break on it, try others: a match must not be stuck."""
        ask = match.ask_of(seat)
        assert ask is not None
        others = random.sample(range(len(ask.options)), min(TRIES, len(ask.options)))
        tried = [*([] if choice is None else [choice]), *(ask.options[place] for place in others)]
        before = self._about_to_answer(match)
        for option in tried[:TRIES]:
            try:
                match.answer(option, seat, at=self.house.now())
            except RulesBroke as broke:
                await self._broke(broke, "")
            else:
                before.follow(match)
                await self.went_on(before)
                self.house.metrics.answers.add(self.keeper.table.game, "bot")
                return

    async def take_back(self, match: Match[State], seat: int, answers: int) -> None:
        """All that stays is played anew if others have answered since: at leisure, in a long match."""
        try:
            await at_leisure(match.undoing(seat, answers=answers, at=self.house.now()))
        except NotUndoable as error:
            raise Refused("final", detail=str(error)) from error

    async def concede(self, guest: Guest, number: int) -> None:
        self.keeper.table.own_seat(guest.id, number)
        match = await self.keeper.running()
        before = Mark(match)
        try:
            match.concede(number, at=self.house.now())
        except IllegalAnswer as error:
            raise Refused("out", field="seat", detail=str(error)) from error
        await self.went_on(before)

    async def out_of_time(self, seat: int) -> None:
        match = await self.keeper.running()
        before = Mark(match)
        match.timeout(seat, at=self.house.now())
        await self.went_on(before)
        self.shower.notify("out-of-time", name=self.keeper.table.names[seat])

    async def abort(self) -> None:
        match = await self.keeper.running()
        before = Mark(match)
        match.abort(at=self.house.now())
        await self.went_on(before)

    async def went_on(self, before: Mark, undone: bool = False, agreed: bool = False) -> None:
        """The match has changed in memory: store it, then tell everybody."""
        table, match = self.keeper.table, self.keeper.match
        assert match is not None
        if undone or agreed:
            self._forget_undone(match)
        too_long = match.result is None and len(match.entries) >= MOST_ENTRIES
        if too_long:
            match.abort(at=self.house.now())
        table_changed = self.clock.read(before) or agreed
        if (proposal := table.proposal) is not None and proposal.question not in (0, match.number):
            table.proposal, table_changed = None, True
        elif proposal is not None and proposal.what == "undo":
            # Others have answered the same question meanwhile: it is still the same answer that is to be taken back.
            proposal.answers += sum(ANSWERS.get(entry.kind, 0) for entry in match.entries[before.entries :])
            table_changed = True
        ended = match.result is not None
        if ended:
            self._count(match)
        await self.keeper.commit(table=table_changed or ended)
        if table_changed or ended:
            # First, so that whoever reads of the end knows already how the series stands.
            self.shower.publish_table()
        if agreed or too_long:
            self.shower.publish_full()
        elif undone and match.number != before.number:
            self.shower.publish_update(len(match.log) - 1, [])
        else:
            self.shower.publish_update(before.lines, before.beats, partly=match.number == before.number)
        if ended and match.result is not None:
            self.house.metrics.ended.labels(table.game, match.result.reason).inc()
            self.on_end(table.match, match)
        if too_long:
            self.shower.notify("too-long", number=len(match.entries))
        self.bots.wake()

    def _count(self, match: Match[State]) -> None:
        """Enter the result of a match into the series."""
        assert match.result is not None
        table = self.keeper.table
        series = table.the_series()
        series.add(match.result)
        table.series = msgspec.to_builtins(series)
        self.keeper.played = table.names
        table.proposal = None
        if series.over:
            table.phase = "over"

    async def _broke(self, broke: RulesBroke, guest: str) -> Refused:
        """The rules raised an exception; the match stands where it stood before that answer."""
        table = self.keeper.table
        self.house.metrics.rules_broke.labels(table.game).inc()
        record = broke.record.to_json() if isinstance(broke.record, Record) else None
        report = await self.keeper.keep_bundle("rules-broke", str(broke), record, guest)
        log.error("rules broke", extra={"table": table.id, "match": table.match, "report": report})
        self.shower.notify("rules-broke", report=report)
        return Refused("rules-broke", status=500, report=report)
