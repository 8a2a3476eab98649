"""What both the players and the virtual opponent do in an attack phase: lead a chain, run a charge."""

from stolik.games.ostium.battle import Forecast, fusion
from stolik.games.ostium.state import COLUMNS, SIDE, Ostium


def link(g: Ostium, side: int, chain: list[int]) -> None:
    """rulebook: "Fuzja Mocy": a chain is led from a gate (its column comes first) through these slots."""
    column, *way = chain
    g.chains.append(chain)
    g.bonus[way[-1]] = fusion(g, side, way)
    if g.log is not None:
        cards = [g.slots[SIDE * side + slot] for slot in way]
        g.emit("power_fused", seat=g.who(side), gate=COLUMNS[column], cards=cards, count=g.bonus[way[-1]])
        g.beat()


def run(g: Ostium, side: int, column: int, outcome: Forecast) -> None:
    """rulebook: "Szarża", "Pokonanie Kreatury": a charge takes its course."""
    g.charged |= 1 << column
    card = g.slots[SIDE * side + column]
    if g.log is not None:
        g.emit("charge_begun", card=card, power=outcome.power)
    for hit in outcome.hits:
        if hit.left >= 0:
            g.turned |= 1 << hit.at
            if g.log is not None:
                g.emit("creature_defeated", card=g.slots[hit.at], strength=hit.strength, left=hit.left, by=card)
        elif g.log is not None:
            g.emit("charge_blocked", card=card, target=g.slots[hit.at], strength=hit.strength)
    if outcome.damage:
        g.damage(outcome.gate, outcome.damage, side)
    elif outcome.wasted:
        g.emit("damage_wasted", card=card)
    g.beat()
