"""The web application: which address is answered by what, the limits before it and the headers after it."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stolik.server import addresses as at
from stolik.server import shelves
from stolik.server.asking import address_of, guest_or_none, host_of, language_of, reply, same_origin
from stolik.server.catalogue import card_pages, one_game, word_page
from stolik.server.connection import problem_message
from stolik.server.fronting import ANY_NAME, Fronting
from stolik.server.limits import Buckets
from stolik.server.problems import Refused
from stolik.server.purses import paid, payer
from stolik.server.running import PENANCE, Server
from stolik.server.settings import Settings
from stolik.server.static import Client
from stolik.server.store import Conflict, StoreDown

__all__ = ["Server", "make_app"]
log = logging.getLogger(__name__)

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


CLOSED = "the handler is closed"
"""What uvloop says of a connection that the other side ended a moment ago."""
GOODBYE = 5.0
"""Seconds within which uvicorn has noticed as well."""
WORK = ("/metrics", "/protocol.json", "/schema.json")


class Guard:
    """Limits and checks before a request, the usual headers after it."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        payer.set(self.server.house.purses.of(address_of(HTTPConnection(scope))))
        if scope["type"] == "http":
            await paid(self._answer(scope, receive, send))
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
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
            try:
                await send(message)
            except RuntimeError as error:
                if CLOSED not in str(error):
                    raise
                raise ClientDisconnect from error

        request = Request(scope)
        refused: Refused | None = None
        if scope["path"] != ANY_NAME and self.server.bans.address(host_of(request)):
            refused = Refused("banned", status=403)
        elif not self._share(scope["path"]).take(address_of(request)) or (_is_work(scope["path"]) and payer.get().owes):
            refused = Refused("too-fast", status=429)
            await asyncio.sleep(PENANCE)
        elif scope["method"] not in ("GET", "HEAD") and not same_origin(request.headers, self.server.origins):
            refused = Refused("other-origin", status=403)
        if refused is not None:
            await refusal(request, refused)(scope, receive, send_guarded)
            return
        try:
            await self.app(scope, receive, send_guarded)
        except ClientDisconnect:
            # Whoever does not wait for a reply need not be told, and the log need not either.
            with suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE):
                    while (await receive())["type"] != "http.disconnect":
                        pass
        except Exception:
            log.exception("a request failed")
            if started:
                raise
            await refusal(request, Refused("failed", status=500))(scope, receive, send_guarded)

    def _share(self, path: str) -> Buckets:
        """What a request is taken from: work for us, or files of the client."""
        return self.server.requests if _is_work(path) else self.server.files


def _is_work(path: str) -> bool:
    return path.startswith("/api/") or path in WORK


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

    routes: list[BaseRoute] = [
        Route("/api/guest", at.come_in, methods=["POST"]),
        Route("/api/guest", at.who_am_i),
        Route("/api/games", at.list_games),
        Route("/api/games/{game}", at.about_game(one_game)),
        Route("/api/games/{game}/cards", at.about_game(card_pages)),
        Route("/api/games/{game}/words", at.about_game(word_page)),
        Route("/api/tables", at.lobby),
        Route("/api/tables", at.add_table, methods=["POST"]),
        Route("/api/lessons/{game}", at.add_lesson, methods=["POST"]),
        Route("/api/my/tables", at.my_tables),
        Route("/api/my/shelf/{game}", shelves.list_shelf),
        Route("/api/my/shelf/{game}", shelves.keep, methods=["POST"]),
        Route("/api/my/shelf/{game}/{kept}", shelves.rename, methods=["POST"]),
        Route("/api/my/shelf/{game}/{kept}", shelves.drop, methods=["DELETE"]),
        Route("/api/my/play", at.own_play),
        Route("/api/my/play", at.let_count, methods=["POST"]),
        Route("/api/tables/{table}", at.show_table),
        Route("/api/tables/{table}/transcript", at.own_transcript),
        Route("/api/commands", at.command, methods=["POST"]),
        Route("/api/matches", at.import_match, methods=["POST"]),
        Route("/api/matches/{match}", at.replay),
        Route("/api/matches/{match}/record", at.record),
        Route("/api/matches/{match}/story", at.story),
        Route("/api/matches/{match}/analysis", at.analysis),
        WebSocketRoute("/api/socket", at.connect),
        Route("/health", at.health),
        Route("/metrics", at.metrics),
        Route("/protocol.json", at.protocol_schema),
        Route("/schema.json", at.table_schema),
    ]
    folder = client_folder(settings)
    if (folder / "index.html").is_file():
        routes.append(Mount("/", Client(folder, settings.root_path)))
    handlers: dict[Any, Any] = {
        Refused: on_refused,
        msgspec.ValidationError: on_bad_message,
        msgspec.DecodeError: on_bad_message,
        UnicodeError: on_bad_message,
        RecursionError: on_bad_message,  # brackets within brackets
        HTTPException: on_http_error,
        Conflict: on_conflict,
        StoreDown: on_store_down,
    }
    app = Starlette(routes=routes, exception_handlers=handlers, lifespan=lifespan)
    app.router.redirect_slashes = False
    app.state.server = server
    app.add_middleware(Guard, server=server)
    app.add_middleware(Fronting, root_path=settings.root_path, hosts=settings.each_host)
    return app
