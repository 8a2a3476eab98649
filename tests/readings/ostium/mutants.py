"""The model with one rule misread each, to see that the comparison notices."""

from collections.abc import Iterator
from typing import Any

from tests.readings.ostium.model import ATTACK_ROW, DEFENCE_ROW, Asking, Model, Option


class MainDomainsAlwaysWork(Model):
    """Akcja 2: the main domain of whoever is bought works too."""

    def arriving(self, side: int, place: int, main: bool) -> list[Any]:
        return super().arriving(side, place, main=True)


class PrimalsJoinNobody(Model):
    """Synergia Klanowa."""

    def same_clan(self, one: int, other: int) -> bool:
        return bool(self.faces[one]["clan"] == self.faces[other]["clan"])


class NeighboursOfAnyClan(Model):
    """Synergia Klanowa."""

    def same_clan(self, one: int, other: int) -> bool:
        return True


class RowsAreOne(Model):
    """Synergia Klanowa: the end of one row touches the beginning of the other."""

    def synergia_klanowa(self, side: int, place: int) -> Iterator[tuple[str, str, int]]:
        yield from super().synergia_klanowa(side, place)
        field = self.sides[side]["field"]
        if place == 3 and field[2] is not None and self.same_clan(field[2], field[3]):
            yield "left", "right", 2


class SovereignsAreNotReplaced(Model):
    """Pole Przywołań: uzupełnij natychmiast."""

    def take_sovereign(self, card: int) -> None:
        self.throne.remove(card)


class BanishZoneIsOneCard(Model):
    """Pole Przywołań: the whole column on the right."""

    def strefa_odeslania(self) -> list[int]:
        return super().strefa_odeslania()[:1]


class DefeatedCreaturesMove(Model):
    """Akcja 3, decision 6."""

    def undefeated(self, side: int) -> list[int]:
        field = self.sides[side]["field"]
        if self.phase == "develop":
            return [place for place in range(6) if field[place] is not None]
        return super().undefeated(side)


class RecallsAreSilent(Model):
    """Odwołaj: without a last breath."""

    def last_breath(self, side: int, card: int) -> Asking:
        if self.phase != "develop":
            yield from super().last_breath(side, card)


class WarriorsSlideLeft(Model):
    """Uzupełnienie: przesuń w prawo."""

    def przesun_wojownikow(self, field: list[int | None]) -> None:
        for row in (ATTACK_ROW, DEFENCE_ROW):
            cards = [field[place] for place in row if field[place] is not None]
            for place, card in zip(row, cards + [None] * (3 - len(cards))):
                field[place] = card


class ChainsCross(Model):
    """Fuzja Mocy: przez Kreaturę może przejść tylko jeden łańcuch."""

    def linked(self) -> set[int]:
        return set()


class WildCreaturesStayInTheirClan(Model):
    """Fuzja Mocy: wild fusion."""

    def joins_any(self, side: int, place: int) -> bool:
        return self.kind(self.sides[side]["field"][place]) == "primal"


class DestroyedGatesFuse(Model):
    """Fuzja Mocy: nie możesz rozpocząć Fuzji Mocy ze zniszczonej Bramy."""

    def gate_stands(self, side: int, column: int) -> bool:
        return self.sides[side]["gates"][column] is not None


class EveryoneMayBeSkipped(Model):
    """Szarża: nie możesz pominąć Kreatur w jego Rzędzie Obrony."""

    def szarza(self, side: int, column: int, foe: int, skip: bool) -> None:
        if not skip:
            super().szarza(side, column, foe, skip)
            return
        self.charged.add(column)
        self.damage(foe, dict(self.met_by(side, column))[foe], self.attacking(side, column), by=side)


class GuardsAttackToo(Model):
    """Zdolności pasywne: guard counts for the attacked only."""

    def attacking(self, side: int, column: int) -> int:
        return super().attacking(side, column) + self.passive(side, column, "guard")


class TheWeakChargeToo(Model):
    """Szarża, decision 4: 0 power does not charge."""

    def must_charge(self, side: int, column: int) -> bool:
        return column not in self.charged and column in self.undefeated(side)


class FuryIgnoresTheDefeated(Model):
    """Furia, decision 8."""

    def creatures_of(self, clan: int) -> int:
        turned = [
            side["field"][place]
            for side in self.sides
            for place in side["turned"]
            if self.faces[side["field"][place]]["clan"] == ["ember", "tide", "root", "veil", "storm"][clan]
        ]
        return super().creatures_of(clan) - len(turned)


class EqualPowerIsTooLittle(Model):
    """Pokonanie Kreatury: równa."""

    def overcomes(self, power: int, resisting: int) -> bool:
        return power > resisting


class WavesSpareTheDestroyer(Model):
    """Zniszczenie Bramy."""

    def zniszczenie_bramy(self, owner: int, column: int, by: int) -> None:
        before = set(self.sides[by]["turned"])
        super().zniszczenie_bramy(owner, column, by)
        self.sides[by]["turned"] &= before


class WavesReachTheDefenceRow(Model):
    """Zniszczenie Bramy: fala zniszczenia nie dociera do Rzędu Obrony gracza, który zniszczył Bramę."""

    def defeat(self, side: int, place: int) -> None:
        super().defeat(side, place)
        if place in ATTACK_ROW:
            super().defeat(side, place + 3)


class TheAttackerCollectsFirst(Model):
    """Zakończenie Fazy Ataku: pierwszeństwo ma broniący się."""

    def aftermath(self) -> Asking:
        while not self.three() and any(side["turned"] for side in self.sides):
            for side in [self.active, *self.opponents(self.active)]:
                yield from self.collect(side)


class PilesAreNotTurnedOver(Model):
    """Zakończenie Fazy Ataku: odwróć cały stos."""

    def draw(self, seat: int, count: int) -> None:
        side = self.sides[seat]
        for _ in range(count):
            if not side["deck"]:
                side["deck"], side["discard"] = side["discard"], []
            if side["deck"]:
                side["hand"].append(side["deck"].pop())


class TwoGatesTwoSovereigns(Model):
    """Zakończenie Fazy Ataku: jeśli więcej niż jedna Brama ulegnie zniszczeniu, wciąż dobierasz tylko jedną kartę."""

    fallen = 0

    def begin_turn(self) -> None:
        super().begin_turn()
        self.fallen = 0

    def zniszczenie_bramy(self, owner: int, column: int, by: int) -> None:
        self.fallen += 1
        super().zniszczenie_bramy(owner, column, by)

    def sovereign_for_a_gate(self, side: int) -> Asking:
        for _ in range(self.fallen):
            yield from super().sovereign_for_a_gate(side)


class CrystalsOutlastTheAttack(Model):
    """decision 10: crystals of a last breath in the attack phase are lost."""

    def zbierz_krysztal(self, seat: int, value: int) -> None:
        self.crystals += value


class RepairsExceedFifteen(Model):
    """Napraw swoją Bramę: nie więcej niż 15."""

    def do(self, seat: int, chosen: tuple[str, int, Any], source: int | None) -> Asking:
        verb, value, thing = chosen
        if verb == "repair":
            self.sides[seat]["gates"][thing % 3] += value
        else:
            yield from super().do(seat, chosen, source)


class ExileLooksAtTheHandOnly(Model):
    """Usuń poza grę: stos kart odrzuconych bądź ręka."""

    def targets(self, seat: int, ability: tuple[str, int], source: int | None) -> list[Option]:
        found = super().targets(seat, ability, source)
        return [option for option in found if option[0] != "exile" or option[2] in self.sides[seat]["hand"]]


class CullSparesNobody(Model):
    """Wybierz dowolny Klan i zdejmij wszystkie pozostałe."""

    def culled(self, clan: int, source: int | None) -> list[list[int]]:
        return super().culled(clan, None)


class ThreeFaceEachOtherAsTwo(Model):
    """Tryb dla trzech graczy: every column against either opponent."""

    def met_by(self, side: int, column: int) -> list[tuple[int, int]]:
        if self.three():
            return [(other, 2 - column) for other in self.opponents(side)]
        return super().met_by(side, column)


class ThreeCollectAtOnce(Model):
    """Tryb dla trzech graczy: dopiero na początku swojej Fazy Rozwoju."""

    def aftermath(self) -> Asking:
        for side in [*self.opponents(self.active), self.active]:
            yield from self.collect(side)
        yield from super().aftermath()


class TheFallenStay(Model):
    """Tryb dla trzech graczy, decision 14: the field of whoever is out is removed."""

    def all_gates_lost(self, owner: int) -> None:
        field = list(self.sides[owner]["field"])
        super().all_gates_lost(owner)
        self.sides[owner]["field"] = field


class SoloStrikesTheWeakest(Model):
    """Tryb solo: Brama o największej liczbie punktów."""

    def use_alone(self, ability: tuple[str, int], source: int | None) -> Asking:
        if ability[0] == "strike":
            mine = self.sides[0]["gates"]
            self.damage(0, mine.index(min(gate for gate in mine if gate)), ability[1], by=1)
        else:
            yield from super().use_alone(ability, source)


class SoloWarriorsMayRunOut(Model):
    """Tryb solo, decision 19: lost when the last card leaves the deck, not when there is none left to take."""

    def check_warriors(self) -> None:
        if not self.warriors and self.sides[1]["field"].count(None):
            super().check_warriors()


class SoloChargesGoForTheFront(Model):
    """Tryb solo: if only one of two can be defeated it is the one of the defence row."""

    def its_attacks(self, column: int) -> list[int] | None:
        attacks = super().its_attacks(column)
        both = column in self.undefeated(0) and attacks == [3 + column]
        return [column] if both and self.attacking(1, column) >= self.defending(0, column) else attacks


class SoloChainsAreNotLed(Model):
    """Tryb solo, Fuzja Mocy."""

    def worst_chains(self) -> list[list[int]]:
        return []


MUTANTS: list[tuple[type[Model], int, str]] = [
    (MainDomainsAlwaysWork, 2, ""),
    (PrimalsJoinNobody, 2, ""),
    (NeighboursOfAnyClan, 2, ""),
    (RowsAreOne, 2, "strike"),
    (SovereignsAreNotReplaced, 2, ""),
    (BanishZoneIsOneCard, 2, ""),
    (DefeatedCreaturesMove, 2, ""),
    (RecallsAreSilent, 2, "last-breath"),
    (WarriorsSlideLeft, 2, ""),
    (ChainsCross, 2, "wild-fusion"),
    (WildCreaturesStayInTheirClan, 2, "wild-fusion"),
    (DestroyedGatesFuse, 2, ""),
    (EveryoneMayBeSkipped, 2, ""),
    (GuardsAttackToo, 2, ""),
    (TheWeakChargeToo, 2, ""),
    (FuryIgnoresTheDefeated, 2, "fury"),
    (EqualPowerIsTooLittle, 2, ""),
    (WavesSpareTheDestroyer, 2, ""),
    (WavesReachTheDefenceRow, 2, ""),
    (TheAttackerCollectsFirst, 2, ""),
    (PilesAreNotTurnedOver, 2, ""),
    (TwoGatesTwoSovereigns, 2, ""),
    (CrystalsOutlastTheAttack, 2, "last-breath"),
    (RepairsExceedFifteen, 2, "repair"),
    (ExileLooksAtTheHandOnly, 2, "exile"),
    (CullSparesNobody, 2, "cull"),
    (ThreeFaceEachOtherAsTwo, 3, ""),
    (ThreeCollectAtOnce, 3, ""),
    (TheFallenStay, 3, ""),
    (SoloStrikesTheWeakest, 1, ""),
    (SoloWarriorsMayRunOut, 1, ""),
    (SoloChargesGoForTheFront, 1, ""),
    (SoloChainsAreNotLed, 1, ""),
]
"""Each with the number of seats at which it shows, and the ability that it is about."""
