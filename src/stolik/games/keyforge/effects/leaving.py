"""Out of play: destroyed, returned, archived, purged, shuffled in."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from stolik.games.keyforge.card import Ghost, Scene, Verb
from stolik.games.keyforge.effects.choosing import ANY_NUMBER, choose_one, choose_several
from stolik.games.keyforge.nouns import Noun, a_creature, this_card
from stolik.games.keyforge.playing import icons_of, resolve_icons
from stolik.games.keyforge.timing import (
    destroy,
    into_deck,
    other_halves,
    to_archives,
    to_archives_unnoticed,
    to_deck,
    to_foreign_archives,
    to_hand,
    to_purge,
)
from stolik.table import Asking, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge


Going = Callable[["KeyForge", list[int]], Asking[list[Ghost]]]


def _going(going: Going, word: str, noun: Noun, count: int = 1, up_to: bool = False) -> Verb:
    """Something happens to one card, or to several, that takes it out of play."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        if count == 1 and not up_to:
            found = yield from choose_one(g, s, noun, f"choose-{word}")
            s.them = [found] if found >= 0 else []
        else:
            s.them = yield from choose_several(g, s, noun, f"choose-{word}", count, up_to=up_to)
        s.ghosts = yield from going(g, s.them)
        s.amount = len(s.ghosts)
        s.ok = s.amount == len(s.them) > 0

    if count == 1 and not up_to:
        text = message(f"text-{word}", what=noun.text)
    else:
        text = message(f"text-{word}-up-to" if up_to else f"text-{word}-several", count=count, noun=noun.text)
    idle = (lambda g, s: not noun.find(g, s)) if noun.fixed else None
    return Verb(does, text, target=not noun.fixed, idle=idle, own=(lambda g, s: True) if noun.own else None)


def _all_going(going: Going, word: str, noun: Noun) -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.them = noun.find(g, s)
        s.ghosts = yield from going(g, s.them)
        s.amount = len(s.ghosts)
        s.ok = s.amount > 0

    text = message(f"text-{word}-each", noun=noun.text)
    own = (lambda g, s: True) if noun.own else None
    return Verb(does, text, idle=lambda g, s: not noun.find(g, s), own=own)


def destroy_one(noun: Noun) -> Verb:
    return _going(destroy, "destroy", noun)


def destroy_several(count: int, noun: Noun, up_to: bool = False) -> Verb:
    return _going(destroy, "destroy", noun, count, up_to)


def destroy_any(noun: Noun) -> Verb:
    """Any number of them, none too."""
    any_number = _going(destroy, "destroy", noun, ANY_NUMBER, True)
    return Verb(any_number.does, message("text-destroy-any", noun=noun.text), target=True)


def destroy_each(noun: Noun) -> Verb:
    return _all_going(destroy, "destroy", noun)


def destroy_both(one: Noun, other: Noun) -> Verb:
    """One of these and one of those, together; if there is only one half, that (decision 14)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        first = yield from choose_one(g, s, one, "choose-destroy")
        second = yield from choose_one(g, s, other, "choose-destroy")
        s.them = [found for found in (first, second) if found >= 0]
        s.ghosts = yield from destroy(g, s.them)
        s.amount = len(s.ghosts)
        s.ok = s.amount == 2

    return Verb(does, message("text-destroy-both", what=one.text, other=other.text), target=True)


def _by_power(going: Going, word: str, count: int, noun: Noun, strongest: bool) -> Verb:
    """The so many strongest or weakest; the active player chooses among equals (rulebook: "Najsilniejsze")."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.them = []
        while len(s.them) < count:
            rest = [found for found in noun.find(g, s) if found not in s.them]
            if not rest:
                break
            powers = [g.power(found) for found in rest]
            best = max(powers) if strongest else min(powers)
            equals = [found for found, power in zip(rest, powers, strict=True) if power == best]
            if len(equals) > count - len(s.them):
                equals = [(yield from g.pick(g.active, f"choose-{word}", equals, public=True, source=s.giver))]
            s.them += equals
        s.ghosts = yield from going(g, s.them)
        s.amount = len(s.ghosts)
        s.ok = s.amount == len(s.them) > 0

    rank = "strongest" if strongest else "weakest"
    return Verb(does, message(f"text-{word}-{rank}", count=count, noun=noun.text))


def destroy_strongest(count: int, noun: Noun = a_creature) -> Verb:
    return _by_power(destroy, "destroy", count, noun, True)


def shuffle_weakest_in(count: int, noun: Noun = a_creature) -> Verb:
    """Into their owners' decks."""
    return _by_power(into_deck, "shuffle-in", count, noun, False)


def destroy_all_but_strongest(noun: Noun) -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        everyone, equals = noun.find(g, s), noun.strongest.find(g, s)
        s.them = []
        if equals:
            spared = yield from g.pick(g.active, "choose-spare", equals, public=True, source=s.giver)
            s.them = [found for found in everyone if found != spared]
        s.ghosts = yield from destroy(g, s.them)
        s.amount = len(s.ghosts)
        s.ok = s.amount > 0

    return Verb(does, message("text-destroy-all-but-strongest", noun=noun.text))


def sacrifice(noun: Noun = this_card) -> Verb:
    """decision 24: the same as destroying, by its controller."""
    return _going(destroy, "sacrifice", noun)


def return_to_hand(noun: Noun, count: int = 1, up_to: bool = False) -> Verb:
    """From play to its owner's hand."""
    return _going(to_hand, "return", noun, count, up_to)


def return_each(noun: Noun) -> Verb:
    return _all_going(to_hand, "return", noun)


def archive_from_play(noun: Noun) -> Verb:
    return _going(to_archives, "archive-from-play", noun)


def put_into_archives(noun: Noun) -> Verb:
    """Into its owner's archives: that is no archiving, and nothing reacts to it (decision 43)."""
    return _going(to_archives_unnoticed, "put-into-archives", noun)


def archive_each_from_play(noun: Noun) -> Verb:
    return _all_going(to_archives, "archive-from-play", noun)


def purge(noun: Noun) -> Verb:
    """A card in play."""
    return _going(to_purge, "purge", noun)


def purge_each(noun: Noun) -> Verb:
    return _all_going(to_purge, "purge", noun)


def purge_for_icons(noun: Noun) -> Verb:
    """decision 94: its icons "as if you had played it"; what bars or doubles icons does so here, too."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_one(g, s, noun, "choose-purge")
        s.ok = found >= 0
        if found >= 0:
            icons = icons_of(g, [found, *other_halves(g, found)])
            s.ghosts = yield from to_purge(g, [found])
            yield from resolve_icons(g, s.me, found, icons)

    return Verb(does, message("text-purge-for-icons", what=noun.text), target=True)


def shuffle_in(noun: Noun, count: int = 1) -> Verb:
    """From play into its owner's deck."""
    return _going(into_deck, "shuffle-in", noun, count)


def shuffle_each_in(noun: Noun) -> Verb:
    return _all_going(into_deck, "shuffle-in", noun)


def put_on_deck(noun: Noun) -> Verb:
    """From play on top of its owner's deck."""
    return _going(to_deck, "put-on-deck", noun)


def put_each_on_deck(noun: Noun) -> Verb:
    """The active player says in which order they come to lie."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        waiting = noun.find(g, s)
        s.them = []
        while waiting:
            owners = [g.backs[found] for found in waiting]
            found = waiting[0]
            if any(owners.count(owner) > 1 for owner in (0, 1)):
                found = yield from g.pick(g.active, "choose-put-on-deck", waiting, public=True, source=s.giver)
            waiting.remove(found)
            s.them.append(found)
        s.ghosts = yield from to_deck(g, s.them)
        s.amount = len(s.ghosts)
        s.ok = s.amount > 0

    return Verb(does, message("text-put-on-deck-each", noun=noun.text))


def abduct(noun: Noun, count: int = 1, up_to: bool = False) -> Verb:
    """Into your archives; leaving them it goes to its owner's hand (decision 25)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.them = yield from choose_several(g, s, noun, "choose-abduct", count, up_to=up_to)
        s.ghosts = yield from to_foreign_archives(g, s.them, s.me)
        s.ok = bool(s.ghosts)

    text = message("text-abduct-up-to" if up_to else "text-abduct", count=count, what=noun.text)
    return Verb(does, text, target=True)
