"""Cards in decks and discard piles, and under other cards."""

from typing import TYPE_CHECKING

from stolik.games.keyforge.card import Happening, Scene, Verb
from stolik.games.keyforge.effects.choosing import choose_from
from stolik.games.keyforge.effects.hands import into_archives
from stolik.games.keyforge.effects.kinds import Kind, card_
from stolik.games.keyforge.nouns import player
from stolik.games.keyforge.playing import enter as put_into_play
from stolik.games.keyforge.playing import play, second_half
from stolik.games.keyforge.timing import happen
from stolik.games.keyforge.zones import ARCHIVES, DECK, DISCARD, HAND, HIDDEN, OPEN, RESOLVING
from stolik.table import Asking, Message, Option, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge


def archive_top(count: int = 1) -> Verb:
    """From the top of your deck; an empty deck gives nothing (decision 104)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.amount = yield from archive_top_of(g, s.me, count)
        s.ok = s.amount == count

    return Verb(does, message("text-archive-top", count=count))


def archive_top_of(g: "KeyForge", seat: int, count: int = 1) -> Asking[int]:
    """From the top of a player's deck into their archives; returns how many there were."""
    deck = g.zones[DECK[seat]]
    found = min(count, len(deck))
    for _ in range(found):
        top = deck[-1]
        g.move(top, ARCHIVES[seat], "card_archived", seat, in_sight=True)
        yield from happen(g, Happening("archived", top, seat))
    return found


def archive_each_from_under() -> Verb:
    """The cards under this one."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.them = g.under(s.card)
        s.ok = bool(s.them)
        for found in s.them:
            yield from into_archives(g, found, s.me)

    return Verb(does, Message("text-archive-from-under"))


def archive_from_discard(kind: Kind = card_) -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_from(g, s, kind.among(g, s, g.zones[DISCARD[s.me]]), "choose-archive", public=True)
        s.ok = found >= 0
        if found >= 0:
            yield from into_archives(g, found, s.me)

    return Verb(does, message("text-archive-from-discard", what=kind.text), target=True)


def return_from_discard(kind: Kind = card_) -> Verb:
    """To your hand."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_from(g, s, kind.among(g, s, g.zones[DISCARD[s.me]]), "choose-return", public=True)
        s.ok = found >= 0
        if found >= 0:
            g.put_away(found, HAND, "card_returned")

    return Verb(does, message("text-return-from-discard", what=kind.text), target=True)


def return_this_from_discard() -> Verb:
    """A card that says so in its own discard pile goes to its owner's hand."""

    def does(g: "KeyForge", s: Scene) -> None:
        s.ok = g.where[s.card] in DISCARD
        if s.ok:
            g.put_away(s.card, HAND, "card_returned")

    return Verb(does, Message("text-return-this-from-discard"))


def return_all_from_discard(kind: Kind) -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        s.them = kind.among(g, s, g.zones[DISCARD[s.me]])
        for found in s.them:
            g.put_away(found, HAND, "card_returned")
        s.ok = bool(s.them)

    return Verb(does, message("text-return-all-from-discard", what=kind.text))


def discard_to_deck(kind: Kind = card_) -> Verb:
    """From your discard pile on top of your deck."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_from(g, s, kind.among(g, s, g.zones[DISCARD[s.me]]), "choose-return", public=True)
        s.ok = found >= 0
        if found >= 0:
            g.put_away(found, DECK, "card_put_on_deck")

    return Verb(does, message("text-discard-to-deck", what=kind.text), target=True)


def purge_from_discard(kind: Kind = card_, count: int = 1, up_to: bool = False, any_pile: bool = True) -> Verb:
    """From a discard pile: with several cards all from one pile."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.amount = 0
        seats = [s.me, 1 - s.me] if any_pile else [s.me]
        for _ in range(count):
            cards = [found for seat in seats for found in kind.among(g, s, g.zones[DISCARD[seat]])]
            found = yield from choose_from(g, s, cards, "choose-purge", public=True, optional=up_to)
            if found < 0:
                break
            seats = [g.controller(found)]
            g.purge(found)
            s.amount += 1
        s.ok = s.amount == count

    key = "text-purge-from-discard-up-to" if up_to else "text-purge-from-discard"
    return Verb(does, message(key, count=count, what=kind.text), target=True)


def discard_top(count: int = 1, who: str = "you") -> Verb:
    """From the top of a deck; `it` is the last one."""

    def does(g: "KeyForge", s: Scene) -> None:
        seat = player(s, who)
        deck = g.zones[DECK[seat]]
        s.them = []
        for _ in range(min(count, len(deck))):
            s.it = deck[-1]
            s.them.append(s.it)
            g.move(s.it, DISCARD[seat], "card_discarded", seat, in_sight=True)
        s.amount = len(s.them)
        s.ok = s.amount == count

    return Verb(does, message(f"text-discard-top-{who}", count=count))


def search_for_each(kind: Kind) -> Verb:
    """Your deck and discard pile for every card of a kind; what you say you found goes to your hand (decision 105)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.them = []
        while (found := (yield from _seek(g, s, kind, DECK, DISCARD))) >= 0:
            s.them.append(found)
        g.shuffle_deck(s.me)
        s.amount = len(s.them)
        s.ok = s.amount > 0

    return Verb(does, message("text-search-for-each", what=kind.text))


def _seek(g: "KeyForge", s: Scene, kind: Kind, *piles: tuple[int, int], openly: bool = False) -> Asking[int]:
    """Take a card of a kind from one's own piles into the hand; -1 if none is found, or said to be found.

    Nobody else learns what lies there, so cards are asked for by what they show.
    """
    cards = kind.among(g, s, [card for pile in piles for card in g.zones[pile[s.me]]])
    faces = sorted({g.faces[found] for found in cards}, key=lambda face: g.prints[face])
    options: list[Option] = [*faces, "pass"]
    answer = yield from g.choose(s.me, "search", options, "face", public=False, source=s.giver)
    if answer == "pass":
        return -1
    found = next(card for card in reversed(cards) if g.faces[card] == answer)
    if openly:
        g.show(found, g.everyone, "card_revealed", s.me)
    g.put_away(found, HAND, "card_returned")
    return found


def discard_until(kind: Kind) -> Verb:
    """From the top of your deck until a card of that kind is discarded, which goes to your hand."""

    def does(g: "KeyForge", s: Scene) -> None:
        deck = g.zones[DECK[s.me]]
        s.them = []
        s.ok = False
        while deck and not s.ok:
            s.it = deck[-1]
            s.them.append(s.it)
            g.move(s.it, DISCARD[s.me], "card_discarded", s.me, in_sight=True)
            s.ok = kind.test(g, s, s.it)
        if s.ok:
            g.put_away(s.it, HAND, "card_returned")

    return Verb(does, message("text-discard-until", what=kind.text))


def reveal_top() -> Verb:
    """The top card of your deck; it stays there and is `it`."""

    def does(g: "KeyForge", s: Scene) -> None:
        deck = g.zones[DECK[s.me]]
        s.ok = bool(deck)
        s.it = deck[-1] if deck else -1
        if deck:
            g.show(s.it, g.everyone, "card_revealed", s.me)

    return Verb(does, Message("text-reveal-top"))


def search(kind: Kind, discard_too: bool = True) -> Verb:
    """Your deck (and discard pile) for a card, which is revealed and goes to your hand (decision 105)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from _seek(g, s, kind, *((DECK, DISCARD) if discard_too else (DECK,)), openly=True)
        s.ok = found >= 0
        if s.ok:
            s.it = found
        g.shuffle_deck(s.me)

    return Verb(does, message("text-search" if discard_too else "text-search-deck", what=kind.text), target=True)


def play_top() -> Verb:
    """Play the top card of your deck; what cannot be played stays there, seen by all (decision 53)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        deck = g.zones[DECK[s.me]]
        s.ok = bool(deck)
        if deck:
            s.ok = yield from play(g, s.me, deck[-1])

    return Verb(does, Message("text-play-top"))


def play_from_discard(kind: Kind = card_) -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_from(g, s, kind.among(g, s, g.zones[DISCARD[s.me]]), "choose-play", public=True)
        s.ok = found >= 0
        if found >= 0:
            s.ok = yield from play(g, s.me, found)

    return Verb(does, message("text-play-from-discard", what=kind.text), target=True)


def put_under(kind: Kind = card_) -> Verb:
    """A card from your hand facedown under this card; its owner may look at it (decision 34)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        cards = kind.among(g, s, g.zones[HAND[s.me]]) if g.in_play(s.card) else []
        found = yield from choose_from(g, s, cards, "choose-put-under", public=False)
        s.ok = found >= 0
        if found >= 0:
            g.move(found, HIDDEN[g.owner(found)], "card_put_under", s.me)
            g.host[found] = s.card

    return Verb(does, message("text-put-under", what=kind.text), target=True)


def play_from_under() -> Verb:
    """Play the card under this one; what cannot be played stays there, seen by all (decision 53)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        under = g.under(s.card)
        s.ok = bool(under)
        if under:
            s.ok = yield from play(g, s.me, under[0])

    return Verb(does, Message("text-play-from-under"))


def shuffle_discard_in() -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        for found in g.zones[DISCARD[s.me]][:]:
            g.move(found, DECK[s.me])
        g.shuffle_deck(s.me)

    return Verb(does, Message("text-shuffle-discard-in"))


def shuffle_hand_and_discard_in() -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        for found in g.zones[HAND[s.me]] + g.zones[DISCARD[s.me]]:
            g.move(found, DECK[s.me])
        g.shuffle_deck(s.me)

    return Verb(does, Message("text-shuffle-hand-and-discard-in"))


def purge_self() -> Verb:
    """An action that purges itself."""

    def does(g: "KeyForge", s: Scene) -> None:
        s.ok = g.where[s.card] in RESOLVING
        if s.ok:
            g.purge(s.card)

    return Verb(does, Message("text-purge-self"))


def purge_the_beaten() -> Verb:
    """The creature that an "after" is about, if it can still be found (decision 21)."""

    def does(g: "KeyForge", s: Scene) -> None:
        s.ok = s.it >= 0 and g.where[s.it] in DISCARD
        if s.ok:
            # decision 81: of a gigantic creature both halves.
            for found in (*second_half(g, s.it), s.it):
                g.purge(found)

    return Verb(does, Message("text-purge-it"))


def put_the_beaten_into_play() -> Verb:
    """The creature that an "after" is about enters play under your control, if it can still be found (decision 21)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.ok = s.it >= 0 and OPEN[g.where[s.it]]
        if s.ok:
            yield from put_into_play(g, s.me, s.it)

    return Verb(does, Message("text-put-it-into-play"))
