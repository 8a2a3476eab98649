"""Every card there is. Command cards come first: what a command card shows is its place among them."""

from stolik.games.mysthea.alignments import ALIGNMENTS
from stolik.games.mysthea.board import EVENTS
from stolik.games.mysthea.cards import encounters, era_one, era_three, era_two, start
from stolik.games.mysthea.chosen import CHOSEN
from stolik.games.mysthea.effects import NOTHING, Card, Effect, Encounter, Power

_NAMED: dict[str, Card] = {**start.CARDS, **era_one.CARDS, **era_two.CARDS, **era_three.CARDS}
COMMAND: tuple[Card, ...] = tuple(_NAMED.values())
KIND = tuple(card.kind for card in COMMAND)
POINTS = tuple(card.points for card in COMMAND)
POWER: tuple[Power, ...] = (*(card.power for card in COMMAND), NOTHING)
"""By face; the last one, for no face at all, does nothing."""
STRONGER = tuple(power.strength for power in POWER)
"""What it adds to the strength of a unit."""

MET = tuple(encounters.ENCOUNTERS)
"""The names of the encounters."""
ENCOUNTERS: tuple[Encounter, ...] = tuple(encounters.ENCOUNTERS.values())
FRONTS = tuple(sorted({encounter.front for encounter in ENCOUNTERS}))
FRONT_OF = tuple(FRONTS.index(encounter.front) for encounter in ENCOUNTERS)

FACES: tuple[str, ...] = (
    *_NAMED,
    *MET,
    *(alignment.name for pair in ALIGNMENTS for alignment in pair),
    *CHOSEN,
    *EVENTS,
)
"""Everything that is printed on a card. `State.faces` uses the first 80, the command cards."""


EFFECT: dict[str, Effect] = {
    **{name: card.effect for name, card in _NAMED.items() if card.effect is not None},
    **{f"{name}-{i}": way.effect for name, met in encounters.ENCOUNTERS.items() for i, way in enumerate(met.ways)},
}
"""What can be resolved, by name: a command card, or an encounter and the place of one of its ways."""


def era_of(face: int) -> int:
    """0 for a card of the first hand, else the Era."""
    return face // 20
