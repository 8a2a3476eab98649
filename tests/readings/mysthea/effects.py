"""What cards, encounters, battles and monsters do: the other half of the second reading."""

from collections.abc import Generator
from typing import Any

from tests.readings.mysthea.cards import EFFECTS, ENCOUNTERS, KINDS, USE, Step, points_of
from tests.readings.mysthea.pieces import MONSTERS, PRICES, REWARDS, TYPES, Table, Unit, front_of, island_of

Option = Any
Question = list[tuple[int, str, list[Option]]]
Asking = Generator[Question, Any, Any]


class Effects(Table):
    # -- Działanie ----------------------------------------------------------------------------------------------------

    def dzialanie(self, seat: int, card: int) -> Asking:
        player = self.players[seat]
        player.hand.remove(card)
        player.discard.append(card)
        player.points += self.command_points(card)
        yield from self.wydawanie_punktow_dowodzenia(seat, card)

    def command_points(self, card: int) -> int:
        return points_of(self.number_of[card])

    def wydawanie_punktow_dowodzenia(self, seat: int, card: int | None) -> Asking:
        """In any order, split around the effect of the card."""
        player = self.players[seat]
        used = card is None
        player.spending += 1
        while True:
            options: list[Option] = []
            if player.points:
                options += self.command_options(seat, player.points)
                if player.energy < 12:
                    options.append("energy")
                options += self.moves(seat)
            if card is not None and not used:
                options += self.rodzaje_i_efekty_kart(seat, card)
            if not options:
                break
            prompt = "spend" if player.points else "spend-none"
            answer = yield [(seat, prompt, [*options, "done"])]
            if answer == "done":
                break
            if answer == "energy":
                player.points -= 1
                self.gain(seat, "energy", 1)
            elif answer in ("effect", "place"):
                assert card is not None
                used = True
                if answer == "place":
                    yield from self.place(seat, card)
                else:
                    self.gain(seat, "energy", -self.energy_cost(seat, card))
                    yield from self.resolve(
                        seat, f"c{self.number_of[card]:03}", EFFECTS[self.number_of[card]], paid=True
                    )
            elif answer[0] == "move":
                player.points -= 1
                yield from self.ruch(seat, *answer[1:])
            else:
                player.points -= PRICES[answer[1]]
                yield from self.create_or_deploy(seat, *answer)
        player.spending -= 1
        if not player.spending:
            player.points = 0

    def command_options(self, seat: int, points: int) -> list[Option]:
        """Tworzenie jednostek, Rozstawianie jednostek."""
        options: list[Option] = []
        for kind, price in PRICES.items():
            if points >= price:
                if self.own(seat, "beside", kind):
                    options.append(("create", kind))
                if self.own(seat, "pool", kind):
                    options.append(("deploy", kind))
        return options

    def create_or_deploy(self, seat: int, verb: str, kind: str) -> Asking:
        if verb == "create":
            yield from self.tworzenie_jednostek(seat, kind)
        else:
            self.rozstawianie_jednostek(seat, kind, self.chosen_at(seat))

    def tworzenie_jednostek(self, seat: int, kind: str) -> Asking:
        unit = self.own(seat, "beside", kind)[0]
        unit.where = "pool"
        if kind == "construct" and self.has(seat, 17):
            self.gain(seat, "experience", 1)
        if self.has(seat, 39 if kind == "construct" else 18):
            answer = yield [(seat, "deploy-created", ["deploy", "keep"])]
            if answer == "deploy":
                self.rozstawianie_jednostek(seat, kind, self.chosen_at(seat))

    def rozstawianie_jednostek(self, seat: int, kind: str, region: int) -> None:
        unit = self.own(seat, "beside" if kind == "fortification" else "pool", kind)[0]
        unit.where = region
        unit.moved = False
        if kind == "golem" and self.has(seat, 37):
            self.gain(seat, "glory", 3)
        if kind == "fortification":
            if self.has(seat, 16):
                self.gain(seat, "glory", 1)
                self.gain(seat, "energy", 1)
            if self.has(seat, 36):
                self.gain(seat, "experience", 1)
            if self.has(seat, 79):
                self.gain(seat, "glory", 4)

    # -- Ruch ---------------------------------------------------------------------------------------------------------

    def may_move(self, unit: Unit) -> bool:
        """A Chosen as often as you like, constructs and golems once a turn, fortifications never."""
        return unit.kind == "chosen" or (unit.kind != "fortification" and not unit.moved)

    def moves(self, seat: int, kind: str = "", reach: str = "normal") -> list[Option]:
        movers = {
            (unit.kind, unit.where)
            for unit in self.units_of[seat]
            if kind in ("", unit.kind) and not isinstance(unit.where, str) and self.may_move(unit)
        }
        reached = self.neighbours if reach == "normal" else self.anywhere_but
        return [("move", mover, region, target) for mover, region in sorted(movers) for target in reached(region)]

    def ruch(self, seat: int, kind: str, source: int, target: int, carry: bool = True) -> Asking:
        """Returns the units that went: the one, and whom it took along."""
        unit = next(unit for unit in self.own(seat, source, kind) if self.may_move(unit))
        gone = [unit]
        unit.where, unit.moved = target, True
        if carry:
            carried = yield from self.carry(seat, kind, source)
            if carried is not None:
                carried.where, carried.moved = target, True
                gone.append(carried)
        return gone

    def carry(self, seat: int, kind: str, source: int) -> Asking:
        """C038, C059, C077: one other unit from the region it leaves, that has not moved this turn."""
        if not self.has(seat, {"chosen": 38, "construct": 59, "golem": 77}[kind]):
            return None
        able = ("construct", "golem") if kind == "chosen" else ("construct", "golem", "chosen")
        there = [unit for unit in self.own(seat, source) if unit.kind in able and not unit.moved]
        if not there:
            return None
        kinds = dict.fromkeys(unit.kind for unit in there)
        answer = yield [(seat, "carry", [*kinds, "alone"])]
        return next((unit for unit in there if unit.kind == answer), None)

    # -- Rodzaje i efekty kart ----------------------------------------------------------------------------------------

    def energy_cost(self, seat: int, card: int) -> int:
        free = {"upgrade": 20, "equipment": 40, "tactic": 57, "objective": 78}[self.kind(card)]
        return 0 if self.has(seat, free) else self.command_points(card)

    def rodzaje_i_efekty_kart(self, seat: int, card: int) -> list[Option]:
        player = self.players[seat]
        cost = self.energy_cost(seat, card)
        if cost > player.energy:
            return []
        if self.kind(card) in ("equipment", "upgrade"):
            return ["place"]
        return ["effect"] if self.can_all(seat, EFFECTS[self.number_of[card]], player.energy - cost) else []

    def place(self, seat: int, card: int) -> Asking:
        """Three cards of equipment, one upgrade in each slot; another one makes room in the discard pile."""
        player = self.players[seat]
        equipment = self.kind(card) == "equipment"
        board = player.equipment if equipment else player.upgrades
        cost = self.energy_cost(seat, card)
        old = None
        if equipment and len(board) == 3:
            old = yield [(seat, "replace", list(board))]
        if not equipment:
            old = next((other for other in board if self.slot(other) == self.slot(card)), None)
        if old is not None:
            board.remove(old)
            player.discard.append(old)
        self.gain(seat, "energy", -cost)
        player.discard.remove(card)
        board.append(card)

    # -- Użycie wyposażenia -------------------------------------------------------------------------------------------

    def can_use(self, seat: int, card: int) -> bool:
        if card in self.used:
            return False
        player = self.players[seat]
        number = self.number_of[card]
        cost = USE[number]
        energy = player.energy
        if cost[0] == "energy":
            energy -= cost[1]
            if energy < 0:
                return False
        elif cost[0] == "experience":
            if player.experience < cost[1]:
                return False
        elif len(self.of_kind(player.hand, cost[1])) < cost[2]:
            return False
        return self.can_all(seat, EFFECTS[number], energy)

    def uzycie_wyposazenia(self, seat: int, card: int) -> Asking:
        number = self.number_of[card]
        self.used.add(card)
        cost = USE[number]
        given = None
        if cost[0] in ("energy", "experience"):
            self.gain(seat, cost[0], -cost[1])
        else:
            for _ in range(cost[2]):
                given = yield from self.give(seat, cost[1], cost[0])
        x = self.command_points(given) if given is not None else 0
        yield from self.resolve(seat, f"c{number:03}", EFFECTS[number], paid=True, x=x)

    def give(self, seat: int, kind: str, to: str) -> Asking:
        """Discard a card of the hand, or remove it from the game."""
        player = self.players[seat]
        prompt = "discard" if to == "discard" else "give-up"
        card = yield [(seat, prompt, self.of_kind(player.hand, kind))]
        player.hand.remove(card)
        (player.discard if to == "discard" else self.out).append(card)
        return card

    # -- effects ------------------------------------------------------------------------------------------------------

    def can_all(self, seat: int, steps: list[Step], energy: int) -> bool:
        """Is there anything in it that can be done? Otherwise nobody is made to pay for it."""
        return any(self.can(seat, step, energy) for step in steps)

    def can(self, seat: int, step: Step, energy: int) -> bool:
        player = self.players[seat]
        match step[0]:
            case "act":
                return bool(player.hand)
            case "develop":
                return energy >= 1 and self.can_develop(seat, energy)
            case "battle":
                return bool(self.battlefields(seat))
            case "move":
                return bool(self.moves(seat, step[1], step[3]))
            case "march":
                return bool(self.marches(seat, step[1]))
            case "create":
                return bool(self.own(seat, "beside", step[1]))
            case "deploy":
                return bool(self.own(seat, "beside" if step[1] == "fortification" else "pool", step[1]))
            case "destroy":
                return bool(self.targets(seat, step[1]))
            case "wound":
                return bool(self.wound_regions(seat))
            case "monster":
                return bool(self.on_track())
            case "draw":
                return bool(self.deck)
            case "recharge":
                return not player.charged
            case "give":
                return bool(self.of_kind(player.hand, step[1]))
            case "give-one-of-each":
                return all(self.of_kind(player.hand, kind) for kind in KINDS)
            case "pay":
                return energy >= step[1]
            case "one-of" | "any-of":
                return any(self.can_all(seat, steps, energy) for steps in step[1])
            case "score":
                return self.count(seat, *step[3:]) > 0
        return True

    def resolve(self, seat: int, name: str, steps: list[Step], paid: bool, x: int = 0) -> Asking:
        """`paid`: by a card; what an encounter offers may be left, in whole or in part."""
        player = self.players[seat]
        for step in steps:
            if step[0] == "gain":
                self.gain(seat, step[1], {"X": x, "2X": 2 * x}.get(step[2], step[2]))
            elif self.can(seat, step, player.energy):
                yield from self.do(seat, name, step, paid, x)
        # Points of a tactic or an objective join those of the card that is played; others are spent at once.
        if any(step[:2] == ("gain", "points") for step in steps) and not (paid and player.spending):
            yield from self.wydawanie_punktow_dowodzenia(seat, None)

    def do(self, seat: int, name: str, step: Step, paid: bool, x: int) -> Asking:
        player = self.players[seat]
        leave: list[Option] = [] if paid else ["skip"]
        match step[0]:
            case "act":
                answer = yield [(seat, "act", [*(("play", card) for card in player.hand), "skip"])]
                if answer != "skip":
                    yield from self.dzialanie(seat, answer[1])
            case "develop":
                yield from self.rozwoj(seat, must=False)
            case "meditate":
                yield from self.medytacja(seat)
            case "battle":
                answer = yield [(seat, "battlefield", [*self.battlefields(seat), "skip"])]
                if answer != "skip":
                    yield from self.rozpoczecie_bitwy(seat, answer, step[1])
            case "move":
                yield from self.travel(seat, *step[1:])
            case "march":
                yield from self.march(seat, step[1])
            case "create":
                yield from self.tworzenie_jednostek(seat, step[1])
            case "deploy" if step[1] == "fortification":
                yield from self.fortify(seat)
            case "deploy":
                self.rozstawianie_jednostek(seat, step[1], self.chosen_at(seat))
            case "destroy":
                yield from self.destroy(seat, step[1], step[2], leave)
            case "wound":
                region = yield [(seat, "wound", [*self.wound_regions(seat), *leave])]
                for other in self.opponents(seat):
                    if self.chosen_at(other) == region:
                        self.players[other].wounded = True
            case "monster":
                answer = yield [(seat, "provoke", [*self.on_track(), *leave])]
                if answer != "skip":
                    yield from self.karta_potwora(self.monsters[answer])
            case "draw":
                for _ in range(min(step[1], len(self.deck))):
                    player.hand.append(self.deck.pop())
            case "recharge":
                player.charged = True
            case "score":
                self.gain(seat, step[1], step[2] * self.count(seat, *step[3:]))
            case "one-of" | "any-of":
                yield from self.choose(seat, name, step, paid, leave, x)
            case "pay":
                answer = yield [(seat, "trade", ["pay", "skip"])]
                if answer == "pay":
                    self.gain(seat, "energy", -step[1])
                    yield from self.resolve(seat, name, step[2], paid, x)
            case "give":
                answer = "pay" if paid else (yield [(seat, "trade", ["pay", "skip"])])
                if answer == "pay":
                    card = yield from self.give(seat, step[1], step[2])
                    yield from self.resolve(seat, name, step[3], paid, self.command_points(card))
            case "give-one-of-each":
                for kind in KINDS:
                    yield from self.give(seat, kind, "out")
                yield from self.resolve(seat, name, step[1], paid, x)

    def choose(self, seat: int, name: str, step: Step, paid: bool, leave: list[Option], x: int) -> Asking:
        energy = self.players[seat].energy
        able = [place for place, steps in enumerate(step[1]) if self.can_all(seat, steps, energy)]
        options: list[Option] = [(name, place) for place in able]
        if step[0] == "any-of" and len(able) == 2:
            options.append((name, 0, 1))
        answer = yield [(seat, "choose", [*options, *leave])]
        if answer != "skip":
            for place in answer[1:]:
                yield from self.resolve(seat, name, step[1][place], paid, x)

    def count(self, seat: int, what: str, kind: str = "") -> int:
        if what == "controlled":
            return len(self.controlled(seat, kind))
        if what == "encounters":
            return len(self.players[seat].met)
        return len(self.deployed(seat, what[:-1]))

    def travel(self, seat: int, kind: str, count: int, reach: str, alone: bool = False) -> Asking:
        for _ in range(count):
            options = self.moves(seat, kind, reach)
            if not options:
                return
            answer = yield [(seat, "travel", [*options, "skip"])]
            if answer == "skip":
                return
            yield from self.ruch(seat, *answer[1:], carry=not alone)

    def marches(self, seat: int, kinds: tuple[str, ...]) -> list[Option]:
        return [
            (source, target)
            for source in range(15)
            if any(unit.kind in kinds and not unit.moved for unit in self.own(seat, source))
            for target in self.anywhere_but(source)
        ]

    def march(self, seat: int, kinds: tuple[str, ...]) -> Asking:
        answer = yield [(seat, "travel-together", [*self.marches(seat, kinds), "skip"])]
        if answer != "skip":
            source, target = answer
            gone = [unit for unit in self.own(seat, source) if unit.kind in kinds and not unit.moved]
            for unit in gone:
                unit.where, unit.moved = target, True
            # C059, C077: one of those that went may take along the Chosen, who is all that can be left to take.
            carrier = next(
                (unit for unit in gone if self.has(seat, {"construct": 59, "golem": 77}.get(unit.kind, 0))), None
            )
            if carrier is not None:
                carried = yield from self.carry(seat, carrier.kind, source)
                if carried is not None:
                    carried.where, carried.moved = target, True

    def targets(self, seat: int, kind: str) -> list[int]:
        others = self.opponents(seat)
        return [region for region in range(15) if any(self.own(other, region, kind) for other in others)]

    def destroy(self, seat: int, kind: str, scope: str, leave: list[Option]) -> Asking:
        if scope == "one region":
            region = yield [(seat, "destroy", [*self.targets(seat, kind), *leave])]
            for other in self.opponents(seat):
                if self.own(other, region, kind):
                    self.remove(self.least(self.own(other, region, kind)))
            return
        for other in self.opponents(seat):
            regions: list[Option] = [region for region in range(15) if self.own(other, region, kind)]
            if regions:
                answer = yield [(seat, "destroy-of", [*regions, *leave])]
                if answer != "skip":
                    self.remove(self.least(self.own(other, answer, kind)))

    def least(self, alike: list[Unit]) -> Unit:
        """Of units alike, one that has moved already is the lesser loss."""
        return max(alike, key=lambda unit: unit.moved)

    def remove(self, unit: Unit) -> None:
        """Back to the pool of created units; fortifications beside the board (decision 6)."""
        unit.where = "beside" if unit.kind == "fortification" else "pool"
        unit.moved = False

    def wound_regions(self, seat: int) -> list[int]:
        return sorted({self.chosen_at(other) for other in self.opponents(seat) if not self.players[other].wounded})

    # -- Rozwój -------------------------------------------------------------------------------------------------------

    def can_develop(self, seat: int, energy: int | None = None) -> bool:
        energy = self.players[seat].energy if energy is None else energy
        return energy >= 1 and bool(self.market or self.deck)

    def rozwoj(self, seat: int, must: bool) -> Asking:
        player = self.players[seat]
        answer = "take"
        if self.deck:
            options = ["reveal", "replace"] if must else ["reveal", "replace", "skip"]
            answer = yield [(seat, "develop", options)]
        if answer == "skip":
            return
        if answer == "replace":
            while self.market:
                card = yield [(seat, "bury", list(self.market))]
                self.market.remove(card)
                self.deck.insert(0, card)
            self.lay_out(3)
        elif answer == "reveal":
            self.lay_out(4)
        for price, taken in ((1, 0), (2, 1), (2, 2)):
            if not self.market or player.energy < price:
                break
            stop: list[Option] = ["done"] if taken or (answer == "take" and not must) else []
            card = yield [(seat, "take", [*self.market, *stop])]
            if card == "done":
                break
            self.gain(seat, "energy", -price)
            self.market.remove(card)
            player.hand.append(card)
        self.lay_out(3)

    def lay_out(self, count: int) -> None:
        while len(self.market) < count and self.deck:
            self.market.append(self.deck.pop())

    # -- Medytacja ----------------------------------------------------------------------------------------------------

    def medytacja(self, seat: int) -> Asking:
        self.gain(seat, "energy", 3)
        types = [TYPES[region] for region in self.regions_of(seat)]
        self.gain(seat, "energy", types.count("forest"))
        self.gain(seat, "glory", 2 * types.count("river"))
        self.gain(seat, "experience", types.count("mist"))
        for _ in range(types.count("mountains")):
            yield from self.fortify(seat)
        self.crystals = types.count("crystal field")
        while self.crystals:
            options = self.command_options(seat, self.crystals)
            if not options:
                break
            answer = yield [(seat, "grow", [*options, "done"])]
            if answer == "done":
                break
            self.crystals -= PRICES[answer[1]]
            yield from self.create_or_deploy(seat, *answer)
        self.crystals = 0

    def fortify(self, seat: int) -> Asking:
        """Into a region with a unit of one's own, as long as there are tokens."""
        if self.own(seat, "beside", "fortification"):
            region = yield [(seat, "fortify", self.regions_of(seat))]
            self.rozstawianie_jednostek(seat, "fortification", region)

    # -- Rozpatrzenie spotkania ---------------------------------------------------------------------------------------

    def can_meet(self, seat: int) -> bool:
        player = self.players[seat]
        number = len(player.met)
        return number < 6 and player.experience > number and player.token == island_of(self.chosen_at(seat))

    def rozpatrzenie_spotkania(self, seat: int, free: bool) -> Asking:
        player = self.players[seat]
        if not free:
            self.gain(seat, "experience", -(len(player.met) + 1))
        self.sanya(seat)
        assert self.front is not None
        glory, *signs = self.front
        self.gain(seat, "glory", glory)
        if self.has(seat, 56):
            self.gain(seat, "energy", 3)
        if self.premonition:
            card = self.turn_encounter(seat)
            _, choice = yield [(seat, "premonition", [(f"en{card + 1:02}", place) for place in (0, 1)])]
        else:
            choice = signs.index((yield [(seat, "encounter", signs)]))
            card = self.turn_encounter(seat)
        _, steps, distance = ENCOUNTERS[card + 1][1][choice]
        yield from self.resolve(seat, f"en{card + 1:02}-{choice}", steps, paid=False)
        assert player.token is not None
        player.token = self.clockwise(player.token, distance)
        player.meeting.remove(card)
        player.met.append(card)

    def turn_encounter(self, seat: int) -> int:
        """Of the top card only the front was to be seen: which card it is turns out now, and the next one lies open."""
        alike = [card for card in self.unmet if front_of(card) == self.front]
        card = alike[self.below(len(alike))] if len(alike) > 1 else alike[0]
        self.unmet.remove(card)
        self.front = front_of(self.unmet[self.below(len(self.unmet))]) if self.unmet else None
        self.players[seat].meeting.append(card)
        return card

    def sanya(self, seat: int) -> None:
        if self.ability(seat, "sanya") and self.deck:
            self.players[seat].hand.append(self.deck.pop())

    # -- Rozpoczęcie bitwy --------------------------------------------------------------------------------------------

    def battlefields(self, seat: int) -> list[int]:
        return [region for region in range(15) if self.own(seat, region) and len(self.present(region)) > 1]

    def rozpoczecie_bitwy(self, starter: int, region: int, bonus: int) -> Asking:
        self.sanya(starter)
        fighters = self.present(region)
        asked = [
            (seat, "order", [*self.players[seat].hand, "no-order"]) for seat in fighters if self.players[seat].hand
        ]
        answers = (yield asked) if asked else {}
        for seat, answer in answers.items():
            if answer != "no-order":
                self.players[seat].hand.remove(answer)
                self.players[seat].order = answer
        attack = dict.fromkeys(fighters, 0)
        fallen: list[Unit] = []
        for seat in fighters:
            card = self.players[seat].order
            if card is not None:
                yield from self.rozkaz(seat, card, region, attack, fallen)
        for seat in fighters:
            player = self.players[seat]
            if player.order is not None:
                player.discard.append(player.order)
                player.order = None
        attack[starter] += bonus
        if self.ability(starter, "anuth") and self.chosen_at(starter) == region:
            attack[starter] += 2
        strength = {seat: self.battle_strength(seat, region, attack[seat]) for seat in fighters}
        most = max(strength.values())
        for seat in fighters:
            yield from self.lose(seat, region, most - strength[seat], fallen)
        for seat in fighters:
            if strength[seat] == most > 0:
                self.gain(seat, "glory", 2 * len(fallen))
        if self.ability(starter, "leheir"):
            self.gain(starter, "glory", len(fallen))

    def battle_strength(self, seat: int, region: int, bonus: int) -> int:
        """A bonus adds to the strength of one's units in the region: without any there is nothing to add to."""
        return self.strength(seat, region) + bonus if self.own(seat, region) else 0

    def rozkaz(self, seat: int, card: int, region: int, attack: dict[int, int], fallen: list[Unit]) -> Asking:
        points = self.command_points(card)
        match self.kind(card):
            case "objective":
                yield from self.odwrot(seat, points, region, fallen)
            case "upgrade":
                self.gain(seat, "glory", points + len(self.own(seat, region)))
            case "equipment":
                self.gain(seat, "energy", points + len(self.own(seat, region)))
            case "tactic":
                attack[seat] += points

    def odwrot(self, seat: int, points: int, region: int, fallen: list[Unit]) -> Asking:
        """Units of the battle's region; a Chosen that has left it may go on (decision 7)."""
        gone: list[Unit] = []
        while points:
            options = [
                move
                for move in self.moves(seat)
                if move[2] == region or (move[1] == "chosen" and self.figure(seat) in gone)
            ]
            if not options:
                break
            answer = yield [(seat, "retreat", [*options, "done"])]
            if answer == "done":
                break
            points -= 1
            leaving = answer[2] == region
            units = yield from self.ruch(seat, *answer[1:], carry=leaving)
            gone += [unit for unit in units if unit not in gone]
        fallen += [unit for unit in gone if unit.where != region]

    def lose(self, seat: int, region: int, count: int, fallen: list[Unit]) -> Asking:
        """Units, not strength; the owner chooses (decision 4)."""
        for due in range(count, 0, -1):
            able = [unit for unit in self.own(seat, region) if unit.kind != "chosen" or not self.players[seat].wounded]
            if not able:
                return
            kinds = list(dict.fromkeys(unit.kind for unit in able))
            # Whoever has to lose all has nothing to choose.
            kind = kinds[0] if due >= len(able) else (yield [(seat, "lose", kinds)])
            unit = self.least([unit for unit in able if unit.kind == kind])
            fallen.append(unit)
            if kind == "chosen":
                self.players[seat].wounded = True
            else:
                self.remove(unit)

    # -- Karta potwora ------------------------------------------------------------------------------------------------

    def on_track(self) -> list[int]:
        """The monsters whose card lies on the track already, by the Era in which they came."""
        names = tuple(MONSTERS)
        return [number for number in range(self.era) if 6 + names.index(self.monsters[number]) in self.track]

    def karta_potwora(self, monster: str) -> Asking:
        number = self.monsters.index(monster)
        defeated = yield from self.attack(monster, number)
        self.move_monster(number)
        if monster == "caerulas" and self.behaviours and not defeated:
            yield from self.attack(monster, number)

    def move_monster(self, number: int) -> None:
        lair = self.lairs[number]
        assert lair is not None
        self.lairs[number] = self.clockwise(lair, 1)

    def attack(self, monster: str, number: int) -> Asking:
        """Returns whether the monster is defeated."""
        island = self.lairs[number]
        assert island is not None
        regions = [3 * island, 3 * island + 1, 3 * island + 2]
        strength = MONSTERS[monster][0]
        if self.behaviours:
            strength += yield from self.zachowanie(monster, island, regions)
        fighters = [seat for seat in self.order if any(self.own(seat, region) for region in regions)]
        against = {seat: self.against_monster(seat, island, regions) for seat in fighters}
        if strength > sum(against.values()):
            for seat in fighters:
                yield from self.ravage(seat, [region for region in regions if self.own(seat, region)])
            return False
        self.beaten.append(monster)
        strongest = sorted(fighters, key=lambda seat: -against[seat])
        doubled = [
            seat for seat in fighters if self.ability(seat, "celethe") and island_of(self.chosen_at(seat)) == island
        ]
        for seat, reward in zip(strongest, REWARDS[monster]):
            yield from self.nagroda(seat, reward, 2 if seat in doubled else 1)
        return True

    def against_monster(self, seat: int, island: int, regions: list[int]) -> int:
        anuth = self.ability(seat, "anuth") and island_of(self.chosen_at(seat)) == island
        return sum(self.strength(seat, region) for region in regions) + 2 * anuth

    def zachowanie(self, monster: str, island: int, regions: list[int]) -> Asking:
        """What it does as it attacks; returns the strength that it adds."""
        if monster == "utcoro":
            for seat in self.order:
                if not any(self.own(seat, region) for region in regions):
                    self.gain(seat, "glory", -5)
        elif monster == "onygauros":
            for seat in self.order:
                yield from self.collect(seat)
        elif monster == "cannibarok" and "crystal field" in [TYPES[region] for region in regions]:
            return 2
        return 0

    def collect(self, seat: int) -> Asking:
        """A random card of the discard pile leaves the game, or 5 glory (decision 11)."""
        player = self.players[seat]
        if not player.discard:
            return
        options = ["card", "glory"] if player.glory >= 5 else ["card"]
        answer = yield [(seat, "collect", options)]
        if answer == "glory":
            self.gain(seat, "glory", -5)
        else:
            self.out.append(player.discard.pop(self.below(len(player.discard))))

    def ravage(self, seat: int, regions: list[int]) -> Asking:
        region = yield [(seat, "ravaged", regions)]
        for unit in self.own(seat, region):
            if unit.kind == "chosen":
                self.players[seat].wounded = True
            else:
                self.remove(unit)

    def nagroda(self, seat: int, reward: dict[str, int], times: int) -> Asking:
        player = self.players[seat]
        for what, amount in reward.items():
            if what == "encounter":
                for _ in range(times):
                    if len(player.met) + len(player.meeting) < 6:
                        answer = yield [(seat, "free-encounter", ["meet", "skip"])]
                        if answer == "skip":
                            break
                        yield from self.rozpatrzenie_spotkania(seat, free=True)
            else:
                self.gain(seat, what, amount * times)
                if what == "points":
                    yield from self.wydawanie_punktow_dowodzenia(seat, None)
