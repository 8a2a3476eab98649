"""The ember clan: attack and damage to gates."""

from stolik.games.ostium.effects import (
    Creature,
    assault,
    crystal,
    familiar,
    fury,
    last_breath,
    sovereign,
    strike,
    strike_all,
    swift,
    warrior,
)

EMBER: dict[str, Creature] = {
    "cinder-imp": familiar("ember"),
    "sparkling": warrior("ember", 1, 1, left=assault(), main=assault()),
    "ash-runner": warrior("ember", 2, 1, right=strike(), main=crystal()),
    "coal-gnawer": warrior("ember", 2, 2, left=assault(), main=assault()),
    "slag-hurler": warrior("ember", 3, 1, left=strike(), right=crystal(), main=(strike(), assault())),
    "forge-horn": warrior("ember", 3, 3, right=assault(), main=assault()),
    "bloodflame": warrior("ember", 4, 3, left=crystal(), right=strike(), main=assault()),
    "pyre-ringer": warrior("ember", 4, 2, left=assault(), right=assault(), main=(strike(2), last_breath(strike()))),
    "emberwing": warrior("ember", 5, 3, left=assault(), right=assault(), main=(swift, strike(), assault())),
    "magma-ram": warrior("ember", 5, 4, left=crystal(), main=assault(2)),
    "herald-of-cinders": warrior("ember", 6, 3, left=strike(), right=strike(), main=(fury, strike())),
    "lady-of-conflagration": sovereign("ember", 6, 5, left=strike(), right=assault(), main=(strike_all, assault())),
    "warsmith": sovereign("ember", 5, 3, left=assault(), right=crystal(), main=(swift, fury, strike(2))),
}
