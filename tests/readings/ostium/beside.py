"""Plays the model beside the engine: the same question, the same options, the same table, at every question."""

import random
from collections.abc import Callable
from typing import Any

from tests.readings.ostium.model import Face, Model
from tests.readings.ostium.positions import in_the_middle
from tests.readings.side_by_side import Sides, Tally, begin, chance_of, compare, noted, zones_of

from stolik import games
from stolik.games.ostium.cards import CREATURES
from stolik.table import Ask, Option, State

GAME = games.load("ostium")
PILES = ("warriors", "unsummoned", "sovereigns", "throne", "primals", "removed")
CARD_VERBS = ("summon", "discard", "recruit", "move", "recall", "exile", "dismiss")
"""Options of these verbs end with the table id of a card."""

MOST = 3_000
"""Questions of a match; then it is left, since two who play at random may go on for long."""
PHASES = {"fuse": "attack", "charge": "attack"}
"""The engine divides the attack phase in two."""


# -- what the engine says, in the model's form ------------------------------------------------------------------------


def printed() -> list[Face]:
    """Every face as the model reads it; the values of the cards are facts, not rules."""

    def domain(abilities: Any) -> list[Any]:
        return [
            (ability.verb, (ability.then.verb, ability.then.value) if ability.then else ability.value)
            for ability in abilities
        ]

    return [
        {
            "kind": creature.kind,
            "clan": creature.clan,
            "power": creature.power,
            "cost": creature.cost,
            "left": domain(creature.left),
            "right": domain(creature.right),
            "main": domain(creature.main),
        }
        for creature in CREATURES
    ]


PRINTED = printed()


def position(g: Any) -> dict[str, Any]:
    """The table of the engine's state as the model keeps it."""
    cards = zones_of(GAME, g)
    sides = []
    for side in range(len(g.gates) // 3):
        slots = g.slots[6 * side : 6 * side + 6]
        sides.append(
            {
                "gates": [None if gate < 0 else gate for gate in g.gates[3 * side : 3 * side + 3]],
                "field": [None if card < 0 else card for card in slots],
                "turned": {place for place in range(6) if g.turned >> (6 * side + place) & 1},
                "deck": cards.get(f"deck-{side}", []),
                "hand": cards.get(f"hand-{side}", []),
                "discard": cards.get(f"discard-{side}", []),
            }
        )
    piles = {name: cards[name] for name in PILES}
    summon = [None if card < 0 else card for card in g.summon]
    now = {"active": g.active, "turn": g.turn, "crystals": g.crystals, "actions": g.actions}
    return {"sides": sides, **piles, "summon": summon, **now}


def table_of_engine(g: Any) -> dict[str, Any]:
    """All that the two must agree on. Hands and open piles without an order are compared as sets."""
    cards = zones_of(GAME, g)
    lying = [sorted(cards[f"field-{seat}"]) for seat in range(g.seats)]
    return shown(position(g), g.seats) | {
        "lying": [*lying, sorted(cards["summon"])],
        "fury": None if g.fury < 0 or g.phase not in PHASES else g.fury,
        "chains": [list(chain) for chain in g.chains],
        "bonus": list(g.bonus),
        "phase": PHASES.get(g.phase, g.phase),
        "charged": {column for column in range(3) if g.charged >> column & 1 and g.phase == "charge"},
        "lost": {side for side in range(len(g.gates) // 3) if g.lost >> side & 1},
        "out": list(g.out),
        "chance": g.rng,
    }


def table_of_model(model: Model, chance: State) -> dict[str, Any]:
    seen = {name: getattr(model, name) for name in (*PILES, "sides", "summon", "active", "turn", "crystals", "actions")}
    lying = [side["field"] for side in model.sides]
    if not model.solo:
        lying.append(model.summon)
    return shown(seen, model.seats) | {
        "lying": [sorted(card for card in cards if card is not None) for cards in lying],
        "fury": model.fury,
        "chains": [list(chain) for chain in model.chains],
        "bonus": list(model.bonus),
        "phase": model.phase,
        "charged": set(model.charged),
        "lost": set(model.lost),
        "out": list(model.out),
        "chance": chance.rng,
    }


def shown(seen: dict[str, Any], seats: int) -> dict[str, Any]:
    plain = {name: value for name, value in seen.items() if name != "sides"}
    if len(seen["sides"]) > seats:
        plain["unsummoned"] = []  # solo: one common pile, which the engine calls removed
    for name in ("throne", "primals", "removed"):
        plain[name] = sorted(plain[name])
    for number, side in enumerate(seen["sides"]):
        for name, value in side.items():
            plain[f"{name}-{number}"] = sorted(value) if name == "hand" else value
    return plain


def in_cards(g: Any, option: Option) -> Option:
    """An option with the number of a card in place of its table id."""
    if isinstance(option, tuple) and option[0] in CARD_VERBS:
        return (*option[:-1], g.ids.index(option[-1]))
    return option


# -- side by side -----------------------------------------------------------------------------------------------------


def play(
    seed: int,
    seats: int,
    tally: Tally,
    model_class: type[Model] = Model,
    positions: bool = False,
    wanted: str = "",
) -> None:
    """One match of both, answered at random; the first difference ends it.

    With `positions` it starts in the middle, from a table that prefers cards of the `wanted` ability.
    """
    rng = random.Random(seed * 4 + seats)
    game: Any = in_the_middle(GAME, rng, wanted) if positions else GAME
    match = begin(game, seats, None, seed)
    start = game.start if positions else match.state
    chance = chance_of(start)
    faces = [PRINTED[face] for face in match.state.faces]
    model = model_class(seats, faces, position(start) | {"begun": start.stack == [["develop"]]}, chance.mix)
    if not positions:
        compare("Przygotowanie gry", [], model.przygotowanie_gry())
    tables = lambda: (table_of_engine(match.state), table_of_model(model, chance))  # noqa: E731
    with noted(f"{'position' if positions else 'match'} of seed {seed}, {seats} seats") as say:
        sides = say.sides = Sides(match, model.play(), in_cards, tables)
        if sides.play(manner(rng), tally, MOST) and match.result is not None:
            compare("the places", list(match.result.places), model.places)
            compare("the reason", match.result.reason, model.reason)
    tally.longest = max(tally.longest, match.state.turn)


def manner(rng: random.Random) -> Callable[[Ask], Option]:
    """How this match is played: anything, mostly going on, or mostly passing."""
    stops = rng.choice((0.5, 0.5, 0.9, 0.1, 0.03))

    def choose(ask: Ask) -> Option:
        passing = [option for option in ask.options if option in ("attack", "done", "none")]
        if passing and (len(ask.options) == 1 or rng.random() < stops * 0.3):
            return passing[0]
        going_on = [option for option in ask.options if option not in passing]
        if going_on and ask.prompt == "develop":
            verb = rng.choice(sorted({option[0] for option in going_on if isinstance(option, tuple)}))
            going_on = [option for option in going_on if isinstance(option, tuple) and option[0] == verb]
        return rng.choice(going_on or passing)

    return choose
