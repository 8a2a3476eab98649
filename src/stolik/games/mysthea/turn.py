"""A turn: one basic action (act, develop, meditate) and before or after it at most one special action."""

from functools import cache
from typing import cast

from stolik.games.mysthea.alignments import ALIGNMENTS
from stolik.games.mysthea.board import (
    CRYSTAL_FIELD,
    FOREST,
    ISLANDS,
    MIST,
    MOUNTAINS,
    RIVER,
    TYPE_OF,
    gaps,
    moved,
    regions_in,
)
from stolik.games.mysthea.cards import COMMAND, EFFECT, FACES
from stolik.games.mysthea.chosen import KOLBOR_MALABOR
from stolik.games.mysthea.effects import (
    EQUIPMENTS,
    UPGRADE,
    Scene,
    carry,
    create_unit,
    fortify,
    perform,
)
from stolik.games.mysthea.state import MOST, NOBODY, Mysthea, changed
from stolik.games.mysthea.zones import DECK, DISCARD, EQUIPMENT, HAND, MARKET
from stolik.table import Ask, Asking, Call, Next, Option, Outcome

MEDITATION = 3
"""The energy of a meditation, before the regions give theirs."""
EQUIPMENT_SLOTS = 3
FIRST_CARD, FURTHER_CARD = 1, 2
"""rulebook: "Rozwój": 1 energy for a card, 3 for two, 5 for three."""
MOST_TAKEN = 3
GO_ON = Next("go_on")
TURN = tuple(Next("turn", seat) for seat in range(5))
CREATE_CONSTRUCT, CREATE_GOLEM = ("create", "construct"), ("create", "golem")
DEPLOY_CONSTRUCT, DEPLOY_GOLEM = ("deploy", "construct"), ("deploy", "golem")
SCALE = {"construct": 1, "golem": 2}
"""How many command points it takes to create such a unit, and again to deploy it."""


# rulebook: "Tury graczy"
def begin_turn(g: Mysthea) -> Outcome:
    g.acted = g.special = False
    g.forget_moves()
    if g.log is not None:
        g.emit("turn_began", seat=g.active())
        g.beat()
    return TURN[g.active()]


def turn(g: Mysthea, seat: int) -> Asking[Outcome]:
    """Whoever has taken the basic action may end the turn, and is asked even where nothing else is left to do."""
    options, public = actions(g, seat)
    if g.acted:
        prompt = "turn-end" if public and len(options) == 1 else "turn-special"
    else:
        prompt = "turn-basic" if g.special else "turn"
    answer = yield Ask(seat, prompt, options, "action", public)
    match answer:
        case "end":
            return Next("end_turn")
        case "develop":
            g.acted = True
            return Call("develop", seat, 0, then=GO_ON)
        case "meditate":
            g.acted = True
            return Call("meditate", seat, then=GO_ON)
        case "island":
            g.special = True
            g.discharge(seat)
            return Call("island", seat, then=GO_ON)
        case "encounter":
            g.special = True
            return Call("encounter", seat, g.next_encounter_costs(seat), then=GO_ON)
    action, number = cast("tuple[str, int]", answer)
    if action == "battle":
        g.special = True
        g.discharge(seat)
        return Call("battle", seat, number, 0, then=GO_ON)
    if action == "play":
        g.acted = True
        card = called(g, number, HAND[seat])
        play(g, seat, card)
        return Call("spend", seat, card, 1, then=GO_ON)
    g.special = True
    card = called(g, number, EQUIPMENT[seat])
    g.emit("equipment_used", seat=seat, card=card)
    return Call("resolve", seat, FACES[g.faces[card]], card, 0, then=GO_ON)


def actions(g: Mysthea, seat: int) -> tuple[list[Option], bool]:
    """Everything this seat may do now, and whether all could work that out."""
    options: list[Option] = []
    public = True
    ids = g.ids
    if not g.acted:
        options += [("play", ids[card]) for card in g.zones[HAND[seat]]]
        if g.can_develop(seat):
            options.append("develop")
        options.append("meditate")
        public = not g.zones[HAND[seat]]
    if not g.special:
        for card in g.zones[EQUIPMENT[seat]]:
            effect = COMMAND[g.faces[card]].effect
            assert effect is not None
            if effect.possible(g, seat):
                options.append(("use", ids[card]))
            if effect.from_hand and g.zones[HAND[seat]]:
                public = False
        if g.charged[seat]:
            options += [("battle", region) for region in regions_in(g.battlefields(seat))]
            options.append("island")
        if can_meet(g, seat):
            options.append("encounter")
    if g.acted:
        options.append("end")
    return options, public


def can_meet(g: Mysthea, seat: int) -> bool:
    """rulebook: "Rozpatrzenie spotkania": Chosen and token on one island, and enough experience."""
    costs = g.next_encounter_costs(seat)
    return 0 < costs <= g.experience[seat] and g.token[seat] == g.island_of(seat)


def go_on(g: Mysthea) -> Outcome:
    """After an action."""
    seat = g.active()
    g.points[seat] = 0
    g.beat()
    return TURN[seat]


def called(g: Mysthea, number: int, zone: int) -> int:
    """The card in a zone that the table calls by this id."""
    ids = g.ids
    for card in g.zones[zone]:
        if ids[card] == number:
            return card
    raise AssertionError(f"no card {number} in zone {zone}")


# rulebook: "Działanie"
def play(g: Mysthea, seat: int, card: int) -> None:
    """The card goes to the discard pile at once; its command points are there to be spent."""
    g.move(card, DISCARD[seat], "card_played", seat)
    g.points[seat] += g.worth(card)
    g.beat()


def act(g: Mysthea, seat: int) -> Asking[Outcome]:
    """A further card, because of an effect."""
    options: list[Option] = [("play", g.ids[card]) for card in g.zones[HAND[seat]]]
    options.append("skip")
    answer = yield Ask(seat, "act", options, "action", False, group="effect")
    if answer == "skip":
        return None
    card = called(g, cast("tuple[str, int]", answer)[1], HAND[seat])
    play(g, seat, card)
    return Next("spend", seat, card, 1)


def cost_of(g: Mysthea, seat: int, card: int) -> int:
    """The energy for the effect of a played card, or for its place on the player board."""
    return 0 if g.power(seat, 4).free == g.kind(card) else g.worth(card)


# rulebook: "Wydawanie punktów dowodzenia"
def spend(g: Mysthea, seat: int, card: int, unused: int) -> Asking[Outcome]:
    """One use of command points, or the effect of the played card if that is still unused; in any order."""
    options, public = uses(g, seat, card, unused)
    if public and len(options) == 1:
        return end_spending(g, seat)
    points = g.points[seat]
    answer = yield Ask(
        seat, "spend" if points else "spend-none", options, "command", public, card, {"points": points}, "command"
    )
    match answer:
        case "done":
            return end_spending(g, seat)
        case "energy":
            g.points[seat] -= 1
            g.energize(seat, 1)
            return go_on_spending(seat, card, unused)
        case "effect":
            g.pay_energy(seat, cost_of(g, seat, card))
            g.emit("effect_used", seat=seat, card=card)
            return Call("resolve", seat, FACES[g.faces[card]], card, 0, then=Next("spend", seat, card, 0))
        case "place":
            yield from put_on_board(g, seat, card)
            return Next("spend", seat, card, 0)
    verb, unit, *where = cast("tuple[str, str, int, int]", answer)
    if verb == "move":
        g.points[seat] -= 1
        source, target = where
        g.travel(seat, unit, source, target)
        if g.carries(seat, unit):
            yield from carry(g, seat, unit, source, target)
    else:
        g.points[seat] -= SCALE[unit]
        if verb == "create":
            yield from create_unit(g, seat, unit)
        else:
            g.deploy(seat, unit)
    return go_on_spending(seat, card, unused)


@cache
def go_on_spending(seat: int, card: int, unused: int) -> Next:
    return Next("spend", seat, card, unused)


def uses(g: Mysthea, seat: int, card: int, unused: int) -> tuple[list[Option], bool]:
    """What command points can be spent on, the card's effect, and that it is enough."""
    options: list[Option] = []
    public = True
    points = g.points[seat]
    if points:
        if g.energy[seat] < MOST:
            options.append("energy")
        options += unit_uses(g, seat, points)
        options += g.near_moves(seat)
    if unused and cost_of(g, seat, card) <= g.energy[seat]:
        printed = COMMAND[g.faces[card]]
        if printed.kind == EQUIPMENTS or printed.kind == UPGRADE:
            options.append("place")
        else:
            effect = printed.effect
            assert effect is not None
            if effect.possible(g, seat):
                options.append("effect")
            public = not effect.from_hand or not g.zones[HAND[seat]]
    options.append("done")
    return options, public


def unit_uses(g: Mysthea, seat: int, points: int) -> list[Option]:
    options: list[Option] = []
    if g.spare_constructs[seat]:
        options.append(CREATE_CONSTRUCT)
    if points > 1 and g.spare_golems[seat]:
        options.append(CREATE_GOLEM)
    if g.pool_constructs[seat]:
        options.append(DEPLOY_CONSTRUCT)
    if points > 1 and g.pool_golems[seat]:
        options.append(DEPLOY_GOLEM)
    return options


def end_spending(g: Mysthea, seat: int) -> Outcome:
    """What is left goes to the spending that this one interrupted; if there is none it is lost."""
    if g.points[seat] and not g.spending(seat):
        g.emit("points_lost", seat=seat, points=g.points[seat])
        g.points[seat] = 0
    return None


def put_on_board(g: Mysthea, seat: int, card: int) -> Asking[None]:
    """rulebook: "Rodzaje i efekty kart": three slots for equipment, one for each kind of upgrade."""
    cost = cost_of(g, seat, card)
    if g.kind(card) == UPGRADE:
        g.pay_energy(seat, cost)
        g.install(seat, card)
        return
    there = g.zones[EQUIPMENT[seat]]
    if len(there) == EQUIPMENT_SLOTS:
        old = yield from g.pick(seat, "replace", there, public=True, source=card, group="command")
        g.discard_card(seat, old)
    g.pay_energy(seat, cost)
    g.equip(seat, card)


def resolve(g: Mysthea, seat: int, name: str, card: int, place: int) -> Asking[Outcome]:
    """The verbs of an effect one after the other. One that is a process of its own runs before the next one."""
    steps = EFFECT[name].steps
    scene = Scene(seat, name, card)
    while place < len(steps):
        done = yield from perform(g, scene, steps[place])
        place += 1
        if done is not None:
            if place == len(steps):
                return Next(done.step, *done.args)
            return Call(done.step, *done.args, then=Next("resolve", seat, name, card, place))
    return None


# rulebook: "Rozwój"
def develop(g: Mysthea, seat: int, optional: int) -> Asking[Outcome]:
    """Reveal a fourth card or replace the three; then cards are taken for energy."""
    deck, market = g.deck(), g.zones[MARKET]
    if deck:
        options: list[Option] = ["reveal", "replace"] if market else ["reveal"]
        if optional:
            options.append("skip")
        answer = yield from g.choose(seat, "develop", options, "develop", public=True, group="develop")
        if answer == "skip":
            return None
        if answer == "replace":
            yield from replace_market(g, seat)
        else:
            g.move(deck[-1], MARKET, "card_revealed", seat, in_sight=True)
            g.beat()
        optional = 0
    return Next("take", seat, 0, optional)


def replace_market(g: Mysthea, seat: int) -> Asking[None]:
    """The cards go under the deck, each under the one before."""
    market = g.zones[MARKET]
    while market:
        card = yield from g.pick(seat, "bury", market, public=True, group="bury")
        g.move(card, DECK[g.era - 1], "card_buried", seat, at=0, in_sight=True)
    g.refill_market()
    g.beat()


def take(g: Mysthea, seat: int, taken: int, optional: int) -> Asking[Outcome]:
    """One card for 1 energy, two for 3, three for 5."""
    market = g.zones[MARKET]
    price = FURTHER_CARD if taken else FIRST_CARD
    if taken == MOST_TAKEN or not market or price > g.energy[seat]:
        g.refill_market()
        return None
    options: list[Option] = [*market]
    if taken or optional:
        options.append("done")
    args: dict[str, int | str] = {"energy": price}
    answer = yield from g.choose(seat, "take", options, public=True, args=args, group="develop")
    if answer == "done":
        g.refill_market()
        return None
    g.pay_energy(seat, price)
    g.move(cast(int, answer), HAND[seat], "card_taken", seat)
    return Next("take", seat, taken + 1, 0)


# rulebook: "Medytacja"
def meditate(g: Mysthea, seat: int) -> Asking[Outcome]:
    """Energy, then a bonus for each region with a unit of one's own; their order makes no difference."""
    g.emit("meditated", seat=seat)
    found = [0] * 5
    for region in regions_in(g.stands[seat]):
        found[TYPE_OF[region]] += 1
    g.energize(seat, MEDITATION + found[FOREST])
    g.win(seat, 2 * found[RIVER], "river")
    g.learn(seat, found[MIST])
    g.beat()
    for _ in range(min(found[MOUNTAINS], g.spare_fortifications[seat])):
        yield from fortify(g, seat)
    g.crystals = found[CRYSTAL_FIELD]
    return Next("grow", seat) if g.crystals else None


def grow(g: Mysthea, seat: int) -> Asking[Outcome]:
    """The command points of crystal fields create and deploy, and nothing else."""
    options: list[Option] = [] if not g.crystals else unit_uses(g, seat, g.crystals)
    if not options:
        g.crystals = 0
        return None
    options.append("done")
    args: dict[str, int | str] = {"points": g.crystals}
    answer = yield Ask(seat, "grow", options, "command", True, args=args, group="command")
    if answer == "done":
        g.crystals = 0
        return None
    verb, unit = cast("tuple[str, str]", answer)
    g.crystals -= SCALE[unit]
    if verb == "create":
        yield from create_unit(g, seat, unit)
    else:
        g.deploy(seat, unit)
    return Next("grow", seat)


# rulebook: "Przemieszczenie wyspy", "Przeprowadzenie zestrojenia"
def island(g: Mysthea, seat: int) -> Asking[Outcome]:
    """The island of the Chosen rises to the centre, may be aligned with, and goes back into another gap."""
    lifted = g.island_of(seat)
    g.emit("island_lifted", seat=seat, island=ISLANDS[lifted])
    free = alignable(g, seat)
    if free:
        answer = yield Ask(seat, "align", [*free, "skip"], "alignment", True, group="island")
        if answer != "skip":
            align(g, seat, cast(int, answer))
    after = yield from g.pick(seat, "move-island", gaps(g.ring, lifted), "gap", public=True, group="island")
    g.ring = moved(g.ring, lifted, after)
    g.emit("island_moved", seat=seat, island=ISLANDS[lifted], after=ISLANDS[after])
    g.beat()
    return None


def alignable(g: Mysthea, seat: int) -> list[int]:
    """Once an Era, with the moved island; the two brothers with any."""
    if g.has_aligned(seat):
        return []
    islands = range(5) if g.has(seat, KOLBOR_MALABOR) else (g.island_of(seat),)
    return [island for island in islands if g.aligned[island] == NOBODY]


def align(g: Mysthea, seat: int, island: int) -> None:
    alignment = ALIGNMENTS[island][g.night[island]]
    g.aligned = changed(g.aligned, island, seat)
    g.emit("aligned", seat=seat, alignment=alignment.name)
    if not alignment.at_the_end:
        g.win(seat, alignment.glory * alignment.per.of(g, seat), "alignment")
    g.beat()


def end_turn(g: Mysthea) -> Outcome:
    g.turn += 1
    if g.turn < g.seats:
        return begin_turn(g)
    return Next("end_round")
