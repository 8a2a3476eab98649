"""What lasts beyond the ability that says it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolik.games.keyforge.card import Constant, Scene, Standing, Verb
from stolik.games.keyforge.effects.choosing import choose_one, choose_several
from stolik.games.keyforge.effects.constants import scene_of
from stolik.games.keyforge.effects.kinds import Kind
from stolik.games.keyforge.nouns import Noun
from stolik.games.keyforge.state import EITHER
from stolik.table import Asking, Message, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge


def this_turn(*standing: Standing) -> Verb:
    """For the remainder of the turn."""

    def does(g: "KeyForge", s: Scene) -> None:
        for value in standing:
            g.last(value, s.me, s.card, word=s.word)

    return Verb(does, message("text-this-turn", what=_standing_text(standing)), standing)


def _standing_text(standing: Sequence[Standing]) -> Message:
    first, *rest = [value.text for value in standing if value.text.key != "text-nothing"]
    for text in rest:
        first = message("text-then", one=first, other=text)
    return first


def on_it_this_turn(noun: Noun, *standing: Standing) -> Verb:
    """For the remainder of the turn something holds for a card that the noun chooses; in it that card is `it`."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-this-turn")
        s.ok = found >= 0
        if found >= 0:
            for value in standing:
                g.last(value, s.me, s.card, target=found, word=s.word)

    text = message("text-this-turn", what=_standing_text(standing))
    if not noun.fixed:
        text = message("text-on-it-this-turn", noun=noun.text, what=_standing_text(standing))
    return Verb(does, text, standing, target=not noun.fixed)


def on_several_this_turn(most: int, noun: Noun, *standing: Standing) -> Verb:
    """The same for up to so many cards (decision 64: it stays on those that were chosen)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.them = yield from choose_several(g, s, noun, "choose-this-turn", most)
        s.ok = bool(s.them)
        for found in s.them:
            for value in standing:
                g.last(value, s.me, s.card, target=found, word=s.word)

    text = message("text-on-several-this-turn", count=most, noun=noun.text, what=_standing_text(standing))
    return Verb(does, text, standing, target=True)


def opponents_next_turn(*standing: Standing) -> Verb:
    """During the opponent's next turn, all of it (decision 37)."""

    def does(g: "KeyForge", s: Scene) -> None:
        for value in standing:
            g.last(value, s.me, s.card, "next-turn", 1 - s.me, word=s.word)

    return Verb(does, message("text-next-turn", what=_standing_text(standing)), standing)


def until_your_next_turn(*standing: Standing) -> Verb:
    """Until the start of your next turn (decision 36)."""

    def does(g: "KeyForge", s: Scene) -> None:
        for value in standing:
            g.last(value, s.me, s.card, "start", s.me, word=s.word)

    return Verb(does, message("text-until-your-next-turn", what=_standing_text(standing)), standing)


def on_it_until_your_next_turn(noun: Noun, *standing: Standing) -> Verb:
    """The same for one card that the noun chooses, which is `it` there."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-this-turn")
        s.ok = found >= 0
        for value in standing if s.ok else ():
            g.last(value, s.me, s.card, "start", s.me, found, s.word)

    said = message("text-until-your-next-turn", what=_standing_text(standing))
    return Verb(does, message("text-choose-then", what=noun.text, then=said), standing, target=True)


def while_in_play(*standing: Standing) -> Verb:
    """Until this card leaves play; what was chosen stays chosen (decision 45)."""

    def does(g: "KeyForge", s: Scene) -> None:
        for value in standing:
            g.last(value, s.me, s.card, "leaves", word=s.word)

    return Verb(does, message("text-while-in-play", what=_standing_text(standing)), standing)


def while_under_control(*standing: Standing) -> Verb:
    """As long as the card that you have just taken control of is in play; the nouns say `it`."""

    def does(g: "KeyForge", s: Scene) -> None:
        if s.ok and g.in_play(s.it):
            for value in standing:
                g.last(value, s.me, s.it, "leaves", target=s.it)

    return Verb(does, message("text-while-under-control", what=_standing_text(standing)), standing)


def play_or_use(house: str = "", not_house: str = "") -> Verb:
    """This turn you may play or use one card of a house, or not of one: one permission, spent either way."""
    kind = Kind(house=house, not_house=not_house)
    playing = Constant(
        "may-play", lambda g, entry, found: kind.test(g, scene_of(entry), found), Message("text-nothing")
    )
    using = Constant(
        "may-use",
        lambda g, entry, found: (
            g.controller(found) == entry.me and g.of_house(found, house or not_house) == bool(house)
        ),
        Message("text-nothing"),
    )

    def does(g: "KeyForge", s: Scene) -> None:
        for value in (playing, using):
            g.last(value, s.me, s.card, word=EITHER, number=1)

    return Verb(does, message("text-play-or-use", what=kind.text), (playing, using))


def uses(count: int, value: Standing) -> Verb:
    """This turn, so many times: a permission, or "the next creature you play"."""

    def does(g: "KeyForge", s: Scene) -> None:
        g.last(value, s.me, s.card, number=count)

    return Verb(does, message("text-this-turn", what=value.text), (value,))
