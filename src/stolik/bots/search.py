"""A bot that plans many moves ahead: information-set Monte Carlo tree search.

Every iteration imagines a world of its own, walks down one tree that all worlds share, tries one new thing at the end
of it, lets whatever goes on finish, and judges the position by the game's `evaluate` for whoever decided on the way.
The tree tells nothing apart that the seat could not: a branch is an answer by what it shows, and since a branch may
not exist in every world, each counts how often it was there to be taken.
"""

import math
import random
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from typing import TypeAlias, TypeVar, cast

from stolik import games
from stolik.bots.bot import Bot
from stolik.bots.chair import Chair
from stolik.bots.greedy import GreedyBot, asked_by_a_card, few_of
from stolik.table import Ask, Match, Option, Packed, State

S = TypeVar("S", bound=State)
Key: TypeAlias = Option
"""What an answer is called in the tree: the same in every world in which it means the same."""

EXPLORE = 0.25
"""How much a rarely tried answer is favoured, beside values that are spread from 0 to 1."""
WIDEST = 24
"""Of more answers than this to one question some are tried."""
NARROWEST, WIDENING = 5, 1.5
"""How many answers a position deserves: so many, or its visits' square root times this."""
PRIOR = 2
"""As many visits the first look, one move ahead, counts."""
PRIOR_WORLDS = 6
FOLLOWED = 12
"""How many questions of something that goes on are answered before the position counts as it stands."""
CHANCE = 0.25
"""How often such a question is answered at random; otherwise with what did best after it so far."""
SHARE, SHARPNESS = 0.3, 3
"""In a blind choice, what was tried less than this part as often as the favourite is never chosen; the rest are chosen
as often as this power of their visits says."""
LOOK_AT_CLOCK = 16


class Arm:
    """One answer at one position: how often it was there, how often it was taken, and what came of it in sum."""

    __slots__ = ("available", "total", "visits")

    def __init__(self, visits: int = 0, total: float = 0.0) -> None:
        self.visits = visits
        self.available = visits
        self.total = total


class Node:
    """A position as far as it can be told apart: each seat that is asked there has arms of its own."""

    __slots__ = ("arms", "children", "visits")

    def __init__(self) -> None:
        self.arms: dict[int, dict[Key, Arm]] = {}
        self.children: dict[tuple[Key, ...], Node] = {}
        self.visits = 0


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search makes of the options of a question, in their order: visits, and the sum of what came of them."""

    visits: tuple[int, ...]
    totals: tuple[float, ...]
    iterations: int

    @classmethod
    def together(cls, thoughts: Sequence["Thought"]) -> "Thought":
        """What several searches of the same question make of it."""
        return cls(
            tuple(map(sum, zip(*(thought.visits for thought in thoughts), strict=True))),
            tuple(map(math.fsum, zip(*(thought.totals for thought in thoughts), strict=True))),
            sum(thought.iterations for thought in thoughts),
        )

    def value(self, place: int) -> float:
        """How the match stands after an option, between -1 and 1."""
        return self.totals[place] / self.visits[place] if self.visits[place] else -1.0

    def shares(self, mixed: bool) -> tuple[float, ...]:
        """How likely each option is to be chosen: the most visited one, or where others choose blindly, a mixture."""
        most = max(self.visits)
        if not mixed:
            ranked = max(range(len(self.visits)), key=lambda place: (self.visits[place], self.value(place)))
            return tuple(float(place == ranked) for place in range(len(self.visits)))
        kept = [(visits / most) ** SHARPNESS if visits >= SHARE * most else 0.0 for visits in self.visits]
        return tuple(share / sum(kept) for share in kept)

    def choice(self, options: Sequence[Option], mixed: bool, rng: random.Random) -> Option:
        shares = self.shares(mixed)
        return options[rng.choices(range(len(shares)), shares)[0]]


class SearchBot(Bot):
    """Searches for `iterations` worlds, or until `seconds` are over; what it then answers depends on the machine.

    With several `processes` each searches its part in a tree of its own, and what they found is added up.
    """

    level = "search"

    def __init__(
        self, seed: int | str = 0, *, iterations: int = 400, seconds: float | None = None, processes: int = 1
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.processes = processes
        self._grown: tuple[int, Node] | None = None
        """The number of the next question and what is known of it already, if this seat is asked it."""

    def choose(self, chair: Chair[S]) -> Option:
        options = chair.options
        if len(options) == 1:
            return options[0]
        options = few_enough(chair.ask, self.rng)
        thought = self.think(chair, options)
        return thought.choice(options, chair.together, self.rng)

    def think(self, chair: Chair[S], options: Sequence[Option]) -> Thought:
        """What the search makes of these options of the open question."""
        if self.processes > 1:
            return self._think_apart(cast("Chair[State]", chair), options)
        search = Search(chair, options, self.rng, self._root(chair))
        search.run(self.iterations, self.seconds)
        thought = search.thought()
        if not chair.together:
            best = search.keys[max(range(len(options)), key=lambda place: thought.visits[place])]
            child = search.root.children.get((best,))
            self._grown = None if child is None else (chair.number + 1, child)
        return thought

    def _root(self, chair: Chair[S]) -> Node | None:
        """The tree as it has grown, where nobody else has answered anything since."""
        grown, self._grown = self._grown, None
        return grown[1] if grown is not None and grown[0] == chair.number and not chair.together else None

    def _think_apart(self, chair: Chair[State], options: Sequence[Option]) -> Thought:
        part = -(-self.iterations // self.processes)
        jobs = [
            _pool(self.processes).submit(
                think_for,
                chair.game.id,
                chair.world(self.rng).pack(),
                chair.seat,
                list(options),
                self.rng.getrandbits(64),
                part,
                self.seconds,
            )
            for _ in range(self.processes)
        ]
        return Thought.together([job.result() for job in jobs])


@cache
def _pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"))


def think_for(
    game_id: str,
    packed: Packed[State],
    seat: int,
    options: Sequence[Option],
    seed: int,
    iterations: int,
    seconds: float | None,
) -> Thought:
    """A search in another process, from a world: all that it can know of the match is what the seat knows."""
    chair = Chair(Match.unpack(games.load(game_id), packed), seat)
    return SearchBot(seed, iterations=iterations, seconds=seconds).think(chair, options)


class Search:
    """The search for one question."""

    def __init__(
        self, chair: Chair[S], options: Sequence[Option], rng: random.Random, root: Node | None = None
    ) -> None:
        self.chair = cast("Chair[State]", chair)
        self.options = options
        self.rng = rng
        self.root = Node() if root is None else root
        self.judge = self.chair.game.evaluate
        self.spread: dict[int, tuple[float, float]] = {}
        """Of each seat, the worst and the best that was found: what is good is good beside them."""
        self.history: dict[tuple[str, Key], Arm] = {}
        """How the same answer to the same prompt did anywhere."""
        self.iterations = 0
        world = self.chair.world(rng)
        ask = world.ask_of(chair.seat)
        assert ask is not None
        self.keys = keys_of(world.state, ask, options)

    def run(self, iterations: int, seconds: float | None = None) -> None:
        deadline = None if seconds is None else time.monotonic() + seconds
        if not self.root.arms.get(self.chair.seat):
            self._look_ahead(deadline)
        for number in range(iterations):
            if deadline is not None and number % LOOK_AT_CLOCK == 0 and time.monotonic() > deadline:
                break
            self._iterate()
            self.iterations += 1

    def thought(self) -> Thought:
        arms = self.root.arms.get(self.chair.seat, {})
        found = [arms.get(key) or Arm() for key in self.keys]
        return Thought(tuple(a.visits for a in found), tuple(a.total for a in found), self.iterations)

    def _look_ahead(self, deadline: float | None) -> None:
        """The first look: every option one move ahead, as the greedy bot looks. It counts like a few visits."""
        seat = self.chair.seat
        left = None if deadline is None else max(0.0, deadline - time.monotonic()) / 3
        totals, worlds = GreedyBot(worlds=PRIOR_WORLDS, seconds=left).judge(self.chair, self.options, self.rng)
        values = [total / worlds for total in totals]
        arms = self.root.arms[seat] = {}
        ranked = sorted(zip(values, self.keys), key=lambda found: found[0], reverse=True)
        for value, key in ranked[:WIDEST]:
            arms[key] = Arm(PRIOR, PRIOR * value)
        self.spread[seat] = (ranked[-1][0], ranked[0][0])

    def _iterate(self) -> None:
        world = self.chair.world(self.rng)
        world.hurry()
        node = self.root
        path: list[tuple[int, list[Arm]]] = []
        fresh = False
        while not fresh and (question := world.question) is not None:
            node.visits += 1
            answers: list[Option] = []
            keys: list[Key] = []
            for ask in (question,) if isinstance(question, Ask) else question.asks:
                option, key, arms, new = self._select(world.state, node, ask)
                answers.append(option)
                keys.append(key)
                if arms:
                    path.append((ask.seat, arms))
                fresh = fresh or new
            world.proceed(answers[0] if isinstance(question, Ask) else answers)
            step = tuple(keys)
            if step not in node.children:
                node.children[step] = Node()
            node = node.children[step]
        self._settle(world)
        state = world.state
        values = {seat: self.judge(state, seat) for seat in {seat for seat, _ in path}}
        for seat, value in values.items():
            low, high = self.spread.get(seat, (value, value))
            self.spread[seat] = (min(low, value), max(high, value))
        for seat, taken in path:
            value = values[seat]
            for arm in taken:
                arm.visits += 1
                arm.total += value

    def _select(self, state: State, node: Node, ask: Ask) -> tuple[Option, Key, list[Arm], bool]:
        """The answer to try next, by what is known of it here; and whether it is tried for the first time."""
        options: Sequence[Option] = ask.options
        if node is self.root and ask.seat == self.chair.seat:
            options, keys = self.options, self.keys
        else:
            if len(options) == 1:
                return options[0], options[0] if ask.of != "card" else "only", [], False
            if len(options) > WIDEST:
                options = options[:: len(options) // WIDEST + 1]
            keys = keys_of(state, ask, options)
        arms = node.arms.get(ask.seat)
        if arms is None:
            arms = node.arms[ask.seat] = {}
        known: list[tuple[Arm, int]] = []
        unknown: list[int] = []
        for place, key in enumerate(keys):
            arm = arms.get(key)
            if arm is None:
                unknown.append(place)
            else:
                arm.available += 1
                known.append((arm, place))
        if unknown and len(known) < max(NARROWEST, WIDENING * math.sqrt(node.visits)):
            place = self._promising(ask, unknown, keys)
            arm = arms[keys[place]] = Arm()
            arm.available = 1
            return options[place], keys[place], [arm, self._remember(ask, keys[place])], True
        arm, place = self._upper_bound(known, ask.seat)
        return options[place], keys[place], [arm, self._remember(ask, keys[place])], False

    def _upper_bound(self, known: Sequence[tuple[Arm, int]], seat: int) -> tuple[Arm, int]:
        low, high = self.spread.get(seat, (0.0, 0.0))
        spread = max(1e-9, high - low)
        best, found = -1.0, known[0]
        for arm, place in known:
            if arm.visits < 1 + math.log2(arm.available) / 2:
                return arm, place  # a few looks at everything, however bad the first one was
            value = (arm.total / arm.visits - low) / spread
            value += EXPLORE * math.sqrt(math.log(arm.available) / arm.visits)
            if value > best:
                best, found = value, (arm, place)
        return found

    def _remember(self, ask: Ask, key: Key) -> Arm:
        name = (ask.prompt, key)
        if name not in self.history:
            self.history[name] = Arm()
        return self.history[name]

    def _promising(self, ask: Ask, places: Sequence[int], keys: Sequence[Key]) -> int:
        """Of several answers the one that did best after the same question elsewhere, or any."""
        if len(places) == 1:
            return places[0]
        if self.rng.random() < CHANCE:
            return self.rng.choice(places)
        best, found = -math.inf, []
        for place in places:
            arm = self.history.get((ask.prompt, keys[place]))
            value = arm.total / arm.visits if arm is not None and arm.visits else 0.0
            if value > best:
                best, found = value, [place]
            elif value == best:
                found.append(place)
        return self.rng.choice(found)

    def _settle(self, world: Match[State]) -> None:
        """Let what goes on finish: whoever is asked takes what did well so far."""
        for _ in range(FOLLOWED):
            question = world.question
            if not isinstance(question, Ask) or not asked_by_a_card(question) or "done" in question.options:
                return
            options: Sequence[Option] = question.options
            if len(options) > WIDEST:
                options = options[:: len(options) // WIDEST + 1]
            place = self._promising(question, range(len(options)), keys_of(world.state, question, options))
            world.proceed(options[place])


def few_enough(ask: Ask, rng: random.Random) -> Sequence[Option]:
    """The options that a search looks at: all, or of very many some."""
    return few_of(ask.options, 2 * WIDEST, ask.suggest, rng)


def keys_of(state: State, ask: Ask, options: Iterable[Option]) -> list[Key]:
    """What these options are called in the tree.

    A card that the seat sees goes by its face, the first of several equal ones first; one that it cannot see by its
    place among the options. Everything else is called what it is.
    """
    if ask.of != "card":
        return list(options)
    keys: list[Key] = []
    count: dict[int, int] = {}
    for place, option in enumerate(options):
        if not isinstance(option, int):
            keys.append(option)
        elif (state.audience[state.where[option]] | state.seen[option]) >> ask.seat & 1:
            face = state.faces[option]
            nth = count[face] = count.get(face, -1) + 1
            keys.append((face, nth))
        else:
            keys.append(-1 - place)
    return keys
