"""The addresses of the server: guests, lobby, tables, replays over HTTP; play over one WebSocket."""

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from stolik import __version__, games
from stolik.server import protocol as p
from stolik.server.asking import (
    COOKIE,
    address_of,
    body_of,
    guest_of,
    guest_or_none,
    host_of,
    language_of,
    page_of,
    raw_body,
    reply,
    same_origin,
    seat_of,
    server_of,
    share_of,
    take,
    token_hash,
)
from stolik.server.catalogue import every_game, the_protocol, the_schema
from stolik.server.connection import Connection, refuse
from stolik.server.hall import LOBBY, LOBBY_PAGE
from stolik.server.leisure import Slowly
from stolik.server.names import is_name, named
from stolik.server.preparing import Ready
from stolik.server.problems import Refused
from stolik.server.purses import paid
from stolik.server.rooms import seat_states
from stolik.server.running import BANNED, PENANCE, Server
from stolik.server.skill import Belief
from stolik.server.store import Guest, PastMatch, StoreDown, StoredTable, Tally
from stolik.server.tables import read_table

log = logging.getLogger(__name__)
YEAR = 365 * 86_400
RECORD_BODY = 4 * 1024 * 1024
IMPORTS_OF_ONE, IMPORTS = 2, 16
"""So many files are in memory at the same time, of one address and of all."""

PAST_MATCHES = 50
SPREAD = 2
"""So many standard deviations to either side of a rating are where the truth lies, nineteen times of twenty."""

# -- guests ------------------------------------------------------------------------------------------------------------


async def come_in(request: Request) -> Response:
    """A new guest gets a token; one who has it changes nickname or language."""
    server = server_of(request)
    store = server.house.store
    wish = await body_of(request, p.GuestRequest)
    nickname = named(wish.nickname)
    if not is_name(nickname):
        raise Refused("no-nickname", field="nickname", status=400)
    guest = await guest_or_none(request)
    if guest is not None:
        if guest.id in server.bans.guests:
            raise Refused("banned", status=403)
        guest = Guest(guest.id, nickname, wish.language)
        await store.change_guest(guest)
        await store.visit(guest.id, host_of(request), server.house.now())
        for connection in server.connections:
            if connection.guest.id == guest.id:
                connection.guest = guest
        return reply(p.GuestState(guest.id, guest.nickname, wish.language))
    await take(request, "guests", None)
    token = secrets.token_urlsafe(32)
    guest = Guest(server.house.secret(), nickname, wish.language)
    await store.add_guest(guest, token_hash(token), server.house.now())
    await store.visit(guest.id, host_of(request), server.house.now())
    response = reply(p.GuestState(guest.id, guest.nickname, wish.language), 201)
    secure = request.url.scheme == "https"
    path = server.settings.root_path or "/"
    response.set_cookie(COOKIE, token, max_age=YEAR, path=path, secure=secure, httponly=True, samesite="lax")
    return response


async def who_am_i(request: Request) -> Response:
    guest = await guest_of(request)
    return reply({"id": guest.id, "nickname": guest.nickname, "language": guest.language})


async def own_play(request: Request) -> Response:
    """One's own results and ratings."""
    store, guest = server_of(request).house.store, await guest_of(request)
    tallies = await store.tallies(guest.id)
    past = await store.past_matches(guest.id, PAST_MATCHES)
    counts = await store.counts(guest.id)
    return reply(p.OwnPlay(counts, [tally_out(one) for one in tallies], [past_out(one, guest.id) for one in past]))


async def let_count(request: Request) -> Response:
    """Keep one's results, or forget them."""
    guest = await guest_of(request)
    wish = await body_of(request, p.OwnPlayRequest)
    await server_of(request).house.store.let_count(guest.id, wish.counts)
    return await own_play(request)


def tally_out(tally: Tally) -> p.TallyOut:
    rated = tally.belief != Belief()
    return p.TallyOut(
        tally.game,
        tally.kind,
        tally.matches,
        tally.won,
        tally.drawn,
        round(tally.belief.mu, 1) if rated else None,
        round(SPREAD * tally.belief.sigma, 1) if rated else None,
    )


def past_out(past: PastMatch, guest: str) -> p.PastMatchOut:
    header = json.loads(past.header)
    seat = header["guests"].index(guest)
    gained = round(past.gained, 1) if past.rated else None
    return p.PastMatchOut(past.match, past.game, past.kind, past.at, past.outcome, header["names"], seat, gained)


# -- games -------------------------------------------------------------------------------------------------------------


async def list_games(request: Request) -> Response:
    language = language_of(request, await guest_or_none(request))
    return await (await server_of(request).prepared.get(every_game, language)).reply(request)


def about_game(make: Callable[[str, str], Slowly[object]]) -> Callable[[Request], Awaitable[Response]]:
    async def handler(request: Request) -> Response:
        game_id = request.path_params["game"]
        if game_id not in games.IDS:
            raise Refused("no-such-game", status=404)
        language = language_of(request, await guest_or_none(request))
        headers = {"Cache-Control": "max-age=300"} if "lang" in request.query_params else {}
        return await (await server_of(request).prepared.get(make, game_id, language)).reply(request, headers)

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
    page = page_of(request)
    tables = await server.hall.lobby()
    shown = tables[page * LOBBY_PAGE : (page + 1) * LOBBY_PAGE]
    lines = [table_line(server, table, guest.id if guest else "") for table in shown]
    return reply(lines, headers={"X-Total-Count": str(len(tables))})


async def my_tables(request: Request) -> Response:
    server = server_of(request)
    guest = await guest_of(request)
    tables = await server.house.store.tables_of(guest.id, LOBBY)
    return reply([table_line(server, table, guest.id) for table in tables])


async def add_table(request: Request) -> Response:
    hall = server_of(request).hall
    guest = await guest_of(request)
    wish = await body_of(request, p.TableRequest)
    await take(request, "tables", guest)
    table = await hall.finish(hall.add_table(guest, wish))
    return reply(await hall.state(table.id, guest, guest.language), 201)


async def add_lesson(request: Request) -> Response:
    """Begin a game's lesson, at a table of one's own."""
    hall = server_of(request).hall
    guest = await guest_of(request)
    await take(request, "tables", guest)
    table = await hall.finish(hall.add_lesson(guest, request.path_params["game"]))
    return reply(await hall.state(table.id, guest, guest.language), 201)


async def show_table(request: Request) -> Response:
    hall = server_of(request).hall
    guest = await guest_of(request)
    code = request.query_params.get("code", "")
    return reply(await hall.state(request.path_params["table"], guest, language_of(request, guest), code))


async def own_transcript(request: Request) -> Response:
    """What one's own seat, or the spectators, received of the running match: to look back at, or to keep as a file."""
    hall = server_of(request).hall
    guest = await guest_of(request)
    table, seat = request.path_params["table"], seat_of(request) or 0
    match = await hall.match_of(table, guest, seat)
    language = language_of(request, guest)
    made = await hall.archive.own(match, seat, language, share_of(request, guest))
    return await Ready(made).reply(request, _as_file("transcript.json"))


async def command(request: Request) -> Response:
    """Any command of the protocol, for whoever has no connection open."""
    server, guest = server_of(request), await guest_of(request)
    wish: Any = await body_of(request, p.AnyCommand)  # type: ignore[arg-type]
    await server.house.limits.take_for(wish, address_of(request))
    return reply(await server.hall.do(guest, wish))


# -- matches -----------------------------------------------------------------------------------------------------------


async def replay(request: Request) -> Response:
    archive, guest = server_of(request).hall.archive, await guest_or_none(request)
    match, seat, language = request.path_params["match"], seat_of(request), language_of(request, guest)
    return await Ready(await archive.replay(match, seat, language, share_of(request, guest))).reply(request)


async def story(request: Request) -> Response:
    archive, guest = server_of(request).hall.archive, await guest_or_none(request)
    match, language = request.path_params["match"], language_of(request, guest)
    return await Ready(await archive.story(match, language, share_of(request, guest))).reply(request)


async def analysis(request: Request) -> Response:
    archive, guest = server_of(request).hall.archive, await guest_or_none(request)
    match, language = request.path_params["match"], language_of(request, guest)
    return await Ready(await archive.analysis(match, language, share_of(request, guest))).reply(request)


async def record(request: Request) -> Response:
    archive, guest = server_of(request).hall.archive, await guest_or_none(request)
    made = await archive.record(request.path_params["match"], share_of(request, guest))
    return await Ready(made).reply(request, _as_file("match.json"))


async def import_match(request: Request) -> Response:
    server, address = server_of(request), address_of(request)
    guest = await guest_of(request)
    await take(request, "imports", guest)
    if server.importing[address] >= IMPORTS_OF_ONE or server.importing.total() >= IMPORTS:
        raise Refused("busy", status=503)
    server.importing[address] += 1
    try:
        body = await raw_body(request, RECORD_BODY)
        return reply(p.Imported(await server.hall.finish(server.hall.archive.take_in(body, address))), 201)
    finally:
        server.importing[address] -= 1
        server.importing = +server.importing


def _as_file(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}


# -- care --------------------------------------------------------------------------------------------------------------


async def health(request: Request) -> Response:
    server = server_of(request)
    if wrong := await server.what_is_wrong():
        log.error("not healthy", extra={"why": wrong})
        return reply({"status": "failing", "version": __version__}, 503)
    status = "closing" if server.hall.closing else "ok"
    return reply({"status": status, "version": __version__, "node": server.house.node}, 503 if status != "ok" else 200)


async def metrics(request: Request) -> Response:
    return Response(server_of(request).house.metrics.page(), media_type="text/plain; version=0.0.4")


async def protocol_schema(request: Request) -> Response:
    return await (await server_of(request).prepared.get(the_protocol)).reply(request, {"Cache-Control": "max-age=300"})


async def table_schema(request: Request) -> Response:
    return await (await server_of(request).prepared.get(the_schema)).reply(request, {"Cache-Control": "max-age=300"})


async def _let_in(socket: WebSocket) -> Connection | None:
    """The connection of whoever may have one; anybody else is told why not."""
    server = server_of(socket)
    address = address_of(socket)
    if not same_origin(socket.headers, server.origins):
        await socket.close(1008)
        return None
    if not server.requests.take(address):
        await asyncio.sleep(PENANCE)
        await refuse(socket, "too-fast", language_of(socket), 4429)
        return None
    try:
        guest = await guest_or_none(socket)
        if guest is not None:
            await server.house.store.visit(guest.id, host_of(socket), server.house.now())
    except StoreDown:
        await refuse(socket, "store-down", language_of(socket), 1013)
        return None
    if guest is None:
        await refuse(socket, "no-guest", language_of(socket), 4401)
        return None
    if server.bans.keep_out(guest.id, host_of(socket)):
        await refuse(socket, "banned", guest.language, BANNED)
        return None
    if server.hall.closing:
        await refuse(socket, "closing", guest.language, 1012)
        return None
    ours, near = server.connections.of_guest(guest.id), server.connections.of_address(address)
    if ours >= server.settings.sockets_per_guest or near >= server.settings.sockets_per_address:
        await refuse(socket, "too-many-connections", guest.language, 4429)
        return None
    buckets = server.of_guest.of(guest.id), server.of_address.of(address)
    name = f"{server.house.node}:{next(server.names)}"
    connection = Connection(socket, server.hall, guest, name, address, server.to_address.of(address), *buckets)
    server.connections.add(connection)  # before anything else happens: however many come at once, they are counted
    try:
        await socket.accept()
    except BaseException:
        server.connections.discard(connection)
        raise
    return connection


async def connect(socket: WebSocket) -> None:
    connection = await paid(_let_in(socket))
    if connection is None:
        return
    server = server_of(socket)
    gauge = server.house.metrics.connections
    gauge.inc()
    try:
        # In a task of its own, or every step of it would go through all layers that led here.
        await asyncio.get_running_loop().create_task(connection.run())
    finally:
        server.connections.discard(connection)
        gauge.dec()
