"""Mysthea: three Eras on five floating islands; armies, cards, encounters and monsters, and glory for all of it."""

from collections.abc import Mapping
from functools import cache
from typing import cast

from stolik.games.mysthea.about import outlook, why_not
from stolik.games.mysthea.board import MIRAGES
from stolik.games.mysthea.cards import FACES
from stolik.games.mysthea.chosen import CHOSEN
from stolik.games.mysthea.encounter import draw_front
from stolik.games.mysthea.era import STEPS
from stolik.games.mysthea.evaluate import evaluate
from stolik.games.mysthea.inspect import inspect
from stolik.games.mysthea.labels import act, label
from stolik.games.mysthea.lesson import LESSON
from stolik.games.mysthea.preparing import deal, offer
from stolik.games.mysthea.state import CONSTRUCTS, FORTIFICATIONS, GOLEMS, NOBODY, Mysthea
from stolik.games.mysthea.texts import card_facts, card_text
from stolik.games.mysthea.view import view
from stolik.games.mysthea.zones import DECK, START, names
from stolik.table import (
    Act,
    Ask,
    BadOption,
    Chance,
    Choice,
    Fact,
    Game,
    Json,
    Lesson,
    Message,
    Option,
    Options,
    PerSeat,
    State,
    Switch,
)

RANDOM = "random"
CARDS = 80
BACKS = tuple(card // 5 if card < 20 else 3 + card // 20 for card in range(CARDS))
"""The first cards by kind, the others by Era."""
PILES = [*([*range(20 * era, 20 * era + 20)] for era in (1, 2, 3)), *([*range(5 * k, 5 * k + 5)] for k in range(4))]


@cache
def _audience(seats: int) -> tuple[int, ...]:
    everyone = (2 << seats) - 1
    own = (mask for seat in range(seats) for mask in (1 << seat, everyone, everyone, everyone, everyone))
    return (*(0,) * 7, everyone, everyone, everyone, *own)


class MystheaGame(Game[Mysthea]):
    id = "mysthea"
    rules = 4
    seat_counts = (2, 3, 4, 5)
    options = (
        Choice("alignments", ("day", "night", "mixed"), "day"),
        Choice("start", ("standard", "drafted"), "standard"),
        PerSeat(Choice("chosen", (RANDOM, *CHOSEN), RANDOM)),
        Switch("abilities", True),
        Switch("behaviours", True),
        Switch("premonition", False),
    )
    faces = FACES
    telling = frozenset({"glory_gained", "glory_lost"})
    chapters = frozenset({"era_started", "turn_began"})
    state = Mysthea
    steps = STEPS

    def check_options(self, given: Mapping[str, object] | None, seats: int = 0) -> Options:
        """Nobody leads the same Chosen as somebody else; seats that name none get a random one."""
        seats = seats or min(self.seat_counts)
        given = dict(given or {})
        named = given.get("chosen")
        if isinstance(named, list | tuple):
            given["chosen"] = [*named, *[RANDOM] * (seats - len(named))]
        checked = super().check_options(given, seats)
        wanted = [name for name in cast("list[str]", checked["chosen"]) if name != RANDOM]
        if len(set(wanted)) < len(wanted):
            raise BadOption("chosen", "two seats name the same one")
        if wanted and checked["start"] == "drafted":
            raise BadOption("chosen", "in a drafted start the Chosen are drafted too")
        return checked

    def setup(self, seats: int, options: Options, chance: Chance) -> Mysthea:
        zones = [pile[:] for pile in PILES] + [[] for _ in range(3 + 5 * seats)]
        g = Mysthea(
            seats=seats,
            rng=chance.rng,
            seal=chance.seal,
            faces=[*range(CARDS)],
            backs=BACKS,
            audience=_audience(seats),
            zones=zones,
            abilities=options["abilities"] is True,
            behaviours=options["behaviours"] is True,
            premonition=options["premonition"] is True,
            order=[*range(seats)],
            rank=[0] * seats,
            ring=(),
            night=[options["alignments"] == "night"] * 5,
            aligned=[NOBODY] * 5,
            monsters=[0, 1, 2, 3],
            lairs=[-1] * 3,
            unmet=[*range(30)],
            glory=[0] * seats,
            energy=[0] * seats,
            experience=[0] * seats,
            charged=[True] * seats,
            chosen=[-1] * seats,
            at=[-1] * seats,
            wounded=[False] * seats,
            token=[-1] * seats,
            met=[[] for _ in range(seats)],
            pool_constructs=[2] * seats,
            pool_golems=[1] * seats,
            spare_constructs=[CONSTRUCTS - 2] * seats,
            spare_golems=[GOLEMS - 1] * seats,
            spare_fortifications=[FORTIFICATIONS] * seats,
            constructs=[0] * (15 * seats),
            golems=[0] * (15 * seats),
            fortifications=[0] * (15 * seats),
            moved_constructs=[0] * (15 * seats),
            moved_golems=[0] * (15 * seats),
            strode=[False] * seats,
            stands=[0] * seats,
            slots=[-1] * (5 * seats),
            points=[0] * seats,
        )
        lay_out(g, options)
        return g

    def zone_names(self, seats: int) -> tuple[str, ...]:
        return names(seats)

    def view(self, g: Mysthea, viewer: int) -> dict[str, Json]:
        return cast("dict[str, Json]", view(g, viewer))

    def evaluate(self, g: Mysthea, seat: int) -> float:
        return evaluate(g, seat)

    def standing(self, g: Mysthea) -> tuple[int, ...]:
        return tuple(g.glory)

    def lesson(self) -> Lesson:
        return LESSON

    def card_text(self, face: str) -> tuple[Message, ...]:
        return card_text(face)

    def card_facts(self, face: str) -> tuple[Fact, ...]:
        return card_facts(face)

    def act(self, g: Mysthea, ask: Ask, option: Option) -> Act:
        return act(g, ask, option)

    def label(self, g: Mysthea, option: tuple[int | str, ...], of: str) -> Message:
        return label(g, option, of)

    def why_not(self, g: Mysthea, ask: Ask, card: int) -> Message | None:
        return why_not(g, ask, card)

    def outlook(self, g: Mysthea, seat: int, card: int) -> tuple[Message, ...]:
        return outlook(g, seat, card)

    def inspect(self, g: Mysthea) -> None:
        inspect(g)

    def variants(self) -> list[Options]:
        """Each option away from its default in one of two; a test plays all combinations to their end."""
        return [
            {"chosen": ["celethe", "sanya"]},
            {
                "alignments": "mixed",
                "start": "drafted",
                "abilities": False,
                "behaviours": False,
                "premonition": True,
            },
        ]


def lay_out(g: Mysthea, options: Options) -> None:
    """rulebook: "Przygotowanie"; the numbers are its own."""
    ring = [*range(5)]
    g.mix(ring)  # 1
    g.ring = tuple(ring)
    if g.seats == 2:
        g.closed = tuple(MIRAGES[g.below(len(MIRAGES))])
    g.mix(g.monsters)  # 2; the fourth goes back into the box
    del g.monsters[3:]
    draw_front(g)  # 4
    if options["alignments"] == "mixed":  # 5
        g.night = [g.below(2) == 1 for _ in range(5)]
    for pile in (*DECK, *START):  # 6, 7
        cards = g.zones[pile]
        faces = [*cards]
        g.mix(faces)
        for card, face in zip(cards, faces, strict=True):
            g.faces[card] = face
    g.undealt = [*range(len(CHOSEN))]
    g.mix(g.order)  # 10
    for rank, seat in enumerate(g.order):
        g.rank[seat] = rank
    if options["start"] == "drafted":
        offer(g)
        g.stack = [["draft", 0]]
        return
    deal(g)
    for seat, name in enumerate(cast("list[str]", options["chosen"])):  # 8
        if name != RANDOM:
            g.chosen[seat] = CHOSEN.index(name)
            g.undealt.remove(g.chosen[seat])
    for seat in g.order:
        if g.chosen[seat] < 0:
            g.chosen[seat] = g.undealt.pop(g.below(len(g.undealt)))
    g.stack = [["place", 0]]


GAME = cast("Game[State]", MystheaGame())
