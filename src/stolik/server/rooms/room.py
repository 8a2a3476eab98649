"""A room: one table. Commands are carried out one at a time: apply, store, publish."""

from collections.abc import Callable

from stolik.server import protocol as p
from stolik.server.house import House
from stolik.server.problems import Refused
from stolik.server.rooms.advising import Adviser
from stolik.server.rooms.agreeing import Agreements
from stolik.server.rooms.botdesk import BotDesk
from stolik.server.rooms.clock import Clock
from stolik.server.rooms.dealing import Dealer
from stolik.server.rooms.keeping import Keeper
from stolik.server.rooms.playing import Play
from stolik.server.rooms.seating import Seating
from stolik.server.rooms.showing import Shower
from stolik.server.rooms.talking import Talk
from stolik.server.rooms.teaching import Teacher
from stolik.server.rooms.watcher import Watcher
from stolik.server.store import Guest
from stolik.server.tables import Table
from stolik.table import BadOption, Match, State


class Room:
    """Holds the parts of a table together, and is all that the rest of the server knows of them."""

    def __init__(
        self,
        house: House,
        table: Table,
        version: int,
        waiting: tuple[int, ...],
        chat_lines: int,
        *,
        on_end: Callable[[str, Match[State]], None] = lambda match_id, match: None,
        on_drop: Callable[[str], None] = lambda table_id: None,
    ) -> None:
        self.house = house
        self.touched = house.ticks()
        self.keeper = keeper = Keeper(house, table, version, waiting)
        self.clock = Clock(keeper)
        self.bots = BotDesk(keeper)
        self.teacher = Teacher(keeper)
        self.shower = Shower(keeper, self.clock, self.teacher)
        self.adviser = Adviser(keeper, self.teacher)
        self.talk = Talk(keeper, self.shower, chat_lines)
        self.play = Play(keeper, self.shower, self.clock, self.teacher, self.bots)
        self.dealer = Dealer(keeper, self.shower, self.clock, self.teacher, self.bots)
        self.agreements = Agreements(keeper, self.shower, self.play, self.dealer)
        self.seating = Seating(keeper, self.shower, self.clock, self.agreements)
        keeper.on_take, keeper.on_back, keeper.on_forget = self._match_taken, self._match_back, self._match_forgotten
        keeper.on_drop, self.play.on_end = on_drop, on_end

    @property
    def table(self) -> Table:
        return self.keeper.table

    @property
    def match(self) -> Match[State] | None:
        return self.keeper.match

    @property
    def gone(self) -> bool:
        return self.keeper.gone

    @property
    def watchers(self) -> dict[str, Watcher]:
        return self.shower.watchers

    @property
    def busy(self) -> bool:
        """Is there something to be done even if nobody sends anything?"""
        return self.bots.busy or self.clock.busy

    def online(self, guest: str) -> bool:
        return self.shower.online(guest)

    def _match_taken(self) -> None:
        self.bots.clear()
        self.shower.clear()

    def _match_back(self) -> None:
        self.clock.go_on()
        self.bots.wake()

    def _match_forgotten(self) -> None:
        self.clock.stop()
        self.bots.stop()

    # -- commands ------------------------------------------------------------------------------------------------------

    async def do(self, guest: Guest, command: p.AnyCommand, watcher_id: str = "") -> p.Done:
        """Carry a command out, whole or not at all; Refused says why not."""
        if isinstance(command, p.Hint):
            self.touched = self.house.ticks()
            return await self.adviser.hint(guest, command)
        async with self.keeper.lock:
            self.keeper.check_here()
            self.touched = self.house.ticks()
            try:
                done = await self._do(guest, command, self.watchers.get(watcher_id))
            except BadOption as error:
                raise Refused("bad-option", field=error.field, detail=error.problem, status=400) from error
            except Refused:
                raise
            except Exception:
                self.keeper.fail()
                raise
            done.id = command.id
            return done

    async def _do(self, guest: Guest, command: p.AnyCommand, watcher: Watcher | None) -> p.Done:
        if self.table.lesson and isinstance(command, p.Setup | p.SeatBot | p.Kick | p.Equip):
            raise Refused("in-lesson")
        match command:
            case p.Answer():
                return await self.play.answer(guest, command, watcher)
            case p.Undo():
                return await self.agreements.undo(guest, command)
            case p.About():
                return await self.shower.about(command.card, watcher)
            case p.Sync():
                await self._sync(watcher)
            case p.Sit():
                await self.seating.sit(guest, command)
            case p.LeaveSeat():
                await self.seating.leave(guest, command.seat)
            case p.Kick():
                await self.seating.kick(guest, command.seat)
            case p.SeatBot():
                await self.seating.seat_bot(guest, command)
            case p.Setup():
                await self.seating.set_up(guest, command)
            case p.Equip():
                await self.seating.equip(guest, command)
            case p.Renew():
                await self.seating.renew(guest)
            case p.Start():
                await self.dealer.start(guest)
            case p.Concede():
                await self.play.concede(guest, command.seat)
            case p.Propose():
                return await self.agreements.propose(guest, command)
            case p.Agree():
                await self.agreements.agree(guest)
            case p.Decline():
                await self.agreements.decline(guest)
            case p.Chat():
                await self.talk.say(guest, command.text)
            case p.Mute():
                await self.talk.mute(guest, command)
            case p.Report():
                return p.Done(report=await self.talk.report(guest, command.text))
            case p.Watch() | p.Unwatch() | p.Hint():
                raise Refused("needs-connection", status=400)
        return p.Done()

    # -- who watches ---------------------------------------------------------------------------------------------------

    async def watch(self, watcher: Watcher, command: p.Watch) -> None:
        """Let a connection see the table from a seat of its own or with the spectators."""
        async with self.keeper.lock:
            self.keeper.check_here()
            guest = watcher.guest.id
            await self.seating.let_in(guest, command.code)
            own = self.table.seats_of(guest)
            spectators = len(self.table.seats)
            seat = command.seat if command.seat is not None else own[0] if own else spectators
            if seat != spectators and seat not in own:
                raise Refused("not-your-seat", field="seat", status=403)
            watcher.seat, watcher.pages = seat, command.pages
            self.touched = self.house.ticks()
            await self.keeper.opened()
            lines = await self.talk.lines()
            # Nothing fails from here on: whoever is refused is not there either.
            news = not self.online(guest)
            if (before := self.watchers.get(watcher.id)) is not None:
                watcher.seq = max(watcher.seq, before.seq)  # they were sent more while this one waited
            self.watchers[watcher.id] = watcher
            self.shower.send_all(watcher)
            if news:
                self.shower.publish_table(but=watcher)
            self.talk.send(watcher, lines)
            self.bots.wake()

    async def unwatch(self, watcher_id: str) -> None:
        async with self.keeper.lock:
            watcher = self.watchers.pop(watcher_id, None)
            if watcher is not None and not self.gone:
                self.shower.seen[watcher.guest.id] = self.house.ticks()
                if not self.online(watcher.guest.id):
                    self.shower.publish_table()

    async def _sync(self, watcher: Watcher | None) -> None:
        if watcher is None:
            raise Refused("not-watching", status=400)
        await self.keeper.opened()
        lines = await self.talk.lines()
        self.shower.send_all(watcher)
        self.talk.send(watcher, lines)

    async def state(self, guest: Guest, language: str, code: str = "") -> p.TableState:
        """The table for somebody who does not watch it (yet)."""
        async with self.keeper.lock:
            self.keeper.check_here()
            self.table.check_allowed(guest.id, code)
            own = self.table.seats_of(guest.id)
            return self.shower.state_for(guest.id, language, own[0] if own else len(self.table.seats))

    async def match_of(self, guest: Guest, seat: int) -> str:
        """The match of which somebody may have the transcript of this seat: their own, or the spectators'."""
        async with self.keeper.lock:
            self.keeper.check_here()
            if seat == len(self.table.seats):
                self.table.check_allowed(guest.id)
            else:
                self.table.own_seat(guest.id, seat)
            match = await self.keeper.opened()
            if match is None:
                raise Refused("no-match")
            return self.table.match

    # -- coming and going ----------------------------------------------------------------------------------------------

    async def put_away(self) -> None:
        """Take the match out of memory; it comes back from its record."""
        async with self.keeper.lock:
            if self.match is not None and not self.gone and not self.busy:
                await self.keeper.leave_snapshot()
                self.keeper.forget()

    async def close(self) -> None:
        """Finish what is being done, leave a fresh snapshot, and do nothing more."""
        async with self.keeper.lock:
            if not self.gone:
                await self.keeper.leave_snapshot()
                self.keeper.drop()

    def drop(self) -> None:
        """What is in memory counts no more; whoever watches has to find the table anew."""
        self.keeper.drop()
