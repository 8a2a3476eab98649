"""The web application: guests, lobby, tables, replays over HTTP; play over one WebSocket."""

import asyncio
import hashlib
import itertools
import logging
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from stolik import __version__, games, schema
from stolik.server import protocol as p
from stolik.server.bots import Thinkers
from stolik.server.bus import open_bus
from stolik.server.catalogue import card_pages, game_page, word_page
from stolik.server.connection import Connection, problem_message, refuse
from stolik.server.hall import LOBBY, Hall
from stolik.server.house import House
from stolik.server.limits import Buckets
from stolik.server.metrics import Metrics
from stolik.server.problems import Refused
from stolik.server.rooms import clean, seat_states
from stolik.server.settings import Settings
from stolik.server.static import Client
from stolik.server.store import Conflict, Guest, StoreDown, StoredTable, open_store
from stolik.server.tables import read_table
from stolik.table import BadOption
from stolik.table.series import SEED_BITS
from stolik.words import LANGUAGES

log = logging.getLogger(__name__)
COOKIE = "stolik"
YEAR = 365 * 86_400
BODY = 64 * 1024
RECORD_BODY = 4 * 1024 * 1024
T = TypeVar("T")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # An invitation is part of an address, so addresses stay here.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


class Server:
    """Everything that lives as long as the server runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.origins = {origin.strip() for origin in settings.origins.split(",") if origin.strip()}
        self.requests = Buckets(settings.requests_per_second, settings.requests_per_second * 3)
        self.newcomers = Buckets(settings.guests_per_minute / 60, settings.guests_per_minute)
        self.names = itertools.count(1)
        self.connections: set[Connection] = set()
        self.house: House
        self.hall: Hall

    async def open(self) -> None:
        settings = self.settings
        chance: random.Random = random.SystemRandom()
        if settings.rehearsal:
            log.warning("a rehearsal: whoever knows its word foresees every deal")
            chance = random.Random(settings.rehearsal)
        self.house = House(
            settings=settings,
            store=await open_store(settings.store_url),
            bus=await open_bus(settings.redis),
            thinkers=Thinkers(settings.bot_workers, settings.bot_seconds, chance),
            metrics=Metrics(),
            node=settings.node_name,
            seed=lambda: chance.getrandbits(SEED_BITS),
        )
        self.hall = Hall(self.house)
        await self.hall.open()

    async def drain(self) -> None:
        """Finish the answers in flight; from now on commands are refused."""
        await self.hall.close()

    async def close(self) -> None:
        await self.drain()
        await self.house.thinkers.stop()
        await self.house.bus.close()
        await self.house.store.close()


# -- requests ----------------------------------------------------------------------------------------------------------


def reply(data: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(p.encode(data), status, headers, media_type="application/json")


def server_of(request: Request | WebSocket) -> Server:
    server: Server = request.app.state.server
    return server


def language_of(request: Request | WebSocket, guest: Guest | None = None) -> str:
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        return asked
    if guest is not None:
        return guest.language
    wished = (tag.strip()[:2] for tag in request.headers.get("accept-language", "").lower().split(","))
    return next((tag for tag in wished if tag in LANGUAGES), LANGUAGES[0])


def token_hash(token: str) -> str:
    """A stolen database must not let anybody in."""
    return hashlib.sha256(token.encode()).hexdigest()


async def guest_or_none(request: Request | WebSocket) -> Guest | None:
    token = request.cookies.get(COOKIE, "")
    return await server_of(request).house.store.guest_by_token(token_hash(token)) if token else None


async def guest_of(request: Request) -> Guest:
    guest = await guest_or_none(request)
    if guest is None:
        raise Refused("no-guest", status=401)
    return guest


async def body_of(request: Request, kind: type[T], most: int = BODY) -> T:
    """The body as an object of a type; too much or anything else is refused."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refused("bad-message", detail="the body has to be application/json", status=415)
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refused("too-big", status=413)
    return msgspec.json.decode(data, type=kind)


def address_of(request: Request | WebSocket) -> str:
    return request.client.host if request.client else ""


def same_origin(headers: Headers, allowed: set[str]) -> bool:
    """A browser says where a page came from; other programs say nothing and bring no one's cookie by themselves."""
    origin = headers.get("origin")
    return origin is None or origin in allowed or urlsplit(origin).netloc == headers.get("host")


# -- guests ------------------------------------------------------------------------------------------------------------


async def come_in(request: Request) -> Response:
    """A new guest gets a token; one who has it changes nickname or language."""
    server = server_of(request)
    store = server.house.store
    wish = await body_of(request, p.GuestRequest)
    nickname = clean(wish.nickname)
    if not nickname:
        raise Refused("no-nickname", field="nickname", status=400)
    guest = await guest_or_none(request)
    if guest is not None:
        guest = Guest(guest.id, nickname, wish.language)
        await store.change_guest(guest)
        for connection in server.connections:
            if connection.guest.id == guest.id:
                connection.guest = guest
        return reply(p.GuestState(guest.id, guest.nickname, wish.language))
    if not server.newcomers.take(address_of(request)):
        raise Refused("too-fast", status=429)
    token = secrets.token_urlsafe(32)
    guest = Guest(server.house.secret(), nickname, wish.language)
    await store.add_guest(guest, token_hash(token), server.house.now())
    response = reply(p.GuestState(guest.id, guest.nickname, wish.language), 201)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax")
    return response


async def who_am_i(request: Request) -> Response:
    guest = await guest_of(request)
    return reply({"id": guest.id, "nickname": guest.nickname, "language": guest.language})


# -- games -------------------------------------------------------------------------------------------------------------


async def list_games(request: Request) -> Response:
    language = language_of(request, await guest_or_none(request))
    return reply([game_page(game.id, language) for game in games.every()])


def about_game(make: Callable[[str, str], object]) -> Callable[[Request], Awaitable[Response]]:
    async def handler(request: Request) -> Response:
        game_id = request.path_params["game"]
        try:
            games.load(game_id)
        except BadOption as error:
            raise Refused("no-such-game", status=404) from error
        language = language_of(request, await guest_or_none(request))
        headers = {"Cache-Control": "max-age=300"} if "lang" in request.query_params else {}
        return reply(make(game_id, language), headers=headers)

    return handler


# -- tables ------------------------------------------------------------------------------------------------------------


def table_line(server: Server, stored: StoredTable, guest: str) -> p.TableLine:
    table = read_table(stored.document)
    room = server.hall.rooms.get(table.id)
    online = room.online if room is not None else lambda guest: False
    waiting = list(stored.waiting) if table.phase == "playing" else []
    return p.TableLine(
        id=table.id,
        game=table.game,
        phase=table.phase,
        seats=seat_states(table, online),
        options=table.options,
        waiting=waiting,
        turn=any(seat in waiting for seat in table.seats_of(guest)),
        touched=stored.touched,
        match=table.match,
    )


async def lobby(request: Request) -> Response:
    server = server_of(request)
    guest = await guest_or_none(request)
    tables = await server.house.store.lobby(LOBBY)
    return reply([table_line(server, table, guest.id if guest else "") for table in tables])


async def my_tables(request: Request) -> Response:
    server = server_of(request)
    guest = await guest_of(request)
    tables = await server.house.store.tables_of(guest.id, LOBBY)
    return reply([table_line(server, table, guest.id) for table in tables])


async def add_table(request: Request) -> Response:
    hall = server_of(request).hall
    guest = await guest_of(request)
    wish = await body_of(request, p.TableRequest)
    table = await hall.finish(hall.add_table(guest, wish))
    return reply(await hall.state(table.id, guest, guest.language), 201)


async def add_lesson(request: Request) -> Response:
    """Begin a game's lesson, at a table of one's own."""
    hall = server_of(request).hall
    guest = await guest_of(request)
    table = await hall.finish(hall.add_lesson(guest, request.path_params["game"]))
    return reply(await hall.state(table.id, guest, guest.language), 201)


async def show_table(request: Request) -> Response:
    hall = server_of(request).hall
    guest = await guest_of(request)
    code = request.query_params.get("code", "")
    return reply(await hall.state(request.path_params["table"], guest, language_of(request, guest), code))


async def own_transcript(request: Request) -> Response:
    """What one's own seat received of the running match, to keep as a file."""
    hall = server_of(request).hall
    guest = await guest_of(request)
    table, seat = request.path_params["table"], seat_of(request) or 0
    pages = await hall.transcript(table, guest, seat, language_of(request, guest))
    return reply(pages, headers=_as_file("transcript.json"))


async def command(request: Request) -> Response:
    """Any command of the protocol, for whoever has no connection open."""
    guest = await guest_of(request)
    wish: Any = await body_of(request, p.AnyCommand)  # type: ignore[arg-type]
    return reply(await server_of(request).hall.do(guest, wish))


# -- matches -----------------------------------------------------------------------------------------------------------


async def replay(request: Request) -> Response:
    hall = server_of(request).hall
    seat = seat_of(request)
    language = language_of(request, await guest_or_none(request))
    return reply(await hall.replay(request.path_params["match"], seat, language))


async def story(request: Request) -> Response:
    hall = server_of(request).hall
    language = language_of(request, await guest_or_none(request))
    return reply(await hall.story(request.path_params["match"], language))


async def record(request: Request) -> Response:
    data = await server_of(request).hall.record(request.path_params["match"])
    return reply(data, headers=_as_file("match.json"))


async def import_match(request: Request) -> Response:
    hall = server_of(request).hall
    await guest_of(request)
    data = await body_of(request, object, RECORD_BODY)
    return reply(p.Imported(await hall.finish(hall.import_match(data))), 201)


def seat_of(request: Request) -> p.SeatNumber | None:
    """The seat that is asked for, if any is; only digits spell one."""
    given = request.query_params.get("seat")
    if given is None:
        return None
    if not (given.isascii() and given.isdecimal() and len(given) <= 2):
        raise Refused("bad-message", field="seat", detail="seat is a whole number from 0 on", status=400)
    return msgspec.convert(int(given), p.SeatNumber)


def _as_file(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}


# -- care --------------------------------------------------------------------------------------------------------------


async def health(request: Request) -> Response:
    server = server_of(request)
    try:
        async with asyncio.timeout(5):
            await server.house.store.ping()
            await server.house.bus.ping()
    except Exception as error:
        log.error("not healthy", extra={"why": type(error).__name__})
        return reply({"status": "failing", "version": __version__}, 503)
    status = "closing" if server.hall.closing else "ok"
    return reply({"status": status, "version": __version__, "node": server.house.node}, 503 if status != "ok" else 200)


async def metrics(request: Request) -> Response:
    return Response(server_of(request).house.metrics.page(), media_type="text/plain; version=0.0.4")


async def protocol_schema(request: Request) -> Response:
    return reply(p.document(), headers={"Cache-Control": "max-age=300"})


async def table_schema(request: Request) -> Response:
    """What views, events and records look like, game by game."""
    return reply(schema.document(), headers={"Cache-Control": "max-age=300"})


async def connect(socket: WebSocket) -> None:
    server = server_of(socket)
    if not same_origin(socket.headers, server.origins):
        await socket.close(1008)
        return
    try:
        guest = await guest_or_none(socket)
    except StoreDown:
        await refuse(socket, "store-down", language_of(socket), 1013)
        return
    if guest is None:
        await refuse(socket, "no-guest", language_of(socket), 4401)
        return
    if server.hall.closing:
        await refuse(socket, "closing", guest.language, 1012)
        return
    await socket.accept()
    gauge = server.house.metrics.connections
    gauge.inc()
    connection = Connection(socket, server.hall, guest, f"{server.house.node}:{next(server.names)}")
    server.connections.add(connection)
    try:
        await connection.run()
    finally:
        server.connections.discard(connection)
        gauge.dec()


# -- the application ---------------------------------------------------------------------------------------------------


class Guard:
    """Limits and checks before a request, the usual headers after it."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        started = False

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                if scope.get("scheme") == "https":
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        request = Request(scope)
        refused: Refused | None = None
        if scope["path"].startswith("/api/") and not self.server.requests.take(address_of(request)):
            refused = Refused("too-fast", status=429)
        elif scope["method"] not in ("GET", "HEAD") and not same_origin(request.headers, self.server.origins):
            refused = Refused("other-origin", status=403)
        if refused is not None:
            await refusal(request, refused)(scope, receive, send_guarded)
            return
        try:
            await self.app(scope, receive, send_guarded)
        except Exception:
            log.exception("a request failed")
            if started:
                raise
            await refusal(request, Refused("failed", status=500))(scope, receive, send_guarded)


def refusal(request: Request, refused: Refused, language: str = "") -> Response:
    return reply(problem_message(refused, language or language_of(request)), refused.status)


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal(request, error, language_of(request, await guest_or_none(request)))


async def on_bad_message(request: Request, error: Exception) -> Response:
    return refusal(request, Refused("bad-message", detail=str(error), status=400))


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "bad-message")
    return refusal(request, Refused(code, status=error.status_code))


async def on_conflict(request: Request, error: Exception) -> Response:
    return refusal(request, Refused("moved", status=503))


async def on_store_down(request: Request, error: Exception) -> Response:
    log.warning("the store is down", extra={"why": str(error)})
    return refusal(request, Refused("store-down", status=503))


def client_folder(settings: Settings) -> Path:
    return Path(settings.client) if settings.client else Path(__file__).parent / "client"


def make_app(settings: Settings) -> Starlette:
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.open()
        yield
        await server.close()

    large = [Middleware(GZipMiddleware, minimum_size=1400, compresslevel=6)]
    routes: list[BaseRoute] = [
        Route("/api/guest", come_in, methods=["POST"]),
        Route("/api/guest", who_am_i),
        Route("/api/games", list_games, middleware=large),
        Route("/api/games/{game}", about_game(game_page)),
        Route("/api/games/{game}/cards", about_game(card_pages), middleware=large),
        Route("/api/games/{game}/words", about_game(word_page), middleware=large),
        Route("/api/tables", lobby),
        Route("/api/tables", add_table, methods=["POST"]),
        Route("/api/lessons/{game}", add_lesson, methods=["POST"]),
        Route("/api/my/tables", my_tables),
        Route("/api/tables/{table}", show_table),
        Route("/api/tables/{table}/transcript", own_transcript, middleware=large),
        Route("/api/commands", command, methods=["POST"]),
        Route("/api/matches", import_match, methods=["POST"]),
        Route("/api/matches/{match}", replay, middleware=large),
        Route("/api/matches/{match}/record", record, middleware=large),
        Route("/api/matches/{match}/story", story),
        WebSocketRoute("/api/socket", connect),
        Route("/health", health),
        Route("/metrics", metrics),
        Route("/protocol.json", protocol_schema, middleware=large),
        Route("/schema.json", table_schema, middleware=large),
    ]
    folder = client_folder(settings)
    if (folder / "index.html").is_file():
        routes.append(Mount("/", Client(directory=folder, html=True)))
    handlers: dict[Any, Any] = {
        Refused: on_refused,
        msgspec.ValidationError: on_bad_message,
        msgspec.DecodeError: on_bad_message,
        UnicodeError: on_bad_message,
        HTTPException: on_http_error,
        Conflict: on_conflict,
        StoreDown: on_store_down,
    }
    app = Starlette(routes=routes, exception_handlers=handlers, lifespan=lifespan)
    app.router.redirect_slashes = False
    app.state.server = server
    app.add_middleware(Guard, server=server)
    return app
