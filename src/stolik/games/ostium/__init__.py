"""Ostium: summon creatures, lead the power of your gates through them, and break the gates of the others."""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, cast

from stolik.games.ostium import cards
from stolik.games.ostium.about import outlook, why_not
from stolik.games.ostium.cards import CREATURES, DESIGNED, FACES, OWN, SETS
from stolik.games.ostium.evaluate import evaluate
from stolik.games.ostium.lesson import LESSON
from stolik.games.ostium.state import DURABILITY, EMPTY, NO_GATE, ROW, SIDE, Ostium
from stolik.games.ostium.text import act, card_text, label
from stolik.games.ostium.turn import ACTIONS, STEPS
from stolik.games.ostium.view import view
from stolik.games.ostium.zones import (
    DECK,
    FIELD,
    HAND,
    PRIMALS,
    SHARED,
    SOVEREIGNS,
    SUMMON,
    THRONE,
    WARRIORS,
    names,
)
from stolik.table import Act, Ask, Chance, Choice, Fact, Game, Json, Lesson, Message, Option, Options, OptionSpec, State

START_HANDS = {1: (5,), 2: (3, 5), 3: (3, 4, 5)}
"""rulebook: "Ręka początkowa", and the modes: how many cards each draws, in turn order."""
OPEN_WARRIORS, OPEN_SOVEREIGNS = 6, 2
WARRIOR, SOVEREIGN, PRIMAL = 3, 4, 5
"""The backs: 0 to 2 are the familiars of each seat, so that nobody takes one for anything else."""


@cache
def _audience(seats: int) -> tuple[int, ...]:
    everyone = (2 << seats) - 1
    own = (mask for seat in range(seats) for mask in (0, 1 << seat, everyone, everyone))
    return (0, everyone, everyone, 0, everyone, everyone, everyone, *own)


@cache
def _box(seats: int, name: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The faces that take part, and their backs."""
    chosen = SETS[name]
    deck = [face for face in chosen.familiars for _ in range(cards.COPIES)]
    faces = [*deck * seats, *chosen.warriors, *chosen.sovereigns, *[chosen.primal] * cards.PRIMALS]
    backs = [seat for seat in range(seats) for _ in deck]
    backs += [WARRIOR] * len(chosen.warriors) + [SOVEREIGN] * len(chosen.sovereigns) + [PRIMAL] * cards.PRIMALS
    return tuple(faces), tuple(backs)


class OstiumGame(Game[Ostium]):
    id = "ostium"
    rules = 2
    seat_counts = (1, 2, 3)
    faces = FACES
    telling = frozenset({"gate_damaged", "gate_destroyed", "gate_repaired", "gate_rebuilt", "player_fell"})
    options: ClassVar[tuple[OptionSpec, ...]] = () if OWN is None else (Choice("cards", tuple(SETS), OWN.name),)
    state = Ostium
    steps = STEPS

    def setup(self, seats: int, options: Options, chance: Chance) -> Ostium:
        """rulebook: "Przygotowanie gry"."""
        faces, backs = _box(seats, str(options.get("cards", DESIGNED)))
        zones: list[list[int]] = [[] for _ in range(len(SHARED) + 4 * seats)]
        piles = {WARRIOR: WARRIORS, SOVEREIGN: SOVEREIGNS, PRIMAL: PRIMALS}
        for card, back in enumerate(backs):
            zones[piles.get(back, DECK[back % 3])].append(card)
        g = Ostium(
            seats=seats,
            rng=chance.rng,
            seal=chance.seal,
            faces=list(faces),
            backs=backs,
            audience=_audience(seats),
            zones=zones,
            slots=[EMPTY] * SIDE * max(2, seats),
            gates=[DURABILITY, NO_GATE if seats == 3 else DURABILITY, DURABILITY] * max(2, seats),
            summon=[EMPTY] * 6,
            bonus=[0] * ROW,
            stack=[["start_turn"]],
        )
        for pile in (*DECK[:seats], WARRIORS, SOVEREIGNS):
            hidden = zones[pile]
            mixed = [faces[card] for card in hidden]
            g.mix(mixed)
            for card, face in zip(hidden, mixed, strict=True):
                g.faces[card] = face
        g.first = g.active = g.below(seats)
        for place, count in enumerate(START_HANDS[seats]):
            seat = (g.first + place) % seats
            for _ in range(count):
                g.draw(DECK[seat], HAND[seat])
        for place in range(OPEN_WARRIORS):
            if g.zones[WARRIORS]:
                card = g.draw(WARRIORS, SUMMON)
                if seats == 1:
                    g.slots[SIDE + place] = card
                else:
                    g.summon[place] = card
        for _ in range(OPEN_SOVEREIGNS):
            g.draw(SOVEREIGNS, THRONE)
        return g

    def zone_names(self, seats: int) -> tuple[str, ...]:
        return names(seats)

    def view(self, g: Ostium, viewer: int) -> dict[str, Json]:
        return cast("dict[str, Json]", view(g, viewer))

    def evaluate(self, g: Ostium, seat: int) -> float:
        return evaluate(g, seat)

    def takes_part(self, g: Ostium, seat: int) -> bool:
        return seat not in g.out

    def standing(self, g: Ostium) -> tuple[int, ...]:
        """What is left of everybody's gates."""
        return tuple(sum(max(0, left) for left in g.gates[ROW * seat :][:ROW]) for seat in range(g.seats))

    def card_text(self, face: str) -> tuple[Message, ...]:
        return card_text(CREATURES[FACES.index(face)])

    def card_facts(self, face: str) -> tuple[Fact, ...]:
        creature = CREATURES[FACES.index(face)]
        return (
            Fact("kind", creature.kind),
            Fact("clan", creature.clan),
            Fact("power", creature.power),
            Fact("cost", creature.cost),
        )

    def act(self, g: Ostium, ask: Ask, option: Option) -> Act:
        return super().act(g, ask, option) if isinstance(option, str) or ask.of == "card" else act(g, ask, option)

    def label(self, g: Ostium, option: tuple[int | str, ...], of: str) -> Message:
        return label(g, option, of)

    def why_not(self, g: Ostium, ask: Ask, card: int) -> Message | None:
        return why_not(g, ask, card)

    def outlook(self, g: Ostium, seat: int, card: int) -> tuple[Message, ...]:
        return outlook(g, seat, card)

    def lesson(self) -> Lesson:
        return LESSON

    def variants(self) -> Sequence[Options]:
        return [{}] if OWN is None else [{}, {"cards": DESIGNED}]

    def inspect(self, g: Ostium) -> None:
        assert g.crystals >= 0, "crystals below zero"
        assert g.actions <= ACTIONS, "more actions than a phase has"
        for gate, durability in enumerate(g.gates):
            assert NO_GATE <= durability <= DURABILITY, f"gate {gate} has durability {durability}"
            assert (durability == NO_GATE) == (g.seats == 3 and gate % ROW == 1), f"gate {gate} is missing or too many"
        for side in range(g.sides):
            zone = SUMMON if g.seats == 1 and side else FIELD[side]
            on_field = [card for card in g.slots[SIDE * side :][:SIDE] if card != EMPTY]
            assert sorted(on_field) == sorted(g.zones[zone]), "the slots and the battlefield differ"
        if g.seats != 1:
            assert sorted(card for card in g.summon if card != EMPTY) == sorted(g.zones[SUMMON]), "a warrior is astray"
        assert len(g.zones[THRONE]) <= OPEN_SOVEREIGNS, "too many sovereigns are open"
        assert all(g.slots[at] != EMPTY for at in range(len(g.slots)) if g.turned >> at & 1), "an empty slot is turned"
        assert g.stack[-1][0] in ("charge", "fuse") or not g.chains, "a chain was left"
        assert all(not g.standing_gates(seat) for seat in g.out), "somebody is out with a gate left"


GAME = cast("Game[State]", OstiumGame())
