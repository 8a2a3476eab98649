"""rulebook: "Karta potwora": a monster attacks everybody on its island, is beaten or ravages, and moves on."""

from stolik.games.mysthea.board import CRYSTAL_FIELD, ISLAND_MASK, ISLANDS, LAND, REGION, clockwise, regions_in
from stolik.games.mysthea.chosen import ANUTH, ANUTH_STRENGTH, CELETHE
from stolik.games.mysthea.effects import give_points
from stolik.games.mysthea.monsters import (
    CAERULAS,
    CANNIBAROK,
    COWARDS_LOSE,
    METALS,
    MONSTERS,
    ON_CRYSTALS,
    ONYGAUROS,
    UTCORO,
)
from stolik.games.mysthea.state import NOBODY, Mysthea, changed
from stolik.games.mysthea.zones import DISCARD
from stolik.table import Ask, Asking, Call, Next, Outcome


def strength_of(g: Mysthea, which: int, island: int) -> int:
    monster = g.monsters[which]
    enraged = g.behaviours and monster == CANNIBAROK and CRYSTAL_FIELD in LAND[island]
    return MONSTERS[monster].strength + (ON_CRYSTALS if enraged else 0)


def resistance(g: Mysthea, seat: int, island: int) -> int:
    """The strength of a seat on an island against a monster."""
    total = 0
    for region in regions_in(g.stands[seat] & ISLAND_MASK[island]):
        total += g.strength(seat, region)
    return total + ANUTH_STRENGTH if g.island_of(seat) == island and g.has(seat, ANUTH) else total


def fighters_on(g: Mysthea, island: int) -> list[int]:
    """Who has units there, the strongest first; of equals the lower artifact."""
    return sorted(
        (seat for seat in g.order if g.on_island(seat, island)), key=lambda seat: -resistance(g, seat, island)
    )


def attack(g: Mysthea, which: int, again: int) -> Asking[Outcome]:
    """What it does when it attacks comes first; then its strength against that of all units there."""
    monster, island = g.monsters[which], g.lairs[which]
    name = MONSTERS[monster].name
    strength = strength_of(g, which, island)
    g.attack = [which, island, strength, sum(resistance(g, seat, island) for seat in g.order)]
    g.emit("monster_attacked", monster=name, island=ISLANDS[island], strength=strength)
    g.beat()
    if g.behaviours and monster == UTCORO:
        for seat in g.order:
            if not g.on_island(seat, island):
                g.lose(seat, COWARDS_LOSE, "coward")
    if g.behaviours and monster == ONYGAUROS:
        for seat in g.order:
            yield from collect(g, seat)
    fighters = fighters_on(g, island)
    total = sum(resistance(g, seat, island) for seat in fighters)
    if not fighters:
        return Next("move_on", which, again, 0)
    if total < strength:
        g.emit("monster_won", monster=name, total=total)
        return Next("ravage", which, again)
    if monster not in g.defeated:
        g.defeated = [*g.defeated, monster]
    g.emit("monster_defeated", monster=name, total=total)
    g.beat()
    twice = next((seat for seat in fighters if g.island_of(seat) == island and g.has(seat, CELETHE)), NOBODY)
    return Next("reward", which, again, twice, 0, *fighters[:3])


def collect(g: Mysthea, seat: int) -> Asking[None]:
    """Onygauros takes a random card of the discard pile, unless somebody rather loses glory (decision 11)."""
    pile = g.zones[DISCARD[seat]]
    if not pile:
        return
    if g.glory[seat] >= COWARDS_LOSE:
        answer = yield Ask(seat, "collect", ("card", "glory"), "collection", True, group="attack")
        if answer == "glory":
            g.lose(seat, COWARDS_LOSE, "onygauros")
            return
    g.give_up(seat, pile[g.below(len(pile))])


def ravage(g: Mysthea, which: int, again: int) -> Asking[Outcome]:
    """Each gives up one region of the island, and all units there."""
    island = g.lairs[which]
    for seat in [seat for seat in g.order if g.on_island(seat, island)]:
        regions = [region for region in range(3 * island, 3 * island + 3) if g.stands[seat] >> region & 1]
        region = yield from g.pick(seat, "ravaged", regions, "region", public=True, group="attack")
        g.emit("region_ravaged", seat=seat, region=REGION[region])
        place = 15 * seat + region
        for unit in ("construct", "golem", "fortification"):
            while g.counts(unit)[place]:
                g.remove(seat, unit, region)
        if g.at[seat] == region:
            g.wound(seat)
        g.beat()
    return Next("move_on", which, again, 0)


def reward(g: Mysthea, which: int, again: int, twice: int, place: int, *fighters: int) -> Outcome:
    """Gold, silver and bronze; the seat whose Celethe was attacked takes twice as much."""
    if place == len(fighters):
        return Next("move_on", which, again, 1)
    seat = fighters[place]
    won = MONSTERS[g.monsters[which]].rewards[place]
    times = 2 if seat == twice else 1
    g.emit("reward_taken", seat=seat, metal=METALS[place])
    g.win(seat, times * won.glory, "monster")
    g.energize(seat, times * won.energy)
    g.learn(seat, times * won.experience)
    g.beat()
    then = Next("reward", which, again, twice, place + 1, *fighters)
    if won.encounters:
        return Call("invite", seat, times * won.encounters, then=then)
    if won.points:
        spending = give_points(g, seat, times * won.points)
        return Call(spending.step, *spending.args, then=then)
    return then


def move_on(g: Mysthea, which: int, again: int, beaten: int) -> Outcome:
    """One island clockwise. Caerulas that was not beaten attacks again there, and stays after that."""
    g.attack = []
    raging = g.behaviours and g.monsters[which] == CAERULAS
    if raging and again:
        return None
    walk(g, which)
    return Next("attack", which, 1) if raging and not beaten else None


def walk(g: Mysthea, which: int) -> None:
    g.lairs = changed(g.lairs, which, clockwise(g.ring, g.lairs[which], 1))
    g.emit("monster_moved", monster=MONSTERS[g.monsters[which]].name, island=ISLANDS[g.lairs[which]])
    g.beat()
