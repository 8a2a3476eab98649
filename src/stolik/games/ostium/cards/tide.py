"""The tide clan: cards drawn, and tricks from the hand."""

from stolik.games.ostium.effects import (
    Creature,
    crystal,
    dismiss,
    draw,
    exile,
    familiar,
    fusion,
    guard,
    sovereign,
    swift,
    warrior,
    when_discarded,
)

TIDE: dict[str, Creature] = {
    "dripling": familiar("tide"),
    "pearl-wobbler": warrior("tide", 1, 1, main=when_discarded(draw())),
    "wave-chanter": warrior("tide", 2, 1, left=crystal(), main=draw()),
    "shoal-diver": warrior("tide", 2, 1, right=draw(), main=crystal()),
    "shellback": warrior("tide", 3, 3, left=crystal(), right=guard(), main=draw()),
    "tide-seer": warrior("tide", 3, 2, right=exile(), main=(crystal(), draw())),
    "abyssal-whisper": warrior("tide", 4, 3, left=crystal(), main=draw(2)),
    "young-leviathan": warrior("tide", 4, 3, right=guard(), main=(guard(), when_discarded(draw(2)))),
    "current-rider": warrior("tide", 5, 3, left=draw(), main=(swift, draw(), guard())),
    "whirlpool-witch": warrior("tide", 5, 3, left=crystal(), right=fusion(), main=(dismiss, guard())),
    "old-kraken": warrior("tide", 6, 4, left=draw(), right=draw(), main=(draw(), guard())),
    "mother-of-the-deep": sovereign("tide", 5, 4, left=draw(), right=crystal(), main=draw(3)),
    "ebb-king": sovereign("tide", 6, 5, left=draw(), right=draw(), main=(dismiss, guard(2))),
}
