"""Shadows: thieves who are hard to catch."""

from stolik.games.keyforge.card import Card, Constant, Scene, Verb
from stolik.games.keyforge.effects import (
    Kind,
    action,
    after_play,
    archive,
    artifact,
    artifact_card,
    as_active_house,
    cannot_play,
    capture,
    choose_from,
    control,
    creature,
    damage,
    damage_different,
    damage_each,
    deals_no_fight_damage,
    destroy_one,
    do,
    forge_key,
    gain,
    gains,
    if_you_do,
    keyword,
    look_at_hand,
    may,
    move_from_pool,
    move_to_pool,
    on_it_this_turn,
    opponent_steals,
    opponents_next_turn,
    play_from_under,
    player_rule,
    purge,
    purge_each,
    purge_from_their_hand,
    purge_the_beaten,
    put_under,
    random_discard,
    repeat_once,
    return_to_hand,
    rule,
    sacrifice,
    steal,
    steal_all_but,
    this_turn,
    upgrade,
    use_as_if_yours,
    when,
    while_under_control,
)
from stolik.games.keyforge.nouns import (
    a_creature,
    a_creature_or_artifact,
    a_friendly_creature,
    an_artifact,
    an_enemy_creature,
    copy_of,
    done_this_way,
    it,
    it_was_destroyed,
    opponent_has,
    opponent_has_more_amber,
    played_nothing_else,
    that_creature,
    this_card,
    this_creature,
    you_forged_this_turn,
)
from stolik.games.keyforge.state import KeyForge
from stolik.games.keyforge.timing import to_hand
from stolik.games.keyforge.zones import DECK, DISCARD, HAND
from stolik.table import Asking, Message

SHADOWING = Constant(
    "redirect",
    lambda g, entry, hit: "specter" not in g.traits_of(hit) and hit in g.neighbours(entry.card),
    Message("text-shadow-self"),
)
FIRST_IS_READY = Constant(
    "enters-ready",
    lambda g, entry, found: (
        g.type_of(found) == "creature" and not any(kind.startswith("creature") for kind in g.played_kinds)
    ),
    Message("text-speed-sigil"),
    word="anybody-played",
)
NOT_OF_YOUR_HOUSES = it.that(
    Message("text-nothing"), lambda g, s, c: g.controller(c) == s.me and g.card(c).house not in g.houses[s.me]
)


def lead_astray(g: KeyForge, s: Scene) -> None:
    """decision 80: the top card of the fighter's deck decides whether it fights at all."""
    seat = g.controller(s.it)
    deck = g.zones[DECK[seat]]
    s.ok = bool(deck)
    if deck:
        top = deck[-1]
        g.move(top, DISCARD[seat], "card_discarded", seat, in_sight=True)
        s.ok = g.card(top).house == g.house


def call_an_urchin_home(g: KeyForge, s: Scene) -> Asking[None]:
    """rulebook: FAQ "Faygin": an enemy one goes to its owner's hand."""
    urchin = Kind(title="urchin")
    cards = a_creature.named("urchin").find(g, s) + urchin.among(g, s, g.zones[DISCARD[s.me]])
    found = yield from choose_from(g, s, cards, "choose-return", public=True)
    if found >= 0 and g.in_play(found):
        yield from to_hand(g, [found])
    elif found >= 0:
        g.put_away(found, HAND, "card_returned")


CARDS: dict[str, Card] = {
    # erratum: the first sentence is repeated once.
    "bait-and-switch": action(play=repeat_once(opponent_has_more_amber, when(opponent_has_more_amber, steal(1)))),
    "booby-trap": action(amber=1, play=damage(4, a_creature.not_on_flank, splash=2)),
    "finishing-blow": action(amber=1, play=if_you_do(destroy_one(a_creature.damaged), steal(1))),
    "ghostly-hand": action(amber=2, play=when(opponent_has(exactly=1), steal(1))),
    "hidden-stash": action(amber=1, play=archive()),
    "imperial-traitor": action(amber=1, play=(look_at_hand(), may(purge_from_their_hand(Kind(house="sanctum"))))),
    "key-of-darkness": action(play=when(opponent_has(exactly=0), forge_key(2), forge_key(6))),
    "lights-out": action(amber=1, play=return_to_hand(an_enemy_creature, 2)),
    "miasma": action(
        amber=1, play=opponents_next_turn(player_rule("skip-forge", Message("text-opponent-skips-forging")))
    ),
    "nerve-blast": action(play=if_you_do(steal(1), damage(2))),
    "one-last-job": action(amber=1, play=(purge_each(a_friendly_creature.of("shadows")), steal(1, done_this_way))),
    "oubliette": action(play=purge(a_creature.power_at_most(3))),
    "pawn-sacrifice": action(amber=1, play=if_you_do(sacrifice(a_friendly_creature), damage_different((3, 3)))),
    "poison-wave": action(amber=1, play=damage_each(2)),
    "relentless-whispers": action(amber=1, play=(damage(2), when(it_was_destroyed, steal(1)))),
    "routine-job": action(play=(steal(1), steal(1, copy_of("routine-job", "discard")))),
    "too-much-to-protect": action(amber=1, play=steal_all_but(6)),
    "treasure-map": action(amber=1, play=(when(played_nothing_else, gain(3)), this_turn(cannot_play(who="you")))),
    "customs-office": artifact(
        traits="location", constant=player_rule("play-fee", Message("text-customs-office"), amount=1, word="artifact")
    ),
    "evasion-sigil": artifact(
        amber=1,
        traits="power",
        constant=Constant(
            "cancels-fight",
            lambda g, entry, found: True,
            Message("text-evasion-sigil"),
            doing=Verb(lead_astray, Message("text-evasion-sigil")),
        ),
    ),
    "longfused-mines": artifact(
        amber=1, traits="weapon", omni=(sacrifice(), damage_each(3, an_enemy_creature.not_on_flank))
    ),
    "masterplan": artifact(amber=1, traits="item", play=put_under(), omni=(play_from_under(), destroy_one(this_card))),
    "safe-place": artifact(
        amber=1,
        traits="location",
        constant=player_rule("spend", Message("text-spend-from-this"), "you"),
        action=move_from_pool(1),
    ),
    "seeker-needle": artifact(traits="weapon", action=(damage(1), when(it_was_destroyed, gain(1)))),
    "skeleton-key": artifact(traits="item", action=capture(1, a_friendly_creature)),
    "special-delivery": artifact(
        amber=1,
        traits="item",
        omni=(sacrifice(), damage(3, a_creature.on_flank), when(it_was_destroyed, purge_the_beaten())),
    ),
    "speed-sigil": artifact(amber=1, traits="power", constant=FIRST_IS_READY),
    "subtle-maul": artifact(traits="weapon", action=random_discard()),
    "the-sting": artifact(
        amber=1,
        traits="vehicle",
        constant=(
            player_rule("skip-forge", Message("text-you-skip-forging"), "you"),
            player_rule("key-payment", Message("text-the-sting")),
        ),
        action=destroy_one(this_card),
    ),
    "bad-penny": creature(power=1, traits="human thief", destroyed=return_to_hand(this_card)),
    "bulleteye": creature(power=2, traits="elf thief", keywords="elusive", reap=destroy_one(a_creature.on_flank)),
    "carlo-phantom": creature(
        power=1, traits="elf thief", keywords="elusive skirmish", after=after_play(artifact_card, steal(1))
    ),
    "deipno-spymaster": creature(
        power=1,
        traits="elf thief",
        keywords="elusive",
        omni=on_it_this_turn(a_friendly_creature, as_active_house(that_creature)),
    ),
    "faygin": creature(
        power=3, traits="human thief", keywords="elusive", reap=do(call_an_urchin_home, "text-faygin", target=True)
    ),
    "macis-asp": creature(power=3, traits="beast", keywords="skirmish poison"),
    "mack-the-knife": creature(
        power=3,
        traits="elf thief",
        keywords="elusive",
        constant=as_active_house(),
        action=(damage(1), when(it_was_destroyed, gain(1))),
    ),
    # erratum: however it leaves play.
    "magda-the-rat": creature(
        power=4, traits="elf thief", keywords="elusive", play=steal(2), leaves=opponent_steals(2)
    ),
    "mooncurser": creature(power=1, traits="elf thief", keywords="skirmish poison", fight=steal(1)),
    "nexus": creature(power=3, traits="cyborg thief", keywords="elusive", reap=use_as_if_yours(an_artifact.enemy)),
    "noddy-the-thief": creature(power=2, traits="elf thief", keywords="elusive", action=steal(1)),
    "old-bruno": creature(power=3, traits="elf thief", keywords="elusive", play=capture(3)),
    "dodger": creature(power=5, traits="elf thief", fight=steal(1)),
    "selwyn-the-fence": creature(
        power=3, traits="elf thief", fight_reap=move_to_pool(1, a_creature_or_artifact.friendly)
    ),
    "shadow-self": creature(power=9, traits="specter", constant=(deals_no_fight_damage(), SHADOWING)),
    "silvertooth": creature(power=2, traits="elf thief", enters="ready"),
    "smiling-ruth": creature(
        power=1,
        traits="elf thief",
        keywords="elusive",
        reap=when(you_forged_this_turn, control(an_enemy_creature.on_flank)),
    ),
    # decision 29: it is of house Shadows only while it is yours.
    "sneklifter": creature(
        power=2,
        traits="elf thief",
        play=(
            control(an_artifact.enemy),
            while_under_control(rule("house", Message("text-sneklifter"), NOT_OF_YOUR_HOUSES, word="shadows")),
        ),
    ),
    "umbra": creature(power=2, traits="elf thief", keywords="skirmish", fight=steal(1)),
    "urchin": creature(power=1, traits="elf thief", keywords="elusive", play=steal(1)),
    "duskrunner": upgrade(constant=gains("reap", steal(1))),
    "ring-of-invisibility": upgrade(
        amber=1, constant=(keyword("elusive", this_creature), keyword("skirmish", this_creature))
    ),
    "silent-dagger": upgrade(amber=1, constant=gains("reap", damage(4, a_creature.on_flank))),
}
