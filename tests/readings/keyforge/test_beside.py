"""A second reading of KeyForge's fights beside the engine. Longer: `python -m tests.readings.keyforge 1000`."""

import pytest
from tests.readings.keyforge.beside import play
from tests.readings.keyforge.model import Creature, Fights, Questions
from tests.readings.side_by_side import Difference


class WardAfterArmor(Fights):
    """The ward comes last."""

    def not_prevented(self, one: Creature, amount: int) -> int:
        stopped = min(self.armor_left(one), amount)
        one.armor_used += stopped
        if amount > stopped and one.warded:
            one.warded = False
            return 0
        return amount - stopped


class UsedArmorStaysUsed(Fights):
    """Lost armor takes unused points first."""

    def look_at_armor(self) -> None:
        pass


class AlwaysElusive(Fights):
    """Elusive works against every attack."""

    def blows(self, attacker: Creature, target: Creature, first: bool) -> Questions[None]:
        return super().blows(attacker, target, True)


class ShieldedBeforeArmor(Fights):
    """Shadow Self takes the damage before the armor of its neighbour stops any."""

    def hit(self, one: Creature, amount: int) -> Questions[list[Creature]]:
        shields = [near for near in self.neighbours(one) if near.title == "shadow-self"]
        if shields and one.title != "shadow-self":
            one = yield from self.pick(shields)
        return (yield from super().hit(one, amount))


def test_fights_on_random_boards() -> None:
    assert sum(play(seed) for seed in range(60)) > 100


@pytest.mark.parametrize("mutant", [WardAfterArmor, UsedArmorStaysUsed, AlwaysElusive, ShieldedBeforeArmor])
def test_a_misread_rule_is_noticed(mutant: type[Fights]) -> None:
    for seed in range(300):
        try:
            play(seed, mutant)
        except Difference:
            return
    pytest.fail(f"300 boards do not tell {mutant.__name__} from the rules: {mutant.__doc__}")
