"""What each seat sees of Mysthea: all but the hands of others and the decks, and what scoring would give now."""

from typing import Literal, TypedDict, cast

from stolik.games.mysthea.alignments import ALIGNMENTS
from stolik.games.mysthea.attack import fighters_on, resistance, strength_of
from stolik.games.mysthea.battle import ORDER
from stolik.games.mysthea.board import (
    BIT,
    EVENTS,
    ISLANDS,
    LAND,
    RECHARGE,
    REGION,
    STORM,
    TRACK,
    TYPE_OF,
    TYPES,
)
from stolik.games.mysthea.cards import COMMAND, ENCOUNTERS, FACES, FRONTS, MET, era_of
from stolik.games.mysthea.chosen import CHOSEN
from stolik.games.mysthea.effects import SLOTS
from stolik.games.mysthea.forecast import forecast, meditation, pays, prospects
from stolik.games.mysthea.monsters import MONSTERS
from stolik.games.mysthea.state import ENCOUNTERS as MOST_ENCOUNTERS
from stolik.games.mysthea.state import NOBODY, Battle, Mysthea
from stolik.games.mysthea.zones import DISCARD, EQUIPMENT, GONE, HAND, MARKET, OFFER, UPGRADES


class CardView(TypedDict):
    """A command card; `points` are its command points and what its effect or its place on the board costs in energy.

    `order` is what it is in a battle.
    """

    id: int
    face: str
    kind: str
    order: str
    points: int
    era: int
    slot: str


class ForceView(TypedDict):
    """The units of a seat in a region; `fresh` ones may still move this turn."""

    seat: int
    chosen: Literal["", "healthy", "wounded"]
    constructs: int
    golems: int
    fortifications: int
    fresh_constructs: int
    fresh_golems: int
    strength: int


class RegionView(TypedDict):
    """`pays` is the glory that control of it brings at the end of this Era, as far as the track shows it.

    Forces are listed strongest first, equals in the order of their artifacts: the first one controls the region.
    """

    name: str
    type: str
    closed: bool
    pays: int
    control: int | None
    forces: list[ForceView]


class AlignmentView(TypedDict):
    """The alignment card of an island, who has it this Era, and what it would give each seat now."""

    face: str
    holder: int | None
    worth: list[int]


class IslandView(TypedDict):
    name: str
    regions: list[RegionView]
    alignment: AlignmentView
    monsters: list[str]
    tokens: list[int]


class MonsterView(TypedDict):
    """A monster of the match: the Era in which it comes, its strength where it is, and that of all units there."""

    face: str
    era: int
    strength: int
    island: str | None
    against: int
    defeated: bool


class SpaceView(TypedDict):
    """A space of the event track."""

    value: int
    recharge: bool
    event: str | None


class EncounterView(TypedDict):
    """The front of the top encounter card, and how many are left with it."""

    glory: int
    signs: list[str]
    left: int


class WeightsView(TypedDict):
    """The strength of one unit of each kind, upgrades included."""

    construct: int
    golem: int
    fortification: int
    chosen: int


class MeditationView(TypedDict):
    """What meditating would give now; `points` only create and deploy."""

    energy: int
    glory: int
    experience: int
    fortifications: int
    points: int


class SlotView(TypedDict):
    slot: str
    card: CardView | None


class PlayerView(TypedDict):
    """One side of the table; null in a hand stands for a card that the viewer cannot see.

    `price` is the experience for the next encounter, 0 if there is none left; `meets`: Chosen and token are together.
    """

    artifact: int
    charged: bool
    glory: int
    energy: int
    experience: int
    chosen: str | None
    wounded: bool
    region: str | None
    island: str | None
    token: str | None
    price: int
    meets: bool
    encounters: list[str]
    most_encounters: int
    aligned: str | None
    created: dict[str, int]
    beside: dict[str, int]
    weights: WeightsView
    meditation: MeditationView
    points: int
    hand: list[CardView | None]
    discard: list[CardView]
    equipment: list[CardView]
    upgrades: list[SlotView]
    regions: int
    controlled: int


class ForecastView(TypedDict):
    """What would be scored for one seat if the Era ended now: by event, and for what is counted at its end."""

    total: int
    events: list[int]
    end: int


class ProspectView(TypedDict):
    """What one unit of the seat that looks would change in a region that it comes to, or that it leaves.

    Its strength there, who controls the region then, and what that adds to the forecast; monsters are not counted.
    """

    unit: Literal["construct", "golem", "chosen"]
    region: str
    comes: bool
    now: int
    then: int
    control: int | None
    glory: int


class FighterView(TypedDict):
    """One side of a battle. `strength` is what it has now, order and bonuses included once they are known."""

    seat: int
    constructs: int
    golems: int
    fortifications: int
    chosen: Literal["", "healthy", "wounded"]
    card: CardView | None
    order: str | None
    attack: int
    retreated: int
    strength: int | None
    losses: int | None
    removed: int
    wounded: int
    glory: int


class BattleView(TypedDict):
    region: str
    starter: int
    bonus: int
    stage: Literal["cards", "orders", "losses", "glory"]
    fighters: list[FighterView]


class DefenderView(TypedDict):
    seat: int
    strength: int


class AttackView(TypedDict):
    """A monster's attack: its strength, that of all who were there, and who is still there, in the order of rewards."""

    monster: str
    island: str
    strength: int
    against: int
    defenders: list[DefenderView]


class MeetingView(TypedDict):
    """An encounter that is being resolved; its face and the chosen sign once they are known."""

    seat: int
    glory: int
    signs: list[str]
    face: str | None
    sign: str | None


class View(TypedDict):
    """The whole table. `ring` are the islands clockwise; `order` the seats by artifact; `turn` whose turn it is.

    `prospects` are there while the seat that looks may have units to move.
    """

    era: int
    round: int
    phase: Literal["draft", "placing", "turn", "scoring"]
    order: list[int]
    turn: int | None
    acted: bool
    special: bool
    abilities: bool
    behaviours: bool
    premonition: bool
    ring: list[IslandView]
    lifted: str | None
    monsters: list[MonsterView]
    track: list[SpaceView]
    scoring: int | None
    next_event: str | None
    coming: list[str]
    regions_placed: int
    encounter: EncounterView | None
    market: list[CardView]
    deck: int
    top: CardView | None
    offer: list[CardView]
    offered_chosen: str | None
    gone: int
    crystals: int
    battle: BattleView | None
    attack: AttackView | None
    meeting: MeetingView | None
    forecast: list[ForecastView]
    prospects: list[ProspectView]
    players: list[PlayerView]


def card_view(g: Mysthea, card: int) -> CardView:
    face = g.faces[card]
    known = COMMAND[face]
    return {
        "id": g.ids[card],
        "face": FACES[face],
        "kind": known.kind,
        "order": ORDER[known.kind],
        "points": known.points,
        "era": era_of(face),
        "slot": known.slot,
    }


def _state_of_chosen(g: Mysthea, seat: int, region: int) -> Literal["", "healthy", "wounded"]:
    if g.at[seat] != region:
        return ""
    return "wounded" if g.wounded[seat] else "healthy"


def force_view(g: Mysthea, seat: int, region: int) -> ForceView:
    place = 15 * seat + region
    return {
        "seat": seat,
        "chosen": _state_of_chosen(g, seat, region),
        "constructs": g.constructs[place],
        "golems": g.golems[place],
        "fortifications": g.fortifications[place],
        "fresh_constructs": g.constructs[place] - g.moved_constructs[place],
        "fresh_golems": g.golems[place] - g.moved_golems[place],
        "strength": g.strength(seat, region),
    }


def region_view(g: Mysthea, region: int) -> RegionView:
    forces = [force_view(g, seat, region) for seat in g.order if g.stands[seat] & BIT[region]]
    forces.sort(key=lambda force: -force["strength"])
    return {
        "name": REGION[region],
        "type": TYPES[TYPE_OF[region]],
        "closed": region in g.closed,
        "pays": pays(g, region),
        "control": forces[0]["seat"] if forces else None,
        "forces": forces,
    }


def island_view(g: Mysthea, island: int) -> IslandView:
    alignment = ALIGNMENTS[island][g.night[island]]
    holder = g.aligned[island]
    return {
        "name": ISLANDS[island],
        "regions": [region_view(g, 3 * island + place) for place in range(len(LAND[island]))],
        "alignment": {
            "face": alignment.name,
            "holder": None if holder == NOBODY else holder,
            "worth": [alignment.glory * alignment.per.of(g, seat) for seat in range(g.seats)],
        },
        "monsters": [MONSTERS[g.monsters[era]].name for era, lair in enumerate(g.lairs) if lair == island],
        "tokens": [seat for seat in g.order if g.token[seat] == island],
    }


def monster_view(g: Mysthea, which: int) -> MonsterView:
    monster, lair = g.monsters[which], g.lairs[which]
    there = lair if lair >= 0 else MONSTERS[monster].island
    return {
        "face": MONSTERS[monster].name,
        "era": which + 1,
        "strength": strength_of(g, which, there),
        "island": ISLANDS[lair] if lair >= 0 else None,
        "against": sum(resistance(g, seat, there) for seat in g.order),
        "defeated": monster in g.defeated,
    }


def fighter_view(g: Mysthea, b: Battle, i: int) -> FighterView:
    constructs, golems, fortifications, chosen = b.came[i]
    card = b.cards[i]
    counted = b.stage in ("losses", "glory")
    states: tuple[Literal["", "healthy", "wounded"], ...] = ("", "healthy", "wounded")
    return {
        "seat": b.fighters[i],
        "constructs": constructs,
        "golems": golems,
        "fortifications": fortifications,
        "chosen": states[chosen],
        "card": card_view(g, card) if card >= 0 else None,
        "order": ORDER[g.kind(card)] if card >= 0 else None,
        "attack": b.attack[i],
        "retreated": b.retreated[i],
        "strength": b.strength[i] if counted else None,
        "losses": max(b.strength) - b.strength[i] if counted else None,
        "removed": b.removed[i],
        "wounded": b.wounded[i],
        "glory": b.glory[i],
    }


def battle_view(g: Mysthea) -> BattleView | None:
    b = g.battle
    if b is None:
        return None
    return {
        "region": REGION[b.region],
        "starter": b.starter,
        "bonus": b.bonus,
        "stage": cast('Literal["cards", "orders", "losses", "glory"]', b.stage),
        "fighters": [fighter_view(g, b, i) for i in range(len(b.fighters))],
    }


def attack_view(g: Mysthea) -> AttackView | None:
    if not g.attack:
        return None
    which, island, strength, against = g.attack
    defenders: list[DefenderView] = [
        {"seat": seat, "strength": resistance(g, seat, island)} for seat in fighters_on(g, island)
    ]
    return {
        "monster": MONSTERS[g.monsters[which]].name,
        "island": ISLANDS[island],
        "strength": strength,
        "against": against,
        "defenders": defenders,
    }


def meeting_view(g: Mysthea) -> MeetingView | None:
    if not g.meeting:
        return None
    seat, front, *turned = g.meeting
    glory, one, other = FRONTS[front]
    return {
        "seat": seat,
        "glory": glory,
        "signs": [one, other],
        "face": MET[turned[0]] if turned else None,
        "sign": ENCOUNTERS[turned[0]].ways[turned[1]].sign if len(turned) > 1 else None,
    }


def encounter_view(g: Mysthea) -> EncounterView | None:
    if g.front < 0:
        return None
    glory, one, other = FRONTS[g.front]
    return {"glory": glory, "signs": [one, other], "left": len(g.unmet)}


def player_view(g: Mysthea, seat: int, viewer: int) -> PlayerView:
    construct, golem, fortification, chosen = g.weights(seat)
    energy, glory, experience, built, points = meditation(g, seat)
    placed = g.at[seat] >= 0
    by_slot = {COMMAND[g.faces[card]].slot: card_view(g, card) for card in g.zones[UPGRADES[seat]]}
    return {
        "artifact": g.rank[seat] + 1,
        "charged": g.charged[seat],
        "glory": g.glory[seat],
        "energy": g.energy[seat],
        "experience": g.experience[seat],
        "chosen": CHOSEN[g.chosen[seat]] if g.chosen[seat] >= 0 else None,
        "wounded": g.wounded[seat],
        "region": REGION[g.at[seat]] if placed else None,
        "island": ISLANDS[g.island_of(seat)] if placed else None,
        "token": ISLANDS[g.token[seat]] if g.token[seat] >= 0 else None,
        "price": g.next_encounter_costs(seat),
        "meets": placed and g.token[seat] == g.island_of(seat),
        "encounters": [MET[card] for card in g.met[seat]],
        "most_encounters": MOST_ENCOUNTERS,
        "aligned": ISLANDS[g.aligned.index(seat)] if g.has_aligned(seat) else None,
        "created": {"construct": g.pool_constructs[seat], "golem": g.pool_golems[seat]},
        "beside": {
            "construct": g.spare_constructs[seat],
            "golem": g.spare_golems[seat],
            "fortification": g.spare_fortifications[seat],
        },
        "weights": {"construct": construct, "golem": golem, "fortification": fortification, "chosen": chosen},
        "meditation": {
            "energy": energy,
            "glory": glory,
            "experience": experience,
            "fortifications": built,
            "points": points,
        },
        "points": g.points[seat],
        "hand": [card_view(g, card) if g.sees(viewer, card) else None for card in g.zones[HAND[seat]]],
        "discard": [card_view(g, card) for card in g.zones[DISCARD[seat]]],
        "equipment": [card_view(g, card) for card in g.zones[EQUIPMENT[seat]]],
        "upgrades": [{"slot": slot, "card": by_slot.get(slot)} for slot in SLOTS],
        "regions": g.stands[seat].bit_count(),
        "controlled": g.controlled(seat).bit_count(),
    }


def prospect_views(g: Mysthea, viewer: int) -> list[ProspectView]:
    """For whoever may have units to move: in their turn, with command points to spend, or in a battle of theirs."""
    if viewer < 0 or viewer >= g.seats:
        return []
    fights = g.battle is not None and viewer in g.battle.fighters
    if not (fights or g.points[viewer] or (g.turn < g.seats and g.active() == viewer)):
        return []
    return [
        {
            "unit": cast('Literal["construct", "golem", "chosen"]', one.unit),
            "region": REGION[one.region],
            "comes": one.comes,
            "now": one.now,
            "then": one.then,
            "control": None if one.control == NOBODY else one.control,
            "glory": one.glory,
        }
        for one in prospects(g, viewer)
    ]


def phase(g: Mysthea) -> Literal["draft", "placing", "turn", "scoring"]:
    if g.stack and g.stack[0][0] == "draft":
        return "draft"
    if g.era == 0:
        return "placing"
    return "turn" if g.scoring < 0 else "scoring"


def view(g: Mysthea, viewer: int) -> View:
    now = phase(g)
    deck = g.deck() if g.era else []
    lifted = g.stack and g.stack[-1][0] == "island"
    return {
        "era": g.era,
        "round": g.round,
        "phase": now,
        "order": g.order[:],
        "turn": g.active() if now == "turn" and g.turn < g.seats else None,
        "acted": g.acted,
        "special": g.special,
        "abilities": g.abilities,
        "behaviours": g.behaviours,
        "premonition": g.premonition,
        "ring": [island_view(g, island) for island in g.ring],
        "lifted": ISLANDS[g.island_of(g.active())] if lifted else None,
        "monsters": [monster_view(g, which) for which in range(len(g.monsters))],
        "track": [
            {
                "value": value,
                "recharge": place == RECHARGE,
                "event": EVENTS[g.track[place]] if place < len(g.track) else None,
            }
            for place, value in enumerate(TRACK)
        ],
        "scoring": g.scoring if 0 <= g.scoring < len(g.track) else None,
        "next_event": EVENTS[g.next_event] if g.next_event >= 0 else None,
        "coming": [EVENTS[event] for event in g.coming],
        "regions_placed": sum(event < STORM for event in g.track),
        "encounter": encounter_view(g),
        "market": [card_view(g, card) for card in g.zones[MARKET]],
        "deck": len(deck),
        "top": card_view(g, deck[-1]) if deck and g.sees(viewer, deck[-1]) else None,
        "offer": [card_view(g, card) for card in g.zones[OFFER]],
        "offered_chosen": CHOSEN[g.offered] if now == "draft" and g.offered >= 0 else None,
        "gone": len(g.zones[GONE]),
        "crystals": g.crystals,
        "battle": battle_view(g),
        "attack": attack_view(g),
        "meeting": meeting_view(g),
        "forecast": [{"total": sum(paid) + late, "events": paid, "end": late} for paid, late in forecast(g)],
        "prospects": prospect_views(g, viewer) if now == "turn" or now == "scoring" else [],
        "players": [player_view(g, seat, viewer) for seat in range(g.seats)],
    }
