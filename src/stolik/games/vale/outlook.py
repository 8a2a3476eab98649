"""What a card would do now for whoever looks at it: the rules do it on a copy of the table, in every sensible way."""

from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import cast

from stolik.games.vale.cards import POWER
from stolik.games.vale.effects import activate, joined, summon, trim
from stolik.games.vale.state import Vale
from stolik.games.vale.stones import COLOURS, NONE, Stones, amounts, thrifty_payments, value
from stolik.games.vale.turn import pay_and_summon, sell, tame
from stolik.games.vale.why_not import lacking
from stolik.games.vale.zones import AREA, HAND, HUNT, MARKED, names
from stolik.table import Ask, Asking, Glimpse, Message, Option, Seat, message
from stolik.table.state import Log

MOST_RUNS = 60
"""Beyond so many ways to resolve an effect nobody wants them told apart."""
MOST_LISTED = 6
MOST_PARTS = 10
"""More answers, or more to say of them, and only what they come to overall is told."""
Doing = Callable[[Vale], Asking[None]]


def outlook(g: Vale, seat: int, card: int) -> tuple[Message, ...]:
    """The instant, active and permanent effect of a card of one's hand, one's area or the hunt, and what a sale brings.

    It is tried out in a world that has nothing from the real one but what the seat knows.
    """
    zone = g.where[card]
    if zone not in (HAND[seat], AREA[seat], HUNT, MARKED[seat]):
        return ()
    world = _known_world(g, seat)
    lines: list[Message] = []
    if zone in (HUNT, MARKED[seat]):
        lines += _at_the_hunt(world, seat, card)
    if zone != AREA[seat]:
        lines += _summoned(world, seat, card)
    return (*lines, *_activated(world, seat, card), *_lasting(world, seat, card))


def _known_world(g: Vale, seat: int) -> Vale:
    """A copy in which the faces that the seat does not see lie in an order that means nothing, and chance is fixed.

    In the middle of an effect somebody may hold too many stones: they have kept the sensible ones here.
    """
    world = g.copy()
    world.rng = 0
    hidden = [card for card in range(len(g.faces)) if not g.sees(seat, card)]
    world.faces = g.faces[:]
    for card, face in zip(hidden, sorted(g.faces[card] for card in hidden)):
        world.faces[card] = face
    asking = trim(world)
    try:
        ask = cast(Ask, next(asking))
        while True:
            ask = cast(Ask, asking.send(cast(Option, ask.suggest)))
    except StopIteration:
        return world


# -- what is tried out -------------------------------------------------------------------------------------------------


def _at_the_hunt(world: Vale, seat: int, card: int) -> list[Message]:
    """What the board pays for it, what taming it brings, and what would stand in the way of its effect."""

    def sold(g: Vale) -> Asking[None]:
        sell(g, seat, card)
        yield from trim(g)

    def tamed(g: Vale) -> Asking[None]:
        tame(g, seat, card)
        yield from trim(g)

    lines = _line("outlook-sold", _runs(world, seat, sold))
    bonus = _runs(world, seat, tamed)
    if any(run.outcome != NOTHING for run in bonus):
        lines += _line("outlook-tamed", bonus)
    found = lacking(world, seat, card)
    return [*lines, message("outlook-blocked", why=joined(found))] if found else lines


def _summoned(world: Vale, seat: int, card: int) -> list[Message]:
    """Paid for as it can be now. Where the stones do not suffice, only what does not depend on them is foretold."""
    world = world.copy()
    if world.where[card] != HAND[seat]:
        world.move(card, HAND[seat])
    if lacking(world, seat, card):
        return []
    powers = world.powers(seat)
    if value(world.stones[seat], powers.worth) >= powers.costs[world.faces[card]]:
        runs = _in_every_way(world, seat, lambda g: pay_and_summon(g, seat, card))
    else:
        runs = _whatever_is_held(world, seat, lambda g: summon(g, seat, card, NONE, free=False))
    if world.instant(card) is None and all(run.outcome == NOTHING for run in runs):
        return []
    return _line("outlook-summoned", runs)


def _activated(world: Vale, seat: int, card: int) -> list[Message]:
    if world.active(card) is None:
        return []
    if not world.in_area(seat, card):
        world = world.copy()
        world.move(card, AREA[seat])
    return _line("outlook-activated", _in_every_way(world, seat, lambda g: activate(g, seat, card)))


def _lasting(world: Vale, seat: int, card: int) -> list[Message]:
    """What its permanent effect changes: the stones' worth, the limit and the prices in hand, with it and without."""
    if POWER[world.faces[card]] is None:
        return []
    there, away = world.copy(), world.copy()
    if away.in_area(seat, card):
        away.move(card, HUNT)
    else:
        there.move(card, AREA[seat])
    more, less = there.powers(seat), away.powers(seat)
    lines = []
    held = world.stones[seat]
    if value(held, more.worth) != value(held, less.worth):
        lines.append(message("outlook-worth", worth=value(held, more.worth), less=value(held, less.worth)))
    if more.limit != less.limit:
        lines.append(message("outlook-limit", limit=more.limit, less=less.limit))
    cheaper = tuple(
        message(
            "outlook-price", card=Message(f"card-{world.face(other)}"), price=more.costs[face], less=less.costs[face]
        )
        for other in world.zones[HAND[seat]]
        if other != card and more.costs[face := world.faces[other]] != less.costs[face]
    )
    return [*lines, message("outlook-prices", prices=cheaper)] if cheaper else lines


# -- trying ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it for the seat."""

    points: int = 0
    stones: tuple[Message, ...] = ()
    moves: tuple[Message, ...] = ()
    """Where cards went."""
    over: int = 0
    """Stones that were lost because they were too many."""


NOTHING = Outcome()


@dataclass(frozen=True, slots=True)
class Chosen:
    """An answer to a question with several."""

    of: str
    option: Option
    label: Message


@dataclass(frozen=True, slots=True)
class Run:
    """One way through: what was chosen, and what came of it."""

    choices: tuple[Chosen, ...]
    outcome: Outcome
    in_order: bool


def _in_every_way(world: Vale, seat: int, doing: Doing) -> list[Run]:
    """All ways; where they are too many, those that activate cards in the order in which they lie."""
    return _runs(world, seat, doing) or _runs(world, seat, doing, in_order=True)


def _whatever_is_held(world: Vale, seat: int, doing: Doing) -> list[Run]:
    """The runs, if they come to the same without any stones as with more of all kinds: nobody knows what will be."""
    poor, rich = world.copy(), world.copy()
    red, blue, purple = world.stones[seat]
    poor.stones[seat], rich.stones[seat] = NONE, (red + 1, blue + 1, purple + 1)
    few, many = (
        [replace(run, outcome=replace(run.outcome, over=0)) for run in _in_every_way(one, seat, doing)]
        for one in (poor, rich)
    )
    return few if few == many else []


def _runs(world: Vale, seat: int, doing: Doing, in_order: bool = False) -> list[Run]:
    """Every way to answer what is asked; none if they are too many or hang on a card that is yet to be drawn."""
    found: list[Run] = []
    waiting: deque[list[Option]] = deque([[]])
    while waiting:
        if len(found) + len(waiting) > MOST_RUNS:
            return []
        given = waiting.popleft()
        answers: list[Option] = []
        choices: list[Chosen] = []
        g = world.copy()
        g.log = Log(names(g.seats), g.seen)
        steps = doing(g)
        try:
            ask = cast(Ask, next(steps))
            while True:
                options = _worth_trying(world, g, ask, in_order)
                if not options:
                    return []
                if len(answers) == len(given):
                    waiting.extend([*given, other] for other in options[1:])
                    given = [*given, options[0]]
                option = given[len(answers)]
                answers.append(option)
                if len(options) > 1:
                    choices.append(Chosen(ask.of, option, _label(g, ask, option)))
                ask = cast(Ask, steps.send(option))
        except StopIteration:
            found.append(Run(tuple(choices), _outcome(world, g, seat), in_order))
    return found


def _worth_trying(world: Vale, g: Vale, ask: Ask, in_order: bool) -> Sequence[Option]:
    """No stone is thrown away; of too many the sensible ones are kept. A card drawn only now is not known yet."""
    if ask.prompt == "pay":
        powers, cost = g.powers(ask.seat), cast(int, ask.args["cost"])
        return thrifty_payments(g.stones[ask.seat], powers.worth, cost, powers.rewards)
    if ask.prompt == "keep" and ask.suggest is not None:
        return (ask.suggest,)
    if ask.prompt == "activate" and in_order:
        return ask.options[:1]
    if ask.of != "card" or len(g.drawn) == len(world.drawn):
        return ask.options
    return [option for option in ask.options if option not in g.drawn or option in world.drawn]


def _label(g: Vale, ask: Ask, option: Option) -> Message:
    if isinstance(option, str):
        return Message(f"option-{option}")
    if ask.of == "card":
        return Message(f"card-{g.face(cast(int, option))}")
    if ask.of == "seat":
        return message("option-seat", seat=Seat(cast(int, option)))
    if ask.of == "payment" and any(cast(Stones, option)):
        return message("outlook-paying", stones=amounts(cast(Stones, option)))
    return Message("outlook-paying-nothing")


def _outcome(before: Vale, g: Vale, seat: int) -> Outcome:
    """What the log tells."""
    assert g.log is not None
    points, over, held, limit = 0, 0, sum(before.stones[seat]), g.powers(seat).limit
    stones: Counter[str] = Counter()
    turned: list[Message] = []
    moves: Counter[tuple[str, int]] = Counter()
    for event in g.log.events:
        args = event.args
        who = cast(int, args.get("seat", seat))
        if isinstance(args.get("card"), Glimpse):
            moves[event.kind, who] += 1
        elif who != seat:
            continue
        elif event.kind.startswith("points"):
            points += cast(int, args["points"]) * (1 if event.kind == "points_scored" else -1)
        elif event.kind.startswith("stones"):
            colour, count = cast(str, args["stone"]), cast(int, args["count"])
            if event.kind == "stones_turned":
                turned.append(message("outlook-turned", stone=Message(f"stone-{colour}"), count=count))
                stones.clear()
            elif event.kind == "stones_gained":
                stones[colour] += count
                held += count
            else:
                # Whatever goes while there are too many goes because of that.
                surplus = min(count, max(0, held - limit))
                over += surplus
                held -= count
                if event.kind == "stones_discarded":
                    stones[colour] -= count - surplus
    changed = [
        message(
            "outlook-stones" if count > 0 else "outlook-stones-lost", stone=Message(f"stone-{colour}"), count=abs(count)
        )
        for colour in COLOURS
        if (count := stones[colour])
    ]
    return Outcome(points, (*turned, *changed), _moved(moves, seat), over)


MOVES = {
    "card_drawn": "outlook-drawn",
    "card_returned": "outlook-returned",
    "card_retrieved": "outlook-retrieved",
    "card_discarded": "outlook-discarded",
    "card_summoned_free": "outlook-summoned-free",
    "card_put_on_deck": "outlook-put-on-deck",
}
"""Where cards may go that is worth telling. What is sold, tamed or summoned goes where it always goes."""


def _moved(moves: Counter[tuple[str, int]], seat: int) -> tuple[Message, ...]:
    return tuple(
        message(MOVES[kind], count=count)
        if who == seat
        else message("outlook-their-discard", seat=Seat(who), count=count)
        for (kind, who), count in moves.items()
        if kind in MOVES
    )


# -- telling -----------------------------------------------------------------------------------------------------------


def _line(key: str, runs: Sequence[Run]) -> list[Message]:
    """What comes of it: one thing whatever is chosen, or something else by each choice, or from so much to so much."""
    if not runs:
        return []
    runs = _undecided(runs)
    what = _by_choice(runs) or _overall([run.outcome for run in runs])
    if what is None:
        return []
    return [message(key, what=message("outlook-in-order", what=what) if runs[0].in_order else what)]


def _undecided(runs: Sequence[Run]) -> Sequence[Run]:
    """Without the first questions as long as their answers make no difference."""
    while runs[0].choices:
        by_answer: dict[Chosen, list[Run]] = {}
        for run in runs:
            by_answer.setdefault(run.choices[0], []).append(replace(run, choices=run.choices[1:]))
        first, *others = by_answer.values()
        if any({run.outcome for run in other} != {run.outcome for run in first} for other in others):
            break
        runs = first
    return runs


def _by_choice(runs: Sequence[Run]) -> Message | None:
    """Each answer to the first question and what it brings, if they are few and each brings one thing."""
    results: dict[Chosen, set[Outcome]] = {}
    for run in runs:
        if run.choices:
            results.setdefault(run.choices[0], set()).add(run.outcome)
    brought = {(outcome.points, outcome.stones) for outcomes in results.values() for outcome in outcomes}
    if len(brought) < 2 or len(results) > MOST_LISTED or any(len(outcomes) > 1 for outcomes in results.values()):
        return None
    outcomes = [outcome for (outcome,) in results.values()]
    stones, moves = _shared([outcome.stones for outcome in outcomes]), _shared([outcome.moves for outcome in outcomes])
    common = Outcome(0, stones, moves)
    rests = [
        Outcome(
            outcome.points,
            tuple(part for part in outcome.stones if part not in stones),
            tuple(part for part in outcome.moves if part not in moves),
            outcome.over,
        )
        for outcome in outcomes
    ]
    if sum(len(_parts(rest)) for rest in rests) > MOST_PARTS:
        return None
    nothing = "outlook-nothing" if common == NOTHING else "outlook-nothing-more"
    said = [_said(rest, nothing) for rest in rests]
    if runs[0].choices[0].of == "choice":
        each = joined(said, "outlook-or")  # such an answer says itself what it brings
    else:
        each = joined([message("outlook-by", choice=chosen.label, what=what) for chosen, what in zip(results, said)])
    return each if common == NOTHING else joined([_said(common), each])


def _shared(lists: Sequence[tuple[Message, ...]]) -> tuple[Message, ...]:
    return tuple(part for part in lists[0] if all(part in other for other in lists))


def _overall(outcomes: Sequence[Outcome]) -> Message | None:
    """What all outcomes have in common, and from how many points to how many."""
    first = outcomes[0]
    if all(outcome == first for outcome in outcomes):
        return _said(first)
    points = [outcome.points for outcome in outcomes]
    stones, moves = _shared([outcome.stones for outcome in outcomes]), _shared([outcome.moves for outcome in outcomes])
    parts = _parts(Outcome(points[0] if min(points) == max(points) else 0, stones, moves))
    if min(points) != max(points):
        parts.insert(0, message("outlook-between", least=min(points), most=max(points)))
    if any(len(outcome.stones) > len(stones) for outcome in outcomes):
        parts.append(Message("outlook-more"))
    return message("outlook-together", parts=tuple(parts)) if parts else None


def _said(outcome: Outcome, nothing: str = "outlook-nothing") -> Message:
    parts = _parts(outcome)
    return message("outlook-together", parts=tuple(parts)) if parts else Message(nothing)


def _parts(outcome: Outcome) -> list[Message]:
    points = []
    if outcome.points:
        key = "outlook-points" if outcome.points > 0 else "outlook-points-lost"
        points = [message(key, points=abs(outcome.points))]
    over = [message("outlook-over", count=outcome.over)] if outcome.over else []
    return [*points, *outcome.stones, *over, *outcome.moves]
