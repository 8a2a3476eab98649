"""The vocabulary of the creatures: abilities as values, and what a creature is.

An ability is a word and a number; the rules that carry it out stand in `uses.py` (active ones) and `battle.py`
(passive ones).
"""

from dataclasses import dataclass

CLANS = ("ember", "tide", "root", "veil", "storm")
PRIMAL = "primal"
ANY_CLAN = (1 << len(CLANS)) - 1
KINDS = ("familiar", "primal", "warrior", "sovereign")

ACTIVE = ("crystal", "draw", "repair", "rebuild", "exile", "strike", "strike-all", "dismiss", "cull")
"""Abilities that are used once, when the creature arrives (or as another one says)."""
PASSIVE = ("guard", "assault", "fury", "fusion", "wild-fusion")
"""Abilities that always hold."""
MAIN_ONLY = ("swift", "discard", "last-breath")
SIDE_ONLY = ("echo",)
WITHOUT_VALUE = ("dismiss", "cull", "fury", "swift", "echo", "discard", "last-breath")
WITH_ANOTHER = ("discard", "last-breath")
"""Abilities that say when another one is used."""
STANDARD = {"strike-all": 2, "rebuild": 4}
"""The value of an ability without a number is 1, but for these."""


@dataclass(frozen=True, slots=True)
class Ability:
    """A word, its number, and for `discard` and `last-breath` the ability that it sets off."""

    verb: str
    value: int = 1
    then: "Ability | None" = None


def crystal(value: int = 1) -> Ability:
    return Ability("crystal", value)


def draw(value: int = 1) -> Ability:
    return Ability("draw", value)


def repair(value: int = 1) -> Ability:
    return Ability("repair", value)


def exile(value: int = 1) -> Ability:
    return Ability("exile", value)


def strike(value: int = 1) -> Ability:
    return Ability("strike", value)


def guard(value: int = 1) -> Ability:
    return Ability("guard", value)


def assault(value: int = 1) -> Ability:
    return Ability("assault", value)


def fusion(value: int = 1) -> Ability:
    return Ability("fusion", value)


def wild_fusion(value: int = 1) -> Ability:
    return Ability("wild-fusion", value)


rebuild = Ability("rebuild", STANDARD["rebuild"])
strike_all = Ability("strike-all", STANDARD["strike-all"])
dismiss = Ability("dismiss")
cull = Ability("cull")
fury = Ability("fury")
swift = Ability("swift")
echo = Ability("echo")


def when_discarded(then: Ability) -> Ability:
    return Ability("discard", then=then)


def last_breath(then: Ability) -> Ability:
    return Ability("last-breath", then=then)


Domain = tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Creature:
    """A card: `left` and `right` are its side domains from its owner's point of view, `main` its main domain."""

    kind: str
    clan: str
    power: int
    cost: int
    left: Domain
    right: Domain
    main: Domain


Abilities = Ability | Domain


def _domain(given: Abilities) -> Domain:
    return given if isinstance(given, tuple) else (given,)


def warrior(
    clan: str, cost: int, power: int, left: Abilities = (), right: Abilities = (), main: Abilities = ()
) -> Creature:
    return Creature("warrior", clan, power, cost, _domain(left), _domain(right), _domain(main))


def sovereign(
    clan: str, cost: int, power: int, left: Abilities = (), right: Abilities = (), main: Abilities = ()
) -> Creature:
    return Creature("sovereign", clan, power, cost, _domain(left), _domain(right), _domain(main))


def familiar(clan: str) -> Creature:
    """rulebook: "Chowańce": no power, no side domains, and a crystal when discarded from hand."""
    return Creature("familiar", clan, 0, 0, (), (), (when_discarded(crystal()),))


def primal(cost: int) -> Creature:
    """rulebook: "Pierwotni": any clan, and the neighbours use the side domains that touch them."""
    return Creature("primal", PRIMAL, 0, cost, (echo,), (echo,), ())
