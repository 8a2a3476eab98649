"""Cards of later sets that statements of the rulebook are about, written with the vocabulary for their tests alone.

Whoever publishes one of them takes it out here: two cards of one id are an error.
"""

from dataclasses import replace

from stolik.games.keyforge.card import Card
from stolik.games.keyforge.catalog import enter
from stolik.games.keyforge.effects import (
    Kind,
    action,
    after,
    after_choosing,
    after_forging,
    after_play_beside,
    after_raising_tide,
    archive,
    archive_from_play,
    archive_top,
    artifact,
    at_end_of_turn,
    at_start_of_turn,
    attach_to,
    capture,
    choose,
    creature,
    creature_card,
    damage,
    damage_several,
    destroy_each,
    draw,
    enter_ready,
    enters_ready_if,
    exalt_each,
    gain,
    gains,
    gains_trait,
    keyword,
    look_at_top,
    lose,
    may,
    move_amber,
    move_damage,
    move_in_line,
    move_to_flank,
    move_to_pool,
    move_to_supply,
    on_it_until_your_next_turn,
    pick,
    play_or_use,
    power,
    ready,
    return_this_from_discard,
    search,
    shuffle_each_in,
    shuffle_weakest_in,
    upgrade,
    ward,
    ward_each,
    when,
)
from stolik.games.keyforge.nouns import (
    Condition,
    a_creature,
    a_creature_or_artifact,
    a_friendly_creature,
    an_enemy_creature,
    any_card,
    card_played,
    done_this_way,
    enemies_destroyed,
    haunted,
    house_among,
    it,
    it_is,
    its_neighbours,
    opponent_has_more_keys,
    that_creature,
    this_card,
    this_creature,
    this_is,
    this_upgrade,
    upgrade_on_this,
    you_have_more_amber,
)
from stolik.table import Message

IN_THE_MIDDLE = Condition(Message("text-nothing"), lambda g, s: not g.on_flank(s.card))

BEYOND: dict[str, tuple[str, Card]] = {
    # Not a card: what an ability that reacts to archiving would be.
    "archivist": ("logos", creature(power=4, after=after("archived", "text-nothing", gain(1)))),
    "borr-nit-s-touch": ("dis", action(play=look_at_top(5, "purge", rest="shuffle", who="opponent", openly=True))),
    "brobnar-ambassador": ("sanctum", creature(power=2, keywords="elusive", fight_reap=play_or_use("brobnar"))),
    "curse-of-avarice": ("saurian", action(play=exalt_each(a_creature.on_flank))),
    "director-of-zyx": ("logos", creature(power=3, keywords="elusive", after=at_start_of_turn(archive_top()))),
    "entropic-manipulator": ("mars", action(play=move_damage(0, a_friendly_creature, a_friendly_creature))),
    "drawn-down": ("unfathomable", action(play=look_at_top(3, "discard", "bottom", who="opponent"))),
    "duma-the-returned": ("sanctum", creature(power=3, constant=power(4, while_=this_is(a_creature.damaged)))),
    "eyegor": ("logos", creature(power=3, play=look_at_top(3, "hand", rest="discard"))),
    "fila-the-researcher": (
        "logos",
        creature(power=1, keywords="elusive", after=after_play_beside(creature_card, draw(1))),
    ),
    "garcia-s-blaster": (
        "staralliance",
        upgrade(constant=gains("fight/reap", may(choose(damage(2), attach_to(a_friendly_creature.named("troll")))))),
    ),
    "hydro-scout": ("unfathomable", creature(power=3, after=after_raising_tide(ready(this_card)))),
    "lay-of-the-land": ("staralliance", action(play=(look_at_top(3, rest="order"), draw(1)))),
    "many-houses": ("brobnar", action(play=gain(1, per=house_among(a_creature_or_artifact.friendly)))),
    "over-there": ("saurian", action(play=(move_amber(1, a_creature, a_creature.other_than_it), move_to_flank(it)))),
    "payback": ("dis", action(play=(pick(a_creature), lose(1, who="controller"), gain(1, card_played, "controller")))),
    "philophosaurus": ("saurian", creature(power=4, reap=may(look_at_top(3, "archive", "hand", rest="discard")))),
    "pocket-warden": (
        "staralliance",
        creature(power=3, reap=(gain(1, upgrade_on_this), when(enemies_destroyed(1), ward(a_friendly_creature, 2)))),
    ),
    "relentless-creeper": (
        "dis",
        creature(power=2, in_discard=after_choosing("dis", may(return_this_from_discard()))),
    ),
    "spoils": (
        "brobnar",
        artifact(after=after_choosing("logos", gain(1), "each"), action=search(creature_card, False)),
    ),
    "volley": (
        "mars",
        action(
            play=(
                damage_several(2, 2, an_enemy_creature),
                when(you_have_more_amber, move_to_supply(1, a_creature)),
                when(opponent_has_more_keys, draw(1)),
            )
        ),
    ),
    "vandalize": ("shadows", action(play=look_at_top(3, "discard", rest="order", who="opponent"))),
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
    "mutation-of-fury": (
        "dis",
        action(
            play=on_it_until_your_next_turn(
                a_creature, keyword("assault", that_creature, 3), gains_trait("mutant", that_creature)
            )
        ),
    ),
    "old-egad": ("logos", creature(power=1, armor=2, destroyed=ward_each(its_neighbours))),
    "the-floor-is-lava": ("brobnar", artifact(amber=1, after=at_start_of_turn(damage(1, a_friendly_creature)))),
    "quartermaster": ("logos", creature(power=3, constant=enter_ready(Kind("artifact")))),
    "the-grim-reaper": ("dis", creature(power=4, constant=enters_ready_if(haunted))),
    "thin-the-herd": ("untamed", action(amber=1, play=shuffle_weakest_in(4))),
    # Printed into whatever deck: the house is that of the print.
    "timequake": ("logos", action(amber=1, play=(shuffle_each_in(any_card.friendly), draw(done_this_way)))),
    "tithe": ("brobnar", creature(power=3, after=after_forging(gain(1)))),
    "titan-librarian": (
        "logos",
        creature(power=4, after=at_end_of_turn(when(IN_THE_MIDDLE, archive()))),
    ),
    "xeno-thief": ("shadows", creature(power=3, fight=look_at_top(3, "hand", "bottom"))),
    "xenos-bloodshadow": ("untamed", creature(power=4, keywords="elusive hazardous:6 poison skirmish")),
}

for name, (house, card) in BEYOND.items():
    enter(name, replace(card, title=name, house=house))
