"""Reactions to what happens."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from stolik.games.keyforge.card import Ability, Entry, Happening, Listener, Rule, Said, Scene, Verb, clause
from stolik.games.keyforge.effects.constants import scene_of
from stolik.games.keyforge.effects.kinds import Kind
from stolik.games.keyforge.effects.sentences import verbs
from stolik.games.keyforge.nouns import Condition, Noun
from stolik.table import Message, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge


Heard = Callable[["KeyForge", Entry, Happening], bool]


def after(event: str, text: str, said: Said, heard: Heard | None = None, /, **args: int | str | Message) -> Listener:
    """React to something: `text` is the key of "After ..." (with `what` for what is done)."""
    doing = verbs(said)
    words = message(text, what=clause(doing), **args)
    made = Ability(event, doing, words)
    return Listener(event, heard or (lambda g, entry, h: True), made, words)


def _who(who: str, entry: Entry, seat: int) -> bool:
    return who == "each" or (seat == entry.me) == (who == "you")


def after_destroyed(noun: Noun, said: Said, your_turn: bool = False) -> Listener:
    """Each time a creature is destroyed."""

    def heard(g: "KeyForge", entry: Entry, h: Happening) -> bool:
        assert h.ghost is not None
        if h.card == entry.card and entry.lasting is None:
            return False  # decision 19: a card never sees its own destruction, even if it is back by then
        return (not your_turn or g.active == entry.me) and noun.meant(g, scene_of(entry), h.ghost)

    key = "text-after-destroyed-your-turn" if your_turn else "text-after-destroyed"
    return after("destroyed", key, said, heard, noun=noun.text)


def after_beating(said: Said) -> Listener:
    """After an enemy creature is destroyed fighting this one; `it` is the creature that was destroyed."""

    def heard(g: "KeyForge", entry: Entry, h: Happening) -> bool:
        return h.card == entry.card

    def point(g: "KeyForge", s: Scene) -> None:
        assert s.event is not None
        s.it = s.event.other

    pointing = Verb(point, Message("text-nothing"))
    doing = verbs(said)
    words = message("text-after-beating", what=clause(doing))
    return Listener("beaten", heard, Ability("beaten", (pointing, *doing), words), words)


def after_play(kind: Kind, said: Said, who: str = "you", another: bool = False) -> Listener:
    """Each time a player plays a kind of card."""

    def heard(g: "KeyForge", entry: Entry, h: Happening) -> bool:
        if another and not _is_another(g, entry, h.card):
            return False
        return _who(who, entry, h.seat) and kind.test(g, scene_of(entry), h.card)

    key = f"text-after-play-{'another-' if another else ''}{who}"
    return after("played", key, said, heard, card=kind.text)


def _is_another(g: "KeyForge", entry: Entry, card: int) -> bool:
    """Of what lasts: one that is played later. Whatever has brought the card that says so was played before it."""
    if entry.lasting is None:
        return card != entry.card
    latest = g.played[::-1]
    return latest.index(card) < latest.index(entry.card)


def after_entering(noun: Noun, said: Said) -> Listener:
    """After a card enters play; `it` is that card."""

    def heard(g: "KeyForge", entry: Entry, h: Happening) -> bool:
        return g.in_play(h.card) and noun.fits(g, scene_of(entry), h.card)

    return after("entered", "text-after-entering", said, heard, noun=noun.text)


def after_reap(noun: Noun, said: Said) -> Listener:
    """Each time a creature reaps; it may be gone by then."""
    return after("reaped", "text-after-reap", said, _did_it(noun), noun=noun.text)


def _did_it(noun: Noun) -> Heard:
    """The noun means the creature that reaped or fought for whoever used it, wherever that is by now."""

    def heard(g: "KeyForge", entry: Entry, h: Happening) -> bool:
        return noun.side == "" or (h.seat == entry.me) == (noun.side == "friendly")

    assert not noun.filters, "what it is like may be over by now"
    return heard


def after_fight(noun: Noun, said: Said) -> Listener:
    """Each time a creature fights; it need not survive (FAQ "Mała Niff")."""
    return after("fight-over", "text-after-fight", said, _did_it(noun), noun=noun.text)


def after_neighbour_fights(said: Said) -> Listener:
    """After a creature next to this one fights; it need not survive (FAQ "Mała Niff")."""

    def heard(g: "KeyForge", entry: Entry, h: Happening) -> bool:
        near = g.neighbours(entry.card) if h.ghost is None else h.ghost.neighbours
        return (h.card if h.ghost is None else entry.card) in near

    return after("fight-over", "text-after-neighbour-fights", said, heard)


def after_play_beside(kind: Kind, said: Said) -> Listener:
    """After a creature of a kind is played next to this one; it is `it`."""

    def heard(g: "KeyForge", entry: Entry, h: Happening) -> bool:
        near = g.in_play(h.card) and h.card in g.neighbours(entry.card)
        return near and kind.test(g, scene_of(entry), h.card)

    return after("played", "text-after-play-beside", said, heard, card=kind.text)


def after_raising_tide(said: Said, who: str = "you") -> Listener:
    return after("tide-raised", f"text-after-raising-tide-{who}", said, lambda g, entry, h: _who(who, entry, h.seat))


def after_forging(said: Said, who: str = "you") -> Listener:
    return after("forged", f"text-after-forging-{who}", said, lambda g, entry, h: _who(who, entry, h.seat))


def after_use(kind: str, said: Said) -> Listener:
    """Each time you use an artifact (or a creature)."""

    def heard(g: "KeyForge", entry: Entry, h: Happening) -> bool:
        return h.seat == entry.me and h.word == kind

    return after("used", f"text-after-use-{kind}", said, heard)


def after_choosing(house: str, said: Said, who: str = "you") -> Listener:
    """After you (or each player) choose a house as your active house."""
    return after(
        "house-chosen",
        "text-after-choosing" if who == "you" else f"text-after-choosing-{who}",
        said,
        lambda g, entry, h: _who(who, entry, h.seat) and h.word == house,
        house=Message(f"house-{house}"),
    )


def after_discarding(house: str, said: Said) -> Listener:
    """During your turn, each time you discard a card of a house from your hand."""
    return after(
        "discarded",
        "text-after-discarding",
        said,
        lambda g, entry, h: h.seat == entry.me == g.active and g.card(h.card).house == house,
        house=Message(f"house-{house}"),
    )


def at_end_of_turn(said: Said) -> Listener:
    return after("turn-ended", "text-at-end-of-turn", said, lambda g, entry, h: h.seat == entry.me)


def at_start_of_turn(said: Said) -> Listener:
    return after("turn-started", "text-at-start-of-turn", said, lambda g, entry, h: h.seat == entry.me)


def playable_if(condition: Condition) -> Rule:
    """Cannot be played unless."""
    return Rule(
        lambda g, seat, found: condition.holds(g, Scene(seat, found)),
        message("text-playable-if", condition=condition.text),
    )
