"""The addresses of what guests keep: decks, or whatever texts a game's options take."""

from starlette.requests import Request
from starlette.responses import Response

from stolik import games
from stolik.server import protocol as p
from stolik.server.asking import body_of, guest_of, language_of, reply, server_of, take
from stolik.server.leisure import Slowly, at_leisure
from stolik.server.names import clean
from stolik.server.problems import Refused, say
from stolik.server.store import Guest, Kept
from stolik.table import BadOption, BadText, PerSeat, Shelf, Text
from stolik.words import words_for

MOST = 60
"""So many texts a guest keeps at most, of all games together; each is bounded by its option."""


def kept_text(game_id: str) -> tuple[Text, Shelf]:
    """The option of a game whose texts can be kept."""
    if game_id in games.IDS:
        for spec in games.load(game_id).options:
            option = spec.each if isinstance(spec, PerSeat) else spec
            if isinstance(option, Text) and option.shelf is not None:
                return option, option.shelf
    raise Refused("no-shelf", status=404)


def shown(shelf: Shelf, kept: Kept) -> p.KeptOut:
    return p.KeptOut(kept.id, kept.text, shelf.page(kept.text), kept.added)


async def list_shelf(request: Request) -> Response:
    game = request.path_params["game"]
    _, shelf = kept_text(game)
    guest = await guest_of(request)
    kept = await server_of(request).house.store.shelf(guest.id, game)
    return reply(await at_leisure(each_shown(shelf, kept)))


def each_shown(shelf: Shelf, kept: list[Kept]) -> Slowly[list[p.KeptOut]]:
    """Each takes a millisecond or two, and a full shelf has many."""
    pages = []
    for one in kept:
        pages.append(shown(shelf, one))
        yield
    return pages


async def keep(request: Request) -> Response:
    """Reading or making a deck takes a millisecond or two: nobody has to wait for that elsewhere."""
    game, house = request.path_params["game"], server_of(request).house
    _, shelf = kept_text(game)
    guest = await guest_of(request)
    wish = await body_of(request, p.KeepRequest)
    await take(request, "copies", guest)
    text = read(game, wish.text, wish.name, language_of(request, guest))
    if not wish.keep:
        return reply(shown(shelf, Kept("", guest.id, game, text, 0.0)))
    if not shelf.page(text):
        # "starter" or "random" is no deck.
        raise Refused("bad-text", field="text", status=400)
    kept = Kept(house.secret(), guest.id, game, text, house.now())
    if not await house.store.keep(kept, MOST):
        raise Refused("shelf-full", status=409, number=MOST)
    return reply(shown(shelf, kept), 201)


def read(game: str, text: str, name: str, language: str) -> str:
    """The text as it is kept, under another name if one is given; what is wrong with it is said with its line."""
    option, shelf = kept_text(game)
    field = "text"
    try:
        kept = str(option.check(text))
        field = "name"
        return shelf.rename(kept, clean(name)) if clean(name) else kept
    except (BadOption, BadText) as error:
        cause = error if isinstance(error, BadText) else error.__cause__
        detail = error.problem if isinstance(error, BadOption) else str(error)
        if isinstance(cause, BadText) and cause.said is not None:
            detail = say("text-line", language, line=cause.line, what=words_for(game).render(cause.said, language))
        raise Refused("bad-text", field=field, detail=detail, status=400) from error


async def rename(request: Request) -> Response:
    _, shelf = kept_text(request.path_params["game"])
    guest = await guest_of(request)
    wish = await body_of(request, p.RenameRequest)
    await take(request, "copies", guest)
    kept = await _find(request, guest)
    if not clean(wish.name):
        raise Refused("bad-text", field="name", status=400)
    text = read(kept.game, kept.text, wish.name, language_of(request, guest))
    if not await server_of(request).house.store.change_kept(guest.id, kept.id, text):
        raise Refused("not-kept", status=404)
    return reply(p.KeptOut(kept.id, text, shelf.page(text), kept.added))


async def drop(request: Request) -> Response:
    kept_text(request.path_params["game"])
    guest = await guest_of(request)
    if not await server_of(request).house.store.drop_kept(guest.id, request.path_params["kept"]):
        raise Refused("not-kept", status=404)
    return reply({})


async def _find(request: Request, guest: Guest) -> Kept:
    found = await server_of(request).house.store.shelf(guest.id, request.path_params["game"])
    for kept in found:
        if kept.id == request.path_params["kept"]:
            return kept
    raise Refused("not-kept", status=404)
