"""Cards out of play by type, house or trait."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from stolik.games.keyforge.card import TYPES, Card, Scene
from stolik.games.keyforge.catalog import CATALOG
from stolik.table import Message, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge


CardTest = Callable[["KeyForge", Scene, int], bool]


class Kind:
    """Cards out of play by type, house or trait: "a Mars creature from your hand"."""

    __slots__ = ("house", "not_house", "shows", "test", "text", "title", "trait", "type")

    def __init__(
        self,
        type_: str = "",
        house: str = "",
        trait: str = "",
        title: str = "",
        not_house: str = "",
        that_house: bool = False,
    ) -> None:
        """`type_` may name two: "creature-artifact"."""
        self.type = type_
        types = frozenset(type_.split("-")) if type_ else frozenset(TYPES)
        said = Message(f"kind-{type_ or 'card'}")
        if house:
            said = message("qualified", noun=said, by=message("of-house", house=Message(f"house-{house}")))
        if not_house:
            said = message("qualified", noun=said, by=message("not-of-house", house=Message(f"house-{not_house}")))
        if that_house:
            said = message("qualified", noun=said, by=Message("of-that-house"))
        if trait:
            said = message("qualified", noun=said, by=message("with-trait", trait=Message(f"trait-{trait}")))
        if title:
            said = message("qualified", noun=said, by=message("named", card=Message(f"title-{title}")))
        self.text = said

        def shows(printed: Card, s: Scene, now: str, traits: frozenset[str]) -> bool:
            return (
                now in types
                and house in ("", printed.house)
                and (not not_house or printed.house != not_house)
                and (not that_house or printed.house == s.word)
                and (not trait or trait in traits)
                and title in ("", printed.title)
            )

        self.shows = shows
        self.test: CardTest = lambda g, s, found: shows(g.card(found), s, g.type_of(found), g.traits_of(found))

    def among(self, g: "KeyForge", s: Scene, cards: Sequence[int]) -> list[int]:
        test = self.test
        return [found for found in cards if test(g, s, found)]

    def faces(self, g: "KeyForge", s: Scene) -> list[int]:
        """Those of the match that show such a card."""
        prints = [CATALOG[name] for name in g.prints]
        return [face for face, one in enumerate(prints) if self.shows(one, s, one.type, one.traits)]


card_ = Kind()
creature_card = Kind("creature")
artifact_card = Kind("artifact")
action_card = Kind("action")
