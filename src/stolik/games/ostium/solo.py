"""The virtual opponent's turn. It resolves by itself; only about the player's own cards is the player asked.

rulebook: "Tryb solo", "Tura przeciwnika".
"""

from itertools import product

from stolik.games.ostium.attack import link, run
from stolik.games.ostium.battle import (
    Forecast,
    chargers,
    defence,
    forecast,
    furious,
    fusion,
    power,
    routes,
    strongest_clan,
)
from stolik.games.ostium.effects import CLANS
from stolik.games.ostium.state import EMPTY, RIVAL, ROW, SIDE, Ostium
from stolik.games.ostium.uses import arriving, check_warriors, use_alone
from stolik.games.ostium.zones import WARRIORS
from stolik.table import Asking, Next, Outcome

BASE = SIDE * RIVAL
REFILL = (2, 1, 0, 5, 4, 3)
"""The attack row from right to left, then the defence row; left is the player's left."""
Way = tuple[int, ...]


def rival_develop(g: Ostium) -> Asking[Outcome]:
    """rulebook: "Faza rozwoju": remove, shift, refill; every creature comes as if summoned from hand."""
    for at in (BASE + 2, BASE + 5):
        if g.slots[at] != EMPTY:
            g.take_off(at, "warrior_unsummoned")
    for row in (BASE, BASE + ROW):
        left = [card for card in g.slots[row : row + ROW] if card != EMPTY]
        g.slots[row : row + ROW] = [EMPTY] * (ROW - len(left)) + left
    g.beat()
    for slot in REFILL:
        if g.slots[BASE + slot] == EMPTY:
            g.put(RIVAL, slot, g.zones[WARRIORS][-1], "warrior_arrived")
            check_warriors(g)
            waiting = arriving(g, RIVAL, slot, main=True)
            if waiting:
                yield from use_alone(g, waiting)
            g.beat()
    g.phase = "charge"
    return Next("rival_attack")


def rival_attack(g: Ostium) -> Outcome:
    """rulebook: "Faza ataku": chains and charges by its priorities, from left to right."""
    if any(_fights(g, column) and furious(g, BASE + column) for column in range(ROW)):
        g.fury = strongest_clan(g)
        g.emit("fury_named", seat="rival", clan=CLANS[g.fury])
    for chain in best_plan(g):
        link(g, RIVAL, chain)
    for column in chargers(g, RIVAL):
        # A gate that has fallen meanwhile may have taken the creature along.
        if not g.turned >> (BASE + column) & 1:
            run(g, RIVAL, column, its_charge(g, column, power(g, RIVAL, column)))
    return Next("end_attack")


def its_charge(g: Ostium, column: int, strength: int) -> Forecast:
    return forecast(g, column, 0, goes_past(g, column, strength), strength)


def goes_past(g: Ostium, column: int, strength: int) -> bool:
    """Whether a creature of that strength goes past the player's attack row rather than attacking it."""
    front, back = g.facing(column), g.facing(column) + ROW
    first = -1 if g.slots[front] == EMPTY or g.turned >> front & 1 else defence(g, front)
    second = -1 if g.slots[back] == EMPTY or g.turned >> back & 1 else defence(g, back)
    if first < 0:
        return False
    if second < 0:
        return strength < first
    return not (strength > first and strength - first >= second) and strength >= second


def best_plan(g: Ostium) -> list[list[int]]:
    """rulebook: "Fuzja Mocy": the chains that defeat the most creatures, then do most damage at the player's strongest
    gate, then at the next (decision 20); gates of equal durability count together, and damage beyond it is none. Of
    equal plans the first: without a chain before shorter ones before longer ones, the leftmost gate's chain first.
    """
    bare = {column: power(g, RIVAL, column) for column in range(ROW) if _fights(g, column)}
    ways: list[list[Way]] = [[(), *routes(g, RIVAL, column)] for column in range(ROW)]
    heights = sorted(set(g.gates[:ROW]), reverse=True)
    best: tuple[tuple[int, ...], list[list[int]]] | None = None
    for plan in product(*ways):
        used = [slot for way in plan for slot in way]
        if len(set(used)) < len(used):
            continue
        bonus = {way[-1]: fusion(g, RIVAL, way) for way in plan if way}
        strengths = {column: strength + bonus.get(column, 0) for column, strength in bare.items()}
        ends = [its_charge(g, column, strength) for column, strength in strengths.items() if strength]
        damage = (sum(min(end.damage, height) for end in ends if g.gates[end.gate] == height) for height in heights)
        value = (sum(end.defeats for end in ends), *damage)
        if best is None or value > best[0]:
            best = value, [[column, *way] for column, way in enumerate(plan) if way]
    assert best is not None
    return best[1]


def _fights(g: Ostium, column: int) -> bool:
    return g.slots[BASE + column] != EMPTY and not g.turned >> (BASE + column) & 1
