"""rulebook: "Rozpoczęcie bitwy": order cards in secret, the orders one by one, losses, glory for the strongest."""

from typing import cast

from stolik.games.mysthea.board import REGION, Move
from stolik.games.mysthea.chosen import ANUTH, ANUTH_STRENGTH, LEHEIR, LEHEIR_GLORY, SANYA
from stolik.games.mysthea.effects import EQUIPMENTS, OBJECTIVE, TACTIC, UPGRADE, carry
from stolik.games.mysthea.state import Battle, Mysthea
from stolik.games.mysthea.zones import DISCARD, HAND, ORDERS
from stolik.table import Ask, Asking, Next, Option, Outcome, Together

SPOILS = 2
"""The glory for each unit that was removed, wounded or retreated."""
ORDER = {OBJECTIVE: "retreat", UPGRADE: "defend", EQUIPMENTS: "sacrifice", TACTIC: "attack"}
"""rulebook: yellow, blue, green and red cards."""


def battle(g: Mysthea, starter: int, region: int, bonus: int) -> Asking[Outcome]:
    """Everybody with a unit there lays a card face down, or none; then all are turned."""
    fighters = g.can_take_part(region)
    nothing = [0] * len(fighters)
    g.battle = Battle(
        region,
        starter,
        bonus,
        fighters,
        "cards",
        [-1] * len(fighters),
        [_army(g, seat, region) for seat in fighters],
        nothing[:],
        nothing[:],
        nothing[:],
        nothing[:],
        nothing[:],
        nothing[:],
    )
    g.emit("battle_started", seat=starter, region=REGION[region])
    if g.has(starter, SANYA):
        g.draw_card(starter)
    # An empty hand is no secret; a full one is, so its holder is asked whatever is in it.
    asked = [seat for seat in fighters if g.zones[HAND[seat]]]
    if asked:
        args: dict[str, int | str] = {"region": REGION[region]}
        answers = yield Together(
            [Ask(s, "order", [*g.zones[HAND[s]], "no-order"], "card", False, args=args) for s in asked]
        )
        for seat, answer in zip(asked, cast("list[Option]", answers), strict=True):
            if answer != "no-order":
                card = cast(int, answer)
                g.battle.cards[fighters.index(seat)] = card
                g.move(card, ORDERS[seat], "order_shown", seat)
            else:
                g.emit("no_order", seat=seat)
    g.battle.stage = "orders"
    g.beat()
    return Next("orders")


def _army(g: Mysthea, seat: int, region: int) -> list[int]:
    place = 15 * seat + region
    chosen = 0 if g.at[seat] != region else 2 if g.wounded[seat] else 1
    return [g.constructs[place], g.golems[place], g.fortifications[place], chosen]


def orders(g: Mysthea) -> Asking[Outcome]:
    """In the order of the artifacts; then the cards are discarded and strengths compared."""
    b = g.battle
    assert b is not None
    for i, seat in enumerate(b.fighters):
        b.acting = i
        card = b.cards[i]
        if card < 0:
            continue
        points, order = g.worth(card), ORDER[g.kind(card)]
        g.emit("order_given", seat=seat, order=order, points=points)
        if order == "retreat":
            before = g.units(seat, b.region)
            yield from retreat(g, seat, b.region, points)
            b.retreated[i] = before - g.units(seat, b.region)
        elif order == "defend":
            defence = points + g.units(seat, b.region)
            b.glory[i] += defence
            g.win(seat, defence, "defence")
        elif order == "sacrifice":
            g.energize(seat, points + g.units(seat, b.region))
        else:
            b.attack[i] = points
        g.beat()
    for i, seat in enumerate(b.fighters):
        if b.cards[i] >= 0:
            g.move(b.cards[i], DISCARD[seat], "order_discarded", seat)
    for i, seat in enumerate(b.fighters):
        b.strength[i] = fighting_strength(g, b, i)
        g.emit("strength_counted", seat=seat, strength=b.strength[i])
    b.stage = "losses"
    g.beat()
    return Next("losses")


def retreat(g: Mysthea, seat: int, region: int, points: int) -> Asking[None]:
    """A move a command point, by units of the battle's region; a Chosen that has left it may go on (decision 7)."""
    fought = g.at[seat] == region
    for left in range(points, 0, -1):
        options: list[Option] = [move for move in g.moves(seat, "construct") if move[2] == region]
        options += [move for move in g.moves(seat, "golem") if move[2] == region]
        if fought:
            options += g.moves(seat, "chosen")
        if not options:
            return
        options.append("done")
        args: dict[str, int | str] = {"points": left}
        answer = yield Ask(seat, "retreat", options, "command", True, args=args, group="retreat")
        if answer == "done":
            return
        _, unit, source, target = cast(Move, answer)
        g.travel(seat, unit, source, target)
        if source == region:
            yield from carry(g, seat, unit, source, target)


def fighting_strength(g: Mysthea, b: Battle, i: int) -> int:
    """Units, upgrades and orders; for whoever started it the card's bonus, and Anuth. Without units there is none."""
    seat = b.fighters[i]
    strength = g.strength(seat, b.region)
    if not strength:
        return 0
    strength += b.attack[i]
    if seat == b.starter:
        strength += b.bonus
        if g.at[seat] == b.region and g.has(seat, ANUTH):
            strength += ANUTH_STRENGTH
    return strength


def losses(g: Mysthea) -> Asking[Outcome]:
    """Everybody loses as many units as they are weaker than the strongest; they choose which."""
    b = g.battle
    assert b is not None
    most = max(b.strength)
    for i, seat in enumerate(b.fighters):
        b.acting = i
        due = most - b.strength[i]
        while due and (options := _losable(g, seat, b.region)):
            if due >= sum(count for _, count in options):
                # Everything is lost, and what is due beyond that is not.
                for unit, count in options:
                    for _ in range(count):
                        _lose(g, b, i, unit)
                break
            args: dict[str, int | str] = {"count": due}
            units = [unit for unit, _ in options]
            unit = cast(str, (yield from g.choose(seat, "lose", units, "loss", public=True, args=args, group="losses")))
            _lose(g, b, i, unit)
            due -= 1
    g.beat()
    return share_glory(g, b, most)


def _lose(g: Mysthea, b: Battle, i: int, unit: str) -> None:
    if unit == "chosen":
        g.wound(b.fighters[i])
        b.wounded[i] += 1
    else:
        g.remove(b.fighters[i], unit, b.region)
        b.removed[i] += 1


def _losable(g: Mysthea, seat: int, region: int) -> list[tuple[str, int]]:
    """The units that can be lost, kind by kind; a wounded Chosen cannot."""
    place = 15 * seat + region
    healthy = g.at[seat] == region and not g.wounded[seat]
    found = (
        ("construct", g.constructs[place]),
        ("golem", g.golems[place]),
        ("fortification", g.fortifications[place]),
        ("chosen", 1 if healthy else 0),
    )
    return [(unit, count) for unit, count in found if count]


def share_glory(g: Mysthea, b: Battle, most: int) -> Outcome:
    """Decision 5: all who are strongest get glory for all losses, whoever's they were."""
    fallen = sum(b.removed) + sum(b.wounded) + sum(b.retreated)
    b.stage = "glory"
    for i, seat in enumerate(b.fighters):
        if most and b.strength[i] == most:
            b.glory[i] += SPOILS * fallen
            g.win(seat, SPOILS * fallen, "battle")
        if seat == b.starter and g.has(seat, LEHEIR):
            b.glory[i] += LEHEIR_GLORY * fallen
            g.win(seat, LEHEIR_GLORY * fallen, "leheir")
    # While the battle still lies on the table: what follows shows it no more.
    g.beat()
    g.emit("battle_ended", region=REGION[b.region], count=fallen)
    g.battle = None
    return None
