"""Logos: cards, more cards, and machines."""

from stolik.games.keyforge.card import Card, Happening, Scene
from stolik.games.keyforge.effects import (
    Kind,
    action,
    after_beating,
    after_forging,
    after_play,
    after_use,
    archive,
    archive_from_discard,
    archive_from_play,
    archive_top,
    artifact,
    as_active_house,
    cannot,
    cannot_play,
    capture,
    card_,
    choose,
    choose_one,
    control,
    creature,
    damage_different,
    destroy_both,
    destroy_each,
    destroy_one,
    discard,
    discard_archives,
    discard_top,
    do,
    draw,
    each_loses_half,
    exhaust,
    gain,
    gain_chains,
    gains,
    hand_size,
    heal,
    key_cost,
    look_at_hand,
    may_play,
    may_repeat,
    move_from_pool,
    name_house,
    on_it_this_turn,
    opponents_next_turn,
    play_top,
    player_rule,
    purge_self,
    put_on_deck,
    ready,
    repeat_while,
    reveal_top,
    rule,
    search,
    shuffle_discard_in,
    shuffle_in,
    steal,
    stun,
    swap,
    take_what_is_left,
    this_turn,
    upgrade,
    use_as_if_yours,
    uses,
    when,
)
from stolik.games.keyforge.nouns import (
    a_creature,
    a_creature_or_artifact,
    a_friendly_creature,
    an_artifact,
    an_enemy_creature,
    both,
    card_in,
    discarded_not_of,
    first_use_this_turn,
    forged_key,
    it,
    it_is_of_that_house,
    itself,
    opponent_has_more_amber,
    this_card,
    this_creature,
    this_is_on_flank,
    this_way,
)
from stolik.games.keyforge.playing import enter
from stolik.games.keyforge.state import KeyForge
from stolik.games.keyforge.timing import LOOPS, abilities, deal, destroy, resolve, take_control, to_purge
from stolik.games.keyforge.zones import DECK, DISCARD, PURGED
from stolik.table import Asking, Message, Option

NOT_LOGOS = may_play(Message("text-may-play-not-logos"), lambda g, s, found: g.card(found).house != "logos")


def positron_bolt(g: KeyForge, s: Scene) -> Asking[None]:
    """Along the line in one direction, all at once (FAQ "Fedrownica spektralna": which way is the player's choice)."""
    first = yield from choose_one(g, s, a_creature.on_flank, "choose-damage")
    if first < 0:
        return
    packets = [(first, 3)]
    near = g.neighbours(first)
    if near:
        second = yield from g.pick(g.active, "choose-damage", near, public=True, source=s.giver)
        packets.append((second, 2))
        packets += [(third, 1) for third in g.neighbours(second) if third != first]
    s.ghosts = yield from deal(g, packets, s.card)


def reverse_time(g: KeyForge, s: Scene) -> None:
    deck, pile = g.zones[DECK[s.me]][:], g.zones[DISCARD[s.me]][:]
    for found in pile:
        g.move(found, DECK[s.me])
    for found in deck:
        g.move(found, DISCARD[s.me])
    g.emit("piles_swapped", seat=s.me)
    g.shuffle_deck(s.me)


def kill_crazily(g: KeyForge, s: Scene) -> Asking[None]:
    """A discarded card each, then a destroyed one for each; two must really go."""
    houses = []
    for seat in (s.me, 1 - s.me):
        deck = g.zones[DECK[seat]]
        if deck:
            houses.append(g.card(deck[-1]).house)
            g.move(deck[-1], DISCARD[seat], "card_discarded", seat, in_sight=True)
    killed = 0
    for house in houses:
        found = yield from choose_one(g, s, a_creature_or_artifact.of(house), "choose-destroy")
        if found >= 0:
            killed += len((yield from destroy(g, [found])))
    if killed < 2:
        yield from destroy(g, [s.card])


def put_into_box(g: KeyForge, s: Scene) -> Asking[None]:
    found = yield from choose_one(g, s, a_creature, "choose-purge")
    s.ghosts = yield from to_purge(g, [found] if found >= 0 else [])
    if s.ghosts:
        g.purged_by[str(found)] = s.card
        yield from take_control(g, s.card, 1 - s.me)


def open_box(g: KeyForge, s: Scene) -> Asking[None]:
    """decision 114: one after another in the active player's order, for their owners."""
    inside = [int(name) for name, box in g.purged_by.items() if box == s.card]
    inside = [found for found in inside if g.where[found] in PURGED]
    g.purged_by = {name: box for name, box in g.purged_by.items() if box != s.card}
    while inside:
        found = yield from g.pick(g.active, "choose-put-into-play", inside, public=True, source=s.card)
        inside.remove(found)
        yield from enter(g, g.owner(found), found)


def replicate(g: KeyForge, s: Scene) -> Asking[None]:
    """decisions 32, 62: as if yours; two Replicators that point at each other come to an end."""
    depth = 0 if s.event is None else s.event.amount
    able = [other for other in g.creatures() if other != s.card and abilities(g, other, "reap")]
    if not able or depth > LOOPS:
        return
    found = yield from g.pick(g.active, "choose-replicate", able, public=True, source=s.card)
    entries = abilities(g, found, "reap")
    options: list[Option] = [(g.ids[entry.giver], place, 0) for place, entry in enumerate(entries)]
    answer = yield from g.choose(g.active, "which-ability", options, "trigger", public=True, source=found)
    entry = entries[options.index(answer)]
    scene = Scene(s.me, found, entry.giver, Happening("reaped", found, s.me, amount=depth + 1))
    scene.borrowed = s.me != g.controller(found)
    scene.it = found
    yield from resolve(g, scene, entry.standing.ability.doing)  # type: ignore[union-attr]


CARDS: dict[str, Card] = {
    "bouncing-deathquark": action(
        play=may_repeat(
            both(an_enemy_creature, a_friendly_creature), destroy_both(an_enemy_creature, a_friendly_creature)
        )
    ),
    "dimension-door": action(play=this_turn(player_rule("reap-steals", Message("text-reap-steals"), "you"))),
    "effervescent-principle": action(play=(each_loses_half(), gain_chains(1))),
    "foggify": action(amber=1, play=opponents_next_turn(cannot("fight", a_creature.enemy))),
    "help-from-future-self": action(amber=1, play=(search(Kind(title="timetraveller")), shuffle_discard_in())),
    "interdimensional-graft": action(
        amber=1, play=opponents_next_turn(after_forging(take_what_is_left(), who="opponent"))
    ),
    "knowledge-is-power": action(play=choose(archive(), gain(1, card_in("archives")))),
    "labwork": action(amber=1, play=archive()),
    # erratum: it purges itself; its own play is over before it listens.
    "library-access": action(play=(this_turn(after_play(card_, draw(1), another=True)), purge_self())),
    "neuro-syphon": action(amber=1, play=when(opponent_has_more_amber, (steal(1), draw(1)))),
    "phase-shift": action(play=uses(1, NOT_LOGOS)),
    "positron-bolt": action(amber=1, play=do(positron_bolt, "text-positron-bolt", target=True)),
    "random-access-archives": action(amber=1, play=archive_top()),
    "remote-access": action(amber=1, play=use_as_if_yours(an_artifact.enemy)),
    "reverse-time": action(amber=1, play=do(reverse_time, "text-reverse-time")),
    "scrambler-storm": action(amber=1, play=opponents_next_turn(cannot_play("action"))),
    "sloppy-labwork": action(amber=1, play=(archive(), discard())),
    "twin-bolt-emission": action(amber=1, play=damage_different((2, 2))),
    "wild-wormhole": action(amber=1, play=play_top()),
    "anomaly-exploiter": artifact(traits="item", action=destroy_one(a_creature.damaged)),
    "chaos-portal": artifact(
        traits="location", action=(name_house(), reveal_top(), when(it_is_of_that_house, play_top()))
    ),
    "crazy-killing-machine": artifact(traits="weapon", action=do(kill_crazily, "text-crazy-killing-machine")),
    "library-of-babble": artifact(traits="location", action=draw(1)),
    "mobius-scroll": artifact(traits="item", action=(archive_from_play(this_card), archive(count=2, up_to=True))),
    "pocket-universe": artifact(
        traits="item",
        constant=player_rule("spend", Message("text-spend-from-this"), "you"),
        action=move_from_pool(1),
    ),
    "spangler-box": artifact(
        traits="item", action=do(put_into_box, "text-spangler-box"), leaves=do(open_box, "text-spangler-box-leaves")
    ),
    "spectral-tunneler": artifact(
        amber=1,
        traits="item",
        action=on_it_this_turn(
            a_creature, rule("flank", Message("text-counts-as-flank"), it), *gains("reap", draw(1), it)
        ),
    ),
    "strange-gizmo": artifact(amber=1, traits="item", after=after_forging(destroy_each(a_creature_or_artifact))),
    "the-howling-pit": artifact(amber=1, traits="location", constant=hand_size(1, "each")),
    "batdrone": creature(power=2, traits="robot", keywords="skirmish", fight=steal(1)),
    "brain-eater": creature(power=6, traits="beast cyborg", after=after_beating(draw(1))),
    "dextre": creature(power=3, traits="human scientist", play=capture(1), destroyed=put_on_deck(this_card)),
    "doc-bookton": creature(power=5, traits="human scientist", reap=draw(1)),
    "dr-escotera": creature(power=4, traits="cyborg scientist", play=gain(1, forged_key("opponent"))),
    "dysania": creature(power=4, traits="mutant", play=(discard_archives(), gain(1, this_way("discarded")))),
    "ganymede-archivist": creature(power=3, traits="human scientist", reap=archive()),
    "harland-mindlock": creature(
        power=1, traits="cyborg scientist", play=control(a_creature.enemy.on_flank, while_in_play=True)
    ),
    "quixo-the-adventurer": creature(power=3, traits="human scientist", keywords="skirmish", fight=draw(1)),
    "mother": creature(power=5, traits="robot scientist", constant=hand_size(1)),
    "neutron-shark": creature(
        power=1,
        traits="beast mutant",
        play_fight_reap=repeat_while(
            discarded_not_of("logos"),
            (destroy_both(a_creature_or_artifact.enemy, a_creature_or_artifact.friendly), discard_top()),
        ),
    ),
    "novu-archaeologist": creature(power=4, traits="cyborg scientist", action=archive_from_discard()),
    "ozmo-martianologist": creature(
        power=2,
        traits="human scientist",
        keywords="elusive",
        fight_reap=choose(heal(3, a_creature.of("mars")), stun(a_creature.of("mars"))),
    ),
    "psychic-bug": creature(power=2, amber=1, traits="cyborg insect", play_reap=look_at_hand()),
    "replicator": creature(power=2, traits="mutant", reap=do(replicate, "text-replicator", target=True)),
    "research-smoko": creature(power=2, traits="mutant", destroyed=archive_top()),
    "skippy-timehog": creature(
        power=1,
        traits="mutant",
        play=opponents_next_turn(player_rule("uses-nothing", Message("text-opponent-uses-nothing"))),
    ),
    "timetraveller": creature(power=2, amber=1, traits="human scientist", play=draw(2), action=shuffle_in(this_card)),
    "titan-mechanic": creature(
        power=6, traits="cyborg scientist", constant=key_cost(-1, "each", while_=this_is_on_flank)
    ),
    "vespilon-theorist": creature(
        power=2,
        traits="cyborg scientist",
        keywords="elusive",
        reap=(name_house(), reveal_top(), when(it_is_of_that_house, (archive_top(), gain(1)), discard_top())),
    ),
    "veylan-analyst": creature(power=2, traits="cyborg scientist", after=after_use("artifact", gain(1))),
    # erratum: a permission to use it, not a change of its house.
    "experimental-therapy": upgrade(
        constant=as_active_house(this_creature), play=(stun(this_creature), exhaust(this_creature))
    ),
    "rocket-boots": upgrade(constant=gains("fight/reap", when(first_use_this_turn, ready(itself)))),
    "transposition-sandals": upgrade(
        amber=1,
        constant=gains("action", (swap(a_creature.another.friendly), on_it_this_turn(it, as_active_house(it)))),
    ),
}
