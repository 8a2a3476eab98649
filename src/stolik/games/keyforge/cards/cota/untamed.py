"""Untamed: beasts, faeries and witches of the forest."""

from stolik.games.keyforge.card import Card, Scene
from stolik.games.keyforge.effects import (
    Kind,
    action,
    after_play,
    artifact,
    as_active_house,
    cannot,
    choose_several,
    creature,
    creature_card,
    damage,
    damage_each,
    destroy_each,
    destroy_one,
    discard_to_deck,
    do,
    exhaust,
    fight_each,
    forge_key,
    fully_heal,
    gain,
    gain_chains,
    heal,
    if_you_do,
    key_cost,
    keyword,
    lose,
    may,
    may_play,
    move_all_to_pool,
    on_several_this_turn,
    opponents_next_turn,
    power,
    return_all_from_discard,
    return_each,
    return_from_discard,
    return_to_hand,
    rule,
    sacrifice,
    search_for_each,
    shuffle_discard_in,
    steal,
    stun,
    this_turn,
    upgrade,
    when,
)
from stolik.games.keyforge.nouns import (
    a_creature,
    a_friendly_creature,
    amber_on_it,
    an_artifact,
    an_enemy_creature,
    each,
    each_of_them,
    healed,
    it,
    no,
    not_discarded,
    opponent_has,
    opponent_played_creatures,
    them,
    this_card,
    this_creature,
    unforged_key,
    used_creatures,
    you_have_more_creatures,
)
from stolik.games.keyforge.state import KeyForge
from stolik.games.keyforge.timing import into_deck
from stolik.table import Asking, Message

NIFFLE = Kind("creature", trait="niffle")
ANCIENT_BEAR = a_creature.named("ancient-bear")
ONE_UNTAMED_CARD = may_play(
    Message("text-witch-of-the-wilds"),
    lambda g, s, found: g.house != "untamed" and g.card(found).house == "untamed" and s.card not in g.spent,
)


def lose_them_in_the_woods(g: KeyForge, s: Scene) -> Asking[None]:
    """decision 14: do the possible half."""
    lost = yield from choose_several(g, s, a_friendly_creature, "choose-shuffle-in", 2, up_to=False)
    lost += yield from choose_several(g, s, an_enemy_creature, "choose-shuffle-in", 2, up_to=False)
    s.ghosts = yield from into_deck(g, lost)


CARDS: dict[str, Card] = {
    "cooperative-hunting": action(play=damage(1, per=each(a_friendly_creature))),
    "curiosity": action(amber=1, play=destroy_each(a_creature.trait("scientist"))),
    "fertility-chant": action(amber=4, play=gain(2, who="opponent")),
    "fogbank": action(amber=1, play=opponents_next_turn(cannot("fight", an_enemy_creature))),
    "full-moon": action(play=this_turn(after_play(creature_card, gain(1)))),
    "grasping-vines": action(amber=1, play=return_to_hand(an_artifact, 3, up_to=True)),
    "key-charge": action(play=if_you_do(lose(1, who="you"), forge_key(optional=True))),
    "lifeweb": action(amber=1, play=when(opponent_played_creatures(3), steal(2))),
    "lost-in-the-woods": action(amber=1, play=do(lose_them_in_the_woods, "text-lost-in-the-woods")),
    "mimicry": action(mimics=True),
    "nature-s-call": action(amber=1, play=return_to_hand(a_creature, 3, up_to=True)),
    "nocturnal-maneuver": action(amber=1, play=exhaust(a_creature, 3, up_to=True)),
    "perilous-wild": action(amber=1, play=destroy_each(a_creature.with_keyword("elusive"))),
    "regrowth": action(amber=1, play=return_from_discard(creature_card)),
    "save-the-pack": action(play=(destroy_each(a_creature.damaged), gain_chains(1))),
    "scout": action(
        amber=1,
        play=(on_several_this_turn(2, a_friendly_creature, keyword("skirmish", each_of_them)), fight_each(them)),
    ),
    "stampede": action(amber=1, play=when(used_creatures(3), steal(2))),
    "the-common-cold": action(
        amber=1,
        play=(damage_each(1), may(destroy_each(a_creature.of("mars")))),
    ),
    "troop-call": action(
        amber=1, play=(return_all_from_discard(NIFFLE), return_each(a_friendly_creature.trait("niffle")))
    ),
    "vigor": action(amber=1, play=(heal(3, up_to=True), when(healed(3), gain(1)))),
    "word-of-returning": action(
        amber=1, play=(damage_each(1, an_enemy_creature, its=amber_on_it), move_all_to_pool(them))
    ),
    "bear-flute": artifact(
        traits="item",
        action=(
            fully_heal(ANCIENT_BEAR),
            when(
                no(ANCIENT_BEAR),
                if_you_do(search_for_each(Kind("creature", title="ancient-bear")), shuffle_discard_in()),
            ),
        ),
    ),
    "nepenthe-seed": artifact(traits="item", omni=(sacrifice(), return_from_discard())),
    "ritual-of-balance": artifact(traits="power", action=when(opponent_has(6), steal(1))),
    "ritual-of-the-hunt": artifact(
        amber=1,
        traits="power",
        omni=(destroy_one(this_card), this_turn(as_active_house(a_friendly_creature.of("untamed")))),
    ),
    "world-tree": artifact(traits="location", action=discard_to_deck(creature_card)),
    "ancient-bear": creature(power=5, traits="beast", keywords="assault:2"),
    "bigtwig": creature(
        power=7,
        traits="beast",
        constant=rule("can-only-fight", Message("text-only-fights-stunned"), a_creature.stunned),
        reap=(stun(), exhaust(it)),
    ),
    "witch-of-the-wilds": creature(power=4, traits="beast witch", constant=ONE_UNTAMED_CARD),
    "briar-grubbling": creature(power=2, traits="beast insect", keywords="hazardous:5"),
    "chota-hazri": creature(
        power=3, traits="human witch", play=if_you_do(lose(1, who="you"), forge_key(optional=True))
    ),
    "dew-faerie": creature(power=2, traits="faerie", keywords="elusive", reap=gain(1)),
    "dust-pixie": creature(power=1, amber=2, traits="faerie"),
    "flaxia": creature(power=4, traits="faerie", play=when(you_have_more_creatures, gain(2))),
    "fuzzy-gruen": creature(power=5, amber=2, traits="beast", play=gain(1, who="opponent")),
    "giant-sloth": creature(
        power=6, traits="beast", constant=cannot("use", this_card, while_=not_discarded("untamed")), action=gain(3)
    ),
    "halacor": creature(power=4, traits="beast", constant=keyword("skirmish", a_friendly_creature.on_flank)),
    "inka-the-spider": creature(power=1, traits="beast", keywords="poison", play_reap=stun()),
    "kindrith-longshot": creature(power=3, traits="human ranger", keywords="elusive skirmish", reap=damage(2)),
    "snufflegator": creature(power=4, traits="beast", keywords="skirmish"),
    "lupo-the-scarred": creature(power=6, traits="beast", keywords="skirmish", play=damage(2, an_enemy_creature)),
    "mighty-tiger": creature(power=4, traits="beast", play=damage(4, an_enemy_creature)),
    "murmook": creature(power=3, traits="beast", constant=key_cost(1)),
    "mushroom-man": creature(power=2, traits="fungus human", constant=power(3, this_card, per=unforged_key("you"))),
    "niffle-ape": creature(
        power=3,
        traits="beast niffle",
        constant=(
            rule("ignores-taunt", Message("text-ignores-taunt-and-elusive")),
            rule("ignores-elusive", Message("text-nothing")),
        ),
    ),
    "niffle-queen": creature(
        power=6,
        traits="beast niffle",
        constant=(
            power(1, a_creature.another.friendly.trait("beast")),
            power(1, a_creature.another.friendly.trait("niffle")),
        ),
    ),
    "piranha-monkeys": creature(power=2, traits="beast", play_reap=damage_each(2, a_creature.another)),
    "teliga": creature(power=3, traits="human witch", after=after_play(creature_card, gain(1), "opponent")),
    "hunting-witch": creature(power=2, traits="human witch", after=after_play(creature_card, gain(1), another=True)),
    "witch-of-the-eye": creature(power=3, traits="human witch", reap=return_from_discard()),
    "way-of-the-bear": upgrade(amber=1, constant=keyword("assault", this_creature, 2)),
    "way-of-the-wolf": upgrade(amber=1, constant=keyword("skirmish", this_creature)),
}
