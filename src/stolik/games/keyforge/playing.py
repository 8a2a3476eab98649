"""Playing and using cards: what is allowed, and what happens step by step (the chart of the rulebook, step 3)."""

from collections.abc import Sequence
from typing import cast

from stolik.games.keyforge.card import HOUSES, Card, Constant, Happening, Scene
from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.state import ATTACKED, ENRAGED, KEYS, NONE, STUNNED, TAGGED, WARDED, KeyForge
from stolik.games.keyforge.timing import (
    abilities,
    choose_flank,
    deal,
    destroy,
    happen,
    place_damage,
    resolve,
    settle,
    steals_instead,
    take_control,
    tell_of_armor,
    window,
)
from stolik.games.keyforge.zones import (
    ARTIFACTS,
    DISCARD,
    HAND,
    LINE,
    RESOLVING,
    SEAT_OF,
    UNDER,
    UPGRADES,
)
from stolik.table import Asking, Option, won_by

SIX = 6


# -- may it be played? ------------------------------------------------------------------------------------------------


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
    if "cannot-play" in index and any(
        (not entry.standing.word or entry.standing.word == printed.type) and g.holds(entry, seat)  # type: ignore[union-attr]
        for entry in index["cannot-play"]
    ):
        return False
    if "play-limit" in index and any(
        g.holds(entry, seat) and len(g.played) >= cast(Constant, entry.standing).amount(g, entry, seat)  # type: ignore[misc]
        for entry in index["play-limit"]
    ):
        return False
    if "play-fee" in index and fee(g, "play-fee", seat, printed.type) + printed.cost > g.pool[seat]:
        return False
    return not printed.half or bool(second_half(g, card))


def to_mimic(g: KeyForge, seat: int) -> dict[int, Card]:
    """The actions in the opponent's discard pile that may be copied, one of each print."""
    found: dict[str, int] = {}
    for card in g.zones[DISCARD[1 - seat]]:
        printed = g.card(card)
        if printed.type == "action" and not printed.mimics:
            found.setdefault(g.prints[g.faces[card]], card)
    return {card: g.card(card) for card in found.values()}


def become_a_copy(g: KeyForge, seat: int, card: int) -> Asking[None]:
    """decision 99: it is the copied card in all respects while it is played."""
    able = [found for found, printed in to_mimic(g, seat).items() if may_play(g, seat, card, printed)]
    if able:
        found = yield from g.pick(seat, "copy-what", able, public=True, source=card)
        g.copies[str(card)] = g.prints[g.faces[found]]
        g.emit("copied", card=card, target=found)


def fee(g: KeyForge, kind: str, seat: int, type_: str) -> int:
    """What this player must pay the other one to play or use a card of this type."""
    return sum(
        cast(Constant, entry.standing).amount(g, entry, seat)  # type: ignore[misc]
        for entry in g.index.get(kind, NONE)
        if cast(Constant, entry.standing).word == type_ and g.holds(entry, seat)
    )


def second_half(g: KeyForge, card: int) -> list[int]:
    """The other half of a gigantic creature in the same zone (decision 81)."""
    printed = g.card(card)
    if not printed.half:
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


# -- playing ----------------------------------------------------------------------------------------------------------


def play(g: KeyForge, seat: int, card: int, *, basic: bool = False) -> Asking[bool]:
    """Play a card from wherever it is (rulebook: chart "Zagranie karty"; decision 50). False if it cannot be played."""
    if not may_play(g, seat, card):
        g.show(card, g.everyone, "card_not_playable", seat)
        return False
    printed = g.card(card)
    if basic and not house_allows(g, card):
        spend_permission(g, seat, card)
    if printed.mimics:
        yield from become_a_copy(g, seat, card)
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
        g.move(card, RESOLVING[seat], "card_played", seat)
    else:
        yield from put_into_play(g, seat, card, "card_played", half)
    icons = printed.icons
    if half:
        # decision 81: those of the top half first.
        other = g.card(half[0])
        icons = (*icons, *other.icons) if other.half == 2 else (*other.icons, *icons)
    # It may have become a copy, or an upgrade.
    printed, type_ = g.card(card), g.type_of(card)
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
    h = Happening("played", card, seat)
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


def finish_action(g: KeyForge, card: int) -> None:
    """An action goes to its owner's discard pile, unless it has moved itself elsewhere."""
    if g.copies:
        g.copies.pop(str(card), None)
    if g.where[card] in RESOLVING:
        g.move(card, DISCARD[g.backs[card]])


def spend_permission(g: KeyForge, seat: int, card: int) -> None:
    """decision 54: a permission is spent only when it is needed."""
    for entry in g.index.get("may-play", NONE):
        lasting = entry.lasting
        if entry.me == seat and g.holds(entry, card):
            if lasting is not None and lasting.number:
                lasting.number -= 1
                if not lasting.number:
                    g.lasting.remove(lasting)
                    g.changed()
            elif lasting is None:
                g.spent.append(entry.card)
            return


def pay_fee(g: KeyForge, kind: str, seat: int, type_: str) -> None:
    amount = fee(g, kind, seat, type_)
    if amount:
        g.lose(seat, amount)
        g.gain(1 - seat, amount)


def put_into_play(
    g: KeyForge, seat: int, card: int, event: str = "card_put_into_play", half: Sequence[int] = (), at: int = -1
) -> Asking[None]:
    """A card enters play: a creature on a flank, an artifact exhausted, an upgrade on a creature."""
    printed = g.card(card)
    type_ = printed.type
    if "copy" in printed.enters and g.creatures():
        # decision 99: chosen on entering, kept until it leaves; its own house stays.
        found = yield from g.pick(g.active, "copy-whom", g.creatures(), public=True, source=card)
        g.copies[str(card)] = f"{g.title(found)}~{printed.house}"
        g.emit("copied", card=card, target=found)
        # It stays a creature, also as a copy of an artifact that has become one.
        printed = g.card(card)
    if "or-upgrade" in printed.enters and event == "card_played" and g.creatures():
        how = yield from g.choose(g.active, "play-as", ("as-creature", "as-upgrade"), "word", public=True, source=card)
        type_ = cast(str, how).removeprefix("as-")
    holder = 1 - seat if "enemy" in printed.enters else seat
    g.host[card] = -1
    if type_ == "creature":
        if at < 0:
            at = yield from choose_flank(g, card, holder)
        g.move(card, LINE[holder], event, seat, at)
        for other in half:
            g.move(other, UNDER[holder])
            g.host[other] = card
    elif type_ == "artifact":
        g.move(card, ARTIFACTS[holder], event, seat)
    else:
        hosts = g.creatures()
        host = yield from g.pick(g.active, "attach", hosts, public=True, source=card)
        g.move(card, UPGRADES[seat], event, seat)
        g.host[card] = host
        g.emit("attached", card=card, target=host)
    if holder != g.backs[card] and type_ != "upgrade":
        from stolik.games.keyforge.state import Held

        g.held.append(Held(card, holder, -1))
    g.exhausted[card] = 1
    g.changed()
    if printed.type == "upgrade" and any(constant.kind == "control" for constant in printed.constants):
        # "You control this creature": as long as the upgrade is in play.
        yield from take_control(g, g.host[card], seat, card)
    enters_ready = "ready" in printed.enters
    for entry in list(g.index.get("enters-ready", NONE)):
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


def enter(g: KeyForge, seat: int, card: int, at: int = -1) -> Asking[bool]:
    """Put a card into play without playing it (decision 55); half a gigantic creature cannot be."""
    half = second_half(g, card)
    if g.card(card).half and not half:
        return False
    if half and g.card(card).half == 2:
        card, half = half[0], [card]
    yield from put_into_play(g, seat, card, half=half, at=at)
    if g.unsettled:
        yield from settle(g)
    if g.in_play(card) and "entered" in g.index:
        yield from window(g, (Happening("entered", card, SEAT_OF[g.where[card]]),))
    return True


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
            before, bonus = g.damage[hit], g.total("icon-damage", seat)
            yield from deal(g, [(hit, 1 + bonus)])
            if not g.is_creature(hit) or g.damage[hit] <= before:
                hit = -1
    yield from happen(g, Happening("icon", card, seat, hit, word=icon))


# -- æmber ------------------------------------------------------------------------------------------------------------


def capture(g: KeyForge, creature: int, amount: int, side: int = -1) -> Asking[int]:
    """Æmber from a pool onto a creature: from the opponent of its controller unless a side is named (decision 82)."""
    if not g.is_creature(creature) or amount <= 0:
        return 0
    victim = 1 - SEAT_OF[g.where[creature]] if side < 0 else side
    taken = min(amount, g.pool[victim])
    if taken > 0:
        if not from_supply(g, victim):
            g.pool[victim] -= taken
        g.amber[creature] += taken
        g.unsettled = True
        if g.log is not None:
            g.emit("amber_captured", card=creature, amount=taken)
            g.beat()
        yield from happen(g, Happening("captured", creature, SEAT_OF[g.where[creature]], amount=taken))
    return taken


def from_supply(g: KeyForge, victim: int) -> bool:
    """What would be stolen or captured from this pool comes from the supply instead, as much as is in the pool."""
    return "instead-of-theft" in g.index and g.any_holds("instead-of-theft", victim)


def steal(g: KeyForge, seat: int, amount: int, by: int = -1) -> Asking[int]:
    """rulebook: "Kradzież": as much as is there."""
    victim = 1 - seat
    index = g.index
    if amount <= 0 or ("no-theft" in index and g.any_holds("no-theft", victim)):
        return 0
    stolen = min(amount, g.pool[victim])
    if stolen <= 0:
        return 0
    if "steal-is-capture" in index:
        # Without a creature of the active player's nothing happens at all.
        mine = g.creatures(g.active)
        for _ in range(stolen if mine else 0):
            captor = yield from g.pick(g.active, "captor", mine, public=True)
            yield from capture(g, captor, 1, victim)
        return 0
    if not from_supply(g, victim):
        g.pool[victim] -= stolen
    g.add_to_pool(seat, stolen)
    if g.log is not None:
        g.emit("amber_stolen", seat=seat, opponent=victim, amount=stolen)
        g.beat()
    yield from happen(g, Happening("stolen", by, seat, amount=stolen))
    return stolen


# -- keys -------------------------------------------------------------------------------------------------------------


def can_forge(g: KeyForge, seat: int) -> bool:
    return not ("cannot-forge" in g.index and g.any_holds("cannot-forge", seat))


def forge(g: KeyForge, seat: int, cost: int) -> Asking[bool]:
    """Forge a key at this cost, if it can be paid (rulebook: "Krok 1"). The third one wins at once."""
    if not can_forge(g, seat) or g.to_spend(seat) < cost:
        return False
    if "guess-to-forge" in g.index and (yield from guessed_wrong(g, seat)):
        return False
    yield from pay_for_key(g, seat, cost)
    left = [colour for colour in KEYS if colour not in g.keys[seat]]
    colour = cast(str, (yield from g.choose(g.active, "key-colour", left, "key", public=True)))
    g.keys[seat].append(colour)
    if seat == g.active:
        g.forged[seat].append(colour)
    g.emit("key_forged", seat=seat, key=colour, cost=cost, count=len(g.keys[seat]))
    g.beat()
    if len(g.keys[seat]) == len(KEYS):
        g.finish(won_by(seat, 2, "three-keys", (len(g.keys[0]), len(g.keys[1]))))
    yield from happen(g, Happening("forged", -1, seat, amount=cost))
    return True


def guessed_wrong(g: KeyForge, seat: int) -> Asking[bool]:
    """rulebook: "Errata", "Fałszywka": on their own turn they name the house of a random card of the other's hand."""
    for entry in list(g.index["guess-to-forge"]):
        hand = g.zones[HAND[entry.me]]
        if seat != g.active or entry.me == seat or not hand:
            continue
        house = cast(str, (yield from g.choose(seat, "name-house", HOUSES, "house", public=True, source=entry.card)))
        g.emit("house_named", house=house, by=entry.card)
        shown = hand[g.below(len(hand))]
        g.show(shown, g.everyone, "card_revealed", entry.me)
        if g.card(shown).house != house:
            yield from destroy(g, [entry.card])
            return True
    return False


def pay_for_key(g: KeyForge, seat: int, cost: int) -> Asking[None]:
    """From the pool, and from cards that say so: the active player decides how much from where (decision 88)."""
    left = cost
    purses = g.purses(seat) if "spend" in g.index else []
    for place, purse in enumerate(purses):
        rest = g.pool[seat] + sum(g.amber[other] for other in purses[place + 1 :])
        lowest, highest = max(0, left - rest), min(left, g.amber[purse])
        amounts = range(lowest, highest + 1)
        paid = yield from g.pick(g.active, "spend-from", amounts, "number", public=True, source=purse)
        g.amber[purse] -= paid
        left -= paid
    g.pool[seat] -= left
    for entry in g.index.get("key-payment", NONE):
        if g.holds(entry, seat):
            g.gain(entry.me, cost, entry.card)


def unforge(g: KeyForge, seat: int, colours: Sequence[str]) -> Asking[bool]:
    """Turn one of these keys back."""
    able = [colour for colour in colours if colour in g.keys[seat]]
    if not able:
        return False
    colour = cast(str, (yield from g.choose(g.active, "unforge", able, "key", public=True)))
    g.keys[seat].remove(colour)
    g.emit("key_unforged", seat=seat, key=colour)
    return True


# -- discarding -------------------------------------------------------------------------------------------------------


def discard_from_hand(g: KeyForge, card: int) -> Asking[None]:
    """A card leaves a hand for the discard pile."""
    seat = SEAT_OF[g.where[card]]
    g.discard(card, seat)
    if seat == g.active:
        g.discarded.append(g.card(card).house)
    yield from happen(g, Happening("discarded", card, seat))


# -- may it be used? --------------------------------------------------------------------------------------------------


def may_use(g: KeyForge, seat: int, card: int) -> bool:
    """Ready, under control, within the rule of six and not forbidden; the house is another question."""
    if g.exhausted[card] or g.marks[card] & TAGGED:
        return False
    if g.tries and g.tries.get(g.card(card).title, 0) >= SIX:
        return False
    index = g.index
    if "cannot-use" in index and g.any_holds("cannot-use", card):
        return False
    if "uses-nothing" in index and g.any_holds("uses-nothing", seat):
        return False
    return not ("use-fee" in index and fee(g, "use-fee", seat, g.type_of(card)) > g.pool[seat])


def attackable(g: KeyForge, card: int) -> list[int]:
    """Whom this creature may attack now (rulebook: "Prowokacja", "Walka")."""
    rival = 1 - SEAT_OF[g.where[card]]
    line = g.zones[LINE[rival]]
    if not line:
        return []
    index = g.index
    targets = line
    taunters = [other for other in line if g.keyword(other, "taunt")]
    if taunters and not ("ignores-taunt" in index and g.any_holds("ignores-taunt", card)):
        hidden = {other for taunter in taunters for other in g.neighbours(taunter) if other not in taunters}
        targets = [other for other in line if other not in hidden]
    if "cannot-be-attacked" in index:
        targets = [other for other in targets if not g.any_holds("cannot-be-attacked", other)]
    if "can-only-fight" in index:
        for entry in index["can-only-fight"]:
            if entry.card == card:
                targets = [other for other in targets if g.holds(entry, other)]
    return targets


def may_reap(g: KeyForge, card: int) -> bool:
    return not ("cannot-reap" in g.index and g.any_holds("cannot-reap", card))


def may_fight(g: KeyForge, card: int) -> bool:
    index = g.index
    if "cannot-fight" in index and g.any_holds("cannot-fight", card):
        return False
    return bool(attackable(g, card))


def ways(g: KeyForge, card: int, fight_only: bool = False) -> list[str]:
    """How a creature or artifact may be used by its controller, or by whoever acts as if it were theirs."""
    marks = g.marks[card]
    creature = g.is_creature(card)
    if creature and marks & STUNNED:
        return ["unstun"]
    found: list[str] = []
    if creature and may_fight(g, card):
        found.append("fight")
        if marks & ENRAGED:
            return found
    if fight_only or (creature and "only-fight" in g.index and g.any_holds("only-fight", card)):
        return found
    if creature and may_reap(g, card):
        found.append("reap")
    if has_ability(g, card, "action"):
        found.append("action")
    if has_ability(g, card, "omni"):
        found.append("omni")
    return found


def has_ability(g: KeyForge, card: int, trigger: str) -> bool:
    index = g.index
    if trigger in g.card(card).abilities and not ("blank" in index and g.blank(card)):
        return True
    gained = index.get(f"gain-{trigger}")
    return gained is not None and any(g.holds(entry, card) for entry in gained)


# -- using ------------------------------------------------------------------------------------------------------------


def use(g: KeyForge, card: int, how: str, seat: int = -1, but: list[int] | None = None) -> Asking[bool]:
    """Use a card in one way; a stunned creature only loses its stun (decision 65).

    With `seat` that player uses it as if it were theirs (decision 32). `but` cannot be attacked again.
    """
    me = SEAT_OF[g.where[card]] if seat < 0 else seat
    if not may_use(g, me, card):
        return False
    if "use-fee" in g.index:
        pay_fee(g, "use-fee", me, g.type_of(card))
    title = g.card(card).title
    if g.marks[card] & STUNNED:
        note_use(g, card, title)
        g.exhausted[card] = 1
        g.unmark(card, STUNNED, "unstunned")
        g.beat()
        yield from happen(g, Happening("used", card, me))
        return True
    if how == "fight":
        return (yield from fight(g, card, me, but))
    note_use(g, card, title)
    g.exhausted[card] = 1
    if how == "reap":
        yield from reap(g, card, me)
    else:
        if g.log is not None:
            g.emit("card_used", card=card, seat=me)
            g.beat()
        entries = abilities(g, card, how)
        picked = 0
        if len(entries) > 1:
            options: list[Option] = [(g.ids[entry.giver], place, 0) for place, entry in enumerate(entries)]
            answer = yield from g.choose(g.active, "which-ability", options, "trigger", public=True, source=card)
            picked = options.index(answer)
        if entries:
            entry = entries[picked]
            scene = Scene(me, card, entry.giver)
            scene.borrowed = me != SEAT_OF[g.where[card]]
            yield from resolve(g, scene, entry.standing.ability.doing)  # type: ignore[union-attr]
        if "used" in g.index:
            yield from window(g, (Happening("used", card, me),))
    return True


def note_use(g: KeyForge, card: int, title: str) -> None:
    g.tries[title] = g.tries.get(title, 0) + 1
    g.stepped += 1
    g.used.append(card)


def reap(g: KeyForge, card: int, me: int) -> Asking[None]:
    """rulebook: chart "Zbieranie stworzeniem"."""
    if g.log is not None:
        g.emit("reaped", card=card, seat=me)
    index = g.index
    if "before-reap" in index:
        yield from window(g, (Happening("before-reap", card, me),))
    if "reap-steals" in index and g.any_holds("reap-steals", me):
        yield from steal(g, me, 1, card)
    else:
        before = g.pool[me]
        g.gain(me, 1, card)
        if "gained-by-reaping" in index and g.pool[me] > before:
            yield from window(g, (Happening("gained-by-reaping", card, me, amount=1),))
    g.beat()
    index = g.index
    if g.card(card).abilities or "reaped" in index or "used" in index or "gain-reap" in index:
        yield from window(g, (Happening("reaped", card, me), Happening("used", card, me)), me)


def use_somehow(g: KeyForge, card: int, seat: int = -1, source: int = -1) -> Asking[bool]:
    """Use a card in whatever way its user picks (decision 63)."""
    me = SEAT_OF[g.where[card]] if seat < 0 else seat
    if not may_use(g, me, card):
        return False
    found = ways(g, card)
    if not found:
        return False
    how = cast(str, (yield from g.choose(g.active, "use-how", found, "word", public=True, source=card)))
    return (yield from use(g, card, how, seat))


# -- fighting ---------------------------------------------------------------------------------------------------------


def fight(g: KeyForge, card: int, me: int, but: list[int] | None = None) -> Asking[bool]:
    """rulebook: chart "Walka stworzeniem"; decision 69. False if there is nobody to fight.

    `but` are those that it must not attack; whoever is attacked now is added.
    """
    if "cannot-fight" in g.index and g.any_holds("cannot-fight", card):
        return False
    able = attackable(g, card)
    if but:
        able = [target for target in able if target not in but]
    if not able:
        return False
    note_use(g, card, g.card(card).title)
    g.exhausted[card] = 1
    for entry in g.index.get("cancels-fight", NONE):
        # decision 80: before anybody is attacked.
        doing = cast(Constant, entry.standing).doing
        assert doing is not None
        scene = Scene(entry.me, entry.card)
        scene.it = card
        asking = doing.does(g, scene)
        if asking is not None:
            yield from asking
        if scene.ok:
            yield from happen(g, Happening("used", card, me))
            return True
    target = yield from g.pick(g.active, "fight-whom", able, public=True, source=card)
    if but is not None:
        but.append(target)
    g.emit("attacked", card=card, target=target)
    g.beat()
    first_attack = not g.marks[target] & ATTACKED
    g.marks[target] |= ATTACKED
    g.unmark(card, ENRAGED, "enrage_lost")
    was = g.ghost(card) if "fight-over" in g.index else None
    yield from before_fight(g, card, target, me)
    fought = still_fighting(g, card, target)
    if fought:
        yield from fight_damage(g, card, target, first_attack)
    happenings = [Happening("fight-over", card, me, target, was)]
    if fought and g.in_play(card):
        happenings.insert(0, Happening("fought", card, me, target))
    happenings.append(Happening("used", card, me))
    index = g.index
    if g.card(card).abilities or "gain-fight" in index or "fight-over" in index or "used" in index or "fought" in index:
        yield from window(g, happenings, me)
    return True


def still_fighting(g: KeyForge, card: int, target: int) -> bool:
    """decision 69: nobody is gone, tagged, or on the same side."""
    return (
        g.is_creature(card)
        and g.is_creature(target)
        and not (g.marks[card] | g.marks[target]) & TAGGED
        and g.where[card] != g.where[target]
    )


def before_fight(g: KeyForge, card: int, target: int, me: int) -> Asking[None]:
    """Before Fight abilities, assault and hazardous form one window of the active player."""
    index = g.index
    assault, hazardous = g.keyword(card, "assault"), g.keyword(target, "hazardous")
    own = g.card(card).abilities.get("before-fight") is not None or "gain-before-fight" in index
    if not own and "before-fight" not in index and not (assault or hazardous):
        return
    h = Happening("before-fight", card, me, target)
    if not own and "before-fight" not in index:
        # Only keywords: one of them, or both in the order that the active player likes.
        order = [word for word, value in (("assault", assault), ("hazardous", hazardous)) if value]
        if len(order) == 2:
            first = yield from g.choose(g.active, "assault-or-hazardous", order, "word", public=True, source=card)
            if first == "hazardous":
                order.reverse()
        for word in order:
            yield from _keyword_damage(g, word, card, target)
        return
    todo = [word for word, value in (("assault", assault), ("hazardous", hazardous)) if value]
    done: set[tuple[int, int, int]] = set()
    from stolik.games.keyforge.timing import react, waiting_for

    while True:
        waiting = [e for e in waiting_for(g, h) if (e.card, e.giver, id(e.standing)) not in done]
        options: list[Option] = [(g.ids[entry.giver], place, g.ids[card]) for place, entry in enumerate(waiting)]
        options += todo
        if not options:
            return
        answer = yield from g.choose(
            g.active, "next-trigger", options, "trigger", public=True, group="triggers", suggest=options[0]
        )
        if isinstance(answer, str):
            todo.remove(answer)
            yield from _keyword_damage(g, answer, card, target)
        else:
            entry = waiting[options.index(answer)]
            done.add((entry.card, entry.giver, id(entry.standing)))
            yield from react(g, h, entry, me)


def _keyword_damage(g: KeyForge, word: str, card: int, target: int) -> Asking[None]:
    """decision 70: whoever is gone (or tagged) before its keyword comes deals nothing."""
    source, hit = (card, target) if word == "assault" else (target, card)
    if g.is_creature(source) and g.is_creature(hit) and not g.marks[source] & TAGGED:
        value = g.keyword(source, word)
        if value and g.log is not None:
            g.emit("keyword_damage", card=source, target=hit, cause=word, amount=value)
        yield from deal(g, [(hit, value)], source)


def fight_damage(g: KeyForge, card: int, target: int, first_attack: bool) -> Asking[None]:
    """Both deal damage equal to their power at once; elusive, skirmish and poison have their say."""
    index = g.index
    elusive = first_attack and g.keyword(target, "elusive") > 0
    if elusive and "ignores-elusive" in index and g.any_holds("ignores-elusive", card):
        elusive = False
    skirmish = g.keyword(card, "skirmish") > 0
    blows: list[tuple[int, int, int]] = []
    aimed = target
    if "aims-elsewhere" in index:
        for entry in index["aims-elsewhere"]:
            if entry.card == card and g.is_creature(entry.target):
                aimed = entry.target
    if not elusive or aimed != target:
        blows.append((card, aimed, fight_power(g, card, target, attacking=True)))
    if not elusive and not skirmish:
        blows.append((target, card, fight_power(g, target, card, attacking=False)))
    g.fight = (card, target)
    poisoned: list[int] = []
    stolen: list[tuple[int, int]] = []
    dealt: dict[int, int] = {}
    for source, hit, amount in blows:
        if amount <= 0:
            continue
        if steals_instead(g, source):
            stolen.append((source, SEAT_OF[g.where[source]]))
            continue
        hurt = place_damage(g, {hit: amount}, source)
        if g.keyword(source, "poison"):
            poisoned += hurt
        if "shares-fight-damage" in index:
            # rulebook: FAQ "Rupieciarz": at the same time, and it goes no further.
            for wounded, wounds in list(hurt.items()):
                for entry in index["shares-fight-damage"]:
                    if g.holds(entry, wounded):
                        shared = place_damage(g, {entry.card: wounds}, source).get(entry.card, 0)
                        dealt[entry.card] = dealt.get(entry.card, 0) + shared
        for wounded, wounds in hurt.items():
            dealt[wounded] = dealt.get(wounded, 0) + wounds
    if poisoned:
        g.unsettled = False
        dead = [c for c in g.creatures() if g.damage[c] >= g.power(c) and c not in poisoned]
        yield from destroy(g, [c for c in poisoned + dead if not g.marks[c] & WARDED])
    yield from settle(g)
    g.fight = None
    for source, seat in stolen:
        yield from steal(g, seat, 1, source)
    if g.stopped:
        yield from tell_of_armor(g)
    if "damaged" in g.index:
        alive = [
            Happening("damaged", hit, SEAT_OF[g.where[hit]], amount=n)
            for hit, n in dealt.items()
            if n and g.in_play(hit)
        ]
        yield from window(g, alive)
    g.beat()


def fight_power(g: KeyForge, card: int, rival: int, *, attacking: bool) -> int:
    """The damage that a creature deals with its power in this fight."""
    index = g.index
    amount = g.power(card)
    if "fight-damage-is" in index:
        found = [
            cast(Constant, entry.standing).amount(g, entry, card)  # type: ignore[misc]
            for entry in index["fight-damage-is"]
            if g.holds(entry, card)
        ]
        if found:
            # decision 15: of two limits the stricter one counts.
            return min(found)
    if attacking and "attack-bonus" in index:
        for entry in index["attack-bonus"]:
            if entry.card == card and g.holds(entry, rival):
                amount += cast(Constant, entry.standing).amount(g, entry, rival)  # type: ignore[misc]
    return amount


def ready_and_fight(g: KeyForge, card: int, me: int) -> Asking[bool]:
    """ "Ready and fight with": a stunned creature loses its stun instead (rulebook: FAQ "Ogłuszenie")."""
    g.make_ready(card)
    return (yield from fight_with(g, card, me))


def fight_with(g: KeyForge, card: int, me: int, but: list[int] | None = None) -> Asking[bool]:
    if not g.is_creature(card):
        return False
    if not may_use(g, me, card):
        return False
    return (yield from use(g, card, "fight", but=but))
