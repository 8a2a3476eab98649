"""One WebSocket: commands come in one at a time, what happens at the watched tables goes out."""

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import suppress
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from stolik.server import protocol as p
from stolik.server.hall import Hall
from stolik.server.limits import Bucket, counted_as
from stolik.server.patience import LINE, PatientSocket
from stolik.server.problems import Refused, say
from stolik.server.purses import NOBODYS, Purse, payer
from stolik.server.rooms import Watcher
from stolik.server.store import Guest

log = logging.getLogger(__name__)
MOST_WAITING, MOST_BYTES = 128, 2**20
"""A connection with more messages or bytes unsent is behind: it is sent everything anew once it has caught up."""
MOST_TABLES = 32
IN_ONE_GO = 8
"""So many messages are sent at once."""
WHOLE = 2
"""What it costs, beyond any other message, to be sent a table whole."""
LONG = (p.Sync, p.Watch, p.Report)
"""Commands that cost as much."""


class Connection:
    def __init__(
        self, socket: WebSocket, hall: Hall, guest: Guest, name: str, address: str, outgoing: Bucket, *buckets: Bucket
    ) -> None:
        self.socket = socket
        self._line: PatientSocket = socket.scope["extensions"][LINE]
        self.hall = hall
        self.guest = guest
        self.name = name
        self.address = address
        self.shown_out = False
        self._buckets = buckets
        """Shared by all connections of this guest, and by all of this address."""
        self._purse: Purse = NOBODYS
        self._pace = outgoing
        """How fast all connections of this address are sent to."""
        self._outgoing: deque[bytes] = deque()
        self._size = 0
        """Bytes in there."""
        self._sent = asyncio.Event()
        self._ready = asyncio.Event()
        """There is something to send that has to wait for something."""
        self._flushing = self._sending = False
        """Is it about to be sent at once? Is it being sent, as soon as it may?"""
        self._loop: asyncio.AbstractEventLoop
        self._watched: dict[str, Watcher] = {}
        self._behind: set[str] = set()
        self._answering = False
        """An answer of this connection is being given: what comes of it goes out with the reply."""

    async def run(self) -> None:
        self._purse = self.hall.house.purses.of(self.address)
        payer.set(self._purse)
        self._loop = asyncio.get_running_loop()
        sender = self._loop.create_task(self._send_all())
        sender.add_done_callback(self._sends_no_more)
        try:
            while True:
                message = await self._line.receive()
                if message["type"] == "websocket.disconnect":
                    return
                for bucket in self._buckets:
                    if not bucket.take() and not await self._wait_for(bucket):
                        return
                if self._purse.owes or not self._purse.free:
                    await self._settle()
                while len(self._outgoing) >= MOST_WAITING:  # whoever asks on reads the replies first
                    if sender.done():
                        return
                    self._sent.clear()
                    await self._sent.wait()
                text = message.get("text")
                if text is None:
                    self._reply(self._problem(Refused("bad-message", detail="text messages only")))
                else:
                    reply = await self._handle(text)
                    self._answering = False
                    self._reply(reply)
        except (WebSocketDisconnect, ClientDisconnected, RuntimeError):
            return  # the other side hung up while something was being sent
        finally:
            sender.cancel()
            for table_id, watcher in self._watched.items():
                watcher.left = True
                await self.hall.unwatch(table_id, watcher.id)

    def _sends_no_more(self, sender: asyncio.Task[None]) -> None:
        """Whoever waits for something to be sent need not."""
        self._sent.set()
        if not sender.cancelled() and not isinstance(sender.exception(), ClientDisconnected):
            log.error("a connection cannot be sent to", exc_info=sender.exception())

    async def show_out(self, code: str, close: int) -> None:
        """Say why, and end the connection."""
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(5):
                await self.socket.send_text(p.encode(self._problem(Refused(code))).decode())
                await self.socket.close(close)

    async def _wait_for(self, bucket: Bucket, cost: float = 1) -> bool:
        """Whoever sends too fast is read more slowly: nothing is lost, and the sender has to wait. False: no more."""
        while not bucket.take(cost):
            if self.hall.closing:
                return False
            await asyncio.sleep(bucket.wait(cost))
        return True

    async def _settle(self) -> None:
        await self._purse.settle(unless=lambda: self.hall.closing)

    async def _wait_for_turn(self, cost: float) -> None:
        """Wait until something that costs more than a message may be done."""
        for bucket in self._buckets:
            await self._wait_for(bucket, cost)
        await self._settle()

    async def _handle(self, text: str) -> p.Done | p.Problem:
        metrics = self.hall.house.metrics
        note: p.Note | None = None
        kind = "?"
        try:
            command = p.read_command(text)
            note, kind = command.id, str(type(command).__struct_config__.tag)
            if isinstance(command, LONG):
                await self._wait_for_turn(WHOLE)
            begun = time.perf_counter()
            self._answering = isinstance(command, p.Answer)
            match command:
                case p.Watch():
                    await self._watch(command)
                    done = p.Done(id=note)
                case p.Unwatch():
                    await self._unwatch(command.table)
                    done = p.Done(id=note)
                case _:
                    if counted_as(command) is not None:
                        await self.hall.house.limits.take_for(command, self.address)
                    done = await self.hall.obey(self.guest, command, self._watcher_id(command.table))
            metrics.latency.observe(time.perf_counter() - begun)
            metrics.commands.add(kind, done.result or "done")
            return done
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
            refused, note = Refused("bad-message", detail=str(error), status=400), p.read_note(text)
        except Refused as error:
            refused = error.with_traceback(None)  # which leads here, and from here to the error: garbage that stays
        except Exception:
            log.exception("a command failed", extra={"guest": self.guest.id})
            refused = Refused("failed", status=500)
        metrics.commands.add(kind, refused.code)
        return self._problem(refused, note)

    def _problem(self, refused: Refused, note: p.Note | None = None) -> p.Problem:
        return problem_message(refused, self.guest.language, note)

    # -- watching -----------------------------------------------------------------------------------------------------

    def _watcher_id(self, table_id: str) -> str:
        return f"{self.name}:{table_id}" if table_id in self._watched else ""

    async def _watch(self, command: p.Watch) -> None:
        table_id = command.table
        if table_id not in self._watched and len(self._watched) >= MOST_TABLES:
            raise Refused("too-many-watched", status=429)
        language = command.language or self.guest.language
        before = self._watched.get(table_id)
        watcher = Watcher(
            f"{self.name}:{table_id}",
            table_id,
            self.guest,
            language,
            0,
            partial(self._push, table_id),
            before.seq if before else 0,
        )
        await self.hall.finish(self.hall.watch(watcher, command))
        self._watched[table_id] = watcher

    async def _unwatch(self, table_id: str) -> None:
        if table_id in self._watched:
            watcher = self._watched.pop(table_id)
            watcher.left = True
            await self.hall.unwatch(table_id, watcher.id)

    # -- sending ------------------------------------------------------------------------------------------------------

    def _reply(self, message: p.ServerMessage) -> None:
        self._put(p.encode(message))

    def _push(self, table_id: str, body: bytes) -> None:
        if table_id in self._behind or len(self._outgoing) >= MOST_WAITING or self._size >= MOST_BYTES:
            self._behind.add(table_id)
        else:
            self._put(body, self._answering)

    def _put(self, body: bytes, wait: bool = False) -> None:
        """Send something, or let it `wait` for what comes next: one packet is cheaper than two."""
        self._outgoing.append(body)
        self._size += len(body)
        if not wait and not self._flushing and not self._sending:
            self._flushing = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Send what there is, if nothing stands in the way; otherwise it is a matter for a task that can wait."""
        self._flushing = False
        count = len(self._outgoing)
        if self._sending or not count:
            return
        if count <= IN_ONE_GO and self._line.ready and self._purse.free and not self._behind and self._pace.take(count):
            self._line.send_now([*self._outgoing])
            self._outgoing.clear()
            self._size = 0
            self._sent.set()
        else:
            self._ready.set()

    async def _send_all(self) -> None:
        while True:
            if not self._outgoing:
                self._sending = False
                await self._ready.wait()
                self._sending = True
            self._ready.clear()
            while self._outgoing:
                while not self._pace.take():
                    await asyncio.sleep(self._pace.wait())
                if not self._purse.free:
                    await self._purse.turn()
                bodies = [self._outgoing.popleft()]
                while self._outgoing and len(bodies) < IN_ONE_GO and self._pace.take():
                    bodies.append(self._outgoing.popleft())
                self._size -= sum(map(len, bodies))
                self._sent.set()
                await self._line.send_texts(bodies)
            for table_id in self._behind.copy():
                await self._wait_for_turn(WHOLE)
                self._behind.discard(table_id)
                self.hall.house.metrics.behind.inc()
                if table_id in self._watched:
                    command = p.Sync(table=table_id)
                    try:
                        await self.hall.do(self.guest, command, self._watcher_id(table_id))
                    except Refused as refused:
                        log.warning("a slow connection was not synced", extra={"why": refused.code})


class Connections:
    """All open ones, and how many of them each guest and each address has."""

    def __init__(self) -> None:
        self._open: set[Connection] = set()
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._open)

    def __len__(self) -> int:
        return len(self._open)

    def add(self, connection: Connection) -> None:
        self._open.add(connection)
        self._guests[connection.guest.id] += 1
        self._addresses[connection.address] += 1

    def discard(self, connection: Connection) -> None:
        if connection in self._open:
            self._open.remove(connection)
            for counts, whose in ((self._guests, connection.guest.id), (self._addresses, connection.address)):
                counts[whose] -= 1
                if not counts[whose]:
                    del counts[whose]

    def of_guest(self, guest: str) -> int:
        return self._guests[guest]

    def of_address(self, address: str) -> int:
        return self._addresses[address]


def problem_message(refused: Refused, language: str, note: p.Note | None = None) -> p.Problem:
    return p.Problem(
        code=refused.code,
        text=refused.text(language),
        id=note,
        field=refused.field,
        detail=refused.detail,
        applied=refused.applied,
        report=refused.report,
    )


async def refuse(socket: WebSocket, code: str, language: str, close: int) -> None:
    """Accept a connection only to say why it is ended: a browser shows no other reason."""
    with suppress(RuntimeError, WebSocketDisconnect):  # whoever does not wait for it need not know
        await socket.accept()
        text = say(f"problem-{code}", language)
        await socket.send_text(p.encode(p.Problem(code=code, text=text)).decode())
        await socket.close(close)
