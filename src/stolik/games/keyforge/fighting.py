"""Fights: who may be attacked, what comes before, and the blows (the chart of the rulebook, step 3)."""

from typing import cast

from stolik.games.keyforge.card import Constant, Entry, Ghost, Happening, Scene
from stolik.games.keyforge.forging import steal
from stolik.games.keyforge.playing import note_use
from stolik.games.keyforge.state import ATTACKED, ENRAGED, NONE, TAGGED, WARDED, KeyForge
from stolik.games.keyforge.timing import (
    deal,
    destroy,
    happen,
    place_damage,
    react,
    settle,
    steals_instead,
    tell_of_armor,
    told_apart,
    waiting_for,
    window,
)
from stolik.games.keyforge.zones import LINE, SEAT_OF
from stolik.table import Asking, Option


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


def may_fight(g: KeyForge, card: int) -> bool:
    index = g.index
    if "cannot-fight" in index and g.any_holds("cannot-fight", card):
        return False
    return bool(attackable(g, card))


def fight(g: KeyForge, card: int, me: int, but: dict[int, list[int]] | None = None) -> Asking[bool]:
    """rulebook: chart "Walka stworzeniem"; decision 69. False if there is nobody to fight.

    `but` are those that it must not attack; whoever is attacked now is added, with the neighbours it had then or, if it
    came to blows, just before them.
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
        g.emit("ability_used", card=entry.card, seat=entry.me)
        asking = doing.does(g, scene)
        if asking is not None:
            yield from asking
        if scene.ok:
            g.emit("exhausted", card=card)
            g.beat()
            yield from happen(g, Happening("used", card, me, word="creature"))
            return True
    target = yield from g.pick(g.active, "fight-whom", able, public=True, source=card)
    if but is not None:
        but[target] = g.neighbours(target)
    g.emit("attacked", card=card, target=target)
    g.beat()
    first_attack = not g.marks[target] & ATTACKED
    g.marks[target] |= ATTACKED
    g.unmark(card, ENRAGED, "enrage_lost")
    was = g.ghost(card) if "fight-over" in g.index else None
    yield from before_fight(g, card, target, me)
    fought = still_fighting(g, card, target)
    survived = True
    if fought:
        if but is not None:
            but[target] = g.neighbours(target)
        dead = yield from fight_damage(g, card, target, first_attack)
        # Whoever comes back ("put that creature into play") is not the one that fought.
        survived = card not in dead
    survived = survived and g.in_play(card)
    happenings = [Happening("fight-over", card, me, target, None if survived else was)]
    if fought and survived:
        happenings.insert(0, Happening("fought", card, me, target))
    happenings.append(Happening("used", card, me, word="creature"))
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
    done: dict[tuple[int, ...], Entry] = {}
    while True:
        waiting = [(words, entry) for words, entry in told_apart(waiting_for(g, h)) if words not in done]
        options: list[Option] = [(g.ids[entry.giver], place, g.ids[card]) for place, (_, entry) in enumerate(waiting)]
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
            words, entry = waiting[options.index(answer)]
            done[words] = entry
            yield from react(g, h, entry, me)


def _keyword_damage(g: KeyForge, word: str, card: int, target: int) -> Asking[None]:
    """decision 70: whoever is gone (or tagged) before its keyword comes deals nothing."""
    source, hit = (card, target) if word == "assault" else (target, card)
    if g.is_creature(source) and g.is_creature(hit) and not g.marks[source] & TAGGED:
        value = g.keyword(source, word)
        if value and g.log is not None:
            g.emit("keyword_damage", card=source, target=hit, cause=word, amount=value)
        yield from deal(g, [(hit, value)], source)


def fight_damage(g: KeyForge, card: int, target: int, first_attack: bool) -> Asking[list[int]]:
    """Both deal damage equal to their power at once; elusive, skirmish and poison have their say. Returns who died."""
    index = g.index
    elusive = first_attack and g.keyword(target, "elusive") > 0
    if elusive and "ignores-elusive" in index and g.any_holds("ignores-elusive", card):
        elusive = False
    skirmish = g.keyword(card, "skirmish") > 0
    blows: list[tuple[int, int, int]] = []
    aimed = target
    for entry in index.get("aims-elsewhere", NONE):
        if entry.card == card and entry.lasting is not None:
            aimed = entry.lasting.number
    if g.is_creature(aimed) and (not elusive or aimed != target):
        blows.append((card, aimed, fight_power(g, card, target, attacking=True)))
    if not elusive and not skirmish:
        blows.append((target, card, fight_power(g, target, card, attacking=False)))
    g.fight = (card, target)
    poisoned: list[int] = []
    stolen: list[tuple[int, int]] = []
    dealt: dict[int, int] = {}
    warded = [hit for _, hit, _ in blows if g.marks[hit] & WARDED]
    for source, hit, amount in blows:
        if amount <= 0:
            continue
        if steals_instead(g, source):
            stolen.append((source, SEAT_OF[g.where[source]]))
            continue
        if hit in warded and not g.marks[hit] & WARDED:
            # decision 76: one ward meets both blows, where a creature aims at itself.
            continue
        hurt = yield from place_damage(g, {hit: amount}, source)
        if g.keyword(source, "poison"):
            poisoned += hurt
        if "shares-fight-damage" in index:
            # rulebook: FAQ "Rupieciarz": at the same time, and it goes no further.
            for wounded, wounds in list(hurt.items()):
                for entry in index["shares-fight-damage"]:
                    if g.holds(entry, wounded):
                        shared = yield from place_damage(g, {entry.card: wounds}, source)
                        dealt[entry.card] = dealt.get(entry.card, 0) + shared.get(entry.card, 0)
        for wounded, wounds in hurt.items():
            dealt[wounded] = dealt.get(wounded, 0) + wounds
    ghosts: list[Ghost] = []
    if poisoned:
        g.unsettled = False
        dead = [c for c in g.creatures() if g.damage[c] >= g.power(c) and c not in poisoned]
        ghosts = yield from destroy(g, [c for c in poisoned + dead if not g.marks[c] & WARDED])
    ghosts += yield from settle(g)
    gone = [ghost.card for ghost in ghosts]
    g.fight = None
    for source, seat in stolen:
        yield from steal(g, seat, 1, source)
    if g.stopped:
        yield from tell_of_armor(g)
    if "damaged" in g.index:
        alive = [
            Happening("damaged", hit, SEAT_OF[g.where[hit]], amount=n)
            for hit, n in dealt.items()
            if n and hit not in gone and g.in_play(hit)
        ]
        yield from window(g, alive)
    g.beat()
    return gone


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
