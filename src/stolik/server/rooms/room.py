"""A room: one table. Commands are carried out one at a time: apply, store, publish."""

import asyncio
from typing import Any, cast

import msgspec

from stolik.server import protocol as p
from stolik.server.problems import Refused
from stolik.server.reading import Page
from stolik.server.rooms.agreeing import Agreeing, check_level, with_seed
from stolik.server.rooms.playing import Mark
from stolik.server.rooms.showing import CHAT_LINES
from stolik.server.rooms.watcher import Watcher
from stolik.server.store import ChatLine, Guest
from stolik.server.tables import Seat, checked_options
from stolik.server.transcripts import pages_of, read_page
from stolik.table import BadOption
from stolik.table.series import Series


class Room(Agreeing):
    async def do(self, guest: Guest, command: p.AnyCommand, watcher_id: str = "") -> p.Done:
        """Carry a command out, whole or not at all; Refused says why not."""
        async with self.lock:
            self._check_here()
            self.touched = self.house.now()
            try:
                done = await self._do(guest, command, self.watchers.get(watcher_id))
            except BadOption as error:
                raise Refused("bad-option", field=error.field, detail=error.problem, status=400) from error
            except Refused:
                raise
            except Exception:
                # Whatever it was, memory may be ahead of the store now: the store is right.
                if not self.gone:
                    self.drop()
                    self.on_drop(self.table.id)
                raise
            done.id = command.id
            return done

    async def _do(self, guest: Guest, command: p.AnyCommand, watcher: Watcher | None) -> p.Done:
        if self.table.lesson and isinstance(command, p.Setup | p.SeatBot | p.Kick):
            raise Refused("in-lesson")
        match command:
            case p.Answer():
                return await self._answer(guest, command, watcher)
            case p.Undo():
                return await self._undo(guest, command)
            case p.About():
                return await self._about(command.card, watcher)
            case p.Sync():
                return await self._sync(guest, watcher)
            case p.Sit():
                await self._sit(guest, command)
            case p.LeaveSeat():
                await self._leave(guest, command.seat)
            case p.Kick():
                await self._kick(guest, command.seat)
            case p.SeatBot():
                await self._seat_bot(guest, command)
            case p.Setup():
                await self._setup(guest, command)
            case p.Start():
                await self._start(guest)
            case p.Concede():
                await self._concede(guest, command.seat)
            case p.Propose():
                return await self._propose(guest, command)
            case p.Agree():
                await self._agree(guest)
            case p.Decline():
                await self._decline(guest)
            case p.Chat():
                await self._say(guest, command.text)
            case p.Mute():
                await self._mute(guest, command, watcher)
            case p.Report():
                return p.Done(report=await self._report(guest, command.text))
            case p.Watch() | p.Unwatch():
                raise Refused("needs-connection", status=400)
        return p.Done()

    # -- who watches ---------------------------------------------------------------------------------------------------

    async def watch(self, watcher: Watcher, command: p.Watch) -> None:
        """Let a connection see the table from a seat of its own or with the spectators."""
        async with self.lock:
            self._check_here()
            guest = watcher.guest.id
            if not self.table.allows(guest, command.code):
                raise Refused("private", status=403)
            if self._remember_visitor(guest, command.code):
                await self._commit(table=True)
            own = self.table.seats_of(guest)
            spectators = len(self.table.seats)
            seat = command.seat if command.seat is not None else own[0] if own else spectators
            if seat != spectators and seat not in own:
                raise Refused("not-your-seat", field="seat", status=403)
            watcher.seat = seat
            self.touched = self.house.now()
            news = all(other.guest.id != guest for other in self.watchers.values())
            self.watchers[watcher.id] = watcher
            if self.table.match:
                await self._loaded()
            self._send_all(watcher)
            if news:
                self._publish_table(but=watcher)
            lines = await self.house.store.chat(self.table.id, CHAT_LINES)
            watcher.send(self._chat_body(lines, watcher, full=True))
            self._wake_bots()

    async def unwatch(self, watcher_id: str) -> None:
        async with self.lock:
            watcher = self.watchers.pop(watcher_id, None)
            if watcher is not None and not self.gone:
                self._seen[watcher.guest.id] = self.house.now()
                if not self.online(watcher.guest.id):
                    self._publish_table()

    async def state(self, guest: Guest, language: str, code: str = "") -> p.TableState:
        """The table for somebody who does not watch it (yet)."""
        async with self.lock:
            self._check_here()
            if not self.table.allows(guest.id, code):
                raise Refused("private", status=403)
            own = self.table.seats_of(guest.id)
            return self.state_for(guest.id, language, own[0] if own else len(self.table.seats))

    async def transcript(self, guest: Guest, seat: int, language: str) -> list[Page]:
        """What a player's own seat received of the match so far: never more, and nothing of its seed."""
        async with self.lock:
            self._check_here()
            self._own_seat(guest, seat)
            if not self.table.match:
                raise Refused("no-match")
            record = (await self._loaded()).record()
        pages = await asyncio.to_thread(pages_of, record, seat)
        reader = self._reader(language)
        return [reader.read(read_page(one)) for one in pages]

    def _remember_visitor(self, guest: str, code: str) -> bool:
        """Whoever came with the invitation may come again without it; says whether that is news."""
        news = not self.table.open and code == self.table.code and guest not in self.table.visitors
        if news:
            self.table.visitors.append(guest)
        return news

    # -- before the start ----------------------------------------------------------------------------------------------

    def _check_host(self, guest: Guest) -> None:
        if guest.id != self.table.host:
            raise Refused("not-host", status=403)

    def _check_waiting(self) -> None:
        if self.table.phase != "waiting":
            raise Refused("already-started")

    async def _sit(self, guest: Guest, command: p.Sit) -> None:
        table = self.table
        if not table.allows(guest.id, command.code):
            raise Refused("private", status=403)
        own = table.seats_of(guest.id)
        number = command.seat
        if number is None:
            free = [place for place, seat in enumerate(table.seats) if seat.free]
            number = own[0] if own and table.phase != "waiting" else free[0] if free else None
        if number is None:
            raise Refused("no-free-seat")
        seat = self._seat(number)
        if number in own:
            self._read_clock(Mark(self.match))
            seat.left, seat.stand_in = False, ""
            seat.nickname = guest.nickname
            seat.name = clean(command.name) or seat.name
        elif table.phase in ("waiting", "over") and seat.free:
            self._remember_visitor(guest.id, command.code)
            table.seats[number] = Seat(guest=guest.id, nickname=guest.nickname, name=clean(command.name))
        else:
            raise Refused("seat-taken", field="seat")
        for watcher in self.watchers.values():
            if watcher.guest.id == guest.id and watcher.seat == len(table.seats) and table.phase == "waiting":
                watcher.seat = number
        await self._commit(table=True)
        self._publish_table()
        if self.match is not None:
            self._publish_full(guest.id)

    async def _leave(self, guest: Guest, number: int | None) -> None:
        table = self.table
        leaving = table.seats_of(guest.id)
        if number is not None:
            self._own_seat(guest, number)
            leaving = [number]
        if not leaving:
            raise Refused("not-your-seat", status=403)
        running = table.match and (await self._loaded()).question is not None
        for place in leaving:
            if running:
                table.seats[place].left = True
            else:
                table.seats[place] = Seat()
        if not running:
            self._settle_host()
            table.proposal = None
        await self._commit(table=True)
        for watcher in self.watchers.values():
            if watcher.guest.id == guest.id and watcher.seat in leaving and not running:
                watcher.seat = len(table.seats)
        self._publish_table()
        if not running and self.match is not None:
            self._publish_full(guest.id)
        await self._settle_proposal()

    def _settle_host(self) -> None:
        """A table whose host left has the next person as host; one that nobody sits at is closed."""
        people = self.table.people()
        if self.table.host not in people:
            self.table.host = people[0] if people else ""
        if not people:
            self.table.phase = "closed"

    async def _kick(self, guest: Guest, number: int) -> None:
        self._check_host(guest)
        self._check_waiting()
        seat = self._seat(number)
        if seat.free or seat.guest == guest.id:
            raise Refused("nobody-to-kick", field="seat")
        self.table.seats[number] = Seat()
        if seat.guest in self.table.visitors:
            self.table.visitors.remove(seat.guest)
        await self._commit(table=True)
        for watcher in self.watchers.values():
            if watcher.seat == number and watcher.guest.id == seat.guest:
                watcher.seat = len(self.table.seats)
        self._publish_table()

    async def _seat_bot(self, guest: Guest, command: p.SeatBot) -> None:
        self._check_host(guest)
        if self.table.phase not in ("waiting", "over"):
            raise Refused("already-started")
        if not self._seat(command.seat).free and not self._seat(command.seat).bot:
            raise Refused("seat-taken", field="seat")
        check_level(command.level)
        self.table.seats[command.seat] = Seat(bot=command.level)
        await self._commit(table=True)
        self._publish_table()

    async def _setup(self, guest: Guest, command: p.Setup) -> None:
        self._check_host(guest)
        self._check_waiting()
        table = self.table
        options = table.options
        if command.options is not msgspec.UNSET:
            options = cast("dict[str, Any]", checked_options(table.rules, command.options, len(table.seats)))
        if command.seats is not msgspec.UNSET:
            count = table.rules.check_seats(command.seats)
            taken = [seat for seat in table.seats if not seat.free]
            if len(taken) > count:
                raise Refused("too-many-seated", field="seats")
            if count != len(table.seats):
                for watcher in self.watchers.values():
                    watcher.seat = count
                table.seats = [*taken, *(Seat() for _ in range(count - len(taken)))]
                for watcher in self.watchers.values():
                    own = table.seats_of(watcher.guest.id)
                    watcher.seat = own[0] if own else count
        table.options = options
        table.wins = table.wins if command.wins is msgspec.UNSET else command.wins
        table.draws = table.draws if command.draws is msgspec.UNSET else command.draws
        table.open = table.open if command.open is msgspec.UNSET else command.open
        table.clock = table.clock if command.clock is msgspec.UNSET else command.clock
        await self._commit(table=True)
        self._publish_table()

    async def _start(self, guest: Guest) -> None:
        table = self.table
        if table.phase == "waiting":
            self._check_host(guest)
            if any(seat.free for seat in table.seats):
                raise Refused("seats-free")
            seed = self._lesson.seed if self._lesson is not None else self.house.seed()
            table.series = cast("dict[str, Any]", Series.to_json(with_seed(table, seed)))
        elif table.phase == "playing":
            if not table.knows(guest.id):
                raise Refused("not-your-seat", status=403)
            if (await self._loaded()).question is not None:
                raise Refused("already-started")
        else:
            raise Refused("series-over")
        await self._deal()

    # -- talking -------------------------------------------------------------------------------------------------------

    async def _say(self, guest: Guest, text: str) -> None:
        if not self.table.allows(guest.id):
            raise Refused("private", status=403)
        said = clean(text)
        if not said:
            raise Refused("nothing-said", field="text", status=400)
        line = ChatLine(self.chat_lines, self.house.now(), guest.id, guest.nickname, said)
        await self._commit(chat=line)
        self.chat_lines += 1
        for watcher in self.watchers.values():
            if guest.id not in self.table.muted.get(watcher.guest.id, ()):
                watcher.send(self._chat_body([line], watcher, full=False))

    async def _mute(self, guest: Guest, command: p.Mute, watcher: Watcher | None) -> None:
        if not self.table.allows(guest.id):
            raise Refused("private", status=403)
        muted = self.table.muted.setdefault(guest.id, [])
        if command.muted and command.guest not in muted:
            if len(muted) >= 100:
                raise Refused("too-many-muted")
            muted.append(command.guest)
        elif not command.muted and command.guest in muted:
            muted.remove(command.guest)
        await self._commit(table=True)
        if watcher is not None:
            watcher.send(self._table_body(watcher))
            lines = await self.house.store.chat(self.table.id, CHAT_LINES)
            watcher.send(self._chat_body(lines, watcher, full=True))

    async def _report(self, guest: Guest, text: str) -> str:
        if not self.table.allows(guest.id):
            raise Refused("private", status=403)
        match = await self._loaded() if self.table.match else None
        return await self._keep_bundle("reported", text, match.record().to_json() if match else None, guest.id)


def clean(text: str) -> str:
    """Text by a guest without control characters and the marks that stand for names."""
    return "".join(c for c in text if c.isprintable() and not 0xE000 <= ord(c) <= 0xF8FF).strip()
