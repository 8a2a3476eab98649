"""What the end of the Era would bring if it came now, as far as it follows from the table."""

from stolik.games.mysthea.alignments import ALIGNMENTS
from stolik.games.mysthea.attack import resistance, strength_of
from stolik.games.mysthea.board import ALL_OF_TYPE, FIRST_MONSTER, STORM, TRACK, VOLCANO, clockwise
from stolik.games.mysthea.chosen import CELETHE, CR_2T1, CR_2T1_GLORY, CR_2T1_REGIONS
from stolik.games.mysthea.monsters import MONSTERS
from stolik.games.mysthea.state import NOBODY, Mysthea


def forecast(g: Mysthea) -> list[tuple[list[int], int]]:
    """By seat: the glory of each event on the track, and of what is counted after them.

    Monsters are beaten or not where they would stand by then; what their victims would lose, and any glory that they
    cost, is not foretold.
    """
    events: list[list[int]] = [[] for _ in range(g.seats)]
    lairs, beaten = g.lairs[:], set(g.defeated)
    for place, event in enumerate(g.track):
        if place < g.scoring:
            glory = [0] * g.seats
        elif event >= FIRST_MONSTER:
            glory = _hunt(g, g.monsters.index(event - FIRST_MONSTER), lairs, beaten)
        else:
            glory = [0] * g.seats
            if event == STORM:
                for which, lair in enumerate(lairs):
                    if lair >= 0:
                        lairs[which] = clockwise(g.ring, lair, 1)
            else:
                for region in ALL_OF_TYPE[event]:
                    holder = g.controller(region)
                    if holder != NOBODY:
                        glory[holder] += TRACK[place]
        for seat in range(g.seats):
            events[seat].append(glory[seat])
    return [(events[seat], _at_the_end(g, seat, len(beaten))) for seat in range(g.seats)]


def _hunt(g: Mysthea, which: int, lairs: list[int], beaten: set[int]) -> list[int]:
    island = lairs[which]
    glory = [0] * g.seats
    fighters = [seat for seat in g.order if g.on_island(seat, island)]
    fighters.sort(key=lambda seat: -resistance(g, seat, island))
    if fighters and sum(resistance(g, seat, island) for seat in fighters) >= strength_of(g, which, island):
        beaten.add(g.monsters[which])
        for seat, reward in zip(fighters, MONSTERS[g.monsters[which]].rewards):
            twice = g.island_of(seat) == island and g.has(seat, CELETHE)
            glory[seat] = reward.glory * (2 if twice else 1)
    lairs[which] = clockwise(g.ring, island, 1)
    return glory


def _at_the_end(g: Mysthea, seat: int, beaten: int) -> int:
    late = ALIGNMENTS[VOLCANO][g.night[VOLCANO]]
    glory = late.glory * beaten if late.at_the_end and g.aligned[VOLCANO] == seat else 0
    if g.era and g.has(seat, CR_2T1):
        glory += CR_2T1_GLORY * (g.controlled(seat).bit_count() // CR_2T1_REGIONS)
    return glory
