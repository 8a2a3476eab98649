"""Brobnar: giants who fight first."""

from stolik.games.keyforge.card import Card, Constant
from stolik.games.keyforge.effects import (
    Kind,
    action,
    add_power,
    after_beating,
    after_destroyed,
    after_discarding,
    after_entering,
    after_fight,
    after_forging,
    artifact,
    as_active_house,
    at_end_of_turn,
    cannot,
    capture,
    creature,
    damage,
    damage_each,
    destroy_all_but_strongest,
    destroy_each,
    destroyed_if,
    different_capture,
    discard_until,
    fully_heal,
    gain,
    gain_chains,
    gains,
    heal,
    key_cost,
    keyword,
    lose,
    may,
    name_house,
    place_amber,
    playable_if,
    power,
    put_each_on_deck,
    ready_and_fight,
    ready_and_fight_several,
    return_each,
    return_to_hand,
    sacrifice,
    steal,
    stun,
    stun_each,
    this_turn,
    upgrade,
    when,
)
from stolik.games.keyforge.nouns import (
    a_creature,
    a_friendly_creature,
    an_artifact,
    an_enemy_creature,
    any_card,
    each,
    enemy_killed_fighting,
    excess_creature,
    itself,
    neighbours_of_it,
    no,
    opponent_has,
    played_exactly_one,
    that_creature,
    there_are,
    this_card,
    this_creature,
    you_have,
    you_have_more_creatures,
)
from stolik.table import Message

VALDRS_BLOW = Constant(
    "attack-bonus", lambda g, entry, rival: g.on_flank(rival), Message("text-valdr"), lambda g, entry, rival: 2
)

CARDS: dict[str, Card] = {
    # -- actions
    "anger": action(amber=1, play=ready_and_fight(a_friendly_creature)),
    "barehanded": action(amber=1, play=put_each_on_deck(an_artifact)),
    "blood-money": action(play=place_amber(2, an_enemy_creature)),
    "brothers-in-battle": action(
        amber=1, play=(name_house(), this_turn(as_active_house(a_friendly_creature.of_that_house, fight_only=True)))
    ),
    "burn-the-stockpile": action(play=when(opponent_has(7), lose(4))),
    "champion-s-challenge": action(
        play=(
            destroy_all_but_strongest(an_enemy_creature),
            destroy_all_but_strongest(a_friendly_creature),
            ready_and_fight(a_friendly_creature),
        )
    ),
    "coward-s-end": action(play=(destroy_each(a_creature.undamaged), gain_chains(3))),
    "follow-the-leader": action(play=this_turn(as_active_house(a_friendly_creature, fight_only=True))),
    "lava-ball": action(play=damage(4, splash=2)),
    "loot-the-bodies": action(play=this_turn(after_destroyed(an_enemy_creature, gain(1)))),
    "punch": action(amber=1, play=damage(3)),
    "relentless-assault": action(play=ready_and_fight_several(3, a_friendly_creature)),
    "smith": action(amber=1, play=when(you_have_more_creatures, gain(2))),
    "sound-the-horns": action(amber=1, play=discard_until(Kind("creature", house="brobnar"))),
    "take-that-smartypants": action(amber=1, play=when(there_are(3, any_card.enemy.of("logos")), steal(2))),
    "tremor": action(play=(stun(), stun_each(neighbours_of_it))),
    "unguarded-camp": action(amber=1, play=different_capture(a_friendly_creature, excess_creature("you"))),
    "warsong": action(play=this_turn(after_fight(a_friendly_creature, gain(1)))),
    # -- artifacts
    "autocannon": artifact(amber=1, traits="weapon", after=after_entering(a_creature, damage(1, that_creature))),
    "banner-of-battle": artifact(traits="item", constant=power(1, a_friendly_creature)),
    "cannon": artifact(traits="weapon", action=damage(2)),
    "gauntlet-of-command": artifact(traits="item", action=ready_and_fight(a_friendly_creature)),
    "iron-obelisk": artifact(
        traits="location", constant=key_cost(1, per=each(a_friendly_creature.of("brobnar").damaged))
    ),
    "mighty-javelin": artifact(amber=1, traits="weapon", omni=(sacrifice(), damage(4))),
    "pile-of-skulls": artifact(
        traits="location", after=after_destroyed(an_enemy_creature, capture(1, a_friendly_creature), your_turn=True)
    ),
    "screechbomb": artifact(traits="weapon", omni=(sacrifice(), lose(2))),
    "the-warchest": artifact(traits="item", action=gain(1, enemy_killed_fighting)),
    # -- creatures
    "bilgum-avalanche": creature(power=5, traits="giant", after=after_forging(damage_each(2, an_enemy_creature))),
    "bumpsy": creature(power=5, traits="giant", play=lose(1)),
    "earthshaker": creature(power=7, traits="giant", play=destroy_each(a_creature.power_at_most(3))),
    "firespitter": creature(power=5, armor=1, traits="giant", before_fight=damage_each(1, an_enemy_creature)),
    "ganger-chieftain": creature(power=5, traits="giant", play=may(ready_and_fight(a_creature.friendly.neighbouring))),
    "grenade-snib": creature(power=2, traits="goblin", destroyed=lose(2)),
    "headhunter": creature(power=5, traits="giant", fight=gain(1)),
    "hebe-the-huge": creature(power=6, traits="giant knight", play=damage_each(2, a_creature.another.undamaged)),
    "kelifi-dragon": creature(
        power=12, traits="dragon", playable=playable_if(you_have(7)), fight_reap=(gain(1), damage(5))
    ),
    "king-of-the-crag": creature(power=7, traits="giant", constant=power(-2, an_enemy_creature.of("brobnar"))),
    "krump": creature(power=6, traits="giant", after=after_beating(lose(1))),
    "lomir-flamefist": creature(power=5, traits="giant", play=when(opponent_has(7), lose(2))),
    "looter-goblin": creature(
        power=2,
        traits="goblin",
        keywords="elusive",
        reap=this_turn(after_destroyed(an_enemy_creature, gain(1))),
    ),
    "mugwump": creature(power=6, traits="giant", after=after_beating((fully_heal(this_card), add_power(1)))),
    "pingle-who-annoys": creature(
        power=2, traits="goblin", keywords="elusive", after=after_entering(an_enemy_creature, damage(1, that_creature))
    ),
    "rock-hurling-giant": creature(power=6, traits="giant", after=after_discarding("brobnar", may(damage(4)))),
    "rogue-ogre": creature(
        power=6,
        traits="giant mutant",
        after=at_end_of_turn(when(played_exactly_one, (heal(2, this_card), capture(1)))),
    ),
    "smaaash": creature(power=5, traits="giant", play=stun()),
    "tireless-crocag": creature(
        power=7,
        traits="giant",
        constant=(cannot("reap"), as_active_house(), destroyed_if(no(an_enemy_creature))),
    ),
    "troll": creature(power=8, traits="giant", reap=heal(3, this_card)),
    "valdr": creature(power=6, traits="giant", constant=VALDRS_BLOW),
    "wardrummer": creature(power=3, traits="goblin", play=return_each(a_creature.another.friendly.of("brobnar"))),
    # -- upgrades
    "blood-of-titans": upgrade(amber=1, constant=power(5, this_creature)),
    "phoenix-heart": upgrade(constant=gains("destroyed", (return_to_hand(itself), damage_each(3)))),
    "yo-mama-mastery": upgrade(amber=1, constant=keyword("taunt", this_creature), play=fully_heal(this_creature)),
}
