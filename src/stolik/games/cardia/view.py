"""What each seat sees of Cardia, built from what it may know."""

from collections.abc import Iterable
from typing import TypedDict

from stolik.games.cardia.cards import FACES, FACTION, VALUE
from stolik.games.cardia.state import OURS, THEIRS, Cardia
from stolik.games.cardia.zones import DECK, DISCARD, HAND, HIDDEN, ROW
from stolik.table import SHOW_ALL


class CardView(TypedDict):
    """A card that the viewer may see."""

    id: int
    face: str
    value: int
    faction: str


class PlacedView(CardView):
    """A card that is placed and not yet revealed; `open` says that everybody sees it, since it lies face up."""

    open: bool


class PlayedView(CardView):
    """A card in play; `active` says that its ongoing ability works."""

    influence: int
    modifier: int
    tokens: int
    active: bool


class EncounterView(TypedDict):
    """Two cards that face each other, by seat, and the signets on them."""

    cards: list[PlayedView]
    signets: list[int]
    current: bool


class ComingView(TypedDict):
    """What waits for the next card a seat plays from its hand."""

    modifier: int
    librarians: int
    engineers: int
    blackmail: list[str]


class PlayerView(TypedDict):
    """One side of the table; null stands for a card that the viewer cannot see."""

    hand: list[CardView | None]
    hidden: list[PlacedView | None]
    waiting: list[ComingView | None]
    deck: int
    discard: list[CardView]
    signets: int
    coming: ComingView | None
    foretold: bool


class View(TypedDict):
    """The whole table."""

    round: int
    locations: list[str]
    encounters: list[EncounterView]
    players: list[PlayerView]


def card_view(g: Cardia, card: int) -> CardView:
    face = g.faces[card]
    return {"id": g.ids[card], "face": FACES[face], "value": VALUE[face], "faction": FACTION[face]}


def played_view(g: Cardia, card: int) -> PlayedView:
    face = g.faces[card]
    return {
        "id": g.ids[card],
        "face": FACES[face],
        "value": VALUE[face],
        "faction": FACTION[face],
        "influence": g.influence(card),
        "modifier": g.modifiers[card],
        "tokens": g.tokens.count(card),
        "active": g.works(card) != "",
    }


def seen(g: Cardia, cards: Iterable[int], viewer: int) -> list[CardView | None]:
    return [card_view(g, card) if g.sees(viewer, card) else None for card in cards]


def placed_view(g: Cardia, card: int, everybody_sees: bool) -> PlacedView:
    return {**card_view(g, card), "open": everybody_sees}


def unrevealed(g: Cardia, seat: int, viewer: int) -> list[PlacedView | None]:
    """The cards that a seat has placed; one that is revealed at once lies face down for all others until then."""
    hidden = [
        placed_view(g, card, g.seen[card] == g.everyone) if g.sees(viewer, card) else None
        for card in g.zones[HIDDEN + seat]
    ]
    if g.placed:
        hidden.append(placed_view(g, g.placed[seat], False) if viewer in (seat, SHOW_ALL) else None)
    return hidden


def coming_views(g: Cardia, seat: int) -> list[ComingView | None]:
    """What waits for the hidden cards of a seat and, last, for its next card. All of it is public."""
    return [
        None
        if coming is None
        else {
            "modifier": coming.modifier,
            "librarians": coming.librarians,
            "engineers": coming.engineers,
            "blackmail": coming.blackmail[:],
        }
        for coming in (*g.due[seat], g.coming[seat])
    ]


def player_view(g: Cardia, seat: int, viewer: int, signets: int) -> PlayerView:
    waiting = coming_views(g, seat)
    coming = None if g.placed else waiting.pop()
    return {
        "hand": seen(g, [card for card in g.zones[HAND + seat] if card not in g.placed], viewer),
        "hidden": unrevealed(g, seat, viewer),
        "waiting": waiting,
        "deck": len(g.zones[DECK + seat]),
        "discard": [card_view(g, card) for card in g.zones[DISCARD + seat]],
        "signets": signets,
        "coming": coming,
        "foretold": seat in g.foretold,
    }


def view(g: Cardia, viewer: int) -> View:
    rows = zip(g.zones[ROW], g.zones[ROW + 1], g.announced, strict=True)
    return {
        "round": g.round,
        "locations": g.locations[:],
        "encounters": [
            {
                "cards": [played_view(g, ours), played_view(g, theirs)],
                "signets": [standing & OURS, standing >> THEIRS],
                "current": place == g.current,
            }
            for place, (ours, theirs, standing) in enumerate(rows)
        ],
        "players": [player_view(g, seat, viewer, signets) for seat, signets in enumerate(g.signets())],
    }
