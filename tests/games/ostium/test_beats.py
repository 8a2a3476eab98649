"""Where the table is worth looking at: each charge, each chain, each arrival is told on a page of its own."""

import random
from collections import Counter
from typing import cast

import pytest
from tests.games.ostium.board import Tables

from stolik.games.ostium import OstiumGame
from stolik.games.ostium.state import Ostium
from stolik.games.ostium.view import View
from stolik.table import Match

ALONE = ("charge_begun", "warrior_arrived", "creature_summoned", "gate_destroyed")
"""Of these there is never more than one on a page."""


def pages_of(match: Match[Ostium], start: int) -> list[list[str]]:
    """What each page tells, as kinds of events, the last one included."""
    update = match.update(0, start, pages=True)
    pages = [*cast("list[dict[str, object]]", update["pages"]), update]
    return [[event["kind"] for event in cast("list[dict[str, str]]", page["events"])] for page in pages]


def test_each_charge_is_a_page(table: Tables) -> None:
    t = table(attack=["coal-gnawer", "forge-horn", "sparkling"], their_defence=["dripling"], hand=["zapling"])
    t.match.watch()
    told: list[str] = []
    for answer in ("attack", "charge 0", "charge 1"):
        start = len(t.match.log)
        t.choose(answer)
        for kinds in pages_of(t.match, start):
            assert kinds.count("charge_begun") <= 1
            told += [kind for kind in kinds if kind in ("charge_begun", "creature_defeated", "gate_damaged")]
    assert told == ["charge_begun", "creature_defeated", "gate_damaged", *["charge_begun", "gate_damaged"] * 2]


def test_a_falling_gate_is_seen_before_its_wave_is_collected(table: Tables) -> None:
    t = table(attack=["magma-ram"], their_attack=["forge-horn"], their_gates=[3, 15, 15], hand=["zapling"])
    t.match.watch()
    start = len(t.match.log)
    t.attack().choose("skip 0")
    pages = pages_of(t.match, start)
    fallen = next(n for n, kinds in enumerate(pages) if "gate_destroyed" in kinds)
    collected = next(n for n, kinds in enumerate(pages) if "creature_collected" in kinds)
    assert fallen < collected
    views = cast("list[dict[str, View]]", t.match.update(0, start, pages=True)["pages"])
    turned = [card["turned"] for card in views[fallen]["view"]["players"][1]["slots"] if card]
    assert turned == [True], "the view of that moment shows the creature where it fell"


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_whole_match_is_told_one_thing_after_the_other(seats: int) -> None:
    """In solo the opponent's turn too: each creature that comes, each chain, each charge."""
    rng = random.Random(seats)
    match = Match(OstiumGame(), seats, seed=seats, pages=True)
    seen: Counter[str] = Counter()
    while match.question is not None and len(match.entries) < 400:
        start, ask = len(match.log), match.asks[0]
        match.answer(rng.choice(ask.options), ask.seat)
        for kinds in pages_of(match, start):
            for kind in ALONE:
                assert kinds.count(kind) <= 1, f"{kind} more than once on a page: {kinds}"
            if "charge_begun" in kinds:
                assert "power_fused" not in kinds, "a chain is seen before the charge that it feeds"
            seen.update(kinds)
    assert seen["charge_begun"] > 5
    assert seen["power_fused"] > 0
    if seats == 1:
        assert seen["warrior_arrived"] > 5
