"""The model with one rule misread each, to see that the comparison notices."""

from typing import Any

from tests.readings.mysthea.cards import EFFECTS, ENCOUNTERS, Step
from tests.readings.mysthea.model import Asking, Model, Option
from tests.readings.mysthea.pieces import TYPES, Unit, island_of


class ConstructsMoveTwice(Model):
    """Ruch: constructs and golems move once a turn."""

    def may_move(self, unit: Unit) -> bool:
        return unit.kind != "fortification"


class FortificationsMove(Model):
    """Odwrót: fortifications do not move at all."""

    def may_move(self, unit: Unit) -> bool:
        return unit.kind == "chosen" or not unit.moved


class IslandsAreOneApart(Model):
    """Ruch: any region of a neighbouring island instead of the same type."""

    def neighbours(self, region: int) -> list[int]:
        island = island_of(region)
        near = {island, self.clockwise(island, 1), self.clockwise(island, -1)}
        return [other for other in self.anywhere_but(region) if island_of(other) in near]


class TiesGoToNobody(Model):
    """Kontrolowanie regionu: of equals, the lower artifact."""

    def kontrolowanie_regionu(self, region: int) -> int | None:
        holder = super().kontrolowanie_regionu(region)
        most = [
            seat for seat in self.present(region) if self.strength(seat, region) == self.strength(holder or 0, region)
        ]
        return holder if len(most) == 1 else None


class WoundedAreAsStrong(Model):
    """Ranny Wybraniec: strength 1 instead of 3."""

    def unit_strength(self, unit: Unit) -> int:
        wounded = unit.kind == "chosen" and self.players[unit.owner].wounded
        return super().unit_strength(unit) + (2 if wounded else 0)


class WoundedHaveAbilities(Model):
    """Ranny Wybraniec: no ability while wounded."""

    def ability(self, seat: int, name: str) -> bool:
        return self.abilities and self.players[seat].chosen == name


class UpgradesOfWoundedSleep(Model):
    """Ranny Wybraniec: the upgrades of a wounded Chosen stay active."""

    def has(self, seat: int, upgrade: int) -> bool:
        return super().has(seat, upgrade) and not (upgrade in (19, 76) and self.players[seat].wounded)


class EnergyHasNoLimit(Model):
    """Przygotowanie: at most 12."""

    def gain(self, seat: int, what: str, amount: int) -> None:
        if what == "energy":
            self.players[seat].energy += amount
        else:
            super().gain(seat, what, amount)


class GloryFallsBelowZero(Model):
    """Znacznik chwały: never less than 0."""

    def gain(self, seat: int, what: str, amount: int) -> None:
        if what == "glory":
            self.players[seat].glory += amount
        else:
            super().gain(seat, what, amount)


class RetreatsAreFree(Model):
    """Odwrót: the strongest gain glory for those who retreated, too."""

    def odwrot(self, seat: int, points: int, region: int, fallen: list[Unit]) -> Asking:
        yield from super().odwrot(seat, points, region, [])


class OneIsStrongest(Model):
    """Decision 5: those who tie as the strongest all gain glory."""

    def battle_strength(self, seat: int, region: int, bonus: int) -> int:
        strength = super().battle_strength(seat, region, bonus)
        return strength and 10 * strength + self.seats - self.order.index(seat)


class DefenceIsFlat(Model):
    """Obrona: one more for each unit in the region."""

    def rozkaz(self, seat: int, card: int, region: int, attack: dict[int, int], fallen: list[Unit]) -> Asking:
        if self.kind(card) == "upgrade":
            self.gain(seat, "glory", self.command_points(card))
        else:
            yield from super().rozkaz(seat, card, region, attack, fallen)


class LossesAreStrength(Model):
    """Decision 4: as many units as the difference, whatever their strength."""

    def lose(self, seat: int, region: int, count: int, fallen: list[Unit]) -> Asking:
        yield from super().lose(seat, region, (count + 1) // 2, fallen)


class FortificationsGoToThePool(Model):
    """Decision 6."""

    def remove(self, unit: Unit) -> None:
        unit.where, unit.moved = "pool", False


class MonstersStay(Model):
    """Karta potwora: one island clockwise after every attack."""

    def move_monster(self, number: int) -> None:
        pass


class EqualMonstersWin(Model):
    """Karta potwora: defeated by a strength that is equal or higher."""

    def against_monster(self, seat: int, island: int, regions: list[int]) -> int:
        return super().against_monster(seat, island, regions) - 1


class CaerulasIsCalm(Model):
    """Zachowanie: not beaten, it attacks again."""

    def karta_potwora(self, monster: str) -> Asking:
        behaviours, self.behaviours = self.behaviours, self.behaviours and monster != "caerulas"
        yield from super().karta_potwora(monster)
        self.behaviours = behaviours


class CowardsKeepTheirGlory(Model):
    """Zachowanie: who does not fight Utcoro loses 5 glory."""

    def zachowanie(self, monster: str, island: int, regions: list[int]) -> Asking:
        return 0 if monster == "utcoro" else (yield from super().zachowanie(monster, island, regions))


class CrystalsAreNotEaten(Model):
    """Zachowanie: Cannibarok is 2 stronger where there is a crystal field."""

    def zachowanie(self, monster: str, island: int, regions: list[int]) -> Asking:
        return 0 if monster == "cannibarok" else (yield from super().zachowanie(monster, island, regions))


class TheOldGapIsOpen(Model):
    """Decision 8: the island goes to another gap."""

    def gaps(self, island: int) -> list[int]:
        return [other for other in self.ring if other != island]


class EncountersCostOne(Model):
    """Rozpatrzenie spotkania: each costs one more than the last."""

    def can_meet(self, seat: int) -> bool:
        player = self.players[seat]
        return len(player.met) < 6 and player.experience > 0 and player.token == island_of(self.chosen_at(seat))


class TheTokenMovesFirst(Model):
    """Rozpatrzenie spotkania: the token moves after the reward, and by the option that was taken."""

    def turn_encounter(self, seat: int) -> int:
        card = super().turn_encounter(seat)
        player = self.players[seat]
        assert player.token is not None
        player.token = self.clockwise(player.token, ENCOUNTERS[card + 1][1][0][2])
        return card


class DevelopmentIsCheap(Model):
    """Rozwój: 1 energy for the first card, 3 for two, 5 for three."""

    def gain(self, seat: int, what: str, amount: int) -> None:
        super().gain(seat, what, -1 if (what, amount) == ("energy", -2) and self.taking else amount)

    taking = False

    def rozwoj(self, seat: int, must: bool) -> Asking:
        self.taking = True
        yield from super().rozwoj(seat, must)
        self.taking = False


class MeditationGivesFour(Model):
    """Medytacja: 3 energy and the bonuses of the regions."""

    def medytacja(self, seat: int) -> Asking:
        self.gain(seat, "energy", 1)
        yield from super().medytacja(seat)


class EveryMountainIsOne(Model):
    """Medytacja: a bonus for each region with a unit, not for each type."""

    def fortify(self, seat: int) -> Asking:
        mountains = [region for region in self.regions_of(seat) if TYPES[region] == "mountains"]
        if len(mountains) < 2:
            yield from super().fortify(seat)


class GolemsAreCheapOnCrystals(Model):
    """Kryształowe pole: a golem takes two points there, too."""

    def command_options(self, seat: int, points: int) -> list[Option]:
        return super().command_options(seat, points + (1 if points == self.crystals else 0))


class TwoEquipmentSlots(Model):
    """Karty wyposażenia: three slots."""

    def rodzaje_i_efekty_kart(self, seat: int, card: int) -> list[Option]:
        if self.kind(card) == "equipment" and len(self.players[seat].equipment) == 3:
            return []
        return super().rodzaje_i_efekty_kart(seat, card)


class EffectsNeedNoEnergy(Model):
    """Działanie: the effect costs as much energy as the card gives command points."""

    def energy_cost(self, seat: int, card: int) -> int:
        return max(0, super().energy_cost(seat, card) - 1)


class TheTiredAreCarried(Model):
    """C038, C059, C077: only a unit that has not moved this turn goes along."""

    def carry(self, seat: int, kind: str, source: int) -> Asking:
        for unit in self.own(seat, source):
            unit.moved = False
        return (yield from super().carry(seat, kind, source))


class FarTravellersGoAlone(Model):
    """EN10, EN20, EN22: only C001, C022, C032 and C042 say that nobody may be taken along."""

    def travel(self, seat: int, kind: str, count: int, reach: str, alone: bool = False) -> Asking:
        yield from super().travel(seat, kind, count, reach, alone or reach == "any")


class BattlesNeedTheArtifact(Model):
    """Decision 3: a battle that a card starts needs no charged artifact."""

    def can(self, seat: int, step: Step, energy: int) -> bool:
        return super().can(seat, step, energy) and (step[0] != "battle" or self.players[seat].charged)


class RemovedIsDiscarded(Model):
    """Decision 18: what is removed from the game does not come back."""

    def give(self, seat: int, kind: str, to: str) -> Asking:
        card = yield from super().give(seat, kind, to)
        if to == "out":
            self.out.remove(card)
            self.players[seat].discard.append(card)
        return card


class AlignAgain(Model):
    """Przeprowadzenie zestrojenia: once an Era."""

    def przeprowadzenie_zestrojenia(self, seat: int, island: int) -> Asking:
        kept, self.aligned = self.aligned, [None if holder == seat else holder for holder in self.aligned]
        yield from super().przeprowadzenie_zestrojenia(seat, island)
        self.aligned = [new if new is not None else old for old, new in zip(kept, self.aligned)]


class GolemsGiveNoEnergy(Model):
    """C029 gives energy, too."""

    def resolve(self, seat: int, name: str, steps: list[Step], paid: bool, x: int = 0) -> Asking:
        if steps is EFFECTS[29]:
            steps = steps[:1]
        yield from super().resolve(seat, name, steps, paid, x)


MUTANTS: list[tuple[Any, int, int]] = [
    (ConstructsMoveTwice, 2, 4),
    (FortificationsMove, 2, 0),
    (IslandsAreOneApart, 2, 0),
    (TiesGoToNobody, 3, 17),
    (WoundedAreAsStrong, 5, 11),
    (WoundedHaveAbilities, 5, 39),
    (UpgradesOfWoundedSleep, 5, 15),
    (EnergyHasNoLimit, 3, 1),
    (GloryFallsBelowZero, 4, 210),
    (RetreatsAreFree, 3, 1),
    (OneIsStrongest, 5, 15),
    (DefenceIsFlat, 3, 1),
    (LossesAreStrength, 5, 3),
    (FortificationsGoToThePool, 3, 1),
    (MonstersStay, 4, 30),
    (EqualMonstersWin, 2, 36),
    (CaerulasIsCalm, 4, 30),
    (CowardsKeepTheirGlory, 4, 138),
    (CrystalsAreNotEaten, 2, 20),
    (TheOldGapIsOpen, 2, 0),
    (EncountersCostOne, 3, 1),
    (TheTokenMovesFirst, 3, 5),
    (DevelopmentIsCheap, 2, 0),
    (MeditationGivesFour, 3, 1),
    (EveryMountainIsOne, 4, 2),
    (GolemsAreCheapOnCrystals, 3, 1),
    (TwoEquipmentSlots, 3, 9),
    (EffectsNeedNoEnergy, 2, 0),
    (TheTiredAreCarried, 2, 20),
    (FarTravellersGoAlone, 3, 118),
    (BattlesNeedTheArtifact, 4, 14),
    (RemovedIsDiscarded, 4, 2),
    (AlignAgain, 3, 1),
    (GolemsGiveNoEnergy, 2, 8),
]
"""Each with a number of seats and the seed of a position that tells it from the rules; others are tried after that."""
