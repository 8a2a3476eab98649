"""What each seat sees of KeyForge, built from what it may know."""

from collections import Counter
from typing import TypedDict

from stolik.games.keyforge.card import NUMBERED
from stolik.games.keyforge.state import ENRAGED, KEYS, STUNNED, TAGGED, WARDED, KeyForge
from stolik.games.keyforge.turn import legal_houses
from stolik.games.keyforge.using import has_ability
from stolik.games.keyforge.zones import (
    ARCHIVES,
    ARTIFACTS,
    DECK,
    DISCARD,
    HAND,
    HIDDEN,
    LINE,
    PURGED,
    RESOLVING,
)

KEYWORDS = (
    "alpha",
    "assault",
    "deploy",
    "elusive",
    "hazardous",
    "invulnerable",
    "omega",
    "poison",
    "skirmish",
    "taunt",
)


class CardView(TypedDict):
    """A card that the viewer may see, out of play or in a hand; the face of a copy is that of what it is a copy of."""

    id: int
    face: str
    owner: int
    type: str
    house: str
    icons: list[str]


class AttachedView(CardView):
    """An upgrade, or a card under another one (`hidden`: face down)."""

    hidden: bool


class PlacedView(CardView):
    """A creature or artifact in play, with everything that lies on it."""

    houses: list[str]
    exhausted: bool
    amber: int
    power: int
    printed_power: int
    armor: int
    armor_left: int
    damage: int
    plus: int
    stunned: bool
    warded: bool
    enraged: bool
    tagged: bool
    flank: bool
    keywords: dict[str, int]
    counters: dict[str, int]
    traits: list[str]
    upgrades: list[AttachedView]
    under: list[AttachedView | None]


class PlayerView(TypedDict):
    """One side of the table; null stands for a card that the viewer cannot see.

    `deck_name` is a name, or three parts with dots between them: an honorific, a name, an origin; `unnamed` if there is
    none. `affords` says that there is Æmber enough for a key.
    """

    deck_name: str
    deck_list: dict[str, int]
    houses: list[str]
    amber: int
    key_cost: int
    affords: bool
    keys: dict[str, bool]
    chains: int
    hand_size: int
    penalty: int
    hand: list[CardView | None]
    deck: int
    top: CardView | None
    archives: list[CardView | None]
    discard: list[CardView]
    purged: list[CardView]
    line: list[PlacedView]
    artifacts: list[PlacedView]
    resolving: list[CardView]


class OfferView(TypedDict):
    """What a house would let the active player do: cards by id, as far as the viewer sees them.

    `hand` are cards to play or discard (null: the viewer does not see that hand), the others are ready to be used.
    """

    house: str
    hand: list[int] | None
    creatures: list[int]
    artifacts: list[int]


class View(TypedDict):
    """The whole table. `tide` is the seat for which it is high; `tidal` says whether it is played with.

    `offers` are the houses that may be chosen, while one is to be chosen.
    """

    turn: int
    active: int
    first: int
    step: str
    house: str
    tide: int | None
    tidal: bool
    offers: list[OfferView]
    players: list[PlayerView]


def card_view(g: KeyForge, card: int) -> CardView:
    """Of a copy, everything that it is a copy of."""
    printed = g.card(card)
    return {
        "id": g.ids[card],
        "face": g.copies.get(str(card), g.prints[g.faces[card]]),
        "owner": g.owner(card),
        "type": printed.type,
        "house": printed.house,
        "icons": list(printed.icons),
    }


def _seen(g: KeyForge, cards: list[int], viewer: int) -> list[CardView | None]:
    return [card_view(g, card) if g.sees(viewer, card) else None for card in cards]


def attached_view(g: KeyForge, card: int) -> AttachedView:
    return {**card_view(g, card), "hidden": g.where[card] in HIDDEN}


def placed_view(g: KeyForge, card: int, viewer: int) -> PlacedView:
    printed = g.card(card)
    creature = g.is_creature(card)
    marks = g.marks[card]
    index = g.index
    named = [word for word in KEYWORDS if word in printed.keywords or word in index]
    keywords = {word: g.keyword(card, word) for word in named} if creature else {}
    counters = {name.split()[1]: count for name, count in g.counters.items() if name.startswith(f"{card} ")}
    armor = g.armor(card) if creature else 0
    return {
        **card_view(g, card),
        "houses": list(g.houses_of(card)),
        "exhausted": bool(g.exhausted[card]),
        "amber": g.amber[card],
        "power": g.power(card) if creature else 0,
        "printed_power": printed.power,
        "armor": armor,
        "armor_left": g.armor_left(card) if creature else 0,
        "damage": g.damage[card],
        "plus": g.plus[card],
        "stunned": bool(marks & STUNNED),
        "warded": bool(marks & WARDED),
        "enraged": bool(marks & ENRAGED),
        "tagged": bool(marks & TAGGED),
        "flank": creature and g.on_flank(card),
        "keywords": {word: value if word in NUMBERED else 1 for word, value in keywords.items() if value},
        "counters": counters,
        "traits": sorted(g.traits_of(card)),
        "upgrades": [attached_view(g, upgrade) for upgrade in g.upgrades(card)],
        "under": [attached_view(g, other) if g.sees(viewer, other) else None for other in g.under(card)],
    }


def deck_list(g: KeyForge, seat: int) -> dict[str, int]:
    """Everybody may read what is in a deck: how many of each print, by name (decision 106)."""
    own = sorted(g.prints[g.faces[card]] for card, back in enumerate(g.backs) if back == seat)
    return dict(Counter(own))


def player_view(g: KeyForge, seat: int, viewer: int) -> PlayerView:
    zones = g.zones
    deck = zones[DECK[seat]]
    return {
        "deck_name": g.decks[seat],
        "deck_list": deck_list(g, seat),
        "houses": list(g.houses[seat]),
        "amber": g.pool[seat],
        "key_cost": g.key_cost(seat),
        "affords": g.to_spend(seat) >= g.key_cost(seat),
        "keys": {colour: colour in g.keys[seat] for colour in KEYS},
        "chains": g.chains[seat],
        "hand_size": g.hand_size(seat),
        "penalty": g.penalty(seat),
        "hand": _seen(g, zones[HAND[seat]], viewer),
        "deck": len(deck),
        "top": card_view(g, deck[-1]) if deck and g.sees(viewer, deck[-1]) else None,
        "archives": _seen(g, zones[ARCHIVES[seat]], viewer),
        "discard": [card_view(g, card) for card in zones[DISCARD[seat]]],
        "purged": [card_view(g, card) for card in zones[PURGED[seat]]],
        "line": [placed_view(g, card, viewer) for card in zones[LINE[seat]]],
        "artifacts": [placed_view(g, card, viewer) for card in zones[ARTIFACTS[seat]]],
        "resolving": [card_view(g, card) for card in zones[RESOLVING[seat]]],
    }


def offer_view(g: KeyForge, house: str, viewer: int) -> OfferView:
    seat = g.active
    hand = g.zones[HAND[seat]]
    seen = viewer == seat or (bool(hand) and all(g.sees(viewer, card) for card in hand))
    idle = g.any_holds("uses-nothing", seat)

    def ready(card: int) -> bool:
        return not idle and not g.exhausted[card] and (house in g.houses_of(card) or g.any_holds("may-use", card))

    return {
        "house": house,
        "hand": [g.ids[card] for card in hand if g.card(card).house == house] if seen else None,
        "creatures": [g.ids[card] for card in g.zones[LINE[seat]] if ready(card)],
        "artifacts": [
            g.ids[card]
            for card in g.zones[ARTIFACTS[seat]]
            if ready(card) and (has_ability(g, card, "action") or has_ability(g, card, "omni"))
        ],
    }


def view(g: KeyForge, viewer: int) -> View:
    return {
        "turn": g.turn,
        "active": g.active,
        "first": g.first,
        "step": g.step,
        "house": g.house,
        "tide": g.tide if g.tide >= 0 else None,
        "tidal": g.tidal,
        "offers": [offer_view(g, house, viewer) for house in legal_houses(g, g.active)] if g.step == "house" else [],
        "players": [player_view(g, seat, viewer) for seat in (0, 1)],
    }
