"""Who sits where, and what the host sets up before the start."""

from typing import Any, cast

import msgspec

from stolik.server import protocol as p
from stolik.server.names import is_name, named
from stolik.server.problems import Refused
from stolik.server.rooms.agreeing import Agreements
from stolik.server.rooms.clock import Clock
from stolik.server.rooms.keeping import Keeper, Mark
from stolik.server.rooms.showing import Shower
from stolik.server.store import Guest
from stolik.server.tables import Seat, check_level, checked_options
from stolik.table import BadOption, PerSeat, Text

KICKED, VISITORS = 200, 500
"""So many guests that were sent away, or that came with the invitation, a table remembers."""


class Seating:
    def __init__(self, keeper: Keeper, shower: Shower, clock: Clock, agreements: Agreements) -> None:
        self.keeper = keeper
        self.shower = shower
        self.clock = clock
        self.agreements = agreements

    async def let_in(self, guest: str, code: str) -> None:
        """May this guest look at the table? Whoever comes with the invitation may come again without it."""
        self.keeper.table.check_allowed(guest, code)
        if self._remember_visitor(guest, code):
            await self.keeper.commit(table=True)

    def _remember_visitor(self, guest: str, code: str) -> bool:
        """Says whether that is news."""
        table = self.keeper.table
        news = not table.open and code == table.code and guest not in table.visitors
        if news:
            table.visitors = [*table.visitors, guest][-VISITORS:]
        return news

    async def sit(self, guest: Guest, command: p.Sit) -> None:
        table, watchers = self.keeper.table, self.shower.watchers
        table.check_allowed(guest.id, command.code)
        if table.phase == "closed":
            raise Refused("no-such-table", field="table", status=404)
        name = named(command.name)
        if command.name.strip() and not is_name(name):
            raise Refused("no-nickname", field="name", status=400)
        own = table.seats_of(guest.id)
        number = command.seat
        if number is None:
            free = [place for place, seat in enumerate(table.seats) if seat.free]
            number = own[0] if own and table.phase != "waiting" else free[0] if free else None
        if number is None:
            raise Refused("no-free-seat")
        seat = table.seat(number)
        if number in own:
            self.clock.read(Mark(self.keeper.match))
            seat.left, seat.stand_in = False, ""
            self.clock.set_flag()
            if table.proposal is not None and table.proposal.what == "takeover" and table.proposal.seat == number:
                table.proposal = None
            seat.nickname = guest.nickname
            seat.name = name or seat.name
        elif seat.free and not await self._running():
            self._remember_visitor(guest.id, command.code)
            table.seats[number] = Seat(guest=guest.id, nickname=guest.nickname, name=name)
        else:
            raise Refused("seat-taken", field="seat")
        for watcher in watchers.values():
            if watcher.guest.id == guest.id and watcher.seat == len(table.seats) and number not in own:
                watcher.seat = number
        await self._changed()
        if self.keeper.match is not None:
            self.shower.publish_full(guest.id)

    async def leave(self, guest: Guest, number: int | None) -> None:
        table = self.keeper.table
        leaving = table.seats_of(guest.id)
        if number is not None:
            table.own_seat(guest.id, number)
            leaving = [number]
        if not leaving:
            raise Refused("not-your-seat", status=403)
        running = await self._running()
        for place in leaving:
            if running:
                table.seats[place].left = True
            else:
                table.seats[place] = Seat()
        if not running:
            self._settle_host()
            table.proposal = None
        await self.keeper.commit(table=True)
        for watcher in self.shower.watchers.values():
            if watcher.guest.id == guest.id and watcher.seat in leaving and not running:
                watcher.seat = len(table.seats)
        self.shower.publish_table()
        if not running and self.keeper.match is not None:
            self.shower.publish_full(guest.id)
        await self.agreements.settle()

    def _settle_host(self) -> None:
        """A table whose host left has the next person as host; one that nobody sits at is closed."""
        table = self.keeper.table
        people = table.people()
        if table.host not in people:
            table.host = people[0] if people else ""
        if not people:
            table.phase = "closed"

    async def kick(self, guest: Guest, number: int) -> None:
        table = self.keeper.table
        table.check_host(guest.id)
        if await self._running():
            raise Refused("already-started")
        seat = table.seat(number)
        if seat.free or seat.guest == guest.id:
            raise Refused("nobody-to-kick", field="seat")
        table.seats[number] = Seat()
        table.proposal = None
        if seat.guest:
            # Whoever was sent away stays away, from the other seats of a shared screen, too.
            table.seats = [Seat() if other.guest == seat.guest else other for other in table.seats]
            table.kicked = [*table.kicked, seat.guest][-KICKED:]
        if seat.guest in table.visitors:
            table.visitors.remove(seat.guest)
        await self.keeper.commit(table=True)
        for watcher in self.shower.watchers.values():
            if watcher.guest.id == seat.guest:
                watcher.seat = len(table.seats)
        self.shower.publish_table()
        self.shower.show_out()

    async def seat_bot(self, guest: Guest, command: p.SeatBot) -> None:
        table = self.keeper.table
        table.check_host(guest.id)
        if await self._running():
            raise Refused("already-started")
        seat = table.seat(command.seat)
        if not seat.free and not seat.bot:
            raise Refused("seat-taken", field="seat")
        check_level(command.level)
        table.seats[command.seat] = Seat(bot=command.level)
        await self._changed()

    async def set_up(self, guest: Guest, command: p.Setup) -> None:
        table = self.keeper.table
        table.check_host(guest.id)
        self._check_waiting()
        count = len(table.seats) if command.seats is msgspec.UNSET else table.rules.check_seats(command.seats)
        # Whoever sits here moves up to the first seats, with what was picked for them.
        order = sorted(
            range(len(table.seats)), key=lambda number: count != len(table.seats) and table.seats[number].free
        )
        options = cast("dict[str, Any]", table.rules.fit_options(table.options, count, order))
        if command.options is not msgspec.UNSET:
            options = cast("dict[str, Any]", checked_options(table.rules, command.options, count))
        if command.seats is not msgspec.UNSET:
            if sum(not seat.free for seat in table.seats) > count:
                raise Refused("too-many-seated", field="seats")
            if count != len(table.seats):
                table.seats = [*(table.seats[number] for number in order), *(Seat() for _ in range(count))][:count]
                self.shower.reseat()
        table.options = options
        table.wins = table.wins if command.wins is msgspec.UNSET else command.wins
        table.draws = table.draws if command.draws is msgspec.UNSET else command.draws
        table.open = table.open if command.open is msgspec.UNSET else command.open
        table.clock = table.clock if command.clock is msgspec.UNSET else command.clock
        await self._changed()
        self.shower.show_out()

    async def equip(self, guest: Guest, command: p.Equip) -> None:
        table = self.keeper.table
        seat = table.seat(command.seat)
        if seat.guest != guest.id:
            table.check_host(guest.id)
            if seat.guest:
                raise Refused("not-your-seat", field="seat", status=403)
        self._check_waiting()
        options = cast("dict[str, Any]", table.rules.fit_options(table.options, len(table.seats)))
        spec = next((spec for spec in table.rules.options if spec.name == command.option), None)
        if not isinstance(spec, PerSeat) or not isinstance(spec.each, Text):
            raise BadOption("option", f"{command.option!r} is nothing that a player picks for a seat")
        values = list(options[command.option])
        values[command.seat] = command.value
        table.options = cast(
            "dict[str, Any]", checked_options(table.rules, {**options, command.option: values}, len(table.seats))
        )
        await self._changed()

    async def renew(self, guest: Guest) -> None:
        """A new invitation in place of the old one, which lets nobody in any more; whoever is in stays."""
        self.keeper.table.check_host(guest.id)
        self.keeper.table.code = self.keeper.house.secret()
        await self._changed()

    async def _running(self) -> bool:
        """Is a match being played? Before the first, between two of a series and after the last, seats change hands."""
        match = await self.keeper.opened()
        return match is not None and match.question is not None

    def _check_waiting(self) -> None:
        if self.keeper.table.phase != "waiting":
            raise Refused("already-started")

    async def _changed(self) -> None:
        await self.keeper.commit(table=True)
        self.shower.publish_table()
