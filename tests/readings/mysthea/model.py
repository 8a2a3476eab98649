"""A second reading of Mysthea's rulebook: plain and slow, a method for each heading.

Written from the rulebook and the component facts alone. "Decision N" are the numbered decisions of the facts.
`Model.play()` yields questions, mostly one seat's, and takes the answers: numbers of cards, regions, islands, or words.
"""

from collections.abc import Generator
from typing import Any

from tests.readings.mysthea.cards import KINDS
from tests.readings.mysthea.effects import Effects
from tests.readings.mysthea.pieces import EVENTS, MONSTERS, NAMES, TRACK, TYPES, island_of

Option = Any
Question = list[tuple[int, str, list[Option]]]
"""Who is asked what, with which options; several only for orders, which are chosen in secret."""
Asking = Generator[Question, Any, Any]


class Model(Effects):
    # -- Przygotowanie ------------------------------------------------------------------------------------------------

    def przygotowanie(self) -> list[str]:
        """What is wrong with the table as it was laid out by chance; nothing if all is well."""
        wrong = []
        if sorted(self.ring) != list(range(5)):
            wrong.append(f"1. islands {self.ring}")
        if self.seats == 2:
            if sorted(island_of(region) for region in self.mirages) != list(range(5)):
                wrong.append(f"1. mirages not one an island: {self.mirages}")
            if len({TYPES[region] for region in self.mirages}) != 5:
                wrong.append(f"1. mirages not all different: {self.mirages}")
        elif self.mirages:
            wrong.append("1. mirages are for two players")
        if len(set(self.monsters)) != 3 or not set(self.monsters) <= set(MONSTERS):
            wrong.append(f"2. monsters {self.monsters}")
        for era, deck in enumerate(self.decks):
            if sorted(self.number_of[card] for card in deck) != list(range(20 * era + 21, 20 * era + 41)):
                wrong.append(f"6. deck of Era {era + 1}")
        starting = [card for player in self.players for card in player.hand] + self.offer
        starting += [card for pile in self.piles for card in pile]
        if sorted(self.number_of[card] for card in starting) != list(range(1, 21)):
            wrong.append("7. the cards of the start")
        one_of_each = sorted(KINDS)
        hands = [sorted(map(self.kind, player.hand)) for player in self.players]
        if hands != [[] if self.drafted else one_of_each] * self.seats:
            wrong.append(f"7. hands {hands}")
        if self.drafted:
            if sorted(map(self.kind, self.offer)) != one_of_each or not self.offered:
                wrong.append(f"7. offer {self.offer} {self.offered}")
        elif self.offer or len({player.chosen for player in self.players}) != self.seats:
            wrong.append("8. everybody has a Chosen of their own")
        if sorted(self.order) != list(range(self.seats)):
            wrong.append(f"10. artifacts {self.order}")
        return wrong

    def play(self) -> Asking:
        """From the preparation, or from the turn at which the table stands."""
        if self.era:
            yield from self.tury_graczy(self.turn)
            yield from self.faza_2_przebieg_ery()
            yield from self.faza_3_koniec_ery()
        else:
            if self.drafted:
                yield from self.tryb_zaawansowany()
            yield from self.rozstawienie_wybrancow()
        while self.era < 3:
            self.era += 1
            self.round = 0
            self.faza_1_poczatek_ery()
            yield from self.faza_2_przebieg_ery()
            yield from self.faza_3_koniec_ery()
        self.koniec_rozgrywki()

    def tryb_zaawansowany(self) -> Asking:
        """In turn order, a card at a time, until each has a Chosen and a card of every colour."""
        for _ in range(5):
            for seat in self.order:
                player = self.players[seat]
                held = {self.kind(card) for card in player.hand}
                options: list[Option] = [card for card in self.offer if self.kind(card) not in held]
                if not player.chosen:
                    options.append(self.offered)
                taken = yield [(seat, "draft", options)]
                if isinstance(taken, str):
                    player.chosen = taken
                    self.offered = self.undealt.pop(self.below(len(self.undealt)))
                else:
                    self.offer.remove(taken)
                    player.hand.append(taken)
                    self.offer += [
                        pile.pop() for pile in self.piles if pile and self.kind(pile[-1]) == self.kind(taken)
                    ]

    def rozstawienie_wybrancow(self) -> Asking:
        """11. From the last to the first."""
        for seat in reversed(self.order):
            taken = {
                island_of(self.chosen_at(other)) for other in range(self.seats) if self.figure(other).where != "pool"
            }
            free = [region for region in range(15) if island_of(region) not in taken and region not in self.mirages]
            region = yield [(seat, "place-chosen", free)]
            self.figure(seat).where = region
            others = [island for island in range(5) if island != island_of(region)]
            self.players[seat].token = yield [(seat, "place-token", others)]
        if self.seats == 2:
            islands = {island_of(self.chosen_at(seat)) for seat in range(2)}
            self.mirages = {region for region in self.mirages if island_of(region) in islands}

    # -- Faza 1 - Początek Ery ----------------------------------------------------------------------------------------

    def faza_1_poczatek_ery(self) -> None:
        later = self.era > 1
        # 1, 2
        if later:
            self.out += self.market
            self.market = []
        while len(self.market) < 3 and self.deck:
            self.market.append(self.deck.pop())
        # 3
        self.aligned = [None] * 5
        self.beaten = []
        # 4
        monster = self.monsters[self.era - 1]
        self.lairs[self.era - 1] = NAMES.index(MONSTERS[monster][1])
        self.przetasuj_wydarzenia()
        # 5; Telron before the Chosen recover, also in Era I (decisions 14, 21)
        for seat in self.order:
            if self.ability(seat, "telron"):
                self.gain(seat, "energy", 4)
        for player in self.players:
            player.wounded = False
        # 6
        for unit in self.all_units():
            if unit.kind == "fortification":
                unit.where = "beside"
        # 7
        for player in self.players:
            player.hand += player.discard
            player.discard = []
        # 8
        if later:
            self.order.sort(key=lambda seat: -self.players[seat].glory)
        # 9
        for number, seat in enumerate(self.order):
            self.players[seat].charged = True
            self.gain(seat, "energy", 3 + number)

    def przetasuj_wydarzenia(self) -> None:
        """Five regions, the storm and the monsters so far. A card is drawn when it comes to lie on top."""
        came = [6 + tuple(MONSTERS).index(monster) for monster in self.monsters[: self.era]]
        self.event_deck = [*range(6), *came]
        self.track = []
        self.odkryj_wierzchnia()

    def odkryj_wierzchnia(self) -> None:
        deck = self.event_deck
        self.next_event = deck.pop(self.below(len(deck))) if deck else None

    # -- Faza 2 - Przebieg Ery ----------------------------------------------------------------------------------------

    def faza_2_przebieg_ery(self) -> Asking:
        """Until the fifth region card has been placed and its round is played."""
        while sum(event < 5 for event in self.track) < 5:
            self.round += 1
            self.wydarzenia()
            yield from self.tury_graczy(0)

    def tury_graczy(self, first: int) -> Asking:
        for turn in range(first, self.seats):
            self.turn = turn
            yield from self.tura_gracza(self.order[turn])

    def wydarzenia(self) -> None:
        assert self.next_event is not None
        self.track.append(self.next_event)
        self.odkryj_wierzchnia()
        if TRACK[len(self.track) - 1] == 6:
            for player in self.players:
                player.charged = True

    def tura_gracza(self, seat: int) -> Asking:
        """One basic action, and one special action before or after it."""
        self.nowa_tura()
        while True:
            options: list[Option] = []
            if not self.acted:
                options += self.akcje_podstawowe(seat)
            if not self.special:
                options += self.akcje_specjalne(seat)
            if self.acted:
                options.append("end")
            prompt = "turn-special" if self.acted else "turn-basic" if self.special else "turn"
            if options == ["end"]:
                break
            answer = yield [(seat, prompt, options)]
            if answer == "end":
                break
            yield from self.take_action(seat, answer)
        self.players[seat].points = 0

    def nowa_tura(self) -> None:
        self.acted = self.special = False
        self.used = set()
        for unit in self.all_units():
            unit.moved = False

    def akcje_podstawowe(self, seat: int) -> list[Option]:
        options: list[Option] = [("play", card) for card in self.players[seat].hand]
        if self.can_develop(seat):
            options.append("develop")
        return [*options, "meditate"]

    def akcje_specjalne(self, seat: int) -> list[Option]:
        player = self.players[seat]
        options: list[Option] = [("use", card) for card in player.equipment if self.can_use(seat, card)]
        if player.charged:
            options += [("battle", region) for region in self.battlefields(seat)]
            options.append("island")
        if self.can_meet(seat):
            options.append("encounter")
        return options

    def take_action(self, seat: int, answer: Option) -> Asking:
        if answer == "develop":
            self.acted = True
            yield from self.rozwoj(seat, must=True)
        elif answer == "meditate":
            self.acted = True
            yield from self.medytacja(seat)
        elif answer == "island":
            self.special = True
            yield from self.przemieszczenie_wyspy(seat)
        elif answer == "encounter":
            self.special = True
            yield from self.rozpatrzenie_spotkania(seat, free=False)
        elif answer[0] == "play":
            self.acted = True
            yield from self.dzialanie(seat, answer[1])
        elif answer[0] == "use":
            self.special = True
            yield from self.uzycie_wyposazenia(seat, answer[1])
        else:
            self.special = True
            self.players[seat].charged = False
            yield from self.rozpoczecie_bitwy(seat, answer[1], 0)

    # -- Przemieszczenie wyspy ----------------------------------------------------------------------------------------

    def przemieszczenie_wyspy(self, seat: int) -> Asking:
        self.players[seat].charged = False
        island = island_of(self.chosen_at(seat))
        yield from self.przeprowadzenie_zestrojenia(seat, island)
        after = yield [(seat, "move-island", self.gaps(island))]
        ring = [other for other in self.ring if other != island]
        ring.insert(ring.index(after) + 1, island)
        self.ring = ring

    def gaps(self, island: int) -> list[int]:
        """Each named by the island before it; the one that it came from is not among them (decision 8)."""
        return [other for other in self.ring if other not in (island, self.clockwise(island, -1))]

    def przeprowadzenie_zestrojenia(self, seat: int, island: int) -> Asking:
        """Once an Era; the card of the island that moves, or of any for Kolbor and Malabor."""
        if seat in self.aligned:
            return
        islands = range(5) if self.ability(seat, "kolbor-malabor") else [island]
        free: list[Option] = [other for other in islands if self.aligned[other] is None]
        if not free:
            return
        answer = yield [(seat, "align", [*free, "skip"])]
        if answer != "skip":
            self.aligned[answer] = seat
            self.gain(seat, "glory", self.zestrojenie(seat, NAMES[answer], self.night[answer]))

    def zestrojenie(self, seat: int, island: str, night: bool) -> int:
        player = self.players[seat]
        match island, night:
            case "crystal", False:
                return 3 * len(player.upgrades)
            case "crystal", True:
                return 4 * len(player.equipment)
            case "rift", False:
                return 4 * len(player.met)
            case "rift", True:
                return 2 * player.experience
            case "tree", False:
                return 3 * len(self.controlled(seat))
            case "tree", True:
                return len(self.regions_of(seat))
            case "sphere", False:
                return 2 * len(self.deployed(seat, "construct"))
            case "sphere", True:
                return 3 * len(self.deployed(seat, "golem"))
            case "volcano", False:
                return 2 * len(player.discard)
        return 0  # the last one gives glory at the end of the Era

    # -- Faza 3 - Koniec Ery ------------------------------------------------------------------------------------------

    def faza_3_koniec_ery(self) -> Asking:
        self.nowa_tura()
        self.turn = self.seats
        for worth, event in zip(TRACK, self.track):
            if event < 5:
                self.karta_regionu(EVENTS[event], worth)
            elif event == 5:
                self.karta_burzy()
            else:
                yield from self.karta_potwora(tuple(MONSTERS)[event - 6])
        volcano = NAMES.index("volcano")
        aligned = self.aligned[volcano]
        if self.night[volcano] and aligned is not None:
            self.gain(aligned, "glory", 8 * len(set(self.beaten)))
        for seat in self.order:
            if self.ability(seat, "cr-2t1"):
                self.gain(seat, "glory", 3 * (len(self.controlled(seat)) // 2))

    def karta_regionu(self, kind: str, worth: int) -> None:
        for seat in self.order:
            self.gain(seat, "glory", worth * len(self.controlled(seat, kind)))

    def karta_burzy(self) -> None:
        self.lairs = [None if lair is None else self.clockwise(lair, 1) for lair in self.lairs]

    def koniec_rozgrywki(self) -> None:
        """Most glory; of those who tie, the artifact of Era III decides (decision 22)."""
        by_glory = sorted(self.order, key=lambda seat: -self.players[seat].glory)
        self.places = [by_glory.index(seat) + 1 for seat in range(self.seats)]
