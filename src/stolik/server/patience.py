"""What is done for a connection before anybody has said who it is: so many of them, so long, so much, and no more.

Whoever begins a request finishes its head soon and makes it short, reads what was asked for, and sends no faster than
it can be read. A web server in front of us (`--forwarded-allow-ips` of uvicorn) counts the connections itself.
"""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT, FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.protocol import OPEN

from stolik.server.bans import network_of
from stolik.server.limits import Bucket, Buckets
from stolik.server.purses import NOBODYS, Purse, Purses
from stolik.server.settings import Settings

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn import Config

HEAD_SECONDS, HEAD_BYTES = 10.0, 32 * 1024
UNREAD_SECONDS = 30.0
"""So long nobody may leave a reply unread before the connection ends."""
PIECE, FRAMES = 2048, 512
"""So many bytes of requests, or of frames, are looked at in one go: one may be as short as twenty, one as six."""
UNHEARD_BYTES = 256 * 1024
"""Of a body that was replied to already so much is read, and no more."""
FRAME_BYTES = 64 * 1024
"""So many bytes a second, of all frames that one address sends."""
PINGS = 2.0
LINE = "stolik.line"
"""Under this name whoever serves a WebSocket finds the line itself."""


def plain(status: str, text: str) -> bytes:
    head = f"HTTP/1.1 {status}\r\nContent-Type: text/plain\r\nContent-Length: {len(text) + 1}\r\nConnection: close"
    return f"{head}\r\n\r\n{text}\n".encode()


TOO_SLOW = plain("408 Request Timeout", "too slow")
TOO_LONG = plain("431 Request Header Fields Too Large", "the head of the request is too long")
TOO_MANY = plain("429 Too Many Requests", "too many connections from this address")


class Door:
    """How many connections each address has, and how fast new ones come."""

    def __init__(self, settings: Settings) -> None:
        self.most = 2 * settings.sockets_per_address
        rate = settings.requests_per_second * 10
        self._coming = Buckets(rate, rate * 3)
        self._frames = Buckets(FRAME_BYTES, FRAME_BYTES * 4)
        self._here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if not address:
            return True
        self._here[address] += 1
        return self._coming.take(address) and self._here[address] <= self.most

    def leave(self, address: str) -> None:
        self._here[address] -= 1
        if self._here[address] <= 0:
            del self._here[address]

    def frames(self, address: str) -> Bucket:
        """What a connection takes from for each byte of its frames."""
        return self._frames.of(address) if address else Bucket(FRAME_BYTES, FRAME_BYTES * 4)


def door_of(config: "Config") -> Door:
    door: Door = server_of(config).door
    return door


def purse_of(config: "Config", address: str) -> Purse:
    """Whoever pays for what is done for a connection before anybody has said who it is."""
    purses: Purses = server_of(config).house.purses
    return purses.of(address)


def server_of(config: "Config") -> Any:
    app: Any = config.app
    return app.state.server


def counted_as(config: "Config", client: tuple[str, int] | None) -> str:
    """Whose connection this is; nothing if it is that of a web server of ours, which brings those of many."""
    if client is None or in_front(str(config.forwarded_allow_ips), client[0]):
        return ""
    return network_of(client[0]) or client[0]


@lru_cache(1000)
def in_front(trusted: str, host: str) -> bool:
    parts = [part.strip() for part in trusted.split(",")]
    if "*" in parts or host in parts:
        return True
    try:
        return any(ip_address(host) in ip_network(part) for part in parts if "/" in part)
    except ValueError:
        return False


class Flow(FlowControl):
    """While something is held back nothing more is read: first that has to be looked at."""

    def __init__(self, transport: asyncio.Transport, feed: Callable[[], None]) -> None:
        super().__init__(transport)
        self.holds = False
        self._feed = feed

    def resume_reading(self) -> None:
        if self.holds:
            self._feed()
        else:
            super().resume_reading()


class Patient(HttpToolsProtocol):
    """Waits so long, and no longer, for the head of a request: the first one too, and however slowly it drips in.

    What comes is looked at piece by piece, and not before there is room for it.
    """

    flow: Flow
    _held = b""
    _feeding = False
    _purse: Purse = NOBODYS
    _unheard = 0
    _waiting: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _address = ""
    _come = _head = 0
    """Bytes that came before the head was complete, and bytes of the lines of the head."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        begun = time.perf_counter()
        super().connection_made(transport)
        self._earlier: list[Any] = []
        """Requests that were not replied to yet when the next one came."""
        self.flow = Flow(transport, self._feed_soon)
        self._address = counted_as(self.config, self.client)
        self._purse = purse_of(self.config, self._address)
        if door_of(self.config).enter(self._address):
            self._wait()
        else:
            self._give_up(TOO_MANY)
        self._purse.pay(time.perf_counter() - begun)

    def data_received(self, data: bytes) -> None:
        self._held += data
        if self._purse.free and not self._feeding:
            self._feed()
        else:
            self.flow.holds = True
            self.flow.pause_reading()
            self._feed_soon()

    def _feed_soon(self) -> None:
        if not self._feeding:
            self._feeding = True
            self._purse.soon(self._feed)

    def _feed(self) -> None:
        self._feeding = False
        begun = time.perf_counter()
        self._look()
        self._purse.pay(time.perf_counter() - begun)

    def _look(self) -> None:
        if self._held and not self._full and not self.transport.is_closing():
            piece, self._held = self._held[:PIECE], self._held[PIECE:]
            super().data_received(piece)
            if self.transport.get_protocol() is not self:
                # Whoever listens from now on knows nothing of our having paused.
                self.flow.holds = False
                self.flow.resume_reading()
                return
            if self._waiting is not None:
                self._come += len(piece)
                if self._come > HEAD_BYTES:
                    self._give_up(TOO_LONG)
        if self.transport.is_closing():
            return
        self.flow.holds = bool(self._held)
        if self._held:
            self.flow.pause_reading()
            if not self._full:
                self._feed_soon()
        elif not self._full:
            self.flow.resume_reading()

    @property
    def _full(self) -> bool:
        """Is there a request already that waits for the one before it, or more of a body than anybody has read?"""
        return bool(self.pipeline) or (self._replying and len(self.cycle.body) > HIGH_WATER_LIMIT)

    def on_body(self, body: bytes) -> None:
        if self.cycle.response_complete:
            self._unheard += len(body)
            if self._unheard > UNHEARD_BYTES:
                self.transport.abort()
        super().on_body(body)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._come = self._head = self._unheard = 0
        if self._waiting is None:
            self._wait()

    def on_url(self, url: bytes) -> None:
        self._count(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(name, value)
        super().on_header(name, value)

    def _count(self, *parts: bytes) -> None:
        self._head += 32 + sum(map(len, parts))
        if self._head > HEAD_BYTES:
            self.headers.clear()  # or thousands of lines would lie about until somebody looks for garbage
            raise ValueError("the head is too long")

    def send_400_response(self, msg: str) -> None:
        if self._head > HEAD_BYTES or self._replying:
            self._give_up(TOO_LONG)
        else:
            super().send_400_response(msg)

    def on_headers_complete(self) -> None:
        self._stop()
        before: Any = self.cycle
        super().on_headers_complete()
        if before is not None and before is not self.cycle and not before.response_complete:
            self._earlier = [*(one for one in self._earlier if not one.response_complete), before]

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self._address = ""  # from now on it counts as the other protocol's

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._held = b""
        for cycle in self._earlier:
            # Uvicorn tells only the last request of several in a row that nobody waits for it any more.
            cycle.disconnected = True
            cycle.message_event.set()
        self._earlier.clear()
        if self._unread is not None:
            self._unread.cancel()
        if self._address:
            door_of(self.config).leave(self._address)
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(HEAD_SECONDS, self._give_up, TOO_SLOW)

    def _stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self, why: bytes) -> None:
        self._stop()
        transport: Any = self.transport
        if self._replying:
            if why is TOO_SLOW:  # we are: nobody reads on while there is something to reply to
                self._wait()
                return
            # In the middle of another reply there is no place for words.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            transport.abort()
        elif not transport.is_closing():
            transport.write(why)
            transport.close()

    @property
    def _replying(self) -> bool:
        cycle: Any = self.cycle  # none before the first request
        return cycle is not None and not cycle.response_complete


class Mail:
    """Messages that came, for the one who reads them."""

    __slots__ = ("_came", "messages")

    def __init__(self) -> None:
        self.messages: deque[Any] = deque()
        self._came: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self._came is not None and not self._came.done():
            self._came.set_result(None)

    def more(self) -> asyncio.Future[None]:
        """Wait for this while there are none."""
        self._came = asyncio.get_running_loop().create_future()
        return self._came


WHOLE_TEXT, MASKED, TWO_BYTES, EIGHT_BYTES = 0x80 | Opcode.TEXT, 0x80, 126, 127
"""How a frame begins that is a whole message, and what its second byte says: masked, and where its length stands."""


def heading(length: int) -> bytes:
    """What goes before a whole message of so many bytes."""
    if length < TWO_BYTES:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big")


def whole_text(frame: bytes) -> str | None:
    """The message in a frame that is one, whole and plain and nothing else, as nearly all are."""
    if len(frame) < 6 or frame[0] != WHOLE_TEXT or frame[1] < MASKED:
        return None
    length, body = frame[1] - MASKED, 6
    if length >= TWO_BYTES:
        if length == EIGHT_BYTES:
            return None
        length, body = int.from_bytes(frame[2:4], "big"), 8
    if len(frame) != body + length:
        return None
    try:
        return apply_mask(frame[body:], frame[body - 4 : body]).decode()
    except UnicodeDecodeError:
        return None


class PatientSocket(WebSocketsSansIOProtocol):
    """Looks at what comes piece by piece, and at no more while the application has messages to read.

    Whole messages, in and out, go past the library that reads and makes frames: there is next to nothing to do for
    them, and it takes ten times as long. Everything else is the library's.
    """

    _held = b""
    _address = ""
    _feeding = False
    _spoke = False
    """Has anything come since a sign of life was last due?"""
    _purse: Purse = NOBODYS

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.queue: Mail = Mail()  # type: ignore[assignment]
        self._address = counted_as(self.config, self.client)
        self._purse = purse_of(self.config, self._address)
        self._bytes = door_of(self.config).frames(self._address)
        self._pings = Bucket(PINGS, PINGS * 10)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._spoke = True
        self._held += data
        if self._purse.free and not self._feeding:
            self._feed()
        else:
            self._feed_soon()
            self._read_on()

    def _feed_soon(self) -> None:
        if not self._feeding:
            self._feeding = True
            self._purse.soon(self._feed)

    def _feed(self) -> None:
        self._feeding = False
        begun = time.perf_counter()
        if self._held and self._heard and not self.transport.is_closing():
            piece = self._held[:FRAMES]
            if self._bytes.take(len(piece)):
                self._held = self._held[FRAMES:]
                if not self._take_whole(piece):
                    super().data_received(piece)
                if self._held:
                    self._feed_soon()
            else:
                self._feeding = True
                self.loop.call_later(self._bytes.wait(len(piece)), self._feed)
        self._read_on()
        self._purse.pay(time.perf_counter() - begun)

    def _take_whole(self, piece: bytes) -> bool:
        """Take this for a message, if the library is not in the middle of another and all is well."""
        conn = self.conn
        if conn.reader.buffer or conn.current_size is not None or conn.state is not OPEN or self.close_sent:
            return False
        text = whole_text(piece)
        if text is None:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    @property
    def _heard(self) -> bool:
        """Has the application read everything, or does it read no more? Then only the other side's goodbye counts."""
        return not self.queue.messages or self.close_sent

    def _read_on(self) -> None:
        """Read nothing more from the network while there is something that waits to be looked at."""
        full = bool(self._held)
        if full != self.read_paused and not self.transport.is_closing():
            self.read_paused = full
            if full:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[LINE] = self
        await super().run_asgi()

    @property
    def ready(self) -> bool:
        """Can something be sent at once?"""
        return self.writable.is_set() and not self.disconnected and not self.close_sent and self.conn.state is OPEN

    async def send_texts(self, texts: list[bytes]) -> None:
        """Several messages in one go, past the layers that would look at each of them by itself."""
        if not self.writable.is_set():
            await self.writable.wait()
        if not self.ready:
            raise ClientDisconnected
        self.send_now(texts)

    def send_now(self, texts: list[bytes]) -> None:
        """The same for a connection that is `ready`. No extension is agreed on, so that a frame is its message."""
        self.transport.write(b"".join([part for text in texts for part in (heading(len(text)), text)]))

    async def receive(self) -> Any:
        mail = self.queue
        while not mail.messages:
            await mail.more()
        message = mail.messages.popleft()
        if self._held:
            self._feed_soon()
        else:
            self._read_on()
        return message

    def handle_ping(self) -> None:
        # Nobody waits for the replies to be read, so that only a few may be asked for.
        if self._pings.take():
            super().handle_ping()
        else:
            self.transport.abort()

    def send_keepalive_ping(self) -> None:
        """Whoever has said something since the last time is alive: to ask and be told so takes as long as a command."""
        if self._spoke and not self.transport.is_closing():
            self._spoke = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        # While we do not listen the other side's sign of life lies unread: it is not dead, we are busy.
        if self.read_paused and self.ping_timeout is not None:
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
        else:
            super().keepalive_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        self._held = b""
        if self._address:
            door_of(self.config).leave(self._address)
        super().connection_lost(exc)
