"""rulebook: "Rozpatrzenie spotkania": glory at once, then one of two ways, of which only the sign is known."""

from typing import cast

from stolik.games.mysthea.board import ISLANDS, clockwise
from stolik.games.mysthea.cards import ENCOUNTERS, FRONT_OF, FRONTS, MET
from stolik.games.mysthea.chosen import SANYA
from stolik.games.mysthea.state import Mysthea, changed
from stolik.table import Ask, Asking, Call, Next, Option, Outcome


def encounter(g: Mysthea, seat: int, price: int) -> Asking[Outcome]:
    """With Premonition the card is turned first, and its rewards are chosen from."""
    g.pay_experience(seat, price)
    front = g.front
    glory, *signs = FRONTS[front]
    g.meeting = [seat, front]
    g.emit("encounter_met", seat=seat)
    if g.has(seat, SANYA):
        g.draw_card(seat)
    g.energize(seat, g.power(seat, 2).encounter_energy)
    g.win(seat, glory, "encounter")
    options: list[Option]
    if g.premonition:
        card = turn_card(g, seat)
        options = [(MET[card], 0), (MET[card], 1)]
        way = cast("tuple[str, int]", (yield Ask(seat, "premonition", options, "way", True, group="encounter")))[1]
    else:
        options = [*signs]
        way = options.index(cast(str, (yield Ask(seat, "encounter", options, "sign", True, group="encounter"))))
        card = turn_card(g, seat)
    g.meeting = [seat, front, card, way]
    chosen = ENCOUNTERS[card].ways[way]
    g.emit("encounter_resolved", seat=seat, encounter=MET[card], sign=chosen.sign)
    g.beat()
    return Call("resolve", seat, f"{MET[card]}-{way}", -1, 0, then=Next("depart", seat, card, way))


def turn_card(g: Mysthea, seat: int) -> int:
    """Which of the cards with this front it is turns out now, and the next card comes to lie on top."""
    fitting = [card for card in g.unmet if FRONT_OF[card] == g.front]
    card = fitting[g.below(len(fitting))] if len(fitting) > 1 else fitting[0]
    g.unmet = [other for other in g.unmet if other != card]
    g.met = changed(g.met, seat, [*g.met[seat], card])
    draw_front(g)
    return card


def draw_front(g: Mysthea) -> None:
    g.front = FRONT_OF[g.unmet[g.below(len(g.unmet))]] if g.unmet else -1


def depart(g: Mysthea, seat: int, card: int, way: int) -> Outcome:
    """The token goes on as many islands as the way says."""
    g.beat()  # what the card gave, while it can still be read
    g.meeting = []
    steps = ENCOUNTERS[card].ways[way].steps
    if steps:
        g.token = changed(g.token, seat, clockwise(g.ring, g.token[seat], steps))
    g.emit("token_moved", seat=seat, island=ISLANDS[g.token[seat]], count=steps)
    g.beat()
    return None


def invite(g: Mysthea, seat: int, times: int) -> Asking[Outcome]:
    """Utcoro's reward: an encounter without experience, wherever Chosen and token are."""
    if not times or not g.next_encounter_costs(seat):
        return None
    if (yield Ask(seat, "free-encounter", ("meet", "skip"), "invitation", True, group="encounter")) == "skip":
        return None
    return Call("encounter", seat, 0, then=Next("invite", seat, times - 1))
