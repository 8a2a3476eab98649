"""Dis: demons that take, and are glad of every death."""

from stolik.games.keyforge.card import Card, Constant, Scene
from stolik.games.keyforge.catalog import LASTING
from stolik.games.keyforge.effects import (
    Kind,
    action,
    add_power,
    after_beating,
    after_destroyed,
    archive,
    artifact,
    at_end_of_turn,
    both_ways,
    cannot_play,
    capture,
    capture_all_but,
    choose_one,
    creature,
    creature_card,
    damage,
    damage_each,
    destroy_each,
    destroy_one,
    destroy_strongest,
    discard_top,
    do,
    each_captures,
    gain,
    gain_chains,
    hand_size,
    heal,
    if_you_do,
    key_cost,
    keyword,
    lose,
    may,
    name_house,
    opponents_next_turn,
    play_from_discard,
    player_rule,
    power,
    purge,
    purge_from_discard,
    purge_the_beaten,
    put_the_beaten_into_play,
    random_discard,
    return_all_from_discard,
    return_each,
    return_to_hand,
    reveal_hand,
    rule,
    sacrifice,
    shuffle_hand_and_discard_in,
    steal,
    unforge_last,
    upgrade,
    use,
    use_as_if_yours,
    when,
    while_in_play,
)
from stolik.games.keyforge.nouns import (
    Count,
    a_creature,
    a_creature_or_artifact,
    a_friendly_creature,
    an_artifact,
    an_enemy_creature,
    it,
    it_was_not_destroyed,
    opponent_forged_last_turn,
    opponent_has,
    that_much,
    this_creature,
)
from stolik.games.keyforge.state import KeyForge
from stolik.games.keyforge.timing import deal, destroy
from stolik.table import Asking, Message

AN_ARTIFACT_OR_FLANK_CREATURE = a_creature_or_artifact.that(
    Message("creature-only-on-flank"), lambda g, s, c: not g.is_creature(c) or g.on_flank(c)
)
REVEALED_OF_ITS_HOUSE = Count(
    Message("per-revealed-of-its-house"),
    lambda g, s: 0 if s.it in (-1, s.card) else sum(g.card(c).house == g.card(s.it).house for c in s.them),
)
ARMOR_LOST = Constant(
    "armor",
    lambda g, entry, found: found == entry.target,
    Message("text-nothing"),
    lambda g, entry, found: 0 if entry.lasting is None else -entry.lasting.number,
)
AIM = Constant("aims-elsewhere", lambda g, entry, found: True, Message("text-nothing"))


def dance_to_death(g: KeyForge, s: Scene) -> Asking[None]:
    """decision 103; a number above every power on the table does no more than 0 does."""
    most = max((g.power(found) for found in g.creatures()), default=0)
    named = yield from g.pick(g.active, "name-number", range(most + 1), "number", public=True, source=s.giver)
    g.emit("number_named", number=named, by=s.giver)
    s.ghosts = yield from destroy(g, [found for found in g.creatures() if g.power(found) == named])


def heat_armor(g: KeyForge, s: Scene) -> Asking[None]:
    """decision 77: every point of the whole armor is lost, used ones too."""
    lost = [(found, g.armor(found)) for found in an_enemy_creature.find(g, s) if g.armor(found)]
    for found, points in lost:
        g.last(ARMOR_LOST, s.me, s.card, target=found, number=points)
    s.ghosts = yield from deal(g, lost, s.card)


def pay_for_the_dead(g: KeyForge, s: Scene) -> None:
    for seat in (s.me, 1 - s.me):
        g.gain(seat, sum(ghost.controller == seat for ghost in s.ghosts), s.giver)


def aim_elsewhere(g: KeyForge, s: Scene) -> Asking[None]:
    """For this fight: what it aimed at before is forgotten. It aims there even if nobody is left to be hit."""
    found = yield from choose_one(g, s, a_creature, "choose-damage")
    g.lasting = [one for one in g.lasting if one.source != s.card or LASTING[one.name] is not AIM]
    g.last(AIM, s.me, s.card, number=found)


CARDS: dict[str, Card] = {
    # -- actions
    "a-fair-game": action(play=both_ways((discard_top(1, "opponent"), reveal_hand(), gain(1, REVEALED_OF_ITS_HOUSE)))),
    "arise": action(play=(name_house(), return_all_from_discard(Kind("creature", that_house=True)), gain_chains(1))),
    "control-the-weak": action(
        amber=1,
        play=(
            name_house(opponents=True),
            opponents_next_turn(player_rule("must-house", Message("text-opponent-must-choose-that-house"))),
        ),
    ),
    "creeping-oblivion": action(amber=1, play=purge_from_discard(count=2, up_to=True)),
    "dance-of-doom": action(play=do(dance_to_death, "text-dance-of-doom")),
    "fear": action(play=return_to_hand(an_enemy_creature)),
    "gateway-to-dis": action(play=(destroy_each(a_creature), gain_chains(3))),
    "gongoozle": action(amber=1, play=(damage(3), when(it_was_not_destroyed, random_discard(who="owner")))),
    "guilty-hearts": action(amber=1, play=destroy_each(a_creature.with_amber)),
    "hand-of-dis": action(play=destroy_one(a_creature.not_on_flank)),
    "hecatomb": action(amber=1, play=(destroy_each(a_creature.of("dis")), do(pay_for_the_dead, "text-hecatomb"))),
    "hysteria": action(play=return_each(a_creature)),
    "key-hammer": action(amber=1, play=(when(opponent_forged_last_turn, unforge_last()), gain(6, who="opponent"))),
    "mind-barb": action(amber=1, play=random_discard()),
    "pandemonium": action(amber=1, play=each_captures(a_creature.undamaged)),
    "poltergeist": action(amber=1, play=(use_as_if_yours(an_artifact), destroy_one(it))),
    "red-hot-armor": action(amber=1, play=do(heat_armor, "text-red-hot-armor", ARMOR_LOST)),
    # erratum: one packet of 4 instead of 1 and then 3.
    "tendrils-of-pain": action(amber=1, play=when(opponent_forged_last_turn, damage_each(4), damage_each(1))),
    "three-fates": action(amber=1, play=destroy_strongest(3)),
    # -- artifacts
    "annihilation-ritual": artifact(
        amber=1, traits="power", constant=rule("instead-of-discard", Message("text-purged-instead"), a_creature)
    ),
    "dominator-bauble": artifact(traits="item", action=use(a_friendly_creature)),
    "key-to-dis": artifact(traits="item", omni=(sacrifice(), destroy_each(a_creature))),
    "lash-of-broken-dreams": artifact(traits="weapon", action=opponents_next_turn(key_cost(3, "each"))),
    "library-of-the-damned": artifact(traits="location", action=archive()),
    "lifeward": artifact(amber=1, traits="power", omni=(sacrifice(), opponents_next_turn(cannot_play("creature")))),
    "sacrificial-altar": artifact(
        amber=1,
        traits="location",
        action=if_you_do(purge(a_friendly_creature.trait("human")), play_from_discard(creature_card)),
    ),
    "screaming-cave": artifact(traits="location", action=shuffle_hand_and_discard_in()),
    "soul-snatcher": artifact(traits="vehicle", after=after_destroyed(a_creature, gain(1, who="owner"))),
    # -- creatures
    "charette": creature(power=4, traits="demon", play=capture(3)),
    "drumble": creature(power=2, traits="imp", keywords="elusive", play=when(opponent_has(7), capture_all_but(0))),
    "dust-imp": creature(power=2, traits="imp", destroyed=gain(2)),
    "eater-of-the-dead": creature(
        power=4, traits="demon", fight_reap=if_you_do(purge_from_discard(creature_card), add_power(1))
    ),
    "ember-imp": creature(
        power=2, traits="imp", constant=player_rule("play-limit", Message("text-two-plays-a-turn"), "opponent", 2)
    ),
    "gabos-longarms": creature(power=5, traits="demon", before_fight=do(aim_elsewhere, "text-aim-elsewhere", AIM)),
    "guardian-demon": creature(
        power=4, traits="demon", play_fight_reap=(heal(2, up_to=True), damage(that_much, a_creature.other_than_it))
    ),
    "master-of-1": creature(power=4, traits="demon", reap=may(destroy_one(a_creature.with_power(1)))),
    "master-of-2": creature(power=4, traits="demon", reap=may(destroy_one(a_creature.with_power(2)))),
    "master-of-3": creature(power=4, traits="demon", reap=may(destroy_one(a_creature.with_power(3)))),
    "overlord-greking": creature(power=7, traits="demon", after=after_beating(put_the_beaten_into_play())),
    "pit-demon": creature(power=5, traits="demon", action=steal(1)),
    "pitlord": creature(
        power=9,
        amber=2,
        traits="demon",
        keywords="taunt",
        constant=player_rule("must-house", Message("text-must-choose-dis"), "you", word="dis"),
    ),
    "restringuntus": creature(
        power=1,
        traits="demon",
        play=(name_house(), while_in_play(player_rule("cannot-house", Message("text-cannot-choose-that-house")))),
    ),
    "shaffles": creature(power=2, traits="imp", after=at_end_of_turn(lose(1))),
    "shooler": creature(power=5, traits="demon", play=when(opponent_has(4), steal(1))),
    "snudge": creature(power=4, traits="demon", fight_reap=return_to_hand(AN_ARTIFACT_OR_FLANK_CREATURE)),
    "stealer-of-souls": creature(power=6, traits="demon", after=after_beating((purge_the_beaten(), gain(1)))),
    "succubus": creature(power=3, traits="demon", constant=hand_size(-1, "opponent")),
    "tentacus": creature(
        power=5,
        traits="demon",
        constant=player_rule("use-fee", Message("text-artifacts-cost-one"), "opponent", 1, word="artifact"),
    ),
    "the-terror": creature(power=5, traits="demon knight", play=when(opponent_has(exactly=0), gain(2))),
    "tocsin": creature(power=3, traits="demon", reap=random_discard()),
    "tolas": creature(
        power=1, traits="imp", keywords="elusive", after=after_destroyed(a_creature, gain(1, who="its-opponent"))
    ),
    "truebaru": creature(power=7, traits="demon", keywords="taunt", cost=3, destroyed=gain(5)),
    # -- upgrades
    "collar-of-subordination": upgrade(constant=rule("control", Message("text-you-control-it"), this_creature)),
    "flame-wreathed": upgrade(amber=1, constant=(power(2, this_creature), keyword("hazardous", this_creature, 2))),
}
