"""Sanctum: knights in armor who protect one another."""

from stolik.games.keyforge.card import Card
from stolik.games.keyforge.effects import (
    Kind,
    action,
    after_beating,
    after_choosing,
    after_fight,
    after_play,
    archive_each_from_play,
    armor,
    artifact,
    artifact_card,
    as_active_house,
    cannot_be_damaged,
    capture,
    capture_all_but,
    choose,
    creature,
    damage,
    damage_and_neighbour,
    damage_each,
    destroy_each,
    destroy_one,
    draw,
    each_captures,
    forge_key,
    fully_heal,
    gain,
    gains,
    heal,
    heal_each,
    if_you_do,
    keyword,
    lose_all_but,
    may,
    name_house,
    no_theft,
    on_it_this_turn,
    power,
    purge,
    ready_and_fight,
    ready_and_fight_different,
    ready_and_use,
    repeat_while,
    return_all_from_discard,
    return_to_hand,
    rule,
    sacrifice,
    save_instead,
    stun,
    stun_each,
    swap,
    this_turn,
    unstun_each,
    upgrade,
    use,
    when,
)
from stolik.games.keyforge.nouns import (
    a_creature,
    a_friendly_creature,
    an_artifact,
    an_enemy_creature,
    done_this_way,
    excess_creature,
    its_neighbours,
    itself,
    neighbours_of_the_fought,
    opponent_has,
    opponent_has_more_creatures,
    played_of,
    that_creature,
    this_card,
    this_creature,
    this_creature_is_on_flank,
    this_is_on_flank,
    this_upgrade,
)
from stolik.table import Message

FRIENDLY_KNIGHT = a_friendly_creature.trait("knight")
YOU_PLAY = a_creature.that(Message("that-you-play"), lambda g, s, c: c in g.played)

CARDS: dict[str, Card] = {
    "begone": action(play=choose(destroy_each(a_creature.of("dis")), gain(1))),
    "blinding-light": action(amber=1, play=(name_house(), stun_each(a_creature.of_that_house))),
    "charge": action(amber=1, play=this_turn(*gains("play", damage(2, an_enemy_creature), YOU_PLAY))),
    "cleansing-wave": action(play=(heal_each(1), gain(1, done_this_way))),
    "clear-mind": action(amber=1, play=unstun_each(a_friendly_creature)),
    "doorstep-to-heaven": action(amber=1, play=lose_all_but(5)),
    "glorious-few": action(play=gain(1, excess_creature("opponent"))),
    "honorable-claim": action(amber=1, play=each_captures(FRIENDLY_KNIGHT)),
    "inspiration": action(play=ready_and_use(a_friendly_creature)),
    "mighty-lance": action(play=damage_and_neighbour(3, 3)),
    "oath-of-poverty": action(amber=1, play=(destroy_each(an_artifact.friendly), gain(2, done_this_way))),
    "one-stood-against-many": action(amber=1, play=ready_and_fight_different(3, a_friendly_creature)),
    "radiant-truth": action(amber=1, play=stun_each(an_enemy_creature.not_on_flank)),
    "shield-of-justice": action(amber=1, play=this_turn(cannot_be_damaged(a_friendly_creature))),
    "take-hostages": action(amber=1, play=this_turn(after_fight(a_friendly_creature, capture(1, that_creature)))),
    "terms-of-redress": action(amber=1, play=capture(2, a_friendly_creature)),
    "the-harder-they-come": action(play=purge(a_creature.power_at_least(5))),
    "the-spirit-s-way": action(play=destroy_each(a_creature.power_at_least(3))),
    "virtuous-works": action(amber=3),
    "epic-quest": artifact(
        traits="quest",
        play=archive_each_from_play(FRIENDLY_KNIGHT),
        omni=when(played_of("sanctum", 7), (destroy_one(this_card), forge_key(free=True))),
    ),
    "gorm-of-omm": artifact(traits="item", omni=(destroy_one(this_card), destroy_one(an_artifact))),
    "hallowed-blaster": artifact(traits="weapon", action=heal(3)),
    "potion-of-invulnerability": artifact(
        amber=1, traits="item", omni=(destroy_one(this_card), this_turn(cannot_be_damaged(a_friendly_creature)))
    ),
    "round-table": artifact(
        amber=1, traits="location", constant=(power(1, FRIENDLY_KNIGHT), keyword("taunt", FRIENDLY_KNIGHT))
    ),
    "sigil-of-brotherhood": artifact(
        amber=1,
        traits="power",
        omni=(sacrifice(), this_turn(as_active_house(a_friendly_creature.of("sanctum")))),
    ),
    "whispering-reliquary": artifact(traits="item", action=return_to_hand(an_artifact)),
    "bulwark": creature(power=4, armor=2, traits="human knight", constant=armor(2, its_neighbours)),
    "champion-anaphiel": creature(power=6, armor=1, traits="spirit knight", keywords="taunt"),
    "champion-tabris": creature(power=6, armor=2, traits="human knight", fight=capture(1)),
    "commander-remiel": creature(power=3, traits="human knight", reap=use(a_friendly_creature.not_of("sanctum"))),
    "duma-the-martyr": creature(
        power=3, traits="human", destroyed=(heal_each(0, a_creature.another.friendly), draw(2))
    ),
    "francus": creature(power=6, armor=1, traits="knight spirit", after=after_beating(capture(1))),
    "grey-monk": creature(power=3, traits="human priest", constant=armor(1, a_friendly_creature), reap=heal(2)),
    "hayyel-the-merchant": creature(power=3, traits="human merchant", after=after_play(artifact_card, gain(1))),
    "horseman-of-death": creature(
        power=5, traits="horseman spirit", play=return_all_from_discard(Kind("creature", trait="horseman"))
    ),
    "horseman-of-famine": creature(power=5, traits="horseman spirit", play_fight_reap=destroy_one(a_creature.weakest)),
    "horseman-of-pestilence": creature(
        power=5, traits="horseman spirit", play_fight_reap=damage_each(1, a_creature.without_trait("horseman"))
    ),
    "horseman-of-war": creature(
        power=5,
        traits="horseman spirit",
        play=this_turn(
            as_active_house(a_friendly_creature, fight_only=True),
            rule("only-fight", Message("text-only-fight"), a_friendly_creature),
        ),
    ),
    "jehu-the-bureaucrat": creature(power=3, traits="human", after=after_choosing("sanctum", gain(2))),
    "lady-maxena": creature(power=5, armor=2, traits="knight spirit", play=stun(), action=return_to_hand(this_card)),
    "lord-golgotha": creature(
        power=5, armor=2, traits="spirit knight", before_fight=damage_each(3, neighbours_of_the_fought)
    ),
    "numquid-the-fair": creature(
        power=3, traits="human", play=repeat_while(opponent_has_more_creatures, destroy_one(an_enemy_creature))
    ),
    "protectrix": creature(
        power=5,
        traits="knight spirit",
        reap=if_you_do(may(fully_heal(a_creature)), on_it_this_turn(that_creature, cannot_be_damaged(that_creature))),
    ),
    "raiding-knight": creature(power=4, armor=2, traits="human knight", play=capture(1)),
    "sanctum-guardian": creature(
        power=6, armor=1, traits="spirit knight", keywords="taunt", fight_reap=swap(a_creature.another.friendly)
    ),
    "sequis": creature(power=4, armor=2, traits="human knight", reap=capture(1)),
    "sergeant-zakiel": creature(
        power=4, armor=1, traits="human knight", play=may(ready_and_fight(a_creature.friendly.neighbouring))
    ),
    "staunch-knight": creature(
        power=4, armor=2, traits="human knight", constant=power(2, this_card, while_=this_is_on_flank)
    ),
    "gatekeeper": creature(power=5, armor=1, traits="spirit knight", play=when(opponent_has(7), capture_all_but(5))),
    "the-vaultkeeper": creature(power=4, armor=1, traits="spirit knight", constant=no_theft()),
    "veemos-lightbringer": creature(
        power=6, traits="angel spirit", play=destroy_each(a_creature.with_keyword("elusive"))
    ),
    "armageddon-cloak": upgrade(
        amber=1,
        constant=(
            keyword("hazardous", this_creature, 2),
            save_instead(this_creature, (fully_heal(itself), destroy_one(this_upgrade))),
        ),
    ),
    "mantle-of-the-zealot": upgrade(constant=as_active_house(this_creature)),
    "protect-the-weak": upgrade(amber=1, constant=(armor(1, this_creature), keyword("taunt", this_creature))),
    "shoulder-armor": upgrade(
        amber=1,
        constant=(
            armor(2, this_creature, while_=this_creature_is_on_flank),
            power(2, this_creature, while_=this_creature_is_on_flank),
        ),
    ),
}
