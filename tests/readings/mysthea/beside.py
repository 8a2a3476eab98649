"""Plays the model beside the engine: the same question, the same options, the same table, at every question."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from tests.readings.mysthea.model import Model
from tests.readings.mysthea.pieces import CHOSEN, MONSTERS
from tests.readings.mysthea.positions import in_the_middle, lay
from tests.readings.side_by_side import Sides, Tally, begin, chance_of, compare, noted, zones_of

from stolik import games
from stolik.games.mysthea.cards import FACES, FRONTS
from stolik.table import Ask, Option, State

GAME = games.load("mysthea")
CARD_ACTIONS = ("play", "use")
OWN = ("hand", "discard", "equipment", "upgrades")


# -- what the engine says, in the model's form ------------------------------------------------------------------------


def numbers(g: Any) -> list[int]:
    """Which of C001 to C080 each card is."""
    return [int(FACES[face][1:]) for face in g.faces]


def front(g: Any) -> Any:
    return FRONTS[g.front] if g.front >= 0 else None


def start_of(g: Any) -> dict[str, Any]:
    """The table as chance laid it out."""
    cards = zones_of(GAME, g)
    drafted = g.offered >= 0
    return {
        "chosen": ["" if drafted else CHOSEN[number] for number in g.chosen],
        "hands": [cards[f"hand-{seat}"] for seat in range(g.seats)],
        "order": g.order,
        "ring": g.ring,
        "mirages": g.closed,
        "night": g.night,
        "monsters": [tuple(MONSTERS)[monster] for monster in g.monsters],
        "decks": [cards[f"deck-{era}"] for era in (1, 2, 3)],
        "piles": [cards[f"pile-{kind}"] for kind in ("tactic", "objective", "equipment", "upgrade")],
        "offer": cards["offer"],
        "offered": CHOSEN[g.offered] if drafted else None,
        "undealt": [CHOSEN[number] for number in g.undealt],
        "drafted": drafted,
        "abilities": g.abilities,
        "behaviours": g.behaviours,
        "premonition": g.premonition,
        "unmet": g.unmet,
        "front": front(g),
    }


def table_of_engine(g: Any) -> dict[str, Any]:
    """All that the two must agree on. Hands and open piles without an order are compared as sets."""
    cards = zones_of(GAME, g)
    table: dict[str, Any] = {
        "era": g.era,
        "round": g.round,
        "order": g.order,
        "turn": (g.turn, g.acted, g.special) if g.turn < g.seats else "over",
        "ring": turned(g.ring),
        "mirages": set(g.closed),
        "night": g.night,
        "aligned": [None if seat < 0 else seat for seat in g.aligned],
        "lairs": [None if lair < 0 else lair for lair in g.lairs],
        "beaten": sorted(tuple(MONSTERS)[monster] for monster in g.defeated),
        "next event": None if g.next_event < 0 else g.next_event,
        "event deck": sorted(g.coming),
        "track": g.track,
        "unmet": sorted(g.unmet),
        "front": front(g),
        "chance": g.rng,
        "market": sorted(cards["market"]),
        "offer": sorted(cards["offer"]),
        "out": sorted(cards["gone"]),
        "crystals": g.crystals,
        "piles": [sorted(cards[f"pile-{kind}"]) for kind in ("tactic", "objective", "equipment", "upgrade")],
        "decks": [cards[f"deck-{era}"] for era in range(max(1, g.era), 4)],
    }
    for seat in range(g.seats):
        table |= {
            f"{name} of {seat}": getattr(g, name)[seat]
            for name in ("glory", "energy", "experience", "points", "charged", "wounded")
        }
        table |= {f"{name} of {seat}": sorted(cards[f"{name}-{seat}"]) for name in OWN}
        table[f"order of {seat}"] = cards[f"orders-{seat}"]
        table[f"met of {seat}"] = sorted(g.met[seat])
        table[f"token of {seat}"] = g.token[seat]
        table[f"chosen of {seat}"] = (CHOSEN[g.chosen[seat]] if g.chosen[seat] >= 0 else "", g.at[seat], g.strode[seat])
        table[f"units of {seat}"] = +units_of(g, seat)
    return table


def units_of(g: Any, seat: int) -> Counter[Any]:
    """How many of each kind are where, and whether they have moved this turn."""
    units: Counter[Any] = Counter({("fortification", "beside", False): g.spare_fortifications[seat]})
    units["construct", "beside", False] = g.spare_constructs[seat]
    units["golem", "beside", False] = g.spare_golems[seat]
    units["construct", "pool", False] = g.pool_constructs[seat]
    units["golem", "pool", False] = g.pool_golems[seat]
    for region in range(15):
        at = 15 * seat + region
        units["fortification", region, False] = g.fortifications[at]
        units["construct", region, True] = g.moved_constructs[at]
        units["construct", region, False] = g.constructs[at] - g.moved_constructs[at]
        units["golem", region, True] = g.moved_golems[at]
        units["golem", region, False] = g.golems[at] - g.moved_golems[at]
    return units


def turned(ring: Sequence[int]) -> list[int]:
    """A ring has no beginning."""
    at = list(ring).index(0)
    return [*ring[at:], *ring[:at]]


def table_of_model(model: Model, chance: State) -> dict[str, Any]:
    table: dict[str, Any] = {
        "era": model.era,
        "round": model.round,
        "order": model.order,
        "turn": (model.turn, model.acted, model.special) if model.turn < model.seats else "over",
        "ring": turned(model.ring),
        "mirages": model.mirages,
        "night": model.night,
        "aligned": model.aligned,
        "lairs": model.lairs,
        "beaten": sorted(set(model.beaten)),
        "next event": model.next_event,
        "event deck": sorted(model.event_deck),
        "track": model.track,
        "unmet": sorted(model.unmet),
        "front": model.front,
        "chance": chance.rng,
        "market": sorted(model.market),
        "offer": sorted(model.offer),
        "out": sorted(model.out),
        "crystals": model.crystals,
        "piles": [sorted(pile) for pile in model.piles],
        "decks": model.decks[max(1, model.era) - 1 :],
    }
    for seat, player in enumerate(model.players):
        table |= {
            f"{name} of {seat}": getattr(player, name)
            for name in ("glory", "energy", "experience", "points", "charged", "wounded")
        }
        table |= {f"{name} of {seat}": sorted(getattr(player, name)) for name in OWN}
        table[f"order of {seat}"] = [] if player.order is None else [player.order]
        table[f"met of {seat}"] = sorted(player.met + player.meeting)
        table[f"token of {seat}"] = -1 if player.token is None else player.token
        figure = model.figure(seat)
        table[f"chosen of {seat}"] = (player.chosen, -1 if figure.where == "pool" else figure.where, figure.moved)
        table[f"units of {seat}"] = Counter(
            (unit.kind, unit.where, unit.moved) for unit in model.units_of[seat] if unit.kind != "chosen"
        )
    return table


def in_cards(g: Any, option: Option) -> Option:
    """An option with the number of a card in place of its table id."""
    if isinstance(option, tuple) and option[0] in CARD_ACTIONS:
        return (option[0], g.ids.index(option[1]))
    return option


# -- side by side -----------------------------------------------------------------------------------------------------


SIDES, STARTS, EITHER = ("day", "night", "mixed"), ("drafted", "standard"), (True, False)
COMBINATIONS = [
    dict(zip(("alignments", "start", "abilities", "behaviours", "premonition"), values, strict=True))
    for values in product(SIDES, STARTS, EITHER, EITHER, EITHER)
]


def options_of(seed: int, seats: int, in_turn: bool = False) -> dict[str, Any]:
    """As people play, mostly; or every combination in turn. In some matches seats name their Chosen."""
    rng = random.Random(seed * 8 + seats)
    options: dict[str, Any] = {
        "alignments": rng.choice(SIDES),
        "start": rng.choice(("standard", "standard", "drafted")),
        "abilities": rng.random() < 0.8,
        "behaviours": rng.random() < 0.8,
        "premonition": rng.random() < 0.3,
    }
    if in_turn:
        options = {**COMBINATIONS[seed % len(COMBINATIONS)]}
    if options["start"] == "standard" and rng.random() < 0.5:
        named = rng.sample(CHOSEN, seats)
        options["chosen"] = [name if rng.random() < 0.7 else "random" for name in named]
    return options


def wrongly_led(g: Any, options: dict[str, Any]) -> list[str]:
    """The seats that do not lead the Chosen whom they named."""
    named = options.get("chosen", [])
    return [name for seat, name in enumerate(named) if name not in ("random", CHOSEN[g.chosen[seat]])]


def play(
    seed: int,
    seats: int,
    tally: Tally,
    model_class: type[Model] = Model,
    positions: bool = False,
    most: int = 10_000,
    in_turn: bool = False,
) -> None:
    """One match of both, answered at random, of at most so many questions; the first difference ends it.

    With `positions` it starts in the middle.
    """
    rng = random.Random(seed * 8 + seats)
    options = options_of(seed, seats, in_turn)
    game: Any = in_the_middle(GAME, rng) if positions else GAME
    match = begin(game, seats, options, seed)
    g = game.start if positions else match.state
    chance = chance_of(g)
    model = model_class(seats, numbers(g), start_of(g), chance)
    tables = lambda: (table_of_engine(match.state), table_of_model(model, chance))  # noqa: E731
    with noted(f"{'position' if positions else 'match'} of seed {seed}, {seats} seats, {options}") as say:
        if positions:
            lay(model, g, zones_of(GAME, g))
        else:
            compare("Przygotowanie", [], model.przygotowanie())
            compare("Przygotowanie 8, who was named", [], wrongly_led(g, options))
        sides = say.sides = Sides(match, model.play(), in_cards, tables, together=("order",), passing=True)
        if sides.play(manner(rng), tally, most) and match.result is not None:
            compare("the places", list(match.result.places), model.places)
            compare("the scores", list(match.result.scores), [player.glory for player in model.players])


SELDOM = ("done", "skip", "end", "no-order", "alone", "keep")
RARE = ("effect", "place", "encounter", "island", "battle", "use")


def manner(rng: random.Random) -> Callable[[Ask], Option]:
    """How this match is played: how often one goes on, and how often one does what is seldom possible."""
    stops = rng.choice((0.1, 0.3, 0.5))
    rare = rng.choice((0.0, 0.4, 0.8))

    def choose(ask: Ask) -> Option:
        options = list(ask.options)
        going_on = [option for option in options if option not in SELDOM]
        if going_on and rng.random() > stops:
            options = going_on
        if rng.random() < rare:
            options = [option for option in options if verb(option) in RARE] or options
        if ask.prompt in ("spend", "turn"):
            wanted = rng.choice(sorted({verb(option) for option in options}))
            options = [option for option in options if verb(option) == wanted]
        return rng.choice(options)

    return choose


def verb(option: Option) -> str:
    return str(option[0] if isinstance(option, tuple) else option)
