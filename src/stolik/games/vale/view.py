"""What each seat sees of the Vale, built from what it may know."""

from typing import TypedDict

from stolik.games.vale.cards import COST, CREATURES, FACES, FAMILY
from stolik.games.vale.state import Vale
from stolik.games.vale.stones import Stones
from stolik.games.vale.zones import AREA, DECK, DISCARD, HAND, HUNT, MARKED


class CardView(TypedDict):
    """A card that the viewer may see; `effects` are its kinds of effect."""

    id: int
    face: str
    family: str
    cost: int
    effects: list[str]


class HuntedView(CardView):
    """A card around the board, and the seat whose marker lies on it."""

    marker: int | None


class SummonedView(CardView):
    """A card in an area; `waiting` says that its active effect is still to be resolved this round."""

    waiting: bool


class StonesView(TypedDict):
    """A number for each colour of stone."""

    red: int
    blue: int
    purple: int


class PlayerView(TypedDict):
    """One side of the table; null stands for a card that the viewer cannot see."""

    hand: list[CardView | None]
    area: list[SummonedView]
    stones: StonesView
    worth: StonesView
    limit: int
    score: int


class View(TypedDict):
    """The whole table. `top` is the top card of the deck for those who know it."""

    round: int
    rounds: int
    first: int
    slots: int
    deck: int
    top: CardView | None
    discard: list[CardView]
    hunt: list[HuntedView]
    players: list[PlayerView]


def card_view(g: Vale, card: int) -> CardView:
    face = g.faces[card]
    return {
        "id": g.ids[card],
        "face": FACES[face],
        "family": FAMILY[face],
        "cost": COST[face],
        "effects": list(CREATURES[face].kinds),
    }


def stones_view(stones: Stones) -> StonesView:
    red, blue, purple = stones
    return {"red": red, "blue": blue, "purple": purple}


def hunt_view(g: Vale) -> list[HuntedView]:
    """Marked and unmarked cards in the order in which they were laid out."""
    found: list[HuntedView] = [{**card_view(g, card), "marker": None} for card in g.zones[HUNT]]
    for seat in range(g.seats):
        found += [{**card_view(g, card), "marker": seat} for card in g.zones[MARKED[seat]]]
    return sorted(found, key=lambda card: card["id"])


def player_view(g: Vale, seat: int, viewer: int) -> PlayerView:
    powers = g.powers(seat)
    return {
        "hand": [card_view(g, card) if g.sees(viewer, card) else None for card in g.zones[HAND[seat]]],
        "area": [{**card_view(g, card), "waiting": card in g.waiting} for card in g.zones[AREA[seat]]],
        "stones": stones_view(g.stones[seat]),
        "worth": stones_view(powers.worth),
        "limit": powers.limit,
        "score": g.score[seat],
    }


def view(g: Vale, viewer: int) -> View:
    deck = g.zones[DECK]
    return {
        "round": g.round,
        "rounds": 10,
        "first": g.first,
        "slots": g.round,
        "deck": len(deck),
        "top": card_view(g, deck[-1]) if deck and g.sees(viewer, deck[-1]) else None,
        "discard": [card_view(g, card) for card in g.zones[DISCARD]],
        "hunt": hunt_view(g),
        "players": [player_view(g, seat, viewer) for seat in range(g.seats)],
    }
