"""What a request brings along: its guest, its language, its body; and how it is replied to."""

import asyncio
import hashlib
from functools import partial
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from stolik.server import protocol as p
from stolik.server.archive import Share
from stolik.server.bans import network_of
from stolik.server.problems import Refused
from stolik.server.running import Server
from stolik.server.store import Guest
from stolik.words import LANGUAGES

COOKIE = "stolik"
BODY = 64 * 1024
BODY_SECONDS = 20.0
LONGEST_HOST, NOWHERE = 64, "nowhere"
LAST_PAGE = 99
T = TypeVar("T")


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
    if guest.id in server_of(request).bans.guests:
        raise Refused("banned", status=403)
    return guest


async def body_of(request: Request, kind: type[T], most: int = BODY) -> T:
    """The body as an object of a type; anything else is refused."""
    return msgspec.json.decode(await raw_body(request, most), type=kind)


async def raw_body(request: Request, most: int = BODY) -> bytes:
    """The body as it came; too much of it is refused."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refused("bad-message", detail="the body has to be application/json", status=415)
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise Refused("too-big", status=413)
    except TimeoutError:
        raise Refused("too-slow", status=408) from None
    return bytes(data)


def host_of(request: Request | WebSocket) -> str:
    """The very address that a request came from."""
    return request.client.host[:LONGEST_HOST] if request.client else ""


def address_of(request: HTTPConnection) -> str:
    """Whose share a request takes: an IPv4 address, or the IPv6 network of one household.

    Whatever else a web server in front passes on is one for all: or everybody would make up a new one each time.
    """
    host = request.client.host if request.client else ""
    return network_of(host) or (NOWHERE if host else "")


async def take(request: Request, what: str, guest: Guest | None) -> None:
    """Take one of what a guest and an address may have of something, or say that it is enough."""
    limits = server_of(request).house.limits
    await limits.take(what, guest=guest.id if guest is not None else "", address=address_of(request))


def share_of(request: Request, guest: Guest | None) -> Share:
    """What may be made in the archive for whoever asks."""
    return Share(partial(take, request, "copies", guest), address_of(request))


def same_origin(headers: Headers, allowed: set[str]) -> bool:
    """A browser says where a page came from; other programs say nothing and bring no one's cookie by themselves."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address at all, such as http://[
        return False


def seat_of(request: Request) -> p.SeatNumber | None:
    """The seat that is asked for, if any is."""
    return _number_of(request, "seat", p.LAST_SEAT)


def page_of(request: Request) -> int:
    """The page of a list that is asked for, from 0."""
    return _number_of(request, "page", LAST_PAGE) or 0


def _number_of(request: Request, name: str, last: int) -> int | None:
    """Only digits spell a number."""
    given = request.query_params.get(name)
    if given is None:
        return None
    if not (given.isascii() and given.isdecimal() and len(given) <= 2 and int(given) <= last):
        raise Refused("bad-message", field=name, detail=f"{name} is a whole number from 0 to {last}", status=400)
    return int(given)
