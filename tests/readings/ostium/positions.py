"""Random tables in the middle of a game, so that rare rules are met often: thin decks, weak gates, full fields."""

import random
from typing import Any

from stolik.games.ostium.cards import CREATURES
from stolik.table import Chance, Options

RARE = {"fury", "cull", "wild-fusion", "rebuild", "strike-all", "dismiss", "last-breath", "discard"}


def in_the_middle(game: Any, rng: random.Random, wanted: str) -> Any:
    """The game, but its matches start from a position with many cards of the `wanted` ability."""

    class InTheMiddle(type(game)):  # type: ignore[misc]
        def setup(self, seats: int, options: Options, chance: Chance) -> Any:
            g = super().setup(seats, options, chance)
            disturb(g, {name: zone for zone, name in enumerate(game.zones(seats))}, rng, wanted)
            self.start = g.copy()
            return g

    return InTheMiddle()


def disturb(g: Any, zone: dict[str, int], rng: random.Random, wanted: str) -> None:
    """Lay the table anew at random: any position that the rules could come to, and some that they hardly would."""
    solo = g.seats == 1
    begun = rng.random() < 0.5
    if begun:
        g.stack = [["develop"]]
        g.crystals = rng.choice((0, 1, 3, 8, 20))
        g.actions = rng.choice((0, 0, 0, 50, 58))
    # Unless one is wanted, every other position prefers cards with one rare ability.
    wanted = wanted or rng.choice((*sorted(RARE), *[""] * len(RARE)))

    def some_card(seat: int) -> int | None:
        pile = rng.choice(("warriors", "warriors", "warriors", "sovereigns", "primals", f"deck-{seat}"))
        cards = g.zones[zone[pile]]
        if len(cards) < 2:
            return None  # in solo an empty deck of warriors has lost the game
        special = [card for card in cards if wanted in {ability.verb for ability in CREATURES[g.faces[card]].main}]
        return int(rng.choice(special if special and rng.random() < 0.6 else cards))

    def move_some(source: str, to: str, count: int) -> None:
        for _ in range(min(count, len(g.zones[zone[source]]))):
            g.move(g.zones[zone[source]][-1], zone[to])

    def turn_some(side: int) -> None:
        """Creatures that are defeated already: with two players only in the middle of a turn."""
        for at in range(6 * side, 6 * side + 6):
            if g.slots[at] >= 0 and (begun or g.seats == 3) and rng.random() < 0.2:
                g.turned |= 1 << at

    for seat in range(g.seats):
        crowd = rng.choice((0.0, 0.4, 0.8, 1.0))
        for place in range(6):
            card = some_card(seat)
            if rng.random() < crowd and card is not None:
                g.move(card, zone[f"field-{seat}"])
                g.slots[6 * seat + place] = card
        for pile, most in ((f"hand-{seat}", 3), (f"discard-{seat}", 5)):
            for _ in range(rng.randrange(most + 1)):
                card = some_card(seat)
                if card is not None:
                    g.move(card, zone[pile])
        if rng.random() < 0.2:
            for card in g.zones[zone[f"deck-{seat}"]][:]:
                g.move(card, zone[rng.choice((f"discard-{seat}", "removed"))])
    for side in range(len(g.gates) // 3):
        gates = [gate for gate in range(3 * side, 3 * side + 3) if g.gates[gate] >= 0]
        strongest, weakest = rng.choice(((1, 1), (3, 1), (8, 0), (8, 0), (15, 0), (15, 13)))
        for gate in gates:
            g.gates[gate] = rng.randrange(weakest, strongest + 1)
        if not any(g.gates[gate] for gate in gates):
            g.gates[rng.choice(gates)] = strongest
    if solo:
        for at in range(6, 12):
            if rng.random() < 0.2:
                g.move(g.slots[at], zone["removed"])
                g.slots[at] = -1
    for side in range(len(g.gates) // 3):
        turn_some(side)
    thin = rng.choice((2, 4, 12, 60))
    move_some("warriors", "removed" if solo else "unsummoned", len(g.zones[zone["warriors"]]) - thin)
    if solo:
        # Sovereigns come there when the opponent loses gates.
        move_some("sovereigns", "warriors", rng.choice((0, 0, 1, 3)))
    move_some("sovereigns", "removed", rng.choice((0, 0, 6, 9)))
    move_some("primals", "removed", rng.choice((0, 0, 8, 10)))
    g.turn = rng.choice((1, 1, 1, 395))
