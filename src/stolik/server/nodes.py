"""Tables of other nodes: any node takes any connection, and passes on what belongs to a table that another one owns.

A desk for such a table asks the owner over the bus. What the owner sends to a watcher comes back the same way, numbered
by the owner. Every second each node looks after the watchers it lent out: if the owner is gone, has forgotten them or
sent them something that got lost, they go to whoever owns the table now, which may be this node itself.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar, cast

import msgspec
from msgspec import Meta, Struct

from stolik.server import protocol as p
from stolik.server.bus import NodeGone
from stolik.server.house import House
from stolik.server.problems import Refused
from stolik.server.purses import paid, payer
from stolik.server.rooms import Gone, Room, Watcher
from stolik.server.store import Conflict, Guest, StoreDown

log = logging.getLogger(__name__)
T = TypeVar("T")
PATIENCE = 15.0
"""Seconds that an owner has for its reply, if it keeps its lease: it may be waiting for the database."""
FRAMES = 100
"""So many frames at most go in one message."""


class Unsure(Gone):
    """The owner of a table is gone, and perhaps carried out first what it was asked."""


class Call(Struct):
    """What one node asks another."""

    op: Literal["do", "watch", "unwatch", "state", "match", "alive"]
    node: str
    table: str = ""
    guest: Guest = Guest("", "", "pl")
    command: bytes = b""
    watcher: str = ""
    watchers: list[str] = []
    language: str = ""
    seq: Annotated[int, Meta(ge=0)] = 0
    seat: p.SeatNumber = 0
    code: str = ""
    payer: str = ""
    """The address at whose expense it is done."""


class Refusal(Struct):
    code: str
    field: str
    detail: str
    status: int
    applied: int
    report: str
    args: dict[str, Any]


class Reply(Struct):
    """`gone` says that this node does not own the table either."""

    value: Any = None
    refusal: Refusal | None = None
    gone: bool = False


class Frame(Struct, array_like=True):
    """Something for a connection of the node that it is sent to."""

    watcher: str
    seq: int
    body: bytes


class Frames(Struct):
    node: str
    frames: list[Frame]


_calls = msgspec.msgpack.Decoder(Call)
_replies = msgspec.msgpack.Decoder(Reply)
_frames = msgspec.msgpack.Decoder(Frames)
_encode = msgspec.msgpack.Encoder().encode


class RemoteDesk:
    """A table that another node owns."""

    def __init__(self, nodes: "Nodes", node: str, table_id: str) -> None:
        self.nodes = nodes
        self.node = node
        self.table_id = table_id
        self.lost = asyncio.Event()
        """Set once another node owns the table: a reply is no longer to be waited for."""

    async def _ask(self, call: Call) -> Any:
        call.table, call.payer = self.table_id, payer.get().whose
        self.nodes.waiting[self] += 1
        try:
            reply = _replies.decode(await self._reply(call))
        except NodeGone as error:
            self.nodes.forget(self)
            raise Unsure if error.reached else Gone from error
        finally:
            self.nodes.waiting[self] -= 1
        if reply.gone:
            self.nodes.forget(self)
            raise Gone
        if reply.refusal is not None:
            refusal = reply.refusal
            raise Refused(
                refusal.code,
                field=refusal.field,
                detail=refusal.detail,
                status=refusal.status,
                applied=refusal.applied,
                report=refusal.report,
                **refusal.args,
            )
        return reply.value

    async def _reply(self, call: Call) -> bytes:
        """The owner's reply, unless it loses the table first."""
        loop = asyncio.get_running_loop()
        asked = loop.create_task(self.nodes.house.bus.ask(self.node, _encode(call), PATIENCE))
        lost = loop.create_task(self.lost.wait())
        try:
            await asyncio.wait({asked, lost}, return_when=asyncio.FIRST_COMPLETED)
            if asked.done():
                return await asked
            raise NodeGone(self.node)
        finally:
            for task in (asked, lost):
                task.cancel()

    async def do(self, guest: Guest, command: p.AnyCommand, watcher_id: str = "") -> p.Done:
        call = Call("do", self.nodes.house.node, guest=guest, command=p.encode(command), watcher=watcher_id)
        done = msgspec.convert(await self._ask(call), p.Done)
        self.nodes.house.metrics.forwarded.inc()
        return done

    async def watch(self, watcher: Watcher, command: p.Watch) -> None:
        before = self.nodes.lent.get(watcher.id)
        self.nodes.lent[watcher.id] = lent = Lent(watcher, command.seat, self)
        call = Call(
            "watch",
            self.nodes.house.node,
            guest=watcher.guest,
            command=p.encode(command),
            watcher=watcher.id,
            language=watcher.language,
            seq=watcher.seq,
        )
        try:
            await self._ask(call)
        except BaseException:
            if self.nodes.lent.get(watcher.id) is lent:
                if before is None:
                    del self.nodes.lent[watcher.id]
                else:
                    self.nodes.lent[watcher.id] = before
            raise

    async def unwatch(self, watcher_id: str) -> None:
        self.nodes.lent.pop(watcher_id, None)
        try:
            await self._ask(Call("unwatch", self.nodes.house.node, watcher=watcher_id))
        except (Gone, Refused):
            log.debug("nobody to tell that a watcher left", extra={"table": self.table_id})

    async def state(self, guest: Guest, language: str, code: str = "") -> p.TableState:
        call = Call("state", self.nodes.house.node, guest=guest, language=language, code=code)
        return msgspec.convert(await self._ask(call), p.TableState)

    async def match_of(self, guest: Guest, seat: int) -> str:
        call = Call("match", self.nodes.house.node, guest=guest, seat=seat)
        return cast(str, await self._ask(call))


@dataclass(frozen=True, slots=True)
class Lent:
    """A watcher of a connection here at a table of another node, and the seat that it chose."""

    watcher: Watcher
    seat: int | None
    desk: RemoteDesk


@dataclass(slots=True)
class Borrowed:
    """A watcher of another node's connection in a room here, and when that node last spoke of it."""

    node: str
    room: Room
    watcher: Watcher
    spoken: float


class Outbox:
    """What goes to another node goes in order."""

    def __init__(self, house: House, node: str) -> None:
        self._house = house
        self._node = node
        self._waiting: asyncio.Queue[Frame | asyncio.Event | None] = asyncio.Queue()
        self._task = asyncio.get_running_loop().create_task(self._send_all())

    def put(self, frame: Frame) -> None:
        self._waiting.put_nowait(frame)

    async def flush(self) -> None:
        """Wait until everything that was put in so far is on its way."""
        sent = asyncio.Event()
        self._waiting.put_nowait(sent)
        waiting = asyncio.get_running_loop().create_task(sent.wait())
        await asyncio.wait({waiting, self._task}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()

    async def close(self) -> None:
        """Send what is there, then end; by a message, since what is under way may not be fit to be cancelled."""
        self._waiting.put_nowait(None)
        await asyncio.wait({self._task}, timeout=2)

    async def _send_all(self) -> None:
        while True:
            items = [await self._waiting.get()]
            while len(items) < FRAMES and not self._waiting.empty():
                items.append(self._waiting.get_nowait())
            frames = [item for item in items if isinstance(item, Frame)]
            if frames:
                await self._send(Frames(self._house.node, frames))
            for item in items:
                if isinstance(item, asyncio.Event):
                    item.set()
            if None in items:
                return

    async def _send(self, frames: Frames) -> None:
        try:
            await self._house.bus.send(self._node, _encode(frames))
        except Exception as error:
            log.warning("a message to a node was lost", extra={"node": self._node, "why": type(error).__name__})


class Nodes:
    """This node's side of the bus."""

    def __init__(
        self,
        house: House,
        own_room: Callable[[str], Awaitable[Room]],
        find: Callable[[str], None],
        owner: Callable[[str], Awaitable[str]],
    ) -> None:
        self.house = house
        self.lent: dict[str, Lent] = {}
        self._own_room = own_room
        self._find = find
        self._owner = owner
        self.waiting: Counter[RemoteDesk] = Counter()
        """How many replies are waited for at each desk, in use or given up."""
        self._desks: dict[str, RemoteDesk] = {}
        self._outboxes: dict[str, Outbox] = {}
        self._borrowed: dict[str, Borrowed] = {}

    async def open(self) -> None:
        await self.house.bus.join(self.house.node, self._answer, self._receive)

    async def leave(self) -> None:
        """Be asked nothing more; what was asked is still answered."""
        await self.house.bus.leave(self.house.node)

    async def close(self) -> None:
        await asyncio.gather(*(outbox.close() for outbox in self._outboxes.values()))

    def desk(self, table_id: str) -> RemoteDesk | None:
        """The desk of a table that another node was known to own."""
        return self._desks.get(table_id)

    def add_desk(self, node: str, table_id: str) -> RemoteDesk:
        before = self._desks.get(table_id)
        if before is not None and before.node == node:
            return before
        if before is not None:
            self.forget(before)
        desk = self._desks[table_id] = RemoteDesk(self, node, table_id)
        return desk

    def forget(self, desk: RemoteDesk) -> None:
        if self._desks.get(desk.table_id) is desk:
            del self._desks[desk.table_id]

    def is_borrowed(self, watcher_id: str) -> bool:
        """Does this watcher belong to a connection of another node?"""
        return watcher_id in self._borrowed

    # -- what others ask of this node ---------------------------------------------------------------------------------

    async def _answer(self, question: bytes) -> bytes:
        try:
            call = _calls.decode(question)
        except msgspec.DecodeError as error:
            return _encode(Reply(refusal=_refusal(Refused("bad-message", detail=str(error), status=400))))
        payer.set(self.house.purses.of(call.payer))
        reply = await paid(self._attempt(call))
        if call.node in self._outboxes:
            # Whoever did something sees it happen before hearing that it is done.
            await self._outboxes[call.node].flush()
        return _encode(reply)

    async def _attempt(self, call: Call) -> Reply:
        try:
            return Reply(msgspec.to_builtins(await self._carry_out(call)))
        except Gone:
            return Reply(gone=True)
        except Conflict:
            return Reply(refusal=_refusal(Refused("moved", status=503)))
        except StoreDown:
            return Reply(refusal=_refusal(Refused("store-down", status=503)))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return Reply(refusal=_refusal(Refused("bad-message", detail=str(error), status=400)))
        except Refused as refused:
            return Reply(gone=True) if refused.code == "closing" else Reply(refusal=_refusal(refused))
        except Exception:
            log.exception("a call of another node failed")
            return Reply(refusal=_refusal(Refused("failed", status=500)))

    async def _carry_out(self, call: Call) -> object:
        match call.op:
            case "alive":
                return self._still_here(call.watchers)
            case "unwatch":
                await self._give_back(call.watcher)
                return None
        room = await self._own_room(call.table)
        match call.op:
            case "do":
                return await room.do(call.guest, p.read_command(call.command), call.watcher)
            case "watch":
                command = p.read_command(call.command)
                if not isinstance(command, p.Watch):
                    raise Refused("bad-message", field="command", status=400)
                before = self._borrowed.get(call.watcher)
                seq = max(call.seq, before.watcher.seq) if before is not None else call.seq
                watcher = Watcher(call.watcher, call.table, call.guest, call.language, 0, lambda body: None, seq)
                watcher.push = self._pusher(call.node, watcher)
                self._borrowed[call.watcher] = Borrowed(call.node, room, watcher, self.house.ticks())
                await room.watch(watcher, command)
            case "state":
                return await room.state(call.guest, call.language, call.code)
            case "match":
                return await room.match_of(call.guest, call.seat)
        return None

    def _still_here(self, watchers: list[str]) -> dict[str, int]:
        """Which of these watchers are in a room here, and what they were sent last; whoever asks is alive."""
        here = {}
        for watcher_id in watchers:
            one = self._borrowed.get(watcher_id)
            if one is not None and not one.room.gone and one.room.watchers.get(watcher_id) is one.watcher:
                one.spoken = self.house.ticks()
                here[watcher_id] = one.watcher.seq
        return here

    async def _give_back(self, watcher_id: str) -> None:
        one = self._borrowed.pop(watcher_id, None)
        if one is not None and one.room.watchers.get(watcher_id) is one.watcher:
            await one.room.unwatch(watcher_id)

    def _pusher(self, node: str, watcher: Watcher) -> Callable[[bytes], None]:
        def push(body: bytes) -> None:
            if node not in self._outboxes:
                self._outboxes[node] = Outbox(self.house, node)
            self._outboxes[node].put(Frame(watcher.id, watcher.seq, body))

        return push

    # -- what comes back to this node ---------------------------------------------------------------------------------

    def _receive(self, message: bytes) -> None:
        try:
            told = _frames.decode(message)
        except msgspec.DecodeError as error:
            log.warning("a message of another node was not understood", extra={"why": str(error)})
            return
        for frame in told.frames:
            lent = self.lent.get(frame.watcher)
            # An owner that slept through the loss of its lease may still have something to say.
            if lent is not None and lent.desk.node == told.node:
                lent.watcher.seq = frame.seq
                lent.watcher.push(frame.body)

    async def look_after(self) -> None:
        """Move watchers whose owner is gone, and forget those whose own node is."""
        self.waiting = +self.waiting
        used = {lent.desk for lent in self.lent.values()} | self.waiting.keys()
        for desk in set(self._desks.values()) - used:
            self.forget(desk)
        by_owner: dict[str, list[RemoteDesk]] = {}
        for desk in used:
            by_owner.setdefault(desk.node, []).append(desk)
        for watcher_id, lent in self.lent.items():
            if lent.desk is not self._desks.get(lent.desk.table_id):
                self._find(watcher_id)
        await asyncio.gather(*(self._look_after(node, desks) for node, desks in by_owner.items()))
        late = self.house.ticks() - 3 * self.house.settings.lease_seconds
        for watcher_id, one in list(self._borrowed.items()):
            if one.spoken < late:
                await self._give_back(watcher_id)
        for node in self._outboxes.keys() - {one.node for one in self._borrowed.values()}:
            await self._outboxes.pop(node).close()

    async def _look_after(self, node: str, desks: list[RemoteDesk]) -> None:
        """Ask an owner about our watchers; whether one that is silent is the owner still, the lease tells."""
        ours = {id_: lent.watcher for id_, lent in self.lent.items() if lent.desk in desks}
        call = Call("alive", self.house.node, watchers=list(ours))
        try:
            seconds = self.house.settings.lease_seconds / 3
            here = cast("dict[str, int]", _replies.decode(await self.house.bus.ask(node, _encode(call), seconds)).value)
        except NodeGone:
            for desk in desks:
                if await self._owner(desk.table_id) != node:
                    self.forget(desk)
                    desk.lost.set()
                    for watcher_id, lent in self.lent.items():
                        if lent.desk is desk:
                            self._find(watcher_id)
        else:
            for watcher_id, watcher in ours.items():
                if here.get(watcher_id, watcher.seq + 1) > watcher.seq:
                    self._find(watcher_id)


def _refusal(refused: Refused) -> Refusal:
    return Refusal(
        refused.code,
        refused.field,
        refused.detail,
        refused.status,
        refused.applied,
        refused.report,
        {name: value for name, value in refused.args_.items() if isinstance(value, int | str)},
    )
