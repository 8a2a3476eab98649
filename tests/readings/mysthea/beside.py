"""Plays the model beside the engine: the same question, the same options, the same table, at every question.

A question with one option is no decision, and either side may pass over it: what comes of it is compared all the same.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.readings.mysthea.model import Model, Question
from tests.readings.mysthea.pieces import CHOSEN, MONSTERS
from tests.readings.mysthea.positions import in_the_middle, lay

from stolik import games
from stolik.games.mysthea.cards import FACES, FRONTS
from stolik.table import Ask, Match, Option, State

GAME = games.load("mysthea")
CARD_ACTIONS = ("play", "use")
OWN = ("hand", "discard", "equipment", "upgrades")


class Difference(AssertionError):
    """The engine and the model do not agree."""


@dataclass(slots=True)
class Tally:
    matches: int = 0
    questions: int = 0
    prompts: Counter[str] = field(default_factory=Counter)


# -- what the engine says, in the model's form ------------------------------------------------------------------------


def zones(g: Any) -> dict[str, list[int]]:
    return {name: list(cards) for name, cards in zip(GAME.zones(g.seats), g.zones)}


def numbers(g: Any) -> list[int]:
    """Which of C001 to C080 each card is."""
    return [int(FACES[face][1:]) for face in g.faces]


def front(g: Any) -> Any:
    return FRONTS[g.front] if g.front >= 0 else None


def start_of(g: Any) -> dict[str, Any]:
    """The table as chance laid it out."""
    cards = zones(g)
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
    cards = zones(g)
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


def compare(what: str, engine: object, model: object) -> None:
    if engine != model:
        raise Difference(f"{what}:\n  engine {engine}\n  model  {model}")


def compare_tables(engine: dict[str, Any], model: dict[str, Any]) -> None:
    differing = [name for name in engine if engine[name] != model.get(name)]
    if differing or engine.keys() != model.keys():
        lines = [f"  {name}: engine {engine[name]}, model {model.get(name)}" for name in differing]
        raise Difference("the table:\n" + "\n".join(lines))


def compare_questions(g: Any, asks: Sequence[Ask], question: Question | None) -> None:
    if question is None:
        raise Difference(f"the engine asks {asks}, the model says that it is over")
    compare(
        "who is asked what",
        sorted((ask.seat, ask.prompt) for ask in asks),
        sorted((seat, prompt) for seat, prompt, _ in question),
    )
    ours = {seat: options for seat, _, options in question}
    for ask in asks:
        mine, theirs = Counter(ours[ask.seat]), Counter(in_cards(g, option) for option in ask.options)
        if mine != theirs:
            only = f"  only the engine {dict(theirs - mine)}\n  only the model {dict(mine - theirs)}"
            raise Difference(f"the options of {ask.prompt!r}:\n{only}")


class Sides:
    """Both games, each brought to its next decision."""

    def __init__(self, match: Match[Any], model: Model) -> None:
        self.match = match
        self.model = model
        self.asking = model.play()
        self.question: Question | None = next(self.asking, None)
        self.trail: list[str] = []
        self.pass_over()

    def pass_over(self) -> None:
        """Answer what has one answer."""
        while self.match.question is not None and all(len(ask.options) == 1 for ask in self.match.asks):
            for ask in self.match.asks:
                self.match.answer(ask.options[0], ask.seat)
        while self.question is not None and all(len(options) == 1 for _, _, options in self.question):
            self.send({seat: options[0] for seat, _, options in self.question})

    def send(self, answers: dict[int, Any]) -> None:
        assert self.question is not None
        together = self.question[0][1] == "order"
        try:
            self.question = self.asking.send(answers if together else next(iter(answers.values())))
        except StopIteration:
            self.question = None

    def answer(self, choose: Callable[[Ask], Option]) -> None:
        answers = {}
        for ask in self.match.asks:
            option = choose(ask)
            answers[ask.seat] = in_cards(self.match.state, option)
            self.trail.append(f"seat {ask.seat} {ask.prompt}: {answers[ask.seat]}")
            self.match.answer(option, ask.seat)
        self.send(answers)
        self.pass_over()


def options_of(seed: int, seats: int) -> dict[str, Any]:
    """Every combination of the options comes round."""
    rng = random.Random(seed * 8 + seats)
    return {
        "alignments": rng.choice(("day", "night", "mixed")),
        "start": rng.choice(("standard", "standard", "drafted")),
        "abilities": rng.random() < 0.8,
        "behaviours": rng.random() < 0.8,
        "premonition": rng.random() < 0.3,
    }


def play(
    seed: int, seats: int, tally: Tally, model_class: type[Model] = Model, positions: bool = False, most: int = 10_000
) -> None:
    """One match of both, answered at random, of at most so many questions; the first difference ends it.

    With `positions` it starts in the middle.
    """
    rng = random.Random(seed * 8 + seats)
    options = options_of(seed, seats)
    game: Any = in_the_middle(GAME, rng) if positions else GAME
    # Every other match is played as playouts are: the rules take shorter ways there. A clone writes no book.
    match: Match[Any] = (
        Match(game, seats, options, seed, keep=False) if seed % 2 else Match(game, seats, options, seed).clone()
    )
    g = game.start if positions else match.state
    chance = State(seats=seats, rng=g.rng, faces=[], backs=(), audience=(), zones=[])
    model = model_class(seats, numbers(g), start_of(g), chance)
    asked = 0
    sides: Sides | None = None
    try:
        if positions:
            lay(model, g, zones(g))
        else:
            compare("Przygotowanie", [], model.przygotowanie())
        sides = Sides(match, model)
        choose = manner(rng)
        while match.question is not None and asked < most:
            compare_questions(match.state, match.asks, sides.question)
            compare_tables(table_of_engine(match.state), table_of_model(model, chance))
            asked += 1
            tally.prompts[match.asks[0].prompt] += 1
            sides.answer(choose)
        if match.question is None and sides.question is not None:
            raise Difference(f"the engine says that it is over ({match.result}), the model asks {sides.question}")
        if match.result is not None:
            compare("the places", list(match.result.places), model.places)
            compare("the scores", list(match.result.scores), [player.glory for player in model.players])
    except Exception as error:
        told = "\n".join(f"  {line}" for line in (sides.trail[-8:] if sides else []))
        start = "position" if positions else "match"
        error.add_note(f"{start} of seed {seed}, {seats} seats, {options}, question {asked + 1}; before it:\n{told}")
        raise
    tally.matches += 1
    tally.questions += asked


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
