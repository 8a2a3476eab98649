"""Saurian in Worlds Collide: senators who exalt themselves, and beasts."""

from stolik.games.keyforge.card import Card, Constant, Entry, Happening, Scene
from stolik.games.keyforge.effects import (
    action,
    add_counter,
    after,
    armor,
    artifact,
    creature,
    damage,
    damage_each,
    deals_in_fights,
    do,
    exalt,
    forge_key,
    gains,
    if_you_do,
    may,
    move_to_supply,
    player_rule,
    remove_counters,
    upgrade,
    when,
)
from stolik.games.keyforge.forging import capture as take_captive
from stolik.games.keyforge.nouns import (
    a_friendly_creature,
    counters_on_this,
    each,
    neighbours_of_the_fought,
    this_card,
    this_creature,
)
from stolik.games.keyforge.state import AS_CREATURE, KeyForge
from stolik.games.keyforge.timing import choose_flank, to_purge
from stolik.games.keyforge.zones import LINE
from stolik.table import Asking, Message

STRIKE = damage(each(a_friendly_creature))


def join_the_line(g: KeyForge, s: Scene) -> Asking[None]:
    """decision 35: from then on it is a creature; it keeps what lies on it.

    rulebook: FAQ "Przesuwanie stworzeń": who uses it as if it were theirs does not move it to their own line.
    """
    s.ok = g.in_play(s.card) and not s.borrowed
    if s.ok:
        at = yield from choose_flank(g, s.card, s.me)
        g.move(s.card, LINE[s.me], "joined_line", s.me, at)
        g.changed()


def feast(g: KeyForge, s: Scene) -> Asking[None]:
    """rulebook: FAQ "Krasozaur": all that is there up to 10, and the player says how much of it is their own."""
    lowest, highest = max(0, 10 - g.pool[1 - s.me]), min(10, g.pool[s.me])
    amounts = range(min(lowest, highest), highest + 1)
    own = yield from g.pick(g.active, "capture-own", amounts, "number", public=True, source=s.card)
    yield from take_captive(g, s.card, own, s.me)
    yield from take_captive(g, s.card, 10 - own, 1 - s.me)
    if g.in_play(s.card) and g.amber[s.card] < 10:
        yield from to_purge(g, [s.card])


def died_fighting(g: KeyForge, entry: Entry, h: Happening) -> bool:
    return h.seat != entry.me and h.other >= 0


CARDS: dict[str, Card] = {
    "phalanx-strike": action(amber=1, play=(STRIKE, may(if_you_do(exalt(a_friendly_creature), STRIKE)))),
    # erratum: it may be used as if it belonged to the active house, but belongs to its own.
    "auto-legionary": artifact(
        traits="robot ally",
        constant=(
            Constant(
                "power",
                lambda g, entry, found: found == entry.card and g.is_creature(found),
                Message("text-auto-legionary"),
                lambda g, entry, found: 5,
                word=AS_CREATURE,
            ),
            Constant(
                "may-use",
                lambda g, entry, found: found == entry.card and g.is_creature(found),
                Message("text-nothing"),
                word=AS_CREATURE,
            ),
        ),
        action=do(join_the_line, "text-join-the-line"),
    ),
    "the-colosseum": artifact(
        traits="location",
        after=after("destroyed", "text-after-enemy-dies-fighting", add_counter("glory"), died_fighting),
        omni=when(counters_on_this("glory", 6), (remove_counters("glory", 6), forge_key())),
    ),
    "crassosaurus": creature(
        power=4, armor=2, traits="dinosaur politician", keywords="elusive", play=do(feast, "text-feast")
    ),
    "gargantodon": creature(
        power=16,
        traits="beast",
        enters="stunned",
        constant=(deals_in_fights(4), player_rule("steal-is-capture", Message("text-steal-is-capture"), "each")),
    ),
    "senator-shrix": creature(
        power=4,
        armor=1,
        traits="dinosaur politician",
        constant=player_rule("spend", Message("text-spend-from-this"), "you"),
        play_reap=may(exalt()),
    ),
    "terrordactyl": creature(
        power=12,
        traits="beast",
        enters="stunned",
        constant=deals_in_fights(4),
        before_fight=damage_each(4, neighbours_of_the_fought),
    ),
    "imperial-scutum": upgrade(
        amber=1, constant=(armor(2, this_creature), *gains("destroyed", move_to_supply(0, this_card)))
    ),
}
