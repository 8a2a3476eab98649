"""Random tables in the middle of an Era, so that rare rules are met often: crowded islands, full boards, thin decks."""

import random
from typing import Any

from tests.readings.mysthea.model import Model
from tests.readings.mysthea.pieces import CHOSEN, Unit

from stolik.games.mysthea.board import BIT, FIRST_MONSTER, STORM
from stolik.games.mysthea.cards import COMMAND, FACES, FRONT_OF
from stolik.games.mysthea.zones import DECK, DISCARD, EQUIPMENT, GONE, HAND, MARKET, UPGRADES
from stolik.table import Chance, Options

WANTED = ("c063", "c071", "c004", "c043", "c065", "c027", "c046", "c045", "c038", "c059", "c077")
"""Cards that few matches see at work, so they come to hands and boards more often."""


def in_the_middle(game: Any, rng: random.Random) -> Any:
    """The game, but its matches start from a position."""

    class InTheMiddle(type(game)):  # type: ignore[misc]
        def setup(self, seats: int, options: Options, chance: Chance) -> Any:
            g = super().setup(seats, options, chance)
            disturb(g, rng)
            self.start = g.copy()
            return g

    return InTheMiddle()


def disturb(g: Any, rng: random.Random) -> None:
    """Lay the table anew at random: any position that the rules could come to, and some that they hardly would."""
    g.era = rng.choice((1, 2, 3, 3))
    rng.shuffle(g.order)
    for rank, seat in enumerate(g.order):
        g.rank[seat] = rank
    if g.offered >= 0:
        g.chosen = rng.sample(range(len(CHOSEN)), g.seats)
        g.offered = -1
        for card in g.zones[8][:]:
            g.move(card, GONE)
    g.closed = g.closed[: rng.choice((0, 2))]
    deal_events(g, rng)
    deal_encounters(g, rng)
    cards = list(range(80))
    rng.shuffle(cards)
    cards.sort(key=lambda card: FACES[g.faces[card]] in WANTED and rng.random() < 0.5, reverse=True)
    for seat in range(g.seats):
        deal_cards(g, rng, seat, cards)
        deploy(g, rng, seat)
        g.glory[seat] = rng.choice((0, 3, 7, 20, 120))
        g.energy[seat] = rng.choice((0, 1, 5, 9, 12))
        g.experience[seat] = rng.choice((0, 2, 6, 12))
        g.charged[seat] = rng.random() < 0.6
        g.wounded[seat] = rng.random() < 0.3
    thin = rng.choice((0, 1, 2, 4, 20))
    deck = g.zones[DECK[g.era - 1]]
    for card in deck[: max(0, len(deck) - thin - 3)]:
        g.move(card, GONE)
    g.refill_market()
    for card in g.zones[MARKET][: rng.choice((0, 0, 1, 3)) if not deck else 0]:
        g.move(card, GONE)
    for island in range(5):
        g.aligned[island] = rng.choice((-1, -1, *(seat for seat in range(g.seats) if seat not in g.aligned)))
    g.turn = rng.randrange(g.seats)
    g.stack = [["turn", g.order[g.turn]]]


def deal_events(g: Any, rng: random.Random) -> None:
    events = [*range(STORM + 1), *(FIRST_MONSTER + monster for monster in g.monsters[: g.era])]
    rng.shuffle(events)
    if rng.random() < 0.6:
        events.sort(key=lambda event: event < STORM)  # monsters first: they can be provoked
    g.round = rng.randint(1, 5)
    g.track, rest = events[: g.round], events[g.round :]
    g.next_event = rest[0] if rest else -1
    g.coming = rest[1:]
    g.lairs = [rng.randrange(5) if era < g.era else -1 for era in range(3)]


def deal_encounters(g: Any, rng: random.Random) -> None:
    rng.shuffle(g.unmet)
    for seat in range(g.seats):
        for _ in range(rng.choice((0, 1, 3, 5))):
            g.met[seat].append(g.unmet.pop())
    g.unmet.sort()
    g.front = FRONT_OF[rng.choice(g.unmet)]


def deal_cards(g: Any, rng: random.Random, seat: int, cards: list[int]) -> None:
    for card in g.zones[HAND[seat]][:]:
        g.move(card, GONE)
    full = rng.random() < 0.7
    for zone, count in ((HAND[seat], rng.randrange(7)), (DISCARD[seat], rng.randrange(5))):
        for _ in range(count):
            g.move(cards.pop(0), zone)
    for card in cards[:]:
        kind = COMMAND[g.faces[card]].kind
        if kind == "equipment" and len(g.zones[EQUIPMENT[seat]]) < 3 and rng.random() < (0.3 if full else 0.05):
            g.move(card, EQUIPMENT[seat])
            cards.remove(card)
        elif kind == "upgrade" and rng.random() < (0.2 if full else 0.05):
            slot = COMMAND[g.faces[card]].slot
            if not any(COMMAND[g.faces[other]].slot == slot for other in g.zones[UPGRADES[seat]]):
                g.install(seat, card)
                cards.remove(card)


def deploy(g: Any, rng: random.Random, seat: int) -> None:
    """Often all on the islands where monsters are, so that there are battles and attacks."""
    lairs = [lair for lair in g.lairs if lair >= 0]
    land = [region for region in range(15) if region not in g.closed]
    crowded = [region for region in land if region // 3 in rng.choice((lairs, lairs[:1], range(5)))] or land
    g.at[seat] = rng.choice(crowded)
    g.stands[seat] |= BIT[g.at[seat]]
    g.token[seat] = rng.choice((g.at[seat] // 3, rng.randrange(5)))
    base = 15 * seat
    for counts, most, spare, pool in (
        (g.constructs, 8, g.spare_constructs, g.pool_constructs),
        (g.golems, 4, g.spare_golems, g.pool_golems),
        (g.fortifications, 4, g.spare_fortifications, None),
    ):
        left = most
        for _ in range(rng.randint(0, most)):
            region = rng.choice(crowded)
            counts[base + region] += 1
            g.stands[seat] |= BIT[region]
            left -= 1
        created = rng.randint(0, left) if pool is not None else 0
        if pool is not None:
            pool[seat] = created
        spare[seat] = left - created


def lay(model: Model, g: Any, zones: dict[str, list[int]]) -> None:
    """The same table for the model."""
    model.era, model.round, model.turn = g.era, g.round, g.turn
    model.order = list(g.order)
    model.mirages = set(g.closed)
    model.lairs = [None if lair < 0 else lair for lair in g.lairs]
    model.track, model.event_deck = list(g.track), list(g.coming)
    model.next_event = None if g.next_event < 0 else g.next_event
    model.aligned = [None if seat < 0 else seat for seat in g.aligned]
    model.market, model.out = zones["market"], zones["gone"]
    for seat, player in enumerate(model.players):
        player.chosen = CHOSEN[g.chosen[seat]]
        for name in ("glory", "energy", "experience", "charged", "wounded", "token"):
            setattr(player, name, getattr(g, name)[seat])
        player.met = list(g.met[seat])
        for name in ("hand", "discard", "equipment", "upgrades"):
            setattr(player, name, zones[f"{name}-{seat}"])
        units = [Unit(seat, "chosen", g.at[seat])]
        for kind, counts in (("construct", g.constructs), ("golem", g.golems), ("fortification", g.fortifications)):
            for region in range(15):
                units += [Unit(seat, kind, region) for _ in range(counts[15 * seat + region])]
            units += [Unit(seat, kind, "beside") for _ in range(getattr(g, f"spare_{kind}s")[seat])]
        units += [Unit(seat, "construct", "pool") for _ in range(g.pool_constructs[seat])]
        units += [Unit(seat, "golem", "pool") for _ in range(g.pool_golems[seat])]
        model.units_of[seat] = units
