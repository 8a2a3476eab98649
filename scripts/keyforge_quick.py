"""A quick player of KeyForge for simulations: plays what it can, reaps, fights where that pays, and searches nothing.

It looks at what its seat may see: its own hand, and what lies openly on the table.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import cast

from stolik.bots import Bot, Chair
from stolik.games.keyforge.fighting import attackable
from stolik.games.keyforge.state import ATTACKED, WARDED, KeyForge
from stolik.games.keyforge.turn import called
from stolik.games.keyforge.zones import ARTIFACTS, HAND, LINE
from stolik.table import Ask, Match, Option
from stolik.table.running import run

Rand = Callable[[], float]
FOR_FRIENDS = frozenset({"attach", "captor", "icon-capture"}) | {
    f"choose-{word}"
    for word in ("heal", "ready", "ward", "captor", "add-power", "fighter", "use", "this-turn", "exalt")
}
"""What is better done to one's own cards; everything else is done to the other player's."""
ANSWERS: Mapping[str, str] = {"mulligan": "keep", "take-archives": "yes", "may": "yes"}
WORTH_A_FIGHT = 1.2
"""So much must a fight bring to be better than reaping."""


class QuickBot(Bot):
    """The quick player on a chair, to meet other bots."""

    level = "quick"

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, chair: Chair[KeyForge]) -> Option:  # type: ignore[override]
        world = chair.world(self.random)
        ask = world.ask_of(chair.seat)
        assert ask is not None
        return quick_answer(world.state, ask, self.random.random)


def quick_playout(match: Match[KeyForge], rand: Rand) -> None:
    """Quick players in both seats, to the end."""
    match.keep = match.state.tracked = False
    while (question := match.question) is not None:
        assert isinstance(question, Ask)
        run(match, quick_answer(match.state, question, rand))


def quick_answer(g: KeyForge, ask: Ask, rand: Rand) -> Option:
    options, prompt, seat = ask.options, ask.prompt, ask.seat
    if len(options) == 1:
        return options[0]
    if prompt in ANSWERS:
        return ANSWERS[prompt]
    if prompt == "act":
        return _act(g, options, rand)
    if prompt == "house":
        return _house(g, seat, cast("Sequence[str]", options), rand)
    if prompt == "fight-whom":
        return max(options, key=lambda foe: _trade(g, ask.source, cast(int, foe)) + rand() / 10)
    cards = [option for option in options if isinstance(option, int)] if ask.of == "card" else []
    if cards and g.in_play(cards[0]):
        friends = prompt in FOR_FRIENDS
        liked = [card for card in cards if (g.controller(card) == seat) == friends]
        if liked:
            return _one(liked, rand)
        if not friends:
            for way_out in ("pass", "done"):
                if way_out in options:
                    return way_out
            return min(cards, key=lambda card: g.power(card) if g.is_creature(card) else 0)
        return _one(cards, rand)
    return _one(options, rand)


def _one(options: Sequence[Option], rand: Rand) -> Option:
    return options[int(rand() * len(options))]


def _house(g: KeyForge, seat: int, houses: Sequence[str], rand: Rand) -> str:
    """The one with the most cards in hand and in play."""
    count = {house: rand() / 2 for house in houses}
    for card in g.zones[HAND[seat]]:
        house = g.card(card).house
        if house in count:
            count[house] += 1
    for card in g.zones[LINE[seat]]:
        for house in g.houses_of(card):
            if house in count:
                count[house] += 1
    for card in g.zones[ARTIFACTS[seat]]:
        printed = g.card(card)
        if printed.house in count and "action" in printed.abilities:
            count[printed.house] += 0.7
    return max(count, key=lambda house: count[house])


def _trade(g: KeyForge, mine: int, foe: int) -> float:
    """What a fight seems to bring: what dies on either side."""
    if g.marks[foe] & WARDED or (g.keyword(foe, "elusive") and not g.marks[foe] & ATTACKED):
        return -1
    dealt = g.power(mine) + g.keyword(mine, "assault") - g.armor_left(foe)
    back = (0 if g.keyword(mine, "skirmish") else g.power(foe)) + g.keyword(foe, "hazardous") - g.armor_left(mine)
    kills = dealt >= g.power(foe) - g.damage[foe] or (dealt > 0 and g.keyword(mine, "poison"))
    dies = back >= g.power(mine) - g.damage[mine]
    return (2 + g.power(foe) / 4 + g.amber[foe] if kills else 0) - (2 + g.power(mine) / 4 if dies else 0)


def _act(g: KeyForge, options: Sequence[Option], rand: Rand) -> Option:
    """Cards first, then actions, then fights that pay, then reaping; what cannot be played is discarded."""
    by_kind: dict[str, list[tuple[str, int]]] = {}
    for option in options:
        if not isinstance(option, str):
            pair = cast("tuple[str, int]", option)
            kind = "use" if pair[0] in ("action", "omni", "unstun") else pair[0]
            by_kind.setdefault(kind, []).append(pair)
    plays, uses, reaps = by_kind.get("play", []), by_kind.get("use", []), by_kind.get("reap", [])
    if plays and (rand() < 0.7 or len(by_kind) < 3):
        return _one(plays, rand)
    if uses and rand() < 0.5:
        return _one(uses, rand)
    reapers = {number for _, number in reaps}
    for option in by_kind.get("fight", []):
        fighter = called(g, option[1])
        best = max((_trade(g, fighter, foe) for foe in attackable(g, fighter)), default=-1.0)
        if best > (WORTH_A_FIGHT if option[1] in reapers else 0):
            return option
    for found in (reaps, plays, uses, by_kind.get("discard", [])):
        if found:
            return _one(found, rand)
    return "end-turn"
