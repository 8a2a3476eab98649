"""The Eras: how one begins, its rounds of events and turns, and how it is scored."""

from collections.abc import Mapping

from stolik.games.mysthea import attack, battle, encounter, preparing, turn
from stolik.games.mysthea.alignments import ALIGNMENTS
from stolik.games.mysthea.board import (
    ALL_OF_TYPE,
    EVENTS,
    FIRST_MONSTER,
    ISLANDS,
    RECHARGE,
    STORM,
    TRACK,
    TYPES,
    VOLCANO,
)
from stolik.games.mysthea.chosen import CR_2T1, CR_2T1_GLORY, CR_2T1_REGIONS, TELRON, TELRON_ENERGY
from stolik.games.mysthea.monsters import MONSTERS
from stolik.games.mysthea.state import NOBODY, Mysthea, changed
from stolik.games.mysthea.turn import begin_turn
from stolik.games.mysthea.zones import DISCARD, GONE, HAND, MARKET
from stolik.table import Call, Next, Outcome, Result
from stolik.table.game import Step

ERAS = 3
ARTIFACT_ENERGY = (3, 4, 5, 6, 7)
"""By artifact, I to V."""


# rulebook: "Faza 1 - Początek Ery"; the numbers are its own
def start_era(g: Mysthea) -> Outcome:
    g.era += 1
    g.round = 0
    g.emit("era_started", era=g.era)
    for card in g.zones[MARKET][:]:  # 1
        g.move(card, GONE)
    g.refill_market()  # 2
    g.aligned = [NOBODY] * 5  # 3
    appear(g)  # 4
    for seat in g.order:  # decision 21: Telron comes before the recovery
        if g.has(seat, TELRON):
            g.energize(seat, TELRON_ENERGY)
    g.wounded = [False] * g.seats  # 5
    for seat in range(g.seats):
        take_fortifications_back(g, seat)  # 6
        for card in g.zones[DISCARD[seat]][:]:  # 7
            g.move(card, HAND[seat], "card_recovered", seat)
    if g.era > 1:  # 8
        g.order = sorted(g.order, key=lambda seat: -g.glory[seat])
        g.rank = [g.order.index(seat) for seat in range(g.seats)]
    g.charged = [True] * g.seats  # 9
    for rank, seat in enumerate(g.order):
        g.emit("artifact_received", seat=seat, artifact=str(rank + 1))
        g.energize(seat, ARTIFACT_ENERGY[rank])
    g.beat()
    return start_round(g)


def appear(g: Mysthea) -> None:
    """The Era's monster comes to its island, and all event cards so far are shuffled again."""
    which = g.era - 1
    monster = g.monsters[which]
    g.lairs = changed(g.lairs, which, MONSTERS[monster].island)
    g.emit("monster_appeared", monster=MONSTERS[monster].name, island=ISLANDS[g.lairs[which]])
    g.defeated = []
    g.track = []
    g.coming = [*range(STORM + 1), *(FIRST_MONSTER + each for each in g.monsters[: g.era])]
    draw_event(g)


def draw_event(g: Mysthea) -> None:
    """The next event comes to lie on top of the open deck."""
    g.next_event = g.coming[g.below(len(g.coming))] if g.coming else -1
    g.coming = [event for event in g.coming if event != g.next_event]


def take_fortifications_back(g: Mysthea, seat: int) -> None:
    base = 15 * seat
    for region in range(15):
        count = g.fortifications[base + region]
        if count:
            g.fortifications = changed(g.fortifications, base + region, 0)
            g.spare_fortifications = changed(g.spare_fortifications, seat, g.spare_fortifications[seat] + count)
            g._leave(seat, region)


# rulebook: "Wydarzenia"
def start_round(g: Mysthea) -> Outcome:
    g.round += 1
    place = len(g.track)
    g.track = [*g.track, g.next_event]
    g.emit("event_placed", occasion=EVENTS[g.next_event], value=TRACK[place])
    draw_event(g)
    if place == RECHARGE:
        for seat in g.order:
            g.recharge(seat)
    g.turn = 0
    return begin_turn(g)


def end_round(g: Mysthea) -> Outcome:
    """rulebook: "Faza 3 - Koniec Ery": with the round of the fifth region card."""
    if sum(event < STORM for event in g.track) < len(TYPES):
        return start_round(g)
    g.forget_moves()
    g.emit("era_ended", era=g.era)
    return Next("scoring", 0)


def scoring(g: Mysthea, place: int) -> Outcome:
    """The events in the order of the track."""
    g.scoring = place
    if place == len(g.track):
        return end_era(g)
    event = g.track[place]
    if event >= FIRST_MONSTER:
        which = g.monsters.index(event - FIRST_MONSTER)
        return Call("attack", which, 0, then=Next("scoring", place + 1))
    if event == STORM:
        g.emit("storm_came")
        for which in range(g.era):
            attack.walk(g, which)
    else:
        pay_regions(g, event, TRACK[place])
    g.beat()
    return Next("scoring", place + 1)


def pay_regions(g: Mysthea, kind: int, value: int) -> None:
    """rulebook: "Karta regionu"."""
    g.emit("region_scored", occasion=EVENTS[kind], value=value)
    held = [0] * g.seats
    for region in ALL_OF_TYPE[kind]:
        holder = g.controller(region)
        if holder != NOBODY:
            held[holder] += 1
    for seat in g.order:
        g.win(seat, held[seat] * value, "region")


def end_era(g: Mysthea) -> Outcome:
    """What is counted at the end of an Era, then the next one or the end of the match."""
    late = ALIGNMENTS[VOLCANO][g.night[VOLCANO]]
    holder = g.aligned[VOLCANO]
    if holder != NOBODY and late.at_the_end:
        g.win(holder, late.glory * late.per.of(g, holder), "alignment")
    for seat in g.order:
        if g.has(seat, CR_2T1):
            g.win(seat, CR_2T1_GLORY * (g.controlled(seat).bit_count() // CR_2T1_REGIONS), "cr-2t1")
    g.beat()
    g.scoring = -1
    if g.era == ERAS:
        g.finish(final(g))
    return Next("start_era")


def final(g: Mysthea) -> Result:
    """Most glory; of equals the lower artifact."""
    ranked = sorted(g.order, key=lambda seat: -g.glory[seat])
    return Result(tuple(ranked.index(seat) + 1 for seat in range(g.seats)), "three-eras", tuple(g.glory))


STEPS: Mapping[str, Step] = {
    "draft": preparing.draft,
    "place": preparing.place,
    "start_era": start_era,
    "end_round": end_round,
    "scoring": scoring,
    "turn": turn.turn,
    "go_on": turn.go_on,
    "end_turn": turn.end_turn,
    "act": turn.act,
    "spend": turn.spend,
    "resolve": turn.resolve,
    "develop": turn.develop,
    "take": turn.take,
    "meditate": turn.meditate,
    "grow": turn.grow,
    "island": turn.island,
    "battle": battle.battle,
    "orders": battle.orders,
    "losses": battle.losses,
    "encounter": encounter.encounter,
    "depart": encounter.depart,
    "invite": encounter.invite,
    "attack": attack.attack,
    "ravage": attack.ravage,
    "reward": attack.reward,
    "move_on": attack.move_on,
}
