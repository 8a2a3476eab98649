"""Star Alliance in Mass Mutation."""

from stolik.games.keyforge.card import Card, Scene
from stolik.games.keyforge.effects import action, choose_from, creature, do, look_at_top
from stolik.games.keyforge.playing import resolve_icons
from stolik.games.keyforge.state import KeyForge
from stolik.games.keyforge.zones import HAND
from stolik.table import Asking


def resolve_icons_of_a_card(g: KeyForge, s: Scene) -> Asking[None]:
    """decision 94: as if it had been played, which it was not."""
    found = yield from choose_from(g, s, g.zones[HAND[s.me]], "choose-card", public=False, seat=s.me)
    if found >= 0:
        g.show(found, g.everyone, "card_revealed", s.me)
        yield from resolve_icons(g, s.me, found, g.card(found).icons)


CARDS: dict[str, Card] = {
    "ensign-el-samra": creature(
        power=3, traits="mutant", enhance="rrr", action=do(resolve_icons_of_a_card, "text-ensign-el-samra", target=True)
    ),
    # FAQ "Obserwacja": the other one stays where it is.
    "survey": action(amber=1, enhance="r", play=look_at_top(2, "discard")),
}
