"""The Vale of Eternity: hunt creatures, sell them for stones or tame them, and summon those that score."""

from functools import cache
from typing import cast

from stolik.games.vale.acts import act
from stolik.games.vale.cards import CREATURES, FACES, FAMILY, SALE_OF
from stolik.games.vale.evaluate import evaluate
from stolik.games.vale.lesson import LESSON
from stolik.games.vale.outlook import outlook
from stolik.games.vale.state import Vale
from stolik.games.vale.stones import NONE, Stones, amounts
from stolik.games.vale.turn import ROUNDS, STEPS
from stolik.games.vale.view import view
from stolik.games.vale.why_not import why_not
from stolik.games.vale.zones import AREA, HAND, HUNT, MARKED, names
from stolik.table import Act, Ask, Chance, Fact, Game, Json, Lesson, Message, Option, Options, State, message

CARDS = len(FACES)
BACKS = (0,) * CARDS
DECK_ORDER = list(range(CARDS))
ZEROES = [0] * CARDS
IDS = list(range(1, CARDS + 1))


@cache
def _audience(seats: int) -> tuple[int, ...]:
    everyone = (2 << seats) - 1
    own = (mask for seat in range(seats) for mask in (1 << seat, everyone, everyone))
    return (0, everyone, everyone, *own)


class ValeGame(Game[Vale]):
    id = "vale"
    rules = 4
    patience = 4
    seat_counts = (2, 3, 4)
    faces = FACES
    telling = frozenset({"card_summoned", "card_summoned_free", "effect_activated", "points_lost", "points_scored"})
    chapters = frozenset({"round_started", "turn_started", "resolution_started"})
    state = Vale
    steps = STEPS

    def setup(self, seats: int, options: Options, chance: Chance) -> Vale:
        g = Vale(
            seats=seats,
            rng=chance.rng,
            seal=chance.seal,
            faces=DECK_ORDER[:],
            backs=BACKS,
            audience=_audience(seats),
            zones=[DECK_ORDER[:], *([] for _ in range(2 + 3 * seats))],
            where=ZEROES[:],
            seen=ZEROES[:],
            ids=IDS[:],
            minted=CARDS,
            stack=[["start_round"]],
            score=[0] * seats,
            stones=[NONE] * seats,
        )
        g.mix(g.faces)
        g.first = g.below(seats)
        for place in range(seats):
            # rulebook: "Przygotowanie do gry": as many points as one's place in the turn order.
            g.score[(g.first + place) % seats] = place + 1
        return g

    def zone_names(self, seats: int) -> tuple[str, ...]:
        return names(seats)

    def view(self, g: Vale, viewer: int) -> dict[str, Json]:
        return cast("dict[str, Json]", view(g, viewer))

    def evaluate(self, g: Vale, seat: int) -> float:
        return evaluate(g, seat)

    def standing(self, g: Vale) -> tuple[int, ...]:
        return tuple(g.score)

    def lesson(self) -> Lesson:
        return LESSON

    def card_text(self, face: str) -> tuple[Message, ...]:
        return CREATURES[FACES.index(face)].text

    def card_facts(self, face: str) -> tuple[Fact, ...]:
        number = FACES.index(face)
        creature = CREATURES[number]
        return Fact("cost", creature.cost), Fact("family", FAMILY[number]), Fact("kind", creature.kinds)

    def label(self, g: Vale, option: tuple[int | str, ...], of: str) -> Message:
        if of == "action":
            action, number = option
            return _action_label(g, str(action), g.ids.index(cast(int, number)))
        if of == "choice":
            face, *places = option
            choices = _choices(str(face))
            texts = tuple(choices[cast(int, place)] for place in places)
            return texts[0] if len(texts) == 1 else message("choice-both", one=texts[0], other=texts[1])
        stones = cast(Stones, option)
        return message(of, stones=amounts(stones)) if any(stones) else Message(f"{of}-nothing")

    def act(self, g: Vale, ask: Ask, option: Option) -> Act:
        return act(g, ask, option)

    def why_not(self, g: Vale, ask: Ask, card: int) -> Message | None:
        return why_not(g, ask, card)

    def outlook(self, g: Vale, seat: int, card: int) -> tuple[Message, ...]:
        return outlook(g, seat, card)

    def inspect(self, g: Vale) -> None:
        assert 1 <= g.round <= ROUNDS
        assert all(points >= 0 for points in g.score), "a score below zero"
        assert all(count >= 0 for stones in g.stones for count in stones), "stones below zero"
        for seat in range(g.seats):
            assert len(g.zones[AREA[seat]]) <= g.round, "more creatures than slots"
            assert len(g.zones[MARKED[seat]]) <= 2, "more marked cards than markers"
        assert all(g.where[card] in HAND for card in g.drawn), "a card drawn in secret is not in a hand"
        assert g.stack[-1][0] == "hunt" or not g.zones[HUNT], "a card of the hunt was left lying"


def _action_label(g: Vale, action: str, card: int) -> Message:
    face = g.faces[card]
    name = Message(f"card-{FACES[face]}")
    match action:
        case "sell":
            return message("action-sell", card=name, stones=amounts(SALE_OF[face]))
        case "summon":
            seat = HAND.index(g.where[card])
            return message("action-summon", card=name, cost=g.powers(seat).costs[face])
        case "release":
            return message("action-release", card=name, cost=g.round)
    return message("action-tame", card=name)


def _choices(face: str) -> tuple[Message, ...]:
    """What the card with this face lets its owner choose from."""
    creature = CREATURES[FACES.index(face)]
    effects = [effect for effect in (creature.instant, creature.active) if effect is not None]
    return tuple(choice.text for effect in effects for verb in effect.verbs for choice in verb.choices)


GAME = cast("Game[State]", ValeGame())
