"""Ostium, read a second time: slow and plain, from the rulebook and the component facts, before reading the engine.

The methods are named after the rulebook's headings and stand in its order. "Decision n" is the numbered list that comes
with the facts; what both leave open is as the game's README says. Cards are numbers; `faces[card]` is what is printed:

    {"kind": "warrior", "clan": "ember", "power": 2, "cost": 2, "left": [...], "right": [...], "main": [...]}

and an ability is `(verb, value)`, or `("discard", (verb, value))`, or `("last-breath", (verb, value))`.

A battlefield is a list of six places, the attack row (0, 1, 2) and the defence row (3, 4, 5), from the left as its
owner sees them. Piles are lists whose last card is the top one. In solo the opponent is side 1 and its places are
counted as the player sees them.

`play()` is a generator of questions `(seat, prompt, options)`; what is sent into it is the answer.
"""

from collections.abc import Callable, Generator, Iterator
from itertools import product
from typing import Any

Option = Any
Question = tuple[int, str, list[Option]]
Asking = Generator[Question, Option, Any]
Face = dict[str, Any]

CLANS = ["ember", "tide", "root", "veil", "storm"]
ACTIVE = ["crystal", "draw", "repair", "rebuild", "exile", "strike", "strike-all", "dismiss", "cull"]

COLUMNS = [0, 1, 2]
ATTACK_ROW = [0, 1, 2]
DEFENCE_ROW = [3, 4, 5]
FULL_GATE = 15
HAND = 5
FUSION = 2
ACTIONS = 60
TURNS = 400


class GameOver(Exception):
    """Gra kończy się natychmiast."""


class Model:
    def __init__(
        self, seats: int, faces: list[Face], position: dict[str, Any], mix: Callable[[list[int]], None]
    ) -> None:
        self.seats = seats
        self.solo = seats == 1
        self.faces = faces
        self.mix = mix
        self.sides: list[dict[str, Any]] = position["sides"]
        """Each: gates (three numbers, None where there is none), field (six cards or None), turned (the places of
        defeated creatures), deck, hand, discard."""
        self.warriors: list[int] = position["warriors"]
        self.summon: list[int | None] = position["summon"]
        self.unsummoned: list[int] = position["unsummoned"]
        self.sovereigns: list[int] = position["sovereigns"]
        self.throne: list[int] = position["throne"]
        self.primals: list[int] = position["primals"]
        self.removed: list[int] = position["removed"]
        if self.solo:
            # "Stos kart usuniętych jest jednocześnie stosem nieprzywołanych Wojowników."
            self.unsummoned = self.removed
        self.active: int = position["active"]
        self.turn: int = position["turn"]
        self.begun: bool = position["begun"]
        """Does play start in the middle of a development phase?"""
        self.phase = "develop"
        self.crystals: int = position["crystals"]
        self.actions: int = position["actions"]
        self.fury: int | None = None
        self.bonus = [0, 0, 0]
        self.chains: list[list[int]] = []
        self.charged: set[int] = set()
        self.lost: set[int] = set()
        self.out: list[int] = []
        self.places: list[int] | None = None
        self.reason = ""

    # -- Przygotowanie gry --------------------------------------------------------------------------------------------

    def przygotowanie_gry(self) -> list[str]:
        """What is wrong with the table before the first turn."""
        wrong: list[str] = []

        def must(what: str, found: object, expected: object) -> None:
            if found != expected:
                wrong.append(f"{what}: {found}, not {expected}")

        hands = {1: [5], 2: [3, 5], 3: [3, 4, 5]}[self.seats]
        gates = [15, None, 15] if self.seats == 3 else [15, 15, 15]
        for turn in range(self.seats):
            seat = (self.active + turn) % self.seats
            side = self.sides[seat]
            must(f"hand {seat}", len(side["hand"]), hands[turn])
            own = side["hand"] + side["deck"]
            must(f"deck {seat}", sorted(self.faces[card]["clan"] for card in own), sorted(CLANS * 2))
            must(f"familiars {seat}", {self.faces[card]["kind"] for card in own}, {"familiar"})
            must(f"discard {seat}", side["discard"], [])
            must(f"field {seat}", side["field"], [None] * 6)
        for number, side in enumerate(self.sides):
            must(f"gates {number}", side["gates"], gates)
            must(f"turned {number}", side["turned"], set())
        open_warriors = self.sides[1]["field"] if self.solo else self.summon
        must("open warriors", sum(card is not None for card in open_warriors), 6)
        for what, kind, cards in (
            ("warriors", "warrior", [*self.warriors, *(card for card in open_warriors if card is not None)]),
            ("sovereigns", "sovereign", [*self.sovereigns, *self.throne]),
            ("primals", "primal", self.primals),
        ):
            must(what, {self.faces[card]["kind"] for card in cards}, {kind})
            must(what, len(set(cards)), len(cards))
        must("primals", len(self.primals), 10)
        must("open sovereigns", len(self.throne), 2)
        must("unsummoned", self.unsummoned, [])
        must("removed", self.removed, [])
        return wrong

    # -- Fazy gry -----------------------------------------------------------------------------------------------------

    def play(self) -> Asking:
        try:
            while True:
                if self.solo and self.active == 1:
                    yield from self.tura_przeciwnika()
                else:
                    yield from self.tura_gracza()
                self.next_turn()
        except GameOver:
            return

    def next_turn(self) -> None:
        if self.turn == TURNS:
            self.too_long()
        self.turn += 1
        if self.solo:
            self.active = 1 - self.active
            return
        self.active = (self.active + 1) % self.seats
        while self.active in self.out:
            self.active = (self.active + 1) % self.seats

    def tura_gracza(self) -> Asking:
        if not self.begun:
            self.begin_turn()
        if self.three() and not self.begun:
            # "Każdy zbiera swoje pokonane Kreatury […] dopiero na początku swojej Fazy Rozwoju"; what a last breath
            # defeats now waits for the next one (decision 6).
            yield from self.collect(self.active)
        self.begun = False
        yield from self.faza_rozwoju()
        yield from self.faza_ataku()
        yield from self.zakonczenie_fazy_ataku()

    def begin_turn(self) -> None:
        self.phase = "develop"
        self.crystals = 0
        self.actions = 0
        self.lost = set()

    # -- who is who ---------------------------------------------------------------------------------------------------

    def alive(self) -> list[int]:
        return [side for side in range(len(self.sides)) if side not in self.out]

    def three(self) -> bool:
        return len(self.alive()) == 3

    def opponents(self, side: int) -> list[int]:
        """In turn order after this one."""
        count = len(self.sides)
        after = [(side + step) % count for step in range(1, count)]
        return [other for other in after if other not in self.out]

    def met_by(self, side: int, column: int) -> list[tuple[int, int]]:
        """Szarża: which columns of which opponents lie straight ahead of a column of this side."""
        if self.solo:
            return [(1 - side, column)]
        if not self.three():
            # decision 22: left and right are the owner's, so what faces my left is their right
            return [(other, 2 - column) for other in self.opponents(side)]
        left, right = (side + 1) % 3, (side + 2) % 3
        if column == 0:
            return [(left, 2)]
        if column == 2:
            return [(right, 0)]
        return [(left, 1), (right, 1)]

    # -- the cards ----------------------------------------------------------------------------------------------------

    def kind(self, card: int) -> str:
        return str(self.faces[card]["kind"])

    def actives(self, domain: list[Any]) -> list[tuple[str, int]]:
        return [(verb, value) for verb, value in domain if verb in ACTIVE]

    def total(self, domain: list[Any], *verbs: str) -> int:
        return sum(value for verb, value in domain if verb in verbs)

    def swift(self, card: int) -> bool:
        return any(verb == "swift" for verb, _ in self.faces[card]["main"])

    def set_off(self, card: int, by: str) -> list[tuple[str, int]]:
        """What stands right of the arrow (`discard`) or of the symbol (`last-breath`)."""
        return [then for verb, then in self.faces[card]["main"] if verb == by]

    # -- Faza rozwoju -------------------------------------------------------------------------------------------------

    def faza_rozwoju(self) -> Asking:
        me = self.active
        while self.actions < ACTIONS:
            options = self.actions_open()
            if options == ["attack"]:
                break
            answer = yield (me, "develop", options)
            if answer == "attack":
                break
            self.actions += 1
            what, card = answer
            if what == "discard":
                yield from self.odrzuc_kreature(card)
            elif what == "summon":
                yield from self.przywolaj_kreature(card)
            elif what == "recruit":
                self.recruit(card)
            elif what == "move":
                yield from self.przesun(card)
            elif what == "recall":
                yield from self.odwolaj(card)
        # "wszystkie niewykorzystane przepadają na koniec Fazy Rozwoju"
        self.crystals = 0
        if not self.solo:
            self.uzupelnienie_pola_przywolan()

    def actions_open(self) -> list[Option]:
        side = self.sides[self.active]
        free = self.free_places()
        options: list[Option] = []
        for card in side["hand"]:
            options.append(("discard", card))
            if free:
                options.append(("summon", card))
        if free:
            bought = [card for card in self.pole_przywolan() if self.faces[card]["cost"] <= self.crystals]
            options += [("summon", card) for card in bought]
        if self.crystals >= 1:
            options += [("recruit", card) for card in self.strefa_odeslania()]
        mine = self.undefeated(self.active)
        for place in mine:
            card = side["field"][place]
            if self.crystals >= 1 and (free or len(mine) > 1):
                options.append(("move", card))
            if self.crystals >= 1 or self.swift(card):
                options.append(("recall", card))
        return [*options, "attack"]

    def free_places(self) -> list[int]:
        return [place for place in range(6) if self.sides[self.active]["field"][place] is None]

    def undefeated(self, side: int) -> list[int]:
        field, turned = self.sides[side]["field"], self.sides[side]["turned"]
        return [place for place in range(6) if field[place] is not None and place not in turned]

    # -- Akcja 1: Odrzuć Kreaturę -------------------------------------------------------------------------------------

    def odrzuc_kreature(self, card: int) -> Asking:
        side = self.sides[self.active]
        side["hand"].remove(card)
        side["discard"].append(card)
        yield from self.use(self.active, [(ability, None) for ability in self.set_off(card, "discard")])

    # -- Akcja 2: Przywołaj Kreaturę ----------------------------------------------------------------------------------

    def przywolaj_kreature(self, card: int) -> Asking:
        free = self.free_places()
        place = free[0]
        if len(free) > 1:
            place = yield (self.active, "place", free)
        from_hand = card in self.sides[self.active]["hand"]
        if from_hand:
            self.sides[self.active]["hand"].remove(card)
        else:
            self.crystals -= self.faces[card]["cost"]
            self.take_from_field(card)
        self.sides[self.active]["field"][place] = card
        # decision 1: the main domain works from the hand, from the Summon Field only if swift
        yield from self.use(self.active, self.arriving(self.active, place, main=from_hand or self.swift(card)))

    def arriving(self, side: int, place: int, main: bool) -> list[tuple[tuple[str, int], int | None]]:
        """Zdolności aktywne of a creature that was just summoned, each with the card it stands on."""
        card = self.sides[side]["field"][place]
        found: list[tuple[tuple[str, int], int | None]] = []
        if main:
            found += [(ability, card) for ability in self.actives(self.faces[card]["main"])]
        for own, theirs, neighbour in self.synergia_klanowa(side, place):
            other = self.sides[side]["field"][neighbour]
            found += [(ability, card) for ability in self.actives(self.faces[card][own])]
            found += [(ability, other) for ability in self.actives(self.faces[other][theirs])]
        return found

    def synergia_klanowa(self, side: int, place: int) -> Iterator[tuple[str, str, int]]:
        """The neighbours in its row that share its clan: own domain facing them, theirs facing it, their place."""
        field = self.sides[side]["field"]
        row = ATTACK_ROW if place in ATTACK_ROW else DEFENCE_ROW
        for own, theirs, neighbour in (("left", "right", place - 1), ("right", "left", place + 1)):
            if neighbour in row and field[neighbour] is not None and self.same_clan(field[place], field[neighbour]):
                yield own, theirs, neighbour

    def same_clan(self, one: int, other: int) -> bool:
        """Primals take part in the synergy of any clan."""
        if "primal" in (self.kind(one), self.kind(other)):
            return True
        return bool(self.faces[one]["clan"] == self.faces[other]["clan"])

    # -- Pole Przywołań -----------------------------------------------------------------------------------------------

    def pole_przywolan(self) -> list[int]:
        """Everything that can be bought now."""
        return [*self.open_warriors().values(), *self.throne, *self.primals[-1:]]

    def open_warriors(self) -> dict[int, int]:
        """By place. In solo they are the opponent's battlefield; its defeated creatures are not for sale."""
        if self.solo:
            return {place: self.sides[1]["field"][place] for place in self.undefeated(1)}
        return {place: card for place, card in enumerate(self.summon) if card is not None}

    def strefa_odeslania(self) -> list[int]:
        """The column on the far right."""
        return [card for place, card in self.open_warriors().items() if place in (2, 5)]

    def take_from_field(self, card: int) -> None:
        if card in self.primals:
            self.primals.remove(card)
        elif card in self.throne:
            self.take_sovereign(card)
        elif self.solo:
            field = self.sides[1]["field"]
            field[field.index(card)] = None
        else:
            self.summon[self.summon.index(card)] = None

    def take_sovereign(self, card: int) -> None:
        """Pole Przywołań Suwerenów uzupełnij natychmiast."""
        self.throne.remove(card)
        if self.sovereigns:
            self.throne.append(self.sovereigns.pop())

    def recruit(self, card: int) -> None:
        """Ze Strefy Odesłania na swój stos kart odrzuconych: no ability works."""
        self.crystals -= 1
        self.take_from_field(card)
        self.sides[self.active]["discard"].append(card)

    # -- Akcja 3: Przesuń albo Odwołaj Kreaturę -----------------------------------------------------------------------

    def przesun(self, card: int) -> Asking:
        """To a free place, or change places with another undefeated creature; triggers nothing (decision 24)."""
        field = self.sides[self.active]["field"]
        start = field.index(card)
        others = [place for place in self.undefeated(self.active) if place != start]
        goals = sorted(self.free_places() + others)
        goal = goals[0]
        if len(goals) > 1:
            goal = yield (self.active, "move-to", goals)
        self.crystals -= 1
        field[start], field[goal] = field[goal], field[start]

    def odwolaj(self, card: int) -> Asking:
        side = self.sides[self.active]
        if not self.swift(card):
            self.crystals -= 1
        side["field"][side["field"].index(card)] = None
        side["discard"].append(card)
        yield from self.last_breath(self.active, card)

    def last_breath(self, side: int, card: int) -> Asking:
        """Pokonana lub Odwołana Kreatura, while it is put on the pile."""
        abilities: list[tuple[tuple[str, int], int | None]] = [
            (found, None) for found in self.set_off(card, "last-breath")
        ]
        if self.solo and side == 1:
            for ability, source in abilities:
                yield from self.use_alone(ability, source)
        else:
            yield from self.use(side, abilities)

    # -- Uzupełnienie Pola Przywołań Wojowników -----------------------------------------------------------------------

    def uzupelnienie_pola_przywolan(self) -> None:
        self.usun(self.summon)
        self.przesun_wojownikow(self.summon)
        for place in range(6):
            if self.summon[place] is None:
                if not self.warriors:
                    self.warriors, self.unsummoned = self.unsummoned, []
                    if self.warriors:
                        self.mix(self.warriors)
                if self.warriors:
                    self.summon[place] = self.warriors.pop()

    def usun(self, field: list[int | None]) -> None:
        for place in (2, 5):
            card = field[place]
            if card is not None:
                self.unsummoned.append(card)
                field[place] = None

    def przesun_wojownikow(self, field: list[int | None]) -> None:
        """Each row to the right, as far as it goes."""
        for row in (ATTACK_ROW, DEFENCE_ROW):
            cards = [field[place] for place in row if field[place] is not None]
            moved = [None] * (3 - len(cards)) + cards
            for place, card in zip(row, moved):
                field[place] = card

    # -- Faza ataku ---------------------------------------------------------------------------------------------------

    def faza_ataku(self) -> Asking:
        me = self.active
        self.phase = "attack"
        if any(self.furious(me, place) for place in ATTACK_ROW if place in self.undefeated(me)):
            self.fury = yield (me, "fury", [0, 1, 2, 3, 4])
        for column in COLUMNS:
            routes = self.fuzja_mocy(me, column)
            if routes:
                route = yield (me, "fuse", [*((column, *route) for route in routes), "none"])
                if route != "none":
                    self.link(me, list(route))
        while options := self.charges():
            charge = options[0]
            if len(options) > 1:
                charge = yield (me, "charge", options)
            what, column, foe = charge
            self.szarza(me, column, foe, skip=what == "skip")

    # -- Fuzja Mocy ---------------------------------------------------------------------------------------------------

    def fuzja_mocy(self, side: int, column: int) -> list[list[int]]:
        """Every chain from a gate: from the creature before it over neighbours of one clan to one that may charge."""
        field = self.sides[side]["field"]
        found: list[list[int]] = []

        def lead(path: list[int]) -> None:
            last = path[-1]
            if len(path) > 1 and last in ATTACK_ROW and last in self.undefeated(side):
                found.append(path)
            for place in range(6):
                # nie po skosie
                straight = (place % 3 == last % 3) or (place // 3 == last // 3 and abs(place - last) == 1)
                free = field[place] is not None and place not in path and place not in self.linked()
                if straight and free and self.one_clan(side, [*path, place]):
                    lead([*path, place])

        start = 3 + column
        if self.gate_stands(side, column) and field[start] is not None and start not in self.linked():
            lead([start])
        return sorted(found, key=lambda path: (len(path), path))

    def gate_stands(self, side: int, column: int) -> bool:
        """Nie możesz rozpocząć Fuzji Mocy ze zniszczonej Bramy; with three players the middle column has none."""
        return bool(self.sides[side]["gates"][column])

    def one_clan(self, side: int, path: list[int]) -> bool:
        """Primals and creatures with a wild fusion join the chain of any clan."""
        field = self.sides[side]["field"]
        clans = {self.faces[field[place]]["clan"] for place in path if not self.joins_any(side, place)}
        return len(clans) <= 1

    def joins_any(self, side: int, place: int) -> bool:
        return self.kind(self.sides[side]["field"][place]) == "primal" or self.passive(side, place, "wild-fusion") > 0

    def linked(self) -> set[int]:
        """Przez Kreaturę może przejść tylko jeden łańcuch."""
        return {place for chain in self.chains for place in chain[1:]}

    def link(self, side: int, chain: list[int]) -> None:
        """A chain: the column of its gate, then the places on its way."""
        _, *path = chain
        self.chains.append(chain)
        self.bonus[path[-1]] = FUSION + sum(self.passive(side, place, "fusion", "wild-fusion") for place in path)

    # -- Szarża -------------------------------------------------------------------------------------------------------

    def charges(self) -> list[Option]:
        options: list[Option] = []
        for column in COLUMNS:
            if self.must_charge(self.active, column):
                for foe, theirs in self.met_by(self.active, column):
                    options.append(("charge", column, foe))
                    if theirs in self.undefeated(foe):
                        options.append(("skip", column, foe))
        return options

    def must_charge(self, side: int, column: int) -> bool:
        """decision 4: every creature of the attack row with any power charges, once."""
        return column not in self.charged and column in self.undefeated(side) and self.attacking(side, column) > 0

    def passive(self, side: int, place: int, *verbs: str) -> int:
        """How much of a passive ability a creature has: main domain, and side domains in synergy."""
        face = self.faces[self.sides[side]["field"][place]]
        return self.total(face["main"], *verbs) + sum(
            self.total(face[own], *verbs) for own, _, _ in self.synergia_klanowa(side, place)
        )

    def furious(self, side: int, place: int) -> bool:
        return self.passive(side, place, "fury") > 0

    def attacking(self, side: int, column: int) -> int:
        """Moc of a charging creature."""
        power: int = self.faces[self.sides[side]["field"][column]]["power"]
        power += self.passive(side, column, "assault")
        power += self.bonus[column]
        if self.fury is not None:
            power += self.passive(side, column, "fury") * self.creatures_of(self.fury)
        return power

    def creatures_of(self, clan: int) -> int:
        """On all battlefields; defeated ones count, primals do not (decision 8)."""
        return sum(
            self.faces[card]["clan"] == CLANS[clan] for side in self.sides for card in side["field"] if card is not None
        )

    def defending(self, side: int, place: int) -> int:
        """Moc of an attacked creature."""
        return int(self.faces[self.sides[side]["field"][place]]["power"]) + self.passive(side, place, "guard")

    # -- Pokonanie Kreatury -------------------------------------------------------------------------------------------

    def szarza(self, side: int, column: int, foe: int, skip: bool) -> None:
        self.charged.add(column)
        power = self.attacking(side, column)
        theirs = dict(self.met_by(side, column))[foe]
        in_the_way = [theirs, 3 + theirs]
        if skip:
            in_the_way.remove(theirs)
        for place in in_the_way:
            if place in self.undefeated(foe):
                resisting = self.defending(foe, place)
                if self.overcomes(power, resisting):
                    self.sides[foe]["turned"].add(place)
                power -= resisting
                if power <= 0:
                    return
        self.damage(foe, theirs, power, by=side)

    def overcomes(self, power: int, resisting: int) -> bool:
        """Większa albo równa; with equal power the charge ends there."""
        return power >= resisting

    # -- Zniszczenie Bramy --------------------------------------------------------------------------------------------

    def damage(self, owner: int, column: int, amount: int, by: int) -> None:
        gates = self.sides[owner]["gates"]
        if not gates[column]:
            return  # "Obrażenia zadawane zniszczonej Bramie przepadają."
        gates[column] = max(0, gates[column] - amount)
        if gates[column] == 0:
            self.zniszczenie_bramy(owner, column, by)

    def zniszczenie_bramy(self, owner: int, column: int, by: int) -> None:
        self.lost.add(owner)
        self.defeat(owner, column)
        self.defeat(owner, 3 + column)
        for mine in COLUMNS:
            if (owner, column) in self.met_by(by, mine):
                self.defeat(by, mine)
        if not any(self.sides[owner]["gates"]):
            self.all_gates_lost(owner)

    def defeat(self, side: int, place: int) -> None:
        if self.sides[side]["field"][place] is not None:
            self.sides[side]["turned"].add(place)

    # -- Koniec gry ---------------------------------------------------------------------------------------------------

    def all_gates_lost(self, owner: int) -> None:
        if len(self.alive()) == 2:
            (winner,) = [side for side in self.alive() if side != owner]
            if not self.solo:
                self.out.append(owner)
            self.reason = "gates-lost" if self.solo and owner == 0 else "gates-destroyed"
            if self.solo:
                self.places = [1 if winner == 0 else 2]
            else:
                self.places = [1 if seat == winner else 2 for seat in range(self.seats)]
                if self.seats == 3:
                    self.places[self.out[0]] = 3
            raise GameOver
        # Tryb dla trzech graczy: who is out takes no further part; the creatures leave the table (decision 14).
        self.out.append(owner)
        side = self.sides[owner]
        for place in range(6):
            if side["field"][place] is not None:
                side["discard"].append(side["field"][place])
                side["field"][place] = None
        side["turned"].clear()
        self.lost.discard(owner)

    def too_long(self) -> None:
        """Not in the rulebook: more standing gates, then more durability; alone one has lost."""
        self.reason = "time-up"
        if self.solo:
            self.places = [2]
            raise GameOver
        worth = []
        for side in self.sides:
            standing = [gate for gate in side["gates"] if gate]
            worth.append((len(standing), sum(standing)))
        self.places = [1 + sum(other > own for other in worth) for own in worth]
        raise GameOver

    # -- Zakończenie Fazy Ataku ---------------------------------------------------------------------------------------

    def zakonczenie_fazy_ataku(self) -> Asking:
        self.phase = "end"
        self.fury = None
        self.bonus = [0, 0, 0]
        self.chains = []
        self.charged = set()
        yield from self.aftermath()
        if not (self.solo and self.active == 1):
            yield from self.last_discards()
            self.draw(self.active, HAND - len(self.sides[self.active]["hand"]))
        for side in [*self.opponents(self.active), self.active]:
            if side in self.lost and side not in self.out:
                yield from self.sovereign_for_a_gate(side)

    def aftermath(self) -> Asking:
        """Each collects the defeated creatures, the defender first; three players wait for their own next turn."""
        while not self.three() and any(side["turned"] for side in self.sides):
            for side in [*self.opponents(self.active), self.active]:
                yield from self.collect(side)

    def collect(self, side: int) -> Asking:
        """In an order of the owner's own, each with its last breath as it is put on the pile."""
        field, turned = self.sides[side]["field"], self.sides[side]["turned"]
        cards = [field[place] for place in sorted(turned)]
        while cards:
            card = cards[0]
            if len(cards) > 1 and not (self.solo and side == 1):
                card = yield (side, "collect", list(cards))
            cards.remove(card)
            place = field.index(card)
            field[place] = None
            turned.remove(place)
            self.pile(side).append(card)
            yield from self.last_breath(side, card)
            cards = [card for card in cards if card in field]  # a last breath may have taken some of them

    def pile(self, side: int) -> list[int]:
        """Where a side's creatures go; the solo opponent's to the common pile (decision 21)."""
        pile: list[int] = self.unsummoned if self.solo and side == 1 else self.sides[side]["discard"]
        return pile

    def last_discards(self) -> Asking:
        """decision 11: cards may be discarded at any time of the own turn, also just before drawing."""
        hand = self.sides[self.active]["hand"]
        while hand:
            card = yield (self.active, "last-discard", [*hand, "done"])
            if card == "done":
                return
            yield from self.odrzuc_kreature(card)
            yield from self.aftermath()  # it may have destroyed a gate

    def draw(self, seat: int, count: int) -> None:
        """An empty deck is the discard pile turned over: what was discarded first is drawn first."""
        side = self.sides[seat]
        for _ in range(count):
            if not side["deck"]:
                side["deck"], side["discard"] = side["discard"][::-1], []
            if side["deck"]:
                side["hand"].append(side["deck"].pop())

    def sovereign_for_a_gate(self, side: int) -> Asking:
        if self.solo and side == 1:
            if self.sovereigns:
                self.warriors.append(self.sovereigns.pop())
            return
        if self.throne:
            card = self.throne[0]
            if len(self.throne) > 1:
                card = yield (side, "sovereign", list(self.throne))
            self.take_sovereign(card)
            self.sides[side]["hand"].append(card)

    # -- Zdolności aktywne --------------------------------------------------------------------------------------------

    def use(self, seat: int, waiting: list[tuple[tuple[str, int], int | None]]) -> Asking:
        """The owner of abilities uses them in any order, or leaves them. Each waits with the card it stands on."""
        for (verb, value), _ in waiting:
            if verb == "crystal":
                self.zbierz_krysztal(seat, value)
        waiting = [(ability, source) for ability, source in waiting if ability[0] != "crystal"]
        while True:
            options: list[Option] = []
            for ability, source in waiting:
                options += [option for option in self.targets(seat, ability, source) if option not in options]
            if not options:
                return
            answer = yield (seat, "use", [*options, "done"])
            if answer == "done":
                return
            chosen = next(pair for pair in waiting if answer in self.targets(seat, *pair))
            waiting.remove(chosen)
            (verb, value), source = chosen
            if verb == "exile" and value > 1:
                waiting.append(((verb, value - 1), source))
            yield from self.do(seat, answer, source)

    def zbierz_krysztal(self, seat: int, value: int) -> None:
        """decision 10: outside the development phase crystals are lost."""
        if self.phase == "develop" and seat == self.active:
            self.crystals += value

    def targets(self, seat: int, ability: tuple[str, int], source: int | None) -> list[Option]:
        verb, value = ability
        side = self.sides[seat]
        base = 3 * seat
        things: list[Any] = []
        if verb == "draw" and (side["deck"] or side["discard"]):
            things = [seat]
        elif verb == "repair":
            things = [
                base + column for column in COLUMNS if side["gates"][column] and side["gates"][column] < FULL_GATE
            ]
        elif verb == "rebuild":
            things = [base + column for column in COLUMNS if side["gates"][column] == 0]
        elif verb == "exile":
            things = [*side["hand"], *side["discard"]]
        elif verb == "strike":
            things = [
                3 * foe + column
                for foe in self.opponents(seat)
                for column in COLUMNS
                if self.sides[foe]["gates"][column]
            ]
        elif verb == "strike-all":
            things = self.opponents(seat)
        elif verb == "dismiss":
            things = [card for foe in self.opponents(seat) for card in self.sides[foe]["field"] if card is not None]
        elif verb == "cull":
            things = [clan for clan in range(5) if any(self.culled(clan, source))]
        return [(verb, value, thing) for thing in things]

    def culled(self, clan: int, source: int | None) -> list[list[int]]:
        """By side, the creatures of a clan but the one that culls; primals have no clan (decision 16)."""
        return [
            [c for c in side["field"] if c is not None and c != source and self.faces[c]["clan"] == CLANS[clan]]
            for side in self.sides
        ]

    def do(self, seat: int, chosen: tuple[str, int, Any], source: int | None) -> Asking:
        verb, value, thing = chosen
        side = self.sides[seat]
        if verb == "draw":
            self.draw(seat, value)
        elif verb == "repair":
            side["gates"][thing % 3] = min(FULL_GATE, side["gates"][thing % 3] + value)
        elif verb == "rebuild":
            side["gates"][thing % 3] = min(FULL_GATE, value)
        elif verb == "exile":
            (side["hand"] if thing in side["hand"] else side["discard"]).remove(thing)
            self.removed.append(thing)
        elif verb == "strike":
            self.damage(thing // 3, thing % 3, value, by=seat)
        elif verb == "strike-all":
            for column in COLUMNS:
                self.damage(thing, column, value, by=seat)
        elif verb == "dismiss":
            self.dismiss(thing)
        elif verb == "cull":
            yield from self.cull(thing, source)

    def dismiss(self, card: int) -> None:
        """To its owner's pile at once, without a last breath."""
        for number, side in enumerate(self.sides):
            if card in side["field"]:
                place = side["field"].index(card)
                side["field"][place] = None
                side["turned"].discard(place)
                self.pile(number).append(card)

    def cull(self, clan: int, source: int | None) -> Asking:
        """Each owner orders theirs."""
        culled = self.culled(clan, source)
        for side in [*self.opponents(self.active), self.active]:
            cards = culled[side]
            while cards:
                card = cards[0]
                if len(cards) > 1 and not (self.solo and side == 1):
                    card = yield (side, "collect", list(cards))
                cards.remove(card)
                self.dismiss(card)

    # -- Tryb solo: Tura przeciwnika ----------------------------------------------------------------------------------

    def tura_przeciwnika(self) -> Asking:
        self.begin_turn()
        yield from self.faza_rozwoju_przeciwnika()
        self.faza_ataku_przeciwnika()
        yield from self.zakonczenie_fazy_ataku()

    def faza_rozwoju_przeciwnika(self) -> Asking:
        field = self.sides[1]["field"]
        self.usun(field)
        self.przesun_wojownikow(field)
        for place in (2, 1, 0, 5, 4, 3):
            if field[place] is None:
                field[place] = self.warriors.pop()
                self.check_warriors()
                for ability, source in self.arriving(1, place, main=True):
                    yield from self.use_alone(ability, source)

    def check_warriors(self) -> None:
        """decision 19: lost at the moment the last card leaves the deck."""
        if not self.warriors:
            self.places = [2]
            self.reason = "warriors-spent"
            raise GameOver

    def use_alone(self, ability: tuple[str, int], source: int | None) -> Asking:
        """What the virtual opponent does with an ability; crystals, draws and the like mean nothing to it."""
        verb, value = ability
        mine, its = self.sides[0]["gates"], self.sides[1]["gates"]
        if verb == "exile":
            for _ in range(value):
                self.removed.append(self.warriors.pop())
                self.check_warriors()
        elif verb == "strike":
            strongest = max(mine)
            self.damage(0, mine.index(strongest), value, by=1)
        elif verb == "strike-all":
            for column in COLUMNS:
                self.damage(0, column, value, by=1)
        elif verb == "repair":
            weakest = min(gate for gate in its if gate)
            its[its.index(weakest)] = min(FULL_GATE, weakest + value)
        elif verb == "rebuild" and 0 in its:
            its[its.index(0)] = min(FULL_GATE, value)
        elif verb == "dismiss":
            cards = [card for card in self.sides[0]["field"] if card is not None]
            if cards:
                self.dismiss(max(cards, key=lambda card: (self.faces[card]["cost"], self.faces[card]["power"])))
        elif verb == "cull":
            sums = []
            for clan in range(5):
                faces = [self.faces[card] for card in self.culled(clan, source)[0]]
                sums.append((len(faces), sum(face["cost"] for face in faces), sum(face["power"] for face in faces)))
            if max(sums)[0] > 0:
                yield from self.cull(sums.index(max(sums)), source)

    def faza_ataku_przeciwnika(self) -> None:
        self.phase = "attack"
        if any(self.furious(1, place) for place in ATTACK_ROW if place in self.undefeated(1)):
            counts = [self.creatures_of(clan) for clan in range(5)]
            self.fury = counts.index(max(counts))
        for chain in self.worst_chains():
            self.link(1, chain)
        for column in COLUMNS:
            if self.must_charge(1, column):
                self.charged.add(column)
                attacks = self.its_attacks(column)
                if attacks is not None:
                    self.szarza(1, column, 0, skip=column in self.undefeated(0) and column not in attacks)

    def its_attacks(self, column: int) -> list[int] | None:
        """Which of the player's creatures a charge of the opponent goes for; None if it is blocked."""
        power = self.attacking(1, column)
        front, back = column, 3 + column
        standing = self.undefeated(0)
        at_front = self.defending(0, front) if front in standing else None
        at_back = self.defending(0, back) if back in standing else None
        if at_front is None and at_back is None:
            return []
        if at_back is None:
            assert at_front is not None
            return [front] if power >= at_front else []
        if at_front is None:
            return [back] if power >= at_back else None
        if power > at_front and power - at_front >= at_back:
            return [front, back]
        if power >= at_back:
            return [back]
        if power >= at_front:
            return [front]
        return None

    def worst_chains(self) -> list[list[int]]:
        """Of all ways to lead the opponent's chains the worst for the player."""
        best: list[list[int]] = []
        best_worth: list[int] | None = None
        for choice in product(*([[], *self.fuzja_mocy(1, column)] for column in COLUMNS)):
            chains = [[column, *path] for column, path in zip(COLUMNS, choice) if path]
            places = [place for chain in chains for place in chain[1:]]
            if len(places) == len(set(places)):
                worth = self.worth(chains)
                if best_worth is None or worth > best_worth:
                    best, best_worth = chains, worth
        return best

    def worth(self, chains: list[list[int]]) -> list[int]:
        """Creatures defeated by charges, then damage at the most durable gates, then at the next ones."""
        self.bonus = [0, 0, 0]
        for chain in chains:
            self.link(1, chain)
        defeated, damage = 0, [0, 0, 0]
        for column in COLUMNS:
            if self.must_charge(1, column):
                attacks = self.its_attacks(column)
                if attacks is not None:
                    power = self.attacking(1, column)
                    for place in attacks:
                        power -= self.defending(0, place)
                    defeated += len(attacks)
                    blocked = attacks == [column] and 3 + column in self.undefeated(0)
                    if not blocked:
                        damage[column] = min(power, self.sides[0]["gates"][column])
        self.bonus = [0, 0, 0]
        self.chains = []
        mine = self.sides[0]["gates"]
        levels = sorted(set(mine), reverse=True)
        return [defeated, *(sum(damage[column] for column in COLUMNS if mine[column] == level) for level in levels)]
