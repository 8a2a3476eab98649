"""The vocabulary of the cards: what is counted, verbs that do something, and what lasts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, cast

from stolik.games.mysthea.board import BIT, FIRST_MONSTER, REGION, REGIONS, TYPE_OF, TYPES, Move, paths, regions_in
from stolik.games.mysthea.zones import DISCARD, EQUIPMENT, HAND
from stolik.table import Ask, Asking, Call, Message, Option, message

if TYPE_CHECKING:
    from stolik.games.mysthea.state import Mysthea

KINDS = ("tactic", "objective", "equipment", "upgrade")
TACTIC, OBJECTIVE, EQUIPMENTS, UPGRADE = KINDS
SLOTS = ("construct", "golem", "chosen", "fortification", "card")
X = -1
"""As many as the card that was given shows command points."""


class Scene:
    """An effect being resolved: whose it is, its name, and the command card it stands on (or -1).

    The rewards of an encounter may be declined, in whole or in part.
    """

    __slots__ = ("card", "me", "name", "optional", "x")

    def __init__(self, me: int, name: str, card: int) -> None:
        self.me = me
        self.name = name
        self.card = card
        self.optional = card < 0
        self.x = 0


Done: TypeAlias = Call | None
"""What a verb ends with: a process of its own that is to be run now, or nothing."""
Doing: TypeAlias = Callable[["Mysthea", Scene], Asking[Done] | Done]
Possible: TypeAlias = Callable[["Mysthea", int], bool]


def always(g: "Mysthea", me: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Verb:
    """Something a card does, and the words for it."""

    does: Doing
    text: Message
    possible: Possible = always
    """Would it change anything? An effect that would change nothing is not offered."""
    from_hand: bool = False
    """Whether it is possible depends on the cards in hand, which others do not know."""
    choices: tuple["Verb", ...] = ()
    tells: Callable[["Mysthea", int], int] | None = None
    """The glory that it would bring now, where that follows from the table."""


def perform(g: "Mysthea", s: Scene, verb: Verb) -> Asking[Done]:
    done = verb.does(g, s)
    if done is None or isinstance(done, Call):
        return done
    return (yield from done)


@dataclass(frozen=True, slots=True)
class Effect:
    """The verbs of a card or of an encounter's option in their order; what must be given for them comes first."""

    verbs: tuple[Verb, ...]
    costs: tuple[Verb, ...] = ()
    steps: tuple[Verb, ...] = field(init=False)
    from_hand: bool = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "steps", self.costs + self.verbs)
        object.__setattr__(self, "from_hand", any(verb.from_hand for verb in self.steps))

    def possible(self, g: "Mysthea", me: int) -> bool:
        """Can everything be paid, and would something happen then?"""
        for cost in self.costs:
            if not cost.possible(g, me):
                return False
        return any(verb.possible(g, me) for verb in self.verbs)


# -- what is counted --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Count:
    """Something of which a seat has so many."""

    text: Message
    of: Callable[["Mysthea", int], int]


def controlled(kind: str) -> Count:
    """A region of this type that you control."""
    mask = sum(BIT[region] for region in range(REGIONS) if TYPES[TYPE_OF[region]] == kind)
    return Count(Message(f"per-{kind}"), lambda g, me: (g.controlled(me) & mask).bit_count())


def deployed(unit: str) -> Count:
    return Count(Message(f"per-{unit}"), lambda g, me: g.count(unit, me))


region_you_control = Count(Message("per-controlled"), lambda g, me: g.controlled(me).bit_count())
region_you_hold = Count(Message("per-occupied"), lambda g, me: g.stands[me].bit_count())
encounter_resolved = Count(Message("per-encounter"), lambda g, me: g.resolved(me))
upgrade_in_play = Count(Message("per-upgrade"), lambda g, me: sum(face >= 0 for face in g.slots[5 * me : 5 * me + 5]))
equipment_in_play = Count(Message("per-equipment"), lambda g, me: len(g.zones[EQUIPMENT[me]]))
experience_held = Count(Message("per-experience"), lambda g, me: g.experience[me])
discarded_card = Count(Message("per-discarded"), lambda g, me: len(g.zones[DISCARD[me]]))
monster_defeated = Count(Message("per-monster"), lambda g, me: len(g.defeated))


# -- points -----------------------------------------------------------------------------------------------------------


def gain(glory: int = 0, energy: int = 0, experience: int = 0, points: int = 0) -> Verb:
    """Command points are spent at once; those of a played card together with its own."""

    def does(g: "Mysthea", s: Scene) -> Done:
        g.win(s.me, s.x if glory == X else glory, "card" if s.card >= 0 else "encounter")
        g.energize(s.me, s.x if energy == X else energy)
        g.learn(s.me, s.x if experience == X else experience)
        if not points:
            return None
        spending = give_points(g, s.me, s.x if points == X else points)
        return None if s.card >= 0 and g.spending(s.me) else spending

    counts = {"glory": glory, "energy": energy, "experience": experience, "points": points}
    return Verb(does, _gained(**counts), tells=lambda g, me: max(glory, 0))


def _gained(**counts: int) -> Message:
    said = [(what, count) for what, count in counts.items() if count]
    if len(said) > 1 and all(count == X for _, count in said):
        return message("text-gain-each", amounts=tuple(message(f"amount-{what}", count=1) for what, _ in said))
    amounts = (Message(f"x-{what}") if count == X else message(f"amount-{what}", count=count) for what, count in said)
    return message("text-gain", amounts=tuple(amounts))


def give_points(g: "Mysthea", seat: int, points: int) -> Call:
    g.points[seat] += points
    g.emit("points_gained", seat=seat, points=points)
    return Call("spend", seat, -1, 0)


def gain_twice_x() -> Verb:
    def does(g: "Mysthea", s: Scene) -> Done:
        g.win(s.me, s.x, "card")
        g.win(s.me, s.x, "card")
        return None

    return Verb(does, Message("text-gain-twice"))


def score(glory: int, per: Count, energy: int = 0) -> Verb:
    def does(g: "Mysthea", s: Scene) -> Done:
        count = per.of(g, s.me)
        g.win(s.me, glory * count, "card" if s.card >= 0 else "encounter")
        g.energize(s.me, energy * count)
        return None

    said = [("glory", glory), ("energy", energy)]
    amounts = tuple(message(f"amount-{what}", count=count) for what, count in said if count)
    return Verb(
        does,
        message("text-score", amounts=amounts, each=per.text),
        lambda g, me: per.of(g, me) > 0,
        tells=lambda g, me: glory * per.of(g, me),
    )


def _recharge(g: "Mysthea", s: Scene) -> Done:
    g.recharge(s.me)
    return None


recharge = Verb(_recharge, Message("text-recharge"), lambda g, me: not g.charged[me])


# -- actions ----------------------------------------------------------------------------------------------------------


def _can_act(g: "Mysthea", me: int) -> bool:
    return len(g.zones[HAND[me]]) > 0


act = Verb(lambda g, s: Call("act", s.me) if _can_act(g, s.me) else None, Message("text-act"), _can_act)
develop = Verb(
    lambda g, s: Call("develop", s.me, 1) if g.can_develop(s.me) else None,
    Message("text-develop"),
    lambda g, me: g.can_develop(me),
)
meditate = Verb(lambda g, s: Call("meditate", s.me), Message("text-meditate"))


def draw(cards: int) -> Verb:
    def does(g: "Mysthea", s: Scene) -> Done:
        for _ in range(cards):
            g.draw_card(s.me)
        return None

    return Verb(does, message("text-draw", count=cards), lambda g, me: len(g.deck()) > 0)


# -- units ------------------------------------------------------------------------------------------------------------


def _has_spare(g: "Mysthea", me: int, unit: str) -> bool:
    return (g.spare_constructs if unit == "construct" else g.spare_golems)[me] > 0


def _has_created(g: "Mysthea", me: int, unit: str) -> bool:
    if unit == "fortification":
        return g.spare_fortifications[me] > 0
    return (g.pool_constructs if unit == "construct" else g.pool_golems)[me] > 0


def create_unit(g: "Mysthea", seat: int, unit: str) -> Asking[None]:
    """Create a unit; some upgrades let it be deployed at once."""
    g.create(seat, unit)
    if g.power(seat, 0 if unit == "construct" else 1).deploy_created:
        args: dict[str, int | str] = {"unit": unit}
        answer = yield Ask(seat, "deploy-created", ("deploy", "keep"), "created", True, args=args, group="command")
        if answer == "deploy":
            g.deploy(seat, unit)


def create(unit: str) -> Verb:
    def does(g: "Mysthea", s: Scene) -> Asking[Done]:
        if _has_spare(g, s.me, unit):
            yield from create_unit(g, s.me, unit)
        return None

    return Verb(does, message("text-create", unit=Message(f"unit-{unit}")), lambda g, me: _has_spare(g, me, unit))


def deploy(unit: str) -> Verb:
    """Decision 16: into the region of the Chosen; a fortification into any region with a unit of one's own."""

    def does(g: "Mysthea", s: Scene) -> Asking[Done]:
        if not _has_created(g, s.me, unit):
            return None
        if unit == "fortification":
            yield from fortify(g, s.me)
        else:
            g.deploy(s.me, unit)
        return None

    return Verb(does, message("text-deploy", unit=Message(f"unit-{unit}")), lambda g, me: _has_created(g, me, unit))


def fortify(g: "Mysthea", seat: int) -> Asking[None]:
    regions = regions_in(g.stands[seat])
    region = yield from g.pick(seat, "fortify", regions, "region", public=True, group="fortify")
    g.fortify(seat, region)


def carry(g: "Mysthea", seat: int, unit: str, source: int, target: int) -> Asking[None]:
    """Some upgrades let a unit that moves take another one along, if that one has not moved this turn."""
    options: list[Option] = [other for other in g.carries(seat, unit) if g.fresh(seat, other, source)]
    if options:
        options.append("alone")
        args: dict[str, int | str] = {"region": REGION[source]}
        answer = yield Ask(seat, "carry", options, "carried", True, args=args, group="command")
        if answer != "alone":
            g.travel(seat, cast(str, answer), source, target)


def travel(unit: str, count: int = 1, far: bool = False, alone: bool = False) -> Verb:
    """Move up to so many of your units; to any region if `far`, and without taking others along if `alone`."""

    def does(g: "Mysthea", s: Scene) -> Asking[Done]:
        for left in range(count, 0, -1):
            options: list[Option] = [*g.moves(s.me, unit, far)]
            if not options:
                return None
            options.append("skip")
            args: dict[str, int | str] = {"unit": unit, "count": left}
            answer = yield Ask(s.me, "travel", options, "command", True, s.card, args, "travel")
            if answer == "skip":
                return None
            _, _, source, target = cast(Move, answer)
            g.travel(s.me, unit, source, target)
            if not alone:
                yield from carry(g, s.me, unit, source, target)
        return None

    key = "text-travel-alone" if alone else "text-travel-far" if far else "text-travel"
    said = message(key, unit=message(f"mover-{unit}", count=count), count=count)
    return Verb(does, said, lambda g, me: bool(g.moves(me, unit, far)))


def travel_together(*units: str) -> Verb:
    """All your units of these kinds in one region that have not moved yet go to one other region."""

    def sources(g: "Mysthea", me: int) -> list[int]:
        return [r for r in regions_in(g.stands[me]) if any(g.fresh(me, unit, r) for unit in units)]

    def does(g: "Mysthea", s: Scene) -> Asking[Done]:
        there = sources(g, s.me)
        if not there:
            return None
        targets = paths(g.ring, g.closed).open
        options: list[Option] = [(source, target) for source in there for target in targets if source != target]
        options.append("skip")
        answer = yield Ask(s.me, "travel-together", options, "together", True, s.card, group="travel")
        if answer == "skip":
            return None
        source, target = cast("tuple[int, int]", answer)
        moving = [unit for unit in units if g.fresh(s.me, unit, source)]
        for unit in moving:
            while g.fresh(s.me, unit, source):
                g.travel(s.me, unit, source, target)
        # Only a Chosen can be left to be taken along, so it is asked about once.
        for unit in moving:
            if "chosen" in g.carries(s.me, unit):
                yield from carry(g, s.me, unit, source, target)
                break
        return None

    return Verb(
        does,
        Message("text-travel-all" if "chosen" in units else "text-travel-army"),
        lambda g, me: bool(sources(g, me)),
    )


# -- against others ---------------------------------------------------------------------------------------------------


def battle(bonus: int = 0) -> Verb:
    """Decision 3: in a region with a unit of yours and one of an opponent; the artifact does not matter."""

    def does(g: "Mysthea", s: Scene) -> Asking[Done]:
        options: list[Option] = [*regions_in(g.battlefields(s.me))]
        if not options:
            return None
        options.append("skip")
        answer = yield Ask(s.me, "battlefield", options, "region", True, s.card, {"bonus": bonus}, "effect")
        if answer == "skip":
            return None
        return Call("battle", s.me, cast(int, answer), bonus)

    said = message("text-battle-bonus", bonus=bonus) if bonus else Message("text-battle")
    return Verb(does, said, lambda g, me: g.battlefields(me) != 0)


def opponents(g: "Mysthea", me: int) -> list[int]:
    return [seat for seat in g.order if seat != me]


def destroy_in_a_region(unit: str) -> Verb:
    """Choose a region: each opponent there loses one such unit."""

    def targets(g: "Mysthea", me: int) -> list[int]:
        counts = g.counts(unit)
        return [r for r in range(REGIONS) if any(counts[15 * seat + r] for seat in opponents(g, me))]

    def does(g: "Mysthea", s: Scene) -> Asking[Done]:
        regions = targets(g, s.me)
        if regions:
            args: dict[str, int | str] = {"unit": unit}
            region = yield from g.pick(
                s.me, "destroy", regions, "region", public=True, source=s.card, args=args, group="effect"
            )
            for seat in opponents(g, s.me):
                if g.counts(unit)[15 * seat + region]:
                    g.remove(seat, unit, region)
        return None

    said = message("text-destroy-region", unit=Message(f"unit-{unit}"))
    return Verb(does, said, lambda g, me: bool(targets(g, me)))


def destroy_anywhere(unit: str) -> Verb:
    """Each opponent loses one such unit; whoever does it says where."""

    def targets(g: "Mysthea", seat: int) -> list[int]:
        counts = g.counts(unit)
        return [r for r in range(REGIONS) if counts[15 * seat + r]]

    def does(g: "Mysthea", s: Scene) -> Asking[Done]:
        for seat in opponents(g, s.me):
            options: list[Option] = [*targets(g, seat)]
            if options:
                options.append("skip")
                args: dict[str, int | str] = {"unit": unit, "opponent": seat}
                answer = yield Ask(s.me, "destroy-of", options, "region", True, s.card, args, "effect")
                if answer != "skip":
                    g.remove(seat, unit, cast(int, answer))
        return None

    def possible(g: "Mysthea", me: int) -> bool:
        return any(targets(g, seat) for seat in opponents(g, me))

    return Verb(does, message("text-destroy", unit=Message(f"unit-{unit}")), possible)


def _woundable(g: "Mysthea", me: int) -> list[int]:
    return sorted({g.at[seat] for seat in opponents(g, me) if not g.wounded[seat]})


def _wound(g: "Mysthea", s: Scene) -> Asking[Done]:
    regions = _woundable(g, s.me)
    if regions:
        region = yield from g.pick(s.me, "wound", regions, "region", public=True, source=s.card, group="effect")
        for seat in opponents(g, s.me):
            if g.at[seat] == region:
                g.wound(seat)
    return None


wound_chosen = Verb(_wound, Message("text-wound"), lambda g, me: bool(_woundable(g, me)))


def awake(g: "Mysthea") -> list[int]:
    """The Eras (from 0) whose monsters have their cards on the event track."""
    return [era for era in range(g.era) if FIRST_MONSTER + g.monsters[era] in g.track]


def _provoke(g: "Mysthea", s: Scene) -> Asking[Done]:
    options: list[Option] = [*awake(g)]
    if not options:
        return None
    if s.optional:
        options.append("skip")
    answer = yield from g.choose(s.me, "provoke", options, "monster", public=True, source=s.card, group="effect")
    return None if answer == "skip" else Call("attack", cast(int, answer), 0)


provoke_a_monster = Verb(_provoke, Message("text-provoke"), lambda g, me: bool(awake(g)))


# -- what is given ----------------------------------------------------------------------------------------------------


def pay(energy: int = 0, experience: int = 0) -> Verb:
    def does(g: "Mysthea", s: Scene) -> Done:
        g.pay_energy(s.me, energy)
        g.pay_experience(s.me, experience)
        return None

    what, count = ("energy", energy) if energy else ("experience", experience)
    return Verb(
        does,
        message("text-pay", amount=message(f"amount-{what}", count=count)),
        lambda g, me: g.energy[me] >= energy and g.experience[me] >= experience,
    )


def fitting(g: "Mysthea", me: int, kind: str) -> list[int]:
    """The cards in hand of this kind, or all of them."""
    hand = g.zones[HAND[me]]
    return hand[:] if kind == "any" else [card for card in hand if g.kind(card) == kind]


def _give(kind: str, count: int, gone: bool, text: Message) -> Verb:
    from_hand = kind != "any"

    def does(g: "Mysthea", s: Scene) -> Asking[Done]:
        for left in range(count, 0, -1):
            cards: list[Option] = [*fitting(g, s.me, kind)]
            assert len(cards) >= left, "what must be given was looked for before"
            args: dict[str, int | str] = {"kind": kind}
            prompt = "give-up" if gone else "discard"
            card = cast(int, (yield Ask(s.me, prompt, cards, "card", False, s.card, args, "give")))
            s.x = g.worth(card)
            if gone:
                g.give_up(s.me, card)
            else:
                g.discard_card(s.me, card)
        return None

    return Verb(does, text, lambda g, me: len(fitting(g, me, kind)) >= count, from_hand)


def discard(kind: str) -> Verb:
    return _give(kind, 1, False, message("text-discard", kind=message(f"kinds-{kind}", count=1)))


def remove(kind: str, count: int = 1) -> Verb:
    """Out of the game."""
    return _give(kind, count, True, message("text-remove", kind=message(f"kinds-{kind}", count=count)))


def trade(cost: Verb, *verbs: Verb) -> Verb:
    """Give something up for something, if you like."""

    def does(g: "Mysthea", s: Scene) -> Asking[Done]:
        # Whether there is such a card in hand is nobody's business, so the question comes with any hand.
        may = cost.possible(g, s.me)
        if not may and not (cost.from_hand and g.zones[HAND[s.me]]):
            return None
        options: Sequence[Option] = ("pay", "skip") if may else ("skip",)
        if (yield Ask(s.me, "trade", options, "trade", not cost.from_hand, s.card, group="effect")) == "skip":
            return None
        for verb in (cost, *verbs):
            yield from perform(g, s, verb)
        return None

    text = message("text-trade", cost=cost.text, then=joined([verb.text for verb in verbs]))
    return Verb(does, text, lambda g, me: cost.possible(g, me), cost.from_hand)


# -- choices ----------------------------------------------------------------------------------------------------------


def joined(parts: list[Message]) -> Message:
    """One message of several clauses."""
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = message("clauses", one=part, other=said)
    return said


def either(*verbs: Verb) -> Verb:
    """One of these, or none."""
    return _choice("text-either", False, *verbs)


def and_or(*verbs: Verb) -> Verb:
    """One of these, or both."""
    return _choice("text-and-or", True, *verbs)


def _choice(key: str, both: bool, *verbs: Verb) -> Verb:
    one, other = verbs

    def does(g: "Mysthea", s: Scene) -> Asking[Done]:
        open_to = [place for place, verb in enumerate(verbs) if verb.possible(g, s.me)]
        if not open_to:
            return None
        chosen = open_to[:1]
        if len(open_to) > 1 or s.optional:
            options: list[Option] = [(s.name, place) for place in open_to]
            if both and len(open_to) > 1:
                options.append((s.name, 0, 1))
            if s.optional:
                options.append("skip")
            answer = yield Ask(s.me, "choose", options, "part", True, s.card, group="effect")
            if answer == "skip":
                return None
            chosen = [*cast("tuple[int, ...]", answer)[1:]]
        done: Done = None
        for place in chosen:
            assert done is None, "a process of its own comes last"
            done = yield from perform(g, s, verbs[place])
        return done

    return Verb(
        does,
        message(key, one=one.text, other=other.text),
        lambda g, me: any(verb.possible(g, me) for verb in verbs),
        choices=verbs,
    )


# -- what lasts -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Power:
    """What holds while an upgrade lies on the player board; it is about the units of its slot, or about cards."""

    text: Message
    strength: int = 0
    carries: tuple[str, ...] = ()
    create_experience: int = 0
    deploy_created: bool = False
    deploy_glory: int = 0
    deploy_energy: int = 0
    deploy_experience: int = 0
    encounter_energy: int = 0
    free: str = ""
    """The kind of card that costs no energy."""


NOTHING = Power(Message("text-nothing"))


def stronger(unit: str, by: int) -> Power:
    return Power(message(f"power-strength-{unit}", bonus=by), strength=by)


def takes_along(unit: str, *others: str) -> Power:
    return Power(Message(f"power-carry-{unit}"), carries=others)


def on_creating(unit: str, experience: int = 0, deploy: bool = False) -> Power:
    if deploy:
        return Power(message("power-create-deploy", unit=Message(f"unit-{unit}")), deploy_created=True)
    text = message(
        "power-create", unit=Message(f"unit-{unit}"), amounts=(message("amount-experience", count=experience),)
    )
    return Power(text, create_experience=experience)


def on_deploying(unit: str, glory: int = 0, energy: int = 0, experience: int = 0) -> Power:
    said = [("glory", glory), ("energy", energy), ("experience", experience)]
    amounts = tuple(message(f"amount-{what}", count=count) for what, count in said if count)
    return Power(
        message("power-deploy", unit=Message(f"unit-{unit}"), amounts=amounts),
        deploy_glory=glory,
        deploy_energy=energy,
        deploy_experience=experience,
    )


def on_encounter(energy: int) -> Power:
    amounts = (message("amount-energy", count=energy),)
    return Power(message("power-encounter", amounts=amounts), encounter_energy=energy)


def free(kind: str) -> Power:
    return Power(message(f"power-free-{kind}"), free=kind)


# -- cards ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Card:
    """A command card. Its effect, or a place on the player board, costs as much energy as it gives command points."""

    kind: str
    points: int
    effect: Effect | None = None
    slot: str = ""
    power: Power = NOTHING

    @property
    def text(self) -> tuple[Message, ...]:
        if self.effect is None:
            return (message("slot", slot=Message(f"slot-{self.slot}")), self.power.text)
        said = tuple(verb.text for verb in self.effect.steps)
        return (Message("text-once-a-turn"), *said) if self.kind == EQUIPMENTS else said


def tactic(points: int, *verbs: Verb, cost: tuple[Verb, ...] = ()) -> Card:
    return Card(TACTIC, points, Effect(verbs, cost))


def objective(points: int, *verbs: Verb, cost: tuple[Verb, ...] = ()) -> Card:
    return Card(OBJECTIVE, points, Effect(verbs, cost))


def equipment(points: int, *verbs: Verb, cost: Verb) -> Card:
    return Card(EQUIPMENTS, points, Effect(verbs, (cost,)))


def upgrade(points: int, slot: str, power: Power) -> Card:
    return Card(UPGRADE, points, None, slot, power)


@dataclass(frozen=True, slots=True)
class Way:
    """One option of an encounter: its sign, what it brings, and how far the token goes then."""

    sign: str
    effect: Effect
    steps: int


@dataclass(frozen=True, slots=True)
class Encounter:
    glory: int
    ways: tuple[Way, Way]

    @property
    def front(self) -> tuple[int, str, str]:
        """What can be seen before it is turned: the glory and the signs of its two options."""
        return self.glory, self.ways[0].sign, self.ways[1].sign


def way(sign: str, steps: int, *verbs: Verb) -> Way:
    return Way(sign, Effect(verbs), steps)


def encounter(glory: int, one: Way, other: Way) -> Encounter:
    return Encounter(glory, (one, other))
