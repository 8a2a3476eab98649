"""Playing and discarding cards: what is allowed, and what happens step by step (the chart of the rulebook, step 3)."""

from collections.abc import Sequence
from typing import cast

from stolik.games.keyforge.card import Card, Constant, Entry, Happening
from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.forging import capture, steal
from stolik.games.keyforge.state import EITHER, NONE, KeyForge, Lasting
from stolik.games.keyforge.timing import choose_place, happen, settle, strike, take_control, window
from stolik.games.keyforge.zones import ARTIFACTS, DECK, DISCARD, HIDDEN, LINE, RESOLVING, SEAT_OF, UNDER, UPGRADES
from stolik.table import Asking

SIX = 6


def may_play(g: KeyForge, seat: int, card: int, copied: Card | None = None) -> bool:
    """Everything but the house: limits, alpha, the rule of six, costs, a host for an upgrade (decision 50).

    With `copied` the question is whether it may be played as a copy of that.
    """
    printed = copied or CATALOG[g.prints[g.faces[card]]]
    if printed.mimics and to_mimic(g, seat) and not any(may_play(g, seat, card, c) for c in to_mimic(g, seat).values()):
        return False
    if g.tries.get(printed.title, 0) >= SIX:
        return False
    if printed.type == "upgrade" and not (g.zones[LINE[0]] or g.zones[LINE[1]]):
        return False
    if "alpha" in printed.keywords and g.stepped:
        return False
    if printed.playable is not None and not printed.playable(g, seat, card):
        return False
    index = g.index
    if printed.cost and g.pool[seat] < printed.cost:
        return False
    if "cannot-play" in index and barred(g, seat, printed.type):
        as_upgrade = "or-upgrade" in printed.enters and (g.zones[LINE[0]] or g.zones[LINE[1]])
        if not as_upgrade or barred(g, seat, "upgrade"):
            return False
    if "play-limit" in index and any(
        g.holds(entry, seat) and len(g.played) >= cast(Constant, entry.standing).amount(g, entry, seat)  # type: ignore[misc]
        for entry in index["play-limit"]
    ):
        return False
    if "play-fee" in index and fee(g, "play-fee", seat, printed.type) + printed.cost > g.pool[seat]:
        return False
    return not printed.half or bool(second_half(g, card))


def barred(g: KeyForge, seat: int, type_: str) -> bool:
    """Does anything say that this player cannot play cards of this type?"""
    return any(
        (not entry.standing.word or entry.standing.word == type_) and g.holds(entry, seat)  # type: ignore[union-attr]
        for entry in g.index.get("cannot-play", NONE)
    )


def to_mimic(g: KeyForge, seat: int) -> dict[int, Card]:
    """The actions in the opponent's discard pile that may be copied, one of each print."""
    found: dict[str, int] = {}
    for card in g.zones[DISCARD[1 - seat]]:
        printed = g.card(card)
        if printed.type == "action" and not printed.mimics:
            found.setdefault(g.prints[g.faces[card]], card)
    return {card: g.card(card) for card in found.values()}


def become_a_copy(g: KeyForge, seat: int, card: int) -> Asking[int]:
    """decision 99: it is the copied card in all respects while it is played. Returns that card, or -1."""
    able = [found for found, printed in to_mimic(g, seat).items() if may_play(g, seat, card, printed)]
    if not able:
        return -1
    found = yield from g.pick(seat, "copy-what", able, public=True, source=card)
    g.copies[str(card)] = g.prints[g.faces[found]]
    return found


def fee(g: KeyForge, kind: str, seat: int, type_: str) -> int:
    """What this player must pay the other one to play or use a card of this type."""
    return sum(
        cast(Constant, entry.standing).amount(g, entry, seat)  # type: ignore[misc]
        for entry in g.index.get(kind, NONE)
        if cast(Constant, entry.standing).word == type_ and g.holds(entry, seat)
    )


def second_half(g: KeyForge, card: int) -> list[int]:
    """The other half of a gigantic creature in the same zone (decision 81).

    rulebook: "Olbrzymie stworzenie": what plays the top card of a deck, or the one under a card, has only that one.
    """
    printed = g.card(card)
    if not printed.half or g.where[card] in DECK or g.where[card] in HIDDEN:
        return []
    return [
        other
        for other in g.zones[g.where[card]]
        if g.card(other).title == printed.title and g.card(other).half == 3 - printed.half
    ][:1]


def house_allows(g: KeyForge, card: int) -> bool:
    """Is it of the active house, so that it may be played, used or discarded?"""
    house = g.house
    if not house:
        return False
    if "house" in g.index or "also-house" in g.index:
        return house in g.houses_of(card)
    return CATALOG[g.prints[g.faces[card]]].house == house if not g.copies else g.card(card).house == house


def playing_permits(g: KeyForge, seat: int, card: int) -> bool:
    """Does a permission let this card of another house be played now?"""
    return any(g.holds(entry, card) and entry.me == seat for entry in g.index.get("may-play", NONE))


def play(g: KeyForge, seat: int, card: int, *, basic: bool = False) -> Asking[bool]:
    """Play a card from wherever it is (rulebook: chart "Zagranie karty"; decision 50). False if it cannot be played."""
    if not may_play(g, seat, card):
        g.show(card, g.everyone, "card_not_playable", seat)
        return False
    uncover(g, seat, card)
    printed = g.card(card)
    # rulebook: "Zasada pierwszej tury": a second card needs it, whatever its house.
    if basic and (not house_allows(g, card) or (g.turn == 1 and g.from_hand > 1)):
        yield from spend_permission(g, seat, card)
    copied, told = -1, "card_played"
    if printed.mimics:
        told = lay_open(g, seat, card, told)
        copied = yield from become_a_copy(g, seat, card)
        printed = g.card(card)
    if printed.cost:
        g.lose(seat, printed.cost, card)
    if "play-fee" in g.index:
        pay_fee(g, "play-fee", seat, printed.type)
    g.tries[printed.title] = g.tries.get(printed.title, 0) + 1
    g.stepped += 1
    half = second_half(g, card)
    if half and printed.half == 2:
        # decision 81: power, armor and text are those of the first half, whichever of them was picked.
        card, half = half[0], [card]
        printed = g.card(card)
    if card in g.strays:
        g.strays.remove(card)
    g.host[card] = -1
    if printed.type == "action":
        if told:
            g.move(card, RESOLVING[seat], told, seat)
        if copied >= 0:
            g.emit("copied", card=card, target=copied)
    else:
        yield from put_into_play(g, seat, card, "card_played", half)
    flanks = entered_on(g, seat, card) if "played" in g.index else ""
    # It may have become a copy, or an upgrade.
    printed, type_ = g.card(card), g.type_of(card)
    icons = icons_of(g, [card, *half]) if half else printed.icons
    g.played.append(card)
    g.played_kinds.append(f"{type_} {printed.house}")
    if type_ == "creature":
        g.creatures_played[seat] += 1
    if "omega" in printed.keywords and not ("blank" in g.index and g.blank(card)):
        g.omega = True
    if g.unsettled:
        yield from settle(g)
    g.beat()
    if icons or "more-icons" in g.index:
        yield from resolve_icons(g, seat, card, icons)
    h = Happening("played", card, seat, word=flanks)
    entered = Happening("entered", card, seat)
    if printed.type == "action":
        if "before-action" in g.index:
            # rulebook: FAQ "Skafander ochronny": after the icons, before the Play ability.
            yield from window(g, (Happening("before-action", card, seat),))
        yield from window(g, (h,))
        finish_action(g, card)
    elif printed.abilities or "played" in g.index or "entered" in g.index or "gain-play" in g.index:
        yield from window(g, (h, entered) if g.in_play(card) else (h,))
    if g.unsettled:
        yield from settle(g)
    return True


def uncover(g: KeyForge, seat: int, card: int) -> None:
    """From the top of a deck: whoever is asked where it goes has to know what it is."""
    if not g.sees(g.active, card):
        g.show(card, g.everyone, "card_revealed", seat)


def lay_open(g: KeyForge, seat: int, card: int, event: str) -> str:
    """Onto the table before its player says where it goes, which tells what it is. Returns what is still to be told."""
    if g.seen[card] == g.everyone:
        return event
    g.move(card, RESOLVING[seat], event, seat)
    return ""


def icons_of(g: KeyForge, cards: Sequence[int]) -> tuple[str, ...]:
    """The bonus icons of a creature; of a gigantic one those of the top half first (decision 81)."""
    return tuple(icon for one in sorted(cards, key=lambda card: g.card(card).half) for icon in g.card(one).icons)


def entered_on(g: KeyForge, seat: int, card: int) -> str:
    """The ends of this player's line at which a creature stands now, where it has just been played: left, right."""
    line = g.zones[LINE[seat]]
    return " ".join(word for word, end in (("left", line[:1]), ("right", line[-1:])) if end == [card])


def finish_action(g: KeyForge, card: int) -> None:
    """An action goes to its owner's discard pile, unless it has moved itself elsewhere."""
    if g.copies:
        g.copies.pop(str(card), None)
    if g.where[card] in RESOLVING:
        g.move(card, DISCARD[g.backs[card]])


def spend_permission(g: KeyForge, seat: int, card: int) -> Asking[None]:
    """decision 54: a permission is spent only when it is needed; of several different ones the player says which."""
    able = [entry for entry in g.index.get("may-play", NONE) if entry.me == seat and g.holds(entry, card)]
    if not able:
        return
    givers = list({id(entry.standing): entry.giver for entry in reversed(able)}.values())[::-1]
    if all(g.sees(g.active, giver) for giver in givers):
        giver = yield from g.pick(g.active, "which-permission", givers, public=True)
    else:
        # Shuffled into a deck since: it is asked for by what it shows, or the question would say where it lies.
        faces = [g.faces[giver] for giver in givers]
        face = yield from g.pick(g.active, "which-permission", faces, "face", public=True)
        giver = givers[faces.index(face)]
    entry = next(one for one in able if one.giver == giver)
    if entry.lasting is None:
        g.spent.append(entry.card)
    elif entry.lasting.number:
        spend(g, entry.lasting)


def spend(g: KeyForge, lasting: Lasting) -> None:
    """A permission is used up; "play or use" was one for both."""
    lasting.number -= 1
    if not lasting.number:
        g.lasting.remove(lasting)
        if lasting.word == EITHER:
            g.lasting.remove(next(o for o in g.lasting if (o.word, o.source) == (EITHER, lasting.source)))
        g.changed()


def pay_fee(g: KeyForge, kind: str, seat: int, type_: str) -> None:
    amount = fee(g, kind, seat, type_)
    if amount:
        g.lose(seat, amount)
        g.gain(1 - seat, amount)


def put_into_play(
    g: KeyForge, seat: int, card: int, event: str = "card_put_into_play", half: Sequence[int] = (), at: int = -1
) -> Asking[None]:
    """A card enters play: a creature on a flank, an artifact exhausted, an upgrade on a creature."""
    uncover(g, seat, card)
    printed = g.card(card)
    type_ = printed.type
    copied = -1
    told = event
    if "copy" in printed.enters and g.creatures():
        told = lay_open(g, seat, card, told)
        # decision 99: chosen on entering, kept until it leaves; of the house that its text names, also as a maverick.
        copied = yield from g.pick(g.active, "copy-whom", g.creatures(), public=True, source=card)
        title, _, detail = g.copies.get(str(copied), g.prints[g.faces[copied]]).partition("~")
        added = "".join(detail.partition("+")[1:])
        g.copies[str(card)] = f"{title}~{CATALOG[printed.title].house}{added}"
        # It stays a creature, also as a copy of an artifact that has become one.
        printed = g.card(card)
    if "or-upgrade" in printed.enters and event == "card_played" and g.creatures():
        told = lay_open(g, seat, card, told)
        hows = [f"as-{word}" for word in ("creature", "upgrade") if not barred(g, seat, word)]
        how = yield from g.choose(g.active, "play-as", hows, "word", public=True, source=card)
        type_ = cast(str, how).removeprefix("as-")
    holder = 1 - seat if "enemy" in printed.enters else seat
    g.host[card] = -1
    if type_ == "creature":
        if at < 0:
            if g.zones[LINE[holder]]:
                told = lay_open(g, seat, card, told)
            at = yield from choose_place(g, card, holder)
        g.move(card, LINE[holder], told, seat, at)
        for other in half:
            g.move(other, UNDER[holder])
            g.host[other] = card
    elif type_ == "artifact":
        g.move(card, ARTIFACTS[holder], told, seat)
    else:
        hosts = g.creatures()
        if len(hosts) > 1:
            told = lay_open(g, seat, card, told)
        host = yield from g.pick(g.active, "attach", hosts, public=True, source=card)
        g.move(card, UPGRADES[seat], told, seat)
        g.host[card] = host
        g.emit("attached", card=card, target=host)
    if copied >= 0:
        g.emit("copied", card=card, target=copied)
    if holder != g.backs[card] and type_ != "upgrade":
        from stolik.games.keyforge.state import Held

        g.held.append(Held(card, holder, -1))
    g.exhausted[card] = 1
    g.changed()
    if printed.type == "upgrade" and any(constant.kind == "control" for constant in printed.constants):
        # "You control this creature": as long as the upgrade is in play.
        yield from take_control(g, g.host[card], seat, card)
    enters_ready = "ready" in printed.enters
    entering = list(g.index.get("enters-ready", NONE))
    if g.blank(card):
        # rulebook: FAQ "Cień Dis": how a card enters play is settled before anything blanks it.
        entering += [Entry(said, holder, card) for said in printed.constants if said.kind == "enters-ready"]
    for entry in entering:
        whose = cast(Constant, entry.standing).word
        # "played": cards that you play; "anybody-played": either player; else your cards, however they enter.
        if "played" in whose and event != "card_played":
            continue
        mine = entry.me == (seat if whose else holder) or whose == "anybody-played"
        if mine and g.holds(entry, card):
            enters_ready = True
            if entry.lasting is not None and entry.lasting.number:
                # "The next creature you play this turn": it is spent now.
                g.lasting.remove(entry.lasting)
                g.changed()
    if enters_ready:
        g.exhausted[card] = 0
    if type_ != "upgrade":
        if "stunned" in printed.enters:
            g.stun(card)
        if "enraged" in printed.enters:
            g.enrage(card)
        if "warded" in printed.enters:
            g.ward(card)


def enter(g: KeyForge, seat: int, card: int, at: int = -1) -> Asking[int]:
    """Put a card into play without playing it (decision 55); half a gigantic creature cannot be.

    Returns the card that entered, which of a gigantic creature is its first half; -1 if none did.
    """
    half = second_half(g, card)
    if g.card(card).half and not half:
        return -1
    if half and g.card(card).half == 2:
        card, half = half[0], [card]
    yield from put_into_play(g, seat, card, half=half, at=at)
    if g.unsettled:
        yield from settle(g)
    if g.in_play(card) and "entered" in g.index:
        yield from window(g, (Happening("entered", card, SEAT_OF[g.where[card]]),))
    return card


def resolve_icons(g: KeyForge, seat: int, card: int, icons: Sequence[str]) -> Asking[None]:
    """rulebook: "Symbole premii": top to bottom, each one mandatory, also when the card has left play."""
    if "more-icons" in g.index:
        times = 1 + more_icons(g, seat, card)
        icons = tuple(icon for icon in icons for _ in range(times))
    if "no-icons" in g.index and g.any_holds("no-icons", seat):
        return
    index = g.index
    plain = not ("icon" in index or "catch-amber" in index or "icon-as-capture" in index)
    if plain and all(icon == "amber" for icon in icons):
        g.gain(seat, len(icons), card)
        return
    for icon in icons:
        yield from resolve_icon(g, seat, card, icon)
        if g.unsettled:
            yield from settle(g)


def more_icons(g: KeyForge, seat: int, card: int) -> int:
    """How often each icon of this card is resolved again; "the next card you play" is spent now."""
    found = 0
    for entry in list(g.index["more-icons"]):
        if entry.me == seat and g.holds(entry, card):
            found += 1
            if entry.lasting is not None and entry.lasting.number:
                g.lasting.remove(entry.lasting)
                g.changed()
    return found


def resolve_icon(g: KeyForge, seat: int, card: int, icon: str) -> Asking[None]:
    hit = -1
    if icon != "capture" and "icon-as-capture" in g.index and g.any_holds("icon-as-capture", seat):
        answer = yield from g.choose(g.active, "icon-as", (f"icon-{icon}", "icon-capture"), "word", public=True)
        icon = cast(str, answer).removeprefix("icon-")
    if icon == "capture" and "capture-as-steal" in g.index and g.any_holds("capture-as-steal", seat):
        # decision 95: one replacement after the other.
        answer = yield from g.choose(g.active, "icon-as", ("icon-capture", "icon-steal"), "word", public=True)
        if answer == "icon-steal":
            yield from steal(g, seat, 1)
            return
    if icon == "amber":
        g.gain(seat, 1, card)
    elif icon == "draw":
        g.draw_cards(seat, 1)
    elif icon == "capture":
        mine = g.creatures(seat)
        if mine:
            captor = yield from g.pick(g.active, "icon-capture", mine, public=True, source=card)
            yield from capture(g, captor, 1)
    elif icon == "damage":
        everyone = g.creatures()
        if everyone:
            hit = yield from g.pick(g.active, "icon-damage", everyone, public=True, source=card)
            hurt, _ = yield from strike(g, [(hit, 1 + g.total("icon-damage", seat))])
            # It may be dealt to another creature instead.
            hit = next((card for card in hurt if g.is_creature(card)), -1)
    yield from happen(g, Happening("icon", card, seat, hit, word=icon))


def discard_from_hand(g: KeyForge, card: int) -> Asking[None]:
    """A card leaves a hand for the discard pile."""
    seat = SEAT_OF[g.where[card]]
    g.discard(card, seat)
    if seat == g.active:
        g.discarded.append(g.card(card).house)
    yield from happen(g, Happening("discarded", card, seat))


def note_use(g: KeyForge, card: int, title: str) -> None:
    g.tries[title] = g.tries.get(title, 0) + 1
    g.stepped += 1
    g.used.append(card)
    if g.is_creature(card):
        g.creatures_used.append(card)
