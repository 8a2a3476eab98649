"""Cardia: a duel of two identical decks. Lose an encounter to use your card, win five signets to win the city."""

from collections.abc import Sequence
from functools import cache
from typing import cast

from stolik.games.cardia.about import outlook, why_not
from stolik.games.cardia.acts import act
from stolik.games.cardia.cards import ABILITIES, FACES, FACTION, VALUE
from stolik.games.cardia.effects import FACTIONS
from stolik.games.cardia.evaluate import evaluate
from stolik.games.cardia.lesson import LESSON
from stolik.games.cardia.options import LOCATIONS, OPTIONS
from stolik.games.cardia.state import Cardia
from stolik.games.cardia.turn import STEPS
from stolik.games.cardia.view import view
from stolik.games.cardia.zones import DECK, HAND, NAMES, SEATS
from stolik.table import Act, Ask, Chance, Fact, Game, Json, Lesson, Message, Option, Options, State

BACKS = (0,) * 16 + (1,) * 16
EVERYONE = 0b111
AUDIENCE = (0, 0, 0b001, 0b010, 0b001, 0b010, EVERYONE, EVERYONE, EVERYONE, EVERYONE)


@cache
def _deck(decks: tuple[bool, ...]) -> tuple[int, ...]:
    """The sixteen faces of a deck: from deck II for each faction that says so."""
    two = dict(zip(FACTIONS, decks, strict=True))
    return tuple(face for face in range(32) if two[FACTION[face]] == (face >= 16))


@cache
def _layout(hand: int) -> tuple[list[list[int]], list[int], list[int], list[int]]:
    """Zones, places, who sees what, and ids at the start, when this many cards are dealt from the top."""
    zones: list[list[int]] = [[] for _ in NAMES]
    for seat in SEATS:
        cards = list(range(16 * seat, 16 * seat + 16))
        zones[DECK + seat], zones[HAND + seat] = cards[:-hand], cards[-hand:]
    where = [next(zone for zone, cards in enumerate(zones) if card in cards) for card in range(32)]
    return zones, where, [AUDIENCE[zone] for zone in where], list(range(1, 33))


class CardiaGame(Game[Cardia]):
    id = "cardia"
    rules = 2
    seat_counts = (2,)
    options = OPTIONS
    faces = FACES
    telling = frozenset({"ability_activated", "ability_copied", "encounter_tied", "signets_placed", "temple_blessed"})
    state = Cardia
    steps = STEPS

    def setup(self, seats: int, options: Options, chance: Chance) -> Cardia:
        locations = cast("list[str]", options["locations"])
        hand = 2 if "grand-library" in locations else 5
        decks = tuple(options[faction] == "two" for faction in FACTIONS)
        zones, where, seen, ids = _layout(hand)
        g = Cardia(
            seats=2,
            rng=chance.rng,
            seal=chance.seal,
            faces=[],
            backs=BACKS,
            audience=AUDIENCE,
            zones=[cards[:] for cards in zones],
            where=where[:],
            seen=seen[:],
            ids=ids[:],
            minted=32,
            stack=[["place"]],
            locations=locations,
            modifiers=[0] * 32,
        )
        ours, theirs = list(_deck(decks)), list(_deck(decks))
        g.mix(ours)
        g.mix(theirs)
        g.faces = ours + theirs
        return g

    def zone_names(self, seats: int) -> tuple[str, ...]:
        return NAMES

    def view(self, g: Cardia, viewer: int) -> dict[str, Json]:
        return cast("dict[str, Json]", view(g, viewer))

    def evaluate(self, g: Cardia, seat: int) -> float:
        return evaluate(g, seat)

    def standing(self, g: Cardia) -> tuple[int, ...]:
        return g.signets()

    def card_text(self, face: str) -> tuple[Message, ...]:
        return ABILITIES[FACES.index(face)].text

    def card_facts(self, face: str) -> tuple[Fact, ...]:
        number = FACES.index(face)
        kind = "ongoing" if ABILITIES[number].lasting else "instant"
        return (
            Fact("influence", VALUE[number]),
            Fact("faction", FACTION[number]),
            Fact("kind", kind),
            Fact("deck", "two" if number >= 16 else "one"),
        )

    def act(self, g: Cardia, ask: Ask, option: Option) -> Act:
        return act(g, ask, option)

    def why_not(self, g: Cardia, ask: Ask, card: int) -> Message:
        return why_not(g, ask, card)

    def outlook(self, g: Cardia, seat: int, card: int) -> tuple[Message, ...]:
        return outlook(g, seat, card)

    def inspect(self, g: Cardia) -> None:
        if g.result is not None:
            return
        decided = len(g.announced) - (g.stack[-1][0] == "follow_up")
        assert g.announced[:decided] == g.standings()[:decided], "the signets are not what the cards say"

    def lesson(self) -> Lesson:
        return LESSON

    def variants(self) -> Sequence[Options]:
        two: Options = dict.fromkeys(FACTIONS, "two")
        alone: list[Options] = [{"locations": [location]} for location in LOCATIONS]
        crowded: list[Options] = [
            {**two, "locations": list(LOCATIONS)},
            {"locations": ["serpent-temple", "bazaar", "scrapyard", "foggy-swamp"]},
        ]
        mixed: list[Options] = [{"academy": "two", "guild": "two"}, {"rebellion": "two", "dynasty": "two"}]
        return [{}, two, *mixed, *alone, *({**two, **options} for options in alone), *crowded]


GAME = cast("Game[State]", CardiaGame())
