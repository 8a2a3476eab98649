"""The hall: the rooms of this node, and the way to those of other nodes."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVar, cast
from weakref import WeakValueDictionary

import msgspec

from stolik import games
from stolik.server import protocol as p
from stolik.server.archive import Archive
from stolik.server.house import House
from stolik.server.leisure import Slowly, at_leisure
from stolik.server.nodes import Nodes, RemoteDesk, Unsure
from stolik.server.operating import retention
from stolik.server.problems import Refused, say
from stolik.server.purses import paid
from stolik.server.rooms import Gone, Room, Watcher, body
from stolik.server.store import Change, Conflict, Guest, StoreDown, StoredTable
from stolik.server.tables import Glance, Seat, Table, checked_options, glance_at, read_table
from stolik.table import BadOption, Match, State

log = logging.getLogger(__name__)
T = TypeVar("T")
LOBBY, LOBBY_PAGE = 100, 50
MOST_LISTED, MOST_COUNTED = 1000, 1000
LOBBY_SECONDS = 0.5
"""So long a list of the lobby serves everybody who asks for it."""
OF_ONE_HOST = 3
"""So many tables of one host stand where people look first."""
LATELY = 120.0
"""Seconds after which a table where nobody is counts as empty."""
TEACHER, TEACHER_LEVEL = "Stolik", "greedy"
"""The table itself teaches; where a lesson stops before its match is over, a bot of this level plays on."""
PASSING = ("moved", "store-down", "closing")
"""What is refused only for now."""
SOON = 0.2
"""Seconds until whoever watched a room that lost its table is let into it again."""
SWEEP = 10.0
"""Seconds between two looks for rooms that nobody needs in memory."""
DAY = 86_400.0


class Desk(Protocol):
    """Where a table can be reached: its room in this process, or a stand-in for one on another node."""

    async def do(self, guest: Guest, command: p.AnyCommand, watcher_id: str = "") -> p.Done: ...
    async def watch(self, watcher: Watcher, command: p.Watch) -> None: ...
    async def unwatch(self, watcher_id: str) -> None: ...
    async def state(self, guest: Guest, language: str, code: str = "") -> p.TableState: ...
    async def match_of(self, guest: Guest, seat: int) -> str: ...


class OwnedElsewhere(Gone):
    """Another node has the lease on a table."""

    def __init__(self, node: str) -> None:
        super().__init__(node)
        self.node = node


class Hall:
    def __init__(self, house: House) -> None:
        self.house = house
        self.archive = Archive(house)
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._adding: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listed: tuple[float, list[StoredTable]] = -LOBBY_SECONDS * 2, []
        self._listing = asyncio.Lock()
        self._asking = asyncio.Lock()
        self._sure = 0.0
        """Until when, in ticks, every lease here holds without a doubt."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._in_flight: set[asyncio.Task[Any]] = set()
        self._waited_for = 0
        """How many connections wait for a command of theirs."""
        self._at_rest = asyncio.Event()
        self._at_rest.set()
        self.watching: dict[str, tuple[Watcher, p.Watch]] = {}
        """Everybody who watches a table over a connection of this node, and what each asked for."""
        self._finding: dict[str, asyncio.Task[None]] = {}
        self.nodes = Nodes(house, self.room, self._find, self._owner)

    async def open(self) -> None:
        await self.nodes.open()
        self._spawn(self._sweep())
        self._spawn(self._keep_leases())
        self._spawn(self._look_after_watchers())
        self._spawn(self._note_who_waits())
        self._spawn(self.archive.catch_up())

    async def close(self) -> None:
        """Finish what is being done, then leave everything as it should be found."""
        self.closing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(10):
                await self._at_rest.wait()
                if self._in_flight:
                    await asyncio.wait(self._in_flight)
        for task in (*self._tasks, *self._finding.values()):
            task.cancel()
        await self.nodes.leave()
        for room in list(self.rooms.values()):
            try:
                try:
                    await room.close()
                finally:
                    await self.house.store.release(room.table.id, self.house.node)
            except (Conflict, StoreDown) as error:
                log.warning("a room did not close", extra={"table": room.table.id, "why": str(error)})
            except Exception:
                log.exception("a room did not close", extra={"table": room.table.id})
        self.rooms.clear()
        with suppress(StoreDown):
            # Those of rooms that were lost on the way, too.
            await self.house.store.release_all(self.house.node)
        await self.nodes.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something out to its end even if whoever asked for it hangs up."""
        if self.closing:
            work.close()
            raise Refused("closing", status=503)
        task = asyncio.get_running_loop().create_task(paid(work))
        self._in_flight.add(task)
        task.add_done_callback(self._landed)
        try:
            return await asyncio.shield(task)
        except StoreDown as down:
            raise store_down(down) from down

    def _landed(self, task: asyncio.Task[Any]) -> None:
        self._in_flight.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may have hung up; the log has it already

    # -- reaching a table ---------------------------------------------------------------------------------------------

    async def do(self, guest: Guest, command: p.AnyCommand, watcher_id: str = "") -> p.Done:
        """Carry a command out wherever its table is, even if whoever gave it is gone meanwhile."""
        return await self.finish(self._do(guest, command, watcher_id))

    async def obey(self, guest: Guest, command: p.AnyCommand, watcher_id: str) -> p.Done:
        """The same for a connection, which stays until the end of it: nothing needs to be shielded from it."""
        if self.closing:
            raise Refused("closing", status=503)
        self._waited_for += 1
        self._at_rest.clear()
        try:
            return await paid(self._do(guest, command, watcher_id))
        except StoreDown as down:
            raise store_down(down) from down
        finally:
            self._waited_for -= 1
            if not self._waited_for:
                self._at_rest.set()

    async def _do(self, guest: Guest, command: p.AnyCommand, watcher_id: str) -> p.Done:
        async def carry_out(desk: Desk) -> p.Done:
            try:
                return await desk.do(guest, command, watcher_id)
            except Unsure:
                # The owner may have died after it carried the command out. An answer may come twice; a chat may not.
                if not isinstance(command, p.Answer | p.About | p.Hint | p.Sync):
                    raise Refused("moved", status=503) from None
                raise
            except Conflict as conflict:
                # Another node wrote first: what this one has in memory is out of date, and so is the command.
                self.house.metrics.conflicts.inc()
                raise Refused("moved", status=503) from conflict

        return await self._at_desk(command.table, carry_out)

    async def watch(self, watcher: Watcher, command: p.Watch) -> Desk:
        async def let_in(desk: Desk) -> Desk:
            try:
                await desk.watch(watcher, command)
            except Conflict as conflict:
                # Somebody else wrote first: what they wrote is what there is to be seen.
                self.house.metrics.conflicts.inc()
                raise Gone from conflict
            if not isinstance(desk, RemoteDesk):
                self.nodes.lent.pop(watcher.id, None)
            self.watching[watcher.id] = watcher, command
            if watcher.left:
                await self.unwatch(command.table, watcher.id)
            return desk

        return await self._at_desk(command.table, let_in)

    async def state(self, table_id: str, guest: Guest, language: str, code: str = "") -> p.TableState:
        return await self._at_desk(table_id, lambda desk: desk.state(guest, language, code))

    async def match_of(self, table_id: str, guest: Guest, seat: int) -> str:
        return await self._at_desk(table_id, lambda desk: desk.match_of(guest, seat))

    async def unwatch(self, table_id: str, watcher_id: str) -> None:
        """A connection needs to see nothing more, wherever the table is by now."""
        self.watching.pop(watcher_id, None)
        if watcher_id in self.nodes.lent:
            await self.nodes.lent[watcher_id].desk.unwatch(watcher_id)
        room = self.rooms.get(table_id)
        if room is not None:
            await room.unwatch(watcher_id)

    async def _at_desk(self, table_id: str, do: Callable[[Desk], Awaitable[T]]) -> T:
        """Do something where the table can be reached, again and again until an owner that died has lost its lease."""
        deadline = time.monotonic() + self.house.settings.lease_seconds * 2
        pause = 0.05
        while True:
            desk: Desk = self._at_hand(table_id) or await self.desk(table_id)
            with suppress(Gone):
                return await do(desk)
            if time.monotonic() > deadline:
                raise Refused("moved", status=503)
            await asyncio.sleep(pause)
            pause = min(pause * 1.5, 0.5)

    def _at_hand(self, table_id: str) -> Room | None:
        """The room of a table that this node owns without a doubt."""
        room = self.rooms.get(table_id)
        sure = room is not None and not room.gone and self.house.ticks() <= self._sure
        return room if sure and self.nodes.desk(table_id) is None else None

    async def desk(self, table_id: str) -> Desk:
        """The room of a table if this node owns it or may; otherwise the way to the node that does."""
        if (known := self.nodes.desk(table_id)) is not None:
            return known
        try:
            return await self.room(table_id)
        except OwnedElsewhere as elsewhere:
            return self.nodes.add_desk(elsewhere.node, table_id)

    async def _owner(self, table_id: str) -> str:
        """The node that has the lease on a table: this one, if it was free."""
        try:
            await self.room(table_id)
            return self.house.node
        except OwnedElsewhere as elsewhere:
            return elsewhere.node
        except Refused:
            return ""  # there is no such table any more

    async def room(self, table_id: str) -> Room:
        """The room of a table on this node, opened if need be; Gone if another node owns it."""
        if self.house.ticks() > self._sure:
            async with self._asking:
                if self.house.ticks() > self._sure:
                    await self.prolong_leases()
        room = self.rooms.get(table_id)
        if room is not None and not room.gone:
            return room
        if self.closing:
            raise Refused("closing", status=503)
        async with self._opening.setdefault(table_id, asyncio.Lock()):
            room = self.rooms.get(table_id)
            if room is None or room.gone:
                if self.closing:
                    raise Gone  # a lease taken now would outlive this node
                room = await self._open_room(table_id)
                self.rooms[table_id] = room
                self.house.metrics.rooms.set(len(self.rooms))
                await self._let_back_in(room)
        return room

    async def _open_room(self, table_id: str) -> Room:
        house = self.house
        stored = await house.store.table(table_id)
        if stored is None or stored.phase == "closed":
            raise Refused("no-such-table", field="table", status=404)
        lease = await house.store.lease(table_id, house.node, house.settings.lease_seconds)
        if lease.node != house.node:
            raise OwnedElsewhere(lease.node)
        if self.closing:
            await house.store.release(table_id, house.node)
            raise Gone
        stored = await house.store.table(table_id) or stored
        lines = await house.store.chat(table_id, 1)
        return Room(
            house,
            read_table(stored.document),
            stored.version,
            stored.waiting,
            lines[-1].n + 1 if lines else 0,
            on_end=self._match_ended,
            on_drop=self._room_dropped,
        )

    def _match_ended(self, match_id: str, match: Match[State]) -> None:
        self._spawn(self.archive.keep(match_id, match if match.restored == "snapshot" else None))

    def _room_dropped(self, table_id: str) -> None:
        """A room lost its table: whoever watched there gets the table as the store has it."""
        room = self.rooms.get(table_id)
        if room is not None and room.gone:
            del self.rooms[table_id]
        if not self.closing:
            asyncio.get_running_loop().call_later(SOON, self.find_lost)

    # -- watchers that lost their table -------------------------------------------------------------------------------

    async def _let_back_in(self, room: Room) -> None:
        """Whoever watched the table here before goes on watching it, before anything else happens there."""
        for watcher, command in list(self.watching.values()):
            if watcher.table == room.table.id and watcher.id not in self.nodes.lent and not watcher.left:
                with suppress(Refused, Gone):  # those who are refused are told when they are looked for
                    await room.watch(watcher, command)

    def find_lost(self) -> None:
        """Every watcher is in a room here, or lent to a node that we ask about it; any other has lost its table."""
        for watcher_id, (watcher, _) in self.watching.items():
            room = self.rooms.get(watcher.table)
            here = room is not None and not room.keeper.gone and watcher_id in room.shower.watchers
            if not here and watcher_id not in self.nodes.lent:
                self._find(watcher_id)

    def _find(self, watcher_id: str) -> None:
        """Begin to find a watcher's table again; if that fails, we try once more in a second."""
        if watcher_id in self.watching and watcher_id not in self._finding and not self.closing:
            task = asyncio.get_running_loop().create_task(self._find_again(*self.watching[watcher_id]))
            self._finding[watcher_id] = task
            task.add_done_callback(lambda _: self._finding.pop(watcher_id))

    async def _find_again(self, watcher: Watcher, command: p.Watch) -> None:
        try:
            try:
                await self.watch(watcher, command)
            except Refused as refused:
                if refused.code != "not-your-seat":
                    raise
                await self.watch(watcher, msgspec.structs.replace(command, seat=None))
            self.house.metrics.found_again.inc()
        except (Refused, StoreDown, Conflict) as error:
            log.warning("a watcher has not found its table", extra={"table": watcher.table, "why": str(error)})
            if isinstance(error, Refused) and error.code not in PASSING:
                self._tell(watcher, error)
        except Exception:
            log.exception("a watcher has not found its table", extra={"table": watcher.table})

    def _tell(self, watcher: Watcher, refused: Refused) -> None:
        """There is no way back to the table: whoever watched it hears why, and nothing more."""
        self.watching.pop(watcher.id, None)
        self.nodes.lent.pop(watcher.id, None)
        code, text = refused.code, refused.text(watcher.language)
        if code == "no-such-table":
            code, text = "closed", say("notice-closed", watcher.language)
        watcher.send(body(p.Notice(table=watcher.table, seq=0, code=code, text=text)))

    # -- tables -------------------------------------------------------------------------------------------------------

    async def add_table(self, guest: Guest, request: p.TableRequest) -> Table:
        """Set up a table with its host in the first seat."""
        house = self.house
        try:
            game = games.load(request.game)
            seats = game.check_seats(game.seat_counts[0] if request.seats is None else request.seats)
            options = checked_options(game, request.options, seats)
        except BadOption as error:
            raise Refused("bad-option", field=error.field, detail=error.problem, status=400) from error
        table = Table(
            id=house.secret(),
            code=house.secret(),
            game=game.id,
            options=cast("dict[str, Any]", options),
            open=request.open,
            host=guest.id,
            created=house.now(),
            seats=[Seat(guest=guest.id, nickname=guest.nickname), *(Seat() for _ in range(seats - 1))],
            wins=request.wins,
            draws=request.draws,
            clock=request.clock,
        )
        await self._add(table, guest)
        return table

    async def _add(self, table: Table, guest: Guest) -> None:
        """Store a new table if its host has not too many already, however many are asked for at once."""
        store, most = self.house.store, self.house.settings.tables_per_guest
        async with self._adding.setdefault(guest.id, asyncio.Lock()):
            if await self._count_tables(guest) < most:
                await store.add_table(table.stored(1, self.house.now()))
                # Another node may have added one in the same moment.
                if await self._count_tables(guest) <= most:
                    return
                table.phase = "closed"
                await store.save(Change(table.id, table=table.stored(2, self.house.now())))
        raise Refused("too-many-tables", status=429, number=most)

    async def _count_tables(self, guest: Guest) -> int:
        mine = await self.house.store.tables_of(guest.id, MOST_COUNTED)
        return sum(table.phase in ("waiting", "playing") for table in mine)

    async def lobby(self) -> list[StoredTable]:
        """Open tables: first those where somebody is, then the others, and last what one host has too many of."""
        async with self._listing:  # however many ask at once, one list is made
            now = self.house.ticks()
            if now - self._listed[0] > LOBBY_SECONDS:
                stored = await self.house.store.lobby(MOST_LISTED)
                self._listed = now, await at_leisure(in_order(stored, self._is_here, self.house.now()))
            return self._listed[1]

    def _is_here(self, table: Glance) -> bool:
        room = self.rooms.get(table.id)
        return room is not None and any(room.online(guest) for guest in table.people())

    async def add_lesson(self, guest: Guest, game_id: str) -> Table:
        """Set up a private table that teaches a game, and begin. A lesson that was left half-way is called off."""
        house = self.house
        try:
            game = games.load(game_id)
        except BadOption as error:
            raise Refused("no-such-game", status=404) from error
        lesson = game.lesson()
        if lesson is None:
            raise Refused("no-lesson", status=404)
        await self._drop_lessons(guest, game.id, len(lesson.moves))
        seats = [Seat(bot=TEACHER_LEVEL, name=TEACHER) for _ in range(lesson.seats)]
        seats[lesson.learner] = Seat(guest=guest.id, nickname=guest.nickname)
        table = Table(
            id=house.secret(),
            code=house.secret(),
            game=game.id,
            options=cast("dict[str, Any]", game.check_options(lesson.options)),
            open=False,
            host=guest.id,
            created=house.now(),
            seats=seats,
            lesson=True,
        )
        await self._add(table, guest)
        try:
            await self._do(guest, p.Start(table=table.id), "")
        except Refused:
            await self._do(guest, p.LeaveSeat(table=table.id), "")  # which closes it
            raise
        return table

    async def _drop_lessons(self, guest: Guest, game_id: str, moves: int) -> None:
        for stored in await self.house.store.tables_of(guest.id, LOBBY):
            table = read_table(stored.document)
            if table.lesson and table.game == game_id and table.phase == "playing":
                match = await self.house.store.match(table.match)
                if match is not None and len(match.entries) < moves:
                    await self._do(guest, p.Propose(table=table.id, what="abort"), "")

    # -- care ---------------------------------------------------------------------------------------------------------

    async def _keep_leases(self) -> None:
        """Stay in charge of the tables here, and notice when this node no longer is."""
        while True:
            await asyncio.sleep(min(1.0, self.house.settings.lease_seconds / 3))
            try:
                await self.prolong_leases()
            except StoreDown as down:
                log.warning("the leases were not prolonged", extra={"why": str(down)})
            except Exception:
                log.exception("the leases were not prolonged")

    async def _look_after_watchers(self) -> None:
        while True:
            await asyncio.sleep(min(1.0, self.house.settings.lease_seconds / 3))
            self.find_lost()
            try:
                await self.nodes.look_after()
            except StoreDown as down:
                log.warning("the watchers were not looked after", extra={"why": str(down)})
            except Exception:
                log.exception("the watchers were not looked after")

    async def _note_who_waits(self) -> None:
        """Let every node know at which tables here somebody waits for others: its lobby shows those first."""
        while True:
            await asyncio.sleep(LATELY / 3)
            tables = [room.table for room in self.rooms.values() if not room.gone and room.table.phase == "waiting"]
            waiting = [table.id for table in tables if self._is_here(table)]
            try:
                if waiting:
                    await self.house.store.touch(waiting)
            except StoreDown as down:
                log.warning("who waits was not noted", extra={"why": str(down)})
            except Exception:
                log.exception("who waits was not noted")

    async def prolong_leases(self) -> None:
        seconds = self.house.settings.lease_seconds
        rooms, until = list(self.rooms.values()), self.house.ticks() + seconds
        ours = await self.house.store.prolong(self.house.node, seconds)
        self._sure = until
        for room in rooms:
            if not room.gone and room.table.id not in ours:
                # This node was asleep for too long and another one has taken the table over.
                log.warning("a table was lost to another node", extra={"table": room.table.id})
                self.house.metrics.conflicts.inc()
                room.drop()
                self._room_dropped(room.table.id)

    async def _sweep(self) -> None:
        tidied = -DAY
        while True:
            await asyncio.sleep(min(SWEEP, self.house.settings.idle_seconds))
            try:
                await self.sweep()
                if self.house.ticks() - tidied > DAY / 24:
                    tidied = self.house.ticks()
                    await self.house.store.tidy(retention(self.house.settings))
            except Exception:
                log.exception("a sweep failed")

    async def sweep(self) -> None:
        """Take idle matches out of memory, and rooms that nobody watches."""
        now, idle = self.house.ticks(), self.house.settings.idle_seconds
        for room in list(self.rooms.values()):
            if room.gone and not room.watchers:
                self.rooms.pop(room.table.id, None)
            elif now - room.touched >= idle and not room.busy:
                try:
                    await self._put_away(room)
                except (Conflict, StoreDown) as error:  # of one table; the others are idle all the same
                    log.warning("a room was not put away", extra={"table": room.table.id, "why": str(error)})
        self.house.metrics.rooms.set(len(self.rooms))

    async def _put_away(self, room: Room) -> None:
        if room.watchers:
            await room.put_away()
            return
        # Whoever comes meanwhile waits: a lease that is given back must not be one just taken.
        async with self._opening.setdefault(room.table.id, asyncio.Lock()):
            await room.close()
            self.rooms.pop(room.table.id, None)
            await self.house.store.release(room.table.id, self.house.node)


def store_down(down: StoreDown) -> Refused:
    log.warning("the store is down", extra={"why": str(down)})
    return Refused("store-down", status=503)


def in_order(stored: list[StoredTable], is_here: Callable[[Glance], bool], now: float) -> Slowly[list[StoredTable]]:
    """Tables as the lobby lists them; waiting ones before those that are played, the latest first."""
    of_host: dict[str, int] = {}
    ranked: list[tuple[int, StoredTable]] = []
    for one in stored:
        yield
        table = glance_at(one.document)
        of_host[table.host] = of_host.get(table.host, 0) + 1
        alive = is_here(table) or now - one.touched < LATELY
        ranked.append((2 if of_host[table.host] > OF_ONE_HOST else 0 if alive else 1, one))
    return [one for _, one in sorted(ranked, key=lambda pair: pair[0])]
