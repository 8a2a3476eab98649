"""A bot that plans many moves ahead: information-set Monte Carlo tree search.

Every iteration imagines a world of its own, walks down one tree that all worlds share, tries one new thing at the end
of it, lets whatever goes on finish, and judges the position by the game's `evaluate` for whoever decided on the way.
A branch is an answer by what it shows to whoever gives it, and since a branch may not exist in every world, each counts
how often it was there to be taken. What another seat answers unseen is one branch, whatever it was: nothing can be
planned for it that depends on what cannot be known.
"""

import gc
import math
import random
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from operator import mul
from statistics import NormalDist
from typing import TypeAlias, TypeVar, cast

from stolik import games
from stolik.bots.bot import Bot
from stolik.bots.chair import Chair
from stolik.bots.greedy import After, few_of, outcome, settled
from stolik.table import Answer, Ask, Game, Match, Option, Packed, State, Together

S = TypeVar("S", bound=State)
Key: TypeAlias = Option
"""What an answer is called in the tree: the same in every world in which it means the same."""

UNSEEN: Key = "?"
"""What another seat did with a card that the searching seat saw neither before nor after."""

EXPLORE = 0.5
"""How much a rarely tried answer is favoured, beside how far values scatter."""
WIDEST, WIDENS = 24, 3.0
"""Of more answers than this to one question some are tried at first; with the visits to it more of them, so many times
their square root."""
LOOKED = 3
"""A position is judged as it stands so many times before the answers to it are looked at one by one."""
GLANCES, CONTENDERS = 3, 10
"""In so many worlds every option is looked at before so many of them are thought about."""
LONGEST = 16
"""How many questions of one turn are looked at for the first time on one way down the tree."""
SURE_AFTER, SURE, WORTH = 12, 3.0, 0.005
"""After so many worlds an option is given up that is, as far as so many standard errors tell, not better than the best
by so much: to choose between equals takes no thought."""
HURRY = 1e-9
"""Whoever has no time at all has as many seconds: one look at every option."""
SHARE, SHARPNESS = 0.3, 3
"""In a blind choice, what was tried less than this part as often as the favourite is never chosen; the rest are chosen
as often as this power of their visits says."""


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

    def begin_anew(self) -> None:
        """What is known of the answers stays; how deep to look begins anew, here and everywhere below.

        Else what was looked at most so far would be judged behind the replies of others and the rest before them,
        which compares nothing.
        """
        below = [self]
        for node in below:
            node.visits = 0
            below += node.children.values()


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search makes of the options of a question, in their order: visits, and the sum of what came of them."""

    visits: tuple[int, ...]
    totals: tuple[float, ...]
    iterations: int
    runs: tuple[tuple[tuple[float, ...], ...], ...] = ()
    """Of every search: what came of each option, world by world, as long as it was in the race."""

    @classmethod
    def together(cls, thoughts: Sequence["Thought"]) -> "Thought":
        """What several searches of the same question make of it."""
        return cls(
            tuple(map(sum, zip(*(thought.visits for thought in thoughts), strict=True))),
            tuple(map(math.fsum, zip(*(thought.totals for thought in thoughts), strict=True))),
            sum(thought.iterations for thought in thoughts),
            tuple(run for thought in thoughts for run in thought.runs),
        )

    def value(self, place: int) -> float:
        """How the match stands after an option, between -1 and 1."""
        return self.totals[place] / self.visits[place] if self.visits[place] else -1.0

    def surety(self, best: int) -> float:
        """How likely an option is better than whichever other comes nearest, by the worlds in which both were tried."""
        gaps = [
            [ours - theirs for run in self.runs for ours, theirs in zip(run[best], run[place])]
            for place in range(len(self.visits))
            if place != best
        ]
        return min((likely_above(each) for each in gaps if len(each) > 1), default=1.0 if not gaps else 0.5)

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
    """Searches until `iterations` positions have been judged, or until `seconds` are over.

    A `patient` one judges so many times as many as the game says. With a time limit the answer depends on the machine.

    With several `processes` each searches its part in a tree of its own, and what they found is added up.
    """

    level = "search"

    def __init__(
        self,
        seed: int | str = 0,
        *,
        iterations: int = 400,
        seconds: float | None = None,
        processes: int = 1,
        patient: bool = False,
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.patient = patient
        self.seconds = seconds
        self.processes = processes
        self._searched: Search | None = None
        """The search for the question that was thought about last."""
        self._grown: tuple[int, Node] | None = None
        """The number of the next question and what is known of it already, if this seat is asked it."""

    def budget(self, game: Game[S]) -> int:
        """How many positions it judges for one question."""
        return self.iterations * (game.patience if self.patient else 1)

    def choose(self, chair: Chair[S]) -> Option:
        options = chair.options
        if len(options) == 1:
            if self._grown is not None and self._grown[0] == chair.number and not chair.together:
                self._grown = chair.number + 1, self._grown[1]  # a search walks through such questions, too
            return options[0]
        options = few_enough(chair.ask, self.rng)
        thought = self.think(chair, options)
        option = thought.choice(options, chair.together, self.rng)
        self.answered(chair, option)
        return option

    def answered(self, chair: Chair[S], option: Option) -> None:
        """The open question, which was thought about last, is answered so: what is known of what follows is kept."""
        search, self._searched = self._searched, None
        if search is None or search.number != chair.number or chair.together or option not in search.options:
            return
        child = search.root.children.get((search.keys[search.options.index(option)],))
        self._grown = None if child is None else (chair.number + 1, child)

    def think(self, chair: Chair[S], options: Sequence[Option]) -> Thought:
        """What the search makes of these options of the open question."""
        if self.processes > 1:
            return self._think_apart(cast("Chair[State]", chair), options)
        search = Search(chair, options, self.rng, self._root(chair))
        with collector_off():
            search.run(self.budget(chair.game), self.seconds)
        self._searched = search
        return search.thought()

    def _root(self, chair: Chair[S]) -> Node | None:
        """The tree as it has grown, where nobody else has answered anything since."""
        grown, self._grown = self._grown, None
        if grown is None or grown[0] != chair.number or chair.together:
            return None
        grown[1].begin_anew()
        return grown[1]

    def _think_apart(self, chair: Chair[State], options: Sequence[Option]) -> Thought:
        part = -(-self.budget(chair.game) // self.processes)
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


@contextmanager
def collector_off() -> Iterator[None]:
    """Nobody looks for garbage that refers to itself meanwhile: a search makes many tables and leaves none behind."""
    on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if on:
            gc.enable()


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


@dataclass(frozen=True, slots=True)
class Stance:
    """What a seat may say to a blind question, and how likely it is to say it."""

    seat: int
    options: Sequence[Option]
    keys: list[Key]
    policy: list[float]


class Search:
    """The search for one question."""

    def __init__(
        self, chair: Chair[S], options: Sequence[Option], rng: random.Random, root: Node | None = None
    ) -> None:
        self.chair = cast("Chair[State]", chair)
        self.options = options
        self.number = chair.number
        self.rng = rng
        self.root = Node() if root is None else root
        self.evaluate = self.chair.game.evaluate
        self.iterations = 0
        """How many positions have been judged."""
        self.luck: dict[int, float] = {}
        """Of each seat, how much better than usual this world looks to it before anything is answered."""
        self._usual: dict[int, list[float]] = {}
        self.values: list[list[float]] = []
        """What came of each option, world by world."""
        self._scatter = [1, 0.0]
        """How many values were found, and the sum of the squares of how far they are from that."""
        world = self.chair.world(rng)
        ask = world.ask_of(chair.seat)
        assert ask is not None
        self.keys = keys_of(world.state, ask, options)

    def run(self, iterations: int, seconds: float | None = None) -> None:
        started = time.monotonic()

        def spent() -> float:
            """How much of the budget: all of it is 1."""
            times = self.iterations / max(1, iterations)
            return times if seconds is None else max(times, (time.monotonic() - started) / (seconds or HURRY))

        if self.chair.together:
            self._mix(spent)
        else:
            self._race(spent)

    def judge(self, state: State, seat: int) -> float:
        self.iterations += 1
        return self.evaluate(state, seat)

    def _worth(self, after: After[State], seat: int) -> float:
        """What a position is worth to a seat; if the seat has looked at it already, what it found counts once more."""
        state, judged_by, value = after
        self.iterations += 1
        return value if judged_by == seat else self.evaluate(state, seat)

    def thought(self) -> Thought:
        arms = self.root.arms.get(self.chair.seat, {})
        found = [arms.get(key) or Arm() for key in self.keys]
        run = tuple(map(tuple, self.values))
        return Thought(
            tuple(a.visits for a in found), tuple(a.total for a in found), self.iterations, (run,) * bool(run)
        )

    def _world(self) -> Match[State]:
        """A world, and how lucky each seat is in it: what is told apart by that is told apart by no answer."""
        world = self.chair.world(self.rng)
        for seat in range(world.seats):
            value = self.judge(world.state, seat)
            usual = self._usual.setdefault(seat, [0, 0.0])
            usual[0] += 1
            usual[1] += value
            self.luck[seat] = value - usual[1] / usual[0]
        return world

    def _race(self, spent: Callable[[], float]) -> None:
        """All options in the same worlds, one world after the other; what is plainly worse falls behind.

        In the first few worlds each is only looked at, as the greedy bot looks; of many the best go on.
        """
        seat = self.chair.seat
        arms = self.root.arms[seat] = {key: Arm() for key in self.keys}
        racing = list(range(len(self.options)))
        values = self.values = [[] for _ in racing]
        for number in range(GLANCES):
            world = self._world()
            looked: list[tuple[Arm, float]] = []
            for place in racing:
                if number and spent() >= 1:
                    for arm, value in looked:  # an option must not count for more because it was asked about first
                        arm.visits -= 1
                        arm.total -= value
                    return
                arm = arms[self.keys[place]]
                looked.append((arm, self._look(world, self.options[place], seat, arm)))
                values[place].append(looked[-1][1])
        racing = fastest(racing, values, CONTENDERS)
        values = [[] for _ in values]
        count = len(racing)
        while len(racing) > 1 and (used := spent()) < 1:
            racing = fastest(racing, values, max(2, math.ceil(count ** (1 - used))))
            world = self._world()
            for place in racing if len(racing) > 1 else ():
                self.root.visits += 1
                key = self.keys[place]
                twin = world.clone()
                go_on(twin, [self.options[place]])
                values[place].append(self._walk(twin, self._child(self.root, (key,)), [(seat, arms[key])]))
                if spent() >= 1:
                    break
        if any(values):
            self.values = values

    def _look(self, world: Match[State], option: Option, seat: int, arm: Arm) -> float:
        """One answer, one move ahead: it counts like a visit."""
        value = self._worth(outcome(world, option, seat, self.judge), seat) - self.luck[seat]
        arm.visits += 1
        arm.total += value
        return value

    def _mix(self, spent: Callable[[], float]) -> None:
        """Where others choose blindly: everybody regrets what would have done better, and leans towards it.

        In each world every seat draws an answer, and then each of its answers is tried beside those of the others. What
        a seat has leaned to in the mean is what it chooses (regret matching).
        """
        seat = self.chair.seat
        arms = self.root.arms[seat] = {key: Arm() for key in self.keys}
        leaned = dict.fromkeys(self.keys, 0.0)
        regrets: dict[int, dict[Key, float]] = {}
        rounds = 0
        while not rounds or spent() < 1:
            rounds += 1
            world = self._world()
            question = world.question
            assert isinstance(question, Together)
            stances = [self._stance(world.state, ask, regrets.setdefault(ask.seat, {})) for ask in question.asks]
            said = [self.rng.choices(range(len(one.keys)), one.policy)[0] for one in stances]
            for place, stance in enumerate(stances):
                kept = regrets[stance.seat]
                values = []
                for tried, key in enumerate(stance.keys):
                    picks = [*said[:place], tried, *said[place + 1 :]]
                    twin = world.clone()
                    step = self._step(
                        twin,
                        question.asks,
                        [one.options[pick] for one, pick in zip(stances, picks, strict=True)],
                        [one.keys[pick] for one, pick in zip(stances, picks, strict=True)],
                    )
                    arm = arms[key] if stance.seat == seat else Arm()
                    values.append(self._walk(twin, self._child(self.root, step), [(stance.seat, arm)]))
                mean = sum(map(mul, stance.policy, values))
                for key, value in zip(stance.keys, values, strict=True):
                    kept[key] = max(0.0, kept.get(key, 0.0) + value - mean)
                if stance.seat == seat:
                    for key, share in zip(stance.keys, stance.policy, strict=True):
                        leaned[key] += rounds * share
        # What it leaned to, told as visits.
        tried, whole = sum(arm.visits for arm in arms.values()), sum(leaned.values())
        for key, arm in arms.items():
            value = arm.total / arm.visits
            arm.visits = round(tried * leaned[key] / whole)
            arm.total = value * arm.visits

    def _stance(self, state: State, ask: Ask, regrets: dict[Key, float]) -> "Stance":
        mine = ask.seat == self.chair.seat
        options, keys = (self.options, self.keys) if mine else self._named(state, ask, 0)
        kept = [regrets.get(key, 0.0) for key in keys]
        whole = sum(kept)
        return Stance(ask.seat, options, keys, [one / whole if whole else 1 / len(keys) for one in kept])

    def _named(self, state: State, ask: Ask, visits: int) -> tuple[Sequence[Option], list[Key]]:
        """The answers to a question that are looked at once it was visited so often, and what they are called."""
        options = widened(ask.options, max(WIDEST, round(WIDENS * math.sqrt(visits))))
        return options, keys_of(state, ask, options)

    def _step(
        self, world: Match[State], asks: Sequence[Ask], answers: list[Option], keys: list[Key]
    ) -> tuple[Key, ...]:
        """Go on with these answers; what that is called by the seat that searches, which may not see all of it."""
        seat, state = self.chair.seat, world.state
        unseen = [
            (place, card)
            for place, ask in enumerate(asks)
            if ask.seat != seat
            and (card := card_of(state, ask, answers[place])) is not None
            and not sees(state, seat, card)
        ]
        go_on(world, answers)
        state = world.state
        for place, card in unseen:
            if not sees(state, seat, card):
                keys[place] = UNSEEN
        return tuple(keys)

    def _child(self, node: Node, step: tuple[Key, ...]) -> Node:
        child = node.children.get(step)
        if child is None:
            child = node.children[step] = Node()
        return child

    def _walk(self, world: Match[State], node: Node, path: list[tuple[int, Arm]]) -> float:
        """Down the tree to where little is known and the turn has passed; what comes of it for whom it is asked."""
        last = path[-1][0] if path else -1
        looks = 0
        while (question := world.question) is not None:
            asks = (question,) if isinstance(question, Ask) else question.asks
            if all(len(ask.options) == 1 for ask in asks):
                go_on(world, [ask.options[0] for ask in asks])
                continue
            node.visits += 1
            if node.visits <= LOOKED and node is not self.root:
                if asks[0].seat != last or len(asks) > 1 or looks == LONGEST:
                    break
                looks += 1
            last = asks[0].seat
            answers: list[Option] = []
            keys: list[Key] = []
            for ask in asks:
                option, key, arm = self._select(world, node, ask)
                answers.append(option)
                keys.append(key)
                path.append((ask.seat, arm))
            node = self._child(node, self._step(world, asks, answers, keys))
        after = settled(world, self.judge)
        values = {seat: self._worth(after, seat) - self.luck[seat] for seat in {self.chair.seat, *(s for s, _ in path)}}
        for seat, arm in path:
            arm.visits += 1
            arm.total += values[seat]
        times, total = self._usual[self.chair.seat]
        self._scatter[0] += 1
        self._scatter[1] += (values[self.chair.seat] - total / times) ** 2
        return values[path[0][0]]

    def _select(self, world: Match[State], node: Node, ask: Ask) -> tuple[Option, Key, Arm]:
        """The answer to try next, by what is known of it here."""
        if node is self.root and ask.seat == self.chair.seat:
            options, keys = self.options, self.keys
        else:
            options, keys = self._named(world.state, ask, node.visits)
        arms = node.arms.setdefault(ask.seat, {})
        known: list[tuple[Arm, int]] = []
        for place, key in enumerate(keys):
            arm = arms.get(key)
            if arm is None:
                arm = arms[key] = Arm()
                if isinstance(world.question, Ask):
                    self._look(world, options[place], ask.seat, arm)
            arm.available += 1
            known.append((arm, place))
        arm, place = self._upper_bound(known)
        return options[place], keys[place], arm

    def _upper_bound(self, known: Sequence[tuple[Arm, int]]) -> tuple[Arm, int]:
        explore = EXPLORE * math.sqrt(self._scatter[1] / self._scatter[0])
        best, found = -math.inf, known[0]
        for arm, place in known:
            if not arm.visits:
                return arm, place
            value = arm.total / arm.visits + explore * math.sqrt(math.log(arm.available + 1) / arm.visits)
            if value > best:
                best, found = value, (arm, place)
        return found


def go_on(world: Match[State], answers: list[Option]) -> None:
    """Answer the whole open question, unchecked, and as a match does that can be cloned."""
    answer: Answer = answers[0] if isinstance(world.question, Ask) else answers
    world.proceed(answer)


def fastest(racing: list[int], values: Sequence[Sequence[float]], most: int) -> list[int]:
    """The options that stay in the race: the best so many, without those that are hardly better than the best."""
    worlds = min(len(values[place]) for place in racing)
    if not worlds:
        return racing
    ranked = sorted(racing, key=lambda place: -math.fsum(values[place][:worlds]))
    kept = ranked[: most if worlds > 1 else None]
    if worlds >= SURE_AFTER:
        best = values[ranked[0]]
        kept = [place for place in kept if place == ranked[0] or not hardly_better(values[place], best, worlds)]
    return kept


def hardly_better(ours: Sequence[float], best: Sequence[float], worlds: int) -> bool:
    mean, error = mean_of([b - a for a, b in zip(ours[:worlds], best[:worlds], strict=True)])
    return mean > SURE * error - WORTH


def mean_of(gaps: Sequence[float]) -> tuple[float, float]:
    """The mean of several, and its standard error."""
    count = len(gaps)
    mean = math.fsum(gaps) / count
    return mean, math.sqrt(math.fsum((gap - mean) ** 2 for gap in gaps) / count / (count - 1))


def likely_above(gaps: Sequence[float]) -> float:
    """How likely the mean is above zero of what these were drawn from."""
    mean, error = mean_of(gaps)
    if not error:
        return 0.5 if not mean else float(mean > 0)
    return NormalDist().cdf(mean / error)


def few_enough(ask: Ask, rng: random.Random) -> Sequence[Option]:
    """The options that a search looks at: all, or of very many some."""
    return few_of(ask.options, 2 * WIDEST, ask.suggest, rng)


def widened(options: Sequence[Option], most: int) -> Sequence[Option]:
    """So many of these at the most, at first from everywhere among them; whatever is among few is among more."""
    if len(options) <= most:
        return options
    step = len(options) // WIDEST + 1
    chosen: list[Option] = []
    for first in range(step):
        chosen += options[first::step]
        if len(chosen) >= most:
            break
    return chosen[:most]


def keys_of(state: State, ask: Ask, options: Iterable[Option]) -> list[Key]:
    """What these options are called in the tree.

    A card that the seat sees goes by its face, the first of several equal ones first; one that it cannot see by its
    place among the options. Everything else is called what it is.
    """
    if ask.of != "card" and ask.of != "action":
        return list(options)
    keys: list[Key] = []
    count: dict[tuple[int | str, ...], int] = {}
    for place, option in enumerate(options):
        card = card_of(state, ask, option)
        if card is None:
            keys.append(option)
        elif sees(state, ask.seat, card):
            verb = option[:1] if isinstance(option, tuple) else ()
            face = (*verb, state.faces[card])
            nth = count[face] = count.get(face, -1) + 1
            keys.append((*face, nth))
        else:
            keys.append(-1 - place if isinstance(option, int) else option)
    return keys


def card_of(state: State, ask: Ask, option: Option) -> int | None:
    """The card that an answer is about, if it is about one: the option itself, or a verb and the card's id."""
    if ask.of not in ("card", "action") or isinstance(option, str):
        return None
    if isinstance(option, int):
        return option
    return state.ids.index(option[1]) if len(option) == 2 and option[1] in state.ids else None


def sees(state: State, seat: int, card: int) -> bool:
    return bool((state.audience[state.where[card]] | state.seen[card]) >> seat & 1)
