"""The veil clan: cards exiled, creatures dismissed, and last breaths."""

from stolik.games.ostium.effects import (
    Creature,
    assault,
    crystal,
    cull,
    dismiss,
    draw,
    exile,
    familiar,
    guard,
    last_breath,
    sovereign,
    strike,
    swift,
    warrior,
)

VEIL: dict[str, Creature] = {
    "whisperling": familiar("veil"),
    "mothkin": warrior("veil", 1, 1, main=last_breath(crystal())),
    "name-gatherer": warrior("veil", 2, 1, right=crystal(), main=exile()),
    "spiteful-shade": warrior("veil", 2, 2, left=guard(), main=last_breath(strike())),
    "dream-sexton": warrior("veil", 3, 2, left=crystal(), main=exile()),
    "mourner": warrior("veil", 3, 2, right=exile(), main=last_breath(draw(2))),
    "spectral-hound": warrior("veil", 4, 3, left=exile(), right=assault(), main=last_breath(strike(2))),
    "abductor": warrior("veil", 4, 2, left=crystal(), main=dismiss),
    "soul-collector": warrior("veil", 5, 3, left=strike(), right=exile(), main=(exile(), strike())),
    "wandering-dancer": warrior("veil", 5, 3, left=draw(), right=crystal(), main=(swift, last_breath(crystal(2)))),
    "silent-headsman": warrior("veil", 6, 3, left=guard(), main=(dismiss, exile())),
    "nameless-judge": sovereign("veil", 6, 5, left=exile(), right=assault(), main=(cull, exile())),
    "dusk-reaper": sovereign("veil", 5, 4, left=crystal(), main=(dismiss, last_breath(strike(3)))),
}
