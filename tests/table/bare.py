"""Games of a few lines for single questions about the kernel: a test brings the steps, and cards if it needs any."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Self

from stolik.table import Chance, Choice, Game, Json, Message, Number, Options, State, Subset
from stolik.table.game import OptionSpec, Step


@dataclass(slots=True, kw_only=True)
class Bare(State):
    notes: list[int | str] = field(default_factory=list)
    """Whatever the steps of a test write down."""
    extra: dict[str, list[int]] = field(default_factory=dict)

    def copy(self) -> Self:
        new = self.copy_into(type(self).__new__(type(self)))
        new.notes = self.notes[:]
        new.extra = {key: value[:] for key, value in self.extra.items()}
        return new

    def note(self, *notes: int | str) -> None:
        self.notes += notes
        self.emit("noted", note=" ".join(str(note) for note in notes))


class BareGame(Game[Bare]):
    id = "bare"
    rules = 1
    seat_counts = (1, 2, 3)
    state = Bare
    steps: ClassVar[Mapping[str, Step]] = {}
    faces = ("ace", "king", "queen", "jack", "ten", "nine")
    options = (
        Choice("mood", ("calm", "wild"), "calm"),
        Subset("extras", ("fire", "ice", "wind"), ("ice",)),
        Number("length", 1, 9, 3),
    )

    def __init__(
        self,
        steps: Mapping[str, Step],
        zones: Mapping[str, tuple[int, Sequence[int]]] | None = None,
        backs: Sequence[int] | None = None,
        rules: int = 1,
        options: Sequence[OptionSpec] | None = None,
    ) -> None:
        """`zones`: for each name who sees it (a mask) and the faces of the cards in it."""
        self.steps = dict(steps)  # type: ignore[misc]
        self.rules = rules  # type: ignore[misc]
        if options is not None:
            self.options = tuple(options)  # type: ignore[misc]
        super().__init__()
        self.laid = dict(zones or {})
        self.backs = backs

    def setup(self, seats: int, options: Options, chance: Chance) -> Bare:
        faces: list[int] = []
        zones: list[list[int]] = []
        for _, cards in self.laid.values():
            zones.append(list(range(len(faces), len(faces) + len(cards))))
            faces += cards
        return Bare(
            seats=seats,
            rng=chance.rng,
            seal=chance.seal,
            faces=faces,
            backs=tuple(self.backs) if self.backs is not None else (0,) * len(faces),
            audience=tuple(mask for mask, _ in self.laid.values()),
            zones=zones,
            stack=[[next(iter(self.steps))]],
        )

    def zone_names(self, seats: int) -> tuple[str, ...]:
        return tuple(self.laid)

    def view(self, g: Bare, viewer: int) -> dict[str, Json]:
        zones: dict[str, Json] = {name: self.glance(g, zone, viewer) for zone, name in enumerate(self.laid)}
        return {"zones": zones, "notes": [*g.notes]}

    def evaluate(self, g: Bare, seat: int) -> float:
        return 0.0

    def standing(self, g: Bare) -> tuple[int, ...]:
        return (0,) * g.seats

    def card_text(self, face: str) -> tuple[Message, ...]:
        return ()

    def label(self, g: Bare, option: tuple[int | str, ...], of: str) -> Message:
        return Message(f"{of}-{option[0]}")
