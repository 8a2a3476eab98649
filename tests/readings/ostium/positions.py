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
    sides = len(g.gates) // 3
    pools = ["warriors", "warriors", "warriors", "sovereigns", "primals"]

    # Of the rest every other position prefers cards with one rare ability.
    wanted = wanted or rng.choice((*sorted(RARE), *[""] * len(RARE)))

    def some_card(seat: int) -> int | None:
        """A card of a random pile."""
        pile = rng.choice([*pools, f"deck-{seat}"] if seat < g.seats else ["warriors"])
        cards = g.zones[zone[pile]]
        if len(cards) < 2:
            return None  # in solo an empty deck of warriors has lost the game
        special = [card for card in cards if wanted in {ability.verb for ability in CREATURES[g.faces[card]].main}]
        return int(rng.choice(special if special and rng.random() < 0.6 else cards))

    for seat in range(g.seats):
        crowd = rng.choice((0.0, 0.4, 0.8, 1.0))
        for place in range(6):
            card = some_card(seat)
            if rng.random() < crowd and card is not None:
                g.move(card, zone[f"field-{seat}"])
                g.slots[6 * seat + place] = card
                if rng.random() < (0.3 if g.seats == 3 else 0):
                    g.turned |= 1 << (6 * seat + place)
        for pile, most in ((f"hand-{seat}", 3), (f"discard-{seat}", 5)):
            for _ in range(rng.randrange(most + 1)):
                card = some_card(seat)
                if card is not None:
                    g.move(card, zone[pile])
        if rng.random() < 0.2:
            for card in g.zones[zone[f"deck-{seat}"]][:]:
                g.move(card, zone[rng.choice((f"discard-{seat}", "removed"))])
    for side in range(sides):
        weak, weakest = rng.choice(((1, 1), (3, 1), (8, 0), (8, 0), (15, 0), (15, 13)))
        for column in range(3):
            if g.gates[3 * side + column] >= 0:
                g.gates[3 * side + column] = rng.randrange(weakest, weak + 1)
        if not any(gate > 0 for gate in g.gates[3 * side : 3 * side + 3]):
            g.gates[3 * side + rng.choice((0, 2))] = rng.randrange(1, weak + 1)
    thin = rng.choice((2, 4, 12, 50))
    while len(g.zones[zone["warriors"]]) > thin:
        g.move(g.zones[zone["warriors"]][-1], zone["unsummoned"])
    for _ in range(rng.choice((0, 0, 6, 9))):
        if g.zones[zone["sovereigns"]]:
            g.move(g.zones[zone["sovereigns"]][-1], zone["removed"])
    for _ in range(rng.choice((0, 0, 8, 10))):
        if g.zones[zone["primals"]]:
            g.move(g.zones[zone["primals"]][-1], zone["removed"])
    g.turn = rng.choice((1, 1, 1, 395))
