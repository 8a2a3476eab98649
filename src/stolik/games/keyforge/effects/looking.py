"""Looking at the top of a deck: what is seen is put somewhere, card by card."""

from typing import TYPE_CHECKING

from stolik.games.keyforge.card import Happening, Scene, Verb
from stolik.games.keyforge.effects.choosing import choose_from
from stolik.games.keyforge.nouns import player
from stolik.games.keyforge.timing import happen
from stolik.games.keyforge.zones import ARCHIVES, DECK, DISCARD, HAND, PURGED
from stolik.table import Asking, Message, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge

FATES = {
    "hand": (HAND, "card_drawn"),
    "discard": (DISCARD, "card_discarded"),
    "archive": (ARCHIVES, "card_archived"),
    "purge": (PURGED, "card_purged"),
    "bottom": (DECK, ""),
}
"""Where a card may go, all of them zones of the deck's owner, and how it is told; `bottom` is that of the deck."""
RESTS = ("stay", "order", "discard", "shuffle")


def look_at_top(count: int, *fates: str, rest: str = "stay", who: str = "you", openly: bool = False) -> Verb:
    """Look at so many cards on top of a deck; one goes to each of the `fates` in turn, and then there is the rest.

    The rest stays where it is, goes back in an order of your choice, is discarded or shuffled in. `openly`: they are
    revealed to all.
    """
    assert rest in RESTS
    assert all(fate in FATES for fate in fates)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        seat = player(s, who)
        deck = g.zones[DECK[seat]]
        seen = deck[max(0, len(deck) - count) :]
        s.ok = len(seen) == count
        if not seen:
            return
        for found in seen:
            if openly:
                g.show(found, g.everyone, "card_revealed", seat)
            else:
                g.show(found, 1 << s.me)
        g.emit("deck_looked_at", seat=s.me, opponent=seat, count=len(seen))
        g.beat()
        if rest == "order" or set(fates) & {"hand", "archive", "bottom"}:
            # Which of them goes where is seen by whoever looks, and by nobody else.
            g.mix_up(seen, 1 << s.me)
        seen.reverse()
        for fate in fates:
            found = yield from choose_from(g, s, seen, f"look-{fate}", public=openly, seat=s.me)
            if found < 0:
                return
            seen.remove(found)
            yield from _go(g, found, seat, fate)
        if rest == "order":
            yield from _order(g, s, seen, seat)
        for found in seen if rest == "discard" else ():
            yield from _go(g, found, seat, "discard")
        if rest == "shuffle":
            g.shuffle_deck(seat)

    return Verb(does, _said(count, fates, rest, who, openly))


def _go(g: "KeyForge", found: int, seat: int, fate: str) -> Asking[None]:
    zones, event = FATES[fate]
    g.move(found, zones[seat], event, seat, 0 if fate == "bottom" else -1, in_sight=True)
    if fate == "archive":
        yield from happen(g, Happening("archived", found, seat))


def _order(g: "KeyForge", s: Scene, left: list[int], seat: int) -> Asking[None]:
    """The topmost is said first."""
    ordered: list[int] = []
    while len(left) > 1:
        found = yield from choose_from(g, s, left, "look-top", public=False, seat=s.me)
        left.remove(found)
        ordered.append(found)
    deck = g.zones[DECK[seat]]
    for found in [*left, *reversed(ordered)]:
        deck.remove(found)
        deck.append(found)


def _said(count: int, fates: tuple[str, ...], rest: str, who: str, openly: bool) -> Message:
    said = message(f"text-{'reveal' if openly else 'look-at'}-top-{who}", count=count)
    parts = [Message(f"text-look-{fate}") for fate in fates]
    if rest != "stay":
        parts.append(Message(f"text-look-rest-{rest}" if fates else "text-look-order"))
    for part in parts:
        said = message("text-then", one=said, other=part)
    return said
