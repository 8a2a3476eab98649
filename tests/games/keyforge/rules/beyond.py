"""Cards of later sets that statements of the rulebook are about, written with the vocabulary for their tests alone.

Whoever publishes one of them takes it out here: two cards of one id are an error.
"""

from dataclasses import replace

from stolik.games.keyforge.card import Card, Constant, Entry, Happening
from stolik.games.keyforge.catalog import enter
from stolik.games.keyforge.effects import (
    action,
    after,
    after_choosing,
    archive,
    archive_from_play,
    archive_top,
    artifact,
    at_end_of_turn,
    at_start_of_turn,
    capture,
    creature,
    damage,
    destroy_each,
    draw,
    gain,
    gains,
    keyword,
    may,
    move_damage,
    move_in_line,
    move_to_pool,
    scene_of,
    shuffle_weakest_in,
    upgrade,
    ward_each,
    when,
)
from stolik.games.keyforge.nouns import (
    Condition,
    a_creature,
    a_friendly_creature,
    an_enemy_creature,
    haunted,
    it,
    it_is,
    its_neighbours,
    this_creature,
    this_upgrade,
)
from stolik.games.keyforge.state import KeyForge
from stolik.table import Message


def played_next_to_it(g: KeyForge, entry: Entry, h: Happening) -> bool:
    return g.in_play(h.card) and h.card in g.neighbours(entry.card)


IN_THE_MIDDLE = Condition(Message("text-nothing"), lambda g, s: not g.on_flank(s.card))

BEYOND: dict[str, tuple[str, Card]] = {
    # Not a card: what an ability that reacts to archiving would be.
    "archivist": ("logos", creature(power=4, after=after("archived", "text-nothing", gain(1)))),
    "director-of-zyx": ("logos", creature(power=3, keywords="elusive", after=at_start_of_turn(archive_top()))),
    "entropic-manipulator": ("mars", action(play=move_damage(0, a_friendly_creature, a_friendly_creature))),
    "fila-the-researcher": (
        "logos",
        creature(power=1, keywords="elusive", after=after("played", "text-nothing", draw(1), played_next_to_it)),
    ),
    "ghostform": (
        "dis",
        upgrade(
            amber=1,
            constant=(
                keyword("invulnerable", this_creature),
                *gains("fight/reap", archive_from_play(this_upgrade)),
            ),
        ),
    ),
    "harbinger-of-doom": ("dis", creature(power=2, armor=3, destroyed=destroy_each(a_creature))),
    "malison": (
        "dis",
        creature(
            power=5,
            fight=may(
                (move_in_line(an_enemy_creature), when(it_is(a_creature.on_flank), capture(1, it, own_side=True)))
            ),
        ),
    ),
    "memory-chip": ("logos", artifact(after=after_choosing("logos", archive()))),
    "mother-northelle": ("sanctum", creature(power=2, keywords="elusive", reap=move_to_pool(1, a_friendly_creature))),
    "old-egad": ("logos", creature(power=1, armor=2, destroyed=ward_each(its_neighbours))),
    "the-floor-is-lava": ("brobnar", artifact(amber=1, after=at_start_of_turn(damage(1, a_friendly_creature)))),
    "the-grim-reaper": (
        "dis",
        creature(
            power=4,
            constant=Constant(
                "enters-ready",
                lambda g, entry, found: found == entry.card and haunted.holds(g, scene_of(entry)),
                Message("text-nothing"),
            ),
        ),
    ),
    "thin-the-herd": ("untamed", action(amber=1, play=shuffle_weakest_in(4))),
    "titan-librarian": (
        "logos",
        creature(power=4, after=at_end_of_turn(when(IN_THE_MIDDLE, archive()))),
    ),
    "xenos-bloodshadow": ("untamed", creature(power=4, keywords="elusive hazardous:6 poison skirmish")),
}

for name, (house, card) in BEYOND.items():
    enter(name, replace(card, title=name, house=house))
