"""Cards in hands and archives."""

from typing import TYPE_CHECKING, cast

from stolik.games.keyforge.card import Happening, Scene, Verb
from stolik.games.keyforge.effects.choosing import Amount, choose_from, number, said_per, whom
from stolik.games.keyforge.effects.kinds import Kind, card_
from stolik.games.keyforge.nouns import Count, player
from stolik.games.keyforge.playing import discard_from_hand
from stolik.games.keyforge.timing import happen
from stolik.games.keyforge.zones import ARCHIVES, HAND
from stolik.table import Asking, Message, Option, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge


def draw(count: Amount, per: Count | None = None, who: str = "you") -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        wanted = number(count, g, s) * (1 if per is None else per.of(g, s))
        s.amount = g.draw_cards(player(s, who), wanted)
        s.ok = s.amount == wanted > 0

    key = "text-draw" if who == "you" else "text-opponent-draws"
    text = (
        message(key, count=count)
        if isinstance(count, int)
        else message("text-per", what=message(key, count=1), per=count.text)
    )
    return Verb(does, said_per(text, per))


def random_discard(count: int = 1, who: str = "opponent") -> Verb:
    """decision 107: by chance. `who` is you, opponent, or the owner of `it`."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.amount = 0
        hand = g.zones[HAND[whom(g, s, who)]]
        for _ in range(count):
            if not hand:
                break
            s.it = hand[g.below(len(hand))]
            s.amount += 1
            yield from discard_from_hand(g, s.it)
        s.ok = s.amount == count

    return Verb(does, message(f"text-random-discard-{who}", count=count))


def choose_from_hand(g: "KeyForge", s: Scene, kind: Kind, prompt: str, whose: str = "you") -> Asking[int]:
    """A card of a kind from your hand, or from your opponent's after you have looked at it; -1 for none.

    From "you may" nobody learns that there is none: it is asked all the same. What you must do and do not tells all.
    """
    zone = HAND[player(s, whose)]
    cards = kind.among(g, s, g.zones[zone])
    if cards or not g.zones[zone]:
        return (yield from choose_from(g, s, cards, prompt, public=False, seat=s.me))
    if s.may:
        s.may = False
        yield from g.choose(s.me, prompt, ("pass",), public=False, source=s.giver)
    else:
        g.rule_out(zone, kind.faces(g, s))
    return -1


def discard(kind: Kind = card_, count: int = 1) -> Verb:
    """Cards of your choice from your hand."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.amount = 0
        for _ in range(count):
            found = yield from choose_from_hand(g, s, kind, "choose-discard")
            if found < 0:
                break
            s.amount += 1
            yield from discard_from_hand(g, found)
        s.ok = s.amount == count

    return Verb(does, message("text-discard", count=count, what=kind.text), target=True)


def discard_each(kind: Kind, who: str = "opponent") -> Verb:
    """All cards of a kind from a hand."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.them = kind.among(g, s, g.zones[HAND[player(s, who)]])
        s.amount = len(s.them)
        s.ok = s.amount > 0
        for found in s.them:
            yield from discard_from_hand(g, found)

    return Verb(does, message(f"text-discard-each-{who}", what=kind.text))


def reveal(kind: Kind) -> Verb:
    """Any number of cards of a kind from your hand; `this_way("revealed")` counts them."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.them = []
        while True:
            left = [found for found in kind.among(g, s, g.zones[HAND[s.me]]) if found not in s.them]
            options: list[Option] = [*left, "done"]
            answer = yield from g.choose(
                s.me, "choose-reveal", options, public=False, source=s.giver, group="choose-reveal"
            )
            if answer == "done":
                break
            s.them.append(cast(int, answer))
            g.show(s.them[-1], g.everyone, "card_revealed", s.me)
        s.amount = len(s.them)
        s.ok = s.amount > 0

    return Verb(does, message("text-reveal", what=kind.text))


def reveal_and_archive(kind: Kind) -> Verb:
    """One card from your hand."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_from_hand(g, s, kind, "choose-archive")
        s.ok = found >= 0
        if found >= 0:
            g.show(found, g.everyone, "card_revealed", s.me)
            yield from into_archives(g, found, s.me)

    return Verb(does, message("text-reveal-and-archive", what=kind.text), target=True)


def purge_from_hand(kind: Kind) -> Verb:
    """One card from your hand; it stays `it`."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_from_hand(g, s, kind, "choose-purge")
        s.ok = found >= 0
        if found >= 0:
            g.purge(found, s.me)

    return Verb(does, message("text-purge-from-hand", what=kind.text), target=True)


def purge_each_from_hand(kind: Kind) -> Verb:
    """All cards of a kind from your hand."""

    def does(g: "KeyForge", s: Scene) -> None:
        s.them = kind.among(g, s, g.zones[HAND[s.me]])
        s.amount = len(s.them)
        s.ok = s.amount > 0
        for found in s.them:
            g.purge(found, s.me)

    return Verb(does, message("text-purge-each-from-hand", what=kind.text))


def into_archives(g: "KeyForge", found: int, seat: int = -1) -> Asking[None]:
    """Archive a card that is not in play; "put into archives" is something else and nothing reacts to it."""
    g.archive(found, seat)
    yield from happen(g, Happening("archived", found, seat))


def archive(kind: Kind = card_, count: int = 1, up_to: bool = False) -> Verb:
    """From your hand."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.amount = 0
        for _ in range(count):
            cards = kind.among(g, s, g.zones[HAND[s.me]])
            found = yield from choose_from(g, s, cards, "choose-archive", public=False, optional=up_to)
            if found < 0:
                break
            s.amount += 1
            yield from into_archives(g, found, s.me)
        s.ok = s.amount == count

    key = "text-archive-up-to" if up_to else "text-archive"
    return Verb(does, message(key, count=count, what=kind.text), target=True)


def archive_random(count: int) -> Verb:
    """Cards of your hand, by chance."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        hand = g.zones[HAND[s.me]]
        s.amount = min(count, len(hand))
        for _ in range(s.amount):
            yield from into_archives(g, hand[g.below(len(hand))], s.me)
        s.ok = s.amount == count

    return Verb(does, message("text-archive-random", count=count))


def discard_archived() -> Verb:
    """A card of your choice from your archives; what belongs to the other player goes to their hand instead."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_from(g, s, g.zones[ARCHIVES[s.me]], "choose-discard", public=False, seat=s.me)
        s.ok = found >= 0 and found not in g.strays
        if found >= 0:
            g.discard(found, s.me)

    return Verb(does, Message("text-discard-archived"), target=True)


def discard_random_archived() -> Verb:
    """From the opponent's archives; what belongs to you goes to your hand instead (decision 25)."""

    def does(g: "KeyForge", s: Scene) -> None:
        archives = g.zones[ARCHIVES[1 - s.me]]
        s.ok = bool(archives)
        if archives:
            s.it = archives[g.below(len(archives))]
            s.ok = s.it not in g.strays
            g.discard(s.it, 1 - s.me)

    return Verb(does, Message("text-discard-random-archived"))


def purge_archived() -> Verb:
    """A card of your choice from your archives, or a random one from your opponent's (decision 109).

    What belongs to the other player goes to their hand instead, and was not purged.
    """

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        own, theirs = g.zones[ARCHIVES[s.me]], g.zones[ARCHIVES[1 - s.me]]
        optional, s.may = s.may, False
        s.ok = bool(own or theirs)
        if not s.ok:
            return
        options: list[Option] = [*own, *(["theirs"] if theirs else []), *(["pass"] if optional else [])]
        answer = yield from g.choose(s.me, "choose-purge", options, public=False, source=s.giver)
        if answer == "pass":
            s.ok = False
            return
        s.it = theirs[g.below(len(theirs))] if answer == "theirs" else cast(int, answer)
        s.ok = s.it not in g.strays
        g.purge(s.it)

    return Verb(does, Message("text-purge-archived"), target=True)


def discard_archives() -> Verb:
    """The opponent discards theirs; cards that belong to the other player go to their hand, not discarded."""

    def does(g: "KeyForge", s: Scene) -> None:
        archives = g.zones[ARCHIVES[1 - s.me]][:]
        s.amount = sum(found not in g.strays for found in archives)
        s.ok = s.amount > 0
        for found in archives:
            g.discard(found, 1 - s.me)

    return Verb(does, Message("text-discard-archives"))


def purge_from_their_hand(kind: Kind = card_) -> Verb:
    """A card of your choice from the opponent's hand, which you have just looked at."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        found = yield from choose_from_hand(g, s, kind, "choose-purge", "opponent")
        s.ok = found >= 0
        if found >= 0:
            g.purge(found)

    return Verb(does, message("text-purge-from-their-hand", what=kind.text), target=True)


def look_at_hand() -> Verb:
    """The opponent's."""

    def does(g: "KeyForge", s: Scene) -> None:
        for found in g.zones[HAND[1 - s.me]]:
            g.show(found, 1 << s.me)
        g.emit("hand_looked_at", seat=s.me, opponent=1 - s.me)

    return Verb(does, Message("text-look-at-hand"))


def reveal_hand(who: str = "opponent") -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        s.them = g.zones[HAND[player(s, who)]][:]
        for found in s.them:
            g.show(found, g.everyone, "card_revealed", player(s, who))

    return Verb(does, Message(f"text-reveal-hand-{who}"))
