"""What each seat sees of the table, built from what it may know, and what an attack would do as things stand."""

from typing import Literal, TypedDict, cast

from stolik.games.ostium.attack import link
from stolik.games.ostium.battle import (
    assault,
    blockable,
    chained,
    creatures_of,
    defence,
    forecast,
    furious,
    joins,
    power,
    routes,
    strongest_clan,
)
from stolik.games.ostium.cards import CLAN_NAME, COST, FACES, KIND, POWER
from stolik.games.ostium.effects import CLANS
from stolik.games.ostium.solo import goes_past
from stolik.games.ostium.state import EMPTY, NO_GATE, RIVAL, ROW, SIDE, Ostium
from stolik.games.ostium.turn import ACTIONS, best_route
from stolik.games.ostium.zones import (
    DECK,
    DISCARD,
    HAND,
    PRIMALS,
    REMOVED,
    SOVEREIGNS,
    THRONE,
    UNSUMMONED,
    WARRIORS,
)


class CardView(TypedDict):
    """A card that the viewer may see."""

    id: int
    face: str
    kind: str
    clan: str
    power: int
    cost: int


class CreatureView(CardView):
    """A creature on a battlefield.

    `left` and `right` say whether its side domains work; `attack` is the power of its charge before fusion, `defence`
    its power when attacked; `turned` says that it is defeated and waits to be collected.
    """

    left: bool
    right: bool
    attack: int
    defence: int
    turned: bool


class PlayerView(TypedDict):
    """One side of the table; in solo the second one is the virtual opponent, `seat` being null.

    A gate is its durability, 0 if destroyed, null where there is none. `slots` are the attack row, then the defence
    row, from the owner's left (in solo the player's). Of a hand that is not the viewer's every card is null. `discard`
    is the viewer's own pile in the order in which it will be drawn; of anybody else's only the top card is shown.
    """

    seat: int | None
    out: bool
    gates: list[int | None]
    slots: list[CreatureView | None]
    hand: list[CardView | None]
    deck: int
    discard: list[CardView]
    discarded: int


class ChainView(TypedDict):
    """A power fusion of the active side: from the gate in a column through these slots; `led` is false for advice."""

    gate: int
    slots: list[int]
    bonus: int
    led: bool


class HitView(TypedDict):
    """A creature that a charge meets: the power that it defends with, and what the charge has left (null: blocked)."""

    side: int
    slot: int
    card: int
    strength: int
    left: int | None


class WayView(TypedDict):
    """One way to charge. `option` is the id of the answer that chooses it; `after` the durability that the gate keeps.

    `damage` is null if the charge does not reach the gate or finds none there.
    """

    option: str
    foe: int
    skip: bool
    hits: list[HitView]
    gate: int
    damage: int | None
    after: int | None


class ChargeView(TypedDict):
    """A creature of the active side that is going to charge: its power, how that comes about, and the ways."""

    column: int
    card: int
    power: int
    base: int
    assault: int
    fury: int
    fusion: int
    ways: list[WayView]


class RouteView(TypedDict):
    """An answer to the question which chain a gate leads, and the attack as it would be then."""

    option: str
    chains: list[ChainView]
    forecast: list[ChargeView]


class View(TypedDict):
    """The whole table.

    `summon` are the six places of the warriors' field in two rows (in solo none: the opponent's battlefield is it).
    `fury` is the clan named for this attack. `chains` and `forecast` say what the active side's attack does: the chains
    that were led, and for gates that are yet to be asked about those that we would advise. `routes` says the same for
    each chain that the next gate may lead.
    """

    turn: int
    phase: Literal["develop", "fuse", "charge", "end"]
    active: int
    first: int
    crystals: int
    actions: int
    players: list[PlayerView]
    summon: list[CardView | None]
    warriors: int
    unsummoned: int
    top_unsummoned: CardView | None
    throne: list[CardView]
    sovereigns: int
    primal: CardView | None
    primals: int
    removed: int
    fury: str | None
    chains: list[ChainView]
    forecast: list[ChargeView]
    routes: list[RouteView]


def card_view(g: Ostium, card: int) -> CardView:
    face = g.faces[card]
    return {
        "id": g.ids[card],
        "face": FACES[face],
        "kind": KIND[face],
        "clan": CLAN_NAME[face],
        "power": POWER[face],
        "cost": COST[face],
    }


def creature_view(g: Ostium, at: int) -> CreatureView:
    left, right = joins(g, at)
    card = g.slots[at]
    return {
        **card_view(g, card),
        "left": left,
        "right": right,
        "attack": POWER[g.faces[card]] + assault(g, at),
        "defence": defence(g, at),
        "turned": g.turned >> at & 1 == 1,
    }


def player_view(g: Ostium, side: int, viewer: int) -> PlayerView:
    own = viewer in (side, -1)
    rival = g.solo and side != 0
    pile = [] if rival else g.zones[DISCARD[side]]
    base = SIDE * side
    return {
        "seat": None if rival else side,
        "out": side in g.out,
        "gates": [None if left == NO_GATE else left for left in g.gates[ROW * side :][:ROW]],
        "slots": [creature_view(g, at) if g.slots[at] != EMPTY else None for at in range(base, base + SIDE)],
        "hand": [] if rival else [card_view(g, card) if own else None for card in g.zones[HAND[side]]],
        "deck": 0 if rival else len(g.zones[DECK[side]]),
        "discard": [card_view(g, card) for card in (pile if own else pile[-1:])],
        "discarded": len(pile),
    }


def advised(g: Ostium, first: int, *chains: list[int]) -> Ostium:
    """The table as it would be if the active player led these chains and took our advice from the gate `first` on."""
    if g.phase not in ("develop", "fuse") or (g.solo and g.active):
        return g
    twin = g.copy()
    twin.tracked = False
    if twin.fury < 0:
        twin.fury = strongest_clan(twin)
    for chain in chains:
        link(twin, g.active, chain)
    for column in range(first, ROW):
        ways = routes(twin, g.active, column, chained(twin))
        if ways:
            link(twin, g.active, list(cast("tuple[int, ...]", best_route(twin, g.active, column, ways))))
    return twin


def chain_views(g: Ostium, led: int) -> list[ChainView]:
    return [
        {"gate": chain[0], "slots": chain[1:], "bonus": g.bonus[chain[-1]], "led": place < led}
        for place, chain in enumerate(g.chains)
    ]


def route_views(g: Ostium) -> list[RouteView]:
    """What comes of each chain that the next gate may lead, and of leading none."""
    gate, led = g.decided, len(g.chains)
    if g.phase != "fuse" or gate == ROW:
        return []
    ways = [[gate, *way] for way in routes(g, g.active, gate, chained(g))]
    if not ways:
        return []
    found: list[RouteView] = []
    for chains in (*([way] for way in ways), []):
        attack = advised(g, gate + 1, *chains)
        found.append(
            {
                "option": "-".join(map(str, chains[0])) if chains else "none",
                "chains": chain_views(attack, led + len(chains)),
                "forecast": charge_views(attack),
            }
        )
    return found


def charge_views(g: Ostium) -> list[ChargeView]:
    side = g.active
    found: list[ChargeView] = []
    for column in range(ROW):
        at = SIDE * side + column
        if g.slots[at] == EMPTY or g.turned >> at & 1 or g.charged >> column & 1:
            continue
        strength = power(g, side, column)
        if not strength:
            continue
        times = furious(g, at) if g.fury >= 0 else 0
        if g.solo and side == RIVAL:
            ways = [way_view(g, column, 0, goes_past(g, column, strength), strength)]
        else:
            ways = [
                way_view(g, column, foe, skip, strength)
                for foe in g.targets(side, column)
                for skip in ((False, True) if blockable(g, column, foe) else (False,))
            ]
        found.append(
            {
                "column": column,
                "card": g.ids[g.slots[at]],
                "power": strength,
                "base": POWER[g.faces[g.slots[at]]],
                "assault": assault(g, at),
                "fury": times * creatures_of(g, g.fury) if times else 0,
                "fusion": g.bonus[column],
                "ways": ways,
            }
        )
    return found


def way_view(g: Ostium, column: int, foe: int, skip: bool, strength: int) -> WayView:
    end = forecast(g, column, foe, skip, strength)
    hits: list[HitView] = [
        {
            "side": hit.at // SIDE,
            "slot": hit.at % SIDE,
            "card": g.ids[g.slots[hit.at]],
            "strength": hit.strength,
            "left": hit.left if hit.left >= 0 else None,
        }
        for hit in end.hits
    ]
    return {
        "option": f"{'skip' if skip else 'charge'}-{column}-{foe}",
        "foe": foe,
        "skip": skip,
        "hits": hits,
        "gate": end.gate % ROW,
        "damage": end.damage or None,
        "after": max(0, g.gates[end.gate] - end.damage) if end.damage else None,
    }


def view(g: Ostium, viewer: int) -> View:
    zones = g.zones
    attack = advised(g, g.decided)
    over = g.result is not None or g.phase == "end"
    pile = zones[UNSUMMONED]
    return {
        "turn": g.turn,
        "phase": cast("Literal['develop', 'fuse', 'charge', 'end']", g.phase),
        "active": g.active,
        "first": g.first,
        "crystals": g.crystals,
        "actions": ACTIONS - g.actions,
        "players": [player_view(g, side, viewer) for side in range(g.sides)],
        "summon": [] if g.solo else [card_view(g, card) if card != EMPTY else None for card in g.summon],
        "warriors": len(zones[WARRIORS]),
        "unsummoned": len(pile),
        "top_unsummoned": card_view(g, pile[-1]) if pile else None,
        "throne": [card_view(g, card) for card in zones[THRONE]],
        "sovereigns": len(zones[SOVEREIGNS]),
        "primal": card_view(g, zones[PRIMALS][-1]) if zones[PRIMALS] else None,
        "primals": len(zones[PRIMALS]),
        "removed": len(zones[REMOVED]),
        "fury": CLANS[g.fury] if g.fury >= 0 else None,
        "chains": [] if over else chain_views(attack, len(g.chains)),
        "forecast": [] if over else charge_views(attack),
        "routes": [] if over else route_views(g),
    }
