"""What happens in which order: windows of abilities, damage, destruction, leaving play (the chart of the rulebook)."""

from collections.abc import Iterable, Sequence
from typing import cast

from stolik.games.keyforge.card import Ability, Constant, Entry, Ghost, Happening, Listener, Scene, Verb
from stolik.games.keyforge.state import NONE, TAGGED, WARDED, Batch, KeyForge
from stolik.games.keyforge.zones import (
    ARCHIVES,
    ARTIFACTS,
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    LINE,
    PURGED,
    SEAT_OF,
    UPGRADES,
)
from stolik.table import Asking, Option

OWN = {
    "played": "play",
    "reaped": "reap",
    "fought": "fight",
    "before-fight": "before-fight",
    "leaving": "leaves",
}
"""The bold word on a card that answers to what happens to the card itself."""
LOOPS, NESTED = 400, 24
"""So many abilities after one another, or one inside the other, are no accident (rulebook: "Nieskończona pętla")."""
MORE = 20
"""So often may the active player still run a loop."""


# -- abilities --------------------------------------------------------------------------------------------------------


def resolve(g: KeyForge, scene: Scene, verbs: Sequence[Verb]) -> Asking[None]:
    """Do what is said, sentence by sentence, and look after each whether anything has died of it (decision 16)."""
    for verb in verbs:
        asking = verb.does(g, scene)
        if asking is not None:
            yield from asking
        if g.unsettled:
            yield from settle(g)


def abilities(g: KeyForge, card: int, trigger: str) -> list[Entry]:
    """The abilities with this bold word that a card in play has: printed, given by upgrades, given by others."""
    found = []
    printed = g.card(card).abilities.get(trigger)
    me = SEAT_OF[g.where[card]]
    index = g.index
    if printed is not None and not ("blank" in index and g.blank(card)):
        found = [Entry(_as_listener(ability), me, card) for ability in printed]
    gained = index.get(f"gain-{trigger}")
    if gained is not None:
        for entry in gained:
            if g.holds(entry, card):
                ability = cast(Constant, entry.standing).ability
                assert ability is not None
                found.append(Entry(_as_listener(ability), me, card, entry.card))
    return found


_LISTENERS: dict[int, Listener] = {}


def _as_listener(ability: Ability) -> Listener:
    """A printed ability as something that can wait in a window."""
    found = _LISTENERS.get(id(ability))
    if found is None:
        found = _LISTENERS[id(ability)] = Listener("", lambda g, entry, h: True, ability, ability.text)
    return found


HEARD_IN_DISCARD = frozenset({"house-chosen"})
"""What a card in a discard pile may react to; everything else is not worth a look through the piles."""


def waiting_for(g: KeyForge, h: Happening) -> list[Entry]:
    """Everything that reacts to this now."""
    own = OWN.get(h.kind)
    found: list[Entry] = []
    if own is not None:
        printed = g.card(h.card)
        if own in printed.abilities or f"gain-{own}" in g.index:
            if IN_PLAY[g.where[h.card]]:
                found = abilities(g, h.card, own)
            elif printed.type == "action":
                found = [Entry(_as_listener(ability), h.seat, h.card) for ability in printed.abilities.get(own, ())]
    listening = g.index.get(h.kind)
    if listening is not None:
        found += [entry for entry in listening if entry.standing.heard(g, entry, h)]  # type: ignore[union-attr]
    if h.kind in HEARD_IN_DISCARD:
        found += [entry for entry in asleep(g, h.kind) if cast(Listener, entry.standing).heard(g, entry, h)]
    return found


def asleep(g: KeyForge, kind: str) -> list[Entry]:
    """What listens from the discard piles (rulebook: "Umiejętność": only cards that say so work outside play)."""
    return [
        Entry(listener, seat, card)
        for seat in (0, 1)
        for card in g.zones[DISCARD[seat]]
        for listener in g.card(card).sleepers
        if listener.event == kind
    ]


def told_apart(entries: Iterable[Entry]) -> list[tuple[tuple[int, ...], Entry]]:
    """Each with what it is known by: the same words may last, or be gained, several times over."""
    said: dict[tuple[int, ...], int] = {}
    found: list[tuple[tuple[int, ...], Entry]] = []
    for entry in entries:
        words = (entry.card, entry.giver, id(entry.standing), id(entry.lasting))
        said[words] = said.get(words, 0) + 1
        found.append(((*words, said[words]), entry))
    return found


def window(g: KeyForge, happenings: Sequence[Happening], me: int = -1) -> Asking[None]:
    """Everything that reacts to the same moment: the active player picks one, it resolves wholly, and so on.

    `me` is "you" for the abilities of the subject itself, where a card is used as if it were another player's. A card
    that enters play in the meantime was not there to see what happened (FAQ "Moment aktywacji": Greking and Tolas).
    """
    done: dict[tuple[int, ...], Entry] = {}
    there: frozenset[int] | None = None
    while True:
        waiting: list[tuple[Happening, Entry, tuple[int, ...]]] = []
        for place, h in enumerate(happenings):
            for words, entry in told_apart(waiting_for(g, h)):
                key = (place, *words)
                new = there is not None and entry.lasting is None and g.in_play(entry.card) and entry.card not in there
                if key not in done and not new:
                    waiting.append((h, entry, key))
        if not waiting:
            return
        if there is None:
            there = frozenset(card for zone in (*LINE, *ARTIFACTS, *UPGRADES) for card in g.zones[zone])
        picked = 0
        if len(waiting) > 1:
            picked = yield from pick_trigger(g, [(h, entry) for h, entry, _ in waiting])
        h, entry, key = waiting[picked]
        done[key] = entry
        yield from react(g, h, entry, me)


def pick_trigger(g: KeyForge, waiting: Sequence[tuple[Happening, Entry]]) -> Asking[int]:
    """Which of the abilities that wait comes next; equal ones need no choice."""
    told, first = waiting[0]
    if all(h is told and entry.standing is first.standing and entry.me == first.me for h, entry in waiting):
        scene = staged(told, first)
        if not any(verb.own and verb.own(g, scene) for verb in cast(Listener, first.standing).ability.doing):
            return 0
    options: list[Option] = [
        (g.ids[entry.giver], place, g.ids[h.card] if h.card >= 0 else 0) for place, (h, entry) in enumerate(waiting)
    ]
    suggest = options[0]
    answer = yield from g.choose(
        g.active, "next-trigger", options, "trigger", public=True, group="triggers", suggest=suggest
    )
    return options.index(answer)


def staged(h: Happening, entry: Entry, me: int = -1) -> Scene:
    """The scene of an ability that reacts; `me` is who uses its card as if it were theirs."""
    scene = Scene(entry.me if me < 0 else me, entry.card, entry.giver, h)
    scene.word = entry.word
    scene.borrowed = scene.me != entry.me
    scene.it = entry.target if entry.target >= 0 else h.card
    return scene


def react(g: KeyForge, h: Happening, entry: Entry, me: int = -1) -> Asking[None]:
    g.chain += 1
    if (g.chain > LOOPS or g.nested > NESTED) and not (yield from runs_on(g, entry.giver)):
        return
    listener = cast(Listener, entry.standing)
    scene = staged(h, entry, me if me >= 0 and entry.card == h.card and not listener.event else -1)
    if g.log is not None:
        g.emit("ability_used", card=entry.giver, seat=scene.me)
        g.beat()
    g.nested += 1
    yield from resolve(g, scene, listener.ability.doing)
    g.nested -= 1


def runs_on(g: KeyForge, source: int) -> Asking[bool]:
    """decision 62: abilities that set each other off run as often as the active player says, and then no more."""
    if g.cut < 0:
        g.cut = yield from g.ask_loop_count(g.active, MORE, source=source)
    if not g.cut:
        if g.log is not None:
            g.emit("loop_cut")
        return False
    g.cut -= 1
    return True


def begin_chain(g: KeyForge) -> None:
    """A new thing is done: what was set off before counts no more."""
    g.chain = g.nested = 0
    g.cut = -1


def happen(g: KeyForge, h: Happening) -> Asking[None]:
    """Tell of one thing that happened; nobody listening costs a lookup."""
    if h.kind in g.index or OWN.get(h.kind) is not None or h.kind in HEARD_IN_DISCARD:
        yield from window(g, (h,))


# -- damage -----------------------------------------------------------------------------------------------------------


def deal(
    g: KeyForge, packets: Iterable[tuple[int, int]], source: int = -1, *, pierce: bool = False
) -> Asking[list[Ghost]]:
    """Deal damage to several creatures at once; returns those that it destroyed."""
    return (yield from strike(g, packets, source, pierce=pierce))[1]


def strike(
    g: KeyForge, packets: Iterable[tuple[int, int]], source: int = -1, *, pierce: bool = False
) -> Asking[tuple[dict[int, int], list[Ghost]]]:
    """The same; returns also how much each creature was dealt, which need not be those it was meant for.

    rulebook: chart "Obrażenia"; decision 76: bonus, prevention, ward, armor, redirection, placing.
    """
    sums: dict[int, int] = {}
    for card, amount in packets:
        if amount > 0 and g.is_creature(card):
            sums[card] = sums.get(card, 0) + amount
    if sums and steals_instead(g, source):
        from stolik.games.keyforge.forging import steal

        yield from steal(g, SEAT_OF[g.where[source]], 1, source)
        return {}, []
    hurt = yield from place_damage(g, sums, source, pierce)
    g.unsettled = True
    ghosts = yield from settle(g)
    if g.stopped:
        yield from tell_of_armor(g)
    if "damaged" in g.index:
        alive = [Happening("damaged", card, SEAT_OF[g.where[card]], source, amount=n) for card, n in hurt.items()]
        yield from window(g, [h for h in alive if g.in_play(h.card)])
    return hurt, ghosts


def steals_instead(g: KeyForge, source: int) -> bool:
    """decision 76: what replaces the damage of a card comes before anything that could prevent it."""
    return "steals-instead-of-damage" in g.index and source >= 0 and g.any_holds("steals-instead-of-damage", source)


def tell_of_armor(g: KeyForge) -> Asking[None]:
    """Armor has stopped damage: whoever is still there may react."""
    stopped, g.stopped = g.stopped, {}
    yield from window(
        g,
        [Happening("armor-used", card, g.controller(card), amount=n) for card, n in stopped.items() if g.in_play(card)],
    )


def _spared_from(g: KeyForge, card: int, source: int) -> bool:
    """Can this source deal no damage to this creature? A bonus icon has no source."""
    return g.is_creature(source) and any(
        entry.card == card and g.holds(entry, source) for entry in g.index["no-damage-from"]
    )


def place_damage(g: KeyForge, sums: dict[int, int], source: int, pierce: bool = False) -> Asking[dict[int, int]]:
    """What is really dealt to each creature; places it.

    What one creature takes for others joins what it is dealt itself, so that its ward meets all of it (decision 76).
    """
    coming = dict(sums)
    passed: list[int] = []
    while "redirect" in g.index:
        shields = {card: _shields(g, card, passed) for card in coming if card not in passed}
        shielded = next((card for card, able in shields.items() if able), -1)
        if shielded < 0:
            break
        passed.append(shielded)
        amount = _not_prevented(g, shielded, coming.pop(shielded), source, pierce)
        if amount > 0:
            able = shields[shielded]
            taker = yield from g.pick(g.active, "choose-shield", able, public=True, source=able[0])
            coming[taker] = coming.get(taker, 0) + amount
    hurt: dict[int, int] = {}
    for card, amount in coming.items():
        amount = _not_prevented(g, card, amount, source, pierce)
        if amount <= 0:
            continue
        hurt[card] = amount
        g.damage[card] += amount
        if g.log is not None:
            g.emit("damage_dealt", card=card, amount=amount, total=g.damage[card])
    g.unsettled = True
    return hurt


def _shields(g: KeyForge, card: int, but: Sequence[int]) -> list[int]:
    """Who takes the damage of this creature instead; nobody to whom it would come back."""
    return [entry.card for entry in g.index["redirect"] if entry.card not in but and g.holds(entry, card)]


def _not_prevented(g: KeyForge, card: int, amount: int, source: int, pierce: bool) -> int:
    """What is left of the damage to a creature after bonus, prevention, ward and armor."""
    index = g.index
    if "damage-bonus" in index:
        amount += g.total("damage-bonus", card)
    prevented = g.keyword(card, "invulnerable") or ("no-damage" in index and g.any_holds("no-damage", card))
    if prevented or ("no-damage-from" in index and source >= 0 and _spared_from(g, card, source)):
        if g.log is not None:
            g.emit("damage_prevented", card=card, amount=amount)
        return 0
    if g.marks[card] & WARDED:
        g.unmark(card, WARDED, "ward_lost")
        return 0
    armor = 0 if pierce else g.armor_left(card)
    if armor > 0:
        stopped = min(armor, amount)
        g.use_armor(card, stopped)
        amount -= stopped
        if "armor-used" in index:
            g.stopped[card] = g.stopped.get(card, 0) + stopped
        if g.log is not None:
            g.emit("armor_used", card=card, amount=stopped)
    return amount


def share_out(g: KeyForge) -> Asking[None]:
    """What several would catch goes to them as the active player says (decision 82)."""
    while g.caught:
        seat, amount = g.caught.pop()
        for _ in range(amount):
            able = g.catchers(seat)
            if able:
                g.catch((yield from g.pick(g.active, "captor", able, public=True)), 1)
            else:
                g.pool[seat] += 1


def settle(g: KeyForge) -> Asking[list[Ghost]]:
    """Creatures with as much damage as power, or none left, are destroyed together (decision 16)."""
    g.unsettled = False
    if g.caught:
        yield from share_out(g)
    index = g.index
    weak = "power" in index or "power-is" in index or "switched" in index
    dead: list[int] = []
    damage, marks, armor_used = g.damage, g.marks, g.armor_used
    for seat in (g.active, 1 - g.active):
        for card in g.zones[LINE[seat]]:
            if armor_used[card]:
                g.note_armor(card)
            if (damage[card] or weak) and not marks[card] & TAGGED:
                power = g.power(card)
                if power <= 0 or damage[card] >= power:
                    dead.append(card)
    if "doomed" in index:
        # decision 116: cards that destroy themselves as soon as something holds.
        for entry in index["doomed"]:
            if g.holds(entry, entry.card) and not marks[entry.card] & TAGGED and entry.card not in dead:
                dead.append(entry.card)
    dead = [card for card in dead if not g.keyword(card, "invulnerable")]
    if not dead:
        return []
    ghosts = yield from bury(g, [card for card in dead if not spared(g, card)])
    if g.unsettled:
        # Without its ward a creature that has no power left does not wait for anything else.
        yield from settle(g)
    return ghosts


def spared(g: KeyForge, card: int) -> bool:
    """A ward takes the place of destruction; what is to die all the same dies at the next look (decision 78)."""
    if g.marks[card] & WARDED:
        g.unmark(card, WARDED, "ward_lost")
        g.unsettled = True
        return True
    return False


# -- destruction ------------------------------------------------------------------------------------------------------


def destroy(g: KeyForge, cards: Iterable[int], by: int = -1) -> Asking[list[Ghost]]:
    """Destroy these cards together; returns those that really were (or are about to be)."""
    able = [
        card for card in cards if g.in_play(card) and not g.marks[card] & TAGGED and not g.keyword(card, "invulnerable")
    ]
    tagged = [card for card in able if not spared(g, card)]
    if not tagged:
        return []
    return (yield from bury(g, tagged))


def bury(g: KeyForge, cards: list[int]) -> Asking[list[Ghost]]:
    """rulebook: "Zniszczona karta": tag them, resolve every Destroyed ability, then all leave at once.

    Cards tagged in the meantime join the batch that is open and leave with it (decision 17).
    """
    if not cards:
        return []
    opened = g.batch is None
    batch = g.batch = g.batch or Batch()
    ghosts = []
    for card in cards:
        g.marks[card] |= TAGGED
        batch.ghosts[card] = g.ghost(card)
        ghosts.append(batch.ghosts[card])
        batch.cards.append(card)
        h = Happening("dying", card, SEAT_OF[g.where[card]])
        batch.waiting += [(h, entry) for entry in abilities(g, card, "destroyed")]
        if g.log is not None:
            g.emit("tagged", card=card)
    if not opened:
        return ghosts
    fight = g.fight
    buried: list[Ghost] = []
    while batch.cards:
        while batch.waiting:
            picked = 0
            if len(batch.waiting) > 1:
                picked = yield from pick_trigger(g, batch.waiting)
            h, entry = batch.waiting.pop(picked)
            yield from react(g, h, entry)
        # What dies while they leave ("Leaves play:") goes after them.
        buried += yield from _leave_together(g, batch)
    g.batch = None
    g.beat()
    yield from _after_destruction(g, buried, fight)
    if g.unsettled:
        yield from settle(g)
    return [ghost for ghost in ghosts if ghost in buried]


def _leave_together(g: KeyForge, batch: Batch) -> Asking[list[Ghost]]:
    buried = []
    leaving = []
    ghosts = batch.ghosts
    # What is destroyed in another card's place comes to the others meanwhile and goes along with them.
    for card in batch.cards:
        if not g.in_play(card) or not g.marks[card] & TAGGED:
            buried.append(ghosts[card])
            continue
        saved = False
        for entry in g.index.get("save", NONE):
            # rulebook: "Efekty zastępujące": at the moment of going to the discard pile (decision 18).
            if g.in_play(entry.card) and g.holds(entry, card):
                g.marks[card] &= ~TAGGED
                doing = cast(Constant, entry.standing).doing
                assert doing is not None
                scene = Scene(entry.me, card, entry.card)
                asking = doing.does(g, scene)
                if asking is not None:
                    yield from asking
                saved = True
                break
        if not saved:
            leaving.append(card)
            buried.append(ghosts[card])
    batch.cards = []
    yield from leave(g, leaving, DISCARD, "card_destroyed")
    return buried


def _after_destruction(g: KeyForge, ghosts: list[Ghost], fight: tuple[int, int] | None) -> Asking[None]:
    creatures = [ghost for ghost in ghosts if ghost.type == "creature"]
    for ghost in creatures:
        g.killed[ghost.controller] += 1
        if fight is not None and ghost.card in fight:
            g.killed_fighting[ghost.controller] += 1
    if g.unsettled:
        # decision 16: whoever is too weak without them dies before anything reacts.
        yield from settle(g)
    # Whoever dies of what happens from here on was not destroyed fighting.
    g.fight = None
    happenings: list[Happening] = []
    dead = [ghost.card for ghost in ghosts]
    for ghost in creatures:
        rival = -1
        if fight is not None and ghost.card in fight:
            rival = fight[1] if fight[0] == ghost.card else fight[0]
        happenings.append(Happening("destroyed", ghost.card, ghost.controller, rival, ghost))
        if rival >= 0 and rival not in dead and g.in_play(rival):
            happenings.append(Happening("beaten", rival, SEAT_OF[g.where[rival]], ghost.card, ghost))
    if happenings and ("destroyed" in g.index or "beaten" in g.index):
        yield from window(g, happenings)


# -- leaving play -----------------------------------------------------------------------------------------------------


def leave(g: KeyForge, cards: Sequence[int], to: tuple[int, int], event: str, at: int = -1) -> Asking[None]:
    """These cards leave play at once for their owners' zones (decision 22)."""
    index = g.index
    if cards and ("gain-leaves" in index or any("leaves" in g.card(card).abilities for card in cards)):
        yield from window(g, [Happening("leaving", card, SEAT_OF[g.where[card]]) for card in cards])
    freed: list[tuple[int, int, int]] = []
    purged: list[int] = []
    if "instead-of-discard" in g.index and to is DISCARD:
        # Looked up before the first one goes: who says so may be among them.
        purged = [card for card in cards if g.is_creature(card) and g.any_holds("instead-of-discard", card)]
    for card in cards:
        if card in purged:
            freed += _leave_one(g, card, PURGED, "card_purged", at)
        else:
            freed += _leave_one(g, card, to, event, at)
    g.changed()
    for seat, amber, card in freed:
        # They have left together: whoever would catch Æmber and leaves with them catches nothing.
        if g.add_to_pool(seat, amber):
            g.emit("amber_returned", seat=seat, amount=amber, card=card)
    if g.held:
        yield from return_held(g)


def _leave_one(g: KeyForge, card: int, to: tuple[int, int], event: str, at: int) -> list[tuple[int, int, int]]:
    """Returns who gets how much Æmber from it."""
    if not g.in_play(card):
        return []
    owner = g.backs[card]
    # rulebook: "Opuszczenie gry": to the pool of the opponent of its controller.
    rival, amber = 1 - SEAT_OF[g.where[card]], g.amber[card] if g.is_creature(card) else 0
    halves = other_halves(g, card)
    for upgrade in g.upgrades(card):
        strip(g, upgrade)
        g.move(upgrade, DISCARD[g.backs[upgrade]], "card_discarded", g.backs[upgrade])
    for other in g.under(card):
        if other not in halves:
            g.put_away(other, DISCARD, "card_discarded")
    strip(g, card)
    zone = to[owner]
    g.move(card, zone, event, SEAT_OF[zone], at)
    for half in halves:
        g.host[half] = -1
        g.move(half, zone, event, SEAT_OF[zone], at)
    return [(rival, amber, card)] if amber else []


def other_halves(g: KeyForge, card: int) -> list[int]:
    """The second card of a gigantic creature in play."""
    if not g.card(card).half:
        return []
    return [other for other in g.under(card) if g.card(other).half and g.title(other) == g.title(card)]


def strip(g: KeyForge, card: int) -> None:
    """Take everything off a card that leaves play."""
    g.exhausted[card] = g.damage[card] = g.plus[card] = g.marks[card] = g.armor_used[card] = g.armor_then[card] = 0
    g.amber[card] = 0
    g.host[card] = -1
    if g.counters:
        for name in [name for name in g.counters if name.startswith(f"{card} ")]:
            del g.counters[name]
    if g.copies:
        g.copies.pop(str(card), None)
    if card in g.spent:
        g.spent.remove(card)
    if g.held:
        g.held = [held for held in g.held if held.card != card]
    if g.lasting:
        g.lasting = [
            lasting
            for lasting in g.lasting
            if lasting.target != card and not (lasting.until == "leaves" and lasting.source == card)
        ]
    g.standing = None


def leave_by(g: KeyForge, cards: Iterable[int], to: tuple[int, int], event: str, at: int = -1) -> Asking[list[Ghost]]:
    """Cards leave play otherwise than destroyed; a ward stops it (decision 78). Returns those that left."""
    going = []
    for card in cards:
        if g.in_play(card):
            if g.marks[card] & WARDED:
                g.unmark(card, WARDED, "ward_lost")
            else:
                going.append(card)
    ghosts = [g.ghost(card) for card in going]
    if going:
        yield from leave(g, going, to, event, at)
    return ghosts


def to_hand(g: KeyForge, cards: Iterable[int]) -> Asking[list[Ghost]]:
    return (yield from leave_by(g, cards, HAND, "card_returned"))


def to_archives_unnoticed(g: KeyForge, cards: Iterable[int]) -> Asking[list[Ghost]]:
    return (yield from leave_by(g, cards, ARCHIVES, "card_archived"))


def to_archives(g: KeyForge, cards: Iterable[int]) -> Asking[list[Ghost]]:
    ghosts = yield from to_archives_unnoticed(g, cards)
    for ghost in ghosts:
        yield from happen(g, Happening("archived", ghost.card, ghost.owner))
    return ghosts


def to_purge(g: KeyForge, cards: Iterable[int]) -> Asking[list[Ghost]]:
    return (yield from leave_by(g, cards, PURGED, "card_purged"))


def to_deck(g: KeyForge, cards: Iterable[int], at: int = -1) -> Asking[list[Ghost]]:
    """On top of their owners' decks, or at another place (0 is the bottom)."""
    return (yield from leave_by(g, cards, DECK, "card_put_on_deck", at))


def into_deck(g: KeyForge, cards: Iterable[int]) -> Asking[list[Ghost]]:
    """Shuffled into their owners' decks."""
    ghosts = yield from leave_by(g, cards, DECK, "card_shuffled_in")
    for seat in sorted({ghost.owner for ghost in ghosts}):
        g.shuffle_deck(seat)
    return ghosts


def to_foreign_archives(g: KeyForge, cards: Iterable[int], seat: int) -> Asking[list[Ghost]]:
    """Into the archives of a player who need not own them (decision 25)."""
    going = [card for card in cards if g.in_play(card)]
    both = {card: [card, *other_halves(g, card)] for card in going}
    theirs = ARCHIVES[seat]
    ghosts = yield from leave_by(g, going, (theirs, theirs), "card_archived")
    for ghost in ghosts:
        g.strays += [card for card in both[ghost.card] if ghost.owner != seat and g.where[card] == theirs]
    return ghosts


# -- control ----------------------------------------------------------------------------------------------------------


def take_control(g: KeyForge, card: int, seat: int, by: int = -1) -> Asking[bool]:
    """decisions 27, 28: nothing else changes; a creature goes to a flank that the active player chooses."""
    if not g.in_play(card):
        return False
    from stolik.games.keyforge.state import Held

    g.held.append(Held(card, seat, by))
    yield from move_over(g, card, seat)
    return True


def move_over(g: KeyForge, card: int, seat: int) -> Asking[None]:
    if SEAT_OF[g.where[card]] == seat:
        return
    zone = g.where[card]
    if zone in LINE:
        at = yield from choose_flank(g, card, seat)
        g.move(card, LINE[seat], "control_taken", seat, at)
    elif zone in ARTIFACTS:
        g.move(card, ARTIFACTS[seat], "control_taken", seat)
    else:
        g.move(card, UPGRADES[seat], "control_taken", seat)
    g.changed()


def return_held(g: KeyForge) -> Asking[None]:
    """Control that hung on a card which is gone passes to the one before, at last to the owner."""
    gone = [held for held in g.held if held.by >= 0 and not g.in_play(held.by)]
    if not gone:
        return
    g.held = [held for held in g.held if held not in gone]
    for held in gone:
        if g.in_play(held.card):
            seats = [other.seat for other in g.held if other.card == held.card]
            yield from move_over(g, held.card, seats[-1] if seats else g.backs[held.card])


def choose_place(g: KeyForge, card: int, seat: int) -> Asking[int]:
    """Where a creature enters play: on a flank, or with deploy anywhere. Returns the place in the line."""
    line = g.zones[LINE[seat]]
    if not line or "deploy" not in g.card(card).keywords:
        return (yield from choose_flank(g, card, seat))
    g.side = seat
    places: list[Option] = [("place", place) for place in range(len(line) + 1)]
    answer = yield from g.choose(g.active, "deploy", places, "place", public=True, source=card)
    return cast("tuple[str, int]", answer)[1]


def choose_flank(g: KeyForge, card: int, seat: int) -> Asking[int]:
    """At which end of a battleline; also for a creature that changes sides. Returns the place in the line."""
    line = g.zones[LINE[seat]]
    if not line:
        return 0
    g.side = seat
    side = yield from g.choose(g.active, "flank", ("left", "right"), "word", public=True, source=card)
    return 0 if side == "left" else len(line)
