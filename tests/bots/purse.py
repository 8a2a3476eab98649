"""A game of a few lines for bots: whoever has most coins is best off. A test brings the steps."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Self

from stolik.table import Chance, Game, Json, Message, Options, State
from stolik.table.game import Step

STACK, SHOWN = 0, 1
ACE = 0


@dataclass(slots=True, kw_only=True)
class Purse(State):
    coins: list[int] = field(default_factory=list)

    def copy(self) -> Self:
        new = self.copy_into(type(self).__new__(type(self)))
        new.coins = self.coins[:]
        return new


class PurseGame(Game[Purse]):
    """Four cards lie face down; seat 1 may look at them."""

    id = "purse"
    rules = 1
    seat_counts = (1, 2, 3, 4)
    state = Purse
    steps: ClassVar[Mapping[str, Step]] = {}
    faces = ("ace", "two", "three", "four")

    def __init__(self, steps: Mapping[str, Step], cards: tuple[int, ...] = (0, 1, 2, 3)) -> None:
        self.steps = dict(steps)  # type: ignore[misc]
        self.cards = cards
        super().__init__()

    def setup(self, seats: int, options: Options, chance: Chance) -> Purse:
        return Purse(
            seats=seats,
            rng=chance.rng,
            seal=chance.seal,
            faces=list(self.cards),
            backs=(0,) * 4,
            audience=(0b10, (2 << seats) - 1),
            zones=[[0, 1, 2, 3], []],
            stack=[["start"]],
            coins=[0] * seats,
        )

    def zone_names(self, seats: int) -> tuple[str, ...]:
        return ("stack", "shown")

    def view(self, g: Purse, viewer: int) -> dict[str, Json]:
        return {"coins": list(g.coins), "stack": self.glance(g, STACK, viewer)}

    def evaluate(self, g: Purse, seat: int) -> float:
        return g.coins[seat] / 1_000_000

    def standing(self, g: Purse) -> tuple[int, ...]:
        return tuple(g.coins)

    def card_text(self, face: str) -> tuple[Message, ...]:
        return ()
