"""Star Alliance in Mass Mutation."""

from stolik.games.keyforge.card import Card, Scene
from stolik.games.keyforge.effects import action, choose_from, creature, do
from stolik.games.keyforge.playing import resolve_icons
from stolik.games.keyforge.state import KeyForge
from stolik.games.keyforge.zones import DECK, HAND
from stolik.table import Asking


def survey(g: KeyForge, s: Scene) -> Asking[None]:
    """rulebook: FAQ "Obserwacja": the other one stays where it is."""
    top = g.zones[DECK[s.me]][-2:]
    for found in top:
        g.show(found, 1 << s.me)
    thrown = yield from choose_from(g, s, top, "choose-discard", public=False, seat=s.me)
    if thrown >= 0:
        g.discard(thrown, s.me)


def resolve_icons_of_a_card(g: KeyForge, s: Scene) -> Asking[None]:
    """decision 94: as if it had been played, which it was not."""
    found = yield from choose_from(g, s, g.zones[HAND[s.me]], "choose-reveal", public=False, seat=s.me)
    if found >= 0:
        g.show(found, g.everyone, "card_revealed", s.me)
        yield from resolve_icons(g, s.me, found, g.card(found).icons)


CARDS: dict[str, Card] = {
    "ensign-el-samra": creature(
        power=3, traits="mutant", enhance="rrr", action=do(resolve_icons_of_a_card, "text-ensign-el-samra", target=True)
    ),
    "survey": action(amber=1, enhance="r", play=do(survey, "text-survey")),
}
