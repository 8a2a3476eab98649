"""The round: the hunt, everybody's actions, everybody's active effects, the end of the round."""

from collections.abc import Mapping
from itertools import chain
from typing import cast

from stolik.games.vale.cards import ACTIVE, FAMILY, INSTANT, PICKY, SALE_OF
from stolik.games.vale.effects import Scene, activate, summon, trim
from stolik.games.vale.state import Vale
from stolik.games.vale.stones import NONE, Stones, payments, sensible_payment, value
from stolik.games.vale.zones import AREA, DECK, DISCARD, HAND, HUNT, MARKED
from stolik.table import Ask, Asking, Next, Option, Outcome, Result
from stolik.table.game import Step

ROUNDS = 10
POINTS_TO_END = 60
HUNTING = Next("hunt")
ACTING = tuple(Next("act", seat) for seat in range(4))
RESOLVING = tuple(Next("resolve", seat) for seat in range(4))


def in_turn(g: Vale) -> list[int]:
    """The seats clockwise from the first player on."""
    return [(g.first + place) % g.seats for place in range(g.seats)]


def snake(seats: list[int]) -> list[int]:
    return [*seats, *reversed(seats)]


# rulebook: "1. Faza polowania"
def start_round(g: Vale) -> Outcome:
    """Twice as many cards as players are laid out around the board, or as many as there are."""
    g.stack[-1] = ["hunt"]  # so that whoever looks on sees the phase that it is
    g.emit("round_started", round=g.round)
    for _ in range(2 * g.seats):
        g.renew_deck()
        deck = g.zones[DECK]
        if deck:
            g.move(deck[-1], HUNT, in_sight=True)
    g.renew_deck()
    if g.log is not None and g.zones[HUNT]:
        g.emit("cards_found", cards=g.zones[HUNT])
        g.beat()
    return HUNTING


def hunt(g: Vale) -> Asking[Outcome]:
    """Each marks a card, clockwise; then each a second one, the other way round."""
    cards = g.zones[HUNT]
    for seat in snake(in_turn(g)):
        if len(cards) > 1:
            card = cast(int, (yield Ask(seat, "hunt", cards, "card", True)))
        elif cards:
            card = cards[0]
        else:
            break
        g.move(card, MARKED[seat], "card_marked", seat)
        if g.log is not None:
            g.beat()
    if g.log is not None:
        g.emit("turn_started", seat=g.first)
    return ACTING[g.first]


# rulebook: "2. Faza akcji"
def act(g: Vale, seat: int) -> Asking[Outcome]:
    """One action, or the end of the turn, which is asked for even where nothing else is left to do."""
    options, public = actions(g, seat)
    answer = yield Ask(seat, "act" if options[-1] == "end-turn" else "act-marked", options, "action", public)
    if answer == "end-turn":
        return end_turn(g, seat)
    action, number = cast("tuple[str, int]", answer)
    if action == "summon":
        card = _called(g, number, HAND[seat])
        yield from pay_and_summon(g, seat, card)
    elif action == "tame":
        tame(g, seat, _called(g, number, MARKED[seat]))
    elif action == "sell":
        sell(g, seat, _called(g, number, MARKED[seat]))
    else:
        card = _called(g, number, AREA[seat])
        yield from pay(g, seat, card, g.round, NONE)
        g.move(card, DISCARD, "card_released", seat)
    if g.log is not None:
        g.beat()
    if g.crowded():
        yield from trim(g)
    return ACTING[seat]


def actions(g: Vale, seat: int) -> tuple[list[Option], bool]:
    """Everything this seat may do now, and whether all could work that out.

    rulebook: nobody ends a turn while their marker lies on a card.
    """
    ids, faces, zones = g.ids, g.faces, g.zones
    marked, hand, area = zones[MARKED[seat]], zones[HAND[seat]], zones[AREA[seat]]
    options: list[Option] = []
    if marked:
        for card in marked:
            options.append(("sell", ids[card]))
            options.append(("tame", ids[card]))
    powers = g.powers(seat)
    wealth = value(g.stones[seat], powers.worth)
    public = True
    if hand and len(area) < g.round:
        costs = powers.costs
        for card in hand:
            face = faces[card]
            if costs[face] <= wealth and (face not in PICKY or resolvable(g, seat, card)):
                options.append(("summon", ids[card]))
        public = not g.drawn or not g.secrets(seat)
    if area and wealth >= g.round:
        options += [("release", ids[card]) for card in area]
    if not marked:
        options.append("end-turn")
    return options, public


def sell(g: Vale, seat: int, card: int) -> None:
    """rulebook: "Sprzedaż stworzenia"."""
    g.move(card, DISCARD, "card_sold", seat)
    g.gain(seat, SALE_OF[g.faces[card]], card)


def tame(g: Vale, seat: int, card: int) -> None:
    """rulebook: "Poskromienie stworzenia"."""
    g.move(card, HAND[seat], "card_tamed", seat)
    for family, stones in g.powers(seat).tames:
        if family == FAMILY[g.faces[card]]:
            g.gain(seat, stones, card)


def resolvable(g: Vale, seat: int, card: int) -> bool:
    """Decision 3: the instant effect is judged with the card in the area."""
    instant = INSTANT[g.faces[card]]
    assert instant is not None
    hand = [other for other in g.zones[HAND[seat]] if other != card]
    return instant.possible(g, seat, card, hand, [*g.zones[AREA[seat]], card])


def _called(g: Vale, number: int, zone: int) -> int:
    """The card in a zone that the table calls by this id."""
    ids = g.ids
    for card in g.zones[zone]:
        if ids[card] == number:
            return card
    raise AssertionError(f"no card {number} in zone {zone}")


def pay_and_summon(g: Vale, seat: int, card: int) -> Asking[None]:
    """rulebook: "Przywołanie stworzenia"."""
    powers = g.powers(seat)
    cost = powers.costs[g.faces[card]]
    paid = yield from pay(g, seat, card, cost, powers.rewards)
    yield from summon(g, seat, card, paid, free=False)


def pay(g: Vale, seat: int, card: int, cost: int, rewards: Stones) -> Asking[Stones]:
    """Stones worth at least the cost, without change; a single way is not asked for.

    A card from hand is shown before its price is.
    """
    held, worth = g.stones[seat], g.powers(seat).worth
    ways = payments(held, worth, cost, rewards)
    paid = ways[0]
    if len(ways) > 1:
        if card in g.drawn:
            g.show(card, g.everyone, "card_announced", seat)
            g.leave_hand(card)
        suggest = sensible_payment(held, worth, cost, rewards)
        args: dict[str, int | str] = {"cost": cost}
        paid = cast(Stones, (yield Ask(seat, "pay", ways, "payment", True, card, args, "stones", suggest)))
    if cost or paid != NONE:
        g.spend(seat, paid, "stones_paid")
        if g.log is not None:
            g.beat()
    return paid


def end_turn(g: Vale, seat: int) -> Outcome:
    following = (seat + 1) % g.seats
    if following != g.first:
        if g.log is not None:
            g.emit("turn_started", seat=following)
        return ACTING[following]
    if g.log is not None and any(map(g.has_active, chain.from_iterable(g.zones[area] for area in AREA[: g.seats]))):
        g.emit("resolution_started")
    return begin_resolution(g, g.first)


# rulebook: "3. Faza rozpatrywania"
def begin_resolution(g: Vale, seat: int) -> Outcome:
    faces = g.faces
    g.stack[-1] = ["resolve", seat]  # so that whoever looks on sees the phase and the seat
    g.waiting = [card for card in g.zones[AREA[seat]] if ACTIVE[faces[card]] is not None]
    return resolve_rest(g, seat)


def resolve_rest(g: Vale, seat: int) -> Outcome:
    """Goes on to the next question: what asks nothing and has no order to choose is done at once."""
    if len(g.waiting) > 1:
        return RESOLVING[seat]
    if g.waiting:
        card = g.waiting[0]
        active = ACTIVE[g.faces[card]]
        assert active is not None
        if active.asks:
            return RESOLVING[seat]
        g.waiting.clear()
        g.emit("effect_activated", seat=seat, card=card)
        scene = Scene(seat, card, card)
        for verb in active.verbs:
            verb.does(g, scene)
            if g.log is not None:
                g.beat()
        if g.crowded():
            return RESOLVING[seat]
    following = (seat + 1) % g.seats
    return end_round(g) if following == g.first else begin_resolution(g, following)


def resolve(g: Vale, seat: int) -> Asking[Outcome]:
    """One active effect: all are compulsory, their order is the player's (decision 4)."""
    if g.crowded():
        yield from trim(g)
    if g.waiting:
        card = yield from g.pick(seat, "activate", g.waiting, public=True, group="activate")
        g.waiting.remove(card)
        yield from activate(g, seat, card)
        g.waiting = [other for other in g.waiting if g.in_area(seat, other)]
    return resolve_rest(g, seat)


# rulebook: "Koniec rundy", "Koniec gry i zwycięstwo"
def end_round(g: Vale) -> Outcome:
    if max(g.score) >= POINTS_TO_END:
        g.finish(standing(g, "sixty-points"))
    if g.round == ROUNDS:
        g.finish(standing(g, "ten-rounds"))
    g.round += 1
    g.first = (g.first + 1) % g.seats
    return start_round(g)


def standing(g: Vale, reason: str) -> Result:
    """Most points; of those the most summoned creatures; those who are still equal share the place."""
    ranks = [(g.score[seat], len(g.zones[AREA[seat]])) for seat in range(g.seats)]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Result(places, reason, tuple(g.score))


STEPS: Mapping[str, Step] = {
    "start_round": start_round,
    "hunt": hunt,
    "act": act,
    "resolve": resolve,
}
