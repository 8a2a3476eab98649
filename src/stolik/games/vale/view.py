"""What each seat sees of the Vale, built from what it may know."""

from typing import Literal, TypedDict, cast

from stolik.games.vale.cards import COST, CREATURES, FACES, FAMILY
from stolik.games.vale.state import Vale
from stolik.games.vale.stones import Stones
from stolik.games.vale.turn import ROUNDS, in_turn, snake
from stolik.games.vale.zones import AREA, DECK, DISCARD, HAND, HUNT, MARKED


class CardView(TypedDict):
    """A card that the viewer may see; `effects` are its kinds of effect."""

    id: int
    face: str
    family: str
    cost: int
    effects: list[str]


class PricedView(CardView):
    """A card that may be summoned; `price` is what that costs now, with the discounts of whoever would do it."""

    price: int


class HuntedView(PricedView):
    """A card around the board, and the seat whose marker lies on it. An unmarked one is priced for the viewer."""

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

    hand: list[PricedView | None]
    area: list[SummonedView]
    stones: StonesView
    worth: StonesView
    limit: int
    score: int


class View(TypedDict):
    """The whole table.

    `order` are the seats as they take their turns in this phase, and `turn` is the place in it that it is now.
    `release` is what releasing a creature costs, `top` the top card of the deck for those who know it.
    """

    round: int
    rounds: int
    phase: Literal["hunt", "act", "resolve"]
    first: int
    order: list[int]
    turn: int
    slots: int
    release: int
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


def priced_view(g: Vale, card: int, seat: int) -> PricedView:
    """A card as this seat would summon it; nobody in particular pays what is printed."""
    cost = g.powers(seat).costs[g.faces[card]] if 0 <= seat < g.seats else g.cost(card)
    return {**card_view(g, card), "price": cost}


def stones_view(stones: Stones) -> StonesView:
    red, blue, purple = stones
    return {"red": red, "blue": blue, "purple": purple}


def hunt_view(g: Vale, viewer: int) -> list[HuntedView]:
    """Marked and unmarked cards in the order in which they were laid out."""
    found: list[HuntedView] = [{**priced_view(g, card, viewer), "marker": None} for card in g.zones[HUNT]]
    for seat in range(g.seats):
        found += [{**priced_view(g, card, seat), "marker": seat} for card in g.zones[MARKED[seat]]]
    return sorted(found, key=lambda card: card["id"])


def player_view(g: Vale, seat: int, viewer: int) -> PlayerView:
    powers = g.powers(seat)
    return {
        "hand": [priced_view(g, card, seat) if g.sees(viewer, card) else None for card in g.zones[HAND[seat]]],
        "area": [{**card_view(g, card), "waiting": card in g.waiting} for card in g.zones[AREA[seat]]],
        "stones": stones_view(g.stones[seat]),
        "worth": stones_view(powers.worth),
        "limit": powers.limit,
        "score": g.score[seat],
    }


def turns(g: Vale) -> tuple[Literal["hunt", "act", "resolve"], list[int], int]:
    """The phase, the seats in the order of their turns in it, and whose turn of these it is."""
    phase, *seat = g.stack[-1]
    order = in_turn(g)
    if phase == "hunt":
        return "hunt", snake(order), sum(len(g.zones[MARKED[seat]]) for seat in order)
    return ("act" if phase == "act" else "resolve"), order, order.index(cast(int, seat[0]))


def view(g: Vale, viewer: int) -> View:
    deck = g.zones[DECK]
    phase, order, turn = turns(g)
    return {
        "round": g.round,
        "rounds": ROUNDS,
        "phase": phase,
        "first": g.first,
        "order": order,
        "turn": turn,
        "slots": g.round,
        "release": g.round,
        "deck": len(deck),
        "top": card_view(g, deck[-1]) if deck and g.sees(viewer, deck[-1]) else None,
        "discard": [card_view(g, card) for card in g.zones[DISCARD]],
        "hunt": hunt_view(g, viewer),
        "players": [player_view(g, seat, viewer) for seat in range(g.seats)],
    }
