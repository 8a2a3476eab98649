"""Mars: an army that works best among its own."""

from stolik.games.keyforge.card import Card, Entry, Happening, Scene
from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.effects import (
    Kind,
    abduct,
    action,
    add_power,
    after,
    after_beating,
    after_play,
    after_reap,
    archive_from_play,
    artifact,
    cannot_play,
    capture,
    choose,
    choose_from,
    choose_one,
    creature,
    creature_card,
    damage,
    damage_each,
    deals_no_fight_damage,
    destroy_each,
    discard,
    discard_each,
    discard_until,
    do,
    draw,
    for_each,
    forge_key,
    fully_heal,
    gain,
    gain_chains,
    gains,
    if_you_do,
    its_controller_has,
    key_cost,
    lose,
    lose_all,
    loses_keyword,
    may,
    name_house,
    next_enters_ready,
    on_it_this_turn,
    on_several_this_turn,
    player_rule,
    power,
    purge_each_from_hand,
    purge_from_hand,
    purge_the_beaten,
    put_into_archives,
    ready,
    return_each,
    reveal,
    reveal_and_archive,
    reveal_hand,
    rule,
    sacrifice,
    shuffle_each_in,
    steal,
    stun,
    stun_each,
    this_turn,
    upgrade,
    use,
    uses,
    when,
)
from stolik.games.keyforge.nouns import (
    a_creature,
    a_creature_or_artifact,
    a_friendly_creature,
    amber_on_this,
    an_artifact,
    an_enemy_creature,
    card_in,
    each,
    forged_key,
    it,
    it_was_destroyed,
    itself,
    opponent_has,
    the_fought_and_its_neighbours,
    this_card,
    this_creature,
    this_way,
)
from stolik.games.keyforge.playing import enter
from stolik.games.keyforge.state import KeyForge
from stolik.games.keyforge.timing import to_hand
from stolik.games.keyforge.zones import HAND
from stolik.table import Asking, Message

MARTIANS = a_creature.of("mars")
READY_MARTIANS = a_friendly_creature.of("mars").ready
MARS_CARD = Kind(house="mars")
MARS_CREATURE = Kind("creature", house="mars")
MAY_USE_THEM = rule("may-use", Message("text-may-use-them"), it)


def pay_the_owners(g: KeyForge, s: Scene) -> None:
    """Each player gains for their own cards among those that went."""
    for seat in (g.active, 1 - g.active):
        g.gain(seat, sum(ghost.owner == seat for ghost in s.ghosts), s.giver)


def swap_by_widget(g: KeyForge, s: Scene) -> Asking[None]:
    """It is put into play, not played, by the player whose hand it comes from (decision 55)."""
    found = yield from choose_one(g, s, READY_MARTIANS, "choose-return")
    s.ghosts = yield from to_hand(g, [found] if found >= 0 else [])
    if not s.ghosts:
        return
    title = g.card(found).title
    cards = [c for c in MARS_CREATURE.among(g, s, g.zones[HAND[s.me]]) if g.card(c).title != title]
    if not cards:
        g.rule_out(HAND[s.me], [face for face in MARS_CREATURE.faces(g, s) if CATALOG[g.prints[face]].title != title])
    new = yield from choose_from(g, s, cards, "choose-put-into-play", public=False, seat=s.me)
    if new >= 0:
        entered = yield from enter(g, s.me, new)
        if entered >= 0 and g.in_play(entered):
            g.make_ready(entered)


def its_controller_plays_a_martian(g: KeyForge, entry: Entry, h: Happening) -> bool:
    """In what a creature gains, "you" is whoever controls it (decision 30)."""
    return h.seat == g.controller(g.host[entry.card]) and MARS_CREATURE.test(g, Scene(h.seat, entry.card), h.card)


CARDS: dict[str, Card] = {
    "ammonia-clouds": action(play=damage_each(3)),
    "battle-fleet": action(amber=1, play=(reveal(MARS_CARD), draw(1, this_way("revealed")))),
    "deep-probe": action(amber=1, play=(name_house(), reveal_hand(), discard_each(Kind("creature", that_house=True)))),
    "emp-blast": action(
        amber=1, play=(stun_each(MARTIANS), stun_each(a_creature.trait("robot")), destroy_each(an_artifact))
    ),
    "hypnotic-command": action(
        play=for_each(each(a_friendly_creature.of("mars")), capture(1, an_enemy_creature, own_side=True))
    ),
    "irradiated-aember": action(amber=1, play=when(opponent_has(6), damage_each(3, an_enemy_creature))),
    "key-abduction": action(
        amber=1, play=(return_each(MARTIANS), forge_key(more=9, less=card_in("hand"), optional=True))
    ),
    "martian-hounds": action(play=add_power(2, a_creature, per=each(a_creature.damaged))),
    "martians-make-bad-allies": action(
        play=(
            reveal_hand("you"),
            purge_each_from_hand(Kind("creature", not_house="mars")),
            gain(1, this_way("purged")),
        )
    ),
    "mass-abduction": action(amber=1, play=abduct(an_enemy_creature.damaged, 3, up_to=True)),
    "mating-season": action(amber=1, play=(shuffle_each_in(MARTIANS), do(pay_the_owners, "text-pay-the-owners"))),
    "mothership-support": action(amber=1, play=damage(2, per=each(READY_MARTIANS))),
    "orbital-bombardment": action(amber=1, play=(reveal(MARS_CARD), damage(2, per=this_way("revealed")))),
    "phosphorus-stars": action(play=(stun_each(a_creature.not_of("mars")), gain_chains(2))),
    "psychic-network": action(play=steal(1, each(READY_MARTIANS))),
    "sample-collection": action(play=for_each(forged_key("opponent"), abduct(an_enemy_creature))),
    "shatter-storm": action(play=(lose_all(), lose(3, this_way("lost")))),
    "soft-landing": action(play=uses(1, next_enters_ready(Kind("creature-artifact")))),
    "squawker": action(amber=1, play=choose(ready(MARTIANS), stun(a_creature.not_of("mars")))),
    "total-recall": action(amber=1, play=(gain(1, each(a_friendly_creature.ready)), return_each(a_friendly_creature))),
    "combat-pheromones": artifact(
        amber=1,
        traits="item",
        omni=(
            sacrifice(),
            on_several_this_turn(2, a_creature_or_artifact.another.friendly.of("mars"), MAY_USE_THEM),
        ),
    ),
    "commpod": artifact(
        traits="item", action=(reveal(MARS_CARD), for_each(this_way("revealed"), may(ready(MARTIANS))))
    ),
    "crystal-hive": artifact(traits="location", action=this_turn(after_reap(a_creature, gain(1)))),
    # erratum: purging is a choice, and without it nothing is destroyed.
    "custom-virus": artifact(
        amber=1,
        traits="weapon",
        omni=(
            sacrifice(),
            if_you_do(may(purge_from_hand(creature_card)), destroy_each(a_creature.sharing_a_trait_with_it)),
        ),
    ),
    "feeding-pit": artifact(traits="location", action=if_you_do(discard(creature_card), gain(1))),
    "invasion-portal": artifact(traits="location", action=discard_until(MARS_CREATURE)),
    # erratum: revealing is a choice.
    "incubation-chamber": artifact(traits="location", omni=may(reveal_and_archive(MARS_CREATURE))),
    "mothergun": artifact(traits="weapon", action=(reveal(MARS_CARD), damage(this_way("revealed")))),
    "sniffer": artifact(amber=1, traits="ally", action=this_turn(loses_keyword("elusive", a_creature))),
    "swap-widget": artifact(traits="item", action=do(swap_by_widget, "text-swap-widget", target=True)),
    "blypyp": creature(power=2, traits="martian scientist", reap=uses(1, next_enters_ready(MARS_CREATURE))),
    "chuff-ape": creature(
        power=11,
        traits="beast",
        keywords="taunt",
        enters="stunned",
        fight_reap=if_you_do(may(sacrifice(a_creature.another.friendly)), fully_heal(this_card)),
    ),
    "ether-spider": creature(
        power=7,
        traits="beast",
        constant=(deals_no_fight_damage(), player_rule("catch-amber", Message("text-catch-amber"))),
    ),
    "grabber-jammer": creature(power=4, armor=1, traits="robot", constant=key_cost(1), fight_reap=capture(1)),
    "grommid": creature(
        power=10, traits="beast", constant=cannot_play("creature", "you"), after=after_beating(lose(1))
    ),
    "john-smyth": creature(
        power=2,
        traits="agent martian",
        keywords="elusive",
        fight_reap=ready(MARTIANS.without_trait("agent")),
    ),
    "mindwarper": creature(
        power=2,
        traits="martian scientist",
        keywords="elusive",
        action=capture(1, an_enemy_creature, own_side=True),
    ),
    "phylyx-the-disintegrator": creature(
        power=1,
        traits="martian soldier",
        keywords="elusive",
        action=lose(1, each(a_creature.another.friendly.of("mars"))),
    ),
    "qyxxlyx-plague-master": creature(
        power=3, traits="martian scientist", fight_reap=damage_each(3, a_creature.trait("human"), pierce=True)
    ),
    "tunk": creature(
        power=6, armor=1, traits="robot", after=after_play(MARS_CREATURE, fully_heal(this_card), another=True)
    ),
    "ulyq-megamouth": creature(power=3, traits="martian scientist", fight_reap=use(a_friendly_creature.not_of("mars"))),
    "uxlyx-the-zookeeper": creature(
        power=2, traits="martian scientist", keywords="elusive", reap=abduct(an_enemy_creature)
    ),
    "vezyma-thinkdrone": creature(
        power=3, traits="martian scientist", reap=may(archive_from_play(a_creature_or_artifact.friendly))
    ),
    "yxili-marauder": creature(
        power=2,
        traits="martian soldier",
        constant=power(1, this_card, per=amber_on_this),
        play=capture(1, per=each(READY_MARTIANS)),
    ),
    "yxilo-bolter": creature(
        power=3, traits="martian soldier", fight_reap=(damage(2), when(it_was_destroyed, purge_the_beaten()))
    ),
    "yxilx-dominator": creature(power=9, armor=1, traits="robot", keywords="taunt", enters="stunned"),
    "zorg": creature(power=7, traits="beast", enters="stunned", before_fight=stun_each(the_fought_and_its_neighbours)),
    "zyzzix-the-many": creature(
        power=3,
        traits="martian soldier",
        fight_reap=if_you_do(may(reveal_and_archive(creature_card)), add_power(3)),
    ),
    "biomatrix-backup": upgrade(amber=1, constant=gains("destroyed", may(put_into_archives(itself)))),
    "brain-stem-antenna": upgrade(
        after=after(
            "played",
            "text-brain-stem-antenna",
            (
                ready(this_creature),
                on_it_this_turn(this_creature, rule("house", Message("text-belongs-to-mars"), it, word="mars")),
            ),
            its_controller_plays_a_martian,
        )
    ),
    "jammer-pack": upgrade(amber=1, constant=its_controller_has(key_cost(2))),
    "red-planet-ray-gun": upgrade(amber=1, constant=gains("reap", damage(each(MARTIANS)))),
}
