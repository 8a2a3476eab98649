"""rulebook: "Przygotowanie": a drafted start, and where everybody's Chosen and encounter token begin."""

from typing import cast

from stolik.games.mysthea.board import ISLAND_OF, ISLANDS, paths
from stolik.games.mysthea.chosen import CHOSEN
from stolik.games.mysthea.effects import KINDS
from stolik.games.mysthea.state import Mysthea, changed
from stolik.games.mysthea.zones import HAND, OFFER, START
from stolik.table import Ask, Asking, Next, Option, Outcome

PICKS = 5
"""A Chosen and a card of each kind."""


def deal(g: Mysthea) -> None:
    """One card of each kind from its pile, unseen by the others."""
    for seat in range(g.seats):
        for pile in START:
            g.draw(pile, HAND[seat])


def draft(g: Mysthea, pick: int) -> Asking[Outcome]:
    """rulebook: "Tryb zaawansowany": in turn order everybody takes an open card of a kind they do not have yet."""
    seat = g.order[pick % g.seats]
    held = {g.kind(card) for card in g.zones[HAND[seat]]}
    options: list[Option] = [card for card in g.zones[OFFER] if g.kind(card) not in held]
    if g.chosen[seat] < 0:
        options.append(CHOSEN[g.offered])
    answer = yield from g.choose(seat, "draft", options, public=True, group="draft")
    if isinstance(answer, str):
        g.chosen = changed(g.chosen, seat, g.offered)
        g.emit("chosen_taken", seat=seat, chosen=answer)
        offer_chosen(g)
    else:
        card = cast(int, answer)
        kind = g.kind(card)
        g.move(card, HAND[seat], "card_drafted", seat)
        pile = START[KINDS.index(kind)]
        if g.zones[pile]:
            g.draw(pile, OFFER, "card_offered")
    pick += 1
    return Next("draft", pick) if pick < PICKS * g.seats else Next("place", 0)


def offer(g: Mysthea) -> None:
    for pile in START:
        g.draw(pile, OFFER)
    offer_chosen(g)


def offer_chosen(g: Mysthea) -> None:
    g.offered = g.undealt[g.below(len(g.undealt))] if g.undealt else -1
    g.undealt = [chosen for chosen in g.undealt if chosen != g.offered]


def place(g: Mysthea, placed: int) -> Asking[Outcome]:
    """From the last player to the first: the Chosen on an island without one, the token on any other island."""
    seat = g.order[g.seats - 1 - placed]
    taken = {ISLAND_OF[region] for region in g.at if region >= 0}
    regions: list[Option] = [r for r in paths(g.ring, g.closed).open if ISLAND_OF[r] not in taken]
    region = cast(int, (yield Ask(seat, "place-chosen", regions, "region", True)))
    g.place_chosen(seat, region)
    islands: list[Option] = [island for island in range(5) if island != ISLAND_OF[region]]
    token = cast(int, (yield Ask(seat, "place-token", islands, "island", True)))
    g.token = changed(g.token, seat, token)
    g.emit("token_placed", seat=seat, island=ISLANDS[token])
    g.beat()
    if placed + 1 < g.seats:
        return Next("place", placed + 1)
    lift_mirages(g)
    return Next("start_era")


def lift_mirages(g: Mysthea) -> None:
    """rulebook: "Rozgrywka na 2 graczy": only the mirages on the islands of the two Chosen stay."""
    if g.closed:
        inhabited = {ISLAND_OF[region] for region in g.at}
        g.closed = tuple(region for region in g.closed if ISLAND_OF[region] in inhabited)
        g.emit("mirages_lifted")
