"""The vocabulary of the creatures: what is counted, what must hold, and verbs that do something."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from inspect import isgeneratorfunction
from typing import TYPE_CHECKING, TypeAlias, cast

from stolik.games.vale.stones import COLOURS, NONE, Stones, amounts, keepings, sensible_keeping, value
from stolik.games.vale.zones import AREA, DECK, DISCARD, HAND
from stolik.table import Asking, Message, Option, message

if TYPE_CHECKING:
    from stolik.games.vale.state import Vale

FAMILIES = ("fire", "water", "earth", "wind", "dragon")


class Scene:
    """An effect being resolved: whose it is, from which card's place, and on which card it is printed.

    The two cards differ where one copies the other (decision 13).
    """

    __slots__ = ("card", "me", "printed")

    def __init__(self, me: int, card: int, printed: int) -> None:
        self.me = me
        self.card = card
        self.printed = printed


def joined(parts: list[Message], by: str = "choices") -> Message:
    """One message of several, each of which may have commas of its own."""
    *others, said = parts
    for part in reversed(others):
        said = message(by, one=part, more=said)
    return said


# -- verbs and effects ------------------------------------------------------------------------------------------------

Doing: TypeAlias = Callable[["Vale", Scene], Asking[None] | None]
"""What a verb does to the table: a generator, or a plain function where it asks nothing."""
Possible: TypeAlias = Callable[["Vale", int, int, list[int], list[int]], bool]
"""Can it be done by a seat, from a card's place, with these cards left in hand and these in the area?"""
Lacking: TypeAlias = Callable[["Vale", int, int, list[int], list[int]], Message]
"""What is missing there, where it cannot be done."""


@dataclass(frozen=True, slots=True)
class Verb:
    """Something a creature does, and the words for it."""

    does: Doing
    text: Message
    possible: Possible | None = None
    """None means always. An instant effect with an impossible verb keeps its card from being summoned."""
    choices: tuple["Verb", ...] = ()
    lacks: Lacking | None = None

    def __call__(self, g: "Vale", s: Scene) -> None:
        """Do it, where it is part of another verb and asks nothing."""
        self.does(g, s)


@dataclass(frozen=True, slots=True)
class Effect:
    """The verbs of an instant or an active effect, in order."""

    verbs: tuple[Verb, ...]
    asks: bool
    """Somebody may have to choose while it resolves."""
    conditions: tuple[Possible, ...]

    def possible(self, g: "Vale", me: int, card: int, hand: list[int], area: list[int]) -> bool:
        """rulebook: "Efekty kart": a card with an instant effect that cannot be resolved is not summoned."""
        return all(condition(g, me, card, hand, area) for condition in self.conditions)

    def lacking(self, g: "Vale", me: int, card: int, hand: list[int], area: list[int]) -> list[Message]:
        """What keeps it from being possible."""
        return [
            verb.lacks(g, me, card, hand, area)
            for verb in self.verbs
            if verb.possible is not None and verb.lacks is not None and not verb.possible(g, me, card, hand, area)
        ]


def effect(*verbs: Verb) -> Effect:
    asks = any(isgeneratorfunction(verb.does) for verb in verbs)
    return Effect(verbs, asks, tuple(verb.possible for verb in verbs if verb.possible is not None))


def resolve(g: "Vale", scene: Scene, effect: Effect) -> Asking[None]:
    """Resolve an effect to its end, the stone limit included (decision 6)."""
    for verb in effect.verbs:
        asking = verb.does(g, scene)
        if asking is not None:
            yield from asking
        g.beat()
    if g.crowded():
        yield from trim(g)


def trim(g: "Vale") -> Asking[None]:
    """rulebook: "Żetony magicznych kamieni": whoever has too many chooses which ones to keep."""
    for seat in range(g.seats):
        held, limit = g.stones[seat], g.powers(seat).limit
        if sum(held) > limit:
            ways = keepings(held, limit)
            suggest = sensible_keeping(held, limit, g.powers(seat).worth)
            args: dict[str, int | str] = {"count": limit}
            kept = yield from g.choose(
                seat, "keep", ways, "keeping", public=True, args=args, group="stones", suggest=suggest
            )
            red, blue, purple = cast(Stones, kept)
            g.spend(seat, (held[0] - red, held[1] - blue, held[2] - purple), "stones_discarded")
            g.beat()


# -- what is counted, what must hold ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Count:
    """Something of which there are so many."""

    text: Message
    of: Callable[["Vale", Scene], int]


def card_of(family: str) -> Count:
    return Count(
        message("per-family-card", family=Message(f"family-{family}")),
        lambda g, s: g.families(s.me).count(family),
    )


def card_that_costs_at_most(cost: int) -> Count:
    return Count(
        message("per-cheap-card", cost=cost),
        lambda g, s: sum(g.cost(card) <= cost for card in g.zones[AREA[s.me]]),
    )


def stone(colour: str) -> Count:
    place = COLOURS.index(colour)
    return Count(message("per-stone", stone=Message(f"stone-{colour}")), lambda g, s: g.stones[s.me][place])


card_in_hand = Count(Message("per-hand-card"), lambda g, s: len(g.zones[HAND[s.me]]))
card_in_area = Count(Message("per-area-card"), lambda g, s: len(g.zones[AREA[s.me]]))
active_card = Count(Message("per-active-card"), lambda g, s: sum(map(g.has_active, g.zones[AREA[s.me]])))
family_in_area = Count(Message("per-family"), lambda g, s: len(set(g.families(s.me))))


@dataclass(frozen=True, slots=True)
class Condition:
    """Something that holds or does not."""

    text: Message
    holds: Callable[["Vale", Scene], bool]


def no_card_of(family: str) -> Condition:
    return Condition(
        message("if-no-family-card", family=Message(f"family-{family}")), lambda g, s: family not in g.families(s.me)
    )


def a_stone(colour: str) -> Condition:
    place = COLOURS.index(colour)
    return Condition(message("if-stone", stone=Message(f"stone-{colour}")), lambda g, s: g.stones[s.me][place] > 0)


def hand_of_at_most(cards: int) -> Condition:
    return Condition(message("if-hand-at-most", count=cards), lambda g, s: len(g.zones[HAND[s.me]]) <= cards)


def cards_that_cost(*costs: int) -> Condition:
    """The area holds a card of each of these printed costs."""
    listed = tuple(message("cost", cost=cost) for cost in costs)
    return Condition(
        message("if-costs", costs=listed),
        lambda g, s: set(costs) <= {g.cost(card) for card in g.zones[AREA[s.me]]},
    )


as_many_in_hand_as_in_area = Condition(
    Message("if-hand-equals-area"), lambda g, s: len(g.zones[HAND[s.me]]) == len(g.zones[AREA[s.me]])
)
an_opponent_is_ahead = Condition(Message("if-behind"), lambda g, s: max(g.score) > g.score[s.me])


@dataclass(frozen=True, slots=True)
class Noun:
    """A phrase for cards of your area, one of which you choose."""

    text: Message
    find: Callable[["Vale", Scene], list[int]]
    wants: dict[str, int | str] = field(default_factory=dict)
    """What is asked of the cards, for whoever wonders why another one will not do."""


another_card = Noun(Message("noun-another-card"), lambda g, s: [card for card in g.zones[AREA[s.me]] if card != s.card])


def instant_card(costs_at_most: int = -1, of: str = "") -> Noun:
    """A card with an instant effect, cheap enough or of a family."""

    def find(g: "Vale", s: Scene) -> list[int]:
        return [
            card
            for card in g.zones[AREA[s.me]]
            if g.instant(card) is not None
            and (costs_at_most < 0 or g.cost(card) <= costs_at_most)
            and of in ("", g.family(card))
        ]

    if of:
        family = Message(f"family-{of}")
        return Noun(message("noun-instant-family-card", family=family), find, {"effect": "instant", "family": of})
    wants: dict[str, int | str] = {"effect": "instant", "cost": costs_at_most}
    return Noun(message("noun-instant-cheap-card", cost=costs_at_most), find, wants)


# -- points, stones and cards -----------------------------------------------------------------------------------------


def score(points: int, per: Count | None = None, when: Condition | None = None) -> Verb:
    def score_at_once(g: "Vale", s: Scene) -> None:
        g.score_points(s.me, points, s.card)

    def score_for_each(g: "Vale", s: Scene) -> None:
        assert per is not None
        count = per.of(g, s)
        if count:
            g.score_points(s.me, points * count, s.card)
        else:
            g.idle(s.me, s.card, "nothing-counted")

    def score_if_so(g: "Vale", s: Scene) -> None:
        assert when is not None
        if when.holds(g, s):
            g.score_points(s.me, points, s.card)
        else:
            g.idle(s.me, s.card, "condition")

    if per is not None:
        return Verb(score_for_each, message("text-score-per", points=points, each=per.text))
    if when is not None:
        return Verb(score_if_so, message("text-score-if", points=points, condition=when.text))
    return Verb(score_at_once, message("text-score", points=points))


def gain(red: int = 0, blue: int = 0, purple: int = 0) -> Verb:
    stones = (red, blue, purple)

    def does(g: "Vale", s: Scene) -> None:
        g.gain(s.me, stones, s.card)

    return Verb(does, message("text-gain", stones=amounts(stones)))


def draw(cards: int) -> Verb:
    def does(g: "Vale", s: Scene) -> None:
        g.draw_cards(s.me, cards)

    return Verb(does, message("text-draw", count=cards))


def lose(points: int, then: Verb | None = None) -> Verb:
    """Without `then` the loss stops at 0; with it whoever has too few points cannot do it (decision 5)."""

    def just_lose(g: "Vale", s: Scene) -> None:
        if not g.lose_points(s.me, points, s.card):
            g.idle(s.me, s.card, "no-points")

    def pay_with_points(g: "Vale", s: Scene) -> None:
        assert then is not None
        if g.score[s.me] >= points:
            g.lose_points(s.me, points, s.card)
            then(g, s)
        else:
            g.idle(s.me, s.card, "too-few-points")

    if then is None:
        return Verb(just_lose, message("text-lose", points=points))
    return Verb(
        pay_with_points,
        message("text-lose-for", points=points, then=then.text),
        lambda g, me, card, hand, area: g.score[me] >= points,
    )


def spend(then: Verb, red: int = 0, blue: int = 0, purple: int = 0) -> Verb:
    """Give stones up; only whoever has them does the rest."""
    stones = (red, blue, purple)

    def affordable(g: "Vale", me: int, card: int, hand: list[int], area: list[int]) -> bool:
        held = g.stones[me]
        return held[0] >= red and held[1] >= blue and held[2] >= purple

    def does(g: "Vale", s: Scene) -> None:
        if affordable(g, s.me, s.card, [], []):
            g.spend(s.me, stones, "stones_discarded")
            then(g, s)
        else:
            g.idle(s.me, s.card, "no-stone")

    return Verb(does, message("text-spend-for", stones=amounts(stones), then=then.text), affordable)


def either(when: Condition, then: Verb, otherwise: Verb) -> Verb:
    def does(g: "Vale", s: Scene) -> None:
        (then if when.holds(g, s) else otherwise)(g, s)

    return Verb(does, message("text-either", condition=when.text, then=then.text, otherwise=otherwise.text))


def choose(count: int, *verbs: Verb) -> Verb:
    """Do so many different ones of these, as many as can be done."""

    args: dict[str, int | str] = {"count": count}

    def does(g: "Vale", s: Scene) -> Asking[None]:
        open_to = [
            place for place, verb in enumerate(verbs) if verb.possible is None or verb.possible(g, s.me, s.card, [], [])
        ]
        face = g.face(s.printed)
        options: list[Option]
        if count == 1:
            options = [(face, place) for place in open_to]
        else:
            options = [(face, one, other) for one in open_to for other in open_to if one < other]
        if options:
            chosen = yield from g.choose(s.me, "choose", options, "choice", public=True, source=s.card, args=args)
            for place in cast("tuple[int, ...]", chosen)[1:]:
                verbs[place](g, s)
                g.beat()
        else:
            g.idle(s.me, s.card, "no-choice")

    listed = [message("choice", number=place, what=verb.text) for place, verb in enumerate(verbs, 1)]
    return Verb(does, message("text-choose", count=count, choices=joined(listed)), choices=verbs)


def one_off(name: str, possible: Possible | None = None, lacks: Lacking | None = None) -> Callable[[Doing], Verb]:
    """Marks a verb that serves a single card and has its words written by hand."""
    return lambda does: Verb(does, Message(f"text-{name}"), possible, lacks=lacks)


def score_worth_of(colour: str) -> Verb:
    """Points for what the stones of a colour are worth; they are kept."""
    place = COLOURS.index(colour)

    def does(g: "Vale", s: Scene) -> None:
        if g.stones[s.me][place]:
            g.score_points(s.me, g.stones[s.me][place] * g.powers(s.me).worth[place], s.card)
        else:
            g.idle(s.me, s.card, "no-stone")

    return Verb(does, message("text-score-worth", stone=Message(f"stone-{colour}")))


@one_off("cash-in")
def cash_in_all_stones(g: "Vale", s: Scene) -> None:
    held = g.stones[s.me]
    if held == NONE:
        g.idle(s.me, s.card, "no-stones")
        return
    g.spend(s.me, held, "stones_discarded")
    g.score_points(s.me, value(held, g.powers(s.me).worth), s.card)


def turn_all_stones_into(colour: str) -> Verb:
    place = COLOURS.index(colour)

    def does(g: "Vale", s: Scene) -> None:
        count = sum(g.stones[s.me])
        if count:
            red, blue, purple = (count if place == turned else 0 for turned in range(3))
            g.stones[s.me] = (red, blue, purple)
            g.emit("stones_turned", seat=s.me, stone=colour, count=count)
        else:
            g.idle(s.me, s.card, "no-stones")

    return Verb(does, message("text-turn-all", stone=Message(f"stone-{colour}")))


def steal(points: int) -> Verb:
    """Take points from an opponent, no more than there are (decision 5)."""

    def does(g: "Vale", s: Scene) -> Asking[None]:
        opponents = [seat for seat in range(g.seats) if seat != s.me]
        args: dict[str, int | str] = {"points": points}
        victim = yield from g.pick(s.me, "steal", opponents, "seat", public=True, source=s.card, args=args)
        lost = g.lose_points(victim, points, s.card)
        if lost:
            g.score_points(s.me, lost, s.card)
        else:
            g.idle(s.me, s.card, "no-points-to-take")

    return Verb(does, message("text-steal", points=points))


# -- cards that go back, or away --------------------------------------------------------------------------------------


@one_off("return-this")
def return_this_card(g: "Vale", s: Scene) -> None:
    """rulebook: "zwróć": the card that holds the instruction goes back, also when another copies it."""
    g.take_back(s.me, s.printed)


@one_off("put-on-deck")
def put_this_card_on_the_deck(g: "Vale", s: Scene) -> None:
    if g.in_area(s.me, s.printed):
        g.move(s.printed, DECK, "card_put_on_deck", s.me)


def take_back(what: Noun, scores: bool = False) -> Verb:
    """Return a card to your hand; with `scores`, for as many points as its printed cost."""

    def does(g: "Vale", s: Scene) -> Asking[None]:
        cards = what.find(g, s)
        if cards:
            card = yield from g.pick(s.me, "take-back", cards, public=True, source=s.card, args=what.wants)
            g.take_back(s.me, card)
            if scores:
                g.score_points(s.me, g.cost(card), s.card)
        else:
            g.idle(s.me, s.card, "no-fitting-card")

    return Verb(
        does,
        message("text-take-back-and-score" if scores else "text-take-back", what=what.text),
        lambda g, me, card, hand, area: any(other != card for other in area),
        lacks=lambda g, me, card, hand, area: Message("lacks-another-card"),
    )


def a_player_discards(family: str) -> Verb:
    """Decision 1: whoever has a summoned card of the family may be chosen, oneself too, and picks the card."""

    def fitting(g: "Vale", cards: Sequence[int]) -> list[int]:
        return [card for card in cards if g.family(card) == family]

    def possible(g: "Vale", me: int, card: int, hand: list[int], area: list[int]) -> bool:
        return any(fitting(g, area if seat == me else g.zones[AREA[seat]]) for seat in range(g.seats))

    def does(g: "Vale", s: Scene) -> Asking[None]:
        args: dict[str, int | str] = {"family": family}
        seats = [seat for seat in range(g.seats) if fitting(g, g.zones[AREA[seat]])]
        if seats:
            victim = yield from g.pick(s.me, "choose-victim", seats, "seat", public=True, source=s.card, args=args)
            cards = fitting(g, g.zones[AREA[victim]])
            card = yield from g.pick(victim, "discard-summoned", cards, public=True, source=s.card, args=args)
            g.move(card, DISCARD, "card_discarded", victim)
        else:
            g.idle(s.me, s.card, "no-summoned-card")

    lacking = message("lacks-summoned-card", family=Message(f"family-{family}"))
    return Verb(
        does,
        message("text-player-discards", family=Message(f"family-{family}")),
        possible,
        lacks=lambda g, me, card, hand, area: lacking,
    )


def discard_up_to(count: int) -> Verb:
    """Discard other cards of your area, or none (decision 19)."""

    def does(g: "Vale", s: Scene) -> Asking[None]:
        if not another_card.find(g, s):
            g.idle(s.me, s.card, "no-other-card")
        for left in range(count, 0, -1):
            options: list[Option] = [*another_card.find(g, s), "done"]
            args: dict[str, int | str] = {"count": left}
            card = yield from g.choose(
                s.me, "discard-up-to", options, public=True, source=s.card, args=args, group="discard"
            )
            if not isinstance(card, int):
                return
            g.move(card, DISCARD, "card_discarded", s.me)
            g.beat()

    return Verb(does, message("text-discard-up-to", count=count))


def take_from_discard_pile(family: str) -> Verb:
    def does(g: "Vale", s: Scene) -> Asking[None]:
        cards = [card for card in g.zones[DISCARD] if g.family(card) == family]
        if cards:
            args: dict[str, int | str] = {"family": family}
            card = yield from g.pick(s.me, "take-from-discard", cards, public=True, source=s.card, args=args)
            g.move(card, HAND[s.me], "card_retrieved", s.me)
        else:
            g.idle(s.me, s.card, "none-in-discard")

    return Verb(does, message("text-take-from-discard", family=Message(f"family-{family}")))


def _another_in_hand(g: "Vale", me: int, card: int, hand: list[int], area: list[int]) -> bool:
    return bool(hand)


def discard_from_hand(then: Verb | None = None) -> Verb:
    """Discard a card; then do something, or score its printed cost."""

    def does(g: "Vale", s: Scene) -> Asking[None]:
        hand = g.zones[HAND[s.me]]
        if hand:
            # A lone card must go whatever it is: everybody knows that.
            card = yield from g.pick(s.me, "discard", hand, public=len(hand) == 1, source=s.card)
            g.discard_from_hand(s.me, card)
            if then is None:
                g.score_points(s.me, g.cost(card), s.card)
            else:
                then(g, s)
        else:
            g.idle(s.me, s.card, "empty-hand")

    text = Message("text-discard-and-score") if then is None else message("text-discard-for", then=then.text)
    return Verb(does, text, _another_in_hand, lacks=lambda g, me, card, hand, area: Message("lacks-hand-card"))


# -- summoning --------------------------------------------------------------------------------------------------------


def summon(g: "Vale", me: int, card: int, paid: Stones = NONE, free: bool = True) -> Asking[None]:
    """Decision 9: a card that is paid for moves to the area, earns what others give for that, then works at once.

    So whoever the instant effect removes has given, and whoever comes by it gives nothing for this card.
    """
    rewarding = [other for other in g.zones[AREA[me]] if g.rewards(other)] if g.powers(me).rewards_summons else ()
    g.leave_hand(card)
    g.move(card, AREA[me], "card_summoned_free" if free else "card_summoned", me)
    if g.log is not None:
        g.beat()
    for other in rewarding:
        g.score_points(me, g.reward(other, paid), other)
        g.beat()
    instant = g.instant(card)
    if instant is not None:
        scene = Scene(me, card, card)
        if instant.asks:
            yield from resolve(g, scene, instant)
        else:
            for verb in instant.verbs:
                verb.does(g, scene)
                if g.log is not None:
                    g.beat()
            if g.crowded():
                yield from trim(g)


def summonable(g: "Vale", me: int, card: int, hand: list[int], area: list[int]) -> bool:
    """Could this hand card be summoned free into this area, with these cards in hand (itself still among them)?"""
    instant = g.instant(card)
    if len(area) >= g.round:
        return False
    if instant is None or not instant.conditions:
        return True
    return instant.possible(g, me, card, [other for other in hand if other != card], [*area, card])


def _pairs(g: "Vale", me: int, hand: list[int], area: list[int]) -> dict[int, list[int]]:
    """For each card that may be discarded, what may be summoned free after it."""
    pairs = {}
    for gone in hand:
        rest = [card for card in hand if card != gone]
        if free := [card for card in rest if summonable(g, me, card, rest, area)]:
            pairs[gone] = free
    return pairs


def _a_pair(g: "Vale", me: int, card: int, hand: list[int], area: list[int]) -> bool:
    for gone in hand:
        rest = [other for other in hand if other != gone]
        if any(summonable(g, me, other, rest, area) for other in rest):
            return True
    return False


def _lacks_a_pair(g: "Vale", me: int, card: int, hand: list[int], area: list[int]) -> Message:
    if len(hand) < 2:
        return Message("lacks-two-hand-cards")
    return Message("lacks-second-slot" if len(area) >= g.round else "lacks-free-summon")


@one_off("discard-and-summon", _a_pair, _lacks_a_pair)
def discard_a_card_and_summon_another(g: "Vale", s: Scene) -> Asking[None]:
    """Decision 15: the free card needs a slot besides this one."""
    known = not g.secrets(s.me)
    pairs = _pairs(g, s.me, g.zones[HAND[s.me]], g.zones[AREA[s.me]])
    if pairs:
        gone = yield from g.pick(s.me, "discard", list(pairs), public=known, source=s.card)
        g.discard_from_hand(s.me, gone)
        g.beat()
        card = yield from g.pick(s.me, "summon-free", pairs[gone], public=known, source=s.card)
        yield from summon(g, s.me, card)
    else:
        g.idle(s.me, s.card, "no-free-summon")


def _dragons(g: "Vale", me: int, egg: int, hand: list[int], area: list[int]) -> list[int]:
    """The dragons that may be summoned once the egg has left the area."""
    others = [card for card in area if card != egg]
    return [card for card in hand if g.family(card) == "dragon" and summonable(g, me, card, hand, others)]


def _lacks_a_dragon(g: "Vale", me: int, egg: int, hand: list[int], area: list[int]) -> Message:
    held = any(g.family(card) == "dragon" for card in hand)
    return Message("lacks-summonable-dragon" if held else "lacks-dragon")


@one_off("hatch", lambda g, me, card, hand, area: bool(_dragons(g, me, card, hand, area)), _lacks_a_dragon)
def discard_this_and_summon_a_dragon(g: "Vale", s: Scene) -> Asking[None]:
    """Decision 15: the egg frees its own slot first."""
    dragons = _dragons(g, s.me, s.printed, g.zones[HAND[s.me]], g.zones[AREA[s.me]])
    if dragons and g.in_area(s.me, s.printed):
        g.move(s.printed, DISCARD, "card_discarded", s.me)
        g.beat()
        args: dict[str, int | str] = {"family": "dragon"}
        known = not g.secrets(s.me)
        card = yield from g.pick(s.me, "summon-free", dragons, public=known, source=s.card, args=args)
        yield from summon(g, s.me, card)
    else:
        g.idle(s.me, s.card, "no-dragon")


# -- effects of other cards -------------------------------------------------------------------------------------------


def activate(g: "Vale", me: int, card: int) -> Asking[None]:
    """Resolve the active effect of a card of one's own area."""
    active = g.active(card)
    assert active is not None
    g.emit("effect_activated", seat=me, card=card)
    yield from resolve(g, Scene(me, card, card), active)


@one_off("activate-all")
def activate_all_cards(g: "Vale", s: Scene) -> Asking[None]:
    """Decision 14: this does not use up the activation of the resolution phase."""
    waiting = [card for card in g.zones[AREA[s.me]] if g.has_active(card)]
    if not waiting:
        g.idle(s.me, s.card, "no-active")
    while waiting:
        card = yield from g.pick(s.me, "activate", waiting, public=True, source=s.card, group="activate")
        waiting.remove(card)
        yield from activate(g, s.me, card)
        waiting = [other for other in waiting if g.in_area(s.me, other)]


@one_off("copy-active")
def copy_an_active_effect(g: "Vale", s: Scene) -> Asking[None]:
    cards = [card for card in another_card.find(g, s) if g.has_active(card)]
    if cards:
        args: dict[str, int | str] = {"effect": "active"}
        card = yield from g.pick(s.me, "copy", cards, public=True, source=s.card, args=args)
        copied = g.active(card)
        assert copied is not None
        g.emit("effect_copied", source=s.card, card=card)
        yield from resolve(g, Scene(s.me, s.card, card), copied)
    else:
        g.idle(s.me, s.card, "no-active")


def _copyable(g: "Vale", me: int, copier: int, hand: list[int], area: list[int]) -> list[int]:
    return [
        card
        for card in area
        if card != copier and (instant := g.instant(card)) is not None and instant.possible(g, me, copier, hand, area)
    ]


def _lacks_a_copy(g: "Vale", me: int, copier: int, hand: list[int], area: list[int]) -> Message:
    found = any(card != copier and g.instant(card) is not None for card in area)
    return Message("lacks-resolvable-instant" if found else "lacks-instant")


@one_off("copy-instant", lambda g, me, card, hand, area: bool(_copyable(g, me, card, hand, area)), _lacks_a_copy)
def copy_an_instant_effect(g: "Vale", s: Scene) -> Asking[None]:
    cards = _copyable(g, s.me, s.card, g.zones[HAND[s.me]], g.zones[AREA[s.me]])
    if cards:
        known = not g.secrets(s.me)
        args: dict[str, int | str] = {"effect": "instant"}
        card = yield from g.pick(s.me, "copy", cards, public=known, source=s.card, args=args)
        copied = g.instant(card)
        assert copied is not None
        g.emit("effect_copied", source=s.card, card=card)
        yield from resolve(g, Scene(s.me, s.card, card), copied)
    else:
        g.idle(s.me, s.card, "no-instant")


# -- permanent effects ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Power:
    """What holds while a card is in the area. Those of an area add up."""

    text: Message
    limit: int = 0
    worth: Stones = NONE
    swap: bool = False
    """Blue and purple stones have each other's base worth."""
    discount: tuple[int, str] = (0, "")
    """How much less other cards cost: all of them, or those of a family."""
    reward: Stones = NONE
    """Points for a summoning: for each red stone, for any blue one and for any purple one in the payment."""
    reward_any: int = 0
    """Points for any summoning, a free one too."""
    tames: tuple[str, Stones] = ("", NONE)
    """Stones for taming a card of a family."""


def stone_limit(more: int) -> Power:
    return Power(message("text-limit", count=more), limit=more)


def worth_more(*colours: str) -> Power:
    """Stones of these colours are worth one more."""
    red, blue, purple = (1 if colour in colours else 0 for colour in COLOURS)
    stones = tuple(Message(f"stone-{colour}") for colour in colours)
    return Power(message("text-worth", stones=stones), worth=(red, blue, purple))


blue_and_purple_swap_worth = Power(Message("text-swap"), swap=True)


def cheaper(less: int, of: str = "") -> Power:
    if of:
        return Power(message("text-cheaper-family", less=less, family=Message(f"family-{of}")), discount=(less, of))
    return Power(message("text-cheaper", less=less), discount=(less, ""))


def reward_each_red_stone(points: int) -> Power:
    return Power(message("text-reward-each", points=points, stone=Message("stone-red")), reward=(points, 0, 0))


def reward_paying_with(colour: str, points: int) -> Power:
    """Once a summoning, however many such stones are paid (decision 8)."""
    reward = (0, points, 0) if colour == "blue" else (0, 0, points)
    return Power(message("text-reward-paying", points=points, stone=Message(f"stone-{colour}")), reward=reward)


def reward_summoning(points: int) -> Power:
    return Power(message("text-reward-any", points=points), reward_any=points)


def when_taming(family: str, blue: int) -> Power:
    stones = (0, blue, 0)
    text = message("text-when-taming", family=Message(f"family-{family}"), stones=amounts(stones))
    return Power(text, tames=(family, stones))


# -- creatures --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Creature:
    """A card: what it costs and what it does."""

    cost: int
    instant: Effect | None = None
    active: Effect | None = None
    permanent: Power | None = None
    kinds: tuple[str, ...] = field(default=())

    @property
    def text(self) -> tuple[Message, ...]:
        """Each effect: its kind, then its sentences."""
        said: list[Message] = []
        for kind, resolved in (("instant", self.instant), ("active", self.active)):
            if resolved is not None:
                said += [Message(f"effect-{kind}"), *(verb.text for verb in resolved.verbs)]
        if self.permanent is not None:
            said += [Message("effect-permanent"), self.permanent.text]
        return tuple(said)


def creature(
    cost: int,
    instant: Verb | tuple[Verb, ...] = (),
    active: Verb | tuple[Verb, ...] = (),
    permanent: Power | None = None,
) -> Creature:
    at_once = instant if isinstance(instant, tuple) else (instant,)
    each_round = active if isinstance(active, tuple) else (active,)
    kinds = [kind for kind, there in (("instant", at_once), ("active", each_round), ("permanent", permanent)) if there]
    return Creature(
        cost,
        effect(*at_once) if at_once else None,
        effect(*each_round) if each_round else None,
        permanent,
        tuple(kinds),
    )
