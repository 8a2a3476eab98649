"""The creatures. A face is a number: first those of the designed set, then those of the host's own set, if any.

What the rules need of a face stands in tables by number, since they look it up at every turn.
"""

import os
from dataclasses import dataclass

from stolik.games.ostium.cards.ember import EMBER
from stolik.games.ostium.cards.own import LANGUAGES, VARIABLE, OwnCard, OwnSet, read_file
from stolik.games.ostium.cards.root import ROOT
from stolik.games.ostium.cards.storm import STORM
from stolik.games.ostium.cards.tide import TIDE
from stolik.games.ostium.cards.veil import VEIL
from stolik.games.ostium.effects import ACTIVE, ANY_CLAN, CLANS, PRIMAL, Ability, Creature, Domain, primal
from stolik.table.message import MORE_WORDS

PRIMALS = 10
"""How many primals there are."""
COPIES = 2
"""How many familiars of each clan a starting deck has."""
DESIGNED = "designed"

CLAN_CARDS: dict[str, dict[str, Creature]] = {"ember": EMBER, "tide": TIDE, "root": ROOT, "veil": VEIL, "storm": STORM}
CARDS: dict[str, Creature] = {"primal-wanderer": primal(2)}
for _cards in CLAN_CARDS.values():
    CARDS.update(_cards)


@dataclass(frozen=True, slots=True)
class CardSet:
    """The faces that a match is played with, by kind; `familiars` are in the order of the clans."""

    name: str
    familiars: tuple[int, ...]
    primal: int
    warriors: tuple[int, ...]
    sovereigns: tuple[int, ...]


def card_set(name: str, creatures: dict[str, Creature], start: int) -> CardSet:
    """The set of these creatures, whose faces are numbered from `start` on."""
    of_kind: dict[str, list[int]] = {"familiar": [], "primal": [], "warrior": [], "sovereign": []}
    for face, creature in enumerate(creatures.values(), start):
        of_kind[creature.kind].append(face)
    familiars = sorted(of_kind["familiar"], key=lambda face: CLANS.index([*creatures.values()][face - start].clan))
    (the_primal,) = of_kind["primal"]
    return CardSet(name, tuple(familiars), the_primal, tuple(of_kind["warrior"]), tuple(of_kind["sovereign"]))


def _own() -> OwnSet | None:
    file = os.environ.get(VARIABLE, "")
    return read_file(file, frozenset(CARDS)) if file else None


OWN = _own()
"""The host's own cards: `--cards FILE`, or the variable of that name."""
OWN_CARDS: tuple[OwnCard, ...] = () if OWN is None else OWN.cards

SETS: dict[str, CardSet] = {DESIGNED: card_set(DESIGNED, CARDS, 0)}
if OWN is not None:
    MORE_WORDS["ostium"] = {lang: OWN.words(lang) for lang in LANGUAGES}
    SETS[OWN.name] = card_set(OWN.name, {card.title: card.creature for card in OWN.cards}, len(CARDS))

FACES: tuple[str, ...] = (*CARDS, *(card.title for card in OWN_CARDS))
CREATURES: tuple[Creature, ...] = (*CARDS.values(), *(card.creature for card in OWN_CARDS))

KIND = tuple(creature.kind for creature in CREATURES)
COST = tuple(creature.cost for creature in CREATURES)
POWER = tuple(creature.power for creature in CREATURES)
CLAN = tuple(ANY_CLAN if creature.clan == PRIMAL else 1 << CLANS.index(creature.clan) for creature in CREATURES)
"""A bit a clan; a primal has all of them."""
CLAN_NAME = tuple(creature.clan for creature in CREATURES)

Active = tuple[str, int]


def _active(domain: Domain) -> tuple[Active, ...]:
    return tuple((ability.verb, ability.value) for ability in domain if ability.verb in ACTIVE)


def _total(domain: Domain, *verbs: str) -> int:
    return sum(ability.value for ability in domain if ability.verb in verbs)


def _then(creature: Creature, verb: str) -> tuple[Active, ...]:
    found = [ability.then for ability in creature.main if ability.verb == verb]
    return tuple((then.verb, then.value) for then in found if then is not None)


def _passive(*verbs: str) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """By face, how much of these a creature has in its main, its left and its right domain."""
    return (
        tuple(_total(creature.main, *verbs) for creature in CREATURES),
        tuple(_total(creature.left, *verbs) for creature in CREATURES),
        tuple(_total(creature.right, *verbs) for creature in CREATURES),
    )


MAIN = tuple(_active(creature.main) for creature in CREATURES)
LEFT = tuple(_active(creature.left) for creature in CREATURES)
RIGHT = tuple(_active(creature.right) for creature in CREATURES)
WHEN_DISCARDED = tuple(_then(creature, "discard") for creature in CREATURES)
LAST_BREATH = tuple(_then(creature, "last-breath") for creature in CREATURES)
SWIFT = tuple(any(ability.verb == "swift" for ability in creature.main) for creature in CREATURES)

GUARD, GUARD_LEFT, GUARD_RIGHT = _passive("guard")
ASSAULT, ASSAULT_LEFT, ASSAULT_RIGHT = _passive("assault")
FURY, FURY_LEFT, FURY_RIGHT = _passive("fury")
ANY_FURY = tuple(map(any, zip(FURY, FURY_LEFT, FURY_RIGHT, strict=True)))
FUSION, FUSION_LEFT, FUSION_RIGHT = _passive("fusion", "wild-fusion")
WILD, WILD_LEFT, WILD_RIGHT = _passive("wild-fusion")

__all__ = ["CREATURES", "FACES", "SETS", "Ability", "CardSet", "Creature"]
